import type { User } from '../../../shared/administration.ts';
import type { AccountRecord } from '../../adapters/entities/account.ts';
import { monthOf, readUse } from '../../adapters/entities/usage.ts';
import { readUsages } from '../../adapters/entities/usages.ts';
import { planOf } from '../subscription/plans.ts';

/** What accounts are on and have used of it this month, in the order of the accounts; at most 100 of them. */
export const usageOf = async (
  users: readonly Pick<AccountRecord, 'id' | 'planId'>[],
  now = new Date(),
): Promise<readonly Pick<User, 'planId' | 'analysesUsed'>[]> => {
  const items = await readUsages(
    users.map(({ id }) => id),
    monthOf(now),
  );
  return users.map(({ planId }, at) => ({ planId: planOf(planId).id, analysesUsed: readUse(items[at], now).used }));
};
