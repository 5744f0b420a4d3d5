import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What promises of the best price should hold. */
export const gaps = defineGaps('most-favored-customer', file, {
  'no-neutral-price-check': {
    ifIssues: ['mfc-audit'],
    present: [/\b(?:independent|certificate|redacted|bound to secrecy|yes or no)/],
  },
  'no-like-for-like-limit': {
    ifIssues: ['mfc-any-customer', 'mfc-automatic-amendment', 'mfc-retroactive-refund'],
    present: [
      /(?<!not (?:a )?)\b(?:similarly situated|comparable|similar|like|same|equal|equivalent)\b.{0,60}\b(?:volumes?|quantit\w+|terms?|customers?|conditions|territor\w+|circumstances)/,
    ],
  },
  'no-cure-of-price-promise': {
    ifIssues: ['mfc-any-customer', 'mfc-retroactive-refund'],
    when: [/\b(?:material breach|terminat)/],
    present: [/\b(?:cured? (?:within|by)|remed(?:y|ied) within|days after notice)/],
  },
  'no-exclusions-from-price-promise': {
    plainly: {
      about: /\bmost[- ]favou?red|\bprice|\bterms|\bfees|\brates|\b(?:other|another) customer/,
      says: /\bmost[- ]favou?red|\b(?:lowest|best|no less favou?rable|at least as favou?rable|as low as|more favou?rable|lower (?:price|fee|rate)s?)\b.{0,120}\b(?:other|any|another|third)\b|\b(?:other|any other|another) (?:customer|buyer|purchaser|client|person|licensee)s?\b.{0,120}\b(?:lower|more favou?rable|less than|better)/,
    },
    types: ['purchase-agreement', 'saas-agreement', 'service-agreement', 'license-agreement', 'other'],
    present: [
      /\b(?:exclud\w+|except\w*|other than|not (?:include|apply|count)|disregard\w*|left out|not counted|does not cover)\b.{0,160}\b(?:government|public sector|affiliate|intra-?group|charit|sample|settlement|pilot|promotion|distributor|nonprofit|reseller|end[- ]of[- ]life)/,
    ],
  },
  'no-like-customers': {
    plainly: {
      about: /\bmost[- ]favou?red|\bprice|\bterms|\bfees|\brates|\b(?:other|another) customer/,
      says: /\bmost[- ]favou?red|\b(?:lowest|best|no less favou?rable|at least as favou?rable|as low as|more favou?rable|lower (?:price|fee|rate)s?)\b.{0,120}\b(?:other|any|another|third)\b|\b(?:other|any other|another) (?:customer|buyer|purchaser|client|person|licensee)s?\b.{0,120}\b(?:lower|more favou?rable|less than|better)/,
    },
    types: ['purchase-agreement', 'saas-agreement', 'service-agreement', 'license-agreement', 'other'],
    present: [
      /(?<!not (?:a )?)\b(?:similarly situated|comparable|similar|like|same|equal|equivalent)\b.{0,60}\b(?:volumes?|quantit\w+|terms?|customers?|conditions|territor\w+|circumstances|commitments?)/,
    ],
  },
});
