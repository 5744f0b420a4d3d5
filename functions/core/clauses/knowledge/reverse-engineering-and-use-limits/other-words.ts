import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'use-restrictions-broad': [
    {
      force: ['ban', 'duty'],
      all: [
        /\buse\b/,
        /\b(?:in any way|for anything|for any purpose)\b(?: \S+){0,3}? (?:not like|dislikes?|objects? to|disapproves? of|finds? objectionable)\b/,
      ],
    },
  ],
  'competitor-ban': [
    {
      force: ['ban'],
      all: [
        /\b(?:whoever|anyone who|nobody who)\b(?: \S+){0,2}? (?:makes?|sells?|offers?|develops?)\b(?: \S+){0,2}? (?:rival|competing|similar)\b/,
      ],
    },
  ],
  'monitoring-code': [
    {
      all: [
        /\b(?:phones?|calls?) home\b|\bswitch (?:it|the \S+) off\b|\breports? back to\b/,
        /\b(?:program|software|app|tool)\b/,
      ],
      none: [/\bnot\b|\bno code\b/],
    },
  ],
  'reverse-engineering-ban': [
    {
      force: ['ban', 'duty'],
      all: [
        /\b(?:take|taking|pull|pulling) (?:\S+ ){0,3}?(?:apart|to pieces)\b/,
        /\b(?:app|software|program|product|code|device)\b/,
      ],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
