import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import useSWR from 'swr';
import type { CurrentUser } from '../../../shared/accounts.ts';
import { accountPaths } from '../features/account/account-paths.ts';
import { ApiError, call } from '../lib/api.ts';
import { dataKeys, fetchDataOrNull, forgetEarly, forgetEverything } from '../lib/data.ts';
import { clearDrafts } from '../lib/drafts.ts';
import { Latest } from '../lib/latest.ts';
import {
  isSessionOver,
  keepSessionFresh,
  noteSession,
  renewSession,
  type SessionChange,
  watchSession,
} from '../lib/session.ts';
import { toastFailure } from '../lib/toast-failure.ts';

/** Asks who is signed in: null for nobody. A token known to have ended is renewed first, which saves a call. */
const readUser = async (): Promise<CurrentUser | null> => {
  if (isSessionOver()) await renewSession();
  return (await fetchDataOrNull(dataKeys.user)) as CurrentUser | null;
};

const explainFailure = (error: unknown): void =>
  toastFailure(error, 'Sign out failed', 'You are still signed in. Please try again.');

const sessionNotKept = 'Your browser did not keep the session. Allow cookies for this site and try again.';

/** Whose data the page holds where nobody is signed in. */
export const visitorId = 'visitor';

export interface Account {
  /** Who is signed in: null for nobody, undefined while that is being asked. */
  readonly user: CurrentUser | null | undefined;
  /** The account that was at work when its session ended by itself; null where that did not happen. */
  readonly interruptedId: string | null;
  /**
   * Takes in whoever just signed in.
   * @throws what the question who that is throws
   */
  readonly enter: () => Promise<void>;
  readonly signOut: () => void;
  /** Asks again who is signed in and how the account stands. */
  readonly refresh: () => Promise<void>;
  /** Gives up the session that ended, and what was unfinished in it. */
  readonly giveUp: () => void;
}

/** Does what belongs to each change of the session, here and in other tabs. */
const useSessionChanges = (run: Readonly<Record<SessionChange, () => void>>): void => {
  const onChange = useEffectEvent((change: SessionChange) => run[change]());
  useEffect(() => watchSession((change) => onChange(change)), []);
};

/** Calls `run` where the browser brings back a page that it kept whole. */
const useReturn = (run: () => void): void => {
  const onReturn = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) run();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent): void => onReturn(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
};

/** Tells the server that somebody is here; nothing waits for it (specification, section 7). */
const useGreeting = (userId: string | undefined): void =>
  useEffect(() => {
    if (userId !== undefined) call('getUser').catch(() => undefined);
  }, [userId]);

/** Who is signed in as far as the page knows, and the ways in which it learns more. */
const useKnownUser = () => {
  const { data, error, mutate } = useSWR<CurrentUser | null, Error>(dataKeys.user, readUser);
  const [interruptedId, setInterruptedId] = useState<string | null>(null);
  /** Whose data lies in the page's memory. */
  const holder = useRef(visitorId);
  const [latest] = useState(() => new Latest());
  // A failed answer means that nobody is signed in, as an unauthorised one does (specification, section 4).
  const user = data ?? (data === null || error ? null : undefined);

  const take = useCallback(
    async (next: CurrentUser | null) => {
      const id = next?.id ?? visitorId;
      if (id === holder.current) forgetEarly();
      else void forgetEverything();
      holder.current = id;
      await mutate(next, { revalidate: false });
      setInterruptedId(null);
    },
    [mutate],
  );

  const ask = useCallback(() => latest.ask(readUser), [latest]);

  /** Nobody is signed in any longer; `interrupted` was at work when that came by itself. */
  const seeOut = useCallback(
    async (interrupted: string | null) => {
      latest.learn();
      setInterruptedId(interrupted);
      await mutate(null, { revalidate: false });
    },
    [latest, mutate],
  );

  return { user, interruptedId, holder, ask, take, seeOut };
};

/** Takes the session out of the page. What was unfinished goes once the screens, which keep it, have gone. */
const useLeaving = ({ user, interruptedId, holder, seeOut }: ReturnType<typeof useKnownUser>) => {
  const isLeaving = useRef(false);
  const userId = user?.id;

  useEffect(() => {
    if (userId !== undefined) {
      holder.current = userId;
      isLeaving.current = false;
    }
    if (!isLeaving.current) return;
    isLeaving.current = false;
    holder.current = visitorId;
    clearDrafts();
    void forgetEverything();
  }, [userId, interruptedId, holder]);

  return useCallback(async () => {
    isLeaving.current = true;
    await seeOut(null);
  }, [seeOut]);
};

/**
 * Who is signed in, and everything that changes it: signing in and out here and in other tabs, a session that ends,
 * an account that is refused.
 */
export const useAccount = (): Account => {
  const navigate = useNavigate();
  const known = useKnownUser();
  const { user, interruptedId, ask, take, seeOut } = known;
  const userId = user?.id;

  useGreeting(userId);
  const leave = useLeaving(known);

  const refresh = useCallback(async () => {
    const next = await ask().catch(() => undefined);
    if (next !== undefined) await take(next);
  }, [ask, take]);

  const enter = useCallback(async () => {
    noteSession('signed-in');
    const next = await ask();
    if (next === null) throw new ApiError(401, '', JSON.stringify({ error: sessionNotKept }));
    if (next !== undefined) await take(next);
  }, [ask, take]);

  useSessionChanges({
    'signed-out': () => {
      if (user || interruptedId !== null) void leave();
    },
    ended: () => {
      if (!user) return;
      void seeOut(user.id);
    },
    refused: () => void refresh(),
    'signed-in': () => void refresh(),
  });
  useEffect(() => (userId === undefined ? undefined : keepSessionFresh()), [userId]);
  useReturn(() => void refresh());

  const signOut = useCallback(() => {
    call('logout').then(() => {
      noteSession('signed-out');
      void leave();
      void navigate(accountPaths.signIn, { replace: true });
    }, explainFailure);
  }, [leave, navigate]);

  const giveUp = useCallback(() => {
    noteSession('signed-out');
    void leave();
  }, [leave]);

  return { user, interruptedId, enter, signOut, refresh, giveUp };
};
