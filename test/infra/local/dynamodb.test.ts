import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ConditionalCheckFailedException,
  CreateTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  IdempotentParameterMismatchException,
  TransactionCanceledException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DynamoDb, startDynamoDb } from '../../../infra/local/dynamodb/start-dynamodb.ts';

const TableName = 'things';
let directory: string;
let service: DynamoDb;
let raw: DynamoDBClient;
let client: DynamoDBDocumentClient;

const clientOf = ({ url }: DynamoDb) =>
  new DynamoDBClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
const createTable = async (of: DynamoDBClient) => {
  await of.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  );
  await waitUntilTableExists({ client: of, maxWaitTime: 5, minDelay: 0.05, maxDelay: 0.5 }, { TableName });
};

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'dynamodb-'));
  service = await startDynamoDb({ directory });
  raw = clientOf(service);
  client = DynamoDBDocumentClient.from(raw);
  await createTable(raw);
});

afterAll(async () => {
  raw.destroy();
  await service.close();
  await rm(directory, { recursive: true });
});

const put = (pk: string, more: object = {}) =>
  client.send(new PutCommand({ TableName, Item: { pk, sk: 'item', ...more } }));
const get = async (pk: string) =>
  (await client.send(new GetCommand({ TableName, Key: { pk, sk: 'item' }, ConsistentRead: true }))).Item;
const key = (pk: string) => ({ TableName, Key: { pk, sk: 'item' } });
const together = (
  TransactItems: NonNullable<TransactWriteCommandInput['TransactItems']>,
  more: Omit<TransactWriteCommandInput, 'TransactItems'> = {},
) => client.send(new TransactWriteCommand({ TransactItems, ...more }));
const failure = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
};
const kb = (count: number) => 'x'.repeat(count * 1024 - 40);

