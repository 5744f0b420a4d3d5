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
  'no-diligence-milestones': {
    plainly: {
      about: /\blicen[cs]e/,
      says: /(?<!\bnon[- ]{0,2})\bexclusive(?!ly)\b.{0,120}\blicen[cs]e\b|\blicen[cs]e\b.{0,80}(?<!\bnon[- ]{0,2})\bexclusive\b/,
    },
    types: ['license-agreement'],
    present: [
      /\b(?:efforts|endeavou?rs|diligen\w+)\b.{0,80}\b(?:exploit|develop|market|commerciali|sell|promot|launch)/,
      /\b(?:shall|must|will)\b.{0,60}\b(?:exploit|commerciali[sz]e|launch|actively market)/,
      /\bmilestone|\bdiligence\b|(?<!non-)(?<!non)\bnon-?exclusive\b(?!.{0,80}\bexclusive\b)/,
      /\bsolely to\b.{0,30}\bevaluat/,
    ],
  },
  'no-reversion': {
    plainly: {
      about: /\blicen[cs]e/,
      says: /(?<!\bnon[- ]{0,2})\bexclusive(?!ly)\b.{0,120}\blicen[cs]e\b|\blicen[cs]e\b.{0,80}(?<!\bnon[- ]{0,2})\bexclusive\b/,
    },
    types: ['license-agreement'],
    present: [
      /\brevert|\breversion|\b(?:becomes?|convert\w*|make|render)\b.{0,40}\bnon-?exclusive/,
      /\b(?:may|right to|entitled to)\b.{0,40}\b(?:terminat|end|withdraw|revoke|convert)\w*\b.{0,160}\b(?:exclusiv|fail|milestone|minimum|not (?:sell|exploit|use)|non-?use|breach)/,
      /\b(?:fail|milestone|minimum|non-?use|breach|not (?:sold|exploited|used))\w*\b.{0,160}\b(?:may|right to|entitled to)\b.{0,40}\b(?:terminat|end|withdraw|revoke|convert)/,
    ],
  },
  'no-royalty-reports': {
    plainly: {
      about: /\broyalt|\blicen[cs]e/,
      says: /\b(?:percent|per cent)\b.{0,40}\b(?:net sales|revenues?|receipts|income|proceeds|sales)\b|%.{0,40}\b(?:net sales|revenues?|receipts|income|proceeds|sales)\b|\broyalt(?:y|ies) (?:of|at|equal|on)\b/,
    },
    types: ['license-agreement'],
    present: [
      /\b(?:audit|inspect|examine)\b.{0,100}\b(?:books|records|accounts)|\b(?:books|records|accounts)\b.{0,100}\b(?:audit|inspect|examin)/,
      /\b(?:royalty|quarterly|monthly|annual|written|detailed|semi-annual)\b.{0,20}\b(?:reports?|statements?|accounts?)\b/,
      /\broyalt(?:y|ies)[- ]free\b/,
    ],
  },
});
