import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'take-or-pay-no-make-up': [
    {
      all: [
        /\b(?:fetched|taken|collected|called for) or not\b/,
        /\b(?:billed|charged|paid|payable|pays?|due)\b/,
        /\d|\bminimum\b|\bquantit/,
      ],
      none: [/\b(?:may|can) be (?:taken|had|fetched|collected) (?:later|in any)\b/],
    },
  ],
  'minimum-despite-failure': [
    {
      all: [
        /\b(?:should|even if|although|though|when|if)\b(?: \S+){0,4}? (?:unable to|cannot|fails? to|could not) (?:deliver|supply|ship)\b/,
        /\[\w+\] (?:still|nevertheless|nonetheless) (?:owes?|pays?)\b|\bremains? (?:due|payable)\b/,
        /\b(?:minimum|least|quantity|volume|shortfall)\b/,
      ],
      none: [/\bnot remain\b/],
    },
  ],
  'capacity-without-commitment': [
    {
      all: [
        /\b(?:stands? by|standing by|at the ready|in reserve|on call)\b/,
        /\b(?:trucks?|machines?|staff|capacity|stock|crew|vehicles)\b/,
        /\b(?:although|though|even if|but)\b(?: \S+){0,3}? (?:may|need|can|does|has)\b(?: \S+){0,4}? (?:none|nothing|no order|not order|not book)\b/,
      ],
    },
  ],
  'minimum-spend': [
    { force: ['ban'], all: [/\b(?:less|fewer) than (?:[$£€] ?)?\d/, /\bmay not (?:order|buy|spend|take|purchase)\b/] },
  ],
  'binding-forecast': [
    {
      all: [
        /\bwhat (?:the )?\[a\] (?:says|states|reports|estimates)\b(?: \S+){0,6}? (?:will|expects? to) (?:want|need|order|buy|take)\b/,
        /\b(?:has to|must|shall|is bound to) (?:take|buy|accept|pay)\b/,
      ],
    },
  ],
  'quota-loses-rights': [
    {
      all: [
        /\b(?:sells?|sold) (?:\S+ ){0,3}?(?:fewer|less) than\b/,
        /\b(?:rights?|territory|exclusivity|license)\b(?: \S+){0,4}? (?:gone|lost|ends?|lapses?|withdrawn)\b/,
      ],
      none: [/\bnot (?:be )?(?:lost|withdrawn|end|lapse)\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
