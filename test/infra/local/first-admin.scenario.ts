import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { userPoolClientId, userPoolId } from '../../../infra/local/cognito/pool.ts';
import { defaultFirstAdmin as admin } from '../../../infra/local/first-admin.ts';
import { findRunningServices } from '../../../infra/local/running-services.ts';
import { type Local, startLocal } from '../../../infra/local/start-local.ts';
import type { ReceivedMail } from '../../../infra/local/start-mail.ts';
import { localCredentials } from '../../../infra/local/signature.ts';
import { readPoolSecret, secretHashOf } from '../../support/secret-hash.ts';

// The first start bundles the functions where they have changed.
jest.setTimeout(120_000);

let folder: string;
let dataDir: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'first-admin-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  count += 1;
  dataDir = path.join(folder, String(count));
});

const start = (firstAdmin?: typeof admin): Promise<Local> =>
  startLocal({ port: 0, dataDir, web: false, ...(firstAdmin && { firstAdmin }) });
const post = (local: Local, place: string, json: unknown): Promise<Response> =>
  fetch(`${local.url}/api/auth/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
const register = (local: Local) => post(local, 'register', { ...admin, name: 'Somebody' });
const mailsOf = async (local: Local): Promise<readonly ReceivedMail[]> =>
  (await (await fetch(`${local.endpoints.mail}/mails?to=${admin.email}`)).json()) as readonly ReceivedMail[];
const poolOf = (local: Local): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({
    endpoint: local.endpoints.cognito,
    region: 'us-east-1',
    credentials: localCredentials,
  });
/** Signs in and says who that is. */
const whoSignsIn = async (local: Local, password = admin.password): Promise<unknown> => {
  const login = await post(local, 'login', { email: admin.email, password });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return (await fetch(`${local.url}/api/auth/user`, { headers: { cookie } })).json();
};
const asAdmin = { email: admin.email, role: 'admin', approvalStatus: 'approved', isActive: true };

describe('the first admin on one machine', () => {
  it('GIVEN a start that stopped after registering THEN the next one confirms the address and goes on', async () => {
    const interrupted = await start();
    expect(interrupted.firstAdmin).toBeUndefined();
    await register(interrupted);
    await interrupted.close();
    const local = await start(admin);
    expect(local.firstAdmin).toEqual({ email: admin.email, hasGivenPassword: true });
    expect(await whoSignsIn(local)).toMatchObject(asAdmin);
    await local.close();
  });

  it('GIVEN a start that stopped between the user pool and the table THEN the next one makes the account', async () => {
    const interrupted = await start();
    await register(interrupted);
    const ConfirmationCode = /\b\d{6}\b/.exec((await mailsOf(interrupted))[0]?.text ?? '')?.[0];
    const pool = poolOf(interrupted);
    const [ClientId, Username] = [userPoolClientId, admin.email];
    const secret = await readPoolSecret({ url: interrupted.endpoints.cognito, UserPoolId: userPoolId, ClientId });
    const SecretHash = secretHashOf(secret, Username, ClientId);
    await pool.send(new ConfirmSignUpCommand({ ClientId, Username, SecretHash, ConfirmationCode }));
    pool.destroy();
    await interrupted.close();
    const local = await start(admin);
    expect(local.firstAdmin).toEqual({ email: admin.email, hasGivenPassword: true });
    expect(await whoSignsIn(local)).toMatchObject(asAdmin);
    await local.close();
  });

  it('GIVEN the admin chose another password THEN it stays, and the start says so', async () => {
    const first = await start(admin);
    expect(first.firstAdmin?.problem).toBeUndefined();
    const pool = poolOf(first);
    const user = { UserPoolId: userPoolId, Username: admin.email };
    await pool.send(new AdminSetUserPasswordCommand({ ...user, Password: 'Chosen-later-2', Permanent: true }));
    pool.destroy();
    await first.close();
    const second = await start(admin);
    expect(second.firstAdmin).toEqual({ email: admin.email, hasGivenPassword: false });
    expect(await whoSignsIn(second, 'Chosen-later-2')).toMatchObject(asAdmin);
    await second.close();
  });
});

describe('services that run', () => {
  it('GIVEN two starts in one process THEN each says where it answers, to its owner only, until it is closed', async () => {
    const first = await start();
    const firstDir = dataDir;
    dataDir = path.join(folder, 'second');
    const second = await start();
    expect(await findRunningServices(firstDir)).toMatchObject({ pid: process.pid, url: first.url });
    const services = await findRunningServices(dataDir);
    expect(services).toMatchObject({ url: second.url, environment: second.environment });
    expect(services?.environment).toMatchObject({
      TABLE_NAME: expect.any(String),
      DOCUMENTS_BUCKET: expect.any(String),
      USER_POOL_ID: userPoolId,
      APP_URL: second.url,
      AWS_ENDPOINT_URL_DYNAMODB: second.endpoints.dynamodb,
      AWS_ENDPOINT_URL_S3: second.endpoints.s3,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: second.endpoints.cognito,
      AWS_ENDPOINT_URL_SESV2: second.endpoints.mail,
    });
    expect(first.endpoints.cognito).not.toBe(second.endpoints.cognito);
    expect((await stat(path.join(dataDir, 'endpoints.json'))).mode & 0o777).toBe(0o600);
    await Promise.all([first.close(), second.close()]);
    expect(await findRunningServices(dataDir)).toBeUndefined();
  });
});
