import { daysIn } from '../../text/quantities.ts';
import type { IssueRule } from '../issue.ts';

/** Data of the one who is served, named by its party or as what it is. */
const theirs =
  /(?:\[(?:o|taker)\](?:'s)? (?:\w+ )?(?:data|content|information|records|details|files)\b|\b(?:personal (?:data|information)|customer data|user data|client data)\b|\bdata (?:of|provided by|submitted by|uploaded by) (?:the )?\[(?:o|taker)\]|\b(?:everything|anything|whatever|all (?:that )?)\s?(?:\[(?:o|taker)\] )?(?:uploads?|submits?|posts?|stores?))/;
const denied =
  /\b(?:not|never|no|neither|nor|only|solely|unless|except|provided that|consent|approval|required by law|instructions?|aggregat\w*|anonymi[sz]\w*|de-?identified)\b/;
const incident =
  /\b(?:(?:security|data|personal data|privacy) (?:incidents?|breach(?:es)?|compromises?)|unauthori[sz]ed (?:access|disclosure|use|acquisition)|(?:any|a|the|such|each|every) breach(?:es)?(?! of (?:this|the|its|any) (?:agreement|contract|obligation|warrant\w+|term))|incidents?|intrusions?|hack(?:ing|s)?)\b/;

/** Whoever must be told of a new one before it is used can object. */
export const toldOfNew =
  /\b(?:notice|notif\w+|inform\w*)\b[^\n]{0,80}\b(?:new|change\w*|addition\w*|replace\w*|intended)\b[^\n]{0,60}\bsub-?\s?(?:processors?|\[\w+\])/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'data-own-purposes': [
    {
      force: ['right', 'fact', 'transfer', 'acknowledgement'],
      all: [
        theirs,
        /\b(?:us(?:e|es|ed|ing)|process(?:es|ed)?|analy[sz]ed?|exploit(?:ed)?|mine[ds]?)\b/,
        /\b(?:research(?: and development)?|product development|(?:to|and) (?:improve|develop|enhance|train|test|market|promote)\b.{0,60}\b(?:products?|services?|offerings|technolog\w+|models?|business|algorithms?)|(?:improv\w+|develop\w+|enhanc\w+) (?:of )?(?:its|\[\w+\]'s|new|the) (?:\w+ )?(?:and \w+ )?(?:products?|services?|offerings|technolog\w+)|benchmarking|marketing|commercial purposes|business purposes|own purposes)\b/,
      ],
      none: [denied, /\[a\] (?:\w+ )?(?:may|can) .{0,20}\[a\](?:'s)? (?:\w+ )?data\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:authori[sz]es?|permits?|allows?|licen[cs]es?)\b.{0,12}\[o\] to (?:use|analy[sz]e|process|mine)\b|\[(?:o|giver)\] (?:may |can |will )?(?:use|analy[sz]e|process|mine)s?\b/,
        /\b(?:data|information|content)\b/,
        /\b(?:benchmarks?|commercial products|new products|develop\w*|improv\w+|marketing|own (?:business |commercial )?purposes|research|train\w*)\b/,
      ],
      none: [denied],
    },
    {
      bears: 'taker',
      all: [
        /\[(?:a|o|giver)\] (?:is |are |shall be )?(?:granted|given|has|receives|gets|obtains) (?:an? |the )?(?:\w+ ){0,3}?(?:unlimited|unrestricted|perpetual|irrevocable|free|worldwide)\b.{0,30}\b(?:right|licen[cs]e) to use\b/,
        /\bdata\b/,
      ],
      none: [denied, /\[taker\] (?:is|shall|has)\b/],
      test: (_, { actor }) => !/customer|client|user|licensee|controller/.test(actor?.word ?? ''),
    },
  ],
  'data-owned-by-vendor': [
    {
      force: ['fact', 'transfer', 'duty', 'acknowledgement'],
      all: [/\[(?:a|giver)\] (?:shall )?(?:\w+ )?owns?\b/, theirs],
      none: [denied, /\bjointly\b|\bas between\b.{0,60}\[taker\] (?:\w+ )?owns?\b/],
      test: (_, { words }) => !/\[(?:a|giver)\] (?:shall )?(?:\w+ )?owns? .{0,40}\[a\] data/.test(words),
    },
    {
      bears: 'taker',
      all: [
        /\b(?:data|information|everything|content|input)\b.{0,60}\bbecomes? (?:the )?(?:\w+ )?(?:\[(?:o|giver|a)\]'s )?(?:\w+ )?property\b|\[(?:a|giver)\] is the (?:sole |exclusive )?owner of (?:all )?(?:the )?data\b|\bassigns? (?:to (?:the )?\[o\] )?(?:all|any|its)\b.{0,30}\b(?:rights?|title|interest)\b.{0,30}\b(?:data|information)\b/,
      ],
      none: [/\b(?:not|never|no|licen[cs]e)\b|\bproperty of (?:the )?\[taker\]/],
    },
  ],
  'data-not-deleted': [
    {
      force: ['right', 'no-duty', 'fact', 'acknowledgement'],
      all: [
        theirs,
        /\b(?:retain(?:ed|s)?|keep|kept|keeps|archive[ds]?|store[ds]?)\b/,
        /\b(?:after|following|upon|on|beyond|despite)\b.{0,40}\b(?:terminat\w+|expir\w+|end|cancellation|closure|closed)\b|\b(?:indefinitely|as long as|perpetuity|for ?ever)\b/,
      ],
      none: [
        /\b(?:not|never|only|solely|until|unless|confidential\w*|required by|law|for \d+ days|\d+ days|shall then)\b/,
        /\[taker\] may\b/,
      ],
    },
    {
      force: ['no-duty', 'fact', 'exclusion'],
      all: [
        theirs,
        /\b(?:nothing\b.{0,50}\b(?:requires?|obliges?|obligates?)|(?:not|never) (?:be )?(?:required|obliged|obligated|bound)|no (?:obligation|duty)|need not)\b/,
        /\b(?:delet\w+|destroy\w*|eras\w+|remov\w+|purg\w+)\b/,
      ],
      none: [/\[taker\] (?:is|shall) not\b|\brequired by law\b|\bto the extent\b/],
    },
    {
      bears: 'taker',
      force: 'right',
      all: [
        /\[(?:a|giver)\]/,
        /\b(?:retain|keep)\b.{0,20}\b(?:copies of )?(?:\[o\](?:'s)? |the |customer |client )?(?:\w+ )?(?:data|information)\b/,
        /\b(?:archiv\w+|record-?keeping|after|following|as long as|indefinitely|business purposes|its records)\b/,
      ],
      none: [
        /\b(?:confidential information|required by (?:applicable )?law|not|only|solely|until|for \d+ (?:days|months))\b/,
      ],
      test: (_, { actor }) => !/customer|client|controller|user/.test(actor?.word ?? ''),
    },
  ],
  'data-abroad': [
    {
      force: ['right', 'fact', 'acknowledgement', 'duty', 'transfer'],
      all: [
        /\b(?:data|information|content)\b/,
        /\b(?:transfer(?:red|s)?|stor(?:e|ed|age)|host(?:ed|ing)?|process(?:ed|ing)?|access(?:ed|ible)?|held|located|reach(?:ed)?|kept)\b/,
        /\b(?:any (?:country|jurisdiction|location|territory|place)|anywhere|countr(?:y|ies) (?:outside|other than)|other countr(?:y|ies)|any other (?:country|jurisdiction)|outside (?:of )?(?:the )?(?:european|eea|eu|uk|united|\[\w+\]'s|your)|abroad|overseas|worldwide|globally)\b/,
      ],
      none: [
        /\b(?:licen[cs]e[ds]?|not|never|only|unless|without (?:the )?(?:\[\w+\]'s|prior)|provided|standard contractual|adequa\w+|safeguards|consent of|binding corporate|applicable laws? (?:of|in)|in accordance with)\b/,
        /\[taker\] may\b/,
      ],
      test: (_, { sentence }) => /personal|customer|client|your|their|user|member|tenant|employee/.test(sentence.lower),
    },
    {
      force: ['right', 'fact'],
      all: [
        /\[(?:a|giver)\]/,
        /\b(?:determine|choose|select|decide|change|relocate)\b.{0,40}\b(?:locations?|countr(?:y|ies)|regions?|place|where)\b/,
        theirs,
      ],
      none: [/\b(?:not|only|within the)\b/],
    },
    {
      bears: 'taker',
      force: 'right',
      all: [
        /\b(?:relocate|move|transfer|shift)\b/,
        /\b(?:servers?|data ?cent(?:er|re)s?|data|hosting)\b/,
        /\b(?:another|any|a different|other|foreign) (?:country|countries|jurisdiction|location|region)\b|\babroad\b/,
      ],
      none: [/\b(?:not|only|consent|approval)\b/],
    },
    {
      bears: 'taker',
      force: 'right',
      all: [
        /\b(?:data|information)\b/,
        /\b(?:kept|held|stored|processed|hosted|located|moved|transferred)\b/,
        /\boutside (?:of )?(?:the )?(?:\w+ )?(?:country|state|region|territory|jurisdiction) of (?:the )?\[(?:taker|o)\]/,
      ],
      none: [/\b(?:not|only|consent)\b/],
    },
  ],
  'subprocessors-free': [
    {
      clauseNone: [toldOfNew],
      force: ['right', 'fact', 'acknowledgement', 'transfer', 'duty'],
      all: [
        /\b(?:engage|appoint|use[sd]?|using|authori[sz]\w+|consents? to|retain|employ|replace|add|instruct)\b/,
        /\bsub-?processors?\b/,
        /\b(?:may|can|free|entitled|right|general(?:ly)? authori[sz]\w+|consents?|authori[sz]es|permits?|agrees|its choice|at any time)\b/,
      ],
      none: [
        /\b(?:not|never|prior (?:written )?(?:consent|approval|notice|authori\w+)|notif\w+|inform\w*|object\w*|only|list(?:ed)?|set out|schedule|annex|provided|subject to|days|specific)\b/,
        /\[taker\] (?:\w+ )?(?:may|can)\b/,
      ],
    },
    {
      clauseNone: [toldOfNew],
      force: ['right', 'fact'],
      all: [
        /\b(?:subcontract|delegate|outsource|third part(?:y|ies)|subcontractors?|anyone|vendors?)\b/,
        /\bprocess(?:ing)?\b.{0,30}\b(?:data|information)\b/,
        /\b(?:may|can|free|entitled|right|at liberty)\b/,
      ],
      none: [/\b(?:not|never|only|consent|approval|notif\w+|object\w*|provided|subject to|notice)\b/],
    },
    {
      clauseNone: [toldOfNew],
      bears: 'taker',
      force: ['right', 'fact', 'acknowledgement', 'transfer'],
      all: [
        /\b(?:other processors?|sub-?processors?|third[- ]party (?:service )?(?:providers?|vendors?|hosts?)|subcontractors?|third parties)\b/,
        /\b(?:engage\w*|use|appoint\w*|employ|add|replace)\b/,
        /\b(?:without (?:\w+ )*(?:authori[sz]ation|consent|approval|notice)|general (?:written )?authori[sz]ation|at its discretion|to process\b.{0,20}\b(?:data|information))\b/,
      ],
      none: [/\b(?:not (?:\w+ )?(?:engage|use|appoint)|only|object\w*|\d+ days|provided|notif\w+|inform)\b/],
      test: (_, { sentence, actor }) =>
        /data|process/.test(sentence.lower) &&
        (!/customer|client/.test(actor?.word ?? '') || !/\[a\] may/.test(sentence.lower)),
    },
  ],
  'breach-notice-late': [
    {
      force: ['duty', 'fact', 'promise', 'right'],
      all: [
        incident,
        /\b(?:notif\w+|notice|tell|inform|report\w*|advise|disclose)\b/,
        /\b(?:after|following|upon|once|subject to|until)\b.{0,40}\b(?:investigat\w+|confirm\w+|forensic\w*|complet\w+|conclu\w+|determin\w+|root cause)\b/,
      ],
      none: [
        /\b(?:\d+ hours|without undue delay|immediately|promptly|[12] (?:business )?days?|not wait|regardless of|before)\b/,
      ],
      test: (_, { words }) => !/\b(?:shall|must|will) .{0,20}notify (?:the )?\[o\] .{0,20}and \[o\]/.test(words),
    },
    {
      force: ['duty', 'fact', 'promise', 'right'],
      all: [
        /\b(?:notif\w+|notice|tell|inform|report\w*|advise|disclose)\b/,
        /\b(?:security|data|privacy) (?:incidents?|breach(?:es)?)|\bunauthori[sz]ed (?:access|disclosure)/,
        /\bwithin \d+ (?:calendar |business |working )?(?:days?|weeks?|months?)\b/,
      ],
      test: ([, , time]) => (daysIn(time![0]) ?? 0) >= 10,
    },
    {
      force: ['no-duty', 'exclusion', 'fact'],
      all: [
        /\b(?:security|data|privacy) (?:incidents?|breach(?:es)?)|\bunauthori[sz]ed (?:access|disclosure)/,
        /\b(?:no (?:obligation|duty)|(?:not|never) (?:be )?(?:required|obliged|obligated)|need not)\b.{0,15}\b(?:notify|report|tell|inform|disclose|give notice)\b/,
      ],
      none: [/\[taker\] (?:is|has|shall|need)\b|\bunsuccessful\b(?! or successful)/],
    },
    {
      bears: 'taker',
      force: ['duty', 'right'],
      all: [
        /\b(?:notify|inform|tell|report)\b/,
        /\b(?:breach(?:es)?|incidents?)\b/,
        /\b(?:only\b.{0,30}\b(?:determines?|considers?|deems?|believes?|material)|(?:it|\[a\]) (?:determines?|considers?|deems?|thinks?|judges?) (?:to be )?(?:material|necessary|appropriate|significant|serious)|in its (?:sole )?(?:discretion|judgment))\b/,
      ],
      none: [/\b(?:immediately|without (?:undue )?delay|\d+ hours)\b/, /\[taker\] (?:shall|must|may)\b/],
      test: (_, { actor }) => !/customer|client|controller|user/.test(actor?.word ?? ''),
    },
  ],
  'breach-notice-immediate': [
    {
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:suspect\w*|possible|potential|threatened|alleged|any sign)\b/,
        incident,
        /\b(?:report\w*|notif\w+|inform\w*|told|tell|advise\w*)\b/,
        /\b(?:immediately|at once|forthwith|instantly|without (?:any )?delay|within (?:1|2|3|4|6|8|12|24) hours?)\b/,
      ],
      none: [
        /\b(?:not|confirmed only|password|emergency|accident)\b|\bto (?:the )?\[giver\]|^\[taker\] (?:shall|must|will)/,
      ],
    },
  ],
  'customer-warrants-consents': [
    {
      force: ['duty', 'fact', 'promise', 'acknowledgement'],
      all: [
        /\b(?:sole(?:ly)? (?:responsib\w+|liable)|solely answerable|sole responsibility)\b/,
        /\b(?:accuracy|quality|legality|lawfulness|integrity|reliability|appropriateness|completeness)\b/,
        /\b(?:data|content|information)\b/,
      ],
      none: [/\bnot\b|\[giver\] (?:is|shall be|has)\b/],
    },
    {
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:obtain(?:s|ed)?|secure[sd]?|procure[sd]?|ha(?:s|ve)|give[ns]?|hold)\b.{0,40}\b(?:consents?|permissions?|notices?|authori[sz]ations?|rights)\b/,
        /\b(?:process\w*|provide|transfer|disclos\w+|use|collect\w*|give)\b.{0,40}\b(?:personal data|personal information|(?:customer|client|user) data|\[a\](?:'s)? (?:\w+ )?data|the data)\b/,
        /\b(?:shall|must|will|warrants?|represents?|confirms?|responsible)\b/,
      ],
      none: [/\b(?:not|no|sub-?processors?|the \[o\]'s consent|\[o\]'s (?:prior )?(?:written )?consent)\b/],
      test: (_, { actor }) => !/provider|vendor|supplier|processor|licensor|contractor|host/.test(actor?.word ?? ''),
    },
    {
      bears: 'actor',
      force: 'promise',
      all: [
        /\b(?:has|have|holds?|obtained)\b.{0,20}\b(?:the |all |a )?(?:\w+ )?(?:rights?|lawful basis|legal basis|authority|consents?|permissions?)\b/,
        /\b(?:personal data|personal information|data|information|content)\b/,
        /\b(?:transfer|provide|disclose|process\w*|share|submit|use|upload)\b/,
      ],
      none: [/\b(?:not|no)\b/],
      test: (_, { actor }) =>
        !/provider|vendor|supplier|processor|licensor|contractor|host|seller/.test(actor?.word ?? ''),
    },
  ],
  'data-shared-with-partners': [
    {
      force: ['right', 'fact', 'acknowledgement', 'transfer'],
      all: [
        /\b(?:shar(?:e|es|ed|ing)|sell|sold|disclos(?:e|es|ed|ure)|transfer(?:red|s)?|pass(?:ed)?(?: on)?|provide[ds]?|give[ns]?|rent(?:ed)?|trade[ds]?)\b/,
        /\b(?:data|information|details|records|profiles)\b/,
        /\b(?:to|with)\b.{0,30}\b(?:(?:any )?third part(?:y|ies)|(?:business |marketing |advertising |trusted |commercial )?partners|affiliates|anyone|others|other companies|advertisers|data brokers)\b/,
      ],
      none: [
        /\b(?:not|never|no|only|solely|unless|except|consent of|prior (?:written )?consent|required by law|confidential\w*|need to know|to the extent|aggregat\w*|anonymi[sz]\w*|de-?identified|in order to provide|sub-?processors?|assign\w*|bound by|privacy policy|enable|export|if \[\w+\])\b/,
        /\[taker\] (?:\w+ )?may\b/,
      ],
      test: (_, { sentence, actor }) =>
        /personal|customer|client|your|user|member|the data|its data|their data|patient|tenant|usage/.test(
          sentence.lower,
        ) &&
        !/^(?:the )?(?:customer|client|licensee|tenant|buyer)/.test(
          /\[a\] (?:may|shall be entitled|reserves)/.test(sentence.lower) ? (actor?.word ?? '') : '',
        ),
    },
    {
      bears: 'taker',
      force: 'right',
      all: [
        /\b(?:hand(?: over)?|supply|release|make available|trade|rent|licen[cs]e)\b/,
        /\[o\](?:'s)? (?:\w+ )?(?:data|information|details|records)\b/,
        /\bto (?:\w+ )?(?:third parties|others|anyone|partners|other companies|advertisers)\b/,
      ],
      none: [denied, /\bconfidential\b/],
    },
  ],
  'data-deleted-at-end': [
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\b(?:delete|return|destroy|erase)\b/,
        /\b(?:personal data|customer data|\[o\](?:'s)? data|all data)\b/,
        /\bat the (?:choice|election|option|request) of\b|\bwhen the services end\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'data-defined-away': [
    {
      force: ['definition', 'fact', 'exclusion'],
      all: [
        /(?:\[(?:a|taker)\](?:'s)?|\bcustomer|\bclient|\buser|\bpersonal) data["”]? (?:means|shall mean|is|includes?)\b/,
        /\b(?:excluding|but (?:not|excluding)|other than|except(?:ing)?|excludes)\b.{0,60}\b(?:analytics|logs?|derived|usage|metadata|telemetry|statistics|insights|outputs?|aggregat\w+|generated)\b/,
      ],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:metadata|logs?|usage (?:data|information)|telemetry|analytics|derived data|aggregated (?:or derived )?data|insights|outputs?)\b|^\[a\] (?:shall|is|are) not (?:be )?deemed/,
        /\b(?:is|are|shall|does|do|will) not (?:be )?(?:deemed |considered |treated as |regarded as |constitute |form part of )?(?:the )?(?:\[o\](?:'s)? data|\[taker\](?:'s)? data|customer data|client data|personal data)\b/,
      ],
    },
  ],
  'breach-costs-all': [
    {
      force: ['duty', 'promise', 'fact'],
      all: [
        /\ball (?:\w+ ){0,3}?(?:loss(?:es)?|costs?|expenses|damages?)\b.{0,60}\b(?:(?:security|data) (?:incidents?|breach(?:es)?)|(?:any|a|the) (?:incident|breach)(?! of)|breach(?! of)|unauthori[sz]ed access)\b/,
        /\b(?:whether or not|regardless|irrespective|whatever|howsoever|however|even if|without (?:limit\w*|regard))\b/,
        /\b(?:liable|bears?|pays?|reimburse|indemnif\w+|responsible|meet|at its (?:sole )?(?:cost|expense))\b/,
      ],
      none: [/\b(?:not (?:be )?liable|shall not|except|to the extent|up to)\b/],
    },
    {
      bears: 'actor',
      force: ['duty', 'fact', 'promise'],
      all: [
        /\ball (?:\w+ ){0,2}?(?:costs?|loss(?:es)?|expenses)\b/,
        /\b(?:security|data) (?:incidents?|breach(?:es)?)\b/,
        /\b(?:however (?:arising|caused)|howsoever|regardless|irrespective|whatever|whether or not|no matter)\b/,
      ],
      none: [/\bnot (?:be )?(?:liable|borne)\b|\[o\] (?:shall|will) (?:bear|pay)\b/],
    },
  ],
  'incident-gag': [
    {
      force: ['ban', 'duty', 'no-right'],
      all: [
        /\b(?:no (?:public )?(?:statement|announcement|disclosure|notification)|not (?:\w+ )?(?:disclose|notify|inform|tell|announce|report|publish))\b/,
        incident,
        /\b(?:without|unless|until)\b.{0,60}\b(?:consent\w*|approv\w+|permission|agree\w*)\b/,
      ],
      none: [/\brequired by law\b|\blegally required\b|\bunreasonably withheld\b/],
    },
    {
      bears: 'other',
      force: ['right', 'duty', 'fact'],
      all: [
        /\b(?:sole|exclusive|full|complete) (?:control|discretion|right|authority|say)\b/,
        /\b(?:content|timing|manner|method|whether)\b/,
        /\b(?:notices?|notification|notify|communication)\b/,
        /\b(?:security|data) (?:incidents?|breach(?:es)?)\b|\bbreach\b|\bincident\b/,
      ],
      none: [/\bconsult\b|\bnot\b/],
    },
    {
      bears: 'other',
      all: [
        /\[a\] (?:alone|solely|exclusively|only)?\s?(?:shall|may|will)\b.{0,20}\b(?:decide|determine|control)\b/,
        /\b(?:security|data) (?:incidents?|breach(?:es)?)\b/,
        /\b(?:announced?|notif\w+|disclosed?|published|communicat\w+|told)\b/,
      ],
    },
  ],
  'weak-anonymization': [
    {
      bears: 'taker',
      all: [
        /\b(?:anonymi[sz]ed|anonymous|de-?identified|non-?personal)\b/,
        /\b(?:identifiers?|names?)\b.{0,30}\b(?:replaced|removed|deleted|masked|hashed|coded|encrypted|substituted|taken out|stripped)\b|\b(?:coded|hashed|pseudonymi[sz]ed|masked)\b/,
      ],
      none: [/\b(?:not|cannot|no longer|irreversibl[ey]|all identifiers)\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
