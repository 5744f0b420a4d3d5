import { isStrongPassword } from '../../../shared/accounts.ts';
import { CognitoError } from './cognito-error.ts';
import type { PasswordHashes } from './password-hash.ts';
import type { SigningKey } from './signing-key.ts';
import type { PoolUser, UserStore } from './user-store.ts';

/** The one pool there is, with an id of the form AWS gives. */
export const userPoolId = 'us-east-1_Local0001';
/** Its one client, which has a secret. */
export const userPoolClientId = 'local0clausewise0client002';

/** What the operations of the pool work on. */
export interface Pool {
  readonly users: UserStore;
  readonly passwords: PasswordHashes;
  readonly key: SigningKey;
  readonly clientSecret: string;
  /** The `iss` of tokens. */
  readonly issuer: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How long identity and access tokens are good, in seconds. */
  readonly tokenSeconds: number;
  /** When a mail with a code was asked for an address, known or not, in epoch milliseconds. */
  readonly codeRequests: Map<string, readonly number[]>;
  /** @throws Error where the mail could not be handed over */
  readonly sendMail: (mail: { readonly to: string; readonly subject: string; readonly text: string }) => Promise<void>;
}

/** A request's or an answer's JSON. */
export type Message = Readonly<Record<string, unknown>>;

export type Operation = (pool: Pool, message: Message) => Message | Promise<Message>;

/** @throws CognitoError where the text is missing or empty */
export const textOf = (message: Message, field: string): string => {
  const value = message[field];
  if (typeof value === 'string' && value !== '') return value;
  throw new CognitoError('InvalidParameterException', `Missing required parameter ${field}`);
};

/** An object of texts, such as AuthParameters; empty where it is missing. */
export const textsOf = (message: Message, field: string): Readonly<Record<string, string>> =>
  (message[field] ?? {}) as Readonly<Record<string, string>>;

/** Attributes as the protocol lists them, by name. */
export const attributesOf = (message: Message): Readonly<Record<string, string>> => {
  const listed = (message['UserAttributes'] ?? []) as readonly { readonly Name: string; readonly Value?: string }[];
  return Object.fromEntries(listed.map(({ Name, Value = '' }) => [Name, Value]));
};

/** @throws CognitoError where the pool is another one */
export const requirePool = (message: Message): void => {
  const id = textOf(message, 'UserPoolId');
  if (id !== userPoolId) throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
};

/** The account an operator names, who may know that there is none. */
export const requireUser = ({ users }: Pool, message: Message): PoolUser => {
  requirePool(message);
  const user = users.find(textOf(message, 'Username'));
  if (user === undefined) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return user;
};

/** @throws CognitoError where a password is weaker than the pool demands */
export const requireStrongPassword = (password: string): void => {
  if (isStrongPassword(password)) return;
  throw new CognitoError('InvalidPasswordException', 'Password did not conform with password policy.');
};
