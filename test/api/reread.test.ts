import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AnalyzeResponse, RereadResponse, StoredAnalysis } from '../../shared/analysis.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import type { Subscription } from '../../shared/subscriptions.ts';
import { newAccount } from '../support/accounts.ts';
import { limitationOfLiability, mutualTermination } from '../support/clauses.ts';
import type { Client } from '../support/client.ts';

jest.setTimeout(60_000);

const request = {
  clauseText: limitationOfLiability,
  contractType: 'saas-agreement',
  partyRole: 'customer',
  usePlaybook: false,
};

const analyze = async (client: Client, fields: object = {}): Promise<AnalyzeResponse> =>
  (await client.send<AnalyzeResponse>('POST', '/api/analyze', { json: { ...request, ...fields } })).json;
const reread = (client: Client, id: string, json: object) =>
  client.send<RereadResponse & ErrorBody>('POST', `/api/analyses/${id}/reread`, { json });
const countsOf = ({ analysis }: AnalyzeResponse) => ({
  high: analysis.risks.filter(({ level }) => level === 'high').length,
  medium: analysis.risks.filter(({ level }) => level === 'medium').length,
  low: analysis.risks.filter(({ level }) => level === 'low').length,
  missing: analysis.missingElements.length,
});

/** A clause with four burdens, each a sentence of its own. */
const defaultClause = {
  clauseText:
    'Default and Remedies. The Lessee is in default if it fails to pay any amount when due, without notice or opportunity to cure, or breaches any other term of this Lease for five (5) days. On default the Lessor may accelerate all rent for the remaining term, re-enter and lock out the Lessee, and take a lien on all equipment and receivables. The Lessor has no duty to mitigate its damages. The Lessor is never in default unless it fails to perform for one hundred twenty (120) days after notice.',
  contractType: 'lease-agreement',
  partyRole: 'lessee',
};

