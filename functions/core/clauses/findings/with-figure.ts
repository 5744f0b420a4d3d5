import { findWrittenNumbers } from '../text/quantities.ts';

type Measure = 'money' | 'share' | 'time';

const unit =
  /^[)\s-]*(?:(?<share>%|per ?cent|percent)|(?<time>(?:business |working |calendar )?(?:day|week|month|quarter|year|hour)s?)\b)/;

const digits =
  /(?<currency>[$€£] ?|\b(?:usd|eur|gbp) )?(?<value>\d[\d,]*(?:\.\d+)?)(?<scale> (?:million|thousand|billion))?/g;

/** A figure as a heading writes it, and what it measures. */
interface Figure {
  readonly measure: Measure;
  readonly text: string;
}

const measured = (value: string, rest: string): Figure | undefined => {
  const found = unit.exec(rest)?.groups;
  if (found?.['share']) return { measure: 'share', text: `${value}%` };
  const time = found?.['time'];
  return time
    ? {
        measure: 'time',
        text: `${value} ${/^(?:1|one)$/.test(value) ? time.replace(/s$/, '') : time.replace(/s?$/, 's')}`,
      }
    : undefined;
};

/** The figures that a passage states, in its order: sums, shares and times. */
const figuresIn = (quote: string): readonly Figure[] => {
  const lower = quote.toLowerCase();
  const written = findWrittenNumbers(lower, { start: 0, end: lower.length });
  const inWords = written.flatMap(({ start, end }) => {
    const words = lower.slice(start, end);
    // "Fifty percent (50%)": the digits in brackets say it shorter.
    const repeated =
      /\(\s*([\d.,]+)/.exec(words)?.[1] ?? /^ ?(?:percent|per cent) ?\(([\d.,]+)%/.exec(lower.slice(end))?.[1];
    return measured(repeated ?? words, lower.slice(end)) ?? [];
  });
  const inDigits = [...lower.matchAll(digits)].flatMap((match) => {
    const end = match.index + match[0].length;
    if (written.some((number) => number.start <= match.index && end <= number.end)) return [];
    if (match.groups!['currency']) return { measure: 'money' as const, text: quote.slice(match.index, end).trim() };
    return measured(match.groups!['value']!, lower.slice(end)) ?? [];
  });
  return [...inWords, ...inDigits];
};

const aboutTime =
  /\b(?:time|times|long|longer|short|soon|period|window|term|notice|months?|years?|days?|late|early|lasts?|duration|probation|frozen|fixed)\b/i;
const aboutMoney =
  /\b(?:sums?|price|prices|costs?|fees?|rate|charge|charges|pays?|paid|money|spend|minimum|damages|credits?|cap|ceiling|limit|interest|index|percentage|refund|back|availability)\b/i;

/** What the figure of a sentence measures, by its own words. */
const measuresOf = (sentence: string): readonly Measure[] => {
  if (aboutTime.test(sentence) && !/\b(?:sum|price|fee|charge|rate|damages)\b/i.test(sentence)) return ['time'];
  return aboutMoney.test(sentence) ? ['money', 'share'] : ['money', 'share', 'time'];
};

/** Two bounds of one window, of which the first has no unit of its own: "not less than 120 nor more than 150 days". */
const twoBounds =
  /\d\)?,? (?:and|or|nor|but|to) (?:(?:not?|at) )?(?:(?:more|less|later|earlier|fewer|sooner|most|least) )?(?:than )?\d/i;
/** A long term is no matter of days. */
const longTerm = /\blong\b[^.;]{0,20}\bterm\b/i;

/** The one figure of a passage that a sentence can mean; undefined where there is none, or more than one. */
const figureFor = (sentence: string, quote: string): string | undefined => {
  if (twoBounds.test(quote) && measuresOf(sentence).includes('time')) return undefined;
  const measures = measuresOf(sentence);
  const fitting = new Set(
    figuresIn(quote)
      .filter(
        ({ measure, text }) => measures.includes(measure) && !(longTerm.test(sentence) && /day|hour|week/.test(text)),
      )
      .map(({ text }) => text),
  );
  return fitting.size === 1 ? [...fitting][0] : undefined;
};

/**
 * The text of an issue with the figure that its words state; what needs a figure goes where there is none, or where it is
 * not plain which of several is meant.
 */
export const withFigure = (text: string, quote: string): string => {
  if (!text.includes('{figure}')) return text;
  const stated = figureFor(text, quote);
  return text
    .replace(/\[\[([^\]]*)\]\]/g, (_, optional: string) => (stated ? optional : ''))
    .replace(/\{figure\}/g, stated ?? 'the stated figure');
};
