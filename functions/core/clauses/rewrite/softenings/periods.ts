import {
  all,
  either,
  forces,
  isBan,
  isNobodys,
  isOwn,
  isTheirRight,
  pattern,
  says,
  saysNothingOf,
  type Setting,
  type Softening,
  isTheirOwnRight,
} from './setting.ts';
import { daysOf, periodOf, writtenPeriod } from './written-period.ts';

const shorterThan =
  (days: number) =>
  ({ found }: Setting): boolean =>
    (daysOf(found) ?? Infinity) < days;
const longerThan =
  (days: number) =>
  ({ found }: Setting): boolean =>
    (daysOf(found) ?? 0) > days;
const before =
  (words: RegExp) =>
  (setting: Setting): boolean =>
    words.test(setting.before);
const behind =
  (words: RegExp) =>
  (setting: Setting): boolean =>
    words.test(setting.behind);

const isTheirs = ({ statement }: Setting): boolean => statement.standing === 'counterpart';
const isPaid = ({ giver }: Setting): boolean => giver === 'own';
const isPaying = ({ giver }: Setting): boolean => giver === 'counterpart';
/** What so happens where time passes: a right is lost, a thing counts as agreed. */
const isConsequence = forces('fact', 'waiver', 'exclusion', 'no-right', 'definition', 'no-duty', 'acknowledgement');

