import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** Contracts in which the one who gives works with the other's data; under a promise of secrecy the one who hears does. */
const withData = ['saas-agreement', 'service-agreement', 'license-agreement', 'purchase-agreement', 'other'];

/** What protects a party in clauses on data. */
export const benefits = defineBenefits('data', file, {
  'data-stays-own': [
    {
      force: ['fact', 'duty', 'right', 'acknowledgement'],
      bears: 'actor',
      all: [
        /\[a\] (?:(?:shall|will|hereby|always|exclusively|solely) ){0,3}(?:owns?|retains?|keeps?|remains? the (?:sole )?owner of|reserves?)\b(?: \S+){0,9}? \[a\](?:'s)? (?:\w+ ){0,2}?(?:data|content|materials?)\b/,
      ],
      none: [
        /\b(?:software|platform|documentation|aggregat\w+|usage data|derived|not own|no (?:right|title)|feedback|service)s?\b/,
      ],
      types: ['saas-agreement', 'service-agreement', 'license-agreement', 'other'],
    },
    {
      force: ['fact', 'duty', 'right', 'acknowledgement', 'transfer', 'definition'],
      all: [
        /(?<!\w)\[(?:a|taker)\] (?:\S+ ){0,4}(?:owns?|retains?|keeps?|reserves?)\b.{0,60}\b(?:rights?|title|ownership|own(?:s|er)?|interests?|data)\b/,
        /(?<!\w)(?:customer|client|user|company|subscriber|its|your|their|personal|\[\w+\](?:'s)?) (?:data|content|materials?|information)\b|\bdata (?:of|that|which|uploaded|entered)\b/,
      ],
      none: [
        /\b(?:software|platform|documentation|work product|aggregat\w+|usage data|derived|not own|no (?:right|title)|feedback|jointly)\b|\breserves?\b.{0,40}\b(?:right to|rights? not)\b/,
      ],
      test: (_, { actor }) => !/vendor|supplier|provider|licensor|we\b/.test((actor?.word ?? '').toLowerCase()),
    },
    {
      all: [
        /\b(?:data|content)\b(?! derived)/,
        /\b(?:remains?|stays?|belongs?|is|are)\b (?:\S+ ){0,5}(?:(?:the )?(?:sole |exclusive )?property of|to|owned by|with) (?:the )?\[(?:taker|o)\]/,
      ],
      none: [
        /\b(?:not|no|aggregat\w+|derived|outputs?|models?|usage|statistic\w*|feedback|available|disclosed|provided|delivered|returned|relat\w+|sent)\b/,
      ],
      test: (_, { actor, words }) =>
        words.includes('[taker]') ||
        /vendor|supplier|provider|processor|licensor|we\b|us\b/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
  'processed-on-instructions': [
    {
      types: withData,
      force: ['duty', 'ban', 'fact', 'right'],
      all: [
        /\b(?:process(?:es|ed|ing)?|use[sd]?|access(?:es|ed)?|handle[sd]?)\b/,
        /\b(?:personal data|customer data|client data|the data|data|content)\b/,
        /\b(?:only|solely|exclusively|not)\b.{0,100}\b(?:instruct\w+|to provide|for the (?:sole )?purpose|as necessary to|to the extent necessary|to perform|direction)|(?<!\w)(?:documented|written|lawful|\[\w+\]'s) instructions\b/,
      ],
      none: [
        /\b(?:any purpose|train|aggregat\w+|anonym\w+|improve|need not|marketing|responsible for its instructions|warrants?|at (?:its|the) \[\w+\]'s expense)\b/,
        /\badditional (?:charge|fee)/,
      ],
      test: (_, { actor }) => !/customer|client|controller|user|subscriber/.test((actor?.word ?? '').toLowerCase()),
    },
    {
      types: withData,
      bears: 'taker',
      force: ['right', 'duty', 'ban', 'fact', 'promise'],
      all: [
        /\b(?:process\w*|use|access|handle)\b.{0,60}\bdata\b|\bdata\b.{0,30}\b(?:processed|used|accessed)\b/,
        /\b(?:solely|only|exclusively|for no other)\b.{0,60}\b(?:provid\w+|perform\w*|instruct\w+|purpose|necessary|service|deliver\w*)\b/,
      ],
      none: [/(?<!\w)(?:aggregate\w*|anonymi[sz]ed|\[taker\] (?:may|shall)|nothing|any purpose)\b|\[each\]/],
      test: (_, { actor }) => !/customer|client|controller|user|you/.test(actor?.word ?? ''),
    },
  ],
  'breach-notified-promptly': [
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:notif(?:y|ies|ied)|tells?|inform(?:s|ed)?|report(?:s|ed)?|give(?:s)? (?:\S+ ){0,3}notice|alert(?:s|ed)?)\b/,
        /\b(?:breach(?:es)? of security|security (?:breach|incident)(?:es|s)?|(?:personal )?data (?:breach|incident)(?:es|s)?|unauthori[sz]ed (?:access|disclosure|use)|incidents?|compromise)\b/,
        /\b(?:without undue delay|promptly|immediately|within (?:\S+ ){0,3}\d+ (?:hours?|days?|business days?)|\d+ hours?)\b/,
      ],
      none: [
        /\b(?:your account|its account|passwords?|log-?in|user ?name|theft)\b/,
        /\b(?:not|need not|unless|where (?:it|the \[\w+\]) (?:considers|thinks)|if it (?:considers|chooses)|confirmed by|infring\w+|claims?)\b/,
        /\b(?:[6-9]\d|[1-9]\d\d) days?\b/,
      ],
      test: (_, { actor }) =>
        !/customer|client|controller|user|subscriber|tenant|employee|executive|recipient|receiving/.test(
          (actor?.word ?? '').toLowerCase(),
        ),
    },
    {
      bears: 'other',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:tells?|informs?|notif\w+|alerts?|reports?|advises?|gives? notice)\b/,
        /\b(?:data breach|security (?:breach|incident)|unauthori[sz]ed (?:access|disclosure|use)|accessed (?:unlawfully|without)|compromis\w+|hacked|leak(?:ed)?|intrusion|breach affecting)\b/,
        /\b(?:within \d+|\d+ (?:\w+ )?(?:hours?|days?)|promptly|without (?:undue )?delay|immediately|at once)\b/,
      ],
      none: [/\b(?:not (?:be )?(?:required|obliged)|credentials|passwords?|log-?in|accounts?|card)\b|\[each\]/],
    },
    {
      bears: 'taker',
      force: ['right', 'ban', 'duty', 'promise', 'no-right'],
      all: [
        /\band (?:shall|will|must) (?:\w+ )?(?:notify|tell|inform|alert|advise)\b.{0,20}\[o\]/,
        /\b(?:security incident|data breach|security breach|personal data breach|unauthori[sz]ed access)\b/,
        /\b(?:within \d+|\d+ (?:\w+ )?(?:hours?|days?)|promptly|without (?:undue )?delay|immediately)\b/,
      ],
      none: [/\b(?:credentials|passwords?|log-?in|accounts?)\b|\[each\]/],
      test: (_, { actor }) => !/customer|client|controller|user|you/.test(actor?.word ?? ''),
    },
  ],
  'subprocessor-change-objection': [
    {
      within: 'sentence',
      all: [
        /\bsub-?(?:processors?|contractors?)\b/,
        /\b(?:object(?:s|ion)?|veto|consent|oppos\w+)\b/,
        /\b(?:personal data|data|process\w*|sub-?processors?)\b/,
      ],
      none: [
        /\b(?:no right to object|may not object|without (?:\S+ ){0,4}consent|waives?|deemed|need not|not (?:be )?(?:required|entitled))\b/,
        /\bgeneral authori[sz]ation\b(?!.*object)/,
      ],
    },
    { force: 'right', all: [/\bmay object\b/, /\b(?:data protection|reasonable) grounds\b/] },
  ],
  'subprocessors-flow-down': [
    {
      force: ['duty', 'fact', 'acknowledgement'],
      all: [
        /\bsub-?processors?\b/,
        /\b(?:remains?|is|are|stays?|be) (?:\S+ ){0,2}(?:liable|responsible|answerable)\b|\b(?:same|equivalent|no less (?:protective|onerous)) (?:\S+ ){0,4}(?:obligations|duties|terms|protection)|\banswers? for\b/,
      ],
      none: [/\bnot (?:be )?(?:liable|responsible)|\bno liability/],
    },
  ],
  'general-authorization': [
    {
      all: [
        /\bsub-?processors?\b/,
        /\bgeneral(?:ly)? (?:\S+ ){0,2}authori[sz]\w*|\b(?:may|free to) (?:\S+ ){0,3}(?:engage|use|appoint|add|replace|change) (?:\S+ ){0,4}sub-?processors?/,
      ],
      none: [/\bmay not\b|\bshall not\b|\bonly with\b|\bprior (?:written )?consent\b|\bspecific authori/],
    },
  ],
  'help-at-customers-cost': [
    {
      force: ['duty', 'fact', 'right'],
      all: [
        /\b(?:assist\w*|help|support|cooperat\w+)\b/,
        /(?<!\w)(?:at (?:the )?\[(?:o|taker)\]'s (?:\w+ )?(?:cost|expense)|\[(?:o|taker)\] (?:shall |will |must )?(?:pays?|reimburses?|bears?)|charge\w* (?:\S+ ){0,4}(?:rates|cost|time))\b/,
        /\bdata\b|\bprocessing\b|\bcontroller\b|\bregulator\b/,
      ],
      none: [/\bno (?:additional )?(?:charge|cost)|\bfree of charge|\bat (?:its|\[a\]'s) (?:own )?(?:cost|expense)/],
    },
    {
      force: ['duty', 'fact'],
      all: [/\bassist\w*\b/, /\bat customer's cost\b|\bat the customer's (?:cost|expense)\b/],
    },
  ],
  'data-returned': [
    {
      force: ['duty', 'fact', 'right'],
      all: [
        /\b(?:returns?|returned|deletes?|deleted|eras(?:es?|ed)|destroy(?:s|ed)?|exports?|download|make (?:\S+ ){0,3}available|retrieve|hand(?:s|ed)? over|made available)\b/,
        /(?<!\w)(?:customer data|client data|personal data|\[\w+\](?:'s)? (?:data|content)|your (?:data|content)|the data|its data)\b/,
        /\b(?:terminat\w+|expir\w+|ends?|end of|after (?:the )?(?:term|services)|on request|upon request|written request|cessation|within \d+ days|for \d+ days)\b/,
      ],
      none: [
        /\b(?:not|need not|no obligation|may (?:keep|retain)|without notice|immediately delete|fee|paid|pay|arrears|unless)\b/,
      ],
    },
    {
      bears: 'other',
      force: ['duty', 'promise', 'fact', 'transfer', 'right'],
      all: [
        /\b(?:personal data|customer data|client data|your data|data)\b/,
        /\b(?:hands?|returns?|gives? back|delivers?|provides?|transfers?|makes? available)\b.{0,60}\b(?:copy|copies|data|records|it|them)\b/,
        /\b(?:on|upon|after|at|following) (?:the )?(?:expir\w+|terminat\w*|end|exit)\b/,
      ],
      none: [
        /\b(?:not|no|then-current|for a fee|audit\w*|tax|software|our|confidential information of (?:the )?\[giver\])\b/,
      ],
    },
  ],
  'data-not-sold': [
    {
      force: ['ban', 'duty', 'fact'],
      all: [
        /\bnot (?:\S+ ){0,5}(?:sell|share|rent|disclose|transfer|combine|use)\b|\bnever (?:sell|share)\b/,
        /(?<!\w)(?:personal (?:data|information)|customer data|client data|user data|\[\w+\]'s data|your data)\b/,
      ],
      none: [
        /\bapply|\bunless (?:it|the \[\w+\]) (?:considers|thinks)|\bnot be (?:liable|required)|\baggregat\w+/,
        /\bpassword/,
      ],
      test: (_, { actor, words }) =>
        !/customer|client|controller|user|subscriber/.test((actor?.word ?? '').toLowerCase()) &&
        /\b(?:sell|share|rent|third part|own purposes?|other purpose|except)/.test(words),
    },
  ],
  'data-stays-in-region': [
    {
      force: ['ban', 'duty', 'fact'],
      all: [
        /\bdata\b/,
        /\b(?:not (?:\S+ ){0,6}(?:transfer\w*|moved?|stored?|process\w*) (?:\S+ ){0,8}outside|(?:stored?|hosted?|kept|remains?|stays?|process\w*|located) (?:\S+ ){0,6}(?:only |solely |exclusively )?(?:in|within) (?:the )?(?:eea|european|united (?:kingdom|states)|uk|eu\b|us\b|canada|australia|switzerland|germany|country|agreed region))\b/,
      ],
      none: [/\b(?:any country|anywhere|may transfer|may store|worldwide|consents? to)\b/],
    },
  ],
  'may-use-anonymous-data': [
    {
      force: ['right', 'fact', 'acknowledgement', 'transfer'],
      all: [
        /\b(?:aggregat\w+|anonymi[sz]\w+|anonymous|de-?identif\w+)\b/,
        /\b(?:may|can|entitled|owns?|right to|grants?|free to)\b/,
        /\b(?:use|analy[sz]e|improve|publish|compile|create|own|retain|benchmark)\w*\b/,
      ],
      none: [/\bmay not\b|\bshall not\b|\bonly with\b|\bnot (?:\w+ )?use\b/],
    },
  ],
  'customer-answers-for-data': [
    {
      force: ['promise', 'duty', 'acknowledgement', 'fact'],
      all: [
        /(?<!\w)(?:customer|client|controller|user|you|\[(?:a|taker)\]) (?:\S+ ){0,6}(?:responsible|warrants?|represents?|ensures?|answers?|shall (?:ensure|obtain))\b|(?<!\w)\[(?:a|taker)\] (?:\S+ ){0,6}(?:responsible|warrants?|represents?|ensures?|answers?|obtain)\b/,
        /\b(?:accuracy|legality|lawful\w*|consents?|legal basis|right to (?:provide|upload|use))\b/,
        /\b(?:data|content|information|materials?)\b/,
      ],
      none: [/\b(?:not (?:be )?responsible|vendor (?:warrants|is))\b/],
      test: (_, { actor }) => /customer|client|controller|user|subscriber|you/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
  'use-limited-to-service': [
    {
      bears: 'other',
      force: ['duty', 'ban', 'promise', 'right', 'fact'],
      all: [
        /\[a\] (?:(?:shall|will|may|must|agrees to|undertakes to) )?(?:\w+ ){0,2}?(?:use|uses|access|process|processes)\b.{0,60}(?<!\w)(?:\[o\](?:'s)? |personal |user |patient |subscriber )?(?:data|content)\b.{0,30}\b(?:only|solely|exclusively) (?:to|for|as (?:needed|necessary|required)|in order)\b.{0,80}\b(?:provid\w+|perform\w*|deliver\w*|secur\w+|support\w*|maintain\w*|services?)\b|\[a\] (?:shall|will|may|must) not (?:\w+ ){0,2}?(?:use|process|access)\b.{0,60}\b(?:data|content)\b.{0,60}\b(?:other than|except|for any purpose other)\b.{0,60}\b(?:provid\w+|perform\w*|services?)\b/,
      ],
      none: [/\[each\]|\bconfidential information\b|\btrain\w*|\bdata ?base content/],
      types: ['saas-agreement', 'service-agreement', 'license-agreement', 'other'],
    },
  ],
});
