import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { defaultModelCosts } from '../../../../shared/default-plans.ts';
import { startLocalTable } from '../../../support/local-table.ts';
import { startSecrets } from '../../../support/secrets-server.ts';

jest.setTimeout(60_000);

const load = async () => ({
  ...(await import('../../../../functions/core/analysis/count-public-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/begin-analysis.ts')),
  ...(await import('../../../../functions/core/app-error.ts')),
  ...(await import('../../../../functions/adapters/table.ts')),
  ...(await import('../../../../functions/adapters/entities/public-use.ts')),
});

describe('acceptance 20: a public visitor’s share of the day', () => {
  let table: Awaited<ReturnType<typeof startLocalTable>>;
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  let product: Awaited<ReturnType<typeof load>>;
  const noon = new Date('2026-11-21T12:00:00Z');

  beforeAll(async () => {
    [table, secrets] = await Promise.all([startLocalTable(), startSecrets()]);
    product = await load();
  });
  beforeEach(() => {
    process.env['PUBLIC_LIMITS'] = JSON.stringify({ analysesPerDay: 5, analysesPerAddress: 2 });
    return table.useEmptyTable();
  });
  afterEach(() => {
    delete process.env['BEDROCK_MODEL_ID'];
    delete process.env['MODEL_COSTS'];
  });
  afterAll(() => Promise.all([table.close(), secrets.close()]));

  const begin = async (address: string, now = noon, idempotencyKey?: string) => {
    const allowance = await product.publicAllowance({ id: 'visitor-1', address, now });
    const analysisId = randomUUID();
    const deadlineMs = Date.now() + 5_000;
    await product.beginAnalysis({
      ownerId: 'visitor-1',
      request: {},
      idempotencyKey,
      analysisId,
      deadlineMs,
      allowance,
    });
    return allowance;
  };
  const outcome = (beginning: Promise<unknown>): Promise<string> =>
    beginning.then(
      () => 'begun',
      (error: unknown) => (error instanceof product.AppError ? `${error.code} ${error.retryAfter}` : String(error)),
    );
  const words = (beginning: Promise<unknown>): Promise<string> =>
    beginning.then(
      () => 'begun',
      (error: unknown) => (error as Error).message,
    );

  it('GIVEN the limits THEN an address gets its own, all together get theirs, and the next day begins anew', async () => {
    const refused = `too_many_requests ${12 * 60 * 60}`;
    const first = [await outcome(begin('198.51.100.1')), await outcome(begin('198.51.100.1'))];
    expect([...first, await outcome(begin('198.51.100.1'))]).toEqual(['begun', 'begun', refused]);
    const others = [];
    for (const host of [2, 3, 4, 5]) others.push(await outcome(begin(`198.51.100.${host}`)));
    expect(others).toEqual(['begun', 'begun', 'begun', refused]);
    expect(await outcome(begin('198.51.100.1', new Date('2026-11-22T00:00:00Z')))).toBe('begun');
  });

  it('GIVEN any hour of a day THEN it is the same day, which a refused visitor is told to wait out', async () => {
    await begin('198.51.100.1', new Date('2026-11-21T00:00:00Z'));
    await begin('198.51.100.1', new Date('2026-11-21T18:59:58.500Z'));
    const late = new Date('2026-11-21T23:59:00Z');
    expect(await outcome(begin('198.51.100.1', late))).toBe('too_many_requests 60');
  });

  it('GIVEN a refusal THEN it says whose analyses are used up, and what the visitor can do', async () => {
    process.env['PUBLIC_LIMITS'] = JSON.stringify({ analysesPerDay: 3, analysesPerAddress: 2 });
    const wayOut = 'Please sign in, or come back tomorrow (UTC).';
    const own = `You can make 2 analyses a day without an account, and they are used up. ${wayOut}`;
    await begin('198.51.100.1');
    await begin('198.51.100.1');
    expect(await words(begin('198.51.100.1'))).toBe(own);
    await begin('198.51.100.2');
    // Both are used up: nobody is promised that another address would help.
    expect(await words(begin('198.51.100.1'))).toBe(own);
    expect(await words(begin('198.51.100.3'))).toBe(`Today’s analyses without an account are used up. ${wayOut}`);
  });

  it('GIVEN a stage that sets no limits THEN visitors may analyse', async () => {
    delete process.env['PUBLIC_LIMITS'];
    expect(await outcome(begin('198.51.100.1'))).toBe('begun');
  });

  it('GIVEN a day’s counts THEN storage forgets them two days later', async () => {
    await begin('198.51.100.1');
    const counts = await product.queryAll(product.inPartition(product.publicDayKey('2026-11-21').pk));
    const ends = counts.map(({ expiresAt }) => new Date(Number(expiresAt) * 1000).toISOString());
    expect(ends).toEqual(['2026-11-23T12:00:00.000Z', '2026-11-23T12:00:00.000Z']);
  });

  it('GIVEN thirty at once THEN exactly as many as may begin', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, host) => outcome(begin(`198.51.100.${host}`))));
    expect(outcomes.filter((text) => text === 'begun')).toHaveLength(5);
    expect(outcomes.filter((text) => text.startsWith('too_many_requests'))).toHaveLength(25);
  });

  it('GIVEN an analysis that failed THEN its share comes back exactly once', async () => {
    const failed = await begin('198.51.100.1');
    await begin('198.51.100.1');
    await failed.giveBack();
    await failed.giveBack();
    expect(await outcome(begin('198.51.100.1'))).toBe('begun');
    expect(await outcome(begin('198.51.100.1'))).toMatch(/^too_many_requests/);
  });

  it('GIVEN counts that are gone by the time an analysis fails THEN there is nothing to give back', async () => {
    const failed = await begin('198.51.100.1');
    const { pk } = product.publicDayKey('2026-11-21');
    await product.deleteItems(await product.readKeys(pk));
    await failed.giveBack();
    expect(await product.readKeys(pk)).toEqual([]);
  });

  it('GIVEN a table that fails WHEN a share is given back THEN the failure is told', async () => {
    const failed = await begin('198.51.100.1');
    process.env['TABLE_NAME'] = 'no-such-table';
    await expect(failed.giveBack()).rejects.toThrow();
  });

  it('GIVEN an idempotency key that is taken THEN a repeat that waits for it takes nothing of the day', async () => {
    await begin('198.51.100.1', noon, 'key-1');
    const repeat = product.publicAllowance({ id: 'visitor-1', address: '198.51.100.1', now: noon }).then((allowance) =>
      product.beginAnalysis({
        ownerId: 'visitor-1',
        request: {},
        idempotencyKey: 'key-1',
        analysisId: randomUUID(),
        deadlineMs: Date.now() + 500,
        allowance,
      }),
    );
    expect(await outcome(repeat)).toMatch(/^conflict/);
    expect(await outcome(begin('198.51.100.1'))).toBe('begun');
  });

  it('GIVEN a stage without a model THEN none is asked', async () => {
    expect((await begin('198.51.100.1')).mayAskModel()).toBe(false);
  });

  it('GIVEN that the stage has spent its day’s money on models THEN visitors go on without one, not a cent earlier', async () => {
    process.env['BEDROCK_MODEL_ID'] = 'a.model';
    process.env['MODEL_COSTS'] = JSON.stringify({ ...defaultModelCosts, dailyCapPerStage: 1 });
    const spend = async (allowance: Awaited<ReturnType<typeof begin>>, microDollars: number) =>
      product.writeTogether(allowance.settle({ inputTokens: 1, outputTokens: 1, microDollars }));
    const before = await begin('198.51.100.1');
    expect(before.mayAskModel()).toBe(true);
    await spend(before, 999_999);
    const last = await begin('198.51.100.2');
    expect(last.mayAskModel()).toBe(true);
    await spend(last, 1);
    expect((await begin('198.51.100.3')).mayAskModel()).toBe(false);
    // Without money and without a share of one's own, one is refused.
    await begin('198.51.100.3');
    expect(await outcome(begin('198.51.100.3'))).toMatch(/^too_many_requests/);
  });
});
