import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on precedence and entire agreement should hold. */
export const gaps = defineGaps('precedence-and-entire-agreement', file, {
  'no-fraud-carve-out': {
    ifIssues: ['non-reliance', 'suppliers-documents-as-amended', 'standard-terms-prevail'],
    when: [/\b(?:entire|whole) (?:agreement|understanding|contract)|\brel(?:y|ied|iance)\b|\brepresentations?\b/],
    present: [/\bfraud|\bdeceit|\bdishonest|\bdeliberate/],
  },
  'no-negotiated-terms-first': {
    ifIssues: ['suppliers-documents-as-amended', 'customers-policies-as-amended'],
    present: [/\b(?:prevail|precedence|control[s]?\b|conflict|inconsisten)/],
  },
});
