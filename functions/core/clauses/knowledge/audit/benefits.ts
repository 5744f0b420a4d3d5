import { barring } from '../issue.ts';
import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on audits. */
export const benefits = defineBenefits('audit', file, {
  'audit-limited': [
    {
      within: 'sentence',
      types: ['license-agreement', 'saas-agreement'],
      bears: 'taker',
      all: [
        /\b(?:audit|inspect)\w*\b/,
        /\b(?:once (?:a|in|per|every)|no more than once|business hours|\d+ (?:business )?days'? (?:prior |advance |written )*notice|reasonable (?:prior |advance )?notice)\b/,
      ],
      none: [/\bwithout\b.{0,12}\bnotice|\bgoods\b|\bpremises for\b/],
    },
    {
      within: 'sentence',
      all: [
        /\b(?:audit|inspect)\w*\b/,
        /\b(?:once (?:a|in|per|every)|no more than once|business hours|\d+ (?:business )?days'? (?:prior |advance |written )*notice|reasonable (?:prior |advance )?notice)\b/,
        /\b(?:records?|books|audits?|facilities|premises|controls)\b/,
      ],
      none: [/\bwithout\b.{0,12}\bnotice|\bgoods\b|\bas often as|\btenant|\blandlord/],
    },
  ],
  'audit-right': [
    {
      force: 'right',
      all: [
        /\b(?:audit|inspect|examine|verify)\b/,
        /\b(?:records?|books|accounts|controls|facilities|compliance|invoices|use of)\b/,
      ],
      none: [/\bmay not|\bno right|\bnot (?:be )?entitled/],
    },
    {
      force: 'right',
      all: [
        /\[a\](?:, [^,]{0,60},)? (?:may|shall be entitled to|is entitled to|has the right to|can)\b.{0,60}\b(?:audit|inspect|examine|verify)\b/,
        /\b(?:records?|books|accounts|compliance|invoices|use|systems|premises|facilities)\b/,
      ],
      none: [
        /\bmay not|\bno right|\bnot (?:be )?entitled|\bgoods|\bproducts? (?:up)?on (?:receipt|delivery|arrival)|\[each\]/,
      ],
    },
    {
      force: 'right',
      all: [/\[a\] may (?:\w+ ){0,3}?(?:verify|monitor|audit|check|review)\b.{0,30}\b(?:usage|use of|compliance)\b/],
      none: [/\bmay not|\[each\]/],
    },
  ],
  'audit-confidential': barring(
    [/\bnot (?:be )?(?:treated as )?confidential|\bno (?:duty|obligation)|\bnot bound/],
    [
      {
        within: 'sentence',
        types: ['license-agreement', 'saas-agreement'],
        bears: 'taker',
        all: [/\b(?:audit|inspect|accountant)\w*\b/, /\b(?:confiden\w+|secrecy|secret|non-?disclosure)\b/],
      },
      {
        within: 'sentence',
        all: [
          /\b(?:audit|inspect|accountant)\w*\b/,
          /\b(?:confiden\w+|secrecy|secret|non-?disclosure)\b/,
          /\b(?:sign|bound|are|is|subject|keeps?)\b/,
        ],
      },
    ],
  ),
  'auditor-bears-cost': [
    {
      force: ['duty', 'fact'],
      all: [
        /\b(?:audits?|inspections?|examinations?)\b/,
        /\[a\].{0,20}\b(?:bears?|pays?)\b.{0,40}\b(?:costs?|expense|fees)|\bat \[a\]'s (?:own )?(?:cost|expense)/,
      ],
      none: [/\bregardless|\bwhatever|\birrespective|\beven if|\b\[a\] (?:bears?|pays?) all/],
    },
  ],
  'auditee-pays-if-short': [
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:underpa\w+|short-?fall|discrepanc\w+|under-?report\w*|overcharg\w*|excess use)\b/,
        /\b(?:bears?|pays?|reimburses?)\b.{0,40}\b(?:cost|expense|fee)s?\b|\b(?:cost|expense|fee)s?\b.{0,60}\b(?:borne|paid|reimbursed) by\b/,
        /\b(?:\d+(?:\.\d+)? ?(?:%|percent)|audit\w*|inspect\w*|examin\w*)\b/,
      ],
      none: [/\bnot (?:be )?(?:required|liable)|\[each\]/],
      types: ['license-agreement', 'other', 'saas-agreement'],
    },
  ],
});
