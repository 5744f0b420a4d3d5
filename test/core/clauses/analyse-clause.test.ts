import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../functions/core/clauses/analyse-clause.ts';

describe('analyseClause', () => {
  it('loads', async () => {
    const analysis = await analyseClause({ clauseText: 'Tenant shall indemnify and hold harmless Landlord from any and all claims.', contractType: 'rental-agreement', partyRole: 'tenant' });
    expect(analysis.riskLevel).toBe('high');
    console.log(JSON.stringify(analysis, null, 1));
  });
});
