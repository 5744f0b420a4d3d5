import {
  all,
  forces,
  isBan,
  isGrant,
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
  says,
} from './setting.ts';

const isDefinition = forces('definition');
/** What the other side may do, by its own name: nobody else's right is bounded. */
const isCounterpartsRight = ({ statement }: Setting): boolean =>
  statement.standing === 'counterpart' && statement.force === 'right';
/** What the reader may not do; a limb of a list may have lost its subject. */
const isRestraint = (setting: Setting): boolean =>
  setting.statement.standing !== 'counterpart' &&
  (isBan(setting) || /\b(?:shall|may|must|will|can) ?not\b/.test(setting.statement.words));
/** Where a term or a fact draws the line, and where the other side's right hangs on it. */
const drawsLine = (setting: Setting): boolean =>
  isDefinition(setting) || isNobodys(setting) || isTheirRight(setting) || forces('fact', 'exclusion')(setting);

/** What somebody makes of what another gave. */
const made =
  /\bimprove|\bmodif|\benhance|\bbackground|\bpre-?existing|\bderiv|\bfeedback|\bsuggestion|\binsight|\bknow-?how|\badaptation/;
/** What is made to order is the other side's by the bargain. */
const invented = /\binvention|\bwork product|\bdeliverable|\bemploy|\bworks? of authorship/;
const restrains = /\bcompet|\bsolicit|\bcustomer|\bclient|\bsupplier|\bengage|\bbusiness|\bdeal\b|\bcanvass|\bapproach/;
/** A contract's own limits of a look into books or rooms. */
const rooms =
  /\bpremises|\bpropert|\bhome\b|\bflat\b|\bapartment|\bbooks|\brecords|\bsite|\bfacilit|\bworks\b|\bplant\b|\boffices?\b|\bsystems of\b|\bbuilding|\bunit\b|\broom|\bdwelling|\bhouse/;
