import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'nda-takes-rights': [
    {
      types: ['nda', 'other'],
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:all|anything|everything|whatever) (?:that )?(?:the )?\[a\] (?:invents?|devises?|creates?|develops?|comes up with|thinks of)\b/,
        /\b(?:is|are|shall be|will be|becomes?) (?:the )?(?:\[o\]'s|\[giver\]'s|property of)/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'reps-liability': [
    {
      types: ['nda', 'other'],
      all: [
        /\b(?:people|staff|advis[eo]rs|representatives|employees|consultants)\b/,
        /\bcounts? as (?:done|committed) by (?:the )?\[\w+\]|\bas though (?:it|they|the \[\w+\]) had done so\b/,
      ],
      none: [/\bnot (?:be )?(?:liable|count)\b/],
    },
  ],
  'nda-non-solicit': [
    {
      types: ['nda', 'other'],
      force: ['duty', 'promise', 'ban'],
      all: [
        /\b(?:take on|hire|employ|engage|recruit) (?:none|nobody|no one)\b/,
        /\b(?:engineers|staff|people|employees|workers|team)\b/,
      ],
    },
  ],
  'perpetual-confidentiality': [
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:silence|secre(?:cy|t)|confiden\w+)\b/,
        /\bfor all (?:time|eternity)\b|\bno (?:date|day) on which\b(?: \S+){0,3}? (?:stop|cease|be free)\b/,
      ],
      none: [/\bnot\b|\btrade secrets?\b/],
    },
  ],
  'compelled-disclosure-barred': [
    {
      types: ['nda', 'other'],
      all: [
        /\b(?:court order|subpoena|order of (?:a|any) court)\b/,
        /\b(?:does|do|shall|will) not (?:entitle|allow|permit)\b|\brefuse to (?:answer|comply|obey)\b/,
        /\b(?:silence|disclose|reveal|answer|comply|obey)\b/,
      ],
      none: [/\bnothing\b|\bnotice\b|\bmore than\b/],
    },
  ],
  'injunction-conceded': [
    {
      types: ['nda', 'other'],
      force: ['acknowledgement', 'right', 'promise', 'fact', 'duty'],
      all: [
        /\[a\] (?:accepts|agrees|concedes|acknowledges|admits) that\b(?: \S+){0,2}? court may (?:stop|restrain|enjoin|forbid)\b/,
        /\bwithout\b(?: \S+){0,6}? (?:harm|loss|bond|security)\b/,
      ],
    },
  ],
  'no-return-of-information': [
    {
      types: ['nda', 'other'],
      force: ['fact'],
      all: [
        /\b(?:papers|documents|files|copies|materials) (?:once )?(?:handed over|received|given|sent) (?:stay|remain) with (?:the )?\[\w+\]/,
      ],
      none: [/\buntil\b|\bproperty\b/],
    },
  ],
  'destruction-absolute': [
    {
      types: ['nda', 'other'],
      all: [
        /\bnot a single copy\b|\bno copy (?:whatever|whatsoever|of any kind)\b/,
        /\b(?:stay|remain|keep|kept|retain\w*)\b/,
        /\b(?:backups?|tapes|archives?)\b/,
      ],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
