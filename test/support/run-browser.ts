import { chromium } from 'playwright-core';
import { chromiumOptions } from './browser.ts';

/* The browser of all tests of pages, in a process of its own. Says where it answers; ends with whoever started it. */

const server = await chromium.launchServer(await chromiumOptions());
process.once('disconnect', () => void server.close().finally(() => process.exit()));
process.send?.(server.wsEndpoint());
