import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { applyChanges } from '../../../../../functions/core/clauses/rewrite/propose-changes.ts';
import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';
import { limitationOfLiability } from '../../../../support/clauses.ts';

type Case = readonly [about: string, clauseText: string, contractType: ContractType, partyRole: PartyRole];

/** Clauses with burdens that nobody could miss, in the forms in which clauses come. */
const burdened: readonly Case[] = [
  ['several sentences', limitationOfLiability, 'saas-agreement', 'customer'],
  [
    'a right to leave at will',
    'Supplier may terminate this Agreement at any time for any reason without notice. Client shall pay $4,200 within fifteen (15) days.',
    'service-agreement',
    'client',
  ],
  [
    'a number and a heading',
    '8.2 Indemnity. Tenant shall indemnify, defend and hold harmless Landlord from and against all claims, whether or not caused by the negligence of Landlord.',
    'rental-agreement',
    'tenant',
  ],
  [
    'a burden in the middle of a sentence',
    'Supplier shall deliver the goods on time and Supplier shall indemnify and hold harmless Customer against all claims, even those caused by Customer, and shall keep records.',
    'service-agreement',
    'provider',
  ],
  [
    'a list with letters',
    'Supplier may:\n(a) change the fees at any time in its sole discretion without notice;\n(b) assign its staff to the work; and\n(c) terminate this Agreement at any time without cause and without notice.',
    'service-agreement',
    'client',
  ],
  [
    'a list within a sentence',
    'Client agrees that Supplier may (a) name its staff, (b) terminate this Agreement at any time without cause, and (c) send invoices by mail.',
    'service-agreement',
    'client',
  ],
  [
    'capitals throughout',
    'IN NO EVENT SHALL VENDOR BE LIABLE FOR ANY DAMAGES WHATSOEVER. VENDOR MAY TERMINATE THIS AGREEMENT AT ANY TIME WITHOUT NOTICE.',
    'saas-agreement',
    'customer',
  ],
  [
    'brackets and quotation marks',
    'Harbour Foods plc (“Customer”) (including its affiliates) shall indemnify Northwind Ltd (“Vendor”) against all losses of any kind, without limit; Vendor (but not Customer) may terminate this Agreement for convenience at any time.',
    'saas-agreement',
    'customer',
  ],
  [
    'no stop at its end',
    'Licensee grants Licensor a perpetual and irrevocable license to all of its own inventions, and Licensor may terminate this Agreement at any time without cause',
    'license-agreement',
    'licensee',
  ],
  [
    'a secret to keep for ever',
    'Recipient shall hold all Confidential Information in strict confidence in perpetuity and shall indemnify the Discloser against all losses of any kind.',
    'nda',
    'recipient',
  ],
];

/** Clauses that a careful lawyer signs for the side that reads them. */
const fair: readonly Case[] = [
  [
    'termination by both',
    'Either party may terminate this Agreement for material breach that the other party does not cure within thirty (30) days after written notice.',
    'service-agreement',
    'client',
  ],
  [
    'assignment with consent of both',
    'Neither party may assign this Agreement without the prior written consent of the other party, which shall not be unreasonably withheld.',
    'service-agreement',
    'client',
  ],
  [
    'a variation by both',
    'No amendment of this Agreement is effective unless it is in writing and signed by both parties.',
    'service-agreement',
    'client',
  ],
  ['delivery', 'The Supplier shall deliver the report to the Client by Friday.', 'service-agreement', 'client'],
  [
    'payment in thirty days',
    'Client shall pay each undisputed invoice within thirty (30) days of its receipt.',
    'service-agreement',
    'client',
  ],
];

const read = ([, clauseText, contractType, partyRole]: Case) => analyseClause({ clauseText, contractType, partyRole });

const countOf = (text: string, character: string): number => text.split(character).length - 1;

/** What a text has that no careful writer leaves. */
const slipsOf = (text: string): string[] => [
  ...(/[^\s.] {2,}\S/.exec(text) ?? []).map((found) => `two spaces: ${found}`),
  ...(/(?<![\w-])(?!(?:that|had)\b)([a-z]+) \1(?![\w-])/i.exec(text)?.slice(0, 1) ?? []).map(
    (found) => `doubled: ${found}`,
  ),
  ...(/ [,.;]|[,;]\.|\.\.|,,|;;|[{}]/.exec(text) ?? []).map((found) => `stops: ${found}`),
  ...(/(?:\p{Ll}|,) (?:Each|Either|Neither|If|This|The|Any|Every|No|Except|Upon) \p{Ll}/u.exec(text) ?? []).map(
    (found) => `a capital within a sentence: ${found}`,
  ),
  ...(/[a-z]\. \p{Ll}/u.exec(text) ?? []).map((found) => `a small letter after a stop: ${found}`),
  ...(
    [
      ['(', ')'],
      ['[', ']'],
      ['“', '”'],
    ] as const
  ).flatMap(([open, close]) =>
    // The letter of a limb may close what nothing opened.
    countOf(text, open) === countOf(text.replace(/(^|\s)[a-z]\)/g, '$1'), close) ? [] : [`unbalanced: ${open}${close}`],
  ),
];

