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
  readonly bearings: Readonly<Record<BearingName, PackedRegression>>;
}

/** Judges a statement by its features. */
export type BearingModel = (features: readonly string[]) => Bearing;

/** Tells the likelihood, 0 to 1, of one logistic regression by the places of the features that it knows. */
type Regression = (places: readonly number[]) => number;

/** A regression as it is packed: its bias, and the weights of its names in units. */
export interface PackedRegression {
  readonly bias: number;
  readonly weights: string;
}

/** Where each of the packed names stands; names that were not learned have no place. */
export const placesOf = (names: string): ((features: readonly string[]) => number[]) => {
  const index = new Map(names.split('|').map((name, at) => [name, at]));
  return (features) => features.flatMap((name) => index.get(name) ?? []);
};

/** Unpacks one regression. */
export const unpackRegression = ({ bias, weights }: PackedRegression, weightUnit: number): Regression => {
  const learned = decode(weights);
  return (places) => sigmoid(bias + weightUnit * places.reduce((sum, at) => sum + learned[at]!, 0));
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
