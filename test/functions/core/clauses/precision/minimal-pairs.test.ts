import { describe, expect, it } from '@jest/globals';
import type { Analysis } from '../../../../../shared/analysis.ts';
import { analyseClause, type AnalyseClauseInput } from '../../../../../functions/core/clauses/analyse-clause.ts';

type Role = NonNullable<AnalyseClauseInput['partyRole']>;

/** A clause, the few words that differ, and the finding that only the second wording earns. */
interface Pair {
  readonly about: string;
  readonly clause: string;
  readonly harmless: string;
  readonly burdening: string;
  /** What the finding's issue is called, or a flaw's title. */
  readonly says: RegExp;
  readonly contractType: string;
  readonly role: Role;
}

const pair = (
  about: string,
  says: RegExp,
  clause: string,
  harmless: string,
  burdening: string,
  contractType = 'service-agreement',
  role: Role = 'client',
): Pair => ({ about, says, clause, harmless, burdening, contractType, role });

const pairs: readonly Pair[] = [
  pair(
    'a long cure period',
    /^cause-hard-to-prove/,
    'Client may terminate this Agreement if Service Provider fails to cure a material breach within § of written notice.',
    'thirty (30) days',
    'ninety (90) days',
  ),
  pair(
    'a time to pay, for who is paid',
    /^long-credit-period/,
    'Client shall pay each undisputed invoice within § of its receipt.',
    'thirty (30) days',
    'ninety (90) days',
    'service-agreement',
    'service-provider',
  ),
  pair(
    'the window against renewal',
    /^early-or-narrow-non-renewal-window/,
    'This Agreement renews for successive one-year terms unless either party gives notice of non-renewal at least § before the end of the current term.',
    '30 days',
    '180 days',
  ),
  pair(
    'the length of a renewal',
    /^long-renewal-term/,
    'On expiry this Agreement shall automatically renew for § unless either party objects thirty days before.',
    'one (1) year',
    'five (5) years',
  ),
  pair(
    'renewal itself',
    /^automatic-renewal/,
    'At the end of the initial term this Agreement §.',
    'ends unless the parties agree in writing to go on',
    'shall automatically renew for one year',
  ),
  pair(
    'interest by the month',
    /^penal-late-charge/,
    'Client shall pay each invoice within thirty (30) days. Overdue sums payable by Client bear interest at § per month.',
    '1%',
    '4%',
  ),
  pair(
    'interest by the year',
    /^penal-late-charge/,
    'Client shall pay each invoice within thirty (30) days. Overdue sums payable by Client bear interest at § per annum.',
    '9%',
    '36%',
  ),
  pair(
    'a cap in months',
    /^cap-low/,
    'The total liability of Service Provider shall not exceed the fees paid by Client in the § before the claim arose.',
    'twenty-four (24) months',
    'two (2) months',
  ),
  pair(
    'a cap in money',
    /^cap-low/,
    'The total liability of Service Provider to Client shall not exceed §.',
    '$2,000,000',
    '$100',
  ),
  pair(
    'a cap that is there or not',
    /^liability-unlimited/,
    'The liability of Client under this Agreement shall be §.',
    'limited to the fees paid',
    'unlimited',
  ),
  pair(
    'the length of a warranty',
    /^warranty-period-short/,
    'Seller warrants the Goods for a period of § from delivery.',
    'twelve (12) months',
    'fourteen (14) days',
    'purchase-agreement',
    'buyer',
  ),
  pair(
    'who decides',
    /^sole-discretion/,
    'Service Provider shall decide § whether the Deliverables of Client are accepted.',
    'reasonably and in good faith',
    'in its sole discretion',
  ),
  pair(
    'a one-way right',
    /^at-will-one-way/,
    '§ may terminate this Agreement on thirty days’ written notice.',
    'Either party',
    'Service Provider',
  ),
  pair(
    'a ban with a way out',
    /^assignment-banned/,
    'Client may not assign this Agreement§.',
    ' without the prior written consent of Service Provider, not to be unreasonably withheld',
    '',
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

/** The findings of weight that a pair is about: by its issue, or a flaw of the text by its title. */
const foundIn = ({ says }: Pair, { risks }: Analysis) =>
  risks.filter(({ derivation, level, title }) =>
    derivation ? level !== 'low' && says.test(derivation.issue) : says.test(title),
  );

const read = ({ clause, contractType, role }: Pair, words: string) =>
  analyseClause({ clauseText: clause.replace('§', words), contractType, partyRole: role, riskTolerance: 'moderate' });

describe('precision checks', () => {
  it.each(pairs.map((each) => [each.about, each] as const))(
    'GIVEN %s WHEN only its words change THEN the finding comes with its proof and the score rises',
    async (_, each) => {
      const harmless = await read(each, each.harmless);
      const burdening = await read(each, each.burdening);
      const found = foundIn(each, burdening);
      expect(foundIn(each, harmless)).toEqual([]);
      expect(found).toHaveLength(1);
      const clause = each.clause.replace('§', each.burdening);
      expect(found[0]!.verified).toBe(true);
      for (const { quote, start, end } of found[0]!.evidence) expect(clause.slice(start, end)).toBe(quote);
      expect(found[0]!.evidence.some(({ quote }) => quote.includes(each.burdening))).toBe(true);
      expect(burdening.overallRiskScore).toBeGreaterThan(harmless.overallRiskScore);
    },
  );

  it('GIVEN a low cap WHEN grave fault is carved out in the same sentence THEN the clause weighs no more', async () => {
    const of = (carveOut: string) =>
      analyseClause({
        clauseText: `The total liability of Service Provider to Client shall not exceed the fees paid in the two (2) months before the claim${carveOut}.`,
        contractType: 'service-agreement',
        partyRole: 'client',
      });
    const bare = await of('');
    const carved = await of(', except for fraud, willful misconduct and breach of confidentiality');
    expect(carved.overallRiskScore).toBeLessThanOrEqual(bare.overallRiskScore);
    expect(carved.completenessScore).toBeGreaterThan(bare.completenessScore);
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
      'Client shall pay each invoice within ninety (90) days of receipt.',
      'Client shall pay each invoice within thirty (30) days of receipt.',
      'service-agreement',
      'service-provider',
    ],
    [
      'Seller warrants the Goods for a period of fourteen (14) days from delivery.',
      'Seller warrants the Goods for a period of twelve (12) months from delivery.',
      'purchase-agreement',
      'buyer',
    ],
  ] as const)(
    'GIVEN “%s” WHEN revised THEN a usual figure stands in place of it, and the other words stay',
    async (clauseText, revised, contractType, partyRole) => {
      const { suggestedImprovement } = await analyseClause({ clauseText, contractType, partyRole });
      expect(suggestedImprovement.revisedClause).toBe(revised);
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
