import { describe, expect, it } from '@jest/globals';
import { isNear } from '../../../../functions/core/analysis/is-near.ts';
import { limitationOfLiability, mutualTermination } from '../../../support/clauses.ts';
import { spentMs } from '../../../support/spent-ms.ts';

describe('whether a text is an edited one', () => {
  it.each([
    ['the same', limitationOfLiability],
    ['the half of it', limitationOfLiability.slice(0, limitationOfLiability.length / 2)],
    [
      'with a sentence more',
      `${limitationOfLiability} Each party remains liable for its own fraud and gross negligence.`,
    ],
    ['with its parties renamed', limitationOfLiability.replaceAll('Vendor', 'Supplier')],
    ['in capitals', limitationOfLiability.toUpperCase()],
  ])('GIVEN the clause %s THEN it is near', (_, text) => {
    expect(isNear(text, [limitationOfLiability])).toBe(true);
  });

  it.each([
    ['another clause', mutualTermination],
    ['another clause behind a part of it', `${limitationOfLiability.slice(0, 60)} ${mutualTermination.repeat(4)}`],
    ['its own words in another order', limitationOfLiability.split(' ').sort().join(' ')],
    ['its beginning, again and again', `${limitationOfLiability.slice(0, 80)} `.repeat(40)],
  ])('GIVEN %s THEN it is not', (_, text) => {
    expect(isNear(text, [limitationOfLiability])).toBe(false);
  });

  it('GIVEN a million characters THEN it takes a moment, spaces or none', () => {
    const words = Array.from({ length: 150_000 }, (_, at) => `w${(at * 7_919) % 99_991}`).join(' ');
    const start = spentMs();
    expect(isNear(words, [words])).toBe(true);
    expect(isNear('x'.repeat(1_000_000), ['x'.repeat(1_000_000)])).toBe(true);
    expect(spentMs() - start).toBeLessThan(4_000);
  });
});
