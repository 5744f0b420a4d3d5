import type { TopicFixes } from '../issue.ts';

/** How clauses about the use and life of data are mended. */
export const fixes: TopicFixes = {
  'data-own-purposes': [
    { find: /,? and (?:also )?for (?:any|its|their|other|all)\b[^.;]*/, put: '' },
    {
      find: /\bfor (?:any|all) (?:lawful |business |commercial |other |internal )*purposes?(?: what(?:so)?ever)?(?: of its own)?(?:,? including [^.;]*)?/,
      put: 'solely to provide the services to {bearer}',
    },
    {
      find: /\bfor (?:its|their|\[\w+\]'s) (?:own )?(?:\w+,? (?:and )?){0,4}purposes?(?:,? including [^.;]*)?/,
      put: 'solely to provide the services to {bearer}',
    },
    {
      restate: "{gainer} shall use {bearer}'s data solely to provide the services to {bearer} and as the law requires.",
    },
  ],
  'aggregated-data-rights': [
    {
      add: 'Such data may be used to operate and improve the services only, and shall not identify {bearer} or any person or be re-identified.',
    },
  ],
  'data-owned-by-vendor': [
    {
      restate:
        'As between the parties, {bearer} retains all right, title and interest in the data that it or its users submit and in all data and reports derived from it, and grants {gainer} a license to use them to provide the services during the term.',
    },
  ],
  'data-not-deleted': [
    {
      find: /\bfor such (?:period|time) as [^.;,]*/,
      put: 'for no longer than thirty (30) days after the end of this Agreement',
    },
    {
      find: /\b(?:shall have|has|shall be under|is under) no (?:obligation|duty) to (?:delete|erase|return|destroy|purge)[^.;]*/,
      put: "shall delete {bearer}'s data within thirty (30) days after the end of this Agreement and confirm this in writing",
    },
    {
      find: /\b(?:indefinitely|for ?ever|for as long as (?:it|\[\w+\])[^.;,]*|without (?:any )?limit(?: as to time)?)/,
      put: 'for no longer than thirty (30) days after the end of this Agreement',
    },
    {
      restate:
        "Within thirty (30) days after the end of this Agreement {gainer} shall erase all of {bearer}'s data and confirm this in writing; copies in routine backups are erased in their ordinary cycle and remain subject to this Agreement until then.",
    },
  ],
  'data-abroad': [
    {
      find: /\b(?:in|to|from|at) (?:any|whichever|whatever) (?:country|jurisdiction|location|territory|part of the world)\b[^.;]*/,
      put: "only in the regions named in the order, and elsewhere only with {bearer}'s prior written consent and a lawful transfer mechanism",
    },
    {
      restate:
        "{gainer} shall host and access {bearer}'s data only in the regions named in the order, and shall transfer it elsewhere only with {bearer}'s prior written consent and under a lawful transfer mechanism such as the Standard Contractual Clauses.",
    },
  ],
  'subprocessors-free': [
    {
      find: /\bwithout (?:\w+ ){0,3}?(?:consent|notice|approval)(?: (?:of|to|from) (?:the )?\[\w+\])?(?: or (?:prior )?(?:consent|notice|approval))?(?: (?:of|to|from) (?:the )?\[\w+\])?/,
      put: "on thirty (30) days' written notice to {bearer}, which may object on reasonable grounds",
    },
    {
      find: /\b(?:at|in) its (?:sole |own |absolute )?discretion\b[^.;]*/,
      put: "on thirty (30) days' written notice to {bearer}, which may object on reasonable grounds",
    },
    {
      restate:
        "{gainer} may engage a further sub-processor only after thirty (30) days' written notice, during which {bearer} may object on reasonable grounds, and remains fully liable for each sub-processor; if an objection is not resolved, {bearer} may end the affected service and is refunded fees prepaid for the time after that.",
    },
  ],
  'subprocessors-on-notice': [
    {
      add: 'If {bearer} objects on reasonable grounds and the parties do not resolve the objection within thirty (30) days, {bearer} may end the affected service and is refunded fees prepaid for the time after that; {gainer} remains liable for its sub-processors.',
    },
  ],
  'breach-notice-late': [
    {
      find: /\b(?:within \d+ (?:\w+ )?days (?:after|of|from)|only (?:once|after|if)|at such time as|as and when|if and when|in its next)\b[^.;]{0,120}/,
      put: 'without undue delay, and in any event within forty-eight (48) hours after becoming aware of it',
    },
    {
      restate:
        "{gainer} shall notify {bearer} without undue delay, and in any case within forty-eight (48) hours after becoming aware, of any unauthorized access to {bearer}'s data, with details to follow as they become known.",
    },
  ],
  'breach-notice-immediate': [
    {
      find: /\b(?:immediately|at once|forthwith|instantly)\b(?:,? and in (?:no event later than|any event (?:within|no later than)) \d+ hours?,?)?/,
      put: 'without undue delay and, where feasible, within seventy-two (72) hours',
    },
    {
      find: /\b(?:within|(?:no|not) (?:later|more) than) \d+ hours?(?: (?:of|after)[^,.;]{0,80})?/,
      put: 'without undue delay and, where feasible, within seventy-two (72) hours',
    },
    {
      restate:
        "{bearer} shall notify {gainer} without undue delay, and in any case within seventy-two (72) hours after confirming it, of a breach that affects {gainer}'s data, with details to follow as they become known.",
    },
  ],
  'customer-warrants-consents': [
    {
      restate:
        '{bearer} is responsible for the lawfulness of its own collection of the data and of its instructions, and {gainer} for its own processing.',
    },
  ],
  'data-shared-with-partners': [
    {
      restate:
        "{gainer} shall not sell {bearer}'s data or disclose it to any person other than sub-processors that need it to provide the services and are bound to this Agreement.",
    },
  ],
  'instructions-only': [
    {
      add: "This Agreement and {gainer}'s use of the services are its complete instructions, and further instructions are carried out at agreed charges.",
    },
  ],
  'data-deleted-at-end': [
    {
      add: 'Copies in routine backups are overwritten in their ordinary cycle, and {bearer} may keep what the law requires it to keep, in each case subject to this Agreement.',
    },
  ],
  'weak-anonymization': [
    {
      restate:
        'Data count as anonymous only if neither {bearer} nor any person can reasonably be identified from them, alone or together with other data, and {gainer} shall not try to identify anyone.',
    },
  ],
  'data-defined-away': [
    {
      restate:
        'Whatever is derived from the data of {bearer} is subject to the same duties of confidentiality, security and deletion.',
    },
  ],
  'breach-costs-all': [
    {
      restate:
        '{bearer} shall reimburse the reasonable costs of notices that the law requires, to the extent that its breach of this Agreement caused the incident and up to the limit of liability.',
    },
  ],
  'incident-gag': [
    {
      restate:
        '{bearer} may make the notices that the law requires and inform its insurers and advisers, and shall tell {gainer} beforehand where it can.',
    },
  ],
};
