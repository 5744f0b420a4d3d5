/*
 * Counts in which of the forms that rarely burden the examples of each issue say it, and writes `forms.json` into the folder above. Run by hand
 * after examples or rules change:
 *   node functions/core/clauses/recognition/training/train-forms.ts
 * The same examples give the same file.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findIssues } from '../../findings/find-issues.ts';
import { indexRules } from '../../findings/rule-index.ts';
import { issues } from '../../knowledge/issues.ts';
import { topicContexts } from '../../knowledge/topic-contexts.ts';
import { readText } from '../../reading/read-text.ts';
import { type Form, formOf, isHarmlessDenial, isOwnRight } from '../../statements/form.ts';
import { readStatements } from '../../statements/read-statements.ts';

/** Fewer examples do not show how an issue can be said. */
const leastExamples = 8;
/** A form that so small a share of the examples has was misread in them. */
const leastShare = 0.03;

const knowledge = fileURLToPath(new URL('../../knowledge', import.meta.url));

interface ExampleLine {
  readonly t: string;
  readonly is: readonly string[];
}

const index = indexRules(issues);
const seen = new Map<string, { of: number; readonly forms: Map<Form, number> }>();
for (const topic of readdirSync(knowledge)) {
  const path = join(knowledge, topic, 'examples.jsonl');
  if (!existsSync(path)) continue;
  const contractType = topicContexts[topic]?.types[0] ?? 'other';
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const { t, is } = JSON.parse(line) as ExampleLine;
    const read = readText(t, { contractType, partyRole: 'receiver', riskTolerance: 'moderate' });
    for (const { issue, bearer, hits = [] } of findIssues(read, readStatements(read), index)) {
      if (issue.topic !== topic || !is.includes(issue.id)) continue;
      const key = `${topic}/${issue.id}`;
      const row = seen.get(key) ?? { of: 0, forms: new Map<Form, number>() };
      seen.set(key, row);
      row.of += 1;
      for (const form of new Set(hits.map(({ statement, at }) => formOf(statement, bearer, at))))
        row.forms.set(form, (row.forms.get(form) ?? 0) + 1);
    }
  }
}

const heard = Object.fromEntries(
  [...seen]
    .filter(([, { of }]) => of >= leastExamples)
    .map(
      ([key, { of, forms }]) =>
        [
          key,
          [...forms]
            .filter(([form, count]) => (isHarmlessDenial(form) || isOwnRight(form)) && count / of >= leastShare)
            .map(([form]) => form)
            .sort(),
        ] as const,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(new URL('../forms.json', import.meta.url), `${JSON.stringify(heard)}\n`);
console.info(`${Object.keys(heard).length} issues`);
