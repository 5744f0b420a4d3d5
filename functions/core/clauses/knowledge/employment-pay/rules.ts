import { unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const bonus =
  /\b(?:bonus(?:es)?|incentives?(?: (?:pay|compensation|payment|award)s?)?|variable (?:pay|compensation|remuneration)|awards?|gratuit(?:y|ies)|profit[- ]shar\w+|performance pay|short-term incentive)\b/;
const incentive =
  /\b(?:profit[- ]shar\w*|bonus(?:es)?|incentives?|commissions?|variable (?:pay|compensation|remuneration)|targets?|quotas?|sales plan|compensation plan|awards?|performance (?:goals?|measures|criteria|metrics)|accelerators)\b/;
const wages =
  /\b(?:wages?|salar(?:y|ies)|pay ?(?:check|roll|packet)s?|(?<!\b(?:shall|to|will|must|should|and|can't|cannot|not|or) )pay\b|paychecks?|remuneration|compensation|earnings|commissions?)\b/;
const freely =
  /\b(?:(?:sole|absolute|complete|unfettered|exclusive|entire|own|full)(?:,? (?:and|or)? ?\w+)? (?:discretion|judg(?:e)?ment|determination|option|opinion)|at (?:the |its |\S+'s )?(?:\S+ ){0,3}discretion|in (?:the |its |\S+'s )(?:\S+ ){0,3}discretion|discretionary|at any time|from time to time|(?:as|if|when|where|what|whatever|whichever) (?:and when |and if )?(?:it|the \S+|\S+|they|management|the board) (?:sees? fit|thinks? fit|wish(?:es)?|deems? (?:fit|appropriate|proper)|chooses?|pleases?|likes?|decides?)|without (?:\S+ ){0,3}(?:notice|consent|agreement|asking)|unilateral(?:ly)?|for any (?:or no )?reason|reserves? the right|at its option|(?:for )?as long as it (?:considers|thinks|needs|deems|wishes)|whenever|(?:\[\w+\]|company|board|management) decides? (?:when|how|whether|by how)|on its own|discretion of|no (?:obligation|guarantee)|ex gratia|goodwill gesture)\b/;
const negates =
  /\b(?:no|not|won't|don't|can't|doesn't|never|nothing|none|forfeit\w*|lose[sd]?|lost|losing|waive\w*|laps(?:e[sd]?|ing)|cease[sd]?|without|extinguish\w*|only if|unless|conditional|cancel\w*|void|gives? up|disentitle\w*|ineligible|disqualif\w*|provided|must (?:still )?be|required to be|condition)\b/;
const leaving =
  /\b(?:leav(?:e|es|ing|er|ers)|left|resign\w*|terminat\w*|depart\w*|quit\w*|end(?:s|ed|ing)? (?:of )?(?:\S+ ){0,3}(?:employment|engagement|service|job|appointment)|(?:employment|engagement|service|appointment)(?: \S+){0,3} (?:ends?|ended|terminat\w+|ceases?|comes? to an end)|cessation|under notice|(?:handed|given|hand|gave) (?:in|\S+)? ?(?:\S+ )?notice|notice (?:has been|of termination|period|to end|been given|is given|of resignation)|given (?:or received )?notice|serving (?:out )?(?:\S+ )?notice|separat\w*|ceases? to be (?:employed|engaged)|no longer (?:employed|work)|dismiss\w*|exit\w*|post-termination|goes|moves on)\b/;
const employed =
  /\b(?:(?:actively |still |continuously |then )?(?:employed|in post|in office|in (?:\S+ )?(?:active )?(?:service|employ|employment|post)|on the payroll|working (?:for|here)|work here|an (?:active )?employee|active employment|in good standing|(?:continu\w+|uninterrupted|active) (?:employment|service)|in active service|remain(?:s|ed)? (?:employed|in|an)|on the (?:\w+ )?(?:payment|pay) date|at the time of payment|date (?:of|on which) (?:\S+ ){0,4}(?:payment|paid|payable|payout)|when (?:\S+ ){0,4}(?:is|are) paid|payment date|pay ?day|date of pay(?:ment|out))\b)/;
const proRated =
  /\bpro[- ]?rat(?:a|ed?)\b|\bexcept (?:where|if|in the case of|when|that)\b.{0,100}\b(?:without cause|good leaver|redundan|death|disab|retire)|\bgood leaver|\bother than (?:for cause|by reason of (?:a )?(?:cause|gross|summary)|(?:a )?dismissal for)|\bunless\b.{0,60}\b(?:without cause|good reason|redundan|death|not for cause)|\b(?:shall|will) (?:still |nevertheless |nonetheless )?be (?:entitled to|paid|paid to)\b.{0,40}\b(?:earned|accrued)|\bremains? (?:payable|entitled)/;
const earned =
  /\b(?:shall|will|is|are|must|may) not (?:be )?(?:forfeit|lose|lost|reduc|chang|withdraw|affect|deduct|required to repay|claw)|\bdo(?:es)? not affect\b|\bno (?:reduction|change|amendment|deduction|clawback)\b|\bno such (?:change|amendment|reduction)|\bnothing in\b/;
const repays =
  /\b(?:repa(?:y|id|ys|yment|ying|yable)|reimburs\w*|refund\w*|pay(?:s)? back|paid back|return(?:ed|s)?|claw(?:s|ed)?[- ]?back|recoup\w*|recover\w*|disgorge\w*|owe[sd]?(?: back)?|give(?:s)? back|hand(?:s|ed)? back|\w+ back|liable to|recovery|debt due|becomes? (?:\w+ )?(?:a debt|due|payable|repayable)|owed)\b/;

const earner =
  /(?:'s (?:\w+ ){0,2}(?:entitlement|right|claim|commissions?)\b| (?:shall|will) (?:have no|not be|lose|forfeit)| has no| loses?\b| forfeits?\b)/
    .source;
/** Commission is earned by agents and resellers too: who it is said of carries it, whichever side that is. */
const ofWhoEarns = (rule: IssueRule): readonly IssueRule[] => [
  {
    ...rule,
    bears: 'actor',
    all: [...rule.all, new RegExp(`\\[a\\]${earner}|\\b(?:to|earn|of) (?:the )?\\[a\\]`)],
    none: [...(rule.none ?? []), /\[a\] (?:shall|will) (?:\w+ )?(?:pay|owe)\b/],
  },
  { ...rule, bears: 'other', all: [...rule.all, new RegExp(`\\[o\\]${earner}|\\b(?:to|earn) (?:the )?\\[o\\]`)] },
  rule,
];

/** What a person is paid for work, and how it may be lost. */
const affirmed = defineTopic(
  'employment-pay',
  file,
  {
    'bonus-discretionary': [
      {
        within: 'clause',
        all: [
          /\b(?:whether|how much|if and when|when and how)\b.{0,60}(?:\b(?:up to|for|depends? (?:only |entirely )?on) (?:the )?(?:\[\w+\]|company|board|us|management)|\bdecides?\b)/,
          bonus,
        ],
        none: [earned, /\bcourt\b|\barbitrat|\breasonabl/],
      },
      {
        all: [
          bonus,
          /(?<!\w)(?:(?:sole|absolute|complete|unfettered|exclusive|entire|own|full|total)(?:,? (?:and|or)? ?\w+)? (?:discretion|judg(?:e)?ment|determination|option)|discretion(?:ary)?|(?:if|as|what|when|whatever|whether|how much|any|amount)(?: and when| and if)? (?:it|the \S+|\S+|they|management|the board|we)(?: \w+)? (?:sees? (?:fit|right)|thinks? (?:it )?(?:fit|right|proper|best)|deems? (?:fit|appropriate|proper)|chooses?|pleases?|likes?|decides?)|ex gratia|purely voluntary|voluntary|judg(?:e)?ment of|creates? no|not (?:to )?(?:expect|create)|no (?:contractual )?(?:entitlement|right|guarantee|obligation)|nothing guarantees|not guaranteed|not (?:a )?(?:contractual|guaranteed|an entitlement|part of)|(?:no|never|without) (?:legal )?(?:claim|promise|expectation)|may (?:decide|determine|elect|choose|reduce|withhold)|reserves? the right|up to (?:the )?(?:\[(?!each)\w+\]|company|board|us|management)|gift)(?!\w)/,
        ],
        none: [
          earned,
          /\bnot (?:be )?(?:discretionary|subject to (?:any |the )?(?:\S+ ){0,2}discretion)|\bshall not have discretion|\bno discretion|\bon behalf of|\bprovided that .{0,60}reasonabl|\bacting reasonably|\bawarded? (?:by|to) (?:an?|the) (?:court|arbitrat)|\baward(?:s|ed)? (?:of|against) (?:costs|damages)|\barbitra|\bshares?\b|\brfp\b|\btender|\bdefer|\bany fee\b|\bpayment method|\brepay|\brecover|\bclaw/,
        ],
      },
    ],
    'incentive-changed-after-earned': barring(
      [
        /\brepay\w*\b|\binsurance policies\b|\bchange of control\b|\bterminate this agreement\b/,
        /\bemployment (?:ends|is terminated|terminates)\b|\btermination for cause\b|\bseverance\b/,
        earned,
      ],
      [
        {
          all: [
            incentive,
            /\b(?:amend\w*|chang\w+|modif\w+|withdr\w+|alter\w*|revis\w+|var(?:y|ied|ies|iation)|discontinu\w*|suspend\w*|terminat\w*|cancel\w*|adjust\w*|reduc\w+|cut|replac\w+|rais\w+|recalculat\w*|reset\w*|increase[sd]?|scrap\w*|abolish\w*|rework\w*|rewrit\w*|restate\w*|variations?|redraw\w*|reassign\w*)\b/,
            /\b(?:at any time|retroactive(?:ly)?|retrospective(?:ly)?|with retro\w+ effect|even (?:if|after|when|though|where|for|during|in)|(?:already|previously|been|orders?|sales?|deals?) (?:that |are |were |have |has |you've |been |already )*(?:earned|signed|worked|accrued|met|achieved|completed|closed|booked)|without (?:\S+ ){0,3}(?:notice|consent|agreement)|(?:sole|absolute|own|unfettered)(?: \w+){0,2} discretion|for any (?:or no )?reason|mid-?year|mid-?quarter|after the (?:end|close|year|fact|period)|whether or not (?:\S+ ){0,3}(?:earned|ended)|before (?:or after|payment)|as (?:it|the \S+|we) (?:sees?|thinks?|deems?) fit|during (?:or after|(?:or after )?(?:a|the|any) (?:plan|bonus|performance|fiscal|sales|commission))|with or without notice|until (?:it is |actually |they are )?paid|backdated|past period|already in hand|orders? in hand|from time to time|whenever|in (?:its|the company's) discretion)\b/,
          ],
          none: [
            /\b(?:not|never|no)\b.{0,30}\b(?:retro|earned|already)|\bprospective(?:ly)?\b|\bfuture (?:plan|periods?|years?|quarters?)\b|\bfollowing (?:plan )?year|\bnext (?:plan|fiscal|calendar|quarter)|\bemployment (?:at will )?may be terminated|\bmutual(?:ly)? agree|\bdiscount|\bprices?\b|\bservice level|\bcustomer|\bmay not\b|\bshall not\b|\btermination of (?:\S+ )?employment|\bemployment terminates|\bwritten agreement of both|\bemission|\bdays' (?:prior )?(?:written )?notice\b/,
          ],
        },
        {
          all: [
            /\b(?:bonus|incentive|commission|variable pay) (?:plans?|schemes?|rates?|rules|program\w*|structure|schedules?|terms)\b|\b(?:quotas?|targets?)\b/,
            /\b(?:may|reserves?|discretion|can|right to)\b/,
            /\b(?:amend|chang|withdr|revis|modif|alter|reduc|rais|cut|vary|cancel|discontinu|suspend)\w*/,
            /\bat any time|\bretro|\bwithout (?:\S+ )?(?:notice|consent)|\bdiscretion|\bafter\b|\balready|\beven\b|\bwhenever/,
          ],
          none: [/\bprospective|\bfuture\b|\bnext\b|\bmay not\b|\bdays' (?:prior )?(?:written )?notice\b|\bprice/],
        },
      ],
    ),
    'bonus-lost-under-notice': barring(
      [
        /\b(?:shall|will|must) (?:still |nevertheless )?be (?:paid|payable)\b[^.;]{0,80}\bwhether or not\b/,
        /\brecover\w*\b|\brepa(?:y|id)\w*\b/,
        /\bentice\b|\barbitral\b/,
        /\b(?:will|shall|must) (?:still )?(?:receive|be paid|get) (?:the|a|an|your|his|her|their|its) (?:\w+ ){0,2}(?:bonus|commission|award|incentive)\b/,
        /\beven (?:if|though|after)\b.{0,30}\b(?:left|leaving|gone)\b/,
      ],
      [
        {
          force: ['duty', 'ban', 'no-right', 'fact', 'right', 'promise', 'acknowledgement'],
          all: [
            incentive,
            /\b(?:only|not|no|ceases?|loses?|lost|ineligible|won't|unless|nothing)\b/,
            /\b(?:still (?:work|employed|here|with)|(?:tendered|served with|given|received|handed in) (?:\w+ )?notice|under notice|has left|have left|gone|on the payroll|before (?:the )?(?:payout|payment|pay) (?:date|day))\b/,
          ],
          none: [proRated, earned, /\bcommissions? (?:on|for)\b|\bvest|\brepay|\bclaw|\bwhether or not\b/],
        },
        {
          all: [
            /\bno notice (?:\S+ ){0,6}(?:has been|is|was|having been|shall have been) (?:given|served|received)|\bnot (?:\S+ ){0,3}(?:given|giving|served|under|serving|received)(?: or (?:given|received|served|being given))?(?: \S+){0,2} notice\b|\bunder notice\b|\bworking (?:out )?(?:\S+ )?notice\b/,
            /\b(?:either (?:party|side)|received|for (?:any|whatever) reason|whatever (?:the )?reason|whether|by (?:the )?\[|redundan\w+|under notice)\b/,
          ],
          clause: [/\b(?:bonus|incentive|commission|award|retention payment)\w*\b/],
          none: [/\bnot affect|\bpro-?rat|\bcompet/],
        },
        {
          all: [
            incentive,
            negates,
            employed,
            /\b(?:pay(?:ment|able|s|out|day)?|paid|date|due|distribut\w*|payout|earn(?:ed)?|entitle\w*|receive|eligible|vest\w*)\b/,
          ],
          none: [
            proRated,
            earned,
            /\bnot (?:need|have) to be employed|\bneed not be|\bwhether or not\b.{0,30}\b(?:still )?employed|\bregardless of whether\b.{0,30}employed|\bstock\b.{0,30}\bvest|\brepay|\bpay(?:s)? back|\bcommission(?:s)? (?:on|for) (?:orders|sales|deals)|\bemployee benefits plan|\bhealth/,
          ],
        },
        {
          all: [incentive, negates, leaving],
          none: [
            proRated,
            earned,
            /\brepa(?:y|id)|\bpay(?:s)? back|\bclaw|\brefund|\brecoup|\brecover|\bcompet(?:e|itor|ing)|\bwhether or not\b.{0,30}\b(?:still )?employed|\b(?:orders?|sales?|deals?|customers?|renewals?|pipeline|contracts?)\b.{0,60}\b(?:after|close|invoice|post)|\bseverance|\bcommission\w* (?:on|for|from)\b|\bbreach of any|\bemployment at will|\bpost-termination commission|\bnothing\b|\bnot affect|\bsole discretion to terminate|\bstay bonus|\bunilaterally terminate|\bnot terminate this agreement\b|\bfor cause or\b.{0,10}\bonly|\bonly (?:if|where|upon)\b.{0,40}\b(?:for cause|gross)|\bsteal/,
          ],
          force: [
            'duty',
            'ban',
            'no-right',
            'fact',
            'waiver',
            'acknowledgement',
            'no-duty',
            'exclusion',
            'right',
            'promise',
          ],
        },
      ],
    ),
    'clawback-wide': barring(
      [
        /\bcommission (?:disallows|denies|approves)\b|\bregulat\w+\b|\bamount allowed\b/,
        /\b(?:premiums?|leasing|tenant|ratepayers?|utility|buyer|award notice|awarded the contract)\b/,
        earned,
      ],
      [
        {
          all: [
            repays,
            /\b(?:bonus(?:es)?|incentives?(?: (?:pay|compensation))?|commissions?|awards?|compensation|equity|rsus?|stock|variable (?:pay|remuneration)|draws?|remuneration|severance|proceeds)\b/,
            /(?<!\w)(?:any (?:reason|breach|cause)|(?:sole|absolute|own) (?:\w+ )?discretion|in its (?:discretion|opinion|judgment)|whatever (?:the )?(?:reason|cause)|for any (?:or no )?reason|regardless of|irrespective|(?:within|during|in|for|over)(?: the)?(?: \w+){0,3} \d+[- ](?:month|year|day)s?|leav(?:e|es|ing)|resign\w*|terminat\w*|end(?:s|ed) (?:for|within)|whether or not (?:\S+ ){0,6}(?:fault|responsible|caused|knew)|no fault|without (?:\S+ )?fault|at any time|gross (?:amount|of tax|sum)|before (?:tax|deduction)|even if|(?:company|board|committee|\[(?!each)\w+\]) (?:decides|determines|believes|considers|thinks)|determines|miss(?:es|ed)|restat\w*|performance (?:declin|fall|below)\w*|detriment\w*|reputation\w*|on demand|circumstances)(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:train(?:ing)?|tuition|sign(?:ing)?[- ]?on|signing|relocation|course|visa|certification|recruit\w* (?:fee|cost)s?|education\w*|moving)(?!\w)|\bexpenses?\b|\breturn (?:all |any )?(?:company |\S+ )?property|\bcompet(?:e|itor|ing)|\bnot (?:be )?(?:required|obliged|obligated)|\bmisconduct by (?:the )?\S+ (?:that|which) caused|\bonly (?:if|where|to the extent|upon|in (?:the )?(?:case|event))(?!\w).{0,60}(?<!\w)(?:fraud|misconduct|restat|law)|\bfraud or (?:gross|willful|intentional|serious) misconduct\b|(?<!\w)(?:sarbanes|dodd|listing (?:standards?|rules?))(?!\w).{0,80}\brequire|\bto the extent required by|\bcustomer|\bworkers' compensation|\bfair compensation|\brefund\b.{0,30}\bfees?\b|\bproduct|\binsur|\bloan|\breimburse (?:the )?(?:\[(?!each)\w+\]|employee|executive)|\bindemnif/,
          ],
        },
        {
          all: [
            /\b(?:claw(?:ed)?[- ]?back|clawback|recoup\w*|recover\w*)\b/,
            /\b(?:bonus(?:es)?|incentives?|commissions?|equity|awards?|compensation|rsus?|variable (?:pay|remuneration))\b/,
            /\b(?:may|discretion|entitled|right|whenever|reserves?|policy|any)\b/,
            /\b(?:any (?:reason|time|breach)|discretion|as (?:in effect|amended|it)|from time to time|whatever|whenever|deems?|detriment\w*|opinion|determines|considers|believes)\b/,
          ],
          none: [/\bonly\b|\bfraud or\b|\bmisconduct (?:of|by)\b|\bcustomer|\bexpense|\btraining|\bdebt|\bdamages/],
        },
      ],
    ),
    'training-or-signon-repayment': [
      {
        within: 'sentence',
        all: [
          /\b(?:ask for|want|claim|take|get|require|demand)\b.{0,60}\bback\b|\bloan\b.{0,60}\b(?:repayable|forgiven)\b/,
          /\b(?:welcome|sign(?:ing)?[- ]?on|joining|relocation|training|tuition|course|moving|hiring)\b/,
          /\b(?:leav\w*|left|first \d+|within|before|until|completion|months|years|service)\b/,
        ],
        none: [
          /\bpayment certificate\b/,
          earned,
          /\bpro[- ]?rat|\bfor each (?:full |completed )?month\b|\bproperty\b|\bequipment\b/,
        ],
      },
      {
        all: [
          repays,
          /\b(?:moving (?:allowance|costs|expenses)|train(?:ing|ed)?|tuition|sign(?:ing)?[- ]?on|signing (?:bonus|payment)|sign-?up|relocation|moving|courses?|visa|certificat\w+|recruit(?:ment|ing)|education\w*|mba|onboarding|welcome|hiring (?:bonus|cost)|licen[cs]ing exam|qualification|stud(?:y|ies) (?:at|for|costs?|fees|leave|grant|loan|aid|support)|golden hello|type rating|joining (?:payment|bonus)|apprenticeship|bootcamp|retention (?:bonus|payment)|degree|immigration)\b(?! (?:of destruction|that))/,
          /\b(?:leav(?:e|es|ing)|left|resign\w*|terminat\w*|depart\w*|quit\w*|first year|end(?:s|ed|ing)?|ceas\w+|separat\w*|dismiss\w*|entire moving|within (?:the )?(?:first )?\d+|before (?:completing|the|\d+)|during the first|less than \d+|notice|\d+ months|\d+ years|complete \d+|forgiven only|completion of \d+|still (?:employed|here))\b/,
        ],
        none: [
          /\bneed not (?:repay|reimburse|return|refund)\b|\bpayment certificate\b|\bfranchise fees\b|\bcertification of destruction\b|\bphase iii\b/,
          earned,
          /(?<!\w)(?:reduc(?:ed?|ing)|declin\w*|decreas\w*|fall\w*|diminish\w*|less|forgiven|amorti[sz]\w*|pro[- ]?rat\w*|sliding|tapering|written off) (?:\S+ ){0,8}(?:month|1\/|\d+\/|twelfth|equal|monthly|pro rata|straight)|\bpro[- ]?rat|\bmonth(?:ly)? (?:by month|basis)|\b\d+(?:st|nd|rd|th) (?:for|per) each\b|\bnot (?:be )?(?:required|obliged|have) to (?:repay|pay)|\breimburse (?:the )?(?:employee|executive) for|\bnothing (?:is|shall be|will be) (?:re)?payable|\bno (?:repayment|sum) (?:is|shall be) |\breturn to work\b|\breturn (?:all )?(?:training )?(?:material|manual)|\bservice credits?|\bcompany (?:shall|will) (?:pay|reimburse|bear)/,
        ],
        test: (_, { words, actor }) =>
          !/\breimburse(?:s)? (?:the )?\[o\]|\bbears? the\b/.test(words) ||
          !/company|employer|firm|bank|we\b|trust|university/.test((actor?.word ?? '').toLowerCase()),
      },
    ],
    'deductions-from-pay': barring(
      [
        /\b(?:has|have) agreed in writing to repay\b/,
        /\bratepayers?\b|\btenant\b|\bcost recovery\b|\bbase year\b|\bpatents?\b|\bliquidated damages\b|\broyalt|\bnet sales\b|\bgovernmental approvals\b|\btaxing authority\b|\bindependent contractors?\b|\bmanner and means\b/,
        earned,
      ],
      [
        {
          all: [
            /\b(?:authori[sz]es?|permits?|allows?|agrees?|may|can|entitled)\b/,
            /\b(?:deduct|withhold|set off|recover)\b.{0,40}\b(?:pay|wages|salary|paycheck|remuneration)\b/,
            /\b(?:any (?:sums?|amounts?|money)|damage|losses|shortages?|overpayments?|cost of)\b/,
          ],
          none: [/\bonly\b|\bconsent of the employee|\brequired by law\b.{0,10}$|\bsupplier|\binvoice|\brent\b/],
        },
        {
          all: [
            /\b(?:keep|hold|take|kept|held|taken)\b.{0,30}\b(?:back|out of|from|off)\b|\b(?:withhold|deduct|dock)\w*\b/,
            /\b(?:pay ?checks?|wages?|salary|final pay|last pay|pay packet|pay)\b/,
            /\b(?:thinks?|believes?|considers?|owes?|owed|damage|loss|shortfall|mistake)\b/,
          ],
          none: [
            /\bonly\b|\badmitted|\brequired by law|\bagreed in writing|\bsupplier|\binvoice|\brent\b|\btax(?:es)?\b.{0,20}\brequired/,
          ],
        },
        {
          all: [
            /\b(?:deduct\w*|withh(?:old|eld|olding)|set(?:ting)?[- ]?off|dock(?:ed|ing)?|tak(?:e|en|ing)|retain\w*|subtract\w*|recover\w*|charge(?:d)? against|recoup\w*|garnish\w*|offset\w*|net(?:ted)? off|taken out|take|stopped|stop(?:page)?s?|keep back|kept back)\b/,
            wages,
            /\b(?:loss(?:es)?|damages?|damaged|shortages?|shortfalls?|breakages?|any (?:sums?|amounts?|monies|money|debts?|other)|(?:sums?|amounts?|monies) (?:owed|owing|due|claimed|alleged|believed|said)|till|owe[sd]?|owing|cash (?:short\w*|register)|uniforms?|equipment|tools|fines?|indebted\w*|overpay\w*|mistakes?|errors?|loans?|advances?|costs?|whatever|penalt(?:y|ies)|lateness|(?:as|what) (?:it|we|the \S+) (?:sees?|thinks?|considers?|deems?|believes?))\b/,
          ],
          none: [
            /\b(?:required by law|applicable tax(?:es)?|payroll tax(?:es)?|statutory deductions|social security|income tax)\b(?!.{0,80}\b(?:and|or|including|as well as) any\b)|\bonly (?:with|if|where|to the extent|sums|such)\b|\bwritten (?:consent|authori[sz]ation|agreement) (?:of|by|from|signed)|\bprior (?:written )?consent|\badmitted\b|\bsets? off against (?:the )?(?:fees|price|invoices)|\binvoices?\b|\brent\b|\bcaused the loss deliberately|\bpension contribution|\bwithholding taxes?\b|\bconsequential\b|\bno deductions?\b|\bseverance\b.{0,40}\bother\b.{0,20}\bearn/,
          ],
        },
      ],
    ),
    'overtime-unpaid': [
      {
        within: 'clause',
        all: [
          /\b(?:no|without|not)\b.{0,20}\b(?:extra|additional|further|overtime|separate) (?:pay|payment|money|compensation|remuneration)\b/,
          /\b(?:stay late|come in|saturdays?|sundays?|weekends?|evenings?|extra hours|overtime|late|nights?|beyond .{0,20}hours|additional hours|long hours)\b/,
        ],
        none: [/\bcustomer|\bservices to\b|\bsupplier/],
      },
      {
        all: [
          /\b(?:overtime|(?:additional|extra|excess|longer|further|such|all|outside|beyond|necessary|whatever|any|unlimited|evening|weekend|after) (?:\w+ ){0,3}hours|hours (?:in excess|beyond|over|above|as|that|outside|worked|needed|required|necessary)|working hours|(?:evening|weekend|night|holiday) (?:and (?:evening|weekend|night|holiday) )?work|work (?:evenings|nights|weekends|late)|evenings|weekends|working time|work(?:ing)? (?:\S+ ){0,3}(?:hours|time)|as many hours|hours)\b/,
          /\b(?:no (?:\w+,? ){0,4}(?:pay(?:ment)?|compensation|remuneration|overtime|time off|entitlement|lieu|salary)|without (?:any )?(?:\w+ ){0,3}(?:pay(?:ment)?|compensation|remuneration|overtime|time off|salary)|unpaid|not (?:be )?(?:entitled to|receive|paid|compensated|remunerated|eligible for|attract|earn|get)|(?:included in|covered by|compensated by|inclusive of|covers?|satisfied by|absorbed (?:by|in)|full compensation|reflected in) (?:\S+ ){0,8}(?:salary|pay|hours|overtime|remuneration|compensation|all)|salary (?:covers|includes|compensates|is inclusive|already)|exempt\b.{0,40}\b(?:regardless|irrespective|any)|for no (?:more|extra|additional))\b/,
        ],
        none: [
          /\b(?:shall|will|must) be (?:paid|compensated) (?:at|for overtime|time and)|\btime and a half|\b1\.5 times|(?<!no payment or )\btime off in lieu (?:shall|will|is) (?:be )?(?:given|granted|due for|earned)|\bnot (?:be )?(?:required|obliged) to work\b|\bexcept (?:as|where|to the extent) required by|\bunless (?:it is |they are |\S+ )?(?:pre-?)?(?:approved|authori[sz]ed)|\bbusiness hours\b|\bon[- ]call|\bstandby|\bsupport\b|\bconsent\b.{0,30}\bhours\b|\bnotice\b|\blunch|\bmeal\b|\bwork from home\b|\bnot be required to work\b|\bmay refuse/,
        ],
      },
      {
        force: ['duty', 'acknowledgement', 'promise'],
        all: [
          /\b(?:work|devote|hours)\b/,
          /\b(?:all|whatever|such|as many|any|unlimited) (?:additional |other |further |extra |the )?(?:hours|time)(?: (?:as|that|needed|necessary|are|is|may|it|the))/,
          /\b(?:no (?:additional|extra|further|overtime)|without (?:additional|extra|further|overtime|any|pay)|including (?:evenings|nights|weekends)|evenings|weekends)\b/,
        ],
        none: [
          /\bpaid (?:at|for)|\bovertime (?:rate|pay) (?:is|shall|will)|\btime off in lieu|\bsupplier|\bcontractor/,
        ],
      },
    ],
    'commission-only-when-collected': barring(
      [
        /\b(?:after|on|upon|of) (?:the )?(?:receipt|acceptance) of (?:the|an|each|such) (?:customer's )?orders?\b/,
        /\bfor as long as such (?:compensation|income) is received\b/,
        /\bas (?:though|if) (?:he|she|they|\[\w+\]) had stayed\b/,
      ],
      [
        ...ofWhoEarns({
          all: [
            /\bno (?:\[?\w+\]? )?(?:payment|cash|money|receipt)(?: from (?:the )?\w+)?, no commission\b|\bcommission\b.{0,60}\b(?:follows|depends on|hangs on|waits for|awaits)\b.{0,30}\b(?:payment|cash|money|receipt|funds)/,
          ],
        }),
        ...ofWhoEarns({
          all: [
            /\b(?:commissions?|referral fees?|finder'?s fees?|introduction fees?|sales credits?)\b/,
            /(?<!\w)(?:(?:actual(?:ly)?|full|fully|cleared|been|is|are|has|have|once|when|until|after|upon|only|of|and) ?(?:and in full |in full )?(?:receipt|received|collected|collects?|receives?|paid|cleared|settled|banked|cash)|collection|charg(?:e|ed|es) ?back|charge-?backs?|reversed|debited back|claw(?:ed)? ?back|uncollect\w*|non-?payment|bad debts?|cash(?:es|ed)? in|(?:customers?|clients?|\[(?!each)\w+\]|buyers?|purchasers?) (?:has |have |actually |pays?|paid|settles?)|money (?:is|has|arriv)\w*|funds)(?!\w)/,
            /\b(?:only|until|unless|not (?:be )?(?:earned|due|payable|paid|owed)|once|when|upon|after|conditional|contingent|subject to|no commission|if|charged? ?back|reversed|repaid|debited|based on|calculated on|following|deduct\w*|on (?:actual|receipt|cash|collected|net)|lost|cancel\w*)\b/,
          ],
          none: [
            /\bwhen (?:the|an|each|any) order is (?:received|accepted|placed)\b/,
            /\b(?:whether or not|regardless of whether|irrespective of whether|even if) (?:\S+ ){0,6}(?:paid|pays|collect\w*|received)|\baccept(?:ance|ed) (?:of|the) order\b.{0,30}\bearned|\bearned (?:when|upon|on) (?:the )?(?:order|acceptance)|\bamount owing exceeds\b|\bexceeds? [$£€]|\bcommissioned\b|\bcommissioning\b|\b(?:after|following)\b.{0,30}\b(?:terminat|leav)\w*|\bwithin \d+ days (?:after|of) (?:the )?(?:end of )?(?:each )?(?:month|quarter)\b(?!.{0,60}\b(?:collect|received))|\bsecurities and exchange|\bcommission(?:er)?s? (?:of|on) (?:the )?(?:public|trade|energy)/,
          ],
        }),
      ],
    ),
    'commission-lost-on-leaving': [
      ...ofWhoEarns({
        all: [
          /\bcommission\b/,
          /\b(?:expires?|ends?|ceases?|lapses?|stops?|terminates?)\b (?:\w+ )?(?:with|upon|on|at)\b/,
          /\b(?:engagement|employment|agency|appointment|service)\b/,
          /\b(?:thereafter|afterwards|after|later|including|all|any)\b/,
        ],
        none: [
          /\bratepayers?\b|\bdisallows?\b|\b(?:exclusive right|entitled) to (?:the )?(?:\w+ )?commission\b(?!.{0,60}\bonly)|\bevery calendar\b|\brepresent itself\b|\bnon-residual\b|\bbrokerage\b|\bnot terminate this\b/,
          proRated,
          /\bearned before\b|\bshall (?:be|remain) (?:paid|payable)|\bsecurities\b|\bfederal\b|\bfor cause\b/,
        ],
      }),
      ...ofWhoEarns({
        force: ['ban', 'no-right', 'fact', 'duty'],
        all: [
          /\b(?:deals?|sales?|orders?|business|contracts?|renewals?|accounts?|policies)\b/,
          /\b(?:don't|do not|does not|doesn't|not|nothing|no|never)\b.{0,20}\b(?:earn|pay|count|bring|claim|commission|entitle)/,
          /\b(?:after|subsequent to|following|beyond|past|later than)\b.{0,30}\b(?:last day|leav\w*|left|departure|terminat\w*|end|cessation|exit)\b/,
        ],
        none: [
          /\bratepayers?\b|\bdisallows?\b|\b(?:exclusive right|entitled) to (?:the )?(?:\w+ )?commission\b(?!.{0,60}\bonly)|\bevery calendar\b|\brepresent itself\b|\bnon-residual\b|\bbrokerage\b|\bnot terminate this\b/,
          /\bfederal\b|\bregistration statement\b|\bsecurities\b/,
          proRated,
          /\bnot affect|\bcompet|\bsolicit|\bconfidential|\bnotice\b|\bcustomer data/,
        ],
      }),
      ...ofWhoEarns({
        within: 'sentence',
        all: [
          /\b(?:commissions?|deals (?:closed|signed|closing|won|made|that|in)|deal (?:closes|is closed|is signed)|referral fees?|finder'?s fees?|residuals|residual (?:commissions?|income|payments?)|trail(?:ing)? (?:fees?|commissions?)|introduction fees?|success fees?|overrides?|sales credits?|payable solely on sales)\b/,
          /\b(?:no|not|never|forfeit\w*|lose[sd]?|lost|cease[sd]?|waive\w*|extinguish\w*|laps\w+|nothing|only|neither|without|ends?|stop(?:s|ped)?|cancel\w*|belongs? to|gives? up|reassign\w*|entitlement ends)\b/,
          /\b(?:after|following|upon|on|from|post[- ]?|once|when|if|as of|subsequent to|at|before|by|unless|prior to|remaining|outstanding)\b.{0,60}\b(?:terminat\w*|leav(?:e|es|ing|er)|left|resign\w*|depart\w*|end(?:s|ed)?|expir\w*|cessation|ceases?|separat\w*|last day|quit\w*|employ(?:ed|ment)|gone|notice|agreement ends|goes)\b/,
        ],
        none: [
          /\bratepayers?\b|\bdisallows?\b|\b(?:exclusive right|entitled) to (?:the )?(?:\w+ )?commission\b(?!.{0,60}\bonly)|\bevery calendar\b|\brepresent itself\b|\bnon-residual\b|\bbrokerage\b|\bnot terminate this\b/,
          /\bfederal\b|\bregistration statement\b|\bsecurities\b/,
          /\bearns? full commission|\bfull commission\b/,
          proRated,
          /\b(?:shall|will) (?:continue to )?(?:be (?:paid|payable|entitled)|receive|pay) (?:\S+ ){0,5}commissions?\b(?!.{0,60}\bonly)|\b(?:shall|will|does) not (?:affect|forfeit|lose|prejudice|extinguish)|\bnot affect\b|\bcontinue[sd]? to (?:be )?(?:pa|earn|receive)|\bend of (?:that|each|the) (?:calendar )?(?:month|quarter)|\bcommissioning\b|\bfor cause\b|\bfraud\b|\bcommissions? earned before .{0,40}(?:shall|will) be paid|\bwithout prejudice|\bsurviv/,
        ],
      }),
    ],
    'pay-cut-unilateral': [
      {
        force: ['right', 'fact', 'acknowledgement', 'duty'],
        all: [
          /\b(?:shorter|fewer|reduced|less|lower|short-time)\b (?:\w+ ){0,2}(?:hours|pay|salary|wages|week|shifts|rates?)\b|\b(?:pay|hours|wages|salary|rates?)\b.{0,30}\b(?:go(?:es)? down|fall|drop|downward|revised down)\b/,
          /\b(?:can|may|put|decides?|think|considers?|necessary|discretion|any time|without notice|subject to|reserves?)\b/,
        ],
        none: [
          /\bshall not\b|\bonly (?:with|if)\b.{0,30}\b(?:agree|consent)|\bno reduction|\bcustomer|\bprice|\brent\b|\bless than\b|\bbusiness hours|\bwithhold tax\b|\btrials?\b|\bsubscriptions?\b/,
        ],
      },
      {
        force: ['right', 'acknowledgement', 'fact', 'duty', 'no-duty', 'promise'],
        all: [
          /\b(?:(?:base )?(?:salar(?:y|ies)|pay|wages?|compensation|remuneration|benefits?|(?:working |scheduled )?hours|rate(?:s)? of pay|(?:the |hourly |daily |day |weekly )rates?|shifts?|allowances?|work(?:ing)? week|stipend|perks|perquisites|pay (?:grade|scale)|grade))\b/,
          /\b(?:reduc\w+|cut(?:s|ting)?|decreas\w*|lower\w*|adjust\w*|downward\w*|chang\w+|vary|varied|alter\w*|withdraw\w*|suspend\w*|amend\w*|modif\w+|reset\w*|diminish\w*|trim\w*|remove\w*|revis\w+|cancel\w*|discontinu\w*|short[- ]time|furlough\w*|lay[- ]?off|scale back|go down|come down|up or down|up and down|down(?: as well as| or| and) up)\b/,
          freely,
        ],
        none: [
          /(?<!\w)(?:shall|will|may|must|can) not (?:be )?(?:reduc|decreas|cut|lower|chang|alter)|\bno (?:reduction|decrease|cut)|\bnot (?:be )?(?:reduced|decreased|lowered)|\bupward(?!s? (?:or|and) downward)|\bbut not (?:reduced|decreased|downward)|(?<!\w)(?:with|without) (?:the )?(?:prior )?(?:written )?consent of (?:the )?(?:\[(?!each)\w+\]|employee|executive) shall|(?<!\w)(?:only|except) (?:with|by)(?!\w).{0,30}(?<!\w)(?:consent|agreement)|\bmutual|\bbonus (?:plan|scheme)|\bcommission|\bgood reason\b|\bacross[- ]the[- ]board\b|\bprice|\bfees?\b|\bbusiness hours\b|\bservice hours|\bopening hours|\bhours of operation|\bunless (?:the )?(?:\[(?!each)\w+\]|employee) (?:agrees|consents)|\brent\b|\bto the benefit of\b|\bassign the benefit\b|\breduced rate\b|\brates for\b|\bpremium rate|\bgoodwill\b|\bplan documents?\b|\bbenefit plans?\b|\bworkers' compensation\b|\bincreas\w+ (?:only|but)/,
        ],
      },
    ],
    'equity-lost-on-leaving': [
      {
        force: ['duty', 'fact', 'right', 'ban'],
        all: [
          /\bvested\b|\bshares? (?:acquired|held|issued|bought)\b|\bbad leaver\b/,
          /\b(?:sell\b.{0,30}\bback|offered back|given back|sold back|buy(?:s)? back|cancel\w*|forfeit\w*|laps\w*|lost|transfer\w*|taken back|called|void|buy|call for)\b/,
          /\b(?:departing|last day|service ends?|ceas\w*|leav\w*|left|terminat\w*|ends?|resign\w*|depart\w*)\b/,
          /\b(?:vested|issue price|nominal|par|cost|price paid|amount (?:originally )?(?:contributed|paid|invested)|symbolic|token|what \S+ paid|lower of|discount)\b/,
        ],
        none: [
          /\btrade rights\b|\bgood will\b|\bunvested\b(?!.{0,10}\bvested)|(?<!lower of cost and )(?<!lower of cost or )(?<!lesser of cost and )\bfair (?:market )?value\b|\bremain\w*\b|\bkeeps?\b|\bstays?\b|\bnot (?:be )?(?:forfeit|cancel|los)|\b\d+ (?:days|months) (?:after|to exercise)/,
        ],
      },
      {
        within: 'sentence',
        all: [
          /(?<!\w)(?:vested (?:and unvested |or unvested )?(?:\w+ )?(?:shares?|options?|equity|units?|stock|awards?|interests?|rsus?)|vested|(?:all|any|every|the|his|her|its|\[(?!each)\w+\]'s|\w+'s|such|entire|\S+'s) (?:of (?:the |\S+'s )?)?(?:\w+ ){0,3}(?:shares|options|equity|units|stock|rsus?|stockholding|shareholding|interests?|profits interests)|shares held|bad leavers?)(?!\w)/,
          /\b(?:forfeit\w*|laps(?:e[sd]?|ing)|cancel\w*|repurchas\w*|buy[- ]?back|buys? back|transfer\w*|sell|sold|call (?:right|option)|purchase[sd]?|offer(?:ed)?|surrender\w*|call option|redeem\w*|los(?:e|es|ing)|buy|take back|call for|terminate[sd]? (?:immediately|automatically)|expire[sd]?|call right|acquire|extinguish\w*|give up|hand(?:ed)? back|reacquire)\b/,
          /\b(?:leav(?:e|es|ing|er|ers)|left|resign\w*|terminat\w*|departure|quit\w*|ceas\w+|separat\w*|end(?:s|ed|ing)? (?:of )?(?:\S+ )?(?:employment|service)|employment ends|no longer|dismiss\w*)\b/,
          /\b(?:vested|par|par value|nominal|cost|at (?:the )?(?:lower|lesser|original|issue|purchase|book)|(?:original|issue|subscription|acquisition|exercise|book) (?:price|value|cost)|lower of|lesser of|\$0|\$1\b|1 dollar|for no (?:consideration|payment)|without (?:payment|compensation|consideration)|zero|no value|whatever the reason|for any reason|nothing|bad leaver|price paid|what \S+ paid|free of charge|for a dollar|discount)\b/,
        ],
        none: [
          /\btrade rights\b|\bgood will\b|(?<!\w)(?:for cause|fraud|gross misconduct)(?!\w)(?!.{0,40}\bor\b)|(?<!lower of cost and )(?<!lower of cost or )(?<!lesser of cost and )\bfair (?:market )?value\b(?!.{0,50}(?<!\w)(?:lower|lesser|discount|less|%|percent))|\bshall (?:remain|retain|keep|not be forfeit|not lose)|\bretains? (?:all |its |his |her |\[(?!each)\w+\]'s )?vested|\bkeeps? (?:all |its |\[(?!each)\w+\]'s )?(?:vested|options)|\bvested (?:\w+ )?(?:shares|options) (?:remain|may be exercised|shall remain|stay)|\bremain(?:s)? exercisable/,
        ],
        test: (_, { words }) => !/\bunvested\b/.test(words) || /\bvested\b/.test(words),
      },
    ],
    'no-expense-refund': barring(
      [/\bshipment\b|\brent\b|\bcrate\b|\bbackups?\b|\bgoods\b|\btax credit\b|\bplant\b|\bdeadline\b|\bcreate\b/],
      [
        {
          all: [
            /\b(?:vehicle|car|fuel|phone|internet|calls?|tools|equipment|laptop|uniforms?|travel\w*|mileage|(?:car|vehicle|own|health) insurance|(?:travel|business|work|working|job) expenses?)\b/,
            /\b(?:at (?:her|his|their|its|\[\w\]'s|your) own (?:cost|expense)|out of (?:her|his|their) own pocket)\b|\b(?:is|are) on \[(?:giver|a|o)\]|\bfor \[(?:giver|a)\]'s own account/,
          ],
          types: ['employment-contract', 'service-agreement', 'other'],
          none: [
            /\b(?:legal|counsel|attorney\w*|audit\w*|remed\w*|repair\w*|premises|shipping|freight|landlord|tenant|licens\w*|customer|insurance polic|defen[cs]e|install\w*|goods|deliver\w*|sole cost|products?|ad serving|brand|records|liability|insurance coverage|minimum limits|territory|websites?|regulator\w+|data processing)\b/,
          ],
        },
        {
          all: [
            /\b(?:travel(?:ing|ling)?|mileage|equipment|tools|phone|internet|vehicle|uniforms?|home office|laptop|fuel|licen[cs]e fees|supplies|out[- ]of[- ]pocket|car|gas|parking|(?:business|work|job|moving|relocation|such|all|any|its|his|her|their|your|own|those|no|these|working|daily|the|for) (?:(?:\w+,? ){0,3}(?:and |or ))?(?:expenses?|costs?)(?= (?:incurred|of (?:doing|performing|work|the (?:job|work|role))|connected|in (?:doing|perform|connection with (?:the |his |her |their )?(?:work|job|duties|employment))|not |are not|is not|will not|shall not|won't|that|which|while|only|at |are |is |will |shall |for |from |on |by |to |without|related)|,|\.?$))\b/,
            /(?<!\w)(?:(?:\[a\]|employee|executive|consultant|worker|driver)'?s? (?:\w+ )?(?:own )?(?:cost|expense|account|pocket)|(?:its|his|her|their|your|my) own (?:\w+ )?(?:cost|expense|account|tools|equipment|vehicle|car|pocket|phone|laptop)|(?:\[(?:a|giver)\]'s own)|(?:car|phone|tools|equipment|vehicle) (?:\S+ ){0,5}pay for|not (?:be )?(?:reimburs\w*|refund\w*|repaid|entitled to (?:\S+ ){0,3}reimburs\w*)|no (?:\w+ ){0,2}reimburs\w*|without (?:any )?reimburs\w*|reimburse\w* (?:\S+ ){0,8}(?:discretion|sees? fit|thinks? fit|chooses)|(?:bears?|borne by|pays? for|meets?|covers?|suppl(?:y|ies)|provides?|furnish\w*|purchase|absorb\w*) (?:\S+ ){0,6}(?:own|all|any|every) (?:\S+ ){0,5}(?:expenses?|costs?|travel|equipment|tools|vehicle|fuel|uniform))(?!\w)/,
            /(?<!\w)(?:employ(?:ee|er|ment|ed)|executive|worker|consultant|driver|staff|contractor|representative|agent|salary|wages?|duties|commute|home office|perform(?:ing|ance) (?:of )?(?:the |\S+ )?(?:duties|job|work|services)|job|work|role|territory|\[(?!each)\w+\])(?!\w)/,
          ],
          types: ['employment-contract', 'service-agreement', 'other'],
          none: [
            /(?<!\w)(?:legal|attorneys'?|court|litigation|arbitrat\w+|audit\w*|insurance|defen[cs]e|repair|shipping|freight|storage|install\w*|replace|remed(?:y|ies)|cure|remov\w+|migrat\w*|return(?:ing)? (?:the )?(?:goods|products)|indemnif\w*|each (?:party|side)|\[each\]|counsel|adviser|independent)(?!\w)|\breasonable (?:and documented |business |travel )?(?:expenses?|costs?)(?!\w).{0,60}(?<!\w)(?:reimburs|refund|paid)|\b(?:shall|will) (?:be )?reimburse[d]?(?! (?:only if|if|as|only|in) )|\bno expense\b|\bexamination\b|\bdocuments reasonably|\btransferred nda\b|\bnda\b|\bswap\b|\bdata processing\b|\bcommerciali[sz]ation\b|\binformation system\b|\bad serving\b|\bto register\b|\binsurance\b|\bcontent\b|\bproprietary marks\b|\binfring\w*|\bproducts?\b|\bmodifications\b|\br&d\b|\bclinical\b|\bstudies\b|\bchargebacks\b|\bterminate\b|\bexecution of this agreement\b|\bconsummation\b|\btraining program\b|\bbooks\b|\bescrow\b|\bphysical counts\b|\bmark ?up\b|\breports\b|\bsecuring\b|\bon behalf of\b|\bapplicable laws?\b|\bcustomers?\b|\bpatents?\b|\bwebsites?\b|\bfacilit(?:y|ies)\b|\bat (?:the )?(?:\[o\]|company|employer)'s (?:sole |own )?(?:cost|expense)|\blandlord|\btenant|\blessee|\blicens(?:or|ee)|\bcustomer\b|\brent\b|\bnot (?:be )?required to\b/,
          ],
        },
        {
          all: [
            /\b(?:expenses?|costs|travel|mileage)\b/,
            /\b(?:reimburs\w*|refund\w*|repaid)\b/,
            /\b(?:only (?:if|when|where|as)|discretion|sees? fit|thinks? fit|chooses|at the option)\b/,
            /(?<!\w)(?:employ(?:ee|er|ment)|executive|salary|duties|worker|consultant|boss|manager|\[(?!each)\w+\])(?!\w)/,
          ],
          none: [
            /\bonly if\b.{0,40}\b(?:receipt|approved|document|incurred|evidence|invoice|reasonabl|vouch|pre-?approv)|\blegal|\battorney|\baudit|\blitigat|\bindemn|\bservices rendered\b|\bwithout cause\b/,
          ],
        },
      ],
    ),
    'bonus-earned-on-payment': [
      {
        all: [
          incentive,
          /\b(?:earned|accrue[sd]?|vest(?:ed|s)?|due|owed)\b(?: \S+){0,3}? (?:only|solely|not before|never before)(?: \S+){0,2}? (?:when|once|if|upon|on|by|at)\b(?: \S+){0,5}? (?:paid|payment|payout|received|credited)\b|\b(?:only|solely) (?:earned|accrue[sd]?|due|owed)(?: \S+){0,3}? (?:when|once|upon|on|by|at)(?: \S+){0,5}? (?:paid|payment|payout|received|credited)\b|\b(?:not|never|n't|no|nothing)\b(?: \S+){0,5}? (?:earned|accrued?|vested|owed|claim|entitlement|right|vest)\b(?: \S+){0,6}? (?:until|unless|before|prior to)\b(?: \S+){0,6}? (?:(?:is|are|been|was|actually|in fact) (?:\w+ )?(?:paid|received|credited)|payment|payout|paid out|pay date|paid|(?:money|sum|bonus|payment) (?:is|arrives|has arrived|reaches) (?:in )?(?:\[\w+\]'s|your|the employee's|his|her) (?:bank )?account)\b|\b(?:until|before)\b(?: \S+){0,5}? paid,? (?:it|no|there|\[\w+\]|nothing|the)\b(?: \S+){0,5}? (?:not|no|never|earned|claim|nothing)\b|\bpayment\b(?: \S+){0,3}? (?:is|being) (?:itself )?(?:what|the (?:event|act|moment|condition))\b(?: \S+){0,5}? earn\w*|\bearn(?:s|ed|ing)?\b(?: \S+){0,5}? by (?:\S+ ){0,3}?(?:being paid|payment of it|its payment)\b/,
        ],
        none: [
          earned,
          /\b(?:customers?|clients?|purchasers?|buyers?|tenants?)\b(?: \S+){0,6}? (?:pa(?:id|ys|yment)|received|collected)\b|\b(?:payment|paid|received|collected|cash|funds)\b(?: \S+){0,4}? (?:by|from) (?:the |its |an? |such |each )?(?:\w+ )?(?:customer|client|purchaser|buyer|tenant)|\bcollected\b|\bexpenses\b|\bshall be paid when earned|\brent\b|\broyalt|\bretainer\b|\breceived by (?:the )?(?:\[(?:o|taker)\]|company|employer)|\b(?:when|once|until|after) (?:the )?\[(?:taker|o|p)\] (?:has |have )?(?:\w+ )?pa(?:id|ys)\b/,
        ],
      },
    ],
    'bonus-paid-late': [
      {
        all: [
          /\b(?:paid|pay|payment|payable|payout|fall)\b(?: \S+){0,8}? (?:not? later than|at the latest|on or before|by|before|until)\b(?: \S+){0,4}? (?:july|august|september|october|november|december)\b(?: \S+){0,4}? (?:year|fiscal year) (?:after|following|next|in which)|\b(?:paid|pay|payment|payable|payout)\b(?: \S+){0,8}? (?:not? later than|on or before|by|before|until) (?:the )?(?:end|last day|december 31|31 december)(?: of)?(?: \S+){0,3}? (?:year|fiscal year) (?:after|following|next)\b|\b(?:july|august|september|october|november|december)(?: \d+)? of the (?:following|next) (?:\w+ )?year\b|\b(?:paid|pays?|payment|payable|payout)\b(?: \S+){0,8}? (?:within|up to|not? later than|not? earlier than|only|until) (?:\w+ )?(?:[7-9]|1\d|2\d) months (?:after|following|from|of)(?: \S+){0,5}? (?:year|period|end|close)\b/,
        ],
        clause: [
          /\b(?:bonus(?:es)?|incentive(?:s| (?:pay|compensation|award|payment)s?)?|commissions?|profit[- ]shar\w+|variable pay)\b/,
        ],
        none: [
          earned,
          /\breimburs|\bexpenses?\b|\bseverance\b|\btax(?:es)? (?:gross|return)|\bdefer|\binstal|\b(?:year|period) (?:in|for|during) which\b(?: \S+){0,6}? (?:earned|payable)\b(?!.{0,60}following)/,
        ],
      },
    ],
    'repayment-gross': [
      {
        all: [
          repays,
          /\b(?:the |its |full |entire |whole |total |pre-tax ){0,3}gross (?:amount|sum|value|award|payment|bonus|figure|total)\b|\b(?:repaid|refunded|returned|repay(?:able)?|paid back) (?:\w+ )?gross\b|\b(?:including|inclusive of|with) (?:the |any )?(?:portion|part|amount|sum)s? withheld\b|\bgross of (?:all |any )?(?:\w+ )?tax|\bpre-?tax (?:amount|sum|value|basis)|\bbefore (?:\S+ )?(?:tax(?:es)?|withholding|deductions?)\b|\b(?:including|inclusive of|together with|plus|as well as) (?:\S+ ){0,4}?(?:tax(?:es)?|withholdings?|social security)\b(?: \S+){0,6}? (?:withheld|deducted|paid|remitted)\b|\b(?:without|no) (?:\S+ ){0,3}?(?:reduction|credit|allowance|deduction|adjustment) (?:\S+ ){0,2}?(?:for|of|on account of) (?:\S+ ){0,2}?(?:tax(?:es)?|withholding)|\b(?:regardless|irrespective) of (?:\S+ ){0,4}?(?:tax(?:es)?|withholding)|\bnot (?:merely |only |just )?(?:the )?net\b|\brather than (?:the )?(?:after-tax|net)\b/,
        ],
        clause: [
          /\b(?:bonus|award|payment|incentive|commission|sign-?on|signing|relocation|training|retention|severance|advance)\w*\b/,
        ],
        none: [
          earned,
          /\bgross (?:revenue|receipts|sales|proceeds|rent|profit|income|negligence|misconduct|margin)|\bgross[- ]?up|\bafter-?tax (?:amount|basis|value)(?! rather)|\bcustomer|\brent\b|\bebitda\b|\broyalt|\bwithholding (?:tax )?obligations?\b|\breturn (?:on|to)\b|\btax returns?\b|\breimburse(?:s|d)? (?:the )?(?:\[giver\]|employee|executive)|(?<!\w)(?:company|\[taker\]|employer) (?:shall|will) (?:\w+ )?(?:pay|reimburse)|\breturn (?:all |any )?(?:\w+ )?documents|\btax year\b/,
        ],
      },
    ],
    'repayment-for-company-results': [
      {
        within: 'sentence',
        all: [
          /\b(?:refundable|repa(?:y|id|yable|yment)|pa(?:y|id) back|give(?:n)? back|hand(?:ed)? back|return(?:ed)?|claw(?:ed)?[- ]?back|recover(?:ed)?|recoup(?:ed)?|refund(?:ed)?|forfeit(?:ed)? and repaid)\b/,
          /\b(?:bonus(?:es)?|incentives?|commissions?|awards?|variable pay|profit share)\b/,
          /\b(?:results?|profits?|performance|plan|budget|forecasts?|targets?|revenues?|earnings|ebitda|sales|share price|division|group|business|company|firm|fund)\b(?:'s)?(?: \S+){0,5}? (?:is missed|falls? (?:short|below)|fails? to (?:meet|reach|hit)|miss(?:es|ed)?|declines?|drops?|dips?|(?:is|are|was|were) (?:not (?:met|reached|achieved)|below|missed|worse|negative)|makes? a loss|deteriorates?|goes down|under-?perform\w*)\b|\b(?:loss-making|a loss|losses|poor results|shortfall (?:in|against) (?:\S+ ){0,3}?(?:plan|budget|targets?|results?))\b(?: \S+){0,8}? (?:following|next|later|subsequent|year|period)\b/,
        ],
        none: [
          earned,
          /\brestat|\bmisstat|\bfraud|\bmisconduct|\berror|\bmiscalculat|\bcustomer|\bsupplier|\bservice level|\bfranchis|\bdistributor|\breturn on\b|\bemissions?\b|\bcapital\b/,
        ],
      },
    ],
    'good-leaver-narrow': [
      {
        all: [
          /\bgood leavers?\b/,
          /\b(?:means|is|are|includes?|only|limited to|exclusively|solely|nobody|no one|none)\b(?: \S+){0,16}? (?:death|dies|died|die|deceased|disab\w+|incapacit\w+)\b/,
        ],
        none: [
          /\bredundan|\bwithout (?:\S+ )?cause|\bretire|\bgood reason|\bconstructive|\b(?:other than|not|absent|except)\b(?: \S+){0,4}? cause\b|\bany (?:other )?reason other|\bunfair|\bwrongful|\bill[- ]health\b|\bbad leaver\b|\bsale of\b|\bno fault\b|\bdismiss\w* by (?:the )?(?:\[taker\]|company)/,
        ],
        clauseNone: [
          /\bredundan|\bwithout (?:\S+ )?cause|\bretire(?:s|ment)\b|\bgood reason|\bunfair(?:ly)? dismiss|\bno fault\b/,
        ],
      },
      {
        all: [
          /\bgood leavers?\b/,
          /\bis (?:a matter )?(?:for|up to) (?:the )?(?:board|committee|company|\[taker\]|\[o\]|directors|employer)\b(?: \S+)? to (?:decide|determine)\b|\b(?:only|solely|save|unless)\b(?: \S+){0,8}? (?:board|committee|company|\[taker\]|\[o\]|\[a\]|directors|employer|investor|management)\b(?: \S+){0,5}? (?:decides?|determines?|so designates?|designates?|elects?|agrees|chooses|discretion|resolves?|sees? fit|thinks? fit)\b|\b(?:whom|which) (?:the )?(?:board|committee|company|\[taker\]|\[o\]|\[a\]|directors|employer)\b(?: \S+){0,6}? (?:decides?|determines?|designates?|elects?|chooses|resolves?)\b/,
        ],
        none: [/\bredundan|\bwithout (?:\S+ )?cause|\bretire|\bgood reason|\bdeath\b|\breasonabl|\bbad leaver\b/],
        clauseNone: [/\bredundan|\bwithout (?:\S+ )?cause|\bretire(?:s|ment)\b|\bgood reason/],
      },
      {
        all: [
          /\b(?:bad leavers?|not (?:be )?(?:a )?good leavers?|no good leaver)\b/,
          /\b(?:redundan\w+|without (?:\S+ )?cause|whatever (?:the )?reason|for any reason(?: whatsoever)?(?! other)|laid off|lay-?off|by (?:the )?(?:\[taker\]|company|employer) for any or no)\b/,
        ],
        none: [
          /\bgood leavers? (?:means|is|are)\b|\b(?:other than|except|save|excluding|not including|unless|but not)\b(?: \S+){0,12}? (?:redundan\w+|without (?:\S+ )?cause)|\bany reason other than\b|\bexcept\b|\bother than\b/,
        ],
      },
    ],
    'award-lost-in-one-piece': [
      {
        all: [
          /\b(?:bonus(?:es)?|awards?|sign-?on|signing|relocation|training|tuition|retention|advance|course|costs?|loan|grant|sum)\b/,
          /\b(?:earned|vests?|vested|forgiven|kept|written off)(?: \S+)? (?:only|solely|in full|as a whole)(?: \S+){0,2}? (?:on|at|upon|after|once) (?:the )?(?:\w+ ){0,2}?(?:anniversary|completion of|end of|expiry of|\d+ (?:full )?(?:years?|months?))|\b(?:no|not (?:any|a)) (?:part|portion|fraction)(?: \S+){0,6}? (?:earned|vests?|vested|forgiven|accrues?|kept)(?: \S+){0,3}? (?:before|until|prior to|unless)\b|\b(?:repa(?:y|id|yable|yment)|pa(?:y|id) back|reimburs\w+|refund\w*|owe[sd]?)\b.{0,120}?\b(?:(?:without|no|not)(?: \S+){0,3}? (?:reduc\w+|pro[- ]?rat\w*|proration|credit|allowance|apportion\w*|discount|tapering)(?: \S+){0,5}? (?:time|service|months?|years?|periods?|served|worked|elapsed|completed|stayed)|in full(?:,)? (?:however|no matter|regardless|irrespective|even|whatever)\b|(?:even|though|although)(?: \S+){0,4}? (?:one day|a day|1 day|the last day|the day before|days?) (?:before|short|away|remain))|\b(?:reduc\w+|pro[- ]?rat\w+|apportion\w*)(?: \S+){0,3}? (?:is|are|shall be|will be) (?:not|excluded|ruled out)\b|\b(?:repay|repays|refunds?|owes?) (?:all|the whole|the entire|the full)\b[^.;]{0,60}?,? (?:whenever|however (?:long|late|shortly)|no matter (?:when|how))\b|\b(?:does|shall|will) not (?:fall|shrink|reduce|decrease|decline|diminish|taper)(?: \S+){0,3}? (?:with|over|by) (?:\S+ ){0,2}?(?:time|service|months?)\b/,
        ],
        none: [
          /\bpro[- ]?rata (?:portion|share|basis|part)\b|\b(?:1\/|\d+\/)\d+|\bin (?:equal|annual|monthly|quarterly) (?:\w+ )?instal|\brent\b|\bcustomer|\bproduct|\bsupplier|\bservice fees?\b|\bperformance (?:goals?|measures|conditions?)\b|\bvests? (?:in|as to) (?:\S+ ){0,3}?(?:percent|%|third|quarter|fourth)|\b\d+%|\bpension\b|\bthird party\b/,
        ],
      },
    ],
    'service-excludes-leave': [
      {
        all: [
          /(?:^|[^\w])(?:active|continuous|qualifying|eligible|actual|credited|good)(?: \w+)? (?:service|employment|employ|work|standing|employee)\b|\b(?:service|vesting|qualifying|working|worked|time) (?:period|time|date|condition|requirement|counted|credit)\b|\bas (?:service|employment|time worked|worked|active)\b|\btowards? (?:\S+ ){0,2}?(?:service|vesting|qualifying|bonus|employment|the award)\b/,
          /\b(?:exclud\w+|(?:do(?:es)?|shall|will|is|are) not (?:include|count|be counted|be included|be treated|comprise|counted|included|treated)|leav(?:es|ing) out|disregard(?:s|ed|ing)?|(?:shall be|is|are) (?:left out|ignored|discounted)|stops?|suspends?|breaks?|interrupts?|ends? (?:with|on|upon|when))\b(?: \S+){0,12}? (?:notice|garden leave|leave(?: of absence)?|absences?|sick\w*|maternity|parental|medical|vacation)\b|\b(?:notice|garden leave|leave(?: of absence)?|absences?|sick(?:ness)?|maternity|parental leave|medical leave)\b(?: \S+){0,12}? (?:(?:does|do|shall|will|is|are) not (?:count|be counted|be included|included|be treated|treated|qualify|be credited|regarded|be regarded)|(?:shall be|is|are) (?:disregarded|excluded|left out|not counted|ignored|deducted)|never counts?|breaks?|interrupts?)\b/,
        ],
        clause: [
          /\b(?:bonus|award|incentive|vest\w*|commission|retention|sign-?on|share|option|equity|severance)\w*\b|\bactive service\b/,
        ],
        none: [
          /\bnot (?:be )?(?:deemed |considered |treated as )?(?:an? )?(?:break|interrupt|terminat|ceas)|\bunpaid\b|\bnot (?:constitute|cause|result in)\b|\bbusiness days?\b|\bexpenses\b|\bcompetit/,
        ],
      },
    ],
  },
  fixes,
);

/** In these words a statement says that the issue does not arise. */
export const issues = unlessDenied(alsoBy(affirmed, otherWords), {
  // That a sum in place of notice leaves the bonus out gives nobody a say over the bonus.
  'bonus-discretionary': [/\bin lieu of notice\b|\b(?:exclud\w+|exclusive of|not includ\w+) (?:any |all )?bonus/],
  // The times at which people work are no part of their pay.
  'pay-cut-unilateral': [/^(?!.*\b(?:pay|salar\w+|wages?|benefits?|reduc\w+|cut\w*)\b).*\bhours of work\b/],
  // Unpaid work for others is not unpaid work for the employer.
  'overtime-unpaid': [/\bunpaid (?:roles?|positions?|offices?)\b/],
  'training-or-signon-repayment': [
    /\bno (?:part|portion) of\b.{0,60}\b(?:refundable|repayable|repaid|refunded|returned)\b/,
  ],
  'commission-only-when-collected': [/\bwhether\b[^,;]{0,60}\bemployed\b(?!.*\bonly\b)/],
  'bonus-lost-under-notice': [/\bnot (?:deprive|disentitle)\b/],
  'commission-lost-on-leaving': [
    /\bnot (?:cost|deprive|withhold)\b|\bpaid at the (?:normal|usual|ordinary) (?:dates?|times?)\b/,
  ],
  'equity-lost-on-leaving': [
    /\b(?:vested|earned)\b.{0,40}\b(?:stays?|remains?) with the\b|\bno vested (?:options?|shares?|awards?|units?) (?:\S+ )?(?:lapses?|expires?|forfeit\w*)\b/,
  ],
  'good-leaver-narrow': [/\bnot (?:be )?(?:(?:treated|regarded|considered) as )?a bad leaver\b/],
});
