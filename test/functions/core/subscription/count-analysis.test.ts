import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PlanCatalogue } from '../../../../shared/subscriptions.ts';
import type { AccountCaller } from '../../../../functions/core/caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { type FaultProxy, startFaultProxy } from '../../../support/fault-proxy.ts';
import { startLocalTable } from '../../../support/local-table.ts';
import { planOf } from '../../../support/plans.ts';
import { rounds } from '../../../support/rounds.ts';

jest.setTimeout(120_000);

const catalogue: PlanCatalogue = {
  defaultPlanId: 'seven',
  plans: [planOf('seven', 7), planOf('three', 3), planOf('nothing', 0), planOf('unlimited', -1)],
};

const load = async () => {
  const [begin, allowance, subscription, count, analyze, report, list] = await Promise.all([
    import('../../../../functions/core/analysis/begin-analysis.ts'),
    import('../../../../functions/core/subscription/plan-allowance.ts'),
    import('../../../../functions/core/subscription/get-subscription.ts'),
    import('../../../../functions/core/subscription/count-analysis.ts'),
    import('../../../../functions/core/analysis/analyze-clause.ts'),
    import('../../../../functions/core/subscription/report-usage.ts'),
    import('../../../../functions/core/analysis/list-analyses.ts'),
  ]);
  return { ...begin, ...allowance, ...subscription, ...count, ...analyze, ...report, ...list };
};

let table: Awaited<ReturnType<typeof startLocalTable>>;
let proxy: FaultProxy<'dynamodb'>;
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  table = await startLocalTable();
  proxy = await startFaultProxy({ dynamodb: table.url });
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = proxy.urls.dynamodb;
  process.env['PLANS'] = JSON.stringify(catalogue);
  product = await load();
  await table.useEmptyTable();
});
afterAll(async () => {
  await proxy.close();
  await table.close();
});
beforeEach(() => proxy.clear());

const november = new Date('2026-11-21T09:00:00Z');

interface BeginOptions {
  readonly ownerId: string;
  readonly planId?: string;
  readonly now?: Date;
  readonly key?: string;
  readonly deadlineMs?: number;
}

/** Begins an analysis as an analyze call does, and says how that went. */
const begin = async (options: BeginOptions) => {
  const { ownerId, planId, now = november, key, deadlineMs = now.getTime() + 20_000 } = options;
  const analysisId = randomUUID();
  const allowance = product.planAllowance({ ownerId, planId, analysisId, deadlineMs, now });
  const begun = await product
    .beginAnalysis({ ownerId, request: {}, idempotencyKey: key, analysisId, deadlineMs, allowance })
    .then(
      () => 'begun' as const,
      (error: unknown) => (error as { code?: string }).code,
    );
  return { begun, allowance, analysisId };
};

const used = async (ownerId: string, planId?: string, now = november): Promise<number> =>
  (await product.getSubscription({ accountId: ownerId, planId, now })).used;

const beginAtOnce = async (count: number, options: BeginOptions, withKeys = false) => {
  const outcomes = await Promise.all(
    Array.from({ length: count }, () => begin({ ...options, ...(withKeys && { key: randomUUID() }) })),
  );
  return outcomes.filter(({ begun }) => begun === 'begun').length;
};

