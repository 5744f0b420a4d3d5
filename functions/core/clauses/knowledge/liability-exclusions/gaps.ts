import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('liability-exclusions', file, {
  'no-mutual-loss-exclusion': {
    ifIssues: ['consequential-loss-excluded-one-way', 'consequential-loss-recoverable'],
    present: [/(?:\[each\]|\b(?:neither|either|each) party)[^\n]{0,160}(?:indirect|consequential)/],
  },
  'no-list-of-recoverable-costs': {
    ifIssues: ['data-loss-excluded', 'direct-loss-excluded'],
    present: [
      /\b(?:are|be|constitute|deemed) direct (?:damages|loss)|\bdirect damages include|\brecoverable\b(?<!not recoverable)(?<!not be recoverable)/,
    ],
  },
  'no-fault-exception': {
    ifIssues: ['all-liability-excluded', 'own-negligence-excluded', 'injury-or-death-excluded', 'own-risk-assumed'],
    present: [
      /\bnothing (?:in|herein)\b|(?<!not )\bexcept\b|\bother than\b|\bto the extent (?:\S+ )?(?:caused|due)|\bunless\b/,
    ],
  },
  'no-release-in-return': {
    ifIssues: ['claims-released'],
    present: [/\[each\]|\beach other\b|\bmutual\b|\breleases? (?:the )?\[a\]/],
  },
});
