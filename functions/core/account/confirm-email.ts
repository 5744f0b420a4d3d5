import type * as z from 'zod/mini';
import type { confirmEmailRequestSchema } from '../../../shared/accounts.ts';
import { admit, confirmAddress, findPoolUser, setPasswordWithCode } from '../../adapters/user-pool.ts';
import { AppError } from '../app-error.ts';
import { oneLine } from '../mail/compose-mail.ts';
import { endAllSessionsOf } from './end-sessions.ts';
import { ensureAccount } from './ensure-account.ts';
import { forgetFailures, limitFailures } from './limit-attempts.ts';

type Confirmation = z.output<typeof confirmEmailRequestSchema> & {
  /** The network address it comes from. */
  readonly address: string;
};

const isWrongCode = (error: unknown): boolean => error instanceof AppError && error.code === 'invalid_code';

/**
 * Takes the code for what it was mailed for: to confirm the address, or for a new password where a confirmation was
 * interrupted after its code had been used up.
 */
const acceptCode = async ({ email, code, password, name }: Confirmation): Promise<void> => {
  try {
    await confirmAddress(email, code);
  } catch (error) {
    if (!isWrongCode(error)) throw error;
    await setPasswordWithCode(email, code, password);
    return;
  }
  // Not before: setting a password confirms an account without any code.
  await admit(email, { name, password });
};

/**
 * Confirms an address with a mailed code; the request for an account is one from then on. Password and name are those
 * that come with the code: whoever asked for the account before may have been anybody.
 * @throws AppError invalid_code, invalid_request where the password is too weak, too_many_requests, unavailable
 */
export const confirmEmail = async (given: Confirmation): Promise<void> => {
  const confirmation = { ...given, name: oneLine(given.name) };
  const { email, name } = confirmation;
  await limitFailures('code', confirmation, () => acceptCode(confirmation));
  await Promise.all([endAllSessionsOf(email), forgetFailures(confirmation)]);
  const person = await findPoolUser(email);
  if (person) await ensureAccount({ ...person, name });
};
