import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { findIssues } from '../../../../../functions/core/clauses/findings/find-issues.ts';
import { indexRules } from '../../../../../functions/core/clauses/findings/rule-index.ts';
import { issues } from '../../../../../functions/core/clauses/knowledge/issues.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';
import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';

/*
 * What a clause says in one sentence can cure another, and what burdens one side is not told to the other.
 */

const issuesOf = async (clauseText: string, contractType: ContractType, partyRole: PartyRole): Promise<string[]> => {
  const { risks } = await analyseClause({ clauseText, contractType, partyRole, riskTolerance: 'moderate' });
  return risks.map(({ derivation }) => derivation?.issue ?? '');
};

const rules = indexRules(issues);

/** The issues that rules find for a side, by whatever name they are told. */
const hitsOf = (clauseText: string, contractType: ContractType, partyRole: PartyRole): string[] => {
  const read = readText(clauseText, { contractType, partyRole, riskTolerance: 'moderate' });
  return findIssues(read, readStatements(read), rules).flatMap(({ issue, bearer }) =>
    bearer === 'own' ? [issue.id] : [],
  );
};

interface Pair {
  readonly issue: string;
  readonly type: ContractType;
  readonly role: PartyRole;
  /** The clause that holds the issue. */
  readonly clause: string;
  /** The sentence that takes it away, wherever it stands. */
  readonly cure: string;
}

const pairs: readonly Pair[] = [
  {
    issue: 'inventions-own-time',
    type: 'employment-contract',
    role: 'employee',
    clause:
      'Employee hereby assigns to the Company all inventions conceived during the period of employment, whether or not during working hours.',
    cure: "This Section does not apply to an invention that Employee developed entirely on Employee's own time without using the Company's equipment.",
  },
  {
    issue: 'guarantee-unlimited',
    type: 'other',
    role: 'receiver',
    clause:
      'Guarantor absolutely and unconditionally guarantees to Lender the payment of all present and future indebtedness of Borrower to Lender.',
    cure: "Guarantor's liability is limited to $500,000 plus interest and costs of enforcement.",
  },
  {
    issue: 'warranty-remedy-without-backstop',
    type: 'purchase-agreement',
    role: 'buyer',
    clause: "This Section sets forth Buyer's sole and exclusive remedy for any breach of warranty.",
    cure: 'Where neither is done in thirty days Seller shall refund the price of such Goods.',
  },
  {
    issue: 'forfeiture-without-cure',
    type: 'lease-agreement',
    role: 'lessee',
    clause:
      'Upon a default Landlord may terminate this Lease, re-enter and recover the rent that is unpaid immediately.',
    cure: 'It is a default if Tenant fails to pay any rent within five (5) days after written notice.',
  },
];

describe('what one sentence of a clause takes from another', () => {
  it.each(pairs)('GIVEN $issue alone and with its cure THEN rules find it in the first', (pair) => {
    const { issue, type, role, clause, cure } = pair;
    expect(hitsOf(clause, type, role)).toContain(issue);
    expect(hitsOf(`${clause} ${cure}`, type, role)).not.toContain(issue);
  });
});

describe('whom a term burdens', () => {
  it.each<[string, string, ContractType, PartyRole, PartyRole]>([
    [
      'class-waiver',
      "Any dispute arising out of Employee's employment shall be resolved exclusively by final and binding arbitration. Claims may be brought only in an individual capacity and not as a plaintiff or member of any class. The Company shall pay the arbitrator's fees. Each party waives the right to a jury trial.",
      'employment-contract',
      'employee',
      'employer',
    ],
    [
      'repair-put-and-keep',
      'Tenant shall keep and maintain the Premises and every part thereof, including the roof, foundation and structural walls, in good order and repair, ordinary wear and tear excepted.',
      'lease-agreement',
      'lessee',
      'lessor',
    ],
    [
      'buyer-mac-out',
      'The obligation of Buyer to consummate the transactions is subject to Buyer being satisfied, in its sole discretion, with the results of its due diligence of Seller.',
      'purchase-agreement',
      'seller',
      'buyer',
    ],
  ])('GIVEN %s WHEN both sides read THEN it burdens one', async (issue, text, type, burdened, served) => {
    expect(await issuesOf(text, type, burdened)).toContain(issue);
    expect(await issuesOf(text, type, served)).not.toContain(issue);
  });

  it("GIVEN the Company's own clawback policy WHEN the employer reads THEN it is no document of the other side", async () => {
    const text =
      "Any bonus paid to the Executive shall be subject to recoupment under the Company's clawback policy as in effect from time to time.";
    expect(await issuesOf(text, 'employment-contract', 'employer')).not.toContain('suppliers-documents-as-amended');
  });

  it('GIVEN a heading that names a matter WHEN read THEN the heading proves nothing', async () => {
    const { risks } = await analyseClause({
      clauseText:
        '14. Payment and Retainage. Owner shall pay Contractor the amount certified within thirty days, less retainage of ten percent.',
      contractType: 'other',
      partyRole: 'provider',
      riskTolerance: 'moderate',
    });
    expect(risks.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))).not.toContain('Payment and Retainage');
  });
});
