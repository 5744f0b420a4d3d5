import { setPasswordWithCode } from '../../adapters/user-pool.ts';
import { endAllSessionsOf } from './end-sessions.ts';
import { forgetFailures, limitFailures } from './limit-attempts.ts';

interface ResetOptions {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  /** The network address it comes from. */
  readonly address: string;
}

/**
 * Sets a new password with a mailed code. Every session begun with the old one ends, for somebody else may have known
 * it, and earlier wrong passwords do not stand in the way of the new one.
 * @throws AppError invalid_code, invalid_request where the password is too weak, too_many_requests, unavailable
 */
export const resetPassword = async ({ email, code, password, address }: ResetOptions): Promise<void> => {
  const attempt = { email, address };
  await limitFailures('code', attempt, () => setPasswordWithCode(email, code, password));
  await Promise.all([endAllSessionsOf(email), forgetFailures(attempt)]);
};
