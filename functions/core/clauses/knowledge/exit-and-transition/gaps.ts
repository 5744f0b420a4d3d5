import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on exit and transition should hold. */
export const gaps = defineGaps('exit-and-transition', file, {
  'no-time-to-retrieve-data': {
    ifIssues: ['data-deleted-at-once', 'data-held-hostage', 'at-will-one-way', 'no-exit-help'],
    types: ['saas-agreement', 'license-agreement', 'service-agreement'],
    when: [
      /(?<!\w)\[\w+\](?:'s)? (?:\w+ )?(?:data|content)\b|\b(?:customer|user|client) data\b|\bcontent\b|\brecords\b|\bfiles\b|\bstored\b/,
    ],
    present: [
      /\b(?:export|retriev|download|extract)\w*|\breturn\w* .{0,40}\b(?:data|records|files|content)|\bcopy of .{0,20}data/,
    ],
  },
  'no-transition-help': {
    ifIssues: ['at-will-one-way', 'termination-short-notice'],
    types: ['service-agreement'],
    when: [/\b(?:services?|support|outsourc|managed)\b/],
    present: [
      /\btransition|\bhand-?over|\bexit (?:plan|assist|help|services)|\bmigrat|\bdisengagement|\bsuccessor|\bwind-?down|\breplacement (?:provider|supplier)/,
    ],
  },
  'no-end-to-exit-service': {
    ifIssues: ['free-exit-help', 'service-until-replaced'],
    present: [/\b(?:up to|not exceed\w*|no (?:more|longer) than|maximum of|for) \d+ (?:days|months|weeks)\b/],
  },
});
