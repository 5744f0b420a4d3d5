import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('employment-pay', file, {
  'no-pro-rated-bonus': {
    ifIssues: ['bonus-lost-under-notice'],
    present: [
      /\bpro[- ]?rat|\bproportion\w*|\bgood leaver/,
      /\b(?:unless|except|other than)\b.{0,100}\b(?:without cause|redundan|for cause|death|disabilit)/,
    ],
  },
  'no-limit-on-clawback': {
    ifIssues: ['clawback-wide', 'training-or-signon-repayment'],
    present: [
      /\bpro[- ]?rat|\breduc(?:ed|ing)\b.{0,40}\b(?:month|twelfth)|\bnet (?:amount|of tax|sum)|\bafter[- ]tax|\bup to\b|\bfraud|\bmisconduct|\bsliding|\bdeclin/,
    ],
  },
  'no-repayment-exceptions': {
    plainly: {
      about: /\brepay|\bclaw-?back|\brecoup|\breimburse|\brefund|\btraining|\bsign(?:ing|-on)?\b/,
      says: /\b(?:repay|pays? back|reimburs|refund|recoup|claw|recover)\w*\b/,
      and: [
        /\b(?:leav|resign|terminat|cease|depart|end)\w*\b/,
        /\b(?:training|course|bonus|relocation|signing|sign-on|tuition|certificat\w*|qualif\w*|retention|education|award|incentive)\b/,
      ],
    },
    types: ['employment-contract'],
    present: [
      /\b(?:unless|except|other than|not apply|no repayment|nothing (?:is|shall be)|not (?:be )?(?:repayable|required|obliged)|shall not)\b.{0,160}\b(?:without (?:just )?cause|redundan|good reason|death|ill(?:ness| health)|disabilit|[oa]\]'s breach|constructive)/,
      /\b(?:without (?:just )?cause|redundan\w*|good reason|death|ill(?:ness| health)|disabilit\w*)\b.{0,160}\b(?:no repayment|nothing|not (?:be )?(?:repay|requir|oblig|owe)|waive[sd]?|falls away)/,
    ],
  },
  'no-sliding-scale': {
    plainly: {
      about: /\brepay|\bclaw-?back|\brecoup|\breimburse|\brefund|\btraining|\bsign(?:ing|-on)?\b/,
      says: /\b(?:repay|pays? back|reimburs|refund)\w*\b/,
      and: [
        /\b(?:leav|resign|terminat|cease|depart|end)\w*\b/,
        /\b(?:training|course|relocation|signing|sign-on|tuition|certificat\w*|qualif\w*|education)\b/,
      ],
    },
    types: ['employment-contract'],
    present: [
      /\bpro[- ]?rat|\bproportion|\bsliding|\bdeclin|\bstraight[- ]line|\btaper/,
      /\b(?:reduc|fall|decreas|less)\w*\b.{0,80}\b(?:month|quarter|year|week|twelfth|twenty)/,
      /\b\d+ ?(?:%|percent|per cent)\b.{0,80}\b(?:month|year)s?\b.{0,160}\b\d+ ?(?:%|percent|per cent)/,
      /\b1\/\d+|\bone[- ](?:twelfth|twenty|thirty|quarter|third)/,
    ],
  },
  'no-cap-on-training-cost': {
    plainly: {
      about: /\btraining|\bcourse|\btuition|\brepay/,
      says: /\b(?:repay|pays? back|reimburs|refund)\w*\b/,
      and: [/\b(?:training|courses?|tuition|education)\b/],
    },
    types: ['employment-contract'],
    present: [
      /\b(?:not exceed|up to|maximum|capped?|no more than|at most)\b.{0,20}[$£€\d[]/,
      /\b(?:agreed?|approv\w+|consent\w*|signed)\b.{0,60}\b(?:in advance|in writing|before (?:the|each|any))/,
      /[$£€] ?\d/,
    ],
  },
});
