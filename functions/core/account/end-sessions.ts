import type { AccountRecord } from '../../adapters/entities/account.ts';
import { findAccountId } from '../../adapters/entities/accounts.ts';
import { noteAllEnded, noteEnded, noteFirstEnded } from '../../adapters/entities/ended-sessions.ts';

/*
 * Tokens hold until their time is over, whatever becomes of the session; the account remembers the sessions that ended
 * before.
 */

/** The most sessions remembered one by one, which keeps the account's item below 4 KB. */
const mostRemembered = 40;

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** Ends every session of an account that was begun before this second. */
export const endAllSessions = async (id: string): Promise<void> => {
  await noteAllEnded(id, nowSeconds());
};

/** Ends every session of the account with an address, where there is one. */
export const endAllSessionsOf = async (email: string): Promise<void> => {
  const id = await findAccountId(email);
  if (id !== undefined) await endAllSessions(id);
};

/**
 * Ends one session of an account.
 * @param account as it was read, for the sessions it need not remember any more
 * @param until epoch second by which every token of the session has ended by itself
 */
export const endSession = async (account: AccountRecord, sessionId: string, until: number): Promise<void> => {
  const remembered = Object.entries(account.endedSessions ?? {});
  const over = remembered.filter(([, end]) => end <= nowSeconds()).map(([id]) => id);
  // Nobody signs out that often in an hour; forgetting one of them would bring it back to life.
  if (remembered.length - over.length >= mostRemembered) return endAllSessions(account.id);
  if (await noteEnded(account.id, sessionId, until, over)) return;
  // The account has none yet, or it is gone.
  const isFirst = await noteFirstEnded(account.id, sessionId, until);
  if (!isFirst && account.endedSessions === undefined)
    await endSession({ ...account, endedSessions: {} }, sessionId, until);
};
