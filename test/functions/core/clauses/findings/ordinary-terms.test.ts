import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { isBoilerplate, isUsual } from '../../../../../functions/core/clauses/findings/ordinary-terms.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';
import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';

const statementOf = (text: string, contractType: ContractType, partyRole: PartyRole) =>
  readStatements(readText(text, { contractType, partyRole, riskTolerance: 'moderate' }))[0]!;

describe('what every contract says', () => {
  it.each([
    ['No failure or delay by either party in exercising a right operates as a waiver of it.', true],
    ['A delay in enforcing a term shall not be deemed a waiver of it.', true],
    ['A failure of Customer to object within five days is a waiver of its claim.', false],
    ['This Agreement is governed by the laws of Ohio, without regard to its conflict of laws rules.', true],
    ['Vendor retains all right, title and interest in the Service and its documentation.', true],
    ["Vendor owns all right, title and interest in Customer's data.", false],
  ])('GIVEN “%s” THEN that it is boilerplate is %s', (text, expected) => {
    expect(isBoilerplate(statementOf(text, 'saas-agreement', 'customer'))).toBe(expected);
  });

  it.each([
    ['Contractor shall remain responsible for the acts and omissions of its subcontractors.', true],
    ['Contractor shall be liable for every loss that Client suffers.', false],
    ["Client may, on ten days' written notice and during normal business hours, inspect Contractor's records.", true],
    ["Client may at any time and without notice inspect Contractor's records.", false],
    [
      'If a shortfall of more than five percent is found, Contractor shall reimburse the reasonable costs of the audit.',
      true,
    ],
    ['Contractor shall pay the costs of every audit.', false],
    ['Overdue sums bear interest at 1.5% per month or the highest rate permitted by law, whichever is lower.', true],
    ['Overdue sums bear interest at 5% per month.', false],
    ['Termination shall not relieve Contractor of its obligation to repay sums accrued before it.', true],
    ['Termination shall relieve Client of every duty to pay.', false],
    ["Contractor is responsible for all taxes other than those on Client's income.", true],
    ['Contractor is responsible for all taxes.', false],
    ['Client may increase the fees by up to five percent at each renewal.', true],
    ['Client may increase the fees by up to fifty percent at each renewal.', false],
    ["Contractor grants Client a license to use Contractor's materials to perform the Services.", true],
    ["Contractor grants Client a license to use Contractor's materials for any purpose.", false],
  ])('GIVEN “%s” THEN that it is usual is %s', (text, expected) => {
    expect(isUsual(statementOf(text, 'service-agreement', 'service-provider'))).toBe(expected);
  });

  it('GIVEN a clause with such terms THEN none of them is raised as one of weight', async () => {
    const { risks } = await analyseClause({
      clauseText:
        'Vendor may change the policies at any time by posting them on its website, and use of the Service is acceptance of the change. Any terms in a purchase order of Customer are void. No failure or delay in exercising a right is a waiver of it. Customer shall remain fully responsible for the acts and omissions of its authorized users.',
      contractType: 'saas-agreement',
      partyRole: 'customer',
      riskTolerance: 'moderate',
    });
    const weighing = risks.filter(({ level }) => level !== 'low').map(({ title }) => title);
    expect(weighing.length).toBeGreaterThan(0);
    expect(weighing.filter((title) => /waiver|authorized users/.test(title))).toEqual([]);
  });
});

describe('a rest of a list without its verb', () => {
  it('THEN it is told as no burden', async () => {
    const { risks } = await analyseClause({
      clauseText:
        "Vendor will defend Customer against any third-party claim that the Service infringes a patent. Vendor has no obligation for claims arising from Customer's data, modifications not made by Vendor, combination with other products, or use of a non-current release. Customer will indemnify and hold harmless Vendor from all claims arising from Customer's use of the Service.",
      contractType: 'saas-agreement',
      partyRole: 'customer',
      riskTolerance: 'conservative',
    });
    expect(risks.map(({ title }) => title)).not.toContain('Use of a non-current release');
  });
});
