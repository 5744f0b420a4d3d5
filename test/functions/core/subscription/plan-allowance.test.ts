import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultModelCosts } from '../../../../shared/default-plans.ts';
import type { PlanCatalogue } from '../../../../shared/subscriptions.ts';
import { startLocalTable } from '../../../support/local-table.ts';
import { planOf } from '../../../support/plans.ts';

/* The rules of counting one by one; that they hold when much happens at once is shown by `count-analysis.test.ts`. */

const plan = (id: string, analysesPerMonth: number) => planOf(id, analysesPerMonth, { displayName: id.toUpperCase() });
const catalogue: PlanCatalogue = {
  defaultPlanId: 'two',
  plans: [plan('two', 2), plan('many', 1_500), plan('nothing', 0), plan('unlimited', -1)],
};

const load = async () => {
  const [begin, allowance, units, usage, table] = await Promise.all([
    import('../../../../functions/core/analysis/begin-analysis.ts'),
    import('../../../../functions/core/subscription/plan-allowance.ts'),
    import('../../../../functions/adapters/entities/units.ts'),
    import('../../../../functions/adapters/entities/usage.ts'),
    import('../../../../functions/adapters/table.ts'),
  ]);
  return { ...begin, ...allowance, ...units, ...usage, ...table };
};

let table: Awaited<ReturnType<typeof startLocalTable>>;
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  table = await startLocalTable();
  process.env['PLANS'] = JSON.stringify(catalogue);
  product = await load();
  await table.useEmptyTable();
});
afterEach(() => {
  delete process.env['BEDROCK_MODEL_ID'];
  delete process.env['MODEL_COSTS'];
});
afterAll(() => table.close());

const noon = new Date('2026-11-21T12:00:00Z');
const nothingSpent = { inputTokens: 0, outputTokens: 0, microDollars: 0 };

interface BeginOptions {
  readonly ownerId: string;
  readonly planId?: string;
  readonly now?: Date;
  readonly deadlineMs?: number;
}

const begin = async ({ ownerId, planId, now = noon, deadlineMs = now.getTime() + 20_000 }: BeginOptions) => {
  const analysisId = randomUUID();
  const allowance = product.planAllowance({ ownerId, planId, analysisId, deadlineMs, now });
  const take = () =>
    product.beginAnalysis({ ownerId, request: {}, idempotencyKey: undefined, analysisId, deadlineMs, allowance });
  await take();
  return { ...allowance, take };
};
type Begun = Awaited<ReturnType<typeof begin>>;

const refusal = (beginning: Promise<unknown>): Promise<string> =>
  beginning.then(
    () => 'begun',
    (error: unknown) => (error as Error).message,
  );

const usageItem = (ownerId: string, now = noon) => product.getItem(product.usageKey(ownerId, product.monthOf(now)));
const use = async (ownerId: string, now = noon) => product.readUse(await usageItem(ownerId, now), now);
const settle = async (begun: Begun, spending = nothingSpent): Promise<void> =>
  product.writeTogether(begun.settle(spending));
const dateOf = (epochSeconds: unknown): string => new Date(Number(epochSeconds) * 1000).toISOString();

describe('acceptance 7: the limit of a plan', () => {
  it('GIVEN a used-up plan THEN the refusal names it, its limit and the day the count begins again', async () => {
    const ownerId = randomUUID();
    await begin({ ownerId });
    await begin({ ownerId });
    expect(await refusal(begin({ ownerId }))).toBe(
      'Your TWO plan allows 2 analyses a month, and all of them are used. The count begins again on December 1, 2026 (UTC).',
    );
    expect((await use(ownerId)).used).toBe(2);
  });

  it('GIVEN thousands, and the turn of a year THEN both are written as people read them', async () => {
    const ownerId = randomUUID();
    const now = new Date('2026-12-31T23:59:59Z');
    await product.putItem({ Item: { ...product.usageKey(ownerId, '2026-12'), used: 1_500 } });
    expect(await refusal(begin({ ownerId, planId: 'many', now }))).toMatch(
      /allows 1,500 analyses a month.* on January 1, 2027 \(UTC\)\.$/,
    );
  });

  it('GIVEN a plan without analyses THEN none begins; GIVEN one without a limit THEN any number does', async () => {
    const [none, many] = [randomUUID(), randomUUID()];
    expect(await refusal(begin({ ownerId: none, planId: 'nothing' }))).toMatch(/allows 0 analyses/);
    expect(await usageItem(none)).toBeUndefined();
    await product.putItem({ Item: { ...product.usageKey(many, '2026-11'), used: 9_999 } });
    await begin({ ownerId: many, planId: 'unlimited' });
    expect((await use(many)).used).toBe(10_000);
  });

  it('GIVEN a plan that is offered no more THEN the stage’s default holds', async () => {
    const ownerId = randomUUID();
    await begin({ ownerId, planId: 'gone' });
    await begin({ ownerId, planId: 'gone' });
    expect(await refusal(begin({ ownerId, planId: 'gone' }))).toMatch(/^Your TWO plan/);
  });

  it('GIVEN a used-up month THEN the next has units of its own', async () => {
    const ownerId = randomUUID();
    await begin({ ownerId });
    await begin({ ownerId });
    await begin({ ownerId, now: new Date('2026-12-01T00:00:00Z') });
    expect((await use(ownerId)).used).toBe(2);
  });

  it('GIVEN a month’s figures THEN they are there in the same month of the next year, and go a little later', async () => {
    const ownerId = randomUUID();
    await begin({ ownerId });
    expect(dateOf((await usageItem(ownerId))?.['expiresAt'])).toBe('2027-12-26T12:00:00.000Z');
  });
});

