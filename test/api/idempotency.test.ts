import { describe, expect, it } from '@jest/globals';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import { limitationOfLiability, mutualTermination } from '../support/clauses.ts';
import { type Client, newVisitor } from '../support/client.ts';
import { insist } from '../support/insist.ts';

const analyze = (client: Client, key: string, clauseText = limitationOfLiability) =>
  client.send<AnalyzeResponse & ErrorBody>('POST', '/api/analyze', {
    json: { clauseText, contractType: 'saas-agreement', partyRole: 'customer' },
    headers: { 'idempotency-key': key },
  });

const countOf = async (client: Client) => (await client.send('GET', '/api/analyses')).headers.get('x-total-count');

describe('an idempotency key', () => {
  it('acceptance 6: GIVEN twenty identical calls at once THEN one record and the same answer for all', async () => {
    const client = await newVisitor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => analyze(client, 'press-1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countOf(client)).toBe('1');
  });

  it('GIVEN a finished call WHEN it is repeated THEN it gives the same answer; another body gets 422', async () => {
    const client = await newVisitor();
    const first = await analyze(client, 'press-1');
    const again = await analyze(client, 'press-1');
    expect(again.text).toBe(first.text);
    const other = await analyze(client, 'press-1', mutualTermination);
    expect(other.status).toBe(422);
    expect(other.json.code).toBe('idempotency_key_reused');
    expect(await countOf(client)).toBe('1');
  });

  it('GIVEN two people with the same key THEN each has an analysis of their own', async () => {
    const [one, two] = await Promise.all([newVisitor(), newVisitor()]);
    const [first, second] = await Promise.all([analyze(one, 'same'), analyze(two, 'same')]);
    expect(first.json.analysisId).not.toBe(second.json.analysisId);
  });

  it('GIVEN a failed call WHEN it is repeated with the same key THEN the work is done', async () => {
    const client = await newVisitor();
    const failed = await analyze(client, 'press-2', ' ');
    expect(failed.status).toBe(400);
    expect((await analyze(client, 'press-2')).status).toBe(200);
  });

  it('GIVEN an analysis made with a key WHEN it is deleted THEN the key makes a new one', async () => {
    const client = await newVisitor();
    const first = await analyze(client, 'press-3');
    await client.send('DELETE', `/api/analyses/${first.json.analysisId}`);
    const second = await analyze(client, 'press-3');
    expect(second.status).toBe(200);
    expect(second.json.analysisId).not.toBe(first.json.analysisId);
  });

  it('GIVEN a key that no header should hold THEN 400', async () => {
    const client = await newVisitor();
    expect((await analyze(client, 'k'.repeat(256))).status).toBe(400);
  });
});

describe('many writes at once', () => {
  it('GIVEN twenty different analyses of one person at once THEN all are stored and counted', async () => {
    const client = await newVisitor();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        insist(() => analyze(client, `press-${at}`, `${limitationOfLiability} (${at})`)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await countOf(client)).toBe('20');
  });
});