describe('reading a clause again', () => {
  let client: Client;
  let made: AnalyzeResponse;
  beforeAll(async () => {
    client = await newAccount();
    made = await analyze(client);
  });
  const allChanged = () => [...new Set(made.analysis.suggestedImprovement.changes.map(({ findingId }) => findingId))];

  it('GIVEN no change THEN level, scores and counts are those of the analysis', async () => {
    const { status, json } = await reread(client, made.analysisId, { accepted: [] });
    const { riskLevel, overallRiskScore, completenessScore } = made.analysis;
    expect([status, json]).toEqual([
      200,
      {
        ...{ riskLevel, overallRiskScore, completenessScore },
        ...countsOf(made),
        ...{ settled: [], introduced: [], revisedClause: limitationOfLiability },
      },
    ]);
  });

  it('GIVEN every change THEN the text is the suggested clause, the risk falls, and what is settled is named as it is listed', async () => {
    const { json } = await reread(client, made.analysisId, { accepted: allChanged() });
    const { suggestedImprovement, risks, missingElements, overallRiskScore } = made.analysis;
    expect(json.revisedClause).toBe(suggestedImprovement.revisedClause);
    expect(json.overallRiskScore).toBe(suggestedImprovement.recheck?.riskScoreAfter);
    expect(json.overallRiskScore).toBeLessThan(overallRiskScore);
    expect(json.settled.length).toBeGreaterThan(0);
    expect([...risks, ...missingElements].map(({ title }) => title)).toEqual(expect.arrayContaining(json.settled));
    // The same text analyzed anew has as many; what no change touches keeps the level that its card shows.
    const { high, medium, low, missing } = countsOf(await analyze(client, { clauseText: json.revisedClause }));
    expect([json.high + json.medium + json.low, json.missing]).toEqual([high + medium + low, missing]);
    const changed = new Set(allChanged());
    const unchanged = risks.filter(
      ({ id, evidence }) => !changed.has(id) && evidence.every(({ quote }) => json.revisedClause.includes(quote)),
    );
    expect(json.medium).toBe(unchanged.filter(({ level }) => level === 'medium').length);
  });

  it('GIVEN one change THEN that place alone differs', async () => {
    const [change] = made.analysis.suggestedImprovement.changes;
    const own = made.analysis.suggestedImprovement.changes.filter(({ findingId }) => findingId === change!.findingId);
    const { json } = await reread(client, made.analysisId, { accepted: [change!.findingId] });
    expect(json.revisedClause).not.toBe(limitationOfLiability);
    for (const { put } of own) expect(json.revisedClause).toContain(put);
    expect(json.revisedClause.slice(0, Math.min(...own.map(({ start }) => start)))).toBe(
      limitationOfLiability.slice(0, Math.min(...own.map(({ start }) => start))),
    );
  });

  it('GIVEN the change of one sentence THEN what is listed of the others is counted as it is listed', async () => {
    const other = await analyze(client, defaultClause);
    const { risks } = other.analysis;
    const changed = risks.find(({ level }) => level === 'high')!;
    const before = countsOf(other);
    expect(Math.min(before.high, before.medium)).toBeGreaterThan(0);
    const { json } = await reread(client, other.analysisId, { accepted: [changed.id] });
    expect(json).toMatchObject({ high: before.high - 1, settled: [changed.title] });
    // The changed sentence may keep a point of its own; the others are counted.
    expect([before.medium, before.medium + 1]).toContain(json.medium);
    expect(json.overallRiskScore).toBeLessThan(other.analysis.overallRiskScore);
    // Medium burdens are no low risk: level and score are those of the cards that are open.
    expect(json.riskLevel).not.toBe('low');
  });

  it('GIVEN the change of one sentence and then of every other THEN the score falls with each', async () => {
    const other = await analyze(client, defaultClause);
    const ids = [...new Set(other.analysis.suggestedImprovement.changes.map(({ findingId }) => findingId))];
    const scores: number[] = [other.analysis.overallRiskScore];
    for (const [index] of ids.entries()) {
      const { json } = await reread(client, other.analysisId, { accepted: ids.slice(0, index + 1) });
      scores.push(json.overallRiskScore);
    }
    expect(ids.length).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.at(-1)).toBe(other.analysis.suggestedImprovement.recheck?.riskScoreAfter);
  });

  it('GIVEN the text as a person edited it THEN that is read', async () => {
    const clauseText = limitationOfLiability.replace(' in its sole discretion without notice', ' by agreement');
    const { status, json } = await reread(client, made.analysisId, { clauseText });
    expect([status, json.revisedClause]).toEqual([200, clauseText]);
    expect(json.overallRiskScore).toBeLessThanOrEqual(made.analysis.overallRiskScore);
  });

  it('GIVEN readings THEN nothing is stored, nothing stands in the trail, and no analysis is counted', async () => {
    const used = async () =>
      (await client.send<{ subscription: Subscription }>('GET', '/api/subscription/status')).json;
    const read = async () => (await client.send<StoredAnalysis>('GET', `/api/analyses/${made.analysisId}`)).json;
    const trail = async () => (await client.send('GET', `/api/analyses/${made.analysisId}/audit`)).json;
    const before = await Promise.all([used(), read(), trail()]);
    await Promise.all(Array.from({ length: 5 }, () => reread(client, made.analysisId, { accepted: allChanged() })));
    expect(await Promise.all([used(), read(), trail()])).toEqual(before);
  });

  it.each([
    ['another clause', { clauseText: mutualTermination }, 400, 'shares too little with the analyzed clause'],
    ['a blank text', { clauseText: ' \n' }, 400, 'Please enter a contract clause to analyze.'],
    ['a text too long', { clauseText: 'a '.repeat(500_001) }, 413, '1,000,000'],
    ['a finding that is none', { accepted: ['nothing'] }, 400, 'accepted.0: No change of this analysis'],
    ['nothing', {}, 400, 'either accepted'],
    ['both', { accepted: [], clauseText: limitationOfLiability }, 400, 'either accepted'],
  ])('GIVEN %s THEN it is refused in plain words', async (_, json, status, words) => {
    const answer = await reread(client, made.analysisId, json);
    expect([answer.status, answer.json.error]).toEqual([status, expect.stringContaining(words)]);
    expect(answer.text).not.toContain('Confidential Information');
  });

  it('GIVEN somebody else, or an analysis that was deleted THEN there is none', async () => {
    const other = await newAccount();
    expect((await reread(other, made.analysisId, { accepted: [] })).status).toBe(404);
    const { analysisId } = await analyze(other);
    await other.send('DELETE', `/api/analyses/${analysisId}`);
    expect((await reread(other, analysisId, { accepted: [] })).status).toBe(404);
  });

  it('GIVEN more than 60 in a minute THEN 429 says when to come back, and somebody else goes on', async () => {
    const busy = await newAccount();
    const answers = await Promise.all(Array.from({ length: 70 }, () => reread(busy, 'no-such-analysis', {})));
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 404).length, refused.length]).toEqual([60, 10]);
    const seconds = Number(refused[0]!.headers.get('retry-after'));
    expect(seconds > 0 && seconds <= 60).toBe(true);
    expect(refused[0]!.json).toMatchObject({ code: 'too_many_requests', error: expect.any(String) });
    expect((await reread(client, made.analysisId, { accepted: [] })).status).toBe(200);
  });
});
