import type { TopicFixes } from '../issue.ts';

/** How clauses on the sale of goods are mended for the side that carries the burden. */
export const fixes: TopicFixes = {
  'defect-notice-short': [
    {
      find: /\bwithin \d+ hours after delivery\b/,
      put: 'within fourteen (14) days after delivery or, for hidden defects, thirty (30) days after discovery',
    },
    {
      find: /,? latent defects included,? must be made in writing within \d+ days of delivery\b/,
      put: 'must be made in writing within fourteen (14) days of delivery or, for latent defects, within thirty (30) days after discovery',
    },
    {
      find: /\bwithin \d+ hours of receipt\b/,
      put: 'within fourteen (14) days of receipt, or of discovery where the defect is hidden',
    },
    {
      find: /\bwithin (?:[1-9]|ten) (?:business |working )?days (?:from|of|after) (?:shipment|delivery|receipt)\b/,
      put: 'within fourteen (14) days after delivery or, for hidden defects, thirty (30) days after discovery',
    },
    { find: /\bwithin 24 hours\b/, put: 'within fourteen (14) days, or of finding a hidden fault' },
    {
      restate:
        '{bearer} shall notify visible defects within ten (10) business days after delivery and hidden defects within thirty (30) days after it finds them, and late notice bars a claim only so far as {gainer} is harmed by it.',
    },
  ],
  'defect-claim-barred': [
    {
      find: /\bonce the goods have been used, installed, altered or resold\b/,
      put: 'so far as they result from wrong use or alteration by {bearer}',
    },
    { find: /\bamounts to a waiver of all claims\b/, put: 'does not affect claims' },
    {
      restate:
        "Installation, use or resale of the goods and open invoices do not affect {bearer}'s rights, except for damage caused by {bearer}'s own wrong use.",
    },
  ],
  'implied-terms-excluded': [
    {
      find: /\bdisclaims all implied warranties,? including\b/,
      put: 'confirms, beside its express warranties, the implied warranties of',
    },
    {
      restate:
        '{gainer} warrants that the goods match the specification, are free from defects and are of satisfactory quality for twelve (12) months, and the terms implied by law stay in force.',
    },
  ],
  'title-retained-broad': [
    {
      find: /\benter (?:the )?\[\w+\]'s premises (?:at any time|without (?:prior )?notice)/,
      put: "on five (5) days' written notice, in business hours and only while payment for those Goods is overdue, enter {bearer}'s premises",
    },
    {
      find: /\bpaid all (?:amounts|sums) owed to (?:the )?\[\w+\] under this or any other contract\b/,
      put: 'paid for those Goods',
    },
    {
      find: /\buntil (?:the )?\[\w+\] has paid all sums owed to (?:the )?\[\w+\] on any account\b/,
      put: 'until {bearer} has paid for those Goods, and {bearer} may use and resell them in the ordinary course of business',
    },
    {
      find: /\bso long as any debt of (?:the )?\[\w+\]'s group is outstanding\b/,
      put: 'until that delivery has been paid for',
    },
    { find: /\beverything \[?\w+\]? owes? \[?\w+\]? for any order\b/, put: 'for them' },
    {
      restate:
        'Title to each delivery passes to {bearer} when that delivery has been paid for; until then {bearer} may use and resell the goods in the ordinary course, and {gainer} may recover them only on default, by notice and in business hours.',
    },
  ],
  'risk-passes-early': [{ restate: "Risk passes to {bearer} upon delivery to {bearer}'s premises." }],
  'cancel-only-full-price': [
    {
      find: /\bliable for 100 ?(?:%|percent) of the order price\b/,
      put: "liable only for {gainer}'s documented and unavoidable costs",
    },
    {
      find: /\bpayment of \d+ ?(?:%|percent) of the price\b/,
      put: "payment of {gainer}'s documented and unavoidable costs",
    },
    { find: /\bwritten consent and payment\b/, put: 'payment' },
    {
      find: /\bthe full price of the goods remains payable as liquidated damages\b/,
      put: "{gainer}'s documented and unavoidable costs, less what it saves or earns from other use of the Goods, are payable",
    },
    {
      restate:
        "{bearer} may cancel before shipment by written notice and shall then pay {gainer}'s proven and unavoidable costs, less what {gainer} saves or earns from other use of the goods.",
    },
  ],
  'seller-not-bound-to-deliver': [
    {
      find: /\bdelivery dates are estimates only,? and (?:the )?\[\w+\] shall not be liable for any delay or failure to deliver\b/,
      put: '{gainer} shall deliver on the confirmed dates, and {bearer} may cancel what is more than ten (10) days late for a full refund',
    },
    {
      find: /\bmay cancel any accepted order or allocate its stock among its customers as it sees fit\b/,
      put: 'may allocate its stock fairly among its customers only in case of force majeure, and shall refund what is not delivered',
    },
    { find: /\bno delay,? however long,? entitles\b/, put: 'delay of more than ten (10) business days entitles' },
    {
      restate:
        '{gainer} shall deliver on the agreed date; if delivery is more than ten (10) days late, {bearer} may cancel and be refunded in full without losing its other rights.',
    },
  ],
  'prepaid-never-refunded': [
    {
      find: /\ball payments are non-?refundable even if\b/,
      put: 'all payments are refundable within ten (10) days if',
    },
    {
      find: /\bno sum so paid is refundable under any circumstances,? including non-delivery\b/,
      put: 'sums so paid are refundable within ten (10) days for goods that are not delivered or are rightfully rejected',
    },
    {
      find: /\bis non-?refundable even if (?:the )?\[\w+\] is unable to supply\b/,
      put: 'shall be refunded within ten (10) days if {gainer} is unable to supply',
    },
    { find: /\bdon't give money back,? even if\b/, put: 'give all money back if' },
    {
      find: /\bthe payment is kept by (?:the )?\[\w+\] and may be applied toward a later order at (?:the )?\[\w+\]'s option\b/,
      put: 'the payment is refunded by {gainer} within ten (10) days',
    },
    {
      restate:
        '{gainer} shall repay all that {bearer} has paid for goods that are not delivered or are rightfully rejected within ten (10) days after request.',
    },
  ],
  'goods-substituted': [
    {
      find: /\bto substitute products of similar quality or to change specifications without notice\b/,
      put: "with {bearer}'s prior written approval, to substitute products of similar quality or to change specifications",
    },
    {
      find: /\bwithout notice,? and (?:the )?\[\w+\] shall accept and pay for them\b/,
      put: "only with {bearer}'s prior written approval",
    },
    { find: /\bat any time\b/, put: "with {bearer}'s prior written approval" },
    { find: /\bwithout notice\b/, put: "only with {bearer}'s prior written approval" },
    {
      restate:
        "{gainer} shall deliver the goods that were ordered; any change needs {bearer}'s prior written approval.",
    },
  ],
  'goods-price-at-dispatch': [
    { find: /\bthat in effect on the date of shipment\b/, put: 'that stated in the accepted order' },
    {
      find: /\bruling at the date of dispatch,? regardless of the price stated in the order\b/,
      put: 'stated in the accepted order',
    },
    {
      find: /\bby notice at any time before delivery,? increase the price to reflect any rise in its costs\b/,
      put: "by sixty (60) days' notice, increase the price for later orders",
    },
    { restate: 'The price stated in the accepted order is firm and shall not be increased.' },
  ],
  'buyer-cancels-free': [
    {
      find: /\bwithout (?:any )?liability(?: of any kind)?\b/,
      put: "on paying {bearer}'s documented cost of finished goods, work in process and materials that cannot be used elsewhere",
    },
    {
      find: /\bno cancellation charges, costs of materials or lost profits are payable to (?:the )?\[\w+\]/,
      put: "{bearer}'s documented cost of work in process and of materials that cannot be used elsewhere is payable",
    },
    {
      find: /\bowes (?:the )?\[\w+\] nothing in consequence\b/,
      put: 'owes {bearer} its documented cost of work in process and of materials that cannot be used elsewhere',
    },
    { find: /\bwon't pay a cent\b/, put: 'pay the documented cost of work already done' },
    {
      restate:
        "{gainer} may cancel standard goods by thirty (30) days' notice and shall pay for finished goods, work in process and noncancelable materials; custom goods cannot be cancelled.",
    },
  ],
  'returns-any-reason': [
    {
      find: /\bany goods at any time for any reason for a full refund\b/,
      put: 'unused standard goods within thirty (30) days for a refund less a restocking charge of fifteen percent (15%), and defective goods within the warranty period for a full refund',
    },
    {
      find: /\bfor any reason and in any condition, within 12 months of delivery for a full refund at (?:the )?\[\w+\]'s expense\b/,
      put: "unused and in original packaging, within thirty (30) days of delivery for a refund less a restocking charge of fifteen percent (15%), or if defective within the warranty period at {bearer}'s expense",
    },
    {
      find: /\bat any time for credit at the invoiced price,? (?:the )?\[\w+\] paying the freight\b/,
      put: 'unused, within sixty (60) days, for credit at the invoiced price less a restocking charge of fifteen percent (15%), {gainer} paying the freight',
    },
    {
      restate:
        "{gainer} may return defective or wrongly delivered goods within thirty (30) days, and unopened standard goods with {bearer}'s consent less a restocking fee of fifteen percent (15%).",
    },
  ],
  'stock-without-commitment': [
    {
      find: /\bis under no obligation to purchase any quantity\b/,
      put: 'shall buy within ninety (90) days any of that stock which it has not called off',
    },
    {
      restate:
        '{bearer} shall hold up to four (4) weeks of forecast stock, and {gainer} shall buy any of it that has not been called off within ninety (90) days.',
    },
  ],
  'no-resale-of-goods': [
    {
      find: /\bshall not sell or otherwise dispose of any goods that (?:the )?\[\w+\] has rejected or cancelled to any third party without (?:the )?\[\w+\]'s prior written consent\b/,
      put: "may sell to third parties goods that {gainer} has rejected or cancelled, after removing {gainer}'s marks",
    },
    {
      find: /\bshall not be sold to any third party without (?:the )?\[\w+\]'s (?:prior )?written consent\b/,
      put: "may be sold to third parties after {gainer}'s marks have been removed",
    },
    {
      restate:
        "{bearer} may resell goods that {gainer} has cancelled, rejected or not paid for after removing {gainer}'s marks.",
    },
  ],
  'rejection-without-end': [
    {
      find: /\bany goods at any time in its sole discretion\b/,
      put: 'nonconforming Goods within twenty (20) days after delivery, hidden defects being left to the warranty',
    },
    {
      find: /\bmay reject goods at any time\b/,
      put: 'may reject nonconforming Goods within twenty (20) days after delivery, hidden defects being left to the warranty',
    },
    {
      find: /\bthat in its sole opinion is unsatisfactory,? whenever it forms that opinion\b/,
      put: 'that does not conform to the specification, within twenty (20) days after delivery',
    },
    { find: /\bno time limit on rejection\b/, put: 'a time limit of twenty (20) days after delivery on rejection' },
    {
      restate:
        '{gainer} shall inspect the goods within ten (10) business days after delivery; goods not rejected in writing with reasons in that time are accepted, hidden defects being left to the warranty.',
    },
  ],
  'description-not-binding': [
    {
      restate:
        'The goods shall correspond with their description, with the agreed specification and with any sample, within the stated tolerances.',
    },
  ],
  'title-passes-before-payment': [{ restate: 'Title passes to {gainer} when the price has been paid in full.' }],
};
