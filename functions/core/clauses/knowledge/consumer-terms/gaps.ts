import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('consumer-terms', file, {
  'no-notice-and-exit': {
    ifIssues: ['features-changed-at-will', 'fees-changed-at-will'],
    present: [
      /\b\d+ (?:calendar |business )?days\b.{0,40}\b(?:notice|before|advance)|\b(?:advance|prior) (?:written )?notice|\bnotify\b.{0,60}\b(?:before|advance)|\brefund(?:s|ed)? (?:of |the )?(?:unused|pro)|\bmay (?:then )?(?:leave|cancel|terminate)\b/,
    ],
  },
  'no-export-before-closure': {
    ifIssues: ['account-closed-at-will', 'balance-or-content-forfeited'],
    present: [/\b(?:export|download|retrieve|copy of|return (?:of )?(?:the )?(?:content|data)|portab\w+)\b/],
  },
});
