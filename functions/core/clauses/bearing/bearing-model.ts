import { decode } from 'vlq';
import { sigmoid } from '../recognition/linear-model.ts';

/**
 * What a statement can be to the reader's side: something their lawyer would raise, by all that is known of it; the same by
 * its wording alone, whatever rules say; something grave; something to keep.
 */
export const bearings = ['burden', 'wording', 'grave', 'benefit'] as const;
export type BearingName = (typeof bearings)[number];

/** How likely each is, 0 to 1. */
export type Bearing = Readonly<Record<BearingName, number>>;

/**
 * One logistic regression for each bearing over the names of `statement-features.ts`. Names are joined by `|` in their
 * order; weights are integers in units of `weightUnit`, in the variable length of source maps, one for each name.
 */
export interface PackedBearings {
  readonly weightUnit: number;
  readonly names: string;
  readonly bearings: Readonly<Record<BearingName, { readonly bias: number; readonly weights: string }>>;
}

/** Judges a statement by its features. */
export type BearingModel = (features: readonly string[]) => Bearing;

/** Unpacks what the training script writes. */
export const unpackBearings = (packed: PackedBearings): BearingModel => {
  const index = new Map(packed.names.split('|').map((name, at) => [name, at]));
  const learned = bearings.map((name) => ({
    name,
    bias: packed.bearings[name].bias,
    weights: decode(packed.bearings[name].weights),
  }));
  return (features) => {
    const known = features.flatMap((name) => index.get(name) ?? []);
    return Object.fromEntries(
      learned.map(({ name, bias, weights }) => [
        name,
        sigmoid(bias + packed.weightUnit * known.reduce((sum, at) => sum + weights[at]!, 0)),
      ]),
    ) as Record<BearingName, number>;
  };
};
