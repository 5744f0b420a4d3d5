import { describe, expect, it } from '@jest/globals';
import { analyseClause, type AnalyseClauseInput } from '../../../../../functions/core/clauses/analyse-clause.ts';

type Role = NonNullable<AnalyseClauseInput['partyRole']>;

/** A clause, the few words that differ, and the finding that only the second wording earns. */
interface Pair {
  readonly about: string;
  readonly clause: string;
  readonly harmless: string;
  readonly burdening: string;
  readonly title: RegExp;
  readonly contractType: string;
  readonly role: Role;
}

const pair = (
  about: string,
  title: RegExp,
  clause: string,
  harmless: string,
  burdening: string,
  contractType = 'service-agreement',
  role: Role = 'client',
): Pair => ({ about, title, clause, harmless, burdening, contractType, role });

const pairs: readonly Pair[] = [
  pair(
    'a notice period',
    /long notice/,
    'Client may terminate this Agreement for any reason upon § prior written notice to Service Provider.',
    'thirty (30) days',
    'ninety (90) days',
  ),
  pair(
    'a notice period in words alone',
    /long notice/,
    'Either party may terminate this Agreement by giving the other § written notice.',
    'thirty days’',
    'one hundred and twenty days’',
  ),
  pair(
    'a notice of days',
    /very short notice/,
    'Service Provider may terminate this Agreement on § written notice to Client.',
    '60 days’',
    '5 days’',
  ),
  pair(
    'a short cure period',
    /short time to cure/,
    'Service Provider may terminate this Agreement if Client commits a material breach and does not cure it within § after written notice.',
    '30 days',
    '3 days',
  ),
  pair(
    'a long cure period',
    /long time to cure/,
    'Client may terminate this Agreement if Service Provider fails to cure a material breach within § of written notice.',
    'thirty (30) days',
    'ninety (90) days',
  ),
  pair(
    'a time to pay, for who is paid',
    /long time to pay/,
    'Client shall pay each undisputed invoice within § of its receipt.',
    'thirty (30) days',
    'ninety (90) days',
    'service-agreement',
    'service-provider',
  ),
  pair(
    'a time to pay, for who pays',
    /very short time to pay/,
    'Client shall pay each invoice within § of its receipt.',
    'thirty (30) days',
    'three (3) days',
  ),
  pair(
    'the window against renewal',
    /notice against renewal/,
    'This Agreement renews for successive one-year terms unless either party gives notice of non-renewal at least § before the end of the current term.',
    '30 days',
    '180 days',
  ),
  pair(
    'the length of a renewal',
    /renewal for years/,
    'On expiry this Agreement shall automatically renew for § unless either party objects thirty days before.',
    'one (1) year',
    'five (5) years',
  ),
  pair(
    'renewal itself',
    /automatic renewal/,
    'At the end of the initial term this Agreement §.',
    'ends unless the parties agree in writing to go on',
    'shall automatically renew for one year',
  ),
  pair(
    'interest by the month',
    /far above the usual/,
    'Overdue sums payable by Client bear interest at § per month.',
    '1%',
    '4%',
  ),
  pair(
    'interest by the year',
    /far above the usual/,
    'Overdue sums payable by Client bear interest at § per annum.',
    '9%',
    '36%',
  ),
  pair(
    'a yearly increase',
    /steep yearly increase/,
    'The rent payable by Tenant increases by § each year.',
    '3%',
    '12 percent',
    'lease-agreement',
    'lessee',
  ),
  pair(
    'a cap in months',
    /only a few months/,
    'The total liability of Service Provider shall not exceed the fees paid by Client in the § before the claim arose.',
    'twenty-four (24) months',
    'two (2) months',
  ),
  pair(
    'a cap in money',
    /next to nothing/,
    'The total liability of Service Provider to Client shall not exceed §.',
    '$2,000,000',
    '$100',
  ),
  pair(
    'a cap that is there or not',
    /uncapped liability/,
    'The liability of Client under this Agreement shall be §.',
    'limited to the fees paid',
    'unlimited',
  ),
  pair(
    'the length of a restraint',
    /lasts for years/,
    'Employee shall not solicit any employee of Employer for § after the employment ends.',
    'six (6) months',
    'three (3) years',
    'employment-contract',
    'employee',
  ),
  pair(
    'the size of a fixed sum',
    /out of proportion/,
    'Client shall pay a penalty of § of the contract price upon termination.',
    '2%',
    '40%',
  ),
  pair(
    'the length of a warranty',
    /short warranty/,
    'Seller warrants the Goods for a period of § from delivery.',
    'twelve (12) months',
    'fourteen (14) days',
    'purchase-agreement',
    'buyer',
  ),
  pair(
    'who decides',
    /sole discretion/,
    'Service Provider shall decide § whether the Deliverables of Client are accepted.',
    'reasonably and in good faith',
    'in its sole discretion',
  ),
  pair(
    'the standard of effort',
    /best efforts/,
    'Client shall use § to supply the data that Service Provider needs under this Agreement.',
    'reasonable efforts',
    'its best efforts',
  ),
  pair(
    'a one-way right',
    /only one party may terminate|right to suspend/,
    '§ may terminate this Agreement on thirty days’ written notice.',
    'Either party',
    'Service Provider',
  ),
  pair(
    'a right that is denied to one side',
    /expressly for one party only/,
    'Service Provider § may assign this Agreement with consent.',
    'and Client',
    '(but not Client)',
  ),
  pair(
    'words against digits',
    /differs in words and digits/,
    'Client shall pay each invoice within thirty § days.',
    '(30)',
    '(45)',
  ),
  pair(
    'sums in words against digits',
    /differs in words and digits/,
    'The fee is two hundred and fifty thousand dollars § for the year, payable by Client.',
    '($250,000)',
    '($205,000)',
  ),
  pair(
    'a date',
    /a date that does not exist/,
    'Client shall return the Equipment to Service Provider by § at the latest.',
    'February 28, 2027',
    'February 30, 2027',
  ),
  pair(
    'the 29th of February',
    /a date that does not exist/,
    'Client shall pay the first fee on § to Service Provider.',
    '29 February 2028',
    '29 February 2027',
  ),
  pair(
    'the order of dates',
    /ends before it begins/,
    'The term of this Agreement commences on March 1, 2027 and ends on §.',
    'February 29, 2028',
    'February 28, 2026',
  ),
];

