import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';

const filler =
  'The parties shall meet once in each quarter to look at the work done, and shall record what they decide in minutes that both of them sign. ';

/** A contract of eight numbered sections with three defined terms; `extra` goes into the sixth. */
const contract = (extra: string): string =>
  [
    '1. DEFINITIONS\n“Services” means the work described in Section 2. “Fees” means the sums due under Section 3. “Work Results” means what Service Provider makes.',
    '2. SERVICES\nService Provider shall perform the Services with due care.',
    '3. FEES\nClient shall pay the Fees within thirty (30) days after each invoice.',
    '4. RESULTS\nThe Work Results belong to Client once the Fees are paid.',
    '5. CONFIDENTIALITY\n5.1 Each party shall keep the information of the other secret.\n5.2 This lasts for three years.',
    `6. TERM\nThis Agreement lasts for one year. ${extra}`,
    '7. LIABILITY\nEach party is liable for its own negligence.',
    '8. LAW\nThe laws of Ireland apply.',
  ]
    .map((section) => `${section} ${filler.repeat(6)}\n\n`)
    .join('');

const titled = async (extra: string, title: RegExp) => {
  const clauseText = contract(extra);
  const { risks } = await analyseClause({ clauseText, contractType: 'service-agreement', partyRole: 'client' });
  return risks
    .filter((risk) => title.test(risk.title))
    .map((risk) => {
      for (const { quote, start, end } of risk.evidence) expect(clauseText.slice(start, end)).toBe(quote);
      return risk.evidence.map(({ quote }) => quote).join('\n');
    });
};

describe('precision checks on whole texts', () => {
  it.each([
    ['Section 7', []],
    ['Section 12', ['Section 12']],
    ['Section 5.2', []],
    ['Section 5.9', ['Section 5.9']],
    ['section 12 of the Companies Act', []],
    ['Section 12 of the Master Agreement', []],
  ])(
    'GIVEN a reference to %s WHEN read THEN it is reported only where the text has no such section',
    async (to, found) => {
      const reported = await titled(`It may be ended early as set out in ${to}.`, /not there/);
      expect(reported).toHaveLength(found.length);
      for (const [at, quote] of reported.entries()) expect(quote).toContain(found[at]);
    },
  );

  it('GIVEN a text without a full count of sections WHEN read THEN nothing is said about its references', async () => {
    const clauseText = '4. TERM\nThis Agreement lasts for one year and may be ended early as set out in Section 12.';
    const { risks } = await analyseClause({ clauseText, contractType: 'service-agreement', partyRole: 'client' });
    expect(risks.filter(({ title }) => /not there/.test(title))).toEqual([]);
  });

  it('GIVEN a term in capitals WHEN it is defined nowhere THEN it is reported once, and not where it is defined', async () => {
    const use = 'Client shall approve the Launch Plan, and Service Provider shall follow the Launch Plan.';
    const reported = await titled(use, /defined nowhere/);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain('Launch Plan');
    expect(await titled(`The “Launch Plan” is the plan of Client. ${use}`, /defined nowhere/)).toEqual([]);
    expect(await titled(use.replaceAll('Launch Plan', 'Work Results'), /defined nowhere/)).toEqual([]);
  });
});
