import { foldText } from '../reading/fold-text.ts';
import { overlaps, type Span, spanOf } from '../reading/split-text.ts';
import { numberWords, valueOfDigits, valueOfWords } from '../precision/number-words.ts';
import { figuresOf, type Figure } from './figures.ts';

/*
 * Figures as ladders compare them: what `figuresOf` reads, with working days, multiples of a sum, “net 30”, words for
 * no end at all, the currency, and whether the words around a figure make it an upper or a lower bound.
 */

/** Whether a figure is the most or the least that the wording allows, or stands alone. */
export type Bound = 'most' | 'least' | 'exact';

export interface Measured extends Figure {
  /** The currency of an amount, else empty. */
  readonly currency: string;
  readonly bound: Bound;
  /** True for “more than sixty days”: sixty itself is not reached. */
  readonly isStrict: boolean;
  /** True for a window that ends where something begins, as in “the twelve months before the claim”. */
  readonly isLookBack: boolean;
}

/** Five working days make a week. */
const workingDays = 7 / 5;

const currencies: readonly (readonly [RegExp, string])[] = [
  [/€|\beur/, 'EUR'],
  [/£|\bgbp|\bpound/, 'GBP'],
  [/¥|\brmb|\bcny|\byen|\bjpy/, 'CNY/JPY'],
  [/\bchf|\bfranc/, 'CHF'],
  [/\$|\busd|\bdollar/, 'USD'],
];

const multiple = new RegExp(
  `\\b(?:(?<words>${numberWords}) ?)?\\(?(?<digits>\\d{1,3}(?:\\.\\d{1,2})?)?\\)? ?(?:times|x)\\b|\\b(?<adverb>twice|double|triple|once (?=a\\b|per\\b|in\\b|every\\b))`,
  'g',
);
const adverbs: Readonly<Record<string, number>> = { twice: 2, double: 2, triple: 3, once: 1 };
const net = /\bnet[ -]?(\d{1,3})\b(?! ?(?:%|percent|days?|months?|of|sales|revenue))/g;
const noNotice = /\bwithout (?:(?:any|prior|previous|advance|written|further) ){0,3}notice\b/g;
const endless = {
  period: /\b(?:in perpetuity|perpetual(?:ly)?|indefinite(?:ly)?|forever|for an unlimited (?:time|period))\b/g,
  amount:
    /\b(?:unlimited|uncapped|unrestricted in amount|without (?:any )?(?:limit(?:ation)?|cap)(?= (?:in|as to|on|of)\b|[.,;]|$))/g,
} as const;

const leastBefore =
  /\b(?:at least|min(?:imum)?(?: of)?|(?:no|not|nor)(?: be)? (?:less|fewer|shorter|earlier|sooner|lower) than)\b[^.\d;,]{0,30}$/;
const mostBefore =
  /\b(?:within|at (?:the )?(?:most|latest)|up to|max(?:imum)?(?: of)?|(?:no|not)(?: to)?(?: be)? (?:more|longer|greater|higher|later) than|cap(?:ped)?(?: at| of)?|limited to|under|below|(?:less|fewer|shorter|lower) than)\b[^.\d;,]{0,30}$/;
const notExceed =
  /\b(?:not|never|no event|no case|no circumstances|neither|nor)\b[^;.]{0,160}\bexceed(?:s|ing)?\b[^.;\d]{0,60}$/;
const overBefore =
  /\b(?:more than|over|above|exceed(?:s|ing)?|in excess of|(?:longer|greater|higher|later) than|after|beyond)\b[^.\d;,]{0,30}$/;
const strictly =
  /\b(?:more than|over|above|exceed(?:s|ing)?|in excess of|(?:longer|greater|higher|later|less|fewer|shorter|lower) than|beyond|under|below)\b[^.\d;,]{0,30}$/;

const boundAt = (lower: string, start: number, end: number): Bound => {
  const before = lower.slice(Math.max(0, start - 220), start);
  const after = lower.slice(end, end + 24);
  if (leastBefore.test(before) || /^\W{0,3}(?:min(?:imum)?|at least|or (?:more|longer|greater))\b/.test(after))
    return 'least';
  if (
    mostBefore.test(before) ||
    notExceed.test(before) ||
    /^\W{0,3}(?:max(?:imum)?|at most|or (?:less|fewer|shorter))\b/.test(after)
  )
    return 'most';
  return overBefore.test(before) ? 'least' : 'exact';
};

