import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { createTable } from '../../../../infra/local/ensure-table.ts';
import { localCredentials } from '../../../../infra/local/signature.ts';

export type TransactItems = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** An empty table of the product's shape at some DynamoDB, and short words for what the scenarios do with it. */
export type OpenTable = Awaited<ReturnType<typeof openTable>>;

/** How the scenarios are given a table: whichever DynamoDB it is at. */
export type TableOf = () => OpenTable;

/** Makes a table at a DynamoDB. */
export const openTable = async (url: string) => {
  const TableName = `things-${randomUUID()}`;
  const raw = new DynamoDBClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: localCredentials,
  });
  const client = DynamoDBDocumentClient.from(raw);
  await createTable(raw, TableName);
  return {
    TableName,
    raw,
    client,
    key: (pk: string) => ({ TableName, Key: { pk, sk: 'item' } }),
    put: (pk: string, more: object = {}) =>
      client.send(new PutCommand({ TableName, Item: { pk, sk: 'item', ...more } })),
    get: async (pk: string) =>
      (await client.send(new GetCommand({ TableName, Key: { pk, sk: 'item' }, ConsistentRead: true }))).Item,
    together: (items: TransactItems, more: Omit<TransactWriteCommandInput, 'TransactItems'> = {}) =>
      client.send(new TransactWriteCommand({ TransactItems: items, ...more })),
    close: (): void => raw.destroy(),
  };
};

/** The error some work ends with. */
export const failure = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
};

/** Text that makes an item of `count` KB, names and keys included. */
export const kb = (count: number): string => 'x'.repeat(count * 1024 - 40);
