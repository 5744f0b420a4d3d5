import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const suspends =
  /\b(?:suspen[ds]\w*|withhold (?:the )?(?:services?|access)|(?:block|disable|restrict|shut off|cut off|interrupt)\w* (?:\S+ ){0,4}?(?:access|services?|account|supply))/;

/** What protects a party in clauses on suspension. */
export const benefits = defineBenefits('suspension', file, {
  'notice-before-suspension': [
    {
      within: 'sentence',
      force: ['right', 'duty', 'fact', 'ban', 'promise'],
      all: [
        /(?<!\w)\[a\]/,
        suspends,
        /\b\d+ (?:business |calendar |working )?(?:days?|hours?)'? (?:prior |advance |written )*(?:notice|warning)|\b(?:prior|advance|reasonable) (?:written )?(?:notice|warning)|\b(?:at least|not less than) \d+ (?:business |working |calendar )?(?:days|hours).{0,30}\b(?:notice|before|prior)|\bafter (?:giving )?(?:written )?notice|\bnotice\b.{0,30}\bbefore (?:any )?(?:suspen|doing so)|\bdays after (?:written )?(?:notice|reminder|demand)/,
      ],
      none: [
        /\b(?:without|no|not (?:be )?(?:required|obliged)|need not|waives?)\b.{0,30}\b(?:notice|warning)|\[each\]|\bif (?:the )?\[o\] suspend/,
      ],
    },
  ],
  'may-suspend-for-non-payment': [
    {
      within: 'sentence',
      force: 'right',
      all: [
        /(?<!\w)\[a\] (?:may|can|shall be entitled|is entitled|has the right|reserves the right|shall have the right)/,
        /\b(?:suspend|stop|withhold|pause|interrupt|discontinue)\b.{0,60}\b(?:services?|work|perform\w*|deliver\w*|access|supply|shipments?|licen[cs]e|account|goods|subscription)/,
        /\b(?:overdue|unpaid|past due|late\b|non-?payment|not (?:been )?paid|fail\w* to (?:make )?pay|delinquent|arrears|outstanding)/,
      ],
      none: [/\bmay not|\bcannot|\bpayment (?:to|of) (?:the )?\[o\]|\bsuspend (?:the )?payment/],
    },
  ],
  'no-fees-while-suspended': [
    {
      mutual: true,
      within: 'sentence',
      all: [
        suspends,
        /\b(?:fees?|charges?|rent|subscription|payments?)\b.{0,50}\b(?:abate\w*|not (?:accrue|be (?:due|payable|charged))|cease\w*|reduced|credited|waived|suspended|pro ?rat\w+|stop)|\b(?:credit|no (?:fees?|charges?))\b.{0,60}\b(?:suspen|period)|\bterm (?:shall|will|is)\b.{0,20}\bextended by/,
      ],
      none: [
        /\bnot (?:be )?(?:reduced|credited|abate|waived|suspended|entitled)|\bno (?:credit|refund|abatement|reduction)|\bwithout (?:credit|reduction|abatement)|\bcontinue to/,
      ],
    },
  ],
  'prompt-reinstatement': [
    {
      within: 'sentence',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:restor\w+|reinstat\w+|lift\w*|resum\w+|end the suspension|reconnect\w*)\b/,
        /\b(?:promptly|immediately|without (?:undue )?delay|as soon as|within \d+|once|forthwith|straight away|only (?:for )?(?:as|so) long)/,
        /\b(?:suspen|access|services?)\b/,
        suspends,
      ],
      none: [
        /\b(?:may|discretion|no obligation|not (?:be )?obliged|fee for|reconnection (?:fee|charge)|reinstatement (?:fee|charge))\b|\[each\]|\bback-?up|\bdisaster/,
      ],
    },
    {
      within: 'sentence',
      all: [
        suspends,
        /\bonly (?:to the extent|for (?:as|so) long as|for the (?:minimum|shortest))|\bno (?:longer|more) than (?:is )?(?:reasonably )?(?:necessary|needed)|\bto the (?:minimum|least|smallest) extent/,
      ],
      force: ['right', 'duty', 'fact', 'ban'],
      none: [/\bnot limited/, /\[each\]/],
    },
  ],
});
