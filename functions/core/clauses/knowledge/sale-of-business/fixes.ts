import type { TopicFixes } from '../issue.ts';

/** How clauses on the sale of a business are mended for the side that carries the burden. */
export const fixes: TopicFixes = {
  'earnout-buyer-control': [
    {
      find: /\bin its sole discretion and has no obligation to achieve or maximize the earn-out\b/,
      put: 'in the ordinary course and in good faith, shall keep separate accounts and shall take no action with the purpose of reducing the Earn-Out',
    },
    {
      find: /\bis final,? and (?:the )?\[\w+\] may not object to how ebitda was reckoned\b/,
      put: 'may be disputed by {bearer} within thirty (30) days before an independent accountant',
    },
    { find: /\bas \[?\w+\]? sees? fit\b/, put: 'in the ordinary course and in good faith' },
    {
      restate:
        'During the earn-out period {gainer} shall run the business in good faith and in the ordinary course, keep separate accounts, and do nothing with the purpose of reducing the earn-out; an independent accountant decides any dispute.',
    },
  ],
  'price-adjustment-one-way': [
    {
      find: /\bno upward adjustment shall be made if it exceeds the target\b/,
      put: 'it shall be increased likewise if it exceeds the Target',
    },
    { find: /\bno adjustment is made\b/, put: 'the Purchase Price shall be increased by the difference' },
    {
      find: /\bby (?:the )?\[\w+\] alone and shall bind (?:the )?\[\w+\] when delivered\b/,
      put: 'by {gainer} and bind {bearer} unless disputed within thirty (30) days, in which case an independent accountant decides',
    },
    { find: /\bshall be retained by (?:the )?\[\w+\]/, put: 'shall be paid to {bearer} within five (5) business days' },
    {
      find: /,? it being agreed that in no circumstances shall it be raised\b/,
      put: 'and rises likewise with any surplus',
    },
    {
      find: /\bshall be conclusive\b/,
      put: 'may be disputed within thirty (30) days before an independent accountant',
    },
    {
      restate:
        'If the closing figure exceeds the target {gainer} shall pay the excess, and if it falls short {bearer} shall pay the difference; {bearer} may dispute the statement within thirty (30) days, and an independent accountant decides.',
    },
  ],
  'indemnity-despite-disclosure': [
    {
      find: /\bregardless of any matter disclosed in the disclosure letter or the data room\b/,
      put: 'other than for matters fairly disclosed in the Disclosure Letter or the Data Room',
    },
    {
      find: /\bnotwithstanding any disclosure made against the warranties\b/,
      put: 'other than matters fairly disclosed against the Warranties',
    },
    { find: /\bno matter(?= disclosed\b.*\blimits any claim)/, put: 'each matter fairly' },
    { find: /\beven though it appears on\b/, put: 'unless it is fairly disclosed in' },
    { find: /\bis not affected by the fact that\b/, put: 'is excluded so far as' },
    {
      restate:
        '{bearer} is not liable for any matter fairly disclosed in the disclosure letter, the specific indemnities listed in the schedule excepted.',
    },
  ],
  'sale-claims-unlimited': [
    {
      find: /\bunlimited in amount and time\b/,
      put: 'limited to twenty percent (20%) of the Purchase Price and to claims notified within eighteen (18) months after Closing',
    },
    {
      find: /\bno cap,? basket or de minimis threshold shall apply\b/,
      put: 'a basket of one percent (1%) of the Purchase Price applies',
    },
    {
      find: /\bshall not be subject to any cap,? basket,? deductible or survival period\b/,
      put: 'shall not exceed twenty percent (20%) of the Purchase Price, arises only above a basket of one percent (1%), and ends for claims not notified within eighteen (18) months after Closing',
    },
    { find: /\bsurvive closing indefinitely\b/, put: 'survive Closing for eighteen (18) months' },
    { find: /\bwithout limit as to amount\b/, put: 'up to twenty percent (20%) of the price in total' },
    {
      restate:
        "{bearer}'s total liability is limited to twenty percent (20%) of the price, and to the price for title and tax, and claims shall be notified within eighteen (18) months after closing; these limits do not apply to fraud.",
    },
  ],
  'buyer-knowledge-ignored': [
    {
      find: /\bshall not be affected by any knowledge of (?:the )?\[\w+\] or any investigation conducted before closing\b/,
      put: 'does not extend to matters of which its deal team had actual knowledge before Closing',
    },
    {
      find: /\bare not affected by any investigation or knowledge of (?:the )?\[\w+\],? whether acquired before or after signing\b/,
      put: 'do not extend to matters of which its deal team had actual knowledge at signing',
    },
    { find: /\beven where it was aware\b/, put: 'unless it was actually aware' },
    { find: /,? actual, constructive or imputed,?/, put: 'other than actual knowledge at signing,' },
    {
      restate:
        '{gainer} may not claim for a matter of which its deal team had actual knowledge before signing, and confirms that it is aware of none.',
    },
  ],
  'sale-materiality-scrape': [
    {
      find: /\bdetermining any breach and calculating losses\b/,
      put: 'calculating losses only, and not for determining a breach',
    },
    {
      find: /\bdetermining whether there has been a breach and the amount of losses\b/,
      put: 'calculating the amount of losses only, and not for deciding whether there has been a breach',
    },
    { find: /\bin measuring loss or finding a breach\b/, put: 'only in measuring loss, and not in finding a breach' },
    {
      restate:
        'Qualifications by materiality are disregarded solely for computing the amount of a loss once a breach has been found.',
    },
  ],
  'escrow-long': [
    { find: /\b\d+ ?(?:%|percent) of the purchase price\b/, put: 'eight percent (8%) of the Purchase Price' },
    { find: /\bfor \d+ (?:months|years)\b/, put: 'for twelve (12) months' },
    {
      find: /\buntil all claims which it has notified\b/,
      put: 'for twelve (12) months, less the reasonable amount of claims which it has notified',
    },
    {
      find: /\bwhen (?:the )?\[\w+\], in its discretion, is satisfied that no further claims are likely\b/,
      put: 'twelve (12) months after closing, less the reasonable amount of claims then pending',
    },
    {
      restate:
        'Ten percent (10%) of the price shall be held by an independent escrow agent for twelve (12) months and then paid to {bearer} with interest, less the amount of claims notified with details.',
    },
  ],
  'price-set-off': [
    {
      find: /\bthat (?:the )?\[\w+\] believes in good faith may be owed to it by (?:the )?\[\w+\],? pending resolution of the claim\b/,
      put: 'that {bearer} has agreed or a court has finally awarded',
    },
    {
      find: /\bany amount which it claims under this agreement\b/,
      put: 'any amount that {bearer} has agreed or that has been finally determined by a court',
    },
    {
      find: /\bsums equal to its estimate of any claim,? whether or not determined\b/,
      put: 'sums that {bearer} has agreed or that have been finally determined by a court',
    },
    {
      find: /\bfor losses that (?:the )?\[\w+\] asserts in good faith\b/,
      put: 'only for losses that {bearer} has agreed or that have been finally determined by a court',
    },
    {
      restate:
        '{gainer} shall pay the deferred price in full and may reduce it only by sums agreed or finally determined to be due.',
    },
  ],
  'seller-covenants-wide': [
    { find: /\banywhere in the world\b/, put: 'in the territory where the Business operated at closing' },
    {
      find: /\bno interest of any kind,? even as passive shareholders,?/,
      put: 'no interest, other than as holders of up to five percent (5%) of listed shares,',
    },
    {
      restate:
        'For two (2) years after closing {bearer} shall not compete with the business sold in the areas where it was carried on; passive holdings of up to three percent (3%) and retained activities are excepted.',
    },
  ],
  'buyer-mac-out': [
    {
      find: /\bin its sole opinion any event has had or may have an adverse effect on the business or its prospects\b/,
      put: 'an event has, judged objectively, a material adverse effect on the Business taken as a whole, changes in the economy, law, markets or the industry excepted',
    },
    {
      find: /\bbeing satisfied in its sole discretion with the results of its due diligence\b/,
      put: 'having found no breach of the warranties in any material respect',
    },
    { find: /\bin its view,?/, put: 'judged objectively,' },
    {
      find: /,? including one that affects the market as a whole\b/,
      put: 'other than one that affects the economy, the law, markets or the industry as a whole',
    },
    {
      find: /\bobtaining financing on terms acceptable to it\b/,
      put: 'being offered all documents to be delivered by {bearer} at closing',
    },
    {
      restate:
        '{gainer} may decline to close only if an event has, judged objectively, a material adverse effect on the business taken as a whole, changes in the economy, the industry, markets or law excepted.',
    },
  ],
  'break-fee-heavy': [
    { find: /\bfor any reason\b/, put: 'because of a willful breach of this agreement by {bearer}' },
    {
      find: /,? even if (?:the )?\[\w+\] withdraws\b/,
      put: 'because of a willful breach by {bearer}, up to one percent (1%) of the price',
    },
    {
      restate:
        "Each party shall bear its own costs if the transaction is not completed; {bearer} shall repay {gainer}'s documented costs up to one percent (1%) of the price only where it willfully breached this agreement.",
    },
  ],
  'sale-non-reliance': [
    {
      restate:
        '{bearer} relies on the warranties in this agreement, {gainer} warrants that the data room is accurate in all material respects, and nothing limits liability for fraud.',
    },
  ],
  'seller-release-general': [
    {
      restate:
        'At closing the parties release each other from claims that relate to the time before it, except for sums due under this agreement, accrued pay and indemnity rights of officers.',
    },
  ],
  'price-paid-by-note': [{ restate: '{gainer} shall pay the price in cash at closing.' }],
};
