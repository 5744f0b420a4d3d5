import { useCallback, useState } from 'react';
import useSWR, { mutate } from 'swr';
import {
  type DecisionEntry,
  nextCursorHeader,
  type User,
  type UserDecision,
  type UserStatistics,
} from '../../../../shared/administration.ts';
import type { Plan, UsageReport } from '../../../../shared/subscriptions.ts';
import { apiRequest, call, urlOf } from '../../lib/api.ts';
import { bearerHeader } from '../../lib/bearer.ts';
import { dataKeys, pathOfKey, readEarly, readUrl, type DataKey } from '../../lib/data.ts';
import { nextPage } from '../../lib/next-page.ts';
import { tabOf } from './tabs.ts';
import { readView, requestOf, type UsersAddress, type UsersView } from './users-view.ts';

/** A page of users. */
export interface UserPage {
  readonly users: readonly User[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

const root = '/api/admin';
const statisticsKey: DataKey = [root, 'statistics'];
const decisionsKey: DataKey = [root, 'decisions'];
const usageKey: DataKey = [root, 'usage'];

/** What a page of users is known by, and how it is asked for. */
const usersRequest = (view: UsersView) => {
  const { query, body } = requestOf(view);
  const url = urlOf(body ? 'searchUsers' : 'listUsers', query && { query });
  return {
    key: body ? `${url} ${JSON.stringify(body)}` : url,
    send: () => apiRequest(body ? 'POST' : 'GET', url, body),
  };
};

/** Starts reading what an address of the dashboard will show. Whoever is no admin is refused it, now as later. */
export const preloadAdministration = (address: UsersAddress): void => {
  const tab = tabOf(new URLSearchParams(address.search));
  const { key, send } = usersRequest(readView(address));
  readEarly(key, send);
  readEarly(pathOfKey(statisticsKey));
  if (tab === 'decisions') readEarly(pathOfKey(decisionsKey));
  if (tab === 'usage') readEarly(pathOfKey(usageKey));
};

/** Where a page begins, from the address of the `Link` header. */
const cursorOf = (response: Response): string | null => {
  const next = nextPage(response.headers.get('link'));
  return next === null ? null : new URL(next, location.origin).searchParams.get('cursor');
};

/** The users a view shows. The rows of the view before stay until those of the next are there. */
export const useUsers = (view: UsersView) => {
  const { key, send } = usersRequest(view);
  return useSWR<UserPage, Error>(
    [root, 'users', key],
    async () => {
      const response = await readUrl(key, send);
      const next = response.headers.get(nextCursorHeader) ?? cursorOf(response);
      return { users: (await response.json()) as readonly User[], next };
    },
    { keepPreviousData: true },
  );
};

/** The five figures. */
export const useUserStatistics = () => useSWR<UserStatistics, Error>(statisticsKey, { keepPreviousData: true });

interface DecisionList {
  readonly entries: readonly DecisionEntry[];
  readonly next: string | null;
}

const readDecisions = async (cursor?: string): Promise<DecisionList> => {
  const response = await readUrl(urlOf('listDecisions', { query: { cursor } }));
  return { entries: (await response.json()) as readonly DecisionEntry[], next: cursorOf(response) };
};

/** What was decided, newest first: the first page, and each further one when it is asked for. */
export const useDecisions = () => {
  const list = useSWR<DecisionList, Error>(decisionsKey, () => readDecisions(), { keepPreviousData: true });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [moreError, setMoreError] = useState<unknown>();
  const { data, mutate: change } = list;

  const loadMore = useCallback(async () => {
    const next = data?.next;
    if (!next) return;
    setLoadingMore(true);
    setMoreError(undefined);
    try {
      const page = await readDecisions(next);
      await change((now) => (now?.next === next ? { ...page, entries: [...now.entries, ...page.entries] } : now), {
        revalidate: false,
      });
    } catch (error) {
      setMoreError(error);
    } finally {
      setLoadingMore(false);
    }
  }, [data?.next, change]);

  return { ...list, isLoadingMore, moreError, loadMore };
};

/** Reads anew whatever of the administration was read: now where it is shown, otherwise when it next is. */
export const refreshAdministration = (): Promise<unknown> =>
  mutate((key) => Array.isArray(key) && key[0] === root, undefined);

const decisionRoutes = {
  approve: 'approveUser',
  reject: 'rejectUser',
  deactivate: 'deactivateUser',
  reactivate: 'reactivateUser',
} as const satisfies Readonly<Record<UserDecision, string>>;

/**
 * Decides about an account.
 * @throws what `call` throws
 */
export const decideUser = (id: string, decision: UserDecision): Promise<User> =>
  call(decisionRoutes[decision], { params: { id } });

/** The plans an account can be put on. */
export const usePlanNames = () =>
  useSWR<readonly Plan[], Error>(dataKeys.plans, async () => call('listPlans', { headers: await bearerHeader() }));

/**
 * Puts an account on a plan.
 * @throws what `call` throws
 */
export const setUserPlan = (id: string, planId: string): Promise<User> =>
  call('setUserPlan', { params: { id }, body: { planId } });

/** What this month's analyses came to. */
export const useUsageReport = () => useSWR<UsageReport, Error>(usageKey, { keepPreviousData: true });
