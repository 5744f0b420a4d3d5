import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('employment-terms', file, {
  'no-state-law-invention-carve-out': {
    ifIssues: ['inventions-own-time', 'inventions-after-end', 'prior-inventions-swept-in'],
    types: ['employment-contract', 'service-agreement', 'other'],
    present: [
      /\b(?:labor code|section 2870|state law|applicable law|law(?:s)? of (?:the )?state|statute|patents act)\b|\b(?:not apply|exclud\w+|except)\b.{0,120}\b(?:own time|entirely on|unrelated)/,
    ],
  },
  'no-protected-speech-carve-out': {
    ifIssues: ['nondisparagement-one-way'],
    present: [
      /\b(?:truthful\w*|testi\w+|whistle-?blow\w*|agency|agencies|protected|required by law|compelled|subpoena|nothing (?:in|herein))\b/,
    ],
  },
  'no-end-to-suspension': {
    ifIssues: ['garden-leave-unpaid'],
    present: [/\b(?:up to|not (?:to )?exceed\w*|no (?:more|longer) than|maximum|at most|\d+[- ](?:month|week|day))/],
  },
  'no-benefits-during-garden-leave': {
    plainly: {
      about:
        /\bgarden(?:ing)? leave|\bexcluded? from (?:the |its )?(?:premises|work)|\bnot (?:be )?(?:required|obliged) to (?:attend|perform|provide)/,
      says: /\bgarden(?:ing)? leave\b|\b(?:attend|premises|perform)\b.{0,80}\bnotice\b|\bnotice\b.{0,120}\b(?:attend|premises|perform)\b/,
    },
    types: ['employment-contract'],
    present: [
      /\b(?:salary|pay)\b.{0,60}\b(?:and|with)\b.{0,60}\bbenefits\b.{0,60}\b(?:continu|paid|full|usual|contractual)/,
      /\bbenefits\b.{0,80}\b(?:continu|maintain|remain|go on|in full|as usual|unaffected)|\b(?:continu|receive|entitled|provide|maintain)\w*\b.{0,100}\b(?<!not receive )benefits\b/,
      /\bpension\b.{0,120}\b(?:continu|paid|maintain)/,
    ],
  },
});
