import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on set-off and withholding should hold. */
export const gaps = defineGaps('set-off-and-withholding', file, {
  'no-notice-before-deduction': {
    ifIssues: [
      'set-off-across-contracts',
      'set-off-contingent-claims',
      'withhold-on-allegation',
      'deduct-on-own-estimate',
    ],
    present: [
      /\b(?:days'? (?:prior |advance |written )*notice|(?:prior|advance|written) notice|notif|particulars|itemi[sz]ed (?:list|statement|account)|dispute (?:procedure|resolution)|with reasons|giving reasons|evidence)/,
    ],
  },
  'no-interest-on-withheld': {
    ifIssues: ['withhold-on-allegation', 'set-off-contingent-claims', 'deduct-on-own-estimate'],
    present: [/\binterest\b/],
  },
  'no-release-of-retention': {
    ifIssues: ['retention-money'],
    present: [/\b(?:escrow|separate account|trust|released? (?:within|in full|on)|bank guarantee|bond)/],
  },
});
