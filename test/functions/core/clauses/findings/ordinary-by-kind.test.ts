import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { isOrdinaryTerm } from '../../../../../functions/core/clauses/findings/ordinary-by-kind.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';
import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';

const isOrdinary = (clauseText: string, contractType: ContractType, partyRole: PartyRole): boolean => {
  const read = readText(clauseText, { contractType, partyRole, riskTolerance: 'moderate' });
  return readStatements(read).some((statement) => isOrdinaryTerm(read, statement));
};

describe('terms that contracts of their kind hold as a rule', () => {
  it.each<[string, ContractType, PartyRole]>([
    ['Bonuses shall be paid no later than March 15 of the following year.', 'employment-contract', 'employee'],
    [
      'The Company may place the Employee on garden leave. The Employee shall continue to receive salary and benefits.',
      'employment-contract',
      'employee',
    ],
    ['Landlord may use the deposit to repair damage beyond ordinary wear and tear.', 'rental-agreement', 'tenant'],
    ["Tenant may not apply the deposit to the last month's rent.", 'rental-agreement', 'tenant'],
    ['In case of emergency Landlord may enter without notice.', 'rental-agreement', 'tenant'],
    ["Landlord may enter on 24 hours' notice to inspect the unit.", 'rental-agreement', 'tenant'],
    ["Acceptance of partial payment does not waive Landlord's right to the balance.", 'rental-agreement', 'tenant'],
    ['Buyer shall pay all invoiced amounts within thirty days of the invoice date.', 'purchase-agreement', 'buyer'],
    ['The holder of any mortgage shall agree not to disturb the possession of Tenant.', 'lease-agreement', 'lessee'],
  ])('GIVEN “%s” THEN neither side raises it', (text, type, role) => {
    expect(isOrdinary(text, type, role)).toBe(true);
  });

  it.each<[string, ContractType, PartyRole]>([
    ['Bonuses shall be paid within thirty days only if the Board so decides.', 'employment-contract', 'employee'],
    [
      'The Company may place the Employee on garden leave. No salary is payable meanwhile.',
      'employment-contract',
      'employee',
    ],
    ['Landlord may use the deposit for any damage, ordinary wear and tear included.', 'rental-agreement', 'tenant'],
    ["Landlord may enter on 24 hours' notice, or at any time to make repairs.", 'rental-agreement', 'tenant'],
    ['Landlord may enter at any time without notice.', 'rental-agreement', 'tenant'],
    ['Buyer shall pay all invoiced amounts within five days of the invoice date.', 'purchase-agreement', 'buyer'],
    ['Acceptance of late payment waives every claim of Tenant.', 'rental-agreement', 'tenant'],
  ])('GIVEN “%s” THEN it is no such term', (text, type, role) => {
    expect(isOrdinary(text, type, role)).toBe(false);
  });

  it('GIVEN a home entered on notice and in an emergency WHEN the tenant reads THEN nothing alarms', async () => {
    const { risks } = await analyseClause({
      clauseText:
        "Landlord may enter the dwelling to inspect or make repairs upon at least twenty-four (24) hours' notice and at reasonable times. In case of emergency Landlord may enter without notice. Landlord shall pay for water, sewer and trash collection.",
      contractType: 'rental-agreement',
      partyRole: 'tenant',
      riskTolerance: 'moderate',
    });
    expect(risks).toEqual([]);
  });
});
