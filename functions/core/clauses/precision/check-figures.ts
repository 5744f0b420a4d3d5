import { numberWords, valueOfDigits, valueOfWords } from './number-words.ts';
import { type Span, spanOf } from '../reading/split-text.ts';

const pair = new RegExp(
  `\\b(?<words>${numberWords})(?: (?:and no\\/100 )?(?:us |u\\.s\\. |united states )?(?:dollars?|euros?|pounds?|percent|per cent))? ?\\( ?(?:us|eur|usd|gbp)? ?[$€£]? ?(?<digits>\\d[\\d,]*(?:\\.\\d+)?) ?(?:%|percent|usd|eur)? ?\\)`,
  'g',
);
const pairBack = new RegExp(`\\b(?<digits>\\d{1,9}) \\( ?(?<words>${numberWords}) ?\\)`, 'g');
/** Words right before a number that make it only the end of a longer one, such as "one and one-half". */
const continues = /(?:-half|\bhalf|\bquarter|\bpoint|\bpercent|\/\d+|\d) (?:and )?$|[\d.,]$/;

/**
 * A number written twice, the choice left to the parties: “thirty (60)” as “thirty [or 60]”.
 * @param written as a place of `findFigureConflicts` reads
 */
export const bothWritings = (written: string): string => {
  const open = written.indexOf('(');
  if (open < 0 || !written.endsWith(')')) return written;
  return `${written.slice(0, open)}[or ${written.slice(open + 1, -1).trim()}]`;
};

/**
 * Places where a number in words stands beside another in digits: "thirty (60) days".
 * @param lower the folded text
 */
export const findFigureConflicts = (lower: string): Span[] =>
  [pair, pairBack].flatMap((pattern) =>
    [...lower.matchAll(pattern)].flatMap((match) => {
      const words = valueOfWords(match.groups!['words']!);
      const digits = valueOfDigits(match.groups!['digits']!);
      const before = lower.slice(Math.max(0, match.index - 14), match.index);
      // A fraction, or a numbered item such as "three (3.2)", is no second writing of the same figure.
      if (words === undefined || digits === undefined || !Number.isInteger(digits)) return [];
      if (words === digits || continues.test(before)) return [];
      return [spanOf(match)];
    }),
  );
