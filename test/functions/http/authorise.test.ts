import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { ErrorBody } from '../../../shared/errors.ts';
import { nobodyAsNull } from '../../../shared/accounts.ts';
import { routes } from '../../../shared/routes.ts';
import { accountRecord } from '../../support/account-records.ts';
import { startLocalTable } from '../../support/local-table.ts';
import { meterTable } from '../../support/metered-table.ts';
import { startSecrets } from '../../support/secrets-server.ts';

jest.setTimeout(60_000);

const clientId = 'client-1';
const account = accountRecord({ approvalStatus: 'approved' });

const newKey = (kid = randomUUID()) => ({ kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) });
type Key = ReturnType<typeof newKey>;

const published = ({ kid, publicKey }: Key) => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
});

const load = async () => ({
  ...(await import('../../../functions/http/endpoint.ts')),
  ...(await import('../../../functions/adapters/entities/accounts.ts')),
});

describe('the gate', () => {
  let table: Awaited<ReturnType<typeof startLocalTable>>;
  let meter: Awaited<ReturnType<typeof meterTable>>;
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  let product: Awaited<ReturnType<typeof load>>;
  let pool: Server;
  let issuer: string;
  let key: Key;
  let keys: Key[];
  let fetches = 0;
  let isPoolUp = true;

  beforeAll(async () => {
    key = newKey();
    keys = [key];
    pool = createServer((_, response) => {
      fetches += 1;
      response.writeHead(isPoolUp ? 200 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ keys: keys.map(published) }));
    });
    await new Promise<void>((resolve) => pool.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(pool.address() as AddressInfo).port}/us-east-1_Test0001`;
    [table, secrets] = await Promise.all([startLocalTable(), startSecrets()]);
    await table.useEmptyTable();
    meter = await meterTable(table.url);
    Object.assign(process.env, { TOKEN_ISSUER: issuer, USER_POOL_CLIENT_ID: clientId, PUBLIC_MODE: 'false' });
    product = await load();
    await product.makeAccount(account);
  });
  beforeEach(() => {
    isPoolUp = true;
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
  });
  afterAll(async () => {
    pool.close();
    await meter.close();
    await Promise.all([table.close(), secrets.close()]);
  });

  const now = () => Math.floor(Date.now() / 1000);
  const sign = (changes: Record<string, unknown> = {}, by: { kid: string; privateKey: KeyObject } = key) =>
    jwt.sign(
      {
        sub: account.id,
        iss: issuer,
        aud: clientId,
        token_use: 'id',
        origin_jti: 'session-1',
        auth_time: now(),
        iat: now(),
        exp: now() + 3600,
        email: account.email,
        ...changes,
      },
      by.privateKey,
      { algorithm: 'RS256', keyid: by.kid },
    );

  const currentUser = () => product.endpoint(routes.getCurrentUser, ({ caller }) => ({ json: caller.user }));
  const user = () => product.endpoint(routes.getUser, ({ caller }) => ({ json: caller.user }));
  const analyze = () =>
    product.endpoint(routes.analyzeClause, () => {
      throw new Error('nobody is let in here');
    });
  const send = async (headers: Readonly<Record<string, string>>, handler = currentUser()) => {
    const event = {
      httpMethod: 'GET',
      path: '/api/auth/user',
      headers: { 'x-origin-key': secrets.originKey, ...headers },
      pathParameters: null,
      queryStringParameters: null,
      body: null,
      isBase64Encoded: false,
    } as unknown as APIGatewayProxyEvent;
    const context = { awsRequestId: 'request-1', getRemainingTimeInMillis: () => 10_000 } as Context;
    return handler(event, context);
  };
  const call = async (token: string) => {
    const { statusCode, body } = await send({ authorization: `Bearer ${token}` });
    return { statusCode, code: (JSON.parse(body) as ErrorBody).code };
  };

  it('budget: GIVEN a token WHEN it is checked THEN it costs one consistent read of one unit', async () => {
    await call(sign());
    const { result, operations, readUnits } = await meter.measure(() => call(sign()));
    expect(result.statusCode).toBe(200);
    expect([operations, readUnits]).toEqual([['GetItem'], 1]);
  });

  it.each([
    ['another issuer', () => sign({ iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Other0001' })],
    ['another audience', () => sign({ aud: 'client-2' })],
    ['no audience', () => sign({ aud: undefined })],
    ['an access token', () => sign({ token_use: 'access' })],
    ['a token that has ended', () => sign({ exp: now() - 1 })],
    [
      'no end',
      () =>
        jwt.sign({ sub: account.id, iss: issuer, aud: clientId, token_use: 'id', origin_jti: 's' }, key.privateKey, {
          algorithm: 'RS256',
          keyid: key.kid,
        }),
    ],
    ['no session', () => sign({ origin_jti: undefined })],
    ['no subject', () => sign({ sub: undefined })],
    [
      'another algorithm of the same key',
      () => jwt.sign({ ...(jwt.decode(sign()) as object) }, key.privateKey, { algorithm: 'RS384', keyid: key.kid }),
    ],
    ['a key of the same id that is not the pool’s', () => sign({}, { ...newKey(), kid: key.kid })],
    ['somebody unknown', () => sign({ sub: randomUUID() })],
  ])('acceptance 18: GIVEN %s THEN 401', async (_, token) => {
    expect(await call(token())).toEqual({ statusCode: 401, code: 'unauthenticated' });
  });

  it('GIVEN no session at all WHEN the caller prefers null THEN nobody is no error', async () => {
    const { statusCode, body } = await send({ Prefer: nobodyAsNull });
    expect([statusCode, body]).toEqual([200, 'null']);
  });

  it.each([
    ['a bearer token that has ended', () => ({ authorization: `Bearer ${sign({ exp: now() - 1 })}` })],
    ['an empty bearer token', () => ({ authorization: 'Bearer' })],
    ['an identity cookie that has ended', () => ({ cookie: `__Host-identity=${sign({ exp: now() - 1 })}` })],
    ['a session that may be renewed', () => ({ cookie: '__Host-refresh=fresh' })],
  ])('GIVEN %s WHEN the caller prefers null for nobody THEN 401', async (_, headers) => {
    expect((await send({ prefer: nobodyAsNull, ...headers() })).statusCode).toBe(401);
  });

  it('GIVEN no session at all WHEN the caller prefers nothing, or the route does not offer it, THEN 401', async () => {
    expect((await send({})).statusCode).toBe(401);
    expect((await send({ prefer: 'return=minimal' })).statusCode).toBe(401);
    expect((await send({ prefer: nobodyAsNull }, user())).statusCode).toBe(401);
    // A route that takes another preference does not offer this one.
    expect((await send({ prefer: nobodyAsNull }, analyze())).statusCode).toBe(401);
  });

  it('acceptance 18: GIVEN tokens of unknown keys in numbers THEN the pool’s keys are asked for once in a while', async () => {
    const before = fetches;
    const later = Date.now() + 60_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    const unknown = Array.from({ length: 20 }, () => sign({}, { ...key, kid: randomUUID() }));
    for (const token of unknown) expect((await call(token)).statusCode).toBe(401);
    await Promise.all(unknown.map(call));
    clock.mockRestore();
    expect(fetches - before).toBe(1);
  });

  it('GIVEN that the pool has changed its keys THEN tokens of the new one are taken', async () => {
    const fresh = newKey();
    keys = [key, fresh];
    const later = Date.now() + 120_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect((await call(sign({ exp: now() + 9_000 }, fresh))).statusCode).toBe(200);
    clock.mockRestore();
  });

  it('GIVEN that the pool’s keys cannot be had THEN 503, and nobody is let in or taken for signed out', async () => {
    isPoolUp = false;
    const later = Date.now() + 240_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await call(sign({}, newKey()))).toEqual({ statusCode: 503, code: 'unavailable' });
    clock.mockRestore();
  });
});
