import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { burdenInOwnWords } from '../../../../../functions/core/clauses/findings/own-words.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

/** The heading under which the statement with some words is told to the customer. */
const headingOf = (text: string, words: string): string => {
  const read = readText(text, { contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'moderate' });
  const statement = readStatements(read).find(({ start, end }) => text.slice(start, end).includes(words))!;
  return burdenInOwnWords(read, statement, 'medium', { bearer: 'own', likelihood: 0.7 }).issue.title;
};

describe('a burden in the words of its statement', () => {
  it.each([
    [
      'what a list adds to a term',
      '"Excused Downtime" means (a) planned maintenance; and (b) any single interruption of less than one hour.',
      'single interruption',
      '“Excused Downtime” takes in “any single interruption of less than one hour”',
    ],
    [
      'what a list takes from a term',
      '"Net Fees" means the fees received by Vendor, less (a) sales taxes; and (b) a general deduction of five percent.',
      'general deduction',
      '“Net Fees” leaves out “a general deduction of five percent”',
    ],
    [
      'a condition',
      'Vendor shall credit five percent of the fee, provided that Customer claims the credit within five days of the end of the month.',
      'claims the credit',
      'Only if Customer claims the credit within five days of the end of the month',
    ],
    [
      'nouns behind “entitled to”',
      'Upon a termination for cause Customer shall be entitled to no refund of the fees paid for later months.',
      'no refund',
      'Customer is entitled to no refund of the fees paid for later months upon a termination for cause',
    ],
  ])('GIVEN %s THEN its heading says so', (_, text, words, heading) => {
    expect(headingOf(text, words)).toBe(heading);
  });
});

describe('a limb behind “without limitation”', () => {
  it('THEN the term takes it in', async () => {
    const { risks } = await analyseClause({
      clauseText:
        'Tenant shall pay its share of Operating Costs. "Operating Costs" means all costs of every kind incurred by Landlord, including without limitation: (i) real estate taxes and any increase in them by a sale; (ii) leasing commissions for vacant space; and (iii) reserves that Landlord sees fit to make. Tenant has no right to examine the records.',
      contractType: 'lease-agreement',
      partyRole: 'tenant',
      riskTolerance: 'moderate',
    });
    expect(risks.map(({ title }) => title).join(' ')).not.toMatch(/leaves out/);
  });
});
