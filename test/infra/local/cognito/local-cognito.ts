import { createPublicKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as aws from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import jwt, { type JwtPayload } from 'jsonwebtoken';
import { type Cognito, startCognito } from '../../../../infra/local/cognito/start-cognito.ts';
import { userPoolClientId as ClientId, userPoolId as UserPoolId } from '../../../../infra/local/cognito/pool.ts';
import type { Listening } from '../../../../infra/local/listen.ts';
import { type ReceivedMail, startMail } from '../../../../infra/local/start-mail.ts';
import { localCredentials } from '../../../../infra/local/signature.ts';
import { readPoolSecret, secretHashOf } from '../../../support/secret-hash.ts';

export const password = 'Correct-horse-1';
export const minute = 60_000;
export const hour = 60 * minute;

export let directory: string;
let mail: Listening;
export let cognito: Cognito;
export let client: aws.CognitoIdentityProviderClient;
/** The secret of the pool's client. */
export let ClientSecret: string;
/** What has passed on the service's clock, in milliseconds. */
let passed = 0;
let count = 0;
/** The address of the test that runs. */
export let email: string;

const start = async (): Promise<void> => {
  cognito = await startCognito({
    directory: path.join(directory, 'cognito'),
    mailUrl: mail.url,
    sender: 'no-reply@clausewise.example',
    now: () => Date.now() + passed,
  });
  client = new aws.CognitoIdentityProviderClient({
    endpoint: cognito.url,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: localCredentials,
  });
  ClientSecret = await readPoolSecret({ url: cognito.url, UserPoolId, ClientId });
};
const stop = async (): Promise<void> => {
  client.destroy();
  await cognito.close();
};

/** Ends the service and starts it on the same data. */
export const restart = async (): Promise<void> => {
  await stop();
  await start();
};
/** Lets time pass on the service's clock, counted from now. */
export const waitMs = (ms: number): void => {
  passed = ms;
};

/** Has a user pool of its own run while the tests of a file do, with another address for each. */
export const useCognito = (): void => {
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'cognito-'));
    mail = await startMail({ directory: path.join(directory, 'mail') });
    await start();
  });
  afterAll(async () => {
    await stop();
    await mail.close();
    await rm(directory, { recursive: true, force: true });
  });
  beforeEach(() => {
    passed = 0;
    count += 1;
    email = `person-${count}@clausewise.example`;
  });
};

export const mailsTo = async (address = email): Promise<readonly ReceivedMail[]> =>
  (await (await fetch(`${mail.url}/mails?to=${encodeURIComponent(address)}`)).json()) as readonly ReceivedMail[];
export const lastCode = async (): Promise<string> => /\b\d{6}\b/.exec((await mailsTo())[0]?.text ?? '')?.[0] ?? '';
export const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

export const hashFor = (username: string): string => secretHashOf(ClientSecret, username, ClientId);
/** What a call about somebody carries. */
export const about = (Username = email) => ({ ClientId, Username, SecretHash: hashFor(Username) });
export const signUp = (Password = password, Username = email) =>
  client.send(
    new aws.SignUpCommand({ ...about(Username), Password, UserAttributes: [{ Name: 'email', Value: Username }] }),
  );
export const confirm = (ConfirmationCode: string, Username = email) =>
  client.send(new aws.ConfirmSignUpCommand({ ...about(Username), ConfirmationCode }));
export const signUpAndConfirm = async (): Promise<void> => {
  await signUp();
  await confirm(await lastCode());
};
export const signIn = (PASSWORD = password, USERNAME = email) =>
  client.send(
    new aws.AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD, SECRET_HASH: hashFor(USERNAME) },
    }),
  );
/** @param username the pool's own name of whose session it is, which its refresh tokens begin with here */
export const refresh = (
  REFRESH_TOKEN = '',
  username = Buffer.from(REFRESH_TOKEN.split('.')[0] ?? '', 'base64url').toString(),
) =>
  client.send(
    new aws.InitiateAuthCommand({
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN, SECRET_HASH: hashFor(username) },
    }),
  );
export const named = (name: string, message?: string) =>
  expect.objectContaining({ name, ...(message !== undefined && { message }) });
export const account = () => client.send(new aws.AdminGetUserCommand({ UserPoolId, Username: email }));

interface Keys {
  readonly keys: readonly { readonly kid: string; readonly alg: string; readonly kty: string }[];
}
export const publicKeys = async (): Promise<Keys> =>
  (await (await fetch(`${cognito.url}/${UserPoolId}/.well-known/jwks.json`)).json()) as Keys;
/** Verifies a token as the product does: by its key id among the pool's keys. */
export const verified = async (token = ''): Promise<JwtPayload> => {
  const kid = jwt.decode(token, { complete: true })?.header.kid;
  const key = (await publicKeys()).keys.find((one) => one.kid === kid);
  if (key === undefined) throw new Error('the pool has no such key');
  return jwt.verify(token, createPublicKey({ key, format: 'jwk' }), {
    algorithms: ['RS256'],
    issuer: `${cognito.url}/${UserPoolId}`,
  }) as JwtPayload;
};

export { ClientId, UserPoolId };
