import { allowMailTo, signInWithPassword } from '../../adapters/user-pool.ts';
import { ensureAccount } from './ensure-account.ts';
import { needsConfirmation } from './first-admin.ts';
import { browserToken, recogniseBrowser } from './known-browser.ts';
import { type Attempt, limitFailures } from './limit-attempts.ts';
import { verifyToken } from './verify-token.ts';

interface SignInOptions extends Attempt {
  readonly password: string;
}

/**
 * Begins a session, whatever state the account is in; the gate decides what it opens. Completes a registration that was
 * interrupted before the account was made. From then on the browser is known to the account.
 * @throws AppError invalid_credentials, too_many_requests, unavailable
 */
export const signIn = async ({ email, password, address, browser }: SignInOptions) => {
  const tokens = await limitFailures('password', { email, address, browser }, () =>
    signInWithPassword(email, password),
  );
  const identity = await verifyToken(tokens.idToken);
  if (!identity) throw new Error('the user pool issued a token that does not hold');
  await ensureAccount(identity);
  if (!identity.isEmailVerified && !needsConfirmation(identity.email)) await allowMailTo(identity.email);
  return { tokens, browser: await browserToken(email, await recogniseBrowser(browser, email)) };
};
