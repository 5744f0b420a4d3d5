import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { newKey, published, startTokenIssuer } from '../../../support/token-issuer.ts';

let pool: Awaited<ReturnType<typeof startTokenIssuer>>;
let verifyToken: (typeof import('../../../../functions/core/account/verify-token.ts'))['verifyToken'];

beforeAll(async () => {
  pool = await startTokenIssuer();
  ({ verifyToken } = await import('../../../../functions/core/account/verify-token.ts'));
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => pool.close());

describe('an identity token', () => {
  it('GIVEN one of the pool THEN it says who, since when, and in which session', async () => {
    const claims = { sub: 'person-1', email: 'Ada@Example.com', name: 'Ada', email_verified: true, auth_time: 7 };
    const times = { iat: 8, exp: 4_000_000_000 };
    expect(await verifyToken(pool.sign({ ...claims, ...times }))).toEqual({
      id: 'person-1',
      username: 'person-1',
      email: 'ada@example.com',
      name: 'Ada',
      isEmailVerified: true,
      sessionId: 'session-1',
      signedInAt: 7,
      issuedAt: 8,
      expiresAt: 4_000_000_000,
    });
  });

  it('GIVEN one that leaves things out THEN nothing is made up: the address is unconfirmed, the sign-in long ago', async () => {
    const token = pool.sign({ sub: 'person-1', auth_time: 'today', email: 5, email_verified: 'true' });
    expect(await verifyToken(token)).toMatchObject({
      email: '',
      name: '',
      isEmailVerified: false,
      signedInAt: 0,
    });
  });

  it.each([
    ['has no subject', { sub: undefined }],
    ['has an empty subject', { sub: '' }],
    ['names no session', { origin_jti: undefined }],
    ['names a session by a number', { origin_jti: 5 }],
    ['is an access token', { token_use: 'access' }],
    ['never ends', { exp: undefined }],
    ['has ended', { exp: 1 }],
    ['is of another pool', { iss: 'http://127.0.0.1/pool-2' }],
    ['is for another client', { aud: 'client-2' }],
  ])('acceptance 18: GIVEN one that %s THEN it is nobody’s', async (_, claims) => {
    expect(await verifyToken(pool.sign({ sub: 'person-1', ...claims }))).toBeUndefined();
  });

  it('acceptance 18: GIVEN one without the time it was issued THEN it is nobody’s', async () => {
    const { iat: _, ...claims } = jwt.decode(pool.sign({ sub: 'person-1' })) as jwt.JwtPayload;
    const options = { algorithm: 'RS256', keyid: pool.key.kid, noTimestamp: true } as const;
    expect(await verifyToken(jwt.sign(claims, pool.key.privateKey, options))).toBeUndefined();
  });

  it.each([
    ['no token', () => 'nonsense'],
    ['nothing', () => ''],
    ['no key’s id', () => jwt.sign({}, pool.key.privateKey, { algorithm: 'RS256' })],
    ['a text', () => jwt.sign('person-1', pool.key.privateKey, { algorithm: 'RS256', keyid: pool.key.kid })],
    ['another algorithm', () => jwt.sign({ sub: 'person-1' }, 'a-secret', { keyid: pool.key.kid })],
    [
      'another algorithm of the same key',
      () => {
        const claims = jwt.decode(pool.sign({ sub: 'person-1' })) as jwt.JwtPayload;
        return jwt.sign(claims, pool.key.privateKey, { algorithm: 'RS512', keyid: pool.key.kid });
      },
    ],
    ['a signature of another key under the pool’s id', () => pool.sign({ sub: 'person-1' }, newKey(pool.key.kid))],
  ])('acceptance 18: GIVEN %s THEN it is nobody’s', async (_, token) => {
    expect(await verifyToken(token())).toBeUndefined();
  });

  it('GIVEN one that has ended WHEN a session is signed out by it THEN it is read, if it was ever good', async () => {
    const ended = { sub: 'person-1', exp: 9 };
    expect(await verifyToken(pool.sign(ended), { ended: true })).toMatchObject({
      id: 'person-1',
      expiresAt: 9,
    });
    expect(await verifyToken(pool.sign({ ...ended, aud: 'client-2' }), { ended: true })).toBeUndefined();
  });
});

describe('the keys of the pool', () => {
  /** A function instance of its own, which has no keys yet. */
  const freshVerifyToken = async () => {
    jest.resetModules();
    return (await import('../../../../functions/core/account/verify-token.ts')).verifyToken;
  };
  const waitSeconds = (seconds: number): void => {
    const later = Date.now() + seconds * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
  };

  afterEach(() => {
    pool.state.keys = [published(pool.key)];
    pool.state.isUp = true;
  });

  it('GIVEN many first calls at once THEN the keys are asked for once', async () => {
    const verifyToken = await freshVerifyToken();
    const before = pool.state.fetches;
    const token = pool.sign({ sub: 'person-1' });
    const found = await Promise.all(Array.from({ length: 5 }, () => verifyToken(token)));
    expect(found.map((identity) => identity?.id)).toEqual(Array(5).fill('person-1'));
    expect(pool.state.fetches - before).toBe(1);
  });

  it('GIVEN a new key of the pool THEN its tokens are taken, as soon as the keys may be asked for again', async () => {
    const verifyToken = await freshVerifyToken();
    await verifyToken(pool.sign());
    const fresh = newKey();
    pool.state.keys = [published(pool.key), published(fresh)];
    const token = pool.sign({ sub: 'person-1' }, fresh);
    const before = pool.state.fetches;
    waitSeconds(4);
    expect(await verifyToken(token)).toBeUndefined();
    expect(pool.state.fetches).toBe(before);
    waitSeconds(2);
    expect((await verifyToken(token))?.id).toBe('person-1');
  });

  it('GIVEN a key that is known THEN its tokens are taken for as long as the function lives, without asking', async () => {
    const verifyToken = await freshVerifyToken();
    await verifyToken(pool.sign());
    const before = pool.state.fetches;
    waitSeconds(3_000);
    expect((await verifyToken(pool.sign({ sub: 'person-1' })))?.id).toBe('person-1');
    expect(pool.state.fetches).toBe(before);
  });

  it('GIVEN a function that was deployed without its client THEN that is an error, and nobody is taken for signed out', async () => {
    const client = process.env['USER_POOL_CLIENT_ID'];
    delete process.env['USER_POOL_CLIENT_ID'];
    await expect(verifyToken(pool.sign({ sub: 'person-1' }))).rejects.toThrow('USER_POOL_CLIENT_ID is missing');
    process.env['USER_POOL_CLIENT_ID'] = client;
  });

  it('GIVEN a pool that does not answer THEN nobody is taken for signed out, and the next call asks again', async () => {
    const verifyToken = await freshVerifyToken();
    pool.state.isUp = false;
    await expect(verifyToken(pool.sign({ sub: 'person-1' }))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Signing in is not possible at the moment. Please try again in a minute.',
      cause: expect.objectContaining({ message: 'the keys of the user pool answer 500' }),
    });
    pool.state.isUp = true;
    expect((await verifyToken(pool.sign({ sub: 'person-1' })))?.id).toBe('person-1');
  });

  it('GIVEN keys of another kind, or without an id, among them THEN the others are used', async () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { kid: _, ...nameless } = published(newKey());
    pool.state.keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'ec' }, nameless, published(pool.key)];
    const verifyToken = await freshVerifyToken();
    expect((await verifyToken(pool.sign({ sub: 'person-1' })))?.id).toBe('person-1');
    expect(await verifyToken(pool.sign({ sub: 'person-1' }, { ...pool.key, kid: 'ec' }))).toBeUndefined();
    expect(await verifyToken(pool.sign({ sub: 'person-1' }, { ...pool.key, kid: 'undefined' }))).toBeUndefined();
  });
});
