import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses about data should hold. */
export const gaps = defineGaps('data', file, {
  'no-data-use-limit': {
    ifIssues: ['data-own-purposes', 'data-shared-with-partners'],
    present: [/\baggregat|\banonym|\bde-?identif/],
  },
  'no-breach-notice': {
    when: [
      /\b(?:process\w*|stor(?:e|es|age)|hosts?|holds?)\b/,
      /\b(?:personal data|personal information|customer data)\b|\[\w+\](?:'s)? data\b/,
      /\b(?:security|sub-?process\w*|safeguards?|measures|instructions)\b/,
    ],
    types: ['saas-agreement', 'service-agreement', 'other'],
    present: [
      /\b(?:notif|inform|report|tell|alert)\w*\b.{0,120}\b(?:breach|incident|unauthori[sz]ed|compromise)/,
      /\b(?:breach|incident|unauthori[sz]ed access)\b.{0,120}\b(?:notif|inform|report|tell|alert)/,
    ],
  },
  'no-deletion-at-end': {
    when: [
      /\bprocess\w*\b/,
      /\b(?:personal data|customer data)\b|\[\w+\](?:'s)? data\b/,
      /\b(?:instruct\w+|sub-?process\w*|controller|processor)\b/,
    ],
    types: ['saas-agreement', 'service-agreement', 'other'],
    present: [/\b(?:delet|eras|destroy|return|purg|export)\w*/],
  },
});
