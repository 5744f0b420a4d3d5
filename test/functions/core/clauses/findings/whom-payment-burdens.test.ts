import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';

const quotesOf = async (clauseText: string, contractType: ContractType, partyRole: PartyRole): Promise<string[]> => {
  const { risks } = await analyseClause({ clauseText, contractType, partyRole, riskTolerance: 'moderate' });
  return risks
    .filter(({ category }) => category !== 'Enforceability')
    .flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
};

const power = `Seller may declare Commercial Operation when at least 95% of the Contract Capacity of 120 MW has been commissioned.
Seller shall complete the balance or pay a capacity shortfall payment of $60,000 per MW. Buyer shall have no obligation to accept Test Energy.`;

const rent = `Tenant shall pay its share of Operating Costs as Additional Rent, as Landlord estimates them in its sole discretion.
Controllable Operating Costs shall not increase by more than 5% in any year. Landlord's statement is final and binding on Tenant.`;

const training = `The Employee shall repay the cost of the Course, being £9,000, if employment ends for any reason within three years.
The amount repayable falls by one twelfth for each month worked. The Company may deduct it from pay.`;

describe('what somebody pays', () => {
  it('GIVEN what the other side must pay WHEN the reader is owed it THEN it is no burden of theirs', async () => {
    expect((await quotesOf(power, 'power-purchase-agreement', 'buyer')).join()).not.toContain('shortfall payment');
  });

  it.each<[string, string, ContractType, PartyRole, RegExp, RegExp]>([
    ['a ceiling on what the tenant pays', rent, 'lease-agreement', 'tenant', /not increase by more/, /sole discretion/],
    ['what lessens a repayment', training, 'employment-contract', 'employee', /falls by one twelfth/, /shall repay/],
  ])(
    'GIVEN %s THEN it is nothing to raise, and what burdens beside it is',
    async (_, text, type, role, mild, grave) => {
      const quotes = (await quotesOf(text, type, role)).join('\n');
      expect(quotes).not.toMatch(mild);
      expect(quotes).toMatch(grave);
    },
  );

  const overage = 'If usage exceeds the Monthly Allowance, Provider %s the excess at 150% of the list price.';
  it.each(['will invoice', 'shall bill Customer for', 'may charge Customer for', 'charges'])(
    'GIVEN that a provider “%s” more than the agreed price WHEN each side reads THEN it burdens whoever is charged',
    async (verb) => {
      const text = overage.replace('%s', verb);
      expect((await quotesOf(text, 'saas-agreement', 'customer')).join()).toMatch(/excess|150%/);
      expect(await quotesOf(text, 'saas-agreement', 'provider')).toEqual([]);
    },
  );
});
