import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('remedies', file, {
  'no-ceiling-on-fixed-sums': {
    ifIssues: ['liquidated-damages-penal', 'remedies-stack-up'],
    present: [/\bmaximum\b|\bnot exceed|\bup to\b|\bcapped\b|\bsole (?:and exclusive )?remedy|\bcredited against/],
  },
  'no-credit-for-avoided-loss': {
    ifIssues: ['balance-of-fees-accelerated', 'double-recovery'],
    present: [/\bmitigat|\bpresent value|\bdiscount|\bcredited?\b(?<!without credit)|\breduced by|\bless (?:the|any)/],
  },
  'no-exit-for-repeated-failure': {
    ifIssues: ['sole-remedy-small'],
    present: [/\bterminat\w*|\bcancel\b|\bchronic|\brepeated/],
  },
  'no-equal-equitable-relief': {
    ifIssues: ['injunction-one-way', 'injunction-waived'],
    present: [/(?:\[each\]|\b(?:each|either) party)[^\n]{0,120}(?:injunct|equitable|specific performance)/],
  },
  'no-fees-to-winner': {
    ifIssues: ['enforcement-costs-one-way'],
    present: [/\b(?:prevailing|successful|losing|unsuccessful) party|\bwho(?:ever|m) (?:wins|prevails)/],
  },
  'no-limits-on-self-help': {
    ifIssues: ['self-help-at-others-cost'],
    present: [
      /\breasonable\b.{0,30}\b(?:cost|expense)|\b\d+ (?:business )?days'? (?:\S+ )?notice|\bafter notice|\bcure period/,
    ],
  },
});
