import { randomUUID } from 'node:crypto';
import { emailSchema } from '../../../shared/accounts.ts';
import { writableAttributes } from '../../pool-client.ts';
import { requireNamed } from './client-secret.ts';
import { CognitoError } from './cognito-error.ts';
import { countRequest, deliveryTo, expired, mailCode, useCode } from './mailed-codes.ts';
import { attributesOf, type Message, type Operation, type Pool, requireStrongPassword, textOf } from './pool.ts';
import type { PoolUser } from './user-store.ts';

/** @throws CognitoError where the name somebody signs up with is no address */
export const requireAddress = (message: Message): string => {
  const { data, success } = emailSchema.safeParse(textOf(message, 'Username'));
  if (!success) throw new CognitoError('InvalidParameterException', 'Username should be an email.');
  return data;
};

/** An account nobody has used yet. */
export const newUser = (
  { now }: Pool,
  email: string,
  { sub: _, ...attributes }: Readonly<Record<string, string>>,
): PoolUser => ({
  sub: randomUUID(),
  attributes: { email_verified: 'false', ...attributes, email },
  status: 'UNCONFIRMED',
  isEnabled: true,
  createdAt: now(),
  modifiedAt: now(),
  codes: {},
  wrongCodes: [],
  sessions: [],
});

/** @throws CognitoError where the client may not write one of the attributes */
const requireWritable = (attributes: Readonly<Record<string, string>>): void => {
  if (Object.keys(attributes).every((name) => writableAttributes.some((writable) => writable === name))) return;
  throw new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
};

export const signUp: Operation = async (pool, message) => {
  requireNamed(pool, message);
  const email = requireAddress(message);
  const password = textOf(message, 'Password');
  requireStrongPassword(password);
  const attributes = attributesOf(message);
  requireWritable(attributes);
  // Hashing comes before the search, so that a registered address takes as long to answer.
  const hashed = await pool.passwords.hash(password);
  if (pool.users.find(email) !== undefined) {
    throw new CognitoError('UsernameExistsException', 'User already exists');
  }
  const user: PoolUser = { ...newUser(pool, email, attributes), password: hashed };
  await mailCode(pool, user, 'signUp');
  return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: deliveryTo(email) };
};

export const confirmSignUp: Operation = async (pool, message) => {
  const user = pool.users.find(requireNamed(pool, message));
  const code = textOf(message, 'ConfirmationCode');
  if (user === undefined || !user.isEnabled) throw expired();
  if (user.status !== 'UNCONFIRMED') {
    throw new CognitoError('NotAuthorizedException', `User cannot be confirmed. Current status is ${user.status}`);
  }
  const confirmed = useCode(pool, user, 'signUp', code, 'TooManyFailedAttemptsException');
  await pool.users.put({
    ...confirmed,
    attributes: { ...confirmed.attributes, email_verified: 'true' },
    status: 'CONFIRMED',
    modifiedAt: pool.now(),
  });
  return {};
};

export const resendConfirmationCode: Operation = async (pool, message) => {
  const username = requireNamed(pool, message);
  countRequest(pool, username);
  const user = pool.users.find(username);
  if (user?.status === 'CONFIRMED' && user.isEnabled) {
    throw new CognitoError('InvalidParameterException', 'User is already confirmed.');
  }
  if (user?.status === 'UNCONFIRMED' && user.isEnabled) await mailCode(pool, user, 'signUp');
  return { CodeDeliveryDetails: deliveryTo(username) };
};
