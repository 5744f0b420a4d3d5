import type { IssueRule } from '../issue.ts';

const policies = /\b(?:insur\w+|polic(?:y|ies)|cover(?:age)?|premiums?)\b/;
const proceeds =
  /\b(?:insurance (?:proceeds|mon(?:ey|eys|ies))|proceeds of (?:any|all|the) (?:\w+ )?insurance|all (?:such )?proceeds)\b/;
const isOwner = (word: string | undefined): boolean => /landlord|lessor|owner|^(?:we|our)$/.test(word ?? '');

/** Rules for the plain wording that every form has. */
export const otherWords = {
  'insurance-one-sided': [
    {
      all: [/\[(?:a|giver|taker)\]'s (?:\w+ ){0,3}?(?:insurance|polic(?:y|ies)|coverages?)\b/, /\bprimary\b/],
      none: [/\beach\b|\bnot be primary\b/],
      level: 'low',
    },
  ],
  'insurance-can-be-raised-at-will': [
    {
      force: ['duty', 'promise'],
      bears: 'actor',
      all: [
        /\b(?:any|such) (?:other|additional|further) (?:insurance|coverages?|policies)\b/,
        /\bas?\b[^.;]{0,40}\b(?:require|request|deem|determine)\b|\b(?:that|which) (?:the )?\[o\][^.;]{0,40}\b(?:require|request)/,
      ],
      none: [/\bnot (?:be )?required\b|\brequired by law\b|\[each\]/],
    },
  ],
  'insurance-tail-long': [
    {
      all: [
        policies,
        /\b(?:for|of)(?: a period of)?(?: at least| not less than| a minimum of)? (?:[3-9]|1\d) years\b/,
        /\b(?:after|following|from|tail|extended reporting|beyond)\b/,
      ],
      none: [/\bnot (?:be )?required\b|\[each\]|\beach party\b/],
    },
  ],
  'self-insurance-allowed': [
    {
      force: ['right', 'fact'],
      all: [
        /\b(?:carry|bear|cover|retain|provide|assume)\b[^.;]{0,30}\b(?:insurance|risks?)\b[^.;]{0,20}\b(?:itself|themselves|ourselves|himself)\b|\binstead of (?:buying|taking out|maintaining|carrying) (?:an? |any |such )?(?:insurance|polic(?:y|ies))\b/,
      ],
      none: [/\bnot\b|\bconsent\b/],
    },
  ],
  'must-look-only-to-own-insurance': [
    {
      force: ['no-right', 'waiver', 'ban', 'exclusion', 'duty'],
      all: [
        /\bno (?:claim|recourse|right of recovery) (?:against|to|from)(?: the)? \[o\]/,
        /\b(?:insured|insurable|covered by (?:its |any )?(?:insurance|polic)\w*|own insurance)\b/,
      ],
      none: [/\[each\]|\bnothing\b|\bmutual/],
    },
  ],
  'insurance-lapse-lets-other-buy': [
    {
      force: ['right', 'fact'],
      all: [/\bmay (?:itself )?insure\b/, /\bat (?:the )?\[o\]'s (?:cost|expense)/],
      none: [/\bnot insure\b/],
    },
    {
      force: ['right', 'fact'],
      all: [
        /\b(?:effect|obtain|procure|purchase|buy|take out|place|maintain|insure)\b[^.;]{0,30}\b(?:insurance|coverages?|polic(?:y|ies)|cover)\b|\bmay insure\b/,
        /\b(?:recover|charge|deduct|set off|bill)\b[^.;]{0,40}(?:\[o\]|\b(?:premiums?|cost|amounts due|for it)\b)/,
      ],
      none: [/\bnot (?:obtain|procure|buy|purchase)\b/],
    },
  ],
  'insurance-promise-soft': [
    {
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:insurance|polic(?:y|ies)|coverages?)\b/,
        /\b(?:reasonable (?:efforts|endeavou?rs)|endeavou?rs?|intends?|aims?)\b|\bamounts? (?:that (?:are|is) )?(?:customary|usual)\b|\bif available\b/,
        /\b(?:maintain|carry|keep|obtain|procure)\b/,
      ],
      none: [/\bnot less than\b|\bat least\b|[$£€] ?\d|\[each\]/],
    },
  ],
  'additional-insured-wide': [
    {
      all: [/\b(?:named|included|added|listed|endorsed)\b/, /\badditional insureds?\b/],
      none: [/\bnot (?:be )?(?:required|named)\b|\bthe other\b|\[each\]|\beach party\b/],
      bears: 'giver',
      test: (_, { actor, words }) => /client|customer|owner|buyer/.test(actor?.word ?? '') || /\[taker\]/.test(words),
    },
  ],
  'deductibles-without-fault': [
    {
      force: ['duty', 'promise', 'fact', 'acknowledgement'],
      all: [
        /\b(?:deductibles?|self-insured retentions?|(?:any|the) excess under|policy excess|insurance excess)\b/,
        /\[a\] (?:shall|will|must|is|agrees to) (?:also |solely )?(?:pay|bear|be responsible for|responsible for|meet|fund)\b|\b(?:paid|borne|met) (?:\w+ )?by (?:the )?\[a\]|\bfor (?:the )?\[a\]'s (?:sole )?account\b/,
      ],
      none: [
        /\bunless\b|\bunder its (?:own )?polic(?:y|ies)\b|\bto the extent\b|\bcaused by \[a\]/,
        /\bits own deductible\b|\[each\]|\bunless it caused\b|\bto the extent (?:caused|of)\b|\bnot be responsible\b|\bexcess of\b/,
      ],
    },
    {
      all: [
        /\b(?:deductibles?|self-insured retentions?)\b/,
        /\b(?:for (?:the )?\[giver\]'s (?:sole )?account|(?:paid|borne) by (?:the )?\[giver\])/,
      ],
      bears: 'giver',
    },
  ],
  'insurance-money-kept': [
    {
      types: ['lease-agreement', 'rental-agreement'],
      force: ['right', 'fact', 'duty', 'no-duty', 'transfer'],
      all: [
        proceeds,
        /\b(?:belongs?|paid|payable|retain(?:ed|s)?|keeps?|kept|property of|mortgage|not (?:be )?(?:obliged|required|obligated|bound) to|need not)\b/,
      ],
      none: [
        /\bequipment\b|\bloss payee\b/,
        /\b(?:not (?:belong|retain|keep|be (?:paid|retained))|shared|jointly|in trust)\b|\bto (?:rebuild|restore|repair|reinstate|replace)\b|\bbelong to \[taker\]/,
      ],
      bears: 'taker',
      test: (_, { actor, sentence, words }) =>
        !/\b(?:paid|belongs?|payable|released|retained) (?:to|by) (?:the )?(?:tenant|lessee)\b/.test(sentence.lower) &&
        (isOwner(actor?.word) || /\[giver\]/.test(words) || /\bto (?:the )?(?:landlord|lessor)\b/.test(sentence.lower)),
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
