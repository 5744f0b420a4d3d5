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
  'no-cure-before-loss-of-consent': {
    plainly: {
      about: /\bchange (?:of|in) control|\bcontrol\b|\bmerger/,
      says: /\b(?:may|right to|entitled to)\b.{0,120}\bterminat/,
      force: 'right',
      and: [/\bchange (?:of|in) control\b/],
    },
    types: [
      'license-agreement',
      'saas-agreement',
      'service-agreement',
      'purchase-agreement',
      'lease-agreement',
      'other',
    ],
    present: [
      /\bcure|\bremed(?:y|ied)|\b(?:after|within|on|upon) \d+ (?:business )?(?:days|months)\b|\bdays'? (?:prior |written )*notice/,
    ],
  },
});
