import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { analyseClause } from '../../functions/core/clauses/analyse-clause.ts';
import { longestSentence } from '../../functions/core/clauses/reading/split-text.ts';
import { maxClauseLength } from '../../shared/limits.ts';
import { numbersFrom } from '../support/numbers-from.ts';
import { type CollectedPattern, collectPatterns } from './slow-texts/collect-patterns.ts';
import { repeated, worstTextFor } from './slow-texts/measure-pattern.ts';

/*
 * Hunts for texts that take time by more than their length: for every pattern of the engine, of documents, templates and
 * analyses, texts repeated from what it begins to match; then whole analyses of the worst of them. A sample by a seed, or all.
 */

const { values } = parseArgs({
  options: { patterns: { type: 'string', default: '300' }, samples: { type: 'string', default: '12' } },
});
const seed = Number(process.env['TEST_SEED'] ?? '1');

/** Patterns that are only ever run on pieces of at most so many UTF-16 units, by a part of what they are written as. */
const onShortPieces: readonly (readonly [file: string, part: string, units: number])[] = [
  ['find-parties', String.raw`[A-Z][\w&.'’-]*(?:,? (?:[A-Z][\w&.'’-]*|of|and`, 160],
  // Asked once behind each block, at its end.
  ['set-apart', String.raw`(?:\s*\])?(?:\s*\})*`, 1_000],
];

/** Knowledge is run sentence by sentence, and long ones are cut; all else may meet a whole text. */
const lengthFor = ({ file, source }: CollectedPattern): number => {
  const short = onShortPieces.find(([name, part]) => file.includes(name) && source.includes(part));
  if (short) return short[2];
  return /\/(?:knowledge|recognition)\//.test(file) ? longestSentence : 40_000;
};

/** What a pattern may take for its longest text: for a whole text of a million units that is seconds at most. */
const mostPatternMilliseconds = 200;
const mostAnalysisMilliseconds = 10_000;

const all = await collectPatterns();
const draw = numbersFrom(seed);
const wanted = Math.min(all.length, Number(values.patterns));
const chosen = all
  .map((pattern) => ({ pattern, order: draw(1_000_000) }))
  .sort((a, b) => a.order - b.order)
  .slice(0, wanted)
  .map(({ pattern }) => pattern);
assert.ok(chosen.length > 0, '--patterns takes a number');

const failures: string[] = [];
const worst: { readonly piece: string; readonly share: number }[] = [];
for (const pattern of chosen) {
  const length = lengthFor(pattern);
  const found = worstTextFor(pattern, {
    length,
    samples: Number(values.samples),
    bound: mostPatternMilliseconds * 5,
    draw: numbersFrom(seed + pattern.source.length),
  });
  worst.push({ piece: found.piece, share: found.milliseconds / length });
  if (found.milliseconds > mostPatternMilliseconds)
    failures.push(
      `${pattern.file}: /${pattern.source.slice(0, 120)}/ takes ${Math.round(found.milliseconds)} ms for ${length} units of ${JSON.stringify(found.piece)}`,
    );
}
console.info(`${chosen.length} of ${all.length} patterns by seed ${seed}: ${failures.length} are slow for some text.`);

/** So many of the pieces that were slowest for any pattern become texts of the longest length there may be. */
const mostAnalysed = 5;
const pieces = [...new Set(worst.toSorted((a, b) => b.share - a.share).map(({ piece }) => piece))].slice(
  0,
  mostAnalysed,
);
let slowest = 0;
for (const piece of ['100,', ...pieces]) {
  const startedAt = performance.now();
  await analyseClause({ clauseText: `The parties agree to pay. ${repeated(piece, maxClauseLength - 26)}` });
  const milliseconds = performance.now() - startedAt;
  slowest = Math.max(slowest, milliseconds);
  if (milliseconds > mostAnalysisMilliseconds)
    failures.push(`an analysis of a million units of ${JSON.stringify(piece)} takes ${Math.round(milliseconds)} ms`);
}
console.info(`Whole analyses of a million units of the worst: at most ${Math.round(slowest)} ms.`);
if (failures.length) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
