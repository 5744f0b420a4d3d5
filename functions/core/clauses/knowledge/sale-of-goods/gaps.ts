import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('sale-of-goods', file, {
  'no-reject-or-refund': {
    when: [
      /\b(?:defect|warrant|conform|fault)/,
      /\bgoods\b|\bproducts\b/,
      /\b(?:claim|repair|replac|remed|notif|liab)/,
    ],
    types: ['purchase-agreement'],
    present: [/\b(?:reject|refund|repa(?:y|id)|return of the price|price back|credit|revoke|rescind)/],
  },
  'no-hidden-defects': {
    ifIssues: ['defect-notice-short'],
    types: ['purchase-agreement', 'other'],
    present: [/\b(?:hidden|latent)\b.{0,80}\b(?:discover|find|found|months|years|aware)/, /\b(?:of|after) discovery\b/],
  },
  'no-cancellation-payment': {
    ifIssues: ['buyer-cancels-free'],
    types: ['purchase-agreement', 'other'],
    present: [/\bshall pay (?:for|the cost)/, /\bcancellation (?:fee|charge)/, /\breimburse/],
  },
  'no-exit-for-late-delivery': {
    ifIssues: ['seller-not-bound-to-deliver', 'prepaid-never-refunded'],
    types: ['purchase-agreement', 'other'],
    present: [
      /\bmay (?:then )?(?:cancel|terminate|rescind)\b/,
      /\bright to cancel\b/,
      /\b(?:shall|will) (?:be )?(?:refund|repa)/,
    ],
  },
});
