/*
 * The place to plug billing in. This product takes no payments: a change of plan takes effect at once. An enterprise
 * that charges for plans puts the call to its billing system here.
 */

export interface PlanChange {
  readonly accountId: string;
  readonly email: string;
  readonly fromPlanId: string;
  readonly toPlanId: string;
  /** The same for every repetition of one change, so that a billing system can tell repeats from new changes. */
  readonly changeId: string;
}

/**
 * Called before a change of plan is written. Its contract: return where the change is accepted; throw an AppError with
 * a sentence for the person where it is not, and nothing changes. It is called again with the same `changeId` where
 * the write that follows fails and is repeated, so it must be idempotent; it has about ten seconds.
 */
export const acceptPlanChange: (change: PlanChange) => Promise<void> = () => Promise.resolve();
