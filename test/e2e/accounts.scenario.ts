import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { goodPassword, mailedCode, mailsTo, newAccount, newEmail, privateProduct } from '../support/accounts.ts';
import { launchBrowser, newPerson, type Person } from '../support/browser.ts';
import { limitationOfLiability, mutualTermination } from '../support/clauses.ts';
import { productUrl } from '../support/client.ts';
import { enterAs } from '../support/enter.ts';
import { eventually } from '../support/eventually.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';

let browser: Browser;
const people: Person[] = [];
/** Products whose sessions end within seconds; people leave them before they end. */
const shortLived: OwnProduct[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await Promise.all(shortLived.map((product) => product.close()));
});
afterEach(async () => {
  const gone = people.splice(0);
  await Promise.all(gone.map((person) => person.leave()));
  expect(gone.flatMap(({ errors }) => errors)).toEqual([]);
});

/** Somebody with a browser of their own, at the product without public mode. */
const someone = async (url = privateProduct().url): Promise<Person> => {
  const person = await newPerson(browser, url);
  people.push(person);
  return person;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const signInCard = (page: Page) => heading(page, 'Sign In to Clausewise');

const signIn = async (page: Page, email: string, password = goodPassword): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

const editor = (page: Page) => page.getByRole('textbox', { name: 'Contract clause' });
const paste = async (page: Page, text: string): Promise<void> => {
  await editor(page).click();
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.keyboard.press('ControlOrMeta+v');
};

/** The mail with this subject that went to an address, once it is there. */
const mailAbout = async (email: string, subject: RegExp): Promise<string> => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const mail = (await mailsTo(email)).find((one) => subject.test(one.subject));
    if (mail) return mail.text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail about ${subject} went to ${email}`);
};

describe('from signing up to working', () => {
  it('acceptance 15: GIVEN somebody new WHEN an admin approves, deactivates and reactivates THEN each screen and mail follows', async () => {
    const email = newEmail();
    const { page } = await someone();
    await page.goto('/recent-analyses');
    await signInCard(page);
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await heading(page, 'Sign Up for Clausewise');
    await page.getByLabel('Full Name').fill('Marta Lindqvist');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await toast(page, 'Registration successful');
    await signInCard(page);
    await eventually(async () => expect(await page.getByLabel('Email').inputValue()).toBe(email));
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await heading(page, 'Thank you for signing up!');
    await page.getByText(email).waitFor();

    // The admin, elsewhere.
    const admin = await newAccount({ role: 'admin', name: 'Grace Holloway' });
    const { page: office } = await someone();
    await enterAs(office, admin, `/admin#q=${encodeURIComponent(email)}`);
    const decide = async (action: string, done: string): Promise<void> => {
      await office.getByRole('button', { name: `${action} Marta Lindqvist` }).click();
      const dialog = office.getByRole('alertdialog', { name: `Confirm ${action} User` });
      await dialog.getByText(email).waitFor();
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await toast(office, done);
    };
    await decide('Approve', 'User approved successfully');
    expect(await mailAbout(email, /approved|welcome|access/i)).toMatch(/\S/);

    // The page notices by itself, and leads to where one wanted to be in the first place.
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await page.getByText('No analyses yet').waitFor();
    expect(new URL(page.url()).pathname).toBe('/recent-analyses');
    await page.getByRole('link', { name: 'New Analysis' }).first().click();
    await paste(page, limitationOfLiability);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await toast(page, 'Your contract clause has been analyzed successfully.');

    const auditTrail = page.getByRole('button', { name: 'Audit Trail' });
    await auditTrail.waitFor();

    // From the next request on.
    await decide('Deactivate', 'User deactivated successfully');
    expect((await page.request.get('/api/analyses')).status()).toBe(403);
    // The page may have asked by itself: then there is no such button, and none is waited for.
    await auditTrail.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    await heading(page, 'Account Temporarily Inactive');
    await decide('Reactivate', 'User reactivated successfully');
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await page.getByRole('link', { name: 'Recent Analyses' }).click();
    await page.getByText('Showing 1 of 1 analyses').waitFor();
  });

  it('GIVEN a registration that is rejected THEN its screen offers a mail to support', async () => {
    const person = await newAccount({ state: 'pending' });
    const admin = await newAccount({ role: 'admin' });
    const { page } = await someone();
    await enterAs(page, person, '/');
    await heading(page, 'Thank you for signing up!');
    const answer = await admin.send('POST', `/api/admin/users/${person.id}/reject`);
    expect(answer.status).toBe(200);
    await page.reload();
    await heading(page, 'Account Access Denied');
    const href = await page.getByRole('link', { name: 'Contact Support' }).getAttribute('href');
    expect(href).toMatch(/^mailto:[^?]+@[^?]+\?subject=Account%20Review%20Request$/);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await signInCard(page);
  });
});

