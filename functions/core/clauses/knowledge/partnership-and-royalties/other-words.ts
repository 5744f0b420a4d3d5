import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'partner-exclusive-one-way': [
    {
      bears: 'actor',
      force: ['ban', 'duty', 'promise', 'no-right'],
      all: [
        /\[a\] (?:shall|will|must|may) not (?:\S+ ){0,3}?(?:publish|record|perform|write|work|contract|deal|sign|partner|enter)\b[^.;]{0,50}\b(?:with|for) (?:any|another|other|anyone)(?: other| else)?\b/,
      ],
      clause: [
        /\[\w+\] (?:may|is free to|can|shall be free to|remains free to) (?:\S+ ){0,2}?(?:publish|sign|appoint|engage|work|deal|contract|sell|use|enter)\b[^.;]{0,30}\b(?:compet\w+|others?|similar|anyone|third parties)\b/,
      ],
      none: [/\[each\]|\bconfidential\b|\bassign\b/],
    },
    {
      bears: 'actor',
      force: ['transfer', 'duty', 'promise'],
      all: [
        /\[a\] (?:grants?|gives?|shall (?:give|render)|renders?|provides?)\b[^.;]{0,30}\bexclusive (?:\w+ ){0,2}?(?:services|rights|recording|representation)\b/,
      ],
      clause: [
        /\[\w+\] (?:may|is free to|can|shall be free to) (?:\S+ ){0,2}?(?:publish|sign|appoint|engage|work|deal|represent)\b[^.;]{0,30}\b(?:compet\w+|others?|similar|other \w+)\b/,
      ],
      none: [/\[each\]/],
    },
    {
      within: 'sentence',
      force: ['duty', 'promise', 'right'],
      all: [
        /\[a\] (?:shall|must|will) (?:sell|buy|work|deal|carry|promote|distribute)\b(?: \S+){0,5}? (?:alone|solely|exclusively|but those of)\b/,
        /\[[a-z]+\] (?:may|is free to|can) (?:appoint|stock|sell|use|deal|work|engage|carry)\b(?: \S+){0,3}? (?:as many|others?|whatever|whomever|whoever|anyone)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'net-receipts-after-costs': [
    {
      bears: 'giver',
      types: ['license-agreement', 'other'],
      all: [
        /\b(?:royalt(?:y|ies)|share|participation)\b/,
        /\b(?:profits?|net (?:income|profits?)|what remains)\b/,
        /\bafter (?:deduct\w+ )?(?:of )?(?:all|any)\b[^.;]{0,20}\b(?:expenses|costs|deductions|overheads?)\b|\bas (?:\S+ )?(?:calculated|determined|computed|defined|reported) by (?:the )?\[\w+\]/,
      ],
      none: [/\bnot\b|\bgaap\b|\bauditors?\b|\brent\b|\btax(?:es)? only\b/],
    },
    {
      all: [
        /\b(?:what is left|what remains|the remainder)\b/,
        /\b(?:once|after)\b(?: \S+){0,8}? (?:overheads?|costs?|outlays?|expenses)\b/,
        /\b(?:author|royalt\w+|share|third|half|quarter|percentage|\d+%)\b/,
      ],
      none: [
        /\bnot exceed\b|\bcapped\b|\bup to\b|\bmaximum\b|\bliquidat|\brent\b|\bforeclos|\bsale of the (?:goods|collateral)/,
      ],
    },
  ],
  'share-set-by-other': [
    {
      all: [
        /\bhow (?:much|large)\b(?: \S+){0,4}? (?:commission|royalt\w+|share|cut)\b/,
        /\bwhatever\b(?: \S+){1,3}? (?:fix\w*|sets?|decides?|chooses?|determines?)\b|\b(?:for|up to) (?:the )?\[\w+\] to\b/,
      ],
      none: [/\bexpert|\bcourt|\bnot\b/],
    },
  ],
  'leaver-bought-out-cheap': [
    {
      bears: 'giver',
      all: [
        /\b(?:bad leavers?|defaulting (?:\[p\]|shareholder|member|partner|party)|leaving (?:\[p\]|shareholder|member|partner)|withdrawing (?:\[p\]|shareholder|member|partner)|outgoing (?:\[p\]|shareholder|member|partner)|retiring (?:\[p\]|shareholder|member|partner))|(?<!\w)\[p\] shall transfer all shares/,
        /\b(?:par value|nominal value|book value|cost|[$€£] ?1\b|\d{2} ?(?:%|percent) of (?:the )?(?:fair|market|its)|only (?:its|the|his|her) (?:\w+ ){0,2}?(?:contributions?|capital|investment)|discount|capital account)\b/,
        /\b(?:transfer|sell|receives?|bought|purchase|entitled|paid|price)\b/,
      ],
      none: [/\bnot\b|\bgreater of\b|\bhigher of\b|\bfranchis/],
    },
    {
      all: [
        /\b(?:shares?|interest|stake|units)\b/,
        /\b(?:resigns?|leaves?|leaver|departs?|retires?)\b/,
        /\b(?:half|a (?:fraction|third|quarter)) (?:of )?(?:what (?:it|they) (?:is|are) worth|(?:its|their|the) (?:\w+ )?(?:worth|value))\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'royalty-sales-left-out': [
    {
      bears: 'giver',
      types: ['license-agreement'],
      force: ['duty', 'fact'],
      all: [
        /\broyalt(?:y|ies)\b[^.;]{0,20}\b(?:due|payable|owed|paid|accrues?)\b[^.;]{0,12}\bonly (?:on|for|in respect of)\b[^.;]{0,40}\bsales?\b/,
      ],
      none: [/\bnot only\b/],
    },
    {
      bears: 'giver',
      types: ['license-agreement', 'other'],
      all: [
        /\b(?:no royalt(?:y|ies)|royalt(?:y|ies)\b[^.;]{0,20}\bnot (?:be )?(?:due|payable|owed|paid|accrue)|royalt(?:y|ies) (?:does|do|shall) not (?:apply|accrue)|excluded from (?:the )?(?:royalty (?:base|calculation)|calculation of royalt\w+|net sales))\b/,
        /\b(?:free goods|samples|promotion\w*|bundl\w+|online|digital|direct sales|sublicen[cs]e (?:income|fees|revenues?)|affiliates?|returns|remainders?|demonstrat\w+|services?)\b/,
      ],
      none: [/\bbelow cost\b|\bafter (?:the )?expir|\bpatents?\b[^.;]{0,20}\bexpir/],
    },
    {
      all: [
        /\b(?:sister compan(?:y|ies)|affiliates?|group compan(?:y|ies)|sublicensees?|subsidiar(?:y|ies))\b/,
        /\b(?:sells?|sold|sales?)\b/,
        /\b(?:earns?|brings?|yields?|bears?) (?:the )?(?:\[\w+\] )?(?:nothing|no royalt\w+)\b/,
      ],
    },
  ],
  'buy-out-paid-late': [
    {
      bears: 'giver',
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:purchase price|price|buy-?out (?:price|amount|payment)|consideration)\b/,
        /\b(?:shares?|interest|stake|units|buy-?out|leaving|departing)\b/,
        /\b(?:promissory note|by note|in (?:\S+ ){0,3}?installments|over (?:a period of )?\d+ (?:years|months)|deferred)\b/,
      ],
      none: [/\bnot\b|\bsecured\b|\bclosing\b|\bearn-?out|\brent\b|\bequipment\b|\bgoods\b|\bsoftware\b/],
      types: ['other', 'purchase-agreement'],
    },
    {
      force: ['right', 'fact', 'duty'],
      all: [
        /\bpay\b(?: \S+){0,3}? (?:leaving|departing|outgoing|retiring) (?:\S+ ){0,2}?(?:shares?|stake|interest)\b/,
        /\bover \d+ (?:years|months)\b|\bin (?:\S+ )?installments\b|\bby (?:a )?(?:promissory )?note\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'silence-gives-up-share': [
    {
      bears: 'giver',
      all: [
        /(?<!\w)(?:shareholder|member|partner|\[p\]|\[giver\]|offeree)(?!\w)[^.;]{0,30}\b(?:does not|fails? to|has not|not) (?:\S+ )?(?:respond|reply|answer|object|accept|exercise)\w*\b|\b(?:failure|omission) to (?:respond|reply|answer)\b[^.;]{0,20}\b(?:offer|notice)\b/,
        /\b(?:deemed|constitutes?|taken|regarded|treated|counts? as)\b[^.;]{0,30}\b(?:accept\w*|agree\w*|waive[dr]?|consent\w*|given up|to sell)\b/,
        /\b(?:offer|shares?|interest|stake|first refusal|to sell)\b/,
      ],
      none: [/\bnot (?:be )?(?:deemed|taken|constitute)\b|\bgoods\b/],
      types: ['other', 'purchase-agreement'],
    },
    {
      all: [
        /\b(?:says? nothing|(?:does|do) not (?:answer|reply|respond)|remains? silent|fails? to (?:answer|reply|respond))\b/,
        /\b(?:chosen|elected|agreed|taken|deemed)\b(?: \S+){0,3}? to (?:sell|transfer|give up)\b/,
        /\b(?:shares?|stake|interest|units)\b/,
      ],
      none: [/\bnot (?:be )?(?:taken|deemed)\b/],
    },
  ],
  'royalty-no-audit': [
    {
      bears: 'actor',
      types: ['license-agreement'],
      force: ['right', 'duty'],
      all: [
        /\[a\] (?:may|can|shall be entitled to|is entitled to) (?:only )?(?:\S+ )?(?:audit|examine|inspect)\b/,
        /\b(?:no more than|not more than|only|at most) (?:once|1 time)\b[^.;]{0,12}\b(?:in|every|per|each|during)\b[^.;]{0,12}\b(?:[2-9]|\d\d)[- ]?years?\b/,
      ],
    },
    {
      bears: 'giver',
      types: ['license-agreement'],
      all: [
        /\bstatements?\b[^.;]{0,30}\b(?:binding|final|conclusive)\b[^.;]{0,30}\b(?:on|upon|against) (?:the )?\[giver\][^.;]{0,60}\b(?:unless|if not|within)\b/,
      ],
      none: [/\bnot (?:be )?(?:binding|final|conclusive)\b|\b[2-9] years\b/],
    },
    {
      bears: 'other',
      types: ['license-agreement'],
      force: ['no-duty', 'ban', 'fact'],
      all: [
        /\[a\] (?:need not|is not (?:required|obliged) to|shall not be (?:required|obliged) to|has no (?:duty|obligation) to) (?:\S+ ){0,2}?(?:give|grant|allow|provide|permit|open|show)\b[^.;]{0,40}\b(?:books|records|accounts|statements)\b/,
      ],
      none: [/\bmore than\b/],
    },
    {
      bears: 'giver',
      types: ['license-agreement'],
      force: ['ban', 'fact', 'no-right'],
      all: [
        /\b(?:accounts|books|records|statements)\b[^.;]{0,30}\bnot (?:be )?(?:subject to (?:any )?(?:audit|inspection|examination)|audited|inspected|open to inspection)\b/,
      ],
      none: [/\bmore than\b|\bexcept\b|\bunless\b/],
    },
    {
      bears: 'actor',
      types: ['license-agreement'],
      force: ['duty'],
      all: [
        /\[a\] (?:must|shall|has to|is required to) (?:\S+ )?(?:object|dispute|contest|challenge)\b[^.;]{0,30}\bstatements?\b/,
        /\b(?:final|binding|conclusive|accepted|waived|barred|incontestable)\b/,
      ],
    },
    {
      bears: 'actor',
      force: ['ban', 'no-right'],
      all: [
        /\[a\] (?:(?:may|shall|can|will) not (?:be entitled to )?|has no right to |is not entitled to |waives (?:any|its) right to )(?:\S+ )?(?:audit|inspect|examine|check|review)\b[^.;]{0,20}(?:\[o\]|\b(?:books|records|accounts|statements)\b)/,
      ],
      clause: [/\broyalt\w+|\blicens\w+|\bbooks\b|\bnet (?:sales|receipts)\b|\brecords\b/],
      types: ['license-agreement', 'other'],
      none: [
        /\bonce (?:in|per|a|every|each|during) (?:any |each )?(?:calendar |contract |12[- ]month )?(?:year|period|12)|\bmore than (?:1|once|twice|2 times) (?:\S+ ){0,2}?(?:in |per |each |every |any |during )?(?:a |any |each )?(?:calendar |contract |fiscal )?(?:year|12[- ]month|twelve|period)\b|\bnotice\b|\bbusiness hours\b|\bunreasonabl/,
      ],
    },
    {
      bears: 'giver',
      types: ['license-agreement', 'other'],
      all: [
        /\bstatements?\b[^.;]{0,40}\b(?:becomes?|shall (?:be|become)|is|are)\b[^.;]{0,20}\b(?:incontestable|uncontestable|incontrovertible|final|binding|conclusive|deemed (?:accepted|correct|approved))\b/,
        /\b(?:\d+ (?:days|months?|years?)|rendered|unless|upon)\b/,
      ],
      clause: [/\broyalt\w+|\bincontest\w+|\brendered\b/],
      none: [/\bnot (?:be )?(?:final|binding|conclusive)\b|\b(?:[2-9]|\d\d) years\b|\bbank\b|\bfinancing statement/],
    },
    {
      all: [
        /\broyalt\w+/,
        /\b(?:can ?not|may not|no right to|not entitled to)\b(?: \S+){0,2}? (?:look into|inspect|audit|see|examine|check)\b(?: \S+){0,4}? (?:books|accounts|records)\b/,
      ],
      none: [/\bmore than\b|\boftener\b|\bunless\b/],
    },
  ],
  'royalty-bundle-split': [
    {
      bears: 'other',
      types: ['license-agreement', 'other'],
      force: ['duty', 'right', 'fact'],
      all: [
        /\b(?:bundles?|bundled|combination products?|package|together with other|combined with other)\b/,
        /\[a\] (?:shall |may |will )?(?:\S+ )?(?:allocates?|apportions?|decides?|determines?|splits?|attributes?)\b/,
        /\b(?:price|revenue|value|part|portion|proceeds|net sales)\b/,
      ],
      none: [/\b(?:list prices?|relative|in proportion|pro[- ]rata|expert|agree\w*|not)\b/],
    },
    {
      all: [
        /\b(?:package|bundles?|combination|together with other)\b/,
        /\b(?:allocate|apportion|split|divide|attribute)\w*\b/,
        /\b(?:it|\[a\]) (?:considers? (?:suitable|fit|appropriate)|sees? fit|thinks? fit|chooses?|likes?)\b/,
      ],
      clause: [/\broyalt/],
      none: [/\bnot (?:allocate|apportion|split|divide|attribute)\b/],
    },
  ],
  'deadlock-one-decides': [
    {
      bears: 'other',
      all: [
        /\b(?:cannot|can not|fail to|unable to|do not|does not) (?:\S+ )?(?:agree|reach (?:an )?agreement|decide)\b|\bdeadlock\b|\btie\b/,
        /\[a\]'s (?:\w+ )?(?:decision|vote|view|choice|determination|opinion)\b[^.;]{0,30}\b(?:prevails?|shall prevail|is (?:final|decisive|binding)|shall be (?:final|decisive|binding)|governs?|controls?)\b|\[a\] (?:shall |may |will )?(?:decides?|determines?|have the (?:final|casting|deciding))\b/,
      ],
      none: [/\bexpert\b|\barbitrat\w+|\bcourt\b|\bnot (?:prevail|decide)\b|\brent\b/],
    },
    {
      all: [
        /\b(?:managing (?:member|partner)|general partner|chair(?:man|person)?|manager|majority (?:member|partner|shareholder)|lead partner)\b[^.;]{0,30}\b(?:has|have|shall have|holds?)\b[^.;]{0,20}\b(?:the )?(?:final (?:say|decision|word)|casting vote|last word|deciding vote)\b/,
      ],
      none: [/\bno\b|\bnot\b/],
    },
  ],
  'dilution-unprotected': [
    {
      all: [
        /\b(?:admit|issue|bring in|allot)\b[^.;]{0,30}\b(?:new|additional|further) (?:members?|partners?|shares?|units|interests?|shareholders?|securities)\b/,
        /\b(?:reduc\w+|dilut\w+|without (?:the )?(?:consent|offering|approval)|in its (?:sole )?discretion|as it (?:sees|thinks))\b/,
      ],
      none: [/\b(?:not|pre-?emptive|anti-?dilution|pro rata to|with the consent)\b/],
    },
    {
      bears: 'actor',
      all: [
        /\b(?:fails?|failure|does not|unable) (?:to )?(?:fund|contribute|pay|meet|make)\b[^.;]{0,30}\b(?:capital|contributions?|calls?|funding)\b/,
        /\b(?:its|the|his|her|their|\[\w+\]'s) (?:\w+ ){0,2}?(?:interest|share|shares|percentage|stake|units)\b[^.;]{0,30}\b(?:reduced|diluted|adjusted|forfeited|decreas\w+)\b/,
      ],
      none: [/\bnot (?:be )?(?:reduced|diluted|forfeited)\b/],
    },
  ],
  'drag-along-any-terms': [
    {
      bears: 'giver',
      all: [
        /\b(?:majority|investors?|controlling)\b[^.;]{0,60}\b(?:may|can|is entitled to|shall be entitled to|has the right to) (?:\S+ ){0,2}?(?:require|compel|force|oblige|cause)\b[^.;]{0,40}\b(?:to (?:sell|transfer|dispose|join))\b/,
        /\b(?:minority|other|remaining|all)\b/,
      ],
      none: [/\b(?:not|at least|no less than|fair (?:market )?value|minimum price|independent)\b/],
    },
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:sale|offer|transfer)\b[^.;]{0,30}\b(?:approved|accepted|supported|proposed|made) by (?:the )?(?:majority|holders of|investors?|board|shareholders)\b/,
        /\b(?:must|shall|are (?:obliged|required) to|agrees? to|will)\b[^.;]{0,20}\b(?:sell|transfer|dispose)\b[^.;]{0,20}\b(?:shares?|interests?|units|securities)\b/,
      ],
      none: [/\b(?:not|pre-?emption|first refusal|lien)\b/],
    },
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can|shall be entitled to|is entitled to) drag[- ]along (?:the )?\[o\]|\bdrag-?along right/,
        /\b(?:sale|sell|transfer|shares?)\b/,
      ],
      none: [/\bnot\b|\bfair (?:market )?value\b|\bsame (?:price|terms)\b[^.;]{0,60}\bindependent\b/],
    },
  ],
  'partner-change-is-breach': [
    {
      bears: 'giver',
      all: [
        /\b(?:change (?:of|in) (?:control|ownership))\b[^.;]{0,40}\[giver\]|\[giver\]'s (?:\w+ )?change (?:of|in) control\b/,
        /\b(?:is|constitutes?|shall be|shall constitute|amounts? to|deemed)\b[^.;]{0,20}\b(?:breach|default|event of default|grounds?|termination event)\b/,
      ],
      none: [/\bnot\b|\[each\]/],
    },
    {
      bears: 'other',
      force: ['right'],
      types: ['other', 'license-agreement'],
      all: [
        /\bif (?:the )?(?:\[o\]|founder|key person|\w+ \w+) (?:ceases?|dies|leaves|is no longer|stops)\b|\b(?:departure|death|resignation) of (?:any |the )?(?:key person|founder|\[o\]'s|\w+)|\bchange (?:of|in) (?:control|ownership)\b/,
        /\[a\] (?:may|can|shall be entitled to|is entitled to) (?:\S+ ){0,2}?(?:terminate|buy|purchase|acquire|take over|exclude)\b/,
      ],
      none: [/\bnot\b|\[each\]|\bmaterial breach\b|\binsolven/],
      clause: [/\b(?:share|interest|founder|director|partner|venture|key person|stake)\b/],
    },
  ],
  'royalty-stacking-uncapped': [
    {
      bears: 'other',
      types: ['license-agreement', 'other'],
      force: ['right', 'fact'],
      all: [
        /\[a\] (?:may|can|shall be entitled to|is entitled to) (?:\S+ )?(?:set off|offset|deduct|credit|subtract)\b/,
        /\b(?:third[- ]part(?:y|ies)|others)\b[^.;]{0,30}\b(?:licen[cs]es?|patents?|royalt\w+|rights)\b|\b(?:licen[cs]es?|royalt\w+|payments?)\b[^.;]{0,30}\bthird part(?:y|ies)\b/,
        /\broyalt\w+/,
      ],
      none: [
        /\b(?:not exceed|up to|maximum|no more than|floor|not (?:be )?reduced|less than|half|\d+ ?(?:%|percent))\b/,
      ],
    },
  ],
  'buy-sell-uneven': [
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can) (?:\S+ ){0,3}?offer to (?:buy|purchase)\b[^.;]{0,20}\[o\]'s (?:\w+ )?(?:shares?|interest|stake|units)\b/,
      ],
      clause: [/\bmust (?:accept|sell)\b|\bshall (?:accept|sell)\b|\bis obliged to (?:accept|sell)\b/],
      none: [/\bnot\b|\[each\]/],
    },
  ],
  'veto-emptied': [
    {
      bears: 'giver',
      all: [
        /\[(?:giver|o)\]'s (?:\w+ )?(?:veto|consent rights?|approval rights?)\b[^.;]{0,20}\b(?:does|do|shall|will) not (?:apply|extend|cover)\b|\b(?:need|require)s? no consent of (?:the )?\[(?:giver|o)\]|\bno consent of (?:the )?\[(?:giver|o)\] is (?:needed|required)\b/,
        /\b(?:considers?|deems?|determines?|approved by|budget|ordinary course|decides?|sees fit|business plan)\b/,
      ],
      none: [/\brent\b|\bassign(?:ment)?\b|\bsublet/],
      types: ['other'],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
