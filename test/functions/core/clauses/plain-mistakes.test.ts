import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';

const read = () =>
  analyseClause({
    clauseText: limitationOfLiability,
    contractType: 'saas-agreement',
    partyRole: 'customer',
    riskTolerance: 'moderate',
  });

describe('what a lawyer would laugh at', () => {
  it('GIVEN a cap measured in fees THEN nobody calls it a price promise in favour of the side it burdens', async () => {
    const { benefits } = await read();
    expect(benefits.map(({ title }) => title).filter((title) => /price/i.test(title))).toEqual([]);
  });

  it('GIVEN a bare indemnity beside a cap THEN what it lacks is named, however little of it there is', async () => {
    const { missingElements } = await read();
    expect(missingElements.map(({ title }) => title)).toContain('Carve-out for own negligence or wilful misconduct');
  });

  it('GIVEN several limits that lack the same carve-out THEN the suggestion says it once', async () => {
    const { suggestedImprovement } = await read();
    expect(suggestedImprovement.revisedClause.match(/not apply to[^.]*fraud/g)).toHaveLength(1);
    expect(suggestedImprovement.recheck?.introduced).toEqual([]);
  });
});
