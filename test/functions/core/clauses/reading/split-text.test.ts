import { describe, expect, it } from '@jest/globals';
import { splitSentences } from '../../../../../functions/core/clauses/reading/split-text.ts';

const sentencesOf = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences of a clause', () => {
  it.each([
    [
      'a letter that ends a numbered paragraph',
      '9.3 The license lasts as long as Client keeps the plan of Exhibit D.\n9.4 Client keeps its data.',
      ['9.3 The license lasts as long as Client keeps the plan of Exhibit D.', '9.4 Client keeps its data.'],
    ],
    [
      'an abbreviation that ends a lettered paragraph',
      '(a) Buyer is Acme Inc.\n(b) Seller is Bolt Ltd.',
      ['(a) Buyer is Acme Inc.', '(b) Seller is Bolt Ltd.'],
    ],
    ['an abbreviation in a line', 'Buyer is Acme Inc. and pays by No. 5.', ['Buyer is Acme Inc. and pays by No. 5.']],
    [
      'a list whose limbs share their stem',
      'Supplier shall:\n(a) deliver the goods;\n(b) insure them.',
      ['Supplier shall:\n(a) deliver the goods;\n(b) insure them.'],
    ],
  ])('GIVEN %s THEN each is cut where it ends', (_, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});
