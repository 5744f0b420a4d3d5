import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const deal = ['purchase-agreement', 'other'];

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('sale-of-business', file, {
  'seller-liability-capped': [
    {
      types: deal,
      force: ['ban', 'duty', 'fact', 'exclusion'],
      all: [
        /\b(?:liability|claims?)\b/,
        /\b(?:not exceed|limited to|capped)\b/,
        /\b(?:price|consideration|\d+ ?(?:%|percent)|[$£€]\d)/,
      ],
      clause: [/\b(?:warrant|closing|completion|sellers?|vendors?)/],
    },
    {
      bears: 'giver',
      all: [
        /\bliabilit\w*\b.{0,60}\b(?:limited to|not exceed|capped at|no more than|maximum of)\b|\bmaximum (?:aggregate )?liability\b/,
        /\b(?:price|consideration|escrow|retention|\d+ ?(?:%|percent)|[$£€] ?\d)/,
        /(?<!\w)(?:sellers?|warrant(?:y|ies)|claims?|closing|completion|\[giver\])/,
      ],
      none: [/\b(?:not (?:be )?limited|unlimited|no limit|buyer's liability|cap does not)\b/],
    },
  ],
  'claims-time-limited': [
    {
      types: deal,
      all: [
        /\b(?:claims?|warrant|representations)/,
        /\b(?:within|survive|notified|expire)\w*\b.{0,40}\b\d+ (?:months|years)/,
      ],
      clause: [/\b(?:closing|completion|sellers?|vendors?|purchase price|disclosure letter)/],
      none: [/\bindefinite|\bgoods/],
    },
  ],
  'disclosure-protects': [
    {
      types: deal,
      all: [/\bdisclos/, /\b(?:not (?:be )?liable|subject to|qualif|except as|no claim|other than as)/],
      clause: [/\b(?:disclosure (?:letter|schedule)|data room|fairly disclosed)/],
      none: [/\bwhether or not|\bnot (?:be )?(?:affect|limit)|\bregardless|\bnotwithstanding/],
    },
  ],
  'claims-threshold': [
    {
      bears: 'giver',
      mutual: true,
      types: ['purchase-agreement', 'other'],
      all: [
        /\bclaims?\b.{0,60}\b(?:below|less than|under|smaller than|not exceeding)\b.{0,30}(?:[$£€] ?\d|\b(?:usd|eur|gbp) ?\d|\d+ ?%).{0,80}\b(?:disregarded|ignored|not count\w*|no liability|not (?:be )?(?:liable|taken into account|brought))\b/,
      ],
    },
    {
      types: deal,
      all: [/\bclaims?\b/, /\b(?:unless|until|only if)\b.{0,60}\b(?:exceed|more than)/],
      clause: [/\b(?:warrant|sellers?|closing|completion)/],
    },
    {
      bears: 'giver',
      force: ['ban', 'no-duty', 'no-right', 'fact', 'exclusion', 'duty'],
      all: [
        /\b(?:claims?|losses|damages|liab\w+)\b/,
        /\b(?:no|not|neither|never)\b.{0,80}\b(?:unless|until|except (?:to the extent|where)|before)\b.{0,60}\b(?:exceeds?|greater than|more than|at least|reach(?:es)?)\b/,
        /[$£€] ?\d[\d,.]*|\b\d+(?:\.\d+)? ?(?:%|percent)|\b(?:basket|threshold|deductible|de minimis)\b/,
      ],
      none: [/\binsurer|\bpolicy\b|\blate\b/],
    },
  ],
  'two-way-adjustment': [
    {
      types: deal,
      mutual: true,
      within: 'sentence',
      all: [
        /\b(?:above|exceeds?|excess|surplus)\b/,
        /\b(?:below|less than|shortfall|falls short|deficit)\b/,
        /\b(?:shall pay|pays?)\b/,
      ],
      clause: [/\b(?:working capital|net assets|closing|completion accounts)/],
      none: [/\bno (?:upward|further)|\bnothing\b/],
    },
  ],
  'escrow-security': [
    {
      force: ['fact', 'duty', 'promise', 'right'],
      all: [
        /\b(?:escrow(?: agent| account)?|hold-?back|held back|retained|retention)\b/,
        /\b(?:price|consideration|purchase price|proceeds|[$£€] ?\d|\d ?(?:%|percent))/,
        /\b(?:secur\w+|claims?|indemnit\w+|warrant\w*|\d+ months|adjustment)\b/,
      ],
      types: ['purchase-agreement'],
      none: [/\b(?:no escrow|source code|retained (?:by|business|employees)|rent)\b/],
    },
  ],
  'ordinary-course': [
    {
      force: ['duty', 'ban', 'promise'],
      all: [
        /\bordinary course\b|\bconsistent with past practice\b|\bin the usual (?:way|course)\b/,
        /\b(?:until|before|between|prior to|pending)\b.{0,40}\b(?:closing|completion)\b|\bsigning\b/,
        /\b(?:business|company|operate|conduct|carry on|run)\b/,
      ],
      types: ['purchase-agreement'],
      none: [/\[each\]/],
    },
  ],
  'full-amount-once-over': [
    {
      mutual: true,
      all: [
        /\b(?:whole|full|entire|total|all)\b.{0,40}\b(?:amount|losses|claims?|damages|thereof|of (?:it|them))\b.{0,60}\bnot (?:only|just|merely|limited to)\b.{0,20}\bexcess\b|\bfrom the first (?:dollar|pound|euro)|\b(?:rather than|and not) (?:only|just|merely) the (?:amount (?:of|in) )?excess/,
      ],
    },
  ],
  'fundamental-claims-higher-cap': [
    {
      types: ['purchase-agreement', 'other'],
      within: 'sentence',
      mutual: true,
      all: [
        /\b(?:title (?:and \w+ )?|tax|fundamental|capacity)(?: (?:and|or) \w+)? ?(?:warrant\w+|covenant|claims?|representations?|indemnity)\b/,
        /\b(?:exceed|limited to|up to|capped at)\b.{0,40}\b(?:consideration|purchase price|price|100 ?%)/,
      ],
      none: [/\bincome tax|\bsales tax\b/],
    },
  ],
  'time-to-claim': [
    {
      types: ['purchase-agreement', 'other'],
      mutual: true,
      all: [
        /\b(?:claims?|notice of (?:a|any) (?:\w+ )?claim|warranties|representations)\b.{0,100}\b(?:within|surviv\w+|for (?:a period of )?)\b.{0,20}\b\d+ (?:months?|years?)\b.{0,30}\b(?:completion|closing)\b/,
      ],
      test: (_, { words }) =>
        [...words.matchAll(/\b(\d+) (months?|years?)\b/g)].some(
          (m) => Number(m[1]) * (m[2]!.startsWith('y') ? 12 : 1) >= 18 && Number(m[1]) < 100,
        ),
    },
  ],
});
