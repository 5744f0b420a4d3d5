import { barring } from '../issue.ts';
import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on set-off and withholding. */
export const benefits = defineBenefits('set-off-and-withholding', file, {
  'may-set-off-agreed-sums': [
    {
      all: [
        /\b(?:set[- ]?off|offset|deduct)\b/,
        /\b(?:undisputed|agreed|awarded|adjudicat\w+|finally determined|confirmed)\b/,
        /\b(?:may|can|entitled|right|save|except)\b/,
      ],
      none: [/\bdeposit\b|\bwages\b|\bonly (?:of|if)\b/],
    },
    ...barring(
      [/\bmay not\b|\bno right\b|\btax|\bwages|\bsalary|\bfinal pay|\bdeposit\b|\[each\]|\bemployee/],
      [
        {
          force: 'right',
          bears: 'actor',
          all: [
            /\[a\](?:, .{0,60},)? (?:may|can|is entitled to|shall be entitled to)\b.{0,30}\b(?:set off|deduct|net|offset|withhold)\b/,
            /\b(?:owe[sd]?|owing|due|payable|liable)\b/,
          ],
        },
        {
          force: 'right',
          all: [
            /\[a\](?:, .{0,60},)? (?:may|can|is entitled to|shall be entitled to)\b.{0,20}\b(?:set off|net|deduct|offset|credit)\b/,
            /\b(?:owe[sd]?|owing|due|liable|payable)\b/,
          ],
        },
      ],
    ),
  ],
  'no-deduction-without-proof': [
    {
      all: [
        /\b(?:no deduction|may deduct|deductions?|withhold|set[- ]?off|offset)\b/,
        /\b(?:only|unless|no deduction)\b/,
        /\b(?:agreed|undisputed|documented|itemi[sz]ed|awarded|adjudicat\w+|expert|court|admitted|in good faith|with reasons)\b/,
      ],
      none: [/\bdeposit\b.{0,60}\bdiscretion/],
    },
  ],
  'retention-limited': [
    {
      all: [
        /\b(?:retention|retains?|holds? back|hold-?back|escrow)\b/,
        /\b(?:[1-5](?:\.\d+)?) ?(?:%|percent)/,
        /\b(?:releas\w+|until|for \d+|months|completion)\b/,
      ],
      none: [/\b\d\d ?(?:%|percent)|\brecords\b|\bdata\b/],
    },
  ],
  'paid-in-full': [
    {
      bears: 'other',
      force: ['waiver'],
      all: [
        /\[a\] (?:hereby |irrevocably |unconditionally |expressly )*waives?\b.{0,40}\b(?:set-?off|offset|counterclaim|abatement|deduction)\b/,
      ],
      none: [/\[each\]/],
    },
    {
      force: ['duty', 'fact', 'promise', 'ban', 'no-right', 'waiver'],
      all: [
        /\b(?:pay(?:able|ment|ments|s)?|paid|sums?|amounts?|invoices?|fees?|rent|price|installments?)\b/,
        /\b(?:without|no|free (?:of|from)|not|free and clear of)\b.{0,30}\b(?:set-?off|deductions?|counter-?claims?|withholding|abatement|deduct\w*|retention)\b/,
      ],
      none: [
        /\b(?:\w* may (?:set off|deduct|withhold)|except|unless|other than|disputed in good faith|undisputed|tax(?:es)?|withholding tax|gross up|deposit|wages|salary|employ\w*|refund\w*|only)\b/,
      ],
      bears: 'giver',
    },
  ],
  'no-gross-up': [
    {
      mutual: true,
      force: ['fact', 'duty', 'right', 'acknowledgement'],
      all: [
        /\b(?:withholding tax\w*|taxes? (?:so )?(?:withheld|deducted)|amounts? (?:so )?(?:withheld|deducted)|withheld (?:amounts?|taxes))\b.{0,160}\b(?:deemed|treated|considered|regarded)\b.{0,20}\bpaid\b|\bno gross[- ]up\b|\bnot (?:be )?(?:required|obliged|obligated) to gross[- ]up\b/,
      ],
      none: [/\b(?:indemnity|employee|escrow)\b/],
    },
  ],
});
