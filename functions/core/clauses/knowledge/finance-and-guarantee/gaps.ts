import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('finance-and-guarantee', file, {
  'no-default-cure': {
    ifIssues: ['default-no-grace', 'acceleration-whole-debt', 'cross-default-no-threshold'],
    present: [/\b(?:cure|remed(?:y|ied)|grace)\w*\b/, /\bwithin \d+ (?:business |working )?days\b/],
  },
  'no-cross-default-threshold': {
    ifIssues: ['cross-default-group', 'default-could-be-called'],
    present: [/[$£€]\d/, /\bthreshold\b|\bmaterial (?:debt|indebtedness)\b/],
  },
  'no-guarantee-limit': {
    ifIssues: ['guarantee-unlimited', 'guarantee-survives'],
    present: [
      /\b(?:not exceed|limited to|up to|maximum of|capped)\b/,
      /\b(?:shall be|is|are) (?:then )?released\b/,
      /\bguarant(?:ee|y) (?:ends|shall end|expires|terminates)\b/,
    ],
  },
  'security-not-released': {
    ifIssues: ['security-all-assets'],
    present: [/\breleas(?:e|es|ed)\b/, /\bdischarg/, /\bends? when\b/],
  },
  'no-waiver-of-surety-defenses': {
    plainly: {
      about: /\bguarant/,
      says: /\bguarant(?:ees|ies|or|y)\b.{0,100}(?:\[\w+\]'s (?:\w+ )?obligations?|\bpayment\b|\bobligations? of\b|\bdebts?\b|\bperformance (?:of|by) (?:the )?\[)/,
    },
    types: ['other', 'service-agreement', 'lease-agreement', 'purchase-agreement'],
    present: [
      /\b(?:primary|principal) (?:obligor|debtor)|\bwaive[sd]?\b.{0,120}\b(?:defen[cs]es?|notice|presentment|diligence|surety)|\bnot (?:be )?(?:released|discharged|affected|impaired)\b.{0,80}\b(?:by|amend|exten|variation)/,
    ],
  },
  'no-materiality-in-covenants': {
    plainly: {
      about: /\bdefault|\bcovenant/,
      says: /\b(?:event of default|default)\b.{0,200}\b(?:any|fails?|breach|comply)|\bany (?:breach|failure)\b.{0,120}\bdefault/,
      and: [/\b(?:loan|borrow\w*|lender|facility|notes?|credit)\b/],
    },
    types: ['other'],
    present: [/\bmaterial(?:ly)?\b|\bin excess of\b|[$£€] ?\d|\bthreshold/],
  },
});
