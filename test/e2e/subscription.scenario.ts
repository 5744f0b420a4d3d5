import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { defaultPlanCatalogue } from '../../shared/default-plans.ts';
import { newAccount, privateProduct, spendAnalyses } from '../support/accounts.ts';
import { launchBrowser, newPerson, type Person } from '../support/browser.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { productUrl } from '../support/client.ts';
import { enterAs } from '../support/enter.ts';
import { eventually } from '../support/eventually.ts';

let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => Promise.all(people.splice(0).map((person) => person.leave())));

const someone = async (url = privateProduct().url): Promise<Page> => {
  const person = await newPerson(browser, url);
  people.push(person);
  return person.page;
};

const plan = (page: Page, name: string) => page.getByRole('article', { name });
const smallest = defaultPlanCatalogue.plans[0];
const limit = smallest?.analysesPerMonth ?? 0;

describe('plans in the browser', () => {
  it('GIVEN the month is used up WHEN a clause is analyzed THEN a dialog leads to the plans; a larger plan lets it go on', async () => {
    const client = await newAccount();
    const page = await someone();
    await spendAnalyses(client.id, limit - 1);
    await enterAs(page, client, '/');
    await page.getByText(`1 of ${limit} analyses left this month.`).waitFor();
    await page.getByRole('textbox', { name: 'Contract clause' }).click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), limitationOfLiability);
    await page.keyboard.press('ControlOrMeta+v');
    await spendAnalyses(client.id, 1);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'No analyses left this month' });
    await dialog.getByText(`allows ${limit} analyses a month`).waitFor();
    await dialog.getByRole('link', { name: 'See plans' }).click();

    await page.getByText(`${limit} of ${limit}`, { exact: true }).waitFor();
    const current = plan(page, smallest?.displayName ?? '').getByRole('button');
    await eventually(async () =>
      expect([await current.isDisabled(), await current.textContent()]).toEqual([true, 'Current Plan']),
    );
    await plan(page, 'Team').getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await page.getByText('Subscription Updated').first().waitFor();
    await plan(page, 'Team').getByRole('button', { name: 'Current Plan' }).waitFor();
    await page.getByText(`${limit} of 500`, { exact: true }).waitFor();

    // Back where it was refused, the clause is still there, and now it goes through.
    await page.goBack();
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.waitForURL(/\/\?analysis=/);
  });

  it('GIVEN a smaller plan than what is used WHEN it is chosen THEN it asks first; the change holds at once', async () => {
    const client = await newAccount();
    await client.send('POST', '/api/subscription/create', { json: { planId: 'team' } });
    await spendAnalyses(client.id, limit);
    const page = await someone();
    await enterAs(page, client, '/subscription');
    await plan(page, smallest?.displayName ?? '')
      .getByRole('button', { name: 'Switch' })
      .click();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await page.getByText('All are used.').waitFor();
    await plan(page, 'Enterprise').getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await page.getByText('without a limit').waitFor();
  });

  it.each(['desktop', 'phone'] as const)(
    'GIVEN plans that are long in coming on a %s THEN their places are kept, and nothing moves when they are there',
    async (viewport) => {
      const person = await newPerson(browser, privateProduct().url, { viewport });
      people.push(person);
      const { page } = person;
      let letCome: () => void = () => undefined;
      const coming = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await page.route('**/api/subscription/**', async (route) => {
        await coming;
        await route.continue();
      });
      await enterAs(page, await newAccount(), '/subscription');
      await page.getByText('Loading plans...').waitFor();
      const topsOf = (elements: Locator) =>
        elements.evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top)));
      const [usage, first] = await topsOf(page.locator('main [class*=skeleton]'));
      letCome();
      await Promise.all([plan(page, 'Team').waitFor(), page.getByRole('meter').waitFor()]);
      expect(await topsOf(page.getByRole('region', { name: 'Current Subscription' }))).toEqual([usage]);
      const [card] = await topsOf(page.getByRole('article'));
      expect(Math.abs((card ?? 0) - (first ?? 0))).toBeLessThanOrEqual(2);
    },
  );

  it('GIVEN the server refuses or is away THEN the specified toasts say so', async () => {
    const page = await someone();
    await enterAs(page, await newAccount(), '/subscription');
    const subscribe = plan(page, 'Team').getByRole('button', { name: 'Subscribe' });
    await page.route('**/api/subscription/create', (route) => route.fulfill({ status: 500, body: '' }));
    const confirm = page.getByRole('button', { name: 'Change plan' });
    await subscribe.click();
    await confirm.click();
    await page.getByText('Failed to create subscription').first().waitFor();
    await page.unroute('**/api/subscription/create');
    await page.route('**/api/subscription/create', (route) => route.abort());
    await subscribe.click();
    await confirm.click();
    await page.getByText('Please check your connection and try again').first().waitFor();
    await page.getByText('Subscription Error').first().waitFor();
    await eventually(async () =>
      expect(
        await plan(page, smallest?.displayName ?? '')
          .getByRole('button')
          .textContent(),
      ).toBe('Current Plan'),
    );
  });

  it('GIVEN a public visitor THEN plans ask to sign in', async () => {
    const page = await someone(productUrl());
    await page.goto('/subscription');
    await page.getByText('Authentication Required').waitFor();
    await page.getByText('Please sign in to view subscription plans').waitFor();
  });

  it('GIVEN an admin WHEN the admin changes somebody’s plan THEN that person’s page shows it', async () => {
    const [client, admin] = await Promise.all([
      newAccount({ name: 'Nadia Petrov' }),
      newAccount({ role: 'admin', name: 'Grace Holloway' }),
    ]);
    const [office, page] = [await someone(), await someone()];
    await enterAs(office, admin, `/admin#q=${encodeURIComponent(client.email)}`);
    await office.getByRole('button', { name: /^Change the plan of Nadia Petrov/ }).click();
    const dialog = office.getByRole('dialog', { name: 'Change Plan' });
    await dialog.getByLabel('Plan').selectOption('enterprise');
    await dialog.getByRole('button', { name: 'Change Plan' }).click();
    await office.getByText('Plan changed successfully').first().waitFor();
    await office.getByRole('button', { name: 'Change the plan of Nadia Petrov: Enterprise, 0 used' }).waitFor();
    await enterAs(page, client, '/subscription');
    await plan(page, 'Enterprise').getByRole('button', { name: 'Current Plan' }).waitFor();
    await office.goto('/admin?view=usage');
    await office.getByText('Analyses per day').waitFor();
  });
});
