import type { IssueRule } from '../issue.ts';

const competing = /\b(?:compet(?:es?|ed|ing|itors?|itive)\b|rivals?\b|competitive activit(?:y|ies))/;
const denied = /\b(?:not (?:affect|forfeit|lose|apply)|shall not be|no forfeiture|free to compete)\b/;

/** Rules for the plain words of form contracts. */
export const otherWords = {
  'noncompete-worldwide-any-role': [
    {
      bears: 'actor',
      level: 'medium',
      types: ['employment-contract'],
      force: ['ban', 'no-right', 'duty', 'promise'],
      all: [
        competing,
        /\b(?:not|never|no|neither|refrain|prohibited|barred)\b/,
        /\b(?:with)?in (?:any (?:part|state|area) of )?the (?:united states|u\.?s\.?a?|united kingdom|european union|country)(?!\w)|\b(?:with)?in (?:england and wales|great britain|north america|europe|canada|australia)\b/,
      ],
      none: [denied, /\bcustomers? (?:with|for) whom\b|\b(?:miles|kilomet\w+|radius)\b|\[each\]/],
    },
  ],
  'noncompete-after-end': [
    {
      bears: 'actor',
      level: 'medium',
      types: ['employment-contract'],
      force: ['ban', 'no-right', 'duty', 'promise'],
      all: [
        competing,
        /\b(?:not|never|no|neither|refrain|prohibited|barred)\b[^.;]{0,120}\b(?:employ\w*|engage\w*|own|work\w*|consult\w*|participat\w+|advis\w+|interest(?:ed)?|carry on)\b/,
        /\b(?:9|1[0-8]) months?\b[^.;]{0,30}\b(?:after|following|from|of)\b|\b1 year\b[^.;]{0,30}\b(?:after|following|from|of)\b/,
      ],
      none: [
        denied,
        /\b(?:miles|kilomet\w+|radius|reasonable and|solicit\w*|materially involved|personally)\b|\[each\]/,
      ],
    },
    {
      bears: 'actor',
      force: ['ban', 'no-right', 'duty', 'promise'],
      all: [
        /\b(?:not|never|no|neither|refrain|prohibited|barred)\b[^.;]{0,60}\b(?:set up|start|establish|found|open|form|launch|join|own|run|operate)\b[^.;]{0,30}\b(?:compet\w+|rival|similar) (?:business|company|firm|enterprise|practice|undertaking)/,
        /\b(?:within|for|during|in)\b[^.;]{0,20}\b\d+ (?:months?|years?)\b[^.;]{0,20}\b(?:of|after|following|from)\b[^.;]{0,30}\b(?:leav\w+|terminat\w+|end\w*|departure|expir\w+|employment)\b/,
      ],
      none: [/\bfree to\b|\bnothing\b|\[each\]/],
    },
  ],
  'competitor-decided-by-company': [
    {
      bears: 'taker',
      types: ['employment-contract'],
      all: [
        /\bwhether\b[^.;]{0,60}\bcompet(?:e|es|ing|itive|itor)\b|\bcompet(?:e|ing|itive|itor)\b[^.;]{0,60}\bwhether\b/,
        /\b(?:decided|determined|judged|settled) by (?:the )?(?:board|management|\[taker\]|committee|directors)(?!\w)|\b(?:board|management|committee|directors) (?:shall |may |will )?(?:decides?|determines?)\b/,
      ],
      none: [/\b(?:court|arbitrat\w+|expert|reasonabl[ey])\b/],
    },
  ],
  'noncompete-no-pay': [
    {
      bears: 'other',
      force: ['no-duty', 'ban', 'fact', 'right'],
      all: [
        /\b(?:need not|not (?:be )?(?:required|obliged|obligated|liable|have)(?: to)?|no (?:obligation|duty|liability)(?: to)?|shall not|will not) (?:\S+ )?(?:pay|compensate|remunerate)\b/,
        /\b(?:restricted period|restraint|restrictions?|non-?compet\w*|restrictive covenants?|covenant period)\b/,
      ],
      none: [/\brent\b|\bfees?\b|\bunless\b|\bif\b[^.;]{0,30}\breleases?\b/],
    },
    {
      bears: 'actor',
      all: [
        /\b(?:acknowledges?|agrees?|accepts?|confirms?)\b[^.;]{0,60}\b(?:salary|compensation|remuneration|consideration|payments?|fees?)\b/,
        /\b(?:non-?compet\w*|restrictive covenants?|restrictions?|restraints?|covenants?)\b/,
        /\b(?:no (?:further|additional|other|separate|extra) (?:amount|sum|payment|compensation|consideration|remuneration)|(?:full|sufficient|adequate) (?:and \w+ )?(?:consideration|compensation|payment))\b/,
      ],
      none: [/\[each\]|\bconfidential\w*\b|\blicen[cs]e\b/],
    },
  ],
  'forfeiture-for-competing': [
    {
      bears: 'actor',
      force: ['duty', 'fact', 'ban', 'no-right', 'promise', 'acknowledgement'],
      all: [
        competing,
        /\[a\][^.;]{0,80}\b(?:forfeits?|loses?|repays?|returns?|pays? back|gives? up|surrenders?)\b/,
        /\b(?:equity|options?|awards?|gains?|shares?|bonus(?:es)?|deferred|severance|stock|incentives?|benefits?|commissions?|compensation)\b/,
      ],
      none: [denied, /\bthird part(?:y|ies)\b|\[each\]/],
    },
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        competing,
        /\[a\] (?:may|can|shall be entitled to|is entitled to|reserves? the right to) (?:\S+ ){0,3}?(?:cancel|terminate|rescind|recover|claw ?back|forfeit|withhold|stop|cease|suspend|recoup)\b[^.;]{0,50}\b(?:equity|options?|awards?|gains?|shares?|bonus(?:es)?|deferred|severance|stock|incentives?|benefits?|commissions?)\b/,
      ],
      none: [denied, /\bthird part(?:y|ies)\b|\bpatent|\binjunct/],
    },
    {
      bears: 'giver',
      types: ['employment-contract'],
      all: [
        competing,
        /\b(?:equity|options?|awards?|gains?|shares?|bonus(?:es)?|deferred (?:\w+ )?(?:pay|compensation)|severance|stock|incentives?|compensation)\b/,
        /\b(?:forfeit(?:s|ed|ure)?|lapses?|ceases?|lost|canceled|cancelled|repaid|repayable|clawed back|terminates?)\b/,
      ],
      none: [denied],
    },
  ],
  'hire-breach-fixed-sum': [
    {
      bears: 'other',
      all: [
        /\bif (?:the )?\[o\][^.;]{0,20}\b(?:hires?|employs?|engages?|recruits?|solicits?)\b[^.;]{0,80}\bit (?:shall|will|must|agrees to)\b[^.;]{0,20}\bpay\b/,
        /\b(?:salary|compensation|remuneration|\d+ ?(?:%|percent)|[$€£] ?\d|wages|fee of|months?|years?)\b|[$€£] ?\d/,
      ],
      none: [/\bno fee\b|\bnot\b/],
    },
    {
      bears: 'actor',
      mutual: true,
      force: ['duty', 'fact', 'promise'],
      all: [
        /(?:\[a\]|\[each\]|\bparty|\bwhoever|\bwho|\bif it|\bif (?:the )?\[a\])[^.;]{0,30}\b(?:hires?|employs?|engages?|recruits?|solicits?)\b[^.;]{0,100}\b(?:pays?|owes?|shall pay|is liable)\b/,
        /\b\d+ ?(?:%|percent)|[$€£] ?\d|\b\d+ (?:months?|years?)'?s? (?:\w+ )?(?:salary|pay|compensation|remuneration|wages)\b/,
        /\b(?:salary|compensation|remuneration|pay|wages|damages|penalty|fee)\b/,
      ],
      none: [/\bno fee\b|\bsubcontract|\bnot (?:be )?(?:liable|payable)\b/],
    },
  ],
  'may-hire-other-sides-people': [
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:has|have|shall have|reserves?|retains?) the right to (?:\S+ )?(?:hire|employ|solicit|engage|recruit|approach)\b[^.;]{0,20}\[o\]/,
        /\b(?:employees?|staff|personnel|people|workers|team|consultants)\b/,
      ],
      none: [/\[each\]|\bgeneral (?:\w+ )?(?:advertis|solicit)\w*|\bconsent\b|\bpayment of\b/],
    },
    {
      force: ['right', 'no-duty', 'fact', 'ban'],
      all: [
        /\bnothing\b[^.;]{0,60}\b(?:prevents?|prohibits?|restricts?|precludes?|stops?)\b[^.;]{0,20}\[a\] from (?:\S+ ){0,4}?(?:hiring|employing|soliciting|engaging|recruiting)\b[^.;]{0,30}\[o\]|\[a\] (?:may|can|is free to|shall be free to|is entitled to) (?:\S+ ){0,3}?(?:offer (?:employment|a job|work|positions?) to|approach|recruit|hire|employ|solicit|engage) (?:any |all |the )*(?:of )?(?:the )?\[o\](?:'s)?|\[a\] (?:shall|will|does|need) not (?:\S+ ){0,2}?(?:owe|pay|be liable|have to pay|incur)\b[^.;]{0,40}\b(?:hiring|employing|engaging|recruiting|soliciting)\b[^.;]{0,20}\[o\]/,
        /\b(?:employees?|staff|personnel|people|workers|team|consultants)\b/,
      ],
      none: [
        /\[each\]|\bgeneral (?:\w+ )?(?:advertis|solicit)\w*|\b(?:may|shall|will) not (?:hire|employ|solicit|engage|recruit)|\bprior (?:written )?consent\b|\bjob (?:posting|advertisement)/,
      ],
    },
  ],
  'noncompete-long': [
    {
      bears: 'actor',
      force: ['ban', 'no-right', 'duty', 'promise'],
      types: ['employment-contract', 'service-agreement', 'other'],
      all: [
        /\[a\] (?:may|shall|will|must|agrees) not (?:to )?(?:\S+ )?(?:work|be employed|engage|operate|be active|trade|be involved)\b[^.;]{0,20}\b(?:in|within) (?:the|this|that|such|any) (?:same |\w+ )?(?:industry|sector|trade|line of business|field|market|business)\b/,
        /\bfor (?:a period of )?(?:[2-9] years|(?:2[4-9]|[3-9]\d) months)\b/,
      ],
      none: [/\bwithin \d+ (?:miles|km|kilomet\w+)\b|\[each\]/],
    },
    {
      types: ['employment-contract'],
      bears: 'giver',
      all: [
        /\b(?:restraint|restriction|non-?compet\w+|covenant)s? (?:period )?(?:lasts?|runs?|applies|apply|continues?|is|are)\b[^.;]{0,20}\b(?:[2-9] years|(?:2[4-9]|[3-9]\d) months)\b/,
      ],
      none: [/\bnot\b|\bconfidential\w*\b/],
    },
  ],
  'restraint-cannot-be-contested': [
    {
      bears: 'giver',
      types: ['employment-contract'],
      mutual: true,
      all: [
        /\b(?:parties|\[each\]|\[a\]) (?:\S+ )?(?:agrees?|acknowledges?|accepts?|confirms?) that\b[^.;]{0,40}\b(?:restrictions?|covenants?|restraints?|non-?compet\w+|limitations)\b[^.;]{0,40}\b(?:are|is) (?:\S+ ){0,2}?(?:reasonable|fair|necessary|enforceable|valid)\b|\[each\] (?:\S+ )?(?:agrees?|acknowledges?|accepts?|confirms?) that\b[^.;]{0,40}\b(?:restrictions?|covenants?|restraints?)\b[^.;]{0,40}\b(?:are|is) (?:\S+ ){0,2}?(?:reasonable|fair|necessary)\b/,
      ],
      none: [/\bconfidential information\b|\bif\b[^.;]{0,20}\bcourt\b/],
    },
    {
      bears: 'actor',
      force: ['ban', 'duty', 'promise', 'waiver', 'acknowledgement'],
      all: [
        /\[a\] (?:agrees? not to|shall not|will not|may not|must not|waives any right to) (?:\S+ )?(?:argue|claim|allege|assert|contend|maintain|plead|say)\b[^.;]{0,20}\b(?:restrictions?|covenants?|restraints?|non-?compet\w+|clause)\b[^.;]{0,20}\b(?:unreasonable|invalid|void|unenforceable|too wide|excessive)\b/,
      ],
      none: [/\[each\]/],
    },
  ],
  'no-hire-without-exceptions': [
    {
      bears: 'actor',
      force: ['ban', 'no-right', 'duty'],
      all: [
        /\bno (?:\w+ )?(?:employees?|personnel|staff|member of staff|person employed)\b[^.;]{0,20}\[o\][^.;]{0,20}\b(?:may|shall|can|will) be (?:employed|hired|engaged|recruited|solicited) by (?:the )?\[a\]|\bno \[o\] (?:employees?|personnel|staff)\b[^.;]{0,20}\bbe (?:employed|hired|engaged|recruited) by (?:the )?\[a\]/,
      ],
      none: [/\badvertis\w+|\bunsolicited\b|\bconsent\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
