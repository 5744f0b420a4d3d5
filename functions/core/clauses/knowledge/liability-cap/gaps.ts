import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('liability-cap', file, {
  'no-cap-for-bearer': {
    ifIssues: ['cap-protects-one-side', 'liability-unlimited', 'cap-carve-outs-swallow'],
    // Who buys a business or a guarantee pays a price and no more: there is no liability of theirs to cap.
    present: [
      /(?:\[each\]|\b(?:either|each) party's)[^\n]{0,120}(?:exceed|limited to|capped)/,
      /\bcompletion\b|\bclosing\b|\bdisclosure letter\b|\bguarantor\b|\bthe warranties\b/,
    ],
  },
  'no-carve-outs-from-cap': {
    ifIssues: ['cap-low', 'cap-covers-core-breaches', 'cap-covers-willful-wrongdoing'],
    present: [
      /\b(?:shall|will|do|does) not (?:apply|limit|restrict)|\bnothing in\b|\bexcept for\b|\bother than\b|\bsuper-?cap|\buncapped\b/,
    ],
  },
  'no-minimum-cap': {
    ifIssues: ['cap-measured-by-sums-paid', 'cap-low'],
    present: [
      /\b(?:greater|higher|larger) of\b|\bwhichever is (?:the )?(?:greater|higher|larger)|\bpaid (?:or|and) payable\b|\bno less than\b/,
    ],
  },
  'no-super-cap': {
    plainly: {
      about: /\bliab|\bcap\b|\blimit/,
      says: /\b(?:not (?:apply|limit)|except|exclu\w+|unlimited|uncapped|no (?:cap|limit)|other than)\b.{0,300}\b(?:confidential\w*|data (?:protection|security|breach)|security|privacy|indemni\w+)|\b(?:confidential\w*|data (?:protection|security|breach)|indemni\w+)\b.{0,160}\b(?:unlimited|uncapped|not (?:limited|subject))/,
      and: [/\b(?:liabil\w+|liable)\b[^]{0,200}\b(?:exceed|limited|cap|limit)/],
    },
    types: ['saas-agreement', 'service-agreement', 'license-agreement'],
    present: [
      /\bsuper-?cap|\b(?:separate|higher|enhanced|increased)\b.{0,20}\b(?:cap|limit)|\b\d+ (?:x|times)\b[^]{0,200}\b(?:data|confiden|indemn)|\b(?:data|confiden|indemn)\w*\b.{0,160}\b(?:exceed|limited to|capped at|\d+ times)/,
    ],
  },
});
