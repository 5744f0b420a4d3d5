import type { User } from '../../../shared/administration.ts';
import type { AccountRecord } from '../../adapters/entities/account.ts';
import { monthOf, usageKey } from '../../adapters/entities/usage.ts';
import { getItems } from '../../adapters/table.ts';
import { readUse } from '../subscription/count-analysis.ts';
import { planOf } from '../subscription/plans.ts';

/** What accounts are on and have used of it this month, in the order of the accounts; at most 100 of them. */
export const usageOf = async (
  users: readonly Pick<AccountRecord, 'id' | 'planId'>[],
  now = new Date(),
): Promise<readonly Pick<User, 'planId' | 'analysesUsed'>[]> => {
  const month = monthOf(now);
  const items = await getItems(users.map(({ id }) => usageKey(id, month)));
  return users.map(({ planId }, at) => ({ planId: planOf(planId).id, analysesUsed: readUse(items[at], now).used }));
};
