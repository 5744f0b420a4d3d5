import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import jwt from 'jsonwebtoken';
import type { AccountRecord } from '../../../functions/adapters/entities/account.ts';
import type { Event } from '../../../functions/http/events.ts';
import { visitorSeconds } from '../../../shared/limits.ts';
import { accountRecord, adminRecord } from '../../support/account-records.ts';
import { startLocalTable } from '../../support/local-table.ts';
import { startSecrets } from '../../support/secrets-server.ts';
import { startTokenIssuer } from '../../support/token-issuer.ts';

const load = async () => ({
  ...(await import('../../../functions/http/authorise.ts')),
  ...(await import('../../../functions/http/verify-origin.ts')),
  ...(await import('../../../functions/adapters/entities/account-changes.ts')),
  ...(await import('../../../functions/adapters/table.ts')),
});

let table: Awaited<ReturnType<typeof startLocalTable>>;
let secrets: Awaited<ReturnType<typeof startSecrets>>;
let pool: Awaited<ReturnType<typeof startTokenIssuer>>;
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  [table, secrets, pool] = await Promise.all([startLocalTable(), startSecrets(), startTokenIssuer()]);
  product = await load();
  await table.useEmptyTable();
});
beforeEach(() => void (process.env['PUBLIC_MODE'] = 'false'));
afterEach(() => void jest.restoreAllMocks());
afterAll(() => Promise.all([table.close(), secrets.close(), pool.close()]));

type Headers = Readonly<Record<string, string>>;
type RouteFields = Partial<Event['state']['route']>;

/** The outcome of the gate: the caller it found and the cookies it sets, or why it refuses. */
const pass = async (route: RouteFields, headers: Headers, httpMethod = 'GET') => {
  const event = { headers, httpMethod, state: { route, cookies: [] } } as unknown as Event;
  try {
    await product.authorise().before?.({ event } as never);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === undefined) throw error;
    return { refused: code, message };
  }
  return { caller: event.state.caller, cookies: event.state.cookies };
};

const register = async (record: AccountRecord): Promise<AccountRecord> => {
  await product.writeTogether(product.accountCreation(record));
  return record;
};
const cookieOf = (token: string): Headers => ({ cookie: `__Host-identity=${token}` });
const bearerOf = (token: string): Headers => ({ authorization: `Bearer ${token}` });

describe('an account at the gate', () => {
  const approved = { approvalStatus: 'approved' } as const;
  const people: readonly (readonly [string, () => AccountRecord, readonly [string, string, string, string]])[] = [
    ['pending', () => accountRecord(), ['in', 'account_pending', 'account_pending', 'visitor']],
    ['approved', () => accountRecord(approved), ['in', 'in', 'forbidden', 'in']],
    [
      'inactive',
      () => accountRecord({ ...approved, isActive: false }),
      ['in', 'account_inactive', 'account_inactive', 'visitor'],
    ],
    [
      'rejected',
      () => accountRecord({ approvalStatus: 'rejected' }),
      ['in', 'account_rejected', 'account_rejected', 'visitor'],
    ],
    ['an admin', () => adminRecord(), ['in', 'in', 'in', 'in']],
    [
      'an inactive admin',
      () => adminRecord({ isActive: false }),
      ['in', 'account_inactive', 'account_inactive', 'visitor'],
    ],
    [
      'an admin who waits for review',
      () => adminRecord({ approvalStatus: 'pending' }),
      ['in', 'account_pending', 'account_pending', 'visitor'],
    ],
    [
      'being deleted',
      () => adminRecord({ deletingSince: '2026-11-21T00:00:00Z' }),
      ['unauthenticated', 'unauthenticated', 'unauthenticated', 'visitor'],
    ],
    [
      'signed out of this session',
      () => adminRecord({ endedSessions: { 'session-1': 4_000_000_000 } }),
      ['unauthenticated', 'unauthenticated', 'unauthenticated', 'visitor'],
    ],
    [
      'signed out of another session',
      () => adminRecord({ endedSessions: { other: 4_000_000_000 } }),
      ['in', 'in', 'in', 'in'],
    ],
    [
      'signed out everywhere',
      () => adminRecord({ sessionsEndedBefore: Math.floor(Date.now() / 1000) + 60 }),
      ['unauthenticated', 'unauthenticated', 'unauthenticated', 'visitor'],
    ],
  ];

  it.each(people)(
    'GIVEN one that is %s THEN each kind of route is open or closed to it as its state says',
    async (_, make, [session, member, admin, publicMember]) => {
      const account = await register(make());
      const headers = cookieOf(pool.sign({ sub: account.id }));
      const outcome = async (access: 'session' | 'member' | 'admin') => {
        const { refused, caller } = await pass({ access }, headers);
        return refused ?? (caller?.kind === 'account' && caller.id === account.id ? 'in' : caller?.kind);
      };
      expect([await outcome('session'), await outcome('member'), await outcome('admin')]).toEqual([
        session,
        member,
        admin,
      ]);
      process.env['PUBLIC_MODE'] = 'true';
      expect([await outcome('session'), await outcome('member'), await outcome('admin')]).toEqual([
        session,
        publicMember,
        admin,
      ]);
    },
  );

  it('GIVEN somebody who is let in THEN the handler learns who they are, and nothing the account keeps to itself', async () => {
    const account = await register(adminRecord({ planId: 'team' }));
    const { caller } = await pass({ access: 'member' }, bearerOf(pool.sign({ sub: account.id })));
    const { id, name, email, role, approvalStatus, isActive, createdAt } = account;
    expect(caller).toEqual({
      id,
      kind: 'account',
      planId: 'team',
      user: { id, name, email, role, approvalStatus, isActive, createdAt },
    });
  });

  it.each([
    ['waits for review', {}, "Your account is pending our team's review."],
    ['was rejected', { approvalStatus: 'rejected' }, 'Your account has been denied access.'],
    [
      'was deactivated',
      { approvalStatus: 'approved', isActive: false },
      'Your account has been temporarily deactivated.',
    ],
  ] as const)('GIVEN one that %s THEN its owner is told so', async (_, fields, message) => {
    const account = await register(accountRecord(fields));
    expect(await pass({ access: 'member' }, bearerOf(pool.sign({ sub: account.id })))).toMatchObject({ message });
  });

  it('GIVEN a user on an admin’s route, and nobody on any, THEN they are told what is missing', async () => {
    const account = await register(accountRecord({ approvalStatus: 'approved' }));
    expect(await pass({ access: 'admin' }, bearerOf(pool.sign({ sub: account.id })))).toEqual({
      refused: 'forbidden',
      message: "You don't have admin access to view this page.",
    });
    for (const access of ['session', 'member', 'admin'] as const)
      expect(await pass({ access }, {})).toEqual({ refused: 'unauthenticated', message: 'Please sign in.' });
  });
});

