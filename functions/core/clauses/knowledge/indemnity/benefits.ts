import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const gives =
  /\[a\] (?:shall|will|must|agrees to|undertakes to|hereby|agrees and undertakes to)?(?: \S+){0,8}? ?(?:indemnif(?:y|ies)|(?:hold|save)s? (?:the )?\[o\](?: \S+){0,3}? harmless|defends?)\b/;
const negated =
  /\binapplicable\b|\bnot apply\b|\b(?:no|not|never|nor|neither)\b(?! (?:limited|only|be limited))|\bnothing\b|\bif and only\b/;
const claims = /\bclaims?\b|\bsuits?\b|\bproceedings?\b|\bactions?\b|\bloss(?:es)?\b|\bliabilit/;
const ip = /\binfring\w*|\bmisappropriat\w*|\bintellectual property/;

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('indemnity', file, {
  'indemnified-against-claims': [
    {
      force: ['duty', 'promise'],
      all: [gives, /\[o\]/, claims],
      none: [negated, ip, /\[each\]/, /\bsolely\b|\bonly\b/],
      bears: 'other',
    },
    {
      mutual: true,
      bears: 'both',
      force: ['duty', 'promise'],
      all: [/\[each\].{0,60}\b(?:indemnif|hold)/, claims],
      none: [negated, /\bsolely\b/],
    },
    {
      force: ['duty', 'promise', 'ban', 'right'],
      all: [
        /\band (?:shall|will|must|agrees to) (?:\w+ )?(?:indemnify|defend|hold harmless|keep (?:\S+ )?indemnified)\b.{0,40}\[o\]/,
        /\b(?:claims?|losses|loss|damages?|liabilit\w+|costs|taxes)\b/,
      ],
      none: [/\[each\]|\bnot (?:be )?(?:required|obliged)/],
      bears: 'other',
    },
  ],
  'infringement-covered': [
    {
      force: ['duty', 'promise'],
      all: [gives, /\[o\]/, ip],
      none: [negated, /\[each\]/, /\[o\]'s (?:\S+ ){0,2}?(?:content|data|materials|use)/],
      bears: 'other',
    },
  ],
  'indemnity-only-for-own-fault': [
    {
      force: ['duty', 'promise'],
      all: [
        gives,
        /\bto the extent (?:\S+ ){0,3}?(?:caused|arising|resulting|attributable|due)\b|\bin proportion\b/,
        /\bnegligen|\bbreach|\bmisconduct|\bfault|\bwil+ful/,
      ],
      none: [/\bregardless\b|\bwhether or not\b|\beven if\b|\bexcept to the extent\b/, /\[each\]/],
      bears: 'actor',
    },
  ],
  'no-settlement-without-consent': [
    {
      force: ['ban', 'no-right'],
      all: [
        /\b(?:settle|compromise|admi(?:t|ssion))\b/,
        /\bwithout (?:the )?\[o\]'s|\bwithout (?:\S+ ){0,4}?(?:consent|approval) of (?:the )?\[o\]/,
      ],
      none: [/\[each\]/, /\binvoice|\baccounts\b/],
      bears: 'other',
    },
    {
      mutual: true,
      bears: 'both',
      force: ['ban', 'no-right'],
      all: [
        /\b(?:settle|compromise)\b/,
        /\[each\]|\b(?:indemnifying|indemnified) party|\bindemnit/,
        /\bwithout (?:\S+ ){0,8}?(?:consent|approval)/,
      ],
    },
  ],
  'payer-controls-defense': [
    {
      mutual: true,
      force: ['right', 'duty'],
      all: [
        /\bindemnifying party\b|\bindemnitor\b/,
        /\b(?:sole |full )?control\b.{0,40}\b(?:defen[sc]e|settle|claim)|\bassume\b.{0,30}\bdefen[sc]e|\bconduct\b.{0,30}\bdefen[sc]e/,
      ],
      none: [/\bfails\b|\bdeclines\b|\belects not/],
    },
  ],
  'late-notice-harmless': [
    {
      mutual: true,
      all: [
        /\b(?:failure|delay|omission|late)\b/,
        /\bnotice\b|\bnotif|\bnotify/,
        /\b(?:except|only|unless|not)\b.{0,60}\b(?:prejudic|extent)/,
      ],
      clause: [/\bindemni|\bdefen[ds]/],
    },
  ],
  'loss-must-be-mitigated': [
    {
      force: ['duty', 'promise'],
      all: [/\bmitigate\b|\bminimi[sz]e (?:its|the|any) loss/, /\bloss(?:es)?\b|\bdamages?\b/],
      none: [/\bno\b|\bnot\b/, /\[each\]/],
      bears: 'other',
    },
    {
      mutual: true,
      bears: 'both',
      force: ['duty', 'promise'],
      all: [/\[each\].{0,80}\bmitigate\b/],
      none: [/\bnot\b|\bneither\b/],
    },
  ],
  'defense-costs-advanced': [
    {
      force: ['duty', 'promise', 'right'],
      all: [
        /\badvanc(?:e|es|ed|ing|ement)\b/,
        /\b(?:defen[cs]e costs?|legal (?:fees|costs|expenses)|attorneys'? fees|expenses|costs of defen)\b/,
        /(?<!\w)(?:director|officer|executive|indemnit\w+|proceeding|claim|defen[cs]e|as they arise|\[o\])\b/,
      ],
      none: [/\b(?:not (?:be )?(?:required|obliged)|in advance|no advance|loan|royalt\w+|salary advance)\b|\[each\]/],
    },
  ],
  'infringing-item-replaced': [
    {
      force: ['duty', 'right', 'promise', 'fact'],
      bears: 'taker',
      all: [
        /\b(?:obtain|procure|secure)\b.{0,40}\b(?:right|licen[cs]e)\b/,
        /\b(?:modify|replace|substitute)\b/,
        /\b(?:continu\w+|us(?:e|ing)|infring\w*|refund\w*|without (?:materially )?reducing)\b/,
      ],
      none: [/\b(?:work permits?|tenant|premises|insurance|may (?:terminate|cancel) without)\b/],
    },
  ],
});
