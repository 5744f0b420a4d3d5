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
    // A supplier's ceiling with no word on grave breaches: exceptions for payment, injury or fraud alone are none for them.
    plainly: {
      about: /\bliab|\bcap\b|\blimit/,
      says: /^(?!.*\b(?:indirect|consequential)\b)(?=.*\bliab|.*\bexposure).*\b(?:(?:not|no event|never)\b.{0,200}\bexceed|(?<!not )(?<!not be )limited to|capped at|greater than|more than)\b/,
      and: [/\b(?:fees?|charges?|price|paid|payable|[$£€] ?\d)/],
      serves: 'taker',
    },
    types: ['saas-agreement', 'service-agreement', 'license-agreement'],
    present: [
      /(?:\bnot (?:be )?(?:apply|limit|restrict|exclude|subject)|\bnothing in\b|\bexcept|\bother than\b|\bexclud|\bsave\b|\bsuper-?cap|\buncapped\b|\bunlimited\b|\bapart from\b|\bwithout limit)[^\n]{0,300}\b(?:indemnif|indemnit|confiden|data (?:protection|security|breach)|(?:personal|customer|client) data|security|privacy|gross|wil+ful|intentional|deliberate|infring|misappropriat)/,
      /\b(?:indemnif|indemnit|confiden|data (?:protection|security|breach)|gross(?:ly)? negl|wil+ful|infring)\w*\b[^\n]{0,200}\b(?:unlimited|uncapped|super-?cap|\d+ times|not (?:be )?(?:limited|subject|capped)|not apply)/,
      /\b(?:exceptions?|excluded (?:claims|matters|liabilit\w+)|uncapped (?:claims|matters)|unlimited (?:claims|liabilities))\b/,
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
      // What is excepted from a waiver of indirect loss stays under the cap all the same.
      says: /^(?!.*\b(?:indirect|consequential|incidental|punitive)\b(?!.*\b(?:exceed|caps?|limits|limitations(?! of liability)|capped|limited)\b)).*(?:\b(?:not (?:apply|limit)|except|exclu\w+|unlimited|uncapped|no (?:cap|limit)|other than)\b.{0,300}\b(?:confidential\w*|data (?:protection|security|breach)|security|privacy|indemni\w+)|\b(?:confidential\w*|data (?:protection|security|breach)|indemni\w+)\b.{0,160}\b(?:unlimited|uncapped|not (?:limited|subject)))/,
      and: [/\b(?:liabil\w+|liable)\b[^]{0,200}\b(?:exceed|limited|cap|limit)/],
    },
    types: ['saas-agreement', 'service-agreement', 'license-agreement'],
    present: [
      /\bsuper-?cap|\b(?:separate|higher|enhanced|increased)\b.{0,20}\b(?:cap|limit)|\b\d+ (?:x|times)\b[^]{0,200}\b(?:data|confiden|indemn)|\b(?:data|confiden|indemn)\w*\b.{0,160}\b(?:exceed|limited to|capped at|\d+ times)/,
    ],
  },
});
