import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on commitments to buy, take or hold ready. */
export const benefits = defineBenefits('minimum-commitment', file, {
  'no-minimum': [
    {
      all: [
        /\b(?:no|not|without)\b.{0,30}\b(?:obligation|commitment|commit\w*|obliged|required|duty)\b.{0,40}\b(?:purchase|buy|order|minimum|volume|quantity)\b|\bno minimum (?:purchase|order|volume|spend|commitment|quantity)/,
      ],
      none: [
        /\bresell|\bexclusive|\bremove|\bnot reduce|\bseller need not|\binsurance|\bwarrant|\bliab\w+|\bunless|\bmust\b|\bsolicit/,
      ],
    },
  ],
  'forecast-not-binding': [
    {
      all: [
        /\bforecasts?\b/,
        /\b(?:non-?binding|not (?:be )?binding|not bind|bind neither|good[- ]faith estimates?|planning (?:purposes )?only|no obligation)\b/,
      ],
    },
  ],
  'make-up-right': [
    {
      within: 'sentence',
      all: [
        /\b(?:make-?up|made up|carr(?:y|ied) (?:over|forward)|rolls? over|may take the same|recovered during|credited against)\b/,
        /\b(?:quantit\w+|short-?fall|deficiency|hours|gas|units|credits|purchases)\b/,
      ],
      none: [/\b(?:not|no|never|without)\b/],
    },
    {
      force: ['right', 'fact', 'duty', 'promise'],
      bears: 'taker',
      all: [
        /\b(?:shortfall|deficien\w+|make-?up|not taken|untaken|unused (?:volume|quantit\w+|commitment)|paid for (?:but|and) (?:did )?not)\b/,
        /\b(?:draw|take|recover\w*|carr(?:y|ied) (?:forward|over)|roll\w*|credit\w*|make[- ]?up|apply|applied|set against)\b/,
        /\b(?:following|next|later|subsequent|succeeding|future|\d+ (?:years?|months?|quarters?)|free of charge|without (?:further )?(?:charge|payment))\b/,
      ],
      none: [
        /\b(?:no (?:make-?up|right|carry)|not (?:be )?(?:carried|credited|entitled|made up)|forfeit\w*|lost|shall (?:buy|purchase|pay) (?:in addition|on top|additional))\b/,
      ],
    },
  ],
  'may-reduce-quantities': [
    {
      force: 'right',
      all: [
        /\b(?:reduce|decrease|lower|drop)\b/,
        /\b(?:users?|seats|quantit\w+|volumes?|licen[sc]es|commitment|minimum)\b/,
      ],
      none: [/\bmay not|\bcannot|\bprices?\b|\bfees?\b/],
    },
    {
      bears: 'taker',
      force: 'right',
      all: [
        /\[a\](?:, [^,]{0,60},)? (?:may|can|is entitled to)\b.{0,40}\b(?:cancel|reduce|postpone|reschedule|defer)\b/,
        /\b(?:undelivered|quantit\w*|orders?|volumes?|releases?|units|deliver\w*|any part)\b/,
        /\b(?:without (?:\w+ )?(?:charge|penalty|cost|liability)|no (?:charge|penalty)|notice|at any time)\b/,
      ],
      test: (_, { actor }) => /buyer|customer|client|purchaser|offtaker|you|subscriber/.test(actor?.word ?? ''),
      none: [/\bmay not\b|\[each\]|\bshall pay\b|\bagreement (?:for|on)\b/],
    },
  ],
  'minimum-relieved': [
    {
      bears: 'taker',
      mutual: true,
      force: ['fact', 'duty', 'right', 'no-duty', 'ban'],
      all: [
        /\b(?:minimum|commitment|take-or-pay quantity|annual quantity)\b.{0,60}\b(?:is|are|shall be|will be|be) (?:reduced|adjusted|lowered|waived|suspended|extended|excused)\b/,
        /\b(?:fail\w*|late|delay\w*|unable|cannot|not (?:deliver|supply)|force majeure|breach|shortage|allocation|unavailab\w*)\b/,
      ],
      none: [/\bnot (?:be )?(?:reduced|adjusted|waived|suspended)|\bminimum wage|\brent\b/],
    },
    {
      within: 'sentence',
      all: [
        /\b(?:minimum|commitment|annual quantity|short-?fall)\b/,
        /\b(?:reduced (?:by|in)|is reduced|reduces the|not due|owes no|left out|counts? toward)\b/,
        /\b(?:fail\w*|not supplied|not deliver\w*|unavailab\w+|force majeure|breach|suspended|rejected)\b/,
      ],
      none: [/\bnot (?:be )?reduced|\bno (?:failure|delay)/],
    },
  ],
  'stock-bought-back': [
    {
      force: ['duty', 'fact'],
      all: [
        /\b(?:buy|purchase|take|reimburse|pay for)s?\b/,
        /\bforecasts?\b/,
        /\b(?:stock|finished goods|materials|inventory|made to|reliance)\b/,
      ],
      none: [/\b(?:no|not) (?:obligation|liab\w+|be obliged|be liable)|\bfirm order|\bbinding/],
    },
  ],
});
