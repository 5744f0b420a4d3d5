import { describe, expect, it } from '@jest/globals';
import { fitSuggestion, recheckSuggestion } from '../../../../functions/core/clauses/recheck-suggestion.ts';
import { guidance } from '../../../support/guidance.ts';

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

  it('GIVEN playbooks WHEN a wording brings in what they avoid THEN it is introduced and the risk rises', async () => {
    const playbooks = [guidance({ avoidanceKeywords: ['time is of the essence'] })];
    const revisedClause = `${clauseText} Time is of the Essence.`;
    const recheck = await recheckSuggestion({ ...request, clauseText, revisedClause, playbooks });
    expect(recheck.introduced.join()).toContain('time is of the essence');
    expect(recheck.riskScoreAfter).toBeGreaterThan(recheck.riskScoreBefore);
  });
});

describe('fitSuggestion', () => {
  it('GIVEN no playbooks THEN a wording stays as it is, to the letter', async () => {
    const revisedClause = '  Either party may terminate this Agreement, on notice\n\n ';
    const fitted = await fitSuggestion({ ...request, clauseText, revisedClause });
    expect(fitted).toMatchObject({ revisedClause, points: [], remarks: [] });
  });

  it('GIVEN playbooks THEN a wording that ignores them is brought in line', async () => {
    const playbooks = [guidance({ avoidanceKeywords: ['best efforts'], preferredLanguage: ['utmost good faith'] })];
    const revisedClause = 'Either party may terminate this Agreement on notice, after using best efforts to talk.';
    const fitted = await fitSuggestion({ ...request, clauseText, revisedClause, playbooks });
    expect(fitted.revisedClause).toContain('commercially reasonable efforts');
    expect(fitted.revisedClause).toContain('utmost good faith');
    expect(fitted.recheck.riskScoreAfter).toBeLessThanOrEqual(fitted.recheck.riskScoreBefore);
  });
});
