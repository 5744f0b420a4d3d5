import type { SessionToken } from '../../../shared/accounts.ts';
import { renewIdToken } from '../../adapters/user-pool.ts';
import { AppError } from '../app-error.ts';
import { findSessionAccount } from './read-account.ts';
import { type Identity, verifyToken } from './verify-token.ts';

/** A session is renewed when its token ends within this time, in seconds. */
const renewBeforeSeconds = 5 * 60;

interface RenewOptions {
  readonly token: string | undefined;
  readonly refreshToken: string | undefined;
}

export interface RenewedSession {
  readonly session: SessionToken;
  /** The token that took the place of the one that came, where the session was renewed. */
  readonly freshToken: string | undefined;
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'unavailable' || error.code === 'too_many_requests');

const isLasting = ({ expiresAt }: Identity, seconds: number): boolean => expiresAt - Date.now() / 1000 > seconds;

/** A token of the same session that is good for longer; undefined where there is none. */
const renew = async (refreshToken: string, last: Identity | undefined): Promise<string | undefined> => {
  try {
    // Only the session's last token tells whose it is, which the pool wants to be told.
    const renewed = last && (await renewIdToken(refreshToken, last.username));
    if (renewed === undefined) throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.');
    return renewed;
  } catch (error) {
    // A token that is still good serves on while the pool cannot be reached.
    if (last && isLasting(last, 0) && isUnreachable(error)) return undefined;
    throw error;
  }
};

/**
 * The identity token of a session, renewed where it has ended or is about to.
 * @throws AppError unauthenticated where there is no session, it was ended or cannot be renewed; unavailable
 */
export const renewSession = async ({ token, refreshToken }: RenewOptions): Promise<RenewedSession> => {
  const ended = () => new AppError('unauthenticated', 'Please sign in.');
  const last = token === undefined ? undefined : await verifyToken(token, { ended: true });
  const isGood = last !== undefined && isLasting(last, renewBeforeSeconds);
  const freshToken = refreshToken === undefined || isGood ? undefined : await renew(refreshToken, last);
  const current = last !== undefined && isLasting(last, 0) ? last : undefined;
  const identity = freshToken === undefined ? current : await verifyToken(freshToken);
  const answered = freshToken ?? token;
  if (!identity || answered === undefined || !(await findSessionAccount(identity))) throw ended();
  return { session: { token: answered, expiresAt: identity.expiresAt * 1000 }, freshToken };
};
