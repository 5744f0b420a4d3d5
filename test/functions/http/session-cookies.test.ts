import { describe, expect, it } from '@jest/globals';
import { readCookie, writeCookie } from '../../../functions/http/cookies.ts';
import type { Event } from '../../../functions/http/events.ts';
import { requireSameOrigin } from '../../../functions/http/same-origin.ts';
import { clearedSessionCookies, readSession, sessionCookies } from '../../../functions/http/session-cookies.ts';
import { sessionSeconds } from '../../../shared/accounts.ts';

const eventWith = (headers: Readonly<Record<string, string>>, httpMethod = 'POST') =>
  ({ headers, httpMethod }) as unknown as Event;

const safe = 'Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Strict';

describe('cookies', () => {
  it('acceptance 17: GIVEN one that is set THEN it has every attribute that keeps it', () => {
    expect(writeCookie('__Host-a', 'b.c-d', 60)).toBe(`__Host-a=b.c-d; ${safe}`);
  });

  it.each([
    ['a=1', 'a', '1'],
    ['x=0; a=1; b=2', 'a', '1'],
    ['x=0 ;  a = 1 ', 'a', '1'],
    ['a=1=2==', 'a', '1=2=='],
    ['a=', 'a', ''],
    ['aa=1; a=2', 'a', '2'],
    ['a=1; a=2', 'a', '1'],
  ])('GIVEN %j WHEN %s is read THEN it is %j', (cookie, name, value) => {
    expect(readCookie(eventWith({ Cookie: cookie }), name)).toBe(value);
  });

  it.each(['', 'a', '=1', ' =1', 'b=a=1', 'A=1'])('GIVEN %j WHEN a is read THEN there is none', (cookie) => {
    expect(readCookie(eventWith({ cookie }), 'a')).toBeUndefined();
  });

  it('GIVEN a pair without a name THEN it is nobody’s', () => {
    expect(readCookie(eventWith({ cookie: '=1' }), '')).toBeUndefined();
  });

  it('GIVEN no cookies THEN there is none', () => {
    expect(readCookie(eventWith({}), 'a')).toBeUndefined();
  });
});

describe('a session', () => {
  const cookie = '__Host-identity=id; __Host-refresh=fresh';

  it('GIVEN cookies THEN they bring it', () => {
    expect(readSession(eventWith({ cookie }))).toEqual({ token: 'id', isBearer: false, refreshToken: 'fresh' });
  });

  it.each(['Bearer abc', 'bearer   abc  ', 'BEARER abc'])(
    'GIVEN %j THEN it stands before the cookies',
    (authorization) => {
      expect(readSession(eventWith({ cookie, authorization }))).toEqual({
        token: 'abc',
        isBearer: true,
        refreshToken: 'fresh',
      });
    },
  );

  it.each(['', 'Basic abc', 'Bearer', 'Bearer a b', 'xBearer abc', 'Bearerabc'])(
    'GIVEN the header %j, which names nobody, THEN the cookies do not either',
    (authorization) => {
      expect(readSession(eventWith({ cookie, authorization }))).toMatchObject({ token: '', isBearer: true });
    },
  );

  it('GIVEN nothing THEN there is none', () => {
    expect(readSession(eventWith({}))).toEqual({ token: undefined, isBearer: false, refreshToken: undefined });
  });

  it('acceptance 17: GIVEN tokens THEN both are set for as long as they can be renewed, and cleared when it ends', () => {
    const attributes = safe.replace('60', String(sessionSeconds));
    expect(sessionCookies({ idToken: 'id', refreshToken: 'fresh' })).toEqual([
      `__Host-identity=id; ${attributes}`,
      `__Host-refresh=fresh; ${attributes}`,
    ]);
    expect(sessionCookies({ idToken: 'id' })).toEqual([`__Host-identity=id; ${attributes}`]);
    const gone = safe.replace('60', '0');
    expect(clearedSessionCookies()).toEqual([`__Host-identity=; ${gone}`, `__Host-refresh=; ${gone}`]);
  });
});

describe('a write', () => {
  const viewer = { 'x-viewer-host': 'app.example', 'x-viewer-scheme': 'https' };
  const check = (headers: Readonly<Record<string, string>>, method?: string) => () =>
    requireSameOrigin(eventWith({ ...viewer, ...headers }, method));

  it.each([
    ['no browser', {}],
    ['this site', { origin: 'https://app.example', 'sec-fetch-site': 'same-origin' }],
    ['this site, by its origin alone', { origin: 'https://app.example' }],
    ['the person themselves', { 'sec-fetch-site': 'none' }],
  ])('acceptance 17: GIVEN it comes from %s THEN it passes', (_, headers) => {
    expect(check(headers)).not.toThrow();
  });

  it('GIVEN the edge says nothing of the scheme THEN it is https; on one machine it is http', () => {
    const from = (origin: string, more: Readonly<Record<string, string>>) => () =>
      requireSameOrigin(eventWith({ 'x-viewer-host': 'app.example', origin, ...more }));
    expect(from('https://app.example', {})).not.toThrow();
    expect(from('http://app.example', {})).toThrow();
    expect(from('http://app.example', { 'x-viewer-scheme': 'http' })).not.toThrow();
    expect(from('https://app.example', { 'x-viewer-scheme': 'http' })).toThrow();
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another site that says little', { origin: 'https://evil.example' }],
    ['this host without encryption', { origin: 'http://app.example' }],
    ['another scheme', { origin: 'app://app.example' }],
    ['more than an origin', { origin: 'https://app.example/x' }],
    ['another port', { origin: 'https://app.example:8443' }],
    ['a page without origin', { origin: 'null' }],
    ['a foreign origin with a good word', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['our origin with a bad word', { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }],
  ])('acceptance 17: GIVEN it comes from %s THEN it is refused', (_, headers) => {
    expect(check(headers)).toThrow('This request came from another site.');
    expect(check(headers, 'DELETE')).toThrow(expect.objectContaining({ code: 'forbidden' }));
    expect(check(headers, 'GET')).not.toThrow();
    expect(check(headers, 'HEAD')).not.toThrow();
  });
});
