import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { readBody } from '../gateway/read-body.ts';
import { listen, type Listening, PortInUseError } from '../listen.ts';
import { refusalOf, signedHeaders } from '../signature.ts';
import { writeWholeFile } from '../write-whole-file.ts';
import * as administration from './administer-users.ts';
import { describeUserPoolClient, loadClientSecret } from './client-secret.ts';
import { CognitoError } from './cognito-error.ts';
import { passwordHashes } from './password-hash.ts';
import { type Message, type Operation, type Pool, userPoolId } from './pool.ts';
import * as passwords from './reset-password.ts';
import * as sessions from './sign-in.ts';
import { loadSigningKey } from './signing-key.ts';
import * as registration from './sign-up.ts';
import { openUserStore } from './user-store.ts';

interface CognitoOptions {
  /** Where accounts and keys are kept. */
  readonly directory: string;
  /** Where SES answers: codes are mailed through it. */
  readonly mailUrl: string;
  /** Who mails with codes come from. */
  readonly sender: string;
  /** How long identity and access tokens are good, in seconds; 60 minutes where it is not given. */
  readonly tokenSeconds?: number;
  /** What hashing a password costs, as scrypt's N; as much as real ones need where it is not given. */
  readonly passwordCost?: number;
  /** The time in epoch milliseconds, for tests that let it pass. */
  readonly now?: () => number;
}

/** The running service, and what this machine's owner may know of its accounts. */
export interface Cognito extends Listening {
  readonly stateOf: (email: string) => 'absent' | 'unconfirmed' | 'confirmed';
  readonly hasSignedIn: (email: string) => boolean;
  readonly isPasswordOf: (email: string, password: string) => Promise<boolean>;
}

/** What takes no signature, but the secret of the client. */
const openOperations: Readonly<Record<string, Operation>> = {
  SignUp: registration.signUp,
  ConfirmSignUp: registration.confirmSignUp,
  ResendConfirmationCode: registration.resendConfirmationCode,
  ForgotPassword: passwords.forgotPassword,
  ConfirmForgotPassword: passwords.confirmForgotPassword,
  InitiateAuth: sessions.initiateAuth,
  GetTokensFromRefreshToken: sessions.getTokensFromRefreshToken,
  RevokeToken: sessions.revokeToken,
};

/** What needs permissions of AWS, shown by a signature. */
const signedOperations: Readonly<Record<string, Operation>> = {
  AdminInitiateAuth: sessions.adminInitiateAuth,
  AdminConfirmSignUp: administration.adminConfirmSignUp,
  AdminCreateUser: administration.adminCreateUser,
  AdminGetUser: administration.adminGetUser,
  AdminUpdateUserAttributes: administration.adminUpdateUserAttributes,
  AdminSetUserPassword: administration.adminSetUserPassword,
  AdminDeleteUser: administration.adminDeleteUser,
  AdminDisableUser: administration.adminDisableUser,
  AdminEnableUser: administration.adminEnableUser,
  AdminUserGlobalSignOut: administration.adminUserGlobalSignOut,
  ListUsers: administration.listUsers,
  DescribeUserPoolClient: describeUserPoolClient,
};

const maxRequestBytes = 128 * 1024;

/**
 * Starts Cognito on this machine with one user pool, its client and its key, as far as the product uses it. Errors,
 * hidden addresses, codes and claims are those of a pool with `PreventUserExistenceErrors` and addresses as user names.
 * What was answered is on disk.
 */
