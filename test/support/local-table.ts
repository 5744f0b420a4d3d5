import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDynamoDb } from '../../infra/local/dynamodb/start-dynamodb.ts';
import { createTable } from '../../infra/local/ensure-table.ts';
import { localCredentials } from '../../infra/local/signature.ts';
import { rememberAnalyses } from './remember-analyses.ts';

const region = 'us-east-1';
const credentials = localCredentials;

/** An embedded DynamoDB of one's own, unless the environment names another one whose tables may be used. */
const startDatabase = async (): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const url = process.env['DYNAMODB_URL'];
  if (url) return { url, close: () => Promise.resolve() };
  const directory = await mkdtemp(path.join(tmpdir(), 'clausewise-table-'));
  const database = await startDynamoDb({ directory, transactionConflicts: 'cancel' });
  return {
    url: database.url,
    close: async () => {
      await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

/**
 * A DynamoDB of one's own, for use cases that are driven from inside. Sets the SDK's endpoint for this process, so
 * import what is to be driven only afterwards.
 */
export const startLocalTable = async () => {
  rememberAnalyses();
  const database = await startDatabase();
  const client = new DynamoDBClient({ endpoint: database.url, region, credentials });
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
  });
  return {
    url: database.url,
    /** Begins a table that holds nothing, and has the product use it from now on. */
    useEmptyTable: async (): Promise<void> => {
      const TableName = `table-${randomUUID()}`;
      await createTable(client, TableName);
      process.env['TABLE_NAME'] = TableName;
    },
    close: async (): Promise<void> => {
      client.destroy();
      await database.close();
    },
  };
};
