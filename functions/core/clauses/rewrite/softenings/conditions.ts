import {
  all,
  either,
  ending,
  forces,
  isNobodys,
  isOfLaw,
  isOwed,
  isOwn,
  isTheirRight,
  isTheirs,
  pattern,
  says,
  saysNothingOf,
  somebody,
  type Setting,
  type Softening,
  isTheirOwnRight,
} from './setting.ts';

const isTheirDuty = ({ statement }: Setting): boolean =>
  statement.standing === 'counterpart' && (statement.force === 'duty' || statement.force === 'promise');
const isNotTheirRight = (setting: Setting): boolean => isOwn(setting) || !forces('right')(setting);
/** What so happens by itself, or where the reader lets time pass. */
const isConsequence = all(
  either(isOwn, isNobodys, forces('fact', 'no-duty', 'waiver')),
  forces('fact', 'waiver', 'exclusion', 'no-right', 'definition', 'acknowledgement', 'no-duty', 'duty', 'ban'),
);
/** Whether words stand in what must be so for the reader to have something: its own right, or an "if" and "provided". */
const isCondition = (setting: Setting): boolean =>
  /\b(?:if|provided|unless|conditional|subject to|so long as|only|where|until|as long as|effective)\b/i.test(
    setting.before,
  ) ||
  (isOwn(setting) && forces('right')(setting));

/** Rules that one side makes. */
const isOfRules = says(
  /\b(?:polic(?:y|ies)|rules|procedures?|guidelines?|tariffs?|price list|rate card|handbook|manual|terms|schedule of (?:fees|charges)|code of conduct|standards|documentation)\b/,
);

/** Looking into books, systems and use, not into a home or goods. */
const isOfAudit = all(
  says(
    /\baudit|\b(?:inspect|examine|verify|review)\b.{0,60}\b(?:books|records|accounts|systems?|use|usage|complian\w*|facilit\w+|installation)/,
  ),
  saysNothingOf(/\bdwelling|\bapartment|\bflat\b|\btenan/),
);

const isOfClaims = says(
  /\b(?:claims?|disput\w*|object\w*|defects?|notif\w*|notice|rights?|entitlements?|invoic\w*|remed(?:y|ies)|credits?|recourse|extension|relief)\b/,
);

