import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { contradict } from '../../../../../functions/core/clauses/rewrite/find-contradictions.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

const doContradict = (text: string): boolean => {
  const [one, other] = readStatements(
    readText(text, { contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'moderate' }),
  );
  return contradict(one!, other!);
};

describe('statements that cannot both hold', () => {
  it.each([
    [
      'two limits of one liability',
      "Vendor's total liability shall not exceed the fees of one year. The total liability of Vendor under this Agreement is limited to $10,000.",
    ],
    [
      'one thing allowed and denied',
      'Vendor may suspend access to the service for late payment. Vendor shall not suspend access to the service for late payment.',
    ],
    [
      'one thing with two figures',
      'Vendor shall give Customer access to all usage records within 10 days. Vendor shall give Customer access to all usage records within 30 days.',
    ],
  ])('%s', (_, text) => {
    expect(doContradict(text)).toBe(true);
  });

  it.each([
    [
      'limits of two parties',
      "Vendor's total liability shall not exceed the fees of one year. Customer's total liability shall not exceed $10,000.",
    ],
    [
      'a limit beside another',
      "Vendor's total liability shall not exceed the fees of one year. Separately, Vendor's liability for loss of data shall not exceed $50,000 in addition.",
    ],
    [
      'a rule and its exception',
      'Vendor shall not suspend access to the service. Vendor may suspend access to the service only if an invoice is overdue.',
    ],
    [
      'two matters',
      'Vendor may suspend access to the service for late payment. Vendor shall not disclose the data of Customer.',
    ],
    [
      'duties of two parties',
      'Vendor shall send each report within 10 days. Customer shall answer each report within 30 days.',
    ],
  ])('but not %s', (_, text) => {
    expect(doContradict(text)).toBe(false);
  });

  it('GIVEN a limit that stands WHEN a redline is made THEN it puts no second one beside it', async () => {
    const { suggestedImprovement } = await analyseClause({
      clauseText:
        "9.1 Supplier's total liability to Customer for all claims in a year shall not exceed one hundred percent (100%) of the fees of that year. 9.2 Customer's total liability shall in no circumstances exceed the unpaid fees.",
      contractType: 'saas-agreement',
      partyRole: 'vendor',
      riskTolerance: 'moderate',
    });
    const revised = suggestedImprovement.revisedClause;
    expect(revised.match(/Supplier['’]s total liability|total liability of Supplier/g)).toHaveLength(1);
  });
});
