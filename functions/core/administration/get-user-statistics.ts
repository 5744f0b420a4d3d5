import type { UserStatistics } from '../../../shared/administration.ts';
import { userStatisticsKey } from '../../adapters/entities/account.ts';
import { readCounts } from '../../adapters/entities/account-changes.ts';
import { getItem } from '../../adapters/table.ts';

/** The five figures of the Admin Dashboard; Active counts approved accounts that are active (specification, section 4). */
export const getUserStatistics = async (): Promise<UserStatistics> => {
  const { total, pending, approved, active, rejected } = readCounts(await getItem(userStatisticsKey));
  return { total, pending, approved, active, rejected };
};
