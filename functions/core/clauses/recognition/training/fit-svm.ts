import { sigmoid } from '../linear-model.ts';

/** An example or its terms: places of terms, and what each counts. */
export interface Vector {
  readonly ids: readonly number[];
  readonly values: readonly number[];
}

export interface Example {
  readonly vector: Vector;
  readonly truth: boolean;
}

/** Tells what is from what is not by the sign of a weighted sum. */
export interface Separator {
  readonly bias: number;
  readonly weights: Float64Array;
}

interface FitOptions {
  /** How many terms there are. */
  readonly size: number;
  /** What a mistake costs, beside the length of the weights; one about the rarer class costs more, by the square root of how rare it is. */
  readonly cost: number;
}

/**
 * The weights still move after so many passes, but what they recognise hardly does: twice as many bring groups from 71.6 to
 * 72.7 % over the held-out folds, headings from 67.6 to 66.9 and unfair types from 57.4 to 59.1.
 */
const passes = 30;
/** A prime that divides no set of these data, so that its multiples visit every example once a pass. */
const stride = 7919;

/** How far an example lies on the side of what is. */
export const marginOf = ({ bias, weights }: Separator, { ids, values }: Vector): number => {
  let sum = bias;
  for (let at = 0; at < ids.length; at += 1) sum += weights[ids[at]!]! * values[at]!;
  return sum;
};

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent (Hsieh et al. 2008, "A Dual
 * Coordinate Descent Method for Large-scale Linear SVM", algorithm 1). Examples come in a fixed order, so that the same
 * examples give the same weights.
 */
export const fitSvm = (examples: readonly Example[], { size, cost }: FitOptions): Separator => {
  const positives = examples.filter(({ truth }) => truth).length;
  const costOfMiss = cost * Math.sqrt((examples.length - positives) / Math.max(1, positives));
  const rows = examples.map(({ vector, truth }) => {
    const softness = 1 / (2 * (truth ? costOfMiss : cost));
    return {
      vector,
      sign: truth ? 1 : -1,
      softness,
      // The bias is the weight of a term that every example has once.
      curvature: vector.values.reduce((sum, value) => sum + value * value, 1) + softness,
    };
  });
  const alphas = new Float64Array(rows.length);
  const weights = new Float64Array(size);
  let bias = 0;
  for (let pass = 0; pass < passes; pass += 1) {
    for (let step = 0; step < rows.length; step += 1) {
      const at = (step * stride + pass) % rows.length;
      const { vector, sign, softness, curvature } = rows[at]!;
      const alpha = alphas[at]!;
      const gradient = sign * marginOf({ bias, weights }, vector) - 1 + softness * alpha;
      const next = Math.max(0, alpha - gradient / curvature);
      if (next === alpha) continue;
      alphas[at] = next;
      const change = sign * (next - alpha);
      bias += change;
      vector.ids.forEach((id, place) => {
        weights[id]! += change * vector.values[place]!;
      });
    }
  }
  return { bias, weights };
};

/** What separates best: the margin between two examples at which F1, 0 to 1, is highest. */
export const bestThreshold = (
  scored: readonly (readonly [margin: number, truth: boolean])[],
): { readonly threshold: number; readonly f1: number } => {
  const sorted = scored.toSorted((a, b) => b[0] - a[0]);
  const positives = sorted.filter(([, truth]) => truth).length;
  let best = { threshold: 0, f1: 0 };
  let right = 0;
  sorted.forEach(([margin, truth], at) => {
    right += truth ? 1 : 0;
    const f1 = (2 * right) / (at + 1 + positives);
    if (f1 > best.f1) best = { threshold: (margin + (sorted[at + 1]?.[0] ?? margin)) / 2, f1 };
  });
  return best;
};

/**
 * How steeply likelihood rises with the margin, so that the logistic function of `slope * (margin - threshold)` is the
 * share of examples that are what they seem (Platt 1999), as it was among examples that were not learned from.
 * @param threshold the margin at which likelihood is one half
 */
export const fitSlope = (scored: readonly (readonly [margin: number, truth: boolean])[], threshold: number): number => {
  let slope = 1;
  for (let step = 0; step < 100; step += 1) {
    let gradient = 0;
    let curvature = 1e-9;
    for (const [margin, truth] of scored) {
      const distance = margin - threshold;
      const likelihood = sigmoid(slope * distance);
      gradient += (likelihood - (truth ? 1 : 0)) * distance;
      curvature += likelihood * (1 - likelihood) * distance * distance;
    }
    slope -= gradient / curvature;
  }
  return slope;
};
