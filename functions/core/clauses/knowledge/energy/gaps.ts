import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('energy', file, {
  'no-output-commitment': {
    ifIssues: ['energy-pay-undelivered', 'energy-no-make-up', 'energy-no-output-guarantee'],
    present: [
      /\bguarantees? (?:at least|that|a|an|\d)/,
      /\b(?:output|availability|performance) guarantee\b/,
      /\bshortfall (?:damages|payment)/,
      /\bguaranteed (?:output|availability|energy|quantity)/,
    ],
  },
  'no-curtailment-compensation': {
    ifIssues: ['energy-curtail-unpaid'],
    present: [
      /\bpay\b.{0,80}\bcurtail/,
      /\bcompensat\w+ (?:the )?\[\w+\]/,
      /\bup to \d+ hours\b|\bnot (?:more than|exceed) \d+ hours/,
    ],
  },
  'no-damages-cap': {
    ifIssues: ['energy-shortfall-damages', 'energy-delay-damages'],
    present: [
      /\bcap(?:ped)?\b/,
      /\bnot exceed\b|\bno more than\b|\blimited to\b|\bmaximum\b/,
      /\bsole (?:and exclusive )?remedy\b/,
    ],
  },
  'no-yearly-cap-on-curtailment': {
    plainly: { about: /\bcurtail/, says: /\bcurtail/ },
    types: ['power-purchase-agreement'],
    present: [
      /\b(?:not exceed|no more than|up to|exceeds?|in excess of|more than|limited to|cap of|first)\b.{0,30}\b\d+ (?:mwh|hours|kwh)|\b\d+ (?:hours|mwh)\b.{0,60}\b(?:per|in any|in each|a) (?:contract |calendar )?year/,
      /\b(?:annual|yearly) (?:cap|limit|allowance)/,
    ],
  },
  'no-tax-credits-for-curtailment': {
    plainly: { about: /\bcurtail/, says: /(?:\[\w+\]|\bbuyer|\bofftaker).{0,80}\bcurtail/ },
    types: ['power-purchase-agreement'],
    present: [/\btax credits?\b|\bptcs?\b|\btax benefits?\b|\bafter-tax\b/],
  },
  'no-replacement-cost': {
    plainly: {
      about: /\bshortfall|\bdeliver|\boutput|\bguarante|\bdelay|\bcommercial operation|\bavailab/,
      says: /\b(?:shortfall|guaranteed (?:output|energy|production|quantity|availability)|commercial operation|fails? to deliver|expected (?:output|energy))\b/,
    },
    types: ['power-purchase-agreement'],
    present: [
      /\breplacement (?:energy|cost|power|price|product)|\bcost of (?:replac|cover|substitute)|\bmarket price\b|\bcover damages|\bdelay damages|\bliquidated damages/,
    ],
  },
  'no-exclusive-output': {
    plainly: {
      about: /\bshortfall|\bdeliver|\boutput|\bsale and purchase|\bquantit/,
      says: /\b(?:shortfall|guaranteed (?:output|energy|production|quantity)|sells?|deliver)\b/,
      and: [/\b(?:shortfall|sale and purchase|expected (?:output|energy)|estimated|quantity)\b/],
    },
    types: ['power-purchase-agreement'],
    present: [
      /\b(?:all|entire|100 ?(?:%|percent)|whole)\b.{0,60}\b(?:output|energy|production|generation|product|electricity|attributes)/,
      /\bexclusive|\b(?:not|no)\b.{0,60}\b(?:sell|deliver|market|offer)\b.{0,80}\b(?:third|other|any person|anyone|elsewhere)/,
    ],
  },
  'no-mitigation-of-termination-payment': {
    plainly: {
      about: /\btermination (?:payment|amount|damages)|\bdefault|\bterminat/,
      says: /\b(?:shall|must|will)\b.{0,60}\bpay\b.{0,120}\b(?:termination (?:payment|amount|damages|value)|remaining term|balance of the term)|\btermination (?:payment|amount|damages|value)\b/,
    },
    types: ['power-purchase-agreement', 'other'],
    present: [
      /\bmitigat/,
      /\bcommercially reasonable manner|\bmarket (?:price|value|quotation)|\breplacement (?:agreement|contract)/,
    ],
  },
});
