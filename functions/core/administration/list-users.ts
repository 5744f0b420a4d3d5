import type { User, UserOrder, UserState } from '../../../shared/administration.ts';
import { foldText } from '../../adapters/entities/account.ts';
import { type DirectoryEntry, readDirectory } from '../../adapters/entities/accounts.ts';
import { decodeCursor, encodeCursor } from '../list-cursor.ts';
import { readUsers } from './read-users.ts';

interface ListUsersOptions {
  /** Part of a name or an address, in any case; empty for everybody. */
  readonly search: string;
  readonly state: UserState | undefined;
  readonly order: UserOrder;
  readonly direction: 'ascending' | 'descending';
  readonly limit: number;
  /** Where the previous page ended, as it said itself. */
  readonly cursor: string | undefined;
  /** When the search for more has to end, in epoch milliseconds: the page is then what was found until then. */
  readonly deadlineMs: number;
}

export interface UserPage {
  readonly users: readonly User[];
  /** Where the next page begins; undefined on the last one. */
  readonly nextCursor: string | undefined;
}

/** How many items one query looks at, at most: about what DynamoDB reads at once, 1 MB. */
const mostAtOnce = 2_500;

/** How long one page is searched for, in milliseconds; what was found until then is answered. */
export const searchMs = 5_000;

/** How much further each query looks than the one before, where few accounts match. */
const stride = 4;

/** What sort keys of an order look like; a cursor that does not cannot be one of that list. */
const keyShape: Readonly<Record<UserOrder, RegExp>> = {
  registered: /^[\d:.TZ-]{10,40}#[\w-]{1,64}$/,
  state: /^(?:pending|approved|inactive|rejected)#[\d:.TZ-]{10,40}#[\w-]{1,64}$/,
  name: /^[^]{0,200}#[\w-]{1,64}$/,
  email: /^[^]{0,200}#[\w-]{1,64}$/,
};

/**
 * One page of the accounts. Without a search it is one query that looks at one page; accounts in one state are a
 * stretch of their own in the order of time. A search by part of a word has no such place: it looks through the
 * accounts in order until the page is full or the time is up.
 * @throws AppError invalid_request where the cursor is of no such list
 */
export const listUsers = async (options: ListUsersOptions): Promise<UserPage> => {
  const { state, direction, limit, cursor, deadlineMs } = options;
  const search = foldText(options.search);
  // Within one state, the order by state is the order by time.
  const order = state !== undefined && options.order === 'registered' ? 'state' : options.order;
  const prefix = state !== undefined && order === 'state' ? `${state}#` : '';
  const filtered = prefix === '' ? state : undefined;
  const isOwn = (sk: string) => keyShape[order].test(sk) && sk.startsWith(prefix);
  const found: DirectoryEntry[] = [];
  let last: string | undefined = cursor === undefined ? undefined : decodeCursor(cursor, isOwn);
  // One more than the page holds tells whether there is another one.
  let looksAt = search !== '' || filtered !== undefined ? limit * stride : limit + 1;
  do {
    const page = await readDirectory({ order, prefix, search, state: filtered, direction, looksAt, after: last });
    found.push(...page.entries);
    last = page.lastPlace;
    looksAt = Math.min(looksAt * stride, mostAtOnce);
  } while (found.length <= limit && last !== undefined && Date.now() < deadlineMs);
  const shown = found.slice(0, limit);
  const end = found.length > limit ? shown.at(-1)?.sk : last;
  return {
    users: await readUsers(shown),
    nextCursor: end === undefined ? undefined : encodeCursor(end),
  };
};
