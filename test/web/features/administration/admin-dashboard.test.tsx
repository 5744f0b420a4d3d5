/** @jest-environment jest-fixed-jsdom */
import { setWindowWidth } from '../../support/browser-stubs.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal, rememberSession } from '../../support/accounts.ts';
import { disconnected, type Replier } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';
import { buildUser, serveUsers } from './users.ts';

// The screen's code is heavy to bring in for the first time here; no test should wait for it.
beforeAll(() => import('../../../../web/src/pages/admin-page.tsx'));
beforeEach(() => rememberSession());
afterEach(async () => {
  setWindowWidth(1280);
  await endApp();
});

const pending = buildUser();
const approved = buildUser({
  id: 'user-ben',
  name: 'Ben Carter',
  email: 'ben@example.com',
  approvalStatus: 'approved',
  approvedBy: 'Ada Field',
});
const inactive = { ...approved, id: 'user-ida', name: 'Ida Novak', email: 'ida@example.com', isActive: false };
const rejected = buildUser({
  id: 'user-rex',
  name: 'Rex Lund',
  email: 'rex@example.com',
  approvalStatus: 'rejected',
});
const everyState = [pending, approved, inactive, rejected];

const table = () => screen.findByRole('table', { name: 'User Management' });
const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await within(await table()).findByText(name)).closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return row;
};
const cellsOf = (row: HTMLElement): (string | null)[] => [...row.children].map((cell) => cell.textContent);
const requests = (sent: readonly { readonly method: string; readonly url: string }[]) =>
  sent.filter(({ url }) => url.startsWith('/api/admin/')).map(({ method, url }) => `${method} ${url}`);

