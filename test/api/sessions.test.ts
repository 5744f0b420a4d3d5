import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import jwt from 'jsonwebtoken';
import type { SessionToken } from '../../shared/accounts.ts';
import { defaultFirstAdmin } from '../../infra/local/first-admin.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import {
  credentialsOf,
  type AccountClient,
  changeAccount,
  cookiesOf,
  cookieValue,
  type DrivenProduct,
  goodPassword,
  mailedCode,
  newAccount,
  newAddress,
  newEmail,
  postFrom,
  privateProduct,
  readStoredAccount,
  register,
  signIn,
} from '../support/accounts.ts';
import { clientWith } from '../support/client.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';
import { readPoolSecret, secretHashOf } from '../support/secret-hash.ts';

jest.setTimeout(90_000);

/** Renews a session past the product, by whoever knows the secret of the pool's client. */
const callPoolAs = async (
  { endpoints, environment }: Pick<DrivenProduct, 'endpoints' | 'environment'>,
  refreshToken: string,
  username: string,
): Promise<Response> => {
  const place = { UserPoolId: environment['USER_POOL_ID'], ClientId: environment['USER_POOL_CLIENT_ID'] };
  const secret = await readPoolSecret({
    url: endpoints.cognito,
    ...place,
    credentials: credentialsOf(environment),
  });
  return fetch(endpoints.cognito, {
    method: 'POST',
    headers: {
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      'content-type': 'application/x-amz-json-1.1',
    },
    body: JSON.stringify({
      ClientId: place.ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken, SECRET_HASH: secretHashOf(secret, username, place.ClientId) },
    }),
  });
};

const byBearer = (token: string, url = privateProduct().url) => ({
  get: (path: string) =>
    clientWith('', url).send<ErrorBody>('GET', path, { headers: { authorization: `Bearer ${token}` } }),
});

const identityOf = (account: AccountClient): string => `__Host-identity=${account.token}`;

