import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newAccount, privateProduct, type AccountClient } from '../support/accounts.ts';
import { viewports } from '../support/browser.ts';
import { enterAs } from '../support/enter.ts';
import { eventually } from '../support/eventually.ts';
import { come, page, useOnePerson } from '../support/one-person.ts';

let admin: AccountClient;

useOnePerson();
beforeAll(async () => {
  admin = await newAccount({ role: 'admin', name: 'Grace Holloway' });
});

const openAs = async (account: AccountClient, path: string, viewport: 'desktop' | 'phone' = 'desktop') => {
  await come(privateProduct().url, { viewport });
  await enterAs(page, account, path);
};

const row = (name: string) => page.getByRole('row').filter({ hasText: name });

describe('Admin Dashboard', () => {
  it('GIVEN a user’s address THEN the page says Access Denied, and no entry leads there', async () => {
    await openAs(await newAccount(), '/admin');
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await page
      .getByText("You don't have admin access to view this page. Please contact your system administrator.")
      .waitFor();
    expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
  });

  it('GIVEN a search, a status and an order THEN they stand in the address, and reload and back keep them', async () => {
    const family = `Quill${randomUUID().slice(0, 8)}`;
    await newAccount({ name: `Anna ${family}`, state: 'pending' });
    await newAccount({ name: `Bela ${family}`, state: 'pending' });
    await newAccount({ name: `Cora ${family}`, state: 'inactive' });
    await openAs(admin, '/admin');
    await page.getByRole('searchbox', { name: 'Search users' }).fill(family.toLowerCase());
    await page.getByText('3 users', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Name/ }).click();
    await page.waitForURL(/sort=name/);
    await page.getByLabel('Status').selectOption('pending');
    await page.getByText('2 users', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('2 users', { exact: true }).waitFor();
    await eventually(async () =>
      expect(await page.getByRole('searchbox', { name: 'Search users' }).inputValue()).toBe(family.toLowerCase()),
    );
    const names = page.locator('tbody tr td:first-child');
    await eventually(async () => expect(await names.allInnerTexts()).toEqual([`Anna ${family}`, `Bela ${family}`]));
    await page.goBack();
    await page.getByText('3 users', { exact: true }).waitFor();
  });

  it('GIVEN a decision taken with the keyboard alone THEN it is done, and stands in the list of decisions', async () => {
    const name = `Dana ${randomUUID().slice(0, 8)}`;
    await newAccount({ name, state: 'pending' });
    await openAs(admin, `/admin#q=${encodeURIComponent(name)}`);
    await row(name).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Approve User' });
    await dialog.getByText('This will grant them access to use the application.').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('User approved successfully').first().waitFor();
    await row(name).getByText('Approved').waitFor();
    await row(name).getByText('Grace Holloway').waitFor();
    await page.getByRole('tab', { name: 'Decisions' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: name });
    await entry.getByText('by Grace Holloway').waitFor();
    await eventually(async () => expect(await entry.innerText()).toContain('approved'));
  });

  it('GIVEN somebody else was quicker THEN the page says so and shows how it stands', async () => {
    const name = `Edda ${randomUUID().slice(0, 8)}`;
    const { id } = await newAccount({ name, state: 'pending' });
    await openAs(admin, `/admin#q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Approve ${name}` }).click();
    expect((await admin.send('POST', `/api/admin/users/${id}/reject`)).status).toBe(200);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Error', { exact: true }).first().waitFor();
    await row(name).getByText('Rejected').waitFor();
  });

  it('GIVEN a long address THEN its row keeps to one line, and the whole of it can be read', async () => {
    const name = `Gwen ${randomUUID().slice(0, 8)}`;
    const email = `${'gwendolyn.'.repeat(5)}${randomUUID().slice(0, 8)}@a-subsidiary-with-a-long-name.example.com`;
    await newAccount({ name, email, state: 'approved' });
    await openAs(admin, `/admin#q=${encodeURIComponent(name)}`);
    const address = row(name).getByTitle(email);
    expect(await address.textContent()).toBe(email);
    expect((await address.boundingBox())?.height).toBeLessThan(30);
    await row(name)
      .getByRole('button', { name: `Deactivate ${name}` })
      .click({ trial: true });
    const columns = page.getByRole('columnheader');
    await eventually(async () => expect((await columns.allInnerTexts()).slice(-2)).toEqual(['Plan', 'Actions']));
    expect(await row(name).getByRole('cell').nth(6).innerText()).toMatch(/^Essential\s+0 used$/);
    // Nothing of the table is cut off at the side.
    const { right } = await page.getByRole('table').evaluate((table) => {
      const around = (table.parentElement ?? table).getBoundingClientRect();
      return { right: table.getBoundingClientRect().right - around.right };
    });
    expect(right).toBeLessThanOrEqual(0);
  });

  it.each([800, 1200])(
    'GIVEN a window of %i px, in which the table becomes cards THEN a long address stands there whole',
    async (width) => {
      const name = `Hedy ${randomUUID().slice(0, 8)}`;
      const email = `${'hedwig.'.repeat(8)}${randomUUID().slice(0, 8)}@a-subsidiary-with-a-rather-long-name.example.com`;
      await newAccount({ name, email, state: 'approved' });
      await openAs(admin, `/admin#q=${encodeURIComponent(name)}`);
      try {
        await page.setViewportSize({ width, height: 800 });
        const card = page.getByRole('listitem').filter({ hasText: name });
        const cut = await card
          .getByTitle(email)
          .evaluate((node) => [node.scrollWidth - node.clientWidth, getComputedStyle(node).whiteSpace]);
        expect(cut).toEqual([0, 'normal']);
        const plan = card.getByRole('button', { name: `Change the plan of ${name}` });
        expect((await plan.boundingBox())?.height).toBeLessThan(40);
      } finally {
        await page.setViewportSize(viewports.desktop);
      }
    },
  );

  it('GIVEN a phone THEN users are cards that can be decided about', async () => {
    const name = `Finn ${randomUUID().slice(0, 8)}`;
    await newAccount({ name, state: 'approved' });
    await openAs(admin, `/admin#q=${encodeURIComponent(name)}`, 'phone');
    await page.getByRole('button', { name: `Deactivate ${name}` }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('User deactivated successfully').first().waitFor();
    await page.getByRole('button', { name: `Reactivate ${name}` }).waitFor();
  });
});
