import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AnalyzeResponse, ReviewProgress, StoredAnalysis } from '../../shared/analysis.ts';
import type { ModelCosts } from '../../shared/subscriptions.ts';
import { type ModelServer, startModelServer } from '../support/bedrock-server.ts';
import { type Client, clientWith, newVisitor } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { longContract } from '../support/long-contract.ts';
import { goodAnswer } from '../support/model-answers.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';

jest.setTimeout(120_000);

/** What the stand-in says it read and wrote comes to 0.1 dollars a part by these prices. */
const costs: ModelCosts = {
  prices: { 'test.model-v1': { input: 40, output: 50, cacheRead: 20, cacheWrite: 60 } },
  otherModels: { input: 1_000, output: 1_000 },
  dailyCapPerAccount: 100,
  dailyCapPerStage: 100,
};

describe('GET /api/analyses/{id}/model-review', () => {
  let model: ModelServer;
  let product: OwnProduct;

  beforeAll(async () => {
    model = await startModelServer();
    const env = {
      PUBLIC_MODE: 'true',
      BEDROCK_MODEL_ID: 'test.model-v1',
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
      MODEL_COSTS: JSON.stringify(costs),
    };
    product = await startOwnProduct({ env });
  });
  afterAll(async () => {
    await product.close();
    await model.close();
  });

  const progress = (client: Client, id: string) =>
    client.send<ReviewProgress>('GET', `/api/analyses/${id}/model-review`);

  it('GIVEN a long contract whose first part is read THEN its owner alone is told so, with what it cost; GIVEN none begun or all stored THEN 404', async () => {
    const part = { kind: 'tool', input: goodAnswer } as const;
    model.script(part, { ...part, afterMs: 5_000 });
    const owner = await newVisitor(product.url);
    const { json: made } = await owner.send<AnalyzeResponse>('POST', '/api/analyze', {
      json: { clauseText: longContract, modelReview: 'later' },
    });
    expect(made.modelReview).toBe('pending');
    const id = made.analysisId;
    expect((await progress(owner, id)).status).toBe(404);

    const reviewing = owner.send<StoredAnalysis>('POST', `/api/analyses/${id}/model-review`);
    await eventually(async () => expect((await progress(owner, id)).json).toEqual({ parts: 3, read: 1, cost: 0.1 }));
    expect((await progress(await newVisitor(product.url), id)).status).toBe(404);
    expect((await progress(clientWith('', product.url), id)).status).toBe(404);

    const { status, json } = await reviewing;
    expect(status).toBe(200);
    expect(json.analysis.notes).toContainEqual(expect.stringContaining('read all of the text in 3 parts'));
    expect((await progress(owner, id)).status).toBe(404);
  });
});
