import type { TopicFixes } from '../issue.ts';

/** How payment terms are mended. */
export const fixes: TopicFixes = {
  prepayment: [
    {
      find: /\b(?:shall have no obligation|shall not be (?:obliged|required|obligated)|is not (?:obliged|required)|need not|shall be under no obligation) (?:to )?(?:ship|deliver|release|dispatch|commence|begin|start|perform|manufacture).{0,60}\b(?:until|before|unless)\b.{3,80}?(?=[,.;]|$)/,
      put: 'shall perform by the agreed dates',
    },
    {
      find: /\b(?:prior to|before|in advance of|ahead of) (?:the )?(?:shipment|delivery|dispatch)\b/,
      put: 'within thirty (30) days after delivery',
    },
    { find: /\b(?:annually|yearly) in advance\b/, put: 'quarterly in advance' },
    { find: /\b(?:(?:annually|yearly|monthly|quarterly|fully) )?in advance\b/, put: 'monthly in arrears' },
    {
      restate:
        '{gainer} shall invoice {bearer} for each month in arrears, and {bearer} shall pay each correct invoice within thirty (30) days after receiving it.',
    },
  ],
  'long-credit-period': [
    { find: /\b(?:[2-9]|1\d) months\b(?= (?:after|of|following|from))/, put: 'thirty (30) days' },
    { find: /\b(?:60|6[1-9]|[7-9]\d|1\d\d)(?= days)/, put: 'thirty (30)' },
    { find: /net[- ](?:6[1-9]|[7-9]\d|1\d\d)\b/, put: 'net thirty (30)' },
    { find: /\b(?:6[0-9]|[7-9]\d|1\d\d) days\b(?= (?:after|of|following|from))/, put: 'thirty (30) days' },
    { restate: '{gainer} shall pay each correct invoice of {bearer} within thirty (30) days after receiving it.' },
  ],
  'pay-when-paid': [
    {
      find: /\bshall have no (?:liability|obligation) (?:to (?:the )?\[\w+\] )?(?:for|to pay) (?:any )?(?:amounts?|sums?|fees?) (?:that|which) .{3,60}?(?=[,.;]|$)/,
      put: 'shall pay sums that it is unable to collect from others as well',
    },
    {
      find: /\b(?:within|no later than|not later than) \d+ (?:business |calendar )?days (?:after|of|following) (?:the )?\[\w+\](?:'s receipt of|(?: has)? receive[sd]?) payment (?:from .{3,40}?)(?=[,.;]|$| for )/,
      put: 'within thirty (30) days after receipt of a correct invoice, whether or not others have paid,',
    },
    { find: /\b(?:is|shall be) an? (?:express )?condition precedent (?:to|of)\b/, put: 'is no condition of' },
    {
      find: /\b(?:is|are|shall be) (?:expressly )?(?:contingent|conditional|conditioned|dependent) (?:up)?on\b/,
      put: 'does not depend on',
    },
    {
      restate:
        'Payment falls due thirty (30) days after receipt of a correct invoice, whether or not payment has been received from anyone else.',
    },
  ],
  'penal-late-charge': [
    {
      find: /(?<![\d.])\d*\.?\d+ ?(?:%|percent|per ?cent) (?:per|a|each|every|for each) (?:calendar )?(?:day|week)\b/,
      put: 'one percent (1%) per month',
    },
    {
      find: /(?<![\d.])(?:1\.[5-9]\d*|[2-9]|\d\d)(?:\.\d+)? ?(?:%|percent|per ?cent) (?:per|a|each|every) (?:calendar )?(?:month|week)(?:,? (?:(?:determined|calculated) and )?compounded \w+)?/,
      put: 'one percent (1%) per month',
    },
    {
      find: /(?<![\d.])(?:1[2-9]|[2-9]\d)(?:\.\d+)? ?(?:%|percent|per ?cent) (?:per annum|a year|per year|annually)(?:,? compounded \w+)?/,
      put: 'eight percent (8%) per annum',
    },
    {
      restate:
        'Undisputed amounts that remain unpaid ten (10) days after a written reminder bear simple interest at the lesser of one percent (1%) per month and the highest rate permitted by law, which is the only charge for their being overdue.',
    },
  ],
  'no-late-interest': [
    {
      restate:
        'Any amount that {gainer} does not pay when due, or holds back without being entitled to, bears simple interest at one percent (1%) per month from its due date.',
    },
  ],
  'pay-first-argue-later': [
    {
      restate:
        '{bearer} may withhold any amount that it disputes reasonably and in good faith, provided that it tells {gainer} the reasons in writing before the due date and pays the rest on time.',
    },
  ],
  'short-invoice-dispute-window': [
    { find: /(?<![\d.])\d+ (?:business |calendar |working )?(?:days|weeks?)\b/, put: 'twelve (12) months' },
    {
      restate:
        '{bearer} may dispute an invoice or statement in good faith at any time within twelve (12) months after receiving it, and payment is not an admission that it was correct.',
    },
  ],
  'invoice-conclusive': [
    {
      find: /\b(?:shall be|is|are|will be|shall become) (?:final|conclusive|binding)(?:,? (?:and|or) (?:final|binding|conclusive))*(?: (?:up)?on (?:the )?\[\w+\])?/,
      put: 'shall be presumed correct unless {bearer} shows an error',
    },
    {
      restate:
        '{gainer} shall give {bearer} the records that support each invoice on request; its records are evidence of the amount due but may be shown to be wrong, and errors are corrected in the next invoice.',
    },
  ],
  'unlimited-expenses': [
    {
      find: /\ball of (?=(?:the )?\[\w+\]'s (?:travel|hotel|out-of-pocket|expenses|costs))/,
      put: 'the reasonable, documented and pre-approved part of ',
    },
    {
      find: /\b(?:all|any)(?= (?:\w+ )?(?:out-of-pocket|travel|expenses|disbursements|costs and expenses))/,
      put: 'reasonable, documented and pre-approved',
    },
    {
      restate:
        '{bearer} shall reimburse reasonable out-of-pocket expenses that it approved in writing in advance, at cost, against receipts, and within its travel policy.',
    },
  ],
  'tax-burden-shifted': [
    {
      find: /\b(?:the )?(?:amounts?|sums?|payments?) (?:due|payable)(?: by .{3,30}?)? (?:shall|will|must) be (?:increased|grossed up).{3,220}?(?=[.;]|$)/,
      put: '{bearer} may make it, shall pay it to the authority and shall give {gainer} the receipts',
    },
    {
      find: /,? including (?:without limitation )?(?:withholding taxes and )?(?:any )?taxes (?:measured by|based on|on) (?:the )?\[\w+\]'s (?:net )?income/,
      put: ", other than taxes on {gainer}'s income, property and employees",
    },
    {
      find: /\bpay such additional (?:amounts?|sums?) as (?:are|is|may be) (?:necessary|required).{0,160}?(?=[.;]|$)/,
      put: 'deduct them, pay them to the authority and give {gainer} the receipts',
    },
    {
      find: /\bfree and clear of,? (?:and without )?(?:any )?(?:deduction|withholding).{0,60}?(?=[,.;]|$)/,
      put: 'after any withholding of tax that the law requires',
    },
    {
      restate:
        '{bearer} shall pay sales, use and value added taxes that lawfully apply to the payments and are shown separately on the invoice, and each party pays the taxes on its own income, property and employees; {bearer} may withhold tax where the law requires it and shall give {gainer} the receipts.',
    },
  ],
  'fees-never-refunded': [
    { find: /\bnon-?refundable (?=deposit|retainer|advance)/, put: 'pro rata refundable ' },
    {
      find: /\b(?:is|are|shall be)(?: non-?cancell?able and)? non-?refundable(?: and non-?cancell?able)?(?: in (?:all|any) circumstances)?(?:,? and no (?:credit|refund)s? (?:will|shall) be (?:given|made|allowed|granted) for .{3,60}?(?=[,.;]|$))?/,
      put: 'shall be refunded pro rata for what has not been supplied if this Agreement ends for any reason other than an uncured breach by {bearer}',
    },
    {
      restate:
        'On any early end of this Agreement, except for an uncured breach by {bearer}, {gainer} shall refund prepaid fees for the unused period pro rata within thirty (30) days, and sums paid for goods or services not supplied are repaid likewise.',
    },
  ],
  'payment-needs-payer-act': [
    {
      find: /\bin its (?:sole |absolute |own )*(?:judgment|opinion|discretion)\b/,
      put: 'acting reasonably and within ten (10) business days',
    },
    {
      find: /\bwhich (?:approval )?.{0,40}\bmay (?:be )?(?:give|grant|withhold|refuse|given|withheld|refused).{0,40}discretion\b/,
      put: 'which may not be unreasonably withheld and is deemed given after ten (10) business days',
    },
    {
      find: /\b(?:are|is|shall be) (?:subject to|contingent (?:up)?on|conditional (?:up)?on) (?:\w+ ){0,3}(?:appropriations?|allocations?|funding|budget\w*).{0,60}?(?=[,.;]|$)/,
      put: 'are due for all that was supplied before {gainer} gave thirty (30) days written notice that funds are not available',
    },
    {
      restate:
        '{gainer} shall approve each invoice or reject it with reasons in writing within ten (10) business days, an invoice not rejected in that time is approved, and each approved invoice is payable thirty (30) days after it was received.',
    },
  ],
  'no-fee-without-result': [
    {
      add: "If the result fails for reasons outside {bearer}'s control, {gainer} shall reimburse {bearer}'s reasonable documented costs, and the full fee is due if {gainer} itself prevents the result.",
    },
    {
      restate:
        '{gainer} shall pay {bearer} monthly at the agreed rates for work done, and any success fee is payable in addition when the result is achieved.',
    },
  ],
  clawback: [
    {
      find: /\b(?:100 ?(?:percent|%)|the whole|all|the full amount|the entire amount) of\b/,
      put: 'a part, reduced by one twenty-fourth (1/24) for every month worked, of',
    },
    {
      restate:
        '{bearer} keeps sums once earned and paid, except that it returns an overpayment made by mistake and amounts that applicable law requires to be returned.',
    },
  ],
  acceleration: [
    {
      find: /\bat the (?:sole )?option of (?:the )?(?:\[\w+\]|holder|lender|lessor|creditor)\b/,
      put: 'if the sum overdue is still unpaid thirty (30) days after written notice',
    },
    {
      find: /\bshall (?:immediately|forthwith|automatically|at once) become\b/,
      put: 'shall, if the default continues for thirty (30) days after written notice and less the cost that {gainer} saves, become',
    },
    {
      find: /\bthe (?:sum|total|aggregate) of (?=all|the)/,
      put: 'the present value, less the cost that {gainer} saves by the early end, of ',
    },
    {
      find: /\bwithout (?:any )?(?:prior |further )?(?:notice or demand|demand or notice|notice|demand)\b/,
      put: 'if a payment default continues for thirty (30) days after written notice and with a discount to present value',
    },
    {
      restate:
        'If an undisputed amount remains unpaid thirty (30) days after written notice, {gainer} may demand it with interest, and amounts not yet due remain payable on their original dates.',
    },
  ],
  'pay-come-what-may': [
    {
      find: /\bnotwithstanding (?:that )?(?=.{3,60}(?:defective|damaged|unavailable|interrupt\w+|destroyed|unusable|breakdown))/,
      put: 'except in proportion for the time in which ',
    },
    {
      find: /\b(?:shall|will|does|do) not (?:relieve|release|excuse|discharge) (?:the )?\[\w+\] (?:of|from) (?:its|any) obligations? to pay\b/,
      put: "shall reduce in proportion {bearer}'s obligation to pay",
    },
    {
      restate:
        '{bearer} pays only for goods, services and periods that {gainer} provides in accordance with this Agreement, and payment abates in proportion for the rest.',
    },
  ],
  'late-invoice-forfeited': [
    {
      find: /\bwaives? (?:any|all|its) (?:claims?|rights?) to (?:such|those|these|any such) (?:amounts?|sums?)\b/,
      put: 'keeps its claim to such amounts',
    },
    { find: /\bmore than \d+ (?:business |calendar )?(?:days|weeks|months)\b/, put: 'more than twelve (12) months' },
    { find: /\bwithin \d+ (?:business |calendar )?(?:days|weeks|months)\b/, put: 'within twelve (12) months' },
    {
      find: /\b(?:shall have no obligation|shall not be (?:obliged|required|obligated)|is not (?:obliged|required)|has no duty) to pay any (?:amounts?|sums?|invoices?) (?:that is |that are )?(?:invoiced|received|submitted|sent) (?:after|later than) .{3,40}?(?=[,.;]|$)/,
      put: 'shall pay any amount that is invoiced later within thirty (30) days after receipt of the invoice',
    },
    {
      restate:
        '{bearer} shall invoice monthly, and a late or incorrect invoice is payable thirty (30) days after a correct one is received.',
    },
  ],
  'pay-at-payers-discretion': [
    {
      find: /\b(?:is|are|shall be) (?:entirely |wholly |purely |fully )?discretionary\b/,
      put: 'is paid if the objective targets agreed in writing in advance are met',
    },
    {
      find: /\bin such amounts?,? (?:if any,? )?as .{3,50}? (?:may|shall) (?:from time to time )?(?:determine|decide)(?:,? in its (?:sole |absolute |and )*discretion)?/,
      put: 'in the amount calculated under objective targets agreed in writing in advance',
    },
    {
      find: /,? ?(?:in|at) its (?:sole |absolute |and )*discretion,?/,
      put: 'under objective criteria agreed in writing in advance',
    },
    {
      restate:
        '{gainer} shall pay {bearer} the amounts calculated under the formula and objective targets stated in Schedule 1, which may be changed only by written agreement of the parties.',
    },
  ],

  'expense-markup': [
    {
      find: /,? (?:plus|together with|and) an? (?:administrati\w+|overhead|supervis\w+|management|handling) (?:fee|charge) of \d+(?:\.\d+)? ?(?:%|percent)(?: of (?:such|the|those) (?:costs?|amounts?|sums?))? ?(?=[,.;])/,
      put: '',
    },
    {
      find: /,? ?(?:\+|plus) (?:an? )?(?:[\w-]+ ){0,4}?\d+(?:\.\d+)? ?(?:%|percent|per cent)/,
      put: '',
    },
    {
      restate:
        '{bearer} shall reimburse reasonable expenses and third-party costs that it has approved in writing beforehand, at cost and against receipts.',
    },
  ],

  'payment-period-short': [
    { find: /\bwithin (?:\d|10) (?:business |working |calendar )?days?\b/, put: 'within thirty (30) days' },
    {
      find: /\b(?:immediately|at once|forthwith|(?:up)?on (?:receipt|presentation))\b/,
      put: 'within thirty (30) days of receipt',
    },
    { restate: '{bearer} shall pay each correct and undisputed invoice within thirty (30) days of receipt.' },
  ],
};
