import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';

const titlesOf = async (clauseText: string) =>
  (
    await analyseClause({
      clauseText,
      contractType: 'service-agreement',
      partyRole: 'service-provider',
      riskTolerance: 'moderate',
    })
  ).risks.map(({ title }) => title);

describe('the points of one sentence', () => {
  it('GIVEN an indemnity THEN its causes and its losses are told apart, and so is that it has no limit', async () => {
    const titles = await titlesOf(
      "The Supplier shall indemnify the Customer in full and on demand against all liabilities, costs, damages and losses (including any direct, indirect or consequential losses and loss of profit) suffered or incurred by the Customer arising out of or in connection with any claim that the Services infringe a third party's rights, or the Supplier's breach or negligent performance of this Agreement. Nothing in clause 14 shall limit the Supplier's liability under this indemnity.",
    );
    expect(titles).toContain('The Supplier is liable for consequential loss or lost profits');
    expect(titles).toContain("The indemnity covers the Customer's own losses, not only third-party claims");
    expect(titles).toContain("The Supplier's indemnity stands outside the cap or has no limit");
    expect(titles.filter((title) => /looks mutual|exceptions to the cap/.test(title))).toEqual([]);
  });
});
