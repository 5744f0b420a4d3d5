import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { locateQuote, verifyEvidence } from '../../../functions/core/clauses/verify-evidence.ts';

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
});
