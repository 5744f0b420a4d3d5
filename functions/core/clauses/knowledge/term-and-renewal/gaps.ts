import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on term and renewal should hold. */
export const gaps = defineGaps('term-and-renewal', file, {
  'no-reminder-before-renewal': {
    ifIssues: ['automatic-renewal', 'early-or-narrow-non-renewal-window', 'long-renewal-term'],
    when: [/\b(?:renew|extend|extension|further (?:term|period)|roll)/],
    present: [
      /\bremind|\balert|\bmonth[- ]to[- ]month|\[\w+\] (?:shall|will|must) (?:notify|inform|tell|give|send|email)\b.{0,80}\b(?:renew|price|fees)/,
    ],
  },
  'no-cap-on-renewal-price': {
    ifIssues: ['renewal-price-uncapped', 'renewal-on-then-current-terms'],
    present: [
      /\b(?:not exceed|no more than|not more than|lower of|lesser of|capped|at most|cap on|same (?:price|fees|rates))/,
    ],
  },
  'no-exit-during-renewal': {
    ifIssues: ['long-renewal-term', 'renewal-by-conduct'],
    present: [
      /\b(?:convenience|break (?:right|clause|option)|without cause|month[- ]to[- ]month|may (?:terminate|cancel|end|leave))/,
    ],
  },
  'no-break-in-long-term': {
    ifIssues: ['long-lock-in'],
    types: ['saas-agreement', 'service-agreement', 'license-agreement', 'other'],
    present: [
      /\b(?:may(?! not)|right to|entitled to|option to|free to)\b.{0,100}\b(?:terminat|cancel|end (?:this|the)|leave|withdraw)/,
      /\bbreak (?:right|clause|option|date)/,
      /\bterminat\w*\b.{0,60}\b(?:for convenience|without cause|for cause|upon|on)\b/,
    ],
  },
});
