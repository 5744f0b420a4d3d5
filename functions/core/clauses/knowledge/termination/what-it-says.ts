import { endsIt } from './ways-to-end.ts';

/** What a statement must say, and may not say, for an issue of this topic to be true of it. */
type Look = (words: string) => boolean;

const end = `(?:${endsIt.source})`;

/** A party may end the contract: the right governs the verb. */
const mayEnd = new RegExp(
  `\\b(?:may|can|could|entitl\\w+|permit\\w*|allow\\w*|lets?|enabl\\w+|rights?|options?|power|freedom|leave|liberty|free|reserv\\w+|elects?|chooses?|grounds?|suffic\\w+|authori[sz]\\w+|needs?|enough|prevents?|empowers?|discretion|election|results? in),? (?:[^ ;]+ ){0,14}?${end}|\\b(?:terminable|revocable|cancell?able)\\b|\\b(?:terminat\\w+|cancell?ation|withdrawal|discontinu\\w+|revocation|dismissal|rescission|determination)\\b (?:\\S+ ){0,4}?(?:by|at the (?:\\w+ )?(?:option|election|instance|discretion|pleasure) of) (?:the )?\\[|\\b(?:terminat\\w+|cancell?ed|revoked|withdrawn|rescinded) (?:\\S+ ){0,2}?(?:by|at) |\\brights? (?:\\S+ ){0,3}?(?:of|to) ${end}`,
);

/** It ends without anybody's act. */
const endsItself =
  /\b(?:automatically|shall|will|to|at once|forthwith|immediately|ipso facto)(?: \w+){0,3}? (?:be )?(?:terminat\w*|cancel\w*|end|ends|lapse|cease|determine|expire|revoked)\b|\b(?:agreement|contract|lease|franchise|licen[cs]e|permission|access|engagement|employment|appointment|rights|hiring|hire|tenancy|facility|plan|account)\b(?: \S+){0,8}? (?:ends|terminates|lapses|ceases|expires|determines|revert)\b|\bautomatic (?:end|terminat|cancel)|\bends (?:this|the) |\brights\b(?: \S+){0,4}? revert/;

