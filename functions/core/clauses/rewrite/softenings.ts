import type { Standing } from '../reading/find-parties.ts';
import type { Force, Statement } from '../statements/statement.ts';

/** Where words stand: in which statement, and whom they speak of ("in its discretion", "as the Landlord decides"). */
export interface Setting {
  readonly statement: Statement;
  /** The party named within the words, else the one named last before them; undefined where none is. */
  readonly whose: Standing | undefined;
  /** The words in question, as the text writes them. */
  readonly found: string;
}

/** Words that sharpen a burden, and what a careful redline puts in their place; nothing strikes them. */
export interface Softening {
  readonly find: RegExp;
  /** `$1` and so on mean groups of the expression. */
  readonly put: string;
  /** Where they sharpen one; everywhere where left out. */
  readonly when?: (setting: Setting) => boolean;
}

const forces =
  (...asked: readonly Force[]) =>
  ({ statement }: Setting): boolean =>
    asked.includes(statement.force);

const isBan = forces('ban', 'no-right');
const isOwn = ({ statement }: Setting): boolean => statement.standing === 'own';
/** What the reader must do, or gives. */
const isOwed = (setting: Setting): boolean =>
  isOwn(setting) && forces('duty', 'promise', 'transfer', 'acknowledgement', 'waiver', 'fact')(setting);
/** What the other side may do or need not do; also where nobody's name says whose it is. */
const isTheirRight = (setting: Setting): boolean => !isOwn(setting) && forces('right', 'no-duty')(setting);
/** What is so without anybody's act. */
const isNobodys = ({ statement }: Setting): boolean =>
  statement.standing === 'unknown' || statement.standing === 'both';
/** Whether the words speak of the other side's judgment, not of the reader's. */
const isTheirs = ({ whose, statement }: Setting): boolean => (whose ?? statement.standing) !== 'own';
const saysNothingOf =
  (words: RegExp) =>
  ({ statement }: Setting): boolean =>
    !words.test(statement.words);
const all =
  (...conditions: readonly ((setting: Setting) => boolean)[]) =>
  (setting: Setting): boolean =>
    conditions.every((holds) => holds(setting));

/** A party as the text names it: "it", "the Landlord", "Supplier". */
const somebody = String.raw`(?:it|they|we|he|she|(?:the )?[A-Z][\w-]+(?: [A-Z][\w-]+)?|the (?:lender|landlord|owner|company|supplier|provider|seller|buyer|licensor|employer|bank|board))`;
const ending = String.raw`(?=[,;:.)]|$| and | or | but | provided )`;
const pattern = (source: string, flags = 'gi'): RegExp => new RegExp(source, flags);

