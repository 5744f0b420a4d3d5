import { GetQueueAttributesCommand, GetQueueUrlCommand, SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, it, jest } from '@jest/globals';
import type { AnalysisSummary, AnalyzeResponse, AuditEntry, StoredAnalysis } from '../../shared/analysis.ts';
import type { DrivenProduct } from '../support/accounts.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { newVisitor } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { longContract } from '../support/long-contract.ts';
import { analyzeInEvents, type ReadEvent } from '../support/read-events.ts';
import { emulatorConfig } from './support/resolve-template.ts';

jest.setTimeout(300_000);

const { url, endpoints } = JSON.parse(process.env['DEPLOYED_PRODUCT'] ?? '{}') as DrivenProduct;

/** How many messages are in the queue, whether or not somebody is at work on them. */
const countMessages = async (): Promise<number> => {
  const client = new SQSClient({ ...emulatorConfig(endpoints.dynamodb), useQueueUrlAsEndpoint: false });
  const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: 'clausewise-model-reviews' }));
  const { Attributes = {} } = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
  client.destroy();
  return ['', 'NotVisible', 'Delayed'].reduce(
    (sum, state) =>
      sum + Number((Attributes as Readonly<Record<string, string>>)[`ApproximateNumberOfMessages${state}`] ?? 0),
    0,
  );
};

describe('a deployed stage with a model', () => {
  it('GIVEN a long contract whose page is closed THEN the queue’s worker reads all of it, once, and leaves nothing behind', async () => {
    const person = await newVisitor(url);
    const { json } = await person.send<AnalyzeResponse>('POST', '/api/analyze', {
      json: { clauseText: longContract, modelReview: 'later' },
    });
    expect(json.modelReview).toBe('pending');
    expect(await countMessages()).toBe(1);
    const listed = async () => (await person.send<AnalysisSummary[]>('GET', '/api/analyses')).json[0];
    expect(await listed()).toMatchObject({ modelReview: 'pending' });
    await eventually(async () => expect(await listed()).not.toHaveProperty('modelReview'), 240_000);
    const stored = await person.send<StoredAnalysis>('GET', `/api/analyses/${json.analysisId}`);
    expect(stored.json.analysis.notes).toContainEqual(expect.stringContaining('read all of the text in 3 parts'));
    const { json: trail } = await person.send<AuditEntry[]>('GET', `/api/analyses/${json.analysisId}/audit`);
    expect(trail).toHaveLength(2);
    await eventually(async () => expect(await countMessages()).toBe(0), 30_000);
  });

  it('GIVEN a caller who takes events THEN they are the analysis, what was found and the review, in their order; the emulator gives them at once', async () => {
    const person = await newVisitor(url);
    const { status, headers, events } = await analyzeInEvents(url, {
      cookie: person.cookie,
      json: { clauseText: limitationOfLiability, contractType: 'saas-agreement' },
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const told: ReadEvent[] = [];
    for await (const one of events) told.push(one);
    const names = told.map(({ event }) => event).filter((name) => name !== 'progress');
    expect(names).toEqual(['analysis', 'finding', 'review']);
    expect((told.at(-1)?.data as StoredAnalysis).analysis.source.model).toBe('test.model-v1');
  });
});