describe('public mode', () => {
  const member = { access: 'member' } as const;
  const visitorCookieOf = (cookies: readonly string[] | undefined): string => {
    const [cookie = ''] = cookies ?? [];
    expect(cookie).toMatch(
      new RegExp(`^__Host-visitor=[\\w.-]+; Path=/; Max-Age=${visitorSeconds}; HttpOnly; Secure; SameSite=Strict$`),
    );
    return cookie.slice(0, cookie.indexOf(';'));
  };
  const visitorIdOf = async (cookie: string): Promise<string | undefined> =>
    (await pass(member, { cookie })).caller?.id;
  const key = 'a-visitor-secret';
  const visitorToken = (claims: object, options: jwt.SignOptions = {}, secret = key) =>
    `__Host-visitor=${jwt.sign(claims, secret, options)}`;

  beforeEach(() => void (process.env['PUBLIC_MODE'] = 'true'));

  it('GIVEN somebody unknown THEN their browser is one visitor from the first call on, counted by their address', async () => {
    const first = await pass(member, { 'x-viewer-address': '198.51.100.1' });
    expect(first.caller).toEqual({
      id: expect.stringMatching(/^visitor-[\da-f-]{36}$/),
      kind: 'visitor',
      address: '198.51.100.1',
    });
    const cookie = visitorCookieOf(first.cookies);
    const again = await pass(member, { cookie });
    expect([again.caller?.id, again.cookies]).toEqual([first.caller?.id, []]);
    expect((await pass(member, {})).caller?.id).not.toBe(first.caller?.id);
  });

  it('GIVEN a visitor who comes back THEN their cookie is renewed after a day, and they stay who they are', async () => {
    const first = await pass(member, {});
    const cookie = visitorCookieOf(first.cookies);
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const at = async (hours: number) => {
      clock.mockReturnValue(start + hours * 60 * 60 * 1000);
      return pass(member, { cookie });
    };
    expect(await at(23)).toEqual({ caller: first.caller, cookies: [] });
    const renewed = await at(25);
    expect(renewed.caller).toEqual(first.caller);
    expect(await visitorIdOf(visitorCookieOf(renewed.cookies))).toBe(first.caller?.id);
    // A month away, the visitor is forgotten.
    expect((await at(24 * 31)).caller?.id).not.toBe(first.caller?.id);
  });

  it.each([
    ['signed by somebody else', () => visitorToken({ sub: 'visitor-1' }, {}, 'another-secret')],
    ['of another algorithm', () => visitorToken({ sub: 'visitor-1' }, { algorithm: 'HS512' })],
    ['that names no visitor', () => visitorToken({ sub: 'account-1' })],
    ['that names nobody', () => visitorToken({})],
    ['without its time', () => visitorToken({ sub: 'visitor-1' }, { noTimestamp: true })],
    ['that is no token', () => '__Host-visitor=nonsense'],
    ['that holds a text', () => `__Host-visitor=${jwt.sign('visitor-1', key)}`],
  ])('GIVEN a visitor’s cookie %s THEN it makes them nobody else', async (_, cookie) => {
    const { caller, cookies } = await pass(member, { cookie: cookie() });
    expect(caller?.id).toMatch(/^visitor-[\da-f-]{36}$/);
    visitorCookieOf(cookies);
  });

  it('GIVEN a good cookie of a visitor THEN they are that visitor', async () => {
    expect(await visitorIdOf(visitorToken({ sub: 'visitor-1' }))).toBe('visitor-1');
  });

  it.each([
    ['a bearer token that is not good', bearerOf('nonsense'), 'unauthenticated'],
    ['a session that may only need renewing', { cookie: '__Host-refresh=fresh' }, 'unauthenticated'],
  ])('GIVEN %s THEN its owner is not taken for a visitor', async (_, headers, refused) => {
    expect((await pass(member, headers)).refused).toBe(refused);
  });

  it('GIVEN an account that waits for review THEN its browser may go on as a visitor, its bearer token not', async () => {
    const account = await register(accountRecord());
    const token = pool.sign({ sub: account.id });
    expect((await pass(member, bearerOf(token))).refused).toBe('account_pending');
    const { caller } = await pass(member, { cookie: `__Host-identity=${token}; __Host-refresh=fresh` });
    expect(caller?.kind).toBe('visitor');
  });

  it('GIVEN a route for anyone THEN nobody is asked who they are, but where a visitor is to be remembered', async () => {
    expect(await pass({ access: 'anyone' }, {})).toEqual({ caller: undefined, cookies: [] });
    const remembering = { access: 'anyone', remembersVisitor: true } as const;
    expect((await pass(remembering, {})).caller?.kind).toBe('visitor');
    process.env['PUBLIC_MODE'] = 'false';
    expect(await pass(remembering, {})).toEqual({ caller: undefined, cookies: [] });
  });

  it.each(['false', 'TRUE', '1', ''])('GIVEN the setting %j THEN public mode is off', async (value) => {
    process.env['PUBLIC_MODE'] = value;
    expect((await pass(member, {})).refused).toBe('unauthenticated');
  });

  it.each(['session', 'admin'] as const)('GIVEN a visitor THEN a route for %s stays closed', async (access) => {
    const cookie = visitorCookieOf((await pass(member, {})).cookies);
    expect((await pass({ access }, { cookie })).refused).toBe('unauthenticated');
  });
});

