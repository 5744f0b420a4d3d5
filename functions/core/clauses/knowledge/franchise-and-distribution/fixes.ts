import type { TopicFixes } from '../issue.ts';

/** How clauses of franchise, agency and distribution are mended for the side that carries the burden. */
export const fixes: TopicFixes = {
  'territory-not-protected': [
    {
      restate:
        'During the term {gainer} shall neither appoint nor license anyone else in the territory nor sell to customers there by any means without crediting {bearer}, and the territory is changed only by written agreement.',
    },
  ],
  'franchise-fees-changed': [
    {
      restate:
        'The fees stated in this agreement are fixed for the term and rise once a year in line with the consumer price index only.',
    },
  ],
  'tied-purchases': [
    {
      restate:
        "{bearer} may buy from any supplier that meets {gainer}'s published specifications, and goods supplied by {gainer} shall be priced at market level with rebates passed on.",
    },
  ],
  'manual-changes-bind': [
    {
      restate:
        'Changes to the manual shall be reasonable, shall apply to all franchisees alike and shall not alter the economic terms of this agreement; {bearer} need not spend more on them than the ceiling stated in the schedule.',
    },
  ],
  'no-end-compensation': [
    {
      find: /\bno (?:claim for )?(?:payment|compensation|indemnity)\b(?: (?:shall be|is) due)?/,
      put: 'no compensation beyond the buy-back of unsold stock at the price paid and any indemnity that the law gives',
    },
    {
      restate:
        'On termination {gainer} shall buy back unsold resalable stock at the price paid and pay commission on orders in the pipeline; rights to compensation that the law gives {bearer} are not affected.',
    },
  ],
  'minimum-sales-set': [
    {
      restate:
        'The parties shall agree sales targets each year; a missed target is not a breach, and only if targets are missed two (2) years in a row may {gainer} make the appointment non-exclusive.',
    },
  ],
  'franchise-post-term-covenant': [
    {
      restate:
        'For one (1) year after this agreement ends {bearer} shall not run a competing business at the former premises, unless {gainer} ended it without cause.',
    },
  ],
  'ad-fund-free-use': [
    {
      restate:
        "The fund shall be kept in a separate account, used only for advertising and reported in audited yearly accounts, and at least half of {bearer}'s contribution shall be spent in its own market.",
    },
  ],
  'customers-handed-over': [
    {
      restate:
        'When this Agreement ends, {gainer} shall pay a fair price for the customers that it takes over, and {bearer} keeps the customers that it had before.',
    },
  ],
  'stock-left-at-end': [
    {
      restate:
        'When this Agreement ends, {bearer} has six (6) months to sell off its stock, and {gainer} shall buy back what is left and sellable at the price paid.',
    },
  ],
};