describe('acceptance 7: a plan’s limit under concurrency', () => {
  it(`GIVEN a limit of 7 WHEN 20 analyses begin at once, ${rounds(100)} times over THEN exactly 7 begin each time`, async () => {
    for (let round = 0; round < rounds(100); round += 1) {
      const ownerId = randomUUID();
      expect(await beginAtOnce(20, { ownerId })).toBe(7);
      expect(await used(ownerId)).toBe(7);
    }
  });

  it('GIVEN calls with keys, in transactions that meet WHEN 20 begin at once THEN exactly 7 begin', async () => {
    for (let round = 0; round < 3; round += 1) {
      const ownerId = randomUUID();
      expect(await beginAtOnce(20, { ownerId }, true)).toBe(7);
      expect(await used(ownerId)).toBe(7);
    }
  });

  it('GIVEN no limit THEN all begin; GIVEN a limit of none THEN none does', async () => {
    const [many, none] = [randomUUID(), randomUUID()];
    expect(await beginAtOnce(60, { ownerId: many, planId: 'unlimited' })).toBe(60);
    expect(await used(many, 'unlimited')).toBe(60);
    expect(await beginAtOnce(5, { ownerId: none, planId: 'nothing' })).toBe(0);
  });

  it('GIVEN a used-up month WHEN it turns over at 00:00 UTC THEN the count begins again, not a moment earlier', async () => {
    const ownerId = randomUUID();
    const last = new Date('2026-11-30T23:59:59.999Z');
    const first = new Date('2026-12-01T00:00:00.000Z');
    expect(await beginAtOnce(9, { ownerId, now: last })).toBe(7);
    expect((await begin({ ownerId, now: last })).begun).toBe('limit_reached');
    const subscription = await product.getSubscription({ accountId: ownerId, planId: undefined, now: last });
    expect(subscription).toMatchObject({ used: 7, limit: 7, resetsAt: first.toISOString() });
    expect(subscription.currentPeriodEnd).toBe(first.toISOString());
    expect((await begin({ ownerId, now: first })).begun).toBe('begun');
    expect(await used(ownerId, undefined, first)).toBe(1);
    expect(await used(ownerId, undefined, last)).toBe(7);
  });

  it('GIVEN the turn of a year THEN the next month is January', () => {
    expect(product.nextMonth(new Date('2026-12-31T23:00:00Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });

  it('GIVEN a change of plan in mid-month THEN what was used stays used and the new limit holds at once', async () => {
    const ownerId = randomUUID();
    expect(await beginAtOnce(5, { ownerId })).toBe(5);
    expect((await begin({ ownerId, planId: 'three' })).begun).toBe('limit_reached');
    expect((await begin({ ownerId, planId: 'unlimited' })).begun).toBe('begun');
    expect(await used(ownerId)).toBe(6);
    expect(await beginAtOnce(4, { ownerId })).toBe(1);
  });
});

describe('acceptance 8: a unit comes back exactly once', () => {
  it(`GIVEN an analysis that failed WHEN its unit is given back many times at once, ${rounds(100)} times over THEN one comes back`, async () => {
    for (let round = 0; round < rounds(100); round += 1) {
      const ownerId = randomUUID();
      const [one] = await Promise.all([begin({ ownerId }), begin({ ownerId })]);
      await Promise.all(Array.from({ length: 8 }, () => one.allowance.giveBack()));
      expect(await used(ownerId)).toBe(1);
    }
  });

  it('GIVEN an analysis whose function was ended in the middle WHEN the limit is met THEN its unit is there again', async () => {
    const ownerId = randomUUID();
    const lost = await begin({ ownerId, planId: 'three', deadlineMs: november.getTime() - 60_000 });
    expect(lost.begun).toBe('begun');
    expect(await used(ownerId)).toBe(0);
    expect(await beginAtOnce(6, { ownerId, planId: 'three' })).toBe(3);
    await lost.allowance.giveBack();
    expect(await used(ownerId)).toBe(3);
  });

  const caller = (id: string, planId = 'three'): AccountCaller => ({
    id,
    kind: 'account',
    planId,
    user: {
      id,
      name: 'Ada Byron',
      email: 'ada@example.com',
      role: 'user',
      approvalStatus: 'approved',
      isActive: true,
      createdAt: november.toISOString(),
    },
  });
  const analyze = (id: string, idempotencyKey?: string) =>
    product.analyzeClause({
      caller: caller(id),
      request: { clauseText: limitationOfLiability, usePlaybook: false },
      idempotencyKey,
      deadlineMs: Date.now() + 20_000,
    });

  it('GIVEN an analysis that takes longer than its caller waits WHEN it is done THEN it is neither kept nor counted', async () => {
    const ownerId = randomUUID();
    const slow = product.analyzeClause({
      caller: caller(ownerId),
      request: { clauseText: limitationOfLiability.repeat(200), usePlaybook: false },
      idempotencyKey: undefined,
      deadlineMs: Date.now() + 150,
    });
    await expect(slow).rejects.toMatchObject({ code: 'timeout' });
    expect(await used(ownerId, 'three', new Date())).toBe(0);
  });

  it(`acceptance 6: GIVEN five identical calls at once with one key, ${rounds(100)} times over THEN one record and one unit each`, async () => {
    const round = async (): Promise<void> => {
      const ownerId = randomUUID();
      const answers = await Promise.all(Array.from({ length: 5 }, () => analyze(ownerId, 'one-press')));
      expect(new Set(answers.map(({ analysisId }) => analysisId)).size).toBe(1);
      expect(await used(ownerId, 'three', new Date())).toBe(1);
      expect((await product.listAnalyses({ ownerId, limit: 10, cursor: undefined })).analyses).toHaveLength(1);
    };
    for (let done = 0; done < rounds(100); done += 10) await Promise.all(Array.from({ length: 10 }, round));
  });

  it('GIVEN a storage that fails WHEN an analysis is stored THEN nothing is stored and nothing is counted', async () => {
    const ownerId = randomUUID();
    proxy.setRule(({ operation, body }) =>
      operation === 'TransactWriteItems' && body.includes('"analysis#') ? '500' : undefined,
    );
    await expect(analyze(ownerId, 'key')).rejects.toThrow();
    proxy.clear();
    expect(await used(ownerId, 'three', new Date())).toBe(0);
    const list = await product.listAnalyses({ ownerId, limit: 10, cursor: undefined });
    expect([list.analyses.length, list.total]).toEqual([0, 0]);
    // The key was given back too: the same call succeeds and costs one.
    await analyze(ownerId, 'key');
    expect(await used(ownerId, 'three', new Date())).toBe(1);
  });

  it.each([undefined, 'key'])(
    'acceptance 8: GIVEN answers of the table that are lost although it did what was asked (key: %s) THEN the analysis is stored and counts once',
    async (key) => {
      const ownerId = randomUUID();
      const broken = new Set<string>();
      proxy.setRule(({ operation, body }) => {
        const call = `${operation} ${body.includes('"summary') || body.includes('"analysis#')}`;
        if (operation === 'GetItem' || broken.has(call)) return undefined;
        broken.add(call);
        return 'lose-answer';
      });
      await analyze(ownerId, key);
      proxy.clear();
      expect(broken.size).toBe(2);
      expect(await used(ownerId, 'three', new Date())).toBe(1);
      expect((await product.listAnalyses({ ownerId, limit: 10, cursor: undefined })).total).toBe(1);
    },
  );

  it('GIVEN a finished call WHEN it is repeated with its key at a used-up limit THEN the first answer comes and costs nothing', async () => {
    const ownerId = randomUUID();
    const first = await analyze(ownerId, 'key');
    await analyze(ownerId);
    await analyze(ownerId);
    await expect(analyze(ownerId, 'another')).rejects.toMatchObject({ code: 'limit_reached' });
    expect((await analyze(ownerId, 'key')).analysisId).toBe(first.analysisId);
    expect(await used(ownerId, 'three', new Date())).toBe(3);
  });

  it('GIVEN analyses THEN the month’s report counts those that were stored', async () => {
    const before = await product.reportUsage();
    const ownerId = randomUUID();
    await analyze(ownerId);
    await analyze(ownerId);
    const after = await product.reportUsage();
    expect(after.analyses - before.analyses).toBe(2);
    expect(after.days.reduce((sum, { analyses }) => sum + analyses, 0)).toBe(after.analyses);
    expect(after.month).toBe(new Date().toISOString().slice(0, 7));
    expect([after.inputTokens, after.estimatedCost]).toEqual([0, 0]);
  });
});
