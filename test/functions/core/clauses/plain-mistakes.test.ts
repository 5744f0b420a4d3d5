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

  it('GIVEN several limits of one clause THEN the suggestion says nothing twice and brings nothing in', async () => {
    const { suggestedImprovement } = await read();
    const sentences = suggestedImprovement.revisedClause.split(/(?<=\.) /);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(suggestedImprovement.recheck?.introduced).toEqual([]);
  });

  it.each([
    ['You submit to the exclusive jurisdiction of the courts of Santa Clara County, California.', true],
    ['You agree to the jurisdiction of our courts, regardless of the country in which you reside.', true],
    ['The courts of the residence of the consumer shall have jurisdiction over any claim of a consumer.', false],
    ['You may bring any claim, and we may bring ours, before your local courts of competent jurisdiction.', false],
  ])('GIVEN “%s” THEN a court far from the consumer is named as a point: %s', async (clauseText, isNamed) => {
    const { risks } = await analyseClause({ clauseText, contractType: 'saas-agreement', partyRole: 'customer' });
    expect(risks.some(({ title }) => /jurisdiction|may sue in more places/i.test(title))).toBe(isNamed);
  });

  it.each([
    ['All disputes shall be resolved exclusively in the courts of New York.', false],
    ['This Agreement shall be exclusively governed by the laws of Delaware.', false],
    ['Customer shall purchase the Goods exclusively from Vendor.', true],
  ])('GIVEN “%s” THEN exclusive dealing is named: %s', async (clauseText, isNamed) => {
    const { risks } = await analyseClause({ clauseText, contractType: 'saas-agreement', partyRole: 'customer' });
    expect(risks.some(({ category }) => category === 'Exclusivity')).toBe(isNamed);
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

  it('GIVEN a duty to hold in confidence for some time THEN nobody calls it an indemnity', async () => {
    const { risks } = await analyseClause({
      clauseText: 'Recipient shall hold the Confidential Information in strict confidence for a period of three years.',
      contractType: 'nda',
      partyRole: 'recipient',
    });
    expect(risks.filter(({ title }) => /indemni/i.test(title))).toEqual([]);
  });

  it('GIVEN a secret to keep for ever THEN the suggestion sets a time', async () => {
    const { suggestedImprovement } = await analyseClause({
      clauseText: 'Recipient shall hold all Confidential Information in strict confidence in perpetuity.',
      contractType: 'nda',
      partyRole: 'recipient',
    });
    expect(suggestedImprovement.revisedClause).not.toContain('perpetuity');
    expect(suggestedImprovement.revisedClause).toMatch(/\byears\b/);
  });

  it('GIVEN a right of the customer to leave THEN nobody calls it a unilateral termination by the provider', async () => {
    const titlesOf = async (clauseText: string) =>
      (await analyseClause({ clauseText, contractType: 'saas-agreement', partyRole: 'customer' })).risks.map(
        ({ title }) => title,
      );
    expect(await titlesOf('The customer may terminate the subscription at any time in the account settings.')).toEqual(
      [],
    );
    expect(await titlesOf('We may terminate or suspend your subscription at any time in our discretion.')).not.toEqual(
      [],
    );
  });

  it.each([
    ['the goods within two (2) days of delivery', true],
    ['the goods within ten (10) days of delivery', false],
  ])('GIVEN Buyer shall inspect %s THEN that is too short: %s', async (what, isShort) => {
    const { risks } = await analyseClause({
      clauseText: `Buyer shall inspect ${what} and is deemed to have accepted the goods if it does not reject them in that time.`,
      contractType: 'purchase-agreement',
      partyRole: 'buyer',
    });
    expect(
      risks.some(({ derivation, title }) => derivation?.issue === 'defect-notice-short' || title.includes('two days')),
    ).toBe(isShort);
  });

  it.each([
    'A default of Lessee under any other agreement with Lessor is a default under this Lease.',
    'Upon a default of Lessee, Lessor may accelerate all remaining rent.',
    'On default the entire unpaid balance of the rent shall become immediately due.',
  ])('GIVEN “%s” THEN that is a grave point of the lessee alone', async (clauseText) => {
    const grave = async (partyRole: 'lessee' | 'lessor') =>
      (await analyseClause({ clauseText, contractType: 'lease-agreement', partyRole })).risks.filter(
        ({ level }) => level !== 'low',
      );
    expect(await grave('lessee')).not.toEqual([]);
    expect(await grave('lessor')).toEqual([]);
  });

  it('GIVEN a promise of availability THEN it is measured by what service levels hold', async () => {
    const read = (clauseText: string) =>
      analyseClause({ clauseText, contractType: 'saas-agreement', partyRole: 'customer' });
    const bare = await read('Provider shall keep the Service available 99.5% of each month.');
    expect(bare.missingElements.map(({ title }) => title).join()).toMatch(/credit/i);
    const fuller = await read(
      'Provider shall keep the Service available 99.5% of each month, scheduled maintenance excluded. For each percent below, 5% of the fee is credited. After three misses Customer may terminate.',
    );
    expect(fuller.completenessScore).toBeGreaterThan(bare.completenessScore + 2);
    expect(fuller.missingElements.map(({ title }) => title).join()).not.toMatch(/credit/i);
  });

  it('GIVEN a ban on competing THEN nobody calls it a ban on soliciting staff', async () => {
    const { clauseCategories } = await analyseClause({
      clauseText:
        'For two (2) years after the employment ends Employee shall not engage in any business that competes with the Company.',
      contractType: 'employment-contract',
      partyRole: 'employee',
    });
    expect(clauseCategories).toContain('Non-Compete');
    expect(clauseCategories.join()).not.toMatch(/solicit/i);
  });

  it.each([
    'Fees do not accrue for any time of suspension under (b) or (c) that you did not cause',
    'Fees do not accrue for any period of suspension under (b) or (c) that was not caused by you',
  ])('GIVEN “%s” THEN it is no risk for whoever pays them, and no gain of whoever is paid', async (fees) => {
    const clauseText = `7.2 We may suspend your account only if (a) an undisputed invoice is forty days overdue after our reminder, (b) your use endangers other customers, or (c) the law requires it. We will tell you beforehand where we can and lift the suspension as soon as its cause is gone. ${fees}, and time suspended in error counts as downtime.`;
    const readFor = (partyRole: 'customer' | 'vendor') =>
      analyseClause({ clauseText, contractType: 'saas-agreement', partyRole, riskTolerance: 'moderate' });
    const ofFees = ({ evidence }: { readonly evidence: readonly { readonly quote: string }[] }) =>
      evidence.some(({ quote }) => quote.includes('Fees do not accrue'));
    expect((await readFor('customer')).risks.filter(ofFees)).toEqual([]);
    expect((await readFor('vendor')).benefits.filter(ofFees)).toEqual([]);
  });

  it('GIVEN title kept until payment THEN the buyer keeps the hours of entry, and is not told that the end of its right serves it', async () => {
    const { benefits, suggestedImprovement, risks } = await analyseClause({
      clauseText:
        "11.1 The Goods are delivered at the Buyer's depot. 11.2 Title to the Goods passes to the Buyer when the Seller has received payment in full for them. 11.3 Until then the Buyer shall store the Goods apart and keep them insured. 11.4 The Buyer may resell the Goods in the ordinary course of its business. 11.5 If payment is overdue by more than 30 days, the Buyer's right under clause 11.4 ends and the Seller may, on reasonable notice and during business hours, enter the Buyer's premises to recover Goods which have not been resold or irrevocably incorporated into another product.",
      contractType: 'purchase-agreement',
      partyRole: 'buyer',
      riskTolerance: 'moderate',
    });
    expect(suggestedImprovement.revisedClause).toContain('on reasonable notice and during business hours');
    expect(benefits.filter(({ evidence }) => evidence.some(({ quote }) => quote.includes('11.4 ends')))).toEqual([]);
    expect(risks.filter(({ description }) => description.includes('hard to reopen'))).toEqual([]);
  });
});
