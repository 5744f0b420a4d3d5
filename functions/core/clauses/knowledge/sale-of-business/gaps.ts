import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('sale-of-business', file, {
  'no-seller-cap': {
    ifIssues: ['sale-claims-unlimited', 'indemnity-despite-disclosure', 'sale-materiality-scrape'],
    present: [/\b(?:shall not|not) exceed\b|\blimited to\b|\bcapped\b/, /\bwithin \d+ (?:months|years)\b/],
  },
  'no-earnout-conduct': {
    ifIssues: ['earnout-buyer-control'],
    present: [/\bgood faith\b/, /\bindependent (?:accountant|expert)/, /\bseparate (?:accounts|books)/],
  },
});