describe('acceptance 8: a unit that was taken', () => {
  it('GIVEN that the answer to taking it was lost WHEN it is asked for again THEN it counts once', async () => {
    const ownerId = randomUUID();
    await (await begin({ ownerId })).take();
    await begin({ ownerId });
    expect((await use(ownerId)).used).toBe(2);
  });

  it('GIVEN a failed analysis THEN it comes back once, however often that is asked', async () => {
    const ownerId = randomUUID();
    await begin({ ownerId });
    const failed = await begin({ ownerId });
    await failed.giveBack();
    await failed.giveBack();
    expect((await use(ownerId)).used).toBe(1);
  });

  it('GIVEN a stored analysis THEN it is used for good, and cannot be stored a second time', async () => {
    const ownerId = randomUUID();
    const stored = await begin({ ownerId });
    await settle(stored);
    await stored.giveBack();
    await expect(settle(stored)).rejects.toThrow();
    // Not even long after its time is there a unit to come back.
    expect(product.readUse(await usageItem(ownerId), new Date('2026-11-29T00:00:00Z')).used).toBe(1);
  });

  it('GIVEN a function that was ended THEN its unit is there again five seconds after its answer was due', async () => {
    const ownerId = randomUUID();
    const due = noon.getTime() + 20_000;
    const lost = await begin({ ownerId });
    await begin({ ownerId, deadlineMs: due + 60_000 });
    const at = (ms: number) => begin({ ownerId, now: new Date(ms) });
    expect(await refusal(at(due + 5_000))).toMatch(/all of them are used/);
    await at(due + 5_001);
    expect((await use(ownerId)).used).toBe(2);
    // Should it be alive after all, it has nothing left to give back.
    await lost.giveBack();
    expect((await use(ownerId)).used).toBe(2);
  });

  it('GIVEN several functions that were ended THEN each unit is there again', async () => {
    const ownerId = randomUUID();
    await begin({ ownerId });
    await begin({ ownerId });
    const later = new Date('2026-11-22T00:00:00Z');
    await begin({ ownerId, now: later });
    await begin({ ownerId, now: later });
    expect((await use(ownerId, later)).used).toBe(2);
  });

  it('GIVEN a table that fails WHEN a unit is given back THEN the failure is told', async () => {
    const begun = await begin({ ownerId: randomUUID() });
    const name = process.env['TABLE_NAME'];
    process.env['TABLE_NAME'] = 'no-such-table';
    await expect(begun.giveBack()).rejects.toThrow();
    process.env['TABLE_NAME'] = name;
  });
});

describe('what analyses came to', () => {
  const spending = { inputTokens: 1_000, outputTokens: 20, microDollars: 4_500 };

  it('GIVEN some with a model and one without THEN the day’s figures are their sum, another day’s are its own', async () => {
    const ownerId = randomUUID();
    const owner = { ownerId, planId: 'unlimited' };
    await settle(await begin(owner), spending);
    await settle(await begin(owner), { inputTokens: 0, outputTokens: 7, microDollars: 1 });
    await settle(await begin(owner));
    const morrow = new Date('2026-11-22T00:00:00Z');
    await settle(await begin({ ...owner, now: morrow }), spending);
    const sum = { analyses: 3, inputTokens: 1_000, outputTokens: 27, microDollars: 4_501 };
    expect(await use(ownerId)).toEqual({ used: 4, today: sum });
    expect(await use(ownerId, morrow)).toEqual({ used: 4, today: { analyses: 1, ...spending } });
  });

  it('GIVEN no model THEN nothing is noted of tokens', async () => {
    const ownerId = randomUUID();
    await settle(await begin({ ownerId }));
    expect(Object.keys((await usageItem(ownerId)) ?? {}).sort()).toEqual(['a21', 'expiresAt', 'pk', 'sk', 'used']);
  });

  it('GIVEN somebody without a plan THEN their use is summed up alike, and nothing counts against a limit', async () => {
    const ownerId = `visitor-${randomUUID()}`;
    const sumUp = (what: typeof spending) => product.writeTogether(product.sumUse({ ownerId, startedAt: noon }, what));
    await sumUp(spending);
    await sumUp(nothingSpent);
    expect(await use(ownerId)).toEqual({ used: 0, today: { analyses: 2, ...spending } });
    expect(dateOf((await usageItem(ownerId))?.['expiresAt'])).toBe('2027-12-26T12:00:00.000Z');
  });

  it('GIVEN what all of them cost THEN the stage’s sum of the day has it, and is forgotten two days later', async () => {
    const now = new Date('2026-03-03T12:00:00Z');
    const ownerId = randomUUID();
    await settle(await begin({ ownerId, now }), spending);
    await settle(await begin({ ownerId, now }));
    await product.writeTogether(product.sumUse({ ownerId: 'visitor-1', startedAt: now }, spending));
    const sum = await product.getItem(product.stageSpendKey('2026-03-03'));
    expect([sum?.['microDollars'], dateOf(sum?.['expiresAt'])]).toEqual([9_000, '2026-03-05T12:00:00.000Z']);
  });

  it('GIVEN nothing spent THEN the stage’s sum is not touched, which all would have to wait for', async () => {
    const now = new Date('2026-04-04T12:00:00Z');
    await settle(await begin({ ownerId: randomUUID(), now }));
    expect(await product.getItem(product.stageSpendKey('2026-04-04'))).toBeUndefined();
  });
});

