import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('finance-and-guarantee', file, {
  'no-default-cure': {
    ifIssues: ['default-no-grace', 'acceleration-whole-debt', 'cross-default-no-threshold'],
    present: [/\b(?:cure|remed(?:y|ied)|grace)\w*\b/, /\bwithin \d+ (?:business |working )?days\b/],
  },
  'no-cross-default-threshold': {
    ifIssues: ['cross-default-group', 'default-could-be-called'],
    present: [/[$£€]\d/, /\bthreshold\b|\bmaterial (?:debt|indebtedness)\b/],
  },
  'no-guarantee-limit': {
    ifIssues: ['guarantee-unlimited', 'guarantee-survives'],
    present: [
      /\b(?:not exceed|limited to|up to|maximum of|capped)\b/,
      /\b(?:shall be|is|are) (?:then )?released\b/,
      /\bguarant(?:ee|y) (?:ends|shall end|expires|terminates)\b/,
    ],
  },
  'security-not-released': {
    ifIssues: ['security-all-assets'],
    present: [/\breleas(?:e|es|ed)\b/, /\bdischarg/, /\bends? when\b/],
  },
});
