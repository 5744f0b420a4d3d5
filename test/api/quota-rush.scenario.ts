import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Subscription } from '../../shared/subscriptions.ts';
import { newAccount } from '../support/accounts.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { insist } from '../support/insist.ts';
import { productWithSmallPlans } from '../support/small-plans.ts';

jest.setTimeout(180_000);

let product: Awaited<ReturnType<typeof productWithSmallPlans>>;

beforeAll(async () => {
  product = await productWithSmallPlans();
});
afterAll(() => product.close());

describe('the quota', () => {
  it('acceptance 7: GIVEN 200 calls at once on a plan of 20 THEN exactly 20 succeed and the others get 402', async () => {
    const client = await newAccount({ product });
    await client.send('POST', '/api/subscription/create', { json: { planId: 'twenty' } });
    const analyze = (key: string) =>
      client.send('POST', '/api/analyze', {
        json: { clauseText: limitationOfLiability, usePlaybook: false },
        headers: { 'idempotency-key': key },
      });
    // Whoever comes again does so with the same key: a call that was too late may have taken its unit.
    const keys = Array.from({ length: 200 }, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => insist(() => analyze(key))));
    const countOf = Object.fromEntries(
      [...Map.groupBy(answers, ({ status }) => status)].map(([status, { length }]) => [status, length]),
    );
    expect(countOf).toEqual({ 200: 20, 402: 180 });
    const { json } = await client.send<{ readonly subscription: Subscription }>('GET', '/api/subscription/status');
    expect(json.subscription.used).toBe(20);
    expect((await client.send('GET', '/api/analyses')).headers.get('x-total-count')).toBe('20');
  });
});
