import { describe, expect, it } from '@jest/globals';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { realClause } from '../../../support/legal-data.ts';
import { quoteLocator, verifyEvidence } from '../../../../functions/core/clauses/verify-evidence.ts';
import fc from '../../../support/properties.ts';

const locateQuote = (text: string, quote: string, near?: number) => quoteLocator(text)(quote, near);
const finding = (quote: string, start = 0) => ({
  title: 'Cap',
  verified: true,
  evidence: [{ quote, start, end: start + quote.length }],
});
const clause = 'The “Supplier”  shall\nnot be liable. The “Supplier” shall pay.';

describe('verifyEvidence', () => {
  it('GIVEN a quote with plain quotes and single spaces WHEN held against the clause THEN it gets the clause’s own words', () => {
    const { evidence, verified } = verifyEvidence(clause, finding('The "Supplier" shall not be liable'));
    expect(verified).toBe(true);
    expect(evidence).toEqual([{ quote: clause.slice(0, 35), start: 0, end: 35 }]);
  });

  it('GIVEN a quote that stands twice WHEN a place is named THEN the nearer one is taken', () => {
    expect(locateQuote(clause, 'the "supplier"', 40)).toMatchObject({ start: 37 });
    expect(locateQuote(clause, 'the "supplier"', 2)).toMatchObject({ start: 0 });
  });

  it.each([
    ['the nearest, not a later one', 13, 10],
    ['the nearest, not an earlier one', 40, 44],
    ['the first of two that are equally near', 27, 10],
    ['the last, from behind it', 200, 44],
  ])('GIVEN a quote that stands at 10 and at 44 WHEN looked for: %s', (_, near, start) => {
    const text = 'Notice of “any fee” is due. A change of the “Any Fee” is too.';
    expect(locateQuote(text, '"any fee"', near)).toMatchObject({ start });
  });

  it('GIVEN a letter that keeps the clause from being folded WHEN words are quoted to the letter THEN they are found', () => {
    const text = 'Acme İstanbul: ÄPFEL are due.';
    const start = text.indexOf('ÄPFEL');
    expect(locateQuote(text, 'ÄPFEL are due')).toEqual({ quote: 'ÄPFEL are due', start, end: start + 13 });
  });

  it('GIVEN a figure alone WHEN quoted THEN it is found', () => {
    expect(locateQuote('within 30 days', '30')).toEqual({ quote: '30', start: 7, end: 9 });
  });

  it('GIVEN a quote that is not in the clause WHEN verified THEN the finding is marked and the quote dropped', () => {
    expect(verifyEvidence(clause, finding('Supplier shall be fully liable'))).toMatchObject({
      verified: false,
      evidence: [],
    });
    expect(verifyEvidence(clause, finding('  '))).toMatchObject({ verified: false });
  });

  it('GIVEN a finding without a quote WHEN verified THEN it stays as it is', () => {
    const missing = { verified: true, evidence: [] };
    expect(verifyEvidence(clause, missing)).toBe(missing);
  });

  it('GIVEN any passage of any text WHEN quoted THEN it is found and quoted exactly', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
        fc.nat(),
        fc.nat(),
        (text, from, length) => {
          const start = from % text.length;
          const quote = text.slice(start, start + 1 + (length % 40));
          const found = locateQuote(text, quote, start);
          if (!quote.trim() && !found) return;
          expect(found && text.slice(found.start, found.end)).toBe(found?.quote);
          expect(found?.quote).toBe(quote);
        },
      ),
    );
  });

  it.each([
    ['a word broken at a line’s end', 'The Customer may termi-\nnate this Agreement.', 'may terminate this'],
    ['a broken word quoted whole from a soft hyphen', 'may termi\u00ADnate', 'may terminate'],
    ['a compound broken after its hyphen', 'a non-\n  exclusive licence', 'a non-exclusive licence'],
    ['a compound written as one word', 'a non-exclusive licence', 'a nonexclusive licence'],
    ['a dash for two hyphens', 'the fee -- all of it -- is due', 'the fee — all of it — is due'],
    ['an ellipsis', 'the fees … are due', 'the fees ... are due'],
    ['ligatures', 'the ﬁrst oﬃce', 'the first office'],
    ['further ligatures', 'staﬀ may waﬄe, ﬂat out', 'staff may waffle, flat out'],
    ['dashes that end it', 'the fee is due', 'the fee — —'],
    ['hidden characters inside a word', 'may term\u200Binate at will', 'may terminate at will'],
    ['no-break spaces and curly quotes', 'the\u00A0“Vendor’s” fee', 'the "Vendor\'s" fee'],
  ])('GIVEN %s WHEN quoted otherwise THEN the clause’s own words are found', (_, text, quote) => {
    const found = locateQuote(text, quote)!;
    expect(text.slice(found.start, found.end)).toBe(found.quote);
    expect(fold(found.quote)).toBe(fold(quote));
  });

  it.each([
    ['within 10-12 days', 'within 1012 days'],
    ['a 10-day period', 'a 10day period'],
    ['is nowhere limited', 'is now here limited'],
    ['is now here limited', 'is nowhere limited'],
    ['shall be liable', 'shall not be liable'],
    ['a long term lease', 'a long-term leases'],
    ['Vendor is liable', '...'],
    ['Vendor — is liable', '“—”'],
  ])('GIVEN the clause %j WHEN %j is quoted THEN it is not there', (text, quote) => {
    expect(locateQuote(text, quote)).toBeUndefined();
  });
});

