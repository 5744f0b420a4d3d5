import { confirmAddress, findPoolUser } from '../../adapters/user-pool.ts';
import { ensureAccount } from './ensure-account.ts';
import { limitFailures } from './limit-attempts.ts';

interface ConfirmOptions {
  readonly email: string;
  readonly code: string;
  /** The network address it comes from. */
  readonly address: string;
}

/**
 * Confirms an address with a mailed code; the request for an account is one from then on.
 * @throws AppError invalid_code, too_many_requests, unavailable
 */
export const confirmEmail = async ({ email, code, address }: ConfirmOptions): Promise<void> => {
  await limitFailures('code', { email, address }, () => confirmAddress(email, code));
  const person = await findPoolUser(email);
  if (person) await ensureAccount(person);
};
