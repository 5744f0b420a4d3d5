import type { User } from '../../../shared/administration.ts';
import type { AccountRecord } from '../../adapters/entities/account.ts';

/** What accounts are on and have used of it this month, in the order of the accounts. */
export const usageOf = (
  users: readonly Pick<AccountRecord, 'id' | 'planId'>[],
): Promise<readonly Pick<User, 'planId' | 'analysesUsed'>[]> =>
  Promise.resolve(users.map(({ planId }) => ({ planId: planId ?? '', analysesUsed: 0 })));
