import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';

const risksOf = async (
  clauseText: string,
  contractType: 'saas-agreement' | 'purchase-agreement',
  partyRole: 'customer' | 'buyer',
) =>
  (await analyseClause({ clauseText, contractType, partyRole, riskTolerance: 'moderate' })).risks.map(
    ({ title }) => title,
  );

describe('what leaves the other side with nothing is no burden', () => {
  it.each([
    'Late payment, however long, gives Provider no right to interrupt Customer’s access to the Services.',
    'It is for Provider, and not for Customer, to see that every consent needed for its handling of personal details has been obtained.',
  ])('%s', async (text) => {
    expect(await risksOf(text, 'saas-agreement', 'customer')).toEqual([]);
  });

  it.each([
    'Title to each load passes to the Buyer on delivery, and the Seller keeps no claim to the timber or to what is made of it, whatever else may be owing.',
    'The price stated in the order is final, and no later tariff, surcharge or revision by the Seller alters what the Buyer owes for the goods.',
    'If the ordered grade is unavailable, Seller may propose a substitute of equal or better quality and ships it only after Buyer has approved it in writing.',
  ])('%s', async (text) => {
    expect(await risksOf(text, 'purchase-agreement', 'buyer')).toEqual([]);
  });

  it.each([
    'You will owe nothing if you leave because of redundancy, ill health or our serious breach of contract.',
    'We may deduct instalments from your final pay only with your signed agreement at that time and never below the minimum wage.',
    'You must remain reachable during working hours and not work for anyone else without our consent, which we will not unreasonably refuse for unpaid roles.',
  ])('%s', async (clauseText) => {
    const { risks } = await analyseClause({
      clauseText,
      contractType: 'employment-contract',
      partyRole: 'employee',
      riskTolerance: 'moderate',
    });
    expect(risks.filter(({ level }) => level === 'high')).toEqual([]);
    expect(risks.map(({ title }) => title).join()).not.toMatch(/not paid for|without pay|owe nothing|signed agreement/);
  });

  it('GIVEN the same said of the reader THEN it is raised', async () => {
    const text =
      'Late delivery, however long, gives Customer no right to terminate this Agreement or to claim damages from Provider.';
    expect(await risksOf(text, 'saas-agreement', 'customer')).not.toEqual([]);
  });
});
