import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DecisionEntry, User } from '../../shared/administration.ts';
import { defaultPlanCatalogue } from '../../shared/default-plans.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import type { Plan, Subscription, UsageReport } from '../../shared/subscriptions.ts';
import { type AccountClient, newAccount } from '../support/accounts.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { type Client, clientWith, newVisitor } from '../support/client.ts';
import { insist } from '../support/insist.ts';
import { productWithSmallPlans } from '../support/small-plans.ts';

jest.setTimeout(120_000);

type Status = { readonly subscription: Subscription };

const statusOf = async (client: Client): Promise<Subscription> =>
  (await client.send<Status>('GET', '/api/subscription/status')).json.subscription;
const subscribe = (client: Client, json: unknown) =>
  client.send<Status & ErrorBody>('POST', '/api/subscription/create', { json });
const analyze = (client: Client, key: string = randomUUID(), clauseText = limitationOfLiability) =>
  client.send<ErrorBody>('POST', '/api/analyze', {
    json: { clauseText, usePlaybook: false },
    headers: { 'idempotency-key': key },
  });

let product: Awaited<ReturnType<typeof productWithSmallPlans>>;
let admin: AccountClient;
const member = (): Promise<AccountClient> => newAccount({ product });

beforeAll(async () => {
  product = await productWithSmallPlans();
  admin = await newAccount({ product, role: 'admin', name: 'Grace Admin' });
});
afterAll(() => product.close());

describe('plans', () => {
  it('GIVEN a stage without plans of its own THEN three are offered, one of them unlimited, and new accounts are on the smallest', async () => {
    const client = await newAccount();
    const plans = (await client.send<Plan[]>('GET', '/api/subscription/plans')).json;
    expect(plans).toEqual(defaultPlanCatalogue.plans);
    expect(plans.filter(({ analysesPerMonth }) => analysesPerMonth === -1)).toHaveLength(1);
    const smallest = plans.reduce((one, other) => (other.price < one.price ? other : one));
    expect((await statusOf(client)).planId).toBe(smallest.id);
  });

  it('GIVEN a new account THEN its status is never null and says what is left until when', async () => {
    const now = new Date();
    const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
    expect(await statusOf(await member())).toEqual({
      status: 'active',
      planId: 'two',
      currentPeriodEnd: nextMonth,
      used: 0,
      limit: 2,
      resetsAt: nextMonth,
    });
  });

  it('GIVEN the bearer token alone THEN plans can be read and chosen', async () => {
    const { token } = await member();
    const headers = { authorization: `Bearer ${token}` };
    const client = clientWith('', product.url);
    expect((await client.send('GET', '/api/subscription/plans', { headers })).status).toBe(200);
    const chosen = await client.send<Status>('POST', '/api/subscription/create', {
      json: { planId: 'twenty' },
      headers,
    });
    expect([chosen.status, chosen.json.subscription.planId]).toEqual([200, 'twenty']);
  });

  it('GIVEN a plan WHEN it is chosen, and chosen again THEN the account is on it from now on', async () => {
    const client = await member();
    for (const _ of [1, 2]) {
      const { status, json } = await subscribe(client, { planId: 'twenty' });
      expect([status, json.subscription.planId, json.subscription.limit]).toEqual([200, 'twenty', 20]);
    }
    expect((await statusOf(client)).planId).toBe('twenty');
    const decisions = (await admin.send<DecisionEntry[]>('GET', '/api/admin/decisions')).json;
    const own = decisions.filter(({ subject }) => subject.id === client.id);
    expect(own.map(({ actor, what }) => [actor.id, what])).toEqual([
      [client.id, 'moved from the Plan two plan to the Plan twenty plan'],
    ]);
  });

  it.each([
    ['a plan there is not', { planId: 'none' }, 404, 'not_found'],
    ['a plan only admins assign', { planId: 'assigned' }, 403, 'forbidden'],
    ['no plan', {}, 400, 'invalid_request'],
  ])('GIVEN %s WHEN it is chosen THEN it is refused and nothing changes', async (_, json, status, code) => {
    const client = await member();
    const answer = await subscribe(client, json);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect((await statusOf(client)).planId).toBe('two');
  });

  it('acceptance 19: GIVEN a price, a limit and somebody else’s id in the body THEN they change nothing', async () => {
    const [client, other] = await Promise.all([member(), member()]);
    const sent = { planId: 'twenty', price: 0, analysesPerMonth: -1, userId: other.id, accountId: other.id };
    expect((await subscribe(client, sent)).json.subscription.limit).toBe(20);
    expect((await statusOf(other)).planId).toBe('two');
  });

  it('GIVEN a public visitor THEN there are no plans to see without signing in', async () => {
    const visitor = await newVisitor();
    for (const path of ['/api/subscription/plans', '/api/subscription/status']) {
      const { status, json } = await visitor.send<ErrorBody>('GET', path);
      expect([status, json.code]).toEqual([401, 'unauthenticated']);
    }
  });
});

