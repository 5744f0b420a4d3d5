import { describe, expect, it, jest } from '@jest/globals';
import type { AnalysisSummary, AnalyzeResponse, AuditEntry, StoredAnalysis } from '../../shared/analysis.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { type Client, newVisitor } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { goodAnswer } from '../support/model-answers.ts';
import { model, product, useModelProduct } from '../support/model-product.ts';

jest.setTimeout(120_000);

/** Words of the model's, where they joined a finding of the engine's. */
const modelWords = 'By the language model: Nothing limits a rise.';

describe('an analysis that does not wait for the model', () => {
  useModelProduct();

  const analyze = async (client: Client, modelReview: string, headers: Record<string, string> = {}) => {
    const json = {
      clauseText: limitationOfLiability,
      contractType: 'saas-agreement',
      partyRole: 'customer',
      modelReview,
    };
    const answer = await client.send<AnalyzeResponse>('POST', '/api/analyze', { json, headers });
    expect(answer.status).toBe(200);
    return answer.json;
  };
  const review = (client: Client, id: string) =>
    client.send<StoredAnalysis>('POST', `/api/analyses/${id}/model-review`);
  const titles = ({ analysis }: Pick<StoredAnalysis, 'analysis'>) => JSON.stringify(analysis.risks);

  it('GIVEN a model that never answers THEN the findings are there as without one, and no model was asked', async () => {
    model.script({ kind: 'hang' });
    const client = await newVisitor(product.url);
    const without = await analyze(client, 'off');
    const pending = await analyze(client, 'later');
    const ids = [without.analysisId, pending.analysisId];
    expect(pending.modelReview).toBe('pending');
    expect(pending.analysis.risks.length).toBeGreaterThan(0);
    expect(pending.analysis.risks).toEqual(without.analysis.risks);
    expect(model.calls).toHaveLength(0);
    const stored = await client.send<StoredAnalysis>('GET', `/api/analyses/${pending.analysisId}`);
    expect(stored.json.modelReview).toBe('pending');
    // The job that takes up what nobody asks for would ask the model while others are counted.
    for (const id of ids) await client.send('DELETE', `/api/analyses/${id}`);
  });

  it('GIVEN a program that prefers not to wait, by the header of RFC 7240, THEN it is answered as one that asks for the review later', async () => {
    model.script({ kind: 'hang' });
    const client = await newVisitor(product.url);
    const send = (prefer: string, fields: object = {}) =>
      client.send<AnalyzeResponse>('POST', '/api/analyze', {
        json: { clauseText: limitationOfLiability, contractType: 'saas-agreement', ...fields },
        headers: { prefer },
      });
    const pending = await send('return=minimal, Respond-Async; wait=10');
    expect([pending.status, pending.json.modelReview]).toEqual([200, 'pending']);
    expect(pending.headers.get('preference-applied')).toBe('respond-async');
    expect(pending.json.analysis.risks.length).toBeGreaterThan(0);
    // Who wants no model gets none, and a preference that was not followed is not said to be.
    const without = await send('respond-async', { modelReview: 'off' });
    expect([without.status, without.json.modelReview]).toEqual([200, undefined]);
    expect(without.headers.get('preference-applied')).toBeNull();
    expect(model.calls).toHaveLength(0);
    for (const { json } of [pending, without]) await client.send('DELETE', `/api/analyses/${json.analysisId}`);
  });

  it('GIVEN the review is asked for THEN the model’s findings join the analysis, which waits no more', async () => {
    model.script({ kind: 'tool', input: goodAnswer, afterMs: 200 });
    const client = await newVisitor(product.url);
    const { analysisId } = await analyze(client, 'later');
    const listed = async () => (await client.send<AnalysisSummary[]>('GET', '/api/analyses')).json[0]?.modelReview;
    expect(await listed()).toBe('pending');
    const { status, json } = await review(client, analysisId);
    expect(status).toBe(200);
    expect(json).not.toHaveProperty('modelReview');
    expect(json.analysis.source.model).toBe('test.model-v1');
    expect(titles(json)).toContain(modelWords);
    const stored = await client.send<StoredAnalysis>('GET', `/api/analyses/${analysisId}`);
    expect(stored.json).toEqual(json);
    expect(await listed()).toBeUndefined();
  });

  it('GIVEN several calls at once and one later THEN one model call, one review, one entry, one analysis, one answer for all', async () => {
    model.script({ kind: 'tool', input: goodAnswer, afterMs: 1_500 });
    const client = await newVisitor(product.url);
    const pending = await analyze(client, 'later', { 'idempotency-key': 'one-press' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => review(client, pending.analysisId)));
    answers.push(await review(client, pending.analysisId));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(model.calls).toHaveLength(1);
    const { json: trail } = await client.send<AuditEntry[]>('GET', `/api/analyses/${pending.analysisId}/audit`);
    expect(trail.map(({ action }) => action)).toEqual(['Language model’s review added', 'Clause analyzed']);
    expect(trail[0]?.details).toMatchObject({ model: 'test.model-v1' });
    expect(trail[1]?.details).toMatchObject({ model: pending.analysis.source.engine });
    expect((await client.send('GET', '/api/analyses')).headers.get('x-total-count')).toBe('1');
    const again = await analyze(client, 'later', { 'idempotency-key': 'one-press' });
    expect(again).not.toHaveProperty('modelReview');
    expect(titles(again)).toContain(modelWords);
  });

  it('GIVEN the engine’s findings were shown THEN each is there afterwards, and its suggestion with its changes stays', async () => {
    model.script({ kind: 'tool', input: goodAnswer });
    const client = await newVisitor(product.url);
    const { analysis: engine, analysisId } = await analyze(client, 'later');
    const { json } = await review(client, analysisId);
    const now = new Map(json.analysis.risks.map((risk) => [risk.id, risk]));
    for (const { id, title, level } of engine.risks) expect(now.get(id)).toMatchObject({ title, level });
    expect(engine.suggestedImprovement.changes.length).toBeGreaterThan(0);
    expect(json.analysis.suggestedImprovement).toEqual(engine.suggestedImprovement);
  });

  it('GIVEN decisions made while the model reads THEN they stand, at the revision they were made', async () => {
    const decided = Promise.withResolvers<undefined>();
    model.script({ kind: 'tool', input: goodAnswer, until: decided.promise });
    const client = await newVisitor(product.url);
    const { analysis, analysisId } = await analyze(client, 'later');
    const reading = review(client, analysisId);
    await eventually(() => Promise.resolve().then(() => expect(model.calls).toHaveLength(1)));
    const decisions = [{ findingId: analysis.risks[0]?.id, verdict: 'accepted' }];
    const saved = await client.send('PUT', `/api/analyses/${analysisId}/decisions`, {
      json: { revision: 0, decisions },
    });
    expect(saved.status).toBe(200);
    decided.resolve(undefined);
    const { json } = await reading;
    expect(json.decisions).toMatchObject(decisions);
    expect(json.revision).toBe(1);
    expect(titles(json)).toContain(modelWords);
  });

  it('GIVEN a model that fails THEN the engine’s analysis stays with a note, and it is asked no more', async () => {
    model.script({ kind: 'error', status: 403, type: 'AccessDeniedException' });
    const client = await newVisitor(product.url);
    const { analysis: engine, analysisId } = await analyze(client, 'later');
    const { json } = await review(client, analysisId);
    const note = expect.stringContaining('refused the request');
    expect(json.analysis).toEqual({ ...engine, notes: [...engine.notes, note] });
    expect(model.calls).toHaveLength(1);
    await review(client, analysisId);
    expect(model.calls).toHaveLength(1);
  });

  it('GIVEN it was deleted while the model read THEN nothing of it comes back', async () => {
    const deleted = Promise.withResolvers<undefined>();
    model.script({ kind: 'tool', input: goodAnswer, until: deleted.promise });
    const client = await newVisitor(product.url);
    const { analysisId } = await analyze(client, 'later');
    const reading = review(client, analysisId);
    await eventually(() => Promise.resolve().then(() => expect(model.calls).toHaveLength(1)));
    expect((await client.send('DELETE', `/api/analyses/${analysisId}`)).status).toBe(204);
    deleted.resolve(undefined);
    expect((await reading).status).toBe(404);
    expect((await client.send('GET', `/api/analyses/${analysisId}`)).status).toBe(404);
    expect((await client.send('GET', '/api/analyses')).headers.get('x-total-count')).toBe('0');
  });

  it('GIVEN somebody else’s analysis THEN it is not found, and no model is asked', async () => {
    model.script({ kind: 'tool', input: goodAnswer });
    const { analysisId } = await analyze(await newVisitor(product.url), 'later');
    expect((await review(await newVisitor(product.url), analysisId)).status).toBe(404);
    expect(model.calls).toHaveLength(0);
  });
});
