import { rm } from 'node:fs/promises';

export default async () => {
  const { product, dataDir } = globalThis.__product;
  await product.close();
  await rm(dataDir, { recursive: true, force: true });
};
