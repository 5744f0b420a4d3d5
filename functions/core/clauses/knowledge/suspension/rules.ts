import { allDaysIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { unlessDenied, type Denials } from '../denied.ts';
import { holding } from '../termination/holding.ts';
import { withSides } from '../termination/whose-side.ts';
import { fixes } from './fixes.ts';
import { bothSides, noWarning, stopsForATime, asItLikes, noLimitOfTime, feesRun } from '../termination/lexicon.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** The ways English says that somebody stops serving for a time. */
const suspends =
  /\b(?:suspen(?:d|s|ds|ded|ding|sion)\w*|paus(?:e|ed|ing)|disabl(?:e|ed|ing)|deactivat\w*|interrupt\w*|cut(?:ting)? (?:off|\[o\] off)|shut(?:ting)? (?:\S+ ){0,3}out|switch(?:ed|ing|es)? (?:off|\S+ \S+ off)|turn(?:s|ed)? (?:\S+ ){0,4}off|block(?:ed|ing|s)? (?!hours)|freez(?:e|es|ing)|frozen|barr?(?:ed|ing)? (?:outgoing|service)|service can be barred|barring|restrict (?:\[o\]|your|an) account|limit (?:\[o\]'s |your )?account|(?:deny|denied|revoke|revoked|withhold|withheld|limit) (?:\S+ ){0,3}?(?:access|service|processing|services)|access may be (?:revoked|withheld)|withh(?:old|eld|olding) (?:\S+ ){0,2}(?:services?|access|settlement|processing)|hold (?:listings|payouts|settlement)|payouts? .{0,40}(?:may be held|held|blocked)|(?:put|place|keep)s? .{0,40}on (?:hold|ice)|on hold|halt(?:s|ed)?\b|stop(?:s|ped)? (?:work|deliver\w+|processing|serving|settlement)|settlement can be stopped|delivery stop|deliveries (?:are|may be) stopped|immobili[sz]ed|discontinued temporarily|temporar\w+ (?:discontinu\w+|withdraw\w*|stop)|temporary withdrawal|decline to make further advances|refuse further deliver\w+|discontinue (?:utilit|service|access|support)\w*|stop and restart|withdraw its engineers|drawstop|postpone deliveries|curtailment|lay off|calls? a stop|stops? the project temporarily|switched off|withheld from|disconnect\w*|drawing stop)/;

const whim =
  /\b(?:at any time(?! .{0,20}(?:after|if|when|during))|for any (?:or no )?reason|(?:in|at) (?:its|\[a\]'s|their|the|\[\w+\]'s) (?:sole |absolute |own |unfettered )*(?:discretion|estimation|judge?ment|opinion|convenience|option)|whenever|as and when|sees fit|thinks? (?:fit|\[a\] should|it should|it prudent)|deems (?:it )?(?:appropriate|fit|necessary|desirable|expedient)|commercial(?:ly)? (?:expedient|reasons?|point of view|convenien\w+)|business reasons|convenience|with or without cause|at will|its interests|considers? (?:this|it) (?:desirable|necessary|appropriate|expedient|prudent)|believes it prudent|without having to justify|should \[?\w+\]? consider this|think \[a\] should|expedient|suspected)\b/;

const runsOn =
  /\b(?:keep(?:s)? charging|continues? to (?:pay|owe)|no (?:refund|reduction|abatement|credit)|not (?:be )?entitle(?:d)? (?:\[?\w+\]? )?to (?:any |an )?(?:abatement|reduction|credit)|continue(?:s|d)? (?:to (?:accrue|be (?:charged|payable|due|owed))|unabated|in full|during)|still (?:have to |must )?pay|remain(?:s)? (?:liable|payable|due|obliged|responsible)|no (?:abatement|reduction|credit|refund)|collected as usual|not (?:be )?(?:relieve|entitled to (?:a )?credit|excuse|reduced?|affect)|notwithstanding|payable without|owed|run on|invoiced .{0,20}as if|collected as usual|accrue|without reduction|continues to be charged|which continue|due from)\b/;

const payWords = /\b(?:fees?|charges?|rent(?:al)?s?|dues|royalt\w+|payment|pay|hire|charged|invoiced|sums|credit)\b/;

/** Serving or working stops for a time: the wider vocabulary. */
const stops = new RegExp(
  `${suspends.source}|\\block(?:s|ed|ing)?\\b(?! in)|\\b(?:down|lay down) tools\\b|\\bshut(?:s|ting)? (?:\\S+ ){0,3}(?:off|down)\\b|\\bhold(?:s|ing)? (?:back|up)\\b|\\bhold on\\b|\\b(?:order|direct|instruct|ask|tell)s? (?:the )?\\[\\w+\\] to (?:cease|stop|halt|pause)|\\bcease (?:carrying out|work|to (?:provide|supply|perform))|\\bwithdr(?:aw|ew|awn|awal)\\w* (?:of )?(?:\\S+ ){0,3}?(?:access|equipment|service)|\\bimmobili[sz]\\w*|\\bwithhold (?:further )?(?:deliver\\w+|suppl\\w+|services?)|\\bstop (?:\\[\\w+\\]'s |the |your )?(?:\\S+ )?(?:services?|works?|suppl\\w+|project)|\\brestrict\\w* (?:\\S+ ){0,3}(?:access|account|use)|\\bplaced on hold|\\bfreez\\w*|\\bcutting off|\\bput(?:s|ting)? (?:\\S+ ){0,4}on hold|\\bwithheld`,
);

const anyGround =
  /\b(?:for (?:any|whatever|such|whatsoever) (?:other |\w+ )?reasons?\b|(?:any|other) reasons? (?:of its own|\[\w\] considers?|it (?:considers|thinks))|reasons? of its own|commercial interests?|at (?:any|all) times?\b(?! (?:after|when|while|if))|if \[\w\] thinks? (?:it's|it is|this is)|as (?:it|\[\w\]|the \[\w\]) (?:sees|thinks) fit|seem(?:s)? good to|without (?:giving )?(?:a |any )?reasons?|in (?:its|their|\[\w\]'s) (?:\w+ )?(?:discretion|opinion|judge?ment)|as (?:it|they) (?:pleases?|wish(?:es)?|likes?)|when(?:ever)? (?:it|\[\w\]) (?:likes?|wants?|chooses?)|free to)\b/;

/** Work or delivery that is held up at the giver's expense. */
const workHeld =
  /\b(?:works?|project|progress|performance|deliver\w*|loads?|orders?|services?|shipments?|assignment|stopped|halted|suspen\w+|on hold)\b/;

const unpaidDelay =
  /\b(?:nothing (?:is|will be|shall be) (?:payable|paid|owed|due)|no (?:\w+,? (?:or )?){0,4}?(?:charges?|payment|fee|compensation|remuneration|adjustment|costs?|extension|claim)\b|at (?:its|their|his|her|\[\w\]'s) (?:own )?(?:cost|expense|risk)|(?:deemed|taken) to be included in|included in the (?:contract|price|fee)|not (?:be )?(?:paid|entitled|reimbursed|compensated|adjusted|allowed)|without (?:\w+ )?(?:compensation|payment|charge|adjustment)|bears? (?:the|its own|all) (?:\w+ )?costs?)\b/;

/** What is cut off is a posting, a feature or something of the actor's own. */
const notTheService =
  /(?<!\w)(?:user content|(?:any|\[\w\]'?s?) (?:\[\w+\] )?content|access to (?:any )?(?:\S+ )?content|comments for any|(?:any|your|a) (?:posts?|postings?|comments?|messages?)|any content|chats?\b|auto-\w+|automatic \S+|by accessing|upon termination|withdraw any|edit,? or|(?:functions?|features?) (?:and|or|of)|users who|debarred|\[\w+\] content|(?:screen|refuse, move)|(?:suspend|withh\w+|hold|stop)\w* (?:all |any |the )*(?:payments?|rents?|commissions?|remuneration|settlement of)|no remuneration|payment of rent|commissions withheld|certificate|hold on to|off our bills|affiliate earns|refuse to take|(?:incentive|commission) plan|funds|change the locks|replace the locks|blocked persons|investment period|warranty rights|enter on|disclos\w+|quarterly payments|business interruption|interruption of (?:business|operations))\b/;

/** A breach or another fact is what the suspension rests on. */
const onBreach =
  /\b(?:if|where|when|in the event|should|that|who|because)\b(?: \S+){0,16}? (?:violat\w*|breach\w*|contrary|infring\w*|(?:do|does|did) not comply|not comply\w*|fail\w*|misconduct|misus\w*|maintenance|danger|risk)\b/;

/** No reason is needed, whatever else is named. */
const orAnyReason =
  /\b(?:for any (?:other |or no )?reason|any (?:other )?reason\b|any or no reason|or for (?:convenience|commercial)|with or without (?:cause|reason)|including(?:,? without limitation,?)?\b)/;

const atWill = (words: string): boolean =>
  !notTheService.test(words) && (!onBreach.test(words) || orAnyReason.test(words));

const unwarned = (words: string): boolean => !notTheService.test(words);

/** It ends as soon as something that is named has been done. */
const untilMended =
  /\buntil (?:such time as |such time |the time )?(?:\S+ ){0,14}?(?:completed?|paid|pays?|settle[ds]?|restored?|purchases?|achieved|resolved|remed\w+|cured?|corrected|ended|over)\b/;

const endless = (words: string): boolean =>
  !notTheService.test(words) &&
  (!untilMended.test(words) || /\b(?:discretion|elects|satisfied|opinion|sees fit|judge?ment)\b/.test(words)) &&
  !/\b(?:loss of|lost|damages|permanently or temporarily|temporarily or permanently|payments? are payable)\b/.test(
    words,
  );

const cutsOff =
  /\b(?:suspen\w+|paus\w+|disabl\w+|deactivat\w+|block\w*|fr(?:ee|o)z\w*|cut(?:ting)? (?:\S+ ){0,2}?off|turn\w* (?:\S+ ){0,4}?off|tools|refuse (?:further )?\w+|bars?|discontinu\w*|interruption ordered|withh(?:old|eld)\w*|withdraw\w*|on hold|hold|halt\w*|stop(?:s|ped|page|ping)?|switch\w*|shut\w*|lock\w*|disconnect\w*|barr\w*|curtail\w*|limit(?:s|ing|ed)? (?:\S+ ){0,3}?(?:account|access)|restrict\w*|den(?:y|ied)|revo\w+|immobili[sz]\w+|take[ns]? (?:\S+ ){0,3}?(?:offline|down)|(?:service|services|access|supply|utilit\w+|building)\b(?: \S+){0,3}? interrupt\w*|interrupt\w*(?: \S+){0,6}? (?:services?|access|supply|deliver\w+|work))\b/;

const unremedied = (words: string): boolean =>
  cutsOff.test(words) &&
  !/\b(?:any (?:\S+ )?content|posting|comments|upon termination|interruption of (?:business|operations)|business interruption)\b/.test(
    words,
  ) &&
  !/\b(?:indirect|consequential|punitive|loss of (?:profit|data|goodwill)|telecommunications industry|base rent|late payment shall|withheld sum|enjoin|capacity constraints|authorized equipment)\b/.test(
    words,
  );

const lateMoney =
  /\b(?:payments?|sums?|amounts?|invoices?|fees?|dues|bills?|rents?|charges?|accounts?|money|instal?lments?|hire|anything|balance|price|it)\b(?: \S+){0,8}? (?:late|overdue|unpaid|not (?:been )?(?:paid|received|settled|made|cleared)|isn't (?:paid|settled)|outstanding|past due|miss(?:es|ed)|fails?|owing|owed|arrears|disputed|contested|when due|on time|due date|first day|midnight)\b|\b(?:late|overdue|unpaid|delay(?:ed)?|not pa(?:y|id)|don't pay|doesn't pay|fails? to pay|failure to pay|non-?payment|outstanding|past due|miss(?:es|ed|ing)?|owes?|arrears)\b(?: \S+){0,8}? (?:payments?|pay\w*|sums?|amounts?|invoices?|fees?|dues|bills?|rents?|charges?|accounts?|money|instal?lments?|hire|anything|balance|price)\b|\bpast due\b/;

const forLateSum = (words: string): boolean =>
  lateMoney.test(words) && cutsOff.test(words) && !/\b(?:act of god|common carrier|permitting delay)\b/.test(words);

const workStands = (words: string): boolean =>
  !/\b(?:software|web ?sites?|product or|use of any)\b|\[\w\]'s (?:account|use of)\b/.test(words);

/** Fees that stop while the service does go on for nobody. */
const feesStop =
  /\b(?:fees?|charges?|rent|payments?|subscription)\b[^.;]{0,60}\b(?:do(?:es)? not|shall not|will not|may not|are not|is not|cease to|stop) (?:accru\w*|be (?:due|payable|charged|owed|billed)|due|payable|charged|owed|run|go on|continue)\b/;

const feesRunOn = (words: string): boolean =>
  !feesStop.test(words) &&
  !/\bno (?:\w+ ){0,2}(?:fees?|royalt(?:y|ies)|charges?|rents?) (?:is|are|shall be) (?:payable|due)\b|\[\w+\] (?:do|does|need|shall|will) not (?:have to )?pay\b|\b(?:fees?|charges?|rents?|payments?) (?:shall |will |then )?(?:stop|cease)s? (?:to accrue|accruing|running|to run)\b/.test(
    words,
  );

/** How a statement says that the issue is not so. */
const denials: Denials = {
  'suspension-without-notice': /\bimmediately (?:end|lift|discontinue|resume)\b/,
  'no-remedy-for-suspension':
    /\[\w+\] (?:is|are|shall|will) not (?:be )?(?:liable|responsible) for (?:any |the )?(?:fees?|charges|payment)\b/,
  'fees-run-during-suspension':
    /\bpay (?:its|their) (?:own )?(?:staff|employees|personnel|suppliers)\b|\b(?:obligation|duty|liability) to pay (?:\w+ ){0,3}(?:ceases?|stops?|ends?|abates?|is suspended|shall cease)\b|\b(?:fees?|charges?) (?:shall |will )?(?:cease|stop|abate)s?\b/,
  'suspension-without-end':
    /\b(?:shall|may|is|are|will) not (?:be |continue |last )?(?:indefinite|unlimited|without (?:end|limit))/,
  'suspension-outside-service-levels':
    /\b(?:shall|is|are|will) not (?:be )?(?:left out|excluded|disregarded|ignored|deducted|omitted)\b/,
};

/** Suspension: when, for how long, and who pays for it. */
const found = defineTopic(
  'suspension',
  file,
  withSides(file.issues, {
    'broad-suspension-grounds': holding(atWill, [
      {
        force: 'right',
        all: [suspends, whim],
        none: [
          /(?<!\w)(?:serious|\[a\]'s own account|user accounts|overtime|travel expenses|policy on|may not|reserves? its own|(?:works?|orders?)(?!\w).{0,20}(?:order|direct)|the works?\b|order the \[|project|job|call-offs|curtailment|employee|upon termination|solely to the extent|only to the extent|only in|imminent)/,
          /\[each\]|either party/,
          /\b(?:if|where|when) .{0,60}\b(?:unpaid|overdue|arrears|not paid|late|owes|payment)/,
        ],
      },
      {
        force: ['fact', 'duty', 'transfer', 'promise'],
        all: [
          /\b(?:suspension|interruption|barring|disabling) of (?:any|all|the|service)/,
          /\b(?:convenience|discretion|any reason|at will|whenever)\b/,
          /\b(?:permitted|allowed|may|at the)/,
        ],
        none: [/\b(?:not|no)\b/],
      },
      {
        force: ['right', 'fact'],
        all: [stops, anyGround],
        none: [
          /(?<!\w)(?:may not|shall not|only to the extent|only (?:in|if|where)|imminent|(?:unpaid|overdue|arrears|not paid|late\b|owes)|force majeure|employee|user accounts|own account|policy on|vacation|shift|own use|its use of)(?!\w)|\[each\]|either party/,
          /\b(?:works?|project|deliver\w*|orders?)\b.{0,50}\b(?:deliver|unpaid)/,
        ],
      },
      {
        force: ['right', 'fact', 'no-duty', 'transfer', 'ban'],
        all: [stopsForATime, asItLikes, /\b(?:may|can|right|option|free|power|liberty|entitled|reserves?)\b/],
        none: [
          bothSides,
          /\b(?:may not|shall not|only to the extent|only (?:in|if|where)|imminent|unpaid|overdue|arrears|not paid|late|owes|force majeure|employee|user accounts|own (?:account|use)|vacation|its use of|breach\w*|violat\w*|fail\w*|deliver\w*|shipments?|payments?|terminat\w*|production|manufactur\w*|disclos\w*|confidential\w*|hold harmless|licen[cs]e)\b/,
        ],
      },
    ]),
    'suspension-without-notice': holding(unwarned, [
      {
        force: ['right', 'duty', 'no-duty', 'fact', 'ban'],
        all: [
          suspends,
          /\b(?:without (?:any |prior |previous |further |advance |first )*(?:notice|notification|warning|telling|informing)|no (?:advance |prior |previous )*(?:notice|warning)|immediately|forthwith|instantly|at once|summarily|on the spot|unannounced|at a moment's notice|with immediate effect|automatically|remotely|say nothing in advance|where practicable|need not (?:inform|notify|warn)|not be required to (?:inform|notify|warn))/,
        ],
        none: [
          /(?<!\w)(?:shall not suspend|may not suspend|only in an emergency|first giving|days?'? (?:prior |written |further )*notice|restore|promptly|danger|bug fixes|lift(?:ed)?|resume|inform \[?\w*\]? at once|renew|insolven|terminat)/,
          /\[each\]/,
          /\bimmediately (?:stop|after|notif|inform)/,
          /\b(?:no|not be) liab/,
        ],
      },
      {
        force: ['no-duty', 'fact', 'duty', 'ban'],
        all: [
          /(?<!\w)(?:notice of a suspension need only|(?:inform|notify|warn) (?:the )?\[?\w+\]? (?:beforehand|in advance|before) .{0,30}(?:interruption|suspen)|no warning being due)/,
        ],
      },
      {
        force: ['right', 'duty', 'fact'],
        all: [
          stops,
          /\b(?:(?:there and then|then and there|on the spot|straight away|right away|at once)(?!\w)|without (?:any )?(?:prior |further |advance )*(?:notice|warning)|no notice\b|no (?:\w+ )?warning|without telling|need not (?:tell|warn|notify)|not (?:have to |need to )?tell (?:the )?\[\w\] (?:first|before))/,
        ],
        none: [
          /(?<!\w)(?:may not|shall not suspend|days?'? (?:prior |written )?notice|restore|resume|lift|terminat\w*|insolven|danger to|only in)(?!\w)|\[each\]|(?<!\w)(?:no|not be) liab/,
        ],
      },
      {
        force: ['right', 'duty', 'fact', 'no-duty'],
        all: [stopsForATime, noWarning, /\b(?:may|can|shall be (?:free|entitled)|right|will|need)\b/],
        none: [
          bothSides,
          /\b(?:may not|shall not (?:suspend|stop)|days?'? (?:prior |written |\w+ )?notice|restore\w*|resume\w*|lift\w*|terminat\w*|insolven\w*|danger|only in|immediately (?:stop|cease|notif\w*|inform|return|pay|after|upon)|(?:employee|executive|recipient|licensee|consultant) shall|infring\w*|confidential\w*|publish|recall|liab\w+|liquidat\w+|using)\b/,
        ],
      },
    ]),
    'fees-run-during-suspension': holding(feesRunOn, [
      {
        force: ['duty', 'fact'],
        all: [
          /\b(?:fees?|charges?|rent|payments?|sums|subscription)\b.{0,30}\b(?:remain\w*|stay\w*|continue\w*|shall be|are|keep\w*)\b.{0,30}\b(?:payable|due|owed|accru\w+|in full|unabated|run\w*)\b.{0,30}\b(?:throughout|during|while|for the (?:time|period|duration)|despite|notwithstanding|irrespective)\b.{0,25}\b(?:suspen|interrupt|block)/,
        ],
        none: [/\bsalary|\bonly where|\bnot caused|\bundisputed|\baccrued before|\bno (?:fees|charges)\b/],
      },
      {
        all: [suspends, runsOn, payWords],
        none: [
          /\b(?:salary|extension of the term|only where|no fees? accrue|shall not pay|abates?|will credit|standby|no liability|damages|overtime|not caused|cease|late payment|in arrears|unpaid|is not paid|disputed|availability|uptime|service credits|outage|downtime|compensat)/,
          /\bno (?:fees|charges)\b/,
          /\b(?:any|no) claim/,
        ],
      },
      {
        all: [
          /\b(?:while|when|during|for|throughout|months?) .{0,60}\b(?:paused|suspended|blocked|on hold|disabled|cut off|shut out|stopped deliveries|withheld|immobilised|shut)\b|\b(?:suspended|interrupted) (?:months|periods?)|interruption under/,
          payWords,
          /\b(?:still|owed|due|remain|run on|continue|without reduction|as usual|pay\b|payable|not entitled to credit|relieve|collected)/,
        ],
        none: [
          /\b(?:salary|shall not pay|no (?:fees|dues|charges)|only where|abates?|will credit|not be (?:charged|payable)|standby|cease|in arrears|damages|liable for|uptime|sla)\b/,
        ],
      },
      {
        all: [/\b(?:no abatement of|collected as usual)/, /\b(?:disabled|blocked|suspended|paused|cut off|withheld)\b/],
      },
      { all: [/\bstill have to pay|\bcredit for days on which/, /\b(?:paused|suspended|on hold|withheld)\b/] },
      {
        force: ['duty', 'fact', 'ban'],
        all: [
          stops,
          /(?<!\w)(?:go(?:es)? on (?:being )?(?:payable|accru\w+|charg\w+|run\w*)|without prejudice to (?:the |its |\[\w\]'s )?(?:\w+ ){0,3}(?:fees?|charges?|rent\w*|payments?)|(?:still|continue to) be (?:charged|billed|invoiced|payable)|keep (?:paying|on paying)|does not (?:stop|halt|suspend|interrupt) (?:the )?(?:\w+ )?(?:fees?|charges?|billing|payment)|meter keeps)(?!\w)/,
        ],
        none: [/(?<!\w)(?:salary|standby|no fees|cease|undisputed|unpaid|overdue)(?!\w)|\[each\]/],
      },
      {
        force: ['duty', 'fact', 'ban', 'no-right'],
        all: [
          feesRun,
          /\b(?:suspen(?:ded|sion)|paus(?:e|ed)|frozen|block(?:ed|ing)|on hold|interrupt\w*|barred|cut off|disabled|locked out|immobili[sz]ed|withheld access|disconnected|switched off)\b/,
        ],
        none: [
          bothSides,
          /\b(?:no (?:dues|fees|charges|rent)\b.{0,30}(?:payable|due|owed|accrue)|only where|salary|standby|undisputed|unpaid|overdue|cease|is not paid|not caused|abates|shall not pay|late payment|damages|deliver\w*|production|force majeure|withhold|dispute)\b/,
        ],
      },
    ]),
    'suspension-without-end': [
      {
        bears: 'other',
        all: [
          /\b(?:remains?|stays?|continues?) suspended until (?:the )?\[a\] (?:decides?|chooses?|sees? fit|thinks? fit|elects?|wishes)\b/,
        ],
        none: [/\[each\]/],
      },
      ...holding(endless, [
        {
          all: [
            new RegExp(`${suspends.source}|lift a suspension|restor\\w+|reconnect|resume|remain disabled|reinstat`),
            /(?<!\w)(?:for (?:as|so) long as (?:it|(?:the )?\[\w+\])(?! (?:is|are|remains?|continues?|fails?|owes?|has not|does not)\b)|until it is satisfied|until (?:the )?\[?\w+\]?,? (?:in its|elects|decides|sees|chooses|determines|is satisfied)|indefinite period|for (?:such|whatever) (?:period|length)|for any (?:period|length) (?:of time|it|that|as)|such (?:period of )?time as .{0,20}(?:may )?(?:determine|decide|choose|think)|indefinite(?:ly)?|no (?:limit|period|longest)|unlimited period|without limit|until such time as|for whatever length|when,? in its discretion|nothing obliges|under no obligation to (?:restore|resume|reinstate)|need not (?:reconnect|restore|resume)|lies entirely with|when it pleases|for no period|need not .{0,20}at any time|not obliged to (?:restore|resume|lift))/,
          ],
          none: [
            /\bto the extent\b|\bforce majeure|\bevent prevents|\b(?:confidential\w*|log files|may not suspend|terminat\w+|shall restore|no suspension may|secret|backup|no standby|no extra|standby|idle|data for|keep (?:copies|records))/,
            /\[each\]/,
          ],
        },
        {
          all: [
            new RegExp(`${stops.source}|\\brestor\\w+|\\bresum\\w+|\\breconnect|\\breinstat\\w+`),
            /\b(?:(?:for )?as long as (?:the )?\[\w\] (?:wants?|likes?|wishes|chooses|pleases|sees fit|decides)|if and when|remain (?:in (?:being|force|effect|place)|locked|blocked|suspended) until|nothing obliges|no duty to (?:lift|resume|restore)|at a time of (?:its|\[\w\]'s) choosing|open-ended|of (?:indefinite|unlimited|any) duration|for such (?:time|period) as)(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:payment|paid|overdue|cured|remed(?:y|ied)|force majeure|the risk|the threat|required by law|standby|not exceed|up to \d|maximum)(?!\w)|\[each\]/,
          ],
        },
        {
          force: ['right', 'fact', 'duty', 'no-duty', 'ban'],
          all: [
            /\b(?:suspen(?:d|ded|sion)|paus(?:e|ed)|frozen|freeze|block(?:ed)?|on hold|interrupt\w*|locked|stoppage|halted|offline)\b/,
            noLimitOfTime,
          ],
          none: [
            bothSides,
            /\b(?:payment|paid|overdue|cured|remed(?:y|ied)|force majeure|required by law|standby|not exceed|up to \d|maximum|may not suspend|functions|features|confidential\w*|surviv\w*|terminat\w*|licen[cs]e)\b/,
          ],
        },
      ]),
    ],
    'no-remedy-for-suspension': holding(unremedied, [
      {
        mutual: true,
        all: [
          /\bsuspen(?:sion|ding|d|ded)\b/,
          /\b(?:not|no|never|nor|neither)\b.{0,20}\b(?:give rise to|create|confer|found|ground|constitute|entitle|provide|trigger|support)\b.{0,60}\b(?:right (?:of|to) (?:terminat\w*|cancel\w*)|terminat\w*|claims?|remed\w*|damages|compensation)/,
        ],
        none: [
          /(?<!\w)(?:may|shall|can) not suspend|\bforce majeure|\bunless|\bexcept|\bnot (?:be )?limit|\bwithout prejudice|\[each\]|\bthe (?:works|contractor)(?!\w)/,
        ],
      },
      {
        all: [suspends, /\b(?:in no event|under no circumstances)\b.{0,40}\b(?:liable|responsible)/],
        none: [/\b(?:unless|except|force majeure)/, /\[each\]/],
      },
      {
        force: 'waiver',
        all: [suspends, /\b(?:claims?|remed|recourse|damages)/],
        none: [/\b(?:except|unless|standby|delay or disruption|works\b)/, /\[each\]/],
      },
      {
        all: [
          /\b(?:stoppage|interruption|suspension|failure|curtailment) of (?:any |the )?(?:building )?(?:services?|utilit\w+|account|access)/,
          /\b(?:no|not|nor)\b.{0,60}\b(?:make .{0,20}liable|liable|constitute|release|entitle .{0,20}(?:damages|terminate))/,
        ],
        none: [/\b(?:unless|except|may terminate)\b/, /\[each\]/],
      },
      {
        all: [
          suspends,
          /\b(?:not be entitled to any|no (?:right|claim|recourse|cause of action|liability|responsibility|remedy|ground|relief)|in no case will|not (?:be )?(?:liable|responsible|entitle|answer|constitute)|won't be (?:liable|responsible)|can't claim|waiv\w+|releas\w+|excluded|without (?:any )?liability|neither|shall (?:be )?borne by|in no case|bears? no|accepts? no|expose|shall be construed|not be construed)\b/,
          /\b(?:terminat\w*|end the|leave early|claim\w*|damages|liab\w*|loss\w*|recourse|remed\w*|breach|answer|responsib\w*|relief|compensation|cause of action|abatement)/,
        ],
        none: [
          /\babatement of rent\b(?!.*damages)|\b(?:shall extend|may terminate with|third-party|not limit|properly made|overtime|standby|idle time|no extra cost|delay or disruption|works\b|(?:earn|accrue) .{0,20}service credits?|no service credits|uptime|downtime|availability|fees? (?:shall )?continue|retainer fees|is not paid|chargebacks|force majeure|sums disputed)/,
          /\[each\]|neither party|neither \[each\]/,
          /\b(?:may|shall) not suspend/,
        ],
      },
      {
        force: ['ban', 'no-duty', 'duty', 'fact', 'exclusion', 'waiver', 'no-right', 'right'],
        all: [
          stops,
          /\b(?:no (?:exercise|suspension|interruption|hold|pause)|remedies\b.{0,40}\bshall not extend|can't claim|cannot claim|no (?:claim|remedy|recourse|compensation|right to (?:damages|compensation|terminate)|liability)|not (?:be )?(?:answerable|liable|a ground|entitled? to (?:terminate|damages|compensation)|responsible)|releases?\b)/,
          /\b(?:damages|compensation|rescission|terminat\w*|leave early|claim\w*|losses|remed\w+|liab\w+|recourse)\b/,
        ],
        none: [
          /(?<!\w)(?:standby|works?|service credits?|uptime|downtime|availab\w*|force majeure|chargeback|unless|except|save|fees?|may terminate|delay or|properly (?:made|exercised)|after notice|overtime)(?!\w)|\[each\]|neither party/,
        ],
      },
      {
        all: [
          /\b(?:suspen(?:d|ded|sion)|paus(?:e|ed)|frozen|freeze|block(?:ed|ing)?|on hold|interrupt\w*|stoppage|disconnect\w*|cut(?:ting)? off)\b/,
          /\b(?:not be heard|(?:in )?no (?:case|event|circumstances)|no (?:claim|remedy|right|recourse|liability|compensation)|nor may|may not (?:claim|terminate)|not (?:be )?(?:liable|a breach|amount to|entitled?)|without liability)\b/,
          /\b(?:claim\w*|loss\w*|damages|compensation|terminat\w*|leave|let .{0,20}out|breach|liab\w+|recourse|complain)\b/,
        ],
        none: [
          bothSides,
          /\b(?:standby|works?|service credits?|uptime|downtime|availab\w*|force majeure|chargeback|unless|except|save|fees?|may (?:terminate|leave)|delay\w*|overtime|properly|third part\w+|business interruption|indirect|consequential|profits?|data|goodwill|negligen\w*|deliver\w*|employ\w*)\b/,
        ],
      },
    ]),
    'suspension-outside-service-levels': [
      {
        all: [
          suspends,
          /\b(?:service levels?|availab\w*|uptime|downtime|service credits?|credits|response-time|unavailab\w*|guarantee|sla\b|regarded as up|counted as)/,
          /\b(?:not (?:cover|extend to|include|apply)|not downtime|not available|disregard\w*|not (?:include|apply|count|accrue|be earned)|does not include|don't count|do not (?:apply|count)|no (?:service )?credits|owes no|exclu\w+|excused|tolled|net of|counted as available|regarded as up|outside|will not be earned|shall not count)/,
        ],
        none: [
          /\b(?:not be disregarded|counts as downtime|only where|salary|absence|not caused|fees continue)/,
          /\[each\]/,
        ],
      },
      {
        within: 'clause',
        all: [
          /\b(?:do(?:es)?n't|do(?:es)? not|shall not|will not|not)\b.{0,20}\b(?:cover|apply|extend|count|include|accrue)\b.{0,60}\b(?:while|when|during|times?|periods?)\b.{0,80}\b(?:suspen\w+|block\w*|paus\w+|withdr\w+|interrupt\w*|disabled|on hold|locked)/,
          /\b(?:service levels?|uptime|availability|service credits?|sla)\b/,
        ],
        none: [/\[each\]|\bcaused by\b/],
      },
      {
        all: [
          stops,
          /\b(?:un)?availab\w*|\buptime|\bdowntime|\bservice (?:levels?|credits?)|\bsla\b/,
          /\b(?:other than|excluding|not including|except|save|exclud\w+|disregard\w*|not count\w*|no service credits?|doesn't cover|does not cover|shall not accrue|left out|without regard)\b/,
        ],
        none: [
          /(?<!\w)(?:counts? as downtime|not be disregarded|included as|only where|uncured breach)(?!\w)|\[each\]/,
        ],
      },
      {
        all: [
          /\b(?:suspen(?:ded|sion)|paus(?:e|ed)|on hold|blocked|cut (?:off|under)|was cut|withdrawn|disabled|interrupt\w*|barred)\b/,
          /\b(?:counts? as uptime|counted as (?:uptime|available)|(?:credits?|service credits?) (?:are|is|shall) not (?:be )?(?:earned|due|given|payable)|no (?:service )?credits?|not (?:count as|be) downtime|(?:exclud\w+|left out|disregard\w*|not count\w*) .{0,60}(?:uptime|availab\w*|downtime|service levels?)|(?:uptime|availab\w*|service levels?) .{0,60}(?:exclud\w+|not (?:apply|cover|include|count)))/,
        ],
        none: [bothSides, /\b(?:counts? as downtime|not be disregarded|only where|caused by)\b/],
      },
    ],
    'suspension-for-any-late-sum': barring(
      [/\bno right to suspend\b/],
      [
        {
          force: 'right',
          bears: 'other',
          all: [
            /\bsuspend\b.{0,60}\b(?:if|when|where) any (?:sum|amount|invoice|payment|fee)s?,? (?:however (?:small|trivial)|whatever its (?:size|amount)|no matter how small),? (?:is|are|becomes?|remains?) (?:late|overdue|unpaid|not paid)\b/,
          ],
          none: [/\[each\]/],
        },
        {
          bears: 'taker',
          all: [
            /\bfailure to pay any (?:amount|sum|invoice)\b.{0,60}\beven if (?:\w+ )?(?:disputed|small|in dispute)\b.{0,30}\bentitles (?:the )?\[giver\] to suspend\b/,
          ],
          none: [/\[each\]/],
        },
        ...holding(forLateSum, [
          {
            force: ['right', 'duty', 'fact', 'no-duty', 'transfer', 'ban'],
            all: [
              new RegExp(`${suspends.source}|bar(?:s)? (?:\\S+ )?(?:service|calls)|shut out|performance`),
              /\b(?:late|overdue|unpaid|not (?:been )?(?:paid|received)|isn't paid|non-?payment|arrears|owes?|outstanding|delay in pay\w*|past due|dues are not|when due|delay)\b/,
              /\b(?:any (?:payment|invoice|amount|sum|fee|fees|dues|bill|rent|charge)|any part|any delay|any overdue|any account|anything on|even by|by even|a single|single|1 day|one day|whether or not|even|irrespective|regardless|whatever|no matter|contested or not|first day|being no defen[cs]e|minor|at midnight|is late|on time|disputed|one invoice|by its due date)\b/,
            ],
            none: [
              /\b(?:failure or delay in its performance|undisputed|more than \d+ days|\d+ (?:business )?days after|after \d+|may not suspend|interest|not for a|reminders?|shall tell|employee|certified sum|days overdue|while the parties|resolve)/,
              /\[each\]/,
            ],
            test: (_, { words }) => Math.max(0, ...allDaysIn(words)) < 10,
          },
          {
            within: 'sentence',
            all: [
              /\b(?:may|can) (?:suspend|cut off|pause|disable|withhold)/,
              /\bany (?:sum|amount|invoice|payment) .{0,30}(?:late|overdue|not paid|unpaid)/,
            ],
            none: [/\bundisputed|\d+ days|remind/],
          },
          {
            force: 'right',
            all: [
              /\b(?:suspend|stop (?:all )?work|pause|cut off|block|disable|withhold)/,
              /\b(?:any|a|an|your) (?:payment|invoice|bill|amount|sum) (?:\S+ ){0,4}?(?:late|overdue|not received|unpaid|past due)|overdue by (?:even )?(?:1|one) day/,
            ],
            none: [
              /\b(?:undisputed|\d{2,} days|reminder|after (?:written )?notice|interest|\d+ (?:business )?days' (?:written )?notice)/,
              /\[each\]/,
            ],
          },
          {
            force: ['right', 'duty', 'fact', 'no-duty', 'transfer'],
            all: [
              stops,
              /\b(?:late|overdue|unpaid|outstanding|past due|payment fails|fails? to pay|not (?:been )?(?:paid|received)|in arrears|owing|owes?)\b/,
              /(?<!\w)(?:any (?:\w+ )?(?:sum|amount|payment|invoice|charge|fee|bill)|(?:an?|your|\[\w\]'s) (?:payment|invoice|charge|bill)|each and every|even by|however small|of whatever size|whether or not (?:in dispute|disputed)|regardless of any (?:query|dispute)|1 day|one day)(?!\w)/,
            ],
            none: [
              /(?<!\w)(?:undisputed|more than \d+ days|\d+ (?:business )?days after|days overdue|after \d+|may not suspend|reminder|interest|until the dispute|days'? (?:\w+ )?notice)(?!\w)|\[each\]/,
            ],
            test: (_, { words }) => Math.max(0, ...allDaysIn(words)) < 10,
          },
          {
            force: ['right', 'duty', 'fact', 'no-duty', 'transfer'],
            all: [
              stopsForATime,
              /\b(?:miss(?:es)? (?:1|one|a) payment|late with any|(?:any|a|1|one|each) (?:\w+ )?(?:payment|sum|invoice|charge|amount|bill)\b.{0,40}\b(?:late|overdue|unpaid|missed|outstanding|not (?:paid|settled)|past due)|(?:of|in) whatever amount|however small)\b/,
            ],
            none: [
              bothSides,
              /\b(?:undisputed|more than \d+ days|\d+ (?:business )?days|reminder|interest|may not|until the dispute|terminat\w*)\b/,
            ],
          },
        ]),
      ],
    ),
    'work-suspended-without-pay': barring(
      [
        /\bsuspended (?:the )?\[\w+\].{0,40}\bnot entitled\b/,
        /\b(?:do|does|shall|will|need) not (?:have to )?pay for any period\b/,
      ],
      holding(workStands, [
        {
          force: 'right',
          all: [
            /\b(?:put|place) (?:any|the|a|all|this) (?:\S+ ){0,2}?on hold|\b(?:suspend|delay|postpone|stop|pause) (?:the |any |all )?(?:works?|project|deliver\w+|performance|services|orders?)\b/,
            /\b(?:without (?:charge|cost|liability|compensation|penalty|payment)|at no (?:cost|charge)|free of charge)/,
          ],
          none: [/(?<!\w)(?:\[o\]'s account|invoice|overdue|not paid|unpaid)|\[each\]/],
        },
        {
          within: 'sentence',
          all: [
            /\[a\] may (?:delay|suspend|postpone|defer) deliver/,
            /\bshall store .{0,30}at no cost|at \[\w\]'s (?:own )?(?:cost|expense)/,
          ],
        },
        {
          all: [
            new RegExp(`${suspends.source}|a hold put on`),
            /(?<!\w)(?:no (?:adjustment|extension|increase|extra|standby|claim|compensation|additional|other charge)|without (?:compensation|payment|pay\b|incurring)|not (?:be )?(?:paid|allowed|entitled)|bear its own|at its own expense|for the \[\w+\]'s account|waiv\w+|charges cease|no claim to (?:retainer|fees|payment)|meanwhile storing|all charges cease|idle time)(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:if (?:it|the \[\w\]|\[\w\]) is not paid|is not paid\.?$|only where|own defects|may not suspend|first \d+ days|is paid its|credits?|damages on account|uptime|access|service levels|fees continue|overtime|each party bears)(?!\w)/,
            /\[each\]/,
            /own default|own fault|(?<!\w)(?:\[\w+\]|customer)'s (?:account|data)|chargeback|listings|license keys|licence fees/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:stop and restart|suspend|pause|halt|freeze|put .{0,30}on hold|postpone) (?:the )?(?:works?|project|job|order|deliver\w+|subcontract|services)/,
            /\b(?:no (?:extra|standby|compensation|additional|claim)|(?:shall|will) (?:bear|not be (?:paid|allowed|entitled))|standby fees|own idle|own expense|no payment|not paid for|no fees are payable)/,
          ],
          none: [
            /(?<!\w)(?:only where|own defects|may not suspend|first \d+ days|thereafter|is paid its|overdue|when due|not paid|no claim against|liability|access|due to \[\w\]'s breach)/,
          ],
        },
        { within: 'clause', all: [/\bput the job on hold|may put .{0,20}on hold/, /\bnot be paid for the time/] },
        {
          within: 'sentence',
          bears: 'giver',
          all: [
            /(?<!\w)(?:at (?:its|their|\[\w\]'s) (?:own )?(?:cost|expense|risk)|nothing is payable|(?:deemed|taken) to be included in|no (?:\w+,? (?:or )?){0,4}?(?:standby|layover|detention|idle|compensation|adjustment))/,
            /\b(?:stop(?:ped|s)? work|on hold|halted?|suspen\w+|pause[ds]?|stood down|standby|stand by|idle)\b/,
          ],
          none: [
            /(?<!\w)(?:own default|thereafter|first \d+ days|unpaid|overdue|access|software|account|employee|salary|reasonable (?:standby|costs)|shall be paid|is paid|extension of time and|may not suspend|shall not be|entitled to payment)(?!\w)|\[each\]/,
          ],
        },
        {
          within: 'clause',
          bears: 'giver',
          force: ['fact', 'duty', 'ban', 'no-duty', 'no-right'],
          all: [
            /\b(?:nothing (?:is|will be|shall be) (?:payable|paid|owed|due)|no (?:payment|fee|compensation|standby)\b|not be paid)\b.{0,60}\b(?:time|period|while|during)\b.{0,40}\b(?:stopped|on hold|halted|suspended|paused|idle)/,
            /\b(?:stop work|on hold|halt|suspend|pause|stand down)\b/,
          ],
          none: [/(?<!\w)(?:own default|unpaid|overdue|access|account|subscription|employee)(?!\w)|\[each\]/],
        },
        {
          bears: 'giver',
          force: ['ban', 'fact', 'duty', 'no-right', 'no-duty'],
          all: [
            /\b(?:detention|standby|layover|demurrage|idle time|waiting time|remobili[sz]ation|idle (?:plant|labou?r|equipment))\b/,
            unpaidDelay,
            /\b(?:hold|held|halt\w*|suspen\w*|stop\w*|paus\w*|delay\w*)\b/,
            workHeld,
          ],
          none: [/(?<!\w)(?:own (?:default|defects|fault)|except|unless|first \d+|save|each party)(?!\w)|\[each\]/],
        },
        {
          bears: 'giver',
          force: ['fact', 'duty', 'right', 'ban', 'no-right', 'no-duty'],
          all: [
            /\b(?:stoppages?|paus(?:e|ed)|on hold|suspen(?:ded|sion)|halt(?:ed)?|held up|idle|stood down|halt (?:its|the) work)\b/,
            /\b(?:unpaid|taken to (?:allow|include|cover)|neither time nor money|no (?:pay|payment|compensation|standby|extra|additional)|not (?:be )?(?:paid|compensated)|at its own (?:cost|expense)|without (?:pay|payment|compensation)|prices? .{0,30}(?:allow|include|cover)|without (?:any )?liability for .{0,30}(?:cost|delay))\b/,
            /\b(?:works?|project|services|contractor|consultant|freelancer|available|prices?|job|assignment|progress|team|personnel)\b/,
          ],
          none: [
            bothSides,
            /\b(?:own (?:default|fault)|overdue|access|account|salary|is paid|shall be paid|employee|subscription|unpaid (?:sums?|amounts?|invoices?|fees|rent)|invoice|remain\w* unpaid|software|deliver\w*)\b/,
          ],
        },
        {
          within: 'sentence',
          bears: 'giver',
          all: [
            /\bno (?:fees?|payment|charges?|remuneration|compensation) (?:shall be|is|are|will be) (?:payable|due|paid|owed) to (?:the )?\[\w\].{0,40}\b(?:suspen|pause|stoppage|hold)/,
            /\bmay (?:suspend|pause|halt|stop|put)/,
          ],
          none: [/\[each\]/],
        },
      ]),
    ),
  }),
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