/** What ends is a part, a permission or somebody else's contract. */
const notTheContract =
  /\b(?:cancell?ed checks?|inspect\w*|remove (?:\S+ ){0,3}?content|user content|content,? once|trials?\b|(?:functions?|features?) (?:and|or)|(?:director|board) (?:designee|member)|removal of any director|acceptance by|opt(?:s|ing)? out of (?:the )?(?:use|\w+ training|training|marketing)|(?:any|of) (?:feature|functionality)|parts of the program|(?:review|photograph),? |worker|member of \S+ team|team,? who|(?:incentive|bonus|commission) plan|refuse to take the|turn \S+ system|exclusive status|proxy|individual trade marks|any title|support may be|covenants in|(?:cancel|defer|suspend) deliver\w*|next term|confidentiality undertaking|undertakings under|permission to use|up to \d+ days before|notice pay|recall or withdrawal|specific or general permission|consent (?:may|can)|(?<!permanently or )temporarily(?! or (?:permanently|indefinitely))|until such time|stop using|discontinue distribution|exceptions? at any time|(?:cancel|refuse|reject) (?:or (?:cancel|refuse) )?orders|(?:revoke|withdraw) (?:this |the |that |its |\[\w\]'s )(?:consent|permission to|agreement)|terminate its obligation|terminate the (?:feeds?|advertising \S+)|users who|repeat infring\w*|accounts? of (?:any )?users|such sublicen[cs]e|assume any of|withdraw or change|in lieu of notice)\b|\b(?:chang|modif|updat|amend|alter|var(?:y|ied))\w*,? (?:\S+ ){0,4}?(?:or|and) (?:permanently |temporarily )*(?:discontinu|withdraw|disable|restrict)/;

/** The end is only what something else follows from. */
const onlyAfterEnd =
  /\b(?:if|in the event|should|where|when|in case|whereupon|upon|after|following|because)\b(?: (?!may\b|can\b|entitle)\S+){0,12}? (?:is |are |be |been |has |have |was )*(?:terminat(?:ed|es|ion)|expires?|cancell?ed|ended|ends)\b(?: \S+){0,8}? (?:for (?:any|whatever) reason|at any time|without (?:cause|notice))/;

/** A condition that is more than the wish to leave. */
const onFact =
  /(?<!what )\bif (?!(?:the )?(?:\[\w\]|it|he|she|they|we|you) (?:so |then |no longer )?(?:wants?|wish\w*|elects?|decides?|chooses?|desires?|needs?|requires?|thinks?|sees?|gives?|do(?:es)?)\b|any\b|exercised|applicable|so\b)|\b(?:in|upon) the (?:event|occurrence|case)\b|\bupon (?:a|an|any) (?:event|breach|default|change)|\bshould (?:the )?\[\w\]|\bat any time (?:after|following|upon) the (?:occurrence|breach)|\bas a result of\b|\bbecause\b|\bfor cause\b|\bevents? (?:of default|occurs?)|\bprovides? a substitute/;

/** Words that leave no doubt that no reason is needed. */
const surelyNoReason =
  /\bfor any (?:other |or no |\w+ )?reason|\bany (?:other )?reason\b|\bwithout (?:any |giving |stating |having |the |showing )*(?:cause|reasons?|grounds?|explanation)\b|\bconvenience\b|\bno reason\b|\bno (?:cause|questions)\b|\bat (?:its |\[\w\]'s )?(?:will|pleasure)\b|\birrespective|\bregardless|\bneed (?:not|no)\b|\bwhenever\b|\bcause or otherwise/;

const isAmended =
  /\b(?:before the effective date of (?:the|any|such) (?:changes?|amendments?)|(?:disagree|not agree|do not accept))\b/;

const isHeading =
  /^(?:termination )?(?:[\d.()a-z]{0,6} )?termination,? (?:by (?:the )?(?:\[\w+\]|\w+),? )?(?:for convenience|without cause|at will)\.?$/;

/** What stands behind "including" is an example, no condition, and a reason within a condition is none for the end. */
const ownCondition = (words: string): string =>
  words
    .replace(
      /\b(?:if|should|where|when|upon|in the event)\b(?! (?:\[\w\]|you|it) (?:wants?|wish))[^,;]{0,140}\bfor any (?:\w+ )?reason\b/,
      'if it fails',
    )
    .replace(
      /\bincluding,? (?:(?:but not limited to|without limitation),? )?(?:if|when|where|in the event|should)\b.*$/,
      '',
    );

/** One side may leave at will. */
export const leavesAtWill: Look = (words) =>
  !isHeading.test(words) &&
  !notTheContract.test(words) &&
  !isAmended.test(words) &&
  !onlyAfterEnd.test(words) &&
  !/(?:\[\w+\]|^(?:[\d.()]+ )?\w+) (?:or|and) (?:the )?\[\w+\] (?:may|can|shall)|\bboth (?:the )?\S+ and (?:the )?\S+ may\b|\bmay (?:resign|terminate)\b.{0,60}\b(?:and|whereas) (?:the )?\[\w+\] may terminate\b|\btermination\b.{0,60}\bgives? (?:the )?\S+ no right|\bother than pursuant to\b|\bshould for any reason\b|\bas follows$|\bevents of default\b/.test(
    words,
  ) &&
  (mayEnd.test(words) ||
    /\bas long as\b|\bshall (?:terminate|end|expire) on the date|\bat any time\b.{0,60}\bwithout|\bat the (?:will|pleasure)/.test(
      words,
    )) &&
  ((!onFact.test(ownCondition(words)) && !/[,:] ?$/.test(words)) || surelyNoReason.test(ownCondition(words)));

/** Too short a notice before the end. */
export const endsOnShortNotice: Look = (words) =>
  !notTheContract.test(words) &&
  !isAmended.test(words) &&
  !onlyAfterEnd.test(words) &&
  !/\bchange (?:of|in) control|\bfor cause\b|\bwithin \d+|\bin the event of (?:a|any) (?:\w+ )?breach|\bdefault|\bnot (?:maintain|perform|meet|observe|keep|terminate)\b|\bterminate or modify any rights/.test(
    words,
  ) &&
  (!onFact.test(ownCondition(words)) || surelyNoReason.test(ownCondition(words))) &&
  (mayEnd.test(words) || endsItself.test(words));

const lawfulPart =
  /\b(?:for (?:a|the) (?:third|second) time|third (?:time|default)|(?:has|have|is|are|been|was) not (?:been )?(?:timely |so |fully )?(?:cured|remedied)|force majeure|automatically renew|renewal term|repeat infring\w*|temporarily|until such time|without infringing|survive|preceding)\b/;

const atOnceEnds =
  /\b(?:terminat\w*|cancel\w*|rescind\w*|revoke[ds]?|end|ends|ended|forfeit\w*|determine[ds]?|dismiss\w*|lapses?|withdraw\w*|re-?enter|off|closed?|down|revert|repossess\w*|suspend\w*)\b,?(?: \S+){0,24}? (?:immediately|forthwith|at once|right away|straight away|on the spot|instantly|summarily|with (?:immediate|instant) effect|automatically|then and there|there and then|effective|with effect|without (?:\S+ ){0,8}?(?:notice|warning|demand|grace|opportunity|cure|delay|chance|cured?|remed\w+)|no (?:\S+ ){0,4}?(?:cure|opportunity|grace|warning|remedy|chance))\b|\b(?:immediate(?:ly)?|forthwith|at once|instant(?:ly)?|summar(?:y|ily)|automatic(?:ally)?|right away|straight away|without (?:\S+ ){0,8}?(?:notice|warning|demand|grace|opportunity|chance|cure)|no (?:\S+ ){0,4}?(?:cure|opportunity|grace|warning|chance)|on the spot|there and then|then and there)\b,?(?: \S+){0,16}? (?:terminat\w*|cancel\w*|rescind\w*|revoke[ds]?|end|ends|lapses?|determine[ds]?|dismiss\w*|forfeit\w*|close|shut|at an end|over)\b|\b(?:cur(?:ed?|able|ing)|remed\w+|put right|made good|rectif\w+)\b/;

/** It ends at once for a failing, with no time to cure. */
export const endsAtOnce: Look = (words) =>
  !lawfulPart.test(words) &&
  !/\bfails? to notify\b|\bshall (?:discontinue|cease|stop) (?:\S+ ){0,4}?immediately|\bis not due to|\bmaximum liability/.test(
    words,
  ) &&
  atOnceEnds.test(words) &&
  (mayEnd.test(words) || endsItself.test(words) || /\bgrounds? for (?:\w+ )?terminat|\btreat\b/.test(words));

const feeWords =
  '(?:(?:early[- ]?)?(?:termination|cancell?ation|exit|break(?:-?up|age)?|kill|surrender|deinstallation|make-whole|early closure|buy-?out|prepayment|release|disconnection|withdrawal|administration|departure|leaving|wind-?down) (?:fee|charge|premium|levy|payment|penalt|amount|cost|sum)\\w*|penalty|premium|lump sum|liquidated damages|indemnity|compensation|fees?|charges?|levy|sum|amount)';

const paysFee = new RegExp(
  `\\b(?:pay\\w*|paid|owe[sd]?|charge[sd]?|forfeit\\w*|reimburse\\w*|bill(?:ed)?|invoiced?|liable for|subject to|attracts?|carr(?:y|ies)|incurs?|oblige\\w*|cost[s]?|against|compensate\\w*|compensation|bear\\w*|collect\\w*|deduct\\w*|appl(?:y|ies))\\b(?: \\S+){0,16}? "?(?:${feeWords}|[$£€]|\\d+(?:\\.\\d+)? ?(?:%|percent)|\\d+ \\w*(?:month|week)s?'?|buy-?out)|\\b${feeWords}"?(?: \\S+){0,10}? (?:is|are|be|being|becomes?|applies|apply|falls?|equal\\w*|means?|payable|due|of|for|shall|will|mean)\\b|\\bcosts? [$£€\\d]`,
);

/** Leaving costs a fee. */
export const leavingCostsFee: Look = (words) =>
  paysFee.test(words) &&
  !/\b(?:exclusive remedy|severance|change in control|total annual compensation|no prepayment|no part of|deal fails|fails to close|merger|pre-?estimate|stipulate|difficult (?:or impossible )?(?:of|to) (?:\w+ )?(?:estimat|ascertain)|shall only be paid|end of each (?:month|quarter|year)|reimbursement of staff)\b|\b(?:terminat\w+|cancell?ation) (?:of this agreement )?by (?:the )?\[o\].{0,80}\[a\] shall pay/.test(
    words,
  );

const distress =
  /\b(?:insolven\w*|bankrupt\w*|receiver(?:ship)?s?\b|(?:in|into|under|enters?|any form of) administration\b|administrators? (?:\w+ ){0,2}?appointed|insolvency or administration|appoint\w* (?:of )?(?:an |the )?administrator|liquidat(?:ion|or)\w*|winding[- ]up|wound up|petition|creditors|composition|moratorium|(?:unable|inability|not able|cannot|can't|failing|fails?) (?:to )?(?:pay|meet)\b|distress|money problems|financial (?:difficult\w*|trouble|condition|distress|position)|credit rating|suspends? payment|cease[sd]? (?:or threatens? to cease )?(?:to carry|carrying) on|ceases or threatens|carry on business|trustee|judgment debt|dissol\w+|voluntary arrangement|people \[\w\] owe)\b/;

/** Distress of the other side lets one end the contract. */
export const endsOnDistress: Look = (words) =>
  distress.test(words) &&
  !/\b(?:non-?petition|commencing or sustaining|irrevocable|reconstruction|amalgamation|recall|orderly and efficient transfer|responsible for any|statement of financial condition)\b/.test(
    words,
  ) &&
  !/^"?insolvency"? (?:of|means|shall mean)/.test(words) &&
  (mayEnd.test(words) ||
    endsItself.test(words) ||
    /\bevents? of default\b|\bleave\b|\bstop supplying|\btermination rights/.test(words));

const label =
  '(?:material|fundamental|repudiatory|irremediable|incurable|serious|grave|essential|substantial|persistent|immediate)';

const isLabelled = new RegExp(
  `\\b(?:deemed|constitut\\w+|regarded|treat(?:ed)?|counts?|considered|taken|amounts?|ranks?|presumed|classif\\w+|includes?|means?|is|are|be|agreed|conditions?|count)\\b(?: \\S+){0,7}? (?:${label}(?:,? (?:and |or )?\\w+){0,2}? (?:breach|default|failure|misconduct)|breach of condition|gross misconduct|(?:irremediable|incurable|repudiatory|fundamental)\\b|incapable of|not (?:susceptible|capable|open)|(?:an )?event of default|deemed material|of the essence|material (?:and|for)|(?:to )?the root|cannot be put right|conditions)|\\bare conditions\\b|\\b(?:material|fundamental|serious|repudiatory|substantial) (?:breach|default)\"?,? (?:means|includes|shall (?:mean|include))|\\bconditions\\b`,
);

/** A failing is called material whatever it does. */
export const isCalledMaterial: Look = (words) =>
  isLabelled.test(words) &&
  !/\bevent of default"?(?: \S+){0,4}?: \(/.test(words) &&
  !/\b(?:breach constituting|discrepancy shall be|such failure (?:shall )?continu|continu(?:es?|ed|ing) for|continuation of a material|makes a material breach|has occurred and is continuing|liquidated damages resulting|except with respect)\b/.test(
    words,
  );

/** One must give long notice to leave. */
export const givesLongNotice: Look = (words) =>
  !/\bwith less than\b|\bafter \d+ (?:months|years) (?:by|on) \d+|\bcontinues for (?:more than )?\d+|\badditional period|\blet the \w+ lapse|\ba module\b|\bwithin \d+ (?:days|months) of|\bhas provided\b|\bin accordance with (?:article|section|clause)/.test(
    words,
  );

const ofSomethingElse =
  /\b(?:covenants? not to|confidentiality|(?:terminat\w+|cancell?ation|expir\w+)(?: \S+){0,9}? (?:reliev|releas|act as|affect|operate as)|such termination shall not|survive|polic(?:y|ies)|insur\w*|content|open orders|inventory|cooling-off|consents?|authority|permission|use of (?:its|your|the|\[\w\]'s) data|withdraw that agreement|will not accept|change (?:of|in) control|changed specifications|late (?:shipment|delivery)|delay in|failure to replace|misrepresentation|untenantab\w+|beneficial use|because of delays|(?:extended )?disruption|option to (?:buy|purchase)|staff|personnel|until then|right of action|notice to quit|(?:for|on account of) non-?payment|unfit for use|indicative|equitable relief|for sums owing|sell cancel\w*|compete|opt out at any other|published|until such time)\b/;

const lockedIn = new RegExp(
  `\\[\\w+\\](?:,[^,]{0,60},)? (?:\\w+ ){0,3}?(?:may|shall|can|will|must|is|are|has|have|cannot|can't|agrees?|undertakes?|waives?|covenants?|gives?|forgoes?|surrenders?|releases?)\\b(?: \\S+){0,14}? ${end}|\\b(?:agreement|contract|lease|subscriptions?|orders?|plan|term|hire|hiring|rental|guarant\\w+|appointment|commitments?|services?|licen[cs]e|purchase|facility|policy|obligations?|booking|it|engagement)\\b,?(?: \\S+){0,8}? (?:non-?cancel|non-?terminable|irrevocable|final|(?:(?:may|can|shall|is|are) ?)?(?:not|never|n't) (?:be )?(?:\\w+,? ){0,3}?(?:cancel|terminat|revo|withdraw|rescind|capable))|\\bnon-?cancel\\w* (?:lease|agreement|contract|term|subscription|plan|commitment|basis|order)|\\b(?:no|any|every|all)(?: \\w+){0,3}? (?:rights?|entitlement|option|power|possibility|way|exit|out|circumstances)\\b|\\bwaiv\\w+,?(?: \\S+){0,14}? ${end}|\\bgives up any\\b|\\bnothing\\b|\\bneither\\b|\\brights? of (?:determination|termination|cancellation|rescission)|\\b(?:tied|locked|stuck)\\b|\\bto the end\\b|\\bentitle`,
);

/** There is no way out of the contract. */
export const cannotLeave: Look = (words) => !ofSomethingElse.test(words) && lockedIn.test(words);

const rest =
  '(?:remain(?:der|ing)|unexpired|balance|rest of|residue|remnant|left|outstanding|future|unaccrued|unbilled|to run|to go|still to|not yet|yet to|until|through|up to the|to the end|to maturity|whole|would (?:otherwise )?have|run its|full|entire|after (?:the )?(?:termination|end))';

const sums =
  '(?:fees?|charges?|rent(?:s|als?)?|royalt\\w+|dues|payments?|price|instal?lments?|sums?|amounts?|retainers?|commitments?|consideration|money|hire|commission|interest|months?|years?|term|period|target|volumes|subscription|budget|balance|it|everything|value|order|course)';

const owesRest = new RegExp(
  `\\b(?:pay\\w*|paid|owe[sd]?|due|accelerat\\w*|recover\\w*|invoice[sd]?|liable|responsible|charge[sd]?|bill(?:ed)?|collect\\w*|demand\\w*|claim\\w*|debt|earned|call (?:in|for|up|due)|make good|crystalli\\w+|declare)\\b(?: \\S+){0,40}? (?:${sums}(?: \\S+){0,12}? ${rest}|${rest}(?: \\S+){0,8}? ${sums})\\b|\\b(?:${sums}(?: \\S+){0,12}? ${rest}|${rest}(?: \\S+){0,8}? ${sums})\\b(?: \\S+){0,25}? (?:pay\\w*|paid|owe[sd]?|due|accelerat\\w*|recover\\w*|invoiced|liable|responsible|make good|debt|earned|relieve)\\b`,
);

/** What is left of the price is owed when it ends. */
export const owesWhatIsLeft: Look = (words) =>
  owesRest.test(words) &&
  !/\b(?:prepay|does not accelerate|(?:fees|sums|charges) accrued (?:through|up to)|premium due|extend the agreement|election to extend|even if there is a fire|sole means|shall survive|following provisions|remaining inventory|transfer price|remaining term of this agreement, for all|mathematical product|assign to|promissory note|per unit)\b/.test(
    words,
  );

/** Cause must be proved in a way that hardly ever succeeds. */
export const hardlyProves: Look = (words) =>
  !/\b(?:franchised (?:restaurant|business)|best efforts|force majeure|royalt\w+|abandons?|released from its obligations|or (?:a )?material breach|an? certificate|certifies acceptance|withdraw (?:the|a|any) (?:title|licen[cs]e|part)|exclusivity|territory)\b/.test(
    words,
  ) &&
  (mayEnd.test(words) ||
    mayNot.test(words) ||
    /\bcause\b|\bdismiss|\bmaterial breach"? (?:means|shall)|\bterminat\w+ (?:\S+ ){0,6}?(?:not be|only|unless|until|requires?|effective|take effect)|\b(?:only|unless|until|before) (?:\S+ ){0,14}?terminat/.test(
      words,
    ));

const mayNot =
  /\b(?:may|shall|can|will) (?:not|only)|\bcannot\b|\bno (?:right|notice|termination)\b|\bonly\b|\bunless\b|\buntil\b/;

/** Any breach lets one end it. */
export const anyBreachEnds: Look = (words) =>
  !/\b(?:without prejudice|result in|conflict with|contravene|give rise to|confined to a single|articles of incorporation|certificate of incorporation|indemnif\w*|customer service requirements|event of any failure|capital stock)\b/.test(
    words,
  ) &&
  (mayEnd.test(words) ||
    endsItself.test(words) ||
    /\bgrounds? for\b|\b(?:terminat|end|cancel|forfeit)\w*\b.{0,50}\bfor (?:any|a|the)\b/.test(words));

/**
 * What a supplier does about a claim that its goods infringe: it procures the right, replaces or gives the price back. That
 * it judges how near the claim is ends no contract of itself.
 */
const answersInfringement = (words: string): boolean =>
  /\b(?:infring|misappropriat|subject (?:of|to) (?:an?|any) (?:\S+ ){0,3}?(?:claim|action|injunction))/.test(words) &&
  /(?<!\b(?:no|without|any|not) )\b(?:refund|reimburs|repay|credit (?:the )?\[|return (?:of )?the (?:\S+ ){0,3}?(?:fees?|price))|\b(?:procure|obtain|secure)\b.{0,60}\bright|\bnon-?infring|\b(?:replac\w+ (?:and|or) modif|modif\w+ (?:and|or) replac|replace or)/.test(
    words,
  );

/** One side's view ends it. */
export const opinionEnds: Look = (words) =>
  !answersInfringement(words) &&
  !/\b(?:costs allocated|discontinue distribution|has been terminated|been (?:terminated|disabled) in error|remedy for any|until such time|has been cured|undamaged|in good condition|agreement with his|medical ethics|applicable laws?)\b/.test(
    words,
  ) &&
  !/\b(?:sole and exclusive|exclusive|sole) remedy\b|\bplan may\b|\bany worker\b|\bas regards\b/.test(words) &&
  (mayEnd.test(words) ||
    endsItself.test(words) ||
    /\b(?:cause (?:includes|means)|notice to quit|ground|leave|let|sole (?:and \w+ )?judge)\b/.test(words));

const deals =
  '(?:agreements?|contracts?|leases?|orders?|loans?|schedules?|statements? of work|franchises?|projects?|ppas?|arrangements?|indebtedness|debts?|licen[cs]es?|facilit(?:y|ies)|accounts?|makes?|services?|creditors?|borrowings?|dealings|appointments?|polic(?:y|ies)|subscriptions?|notes?|instruments?|obligations?)';

const ofOtherDeals = new RegExp(
  `\\b(?:any|another|other|all|each|every|its|one|1|either|sister|a different|both)(?: \\S+){0,4}? ${deals}\\b|\\b(?:the |all (?:of )?)?(?:others|rest|other|them|all)\\b|\\b(?:maintenance|parking|rental|terminal rental|service|merchant|\\w+) (?:agreement|licen[cs]e|terms|lease|contract)\\b|\\bremoval from office|\\bstand (?:and|or) fall`,
);

const spreads = new RegExp(
  `\\b(?:breach\\w*|default\\w*|fail\\w*|violat\\w*|terminat\\w*|end(?:s|ed|ing)?|cancel\\w*|los(?:es|s)|expir\\w*|clos(?:e|es|ing|ed)|break|removal|forfeit\\w*|ppa|rules|%|repossess\\w*|down)\\b(?: \\S+){0,22}? (?:(?:any|another|all|each|every|one|1|either|both|its|an|a|the)(?: \\S+){0,3}? )?(?:other|another|others|else|every|all|both|sister|rest|each|any|1 of|one of|likewise|also|as well|too|together|one|indebtedness|franchise|maintenance|territory|parking|rental|terminal|service|merchant)\\b`,
);

/** Trouble under one contract ends another. */
export const oneEndsAnother: Look = (words) =>
  ofOtherDeals.test(words) &&
  spreads.test(words) &&
  !/\b(?:indemnif\w*|harmless|by others at|is not in default|license others|affect, impair|survive|for convenience|end of the (?:initial |then )?term|elect to extend|other arrangements for|your account or these terms|license granted to \[\w\] in respect|any of the following|statement of financial|initial term)\b/.test(
    words,
  ) &&
  !/\bany other of the\b|\b(?:breach|violat|fail)\w*(?: \S+){0,12}? (?:any|another|other) (?:\w+ )?(?:agreements?|contracts?)\b.{0,160}\btemporarily\b/.test(
    words,
  );

const money =
  '(?:fees?|charges?|dues|rent(?:als?)?|deposits?|balances?|money|moneys|monies|consideration|sums?|amounts?|instal?lments?|payments?|prepayments?|tuition|membership|premiums?|price|advance\\w*|hours|contributions?|retainer|credits?|subscriptions?|hire|what (?:has been|was|\\[\\w\\])|part|portion|anything|whatever|it|plans?|sales|sponsorship|royalt\\w+)';

const kept =
  "(?:non-?refundable|no (?:\\w+ ){0,3}?(?:refunds?|rebate|repayment|reimbursement|money back|credit|apportionment)|no right to (?:recover|reclaim|claim)|remains? (?:its|the) property|not (?:be )?(?:\\w+ )?(?:refund\\w*|repa(?:id|yable)|reimburs\\w*|return\\w*|given back|handed back|rebated|credited|apportioned|entitled to (?:any |a )?(?:refund|repayment|return|rebate))|(?:won't|will not|shall not|don't|do not|cannot|can't|may not|doesn't|does not|needn't|need not|nor|never) (?:be )?(?:refund\\w*|repa\\w+|return|reimburse|get|give|receive|have|hand|pay|claim|recover|reclaim)|forfeit\\w*|keeps?|kept|retain(?:s|ed|able)?|los(?:es?|t)|stays? with|belongs?|property of|lapses?|no obligation to (?:return|refund|repay)|no cash value|fully earned|final|no claim|owes? (?:\\[o\\] )?no refund|no part|no portion|neither)";

const keepsPaid = new RegExp(
  `\\b${money}\\b(?: \\S+){0,16}? ${kept}|\\b${kept}\\b(?: \\S+){0,12}? (?:refunds?|${money})\\b`,
);

/** What was paid in advance is kept. */
export const keepsWhatWasPaid: Look = (words) =>
  keepsPaid.test(words) &&
  !/\b(?:books|bookkeeping|keep paying|not (?:be )?(?:of itself )?forfeit\w*|daily rent|amounts owed to|loses its fees|except where|courses already held|kept in hand|but (?:are|is) repaid|come back|unavailability|accounts receivable|retained monies|withholding period|withholds?|e-money|other than amounts|remit|retains the right|records|six years|6 years)\b/.test(
    words,
  );

const noClaim = new RegExp(
  `\\b(?:compensation|indemnity|damages|termination payments)\\b(?: \\S+){0,8}? (?:excluded|waived|denied)\\b|(?:${/\b(?:no|not|nothing|neither|nor|waiv\w*|gives? up|surrenders?|forgoes?|releases?|renounces?|excluded|without|don't|won't|doesn't|limited to|never|extinguish\w*)\b/.source})(?: \\S+){0,24}? ${/(?:compensat\w*|indemnit\w*|damages|redress|goodwill|profits?|liab\w*|answerable|accountable|claims?|severance|investments?|expenditures?|prospects|anything|relief|payments?|sum|recover\w*|nothing|rights?|owe)\b/.source}`,
);

/** Compensation at the end is given up. */
export const claimsNothing: Look = (words) =>
  noClaim.test(words) &&
  !/\b(?:manufacture, sell|dispose of any products|amalgamation|reconstruction|improvements|fixtures|points|credits, rewards|annual leave|litigation|co-?operate|assist|the cap|targets,|delay|late delivery|the sale closes|(?:before|after|from|once) closing|plan itself|voucher|late rent|rent to come|every other remedy|commission already earned|stake|additional capital|procurement program)\b/.test(
    words,
  );

/** Leaving costs all that would have been paid. */
export const paysToTheEnd: Look = (words) =>
  !/\b(?:money back|is invalid if|remain due (?:through|until|up to) the (?:early )?(?:termination|end|date))\b/.test(
    words,
  );