export const startCognito = async (options: CognitoOptions): Promise<Cognito> => {
  const { directory, mailUrl, sender, tokenSeconds = 60 * 60, passwordCost, now = Date.now } = options;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  let url = '';
  const pool: Pool = {
    users: await openUserStore(path.join(directory, 'users')),
    passwords: passwordHashes(passwordCost),
    key: await loadSigningKey(path.join(directory, 'signing-key.json')),
    clientSecret: await loadClientSecret(path.join(directory, 'client-secret')),
    issuer: () => `${url}/${userPoolId}`,
    now,
    tokenSeconds,
    codeRequests: new Map(),
    sendMail: (mail) => sendMail({ mailUrl, sender, ...mail }),
  };
  const listening = await listenAsBefore(path.join(directory, 'port.json'), () =>
    createServer((request, response) => {
      serve(pool, request, response).catch(() => response.destroy());
    }),
  );
  url = listening.url;
  return {
    ...listening,
    stateOf: (email) => {
      const user = pool.users.find(email);
      if (user === undefined) return 'absent';
      return user.status === 'UNCONFIRMED' ? 'unconfirmed' : 'confirmed';
    },
    hasSignedIn: (email) => (pool.users.find(email)?.sessions.length ?? 0) > 0,
    isPasswordOf: (email, password) => pool.passwords.matches(password, pool.users.find(email)?.password),
  };
};

/** Takes the port of the last start where it is free: the address is part of every token that is still good. */
const listenAsBefore = async (file: string, makeServer: () => ReturnType<typeof createServer>): Promise<Listening> => {
  const last = await readFile(file, 'utf8').then(Number, () => 0);
  const listening = await listen(makeServer(), Number.isInteger(last) ? last : 0).catch((error: unknown) => {
    if (error instanceof PortInUseError) return listen(makeServer());
    throw error;
  });
  await writeWholeFile(file, String(listening.port));
  return listening;
};

const sendMail = async (mail: {
  readonly mailUrl: string;
  readonly sender: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}): Promise<void> => {
  const url = `${mail.mailUrl}/v2/email/outbound-emails`;
  const body = JSON.stringify({
    FromEmailAddress: mail.sender,
    Destination: { ToAddresses: [mail.to] },
    Content: { Simple: { Subject: { Data: mail.subject }, Body: { Text: { Data: mail.text } } } },
  });
  const answer = await fetch(url, { method: 'POST', headers: signedHeaders('ses', url, body), body });
  if (!answer.ok) throw new Error(`mail was refused with status ${answer.status}`);
};

const serve = async (pool: Pool, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const send = (status: number, type: string, body: unknown): void => {
    response.writeHead(status, { 'content-type': type, 'x-amzn-requestid': randomUUID() });
    response.end(JSON.stringify(body));
  };
  const address = (request.url ?? '/').split('?')[0];
  if (request.method === 'GET') {
    const isKeys = address === `/${userPoolId}/.well-known/jwks.json`;
    send(isKeys ? 200 : 404, 'application/json', isKeys ? pool.key.publicKeys : { message: 'Not found' });
    return;
  }
  const body = await readBody(request, maxRequestBytes);
  try {
    const [service, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
    if (service !== 'AWSCognitoIdentityProviderService') throw unknownOperation(name);
    const operation = operationOf(name, refusalOf('cognito-idp', request, body ?? Buffer.alloc(0)));
    send(200, 'application/x-amz-json-1.1', await operation(pool, parse(body)));
  } catch (error) {
    if (error instanceof CognitoError) {
      send(400, 'application/x-amz-json-1.1', { __type: error.name, message: error.message });
      return;
    }
    console.error(error);
    send(500, 'application/x-amz-json-1.1', { __type: 'InternalErrorException', message: 'Internal error' });
  }
};

const operationOf = (name: string, refusal: ReturnType<typeof refusalOf>): Operation => {
  if (Object.hasOwn(signedOperations, name) && refusal !== undefined) {
    throw new CognitoError(refusal.__type, refusal.message);
  }
  const operations = { ...openOperations, ...signedOperations };
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation === undefined) throw unknownOperation(name);
  return operation;
};

const unknownOperation = (name: string): CognitoError =>
  new CognitoError('UnknownOperationException', `There is no operation ${name}.`);

const parse = (body: Buffer | undefined): Message => {
  try {
    const message: unknown = JSON.parse(body?.toString('utf8') ?? '');
    if (typeof message === 'object' && message !== null && !Array.isArray(message)) return message as Message;
  } catch {
    // Falls through to the one answer for what is no message.
  }
  throw new CognitoError('SerializationException', 'The request is not a JSON object.');
};
