import { afterAll, beforeAll } from '@jest/globals';
import { type ModelServer, startModelServer } from './bedrock-server.ts';
import { type OwnProduct, startOwnProduct } from './own-product.ts';

/**
 * The stand-in reads 1,200 tokens, 300 more from its cache and 100 into it, and writes 800 for each answer: 0.1 dollars by
 * these prices.
 */
export const modelPrices = {
  prices: { 'test.model-v1': { input: 40, output: 50, cacheRead: 20, cacheWrite: 60 } },
  otherModels: { input: 1_000, output: 1_000 },
} as const;

/** A product in public mode and the model it asks. */
export interface ModelProduct {
  readonly model: ModelServer;
  readonly product: OwnProduct;
  readonly close: () => Promise<void>;
}

/** Starts a product with a model whose answers tests script; `env` says what else is set. */
export const startModelProduct = async (env: Readonly<Record<string, string>> = {}): Promise<ModelProduct> => {
  const model = await startModelServer();
  const product = await startOwnProduct({
    env: {
      PUBLIC_MODE: 'true',
      BEDROCK_MODEL_ID: 'test.model-v1',
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
      ...env,
    },
  });
  return {
    model,
    product,
    close: async () => {
      await product.close();
      await model.close();
    },
  };
};

/** The model and the product of a file that has one of each, as `useModelProduct` started them. */
export let model: ModelServer;
export let product: OwnProduct;

/** Has a product and the model that it asks run while the tests of a file do. */
export const useModelProduct = (): void => {
  let close: ModelProduct['close'];
  beforeAll(async () => {
    ({ model, product, close } = await startModelProduct());
  });
  afterAll(() => close());
};
