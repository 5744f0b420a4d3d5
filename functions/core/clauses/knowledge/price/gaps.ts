import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on price should hold. */
export const gaps = defineGaps('price', file, {
  'no-exit-on-price-rise': {
    ifIssues: ['unilateral-price-increase', 'price-list-from-time-to-time', 'price-at-dispatch', 'cost-pass-through'],
    present: [/\b(?:terminat|cancel|end (?:this|the)|leave|withdraw|decline|not renew|non-renew|rescind|walk away)/],
  },
  'no-notice-of-price-rise': {
    ifIssues: ['unilateral-price-increase', 'price-list-from-time-to-time', 'cost-pass-through'],
    present: [/\bnotic|\bnotif|\binform(?:s|ed)? \[|\bwarning|\badvance|\bannounc/],
  },
  'no-relief-for-cost-rises': {
    ifIssues: ['price-frozen', 'price-cut-by-payer'],
    present: [/\b(?:change in law|force majeure|hardship|index|cpi|review|renegotiat|may (?:end|terminate))/],
  },
});
