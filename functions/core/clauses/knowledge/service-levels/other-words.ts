import type { IssueRule } from '../issue.ts';

/** What a service level measures. */
const availability = /\b(?:availab\w+|up-?time|downtime|service levels?|unavailab\w+|outages?)\b/;
const credits = /\b(?:(?:service |sla |performance )?credits?)\b/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'perfect-availability': [
    {
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:vouch\w*|promis\w+|guarant\w+|undertak\w+|warrant\w*)\b/,
        /\b(?:online|up and running|available|reachable|running)\b(?: \S+){0,2}? (?:every (?:second|minute|hour)|at every moment|always)\b|\balways (?:be )?(?:online|available|reachable)\b/,
      ],
      none: [/\bnot\b|\bno\b|\btarget|\baim|\bendeavo/],
    },
    {
      bears: 'giver',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:services?|platform|system|software|site|application|network)\b/,
        /\b(?:available|operational|accessible|up and running|functioning)\b/,
        /\b(?:at all times|24 hours (?:a|per) day|around the clock|24\/7|without (?:any )?interruption|365 days)\b/,
      ],
      none: [
        /\b(?:not|efforts|endeavou?rs|target|aim|except|excluding|other than|support|help ?desk|email|commercially|parking|elevator|utilit\w+)\b/,
      ],
      test: (_, { actor }) => !/customer|client|buyer|user|licensee|tenant|landlord/.test(actor?.word ?? ''),
    },
    {
      force: ['duty', 'promise', 'fact'],
      all: [/\b(?:availab\w+|up-?time)\b/, /\b99\.99\d+ ?(?:%|percent|per cent)/],
      none: [/\bcredits? (?:of|is|are)\b|\bif\b|\bbelow\b|\btarget\b|\baims?\b|\befforts\b/],
    },
  ],
  'all-downtime-counts': [
    {
      all: [
        /\b(?:every|each|any) (?:minute|second|hour)\b(?: \S+){0,5}? (?:counts?|is counted)\b/,
        /\b(?:upkeep|maintenance|flood|force majeure|strike|storm|third part(?:y|ies))\b/,
      ],
      none: [/\bnot\b|\bexcept\b|\bother than\b/],
    },
    {
      all: [
        /\b(?:no|not any|nor any) (?:\w+ )?(?:downtime|outage|unavailability|interruption|period)\b.{0,40}\b(?:excluded|disregarded|left out|ignored|deducted)\b|\bdowntime (?:includes?|means)\b.{0,80}\b(?:any (?:reason|cause)|whatever|whatsoever|beyond (?:the )?(?:\[\w+\]'s|its) (?:\w+ )?control|maintenance|regardless)\b|\b(?:any|every|all) (?:period|time|minute|unavailability|interruption)\b.{0,60}\b(?:whatever|regardless|irrespective|for any reason|howsoever)\b.{0,30}\b(?:is|are|counts?|constitutes?|shall be|treated as)\b.{0,15}\bdowntime\b/,
      ],
      none: [/\bdoes not (?:include|mean)\b|\bexcluding\b|\bexcept\b|\bother than\b|\bnot include\b/],
    },
    {
      bears: 'giver',
      all: [
        /\b(?:outages?|failures?|unavailability|maintenance|downtime|interruptions?)\b/,
        /\b(?:third part(?:y|ies)|force majeure|maintenance|whatever (?:the )?cause|beyond)\b/,
        /\bcounts? (?:as downtime|against|towards? downtime)\b|\bshall count (?:as downtime|against|towards? downtime)\b/,
      ],
      none: [/\bnot count\b/],
    },
  ],
  'sla-hair-trigger': [
    {
      all: [
        /\b(?:1|a single) (?:bad |weak )?(?:month|week|quarter)\b(?: \S+){0,5}? (?:is enough|suffices|entitles|lets|allows)\b/,
        /\b(?:below|under|mark|targets?|levels?|availability|uptime)\b/,
        /\b(?:walk away|terminate|end|leave|cancel)\b/,
      ],
      none: [/\bnot\b/],
    },
    {
      bears: 'giver',
      all: [
        /\b(?:any|each|every|a single|1|one)\b.{0,15}\b(?:service level (?:failure|breach|default)s?|(?:failure|breach|miss\w*)\b.{0,20}\b(?:service levels?|availability|target|sla))\b/,
        /\b(?:material breach|terminat\w+|cancel)\b/,
      ],
      none: [/\b(?:not|no|consecutive|repeated|persistent|three|unless|cure)\b|\b[2-9] (?:\w+ )?(?:months|times)\b/],
    },
  ],
  'downtime-defined-away': [
    {
      all: [
        /\b(?:counts?|treated|regarded|considered|deemed) (?:\S+ )?(?:as )?(?:up|available|online)\b/,
        /\b(?:so|as) long as\b|\bif\b|\bprovided\b/,
        /\b(?:page|server|ping|part|function)\b(?: \S+){0,2}? (?:answers?|loads?|responds?|works?)\b/,
      ],
      none: [/\bnot\b/],
    },
    {
      all: [
        /\bdowntime (?:begins?|starts?|commences?|runs?|is measured)\b.{0,20}\b(?:only )?(?:when|once|after|upon|from the time)\b/,
        /\b(?:reports?|reported|notif\w+|confirm\w*|acknowledg\w+|ticket|logs?)\b/,
      ],
      none: [/\bnot\b/],
    },
    {
      all: [
        /\b(?:unavailability|failure|loss|outage|slow\w*|degrad\w+|impair\w*|errors?|latency)\b.{0,50}\b(?:features?|functions?|modules?|parts?|components?|performance|minutes|response|users)\b/,
        /\b(?:is|are|shall|does|do|will) not (?:be |constitute |count as |considered |deemed |treated as )*(?:downtime|unavailab\w+|an outage|counted)\b/,
      ],
      none: [/\bcustomer'?s? (?:network|equipment)\b|\bmaintenance\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:down|unavailable|outage|downtime)\b/,
        /\bonly (?:if|when|where)\b.{0,40}\b(?:all users|every user|entire|completely|total(?:ly)?|more than \d+|complete)\b|\b(?:interruptions?|outages?|unavailability|periods?)\b.{0,15}\b(?:of )?(?:less than|shorter than|under|up to) \d+ (?:consecutive )?(?:minutes|hours)\b.{0,30}\bnot\b/,
      ],
    },
  ],
  'credits-on-top': [
    {
      all: [
        /\bcredits?\b/,
        /\b(?:takes? nothing (?:away )?from|(?:does|do|shall|will) not (?:reduce|lessen|diminish))\b(?: \S+){0,4}? (?:claims?|damages|loss(?:es)?)\b/,
      ],
      none: [/\bletter of credit|\btax\b/],
    },
    {
      all: [
        credits,
        /\b(?:is|are|shall) not (?:be |constitute )?(?:the |an? |\[\w+\]'s )?(?:sole|only|exclusive|sole and exclusive) remed(?:y|ies)\b|\b(?:not|and not) an? exclusive remedy\b/,
      ],
      clauseNone: [/\bdeducted from (?:any )?damages\b|\bset off against (?:any )?damages\b/],
    },
  ],
  'credits-sole-remedy': [
    {
      all: [
        /\b(?:apart from|beyond|besides|other than|save for) (?:the |a |such |any )?(?:service )?credits?\b/,
        /\b(?:(?:ask|claim|get|have|demand) (?:for )?nothing|no (?:other |further )?(?:claim|remedy|right|compensation))\b/,
      ],
      none: [/\btax\b|\bletter of credit/],
    },
    {
      all: [
        /\b(?:remed(?:y|ies)|credits?)\b.{0,60}\b(?:entire|sole|exclusive|only|full)\b.{0,30}\b(?:remed(?:y|ies)|liability|obligation)\b/,
        availability,
      ],
      none: [/\bnot\b|\bwithout prejudice\b/],
    },
  ],
  'credit-claim-window': [
    {
      all: [
        /\bcredits?\b/,
        /\bnot (?:ask|claim|request|appl)\w*\b(?: \S+){0,3}? within \d/,
        /\b(?:gone|lost|lapses?|forfeited|expires?)\b/,
      ],
      none: [/\btax\b|\bletter of credit/],
    },
    {
      force: ['waiver', 'fact', 'duty', 'no-right', 'acknowledgement'],
      all: [
        /\b(?:service )?credits?\b/,
        /\b(?:waives?|forfeits?|loses?|lapses?|no credit|not (?:be )?(?:entitled|issued|eligible))\b/,
        /\b(?:not (?:\w+ )?(?:requested|claimed|submitted|asked)|unless (?:\w+ ){0,3}?(?:requested|claimed|submitted|requests?|claims?)|fails? to (?:request|claim|submit))\b/,
        /\bwithin\b.{0,20}\b(?:days?|hours?|weeks?|months?)\b/,
      ],
      none: [/\bcredit card\b|\btax credit\b/],
    },
  ],
  'targets-only': [
    {
      within: 'sentence',
      all: [
        /\b(?:hopes?|aims?|tries) to\b/,
        /\bmiss\w*\b(?: \S+){0,3}? (?:has|have|brings?|is|entails?) no (?:consequences?|effect|breach|remedy|claim)\b/,
      ],
    },
    {
      all: [
        /\b(?:fail\w*|miss\w*|inability)\b.{0,25}\b(?:to )?(?:meet|achieve|attain|reach|comply with)?\b.{0,20}\b(?:service levels?|availability|up-?time|response times?|targets?|sla)\b/,
        /\b(?:shall|does|will|is|are) not (?:be |constitute |deemed )?(?:deemed )?(?:an? |to be an? )?(?:breach|default)\b|\bno breach\b/,
      ],
      none: [/\bmaterial breach\b|\bunless\b|\bforce majeure\b/],
    },
    {
      all: [
        /\b(?:service levels?|response times?|availability|up-?time|sla)\b/,
        /\b(?:indicative|aspirational|non-?binding|informational|guidelines?|for (?:guidance|information)|estimates?|goals?|targets?|objectives?)\b(?: \w+)?(?: only| and (?:not|no)|,? not|$|\.)/,
      ],
      none: [/\bmeet (?:the|its|all) targets\b|\bnot (?:indicative|targets|goals|estimates)\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:miss\w*|fail\w*)\b.{0,25}\b(?:target|service levels?|response times?|availability|sla)s?\b/,
        /\b(?:not|no)\b.{0,30}\b(?:give rise|entitle|liability|remed(?:y|ies)|consequence|credit)\b/,
      ],
      none: [/\bunless\b|\bforce majeure\b|\bsales target/],
    },
  ],
  'supplier-failures-excluded': [
    {
      all: [
        /\b(?:cloud|hosting|network|power|telecom\w*) (?:\S+ )?(?:suppliers?|providers?|compan(?:y|ies)|operators?)\b|\bsubcontractors?\b/,
        /\bnot (?:be )?(?:held against|counted against|charged to)\b/,
        /\b(?:time|outages?|downtime|failures?|minutes)\b/,
      ],
    },
    {
      all: [
        /\b(?:third[- ]party |upstream )?(?:suppliers?|vendors?|subcontractors?|hosting (?:provider|compan\w+)s?|cloud (?:\w+ )?providers?|data cent(?:er|re)s?|hosts?)\b/,
        /\b(?:(?:does|do|shall|will) not count|excluded|excludes?|excluding|disregarded|(?:is|are|shall) not (?:be )?(?:responsible|liable|counted|included|downtime))\b/,
        /\b(?:downtime|outages?|unavailab\w+|interruptions?|failures?|availability)\b/,
      ],
      none: [/\[taker\]'s (?:suppliers?|vendors?|providers?|hosting|subcontractors?)|\bnot excluded\b|\bnot exclude\b/],
    },
    {
      bears: 'taker',
      all: [
        /\bnot (?:be )?(?:liable|responsible)\b/,
        /\b(?:failures?|outages?|interruptions?|downtime|acts?)\b/,
        /\b(?:its|\[a\]'s) (?:\w+ )?(?:hosting|cloud|network|data cent(?:er|re)|upstream) (?:\w+ )?(?:partners?|providers?|suppliers?|vendors?)\b/,
      ],
    },
  ],
  'exclusions-swallow-uptime': [
    {
      force: ['fact', 'exclusion', 'ban', 'definition', 'duty', 'no-duty'],
      all: [
        /\b(?:availab\w+|up-?time|downtime|service levels?|unavailab\w+|outages?|emergency maintenance)\b/,
        /\b(?:does|do|shall|will) not (?:apply|include|count|extend)\b|\b(?:excludes?|excluded|excluding|disregarded|not (?:be )?(?:included|counted|taken into account)|except (?:for|where))\b/,
        /\b(?:(?:outside|beyond) (?:of )?(?:the )?(?:\[\w+\]'s|its) (?:\w+ ){0,2}?control|did not (?:cause|intend)|not (?:solely |directly )?(?:caused|attributable)|any other (?:cause|reason)|emergency maintenance|third[- ]party (?:services?|providers?|suppliers?)|(?:scheduled (?:or|and) un-?scheduled|planned (?:or|and) unplanned))\b/,
      ],
      none: [/\b(?:only|no exclusions?|not exceed\w*|up to|limited to|solely to)\b(?! attributable)/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:not (?:cover|apply to|include|extend to)|excludes?|excluding|excluded)\b/,
        /\b(?:outages?|downtime|unavailab\w+|interruptions?|availability)\b/,
        /\b(?:(?:outside|beyond) (?:of )?(?:the )?(?:\[\w+\]'s|its) (?:\w+ ){0,2}?control|not within (?:the )?(?:\[\w+\]'s|its) (?:\w+ )?control|maintenance of any kind|any (?:other )?(?:cause|reason))\b/,
      ],
      none: [/\b(?:no exclusions?|only (?:scheduled|the following))\b/],
    },
  ],
  'credits-uncapped': [
    {
      bears: 'giver',
      within: 'sentence',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:credit(?:s|ed)?|rebate|refund|reduc(?:e|ed|tion)|pay)\b/,
        /\b\d+(?:\.\d+)? ?(?:%|percent|per cent) of (?:the |its |all )?(?:\w+ ){0,2}?(?:fees?|charges?|price|invoice)\b|[$£€] ?\d[\d,]*/,
        /\b(?:for|per) (?:each|every|any)?\s?(?:\w+ )?(?:hours?|minutes?|percentage point|tenth|failure|incident|service level failure)\b|\b(?:for|per) (?:each|every) (?:0\.\d+|1|full) ?(?:%|percent|per cent)/,
        /\b(?:availab\w+|up-?time|downtime|below (?:it|the service level|that|the target)|service levels?|outage|unavailab\w+)\b/,
      ],
      none: [/\b(?:maximum|not exceed\w*|capped|up to|no more than|at most|lesser|limited to|cap of|subject to a)\b/],
      test: ([, amount]) => {
        const share = /(\d+(?:\.\d+)?) ?(?:%|percent|per cent)/.exec(amount![0]);
        return share ? Number(share[1]) >= 5 : true;
      },
    },
    {
      bears: 'giver',
      all: [
        credits,
        /\b(?:not (?:be )?(?:subject to|limited (?:to|by)|capped)|no (?:cap|limit|maximum|ceiling)|without (?:any )?(?:cap|limit)|may (?:equal or )?exceed|uncapped|unlimited)\b/,
      ],
      none: [/\bnot exceed\b|\bcredit (?:limit|line|card|facility)\b|\bremed(?:y|ies)\b|\bincluding\b/],
      clause: [/\bservice credits?\b|\b(?:availab\w+|up-?time|downtime|service levels?)\b/],
    },
    {
      bears: 'giver',
      all: [
        /\b(?:credits?|refund|rebate)\b.{0,30}\b(?:100|all|75|50) ?(?:%|percent|per cent)?\s?of (?:the )?(?:\w+ ){0,2}?(?:fees?|charges?)\b/,
        /\b(?:availab\w+|up-?time|downtime|service level)\b.{0,40}\b(?:falls?|drops?|is|are|below|less than|fails?|missed)\b/,
      ],
      none: [/\b(?:maximum|not exceed\w*|capped|up to|no more than)\b/],
    },
    {
      bears: 'giver',
      all: [
        credits,
        /\b(?:may|can|shall|will) (?:equal or )?(?:exceed|equal|amount to|reach) (?:up to )?100 ?(?:%|percent|per cent)/,
      ],
    },
  ],
  'measured-by-provider': [
    {
      force: ['fact', 'right', 'duty'],
      all: [
        /\[(?:a|giver)\] (?:\w+ )?(?:measures?|determines?|calculates?|decides?|monitors?|assesses)\b|\b(?:measured|determined|calculated|assessed|monitored|measurements? (?:made|taken)) (?:solely |exclusively )?by (?:the )?\[(?:a|giver)\]/,
        availability,
      ],
      none: [
        /\b(?:independent|third party|verify|jointly|audit|disput\w+|can see|presumed|unless|maintenance windows?)\b/,
      ],
      test: (_, { actor }) => !/customer|client|buyer|user|licensee|tenant/.test(actor?.word ?? ''),
    },
    {
      bears: 'taker',
      force: ['duty', 'right', 'fact'],
      all: [
        /\[(?:a|giver)\] (?:alone |solely |exclusively )?(?:shall|may|will) (?:alone |solely )?(?:determine|decide|measure|calculate|assess)\b/,
        /\b(?:outage|downtime|availability|up-?time|service level|unavailab\w+)\b/,
      ],
      none: [/\b(?:verify|jointly|dispute|independent|unless)\b/],
      test: (_, { actor }) => !/customer|client|buyer|user|licensee|tenant/.test(actor?.word ?? ''),
    },
  ],
  'maintenance-declared-freely': [
    {
      all: [
        /\bmaintenance\b/,
        /\b(?:means|is|includes?)\b.{0,10}\b(?:any|all|such)? ?(?:\w+ )?maintenance\b.{0,25}\b(?:announced|declared|notified|designated|scheduled|performed|determined)\b.{0,10}\bby (?:the )?\[(?:a|giver)\]|\bas (?:determined|declared|announced|designated|scheduled|decided) by (?:the )?\[(?:a|giver)\]/,
      ],
      none: [
        /\b(?:\d+ hours'? (?:prior |advance |per )?|limited to|not exceed\w*|no more than|between|at least)\b|\brent\b|\bpremises\b|\bequipment\b/,
      ],
      clause: [availability],
    },
    {
      all: [
        /\b(?:scheduled|planned|maintenance)\b.{0,40}\bmaintenance (?:means|is)\b|\b(?:scheduled|planned) maintenance["”]? means\b/,
        /\bany maintenance\b/,
      ],
      none: [/\b(?:hours|limited to|not exceed\w*|between)\b/],
    },
    {
      bears: 'taker',
      force: 'right',
      all: [
        /\bmaintenance (?:windows?|times?|periods?|schedule)\b/,
        /\b(?:changed|moved|extended|set|rescheduled)\b/,
        /\b(?:at any time|discretion|without notice|as it sees fit)\b/,
      ],
      none: [/\bnot\b|\bpremises\b|\brent\b/],
    },
  ],
  'credit-threshold-coarse': [
    {
      all: [
        /\b(?:service )?credits?\b/,
        /\b(?:only (?:if|where|when|after)|unless|until)\b/,
        /\b(?:below|less than|under) (?:[1-8]\d|9[0-7])(?:\.\d+)? ?(?:%|percent|per cent)|\bexceeds? (?:\w+ )?(?:(?:[4-9]|\d\d+) (?:consecutive |full )?hours|\d+ (?:full |consecutive )?days)\b|\bmore than (?:(?:[4-9]|\d\d+) (?:consecutive |full )?hours|\d+ days)\b/,
      ],
      none: [/\bcredit (?:card|limit|check|terms)\b/],
    },
  ],
  'availability-averaged': [
    {
      all: [
        /\b(?:availab\w+|up-?time|service levels?)\b/,
        /\b(?:measured|calculated|computed|averaged|assessed|determined)\b.{0,30}\b(?:annual(?:ly)?|yearly|per (?:contract |calendar )?year|(?:each|the|a|over the|every) (?:contract |calendar )?year|12[- ]months?|quarter(?:ly)?)\b/,
      ],
      none: [/\bfees?\b|\bnot\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:availab\w+|up-?time)\b/,
        /\b(?:annual|yearly) (?:average|mean|percentage|basis|availability|uptime)\b|\b(?:average[sd]?|mean) (?:over|across|of) (?:the |a |each )?(?:calendar |contract )?year\b/,
      ],
      none: [/\bfees?\b|\bincrease\b|\bprice\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
