/**
 * Shows where the rules of topics hit in real contracts, a few places for each issue, for a lawyer to judge.
 *   node test/knowledge/show-firings.ts <topic>... [--each 6] [--issue id] [--as contract-type]
 * `--as` reads every clause as one of a contract of that type, which shows what a topic of few types finds elsewhere.
 * It reads the part of the labelled clauses that may be read (60 % of the documents, by a hash of their names); CLAUSE_DATA
 * names the folder.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findIssues } from '../../functions/core/clauses/findings/find-issues.ts';
import { indexRules } from '../../functions/core/clauses/findings/rule-index.ts';
import type { Issue } from '../../functions/core/clauses/knowledge/issue.ts';
import { readText } from '../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../functions/core/clauses/statements/read-statements.ts';

const data = process.env['CLAUSE_DATA'] ?? path.resolve(import.meta.dirname, '../../../shared/legal-data');
const folder = path.resolve(import.meta.dirname, '../../functions/core/clauses/knowledge');
const valueOf = (flag: string): string | undefined => {
  const at = process.argv.indexOf(flag);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const each = Number(valueOf('--each') ?? 6);
const [onlyIssue, readAs] = [valueOf('--issue'), valueOf('--as')];
const topics = process.argv
  .slice(2)
  .filter(
    (argument, index, all) =>
      !argument.startsWith('--') && !['--each', '--issue', '--as'].includes(all[index - 1] ?? ''),
  );

const hash = (text: string): number => {
  let value = 7;
  for (const character of text) value = (value * 31 + character.charCodeAt(0)) >>> 0;
  return value;
};

interface Row {
  readonly text: string;
  readonly docId: string;
  readonly contractType?: string;
}
const rows = readFileSync(path.join(data, 'rest', 'clauses.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row)
  .filter(({ docId, text }) => hash(docId) % 10 < 6 && text.length < 4000);

const issues = (
  await Promise.all(
    topics.map(
      async (topic) =>
        (
          (await import(pathToFileURL(path.join(folder, topic, 'rules.ts')).href)) as {
            readonly issues: readonly Issue[];
          }
        ).issues,
    ),
  )
).flat();
const index = indexRules(issues);
const places = new Map<string, string[]>();
for (const { text, contractType } of rows) {
  const read = readText(text, {
    contractType: readAs ?? contractType ?? 'other',
    partyRole: 'receiver',
    riskTolerance: 'moderate',
  });
  for (const { issue, bearer, places: quotes, statement } of findIssues(read, readStatements(read), index)) {
    if (onlyIssue && issue.id !== onlyIssue) continue;
    const side = bearer === 'own' ? 'taker' : bearer === 'counterpart' ? 'giver' : bearer;
    const list = places.get(issue.id) ?? [];
    list.push(
      `burdens ${side} <${statement.force}> “${quotes
        .map(({ quote }) => quote.replace(/\s+/g, ' '))
        .join('” + “')
        .slice(0, 420)}” IN: ${text
        .slice(Math.max(0, statement.start - 60), statement.end + 60)
        .replace(/\s+/g, ' ')
        .slice(0, 700)}`,
    );
    places.set(issue.id, list);
  }
}
console.info(`${rows.length} clauses`);
for (const [id, list] of [...places].sort((a, b) => b[1].length - a[1].length)) {
  console.info(`\n${id}: ${list.length} places`);
  const step = Math.max(1, Math.floor(list.length / each));
  list
    .filter((_, place) => place % step === 0)
    .slice(0, each)
    .forEach((line) => console.info(`   ${line}`));
}
