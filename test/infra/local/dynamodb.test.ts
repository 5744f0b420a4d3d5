import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  DescribeTimeToLiveCommand,
  type TransactionCanceledException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactGetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DynamoDb, startDynamoDb } from '../../../infra/local/dynamodb/start-dynamodb.ts';
import { describeDynamoDb } from './dynamodb/describe-dynamodb.ts';
import { failure, kb, type OpenTable, openTable } from './dynamodb/open-table.ts';

/** An embedded DynamoDB in a directory of its own. */
const startEmbedded = async (options: { readonly transactionConflicts?: 'cancel' } = {}) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'dynamodb-'));
  const service = await startDynamoDb({ directory, ...options });
  return {
    ...service,
    close: async () => {
      await service.close();
      await rm(directory, { recursive: true });
    },
  };
};

let service: DynamoDb;
beforeAll(async () => {
  service = await startEmbedded();
});
afterAll(() => service.close());

describe('the embedded DynamoDB', () => {
  describeDynamoDb(() => Promise.resolve(service.url));
});

describe('transactions that meet on one item', () => {
  it('are cancelled all but one with the conflict as the reason, where they may not wait', async () => {
    const strict = await startEmbedded({ transactionConflicts: 'cancel' });
    const { TableName, client, key, together, close } = await openTable(strict.url);
    const increment = () =>
      together([
        { Put: { TableName, Item: { pk: randomUUID(), sk: 'item' } } },
        { Update: { ...key('c'), UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } } },
      ]);
    const results = await Promise.allSettled(Array.from({ length: 20 }, increment));
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
    const { Item } = await client.send(new GetCommand(key('c')));
    expect(refused.length).toBeGreaterThan(0);
    expect(Item).toMatchObject({ n: 20 - refused.length });
    for (const error of refused) {
      expect((error as TransactionCanceledException).CancellationReasons).toEqual([
        { Code: 'None' },
        { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' },
      ]);
    }
    close();
    await strict.close();
  });

  it('refuse a single write of that item meanwhile, where it may not wait', async () => {
    const strict = await startEmbedded({ transactionConflicts: 'cancel' });
    const { TableName, client, key, together, close } = await openTable(strict.url);
    const ADD = { UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } };
    const items = Array.from({ length: 20 }, () => ({ Put: { TableName, Item: { pk: randomUUID(), sk: 'item' } } }));
    const results = await Promise.allSettled([
      together([...items, { Update: { ...key('d'), ...ADD } }]),
      ...Array.from({ length: 20 }, () => client.send(new UpdateCommand({ ...key('d'), ...ADD }))),
    ]);
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as Error);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ name }) => name))).toEqual(new Set(['TransactionConflictException']));
    expect((await client.send(new GetCommand(key('d')))).Item).toMatchObject({ n: 21 - refused.length });
    close();
    await strict.close();
  });
});

describe('a transaction, where AWS’s own local one does not do what AWS documents', () => {
  let table: OpenTable;
  beforeAll(async () => {
    table = await openTable(service.url);
  });
  afterAll(() => table.close());

  it('is cancelled by an update that does not fit the item', async () => {
    const { key, put, together } = table;
    await put('t3', { name: 'text' });
    const error = await failure(
      together([
        {
          Update: {
            ...key('t3'),
            UpdateExpression: 'ADD #n :one',
            ExpressionAttributeNames: { '#n': 'name' },
            ExpressionAttributeValues: { ':one': 1 },
          },
        },
      ]),
    );
    expect((error as TransactionCanceledException).CancellationReasons?.[0]).toMatchObject({
      Code: 'ValidationError',
    });
  });

  it('costs twice what its parts cost alone, the larger of old and new item counting', async () => {
    const { TableName, client, key, put, together } = table;
    await put('t6-a', { text: kb(5) });
    const { ConsumedCapacity } = await together(
      [
        { Put: { TableName, Item: { pk: 't6-a', sk: 'item', text: kb(2) } } },
        { Put: { TableName, Item: { pk: 't6-b', sk: 'item' } } },
      ],
      { ReturnConsumedCapacity: 'TOTAL' },
    );
    expect(ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 12, WriteCapacityUnits: 12 }]);
    const read = await client.send(
      new TransactGetCommand({
        TransactItems: [{ Get: key('t6-a') }, { Get: key('t6-none') }],
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    expect(read.Responses?.[0]?.Item).toMatchObject({ pk: 't6-a' });
    expect(read.Responses?.[1]?.Item).toBeUndefined();
    expect(read.ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 4, ReadCapacityUnits: 4 }]);
  });
});

describe('time to live', () => {
  let table: OpenTable;
  beforeAll(async () => {
    table = await openTable(service.url);
  });
  afterAll(() => table.close());

  it('removes what has expired and nothing else', async () => {
    const { TableName, raw, put, get } = table;
    await raw.send(
      new UpdateTimeToLiveCommand({
        TableName,
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      }),
    );
    const { TimeToLiveDescription } = await raw.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expiresAt' });
    const now = Math.floor(Date.now() / 1000);
    await put('ttl-past', { expiresAt: now - 10 });
    await put('ttl-future', { expiresAt: now + 1000 });
    await put('ttl-text', { expiresAt: String(now - 10) });
    expect(await service.removeExpired()).toBe(1);
    expect(await get('ttl-past')).toBeUndefined();
    expect(await get('ttl-future')).toBeDefined();
    expect(await get('ttl-text')).toBeDefined();
  });
});
