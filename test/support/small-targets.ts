import type { Page } from 'playwright-core';

/** How wide and how high what is pressed with a finger is, at least, in CSS pixels (WCAG 2.2, 2.5.5). */
const targetSize = 44;

/** What is pressed. A link within a sentence is as high as its line, which the criterion allows. */
const pressed = [
  'button',
  'summary',
  'select',
  'input:is([type=checkbox], [type=radio])',
  ':is([role=button], [role=tab], [role=menuitem], [role=option], [role=switch]):not(input)',
  'a[href]',
].join();

/**
 * Asks of each control of the page what stands at the ends of a cross of 44 px around its middle, so that its label, or an
 * area around what is drawn, counts as it does for a finger.
 * @returns the controls that a finger there would miss, by what they are called, and at which ends
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    async ({ pressed, reach }) => {
      // What changed with the size of the window is laid out anew, and stands still.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
      const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const isWithinText = (element: Element): boolean =>
        element.matches('a') && getComputedStyle(element).display === 'inline';
      const labelOf = (element: Element): Element =>
        element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
      const called = (element: Element): string =>
        `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent.trim()).slice(0, 40)}”`;
      const missed = (control: Element): string[] => {
        const target = labelOf(control);
        target.scrollIntoView({ block: 'center', inline: 'center' });
        const box = target.getBoundingClientRect();
        const isFound = ([right = 0, down = 0]: readonly number[]): boolean => {
          const at = document.elementFromPoint(box.x + box.width / 2 + right, box.y + box.height / 2 + down);
          return at !== null && (target.contains(at) || control.contains(at));
        };
        // What lies outside the window, or beneath what opened over it, no finger presses.
        if (!isFound([0, 0])) return [];
        const ends = { left: [-reach, 0], right: [reach, 0], above: [0, -reach], below: [0, reach] };
        return Object.entries(ends)
          .filter(([, end]) => !isFound(end))
          .map(([name]) => name);
      };
      // A dialog makes everything behind it inert.
      return [...(dialogs.at(-1) ?? document).querySelectorAll(pressed)]
        .filter((element) => isShown(element) && !isWithinText(element))
        .map((element) => ({ name: called(element), ends: missed(element) }))
        .filter(({ ends }) => ends.length > 0)
        .map(({ name, ends }) => `${name}: ${ends.join(', ')}`);
    },
    // A pixel less than half of it: points are rounded to whole pixels, and at the very edge it is the neighbor that is found.
    { pressed, reach: targetSize / 2 - 1 },
  );
