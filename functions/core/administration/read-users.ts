import type { User } from '../../../shared/administration.ts';
import type { ListedAccount } from '../../adapters/entities/account.ts';
import { usageOf } from './read-usage.ts';

/** Accounts as admins see them, with their plans and what they used of them. */
export const readUsers = async (accounts: readonly ListedAccount[]): Promise<readonly User[]> => {
  const usage = await usageOf(accounts);
  return accounts.map(({ id, name, email, role, approvalStatus, isActive, createdAt, approvedBy }, at) => {
    const { planId, analysesUsed } = usage[at] ?? { planId: '', analysesUsed: 0 };
    return { id, name, email, role, approvalStatus, isActive, createdAt, approvedBy, planId, analysesUsed };
  });
};

/** One account as admins see it. */
export const readUser = async (account: ListedAccount): Promise<User> => {
  const [user] = await readUsers([account]);
  if (!user) throw new Error('an account reads as a user');
  return user;
};
