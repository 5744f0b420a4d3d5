import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'no-security-duty': [
    {
      all: [
        /\b(?:safe|secure|security)\b/,
        /\bnot something (?:that )?(?:the )?\[(?:giver|o|a)\] (?:makes?|gives?) any\b/,
        /\b(?:files|data|service|content|systems?)\b/,
      ],
    },
  ],
  'security-risk-on-customer': [
    {
      all: [
        /\b(?:intruders?|hackers?|hack|attackers?|break-?in|thieves)\b/,
        /\[(?:a|taker)\] (?:lives? with|suffers?|takes?|carries|bears?) (?:\S+ ){0,2}?(?:consequences|loss|harm|damage)\b/,
      ],
      test: (_, { actor }) => !/vendor|supplier|provider|processor|contractor|agency|host/.test(actor?.word ?? ''),
    },
  ],
  'breach-costs-on-customer': [
    {
      all: [
        /\b(?:bill|costs?|expense)\b(?: \S+){0,6}? (?:hack|breach|intrusion|attack)\b/,
        /\b(?:goes|go|falls?|charged|passed) (?:to|on) (?:the )?\[taker\]/,
      ],
      none: [/\bnot\b|\bnone\b|\bno costs?\b|\bto the extent\b/],
    },
  ],
  'security-absolute': [
    {
      all: [
        /\b(?:vouch\w*|promis\w+|guarant\w+|warrant\w*)\b/,
        /\b(?:no (?:outsider|one|intruder|hacker|stranger)|nobody)\b(?: \S+){0,2}? ever\b/,
        /\b(?:data|systems?|servers?|files|content)\b/,
      ],
      none: [/\b(?:does|do|can) ?not (?:guarantee|promise|warrant|vouch)\b|\bno (?:guarantee|promise)\b/],
    },
  ],
  'security-own-standard': [
    {
      within: 'sentence',
      all: [
        /\b(?:protects?|secures?|locks?|safeguards?|guards?)\b/,
        /\b(?:as far as|as much as|such (?:\S+ ){0,5}?as)\b(?: \S+){0,7}? (?:finds? (?:worthwhile|adequate|enough|sufficient)|considers? (?:sufficient|enough|adequate))\b/,
        /\b(?:files|data|things|systems?|content|precautions)\b/,
      ],
      none: [/\bnot\b|\bpremises\b|\bloan\b|\bgoods\b/],
    },
  ],
  'incident-silence': [
    {
      all: [
        /\b(?:tells?|inform|notify|report to) (?:nobody|no one)\b|\b(?:nobody|no one)\b(?: \S+){0,3}? (?:told|informed|notified)\b/,
        /\b(?:hack|breach|incident|intrusion)\b/,
        /\b(?:before|until|unless|without)\b/,
      ],
      none: [/\blaw\b/],
    },
  ],
  'incident-costs-on-provider': [
    {
      within: 'sentence',
      all: [
        /\b(?:accessed|stolen|hacked|compromised)\b/,
        /\[a\] (?:shall|will|must) (?:reimburse|pay|bear|cover|meet)\b/,
        /\b(?:forensic|credit monitoring|call cent(?:er|re)s?)\b/,
      ],
      none: [/\bnot\b|\bto the extent\b|\bcaused by\b|\bresult\w* from\b/],
      test: (_, { actor }) => /vendor|supplier|provider|processor|contractor|host/.test(actor?.word ?? ''),
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
