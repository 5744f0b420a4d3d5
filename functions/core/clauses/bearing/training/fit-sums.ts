import { type ClauseSums, clauseLikelihood, type ClauseWeights, sumNames } from '../weigh-clause.ts';

/** A clause by the sums of its statements, and whether it is what is learned. */
export interface SummedClause {
  readonly sums: ClauseSums;
  readonly truth: boolean;
}

/** After so many rounds no weight moves by more than a hundredth. */
const rounds = 400;
/** What the square of a weight costs; the bias costs nothing. */
const penalty = 1;

const rounded = (weight: number): number => Math.round(weight * 100) / 100;

/** Logistic regression over sums, by coordinate descent with Newton steps in a fixed order: the same clauses give the same weights. */
export const fitSums = (clauses: readonly SummedClause[]): ClauseWeights => {
  const weights: Record<keyof ClauseWeights, number> = {
    bias: 0,
    ...(Object.fromEntries(sumNames.map((name) => [name, 0])) as Record<(typeof sumNames)[number], number>),
  };
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['bias', ...sumNames] as const) {
      const cost = name === 'bias' ? 0 : penalty;
      let gradient = cost * weights[name];
      let curvature = cost + 1e-9;
      for (const { sums, truth } of clauses) {
        const value = name === 'bias' ? 1 : sums[name];
        const likelihood = clauseLikelihood(sums, weights);
        gradient += value * (likelihood - (truth ? 1 : 0));
        curvature += value * value * likelihood * (1 - likelihood);
      }
      weights[name] -= gradient / curvature;
    }
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, rounded(weight)]),
  ) as unknown as ClauseWeights;
};
