import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'use-restrictions-broad': [
    {
      force: ['ban', 'duty', 'no-right', 'promise'],
      all: [
        /\[a\] (?:shall|will|must|may|agrees) not (?:to )?(?:\S+ )?(?:use|access|do anything)\b/,
        /\bin any (?:manner|way) (?:that|which) (?:\S+ ){0,2}?(?:could|may|might|would|can) (?:\S+ )?(?:harm|damage|embarrass|offend|disadvantage|affect|prejudice|be (?:harmful|detrimental|objectionable|prejudicial))\b|\bin any (?:manner|way)(?: that is| which is)? not (?:expressly|specifically) (?:authori[sz]ed|permitted|allowed)\b/,
      ],
      none: [/\[each\]|\binformation\b|\bunlawful\b|\bsecurity or integrity\b|\bmarks?\b|\blogos?\b|\bpremises\b/],
    },
    {
      level: 'low',
      force: ['ban', 'no-right'],
      all: [
        /\[a\] (?:shall|will|must|may) not use\b[^.;]{0,40}\b(?:software|service|product|platform|system)\b[^.;]{0,20}\bfor any purpose other than\b/,
      ],
      none: [/\[each\]|\bconfidential\b|\bdata\b/],
    },
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
      bears: 'taker',
      force: ['ban', 'fact', 'no-right', 'duty'],
      all: [
        /\bno (?:direct |actual )?(?:competitors?|person (?:who|that) competes|one (?:who|that) competes)\b[^.;]{0,30}\b(?:may|shall|is (?:permitted|allowed) to|can) (?:\S+ )?(?:use|access|subscribe|license|install)\b/,
      ],
    },
    {
      force: ['ban'],
      all: [
        /\b(?:whoever|anyone who|nobody who)\b(?: \S+){0,2}? (?:makes?|sells?|offers?|develops?)\b(?: \S+){0,2}? (?:rival|competing|similar)\b/,
      ],
    },
  ],
  'monitoring-code': [
    {
      bears: 'taker',
      force: ['right', 'fact', 'acknowledgement'],
      all: [
        /\b(?:software|application|app|product|program|service|agent)\b[^.;]{0,20}\b(?:may|can|will|shall)? ?(?:automatically )?(?:transmits?|sends?|reports?|collects?|uploads?)\b[^.;]{0,40}\b(?:usage|data|information|telemetry|statistics)\b/,
        /\b(?:without (?:\S+ )?(?:notice|consent|knowledge)|to (?:the )?\[giver\]|to (?:the )?licensor|remotely|in the background)(?!\w)/,
      ],
      none: [/\bnot\b|\bwith (?:\S+ )?consent\b|\banonym\w+|\bcrash reports? only\b/],
    },
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can|reserves? the right to|is entitled to|shall be entitled to|has the right to) (?:\S+ ){0,2}?(?:monitor|track|record)\b[^.;]{0,20}(?:\[o\]'s|\b(?:the|your|all))(?: \w+){0,2}? (?:use|usage|access)\b[^.;]{0,30}\b(?:software|service|product|platform|system|program|application)\b/,
      ],
      none: [
        /\b(?:not|only|solely to|aggregate\w*|anonym\w+|employ\w+|to (?:provide|secure|maintain|improve|bill|calculate|invoice)|security|performance)\b/,
      ],
    },
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can|reserves? the right to|is entitled to|shall be entitled to) (?:\S+ ){0,2}?(?:use|include|employ|install|build in|embed)\b[^.;]{0,20}\b(?:technical|technological|licen[cs]e[- ]enforcement|electronic|protection) (?:measures|means|devices|mechanisms|features|controls)\b/,
        /\b(?:verify|stop|prevent|disable|block|enforce|control|limit|monitor|deactivate)\b/,
      ],
      none: [/\bnot\b|\bpersonal data\b|\bsecurity\b/],
    },
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
  'benchmarking-ban': [
    {
      bears: 'taker',
      all: [
        /\b(?:publish\w*|disclos\w+|shar\w+|releas\w+)\b[^.;]{0,20}\b(?:test|benchmark|performance) (?:results?|tests?|data)\b/,
        /\b(?:prohibited|forbidden|not (?:allowed|permitted))\b/,
      ],
      none: [/\bnot (?:prohibited|forbidden)\b|\bclinical\b|\bmedical\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
