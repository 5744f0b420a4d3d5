import type * as z from 'zod/mini';
import type { registerRequestSchema, registerResponseSchema } from '../../../shared/accounts.ts';
import { accountKey, emailKey, readAccountItem } from '../../adapters/entities/account.ts';
import { getItem } from '../../adapters/table.ts';
import { allowMailTo, confirmWithoutCode, mailConfirmationCode, signUp } from '../../adapters/user-pool.ts';
import { oneLine } from '../mail/compose-mail.ts';
import { sendAddressHasAccount } from '../mail/send-account-mails.ts';
import { ensureAccount, makeAccount } from './ensure-account.ts';
import { needsConfirmation } from './first-admin.ts';
import { countMail } from './limit-attempts.ts';

type Registration = z.output<typeof registerRequestSchema> & {
  /** The network address it comes from. */
  readonly address: string;
};

const findAccountOf = async (email: string) => {
  const lead = await getItem(emailKey(email));
  const item = lead && (await getItem(accountKey(String(lead['id']))));
  return item && readAccountItem(item);
};

/** A new address whose owner need not show that it is theirs: the request waits for review at once. */
const admitUnconfirmed = async (id: string, { email, name }: Registration): Promise<void> => {
  await confirmWithoutCode(email);
  await ensureAccount({ id, email, name, isEmailVerified: false });
  // Only an account that exists may have its address taken for confirmed: that alone would make the first admin.
  await allowMailTo(email);
};

/**
 * A taken address: its owner is told, and the answer takes the steps it would take for a new one. Whoever never
 * entered the code gets another one instead.
 */
const answerForTaken = async ({ email }: Registration, isToConfirm: boolean): Promise<void> => {
  if (!isToConfirm) await confirmWithoutCode(email);
  const account = await findAccountOf(email);
  if (account && !isToConfirm) {
    await makeAccount(account);
    await allowMailTo(email);
  }
  if (account) await sendAddressHasAccount(account);
  else if (isToConfirm) await mailConfirmationCode(email);
};

/**
 * Asks for an account. The answer is the same for a new and a taken address, and nobody is signed in by it.
 * @throws AppError invalid_request, too_many_requests, unavailable
 */
export const register = async (registration: Registration): Promise<z.output<typeof registerResponseSchema>> => {
  const person = { ...registration, name: oneLine(registration.name) };
  const { email } = person;
  const isToConfirm = needsConfirmation(email);
  await countMail(person);
  const id = await signUp(person);
  if (id === undefined) await answerForTaken(person, isToConfirm);
  else if (!isToConfirm) await admitUnconfirmed(id, person);
  return { success: true, confirmationRequired: isToConfirm };
};
