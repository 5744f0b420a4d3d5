import type { Page } from 'playwright-core';
import type { UserState } from '../../shared/administration.ts';
import { type AccountClient, addressOf, goodPassword, newAccount } from './accounts.ts';
import { enterAs } from './enter.ts';
import type { Screen } from './screens.ts';

const people: readonly (readonly [string, UserState])[] = [
  ['Marta Lindqvist', 'pending'],
  ['Jonas Albrecht', 'pending'],
  ['Priya Raman', 'approved'],
  ['Thomas Okafor', 'inactive'],
  ['Elena Sorokina', 'rejected'],
  ['Daniel Whitcombe', 'approved'],
];

const adminName = 'Grace Holloway';

/** Those who are on the pictures, made once in each product. */
const casts = new Map<string, Promise<Readonly<Record<UserState | 'admin', AccountClient>>>>();

const makeCast = async () => {
  const made = new Map<UserState, AccountClient>();
  // One after the other, so that they stand in this order.
  for (const [name, state] of people) made.set(state, await newAccount({ name, state, email: addressOf(name) }));
  const of = (state: UserState): AccountClient => {
    const account = made.get(state);
    if (!account) throw new Error(`nobody is ${state}`);
    return account;
  };
  const admin = await newAccount({ role: 'admin', name: adminName, email: addressOf(adminName) });
  return {
    admin,
    pending: of('pending'),
    approved: of('approved'),
    inactive: of('inactive'),
    rejected: of('rejected'),
  };
};

const castOf = () => {
  const url = process.env['PRIVATE_PRODUCT_URL'] ?? '';
  const cast = casts.get(url) ?? makeCast();
  casts.set(url, cast);
  return cast;
};

const status = (state: UserState, title: string) => async (page: Page) => {
  await enterAs(page, (await castOf())[state], '/');
  await page.getByRole('heading', { name: title }).waitFor();
};

const card = (path: string, title: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('heading', { name: title }).waitFor();
};

/** Others may have registered since, so that those on the picture are not all on the first page: a search finds one. */
const administer = async (page: Page, search = ''): Promise<void> => {
  await enterAs(page, (await castOf()).admin, `/admin${search && `#q=${search}`}`);
  await page.getByText('User Management').waitFor();
  await page
    .getByRole('button', { name: /^(?:Approve|Change the plan of) / })
    .first()
    .waitFor();
  await page.getByText('Total Users').waitFor();
};

/** The screens of accounts and of administration; all but the cards need the product without public mode. */
export const accountScreens: readonly Screen[] = (
  [
    { name: 'sign-in', open: card('/', 'Sign In to Clausewise') },
    {
      name: 'sign-in-refused',
      open: async (page) => {
        await card('/sign-in', 'Sign In to Clausewise')(page);
        await page.getByLabel('Email').fill(addressOf('Ada Byron'));
        await page.getByLabel('Password', { exact: true }).fill(goodPassword);
        await page.getByRole('button', { name: 'Sign In' }).click();
        await page.getByText('Login failed', { exact: true }).first().waitFor();
        await page.getByRole('button', { name: 'Close notification' }).click();
      },
    },
    { name: 'sign-up', open: card('/sign-up', 'Sign Up for Clausewise') },
    { name: 'confirm-email', open: card('/confirm-email', 'Confirm Your Email') },
    { name: 'forgot-password', open: card('/forgot-password', 'Forgot Your Password?') },
    {
      name: 'reset-password',
      open: async (page) => {
        await card('/forgot-password', 'Forgot Your Password?')(page);
        await page.getByLabel('Email').fill(addressOf('Ada Byron'));
        await page.getByRole('button', { name: 'Send Code' }).click();
        await page.getByRole('heading', { name: 'Set a New Password' }).waitFor();
      },
    },
    { name: 'status-pending', open: status('pending', 'Thank you for signing up!') },
    { name: 'status-rejected', open: status('rejected', 'Account Access Denied') },
    { name: 'status-inactive', open: status('inactive', 'Account Temporarily Inactive') },
    { name: 'admin-users', open: administer },
    {
      name: 'admin-confirm',
      open: async (page) => {
        await administer(page, 'Lindqvist');
        await page
          .getByRole('button', { name: /^Approve / })
          .first()
          .click();
        await page.getByRole('alertdialog', { name: 'Confirm Approve User' }).waitFor();
      },
    },
    {
      name: 'admin-usage',
      open: async (page) => {
        await enterAs(page, (await castOf()).admin, '/admin?view=usage');
        await page.getByText('Analyses per day').waitFor();
      },
    },
    {
      name: 'admin-plan',
      open: async (page) => {
        await administer(page);
        await page
          .getByRole('button', { name: /^Change the plan of / })
          .first()
          .click();
        await page.getByRole('dialog', { name: 'Change Plan' }).waitFor();
      },
    },
    {
      name: 'plans',
      open: async (page) => {
        await enterAs(page, (await castOf()).approved, '/subscription');
        await page.getByRole('article', { name: 'Team' }).waitFor();
        await page.getByRole('meter').waitFor();
      },
    },
    {
      name: 'limit-reached',
      open: async (page) => {
        await enterAs(page, (await castOf()).approved, '/');
        // What the server says when the month is used up, without using one up for each picture.
        const refusal = {
          error:
            'Your Essential plan allows 50 analyses a month, and all of them are used. The count begins again on December 1, 2026 (UTC).',
          code: 'limit_reached',
          requestId: 'request-1',
        };
        await page.route('**/api/analyze', (route) => route.fulfill({ status: 402, json: refusal }));
        await page.getByRole('textbox', { name: 'Contract clause' }).click();
        await page.keyboard.type('Payment is due in 30 days.');
        await page.getByRole('button', { name: 'Analyze', exact: true }).click();
        await page.getByRole('alertdialog', { name: 'No analyses left this month' }).waitFor();
      },
    },
    {
      name: 'admin-decisions',
      open: async (page) => {
        const { admin, approved } = await castOf();
        await admin.send('POST', `/api/admin/users/${approved.id}/deactivate`);
        await admin.send('POST', `/api/admin/users/${approved.id}/reactivate`);
        await enterAs(page, admin, '/admin?view=decisions');
        await page.getByText('reactivated').first().waitFor();
      },
    },
  ] satisfies readonly Omit<Screen, 'product'>[]
).map((screen) => ({ ...screen, product: 'private' }));
