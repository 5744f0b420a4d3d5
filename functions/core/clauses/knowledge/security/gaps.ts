import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses about security should hold. */
export const gaps = defineGaps('security', file, {
  'no-security-standard': {
    ifIssues: ['no-security-duty', 'security-risk-on-customer', 'security-own-standard'],
    present: [
      /\biso\b|\bsoc 2\b|\bnist\b|\bindustry standards?\b|\bappropriate (?:technical|measures)|\breasonable (?:measures|safeguards|security)/,
    ],
  },
});
