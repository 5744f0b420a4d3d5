import type { TopicFixes } from '../issue.ts';

/** How clauses of this topic are mended for the side they burden. */
export const fixes: TopicFixes = {
  'bonus-discretionary': [
    {
      find: /,? (?:at|in|shall be (?:at|in)|is (?:at|in)|lies? in|is a matter for) (?:the )?(?:(?:\[\w+\]|board|company|committee)'s )?(?:sole |absolute |unfettered |uncontrolled |entire |and )*discretion(?: of (?:the )?[\w\[\]]+(?: \w+)?)?(?=[.;]|$)/,
      put: 'shall follow from the written targets agreed at the start of the year',
    },
    {
      restate:
        '{bearer} is entitled to the bonus set out in the written plan for each year if the targets agreed at the start of the year are met; {gainer} shall measure the targets reasonably and in good faith.',
    },
  ],
  'incentive-changed-after-earned': [
    {
      find: /\bat any time,? (?:including|even) (?:with retroactive effect|after [^.;]*|for [^.;]*)/,
      put: "for a later plan year on thirty (30) days' written notice",
    },
    {
      restate:
        "Changes to the plan, targets or rates need thirty (30) days' written notice and apply only to plan years that begin after it; what has been earned is not affected.",
    },
  ],
  'bonus-lost-under-notice': [
    {
      onlyWhere: /\bcommissions?\b/,
      restate:
        '{bearer} shall be paid commission on every sale that {bearer} originated before the employment ends, when it would otherwise have been paid, except after dismissal for cause.',
    },
    {
      restate:
        'If the employment ends during a plan year other than for cause, {bearer} shall be paid the bonus pro rata to the time worked, at the time it would have been paid.',
    },
  ],
  'clawback-wide': [
    {
      onlyWhere: /\bcommissions?\b/,
      restate:
        'Commission once paid is kept, except for an amount that was paid by mistake or that the law requires to be returned.',
    },
    {
      restate:
        "A bonus once paid is kept, except for the net amount that was paid because of {bearer}'s own fraud or gross misconduct or that the law requires to be returned.",
    },
  ],
  'training-or-signon-repayment': [
    {
      restate:
        '{bearer} shall repay the net amount only on resignation without good reason or dismissal for cause within twelve (12) months after the payment or the end of the training, reduced by one twelfth for each full month worked.',
    },
  ],
  'deductions-from-pay': [
    {
      find: /\bany (?:loss|sum|amount)s? (?:which |that )?(?:it|(?:the )?\[\w+\]) (?:considers?|believes?|thinks?)[^.;,]*/,
      put: 'any sum that {bearer} has admitted in a signed writing',
    },
    {
      restate:
        '{gainer} may deduct from wages only sums required by law and sums that {bearer} has admitted in a signed writing for that deduction.',
    },
  ],
  'overtime-unpaid': [
    {
      restate:
        "Hours above forty (40) a week are worked only at {gainer}'s request and are paid at one and a half times the hourly rate or, at {bearer}'s choice, given back as time off.",
    },
  ],
  'commission-only-when-collected': [
    {
      restate:
        'Commission is earned when the order is accepted and is paid within thirty (30) days after the end of that month, whether or not the customer has paid.',
    },
  ],
  'commission-lost-on-leaving': [
    {
      restate:
        '{bearer} shall receive commission on every order introduced before the end of the engagement that is accepted within six (6) months after it.',
    },
  ],
  'pay-cut-unilateral': [
    { find: /\badjusted upwards? or downwards?\b/, put: 'increased' },
    {
      find: /\bmay (?:reduce|decrease|lower|cut)\b/,
      put: "may only with {bearer}'s prior written consent reduce",
    },
    { restate: "{gainer} shall not reduce pay, hours or benefits without {bearer}'s prior written consent." },
  ],
  'equity-lost-on-leaving': [
    {
      find: /\bat (?:par|cost|nominal value|their issue price|the lower of cost and (?:fair )?market value|the price paid)\b/,
      put: 'at fair market value as set by an independent valuer',
    },
    {
      restate:
        '{bearer} keeps all vested equity; where {gainer} has a right to buy it, the price is its fair market value, save after fraud finally determined by a court.',
    },
  ],
  'no-expense-refund': [
    {
      restate:
        '{gainer} shall refund all reasonable expenses of the work within thirty (30) days after {bearer} sends the receipts.',
    },
  ],
  'bonus-earned-on-payment': [
    {
      restate:
        'A bonus is earned when the performance period ends and its targets are met, and {gainer} shall pay it within seventy-five (75) days after that.',
    },
  ],
  'bonus-paid-late': [
    {
      find: /\b(?:(?:not? later than|on or before|within|up to)\b|by (?:the end\b|\d+\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b))[^.;,]*\b(?:year|period)\b[^.;,]*/,
      put: 'within seventy-five (75) days after the end of the performance year',
    },
    {
      restate: '{gainer} shall pay the bonus within seventy-five (75) days after the end of the performance year.',
    },
  ],
  'repayment-gross': [
    { find: /\b(?:full )?(?:gross|pre-tax) (?:amount|sum|value)\b(?!,? not\b)/, put: 'net after-tax amount' },
    { find: /\bgross of (?:any |all )?tax(?:es)?\b/, put: 'net of tax' },
    { find: /\bbefore tax\b(?:, including[^.;]*)?/, put: 'net of tax' },
    { find: /\bwithout (?:any )?(?:reduction|deduction|credit) for (?=(?:any |the )?tax)/, put: 'net of ' },
    { find: /\btogether with (?:all |any )?(?=(?:income )?tax)/, put: 'net of ' },
    {
      restate: 'Where repayment is due under this clause, {bearer} shall repay only the net amount received after tax.',
    },
  ],
  'repayment-for-company-results': [
    {
      restate:
        'What has been paid to {bearer} for work done stays paid whatever the later results of the business, save that within one (1) year {gainer} may recover the net amount of an overpayment that followed from misstated results.',
    },
  ],
  'good-leaver-narrow': [
    {
      find: /(?<=\bbad leaver\b[^.;]*)\b(?:(?:ends|terminates|ceases) for (?:whatever|any) reason|leaves for (?:whatever|any) reason)\b[^.;]*/,
      put: 'resigns without good reason or is dismissed for cause',
    },
    {
      find: /(?<=\bgood leaver\b[^.;]*)\bwhose employment (?:\S+ )?(?:ends|terminates|ceases|is terminated)\b[^.;]*/,
      put: 'whose employment ends other than by resignation without good reason or dismissal for cause',
    },
    {
      restate:
        'A good leaver is anyone whose employment ends other than by resignation without good reason or dismissal for cause.',
    },
  ],
  'award-lost-in-one-piece': [
    {
      find: /,? ?\b(?:without (?:any )?reduction for (?:the )?(?:time|months|years|service)\b[^.;]*|with no pro-?rat\w+\b[^.;]*|in full however long\b[^.;]*)/,
      put: 'less an equal part for each month served',
    },
    {
      restate:
        'The award is earned, and any sum to be repaid falls, by an equal part for each month served, and nothing is repaid where {gainer} ends the employment without cause.',
    },
  ],
  'service-excludes-leave': [
    { find: /\bexcludes\b|\bdoes not include\b/, put: 'includes' },
    { find: /\bdo not include\b/, put: 'include' },
    { find: /\bdo not count\b|\bare disregarded\b(?: in)?/, put: 'count' },
    { find: /\bdoes not count\b|\bis disregarded\b/, put: 'counts' },
    { find: /\bshall not (?=(?:be )?count)/, put: 'shall ' },
    { restate: 'Notice periods, paid leave and leave protected by law count as service.' },
  ],
};
