import { tokenise } from './tokenise.ts';

/**
 * A one-vs-rest logistic model over TF-IDF weighted words and word pairs, packed small: `terms` is one space
 * separated string, `idf` holds hundredths, and each label holds pairs of (distance to the next term, weight in
 * units of `scale`). `docs/clause-model-card.md` says what it learned from and how well it does.
 */
export interface PackedModel {
  readonly version: string;
  readonly attribution: readonly string[];
  readonly scale: number;
  readonly terms: string;
  readonly idf: readonly number[];
  readonly labels: Readonly<Record<string, PackedLabel>>;
}

export interface PackedLabel {
  readonly bias: number;
  readonly threshold: number;
  readonly weights: readonly number[];
}

/** A model ready to use: label name to probability between 0 and 1. */
export interface LinearModel {
  readonly version: string;
  readonly thresholds: Readonly<Record<string, number>>;
  score(text: string): Readonly<Record<string, number>>;
}

/** Logistic function. */
export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * Unpacks a model.
 * @param packed the file the training script writes
 */
export const unpackModel = (packed: PackedModel): LinearModel => {
  const names = Object.keys(packed.labels);
  const index = new Map(packed.terms.split(' ').map((term, position) => [term, position]));
  const columns: number[][] = Array.from({ length: index.size }, () => []);
  names.forEach((name, label) => {
    const { weights } = packed.labels[name]!;
    let term = 0;
    for (let at = 0; at < weights.length; at += 2) {
      term += weights[at]!;
      columns[term]!.push(label, weights[at + 1]! * packed.scale);
    }
  });
  const thresholds = Object.fromEntries(names.map((name) => [name, packed.labels[name]!.threshold]));
  return {
    version: packed.version,
    thresholds,
    score(text) {
      const counts = new Map<number, number>();
      for (const token of tokenise(text)) {
        const term = index.get(token);
        if (term !== undefined) counts.set(term, (counts.get(term) ?? 0) + 1);
      }
      const sums = names.map((name) => packed.labels[name]!.bias);
      let norm = 0;
      const values: [number, number][] = [];
      for (const [term, count] of counts) {
        const value = (1 + Math.log(count)) * (packed.idf[term]! / 100);
        norm += value * value;
        values.push([term, value]);
      }
      const length = Math.sqrt(norm) || 1;
      for (const [term, value] of values) {
        const column = columns[term]!;
        for (let at = 0; at < column.length; at += 2) sums[column[at]!]! += (column[at + 1]! * value) / length;
      }
      return Object.fromEntries(names.map((name, label) => [name, sigmoid(sums[label]!)]));
    },
  };
};
