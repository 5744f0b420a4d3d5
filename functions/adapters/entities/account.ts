import type { ApprovalStatus, CurrentUser, Role } from '../../../shared/accounts.ts';
import { type UserOrder, userStateOf } from '../../../shared/administration.ts';
import type { Key } from '../table.ts';

/*
 * An account is one item, which the gate reads with every request; it stays below 4 KB so that reading it consistently
 * costs one unit. Beside it each account stands in the directory once per order that admins can sort by, so that every
 * page of every order is one query. `account-changes.ts` gives the writes that make or change an account whole.
 */

/** An account as the use cases know it. Its id is the subject of the user pool's tokens. */
export interface AccountRecord {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly approvalStatus: ApprovalStatus;
  readonly isActive: boolean;
  readonly createdAt: string;
  /** Who let the account in, by name; null while nobody has. */
  readonly approvedBy: string | null;
  /** The plan that was chosen; the stage's default where none was. */
  readonly planId?: string;
  /** Counts changes, so that two at once cannot both be based on the same state. */
  readonly version: number;
  /** Sessions that were ended before their tokens do, by `origin_jti`, with the epoch second they end by themselves. */
  readonly endedSessions?: Readonly<Record<string, number>>;
  /** Sessions begun before this epoch second are ended, all of them. */
  readonly sessionsEndedBefore?: number;
  /** Since when the account is being deleted, ISO 8601; it is listed and counted no more. */
  readonly deletingSince?: string;
}

/** What an account and a directory item both hold of an account. */
export type ListedAccount = Pick<
  AccountRecord,
  'id' | 'name' | 'email' | 'role' | 'approvalStatus' | 'isActive' | 'createdAt' | 'approvedBy' | 'planId'
>;

type Item = Record<string, unknown>;

export const accountKey = (id: string): Key => ({ pk: `account#${id}`, sk: 'account' });

export const accountItem = (record: AccountRecord): Key & Item => ({ ...accountKey(record.id), ...record });

export const readAccountItem = (item: Item): AccountRecord => {
  const { pk: _, sk: __, ...record } = item;
  return record as unknown as AccountRecord;
};

/** The account as its owner sees it. */
export const currentUserOf = (record: AccountRecord): CurrentUser => ({
  id: record.id,
  name: record.name,
  email: record.email,
  role: record.role,
  approvalStatus: record.approvalStatus,
  isActive: record.isActive,
  createdAt: record.createdAt,
});

/** Longest part of a name or address that takes part in sorting, in UTF-16 units; a key holds 1,024 bytes. */
const sortedLength = 200;

/** Text without case and accents, as it is compared when sorting and searching. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().toWellFormed();

const sortedText = (text: string): string => foldText(text).slice(0, sortedLength).toWellFormed();

const sortValueOf: Readonly<Record<UserOrder, (record: AccountRecord) => string>> = {
  registered: ({ createdAt }) => createdAt,
  name: ({ name }) => sortedText(name),
  email: ({ email }) => sortedText(email),
  state: (record) => `${userStateOf(record)}#${record.createdAt}`,
};

export const directoryPartition = (order: UserOrder): string => `directory#${order}`;

/** The items under which an account is listed, one for each order. */
export const directoryItems = (record: AccountRecord): readonly (Key & Item)[] =>
  (Object.keys(sortValueOf) as UserOrder[]).map((order) => ({
    pk: directoryPartition(order),
    sk: `${sortValueOf[order](record)}#${record.id}`,
    id: record.id,
    name: record.name,
    email: record.email,
    search: foldText(`${record.name} ${record.email}`),
    role: record.role,
    approvalStatus: record.approvalStatus,
    isActive: record.isActive,
    state: userStateOf(record),
    createdAt: record.createdAt,
    approvedBy: record.approvedBy,
    ...(record.planId !== undefined && { planId: record.planId }),
  }));

/** Where those stand who decide about requests: active admins, few enough to be read at once. */
export const adminsPartition = 'admins';

export const adminItem = ({ id, email }: Pick<AccountRecord, 'id' | 'email'>): Key & Item => ({
  pk: adminsPartition,
  sk: id,
  email,
});

/** Counts of accounts by state, and how many active admins there are (`AccountCounts`). */
export const userStatisticsKey: Key = { pk: 'directory', sk: 'statistics' };

/** Decisions about accounts, by time. */
export const decisionsPartition = 'decisions';

/** Finds the account of an address, which is in lower case. */
export const emailKey = (email: string): Key => ({ pk: `email#${email}`, sk: 'account' });

export const emailItem = ({ id, email }: Pick<AccountRecord, 'id' | 'email'>): Key & Item => ({
  ...emailKey(email),
  id,
});
