import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium as playwright, type Page } from 'playwright-core';

/** Chromium as npm brings it, so that no system package is needed. */
export const chromiumOptions = async () => ({
  executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()),
  args: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--font-render-hinting=none',
  ],
});

/** A browser for a file of tests: the one that all of them share, where there is one. To close it ends what was opened here. */
export const launchBrowser = async (): Promise<Browser> => {
  const shared = process.env['BROWSER_URL'];
  return shared ? playwright.connect(shared) : playwright.launch(await chromiumOptions());
};

/**
 * A browser that another program drives too: what it opens has the cookies of this one context.
 * @param url the product its pages are at
 * @param port where the other program reaches the browser
 */
export const launchSharedBrowser = async (url: string, port: number): Promise<BrowserContext> => {
  const { args, ...options } = await chromiumOptions();
  return playwright.launchPersistentContext('', {
    ...options,
    baseURL: url,
    args: [...args, `--remote-debugging-port=${port}`],
  });
};

export const viewports = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const;

/** A window of a desktop's width that is pressed with fingers. */
export const tablet = { width: 1024, height: 768 } as const;

/** A file of the product's: at its origin a script may run and store, and the application does not. */
export const quietPath = '/favicon.svg';

export interface PersonOptions {
  readonly viewport?: keyof typeof viewports;
  readonly colorScheme?: 'light' | 'dark';
}

/** A person at a page, who fails the test by `errors` where it is not empty. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Every uncaught error of the page, and every error it wrote. */
  readonly errors: string[];
  /** Leaves the browser, which forgets whatever it knew of them. */
  readonly leave: () => Promise<void>;
}

/** Pages that people have left, by what their browser is like: they have run the product's code, and know of nobody. */
const left = new WeakMap<Browser, Map<string, Page[]>>();

const leftPages = (browser: Browser, key: string): Page[] => {
  const all = left.get(browser) ?? new Map<string, Page[]>();
  left.set(browser, all);
  const pages = all.get(key) ?? [];
  all.set(key, pages);
  return pages;
};

/** Has a page and its browser forget who was there, and whatever was set up for them. */
const forget = async (page: Page): Promise<void> => {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all([...others.map((other) => other.close()), page.unrouteAll({ behavior: 'ignoreErrors' })]);
  page.removeAllListeners();
  await Promise.all([context.setOffline(false), context.clearCookies()]);
  // Away from the application, which might write once more.
  await page.goto(quietPath);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

/**
 * A person with a browser of their own. Its page is new, or one that somebody else has left: starting the code anew costs
 * far more than whatever it is there for.
 * @param url the product they are at
 */
export const newPerson = async (browser: Browser, url: string, options: PersonOptions = {}): Promise<Person> => {
  const { viewport = 'desktop', colorScheme = 'light' } = options;
  const pages = leftPages(browser, `${url} ${viewport} ${colorScheme}`);
  const openPage = async (): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: viewports[viewport],
      colorScheme,
      hasTouch: viewport === 'phone',
      reducedMotion: 'reduce',
      acceptDownloads: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    // Shorter than a test may take, so that a failure names what was waited for.
    page.setDefaultTimeout(25_000);
    return page;
  };
  const page = pages.pop() ?? (await openPage());
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A refused request is logged by the browser itself; the tests look at what the page makes of it.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
  });
  const leave = async (): Promise<void> => {
    await forget(page);
    pages.push(page);
  };
  return { context: page.context(), page, errors, leave };
};
