import { findFigures } from '../reading/find-figures.ts';
import { foldText } from '../reading/fold-text.ts';

/** A figure that can be compared with another of its kind: money, a share in per cent, or a length of time in days. */
export interface Figure {
  readonly kind: 'amount' | 'percentage' | 'period';
  readonly value: number;
  /** As the text writes it, in plain spaces. */
  readonly text: string;
  /** What the figure is for, as far as the words around it say, in lower case. */
  readonly label: string;
  /** UTF-16 offsets in the text that was read. */
  readonly start: number;
  readonly end: number;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The number that words say: “forty-five”, “one hundred and twenty”; undefined where they say none. */
const numberOfWords = (text: string): number | undefined => {
  let sum = 0;
  let isNumber = false;
  for (const word of text.match(/[a-z]+/g) ?? []) {
    const unit = small.indexOf(word);
    const ten = tens.indexOf(word);
    if (unit >= 0) sum += unit;
    else if (ten >= 0) sum += (ten + 2) * 10;
    else if (word === 'hundred') sum = (sum || 1) * 100;
    else if (word === 'half') sum += 0.5;
    else continue;
    isNumber = true;
  }
  return isNumber ? sum : undefined;
};

const multiples: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
};

const daysOf: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 365 / 12,
  quarter: 365 / 4,
  year: 365,
};

/** Digits are believed before words: “thirty (30) days” is written both ways. */
const numberIn = (text: string): number | undefined => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  return digits ? Number(digits.replace(/,/g, '')) : numberOfWords(text);
};

/**
 * The figures of a text that can be compared, in their order.
 * @param text any text; bracketed figures such as “[thirty] days” count as written
 */
export const figuresOf = (text: string): Figure[] => {
  // Brackets around a figure mark what the parties may change; blanks keep every offset in its place.
  const open = text.replace(/[[\]]/g, ' ');
  return findFigures(open, foldText(open)).flatMap(({ kind, label, value, evidence }): Figure[] => {
    if (label === 'Quantity') return [];
    const lower = foldText(value);
    const number = numberIn(lower);
    if (number === undefined) return [];
    const common = {
      text: value.replace(/\s+/g, ' ').trim(),
      label: label.toLowerCase(),
      start: evidence.start,
      end: evidence.end,
    };
    if (kind === 'period') {
      const unit = /hour|day|week|month|quarter|year/.exec(lower)?.[0];
      return unit ? [{ ...common, kind, value: number * daysOf[unit]! }] : [];
    }
    if (kind === 'percentage') return [{ ...common, kind, value: number }];
    if (kind !== 'amount' && kind !== 'cap') return [];
    const multiple = /\d ?(thousand|million|billion|k|m)\b/.exec(lower)?.[1];
    return [{ ...common, kind: 'amount', value: number * (multiple ? multiples[multiple]! : 1) }];
  });
};

/** True where two figures say the same: a year is twelve months, and rounding is no difference. */
export const isSameFigure = (one: Figure, other: Figure): boolean =>
  one.kind === other.kind && Math.abs(one.value - other.value) <= Math.max(one.value, other.value) * 0.002;
