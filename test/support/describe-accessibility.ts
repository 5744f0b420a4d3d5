import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPerson, tablet, viewports } from './browser.ts';
import { sampled } from './rounds.ts';
import { productOf, type Screen, screens } from './screens.ts';
import { smallTargets } from './small-targets.ts';

const screenNamed = (name: string): Screen => {
  const found = screens.find((screen) => screen.name === name);
  if (!found) throw new Error(`there is no screen ${name}`);
  return found;
};

/** What opens on a screen by the press of a button, and what is seen once it is open. */
const opened = (on: string, button: string, seen: (page: Page) => Promise<void>): Screen => ({
  name: `${on}, ${button}`,
  open: async (page) => {
    await screenNamed(on).open(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await seen(page);
  },
});

/** What opens above the screens on a phone. */
const menus: readonly Screen[] = [
  opened('new-analysis', 'Try a sample', (page) => page.getByText('Whole contract').first().waitFor()),
  opened('new-analysis', 'Open navigation', (page) => page.getByRole('link', { name: 'New Analysis' }).waitFor()),
  opened('new-analysis', 'Search', (page) => page.getByRole('dialog').getByRole('option').first().waitFor()),
  opened('new-analysis-result', 'Export Word', (page) => page.getByRole('dialog').getByLabel('Version').waitFor()),
  opened('playbooks', 'Use a starter', (page) => page.getByRole('dialog').getByRole('button').nth(2).waitFor()),
  opened('playbooks', 'Delete Subscribing to software', (page) => page.getByRole('alertdialog').waitFor()),
];

/**
 * Holds every screen to axe at one size of the window, and on a phone what is pressed to the size of a finger, also where
 * a finger's window is wide. Each size is a file of its own, for they run side by side.
 */
export const describeAccessibility = (
  viewport: keyof typeof viewports,
  colorSchemes: readonly ('light' | 'dark')[],
): void => {
  const isPhone = viewport === 'phone';
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  describe.each(colorSchemes)(`accessibility on a ${viewport}, %s`, (colorScheme) => {
    it.each(sampled(isPhone ? [...screens, ...menus] : screens, 6))(
      'GIVEN the screen $name THEN axe finds nothing, nothing is cut off at the side, and fingers find what they press',
      async (screen) => {
        const { page, errors, leave } = await newPerson(browser, productOf(screen), { viewport, colorScheme });
        await screen.open(page);
        // The page has no frames, for which axe otherwise puts its findings together in a page of their own.
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        if (isPhone) {
          expect(await smallTargets(page)).toEqual([]);
          await page.setViewportSize(tablet);
          expect(await smallTargets(page)).toEqual([]);
          await page.setViewportSize(viewports[viewport]);
        }
        expect(errors).toEqual([]);
        await leave();
      },
    );
  });
};
