import { unlessDenied } from '../denied.ts';
import { percentagesIn } from '../../text/quantities.ts';
import type { Statement } from '../../statements/statement.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { say, sides } from '../liability-cap/sides.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

const fixedSum =
  /\b[2-9]\d{2}(?:%| percent\b) of|\bcosts \[\w+\] a penalty|\bby way of (?:agreed )?damages|\bliquidated (?:and ascertained )?damages|\d(?:%| percent\b).{0,50}\b(?:for each|per|for every|each|every|a) (?:\S+ )?(?:day|week)|\b(?:[2-9]|\d\d) times the|\bagreed (?:sum|damages|amount|charge)|\bfixed (?:charge|sum|damages|amount|payment)|\b(?:pay|owe|incur|impos\w+|charg\w+|liable (?:to|for)|as|forfeit|subject to)\b.{0,30}\bpenalt(?:y|ies)\b|\b(?:contractual|daily|agreed) penalt(?:y|ies)\b|\bpenalty (?:of|equal|for)\b|\bstipulated (?:payment|sum|loss|damages)|\b(?:a|an) (?:\S+ ){0,2}?(?:fee|sum|charge|amount) (?:of|equal to|equivalent to)|\bshall pay (?:\S+ ){0,6}?[$£€]|\bpay \S+ [$£€]|\bpre-?estimate|[$£€][\d,]+ (?:for each|per|a|every)|\bdelay (?:charge|damages)/;
const failing =
  /\bbreach\w*|\blate\b|\bdelay\w*|\bleaves?\b|\bcancel\w*|\bunauthori[sz]ed|\bdefault|\bhires?\b|\bsolicits?\b|\bshortfall|\bexit\b|\bholdover|\bstays\b|\bincident|\bdisclosure\b|\bfails?\b|\bviolat\w+|\bforfeit and pay|\bearly\b|\bnon-?compliance|\bresigns?\b|\bquits?\b|\bjoins?\b|\bcompetes?\b|\bper day or part\b|\bremains? in (?:possession|occupation)|\bhold(?:s|ing)? over\b|\boutside the (?:territory|scope)|\bbefore the end of\b/;
const anyway =
  /\bwhether or not\b|\birrespective\b|\bregardless\b|\bwithout (?:proof|evidence|a maximum|any maximum|limit)|\bwhatever (?:it costs|(?:\S+ )?(?:loss|damage))|\bwithout (?:the )?need to|\bno matter\b|\bpenalt|\bdouble\b|\btriple|\b(?:[2-9]|\d\d) times\b|\bmonths left|\b\d\d months'/;
const sums = /[$£€] ?([\d,]+)/g;
/** Whether the sum is plainly steep: large, a multiple, a high rate, or owed whatever happened. */
const isSteep = (words: string): boolean =>
  anyway.test(words) ||
  percentagesIn(words).some(
    (share) => share >= 50 || (share >= 2 && /\bper day|\ba day|\beach day|\bdaily/.test(words)),
  ) ||
  [...words.matchAll(sums)].some((match) => Number(match[1]!.replace(/,/g, '')) >= 10000);
const steep = (_hits: readonly RegExpExecArray[], { words }: Statement) => isSteep(words);

/** What may have been paid and had to be given back. */
const sumsHad =
  /\bfees?\b|\bcharges\b|\bpaid\b|\bprice\b|\bsums?\b|\breceived\b|\broyalties\b|\bcapacity payments|\binvoiced|\bpayments?\b|\bcompensation\b|\bsign-on bonus|\btraining costs|\beverything\b/;

/** Returns that nobody need fear: of things, of what was paid too much or in error, of some part. */
const ordinaryReturns = [
  /\binvoice and (?:recover|collect)|\bdestroy|\bcopies\b|\binformation\b|\bcooling|\bchange \S+ mind|\bwithdrawal period|\bsamples?\b|\brecords?\b|\bnon-?conforming|\blicensee\b|\bdelivery costs|\bsign[- ]up\b|\bcustomer support/,
  /\breturn (?:them|it|the goods)\b(?!ing)|\bdefective\b|\bdepreciation|\bif it cannot\b|\bcannot (?:do so|repair|correct)|\bunused\b|\bprepaid\b|\bdeposit\b|\boverpayment|\bnot (?:be )?refund|\bnon-?refundable|\bexpenses\b|\bon their return\b|\binfring/,
  /\brefund of (?:the )?price of rejected/,
  /\[each\]/,
  /\bpro rata|\bin error\b|\bto the extent\b/,
  /\bdamages\b.{0,30}\brecover|\brecover\b.{0,40}\b(?:costs?|loss|damages|premium|rent)\b/,
  /\bcosts of step-in|\binspection|\bfor any period after|\blegal\b|\battorney|\benforc|\bconfidential|\bdocuments|\bproperty\b|\bequipment\b|\bdata\b/,
];

