/** @jest-environment jest-fixed-jsdom */
import '../support/browser-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { CurrentUser } from '../../../shared/accounts.ts';
import { buildAccount, refusal, rememberSession, serveAccounts } from '../support/accounts.ts';
import { disconnected, serveApi, silence } from '../support/fake-api.ts';
import { endApp, renderApp } from '../support/render-app.tsx';

afterEach(endApp);

const lookAgain = () => act(() => void window.dispatchEvent(new Event('focus')));

/** An API that answers who is signed in at once, but for the questions that a test answers itself. */
const serveDelayed = (user: CurrentUser) => {
  let hold: ((answer: (user: CurrentUser) => void) => void) | undefined;
  serveAccounts(
    { user },
    {
      'GET /api/auth/user': () => {
        const held = hold;
        hold = undefined;
        return held ? new Promise((resolve) => held((body) => resolve({ body }))) : { body: user };
      },
    },
  );
  /** Does what asks, and gives what answers it. */
  const asked = (ask: () => unknown) =>
    new Promise<(user: CurrentUser) => void>((resolve) => {
      hold = resolve;
      ask();
    });
  return { asked };
};

describe('gate', () => {
  it.each(['GET /api/auth/public-mode', 'GET /api/auth/user'])(
    'GIVEN %s has not answered THEN it says Loading...',
    async (call) => {
      serveApi({ [call]: silence });
      renderApp('/playbooks');
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(screen.getByText('Loading...')).toBeTruthy();
      expect(screen.queryByRole('navigation')).toBeNull();
    },
  );

  it('GIVEN nobody is signed in THEN both questions are asked at once, and no other before the card shows', async () => {
    const { sent } = serveAccounts();
    renderApp('/recent-analyses');
    expect(sent.map(({ url }) => url).sort()).toEqual(['/api/auth/public-mode', '/api/auth/user']);
    expect(await screen.findByRole('heading', { name: 'Sign In to Clausewise' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(sent.filter(({ url }) => url.startsWith('/api/'))).toHaveLength(2);
  });

  it('GIVEN public mode THEN the shell shows with its badge, a public visitor and no Sign Out', async () => {
    serveApi();
    renderApp('/playbooks');
    expect(await screen.findByText('Public Mode')).toBeTruthy();
    expect(screen.getByText('Public visitor')).toBeTruthy();
    expect(screen.queryByText('Sign Out')).toBeNull();
    expect((await screen.findByRole('link', { name: 'help@example.com' })).getAttribute('href')).toBe(
      'mailto:help@example.com',
    );
  });

  it('GIVEN public mode WHEN an admin signs in THEN the shell is theirs, and stays public', async () => {
    const { state } = serveAccounts(
      { publicMode: true },
      {
        'POST /api/auth/login': () => {
          state.user = buildAccount({ role: 'admin' });
          return { body: { success: true } };
        },
      },
    );
    const { user } = renderApp('/sign-in');
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'Right-password-1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Ada Field')).toBeTruthy();
    expect(screen.getByText('Public Mode')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  });

  it('GIVEN public mode WHEN a visitor thinks better of signing in THEN they go on without', async () => {
    serveAccounts({ publicMode: true });
    const { user } = renderApp('/sign-in');
    await user.click(await screen.findByRole('button', { name: 'Continue without signing in' }));
    expect(await screen.findByText('Public visitor')).toBeTruthy();
    expect(location.pathname).toBe('/');
  });

  it('GIVEN somebody signed in THEN the shell shows who they are, without the badge', async () => {
    serveAccounts({ user: buildAccount() });
    renderApp('/playbooks');
    expect(await screen.findByText('Ada Field')).toBeTruthy();
    expect(screen.getByText('ada@example.com')).toBeTruthy();
    expect(screen.queryByText('Public Mode')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  });

  it('GIVEN the check fails once WHEN it is asked again THEN its second answer counts', async () => {
    let asked = 0;
    serveApi({
      'GET /api/auth/public-mode': () => {
        asked += 1;
        return asked === 1 ? { status: 503, body: 'Later' } : { body: { publicMode: true } };
      },
    });
    renderApp('/playbooks');
    expect(await screen.findByText('Public Mode')).toBeTruthy();
    expect(asked).toBe(2);
  });

  it('GIVEN the check fails twice THEN public mode counts as off', async () => {
    const sent = serveApi({ 'GET /api/auth/public-mode': disconnected });
    renderApp('/playbooks');
    expect(await screen.findByRole('heading', { name: 'Sign In to Clausewise' })).toBeTruthy();
    expect(sent.filter(({ url }) => url === '/api/auth/public-mode')).toHaveLength(2);
  });

  it('GIVEN the user can’t be fetched THEN nobody is signed in', async () => {
    serveAccounts({}, { 'GET /api/auth/user': () => ({ status: 500, body: 'Oh' }) });
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Sign In to Clausewise' })).toBeTruthy();
  });

  it('GIVEN somebody signed in WHEN the sign-in screen’s address is opened THEN the application shows instead', async () => {
    serveAccounts({ user: buildAccount() });
    renderApp('/sign-in');
    expect(await screen.findByText('Ada Field')).toBeTruthy();
    expect(location.pathname).toBe('/');
  });
});

describe('status screens', () => {
  it('GIVEN a pending account THEN the specified words, the steps, the address and the day of registration show', async () => {
    serveAccounts({ user: buildAccount({ approvalStatus: 'pending' }) });
    renderApp('/playbooks');
    expect(await screen.findByRole('heading', { name: 'Thank you for signing up!' })).toBeTruthy();
    expect(
      screen.getByText("Your account is pending our team's review and you'll get a decision within 48 hrs."),
    ).toBeTruthy();
    expect(screen.getByText('ada@example.com')).toBeTruthy();
    expect(screen.getByText('March 3, 2026')).toBeTruthy();
    expect(screen.getByText('In review').closest('[aria-current=step]')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Contact Support' })).toBeNull();
  });

  it('GIVEN a rejected account THEN Contact Support opens a mail with its subject', async () => {
    serveAccounts({ user: buildAccount({ approvalStatus: 'rejected' }) });
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Account Access Denied' })).toBeTruthy();
    expect(
      screen.getByText('Your account has been denied access. Please contact support for more information.'),
    ).toBeTruthy();
    const mail = await screen.findByRole('link', { name: 'Contact Support' });
    expect(mail.getAttribute('href')).toBe('mailto:help@example.com?subject=Account%20Review%20Request');
  });

  it('GIVEN a deactivated account THEN it says so', async () => {
    serveAccounts({ user: buildAccount({ isActive: false }) });
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Account Temporarily Inactive' })).toBeTruthy();
    expect(
      screen.getByText(
        'Your account has been temporarily deactivated. Please contact support to reactivate your access.',
      ),
    ).toBeTruthy();
  });

  it('GIVEN a pending account WHEN it is approved and the tab is looked at again THEN the application opens', async () => {
    const { state } = serveAccounts({ user: buildAccount({ approvalStatus: 'pending' }) });
    renderApp('/playbooks');
    await screen.findByRole('heading', { name: 'Thank you for signing up!' });
    state.user = buildAccount();
    lookAgain();
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(location.pathname).toBe('/playbooks');
  });

  it('GIVEN two questions WHEN the older one is answered last THEN the newer answer counts', async () => {
    const { asked } = serveDelayed(buildAccount({ isActive: false }));
    renderApp('/playbooks');
    await screen.findByRole('heading', { name: 'Account Temporarily Inactive' });
    const older = await asked(lookAgain);
    const newer = await asked(lookAgain);
    newer(buildAccount());
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy();
    older(buildAccount({ isActive: false }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  });

  it('GIVEN a question WHEN somebody signs out before its answer THEN they stay signed out', async () => {
    const { asked } = serveDelayed(buildAccount({ approvalStatus: 'pending' }));
    const { user } = renderApp('/');
    await screen.findByRole('heading', { name: 'Thank you for signing up!' });
    const answer = await asked(lookAgain);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('heading', { name: 'Sign In to Clausewise' });
    answer(buildAccount());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole('heading', { name: 'Sign In to Clausewise' })).toBeTruthy();
    expect(screen.queryByText(/session has ended/)).toBeNull();
  });

  it('GIVEN a pending account WHEN the tab is looked at again without a connection THEN the screen stays', async () => {
    const { sent } = serveAccounts({ user: buildAccount({ approvalStatus: 'pending' }) });
    renderApp('/');
    await screen.findByRole('heading', { name: 'Thank you for signing up!' });
    const asked = sent.length;
    const fetchBefore = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    lookAgain();
    await new Promise((resolve) => setTimeout(resolve, 20));
    globalThis.fetch = fetchBefore;
    expect(sent).toHaveLength(asked);
    expect(screen.getByRole('heading', { name: 'Thank you for signing up!' })).toBeTruthy();
  });

  it('GIVEN the application WHEN the tab is looked at again THEN nothing is fetched for it', async () => {
    rememberSession();
    const { sent } = serveAccounts({ user: buildAccount() });
    renderApp('/playbooks');
    await screen.findByText('Ada Field');
    await waitFor(() => expect(sent.some(({ url }) => url === '/runtime-config.json')).toBe(true));
    const asked = sent.filter(({ url }) => url.startsWith('/api/auth/')).length;
    lookAgain();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent.filter(({ url }) => url.startsWith('/api/auth/'))).toHaveLength(asked);
  });

  it.each([
    ['account_inactive', { isActive: false }, 'Account Temporarily Inactive'],
    ['account_rejected', { approvalStatus: 'rejected' }, 'Account Access Denied'],
    ['account_pending', { approvalStatus: 'pending' }, 'Thank you for signing up!'],
  ] as const)('GIVEN a call is refused with %s THEN that screen shows at once', async (code, fields, title) => {
    const { state } = serveAccounts(
      { user: buildAccount() },
      {
        'GET /api/analyses': () => {
          state.user = buildAccount(fields);
          return refusal(403, code, 'No.');
        },
      },
    );
    const { user } = renderApp('/no-such-screen');
    await user.click(await screen.findByRole('link', { name: 'Recent Analyses' }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
