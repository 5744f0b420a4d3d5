import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import { type Local, startLocal } from '../../infra/local/start-local.ts';
import { type ModelServer, startModelServer } from '../support/bedrock-server.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { newVisitor } from '../support/client.ts';
import { goodAnswer } from '../support/model-answers.ts';

jest.setTimeout(90_000);

describe('the product with a slow model', () => {
  let model: ModelServer;
  let product: Local;
  let dataDir: string;

  beforeAll(async () => {
    model = await startModelServer();
    dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-model-'));
    const env = {
      PUBLIC_MODE: 'true',
      BEDROCK_MODEL_ID: 'test.model-v1',
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
    };
    product = await startLocal({ port: 0, dataDir, env, web: false });
  });
  afterAll(async () => {
    await product.close();
    await model.close();
    await rm(dataDir, { recursive: true, force: true });
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

  it('acceptance 3: GIVEN a model that never answers THEN the engine’s own answer comes within 29 seconds, saying so, and is stored', async () => {
    model.script({ kind: 'hang' });
    const { client, send } = await analyze();
    const startedAt = Date.now();
    const { status, json } = await send();
    expect(Date.now() - startedAt).toBeLessThan(29_000);
    expect(status).toBe(200);
    expect(json.analysis.source.model).toBeNull();
    expect(json.analysis.notes.at(-1)).toContain('did not answer in time');
    expect((await client.send('GET', `/api/analyses/${json.analysisId}`)).status).toBe(200);
  });
});
