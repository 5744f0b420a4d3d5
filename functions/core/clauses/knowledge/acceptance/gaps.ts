import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on acceptance should hold. */
export const gaps = defineGaps('acceptance', file, {
  'no-test-period': {
    ifIssues: [
      'acceptance-sole-discretion',
      'never-deemed-accepted',
      'no-fee-until-all-accepted',
      'endless-reperformance',
    ],
    present: [
      /\bwithin \d+ (?:business |working |calendar )?(?:days|weeks)\b.{0,80}\b(?:accept|reject|test|respon|object)|\b(?:accept|reject|test|review)\w*\b.{0,80}\bwithin \d+ (?:business |working |calendar )?(?:days|weeks)\b|\bdeemed (?:to be |to have been )?accepted\b/,
    ],
  },
  'no-acceptance-criteria': {
    ifIssues: ['acceptance-sole-discretion'],
    present: [
      /\bcriteri|\bacceptance tests?\b|\bin all material respects|\bconform(?:s|ity)? (?:to|with) the (?:spec|state)/,
    ],
  },
  'hidden-defects-not-saved': {
    ifIssues: ['short-deemed-acceptance', 'acceptance-by-use', 'acceptance-ends-claims'],
    present: [/\bhidden|\blatent|\bwarrant|\bnot apparent|\bafter discover/],
  },
});
