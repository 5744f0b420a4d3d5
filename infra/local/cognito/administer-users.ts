import { CognitoError } from './cognito-error.ts';
import {
  attributesOf,
  type Message,
  type Operation,
  type Pool,
  requirePool,
  requireStrongPassword,
  requireUser,
  textOf,
} from './pool.ts';
import { newUser, requireAddress } from './sign-up.ts';
import type { PoolSession, PoolUser } from './user-store.ts';

const listed = (attributes: Readonly<Record<string, string>>): readonly Message[] =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

/** An account as Cognito describes it; where addresses are names, `Username` is the subject. */
const described = ({ sub, attributes, status, isEnabled, createdAt, modifiedAt }: PoolUser): Message => ({
  Username: sub,
  UserCreateDate: createdAt / 1000,
  UserLastModifiedDate: modifiedAt / 1000,
  Enabled: isEnabled,
  UserStatus: status,
  Attributes: listed({ sub, ...attributes }),
});

const change = async (pool: Pool, user: PoolUser, changes: Partial<PoolUser>): Promise<Message> => {
  await pool.users.put({ ...user, ...changes, modifiedAt: pool.now() });
  return {};
};

const revoked = (sessions: readonly PoolSession[]): readonly PoolSession[] =>
  sessions.map((session) => ({ ...session, isRevoked: true }));

export const adminGetUser: Operation = (pool, message) => {
  const { Attributes: UserAttributes, ...user } = described(requireUser(pool, message));
  return { ...user, UserAttributes };
};

/** Makes an account without mailing a code. Its password, if one is given, is for one sign-in. */
export const adminCreateUser: Operation = async (pool, message) => {
  requirePool(message);
  const email = requireAddress(message);
  const password = message['TemporaryPassword'];
  if (typeof password === 'string') requireStrongPassword(password);
  const hashed = typeof password === 'string' ? await pool.passwords.hash(password) : undefined;
  if (pool.users.find(email) !== undefined) {
    throw new CognitoError('UsernameExistsException', 'User account already exists');
  }
  const user: PoolUser = {
    ...newUser(pool, email, attributesOf(message)),
    status: 'FORCE_CHANGE_PASSWORD',
    ...(hashed !== undefined && { password: hashed }),
  };
  await pool.users.put(user);
  return { User: described(user) };
};

/** Lets an account in without its address being confirmed: `email_verified` stays as it is. */
export const adminConfirmSignUp: Operation = (pool, message) => {
  const user = requireUser(pool, message);
  if (user.status !== 'UNCONFIRMED') {
    throw new CognitoError('NotAuthorizedException', `User cannot be confirmed. Current status is ${user.status}`);
  }
  return change(pool, user, { status: 'CONFIRMED', codes: {} });
};

export const adminUpdateUserAttributes: Operation = (pool, message) => {
  const user = requireUser(pool, message);
  const { sub, ...changes } = attributesOf(message);
  if (sub !== undefined) throw new CognitoError('InvalidParameterException', 'sub cannot be changed.');
  const email = changes['email']?.toLowerCase();
  const holder = email === undefined ? undefined : pool.users.find(email);
  if (holder !== undefined && holder.sub !== user.sub) {
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.');
  }
  return change(pool, user, { attributes: { ...user.attributes, ...changes, ...(email !== undefined && { email }) } });
};

export const adminSetUserPassword: Operation = async (pool, message) => {
  requirePool(message);
  const password = textOf(message, 'Password');
  requireStrongPassword(password);
  // Hashing comes before the search, so that it takes as long for nobody's address.
  const hashed = await pool.passwords.hash(password);
  const user = requireUser(pool, message);
  const status = message['Permanent'] === true ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
  return change(pool, user, { password: hashed, status });
};

export const adminDeleteUser: Operation = async (pool, message) => {
  await pool.users.remove(requireUser(pool, message).sub);
  return {};
};

export const adminDisableUser: Operation = (pool, message) => {
  const user = requireUser(pool, message);
  return change(pool, user, { isEnabled: false, sessions: revoked(user.sessions) });
};

export const adminEnableUser: Operation = (pool, message) =>
  change(pool, requireUser(pool, message), { isEnabled: true });

export const adminUserGlobalSignOut: Operation = (pool, message) => {
  const user = requireUser(pool, message);
  return change(pool, user, { sessions: revoked(user.sessions) });
};

/** The most one page of ListUsers holds. */
const maxPage = 60;

const matcher = (filter: unknown): ((user: PoolUser) => boolean) => {
  if (filter === undefined || filter === '') return () => true;
  if (typeof filter !== 'string') throw new CognitoError('InvalidParameterException', 'Error while parsing filter.');
  const [, name = '', sign, quoted = ''] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (sign === undefined) throw new CognitoError('InvalidParameterException', 'Error while parsing filter.');
  const wanted = quoted.replace(/\\(.)/g, '$1');
  return ({ sub, attributes }) => {
    const value = name === 'sub' ? sub : (attributes[name] ?? '');
    return sign === '=' ? value === wanted : value.startsWith(wanted);
  };
};

export const listUsers: Operation = ({ users }, message) => {
  requirePool(message);
  const limit = Math.min(Number(message['Limit'] ?? maxPage), maxPage);
  const matching = users.list().filter(matcher(message['Filter']));
  const start = Number(message['PaginationToken'] ?? 0);
  const end = start + limit;
  return {
    Users: matching.slice(start, end).map(described),
    ...(end < matching.length && { PaginationToken: String(end) }),
  };
};
