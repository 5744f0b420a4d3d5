import type { UserStatistics } from '../../../shared/administration.ts';
import { countAccounts } from '../../adapters/entities/accounts.ts';

/** The five figures of the Admin Dashboard; Active counts approved accounts that are active (specification, section 4). */
export const getUserStatistics = async (): Promise<UserStatistics> => {
  const { total, pending, approved, active, rejected } = await countAccounts();
  return { total, pending, approved, active, rejected };
};
