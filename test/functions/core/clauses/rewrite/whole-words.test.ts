import { describe, expect, it } from '@jest/globals';
import { cutsWord } from '../../../../../functions/core/clauses/rewrite/whole-words.ts';

const text = 'Pay within thirty (30) days for 40,000 units and $1.5 million in words.';

describe('words and figures that a change may not cut', () => {
  it.each(['within thirty', 'within thirty (', 'for 40', '$1', '000 units', 'milli', '(30) days'])(
    '“%s” is cut out of the middle of one',
    (words) => {
      expect(cutsWord(text, { start: text.indexOf(words), end: text.indexOf(words) + words.length })).toBe(true);
    },
  );

  it.each(['within', 'thirty (30)', 'thirty (30) days', '40,000', '$1.5 million', 'in words', text])(
    '“%s” is whole',
    (words) => {
      expect(cutsWord(text, { start: text.indexOf(words), end: text.indexOf(words) + words.length })).toBe(false);
    },
  );
});
