import { setPasswordWithCode } from '../../adapters/user-pool.ts';
import { endAllSessionsOf } from './end-sessions.ts';
import { browserToken, recogniseBrowser } from './known-browser.ts';
import { type Attempt, forgetFailures, limitFailures } from './limit-attempts.ts';

interface ResetOptions extends Attempt {
  readonly code: string;
  readonly password: string;
}

/**
 * Sets a new password with a mailed code. Every session begun with the old one ends, for somebody else may have known
 * it, and earlier wrong passwords do not stand in the way of the new one. The browser is known to the account from then on.
 * @returns the token by which it is known
 * @throws AppError invalid_code, invalid_request where the password is too weak, too_many_requests, unavailable
 */
export const resetPassword = async ({ code, password, ...attempt }: ResetOptions): Promise<string> => {
  const { email, browser } = attempt;
  await limitFailures('code', attempt, () => setPasswordWithCode(email, code, password));
  await Promise.all([endAllSessionsOf(email), forgetFailures(attempt)]);
  return browserToken(email, await recogniseBrowser(browser, email));
};