const read = ({ clause, contractType, role }: Pair, words: string) =>
  analyseClause({ clauseText: clause.replace('§', words), contractType, partyRole: role, riskTolerance: 'moderate' });

describe('precision checks', () => {
  it.each(pairs.map((each) => [each.about, each] as const))(
    'GIVEN %s WHEN only its words change THEN the finding comes with its proof and the score rises',
    async (_, each) => {
      const harmless = await read(each, each.harmless);
      const burdening = await read(each, each.burdening);
      const found = burdening.risks.filter(({ title }) => each.title.test(title));
      expect(harmless.risks.filter(({ title }) => each.title.test(title))).toEqual([]);
      expect(found).toHaveLength(1);
      const clause = each.clause.replace('§', each.burdening);
      expect(found[0]!.verified).toBe(true);
      for (const { quote, start, end } of found[0]!.evidence) expect(clause.slice(start, end)).toBe(quote);
      expect(found[0]!.evidence.some(({ quote }) => quote.includes(each.burdening))).toBe(true);
      expect(burdening.overallRiskScore).toBeGreaterThan(harmless.overallRiskScore);
    },
  );

  it('GIVEN a cap WHEN grave fault is carved out in the same sentence THEN the cap weighs less and says so', async () => {
    const of = (carveOut: string) =>
      analyseClause({
        clauseText: `The total liability of Service Provider to Client shall not exceed the fees paid in the preceding year${carveOut}.`,
        contractType: 'service-agreement',
        partyRole: 'client',
      });
    const bare = await of('');
    const carved = await of(', except for fraud, wilful misconduct and breach of confidentiality');
    expect(carved.overallRiskScore).toBeLessThan(bare.overallRiskScore - 1);
    expect(bare.riskLevel).toBe('medium');
    expect(carved.riskLevel).toBe('low');
    expect(carved.risks.map(({ description }) => description).join()).toContain('soften');
  });

  it.each([
    [
      'the seat from an arbitration clause',
      'Any dispute shall be finally settled by arbitration under the rules of the ICC. Three arbitrators are appointed. ',
      'The arbitration takes place in Geneva and is held in English.',
    ],
    [
      'certificates from an insurance clause',
      'Contractor shall maintain general liability insurance of $1,000,000 per occurrence. ',
      'Contractor shall provide certificates of insurance to Client.',
    ],
    [
      'notice from an indemnity',
      'Contractor shall indemnify and hold harmless Client against third-party claims caused by its negligence. ',
      'Client shall give prompt written notice of each claim, and each party shall cooperate in its defence.',
    ],
  ])('GIVEN a protection WHEN %s is deleted THEN risk does not fall', async (_, kept, protection) => {
    for (const partyRole of ['client', ''] as const) {
      const of = (clauseText: string) => analyseClause({ clauseText, contractType: 'service-agreement', partyRole });
      expect((await of(kept)).overallRiskScore).toBeGreaterThanOrEqual((await of(kept + protection)).overallRiskScore);
    }
  });

  it.each([
    [
      'Client may terminate this Agreement for any reason on one hundred twenty (120) days’ written notice.',
      'on [thirty] days’ written notice',
      'client',
    ],
    [
      'For three (3) years after the end of this Agreement, Client shall not solicit any employee of Service Provider.',
      'For [twelve] months after',
      'client',
    ],
    [
      'Client shall pay each invoice within ninety (90) days of receipt.',
      'within [thirty] days of',
      'service-provider',
    ],
  ] as const)(
    'GIVEN “%s” WHEN revised THEN the figure is offered anew in brackets',
    async (clauseText, put, partyRole) => {
      const { suggestedImprovement } = await analyseClause({
        clauseText,
        contractType: 'service-agreement',
        partyRole,
      });
      expect(suggestedImprovement.revisedClause).toContain(put);
    },
  );

  it.each([
    ['a list number', 'Client shall pay the fees set out in Schedule two (see 3) within thirty days.'],
    ['a fraction', 'Overdue sums payable by Client bear interest at one and one-half percent (1.5%) per month.'],
    ['an unrelated earlier date', 'This Amendment, effective March 1, 2027, changes the Agreement dated May 4, 2025.'],
    [
      'a cure within a notice',
      'Client may terminate this Agreement if a breach is not cured within 90 days after notice.',
    ],
    [
      'a chance to renew',
      'Client may renew this Agreement for a further five years by notice given 90 days before its end.',
    ],
  ])('GIVEN %s WHEN read THEN no precision finding comes of it', async (_, clauseText) => {
    const { risks } = await analyseClause({ clauseText, contractType: 'service-agreement', partyRole: 'client' });
    expect(
      risks
        .map(({ title }) => title)
        .filter((title) => /Contradiction|long notice|far above|against renewal|for years/.test(title)),
    ).toEqual([]);
  });
});
