import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const control =
  /\bchange (?:of|in) (?:control|ownership)|\bacquired by|\bacquisition of (?:the )?(?:\[\w+\]|control|a majority)|\bcompetitor\b.{0,40}\b(?:acquir|control)|\bsale of (?:all or )?substantially all/;

/** What protects a party in clauses on change of control. */
export const benefits = defineBenefits('change-of-control', file, {
  'may-leave-on-change-of-control': [
    {
      within: 'sentence',
      force: 'right',
      all: [
        /(?<!\w)\[a\] (?:may|can|shall be entitled|is entitled|has the right|shall have the right)/,
        /\b(?:terminat\w*|cancel\w*|end (?:this|the)|leave|withdraw\w*)/,
        control,
      ],
      none: [
        /\bmay not|\bcannot|\[each\]|\[a\] (?:undergoes|is acquired)|change (?:of|in) control of (?:the )?\[a\]|\[a\]'s change/,
      ],
    },
  ],
  'notice-of-change-of-control': [
    {
      within: 'sentence',
      force: ['duty', 'promise'],
      all: [/(?<!\w)\[a\]/, control, /\b(?:notify|notifies|inform|give\w* (?:\S+ ){0,6}?notice|written notice|tell)\b/],
      none: [/\bterminat\w*|\bconsent|\[each\]|\bemploy/],
    },
  ],
  'no-consent-for-change-of-control': [
    {
      mutual: true,
      within: 'sentence',
      all: [
        /\b(?:change (?:of|in) control|merger|sale of (?:its )?(?:stock|shares|equity)|transfer of (?:shares|stock|equity)|reorgani[sz]ation)\b/,
        /\b(?:(?:is|shall|does|will) not (?:be )?(?:(?:deemed|considered|treated as|constitute|require)) (?:\w+ ){0,4}?(?:assignment|transfer|consent)|no consent (?:is|shall be) (?:required|needed)|without (?:the )?(?:\S+ )?consent)/,
      ],
      none: [
        /\bmay not\b|\bshall not (?:\w+ ){0,3}without|\bneither\b|\bdeemed (?:to be )?an? (?:assignment|transfer)|\baffiliate\b.{0,60}\bterminat/,
      ],
    },
  ],
  'acceleration-or-pay-on-change': [
    {
      within: 'sentence',
      force: ['right', 'duty', 'fact', 'promise'],
      bears: 'giver',
      types: ['employment-contract'],
      mutual: true,
      all: [control, /\b(?:vest\w*|accelerat\w*|severance|lump sum|payment of)\b/],
      none: [/\bforfeit|\bno (?:severance|acceleration|vesting)|\bnot (?:vest|accelerat|be entitled)|\bdebt|\bloan/],
    },
  ],
});
