import { numberWords, valueOfWords } from '../precision/number-words.ts';
import type { Span } from '../reading/split-text.ts';

/** A number written in words, with the digits in brackets that may repeat it, and its value. */
export interface WrittenNumber extends Span {
  readonly value: number;
}

const written = new RegExp(
  `\\b(?<words>${numberWords})\\b(?<digits> ?\\( ?(?<value>\\d[\\d,]*(?:\\.\\d+)?) ?(?<percent>%|percent|per cent)? ?\\))?`,
  'g',
);

/** "One" alone is as often a pronoun as a number; before a unit it is a number. */
const unitNext =
  /^[- ]?(?:business |working |calendar |full |further |additional )*(?:day|week|month|quarter|year|hour|minute|time|per ?cent|percent|hundred|thousand|million|dollar|pound|euro)/;

/** Two numbers that "and" joins, each with its place: "between two and three weeks", "two hundred and fifty and three hundred". */
const joinedNumbers = (words: string, at: number): WrittenNumber[] => {
  for (const { index } of [...words.matchAll(/ and /g)].toReversed()) {
    const [low, high] = [valueOfWords(words.slice(0, index)), valueOfWords(words.slice(index + 5))];
    if (low === undefined || high === undefined || low >= high) continue;
    return [
      { start: at, end: at + index, value: low },
      { start: at + index + 5, end: at + words.length, value: high },
    ];
  }
  return [];
};

const opensRange = /\bbetween $/;

/**
 * The numbers in words of a passage: "two hundred and fifty (250)" is one number, 250, and "between two and three" are two.
 * Digits in brackets that contradict the words are left as the text has them.
 * @param lower folded, lower-case text
 */
export const findWrittenNumbers = (lower: string, { start, end }: Span): WrittenNumber[] =>
  [...lower.slice(start, end).matchAll(written)].flatMap((match): WrittenNumber[] => {
    const words = match.groups!['words']!;
    // "$5 million": the number stands before it in digits.
    if (/^(?:hundred|thousand|million|billion)\b/.test(words)) return [];
    const at = start + match.index;
    const range = opensRange.test(lower.slice(Math.max(start, at - 8), at)) ? joinedNumbers(words, at) : [];
    if (range.length) return range;
    const value = valueOfWords(words);
    if (value === undefined) return joinedNumbers(words, at);
    const digits = match.groups!['value'];
    const isRepeated = digits !== undefined && Number(digits.replace(/,/g, '')) === value;
    const stop = at + (isRepeated ? match[0].length : words.length);
    if (words === 'one' && !isRepeated && !unitNext.test(lower.slice(stop, stop + 40))) return [];
    if (words === 'zero' && !isRepeated) return [];
    // The percent sign in the brackets belongs to the number: "five (5%) percent".
    return [{ start: at, end: stop, value }];
  });

const inDays: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, quarter: 91, year: 365 };
/** A period; of a range, its lower bound too: "between 2 and 3 weeks", "30 to 60 days". */
const period =
  /(?:(\d+(?:\.\d+)?)(?: (?:and|to|or) | ?- ?))?(\d+(?:\.\d+)?)[- ](?:business |working |calendar |consecutive |full |clear )*(hour|day|week|month|quarter|year)/g;

/** Every period, in days, that words rewritten by `readStatements` state; a month counts 30 days. */
export const allDaysIn = (words: string): number[] =>
  [...words.matchAll(period)].flatMap(([, low, high, unit]) =>
    [low, high].flatMap((count) => (count === undefined ? [] : [Number(count) * inDays[unit!]!])),
  );

/** The first period, in days, that words rewritten by `readStatements` state; of a range its lower bound. */
export const daysIn = (words: string): number | undefined => allDaysIn(words)[0];

/** Every percentage that rewritten words state. */
export const percentagesIn = (words: string): number[] =>
  [...words.matchAll(/(\d+(?:\.\d+)?) ?(?:%|percent|per cent)/g)].map((match) => Number(match[1]));
