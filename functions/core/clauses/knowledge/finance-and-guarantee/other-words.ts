import type { IssueRule } from '../issue.ts';

/** What makes the same words harmless wherever they are denied, or wherever time to cure is given. */
const denied = /\b(?:no|not|never|neither|nor|unless|without any obligation)\b/;
const cured = /\b(?:within|unless|grace|remed\w+|cured?|continu\w+|after (?:written )?notice|\d+ (?:\w+ )?days)\b/;
const rent = /\b(?:rent|premises|lease[ds]?|tenan\w+|insur\w+|royalt\w+|subscription|goods|services|infring\w+)\b/;
const isDefault =
  /\b(?:is|are|be|constitutes?|as|becomes?|amounts? to|deemed) (?:to be )?(?:an? |in )?(?:immediate )?(?:event of )?default\b/;
const surety =
  /\b(?:personal(?:ly)? guarant\w+|guarant(?:ee|ees|y|ies|eed)\b|stands? (?:as )?surety|sureties|suretyship)/;
/** Goods, work and results are warranted, debts guaranteed. */
const warranted =
  /\b(?:defects?|quality|performance guarantees?|workmanship|uptime|availability|results|savings|income|rent guarantee|minimum|material|equipment|originality|accuracy|safety|non-?infring\w+)\b/;
const bounded =
  /[$£€] ?\d|\b(?:up to|maximum|limited to|not exceed\w*|no more than|capped|upon request|solely|except|unless|no|not|never|need not)\b/;
