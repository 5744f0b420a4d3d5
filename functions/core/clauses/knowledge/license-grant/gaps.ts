import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses about licenses should hold. */
export const gaps = defineGaps('license-grant', file, {
  'no-cure-before-license-ends': {
    ifIssues: ['license-revocable-at-will'],
    present: [/\bcure|\bremed(?:y|ied)\b|\brectif|\bput right\b/],
  },
  'no-way-to-end-license': {
    ifIssues: ['perpetual-irrevocable-license'],
    present: [/\bmay terminate\b.{0,80}\b(?:breach|non-?payment|fails? to pay)/],
  },
  'no-quality-control': {
    when: [
      /\b(?:grants?|licen[cs]e[sd]?)\b/,
      /\b(?:trade ?marks?|marks|brand)\b/,
      /\b(?:on|in connection with) (?:the )?(?:licensed )?(?:products|goods|services)\b/,
    ],
    types: ['license-agreement', 'other'],
    present: [/\bquality\b|\bstandards?\b|\bsamples?\b|\bguidelines\b|\bapprov/, /\binspect/],
  },
});
