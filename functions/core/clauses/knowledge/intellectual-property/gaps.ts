import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses about ownership of work should hold. */
export const gaps = defineGaps('intellectual-property', file, {
  'own-materials-not-reserved': {
    ifIssues: ['vendor-owns-bespoke-work', 'own-improvements-assigned'],
    present: [
      /\b(?:retains?|keeps?|remains?|reserves?)\b.{0,80}\b(?:materials|data|background|pre-?existing|own intellectual)\b/,
      /\b(?:materials|data|background(?: ip)?|pre-?existing \w+)\b.{0,60}\b(?:remains?|retains?|belongs?|stays?)\b/,
      /\bexcluding\b|\bother than (?:its|the)\b/,
      /\bnothing\b[^\n]{0,60}\b(?:transfers?|assigns?|conveys?|affects?)\b[^\n]{0,80}\b(?:materials|data|background|pre-?existing)\b/,
    ],
  },
  'no-license-of-embedded-material': {
    when: [
      /\b(?:assigns?|vests?|shall own|owned by|property of)\b/,
      /\b(?:pre-?existing|background)\b/,
      /\bdeliverables?\b|\bwork product\b/,
    ],
    present: [/\blicen[cs]e\b/, /\bright to use\b/],
  },
  'no-noninfringement-promise': {
    plainly: {
      about: /\bintellectual|\bownership|\bwork product|\bdeliverables?|\bwork made for hire|\bassign/,
      says: /\b(?:assigns?|vests?|owns?|owned by|property of|work made for hire)\b/,
      and: [
        /\bdeliverables?\b|\bwork product\b|\bworks?\b/,
        /\b(?:copyright|intellectual property|title|rights? in)\b/,
      ],
    },
    types: ['service-agreement', 'saas-agreement'],
    present: [
      /\b(?:warrants?|represents?|promises?|indemnif\w+|defend)\b.{0,200}\b(?:infring|original|third[- ]party rights|misappropriat)|\binfring\w*\b.{0,120}\b(?:warrant|indemn|defend)|\boriginal work/,
    ],
  },
});
