import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { startLocalTable } from '../../support/local-table.ts';

const $metadata = { httpStatusCode: 400 };
const cancelled = (...codes: readonly string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata,
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const conflict = new TransactionConflictException({ message: 'conflict', $metadata });

describe('writes that meet others', () => {
  let table: Awaited<ReturnType<typeof startLocalTable>>;
  let product: typeof import('../../../functions/adapters/table.ts');
  beforeAll(async () => {
    table = await startLocalTable();
    await table.useEmptyTable();
    product = await import('../../../functions/adapters/table.ts');
  });
  afterAll(() => table.close());
  // Nobody waits between attempts.
  beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(() => void jest.restoreAllMocks());

  const item = { pk: 'a', sk: 'b', value: 1 };
  const put = { Put: { Item: item } };
  const write = (): Promise<unknown> => product.writeTogether([put, { Put: { Item: { ...item, sk: 'c' } } }]);

  /** Has so many calls fail before the table is asked. */
  const failFirst = (times: number, error: Error) => {
    const sent = jest.spyOn(DynamoDBDocumentClient.prototype, 'send');
    for (let call = 0; call < times; call += 1) sent.mockRejectedValueOnce(error as never);
    return sent;
  };

  it('GIVEN others at work on the same items for a while THEN they are done again until they are written', async () => {
    failFirst(10, cancelled('None', 'TransactionConflict'));
    await write();
    expect(await product.getItem({ pk: 'a', sk: 'c' })).toMatchObject({ value: 1 });
    failFirst(10, conflict);
    await product.putItem({ Item: { ...item, value: 2 } });
    expect(await product.getItem({ pk: 'a', sk: 'b' })).toMatchObject({ value: 2 });
  });

  it('GIVEN others that never end THEN the caller is told to come back, as of a service that is busy', async () => {
    const sent = failFirst(100, cancelled('TransactionConflict', 'None'));
    await expect(write()).rejects.toMatchObject({ code: 'unavailable' });
    expect(sent.mock.calls.length).toBeLessThan(30);
    failFirst(100, conflict);
    await expect(product.putItem({ Item: item })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('GIVEN a condition that does not hold THEN it is not done again, and the caller sees which it was', async () => {
    const sent = failFirst(100, cancelled('None', 'ConditionalCheckFailed', 'TransactionConflict'));
    const error: unknown = await write().catch((thrown: unknown) => thrown);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(product.isConditionFailure(error)).toBe(true);
    expect(product.failedConditions(error)).toEqual([{ index: 1, item: undefined }]);
  });
});
