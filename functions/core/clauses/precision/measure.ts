import { numberWords, valueOfDigits, valueOfWords } from './number-words.ts';
import { type Span, spanOf } from '../reading/split-text.ts';

/**
 * Limits of a figure that make a wording a burden. The pattern of the hazard names the parts it is read from: `count`
 * and `unit` for a time (with a 2 behind them in a second way of saying it), `rate` (and `per`) for a percentage, `sum` for money.
 */
export interface Measure {
  readonly kind: 'days' | 'percent' | 'percent-a-year' | 'sum';
  /** A burden from this figure on. */
  readonly from?: number | undefined;
  /** A burden up to this figure. */
  readonly to?: number | undefined;
  /** A usual figure to offer instead, in brackets, for the parties to settle. */
  readonly offer?: string | undefined;
}

/** Source for a time in folded text: "ninety (90) days", "90-day", "two years". */
export const timeSource = `\\(?(?<count>\\d{1,4}|${numberWords})\\)? ?-?(?:consecutive |calendar |business |working |full |additional )?(?<unit>day|week|month|year)s?\\b`;
/** Source for a percentage in folded text. */
export const rateSource = `(?<![\\d.] ?)(?<rate>\\d{1,3}(?:\\.\\d{1,4})?)\\)? ?\\(?(?:%|percent\\b|per cent\\b)\\)?`;
/** Source for a sum of money in folded text. */
export const sumSource = `(?:us|eur|usd|gbp)? ?[$€£] ?(?<sum>\\d{1,3}(?:,\\d{3})+|\\d{1,12})(?![\\d,]*\\d)(?! ?(?:thousand|million|billion|k\\b|m\\b))`;

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const timesAYear: readonly (readonly [RegExp, number])[] = [
  [/day|daily/, 365],
  [/week/, 52],
  [/month/, 12],
  [/./, 1],
];

/**
 * The figure a match states: days, percent, percent a year (simple interest, not compounded) or units of money.
 * @returns undefined where the match states none
 */
export const figureOf = (kind: Measure['kind'], match: RegExpExecArray): number | undefined => {
  const { rate, per, sum, ...time } = match.groups ?? {};
  if (kind === 'days') {
    const count = time['count'] ?? time['count2'];
    const unit = time['unit'] ?? time['unit2'];
    const value = count === undefined ? undefined : (valueOfDigits(count) ?? valueOfWords(count));
    return value === undefined || !unit ? undefined : value * daysIn[unit]!;
  }
  if (kind === 'sum') return sum === undefined ? undefined : valueOfDigits(sum);
  const value = rate === undefined ? undefined : valueOfDigits(rate);
  if (value === undefined || kind === 'percent') return value;
  return per ? value * timesAYear.find(([pattern]) => pattern.test(per))![1] : undefined;
};

/** Whether a match states a figure that lies within the limits. */
export const isWithin = ({ kind, from = -Infinity, to = Infinity }: Measure, match: RegExpExecArray): boolean => {
  const figure = figureOf(kind, match);
  return figure !== undefined && figure >= from && figure <= to;
};

const figureSource = {
  days: new RegExp(`(?:\\b${numberWords} ?)?${timeSource}`, 'g'),
  percent: new RegExp(rateSource, 'g'),
  'percent-a-year': new RegExp(rateSource, 'g'),
  sum: new RegExp(sumSource, 'g'),
} as const;

/**
 * Where the figure stands that makes a wording a burden: the last of its kind in the wording, as the patterns end at it.
 * @param lower the folded sentence
 * @param from where the wording begins in it, and `to` where it ends
 */
export const figureWithin = ({ kind }: Measure, lower: string, from: number, to: number): Span | undefined =>
  [...lower.matchAll(figureSource[kind])].map(spanOf).findLast(({ end }) => end > from && end <= to);
