import type { RiskLevel } from '../../../../shared/analysis.ts';
import { sigmoid } from '../recognition/linear-model.ts';
import { bearings, type Bearing, type BearingName } from './bearing-model.ts';
import weights from './clause-weights.json' with { type: 'json' };

/*
 * Whether a clause burdens a side does not show in any one of its statements: it shows in what they come to together, what
 * is to keep set against what is to raise. Learned from clauses whose level a lawyer gave, with statements weighed by
 * models that had not seen their batch; in batches left out it tells low clauses from others better than the likeliest
 * statement or the findings of rules do (`training/train-bearings.ts` says by how much).
 */

/** How likely a lawyer of the side would not call a clause low, and how likely high; 0 to 1. */
export interface ClauseBearing {
  readonly raised: number;
  readonly grave: number;
}

/** What the statements of a clause come to. */
export type ClauseSums = Readonly<Record<BearingName | 'statements', number>>;

/** One likelihood, however sure, counts as no more than three evens. */
const surest = 0.95;

/** The sums of a clause: of each bearing the chance that no statement has it, as a logarithm; of its statements the number, likewise. */
export const clauseSums = (statements: readonly Bearing[]): ClauseSums => ({
  ...(Object.fromEntries(
    bearings.map((name) => [
      name,
      statements.reduce((sum, bearing) => sum - Math.log(1 - Math.min(surest, bearing[name])), 0),
    ]),
  ) as Record<BearingName, number>),
  statements: Math.log(Math.max(1, statements.length)),
});

/** What a clause is weighed by. */
export const sumNames = [...bearings, 'statements'] as const;

/** What each sum of a clause counts. */
export type ClauseWeights = Readonly<Record<(typeof sumNames)[number] | 'bias', number>>;

/** How likely a clause of these sums is what weights were learned for. */
export const clauseLikelihood = (sums: ClauseSums, { bias, ...weights }: ClauseWeights): number =>
  sigmoid(sumNames.reduce((logit, name) => logit + weights[name] * sums[name], bias));

/** What the statements of a clause, weighed one by one, make of the clause as a whole. */
export const weighClause = (statements: readonly Bearing[]): ClauseBearing => {
  const sums = clauseSums(statements);
  return { raised: clauseLikelihood(sums, weights.raised), grave: clauseLikelihood(sums, weights.grave) };
};

/** From these likelihoods on a clause that is raised is medium, and one that is grave is high. */
const levelFrom = { medium: 0.5, high: 0.45 } as const;

/** The level that a clause comes to by its statements alone. */
export const clauseLevel = ({ raised, grave }: ClauseBearing): RiskLevel => {
  if (raised < levelFrom.medium) return 'low';
  return grave < levelFrom.high ? 'medium' : 'high';
};
