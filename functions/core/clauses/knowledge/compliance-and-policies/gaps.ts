import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on laws and policies to follow should hold. */
export const gaps = defineGaps('compliance-and-policies', file, {
  'no-notice-of-policy-change': {
    ifIssues: ['policies-as-changed'],
    present: [/\bnotic|\bnotif|\bobject|\bconsent|\binform(?:s|ed)? \[|\bagreed? (?:to|in writing)|\bgiven to/],
  },
  'no-hearing-before-sanction': {
    ifIssues: ['compliance-strict'],
    present: [
      /\bcure\b|\bremed(?:y|ied)|\bdays? (?:after|of|following) .{0,20}notice|\bdays'? (?:prior |written )*notice|\bhearing|\binvestigat/,
    ],
  },
  'flow-down-terms-not-given': {
    ifIssues: ['flow-down-terms'],
    present: [/\b(?:copy|copies|attached|annex|exhibit|listed|provided to|furnished)/],
  },
});
