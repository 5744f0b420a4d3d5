import AxeBuilder from '@axe-core/playwright';
import type { Locator } from 'playwright-core';
import { viewports } from './browser.ts';
import { productUrl } from './client.ts';
import { come, page } from './one-person.ts';

/* What tests of the review do and look at on its page. */

/** Has a visitor come to the page. */
export const enter = async (viewport: keyof typeof viewports): Promise<void> => {
  await come(productUrl(), { viewport });
  await page.goto('/');
};
/** The sample that these tests read. */
export const sample = 'Default without cure';

export const button = (name: string | RegExp) => page.getByRole('button', { name });
/** The issue that stands first. */
export const gravest = () => page.getByRole('group', { name: 'Issues' }).getByRole('article').first();
export const editorText = () => page.getByRole('textbox', { name: 'Contract clause' }).innerText();

/** Analyzes a sample and waits for its issues. */
export const analyzeSample = async (name = sample): Promise<void> => {
  await button('Try a sample').click();
  await button(name).click();
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await page.waitForURL(/\/\?analysis=/);
  await gravest().waitFor();
};

/** Whether all of an element is in the window, and nothing lies over its middle. */
export const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.top >= 0 && box.bottom <= window.innerHeight && (node.contains(top) || top?.contains(node) === true);
  });

/** How far anything goes beyond the width of the window, or of the pane that it scrolls in. */
export const beyond = (): Promise<number> =>
  page.evaluate(() => {
    const panes = [
      ...document.querySelectorAll('[aria-label="Results"], [aria-label="Clause"], [data-clause-scroller]'),
    ];
    return Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      ...panes.map((pane) => pane.scrollWidth - pane.clientWidth),
    );
  });

/** What axe finds on the page, which has no frames. */
export const axeFindings = async (): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};