describe('the caps on what models may cost in a day', () => {
  const useModel = (caps: { readonly dailyCapPerAccount: number; readonly dailyCapPerStage: number }): void => {
    process.env['BEDROCK_MODEL_ID'] = 'a.model';
    process.env['MODEL_COSTS'] = JSON.stringify({ ...defaultModelCosts, ...caps });
  };
  const spend = async (options: BeginOptions, microDollars: number): Promise<void> =>
    settle(await begin({ planId: 'unlimited', ...options }), { inputTokens: 1, outputTokens: 1, microDollars });
  /** Days of their own: the stage's sum of a day is everybody's. */
  let day = 0;
  const newDay = (): Date => new Date(Date.UTC(2027, 0, (day += 1), 12));

  it('GIVEN no model THEN none may be asked', async () => {
    expect((await begin({ ownerId: randomUUID() })).mayAskModel()).toBe(false);
  });

  it.each([
    ['an account', { dailyCapPerAccount: 1, dailyCapPerStage: 100 }],
    ['the stage', { dailyCapPerAccount: 100, dailyCapPerStage: 1 }],
  ])(
    'GIVEN %s that has spent its dollar THEN the engine answers alone from then on, until the next day',
    async (_, caps) => {
      useModel(caps);
      const now = newDay();
      const owner = { ownerId: randomUUID(), planId: 'unlimited', now };
      const mayAsk = async (options: BeginOptions = owner) => (await begin(options)).mayAskModel();
      await spend(owner, 999_999);
      expect(await mayAsk()).toBe(true);
      await spend(owner, 1);
      expect(await mayAsk()).toBe(false);
      // Whether somebody else may is the same question for the stage and another one for the account.
      expect(await mayAsk({ ...owner, ownerId: randomUUID() })).toBe(caps.dailyCapPerStage > 1);
      expect(await mayAsk({ ...owner, now: new Date(now.getTime() + 24 * 60 * 60 * 1000) })).toBe(true);
      expect((await use(owner.ownerId, now)).today.microDollars).toBe(1_000_000);
    },
  );

  it('GIVEN a used-up plan THEN nothing begins, whatever money is left', async () => {
    useModel({ dailyCapPerAccount: 1, dailyCapPerStage: 1 });
    const owner = { ownerId: randomUUID(), planId: 'two', now: newDay() };
    await begin(owner);
    await spend(owner, 999_999);
    expect(await refusal(begin(owner))).toMatch(/all of them are used/);
    await spend({ ...owner, planId: 'unlimited' }, 1);
    expect(await refusal(begin(owner))).toMatch(/all of them are used/);
  });

  it('GIVEN units left and no money THEN a unit is taken all the same', async () => {
    useModel({ dailyCapPerAccount: 1, dailyCapPerStage: 100 });
    const owner = { ownerId: randomUUID(), planId: 'two', now: newDay() };
    await spend(owner, 1_000_000);
    expect((await begin(owner)).mayAskModel()).toBe(false);
    expect((await use(owner.ownerId, owner.now)).used).toBe(2);
    expect(await refusal(begin(owner))).toMatch(/all of them are used/);
  });

  it('GIVEN that the answer to taking unit and money’s leave was lost WHEN it is asked again THEN it counts once', async () => {
    useModel({ dailyCapPerAccount: 1, dailyCapPerStage: 1 });
    const owner = { ownerId: randomUUID(), now: newDay() };
    const begun = await begin(owner);
    await begun.take();
    expect((await use(owner.ownerId, owner.now)).used).toBe(1);
    expect(begun.mayAskModel()).toBe(true);
  });
});
