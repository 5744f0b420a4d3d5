import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, BatchWriteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from '@jest/globals';
import { failure, kb, type TableOf } from './open-table.ts';

/** What one item and one call may hold, what they cost, and what a condition that fails gives back. */
export const describeLimits = (table: TableOf): void => {
  describe('sizes', () => {
    it('are counted in bytes of UTF-8, so that an item of 400 KB in quotation marks is refused', async () => {
      const { client, key, put, get } = table();
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

    it('let an item of just under 400 KB be', async () => {
      const { put, get } = table();
      await put('size-fits', { text: kb(400) });
      expect((await get('size-fits'))?.['text']).toHaveLength(kb(400).length);
    });

    it('decide the units of a write and of a query', async () => {
      const { client, TableName } = table();
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

    it.each<[string, Record<string, unknown>]>([
      ['an empty partition key', { pk: '', sk: 'item' }],
      ['an empty sort key', { pk: 'p', sk: '' }],
      ['a partition key of more than 2,048 bytes', { pk: 'é'.repeat(1_025), sk: 'item' }],
      ['a sort key of more than 1,024 bytes', { pk: 'p', sk: 'é'.repeat(513) }],
      ['no sort key', { pk: 'p' }],
      ['a key of another type', { pk: 1, sk: 'item' }],
    ])('refuse %s', async (_, Item) => {
      const { client, TableName } = table();
      expect(await failure(client.send(new PutCommand({ TableName, Item })))).toMatchObject({
        name: 'ValidationException',
      });
    });

    it('let empty text be in what is no key', async () => {
      const { put, get } = table();
      await put('empty', { text: '', list: [], map: {} });
      expect(await get('empty')).toMatchObject({ text: '', list: [], map: {} });
    });
  });

  describe('single writes', () => {
    it('hand back the item that stood in the way, where asked to', async () => {
      const { client, TableName, put } = table();
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

    it('give what an update made', async () => {
      const { client, key } = table();
      const { Attributes } = await client.send(
        new UpdateCommand({
          ...key('update'),
          UpdateExpression: 'SET #m = if_not_exists(#m, :map), n = if_not_exists(n, :zero) + :one',
          ExpressionAttributeNames: { '#m': 'map' },
          ExpressionAttributeValues: { ':map': { inner: 1 }, ':zero': 0, ':one': 1 },
          ReturnValues: 'ALL_NEW',
        }),
      );
      expect(Attributes).toEqual({ pk: 'update', sk: 'item', map: { inner: 1 }, n: 1 });
    });
  });

  describe('batches', () => {
    it('are written', async () => {
      const { client, TableName, put, get } = table();
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

    it('hold 25 writes and 100 reads at most, and no key twice', async () => {
      const { client, TableName } = table();
      const keys = (count: number) => Array.from({ length: count }, (_, at) => ({ pk: `many-${at}`, sk: 'item' }));
      const write = (count: number) =>
        client.send(
          new BatchWriteCommand({
            RequestItems: { [TableName]: keys(count).map((Item) => ({ PutRequest: { Item } })) },
          }),
        );
      const read = (Keys: Record<string, string>[]) =>
        client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));
      await write(25);
      expect(await failure(write(26))).toMatchObject({ name: 'ValidationException' });
      expect((await read(keys(100))).Responses?.[TableName]).toHaveLength(25);
      expect(await failure(read(keys(101)))).toMatchObject({ name: 'ValidationException' });
      expect(await failure(read([...keys(1), ...keys(1)]))).toMatchObject({ name: 'ValidationException' });
    });
  });
};
