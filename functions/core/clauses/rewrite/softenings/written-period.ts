import { numberWords, valueOfWords } from '../../precision/number-words.ts';
import { daysIn } from '../../text/quantities.ts';

/** Source of a pattern for a period as contracts write it: "three (3) days", "12 months", "a five-day", "one month's". */
export const writtenPeriod = String.raw`(?<![\w.,$£€-])(?:${numberWords}(?: ?\(\d{1,3}\))?|\d{1,3}(?: ?\([a-z-]{3,20}\))?)[ -](?:(?:calendar|consecutive|business|working|clear|full) ){0,2}(?:hour|day|week|month|year)(?:s['’]|['’]s|s)?(?![\w-])`;

const unitOf = /(hour|day|week|month|year)s?['’]?s?$/i;
const leadingWords = new RegExp(`^${numberWords}\\b`, 'i');

/** The days that a written period lasts; undefined where its words make no number. */
export const daysOf = (found: string): number | undefined => {
  const digits = /\d+/.exec(found)?.[0];
  const value =
    digits === undefined ? valueOfWords(leadingWords.exec(found)?.[0].toLowerCase() ?? '-') : Number(digits);
  return value === undefined ? undefined : daysIn(`${value} ${unitOf.exec(found)?.[1]?.toLowerCase() ?? ''}`);
};

const words: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  5: 'five',
  6: 'six',
  10: 'ten',
  12: 'twelve',
  30: 'thirty',
  72: 'seventy-two',
  90: 'ninety',
};

const capitalized = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The unit as the found words write theirs: working days stay working days, and a defined unit keeps its capitals. */
const unitLike = (found: string, unit: string): string => {
  const isOfWork = unit.startsWith('business');
  const named = isOfWork && /\bworking\b/i.test(found) ? unit.replace('business', 'working') : unit;
  const isDefined = isOfWork
    ? /\b(?:Business|Working) D/.test(found)
    : /(?<!Business |Working )(?:Day|Month|Year)s?\b/.test(found);
  return isDefined ? capitalized(named) : named;
};

/**
 * Another period in the writing of the one found: in words, digits or both, hyphenated, possessive or plain.
 * @param value a number that has words here
 * @param unit in the plural: "business days"
 * @returns what makes it from the words found
 */
export const periodOf =
  (value: number, unit: string) =>
  (found: string): string => {
    const spoken = words[value]!;
    const isSpoken = /^[a-z]/i.test(found);
    const leading = isSpoken ? (/^[A-Z]/.test(found) ? capitalized(spoken) : spoken) : String(value);
    const bracketed = isSpoken ? String(value) : spoken;
    const amount = `${leading}${/\(/.test(found) ? ` (${bracketed})` : ''}`;
    const named = unitLike(found, unit);
    const single = named.replace(/s$/, '');
    if (/-(?:[a-z]+ )?(?:hour|day|week|month|year)$/i.test(found)) return `${amount}-${single.replace(' ', '-')}`;
    const mark = /['’]/.exec(found)?.[0];
    if (!mark) return `${amount} ${value === 1 ? single : named}`;
    return `${amount} ${value === 1 ? `${single}${mark}s` : `${named}${mark}`}`;
  };
