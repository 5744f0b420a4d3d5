import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'feedback-assigned': [
    {
      force: ['fact'],
      all: [
        /\b(?:ideas?|suggestions?|proposals?)\b/,
        /\b(?:is|are) (?:the )?\S+'s (?:from then on|for good|alone|to keep)\b/,
      ],
      none: [/\bnot\b|\[a\]'s (?:alone|to keep)\b/],
    },
  ],
  'feedback-licensed': [{ all: [/\brun with (?:it|them)\b/, /\bno (?:strings|pay|payment)\b/] }],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
