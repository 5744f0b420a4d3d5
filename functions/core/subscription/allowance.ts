import type { Need, Refusal } from '../../adapters/entities/needs.ts';
import type { Spending } from '../../adapters/entities/usage.ts';
import type { Write } from '../../adapters/table.ts';

/**
 * What an analysis needs before it may begin, and what must be set right afterwards: a unit of a plan, a public
 * visitor's share of the day.
 */
export interface Allowance {
  /** What is to be taken together. */
  readonly take: () => readonly Need[];
  /**
   * Looks at what of `take` was refused. Asking again is worth it where something came back or less is asked for now;
   * it is not needed where all was taken and only the answer was lost.
   * @throws AppError that says why the analysis may not begin
   */
  readonly answerRefusal: (refused: readonly Refusal[]) => Promise<'try-again' | 'taken'>;
  /** Whether a model may be asked; known once the analysis has begun. */
  readonly mayAskModel: () => boolean;
  /** Writes that go with storing the analysis. */
  readonly settle: (spending: Spending) => readonly Write[];
  /** Gives back what was taken, exactly once, where the analysis failed. */
  readonly giveBack: () => Promise<void>;
}
