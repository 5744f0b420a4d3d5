import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'price-adjustment-one-way': [
    {
      types: ['purchase-agreement'],
      within: 'sentence',
      all: [
        /\b(?:net assets|working capital|accounts|cash)\b(?: \S+){0,4}? (?:short|below|less|under)\b/,
        /\b(?:over|above|exceed\w*|more|higher)\b/,
        /\b(?:nothing (?:more|further)|no (?:increase|further payment|extra))\b/,
      ],
    },
  ],
  'indemnity-despite-disclosure': [
    {
      types: ['purchase-agreement'],
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:even though|although|though|even if)\b(?: \S+){0,4}? (?:told|informed|disclosed|warned)\b/,
        /\b(?:disclosure (?:letter|schedule)|disclosed|data room)\b/,
        /\b(?:pays?|indemnif\w+|liable|reimburse\w*|answers?)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'sale-claims-unlimited': [
    {
      types: ['purchase-agreement'],
      all: [
        /\bneither\b(?: \S+){0,6}? (?:bounds?|limits?|caps?|restricts?)\b/,
        /\b(?:warrant\w+|indemnit\w+)\b/,
        /\b(?:time|amounts?)\b/,
      ],
    },
  ],
  'buyer-mac-out': [
    {
      types: ['purchase-agreement'],
      force: ['right'],
      all: [
        /\b(?:until|before|prior to)\b/,
        /\[\w+\] (?:may|can|is free to) (?:drop|abandon|walk away from|withdraw from|pull out of|call off)\b/,
        /\b(?:no longer likes?|dissatisf\w+|changes? its mind|sees? fit)\b/,
      ],
    },
  ],
  'break-fee-heavy': [
    {
      types: ['purchase-agreement'],
      all: [
        /\b(?:sale|purchase|merger|deal|transaction)\b(?: \S+){0,3}? (?:comes? to nothing|falls? through|fails?|not (?:close|go ahead))\b/,
        /\b(?:owes?|pays?)\b/,
        /\b(?:blameless|no fault|not at fault|whatever the reason|regardless of)\b/,
        /\d/,
      ],
    },
  ],
  'price-paid-by-note': [
    {
      types: ['purchase-agreement'],
      all: [/\b(?:iou|promissory note|loan notes?)\b/, /\bprice\b/, /\b(?:takes?|accepts?|receives?)\b/],
      none: [/\bnot\b/],
    },
  ],
  'price-set-off': [
    {
      types: ['purchase-agreement'],
      all: [
        /\bwhat(?:ever)? (?:the )?\[\w+\] (?:says|claims|thinks)\b/,
        /\b(?:comes?|taken|knocked|deducted) (?:off|from)\b/,
        /\b(?:installment|deferred|balance|remainder|earn-?out)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'seller-release-general': [
    {
      types: ['purchase-agreement'],
      all: [
        /\b(?:forever )?(?:discharges?|releases?|acquits?)\b/,
        /\ball (?:causes of action|claims|debts|demands|actions|liabilities)\b/,
        /\b(?:known|unsuspected|unknown|of every kind|whatsoever)\b/,
        /\b(?:closing|completion)\b/,
      ],
      none: [/\bnothing\b|\bnot\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
