import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPerson, type Person, type PersonOptions } from './browser.ts';

/** The browser of a file whose tests have one person at a time. */
export let browser: Browser;
/** The page of the one who came last. */
export let page: Page;
let person: Person;

/**
 * Has somebody come to a product; at the end of the test they leave.
 * @param url the product they are at
 */
export const come = async (url: string, options?: PersonOptions): Promise<void> => {
  person = await newPerson(browser, url, options);
  ({ page } = person);
};

/** Has a browser run while the tests of a file do, and whoever came leave after each of them; an error of their page fails it. */
export const useOnePerson = (): void => {
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await person.leave();
    expect(person.errors).toEqual([]);
  });
};
