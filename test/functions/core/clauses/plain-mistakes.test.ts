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

  it.each([
    ['You submit to the exclusive jurisdiction of the courts of Santa Clara County, California.', true],
    ['You agree to the jurisdiction of our courts, regardless of the country in which you reside.', true],
    ['The courts of the residence of the consumer shall have jurisdiction over any claim of a consumer.', false],
    ['You may bring any claim, and we may bring ours, before your local courts of competent jurisdiction.', false],
  ])('GIVEN “%s” THEN a court far from the consumer is named as a point: %s', async (clauseText, isNamed) => {
    const { risks } = await analyseClause({ clauseText, contractType: 'saas-agreement', partyRole: 'customer' });
    expect(risks.some(({ title }) => /jurisdiction/i.test(title))).toBe(isNamed);
  });

  it.each([
    ['All disputes shall be resolved exclusively in the courts of New York.', false],
    ['This Agreement shall be exclusively governed by the laws of Delaware.', false],
    ['Customer shall purchase the Goods exclusively from Vendor.', true],
  ])('GIVEN “%s” THEN exclusive dealing is named: %s', async (clauseText, isNamed) => {
    const { risks } = await analyseClause({ clauseText, contractType: 'saas-agreement', partyRole: 'customer' });
    expect(risks.some(({ title }) => title.includes('exclusive dealing'))).toBe(isNamed);
  });

  it('GIVEN liability without a limit THEN nobody calls it a cap', async () => {
    const categoriesOf = async (clauseText: string) =>
      (await analyseClause({ clauseText, contractType: 'purchase-agreement', partyRole: 'seller' })).clauseCategories;
    const unlimited = await categoriesOf('The liability of Seller for damages under this Agreement is unlimited.');
    expect(unlimited).toContain('Uncapped Liability');
    expect(unlimited).not.toContain('Cap On Liability');
    expect(
      await categoriesOf('The liability of Seller for damages shall not exceed the price paid for the Goods.'),
    ).toContain('Cap On Liability');
  });
});
