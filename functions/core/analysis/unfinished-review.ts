import type { ModelUsage } from '../../adapters/model.ts';

/** Thrown where parts of a long text failed that a later call asks for again. What was read is kept. */
export class UnfinishedReview extends Error {
  /** What was spent on the parts that failed. */
  readonly usage: ModelUsage;

  constructor(usage: ModelUsage) {
    super('Parts of the text are still to be read.');
    this.name = 'UnfinishedReview';
    this.usage = usage;
  }
}
