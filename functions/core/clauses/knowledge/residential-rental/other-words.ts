import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'entry-without-notice': [
    {
      types: ['rental-agreement'],
      force: ['right', 'fact', 'duty', 'no-duty'],
      within: 'sentence',
      all: [
        /\b(?:enter|entry|access|comes? in|let \w+ in|visits?)\b/,
        /\b(?:whenever|at (?:whatever|any|all) hours?)\b/,
        /\bannounced or not\b|\bnot (?:be )?required to (?:tell|notify|warn|inform)\b|\bit suits\b/,
      ],
      none: [/\bonly\b|\bmay not\b|\bshall not\b|\bno access\b|\bemergenc/],
    },
  ],
  'self-help-eviction': [
    {
      types: ['rental-agreement'],
      force: ['right', 'fact'],
      all: [
        /\b(?:swap|change|replace)s? the locks\b|\b(?:put|set|place)s? (?:\S+ ){0,3}?(?:furniture|belongings|things) (?:out|on the (?:street|sidewalk|curb))\b/,
      ],
      none: [/\bnot\b|\bcourt\b|\bkeys?\b/],
    },
  ],
  'rent-raised-midterm': [
    {
      types: ['rental-agreement'],
      force: ['right'],
      all: [
        /\brent\b/,
        /\b(?:halfway through|midway through|in the middle of|within) (?:the |this )?(?:lease|term|tenancy|year)\b/,
        /\b(?:raise|increase|lift|put (?:\S+ ){0,3}?up)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'tenant-repairs-all': [
    {
      types: ['rental-agreement'],
      all: [
        /\b(?:boiler|heating|roof|pipes?|furnace|wiring|plumbing|drains)\b/,
        /\b(?:mend\w*|repair\w*|replac\w*|fix\w*)\b/,
        /\b(?:up to|falls to|a matter for|at the expense of|goes on) (?:the )?\[taker\]/,
      ],
      none: [/\bnot\b|\bunless\b/],
    },
  ],
  'leaving-early-full-rent': [
    {
      types: ['rental-agreement'],
      within: 'sentence',
      all: [
        /\b(?:leav\w+|going|mov\w+ out|quit\w*|depart\w*) (?:\S+ ){0,2}?(?:before|early)\b/,
        /\b(?:every|each|all) (?:months?|rent)\b(?: \S+){0,4}? (?:left|remaining|outstanding|to come)\b(?: \S+){0,4}? (?:paid|owed|due)\b/,
      ],
    },
  ],
  'landlord-no-remedy': [
    {
      types: ['rental-agreement'],
      within: 'sentence',
      all: [
        /\b(?:arrears|unpaid rent|rent (?:is |remains )?unpaid)\b/,
        /\bmoney claim (?:alone|only)\b|\b(?:shall|may|will) not\b(?: \S+){0,6}? (?:terminate|evict|possession|notice to quit)\b/,
      ],
      none: [/\bnothing\b|\bnot give rise\b|\buntil\b|\bunless\b|\bless than\b/],
    },
  ],
  'tenancy-rolls-over': [
    {
      types: ['rental-agreement'],
      within: 'sentence',
      all: [
        /\b(?:lease|tenancy|agreement)\b/,
        /\b(?:carr(?:y|ies)|runs?|continues?|rolls?) (?:on|over)\b(?: \S+){0,2}? (?:a further|another|a new)\b/,
        /\bnot (?:\S+ ){0,3}?(?:told|notified|given|written|said|informed)\b|\bunless\b/,
      ],
      none: [/\bnot (?:carry|run|continue|roll) o|\bmonth-to-month\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
