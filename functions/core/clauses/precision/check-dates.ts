import { type Span, spanOf } from '../reading/split-text.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const month = `(?:${months.join('|')})`;
const written = new RegExp(
  `\\b(?<m1>${month}) (?<d1>\\d{1,2})(?:st|nd|rd|th)?,? (?<y1>\\d{4})\\b|\\b(?<d2>\\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? (?<m2>${month}),? (?:of )?(?<y2>\\d{4})\\b|\\b(?<y3>\\d{4})-(?<m3>\\d{2})-(?<d3>\\d{2})\\b|\\b(?<a4>\\d{1,2})/(?<b4>\\d{1,2})/(?<y4>\\d{4})\\b`,
  'g',
);

/** A date of a text. `day` counts days from a fixed day; it is undefined where the calendar has no such date. */
export interface WrittenDate extends Span {
  readonly day: number | undefined;
}

/** Day number of a date, undefined where the month has no such day. */
const dayNumber = (year: number, monthOfYear: number, day: number): number | undefined => {
  const time = Date.UTC(year, monthOfYear - 1, day);
  const date = new Date(time);
  return monthOfYear >= 1 && monthOfYear <= 12 && day >= 1 && date.getUTCMonth() === monthOfYear - 1
    ? time / 86_400_000
    : undefined;
};

/**
 * The dates of a text. Figures between slashes are read month first, and day first where that is no date: what neither
 * order allows does not exist.
 * @param lower the folded text
 */
export const findDates = (lower: string): WrittenDate[] =>
  [...lower.matchAll(written)].map((match) => {
    const group = (name: string): number => Number(match.groups![name]);
    const named = (name: string): number => months.indexOf(match.groups![name]!) + 1;
    const { m1, m2, m3 } = match.groups!;
    const day = m1
      ? dayNumber(group('y1'), named('m1'), group('d1'))
      : m2
        ? dayNumber(group('y2'), named('m2'), group('d2'))
        : m3
          ? dayNumber(group('y3'), group('m3'), group('d3'))
          : (dayNumber(group('y4'), group('a4'), group('b4')) ?? dayNumber(group('y4'), group('b4'), group('a4')));
    return { ...spanOf(match), day };
  });

const begins = /\b(?:from|begin\w*|commenc\w*|start\w*|effective|between)\b[^.;]{0,60}$/;
const ends = /^[^.;]{0,80}\b(?:to|through|until|till|end\w*|expir\w*|terminat\w*|conclud\w*|and)\b[^.;]{0,50}$/;
/** Words that make the second date something else than the end of the time that the first one begins. */
const unrelated = /\b(?:dated?|amend\w*|entered|invoice|paid|payment|received|order)\b/;

/**
 * Passages that begin at one date and end at an earlier one, both in one sentence.
 * @param lower the folded text
 * @param within the sentence
 */
export const findWrongOrder = (lower: string, dates: readonly WrittenDate[], within: Span): Span[] => {
  const inside = dates.filter(({ start, end }) => start >= within.start && end <= within.end);
  return inside.slice(1).flatMap((second, at) => {
    const first = inside[at]!;
    if (first.day === undefined || second.day === undefined || second.day >= first.day) return [];
    const before = lower.slice(Math.max(within.start, first.start - 90), first.start);
    const between = lower.slice(first.end, second.start);
    return begins.test(before) && ends.test(between) && !unrelated.test(between)
      ? [{ start: first.start, end: second.end }]
      : [];
  });
};
