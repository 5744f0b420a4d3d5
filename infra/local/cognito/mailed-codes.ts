import { randomInt } from 'node:crypto';
import { CognitoError } from './cognito-error.ts';
import type { Message, Pool } from './pool.ts';
import { type CodePurpose, emailOf, type PoolUser } from './user-store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long a code is good, in milliseconds, as in Cognito: a day to confirm an address, an hour to set a password. */
const lifetimeMs: Readonly<Record<CodePurpose, number>> = { signUp: 24 * hourMs, reset: hourMs };

/** Within an hour: how many wrong codes are borne, and how many mails may be asked for. Cognito's are 5 to 20. */
const maxWrongCodes = 5;
const maxRequests = 20;

const mails: Readonly<Record<CodePurpose, { readonly subject: string; readonly text: (code: string) => string }>> = {
  signUp: {
    subject: 'Confirm your email address',
    text: (code) => `Your confirmation code is ${code}. It is valid for 24 hours.`,
  },
  reset: {
    subject: 'Reset your password',
    text: (code) => `Your password reset code is ${code}. It is valid for one hour.`,
  },
};

const hideWord = (word: string): string => `${word.slice(0, 1)}***`;

/** Says where a mail goes without spelling the address; the same for an address nobody has registered. */
export const deliveryTo = (email: string): Message => {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: `${hideWord(name)}@${hideWord(host)}` };
};

/** @throws CognitoError where mails for an address are asked for too often, known or not */
export const countRequest = ({ codeRequests, now }: Pool, email: string): void => {
  const address = email.toLowerCase();
  const recent = (codeRequests.get(address) ?? []).filter((at) => at > now() - hourMs);
  if (recent.length >= maxRequests) {
    throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  codeRequests.set(address, [...recent, now()]);
};

/** Mails a new code, which replaces the one before. */
export const mailCode = async (pool: Pool, user: PoolUser, purpose: CodePurpose): Promise<void> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codes = { ...user.codes, [purpose]: { code, expiresAt: pool.now() + lifetimeMs[purpose] } };
  await pool.users.put({ ...user, codes });
  const { subject, text } = mails[purpose];
  await pool.sendMail({ to: emailOf(user), subject, text: text(code) }).catch(() => {
    throw new CognitoError('CodeDeliveryFailureException', 'The verification code could not be delivered.');
  });
};

/**
 * Uses up a code. Nothing else happens between its check and its end, so that it works once even if given twice at once.
 * @returns the account without the code, not stored yet
 * @throws CognitoError CodeMismatchException, ExpiredCodeException, or what `tooOften` says
 */
export const useCode = (
  pool: Pool,
  user: PoolUser,
  purpose: CodePurpose,
  given: string,
  tooOften: 'TooManyFailedAttemptsException' | 'LimitExceededException',
): PoolUser => {
  const wrongCodes = user.wrongCodes.filter((at) => at > pool.now() - hourMs);
  if (wrongCodes.length >= maxWrongCodes) {
    throw new CognitoError(tooOften, 'Attempt limit exceeded, please try after some time.');
  }
  const mailed = user.codes[purpose];
  if (mailed === undefined || mailed.expiresAt <= pool.now()) throw expired();
  if (mailed.code !== given) {
    void pool.users.put({ ...user, wrongCodes: [...wrongCodes, pool.now()] });
    throw mismatch();
  }
  const { [purpose]: _, ...codes } = user.codes;
  return { ...user, codes, wrongCodes: [] };
};

export const expired = (): CognitoError =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

export const mismatch = (): CognitoError =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
