import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses about data should hold. */
export const gaps = defineGaps('data', file, {
  'no-data-use-limit': {
    ifIssues: ['data-own-purposes', 'data-shared-with-partners'],
    present: [/\baggregat|\banonym|\bde-?identif/],
  },
  'no-breach-notice': {
    when: [
      /\b(?:process\w*|stor(?:e|es|age)|hosts?|holds?)\b/,
      /\b(?:personal data|personal information|customer data)\b|\[\w+\](?:'s)? data\b/,
      /\b(?:security|sub-?process\w*|safeguards?|measures|instructions)\b/,
    ],
    types: ['saas-agreement', 'service-agreement', 'other'],
    present: [
      /\b(?:notif|inform|report|tell|alert)\w*\b.{0,120}\b(?:breach|incident|unauthori[sz]ed|compromise)/,
      /\b(?:breach|incident|unauthori[sz]ed access)\b.{0,120}\b(?:notif|inform|report|tell|alert)/,
    ],
  },
  'no-deletion-at-end': {
    when: [
      /\bprocess\w*\b/,
      /\b(?:personal data|customer data)\b|\[\w+\](?:'s)? data\b/,
      /\b(?:instruct\w+|sub-?process\w*|controller|processor)\b/,
    ],
    types: ['saas-agreement', 'service-agreement', 'other'],
    present: [/\b(?:delet|eras|destroy|return|purg|export)\w*/],
  },
  'no-processing-terms': {
    plainly: {
      about: /\bdata\b|\bprivacy/,
      says: /\bpersonal (?:data|information)\b|\b(?:customer|client|user) data\b|\[\w+\](?:'s)? data\b/,
      and: [
        /\b(?:process|use|stor|host|collect|retain)\w*\b.{0,80}\bdata\b|\bdata\b.{0,80}\b(?:process|use|stor|host|collect|retain)/,
        /\bpersonal\b|\bsecurity\b|\bbreach\b/,
      ],
    },
    types: ['saas-agreement', 'service-agreement'],
    present: [
      /\bdata processing (?:agreement|addendum|terms)|\bdpa\b|\b(?:documented |written )?instructions\b|\bdata subject|\bprocessor\b|\bde-?identif/,
    ],
  },
  'no-incident-remedy': {
    plainly: {
      about: /\bdata\b|\bsecurity|\bprivacy/,
      says: /\b(?:security (?:incident|breach|event)|data breach|breach of security|unauthori[sz]ed (?:access|disclosure|use)|secur\w+|safeguards?)\b/,
      and: [/\bpersonal (?:data|information)\b|\b(?:customer|client|user) data\b|\[\w+\](?:'s)? data\b/],
    },
    types: ['saas-agreement', 'service-agreement'],
    present: [
      /\b(?:remed(?:y|iat)\w*|mitigat\w*|contain|investigat\w*|correct)\b.{0,120}\b(?:incident|breach|effects|cause|unauthori)|\b(?:incident|breach)\b.{0,120}\b(?:remed(?:y|iat)|mitigat|contain|at its (?:own )?(?:cost|expense))/,
      /(?<!not )\b(?:indemnif\w+|liable for|bears? the costs?|reimburs\w+)\b/,
    ],
  },
});