describe('acceptance 17: a write that another site’s page makes', () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const refused = { refused: 'forbidden', message: 'This request came from another site.' };

  it('GIVEN a session’s cookie THEN it is refused; GIVEN a bearer token, which no page has by itself, THEN not', async () => {
    const account = await register(accountRecord({ approvalStatus: 'approved' }));
    const token = pool.sign({ sub: account.id });
    const member = { access: 'member' } as const;
    expect(await pass(member, { ...foreign, ...cookieOf(token) }, 'POST')).toEqual(refused);
    expect((await pass(member, { ...foreign, ...bearerOf(token) }, 'POST')).caller?.id).toBe(account.id);
  });

  it('GIVEN a route for anyone, such as signing in, THEN it is refused whatever token comes', async () => {
    const anyone = { access: 'anyone' } as const;
    expect(await pass(anyone, foreign, 'POST')).toEqual(refused);
    expect(await pass(anyone, { ...foreign, ...bearerOf('nonsense') }, 'POST')).toEqual(refused);
    expect((await pass(anyone, {}, 'POST')).refused).toBeUndefined();
  });
});

describe('the way by the edge', () => {
  const enter = async (headers: Headers): Promise<void> => {
    await product.verifyOrigin().before?.({ event: { headers } } as never);
  };

  it('GIVEN the edge’s own key THEN the request passes', async () => {
    await expect(enter({ 'X-Origin-Key': secrets.originKey })).resolves.toBeUndefined();
  });

  it.each([
    {},
    { 'x-origin-key': '' },
    { 'x-origin-key': 'an-origin-secreT' },
    { 'x-origin-key': 'an-origin-secret1' },
  ])('GIVEN %j THEN it is refused, and the way in is told', async (headers: Headers) => {
    await expect(enter(headers)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Please use the address of the application.',
    });
  });
});
