import type { IssueRule } from '../issue.ts';

const suspends =
  /\b(?:suspen(?:d|ds|ded|sion|sions)|put (?:\S+ ){0,4}?on hold|stop (?:the )?work|interrupt|halt|cut off)\b/;
const soft =
  /\b(?:not|never|no|neither|only|solely|to the extent|unless|cure|remed\w+|days'? (?:prior |written )*notice|\d+ (?:business )?days)\b/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'broad-suspension-grounds': [
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        suspends,
        /\b(?:if|where|whenever|when) (?:the )?(?:\[a\]|it|in (?:its|the \[a\]'s|\[a\]'s) \w+) (?:reasonably )?(?:believes?|suspects?|thinks?|considers?|has reason|feels?)\b|\b(?:any|a|each|every) (?:breach|violation|default|failure|non-?compliance)\b|\bhas (?:breached|violated)\b|\bfor (?:its )?convenience\b/,
      ],
      none: [soft, /\b(?:reasonably|material breach|undisputed|serious|security threat)\b|\[each\]/],
    },
    {
      bears: 'other',
      force: 'right',
      all: [
        /\b(?:suspend|block|disable|restrict|withhold|interrupt|cut off)\b.{0,40}(?:\b(?:services?|access|account|performance|use|supply|platform)\b|\[o\])/,
        /\b(?:breach(?:es)?|violat(?:es|ion)) (?:of )?(?:any|these|this|the|a|its|an)\b|\bsuspects? (?:a |any )?(?:breach|violation|misuse)\b|\bfor any reason\b/,
      ],
      none: [soft, /\b(?:undisputed|security threat|material(?:ly)?)\b|\[each\]/],
    },
    {
      bears: 'other',
      force: 'right',
      all: [
        /\b(?:shut (?:off|down)|switch off|turn off|cut off|stop|disconnect|block)\b/,
        /\b(?:services?|access|account|platform|system|supply)\b/,
        /\bat any (?:moment|time)\b|\bwhenever\b|\bfor any reason\b/,
      ],
      none: [soft, /\[each\]/],
    },
  ],
  'suspension-without-end': [
    {
      bears: 'other',
      force: ['right', 'no-duty', 'duty', 'fact'],
      all: [
        suspends,
        /\b(?:until further notice|no (?:obligation|duty) to (?:restore|resume|reinstate|lift|reactivate)|(?:not|never) (?:be )?(?:obliged|obligated|required) to (?:restore|resume|reinstate|lift|reactivate))\b/,
      ],
      none: [/\[each\]|\bmay not\b|\bshall not suspend\b/],
    },
    {
      bears: 'other',
      all: [
        /\b(?:reinstate\w*|restor(?:e|ation|ing)|reactivat\w+|resum\w+|reconnect\w*)\b/,
        /\b(?:services?|access|account|performance|suspen\w+|supply)\b/,
        /\b(?:sole |absolute )?discretion\b|\bas (?:the )?\[a\] (?:sees fit|decides|determines)\b/,
      ],
      none: [/\bpremises\b|\brent\b|\bdamage[ds]?\b|\bfire\b|\[each\]|\bcasualty\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:resum\w+|restor\w+|reinstat\w+|lifted)\b/,
        /\b(?:services?|access|account|supply)\b/,
        /\[(?:giver|a)\]'s (?:own )?(?:choosing|choice|convenience|discretion)\b/,
      ],
      none: [/\bpremises\b|\bdamage\b/],
    },
  ],
  'suspension-for-any-late-sum': [
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        suspends,
        /\buntil\b.{0,30}\b(?:all|any|every|the|full|payment)\b.{0,40}\b(?:amounts?|sums?|fees|invoices?|payments?|arrears|charges)\b.{0,30}\b(?:paid|settled|received|made)\b|\b(?:for|upon|on|because of|in case of|in the event of) (?:any )?(?:non-?payment|late payment|overdue|failure to pay|delay in payment)\b/,
      ],
      none: [
        soft,
        /\[each\]|\b(?:undisputed|after (?:\w+ )?notice|by (?:written )?notice)\b|\bpayment (?:may|shall) be suspended|\bsuspend (?:\w+ )?payments?\b/,
      ],
    },
    {
      bears: 'other',
      force: 'right',
      all: [
        /\b(?:suspend|withhold|stop|halt|interrupt|discontinue)\b.{0,40}\b(?:services?|deliver(?:y|ies)|performance|work|access|supply|supplies|shipments?|account)\b/,
        /\b(?:payment|invoices?|fees|sums?|amounts?)\b.{0,30}\b(?:not (?:received|paid|made)|overdue|late|unpaid|outstanding)\b|\b(?:overdue|late|unpaid|outstanding) (?:\w+ )?(?:payment|invoices?|fees|sums?|amounts?)\b/,
      ],
      none: [
        /\b(?:not suspend|undisputed|days'? (?:prior |written )*notice|\d+ (?:business )?days|after (?:written )?notice)\b|\[each\]|\bwithhold (?:any )?payments?\b/,
      ],
      test: (_, { actor }) => !/customer|client|buyer|tenant|licensee|owner/.test(actor?.word ?? ''),
    },
    {
      bears: 'other',
      force: 'fact',
      all: [
        /\b(?:if|when|where|as long as)\b.{0,25}\b(?:invoice|payment|fees?|sum|amount)\b.{0,20}\b(?:unpaid|overdue|late|not paid|outstanding)\b/,
        /\[a\] (?:stops?|suspends?|interrupts?|cuts off|withholds?|halts?)\b.{0,15}\b(?:services?|deliver\w+|access|supply|work)\b/,
      ],
      none: [/\[each\]|\bnot (?:stop|suspend)/],
    },
  ],
  'work-suspended-without-pay': [
    {
      bears: 'giver',
      force: ['right', 'fact'],
      types: ['service-agreement', 'purchase-agreement', 'other', 'power-purchase-agreement'],
      all: [
        suspends,
        /\b(?:(?:the|any|all) (?:work|services?|project|deliver(?:y|ies)|performance|supply)|performance)\b/,
        /\[a\]/,
        /\b(?:at any time|for (?:its )?convenience|for any reason|discretion|without (?:any )?(?:liability|payment|compensation|cost)|for such (?:period|time)|as long as|whenever)\b/,
      ],
      none: [
        /\b(?:not|paid for|standby|equitable adjustment|compensat\w+ (?:the )?\[o\]|demobili[sz]ation|pay the|reasonable costs|extension of time|breach|unpaid|fails? to pay|overdue|force majeure)\b(?<!are not)/,
        /\[each\]/,
      ],
      clauseNone: [/\b(?:shall|will) (?:pay|compensate|reimburse)\b|\bequitable adjustment\b|\bstandby\b/],
      test: (_, { actor }) =>
        /client|customer|owner|employer|buyer|purchaser|company|principal|developer|authority/.test(actor?.word ?? ''),
    },
    {
      bears: 'giver',
      all: [
        suspends,
        /\b(?:not (?:be )?(?:paid|compensated|entitled)|no (?:payment|compensation|claim|charge|fee)|without (?:payment|compensation|pay))\b/,
        /\b(?:delay|suspension|hold|stoppage|time|costs?|period)\b/,
      ],
      none: [
        /\[taker\] (?:is|are|shall) not\b|\[each\]|\bno (?:fees?|charges?|payments?) (?:accrue|are due|is due|shall be due) (?:from|by)\b|\bbreach\b|\buser\b|\baccount\b/,
      ],
      test: (_, { sentence }) => /\b(?:work|project|contractor|services?|deliver)/.test(sentence.lower),
      types: ['service-agreement', 'purchase-agreement', 'other', 'power-purchase-agreement'],
    },
    {
      bears: 'giver',
      force: 'right',
      types: ['service-agreement', 'purchase-agreement', 'other'],
      all: [
        /\b(?:pause|suspend|halt|interrupt|postpone|put)\b.{0,30}\b(?:project|work|services?|deliver(?:y|ies)|assignment)\b/,
        /\b(?:owes? nothing|without (?:any )?(?:payment|compensation|liability|charge)|no (?:payment|compensation|claim))\b/,
      ],
      none: [/\[each\]|\bnot suspend\b/],
      test: (_, { actor }) => /client|customer|owner|employer|buyer|company|principal/.test(actor?.word ?? ''),
    },
  ],
  'suspension-without-notice': [
    {
      bears: 'other',
      force: 'right',
      all: [
        /\b(?:disconnect|switch off|shut (?:down|off)|cut off|deactivate|disable|block|suspend)\b/,
        /\bwithout (?:giving |any |prior |further )*(?:notice|warning)\b|\b(?:immediately|at once|instantly)\b/,
        /\[o\]|\b(?:services?|access|account|supply|connection)\b/,
      ],
      none: [/\b(?:not|restore|lift|emergency|danger|days'? notice|employment|terminate)\b|\[each\]/],
    },
  ],
  'fees-run-during-suspension': [
    {
      bears: 'taker',
      all: [
        /\b(?:while|when|during|even if|although)\b.{0,20}\bsuspen\w+/,
        /\[(?:a|taker)\] (?:keeps? (?:on )?paying|continues? (?:to pay|paying)|goes on paying|still (?:pays|owes|has to pay))\b/,
      ],
      test: (_, { actor }) => !/provider|vendor|supplier|landlord|employer/.test(actor?.word ?? ''),
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
