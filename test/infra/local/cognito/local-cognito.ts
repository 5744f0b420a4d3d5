import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as aws from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type Cognito, startCognito } from '../../../../infra/local/cognito/start-cognito.ts';
import { userPoolClientId as ClientId, userPoolId as UserPoolId } from '../../../../infra/local/cognito/pool.ts';
import type { Listening } from '../../../../infra/local/listen.ts';
import { startMail } from '../../../../infra/local/start-mail.ts';
import { localCredentials } from '../../../../infra/local/signature.ts';
import { readPoolSecret, secretHashOf } from '../../../support/secret-hash.ts';

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

export const hashFor = (username: string): string => secretHashOf(ClientSecret, username, ClientId);
/** What a call about somebody carries. */
export const about = (Username = email) => ({ ClientId, Username, SecretHash: hashFor(Username) });

interface Keys {
  readonly keys: readonly { readonly kid: string; readonly alg: string; readonly kty: string }[];
}
export const publicKeys = async (): Promise<Keys> =>
  (await (await fetch(`${cognito.url}/${UserPoolId}/.well-known/jwks.json`)).json()) as Keys;

export const mailUrl = (): string => mail.url;

export { ClientId, UserPoolId };
