import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('dispute-resolution', file, {
  'no-interim-relief': {
    ifIssues: ['escalation-long'],
    present: [/\b(?:injuncti\w+|interim|urgent|equitable|provisional|preliminary|emergency)\b/],
  },
  'no-arbitration-rules': {
    when: [/\b(?:shall|must|will)\b.{0,80}\barbitrat(?:ion|ed)\b|\bbinding arbitration\b/],
    present: [
      /\b(?:rules|aaa|american arbitration|jams|icc|lcia|uncitral|siac|hkiac|cpr|arbitration act|chamber of commerce|institute|association|administered|centre|center)\b/,
    ],
  },
});
