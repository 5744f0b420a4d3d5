import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PlanCatalogue } from '../../../../shared/subscriptions.ts';
import type { Allowance } from '../../../../functions/core/subscription/allowance.ts';
import { startLocalTable } from '../../../support/local-table.ts';
import { planOf } from '../../../support/plans.ts';
import fc from '../../../support/properties.ts';

const limits = { none: 0, two: 2, five: 5, unlimited: -1 } as const;
type PlanId = keyof typeof limits;
const planIds = Object.keys(limits) as PlanId[];
const catalogue: PlanCatalogue = {
  defaultPlanId: 'two',
  plans: planIds.map((id) => planOf(id, limits[id])),
};

const load = async () => {
  const [begin, allowance, subscription, idempotency, table] = await Promise.all([
    import('../../../../functions/core/analysis/begin-analysis.ts'),
    import('../../../../functions/core/subscription/plan-allowance.ts'),
    import('../../../../functions/core/subscription/get-subscription.ts'),
    import('../../../../functions/adapters/entities/idempotency.ts'),
    import('../../../../functions/adapters/table.ts'),
  ]);
  return { ...begin, ...allowance, ...subscription, ...idempotency, ...table };
};

let table: Awaited<ReturnType<typeof startLocalTable>>;
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  table = await startLocalTable();
  process.env['PLANS'] = JSON.stringify(catalogue);
  product = await load();
  await table.useEmptyTable();
});
afterAll(() => table.close());

interface Claimed {
  readonly body: number;
  readonly analysisId: string;
  isDone: boolean;
}

/** An analysis under way, as the product knows it. */
interface Running {
  readonly analysisId: string;
  readonly owner: number;
  readonly month: number;
  readonly key: string | undefined;
  readonly allowance: Allowance;
}

/** What ought to be: what each owner used of each month, the keys they hold, and the plan they are on. */
interface Model {
  month: number;
  readonly plans: PlanId[];
  readonly used: Map<string, number>;
  readonly keys: Map<string, Claimed>;
  readonly running: Running[];
}

interface Real {
  readonly owners: readonly string[];
}

/** Months that are over: a lease, which ends at a moment of today, never ends in them. */
const dateOf = (month: number): Date => new Date(Date.UTC(2020, month, 15));
const monthKey = ({ month }: { month: number }, owner: number): string => `${owner} in ${month}`;
const longMs = 20_000;
/** Shorter than one look at a key that another call holds, so that waiting for it ends at once. */
const shortMs = 100;

const nothingSpent = { inputTokens: 0, outputTokens: 0, microDollars: 0 };

type Command = fc.AsyncCommand<Model, Real>;

const checkUse = async (model: Model, { owners }: Real, owner: number): Promise<void> => {
  const planId = model.plans[owner]!;
  const { used, limit } = await product.getSubscription({
    accountId: owners[owner]!,
    planId,
    now: dateOf(model.month),
  });
  expect({ used, limit }).toEqual({ used: model.used.get(monthKey(model, owner)) ?? 0, limit: limits[planId] });
};

/** Somebody begins an analysis, with or without a key, for one of two requests. */
const begin = (owner: number, key: string | undefined, body: number): Command => ({
  check: () => true,
  toString: () => `owner ${owner} begins request ${body}${key === undefined ? '' : ` with the key ${key}`}`,
  run: async (model, real) => {
    const place = `${owner} ${key ?? ''}`;
    const claimed = key === undefined ? undefined : model.keys.get(place);
    const limit = limits[model.plans[owner]!];
    const used = model.used.get(monthKey(model, owner)) ?? 0;
    const expected = claimed
      ? claimed.body !== body
        ? 'idempotency_key_reused'
        : claimed.isDone
          ? claimed.analysisId
          : 'conflict'
      : limit >= 0 && used >= limit
        ? 'limit_reached'
        : 'mine';
    const analysisId = randomUUID();
    const ownerId = real.owners[owner]!;
    const deadlineMs = Date.now() + (expected === 'conflict' ? shortMs : longMs);
    const now = dateOf(model.month);
    const allowance = product.planAllowance({ ownerId, planId: model.plans[owner], analysisId, deadlineMs, now });
    const outcome = await product
      .beginAnalysis({ ownerId, request: { body }, idempotencyKey: key, analysisId, deadlineMs, allowance })
      .then(
        (claim) => (claim.state === 'mine' ? 'mine' : claim.analysisId),
        (error: unknown) => (error as { code?: string }).code ?? String(error),
      );
    expect(outcome).toBe(expected);
    if (outcome === 'mine') {
      model.used.set(monthKey(model, owner), used + 1);
      if (key !== undefined) model.keys.set(place, { body, analysisId, isDone: false });
      model.running.push({ analysisId, owner, month: model.month, key, allowance });
    }
    await checkUse(model, real, owner);
  },
});

/** One that is under way is stored, or fails; a failure is told of twice. */
const end = (at: number, succeeds: boolean): Command => ({
  check: ({ running }) => running.length > 0,
  toString: () => `analysis ${at} ${succeeds ? 'is stored' : 'fails'}`,
  run: async (model, real) => {
    const [ended] = model.running.splice(at % model.running.length, 1);
    const { owner, key, analysisId, allowance, month } = ended!;
    const ownerId = real.owners[owner]!;
    const place = `${owner} ${key ?? ''}`;
    if (succeeds) {
      await product.writeTogether([
        ...(key === undefined ? [] : [product.finishClaim(ownerId, key, analysisId)]),
        ...allowance.settle(nothingSpent),
      ]);
      if (key !== undefined) model.keys.get(place)!.isDone = true;
    } else {
      if (key !== undefined) await product.releaseClaim(ownerId, key, analysisId);
      model.keys.delete(key === undefined ? '' : place);
      const began = monthKey({ month }, owner);
      model.used.set(began, model.used.get(began)! - 1);
      await allowance.giveBack();
    }
    // Whatever is given back once more changes nothing.
    await allowance.giveBack();
    await checkUse(model, real, owner);
  },
});

const turnMonth: Command = {
  check: () => true,
  toString: () => 'the month turns',
  run: async (model, real) => {
    model.month += 1;
    for (const owner of real.owners.keys()) await checkUse(model, real, owner);
  },
};

const changePlan = (owner: number, planId: PlanId): Command => ({
  check: () => true,
  toString: () => `owner ${owner} moves to ${planId}`,
  run: async (model, real) => {
    model.plans[owner] = planId;
    await checkUse(model, real, owner);
  },
});

const owner = fc.nat(1);
const commands = [
  fc.tuple(owner, fc.option(fc.constantFrom('a', 'b'), { nil: undefined }), fc.nat(1)).map((args) => begin(...args)),
  fc.tuple(fc.nat(9), fc.boolean()).map((args) => end(...args)),
  fc.constant(turnMonth),
  fc.tuple(owner, fc.constantFrom(...planIds)).map((args) => changePlan(...args)),
];

it('acceptance 6, 7, 8: GIVEN any calls, failures, repeats, months and plans THEN what counts is what succeeded or runs, and never more than the plan allows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 30 }), async (sequence) => {
      await fc.asyncModelRun(
        (): { model: Model; real: Real } => ({
          model: { month: 0, plans: ['two', 'five'], used: new Map(), keys: new Map(), running: [] },
          real: { owners: [randomUUID(), randomUUID()] },
        }),
        sequence,
      );
    }),
    { numRuns: 40 },
  );
});
