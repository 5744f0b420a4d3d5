import { decode } from 'vlq';
import { startsOf } from '../text/packed-lists.ts';
import { tokenise } from './tokenise.ts';

/**
 * A one-vs-rest linear model over TF-IDF weighted words and word pairs, packed small. `terms` is one space separated
 * string; what begins with `_` is the second word of a pair whose first is the last word before. Numbers are written in
 * the variable length of source maps: `idf` in parts of `idfScale`, and for each label pairs of (distance to the next
 * term, weight in units of `weightUnit`). `docs/clause-model-card.md` says what it learned from and how well it does.
 */
export interface PackedModel {
  readonly version: string;
  readonly attribution: readonly string[];
  readonly weightUnit: number;
  readonly terms: string;
  readonly idf: string;
  readonly labels: Readonly<Record<string, { readonly bias: number; readonly weights: string }>>;
}

/** Inverse document frequencies are kept in tenths. */
export const idfScale = 10;

/** The likelihood from which on a label is named: weights and biases are fitted to that. */
export const namedFrom = 0.5;

/** A model ready to use: label name to likelihood between 0 and 1. */
export interface LinearModel {
  readonly version: string;
  score(text: string): Readonly<Record<string, number>>;
}

/** Logistic function. */
export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** What a term counts in a text that has it `count` times. */
export const termValue = (count: number, idf: number): number => (1 + Math.log(count)) * idf;

const unpackTerms = (packed: string): string[] => {
  let word = '';
  return packed.split(' ').map((term) => {
    if (term.startsWith('_')) return `${word}${term}`;
    word = term;
    return term;
  });
};

/**
 * Unpacks a model.
 * @param packed the file the training script writes
 */
export const unpackModel = (packed: PackedModel): LinearModel => {
  const labels = Object.entries(packed.labels);
  const index = new Map(unpackTerms(packed.terms).map((term, position) => [term, position]));
  const idf = decode(packed.idf).map((value) => value / idfScale);
  const columns: number[][] = Array.from({ length: index.size }, () => []);
  labels.forEach(([, { weights }], label) => {
    const steps = decode(weights);
    let term = 0;
    for (let at = 0; at < steps.length; at += 2) {
      term += steps[at]!;
      columns[term]!.push(label, steps[at + 1]! * packed.weightUnit);
    }
  });
  const starts = startsOf(columns);
  const items = Float64Array.from(columns.flat());
  return {
    version: packed.version,
    score(text) {
      const counts = new Map<number, number>();
      for (const token of tokenise(text)) {
        const term = index.get(token);
        if (term !== undefined) counts.set(term, (counts.get(term) ?? 0) + 1);
      }
      const sums = new Float64Array(labels.length);
      let norm = 0;
      for (const [term, count] of counts) {
        const value = termValue(count, idf[term]!);
        norm += value * value;
        for (let at = starts[term]!; at < starts[term + 1]!; at += 2) sums[items[at]!]! += items[at + 1]! * value;
      }
      const length = Math.sqrt(norm) || 1;
      return Object.fromEntries(labels.map(([name, { bias }], label) => [name, sigmoid(bias + sums[label]! / length)]));
    },
  };
};
