import { sessionSeconds } from '../../../shared/accounts.ts';
import { revokeRefreshToken } from '../../adapters/user-pool.ts';
import { endSession } from './end-sessions.ts';
import { findAccount } from './read-account.ts';
import { verifyToken } from './verify-token.ts';

interface SignOutOptions {
  readonly token: string | undefined;
  readonly refreshToken: string | undefined;
}

/**
 * Ends a session on the server: its tokens open nothing any more, wherever copies of them are, and it cannot be
 * renewed. A token that has ended still says which session to end; one that is not good names none.
 * @throws AppError unavailable where that cannot be made sure of
 */
export const signOut = async ({ token, refreshToken }: SignOutOptions): Promise<void> => {
  const identity = token === undefined ? undefined : await verifyToken(token, { ended: true });
  const account = identity && (await findAccount(identity.id));
  if (identity && account) {
    // Without the refresh token at hand, the session can go on being renewed elsewhere as long as that one is good.
    const seconds = refreshToken === undefined ? sessionSeconds : identity.expiresAt - identity.issuedAt;
    await endSession(account, identity.sessionId, Math.floor(Date.now() / 1000) + seconds);
  }
  if (refreshToken !== undefined) await revokeRefreshToken(refreshToken);
};
