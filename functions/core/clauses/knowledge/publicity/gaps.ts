import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses about publicity should hold. */
export const gaps = defineGaps('publicity', file, {
  'no-legal-disclosure-carve-out': {
    ifIssues: ['no-public-statement'],
    present: [/\blaw\b|\bstock exchange\b|\bregulat|\blegal/],
  },
});
