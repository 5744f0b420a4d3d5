import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on price should hold. */
export const gaps = defineGaps('price', file, {
  'no-exit-on-price-rise': {
    ifIssues: ['unilateral-price-increase', 'price-list-from-time-to-time', 'price-at-dispatch', 'cost-pass-through'],
    present: [
      /\[(?:o|a|taker|each)\] (?:may(?! not)|can|is free to|is entitled to|shall be entitled to|(?:shall )?ha(?:s|ve) the right to)\b.{0,120}\b(?:terminat|cancel|rescind|withdraw|leave|decline|reject|not renew|end )/,
      /\b(?:either|each) party may\b.{0,80}\b(?:terminat|cancel|end|withdraw)/,
      /\b(?:before|until) .{0,60}\b(?:cancel|terminat)/,
    ],
  },
  'no-notice-of-price-rise': {
    ifIssues: ['unilateral-price-increase', 'price-list-from-time-to-time', 'cost-pass-through'],
    present: [/\bnotic|\bnotif|\binform(?:s|ed)? \[|\bwarning|\badvance|\bannounc/],
  },
  'no-relief-for-cost-rises': {
    ifIssues: ['price-frozen', 'price-cut-by-payer'],
    present: [/\b(?:change in law|force majeure|hardship|index|cpi|review|renegotiat|may (?:end|terminate))/],
  },
  'no-evidence-of-costs': {
    plainly: {
      about: /\bprice|\bsurcharge|\bcosts?\b|\bindex|\badjust|\bcharge|\btariff|\bfees?\b/,
      says: /\b(?:may|shall|will|right to|entitled to)\b.{0,80}\b(?:increas|adjust|raise|pass|surcharge|revis|escalat|index)\w*\b/,
      and: [
        /\b(?:cost|surcharge|raw material|energy|freight|fuel|input|material prices?|labor|wages|tariffs?)\w*\b.{0,120}\b(?:increas|ris[ei]|adjust|pass|surcharge|chang|exceed|higher)|\b(?:increas|ris[ei]|adjust|pass(?:ed)?|reflect|surcharge)\w*\b.{0,120}\b(?:costs?|raw material|energy|freight|fuel|input|labor|wages|tariffs?)\b/,
      ],
    },
    types: ['purchase-agreement', 'service-agreement', 'saas-agreement'],
    present: [
      /\b(?:evidence|substantiat\w*|document(?:ed|ation|s)|proof|proven|records|invoices? from|verif\w*|audit\w*|certif\w*|demonstrat\w*|breakdown)\b/,
    ],
  },
  'no-cap-on-price-adjustment': {
    plainly: {
      about: /\bprice|\bsurcharge|\bindex|\badjust|\btariff|\brates\b/,
      says: /\[(?:a|giver)\] (?:may|shall be entitled to|is entitled to|has the right to|reserves the right to|will|can)\b.{0,60}\b(?:increas|adjust|raise|pass|surcharge|revis|escalat|chang)\w*\b.{0,60}\b(?:prices?|fees?|charges?|rates|costs?|surcharges?)\b|\b(?:prices?|charges?)\b.{0,60}\b(?:shall|will|may|are|is) (?:also )?(?:be )?(?:increased|adjusted|indexed|revised|escalat\w+)\b/,
    },
    types: ['purchase-agreement', 'service-agreement', 'saas-agreement', 'lease-agreement'],
    present: [
      /\b(?:increas|adjust|surcharge|ris[ei]|escalat|chang)\w*\b.{0,160}\b(?:not (?:to )?(?:exceed|be more)|no more than|up to|limited to|at most|capped|lesser of|lower of|maximum of|ceiling)/,
      /\b(?:not exceed|no more than|limited to|at most|capped|lesser of|lower of|maximum|ceiling|never more)\b.{0,120}\b(?:increas|adjust|surcharge|ris[ei]|escalat|percent|%)/,
      /\bcap (?:of|on)\b|\bin no event\b.{0,80}\bexceed/,
    ],
  },
  'no-exit-on-price-adjustment': {
    plainly: {
      about: /\bprice|\bsurcharge|\bindex|\badjust|\btariff/,
      says: /\[(?:a|giver)\] (?:may|shall be entitled to|is entitled to|has the right to|reserves the right to|can)\b.{0,60}\b(?:increas|adjust|raise|pass|surcharge|revis|escalat|chang)\w*\b.{0,60}\b(?:prices?|fees?|charges?|rates|costs?|surcharges?)\b|\bprices?\b.{0,80}\b(?:shall|will|may|are|is) (?:also )?(?:be )?(?:increased|adjusted|indexed|revised|escalat\w+)\b/,
    },
    types: ['purchase-agreement', 'service-agreement', 'saas-agreement'],
    present: [
      /\[(?:o|taker|a|each)\] (?:may(?! not)|can|is free to|shall be entitled to|is entitled to|has the right to|shall have the right to)\b.{0,120}\b(?:terminat|cancel|withdraw|leave|decline|reject|reduc|buy elsewhere|end )/,
      /\b(?:either|each) party may\b.{0,60}\b(?:terminat|end|withdraw)/,
    ],
  },
  'no-decreases': {
    plainly: {
      about: /\bprice|\bsurcharge|\bindex|\badjust|\btariff/,
      says: /\b(?:increas|raise|pass(?:es|ed)?|surcharge|escalat|upward)\w*\b.{0,160}\b(?:costs?|index|raw material|freight|fuel|energy|input|tariffs?)\b|\b(?:costs?|index|raw material|freight|fuel|energy|input)\b.{0,160}\b(?:increas|raise|ris[ei]|surcharge|escalat)/,
      force: ['right', 'duty', 'fact', 'promise'],
    },
    types: ['purchase-agreement', 'service-agreement'],
    present: [
      /(?<!\bno )(?<!\bnot )\b(?:decreas|reduc|lower|falls?\b|fallen|downward|drop|up or down|in either direction|go(?:es)? down)/,
    ],
  },
});
