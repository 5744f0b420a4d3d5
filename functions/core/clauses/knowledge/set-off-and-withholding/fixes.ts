import type { TopicFixes } from '../issue.ts';

/** How set-off and withholding are mended. */
export const fixes: TopicFixes = {
  'set-off-ban': [
    {
      find: /(?:without|free (?:of|from)) (?:any )?(?:(?:rights? of )?(?:set[- ]?off|offset|counter-?claim|deduction|recoupment|withholding|abatement|reduction|defen[sc]e)s?(?:,? (?:and|or) (?:any )?|, )?){1,7}(?: ?of any (?:kind|nature)(?: what(?:so)?ever)?| ?whatsoever)?/,
      put: 'without set-off or deduction other than of undisputed or finally awarded sums',
    },
    {
      find: /(?:shall|may|must|will) not (?:withhold|deduct|set[- ]?off|offset|reduce|net)(?:, (?:withhold|deduct|set[- ]?off|offset|reduce))*(?:,? or (?:withhold|deduct|set[- ]?off|offset|reduce|otherwise reduce))?(?= (?:any|all|the) (?:\w+ )?(?:amounts?|sums?|payments?|part|rent|fees?))/,
      put: 'may, only for undisputed or finally awarded sums, reduce',
    },
    {
      restate:
        '{bearer} may deduct from a payment sums due from {gainer} that are undisputed or have been awarded by a court or tribunal, and service credits, and shall pay the rest when due.',
    },
  ],
  'set-off-across-contracts': [
    {
      find: /\bunder this or (?:under )?any other (?:agreement|contract|order|arrangement|purchase order)s?(?: between (?:the parties|\[each\]|them))?/,
      put: 'under this Agreement',
    },
    {
      find: /,? (?:or|and) (?:any (?:of )?)?(?:the )?(?:\[\w+\]'s|its) (?:affiliated compan\w+|affiliates|group compan\w+|subsidiar\w+) owe\b/,
      put: 'owes',
    },
    {
      find: /,? (?:or|and) (?:any (?:of )?)?(?:the )?(?:\[\w+\]'s|its) (?:affiliated compan\w+|affiliates|group compan\w+|subsidiar\w+)(?= (?:to|against|owes?))/,
      put: '',
    },
    {
      find: / or (?:under )?any other (?:agreement|contract|order|arrangement|purchase order)s?(?: between (?:the parties|\[each\]|them))?/,
      put: '',
    },
    {
      restate:
        "{gainer} may deduct from a payment only sums due from {bearer} itself under this Agreement that are undisputed or have been awarded by a court or tribunal, after ten (10) days' written notice with particulars.",
    },
  ],
  'set-off-contingent-claims': [
    {
      restate:
        '{gainer} may deduct from a payment only liquidated sums that are due from {bearer} under this Agreement and undisputed or awarded by a court or tribunal.',
    },
  ],
  'withhold-on-allegation': [
    {
      restate:
        '{gainer} may withhold only the part of an invoice that it disputes reasonably and in good faith, on written notice with reasons given before the due date, and shall pay the undisputed part on time.',
    },
  ],
  'deduct-on-own-estimate': [
    {
      find: /,? ?(?:which |that )?(?:the )?\[\w+\] (?:determines?|estimates?|considers?|decides?|assesses|attributes),? (?:in its (?:sole |absolute |own )*(?:discretion|judgment|opinion),? )?(?=to have been caused)/,
      put: 'that is undisputed or has been shown by documents ',
    },
    {
      find: /\b(?:as )?(?:determined|estimated|assessed|valued|calculated) by (?:the )?\[\w+\](?: in its (?:sole |absolute |own )*(?:discretion|judgment|opinion))?/,
      put: 'as agreed in writing or fixed by an independent expert',
    },
    {
      restate:
        '{gainer} may deduct a sum only if {bearer} has agreed to it in writing or an independent expert or a court has fixed it, and shall give an itemized statement with supporting documents at least ten (10) days before.',
    },
  ],
  'retention-money': [
    { find: /\b(?:[6-9]|1\d|2\d)(?:\.\d+)? ?(?:%|percent|per ?cent) of\b/, put: 'five percent (5%) of' },
    { find: /\b(?:[6-9]|1\d|2\d)(?:\.\d+)? ?(?:%|percent|per ?cent) retainage\b/, put: 'five percent (5%) retainage' },
    { find: /\b(?:[6-9]|1\d|2\d)(?:\.\d+)? ?(?:%|percent|per ?cent) retention\b/, put: 'five percent (5%) retention' },
    { find: /\b(?:[6-9]|1\d|2\d)(?:\.\d+)? ?(?:%|percent|per ?cent)/, put: 'five percent (5%)' },
    {
      restate:
        '{gainer} may hold back five percent (5%) of the price as security for defects, which it releases in full on completion, or at any time against a bank guarantee.',
    },
  ],
};
