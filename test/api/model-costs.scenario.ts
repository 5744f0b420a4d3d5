import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import type { ModelCosts, UsageReport } from '../../shared/subscriptions.ts';
import { type Local, startLocal } from '../../infra/local/start-local.ts';
import { newAccount } from '../support/accounts.ts';
import { type ModelServer, startModelServer } from '../support/bedrock-server.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { type Client, newVisitor } from '../support/client.ts';
import { goodAnswer } from '../support/model-answers.ts';
import { modelPrices } from '../support/model-product.ts';

jest.setTimeout(120_000);

const costs: ModelCosts = {
  ...modelPrices,
  dailyCapPerAccount: 0.15,
  dailyCapPerStage: 0.45,
};
const notAsked = /today’s budget for it is used/;

describe('what models may cost', () => {
  let model: ModelServer;
  let product: Local;
  let dataDir: string;

  beforeAll(async () => {
    model = await startModelServer();
    model.script({ kind: 'tool', input: goodAnswer });
    dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-costs-'));
    const env = {
      PUBLIC_MODE: 'true',
      BEDROCK_MODEL_ID: 'test.model-v1',
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
      MODEL_COSTS: JSON.stringify(costs),
    };
    product = await startLocal({ port: 0, dataDir, env, web: false });
  });
  afterAll(async () => {
    await product.close();
    await model.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const analyze = async (client: Client, headers: Record<string, string> = {}) => {
    const { status, json } = await client.send<AnalyzeResponse>('POST', '/api/analyze', {
      json: { clauseText: limitationOfLiability, contractType: 'saas-agreement', partyRole: 'customer' },
      headers,
    });
    expect(status).toBe(200);
    return json.analysis;
  };
  const figures = async (admin: Client) => {
    const { analyses, inputTokens, outputTokens, estimatedCost } = (
      await admin.send<UsageReport>('GET', '/api/admin/usage')
    ).json;
    return { analyses, inputTokens, outputTokens, estimatedCost };
  };

  it('GIVEN caps WHEN an account and then the stage reach theirs THEN the engine answers alone and says so; the month’s figures add up', async () => {
    const admin = await newAccount({ product, role: 'admin' });
    const [one, two] = await Promise.all([newAccount({ product }), newAccount({ product })]);

    // An account may begin as long as it is below its cap: two calls of 0.1 pass 0.15.
    expect((await analyze(one)).source.model).toBe('test.model-v1');
    expect((await analyze(one, { 'idempotency-key': 'second' })).source.model).toBe('test.model-v1');
    const capped = await analyze(one);
    expect(capped.source.model).toBeNull();
    expect(capped.notes.some((note) => notAsked.test(note))).toBe(true);
    expect(model.calls).toHaveLength(2);
    expect(await figures(admin)).toEqual({
      analyses: 3,
      inputTokens: 3_200,
      outputTokens: 1_600,
      estimatedCost: 0.2,
    });

    // The others go on until the stage has spent 0.45: acceptance 20 has visitors count there too.
    expect((await analyze(two)).source.model).toBe('test.model-v1');
    const visitor = await newVisitor(product.url);
    expect((await analyze(visitor)).source.model).toBe('test.model-v1');
    expect((await analyze(visitor, { 'idempotency-key': 'visitor' })).source.model).toBe('test.model-v1');
    for (const client of [two, visitor]) {
      const analysis = await analyze(client);
      expect(analysis.source.model).toBeNull();
      expect(analysis.notes.some((note) => notAsked.test(note))).toBe(true);
    }
    expect(model.calls).toHaveLength(5);
    expect(await figures(admin)).toEqual({
      analyses: 8,
      inputTokens: 8_000,
      outputTokens: 4_000,
      estimatedCost: 0.5,
    });
  });
});