describe('the quota', () => {
  it('GIVEN the limit is reached THEN 402 names it and the day it begins again; a repeat of a finished call still answers', async () => {
    const client = await member();
    expect((await analyze(client, 'first')).status).toBe(200);
    expect((await analyze(client)).status).toBe(200);
    const refused = await analyze(client);
    expect([refused.status, refused.json.code]).toEqual([402, 'limit_reached']);
    const { resetsAt, used } = await statusOf(client);
    const day = new Date(resetsAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(refused.json.error).toBe(
      `Your Plan two plan allows 2 analyses a month, and all of them are used. The count begins again on ${day} (UTC).`,
    );
    expect(used).toBe(2);
    expect((await analyze(client, 'first')).status).toBe(200);
    await subscribe(client, { planId: 'twenty' });
    expect((await analyze(client)).status).toBe(200);
    expect((await statusOf(client)).used).toBe(3);
  });

  it('GIVEN a blank or an over-long clause THEN it costs nothing', async () => {
    const client = await member();
    expect((await analyze(client, 'a', ' ')).status).toBe(400);
    expect((await analyze(client, 'b', 'a '.repeat(500_001))).status).toBe(413);
    expect((await statusOf(client)).used).toBe(0);
  });

  it('acceptance 6: GIVEN twenty identical calls at once with one key THEN one record and one unit', async () => {
    const client = await member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => insist(() => analyze(client, 'one-press'))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await statusOf(client)).used).toBe(1);
    expect((await client.send('GET', '/api/analyses')).headers.get('x-total-count')).toBe('1');
  });
});

describe('admins and plans', () => {
  const setPlan = (id: string, planId: string, by: Client = admin) =>
    by.send<User & ErrorBody>('PUT', `/api/admin/users/${id}/plan`, { json: { planId } });

  it('GIVEN an account WHEN an admin puts it on a plan THEN it is on it, the list says so, and so do the decisions', async () => {
    const client = await member();
    await analyze(client);
    const { status, json } = await setPlan(client.id, 'assigned');
    expect([status, json.planId, json.analysesUsed]).toEqual([200, 'assigned', 1]);
    expect((await statusOf(client)).limit).toBe(1_000);
    const listed = (await admin.send<User[]>('POST', '/api/admin/users/search', { json: { search: client.email } }))
      .json;
    expect(listed.map(({ id, planId, analysesUsed }) => [id, planId, analysesUsed])).toEqual([
      [client.id, 'assigned', 1],
    ]);
    const decisions = (await admin.send<DecisionEntry[]>('GET', '/api/admin/decisions')).json;
    expect(decisions.find(({ subject }) => subject.id === client.id)).toMatchObject({
      actor: { id: admin.id, name: 'Grace Admin' },
      what: 'moved from the Plan two plan to the Plan assigned plan',
    });
  });

  it('GIVEN two admins who change one plan at once THEN each change that is answered is in the decisions, and no other', async () => {
    const [client, second] = await Promise.all([member(), newAccount({ product, role: 'admin' })]);
    const answers = await Promise.all([setPlan(client.id, 'twenty'), setPlan(client.id, 'unlimited', second)]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    const decisions = (await admin.send<DecisionEntry[]>('GET', '/api/admin/decisions')).json;
    const own = decisions.filter(({ subject }) => subject.id === client.id);
    expect(own).toHaveLength(done.length);
    expect(own[0]?.what).toContain(`to the Plan ${(await statusOf(client)).planId} plan`);
  });

  it('GIVEN an admin’s own account WHEN the admin changes its plan THEN that works too', async () => {
    expect((await setPlan(admin.id, 'unlimited')).json.planId).toBe('unlimited');
  });

  it('GIVEN a plan or an account there is not THEN 404', async () => {
    const client = await member();
    expect((await setPlan(client.id, 'none')).status).toBe(404);
    expect((await setPlan(randomUUID(), 'twenty')).status).toBe(404);
  });

  it('GIVEN an analysis WHEN an admin asks for the month’s use THEN a day of it counts it', async () => {
    const usage = async () => (await admin.send<UsageReport>('GET', '/api/admin/usage')).json;
    const before = await usage();
    await analyze(await member());
    const after = await usage();
    // Others may analyse meanwhile; that each counts once is proved on a table of one's own.
    expect(after.analyses).toBeGreaterThan(before.analyses);
    expect(after.days.reduce((sum, { analyses }) => sum + analyses, 0)).toBe(after.analyses);
  });
});
