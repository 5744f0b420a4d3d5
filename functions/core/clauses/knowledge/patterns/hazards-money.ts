import { defineHazards } from '../hazard.ts';
import words from '../hazards/money.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const moneyHazards = defineHazards('money', words, {
  'withhold-payment': {
    bears: 'counterpart',
    saidBy: ['deposit-kept'],
    pattern:
      /\b(?:may|right to|entitled to|shall have|reserves?)\b[^.;]{0,50}\b(?:reduce|withhold|set[- ]?off|deduct|offset|suspend payment|retain)\b[^.;]{0,90}\b(?:amount|payment|fee|sum|price|invoice|compensation|deposit|salary|wages?|money|funds?)/,
    unless: /\bgood faith disput|\bwithholding tax|\brequired by (?:applicable )?law/,
    replace: [
      [/\bat any time in (?:its|their|our) sole discretion\b/, 'only for sums that are undisputed or finally decided'],
      [/\bin (?:its|their|our) sole discretion\b/, 'only for sums that are undisputed or finally decided'],
    ],
  },
  'late-interest': {
    bears: 'payer',
    orElse: 'taker',
    saidBy: ['high-interest'],
    pattern:
      /\binterest\b[^.;]{0,60}\b(?:per month|monthly|compounded)\b|\b(?:per month|monthly)\b[^.;]{0,30}\binterest\b|\blate (?:fee|charge|payment charge)s?\b/,
    unless: /whichever is (?:less|lower)|lesser of|maximum (?:rate|amount) (?:permitted|allowed)/,
    replace: [[/\bper month\b/, 'per month or the maximum rate permitted by law, whichever is lower']],
  },
  'non-refundable': {
    bears: 'subject',
    orElse: 'taker',
    pattern:
      /\bnon-?refundable\b|\bno refunds?\b|\bnot (?:be )?(?:entitled to (?:a |any )?)?refund(?:ed|able)?\b|\bforfeit(?:ed|ure|s)?\b/,
    // That a deposit is never returned is a burden of its own.
    unless: /\b(?:security|damage|rental|tenancy) deposit\b/,
    soft: /refunded pro rata|pro rata refund/,
  },
  'minimum-commitment': {
    bears: 'taker',
    pattern:
      /\bminimum (?:annual |monthly |quarterly |yearly |purchase |order |volume |payment |guarantee|commitment|royalt|quantit|spend|fee|sales)+|\btake[- ]or[- ]pay\b|\b(?:at least|not less than|no less than|a minimum of)\b[^.;]{0,60}\b(?:units?|purchases?|orders?|[mk]wh|tons?|barrels|hours|per (?:contract |calendar |fiscal |lease )?(?:year|month|quarter)|(?:each|every) (?:contract |calendar )?(?:year|month|quarter)|annually)\b|\b(?:purchase|order|take|buy|pay)\b[^.;]{0,40}\b(?:at least|not less than|no less than|minimum)\b|\bpay\b(?! liquidated)[^.;]{0,60}\bshortfall\b/,
    soft: /shortfall may be made up|minimum is reduced/,
  },
  'liquidated-damages': {
    bears: 'subject',
    pattern:
      /\bliquidated damages?\b|\bpenalt(?:y|ies)\b|\b(?:early )?(?:termination|cancell?ation|break-?up) (?:fee|charge|payment)s?\b/,
    unless: /\bnot (?:as )?a penalty\b|under penalty of perjury/,
    soft: /genuine (?:pre-?)?estimate/,
  },
  'price-limits': {
    bears: 'giver',
    pattern:
      /\bmost[- ]favou?red\b|\bno less favou?rabl[ey]\b|\bnot (?:to )?(?:increase|raise|exceed)\b[^.;]{0,60}\b(?:prices?|fees?|rates?)\b|\blowest price\b|\bprices?\b[^.;]{0,60}\b(?:shall|will) (?:not (?:be )?(?:increase|exceed)|remain (?:firm|fixed))/,
    // A cap on liability that is measured in fees limits no price.
    unless: /\bliab(?:le|ilit)/,
    soft: /only like volumes/,
  },
  'revenue-share': {
    bears: 'subject',
    pattern:
      /\b(?:shall|will|agrees? to|must) pay\b[^.;]{0,120}\b(?:royalt|commission|(?:percent|%)[^.;]{0,40}\b(?:of|on)\b[^.;]{0,30}\b(?:net|gross|revenue|sales|profit|proceeds|receipts)|(?:share|portion) of (?:the |its |all )?(?:net |gross )?(?:revenue|profit|proceeds|sales))/,
    soft: /only on sums it has received/,
  },
  costs: {
    bears: 'subject',
    pattern:
      /\b(?:pay|reimburse|bear|liable for)\b[^.;]{0,60}\b(?:attorneys?'?s? fees|legal (?:fees|costs)|costs? of collection|collection costs|court costs)\b[^.;]{0,60}\b(?:regardless|whatever|incurred by|of|in any (?:case|event))\b/,
    unless: /prevailing party|non-prevailing|each party/,
    replace: [
      [
        /\bregardless of the outcome of any dispute\b/,
        'to the extent a court so orders in favour of the prevailing party',
      ],
    ],
  },
});
