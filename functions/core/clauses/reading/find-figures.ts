import type { KeyFact } from '../../../../shared/analysis.ts';
import { overlaps } from './split-text.ts';

/** The most key facts one analysis lists; a whole contract states hundreds of figures. */
const mostFacts = 40;

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
// So many groups and no more: a run of them without end would be read anew from each of its numbers.
const number = '(?:\\d{1,3}(?:,\\d{3}){1,6}|\\d{1,9})(?:\\.\\d{1,4})?';
const spelled =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|forty-five|fifty|sixty|seventy|eighty|ninety|one hundred(?: and)?(?: [a-z]+)?|[a-z]+ty-[a-z]+|half|hundred)';

const amount = new RegExp(
  `(?:(?:us|a|c|hk|nz)?\\$|€|£|¥|\\b(?:usd|eur|gbp|chf|rmb|cad|aud)\\b ?) ?${number}(?: ?(?:million|billion|thousand|k|m)\\b)?|\\b${number} ?(?:million |billion |thousand )?(?:dollars|euros?|pounds(?: sterling)?|usd|eur|gbp)\\b`,
  'g',
);
const percentage = new RegExp(
  `\\b${number} ?(?:%|percent\\b|per cent\\b)|\\b${spelled} (?:and one-half )?(?:percent|per cent)\\b`,
  'g',
);
const period = new RegExp(
  `\\b(?:${spelled} ?)?\\(? ?(?:${number}|${spelled}) ?\\)?[ -]{0,2}(?:consecutive |calendar |business |working |full |additional |successive |contract )?(?:day|week|month|year|hour|quarter)s?\\b`,
  'g',
);
const date = new RegExp(
  `\\b${month} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?(?: day of)? ${month},? \\d{4}\\b|\\b\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b`,
  'g',
);

const quantity = new RegExp(
  `\\b${number} ?(?:mwh|kwh|mw|kw|units?|users?|seats?|copies|hours|tons?|tonnes|barrels|gallons|square feet|shares|employees|licen[cs]es)\\b`,
  'g',
);

/** The words around a figure, at most to the ends of its sentence. */
const near = (lower: string, start: number, end: number): string => {
  const before = lower.slice(Math.max(0, start - 90), start);
  const after = lower.slice(end, end + 70);
  const stop = after.search(/[.;] |\.$/);
  return (
    before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1) +
    lower.slice(start, end) +
    after.slice(0, stop < 0 ? 70 : stop)
  );
};

const periodLabel = (context: string): string => {
  if (/\bnotice|notif|notify/.test(context)) return 'Notice period';
  if (/\bcure|remed(?:y|ied)\b/.test(context)) return 'Cure period';
  if (/\binvoice|payable|payment|\bpay\b/.test(context)) return 'Payment period';
  if (/\brenew/.test(context)) return 'Renewal period';
  if (/\bsurviv|after (?:the )?(?:terminat|expir)|following (?:the )?(?:terminat|expir)|thereafter/.test(context))
    return 'Period after the end';
  if (/\bwarrant/.test(context)) return 'Warranty period';
  if (/\bterm\b/.test(context)) return 'Term';
  return 'Period';
};
const amountLabel = (context: string): string => {
  if (
    /\b(?:not|never|no event|in no case)\b[^.]{0,60}\bexceed|\baggregate liability|maximum (?:aggregate )?liability|limited to/.test(
      context,
    )
  )
    return 'Cap';
  if (/\binsur|\bcoverage|per occurrence/.test(context)) return 'Insurance amount';
  if (/\brent\b/.test(context)) return 'Rent';
  if (/\bdeposit/.test(context)) return 'Deposit';
  if (/\bsalary|\bcompensation/.test(context)) return 'Pay';
  if (/\bminimum/.test(context)) return 'Minimum';
  if (/\bpenalt|liquidated/.test(context)) return 'Penalty';
  if (/\bfees?\b/.test(context)) return 'Fee';
  if (/\bprice/.test(context)) return 'Price';
  return 'Amount';
};
const percentageLabel = (context: string): string => {
  if (/\binterest|\blate\b|overdue/.test(context)) return 'Interest rate';
  if (/\broyalt/.test(context)) return 'Royalty';
  if (/\bcommission/.test(context)) return 'Commission';
  if (/\bincrease/.test(context)) return 'Increase';
  if (/\bdiscount/.test(context)) return 'Discount';
  return 'Percentage';
};

/**
 * The figures a clause states, each with what it is for as far as the words around it say, and its place.
 * @param text the clause as stored
 * @param lower the folded text, unit for unit
 * @returns at most 40, in the order of the text
 */
export const findFigures = (text: string, lower: string): KeyFact[] => {
  const facts: KeyFact[] = [];
  const add = (kind: KeyFact['kind'], label: string, start: number, end: number) => {
    if (facts.some(({ evidence }) => overlaps({ start, end }, evidence))) return;
    const quote = text.slice(start, end);
    facts.push({ kind, label, value: quote.replace(/\s+/g, ' '), evidence: { quote, start, end } });
  };
  const each = (pattern: RegExp, visit: (start: number, end: number, context: string) => void) => {
    let seen = 0;
    for (const match of lower.matchAll(pattern)) {
      seen += 1;
      if (seen > mostFacts) return;
      const lead = match[0].length - match[0].trimStart().length;
      const start = match.index + lead;
      const end = match.index + match[0].trimEnd().length;
      visit(start, end, near(lower, start, end));
    }
  };
  each(amount, (start, end, context) => {
    const label = amountLabel(context);
    add(label === 'Cap' ? 'cap' : 'amount', label, start, end);
  });
  each(percentage, (start, end, context) => add('percentage', percentageLabel(context), start, end));
  each(date, (start, end, context) =>
    add(
      'date',
      /terminat|expir|until|end/.test(context)
        ? 'End date'
        : /effective|commenc|as of|dated|made/.test(context)
          ? 'Start date'
          : 'Date',
      start,
      end,
    ),
  );
  each(quantity, (start, end) => add('amount', 'Quantity', start, end));
  each(period, (start, end, context) => add('period', periodLabel(context), start, end));
  return facts.sort((a, b) => a.evidence.start - b.evidence.start).slice(0, mostFacts);
};