/** What stretches a burden to cases in which it is not due: what is left says the same of the ordinary case. */
const stretching: readonly Softening[] = [
  {
    find: /(?:,? and|,? or|,)? (?:including (?:by|for|where|when|if|even|in respect of|(?:those|any|such) (?:\w+ )?(?:resulting|arising|caused)) |whether or not|irrespective of|regardless of|without regard to|even (?:if|where|though|when)|whatever the (?:cause|reason)|whoever (?:causes|caused)|however (?:it is |it was )?(?:caused|arising)|howsoever (?:caused|arising)|no matter (?:how|who|why|what)|without limit(?:ation)? (?:in|as to))(?! (?:such|the foregoing))[^,;:.()"“”]{3,160}(?:(?:, [^,;:.()]{1,40}){0,6},? (?:or|and) [^,;:.()]{1,40})?(?= and whether| or whether| \(|[,;:.]|$)/gi,
    put: '',
  },
  {
    find: / \((?:whether|regardless of|irrespective of|howsoever|however|of whatever|of whatsoever|whatever|by whomsoever|scheduled or otherwise|or not|even if)[^()]{0,160}\)/gi,
    put: '',
  },
  {
    find: pattern(
      String.raw`,? (?:(?:by|for|from|of|in|due to|on) )?(?:what(?:so)?ever|how(?:so)?ever|whom(?:so)?ever|who(?:so)?ever|when(?:so)?ever|where(?:so)?ever|whichever) (?:the |it is |it was |it may be |the same (?:is|are|was|were) )?(?:causes?|reasons?|circumstances|capacity|outcome|result|arising|arises|arose|caused|occasioned|occurring|incurred|sustained|suffered|made|installed|created|performed|held|located|situated|brought|owned|introduced)(?: or (?:\w+ )?(?:arising|caused|occasioned|occurring|incurred))?${ending}`,
    ),
    put: '',
  },
  {
    find: pattern(
      String.raw`,? for (?:any|every|whatever|whatsoever) (?:cause|reason)(?: (?:or no reason(?: at all)?|what(?:so)?ever|at all))?${ending}`,
    ),
    put: '',
    when: (setting) => !isTheirRight(setting),
  },
  { find: /,? in any (?:way|manner|respect|form|circumstances?)(?: whatsoever)?(?=[ ,;.])/gi, put: '', when: isOwed },
  {
    find: /,? (?:of (?:any|every|whatever) (?:kind|nature|description|sort)(?: (?:whatsoever|or (?:nature|kind|description)))?|whatsoever(?! (?:kind|nature|sort|description|cause|reason))|howsoever (?:arising|caused))(?=[ ,;.])/gi,
    put: '',
  },
  {
    find: /,? (?:and )?including(?:,? without limitation,?|,? but not limited to,?)? (?:[\w'’-]+ ){0,6}?(?:caused|arising|resulting|attributable|due|occasioned|contributed to)(?: [\w'’-]+){0,3} (?:by|from|to|out of|in) [^,;:.()]{3,80}/gi,
    put: '',
    when: ({ whose, found }) =>
      whose === 'counterpart' || /\b(?:negligen|fault|breach|default|acts?\b|omission|delay|error)/i.test(found),
  },
  { find: /\b(\w{4,}) or (?:alleged|claimed|suspected|threatened|anticipated) \1\b/gi, put: '$1' },
  {
    find: /\bactual(?:,| or) (?:alleged|suspected|threatened|perceived|anticipated|contemplated|prospective)(?: or (?:alleged|threatened|prospective))?\b/gi,
    put: 'actual',
  },
  { find: /\b((?:reasonab|knowing|wilful|willful|intentional|actual)ly) or otherwise\b/gi, put: '$1' },
  {
    find: /\b(now (?:known|existing|owned|held|due|used)) or (?:hereafter|later|subsequently|in (?:the )?future)(?: (?:[a-z]+ed|known|existing|arising|held|due))?(?: or [a-z]+ed)?\b/gi,
    put: '$1',
  },
  {
    find: pattern(
      String.raw`,? or (?:may|might|could) (?:in (?:the )?future |at any time |later |hereafter )?(?:contemplate|carry on|engage in|plan|develop|acquire|propose|become|enter|undertake|conduct)(?: to \w+)?${ending}`,
    ),
    put: '',
    when: isOwed,
  },
  {
    find: /,? however (?:minor|small|slight|brief|trivial|remote|trifling|immaterial|short)(?=[ ,;:.)])/gi,
    put: '',
  },
  {
    find: /(?<!\b(?:writing|orally|verbally|electronically|e-?mail)),? or (?:elsewhere|otherwise)(?=[,;:.])/gi,
    put: '',
  },
  // A list of charges that ends in whatever else is charged.
  {
    find: /, ([^,;:.()]{3,60}),? (and|or) (?:(?:any|all|such) )?other (?:similar |related |reasonable )?(?:charges|costs|fees|expenses|sums|amounts|outgoings|dealings|matters|purposes?|items)(?: [^,;:.()]{2,80})?(?=[,;:.]|$)/gi,
    put: ' $2 $1',
    when: isOwed,
  },
  {
    find: /,? (?:and|or) any other (?:charges?|costs?|fees|expenses|sums?|amounts?|outgoings|dealings|matters?|purposes?|items|reason|cause)(?: [^,;:.()]{2,80})?(?=[,;:.]|$)/gi,
    put: '',
    when: isOwed,
  },
];

