/** @jest-environment jest-fixed-jsdom */
import '../support/browser-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { preloadAddress } from '../../../web/src/app/preload.ts';
import { buildAccount, refusal, rememberSession, serveAccounts } from '../support/accounts.ts';
import { buildSummary, pagesOf } from '../support/analyses.ts';
import { serveApi, silence } from '../support/fake-api.ts';
import { endApp, renderApp } from '../support/render-app.tsx';

afterEach(endApp);

const open = (pathname: string, search = '', hash = '') => {
  const address = pathname + search + hash;
  window.history.replaceState(null, '', address);
  preloadAddress({ pathname, search, hash });
  return renderApp(address);
};

describe('first calls', () => {
  it('GIVEN the list came ahead THEN it is shown without being asked for again', async () => {
    const sent = serveApi({ 'GET /api/analyses': pagesOf([buildSummary()]) });
    open('/recent-analyses');
    expect(await screen.findByText('Showing 1 of 1 analyses')).toBeTruthy();
    expect(sent.filter(({ url }) => url === '/api/analyses')).toHaveLength(1);
  });

  it('GIVEN the gate has not answered THEN the list is asked for already, three calls of the API in all', () => {
    const sent = serveApi({ 'GET /api/auth/public-mode': silence, 'GET /api/auth/user': silence });
    open('/recent-analyses');
    expect(sent.map(({ url }) => url).sort()).toEqual([
      '/api/analyses',
      '/api/auth/public-mode',
      '/api/auth/user',
      '/runtime-config.json',
    ]);
  });

  it('GIVEN a saved analysis in the address THEN it is asked for at once', () => {
    const sent = serveApi({ 'GET /api/auth/public-mode': silence, 'GET /api/auth/user': silence });
    open('/', '?analysis=abc');
    expect(sent.map(({ url }) => url)).toContain('/api/analyses/abc');
  });

  it.each([
    ['/subscription', '', ['/api/auth/session', '/api/subscription/plans']],
    ['/admin', '?sort=state', ['/api/admin/statistics', '/api/admin/users?direction=descending&order=state']],
    ['/admin', '?sort=name#q=ada%40firm.example', ['/api/admin/statistics', '/api/admin/users/search']],
  ])('GIVEN a session WHEN %s%s is opened THEN what it shows is asked for at once', async (pathname, rest, urls) => {
    rememberSession();
    const sent = serveApi({ 'GET /api/auth/public-mode': silence, 'GET /api/auth/user': silence });
    const [search = '', hash = ''] = rest.split('#');
    open(pathname, search, hash && `#${hash}`);
    await waitFor(() => expect(sent.map(({ url }) => url)).toEqual(expect.arrayContaining(urls)));
    expect(screen.getByText('Loading...')).toBeTruthy();
  });

  it.each(['/subscription', '/admin'])(
    'GIVEN no session WHEN %s is opened THEN nothing of it is asked for',
    (pathname) => {
      const sent = serveApi({ 'GET /api/auth/public-mode': silence, 'GET /api/auth/user': silence });
      open(pathname);
      expect(sent.map(({ url }) => url).sort()).toEqual([
        '/api/auth/public-mode',
        '/api/auth/user',
        '/runtime-config.json',
      ]);
    },
  );

  it('GIVEN a pending account WHEN it is approved later THEN the list is asked for anew, and no refusal remembered', async () => {
    const { state } = serveAccounts(
      { user: buildAccount({ approvalStatus: 'pending' }) },
      {
        'GET /api/analyses': (request) =>
          state.user?.approvalStatus === 'approved'
            ? pagesOf([buildSummary()])(request)
            : refusal(403, 'account_pending', 'Your account is pending.'),
      },
    );
    open('/recent-analyses');
    await screen.findByRole('heading', { name: 'Thank you for signing up!' });
    state.user = buildAccount();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Showing 1 of 1 analyses')).toBeTruthy();
  });
});
