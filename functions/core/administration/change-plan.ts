import { acceptPlanChange } from '../../adapters/billing.ts';
import type { AccountRecord } from '../../adapters/entities/account.ts';
import { changeAccount, findAccount } from './change-account.ts';
import { AppError } from '../app-error.ts';
import { planOf, readPlans } from '../subscription/plans.ts';

interface ChangePlanOptions {
  readonly accountId: string;
  readonly planId: string;
  /** The account's owner may take only what is open to everybody's own choice. */
  readonly actor: { readonly kind: 'admin' | 'owner'; readonly id: string; readonly name: string };
}

/**
 * Puts an account on a plan, at once: what was used of the month stays used, and the new plan's limit holds from the
 * next analysis. Choosing the plan the account is on changes nothing.
 * @returns the account as it is now
 * @throws AppError not_found for an unknown account or plan; forbidden for a plan that only admins assign, and where
 *   the actor is not an admin any more; conflict where the plan was changed at the same time
 */
export const changePlan = async ({ accountId, planId, actor }: ChangePlanOptions): Promise<AccountRecord> => {
  const catalogue = readPlans();
  const plan = catalogue.plans.find(({ id }) => id === planId);
  if (!plan) throw new AppError('not_found', 'There is no such plan.');
  if (actor.kind === 'owner' && !plan.selfService) {
    throw new AppError('forbidden', `The ${plan.displayName} plan is assigned by an administrator.`);
  }
  const account = await findAccount(accountId);
  const current = planOf(account.planId, catalogue);
  if (current.id === planId) return account;
  await acceptPlanChange({
    accountId,
    email: account.email,
    fromPlanId: current.id,
    toPlanId: planId,
    changeId: `${accountId}:${account.version}`,
  });
  return changeAccount({
    actor,
    userId: accountId,
    decide: (before) => {
      if (planOf(before.planId, catalogue).id !== current.id) {
        throw new AppError('conflict', 'The plan was changed at the same time. Please look at it again.');
      }
      return {
        after: { ...before, planId },
        what: `moved from the ${current.displayName} plan to the ${plan.displayName} plan`,
      };
    },
  });
};
