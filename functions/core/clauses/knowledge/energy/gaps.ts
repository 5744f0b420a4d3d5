import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('energy', file, {
  'no-output-commitment': {
    ifIssues: ['energy-pay-undelivered', 'energy-no-make-up', 'energy-no-output-guarantee'],
    present: [
      /\bguarantees? (?:at least|that|a|an|\d)/,
      /\b(?:output|availability|performance) guarantee\b/,
      /\bshortfall (?:damages|payment)/,
      /\bguaranteed (?:output|availability|energy|quantity)/,
    ],
  },
  'no-curtailment-compensation': {
    ifIssues: ['energy-curtail-unpaid'],
    present: [
      /\bpay\b.{0,80}\bcurtail/,
      /\bcompensat\w+ (?:the )?\[\w+\]/,
      /\bup to \d+ hours\b|\bnot (?:more than|exceed) \d+ hours/,
    ],
  },
  'no-damages-cap': {
    ifIssues: ['energy-shortfall-damages', 'energy-delay-damages'],
    present: [
      /\bcap(?:ped)?\b/,
      /\bnot exceed\b|\bno more than\b|\blimited to\b|\bmaximum\b/,
      /\bsole (?:and exclusive )?remedy\b/,
    ],
  },
});
