/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { defaultPlanCatalogue } from '../../../../shared/default-plans.ts';
import type { UsageReport } from '../../../../shared/subscriptions.ts';
import { anHour, refusal, rememberSession } from '../../support/accounts.ts';
import type { Replier } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';
import { buildUser, serveUsers } from './users.ts';

// Code that is heavy to bring in for the first time here; no test should wait for it.
beforeAll(() =>
  Promise.all([
    import('../../../../web/src/pages/admin-page.tsx'),
    import('../../../../web/src/lib/amplify-session.ts'),
  ]),
);
beforeEach(() => rememberSession());
afterEach(endApp);

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const expiresAt = Date.now() + anHour;
const token = `${encode({ alg: 'RS256' })}.${encode({ sub: 'account-ada', exp: Math.floor(expiresAt / 1000) })}.c2ln`;

const ben = buildUser({
  id: 'user-ben',
  name: 'Ben Carter',
  email: 'ben@example.com',
  approvalStatus: 'approved',
  approvedBy: 'Ada Field',
  planId: 'team',
  analysesUsed: 12,
});

const day = (date: string, analyses: number) => ({
  date,
  analyses,
  inputTokens: analyses * 1_000,
  outputTokens: analyses * 500,
  estimatedCost: analyses * 0.25,
});
const report: UsageReport = {
  month: '2026-11',
  analyses: 5,
  inputTokens: 5_000,
  outputTokens: 2_500,
  estimatedCost: 1.25,
  days: [day('2026-11-01', 0), day('2026-11-02', 4), day('2026-11-03', 1)],
};

const open = (address: string, repliers: Readonly<Record<string, Replier>> = {}) => ({
  ...serveUsers([ben], {
    'GET /api/auth/session': () => ({ body: { token, expiresAt } }),
    'GET /api/subscription/plans': () => ({ body: defaultPlanCatalogue.plans }),
    'GET /api/admin/usage': () => ({ body: report }),
    ...repliers,
  }),
  ...renderApp(address),
});

const planButton = () => screen.findByRole('button', { name: 'Change the plan of Ben Carter: Team, 12 used' });

describe('plans of users', () => {
  it('GIVEN an approved user THEN the row says the plan and what is used, and the plan can be changed', async () => {
    const { user, sent } = open('/admin', {
      'PUT /api/admin/users/user-ben/plan': ({ init }) => ({
        body: { ...ben, ...(JSON.parse(init.body as string) as object) },
      }),
    });
    await user.click(await planButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Plan' }));
    expect(dialog.getByText('ben@example.com')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Change Plan' }).disabled).toBe(true);
    await user.selectOptions(dialog.getByLabelText('Plan'), 'Enterprise');
    await user.click(dialog.getByRole('button', { name: 'Change Plan' }));
    expect(await screen.findByText('Plan changed successfully')).toBeTruthy();
    const put = sent.find(({ method }) => method === 'PUT');
    expect([put?.url, put?.init.body]).toEqual(['/api/admin/users/user-ben/plan', '{"planId":"enterprise"}']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('GIVEN a refusal THEN the dialog stays and a toast says why', async () => {
    const { user } = open('/admin', {
      'PUT /api/admin/users/user-ben/plan': () => refusal(409, 'conflict', 'The plan was changed at the same time.'),
    });
    await user.click(await planButton());
    await user.selectOptions(await screen.findByLabelText('Plan'), 'Essential');
    await user.click(screen.getByRole('button', { name: 'Change Plan' }));
    expect(await screen.findByText('The plan was changed at the same time.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Change Plan' })).toBeTruthy();
  });
});

describe('the month’s usage', () => {
  it('GIVEN figures THEN they are told in numbers, as a chart, and as a table for whoever cannot see it', async () => {
    open('/admin?view=usage');
    expect(await screen.findByText('Analyses per day')).toBeTruthy();
    const figures = screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
      .slice(-4);
    expect(figures).toEqual(['5', '5,000', '2,500', '$1.25']);
    const rows = within(screen.getByRole('table', { name: /per day/ })).getAllByRole('row');
    expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['2026-11-02', '4', '6000', '$1.00'],
      ['2026-11-03', '1', '1500', '$0.25'],
    ]);
  });

  it('GIVEN the figures cannot be read THEN it says so', async () => {
    open('/admin?view=usage', { 'GET /api/admin/usage': () => refusal(503, 'unavailable', 'Busy.') });
    expect(await screen.findByText('The figures could not be read')).toBeTruthy();
    expect(screen.getByText('Busy.')).toBeTruthy();
  });
});
