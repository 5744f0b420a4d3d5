import type { IssueRule } from '../issue.ts';

const denied = /\b(?:not|no|never|neither|nor)\b/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'policies-as-changed': [
    {
      bears: 'taker',
      all: [
        /\b(?:polic(?:y|ies)|rules|guidelines|procedures|standards|codes?|manuals?|terms)\b.{0,40}(?:\bof (?:the )?\[giver\]|\[giver\]'s|\bpublished\b)|\[giver\]'s (?:\w+ ){0,3}?(?:polic(?:y|ies)|rules|guidelines|procedures|standards|codes?|manuals?)\b/,
        /\b(?:from time to time|as (?:amended|changed|updated|in force|modified|revised)|then[- ]current|may change)\b/,
        /\b(?:form(?:s)? part of|incorporated|bind\w*|appl(?:y|ies)|govern\w*)\b/,
      ],
      none: [denied, /\bprivacy (?:policy|notice)\b|\bown\b/],
    },
  ],
  'flow-down-terms': [
    {
      bears: 'actor',
      force: ['duty', 'acknowledgement', 'promise', 'fact'],
      all: [
        /\b(?:comply with|assumes?|bound by|accepts?|observe|subject to|perform)\b/,
        /\b(?:all|the|every)\b.{0,20}\b(?:terms|conditions|obligations|provisions|duties)\b/,
        /\[o\]'s (?:third[- ]party )?(?:licensors?|suppliers?|vendors?|landlord|lenders?|customers?|contract|agreement)\b|\b(?:contract|agreement|lease)\b.{0,15}\bwith (?:its|\[o\]'s|their|the) (?:customer|client|end customer|owner|landlord|licensors?|suppliers?)\b|\bthat (?:the )?\[o\] assumes? (?:toward|to|under)\b|\b(?:prime|main|head|master|upstream) (?:contract|agreement|lease)\b/,
      ],
      none: [denied, /\[each\]|\bthis master\b|\bmaster (?:services?|subscription|license) agreement\b/],
    },
    {
      bears: 'taker',
      types: ['lease-agreement', 'rental-agreement'],
      all: [
        /\bsubleases?\b/,
        /\b(?:subject to|subordinate|incorporat\w+|bound by)\b/,
        /\b(?:terms|conditions|provisions)\b/,
        /\b(?:master|head|prime|over|superior) ?lease\b/,
      ],
      none: [denied],
    },
    {
      bears: 'giver',
      types: ['service-agreement', 'other', 'purchase-agreement'],
      all: [
        /\b(?:duties|obligations?|terms|requirements)\b.{0,10}\bof (?:the )?\[taker\]/,
        /\b(?:customer|main|head|prime|end[- ]customer|upstream) (?:contract|agreement)\b/,
        /\b(?:apply|applies|bind|extend|pass)\b.{0,20}\[giver\]/,
      ],
      none: [denied],
    },
  ],
  'compliance-one-way': [
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\[a\] (?:\w+ )?(?:must|shall|will|agrees? to)\b.{0,20}\bcomply with\b/,
        /\b(?:all|any|every) (?:applicable )?(?:\w+ )?laws?\b/,
      ],
      none: [/\[each\]|\bboth\b/],
      clauseNone: [/\[each\]|\b(?:each|both) part(?:y|ies)\b/],
    },
  ],
  'compliance-certificates': [
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\b(?:certif(?:y|ies)|certification|attest|confirm in writing)\b/,
        /\bcomplian\w+/,
        /\b(?:annual(?:ly)?|yearly|quarterly|each|every|on request|upon request|from time to time)\b/,
      ],
      none: [denied, /\[each\]|\bengineer\b|\barchitect\b/],
    },
  ],
  'all-laws-worldwide': [
    {
      bears: 'actor',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:responsible for|ensures?|guarantees?|warrants?|liable for|procure)\b/,
        /\[o\]'s compliance\b|\b(?:that )?(?:the )?\[o\] (?:\w+ )?(?:complies|comply|is in compliance|meets)\b|\bcompliance (?:of|by) (?:the )?\[o\]/,
        /\blaws?\b|\bregulations?\b|\blegislation\b/,
      ],
      none: [denied, /\[each\]|\bassist\b/],
    },
    {
      bears: 'actor',
      force: ['promise', 'duty', 'fact'],
      all: [
        /\b(?:guarantees?|warrants?|ensures?|answerable|complies|comply|compliance)\b/,
        /\b(?:every|all|any) (?:applicable )?laws?\b.{0,20}\b(?:in the world|anywhere|of (?:any|every|all) (?:country|countries|jurisdictions?)|worldwide)\b|\banswerable for (?:the )?\[o\]'s compliance\b/,
      ],
      none: [denied, /\[each\]/],
    },
  ],
  'change-in-law-cost': [
    {
      bears: 'actor',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:pays?|bears?|reimburses?|absorbs?|at (?:its|their|\[a\]'s) (?:own |sole )?(?:cost|expense)|responsible for|borne by)\b/,
        /\b(?:change[sd]? in (?:any |the |applicable )*(?:laws?|regulations?|legislation)|new (?:laws?|regulations?|legislation|legal requirements)|amended? (?:laws?|regulations?)|legislative changes?)\b/,
        /\b(?:costs?|expenses?|changes?|increase\w*|modifications?|additional)\b/,
      ],
      none: [denied, /\[each\]|\[o\] (?:shall|will) (?:bear|pay|reimburse)|\bequally\b|\bshare[ds]?\b/],
    },
    {
      bears: 'actor',
      force: ['ban', 'no-right', 'fact'],
      all: [
        /\b(?:no|not|neither)\b/,
        /\bchange[sd]? in (?:any |the |applicable )*(?:laws?|regulations?|legislation)\b/,
        /\bentitle\w* (?:the )?\[a\]\b.{0,40}\b(?:increase|adjust\w*|additional|compensation|price|payment|extension)\b|\bentitle\w* (?:the )?\[a\] to\b/,
      ],
      none: [/\[each\]/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
