import vm from 'node:vm';
import { type CollectedPattern } from './collect-patterns.ts';
import { type Draw, samplerOf } from './sample-pattern.ts';

/** What no pattern need suggest: signs and words of any text, to be repeated. */
const anyText = [
  ' ',
  '\n',
  '\t',
  'a',
  'A',
  'Aa ',
  '1',
  '100,',
  '1.',
  '(',
  '("',
  '"',
  '[',
  '<',
  '{',
  '$',
  '.',
  '-',
  'a-',
];

/** A text of one length, repeated from a piece. */
export const repeated = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const context = vm.createContext({});
const matchAll = new vm.Script('for (const match of text.matchAll(pattern)) void match');

/** Milliseconds a pattern takes for all its matches in a text, the least of several tries; a bound where it is over that. */
const timeOf = (pattern: RegExp, text: string, bound: number, tries: number): number => {
  let least = bound;
  for (let count = 0; count < tries; count += 1) {
    Object.assign(context, { pattern, text });
    const startedAt = performance.now();
    try {
      matchAll.runInContext(context, { timeout: bound });
    } catch {
      return bound;
    }
    least = Math.min(least, performance.now() - startedAt);
  }
  return least;
};

/** A text that a pattern takes longest for, as far as was tried. */
export interface WorstText {
  readonly piece: string;
  readonly milliseconds: number;
}

/** Pieces that a pattern begins to match, and their beginnings and middles, each to be repeated. */
const piecesFor = ({ source }: CollectedPattern, samples: number, draw: Draw): ReadonlySet<string> => {
  const sample = samplerOf(source);
  const pieces = new Set(anyText);
  for (let count = 0; count < samples; count += 1) {
    const whole = sample(draw);
    const from = draw(whole.length + 1);
    for (const piece of [whole, whole.slice(0, from), whole.slice(from, from + 1 + draw(8)), `${whole} `])
      if (piece) pieces.add(piece);
  }
  return pieces;
};

/** The worst of the tried texts of one length for a pattern; what takes `bound` is not waited for any longer. */
export const worstTextFor = (
  collected: CollectedPattern,
  { length, samples, bound, draw }: { length: number; samples: number; bound: number; draw: Draw },
): WorstText => {
  const pattern = new RegExp(collected.source, [...new Set(`${collected.flags}g`)].join(''));
  let worst: WorstText = { piece: '', milliseconds: 0 };
  for (const piece of piecesFor(collected, samples, draw)) {
    const text = repeated(piece, length);
    const once = timeOf(pattern, text, bound, 1);
    if (once <= worst.milliseconds) continue;
    // A pause of the machine is not the pattern's: only what is slow again is slow.
    const milliseconds = once < bound ? timeOf(pattern, text, bound, 2) : once;
    if (milliseconds > worst.milliseconds) worst = { piece, milliseconds };
    if (milliseconds >= bound) break;
  }
  return worst;
};
