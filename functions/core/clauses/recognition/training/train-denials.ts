/*
 * Counts in which denials the examples of each issue say it, and writes `denials.json` into the folder above. Run by hand
 * after examples or rules change:
 *   node functions/core/clauses/recognition/training/train-denials.ts
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
import { denialOf } from '../../statements/denial.ts';
import { readStatements } from '../../statements/read-statements.ts';

/** Fewer examples do not show how an issue can be said. */
const leastExamples = 8;
/** A denial that so small a share of the examples holds was misread in them. */
const leastShare = 0.03;

const knowledge = fileURLToPath(new URL('../../knowledge', import.meta.url));

interface ExampleLine {
  readonly t: string;
  readonly is: readonly string[];
}

const index = indexRules(issues);
const seen = new Map<string, { of: number; readonly denials: Map<string, number> }>();
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
      const row = seen.get(key) ?? { of: 0, denials: new Map<string, number>() };
      seen.set(key, row);
      row.of += 1;
      for (const denial of new Set(hits.map(({ statement, at }) => denialOf(statement, bearer, at))))
        if (denial) row.denials.set(denial, (row.denials.get(denial) ?? 0) + 1);
    }
  }
}

const heard = Object.fromEntries(
  [...seen]
    .filter(([, { of }]) => of >= leastExamples)
    .map(([key, { of, denials }]) => [
      key,
      [...denials]
        .filter(([, count]) => count / of >= leastShare)
        .map(([denial]) => denial)
        .sort(),
    ] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(new URL('../denials.json', import.meta.url), `${JSON.stringify(heard)}\n`);
console.info(`${Object.keys(heard).length} issues, ${Object.values(heard).filter((denials) => !denials.length).length} never said by a denial`);
