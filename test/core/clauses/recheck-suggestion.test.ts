import { describe, expect, it } from '@jest/globals';
import { recheckSuggestion } from '../../../functions/core/clauses/recheck-suggestion.ts';

const request = { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' } as const;
const clauseText = 'Supplier may terminate this Agreement at any time without notice.';

describe('recheckSuggestion', () => {
  it('GIVEN wording that makes the right mutual WHEN rechecked THEN the point is resolved and the risk falls', async () => {
    const recheck = await recheckSuggestion({
      ...request,
      clauseText,
      revisedClause: 'Either party may terminate this Agreement on thirty days’ written notice.',
    });
    expect(recheck.riskScoreAfter).toBeLessThan(recheck.riskScoreBefore);
    expect(recheck.resolved.join()).toContain('Termination for Convenience');
    expect(recheck.introduced).toEqual([]);
  });

  it('GIVEN wording that brings in a burden WHEN rechecked THEN it is named', async () => {
    const recheck = await recheckSuggestion({
      ...request,
      clauseText,
      revisedClause: `${clauseText} Client shall indemnify and hold harmless Supplier from and against all claims.`,
    });
    expect(recheck.riskScoreAfter).toBeGreaterThan(recheck.riskScoreBefore);
    expect(recheck.introduced.join()).toContain('Indemnification');
  });

  it('GIVEN the same wording WHEN rechecked THEN nothing has changed', async () => {
    const recheck = await recheckSuggestion({ ...request, clauseText, revisedClause: clauseText });
    expect(recheck).toMatchObject({ resolved: [], introduced: [], riskScoreAfter: recheck.riskScoreBefore });
  });
});
