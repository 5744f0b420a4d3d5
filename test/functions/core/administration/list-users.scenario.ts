import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { userOrders, userStateOf } from '../../../../shared/administration.ts';
import type { AccountRecord } from '../../../../functions/adapters/entities/account.ts';
import { accountRecord } from '../../../support/account-records.ts';
import { startLocalTable } from '../../../support/local-table.ts';
import { meterTable } from '../../../support/metered-table.ts';

jest.setTimeout(240_000);

const load = async () => {
  const [account, list] = await Promise.all([
    import('../../../../functions/adapters/entities/account.ts'),
    import('../../../../functions/core/administration/list-users.ts'),
  ]);
  return { ...account, ...list };
};

const states = [
  { approvalStatus: 'approved', isActive: true },
  { approvalStatus: 'approved', isActive: false },
  { approvalStatus: 'pending', isActive: true },
  { approvalStatus: 'rejected', isActive: true },
] as const;

/** So many accounts, one a minute; every 500th is of the family Ångström, and the last in every 1,000 alone waits. */
const population = (count: number): readonly AccountRecord[] =>
  Array.from({ length: count }, (_, at) =>
    accountRecord({
      name: at % 500 === 0 ? `Maja Ångström ${at}` : `Person ${(at * 7919) % count}`,
      email: `person-${(at * 104_729) % count}@example.com`,
      createdAt: new Date(Date.parse('2026-01-01T00:00:00Z') + at * 60_000).toISOString(),
      ...(at % 1000 === 999 ? states[2] : states[at % 10 === 0 ? 1 : 0]),
    }),
  );

/** What a page is read by: the accounts in one stretch, and what each used of its plan. */
const onePage = ['BatchGetItem', 'Query'];

