import { type DecisionEntry, type UserState, userStateOf, type UserStatistics } from '../../shared/administration.ts';
import type { AccountRecord } from '../../functions/adapters/entities/account.ts';
import { startLocalTable } from './local-table.ts';

const load = async () => {
  const [account, changes, table, decisions] = await Promise.all([
    import('../../functions/adapters/entities/account.ts'),
    import('../../functions/adapters/entities/account-changes.ts'),
    import('../../functions/adapters/table.ts'),
    import('../../functions/core/administration/list-decisions.ts'),
  ]);
  return { ...account, ...changes, ...table, ...decisions };
};

/** A table of one's own with accounts in it; import what is to be driven only afterwards, as with `startLocalTable`. */
export const startAccountTable = async () => {
  const table = await startLocalTable();
  const product = await load();
  return {
    ...table,
    register: async (record: AccountRecord): Promise<AccountRecord> => {
      await product.writeTogether(product.accountCreation(record));
      return record;
    },
    read: async (id: string): Promise<AccountRecord> => {
      const item = await product.getItem(product.accountKey(id));
      if (!item) throw new Error('no such account');
      return product.readAccountItem(item);
    },
    /** The items of the directory in one of its orders. */
    listed: async (order: Parameters<typeof product.directoryPartition>[0]) =>
      (
        await product.queryItems({
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': product.directoryPartition(order) },
        })
      ).items,
    /** How many active admins are counted, which nobody but the rules about the last one asks for. */
    activeAdmins: async (): Promise<number> =>
      product.readCounts(await product.getItem(product.userStatisticsKey)).activeAdmins,
    /** The decisions that are noted, 100 at most. */
    entries: async (): Promise<readonly DecisionEntry[]> =>
      (await product.listDecisions({ limit: 100, cursor: undefined })).decisions,
  };
};

/** What the counts must be by the accounts themselves. */
export const recount = (accounts: readonly Pick<AccountRecord, 'approvalStatus' | 'isActive'>[]): UserStatistics => {
  const having = (...states: readonly UserState[]) =>
    accounts.filter((account) => states.includes(userStateOf(account))).length;
  return {
    total: accounts.length,
    pending: having('pending'),
    approved: having('approved', 'inactive'),
    active: having('approved'),
    rejected: having('rejected'),
  };
};

/** `done`, or the code of the error. */
export const outcomeOf = (acting: Promise<unknown>): Promise<string> =>
  acting.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
