import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on step-in should hold. */
export const gaps = defineGaps('step-in', file, {
  'no-step-out': {
    ifIssues: ['step-in-broad-trigger', 'step-in-at-bearers-cost', 'step-in-by-competitor', 'liable-during-step-in'],
    present: [
      /\bstep(?:s|ping)?[- ]?out|\bhand(?:ed|s)? (?:it |them )?back|\breturn (?:control|the services)|\b(?:no longer than|not exceed|maximum|up to) \d+ (?:days|weeks|months)|\bas long as/,
    ],
  },
  'no-relief-from-liability-in-step-in': {
    ifIssues: ['step-in-broad-trigger', 'step-in-at-bearers-cost', 'step-in-without-end', 'step-in-by-competitor'],
    present: [
      /\b(?:reliev|not (?:be )?(?:liable|responsible)|excus|remains? (?:fully )?(?:liable|responsible)|no (?:liability|claim)|liabil)/,
    ],
  },
});