describe('Admin Dashboard', () => {
  it('GIVEN accounts in every state THEN the five figures and the table say so', async () => {
    serveUsers(everyState);
    renderApp('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy();
    expect(screen.getByText('Manage user access and approvals')).toBeTruthy();
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent.replace(/[↑↓]/, ''))).toEqual([
      'Name',
      'Email',
      'Role',
      'Status',
      'Registered',
      'Approved By',
      'Plan',
      'Actions',
    ]);
    const date = 'Mar 3, 2026';
    expect(cellsOf(await rowOf('Uma Ostler'))).toEqual([
      'Uma Ostler',
      'uma@example.com',
      'User',
      'Pending',
      date,
      '-',
      '-',
      'ApproveReject',
    ]);
    expect(cellsOf(await rowOf('Ben Carter')).slice(3)).toEqual([
      'Approved',
      date,
      'Ada Field',
      'free 0 used',
      'Deactivate',
    ]);
    expect(cellsOf(await rowOf('Ida Novak')).slice(3)).toEqual([
      'Inactive',
      date,
      'Ada Field',
      'free 0 used',
      'Reactivate',
    ]);
    expect(cellsOf(await rowOf('Rex Lund')).slice(3)).toEqual(['Rejected', date, '-', '-', '']);
    const figures = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    await waitFor(() =>
      expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
        ['Total Users', '4'],
        ['Pending', '1'],
        ['Approved', '2'],
        ['Active', '1'],
        ['Rejected', '1'],
      ]),
    );
    expect(figures).toHaveLength(5);
  });

  it.each([
    {
      of: pending,
      action: 'Approve',
      text: 'This will grant them access to use the application.',
      done: 'User approved successfully',
      state: 'Approved',
    },
    {
      of: pending,
      action: 'Reject',
      text: 'This will deny them access to the application.',
      done: 'User rejected successfully',
      state: 'Rejected',
    },
    {
      of: approved,
      action: 'Deactivate',
      text: 'This will temporarily suspend their access while keeping their account.',
      done: 'User deactivated successfully',
      state: 'Inactive',
    },
    {
      of: inactive,
      action: 'Reactivate',
      text: 'This will restore their access to the application.',
      done: 'User reactivated successfully',
      state: 'Approved',
    },
  ])(
    'GIVEN the user $of.name WHEN $action is confirmed THEN it is done, said, and the lists follow',
    async ({ of, action, text, done, state }) => {
      const { sent } = serveUsers(everyState);
      const { user } = renderApp('/admin');
      await user.click(within(await rowOf(of.name)).getByRole('button', { name: `${action} ${of.name}` }));
      const dialog = within(screen.getByRole('alertdialog', { name: `Confirm ${action} User` }));
      expect(dialog.getByText(of.email)).toBeTruthy();
      expect(dialog.getByText(text)).toBeTruthy();
      expect(document.activeElement?.textContent).toBe('Cancel');
      await user.click(dialog.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText(done)).toBeTruthy();
      await waitFor(async () => expect(cellsOf(await rowOf(of.name))[3]).toBe(state));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      const after = requests(sent);
      const at = after.indexOf(`POST /api/admin/users/${of.id}/${action.toLowerCase()}`);
      expect(at).toBeGreaterThan(0);
      expect(after.slice(at + 1).map((line) => line.split('?')[0])).toEqual(
        expect.arrayContaining(['GET /api/admin/users', 'GET /api/admin/statistics']),
      );
    },
  );

  it('GIVEN the dialog WHEN it is cancelled THEN nothing is sent and the focus is back where it was', async () => {
    const { sent } = serveUsers(everyState);
    const { user } = renderApp('/admin');
    const button = within(await rowOf('Uma Ostler')).getByRole('button', { name: 'Reject Uma Ostler' });
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  describe('several at once', () => {
    const second = buildUser({ id: 'user-zoe', name: 'Zoe Hart', email: 'zoe@example.com' });
    const bar = async () => within(await screen.findByRole('group', { name: 'Selected users' }));
    const posts = (sent: Parameters<typeof requests>[0]) => requests(sent).filter((line) => line.startsWith('POST'));

    it('GIVEN two wait WHEN both are selected and approved THEN the dialog names both, each is decided on, and it is said', async () => {
      const { sent } = serveUsers([...everyState, second]);
      const { user } = renderApp('/admin');
      const actions = await bar();
      expect(actions.queryByRole('button', { name: 'Approve selected' })).toBeNull();
      await user.click(actions.getByRole('button', { name: 'Select all 2 pending' }));
      expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true]);
      await user.click(actions.getByRole('button', { name: 'Approve selected' }));
      const dialog = within(screen.getByRole('alertdialog', { name: 'Confirm Approve 2 Users' }));
      expect([dialog.getByText(pending.email), dialog.getByText(second.email)]).toHaveLength(2);
      await user.click(dialog.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText('2 users approved successfully')).toBeTruthy();
      expect(posts(sent).sort()).toEqual([
        `POST /api/admin/users/${pending.id}/approve`,
        `POST /api/admin/users/${second.id}/approve`,
      ]);
      await waitFor(() => expect(screen.queryAllByRole('checkbox')).toEqual([]));
    });

    it('GIVEN the second is refused THEN it is said how many were decided on, and why not all', async () => {
      serveUsers([pending, second], {
        [`POST /api/admin/users/${second.id}/reject`]: () => refusal(409, 'conflict', 'Somebody was quicker.'),
      });
      const { user } = renderApp('/admin');
      await user.click(await screen.findByRole('checkbox', { name: 'Select Uma Ostler' }));
      await user.click(screen.getByRole('checkbox', { name: 'Select Zoe Hart' }));
      await user.click((await bar()).getByRole('button', { name: 'Reject selected' }));
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText('1 of 2 Users rejected')).toBeTruthy();
      expect(screen.getByText('Somebody was quicker.')).toBeTruthy();
      await waitFor(async () => expect(cellsOf(await rowOf('Uma Ostler'))[3]).toBe('Rejected'));
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });

    it('GIVEN one alone waits THEN there is nothing to select them by beside their own buttons', async () => {
      serveUsers(everyState);
      renderApp('/admin');
      await rowOf('Uma Ostler');
      expect(screen.queryByRole('group', { name: 'Selected users' })).toBeNull();
      expect(screen.queryAllByRole('checkbox')).toEqual([]);
    });
  });

  it('GIVEN the decision is under way THEN the button says Processing...', async () => {
    let answer = (): void => undefined;
    serveUsers(everyState, {
      [`POST /api/admin/users/${pending.id}/approve`]: () =>
        new Promise((resolve) => (answer = () => resolve({ body: pending }))),
    });
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Approve Uma Ostler' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' }).disabled).toBe(true);
    await act(async () => {
      answer();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each<[string, Replier, string, string, boolean]>([
    ['its own words', () => refusal(409, 'conflict', 'Somebody was quicker.'), 'Error', 'Somebody was quicker.', false],
    ['no words', () => ({ status: 500, body: '' }), 'Error', 'Failed to approve user', true],
    ['no answer', disconnected, 'Network error', 'Please check your connection and try again', true],
  ])('GIVEN the server refuses with %s THEN a toast says so', async (_, reply, title, words, staysOpen) => {
    serveUsers(everyState, { [`POST /api/admin/users/${pending.id}/approve`]: reply });
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Approve Uma Ostler' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('alertdialog') !== null).toBe(staysOpen);
  });

  it('GIVEN the users call is refused THEN Access Denied, and nobody is shown', async () => {
    serveUsers(everyState, { 'GET /api/admin/users': () => refusal(403, 'forbidden', 'Not for you.') });
    renderApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(
      screen.getByText("You don't have admin access to view this page. Please contact your system administrator."),
    ).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Total Users')).toBeNull();
  });

  it('GIVEN the users call fails otherwise THEN Access Denied says why, and offers another try', async () => {
    let isDown = true;
    const { user } = (() => {
      const server = serveUsers(everyState);
      const working = globalThis.fetch;
      globalThis.fetch = (input, init) =>
        isDown && (input as string).startsWith('/api/admin/users')
          ? Promise.reject(new TypeError('Down'))
          : working(input, init);
      return { ...server, ...renderApp('/admin') };
    })();
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('Uma Ostler')).toBeTruthy();
  });

  it('GIVEN the admin’s own account THEN nothing can be decided about it', async () => {
    serveUsers([{ ...approved, id: 'account-ada', name: 'Ada Field', role: 'admin', approvedBy: null }]);
    renderApp('/admin');
    expect(cellsOf(await rowOf('Ada Field')).at(-1)).toBe('You');
  });
});

