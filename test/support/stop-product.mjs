import { rm } from 'node:fs/promises';

export default async () => {
  for (const { product, dataDir } of globalThis.__products) {
    await product.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
