import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on notices should hold. */
export const gaps = defineGaps('notices', file, {
  'no-proof-of-delivery': {
    ifIssues: ['deemed-received-unread', 'notice-by-posting'],
    present: [
      /\b(?:registered|certified|recorded|courier|personal delivery|proof of|receipt requested|hand[- ]deliver|delivered by hand)/,
    ],
  },
});
