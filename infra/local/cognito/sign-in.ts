import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readableAttributes } from '../../pool-client.ts';
import { requireClientSecret, requireSecretHash } from './client-secret.ts';
import { CognitoError } from './cognito-error.ts';
import { type Message, type Operation, type Pool, requirePool, textOf, textsOf, userPoolClientId } from './pool.ts';
import type { PoolSession, PoolUser } from './user-store.ts';

/** How long a refresh token is good, in milliseconds: 30 days, Cognito's default. */
const refreshMs = 30 * 24 * 60 * 60 * 1000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const notAuthorized = (message: string): CognitoError => new CognitoError('NotAuthorizedException', message);

/** Identity and access token of a session, with Cognito's claims. */
const issueTokens = (pool: Pool, user: PoolUser, { originJti, signedInAt }: PoolSession): Message => {
  const issuedAt = Math.floor(pool.now() / 1000);
  const common = {
    sub: user.sub,
    iss: pool.issuer(),
    origin_jti: originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(signedInAt / 1000),
    iat: issuedAt,
    exp: issuedAt + pool.tokenSeconds,
  };
  const { email_verified: verified, ...attributes } = Object.fromEntries(
    readableAttributes.map((name) => [name, user.attributes[name]]),
  );
  return {
    IdToken: pool.key.sign({
      ...attributes,
      ...common,
      email_verified: verified === 'true',
      'cognito:username': user.sub,
      aud: userPoolClientId,
      token_use: 'id',
      jti: randomUUID(),
    }),
    AccessToken: pool.key.sign({
      ...common,
      client_id: userPoolClientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: user.sub,
      jti: randomUUID(),
    }),
    ExpiresIn: pool.tokenSeconds,
    TokenType: 'Bearer',
  };
};

const signIn = async (pool: Pool, message: Message): Promise<Message> => {
  const parameters = textsOf(message, 'AuthParameters');
  const username = textOf(parameters, 'USERNAME');
  requireSecretHash(pool, message, username, parameters['SECRET_HASH']);
  const known = pool.users.find(username);
  const isRight = await pool.passwords.matches(textOf(parameters, 'PASSWORD'), known?.password);
  // The account may have changed while the password was hashed.
  const user = known === undefined ? undefined : pool.users.find(known.sub);
  if (!isRight || user === undefined || user.password !== known?.password) {
    throw notAuthorized('Incorrect username or password.');
  }
  if (!user.isEnabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    return { ChallengeName: 'NEW_PASSWORD_REQUIRED', ChallengeParameters: {}, Session: randomUUID() };
  }
  const now = pool.now();
  const token = `${Buffer.from(user.sub).toString('base64url')}.${randomBytes(48).toString('base64url')}`;
  const session: PoolSession = {
    originJti: randomUUID(),
    tokenHash: hashOf(token),
    signedInAt: now,
    expiresAt: now + refreshMs,
    isRevoked: false,
  };
  const sessions = [...user.sessions.filter(({ expiresAt }) => expiresAt > now), session];
  await pool.users.put({ ...user, sessions });
  const tokens = issueTokens(pool, user, session);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: token } };
};

/** The account and the session a refresh token belongs to. */
const findSession = (
  { users }: Pool,
  token: string,
): { readonly user: PoolUser; readonly session: PoolSession } | undefined => {
  const user = users.find(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  const session = user?.sessions.find(({ tokenHash }) => tokenHash === hashOf(token));
  return user === undefined || session === undefined ? undefined : { user, session };
};

/** Renews a session once the caller has shown, by what it is given of whose session it is, that it knows the secret. */
const refresh = (pool: Pool, token: string, requireSecret: (username: string) => void): Message => {
  const found = findSession(pool, token);
  if (found === undefined) throw notAuthorized('Invalid Refresh Token.');
  const { user, session } = found;
  requireSecret(user.sub);
  if (session.isRevoked) throw notAuthorized('Refresh Token has been revoked.');
  if (session.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired.');
  if (!user.isEnabled) throw notAuthorized('User is disabled.');
  return { ChallengeParameters: {}, AuthenticationResult: issueTokens(pool, user, session) };
};

/** Cognito takes the hash of its own name of an account here, and not of the address. */
const refreshBySecretHash = (pool: Pool, message: Message): Message => {
  const { REFRESH_TOKEN, SECRET_HASH } = textsOf(message, 'AuthParameters');
  return refresh(pool, textOf({ REFRESH_TOKEN }, 'REFRESH_TOKEN'), (username) =>
    requireSecretHash(pool, message, username, SECRET_HASH),
  );
};

const isRefreshing = (flow: string): boolean => flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN';

const flowRefused = (flow: string): CognitoError =>
  new CognitoError('InvalidParameterException', `${flow} flow not enabled for this client`);

export const adminInitiateAuth: Operation = (pool, message) => {
  requirePool(message);
  const flow = textOf(message, 'AuthFlow');
  if (flow === 'ADMIN_USER_PASSWORD_AUTH') return signIn(pool, message);
  if (isRefreshing(flow)) return refreshBySecretHash(pool, message);
  throw flowRefused(flow);
};

/** The client may renew by itself and do nothing else: passwords go through the product, which counts failures. */
export const initiateAuth: Operation = (pool, message) => {
  const flow = textOf(message, 'AuthFlow');
  if (!isRefreshing(flow)) throw flowRefused(flow);
  return refreshBySecretHash(pool, message);
};

export const getTokensFromRefreshToken: Operation = (pool, message) => {
  requireClientSecret(pool, message);
  return refresh(pool, textOf(message, 'RefreshToken'), () => undefined);
};

export const revokeToken: Operation = async (pool, message) => {
  requireClientSecret(pool, message);
  const token = textOf(message, 'Token');
  if (token.split('.').length === 3) {
    throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
  }
  const found = findSession(pool, token);
  if (found === undefined) return {};
  const sessions = found.user.sessions.map((session) =>
    session === found.session ? { ...session, isRevoked: true } : session,
  );
  await pool.users.put({ ...found.user, sessions });
  return {};
};