describe('signing in', () => {
  it('acceptance 16: GIVEN a wrong password or an unknown address THEN the same words stand, beside the field and as a toast', async () => {
    const { email } = await newAccount();
    const said: string[] = [];
    for (const address of [email, newEmail()]) {
      const { page } = await someone();
      await page.goto('/');
      await signIn(page, address, 'Not-the-password-1');
      await toast(page, 'Login failed');
      said.push(await page.getByRole('main').getByRole('alert').innerText());
      await eventually(async () => expect(await page.getByLabel('Email').inputValue()).toBe(address));
    }
    expect(said[0]).not.toBe('');
    expect(said[1]).toBe(said[0]);
  });

  it('GIVEN no connection THEN it says so, and the same press works once there is one', async () => {
    const { email } = await newAccount();
    const { page, context } = await someone();
    await page.goto('/');
    await signInCard(page);
    await context.setOffline(true);
    await signIn(page, email);
    await toast(page, 'Network error');
    await toast(page, 'Please check your connection and try again');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await toast(page, 'Welcome back!');
  });

  it('GIVEN a forgotten password THEN the mailed code sets a new one, and the old one is over', async () => {
    const { email } = await newAccount();
    const { page } = await someone();
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await heading(page, 'Forgot Your Password?');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Code' }).click();
    await heading(page, 'Set a New Password');
    await page.getByLabel('Code').fill(await mailedCode(email));
    await page.getByLabel('New Password').fill('Another-horse-2');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await toast(page, 'Password changed');
    await signInCard(page);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await toast(page, 'Login failed');
    await page.getByLabel('Password', { exact: true }).fill('Another-horse-2');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await toast(page, 'Welcome back!');
  });

  it('GIVEN public mode THEN /sign-in leads an account to its own shell, and signing out back to a visitor’s', async () => {
    const { page } = await someone(productUrl());
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Continue without signing in' }).waitFor();
    await signIn(page, 'admin@example.com', 'Admin-local-1');
    await page.getByText('Public Mode').waitFor();
    await page.getByText('admin@example.com').waitFor();
    await page.getByRole('link', { name: 'Admin' }).click();
    await page.getByText('User Management').waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await signInCard(page);
    await page.goto('/admin');
    await heading(page, 'Access Denied');
    await page.getByText('Public visitor').waitFor();
  });
});

