import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { newVisitor } from '../support/client.ts';
import { goodAnswer } from '../support/model-answers.ts';
import { model, product, useModelProduct } from '../support/model-product.ts';

jest.setTimeout(90_000);

describe('the product with a slow model', () => {
  useModelProduct();
  beforeAll(async () => {
    // The first call of a function loads its code and the engine's knowledge, which is another matter than a slow model.
    model.script({ kind: 'tool', input: goodAnswer });
    const { send } = await analyze();
    await send();
  });

  const analyze = async () => {
    const client = await newVisitor(product.url);
    const json = { clauseText: limitationOfLiability, contractType: 'saas-agreement', partyRole: 'customer' };
    return { client, send: () => client.send<AnalyzeResponse>('POST', '/api/analyze', { json }) };
  };

  it('acceptance 3: GIVEN an answer that takes 25 seconds THEN it succeeds', async () => {
    model.script({ kind: 'tool', input: goodAnswer, afterMs: 25_000 });
    const { send } = await analyze();
    const { status, json } = await send();
    expect(status).toBe(200);
    expect(json.analysis.source.model).toBe('test.model-v1');
  });

  it('acceptance 3: GIVEN a model that never answers THEN the engine’s own answer comes within the gateway’s 29 seconds, saying so, and is stored', async () => {
    model.script({ kind: 'hang' });
    const { client, send } = await analyze();
    const { status, json } = await send();
    // The gateway answers for whoever takes longer than that.
    expect(status).toBe(200);
    expect(json.analysis.source.model).toBeNull();
    expect(json.analysis.notes.at(-1)).toContain('did not answer in time');
    expect((await client.send('GET', `/api/analyses/${json.analysisId}`)).status).toBe(200);
  });
});
