import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Far more than all tests together need: what the limits do is shown where they are set low. */
const generousLimits = JSON.stringify({
  analysesPerDay: 100_000,
  analysesPerAddress: 100_000,
  uploadsPerDay: 100_000,
  uploadsPerAddress: 100_000,
  scannedPagesPerDay: 100_000,
  scannedPagesPerAddress: 100_000,
});
const generousSignInLimits = JSON.stringify({
  perAccountAndAddress: 5,
  perAddress: 100_000,
  windowMinutes: 15,
  mailsPerAddress: 100_000,
});

/** Tests call every function, in turn: none is to be ended for another and loaded again. */
const mostWorkers = 60;

/** Starts the browser that all tests of pages share, and gives its process. */
const startBrowser = async () => {
  const browser = fork(path.join(import.meta.dirname, 'run-browser.ts'), {
    execArgv: ['--no-warnings'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const ended = once(browser, 'exit').then(() => {
    throw new Error('the browser of the tests does not start');
  });
  const [url] = await Promise.race([once(browser, 'message'), ended]);
  process.env.BROWSER_URL = url;
  return browser;
};

/**
 * Starts the product twice for every test that drives it from outside: in public mode, where each test is a visitor of
 * its own, and without it, where each makes its own accounts, and one browser. PRODUCT_WEB=no leaves page and browser
 * out, for those who run tests of the API alone.
 */
export default async () => {
  const { startLocal } = await import('../../infra/local/start-local.ts');
  const { defaultFirstAdmin } = await import('../../infra/local/first-admin.ts');
  const { passwordCost } = await import('./password-cost.ts');
  const start = async (env) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-test-'));
    const product = await startLocal({
      port: 0,
      dataDir,
      web: process.env.PRODUCT_WEB !== 'no',
      env,
      firstAdmin: defaultFirstAdmin,
      mostWorkers,
      passwordCost,
    });
    return { product, dataDir };
  };
  const settingsOf = ({ product }) =>
    JSON.stringify({ endpoints: product.endpoints, environment: product.environment });

  const open = await start({
    PUBLIC_MODE: 'true',
    PUBLIC_LIMITS: generousLimits,
    SIGN_IN_LIMITS: generousSignInLimits,
  });
  const closed = await start({ SIGN_IN_LIMITS: generousSignInLimits });
  process.env.PRODUCT_URL = open.product.url;
  process.env.PRODUCT_SETTINGS = settingsOf(open);
  process.env.PRIVATE_PRODUCT_URL = closed.product.url;
  process.env.PRIVATE_PRODUCT_SETTINGS = settingsOf(closed);
  globalThis.__products = [open, closed];
  if (process.env.PRODUCT_WEB !== 'no') globalThis.__browser = await startBrowser();
};
