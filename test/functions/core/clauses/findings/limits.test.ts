import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { issues } from '../../../../../functions/core/clauses/knowledge/issues.ts';
import { legalLimits } from '../../../../../functions/core/clauses/knowledge/enforceability.ts';
import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';

const read = (clauseText: string, contractType: ContractType, partyRole: PartyRole) =>
  analyseClause({ clauseText, contractType, partyRole, riskTolerance: 'moderate' });

const limitsOf = async (clauseText: string, contractType: ContractType, partyRole: PartyRole) =>
  (await read(clauseText, contractType, partyRole)).risks.filter(({ category }) => category === 'Enforceability');

const noncompete =
  'For three (3) years after the end of the employment, Employee shall not work in any capacity for any competitor of the Company anywhere in the world.';
const penalty =
  'For each breach of this Agreement Recipient shall pay Discloser $500,000 as liquidated damages, in addition to full damages.';
const deposit =
  'Tenant waives every statute on security deposits, and Landlord may keep the deposit for ordinary wear and tear.';

describe('what the law limits', () => {
  it('names issues that exist', () => {
    const ids = new Set(issues.map(({ id }) => id));
    for (const limit of legalLimits)
      expect([limit.id, limit.issues.filter((id) => !ids.has(id))]).toEqual([limit.id, []]);
  });

  it.each<[string, string, ContractType, PartyRole, 'medium' | 'low', RegExp]>([
    [
      'a wide restraint',
      noncompete,
      'employment-contract',
      'employer',
      'medium',
      /restraint this wide may be unenforc/,
    ],
    ['waived deposit law', deposit, 'rental-agreement', 'landlord', 'medium', /Statutes that protect tenants/],
    ['a penalty', penalty, 'nda', 'discloser', 'low', /as a penalty/],
  ])(
    'GIVEN %s WHEN whoever it serves reads THEN they are told that it may not hold',
    async (_, text, type, role, level, title) => {
      const [limit, ...others] = await limitsOf(text, type, role);
      expect(limit).toMatchObject({ title: expect.stringMatching(title), level, verified: true });
      expect(limit!.derivation?.source).toMatch(/\w/);
      expect(others).toEqual([]);
      for (const { quote, start, end } of limit!.evidence) expect(text.slice(start, end)).toBe(quote);
    },
  );

  it.each<[string, string, ContractType, PartyRole]>([
    ['a restraint', noncompete, 'employment-contract', 'employee'],
    ['a penalty', penalty, 'nda', 'recipient'],
  ])('GIVEN %s WHEN whoever it burdens reads THEN it is a burden, and no limit', async (_, text, type, role) => {
    expect(await limitsOf(text, type, role)).toEqual([]);
  });

  it.each<[string, string, ContractType, PartyRole, 'medium' | 'low']>([
    ['makes the term void', noncompete, 'employment-contract', 'employer', 'medium'],
    ['a court may draw', penalty, 'nda', 'discloser', 'low'],
  ])('GIVEN a limit that %s WHEN the clause is read THEN its level says so', async (_, text, type, role, level) => {
    const { riskLevel } = await read(text, type, role);
    expect(riskLevel).toBe(level);
  });

  it('GIVEN a lease of a home with many terms that statutes void WHEN its landlord reads THEN it is grave', async () => {
    const text =
      'Tenant waives every statute on security deposits. Landlord may enter the apartment at any hour without notice. If rent is late Landlord may change the locks without going to court. Tenant shall pay a late charge of $90 for each day that rent is late.';
    const [limit] = await limitsOf(text, 'rental-agreement', 'landlord');
    expect(limit).toMatchObject({ title: expect.stringMatching(/Statutes that protect tenants/), level: 'high' });
  });

  it('GIVEN words that go beyond a limit THEN they are cut back to what holds, and the term stays', async () => {
    const { suggestedImprovement } = await read(noncompete, 'employment-contract', 'employer');
    expect(suggestedImprovement.revisedClause).toContain('For twelve (12) months after the end of the employment');
    expect(suggestedImprovement.revisedClause).toContain('for any competitor of the Company');
    expect(suggestedImprovement.revisedClause).not.toContain('anywhere in the world');
  });

  it('GIVEN a limit that no words of the clause go beyond by themselves THEN no word changes', async () => {
    const { suggestedImprovement } = await read(penalty, 'nda', 'discloser');
    expect(suggestedImprovement.revisedClause).toBe(penalty);
  });

  it.each<[string, PartyRole, readonly string[]]>([
    [
      'Fees are non-refundable. Vendor may change the fees for Customer at any time in its sole discretion.',
      'vendor',
      [],
    ],
    [
      'All amounts you pay are non-refundable, whatever happens. We may change the fees at any time as we see fit.',
      'vendor',
      ['A court may find the term unfair or illusory'],
    ],
  ])('GIVEN “%s” THEN what is judged toward consumers alone is told only there', async (text, role, titles) => {
    const told = await limitsOf(text, 'saas-agreement', role);
    expect(
      told
        .filter(({ evidence }) => /refundable/.test(evidence.map(({ quote }) => quote).join(' ')))
        .map(({ title }) => title),
    ).toEqual(titles);
  });

  it('GIVEN a distributor kept to the goods while the contract runs WHEN the maker reads THEN no limit is told', async () => {
    const text =
      'Distributor shall not sell or promote products that compete with the Products of Manufacturer during the term of this Agreement.';
    expect(await limitsOf(text, 'other', 'provider')).toEqual([]);
  });
});
