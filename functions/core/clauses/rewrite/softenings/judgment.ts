import {
  all,
  ending,
  forces,
  isBan,
  isNobodys,
  isOwed,
  isOwn,
  isTheirRight,
  isTheirs,
  pattern,
  saysNothingOf,
  somebody,
  type Setting,
  type Softening,
} from './setting.ts';

/** Persons who judge for neither side: their word is what the parties agreed on. */
const neutral = /\b(?:expert|arbitrators?|adjudicator|court|tribunal|independent|parties|surveyor|authority|auditor)\b/;
const judgedByNeutral = ({ found }: Setting): boolean => neutral.test(found.toLowerCase());
/** The judgment of the other side, where the statement does not bound it already. */
const isUnboundJudgment = all(
  isTheirs,
  (setting) => !judgedByNeutral(setting),
  saysNothingOf(/\bacting reasonably|\breasonable grounds/),
);
/** Verbs of judgment, as they follow "it" and "we". */
const judges =
  'considers?|believes?|deems?|regards?|judges?|suspects?|estimates?|attributes?|allocates?|apportions?|designates?|determines?|assess(?:es)?|calculates?|certif(?:y|ies)|perceives?|anticipates?|expects?';
const judge =
  'consider|believe|deem|regard|judge|suspect|estimate|attribute|allocate|apportion|determine|assess|calculate|certify';

/** Words of saying nothing. */
const silence =
  /\bfail|\bsilen|\bdo(?:es)? not\b|\bnot (?:so )?(?:object|notif|respond|reject|invoic|answer|rais|disput|queri|given|received)|\babsen[ct]|\bno (?:objection|response|reply|notice|election|answer)\b|\bunqueried|\bunless [^,]{0,30}(?:objects|rejects)/;

/** What the other side owes, whatever the words of its promise. */
const isTheirDuty = ({ statement }: Setting): boolean =>
  statement.standing === 'counterpart' && /^(?:duty|promise|fact)$/.test(statement.force);
/** What the other side says that it does not owe. */
const isTheirExcuse = ({ statement, whose }: Setting): boolean =>
  statement.standing === 'counterpart' || (statement.standing !== 'own' && whose === 'counterpart');

/** What papers show how a sum or a decision came about. */
const papers =
  'reasons?|grounds|(?:a |an |any )?(?:itemi[sz]ed |detailed |written )*(?:list|account|accounting|statement|breakdown|explanation|particulars|details|calculations?|evidence|proof|receipts?|vouchers?|invoices|cop(?:y|ies)|working papers|supporting (?:documents|papers|evidence))';

