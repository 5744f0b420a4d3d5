import { randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CurrentUser, Role } from '../../shared/accounts.ts';
import type { UserState } from '../../shared/administration.ts';
import { type AccountRecord, accountKey, readAccountItem } from '../../functions/adapters/entities/account.ts';
import { accountChange } from '../../functions/adapters/entities/account-changes.ts';
import { monthOf, usageKey } from '../../functions/adapters/entities/usage.ts';
import type { ReceivedMail } from '../../infra/local/start-mail.ts';
import { type Client, clientWith } from './client.ts';

/** The settings and services of a product that is driven from outside. */
export interface DrivenProduct {
  readonly url: string;
  readonly endpoints: { readonly dynamodb: string; readonly mail: string; readonly cognito: string };
  readonly environment: Readonly<Record<string, string>>;
}

/** The product without public mode. */
export const privateProduct = (): DrivenProduct => {
  const url = process.env['PRIVATE_PRODUCT_URL'];
  if (!url) throw new Error('PRIVATE_PRODUCT_URL is not set: run through the "product" project of jest');
  const settings = JSON.parse(process.env['PRIVATE_PRODUCT_SETTINGS'] ?? '{}') as Omit<DrivenProduct, 'url'>;
  return { url, ...settings };
};

/** Somebody with an account, signed in. */
export interface AccountClient extends Client {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** The identity token, for calls that carry it as bearer. */
  readonly token: string;
}

export const goodPassword = 'Correct-horse-1';

/** A network address of this machine that nobody else has called from, so that limits per address stay apart. */
export const newAddress = (): string => `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;

/** An address that reads as somebody's, and is nobody else's. */
export const addressOf = (name: string): string =>
  `${name.toLowerCase().replace(' ', '.')}.${randomUUID().slice(0, 4)}@example.com`;

export const newEmail = (): string => `${randomUUID()}@example.com`;

export interface RawAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Body;
  readonly text: string;
}

/** Posts JSON from a network address of one's own. */
export const postFrom = <Body = unknown>(
  address: string,
  url: string,
  json: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer<Body>> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', localAddress: address, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const lines = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          );
          resolve({
            status: answer.statusCode ?? 0,
            headers: new Headers(lines),
            json: (text.startsWith('{') ? JSON.parse(text) : undefined) as Body,
            text,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(json === undefined ? undefined : JSON.stringify(json));
  });

/** The cookies of an answer as a `Cookie` header carries them; cleared ones left out. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .filter((line) => !/;\s*Max-Age=0(;|$)/i.test(line))
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');

/** One cookie's value in a `Cookie` header. */
export const cookieValue = (cookie: string, name: string): string =>
  cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/** Signs in and gives a client that keeps the session's cookies. */
export const signIn = async (
  { email, password }: { readonly email: string; readonly password: string },
  { url } = privateProduct(),
): Promise<AccountClient> => {
  const answer = await postFrom(newAddress(), `${url}/api/auth/login`, { email, password });
  if (answer.status !== 200) throw new Error(`signing in answers ${answer.status}: ${answer.text}`);
  const cookie = cookiesOf(answer.headers);
  const client = clientWith(cookie, url);
  const { json } = await client.send<CurrentUser>('GET', '/api/auth/user');
  return { ...client, id: json.id, email, password, name: json.name, token: cookieValue(cookie, '__Host-identity') };
};

/** The key a start of the product made for its services. */
export const credentialsOf = (environment: DrivenProduct['environment']) => ({
  accessKeyId: environment['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: environment['AWS_SECRET_ACCESS_KEY'] ?? '',
});

const tableOf = ({ endpoints, environment }: DrivenProduct) => ({
  TableName: environment['TABLE_NAME'] ?? '',
  client: DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: endpoints.dynamodb,
      region: 'us-east-1',
      credentials: credentialsOf(environment),
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  ),
});

/** An account as the table holds it. */
export const readStoredAccount = async (id: string, product = privateProduct()): Promise<AccountRecord> => {
  const { client, TableName } = tableOf(product);
  const { Item } = await client.send(new GetCommand({ TableName, Key: accountKey(id), ConsistentRead: true }));
  client.destroy();
  if (!Item) throw new Error(`there is no account ${id}`);
  return readAccountItem(Item);
};

/** Changes an account past the API, as an operator would. */
export const changeAccount = async (
  id: string,
  fields: Partial<AccountRecord>,
  product = privateProduct(),
): Promise<void> => {
  const before = await readStoredAccount(id, product);
  const { client, TableName } = tableOf(product);
  const TransactItems = accountChange(before, { ...before, ...fields }).map((write) =>
    Object.fromEntries(Object.entries(write).map(([kind, input]) => [kind, { TableName, ...input }])),
  );
  // Accounts that are changed at once meet at the statistics.
  for (let attempt = 0; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems }));
      break;
    } catch (error) {
      if (attempt === 20 || !String(error).includes('TransactionConflict')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 50));
    }
  }
  client.destroy();
};

/** Counts analyses as used in this month past the API, as if somebody had made them. */
export const spendAnalyses = async (id: string, count: number, product = privateProduct()): Promise<void> => {
  const { client, TableName } = tableOf(product);
  await client.send(
    new UpdateCommand({
      TableName,
      Key: usageKey(id, monthOf(new Date())),
      UpdateExpression: 'ADD used :count',
      ExpressionAttributeValues: { ':count': count },
    }),
  );
  client.destroy();
};

const fieldsOf: Readonly<Record<UserState, Partial<AccountRecord>>> = {
  pending: {},
  approved: { approvalStatus: 'approved', approvedBy: 'Operator' },
  inactive: { approvalStatus: 'approved', approvedBy: 'Operator', isActive: false },
  rejected: { approvalStatus: 'rejected' },
};

/** Asks for an account from an address of its own. */
export const register = (
  person: { readonly email: string; readonly password?: string; readonly name?: string },
  { url } = privateProduct(),
): Promise<RawAnswer> =>
  postFrom(newAddress(), `${url}/api/auth/register`, { password: goodPassword, name: 'Ada Byron', ...person });

interface NewAccountOptions {
  readonly role?: Role;
  readonly state?: UserState;
  readonly name?: string;
  /** An address nobody else has; made up where it is not given. */
  readonly email?: string;
  /** Registers elsewhere than at the product without public mode. */
  readonly product?: DrivenProduct;
}

/**
 * Somebody new, registered as everybody is and signed in. Their state and role are set past the API.
 * @param options a user who is let in, unless it says otherwise
 */
export const newAccount = async (options: NewAccountOptions = {}): Promise<AccountClient> => {
  const { role = 'user', state = 'approved', name = 'Ada Byron', product = privateProduct() } = options;
  const { email = newEmail() } = options;
  const answer = await register({ email, name }, product);
  if (answer.status !== 200) throw new Error(`registering answers ${answer.status}: ${answer.text}`);
  const account = await signIn({ email, password: goodPassword }, product);
  const fields = { ...fieldsOf[state], role };
  if (state !== 'pending' || role !== 'user') await changeAccount(account.id, fields, product);
  return account;
};

/** Mails to an address, newest first. */
export const mailsTo = async (email: string, { endpoints } = privateProduct()): Promise<readonly ReceivedMail[]> => {
  const answer = await fetch(`${endpoints.mail}/mails?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as readonly ReceivedMail[];
};

/** The code in the newest mail to an address that holds one. */
export const mailedCode = async (email: string, product = privateProduct()): Promise<string> => {
  for (const { text } of await mailsTo(email, product)) {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code !== undefined) return code;
  }
  throw new Error(`no code was mailed to ${email}`);
};
