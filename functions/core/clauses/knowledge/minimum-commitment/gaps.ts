import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on commitments to buy, take or hold ready should hold. */
export const gaps = defineGaps('minimum-commitment', file, {
  'no-relief-from-minimum': {
    ifIssues: ['minimum-spend', 'take-or-pay-no-make-up', 'minimum-ratchet', 'quota-loses-rights'],
    present: [
      /\b(?:force majeure|fail(?:s|ure)?\b.{0,30}\b(?:supply|deliver|make available)|not (?:supplied|delivered|available)|unable to|reduced (?:by|in|pro)|outage|relief|excused|late supply)/,
    ],
  },
  'no-carry-forward': {
    ifIssues: ['minimum-spend'],
    present: [
      /\b(?:carr(?:y|ied)[- ](?:over|forward)|roll(?:s|ed)? over|make-?up|made up|credited|following (?:year|quarter|period))/,
    ],
  },
  'no-output-guarantee': {
    ifIssues: ['take-or-pay-no-make-up', 'minimum-despite-failure'],
    types: ['power-purchase-agreement'],
    present: [/\b(?:guarantee[sd]?|availability|output (?:commitment|warranty)|shortfall damages|replacement cost)/],
  },
  'no-liability-for-stock': {
    ifIssues: ['capacity-without-commitment'],
    present: [
      /\b(?:capacity fee|shall (?:buy|purchase|reimburse|compensate)|will (?:buy|purchase|reimburse)|availability payment|stand-?by fee)/,
    ],
  },
});
