import type { Evidence, KeyFact } from '../../../shared/analysis.ts';
import { foldText } from '../clauses/reading/fold-text.ts';
import { quoteLocator } from '../clauses/verify-evidence.ts';

/** What became of a finding's quotations. */
export interface Proof {
  /** Where they stand in the clause, those that do. */
  readonly evidence: Evidence[];
  /** Whether all of them stand there, and one says enough to be nobody else's words. */
  readonly isProved: boolean;
}

/** Fewer words than these may stand anywhere; a whole defined term may not. */
const fewestWords = 4;

/** The parts of a quotation with words left out stand this near to one another, in UTF-16 units. */
const longestGap = 1_500;

/** Words left out, as they are marked: three stops, with or without brackets. */
const leftOut = /\s*[[(]?\s*(?:\u2026|\.\s?\.\s?\.)\s*[\])]?\s*/u;

/** What a quotation may carry that the clause does not: markdown, quotation marks around it, a stop added at its end. */
const plain = (quote: string): string =>
  quote
    .replace(/^\s*(?:>|[-*#]+\s)\s*/u, '')
    .replace(/\*\*|__|~~|(?<![\p{L}\p{N}])[*_`]|[*_`](?![\p{L}\p{N}])/gu, '')
    // [S]upplier, [the Supplier], [sic]
    .replace(/\[sic\]/giu, '')
    .replace(/\[([^\][]*)\]/gu, '$1')
    .trim()
    .replace(/^["'“”‘’«»]+|["'“”‘’«»]+$/gu, '')
    .replace(/[\s.,;:!?]+["'“”‘’«»]*$/u, '')
    .trim();

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** The terms that a clause puts in quotation marks to define them, parties apart, which stand everywhere. */
const definedTerms = (clauseText: string, keyFacts: readonly KeyFact[]): ReadonlySet<string> => {
  const parties = new Set(keyFacts.filter(({ kind }) => kind === 'party').map(({ label }) => foldText(label)));
  const quoted = [...clauseText.matchAll(/["“](\p{Lu}[^"“”\n]{1,60}?)["”]/gu)].map(([, term = '']) => foldText(term));
  return new Set(quoted.filter((term) => !parties.has(term)));
};

/**
 * Proves a model's findings by the words of one clause. A quotation is forgiven letter case, spacing, typographic
 * marks, ellipses, brackets, an added stop and markdown, and nothing else.
 * @returns takes a finding's quotations and says what became of them
 */
export const quoteProver = (
  clauseText: string,
  keyFacts: readonly KeyFact[],
): ((quotes: readonly string[]) => Proof) => {
  const locate = quoteLocator(clauseText);
  const terms = definedTerms(clauseText, keyFacts);

  /** The parts around what was left out, one after the other and not far apart. */
  const locateParts = (parts: readonly string[]): Evidence[] => {
    const places: Evidence[] = [];
    for (const part of parts) {
      const last = places.at(-1);
      const place = locate(part, last?.end);
      const isNext = place && (!last || (place.start >= last.end && place.start - last.end <= longestGap));
      if (!isNext) return [];
      places.push(place);
    }
    return places;
  };

  const find = (quote: string): Evidence[] => {
    const whole = locate(quote);
    if (whole) return [whole];
    const parts = quote
      .split(leftOut)
      .map(plain)
      .filter((part) => part !== '');
    return locateParts(parts);
  };

  const saysEnough = ({ quote }: Evidence): boolean =>
    wordsIn(quote) >= fewestWords || terms.has(foldText(plain(quote)));

  return (quotes) => {
    const found = quotes.map(find);
    const evidence = found.flat();
    const isProved = found.length > 0 && found.every((places) => places.length > 0) && evidence.some(saysEnough);
    return { evidence, isProved };
  };
};
