import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, newPerson, type viewports } from './browser.ts';
import { productOf, screens } from './screens.ts';

/** Holds every screen to axe at one size of the window. Each size is a file of its own, for they run side by side. */
export const describeAccessibility = (
  viewport: keyof typeof viewports,
  colorSchemes: readonly ('light' | 'dark')[],
): void => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  describe.each(colorSchemes)(`accessibility on a ${viewport}, %s`, (colorScheme) => {
    it.each(screens)(
      'GIVEN the screen $name THEN axe finds nothing and nothing is cut off at the side',
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
        expect(errors).toEqual([]);
        await leave();
      },
    );
  });
};
