import { issues } from '../../../../../functions/core/clauses/knowledge/issues.ts';
import { sievePatterns, sieveTexts } from '../../../../../functions/core/clauses/text/pattern-sieve.ts';
import { limitationOfLiability, mutualTermination } from '../../../../support/clauses.ts';

describe('the sieve of patterns', () => {
  it('GIVEN patterns that need letters THEN those whose letters a text lacks are excluded, and no other', () => {
    const patterns = [/\bliab\w* .{0,20}(?:damages|loss)/, /\brenew/, /\d+ ?%/, /\b(?:terminat|cancel)/];
    const isPossible = sievePatterns(patterns)('no party is liable for any loss or may cancel');
    expect(patterns.map((_, place) => isPossible(place))).toEqual([true, false, true, true]);
  });

  it('GIVEN one text after another THEN what the first held does not count for the next', () => {
    const sift = sievePatterns([/\brenew/]);
    expect(sift('the term renews')(0)).toBe(true);
    expect(sift('the term ends')(0)).toBe(false);
  });

  it('GIVEN a tenth of the patterns of all rules THEN none that a text matches is excluded, and most others are', () => {
    const patterns = issues
      .flatMap(({ rules }) => rules.flatMap(({ all }) => all))
      .filter((_, place) => place % 10 === 0);
    const sift = sievePatterns(patterns);
    for (const text of [limitationOfLiability, mutualTermination].map((clause) => clause.toLowerCase())) {
      const isPossible = sift(text);
      const matched = patterns.flatMap((pattern, place) => (pattern.test(text) ? [place] : []));
      expect(matched.length).toBeGreaterThan(0);
      expect(matched.filter((place) => !isPossible(place))).toEqual([]);
      expect(patterns.filter((_, place) => isPossible(place)).length).toBeLessThan(patterns.length / 2);
    }
  });
});

describe('a text sifted by patterns', () => {
  const [liable, renews, anyShare, ofAnotherList] = [/\bliab\w+ for/, /\brenew\w*/, /\d+ ?%/, /\bliable\b/];
  const text = sieveTexts([liable, renews, anyShare, renews])('no party is liable to pay 5% more for it');

  it.each([
    ['whose letters stand there and that does not match', liable, true, false],
    ['whose letters the text lacks', renews, false, false],
    ['that needs no letters', anyShare, true, true],
    ['of another list', ofAnotherList, true, true],
  ])('GIVEN a pattern %s THEN it may match, and does, or not', (_, pattern, mayMatch, matches) => {
    expect(text.mayMatch(pattern)).toBe(mayMatch);
    expect(text.matches(pattern)).toBe(matches);
  });
});
