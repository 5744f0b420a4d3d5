import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on delivery, scope and staff should hold. */
export const gaps = defineGaps('delivery-and-performance', file, {
  'no-extension-of-time': {
    ifIssues: ['delay-damages', 'time-essence-one-way'],
    present: [/\bexten(?:d|sion)|\bforce majeure|\bcaused by|\bfor which .{0,20}responsible|\bexcus|\bto the extent/],
  },
  'no-cancel-after-long-delay': {
    ifIssues: ['dates-not-binding'],
    present: [
      /\b(?:may(?! not)|right to|entitled to|option to|free to)\b.{0,100}\b(?:terminat|cancel|end (?:this|the|every)|leave|rescind|withdraw|walk away)/,
      /\blong-?stop|(?<!\bno )(?<!\bnot )\brefund/,
    ],
  },
  'no-answer-for-subcontractors': {
    ifIssues: ['work-subcontracted-freely'],
    present: [
      /\b(?:responsible|liable|answerable|answers|liability) for|\bremains? (?:fully )?(?:responsible|liable)|\bsame (?:terms|duties|obligations)/,
    ],
  },
  'no-price-for-changes': {
    ifIssues: ['unilateral-changes', 'open-ended-scope'],
    present: [
      /\b(?:change order|change request|variation order|equitable adjustment|agreed (?:rates|price)|adjust(?:ed|ment) (?:of|to|in) the (?:price|fee|charges))/,
    ],
  },
});
