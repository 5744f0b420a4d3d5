import {
  type BatchWriteCommandInput,
  BatchWriteCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { failure, kb, type TableOf } from './open-table.ts';

type Requests = NonNullable<NonNullable<BatchWriteCommandInput['RequestItems']>[string]>;

const name = (at: number): string => `item#${String(at).padStart(3, '0')}`;

/** What lists rely on: pages by count and by size, order, places to go on from, and units by what was read. */
export const describePaging = (table: TableOf): void => {
  describe('a query', () => {
    const of = (pk: string, more: Partial<QueryCommandInput> = {}) =>
      table().client.send(
        new QueryCommand({
          TableName: table().TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ConsistentRead: true,
          ...more,
        }),
      );
    const sortKeys = (items: readonly Record<string, unknown>[] | undefined) => items?.map(({ sk }) => sk) ?? [];
    const readPages = async (pk: string, more: Partial<QueryCommandInput> = {}) => {
      const pages: string[][] = [];
      let from: QueryCommandInput['ExclusiveStartKey'];
      do {
        const page = await of(pk, { ...more, ExclusiveStartKey: from });
        pages.push(sortKeys(page.Items) as string[]);
        from = page.LastEvaluatedKey;
      } while (from);
      return pages;
    };

    beforeAll(async () => {
      const { client, TableName } = table();
      const fill = async (pk: string, count: number, more: object): Promise<void> => {
        for (let from = 0; from < count; from += 5) {
          const requests: Requests = Array.from({ length: Math.min(5, count - from) }, (_, at) => ({
            PutRequest: { Item: { pk, sk: name(from + at), even: at % 2 === 0, ...more } },
          }));
          await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
        }
      };
      await fill('few', 10, {});
      await fill('large', 30, { text: kb(100) });
    });

    it('gives items in the order of their sort keys, or the other way round', async () => {
      const expected = Array.from({ length: 10 }, (_, at) => name(at));
      expect(sortKeys((await of('few')).Items)).toEqual(expected);
      expect(sortKeys((await of('few', { ScanIndexForward: false })).Items)).toEqual(expected.reverse());
    });

    it('gives pages of the length asked for, and the key to go on from', async () => {
      const pages = await readPages('few', { Limit: 4 });
      expect(pages.map(({ length }) => length)).toEqual([4, 4, 2]);
      expect(pages.flat()).toEqual(Array.from({ length: 10 }, (_, at) => name(at)));
    });

    it('has a next page, which is empty, where a page ends with the last item', async () => {
      const pages = await readPages('few', { Limit: 5, ScanIndexForward: false });
      expect(pages.map(({ length }) => length)).toEqual([5, 5, 0]);
    });

    it('ends a page after 1 MB, whatever was asked for', async () => {
      const pages = await readPages('large', { Limit: 100 });
      expect(pages[0]?.length).toBe(11);
      expect(pages.flat()).toEqual(Array.from({ length: 30 }, (_, at) => name(at)));
    });

    it('counts what a filter leaves out towards the page', async () => {
      const filter = {
        FilterExpression: 'even = :yes',
        ExpressionAttributeValues: { ':pk': 'few', ':yes': true },
      };
      const { Count, ScannedCount, LastEvaluatedKey } = await of('few', { ...filter, Limit: 5 });
      expect([Count, ScannedCount, LastEvaluatedKey]).toEqual([3, 5, { pk: 'few', sk: name(4) }]);
    });

    it('finds what begins with, lies between, and comes after', async () => {
      const find = async (condition: string, values: Record<string, string>) =>
        sortKeys(
          (
            await of('few', {
              KeyConditionExpression: `pk = :pk AND ${condition}`,
              ExpressionAttributeValues: { ':pk': 'few', ...values },
            })
          ).Items,
        );
      expect(await find('begins_with(sk, :a)', { ':a': 'item#00' })).toHaveLength(10);
      expect(await find('begins_with(sk, :a)', { ':a': 'item#009' })).toEqual([name(9)]);
      expect(await find('sk BETWEEN :a AND :b', { ':a': name(2), ':b': name(4) })).toEqual([name(2), name(3), name(4)]);
      expect(await find('sk > :a', { ':a': name(8) })).toEqual([name(9)]);
    });

    it('goes on from a key that is no longer there', async () => {
      const gone = { pk: 'few', sk: 'item#0045' };
      expect(sortKeys((await of('few', { ExclusiveStartKey: gone })).Items)[0]).toBe(name(5));
    });

    it('is refused with a key to go on from that is not of its partition', async () => {
      const error = await failure(of('few', { ExclusiveStartKey: { pk: 'other', sk: name(1) } }));
      expect(error).toMatchObject({ name: 'ValidationException' });
    });

    it('sorts keys by the bytes of UTF-8', async () => {
      const { client, TableName } = table();
      const keys = ['a', 'Z', 'é', '条', '\uff5e', '😀'];
      const requests: Requests = keys.map((sk) => ({ PutRequest: { Item: { pk: 'bytes', sk } } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
      const expected = keys.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
      expect(sortKeys((await of('bytes')).Items)).toEqual(expected);
    });

    it('costs a unit for each started 4 KB it read, half of it where it need not be consistent', async () => {
      const units = async (more: Partial<QueryCommandInput>) =>
        (await of('large', { Limit: 2, ReturnConsumedCapacity: 'TOTAL', ...more })).ConsumedCapacity?.CapacityUnits;
      expect(await units({})).toBe(50);
      expect(await units({ ConsistentRead: false })).toBe(25);
    });
  });
};
