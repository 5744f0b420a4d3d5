import { describe, expect, it } from '@jest/globals';
import { withFigure } from '../../../../../functions/core/clauses/findings/with-figure.ts';

describe('the figure of a heading', () => {
  it.each([
    [
      'The renewal term is long[[ ({figure})]]',
      'renews for thirty-six (36) months',
      'The renewal term is long (36 months)',
    ],
    [
      'The renewal term is long[[ ({figure})]]',
      'renews for thirty-six (36) months unless notice is given 120 days before',
      'The renewal term is long',
    ],
    ['A fixed sum[[ ({figure})]] is owed', 'pays within five days a sum of $25,000', 'A fixed sum ($25,000) is owed'],
    ['A fixed sum[[ ({figure})]] is owed', 'pays the sum within five days', 'A fixed sum is owed'],
    [
      'It is charged at a penalty rate[[ ({figure})]]',
      'one hundred fifty percent (150%) of the list price',
      'It is charged at a penalty rate (150%)',
    ],
    ['The notice is short[[ ({figure})]]', 'on 1 business days notice', 'The notice is short (1 business day)'],
  ])('GIVEN “%s” and “%s” THEN it reads “%s”', (text, quote, read) => {
    expect(withFigure(text, quote)).toBe(read);
  });
});

describe('a window with two bounds', () => {
  it('GIVEN “not less than 120 nor more than 150 days” THEN neither bound alone is told', () => {
    const quote = 'gives notice not less than 120 nor more than 150 days before the end of the current term';
    expect(withFigure('Renewal can be stopped only in a narrow window[[ ({figure})]]', quote)).toBe(
      'Renewal can be stopped only in a narrow window',
    );
    expect(
      withFigure(
        'A renewal binds for a long further term[[ ({figure})]]',
        'renews unless notice is given 90 days before',
      ),
    ).toBe('A renewal binds for a long further term');
  });
});