const looksOrderly =
  /\bnotice|\bbusiness hours|\bworking hours|\breasonabl|\bemergenc|\bdays['’]|\bappointment|\bagreed\b/;
const ends =
  /\bterminat|\bsuspend|\breject|\bwithhold|\bcancel|\brescind|\bdraw\b|\baccelerat|\bstep in|\bforfeit|\bdismiss/;

/** What somebody made, in the plural. */
const maker = '[A-Za-z]*(?:mprovements|odifications|nhancements|daptations|uggestions|deas|erivatives|orks)';
/** How it passes to somebody. */
const passes = String.raw`(?:shall |will )?(?:(?:automatically |immediately )?(?:vest|belong)s?|be vested|be owned|(?:is|are) (?:solely |exclusively )?owned|(?:be|is|are|become) the (?:sole |exclusive |absolute )*(?:and exclusive )?property) (?:automatically |solely |exclusively |absolutely |immediately )*(?:in|to|with|by|of) (us|${somebody})(?: (?:alone|solely|exclusively|absolutely|outright))?(?:,? (?:up)?on (?:their |its )?(?:creation|delivery|making))?(?=[,;:.]| and |$)`;
/** Whether the other side comes to own what the reader makes or supplies. */
const isTaken = all(
  ({ statement }) => made.test(statement.words),
  ({ whose, statement }) => whose === 'counterpart' || statement.holder?.standing === 'counterpart',
  saysNothingOf(/\bits own\b|\bby or for \[o\]|\[o\]'s? (?:background|pre-?existing)/),
);

/** Whether what is used is data. */
const ofData = all(says(/\bdata\b|\binsights?\b|\bcontent\b|\bmay use it\b/), saysNothingOf(/\baggregat|\banonymi/));

/** What reaches further than its purpose: licenses, terms, triggers, restraints, rights and others' acts. */
export const scope: readonly Softening[] = [
  // Licenses and assignments.
  // Data of one party that another uses: what is market is use in a form that gives nothing away.
  {
    find: /\bfor (?:any|any and all|all|its own)(?: lawful| business| commercial| internal)? purposes?(?: (?:whatsoever|whatever|at all))?,? (?:and )?including (?:to|for|the) (?:[a-z-]+,? ){0,6}(?:train(?:ing)?|machine[- ]learning|artificial intelligence|AI|algorithms?)\b[^,.;:()]{0,90}(?=[,.;:]|$)/gi,
    put: 'only in aggregated and anonymized form and not to train machine-learning models',
    when: all(isGrant, ofData),
  },
  {
    find: /\b(?:for (?:any|any and all)(?: lawful| business| commercial| internal)? purposes?(?: (?:whatsoever|whatever|at all))?|without (?:any )?restrictions?(?: of any kind)?)(?=[,;:.]| and |$)/gi,
    put: 'only in aggregated and anonymized form',
    when: all(isGrant, ofData),
  },
  {
    find: /\bfor (?:any|any and all|all and any)(?: lawful| business| commercial| internal)? purposes?(?: (?:whatsoever|whatever|at all))?(?:,? (?:and )?including (?:to|for|in|the|its) [^,.;:()]{3,120}(?=[.;:]|$))?(?! (?:other|except|not|set|described|stated|under|of this|in|connected|related|contemplated|permitted|for|which|that|as|it|they|he|she|to|[A-Z]))/gi,
    put: 'for the purposes of this Agreement',
    when: isGrant,
  },
  {
    find: /,? (?:free from|without) (?:any )?(?:restrictions?|attribution)(?: (?:of any kind|whatsoever))?(?=[,;:.]| and | or |$)/gi,
    put: '',
    when: isGrant,
  },
  {
    find: /(?<=[a-z], |[a-z] and )(?<!limited and )perpetual(?=,| [a-z])(?! and)/gi,
    put: 'limited-term',
    when: all(isGrant, says(/\blicen[cs]e|\bright\b|\bpermission/)),
  },
  {
    find: /, (?:freely |fully )?(?:irrevocable|transferable|assignable|sub-?licen[cs]e?able)(?=, [a-z]| (?:and )?(?:licen[cs]e|right|permission))/gi,
    put: '',
    when: all(isGrant, says(/\blicen[cs]e|\bright\b|\bpermission/)),
  },
  {
    find: /,? (?:and )?including(?:,? without limitation,?|,? but not limited to,?)? (?:to|for|in|the right to) (?:[a-z-]+,? ){0,6}(?:train(?:ing)?|machine[- ]learning|artificial intelligence|AI|algorithms?)\b[^,.;:()]{0,90}(?=[,.;:]|$)/gi,
    put: '',
    when: isGrant,
  },
  {
    find: /,? (?:and|or) (?:to|for) (?:the )?train(?:ing)?(?: of)?(?: or \w+| and \w+)? [^,;:.()]{0,60}(?:models?|algorithms?|systems?|AI)\b/gi,
    put: '',
    when: isGrant,
  },
  {
    find: /\bin (?:any|all)(?: and (?:all|any))? (?:media|medium|formats?)(?: (?:and|or) (?:formats?|media|medium|forms?|manner))?(?: (?:whatsoever|worldwide|throughout the (?:world|universe)))*,? (?:and )?(?:in perpetuity|forever|for all time)/gi,
    put: 'in the media that this Agreement names, for twelve (12) months from first publication',
    when: isGrant,
  },
  {
    find: /\bin (?:any|all)(?: and (?:all|any))? (?:media|medium|formats?)(?: (?:and|or) (?:formats?|media|medium|forms?|manner))?(?: (?:whatsoever|worldwide|throughout the (?:world|universe)))*(?: in perpetuity)?(?! (?:now|known|or|and|formats?|whether))/gi,
    put: 'in the media that this Agreement names',
    when: isGrant,
  },
  {
    find: /,? (?:and|or|together with) (?:anything|everything|whatever|all (?:that is|which is|else)|any(?:thing)? else) (?:that is |which is |else )?(?:derived|developed|created|generated|made|prepared|produced|based)(?: (?:there)?from| out of| on| with| by)?(?: [^,;:.()]{2,60})?(?=[,;:.)]|$)/gi,
    put: '',
    when: (setting) => isGrant(setting) || isDefinition(setting),
  },
  {
    find: pattern(
      String.raw`\b(shall |will |hereby |agrees to |agree to )?(?:irrevocably )?assigns?(?: and (?:transfers?|conveys?|shall assign|agrees? to assign))? to (${somebody}),?(?: with full title guarantee,?| absolutely,?| free of charge,?)? (?:(?:all|any|its|the|entire|whole|of) ){0,3}(?:rights?,? ?(?:title,? (?:and|or) interest |and interests? |and title )?|title (?:and interest )?|interest |property )(?:in|to)(?: and to)? `,
      'g',
    ),
    put: '$1grant to $2 a non-exclusive license of ',
    when: all(isOwn, says(made), saysNothingOf(invented), ({ found }) => /^(?:shall|will|agrees? to) /.test(found)),
  },
  {
    find: pattern(
      String.raw`\b(hereby )?(?:irrevocably )?assigns(?: and (?:transfers?|conveys?|shall assign|agrees? to assign))? to (${somebody}),?(?: with full title guarantee,?| absolutely,?| free of charge,?)? (?:(?:all|any|its|the|entire|whole|of) ){0,3}(?:rights?,? ?(?:title,? (?:and|or) interest |and interests? |and title )?|title (?:and interest )?|interest |property )(?:in|to)(?: and to)? `,
      'g',
    ),
    put: '$1grants to $2 a non-exclusive license of ',
    when: all(isOwn, says(made), saysNothingOf(invented)),
  },
  {
    find: pattern(String.raw`(?<!\b(?:title|rights?|ownership|interest)\b[^,;.]{0,30})\b(${maker}) ${passes}`, 'g'),
    put: '$1 shall remain the property of the party that made them, and $2 has a non-exclusive license of them for the purposes of this Agreement',
    when: all(isTaken, ({ found }) => !/\b(?:data|insights?|analytics|statistics)\b/i.test(found)),
  },
  {
    find: pattern(
      String.raw`\b${passes}(?: and (?:is|are|shall be) (?:our|its|their|(?:the )?[A-Z][\w-]+['’]s?) (?:Confidential Information|property))?`,
      'g',
    ),
    put: 'shall remain with the party that supplied the data',
    when: all(isTaken, says(/\bdata\b|\binsights?\b|\banalytics|\bstatistics/)),
  },
  {
    find: pattern(String.raw`\b${passes}`, 'g'),
    put: 'shall remain with the party that prepared the material',
    when: all(isTaken, says(/\bmaterials?\b|\bnotes\b|\banalys[ei]s|\bcompilation|\bsummar/)),
  },
  // What a term or a trigger takes in.
  {
    find: /\bto any (?:extent|degree)(?: (?:whatsoever|whatever))?(?! (?:not|permitted|that|required|allowed))/gi,
    put: 'to a material extent',
    when: (setting) => drawsLine(setting) || isOwed(setting),
  },
  {
    find: /\bin any (?:respect|particular|detail)(?: (?:whatsoever|whatever))?(?=[ ,;:.)]|$)/gi,
    put: 'in a material respect',
    when: all(drawsLine, saysNothingOf(/\binvalid|\bunenforceab|\bsever/)),
  },
  {
    find: /\bby any (?:amount|margin|quantity|percentage)(?: (?:whatsoever|whatever|at all))?(?=[ ,;:.)]|$)/gi,
    put: 'by a material amount',
    when: (setting) => drawsLine(setting) || isOwed(setting),
  },
  {
    find: /\bany (?:person|party|entity|company|business|firm) (?:(?:in any way|directly or indirectly|however|otherwise|at any time) ){0,2}(?:connected|associated|related) (?:with|to)\b(?![^,;:.()]{0,40} by )/gi,
    put: 'any affiliate of',
    when: (setting) => isDefinition(setting) || isOwed(setting) || isRestraint(setting),
  },
  {
    find: /,? or (?:which|that) (?:(?:is|are|may be|could be|can be|might be) (?:used|usable|useful|capable|sold|combined|employed|suitable|suited|intended)|performs?|relates?|resembles?|competes?)(?: [^,;:.()]{2,90})?(?=[,;:.)]|$)/gi,
    put: '',
    when: (setting) =>
      (isDefinition(setting) && !isOwed(setting)) || (isOwn(setting) && forces('transfer', 'ban')(setting)),
  },
  {
    find: /,? or (?:which |that )?(?:(?:is|are|was|were) )?(?:conceived|made|developed|created|discovered|reduced to practice)[^,;:.()]{0,40}? (?:within|during|in) (?:the )?(?:[\w-]+ ){1,4}(?:\(\d+\) )?(?:months?|years?) (?:after|of|following) [^,;:.()]{3,60}(?=[,;:.)]|$)/gi,
    put: '',
    when: ({ statement }) => statement.standing !== 'counterpart',
  },
  {
    find: /,? or (?:(?:which |that )?(?:is|are) )?(?:developed|created|made|produced|prepared)(?: by (?:the )?[\w-]+)?(?: or (?:for|on behalf of) (?:the )?[\w-]+)? (?:in the course of|in performing|while performing|during|in connection with) (?:the |its |this )?(?:performance of )?(?:the )?(?:services?|agreement|work|project|engagement)[^,;:.()]{0,120}(?=[,;:.)]|$)/gi,
    put: '',
    when: all(says(/\bbackground|\bpre-?existing|\btools\b|\bmaterials\b/), isDefinition),
  },
  {
    find: /\bcapable of being (accessed|used|installed|run|executed|migrated)\b/gi,
    put: 'actually $1',
    when: all(says(/\blicen[cs]e|\bsoftware|\bprogram|\bprocessor|\busers?\b/), (setting) => setting.whose !== 'own'),
  },
  {
    find: /\b(?:may|might|could) have (contributed|caused|led|resulted)\b/gi,
    put: 'materially $1',
    when: ({ statement }) => statement.standing === 'own',
  },
  {
    find: /,? or (?:of |by |to |with )?any (?:Connected|Associated|Related|Affiliated) (?:Person|Party|Company|Entity)(?=[,;:.)]| or | and | is | are |$)/g,
    put: '',
    when: ({ statement }) => statement.standing !== 'counterpart',
  },
  {
    find: /,? or (?:of |by |to )?any of its (?:direct or indirect |ultimate |direct |indirect )*(?:shareholders|affiliates|parents?|investors|owners|members)(?=[,;:.)]|$| in | to )/g,
    put: '',
    when: all(isTheirs, (setting) => isOwed(setting) || isNobodys(setting)),
  },
  {
    find: /\b(?:pseudonymi[sz]ed|de-?identified)\b/gi,
    put: 'irreversibly anonymized and aggregated',
    when: all((setting) => isGrant(setting) || isDefinition(setting), saysNothingOf(/\banonymi[sz]ed/)),
  },
  {
    find: /\bfrom which (?:all |any |the )?(?:direct |personal |obvious )?(?:identifiers?|names|identifying [a-z]+) (?:has|have) been removed\b/gi,
    put: 'that has been irreversibly anonymized and aggregated',
    when: all((setting) => isGrant(setting) || isDefinition(setting), saysNothingOf(/\banonymi[sz]ed/)),
  },
  {
    find: /\bany member of ((?:the )?[A-Z][\w-]+)['’]s [Gg]roup(?: of companies)?\b/g,
    put: '$1',
    when: all(isTheirs, (setting) => isTheirRight(setting) || isOwed(setting)),
  },
  {
    find: /\bin any (?:quantity|quantities|volumes?)\b/gi,
    put: 'in like quantities',
    when: all(isOwn, says(/\bprice|\bfavou?r|\blower\b|\blowest\b/)),
  },
  {
    find: /\b(?:the )?sole (negligence|fault|default|breach|acts?|omissions?|efforts)\b/gi,
    put: 'the $1',
    when: ({ statement }) => statement.standing !== 'counterpart' || statement.force === 'definition',
  },
  {
    find: /(?<=\b(?:except|save|unless|other than|extent)\b[^.;:]{0,60})\b(?:solely|exclusively|wholly|entirely) (caused|due|attributable|resulting|arising)\b/gi,
    put: '$1',
    when: (setting) => isOwed(setting) || isNobodys(setting),
  },
  {
    find: /(?<=\b(?:except|save|unless|other than|extent)\b[^.;:]{0,60})\b(caused|due|attributable|resulting|arising) (?:solely|exclusively|wholly|entirely) (by|to|from|out of)\b/gi,
    put: '$1 $2',
    when: (setting) => isOwed(setting) || isNobodys(setting),
  },
  {
    find: /\b(has|have|had|was|were|is or was|are or were)( such| one| a \w+)? at any time\b(?! (?:during|within|in|after|before|since|prior|when|while|by|on))/gi,
    put: '$1$2 within the preceding twelve months',
    when: (setting) => isDefinition(setting) || isRestraint(setting),
  },
  {
    find: /\b(?:any )(?:past,? present,?|present,? past,?|current,? former,?|former,? current,?|present|current|existing),? (?:or|and) (?:former|past|prospective|potential|future) (?=[a-z])/gi,
    put: 'any current ',
    when: (setting) => isDefinition(setting) || isRestraint(setting),
  },
  {
    find: /\b(?:wholly|entirely|totally|completely|altogether) (unusable|unavailable|inoperable|inaccessible|incapable|prevented|deprived|unable|unfit|destroyed)\b/gi,
    put: 'substantially $1',
    when: drawsLine,
  },
  {
    find: /\bas a whole,? (?=incapable|unusable|unavailable|inoperable|inaccessible|unfit)/gi,
    put: 'in a material respect ',
    when: drawsLine,
  },
  {
    find: /\b(by|to|for|from|of) all (?:of )?(?:the |its |your )?(users|customers|subscribers|requests)(?: of all (?:customers|users))?(?: in (?:all|every|each) (?:regions?|locations?|sites?))?/gi,
    put: '$1 a material number of $2',
    when: all(drawsLine, says(/\bdown|\bunavail|\bavailab|\boutage|\baccess|\bunable|\binterrupt|\berrors?\b/)),
  },
  {
    find: /\ball (?:of (?:the |its )?|the )?(users|customers|subscribers)(?: of all customers)?(?: in (?:all|every|each) (?:regions?|locations?|sites?))?(?= (?:are|cannot|can|is|experience|lose|have)\b)/gi,
    put: 'a material number of $1',
    when: all(drawsLine, says(/\bdown|\bunavail|\bavailab|\boutage|\baccess|\bunable|\binterrupt|\berrors?\b/)),
  },
  {
    find: /\bno (user|customer|subscriber)s?(?: of any (?:customer|user))?(?: in any (?:region|location))? (?:is|are) able to\b/gi,
    put: 'a material number of $1s are unable to',
    when: drawsLine,
  },
  {
    find: /\b(only (?:if|where|when|to the extent) (?:it is |they are |it has been )?(?:clearly |conspicuously |expressly |prominently |specifically |also )*(?:marked|label(?:l)?ed|stamped|designated|identified|listed|legended)[^.;:]{3,120})(?=[.;]|$)/gi,
    put: '$1, or where a reasonable person would take it to be confidential',
    when: all(says(/\bconfidential|\bprotected|\bproprietary/), (setting) => setting.whose !== 'counterpart'),
  },
  {
    find: /\b((?:any|a|each|every) )?(breach|violation|non-?compliance|default) (of|by|under|with)\b/g,
    put: '$1material $2 $3',
    when: all(
      isDefinition,
      says(/\bcause\b|\bdefault\b|\btermination event|\bgross misconduct|\bbad leaver/),
      ({ found }) => !/^each/.test(found),
      saysNothingOf(/\bmaterial|\bserious|\bgross|\bsubstantial|\bwil{1,2}ful|\bcure|\bremed|\bgood reason/),
    ),
  },
  {
    find: /\bany (failure|error|inaccuracy|misstatement|discrepancy|deviation|departure|delay|non-?conformity|shortfall|irregularity)(?=[ ,;:.)])/gi,
    put: 'any material $1',
    when: all(isTheirRight, says(ends), saysNothingOf(/\bmaterial|\bcure|\bremed|\bto pay\b|\bpayment/)),
  },
  {
    find: /\b(which|that) (?:may|might|could)(?: possibly| in any way| conceivably)? (?:adversely |negatively |detrimentally )?(affect|harm|damage|prejudice|injure|impair|interfere with|conflict with|compete with)\b/gi,
    put: '$1 would materially $2',
    when: (setting) =>
      isDefinition(setting) || (isOwn(setting) && (isBan(setting) || isOwed(setting))) || isTheirRight(setting),
  },
  {
    find: /\b(?:any |any act of |an act of )(misconduct|neglect|insubordination|incompetence|poor performance|unsatisfactory performance)\b/gi,
    put: 'serious $1',
    when: saysNothingOf(/\bgross|\bserious|\bwil{1,2}ful|\bmaterial|\bno\b/),
  },
  // What the reader may not do, with whom and where.
  {
    find: /\b(any (?:of )?(?:(?:its|their|our|the|(?:the )?[A-Z][\w-]+['’]s?) )?(?:customer|client|supplier)s?(?: (?:or|and|of|to) (?:(?:prospective|potential) )?(?:the )?(?:customers?|clients?|suppliers?|[A-Z][\w-]+))?(?: of (?:the )?[A-Z][\w-]+)?)(?=[;:.]|$)/g,
    put: '$1 with whom {own} first dealt through this Agreement',
    when: all(
      isRestraint,
      says(/\bsolicit|\bdeal\b|\bbusiness|\bcanvass|\bapproach|\bcompet|\bdivert|\bserve|\bcontact/),
      saysNothingOf(/\bdealt|\bmonths\b|\bmaterial|\bpersonal/),
    ),
  },
  {
    find: /\b(?:anywhere(?: else)?(?: (?:in|within|throughout) (?:the )?(?:world|[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}))?|worldwide|throughout the world|in any (?:country|jurisdiction|part of the world))(?=[,;:.]| or | and |$)/g,
    put: 'in the area in which {own} worked in the preceding twelve months',
    when: all(isRestraint, says(restrains), saysNothingOf(/\bdisclos|\bpatent|\bregist|\bconfidential/)),
  },
  {
    find: /,? (?:nor|or|and) for (?:a (?:further )?period of )?(?:[\w-]+ (?:\(\d+\) )?)(?:years?|months?) (?:thereafter|after (?:its |the |this )?(?:\w+ ){0,3}(?:termination|expiry|end|expiration)(?: of [^,;:.()]{3,30})?)(?=[,;:.]| )/gi,
    put: '',
    when: all(
      isRestraint,
      says(/\bgoods\b|\bproducts?\b|\bmachines?|\bequipment/),
      saysNothingOf(/\bsolicit|\bconfidential|\bdisclos|\bemploy/),
    ),
  },
  {
    find: /,? including (any|every|a|those|all) (persons?|individuals?|employees?|people) who (?=[^,;:.()]{0,40}general (?:advert|recruit|solicit))/gi,
    put: ', other than $1 $2 who ',
    when: isOwn,
  },
  {
    find: /\b((?:shall|may|will|must|can) ?not|(?:shall|may) never|agrees not to) (?:ever |at any time |in any (?:proceedings?|forum) |directly or indirectly )?(contest|challenge|dispute|question)\b/gi,
    put: '$1, without reasonable grounds, $2',
    when: all(isRestraint, saysNothingOf(/\breasonabl|\bgood faith|\bterminate/)),
  },
  // Waivers.
  {
    find: /\b((?:hereby |expressly )*(?:waives?|renounces?|relinquish(?:es)?|gives? up|forgoes?))(?= (?:(?:any|all|every|its|the|your|their|such|each|the benefit of) )?(?:\w+ ){0,4}?(?:defen[cs]es?|statutes?|laws?|rights?|protections?|benefits?|notices?|claims?|objections?|immunit(?:y|ies)|provisions?|presentment|demand|protest|relief|remed(?:y|ies))\b)/g,
    put: '$1, to the extent the law permits,',
    when: all(
      isOwn,
      forces('waiver', 'duty', 'promise', 'acknowledgement', 'transfer'),
      saysNothingOf(
        /\bextent\b|\bpermitted|\bjury|\blaw allows|\bmutual|\beach|\bneither|\bcode\b|\bsection \d|\bnot (?:so )?(?:notified|made|raised|brought|given)\b/,
      ),
    ),
  },
  // Whose acts count.
  {
    find: /,? (?:(?:by|of|for) )?(?:who(?:so|m|mso)?ever) (?:had |has |have )?(?:installed|made|caused|created|left|placed|put|brought|supplied|performed|committed|causes|makes|owns|erected|carried out) (?:it|them|the same|such \w+)(?=[,;:.]| and | or |$)/gi,
    put: '',
  },
  {
    find: /\b((?:acts?|omissions?|negligence|misuse|conduct|defaults?|caused|done|made)(?: (?:and|or) (?:omissions?|defaults?|negligence|acts?|permitted))? (?:of|by) [^.;:()]{2,80}?),? (?:or|and) (?:by |of )?(?:any )?(?:other )?(?:third (?:party|parties|persons?)|persons?(?: whatsoever| whomsoever)?|visitors?|members? of the public|one else|others)(?=[,;:.]|$)/gi,
    put: '$1 or anyone for whom {own} is responsible',
    when: all(isOwed, ({ whose }) => whose === 'own' || whose === undefined),
  },
  // Rights without a bound.
  {
    find: /\b(may|(?:shall have|has|have|reserves?|retains?) (?:the|a) right|(?:is|are|shall be) entitled)(?:,? at (?:any|all) (?:hours?|times?)(?: of the day(?: or night)?| of day or night)?,?)?(?: (?:itself|freely))?( to)? (enter|inspect|visit|access|have access)\b/gi,
    put: '$1, on reasonable written notice and during business hours,$2 $3',
    when: all(isCounterpartsRight, saysNothingOf(looksOrderly), says(rooms)),
  },
  {
    find: /\b(may|(?:shall have|has|have|reserves?|retains?) (?:the|a) right|(?:is|are|shall be) entitled)(?:,? at (?:any|all) (?:hours?|times?),?)?(?: (?:itself|freely))?( to)? (audit|examine|copy|take copies)\b/gi,
    put: '$1, on reasonable written notice, during business hours and in confidence,$2 $3',
    when: all(isCounterpartsRight, saysNothingOf(looksOrderly)),
  },
  {
    find: pattern(
      String.raw`\b(permit|allow|let) (${somebody}(?: and (?:its|their) [a-z]+)?)(?:,? at (?:all|any) (?:times?|hours?),?)? to (enter|inspect|visit|audit|examine|have access)\b`,
      'g',
    ),
    put: '$1 $2, on reasonable written notice and during business hours, to $3',
    when: all(isOwed, isTheirs, saysNothingOf(looksOrderly)),
  },
  {
    find: /\bmay (?:freely |without restriction )?(assign|novate|transfer|delegate|subcontract|sub-contract)(?=(?:,? (?:and|or|novate|transfer|assign|delegate|sub-?contract|charge|pledge))* (?:this|its|any|all|the|some|part|performance|or|and))/gi,
    put: 'may, remaining liable for its performance, $1',
    when: all(
      isCounterpartsRight,
      says(/\bagreement|\bcontract|\bobligation|\bservices?\b|\bperform|\bwork|\blease/),
      saysNothingOf(/\bremain|\bliable|\bconsent|\bapproval|\bdata\b|\breceiv|\bpayment|\bsums\b/),
    ),
  },
  {
    find: /,? without (?:(?:the )?need for |requiring |first obtaining |obtaining )?(?:the |any )?(?:(?:[A-Z][\w-]+['’]s?|your) )?(?:prior )?(?:written )?(?:consent|approval)(?: (?:of|from) (?:the )?(?:[A-Z][\w-]+|you))?(?=[,;:.]| to | and | or |$)/g,
    put: " with {own}'s consent (not to be unreasonably withheld, conditioned or delayed)",
    when: all(
      isCounterpartsRight,
      says(/\bassign|\btransfer|\bnovat|\bsub-?contract|\bchang|\bamend|\bsettle|\bpubli|\brelocat|\bsubstitut/),
      saysNothingOf(/\baffiliate|\bsuccessor/),
    ),
  },
  {
    find: /\bmay (?:freely |also |publicly |at any time )?(use|refer to|identify|publish|display|name|mention|list|announce|quote|reproduce)\b/gi,
    put: "may, with {own}'s prior written approval, $1",
    when: all(
      isCounterpartsRight,
      says(/\b(?:name|logo|trade ?marks?|likeness|customer list|press|case stud|testimonial|publicity)/),
      saysNothingOf(/\bapprov|\bconsent|\bpermission|\bopt\b|\bown name|\bdomain/),
    ),
  },
  {
    find: /(?: ?\(|,? )including (?:(?:any|a|an|those|one|persons?|auditors?|firms?) ){0,3}(?:who|that|which) (?:[a-z]+ ){0,3}compet[^,;:.()]{0,40}\)?/gi,
    put: ' (other than a competitor of {own})',
    when: all(isTheirRight, says(/\baudit|\binspect|\bassign|\bsub-?contract|\baccess/)),
  },
  {
    find: /\b(?:any|a) (?:third party|person|firm|auditor)s? of (?:its|their|our|(?:the )?[A-Z][\w-]+['’]s?) (?:own )?(?:choosing|choice)\b/g,
    put: 'an independent auditor bound to confidentiality',
    when: all(isTheirs, says(/\baudit|\binspect|\bverif|\bexamin/)),
  },
  {
    find: /(?<!including|not),? on a (?:contingent|contingency|success)(?:[- ]fee)? basis\b/gi,
    put: ', but not on a contingent-fee basis',
    when: says(/\baudit|\binspect|\bverif|\bexamin/),
  },
  {
    find: /\bmay (?:compromise or |defend and |defend or )?(settle|compromise)\b/gi,
    put: "may, with {own}'s consent (not to be unreasonably withheld), $1",
    when: all(isCounterpartsRight, saysNothingOf(/\bconsent|\bapprov/)),
  },
  {
    find: /\b(?:may|reserves? the right to|shall be entitled to|is entitled to) (?:unilaterally |freely |from time to time )*(change|amend|modify|alter|vary|revise|relocate|substitute|replace|reassign|redesign|rearrange|reconfigure|redeploy|transfer you)\b/gi,
    put: 'may, on reasonable written notice and without material detriment to {own}, $1',
    when: all(
      isCounterpartsRight,
      saysNothingOf(
        /\bnotice|\bconsent|\bfit\b|\bdiscretion|\bopinion|\bjudg|\bagree[ds]?\b|\bagreement (?:of|with|between)\b|\breasonabl|\bmaterial|\bdetriment|\bequivalent|\bdefect|\brepair|\bat any time|\bdays\b/,
      ),
    ),
  },
  {
    find: /\b(comply with|follow|obey|observe|abide by|carry out|act on) (?:all (?:of )?|any (?:of )?|every |each of )?((?:the )?[A-Z][\w-]+['’]s?|its|our|their) ((?:[a-z]+ ){0,2}?)(instructions?|directions?|orders?|rules|polic(?:y|ies)|guidelines|procedures|requirements|requests)\b/g,
    put: '$1 $2 reasonable $3$4',
    when: all(
      isOwn,
      forces('duty', 'promise'),
      isTheirs,
      saysNothingOf(/\breasonabl|\blawful|\bdata protection|\bpersonal data/),
    ),
  },
];