/** A time to act in: "within", "no later than", "if not disputed in". */
const isTimeToAct = before(
  /\b(?:within|(?:not|no) later than|in less than|in|have(?: only)?|(?:passage|expiry|expiration|lapse) of) (?:(?:a|the) (?:further |maximum )?period of |the (?:first |next )?)?$/i,
);
/** A period that counts from something: "of receipt", "after the invoice". */
const isCounted = behind(/^ ?(?:,? |\()?(?:of|after|from|following|thereafter|thereof|as from)\b/i);
const isNotice = behind(/^,? ?(?:prior |previous |advance |written )*(?:written )?(?:notice|notification|warning)\b/i);
const isOfNotice = before(
  /\bnotice (?:in writing )?(?:to [^,;.]{2,40} )?of (?:at least |not less than |no less than )?$/i,
);
const isPast = either(
  before(/\b(?:preceding|previous|last|past|prior)(?: period of)? $/i),
  behind(/^ (?:immediately )?(?:preceding|before|prior|ago)\b/i),
);

/** A kind of period: what marks it, and the period that the market puts in its place. */
const period = (value: number, unit: string, ...conditions: readonly ((setting: Setting) => boolean)[]): Softening => ({
  find: pattern(writtenPeriod),
  put: periodOf(value, unit),
  when: all(...conditions),
});

/** Goods, work or records that somebody examines to say whether they are in order. */
const examined = /\baccept|\breject|\binspect|\bdeliverable|\bmilestone/;
const objects =
  /\bdisput|\bobject(?:s|ed|ion|ions|ing)?\b|\bcontest|\bchalleng|\bclaim|\bquer(?:y|ies)|\bcomplain|\bcredit|\bdisagree|\bdowntime/;

/** The time that somebody has, keeps or is bound for where it is too short or too long for the reader: what the market puts instead. */
export const periods: readonly Softening[] = [
  // To notify of a leak of data: the time of data protection law.
  period(
    72,
    'hours',
    isOwn,
    forces('duty'),
    isTimeToAct,
    shorterThan(3),
    says(/\bnotif|\breport|\binform/),
    says(
      /\bsecurity (?:incident|breach|event)|\bdata breach|\bbreach of (?:security|(?:personal )?data|confiden)|\bpersonal data/,
    ),
  ),
  // To pay, for who pays, and to be paid.
  period(
    30,
    'days',
    either(all(isOwn, forces('duty', 'promise')), all(isNobodys, isPaying, isConsequence)),
    isTimeToAct,
    isCounted,
    shorterThan(15),
    says(/\bpa(?:y|ys|id|yable|yment|yments)\b/),
    says(/\binvoic|\bfees?\b|\bcharges?\b/),
    saysNothingOf(/\brent\b|\bdeposit|\bterminat|\bshortfall|\baudit|\bdisput|\bobject|\bclosing\b|\bwages|\bfail/),
  ),
  period(
    30,
    'days',
    either(
      all(isTheirs, forces('duty', 'promise', 'fact')),
      all(isNobodys, isPaid, either(isConsequence, forces('duty'))),
    ),
    longerThan(45),
    shorterThan(200),
    saysNothingOf(
      /\bterminat|\bsurviv|\bclosing\b|\bearn-?out|\bretention|\bwarrant|\bloan|\bnote\b|\bdemand\b|\brepa(?:y|id)|\bsick|\bfail|\bnot (?:\w+ )?(?:invoic|bill|charg|claim)/,
    ),
    says(/\bpa(?:y|ys|id|yable|yment|yments)\b|\binvoic|\bdue\b|\bnet \d/),
    either(
      all(isTimeToAct, isCounted),
      before(
        /\b(?:net|due|payable|paid|payment(?: terms?)?(?: of| is| are|:)?|invoices?(?: fall due)?|terms are)(?: is| are| at)? $/i,
      ),
    ),
    (setting) => !isPast(setting),
  ),
  // To give back what is the reader's: a deposit, a refund, a balance.
  period(
    30,
    'days',
    either(
      all(isTheirs, forces('duty', 'promise', 'fact')),
      all(isOwn, says(/\b(?:get|receive|have)s? (?:back|the balance|(?:the |its |your )?(?:refund|deposit))/)),
    ),
    isTimeToAct,
    isCounted,
    longerThan(45),
    shorterThan(200),
    says(/\bbalance|\brefund|\brepa(?:y|id)|\breturn|\breimburs|\bdeposit|\brelease|\bremit|\brespond|\breply/),
    saysNothingOf(/\bloan|\bprincipal\b|\bnotes?\b|\bclosing\b|\bcompletion\b|\bwarrant|\bemployment\b/),
  ),
  // Notice that the other side gives.
  period(
    30,
    'days',
    isTheirOwnRight,
    either(isNotice, isOfNotice),
    shorterThan(10),
    says(/\baudit|\binspect(?:s|ion)?\b.{0,40}\b(?:books|records|accounts|systems|facilities)|\bexamin/),
    saysNothingOf(/\bdwelling|\bapartment|\btenanc|\bmaterial breach/),
  ),
  period(
    30,
    'days',
    isTheirOwnRight,
    either(isNotice, isOfNotice),
    shorterThan(30),
    says(
      /\bterminat|\bcancel|\bdetermine\b|\bend\b|\bwithdraw|\bchang|\bamend|\bmodif|\bvary\b|\bincreas|\brais(?:e|ing)|\brelocat|\bmove\b|\bsubstitut|\bdiscontinu|\bremove|\breplac|\breduc|\brevok|\badjust/,
    ),
    saysNothingOf(
      /\bfail|\bbreach|\bdefault|\bremed|\bcure|\binsolv|\bbankrupt|\bprobation|\bnon-?payment|\boverdue|\bunpaid|\bdelay|\bforce majeure|\bevent continues|\bprevent|\bmisconduct|\bshift|\bschedul|\benter\b/,
    ),
  ),
  // Notice that the reader must give to leave.
  period(
    90,
    'days',
    isOwn,
    forces('right', 'duty', 'ban', 'no-right'),
    either(isNotice, isOfNotice),
    longerThan(120),
    says(/\bterminat|\bcancel|\bresign|\bwithdraw|\bleave\b/),
    saysNothingOf(/\blease|\brent\b|\bpremises|\blandlord|\blessor|\bbreak\b/),
  ),
  // Renewals, and the window to stop one.
  period(
    1,
    'years',
    (setting) => !isOwn(setting) || !forces('right')(setting),
    longerThan(366),
    either(
      before(
        /\b(?:renew\w*|extend\w*|extension|rolls? over|roll(?:ing)?|successive|further|additional|subsequent|consecutive|renewal)\b[^.;]{0,50}\b(?:terms?|periods?) (?:each |every one )?(?:of |equal to |lasting )?$/i,
      ),
      before(/\brenews?\b[^.;]{0,40}\b(?:for|by) (?:a |an |successive |further |additional |another )*$/i),
      behind(/^,? (?:renewal|extension|further|additional|successive)? ?(?:terms?|periods?)\b/i),
    ),
    says(/\brenew|\broll|\bextend|\bfurther (?:term|period)/),
    (setting) => !/^[^.;]{0,40}\binitial term/i.test(setting.behind),
    saysNothingOf(/\boption\b|\bsurviv|\bnot (?:be )?exceed|\bconfidential|\brestrict|\bcompet|\bin breach|\bsolicit/),
  ),
  period(
    30,
    'days',
    ({ statement }) =>
      statement.standing !== 'counterpart' && !(statement.standing === 'both' && statement.force === 'right'),
    longerThan(60),
    either(
      behind(/^,? ?(?:or more )?(?:(?:prior|previous|advance|written) )*(?:notice\b|before\b|prior to\b|in advance)/i),
      isOfNotice,
    ),
    says(/\brenew|\broll(?:s|ed|ing)? over|\bnot (?:to extend|be extended)\b/),
    (setting) => !/\b(?:receives?|be given|give you|notify you|remind\w*)\b[^.;]{0,40}$/i.test(setting.before),
    saysNothingOf(
      /\boption\b|\bpurchase|\b(?:not?|nor|or) (?:be )?(?:more|earlier|sooner) than\b|\brent\b|\bexceed|\bincreas/,
    ),
  ),
  // What the reader may not do after the end.
  period(
    12,
    'months',
    isOwn,
    either(isBan, forces('duty', 'promise', 'fact')),
    longerThan(366),
    says(
      /\bcompet|\bsolicit|\bhir(?:e|ing)\b|\bemploy(?:s|ing)?\b|\bengag(?:e|ed|ing)\b|\bentic|\bcanvass|\bcircumvent|\bpoach|\bdeal(?:s|ing)? (?:with|in)\b/,
    ),
    saysNothingOf(/\bcompletion\b|\bclosing\b|\bgoodwill|\bshares?\b|\brecords?\b|\binsur/),
    (setting) => !isPast(setting),
  ),
  period(
    12,
    'months',
    forces('definition'),
    longerThan(366),
    says(
      /["“]?(?:restrict(?:ed|ion|ive)|restraint|non-?compet\w+|non-?solicit\w+|tail|protected|non-?circumvention) (?:covenant )?period/,
    ),
    behind(/^ (?:after|from|following)\b/i),
    saysNothingOf(/\bcompletion\b|\bclosing\b/),
  ),
  // Inventions made after the end.
  period(
    6,
    'months',
    either(isOwn, isNobodys),
    longerThan(183),
    says(/\binvent(?:ion|ed|or)|\bconceiv|\bpatent|\bcreat|\bemployment period/),
    behind(/^ (?:after|from|following|of)\b[^.;]{0,40}\b(?:leave|leaving|end|last day|terminat|cessation|departure)/i),
    saysNothingOf(/\blicen[sc]|\bconfidential/),
  ),
  // How far back somebody reaches.
  period(
    12,
    'months',
    either(isOwn, isNobodys),
    forces('duty', 'promise', 'fact', 'waiver'),
    longerThan(366),
    says(/\brepa(?:y|id)|\bclaw|\breimburs|\bforfeit|\brefund/),
    either(isTimeToAct, before(/\bfor $/i), isPast, behind(/^ of\b/i)),
    saysNothingOf(/\bloan|\bprincipal\b|\bclaim|\brecords/),
  ),
  period(
    2,
    'years',
    either(isTheirRight, all(isOwn, forces('duty', 'fact'))),
    longerThan(731),
    isPast,
    says(/\baudit|\binspect|\brecords|\bunderpa|\bshortfall/),
  ),
  // Records kept, confidence kept, insurance kept.
  period(
    3,
    'years',
    isOwn,
    forces('duty', 'promise'),
    longerThan(1096),
    says(/\b(?:keep|retain|maintain|preserve|store)\b/),
    says(/\brecords?\b|\bbooks\b|\baccounts\b|\bdocumentation|\binsurance|\bcoverage/),
    saysNothingOf(/\bby law|\brequired by|\btax|\bmedical|\bpersonal data/),
  ),
  period(
    3,
    'years',
    isOwn,
    longerThan(5 * 365 + 1),
    says(/\bconfiden|\bsecre|\bdisclos/),
    says(/\bsurviv|\bafter\b|\bfollowing\b|\bfor \d|\bperiod\b|\bfrom\b/),
    saysNothingOf(/\btrade secret/),
    forces('duty', 'ban', 'promise', 'fact'),
  ),
  period(
    5,
    'years',
    ({ statement }) => statement.standing !== 'own',
    shorterThan(2 * 365),
    longerThan(29),
    says(/\bconfiden/),
    says(/\bcease|\bexpire|\bsurviv|\bcontinue|\bobligation/),
    before(/\b(?:cease|expire|end|survive|continue|for|period of)\b[^.;]{0,40}$/i),
    behind(/^ (?:after|from|following|thereafter)/i),
    saysNothingOf(/\breturn|\bdestroy|\bnotice|\bnotif|\bwithin\b/),
  ),
  // When claims are lost.
  period(
    12,
    'months',
    (setting) => !isTheirs(setting) || !forces('right', 'duty')(setting),
    either(isConsequence, isBan),
    either(
      shorterThan(200),
      all(shorterThan(360), saysNothingOf(/\bcompletion\b|\bclosing\b|\b(?:that|such|the) (?:claim )?notice/)),
    ),
    says(/\b(?:action|proceedings?|suit|claim|demand|liable|liability)\b/),
    either(
      before(
        /(?:\bno (?:claim|action|suit|proceedings?)\b[^,;.]{0,60}\b(?:later than|after|more than)|\b(?:brought|bring|commenced?|instituted?|issued|filed|proceedings|suit|legal action)\b[^,;.]{0,60}\b(?:later than|after|more than|within)) $/i,
      ),
      all(isTimeToAct, behind(/^ (?:of|after|from|following) (?:the )?(?:completion|closing)\b/i)),
    ),
    saysNothingOf(/\bdismiss|\blien\b|\bthird[- ]part|\binsurer|\bterminat\w+ .{0,20}notice|\binvoice/),
  ),
  period(
    90,
    'days',
    either(isOwn, all(isNobodys, isConsequence)),
    isTimeToAct,
    shorterThan(45),
    says(/\bobject|\bcontest|\bdisput|\baudit|\bbinding|\bconclusive/),
    says(
      /\b(?:operating|service|maintenance|cam) (?:charge|cost|expense)s?|\breconciliation|\boperating expenses|\bannual statement/,
    ),
  ),
  period(
    30,
    'days',
    either(
      all(isOwn, forces('duty', 'right'), longerThan(4.9)),
      isConsequence,
      all(isBan, (setting) => !isTheirs(setting)),
    ),
    isTimeToAct,
    shorterThan(21),
    says(objects),
    saysNothingOf(
      /\baccept(?:s|ed|ance)?\b|\breject|\bindemnif|\bthird[- ]part|\bsecurity (?:incident|breach)|\bperishable|\bdeliverable|\bpay\b/,
    ),
  ),
  // To confirm in writing what was told in confidence.
  period(
    30,
    'days',
    ({ statement }) => statement.standing !== 'counterpart',
    isTimeToAct,
    shorterThan(21),
    says(/\bconfiden/),
    says(/\bconfirm|\bsummar|\bmarked\b|\breduced to writing|\bwritten (?:record|memorand)/),
    says(/\boral|\bvisual|\bdisclos|\bconvey/),
  ),
  // To examine what is delivered.
  period(
    10,
    'business days',
    either(
      all(isOwn, forces('duty', 'right')),
      all(either(isConsequence, isBan), (setting) => !isTheirs(setting)),
    ),
    isTimeToAct,
    shorterThan(10),
    says(examined),
    saysNothingOf(/\bnot(?:ice|ify) .{0,30}\bterminat|\bpayment is\b/),
  ),
  // Silence that counts as an answer.
  period(
    10,
    'business days',
    either(isConsequence, all(isOwn, forces('duty'))),
    isTimeToAct,
    shorterThan(10),
    says(/\b(?:counts? as|treated as|deemed|taken (?:as|to)|lapses?|expires?|is lost)\b/),
    says(/\bnot\b|n['’]t\b|\bunless\b|\bno (?:objection|answer|reply|response)|\bsilen|\bfail/),
    saysNothingOf(
      /\breceived\b.{0,20}\b(?:mail|post)|\bdelivered\b.{0,30}\bpost|\bnotices? (?:is|are|shall be|sent|given)\b|\bpa(?:y|id|yment)\b/,
    ),
  ),
  // To put right a breach.
  period(
    5,
    'business days',
    either(isTheirRight, all(isNobodys, isConsequence), all(isOwn, forces('fact', 'definition'))),
    isTimeToAct,
    shorterThan(3),
    says(/\bfail|\bdefault|\bnon-?payment|\bunpaid|\bnot paid|\blate\b/),
    says(/\bpa(?:y|ys|id|yment|yments)\b|\bdue\b/),
    isCounted,
  ),
  period(
    30,
    'days',
    either(isTheirRight, all(isNobodys, isConsequence), all(isOwn, forces('fact', 'definition'))),
    isTimeToAct,
    shorterThan(15),
    says(/\bremed(?:y|ied|ies)\b|\bcur(?:e|ed|es|able)\b|\brectif|\bcorrect(?:ed|s)?\b/),
    says(/\bfail|\bbreach|\bdefault|\bnot (?:cured|remedied|corrected|rectified)/),
    saysNothingOf(/\bpa(?:y|yment)\b/),
  ),
  period(
    30,
    'days',
    isOwn,
    forces('right', 'no-right'),
    longerThan(60),
    says(/\bterminat|\bcancel|\bsuspend|\bstep in/),
    says(/\bremed(?:y|ied)\b|\bcur(?:e|ed)\b|\bcontinues?\b|\bpersist|\buncured|\bunremedied/),
    saysNothingOf(/\bforce majeure|\brelief event|\bnatural disaster|\brenew/),
    behind(/^ (?:after|of|from|following)\b|^ or more\b|^[.,;)]|^ cure period/i),
  ),
  // To act before the other side does so itself.
  period(
    10,
    'business days',
    isTheirOwnRight,
    either(isTimeToAct, before(/\bcontinues? for (?:a period of |more than )?$/i)),
    shorterThan(5),
    before(/\b(?:if|should|where|unless|in case)\b/i),
    says(/\b(?:fail|not (?:\w+ )?(?:complet|beg[au]n|start|respond|repair|perform|replac|provid)|does not|do not)/),
    saysNothingOf(/\bpa(?:y|id|yment)\b|\bemergenc|\bdanger|\bheat|\bwater\b|\bgas\b|\bhabitab|\bsafety|\bterminat/),
  ),
  // To fetch what is the reader's after the end.
  period(
    30,
    'days',
    either(all(isTheirs, forces('duty', 'promise', 'right', 'no-duty')), all(isOwn, forces('right', 'duty'))),
    shorterThan(30),
    either(isTimeToAct, before(/\bfor (?:a (?:period|further period) of )?$/i)),
    says(/\bdata\b|\bcontent\b|\bfiles\b/),
    says(/\bexport|\bretriev|\bdownload|\bmade? available|\bextract|\baccess/),
    says(/\bterminat|\bexpir|\bend(?:s|ed)?\b|\bcancel|\bclos/),
  ),
  // What is promised of goods and work.
  period(
    12,
    'months',
    ({ statement }) => statement.standing !== 'own',
    forces('promise', 'duty', 'fact', 'definition'),
    shorterThan(180),
    before(
      /\b(?:for|period (?:of|is|means|shall be)|ends?|expires?|warranty of)(?: a period of)? (?:a |the )?(?:period of )?$/i,
    ),
    says(/\bwarrant/),
    saysNothingOf(/\bnotif|\bnotice|\bclaim|\bwithin\b|\brepair(?:ed|s)?\b.{0,20}\b(?:remain|further)/),
  ),
  period(
    12,
    'months',
    isOwn,
    forces('promise', 'duty'),
    longerThan(731),
    before(/\b(?:for|period of|warranty of) (?:a |the )?(?:period of )?$/i),
    says(/\bwarrants?\b|\bwarranty\b/),
    saysNothingOf(/\btitle\b|\bintellectual|\brecords|\binsur|\bfundamental/),
  ),
  // Employment.
  period(
    3,
    'months',
    longerThan(120),
    either(before(/\bgarden(?:ing)? leave\b[^,;.]{0,60}$/i), behind(/^ (?:of|on) garden(?:ing)? leave/i)),
    ({ statement }) => statement.standing !== 'unknown',
  ),
  // Absence for illness that ends an employment.
  period(
    90,
    'days',
    either(isTheirRight, forces('definition', 'fact')),
    shorterThan(60),
    says(/\billness|\bill[- ]health|\bsick(?:ness)?\b|\bincapacit|\bdisabilit/),
    before(
      /\b(?:more than|exceed(?:s|ing)?|in excess of|at least|aggregat\w+) (?:a (?:continuous )?period of |of )?$/i,
    ),
    saysNothingOf(/\bsick pay|\bcertificat|\bentitle/),
  ),
  period(
    6,
    'months',
    longerThan(190),
    either(before(/\b(?:probation\w*|trial period)\b[^,;.]{0,50}$/i), behind(/^,? (?:probation|trial)/i)),
    forces('right', 'duty', 'fact'),
    says(/\bprobation|\btrial/),
  ),
  // Whatever else the reader must or may do in a few days or hours.
  period(
    10,
    'business days',
    either(
      all(isOwn, forces('duty', 'right')),
      all(isNobodys, forces('duty'), saysNothingOf(/\brespon|\bsupport|\bdeliver|\binvoice/)),
    ),
    before(/\b(?:within|(?:not|no) later than|in less than|have(?: only)?) (?:(?:a|the) (?:further )?period of )?$/i),
    either(shorterThan(6), all(shorterThan(7), says(/\bhours\b/))),
    // A working week is time enough for an answer.
    ({ found }) => !/\b(?:five|5)\b[^a-z]*(?:business|working)/i.test(found),
    longerThan(0.45),
    saysNothingOf(
      /\bemergenc|\burgent|\bseverity|\bpriority|\bincident|\boutage|\bbilled\b|\bheat|\bleak|\bsafety|\bhabitab|\bwages/,
    ),
  ),
];
