import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'cap-covers-willful-wrongdoing': [
    {
      all: [
        /\b(?:limit(?:ation)?s?|caps?|exclusions?)\b[^.;]{0,80}\b(?:apply|applies|extends?|cover)\b[^.;]{0,40}\b(?:even|also|including)\b[^.;]{0,60}\b(?:gross negligence|wil+ful|fraud|deliberate|intentional)/,
      ],
      none: [/\b(?:not|except|save|unless|other than)\b|\[each\]|\beither party\b/],
    },
  ],
  'cap-low': [
    {
      bears: 'other',
      all: [
        /\[a\]'s (?:\S+ ){0,3}?liability\b[^.;]{0,80}\b(?:exceed|limited to|more than|greater than)\b[^.;]{0,80}\b(?:paid|payable|fees|charges|amounts?)\b[^.;]{0,60}\bin the (?:calendar )?(?:month|quarter|week|day) (?:immediately )?(?:preceding|before|prior to|in which)\b/,
      ],
      none: [/\[each\]/],
    },
    {
      all: [
        /\b(?:worst|most) (?:that )?(?:can happen|\[\w+\] (?:can|has to|will))\b(?: \S+){0,8}? pay(?:ing)?\b/,
        /(?:[$£€] ?|\b(?:eur|usd|gbp|chf) )[1-9]\d{0,2}(?![\d,.]*\d)/,
      ],
      none: [/\bmillion\b|\bper (?:day|unit|hour)\b/],
    },
  ],
  'cap-covers-core-breaches': [
    {
      all: [
        /\beven\b(?: \S+){0,10}? (?:personal data|indemnit(?:y|ies)|confiden\w+|secrecy)\b/,
        /\bcosts? (?:the )?\[\w+\] (?:no more than|at most|not more than)\b/,
      ],
      none: [/\[each\]/],
    },
  ],
  'liability-unlimited': [
    {
      all: [/\b(?:pay|liability|exposure|owes?)\b/, /\bknows? no (?:upper )?(?:bounds?|limits?|ceiling|cap)\b/],
      none: [/\[each\]/],
    },
  ],
  'cap-follows-insurance-money': [
    {
      all: [
        /\binsur(?:ance|ers?)\b(?: \S+){0,2}? (?:hands? over|pays?|provides?)\b/,
        /\bnot a (?:cent|penny|dollar) more\b|\bnothing (?:more|beyond)\b/,
      ],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
