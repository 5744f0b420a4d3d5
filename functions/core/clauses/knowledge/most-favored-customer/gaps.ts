import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What promises of the best price should hold. */
export const gaps = defineGaps('most-favored-customer', file, {
  'no-neutral-price-check': {
    ifIssues: ['mfc-audit'],
    present: [/\b(?:independent|certificate|redacted|bound to secrecy|yes or no)/],
  },
  'no-like-for-like-limit': {
    ifIssues: ['mfc-any-customer', 'mfc-automatic-amendment', 'mfc-retroactive-refund'],
    present: [/\b(?:similar|comparable|like (?:volume|quantit|terms|customer)|substantially the same|same volume)/],
  },
  'no-cure-of-price-promise': {
    ifIssues: ['mfc-any-customer', 'mfc-retroactive-refund'],
    when: [/\b(?:material breach|terminat)/],
    present: [/\b(?:cured? (?:within|by)|remed(?:y|ied) within|days after notice)/],
  },
});
