import { describe, expect, it } from '@jest/globals';
import { findPhrase, indexText } from '../../../../../functions/core/clauses/playbook/phrase-index.ts';
import fc from '../../../../support/properties.ts';
import { spentMs } from '../../../../support/spent-ms.ts';

const quotes = (text: string, phrase: string) => findPhrase(indexText(text), phrase).map(({ quote }) => quote);

describe('findPhrase', () => {
  it.each([
    ['another case', 'AUTOMATICALLY Renew', 'automatically renew', ['AUTOMATICALLY Renew']],
    ['inflection', 'renews, renewed, renewing or renew', 'renewed', ['renews', 'renewed', 'renewing', 'renew']],
    ['inflection of its last word', 'It automatically renews.', 'automatically renew', ['automatically renews']],
    ['irregular forms', 'held harmless and hold harmless', 'holds harmless', ['held harmless', 'hold harmless']],
    ['a doubled letter', 'capped, caps and capping', 'cap', ['capped', 'caps', 'capping']],
    ['plural and singular', 'All fees, a fee and the parties; a party.', 'fee', ['fees', 'fee']],
    ['a line end', 'shall automatically\r\n   renew', 'automatically renew', ['automatically\r\n   renew']],
    ['a word broken at a line end', 'shall indem-\nnify Buyer', 'indemnify', ['indem-\nnify']],
    ['a page that begins inside the phrase', 'shall hold\n\nharmless', 'hold harmless', ['hold\n\nharmless']],
    ['typographic quotes', 'provided “as is” only', '"as is"', ['as is']],
    ['typographic hyphens', 'a royalty–free and royalty‑free use', 'royalty-free', ['royalty–free', 'royalty‑free']],
    ['no hyphen', 'royalty free use, a sublicence', 'royalty-free', ['royalty free']],
    ['another hyphenation and spelling', 'sub-licences are void', 'sublicense', ['sub-licences']],
    ['an apostrophe', 'the Customer’s data', 'customer data', ['Customer’s data']],
    ['soft hyphens', 'ex\u00ADclu\u00ADsive', 'exclusive', ['ex\u00ADclu\u00ADsive']],
    ['a ligature of a PDF', 'con\uFB01dential', 'confidential', ['con\uFB01dential']],
    ['a list comma of its own', 'indemnify, defend and hold', 'indemnify defend', []],
    ['its own comma left out', 'indemnify defend and hold', 'indemnify, defend', ['indemnify defend']],
    ['a percentage', 'at 100% or 100 units', '100%', ['100%']],
    ['a sign without letters', 'see § 3', '§', ['§']],
  ])('GIVEN %s THEN the text’s own words are found', (_, text, phrase, expected) => {
    expect(quotes(text, phrase)).toEqual(expected);
  });

  it.each([
    ['part of a longer word', 'This basis is assigned to the assignor.', 'as'],
    ['part of a longer word', 'Licensee sublicenses the capital.', 'cap'],
    ['another word of the same root', 'The renewal of the assignment.', 'assign'],
    ['a short word made of a longer one', 'It is noted that nothing follows.', 'not'],
    ['words apart', 'hold Buyer harmless', 'hold harmless'],
    ['words of two sentences', 'This is sole. Discretion matters.', 'sole discretion'],
    ['words of two paragraphs', 'RIGHTS EXCLUSIVE\n\nRemedies follow.', 'exclusive remedies'],
    ['what is not there', 'Client pays Supplier.', 'quantum fee'],
    ['nothing', 'Client pays Supplier.', '  '],
  ])('GIVEN %s THEN nothing is found', (_, text, phrase) => {
    expect(quotes(text, phrase)).toEqual([]);
  });

  it('GIVEN any text WHEN a phrase stands in it THEN every quote is what stands at its offsets', () => {
    const word = fc.constantFrom(
      'renew',
      'renews',
      'Fees',
      '“as',
      'is”',
      'naïve',
      '🙂',
      '\n',
      '\u2028',
      'sub-',
      '…',
      'a',
    );
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 40 }),
        fc.constantFrom('renew', 'fee', 'as is', 'sub'),
        (words, phrase) => {
          const text = words.join(' ');
          const found = findPhrase(indexText(text), phrase);
          let last = 0;
          for (const { quote, start, end } of found) {
            expect(text.slice(start, end)).toBe(quote);
            expect(start).toBeGreaterThanOrEqual(last);
            last = end;
          }
        },
      ),
    );
  });
});

describe('a text that repeats a phrase but for its end', () => {
  const word = fc.constantFrom('a', 'b', 'sub-', 'license ', 'sublicense ', 'cost-s ', 'a, ', 'a\n\n', 'A. ', ' ');

  it('is searched as every place of it alone is', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 8 }),
        fc.array(word, { maxLength: 40 }),
        (phrase, parts) => {
          const wanted = phrase.join(' ');
          const text = parts.join(' ');
          // So long that the places are found by bits, and only the last piece is of interest.
          const long = `${'zz '.repeat(20)}${'a '.repeat(30_000)}. Zz. ${text}`;
          const from = long.length - text.length;
          const near = findPhrase(indexText(long), wanted, Infinity).filter(({ start }) => start >= from);
          const alone = findPhrase(indexText(text), wanted, Infinity);
          expect(near.map(({ quote, start }) => [quote, start - from])).toEqual(
            alone.map(({ quote, start }) => [quote, start]),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is searched in seconds', () => {
    const index = indexText('a '.repeat(500_000));
    const before = spentMs();
    for (let end = 0; end < 5; end += 1) findPhrase(index, `${'a '.repeat(145)}z${end}`);
    expect(spentMs() - before).toBeLessThan(8_000);
  });
});
