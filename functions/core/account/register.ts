import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { registerRequestSchema, registerResponseSchema } from '../../../shared/accounts.ts';
import type { AccountRecord } from '../../adapters/entities/account.ts';
import { makeAccount, findAccountId, readAccount } from '../../adapters/entities/accounts.ts';
import { admit, allowMailTo, findPoolUser, signUp } from '../../adapters/user-pool.ts';
import { AppError } from '../app-error.ts';
import { oneLine } from '../mail/compose-mail.ts';
import { sendAddressHasAccount, sendToNobody } from '../mail/send-account-mails.ts';
import { newAccount, tellAbout, tellOwner } from './ensure-account.ts';
import { needsConfirmation } from './first-admin.ts';
import { countMail } from './limit-attempts.ts';
import { mailCode } from './mail-code.ts';

/*
 * Registering with a known address takes the very calls that a new one takes, in the same order, so that neither the
 * answer nor its time tells them apart. A call that has nothing to do is made about nobody.
 */

type Registration = z.output<typeof registerRequestSchema> & {
  /** The network address it comes from. */
  readonly address: string;
};

/** What is known of the address that somebody registers with. */
interface Known {
  /** Whether the user pool did not know it. */
  readonly isNew: boolean;
  readonly account: AccountRecord | undefined;
}

/** An address nobody has: the top-level domain is reserved for that (RFC 6761). */
const nobody = (): string => `${randomUUID()}@nobody.invalid`;

/** Reads twice also where there is nothing to be found, so that the time says nothing. */
const findAccountOf = async (email: string): Promise<AccountRecord | undefined> =>
  readAccount(String(await findAccountId(email)));

/**
 * The address must be shown to be theirs. Until then there is nothing but a code on its way: the pool mails it to a new
 * address by itself. An owner who has an account is told instead.
 */
const askForProof = async (email: string, { isNew, account }: Known): Promise<void> => {
  const isWaiting = !isNew && account === undefined;
  await mailCode(isWaiting ? email : nobody());
  await (!isNew && account ? sendAddressHasAccount(account) : sendToNobody());
};

/** The owner need not show that the address is theirs: the request waits for review at once. */
const admitUnproved = async ({ email, name, password }: Registration, { account }: Known): Promise<void> => {
  const person = await findPoolUser(email);
  if (!person) throw new AppError('unavailable', 'Signing up is not possible at the moment. Please try again.');
  const { isUnconfirmed } = person;
  // Whoever was let in before keeps password and name, whatever else is missing.
  await admit(isUnconfirmed ? email : nobody(), { name, password });
  const known = account?.id === person.id ? account : undefined;
  const record = known ?? newAccount({ ...person, name: isUnconfirmed ? name : person.name, isEmailVerified: false });
  const isMade = await makeAccount(record);
  // Only an account that exists may have its address taken for confirmed: that alone would make the first admin.
  await allowMailTo(email);
  await (isMade ? tellAbout(record) : tellOwner(record));
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
  const account = await findAccountOf(email);
  const known: Known = { account, isNew: await signUp(email) };
  await (isToConfirm ? askForProof(email, known) : admitUnproved(person, known));
  return { success: true, confirmationRequired: isToConfirm };
};
