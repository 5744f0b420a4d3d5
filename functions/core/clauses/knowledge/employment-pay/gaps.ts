import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('employment-pay', file, {
  'no-pro-rated-bonus': {
    ifIssues: ['bonus-lost-under-notice'],
    present: [
      /\bpro[- ]?rat|\bproportion\w*|\bgood leaver|\bunless\b.{0,60}\b(?:without cause|redundan)|\bother than for cause/,
    ],
  },
  'no-limit-on-clawback': {
    ifIssues: ['clawback-wide', 'training-or-signon-repayment'],
    present: [
      /\bpro[- ]?rat|\breduc(?:ed|ing)\b.{0,40}\b(?:month|twelfth)|\bnet (?:amount|of tax|sum)|\bafter[- ]tax|\bup to\b|\bfraud|\bmisconduct|\bsliding|\bdeclin/,
    ],
  },
});
