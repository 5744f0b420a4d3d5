import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, newPerson } from '../support/browser.ts';
import { productOf, screens } from '../support/screens.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const looks = (['desktop', 'phone'] as const).flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

describe.each(looks)('accessibility on a $viewport, $colorScheme', (look) => {
  it.each(screens)(
    'GIVEN the screen $name THEN axe finds nothing and nothing is cut off at the side',
    async (screen) => {
      const { context, page, errors } = await newPerson(browser, productOf(screen), look);
      await screen.open(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
