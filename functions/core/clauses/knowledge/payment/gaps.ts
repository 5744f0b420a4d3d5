import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on payment should hold. */
export const gaps = defineGaps('payment', file, {
  'no-refund-on-failure': {
    ifIssues: ['prepayment', 'pay-come-what-may'],
    present: [/\b(?:refund|repay|repaid|reimburs|give back|pro rata|money back)/],
  },
  'no-cure-before-default': {
    ifIssues: ['acceleration'],
    present: [
      /\b(?:cure|grace period|remed(?:y|ies|ied) (?:the|such|it|within)|(?:hours|days?)'? (?:after|of|following|from) (?:the |its |written |receipt of )?(?:notice|due|demand)|\b\d+ (?:business |working )?days'? (?:over|past)|(?:fails?|failure|unpaid|not paid).{0,60}\b\d+ (?:business |working )?days|after (?:written )?notice|not (?:cured|remedied))/,
    ],
  },
  'no-payment-longstop': {
    ifIssues: ['pay-when-paid', 'payment-needs-payer-act', 'no-fee-until-all-accepted'],
    present: [/\b(?:in any event|no later than|not later than|at the latest|long-?stop|deemed approved)/],
  },
  'no-leaver-protection': {
    ifIssues: ['clawback'],
    present: [
      /\b(?:pro[- ]?rata|pro-?rated|good (?:reason|leaver)|reduced by)\b/,
      /\b(?:unless|except|other than|not apply|no repayment)\b.{0,120}\b(?:without cause|death|redundan|disabilit|illness)/,
    ],
  },
  'no-accounts-of-share': {
    ifIssues: ['pay-at-payers-discretion'],
    when: [/\b(?:proceeds|receipts|revenue|royalt|profit|commission|sales)/],
    present: [/\b(?:audit|inspect|records|books|statement|report|accounts? (?:for|of|to))/],
  },
  'no-right-to-withhold-disputed': {
    when: [/\b(?:late (?:charge|fee)|interest|suspend)/, /\binvoice/, /\b(?:pays?|paid|payable)\b/],
    types: ['saas-agreement', 'service-agreement', 'license-agreement', 'purchase-agreement'],
    present: [/\bdisput|\bwithh|\bin good faith|\bcontest|\bundisputed|\bquer(?:y|ies)/],
  },
  'no-interest-for-payee': {
    when: [/\b(?:invoice|invoices)\b.{0,80}\b(?:pay|paid|payable)|\b(?:pay|paid|payable)\b.{0,80}\binvoices?\b/],
    types: ['service-agreement', 'saas-agreement', 'purchase-agreement', 'license-agreement'],
    present: [
      /\binterest\b|\blate\b|\boverdue|\bsuspend|\bpast due|\bdefault|\bunpaid|\bin arrears of|\bset[- ]?off|\bdeduct|\brefund|\baudit|\btax(?:es)?\b|\btitle\b|\bdeliver/,
    ],
  },
});
