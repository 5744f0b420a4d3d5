import { describe, expect, it, jest } from '@jest/globals';
import type { AnalyzeResponse, AuditEntry, StoredAnalysis } from '../../shared/analysis.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { type Client, newVisitor } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { longContract } from '../support/long-contract.ts';
import { goodAnswer } from '../support/model-answers.ts';
import { model, product, useModelProduct } from '../support/model-product.ts';
import { analyzeInEvents, type ReadEvent } from '../support/read-events.ts';

jest.setTimeout(120_000);

/** The one risk of the model's that is proved, as it is told early. */
const proved = { id: '0#0', title: 'The vendor alone sets the price', level: 'high' };

describe('POST /api/analyze with Accept: text/event-stream', () => {
  useModelProduct();

  const ask = (client: Client, fields: object = {}) =>
    analyzeInEvents(product.url, {
      cookie: client.cookie,
      json: { clauseText: limitationOfLiability, contractType: 'saas-agreement', partyRole: 'customer', ...fields },
    });
  const restOf = async (events: AsyncIterable<ReadEvent>): Promise<readonly ReadEvent[]> => {
    const all: ReadEvent[] = [];
    for await (const one of events) all.push(one);
    return all;
  };
  const stored = (client: Client, id: string) => client.send<StoredAnalysis>('GET', `/api/analyses/${id}`);

  it('GIVEN a model that is still writing THEN the engine’s analysis and each finding that is proved are told; WHEN it has written THEN the review is, by one call', async () => {
    const rest = Promise.withResolvers<undefined>();
    model.script({ kind: 'tool', input: goodAnswer, until: rest.promise });
    const client = await newVisitor(product.url);
    const { status, headers, events } = await ask(client);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(headers.get('cache-control')).toBe('no-store');

    const early: ReadEvent[] = [];
    for (let next = await events.next(); !next.done; next = await events.next()) {
      early.push(next.value);
      if (next.value.event === 'finding') break;
    }
    expect(early.map(({ event }) => event)).toEqual(['analysis', 'progress', 'finding']);
    const analyzed = early[0]?.data as AnalyzeResponse;
    expect(analyzed.modelReview).toBe('pending');
    expect(analyzed.analysis.risks.length).toBeGreaterThan(0);
    expect(early[1]?.data).toEqual({ parts: 1, read: 0, cost: 0 });
    expect(early[2]?.data).toEqual(proved);
    expect((await stored(client, analyzed.analysisId)).json.modelReview).toBe('pending');

    rest.resolve(undefined);
    const late = await restOf(events);
    expect(late.map(({ event }) => event)).toEqual(['review']);
    expect(late[0]?.data).toEqual((await stored(client, analyzed.analysisId)).json);
    expect(JSON.stringify(late[0]?.data)).toContain('By the language model: Nothing limits a rise.');
    expect(model.calls).toHaveLength(1);
    expect(model.operations).toEqual(['converse-stream']);
  });

  it('GIVEN a caller who leaves after the first event THEN the review is made all the same, by one call, and told in the audit trail', async () => {
    const rest = Promise.withResolvers<undefined>();
    model.script({ kind: 'tool', input: goodAnswer, until: rest.promise });
    const client = await newVisitor(product.url);
    const { events, leave } = await ask(client);
    const first = await events.next();
    const { analysisId } = (first.value as ReadEvent).data as AnalyzeResponse;
    leave();
    rest.resolve(undefined);
    await eventually(
      async () => expect((await stored(client, analysisId)).json).not.toHaveProperty('modelReview'),
      20_000,
    );
    expect(model.calls).toHaveLength(1);
    const { json: trail } = await client.send<AuditEntry[]>('GET', `/api/analyses/${analysisId}/audit`);
    expect(trail.map(({ action }) => action)).toEqual(['Language model’s review added', 'Clause analyzed']);
  });

  it('GIVEN a model turned off THEN the analysis is all there is, and no model is asked', async () => {
    model.script({ kind: 'hang' });
    const client = await newVisitor(product.url);
    const events = await restOf((await ask(client, { modelReview: 'off' })).events);
    expect(events.map(({ event }) => event)).toEqual(['analysis']);
    expect(events[0]?.data).not.toHaveProperty('modelReview');
    expect(model.calls).toHaveLength(0);
  });

  it('GIVEN a text that is refused THEN the answer is the error with its status, as JSON', async () => {
    const answer = await analyzeInEvents(product.url, { json: { clauseText: '  ' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/json']);
  });

  it('GIVEN a model that fails THEN the review is the engine’s with a note', async () => {
    model.script({ kind: 'error', status: 403, type: 'AccessDeniedException' });
    const events = await restOf((await ask(await newVisitor(product.url))).events);
    const review = events.at(-1);
    expect(review?.event).toBe('review');
    expect((review?.data as StoredAnalysis).analysis.notes.at(-1)).toContain('refused the request');
  });

  it('GIVEN it is deleted while the model reads THEN the last event is the error, with its code', async () => {
    const deleted = Promise.withResolvers<undefined>();
    model.script({ kind: 'tool', input: goodAnswer, until: deleted.promise });
    const client = await newVisitor(product.url);
    const { events } = await ask(client);
    const first = (await events.next()).value as ReadEvent;
    await eventually(() => Promise.resolve().then(() => expect(model.calls).toHaveLength(1)));
    const { analysisId } = first.data as AnalyzeResponse;
    expect((await client.send('DELETE', `/api/analyses/${analysisId}`)).status).toBe(204);
    deleted.resolve(undefined);
    const last = (await restOf(events)).at(-1);
    expect(last).toMatchObject({
      event: 'error',
      data: { code: 'not_found', requestId: expect.any(String), error: expect.any(String) },
    });
  });

  it('GIVEN a long contract, which a job reads in parts, THEN its progress is told part by part, then the review', async () => {
    const part = { kind: 'tool', input: goodAnswer } as const;
    const others = Promise.withResolvers<undefined>();
    model.script(part, { ...part, until: others.promise });
    const client = await newVisitor(product.url);
    const { events } = await ask(client, { clauseText: longContract });
    const told: ReadEvent[] = [];
    for await (const one of events) {
      told.push(one);
      if (one.event === 'progress' && (one.data as { read: number }).read === 1) others.resolve(undefined);
    }
    expect(told[0]?.event).toBe('analysis');
    expect(told.filter(({ event }) => event === 'progress').map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ parts: 3, read: 1 }),
    );
    const review = told.at(-1);
    expect(review?.event).toBe('review');
    expect((review?.data as StoredAnalysis).analysis.notes).toContainEqual(
      expect.stringContaining('read all of the text in 3 parts'),
    );
  });
});
