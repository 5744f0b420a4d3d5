import type { TopicFixes } from '../issue.ts';

/** The stop of a statement: what is put there stands behind its words. */
const endOfStatement = /\.(?=(?: ;.*)?$)/;

/** How clauses of the topic are mended for the side that they burden. */
export const fixes: TopicFixes = {
  'insurance-one-sided': [
    {
      restate:
        'Each party shall maintain, at its own cost, commercial general liability insurance of at least $1,000,000 per occurrence and insurance of its own property, and give the other a certificate on request.',
    },
  ],
  'subrogation-waived-one-way': [
    {
      restate:
        'Each party waives, and shall have its insurers waive, rights of subrogation against the other for insured property loss.',
    },
  ],
  'insurance-can-be-raised-at-will': [
    {
      find: /\b(?:at any time|from time to time|whenever [^.;,]*)/,
      put: 'not more than once every three (3) years and to the extent customary for similar contracts',
    },
    {
      find: endOfStatement,
      put: ', not more than once every three (3) years and to the extent customary for similar contracts and available on reasonable terms.',
    },
    {
      restate:
        "Not more than once every three (3) years, on sixty (60) days' notice, {gainer} may ask for limits that are customary for similar contracts and available on reasonable terms.",
    },
  ],
  'insurance-tail-long': [
    {
      restate:
        'Claims-made insurance shall be kept in force, or a tail bought, for two (2) years after the end of this Agreement, if available at reasonable cost.',
    },
  ],
  'self-insurance-allowed': [
    {
      restate:
        '{gainer} may self-insure only while it has a net worth above $100,000,000, and in that case it owes {bearer} what an insurer under the required policy would owe.',
    },
  ],
  'must-look-only-to-own-insurance': [
    {
      restate:
        'Each party shall look first to its own property insurance for damage to its property and waives claims against the other for loss so insured, except for deductibles and loss caused by gross negligence or willful misconduct.',
    },
  ],
  'insurance-lapse-lets-other-buy': [
    {
      restate:
        '{gainer} may buy required cover that {bearer} has let lapse and has not restored within a reasonable time after notice, and may recover the actual premium for it.',
    },
  ],
  'insurance-promise-soft': [
    {
      restate:
        "{gainer} shall maintain commercial general liability insurance of at least $1,000,000 per occurrence with insurers rated A- or better, give a certificate on request and thirty (30) days' notice of cancellation.",
    },
  ],
  'additional-insured-wide': [
    { add: "{gainer}'s status as such extends only to liability to the extent caused by {bearer}'s negligence." },
  ],

  'deductibles-without-fault': [
    {
      restate:
        'Each party pays the deductibles of its own policies, and the party that caused a loss pays the deductible for it.',
    },
  ],

  'insurance-money-kept': [
    {
      restate:
        'Insurance money for damaged property is used to repair or replace it, and what is left is paid to its owner.',
    },
  ],
};
