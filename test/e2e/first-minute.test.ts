import { describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { eventually } from '../support/eventually.ts';
import { page, useOnePerson } from '../support/one-person.ts';
import {
  analyzeSample,
  axeFindings,
  beyond,
  button,
  editorText,
  enter,
  gravest,
  isInView,
  sample,
} from '../support/review-page.ts';
import { savedBytes } from '../support/saved-bytes.ts';

useOnePerson();

const whatActs = 'a, button, input, select, textarea, summary, [contenteditable=true], [role=tab], [tabindex="0"]';

/** Begins to look, in every frame, at what lies beneath a notification. */
const watchToasts = (): Promise<void> =>
  page.evaluate((actors) => {
    const seen = { toasts: new Set<string>(), covered: new Set<string>() };
    Object.assign(window, { seen });
    const look = () => {
      for (const toast of document.querySelectorAll('ol > li[data-variant]')) {
        seen.toasts.add(toast.textContent);
        const { left, right, top, bottom } = toast.getBoundingClientRect();
        for (let y = top + 3; y < bottom; y += 12) {
          for (let x = left + 3; x < right; x += 40) {
            for (const element of document.elementsFromPoint(x, y)) {
              const actor = element.closest(actors);
              // What scrolls takes the focus for the keyboard's sake and goes on elsewhere.
              if (actor && !toast.contains(actor) && actor.getBoundingClientRect().bottom > top + 1)
                seen.covered.add(
                  `${actor.tagName} ${actor.getAttribute('aria-label') ?? actor.textContent.slice(0, 40)}`,
                );
            }
          }
        }
      }
      requestAnimationFrame(look);
    };
    look();
  }, whatActs);

/** Which notifications there were, and what could be clicked beneath them. */
const seenToasts = (): Promise<{ readonly toasts: readonly string[]; readonly covered: readonly string[] }> =>
  page.evaluate(() => {
    const { toasts, covered } = Reflect.get(window, 'seen') as Record<'toasts' | 'covered', Set<string>>;
    return { toasts: [...toasts], covered: [...covered] };
  });

describe('the first minute', () => {
  it('GIVEN a sample WHEN it is analyzed THEN verdict and gravest issue are in view with what can be done, and it goes on to the report', async () => {
    await enter('desktop');
    await watchToasts();
    await analyzeSample();
    const verdict = page.getByRole('region', { name: 'Verdict' });
    const name = page.getByRole('textbox', { name: 'Title (optional)' });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(await name.inputValue());
    for (const element of [
      verdict.getByText('Made for the Lessee'),
      verdict.getByRole('progressbar', { name: 'Risk score' }),
      verdict.getByRole('progressbar', { name: 'Completeness' }),
      verdict.locator('span', { hasText: /^High risks?$/ }),
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
    const actions = [button('Audit Trail'), button('Export Word')];
    const [first, last] = await Promise.all(actions.map((action) => action.boundingBox()));
    expect(last?.y).toBe(first?.y);
    // Public visitors export; they do not negotiate.
    expect(await page.getByRole('link', { name: 'Start negotiation' }).count()).toBe(0);

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
    // The function that reads again may have to start first.
    await eventually(async () => expect(await readScore()).toBeLessThan(Number.parseFloat(analyzed ?? '')), 20_000);
    const notified = await seenToasts();
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

    await watchToasts();
    const download = page.waitForEvent('download');
    await button('Export PDF').click();
    const pdf = await getDocumentProxy(new Uint8Array(await savedBytes(await download)));
    const title = await gravest().getByRole('heading').innerText();
    expect((await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')).toContain(title);
    await page.getByText('PDF Downloaded').first().waitFor();
    const downloaded = await seenToasts();
    expect([...notified.toasts, ...downloaded.toasts].join()).toMatch(/Analysis Complete.*PDF Downloaded/);
    expect([...notified.covered, ...downloaded.covered]).toEqual([]);
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

  it('GIVEN a phone THEN nothing goes beyond its width in any tab, and accepting changes the clause behind the other tab', async () => {
    await enter('phone');
    await analyzeSample();
    for (const name of ['Missing', 'In your favor', 'Rewrite', 'Facts', 'Issues']) {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
      expect([name, await beyond()]).toEqual([name, 0]);
      expect([name, await axeFindings()]).toEqual([name, []]);
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