describe('listing accounts', () => {
  let table: Awaited<ReturnType<typeof startLocalTable>>;
  let meter: Awaited<ReturnType<typeof meterTable>>;
  let product: Awaited<ReturnType<typeof load>>;
  const few = population(60);
  const many = population(10_000);
  const tables: Record<'few' | 'many', string> = { few: '', many: '' };

  const seed = async (accounts: readonly AccountRecord[]): Promise<string> => {
    await table.useEmptyTable();
    const name = process.env['TABLE_NAME'] ?? '';
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: table.url }));
    const items = accounts.flatMap((record) => product.directoryItems(record));
    const batches = Array.from({ length: Math.ceil(items.length / 25) }, (_, at) => items.slice(at * 25, at * 25 + 25));
    for (let from = 0; from < batches.length; from += 8) {
      await Promise.all(
        batches.slice(from, from + 8).map((batch) =>
          client.send(
            new BatchWriteCommand({
              RequestItems: { [name]: batch.map((Item) => ({ PutRequest: { Item } })) },
            }),
          ),
        ),
      );
    }
    client.destroy();
    return name;
  };

  beforeAll(async () => {
    table = await startLocalTable();
    meter = await meterTable(table.url);
    product = await load();
    tables.few = await seed(few);
    tables.many = await seed(many);
  });
  afterAll(async () => {
    await meter.close();
    await table.close();
  });

  type Options = Parameters<Awaited<ReturnType<typeof load>>['listUsers']>[0];
  const ask = (where: keyof typeof tables, options: Partial<Options> = {}) => {
    process.env['TABLE_NAME'] = tables[where];
    return product.listUsers({
      search: '',
      state: undefined,
      order: 'registered',
      direction: 'descending',
      limit: 50,
      cursor: undefined,
      deadlineMs: Date.now() + 20_000,
      ...options,
    });
  };
  const all = async (where: keyof typeof tables, options: Partial<Options>) => {
    const pages = [];
    let cursor: string | undefined;
    do {
      const page = await ask(where, { limit: 100, ...options, cursor });
      pages.push(page.users);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return pages;
  };
  const timed = async (act: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const startedAt = performance.now();
      await act();
      times.push(performance.now() - startedAt);
    }
    return times.sort((one, other) => one - other)[2] ?? 0;
  };

  it('GIVEN 60 and 10,000 accounts THEN a page of any order is one query of accounts and costs the same', async () => {
    for (const order of userOrders) {
      const short = await meter.measure(() => ask('few', { order }));
      const long = await meter.measure(() => ask('many', { order }));
      expect(long.operations).toEqual(onePage);
      expect(long.result.users).toHaveLength(50);
      expect(long.readUnits).toBeLessThanOrEqual(short.readUnits + 1);
      // Ten for the accounts, and one for each that is looked up by its key.
      expect(long.readUnits).toBeLessThanOrEqual(10 + 50);
    }
    const [short, long] = [await timed(() => ask('few')), await timed(() => ask('many'))];
    console.info(
      `a page of 10,000 accounts takes ${(long / short).toFixed(1)} times a page of 60 (${long.toFixed(1)} ms)`,
    );
  });

  it('GIVEN 10,000 accounts THEN every one is reached once, in order, in both directions', async () => {
    for (const direction of ['ascending', 'descending'] as const) {
      const pages = await all('many', { order: 'email', direction });
      const emails = pages.flat().map(({ email }) => email);
      const sorted = many.map(({ email }) => email).sort();
      expect(emails).toEqual(direction === 'ascending' ? sorted : sorted.reverse());
      expect(pages.every((page) => page.length === 100)).toBe(true);
    }
  });

  it('GIVEN a word that few of 10,000 match WHEN it is searched THEN all are found in few queries', async () => {
    const { result, operations, readUnits } = await meter.measure(() => ask('many', { search: 'ANGSTROM' }));
    expect(result.users.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Maja Ångström ${(19 - at) * 500}`),
    );
    expect(result.nextCursor).toBeUndefined();
    expect([...new Set(operations)]).toEqual(onePage);
    expect(operations.length).toBeLessThanOrEqual(9);
    const [page, search] = [await timed(() => ask('many')), await timed(() => ask('many', { search: 'ångström' }))];
    console.info(
      `searching all 10,000 takes ${(search / page).toFixed(1)} times the first page (${search.toFixed(0)} ms, ${operations.length} queries, ${readUnits} units)`,
    );
  });

  it('GIVEN a word that many match THEN the first page looks at no more than it needs', async () => {
    const { result, operations } = await meter.measure(() => ask('many', { search: 'person' }));
    expect([operations, result.users.length]).toEqual([onePage, 50]);
  });

  it('GIVEN one state THEN in the order of time it is one query, and in any order exactly its accounts come', async () => {
    const waiting = many.filter((record) => userStateOf(record) === 'pending').map(({ id }) => id);
    for (const order of ['registered', 'state'] as const) {
      const { result, operations } = await meter.measure(() => ask('many', { state: 'pending', order }));
      expect(operations).toEqual(onePage);
      expect(result.users.map(({ id }) => id)).toEqual([...waiting].reverse());
    }
    for (const order of ['name', 'email'] as const) {
      const found = (await all('many', { state: 'pending', order })).flat().map(({ id }) => id);
      expect(found.sort()).toEqual([...waiting].sort());
    }
  });

  it('GIVEN a search in one state, two by two THEN the pages join without gap or repetition', async () => {
    const expected = many
      .filter((record) => record.name.startsWith('Maja') && userStateOf(record) === 'inactive')
      .map(({ name }) => name);
    const pages = await all('many', {
      search: 'maja å',
      state: 'inactive',
      order: 'name',
      direction: 'ascending',
      limit: 2,
    });
    expect(
      pages
        .flat()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(expected.sort());
    expect(pages.slice(0, -1).every((page) => page.length === 2)).toBe(true);
  });

  it('GIVEN a search whose time is up THEN the page is what was found, and its cursor goes on from there', async () => {
    const first = await ask('many', { search: 'maja', deadlineMs: 0 });
    expect(first.users.length).toBeLessThan(20);
    expect(first.nextCursor).toBeDefined();
    const rest = await ask('many', { search: 'maja', cursor: first.nextCursor });
    expect(first.users.length + rest.users.length).toBe(20);
  });

  it('GIVEN a name no key can hold whole, cut within a character THEN its account is listed and found', async () => {
    const name = `${'x'.repeat(199)}😀`;
    const record = accountRecord({ name, email: `lone\ud83d@example.com` });
    tables.few = await seed([record]);
    for (const order of userOrders) {
      const { users } = await ask('few', { order, search: 'X😀' });
      expect(users.map(({ id }) => id)).toEqual([record.id]);
    }
  });

  it.each([
    ['another list', 'registered', 'name#x'],
    ['a state that is not asked for', 'state', 'approved#2026-01-01T00:00:00.000Z#id'],
    ['no id', 'name', 'name'],
    ['nothing', 'email', ''],
  ] as const)('GIVEN a cursor with a key of %s THEN it is refused', async (_, order, sk) => {
    const cursor = Buffer.from(sk).toString('base64url');
    const state = order === 'state' ? ('pending' as const) : undefined;
    await expect(ask('few', { order, state, cursor })).rejects.toMatchObject({ code: 'invalid_request' });
  });
});