/** The conditions, forms and consequences that turn a right into a trap: met when it matters, and lost only as far as that is fair. */
export const conditions: readonly Softening[] = [
  // The window to stop a renewal: it opens whenever, and closes late.
  {
    find: /\b(?:not|no) (?:more|fewer|earlier|less|later|sooner) than [^,;.()]{2,30}?(?:\(\d+\))? ?(?:(?:calendar |business )?(?:days|months) )?(?:\([^()]{2,60}\) )?(?:(?:and|nor|or|but) )(?:not |no )?(?:less|more|fewer|later|earlier|sooner) than [^,;.()]{2,30}?(?:\(\d+\))? ?(?:calendar |business )?(?:days|months)(?:['’])?/gi,
    put: (found) =>
      `not less than ${/\bmonth/i.test(found) ? 'three (3) months' : 'thirty (30) days'}${/['’]$/.exec(found)?.[0] ?? ''}`,
    when: all(
      isNotTheirRight,
      says(/\bnotice|\bcancel|\brenew|\bnotif/),
      saysNothingOf(/\bremind|\bwrites? to/),
      ({ behind }) =>
        /^,? (?:(?:prior |written |advance )*(?:notice|before|prior to|preceding)|in advance)/i.test(behind),
    ),
  },
  {
    find: /\bbetween (?:the )?(?:\w+ )?(?:\d{2,3}(?:st|nd|rd|th)|[a-z-]+(?:th|ieth)) and (?:the )?(?:\d{2,3}(?:st|nd|rd|th)|[a-z-]+(?:th|ieth)) days? (?=before|prior to|preceding)/gi,
    put: 'not less than thirty (30) days ',
    when: all(isNotTheirRight, saysNothingOf(/\bremind|\bwrites? to/)),
  },
  // Of two figures, the one that burdens less.
  {
    find: /\b(whichever (?:is|be|shall be|comes|occurs|falls|happens) (?:the )?)(?:later|latest|last)\b/gi,
    put: '$1earlier',
    when: either(
      isTheirDuty,
      all(
        isNobodys,
        forces('fact', 'duty'),
        ({ giver }: Setting) => giver === 'own',
        says(/\bpa(?:y|id|yable|yment)|\bdue\b|\binvoic/),
      ),
    ),
  },
  {
    find: /\b(whichever (?:is|be|shall be|comes|occurs|falls|happens) (?:the )?)(?:earlier|earliest|sooner|soonest|first)\b/gi,
    put: '$1later',
    // A duty that lasts until something ends sooner by the earlier of two.
    when: all(
      isOwn,
      forces('duty'),
      ({ statement }: Setting) => !/\b(?:until|till|ends?|expires?)\b/.test(statement.words),
    ),
  },
  {
    find: /\b(whichever (?:amount |sum |figure |rate )?(?:is|be|shall be|proves) (?:the )?)(?:greater|greatest|higher|highest|larger|more)\b/gi,
    put: '$1lower',
    when: either(
      all(isOwn, forces('duty', 'fact')),
      isTheirRight,
      all(isNobodys, forces('fact', 'duty', 'definition'), ({ giver }: Setting) => giver !== 'own'),
    ),
  },
  {
    find: /\b(at )?the (?:greater|greatest|higher|highest|larger) of (?=(?:the |an? |\(|[$£€\d]|[a-z]))/gi,
    put: '$1the lower of ',
    when: all(
      either(
        all(isOwn, forces('duty')),
        all(isTheirRight, says(/\bcharg|\bincreas|\brecover|\bdeduct|\bretain/)),
        all(
          isNobodys,
          forces('fact', 'duty', 'definition'),
          says(/\brent\b|\bincreas|\binterest\b|\bfee\b|\bprice\b/),
          ({ giver }: Setting) => giver === 'counterpart',
        ),
      ),
      saysNothingOf(
        /\bliab|\bexceed|\binsur|\bseverance|\blimit|\bmarket rent|\bopen market|\bimmediately before|\bpassing\b/,
      ),
    ),
  },
  {
    find: /\bthe (?:later|latest|last) (?:of|to occur of) /gi,
    put: 'the earlier of ',
    when: all(isTheirDuty, says(/\bpa(?:y|id|yable|yment)\b|\brefund|\breturn|\brelease/)),
  },
  // A cap on what the other side owes.
  {
    find: /\bthe (?:lesser|lower|lowest|smaller|least) of (?=(?:the |an? |\(|[$£€\d]|[a-z]))/gi,
    put: 'the greater of ',
    when: all(
      ({ statement }: Setting) => statement.standing !== 'own',
      forces('exclusion', 'fact', 'ban', 'duty', 'no-duty'),
      says(/\bliab/),
      says(/\bexceed|\blimited to|\bcap(?:ped)?\b|\bmaximum/),
      saysNothingOf(/\bdeductible|\bper ?cent per\b|\binterest|\bpermitted by|\[each\]|\beither party|\beach party/),
    ),
  },
  // Rules of one side that change behind the other's back.
  {
    find: /,? ?\b(?:from time to time (?:in force|in effect|published|current|applicable|prevailing|notified|posted|issued)|(?:as )?(?:in force|in effect|published|current|applicable|prevailing|posted|issued) from time to time|(?:then|for the time being|at the (?:relevant )?time) (?:in force|in effect|current|prevailing))\b(?: (?:on|at|by) (?:its|their|our|the) [^,;.()]{3,40})?(?=[,;:.)]|$| (?:and|or|with|for|at|on|in|as|shall|will|from|to|of)\b)/gi,
    put: ' in force at the date of this Agreement',
    when: (setting) =>
      (isOwed(setting) || isNobodys(setting) || isOwn(setting)) &&
      isOfRules(setting) &&
      !/\barbitrat|\bmediat/.test(setting.statement.words) &&
      !isOfLaw(setting),
  },
  {
    find: /\b(?:,? with immediate effect,? |,? immediately )?by (?:(?:simply|merely) )?(?:posting|publishing|uploading|placing) (?:(?:it|them|a notice|notice|(?:an?|the|any|its|such) (?:[a-z]+ ){1,4}?(?:version|terms|polic(?:y|ies)|price list|rates|prices|schedule|notice|changes?|amendments?|modifications?|update|tariff))(?: of (?:it|them|the [a-z]+))? )?(?:on|to|at|in) (?:its|their|our|the|your) (?:[\w’'-]+ ){0,3}?(?:website|web ?site|site|portal|console|page|extranet|intranet|platform)\b/gi,
    put: 'by giving {own} thirty (30) days’ written notice',
    when: all(isTheirRight, saysNothingOf(/\bdays\b/)),
  },
  // Forms that a notice of the reader must keep to.
  {
    find: /,? (?:(?:in writing|written)(?: and)? )?(?:sent |delivered |given |made |served |submitted |dispatched )?(?:only |solely |exclusively )?by (?:(?:pre-?paid|first[- ]class) )?(?:registered|recorded|certified)(?:,? or (?:registered|recorded|certified|tracked))?(?:[- ](?:delivery|mail|post|letter|signed[- ]for))+(?:,? (?:with )?(?:(?:acknowledgment|acknowledgement|advice) of (?:receipt|delivery)|return receipt(?: requested)?|postage prepaid))*(?: only| alone)?/gi,
    put: ' in writing, including by e-mail',
    when: either(
      isOwed,
      all(isOwn, forces('right', 'no-right', 'ban', 'duty')),
      all(isNobodys, forces('fact', 'duty', 'ban'), says(/\bterminat|\bcancel|\bobject|\brenew|\bclaim|\breject/)),
    ),
  },
  {
    find: /,? (?:and )?(?:in (?:triplicate|duplicate|quadruplicate)|in wet ink|bearing (?:an? )?(?:wet[- ]ink|original|manual|handwritten) signatures?|wet[- ]ink[- ]signed|duly notari[sz]ed|(?:and )?notari[sz]ed(?: and (?:apostilled|legali[sz]ed))?|attested by (?:a|two) (?:notary(?: public)?|witness(?:es)?)|under (?:its|his|her|their|the) (?:common|corporate) seal)(?=[ ,;.)])/gi,
    put: '',
    when: either(
      isOwed,
      all(isOwn, forces('right', 'no-right', 'ban')),
      all(isNobodys, says(/\bnotice|\bclaim|\bnotif|\bcancel/)),
    ),
  },
  {
    find: /\b(?:only (?:if|when|where) )?(?:(?:made|given|submitted|received|notified|sent|lodged|delivered|filed) )?(?:only |solely |exclusively )?(?:(?:on|in|using|by (?:completing|using)) (?:the |its |their |our |[A-Z]\w+['’]s )?(?:prescribed |standard |official |then[- ]current |current )?(?:[a-z-]+ ){0,3}form(?: (?:prescribed|specified|required|set|provided|approved) by [^,;.()]{2,30})?|through (?:the |its |their |our )(?:[\w'’-]+ ){0,2}(?:portal|console|system|ticketing system))(?=[ ,;.)]|$)/gi,
    put: (found) => (/^only (?:if|when|where) /i.test(found) ? 'if given in writing' : 'in writing'),
    when: all(
      either(isOwn, isNobodys),
      says(
        /\bnotice|\bcancel|\bterminat|\bclaims? (?:must|shall|may|is|are|can|will)\b|\bdisput|\brenew|\bobject|\breject/,
      ),
      says(/\bonly\b|\bsolely\b|\bexclusively\b|\bvalid\b/),
      saysNothingOf(/\bin writing|\bwritten/),
    ),
  },
  {
    find: /\b(?:only )?(?:up)?on (?:its )?actual receipt(?: thereof| of (?:it|them|the notice))?(?: by [^,;.()]{2,40})?(?=[,;.]|$| and | or )/gi,
    put: 'when sent',
    when: all(either(isOwn, isNobodys, forces('fact')), says(/\bnotice|\bnotif|\bclaim/)),
  },
  {
    find: /\bonly (?:when|if|once|where) (?:actually |physically )?received (?:by|at) [^,;.()]{2,60}(?=[,;.]|$| and | or )/gi,
    put: 'when sent',
    when: all(either(isOwn, isNobodys), says(/\bnotice|\bnotif|\bclaim/), saysNothingOf(/\bpayment|\bfunds/)),
  },
  {
    find: /\bonly (?:if|when) (?:(?:it is |they are )?(?:delivered|served|given|made|left|handed over) )?(?:by hand|personally|in person)(?: (?:at|on|to) (?:[ap]\.m\.|[^,;.()]){3,80})?(?=[,;.]|$)/gi,
    put: 'if made in writing, including by e-mail',
    when: all(either(isOwn, isNobodys), says(/\bnotice|\bservice is\b|\bnotif|\bclaim/)),
  },
  // Time that counts against one side alone.
  {
    find: pattern(
      String.raw`\b(time (?:is|shall be|will be|being) of the essence) (?:of|for|in|as to|as regards|in respect of|with respect to|in relation to|in connection with|regarding) (?:all |any |each (?:of )?)?(?:(?:the )?(?:payments?|performance|obligations?|duties|delivery|deadlines?|dates?|times?)(?: and [a-z]+)? (?:of|by|for|imposed on|owed by|binding) ${somebody}|(?:the )?[A-Za-z][\w-]*['’]s? (?:[a-z]+ ){0,3}?(?:payments?|performance|obligations?|duties|covenants|delivery|deliveries))(?: under this (?:agreement|clause|section|lease))?`,
    ),
    put: '$1 for the obligations of both parties',
    when: (setting) => !isTheirs(setting) || isOwn(setting),
  },
  {
    find: /\btime (?:is|shall be|will be) of the essence(?:(?! (?:of|for|in|as|with)\b)| (?:for|of|as to|in respect of) (?:the |any |such |its )?(?:counter-?notice|notices?|claims?|objections?)(?:,? (?:but|and) not otherwise)?(?=[,;.]|$| and ))/gi,
    put: 'time is not of the essence',
    when: all(isNobodys, forces('fact', 'duty'), saysNothingOf(/\[each\]|\bboth\b/)),
  },
  // Claims lost by the passing of time: as far as the delay has done harm.
  {
    find: /,? (?:and )?(?:failing|in default of|absent) (?:which|such (?:notice|notification|claim)|timely notice)[^,;.()]{0,60}? (?:(?:shall|will) (?:be )?|is |are |be )(?:deemed (?:to (?:be|have been) )?)?(?:absolutely |irrevocably |forever |conclusively |permanently |time-?)*(?:waived|barred|lost|extinguished|released|abandoned|forfeited|lapsed?|void|time-barred)(?: (?:and|or) (?:barred|waived|extinguished|released|lost|void|abandoned|forfeited))?/gi,
    put: '; delay reduces a claim only to the extent that it causes prejudice',
    when: all(isOfClaims, (setting) => setting.statement.standing !== 'counterpart'),
  },
  {
    find: /\b((?:shall|will) be|is|are) (?:deemed (?:to (?:be|have been) )?)?(?:thereby |thereupon )?(?:absolutely |irrevocably |forever |conclusively |permanently |unconditionally )*(?:waived|(?:time-?)?barred|lost|extinguished|released|abandoned|relinquished)(?:,? (?:and|or) (?:forever |absolutely |time-?)*(?:barred|waived|extinguished|released|lost|abandoned|relinquished))?(?=[,;.]|$| if| unless| and )/gi,
    put: '$1 reduced to the extent that the delay causes prejudice',
    when: all(
      isConsequence,
      isOfClaims,
      says(
        /\b(?:within|unless\b.{0,40}\b(?:notif|made|raised|receiv|commenc|brought|submitted|disput|object)|if\b.{0,60}\bnot\b|fail|later than|after \d|not (?:so |timely |duly )?(?:made|notified|received|raised|brought|given|submitted|invoiced|claimed|reported)|untimely|late)\b/,
      ),
      saysNothingOf(
        /\bdeposit|\bprivilege|\bconfiden|\bjury|\bby law\b|\bdata (?:is|are)\b|\bnone of\b|\bno (?:term|provision|waiver|failure|delay)\b/,
      ),
    ),
  },
  {
    find: /\b((?:shall |will )?(?:be |have |has )?(?:deemed|treated|regarded|considered|taken) (?:(?:as|to be|to have been|to have) )?(?:finally |fully |irrevocably |conclusively |unconditionally |duly )*accepted(?: (?:as satisfactory|in (?:all respects|full)|the (?:goods|products|deliverables?|work|services|system|equipment)))?)(?=[,;.]|$| if| unless| and | on | upon | when)/gi,
    put: '$1 except for what could not reasonably have been discovered',
    when: all(
      (setting) => setting.giver !== 'own' || !isOwn(setting),
      isConsequence,
      says(
        /\bgoods\b|\bproducts?\b|\bdeliver|\bwork|\bservices?\b|\bsystem|\bequipment|\bmilestone|\bconform|\binspect|\breports?\b/,
      ),
      saysNothingOf(/\border\b|\boffer\b|\bdiscover|\blatent|\bamend|\bterms\b/),
    ),
  },
  // Conditions of a right: met where it matters, and known.
  {
    find: /\bboth (?:at|on|as at|as of|when) (?:the (?:date|time|giving|service) of (?:the |its |such |any )?(?:[A-Z][\w-]+ )?notice|(?:the )?(?:notice|date of the notice)|(?:the|such) notice is (?:given|served))(?:,)? and (?=(?:at|on|as at|as of|when|throughout)\b)/gi,
    put: '',
    when: isCondition,
  },
  {
    find: /\bboth (at|on|as at|as of) (?:the (?:date|time|giving|service) of (?:the |its |such |any )?(?:[A-Z][\w-]+ )?notice|(?:the )?notice) and (?=the )/gi,
    put: '$1 ',
    when: isCondition,
  },
  {
    find: /\bstrict(ly)? (compliance|performance|observance|comply|complies|complied|perform(?:s|ed)?|observed?)\b/gi,
    put: 'material$1 $2',
    when: either(isOwn, isNobodys, isTheirRight),
  },
  {
    find: /\b(compl(?:y|ies|ied)|performed|observed|in (?:full )?compliance) (?:(?:fully|strictly|punctually|promptly)(?: and \w+ly)? )?(?:in (?:all|every) respects? with|strictly with|fully with|in (?:all|every) respects?(?= (?:all|its|the)))/gi,
    put: '$1 in all material respects with',
    when: all(isCondition, ({ found }: Setting) => !/^(?:performed|observed)/i.test(found)),
  },
  {
    find: /\b((?:is|are|was|be|being|has been) (?:then )?(?:not|never)(?: then)? in |(?:there (?:is|are|has been|being|shall (?:be|have been)) |with |has (?:been |committed )?|(?:provided(?: that)?,?|if|so long as|as long as) )no (?:subsisting |existing |outstanding |continuing |unremedied )?)(?:any )?((?:Event of )?(?:Default|breach))\b(?! of which| for which| that| which)((?: (?:of|under|in (?:the performance|respect) of|by) (?:any of )?(?:its|his|their|your|our|the|this|any|[A-Z])[\w’']*(?: (?!and\b|or\b|at\b|on\b|when\b|is\b|has\b|exists\b|continu)[\w’'-]+){0,6}?)?)(?=[,;:.)]| (?:and|or|at|on|when|is|has|exists|continu\w+|subsists|then|hereunder|thereunder)\b|$)/gi,
    put: '$1material $2$3 of which {own} was given written notice',
    when: all(either(isOwn, isNobodys, isTheirRight), isCondition, saysNothingOf(/\bmaterial/)),
  },
  {
    find: /\ball (?:(?:the )?(rents?|sums|amounts|moneys|monies|charges|fees|payments))(?: (?:then|whatsoever|of (?:any|every) kind))? (due|owing|payable|outstanding|demanded)\b/gi,
    put: 'all undisputed $1 $2',
    when: all(
      either(isOwn, isTheirRight, isNobodys),
      isCondition,
      forces('right', 'no-duty', 'fact', 'no-right'),
      ({ before }: Setting) => !/\breceive[sd]?\b[^;.]{0,30}$/i.test(before),
      saysNothingOf(/\bundisput|\brelease|\bsettle|\bsurviv/),
    ),
  },
  {
    find: /\b(shall be|will be|is|are|be|being|constitutes?|as) (?:an? )?(?:absolute |strict |express |essential |fundamental )*conditions? precedent(?= to| of|[,;.]|$)/gi,
    put: '$1 not a condition precedent',
    when: all(
      either(isOwn, isNobodys, isTheirDuty),
      says(/\bnotice|\bnotif|\bclaim|\bextension|\breceipt of payment|\bof payment|\bpayment (?:by|from)|\bbeing paid/),
      saysNothingOf(/\bcompletion\b|\bclosing\b|\bnot a? ?condition|\bdrawdown|\bloan/),
      ({ found }: Setting) => !/^(?:as|constitut)/i.test(found),
    ),
  },
  // Payment that hangs on somebody else's.
  {
    find: pattern(
      String.raw`,? (?:(?:only )?(?:if|when|as)(?:,|,? and)? (?:when|if|as)(?:,? (?:and|but) (?:only )?to the extent(?: that)?)?|only (?:if|when|after|once)(?: and to the extent(?: that)?)?|(?:only )?to the extent that) ${somebody} (?:has |have |is |are )?(?:actually )?(?:itself )?(?:receives?|received|been paid|paid|collects?|collected)(?: (?:the )?(?:corresponding |equivalent |related )?(?:payment|sums?|amounts?|funds|fees|monies)(?: therefor)?)?(?: (?:by|from) (?:its|their|the) [^,;.()]{2,40})?${ending}`,
    ),
    put: ' within thirty (30) days after the invoice',
    when: all(isTheirDuty, saysNothingOf(/\bdays\b|\bmonths\b|\broyalt|\bcommission/)),
  },
  // What ends by itself.
  {
    find: /\b(shall|will|may) (?:(?:thereupon|then) )?(?:automatically|immediately|forthwith|instantly|at once|ipso facto)(?:,? (?:and )?(?:automatically|immediately|forthwith|without (?:any )?(?:further |prior )?(?:notice|action|demand)(?: or (?:notice|action|demand|opportunity to cure))?))* (terminate|end|cease|lapse|determine|expire|be (?:terminated|revoked|cancelled|canceled))(?: (?:automatically|immediately|forthwith))?(?:,? without (?:any )?(?:further |prior )?(?:notice|action|demand)(?: or (?:notice|action|demand|opportunity to cure))?)?(?= (?:if|upon|on|where|in the event|should)\b)/gi,
    put: '$1 $2 thirty (30) days after written notice, unless the cause is cured by then,',
    when: all(
      either(isOwn, isNobodys, isTheirRight),
      says(/\bbreach|\bdefault|\bfail|\bnon-?payment|\bnot paid|\bviolat|\bnon-?compli/),
      saysNothingOf(/\binsolv|\bbankrupt|\bdeath\b|\bcure|\bremed|\bdays\b/),
    ),
  },
  {
    find: /\b(terminate|end|lapse|cease)s (?:automatically|immediately|forthwith|at once)(?: and (?:automatically|immediately|without notice))?(?:,? without (?:any )?(?:further |prior )?(?:notice|action|demand)(?: or (?:notice|action|demand|opportunity to cure))?)?(?= (?:if|upon|on|where|in the event|should)\b)/gi,
    put: '$1s thirty (30) days after written notice, unless the cause is cured by then,',
    when: all(
      either(isOwn, isNobodys, isTheirRight),
      says(/\bbreach|\bdefault|\bfail|\bnon-?payment|\bnot paid|\bviolat|\bnon-?compli/),
      saysNothingOf(/\binsolv|\bbankrupt|\bdeath\b|\bcure|\bremed|\bdays\b/),
    ),
  },
  // A breach that ends a contract: one that matters, and that stays.
  {
    find: /\b(?:commits?|has committed|is in|be in|in the event of|in case of|upon|on|for) (?:an?|any) (?:(?:single|minor|further|other|one) )?(?:material )?(?:breach|default|violation)(?: (?:of|under) (?:any (?:of the )?(?:terms?|provisions?|conditions?|obligations?|covenants?)(?:,? (?:or|and) [a-z]+)? (?:of|under|in) )?(?:this|the|its|his|her|your|any) [A-Za-z’']+(?: [A-Z]\w+)?)?(?: by (?:the )?[A-Z]\w+| by you| on (?:its|your|the) part)?(?=[,;.]|$| and | or )/g,
    put: (found) =>
      `${found.replace(/\b(an?|any) (?:(?:single|minor|further|other|one) )?(?!material)(breach|default|violation)\b/, '$1 material $2')} that is not remedied within thirty (30) days after written notice`,
    when: all(
      isTheirRight,
      says(/\bterminat|\bcancel|\brescind|\brevok|\baccelerat|\bre-?enter|\bforfeit|\bdetermine (?:this|the)/),
      saysNothingOf(
        /\bcur(?:e|ed|able)\b|\bremed|\brectif|\bcorrect|\bdays\b|\bincapable|\bpersist|\brepeat|\bfraud|\bconfiden|\bsafety|\bsanction|\bbribe|\bcorrupt/,
      ),
    ),
  },
  // Notice without a time, and rights without notice.
  {
    find: /\b(?:(?:up)?on|by)(?: giving| serving| simple| mere)? (?:(?:prior|advance) )?(?:written )?(?:notice|notification)(?: in writing)?\b(?! of| that| period| under| given| period)/gi,
    put: 'on thirty (30) days’ written notice',
    when: all(
      isTheirOwnRight,
      says(
        /\bterminat|\bcancel|\bchang|\bamend|\bmodif|\bvary\b|\bincreas|\braise|\brelocat|\bsubstitut|\bdiscontinu|\bwithdraw|\breplac|\breduc|\badjust/,
      ),
      saysNothingOf(
        /\bdays\b|\bmonths?\b|\bweeks?\b|\bhours\b|\breasonable (?:prior |written |advance )*notice|\binsolv|\bbankrupt|\bfraud|\bfail|\bdefault|\bbreach|\bforce majeure|\bcriminal|\bsanction|\bsafety|\binvention/,
      ),
    ),
  },
  {
    find: /\b(for (?:its )?(?:own )?convenience|without cause|with or without cause|for any (?:reason|cause)(?:,? or (?:for )?no (?:reason|cause))?(?: at all| whatsoever)?|for any or no reason)(?=[,;.]|$| and )/gi,
    put: '$1 on thirty (30) days’ written notice',
    when: all(
      isTheirOwnRight,
      ({ before }: Setting) => /\b(?:terminate|cancel|end)\b[^,;.]{0,60}$/i.test(before),
      says(/\bterminat|\bcancel|\bend (?:this|the)/),
      saysNothingOf(/\bnotice|\bnotif|\bdays\b|\bmonths?\b|\bat any time|\bimmediate|\bforthwith/),
    ),
  },
  // Audits: how often, and announced.
  {
    find: /,? ?\bat any (?:reasonable )?times?(?: and from time to time)?\b(?! (?:after|before|during|within|prior|when|while|in|since|or|by|on|upon|of|without|with))/gi,
    put: ' once in any period of twelve months, on thirty (30) days’ written notice,',
    when: all(isTheirOwnRight, isOfAudit, saysNothingOf(/\bonce\b|\bnotice\b|\bannual/), ({ behind }: Setting) =>
      /^ [a-z]/.test(behind),
    ),
  },
  {
    find: /\bmay (?=(?:audit|inspect|examine|verify)\b)/gi,
    put: 'may, once in any period of twelve months and on thirty (30) days’ written notice, ',
    when: all(
      isTheirOwnRight,
      isOfAudit,
      saysNothingOf(
        /\bonce\b|\bnotice\b|\bnotif|\bannual|\bdays\b|\bhours\b|\bat any|\bwhenever|\bas often|\bnot more than|\bno more than|\bfrom time to time|\bbefore\b|\bon arrival|\bdeliver|\binterval/,
      ),
    ),
  },
  // Maintenance that does not count.
  {
    find: /\b((?:scheduled|planned|routine|regular) (?:maintenance|downtime)(?: windows?| periods?)?)(?: \([^()]{2,80}\))?(?: (?:announced|notified|posted) [^,;.()]{2,60})?(?=[,;.]|$| and | or )/gi,
    put: '$1 announced at least forty-eight (48) hours in advance',
    when: all(
      forces('definition', 'fact', 'exclusion', 'no-duty', 'ban'),
      says(/\bdowntime|\bavailab|\buptime|\bcredit|\bexclud|\bservice level/),
      saysNothingOf(
        /\badvance|\bprior\b|\bhours?['’]? (?:notice|before)|\bdays\b|\bnot exceed|\bno more than|\bnot more than/,
      ),
      (setting) => setting.giver !== 'own',
    ),
  },
  // What never ends.
  {
    find: /\b(?:all|each and every one) (?:of the )?(?:(?:terms|provisions|obligations|covenants|clauses|sections)(?:,? (?:and|or) (?:terms|provisions|obligations|covenants|conditions))?) (?:of|in|under|contained in) (this \w+)(?= (?:shall |will )?(?:survive|continue))/gi,
    put: 'the provisions of $1 that are by their nature meant to outlast it',
    when: either(isOwn, isNobodys),
  },
  {
    find: /(?<=\b(?:survive|continue|remain|subsist)s?\b[^.;]{0,80}?),? (?:in perpetuity|perpetually|forever|indefinitely|without limit (?:in|of|as to) time|for an unlimited (?:period|time))(?=[ ,;.]|$)/gi,
    put: ' for three (3) years',
    when: all(either(isNobodys, forces('fact')), saysNothingOf(/\btrade secret|\blicen[sc]e|\bown(?:s|ed|ership)\b/)),
  },
  // How often, and from when.
  {
    find: /,? (?:at such (?:times|intervals) (?:and (?:as often|with such frequency) )?as [^,;.()]{2,40}? (?:considers?|thinks?|deems?|sees?|may (?:consider|think|deem|require|elect)|determines?|requires?|elects?|chooses?)(?: (?:appropriate|fit|necessary|desirable|proper|expedient))?|on (?:any number of|one or more|an unlimited number of) occasions|any number of times|without limit (?:in|as to) (?:number|frequency)|with(?:out)? (?:any )?(?:restriction|limit(?:ation)?) (?:on|as to|of) frequency)(?=[ ,;.]|$)/gi,
    put: ' not more than once in any period of twelve months',
    when: all(isTheirRight, saysNothingOf(/\bextend|\brenew|\blicen[sc]e/)),
  },
  {
    find: /\b(?:with effect|effective) (?:retro(?:actively|spectively) )?from (?:the (?:start|beginning|commencement|outset|first day) of [^,;.()]{3,50}|(?:the )?(?:Effective|Commencement|Start) Date)(?=[,;.]|$| and | or )/gi,
    put: 'with effect from the date of the notice',
    when: all(
      isTheirRight,
      says(/\bchang|\bamend|\bincreas|\bvary\b|\badjust|\bcharg|\breduc|\brevis/),
      ({ statement }) => !/\bnext\b|\bfollowing\b/.test(statement.words),
    ),
  },
  {
    find: /\b(?:backdated|back-dated|calculated back|reaching back|going back) to [^,;.()]{3,60}(?=[,;.]|$| and | or )/gi,
    put: 'for the future only',
    when: either(isOwed, isTheirRight, isNobodys),
  },
];
