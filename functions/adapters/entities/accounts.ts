import type { UserOrder, UserState } from '../../../shared/administration.ts';
import { getItem, inPartition, isWritten, type Key, queryItems, type Write, writeTogether } from '../table.ts';
import {
  type AccountRecord,
  accountKey,
  adminsPartition,
  directoryPartition,
  emailKey,
  type ListedAccount,
  readAccountItem,
  userStatisticsKey,
} from './account.ts';
import { accountChange, accountCreation, type AccountCounts, readCounts } from './account-changes.ts';

/** An account as it is at this moment, one that is being deleted included; undefined where there is none. */
export const readAccount = async (id: string): Promise<AccountRecord | undefined> => {
  const item = await getItem(accountKey(id));
  return item && readAccountItem(item);
};

/**
 * The id of the account of an address; undefined where there is none.
 * @param email in lower case
 */
export const findAccountId = async (email: string): Promise<string | undefined> =>
  (await getItem(emailKey(email)))?.['id'] as string | undefined;

/** Makes an account, lists and counts it; whether it did, which it does not where there is one. */
export const makeAccount = (record: AccountRecord): Promise<boolean> =>
  isWritten(writeTogether(accountCreation(record)));

/**
 * Changes an account, its places in the directory and the counts together with other writes. Whether it did: not where
 * the account is no longer what it was, where it is the last active admin that would cease to be one, or where a
 * condition of the other writes does not hold.
 */
export const writeAccountChange = (
  before: AccountRecord,
  after: AccountRecord,
  alongside: readonly Write[],
): Promise<boolean> => isWritten(writeTogether([...accountChange(before, after), ...alongside]));

/** The check that holds a transaction to an account being an active admin in that very moment. */
export const checkActiveAdmin = (id: string): Write => ({
  ConditionCheck: {
    Key: accountKey(id),
    ConditionExpression: '#role = :admin AND approvalStatus = :approved AND isActive = :true',
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: { ':admin': 'admin', ':approved': 'approved', ':true': true },
  },
});

/** How many accounts there are in each state, and how many active admins. */
export const countAccounts = async (): Promise<AccountCounts> => readCounts(await getItem(userStatisticsKey));

/** The addresses of active admins, at most `limit` of them. */
export const listAdminEmails = async (limit: number): Promise<readonly string[]> => {
  const { items } = await queryItems({ ...inPartition(adminsPartition), Limit: limit });
  return items.map((item) => item['email'] as string);
};

interface DirectoryQuery {
  readonly order: UserOrder;
  /** What the places of the accounts begin with; empty for all. */
  readonly prefix: string;
  /** Part of the folded name or address; empty for everybody. */
  readonly search: string;
  readonly state: UserState | undefined;
  readonly direction: 'ascending' | 'descending';
  /** How many accounts are looked at, whether or not they match. */
  readonly looksAt: number;
  /** The place after which to begin. */
  readonly after: string | undefined;
}

/** An account of the directory, and its place in the order. */
export type DirectoryEntry = ListedAccount & Pick<Key, 'sk'>;

/** One look at the directory: the accounts that match, and where to go on; undefined at the end. */
export const readDirectory = async ({
  order,
  prefix,
  search,
  state,
  direction,
  looksAt,
  after,
}: DirectoryQuery): Promise<{
  readonly entries: readonly DirectoryEntry[];
  readonly lastPlace: string | undefined;
}> => {
  const pk = directoryPartition(order);
  const { KeyConditionExpression, ExpressionAttributeValues } = inPartition(pk, prefix || undefined);
  const filters = [...(search ? ['contains(#search, :search)'] : []), ...(state ? ['#state = :state'] : [])];
  const { items, lastKey } = await queryItems({
    KeyConditionExpression,
    ...(filters.length > 0 && {
      FilterExpression: filters.join(' AND '),
      ExpressionAttributeNames: { ...(search && { '#search': 'search' }), ...(state && { '#state': 'state' }) },
    }),
    ExpressionAttributeValues: {
      ...ExpressionAttributeValues,
      ...(search && { ':search': search }),
      ...(state && { ':state': state }),
    },
    ScanIndexForward: direction === 'ascending',
    // Whoever decides sees the decision in the list that follows.
    ConsistentRead: true,
    Limit: looksAt,
    ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
  });
  return { entries: items as unknown as DirectoryEntry[], lastPlace: lastKey?.['sk'] as string | undefined };
};