const isStrictAt = (lower: string, start: number): boolean => {
  const before = lower.slice(Math.max(0, start - 80), start);
  return (
    strictly.test(before) && !/\b(?:no|not|never|nor)\b[^;.]{0,30}\b(?:than|exceed\w*)\b[^.\d;,]{0,30}$/.test(before)
  );
};

const isLookBackAt = (lower: string, start: number, end: number): boolean =>
  /\b(?:preceding|previous|prior|last|past)\W{0,3}$/.test(lower.slice(Math.max(0, start - 24), start)) ||
  /^\W{0,3}(?:period )?(?:immediately )?(?:before|preceding|prior to)\b/.test(lower.slice(end, end + 40));

/**
 * The figures of a sentence or a rung that ladders compare, in their order.
 * @param text the sentence as it is written; offsets are its own
 */
export const measuredIn = (text: string): Measured[] => {
  const lower = foldText(text);
  const plain = figuresOf(text).map((figure) =>
    figure.kind === 'period' && /\b(?:business|working) days?\b/.test(foldText(figure.text))
      ? { ...figure, value: figure.value * workingDays }
      : figure,
  );
  const isFree = (place: Span) => !plain.some((other) => overlaps(place, other));
  const found: Figure[] = [...plain];
  const add = (figure: Omit<Figure, 'text'>) => {
    if (isFree(figure)) found.push({ ...figure, text: text.slice(figure.start, figure.end).trim() });
  };
  for (const match of lower.matchAll(multiple)) {
    const { words, digits, adverb } = match.groups ?? {};
    const value = adverb
      ? adverbs[adverb.trim()]
      : digits !== undefined
        ? valueOfDigits(digits)
        : words !== undefined
          ? valueOfWords(words)
          : undefined;
    if (value !== undefined)
      add({
        kind: 'percentage',
        value: value * 100,
        label: 'percentage',
        start: match.index,
        end: match.index + match[0].trimEnd().length,
      });
  }
  for (const match of lower.matchAll(net)) {
    const end = match.index + match[0].length;
    add({ kind: 'period', value: Number(match[1]), label: 'payment period', start: end - match[1]!.length, end });
  }
  for (const { 0: words, index } of lower.matchAll(noNotice))
    add({ kind: 'period', value: 0, label: 'notice period', start: index, end: index + words.length });
  for (const kind of ['period', 'amount'] as const)
    for (const match of lower.matchAll(endless[kind])) {
      const figure = { value: Infinity, ...spanOf(match) };
      const words = text.slice(figure.start, figure.end);
      found.push({ ...figure, kind, label: kind, text: words });
      if (kind === 'amount') found.push({ ...figure, kind: 'percentage', label: 'percentage', text: words });
    }
  return found
    .sort((a, b) => a.start - b.start)
    .map((figure) => ({
      ...figure,
      currency:
        figure.kind === 'amount' && figure.value !== Infinity
          ? (currencies.find(([pattern]) => pattern.test(foldText(figure.text)))?.[1] ?? '')
          : '',
      bound: boundAt(lower, figure.start, figure.end),
      isStrict: isStrictAt(lower, figure.start),
      isLookBack: figure.kind === 'period' && isLookBackAt(lower, figure.start, figure.end),
    }));
};

const unitOf = (figure: Figure): string => /hour|day|week|month|quarter|year/.exec(foldText(figure.text))?.[0] ?? '';

/** Whether two figures can be compared at all: of one kind, and amounts of one currency. */
export const isComparable = (one: Measured, other: Measured): boolean =>
  one.kind === other.kind && (!one.currency || !other.currency || one.currency === other.currency);

/**
 * Which of two comparable figures is the larger: positive where the first is, 0 where they say the same. A month and
 * thirty days are the same, as months are of different lengths.
 */
export const compareFigures = (one: Measured, other: Measured): number => {
  const slack = one.kind === 'period' && unitOf(one) !== unitOf(other) ? 0.02 : 0.002;
  if (one.value === other.value) return 0;
  const difference = one.value - other.value;
  return Math.abs(difference) <= Math.max(one.value, other.value) * slack ? 0 : difference;
};
