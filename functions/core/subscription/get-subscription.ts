import type { Subscription } from '../../../shared/subscriptions.ts';
import { monthOf, readUse } from '../../adapters/entities/usage.ts';
import { readUsage } from '../../adapters/entities/usages.ts';
import { nextMonth } from './count-analysis.ts';
import { planOf } from './plans.ts';

interface GetSubscriptionOptions {
  readonly accountId: string;
  /** The plan the account is on; undefined for the stage's default. */
  readonly planId: string | undefined;
  readonly now?: Date;
}

/** The plan an account is on, what is used of it this month, and when the count begins again. */
export const getSubscription = async ({
  accountId,
  planId,
  now = new Date(),
}: GetSubscriptionOptions): Promise<Subscription> => {
  const plan = planOf(planId);
  const { used } = readUse(await readUsage(accountId, monthOf(now)), now);
  const resetsAt = nextMonth(now).toISOString();
  // Plans run by calendar months, so the period ends when the count begins again.
  return {
    status: 'active',
    planId: plan.id,
    currentPeriodEnd: resetsAt,
    used,
    limit: plan.analysesPerMonth,
    resetsAt,
  };
};
