import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, newPerson } from '../support/browser.ts';
import { productUrl } from '../support/client.ts';
import { becomeVisitor } from '../support/enter.ts';
import { eventually } from '../support/eventually.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** More than the palette shows at once. */
const analyses = 12;

describe('the command palette', () => {
  it('GIVEN more than it shows at once THEN its field has the focus, and what the arrows choose is in view both ways', async () => {
    const { page, errors, leave } = await newPerson(browser, productUrl());
    await becomeVisitor(page);
    for (let days = 1; days <= analyses; days += 1) {
      await page.request.post('/api/analyze', { data: { clauseText: `Payment is due in ${days} days.` } });
    }
    await page.goto('/recent-analyses');
    await page.getByText(`Showing ${analyses} of ${analyses} analyses`).waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    const list = page.getByRole('dialog').getByRole('listbox');
    await eventually(async () => expect(await list.getByRole('option').count()).toBeGreaterThan(analyses + 7));
    const field = page.getByRole('combobox', { name: 'Search screens and analyses' });
    expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);

    const isChosenInView = () =>
      list.getByRole('option', { selected: true }).evaluate((option) => {
        const { left, top, bottom } = option.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => option.contains(document.elementFromPoint(left + 8, y)));
      });
    for (const key of ['ArrowDown', 'ArrowUp']) {
      for (let step = 1; step < 16; step += 1) {
        await page.keyboard.press(key);
        expect([key, step, await isChosenInView()]).toEqual([key, step, true]);
      }
    }
    expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
    await leave();
  });
});
