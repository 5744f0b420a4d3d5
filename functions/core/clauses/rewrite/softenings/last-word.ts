import { isTheirs, somebody, ending, pattern, type Softening } from './setting.ts';

/** What makes one side's word the last. */
export const lastWord: readonly Softening[] = [
  {
    find: /\bas (?:may be )?(?:finally |solely |conclusively )?(determined|estimated|certified|assessed|calculated|specified|fixed|decided|directed|invoiced|computed|selected|measured|allocated) by\b/gi,
    put: 'as reasonably $1 by',
    when: isTheirs,
  },
  {
    find: pattern(
      String.raw`\b(?:as|if|where|when|whenever) ${somebody} (?:may )?(?:in (?:its|their|our) (?:sole |absolute )?discretion )?(?:thinks?|sees?|considers?|deems?) (?:it )?(?:fit|appropriate|necessary|desirable|proper|expedient|best|advisable)\b`,
      'g',
    ),
    put: 'as is reasonable',
    when: isTheirs,
  },
  {
    find: pattern(
      String.raw`\bas ${somebody} (?:may |shall )?(?:,? ?from time to time,? |at any time )?(?:in (?:its|their|our) (?:sole |absolute )*(?:discretion|opinion|judg(?:e)?ment) )?(?:(?:in )?good faith |customarily |solely |alone )?(?:determines?|decides?|selects?|chooses?|elects?|fix(?:es)?|prescribes?|allocates?|assess(?:es)?|estimates?|likes?|wish(?:es)?|desires?|pleases?|makes?|thinks?|directs?)(?: (?:in (?:its|their|our) (?:sole |absolute )*(?:discretion|opinion|judg(?:e)?ment)|in good faith|from time to time|right|alone))*(?!, (?:in|at) [^,;.]{3,40}, (?:is|are|to be)\b)${ending}`,
      'g',
    ),
    put: 'as is reasonable',
    when: isTheirs,
  },
  {
    find: pattern(
      String.raw`,? as (?:often|frequently|many(?: times)?) as ${somebody} (?:may )?(?:sees? fit|thinks? fit|likes?|wish(?:es)?|chooses?|requires?|requests?|desires?|pleases?|elects?|considers? [a-z]+)\b`,
      'g',
    ),
    put: ' not more than once in any period of twelve months',
    when: isTheirs,
  },
  { find: /\bconclusively (?:deemed|presumed)\b/gi, put: 'presumed, unless the contrary is shown,' },
  {
    find: /\bconclusively (agreed|accepted|established|determined|proved|proven|correct)\b/gi,
    put: '$1 unless shown to be wrong',
  },
  { find: /\bconclusive evidence\b/gi, put: 'evidence, unless shown to be wrong,' },
  {
    find: /\b(?:final,? (?:conclusive,? )?and binding|conclusive and binding|conclusive|determinative)\b(?! evidence)/gi,
    put: 'binding unless shown to be wrong',
  },
  {
    find: /\b(is|are|be) final(?=[,;:.]| (?:as to|as against|against|on|in all|for all)\b)/gi,
    put: '$1 binding unless shown to be wrong',
  },
  {
    find: /\b(?:in|at) (?:its|their|his|her|our|(?:the )?[A-Z]\w+['’]s?) (?:sole|absolute|unfettered|own|reasonable|entire)(?: (?:and|or) (?:absolute|unfettered|exclusive|sole))? (?:discretion|opinion|judg(?:e)?ment|determination|option|election|view)\b/g,
    put: 'on reasonable grounds',
    when: isTheirs,
  },
  { find: /\bon any grounds?\b(?! (?:set|stated|listed))/gi, put: 'on reasonable grounds', when: isTheirs },
  {
    find: /\bto (its|their|our|(?:the )?[A-Z][\w-]+['’]s) (?:complete |entire |sole |absolute |full )?satisfaction\b/g,
    put: 'to $1 reasonable satisfaction',
    when: isTheirs,
  },
  {
    find: /\bto the (?:complete |entire |sole |absolute |full )?satisfaction of\b/gi,
    put: 'to the reasonable satisfaction of',
    when: isTheirs,
  },
  {
    find: /\b(?<!reasonably )(satisfactory|acceptable) to (?=(?:it|them|us|(?:the )?[A-Z]))/g,
    put: 'reasonably $1 to ',
    when: isTheirs,
  },
  { find: /\bthe (?:sole and exclusive|sole|exclusive|only) (remedy|recourse)\b/gi, put: 'a non-exclusive $1' },
  {
    find: /(?<=['’]s? |their |its |your )(?:sole and exclusive|sole|exclusive|only) (remed(?:y|ies)|recourse)\b/gi,
    put: 'non-exclusive $1',
  },
  {
    find: /,? as (?:finally )?(?:established|determined|adjudicated|found) by an? (?:final,? )?(?:and )?(?:non-?appealable )?(?:\w+ )?(?:judg(?:e)?ment|conviction|decision|award)(?: of [^,;:.()]{3,60})?/gi,
    put: '',
  },
  { find: /\bfinal(?:,| and|, and)? (?:non-?|un)appealable (?=judg|order|decision|conviction)/gi, put: '' },
];