const only =
  /\b(?:complete|whole|full) (?:remed\w+|compensation|redress)\b|\bno claim of any (?:kind|sort)|\bto nothing (?:else|more|further)\b|\bthat(?:'s| is) all\b|\bthe extent of what\b|\bin full settlement\b|\bnot be entitled to anything (?:else|more|further)|\b(?:sole|only|exclusive|entire|single)(?: and (?:exclusive|only|sole))? (?:\S+ )?(?:remed\w+|recourse|relief|liability)|\bno other (?:remedy|right|relief)|\bno remedy\b|\bin full satisfaction|\bin lieu of (?:every|all|any) other|\bremedies are confined|\ball \S+ can get/;
const small =
  /(?:%|\bpercent) of the (?:\S+ ){0,3}?per\b|\bre-?run\b|\breimbursement of the (?:fare|price|fee|ticket)|\bre-?delivery|\b(?:repayment|refund) of the (?:fare|ticket|price of)|\bcredits?\b|\bdiscount\b|\b(?:stop|cease) us(?:ing|e)|\babatement\b|\b(?:return|refund) of (?:the |its )?deposit|\bvoucher|\bdeclaratory|\bagreed sum|[$£€]\d|\b\d+(?:\.\d+)? ?(?:%|percent) per|\bentire liability\b.{0,60}\b(?:downtime|outage|availability)|\b(?:fee|price) reduction|\breduction (?:in|of) (?:the )?(?:fees?|charges|price)|\bextension of time/;
const onTop =
  /\bin addition to\b|\bwithout prejudice to\b|\bon top of\b|\bover and above\b|\bnot take the place of|\bas well as\b|\bbesides\b|\bcumulative\b|\bnot exclusive\b|\bcumulatively\b|\b(?:not|n't) (?:\S+ )?(?:relieve|reduce|replace|satisfy|discharge|limit|preclude|exclude|prejudice|stop|prevent|affect)\b|\bmerely a minimum|\bnot in lieu|\bnot (?:a |the )?(?:sole|exclusive)|\band sue for|\balso claiming/;
const fixedRemedy =
  /\bliquidated\b|\bcredits?\b|\bpenalt|\bagreed (?:sum|charge|amount)|\bfixed (?:payment|sum|charge)|\bdelay (?:charge|damages)|\bholdover rent|\bshortfall payments?|\bdeposit\b|\bpaying the fee|\bstipulated|\blump sum|\blate (?:charge|fee)|\bdeductions?\b/;
const equity =
  /\binjunct\w*|\bspecific(?:ally)? (?:performance|enforced)|\bequitable (?:relief|remed\w+)|\benjoin\b|\brestrain\w*|\brestraining order|\border (?:\S+ )?to stop|\borders? compelling|\b(?:ask|seek|get|obtain)\b.{0,20}\bcourt\b.{0,12}\border|\bcourt\b.{0,8}\bto (?:order|stop|make|prevent)|\b(?:cannot|not) be compelled to|\b(?:application|apply) to (?:a |the )?court to (?:forbid|compel|stop|order|prevent)|\bforbid or compel|\b(?:hinder|prevent|stop|halt) the (?:release|exhibition|distribution|publication|use|sale)|\bprevent the termination/;
const easily =
  /\b(?:not|n't) (?:have|need|be required) to (?:\S+ )?(?:lodge|post|give|provide|show|prove|establish)|\bmoney (?:alone )?(?:cannot|can't|could not) (?:repair|cure|make good|compensate)|\bon asking\b|\bwithout (?:\S+ ){0,5}?(?:bond|security|proof|prove|proving|showing|notice|hearing|undertaking)|\bno (?:bond|security|special damage)|\bbond (?:being )?waived|\bneed not (?:show|prove)|\birreparabl\w+|\bsecurity (?:shall )?not be required|\bconsent(?:s|ing)? to (?:the )?(?:entry|issue|issuance)|\bwaives? all defenses|\bas of right\b|\bdamages (?:are|would be|is|be) (?:an )?(?:inadequate|not (?:be )?(?:an )?adequate)|\bpresumed\b/;
const allLeft =
  /\b(?:remaining|remainder|balance|unexpired|rest of|outstanding|future|unpaid|end of the|yet to accrue|everything left|whole outstanding|not yet run|left (?:on|in)|residue|not (?:yet )?(?:been )?(?:billed|invoiced|fallen due|accrued)|would have (?:been )?(?:\S+ )?(?:billed|paid|payable|due|accrued|earned|charged)|full (?:five|\d+))\b/;
const feesDue =
  /\b(?:fees?|retainers?|rent(?:als?)?|charges?|royalt\w+|payments?|dues|sums?|amount|instal(?:l)?ments?|commitment|budget|contract|hire)\b/;
const atOnce =
  /\b(?:due|payable|liable|call in|owed|accelerat\w+|repayable|declare|invoice|pay|paying|paid|payment|settle|liable for|fall due)\b/;
const onEnd =
  /\bterminat\w*|\bdefaults?\b|\bcancel\w*|\bwithdraws?\b|\bleaves? early|\bmiss(?:es|ed)?\b|\bearly\b|\blate\b|\bends? the\b|\bbreach|\baccelerat|\bremains liable|\blump sum|\bexpir|\bfails? to pay|\bfailure to pay/;
const legalCosts =
  /\b(?:expenses?|outlay|costs?)\b.{0,60}\b(?:solicitors?|lawyers?|attorneys?|counsel)\b|\b(?:pays?|paid to) (?:its )?(?:solicitors?|lawyers?|attorneys?)|\b(?:attorneys?['’]?s?|legal|solicitors?['’]?|lawyers?['’]?|counsel|attorney charges|court)\b.{0,20}\b(?:fees?|costs?|expenses?|bills?|charges)|\bcosts? of (?:collection|enforc\w+)|\bcollection (?:charge|costs|agency)|\benforc\w+\b.{0,60}\b(?:costs?|expenses?)|\b(?:costs?|expenses?)\b.{0,60}\b(?:enforc\w+|recovering|collecting)|\bfees of (?:\S+ )?counsel|\b(?:debt collectors?|lawyers?|attorneys?|solicitors?|counsel)\b.{0,40}\bto (?:get paid|collect|recover|enforce|chase)|\beviction costs|\blawyers' bills/;
const forfeiting =
  /\b(?:go|goes|pass|passes|belong|belongs) to (?:the )?\[\w+\] (?:absolutely|outright)|\bloses? (?:its|his|her|their|any|all) (?:claim|right|title|entitlement) to|\bforfeit\w*|\b(?:retain|keep)s? (?:the )?(?:whole|entire|full|all)\b|\blos(?:e|es|s) (?:of )?(?:its|\[a\]'s|his|her|the|entire|all)|\b(?:is|are) (?:lost|void)\b|\bno longer be payable|\bclaw back|\bsurrender(?:s|ed)?\b(?! (?:of )?(?:the )?(?:premises|possession|property))|\bfor nominal value|\b(?:for no|without any?) (?:consideration|compensation)|\b(?:is|are) (?:gone|cancelled|wiped out|extinguished)|\bkeeps? (?:the )?(?:whole )?deposit|\bbecome the property|\bkept? by\b.{0,30}\boutright|\bpass to \[?\w+\]? with no payment|\bvoid and nonrefundable/;
const earned =
  /\bdeposit|\boptions?\b|\bbonus|\bsums? earned|\bearned\b|\bbalance\b|\bpoints|\bcredits?\b|\bfranchise fee|\bgoodwill|\bcommission|\bseverance|\bentire fee|\bshares?\b|\breserve funds|\bprepaid|\broyalties|\bretention|\bvested|\bequity\b|\bretainage|\bpay\b|\bcapital account|\bsums? (?:already )?paid/;
const selfHelp =
  /\b(?:complete|correct|procure|make good|perform|cure|remed(?:y|ied)|fix(?:ed)?|repair(?:s|ed)?|supplement|replace|step in|cover|engage|buy|run|operate|do whatever|protect|enter|rework|carry out|arrange|clean|finish|have (?:it|them|the (?:work|defect)\S*) (?:done|remedied|completed|corrected|repaired)|do (?:it|so|the work))\b/;
const fullRefund =
  /\b(?:refund|repay|return|returned|give back|hand back|reimburse\w*|disgorge|hand over|recover|claw back)\b.{0,60}\b(?:all|every|everything|entire|full|whole|complete|gross|100|one hundred)\b|\b(?:refund|repay|recover)\b.{0,20}\b\d+ (?:years|months) of (?:the )?(?:fees|charges)|\bcomplete refund|\bfull refund|\b(?:all|every|everything)\b.{0,60}\b(?:returned|refunded|repaid)|\breturn of the full|\bfees in full|\brefund everything/;

/** A side's freedom to do the other's work itself. */
const mayAct = (gainer: string) =>
  say`(?:${gainer}.{0,60}\b(?:may|can|entitled|right|ordered by|at liberty)\b|${gainer}'ll\b|\bby (?:the )?${gainer}|\bengage\b)`;
/** That the cost falls on the one who should have done it. */
const chargedTo = (burdened: string) =>
  say`(?:\bat (?:the )?${burdened}'s (?:\S+ )?(?:cost|expense)|\bat the (?:\S+ )?(?:cost|expense) of (?:the )?${burdened}|\bcharge\b.{0,40} (?:the )?${burdened}|\b(?:charge|bill|invoice|debit) (?:the )?${burdened}|\brecover\b.{0,50}\bfrom (?:the )?${burdened}|\brecover (?:what it|the cost|its costs?|all)|\bdeduct\w*|\bback-charge|${burdened} (?:shall|will|must) (?:\S+ )?(?:pay|repay)|${burdened} (?:being|is|shall be|to be) (?:liable|responsible) for|\bfor (?:the )?${burdened}'s account|\bpaid by ${burdened}|\bassess (?:the )?\S+|${burdened} (?:to )?(?:standing|bearing|meeting|paying) (?:the )?(?:price|cost|difference)|${burdened} (?:will|shall|must) owe|\bset its outlays|\bagainst payments due to ${burdened}|\btake its expenses)`;

/** Remedies: fixed sums, sole and stacked remedies, injunctions, acceleration, forfeiture and costs. */
const affirmed = defineTopic(
  'remedies',
  file,
  {
    'liquidated-damages-penal': [
      {
        force: ['duty', 'fact', 'promise'],
        all: [
          /\b(?:compliance|audit|penalty|true-?up|under-?payment) (?:uplift|surcharge|premium|multiplier)\b[^.;]{0,60}\b(?:[5-9]\d|[1-9]\d{2}) ?(?:%|percent)|\b(?:uplift|surcharge|premium) (?:equal to |of )(?:[5-9]\d|[1-9]\d{2}) ?(?:%|percent) of (?:the |any |such )?(?:\S+ )?(?:unpaid|underpaid|shortfall|excess|sums?|amounts?|fees?)/,
          /\[(?:a|taker)\]/,
        ],
        none: [/\b(?:net asset|redemption|takeout|trading|share price|subscription price|control premium|insurance)\b/],
        bears: 'taker',
      },
      ...barring(
        [/\bcapital contributions?\b|\bcommitted capital/],
        [
          ...sides((burdened) => ({
            force: ['duty', 'fact', 'promise', 'right'],
            all: [
              fixedSum,
              failing,
              say`\b(?:charges?|bills?|invoices?|debits?) (?:the )?${burdened}|\b(?:deduct\w*|withh[eo]ld|recover\w*|demand)\b.{0,40}\b(?:from|due to) (?:the )?${burdened}`,
            ],
            none: [
              /\breimburse|\breasonable\b|\blegal fees|\[each\]|\binterest\b|\bup to (?:a maximum|[$£€]?\d)|\bmaximum of\b|\bnot (?:to )?exceed|\bcapped at|\blimited to\b|\bno liquidated|\bnot a penalty\b|\bindemni|\binsur|\bremaining|\bbalance\b|\bsole\b/,
            ],
            test: steep,
          })),
          ...[undefined, 'low' as const].flatMap((level) =>
            sides((burdened) => ({
              force: ['duty', 'fact', 'promise', 'waiver', 'acknowledgement', 'right'],
              all: [
                fixedSum,
                failing,
                say`(?:${burdened}(?:'ll)? (?:\S+ ){0,12}?(?:pay|pays|owes?|oblige|liable|forfeit)\b|\b(?:by|oblige|on) (?:the )?${burdened}|${burdened}'s|${burdened})`,
              ],
              none: [
                /\[each\]|\beach party/,
                /\binterest\b/,
                /\bup to (?:a maximum|[$£€]?\d)|\breimburs|\bmaximum of\b|\bnot (?:to )?exceed|\bcapped at|\blimited to\b/,
                /\bseverance|\bno liquidated|\bnot a penalty\b|\bfor each user\b(?!.{0,20}unauth)|\bper month\b/,
                /\bcontest|\bdispute the enforce|\bwaives?\b|\brenounc|\bargue\b/,
                /\bsole remedy\b|\bin addition to\b|\bexclusive\b|\bwithout prejudice/,
                /\bfines?\b|\bpenalty imposed|\btax(?:es)?\b|\bcivil (?:and|or) criminal|\bcriminal penal|\bequal to the shortfall|\blesser amount|\badequate remedy|\blosses\b.{0,20}\bincurred|\bredeem\b/,
                /\binsur|\bindemni/,
                /\bcap\b|\bliabilit/,
                /\bremaining|\bremainder|\bbalance\b/,
              ],
              ...(level ? { level } : { test: steep }),
            })),
          ),
          {
            force: ['duty', 'fact'],
            all: [
              /\bliquidated damages|\bpenalt(?:y|ies)|\bstipulated payment|\bfixed damages|\bagreed damages/,
              failing,
            ],
            none: [
              /\[each\]/,
              /\bindemni|\bcivil (?:and|or)|\bfines?\b|\bcost, penalty|\bpenalt\w+, (?:fine|loss|cost|damage)|\blosses\b|\ball remedies\b/,
              /\bup to\b|\bmaximum\b|\bnot exceed|\bno liquidated|\bsole\b|\bin lieu|\bin addition|\bwithout prejudice|\bpenalty imposed|\bwaive|\bcontest|\bnot a penalty/,
            ],
            test: steep,
          },
        ],
      ),
    ],
    'sole-remedy-small': [
      {
        force: ['fact', 'duty'],
        all: [
          /\[(?:a|taker)\]'s (?:sole|only|exclusive|sole and exclusive) remedy\b[^.;]{0,60}\b(?:shall be|is|will be) (?:a |the )?(?:pro[- ]?rata )?(?:refund|credit|return) of (?:the |any |that )?(?:\S+ ){0,3}?(?:fees?|charges?|price|payment)(?: paid)? for the (?:affected|relevant|particular|defective|specific|month|day|single|non-?conforming|\S+ month)/,
        ],
        bears: 'taker',
      },
      ...sides((burdened) => ({
        all: [
          only,
          small,
          say`(?:${burdened}'s? (?:\S+ ){0,5}?(?:remed|recourse|relief|right)|\b(?:remed\w+|relief|recourse|right) (?:\S+ ){0,3}?(?:of|to|for|available to) (?:the )?${burdened}|\bclaims? (?:of|by) (?:the )?${burdened}|\bwhat (?:the )?${burdened} (?:may|can)|${burdened} (?:[^\s[]\S* ){0,4}?(?:no other|no remedy|no claim|get|entitled|accepts?|accept)|\bpay (?:the )?${burdened})`,
        ],
        none: [
          /\bnot (?:\S+ )?(?:\[\w+\]'s |the |its |an? )?(?:sole|exclusive|only)|\bnot limit\b|\bcumulative\b|\bexcept for (?:repeated|chronic|serious|wil)/,
          /\b(?:capped at|maximum of|up to)\b/,
          /\bbut (?:\S+ ){0,4}?(?:may|can) terminate|\bwithout prejudice/,
          /\brepair|\breplac\w+ (?:the |defective)|\bre-?perform|\binfring|\bwarrant/,
          /\[each\]/,
          /\binterest\b/,
          /\bprovider of|\bdefault\b.{0,40}\bretain|\bforfeit/,
        ],
        clauseNone: [
          /\b(?:terminat)\w*\b[^\n]{0,100}\b(?:consecutive|repeated|chronic|3|2) ?|\bnot[^\n]{0,20}\b(?:sole|exclusive) remed/,
        ],
      })),
      {
        all: [only, small],
        clauseNone: [/\bmay terminate\b/],
        none: [
          /\bnot\b.{0,20}\b(?:sole|exclusive)|\bexcept for (?:repeated|chronic)|\b(?:capped at|maximum of|up to)\b|\brepair|\binfring|\bwarrant|\[(?:a|o|each|taker|giver)\]|\binterest\b/,
        ],
      },
      { within: 'clause', all: [/\b(?:credit|refund|fare)\b/, /\bthat(?:'s| is) all \[[ao]\]/], bears: 'taker' },
      { within: 'sentence', all: [/\bin full satisfaction\b/, /\bno other right/] },
      { within: 'clause', all: [/\ba credit\b|\bcredit toward/, /\ball \[[ao]\] can get\b/] },
      { all: [/\bremedies are confined|\bother than the credits\b|\bdamages are limited to the agreed sum/] },
    ],
    'remedies-stack-up': barring(
      [
        /\b(?:in ?so far as|to the extent(?: that)?|only where) (?:it|they|the (?:actual )?(?:loss|cost|damages?)) exceeds?\b/,
      ],
      barring(
        [/\bliability for any loss or damages of whatever\b/],
        [
          ...sides((burdened, gainer) => ({
            all: [
              onTop,
              fixedRemedy,
              /\bdamages\b|\bremed\w+|\bloss(?:es)?\b|\bcompensation|\bprofits\b|\bother relief|\blost royalties/,
              say`(?:of|by|to|for|preclude|stop|prevent|bar) (?:the )?${gainer}|${gainer}'s|${gainer} (?:may|can|shall|is|sustains|keeps)|${burdened} (?:\S+ ){0,4}?(?:pay|liable|owe)|claim for damages from ${burdened}`,
            ],
            none: [
              /\[each\]/,
              /\bset off against|\bsole (?:monetary )?remedy|\bsole and exclusive\b|\bmay not claim|\bin lieu of all/,
              /\bsalary|\bbonus|\btax/,
              /\bright to terminate\b(?!.{0,60}damages)/,
            ],
          })),
          {
            all: [
              onTop,
              /\bliquidated\b|\bservice credits?\b|\bpenalt|\bagreed sum|\bdelay charge|\bfixed payment/,
              /\bdamages|\bremed|\bloss|\bcompensation|\bexclusive/,
            ],
            none: [/\[(?:a|o|each|taker|giver)\]/, /\bset off|\bsole\b|\bmay not|\bin lieu of all/],
          },
          {
            all: [
              /\b(?:such|this|these|those) (?:payments?|sums?|amounts?|damages|credits?|charges?|fees?)\b/,
              onTop,
              /\bremed|\bdamages|\bloss/,
            ],
            clause: [/\bliquidated|\bpenalt|\bcredits?\b|\bagreed (?:sum|damages)/],
            none: [/\[each\]/, /\bset off|\bsole\b/],
          },
          {
            within: 'sentence',
            all: [
              /\bfixed payment is merely a minimum|\bpaying the fee\b|\bcharge is not exclusive/,
              /\bgreater loss|\bactual|\bdamages/,
            ],
          },
        ],
      ),
    ),
    'injunction-waived': [
      {
        force: ['waiver', 'fact', 'duty', 'acknowledgement', 'no-right'],
        all: [
          /^(?:it|they|he|she|and|hereby|\s)*\b(?:it|they|he|she) (?:hereby |expressly |irrevocably )?waives? (?:any |all |its |the )?(?:rights?|claims?|remed\w+|entitlement) (?:to|of|in) (?:\S+ ){0,3}?(?:injunct\w+|equitable relief|specific performance|rescission)/,
        ],
        none: [/\[each\]|\bbond\b|\bdefen[cs]e/],
        bears: 'actor',
      },
      {
        force: ['fact', 'duty', 'no-right', 'acknowledgement'],
        all: [
          /\[a\]'s (?:sole |only |exclusive )*(?:rights? and )?remed(?:y|ies)[^.;]{0,60}\b(?:(?:is|shall be|will be|are|be) (?:limited|confined|restricted) to|is|shall be) (?:\S+ ){0,2}?(?:an action (?:at law )?for (?:money |actual )?damages|(?:money )?damages(?: only)?\b(?! of)|the recovery of (?:money )?damages)/,
        ],
        none: [/\[each\]|\bliquidated|\bin addition|\bnot (?:be )?limited/],
        bears: 'actor',
      },
      ...barring(
        [/\brequire \[\w+\] to\b|\bproceed against\b/],
        [
          ...sides((burdened) => ({
            all: [
              equity,
              say`(?:${burdened}.{0,80}\b(?:no entitlement to|gives? up|waiv\w+|relinquish\w*|forgo\w*|foregoes|may not|shall not|will not|not be entitled|not (?:to )?(?:ask|seek|apply)|no right|action at law|but not|damages only)|\bin no (?:event|circumstances?) (?:may|shall|will) (?:the )?(?:it|${burdened})|\bnot available to (?:the )?${burdened}|\bpermit (?:the )?${burdened} to restrain|${burdened}.{0,60}\b(?:limited|restricted|confined) to (?:(?:an action|a claim) (?:at law )?for )?(?:money|monetary)? ?(?:damages|money))`,
            ],
            none: [
              /\bsettle|\bcompromise\b|\.{5,}/,
              /\bdefen[sc]e\b.{0,60}\b(?:bar|adequacy)\b|\bdamages\b.{0,24}\b(?:may|might|would|will) not be\b|\bnot oppose|\brequirement of|\bsubject to an injunction|\bprotective order/,
              /\bnothing\b.{0,30}\b(?:prevents?|limits?)/,
              /\bbond\b(?!ed)|\bno injunction\b|\bbe notified/,
              /\[each\]/,
              /\bjury\b/,
              say`${burdened} (?:\S+ )?(?:shall be|is) entitled to`,
            ],
          })),
          {
            all: [
              equity,
              /\bwaiver? of\b|\bnot available\b|\bto the exclusion of\b|\bno breach\b.{0,40}\bshall (?:permit|entitle)|\bnot entitle/,
            ],
            none: [/\bsettle|\bcompromise\b|\.{5,}/, /\bnothing\b|\bbond\b|\[each\]/],
          },
          {
            within: 'sentence',
            all: [
              /\bremedy shall be limited to (?:money|monetary)|\bsound in damages only|\bsole rights are at law|\blimited to an action (?:at law )?for damages/,
              /\benjoin|\borders compelling|\bequitable relief|\binjunct/,
            ],
          },
          { all: [/\bforg(?:o|oes)\b|\bforegoes\b|\brelinquish\w*/, equity] },
        ],
      ),
    ],
    'injunction-one-way': [
      {
        within: 'sentence',
        all: [/\[a\].{0,60}\b(?:injunct|equitable relief|specific performance)/, /\bwaives? (?:all|any) defen[sc]es?/],
        none: [/\[each\]/],
      },
      ...sides((burdened, gainer) => ({
        all: [
          /\binjunct|\bspecific performance|\border (?:\S+ )?to (?:halt|stop|restrain)|\brestrain/,
          say`${gainer} (?:[^\s[]\S* ){0,6}?(?:have|obtain|apply|entitled|may|can|seek)\b`,
          say`${burdened} (?:\S+ ){0,2}?(?:concedes|admits) .{0,120}\b(?:money|damages|irrepar)|(?:not|n't) (?:have|need|be required) to (?:\S+ )?(?:lodge|post|give|provide|show|prove|establish)`,
        ],
        none: [/\[each\]|\bnot entitled/],
      })),
      ...sides((burdened, gainer) => ({
        all: [
          /\binjunct\w*|\bspecific(?:ally)? (?:performance|enforced)|\bequitable relief|\brestrain(?:ing order)?\b|\birreparabl\w+|\bcourt order|\border to (?:halt|stop|prevent|restrain)|\breceiver\b/,
          easily,
          say`(?:${gainer}(?:'s|,)? (?:[^\s[]\S* ){0,6}?(?:entitled|may|can|obtain|right|suffer|enforce\w*|request|injur\w*)\b|\bcause (?:the )?${gainer}|\bagainst (?:the )?${burdened}|${burdened} (?:\S+ ){0,2}?(?:acknowledges|agrees|consents|stipulates|waives)|\bwaived by ${burdened}|\bdamage to ${gainer})`,
        ],
        none: [/\[each\]|\beach party|\beither party/, /\bnot entitled/, /\bperformance bond/],
        clauseNone: [/(?:\[each\]|\beach party|\beither party)[^\n]{0,120}(?:injunct|equitable|irreparabl)/],
        test: (_hits, { words }) =>
          /\bbond|\bsecurity|\bproof|\bprove|\bproving|\bshowing|\bhearing|\bneed not|\bconsents|\bdefenses|\bas of right|\bpresumed|\bentitled to|\bspecial damage|\blodge\b|\bconcedes\b|\binadequate|\brequest/.test(
            words,
          ),
      })),
      ...sides((burdened, gainer) => ({
        all: [
          /\bspecific performance|\binjunct/,
          say`${gainer},? (?:but|and) not (?:the )?(?:${burdened}|seller|buyer)|only (?:the )?${gainer}\b`,
        ],
      })),
      {
        within: 'sentence',
        all: [
          /\[a\].{0,40}\b(?:injunct\w*|restrain|court\b.{0,20}\b(?:order|stop))/,
          /(?:n't|not) (?:need|have) to (?:show|prove)|\bneed not (?:show|prove)|\bwithout (?:showing|proving)/,
        ],
        none: [/\[each\]/],
      },
      { all: [/\birreparable\b/, /\bpresumed\b/] },
      ...sides((_, gainer) => ({
        all: [
          /\bspecific performance|\binjunct\w*/,
          say`\bonly (?:the )?${gainer} may|(?:the )?${gainer} alone may|at (?:the )?${gainer}'s request`,
        ],
        none: [/\[each\]/],
      })),
    ],
    'double-recovery': barring(
      [/\bindemnif\w*/],
      [
        ...sides((_, gainer) => ({
          all: [
            /\b(?:keep|keeps|retain|retains|repossess|resell|sell|re-?let|relet|seize|take (?:\S+ )?(?:\S+ )?back|license others|resale|ownership|all remedies concurrently|collect)\b/,
            /\b(?:be paid|installments?|have to pay|claim|sue|accelerate|recover|remaining|whole price|full (?:price|rent|purchase)|the rest|balance|cost of finishing|minimum royalties|termination payment|unpaid)\b/,
            say`${gainer} (?:[^\s[]\S* ){0,3}?(?:may|shall|can|will|keeps?|is|agrees)\b`,
          ],
          none: [
            /\boffset against|\bsell\b[^;]{0,40}\bback to|\bshall bring into account|\bcredit (?:the )?(?:net )?proceeds|\bexcess of\b|\bsole remedy|\bless (?:the )?(?:net )?(?:proceeds|amounts?)|\bafter (?:crediting|deducting)|\breduced by|\bnet of\b/,
            /\bnot\b.{0,30}\bentitled|\bno party/,
            /\bif (?:\S+ )?rejects/,
            /\[each\]/,
            /\bconfidential/,
          ],
          test: (_hits, { words }) =>
            /\bstill (?:have|has) to pay|\bstill be paid|\bin addition recover|\bnot (?:being |be )?brought into account|\bwhatever it (?:then )?(?:gets|receives|makes|recovers)|\brecover (?:the )?(?:full|whole|entire|remaining)|\band (?:also |still )?(?:\S+ ){0,4}?(?:claim|sue|keep|sell|retain|charge|repossess|may license|sell the same)|\beven if\b.{0,40}\brelet|\bwithout (?:credit|offset|reduction)|\bas well as\b|\bwhile\b|\bwithout paying|\bwith no reduction/.test(
              words,
            ),
        })),
        {
          all: [
            /\bwithout (?:any )?(?:credit|offset|reduction|set-off) for|\bnot (?:be )?(?:required|obliged) to (?:give )?credit|\bno (?:duty|obligation) to (?:apply|(?:give )?credit)|\bwithout (?:giving )?credit\b|\bnot reduce the amounts owed|\bwithout offset for it/,
          ],
          none: [/\bset-?off or/, /\bpayments? (?:shall|must) be made/],
          bears: 'other',
        },
        {
          all: [
            /\b(?:relet\w*|re-let\w*|resale|reselling|proceeds|receipts)\b/,
            /\bnot (?:reduce|be (?:credited|set|deducted))\b.{0,50}\b(?:rent|sums?|amounts?|price|debt|damages|owed|due)/,
          ],
          none: [/\[each\]|\binsurance|\broyalt|\bnet sales/],
        },
        {
          within: 'sentence',
          all: [/\bentitled to the remaining (?:fees|rent|charges)/, /\bmay also resell|\bfor its own benefit/],
          bears: 'other',
        },
        {
          force: ['no-duty'],
          all: [/\bcredit\b|\bapply\b/, /\bproceeds|\broyalties earned|\breplacement/],
          none: [/\bnothing/],
          bears: 'other',
        },
      ],
    ),
    'balance-of-fees-accelerated': barring(
      [
        /\b(?:property|goods|belongings|items|effects)\b.{0,20}\bremaining\b/,
        /\brequire payment (?:by|in) (?:\S+ ){0,2}?(?:checks?|cheques?|funds|cash|money order)/,
      ],
      barring(
        [
          /\bfee equal to [12] months?'?s? (?:\S+ )?rent\b|\bonly liability for\b/,
          /\bsell[- ]?off\b|\bdisposal of remaining\b/,
        ],
        [
          {
            force: ['right', 'fact', 'duty'],
            all: [
              /\[a\] (?:\S+ ){0,6}?(?:may|can|shall be entitled to),? (?:\S+ ){0,3}?(?:declare|call in|invoice|accelerate|demand|require|claim|charge|recover|collect)\b/,
              allLeft,
              feesDue,
              /\b(?:remaining|remainder|balance|unexpired|future|yet to accrue|end of the)\b/,
            ],
            none: [
              /\bprepay\b|\bwithout penalty\b|\"[^\"]+\"? means\b|\btrials?\b/,
              /(?<!obligation to )(?<!without )(?<!duty to )(?<!required to give )\bcredit\b|\bexcess of|\bdiscounted to|\bpresent value|\bless\b|\brelet|\baccrued\b|\bonly by paying/,
              /\b(?:outstanding|unpaid) (?:invoices|fees|sums|amounts)\b(?!.{0,30}\b(?:term|remain))/,
            ],
            bears: 'other',
          },
          {
            all: [allLeft, feesDue, atOnce, onEnd],
            none: [
              /\[a\]'s (?:right|claim|entitlement) to (?:recover|claim|receive|collect)\b/,
              /\bprepay\b|\bwithout penalty\b|\bliability\b.{0,60}\blimited|\bcontract,? tort\b| means (?:the|a|an)\b/,
              /\brefund|\bprepaid|\baccrued (?:up )?to|\bno fees\b|\bnot (?:be )?(?:liable|required|payable|owe)/,
              /\bconfidential|\boptions\b/,
              /(?<!obligation to )(?<!without )(?<!duty to )\bcredit\b|\bexcess of|\bdiscounted to|\bpresent value|\bnet of|\bless\b/,
              /\bundisputed\b.{0,40}\bwithin|\binvoice(?:s|d) (?:\S+ )?(?:outstanding|unpaid)|\boutstanding (?:invoices|and undisputed)|\bunpaid (?:invoices|fees) (?:for|accrued|due)/,
              /\bin advance on the first|\btrials?\b|\bcomplications\b/,
              /\brelet\b|\bresell/,
              /\bpro rata|\bexpenses\b/,
              /\binterest\b/,
            ],
            test: (_hits, { words }) =>
              /\b(?:remaining|remainder|balance|unexpired|rest of|future|yet to accrue|everything left|whole outstanding|not yet run|left (?:on|in)|residue|not yet (?:been )?(?:billed|invoiced|fallen due|accrued)|would have (?:been )?(?:\S+ )?(?:billed|paid|payable|due|accrued|earned|charged)|to the end of|end of the (?:term|\d|five)|lump sum|whole initial term|(?:whole|entire|full) (?:\S+ ){0,3}?(?:balance|term|rent)|full (?:five|\d+))\b/.test(
                words,
              ),
          },
          {
            within: 'sentence',
            all: [
              /\bremains? liable for\b/,
              /\b(?:minimum commitment|fees|charges|rent)\b.{0,40}\b(?:not yet run|remaining|balance)/,
            ],
          },
          {
            within: 'clause',
            all: [/\brent\b.{0,30}\baccelerat|\baccelerat\w+ (?:all|the)/, /\bdefault\b/],
            none: [/\bpresent value|\bdiscounted/],
          },
        ],
      ),
    ),
    'enforcement-costs-one-way': barring(
      [
        /\bno more than the (?:\S+ ){0,2}?filing fee\b/,
        /\breviewing\b|\breview of (?:those|such|the) (?:materials|documents)\b|\bown counsel\b|\bindemnity obligation\b|\bany such (?:claim|suit)\b|\bsubpoena\b|\barising directly or indirectly from\b|\bdefending such claims\b|\bnew counsel\b/,
      ],
      [
        ...sides((burdened, gainer) => ({
          all: [
            legalCosts,
            say`(?:${burdened}(?:'ll)? (?:\S+ ){0,10}?(?:pays?|reimburse|bears?|make good|responsible|liable|owes?)\b|\badded to what (?:the )?${burdened} owes?|\b(?:from|upon|due from|account of|(?:owed|payable|paid|borne|reimbursed|recoverable|met|covered) by) (?:the )?${burdened}|${gainer} (?:\S+ ){0,4}?entitled to (?:[^;]{0,160}\b)?recover|${burdened} must pay|falls upon ${burdened}|\bdebt due from)`,
          ],
          none: [
            /\[each\]|\bprevailing party|\bwhoever loses|\blosing party|\bunsuccessful party|\beach party|\beither party/,
            /\bnot (?:be )?liable|\bno party/,
            /\bindemnif(?:y|ies)\b|\bdefend\b|\bharmless|\bmisrepresent|\bindemnified persons?\b|\brepresentation or warranty/,
            /\breview of this agreement|\bup to\b|\bnegotiat|\bpreparation of|\bindemnitee|\binvestigating or defending|\binspection\b|\bunderstate|\baudit\b|\bcooperat|\bapplication for\b|\brequest for (?:\S+ )?consent|\bfor consent\b|\bapprov|\bexceed\b|\bowing party|\btransfers\b|\bsettlement\b|\blenders\b/,
            /\bdelivery|\butilities/,
            /\barbitrator/,
            /\bown (?:legal|costs|attorney)/,
          ],
          clauseNone: [/\bprevailing party\b/],
        })),
        {
          force: 'duty',
          all: [
            legalCosts,
            /^(?:and |, )?(?:also )?(?:shall|will|must|agrees? to) (?:also )?(?:pay|reimburse|bear)\b(?:(?: all)?(?: of)?(?: the)? \[o\]'s|[^;]{0,80}\b(?:incurred|spent|paid) by (?:the )?\[o\])/,
          ],
          none: [/\[each\]|\bprevailing|\blosing|\bindemni|\bdefend\b/],
          bears: 'actor',
        },
        {
          all: [legalCosts, /\bwin or lose|\badded to the debt|\bdue from \[|\bfalls upon/],
          none: [/\[each\]|\bprevailing/],
        },
      ],
    ),
    'forfeiture-for-breach': barring(
      [
        /\btax (?:credits?|benefits?|depreciation|attributes)\b/,
        /\bcondemn\w*|\bescrow\b|\bup to the point of termination\b|\bshares that\b|\blicen[cs]e the proprietary\b|\bpurchases of shares\b/,
      ],
      [
        ...sides((burdened, gainer) => ({
          all: [
            forfeiting,
            earned,
            say`(?:${gainer} (?:[^\s[]\S* ){0,3}?(?:may|can|shall|keeps?|retains?)\b|\bcloses? (?:the )?${burdened}'s account|\b(?:go|goes|pass|passes|belongs?) to (?:the )?${gainer} (?:absolutely|outright)|${burdened}(?:'s)? (?:[^\s[]\S* ){0,4}?(?:forfeits?|loses?|lose|surrenders?|breaches|breach|violates)\b|\b(?:breach|violation|delivery|expulsion|default)\b.{0,20} by (?:the |a )?${burdened}|\bforfeited to (?:the )?${gainer}|\bpass to (?:the )?${gainer}|\bkept by (?:the )?${gainer})`,
          ],
          none: [
            /\bforfeit(?:ed)? to (?:the )?\[a\]/,
            say`${gainer} (?:is|are|shall be|will be) entitled to no\b`,
            /\ball (?:of its )?rights\b|\bseparate account|\bdeductions\b|'s sole (?:and exclusive )?remedy|\btrademarks?|\bmarks\b|\binures?\b|\btrade dress/,
            /\[each\]|\bnot (?:affect|forfeit)|\bneither\b|\bno\b.{0,12}\bforfeit/,
            /\bunvested options lapse|\bgo back to\b/,
            /\bright to\b.{0,20}\bindemn|\bwarrant|\bclaims?\b.{0,20}\bforfeit/,
            /\bmaterial(?:ly)? uncured|\bless actual/,
            /\bjury/,
          ],
          test: (_hits, { words }) => !/\bonly (?:unvested|to the extent)/.test(words),
        })),
        {
          within: 'sentence',
          all: [
            /\b(?:already|accrued|earned)\b.{0,40}\b(?:not be|no longer(?: be)?|cease to be) (?:paid|payable|due)|\bno claim to (?:it|them|any (?:accrued|earned))/,
            /\bdefault|\bbreach|\bmisconduct|\bresign|\bleaves?\b/,
          ],
          none: [/\[each\]|\bunvested/],
        },
        {
          force: ['waiver', 'duty'],
          all: [/^(?:and )?(?:shall|will|must) (?:also )?forfeit\b/, earned],
          none: [/\[each\]/],
          bears: 'actor',
        },
        {
          all: [
            forfeiting,
            earned,
            /\bbreach\w*|\bdefault|\bbad leaver|\bcompetes?\b|\bsuspension|\bterminat|\bviolation|\bfails?\b|\bmissed\b|\brules\b|\bwithdraw|\bbreaks\b/,
          ],
          none: [
            /\ball (?:of its )?rights\b|\bseparate account|\bdeductions\b|'s sole (?:and exclusive )?remedy|\[each\]|\bnot affect|\bneither\b|\bjury|\bclaims?\b.{0,20}\bforfeit/,
          ],
        },
      ],
    ),
    'self-help-at-others-cost': [
      {
        force: ['right', 'fact'],
        all: [
          /\[a\] (?:may|shall be entitled to|can|is entitled to) (?:\S+ ){0,3}?(?:buy|purchase|procure|obtain|source)\b[^.;]{0,60}\b(?:elsewhere|from (?:others|another|a third party|third parties|other sources|any (?:other )?source))\b[^.;]{0,60}(?<!\w)(?:\[o\] (?:shall|will|must) (?:bear|pay|reimburse|be liable for) (?:all|any|every)|at \[o\]'s (?:cost|expense)|for the account of (?:the )?\[o\])/,
        ],
        none: [/\breasonabl[ey]\b|\bnot (?:to )?exceed|\bup to\b/],
        bears: 'other',
      },
      ...barring(
        [/\blate payments\b|\bexecute and file\b|\battorney-in-fact\b/],
        [
          {
            within: 'sentence',
            all: [
              /\[a\] (?:may|can|is entitled to|shall be entitled to) .{0,60}\b(?:repair|work|clean|fix|remedy|correct|replace|complete)/,
              /\[a\] (?:will|shall|must) (?:owe|pay|reimburse|bear)\b.{0,60}\b(?:fee|whatever|plus|percent|%|all)/,
            ],
            none: [/\[each\]|\bindemni|\breasonabl|\baudit/],
          },
          ...sides((burdened, gainer) => ({
            all: [
              selfHelp,
              mayAct(gainer),
              chargedTo(burdened),
              /\b(?:extra|whatever|plus|fee|markup|mark-up|overhead|without (?:notice|limit)|immediately|entire|all (?:\S+ )?costs|interest|whatever|any manner|alone decides|double|sole cost|24 hours|on demand|percent|per cent|\d+ ?%)\b/,
            ],
            none: [
              say`${burdened} (?:may|can|is entitled to),? (?:[^\s[]\S* ){0,4}?(?:engage|procure|carry out|repair|buy|perform)\b`,
              /\breasonable(?:,| and)? (?:\S+ )?(?:documented|cost|costs)/,
              /\bmay not\b/,
              /\[each\]/,
              /\bindemni|\bdefen[sc]e|\bcounsel|\bsettle/,
              /\binsur/,
              /\bsimilar services\b(?!.{0,30}cost)/,
              say`\bat (?:the )?${gainer}'s (?:\S+ ){0,3}?(?:cost|expense)\b`,
              /\baudit/,
              /\bsole and exclusive\b/,
            ],
          })),
          ...sides((burdened, gainer) => ({
            force: ['right', 'duty', 'fact', 'promise'] as const,
            all: [
              selfHelp,
              say`${gainer}.{0,60}\b(?:may|can|entitled|right|at liberty)\b|${gainer}'ll\b`,
              chargedTo(burdened),
              /\b(?:fail\w*|defect\w*|default\w*|not (?:\S+ )?(?:remed|cure|repair|complet|perform|correct)\w*|nonconforming|shortfall|breach)\b/,
            ],
            none: [
              /\breasonable(?:,| and)? (?:\S+ )?(?:documented|cost|costs)|\breasonably\b/,
              /\bno charge\b|\bown (?:sole )?(?:cost|expense)\b|\bmay not\b|\[each\]|\bindemni|\bdefen[sc]e|\bcounsel|\bsettle|\binsur|\baudit|\bsole and exclusive\b|\battorney|\blegal\b/,
            ],
            clauseNone: [/\b(?:after|on|upon|by|giving) (?:\S+ ){0,6}?notice\b|\b\d+ (?:business |working )?days\b/],
            level: 'low' as const,
          })),
          {
            within: 'sentence',
            all: [
              /\b(?:may|can) (?:\S+ )?(?:step in|do whatever|buy|run|operate|enter|perform|cure|procure)/,
              /\b(?:pay|repay|recover|assess|take)\b.{0,60}\b(?:costs? of step-in|plus|%|percent|interest at|overhead|management fee|without limit)/,
            ],
            bears: 'other',
          },
        ],
      ),
    ],
    'penalty-defense-waived': barring(
      [/\bdeposit\b/],
      barring(
        [/\brequiring\b|\b(?:exemplary|punitive),? (?:(?:or|and) \w+ )?damages\b|\bexemplary, punitive\b/],
        [
          {
            within: 'sentence',
            all: [
              /^(?:and )?(?:\[a\] )?(?:hereby )?waives? any (?:right|defen[sc]e)\b.{0,40}\b(?:contest|challenge|dispute)|\[a\] (?:agrees?|acknowledges?)\b.{0,80}\bnot a penalty/,
              /\bpenalt/,
              /\bwaives? any\b|\bnot (?:to )?(?:contest|challenge|dispute)/,
            ],
            none: [/\[each\]/],
            bears: 'actor',
          },
          ...sides((burdened) => ({
            all: [
              /\bpenalt\w*|\bpunitive|\bextravagant|\bunenforceable/,
              say`${burdened} (?:is|shall be|will be) estopped|${burdened} (?:will|shall|may) not be heard|${burdened}.{0,60}\bforgoes? any right|${burdened} (?:hereby )?(?:waives|renounces|(?:shall|may|will) not (?:argue|contend|claim|assert|dispute))`,
            ],
            none: [/\bnothing\b|\bnot prevent|\bwithout penalty/],
          })),
          {
            all: [
              /\bpenalt\w*|\bpenal\b|\blate charge|\bliquidated (?:damages|sum)|\bagreed (?:sum|damages)|\btermination fee|\bcancellation charge|\bfixed damages|\bstipulated|\bpre-?estimate|\bdelay damages|\bfee is unfair|\bdisproportionate|\bprepayment premium/,
              /\bwaiv\w+|\bany right to contest|\bnot (?:\S+ )?(?:dispute|contest|argue|raise|challenge|claim)|\bgives? up\b|\bestopped|\bcovenants? not\b|\breleases? any claim|\brenounc\w*|\bno challenge|\bcannot plead|\bforegoes\b|\bexcluded\b.{0,40}\bwaived|\bnot to argue/,
            ],
            none: [
              /\bnothing in\b|\bnot prevent/,
              /\binvoice within|\bwithout penalty|\bnotice to quit\b|\bimposed by an authority/,
              /\[each\]/,
            ],
            bears: 'actor',
          },
          {
            all: [
              /\bwaiv\w+|\bnot (?:\S+ )?(?:dispute|contest|challenge)|\bgives? up/,
              /\bcontest\b|\bchallenge\b|\bdispute\b|\breasonableness|\benforceab/,
              /\b(?:amount|sum|fee|charge|rate)\b/,
            ],
            clause: [/\bliquidated|\bpenalt|\bfixed (?:sum|charge)/],
            none: [/\[each\]|\bjury|\binvoice/],
            bears: 'actor',
          },
          { all: [/\b(?:no challenge may be made|not be (?:contested|challenged|disputed)) by \[o\]/], bears: 'other' },
        ],
      ),
    ),
    'all-fees-clawed-back': barring(
      [
        /\b(?:paid|prepaid) (?:in respect of|for) (?:the |any )?(?:periods?|time|months?|services?)\b.{0,20}\b(?:after|following|not yet|unused|unexpired)\b/,
      ],
      barring(
        [
          /\breduced by\b[^.;]{0,30}\bfor each\b|\bfor each (?:complete |full |completed )?month of service\b/,
          /\bpremises\b|\bright of cancell?ation\b|\bunable to\b/,
        ],
        [
          ...sides((burdened) => ({
            all: [
              fullRefund,
              say`${burdened}(?:'ll)? (?:[^\s[]\S* ){0,4}?(?:(?:shall|will|must|to) )?(?:[^\s[]\S* ){0,3}?(?<!\b(?:a|full|the|complete|of) )(?:refund|refunds|repay|repays|return|returns|give back|hand (?:back|over)|reimburse|pay back|disgorge)\b|\b(?:returned|refunded|repaid) by (?:the )?${burdened}`,
              sumsHad,
              /\[\w+\]/,
            ],
            none: ordinaryReturns,
          })),
          {
            all: [fullRefund, sumsHad, /\[\w+\]/],
            none: ordinaryReturns,
          },
          {
            all: [
              /\brefund 100 percent of the fee|\boblig\w+ \S+(?: \S+)? to refund everything|\breturns all royalties/,
            ],
          },
          { force: 'right', all: [/\brecover (?:\d+|two) (?:years|months) of fees/] },
        ],
      ),
    ),
    'breach-presumed': [
      ...(['actor', 'other', 'taker', 'giver'] as const).map((bears): IssueRule => {
        const party = String.raw`(?:the )?\[${bears === 'actor' ? 'a' : bears === 'other' ? 'o' : bears}\]`;
        return {
          force: ['fact', 'duty', 'acknowledgement', 'promise', 'ban', 'right'],
          all: [
            say`\b(?:presumed|presumption|presumes?)\b[^.;]{0,140}\b(?:originat\w+ (?:from|with)|caused by|(?:fault|act|breach|negligence|default) of|due to|attributable to|disclosed by|committed by|result of|responsibility of) ${party}(?!'s (?:request|favou?r))|${party} (?:is|are|shall be|will be) (?:\S+ )?presumed to (?:have (?:\S+ )?(?:caused|breached|disclosed|used|misused|violated|infringed|received|copied|failed)|be (?:at fault|liable|responsible|in (?:breach|default)|the (?:source|cause)))|\b(?:burden|onus) of (?:proof|proving|showing|establishing|demonstrating)\b[^.;]{0,140}\b(?:rests?|lies?|falls?|shall be|is|are|be) (?:\S+ )?(?:on|upon|with) ${party}|${party} (?:shall |will |must )?(?:bears?|ha(?:s|ve)|carr(?:y|ies)) the (?:burden|onus) of (?:proof|proving|showing|establishing|demonstrating)\b|\bdeemed (?:to (?:have been|be) )?(?:caused|disclosed|committed) by ${party}[^.;]{0,30}\b(?:unless|until|save if) (?:it|they|the \S+|\[\w+\]) (?:can )?(?:prov\w+|shows?|establish\w*|demonstrat\w+)`,
          ],
          none: [
            /\b(?:exception|exclusion|exempt\w*|carve-?out|defen[cs]e|entitle\w*|relief|publicly (?:known|available)|public domain|already known|independently develop\w*|arbitrat\w*|presumed (?:to be )?(?:correct|valid|received|delivered|accurate|innocent)|force majeure|wil+ful|bad faith)\b|\[each\]|\bnot (?:be )?presum|\bno presumption|\bindemnif\w+|\bnotices?\b|\bcounterfeit/,
          ],
          bears,
        };
      }),
    ],
  },
  fixes,
);

/** What of a remedy makes it the only one. */
const soleRemedy = String.raw`(?:sole|only|exclusive|entire|single)(?:,? (?:and |or )?(?:sole|only|exclusive|entire|single))*(?: (?:available|monetary|financial|contractual))? (?:remed(?:y|ies)|recourse|redress|relief)`;

/** The plain words in which contracts make the stated remedy the only one. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'double-recovery': sides((_, gainer) => ({
    all: [
      say`${gainer} (?:\S+ ){0,4}?(?:entitled to|recovers?|receives?|claims?|awarded)\b[^.;]{0,40}\b(?:double|treble|triple|multiple|punitive|exemplary|[2-9] times|twice)\b[^.;]{0,20}\b(?:damages|loss(?:es)?|the amount|compensation|recovery)\b`,
    ],
    none: [/\[each\]|\b(?:no|not|waives?|without)\b/],
  })),
  'sole-remedy': barring(
    [
      /\[each\]|\b(?:either|neither|each|both) part(?:y|ies)\b/,
      /\bnot (?:\S+ ){0,4}?(?:sole|only|exclusive)\b|\bno remedy\b.{0,40}\bis (?:intended to be )?exclusive|\bcumulative\b|\bwithout prejudice\b|\bin addition to\b/,
      /\bequitable relief\b.{0,40}\bonly\b|\bliquidated\b|\bdeposit\b|\binterest\b/,
    ],
    [
      ...sides((burdened) => ({
        all: [
          say`${burdened}'s (?:(?:and|or) [^.;]{1,40}'s )?${soleRemedy}\b|\b${soleRemedy} (?:of|for|available to|open to) (?:the )?${burdened}`,
        ],
      })),
      ...sides((burdened) => ({
        all: [
          say`${burdened}'s remed(?:y|ies) (?:\S+ ){0,6}?(?:is|are|shall be|will be|must be) (?:\S+ )?(?:limited|confined|restricted) to\b`,
        ],
      })),
      ...sides((burdened) => ({
        all: [
          say`${burdened} (?:shall |will |may )?(?:ha(?:s|ve)|be entitled to) no (?:other |further )?(?:right or )?remed(?:y|ies)\b.{0,30}\b(?:other than|except|save|beyond|apart from)\b|${burdened} (?:shall |will |may )?(?:ha(?:s|ve)|be entitled to) no (?:other|further) (?:right or )?remed(?:y|ies)\b`,
        ],
      })),
      ...sides((burdened) => ({
        all: [
          say`\bin (?:lieu|place|substitution) of (?:all|any|every)\b.{0,60}\bremed(?:y|ies)\b.{0,30}(?:of|available to|for) (?:the )?${burdened}|\bin (?:lieu|place) of (?:all|any|every)\b.{0,60}${burdened}'s (?:\S+ ){0,3}?remed(?:y|ies)`,
        ],
      })),
    ],
    // A remedy with a way out behind it is what the market gives.
    [/\brefund\w*\b/, /\bmay (?:\S+ ){0,3}?terminate\b|\bright to terminate\b|\bentitled to terminate\b/],
  ),
};

/** In these words a statement says that the issue does not arise. */
export const issues = unlessDenied(alsoBy(affirmed, more), {
  // Things that were lent go back, and no money with them.
  'all-fees-clawed-back': [
    /\breturns? (?:the )?\[\w+\]'s (?:\w+ )?(?:materials|property|information|data|equipment|documents|content|possessions)\b/,
  ],
  'liquidated-damages-penal': [/\bno (?:fixed|flat|lump) sum (?:is|shall be|will be) (?:owed|due|payable)\b/],
  'injunction-waived': [/\b(?:does|do|shall|will) not (?:give up|waive|forgo|relinquish)\b/],
  'forfeiture-for-breach': [/\b(?:does|do|shall|will) not (?:lose|forfeit)\b(?! (?:only|merely))/],
});
