import { describe, expect, it } from '@jest/globals';
import type { Analysis, ClauseChange } from '../../../../../shared/analysis.ts';
import { makeChanges } from '../../../../../functions/core/clauses/rewrite/make-changes.ts';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { limitationOfLiability } from '../../../../support/clauses.ts';

const input = { clauseText: limitationOfLiability, contractType: 'saas-agreement', partyRole: 'customer' } as const;

describe('the changes of some findings', () => {
  let analysis: Analysis;
  it('GIVEN all of an analysis’ changes THEN the text is the suggested clause, to the letter; GIVEN none, the clause', async () => {
    analysis = await analyseClause(input);
    const { changes, revisedClause } = analysis.suggestedImprovement;
    expect(changes.length).toBeGreaterThan(1);
    const all = new Set(changes.map(({ findingId }) => findingId));
    expect(makeChanges({ ...input, analysis }, all)).toBe(revisedClause);
    expect(makeChanges({ ...input, analysis }, new Set())).toBe(limitationOfLiability);
  });

  const put = (findingId: string, start: number, end: number, words: string): ClauseChange => ({
    findingId,
    start,
    end,
    put: words,
    reason: findingId,
  });
  const made = (clauseText: string, changes: ClauseChange[], ...accepted: string[]): string => {
    const suggestedImprovement = { ...analysis.suggestedImprovement, changes };
    const [missing] = analysis.missingElements;
    const missingElements = ['gap', 'hole'].map((id) => ({ ...missing!, id }));
    return makeChanges(
      { clauseText, analysis: { ...analysis, suggestedImprovement, missingElements } },
      new Set(accepted),
    );
  };

  it('GIVEN two that overlap THEN the first stands, the graver finding’s, and alone either is made', () => {
    const changes = [put('grave', 4, 9, 'slow'), put('light', 6, 13, 'ant')];
    expect(made('The quick fox', changes, 'grave', 'light')).toBe('The slow fox');
    expect(made('The quick fox', changes, 'light')).toBe('The quant');
  });

  it('GIVEN words for what is missing THEN they stand behind the clause as sentences, in their order', () => {
    const text = 'A pays B\n';
    const changes = [put('r', 2, 6, 'owes'), put('gap', 8, 8, 'B thanks A.'), put('hole', 8, 8, 'A smiles.')];
    expect(made(text, changes, 'hole', 'gap', 'r')).toBe('A owes B. B thanks A. A smiles.');
    expect(made(text, changes, 'r')).toBe('A owes B\n');
  });
});
