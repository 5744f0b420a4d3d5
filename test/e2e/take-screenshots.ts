/**
 * Takes a picture of every screen, light and dark, on a desktop and on a phone, into docs/screens. A word behind the
 * command takes only the screens with that word in their names.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultFirstAdmin } from '../../infra/local/first-admin.ts';
import { startLocal } from '../../infra/local/start-local.ts';
import { launchBrowser, newPerson } from '../support/browser.ts';
import { productOf, screens } from '../support/screens.ts';

const target = path.resolve(import.meta.dirname, '../../docs/screens');
const wanted = process.argv[2] ?? '';
await mkdir(target, { recursive: true });

const start = async (env: Readonly<Record<string, string>>) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-screens-'));
  const product = await startLocal({ port: 0, dataDir, env, web: true, firstAdmin: defaultFirstAdmin });
  const end = async (): Promise<void> => {
    await product.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { product, end };
};

const open = await start({ PUBLIC_MODE: 'true' });
const closed = await start({});
process.env['PRODUCT_URL'] = open.product.url;
process.env['PRIVATE_PRODUCT_URL'] = closed.product.url;
process.env['PRIVATE_PRODUCT_SETTINGS'] = JSON.stringify(closed.product);
const browser = await launchBrowser();
try {
  for (const viewport of ['desktop', 'phone'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const screen of screens.filter(({ name }) => name.includes(wanted))) {
        const { page, leave } = await newPerson(browser, productOf(screen), { viewport, colorScheme });
        await screen.open(page);
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: path.join(target, `${screen.name}-${viewport}-${colorScheme}.png`) });
        await leave();
        console.info(`${screen.name} ${viewport} ${colorScheme}`);
      }
    }
  }
} finally {
  await browser.close();
  await open.end();
  await closed.end();
}
