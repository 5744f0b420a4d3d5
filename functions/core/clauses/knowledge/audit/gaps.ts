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
  'no-time-to-cure-excess-use': {
    plainly: {
      about: /\baudit|\bverif|\binspect|\bexcess use|\bcompliance/,
      says: /\b(?:excess|over-?use|over-?deploy\w*|unlicensed|shortfall|underpa\w+|non-?complian\w*|exceed\w*|more than (?:is )?licensed)\b/,
      and: [/\b(?:licen[cs]e|users?|seats?|copies|deploy|usage|subscription)/, /\b(?:pay|fees?|charge|price|purchase)/],
    },
    types: ['license-agreement', 'saas-agreement'],
    present: [
      /\bwithin \d+ (?:business )?days\b.{0,120}\b(?:cure|purchase|buy|true|remed|acquire)|\b(?:cure|purchase|buy|remed|acquire)\w*\b.{0,120}\bwithin \d+ (?:business )?days\b/,
      /\b(?:contract|agreed|then-applicable discounted|discounted) (?:price|rate)s?\b|\btrue-?up\b/,
    ],
  },
  'no-protection-in-audit': {
    plainly: {
      about: /\baudit|\binspect|\bverif/,
      says: /\b(?:may|right to|entitled to|shall be permitted to|can)\b.{0,80}\b(?:audit|inspect (?:\S+ ){0,5}(?:records|books|systems|use|computers)|verify)/,
      force: 'right',
    },
    types: ['license-agreement', 'saas-agreement', 'service-agreement'],
    present: [
      /\b(?:once|one audit|more than \w+ audits?|no more (?:often|frequently)|not more (?:often|frequently)|annual(?:ly)?|per (?:calendar |contract )?year)\b/,
    ],
  },
});