describe('the changes of a suggestion', () => {
  it.each(burdened)(
    'GIVEN %s THEN each change belongs to one finding that is listed and says why',
    async (...clause) => {
      const { risks, missingElements, suggestedImprovement } = await read(clause);
      const { changes } = suggestedImprovement;
      expect(changes.length).toBeGreaterThan(0);
      const listed = [...risks, ...missingElements].map(({ id }) => id);
      for (const { findingId, reason } of changes) {
        expect(listed).toContain(findingId);
        expect(reason.trim()).not.toBe('');
      }
    },
  );

  it.each(burdened)(
    'GIVEN %s THEN changes stand in the clause, apart from each other, and change something',
    async (...clause) => {
      const { changes } = (await read(clause)).suggestedImprovement;
      const [, text] = clause;
      const inOrder = changes.toSorted((a, b) => a.start - b.start || a.end - b.end);
      for (const [at, { start, end, put }] of inOrder.entries()) {
        expect(start).toBeGreaterThanOrEqual(inOrder[at - 1]?.end ?? 0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(put).not.toBe(text.slice(start, end));
      }
    },
  );

  it.each(burdened)('GIVEN %s THEN the changes made in the clause give the suggested clause', async (...clause) => {
    const { changes, revisedClause } = (await read(clause)).suggestedImprovement;
    const [, text] = clause;
    const isAtEnd = ({ start }: { readonly start: number }): boolean => start >= text.trimEnd().length;
    const inside = applyChanges(
      text,
      changes.filter((change) => !isAtEnd(change)),
    );
    expect(revisedClause.startsWith(inside.trimEnd())).toBe(true);
    let rest = revisedClause.slice(inside.trimEnd().length);
    for (const { put } of changes.filter(isAtEnd)) {
      expect(rest).toContain(put.trim());
      rest = rest.replace(put.trim(), '');
    }
    expect(rest.trim()).toMatch(/^\.?$/);
  });

  it.each(burdened)('GIVEN %s THEN the suggested clause is clean and no riskier when read again', async (...clause) => {
    const { overallRiskScore, suggestedImprovement } = await read(clause);
    const [about, , contractType, partyRole] = clause;
    expect(slipsOf(suggestedImprovement.revisedClause)).toEqual([]);
    const again = await read([about, suggestedImprovement.revisedClause, contractType, partyRole]);
    expect(again.overallRiskScore).toBeLessThan(overallRiskScore);
    expect(suggestedImprovement.recheck).toMatchObject({ introduced: [], riskScoreBefore: overallRiskScore });
  });

  it.each(fair)('GIVEN the fair clause of %s THEN it is left as it is, to the letter', async (...clause) => {
    const { suggestedImprovement, riskLevel } = await read(clause);
    expect(suggestedImprovement).toMatchObject({ revisedClause: clause[1], changes: [], recheck: null });
    expect(riskLevel).toBe('low');
  });

  it('GIVEN a limb that must go THEN its letter stays, and the limbs beside it are untouched', async () => {
    const [, , , , list] = burdened;
    const { revisedClause } = (await read(list!)).suggestedImprovement;
    expect(revisedClause).toMatch(/^Supplier may:\n\(a\) /);
    expect(revisedClause).toContain('\n(b) assign its staff to the work; and\n(c) ');
    expect(revisedClause).not.toContain('without cause and without notice');
  });

  it('GIVEN words in capitals throughout THEN what is put in their place is in capitals', async () => {
    const { changes } = (await read(burdened[6]!)).suggestedImprovement;
    const inside = changes.filter(({ start, end }) => end > start);
    expect(inside.length).toBeGreaterThan(0);
    for (const { put } of inside) expect(put).toBe(put.toUpperCase());
  });

  it('GIVEN a clause that defines a party THEN its definition stays', async () => {
    const { revisedClause } = (await read(burdened[0]!)).suggestedImprovement;
    expect(revisedClause).toContain('Northwind Analytics Ltd ("Vendor")');
    expect(revisedClause).toContain('Harbour Foods plc ("Customer")');
  });
});

describe('making changes in a text', () => {
  it('GIVEN changes in any order THEN their offsets are those of the text before', () => {
    const changes = [
      { start: 4, end: 9, put: 'slow' },
      { start: 0, end: 3, put: 'A' },
      { start: 9, end: 15, put: '' },
    ];
    expect(applyChanges('The quick brown fox', changes)).toBe('A slow fox');
    expect(applyChanges('The quick brown fox', changes.toReversed())).toBe('A slow fox');
  });

  it('GIVEN a name that denies what the words hold THEN it is not given to them', async () => {
    const { risks } = await analyseClause({
      clauseText:
        'If delivery is late, Seller shall pay 0.5% of the price of the late unit for each week of delay, not exceeding 5% of that price, as the sole remedy of Buyer for the delay.',
      contractType: 'purchase-agreement',
      partyRole: 'seller',
    });
    expect(risks.map(({ title }) => title).filter((title) => /without a ceiling|no cap/i.test(title))).toEqual([]);
  });
});
