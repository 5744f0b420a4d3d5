import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'morals-allegation': [
    {
      all: [
        /\b(?:anyone|somebody|someone|anybody) (?:accuses?|alleges?|suspects?)\b/,
        /\b(?:drop|end|terminate|cancel|suspend)\b/,
        /\b(?:wrongdoing|offen[cs]e|misconduct|crime|impropriety)\b/,
      ],
      none: [/\bnot\b|\binfring/],
    },
  ],
  'campaign-costs-on-talent': [
    {
      all: [
        /\b(?:posters?|adverts?|advertis\w+|campaigns?|commercials?|billboards?)\b/,
        /\b(?:come down|pulled|withdrawn|taken down|reprint\w*|new ones)\b/,
        /\b(?:foots? the bill|pays? for)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'fees-repaid-on-conduct': [
    {
      all: [
        /\b(?:scandal|misconduct|disgrace|wrongdoing|shame)\b/,
        /\b(?:gives?|pays?|hands?) back\b|\brefunds?\b/,
        /\b(?:all|everything|every|whatever) (?:\S+ ){0,4}?(?:paid|received|earned)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'image-kept-without-pay': [
    {
      all: [
        /\b(?:face|image|picture|name|likeness|voice)\b/,
        /\b(?:when|after|once)\b(?: \S+){0,3}? (?:over|ends?|ended|expir\w+)\b/,
        /\b(?:goes on|keeps? on|continues?) (?:to )?(?:show|us|display)\w*\b/,
        /\b(?:owes? nothing|without (?:further )?(?:pay|payment|fee)|no (?:further )?(?:pay|fee|payment))\b/,
      ],
    },
  ],
  'illness-as-misconduct': [
    {
      all: [
        /\b(?:hurt|pregnan\w+|ill|injur\w+|sick)\b/,
        /\b(?:dealt with|treated|regarded|handled) (?:\S+ )?(?:as|like)\b/,
        /\b(?:misconduct|broke|broken|breach\w*|violat\w+)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
