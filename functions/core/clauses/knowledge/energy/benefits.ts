import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const energy = ['power-purchase-agreement', 'other'];

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('energy', file, {
  'no-pay-when-not-delivered': [
    {
      types: energy,
      force: ['duty', 'no-duty', 'ban', 'right', 'exclusion', 'fact'],
      all: [
        /\b(?:pay only for|only for (?:energy|electricity) (?:delivered|measured|metered)|no (?:obligation|duty) to pay|not (?:be )?(?:obliged|required|liable) to pay|no payment (?:is|shall be) due|shall not pay)\b/,
        /\b(?:energy|deliver|force majeure|outage|metered|measured)/,
      ],
      none: [/\bcurtail|\bseller shall not/],
    },
    {
      bears: 'taker',
      force: ['duty', 'fact', 'promise', 'ban', 'no-duty'],
      all: [
        /\bpays?\b.{0,20}\bonly for\b|\bno payment\b.{0,30}\bis due\b|\bnot (?:be )?(?:obliged|required|liable) to pay for\b|\bonly (?:pays?|paid) for\b/,
        /\b(?:energy|output|electricity|mwh|power)\b/,
        /\b(?:delivered|metered|measured|not delivered|generated)\b/,
      ],
    },
  ],
  'force-majeure-narrow': [
    {
      types: energy,
      all: [
        /\b(?:not include|exclud\w+|not constitute|shall not be|does not|not be (?:an?|regarded))\b/,
        /\b(?:low wind|lack of (?:wind|sun)|insufficient|market|price|breakdown|mechanical|resource|economic)/,
      ],
      clause: [/\bforce majeure\b/],
      none: [/\bbuyer's inability/],
    },
  ],
  'curtailment-paid': [
    {
      bears: 'giver',
      types: ['power-purchase-agreement'],
      all: [
        /\b(?:pay|pays|compensates?|reimburses?) (?:the )?(?:\[\w+\]|seller|generator)(?!\w).{0,60}\b(?:deemed (?:delivered|generated)|curtailed|contract price)\b/,
        /\b(?:curtail\w*|deemed|reduction in deliver\w+)\b/,
      ],
      none: [/\bnot (?:be )?(?:pay|compensate|obliged|required)\b/],
    },
    {
      types: energy,
      force: ['duty', 'promise', 'fact'],
      all: [/\b(?:pay|compensat)/, /\bcurtail|\bcould have (?:been )?generated|\bbuyer curtailment/],
      none: [/\bno payment|\bnot (?:be )?(?:pay|compensat)|\bwithout (?:payment|compensation)/],
    },
    {
      bears: 'giver',
      force: ['duty', 'fact', 'right', 'promise'],
      all: [
        /\b(?:curtail\w*|order\w* .{0,30}\bdown\b|dispatch\w* down|reduc\w* (?:output|generation)|shut(?:s|ting)? down|constrain\w*|system operator|grid operator)\b/,
        /\b(?:pays?|paid|payable|compensat\w*|reimburs\w*|deemed (?:generated|delivered))\b/,
        /\b(?:would have|could have|but for|deemed|lost|not (?:been )?(?:generated|delivered))\b/,
      ],
      none: [/\b(?:no (?:payment|compensation)|not (?:be )?(?:paid|pay|entitled|compensated)|without compensation)\b/],
    },
  ],
  'curtailed-counts': [
    {
      types: energy,
      all: [
        /\b(?:curtail|force majeure|grid|instruct|excused)/,
        /\b(?:treated as delivered|count(?:s|ed)? as delivered|added to (?:the )?deliver|deemed delivered|are excluded from the)/,
      ],
      none: [/\bnot (?:be )?(?:treated|counted|added|deemed)/],
    },
  ],
  'output-guaranteed': [
    {
      bears: 'taker',
      types: ['power-purchase-agreement'],
      force: ['promise', 'duty', 'fact'],
      all: [
        /\bguarantees?\b.{0,40}\b(?:mechanical |technical |annual |average )*(?:availability|output|energy|generation)\b/,
      ],
      none: [/\bnot guarantee|\bno guarantee/],
    },
    {
      types: energy,
      force: ['promise', 'duty', 'fact'],
      all: [
        /\bguarantee/,
        /\b(?:output|availab|energy|generation)/,
        /\b\d+ ?(?:%|percent)|\bat least\b|\bguaranteed\b/,
      ],
      none: [/\bnot guarantee|\bno (?:output )?guarantee|\bwithout\b/],
    },
    {
      bears: 'taker',
      force: ['promise', 'duty', 'fact'],
      all: [
        /\b(?:guarantees?|guaranteed|warrants?|minimum)\b.{0,50}\b(?:output|production|energy|generation|availability|performance)\b|\b(?:output|production|energy|availability)\b.{0,40}\b(?:guarantee|guaranteed|not (?:be )?(?:less|fall below))/,
        /\b\d[\d,.]* ?(?:mwh|gwh|kwh|%|percent)|\bshortfall\b/,
      ],
      none: [/\b(?:no (?:guarantee|warranty)|not (?:a )?guarante\w*|estimate only|does not (?:guarantee|warrant))\b/],
    },
  ],
  'meters-tested': [
    {
      types: ['power-purchase-agreement'],
      mutual: true,
      all: [
        /\b(?:meters?|metering (?:equipment|system))\b.{0,40}\b(?:is|are|shall be|will be|be) (?:tested|checked|inspected|calibrated)\b.{0,80}\b(?:independent|accredited|once|twice|annual\w*|every|each)\b/,
      ],
      none: [/\bnot (?:be )?(?:tested|checked)/],
    },
    {
      types: energy,
      mutual: true,
      force: ['duty', 'promise', 'fact', 'right'],
      all: [/\bmeters?\b|\binvoices?\b/, /\b(?:tested|test|corrected|check meters?)\b/],
      clause: [/\bmeter/],
      none: [/\bno\b|\bnot\b/],
    },
  ],
  'output-damages-capped': [
    {
      types: energy,
      all: [/\b(?:damages|shortfall|pay)/, /\b(?:capped|no more than|not exceed|limited to|maximum|sole remedy)\b/],
      clause: [/\b(?:shortfall|delay damages|output|guarante)/],
      force: ['duty', 'fact', 'ban', 'promise', 'exclusion'],
      none: [/\buncapped|\bno cap|\bwithout limit/],
    },
  ],
  'exit-after-long-event': [
    {
      types: energy,
      mutual: true,
      force: 'right',
      all: [/\bterminat/, /\b(?:\d+ (?:months|days)|continu|prolonged|more than)/],
      clause: [/\bforce majeure\b/],
      none: [/\bmay not/],
    },
  ],
  'attributes-to-buyer': [
    {
      force: ['transfer', 'fact', 'duty', 'promise'],
      all: [
        /\b(?:environmental attributes?|renewable energy (?:certificates?|credits?)|recs?|guarantees of origin|green (?:benefits|certificates?)|carbon credits?)\b/,
        /\b(?:belongs? to|pass(?:es)? to|transfers?|delivers?|sells?|vests? in|includes?|conveys?|for the benefit of)\b/,
        /\[taker\]|\[[ao]\]|\bbuyer\b|\bofftaker\b/,
      ],
      none: [
        /(?<!\w)(?:retain\w*|\[giver\] (?:keeps|owns)|belongs? to (?:the )?\[giver\]|not (?:include|transfer|pass))\b/,
      ],
    },
  ],
  'development-security': [
    {
      force: ['right', 'duty'],
      all: [
        /\b(?:draw|call|apply|forfeit)\w*\b/,
        /\b(?:development security|performance security|letter of credit|performance bond|security)\b/,
        /\b(?:not achieved|fails?|delay\w*|shortfall|default|long-?stop|damages|terminat\w*)\b/,
      ],
      none: [/\b(?:may not|not (?:be )?(?:drawn|draw)|return\w*|security deposit|data)\b/],
    },
  ],
  'exit-if-late': [
    {
      force: 'right',
      all: [
        /\b(?:commercial operation|cod|long-?stop|commissioning|construction start|in service)\b/,
        /\b(?:terminat\w*|cancel\w*|end this|walk away)\b/,
        /\b(?:not (?:been )?(?:achieved|reached|occur\w*)|fails? to|by the|later than|delay\w*)\b/,
      ],
      none: [/\bmay not\b|\[each\]/],
      test: (_, { actor }) => /buyer|offtaker|purchaser|utility|customer/.test(actor?.word ?? ''),
    },
  ],
  'curtailment-limited': [
    {
      types: ['power-purchase-agreement'],
      bears: 'giver',
      all: [/^curtailments? (?:by (?:the )?\[\w+\] )?(?:shall|will|may) not exceed \d[\d,.]* (?:hours|mwh|gwh|mw)\b/],
    },
    {
      types: ['power-purchase-agreement'],
      mutual: true,
      all: [
        /\b(?:curtail\w*)\b.{0,60}\b(?:allowance|cap|limit|maximum|in any (?:contract )?year)\b.{0,60}\b\d[\d,.]* (?:hours|mwh|gwh|mw)\b|\b(?:not (?:more|exceed)|up to|maximum of)\b.{0,40}\b\d[\d,.]* (?:hours|mwh|gwh)\b.{0,60}\bcurtail/,
      ],
      none: [/\bno (?:limit|cap)|\bunlimited/],
    },
  ],
  'shortfall-damages': [
    {
      types: ['power-purchase-agreement', 'purchase-agreement'],
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:pay|pays|credit|credits)\b.{0,90}(?:[$£€]|\b(?:usd|eur|gbp)) ?\d[\d.,]* (?:per|for each|for every) (?:mwh|kwh|unit|ton\w*|barrel|day)\b.{0,60}\b(?:shortfall|not delivered|undelivered|short)\b|\b(?:shortfall|undelivered)\b.{0,80}\b(?:multiplied by|times|at (?:a rate of )?(?:[$£€]|usd|eur|gbp))/,
      ],
      none: [/\[each\]|\bnot (?:be )?(?:pay|liable)/],
    },
  ],
  'meter-data-open': [
    {
      types: ['power-purchase-agreement'],
      mutual: true,
      force: ['fact', 'duty', 'right', 'promise'],
      all: [
        /\[each\].{0,40}\b(?:has|have|shall have|given|access)\b.{0,60}\b(?:access|read-only|data)\b.{0,60}\b(?:meters?|metering|readings|data)\b/,
      ],
      clause: [/\bmeter/i],
      none: [/\bno access|\bnot have/],
    },
  ],
});
