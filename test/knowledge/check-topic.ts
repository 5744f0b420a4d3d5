/**
 * Holds the rules of a topic against its examples: which sentences that hold an issue are seen, whom they are said to
 * burden, and which near misses raise an alarm.
 *   node test/knowledge/check-topic.ts <topic>... [--missed] [--false] [--text "a sentence"] [--examples folder]
 * `--examples` takes `<topic>.jsonl` of that folder instead of the topic's own.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findIssues, type IssueMatch } from '../../functions/core/clauses/findings/find-issues.ts';
import { indexRules, type RuleIndex } from '../../functions/core/clauses/findings/rule-index.ts';
import type { Issue } from '../../functions/core/clauses/knowledge/issue.ts';
import { topicContexts } from '../../functions/core/clauses/knowledge/topic-contexts.ts';
import { readText } from '../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../functions/core/clauses/statements/read-statements.ts';

const folder = path.resolve(import.meta.dirname, '../../functions/core/clauses/knowledge');
const shows = (flag: string) => process.argv.includes(flag);
const topics = process.argv
  .slice(2)
  .filter(
    (argument, index, all) => !argument.startsWith('--') && !['--text', '--examples'].includes(all[index - 1] ?? ''),
  );
const examplesAt = process.argv.indexOf('--examples');
const examplesOf = (topic: string): string =>
  examplesAt > 0
    ? path.join(process.argv[examplesAt + 1]!, `${topic}.jsonl`)
    : path.join(folder, topic, 'examples.jsonl');

interface Example {
  readonly t: string;
  readonly is: readonly string[];
  readonly not?: readonly string[];
  readonly who?: string;
}

const indexes = new Map<readonly Issue[], RuleIndex>();
const indexOf = (issues: readonly Issue[]): RuleIndex => {
  const known = indexes.get(issues) ?? indexRules(issues);
  indexes.set(issues, known);
  return known;
};

/** A topic of some contracts only is read as one of those. */
const read = (text: string, topic?: string) =>
  readText(text, {
    contractType: (topic && topicContexts[topic]?.types[0]) || 'other',
    partyRole: 'receiver',
    riskTolerance: 'moderate',
  });

const find = (
  text: string,
  issues: readonly Issue[],
): { matches: IssueMatch[]; statements: ReturnType<typeof readStatements>; text: ReturnType<typeof read> } => {
  const reading = read(text, issues[0]?.topic);
  const statements = readStatements(reading);
  return { matches: findIssues(reading, statements, indexOf(issues)), statements, text: reading };
};

const load = async (topic: string): Promise<readonly Issue[]> => {
  const module = (await import(pathToFileURL(path.join(folder, topic, 'rules.ts')).href)) as {
    readonly issues: readonly Issue[];
  };
  return module.issues;
};

const textAt = process.argv.indexOf('--text');
if (textAt > 0) {
  const issues = (await Promise.all(topics.map(load))).flat();
  const { matches, statements } = find(process.argv[textAt + 1]!, issues);
  for (const statement of statements)
    console.info(`<${statement.force} | ${statement.actor?.word ?? '-'} ${statement.standing}> ${statement.words}`);
  for (const { issue, bearer, places } of matches)
    console.info(`  ${issue.id} burdens ${bearer}: ${places.map(({ quote }) => `“${quote}”`).join(' + ')}`);
} else
  for (const topic of topics) {
    const issues = await load(topic);
    const file = examplesOf(topic);
    const examples = existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Example)
      : [];
    const ids = new Set(issues.map(({ id }) => id));
    const tally = new Map([...ids].map((id) => [id, { seen: 0, of: 0, alarms: 0, near: 0, wrongSide: 0 }]));
    for (const example of examples) {
      const { matches, text } = find(example.t, issues);
      const held = new Set(matches.map(({ issue }) => issue.id));
      for (const id of example.is) {
        const row = tally.get(id);
        if (!row) continue;
        row.of += 1;
        if (!held.has(id)) {
          if (shows('--missed')) console.info(`missed ${id}: ${example.t}`);
          continue;
        }
        row.seen += 1;
        if (!example.who) continue;
        const word = example.who.toLowerCase().replace(/^the /, '');
        const mention = text.parties
          .mentionsIn(text.lower)
          .find((one) => one.word === word || one.word.includes(word) || word.includes(one.word));
        const bearers = matches.filter(({ issue }) => issue.id === id).map(({ bearer }) => bearer);
        if (
          mention &&
          mention.standing !== 'both' &&
          !bearers.includes(mention.standing) &&
          !bearers.includes('both')
        ) {
          row.wrongSide += 1;
          if (shows('--sides'))
            console.info(`side ${id} (${bearers.join()} but ${example.who} is ${mention.standing}): ${example.t}`);
        }
      }
      for (const id of example.not ?? []) {
        const row = tally.get(id);
        if (!row) continue;
        row.near += 1;
        if (held.has(id)) {
          row.alarms += 1;
          if (shows('--false')) console.info(`false ${id}: ${example.t}`);
        }
      }
    }
    const all = [...tally.values()].reduce((sum, row) => ({
      seen: sum.seen + row.seen,
      of: sum.of + row.of,
      alarms: sum.alarms + row.alarms,
      near: sum.near + row.near,
      wrongSide: sum.wrongSide + row.wrongSide,
    }));
    for (const [id, row] of tally)
      console.info(
        `${id.padEnd(48)} seen ${row.seen}/${row.of}  alarms ${row.alarms}/${row.near}  wrong side ${row.wrongSide}`,
      );
    console.info(
      `${topic}: seen ${all.seen}/${all.of}  alarms ${all.alarms}/${all.near}  wrong side ${all.wrongSide}\n`,
    );
  }