describe('a transaction', () => {
  it('writes all of its parts', async () => {
    await put('t1-update', { count: 1 });
    await put('t1-delete');
    await put('t1-check', { open: true });
    await together([
      { Put: { TableName, Item: { pk: 't1-put', sk: 'item', name: 'new' } } },
      {
        Update: {
          ...key('t1-update'),
          UpdateExpression: 'ADD #count :one',
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
      { Delete: key('t1-delete') },
      { ConditionCheck: { ...key('t1-check'), ConditionExpression: 'attribute_exists(pk)' } },
    ]);
    expect(await get('t1-put')).toMatchObject({ name: 'new' });
    expect(await get('t1-update')).toMatchObject({ count: 2 });
    expect(await get('t1-delete')).toBeUndefined();
    expect(await get('t1-check')).toMatchObject({ open: true });
  });

  it('writes nothing when one condition fails, and says for each part why', async () => {
    await put('t2-taken', { by: 'first' });
    const error = await failure(
      together([
        { Put: { TableName, Item: { pk: 't2-new', sk: 'item' } } },
        {
          Put: {
            TableName,
            Item: { pk: 't2-taken', sk: 'item', by: 'second' },
            ConditionExpression: 'attribute_not_exists(pk)',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        { ConditionCheck: { ...key('t2-absent'), ConditionExpression: 'attribute_exists(pk)' } },
      ]),
    );
    expect(error).toBeInstanceOf(TransactionCanceledException);
    const { message, CancellationReasons } = error as TransactionCanceledException;
    expect(message).toBe(
      'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, ConditionalCheckFailed]',
    );
    expect(CancellationReasons).toEqual([
      { Code: 'None' },
      {
        Code: 'ConditionalCheckFailed',
        Message: 'The conditional request failed',
        Item: { pk: { S: 't2-taken' }, sk: { S: 'item' }, by: { S: 'first' } },
      },
      { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
    ]);
    expect(await get('t2-new')).toBeUndefined();
    expect(await get('t2-taken')).toMatchObject({ by: 'first' });
  });

  it('is cancelled by an update that does not fit the item', async () => {
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
    expect((error as TransactionCanceledException).CancellationReasons?.[0]).toMatchObject({ Code: 'ValidationError' });
  });

  it.each([
    [
      'two actions on one item',
      [{ Delete: key('t4') }, { ConditionCheck: { ...key('t4'), ConditionExpression: 'attribute_exists(pk)' } }],
      /multiple operations on one item/,
    ],
    [
      'more than 100 actions',
      Array.from({ length: 101 }, (_, index) => ({ Delete: key(`t4-${index}`) })),
      /less than or equal to 100/,
    ],
    [
      'a condition that is no expression',
      [{ Delete: { ...key('t4'), ConditionExpression: 'pk ===' } }],
      /Invalid ConditionExpression/,
    ],
  ])('is refused with %s', async (_, actions, message) => {
    const error = await failure(together(actions));
    expect((error as Error).name).toBe('ValidationException');
    expect((error as Error).message).toMatch(message);
  });

  it('repeated with its token changes nothing more, and with other contents is refused', async () => {
    const increment = (by: number) => [
      {
        Update: {
          ...key('t5'),
          UpdateExpression: 'ADD #n :by',
          ExpressionAttributeNames: { '#n': 'n' },
          ExpressionAttributeValues: { ':by': by },
        },
      },
    ];
    await together(increment(1), { ClientRequestToken: 'token-5' });
    await together(increment(1), { ClientRequestToken: 'token-5' });
    expect(await get('t5')).toMatchObject({ n: 1 });
    expect(await failure(together(increment(2), { ClientRequestToken: 'token-5' }))).toBeInstanceOf(
      IdempotentParameterMismatchException,
    );
    expect(await get('t5')).toMatchObject({ n: 1 });
  });

  it('costs twice what its parts cost alone, the larger of old and new item counting', async () => {
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

describe('writers at the same time', () => {
  it('lets exactly as many of 200 conditional counters through as the limit allows', async () => {
    const limit = 37;
    const attempt = (index: number) =>
      together([
        {
          Update: {
            ...key('quota'),
            UpdateExpression: 'ADD used :one',
            ConditionExpression: 'attribute_not_exists(used) OR used < :limit',
            ExpressionAttributeValues: { ':one': 1, ':limit': limit },
          },
        },
        { Put: { TableName, Item: { pk: `quota-${index}`, sk: 'item' } } },
      ]).then(
        () => true,
        () => false,
      );
    const results = await Promise.all(Array.from({ length: 200 }, (_, index) => attempt(index)));
    expect(results.filter(Boolean)).toHaveLength(limit);
    expect(await get('quota')).toMatchObject({ used: limit });
    const stored = await Promise.all(results.map((_, index) => get(`quota-${index}`)));
    expect(stored.map((item) => item !== undefined)).toEqual(results);
  });

  it('loses no increment between single updates and transactions that cross each other', async () => {
    const add = (pk: string) => ({
      ...key(pk),
      UpdateExpression: 'ADD hits :one',
      ExpressionAttributeValues: { ':one': 1 },
    });
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        if (index % 3 === 0) return client.send(new UpdateCommand(add('cross-a')));
        const pair = [{ Update: add('cross-a') }, { Update: add('cross-b') }];
        return together(index % 3 === 1 ? pair : pair.reverse());
      }),
    );
    expect(await get('cross-a')).toMatchObject({ hits: 60 });
    expect(await get('cross-b')).toMatchObject({ hits: 40 });
  });
});

describe('transactions that meet on one item', () => {
  it('are cancelled all but one with the conflict as the reason, where they may not wait', async () => {
    const elsewhere = await mkdtemp(path.join(tmpdir(), 'dynamodb-'));
    const strict = await startDynamoDb({ directory: elsewhere, transactionConflicts: 'cancel' });
    const strictRaw = clientOf(strict);
    const strictClient = DynamoDBDocumentClient.from(strictRaw);
    await createTable(strictRaw);
    const increment = () =>
      strictClient.send(
        new TransactWriteCommand({
          TransactItems: [
            { Put: { TableName, Item: { pk: randomUUID(), sk: 'item' } } },
            { Update: { ...key('c'), UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } } },
          ],
        }),
      );
    const results = await Promise.allSettled(Array.from({ length: 20 }, increment));
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
    const { Item } = await strictClient.send(new GetCommand(key('c')));
    expect(refused.length).toBeGreaterThan(0);
    expect(Item).toMatchObject({ n: 20 - refused.length });
    for (const error of refused) {
      expect((error as TransactionCanceledException).CancellationReasons).toEqual([
        { Code: 'None' },
        { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' },
      ]);
    }
    strictRaw.destroy();
    await strict.close();
    await rm(elsewhere, { recursive: true });
  });
});

describe('sizes', () => {
  it('are counted in bytes of UTF-8, so that an item of 400 KB in quotation marks is refused', async () => {
    const text = '“'.repeat(150_000);
    expect(await failure(put('size-put', { text }))).toMatchObject({ name: 'ValidationException' });
    await put('size-update', {});
    const update = new UpdateCommand({
      ...key('size-update'),
      UpdateExpression: 'SET #t = :t',
      ExpressionAttributeNames: { '#t': 'text' },
      ExpressionAttributeValues: { ':t': text },
    });
    expect(await failure(client.send(update))).toMatchObject({ name: 'ValidationException' });
    expect(await get('size-update')).toEqual({ pk: 'size-update', sk: 'item' });
  });

  it('decide the units of a write and of a query', async () => {
    const written = await client.send(
      new PutCommand({
        TableName,
        Item: { pk: 'units', sk: 'a', text: '“'.repeat(1000) },
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    expect(written.ConsumedCapacity).toMatchObject({ CapacityUnits: 3 });
    const found = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'units' },
        ConsistentRead: true,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    expect(found.ConsumedCapacity).toMatchObject({ CapacityUnits: 1 });
  });
});

describe('single writes', () => {
  it('hand back the item that stood in the way, where asked to', async () => {
    await put('single', { by: 'first' });
    const error = await failure(
      client.send(
        new PutCommand({
          TableName,
          Item: { pk: 'single', sk: 'item' },
          ConditionExpression: 'attribute_not_exists(pk)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      ),
    );
    expect(error).toBeInstanceOf(ConditionalCheckFailedException);
    expect((error as ConditionalCheckFailedException).Item).toMatchObject({ by: { S: 'first' } });
  });

  it('go through in batches', async () => {
    await put('batch-old');
    await client.send(
      new BatchWriteCommand({
        RequestItems: {
          [TableName]: [
            { PutRequest: { Item: { pk: 'batch-new', sk: 'item' } } },
            { DeleteRequest: { Key: { pk: 'batch-old', sk: 'item' } } },
          ],
        },
      }),
    );
    expect(await get('batch-new')).toBeDefined();
    expect(await get('batch-old')).toBeUndefined();
  });
});

describe('time to live', () => {
  it('removes what has expired and nothing else', async () => {
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
