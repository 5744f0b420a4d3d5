import { sessionSchema, type SessionToken } from '../../../shared/accounts.ts';
import { routes } from '../../../shared/routes.ts';

/*
 * The session as the page knows it. The cookies that carry it are out of a script's reach; the page holds the identity
 * token in memory alone, and remembers between visits no more than when it ends, so that it knows whether asking for
 * another one is worth a call.
 */

/**
 * What happens to a session: it could not be renewed; the account is refused what it asked for; somebody signed in or
 * signed out in another tab.
 */
export type SessionChange = 'ended' | 'refused' | 'signed-in' | 'signed-out';

/** How a renewal went: there was none where the server, or the way to it, did not answer as it should. */
export type Renewal = 'renewed' | 'ended' | 'unanswered';

/** A token is renewed this long before it ends, in milliseconds. */
const marginMs = 2 * 60_000;
const memoryKey = 'clausewise.session';
const nobody = 'none';
const channelName = 'clausewise.session';

let token: SessionToken | undefined;
let renewing: Promise<Renewal> | undefined;
let renewedAt = 0;
let channel: BroadcastChannel | undefined;
const listeners = new Set<(change: SessionChange) => void>();

const remember = (value: string): void => {
  try {
    localStorage.setItem(memoryKey, value);
  } catch {
    // A browser that keeps nothing asks the server more often.
  }
};

const remembered = (): string | null => {
  try {
    return localStorage.getItem(memoryKey);
  } catch {
    return '0';
  }
};

/** Whether this browser may hold a session that could be renewed. */
export const mayHaveSession = (): boolean => {
  const value = remembered();
  return value !== null && value !== nobody;
};

/** When the identity token ends, in epoch milliseconds; undefined where the page was not told. */
const knownEnd = (): number | undefined => {
  const end = Number(token?.expiresAt ?? remembered() ?? Number.NaN);
  return Number.isFinite(end) && end > 0 ? end : undefined;
};

/** Whether the identity token has ended, or is about to, as far as the page knows. */
export const isSessionOver = (): boolean => {
  const end = knownEnd();
  return mayHaveSession() && end !== undefined && end - marginMs <= Date.now();
};

const askForSession = async (): Promise<Renewal> => {
  const { method, path } = routes.getSession;
  const answer = await fetch(path, { method, credentials: 'include' }).catch(() => undefined);
  if (answer?.status === 401) {
    token = undefined;
    remember(nobody);
    return 'ended';
  }
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const given = sessionSchema.safeParse(body);
  if (!given.success) return 'unanswered';
  token = given.data;
  renewedAt = Date.now();
  remember(String(token.expiresAt));
  return 'renewed';
};

/**
 * Asks for the session's identity token, which renews the session where it is about to end. Calls that need it at the
 * same time share one question.
 * @param since a renewal after this moment, in epoch milliseconds, is recent enough
 */
export const renewSession = async (since = Number.POSITIVE_INFINITY): Promise<Renewal> => {
  if (renewedAt > since) return 'renewed';
  renewing ??= askForSession().finally(() => {
    renewing = undefined;
  });
  return renewing;
};

/** The identity token, good for two minutes at least; undefined where there is no session. */
export const identityToken = async ({ renew = false }: { readonly renew?: boolean } = {}): Promise<
  SessionToken | undefined
> => {
  if (renew || !token || isSessionOver()) await renewSession();
  return token;
};

/** Tells this page, and no other, what happened to the session. */
export const announceSession = (change: 'ended' | 'refused'): void => {
  for (const listener of listeners) listener(change);
};

/** Notes that a session began or ended by a person's own act, and tells the browser's other tabs. */
export const noteSession = (change: 'signed-in' | 'signed-out'): void => {
  token = undefined;
  renewedAt = 0;
  remember(change === 'signed-in' ? '0' : nobody);
  channel?.postMessage(change);
};

/**
 * Calls back when something happens to the session, here or in another tab.
 * @returns what ends it
 */
export const watchSession = (listener: (change: SessionChange) => void): (() => void) => {
  listeners.add(listener);
  channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== 'signed-in' && data !== 'signed-out') return;
      token = undefined;
      renewedAt = 0;
      for (const told of listeners) told(data);
    };
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
};

/** The longest a browser's timer can wait, in milliseconds. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Renews the session before its token ends, as long as the page is looked at; a page that was put aside renews it when
 * it is looked at again.
 * @returns what stops it
 */
export const keepSessionFresh = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const plan = (): void => {
    clearTimeout(timer);
    if (isStopped || document.visibilityState === 'hidden') return;
    const end = knownEnd();
    // Where nobody said when it ends, the question is the server's to answer.
    const wait = end === undefined ? 0 : Math.max(0, end - marginMs - Date.now());
    timer = setTimeout(() => void renew(), Math.min(wait, longestTimerMs));
  };
  const renew = async (): Promise<void> => {
    const end = knownEnd();
    if (end !== undefined && end - marginMs > Date.now()) {
      plan();
      return;
    }
    const renewal = await renewSession();
    if (isStopped) return;
    if (renewal === 'ended') announceSession('ended');
    else if (renewal === 'renewed') plan();
    else timer = setTimeout(plan, marginMs / 4);
  };
  plan();
  document.addEventListener('visibilitychange', plan);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
  };
};
