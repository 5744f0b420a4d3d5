import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'withhold-on-allegation': [
    {
      bears: 'other',
      force: 'right',
      all: [
        /\[a\] (?:may|can|is entitled to|shall be entitled to|has the right to|reserves the right to)\b[^.;]{0,30}\b(?:withhold|hold back|retain|refuse to pay|suspend payment of)\b[^.;]{0,60}\b(?:disputed (?:sums?|amounts?|invoices?|items?|charges)|(?:it|\[a\]|they) (?:\S+ )?(?:disputes?|contests?|questions?|objects to))\b/,
      ],
      none: [
        /\b(?:not|good faith|bona fide|reasonabl[ey]|undisputed|deposit|escrow|promptly|expert)\b|\bnotif\w+|\bnotice\b/,
      ],
    },
  ],
  'set-off-across-contracts': [
    {
      all: [
        /\b(?:sister compan(?:y|ies)|affiliates?|group compan(?:y|ies)|subsidiar(?:y|ies)|other contracts?)\b/,
        /\b(?:comes?|taken|knocked) off\b|\bcounts? against\b/,
        /\b(?:owes?|owed)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'set-off-contingent-claims': [
    {
      force: ['right', 'fact'],
      all: [
        /\b(?:keep|hold)\b(?: \S+){0,3}? back\b|\bwithhold\b/,
        /\b(?:debts?|claims?|liabilit(?:y|ies))\b(?: \S+){0,4}? (?:may|might|could) (?:\S+ )?(?:arise|fall due|come)\b/,
      ],
      none: [/\bnot\b|\breserve fund\b|\bescrow/],
    },
  ],
  'deduct-on-own-estimate': [
    {
      bears: 'other',
      force: 'right',
      all: [
        /\[a\] (?:may|can|is entitled to|shall be entitled to|has the right to|is authori[sz]ed to|reserves the right to)\b[^.;]{0,40}\b(?:deduct|set[- ]?off|offset|withhold|retain|keep back|net)\b/,
        /\b(?:any|the|all|whatever|such) (?:sums?|amounts?|moneys?|costs?|loss(?:es)?)\b[^.;]{0,40}\[a\] (?:\S+ )?(?:considers?|believes?|thinks?|estimates?|deems?|determines?|claims?)\b|\bin \[a\]'s (?:\S+ )?(?:opinion|judg(?:e)?ment|view|estimation)\b|\[a\] (?:\S+ )?(?:estimates?|considers?|believes?) (?:to be|as|will be|is)\b/,
      ],
      none: [/\b(?:not|undisputed|agreed|court|expert|escrow|good faith)\b/],
    },
    {
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:takes?|knocks?) off\b|\b(?:deducts?|subtracts?)\b/,
        /\bwhat(?:ever)? (?:it|the \[\w+\]|\[\w+\]) (?:reckons?|thinks?|estimates?|believes?)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'set-off-ban': [
    {
      within: 'sentence',
      all: [
        /\b(?:keeps?|holds?) nothing back\b|\bnot reduce or (?:hold back|withhold)\b/,
        /\b(?:pays?|met|paid)\b/,
        /\bowes?\b|\bcounterclaim/,
      ],
      none: [/\bnothing in\b/],
    },
  ],
  'retention-money': [
    {
      all: [
        /\b(?:a (?:tenth|fifth|twentieth)|\d+%|part)\b(?: \S+){0,6}? (?:stays?|remains?) with\b/,
        /\b(?:bills?|invoices?|price|payments?)\b/,
        /\buntil\b/,
      ],
      none: [/\bgoods\b|\btitle\b|\bnot\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
