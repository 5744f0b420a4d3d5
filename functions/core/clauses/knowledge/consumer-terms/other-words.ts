import type { IssueRule } from '../issue.ts';

/** Who runs the service, whatever it calls itself. */
const theirs = /\[(?:a|giver)\]/;
const kept =
  /\b(?:(?<!but )not(?! the obligation)|never|no longer|only|good (?:reason|cause)|days'? (?:prior |written )?notice|\d+ days|unless|after (?:warning|notice))\b/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'account-closed-at-will': [
    {
      all: [
        /\b(?:profile|account|membership)\b/,
        /\b(?:if|whenever) \[\w+\] (?:feels? like it|likes?|wants?|pleases?)\b|\bon a whim\b/,
        /\b(?:gone|closed?|ended?|deleted?|cut off|removed?)\b/,
      ],
      none: [/\bnot\b|\[a\] (?:may|can) (?:close|end|delete)\b(?=.*\[a\] (?:like|want|please))/],
    },
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        /\b(?:deactivate|close|delete|terminate|disable|suspend|block|cancel|restrict)\b/,
        /\baccounts?\b|\bmemberships?\b|\baccess to the (?:service|site|app|platform)\b/,
        /\b(?:inactive|dormant|not (?:been )?used|inactivity|(?:\[a\]|we|it) (?:\w+ )?(?:believes?|suspects?|thinks?|considers?|feels?))\b/,
      ],
      none: [/\b(?:may|shall|will) not\b|\bdays'? (?:prior |written )?notice\b|\bbank account|\bpremises\b/],
    },
    {
      bears: 'taker',
      force: ['right', 'fact'],
      all: [
        /\b(?:memberships?|accounts?|access)\b.{0,40}\b(?:can|may) be (?:\w+ )?(?:cancel\w+|terminated|closed|revoked|suspended|withdrawn)\b/,
        /\b(?:discretion|at any time|for any reason|without (?:notice|cause|reason))\b/,
      ],
      none: [/\bby (?:the )?(?:\[taker\]|member|user)\b|\bnot\b|\bpremises\b/],
    },
  ],
  'user-indemnifies': [
    {
      all: [
        /\b(?:bill|costs?|expense) (?:is|are|will be|falls on) (?:yours|\[a\])/,
        /\b(?:comes? after|sues?|complains?|goes? after)\b/,
        /\b(?:post|upload|content|use|write|share)\b/,
      ],
      none: [/\bnot\b/],
    },
    {
      force: ['duty', 'promise', 'fact', 'acknowledgement'],
      all: [
        /\[(?:a|taker)\] (?:\w+ ){0,2}?(?:responsible for|liable for|pay|reimburse|bear|cover|defend)\b/,
        /\b(?:claims?|sues?|lawsuits?|legal action|proceedings?|costs and damages|third[- ]party)\b/,
        /\b(?:content|use of the|conduct|actions?)\b|(?:\[a\]|\byou|\bthey|\buser) (?:did|do|does|posts?|uploads?|submits?)\b/,
        /\b(?:against|sues?|of|from)\b.{0,15}(?:\[o\]|\[giver\])|\[(?:o|giver)\]'s (?:\w+ )?(?:costs|damages|losses|expenses)/,
      ],
      none: [/\bnot (?:be )?(?:required|liable|responsible)\b|\bexcept\b|\bto the extent\b|\binsur/],
      test: (_, { actor }) => !/provider|vendor|supplier|licensor|contractor|company/.test(actor?.word ?? ''),
    },
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\[a\] (?:must|shall|will|agrees? to) (?:\w+ )?(?:compensate|indemnify|make good|reimburse|cover)\b/,
        /\b(?:loss(?:es)?|claims?|damages?|costs|expenses)\b/,
        /\b(?:broke|break\w*|breach\w*|violat\w+|use of the (?:site|service|app|platform)|content)\b/,
      ],
      none: [/\b(?:not|to the extent|only|up to|finally awarded|knew)\b/],
      test: (_, { actor }) => /user|customer|member|you|subscriber|guest|buyer/.test(actor?.word ?? ''),
    },
    {
      bears: 'actor',
      all: [
        /\[a\] (?:cover|pay|make good|bear|compensate|answer for)s?\b.{0,20}\[o\]'s (?:\w+ )?(?:losses?|costs|damages?|expenses)\b/,
        /\b(?:content|posts?|uploads?|use of|breach|infring\w+|rights of others)\b/,
      ],
      none: [/\b(?:not|to the extent|only|up to)\b/],
      test: (_, { actor }) => /user|customer|member|you|subscriber/.test(actor?.word ?? ''),
    },
  ],
  'fees-changed-at-will': [
    {
      all: [
        /\b(?:costs?|prices?|fees?)\b/,
        /\bup to \[o\]/,
        /\b(?:goes?|put) up\b|\b(?:raise|increase)\b/,
        /\bwhenever\b|\bas often as\b/,
      ],
      none: [/\bnot\b/],
    },
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        /\b(?:introduce|add|impose|begin charging|start charging|charge)\b/,
        /\b(?:new|additional|further|extra) (?:fees?|charges?|prices?)\b|\bcharging (?:for|fees)\b/,
        /\b(?:services?|features?|part|any time|discretion|access|use|app|site)\b/,
      ],
      none: [/\b(?:not|only|agreed|consent|change order|change request|no additional|rent|premises|expense|bank)\b/],
    },
    {
      all: [
        /\bcontinued use\b|\bcontinu\w+ (?:to use|using)\b/,
        /\b(?:price|fee|rate|charge)s? (?:change|increase)\b|\bnew (?:price|fee|rate)s?\b/,
        /\b(?:accepts?|agrees?|acceptance|consent)\b/,
      ],
      none: [/\bnot\b/],
      bears: 'taker',
    },
  ],
  'no-refunds': [
    {
      all: [
        /\b(?:money|payments?|fees?)\b(?: \S+){0,4}? (?:stays?|remains?) with \[(?:giver|o)\]/,
        /\b(?:once|paid|whatever)\b/,
      ],
      none: [/\bnot\b|\btrust\b|\bunless\b|\bdispute/],
    },
  ],
  'card-charged-any-amount': [
    {
      all: [/\[\w+\] (?:reckon|think|work out|say|find|calculate)s? \[\w+\] owes?\b/, /\b(?:card|account|wallet)\b/],
      none: [/\bnot\b/],
    },
  ],
  'third-parties-disclaimed': [
    {
      within: 'sentence',
      all: [
        /\b(?:hosts?|drivers?|shops?|sellers?|partners?|merchants?|sites?)\b/,
        /\ba matter (?:solely |only )?between \[\w+\] and (?:them|him|her|the)\b/,
      ],
      none: [/\bnever\b|\bnot\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:third[- ]party|other|linked|external) (?:\w+ )?(?:sites?|websites?|services?|links?|content|providers?)\b|\blinks\b/,
        /\b(?:accepts?|takes?|assumes?|ha(?:s|ve)) no (?:responsibility|liability)\b|\bnot (?:responsible|liable)\b/,
      ],
      none: [/^(?:the )?\[taker\]/],
    },
  ],
  'own-risk': [
    {
      force: ['acknowledgement', 'duty', 'fact'],
      all: [
        /\[a\]'s own responsibility\b|\[a\] alone (?:carry|bear|take)\b/,
        /\b(?:accept|agree|understand|acknowledge)\b/,
        /\b(?:hazards?|risks?|whatever happens|injur\w+|danger)\b/,
      ],
      none: [/\bnot (?:accept|agree)\b|\bpassword|\baccount\b/],
    },
    {
      all: [
        /\b(?:us(?:e|es|ing)|download\w*|access\w*|participat\w+|rely|relies|reliance|visit\w*|enter\w*|obtain\w*|play\w*|attend\w*)\b/,
        /\bat (?:your|its|their|his|her|the user's|\[(?:a|taker)\]'s) (?:own )?(?:sole )?(?:discretion and |risk and )risk\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'content-removed-at-will': [
    {
      bears: 'taker',
      force: ['right', 'fact'],
      all: [
        theirs,
        /\b(?:remove|delete|edit|refuse|reject|take down|moderate|block|decline)\b/,
        /\b(?:content|listings?|posts?|reviews?|comments?|materials?|submissions?|uploads?|advertisements?)\b/,
        /\b(?:(?:we|it|\[a\]) (?:\w+ )?(?:considers?|finds?|thinks?|deems?|believes?)|without (?:giving )?(?:any )?(?:reasons?|notice|explanation)|for any (?:or no )?reason|discretion|at any time)\b/,
      ],
      none: [kept, /\[taker\] may\b|\bgoods\b|\bdelivery\b|\binfring\w+\b|\bconfidential\b/],
      test: (_, { actor }) =>
        !/customer|client|buyer|user|member|tenant|you\b/.test(actor?.word ?? '') || actor?.standing === 'counterpart',
    },
    {
      bears: 'taker',
      force: 'right',
      all: [
        /\b(?:take down|remove|delete|edit|hide|block)\b/,
        /\b(?:content|posts?|reviews?|comments?|listings?|messages?|photos?)\b/,
        /(?:\[a\]|\bit|\bwe) (?:\w+ )?(?:finds?|considers?|thinks?|deems?|regards?|judges?)\b/,
      ],
      none: [kept, /\[taker\] may\b/],
    },
  ],
  'balance-or-content-forfeited': [
    {
      bears: 'taker',
      force: ['fact', 'no-right', 'waiver', 'right', 'duty', 'exclusion'],
      all: [
        /\b(?:credits?|points?|miles|rewards?|virtual (?:currency|items|goods)|gift cards?|vouchers?|(?:remaining|unused|prepaid|account) (?:balance|funds|credit)|tokens|coins)\b/,
        /\b(?:expires?|expired|forfeit\w*|lost|lapse|cancel\w+|no cash value|not (?:be )?(?:entitled to (?:any |a )?refund|refund\w*|redeem\w*)|non-?refundable|become void)\b/,
      ],
      none: [
        /\b(?:do|does|shall|will) not (?:expire|lapse|be forfeited)\b|\bnot forfeited\b|\bservice credits?\b|\bletter of credit\b|\bcredit (?:card|report|check|line|agreement|facility|party)\b|\btax credits?\b|\bpercentage points\b|\bbasis points\b|\b(?:delivery|connection|metering) points?\b|\bloan\b/,
      ],
      test: (_, { sentence }) => !/\b(?:lender|landlord|shares|option|employee|energy)\b/.test(sentence.lower),
    },
    {
      bears: 'taker',
      force: ['right', 'fact', 'duty'],
      all: [
        theirs,
        /\b(?:delete|erase|remove|destroy|purge)d?\b/,
        /\b(?:content|files|photos|messages|(?:\[o\]|\[taker\])(?:'s)? data)\b/,
        /\b(?:account|membership|subscription)\b/,
        /\b(?:ends?|clos\w+|cancel\w*|terminat\w+|expir\w+|inactive)\b/,
      ],
      none: [/\b(?:not|days after|after \d+ days|on request|at (?:the )?\[\w+\]'s request)\b/],
    },
  ],
  'features-changed-at-will': [
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        /\b(?:impose limits|limit|restrict|withdraw|discontinue|alter|change|remove)\b/,
        /\b(?:features?|functions?|functionalit\w+|parts? of the (?:service|site|app|platform))\b/,
        /\b(?:without (?:\w+ )?(?:liability|notice|telling)|at any time|discretion|from time to time)\b/,
      ],
      none: [/\b(?:not|material(?:ly)?|days'? notice|\d+ days|security reasons)\b/],
    },
  ],
  'service-refused-at-will': [
    {
      bears: 'other',
      force: 'right',
      all: [
        /\b(?:limit|cancel|restrict|refuse)\b/,
        /\b(?:quantit(?:y|ies)|orders?|purchases?)\b/,
        /\bper (?:person|household|customer|account|order)\b|\bto (?:any|anyone)\b/,
      ],
      none: [/\bnot\b|\bchange order/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
