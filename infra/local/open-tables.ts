import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RouteName } from '../../shared/routes.ts';
import { allowedKeysOf } from '../table-partitions.ts';
import type { WorkerName } from '../workers.ts';
import { DamagedStoreError } from './damaged-store.ts';
import { startDynamoDb } from './dynamodb/start-dynamodb.ts';
import type { TransactionConflicts } from './dynamodb/transactions.ts';
import type { Start } from './start-services.ts';

interface OpenTablesOptions {
  readonly start: Start;
  /** Closes what was started. */
  readonly close: () => Promise<void>;
  readonly dataDir: string;
  /** Begin with no data. */
  readonly fresh: boolean;
  readonly transactionConflicts: TransactionConflicts;
}

/** A function is held to the partitions of its row, as IAM holds it. */
const allowedKeys = (functionName: string, operation: string): readonly string[] =>
  allowedKeysOf(functionName as RouteName | WorkerName, operation);

/**
 * Starts the local DynamoDB on the data of a directory, which it makes where it is not there.
 * @throws DataInUseError, and DamagedStoreError but where the data is to go
 */
export const openTables = async (options: OpenTablesOptions): Promise<Awaited<ReturnType<typeof startDynamoDb>>> => {
  const { start, close, dataDir, fresh, transactionConflicts } = options;
  // It holds contracts: nobody else on this machine reads them.
  const makeDirectory = () => mkdir(dataDir, { recursive: true, mode: 0o700 });
  const open = () =>
    start(startDynamoDb({ directory: path.join(dataDir, 'dynamodb'), transactionConflicts, allowedKeys }));

  await makeDirectory();
  // Opening the tables first makes sure that nobody else works on this data before any of it goes.
  const opened = await open().catch((error: unknown) => {
    // Data that is damaged is what somebody who begins without it wants to be rid of.
    if (fresh && error instanceof DamagedStoreError) return undefined;
    throw error;
  });
  if (opened && !fresh) return opened;

  await close();
  await rm(dataDir, { recursive: true, force: true });
  await makeDirectory();
  return open();
};
