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

  it('GIVEN the limits THEN an address gets its own, all together get theirs, and the next day begins anew', async () => {
    const refused = `too_many_requests ${12 * 60 * 60}`;
    const first = [await outcome(begin('198.51.100.1')), await outcome(begin('198.51.100.1'))];
    expect([...first, await outcome(begin('198.51.100.1'))]).toEqual(['begun', 'begun', refused]);
    const others = [];
    for (const host of [2, 3, 4, 5]) others.push(await outcome(begin(`198.51.100.${host}`)));
    expect(others).toEqual(['begun', 'begun', 'begun', refused]);
    expect(await outcome(begin('198.51.100.1', new Date('2026-11-22T00:00:00Z')))).toBe('begun');
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

  it('GIVEN that the stage has spent its day’s money on models THEN visitors go on without one', async () => {
    process.env['BEDROCK_MODEL_ID'] = 'a.model';
    process.env['MODEL_COSTS'] = JSON.stringify({ ...defaultModelCosts, dailyCapPerStage: 1 });
    const before = await begin('198.51.100.1');
    expect(before.mayAskModel()).toBe(true);
    const spent = before.settle({ inputTokens: 1, outputTokens: 1, microDollars: 1_000_000 });
    await product.writeTogether(spent);
    const after = await begin('198.51.100.2');
    expect(after.mayAskModel()).toBe(false);
  });
});
