import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { viewports } from '../support/browser.ts';
import { productUrl } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { come, page, useOnePerson } from '../support/one-person.ts';
import {
  analyzeSample,
  axeFindings,
  beyond,
  button,
  enter,
  gravest,
  isInView,
  sample,
} from '../support/review-page.ts';
import { sampled } from '../support/rounds.ts';

useOnePerson();

/** The choices of a select that do not fit between its edges. */
const cutChoices = (select: HTMLElement | SVGElement): readonly string[] => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('nothing measures text here');
  pen.font = font;
  return [...select.querySelectorAll('option')]
    .map((option) => option.text)
    .filter((text) => pen.measureText(text).width > room);
};

/** The windows and colors the review is held to. */
const windows = [
  ['a phone', 390, 844, 'light'],
  ['a phone in the dark', 390, 844, 'dark'],
  ['a tablet', 768, 1024, 'light'],
  ['a small laptop', 1024, 768, 'light'],
  ['a desktop', 1280, 800, 'dark'],
  ['a large desktop', 1440, 900, 'light'],
  ['a desktop zoomed to 200 %', 640, 400, 'light'],
] as const;

describe('the review in windows of any size', () => {
  it.each(sampled(windows, 2))(
    'GIVEN %s THEN nothing goes beyond its width, choices are read whole, and axe finds nothing, from the proposed type to the last tab',
    async (_, width, height, colorScheme) => {
      await come(productUrl(), { viewport: 'desktop', colorScheme });
      await page.goto('/');
      await page.setViewportSize({ width, height });
      try {
        await button('Try a sample').click();
        await button(sample).click();
        await page.getByLabel('Contract type').selectOption('');
        await button('Looks like a Lease Agreement: use it').click();
        await page.getByLabel('Your side').selectOption('lessee');
        expect(await beyond()).toBe(0);
        expect(await page.getByLabel('Contract type').evaluate(cutChoices)).toEqual([]);
        expect(await axeFindings()).toEqual([]);
        await page.getByRole('button', { name: 'Analyze', exact: true }).click();
        await gravest().waitFor();
        for (const name of ['Missing', 'In your favor', 'Rewrite', 'Facts', 'Issues']) {
          await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
          expect([name, await beyond()]).toEqual([name, 0]);
          expect([name, await axeFindings()]).toEqual([name, []]);
        }
        // The first issue can be decided on, whatever was in the way before.
        await gravest()
          .getByRole('button', { name: /^Accept/ })
          .click();
        await gravest().getByText('Accepted', { exact: true }).waitFor();
      } finally {
        await page.setViewportSize(viewports.desktop);
      }
    },
  );

  it.each([
    [1440, 1],
    [1280, 1],
    [1024, 1],
    [768, 2],
    [360, 2],
  ])(
    'GIVEN a window of %i px WHEN changes are accepted THEN what they come to takes %i rows, and moves nothing',
    async (width, rows) => {
      await enter('desktop');
      await page.setViewportSize({ width, height: 800 });
      try {
        await analyzeSample();
        const reading = page.getByRole('status', { name: 'With the accepted changes' });
        const lineHeight = 20;
        const verdictHeight = () =>
          page.getByRole('region', { name: 'Verdict' }).evaluate((node) => node.getBoundingClientRect().height);
        const before = await verdictHeight();
        await gravest()
          .getByRole('button', { name: /^Accept/ })
          .click();
        await reading.getByText(/^With the accepted changes:/).waitFor();
        const height = await reading.evaluate((node) => node.getBoundingClientRect().height);
        expect([Math.round(height / lineHeight), await verdictHeight()]).toEqual([rows, before]);
      } finally {
        await page.setViewportSize(viewports.desktop);
      }
    },
  );

  it.each([sample, 'Change in law'])(
    'GIVEN the redline of the sample %s THEN what leaves a change out stands on the line its words end on, at any width',
    async (name) => {
      await enter('desktop');
      await analyzeSample(name);
      await page.getByRole('tab', { name: /^Rewrite/ }).click();
      const redline = page.getByRole('region', { name: 'Suggested Clause' }).getByRole('tabpanel');
      await redline.getByRole('button', { name: 'Leave change 3 out' }).waitFor();
      const strays = () =>
        redline.evaluate((panel) =>
          [...panel.querySelectorAll('button')].flatMap((button) => {
            const words = [...panel.querySelectorAll('ins, del')].findLast(
              (node) => node.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
            );
            const end = [...(words?.getClientRects() ?? [])].at(-1);
            return end && button.getBoundingClientRect().top < end.bottom ? [] : [button.ariaLabel];
          }),
        );
      try {
        for (let width = 1_110; width <= 1_440; width += 15) {
          await page.setViewportSize({ width, height: 800 });
          expect([width, await strays()]).toEqual([width, []]);
        }
      } finally {
        await page.setViewportSize(viewports.desktop);
      }
    },
  );

  it('GIVEN a phone too narrow for all tabs THEN the strip fades where more of it lies, and the chosen tab is in it whole', async () => {
    await enter('phone');
    await analyzeSample();
    const strip = page.getByRole('tablist', { name: 'Findings' });
    const fade = () => strip.evaluate((node) => getComputedStyle(node).maskImage);
    const isWhole = (tab: Locator): Promise<boolean> =>
      tab.evaluate((node) => {
        const [own, room] = [node, node.parentElement!].map((box) => box.getBoundingClientRect());
        return own!.left >= room!.left - 1 && own!.right <= room!.right + 1;
      });
    const [issues, facts] = [/^Issues/, /^Facts/].map((name) => page.getByRole('tab', { name }));
    expect([await isWhole(issues!), await isWhole(facts!)]).toEqual([true, false]);
    expect(await fade()).toMatch(/^linear-gradient\(to left, /);
    await issues!.focus();
    await page.keyboard.press('End');
    await eventually(async () => expect([await isWhole(issues!), await isWhole(facts!)]).toEqual([false, true]));
    await eventually(async () => expect(await fade()).toMatch(/^linear-gradient\(to right, /));
    // Nor does the chosen one lie where the strip fades: here the third of them would.
    await page.setViewportSize({ width: 340, height: viewports.phone.height });
    const isClear = (tab: Locator): Promise<boolean> =>
      tab.evaluate((node) => {
        const strip = node.parentElement!;
        const [own, room] = [node, strip].map((box) => box.getBoundingClientRect());
        const widthOf = (side: string) => (['both', side].includes(strip.dataset['cut'] ?? '') ? 40 : 0);
        return own!.left >= room!.left + widthOf('start') - 1 && own!.right <= room!.right - widthOf('end') + 1;
      });
    try {
      for (const name of ['Issues', 'In your favor', 'Rewrite', 'Missing', 'Facts', 'In your favor']) {
        const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
        await tab.evaluate((node) => (node as HTMLElement).click());
        await eventually(async () => expect([name, await isClear(tab)]).toEqual([name, true]));
      }
    } finally {
      await page.setViewportSize(viewports.phone);
    }
  });

  it.each([
    ['reduce', 'nothing', false],
    ['no-preference', 'something', true],
  ] as const)(
    'GIVEN the preference %s THEN %s moves while a sample is analyzed and decided on',
    async (reducedMotion, _, moves) => {
      await enter('desktop');
      await page.emulateMedia({ reducedMotion });
      await page.evaluate(() => {
        const moved = new Set<string>();
        Object.assign(window, { moved });
        const look = () => {
          for (const animation of document.getAnimations()) {
            const { duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {};
            if (Number(duration) * iterations > 50)
              moved.add(
                String(Reflect.get(animation, 'animationName') ?? Reflect.get(animation, 'transitionProperty')),
              );
          }
          requestAnimationFrame(look);
        };
        look();
      });
      await analyzeSample();
      await gravest()
        .getByRole('button', { name: /^Accept/ })
        .click();
      await gravest().getByText('Accepted', { exact: true }).waitFor();
      await page.getByRole('tab', { name: /^Rewrite/ }).click();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const moved = await page.evaluate(() => [...(Reflect.get(window, 'moved') as Set<string>)]);
      expect([moved, moved.length > 0]).toEqual([moved, moves]);
    },
  );

  it('GIVEN a phone THEN Analyze stays in view at the edge of a bar, and no choice one comes to lies beneath it', async () => {
    await enter('phone');
    await button('Try a sample').click();
    await button(sample).click();
    const analyze = page.getByRole('button', { name: 'Analyze', exact: true });
    const bar = analyze.locator('xpath=../..');
    const topOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);
    expect((await topOf(analyze)) - (await topOf(bar))).toBeGreaterThanOrEqual(12);
    expect(await bar.evaluate((node) => getComputedStyle(node).borderTopWidth)).toBe('1px');
    await page.getByRole('textbox', { name: 'Contract clause' }).focus();
    for (const choice of [page.getByLabel('Your side'), page.getByLabel('Risk tolerance'), page.getByRole('switch')]) {
      await choice.focus();
      const gap = (await topOf(bar)) - (await choice.evaluate((node) => node.getBoundingClientRect().bottom));
      expect([String(choice), gap >= 8]).toEqual([String(choice), true]);
      expect(await isInView(analyze)).toBe(true);
    }
  });
});
