import { indexLiterals } from './literal-index.ts';
import { packLists } from './packed-lists.ts';
import { requiredLiterals } from './required-literals.ts';

/** Tells of each pattern, by its place in the list the sieve was made from, whether a text can match it at all. */
export type PatternSieve = (lower: string) => (pattern: number) => boolean;

/**
 * Sifts patterns by the letters they need: one look at a text excludes most of many patterns, which need not be tried.
 * @param patterns for texts in lower case
 */
export const sievePatterns = (patterns: readonly RegExp[]): PatternSieve => {
  const needs = patterns.map(requiredLiterals);
  const literals = [...new Set(needs.flat(2))];
  const numbers = new Map(literals.map((literal, number) => [literal, number]));
  const index = indexLiterals(literals);
  const groups = needs.flatMap((groups, pattern) => groups.map((group) => ({ group, pattern })));
  const groupsOf: number[][] = literals.map(() => []);
  groups.forEach(({ group }, place) => {
    for (const literal of group) groupsOf[numbers.get(literal)!]!.push(place);
  });
  const { starts, items } = packLists(groupsOf);
  const patternOf = Uint32Array.from(groups, ({ pattern }) => pattern);
  const needed = Uint8Array.from(needs, ({ length }) => length);
  return (lower) => {
    const isMet = new Uint8Array(groups.length);
    const unmet = needed.slice();
    for (const literal of index.placesIn(lower))
      for (let at = starts[literal]!; at < starts[literal + 1]!; at += 1) {
        const place = items[at]!;
        if (isMet[place]) continue;
        isMet[place] = 1;
        unmet[patternOf[place]!]! -= 1;
      }
    return (pattern) => unmet[pattern] === 0;
  };
};

/** A text that patterns are looked for in: those of a list only where the text has the letters they need, others always. */
export interface SievedText {
  /** False where no part of the text can match. */
  readonly mayMatch: (pattern: RegExp) => boolean;
  readonly matches: (pattern: RegExp) => boolean;
}

/**
 * As `sievePatterns`, by the patterns themselves.
 * @param patterns for texts in lower case, without the flags g and y
 */
export const sieveTexts = (patterns: Iterable<RegExp>): ((lower: string) => SievedText) => {
  const listed = [...new Set(patterns)];
  const places = new Map(listed.map((pattern, place) => [pattern, place]));
  const sift = sievePatterns(listed);
  return (lower) => {
    const isPossible = sift(lower);
    const mayMatch = (pattern: RegExp): boolean => {
      const place = places.get(pattern);
      return place === undefined || isPossible(place);
    };
    return { mayMatch, matches: (pattern) => mayMatch(pattern) && pattern.test(lower) };
  };
};