describe('a session', () => {
  it('acceptance 17: GIVEN a sign-in THEN both cookies are kept from scripts, plain http and other sites', async () => {
    const email = newEmail();
    await register({ email });
    const answer = await postFrom(newAddress(), `${privateProduct().url}/api/auth/login`, {
      email,
      password: goodPassword,
    });
    expect(answer.json).toEqual({ success: true });
    const lines = answer.headers.getSetCookie();
    // The third says that the browser signed in before, and opens nothing.
    expect(lines.map((line) => line.split('=')[0])).toEqual(['__Host-identity', '__Host-refresh', '__Host-browser']);
    for (const [index, name] of ['__Host-identity', '__Host-refresh'].entries()) {
      expect(lines[index]).toMatch(
        new RegExp(`^${name}=[\\w.-]+; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Strict$`),
      );
    }
  });

  it('GIVEN a session THEN the cookie and the bearer token open the same account', async () => {
    const account = await newAccount();
    const [byCookie, asBearer] = [
      await account.send('GET', '/api/auth/user'),
      await byBearer(account.token).get('/api/user'),
    ];
    expect(byCookie.json).toEqual({
      id: account.id,
      name: 'Ada Byron',
      email: account.email,
      role: 'user',
      approvalStatus: 'approved',
      isActive: true,
      createdAt: expect.any(String),
    });
    expect(asBearer.json).toEqual(byCookie.json);
  });

  it('GIVEN a session that lasts WHEN it is asked for THEN its token comes with its end and no new cookie', async () => {
    const account = await newAccount({ state: 'pending' });
    const { status, json, headers } = await account.send<SessionToken>('GET', '/api/auth/session');
    expect([status, json.token]).toEqual([200, account.token]);
    expect(json.expiresAt - Date.now()).toBeGreaterThan(50 * 60_000);
    expect(json.expiresAt - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('GIVEN only the refresh cookie WHEN the session is asked for THEN 401: nothing says whose it is', async () => {
    const account = await newAccount();
    const refresh = `__Host-refresh=${cookieValue(account.cookie, '__Host-refresh')}`;
    const client = clientWith(refresh, privateProduct().url);
    expect((await client.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await client.send<ErrorBody>('GET', '/api/auth/session')).json.code).toBe('unauthenticated');
  });

  it('GIVEN the refresh cookie beside somebody else’s ended token THEN it renews nobody’s session', async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    const { endpoints, environment } = privateProduct();
    const renew = (token: string) =>
      callPoolAs({ endpoints, environment }, cookieValue(account.cookie, '__Host-refresh'), token);
    expect((await renew(other.id)).status).toBe(400);
    expect((await renew(account.id)).status).toBe(200);
  });

  it('GIVEN cookies that are no session THEN 401, and the browser is told to forget them', async () => {
    const { status, json, headers } = await clientWith(
      '__Host-identity=x; __Host-refresh=y',
      privateProduct().url,
    ).send<ErrorBody>('GET', '/api/auth/session');
    expect([status, json.code]).toEqual([401, 'unauthenticated']);
    expect(headers.getSetCookie()).toEqual([
      '__Host-identity=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict',
      '__Host-refresh=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict',
    ]);
  });

  it('GIVEN nobody’s session WHEN signing out THEN it succeeds all the same', async () => {
    const answer = await clientWith('', privateProduct().url).send('POST', '/api/auth/logout');
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
  });
});

describe('acceptance 15: what ends holds from the next request', () => {
  it('GIVEN a deactivated account WHEN it calls next THEN it is refused, and let in again once reactivated', async () => {
    const account = await newAccount();
    expect((await account.send('GET', '/api/analyses')).status).toBe(200);
    await changeAccount(account.id, { isActive: false });
    for (const answer of [
      await account.send<ErrorBody>('GET', '/api/analyses'),
      await byBearer(account.token).get('/api/analyses'),
    ]) {
      expect([answer.status, answer.json.code]).toEqual([403, 'account_inactive']);
    }
    expect((await account.send<{ isActive: boolean }>('GET', '/api/auth/user')).json.isActive).toBe(false);
    await changeAccount(account.id, { isActive: true });
    expect((await account.send('GET', '/api/analyses')).status).toBe(200);
  });

  it('GIVEN an admin who is made a user WHEN they call next THEN 403', async () => {
    const admin = await newAccount({ role: 'admin' });
    await newAccount({ role: 'admin' });
    await changeAccount(admin.id, { role: 'user' });
    expect((await admin.send<ErrorBody>('GET', '/api/admin/users')).json.code).toBe('forbidden');
  });

  it('GIVEN a copied cookie and a bearer token WHEN their owner signs out THEN neither opens anything, nor renews', async () => {
    const account = await newAccount();
    const out = await account.send('POST', '/api/auth/logout');
    expect([out.status, cookiesOf(out.headers)]).toEqual([200, '']);
    expect(out.headers.getSetCookie()).toHaveLength(2);
    const copied = clientWith(account.cookie, privateProduct().url);
    expect((await copied.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await copied.send('GET', '/api/analyses')).status).toBe(401);
    expect((await copied.send('GET', '/api/auth/session')).status).toBe(401);
    expect((await byBearer(account.token).get('/api/subscription/status')).status).toBe(401);
    const refresh = `__Host-refresh=${cookieValue(account.cookie, '__Host-refresh')}`;
    expect((await clientWith(refresh, privateProduct().url).send('GET', '/api/auth/session')).status).toBe(401);
  });

  it('GIVEN two sessions WHEN one signs out THEN the other goes on', async () => {
    const first = await newAccount();
    const second = await signIn(first);
    await first.send('POST', '/api/auth/logout');
    expect((await first.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await second.send('GET', '/api/auth/user')).status).toBe(200);
  });

  it('GIVEN a token that was renewed WHEN the session ends by the old one THEN the new one ends too', async () => {
    const account = await newAccount();
    const refresh = `__Host-refresh=${cookieValue(account.cookie, '__Host-refresh')}`;
    const { json } = await clientWith(refresh, privateProduct().url).send<SessionToken>('GET', '/api/auth/session');
    expect(json.token).not.toBe(account.token);
    await account.send('POST', '/api/auth/logout');
    expect((await byBearer(json.token).get('/api/auth/user')).status).toBe(401);
  });

  it('GIVEN sign-outs at once THEN all of them are remembered', async () => {
    const first = await newAccount();
    const { id } = first;
    const sessions = [first, await signIn(first), await signIn(first), await signIn(first)];
    await sessions[0]?.send('POST', '/api/auth/logout');
    await Promise.all(sessions.slice(1).map((session) => session.send('POST', '/api/auth/logout')));
    for (const session of sessions) expect((await session.send('GET', '/api/auth/user')).status).toBe(401);
    const { endedSessions = {} } = await readStoredAccount(id);
    expect(Object.keys(endedSessions)).toHaveLength(4);
    for (const end of Object.values(endedSessions)) expect(end * 1000).toBeGreaterThan(Date.now() + 50 * 60_000);
  });

  it('GIVEN a forgotten password WHEN a new one is set THEN sessions begun before are ended and only the new one signs in', async () => {
    const account = await newAccount();
    const { url } = privateProduct();
    await wait(1_100);
    expect((await postFrom(newAddress(), `${url}/api/auth/password/forgot`, { email: account.email })).json).toEqual({
      success: true,
    });
    const reset = { email: account.email, code: await mailedCode(account.email), password: 'Another-horse-2' };
    const answer = await postFrom(newAddress(), `${url}/api/auth/password/reset`, reset);
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
    expect((await account.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await account.send('GET', '/api/auth/session')).status).toBe(401);
    await expect(signIn(account)).rejects.toThrow('401');
    const again = await signIn({ email: account.email, password: 'Another-horse-2' });
    expect((await again.send('GET', '/api/analyses')).status).toBe(200);
    const reused = await postFrom<ErrorBody>(newAddress(), `${url}/api/auth/password/reset`, reset);
    expect([reused.status, reused.json.code]).toEqual([400, 'invalid_code']);
  });
});

describe('acceptance 18: the bearer call refuses what the pool did not issue for this', () => {
  const refused = async (token: string): Promise<void> => {
    for (const path of ['/api/auth/user', '/api/subscription/plans']) {
      const { status, json } = await byBearer(token).get(path);
      expect([status, json.code]).toEqual([401, 'unauthenticated']);
    }
    const cookie = clientWith(`__Host-identity=${token}`, privateProduct().url);
    expect((await cookie.send('GET', '/api/auth/user')).status).toBe(401);
  };

  it('GIVEN alg none, the public key as a shared secret, and changed claims THEN 401', async () => {
    const { token } = await newAccount({ role: 'admin' });
    const [head = '', claims = '', signature = ''] = token.split('.');
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    await refused(`${encode({ ...header, alg: 'none' })}.${claims}.`);
    await refused(`${encode({ ...header, alg: 'RS256' })}.${encode({ ...payload, sub: 'somebody' })}.${signature}`);
    await refused(`${head}.${claims}.${signature.slice(0, -4)}AAAA`);
    const keys = (await (
      await fetch(`${privateProduct().environment['TOKEN_ISSUER']}/.well-known/jwks.json`)
    ).json()) as { keys: JsonWebKey[] };
    const [key] = keys.keys;
    if (!key) throw new Error('the pool has no key');
    const secret = createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const signed = `${encode({ ...header, alg: 'HS256' })}.${claims}`;
    const { createHmac } = await import('node:crypto');
    await refused(`${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`);
    await refused('x');
    await refused('');
    expect((await byBearer(token).get('/api/auth/user')).status).toBe(200);
  });

  it('GIVEN the access token of the same session THEN 401', async () => {
    const account = await newAccount();
    const answer = await callPoolAs(privateProduct(), cookieValue(account.cookie, '__Host-refresh'), account.id);
    const { AuthenticationResult } = (await answer.json()) as { AuthenticationResult: { AccessToken: string } };
    expect(jwt.decode(AuthenticationResult.AccessToken)).toMatchObject({ sub: account.id, token_use: 'access' });
    await refused(AuthenticationResult.AccessToken);
  });

  it('GIVEN a bad bearer token beside a good cookie THEN the token decides', async () => {
    const account = await newAccount();
    const answer = await account.send('GET', '/api/auth/user', { headers: { authorization: 'Bearer x' } });
    expect(answer.status).toBe(401);
    const basic = await account.send('POST', '/api/analyze', { headers: { authorization: 'Basic eDp5' } });
    expect(basic.status).toBe(401);
  });

  it('GIVEN an account that is gone THEN its tokens are nobody’s', async () => {
    const account = await newAccount();
    await changeAccount(account.id, { deletingSince: new Date().toISOString() });
    expect((await account.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await account.send('GET', '/api/analyses')).status).toBe(401);
    expect(identityOf(account)).toContain('eyJ');
  });
});

describe('tokens that end in the middle of work', () => {
  let product: OwnProduct;
  beforeAll(async () => {
    // With the first admin the functions are loaded that signing in takes, before tokens of three seconds count.
    product = await startOwnProduct({ tokenSeconds: 3, firstAdmin: defaultFirstAdmin });
  });
  afterAll(() => product.close());

  it('GIVEN an identity token that has ended THEN 401, renewed by the session, and the same call works', async () => {
    const account = await newAccount({ product });
    await wait(3_500);
    const late = await account.send<ErrorBody>('GET', '/api/analyses');
    expect([late.status, late.json.code]).toEqual([401, 'unauthenticated']);
    const { status, json, headers } = await account.send<SessionToken>('GET', '/api/auth/session');
    expect(status).toBe(200);
    const renewed = clientWith(cookiesOf(headers), product.url);
    expect((await renewed.send('GET', '/api/analyses')).status).toBe(200);
    expect((await byBearer(json.token, product.url).get('/api/analyses')).status).toBe(200);
  });

  it('GIVEN a token that has ended WHEN its owner signs out THEN the session cannot be renewed', async () => {
    const account = await newAccount({ product });
    const { json } = await account.send<SessionToken>('GET', '/api/auth/session');
    await wait(3_500);
    expect((await account.send('POST', '/api/auth/logout')).status).toBe(200);
    expect((await account.send('GET', '/api/auth/session')).status).toBe(401);
    expect((await byBearer(json.token, product.url).get('/api/auth/user')).status).toBe(401);
  });

  it('GIVEN two tabs WHEN both renew at once THEN both go on', async () => {
    const account = await newAccount({ product });
    const answers = await Promise.all([1, 2, 3].map(() => account.send<SessionToken>('GET', '/api/auth/session')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { json } of answers) {
      expect((await byBearer(json.token, product.url).get('/api/auth/user')).status).toBe(200);
    }
  });
});
