import type { IssueRule } from '../issue.ts';

const unbound =
  /\b(?:non-?exclusive(?:ly)?|not exclusive|neither|may (?:also )?(?:use|engage|buy|purchase|appoint))\b|\[each\]/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'exclusive-one-way': [
    {
      bears: 'actor',
      force: ['transfer', 'fact', 'duty', 'promise'],
      all: [
        /\[a\] (?:\w+ )?(?:grants?|gives?|appoints?|engages?|retains?|designates?)\b.{0,20}\[o\]/,
        /\b(?:exclusive|sole and exclusive|sole)\b.{0,30}\b(?:rights?|agent|agency|supplier|provider|broker|representative|distributor|vendor|contractor|listing|appointment|licen[cs]ee|source)\b/,
      ],
      none: [
        unbound,
        /\b(?:licen[cs]e|remedy|remedies|jurisdiction|property of|attorney|territory|trademarks?|patents?|copyright)\b/,
      ],
      test: (_, { actor }) => !/licensor|franchisor|manufacturer|owner/.test(actor?.word ?? ''),
    },
    {
      bears: 'other',
      force: ['duty', 'fact', 'right'],
      all: [
        /\[a\] (?:shall|will|is|are|to) (?:\w+ )?be\b.{0,5}\[o\]'s (?:sole|exclusive|only|sole and exclusive) (?:\w+ )?(?:supplier|provider|agent|source|contractor|vendor|distributor|broker)|\[a\] (?:shall|will) be (?:the )?(?:sole|exclusive|only|sole and exclusive) (?:\w+ )?(?:supplier|provider|agent|source|contractor|vendor|broker)\b/,
      ],
      none: [unbound],
    },
    {
      bears: 'actor',
      force: ['ban', 'duty', 'no-right'],
      all: [
        /\b(?:not|only)\b.{0,20}\b(?:sell|buy|purchase|use|stock|carry|order|deal in|offer|engage|accept)\b/,
        /\b(?:other than (?:those|the) (?:\w+ )?(?:of|from|by|supplied)|not (?:made|supplied|manufactured) by|any other (?:supplier|provider|vendor|manufacturer|work|employment|source)|from any(?:one| (?:other )?(?:third party|person|source)))\b/,
      ],
      none: [
        unbound,
        /\b(?:confidential|purpose|software|premises|data|except|shares|securities|trademarks?|competent|marks|inspect\w*|indemnif\w+|payment|checks?)\b/,
      ],
    },
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\[a\] (?:shall|must|will|agrees? to)\b.{0,15}\b(?:use|engage|buy (?:\w+ )?from|deal with|purchase (?:\w+ )?from|order (?:\w+ )?from|work for) only (?:the )?\[o\]|\b(?:use|buy|purchase|order|obtain)\b.{0,40}\bonly from (?:the )?\[o\]/,
      ],
      none: [unbound],
    },
    {
      bears: 'other',
      force: ['right', 'fact', 'duty'],
      all: [
        /\[a\] (?:has|shall have|is granted|enjoys|holds) (?:the |an? )?(?:sole |sole and )?exclusive right to (?:sell|supply|provide|market|lease|let|broker|perform|represent)\b/,
      ],
      none: [unbound, /\blicen[cs]e|\bterritory\b|\bterminate\b/],
      test: (_, { actor }) => /agen|broker|vendor|supplier|provider|contractor|we\b/.test(actor?.word ?? ''),
    },
  ],
  'exclusivity-long': [
    {
      bears: 'actor',
      force: ['transfer', 'duty', 'fact', 'promise'],
      all: [
        /\[a\] (?:\w+ )?(?:grants?|gives?|shall|appoints?|agrees?)\b/,
        /\bexclusiv\w+/,
        /\b(?:indefinite(?:ly)?|perpetual(?:ly)?|in perpetuity|for ?ever|unlimited (?:period|time|duration)|without (?:limit|end) (?:in|of) time)\b/,
      ],
      none: [
        unbound,
        /\bexclusive (?:property|jurisdiction|remedy|ownership)\b|\blicen[cs]e|\bassigns?\b|\bintellectual\b|\bcopyright\b|\bmay terminate\b/,
      ],
    },
    {
      bears: 'other',
      force: ['duty', 'fact'],
      all: [/\[a\]'s exclusiv\w+/, /\b(?:perpetual|indefinite(?:ly)?|without limit|never ends?|for ?ever)\b/],
      none: [unbound, /\bproperty\b|\blicen[cs]e/],
    },
  ],
  'all-requirements-from-one': [
    {
      bears: 'actor',
      force: ['ban', 'duty'],
      all: [
        /\bnot (?:\w+ )?(?:purchase|buy|obtain|source|order|procure)\b/,
        /\b(?:requirements?|needs|products?|goods|demand)\b/,
        /\bfrom any(?:one|body| (?:other )?(?:third part(?:y|ies)|person|supplier|source|vendor))\b/,
      ],
      none: [unbound, /\b(?:unless|except|if (?:the )?\[o\])\b/],
    },
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\b(?:order|buy|purchase|obtain|source|procure)\b.{0,20}\b(?:complete|entire|full|total|whole|all (?:of )?(?:its|the))\b.{0,20}\b(?:requirements?|needs|demand)\b/,
        /\bfrom (?:the )?\[o\]/,
      ],
      none: [unbound],
    },
  ],
  'first-refusal-burden': [
    {
      bears: 'actor',
      force: 'duty',
      all: [
        /\[a\] (?:must|shall|will) (?:first )?offer\b.{0,10}\[o\]|\b(?:must|shall|will) (?:be )?first (?:be )?offer(?:ed)?\b/,
        /\b(?:before|prior to|first)\b/,
        /\b(?:anyone|third part(?:y|ies)|others?|any other|elsewhere|person)\b/,
      ],
      none: [/\bemployment\b|\bshares to (?:the )?existing\b|\[each\]/],
    },
    {
      bears: 'other',
      force: 'right',
      all: [
        /\b(?:elect to )?(?:acquire|purchase|buy|take|match|lease)\b/,
        /\bon (?:the )?(?:same )?(?:terms(?: and conditions)?|price)\b.{0,20}\b(?:offered|proposed)\b.{0,20}\b(?:third part(?:y|ies)|offeror|purchaser|buyer|other)\b/,
      ],
      none: [/\bnot\b|\[each\]/],
    },
  ],
  'exclusivity-hollow': [
    {
      bears: 'other',
      force: ['fact', 'right', 'exclusion'],
      all: [
        /\bexclusiv\w+\b.{0,20}\b(?:does|shall|will) not (?:apply|extend|restrict|prevent|cover)\b/,
        /\b(?:sales?|selling|supply|customers?|channels?|accounts?|appoint\w*)\b.{0,30}\[a\]|\[a\].{0,50}\b(?:sales?|selling|supply|customers?|channels?|accounts?|affiliates)\b/,
      ],
      none: [/\bjurisdiction\b|\bremed/],
    },
    {
      bears: 'other',
      force: 'right',
      all: [
        /\b(?:sell|supply|market|distribute|operate|deal)\b/,
        /\b(?:directly\b.{0,40}\b(?:territory|area|region)|(?:in|into|within) (?:the |\[o\]'s )?(?:\w+ )?territory)\b|\binto \[o\]'s (?:\w+ )?territory\b/,
        /\[a\] (?:\w+ )?(?:may|can|reserves|shall be (?:entitled|free)|is (?:entitled|free))/,
      ],
      none: [/\bnot\b|\bnon-?exclusive\b|\boutside\b|\bonly (?:through|with)\b|\bsublicen/],
      test: (_, { actor }) => !/distributor|dealer|agent|reseller|franchisee|licensee/.test(actor?.word ?? ''),
    },
    {
      bears: 'other',
      all: [
        /\bnothing\b.{0,30}\b(?:prevents?|restricts?|prohibits?|limits?)\b.{0,10}\[a\] from\b.{0,30}\b(?:selling|appointing|supplying|marketing|distributing)\b/,
        /\b(?:territory|directly|other (?:distributors?|dealers?|agents?))\b/,
      ],
    },
  ],
  'exclusivity-lost-at-will': [
    {
      bears: 'other',
      force: 'right',
      all: [
        /\b(?:misses?|fails? to (?:meet|reach|achieve)|falls? short of|does not (?:meet|reach|achieve))\b.{0,15}\b(?:any|a|the|its)\b.{0,20}\b(?:targets?|quotas?|minimums?|goals?)\b/,
        /\b(?:appoint (?:other|another|additional)|convert|non-?exclusive|withdraw|end|terminate)\b.{0,40}\b(?:distributors?|dealers?|agents?|exclusiv\w+|licensees?|franchisees?|resellers?)\b/,
      ],
      none: [/\b(?:2|two|3|three) (?:consecutive|successive)\b|\bcured?\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
