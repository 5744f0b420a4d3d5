import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { launchBrowser, newPerson, type Person, viewports } from '../support/browser.ts';
import { productUrl } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';

let browser: Browser;
let person: Person;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await person.leave();
  expect(person.errors).toEqual([]);
});

const enter = async (viewport: keyof typeof viewports): Promise<void> => {
  person = await newPerson(browser, productUrl(), { viewport });
  ({ page } = person);
  await page.goto('/');
};
const sample = 'Default without cure';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const gravest = () => page.getByRole('group', { name: 'Issues' }).getByRole('article').first();
const editorText = () => page.getByRole('textbox', { name: 'Contract clause' }).innerText();

const analyzeSample = async (): Promise<void> => {
  await button('Try a sample').click();
  await button(sample).click();
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await page.waitForURL(/\/\?analysis=/);
  await gravest().waitFor();
};

/** Whether all of an element is in the window, and nothing lies over its middle. */
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.top >= 0 && box.bottom <= window.innerHeight && (node.contains(top) || top?.contains(node) === true);
  });

/** How far anything goes beyond the width of the window, or of the pane that it scrolls in. */
const beyond = (): Promise<number> =>
  page.evaluate(() => {
    const panes = [
      ...document.querySelectorAll('[aria-label="Results"], [aria-label="Clause"], [data-clause-scroller]'),
    ];
    return Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      ...panes.map((pane) => pane.scrollWidth - pane.clientWidth),
    );
  });

describe('the first minute', () => {
  it('GIVEN a sample WHEN it is analyzed THEN verdict and gravest issue are in view with what can be done, and it goes on to the report', async () => {
    await enter('desktop');
    await analyzeSample();
    const verdict = page.getByRole('region', { name: 'Verdict' });
    for (const element of [
      verdict.getByText('Made for the Lessee'),
      verdict.getByRole('progressbar', { name: 'Risk score' }),
      verdict.getByRole('progressbar', { name: 'Completeness' }),
      verdict.getByText('High risks'),
      page.getByText(/not legal advice/),
      button('Export PDF'),
      button('Audit Trail'),
      gravest(),
      gravest().locator('ins'),
      gravest().getByRole('button', { name: /^Accept/ }),
      gravest().getByRole('button', { name: /^Reject/ }),
    ]) {
      await eventually(async () => expect([String(element), await isInView(element)]).toEqual([String(element), true]));
    }
    // What can be done with the analysis stands in one row, so that the issues begin as high as they can.
    const actions = [button('Audit Trail'), page.getByRole('link', { name: 'Start negotiation' })];
    const [first, last] = await Promise.all(actions.map((action) => action.boundingBox()));
    expect(last?.y).toBe(first?.y);

    const inserted = await gravest()
      .locator('ins')
      .evaluate((node) => node.childNodes[1]?.textContent ?? '');
    await gravest()
      .getByRole('button', { name: /^Accept/ })
      .click();
    await gravest().getByText('Accepted', { exact: true }).waitFor();
    await eventually(async () => expect(await editorText()).toContain(inserted));
    const analyzed = await verdict.getByRole('progressbar', { name: 'Risk score' }).getAttribute('aria-valuetext');
    const reading = verdict.getByRole('status', { name: 'With the accepted changes' });
    const readScore = async () => Number(/: ([\d.]+)\/10, /.exec(await reading.innerText())?.[1]);
    await eventually(async () => expect(await readScore()).toBeLessThan(Number.parseFloat(analyzed ?? '')));
    // Nothing but the server remembers it.
    await eventually(async () =>
      expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft'),
    );
    await page.reload();
    await gravest().getByText('Accepted', { exact: true }).waitFor();
    await eventually(async () => expect(await editorText()).toContain(inserted));
    await eventually(async () => expect(await readScore()).toBeLessThan(Number.parseFloat(analyzed ?? '')));
    await gravest().getByRole('button', { name: /^Undo/ }).click();
    await eventually(async () => expect(await editorText()).not.toContain(inserted));

    const download = page.waitForEvent('download');
    await button('Export PDF').click();
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await download).path())));
    const title = await gravest().getByRole('heading').innerText();
    expect((await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')).toContain(title);
  });

  it('GIVEN a keyboard alone THEN a sample is analyzed and its gravest issue accepted, and taken back', async () => {
    await enter('desktop');
    await button('Try a sample').focus();
    await page.keyboard.press('Enter');
    await button(sample).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Contract clause' }).focus();
    await eventually(async () => expect(await editorText()).toContain('Default and Remedies'));
    const before = await editorText();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.waitForURL(/\/\?analysis=/);
    await page.getByRole('tab', { name: /^Issues/ }).focus();
    const isOnGravest = () => gravest().evaluate((node) => node === document.activeElement);
    // Between the tabs and the first issue stands at most the choice of a level.
    for (let step = 0; step < 5 && !(await isOnGravest()); step += 1) await page.keyboard.press('Tab');
    expect(await isOnGravest()).toBe(true);
    await page.keyboard.press('a');
    await eventually(async () => expect(await editorText()).not.toBe(before));
    await page.keyboard.press('u');
    await eventually(async () => expect(await editorText()).toBe(before));
    await page.keyboard.press('Enter');
    await page.locator('.clause-mark-chosen').first().waitFor();
  });

  it.each([
    ['a tablet', 768, 1024],
    ['a small laptop', 1024, 768],
    ['a desktop zoomed to 200 %', 640, 400],
  ])(
    'GIVEN %s THEN nothing goes beyond its width, from the proposed type to the last tab',
    async (_, width, height) => {
      await enter('desktop');
      await page.setViewportSize({ width, height });
      try {
        await button('Try a sample').click();
        await button(sample).click();
        await page.getByLabel('Contract type').selectOption('');
        await button('Looks like a Lease Agreement: use it').click();
        await page.getByLabel('Your side').selectOption('lessee');
        expect(await beyond()).toBe(0);
        await page.getByRole('button', { name: 'Analyze', exact: true }).click();
        await gravest().waitFor();
        for (const name of ['Missing', 'In your favor', 'Rewrite', 'Facts', 'Issues']) {
          await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
          expect([name, await beyond()]).toEqual([name, 0]);
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

  it('GIVEN a phone THEN nothing goes beyond its width in any tab, and accepting changes the clause behind the other tab', async () => {
    await enter('phone');
    await analyzeSample();
    for (const name of ['Missing', 'In your favor', 'Rewrite', 'Facts', 'Issues']) {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
      expect([name, await beyond()]).toEqual([name, 0]);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect([name, violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)]).toEqual([name, []]);
    }
    const inserted = await gravest()
      .locator('ins')
      .evaluate((node) => node.childNodes[1]?.textContent ?? '');
    await gravest()
      .getByRole('button', { name: /^Accept/ })
      .click();
    await page.getByRole('tab', { name: 'Clause' }).click();
    await eventually(async () => expect(await editorText()).toContain(inserted));
  });
});
