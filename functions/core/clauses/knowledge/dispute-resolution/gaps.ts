import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('dispute-resolution', file, {
  'no-interim-relief': {
    ifIssues: ['escalation-long'],
    present: [/\b(?:injuncti\w+|interim|urgent|equitable|provisional|preliminary|emergency)\b/],
  },
  'no-arbitration-rules': {
    when: [
      /\b(?:shall|must|will)\b.{0,80}\b(?:settled|resolved|referred|determined|decided|submitted|heard|go|proceed)\b.{0,60}\barbitrat(?:ion|ed)\b|\b(?:shall|must|will) be arbitrated\b|\b(?:submit|refer|settle|resolve)s?\b.{0,60}\barbitrat|\bbinding arbitration\b/,
    ],
    present: [
      /\b(?:rules|aaa|american arbitration|jams|icc|lcia|uncitral|siac|hkiac|cpr|arbitration act|chamber of commerce|institute|association|administered|centre|center)\b/,
    ],
  },
});
