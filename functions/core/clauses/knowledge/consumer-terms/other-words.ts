import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'account-closed-at-will': [
    {
      all: [
        /\b(?:profile|account|membership)\b/,
        /\b(?:if|whenever) \[\w+\] (?:feels? like it|likes?|wants?|pleases?)\b|\bon a whim\b/,
        /\b(?:gone|closed?|ended?|deleted?|cut off|removed?)\b/,
      ],
      none: [/\bnot\b|\[a\] (?:may|can) (?:close|end|delete)\b(?=.*\[a\] (?:like|want|please))/],
    },
  ],
  'user-indemnifies': [
    {
      all: [
        /\b(?:bill|costs?|expense) (?:is|are|will be|falls on) (?:yours|\[a\])/,
        /\b(?:comes? after|sues?|complains?|goes? after)\b/,
        /\b(?:post|upload|content|use|write|share)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'fees-changed-at-will': [
    {
      all: [
        /\b(?:costs?|prices?|fees?)\b/,
        /\bup to \[o\]/,
        /\b(?:goes?|put) up\b|\b(?:raise|increase)\b/,
        /\bwhenever\b|\bas often as\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'no-refunds': [
    {
      all: [
        /\b(?:money|payments?|fees?)\b(?: \S+){0,4}? (?:stays?|remains?) with \[(?:giver|o)\]/,
        /\b(?:once|paid|whatever)\b/,
      ],
      none: [/\bnot\b|\btrust\b|\bunless\b|\bdispute/],
    },
  ],
  'card-charged-any-amount': [
    {
      all: [/\[\w+\] (?:reckon|think|work out|say|find|calculate)s? \[\w+\] owes?\b/, /\b(?:card|account|wallet)\b/],
      none: [/\bnot\b/],
    },
  ],
  'third-parties-disclaimed': [
    {
      within: 'sentence',
      all: [
        /\b(?:hosts?|drivers?|shops?|sellers?|partners?|merchants?|sites?)\b/,
        /\ba matter (?:solely |only )?between \[\w+\] and (?:them|him|her|the)\b/,
      ],
      none: [/\bnever\b|\bnot\b/],
    },
  ],
  'own-risk': [
    {
      force: ['acknowledgement', 'duty', 'fact'],
      all: [
        /\[a\]'s own responsibility\b|\[a\] alone (?:carry|bear|take)\b/,
        /\b(?:accept|agree|understand|acknowledge)\b/,
        /\b(?:hazards?|risks?|whatever happens|injur\w+|danger)\b/,
      ],
      none: [/\bnot (?:accept|agree)\b|\bpassword|\baccount\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
