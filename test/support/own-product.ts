import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LocalOptions, startLocal } from '../../infra/local/start-local.ts';
import type { DrivenProduct } from './accounts.ts';
import { passwordCost } from './password-cost.ts';

/** A product with settings of its own, and everything it has logged. */
export interface OwnProduct extends DrivenProduct {
  readonly logged: readonly string[];
  /** Where its data lies. */
  readonly dataDir: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a product for tests that need other settings than the shared ones have: without the page unless it is asked for, and
 * without a first admin, for whom six functions would be loaded.
 */
export const startOwnProduct = async (
  options: Pick<LocalOptions, 'env' | 'tokenSeconds' | 'between' | 'web' | 'firstAdmin' | 'passwordCost'> = {},
): Promise<OwnProduct> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-own-'));
  const logged: string[] = [];
  const product = await startLocal({
    web: false,
    passwordCost,
    ...options,
    port: 0,
    dataDir,
    log: (line) => void logged.push(line),
  });
  return {
    url: product.url,
    endpoints: product.endpoints,
    environment: product.environment,
    logged,
    dataDir,
    close: async () => {
      await product.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
