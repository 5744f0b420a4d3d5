import fc from 'fast-check';
import { indexLiterals } from '../../../../../functions/core/clauses/text/literal-index.ts';

const foundIn = (text: string, literals: readonly string[]): string[] =>
  indexLiterals(literals)
    .placesIn(text)
    .map((place) => literals[place]!)
    .sort();

describe('the index of literals', () => {
  it.each([
    ['the fees are due', ['fee', 'fees', 'fees are due', 'fees are due now'], ['fee', 'fees', 'fees are due']],
    ['due', ['due', 'dues'], ['due']],
    ['du', ['due'], []],
    ['', ['due'], []],
    ['fees, fees and fees', ['fees'], ['fees']],
    ['a “notice” of 5 € is given', ['“notice”', '5 €', '5 £'], ['5 €', '“notice”']],
    // “bol” and “yol” are looked up at one place.
    ['a yolk', ['bol', 'yolk'], ['yolk']],
    // A literal that goes on where the text ends.
    ['a yol', ['yolk', 'yolks', 'yolk of eggs'], []],
    ['page \u{1F4C4}end', ['\u{1F4C4}end', '\u{1F4C5}end'], ['\u{1F4C4}end']],
  ])('GIVEN %j THEN of %j it holds %j', (text, literals, found) => {
    expect(foundIn(text, literals)).toEqual(found);
  });

  it('GIVEN one text after another THEN what the first held does not count for the next', () => {
    const index = indexLiterals(['fees', 'rent']);
    expect(index.placesIn('fees and rent').length).toBe(2);
    expect(index.placesIn('rent')).toEqual([1]);
    expect(index.placesIn('nothing')).toEqual([]);
  });

  it('GIVEN any text THEN the index finds exactly the literals that stand in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[ab]{3,12}$/), { maxLength: 20 }),
        fc.stringMatching(/^[ab]{0,60}$/),
        (literals, text) => {
          const present = indexLiterals(literals).placesIn(text);
          literals.forEach((literal, place) => expect(present.includes(place)).toBe(text.includes(literal)));
          expect(new Set(present).size).toBe(present.length);
        },
      ),
    );
  });
});
