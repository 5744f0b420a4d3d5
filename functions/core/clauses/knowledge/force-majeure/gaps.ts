import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on force majeure should hold. */
export const gaps = defineGaps('force-majeure', file, {
  'no-duty-to-notify-and-mitigate': {
    ifIssues: ['one-way-force-majeure', 'own-failures-as-force-majeure', 'no-exit-from-long-force-majeure'],
    present: [
      /\bmitigat|\bminimi[sz]|\bresum|\breasonable (?:efforts|endeavou?rs|steps)|\bpromptly notif|\bprompt (?:written )?notice|\bdiligen/,
    ],
  },
  'no-way-out-of-long-event': {
    ifIssues: ['one-way-force-majeure', 'own-failures-as-force-majeure', 'payment-despite-force-majeure'],
    present: [
      /\b(?:may(?! not)|right to|entitled to|option to|free to)\b.{0,100}\b(?:terminat|cancel|end (?:this|the|every)|leave|rescind|withdraw|walk away)/,
      /\b(?:agreement|contract)\b.{0,40}\b(?:ends|terminates|is terminated|shall (?:end|terminate))\b/,
    ],
  },
  'no-relief-for-own-side': {
    ifIssues: ['one-way-force-majeure', 'no-force-majeure-relief'],
    present: [/\[each\]|\beither party|\bneither party|\beach party|\ba party\b/],
  },
});