const wholeDebt =
  /\b(?:(?:whole|entire|full|all|total|unpaid|remaining|outstanding) (?:of )?(?:the )?(?:outstanding |unpaid |remaining )?(?:loans?|debt|note|principal|balance|indebtedness|amounts? (?:owed|outstanding)|sums?|\[\w+\]|facility)|everything (?:\[\w+\] )?(?:then )?(?:owes?|owed|owing)|all (?:that )?\[\w+\] owes?)\b|\ball \[\w+\] and accrued interest\b/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'cross-default-no-threshold': [
    {
      all: [
        /\bdefault(?:s|ed)?\b.{0,40}\b(?:under|on|of|in respect of) any other (?:loan|note|agreement|debt|lease|contract|obligation|indebtedness|facility|financing|credit)/,
        /\bconstitutes? an? (?:event of )?default\b/,
      ],
      none: [denied, /[$£€] ?\d|\b(?:exceed\w*|threshold|material)\b/],
    },
    {
      all: [
        /\b(?:default|breach|failure)(?:s|ed)?\b.{0,70}\b(?:other|another) (?:\w+ )?(?:loans?|notes?|agreements?|debts?|leases?|contracts?|obligations?|indebtedness|facilit\w+|financing|credit\w*|lenders?|creditors?|person)\b/,
        /\b(?:(?:is|be|as|in|constitutes?|declare|call|treat\w*) (?:an? |you |\[\w+\] )?(?:in )?(?:immediate )?(?:event of )?default|default hereunder|default under this)\b/,
      ],
      none: [denied, /[$£€] ?\d|\b(?:exceed\w*|threshold|material|notif\w+|inform|between the parties)\b|\[each\]/],
      test: (_, { sentence }) =>
        /borrower|lender|loan|debt|obligor|note\b|hereunder|event of default|company/.test(sentence.lower),
    },
  ],
  'cross-default-group': [
    {
      all: [
        /\b(?:if|where|upon|death|dies|incapacity|insolvency|bankruptcy|dissolution)\b/,
        /\b(?:death|dies|incapacit\w+|insolven\w+|bankrupt\w*|dissol\w+|divorces?)\b.{0,60}(?:\bguarantors?\b|\bany \[taker\]|\bpartners?\b|\baffiliates?\b|\bsubsidiar\w+)|(?:\bguarantors?\b|\bany \[taker\]|\baffiliates?\b|\bsubsidiar\w+).{0,40}\b(?:dies|becomes? (?:insolvent|bankrupt|incapacitated))\b/,
        /\bdefault\b|\b(?:declare|call|accelerate)\b.{0,30}\b(?:loan|debt|note|balance|facility|due)\b/,
      ],
      none: [denied, cured, rent],
      test: (_, { sentence }) => /guarantor|affiliate|partner|subsidiar/.test(sentence.lower),
    },
    {
      all: [
        /\b(?:dies|death|incompetent|incapacit\w+|insolven\w+|bankrupt\w*|divorces?|convicted)\b/,
        /\b(?:call|accelerate|demand|declare|default)\b/,
        /\b(?:loan|debt|note|balance|facility|default|repayment)\b/,
      ],
      none: [denied, cured, rent],
      test: (_, { sentence }) =>
        /\b(?:guarantor|affiliate|partner|subsidiary|director|shareholder|spouse|member of the group)/.test(
          sentence.lower,
        ),
    },
  ],
  'default-no-grace': [
    {
      all: [
        /\b(?:failure|fails?|omission|omits?|neglect) to (?:pay|repay|make)\b|\b(?:non-?payment|late payment|missed payment)\b/,
        isDefault,
      ],
      none: [denied, cured, rent, /\bany other\b/],
      test: (_, { sentence }) => !/\bif the lender\b|\blender (?:fails|does not)\b/.test(sentence.lower),
    },
    {
      all: [
        /^(?:the )?\[(?:a|taker)\] (?:does not|fails? to) pay (?:on (?:the|its) due date |when due )?any (?:amount|sum)\b/,
      ],
      none: [cured, rent, /\bmay\b|\bshall\b/],
      test: (_, { actor }) => /borrower|obligor|issuer|guarantor/.test(actor?.word ?? ''),
    },
    {
      all: [
        /\b(?:be|is|are) in default\b/,
        /\b(?:if|when|where|upon|on)\b.{0,50}\b(?:miss(?:es|ed)?|not (?:received|paid|made)|fails? to (?:pay|make)|late|overdue|non-?payment)\b/,
      ],
      none: [
        /\b(?:no event|never|unless)\b/,
        /\bwithin\b|\bgrace (?:period )?of\b|\bremed\w+|\bcured?\b|\d+ (?:\w+ )?days\b|\bany other\b/,
        rent,
      ],
    },
  ],
  'repayable-on-demand': [
    {
      force: ['right', 'duty', 'fact'],
      all: [
        /\b(?:demand|require|call for|insist on|ask for)\b.{0,20}\b(?:re-?payment|(?:the )?(?:loan|money|advance|debt))\b|\b(?:repay|pay back|return)\b.{0,30}\b(?:loan|advance|debt|money|facility|outstanding)\b/,
        /\b(?:at any time|on (?:first |written )?demand|whenever (?:the )?(?:\[\w+\]|asked|it|so)|when(?:ever)? \[\w+\] (?:asks?|requires?|demands?)|whether or not an? (?:event of )?default)\b/,
      ],
      none: [
        /\b(?:upon an?|after an?|during an?|while an?|if an?) (?:event of )?default\b|\b(?:may|shall|can) not\b|\b(?:upon|after|following) (?:the )?occurrence\b|\b(?:deposit|overpaid|overpayment|may (?:\w+ )?(?:prepay|repay)|fees?|costs|expenses|copies|guarantor|premises|confidential)\b/,
      ],
    },
    {
      force: ['right', 'duty', 'fact', 'promise'],
      all: [
        /\b(?:repay\w*|repaid|payable|pay (?:back|the principal)|return(?:ed)?)\b/,
        /\b(?:advances?|loans?|overdraft|principal|facility|debt|money lent|note|credit)\b/,
        /\b(?:(?:first |written )?demand|at any time|whenever)\b/,
        /\b(?:on|upon|ask|require|demand|call)\b/,
      ],
      none: [
        /\b(?:event of default|default|breach|may not|prepay|costs|expenses|fees|guarantor|voluntar\w+|premises|may (?:\w+ )?repay|interest (?:is|shall be) payable|credit (?:note|card))\b/,
      ],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:facility|overdraft|credit line|line of credit|commitment)\b/,
        /\b(?:terminated|withdrawn|cancel\w*|reduced|uncommitted)\b/,
        /\b(?:at any time|discretion|without notice|for any reason)\b/,
      ],
      none: [
        /\bby (?:the )?\[taker\]|\bnot\b|\bevent of default\b|\b(?:power|storage|production|leisure|treatment|training|manufacturing) facility\b/,
      ],
      test: (_, { sentence }) => /lender|bank|loan|overdraft|credit|borrow/.test(sentence.lower),
    },
  ],
  'acceleration-whole-debt': [
    {
      all: [
        wholeDebt,
        /\b(?:immediately|at once|forthwith|straight away|without (?:notice|demand)|due and payable|call(?:s|ed)?|demand|require)\b/,
        /\b(?:(?:event of )?default|miss(?:es|ed)?|fails? to pay|failure to pay|late|not paid|non-?payment)\b/,
        /\b(?:pay(?:able)?|due|call(?:s|ed)?|demand)\b/,
      ],
      none: [denied, cured, rent, /\bnotify|\breleased\b|\bfees\b/],
      test: (_, { sentence }) => /loan|debt|note\b|borrower|lender|interest|owe|credit|principal/.test(sentence.lower),
    },
    {
      bears: 'taker',
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:loans?|debt|note|facility|principal|(?:entire|whole|full|outstanding|unpaid) balance|indebtedness)\b/,
        /\b(?:repay|pay|declare|due)\b/,
        /\b(?:immediately|at once|forthwith|straight away)\b/,
        /\b(?:break|breach(?:es)?|default|declare|miss(?:es)?|fail(?:s|ure)?)\b/,
      ],
      none: [denied, cured, rent, /\bon demand\b|\b(?:prior|existing|payoff)\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:falls? behind|in arrears|misse[sd]|miss(?:es)?|late with|default\w*|breach\w*|fails?)\b/,
        /\b(?:whole|entire|full|all of the|remaining) (?:\w+ )?(?:loan|debt|balance|credit|principal|sum)\b/,
        /\b(?:becomes?|is|falls?|shall be(?:come)?) (?:immediately |at once )?(?:re)?payable\b|\bmust be (?:re)?paid\b/,
      ],
      none: [denied, cured, rent],
    },
  ],
  'guarantee-unlimited': [
    {
      all: [
        /\b(?:procure|ensure|cause|arrange)\b.{0,40}\b(?:directors?|principals?|shareholders?|owners?|partners?|officers?|spouse|parent)\b|\b(?:directors?|principals?|shareholders?|partners?|parent company)\b.{0,40}\b(?:shall|must|will|to)\b/,
        /\bguarant(?:ee|ees|y|ies)\b/,
        /\b(?:obligations?|debts?|sums?|payments?|liabilit\w+|performance|owe[sd]?|due)\b/,
      ],
      none: [bounded, warranted],
    },
    {
      force: ['promise', 'duty', 'fact'],
      all: [
        surety,
        /\b(?:unconditional(?:ly)?|absolute(?:ly)?|personal(?:ly)?|full(?: and prompt)?|punctual|due|prompt)\b/,
        /\b(?:pay(?:ment|ing)?|performance|discharge)\b/,
        /\b(?:all|any|every|each)\b.{0,30}(?:\b(?:obligations?|debts?|indebtedness|sums?|liabilit\w+|amounts?|moneys?)\b|\[\w+\]'s)/,
      ],
      none: [bounded, warranted],
      test: (_, { sentence }) =>
        /\b(?:guarantor|surety|undersigned|director|shareholder|personal\w*|principal|parent|you)\b/.test(
          sentence.lower,
        ),
    },
    {
      all: [/\[(?:a|taker)\]'s liability (?:\w+ ){0,4}?(?:is|shall be) (?:unlimited|not limited)\b/],
      test: (_, { sentence }) => /guarant|surety/.test(sentence.lower),
    },
    {
      force: ['promise', 'duty', 'fact'],
      all: [
        /\bguarant(?:ees?|y)\b|\bpersonally liable\b/,
        /\b(?:pay(?:ment|s)?|perform(?:ance|s)?|debts?|invoices?|rent|sums?|amounts?|liabilit\w+|obligations?|indebtedness|owe[sd]?)\b/,
        /(?:\bof (?:the )?\[\w+\]|\[\w+\]'s|\bof all\b|\ball\b|\bthat (?:the )?\[\w+\] (?:will|shall)|\bowed by\b)/,
      ],
      none: [
        bounded,
        warranted,
        /\b(?:prices?|revenue|royalt\w+ guarantee|minimum|bank guarantee|letter of credit|not guarantee)\b/,
      ],
      test: (_, { sentence }) =>
        /\b(?:guarantor|surety|undersigned|directors?|shareholders?|personally|principals?|parent (?:company|guarantor)|individual)\b/.test(
          sentence.lower,
        ),
    },
  ],
  'guarantee-survives': [
    {
      all: [
        /\b(?:guarant(?:ee|y)|suretyship)\b/,
        /\b(?:continues?|remains?|survives?|binds?|effective|in (?:full )?force)\b/,
        /\b(?:notwithstanding|despite|regardless of|in spite of|even (?:if|after)|until|after)\b.{0,60}\b(?:death|incapacity|bankruptcy|insolvency|winding[- ]up|change|termination|revocation|resign\w*|dissolution|paid in full|discharged in full|leaves?|ceases?)\b/,
      ],
      none: [denied, warranted, /\bwarrant/],
    },
    {
      all: [
        /\bguarant(?:ee|y)\b/,
        /\b(?:ultimate balance|regardless of any (?:intermediate|partial)|intermediate payment|continuing)\b/,
      ],
      none: [denied, warranted],
    },
  ],
  'guarantee-defenses-waived': [
    {
      all: [
        /\b(?:principal debtor|primary obligor|sole principal)\b/,
        /\b(?:not (?:merely|only|just)|rather than|and not|instead of)\b.{0,20}\bsurety\b|\bas (?:a )?(?:principal debtor|primary obligor)\b/,
      ],
      none: [/\bshall not be (?:liable|deemed)\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:vary|amend|change|extend|release|compound|grant (?:time|indulgence)|give time)\b/,
        /\bwithout (?:affecting|releasing|discharging|reducing|impairing)\b.{0,40}\b(?:liability|obligations?|guarant\w+|\[\w+\])\b/,
      ],
      none: [denied],
      test: (_, { sentence }) => /guarant|surety/.test(sentence.lower),
    },
    {
      all: [
        /\b(?:gives? up|waives?|surrenders?|renounces?)\b/,
        /\b(?:pursue|proceed against|sue|exhaust|claim (?:first )?(?:against|from)|go after|look to)\b.{0,50}(?:\bborrower\b|\[\w+\]|\bcollateral\b|\bsecurity\b|\bdebtor\b).{0,20}\b(?:before|first|prior)\b/,
      ],
    },
    {
      all: [/\bsubrogation\b/, /\bwaives?\b|\bnot (?:\w+ )?(?:exercise|claim|enforce)\b/],
      test: (_, { sentence }) => /guarant|surety/.test(sentence.lower),
      none: [/\binsur/],
    },
    {
      all: [
        /\bliability\b|\bobligations?\b/,
        /\b(?:not|neither|nor)\b.{0,25}\b(?:affected|discharged|released|reduced|impaired|prejudiced)\b/,
        /\b(?:time|variation|vary|amend\w*|indulgence|release|waiver|change|give|grant\w*|insolvency|act or omission)\b/,
      ],
      test: (_, { sentence }) => /guarant|surety/.test(sentence.lower),
    },
    {
      all: [
        /\bobligations?\b|\bliability\b|\bguarantee\b/,
        /\b(?:remains?|continues?|stands?|is)\b.{0,20}\b(?:in (?:full )?(?:force|effect)|bound|liable|unaffected|unimpaired)\b/,
        /\b(?:notwithstanding|despite|regardless of|irrespective of|even if)\b.{0,30}\b(?:amendment|change|variation|extension|release|waiver|invalidity|insolvency)\b/,
      ],
      test: (_, { sentence }) => /guarant|surety/.test(sentence.lower),
    },
  ],
  'security-all-assets': [
    {
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [
        /\b(?:security interest|charges?|charged|mortgages?|pledges?|liens?|secures?|secured by|collateral)\b/,
        /\b(?:all (?:of )?(?:the |its |their |his |\[\w+\]'s )?(?:\w+ and \w+ |present |personal |real |other )*(?:assets|property|undertaking|estate)|present and future assets|property of every kind|every asset|any and all property)\b/,
      ],
      none: [
        /\b(?:no|not|never|free (?:of|from)|other than|warrants?|represents?|insur\w+|equipment financed|released?|purchase[- ]money|shall not (?:create|grant))\b/,
      ],
    },
    {
      force: ['transfer', 'duty', 'fact'],
      all: [
        /\b(?:security (?:interest )?(?:over|in)|charges?|charged|mortgages?|pledges?|secured)\b/,
        /\b(?:(?:entire|whole) (?:undertaking|property|estate)|everything (?:\[\w+\] )?(?:owns?|has|have)|(?:his|her|its|your|\[\w+\]'s) (?:home|house|residence|family home|dwelling))\b/,
      ],
      none: [/\b(?:no|not|never|security deposit|insur\w+)\b/],
    },
  ],
  'certificate-conclusive': [
    {
      all: [
        /\b(?:certificates?|certified|statements?|determinations?|records?|calculations?|accounts?|books)\b.{0,60}(?:\[(?:a|giver|o)\]|\blender\b|\bbank\b|\bagent\b)|\[(?:a|giver|o)\]'s (?:\w+ ){0,3}?(?:certificates?|statements?|determinations?|records?|calculations?|books)\b/,
        /\b(?:conclusive(?:ly)?|final|binding|binds?|incontestable|shall bind|definitive)\b/,
        /\b(?:amounts?|sums?|rates?|owed|owing|due|debt|balance|indebtedness)\b/,
      ],
      none: [
        /\bprima facie\b|\bnot\b|\bexpert\b|\bindependent\b|\bauditor|\bfor all purposes of the plan\b|\barbitrat/,
      ],
      test: (_, { sentence }) => /lender|bank|borrower|guarant|loan|owe|debt|creditor|agent/.test(sentence.lower),
    },
    {
      bears: 'taker',
      all: [
        /\[giver\]'s (?:\w+ ){0,2}?(?:statements?|certificates?|records?|accounts?|calculations?|books)\b/,
        /\b(?:binds?|is binding|conclusive|final|is proof)\b/,
      ],
      none: [/\bnot\b|\bprima facie\b|\bauditor/],
      test: (_, { sentence }) => /lender|bank|borrower|guarant|loan|debt|creditor/.test(sentence.lower),
    },
  ],
  'default-interest-punitive': [
    {
      all: [
        /\b(?:bears?|accrues?|carr(?:y|ies)|pays?|charge[sd]?|subject to)\b.{0,20}\binterest\b|\binterest\b.{0,60}\b(?:accrues?|charged|payable|runs?)\b/,
        /\b(?:highest|maximum|greatest) (?:\w+ ){0,3}?(?:rate|amount|interest)\b.{0,40}\b(?:law|legal\w*|permit\w*|allow\w*)\b|\b(?:highest|maximum) (?:lawful|legal|permissible|permitted) rate\b/,
      ],
      none: [
        /\blesser of\b|\blower of\b|\bexceed\b|\bnot\b|\bor the (?:maximum|highest)\b|\bwhichever is (?:less|lower)/,
      ],
    },
    {
      all: [
        /\b(?:default|overdue|late|past due|after maturity|unpaid)\b/,
        /\binterest\b/,
        /\b\d+(?:\.\d+)? ?(?:%|percent|per cent|percentage points)(?: \w+){0,2} (?:above|over|in excess of|more than|higher than)\b/,
      ],
      none: [/\bnot\b|\bexceed/],
      test: ([, , above]) => Number(/\d+(?:\.\d+)?/.exec(above![0])![0]) >= 6,
    },
  ],
  'lender-costs-open': [
    {
      force: ['duty', 'promise', 'fact'],
      all: [
        /\[(?:a|taker)\]/,
        /\b(?:pay|pays|bear|bears|reimburse|meet|indemnify)\b/,
        /\ball (?:\S+ ){0,4}?(?:costs?|expenses|fees|charges)\b/,
        /\b(?:enforc\w+|collect\w+|recover\w+|guarant\w+|loan|note|security)\b/,
      ],
      none: [/\breasonabl[ey]\b|\bnot exceed|\bup to\b|\bprevailing\b|\bnot\b|\brent\b|[$£€] ?\d/],
      test: (_, { sentence }) => /lender|borrower|loan|guarant|note\b|bank|credit/.test(sentence.lower),
    },
  ],
  'prepayment-charge': [
    {
      all: [
        /\b(?:may|shall|can|must) not (?:\w+ )?(?:prepay|repay (?:\S+ ){0,3}?early)\b|\bno (?:voluntary |early )?(?:prepayments?|early repayments?)\b.{0,30}\b(?:permitted|allowed|made)\b|\b(?:prepayment|early repayment)\b.{0,40}\b(?:prohibited|barred|forbidden|not (?:permitted|allowed))\b/,
      ],
      none: [
        /\bless than\b|\bmultiples?\b|\b(?:not|no) (?:be )?(?:prohibited|barred|charged)\b|\b(?:rent|license fees|subscription)\b/,
      ],
    },
    {
      all: [
        /\b(?:prepay\w*|pre-pay\w*|early repayment|repa(?:y|ys|id) (?:\w+ ){0,4}?(?:early|before (?:the )?maturity))\b/,
        /\b(?:penalty|premium|(?:prepayment|exit|early repayment|redemption) (?:fee|charge)|make-?whole|break(?:age)? costs?|compensate|indemnif\w+|loss of interest|not (?:be )?(?:entitled|permitted|allowed)|no right|prohibited)\b/,
      ],
      none: [
        /\b(?:without (?:any )?(?:premium|penalty|charge|fee|cost)|no (?:prepayment )?(?:premium|penalty|charge|fee)|free of charge|not (?:be )?(?:charged|subject))\b/,
        /\b(?:prepaid|prepayment of) (?:\w+ )?(?:fees|rent|subscription|expenses)\b/,
      ],
      test: (_, { sentence }) => /loan|note\b|principal|borrower|lender|debt|prepay|repay/.test(sentence.lower),
    },
    {
      bears: 'taker',
      all: [
        /\b(?:pay|paying|repay\w*|settle|redeem)\b.{0,25}\b(?:early|off early|before (?:the )?(?:due date|maturity|end of the term)|ahead of time)\b/,
        /\b(?:unless|only (?:if|by|on|against)|must|costs?)\b.{0,30}\b(?:fee|charge|premium|penalty|compensation)\b/,
      ],
      none: [/\bno (?:fee|charge|premium)\b|\bwithout\b/],
    },
  ],
  'bank-set-off': [
    {
      force: ['right', 'transfer', 'fact', 'duty'],
      all: [
        /\b(?:use|apply|take|debit|seize|appropriate|set[- ]?off|right of set-?off|combine)\b/,
        /\b(?:in|from|against|to) (?:any|all|each|every) (?:of )?(?:its|their|his|the|\[\w+\]'s)?\s?(?:\w+ )?(?:accounts?|deposits?|balances?)\b/,
        /\b(?:money|pay|owes?|owed|set-?off|debt|due|indebtedness)\b/,
      ],
      none: [/\bnot\b|\bonly\b|\bpayroll\b|\bpayable to\b|\bcredits? interest\b|\breceivables?\b/],
    },
    {
      bears: 'taker',
      force: 'right',
      all: [
        /\bset[- ]?off\b/,
        /\[(?:o|taker)\]'s (?:\w+ )?(?:accounts?|deposits?|balances?|money)\b|\bmatured obligation\b|\baccounts? (?:of|held by) (?:the )?\[(?:o|taker)\]|\bdeposits? of (?:the )?\[(?:o|taker)\]/,
      ],
      none: [/\bnot\b|\[each\]|\bnotice (?:of )?\d+|\bwhile an event of default\b|\bexcept(?:ed)?\b/],
    },
  ],
  'capital-call-forfeit': [
    {
      all: [
        /\b(?:partners?|members?|investors?|shareholders?|subscribers?)\b|\[\w+\]/,
        /\b(?:forfeits?|loses?|forfeited|forfeiture)\b.{0,60}\b(?:(?:partnership |membership |capital |entire )?(?:interests?|shares?|units)|capital account)\b/,
        /\b(?:defaulting|fails? to|failure to|does not)\b/,
      ],
      none: [/\b(?:shall|does|will|do) not\b.{0,12}\b(?:forfeit|lose)|\bpatent|\blease|\bbad leaver\b|\bunvested\b/],
      clause: [/\b(?:partner(?:ship)?s?|members?|capital|fund|investors?)\b/],
    },
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:additional|further|more) (?:capital|funds|contributions|equity)\b/,
        /\b(?:contribut\w+|fund|pay in|subscribe)\b/,
        /\b(?:whenever|as (?:determined|required|requested|called|decided)|on (?:demand|call)|so requires?|from time to time|upon (?:request|demand|call))\b/,
      ],
      none: [/\bno \w+ (?:is|shall be) (?:required|obliged)|\bnot\b|\bmay (?:decline|elect)/],
    },
    {
      all: [
        /\b(?:capital (?:call|contribution)s?|further capital|additional capital|make a \[p\])\b/,
        /\b(?:diluted|dilution|forfeit\w*|reduced|lose[sd]?)\b|\b(?:contribute|fund|pay)\b.{0,60}\b(?:notice|demand|call|request)\b/,
        /\b(?:shares?|interests?|units|contribut\w+|capital)\b/,
      ],
      none: [
        /\b(?:shall|does|will|do) not\b.{0,12}\b(?:forfeit|lose|be (?:diluted|forfeited|required))|\bno (?:member|partner|shareholder)\b|\bmay decline\b|\bbad leaver\b/,
      ],
      clause: [/\b(?:partner(?:ship)?s?|members?|fund|investors?|shareholders?|shares)\b/],
    },
  ],
  'rate-set-by-lender': [
    {
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:interest rate|rate of interest|margin|interest\b.{0,30}\brate)\b/,
        /\b(?:vary|varies|change[sd]?|alter|adjust|increase|raise|set|fixed|determined|decided?)\b/,
        /\b(?:by (?:the )?\[(?:a|o|giver)\]|\[(?:a|giver)\] (?:may|can|reserves?|is entitled))/,
      ],
      none: [
        /\bnot\b|\bonly (?:with|if|where|by agreement)\b|\breference rate\b|\bbase rate\b|\b(?:libor|sofr|sonia|euribor)\b|\bprime\b|\bindex\b|\bgross margin\b|\bprofit margin\b|\bovernight\b|\bfederal funds\b/,
      ],
      test: (_, { sentence, actor }) =>
        !/borrower|customer|tenant/.test(actor?.word ?? '') &&
        /lender|bank|loan|interest|we\b|our\b/.test(sentence.lower),
    },
  ],
  'acceleration-though-remedied': [
    {
      bears: 'taker',
      all: [
        /\b(?:accelerat\w+|declare\b.{0,40}\bdue|call(?:s|ed)? (?:in )?|demand)\b/,
        /\b(?:loans?|debt|note|facility|principal|balance)\b/,
        /\b(?:although|even (?:if|though|where|after)|notwithstanding that|despite|whether or not)\b.{0,50}\b(?:remed\w+|cured?|put (?:the |that |such )?(?:\w+ )?right|made good|rectified|paid since)\b/,
      ],
      none: [/\b(?:may|shall|can) not\b|\bunless\b/],
    },
  ],
  'negative-pledge-absolute': [
    {
      force: ['ban', 'no-right', 'duty'],
      all: [
        /\b(?:shall|will|may|must|agrees?) (?:not|never)\b/,
        /\b(?:pledge|mortgage|encumber|charge)\b.{0,40}\b(?:assets|property|undertaking)\b|\b(?:distributions?|dividends?)\b|\bguarantee the (?:debts|obligations)\b|\bmake (?:any )?loans\b|\bincur (?:any )?(?:other |further |additional )?(?:debt|indebtedness|borrowings?)\b/,
      ],
      none: [
        /\b(?:permitted|except|other than|ordinary course|unless|exceeding|in excess of|leasehold|premises|goods|units|tenant|unreasonably)\b/,
      ],
      test: (_, { sentence, actor }) =>
        /borrower|obligor|issuer|company|debtor|you|guarantor/.test(actor?.word ?? '') &&
        /loan|lender|borrower|debt|indebtedness|mortgage|encumber|distribution|dividend/.test(sentence.lower),
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
