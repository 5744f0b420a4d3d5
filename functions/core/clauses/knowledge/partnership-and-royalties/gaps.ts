import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('partnership-and-royalties', file, {
  'no-accounts-or-audit': {
    ifIssues: ['net-receipts-after-costs', 'share-set-by-other', 'royalty-no-audit'],
    present: [
      /\b(?:may|right to|entitled to) (?:audit|inspect|examine)/,
      /\bshall (?:send|furnish|provide|deliver|keep)\b.{0,60}\b(?:statement|account|report|record)/,
      /\b(?:quarterly|monthly|yearly|annual) (?:statements?|reports?|accounts)\b/,
    ],
  },
  'no-exclusivity-minimum': {
    ifIssues: ['partner-exclusive-one-way'],
    present: [/\b(?:minimum|at least \d|so long as)\b/, /\bmay end the exclusiv/],
  },
});
