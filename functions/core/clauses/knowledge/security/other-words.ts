import type { IssueRule } from '../issue.ts';

const breach =
  /\b(?:(?:security|data|privacy) (?:incidents?|breach(?:es)?|intrusions?)|(?:any|a|the|such|each|every) (?:breach|incident)(?! of (?:this|the|its|any) (?:agreement|contract|obligation|warrant\w+|term))|unauthori[sz]ed access|hack(?:ing|s)?|viruses)\b/;
const atItsCost =
  /\b(?:pays?|bears?|reimburses?|meets?|indemnif\w+|responsible for|borne by|for (?:the )?\[(?:a|taker|giver)\]'s account|at (?:its|\[\w+\]'s) (?:own |sole )*(?:cost|expense))\b/;
const softened = /\b(?:not|no|except|to the extent|only|up to|not exceed\w*|reasonable costs|each bears?)\b/;

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
    {
      force: ['exclusion', 'ban', 'fact', 'no-duty', 'no-right'],
      all: [
        /\b(?:(?:does|do|can|will|shall) ?not|cannot|no|neither|never|disclaims?)\b.{0,30}\b(?:warrant\w*|guarant\w+|represent\w*|promise|assur\w+|ensure)\b/,
        /\b(?:secure(?:d)?|security|free (?:from|of) (?:\w+ ){0,3}?(?:virus\w*|harmful|malware|intrusion|hack\w*|unauthori[sz]ed)|unauthori[sz]ed access|viruses)\b/,
        /\b(?:services?|software|platform|site|website|data|network|system|products?|app|content|transmissions?|information)\b/,
      ],
      none: [
        /^(?:the )?\[taker\]|\bsecurity (?:deposit|interest|for (?:the )?payment)\b|\bguarantee the security deposit\b/,
      ],
      test: (_, { actor }) => !/customer|client|tenant|buyer|user/.test(actor?.word ?? ''),
    },
    {
      bears: 'taker',
      all: [
        /\b(?:without (?:any )?(?:warranty|guarantee)|no (?:warranty|guarantee|assurance)|(?:does|do|will|can) ?not (?:warrant|guarantee|promise|ensure))\b/,
        /\b(?:of|as to|regarding|that)\b.{0,40}\b(?:security|secure|protected|safe|unauthori[sz]ed access)\b/,
      ],
      none: [/^(?:the )?\[taker\]|\bsecurity (?:deposit|interest)\b/],
      test: (_, { actor, standing }) => !actor || standing !== 'own' || !/customer|client|user|tenant/.test(actor.word),
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
    {
      bears: 'taker',
      force: ['no-duty', 'exclusion', 'fact'],
      all: [
        /\b(?:not|no|never|disclaims?)\b.{0,20}\b(?:liab\w+|responsib\w+|answerable)\b/,
        /\b(?:unauthori[sz]ed (?:access|use|disclosure)|hack\w*|virus\w*|security (?:intrusion|breach|incident)|(?:loss|corruption|disclosure|theft|destruction)\b.{0,30}\b(?:of|to)\b.{0,20}\b(?:data|content|files|information))\b/,
      ],
      none: [
        /^(?:the )?\[taker\]|\bconfidential information (?:that|which)\b|\bpersonal injury\b|\[each\]|\bnot limit\b|\b(?:consequential|indirect|lost profits|loss of (?:profits?|use|revenue))\b/,
      ],
      test: (_, { actor }) =>
        !/customer|client|tenant|buyer|user|licensee|you/.test(actor?.word ?? '') || actor?.standing === 'counterpart',
    },
    {
      force: ['duty', 'fact', 'acknowledgement'],
      all: [
        /\[(?:a|taker)\] (?:\w+ ){0,3}?(?:(?:fully|solely|entirely|alone) )?(?:responsible|liable|answerable)\b|\b(?:responsibility|liability) for\b/,
        /\b(?:all|any|every|each|anything)\b.{0,25}\b(?:activit(?:y|ies)|use|acts?|actions?|transactions?|done|that (?:happens|occurs))\b/,
        /\b(?:accounts?|passwords?|credentials|user ?ids?|log-?ins?)\b/,
      ],
      none: [/\bnot (?:be )?(?:liable|responsible)\b|\bunless\b|\bexcept\b|\bto the extent\b/],
    },
    {
      all: [
        /\b(?:loss|corruption|theft|interception|disclosure|destruction)\b.{0,20}\b(?:data|content|files|information)\b/,
        /\bat (?:its|their|your|\[(?:a|taker)\]'s) (?:own |sole )*risk\b/,
      ],
      none: [/\bnot\b/],
    },
    {
      bears: 'actor',
      force: ['acknowledgement', 'duty', 'fact'],
      all: [
        /\[a\] (?:\w+ )?(?:accepts?|assumes?|bears?|takes?|acknowledges?)\b/,
        /\b(?:all|the|any|sole) (?:\w+ )?(?:security )?risks?\b/,
        /\b(?:security|internet|transmi\w+|unauthori[sz]ed|hack\w*|data|interception)\b/,
      ],
      none: [/\bnot\b|\bgoods\b|\brisk of loss (?:of|to) the (?:goods|products|premises|property)\b/],
      test: (_, { actor }) => !/provider|vendor|supplier|processor|contractor|host/.test(actor?.word ?? ''),
    },
    {
      bears: 'taker',
      force: 'exclusion',
      all: [
        /\[(?:a|giver)\]'s (?:\w+ )?(?:liability|responsibility)\b|\b(?:liability|responsibility) of (?:the )?\[(?:a|giver)\]/,
        /\b(?:hack\w*|intrusions?|unauthori[sz]ed access|security (?:breach(?:es)?|incidents?)|cyber\w*|malware|viruses)\b/,
        /\bexcluded\b|\bdisclaimed\b/,
      ],
      none: [/\bnot excluded\b/],
    },
    {
      bears: 'actor',
      force: ['fact', 'duty', 'acknowledgement'],
      all: [
        /\[a\] (?:\w+ )?(?:is|are|shall be) (?:\w+ )?(?:accountable|responsible|liable|answerable) for (?:everything|anything|all|any|whatever)\b/,
        /\b(?:log-?in|accounts?|password|credentials|user ?id)\b/,
      ],
      none: [/\bnot (?:be )?(?:accountable|responsible|liable)\b|\bunless\b|\bexcept\b/],
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
    {
      bears: 'taker',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:costs?|expenses|losses|fines)\b/,
        /\b(?:notif\w+ (?:\w+ )?(?:data subjects|individuals|users|affected)|security (?:incidents?|breach(?:es)?)|data breach(?:es)?|additional security|credit monitoring)\b/,
        atItsCost,
        /\[(?:a|taker)\]/,
      ],
      none: [
        softened,
        /\[giver\] (?:shall|will|must|is)\b|\[taker\]'s (?:data|costs)\b|^\[\w+\] shall reimburse \[taker\]/,
      ],
      test: (_, { words, actor }) =>
        !/provider|vendor|supplier|processor|licensor|contractor|host/.test(actor?.word ?? '') &&
        !/\bindemnify (?:the )?\[taker\]/.test(words),
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
    {
      force: ['promise', 'duty', 'fact'],
      all: [
        /\b(?:warrants?|guarantees?|ensures?|represents?|promises?|undertakes?)\b/,
        /\b(?:no (?:security |data )?(?:breach|intrusion|unauthori[sz]ed)|free (?:from|of) (?:\w+ ){0,2}?(?:viruses|vulnerabilit\w+|malware|security (?:flaws|defects))|never be (?:lost|accessed|hacked|breached|compromised))\b/,
      ],
      none: [
        /\b(?:not|reasonabl[ey]|industry|best efforts|knowledge|known|tested|scan\w*|premises|material)\b/,
        /\[taker\] (?:warrants|shall)\b/,
      ],
      test: (_, { actor }) => !/customer|client|buyer|user|licensee/.test(actor?.word ?? ''),
    },
    {
      force: ['duty', 'promise'],
      all: [
        /\b(?:prevent|preclude|exclude|stop|rule out)\b.{0,20}\b(?:any|all|every)\b.{0,20}\b(?:unauthori[sz]ed (?:access|use|disclosure)|intrusion|hack\w*|security (?:breach|incident)|loss)\b/,
        /\b(?:data|systems?|platform|service|information|network)\b/,
      ],
      none: [
        /\b(?:not|reasonabl[ey]|appropriate|industry|efforts|endeavou?rs|measures|safeguards|designed to|password|premises|misuse)\b/,
      ],
      test: (_, { actor }) =>
        !/customer|client|buyer|user|licensee|you|tenant|employee|recipient/.test(actor?.word ?? ''),
    },
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\b(?:guarantees?|ensures?|warrants?|keep|maintain)\b/,
        /\bthe (?:security|safety) of (?:\[o\](?:'s)? |the |all |customer |client )*(?:data|information|systems?|content)\b|\b(?:fully|completely|absolutely|totally|perfectly) (?:secure|safe|protected)\b|\b(?:cannot|can not|will not|shall not|never) be (?:breached|hacked|compromised|accessed)\b|\bagainst (?:all|any|every) threats?\b/,
      ],
      none: [/\b(?:not (?:guarantee|warrant)|reasonabl[ey]|appropriate|industry|efforts|passwords?|premises)\b/],
      test: (_, { actor }) => !/customer|client|user|tenant|employee|licensee/.test(actor?.word ?? ''),
    },
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\b(?:nobody|no one|no third party|no (?:other |unauthori[sz]ed )?person)\b.{0,25}\b(?:gains?|obtains?|gets?|has|have)\b/,
        /\bunauthori[sz]ed access\b|\baccess to (?:the |\[o\]'s )?(?:\[o\] )?data\b/,
      ],
      none: [/\b(?:reasonabl[ey]|efforts|appropriate|account|password)\b/],
      test: (_, { actor }) => !/customer|client|user|tenant|employee|licensee/.test(actor?.word ?? ''),
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
    {
      force: ['fact', 'right', 'duty'],
      all: [
        /\[(?:a|giver)\]/,
        /\bsecurity (?:measures?|practices?|procedures?|controls?|standards?|policy|policies|features)\b|\bsecurity of the (?:service|platform|software|data|system)s?\b|\bmeasures\b/,
        /\[(?:a|giver)\] (?:alone |solely )?(?:decides?|determines?|chooses?|selects?)\b|\b(?:may|can|reserves? the right to) (?:\w+ (?:or|and) )?(?:change|update|modify|amend|alter|revise|vary)\b|\bdetermined (?:solely )?by\b|\bown (?:\w+ )?security (?:policy|policies|practices|standards)\b|\bsecurity polic(?:y|ies),? as (?:amended|changed|updated)\b/,
        /\bsecur/,
      ],
      none: [
        /\b(?:not (?:\w+ )?(?:reduce[ds]?|diminish\w*|degrade\w*|lower\w*|weaken\w*|decrease[ds]?)|no less|at least|not change|iso|soc 2|consent|agreed|security deposit)\b|\[taker\] (?:may|can)\b/,
      ],
      clauseNone: [/\bnot (?:be )?(?:\w+ )?(?:reduc|diminish|degrad|lower|weaken|decreas)\w*/],
      test: (_, { actor }) => !/customer|client|tenant|buyer|user/.test(actor?.word ?? ''),
    },
    {
      bears: 'taker',
      force: ['duty', 'fact', 'right', 'promise'],
      all: [
        /\bsecurity (?:measures?|practices?|procedures?|controls?|standards?|polic(?:y|ies)|safeguards)\b|\bsafeguards\b|\bprecautions\b/,
        /\b(?:(?:it|\[a\]|\[giver\]) (?:deems?|considers?|thinks?|finds?|believes?|judges?) (?:\w+ )?(?:appropriate|reasonable|adequate|sufficient|fit|necessary)|as (?:modified|amended|changed|updated|revised) from time to time|from time to time in its (?:sole )?discretion|then[- ]current)\b/,
      ],
      none: [
        /\b(?:not (?:\w+ )?(?:reduce|lower|diminish)|no less|consent|tenant|premises|guards)\b/,
        /\[taker\] (?:shall|may|must|will)\b/,
      ],
      clauseNone: [/\bnot (?:be )?(?:\w+ )?(?:reduc|diminish|degrad|lower|weaken|decreas)\w*/],
      test: (_, { actor }) => !/customer|client|user|tenant|employee|contractor/.test(actor?.word ?? ''),
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
    {
      force: ['ban', 'duty', 'no-right'],
      all: [
        /\b(?:no (?:public )?(?:statement|announcement|disclosure|notification)|not (?:\w+ )?(?:disclose|notify|inform|tell|announce|report|publish)|keep\b.{0,30}\b(?:confidential|secret))\b/,
        breach,
        /\b(?:without|unless|until)\b.{0,60}\b(?:consent\w*|approv\w+|permission|agree\w*)\b|\b(?:confidential|secret)\b/,
      ],
      none: [/\brequired by law\b|\blegally required\b|\bconfidential information\b|\bpersonal data\b/],
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
    {
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:costs?|expenses?|fines|credit monitoring)\b/,
        /\b(?:notif\w+|credit monitoring|remediat\w+|investigat\w+|forensic\w*|affected (?:individuals|persons)|security (?:incidents?|breach(?:es)?)|data breach(?:es)?)\b/,
        /\b(?:affected (?:individuals|persons|users)|data subjects|security (?:incidents?|breach(?:es)?)|data breach(?:es)?|(?:a|the|any|such) breach(?! of)|credit monitoring)\b/,
        atItsCost,
      ],
      none: [
        softened,
        /\[taker\] (?:shall|will|must|is)\b|\bbreach of (?:this|the|its|any)\b|\bhold harmless\b.{0,60}\bofficers\b/,
      ],
      test: (_, { actor }) =>
        !/customer|client|buyer|user|licensee|tenant/.test(actor?.word ?? '') && actor !== undefined,
    },
  ],
  'backups-on-customer': [
    {
      force: ['duty', 'fact', 'promise', 'acknowledgement'],
      all: [
        /\b(?:responsib\w+|responsibility|shall|must|agrees?)\b/,
        /\b(?:back(?:ing|s)?(?: |-)?up|back-?ups?|(?:own|separate) copies)\b/,
        /\b(?:data|content|files|information|records)\b/,
        /\[(?:a|taker)\]/,
      ],
      none: [
        /\b(?:not|no) (?:be )?(?:required|responsib\w+|obliged)\b|\[giver\] (?:shall|will|must|is)\b|\bdelet\w+\b|\bdestroy\w*|\breturn\b|\bretain\b/,
      ],
      test: (_, { actor }) =>
        !/provider|vendor|supplier|processor|licensor|contractor|host|recipient/.test(actor?.word ?? ''),
    },
    {
      force: ['no-duty', 'exclusion', 'fact', 'ban'],
      all: [
        /\b(?:not (?:be )?(?:obligated|obliged|required|responsible)|no (?:obligation|duty|responsibility)|(?:do|does|will) not)\b.{0,30}\bback(?:ing)?(?: |-)?ups?\b/,
      ],
      none: [/\[taker\] (?:is|shall|need|does)\b|\bretain|\bdelet/],
      test: (_, { actor }) => !/customer|client|buyer|user|licensee|tenant|recipient/.test(actor?.word ?? ''),
    },
    {
      bears: 'taker',
      all: [
        /\[(?:o|a|taker)\] (?:should|must|shall|needs? to|is advised to)\b.{0,20}\b(?:keep|make|retain|maintain|store)\b.{0,25}\b(?:cop(?:y|ies)|back-?ups?)\b/,
        /\b(?:data|content|files|photos|documents)\b/,
      ],
      none: [/\b(?:not (?:retain|keep|make)|return|destroy|confidential information|records for)\b/],
      test: (_, { words, actor }) =>
        /\[(?:o|taker)\] (?:should|must|shall)/.test(words)
          ? !/customer|client|you/.test(actor?.word ?? '')
          : !/provider|vendor|supplier|processor|contractor|recipient/.test(actor?.word ?? ''),
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
