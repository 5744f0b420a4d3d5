/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import '../analysis/editor-stubs.ts';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { defaultPlanCatalogue } from '../../../../shared/default-plans.ts';
import type { Plan, Subscription } from '../../../../shared/subscriptions.ts';
import { toast as showToast } from '../../../../web/src/lib/toast.ts';
import { anHour, buildAccount, refusal, rememberSession, serveAccounts } from '../../support/accounts.ts';
import { disconnected, type Replier, serveApi, silence } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';
import { clauseText } from '../analysis/build-analysis.ts';
import { findEditor, paste } from '../analysis/editor-stubs.ts';

// Code that is heavy to bring in for the first time here; no test should wait for it.
beforeAll(() =>
  Promise.all([
    import('../../../../web/src/pages/subscription-page.tsx'),
    import('../../../../web/src/pages/new-analysis-page.tsx'),
    import('../../../../web/src/lib/amplify-session.ts'),
  ]),
);
afterEach(async () => {
  await endApp();
  showToast({ title: 'Next test' });
});

const buildSubscription = (fields: Partial<Subscription> = {}): Subscription => ({
  status: 'active',
  planId: 'essential',
  currentPeriodEnd: '2026-12-01T00:00:00.000Z',
  used: 12,
  limit: 50,
  resetsAt: '2026-12-01T00:00:00.000Z',
  ...fields,
});

