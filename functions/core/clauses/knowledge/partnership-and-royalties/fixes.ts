import type { TopicFixes } from '../issue.ts';

/** How clauses of alliances, ventures and royalties are mended for the side that carries the burden. */
export const fixes: TopicFixes = {
  'partner-exclusive-one-way': [
    {
      add: "This exclusivity applies only for as long as {gainer} performs its obligations in full, and either party may end this exclusivity on ninety (90) days' written notice.",
    },
    {
      restate:
        'During the first two (2) years each party shall deal exclusively with the other in the agreed field and territory; after that both may work with others.',
    },
  ],
  'net-receipts-after-costs': [
    {
      find: /,? (?:and )?(?:overheads?|general expenses)(?:,? and|,)? (?:all|any) other (?:costs|expenses|charges)[^.;]*/,
      put: 'in total not to exceed eight percent (8%) of revenue',
    },
    {
      restate:
        "{bearer}'s share is calculated on gross receipts less sales tax, freight and actual refunds only, these together being limited to eight percent (8%).",
    },
  ],
  'royalty-no-audit': [
    {
      restate:
        '{gainer} shall send statements within thirty (30) days after each quarter, keep records for three (3) years and let an auditor of {bearer} inspect them once a year, paying for the audit if more than five percent (5%) is missing.',
    },
  ],
  'share-set-by-other': [
    {
      restate:
        '{bearer} shall receive the percentage of gross revenue stated in the schedule, which is changed only by written agreement.',
    },
  ],
  'deadlock-one-decides': [
    {
      restate:
        'Reserved matters need the consent of both parties; a deadlock is referred to the chief executives and then to mediation.',
    },
  ],
  'dilution-unprotected': [
    {
      restate:
        'New shares shall first be offered to the existing holders in proportion to their holdings for ten (10) business days.',
    },
  ],
  'drag-along-any-terms': [
    {
      restate:
        'Holders of seventy-five percent (75%) may call on the others to join a cash sale to an independent buyer on identical terms and above the minimum price, with liability several and limited to proceeds.',
    },
  ],
  'leaver-bought-out-cheap': [
    {
      restate:
        'A departing holder receives fair market value for vested interests, set by an independent valuer without minority discount, payable within ninety (90) days.',
    },
  ],
  'partner-change-is-breach': [
    {
      restate:
        "Only a transfer of control to a named competitor of {gainer} entitles {gainer} to end this agreement, by sixty (60) days' notice; a key person who leaves shall be replaced within ninety (90) days.",
    },
  ],
  'buy-out-nominal': [
    {
      restate:
        '{gainer} may buy the business at its fair market value as a going concern, set by an independent appraiser whose fees are shared.',
    },
  ],
  'royalty-sales-left-out': [
    {
      restate:
        "Sales by {gainer}'s affiliates and sublicensees count as sales of {gainer}, at the price charged to the first independent buyer.",
    },
  ],
  'royalty-bundle-split': [
    {
      restate:
        'Where a licensed product is sold with others, the price is split in proportion to the separate list prices and, where there are none, by an independent expert.',
    },
  ],
  'royalty-stacking-uncapped': [
    {
      restate:
        '{gainer} may credit half of the royalties that it must pay to third parties for rights needed to make the licensed product, but the royalty due to {bearer} shall not fall below fifty percent (50%) of the agreed rate.',
    },
  ],
  'buy-sell-uneven': [
    {
      restate:
        'After the second anniversary either party may serve a notice that names a price, and the other shall have sixty (60) days to buy or sell at it.',
    },
  ],
  'buy-out-paid-late': [
    { restate: 'The price shall be paid in cash at completion, on the same terms whichever party buys.' },
  ],
  'silence-gives-up-share': [
    {
      restate:
        'If a party gives no answer, the other shall send a reminder, and after a further thirty (30) days the price is set by an independent valuer.',
    },
  ],
  'veto-emptied': [
    {
      restate:
        'The reserved matters are those listed in the schedule, and the schedule and the business plan change only by agreement of both parties.',
    },
  ],
};
