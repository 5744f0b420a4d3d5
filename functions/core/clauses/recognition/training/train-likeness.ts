/*
 * Learns from the examples of each issue how its statements read, and writes `issue-likeness.json` into the folder above.
 * Run by hand after examples change:
 *   node functions/core/clauses/recognition/training/train-likeness.ts
 * The same examples give the same file.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encode } from 'vlq';
import { topicContexts } from '../../knowledge/topic-contexts.ts';
import { readText } from '../../reading/read-text.ts';
import { readStatements } from '../../statements/read-statements.ts';
import { stemsOf } from '../../text/stems.ts';
import type { PackedLikeness } from '../issue-likeness.ts';

/** A term in fewer examples tells nothing of new ones. */
const leastExamples = 3;
/** So many terms of an issue rank it as well as all of them. */
const termsPerIssue = 70;

const knowledge = fileURLToPath(new URL('../../knowledge', import.meta.url));

interface ExampleLine {
  readonly t: string;
  readonly is: readonly string[];
}

const examples = readdirSync(knowledge).flatMap((topic) => {
  const path = join(knowledge, topic, 'examples.jsonl');
  if (!existsSync(path)) return [];
  const contractType = topicContexts[topic]?.types[0] ?? 'other';
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { t, is } = JSON.parse(line) as ExampleLine;
      const read = readText(t, { contractType, partyRole: 'receiver', riskTolerance: 'moderate' });
      const stems = readStatements(read).flatMap(({ words }) => stemsOf(words));
      return { issues: is.map((id) => `${topic}/${id}`), stems };
    });
});

const frequency = new Map<string, number>();
for (const { stems } of examples)
  for (const stem of new Set(stems)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
const rarityOf = (stem: string): number =>
  Math.round(10 * (Math.log((examples.length + 1) / (frequency.get(stem)! + 1)) + 1)) / 10;

const vectorOf = (stems: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const stem of stems) if (frequency.get(stem)! >= leastExamples) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const values = [...counts].map(([stem, count]) => [stem, (1 + Math.log(count)) * rarityOf(stem)] as const);
  const length = Math.hypot(...values.map(([, value]) => value)) || 1;
  return new Map(values.map(([stem, value]) => [stem, value / length]));
};

const sums = new Map<string, Map<string, number>>();
for (const { issues, stems } of examples)
  for (const issue of issues) {
    const sum = sums.get(issue) ?? new Map<string, number>();
    for (const [stem, value] of vectorOf(stems)) sum.set(stem, (sum.get(stem) ?? 0) + value);
    sums.set(issue, sum);
  }

const strongest = (sum: ReadonlyMap<string, number>): (readonly [string, number])[] => {
  const kept = [...sum].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, termsPerIssue);
  const length = Math.hypot(...kept.map(([, value]) => value));
  return kept.map(([stem, value]) => [stem, value / length] as const);
};

const prototypes = new Map(
  [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([issue, sum]) => [issue, strongest(sum)]),
);
const terms = [...new Set([...prototypes.values()].flatMap((kept) => kept.map(([stem]) => stem)))].sort();
const places = new Map(terms.map((term, at) => [term, at]));
const packed: PackedLikeness = {
  terms: terms.join('|'),
  rarities: encode(terms.map((term) => Math.round(10 * rarityOf(term)))),
  issues: Object.fromEntries(
    [...prototypes].map(([issue, kept]) => {
      const units = kept
        .map(([stem, value]) => [places.get(stem)!, Math.round(1000 * value)] as const)
        .filter(([, unit]) => unit > 0)
        .sort((a, b) => a[0] - b[0]);
      return [issue, encode(units.flatMap(([place, unit], at) => [place - (units[at - 1]?.[0] ?? 0), unit]))];
    }),
  ),
};
writeFileSync(fileURLToPath(new URL('../issue-likeness.json', import.meta.url)), `${JSON.stringify(packed)}\n`);
console.error(
  `${examples.length} examples, ${prototypes.size} issues, ${terms.length} terms, ${JSON.stringify(packed).length} bytes`,
);
