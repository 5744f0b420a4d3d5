import { once } from 'node:events';
import { rm } from 'node:fs/promises';

const stopBrowser = async () => {
  const browser = globalThis.__browser;
  if (browser?.exitCode !== null) return;
  const ended = once(browser, 'exit');
  browser.disconnect();
  await ended;
};

export default async () => {
  await stopBrowser();
  for (const { product, dataDir } of globalThis.__products) {
    await product.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
