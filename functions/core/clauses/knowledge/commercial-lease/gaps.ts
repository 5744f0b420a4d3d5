import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

const lease = ['lease-agreement', 'rental-agreement', 'other'];

/** What clauses of this topic should hold. */
export const gaps = defineGaps('commercial-lease', file, {
  'improvements-not-disregarded': {
    when: [
      /\b(?:rent review|review date|reviewed rent|revised rent|rent notice)\b|(?<!\bat (?:a|the|full|an) (?:full |open |fair )?)\b(?:market rent|rental value)\b/,
      /\b(?:assum|market rent|market value|rental value|expert|valuer|surveyor|proposed rent)/,
    ],
    types: lease,
    present: [
      /\bdisregard/,
      /\b(?:no account (?:shall|is to|will) be taken of|ignor\w+)\b.{0,60}\b(?:improvement|goodwill|alteration|works)/,
      /\bno (?:rent )?review\b/,
    ],
  },
  'no-independent-expert': {
    ifIssues: ['landlord-rent-figure-stands'],
    types: lease,
    present: [/\b(?:independent|expert|arbitrat|apprais|surveyor|valuer|umpire)/],
  },
  'no-cure-before-lease-default': {
    ifIssues: ['forfeiture-without-cure', 'accelerate-and-repossess'],
    types: lease,
    present: [
      /\b(?:cure|remed(?:y|ied)|rectif|make good)\w*\b.{0,60}\bwithin|\bwithin\b.{0,60}\b(?:cure|remed|rectif)/,
      /\b(?:\d+ (?:business |working )?days?)\b.{0,30}\b(?:after|of|from|following)\b.{0,30}\b(?:notice|demand)/,
      /\bgrace period\b/,
      /\bcure period\b/,
    ],
  },
  'no-service-charge-cap': {
    ifIssues: ['service-charge-open'],
    types: lease,
    present: [
      /\b(?:shall not|not) (?:exceed|increase|be more than)\b/,
      /\bcapped\b|\ba cap\b|\bceiling of\b|\bmaximum of\b/,
    ],
  },
  'no-casualty-termination': {
    ifIssues: ['rent-despite-destruction'],
    types: lease,
    present: [/\bmay (?:then )?(?:terminate|end|determine|cancel)\b/, /\bright to (?:terminate|end|determine)\b/],
  },
});
