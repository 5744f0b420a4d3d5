import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AnalyzeResponse, RereadResponse } from '../../shared/analysis.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { newVisitor } from '../support/client.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';

jest.setTimeout(90_000);

describe('the first change that is accepted where nothing was read again before', () => {
  let product: OwnProduct;
  beforeAll(async () => {
    product = await startOwnProduct({ env: { PUBLIC_MODE: 'true' } });
  });
  afterAll(() => product.close());

  it('GIVEN the page has had the clause read as it stands THEN the first score takes a fraction of what making ready took', async () => {
    const client = await newVisitor(product.url);
    const json = { clauseText: limitationOfLiability, contractType: 'saas-agreement', partyRole: 'customer' };
    const { json: made } = await client.send<AnalyzeResponse>('POST', '/api/analyze', { json });
    const [change] = made.analysis.suggestedImprovement.changes;
    const timed = async (accepted: readonly string[]) => {
      const startedAt = performance.now();
      const answer = await client.send<RereadResponse>('POST', `/api/analyses/${made.analysisId}/reread`, {
        json: { accepted },
      });
      expect(answer.status).toBe(200);
      return { ms: performance.now() - startedAt, score: answer.json.overallRiskScore };
    };
    const ready = await timed([]);
    const first = await timed([change!.findingId]);
    expect(ready.score).toBe(made.analysis.overallRiskScore);
    expect(first.score).toBeLessThan(ready.score);
    // It is a tenth here. Where the first reading still had everything to load it would take as long, or longer.
    expect(first.ms / ready.ms).toBeLessThan(1 / 3);
  });
});
