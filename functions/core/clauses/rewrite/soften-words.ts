import type { ReadText } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';

/** Words that sharpen a burden, and what a careful redline puts in their place; nothing strikes them. */
interface Softening {
  readonly find: RegExp;
  readonly put: string;
  /** In which statements they sharpen one; in all where left out. */
  readonly when?: (statement: Statement) => boolean;
}

const isBan = ({ force }: Statement): boolean => force === 'ban' || force === 'no-right';

const softenings: readonly Softening[] = [
  // What stretches a burden to cases in which it is not due: what is left says the same of the ordinary case.
  {
    find: /(?:,? and|,? or|,)? (?:including (?:by|for|where|when|if|even|in respect of|(?:those|any|such) (?:\w+ )?(?:resulting|arising|caused)) |whether or not|irrespective of|regardless of|without regard to|even (?:if|where|though|when)|whatever the (?:cause|reason)|whoever (?:causes|caused)|however (?:it is |it was )?(?:caused|arising)|howsoever (?:caused|arising)|no matter (?:how|who|why|what)|without limit(?:ation)? (?:in|as to))(?! (?:such|the foregoing))[^,;:.()"“”]{3,160}(?:(?:, [^,;:.()]{1,40}){0,6},? (?:or|and) [^,;:.()]{1,40})?(?= and whether| or whether| \(|[,;:.]|$)/gi,
    put: '',
  },
  {
    find: / \((?:whether or not|regardless of|irrespective of|howsoever|scheduled or otherwise|even if)[^()]{0,160}\)/gi,
    put: '',
  },
  {
    find: /,? (?:of (?:any|every|whatever) (?:kind|nature|description|sort)(?: (?:whatsoever|or (?:nature|kind|description)))?|whatsoever(?! (?:kind|nature|sort|description|cause|reason))|howsoever (?:arising|caused))(?=[ ,;.])/gi,
    put: '',
  },
  { find: /\b(\w{4,}) or (?:alleged|claimed|suspected|threatened|anticipated) \1\b/gi, put: '$1' },
  {
    find: /\bactual(?:,| or) (?:alleged|suspected|threatened|perceived)(?: or (?:alleged|threatened))?\b/gi,
    put: 'actual',
  },
  {
    find: /,? however (?:minor|small|slight|brief|trivial|remote|trifling|immaterial)(?=[ ,;:.)])/gi,
    put: '',
  },
  { find: /,? or (?:elsewhere|otherwise)(?=[,;:.])/gi, put: '' },
  // What makes one side's word the last.
  {
    find: /\bas (determined|estimated|certified|assessed|calculated|specified) by\b/gi,
    put: 'as reasonably $1 by',
    when: ({ standing }) => standing !== 'own',
  },
  {
    find: /\b(?:as|if|where|when|whenever|such \w+ as) (?:it|they|we|he|she|(?:the )?[A-Z]\w+) (?:may )?(?:in (?:its|their|our) (?:sole |absolute )?discretion )?(?:thinks?|sees?|considers?|deems?) (?:fit|appropriate|necessary|desirable|proper|expedient)\b/g,
    put: 'as is reasonable',
    when: ({ standing }) => standing !== 'own',
  },
  { find: /\bconclusively (?:deemed|presumed)\b/gi, put: 'presumed, unless the contrary is shown,' },
  { find: /\bconclusive evidence\b/gi, put: 'evidence, unless shown to be wrong,' },
  {
    find: /\b(?:final,? (?:conclusive,? )?and binding|conclusive and binding|conclusive|determinative)\b(?! evidence)/gi,
    put: 'binding unless shown to be wrong',
  },
  {
    find: /\b(?:in|at) (?:its|their|his|her|our|(?:the )?[A-Z]\w+['’]s?) (?:sole|absolute|unfettered|own|reasonable|entire)(?: (?:and|or) (?:absolute|unfettered|exclusive|sole))? (?:discretion|opinion|judg(?:e)?ment|determination|option|election|view)\b/g,
    put: 'on reasonable grounds',
    when: ({ standing }) => standing !== 'own',
  },
  {
    find: /\bto the (?:complete |entire |sole |absolute |full )?satisfaction of\b/gi,
    put: 'to the reasonable satisfaction of',
  },
  { find: /\b(?:sole and exclusive|sole|exclusive) remed(?:y|ies)\b/gi, put: 'first, but not only, remedy' },
  // What is taken without anything in return, or without end.
  {
    find: /(?<!including),? without (?:any |further |additional )*(?:discount|charge|compensation|payment|credit|contribution|recourse|refund|reimbursement|remuneration|interest)(?: (?:in respect of|of|to|for) [^,;:.()]{3,60})?(?=[,;:.]| and | or )/gi,
    put: '',
    when: (statement) => !isBan(statement) && statement.standing !== 'counterpart',
  },
  {
    find: /(?<!including),? without limit(?:ation)?(?=[,;:.]| and )/gi,
    put: '',
    when: (statement) => !isBan(statement),
  },
  {
    find: /,? at no (?:additional |extra |further )?(?:charge|cost)(?: to [^,;:.()]{3,40})?(?=[,;:. ])/gi,
    put: '',
    when: ({ standing }) => standing === 'own',
  },
  {
    find: /,? in addition to,? and not in (?:lieu|substitution|limitation) (?:of|for)\b[^,;.()]{0,80}(?=[,;.])/gi,
    put: '',
  },
  {
    find: /\bat any time and (?:from time to time|as often as [^,;.()]{3,60})(?=[ ,;.])/gi,
    put: 'not more than once in any period of twelve months',
    when: ({ standing, force }) => standing === 'counterpart' && force === 'right',
  },
  {
    find: /\bperpetual(?:,| and)? irrevocable\b/gi,
    put: 'limited-term',
    when: ({ standing, force }) =>
      (standing === 'own' && force === 'transfer') || (standing === 'counterpart' && force === 'right'),
  },
  {
    find: /\b(?:as|which may be|as may be) (?:amended|updated|varied|revised|changed|issued|published|notified|adopted)(?: (?:and|or) \w+)?(?: by [^,;:.()]{2,40})? from time to time\b/gi,
    put: 'as in force at the date of this Agreement',
    when: ({ standing, force }) => standing === 'own' && force === 'duty',
  },
  {
    find: /\b(?:then[- ]current|then prevailing|prevailing|current list|standard list|list) (rates?|prices?|charges|fees|tariffs?)\b/gi,
    put: 'agreed $1',
    when: ({ standing, force }) => standing === 'own' && force === 'duty',
  },
  // Times too short to act in.
  {
    find: /\bwithin (?:one|two|three|four|five|\d)(?: \(\d\))? (?:business |working |calendar )?(?:hours?|days?)(?:['’])?(?= )/gi,
    put: 'within ten business days',
    when: ({ standing, force }) => standing === 'own' && (force === 'duty' || force === 'right'),
  },
];

/** A change of words for one statement, by the number of the softening that asks for it. */
export interface SoftenedWords extends Span {
  readonly put: string;
  readonly softening: number;
}

/** The words of a passage that sharpen a burden, with what to put in their place. */
export const softenWords = (read: ReadText, statement: Statement, { start, end }: Span): SoftenedWords[] =>
  softenings.flatMap(({ find, put, when }, softening) =>
    when && !when(statement)
      ? []
      : [...read.text.slice(start, end).matchAll(find)].map((match) => ({
          start: start + match.index,
          end: start + match.index + match[0].length,
          put: put.replace('$1', match[1] ?? ''),
          softening,
        })),
  );
