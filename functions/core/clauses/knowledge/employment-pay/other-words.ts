import type { IssueRule } from '../issue.ts';

const commission = /\bcommissions?\b/;
const bonus =
  /\b(?:bonus(?:es)?|incentives?(?: (?:pay|compensation|payments?|awards?))?|variable (?:pay|compensation)|awards?)\b/;
const refused =
  /\b(?:not (?:be )?(?:required|obliged|obligated)|need not|no (?:duty|obligation)|whether or not|regardless of whether)\b/;

/** Rules for the plain words of form contracts. */
export const otherWords = {
  'bonus-discretionary': [
    {
      types: ['employment-contract'],
      all: [
        bonus,
        /\b(?:entirely|solely|purely|is|are) (?:entirely |solely |purely )?(?:a matter (?:for|of)|up to|for (?:the )?(?:company|employer|board|\[\w+\]) to)(?!\w)/,
      ],
      none: [/\bnot (?:a matter|up to)\b/],
    },
    {
      force: ['right', 'fact', 'duty'],
      all: [
        bonus,
        /\b(?:may|can|could) (?:\S+ ){0,2}?(?:receive|be (?:eligible|considered|paid|awarded)|get|qualify|earn)\b/,
        /\b(?:not (?:be )?(?:guaranteed|assured|promised)|no guarantee|(?:if|as|when|where) (?:the )?(?:\[\w+\]|company|employer|board|management)(?: so| may)? (?:so )?(?:decides?|determines?|chooses?|wishes|elects?|sees fit))\b/,
      ],
      none: [/\bnot (?:be )?discretionary\b|\brepay|\brecover|\btender\b|\bcontract award/],
    },
  ],
  'commission-only-when-collected': [
    {
      all: [
        commission,
        /\b(?:earned|due|payable|paid|accrues?|owed|calculated|based|computed|credited)\b/,
        /\b(?:until|unless|when|once|after|following|only if|if|upon|on|as and when)\b[^.;]{0,50}\b(?:receives?|received|collects?|has collected|has received|receipt of|collection of|paid in full|pays?|has paid|payment (?:by|from|of))\b[^.;]{0,60}\b(?:payment|paid|funds|invoice|money|cash|customers?|clients?|purchasers?|buyers?|price|in full|\[\w+\]'s payment)(?!\w)|\b(?:actually|in fact) (?:collected|received|paid)\b|\b(?:net )?cash (?:receipts|received|collected|collections)\b|\b(?:collected|received) (?:revenue|amounts?|sums|fees|payments?)\b/,
      ],
      none: [
        /\b(?:whether or not|regardless of whether|even if|irrespective of)\b|\bwhen the order is\b|\b(?:order|contract) is (?:accepted|signed)\b|\bsecurities\b|\bterminat\w+|\bleav(?:e|es|ing)\b|\bend of (?:the )?(?:employment|agreement)\b|\bcommission (?:file|order|ruling)|\bthe commission\b[^.;]{0,20}\b(?:shall (?:approve|issue|decide)|approves|has jurisdiction)/,
      ],
    },
    {
      all: [
        commission,
        /\b(?:repa(?:y|ys|id|yment)|pay(?:s)? back|return(?:ed|s)?|refund\w*|charged back|reversed|deducted|recovered|claw\w*)\b/,
        /\b(?:if|where|when|to the extent|should|on|in the event)\b[^.;]{0,50}\b(?:not (?:\S+ )?(?:pay|paid|collected|received)|fails? to pay|defaults?|non-?payment|unpaid|bad debts?|uncollect\w+|refunds?|cancels?)\b/,
      ],
      none: [refused, /\bsecurities\b/],
    },
  ],
  'commission-lost-on-leaving': [
    {
      all: [
        /\bcommissions?\b[^.;]{0,40}\b(?:payable|paid|due|earned|accrues?)\b/,
        /\b(?:only (?:while|as long as|so long as|if|during)|as long as|so long as|provided)\b[^.;]{0,40}\b(?:employ\w+|in (?:the )?service|works? for)\b/,
      ],
      none: [/\bnot only\b|\bwhether or not\b/],
    },
    {
      force: ['no-right', 'ban', 'fact', 'no-duty', 'duty'],
      all: [
        /\b(?:not (?:be )?(?:entitled|eligible)(?: to| for)?|no (?:right|entitlement|claim) to|no|nor|not (?:be )?(?:paid|payable|due|receive|earn))\b[^.;]{0,40}\bcommissions?\b|\bcommissions?\b[^.;]{0,60}\b(?:not (?:be )?(?:paid|payable|due|earned)|ceases?|lost|forfeited|lapses?)\b/,
        /\b(?:orders?|sales?|deals?|business|contracts?|renewals?|invoices?|shipments?|shipped|invoiced|closed|booked|delivered|paid)\b/,
        /\b(?:after|following|subsequent to|by|before|as (?:of|at)|on)\b[^.;]{0,30}\b(?:last day|terminat\w*|end of (?:the )?employment|leav\w*|departure|cessation|date of (?:\S+ )?(?:terminat|leav)\w+)\b/,
      ],
      none: [
        /\b(?:earned before|remains? payable|shall (?:still )?be paid|not affect|securities|compet\w+|except|unless|pro rata|for cause)\b/,
      ],
    },
  ],
  'pay-cut-unilateral': [
    {
      force: ['right', 'fact'],
      types: ['employment-contract'],
      all: [
        /\[a\] (?:may|can|reserves? the right to|is entitled to|shall be entitled to) (?:\S+ ){0,3}?(?:reduce|decrease|lower|cut|suspend)\b[^.;]{0,20}\b(?:pay|salary|salaries|wages|hours|remuneration|benefits)\b|\b(?:pay|salary|wages|remuneration|compensation|benefits)\b[^.;]{0,20}\b(?:subject to (?:change|reduction|review and reduction)|may be (?:changed|reduced|decreased|revised|cut))\b/,
      ],
      none: [/\b(?:not|consent|agree\w*|mutual\w*|upwards?|tax(?:es)?|severance|fees?|sick\w*|unauthori[sz]ed)\b/],
    },
    {
      force: ['right', 'fact'],
      all: [
        /\b(?:may|can|reserves? the right to|is entitled to|has the right to) (?:\S+ ){0,6}?(?:decrease|reduce|lower|cut|revise|change|adjust downwards?)\b/,
        /\[\w+\]'s (?:then[- ]current )?(?:annual |base |basic |gross |monthly )*(?:salary|wages?|pay|remuneration|compensation|benefits|hourly rate)\b/,
      ],
      none: [
        /\b(?:not|consent|agree\w*|mutual\w*|increase(?:d)? but|increase only|fees?|invoices?|tax(?:es)?|severance|disab\w+|all (?:other )?(?:executives|employees|senior)|across[- ]the[- ]board|proportion\w*)\b/,
      ],
    },
  ],
  'equity-lost-on-leaving': [
    {
      types: ['employment-contract'],
      force: ['fact', 'duty', 'ban', 'no-right', 'right'],
      all: [
        /\b(?:options?|awards?|rsus?|restricted (?:stock|shares?|units?)|equity|phantom (?:shares?|units?))\b/,
        /\b(?:lapses?|expires?|forfeit(?:s|ed|ure)?|(?:is|are|be) cancel(?:l)?ed|terminates?|lost|extinguished|surrendered)\b/,
        /\b(?:on|upon|after|before|at|by|with|when|if)\b[^.;]{0,40}\b(?:terminat\w+|leav(?:e|es|ing)|cessation|ceases? to be (?:an )?employ\w+|last day|end of (?:the )?employment|resign\w+|departure)\b/,
      ],
      none: [
        /\b(?:not (?:lapse|expire|be forfeited|terminate)|remains? exercisable|vest(?:s|ed)? in full|accelerat\w+|only (?:if|where|in)|for cause|renew\w*|lease|purchase option|option to (?:renew|extend|purchase|buy)|\d+ (?:days|months|years?) (?:after|following|of))\b/,
      ],
    },
  ],
  'no-expense-refund': [
    {
      all: [
        /\bno (?:\w+ )?(?:expenses|costs|expenditure)\b[^.;]{0,40}\b(?:reimbursed|refunded|repaid|paid|recoverable|claimed)\b/,
        /\bwithout\b|\bunless\b|\bexcept\b|\b(?:reimbursed|refunded|repaid|paid|recoverable|claimed)\b/,
      ],
      none: [/\bcustomer|\bsupplier|\bclient\b|\btenant|\blandlord/],
    },
    {
      all: [
        /\b(?:salary|wages?|remuneration|base pay|compensation)\b/,
        /\b(?:includes?|inclusive of|covers?|in full satisfaction of|compensates? for)\b[^.;]{0,20}\b(?:all|any|every) (?:\w+ ){0,2}?(?:expenses|costs|travel|outlays?)\b/,
      ],
      none: [/\bnot\b|\bexpert|\bdamages\b|\bfees?\b/],
    },
  ],
  'bonus-paid-late': [
    {
      force: ['right', 'fact'],
      all: [
        /\b(?:defers?|postpones?|delays?|deferred|postponed|delayed|withheld|withholds?)\b/,
        /\b(?:payment|payout|part|all|portion|settlement)\b[^.;]{0,40}\b(?:bonus(?:es)?|incentives?|variable (?:pay|compensation))\b|\b(?:bonus(?:es)?|incentives?) (?:payments?|payouts?)\b/,
      ],
      none: [
        /\bnot (?:be )?(?:defer|postpone|delay)\w*|\b(?:section )?409a\b|\bat the \[giver\]'s (?:option|request)|\belects? to defer\b/,
      ],
    },
  ],
  'repayment-gross': [
    {
      all: [
        /\b(?:repay\w*|repaid|return(?:ed)?|refund\w*|recover\w*|claw\w*)\b/,
        /\b(?:gross (?:\w+ )?(?:amount|sum|value|figure|of tax)|before (?:any )?(?:tax(?:es)?|deductions?)|(?:not|rather than|without deduct\w+)[^.;]{0,20}\b(?:net|tax))\b/,
      ],
      none: [
        /\bnot (?:\S+ ){0,2}?(?:the )?gross\b|\bnet of tax\b|\bnet amount after\b|\bgross (?:revenue|sales|receipts|negligence)|\bvat\b|\binvoice|\bcustomer|\bsupplier|\broyalt/,
      ],
    },
  ],
  'repayment-for-company-results': [
    {
      all: [
        /\b(?:repay\w*|repaid|return(?:s|ed)?|pay back|give back|refund\w*|recover\w*|claw\w*)\b/,
        bonus,
        /\b(?:profits?|results|earnings|revenues?|share price|stock price|ebitda|margins?|turnover|performance) (?:\S+ ){0,3}?(?:falls?|declines?|drops?|decreases?|deteriorates?|(?:is|are) (?:lower|down|negative|below))\b|\b(?:makes?|made|suffers?|reports?|records?) (?:a |any )?(?:\w+ )?loss\b/,
      ],
      none: [refused, /\bnot\b[^.;]{0,20}\b(?:repay|return|recover)|\brestat\w+|\bfraud/],
    },
  ],
  'good-leaver-narrow': [
    {
      all: [
        /\b(?:any|every|all) other (?:reason|case|circumstances?|leavers?|employees?)\b|\bnot a good leaver\b|\botherwise than as a good leaver\b/,
        /\bbad leavers?\b/,
      ],
      clauseNone: [
        /\bgood leaver\b[^.;]{0,120}\b(?:without cause|good reason|redundan\w+|constructive|wrongful\w*|unfair\w*)\b/,
      ],
    },
  ],
  'award-lost-in-one-piece': [
    {
      all: [
        /\bno (?:\w+ )?(?:pro[- ]?rat(?:a|ed)|partial|proportionate|part) (?:\w+ )?(?:payments?|bonus|awards?|entitlement|amount|vesting)\b|\bnot (?:be )?(?:paid |payable |vest )?(?:in part|pro[- ]?rat(?:a|ed))\b/,
        /\b(?:leav(?:e|es|ing)|left|terminat\w+|resign\w*|ends?|ceases?|employed|employment)\b/,
      ],
      none: [/\bfees?\b|\brent\b|\brefund|\bsubscription|\bcustomer/],
    },
    {
      all: [
        /\b(?:entire|whole|full|all of the)\b[^.;]{0,30}\b(?:retention|bonus|award|grant|incentive)\b[^.;]{0,40}\b(?:forfeited|lost|lapses?|repayable|not (?:be )?(?:paid|payable))\b/,
        /\b(?:leav(?:e|es|ing)|before|prior to|terminat\w+|resign\w*)\b/,
      ],
      none: [/\bnot (?:be )?(?:forfeited|lost)\b/],
    },
  ],
  'service-excludes-leave': [
    {
      all: [
        /\b(?:notice|garden(?:ing)? leave|parental leave|maternity leave|sick(?:ness)? leave|leave|absence|absent|suspension)\b/,
        /\b(?:not (?:be )?(?:count(?:ed|s)?|treated|deemed|considered|regarded|included)|excluded|disregarded|excludes?|does not include|do not count|does not count)\b/,
        /\b(?:service|vest(?:ing|s)?|continuous employment|length of employment|qualifying period|bonus|period of employment)\b/,
      ],
      none: [
        /\b(?:not (?:be )?(?:excluded|disregarded|deducted)|computing the notice|nda|confidential\w*|services|service of (?:notice|process)|customer|lease)\b/,
      ],
    },
    {
      all: [
        /\b(?:bonus(?:es)?|incentives?|commissions?|awards?|retention payment)\b[^.;]{0,50}\b(?:reduced|pro[- ]?rated|lowered|abated|cut)\b[^.;]{0,40}\b(?:leave|absence|absent|sick\w*)\b/,
      ],
      none: [/\bnot (?:be )?(?:reduced|pro|lowered|cut)|\bno (?:bonus|reduction)|\bunpaid leave\b/],
    },
  ],
  'deductions-from-pay': [
    {
      force: ['right', 'fact'],
      all: [
        /\b(?:may|can|reserves? the right to|is entitled to|will|shall be entitled to)\b[^.;]{0,20}\b(?:withhold|hold back|retain|delay|keep)\b[^.;]{0,50}\b(?:salary|wages|pay|paycheck|final payment|remuneration|commissions?)\b/,
        /\b(?:until|unless|if|pending|for)\b/,
      ],
      none: [/\b(?:tax(?:es)?|required by law|social security|not|severance|at the request)\b/],
    },
  ],
  'clawback-wide': [
    {
      types: ['employment-contract'],
      all: [
        bonus,
        /\b(?:repayment|return|recovery|refund|claw-?back|repaid|recoup\w*)\b/,
        /\b(?:(?:if|where|when|whenever|as) (?:it|they|the \[?\w+\]?|he|she) (?:considers?|thinks?|deems?|believes?|sees?|finds?|decides?|determines?)|in its (?:sole |absolute )?(?:discretion|opinion|judgment)|for any reason)\b/,
      ],
      none: [/\bnot (?:be )?(?:require|repa|return|recover)\w*\b|\bfraud\b|\btender\b|\bpro[- ]rata\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
