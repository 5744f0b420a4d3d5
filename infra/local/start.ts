import path from 'node:path';
import { DamagedStoreError } from './damaged-store.ts';
import { DataInUseError } from './dynamodb/open-store.ts';
import { PortInUseError } from './listen.ts';
import { describeStart } from './describe-start.ts';
import { firstAdminOf } from './first-admin.ts';
import { startLocal } from './start-local.ts';

/* `npm start`: the product on this machine, until Ctrl-C. */

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.local/data');
const port = Number(process.env['PORT'] ?? 3000);
const fresh = process.argv.includes('--fresh');

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError('PORT must be a number up to 65535.');
  const startedAt = performance.now();
  const firstAdmin = firstAdminOf(process.env);
  const log = (line: string): void => console.info(line);
  const local = await startLocal({ port, dataDir, env: process.env, firstAdmin, fresh, log });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.info(`\nClausewise is ready at ${local.url} (${seconds} s)`);
  console.info(describeStart(local, { dataDir, firstAdmin }));
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      void local.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  const isExpected = [PortInUseError, DataInUseError, DamagedStoreError, RangeError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}