const assigned: Plan = {
  id: 'assigned',
  name: 'assigned',
  displayName: 'Assigned',
  description: 'By agreement.',
  price: 12.5,
  analysesPerMonth: 1,
  uploadsPerMonth: 10,
  scannedPagesPerMonth: 10,
  features: [],
  selfService: false,
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const expiresAt = Date.now() + anHour;
const token = `${encode({ alg: 'RS256' })}.${encode({ sub: 'account-ada', exp: Math.floor(expiresAt / 1000) })}.c2ln`;

const open = (
  repliers: Readonly<Record<string, Replier>> = {},
  { subscription = buildSubscription(), address = '/subscription' } = {},
) => {
  const server = serveAccounts(
    { user: buildAccount() },
    {
      'GET /api/auth/session': () => ({ body: { token, expiresAt } }),
      'GET /api/subscription/plans': () => ({ body: [...defaultPlanCatalogue.plans, assigned] }),
      'GET /api/subscription/status': () => ({ body: { subscription } }),
      'POST /api/subscription/create': ({ init }) => {
        const { planId } = JSON.parse(init.body as string) as { planId: string };
        return { body: { subscription: buildSubscription({ planId, limit: 500 }) } };
      },
      ...repliers,
    },
  );
  rememberSession(expiresAt);
  return { ...server, ...renderApp(address) };
};

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const button = async (plan: string): Promise<HTMLButtonElement> =>
  (await card(plan)).getByRole<HTMLButtonElement>('button');

describe('Choose Your Plan', () => {
  it('GIVEN a public visitor THEN it asks to sign in, and reads nothing', async () => {
    const sent = serveApi();
    renderApp('/subscription');
    expect(await screen.findByText('Authentication Required')).toBeTruthy();
    expect(screen.getByText('Please sign in to view subscription plans')).toBeTruthy();
    expect(sent.some(({ url }) => url.startsWith('/api/subscription'))).toBe(false);
  });

  it('GIVEN plans on their way THEN it says Loading plans...', async () => {
    open({ 'GET /api/subscription/plans': silence });
    expect(await screen.findByText('Loading plans...')).toBeTruthy();
  });

  it('GIVEN a subscription THEN its card says the plan, the status, the end of the period and what is used', async () => {
    open();
    const current = within(await screen.findByRole('region', { name: 'Current Subscription' }));
    expect(current.getByText('active')).toBeTruthy();
    expect(current.getByText(/Current period ends/).textContent).toBe(
      'Essential. Current period ends December 1, 2026',
    );
    expect(current.getByRole('meter').getAttribute('aria-valuetext')).toBe('12 of 50 used');
    expect(current.getByText(/38 analyses left/).textContent).toBe(
      '38 analyses left. The count begins again on December 1, 2026 (UTC).',
    );
  });

  it('GIVEN a plan without a limit THEN no meter pretends one', async () => {
    open({}, { subscription: buildSubscription({ planId: 'enterprise', limit: -1, used: 1 }) });
    expect(await screen.findByText(/this month, without a limit/)).toBeTruthy();
    expect(screen.queryByRole('meter')).toBeNull();
  });

  it('GIVEN plans THEN each card says price, allowance and features; the current one and an assigned one cannot be chosen', async () => {
    open();
    expect((await card('Essential')).getAllByText('Current Plan')).toHaveLength(2);
    expect((await button('Essential')).disabled).toBe(true);
    const team = await card('Team');
    expect(team.getByText('$49')).toBeTruthy();
    expect(team.getByText('500 analyses per month')).toBeTruthy();
    expect(team.getByText('2,000 documents and 2,000 scanned pages per month')).toBeTruthy();
    expect(team.getAllByRole('listitem')).toHaveLength(4);
    expect((await card('Enterprise')).getByText('Unlimited analyses')).toBeTruthy();
    expect((await card('Assigned')).getByText('$12.50')).toBeTruthy();
    expect([(await button('Assigned')).disabled, (await button('Assigned')).textContent]).toEqual([
      true,
      'Assigned by an admin',
    ]);
    const footer = (await screen.findByText(/^Need a custom plan\? Contact us at/)).closest('footer') as HTMLElement;
    expect(within(footer).getByRole('link', { name: 'help@example.com' }).getAttribute('href')).toBe(
      'mailto:help@example.com',
    );
  });

  it('GIVEN plans that share features THEN those are said once for all, and each card says what is its own', async () => {
    const [essential, team] = defaultPlanCatalogue.plans;
    const plans = [essential!, { ...team!, features: [...team!.features, 'A named contact'] }];
    open({ 'GET /api/subscription/plans': () => ({ body: plans }) });
    const all = within(await screen.findByRole('list', { name: 'Every plan includes' }));
    expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(essential!.features);
    for (const feature of essential!.features) expect(screen.getAllByText(feature)).toHaveLength(1);
    const itemsOf = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(itemsOf('Essential')).toEqual(['200 documents and 200 scanned pages per month']);
    expect(itemsOf('Team')).toEqual(['2,000 documents and 2,000 scanned pages per month', 'A named contact']);
  });

  it('WHEN a plan is chosen THEN the bearer token goes with it, the status is fresh and a toast says so', async () => {
    const { user, sent } = open();
    await user.click(await button('Team'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change to Team?' }));
    expect(dialog.getByText(/Team costs \$49 per month and allows 500 analyses per month/).textContent).toContain(
      'begins again on December 1, 2026 (UTC).',
    );
    await user.click(dialog.getByRole('button', { name: 'Change plan' }));
    expect(await screen.findByText('Subscription Updated')).toBeTruthy();
    expect(screen.getByText('Your subscription has been successfully updated.')).toBeTruthy();
    expect((await button('Team')).textContent).toBe('Current Plan');
    expect((await button('Essential')).textContent).toBe('Switch');
    const created = sent.find(({ url }) => url === '/api/subscription/create');
    expect(created?.init.body).toBe('{"planId":"team"}');
    expect(new Headers(created?.init.headers).get('authorization')).toBe(`Bearer ${token}`);
  });

  it('WHILE a plan is processed THEN no button can be pressed', async () => {
    const { user } = open({ 'POST /api/subscription/create': silence });
    await user.click(await button('Team'));
    await user.click(await screen.findByRole('button', { name: 'Change plan' }));
    expect([(await button('Team')).disabled, (await button('Team')).textContent]).toEqual([true, 'Processing...']);
    expect((await button('Enterprise')).disabled).toBe(true);
  });

  it.each<[string, Replier, string]>([
    ['the server says why', () => refusal(403, 'forbidden', 'This plan is full.'), 'This plan is full.'],
    ['the server says nothing', () => ({ status: 500 }), 'Failed to create subscription'],
    ['there is no connection', disconnected, 'Please check your connection and try again'],
  ])('GIVEN %s WHEN choosing fails THEN a toast tells and the plan stays', async (_, reply, message) => {
    const { user } = open({ 'POST /api/subscription/create': reply });
    await user.click(await button('Team'));
    await user.click(await screen.findByRole('button', { name: 'Change plan' }));
    expect(await screen.findByText('Subscription Error')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect((await button('Essential')).textContent).toBe('Current Plan');
  });

  it('GIVEN a plan smaller than what is used WHEN it is chosen THEN the question says what that means', async () => {
    const { user, sent } = open({}, { subscription: buildSubscription({ planId: 'team', limit: 500, used: 60 }) });
    await user.click(await button('Essential'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change to Essential?' }));
    expect(dialog.getByText(/You have used 60 this month: until that day you could not analyze again\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent.some(({ url }) => url === '/api/subscription/create')).toBe(false);
    await user.click(await button('Essential'));
    await user.click(await screen.findByRole('button', { name: 'Change plan' }));
    await waitFor(() => expect(sent.some(({ url }) => url === '/api/subscription/create')).toBe(true));
  });

  it('GIVEN the plans cannot be read THEN it says so and tries again when asked', async () => {
    let isBroken = true;
    const { user } = open({
      'GET /api/subscription/plans': () =>
        isBroken ? refusal(503, 'unavailable', 'Busy.') : { body: defaultPlanCatalogue.plans },
    });
    expect(await screen.findByText('The plans could not be read')).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Team' })).toBeTruthy();
  });
});

describe('the limit where analyses are made', () => {
  it('GIVEN a fifth or less is left THEN a quiet line says how much; GIVEN more THEN none does', async () => {
    open({}, { subscription: buildSubscription({ used: 40 }), address: '/' });
    expect(await screen.findByText(/10 of 50 analyses left this month/, {}, { timeout: 4_000 })).toBeTruthy();
    await endApp();
    open({}, { subscription: buildSubscription({ used: 39 }), address: '/' });
    await findEditor();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_800)));
    expect(screen.queryByText(/left this month/)).toBeNull();
  });

  it('GIVEN the limit is reached WHEN a clause is analyzed THEN a dialog says until when and leads to the plans; the text stays', async () => {
    const message = 'Your Essential plan allows 50 analyses a month, and all of them are used.';
    const { user } = open({ 'POST /api/analyze': () => refusal(402, 'limit_reached', message) }, { address: '/' });
    const editor = await findEditor();
    act(() => paste(editor, clauseText));
    await user.click(screen.getByRole('button', { name: /^Analyz/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'No analyses left this month' }));
    expect(dialog.getByText(new RegExp(message.slice(0, 40)))).toBeTruthy();
    expect(screen.queryByText('Analysis Failed')).toBeNull();
    expect(editor.textContent).toContain(clauseText.slice(0, 30));
    await user.click(dialog.getByRole('link', { name: 'See plans' }));
    expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeTruthy();
  });
});
