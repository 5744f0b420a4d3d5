import { decode } from 'vlq';
import { packLists } from '../text/packed-lists.ts';
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

/**
 * How like the examples of an issue, or of any issue of a topic, words read, beside the issue whose examples they read
 * likest: 0 to 1.
 */
interface Reading {
  readonly toIssue: (topic: string, id: string) => number;
  readonly toTopic: (topic: string) => number;
}

/** Holds words against the examples of all issues. */
export type Likeness = (words: string) => Reading;

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
  const { starts, items } = packLists(columns);
  const scoresOf = (words: string): Float64Array => {
    const scores = new Float64Array(keys.length);
    const counts = new Map<number, number>();
    for (const stem of stemsOf(words)) {
      const term = index.get(stem);
      if (term !== undefined) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    for (const [term, count] of counts) {
      const value = (1 + Math.log(count)) * rarities[term]!;
      for (let at = starts[term]!; at < starts[term + 1]!; at += 2) scores[items[at]!]! += items[at + 1]! * value;
    }
    return scores;
  };
  const topics = Map.groupBy(keys.keys(), (at) => keys[at]!.slice(0, keys[at]!.indexOf('/')));
  return (words) => {
    const scores = scoresOf(words);
    const most = scores.reduce((a, b) => Math.max(a, b), 0);
    const share = (score: number | undefined): number => (score === undefined || !most ? 1 : score / most);
    return {
      toIssue: (topic, id) => share(scores[places.get(`${topic}/${id}`) ?? -1]),
      toTopic: (topic) => share(topics.get(topic)?.reduce((best, at) => Math.max(best, scores[at]!), 0)),
    };
  };
};

let loaded: Promise<Likeness> | undefined;

/** The likeness of issues, read once with the first analysis. */
export const loadLikeness = (): Promise<Likeness> =>
  (loaded ??= import('./issue-likeness.json', { with: { type: 'json' } }).then((file) =>
    unpackLikeness(file.default as PackedLikeness),
  ));
