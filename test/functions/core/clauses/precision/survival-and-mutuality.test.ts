import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import type { PartyRole } from '../../../../../shared/contracts.ts';

const filler =
  'The parties meet once in each quarter to look at the work done, and record what they decide in minutes that both of them sign. ';

/** A contract of eight headed sections; `term` goes into the sixth. */
const contract = (term: string): string =>
  [
    '1. SERVICES\nService Provider shall perform the services with due care.',
    '2. FEES\nClient shall pay the fees within thirty (30) days of each invoice.',
    '3. CONFIDENTIALITY\nEach party shall keep the information of the other confidential.',
    '4. INDEMNITY\nEach party shall indemnify the other against third-party claims to the extent it caused them.',
    '5. LIABILITY\nThe liability of each party is limited to the fees of a year.',
    `6. TERM\nEither party may terminate this Agreement on thirty days’ written notice. ${term}`,
    '7. NOTICES\nNotices are given in writing.',
    '8. LAW\nThe laws of Ireland apply.',
  ]
    .map((section) => `${section} ${filler.repeat(6)}\n\n`)
    .join('');

const titlesOf = async (clauseText: string, contractType: string, partyRole: PartyRole) => {
  const { risks } = await analyseClause({ clauseText, contractType, partyRole });
  for (const { evidence } of risks)
    for (const { quote, start, end } of evidence) expect(clauseText.slice(start, end)).toBe(quote);
  return risks.map(({ title }) => title);
};

describe('missing survival', () => {
  const title = 'Survival: nothing says which duties outlast the end';

  it.each([
    ['nothing', '', true],
    ['a list of what survives', 'Sections 3, 4 and 5 survive.', false],
    ['words to the same effect', 'Sections 3 to 5 go on for two years after the end of this Agreement.', false],
    ['a saving of what is due', 'Termination shall not affect rights that have accrued.', false],
  ])(
    'GIVEN a contract that says %s of its end WHEN read THEN that is reported only where it is so',
    async (_, term, is) => {
      expect((await titlesOf(contract(term), 'service-agreement', 'client')).includes(title)).toBe(is);
    },
  );

  it('GIVEN one clause of a contract WHEN read THEN nothing is said of survival, which stands elsewhere', async () => {
    const clause = 'Either party may terminate this Agreement. Each party shall keep information confidential.';
    expect(await titlesOf(clause, 'service-agreement', 'client')).not.toContain(title);
  });
});

describe('missing mutuality', () => {
  const title = 'Confidentiality: only one side must keep secrets';
  const secret = 'shall keep the confidential information of the other side secret.';

  it.each<[string, string, string, PartyRole, boolean]>([
    ['the reader alone', `Client ${secret}`, 'service-agreement', 'client', true],
    ['the other side alone', `Client ${secret}`, 'service-agreement', 'service-provider', false],
    ['each party', `Each party ${secret}`, 'service-agreement', 'client', false],
    ['both, one after the other', `Client ${secret} Service Provider ${secret}`, 'service-agreement', 'client', false],
    [
      'whoever receives',
      'The receiving party shall keep confidential information secret.',
      'service-agreement',
      'client',
      false,
    ],
    ['the recipient of a one-way agreement', `Recipient ${secret}`, 'nda', 'recipient', false],
  ])(
    'GIVEN secrecy of %s WHEN read THEN it is reported only where the reader alone is bound',
    async (_, clause, type, role, is) => {
      expect((await titlesOf(clause, type, role)).includes(title)).toBe(is);
    },
  );

  it.each<[string, string, string, RegExp]>([
    [
      'an indemnity',
      'Client shall indemnify and hold harmless Service Provider from and against all claims, losses and expenses of any kind.',
      'Each party shall indemnify the other against third-party claims to the extent it caused them.',
      /Indemni/,
    ],
    [
      'a right to terminate',
      'Service Provider may terminate this Agreement on sixty days’ notice.',
      'Either party may terminate this Agreement on sixty days’ notice.',
      /Terminat/,
    ],
    [
      'a ban on assignment',
      'Client may not assign this Agreement.',
      'Neither party may assign this Agreement without consent, which may not be unreasonably withheld.',
      /Assignment/,
    ],
    [
      'a right made for one side',
      'Service Provider (but not Client) may assign this Agreement without consent.',
      'Neither party may assign this Agreement without the written consent of the other.',
      /Assignment/,
    ],
  ])(
    'GIVEN %s of one side, and of both WHEN read by the other THEN only the first is reported',
    async (_, oneWay, mutual, says) => {
      const burdensIn = async (clauseText: string) =>
        (await analyseClause({ clauseText, contractType: 'service-agreement', partyRole: 'client' })).risks.filter(
          ({ category = '', level, derivation }) =>
            says.test(category) && level !== 'low' && derivation?.burdens === 'own',
        );
      expect(await burdensIn(oneWay)).not.toEqual([]);
      expect(await burdensIn(mutual)).toEqual([]);
    },
  );
});
