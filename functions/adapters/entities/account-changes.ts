import { type UserStatistics, userStateOf } from '../../../shared/administration.ts';
import type { Key, Write } from '../table.ts';
import {
  type AccountRecord,
  accountItem,
  accountKey,
  adminItem,
  directoryItems,
  emailItem,
  emailKey,
  userStatisticsKey,
} from './account.ts';

/*
 * The one way an account is written: its item, where it is listed, how it is counted and where its address leads are
 * changed together or not at all.
 */

/** What is counted: the five figures admins see, and the active admins, of whom one must always remain. */
export interface AccountCounts extends UserStatistics {
  readonly activeAdmins: number;
}

const nothing: AccountCounts = { total: 0, pending: 0, approved: 0, active: 0, rejected: 0, activeAdmins: 0 };

const isListed = (record: AccountRecord | undefined): record is AccountRecord =>
  record !== undefined && record.deletingSince === undefined;

/** Whether somebody may act as an admin at this moment. */
export const isActiveAdmin = ({ role, approvalStatus, isActive }: AccountRecord): boolean =>
  role === 'admin' && approvalStatus === 'approved' && isActive;

/** What one account adds to the counts; nothing where there is none or it is being deleted. */
export const countsOf = (record: AccountRecord | undefined): AccountCounts => {
  if (!isListed(record)) return nothing;
  const state = userStateOf(record);
  return {
    total: 1,
    pending: Number(state === 'pending'),
    approved: Number(state === 'approved' || state === 'inactive'),
    active: Number(state === 'approved'),
    rejected: Number(state === 'rejected'),
    activeAdmins: Number(isActiveAdmin(record)),
  };
};

/** The counts in the statistics item; zeros where nobody has registered yet. */
export const readCounts = (item: Record<string, unknown> | undefined): AccountCounts =>
  Object.fromEntries(
    Object.keys(nothing).map((figure) => [figure, Number(item?.[figure] ?? 0)]),
  ) as unknown as AccountCounts;

const countingWrites = (before: AccountRecord | undefined, after: AccountRecord | undefined): readonly Write[] => {
  const [from, to] = [countsOf(before), countsOf(after)];
  const changed = (Object.keys(nothing) as (keyof AccountCounts)[]).filter((figure) => from[figure] !== to[figure]);
  if (changed.length === 0) return [];
  const losesAdmin = to.activeAdmins < from.activeAdmins;
  return [
    {
      Update: {
        Key: userStatisticsKey,
        UpdateExpression: `ADD ${changed.map((figure) => `#${figure} :${figure}`).join(', ')}`,
        ...(losesAdmin && { ConditionExpression: '#activeAdmins > :one' }),
        ExpressionAttributeNames: Object.fromEntries(changed.map((figure) => [`#${figure}`, figure])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(changed.map((figure) => [`:${figure}`, to[figure] - from[figure]])),
          ...(losesAdmin && { ':one': 1 }),
        },
      },
    },
  ];
};

const idOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** The items under which an account is found: in each order of the directory, and among the admins while it is one. */
const listingsOf = (record: AccountRecord | undefined) =>
  isListed(record) ? [...directoryItems(record), ...(isActiveAdmin(record) ? [adminItem(record)] : [])] : [];

const listingWrites = (before: AccountRecord | undefined, after: AccountRecord | undefined): readonly Write[] => {
  const items = listingsOf(after);
  const kept = new Set(items.map(idOf));
  const stale = listingsOf(before).filter((item) => !kept.has(idOf(item)));
  return [
    ...stale.map(({ pk, sk }): Write => ({ Delete: { Key: { pk, sk } } })),
    ...items.map((Item): Write => ({ Put: { Item } })),
  ];
};

/** Fields that a change does not touch: signing out writes its own, and the version is counted here. */
const untouched = new Set<string>(['id', 'version', 'endedSessions'] satisfies (keyof AccountRecord)[]);

const updateOf = (before: AccountRecord, after: AccountRecord): Write => {
  const fields = (Object.keys({ ...before, ...after }) as (keyof AccountRecord)[]).filter(
    (field) => !untouched.has(field) && before[field] !== after[field],
  );
  const gone = fields.filter((field) => after[field] === undefined);
  const set = fields.filter((field) => after[field] !== undefined);
  return {
    Update: {
      Key: accountKey(before.id),
      UpdateExpression: [
        `SET #version = :next${set.map((field) => `, #${field} = :${field}`).join('')}`,
        ...(gone.length > 0 ? [`REMOVE ${gone.map((field) => `#${field}`).join(', ')}`] : []),
      ].join(' '),
      ConditionExpression: '#version = :version AND #approvalStatus = :wasStatus AND #isActive = :wasActive',
      ExpressionAttributeNames: Object.fromEntries(
        ['version', 'approvalStatus', 'isActive', ...fields].map((field) => [`#${field}`, field]),
      ),
      ExpressionAttributeValues: {
        ...Object.fromEntries(set.map((field) => [`:${field}`, after[field]])),
        ':next': before.version + 1,
        ':version': before.version,
        ':wasStatus': before.approvalStatus,
        ':wasActive': before.isActive,
      },
    },
  };
};

/**
 * The writes that make an account, for one transaction.
 * @param record the new account; its version is the first
 */
export const accountCreation = (record: AccountRecord): readonly Write[] => [
  { Put: { Item: accountItem(record), ConditionExpression: 'attribute_not_exists(pk)' } },
  { Put: { Item: emailItem(record) } },
  ...listingWrites(undefined, record),
  ...countingWrites(undefined, record),
];

/**
 * The writes that change an account, for one transaction. They fail on their condition where the account is not any
 * more what it was, or where it is the last active admin that would cease to be one.
 * @param before the account as it was read
 * @param after the account as it is to be; the version is counted here, ended sessions stay as they are
 */
export const accountChange = (before: AccountRecord, after: AccountRecord): readonly Write[] => [
  updateOf(before, after),
  ...listingWrites(before, after),
  ...countingWrites(before, after),
  // Whoever is being deleted may register anew under the same address.
  ...(isListed(before) && !isListed(after)
    ? [
        {
          Delete: {
            Key: emailKey(before.email),
            ConditionExpression: 'attribute_not_exists(pk) OR id = :id',
            ExpressionAttributeValues: { ':id': before.id },
          },
        },
      ]
    : []),
];
