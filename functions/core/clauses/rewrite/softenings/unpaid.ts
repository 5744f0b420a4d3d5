import {
  forces,
  isBan,
  isOwn,
  isOwed,
  isTheirRight,
  isNobodys,
  isTheirs,
  saysNothingOf,
  all,
  type Softening,
} from './setting.ts';

/** What is taken without anything in return. */
export const unpaid: readonly Softening[] = [
  {
    find: /(?<!including),? without (?:any |further |additional )*(?:discount|charge|compensation|payment|credit|contribution|recourse|refund|reimbursement|remuneration|interest|liability|obligation|penalty|abatement|reduction of \w+)(?: (?:whatsoever|at all))?(?: (?:in respect of|of|to|for) [^,;:.()]{3,60})?(?=[,;:.]| and | or |$)/gi,
    put: '',
    when: (setting) => isTheirRight(setting) || isOwed(setting) || isNobodys(setting),
  },
  {
    find: /,? without (?:(?:any|further|the need for|need for|requiring) )*(?:proof of (?:actual )?(?:loss|damage)s?|demand|cure|grace|(?:set-?off|offset|deduction|counterclaim|withholding|abatement))(?:,? (?:or|and|nor)? ?(?:set-?off|offset|deduction|counterclaim|withholding|abatement|suspension|demand|protest|delay)){0,4}(?: (?:whatsoever|of any kind))?(?=[,;:.]| and | or |$)/gi,
    put: '',
    when: (setting) => isOwed(setting) || isNobodys(setting),
  },
  {
    find: /(?<!including),? without limit(?:ation)?(?=[,;:.]| and |$)/gi,
    put: '',
    when: (setting) => !isBan(setting),
  },
  {
    find: /,? at no (?:additional |extra |further )?(?:charge|cost)(?: to [^,;:.()]{3,40})?(?=[,;:. ])/gi,
    put: '',
    when: isOwn,
  },
  {
    find: /,? in addition to,? and not in (?:lieu|substitution|limitation) (?:of|for)\b[^,;.()]{0,80}(?=[,;.])/gi,
    put: '',
  },
  {
    find: /,? (?:such (?:sums?|payments?|amounts?|damages) being )?in addition to (?!,)[^,;.()]{4,120}(?=[,;.]|$)/gi,
    put: '',
    when: all(isOwed, ({ statement }) =>
      /\b(?:pays?|liable|liquidated|damages|reimburse|charge|fee|sum)\b/.test(statement.words),
    ),
  },
  {
    find: /,? jointly and severally,?(?= )/gi,
    put: ' severally',
    when: (setting) => isOwed(setting) || isTheirRight(setting),
  },
  {
    find: /\b(?:non-?refundable|non-?cancel{1,2}able)(?:,? (?:and )?non-?(?:refundable|cancel{1,2}able|creditable))? /gi,
    put: '',
    when: isOwed,
  },
  {
    find: /\bon an? (?:cumulative(?: and compounding)?|compound(?:ed|ing)?(?: and cumulative)?) basis\b/gi,
    put: 'on a non-cumulative basis',
    when: (setting) => !isTheirs(setting) || isOwed(setting) || setting.statement.force === 'fact',
  },
  {
    find: /\b(?:then[- ]current|then prevailing|prevailing|current list|standard list|list|then applicable) ((?:[a-z]+ ){0,3}(?:rates?|prices?|charges|fees|tariffs?))(?: (?:current|applicable|prevailing|in force|ruling)(?: (?:at|on) [^,;:.()]{3,40})?)?\b/gi,
    put: 'agreed $1',
    when: (setting) => isOwed(setting) || setting.statement.force === 'fact',
  },
  {
    find: /\ball (?=(?:costs?|expenses?|attorneys?['’]? fees|legal fees)\b)/gi,
    put: 'all reasonable and documented ',
    when: all(isOwed, forces('duty', 'promise'), saysNothingOf(/\breasonabl|\bdocumented|\bown costs|\bper ?cent|%/)),
  },
  {
    find: /(?<!reasonable )\b(attorneys?['’]? fees|legal fees|counsel fees|solicitors['’] fees)\b/gi,
    put: 'reasonable $1',
    when: all(isOwed, saysNothingOf(/\breasonabl|\ball (?:costs|expenses|attorney|legal)/)),
  },
];
