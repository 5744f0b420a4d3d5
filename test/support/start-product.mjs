import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Starts the product once for every test that drives it from outside. Each test is a visitor of its own. */
export default async () => {
  const { startLocal } = await import('../../infra/local/start-local.ts');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-test-'));
  const product = await startLocal({ port: 0, dataDir, web: true });
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_SETTINGS = JSON.stringify({ endpoints: product.endpoints, environment: product.environment });
  globalThis.__product = { product, dataDir };
};