describe('a session', () => {
  const work = async () => {
    const account = await newAccount({ name: 'Priya Raman' });
    const { page, context } = await someone();
    await enterAs(page, account, '/');
    await editor(page).waitFor();
    return { account, page, context };
  };

  it('GIVEN a reload and a second tab THEN both are still signed in; signing out in one ends the other', async () => {
    const { page, context } = await work();
    await page.reload();
    await page.getByText('Priya Raman').waitFor();
    await paste(page, mutualTermination);
    const second = await context.newPage();
    await second.goto('/recent-analyses');
    await second.getByText('Priya Raman').waitFor();
    await second.getByRole('button', { name: 'Sign Out' }).click();
    await signInCard(second);
    await signInCard(page);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)))).toEqual([]);
  });

  it('GIVEN somebody signed out WHEN they go back THEN nothing of the old session shows', async () => {
    const { page } = await work();
    await paste(page, limitationOfLiability);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.waitForURL(/\/\?analysis=/);
    await page.getByRole('link', { name: 'Recent Analyses' }).click();
    await page.getByText('Showing 1 of 1 analyses').waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await signInCard(page);
    await page.goBack();
    await signInCard(page);
    expect(await page.locator('body').innerText()).not.toContain('Priya Raman');
    await page.goto('/');
    await page.goBack();
    await signInCard(page);
    expect(await page.locator('body').innerText()).not.toMatch(/Priya Raman|Northwind/);
  });

  it('GIVEN the token ends in the middle of work THEN it is renewed without a word', async () => {
    const tokenSeconds = 5;
    const product = await startOwnProduct({ tokenSeconds, web: true });
    shortLived.push(product);
    const account = await newAccount({ product, name: 'Priya Raman' });
    const { page, context } = await someone(product.url);
    await enterAs(page, account, '/');
    const identity = async () => (await context.cookies()).find(({ name }) => name === '__Host-identity')?.value;
    const before = await identity();
    await paste(page, limitationOfLiability);
    await new Promise((resolve) => setTimeout(resolve, 1000 * (tokenSeconds + 1)));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await toast(page, 'Your contract clause has been analyzed successfully.');
    expect(await identity()).toContain('eyJ');
    expect(await identity()).not.toBe(before);
  });

  it('GIVEN the session ends in the middle of work THEN the same person finds every word again', async () => {
    const { account, page, context } = await work();
    await paste(page, mutualTermination);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await signInCard(page);
    await page.getByText(/Your session has ended/).waitFor();
    await eventually(async () => expect(await page.title()).toBe('Sign In · Clausewise'));
    expect(await editor(page).isVisible()).toBe(false);
    await signIn(page, account.email);
    await editor(page).waitFor();
    const words = mutualTermination.trim().split(/\s+/).slice(0, 8).join(' ');
    await eventually(async () => expect((await editor(page).innerText()).replace(/\s+/g, ' ')).toContain(words));
    await eventually(async () => expect(await page.title()).toBe('New Analysis · Clausewise'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await toast(page, 'Your contract clause has been analyzed successfully.');
  });

  it('GIVEN the session ends while a playbook is written THEN its dialog is there again, every word in it', async () => {
    const { account, page, context } = await work();
    await page.getByRole('link', { name: 'Company Playbooks' }).click();
    await page
      .getByRole('button', { name: /^Create (Your First )?Playbook$/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Create New Playbook' });
    await dialog.getByLabel('Playbook Name').fill('Supplier terms');
    await dialog.getByLabel('Description').fill('What we accept from suppliers.');
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'Create Playbook' }).click();
    await signInCard(page);
    await signIn(page, account.email);
    await dialog.waitFor();
    await eventually(async () => expect(await dialog.getByLabel('Playbook Name').inputValue()).toBe('Supplier terms'));
    await dialog.getByRole('button', { name: 'Create Playbook' }).click();
    await page.getByText('Playbook created successfully.').first().waitFor();
    await page.getByText('What we accept from suppliers.').first().waitFor();
  });

  it('GIVEN the session ends in the middle of work WHEN another person signs in THEN they see none of it', async () => {
    const { page, context } = await work();
    await paste(page, mutualTermination);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await signInCard(page);
    const other = await newAccount({ name: 'Thomas Okafor' });
    await signIn(page, other.email);
    await page.getByText('Thomas Okafor').waitFor();
    await eventually(async () => expect((await editor(page).innerText()).trim()).toBe(''));
    expect(await page.evaluate(() => sessionStorage.getItem('clausewise.draft'))).toBeNull();
  });
});
