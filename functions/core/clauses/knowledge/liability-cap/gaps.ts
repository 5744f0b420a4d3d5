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
});
