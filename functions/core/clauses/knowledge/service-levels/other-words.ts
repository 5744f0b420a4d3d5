import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'perfect-availability': [
    {
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:vouch\w*|promis\w+|guarant\w+|undertak\w+|warrant\w*)\b/,
        /\b(?:online|up and running|available|reachable|running)\b(?: \S+){0,2}? (?:every (?:second|minute|hour)|at every moment|always)\b|\balways (?:be )?(?:online|available|reachable)\b/,
      ],
      none: [/\bnot\b|\bno\b|\btarget|\baim|\bendeavo/],
    },
  ],
  'all-downtime-counts': [
    {
      all: [
        /\b(?:every|each|any) (?:minute|second|hour)\b(?: \S+){0,5}? (?:counts?|is counted)\b/,
        /\b(?:upkeep|maintenance|flood|force majeure|strike|storm|third part(?:y|ies))\b/,
      ],
      none: [/\bnot\b|\bexcept\b|\bother than\b/],
    },
  ],
  'sla-hair-trigger': [
    {
      all: [
        /\b(?:1|a single) (?:bad |weak )?(?:month|week|quarter)\b(?: \S+){0,5}? (?:is enough|suffices|entitles|lets|allows)\b/,
        /\b(?:below|under|mark|targets?|levels?|availability|uptime)\b/,
        /\b(?:walk away|terminate|end|leave|cancel)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'downtime-defined-away': [
    {
      all: [
        /\b(?:counts?|treated|regarded|considered|deemed) (?:\S+ )?(?:as )?(?:up|available|online)\b/,
        /\b(?:so|as) long as\b|\bif\b|\bprovided\b/,
        /\b(?:page|server|ping|part|function)\b(?: \S+){0,2}? (?:answers?|loads?|responds?|works?)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'credits-on-top': [
    {
      all: [
        /\bcredits?\b/,
        /\b(?:takes? nothing (?:away )?from|(?:does|do|shall|will) not (?:reduce|lessen|diminish))\b(?: \S+){0,4}? (?:claims?|damages|loss(?:es)?)\b/,
      ],
      none: [/\bletter of credit|\btax\b/],
    },
  ],
  'credits-sole-remedy': [
    {
      all: [
        /\b(?:apart from|beyond|besides|other than|save for) (?:the |a |such |any )?(?:service )?credits?\b/,
        /\b(?:(?:ask|claim|get|have|demand) (?:for )?nothing|no (?:other |further )?(?:claim|remedy|right|compensation))\b/,
      ],
      none: [/\btax\b|\bletter of credit/],
    },
  ],
  'credit-claim-window': [
    {
      all: [
        /\bcredits?\b/,
        /\bnot (?:ask|claim|request|appl)\w*\b(?: \S+){0,3}? within \d/,
        /\b(?:gone|lost|lapses?|forfeited|expires?)\b/,
      ],
      none: [/\btax\b|\bletter of credit/],
    },
  ],
  'targets-only': [
    {
      within: 'sentence',
      all: [
        /\b(?:hopes?|aims?|tries) to\b/,
        /\bmiss\w*\b(?: \S+){0,3}? (?:has|have|brings?|is|entails?) no (?:consequences?|effect|breach|remedy|claim)\b/,
      ],
    },
  ],
  'supplier-failures-excluded': [
    {
      all: [
        /\b(?:cloud|hosting|network|power|telecom\w*) (?:\S+ )?(?:suppliers?|providers?|compan(?:y|ies)|operators?)\b|\bsubcontractors?\b/,
        /\bnot (?:be )?(?:held against|counted against|charged to)\b/,
        /\b(?:time|outages?|downtime|failures?|minutes)\b/,
      ],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
