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
  'escrow-release-too-narrow': {
    plainly: {
      about: /\bescrow|\bdeposit materials/,
      says: /\brelease|\bescrow/,
      and: [/\bsource code|\bdeposit materials|\bsoftware|\bcode\b/],
    },
    types: ['license-agreement', 'saas-agreement', 'service-agreement', 'other'],
    present: [/\b(?:fail\w*|cease\w*|stop\w*|discontinu\w*|breach\w*|abandon\w*)\b.{0,100}\b(?:maint|support)/],
  },
  'no-fast-escrow-dispute': {
    plainly: {
      about: /\bescrow|\bdeposit materials/,
      says: /\brelease/,
      and: [/\bsource code|\bdeposit materials|\bsoftware|\bcode\b/],
    },
    types: ['license-agreement', 'saas-agreement', 'service-agreement', 'other'],
    present: [
      /\b(?:expedited|arbitrat\w+|expert)\b|\b(?:object|contrary|dispute|contest)\w*\b.{0,160}\bwithin \d+ (?:business )?days\b.{0,160}\b(?:decid|resol|determin|award|release)/,
    ],
  },
  'no-escrow-verification': {
    plainly: {
      about: /\bescrow|\bdeposit materials/,
      says: /\b(?:deposit|escrow)/,
      and: [/\bsource code|\bdeposit materials/],
    },
    types: ['license-agreement', 'saas-agreement', 'service-agreement', 'other'],
    present: [/\b(?:verif|updat|test|refresh|complete and)\w*/, /\beach (?:new )?(?:release|version)/],
  },
});
