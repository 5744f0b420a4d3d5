import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on audits should hold. */
export const gaps = defineGaps('audit', file, {
  'no-audit-confidentiality': {
    ifIssues: ['audit-any-time', 'audit-scope-unlimited', 'auditor-unsuitable'],
    present: [/\bconfiden|\bsecre|\bnon-?disclosure/],
  },
  'no-answer-to-findings': {
    ifIssues: ['audit-findings-binding', 'audit-excess-multiple'],
    present: [/\bdraft|\bcomment|\bexpert|\bdispute (?:the|such|it|under|resolution)|\brespond|\bobject\b/],
  },
  'no-limits-on-license-audit': {
    when: [/\b(?:may|right to|entitled to)\b.{0,60}\b(?:audit|inspect)/],
    types: ['license-agreement', 'saas-agreement'],
    present: [
      /\bnotice|\bonce\b|\bper year|\bannual|\bbusiness hours|\breasonable|\bgoods|(?<!\w)(?:customer|licensee|\[taker\]) may (?:audit|inspect)/,
    ],
  },
  'no-limits-on-supplier-audit': {
    when: [/\b(?:may|right to|entitled to)\b.{0,60}\b(?:audit|inspect (?:\S+ ){0,3}(?:records|books))/],
    types: ['service-agreement', 'purchase-agreement'],
    present: [/\bnotice|\bonce\b|\bper year|\bannual|\bbusiness hours|\breasonable|\bgoods/],
  },
});
