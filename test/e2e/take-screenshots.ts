/** Takes a picture of every screen, light and dark, on a desktop and on a phone, into docs/screens. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocal } from '../../infra/local/start-local.ts';
import { launchBrowser, newPerson } from '../support/browser.ts';
import { screens } from '../support/screens.ts';

const target = path.resolve(import.meta.dirname, '../../docs/screens');
const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-screens-'));
await mkdir(target, { recursive: true });
const product = await startLocal({ port: 0, dataDir, env: { PUBLIC_MODE: 'true' }, web: true });
const browser = await launchBrowser();
try {
  for (const viewport of ['desktop', 'phone'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const { name, open } of screens) {
        const { context, page } = await newPerson(browser, product.url, { viewport, colorScheme });
        await open(page);
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: path.join(target, `${name}-${viewport}-${colorScheme}.png`) });
        await context.close();
        console.info(`${name} ${viewport} ${colorScheme}`);
      }
    }
  }
} finally {
  await browser.close();
  await product.close();
  await rm(dataDir, { recursive: true, force: true });
}