/** Letters and digits only: the words of a text, however they are set. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Ways to set the same words otherwise, each at places that a seed picks. */
const settings: readonly ((text: string, picks: (at: number) => boolean) => string)[] = [
  (text, picks) => text.replace(/(?<=[a-z]{3})(?=[a-z]{3})/g, (_, at: number) => (picks(at) ? '-\n' : '')),
  (text, picks) => text.replace(/(?<=[a-z]{2})(?=[a-z]{2})/g, (_, at: number) => (picks(at) ? '\u00AD' : '')),
  (text, picks) => text.replace(/ /g, (_, at: number) => (picks(at) ? ' \n\t ' : '\u00A0')),
  (text, picks) =>
    text.replace(/["'-]/g, (mark, at: number) => (picks(at) ? ({ '"': '”', "'": '’' }[mark] ?? '–') : mark)),
  (text, picks) =>
    text.replace(/ffi|fi|fl/g, (mark, at: number) => (picks(at) ? { ffi: 'ﬃ', fi: 'ﬁ', fl: 'ﬂ' }[mark]! : mark)),
  (text, picks) => text.replace(/\.\.\./g, (mark, at: number) => (picks(at) ? '…' : mark)),
  (text, picks) => text.replace(/[a-z](?=[a-z])/g, (mark, at: number) => (picks(at) ? `${mark}\u200B` : mark)),
];

/** Real clauses where they are here, and own ones in any case. */
const texts = [
  limitationOfLiability,
  'The "Licensor\'s" fees -- first and final -- are due within 10-12 days... A non-exclusive, royalty-free licence is granted to the office of Licensee, its "affiliates" and sub-licensees.',
  ...['governing-law', 'anti-assignment', 'cap-on-liability', 'audit-rights', 'license-grant'].flatMap(
    (category) => realClause(category) ?? [],
  ),
];

describe('the proof of any quotation', () => {
  const passage = fc.record({
    text: fc.constantFrom(...texts),
    from: fc.nat(),
    length: fc.integer({ min: 12, max: 300 }),
  });

  it('GIVEN a passage of a real text set otherwise, on either side WHEN held against the other THEN its place is found', () => {
    fc.assert(
      fc.property(
        passage,
        fc.constantFrom(...settings),
        fc.constantFrom(...settings),
        fc.integer({ min: 2, max: 9 }),
        ({ text, from, length }, setClause, setQuote, every) => {
          // Whole words: a quotation of half a broken word is another matter.
          const words = [...text.matchAll(/\S+/g)];
          const first = words[from % words.length]!.index;
          const last = words.findLast(({ index }) => index <= first + length)!;
          const plain = text.slice(first, last.index + last[0].length);
          if (fold(plain) === '') return;
          const clause = setClause(text, (at) => at % every === 0);
          const found = locateQuote(
            clause,
            setQuote(plain, (at) => at % every === 1),
          );
          expect(found).toBeDefined();
          expect(clause.slice(found!.start, found!.end)).toBe(found!.quote);
          expect(fold(found!.quote)).toBe(fold(plain));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('GIVEN a quotation with a word, a figure or a “not” of its own WHEN held against the clause THEN it is never verified', () => {
    fc.assert(
      fc.property(
        passage,
        fc.constantFrom('not', 'never', 'unlimited', 'zxqv', '9999', '$7'),
        fc.nat(),
        ({ text, from, length }, planted, at) => {
          const words = text
            .slice(from % text.length)
            .slice(0, length)
            .split(/\s+/);
          const quote = words.toSpliced(1 + (at % words.length), 0, planted).join(' ');
          if (fold(text).includes(fold(quote))) return;
          expect(locateQuote(text, quote)).toBeUndefined();
          expect(verifyEvidence(text, finding(quote)).verified).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('GIVEN any quotation WHEN it verifies THEN its words stand in the clause, at its offsets', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.string({
          unit: fc.constantFrom(
            'the',
            'of',
            ' ',
            '\n',
            '-',
            '—',
            '\u00AD',
            '\u200B',
            '.',
            '”',
            '"',
            'Vendor',
            'liab',
            'le',
            'not',
            '1',
          ),
          maxLength: 12,
        }),
        (text, quote) => {
          const found = locateQuote(text, quote);
          if (!found) return;
          expect(text.slice(found.start, found.end)).toBe(found.quote);
          expect(fold(found.quote)).toBe(fold(quote));
        },
      ),
    );
  });
});
