import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses that grant a license. */
export const benefits = defineBenefits('license-grant', file, {
  'license-granted': [
    {
      bears: 'other',
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [
        /\[a\] (?:\S+ ){0,5}?grants? (?:to )?(?:the )?\[o\]/,
        /\b(?:licen[cs]e|right)\b/,
        /\b(?:use|access|install|make|sell|market|perform|display)\b/,
      ],
      none: [
        /\b(?:revocable at|withdraw\w*|option to|feedback|customer data|content|security interest|no (?:right|licen)|not grant|for as long as|terminate\w*|irrevocable)\b/,
      ],
    },
    {
      bears: 'both',
      mutual: true,
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [
        /\[each\] (?:(?:hereby|shall|will) ){0,2}grants? (?:to )?(?:the other|each other|\[each\])(?!\w).{0,80}\blicen[cs]e\b/,
      ],
      none: [/\b(?:no (?:right|licen)|not grant|option)\b/],
    },
    {
      bears: 'taker',
      force: ['duty', 'fact', 'right', 'transfer'],
      all: [
        /(?:\[taker\]|\[o\]|\[a\]) (?:shall be |is |are |will be )(?:hereby )?granted\b.{0,90}\blicen[cs]e to (?:\w+ )?(?:use|install|access|practi[cs]e|copy|run)\b/,
      ],
      none: [/(?<!\w)(?:no (?:right|licen)|not granted|option|feedback|\[giver\] (?:is|are|shall be) granted)\b/],
      types: ['license-agreement', 'saas-agreement', 'service-agreement'],
    },
    {
      bears: 'actor',
      force: ['duty', 'right', 'fact'],
      types: ['employment-contract', 'service-agreement'],
      all: [
        /\[a\] (?:shall|will) (?:have|receive|obtain) (?:an? )?(?:[\w-]+,? ){0,5}licen[cs]e to (?:use|exploit|incorporate|make|copy)\b/,
      ],
      none: [/\bno licen/],
    },
    {
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [
        /(?<!\w)(?:\[giver\]|licensor|vendor) (?:\S+ ){0,5}grants? (?:to )?(?:the )?(?:\[taker\]|licensee|customer)/,
        /\b(?:licen[cs]e|right)\b/,
        /\b(?:use|access|install|make|sell|market|perform|display)\b/,
      ],
      none: [
        /\b(?:revocable at|withdraw\w*|option to|feedback|customer data|content|security interest|no (?:right|licen)|not grant|for as long as|terminate\w*|irrevocable)\b/,
      ],
      test: (_, { actor, words }) =>
        /\[giver\]|licensor|vendor/.test(words) ||
        /licensor|vendor|supplier|provider|franchisor|company|owner|we\b/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
  'license-perpetual': [
    {
      bears: 'other',
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [
        /\[a\] (?:\S+ ){0,4}?grants? (?:\S+ ){0,3}?(?:the )?\[o\]/,
        /\b(?:perpetual|irrevocable)\b(?: \S+){0,8}? (?:licen[cs]e|right)\b|\blicen[cs]e\b.{0,80}\b(?:perpetual|irrevocable|in perpetuity)\b/,
      ],
      none: [
        /\b(?:not (?:be )?(?:perpetual|irrevocable)|non-perpetual|feedback|suggestions|likeness|power of attorney|for the (?:duration|term)|during the|option period)\b/,
      ],
    },
    {
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [
        /\b(?:licen[cs]e|right to use)\b/,
        /\b(?:perpetual|irrevocable)\b/,
        /(?<!\w)(?:\[(?:a|giver)\]|licensor|vendor|supplier) (?:\S+ ){0,5}grants?\b|(?<!\w)(?:licensee|customer|client|\[taker\]) (?:\S+ ){0,3}(?:has|granted|receives)/,
      ],
      none: [/\b(?:not|feedback|content|data|suggestions|name|likeness|moral)\b/],
      test: (_, { actor, words }) =>
        !/\[o\] (?:\S+ ){0,4}grants?\b|\[each\]/.test(words) &&
        (/\[giver\]|licensor|vendor/.test(words) ||
          /licensor|vendor|supplier|provider|contractor|consultant|developer|we\b/.test(
            (actor?.word ?? '').toLowerCase(),
          )),
    },
    {
      bears: 'taker',
      all: [
        /\blicen[cs]es?\b/,
        /\b(?:surviv\w+|continues?|remains?) (?:\w+ )?(?:after |beyond )?(?:the )?(?:terminat\w+|expir\w+|end)|\bperpetual\b/,
        /\b(?:paid|perpetual|fully paid|irrevocable)\b/,
      ],
      none: [
        /\b(?:feedback|content|customer data|user content|not (?:be )?perpetual|non-perpetual|terminates? (?:up)?on|for the duration|become exclusive)\b|\bgrants? (?:to )?(?:the )?\[(?:giver|o|each)\]|\[each\]/,
      ],
      force: ['right', 'fact', 'transfer', 'duty'],
      types: ['license-agreement'],
    },
  ],
  'exclusive-grant': [
    {
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [
        /\bgrants?\b/,
        /(?<![-\w])(?<!non-)(?<!non )exclusive (?:\S+ ){0,6}(?:licen[cs]e|right)\b|\bsole and exclusive\b/,
        /(?<!\w)(?:licensee|distributor|franchisee|\[(?:o|taker)\])/,
      ],
      none: [/\b(?:non-?exclusive|not exclusive|feedback|data|assigns|remed\w+|jurisdiction|option|convert)\b/],
      clauseNone: [/"exclusive" means|\bexclusive means\b|\bother persons? as\b|\breserves?\b/],
      test: (_, { actor }) =>
        /licensor|owner|franchisor|manufacturer|supplier|company|university|institute|inventor/.test(
          (actor?.word ?? '').toLowerCase(),
        ),
    },
  ],
  'affiliates-may-use': [
    {
      force: ['right', 'transfer', 'fact'],
      all: [
        /\b(?:affiliates?|subsidiar\w+|group compan\w+|contractors)\b/,
        /\b(?:licen[cs]e|use|access)\b/,
        /\b(?:may (?:\w+ )?(?:use|access|permit|allow)|grants? (?:\S+ ){0,4}and its affiliates|extends? to|includes? (?:use by|the right)|authori[sz]ed users include|permit (?:its )?(?:affiliates|contractors))\b/,
      ],
      none: [/\b(?:not|no|licensor|vendor|confidential|data|disclos\w+|competitors?|name|logo)\b/],
      clause: [/\blicen[cs]e/],
      test: (_, { actor }) =>
        !/licensor|vendor|supplier|provider/.test((actor?.word ?? '').toLowerCase()) ||
        /grants?/.test(String(actor?.word)),
    },
    {
      bears: 'taker',
      force: ['right', 'transfer', 'fact', 'duty'],
      all: [
        /\b(?:licen[cs]e|grants?|right to use|may use)\b/,
        /\b(?:and|or) (?:that |those |the business )?(?:of )?(?:its|\[\w+\]'s|their) (?:\w+ )?(?:affiliates?|subsidiaries|group compan\w+)\b/,
        /\b(?:use|business|operations|access|benefit)\b/,
      ],
      none: [/\b(?:not|feedback|indemnif\w*|third[- ]party claims|content|name|logo|grants? (?:the )?\[giver\])\b/],
    },
  ],
  'license-nonexclusive': [
    {
      bears: 'actor',
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [
        /\[a\] (?:\S+ ){0,4}?grants? (?:\S+ ){0,3}?(?:the )?\[o\]/,
        /\bnon-? ?exclusive\b/,
        /\b(?:licen[cs]e|right)\b/,
      ],
      none: [/\b(?:feedback|content|customer data|data|jurisdiction|suggestions|name|logo|perpetual|irrevocable)\b/],
    },
    {
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [/\bnon-?exclusive\b|\bnon exclusive\b/, /\b(?:licen[cs]e|right)\b/, /\bgrants?\b|\bgranted\b/],
      none: [
        /\b(?:feedback|content|customer data|data|jurisdiction|suggestions|name|logo|trademarks? of (?:the )?customer|subject to a reserved)\b/,
        /\bperpetual\b|\birrevocable\b|\[[ao]\] (?:\S+ ){0,4}grants?\b/,
      ],
      test: (_, { actor, words }) =>
        /\[giver\]|licensor|vendor/.test(words) ||
        /licensor|vendor|supplier|provider|we\b|owner|franchisor/.test((actor?.word ?? '').toLowerCase()),
    },
    {
      bears: 'giver',
      force: ['fact', 'transfer', 'duty', 'definition'],
      all: [
        /\b(?:licen[cs]e|right|appointment|grant)s?\b.{0,30}\b(?:is|are|shall be|being) (?:\w+, )?non-?exclusive\b/,
      ],
      none: [/\b(?:feedback|content|customer data|jurisdiction)\b/],
    },
  ],
  'license-nontransferable': [
    {
      force: ['transfer', 'duty', 'fact', 'right', 'ban'],
      all: [
        /\bnon-?transferable\b|\bnon-?sub-?licen[sc]able\b|\bnot (?:\S+ ){0,4}(?:sublicen[sc]e|sub-license|transfer) (?:\S+ ){0,4}(?:licen[cs]e|rights|software|it)\b/,
        /\b(?:licen[cs]e|rights?)\b/,
      ],
      none: [
        /\b(?:licensor may not|except|without (?:\S+ ){0,4}consent|feedback|content|personal data|title|goods)\b|\[a\] (?:\S+ ){0,3}grants?\b|\[each\] (?:\S+ ){0,3}grants?\b|\[o\] (?:\S+ ){0,3}grants?\b/,
      ],
      test: (_, { actor }) => !/customer data/.test(actor?.word ?? ''),
    },
    {
      bears: 'actor',
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [
        /\[a\] (?:\S+ ){0,4}?grants? (?:\S+ ){0,3}?(?:the )?\[o\]/,
        /\bnon- ?transferable\b|\bnontransferable\b|\bnon- ?sub- ?licen[sc]able\b/,
        /\b(?:licen[cs]e|rights?)\b/,
      ],
      none: [/\b(?:except|feedback|content|personal data)\b/],
    },
  ],
  'license-use-limited': [
    {
      force: ['transfer', 'duty', 'fact', 'right', 'ban'],
      all: [
        /\b(?:licen[cs]e|right to (?:use|access)|use the (?:software|service|platform|documentation|licensed))\b/,
        /\b(?:solely|only|limited) (?:\S+ ){0,6}(?:internal|own (?:internal )?business)|\binternal (?:business )?(?:purposes|use|operations) only|\bfor (?:its|their|\[\w+\]'s) (?:own )?internal (?:business )?(?:purposes|use|operations)\b/,
      ],
      none: [/\b(?:feedback|confidential information|customer data)\b/],
      test: (_, { actor, words }) =>
        /\[giver\]|licensor|vendor/.test(words) ||
        /licensor|vendor|supplier|provider|we\b|licensee|customer|client|user|subscriber|you/.test(
          (actor?.word ?? '').toLowerCase(),
        ),
    },
  ],
  'license-ends-on-breach': [
    {
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:terminat\w*|revok\w+|suspend\w*|ends?|withdraw\w*)\b.{0,40}\blicen[cs]e|\blicen[cs]es? (?:\S+ ){0,6}(?:terminat\w+|ends?|revoked|ceases?)\b/,
        /\b(?:breach\w*|fails? to (?:pay|comply)|non-?payment|default)\b/,
      ],
      none: [
        /\b(?:not|cure\w* by (?:\S+ ){0,2}licensor|licensee may|customer may|insolven\w+ of (?:the )?licensor)\b/,
        /\[each\]/,
      ],
      test: (_, { actor, words }) =>
        !/licensee|customer|client|user/.test((actor?.word ?? '').toLowerCase()) || /\[o\] (?:may|can)/.test(words),
    },
  ],
  'backup-copies-allowed': [
    {
      force: 'right',
      all: [
        /\b(?:back-?up|archiv\w+)\b.{0,30}\bcop(?:y|ies)\b|\bcop(?:y|ies)\b.{0,30}\b(?:back-?up|archiv\w+)/,
        /\b(?:may|can|entitled)\b/,
        /\b(?:software|program|make|licen[cs]\w*)\b/,
      ],
      types: ['license-agreement', 'saas-agreement', 'other'],
      none: [/\bmay not|\bconfiden/],
    },
  ],
  'updates-included': [
    {
      all: [
        /\b(?:updates?|upgrades?|new (?:versions?|releases?)|patches|bug fixes)\b/,
        /\b(?:includ(?:es|ed|ing)|covers?|free of charge|at no (?:\w+ )?(?:charge|cost)|shall (?:provide|deliver|supply|make available)|entitled to|receives?)\b/,
      ],
      types: ['license-agreement', 'saas-agreement'],
      force: ['fact', 'duty', 'promise', 'transfer', 'right'],
      none: [
        /\b(?:not (?:includ\w*|be required|obliged|entitled)|no (?:obligation|updates)|separately|additional fee|interrupt\w*|automatic\w*|failures?|may (?:install|change)|without notice|policy|terms)\b/,
      ],
    },
  ],
  'title-warranted': [
    {
      force: ['promise', 'duty', 'acknowledgement'],
      all: [
        /\b(?:represents?|warrants?|guarantees?|covenants?)\b/,
        /\b(?:right|authority|power|title|owner)\b.{0,40}\b(?:to grant|to license|to enter|of the)\b|\b(?:sole )?owner\b/,
        /\b(?:licen[cs]e|software|rights?|technology|works?|patents?|marks?)\b/,
      ],
      test: (_, { actor }) => /licensor|vendor|author|owner|provider|supplier|franchisor/.test(actor?.word ?? ''),
      none: [/\b(?:no representation|does not (?:represent|warrant)|disclaim\w*)\b|\[each\]/],
      types: ['license-agreement', 'saas-agreement', 'other'],
    },
  ],
  'own-modifications': [
    {
      all: [
        /\[(?:taker|a)\] (?:shall |will )?(?:owns?|retains?|keeps?)\b|\b(?:belongs? to|owned by|property of) (?:the )?\[taker\]/,
        /\b(?:modifications?|improvements?|customi[sz]ations?|derivative works?|enhancements?|configurations?)\b/,
      ],
      test: (_, { actor, words }) => /\[taker\]/.test(words) || /licensee|customer|client|user/.test(actor?.word ?? ''),
      force: ['fact', 'right', 'transfer', 'duty', 'acknowledgement'],
      types: ['license-agreement', 'saas-agreement', 'service-agreement'],
      none: [/\b(?:not|no)\b|\[each\]/],
    },
  ],
  'license-royalty-free': [
    {
      bears: 'other',
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [
        /\[a\] (?:\w+ ){0,3}?grants? (?:\w+ ){0,2}?(?:the )?\[o\] .{0,100}\b(?:royalty-free|free of (?:charge|royalt\w+)|fully paid(?:-up)?)\b.{0,60}\blicen[cs]e|\[a\] (?:\w+ ){0,3}?grants? (?:\w+ ){0,2}?(?:the )?\[o\] .{0,60}\blicen[cs]e\b.{0,60}\b(?:royalty-free|free of (?:charge|royalt\w+)|fully paid)/,
      ],
      none: [/\b(?:not royalty-free|feedback|suggestions)\b/],
    },
    {
      bears: 'both',
      mutual: true,
      force: ['transfer', 'duty', 'fact', 'right'],
      all: [
        /\[each\] (?:\w+ ){0,3}?grants? (?:to )?(?:the other|\[each\]).{0,100}\b(?:royalty-free|free of (?:charge|royalt\w+))\b/,
      ],
    },
    {
      bears: 'taker',
      types: ['nda'],
      force: ['fact', 'transfer', 'duty', 'right'],
      all: [/\b(?:royalty-free|free of charge)\b.{0,30}\blicen[cs]e\b.{0,40}\b(?:under|of) (?:the )?\[giver\]'s\b/],
      none: [/\bno\b|\bnot\b/],
    },
  ],
});
