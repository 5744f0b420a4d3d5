import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on termination should hold. */
export const gaps = defineGaps('termination', file, {
  'no-refund-of-prepaid-sums': {
    ifIssues: ['at-will-one-way', 'termination-short-notice', 'service-may-be-cut'],
    when: [/\b(?:services?|subscription|fees|plan|charges|account|licen[cs]e|platform|software|access)\b/],
    types: ['saas-agreement', 'license-agreement', 'service-agreement'],
    present: [
      /\brefund|\breimburs|\brepa(?:y|id)|\bcredit(?:ed)?\b|\bpro ?rat|\breturn .{0,30}(?:fees|sums|money|prepa)/,
    ],
  },
  'no-cure-period': {
    ifIssues: ['immediate-no-cure', 'trivial-breach-termination', 'breach-deemed-material', 'cross-termination'],
    present: [
      /\b(?:within|after|for) \d+ (?:business |working )?days .{0,60}\b(?:cure|remed|notice|rectif)|\b(?:cure|remed\w+|grace|rectif\w+|repair|fails?|failure)\b.{0,60}\b\d+ (?:business |working )?(?:hours|days)|\b\d+ (?:business |working )?(?:hours|days)'? (?:of|after|from) (?:such |written |receipt of )?(?:notice|complaint|request)|\bopportunity to (?:cure|remedy)/,
    ],
  },
  'no-own-exit': {
    ifIssues: ['at-will-one-way'],
    types: ['saas-agreement', 'service-agreement', 'license-agreement'],
    present: [
      /\[each\]|\beither party|\beach party|\[o\] (?:may|can|shall be entitled to|has the right to)(?: also)? (?:terminat|cancel|end|leave|resign|withdraw)|\bno right to terminate/,
    ],
  },
  'no-payment-for-work-done': {
    ifIssues: ['at-will-one-way', 'termination-short-notice'],
    types: ['service-agreement', 'purchase-agreement', 'other'],
    when: [/\b(?:services?|works?|deliverables|orders?|goods|products?|statement of work)\b/],
    present: [
      /\bpa(?:y|id|yment)\b.{0,80}\b(?:performed|rendered|done|completed|incurred|accrued|up to|delivered|in progress)|\b(?:performed|rendered|done|completed|incurred|accrued|delivered)\b.{0,60}\bpa(?:y|id|yment)|\bno payment|\bseverance/,
    ],
  },
});
