import { sigmoid } from '../../recognition/linear-model.ts';

/** An example: the places of the features that it has, and whether it is what is learned. */
export interface Example {
  readonly features: readonly number[];
  readonly truth: boolean;
  /** How much a mistake about it counts. */
  readonly weight: number;
}

export interface Fitted {
  readonly bias: number;
  readonly weights: Float64Array;
}

/** After so many rounds no weight moves by more than a thousandth. */
const rounds = 40;
const biasStep = 5;

/** How far an example lies on the side of what is. */
export const logitOf = ({ bias, weights }: Fitted, features: readonly number[]): number =>
  features.reduce((sum, feature) => sum + weights[feature]!, bias);

/**
 * Logistic regression over features that are there or not, by coordinate descent with Newton steps, in a fixed order:
 * the same examples give the same weights.
 * @param size how many features there are
 * @param penalty what the square of a weight costs; the bias costs nothing
 */
export const fitLogistic = (examples: readonly Example[], size: number, penalty: number): Fitted => {
  const weights = new Float64Array(size);
  const logits = new Float64Array(examples.length);
  const columns: number[][] = Array.from({ length: size }, () => []);
  examples.forEach(({ features }, row) => {
    for (const feature of features) columns[feature]!.push(row);
  });
  const every = examples.map((_, row) => row);
  let bias = 0;
  /** The Newton step for a weight that all these examples share. */
  const stepFor = (rows: readonly number[], weight: number, cost: number): number => {
    let gradient = cost * weight;
    let curvature = cost + 1e-9;
    for (const row of rows) {
      const example = examples[row]!;
      const likelihood = sigmoid(logits[row]!);
      gradient += example.weight * (likelihood - (example.truth ? 1 : 0));
      curvature += example.weight * likelihood * (1 - likelihood);
    }
    return -gradient / curvature;
  };
  const move = (rows: readonly number[], step: number): void => {
    for (const row of rows) logits[row]! += step;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (let times = 0; times < biasStep; times += 1) {
      const step = stepFor(every, 0, 0);
      bias += step;
      move(every, step);
    }
    columns.forEach((rows, feature) => {
      if (!rows.length) return;
      const step = stepFor(rows, weights[feature]!, penalty);
      weights[feature]! += step;
      move(rows, step);
    });
  }
  return { bias, weights };
};
