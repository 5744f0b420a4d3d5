import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on amendment should hold. */
export const gaps = defineGaps('amendment', file, {
  'no-notice-and-exit-on-change': {
    ifIssues: [
      'unilateral-change-of-terms',
      'changes-bind-on-posting',
      'continued-use-is-consent',
      'suppliers-documents-as-amended',
      'service-may-be-cut',
    ],
    types: [
      'saas-agreement',
      'service-agreement',
      'purchase-agreement',
      'lease-agreement',
      'rental-agreement',
      'license-agreement',
      'power-purchase-agreement',
      'other',
    ],
    present: [
      /\b(?:may|can|entitled to|right to)\b.{0,40}\b(?:terminat|cancel|end (?:this|the)|leave|reject|object)\w*.{0,80}\b(?:chang|amend|modif|update|revis|refund)|\b(?:chang|amend|modif|updat|revis)\w*\b.{0,120}\[\w+\] (?:may|can) (?:terminat|cancel|end|leave|reject|object)/,
    ],
  },
  'no-consent-to-change': {
    ifIssues: ['unilateral-change-of-terms'],
    types: [
      'employment-contract',
      'service-agreement',
      'purchase-agreement',
      'lease-agreement',
      'rental-agreement',
      'license-agreement',
      'power-purchase-agreement',
      'other',
    ],
    present: [
      /\bsigned by (?:both|each|\[each\]|the parties)|\bmutual(?:ly)? (?:agree|consent|written)|\bwith (?:the )?\[\w+\]'s (?:prior |written |express )*consent|\bboth parties agree|\bconsultation/,
    ],
  },
  'no-floor-under-the-service': {
    ifIssues: ['service-may-be-cut'],
    present: [
      /\b(?:not|no|without)\b.{0,40}\b(?:material\w*|substantial\w*|significant\w*)\b.{0,20}\b(?:reduc|degrad|diminish|decreas|impair)/,
    ],
  },
});
