import { decode } from 'vlq';

/**
 * A logistic regression over named features as it is packed: its bias, and one weight for each name in units, in the
 * variable length of source maps.
 */
export interface PackedRegression {
  readonly bias: number;
  readonly weights: string;
}

/** Where each of the packed names, joined by `|`, stands; names that were not learned have no place. */
export const placesOf = (names: string): ((features: readonly string[]) => number[]) => {
  const index = new Map(names.split('|').map((name, at) => [name, at]));
  return (features) => {
    const places: number[] = [];
    for (const name of features) {
      const place = index.get(name);
      if (place !== undefined) places.push(place);
    }
    return places;
  };
};

/** Unpacks a regression: what it gives for the places of the features that are there, as the logarithm of the odds. */
export const unpackLogit = (
  { bias, weights }: PackedRegression,
  weightUnit: number,
): ((places: readonly number[]) => number) => {
  const learned = decode(weights);
  return (places) => bias + weightUnit * places.reduce((sum, at) => sum + learned[at]!, 0);
};