/** What makes one side's word the last. */
const lastWord: readonly Softening[] = [
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
      String.raw`\bas ${somebody} (?:may |shall )?(?:,? ?from time to time,? |at any time )?(?:in (?:its|their|our) (?:sole |absolute )*(?:discretion|opinion|judg(?:e)?ment) )?(?:(?:in )?good faith |customarily |solely |alone )?(?:determines?|decides?|selects?|chooses?|elects?|fix(?:es)?|prescribes?|allocates?|assess(?:es)?|estimates?|likes?|wish(?:es)?|desires?|pleases?|makes?|thinks?|directs?)(?: (?:in (?:its|their|our) (?:sole |absolute )*(?:discretion|opinion|judg(?:e)?ment)|in good faith|from time to time|right|alone))*${ending}`,
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
    find: /\b(is|are|be) final(?=[,;:.]| (?:as to|on|in all|for all)\b)/gi,
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

/** What is taken without anything in return. */
const unpaid: readonly Softening[] = [
  {
    find: /(?<!including),? without (?:any |further |additional )*(?:discount|charge|compensation|payment|credit|contribution|recourse|refund|reimbursement|remuneration|interest|liability|obligation|penalty|abatement|reduction of \w+)(?: (?:whatsoever|at all))?(?: (?:in respect of|of|to|for) [^,;:.()]{3,60})?(?=[,;:.]| and | or |$)/gi,
    put: '',
    when: (setting) => isTheirRight(setting) || isOwed(setting) || isNobodys(setting),
  },
  {
    find: /,? without (?:(?:any|further|the need for|need for|requiring) )*(?:proof of (?:actual )?(?:loss|damage)s?|demand|cure|grace|(?:set-?off|offset|deduction|counterclaim|withholding|abatement))(?:,? (?:or|and|nor)? ?(?:set-?off|offset|deduction|counterclaim|withholding|abatement|suspension|demand|protest|delay)){0,4}(?: (?:whatsoever|of any kind))?(?=[,;:.]| and | or |$)/gi,
    put: '',
    when: (setting) => isOwed(setting) || isNobodys(setting),
  },
  {
    find: /(?<!including),? without limit(?:ation)?(?=[,;:.]| and |$)/gi,
    put: '',
    when: (setting) => !isBan(setting),
  },
  {
    find: /,? at no (?:additional |extra |further )?(?:charge|cost)(?: to [^,;:.()]{3,40})?(?=[,;:. ])/gi,
    put: '',
    when: isOwn,
  },
  {
    find: /,? in addition to,? and not in (?:lieu|substitution|limitation) (?:of|for)\b[^,;.()]{0,80}(?=[,;.])/gi,
    put: '',
  },
  {
    find: /,? (?:such (?:sums?|payments?|amounts?|damages) being )?in addition to (?!,)[^,;.()]{4,120}(?=[,;.]|$)/gi,
    put: '',
    when: all(isOwed, ({ statement }) =>
      /\b(?:pays?|liable|liquidated|damages|reimburse|charge|fee|sum)\b/.test(statement.words),
    ),
  },
  { find: /,? jointly and severally,?(?= )/gi, put: ' severally', when: isOwed },
  {
    find: /\b(?:non-?refundable|non-?cancel{1,2}able)(?:,? (?:and )?non-?(?:refundable|cancel{1,2}able|creditable))? /gi,
    put: '',
    when: isOwed,
  },
  {
    find: /\bon an? (?:cumulative(?: and compounding)?|compound(?:ed|ing)?(?: and cumulative)?) basis\b/gi,
    put: 'on a non-cumulative basis',
    when: (setting) => !isTheirs(setting) || isOwed(setting) || setting.statement.force === 'fact',
  },
  {
    find: /\b(?:then[- ]current|then prevailing|prevailing|current list|standard list|list|then applicable) ((?:[a-z]+ ){0,3}(?:rates?|prices?|charges|fees|tariffs?))(?: (?:current|applicable|prevailing|in force|ruling)(?: (?:at|on) [^,;:.()]{3,40})?)?\b/gi,
    put: 'agreed $1',
    when: (setting) => isOwed(setting) || setting.statement.force === 'fact',
  },
  {
    find: /\ball (?=(?:costs?|expenses?|attorneys?['’]? fees|legal fees)\b)/gi,
    put: 'all reasonable and documented ',
    when: all(isOwed, forces('duty', 'promise'), saysNothingOf(/\breasonabl|\bdocumented|\bown costs|\bper ?cent|%/)),
  },
  {
    find: /(?<!reasonable )\b(attorneys?['’]? fees|legal fees|counsel fees|solicitors['’] fees)\b/gi,
    put: 'reasonable $1',
    when: all(isOwed, saysNothingOf(/\breasonabl|\ball (?:costs|expenses|attorney|legal)/)),
  },
];

const namesNotice = /\bnotice|\bnotif|\bdays\b/;

/** What comes at once, at any time, behind one's back, or never ends. */
const untimely: readonly Softening[] = [
  {
    find: /\bat any time and (?:from time to time|as often as [^,;.()]{3,60})(?=[ ,;.])/gi,
    put: 'not more than once in any period of twelve months',
    when: isTheirRight,
  },
  {
    find: /,? (?:at any time,? )?(?:and |or )?without (?:any |giving )?(?:prior |further |advance |previous )*(?:written )?notice(?: or (?:demand|liability|delay|consent|explanation|cause|reason))?(?: (?:of any kind|to (?:you|the )?\w*))?(?=[,;:.]| and | or | [a-z]|$)/gi,
    put: ' on thirty (30) days’ written notice',
    when: isTheirRight,
  },
  {
    find: /\b(?:immediately|forthwith|instantly|at once|with immediate effect)\b(?! (?:following|after|before|prior|preceding|available|due|upon|on|by|if))/gi,
    put: 'on thirty (30) days’ written notice',
    when: all(isTheirRight, saysNothingOf(namesNotice)),
  },
  {
    find: /\b(?:immediately|forthwith|instantly|at once)\b(?! (?:following|before|prior|preceding|available|due))/gi,
    put: 'promptly',
    when: all(isOwed, forces('duty', 'promise')),
  },
  {
    find: /\bat any time\b(?! (?:after|before|during|within|prior|when|while|in|since|and|or|by|on|upon|of|without|with))/gi,
    put: 'on thirty (30) days’ written notice',
    when: all(isTheirRight, saysNothingOf(namesNotice), ({ statement }) =>
      /\b(?:terminat|chang|amend|modif|vary|suspend|withdraw|relocat|increas|revok|cancel|substitut|discontinu|enter\b|inspect|audit|rais|adjust|replac)/.test(
        statement.words,
      ),
    ),
  },
  {
    find: /\b(?:up)?on (?:first |written |the first |(?:the )?[A-Z]\w+['’]s (?:first |written )?)*demand\b/g,
    put: 'within thirty (30) days after a written demand',
    when: all(isOwed, saysNothingOf(/\bguarant/)),
  },
  {
    find: pattern(String.raw`\bwhenever ${somebody} (?:so )?(?:asks?|requests?|requires?|demands?)(?: it)?\b`, 'g'),
    put: 'within thirty (30) days after a written request',
    when: all(isOwed, isTheirs),
  },
  {
    find: /\b(?:as|which may be|as may be) (?:amended|updated|varied|revised|changed|issued|published|notified|adopted)(?: (?:and|or) \w+)?(?: by [^,;:.()]{2,40})? from time to time\b/gi,
    put: 'as in force at the date of this Agreement',
    when: all(isOwn, forces('duty')),
  },
  {
    find: /\b(retroactive(?:ly)?|with retroactive effect|retrospectively)(?=[ ,;.])/gi,
    put: 'for the future only',
    when: ({ found }) => !/^retroactive$/i.test(found),
  },
  {
    find: /(?:,? (?:the same|such obligations?) surviving|,)? (?:in perpetuity|perpetually|forever|indefinitely|without limit (?:in|of|as to) time|for an unlimited period|for all time)(?=[ ,;.]|$)/gi,
    put: ' for three (3) years',
    when: (setting) => isOwed(setting) || (isOwn(setting) && isBan(setting)),
  },
  {
    find: /\bwithin (?:one|two|three|four|five|\d)(?: \(\d\))? (?:business |working |calendar )?days?(?:['’])?(?= )|\bwithin (?:\w+-?\w* \()?(?:12|24|36|48|72|twelve|twenty-four|forty-eight|seventy-two)\)? hours(?:['’])?(?= )/gi,
    put: 'within ten business days',
    when: all(isOwn, forces('duty', 'right')),
  },
  {
    find: /,? time being of the essence(?: (?:in|as to|for|of|with respect to) [^,;:.()]{3,60})?/gi,
    put: '',
  },
  {
    find: /,? (?:and )?(?:with )?no (?:[a-z-]+ ){1,4}being (?:allowed|made|given|due|payable|kept|permitted|granted|required)(?: (?:for|on|in|to|by) [^,;:.()]{0,60})?(?=[,;:.]|$)/gi,
    put: '',
  },
];

/** What a promise or a grant says more than it must. */
const unbounded: readonly Softening[] = [
  {
    find: /\bperpetual(?:,| and)? irrevocable\b/gi,
    put: 'limited-term',
    when: (setting) => (isOwn(setting) && forces('transfer')(setting)) || isTheirRight(setting),
  },
  {
    find: /\ban? (?:(?:perpetual|irrevocable|unrestricted|unlimited|unconditional)(?:,? and|,)? )+(?=[a-z])/gi,
    put: 'a ',
    when: (setting) => isOwed(setting) || isTheirRight(setting),
  },
  {
    find: /\b(?:absolutely|unconditionally|irrevocably)(?:,? (?:and )?(?:absolutely|unconditionally|irrevocably)){0,2} /gi,
    put: '',
    when: isOwed,
  },
  { find: /\b(?:best|utmost) (efforts|endeavou?rs)\b/gi, put: 'reasonable $1', when: isOwed },
  {
    find: /\bany (?:and (?:all|every) )?(breach|default|violation|non-?compliance)(?=[ ,;:.)])/gi,
    put: 'any material $1',
    when: all(isTheirRight, saysNothingOf(/\bmaterial|\bcure|\bremed/)),
  },
  {
    find: /((?:without|except with|unless with) (?:first obtaining |having )?(?:the )?(?:(?:[A-Z]\w+|our|its)(?:['’]s)? )?(?:prior )?(?:express )?(?:written )?(?:consent|approval|permission)(?: of (?:the )?[A-Z]\w+)?)(?=[,;:.)]|$)/g,
    put: '$1 (not to be unreasonably withheld, conditioned or delayed)',
    when: all(
      isOwn,
      isBan,
      saysNothingOf(
        /\bunreasonabl|\bdisclos|\bsolicit|\bhire|\bcompet|\bcopy|\bconfidential|\bname\b|\btrade ?mark|\bpublic/,
      ),
    ),
  },
];

/** Words that sharpen a burden, by what they do to it. */
export const softenings: readonly Softening[] = [...stretching, ...lastWord, ...unpaid, ...untimely, ...unbounded];
