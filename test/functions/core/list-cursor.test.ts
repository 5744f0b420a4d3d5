import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeCursor, encodeCursor } from '../../../functions/core/list-cursor.ts';
import { accountRecord } from '../../support/account-records.ts';
import { startLocalTable } from '../../support/local-table.ts';
import fc from '../../support/properties.ts';

const load = async () => {
  const [changes, table, list] = await Promise.all([
    import('../../../functions/adapters/entities/account-changes.ts'),
    import('../../../functions/adapters/table.ts'),
    import('../../../functions/core/administration/list-users.ts'),
  ]);
  return { ...changes, ...table, ...list };
};

describe('pages of a list', () => {
  let table: Awaited<ReturnType<typeof startLocalTable>>;
  let product: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    table = await startLocalTable();
    product = await load();
  });
  beforeEach(() => table.useEmptyTable());
  afterAll(() => table.close());

  const orders = ['registered', 'name', 'email', 'state'] as const;
  const directions = ['ascending', 'descending'] as const;
  const list = (
    order: (typeof orders)[number],
    limit: number,
    cursor?: string,
    direction = directions[0] as (typeof directions)[number],
  ) =>
    product.listUsers({
      search: '',
      state: undefined,
      order,
      direction,
      limit,
      cursor,
      deadlineMs: Date.now() + 20_000,
    });

  it('GIVEN a list WHEN it is read by pages of any sizes, in any order THEN each item comes once, in that order', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      const record = accountRecord({ name: ['Ada', 'ada', 'Örjan', 'Zoë#1'][count % 4]! });
      await product.writeTogether(product.accountCreation(record));
      ids.push(record.id);
    }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...orders),
        fc.constantFrom(...directions),
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
        async (order, direction, limits) => {
          const seen: string[] = [];
          let cursor: string | undefined;
          let pages = 0;
          do {
            const limit = limits[pages % limits.length]!;
            const page = await list(order, limit, cursor, direction);
            expect(page.users.length).toBeLessThanOrEqual(limit);
            seen.push(...page.users.map(({ id }) => id));
            cursor = page.nextCursor;
            pages += 1;
          } while (cursor !== undefined && pages < 50);
          expect(seen.toSorted()).toEqual(ids.toSorted());
          expect(seen).toEqual((await list(order, 100, undefined, direction)).users.map(({ id }) => id));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('GIVEN anything for a cursor THEN it is refused as not one of ours, or it is one that could be', () => {
    const isOwn = (sk: string): boolean => /^analysis#[\d:.TZ-]{10,40}#[\w-]{1,64}$/.test(sk);
    const refusal = (cursor: string): string | undefined => {
      try {
        decodeCursor(cursor, isOwn);
        return undefined;
      } catch (error) {
        return (error as { code?: string }).code;
      }
    };
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string().map(encodeCursor)), (cursor) => {
        expect(refusal(cursor)).toBe('invalid_request');
      }),
      { numRuns: 1_000 },
    );
    const own = `analysis#2026-11-21T09:00:00.000Z#${randomUUID()}`;
    expect(decodeCursor(encodeCursor(own), isOwn)).toBe(own);
    fc.assert(
      fc.property(fc.nat(encodeCursor(own).length - 1), fc.constantFrom('=', ' ', '+', '/', '%', '\n'), (at, odd) => {
        const cursor = encodeCursor(own);
        expect(refusal(cursor.slice(0, at) + odd + cursor.slice(at))).toBe('invalid_request');
      }),
    );
  });
});
