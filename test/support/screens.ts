import type { Page } from 'playwright-core';
import { privateProduct } from './accounts.ts';
import { accountScreens } from './account-screens.ts';
import { limitationOfLiability } from './clauses.ts';
import { productUrl } from './client.ts';

/** A screen a person can see, and how to get there in a page of somebody who was never here before. */
export interface Screen {
  readonly name: string;
  /** Which product shows it: the one in public mode, unless it says otherwise. */
  readonly product?: 'private';
  readonly open: (page: Page) => Promise<void>;
}

const analyze = async (page: Page): Promise<void> => {
  await page.goto('/');
  const editor = page.getByRole('textbox', { name: 'Contract clause' });
  await editor.click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), limitationOfLiability);
  await page.keyboard.press('ControlOrMeta+v');
  await page.getByLabel('Contract type').selectOption('saas-agreement');
  await page.getByLabel('Your side').selectOption('customer');
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await page.waitForURL(/\/\?analysis=/);
  await page
    .getByText(/\d\/10/)
    .first()
    .waitFor();
  await dismissToast(page);
};

/** A toast on a picture hides what it is about. */
const dismissToast = async (page: Page): Promise<void> => {
  const close = page.getByRole('button', { name: /dismiss|close notification/i }).first();
  if (await close.isVisible().catch(() => false)) await close.click();
};

const visit = (path: string, text: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await page.locator('main h1').waitFor();
  await page.getByText(text).first().waitFor();
};

/** Where a screen is to be seen. */
export const productOf = ({ product }: Screen): string => (product === 'private' ? privateProduct().url : productUrl());

/** Every screen a person can see. */
export const screens: readonly Screen[] = [
  {
    name: 'new-analysis',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('textbox', { name: 'Contract clause' }).waitFor();
    },
  },
  { name: 'new-analysis-result', open: analyze },
  {
    name: 'audit-trail',
    open: async (page) => {
      await analyze(page);
      await page.getByRole('button', { name: 'Audit Trail' }).click();
      await page.getByText('Analysis Completed').waitFor();
    },
  },
  { name: 'recent-analyses-empty', open: visit('/recent-analyses', 'No analyses yet') },
  {
    name: 'recent-analyses',
    open: async (page) => {
      await analyze(page);
      await visit('/recent-analyses', 'Showing 1 of 1 analyses')(page);
    },
  },
  { name: 'playbooks', open: visit('/playbooks', 'Company Playbooks') },
  { name: 'subscription', open: visit('/subscription', 'Choose Your Plan') },
  { name: 'admin', open: visit('/admin', 'Access Denied') },
  ...accountScreens,
  { name: 'not-found', open: visit('/no-such-page', '404 Page Not Found') },
];
