import type { FailedCondition, writeTogether } from '../../adapters/table.ts';
import type { Spending } from '../../adapters/entities/usage.ts';

type Write = Parameters<typeof writeTogether>[0][number];

/**
 * What an analysis needs before it may begin, and what must be set right afterwards: a unit of a plan, a public
 * visitor's share of the day.
 */
export interface Allowance {
  /** The writes that take what is needed, under the condition that it is there. */
  readonly take: () => readonly Write[];
  /**
   * Looks at the conditions of `take` that did not hold, counted from its first write. Asking again is worth it where
   * something came back or less is asked for now; it is not needed where all was taken and only the answer was lost.
   * @throws AppError that says why the analysis may not begin
   */
  readonly answerRefusal: (failed: readonly FailedCondition[]) => Promise<'try-again' | 'taken'>;
  /** Whether a model may be asked; known once the analysis has begun. */
  readonly mayAskModel: () => boolean;
  /** Writes that go with storing the analysis. */
  readonly settle: (spending: Spending) => readonly Write[];
  /** Gives back what was taken, exactly once, where the analysis failed. */
  readonly giveBack: () => Promise<void>;
}
