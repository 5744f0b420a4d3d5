import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type AccountClient, newAccount, privateProduct } from '../support/accounts.ts';
import { launchBrowser, newPerson } from '../support/browser.ts';
import { enterAs } from '../support/enter.ts';

const answerMs = 500;
/** The organisation has others' playbooks too. */
const playbookName = `First content ${randomUUID()}`;

interface Shown {
  /** When the content stood on the page, in milliseconds of the page. */
  readonly at: number;
  /** The calls of the API that were sent by then: their paths, and when they were sent and answered. */
  readonly calls: readonly { readonly path: string; readonly sentAt: number; readonly answeredAt: number }[];
}

/** Has a page remember when a text first stands on it. */
const watchFor = (page: Page, content: string): Promise<unknown> =>
  page.addInitScript((text) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('body')?.textContent.includes(text)) {
        performance.mark('content');
        watch.disconnect();
      }
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
  }, content);

const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const at = performance.getEntriesByName('content')[0]?.startTime ?? Infinity;
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.startsWith('/api/') && startTime < at)
      .map((entry) => {
        const { name, startTime, responseStart } = entry as PerformanceResourceTiming;
        return { path: new URL(name).pathname, sentAt: startTime, answeredAt: responseStart };
      });
    return { at, calls };
  });

describe('the first content', () => {
  let browser: Browser;
  let person: AccountClient;
  beforeAll(async () => {
    [browser, person] = await Promise.all([launchBrowser(), newAccount()]);
    const made = await person.send('POST', '/api/playbooks', { json: { name: playbookName, isActive: false } });
    expect(made.status).toBe(200);
  });
  afterAll(() => browser.close());

  it.each([
    ['/', 'Use company playbook', ['/api/auth/public-mode', '/api/auth/user']],
    ['/recent-analyses', 'No analyses yet', ['/api/analyses', '/api/auth/public-mode', '/api/auth/user']],
    ['/playbooks', playbookName, ['/api/auth/public-mode', '/api/auth/user', '/api/playbooks']],
  ])(
    'budget: GIVEN somebody signed in WHEN %s is opened THEN at most 3 calls bring its content, sent side by side',
    async (path, content, needed) => {
      const { context, page, errors } = await newPerson(browser, privateProduct().url);
      await enterAs(page, person, '/');
      await watchFor(page, content);
      // Each answer is late enough that a call that waited for another one would be seen to.
      await page.route('**/api/**', async (route) => {
        await wait(answerMs);
        await route.continue();
      });
      await page.goto(path);
      await page.getByText(content).first().waitFor();
      const { at, calls } = await shownOn(page);
      expect(at).toBeLessThan(Infinity);
      // Others may be sent by then, such as the one that tells when the session ends; nothing waits for them.
      const first = calls.filter(({ path: called }) => needed.includes(called));
      expect(first.map((call) => call.path).sort()).toEqual(needed);
      expect(first.filter(({ answeredAt }) => answeredAt > at)).toEqual([]);
      const firstAnswer = Math.min(...first.map(({ answeredAt }) => answeredAt));
      expect(first.filter(({ sentAt }) => sentAt > firstAnswer)).toEqual([]);
      expect(errors).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  );
});
