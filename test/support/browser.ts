import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium as playwright, type Page } from 'playwright-core';

/** Chromium as npm brings it, so that no system package is needed. */
const chromiumOptions = async () => ({
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

export const launchBrowser = async (): Promise<Browser> => playwright.launch(await chromiumOptions());

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

interface PersonOptions {
  readonly viewport?: keyof typeof viewports;
  readonly colorScheme?: 'light' | 'dark';
}

/** A person with a browser of their own: a fresh context, whose page fails the test on any uncaught error. */
export const newPerson = async (
  browser: Browser,
  url: string,
  { viewport = 'desktop', colorScheme = 'light' }: PersonOptions = {},
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> => {
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
  page.setDefaultTimeout(12_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A refused request is logged by the browser itself; the tests look at what the page makes of it.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
  });
  return { context, page, errors };
};
