import { randomUUID } from 'node:crypto';
import { acceptPlanChange } from '../../adapters/billing.ts';
import { accountChange } from '../../adapters/entities/account-changes.ts';
import { accountKey, type AccountRecord, readAccountItem } from '../../adapters/entities/account.ts';
import { decisionItem } from '../../adapters/entities/decision.ts';
import { getItem, isConditionFailure, writeTogether } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';
import { planOf, readPlans } from './plans.ts';

type Write = Parameters<typeof writeTogether>[0][number];

interface ChangePlanOptions {
  readonly accountId: string;
  readonly planId: string;
  readonly actor: { readonly id: string; readonly name: string };
  /** Whether the account's owner chooses, who may take only what is open to everybody's own choice. */
  readonly byOwner: boolean;
  /** Checks that must hold in the same transaction, for instance that the actor is still an admin. */
  readonly checks?: readonly Write[];
}

/** How often a change is begun anew because somebody else changed the account in between. */
const attempts = 5;

/**
 * Puts an account on a plan, at once: what was used of the month stays used, and the new plan's limit holds from the
 * next analysis. Choosing the plan one is on changes nothing.
 * @returns the account as it is now
 * @throws AppError not_found for an unknown account or plan, forbidden for a plan that only admins assign, conflict
 */
export const changePlan = async (options: ChangePlanOptions): Promise<AccountRecord> => {
  const { accountId, planId, actor, byOwner, checks = [] } = options;
  const catalogue = readPlans();
  const plan = catalogue.plans.find(({ id }) => id === planId);
  if (!plan) throw new AppError('not_found', 'There is no such plan.');
  if (byOwner && !plan.selfService) {
    throw new AppError('forbidden', `The ${plan.displayName} plan is assigned by an administrator.`);
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const item = await getItem(accountKey(accountId));
    const before = item && readAccountItem(item);
    if (!before || before.deletingSince !== undefined) throw new AppError('not_found', 'There is no such account.');
    const current = planOf(before.planId, catalogue);
    if (current.id === planId) return before;
    await acceptPlanChange({
      accountId,
      email: before.email,
      fromPlanId: current.id,
      toPlanId: planId,
      changeId: `${accountId}:${before.version}`,
    });
    const after = { ...before, planId };
    const entry = {
      id: randomUUID(),
      timestamp: new Date().toISOString(),
      actor,
      subject: { id: accountId, name: before.name, email: before.email },
      what: `plan changed from ${current.displayName} to ${plan.displayName}`,
    };
    try {
      await writeTogether([...accountChange(before, after), { Put: { Item: decisionItem(entry) } }, ...checks]);
      return after;
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }
  throw new AppError('conflict', 'The account was changed at the same time. Please try again.');
};
