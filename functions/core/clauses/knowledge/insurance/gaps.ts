import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('insurance', file, {
  'no-stated-cover': {
    ifIssues: ['insurance-promise-soft', 'self-insurance-allowed'],
    present: [/\bcertificates?\b|\bevidence of (?:insurance|such|cover)|[$£€] ?\d/],
  },
  'no-mutual-subrogation-waiver': {
    ifIssues: ['subrogation-waived-one-way', 'must-look-only-to-own-insurance'],
    present: [/\[each\]|\beach other\b|\bmutual/],
  },
  'no-cure-before-placing-cover': {
    ifIssues: ['insurance-lapse-lets-other-buy'],
    present: [/\b\d+ (?:business )?days\b.{0,30}\bnotice|\bafter (?:written )?notice|\bcure\b/],
  },
  'no-limit-on-new-cover': {
    ifIssues: ['insurance-can-be-raised-at-will'],
    present: [/\breasonabl|\bcustomary|\bcommercially\b|\bonce (?:a|per|every)/],
  },
});
