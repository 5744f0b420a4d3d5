import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on suspension should hold. */
export const gaps = defineGaps('suspension', file, {
  'no-limit-on-suspension': {
    ifIssues: [
      'broad-suspension-grounds',
      'suspension-without-notice',
      'suspension-without-end',
      'no-remedy-for-suspension',
      'fees-run-during-suspension',
    ],
    when: [/\bsuspen/],
    present: [
      /\b(?:no longer than|not exceed|more than|maximum|exceeds?|longer than|up to) \d+ (?:business |consecutive )?(?:days|weeks|months|hours)|\bonly (?:for (?:as|so) long|until)|\b(?:promptly|immediately|as soon as) .{0,30}(?:restor|reinstat|resum|lift)|\b(?:restor|reinstat|resum|lift)\w* .{0,40}(?:promptly|once|as soon as|immediately|within)/,
    ],
  },
  'no-notice-before-suspension': {
    ifIssues: ['broad-suspension-grounds', 'suspension-for-any-late-sum'],
    present: [
      /\b\d+ (?:business |calendar |working )?(?:days?|hours?)'? (?:prior |advance |written )*notice|(?<!without )\b(?:prior|advance|reasonable|written) (?:written )?notice|\bwithout (?:\S+ )?(?:notice|warning)|\bdays after (?:written )?(?:notice|reminder)/,
    ],
  },
  'no-fee-relief-for-suspension': {
    ifIssues: ['broad-suspension-grounds', 'suspension-without-end'],
    types: ['saas-agreement', 'service-agreement', 'license-agreement'],
    present: [
      /\b(?:fees?|charges?|payments?|rent|subscription)\b.{0,60}\b(?:abate|credit|continue|not (?:accrue|be (?:due|payable))|payable|remain|reduc|refund)|\bcredit|\brefund/,
    ],
  },
  'no-restoration': {
    plainly: {
      about: /\bsuspen/,
      // A right to end the contract is no suspension that has an end of its own.
      says: /(?<!\bterminate or )(?<!\bterminate, )\bsuspend\b(?! or terminate| and terminate|, terminate)/,
      force: 'right',
      and: [/\b(?:service|access|account|platform|software)/],
    },
    types: ['saas-agreement', 'service-agreement', 'license-agreement'],
    present: [
      /\b(?:restor|reinstat|resum|lift|reactivat|re-?enabl|re-?connect)\w*|\b(?:only )?(?:for (?:as|so) long as|until)\b/,
    ],
  },
});