describe('finding users', () => {
  const many = Array.from({ length: 120 }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return buildUser({ id: `user-${number}`, name: `Person ${number}`, email: `p${number}@example.com` });
  });

  it('GIVEN many users THEN pages follow in the address, and reload and back keep the place', async () => {
    serveUsers(many);
    const { user, unmount } = renderApp('/admin');
    await rowOf('Person 001');
    expect(screen.getByText('50 users on this page')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await rowOf('Person 051');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await rowOf('Person 101');
    expect(location.search + location.hash).toBe('?page=3#after=100');
    expect(screen.getByText('Page 3')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await rowOf('Person 051');
    expect(location.search + location.hash).toBe('?page=2#after=50');
    act(() => window.history.back());
    await rowOf('Person 101');
    unmount();

    renderApp('/admin?page=2#after=50');
    await rowOf('Person 051');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await rowOf('Person 001');
    expect(location.search + location.hash).toBe('');
  });

  it('GIVEN words typed THEN the list is asked for once typing pauses, from its first page, and a link shows the same', async () => {
    const { sent } = serveUsers(many);
    const { user } = renderApp('/admin?page=2&sort=name&direction=ascending#after=50');
    await rowOf('Person 051');
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'person 117');
    await rowOf('Person 117');
    expect(location.hash).toBe('#q=person+117');
    const asked = sent
      .map(({ init }) => init.body)
      .filter((body) => typeof body === 'string' && body.includes('"search"'));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThan('person 117'.length);
    expect(await screen.findByText('1 user')).toBeTruthy();
  });

  it('threat 13: GIVEN an address sought, and pages in the order of addresses THEN neither what is asked nor the page’s own query string tells any', async () => {
    const { sent } = serveUsers(many);
    const { user } = renderApp('/admin?sort=email&direction=ascending');
    await rowOf('Person 001');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await rowOf('Person 051');
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'p117@example.com');
    await rowOf('Person 117');
    expect(location.search).toBe('?sort=email&direction=ascending');
    expect(sent.filter(({ url }) => url.startsWith('/api/admin/users?'))).toEqual([]);
    expect(sent.filter(({ url }) => url === '/api/admin/users/search').length).toBeGreaterThan(2);
    expect(sent.map(({ url }) => url).join()).not.toMatch(/p117|cursor/);
  });

  it('GIVEN a status chosen THEN only those show; nobody found can be undone', async () => {
    serveUsers(everyState);
    const { user } = renderApp('/admin');
    await rowOf('Uma Ostler');
    await user.selectOptions(screen.getByLabelText('Status'), 'inactive');
    await waitFor(() => expect(screen.queryByText('Uma Ostler')).toBeNull());
    expect(cellsOf(await rowOf('Ida Novak'))[3]).toBe('Inactive');
    expect(location.search).toBe('?state=inactive');
    await user.type(screen.getByRole('searchbox'), 'nobody at all');
    await user.click(await screen.findByRole('button', { name: 'Show all users' }));
    await rowOf('Uma Ostler');
    expect(location.search + location.hash).toBe('');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('GIVEN a column head THEN it sorts, and once more the other way round', async () => {
    serveUsers(everyState);
    const { user } = renderApp('/admin');
    await rowOf('Uma Ostler');
    const names = async () =>
      within(await table())
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.firstChild?.textContent);
    const header = () => screen.getByRole('columnheader', { name: /^Name/ });
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    await waitFor(async () => expect(await names()).toEqual(['Ben Carter', 'Ida Novak', 'Rex Lund', 'Uma Ostler']));
    expect(header().getAttribute('aria-sort')).toBe('ascending');
    expect(location.search).toBe('?sort=name&direction=ascending');
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    await waitFor(async () => expect((await names())[0]).toBe('Uma Ostler'));
    expect(header().getAttribute('aria-sort')).toBe('descending');
  });

  it('GIVEN the next rows have not come THEN those before stay', async () => {
    serveUsers(everyState);
    const working = globalThis.fetch;
    const { user } = renderApp('/admin');
    await rowOf('Uma Ostler');
    globalThis.fetch = () => new Promise(() => undefined);
    await user.selectOptions(screen.getByLabelText('Status'), 'inactive');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    expect(await rowOf('Uma Ostler')).toBeTruthy();
    globalThis.fetch = working;
  });

  it('GIVEN the keyboard THEN the table is one stop, arrows go through its rows, and Tab to what can be done', async () => {
    serveUsers(everyState);
    const { user } = renderApp('/admin');
    const first = await rowOf('Uma Ostler');
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await rowOf('Ben Carter'));
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change the plan of Ben Carter: free, 0 used');
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Deactivate Ben Carter');
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(await rowOf('Rex Lund'));
    await user.keyboard('{ArrowDown}{Home}');
    expect(document.activeElement).toBe(first);
    expect(
      within(await table())
        .getAllByRole('row')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
  });

  it('GIVEN a phone THEN each user is a card with the same words and actions', async () => {
    setWindowWidth(360);
    serveUsers(everyState);
    renderApp('/admin');
    const list = within(await screen.findByRole('list', { name: 'User Management' }));
    const card = within(list.getByText('Uma Ostler').closest('li') ?? document.body);
    for (const words of ['uma@example.com', 'Pending', 'Registered', 'Mar 3, 2026'])
      expect(card.getByText(words)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Approve Uma Ostler' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('decisions', () => {
  const entry = (index: number) => ({
    id: `d-${index}`,
    timestamp: new Date(Date.now() - index * 60_000).toISOString(),
    actor: { id: 'account-ada', name: 'Ada Field' },
    subject: { id: `u-${index}`, name: `Person ${index}`, email: `p${index}@example.com` },
    what: 'approved',
  });

  it('GIVEN decisions THEN they say who decided what about whom and when, and more come when asked for', async () => {
    const { sent } = serveUsers([], {
      'GET /api/admin/decisions': ({ url }) =>
        url.includes('cursor=later')
          ? { body: [entry(3)] }
          : { body: [entry(1), entry(2)], headers: { link: '</api/admin/decisions?cursor=later>; rel="next"' } },
    });
    const { user } = renderApp('/admin?view=decisions');
    const list = within(await screen.findByRole('list', { name: 'Decisions' }));
    const first = list.getAllByRole('listitem')[0];
    expect(first?.textContent).toContain('Person 1 approved');
    expect(first?.textContent).toContain('p1@example.com');
    expect(first?.textContent).toContain('by Ada Field');
    expect(first?.querySelector('time')?.title).not.toBe('');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(requests(sent)).toContain('GET /api/admin/decisions?cursor=later');
  });

  it('GIVEN a decision WHEN the list is opened after it THEN it is there', async () => {
    let decisions: unknown[] = [];
    serveUsers([pending], { 'GET /api/admin/decisions': () => ({ body: decisions }) });
    const { user } = renderApp('/admin?view=decisions');
    expect(await screen.findByText('No decisions yet')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Users' }));
    await user.click(await screen.findByRole('button', { name: 'Approve Uma Ostler' }));
    decisions = [entry(1)];
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('User approved successfully');
    await user.click(screen.getByRole('tab', { name: 'Decisions' }));
    expect(location.search).toBe('?view=decisions');
    expect(await screen.findByText('p1@example.com')).toBeTruthy();
  });
});
