import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('warranty', file, {
  'no-refund-backstop': {
    ifIssues: ['warranty-remedy-without-backstop', 'warranty-remedy-at-givers-choice'],
    present: [
      /(?<!\bno )(?<!\bnot )\brefund|\bmoney back/,
      /\b(?:may(?! not)|right to|entitled to|option to|free to)\b.{0,100}\b(?:terminat|cancel|end (?:this|the|every)|leave|rescind|withdraw|walk away)/,
    ],
  },
  'no-basic-warranty': {
    ifIssues: ['sold-as-is'],
    present: [
      // A home or premises are held to be fit, not to conform.
      /\b(?:dwelling|apartment|premises|habitable|tenancy)\b/,
      /\[a\] (?:\S+ )?(?:warrants?|represents?|guarantees?)\b|\b(?:warrants|guarantees) that (?:the|its|all) (?:goods|products|services|deliverables|software|equipment)\b/,
      /\bexpress warrant\w+ (?:in|set|stated)|\bwarranty period\b/,
      // What the clause says of a warranty elsewhere is such a promise.
      /\b(?:except|other than|apart from|save|beyond)\b[^\n]{0,60}\b(?:limited|express(?:ly)?|foregoing|above|stated)\b[^\n]{0,60}\b(?:warrant\w*|set (?:forth|out)|provided|stated|specified)\b|\b(?:except|other than|save) as (?:expressly |specifically |otherwise )?(?:set (?:forth|out)|provided|stated|specified)\b/,
    ],
  },
  'no-time-for-hidden-defects': {
    ifIssues: ['defect-notice-too-short'],
    present: [/\blatent\b(?!.{0,20}\bor not)|\bdiscover\w*|\bhidden defects? (?:may|shall|must) be/],
  },
  'no-limits-on-warranty': {
    ifIssues: ['warranty-absolute', 'warranty-no-end-date'],
    present: [/\bmaterial(?:ly)?\b|\bsubstantial(?:ly)?\b|\bmisuse\b|\bwarranty period\b/],
  },
  'no-makers-warranty-passed-on': {
    ifIssues: ['third-party-parts-unwarranted'],
    present: [/\bassign\w*|\bpass(?:es|ed)?[- ](?:through|on)|\bbenefit of\b/],
  },
});