/** Whose judgment counts, what is taken for proved, and what need not be shown. */
export const judgment: readonly Softening[] = [
  // "Where we think it fair" asks for a test that both can apply.
  {
    find: pattern(
      String.raw`\b(where|if|when|insofar as|to the extent(?: that)?) ${somebody} (?:in (?:its|their|our) (?:sole |absolute |reasonable )*(?:opinion|judg(?:e)?ment|discretion) )?(?:considers?|believes?|deems?|regards?|thinks?|judges?|finds?) (it|them|the same|this) (?:to be |as )?(?!fit\b|necessary|appropriate|desirable|expedient|proper|best|advisable|to\b|has|is|are|will|may|shall)(?=[a-z]+(?:[,;:.]|$| to | for | that ))`,
      'g',
    ),
    put: '$1 it is ',
    when: all(isTheirs, ({ found }) => !/ them /.test(found)),
  },
  // What is added only because the other side thinks so.
  {
    find: pattern(
      String.raw`,? or (?:which|that|who|whom|where|as) ${somebody} (?:(?:in good faith|honestly|may|might|could) )?(?:considers?|believes?|thinks?|expects?|regards?|suspects?|anticipates?)(?! (?:reasonably|in good faith)) [^,;:.()]{3,80}(?=[,;:.)]|$)`,
      'g',
    ),
    put: '',
    when: all(isUnboundJudgment, (setting) => !isTheirRight(setting) || setting.statement.force === 'definition'),
  },
  {
    find: pattern(
      String.raw`\b((?:which|that|whom?|as|what|where|if|when|whenever|unless|because|to the extent(?: that)?|insofar as|than) ${somebody}) (?:(?:itself|alone) )?(${judges})(?= )(?! (?:necessary|appropriate|fit|proper|desirable|expedient|it (?:fit|necessary|appropriate|desirable|expedient|proper)))`,
      'g',
    ),
    put: '$1 reasonably $2',
    when: isUnboundJudgment,
  },
  {
    find: pattern(
      String.raw`\b((?:which|that|whom?|as|what|where|if|when|whenever|to the extent(?: that)?|than) ${somebody} (?:may|might|can|could|(?:shall|will)(?= (?:certify|determine|estimate|assess|calculate|allocate|apportion)))) (?:(?:from time to time|at any time) )?(${judge})(?=[ ,;:.]|$)(?! (?:necessary|appropriate|fit|proper|desirable|expedient))`,
      'g',
    ),
    put: '$1 reasonably $2',
    when: isUnboundJudgment,
  },
  {
    find: pattern(
      String.raw`\bas ${somebody} (?:may|shall|might|will)(?: from time to time| at any time)? (?:from time to time |at any time )?(?:designate|nominate|require|specify|request|stipulate|prescribe|instruct|dictate)(?: from time to time| in writing| by notice)*${ending}`,
      'g',
    ),
    put: 'as may reasonably be required',
    when: isUnboundJudgment,
  },
  {
    find: pattern(
      String.raw`\b(such (?:[a-z]+ ){0,2}(?:rate|sum|amount|figure|price|charge|fee|quantity|proportion|percentage)s?) as ${somebody} (?:may |shall |will )?(?:from time to time )?(?:notif(?:y|ies)|advises?|states?|quotes?|demands?|claims?|names?)(?: (?:in writing|from time to time|by notice))*(?: to (?:you|us|(?:the )?[A-Z][\w-]+))?`,
      'g',
    ),
    put: '$1 as can be justified by evidence',
    when: isUnboundJudgment,
  },
  { find: pattern(String.raw`\bfound by ${somebody} to (be|have)\b`, 'g'), put: 'shown to $1', when: isTheirs },
  {
    find: pattern(
      String.raw`(?<!\b(?:as|be|reasonably|jointly|mutually) )\b(considered|deemed|believed|judged|determined|estimated|assessed|calculated|computed|allocated|attributed|apportioned|quantified) by (?=${somebody}\b)(?!(?:the )?[A-Z]\w+ (?:and|or) )`,
      'g',
    ),
    put: 'reasonably $1 by ',
    when: isUnboundJudgment,
  },
  {
    find: pattern(
      String.raw`\b(any|such|the) (sum|amount|cost|figure|quantity|proportion|loss(?:es)?|share)s? (?:as is |that is |which is )?(certified|stated|notified|claimed|quoted) by (?=${somebody})`,
      'g',
    ),
    put: '$1 reasonable and documented $2 $3 by ',
    when: all((setting) => isOwed(setting) || isTheirs(setting), saysNothingOf(/\breasonabl|\bexpert\b/)),
  },
  {
    find: /\b(in) (its|their|our|(?:the )?[A-Z][\w-]+['’]s?) (?:good[- ]faith |honest )?(opinion|judg(?:e)?ment|view|estimation|assessment)\b/g,
    put: '$1 $2 reasonable $3',
    when: isUnboundJudgment,
  },
  {
    find: pattern(String.raw`\bin the (opinion|judg(?:e)?ment|view|estimation) of (?=${somebody})`, 'g'),
    put: 'in the reasonable $1 of ',
    when: isUnboundJudgment,
  },
  {
    find: /(?<!reasonably )\b(satisfactory|acceptable) in (form and substance|form and content|form|substance|all respects|every respect) to\b/gi,
    put: 'reasonably $1 in $2 to',
    when: isTheirs,
  },
  {
    find: pattern(
      String.raw`\b(${somebody} (?:is|are|shall be|has been|have been|being)) (?:fully |entirely |wholly |completely |itself )?satisfied (?=that|with|as to|of\b)`,
      'g',
    ),
    put: '$1 reasonably satisfied ',
    when: isUnboundJudgment,
  },
  {
    find: /\bit is (?:otherwise |commercially )?(?:expedient|convenient|desirable|advisable|in (?:its|their|our|(?:the )?[A-Z][\w-]+['’]s?) (?:best |own |commercial )?interests?)(?: to do so)?(?=[,;:.]| (?:to|for|that) |$)/g,
    put: 'it is reasonably necessary',
    when: all(isTheirRight, isUnboundJudgment),
  },
  {
    find: pattern(
      String.raw`\bunless ${somebody} (?:otherwise (?:decides?|determines?|elects?|directs?|chooses?|notif(?:y|ies|ied))|(?:decides?|determines?|elects?|directs?|chooses?) otherwise)\b`,
      'g',
    ),
    put: 'unless the parties agree otherwise',
    when: all(isTheirs, ({ statement }) => statement.force !== 'definition'),
  },
  {
    find: /\b(has|have|having|had) (?:any )?(?:reason|cause|grounds) to (believe|suspect|think|consider)\b/gi,
    put: '$1 reasonable grounds, stated in writing, to $2',
    when: all(isTheirs, isTheirRight),
  },
  {
    find: pattern(
      String.raw`\bthe standards? (?:that |which )?${somebody} (?:may |reasonably )?(?:expects?|requires?|demands?|sets?)\b`,
      'g',
    ),
    put: 'a reasonable standard',
    when: ({ whose, found }) => whose !== 'own' || / it /.test(found),
  },
  {
    find: pattern(
      String.raw`\b(shall be|is|are|will be) (?:solely |entirely |exclusively )?(for|a matter for|up to) (${somebody}) (?:alone )?to (decide|determine|choose|judge)\b`,
      'g',
    ),
    put: '$1 $2 $3 to $4, acting reasonably and giving reasons',
    when: isTheirs,
  },
  // Consent that may be refused freely.
  {
    find: /\b(?:may|can|is (?:free|entitled) to|shall be (?:free|entitled) to) (?:freely |arbitrarily |unreasonably )?(withhold|refuse|deny|decline|condition|delay)((?:,? (?:or|and) (?:withhold|refuse|deny|condition|delay)|, (?:withhold|refuse|deny|condition|delay))*) ((?:(?:its|their|our|any|such|the|that) )?(?:prior )?(?:written )?(?:consent|approval|permission|acceptance))(?: (?:for any (?:or no )?reason(?: or (?:for )?no reason)?(?: whatsoever| at all)?|without (?:giving |stating )?(?:any )?reasons?|at will|freely|on any grounds?(?: whatsoever)?|arbitrarily))*/gi,
    put: 'shall not unreasonably $1$2 $3',
    when: all(isTheirs, isTheirRight),
  },
  {
    find: /\b(consent|approval|permission|which|it) (?:may|can) (?:freely |arbitrarily |unreasonably |nevertheless )?be (?:freely |arbitrarily |unreasonably )?(withheld|refused|denied|conditioned|delayed)((?:,? (?:or|and) (?:withheld|refused|denied|conditioned|delayed))*)(?: (?:for any (?:or no )?reason(?: or (?:for )?no reason)?(?: whatsoever| at all)?|without (?:giving |stating )?(?:any )?reasons?|at will|freely|on any grounds?(?: whatsoever)?|arbitrarily|(?:in|at) (?:its|their|our|(?:the )?[A-Z][\w-]+['’]s?) (?:sole |absolute |entire |unfettered |own |and ){0,3}discretion))*(?! (?:in|at) )/g,
    put: '$1 shall not be unreasonably $2$3',
    when: all(
      (setting) => isTheirs(setting) || isOwn(setting),
      ({ statement }) => /\bconsent|\bapprov|\bpermission/.test(statement.words),
    ),
  },
  {
    find: /\b(subject to (?:(?:the|our|its|(?:the )?[A-Z][\w-]+['’]s?) )(?:prior )?(?:written )?(?:consent|approval)(?: of (?:the )?[A-Z][\w-]+)?)(?=[,;:.]|$)/g,
    put: '$1 (not to be unreasonably withheld, conditioned or delayed)',
    when: all(
      isTheirs,
      isOwn,
      saysNothingOf(
        /\bunreasonabl|\breasonabl|\bshareholder|\bregulat|\bcourt|\bname\b|\blogo|\btrade ?mark|\bpublic|\bpress\b|\blikeness|\battribut/,
      ),
    ),
  },
  // What is deemed.
  {
    find: /\bconclusively (taken|treated|regarded|considered|held)\b/gi,
    put: '$1, unless the contrary is shown,',
  },
  // Silence agrees to nothing before it was warned.
  {
    find: /\b((?:shall|will|must) (?:then |also |thereupon |thereby )?be|is|are|be) (?:irrevocably |thereby )?(deemed|presumed|treated|regarded|taken|considered)(?= (?:to have (?:elected|agreed|consented|accepted|approved|waived|withdrawn|resigned|given)|as (?:agreed|accepted|approved|given|consented|waived)|to be (?:accepted|approved|agreed|waived)|accepted|approved|agreed|rejected|waived|abandoned)\b)/gi,
    put: '$1, ten (10) business days after a written reminder, $2',
    when: all(
      (setting) => isOwn(setting) || isNobodys(setting),
      (setting) => !isBan(setting),
      ({ statement }) => silence.test(statement.words),
      // What the reader sent and the other side let lie counts for the reader.
      ({ whose }) => whose !== 'own',
      saysNothingOf(/\bunless\b|\bwithin \d|\breminder|\bsecond notice|\bconclusively/),
    ),
  },
  // What is presumed can be shown to be otherwise.
  {
    find: /\b((?:shall|will|must) (?:then |also |thereupon |thereby )?(?:be|have been)|is|are|be) (?:irrevocably |irrebuttably |irrefutably |thereby )?(deemed|presumed|treated|regarded|taken|considered)(?= (?:to (?:have (?!elected|agreed|consented|accepted|approved|waived|withdrawn|resigned|given)|be (?!accepted|approved|agreed|waived|an?\b|part\b|confidential|exclusive)|apply|result|derive|arise)|as (?!holding|cancel|given|agreed|accepted|approved|consent|waived|if\b|terminat|resign|paid|payable|sums|confidential|one\b)|correct|confirmed|responsible|non-confidential|complete|due\b))/gi,
    put: '$1 $2, unless the contrary is shown,',
    when: all(
      (setting) => isOwn(setting) || isNobodys(setting),
      (setting) => !isBan(setting),
      saysNothingOf(
        /\bunless\b|\bcontrary\b|\brebut|\bconclusively|\bnotices? |\breceived\b|\bservice of\b|\bpostage|\bincluded?\b|\bincorporated|\bpart of\b|\breference|\bpayable\b|\bas confidential|\bmutatis|\boriginal\b|\bbeneficiar|\bcourt\b|\bnot (?:to )?be\b/,
      ),
    ),
  },
  {
    find: /\b(?:counts?|counting|is to count|are to count|shall count|is|are|constitutes?|shall constitute|shall be|will constitute|amounts? to|shall amount to|signif(?:y|ies)) (?:as |deemed |taken as )?(?:full |final |unconditional |irrevocable |your |an |the )*(acceptance|assent|approval|an admission|admission|acknowledg(?:e)?ment)(?= (?:of|that|to|by)\b|[,;.]|$)/gi,
    put: 'may serve as evidence of $1',
    when: all(
      (setting) => isOwn(setting) || isNobodys(setting),
      saysNothingOf(/\bunless\b|\bin writing\b|\bcertificate|\bexclusive|\bno[tr]?\b|\bneither\b|\bnever\b/),
    ),
  },
  {
    find: /\b(records|readings|counts?|measurements|books|logs?|data|calculations?|figures|certificates?|statements?|findings|determinations?|tools?|system) (?:shall|will|must) (?:in all cases |always |in any event )?(?:prevail|govern|control|be decisive|be determinative|bind (?:the )?[A-Z]\w+|be conclusive)(?=[,;:.]| as to | for | on |$)/g,
    put: '$1 shall apply unless shown to be wrong',
    when: isTheirs,
  },
  {
    find: /\b(?:by|with|on) (?:means of )?clear(?: and|,) (?:convincing|compelling|cogent|unambiguous)(?: (?:documentary|written|contemporaneous))? (?:evidence|proof)\b/gi,
    put: 'by reasonable evidence',
    when: ({ whose }) => whose !== 'counterpart',
  },
  {
    find: /\b(accompanied|supported|evidenced|confirmed) by an? final[^,;:.()]{0,40}(?:judg(?:e)?ment|award|decision|order)(?: (?:or|and) (?:award|judg(?:e)?ment|decision|order))?(?: (?:of|against) (?:an? )?[^,;:.()]{3,40}?)?(?=[,;:.]| establishing| that | which | showing|$)/gi,
    put: '$1 by reasonable evidence',
    when: ({ statement }) => statement.standing !== 'own',
  },
  {
    find: /\b(has|have|had) been finally (?:determined|established|adjudicated|found|proved|proven)(?: (?:by|in|before) (?:an? |the )?[^,;:.()]{3,60}?)?(?=[,;:.]|$)/gi,
    put: '$1 been shown',
    when: ({ statement }) => statement.standing !== 'counterpart',
  },
  {
    find: /,? who (?:shall|will|is|must) be personally (?:answerable|liable|responsible|accountable) (?:for|to) [^,;:.()]{3,60}(?=[,;:.]|$)/gi,
    put: '',
    when: isOwn,
  },
  // What the reader should have known.
  {
    find: /(?<!\bor )\b(?:could|should|ought to|might|would)(?: reasonably)?,?(?: (?:up)?on (?:[a-z]+ ){0,3}(?:review|inquiry|enquiry|inspection|examination|investigation)(?: of (?:the )?[\w ]{3,40}?)?,?)? have (discovered|found|detected|noticed|identified|ascertained|revealed|disclosed|uncovered)\b/gi,
    put: 'actually $1',
    when: ({ whose }) => whose !== 'counterpart',
  },
  {
    find: /(?<!\bor )\b(?:could|should|ought to|might|would)(?: reasonably)?,?(?: (?:up)?on (?:[a-z]+ ){0,3}(?:review|inquiry|enquiry|inspection|examination|investigation)(?: of (?:the )?[\w ]{3,40}?)?,?)? have (?:been|become) aware\b/gi,
    put: 'actually became aware',
    when: ({ whose }) => whose !== 'counterpart',
  },
  {
    find: /\bhad actual knowledge(?=[,;:.]|$| and )/gi,
    put: 'had knowledge (or would have had it after reasonable inquiry)',
    when: ({ whose }) => whose !== 'own',
  },
  // What need not be given, told or tried.
  {
    find: pattern(
      String.raw`\b(?:need not|needn['’]t|(?:do|does) not (?:need|have) to|(?:don|doesn)['’]t (?:need|have) to|(?:shall|will|is|are) not (?:be )?(?:obliged|required|bound|obligated) to|(?:is|are|be|shall be|shall have|has|have) (?:under )?no (?:obligation|duty) to) (give|provide|furnish|supply|show|state|produce|send|deliver|disclose|submit|explain|justify) ((?:[A-Z][\w-]+ |the [A-Z][\w-]+ |you )?(?:with )?(?:(?:its|their|our|any|the|such|of) ){0,3}(?:${papers})\b)`,
      'g',
    ),
    put: 'shall on request $1 $2',
    when: all(isTheirExcuse, saysNothingOf(/\bconfidential|\bprivileg|\blaw\b|\bother (?:customers|tenants|clients)/)),
  },
  {
    find: /\b(?:need not|(?:do|does) not (?:need|have) to|(?:don|doesn)['’]t (?:need|have) to|(?:shall|will|is|are) not (?:be )?(?:obliged|required|bound|obligated) to|(?:shall be|is|are|be|shall have|has|have) (?:under )?(?:no|any) (?:obligation|duty) to) look for (a (?:new|replacement|substitute) [a-z]+)(?: for [^,;:.()]{3,30}?)?(?: before [^,;:.()]{3,40})?(?=[,;:.]|$)/gi,
    put: 'shall use reasonable efforts to find $1',
    when: isTheirExcuse,
  },
  {
    find: /\b(?:need not|(?:do|does) not (?:need|have) to|(?:don|doesn)['’]t (?:need|have) to|(?:shall|will|is|are) not (?:be )?(?:obliged|required|bound|obligated) to|(?:is|are|be|shall be|shall have|has|have) (?:under )?no (?:obligation|duty) to) (mitigate|minimi[sz]e|re-?let|resell)\b/gi,
    put: 'shall use reasonable efforts to $1',
    when: isTheirExcuse,
  },
  {
    find: /\b(?:makes?|gives?|offers?) no (?:promise|commitment|undertaking|assurance|guarantee) (?:that|when|as to when) (?=it|we|they|he|she|any|the)/gi,
    put: 'shall use reasonable efforts to ensure that ',
    when: isTheirExcuse,
  },
  {
    find: /\b(?:(?:does|do|shall|will) not|doesn['’]t|don['’]t|can(?:no|['’])t|can not) (?:undertake|commit|promise|guarantee)(?: to\b| (?:that|when|as to when) (?:it|we) (?:will|shall|can)\b)/gi,
    put: 'shall use reasonable efforts to',
    when: isTheirExcuse,
  },
  {
    find: /\b(?:will|shall) (?:try|aim|attempt|seek|do what it can) to\b|\b(?:aims?|hopes?|intends?) to(?= (?:provide|deliver|respond|restore|repair|complete|notify|return|perform|maintain|keep|make)\b)/gi,
    put: 'shall use reasonable efforts to',
    when: isTheirDuty,
  },
  {
    find: /,? (?:but |and )?(?:always )?(?:consistent with|having regard to|subject to|in light of|in line with) (?:its|their|our) (?:own |then |then[- ]current |other )*(?:commercial |business |operational |strategic |internal )*(?:priorities|interests|convenience|commitments|considerations)(?=[,;:.]| and | or |$)/gi,
    put: '',
    when: all(isTheirs, forces('duty', 'promise', 'no-duty', 'right')),
  },
];
