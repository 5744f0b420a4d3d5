import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWholeFile } from '../write-whole-file.ts';
import { CognitoError } from './cognito-error.ts';
import { type Message, type Operation, type Pool, requirePool, textOf, userPoolClientId, userPoolId } from './pool.ts';

/** Reads the secret of the pool's client, making one where there is none. */
export const loadClientSecret = async (file: string): Promise<string> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const stored = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (stored !== undefined) return stored;
  const secret = randomBytes(39).toString('base64url');
  await writeWholeFile(file, secret);
  return secret;
};

const isSame = (given: unknown, expected: string): boolean => {
  const [one, other] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const requireKnown = (message: Message): void => {
  const id = textOf(message, 'ClientId');
  if (id !== userPoolClientId) {
    throw new CognitoError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
  }
};

const unverified = (): CognitoError =>
  new CognitoError('NotAuthorizedException', `Unable to verify secret hash for client ${userPoolClientId}`);

/**
 * @param username whom the call is about, as the caller names them; for a renewal, as the pool does
 * @param given what is to prove that the caller knows the secret
 * @throws CognitoError where the client is not the pool's, or the caller does not know its secret
 */
export const requireSecretHash = ({ clientSecret }: Pool, message: Message, username: string, given: unknown): void => {
  requireKnown(message);
  const expected = createHmac('sha256', clientSecret)
    .update(username + userPoolClientId)
    .digest('base64');
  if (!isSame(given, expected)) throw unverified();
};

/** The same for calls that carry `SecretHash` beside the `Username`, which it gives. */
export const requireNamed = (pool: Pool, message: Message): string => {
  requireKnown(message);
  const username = textOf(message, 'Username');
  requireSecretHash(pool, message, username, message['SecretHash']);
  return username;
};

/** The same for calls about a token, which carry the secret itself. */
export const requireClientSecret = ({ clientSecret }: Pool, message: Message): void => {
  requireKnown(message);
  if (!isSame(message['ClientSecret'], clientSecret)) throw unverified();
};

export const describeUserPoolClient: Operation = ({ clientSecret }, message) => {
  requirePool(message);
  requireKnown(message);
  return {
    UserPoolClient: {
      UserPoolId: userPoolId,
      ClientId: userPoolClientId,
      ClientName: 'Api',
      ClientSecret: clientSecret,
    },
  };
};
