import { packLists } from './packed-lists.ts';
import { indexLiterals, requiredLiterals } from './required-literals.ts';

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
  return (lower) => {
    const isMet = new Uint8Array(groups.length);
    const unmet = Uint8Array.from(needs, ({ length }) => length);
    for (const literal of index.placesIn(lower))
      for (let at = starts[literal]!; at < starts[literal + 1]!; at += 1) {
        const place = items[at]!;
        if (isMet[place]) continue;
        isMet[place] = 1;
        unmet[groups[place]!.pattern]! -= 1;
      }
    return (pattern) => unmet[pattern] === 0;
  };
};
