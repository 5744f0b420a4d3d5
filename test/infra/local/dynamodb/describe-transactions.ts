import { randomUUID } from 'node:crypto';
import { IdempotentParameterMismatchException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from '@jest/globals';
import { failure, kb, type TableOf, type TransactItems } from './open-table.ts';

/** Adds to a number of an item. */
const add = (target: { TableName: string; Key: { pk: string; sk: string } }, attribute: string, by = 1) => ({
  ...target,
  UpdateExpression: 'ADD #n :by',
  ExpressionAttributeNames: { '#n': attribute },
  ExpressionAttributeValues: { ':by': by },
});

/** What the product relies on where it writes several items in one step. */
export const describeTransactions = (table: TableOf): void => {
  describe('a transaction', () => {
    it('writes all of its parts', async () => {
      const { TableName, key, put, get, together } = table();
      await put('t1-update', { count: 1 });
      await put('t1-delete');
      await put('t1-check', { open: true });
      await together([
        { Put: { TableName, Item: { pk: 't1-put', sk: 'item', name: 'new' } } },
        { Update: add(key('t1-update'), 'count') },
        { Delete: key('t1-delete') },
        { ConditionCheck: { ...key('t1-check'), ConditionExpression: 'attribute_exists(pk)' } },
      ]);
      expect(await get('t1-put')).toMatchObject({ name: 'new' });
      expect(await get('t1-update')).toMatchObject({ count: 2 });
      expect(await get('t1-delete')).toBeUndefined();
      expect(await get('t1-check')).toMatchObject({ open: true });
    });

    it('writes nothing when one condition fails, and says for each part why', async () => {
      const { TableName, key, put, get, together } = table();
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
      // AWS's own local one ends the second with a full stop.
      const conditionFailed: unknown = expect.stringMatching(/^The conditional request failed\.?$/);
      expect(CancellationReasons).toEqual([
        { Code: 'None' },
        {
          Code: 'ConditionalCheckFailed',
          Message: conditionFailed,
          Item: { pk: { S: 't2-taken' }, sk: { S: 'item' }, by: { S: 'first' } },
        },
        { Code: 'ConditionalCheckFailed', Message: conditionFailed },
      ]);
      expect(await get('t2-new')).toBeUndefined();
      expect(await get('t2-taken')).toMatchObject({ by: 'first' });
    });

    it.each<[string, (at: ReturnType<TableOf>) => TransactItems, RegExp]>([
      [
        'two actions on one item',
        ({ key }) => [
          { Delete: key('t4') },
          { ConditionCheck: { ...key('t4'), ConditionExpression: 'attribute_exists(pk)' } },
        ],
        /multiple operations on one item|Transaction cancelled/,
      ],
      [
        'more than 100 actions',
        ({ key }) => Array.from({ length: 101 }, (_, index) => ({ Delete: key(`t4-${index}`) })),
        /less than or equal to 100/,
      ],
      ['no action', () => [], /greater than or equal to 1/],
      [
        'a condition that is no expression',
        ({ key }) => [{ Delete: { ...key('t4'), ConditionExpression: 'pk ===' } }],
        /Invalid ConditionExpression/,
      ],
      [
        'items of more than 4 MB',
        ({ TableName }) =>
          Array.from({ length: 11 }, (_, index) => ({
            Put: { TableName, Item: { pk: `t4-${index}`, sk: 'item', text: kb(399) } },
          })),
        /4 ?MB/,
      ],
    ])('is refused with %s', async (_, actions, message) => {
      const error = await failure(table().together(actions(table())));
      // Two actions on one item cancel it at AWS's own local one, and make the request invalid at AWS.
      expect((error as Error).name).toMatch(/^(ValidationException|TransactionCanceledException)$/);
      expect((error as Error).message).toMatch(message);
    });

    it('takes 100 actions', async () => {
      const { TableName, get, together } = table();
      const puts = Array.from({ length: 100 }, (_, at) => ({
        Put: { TableName, Item: { pk: `t7-${at}`, sk: 'item' } },
      }));
      await together(puts);
      expect(await get('t7-0')).toBeDefined();
      expect(await get('t7-99')).toBeDefined();
    });

    it('repeated with its token changes nothing more, and with other contents is refused', async () => {
      const { key, get, together } = table();
      const ClientRequestToken = randomUUID();
      const increment = (by: number) => [{ Update: add(key('t5'), 'n', by) }];
      await together(increment(1), { ClientRequestToken });
      await together(increment(1), { ClientRequestToken });
      expect(await get('t5')).toMatchObject({ n: 1 });
      expect(await failure(together(increment(2), { ClientRequestToken }))).toBeInstanceOf(
        IdempotentParameterMismatchException,
      );
      expect(await get('t5')).toMatchObject({ n: 1 });
    });

    it('repeated with its token while it is under way is never called done before it is', async () => {
      const { key, get, together } = table();
      const increment = { Update: { ...add(key('t8'), 'n', 1), ConditionExpression: 'attribute_exists(pk)' } };
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          const ClientRequestToken = randomUUID();
          const twice = [0, 1].map(() => failure(together([increment], { ClientRequestToken })));
          for (const error of await Promise.all(twice)) expect(error).toBeInstanceOf(TransactionCanceledException);
        }),
      );
      expect(await get('t8')).toBeUndefined();
    });
  });

  describe('writers at the same time', () => {
    /** Does a write again where it met another one, as the product does. */
    const persist = async (write: () => Promise<unknown>): Promise<boolean> => {
      for (;;) {
        const error = await write().then(
          () => undefined,
          (reason: unknown) => reason as Error,
        );
        if (error === undefined) return true;
        const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
        const met =
          error.name === 'TransactionConflictException' || reasons.some(({ Code }) => Code?.endsWith('Conflict'));
        if (!met) return false;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
      }
    };

    it('lets exactly as many of 200 conditional counters through as the limit allows', async () => {
      const { TableName, key, get, together } = table();
      const limit = 37;
      const attempt = (index: number) =>
        persist(() =>
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
          ]),
        );
      const results = await Promise.all(Array.from({ length: 200 }, (_, index) => attempt(index)));
      expect(results.filter(Boolean)).toHaveLength(limit);
      expect(await get('quota')).toMatchObject({ used: limit });
      const stored = await Promise.all(results.map((_, index) => get(`quota-${index}`)));
      expect(stored.map((item) => item !== undefined)).toEqual(results);
    });

    it('loses no increment between single updates and transactions that cross each other', async () => {
      const { client, key, get, together } = table();
      await Promise.all(
        Array.from({ length: 60 }, (_, index) => {
          if (index % 3 === 0) return persist(() => client.send(new UpdateCommand(add(key('cross-a'), 'hits'))));
          const pair = [{ Update: add(key('cross-a'), 'hits') }, { Update: add(key('cross-b'), 'hits') }];
          return persist(() => together(index % 3 === 1 ? pair : pair.reverse()));
        }),
      );
      expect(await get('cross-a')).toMatchObject({ hits: 60 });
      expect(await get('cross-b')).toMatchObject({ hits: 40 });
    });
  });
};
