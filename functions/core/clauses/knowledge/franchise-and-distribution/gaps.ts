import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('franchise-and-distribution', file, {
  'no-territory-protection': {
    ifIssues: ['territory-not-protected'],
    present: [
      /\bshall not (?:open|license|appoint|establish|operate|sell)/,
      /\b(?:credit|compensat)\w* .{0,40}(?:sales|online|territory)/,
    ],
  },
  'no-stock-buy-back': {
    ifIssues: ['no-end-compensation'],
    present: [/\b(?:buy|take|repurchase)\w* back\b|\brepurchase/],
  },
});
