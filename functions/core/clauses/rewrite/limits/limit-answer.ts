import type { Softening } from '../softenings/setting.ts';

/** How a term that serves the reader is cut back to what the law lets stand, so that it holds. */
export interface LimitAnswer {
  /** Words that go beyond the limit, and what keeps within it; the parties are {own}, whom the term serves, and {counterpart}. */
  readonly words: readonly Softening[];
  /** A sentence that helps the term to hold, behind the statement that goes furthest, where the clause does not say it. */
  readonly add?: { readonly where?: RegExp; readonly unless: RegExp; readonly put: string };
}
