import { decode } from 'vlq';
import { stemsOf } from '../text/stems.ts';

/**
 * For each issue the stems that its examples have in common, by weight: the mean of their TF-IDF vectors, cut to its
 * strongest terms. Terms are joined by `|`; numbers are in the variable length of source maps: rarities in tenths, and for
 * each issue pairs of (distance to the next term, weight in thousandths).
 */
export interface PackedLikeness {
  readonly terms: string;
  readonly rarities: string;
  readonly issues: Readonly<Record<string, string>>;
}

/** How like the examples of an issue a statement reads, beside the issue whose examples it reads likest: 0 to 1. */
export type Likeness = (words: string, issue: string) => number;

/** Unpacks what the training script writes. */
export const unpackLikeness = (packed: PackedLikeness): Likeness => {
  const index = new Map(packed.terms.split('|').map((term, at) => [term, at]));
  const rarities = decode(packed.rarities).map((value) => value / 10);
  const keys = Object.keys(packed.issues);
  const columns: number[][] = Array.from({ length: index.size }, () => []);
  keys.forEach((key, issue) => {
    const steps = decode(packed.issues[key]!);
    let term = 0;
    for (let at = 0; at < steps.length; at += 2) {
      term += steps[at]!;
      columns[term]!.push(issue, steps[at + 1]!);
    }
  });
  const places = new Map(keys.map((key, at) => [key, at]));
  const scoresOf = (words: string): Float64Array => {
    const scores = new Float64Array(keys.length);
    const counts = new Map<number, number>();
    for (const stem of stemsOf(words)) {
      const term = index.get(stem);
      if (term !== undefined) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    for (const [term, count] of counts) {
      const value = (1 + Math.log(count)) * rarities[term]!;
      const column = columns[term]!;
      for (let at = 0; at < column.length; at += 2) scores[column[at]!]! += column[at + 1]! * value;
    }
    return scores;
  };
  return (words, issue) => {
    const place = places.get(issue);
    if (place === undefined) return 1;
    const scores = scoresOf(words);
    const most = scores.reduce((a, b) => Math.max(a, b), 0);
    return most ? scores[place]! / most : 1;
  };
};

let loaded: Promise<Likeness> | undefined;

/** The likeness of issues, read once with the first analysis. */
export const loadLikeness = (): Promise<Likeness> =>
  (loaded ??= import('./issue-likeness.json', { with: { type: 'json' } }).then((file) =>
    unpackLikeness(file.default as PackedLikeness),
  ));
