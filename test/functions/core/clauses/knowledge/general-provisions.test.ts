import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { foldText } from '../../../../../functions/core/clauses/reading/fold-text.ts';
import { generalKinds } from '../../../../../functions/core/clauses/knowledge/patterns/kinds-general.ts';
import { findElements } from '../../../../../functions/core/clauses/findings/find-elements.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { kindOf } from '../../../../support/kind-of.ts';

const analyse = (clauseText: string) =>
  analyseClause({ clauseText, contractType: 'service-agreement', partyRole: 'client' });

/** What a clause lacks of all that the kinds it touches should hold, whether or not it is worth telling. */
const missingIn = (clause: string): string[] =>
  findElements(
    readText(clause, { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' }),
  ).flatMap(({ missing }) => missing.map(({ title }) => title));

/** Clauses as they stand in ordinary contracts, by kind: short ones that a lawyer would sign. */
const ordinary: readonly (readonly [kind: string, clause: string, atLeast: number])[] = [
  [
    'amendment',
    'This Agreement may be amended only by a written instrument signed by both parties. Each amendment is attached to it.',
    6.5,
  ],
  [
    'entire-agreement',
    'This Agreement is the entire agreement between the parties about its subject matter and supersedes all prior proposals and understandings, written or oral.',
    7,
  ],
  [
    'severability',
    'If a court holds any provision of this Agreement invalid or unenforceable, the remaining provisions continue in full force.',
    6,
  ],
  [
    'waiver',
    'No delay by a party in enforcing a right under this Agreement operates as a waiver of it. A waiver is effective only if it is in writing and signed.',
    6.5,
  ],
  [
    'notices',
    'All notices under this Agreement must be in writing and sent by courier or registered mail to the address of the other party stated above. They are deemed given on delivery.',
    7,
  ],
  [
    'survival',
    'Sections 4, 7 and 9 survive any termination or expiration of this Agreement, as do payments that were due before that date.',
    7,
  ],
  [
    'relationship',
    'The parties are independent contractors. Nothing in this Agreement creates a partnership, a joint venture or an agency, and neither party may bind the other.',
    7,
  ],
  [
    'third-party',
    'There are no third-party beneficiaries of this Agreement, and no rights or remedies are conferred on anyone but the parties.',
    6.5,
  ],
  [
    'publicity',
    'Neither party will issue a press release about this Agreement or use the logo of the other without its prior written approval, except as required by law.',
    7,
  ],
  [
    'compliance',
    'Each party shall comply with all applicable laws and regulations in performing this Agreement and shall obtain the permits it needs.',
    6,
  ],
  [
    'taxes',
    'All fees are exclusive of sales and use taxes. Client shall pay such taxes, other than taxes based on the net income of Service Provider.',
    6.5,
  ],
  [
    'expenses',
    'Client shall reimburse reasonable travel expenses of Service Provider against receipts, if it approved the trip beforehand.',
    6.5,
  ],
];

/** A clause, the words that hold an element of it, and that element's title. */
const pairs: readonly (readonly [title: string, clause: string, words: string])[] = [
  [
    'Written form of a change',
    'The parties may modify this Agreement only §with signed consent of both.',
    'in writing and ',
  ],
  [
    'Signature under a change',
    'No amendment of this Agreement is effective unless made in writing§.',
    ' and signed by both',
  ],
  [
    'Agreement of both parties to a change',
    'This Agreement may be amended only by a written document§.',
    ' of both parties',
  ],
  [
    'Earlier agreements superseded',
    'This Agreement is the entire agreement of the parties on its subject matter§.',
    ' and supersedes all their proposals',
  ],
  [
    'Reliance on other statements, and fraud',
    'This Agreement is the entire agreement between the parties and supersedes all prior agreements.§',
    ' Neither party has relied on anything else; fraud is excepted.',
  ],
  [
    'Replacement or narrowing of what falls',
    'Where a provision of this Agreement is held invalid, the other provisions stay in full force.§',
    ' The parties shall substitute a valid one.',
  ],
  [
    'Where something essential falls',
    'Where a provision of this Agreement is held invalid, the other provisions stay in full force§.',
    ', unless the provision was essential',
  ],
  [
    'Failure or delay is harmless',
    'No waiver of any provision is effective unless it is in writing.§',
    ' Delay in enforcing a provision is not a waiver of it.',
  ],
  [
    'Written form of a waiver',
    'No failure of a party to enforce a right operates as a waiver of that right.§',
    ' Every waiver needs a written statement.',
  ],
  [
    'One case only',
    'No waiver of a breach is effective unless it is in writing.§',
    ' It does not extend to any subsequent breach.',
  ],
  [
    'Where it is sent',
    'All notices under this Agreement shall be in writing and delivered by courier§.',
    ' to the address of the party',
  ],
  [
    'When it counts as received',
    'All notices under this Agreement shall be in writing and sent by registered mail to the address stated above.§',
    ' They are deemed given on the third day.',
  ],
  [
    'Rights accrued before the end',
    'Sections 5, 6 and 11 of this Agreement survive its termination or expiration.§',
    ' Accrued claims stay.',
  ],
  [
    'For how long',
    'Sections 5, 6 and 11 of this Agreement survive its termination or expiration§.',
    ' for three years',
  ],
  [
    'Independent contractors',
    'Nothing in this Agreement creates a partnership or joint venture between the parties.§',
    ' They remain independent.',
  ],
  [
    'No authority to bind the other',
    'The parties are independent contractors, and nothing in this Agreement creates a partnership between them.§',
    ' Neither may bind the other.',
  ],
  [
    'Which rights, and who may enforce them',
    'There are no third-party beneficiaries of this Agreement.§',
    ' Only the parties may enforce it.',
  ],
  [
    'What law or a stock exchange requires',
    'Neither party shall issue a press release about this Agreement without the prior approval of the other§.',
    ', except as required by law',
  ],
  [
    'Use of names, logos and marks',
    'Neither party shall issue a press release about this Agreement§ without the prior approval of the other.',
    ' or use the logo of the other',
  ],
  [
    'What it covers: performance of the contract',
    'Service Provider shall comply with all laws and regulations§.',
    ' in its performance of this Agreement',
  ],
  [
    'Licenses and permits',
    'Each party shall comply with all applicable laws and regulations.§',
    ' It obtains permits.',
  ],
  [
    'Prices with or without tax',
    'Client shall pay all sales and use taxes on the services.§',
    ' Fees are exclusive of them.',
  ],
  ['Each side’s own income tax', 'Client shall pay all sales and use taxes§.', ', but no tax on net income'],
  [
    'Tax withheld at source',
    'Client shall pay all sales and use taxes on the services.§',
    ' It may withhold what the law requires.',
  ],
  [
    'Proof by receipts',
    'Client shall reimburse all reasonable travel expenses of Service Provider§.',
    ' against itemised receipts',
  ],
  [
    'Upper limit',
    'Client shall reimburse all reasonable travel expenses of Service Provider against receipts§.',
    ', but no more than a maximum of $5,000',
  ],
];

/** Wording that uses the words of a kind for something else. */
const nearMisses: readonly (readonly [kind: string, clause: string])[] = [
  ['amendment', 'We may change these terms at any time by posting the new version on our website.'],
  ['amendment', 'Supplier shall not modify the specifications of the goods without a change order.'],
  ['entire-agreement', 'Tenant shall vacate the entire premises when the agreement with its subtenant ends.'],
  ['severability', 'Licensee shall not claim that any of the patents is invalid or unenforceable.'],
  ['waiver', 'Each party waives its right to a trial by jury.'],
  ['waiver', 'The insurer shall waive its rights of subrogation against Landlord.'],
  ['notices', 'Either party may terminate this Agreement on thirty days’ prior written notice.'],
  ['notices', 'Licensee shall not remove any copyright notices from the software.'],
  ['survival', 'The duty of secrecy in this section survives for three years.'],
  ['relationship', 'Supplier is liable for its employees, agents and independent contractors as for itself.'],
  ['relationship', 'Partner shall not sell its interest in the partnership to a competitor.'],
  ['third-party', 'The receiving party shall not disclose confidential information to third parties.'],
  ['third-party', 'Supplier warrants that the goods infringe no intellectual property rights of third parties.'],
  ['publicity', 'Information that is public or becomes publicly known is not confidential.'],
  ['compliance', 'This Agreement is governed by the laws of Ireland.'],
  ['compliance', 'Tenant shall comply with the rules of the house attached to this lease.'],
  ['taxes', 'Fees are due within thirty days of the invoice.'],
  ['expenses', 'Each audit takes place in business hours, at the expense of the auditing party.'],
];

describe('general provisions', () => {
  it.each(ordinary)(
    'GIVEN an ordinary clause of %s WHEN read THEN that is its kind, and it is fairly complete',
    async (id, clause, atLeast) => {
      const { completenessScore, missingElements, negotiationStrategies } = await analyse(clause);
      expect(negotiationStrategies.map(({ title }) => title)).toContain(`${kindOf(id).label}: what is usual`);
      expect(completenessScore).toBeGreaterThanOrEqual(atLeast);
      expect(missingElements.filter(({ importance }) => importance === 'critical')).toEqual([]);
    },
  );

  it.each([
    'If a provision of this Agreement is held unenforceable by a court or arbitrator, the other provisions stay in force.',
    'The parties are independent contractors and have no authority to assume or create any obligation or responsibility for each other.',
    'This Agreement does not create an employer and employee relationship between Client and any of the personnel of Service Provider.',
    'Neither party will represent itself to be the agent of the other.',
    'Except as is required by law, neither party shall issue a press release about this Agreement without the consent of the other.',
  ])('GIVEN words of a burden in a provision that is none WHEN read THEN no burden is listed: %s', async (clause) => {
    expect((await analyse(clause)).risks).toEqual([]);
  });

  it('GIVEN every such kind WHEN the ordinary clauses are counted THEN none is left out', () => {
    expect(ordinary.map(([id]) => id)).toEqual(generalKinds.map(({ id }) => id));
  });

  it.each([
    ['Third Party Beneficiary', 'Nothing in this Agreement confers any right on any person other than the parties.'],
    ['Amendment', 'No variation of this agreement is effective unless it is in writing and signed by the parties.'],
    ['Waiver', 'Failure of a party to insist on a term of this Agreement shall not be deemed a waiver of that term.'],
    ['Taxes', 'Prices do not include VAT, which the buyer shall bear.'],
    ['Publicity', 'Client may not use the logo of Service Provider without its permission.'],
    ['Expenses', 'Each party will bear its own costs in connection with the negotiation of this Agreement.'],
  ])('GIVEN a clause that is %s in other words WHEN read THEN it is called so', async (label, clause) => {
    const { clauseCategories, readability } = await analyse(clause);
    expect(clauseCategories).toContain(label);
    expect(readability).toBe('recognised');
  });

  it.each(pairs)(
    'GIVEN a clause with and without “%s” WHEN both are read THEN only the second lacks it, and is less complete',
    async (title, clause, words) => {
      const held = await analyse(clause.replace('§', words));
      const lacking = await analyse(clause.replace('§', ''));
      expect(missingIn(clause.replace('§', ''))).toContain(title);
      expect(missingIn(clause.replace('§', words))).not.toContain(title);
      expect(held.missingElements.map((element) => element.title)).not.toContain(title);
      expect(held.completenessScore).toBeGreaterThan(lacking.completenessScore);
    },
  );

  it.each(nearMisses)(
    'GIVEN words of %s in another matter WHEN read THEN it is not taken for one: %s',
    (id, clause) => {
      expect(kindOf(id).trigger.test(foldText(clause))).toBe(false);
    },
  );

  it.each(generalKinds.map((kind) => [kind.label, kind] as const))(
    'GIVEN all that a clause of %s should hold WHEN put together THEN nothing is missing',
    async (_, { elements, id }) => {
      const clause = elements.map(({ wording }) => wording).join(' ');
      expect([id, kindOf(id).trigger.test(foldText(clause))]).toEqual([id, true]);
      const { missingElements, completenessScore } = await analyse(clause);
      expect(missingElements.filter((element) => element.id.startsWith(`missing-${id}-`))).toEqual([]);
      expect(completenessScore).toBeGreaterThan(9);
    },
  );
});
