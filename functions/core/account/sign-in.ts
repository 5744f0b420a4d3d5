import { allowMailTo, signInWithPassword } from '../../adapters/user-pool.ts';
import { ensureAccount } from './ensure-account.ts';
import { needsConfirmation } from './first-admin.ts';
import { limitFailures } from './limit-attempts.ts';
import { verifyToken } from './verify-token.ts';

interface SignInOptions {
  readonly email: string;
  readonly password: string;
  /** The network address it comes from. */
  readonly address: string;
}

/**
 * Begins a session, whatever state the account is in; the gate decides what it opens. Completes a registration that was
 * interrupted before the account was made.
 * @throws AppError invalid_credentials, unconfirmed_email, too_many_requests, unavailable
 */
export const signIn = async ({ email, password, address }: SignInOptions) => {
  const tokens = await limitFailures('password', { email, address }, () => signInWithPassword(email, password));
  const identity = await verifyToken(tokens.idToken);
  if (!identity) throw new Error('the user pool issued a token that does not hold');
  await ensureAccount(identity);
  if (!identity.isEmailVerified && !needsConfirmation(identity.email)) await allowMailTo(identity.email);
  return tokens;
};
