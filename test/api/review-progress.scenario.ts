import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AnalyzeResponse, ReviewProgress, StoredAnalysis } from '../../shared/analysis.ts';
import type { ModelCosts } from '../../shared/subscriptions.ts';
import type { ModelServer } from '../support/bedrock-server.ts';
import { type Client, clientWith, newVisitor } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { longContract } from '../support/long-contract.ts';
import { goodAnswer } from '../support/model-answers.ts';
import { modelPrices, startModelProduct } from '../support/model-product.ts';
import type { OwnProduct } from '../support/own-product.ts';

jest.setTimeout(120_000);

const costs: ModelCosts = {
  ...modelPrices,
  dailyCapPerAccount: 100,
  dailyCapPerStage: 100,
};

describe('GET /api/analyses/{id}/model-review', () => {
  let model: ModelServer;
  let product: OwnProduct;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ model, product, close } = await startModelProduct({ MODEL_COSTS: JSON.stringify(costs) }));
  });
  afterAll(() => close());

  const progress = (client: Client, id: string) =>
    client.send<ReviewProgress>('GET', `/api/analyses/${id}/model-review`);

  it('GIVEN a long contract whose first part is read THEN its owner alone is told so, with what it cost; GIVEN none begun or all stored THEN 404', async () => {
    const part = { kind: 'tool', input: goodAnswer } as const;
    const others = Promise.withResolvers<undefined>();
    model.script(part, { ...part, until: others.promise });
    const owner = await newVisitor(product.url);
    const { json: made } = await owner.send<AnalyzeResponse>('POST', '/api/analyze', {
      json: { clauseText: longContract, modelReview: 'later' },
    });
    expect(made.modelReview).toBe('pending');
    const id = made.analysisId;
    expect((await progress(owner, id)).status).toBe(404);

    const reviewing = owner.send<StoredAnalysis>('POST', `/api/analyses/${id}/model-review`);
    // The job's function is loaded first, and reads all of the contract once itself.
    await eventually(
      async () =>
        expect((await progress(owner, id)).json).toEqual({
          parts: 3,
          read: 1,
          sections: { all: 312, read: expect.any(Number) },
          cost: 0.1,
          found: [],
        }),
      25_000,
    );
    expect((await progress(await newVisitor(product.url), id)).status).toBe(404);
    expect((await progress(clientWith('', product.url), id)).status).toBe(404);

    others.resolve(undefined);
    const { status, json } = await reviewing;
    expect(status).toBe(200);
    expect(json.analysis.notes).toContainEqual(expect.stringContaining('read all of the text in 3 parts'));
    expect((await progress(owner, id)).status).toBe(404);
  });
});
