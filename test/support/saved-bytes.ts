import type { Download } from 'playwright-core';

/** What was downloaded, wherever the browser keeps it: it need not run on this side. */
export const savedBytes = async (download: Download): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
