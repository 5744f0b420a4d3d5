/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { apiRequest, NetworkError } from '../../../web/src/lib/api.ts';
import { bearerHeader } from '../../../web/src/lib/bearer.ts';
import { claimDrafts, clearDrafts } from '../../../web/src/lib/drafts.ts';
import {
  identityToken,
  keepSessionFresh,
  noteSession,
  watchSession,
  type SessionChange,
} from '../../../web/src/lib/session.ts';
import { anHour, refusal, rememberSession } from '../support/accounts.ts';
import { disconnected, serveApi, unauthenticated, type Replier } from '../support/fake-api.ts';

const changes: SessionChange[] = [];
let endWatching = (): void => undefined;

beforeEach(() => {
  noteSession('signed-out');
  changes.length = 0;
  endWatching = watchSession((change) => void changes.push(change));
});
afterEach(() => {
  endWatching();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** A token as Cognito signs them, as far as anything in the page reads it. */
const tokenOf = (subject: string): string =>
  ['{"alg":"RS256"}', JSON.stringify({ sub: subject, exp: 4_000_000_000 }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** An API whose tokens end, and are renewed as long as the session itself lasts. */
interface SessionOptions {
  readonly canRenew?: boolean;
  readonly repliers?: Readonly<Record<string, Replier>>;
}

const serveSession = ({ canRenew = true, repliers = {} }: SessionOptions = {}) => {
  const state = { isFresh: false, canRenew };
  const whenFresh =
    (reply: Replier): Replier =>
    (request) =>
      state.isFresh ? reply(request) : unauthenticated(request);
  const sent = serveApi({
    'GET /api/auth/session': (request) => {
      if (!state.canRenew) return unauthenticated(request);
      state.isFresh = true;
      return { body: { token: tokenOf('ada'), expiresAt: Date.now() + anHour } };
    },
    'GET /api/analyses': whenFresh(() => ({ body: [] })),
    'POST /api/analyze': whenFresh(() => ({ body: { analysisId: 'a' } })),
    ...repliers,
  });
  const sentTo = (path: string) => sent.filter(({ url }) => url === path);
  return { state, sentTo };
};

describe('renewal', () => {
  it('GIVEN the token has ended WHEN several calls meet that at once THEN it is renewed once and each is repeated', async () => {
    rememberSession();
    const { sentTo } = serveSession();
    const answers = await Promise.all([
      apiRequest('GET', '/api/analyses'),
      apiRequest('GET', '/api/analyses'),
      apiRequest('POST', '/api/analyze', { clauseText: 'The term is one year.' }),
    ]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(sentTo('/api/auth/session')).toHaveLength(1);
    expect(sentTo('/api/analyze').map(({ init }) => init.body)).toEqual([
      '{"clauseText":"The term is one year."}',
      '{"clauseText":"The term is one year."}',
    ]);
    expect(changes).toEqual([]);
  });

  it('GIVEN the session is over THEN the call fails, the page is told, and nobody asks again', async () => {
    rememberSession();
    const { sentTo } = serveSession({ canRenew: false });
    await expect(apiRequest('GET', '/api/analyses')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(changes).toEqual(['ended']);
    await expect(apiRequest('GET', '/api/analyses')).rejects.toMatchObject({ status: 401 });
    expect(sentTo('/api/auth/session')).toHaveLength(1);
  });

  it('GIVEN nobody ever signed in here THEN no renewal is asked for', async () => {
    const { sentTo } = serveSession();
    await expect(apiRequest('GET', '/api/analyses')).rejects.toMatchObject({ status: 401 });
    expect(sentTo('/api/auth/session')).toHaveLength(0);
  });

  it('GIVEN the session can’t be asked for THEN it is the connection’s fault, and the session goes on', async () => {
    rememberSession();
    serveSession({ repliers: { 'GET /api/auth/session': disconnected } });
    await expect(apiRequest('GET', '/api/analyses')).rejects.toBeInstanceOf(NetworkError);
    expect(changes).toEqual([]);
  });

  it('GIVEN wrong credentials, which are a 401 too, THEN nothing is renewed', async () => {
    rememberSession();
    const login = () => refusal(401, 'invalid_credentials', 'Wrong.');
    const { sentTo } = serveSession({ repliers: { 'POST /api/auth/login': login } });
    await expect(apiRequest('POST', '/api/auth/login', {})).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(sentTo('/api/auth/session')).toHaveLength(0);
    expect(sentTo('/api/auth/login')).toHaveLength(1);
  });

  it.each(['account_pending', 'account_rejected', 'account_inactive'])(
    'GIVEN a call is refused with %s THEN the page is told',
    async (code) => {
      serveApi({ 'GET /api/analyses': () => refusal(403, code, 'No.') });
      await expect(apiRequest('GET', '/api/analyses')).rejects.toMatchObject({ status: 403 });
      expect(changes).toEqual(['refused']);
    },
  );

  it('GIVEN any other refusal THEN the page is not told', async () => {
    serveApi({ 'GET /api/admin/users': () => refusal(403, 'forbidden', 'No.') });
    await expect(apiRequest('GET', '/api/admin/users')).rejects.toMatchObject({ status: 403 });
    expect(changes).toEqual([]);
  });
});

describe('a session that is kept fresh', () => {
  it('GIVEN the page is used THEN it is renewed before the token ends, and again before the next', async () => {
    jest.useFakeTimers();
    rememberSession();
    const { sentTo } = serveSession();
    const stop = keepSessionFresh();
    await jest.advanceTimersByTimeAsync(anHour - 3 * 60_000);
    expect(sentTo('/api/auth/session')).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(sentTo('/api/auth/session')).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(anHour);
    expect(sentTo('/api/auth/session')).toHaveLength(2);
    stop();
    await jest.advanceTimersByTimeAsync(3 * anHour);
    expect(sentTo('/api/auth/session')).toHaveLength(2);
  });

  it('GIVEN the page was put aside THEN it is renewed when looked at again, and not before', async () => {
    jest.useFakeTimers();
    rememberSession();
    const { sentTo } = serveSession();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const stop = keepSessionFresh();
    await jest.advanceTimersByTimeAsync(2 * anHour);
    expect(sentTo('/api/auth/session')).toHaveLength(0);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(10);
    expect(sentTo('/api/auth/session')).toHaveLength(1);
    stop();
    visibility.mockRestore();
  });

  it('GIVEN the renewal is refused THEN the page is told', async () => {
    jest.useFakeTimers();
    rememberSession();
    serveSession({ canRenew: false });
    const stop = keepSessionFresh();
    await jest.advanceTimersByTimeAsync(anHour);
    expect(changes).toEqual(['ended']);
    stop();
  });
});

describe('the identity token', () => {
  it('GIVEN a session THEN Amplify serves its token as bearer, asked for once', async () => {
    rememberSession();
    const { sentTo } = serveSession();
    expect(await bearerHeader()).toEqual({ authorization: `Bearer ${tokenOf('ada')}` });
    expect(await bearerHeader()).toEqual({ authorization: `Bearer ${tokenOf('ada')}` });
    expect(sentTo('/api/auth/session')).toHaveLength(1);
    expect(JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)])).not.toContain(tokenOf('ada'));
  });

  it('GIVEN nobody is signed in THEN there is no header', async () => {
    serveSession({ canRenew: false });
    expect(await bearerHeader()).toEqual({});
  });

  it('GIVEN somebody signs out THEN the token is forgotten', async () => {
    rememberSession();
    const { state } = serveSession();
    expect((await identityToken())?.token).toBe(tokenOf('ada'));
    noteSession('signed-out');
    state.canRenew = false;
    expect(await identityToken()).toBeUndefined();
  });
});

describe('other tabs', () => {
  it('GIVEN somebody signs out there THEN this page is told; unknown words are not passed on', async () => {
    const otherTab = new BroadcastChannel('clausewise.session');
    otherTab.postMessage('nonsense');
    otherTab.postMessage('signed-out');
    await waitFor(() => expect(changes).toEqual(['signed-out']));
    otherTab.close();
  });
});

describe('unfinished work', () => {
  it('GIVEN the same owner THEN it stays, GIVEN another THEN it is forgotten, and nothing else with it', () => {
    claimDrafts('ada');
    sessionStorage.setItem('clausewise.draft', '1');
    sessionStorage.setItem('clausewise.draft.abc', '2');
    sessionStorage.setItem('clausewise.scroll', '3');
    claimDrafts('ada');
    expect(sessionStorage.getItem('clausewise.draft')).toBe('1');
    claimDrafts('ben');
    expect(Object.keys(sessionStorage).sort()).toEqual(['clausewise.owner', 'clausewise.scroll']);
    sessionStorage.setItem('clausewise.draft', '4');
    clearDrafts();
    expect(sessionStorage.getItem('clausewise.draft')).toBeNull();
  });
});
