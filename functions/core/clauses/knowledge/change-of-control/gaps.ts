import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on change of control should hold. */
export const gaps = defineGaps('change-of-control', file, {
  'no-notice-or-reason-on-change-of-control': {
    ifIssues: ['change-of-control-termination', 'change-of-control-defined-wide'],
    present: [/\bwithin \d+ (?:business |calendar )?(?:days|months|weeks)|\bcompetitor|\breasonabl/],
  },
  'no-fair-value': {
    ifIssues: ['change-of-control-call-option'],
    present: [/\b(?:fair|market|appraised) (?:market )?value|\bindependent (?:expert|valuer|appraiser|accountant)/],
  },
});
