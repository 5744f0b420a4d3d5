import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on assignment should hold. */
export const gaps = defineGaps('assignment', file, {
  'no-reasonableness-standard': {
    ifIssues: ['assignment-banned'],
    present: [/\bunreasonabl|\breasonabl/],
  },
  'no-transfer-to-successor': {
    ifIssues: ['assignment-banned', 'assignment-consent-at-will', 'deemed-assignment'],
    types: [
      'saas-agreement',
      'service-agreement',
      'license-agreement',
      'purchase-agreement',
      'power-purchase-agreement',
      'other',
    ],
    present: [
      /\b(?:may|free to|freely|without (?:\S+ ){0,4}consent)\b.{0,80}\b(?:affiliate|subsidiar|successor|group|merger|substantially all)|\b(?:affiliate|subsidiar|successor)\w*.{0,60}\bwithout (?:\S+ ){0,4}consent/,
    ],
  },
  'no-say-in-others-transfer': {
    ifIssues: ['free-assignment', 'released-on-transfer'],
    present: [
      /\[\w+\]'s (?:prior |written |express )*consent(?! (?:is|shall) not)|\bassum\w+ (?:all|the|in writing)|\bcreditworth|\bremains? (?:jointly |fully )?liable|\bcapable of|\bnot (?:to )?a competitor/,
    ],
  },
  'no-responsibility-for-subcontractors': {
    ifIssues: ['free-subcontracting'],
    present: [/\b(?:liable|responsible|answerable)\b/],
  },
  'no-assumption-in-writing': {
    plainly: {
      about: /\bassign|\btransfer|\bsublet/,
      says: /\b(?:may|free to|entitled to|without (?:\S+ ){0,6}consent)\b.{0,160}\b(?:assign|transfer)/,
      force: 'right',
      and: [
        /\b(?:affiliate|successor|merg\w+|permitted transfer|acqui\w+|subsidiar\w+|any person)/,
        /\[(?:a|taker)\] (?:may|shall be entitled|is free|can)\b.{0,120}\b(?:assign|transfer)/,
      ],
    },
    types: ['lease-agreement', 'rental-agreement', 'license-agreement'],
    present: [
      /\bassum\w+\b.{0,60}\b(?:writing|obligation|lease|agreement|dut)|\b(?:in writing|written)\b.{0,60}\bassum|\bnet worth|\bcreditworth/,
    ],
  },
  'no-notice-of-transfer': {
    plainly: {
      about: /\bassign|\btransfer|\bsublet/,
      says: /\[(?:a|taker)\] (?:may|shall be entitled|is free|can)\b.{0,160}\b(?:assign|transfer)/,
      force: 'right',
      and: [
        /\b(?:affiliate|successor|merg\w+|permitted transfer|acqui\w+|subsidiar\w+)/,
        /\bwithout (?:\S+ ){0,6}consent|\bconsent (?:is|shall) not/,
      ],
    },
    types: ['lease-agreement', 'rental-agreement', 'license-agreement'],
    present: [/(?<!without )(?<!without prior )\bnotice\b|\bnotif(?:y|ies)|\binform/],
  },
});
