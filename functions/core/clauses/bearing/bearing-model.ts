import { sigmoid } from '../recognition/linear-model.ts';
import { type PackedRegression, placesOf, unpackLogit } from '../text/packed-regression.ts';

/**
 * What a statement can be to the reader's side: something their lawyer would raise, by all that is known of it; the same by
 * its wording alone, whatever rules say; something grave; something to keep.
 */
export const bearings = ['burden', 'wording', 'grave', 'benefit'] as const;
export type BearingName = (typeof bearings)[number];

/** How likely each is, 0 to 1. */
export type Bearing = Readonly<Record<BearingName, number>>;

/**
 * How likely a statement is one to raise: by all that is known of it, and as much by its wording alone. Of what only the
 * clause around them made likely, less than half was raised in clauses that nothing was learned from.
 */
export const likelihoodOf = ({ burden, wording }: Bearing): number => (burden + wording) / 2;

/** From this likelihood on a statement is one to raise whatever else its clause says: no benefit beside it makes it fair. */
export const raisedFrom = 0.7;

/**
 * One logistic regression for each bearing over the names of `statement-features.ts`. Names are joined by `|` in their
 * order; weights are integers in units of `weightUnit`, in the variable length of source maps, one for each name.
 */
export interface PackedBearings {
  readonly weightUnit: number;
  readonly names: string;
  readonly bearings: Readonly<Record<BearingName, PackedRegression>>;
}

/** Judges a statement by its features. */
export type BearingModel = (features: readonly string[]) => Bearing;

/** Unpacks one regression: it tells a likelihood, 0 to 1, by the places of the features that are there. */
export const unpackRegression = (
  packed: PackedRegression,
  weightUnit: number,
): ((places: readonly number[]) => number) => {
  const logit = unpackLogit(packed, weightUnit);
  return (places) => sigmoid(logit(places));
};

/** Unpacks what the training script writes. */
export const unpackBearings = (packed: PackedBearings): BearingModel => {
  const placesIn = placesOf(packed.names);
  const learned = bearings.map((name) => [name, unpackRegression(packed.bearings[name], packed.weightUnit)] as const);
  return (features) => {
    const places = placesIn(features);
    return Object.fromEntries(learned.map(([name, likelihood]) => [name, likelihood(places)])) as Record<
      BearingName,
      number
    >;
  };
};
