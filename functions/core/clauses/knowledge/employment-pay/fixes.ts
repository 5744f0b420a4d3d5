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
      restate:
        'If the employment ends during a plan year other than for cause, {bearer} shall be paid the bonus pro rata to the time worked, at the time it would have been paid.',
    },
  ],
  'clawback-wide': [
    {
      restate:
        "A bonus once paid is kept, except for the net amount that was paid because of {bearer}'s own fraud or gross misconduct or that the law requires to be returned.",
    },
  ],
  'training-or-signon-repayment': [
    {
      restate:
        '{bearer} shall repay the net amount only on resignation without good reason or dismissal for cause within twelve (12) months after it was paid, reduced by one twelfth for each full month worked.',
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
};
