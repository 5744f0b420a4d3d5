import { allDaysIn, daysIn, percentagesIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { unlessDenied, type Denials } from '../denied.ts';
import { fixes } from './fixes.ts';
import {
  bothSides,
  restIsPaid,
  leavesEarly,
  costsMoney,
  failing,
  howeverSmall,
  opinionRules,
  otherDeal,
  keepsMoney,
  paidBefore,
  noPay,
  doneSoFar,
  endMoney,
  deniedToIt,
} from './lexicon.ts';
import file from './issues.json' with { type: 'json' };
import { holding } from './holding.ts';
import {
  anyBreachEnds,
  cannotLeave,
  claimsNothing,
  endsAtOnce,
  endsOnDistress,
  endsOnShortNotice,
  givesLongNotice,
  hardlyProves,
  isCalledMaterial,
  keepsWhatWasPaid,
  leavesAtWill,
  leavingCostsFee,
  oneEndsAnother,
  opinionEnds,
  owesWhatIsLeft,
  paysToTheEnd,
} from './what-it-says.ts';
import { withSides } from './whose-side.ts';
import { breachWords, cureWords, endsIt, mayNotEnd, noReason, onCondition } from './ways-to-end.ts';
import { otherWords } from './other-words.ts';

const exception =
  /\b(?:except|save\b|unless|other than|only (?:if|for|where|in|upon|after|on|as|with)|solely|otherwise than|without prejudice|subject to (?:section|clause|paragraph))/;

/** What keeps a right to end from being one at will. */
const notAtWill = [
  /\b(?:if|where|unless|upon|following) (?!.{0,30}\bnotice).{0,60}\b(?:breach|default|fail|insolven|unpaid|overdue|deliver|change (?:of|in) control)/,
  /(?<!\w)(?:remove|add or|deactivate) (?:authorized )?(?:users|\[a\]|user accounts)|(?:gives?|giving) no right|convert|renew|disagree|change (?:of|in) control|\bfor cause\b|(?<!\w)(?:believes?|determines|considers|deems itself)(?!\w)|force majeure/,
  /\[each\]|(?<!\w)(?:either|each|both) (?:side|part|of|may|can)|neither|\bhas the same rights?\b|\b(?:any|an|each|the) accepted orders?\b|\b(?:up)?on (?:any |the |such |early )*(?:expir\w+ (?:or|and) )?(?:terminat|cancell|expir)\w+(?! by\b)(?! at the (?:option|election))|\bafter (?:any )?(?:terminat|expir)\w+/,
  /\bevents? of default\b|\b(?:vary|varied|varies|change|changed|modify|modified|amend|amended|reduce|reduced|adjust) (?:or|and) (?:withdraw|cancel|discontinu)|\b(?:plan|targets?|bonus|objectives?|scheme|offer|consent)\b.{0,60}\bwithdraw/,
  /\bcannot be\b|\bmay not be\b|(?:no|any) (?:cancellation|termination) fee|\bafter the first (?:year|\d+ months)|\bany part of it\b|not later than the|inspect the|(?<!\b(?:agreement|contract) or (?:any|a|the|an|each) (?:individual |particular )?)(?:scope of work|statement of work|work order|title|list of)\b.{0,40}\bat any time|user content|close \[a\]'s|cancel \[a\]'s|end \[a\]'s (?:membership|subscription)|withdraw from the order|approved vacation|withdraw (?:that|its|any|the|his|her|their) (?:choice|consent|bid|offer|request|funds|complaint|claim)/,
];

const paidToDate = /\b(?:pay|pays|paying|payment|paid|reimburse) .{0,50}(?:performed|rendered|done|up to|incurred)/;

/** The notice that a statement asks for, in days; none counts as nothing. */
const noticeDays = (words: string): number =>
  Math.max(
    0,
    ...[
      ...words.matchAll(
        /(\d+[- ](?:business |working |calendar |full |clear )*(?:hour|day|week|month|year))(?:'s|s'|s)? (?:\S+ ){0,4}?(?:notice|warning|beforehand|ahead|in advance|before|prior)|\b(?:notice|warning|notify|notif\w+|inform\w*|tells?|told|advis\w+|let \S+ know|hear from)\b (?:\S+ ){0,8}?(\d+[- ](?:business |working |calendar )*(?:hour|day|week|month|year))/g,
      ),
    ].map((match) => daysIn(match[1] ?? match[2] ?? '') ?? 0),
  );

/** The longest period of a statement, in days. */
const longest = (words: string): number => Math.max(0, ...allDaysIn(words));

/** A notice and its period, whichever comes first. */
const noticePeriod =
  /\b(?:notice|warning|beforehand|notif\w+|inform\w*|tells?|told|advis(?:e|es|ed|ing)|let \S+ know|hear\w* from)\b.{0,60}?\d+[- ](?:business |working |calendar |full )*(?:hour|day|week|month|year)s?|\d+[- ](?:business |working |calendar |full |clear )*(?:hour|day|week|month|year)(?:'s|s'|s)?(?!\w).{0,40}?\b(?:notice|warning|beforehand|ahead|before|prior|in advance)/;

const atOnce =
  /\b(?:immediately|forthwith|at once|right away|straight away|effective immediately|on the spot|instantly|summar(?:y|ily)|with immediate effect|automatically|then and there|there and then|same day|overnight|no (?:second|further) (?:chance|warning)|effective (?:forthwith )?(?:up)?on (?:receipt|notice)|without presentment|with effect from the date of the notice|without (?:any |prior |further |advance |previous )*(?:notice|warning|demand|grace|opportunity|period|hearing|delay|fixing)|without .{0,30}(?:chance|opportunity|period|time) (?:to|for) (?:cure|remed)|no (?:prior |advance |period of )*(?:cure|notice|opportunity|grace|warning|remedy)|no duty to allow|not open to remedy|effective on receipt)/;

const restOfTerm =
  /\b(?:remain(?:der|ing) |unexpired|(?:balance|rest|residue|remainder|remnant) of (?:the |its |their |all |monthly |\[a\]'s )?|until .{0,40}would have (?:ended|expired)|until the (?:scheduled )?end of|through (?:to )?the (?:end|last|expiry)|up to the (?:end|expiry|longstop)|to the end of|to maturity|not yet (?:due|begun|accrued|supplied|provided|performed|elapsed|started|fallen)|yet to (?:fall|come|run|accrue|be)|(?:months?|years?|period|time|term|charges|payments|fees|rentals|instal?lments) (?:that (?:are|is|were) |then |still |thereof )*(?:left|outstanding|to go|to come)\b|left (?:on|in|of|under|to run)\b|unaccrued|unbilled|(?:and|all|of) future|whole (?:\w+ )?(?:term|period)\b|would have (?:fallen|been|paid|accrued|become)|(?:total|aggregate|entire|whole) (?:of (?:all )?)?(?:future|outstanding|remaining)|periods? after (?:the )?(?:termination|end)|still to run|outstanding (?:and future|contract years)|for the whole (?:term|expected)|run its (?:full )?course|full (?:contract|order) (?:value|price)|total contract value|(?:entire|whole|full) unpaid (?:balance|price|rent)|unpaid balance of the (?:campaign|contract|term|rent))/;

const money =
  /\b(?:fees?|charges?|rent(?:s|als?)?|royalt\w+|dues|payments?|price|install?ments?|instalments?|sums?|amounts?|retainers?|(?:minimum )?commitments?|consideration|money|hire|invoiced?|budget|commission|interest|pay\b|paid\b|owe|owed|years?|target|volumes)/;

const exits =
  /(?<!\w)(?:\[a\](?: who| may| can| shall be free to| elects to| wishes to| to| should)* (?:only |also |then |thereafter |at any time )?(?:terminates?|cancels?|leaves?|exits?|vacates?|quits?|discontinues?|opts? out|resigns?|withdraws?|gives? up|buy itself out|surrenders?|hand back)\b|early (?:exit|return|cancellation|way out)|early termination by|terminat\w+ (?:for convenience )?(?:early )?by the \[a\]|(?:surrender|cancellation|resignation|exit|departure|opting out|discontinuance|termination for convenience) (?:\S+ ){0,4}?(?:by|of) (?:the |an? )?\[(?:a|p)\]|\[a\]'s right to (?:leave|terminate|exit|cancel)|order can be called off|\bto opt out|vacates? early|who resigns|elects to (?:discontinue|leave|exit)|should (?:the )?\[?[a-z]+\]? (?:vacate|leave|exit)|to exit\b|buy itself out)/;

/** A sum that is asked for leaving. */
const exitSum =
  /\b(?:pay|pays|payable|paid|paying|compensate\w*|cost|costs|charged?|owe|owes|forfeit\w*|reimburse\w*|invoiced?|bill(?:ed)?)\b.{0,60}?(?:[$£€]|\b(?:usd|gbp|eur)\b|\b\d+(?:\.\d+)? ?(?:%|percent)|\b\d+ (?:further |additional )?(?:month|week)s?'? (?:\w+ ){0,2}(?:fees?|charges?|rent|pay|rentals?|retainer|subscription)|\b(?:fee|charge|premium|levy|penalty|indemnity|lump sum)\b)/;

/** The price is not owed. */
const notPaid =
  /\bno (?:\w+ ){0,3}?(?:fees?|payments?|remuneration|compensation|commissions?|charges?|sums?|amounts?|liability|claim|price|money)\b|\bnothing (?:(?:is|will be|shall be|further|more) )*(?:owed|owing|payable|due|paid)\b|\bnot (?:be |have to )?(?:entitled to|paid|owed|payable|due|liable|obliged to pay|obligated to pay|required to pay|give rise|pay|reimburse\w*|compensate\w*)|\b(?:won't|don't|doesn't|isn't) (?:be )?(?:paid|pay|owe|owed|get paid)|\b(?:at no|without|free of) (?:any )?(?:cost|charge|liability|payment|compensation|obligation)|\blooks? solely to\b|\bforfeits?\b|\bat \S+ own (?:risk|cost|expense)/;

/** What has been done or spent when it ends. */
const workDone =
  /\b(?:(?:work|works|services?|goods|deliverables|drafts?|sketches|hours|time|materials|stages?|tasks?|orders?|sales|deals|milestones?|units)\b(?: \S+){0,4}? (?:performed|done|completed|spent|carried out|rendered|procured|produced|made|delivered|supplied|ordered|commenced|begun|started|introduced|incurred|in progress|in process|on order|in hand|underway)|(?:partially|partly|part|half) (?:completed?|finished|done|performed)|incomplete|unfinished|uncompleted|in progress|work[- ]in[- ]process|so far|up to (?:then|that (?:point|date|time)|the (?:time|date|point))|already (?:\w+ )?(?:performed|done|procured|incurred|ordered|bought|manufactured|begun|spent)|time spent|sunk cost|costs? (?:already |so )?(?:incurred|expended)|expenses incurred|raw materials|materials on order|demobili[sz]ation|anticipated profits?|orders procured|accrued but)\b/;

/** The actor is the one who fails. */
const breaksIt =
  /\b(?:if|when|should|where) (?:the )?\[a\] (?:\w+ ){0,2}?(?:breach\w*|violat\w*|fails?|defaults?|breaks?|contraven\w+)/;

/** What it costs to stop. */
const windDownCosts =
  /\b(?:demobili[sz]ation|non-?cancell?able (?:commitments?|orders?|costs?)|wind(?:ing)?[- ]down (?:and \w+ )?costs?|breakage costs?|redundancy (?:costs?|of staff|payments?)|committed costs?|stranded (?:commitments?|costs?)|unwinding of subcontracts?|(?:termination|cancellation) (?:costs|charges) of (?:its )?(?:sub-?contract\w*|suppliers)|[ou]\w*amorti[sz]ed (?:tooling|investment|start-?up|set-?up|costs?)|commitments to (?:sub-?)?(?:suppliers|contractors))\b/;

/** Where those costs are paid after all. */
const windDownPaid =
  /\[each\]|\b(?:except|save|unless|but shall|shall pay (?:documented|reasonable)|shall be paid|will be paid|other than|in addition to|mitigat\w+)\b/;

/** Being unable to work through no fault. */
const illness =
  /\b(?:illness|ill-? ?health|sick(?:ness)?|injur(?:y|ed|ies)|pregnan(?:cy|t)|is ill|are ill|disfigure\w*)\b/;

/** A contract that is ended because someone is ill. */
const endsForIllness =
  /\b(?:terminat\w+|cancel|ended?|end)\b.{0,160}\b(?:(?:by reason of|because of|due to|through|owing to|on account of|as a result of|in the event of|event of \[\w\]'s|if|where|when)\b.{0,60}\b(?:illness|ill-? ?health|sick(?:ness)?|injur(?:y|ed|ies)|pregnan(?:cy|t)|ill\b))|\b(?:prevented|unable|incapacity|incapable|incapacitated|kept)\b.{0,80}\b(?:illness|ill-? ?health|sick(?:ness)?|injur(?:y|ed|ies)|pregnan(?:cy|t))\b.{0,140}\b(?:terminate|cancel|end)\b/;

const illnessHarmless =
  /\[each\]|\b(?:not (?:\w+ )?entitle|may not|shall not (?:be )?(?:terminat|ground)|force majeure|epidemic|claims?|insur\w+|damages?|property|liab\w+|indemnif\w+|workers'|sick (?:pay|leave)|not (?:be )?(?:a )?(?:termination|ground)|good reason|death of|products?|patients?|side effects?|clinical|adverse)\b/;

/** How a statement says that the issue is not so. */
const denials: Denials = {
  'exit-only-against-full-payment': /\b(?:shall|is|may|will) not (?:be )?(?:made )?(?:conditional|dependent|subject)\b/,
  'remaining-fees-on-termination':
    /\b(?:relieves|releases|frees|discharges|(?:shall|will) (?:relieve|release|free|discharge)) (?:the )?\[\w+\] (?:of|from)\b.{0,40}\b(?:fees?|charges|payments?|rent|sums)\b/,
  'immediate-no-cure':
    /^no (?:[\w-]+ ){1,8}(?:shall|may|will|can) (?:allow|entitle|permit|enable)\b|^nothing\b.{0,40}\b(?:allows?|entitles?|permits?)\b/,
  'subjective-termination-ground': /\b(?:is|are|shall be) (?:no|not an?) (?:\w+ )?(?:ground|reason|cause|basis)\b/,
  'no-refund-on-termination': /\b(?:may|shall|can) not (?:keep|retain|withhold)\b/,
  'breach-deemed-material': /^no (?:[\w-]+ ){1,6}(?:is|are|shall be) (?:deemed|regarded|treated|considered)\b/,
  'no-claim-on-termination':
    /\b(?:shall|does|will|may) not (?:exclude|bar|affect|limit|prejudice)\b.{0,50}\b(?:claims?|rights?|entitlement|compensation|indemnity)\b|\bnothing\b.{0,60}\b(?:exclud|bars?\b|prevent|limit)/,
  'cross-termination':
    /\b(?:is|are|shall|does|do|will) not (?:be |constitute )?(?:an? |by itself )?(?:default|breach|ground)\b/,
  'insolvency-trigger': /^nothing\b.{0,40}\b(?:entitles?|allows?|permits?|enables?)\b/,
};

/** Termination: at will, for cause, what it costs and what remains owing. */
const found = defineTopic(
  'termination',
  file,
  withSides(file.issues, {
    'wind-down-costs-on-supplier': [
      {
        bears: 'actor',
        all: [
          windDownCosts,
          /\[a\](?: \w+){0,4}? (?:not (?:be )?(?:entitled to|recover\w*|claim)|waives?|bears? (?:its|all|any)|entitled to recover)|\[a\]'s (?:own |sole )?(?:account|cost|expense)|\bat its (?:own|sole) (?:cost|expense)/,
        ],
        none: [windDownPaid, /\[a\] (?:is|are|shall be) entitled to recover/],
      },
      {
        bears: 'other',
        all: [
          windDownCosts,
          /\[a\](?: \w+){0,3}? (?:not (?:be )?(?:liable|responsible|pay|reimburse\w*|owe)|won't (?:pay|reimburse))\b/,
        ],
        none: [windDownPaid, /\[o\]'s demobili[sz]ation costs\.?$/],
      },
      {
        bears: 'giver',
        all: [
          windDownCosts,
          /\bno (?:claim|compensation|payment|allowance)\b|\bnot (?:be )?(?:recoverable|payable|reimbursed|paid)\b|\b(?:for|to) (?:the )?\[giver\]'s (?:own |sole )?(?:account|cost)|\bborne by (?:the )?\[giver\]/,
        ],
        none: [windDownPaid, /\[a\]/],
      },
    ],
    'termination-only-for-nonpayment': [
      {
        force: ['right', 'ban', 'no-right', 'fact', 'duty', 'definition'],
        bears: 'actor',
        all: [
          /\[a\](?:'s)? (?:(?:may|can|shall|is|has|have|will|be|not|cannot|can't|no|entitled|right|the|a|only|sole|to|of|under|this|agreement) ){0,8}?(?:terminat\w+|cancel\w*|end)\b|\bground (?:on|for) which (?:the )?\[a\] (?:may|can) (?:terminate|cancel|end)/,
          /\b(?:only|solely|exclusively|sole|except|save|other than|unless)\b.{0,60}\b(?:fail(?:s|ed|ure)?,? (?:by (?:the )?\[\w\] )?to pay|non-?payment|not paid|(?:invoices?|sums?|fees?|amounts?) (?:\w+ ){0,3}(?:stays?|remains?|is|are) unpaid)/,
        ],
        none: [
          /\[each\]|(?<!\w)(?:or otherwise|(?:material|other|any) (?:\w+ )?breach\w*|breach(?:es)? of|suspen\w+|accelerat\w+|insolven\w*|bankrupt\w*|convenience|without cause|default (?:in|under)|except for (?:the )?obligations?|\[a\] (?:has |have )?(?:fails?|failed) to pay)\b|\[a\]'s (?:failure|non-?payment)|\bfailure (?:of|by) (?:the )?\[a\]/,
        ],
      },
    ],
    'termination-for-illness': [
      {
        force: ['right', 'duty', 'fact'],
        bears: 'other',
        all: [endsForIllness, illness],
        none: [
          illnessHarmless,
          /\bprevents? (?:him|her|it|them|the \[a\]|\[a\])|\[a\] (?:is|are|was|were|becomes?) (?:\w+ )?(?:unable|ill|injured)\b/,
        ],
      },
      {
        force: ['right', 'duty', 'fact'],
        bears: 'actor',
        all: [
          endsForIllness,
          illness,
          /\[a\]'s (?:employment|engagement)|\bif (?:the )?\[a\] (?:is|are|was|were|becomes?) (?:\w+ )?(?:unable|ill|injured)\b/,
        ],
        none: [illnessHarmless, /\[a\] may terminate/],
      },
    ],
    'at-will-one-way': barring(
      [
        /^(?:and |or )?after \d+ (?:(?:such|late|missed|failed) |\[)/,
        // Who may only leave when a term runs out renews no further.
        /\b(?:at|as of|with effect from|effective (?:at|on|as of)) the (?:end|expiry|expiration) of (?:any|each|the|a|its|such) (?:then[- ]current |current |initial |renewal |subscription |first |minimum )*(?:term|period|year)\b/,
        // Whoever gives a thing back or wipes it only stops using what is paid for.
        /\bat any time by (?:destroying|deleting|uninstalling|returning|ceasing (?:all )?use|discontinuing (?:all )?use)\b/,
        /\b\d+ (?:misses|failures|breaches|strikes|late payments|missed payments)\b/,
        /\bwithdraw any (?:\w+)\b(?! at (?:its|any) (?:sole )?discretion)/,
        /\bprobation|\bbelow \d/,
        // Who is paid for the notice they do not get has had it.
        /\bby paying\b[^.;]{0,240}\b(?:notice period|period of notice|unexpired)|\bin (?:lieu|place) of (?:the |such |all or part of the )*(?:notice|notice period)\b/,
        // What may be done "otherwise" hangs on what went before.
        /^\W*(?:otherwise|failing which|in which case|whereupon)\b/,
        /\bwithdraw (?:an?|any|the|its|their|such|your) (?:approval|consent|permission|request)/,
        /\bcancel (?:the |all |any |part of |or )*(?:undrawn|unused|unutili[sz]ed|available) (?:\S+ )?(?:commitments?|facilit|amounts?)/,
      ],
      holding(leavesAtWill, [
        {
          force: 'right',
          all: [endsIt, noReason],
          none: notAtWill,
          level: 'low',
          test: (_, { actor }) => /^(?:you|your|user|member|subscriber)s?$/.test(actor?.word ?? ''),
        },
        {
          all: [
            /\b(?:reserv\w+|retain\w+|enjoys|has|have) .{0,40}\b(?:right|power|option|freedom) (?:of cancellation|to (?:\S+ ){0,3}?(?:cancel|terminate|end|withdraw|rescind|discontinue))/,
            noReason,
          ],
          none: notAtWill,
        },
        {
          force: ['right', 'fact'],
          all: [/\bfree to end\b|\bmay be (?:ended|terminated|cancelled) at will\b/, noReason],
          none: notAtWill,
        },
        {
          force: 'right',
          all: [endsIt, noReason],
          none: notAtWill,
          clause: [paidToDate],
          level: 'low',
          test: (_, { words }) => noticeDays(words) >= 30,
        },
        {
          force: 'right',
          all: [endsIt, noReason],
          none: notAtWill,
          level: 'low',
          test: (_, { words }) => noticeDays(words) >= 60 || (noticeDays(words) >= 30 && paidToDate.test(words)),
        },
        {
          force: 'right',
          all: [endsIt, noReason],
          none: notAtWill,
          level: 'medium',
          test: (_, { words }) => noticeDays(words) >= 30,
        },
        { force: 'right', all: [endsIt, noReason], none: notAtWill },
        {
          force: ['duty', 'ban', 'fact', 'no-duty', 'transfer', 'waiver'],
          all: [
            /(?<!\w)(?:terminat\w+|cancellation|withdrawal|discontinu\w+|revocation|dismissal) (?:\S+ ){0,2}?(?:by|at the (?:option|election|instance|discretion|pleasure) of) (?:the )?(?:\[|[a-z]+)|at liberty to|nothing (?:herein |in \S+ \S+ )?(?:shall )?prevents? (?:the )?\S+|shall have (?:\S+ ){1,3}right of|shall (?:terminate|end|expire) on the date stated in any notice|suffice for|(?<!\w)(?:revocable|terminable)(?!\w)|alone may/,
            endsIt,
            noReason,
          ],
          none: [...notAtWill, breachWords, /\b(?:not|no) (?:be )?(?:terminat|cancel)|at will, which|refund|accelerat/],
        },
        {
          force: 'right',
          all: [endsIt, /\b(?:on|upon|by|with|giving|serving|subject to)\b.{0,40}\bnotice\b/],
          none: [
            onCondition,
            ...notAtWill,
            breachWords,
            /\b(?:only|after the|when|before|at the end|insolven|force majeure|change|object|renew|does not|not agree|has not|trial|cause|purchaser of|discontinue (?:support|any|the (?:feature|module)))/,
          ],
          level: 'medium',
          test: (_, { words }) => noticeDays(words) < 90,
        },
        {
          force: ['duty', 'fact', 'acknowledgement', 'no-duty'],
          all: [
            /(?<=\[(?:o|a|taker|giver)\] )(?:\w+ ){0,2}?(?:may|can|needs?|is (?:free|entitled)|shall be (?:free|entitled|at liberty)) (?:\S+ ){0,10}?(?:terminat|cancel|end |ending|bring|determine|clos)/,
            endsIt,
            noReason,
          ],
          none: [
            ...notAtWill,
            breachWords,
            /(?<!\w)(?:refund|not (?:terminat|cancel)|renew)|\[\w\] or (?:the )?\[\w\]|employment is at will/,
          ],
        },
        {
          all: [
            /\b(?:agreement|contract|engagement|appointment|employment|arrangement|services?|licen[cs]e|tenancy|perform|continue)\b/,
            /(?<!\w)(?:only )?(?:for )?(?:so|as) long as (?:the )?\[\w+\] (?:so )?(?:requires?|wishes|wants|pleases|chooses|desires|sees fit)|at the (?:will|pleasure) of (?:the )?\[\w+\]/,
          ],
          none: [/\b(?:suspen|step|retain|keep|store|option to)/],
          level: 'medium',
        },
        {
          force: ['fact', 'duty', 'transfer', 'promise', 'acknowledgement'],
          all: [
            /\b(?:option|right|power|freedom|liberty|entitlement) to (?:\S+ ){0,3}?(?:drop|end|terminate|cancel|release|dismiss|stop|call|discontinue|withdraw)/,
            new RegExp(`${noReason.source}|\\bon any day\\b|\\bfor cause or otherwise`),
          ],
          none: [...notAtWill, breachWords, /\b(?:renew|suspen|no (?:right|option|power)|not have)\b/],
        },
        {
          force: 'right',
          level: 'medium',
          all: [
            /\b(?:return|hand back|give back|send back) (?:the |any |all )?\w+\b/,
            /\bat any time\b/,
            /\bwithout (?:any |a )?(?:\w+ )?(?:charge|penalty|fee|liability)\b/,
          ],
          none: [breachWords, bothSides, /\b(?:defect|warrant|confidential|unsold)/],
        },
      ]),
    ),
    'termination-short-notice': barring(
      [
        /\bsettlement proposal\b/,
        /\bwithdraw \S+ (?:\w+ )?(?:approval|consent|permission)\b/,
        /\bcancel (?:the |all |any |part of |or )*(?:undrawn|unused|unutili[sz]ed|available) (?:\S+ )?(?:commitments?|facilit|amounts?)/,
      ],
      holding(endsOnShortNotice, [
        {
          all: [endsIt, noticePeriod],
          force: ['right', 'duty', 'ban', 'no-duty', 'fact'],
          none: [
            /(?<!\w)(?:breach|misconduct|fraud|insolven|unpaid|trial|event of default|(?:upon|while|after|on) .{0,20}default|probation|either|each side|both|\[each\]|cure|remed|maintenance|less than \d+ (?:month|week)|renew|overdue|non-?payment|object|change of control|chargeback|if payment)/,
            /\b(?:shall|may|must) (?:not|never)\b|\bcover lapses|\b(?:insur\w*|polic(?:y|ies)|coverage|content|sublicensee)\b/,
          ],
          test: ([, hit], statement) =>
            statement.force !== 'duty' ||
            /suffice|shall (?:terminate|end|come|cease|be regarded|determine|lapse)/.test(statement.words)
              ? (daysIn(hit![0]) ?? 99) < 30
              : false,
        },
        {
          force: ['right', 'duty'],
          all: [endsIt, noReason, atOnce],
          none: [/\b(?:if|upon|where) .{0,40}(?:breach|default|fail)/, /(?<!\w)(?:either|\[each\]|insolven)/],
        },
        {
          force: ['right', 'duty'],
          all: [
            /\bshall terminate on the date stated in any notice|(?:no|without) (?:period of |any |prior |advance )*notice (?:being )?(?:required|needed|period)?/,
            endsIt,
          ],
          none: [breachWords, /(?<!\w)(?:either|\[each\])/],
        },
        {
          all: [
            /\b(?:terminat\w*|cancel\w*|end|ends|come to an end|determine|lapse|cease)\b/,
            /\b(?:on|from|with effect from) the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fourteenth|\d{1,2}(?:st|nd|rd|th)) (?:business |working |calendar )?day (?:after|following|from).{0,50}\b(?:notif|notice|tells|informs|advis)/,
          ],
          none: [breachWords, /\[each\]|insolven|cure|remed/],
        },
        {
          within: 'clause',
          all: [
            /\bif (?:the )?\[\w\] (?:does?|do|decides?)(?!\w).{0,60}(?<!\w)(?:know|notice|tell|inform|notif\w+|warn\w*)(?!\w).{0,20}(?<!\w)(?:[1-9]|1\d|2[0-4]|36|48|72)[- ](?:business |working )?(?:hours?|days?)(?!\w)/,
            /\[\w\] (?:may|can) (?:\S+ ){0,3}?(?:end|terminate|cancel|close|stop)(?!\w)/,
          ],
          none: [/\[each\]|either (?:of us|party)/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:has |have )?(?:advised|notified|informed|told|warned)\b.{0,40}\b(?:[1-9]|1\d|2[0-5]) (?:business |working |calendar )?days? (?:in advance|before|beforehand|ahead|prior)/,
            /\b(?:terminat\w*|cancel\w*|withdrawal|reduction of \S+ to (?:zero|nil)|at an end)\b/,
          ],
          none: [/\[each\]|maintenance/],
        },
        {
          force: ['right', 'duty', 'fact'],
          all: [
            endsIt,
            /\b(?:a|one) (?:day|week|fortnight)'s (?:\w+ )?(?:notice|warning)|\b(?:gives?|with|on|by) (?:\S+ ){0,3}?(?:a|one) (?:day|week|fortnight)(?:'s)? (?:\w+ )?(?:notice|warning|ahead|beforehand|in advance)/,
          ],
          none: [breachWords, bothSides, /\b(?:trial|probation|maintenance|renew)/],
        },
      ]),
    ),
    'long-or-unequal-notice': barring(
      [/\bcancellation charges?\b/, /\boption may be exercised\b/],
      barring(
        // A break right in a lease is given on six or twelve months' notice, and only by whoever has it.
        [
          /\bproceedings\b|\bclaims?\b[^.;]{0,40}\b(?:lapses?|withdrawn|barred)\b|\bdetermine (?:this|the) lease\b|\bbreak date\b/,
        ],
        holding(givesLongNotice, [
          {
            // Who must be given as much notice as they give is treated alike.
            clauseNone: [
              /\breceives? the same\b|\bsame (?:length|period) of notice\b|\b(?:like|equal|the same) notice (?:from|by|to)\b/,
            ],
            all: [
              new RegExp(
                `${endsIt.source}|\\bleav(?:e|ing)|\\bbreak the|\\bresigning|\\bto quit|\\bwish(?:es|ing)? to (?:leave|quit|go|discontinue|stop|exit)|want to leave|surrender|give up|by \\[a\\]: \\d`,
              ),
              /\b\d+[- ](?:business |working |calendar |full |clear )*(?:day|week|month|year)s?\b/,
              /\b(?:notice|inform|tell|notify|beforehand|ahead|advance|must give|resign|hear from|let \S+ know|advis(?:e|es|ed|ing)|before)/,
            ],
            none: [
              /renew|exten(?:d|sion)|initial term|\bno more than|more than 1 month|support of any|before expir|cure|remed|breach|force majeure|default|price|fees? increase|alteration|either (?:party|side)|\[each\]|unpaid/,
            ],
            test: (_, { words }) =>
              /\b(?:beforehand|must give|: \d+ days)/.test(words) && (daysIn(words) ?? 0) > 30
                ? longest(words) >= 150
                : noticeDays(words) >= 150,
          },
          {
            force: ['ban', 'duty'],
            all: [
              /\bterminat\w+ by (?:the )?\[a\].{0,20}shall not take effect until/,
              /\bsecond|next (?:full )?(?:contract )?year|anniversary/,
            ],
          },
          {
            all: [
              /(?<!\w)(?:agreement|contract|employment|engagement|appointment|lease|tenancy) .{0,60}\bdetermined by (?:the )?\[a\] giving\b/,
              noticePeriod,
            ],
            test: ([, hit]) => (daysIn(hit![0]) ?? 0) >= 150,
          },
          {
            all: [
              /\b(?:release|exit|termination|departure|withdrawal|surrender|resignation|leaving|cancellation)\b.{0,80}\btakes? effect\b.{0,60}\b\d+ (?:days|months|years?)\b/,
            ],
            none: [/\[each\]|breach|default|renew/],
            test: ([hit]) => (daysIn(hit![0].slice(hit![0].search(/takes? effect/))) ?? 0) >= 150,
          },
        ]),
      ),
    ),
    'no-right-to-terminate': holding(cannotLeave, [
      {
        all: [
          /\bneither .{0,90}(?<!\w)(?:nor|or)(?!\w).{0,90}\bentitle (?:the )?\[(?<who>taker|giver|a|o)\]|\bin no event be (?:released|entitled)|\bno (?:default|failure) of .{0,80}\bentitles? /,
          endsIt,
        ],
        none: [/minor|technical|by itself|order form/],
      },
      {
        all: [
          mayNotEnd,
          /\b(?:for any reason|under any (?:circumstances?|condition)|in any (?:event|case|circumstances)|in no (?:event|case|circumstances)|under no circumstances|on any (?:ground|account)|whatsoever|even (?:if|in case|for|where)|however (?:serious|long|grave)|irrespective|regardless|for whatever|no matter|any (?:default|breach) of|by reason of)/,
        ],
        none: [
          /(?<!\w)(?:except|save\b|unless|other than|otherwise than|without (?:good |just )?cause|for (?:its )?convenience|renew|force majeure|instructions|suspen)|\[each\]|neither/,
        ],
      },
      {
        all: [mayNotEnd],
        none: [
          exception,
          // Commitments to others that cannot be cancelled are a cost of ending, not a bar to it.
          /\b(?:which|that) (?:cannot|can't|could not) be (?:cancelled|terminated|ended)\b/,
          /(?<!\w)(?:during|before|prior to|within|until|convenience|without|if\b|when\b|on less than|in case|pending|first|\d+|instructions|renew|force majeure|suspen|insurance|not later|account of|cause of|employees|instructions|user accounts|(?:support|maintenance) of|take effect|effective|reason of|vacation|orders in production|refund|claim|by itself|entitlement to|damages|compensation|any claim|because|notice|fee\b|policy|cause for)|\[each\]|neither/,
          /\b(?:right|entitle\w*|ground) (?:\S+ ){0,6}(?:compensation|refund|damages|fees)/,
        ],
      },
      {
        force: 'waiver',
        all: [
          /\b(?:waiv|releas|relinquish|give up|gives up|forgo|surrender)\w*/,
          /\brights?\b (?!to (?:compensation|damages)).{0,80}\b(?:quit|terminat|surrender|rescind|rescission|cancel|withdraw)/,
        ],
        none: [exception, /\bcured|force majeure|renew|notice only/],
      },
      {
        all: [
          /\b(?:non-?cancel\w*|non-?terminable|not (?:be )?(?:capable of (?:termination|being terminated)|cancel(?:l)?able|revocable)|no (?:early way out|right (?:of|to) (?:termination|terminate|cancel|cancellation|rescission)|contractual (?:entitlement|right) to leave)|unbreakable|cannot (?:be )?(?:cancel\w*|terminat\w*|withdraw\w*|end(?:ed)? (?:this|the))|may not be (?:revoked|withdrawn|terminated|cancelled|canceled)|not at liberty to|no entitlement to (?:leave|terminate)|is final and may not)/,
        ],
        none: [
          exception,
          /\bif not cancel|extended by|payment obligations|fees|charges|commitments|expenses|non-?cancel\w* (?:orders?|commitments?|expenses?|costs?)|is not a|renew|force majeure|convenience|within|without cause|before|during|has no right to (?:step|sublicense)|licen[cs]e to|term is|owing to|\[each\]/,
        ],
        bears: 'actor',
        level: 'medium',
      },
      {
        all: [
          /(?<!\w)(?:no circumstances(?: \S+){0,16}? in which|no way (?:for (?:the )?\S+ )?(?:to|of)|no (?:means|manner|event|case) (?:in|by) which|in no circumstances|no possibility of|nothing\b.{0,80}(?<!\w)(?:entitl\w+|enabl\w+|allow\w*|permit\w*|giv\w+ (?:the )?\[\w+\] (?:any |the )?right)(?: the)? \S+)(?!\w).{0,40}(?<!\w)(?:terminat|cancel|rescind|withdraw|leav(?:e|ing)(?!\w)|get out|end (?:it|the|this)|ending (?:it|the|this)|exit|hand (?:it|them|the \S+) back|let off|determin(?:e|ing) (?:the|this)|treat (?:the|this) \S+ as|be released|early exit|early release)/,
        ],
        none: [
          exception,
          /\[each\]|(?<!\w)(?:by itself|renew|convenience|order of|work order|entitlement to|damages|without cause)(?!\w)/,
        ],
      },
      {
        force: ['fact', 'duty', 'transfer', 'promise', 'right'],
        all: [
          /(?<!\w)(?:rights?|power|option)s? (?:of|to) (?:\w+ )?(?:determin(?:e|ation)|terminat(?:e|ion)|cancel(?:lation)?|rescission|rescind|withdraw(?:al)?)(?!\w).{0,60}\b(?:(?:given|granted|reserved|belongs?|available|conferred|exercisable) (?:up)?(?:to|on|by|for) (?:the )?\[\w+\] (?:alone|only|exclusively)|(?:solely|only|exclusively|alone) (?:to|by|for|on|upon) (?:the )?\[\w+\])/,
        ],
        bears: 'other',
        none: [/\[each\]|(?:convenience|without cause)/],
        level: 'medium',
      },
      {
        all: [
          /\b(?:locked|tied) in\b|\bno exit\b|\bmust (?:be )?(?:see|seen) (?:it|through) (?:through )?to the end|\bstuck with\b/,
          /\b(?:term|plan|contract|agreement|months|years|period)\b/,
        ],
        none: [exception, /\[each\]|\bnot (?:locked|tied)/],
        level: 'medium',
      },
      {
        force: ['ban', 'no-right'],
        all: [mayNotEnd, /\b(?:during|throughout|for the duration of) (?:the |its |any )?(?:\w+ ){0,2}term\b/],
        none: [exception, /\[each\]|neither|\b(?:convenience|without cause|insurance|unless|renew\w*|support of)\b/],
        level: 'medium',
      },
    ]),
    'exit-only-against-full-payment': holding(paysToTheEnd, [
      {
        within: 'sentence',
        all: [
          /\[a\] (?:may|can|shall be entitled to) (?:\S+ ){0,3}?(?:terminate|cancel|discontinue|leave|end)(?!\w).{0,60}(?:early|before|prior|convenience)?/,
          /\b(?:remain\w* (?:obligated|obliged|liable|responsible)|shall (?:still )?(?:pay|owe)|must (?:still )?pay|only if it pays)\b.{0,50}\b(?:all|full|entire|total|whole).{0,40}\b(?:fees|charges|rent\w*|payments|balance).{0,50}\b(?:end|remain|rest|term|expir)/,
        ],
        none: [/pro rata|refund|up to the/],
      },
      {
        within: 'sentence',
        all: [
          /\[a\] may (?:terminate|cancel|leave|exit)(?<!\w)(?:.{0,30}early)?/,
          /\bpays? .{0,30}(?:100 percent|100%|all|entire|full|whole|total|aggregate).{0,60}(?:unexpired|remain|rest|balance)/,
        ],
        none: [/pro rata/],
      },
      {
        all: [exits, restOfTerm, money],
        none: [
          /\b(?:not be (?:required|liable|payable)|shall not pay|no rent|pro rata|for (?:the )?services performed|up to the (?:effective )?date|until the premises are relet|saved|1 month's|discount of|refund)/,
          /(?<!without (?:rebate or )?)discounted/,
          /\[each\]/,
          /\[o\] (?:terminates|closes)/,
        ],
        test: (_, { words }) => !percentagesIn(words).some((share) => share < 80),
      },
      {
        all: [
          exits,
          /\b(?:entire|full|whole|total) (?:contract |purchase |campaign )?(?:price|budget|fee|value|rent)|100%|100 percent|balance of the dues|as if they had been performed/,
          /\bpay|paid|pays|paying|charged|payment|settle/,
        ],
        none: [/(?<!\w)(?:not be (?:required|liable)|pro rata|up to the|acceptance of the|delivery and)|\[each\]/],
      },
      {
        all: [
          /\b(?:may|can|right to|option|want(?:s)?|wish(?:es)?|in order) (?:\S+ ){0,3}?(?:end|terminate|leave|exit|cancel|out|early)|early (?:termination|exit|cancellation|return) (?:option|right)|to (?:end|terminate|leave|cancel) (?:early|before)/,
          /\b(?:upon|on|against|subject to|provided|conditional|after|must|need to|by) (?:\S+ ){0,4}?(?:pay\w*|settl\w*)|\bpay off|payment (?:to|of)/,
          restOfTerm,
          money,
        ],
        none: [
          /(?<!\w)(?:not be|no (?:fee|payment)|pro rata|refund|up to the (?:date|effective)|without penalty|services performed|\d+ percent of)|\[each\]/,
          /\[o\] (?:may|can) (?:end|terminate)/,
        ],
      },
      {
        all: [
          /\b(?:full|entire|whole|total) (?:remaining|outstanding|unpaid) (?:balance|fees|charges|rent|price)/,
          /\b(?:pay|paid|settle|payment)/,
        ],
        clause: [/\b(?:out early|end (?:it |this )?early|leave early|cancel early|early exit)/],
      },
      {
        within: 'clause',
        all: [
          /\b(?:pay|pays|paid|paying|settle|settles|settled|tender|tendered|owe)\b.{0,60}\b(?:all|full|entire|whole|100 percent|100%|every|aggregate|total|each)\b.{0,60}\b(?:remain\w*|unexpired|(?:rest|balance|remainder) of|would (?:otherwise )?have (?:been|fallen|become|accrued)|left (?:on|in|of)|not yet (?:due|accrued)|through (?:to )?the end|to the end of|up to (?:the end|expiry)|(?:as if|as though) .{0,40}(?:full|run|continu))/,
          /\[a\] (?:may|can|could|is (?:free|entitled) to|shall be (?:free|entitled) to) (?:\S+ ){0,3}?(?:terminat|cancel|end\b|leave|exit|bring|clos|withdraw|discontinu|hand|return)|(?<!\w)(?:out early|leave early|exit early|early exit|end (?:it )?early|cancel early)(?!\w)/,
        ],
        none: [
          /(?<!\w)(?:pro rata|refund|not be required|no obligation to pay|saved|mitigat|\[o\] (?:terminates|closes)|breach|default)/,
        ],
      },
      {
        all: [
          /\b(?:paid|pay|settled?) (?:out )?in (?:its entirety|full)|\b(?:as if|as though) .{0,60}\b(?:full (?:course|term)|continued|not been cancell?ed)/,
          /\b(?:cancellation|termination|exit|withdrawal|surrender)\b.{0,60}\b(?:permitted|allowed|accepted|possible|effective|valid|condition)/,
        ],
        none: [/(?<!\w)(?:up to|performed|pro rata|refund)(?!\w)|\[each\]/],
      },
      {
        force: ['fact', 'duty', 'right', 'ban', 'no-right'],
        all: [
          /\b(?:leave|leaving|exit|break|released?|surrender|early|ahead of time|get out|opt out|cancel\w*|terminat\w*|out of (?:the|this))\b.{0,80}\b(?:as soon as|once|only|unless|until|provided|conditional|condition|upon|against|subject to|when|if|after|by)\b/,
          restIsPaid,
          /\b(?:pay\w*|paid|settl\w+|tender\w*|receipt)\b/,
        ],
        none: [
          bothSides,
          /\b(?:refund|pro rata|no (?:further|fee|charge|payment)|not be (?:liable|required)|breach|default|without payment|mitigat|rel[ei]t)/,
        ],
      },
    ]),
    'remaining-fees-on-termination': barring(
      [
        /\bend of the notice period\b/,
        /\baccelerate\b.{0,80}\band suspend\b/,
        // What was earned before the end goes on being paid after it.
        /\bcontinue to be paid\b|\b(?:earned|introduced|referred|accrued) (?:before|prior to)\b/,
        /\bless the (?:net )?(?:proceeds|amount|rent|sums?)\b[^.;]{0,60}\b(?:obtain|receiv|relet|re-?leas|sale|sell|could)/,
        /\bpresent value of (?:the |its )?(?:\S+ ){0,3}?(?:loss|gain)|\bgains? (?:or|and) loss|\bloss(?:es)? (?:or|and) gains?\b/,
      ],
      holding(owesWhatIsLeft, [
        {
          bears: 'other',
          force: ['duty', 'fact'],
          all: [/\[o\]'s (?:\w+ )?(?:breach|default)/, restOfTerm, money, /\b(?:due|payable|accelerat\w*)\b/],
          none: [/\[each\]|\b(?:refund|mitigat|present value|not (?:be )?(?:due|payable))/],
        },
        {
          bears: 'other',
          all: [
            /(?<!\w)(?:terminat\w+|cancell?ation) by (?:the )?\[a\]/,
            /\[o\] (?:shall )?(?:remains?|be|is|owes?|pays?|shall pay)/,
            restOfTerm,
          ],
        },
        {
          bears: 'other',
          all: [
            /\[a\] (?:may|can|shall be entitled to) (?:\S+ ){0,3}?(?:declare|accelerat\w+|demand|require|claim|recover)/,
            restOfTerm,
            money,
            /\b(?:due|payable|accelerat|immediately|recover)/,
          ],
          none: [/(?<!\w)(?:present value|mitigat|less|refund)|\[each\]/],
        },
        {
          all: [
            /\b(?:terminat\w*|cancel\w*|expir\w*|forfeit\w*|repossess\w*|end(?:s|ed|ing)? (?:the|this|of)|clos(?:e|es|ure)|default|longstop|crystalli)/,
            restOfTerm,
            money,
            /\b(?:due|payable|pay|pays|paid|owe|owes|owed|accelerat\w*|recover\w*|invoiced|liable|responsible|make good|relieve|debt|earned)/,
          ],
          none: [
            exits,
            /\b(?:nothing .{0,40}(?:entitles?|permits?|allows?)|refund|no (?:further |more )?(?:fees|charges|sums|amounts)|none shall|prorat|pro rata|saved|mitigat|up to the effective|accrued and unpaid|reletting|purchase price|exceed the sums|users|credit|renew|suspen|loss after|change of control|merger)/,
            /\[each\]/,
            /\b(?:not|none) be (?:accelerated|payable)/,
          ],
        },
        {
          bears: 'other',
          all: [
            /\[a\] (?:may|can|shall be entitled to|is entitled to) (?:\S+ ){0,6}?(?:call (?:in|for|up|due)|invoice|bill|charge|collect|demand|recover|accelerate|treat as (?:due|payable))(?!\w)/,
            restOfTerm,
            money,
            /\b(?:default|terminat|cancel|ends?\b|breach|fail|clos)/,
          ],
          none: [/(?<!\w)(?:present value|mitigat|less\b|refund|reletting|suspen)|\[each\]/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:pay|pays|owe|owes|invoice|payable|charge|due)\b.{0,80}\b(?:(?:months|years|period|time|term|instal?lments) (?:then |still |that are )*(?:left|outstanding|to run|remaining)|(?:remainder|rest|balance) of|rest of|unexpired|not yet (?:begun|accrued|due))\b/,
            /\b(?:terminat\w*|cancel\w*|ends?\b|ended|clos(?:e|es|ing)|default\w*|breach\w*)/,
          ],
          none: [
            /(?<!\w)(?:may (?:terminate|leave|cancel|end) .{0,40}(?:provided|if it|by paying)|refund|pro rata|saved|mitigat|present value|not be (?:required|liable|payable)|no (?:further |more )?(?:fees?|charges?|sums?)|suspen|users|renew)|\[each\]/,
            exits,
          ],
        },
        {
          force: ['fact', 'duty', 'ban', 'right'],
          all: [
            /\b(?:terminat\w*|cancel\w*|ends? (?:early|because|before)|early end|take[ns]? .{0,20}down|expel\w*|excluded|dismissed|clos(?:e|es|ing)|default\w*|breach)\b/,
            restIsPaid,
            /\b(?:become[s]? (?:\w+ )?payable|payable|due\b|owe[sd]?|liable|pays?\b|invoice\w*|accelerat\w*|charge[sd]?|1 sum|one sum|lump sum|on demand)\b/,
          ],
          none: [
            exits,
            bothSides,
            /\b(?:no (?:further |more )?(?:fees?|charges?|sums?|amounts?|rent|payment)|refund|credit\w*|pro rata|prorat\w*|saved|mitigat|present value|up to the (?:effective )?date of|performed|accrued (?:before|prior)|prior to (?:the )?(?:effective )?(?:date|termination)|suspen|renew|users?|loss|purchase price|surviv\w*|uncured|recurring|not (?:be )?(?:required|liable|payable|due)|shares?|royalt\w+|inventor\w+|insur|taxes|deductible)\b/,
          ],
        },
      ]),
    ),
    'termination-fee': barring(
      [
        /\bno (?:other |further |additional )?(?:termination|cancellation|exit) (?:fee|charge|payment)s?\b/,
        /^nothing in\b.{0,80}\blimits?\b/,
        /\bfee equal to 1 month'?s? (?:\S+ )?rent\b/,
      ],
      holding(leavingCostsFee, [
        {
          bears: 'taker',
          mutual: true,
          within: 'sentence',
          force: ['duty', 'fact', 'promise'],
          all: [
            /\b(?:demobili[sz]ation|breakage|wind-?down|winding[- ]down|unwinding|decommissioning|redeployment|stranded|redundancy) (?:costs?|charges?|fees?|expenses?)\b/,
            /\b(?:pay|pays|paid|bear|bears|borne|reimburse\w*|charged|recover\w*)\b/,
            /\b(?:terminat\w*|cancel\w*|early end|leaves?|exit)/,
          ],
          none: [
            /\b(?:up)?on such termination|\bnot (?:be )?(?:liable|required|obliged|pay)|\bno (?:demobili|breakage|wind)|\bown (?:cost|expense)|\bevidenced|\bemploy|\breasonabl[ey]|\bproperly|\bdocumented|\bactual/,
          ],
        },
        {
          all: [
            /\b(?:pay|pays|charged|forfeit|payment of|owe) (?:\S+ ){0,4}?(?:buy-?out|sum equal to|amount equal to|\d+ (?:months?|weeks?)'? (?:of )?(?:rent|fees|charges)|fee|penalty|compensation)/,
            /\b(?:end|terminate|leave|cancel|exit|break) (?:\S+ ){0,4}?(?:early|before|prior to)|early (?:termination|exit)|prior to (?:completion|expiry)/,
          ],
          none: [
            restOfTerm,
            /(?<!\w)(?:no (?:fee|penalty|charge)|without|not be (?:required|payable)|late|1 month|change of control|pro rata)|\[each\]/,
          ],
        },
        {
          all: [
            /\b(?:(?:early[- ])?(?:termination|cancellation|cancelation|exit|break(?:-up|age)?|kill|surrender|deinstallation|make-whole|early closure|buy-?out|prepayment|release|disconnection|withdrawal) (?:fee|charge|premium|levy|payment|penalt|amount|cost|sum)s?|penalty of|(?:charge|fee|premium|levy) (?:\S+ ){0,5}(?:for|upon|on|in the event of) (?:early )?(?:terminat|cancel|exit|leaving)|leaving early costs|(?:an? )?administration charge|lump sum|costs \$?[\d,]+)/,
            new RegExp(
              `${endsIt.source}|\\bearly|\\bleav(?:e|ing)|\\bexit|\\bbreak|\\breleased|right to leave|surrender|ends the|hand back`,
            ),
          ],
          force: ['duty', 'right', 'fact', 'acknowledgement', 'waiver', 'definition', 'transfer', 'promise'],
          none: [
            /\b(?:without (?:payment|any|a|charge)|no (?:fee|charge|early|penalty|cancel|exit|termination)|without (?:the )?payment|per month|free of charge|late fee|overdue|setup|assigns the|transfer fee|change of control|not be (?:required|payable|liable)|shall not (?:pay|be)|1 month's|import|reinstat)/,
            /\[each\]/,
            restOfTerm,
          ],
        },
        {
          all: [
            /\b(?:early termination|termination|cancellation|exit|break-?up|kill|surrender) (?:fee|charge|premium|levy|payment|amount)s?/,
            /\b(?:pay|pays|payable|paid|owe|owes|due|subject to|attract|oblige|apply|applies|carr(?:y|ies)|equal to)\b/,
          ],
          none: [
            /\b(?:without|no (?:fee|charge|early|penalty|exit|cancel|termination)|waive|free of|not be (?:required|payable|liable)|shall not|change of control|1 month's)/,
            /\[each\]/,
          ],
        },
        {
          force: ['duty', 'fact', 'promise', 'right', 'transfer'],
          all: [leavesEarly, exitSum],
          none: [
            restOfTerm,
            /(?<!\w)(?:no (?:\w+ )?(?:fee|penalty|charge)|free of|without (?:\w+ )?(?:fee|penalty|charge|payment)|not (?:be )?(?:required|payable|liable|pay|owe|incur|charge)|refund\w*|bonus|salary|severance|change of control|late fee|interest|pro rata|delivered early|early payment|performed|premises in|waive)(?!\w)|\[each\]/,
          ],
        },
        {
          force: ['duty', 'fact', 'promise', 'transfer'],
          all: [leavesEarly, costsMoney],
          none: [
            restOfTerm,
            bothSides,
            /\b(?:no (?:\w+ )?(?:fee|penalty|charge|payment)|free of|won't cost|without (?:\w+ )?(?:fee|penalty|charge|payment|cost)|not (?:be )?(?:\w+ )?(?:required|payable|liable|pay|owe|incur|charge)|refund\w*|bonus|salary|severance|change (?:of|in) control|interest|pro rata|delivered early|early payment|prepay|performed|premises|waive|purchase price|royalt\w+|shares?|insur|tax|audit|closing|discount|deposit|invoice|employ\w*|salar\w+|in effect|free trial|per month)\b/,
          ],
        },
      ]),
    ),
    'cause-hard-to-prove': barring(
      [/\bgross sales\b/],
      [
        {
          force: 'right',
          bears: 'actor',
          all: [
            /\[a\] may (?:terminate|cancel|end)\b.{0,60}\bonly after\b.{0,60}\b(?:final (?:court )?judgment|judgment of a court|[3-9] written warnings|arbitral award|expert's certificate)/,
          ],
          none: [/\[each\]/],
        },
        ...holding(hardlyProves, [
          {
            all: [
              new RegExp(
                `${endsIt.source}|\\b(?:for|just) cause|\\b(?:cause|\\[a\\])"? (?:shall not exist|shall|means|does|will|exists|includes)|material breach (?:means|shall)|\\bdismissal|event of .{0,20}default|right to quit|certified that no cure`,
              ),
              /(?<!\w)(?:certif(?:y|ies|ied|icate)\w*|independent experts?|2 experts|external panel|final(?:ly)? (?:and non-?appealable )?(?:judgment|determin\w+|adjudicat\w+|award)|non-?appealable|tribunal has|agree in writing that|court (?:of competent jurisdiction )?(?:\S+ ){0,4}(?:has|have|determin|held|finds|found)|convicted|conviction|successive notices|\d+ (?:consecutive|successive|separate) \w+|each of \d+ consecutive|exhausting|exhausted|unanimous|proven to have|(?:we|\[o\]) agrees? (?:in writing )?that (?:we|\[o\])|wilful, has|with the consent of|final judgment|not subject to appeal|substantially the whole benefit|three quarters|quarters of the board|court of last resort|clear and convincing|beyond (?:a |all |any )*(?:reasonable )?doubt|(?:has|have|been|be) (?:first )?(?:proved|proven|established|adjudged)|proves? (?:by|that|to)|burden of proof|before an? (?:\w+ )?(?:tribunal|court|arbitrator)|countersigned by|to the satisfaction of (?:an?|the) (?:\w+ )?(?:expert|court|tribunal|arbitrator))/,
            ],
            none: [
              /(?<!\w)(?:needs? not|not (?:be )?required|without (?:the need|any need)|final account|enforced by any|service levels?|availability|uptime|below \d|insur\w*|polic(?:y|ies)|coverage|ratings?|conviction of|insolven|^\[each\]|bankrupt|petition|dismissed within)/,
            ],
            force: ['right', 'ban', 'duty', 'no-right', 'fact', 'definition', 'acknowledgement'],
          },
          {
            all: [
              new RegExp(`${endsIt.source}|right to quit`),
              /\b(?:breach|defaults?\b|defaulted|fails|failure|late delivery|delay|remedy period|cure period)/,
              /\b\d+[- ](?:business |calendar |full )?(?:days?|months?|years?)\b.{0,25}\b(?:cure|remedy|remedied|late\b|arrears|have passed|has continued|to remedy)|\b(?:cure|remedy|cured|remedied|not before|remedy period|cure period|arrears|continued)\b.{0,30}?\b\d+[- ](?:business |calendar |full )?(?:days?|months?|years?)/,
            ],
            none: [
              /(?<!\w)(?:convenience|renew|force majeure|unpaid|overdue|record|overpa|warranty|insur\w*|polic(?:y|ies)|coverage|certificates?)|\[each\]/,
            ],
            test: ([, , hit]) => (daysIn(hit![0]) ?? 0) >= 90,
          },
          {
            all: [
              new RegExp(`${endsIt.source}|\\bdismiss|\\brescind|\\bpower to|\\bgood reason`),
              /\b(?:(?:no|not) (?:fewer|less) than (?:[3-9]|\d\d) (?:separate |prior |written )*(?:occasions?|warnings?|notices?|times)|on (?:[3-9]|\d\d) (?:separate |different )?occasions?|panel of (?:\d+ )?experts?|all appeals|final (?:and \w+ )?(?:judgment|award|decision) of|proved (?:in|before|to)|adjudged)\b/,
            ],
            none: [bothSides, /\b(?:insolven|bankrupt|convenience|renew)/],
          },
        ]),
      ],
    ),
    'immediate-no-cure': barring(
      [
        /\bfailing which (?:the )?\[o\] (?:may|can|shall be entitled)\b/,
        /\bfails? to do so\b.{0,60}\bwithout further notice\b/,
      ],
      holding(endsAtOnce, [
        {
          bears: 'actor',
          force: ['fact', 'duty'],
          all: [breaksIt, endsIt, atOnce],
          none: [cureWords, /\[each\]|\[o\] (?:may|can)|insolven|fraud/],
        },
        {
          within: 'sentence',
          force: 'right',
          all: [
            /^(?:\S+ ){0,4}?\[a\] may (?:\S+ ){0,3}?(?:terminate|cancel|revoke|end) (?:\S+ ){1,6}?(?:forthwith|immediately|at once|with immediate effect|without (?:further )?notice)/,
            /\bhowever (?:small|slight|minor|trivial)\b|\bby any (?:amount|margin)|\bof whatever amount|\bregardless of (?:the )?(?:amount|size|materiality)/,
          ],
          none: [/\[each\]/],
        },
        {
          force: ['right', 'duty', 'fact', 'ban', 'no-duty', 'transfer', 'waiver'],
          all: [endsIt, atOnce, new RegExp(`${breachWords.source}|happening of an event|credit rating`)],
          none: [
            /\b(?:(?:immediately|forthwith|at once) (?:be |become )?(?:due|pay|payable|owing|return|deliver|cease|stop|notify|vacate)|(?:irrespective|regardless) of whether .{0,40}(?:breach|notice)|no cure is possible|not before|fraud|crim|incapable of (?:remedy|cure)|cannot be (?:remedied|cured)|gross (?:misconduct|negligence)|unremedied|uncured|not (?:been )?(?:cured|remedied) within|fails to (?:cure|remedy)|(?:has|is|are) not (?:cured|remedied)|insolven|shall immediately pay|must immediately|must first|only where|remains? (?:unpaid|uncured)|after (?:a )?(?:fair|written) |within \d+|suspend|delete|refund|irremediable)/,
            /\[each\]/,
            /\b(?:shall|may) not (?:terminate|immediately)/,
          ],
        },
        {
          force: ['fact', 'duty', 'right'],
          all: [
            /\b(?:ends|terminates|lapses|end|terminate)\b/,
            /\b(?:automatically|with immediate effect|at once|forthwith)/,
            breachWords,
          ],
          none: [cureWords, /\[each\]|insolven|fraud/],
        },
        {
          force: ['right', 'duty', 'fact', 'ban', 'no-duty', 'transfer', 'waiver'],
          all: [
            endsIt,
            breachWords,
            /\b(?:irrespective|regardless) of (?:whether|any) .{0,50}\b(?:cur|remed|rectif|put right|made? good)|\bwhether or not .{0,40}\b(?:cur(?:ed|e|able)|remed|rectif|made? good)|\b(?:no (?:duty|obligation|need)|not (?:be )?(?:obliged|required|bound|have)|need not|without) (?:\S+ ){0,5}?(?:allow|giv|grant|offer|afford|wait|first)\w*\b.{0,40}\b(?:cure|remedy|put (?:it|things|matters) right|make good|opportunity|chance|warning|grace|time to)|\b(?:cure|remedy) (?:period|right)s? (?:do(?:es)?|shall|will) not apply|\bno right to (?:cure|remedy)/,
          ],
          none: [/\[each\]|(?<!\w)(?:shall|may) not (?:terminat|cancel)|(?<!\w)(?:fraud|insolven|suspend)/],
        },
        {
          force: ['right', 'duty', 'fact', 'ban', 'no-duty', 'transfer'],
          all: [
            endsIt,
            failing,
            /\b(?:instant effect|there and then|then and there|on the spot|same[- ]day|with no (?:notice|warning)|without (?:any )?(?:notice|warning)|not (?:\w+ ){0,3}(?:hear|warn|allow))\b/,
          ],
          none: [
            bothSides,
            /\b(?:shall|may) not (?:terminat|cancel|end)|\b(?:fails? to (?:correct|cure|remedy)|within \d+|after (?:\w+ )?(?:notice|warning)|fraud|insolven|unremedied|uncured|suspen\w*|delete|without prejudice)\b/,
          ],
        },
      ]),
    ),
    'trivial-breach-termination': holding(anyBreachEnds, [
      {
        bears: 'actor',
        force: ['fact', 'duty'],
        all: [
          breaksIt,
          /\bany (?:of (?:the|these|its) )?(?:provision|term|obligation|covenant|condition|rule|requirement)s?\b/,
          endsIt,
        ],
        none: [cureWords, /\[each\]|\[o\] (?:may|can)|\bmaterial|\bunless/],
      },
      {
        within: 'sentence',
        all: [
          /\[a\] (?:may|can|shall be entitled to) (?:terminate|cancel|end)(?!\w)/,
          /\b(?:1|one|a single|any) (?:late|missed) payment/,
        ],
        none: [/\b(?:cure|remed|\d+ days|reminder)/],
      },
      {
        all: [
          endsIt,
          /\b(?:any|each and every|every|a single|1 (?:late|missed)|one (?:late|missed)|the (?:least|slightest|smallest)|least|slightest|technical|whatsoever|whatever)\b/,
          new RegExp(`${breachWords.source}|\\bpunctual|\\bpayment|\\bdeparture|\\bdiscrepanc|\\brepresentation`),
          /\b(?:however (?:minor|slight|small|trivial|trifling)|whether or not (?:material|substantial)|(?:regardless|irrespective) of (?:the )?(?:\w+ ){0,2}(?:amount|sum|size|materiality|gravity|seriousness)|no matter how (?:small|minor|slight|trivial)|material or (?:otherwise|not)|technical or|or technical|minor or|slightest|least (?:departure|breach|deviation)|even by a day|(?:a )?single (?:deviation|instance|breach|failure|late|missed|late or)|1 late payment|one late payment|whether material)/,
        ],
        none: [
          /\b(?:no minor|material breach|substantial breach|cure|cured|remed|interest|report|bears)\b/,
          /\[each\]|shall not|repudiatory/,
        ],
      },
      {
        force: ['right', 'fact', 'duty'],
        all: [
          endsIt,
          /\b(?:any|each and every|every|a single|slightest|least) (?:(?:actual|alleged|or|other|such|late|short|one|delay|material or immaterial) ){0,3}(?:breach|failure|violation|default|deviation|infringement|discrepancy|departure|non-?compliance|delay|instance|late payment)\b|\b(?:fails? to comply with|violates?|breach(?:es)?|break|violate) (?:of )?any(?! material)\b|in breach of any(?! material)|\b(?:1|one|a single|any) (?:late|missed|incorrect|overdue|false|short) \w+|failure whatsoever|in any respect|non-?compliance with (?:what|any)/,
        ],
        none: [
          /\bmaterial\b(?! or| thereof)(?<!whether or not such breach is material)(?<!whether or not material)|\b(?:(?<!without |for )(?:cure|cured)|remedied|persist\w*|substantial|serious|repeated|remains|unless|convenience|insolven|suspen|after (?:written )?notice|not renew|shall not)\b/,
          /\[each\]|\bno (?:breach|failure)|any breach of (?:section|clause)|without being required|no need to|need not|other (?:agreement|contract)|repudiatory/,
          /waiv/,
        ],
      },
      {
        force: ['right', 'fact', 'duty', 'no-duty', 'transfer', 'ban'],
        all: [
          endsIt,
          /\b(?:fail(?:ure|s|ed)?|breach\w*|default\w*|violat\w+|non-?compliance|non-?observance)\b.{0,45}\b(?:any|a single) (?:\w+ ){0,2}(?:covenant|provision|term|obligation|condition|requirement|rule|dut(?:y|ies)|instruction)\b/,
          /\b(?:entitle|may|can|shall be ground|right|permit|automatically|at once|immediately)/,
        ],
        none: [
          /\b(?:material\w*|cure[ds]?|remed\w+|persist\w*|substantial|serious|repeated|remains|unless|within \d+|after (?:written )?notice|shall not|may not|convenience)\b/,
          /\[each\]|\bno (?:breach|failure)|other (?:agreement|contract)/,
        ],
      },
      {
        force: ['right', 'fact', 'duty', 'transfer'],
        all: [
          endsIt,
          /\b(?:even a (?:small|minor|slight|single|trivial)|however (?:small|slight|minor|trivial|technical)|no matter how (?:small|slight|minor)|whatever (?:its|the) (?:consequence|effect|gravity|size|weight)s?|of (?:whatever|any) (?:nature|kind|sort|gravity)|(?:1|one|a single|any) (?:late|missed|overdue|incorrect) \w+|(?:1|one) day (?:late|overdue|past)|in any respect|not (?:be )?material|immaterial|minor (?:or|as well)|with or without (?:effect|consequence))\b/,
          new RegExp(`${breachWords.source}|\\bpayment|\\brules?\\b|\\brepresentation`),
        ],
        none: [
          /(?<!\w)(?:cure[ds]?|remed(?:y|ied)|persist\w*|substantial|serious|interest|report any|notify|bears)(?!\w)|\[each\]|\bmaterial breach|shall not|may not|no need to|need not|no (?:minor|immaterial)/,
        ],
      },
      {
        force: ['right', 'fact', 'duty', 'transfer', 'acknowledgement'],
        all: [endsIt, failing, howeverSmall],
        none: [
          bothSides,
          /\b(?:cure[ds]?|remed(?:y|ied)|persist\w*|substantial(?:ly)?|serious|interest|report|notify|bears|material breach|materially|(?:an)?other (?:agreement|contract)|shall not|may not|no need|need not|within \d+|after (?:\w+ )?(?:notice|warning)|indemnif\w*|waive[rd]?|damages|insolven\w*|survive|insurance|policy|(?:an)?other (?:agreement|contract)|conflict with|constitute a default under|result in|notice for)\b/,
        ],
      },
    ]),
    'subjective-termination-ground': holding(opinionEnds, [
      {
        bears: 'giver',
        all: [
          new RegExp(`${endsIt.source}|\\bengagement ends|\\b(?:agreement|contract) ends`),
          /(?<!\w)(?:forms? (?:the|an?) (?:\w+ )?(?:view|opinion|impression|belief)|takes? the view|falls? short of what|dissatisfied with|not (?:satisfied|happy) with)(?!\w).{0,40}\[giver\]/,
        ],
        none: [/(?<!\w)(?:reasonabl|shall not|independent|\[each\])/],
      },
      {
        all: [
          new RegExp(`${endsIt.source}|\\bcause (?:includes|means)|notice to quit|\\bengagement ends|\\bdrop the`),
          /(?<!\w)(?:in (?:its|\[a\]'s|their|the|his|her|our) (?:sole |absolute |own |reasonable )*(?:opinion|judge?ment|view|estimation|determination|assessment)|in the (?:opinion|view|judge?ment) of|to (?:its|their) own thinking|(?:deems?|considers?|believes?|feels?|thinks?|determines|regards?|\[a\] determine) (?!this\b|appropriate|fit\b|it fit)(?:in its discretion |that |itself |as |the |\[o\]|[a-z]+ )|(?:is|are) (?:not |no longer )(?:satisfied|convinced|happy|content)|dissatisf\w+|loss of confidence|lost confidence|insecure|forms? (?:the|an?) (?:\w+ )?(?:opinion|view|impression|belief)|takes? the view|is of the (?:opinion|view)|sole (?:and \w+ )?judge|comes? to (?:the )?(?:conclusion|view)|not a good fit|in (?:its|\[a\]'s|their) eyes|falls? short of what (?:the )?\S+ (?:hoped|expected)|los(?:es|t) (?:confidence|faith|trust)|to (?:its|\[\w\]'s|their) (?:\w+ )?satisfaction|unsatisfactory to|unacceptable to|which the \[a\] determines)/,
        ],
        none: [
          /\b(?:reasonabl[ey] (?!or unreasonable)|shall not be|neither|gives no right|demonstrabl|independent|arbitrat|investigation|objective|no right|not entitle|change requests|suspen|mere opinion|if both|second inspection)/,
          /\[each\]/,
          /\bcauses? (?:which|that)/,
        ],
      },
      {
        all: [
          endsIt,
          /(?<!\w)(?:whenever|if|where|when|in case) (?:the )?\[a\] (?:deems|considers|finds|regards|thinks|believes|feels)(?!\w)|objectionable/,
        ],
        none: [/\b(?:reasonabl[ey]|necessary to comply|evidence|investigation|no right)\b/, /\[each\]/],
      },
      {
        force: ['right', 'fact', 'duty', 'transfer'],
        all: [
          new RegExp(`${endsIt.source}|\\bengagement ends|\\b(?:agreement|contract) ends|\\blet (?:the )?\\[\\w\\] go`),
          opinionRules,
        ],
        none: [
          bothSides,
          /\b(?:reasonabl[ey](?! or unreasonabl)|shall not|independent|arbitrat\w*|objective|suspen\w*|law\b|regulat\w*|illegal|unlawful|decides? to|determines? (?:their|its|his|the)|agreement with|dispute|good faith|investigation|court|determines (?:to|the)|unused)\b/,
        ],
      },
    ]),
    'cross-termination': holding(oneEndsAnother, [
      {
        bears: 'actor',
        force: ['fact', 'duty', 'definition'],
        all: [
          /\b(?:if|when|where|should) (?:the )?\[a\](?: or \S+(?: \S+){0,3}?)? (?:\w+ ){0,2}?(?:breach\w*|defaults?|in (?:breach|default)|fails?)\b/,
          /\b(?:any other|another) (?:\w+ )?(?:agreement|contract|lease|order|loan|arrangement)\b/,
        ],
        none: [bothSides, /\[o\] (?:may|can)|\b(?:shall not|indemnif\w*|damages|interest)\b/],
      },
      {
        force: ['right', 'duty', 'fact', 'transfer', 'promise'],
        all: [
          /(?<!\w)(?:any|every|all|each|and|other|another|sister|both|one)(?!\w).{0,24}(?<!\w)(?:other (?:\w+ (?:or|and) )?(?:\w+ )?(?:agreements?|loans?|contracts?|leases?|orders?|schedules?|statements? of work|franchises?|projects?|ppas?|arrangements?|indebtedness)|others\b|(?:each|every) schedule|sister projects?)|(?:another|an other|any other) (?:project|agreement|contract|lease|of (?:its|our|the))|all others|services we can|all of them|(?:maintenance|parking|rental|terminal rental|service|merchant) (?:agreement|licen[cs]e|terms|lease)|all contracts between|removal from office|each \[p\]|[a-z]+ (?:agreement|licence) .{0,60}(?:brings?|end of|counts? as a breach of this)|1 of our services|one of our services|of our services|any indebtedness|one ppa|1 ppa/,
          new RegExp(`${endsIt.source}|\\bdefault|\\bbreach|brought down|stand and fall|close \\S+ accounts`),
          /\b(?:terminat\w*|cancel\w*|forfeit|end|ends|ended|default\w*|breach\w*|fall\b|brought down|break|close|repossess|reposess|bring)/,
        ],
        none: [
          /\b(?:shall not be|shall not|waives? any cross|separate|leaves? the others|password|discount|coordinate|not entitle|independent of)/,
          /\[each\]|both parties/,
          /\bother (?:agreement )?in writing/,
          /\b(?:governs?|supersede|conflict|prevail|renew|availability)\b/,
        ],
        test: (hits, { words }) =>
          /\b(?:counts? as|brings?|cross|default|terminat|breach|cancel|forfeit|end|close|stand and fall|down|repossess)/.test(
            words,
          ) &&
          /\b(?:counts? as|brings?|likewise|hereunder|also|every|all|both|each|any|as well|too|others|another|other|extend|stand and fall|together)\b/.test(
            words,
          ) &&
          !/\bany other (?:provision|right|remedy|term|reason|cause|person|party)/.test(hits[0]![0]),
      },
      {
        all: [
          /\b(?:upon|on|if|when) .{0,15}(?:terminat|expir|cancel|default|breach).{0,60}\b(?:agreement|contract|licen[cs]e|lease|order)\b.{0,60}\b(?:likewise|also|as well|too|automatically)\b.{0,30}\b(?:end|terminat|cease|expire|cancel)/,
        ],
        none: [
          /both parties|\[each\]|this agreement (?:shall|will) (?:also )?(?:automatically )?terminate if the other|statements? of work under it/,
        ],
      },
      ...barring(
        [/\b(?:any provision|any term|any obligation|not entitle|shall not)\b/],
        [
          {
            mutual: true,
            bears: 'giver',
            all: [
              /(?<!\w)(?:breach|default|failure|non-?payment) (?:by|of|on the part of) (?:the )?\[giver\](?:'s)? (?:of|under|in respect of) (?:any|another|some|each)(?!\w)/,
              /\b(?:other )?(?:agreement|contract|lease|order|loan|indebtedness)s?\b.{0,160}/,
              endsIt,
              /\[taker\] (?:may|to|shall)|by (?:the )?\[taker\]/,
            ],
          },
          {
            mutual: true,
            bears: 'taker',
            all: [
              /(?<!\w)(?:breach|default|failure|non-?payment) (?:by|of|on the part of) (?:the )?\[taker\](?:'s)? (?:of|under|in respect of) (?:any|another|some|each)(?!\w)/,
              /\b(?:other )?(?:agreement|contract|lease|order|loan|indebtedness)s?\b.{0,160}/,
              endsIt,
              /\[giver\] (?:may|to|shall)|by (?:the )?\[giver\]/,
            ],
          },
        ],
      ),
      {
        all: [
          /\bstand (?:and|or) fall together\b|\b(?:ending|termination|cancellation|end|expiry) of (?:any )?(?:1|one|either|any) (?:of them )?.{0,90}\b(?:the rest|the others?|all (?:the )?others?|every other|each other|as well)\b/,
        ],
        none: [
          /\b(?:shall not|does not|without) (?:affect|end|terminat)|statements? of work|affiliates? only|not affect\b/,
        ],
      },
      {
        force: ['right', 'duty', 'fact', 'definition'],
        all: [
          /\b(?:event of default|may (?:\S+ ){0,3}?(?:terminate|cancel|accelerate|call|forfeit)|ground for terminat)/,
          /\b(?:fail\w*|default\w*|breach\w*)\b.{0,60}\b(?:any (?:other )?(?:indebtedness|debt|loan|facility|borrowing)|(?:any|an|1) other (?:agreement|contract|lease|creditor|arrangement)|to any other (?:person|creditor|lender))/,
        ],
        none: [/\[each\]|\bshall not\b|\bmaterial adverse|\bexceeding|\bin excess of/],
      },
      {
        force: ['right', 'duty', 'fact', 'transfer'],
        all: [
          /\b(?:if|failure|default|breach|loses|loss|terminat\w*|ending|ends)\b/,
          otherDeal,
          /\b(?:(?:may|can|entitle\w*|right to|option) .{0,60}\b(?:end|terminate|cancel|close|withdraw)\b.{0,80}|(?:rank|count)s? as .{0,30}(?:failure|default|breach)|event of default)/,
          /\b(?:as well|too|also|likewise|all the other|rank|counts? as|under this|this (?:agreement|contract|lease|one)|hereunder|cross|the others)\b/,
        ],
        none: [
          bothSides,
          /\b(?:shall not|not affect|any other (?:provision|term|right|remed)|not of itself|supersede\w*|renew\w*|without prejudice|in addition to|statements? of work|survive|convenience|regulator\w*|insolven\w*|administration)\b/,
        ],
      },
      {
        mutual: true,
        bears: 'taker',
        force: ['duty', 'fact'],
        all: [
          /\b(?:termination|expiry|ending) of this (?:agreement|lease|contract|licen[cs]e)\b.{0,40}\b(?:automatically )?(?:terminates?|ends?|cancels?|brings?)\b.{0,20}\b(?:all|any|every) other (?:agreements?|contracts?|leases?)/,
        ],
        none: [/\b(?:not|statements? of work|orders?)\b/],
      },
    ]),
    'no-refund-on-termination': barring(
      [/\bcancellation (?:fee|charge)s? (?:is|are|being) an? (?:\w+ )?(?:fair|genuine|reasonable)?\b/],
      holding(keepsWhatWasPaid, [
        {
          all: [
            /(?<!\w)(?:non-?refundable|not refundable|no (?:credit or |refund or |pro ?rata |part )*(?:refunds?|repayment|reimbursement)|not even partial|payments? (?:are|is) final|sales are final|not (?:be )?(?:refund\w*|repaid|reimburs\w*|returned|apportioned|entitled to (?:any |a )?(?:refund|repayment|return))|(?:forfeit\w*|retain\w*|keep|keeps|kept|lose|lost)|not get back|no obligation to (?:return|refund|repay)|lapse worthless|no cash value|remain (?:its|\[a\]'s|the) property|not give rise to a claim for repayment|won't get|don't (?:give|get) (?:money|a refund|anything) back|owes? (?:\[o\] )?no refund|fully earned|retained by|property of|given back|handed back|(?:won't|will not|shall not|don't|do not|cannot|can't|doesn't) (?:get|give|receive|have|hand|pay|send|claim|recover) (?:\S+ ){0,6}?back\b|belongs? to (?:the )?\[giver\]|belong to (?:the )?\S+ absolutely|no claim to (?:any )?apportionment|not (?:be )?(?:credited|rebated|reimbursable)|no (?:rebate|apportionment|money back))/,
            /(?<!\w)(?:prepa(?:id|yments?|yment)|paid|advance|fees?|dues|rent(?:als)?|deposits?|balances?|money|charges?|consideration|sums|amounts|instal?lments?|payments|initial fee|support hours|unused|tuition|membership|refunds|partial)/,
            /\b(?:terminat\w*|cancel\w*|end(?:s|ed|ing)?\b|expir\w*|clos(?:e|ed|ure)|withdrawal|cut short|dismissed|withdraws|discontinu\w*|repossess\w*|determination of|early|remainder of|drop|leave|leaves)/,
          ],
          none: [
            /\b(?:nothing .{0,40}(?:entitles?|permits?|allows?)|(?:is|are|will be|shall be) refunded|otherwise non-?refundable|keep .{0,30}(?:data|records|copies)|pro rata refund is|except that|will refund|shall refund|shall return|shall be repaid|within \d+ days|drafts|gift cards|less lawful|itemi[sz]ed|change|amend|not the intention|sponsorship fee less|renew|commission|bonus|invest|confidential|suspen|work done|on behalf|force majeure|control)/,
            /\[each\]/,
          ],
        },
        {
          all: [
            /\b(?:sums?|fees?|moneys?|amounts?|payments?|deposits?|dues|contributions?)\b.{0,100}\b(?:are|is|shall be|will be|may be) (?:kept|retained|forfeited|lost)\b|\bkeeps? (?:all |any |the )?(?:sums?|fees?|moneys?|amounts?|payments?|deposits?)\b/,
          ],
          clause: [/\b(?:terminat|cancel|expir|early end|withdraw)/],
          none: [
            /(?<!\w)(?:performed|earned|rendered|escrow|set-?off|withh[eo]ld|retention|until|tax|for work|accrued|nothing|not (?:be )?(?:kept|retained|keep)|damages|claim|arrears|owed|unpaid)(?!\w)|\[each\]/,
          ],
        },
        {
          force: ['fact', 'duty', 'ban', 'no-right', 'no-duty', 'transfer', 'acknowledgement'],
          all: [
            keepsMoney,
            paidBefore,
            /\b(?:terminat\w*|cancel\w*|end(?:s|ed|ing)? (?:early|the|this|it)|to an end|expir\w*|leav(?:e|es|ing)|withdraw\w*|early|whether or not .{0,30}complet\w*|drops? out|before .{0,30}(?:over|end))\b/,
          ],
          none: [
            bothSides,
            /(?<!\w)(?:will|shall|must|is|are) (?:\w+ )?(?:refund(?:ed)?|returned?|repaid|repay|credited)(?!\w)|(?<!\w)(?:give (?:\[\w\] )?back|gets? back|nothing .{0,40}(?:entitles?|permits?)|except|performed|earned|renew\w*|commission|bonus|invest\w*|confidential\w*|suspen\w*|force majeure|control|shares?|employ\w*|records|within \d+ days|data|copies|inventor\w+|title|license[ds]?|withhold|taxes|interest)(?!\w)/,
          ],
        },
      ]),
    ),
    'no-pay-for-work-done': barring(
      [/\b(?:bonus(?:es)?|awards?)\b.{0,60}\b(?:already )?notified\b|\bwithdraw an? (?:\w+ )?(?:bonus|award)/],
      [
        {
          bears: 'giver',
          within: 'sentence',
          all: [
            /\b(?:terminat\w+|cancell?(?:s|ed|ation)?|contract ends|end of the contract)\b/,
            /\b(?:(?:sole|only|entire|total) (?:liability|obligation|duty|payment|compensation)\b.{0,60}\b(?:work|deliverables?|services|milestones?|goods|items|units)\b.{0,40}\b(?:accepted|approved)|(?:pay|paid|payment|owed?|compensation|liable|fees)\b.{0,60}\b(?:only|solely|limited to|no more than|other than|nothing but|nothing except)\b.{0,60}\b(?:accepted|approved)\b|(?:pay|owe)\b.{0,20}\bonly (?:for )?.{0,60}\b(?:accepted|approved)\b|(?:no payment|no fee|nothing|not be paid|no compensation)\b.{0,80}\bnot (?:yet |been |yet been )*(?:accepted|approved)\b|\bnot (?:yet |been |yet been )*(?:accepted|approved)\b.{0,30}\b(?:shall|will|need) not be paid)/,
          ],
          none: [
            /\[each\]|\b(?:in progress|whether or not (?:they|it|such \w+) (?:is|are|has|have)|pro rata|non-cancell?able|in addition|orders?|purchase orders?|work performed|partially|expenses approved|approved (?:by .{0,30})?expenses|pre-?approved|approved (?:budget|in advance)|data|claims)\b/,
          ],
        },
        {
          bears: 'giver',
          all: [
            /\b(?:not (?:be )?(?:obligated|obliged|required|liable) to pay|no (?:duty|obligation|liability) to pay|will not be paid|shall not be (?:paid|payable))\b/,
            /\b(?:in progress|not completed|incomplete|partially completed|partly completed|uncompleted|commissions? on|work in process|deals? that|unfinished)/,
            /\b(?:terminat|cancel|last day|end of|leave)/,
          ],
          none: [/\b(?:except|save|other than|unless)/],
        },
        {
          all: [
            /\bwaiv\w+|\breleases?\b|\bgives? up/,
            /\bclaims? (?:for|to) (?:payment|compensation|work)|payment for work/,
            /\bwork (?:in process|in progress|performed|done)|overhead|anticipated profits?|demobili/,
            /\bterminat|cancel|suspen|such/,
          ],
          none: [/\b(?:except|save|other than)/],
        },
        {
          all: [
            /\bnot (?:be )?entitled to (?:any )?(?:compensation|payment|fees?)\b|no (?:compensation|payment)/,
            /\bwork (?:performed|done|completed|carried out)|services (?:already )?(?:rendered|performed)/,
            /\bterminat|cancel|ends?\b/,
          ],
          none: [/\b(?:except|save|other than|defective|unless)/, /\[each\]/],
        },
        {
          all: [
            /\b(?:terminat\w*|cancel\w*|end(?:s|ed|ing)?\b|stopp?(?:ed)?\b|abandon\w*|withdraw\w*|determination|drop|discontinu\w*)/,
            /(?<!\w)(?:not (?:be )?(?:entitled to|paid|owed)|no (?:claim for|fee|payment|liability|compensation|obligation|charge|sums?|amounts?)|without (?:liability|compensation|payment)|nothing for|forfeit\w*|extinguish\w*|ceases?\b|cease to be payable|discharges? it|at \[a\]'s expense|won't be paid|bears? all|need pay only|shall not pay)/,
            /\b(?:work(?:s)? (?:in progress|in process|in hand|done|already|performed|product)|completed? deliverables|partly|finished goods|raw materials|creative work|executed work|development and construction|custom-made|unamorti[sz]ed|invoices? not yet|unpaid (?:milestones|advances)|commission|bonus|so far|accepted manuscripts|demobili[sz]ation|not (?:yet )?(?:delivered|invoiced|approved|actually paid)|profit on|goods not yet|even if (?:fully )?earned|unfinished)/,
          ],
          none: [
            /\b(?:save that|except that|shall pay for|does not affect|agreed rates|other channels|sick days|restrict|suspen)/,
            /\[each\]/,
          ],
        },
        {
          bears: 'giver',
          all: [
            new RegExp(`${endsIt.source}|\\bstop(?:s|ped)?\\b|\\bcessation|\\babandon|\\bterminat`),
            notPaid,
            workDone,
          ],
          none: [
            /(?<!\w)(?:except (?:for|that)?|save (?:for|that|as)?|other than|unless|defective|rejected|but shall|provided that \S+ (?:shall )?pay|on paying|documented costs|shall be paid|will be paid|shall pay (?:the )?\[\w\] for|cause|misconduct|breach|default|leave|vacation|bonus|refund|deposit|prepaid|late|suspen|accrued rights|without prejudice|(?:performed|provided|done|incurred|rendered|services|work|place|delivered) (?:\w+ )?(?:after|following|beyond))(?!\w)|\[each\]/,
          ],
        },
        {
          bears: 'giver',
          all: [
            /\b(?:terminat\w*|cancel\w*|stop(?:s|ped)?|abandon\w*|call(?:s|ed)? .{0,30}off|end(?:s|ed)? (?:the|this)|withdraw\w*|cessation|determin\w+ of)\b/,
            noPay,
            doneSoFar,
          ],
          none: [
            bothSides,
            /\b(?:except|save|other than|unless|defective|reject\w*|but shall|on paying|documented costs|shall pay|will pay|shall be paid|will be paid|cause|misconduct|breach|default|leave|vacation|bonus|refund|deposit|prepaid|late|suspen\w*|accrued|without prejudice|insur\w*|data|confidential\w*|indemnif\w*|licen[cs]e|tax\w*|rights granted|(?:performed|provided|done|incurred|rendered|services|work|place|delivered) (?:\w+ )?(?:after|following|beyond)|warrant\w*|consequential|third part\w+)\b/,
          ],
        },
      ],
    ),
    'breach-deemed-material': holding(isCalledMaterial, [
      {
        all: [
          /\b(?:is|are) (?:a )?material and (?:irremediable|incurable|not)/,
          /\b(?:breach|use beyond|shortfall|failure)/,
        ],
        none: [/not cured/],
        mutual: true,
      },
      {
        all: [
          /\b(?:deemed|constitut\w+|regarded as|treated as|treat|counts? as|agreed to be|is agreed|are conditions|includes?|presumed to be|rank as|taken to be|amounts? to|agrees? that|is (?:an? )?(?:immediate|material|fundamental|repudiatory)|means,? without limitation|shall be (?:an?|considered)|considered)\b/,
          /\b(?:material(?: and \w+)? (?:breach|default)|fundamental breach|breach of condition|repudiatory|irremediable|incapable of (?:cure|remedy)|not susceptible of|substantial default|gross misconduct|persistent breach|substantial breach|serious (?:breach|default)|going to the root|goes to the root|incurable (?:\w+ )?(?:breach|default)|deemed material|event of default|material and|incurable material|cannot be put right|are conditions)/,
          new RegExp(
            `${breachWords.source}|\\buse beyond|\\bunauthori[sz]ed use|\\bbreach of|\\bwarrant|\\boutput below|\\bevery|\\blateness|\\bobservations|missing a payment|\\brules|\\bany`,
          ),
        ],
        force: ['duty', 'fact', 'acknowledgement', 'definition', 'promise', 'right', 'transfer'],
        none: [
          /(?<!\w)(?:only when|serious effect|not a material|not be (?:a |deemed|treated)|until the cure|undisputed|more than \d+ months|control|insolven|founder|any person acquires|dies\b|merger|ownership|without (?:the )?\[o\]'s (?:prior )?(?:written )?(?:approval|consent)|misrepresentation|deprives)/,
          /\bno (?:breach|failure|delay)/,
          /\[each\] (?!agree|acknowledge|accept)|other party would/,
        ],
      },
      {
        all: [
          /(?<!\w)(?:classif\w+ .{0,60} as|ranks? as|taken (?:to be|as)|treated as|regarded as|deemed|presumed|counts? as|constitut\w+|considered|is|are|amounts? to|to be)(?!\w).{0,30}\b(?:(?:serious|grave|fundamental|repudiatory|incurable|irremediable|essential|substantial) (?:\w+ )?(?:default|breach|failure)|material (?:\w+ )?(?:breach|default) (?:by|of) (?:the )?\[\w+\]|breach of condition|of the essence and)/,
          new RegExp(`${failing.source}|\\bfewer than|\\bless than|\\bany\\b|\\beach of the following`),
        ],
        none: [
          bothSides,
          /\b(?:if it has|only (?:if|when)|not (?:be )?(?:a|deemed|treated|considered|constitute)|cured?|remed\w+|undisputed|more than \d+ (?:days|months)|insolven\w*|control|fraud|after (?:\w+ )?notice|misrepresent\w+)\b/,
        ],
      },
    ]),
    'insolvency-trigger': barring(
      [/\b(?:no \[?[\w ]+\]?|not|never) (?:may )?petition\b/],
      holding(endsOnDistress, [
        {
          all: [
            /\b(?:insolven\w*|bankrupt\w*|receiver\w*|administrat(?:or|ion)\b(?! (?:charge|fee|cost))|liquidat(?:ion|or)\w*|winding[- ]up|wound up|petition|assignment for the benefit of (?:its )?creditors|composition|arrangement with (?:its )?creditors|moratorium|unable to pay|inability to (?:pay|meet)|distress or execution|money problems|financial (?:difficult\w*|condition)|credit rating|suspends? payment|creditors|cease to carry on|appointment of an administrator|ceases or threatens|negotiations with 1 or more creditors)/,
            new RegExp(
              `${endsIt.source}|\\bend(?:s|ed)?\\b|licence to lapse|stop supplying|\\bleave\\b|termination rights|permits the`,
            ),
          ],
          none: [
            /(?<!\w)(?:not institute|effect of termination|rescinded or must|restored or returned|terminat\w+ for insolvency|no right|shall not by itself|waives? forfeiture|365\(n\)|not affected|guarantor's|solvent reconstruction|shall notify|either|neither|\[each\]|each party|not entitle)/,
          ],
        },
        {
          all: [
            /(?<!\w)(?:trustee (?:is|takes|appointed)|(?:cannot|unable to|not able to) (?:meet|pay) (?:its|their|his|\[\w\]'s) (?:debts|creditors)|steps .{0,20}(?:winding up|administration|dissolution)|takes charge of its assets|voluntary arrangement|distress|levied|judgment debt)(?!\w)/,
            new RegExp(`${endsIt.source}|\\bends?\\b|\\bwithdraw`),
          ],
          none: [bothSides, /\b(?:shall not (?:by itself|entitle)|not (?:be )?entitled)\b/],
        },
      ]),
    ),
    'no-claim-on-termination': holding(claimsNothing, [
      {
        all: [
          /\bno (?:compensation|damages|indemnity|severance|payment)\b.{0,40}\b(?:payable|due|owed)/,
          /\b(?:cessation|termination|ending|expiry|dismissal|end) of|terminated/,
          /\b(?:whatsoever|howsoever|of any kind|however|for any reason)/,
        ],
        none: [/\b(?:except|save|other than|unless)/, /\[each\]/],
      },
      {
        bears: 'other',
        force: ['no-duty', 'exclusion', 'ban', 'duty'],
        all: [
          /\[a\](?:'s)? .{0,80}(?<!\w)(?:no (?:liability|obligation)|not be (?:liable|answerable|responsible|accountable)|(?:don't|do not|doesn't|does not|shall not|will not|won't) owe|liability .{0,30}excluded|without (?:being )?(?:answerable|liab|compensation)|owes? (?:the )?\[o\] nothing)/,
          /\b(?:no (?:claim|liabilit\w*|sum|compensation|right|redress|obligation to (?:pay|compensate)|ground for|entitle)|nothing\b|not (?:be )?(?:entitled|liable|claim|expose|answerable|responsible|accountable|owe)|(?:don't|won't|doesn't) owe|without (?:being )?(?:answerable|liab|compensation)|waiv\w*|gives? up|surrenders?|forgoes?|agree not to|excluded|shall not|limited to)/,
          /\b(?:compensation|indemnit\w*|damages|redress|loss of (?:office|goodwill|rights|profit|\w+ rights)|lost profits?|liability|claims?|severance|investments? made|expenditures?|in reliance|prospects|anything|all other relief|termination payments|payments otherwise due|sum by way)/,
          /\b(?:terminat\w*|expir\w*|cancel\w*|clos(?:e|ed|ing)|comes to an end|ending of|ends?\b|dismissal|released from|revocation|quitting|dealership)/,
        ],
        none: [
          /\b(?:work performed|work in process|without liability, terminate|terminate the services in its|does not affect|accrued|nothing in this|lawfully ended|solely because|other channels|sick days|unused|may recover|shall pay|unless|except|suspen|insur|force majeure|control|without prejudice|survive|indirect|consequential|third part|harmless|limit(?:s|ation)? (?:of|or)|work in progress|invoice|raw materials|bug|refund|repayment|only recourse|being a claim|without (?:any )?liability|terminate (?:this agreement )?(?:if|for)|premature)/,
          /\[each\]|neither|\bguarant|limited to [$£€]|\bends when/,
        ],
      },
      {
        all: [
          /\b(?:no (?:claim|liabilit\w*|sum|compensation|right|redress|obligation to (?:pay|compensate)|ground for|entitle)|nothing\b|not (?:be )?(?:entitled|liable|claim|expose|answerable|responsible|accountable|owe)|(?:don't|won't|doesn't) owe|without (?:being )?(?:answerable|liab|compensation)|waiv\w*|gives? up|surrenders?|forgoes?|agree not to|excluded|shall not|limited to)/,
          /\b(?:compensation|indemnit\w*|damages|redress|loss of (?:office|goodwill|rights|profit|\w+ rights)|lost profits?|liability|claims?|severance|investments? made|expenditures?|in reliance|prospects|anything|all other relief|termination payments|payments otherwise due|sum by way)/,
          /\b(?:terminat\w*|expir\w*|cancel\w*|clos(?:e|ed|ing)|comes to an end|ending of|ends?\b|dismissal|released from|revocation|quitting|dealership)/,
        ],
        none: [
          /\b(?:does not affect|accrued|nothing in this|lawfully ended|solely because|other channels|sick days|unused|may recover|shall pay|unless|except|suspen|insur|force majeure|control|without prejudice|survive|indirect|consequential|third part|harmless|limit(?:s|ation)? (?:of|or)|work in progress|invoice|raw materials|bug|refund|repayment|only recourse|being a claim|without (?:any )?liability|terminate (?:this agreement )?(?:if|for)|premature)/,
          /\[each\]|neither|\bguarant|limited to [$£€]|\bends when/,
        ],
      },
      {
        all: [
          /\b(?:neither|no|nor|not)\b.{0,120}\brecover(?:able|ed|y)?\b/,
          /\b(?:loss of|lost|profits?|expenditures?|investment|goodwill|damages)/,
          /\bterminat|expir|cancel|non-?renewal/,
        ],
        none: [/(?<!\w)(?:neither party|\[each\]|except|unless|indirect|consequential|refund)/],
      },
      {
        all: [
          /\b(?:neither|no|nor|not)\b.{0,90}\b(?:expir|terminat|end|cancel|non-?renew|dismiss)\w*.{0,120}\b(?:entitl|give rise|confer|creat|found|support)\w*\b.{0,70}\b(?:compensation|indemnity|severance|damages|payment|goodwill|claim|redress)\b/,
        ],
        none: [
          /\[each\]|(?<!\w)(?:neither party|accrued|except|unless|work|performed|refund|in accordance with)(?!\w)/,
        ],
      },
      {
        force: ['fact', 'waiver', 'ban', 'no-right', 'no-duty', 'duty', 'exclusion', 'acknowledgement'],
        all: [
          deniedToIt,
          endMoney,
          /\b(?:(?:when|upon|on|by reason of|because of|as a result of|in consequence of|from|following|however|after)\b.{0,50}\b(?:terminat\w*|expir\w*|ended?|ends|ending|end\b|cancel\w*|dismiss\w*)|(?:terminat\w*|expir\w*|ending|cancellation) (?:or \w+ )?of)\b/,
        ],
        none: [
          bothSides,
          /\bguarant|limited to [$£€]|\bends when/,
          /\b(?:accrued|survive\w*|without prejudice|lawful\w*|except|unless|indirect|consequential|third[- ]part\w+|insur\w*|suspen\w*|force majeure|refund|work (?:performed|done)|invoice|confidential\w*|injunct\w*|indemnif\w*|warrant\w*|harmless|infring\w*|shall pay|breach\w*|negligen\w*|equitable|cure|limit\w*|condition precedent|liability is limited|property damage|prior to|nothing in this)\b/,
        ],
      },
    ]),
  }),
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
