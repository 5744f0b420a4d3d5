import { allDaysIn } from '../../text/quantities.ts';
import { denies, freedFrom, mayNot, noneOf, nothing, notTakenAs, rightKept, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { byActor, closeBy, concepts, curedBy, notIn, says } from './concepts.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

/** What treats both sides alike burdens neither. */
const alike = /\[each\]|\beither (?:party|side)\b|\bboth (?:parties|sides)\b/;
const definition = /\bmeans\b/;
const pays =
  /\b(?:prefund\w*|prepa\w+|hand(?:s|ed)? over|discharge[sd]?|satisf(?:y|ied)|pay(?:s|ing|able|ments?)?|paid|due|owe[sd]?|owing|remit\w*|invoic\w+|bill(?:s|ed|ing)?|charged?|fees?|settle[sd]?|price|rent|sums?|amounts?|royalt(?:y|ies))\b/;
const money =
  /\b(?:fees?|charges?|payments?|pa(?:y|ys|id|yable)|sums?|money|moneys|deposits?|down payment|price|dues|retainers?|tuition|rent|amounts?|installments?|credits|license fee|tokens|subscriptions?|advances?)\b/;
const whole =
  /\b(?:all|entire|whole|full|in full|100 ?(?:percent|%)|total|lump sum|one sum|single (?:sum|payment|installment)|for the (?:term|season|full|whole|entire)|once and for all)\b/;
const upFront =
  /\b(?:in advance|up[- ]?front|prepa(?:y|ys|id|yment|yable)|pre-?fund\w*|pro forma|with (?:the|each|its|every|any) (?:purchase )?order|(?:on|upon|at|with) (?:the )?(?:signature|execution|signing|contract signature|effective date|placing|placement|order)|(?:prior to|before|ahead of|in advance of)\b.{0,60}?\b(?:deliver|dispatch|ship|commenc|start|perform|begin|allocat|issued|manufactur|production|work|access|first day)\w*|(?:start|begin|commence|ship|dispatch|perform|manufacture|deliver)\w*\b.{0,30}\b(?:only (?:after|once|when)|until)\b.{0,50}\b(?:money|funds?|payment|paid|price)|until\b.{0,60}\b(?:discharged|paid|settled|cleared)\b.{0,30}\b(?:in full|in advance|in whole))/;
const yearly = /\b(?:annual(?:ly)?|year(?:ly|s)?|12[- ]months?|\d\d[- ]months?|quarter(?:ly)?|season)\b/;
const late =
  /\b(?:late(?:ness)?|overdue|unpaid|past[- ]due|not (?:been )?(?:paid|received|settled|reach\w*)|miss(?:es|ed)?|in default|default rate|during the continuance of a default|tard(?:y|ily|iness)|delay(?:s|ed)?|delinquen\w+|fail(?:s|ure|ed|ing)? to pay|remain(?:s|ing)? (?:unpaid|outstanding)|outstanding|declined|arrears|reaches [^ ]+)\b/;
const dispute =
  /\b(?:disput\w+|contest\w*|challeng\w+|disagree\w*|objections?|objecting|object|quer(?:y|ies|ied)|complain\w*|wrong|question(?:s|ed)?|protest)\b/;
const final =
  /\b(?:deem(?:ed|s)?|treated as|taken (?:as|to be)|regarded as|conclusive\w*|final(?:ly)?|binding|binds?|waive[sdr]*|constitutes? (?:a waiver|agreement|acceptance|approval)|count(?:s)? as (?:correct|accepted|right)|barred|incontestable|irrevocably|estopped|unassailable|acknowledg\w+|accepted|admissible|forfeit\w*|lapse[sd]?|lose[sd]?|no longer)\b/;
const bills =
  /\b(?:invoices?|bills?|billing|statements?|charges?|settlement reports?|usage reports?|accounts?|time ?sheets?|overcharges?|fees|discrepanc(?:y|ies))\b/;
const nonPerformance =
  /\b(?:outages?|suspension|suspended|unavailab\w+|not (?:able|work\w*|available|perform\w*|deliver\w*)|non-?performance|non-?delivery|defects?|defective|breach|default|fail(?:s|ed|ure)?|down|broken|breaks? down|breakdowns?|damage|lost|never (?:turns? up|arriv\w+|deliver\w*|comes?)|ceased|invalid|interruption|claim|defen[sc]e|undelivered|destruction|loss of|delivers nothing)\b|\b(?:whether or not|even if|although)\b.{0,60}\b(?:delivered|works|working|operat\w+|available|used)\b/;
const regardless =
  /\b(?:absolute(?:ly)?(?: and unconditional(?:ly)?)?|unconditional(?:ly)?|irrespective|regardless|notwithstanding|whether or not|even (?:if|though|when|where|while|in)|despite|whatever (?:happens|its|the)|come what may|hell (?:and|or) high water|no matter|without interruption|not (?:be )?affected|not (?:release|entitle|excuse|relieve|affect|reduce|suspend|abate)|nothing .{0,60}excuses?|though the)\b/;
const cured =
  /\b(?:not suspend|customer data|but not for|legal fees|attorneys'? fees|need not|not (?:be )?(?:obliged|required|obligated)|may withhold|is not (?:conditional|dependent)|does not depend|not depend)\b/;
const exceptBreach =
  /\b(?:except|other than|unless|save|provided)\b.{0,80}\b(?:breach|default|terminat|reason|not (?:deliver|provid|perform)|fail|discontinu|required by law|expressly|section|clause)/;

/** Percentages a period that punish late payment, by what they run for. */
const rate =
  /(?<n>\d+(?:\.\d+)?) ?(?:%|percent|per cent)(?: points?)?(?:,? (?:service charge|interest|charge))? ?(?:per|a|each|every|by the|points? per)? ?(?<unit>month|monthly|annum|annually|year|yearly|week|weekly|day|daily|per annum)\b/;
const isRate =
  (from: Readonly<Record<string, number>>) =>
  ([, hit]: readonly (RegExpExecArray | undefined)[]): boolean => {
    const unit = /month/.test(hit!.groups!['unit']!)
      ? 'month'
      : /week/.test(hit!.groups!['unit']!)
        ? 'week'
        : /da/.test(hit!.groups!['unit']!)
          ? 'day'
          : 'year';
    return Number(hit!.groups!['n']) >= from[unit]!;
  };

const earnings =
  /\b(?:bonus(?:es)?|commissions?|incentives?|awards?|fees?|remuneration|compensation|salary|base (?:salary|pay)|wages|pay|earnings|success (?:fee|payment)|payouts?|rates? of commission|what (?:each job|\[\w+\]) (?:pays|gets?|earns?)|signing bonus|royalt(?:y|ies)|profit share|allowances?)\b/;
const wholeSum =
  /\b(?:100 ?(?:%|percent)|(?:the )?(?:full|whole|entire|total) (?:\w+ ){0,3}(?:price|fees?|amount|subscription|payment|sum|cost|charges|invoice)|(?:price|fees?|amount|sum|invoice|payment)\b.{0,30}\b(?:in full|in its entirety)|fees? for the (?:entire|whole|full))\b/;
const atOrder =
  /\b(?:(?:up)?on (?:the )?(?:signature|signing|execution|order\w*|acceptance of (?:the|its|this|[a-z]+'s) (?:order|quotation|quote|estimate|proposal|offer)|booking|registration|sign-?up|effective date|placing)|when \[\w+\] (?:signs?(?: up)?|orders?|books?|subscribes?)|(?:within|in) \d+ (?:business |calendar |working )?days? (?:of|after|from|following) (?:the )?(?:\[\w+\]'s )?(?:order|signature|effective date|acknowledg\w+|date of (?:the|this) (?:order|agreement)|execution|booking)|(?:on|at) the (?:day|time|date|moment) (?:\[\w+\] )?(?:of )?(?:signs?|orders?|books?|subscribes?|ordering|signature|registration)|at signing|with (?:the|each) order|in advance|up-?front|before (?:work|any work|the work|services|delivery|shipment|dispatch|production|commenc\w+|\[\w+\] (?:starts?|begins?|ships?|delivers?|releases?))|prior to (?:shipment|delivery|commencement|dispatch|the start))\b/;
const someoneElse =
  /\b(?:owner|employer|client|customers?|end (?:client|customer|user)s?|funders?|sponsors?|principal|advertisers?|insurers?|government|grant|upstream|third part(?:y|ies)|main contract\w*|ultimate customer|lender|buyers?|patients?|tenants?|others?)\b|\[\w+\]/;
const lateWords =
  /\b(?:late(?:r than)?|overdue|unpaid|past[- ]due|miss(?:es|ed)?|default|delay(?:s|ed)?|delinquen\w+|fail(?:s|ure|ed)? to pay|not (?:been )?(?:paid|received)|arrears|until (?:it is )?paid|stays unpaid|each (?:further |additional )?(?:day|week))\b/;
const disputed =
  /\b(?:alleged|errors?|disput\w+|disagree\w*|contest\w*|challeng\w+|quer(?:y|ies|ied)|object\w*|complain\w*|look(?:s|ing)? into|investigat\w+|wrong(?:ly)?|in question|protest)\b/;
const costsOut =
  /\b(?:expenses?|disbursements?|outlays?|out-of-pocket|travel(?:ing)?|lodging|accommodation|flights?|hotels?|airfares?|meals|daily allowances|per diems?|couriers?|subsistence|incidentals?)\b/;
const paysBack =
  /\b(?:reimburs\w+|make(?:s)? good|(?:bears?|meets?)\b.{0,80}(?:\[o\]'s|incurred by (?:the )?\[o\])|repa(?:y|id|ys)|for (?:the )?(?:sole )?account of|for (?:the )?\[\w+\]'s account|add(?:s|ed)? .{0,80}\bto (?:\[\w+\]'s|the|each|any) (?:invoice|bill|fees?|charges)|are extra|(?:is|are) (?:charged|billed|payable|recoverable)|shall pay|will pay|must pay|on top of|paid by (?:the )?\[|invoiced in addition|in addition to)\b/;
const anyCost =
  /\b(?:all|any|every|whatever|of whatever (?:nature|kind)|whether or not|as long as|such .{0,30}as|in addition to|extra|without limit\w*|howsoever|plus|as incurred|regardless)\b/;
const fairCosts =
  /\b(?:reasonabl[ey]|approv\w+|receipts?|vouchers?|documented|evidence|up to|not (?:to )?exceed|cap(?:ped)?|ceiling|budget(?:ed)?|maximum|pre-?agreed|agreed (?:in writing|beforehand|in advance)|polic(?:y|ies)|inclusive|not (?:be )?(?:entitled|reimbursed|payable)|no (?:expenses|reimbursement)|at cost|own (?:expenses?|costs?)|each party|(?:its|their|his|her|\[\w+\]'s) own\b|indemn\w*|attorneys?'?|legal fees|litigation|enforc\w+|collection|arbitrat\w+|audit\w*|insur\w+|removal|storage|repairs?|relocat\w+|terminat\w+|prosecution|trust(?:ee|s)?|witness|recall|registration|closing|prior (?:written )?consent|taxes|return(?:ing)? (?:shipment|of)|employee)\b/;

const costsPaidOut =
  /\b(?:expenses?|disbursements?|outlays?|out-of-pocket|travel(?:ing)?|lodging|accommodation|hotels?|airfares?|subsistence|materials|tools|consumables|third[- ]party (?:\S+ )?(?:costs?|charges|services|fees|licen[cs]es|invoices)|subcontract\w* (?:\S+ )?(?:costs?|charges|services|fees|invoices))\b/;
const noMarkup =
  /\b(?:without|no|not|free of|nor) (?:any )?(?:\S+ ){0,3}?(?:mark-?up|uplift|margin|surcharge|handling|administrative)|\bat (?:actual )?cost (?:only|without)|\b(?:net sales|royalt\w+|taxes|interest|manufactur\w+|standard (?:\S+ ){0,3}?cost)\b/;

/** Paid by the period, too late, or named to measure a cap: "the fees paid in the 12 months before the claim". */
const notUpFront =
  /\b(?:(?:quarterly|monthly) (?:in advance|basis)|payable immediately before (?:that|the)|on-target bonus|calendar quarter|who prepay|late fees?|late charges?|from then on|(?:in|during|over) the (?:last |past )?\d+ months (?:before|prior|preceding))\b/;

/** When and how money is paid, and what becomes of it. */
const found = defineTopic(
  'payment',
  file,
  closeBy({
    prepayment: barring(
      [
        /\b(?:price|rate) before (?:adjustment|tax|indexation|discount)/,
        /\b(?:commission|fee)s? (?:is|are) earned (?:on|upon) acceptance of\b/,
      ],
      barring(
        // What is paid until another sum comes in is paid for time that has passed.
        [
          notUpFront,
          /\bcontinues? to pay\b|\buntil (?:the|that|such) (?:sum|amount)s? (?:is|are|has|have) (?:been )?(?:received|paid)\b/,
        ],
        [
          {
            within: 'sentence',
            all: [
              wholeSum,
              atOrder,
              /\b(?:pay(?:able|s|ment)?|paid|due|bill(?:s|ed)?|invoic\w+|charged?|remit\w*|settle[ds]?|transferred|wire[ds]?)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:arrears|escrow|refund\w*|monthly|each month|balance|installments?|deposit of|overdue|late|closing|purchase price (?:for|of) the (?:shares|property|assets|business)|loan|lender|rent|premises|insurance|premium|liabilit\w*|terminat\w*|severance|salary|damages|acceptance of (?:the )?(?:deliverables?|goods|works?)|upon (?:delivery|acceptance|completion)|after (?:delivery|acceptance)|title|renewal|dispute[ds]?|withheld|interest|milestones?|bonus|not (?:be )?(?:required|obliged)|nothing|change of control)\b/,
            ],
          },
          ...barring(
            [
              /\b(?:notices?|postage|courier|term of this agreement|outstanding invoices|certificates|minimum quantity|purchase customers|fully paid|terminat)/,
              /\b(?:fair proportion|excluding)/,
              alike,
            ],
            [
              {
                within: 'sentence',
                all: [
                  says(concepts.paying),
                  /\b(?:full|entire|total|whole|all of|complete)\b/,
                  /\b(?:before|prior to|ahead of|in advance of|until)\b.{0,70}\b(?:loading|departure|arrival|travel|stay|event|course|go-live|delivery|dispatch|shipment|work|performance|services?|commencement|start|production|installation|handover)\b/,
                  /\b(?:price|fees?|amount|cost|sum|payment|charges)\b/,
                ],
                none: [
                  definition,
                  /\b(?:refund|escrow|arrears|overdue|late|title|ownership|suspend|disput\w*|accept(?:ed|ance)|notice|repaid|retain|closing|liabilit\w*|monthly|insurance|loan|premises|tax(?:es)?|terminat\w*|deposit of)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:only|not|no)\b.{0,70}\b(?:once|when|after|until|unless|before)\b.{0,60}\b(?:receiv\w+|paid|payment|collected|cleared|credited|funds)\b/,
                  /\b(?:activat|deliver|ship|start|commenc|begin|provid|releas|schedul|reserv|assign|perform|manufactur|process|dispatch|book)\w*\b/,
                  /\b(?:total|full|entire|whole|complete|100 percent|all)\b.{0,40}\b(?:price|fees?|amount|payment|sum|charges|cost|invoice)\b|\b(?:price|fees?|amount|payment|sum)\b.{0,20}\bin full\b/,
                ],
                none: [
                  /\b(?:liabilit|books and records|premium|suspend|vacates|salary up to)/,
                  definition,
                  /\boverdue|\bpast due|\bescrow|\btitle\b|\bowner(?:ship)?\b|\blate\b|\bsuspend|\brefund|\bsource code|\baccept(?:ed|ance)|\bdispute|\bdefault|\barrears|\bloan\b|\bpremises\b|\bkeys\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:full|entire|total|whole|complete|100 percent)\b.{0,40}\b(?:fees?|price|amount|payment|cost|sum|balance|invoice)\b|\b(?:fees?|price|payment|amount|sum|funds|money|charges)\b.{0,70}\b(?:in full|in its entirety|in one sum|for all|for the (?:whole|full|entire))\b|\bcash with order\b|\ball (?:license |subscription |service )?fees\b/,
                  /\b(?:before|prior to|ahead of|in advance of|until)\b.{0,90}?\b(?:start\w*|commenc\w*|begin\w*|kick-?off|schedul\w*|deliver\w*|ship\w*|dispatch\w*|perform\w*|production|assign\w*|access|releas\w*|credited|received|manufactur\w*|order is processed|resources)\b|\bcash with order\b/,
                  /\b(?:pay\w*|paid|transfer\w*|remit\w*|receiv\w*|invoiced|credited|cash|settle\w*|wire\w*)\b/,
                ],
                none: [
                  /\b(?:liabilit|books and records|premium|suspend|vacates|salary up to)/,
                  definition,
                  /\barrears\b|\bescrow\b|\brefund|\bovert?due\b|\blate\b|\btitle\b|\bownership\b|\bsuspend|\bdispute|\bacceptance\b|\baccepted\b|\bnotice of\b|\brepa(?:y|id)\b|\bnot (?:be )?(?:required|obliged)|\bunpaid\b|\bfinal payment\b|\bretain|\bclosing\b/,
                ],
              },
              {
                all: [
                  /\b(?:cash with order|payment (?:in full )?(?:with|before) (?:order|shipment|delivery)|pro forma invoice|cash in advance)\b/,
                ],
                none: [/\b(?:liabilit|books and records|premium|suspend|vacates|salary up to)/, definition],
              },
              {
                all: [pays, upFront, whole],
                none: [
                  /\b(?:liabilit|books and records|premium|suspend|vacates|salary up to)/,
                  definition,
                  /\barrears\b|\bescrow\b|\b(?:monthly|each month|calendar month)\b|\bnotice\b|\bnot (?:be )?(?:required|obliged|require)|nothing in this|\brefund|\b(?:[1-9]|[1-8]\d) ?(?:%|percent|per cent) (?:of .{0,30})?(?:on|upon|with) (?:the )?(?:order|sign|execut)|\bdeposit of\b|\bsales tax|\binterest\b|\btitle\b/,
                ],
              },
              {
                all: [
                  pays,
                  /\b(?:in advance|prepay|prefund|prior to|before|ahead of|start of every|start of each|beginning of each|at signing)\b/,
                  yearly,
                ],
                level: 'low',
                none: [
                  /\b(?:liabilit|books and records|premium|suspend|vacates|salary up to)/,
                  definition,
                  /\barrears\b|\bescrow\b|\bnotice\b|\bcalendar month\b|\bmonthly\b|\bnot (?:be )?(?:required|obliged|require)|nothing in this|\brefund|\bexpir|\brenew|\bincrease|\bterminat/,
                ],
              },
              {
                force: ['duty', 'fact', 'ban', 'right', 'no-duty'],
                all: [
                  /\b(?:no|not)\b.{0,60}\b(?:dispatch|allocat|ship|manufactur|start|begin|commenc|perform|deliver|work)\w*/,
                  /\b(?:until|before|unless)\b.{0,80}\b(?:paid|payment|funds|discharged|settled|money)\b/,
                  /\b(?:in full|in advance|cleared|full price|whole|100 ?(?:%|percent))\b/,
                ],
                none: [
                  /\b(?:liabilit|books and records|premium|suspend|vacates|salary up to)/,
                  /\boverdue\b|\bpast due\b|\blate\b|\bescrow\b/,
                ],
              },
            ],
          ),
        ],
      ),
    ),
    'long-credit-period': barring(
      [/\b(?:total|casualty|event of) loss\b|\binsurance proceeds\b|\b(?:deposit|give back)\b/],
      notIn(
        'employment-contract',
        barring(
          [/\b(?:h[eo]ld back|retention|retainage)\b/],
          [
            {
              all: [
                /\b(?:sixty-\w+|sixtieth|seventieth|seventy-\w+|eightieth|ninetieth|ninety-\w+|hundred(?: and)? \w+|hundredth|(?:6[1-9]|[7-9]\d|1\d\d)(?:th|st|nd|rd)) day (?:following|after|from)\b/,
                /\b(?:pay|paid|payable|payment|settle[sd]?|due)\b/,
              ],
              none: [alike, definition, /\b(?:notice|terminat\w*|warrant\w*|interest|overdue|late)\b/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:discharge[sd]?|settle[sd]?|pay(?:s|able|ment)?|paid|remit\w*)\b.{0,160}?\b(?<n>\d+)[- ](?:business |working |calendar )?(?<unit>day|week|month)s? (?:after|from|of|following|eom)/,
                /\b(?:invoices?|bills?|receipt of the goods|statements?|applications? for payment)\b/,
              ],
              test: ([hit]) => {
                const days = Number(hit!.groups!['n']) * { day: 1, week: 7, month: 30 }[hit!.groups!['unit'] as 'day'];
                return days >= 60 && days < 400;
              },
              none: [
                alike,
                definition,
                /\b(?:notice|terminat\w*|warrant\w*|dispute[sd]?|query|object\w*|issue (?:its|the|each) .{0,20}invoices?|submit\w*|refund\w*|overdue|interest|late|not (?:been )?invoiced|forfeit\w*|waive[sd]? .{0,20}right to payment|retention|escrow|final invoice|audit\w*|credit notes?|prepaid|insurance|penalt\w+|preceding|suspend\w*|more than \d+|cure)\b/,
              ],
            },
            ...barring(
              [
                /\b(?:preceding|during|direct damages|late payment charge|past due|per month|will not have|credit equal|cumulative)/,
                /\b(?:fair market value|valuer|vested)/,
                alike,
              ],
              [
                {
                  all: [
                    /\b(?:period|term|credit) of (?<n>\d+) (?:calendar |business )?days\b/,
                    /\b(?:pay|payment|settle|invoices?)\b/,
                  ],
                  test: ([hit]) => Number(hit!.groups!['n']) >= 60 && Number(hit!.groups!['n']) < 400,
                  none: [
                    definition,
                    /\b(?:notice|terminat\w*|warrant\w*|overdue|unpaid|late|suspend|cure|refund|confiden\w*|renew\w*|retention|defect\w*|availab\w*)\b/,
                  ],
                },
                {
                  all: [
                    /\b(?:pay(?:s|able|ment|ments)?|paid|due|settled?|released?|remit\w*|credited|accounted for|net|credit (?:period|terms?))\b.{0,110}?\b(?<n>\d+)(?:th)?[- ](?:business |working |calendar )?(?<unit>day|week|month)s?\b/,
                  ],
                  test: ([hit], { words }) => {
                    const days =
                      Number(hit!.groups!['n']) * { day: 1, week: 7, month: 30 }[hit!.groups!['unit'] as 'day'];
                    return (
                      days >= 60 &&
                      days < 500 &&
                      /\b(?:after|following|from|of|net|within|run|period|has \d+)\b/.test(words)
                    );
                  },
                  none: [
                    /\b(?:penalty|salary|resigns|confiden|duties|reminders|premium)/,
                    definition,
                    /\bnotice\b|\bterminat|\bend this\b|\bwarrant|\bdispute|\bwithh|\brepa(?:y|id)|\brefund|\boverdue|\binterest\b|\bquotation|\badjust|\bprepa|\bin advance|\bsurvive|\bescrow|\bif .{0,40}\bmore than\b|\bexpir|\bnon-?renew|\bretention|\bretain|\bcap\b|\bliab|\bin arrears of more|\bshall never|\bin no event|\bno event\b|\bnot (?:exceed|later than 30)|\bhas been|\beach of the|\binstallments?\b|\bseverance|\bdefect|\baudit|\boption\b/,
                  ],
                },
                {
                  all: [
                    /\b(?:has|have|is allowed|is given|takes|shall have) (?:up to )?(?:6[1-9]|[7-9]\d|1\d\d) (?:calendar |business )?days\b.{0,60}\b(?:to|in which to|for) (?:pay|settle|remit|payment)/,
                  ],
                  none: [/\b(?:penalty|salary|resigns|confiden|duties|reminders|premium)/, /\brefund|\brepay|\bdefect/],
                },
                {
                  all: [
                    /\bnet[- ](?:6[1-9]|[7-9]\d|1\d\d)\b|\b(?:6[1-9]|[7-9]\d|1\d\d)[- ]days? (?:payment|credit)|\b(?:payment|credit) (?:period|terms?|run|cycle)\b.{0,30}\b(?:6[1-9]|[7-9]\d|1\d\d)[- ]days?|\b(?:6[1-9]|[7-9]\d|1\d\d)[- ]days?\b.{0,20}\b(?:to pay|payment run|payment cycle)/,
                  ],
                  none: [
                    /\b(?:penalty|salary|resigns|confiden|duties|reminders|premium)/,
                    /\bnever\b|\bno event\b|\bnot exceed/,
                  ],
                },
                {
                  all: [
                    /\b(?:pay(?:s|able|ment)?|paid|due|settle[sd]?|bills?|price)\b/,
                    /\b(?:last|end|close|fifth|first|tenth|\d+(?:st|nd|rd|th)?)\b(?: (?:business |working )?day)? of the (?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th)(?: calendar)? month\b/,
                  ],
                  none: [/\b(?:penalty|salary|resigns|confiden|duties|reminders|premium)/, definition],
                },
              ],
            ),
          ],
        ),
      ),
    ),
    'pay-when-paid': barring(
      [/\bwhen the orders? (?:is|are) received\b|\bnot be repayable\b/],
      notIn(
        'employment-contract',
        barring(
          [
            /\b(?:receipt (?:by (?:the )?\[\w+\] )?of (?:an?|each|the|such|any|its|\[\w+\].s) (?:\w+ ){0,3}(?:applications?|invoices?|requests?|statements?))\b|\bcredit agreement\b|\bpayoff letter\b|\bincorrectly executed\b/,
          ],
          [
            {
              bears: 'giver',
              all: [
                /\bno (?:sum|payment|amount|money)s? (?:is|are|shall be|becomes?|falls?) (?:due|payable|owed)\b.{0,40}\b(?:until|unless|before)\b.{0,30}(?<!\w)(?:owner|employer|principal|end (?:customer|client)|\[taker\]) (?:has|have) (?:first )?paid (?:us|\[\w+\]|it|the \[\w+\])/,
              ],
              none: [alike, definition],
            },
            {
              all: [
                /\b(?:not (?:be )?(?:obliged|required|liable|bound)|no (?:obligation|duty|liability))\b.{0,60}\bpay\w*/,
                /\b(?:sums?|amounts?|payments?|moneys?|money|funds)\b.{0,40}\b(?:not (?:yet )?(?:been )?received|still outstanding|unpaid by|due|owed) (?:from|by) (?:the )?(?:\[\w+\]|employer|owner|client|end \w+|customer|main contractor|funder|sponsor)/,
              ],
              none: [alike, definition, /\b(?:whether or not|regardless|in any event|tax|deposit|loan|rent|refund)\b/],
            },
            {
              all: [
                /\b(?:no (?:liability|obligation)|not (?:be )?(?:liable|obliged|required|responsible))\b.{0,80}\b(?:amounts?|sums?|fees?|commissions?)\b.{0,40}\b(?:unable to (?:collect|recover)|(?:does|has|is|are) not (?:been )?(?:collect|receive|recover|paid)\w*|uncollected|not collected)\b/,
              ],
              none: [alike, definition, /\b(?:whether or not|regardless|tax|insur\w+|lender)\b/],
            },
            {
              within: 'sentence',
              all: [
                /\bpay\w*\b.{0,80}\b(?:once|when|after|as soon as|only if|as and when|if and when)\b.{0,70}\b(?:(?:has |have )?(?:paid|pays) (?:\[\w+\]|it|us)|(?:has|have) been (?:paid|put in funds)|(?:is|are) (?:paid|put in funds))\b/,
                someoneElse,
              ],
              none: [
                alike,
                definition,
                /\b(?:whether or not|regardless|in any event|title|deliver\w*|ship\w*|release|license|suspend\w*|refund\w*|overdue|deposit|tax(?:es)?|invoice paid|loan|rent|(?:once|when|after) (?:the )?\[\w+\] has paid (?:the )?(?:price|fees?|invoice|deposit))\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:in the event|if|should|where|to the extent|until|unless|so long as)\b.{0,60}\b(?:does not|do not|fails? to|not|never|has not|withholds?|refuses? to)\b.{0,40}\b(?:pay|pays|paid|release[sd]?|fund(?:ed)?|remit\w*|reimburse\w*|disburse\w*)\b/,
                /\b(?:owner|employer|end (?:client|customer)|funder|sponsor|principal|advertiser|insurer|government|grant|upstream|main contract|ultimate customer)\w*\b/,
                /\b(?:no (?:liability|obligation|claim|right)|not (?:be )?(?:liable|obliged|entitled|owe|pay)|nothing (?:is|shall be) (?:due|owing|owed)|neither do|need not pay)\b.{0,100}/,
                /\b(?:fees?|payments?|pay|sums?|amounts?|money|commission|share|remuneration|installment)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:whether or not|regardless|in any event|tax|insurance proceeds|lender|loan|rent|overdue|suspend)\b/,
              ],
            },
            {
              within: 'clause',
              all: [
                /\b(?:advertiser|client|customer|owner|sponsor|funder|buyer)s? (?:never |doesn't |does not )(?:pays?)\b/,
                /\b(?:neither do|don't (?:have to )?pay|won't pay|not pay|no pay\w*)\b/,
              ],
            },
            ...barring(
              [
                /\b(?:tax(?:es)?|inspection or audit|price error|franchise|fund shall|indemnif|arbitration|bill payer|total liability|technical know|date of receipt|after receipt of (?:such |the |an? )?(?:invoice|statement|report|notice)|reimburse the fund|transaction\b.{0,40}fees have|lease term|withhold any portion|funding instrument|appropriate defense|interest on such)/,
                /\b(?:regardless|whether or not|covers only|have been paid\.)/,
              ],
              [
                {
                  all: [
                    says(concepts.paying),
                    /\b(?:when|once|after|until|only if|as soon as|unless)\b.{0,60}\b(?:has|have) (?:first |itself |actually |in turn )?(?:paid|been paid|received payment|received the money)\b/,
                    /(?<!\w)(?:advertisers?|end (?:user|client|customer)s?|third part(?:y|ies)|sponsor|tenants?|insurer|funder|main contractor|government|its own (?:client|customer)|\[\w+\]'s (?:own )?(?:client|customer)s?|the client|the customer|the owner)\b/,
                  ],
                  none: [
                    alike,
                    definition,
                    /\b(?:guarant\w*|rights|title|relet|suspen\w*|overdue|license|deliver\w*|goods|shipment|access|already|refund|deposit|security|copies|ownership|release)\b/,
                  ],
                },
                {
                  all: [
                    /\bpa(?:y|id|ys|yable|yment)\b|\bowe[sd]?\b|\bliable\b/,
                    /\b(?:only|solely|exclusively)\b.{0,50}\b(?:(?:sums?|amounts?|moneys?|money|funds|what|to the extent)\b.{0,30}\b(?:actually |itself )?(?:received|collected|recovered|been paid)|(?:out of|from) (?:sums?|amounts?|moneys?|funds|proceeds)\b.{0,30}\b(?:received|collected|recovered))/,
                  ],
                  none: [
                    /\b(?:suspension|lift the)/,
                    alike,
                    definition,
                    /\b(?:royalt\w+|net sales|trustee|insurance|liabilit\w+|damages|indemn\w+|goods|refund)\b/,
                  ],
                },
                {
                  all: [
                    /\b(?:not|no)\b.{0,50}\b(?:pay|paid|due|payable|payment|owed|liable)\b/,
                    /\b(?:unless|until)\b.{0,50}\b(?:paid by|received (?:payment|funds|money|the)|collect(?:s|ed)|been put in funds|reimbursed by|funds? from)\b/,
                    /\b(?:client|customer|owner|employer|sponsor|government|end user|insurer|funder|principal|lender)\b|\[\w+\]/,
                  ],
                  none: [
                    /\b(?:suspension|lift the)/,
                    alike,
                    definition,
                    /\b(?:title|rights|goods|release[sd]?|overdue|shipment|invoice by|notice|suspend|access|deliver\w*|documents)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:receipt of|receives?|received|collects?|collected|recovers?|recovered)\b.{0,40}\b(?:funds|payments?|money|moneys|monies|proceeds|reimbursement|grant|from (?:the |its )?(?:\w+ )?(?:client|customer|owner|government|sponsor|insurer|funder|\[))|\bunable to collect\b/,
                    /\b(?:condition precedent|after .{0,40}(?:collects|receives)|once .{0,40}(?:collect|receive)\w*|unable to collect|not (?:be )?(?:collect|receiv)\w+|only (?:to the extent|if|when|after))\b/,
                    /\bpa(?:y|id|yment|yable)\b/,
                    /\b(?:funds|payments?|moneys?|from the (?:client|customer|owner|government|sponsor)|amounts?|collects?)\b/,
                  ],
                  none: [
                    /\b(?:suspension|lift the)/,
                    alike,
                    definition,
                    /\b(?:regardless|whether or not|irrespective|in any event|not depend|title|overdue|late|refund\w*|invoice by|receipt of (?:an? |the |each )?(?:\w+ )?(?:invoice|notice|goods|written)|escrow|deposit|suspend\w*|insurance|closing|loan|rent|taxes|data|guarant\w+|rights|relet)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:conditions?(?: precedent)?|conditional|contingent|conditioned|only|promptly after|within \d+ (?:business |working )?days (?:after|of|following)|after|when|once|upon|unless|until|to the extent|unable to collect)\b/,
                    /\b(?:receipt of (?:the )?(?:corresponding |such |matching |related )?(?:funds|payments?|money|moneys|sums?|amounts?)|(?:receives?|received|collects?|collected) (?:the )?(?:corresponding |such |matching |related )?(?:funds|payments?|money|moneys|sums?|amounts?|from)|unable to collect|been paid by (?:the )?(?:owner|client|customer|end|sponsor|government|insurer|funder)|paid by (?:its|the) (?:own )?(?:owner|customer|client|end user|sponsor|insurer|funder|government))\b/,
                    /\b(?:pa(?:y|id|yment|yable)|owed?|due|fees?|commission|share|remit\w*|compensation)\b.{0,200}(?<!\w)(?:owner|client|customer|end|sponsor|government|insurer|funder|\[\w+\]|lender)|\b(?:owner|client|customer|end user|sponsor|government|insurer|funder|lender)\b.{0,200}\b(?:pa(?:y|id|yment|yable)|owed?|due|commission|share)\b/,
                  ],
                  none: [
                    /\b(?:suspension|lift the)/,
                    alike,
                    definition,
                    /\b(?:regardless|whether or not|irrespective|in any event|does not depend|not depend|even if|title|overdue|late|refund\w*|invoice by|escrow|deposit|suspend\w*|shipment|security|guarant\w+|rights|relet|license|installment|rent|trustee|dividend|purchase price|closing|goods|insurance proceeds|loan|no later than)\b/,
                  ],
                },
                {
                  all: [/\bpay[- ]if[- ]paid\b|\bpaid[- ]when[- ]paid\b|\bpay[- ]when[- ]paid\b/],
                  none: [/\b(?:suspension|lift the)/, /\bnot\b|\bno\b/],
                },
                {
                  all: [
                    /\b(?:pay\w*|paid|fees?|due|ow(?:e|ed|es|ing)|entitle\w*|remit\w*|compensat\w+|commissions?|debts?|sums?|funds|payments?|net receipts)\b/,
                    /\b(?:after|until|once|when|only if|upon|follow\w*|to the extent(?: that)?|only to the extent|from the date on which|condition\w*(?: precedent)?|contingent|subject to|out of|from|if)\b.{0,75}?\b(?:(?:actual(?:ly)? )?receipt (?:of|by)|receiv(?:ed|es) (?:\w+ ){0,3}(?:payment|funds|money|the)|been (?:first )?(?:paid|put in funds)|put .{0,30}in funds|(?:customers?|clients?|owner|sponsor|funder|employer|end users?|developer|authority|principal|head contractor|main contractor|government) (?:has |have )(?:actually |first |itself |already )?(?:paid|pays|reimburse[sd]?)|cleared|collected|drawdown|payment (?:by|from) (?:the )?(?:owner|end|sponsor|funder|employer|its customer)|first put|available cash ?flow|actually been paid)/,
                  ],
                  none: [
                    /\b(?:suspension|lift the)/,
                    alike,
                    definition,
                    /\b(?:whether or not|does not depend|not depend|regardless of whether|in any event|irrespective of whether|even if|title|suspend|late|overdue|refund|repaid|prior to|before|already paid|installments?|bank draft|services until|after which|guarant\w+|rights|security interest|relet|receipt of (?:an? |the |each )?(?:\w+ )?(?:invoice|bill|statement|goods|notice)|receives? the (?:statement|invoice|goods|bill))\b/,
                  ],
                },
                {
                  all: [
                    /\bpa(?:y|id)[- ](?:when|if|as)[- ]paid\b|\bbad debts?\b.{0,50}\b(?:account|risk|cost)\b|\brisk of (?:non-?payment|insolvency)\b.{0,40}\b(?:owner|client|customer|upstream)|\bshortfalls? do not accrue\b|\blook (?:solely|only|exclusively) to the (?:sponsor|owner|customer|client|fund)/,
                  ],
                  none: [/\b(?:suspension|lift the)/, alike],
                },
                {
                  all: [
                    /\b(?:if|should|where|in the event(?: that)?|in case)\b.{0,70}\b(?:fails?|withholds?|never|does not|refuses?|is late)\b.{0,50}\b(?:pay\w*|reimburs\w+|freight|fund\w*|remit)/,
                    /\b(?:no (?:sum|amount|payment|fee)|nothing|look solely|may .{0,30}withhold the like|not (?:be )?(?:liable|obliged|required) to pay|bears? (?:that|the) risk)\b/,
                  ],
                  none: [/\b(?:suspension|lift the)/, alike, /\bsuspend|\bterminat/],
                },
                {
                  all: [
                    /\bcondition precedent\b|\bconditional (?:on|upon)\b|\bcontingent (?:on|upon)\b/,
                    /\b(?:receipt|grant|funding|drawdown|payment (?:by|from))\b/,
                    /\b(?:payments?|entitlement|fees?|liability|paid|obligation)\b/,
                  ],
                  none: [/\b(?:suspension|lift the)/, alike, /\b(?:not|loan is|closing)\b/],
                },
                {
                  all: [
                    /\b(?:moneys?|money|sums?|amounts?) .{0,40}\b(?:not (?:yet )?collected|uncollected)\b|\bon those .{0,40}actually been paid\b|\bonly (?:on|from|out of) .{0,50}\b(?:actually (?:been )?(?:paid|received|collected)|available cash)/,
                  ],
                  none: [/\b(?:suspension|lift the)/, alike, definition],
                },
              ],
            ),
          ],
        ),
      ),
    ),
    'penal-late-charge': barring(
      [
        /\bday rate\b|\bfor each day worked\b|\b(?:pet|animal|dog|cat|guest|visitor)s?\b/,
        /\bdelay (?:liquidated )?damages\b|\bper mw\b/,
        /\b(?:1\.5|one and (?:one|a|1)[ -]half) ?(?:%|percent) (?:per|a|each) month\b(?!.*\bcompound)/,
        /\b(?:audit|no (?:late (?:fee|charge)s?|default interest|interest|surcharge)[^.]{0,40}(?:is|are|shall be) (?:payable|charged|due))\b/,
      ],
      [
        {
          within: 'sentence',
          all: [
            /[$£€] ?\d[\d,.]*\b.{0,40}\b(?:each|every|per|a|any) (?:further |additional |calendar |business |other )?(?:day|week)\b|\b(?:each|every|per) (?:further |additional )?(?:day|week)\b.{0,40}[$£€] ?\d/,
            lateWords,
            /\b(?:rent|installments?|pay(?:ment|s|able)?|paid|bill|invoice|amount|sum|fee|unpaid|overdue|dues)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:deliver\w*|complet\w+|milestone|go-?live|storage|demurrage|detention|holding over|holdover|works?|per diem|rent(?:al)? (?:is|of|shall be)|return(?:s|ed)? (?:the )?(?:equipment|vehicle)|insurance|no (?:late|interest))\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /(?<![\d.])(?:[1-9]\d) ?(?:%|percent|per ?cent) (?:thereof|of (?:the|any|such|each|that) (?:\w+ ){0,2}(?:overdue|late|unpaid|installments?|amounts?|rent|sums?|payments?))/,
            /\b(?:late(?:r than)?|overdue|unpaid|past[- ]due|delinquen\w+|not (?:been )?(?:paid|received) (?:by|within|when)|fail\w* to pay)\b/,
            /\b(?:charge|owe[sd]?|pay(?:s|able)?|fee|penalty|sum equal|surcharge|additional)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:per annum|a year|annually|retention|withhold|commission|discount|deliver\w*|refund\w*|no (?:late|interest)|liabilit\w+|tax|collection|threshold|if more than|exceeds?)\b/,
          ],
        },
        ...barring(
          [
            /\b(?:owner(?:ship)?|shareholder|capital stock|member who|minority)/,
            /\b(?:delay damages|liquidated damages for)/,
            alike,
          ],
          [
            {
              all: [
                /\b(?:late|overdue|past[- ]due|unpaid|delinquent)\b/,
                /\b(?:fee|charge|penalty|surcharge)\b.{0,30}\b(?:of|equal to|amounting to)\b.{0,12}?(?<n>\d+(?:\.\d+)?) ?(?:%|percent|per cent)/,
                /\b(?:rent|payments?|invoices?|installments?|amounts?|sums?|fees?)\b/,
              ],
              test: ([, hit]) => Number(hit!.groups!['n']) >= 8,
              none: [/\bdeliver|\bshipment|\bcredit\b|\bliabilit/],
            },
            {
              all: [late, rate],
              test: (hits) => isRate({ month: 2, year: 20, week: 0.4, day: 0.06 })(hits),
              none: [/\bdeliver|\blesser of\b|\bthe lower of\b|\bnet sales\b|\bcredit of\b|\bshipment\b/],
            },
            {
              all: [/\b(?:interest|late (?:charge|fee)|default rate|service charge|finance charge)\b/, rate],
              test: (hits) => isRate({ month: 2, year: 20, week: 0.4, day: 0.06 })(hits),
              none: [/\bdeliver|\blesser of\b|\bthe lower of\b/],
            },
            {
              all: [/\b(?:late|overdue|past[- ]due|unpaid)\b/, rate, /\bcompound\w*/],
              level: 'low',
              test: (hits) => isRate({ month: 1.5, year: 17, week: 0.3, day: 0.05 })(hits),
              none: [/\bdeliver|\bnet sales\b|\bcredit of\b|\bshipment\b|\blesser of\b|\bthe lower of\b/],
            },
            {
              all: [/\b(?:late|overdue|past[- ]due|unpaid)\b/, rate],
              level: 'low',
              test: (hits) => isRate({ month: 1.6, year: 18.5, week: 0.35, day: 0.05 })(hits),
              none: [/\bdeliver|\blesser of\b|\bthe lower of\b|\bnet sales\b|\bcredit of\b|\bshipment\b/],
            },
            {
              all: [
                late,
                /\b(?:charge|fee|surcharge|penalty|damages|forfeit\w*)\b.{0,40}?\b(?<n>\d+(?:\.\d+)?) ?(?:%|percent|per cent) of\b.{0,40}\b(?:overdue|unpaid|late|amount|installments?|sum|outstanding|invoice|royalt|payment|balance)/,
              ],
              test: ([, hit]) => Number(hit!.groups!['n']) >= 8,
              none: [/\bdeliver|\bliability\b|\bshipment/],
            },
            {
              all: [
                late,
                /(?:\$|£|€|\busd|\beur|\bgbp) ?\d[\d,.]*.{0,12}\b(?:for|per|each|every|a)\b.{0,10}\bday\b|\b(?:per|each|every) day\b.{0,30}(?:\$|£|€)/,
                /\b(?:pay(?:s|ments?|able)?|paid|rent|installments?|late fee|add)\b/,
              ],
              none: [/\bdeliver|\bholdover|\bhold over|\bcompletion\b|\bshipment|\bmeeting/],
            },
            {
              all: [
                /\b(?:late|overdue|unpaid|tardy|past[- ]due|declined|default)\b/,
                /\b(?:surcharge|double|twice|triple|treble|one (?:quarter|half|third)|quarter of|half of|reinstatement|administrative (?:charge|fee)|processing charges?|administration fee)\b/,
                /\b(?:pay(?:s|ments?|able)?|paid|invoices?|rent|royalt(?:y|ies)|installments?|sums?|card|settlement)\b/,
              ],
              none: [/\bdeliver|\bshipment|\bperform/],
            },
            {
              all: [
                /\b(?:interest|default rate)\b/,
                /\b(?<n>\d+(?:\.\d+)?) (?:percentage points|%|percent|per cent)\b.{0,20}\b(?:above|over|higher|more)\b/,
              ],
              test: ([, hit]) => Number(hit!.groups!['n']) >= 8,
            },
            {
              all: [
                late,
                /\bforfeits?\b.{0,50}\b\d+ ?(?:%|percent)/,
                /\b(?:royalt(?:y|ies)|pay(?:s|ments?|able)?|paid|statement|rent)\b/,
              ],
              none: [/\bdeliver/],
            },
          ],
        ),
      ],
    ),
    'no-late-interest': barring(
      [
        /\bno late fee, but\b|\bthe party owed\b|\breturned by the bank\b/,
        /\b(?:late charge of|shall pay an? (?:single )?late|exceed|nothing .{0,20}deprives|owes? interest|pays? interest)\b/,
      ],
      byActor('may', [
        {
          within: 'sentence',
          all: [
            /\b(?:late|delay\w*|overdue|after (?:its|the) due date|withheld|failure to pay|non-?payment|not pay(?:ing)? on time)\b/,
            /\b(?:no|not|don't|doesn't|without|nothing)\b.{0,60}\b(?:interest|(?:anything|something|any sum) (?:extra|more|else)|finance charges?|late (?:fees?|charges?)|compensation for (?:the )?delay|financing charges?|further consequence)\b/,
            /\b(?:pay(?:s|ments?|outs?|able)?|paid|sums?|amounts?|invoices?|release[sd]?|money|owe[sd]?)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:save that|except|unless|provided that|other than|disputed in good faith|not disputed|deposit|prepa\w+|waive|first \d+ days|grace|loan|lender|exercise|interest in (?:the|any)|security interest|within thirty days of|payable by the \[taker\]|pre-?judgment|conflict of interest|deliver\w*|taxes|holdback|escrow)\b/,
          ],
        },
        {
          all: [
            /\b(?:renounces?|waives?|gives? up|excludes?|forgoes?|disclaims?)\b/,
            /\binterest\b|\blate (?:payment )?(?:fees?|charges?)\b/,
            /\b(?:late|default|overdue|delay\w*)\b/,
          ],
          none: [alike, definition, /\bnot (?:be )?(?:waive|exclude)|\bnothing\b|\blender\b|\bconflict/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:not|no|nor|without|free of|waives?)\b.{0,70}\b(?:interest|late (?:payment )?(?:charges?|fees?))\b/,
            /\b(?:late|delay\w*|overdue|withheld|withholding|held back|deferred|past due)\b/,
            /\b(?:pay(?:s|ment|ments|ing|able)?|paid|sums?|amounts?|invoices?)\b/,
          ],
          none: [
            alike,
            definition,
            /\binterest in\b|\bsecurity deposit|\bintellectual|\bexcept that\b|\bdisputed? in good faith|\bshareholders|\bdividends?|\bnot (?:deprive|waive|affect|exclude)|\bnothing in|\bno later than|\bbest interests?|\bnot paid\b|\bif .{0,40}fails? to pay|\bnot received\b|\bnot later than|\bwithout prejudice|\bnot exceed|\bwithout (?:further )?(?:notice|demand)|\bpercent\b|\d ?%|\bprime\b|\bbase rate/,
          ],
        },
        {
          all: [
            /\blate payment of commercial debts\b|\bstatutory interest\b/,
            /\b(?:disappl\w+|exclude[sd]?|not apply|waive\w*|contract\w* out)\b/,
          ],
        },
        {
          all: [
            /\b(?:late|delay(?:ed)?|overdue)\b/,
            /\b(?:sole|only|exclusive) remed(?:y|ies)\b.{0,40}\b(?:principal|amount|sum)|\bpaid flat\b|\bremedy\b.{0,20}\blimited to\b/,
          ],
          within: 'sentence',
          none: [alike, /\bdeliver|\bavailab/],
        },
        {
          all: [
            /\b(?:no (?:\w+ )?(?:interest|late (?:fees?|charges?)|finance charge|carrying charge|compensation)|(?:without|free of)(?: any| payment of)? (?:\w+ ){0,3}(?:interest|late charge)|bears? no interest|carries no interest|no interest|not (?:be )?(?:liable|entitled|bear|carry|accrue|charge|claim).{0,50}\binterest|(?:can't|cannot|may not|never) charge .{0,20}interest|under no liability for interest|paid (?:over )?flat|no (?:\w+ )?(?:entitlement|claim|right) to (?:\w+ ){0,3}interest|neither interest)\b/,
            /\b(?:late(?:ness|ly)?|overdue|withh\w+|deduct\w+|held back|hold(?:s|ing)? back|underpaid|after (?:its|the) (?:final |due |scheduled )?date|retained|owed|tardy|slips?|arrears|due all along|delay\w*|however long|pending resolution|reconciliation|unpaid|dispute)\b/,
          ],
          none: [
            alike,
            definition,
            /\bsecurity deposit|\bintellectual|\bprepa|\bexcept that\b|\bownership interest|\bconflict of interest|\bbest interest|\bwithin \d+ days of\b|\bretention\b|\bfor three royalty|\bdisputes? in good faith|\bdisputed in good faith|\bif paid (?:with|on) time|\bin addition\b/,
          ],
        },
        {
          all: [
            /\b(?:waives?|disappl(?:y|ies)|excludes?|gives? up|renounces?|contract out)\b/,
            /\b(?:compensation for late payment|late payment|interest (?:on|for)|statutory (?:interest|or other entitlement)|late fees?)\b/,
          ],
          none: [alike, /\bnot waive|\bnothing in this/],
        },
        {
          all: [
            /\blate payment\b|\bpay(?:ing|s|ment)?\b.{0,12}\blate\b|\bdelay in payment\b/,
            /\bnot\b.{0,20}\b(?:constitute|be|amount to)\b.{0,20}\bbreach\b|\bremedy\b.{0,30}\blimited\b/,
          ],
          none: [alike],
        },
      ]),
    ),
    'pay-first-argue-later': barring(
      [
        /\btreated as disputed\b|\bdeemed (?:to be )?disputed\b/,
        /\b(?:data|(?:customer|personal|\[\w+\]) data|right to suspend|not so disputed|undisputed|not in dispute)\b/,
      ],
      [
        {
          bears: 'taker',
          all: [
            /\bdisputes?\b.{0,40}\b(?:shall|will|does|do|may|can) not\b.{0,20}\b(?:entitle|permit|allow|justify|excuse|suspend|delay|relieve|release|postpone)\b.{0,50}\b(?:withhold\w*|suspend\w*|delay\w*|defer\w*|payments?|pay(?:ing)?|due date)\b/,
          ],
          none: [
            alike,
            definition,
            /\bperform\w*|\bemploy\w+|\bfrom (?:paying|payment of) (?:the )?undisputed|\bundisputed\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:pending|until|while|during|whether or not|notwithstanding|even (?:if|though|while|where)|despite|regardless of|in the event of|in case of)\b.{0,60}\b(?:disagree\w*|disput\w+|quer(?:y|ies)|objections?|contest\w*|challeng\w+|complaints?|look(?:s|ing)? into|investigat\w+)\b/,
            /\b(?:full (?:sum|amount|invoice|payment)|in full|still (?:have to|has to|must|need to) pay|under protest|pay (?:the|each|every|any|all) (?:\w+ )?(?:bill|invoice|sum|amount|charge)s?|shall (?:nevertheless |nonetheless |still )?be paid|must (?:still )?(?:pay|be paid))\b/,
            /\b(?:invoices?|bills?|sums?|amounts?|fees?|charges?|royalt(?:y|ies)|rent|price|statement)\b/,
          ],
          none: [
            alike,
            definition,
            cured,
            /\b(?:undisputed|not disputed|may withhold|withhold the disputed|escrow|continue to perform|less (?:the|any) disputed|employee|wages|insurer|the (?:disputed )?(?:part|portion) (?:may|shall) be|adjudicat\w+'s decision|expert's (?:fees|costs)|arbitrat\w+ (?:fees|costs)|deposit)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:no circumstances|not|no|never|may not|shall not)\b.{0,40}\b(?:hold(?:ing)? back|withhold\w*|retain|suspend|delay|defer|refuse)\b.{0,80}\b(?:invoic\w+|payments?|amounts?|fees?|sums?|charges?|bills?)\b/,
            disputed,
          ],
          none: [
            alike,
            definition,
            cured,
            /\b(?:undisputed|unreasonably|unless|except|services|tax|consent|deliver\w*|employee|wages|approval|does not affect|not (?:be )?(?:deemed|in default))\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:charged|billed) (?:\[\w+\] )?wrong|\bdisput\w+|\bdisagree\w*/,
            /\bstill (?:have to|has to|must|need to|required to) pay\b|\bpay (?:it|the bill) (?:first|anyway|in full)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:pay(?:s|ments?|able|ing)?|paid)\b/,
            says(
              'regardless',
              'irrespective',
              'notwithstanding',
              'without regard to',
              'whether or not',
              'even if',
              'although',
              'no matter',
              'despite',
              'in spite of',
            ),
            /\b(?:disput\w+|disagree\w*|object\w*|complain\w*|quer(?:y|ies)|challeng\w*|contest\w*)\b/,
            says(concepts.money),
          ],
          none: [
            alike,
            cured,
            definition,
            /\b(?:undisputed|arbitrat\w*|legal fees|indemn\w*|warrant\w*|tax(?:es)?|court|expert'?s?|not be paid|costs of)\b/,
          ],
        },
        ...barring(
          [/\b(?:export|only after \d reminders)/, alike],
          [
            {
              all: [
                /\bpa(?:y|ys|id|yable|yment)\b.{0,90}\b(?:notwithstanding|despite|regardless of|irrespective of|whether or not|even (?:if|where|when)|pending|without regard to|disputed or not)\b.{0,70}\b(?:disput|contest|challeng|object|wrong|quer(?:y|ied)|disagree|complain)\w*|\b(?:even (?:if|where|when)|whether or not|although|notwithstanding|despite)\b.{0,60}\b(?:disput|contest|challeng|object|wrong|quer|disagree|complain)\w*.{0,80}\b(?:pay|paid|payable|payment|remit)\b/,
              ],
              none: [cured, /\bundisputed/],
            },
            {
              all: [
                /\b(?:disput|contest|challeng|question|quer|objection|disagree|complain)\w*/,
                /\b(?:only (?:after|when|once|if|upon|following)|condition (?:to|of|precedent)|must (?:first )?pay|pay (?:\w+ ){0,3}first|pay now|paid in full first|pay as billed)\b/,
                /\bpa(?:y|id|yment|yable)\b|\btender\b/,
              ],
              none: [
                cured,
                /\bneed not be paid|\bescrow|\bresolved\b.{0,40}\bpa(?:y|id)|\bif (?:it|he|she) tells|\bundisputed|\bfinds?\b/,
              ],
            },
            {
              all: [
                /\bno (?:\w+ )?(?:disputes?|quer(?:y|ies)|complaints?|disagreements?|objections?|challenge)\b.{0,90}\b(?:entitles?|relieves?|excuses?|delays?|grounds?|suspends?|postpones?|extends?|justif\w+|withhold\w*)/,
                pays,
              ],
            },
            {
              all: [
                /\b(?:disput|quer|contest|challeng|complain|disagree|objection)\w*.{0,70}\b(?:does not|do not|shall not|will not|is not|is no|are not|are no|not stay)\b.{0,40}\b(?:excuse|extend|relieve|grounds?|stay|reason|delay|entitle|postpon|affect|suspend|release)\w*/,
                pays,
              ],
              none: [/\bnot (?:a )?(?:waiver|admission)|\bwithhold the (?:disputed|rest)/],
            },
            {
              force: ['waiver', 'ban', 'no-right', 'duty', 'fact'],
              all: [
                /\b(?:waives?|may not|shall not|no right|cannot|under no circumstances|not entitled)\b.{0,60}\b(?:withhold\w*|reverse[sd]?|hold back|suspend)\b.{0,60}\b(?:disput|contest|disagree|quer|complain)\w*/,
              ],
              none: [cured],
            },
            {
              all: [/\b(?:whether or not|even if)\b.{0,40}\bcontests?\b/, /\bdefault\b|\bsuspen/],
            },
            {
              all: [
                /\bdisput\w*|\bchalleng\w*/,
                /\bpayable on demand\b|\bpay .{0,40}when due\b|\bas billed\b/,
                /\bpending\b|\bdisputed or not\b|\bwithout prejudice to\b|\barises only\b/,
              ],
              none: [cured],
            },
            {
              all: [
                /\bpay\w*\b.{0,50}\bdisputed or (?:not|undisputed)\b|\bpay (?:it |the (?:bill|invoice) )?(?:now|first)\b/,
              ],
              none: [cured],
            },
          ],
        ),
      ],
    ),
    'short-invoice-dispute-window': barring(
      [
        /\binspect (?:the )?\[\w+\]'s (?:books|records)\b/,
        /\b(?:bills?|invoices?) (?:that are |which are )?not (?:received|sent|issued|rendered|submitted)\b/,
        /\b(?:deemed (?:to have been )?(?:effectively )?given|notices?|in good faith)\b/,
      ],
      [
        {
          bears: 'giver',
          all: [
            /\b(?:royalty |commission |earn-?out )?(?:statements?|accounts?|reports?)\b.{0,80}\b(?:not (?:questioned|challenged|disputed|objected)|unless (?:the )?(?:\[\w+\]|\w+),? .{0,40}(?:object\w*|challeng\w*|disput\w*|notif\w*))/,
            /\b(?:final|conclusive|binding|accepted|correct)\b/,
          ],
          clause: [/\b(?:royalt(?:y|ies)|net sales|earn-?out|ebitda|commissions?|licensed products?|units sold)\b/],
          test: (hits) => {
            const days = allDaysIn(hits.map(({ input }) => input).join(' '));
            return days.length > 0 && Math.min(...days) <= 185;
          },
          none: [alike, definition, /\b(?:expert|arbitrat\w+|invoices?|independent|accountant)\b/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:silence|no objection|fail\w* to (?:object|dispute|respond|query)|not (?:queried|disputed|objected|challenged)|(?:within|for|has|have|'ve got|of) \d+ (?:business |calendar |working )?(?:day|week)s?)\b/,
            /\b(?:statements? of account|account statements?|statements?|bills?|invoices?|charges?|freight bills?|settlement reports?)\b/,
            /\b(?:construed as|deemed|taken (?:as|to be)|treated as|regarded as|constitutes?)\b.{0,50}\b(?:agree\w*|accept\w*|correct|approv\w*|admission|final|binding)|\b(?:not (?:afterwards? |thereafter |later )?be (?:open|questioned|challenged|disputed|reopened)|give[s]? up|the (?:bill|invoice|statement) stands|(?:is|are|be|become) (?:final|barred|binding|conclusive)|lose[s]? (?:the|any|its) right)\b/,
          ],
          test: (hits) => {
            const days = allDaysIn(hits.map(({ input }) => input).join(' '));
            return days.length > 0 && Math.min(...days) <= 45;
          },
          none: [
            alike,
            definition,
            /\b(?:manifest error|fraud|accept\w* (?:the )?(?:goods|deliverables?|order)|deliverables?|goods (?:shall|are)|notices?|pay\w* within|payable within|audit\w*|tax|budget|timesheets? .{0,20}approv|no admission|\d+ months|twelve months)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:\d+ (?:business |calendar |working )?days|\d weeks?)\b.{0,60}\b(?:bill|invoice|statement|charge)s?\b|\b(?:bill|invoice|statement|charge)s?\b.{0,60}\b(?:\d+ (?:business |calendar |working )?days|\d weeks?)\b/,
            /\b(?:after that|afterwards|then|otherwise|if not)\b.{0,60}\b(?:(?:bill|invoice|statement|charge)s? (?:stands?|is final|counts)|give[s]? up|lose[s]?|can't (?:challenge|dispute|question))\b/,
          ],
          none: [/\baudit|\bwithin \d+ months/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:invoices?|bills?|statements?|charges?|accounts?)\b/,
            /\b(?:\d+|1|a) (?:business |working |calendar )?(?:days|hours|weeks?)\b/,
            /\b(?:object|disput\w+|question|challenge|contest|quer(?:y|ies)|complain)\b/,
            /\b(?:after which|otherwise|failing which|thereafter|or else|after that)\b.{0,50}\b(?:binding|final|correct|accepted|approved|conclusive|no longer|waived|barred|lost)\b/,
          ],
          test: (hits) => Math.min(...allDaysIn(hits.map(({ input }) => input).join(' '))) <= 31,
          none: [alike, definition, /\b(?:goods|defect\w*|deliverables?|arbitrat\w*|award)\b/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:charges?|invoices?|bills?|statements?|amounts? (?:billed|invoiced|charged)|fees)\b/,
            /\b(?:not|no|fails? to|failure to|without|unless|silence)\b.{0,40}\b(?:question|object|disput|quer|challeng|contest|complain|respond|protest|notif|report|raise|dissent)\w*/,
            /\b(?:agree[ds]?|accept\w*|deem\w*|taken to|final|binding|correct|waive\w*|barred|approved|conclusive|admitted)\b/,
            /\b(?:within|in|inside|after|before the end of) (?:\w+ ){0,2}?(?:\d+|the) (?:business |working |calendar )?(?:days?|hours?|weeks?)\b/,
          ],
          test: (hits) => Math.min(...allDaysIn(hits.map(({ input }) => input).join(' '))) <= 31,
          none: [
            alike,
            definition,
            /\b(?:deliverables?|defects?|goods|shortages|rebutt\w+|manifest error|terminat\w+|interest|suspend\w*|availability|audit|order|arbitrat\w*|amend\w*|terms|policy|price increase|increase|change)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:invoices?|bills?|billing|charges?|statements?|fees)\b/,
            /\b(?:not|no|absent|without|unless|failure|waives?|silence|only)\b.{0,100}\b(?:object\w*|disput\w*|challeng\w*|exception|contest\w*|quer\w*|protest\w*|notif\w*|report)\b|\b(?:final|binding|conclusive)\b/,
            /\b(?:deem\w*|final|binding|conclusive|waive\w*|accept\w*|barred|correct|undisputed|forfeit\w*)\b/,
            /\b(?:within|in|after|than) (?:\w+ )?\d+ ?(?:\(?\d*\)? ?)?(?:business |working |calendar )?(?:days?|hours?|weeks?)\b|\b\d+ (?:business |working |calendar )?days (?:after|of|from)\b/,
          ],
          test: (hits) => Math.min(...allDaysIn(hits.map(({ input }) => input).join(' '))) <= 31,
          none: [
            alike,
            definition,
            /\b(?:deliverables?|defects?|goods|works?\b|shortages|quotation|rebutt\w+|manifest error|fraud|terminat\w+|interest|late charge|suspend\w*|availability|audit|order|arbitrat\w*|undisputed (?:amounts?|portion|part|sums?|fees)|not (?:an )?(?:admission|waive))\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:[1-9]|[12]\d|30) (?:business |working |calendar )?(?:days|hours|weeks) (?:in which )?to (?:quer|disput|question|challeng|contest)\w*.{0,30}\b(?:bill|invoice|charge|statement)/,
            /\b(?:counts? as|deemed|taken as|final|correct|accepted|binding)\b/,
          ],
          none: [alike],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:disput|object|quer|contest|challeng|complain)\w*.{0,60}\b(?:invoices?|bills?|reports?|statements?|amounts?|charges?)\b/,
            /\b(?:within|inside|lodged|received|no later|not later|before) (?:\w+ ){0,3}?(?:[1-9]|[12]\d|30|[1-9]\d) ?(?:business |working |calendar )?(?:hours|days)\b/,
            /\b(?:silence|failing which|after which|otherwise)\b.{0,70}\b(?:agreement|accept\w*|final|correct|binding|waive\w*|unassailable|barred)/,
          ],
          none: [alike, /\bdefect|\bgoods\b|\bdeliverable|\barbitrat/],
        },
        {
          all: [
            bills,
            final,
            /\b(?:\d+|first|second|third|fourth|fifth|sixth|seventh|eighth|tenth|fifteenth|twentieth|end of the)\b[- ](?:business |working |calendar )?(?:hours?|days?|weeks?)\b/,
          ],
          test: (_hits, { words }) => {
            const days = allDaysIn(words);
            return days.length ? Math.min(...days) <= 31 : true;
          },
          none: [
            alike,
            definition,
            /\b(?:deliverables?|defects?|goods|works?|shortages?|quotation|rebutt\w+|manifest error|fraud|pay(?:s|able)? .{0,20}within|undisputed (?:amounts?|portion|part|sums?|invoices?|fees)|late charge|suspend|interest|terminat\w+)\b.{0,200}/,
            /\bwithout losing\b|\bnot (?:an admission|waive|prevent)/,
          ],
        },
        {
          all: [
            bills,
            dispute,
            /\b(?:within|no later than|not later than|before the|only by|only if|by the|inside|raise|must be|has|have|lodged|presented|in)\b.{0,60}?\b(?:\d+|third|fifth|tenth)[- ](?:business |working |calendar )?(?:hours?|days?|weeks?)\b/,
            /\b(?:deem\w*|final|binding|correct|accept\w*|waive\w*|barred|conclusive|failing which|only|acknowledg\w+|agreement|approv\w+|admissible|unassailable|settled)\b/,
          ],
          test: (_hits, { words }) => Math.min(...allDaysIn(words)) <= 31,
          none: [
            alike,
            /\bundisputed|\bwithhold|\bwithout losing|\brebutt|\bdefect|\bpay(?:s)? (?:each|all)|\bnot an admission|\barbitrat|\bexecutives|\baudit/,
          ],
        },
      ],
    ),
    'invoice-conclusive': barring(
      [
        /\b(?:quality|conformity) certificate\b/,
        /\b(?:expert shall|manifest error)\b/,
        // Who works for pay is not who owes it.
        /\b(?:commissions?|bonus(?:es)?|wages|salary)\b/,
      ],
      [
        {
          bears: 'actor',
          all: [
            /\[a\](?: \S+){0,6}? pays?\b.{0,40}\b(?:any |all |every |such |the )?(?:sums?|amounts?|losses|costs?)\b.{0,30}\bcertified by [^.;,]{0,40}(?:'s )(?:\S+ )?(?:finance director|chief financial officer|cfo|officers?|directors?|managers?|treasurer|own auditors?)\b/,
          ],
          none: [alike, definition, /\bindependent\b/],
        },
        {
          bears: 'giver',
          all: [
            /\bno (?:payment|sum|amount)s? (?:shall be|is|are|will be|becomes?) (?:made|due|payable|paid)\b.{0,30}\binvoices?\b.{0,20}\b(?:not matching|that (?:do|does) not (?:match|agree|correspond)|differ\w*|in excess of|exceed\w*)\b.{0,30}(?<!\w)(?:\[taker\]'s|such|that|the \[taker\]'s) (?:\S+ )?(?:statement|records?|figures|calculation)/,
          ],
          none: [alike, definition],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:recorded|measured|metered|calculat\w+|determin\w+|registered|counted|computed|shown|stated|established) (?:by|in|on|from|with) (?:the )?(?:\[\w+\]'s|[a-z]+'s|its)? ?(?:own )?(?:meters?|records?|systems?|system data|logs?|books|instruments|equipment|data|platform|measurements|surveyor|officers?|servers?|(?:monitoring )?tools?|software)\b|\[\w+\]'s (?:own )?(?:meters?|records|calculations?|system data|logs?|measurements?|figures?|counts?|statements?|certificates?|determinations?|computations?|surveyor|books and records)\b/,
            /\b(?:final|binding|binds|conclusive(?:ly)?|prevails?|controls?|governs?|not (?:be )?open|what \[\w+\] pays? on|decisive|authoritative|don't change|indisputable|beyond (?:challenge|dispute))\b/,
            /\b(?:quantit\w+|usage|amounts?|sums?|charges?|fees?|royalt\w+|volumes?|consumption|bills?|invoices?|service charge|price|owing|payable|pay|calculation|output|hours|weights?|expenses|costs|transactions|indebtedness|debts?|data)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:manifest error|prima facie|in the absence of error|unless shown|expert|independent|both|(?<!no right to )audit\w*|test(?:ed|ing)? of the meter|arbitrat\w+|tribunal|court|rebut\w+|check meter|subject to (?:verification|audit|correction)|fraud or|auditors?)\b/,
          ],
        },
        ...barring(
          [/\b(?:non-binding|solely to the extent|collection of|safekeeping|good faith estimate)/, alike],
          [
            {
              all: [
                /\b(?:certificate|weighbridge|ticket|meter|records?|logs?|system|timesheets?|count|measurement|books|data)\b/,
                /\b(?:conclusive|final|sole (?:evidence|basis|proof)|only (?:evidence|basis|proof)|binding|irrefutable|incontestable)\b/,
                /\b(?:invoic\w+|billing|charges?|payments?|amounts?|price|owed?|due|weight|quantity|usage)\b/,
              ],
              none: [
                definition,
                /\b(?:manifest error|prima facie|expert|not (?:be )?(?:conclusive|final|binding)|unless|presumed|arbitrat\w*|service levels?|availab\w+|uptime|outage|accept(?:ed|ance)|title|entire|confidential\w*|audit\w*|within \d+|independent|survey\w*|good standing|share certificate|completion)\b/,
              ],
            },
            {
              all: [
                /\b(?:estimate|calculation|statement|figures|determination|certificate)\b/,
                /\b(?:not (?:be )?(?:subject to|open to)|no) (?:\w+ ){0,3}(?:adjust\w*|true-?up|correction|challenge|dispute|review|reconciliation)\b|\bwithout (?:later |subsequent )?(?:adjustment|true-?up|reconciliation)\b/,
                /\b(?:pay\w*|paid|price|amounts?|charges?|fees?)\b/,
              ],
              none: [/\bmanifest error|\bexpert\b|\bcontract (?:sum|price) (?:is|shall)|\bfixed\b/],
            },
            {
              all: [
                /\[\w+\]'s (?:determination|calculation|decision)\b.{0,40}\b(?:is|shall be) (?:final|conclusive|binding)/,
              ],
              clause: [/\b(?:share of|receipts|fees?|royalt|invoice|charges|proceeds)\b/],
              none: [/\bmanifest error|\bexpert\b|\barbitrat/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:records?|recorded|logs?|data|metering|meters?|figures|certificate|determination|calculations?|readings|statements?|books|systems?)\b/,
                /\b(?:conclusive\w*|final proof|(?:is|are|be) final|binding|prevails?|determinative|shall control|controlling|dispositive|incontestable|not be (?:contested|challenged|disputed)|for all purposes)\b/,
                /\b(?:billing|invoic\w+|amounts? (?:due|owed|owing|payable)|owe[sd]?|royalt(?:y|ies)|charges|fees|pay on that basis|payable|sums? due)\b/,
              ],
              none: [
                definition,
                /\b(?:manifest error|prima facie|experts?|arbitrat\w*|not (?:be )?(?:conclusive|binding|final)|presumed|unless|independent|audit\w*|object\w*|disput\w* .{0,30}within|service levels?|availab\w+|uptime|warrant\w+|court|entire agreement|order of precedence|inconsisten\w+|conflict|within \d+|counter-?notice|terms of|accept(?:ed|ance)|other customers|rent review)\b/,
              ],
            },
            {
              all: [
                /\b(?:records?|logs?|certificates?|determin\w+|estimates?|calculations?|meters?|meter readings?|statements?|count(?:s|ed)?|entries|reports?|reported|weights?|assess\w+|accounts|usage data|systems?|measurements?|hours recorded|readings)\b/,
                /\b(?:conclusive(?:ly)?|final and binding|final proof|(?:is|are|be) (?:thereafter )?final|binding|binds?|incontrovertible|prevails?|(?<!reasonable )controls|shall control|not (?:to )?(?:contest|challenge|dispute|be contested|subject to)|governs?|(?:taken|accepted) as correct|correct for all purposes|no right to (?:inspect|check|verify|contest|dispute)|having no right|waiv\w+ any right|solely|sole judgment|alone|decide what|no extrinsic|absolutely)\b/,
                /\b(?:amounts?|owe[sd]?|owing|due|pay(?:s|able|ments?)?|paid|sums?|fees?|charges?|royalt(?:y|ies)|invoices?|billing|hours|seats|price|gross sales|drawn)\b/,
              ],
              none: [
                definition,
                /\bmanifest error|\bprima facie|\bexperts?\b|\barbitrat|\bthis agreement is\b|\bnot (?:be )?(?:conclusive|binding|final)|\bin the absence of\b|\bwithin \d+|\bunless\b.{0,60}\b(?:object|notif|contest)|\bindependent|\baudit\w*\b|\bnot objected|\bcourt\b|\bavailab|\buptime|\bservice levels?|\boutage|\brescore|\bjudgment of\b|\bwarrant(?:y|ies)|\bearned\b|\bearn-out|\brent is to be|\bsettlement\b.{0,30}\bclaims|\bpar(?:ity|t of)\b.{0,20}$/,
              ],
            },
            {
              all: [
                /\b(?:shall|may|does|will|can) not\b.{0,30}\b(?:call for|inspect|see|ask for)\b.{0,30}\b(?:supporting|records|books)/,
                pays,
              ],
              none: [/\baudit|\bother customers/],
            },
          ],
        ),
      ],
    ),
    'unlimited-expenses': barring(
      [
        /\binclusive of\b/,
        // What whoever defends a claim pays for its defense is no expense of the work.
        /\b(?:costs?|expenses?|fees)\b[^.;]{0,60}\b(?:in|of) (?:such|the|that|any|its) defen[sc]e\b/,
        /\brepay\b.{0,160}\bexpenses paid to\b/,
        /\bnot be (?:liable|responsible) for (?:any )?(?:costs|expenses)|\btransported by\b|\bloading, handling\b|\bexpenses incurred during each\b|\bto the extent provided in\b/,
        /\b(?:excluding (?:the )?reimbursement|trespass|tariff|net (?:receipts|sales|revenue|proceeds))\b/,
      ],
      [
        {
          all: [
            costsOut,
            /\bwithout (?:any )?(?:\S+ ){0,2}?(?:approval|consent|limit|ceiling|receipts?|proof)\b|\bwhatever (?:their|the) (?:amount|cost)\b/,
            /\b(?:charged|billed|invoiced|payable|reimburs\w+|recover\w+|pays?)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:not|no|never|n't)\b.{0,60}\bwithout\b|\bwithout\b.{0,60}\b(?:not|no)\b|\bindemn\w+|\bup to\b|\bexceed\w*\b|\bunless\b/,
          ],
        },
        {
          within: 'sentence',
          all: [costsOut, paysBack, anyCost],
          none: [
            alike,
            definition,
            fairCosts,
            /\b(?:operating expenses|capital|tenant|net (?:of|sales)|deduct\w*|records? of|interest|borrower|lender|moving|medical|funeral|losses|damages|claims?|fund|manufacturing|research|marketing expenses|general and administrative|profit|loss|income|ordinary and necessary|estate)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\ball (?:\w+ )?(?:costs|outlays|expenses)(?: and (?:outlays|costs|expenses|charges))?\b.{0,60}\b(?:incurred|in administering|in performing|in providing|of the \[\w+\])\b/,
            /\b(?:for (?:the )?account of (?:the )?\[|for (?:the )?\[\w+\]'s account|repaid on demand|reimbursed (?:by|on)|borne by (?:the )?\[)/,
          ],
          none: [
            alike,
            definition,
            fairCosts,
            /\b(?:lender|borrower|loan|breach|default|operating|deduct\w*|tenant's (?:work|alterations))\b/,
          ],
        },
        ...barring(
          [
            /\b(?:bears?|responsible for)\b(?!.{0,140}(?:incurred by|incurs?|of) (?:the )?\[)(?!.{0,80}\[\w+\]'s)/,
            /\b(?:prior to the (?:agreement|date)|shipping, handling|demonstrated|own account|consequence of|operating and maintaining|account\.|damages or costs|expenses incurred during each|in connection with the transfer|in connection with the delivery|advance)/,
            alike,
          ],
          [
            {
              all: [
                says('all', 'any and all', 'every', 'any', 'whatever'),
                /\b(?:expenses?|costs?|disbursements?)\b.{0,30}(?<!\w)(?:it|\[\w+\]|he|she)? ?(?:incurs?|incurred|runs? up|spends?)\b|\b(?:incur\w*|run\w* up)\b.{0,30}\b(?:costs?|expenses?)\b/,
                /\b(?:reimburse[sd]?|paid|pays?|refund(?:s|ed)?|covers?|borne|bears?)\b/,
                /\b(?:consultant|advis[eo]r|manager|agent|executive|travel|engagement|services|work|project|mandate)\b/,
              ],
              none: [
                definition,
                /\b(?:reasonabl\w*|approv\w*|receipts?|own|cap|capped|up to|audit\w*|collect\w*|enforc\w*|indemnif\w*|tax(?:es)?|defect\w*|breach|default|arbitrat\w*|litigation|losses|claims|remov\w*|delay)\b/,
              ],
            },
            {
              all: [
                /\b(?:all|any and all|every|any)\b.{0,30}\b(?:costs?|expenses?|disbursements?)\b/,
                /\b(?:incurred|run up|spent)\b/,
                /\b(?:payable|paid|pays?|reimburse[sd]?|borne|bears?|chargeable|charged)\b/,
                /\b(?:without (?:any )?(?:limit|cap|ceiling|approval|receipts)|in addition to the fee|on top of|on demand|no (?:cap|limit|ceiling))\b/,
              ],
              none: [
                definition,
                /\b(?:reasonabl[ey] (?:and|costs|expenses)|pre-?approved|enforc\w*|collect\w*|indemnif\w*|breach|default|audit\w*|defect\w*|own (?:costs|expenses))\b/,
              ],
            },
            {
              all: [
                /\b(?:deduct\w*|after|net of|recover\w*|less)\b/,
                /\ball (?:of (?:its|the) )?(?:costs?|expenses|overheads?)\b|\bcosts? of (?:whatever|any|every) kind\b/,
                /\b(?:share|proceeds|receipts|revenue|royalt\w+|profits?)\b/,
              ],
              bears: 'giver',
              none: [definition, /\breasonabl|\bdocumented|\bapproved|\bcapped|\bbudget/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:all|any and all|every|whatever)\b.{0,60}\b(?:expenses?|out-of-pocket|travel|disbursements?)\b/,
                /\b(?:reimburse\w*|bears?|pays?|covers?|borne|met|payable|charged)\b/,
                /\b(?:incurred|without|whatever|in connection with|in performing|personnel|counsel|any amount|prior (?:approval|authori[sz]ation)|regardless)\b/,
              ],
              none: [
                definition,
                /\b(?:reasonabl[ey]|pre-?approv\w+|approved in (?:writing|advance)|receipts?\b|own (?:costs?|expenses?)|cap|capped|up to|audit\w*|collection|indemnif\w+|tax(?:es)?|defect\w*|recall|breach|default|arbitrat\w+|litigation|enforce\w*|removal|closing|withdrawal|insurance|remov\w+|losses|claims)\b/,
              ],
            },
            {
              all: [
                /\b(?:expenses?|costs?|disbursements?|out-of-pocket|overheads?|accommodation|lodging|charges)\b/,
                /\b(?:reimburse[sd]?|bears?|borne|pays?|payable|covers?|recovers?|recoverable|charge against|for the account of|met by|responsible for|billed|billable|shall be paid|account for)\b/,
                /\b(?:(?:all|any and all|every|whatever|any) (?:[\w-]+[ ,]+){0,6}?(?:costs?|expenses?|disbursements?|charges)|without (?:limit|cap|ceiling|receipts|any limit|prior approval)|no (?:ceiling|cap|limit|prior approval)|whether or not reasonable|need no prior approval|cost plus|plus (?:a )?(?:\w+ ){0,4}(?:of )?\d+|as invoiced|in such amounts as|in whatever amount|without (?:the )?need for|may consider appropriate|at the rates)\b/,
                /\b(?:incur\w*|run(?:s|ning)? up|spen[dt]s?|elects?|consultant|advisor|manager|executives?|travel|promotion|recording|marketing|handling|overhead|determines|disbursements?|in connection with|operation of|appropriate|out-of-pocket|getting|flights|whether or not reasonable|trainers)\b/,
              ],
              none: [
                definition,
                /\b(?:reasonabl[ey]|pre-?approv\w+|approved in writing|prior written (?:approval|consent)|receipted|own (?:costs?|expenses?)|capped|up to|audit\w*|collection|indemnif\w+|tax(?:es)?|defects?|recall|breach|default|remedy|repair|arbitrat\w+|litigation|removal|return(?:ing)?|lawsuit|closing|withdrawal|agreed in advance|step-in)\b(?!.{0,3}or not)/,
              ],
            },
            {
              all: [
                /\bcosts?\b|\bexpenses?\b/,
                /\bwhether or not reasonable\b|\bwithout (?:cap|ceiling|limit)\b|\bno ceiling\b|\bneed no prior approval\b/,
                /\b(?:reimburse\w*|bears?|borne|pays?|paid|payable|billed|recover\w*|met by|for the account)\b/,
              ],
              none: [/\bindemnif/],
            },
            {
              all: [
                /\bevery (?:cost|expense)\b|\ball (?:of )?(?:\[\w+\]'s|its|their) (?:costs|expenses)\b/,
                /\b(?:cover|pay|reimburse|bear)s?\b/,
                /\bfee\b|\brun up\b|\bwhile working\b|\bin addition\b|\bon top\b/,
              ],
              none: [/\breasonabl|\bapprov/],
            },
          ],
        ),
      ],
    ),
    'expense-markup': [
      {
        types: ['lease-agreement', 'rental-agreement'],
        force: ['duty', 'promise', 'fact'],
        all: [
          /\b(?:reimburs\w*|cost of (?:the )?(?:repair|work)|costs? (?:thereof|incurred|so incurred)|expenses?)\b/,
          /\b(?:administrati\w+|overhead|supervis\w+|management|handling) (?:fee|charge|cost)s?\b/,
          /\b\d+(?:\.\d+)? ?(?:%|percent)/,
        ],
        none: [alike, /\b(?:operating expenses|service charge|common area|gross r(?:ents|evenues))\b/],
      },
      {
        all: [
          costsPaidOut,
          /\b(?:at )?(?:\S+ )?costs? (?:price )?(?:\+|plus) (?:an? )?(?:[\w-]+ ){0,4}?\d+(?:\.\d+)? ?(?:%|percent|per cent)/,
        ],
        none: [alike, definition, noMarkup],
      },
      {
        all: [
          costsPaidOut,
          /\b(?:plus|with|together with|and|add\w*|includ\w+|subject to|carr(?:y|ies)|attracts?|bears?) (?:an? |the )?(?:[\w-]+ ){0,3}?(?:mark-?ups?|uplifts?|margin|surcharge|(?:handling|administrati\w+|admin|processing|procurement|service|management|overhead) (?:fees?|charges?)) (?:of |equal to )?\(?\d+(?:\.\d+)? ?(?:%|percent|per cent)/,
        ],
        none: [alike, definition, noMarkup],
      },
      {
        all: [
          /\b\d+(?:\.\d+)? ?(?:%|percent|per cent)(?: \S+){0,2}? (?:mark-?up|uplift|margin|surcharge|(?:handling|administrati\w+|admin|processing|procurement|management|overhead) (?:fee|charge))\b|\b(?:mark-?up|uplift|margin|surcharge|(?:handling|administrati\w+|admin|processing|procurement|management|overhead) (?:fee|charge))s? of (?:up to )?\d+(?:\.\d+)? ?(?:%|percent|per cent)/,
          /\b(?:is|are|shall be|will be|may be|be)? ?(?:added|applied|applies|charged|payable|levied|due)? ?(?:on|to|of) (?:all |any |each |such |its |the |\[\w+\]'s )*(?:\S+ ){0,2}?(?:expenses?|disbursements?|outlays|out-of-pocket|materials|third[- ]party (?:\S+ )?(?:costs?|charges|services|fees|invoices)|subcontract\w* (?:\S+ )?(?:costs?|charges|services|fees|invoices))\b/,
        ],
        none: [alike, definition, noMarkup],
      },
    ],
    'tax-burden-shifted': barring(
      [
        /\bnet of (?:\w+ and )?(?:costs|tax(?:es)?)(?: and tax(?:es)?)?\b.{0,40}\b(?:sum|amount) (?:paid|recovered)|\brecovers? from an insurer\b/,
        /\b(?:transfer|assignment)\b[^.;]{0,30}\bshall not increase\b/,
        /\b(?:commissions|bad debts|allowances|rebates|returns)\b/,
      ],
      [
        {
          bears: 'taker',
          all: [
            /\b(?:tax(?:es)? (?:deducted|withheld|retained)(?: at source)?|withholding tax(?:es)?)\b.{0,20}\b(?:is|are|shall be|falls?) (?:borne by|for|on|at) (?:the )?\[(?:taker)\](?:'s (?:account|cost|expense))?/,
          ],
          none: [alike, definition, /\bcredit\b|\bincome of (?:the )?\[taker\]/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:tax(?:es)?|duties|levies|imposts?|stamp|withholding)\b/,
            /\b(?:all|any|every|each|alone)\b/,
            /\b(?:on \[\w+\]'s (?:own )?(?:net )?income|including (?:\w+ ){0,5}income|taxes on (?:the )?(?:\[\w+\]'s )?income|wherever and|whomsoever|of whatever (?:kind|nature)|whatever (?:kind|nature)|wherever|net of all taxes|free and clear)\b/,
            /\b(?:for (?:the )?\[\w+\]'s account|for the account of|borne by|bears?|answerable|shall pay|must pay|pays?|responsible|on top|gross(?:ed)? up|hold .{0,30}harmless)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:except(?:ing)?|other than|excluding|exclusive of|save for|but not|each party|its own (?:income|property)|may deduct|property taxes|real estate|employees?|no gross-?up|shareholders?|prior to closing|pre-closing)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:hold|keep|take|holds|withhold|deduct)\w* (?:back )?(?:\w+ )?tax\b|\bwithholding\b|\btax (?:is|must be|has to be) (?:withheld|deducted|held back)/,
            /\b(?:pay (?:that|it|the (?:tax|difference)) on top|on top,|end up with the full|as if no (?:tax|deduction)|full (?:price|amount) (?:after|without))\b/,
          ],
          none: [/\bno gross-?up|\bmay deduct\b|\bemploy\w+/],
        },
        ...barring(
          [
            /\b(?:recover a bonus|only to the extent)/,
            /\b(?:solely responsible for all (?:state|federal)|employer|unit franchise|rebates|payroll|unemployment)/,
            alike,
          ],
          [
            {
              within: 'sentence',
              all: [
                /\btax(?:es)?\b|\bwithh\w+\b/,
                /\b(?:deduct\w*|withh\w+|required by law)\b/,
                /\b(?:such (?:extra|additional|further|increased) (?:amounts?|sums?)|extra amount|net (?:sum|amount)|no less than|same (?:net )?(?:amount|sum)|as (?:if|though) no|fully compensated|makes? up|ensures? that)\b/,
                /\b(?:pa(?:y|ys|id|yment|yable)|receiv\w+)\b/,
              ],
              none: [
                definition,
                /\bneed not|\bnot (?:be )?(?:obliged|required)|\bonly if\b|\bemployee|\bsalary|\bmay withhold/,
              ],
            },
            {
              all: [
                /\bresponsible for (?:all|any)\b.{0,20}\btax(?:es)?\b/,
                /\bwithholding tax(?:es)?\b|\btax(?:es)? (?:based )?on .{0,40}(?:income|revenue|receipts)|\bincluding .{0,40}\bincome\b/,
              ],
              none: [definition, /\b(?:except|other than|excluding|own)\b.{0,40}\b(?:income|taxes)/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:withh\w+|deduct\w+)\b/,
                /\b(?:gross(?:ed|es)?[- ]?up|additional amounts?|increased? (?:by|so|to|the)|make .{0,20}whole|full (?:royalt\w+|amount|fee|sum) (?:as if|had|that))\b/,
                /\btax(?:es)?\b|\bpayments?\b/,
              ],
              none: [
                definition,
                /\bneed not|\bnot (?:be )?(?:obliged|required) to gross|\bonly if\b|\bno (?:duty|obligation) to gross|\bretain/,
              ],
            },
            {
              all: [
                /\b(?:withh\w+|deduct\w+)\b.{0,60}\btax|\btax(?:es)?\b.{0,60}\bwithh|\bwithholding\b/,
                /\b(?:tops? up|make[s]? good|makes? up|shortfall|own funds|not (?:be )?(?:lowered|reduced))\b/,
              ],
              within: 'sentence',
              none: [/\bneed not|\bset[- ]?off|\bin good faith/],
            },
            {
              all: [
                /\bgross(?:ed|es|ing)?[- ]?up\b|\b(?:increase[sd]?|additional|further|such (?:further|additional)|tops? up|over and above)\b.{0,120}\b(?:withh\w+|deduct\w+|tax(?:es)?)\b|\b(?:withh\w+|deduct\w+|tax(?:es)?)\b.{0,140}\b(?:increase[sd]? (?:the|such|each)|additional (?:sum|amount)|further sum|tops? up|leav\w+ .{0,40}(?:whole|same after-tax)|would have received)/,
                /\btax(?:es)?\b|\bwithh\w+|\bdeduct\w+/,
              ],
              none: [
                definition,
                /\bneed not gross|\bnot (?:be )?(?:required|obliged) to gross|\bno gross|\bonly if\b|\bdeferr/,
              ],
            },
            {
              all: [
                /\b(?:free and clear of|net of|free of)\b.{0,60}\btax(?:es)?|\bsums? stated are net\b/,
                /\bpay(?:s|ments?|able)?\b|\bpaid\b|\bborne\b/,
              ],
              none: [definition],
            },
            {
              all: [
                /\b(?:all|any|every|each)\b.{0,40}\b(?:tax(?:es)?|dut(?:y|ies)|lev(?:y|ies))\b/,
                /\b(?:bears?|borne|pays?|responsible|for the account|indemnif\w+|yours to pay|assumes?)\b/,
                /\b(?:of whatever nature|of (?:every|any) kind|based on .{0,40}(?:income|revenue)|including withholding|net income|income(?: and .{0,20})? tax(?:es)?|gross receipts|franchise|estate|inheritance|capital gains|whether on|interest and penalties|linked to this|even if)\b/,
              ],
              none: [
                definition,
                /\bother than\b.{0,60}\bincome|\bexcluding\b.{0,60}\bincome|\bexcept\b.{0,60}\bincome|\bown (?:net )?income/,
              ],
            },
            {
              all: [
                /\b(?:income|gross receipts|franchise) tax(?:es)?\b.{0,80}\b(?:assessed|imposed|levied|attributable)|\btax(?:es)? on the net income of\b/,
                /\b(?:add(?:ed)?|paid by|pays?|borne|bears?)\b/,
              ],
              none: [definition, /\bother than\b|\bexcept|\bown\b/],
            },
          ],
        ),
      ],
    ),
    'fees-never-refunded': barring(
      [
        /\bno late (?:fee|charge)\b/,
        /\bbank charged\b|\breturned by (?:the|a) bank\b/,
        /\brefund the (?:\w+ )?(?:fees|price|sums?|amounts?)\b(?! is\b)/,
        /\b(?:review|application|processing) fee\b/,
        /\breturn condition\b/,
        /\breturned by (?:the|its|your|their|his|her) bank\b/,
        /\b(?:may|shall|will|must) (?:end|terminate|cancel)\b[^.;]{0,60}\band refund\b/,
      ],
      curedBy(
        /\b(?:shall|will|must) (?:\w+ ){0,6}?refund\b|\bentitled to (?:an? )?(?:pro[- ]?rata |full )?refund\b|\brefund(?:s|ed)? .{0,40}(?:pro[- ]?rata|unused|prepaid|unexpired)/,
        barring(
          [
            /\b(?:cleaning fee|pet (?:fee|charge|rent)|separate account|less deductions|liability|non-?creditable|refund the (?:unused|prepaid|balance)|cooling-off|cancellation period of|more than \d+ days old|purchased via|refunded in full|otherwise non-refundable|unused fees come back|shall refund all|otherwise fees)\b/,
          ],
          [
            {
              bears: 'actor',
              force: ['no-right', 'ban', 'waiver'],
              all: [
                /\b(?:not|no|never|n't)\b.{0,20}\b(?:refund|repayment|return|credit|reimbursement)\b.{0,30}\b(?:fees?|charges?|sums?|amounts?|payments?|price)?\b.{0,20}\b(?:unused|unexpired|remaining|rest of|remainder)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:except|unless|other than|save|convenience|without cause|own (?:breach|default)|deposit|security)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                money,
                /\b(?:under no circumstances?|in no (?:event|case)|not|no|never|don't|won't|cannot|can't)\b.{0,60}\b(?:(?:its|their|the) return|return(?:ed|able)?|refund(?:ed|able|s)?|repa(?:id|yment|yable|y)|reimburs\w+|money back|give\w* .{0,15}back|credited back|recover(?:ed|able)?)\b|\bnon-?refundable\b|\bno refunds?\b|\b(?:fully )?earned (?:up)?on (?:receipt|payment)|\bearned when paid\b|\b(?:deposit|down payment|retainer|advance|reservation (?:fee|sum)|earnest money)\b.{0,100}\b(?:retained|kept|forfeited|forfeit)\b|\ball sales (?:are )?final\b/,
              ],
              none: [
                alike,
                definition,
                exceptBreach,
                /\b(?:shall refund|will refund|may (?:claim|obtain) a refund|is (?:fully )?refundable|refund(?:ed)? (?:in full|pro rata|on|upon|if)|return(?:ed)? (?:the )?(?:equipment|copies|goods|materials|products|premises|vehicle|property|records)|(?:not|no) .{0,40}return(?:ed)? (?:the )?(?:equipment|goods|copies)|defective|security deposit|loan|tax(?:es)?|recovery received|expenses (?:shall )?not (?:be )?reimburs\w+|not (?:be )?reimburs\w+|clawback|recovery of (?:damages|losses)|recovered from|salary|bonus|commissions?|employee|insurance|capital contributions?|return on|net return|recover (?:damages|possession|attorneys)|consequential|repay(?:ment)? of (?:the )?(?:loan|principal)|remed(?:y|ies)|notes?\b|shares?|subscription price|earned when (?:due|the)|otherwise fees)\b/,
              ],
            },
            ...barring(
              [/\b(?:value added or similar|we will refund|to refund the)/, definition, exceptBreach],
              [
                {
                  all: [
                    /\b(?:won't|will not|shall not|do not|don't|not|never|no)\b.{0,30}\b(?:give|get|return|repay|pay|refund|receive)?\b.{0,20}\b(?:money|payment|fees?|deposit|price|charges) back\b|\bno money back\b|\bget nothing back\b/,
                  ],
                  none: [/\bsecurity deposit|\bdamages\b/],
                },
                {
                  all: [
                    /\b(?:not|no|never|neither)\b.{0,60}\b(?:refunds?|reimbursement|repayment|money back|return of (?:any |the )?(?:fees|sums|money|payments|deposit))\b/,
                    /\b(?:whatever|any|early|terminat\w+|cancel\w*|even|reason|howsoever|ends?|expir\w*|unused|circumstances|default)\b/,
                  ],
                  none: [
                    /\b(?:security deposit|keep(?:s|ing)? (?:using|a copy)|not limit|pro rata|vacation|new \d+-month|retain(?:s|ed)? (?:a copy|copies)|for convenience \[?\w+\]? ?gets)/,
                    /\b(?:audit|price difference|tax|expenses|unless|retroactive|employee|bonus|parity|interest|insurance|data|except)\b/,
                  ],
                },
                {
                  all: [
                    money,
                    /\b(?:non-?refundable|non-?returnable|(?:not|never|nor|in no case|no circumstances|no event)\b.{0,25}\b(?:refund\w*|repaid|returned|returnable|reimbursed)|no (?:\w+ ){0,3}refunds?\b|(?:not|no|nothing)\b.{0,20}\b(?:refund|reimbursement|restitution|credit)|no (?:right|entitlement|claim)\b.{0,25}\b(?:recover|refund|reimbursement|repayment|it)|no part of .{0,60}(?:returnable|refund)|gone for good|(?:forfeited|kept|retained)\b|(?:keeps?|retains?|to keep|to retain)\b.{0,40}\b(?:payments?|money|fees?|deposits?|sums?|installments?|price|amounts?)\b|ours to keep|fully earned|waives restitution|are not, .{0,20}refund)\b/,
                    /\b(?:whatever|whatsoever|howsoever|however|for any reason|any circumstances|no circumstances|(?:in )?all events|in no case|never|even|including|not even|early|terminat\w+|ends?|expiry|determination|lapse|cancel\w*|whoever|fault|withdraws?|shuts?|break date|partial|whether or not|under any)\b/,
                  ],
                  none: [
                    /\b(?:security deposit|keep(?:s|ing)? (?:using|a copy)|not limit|pro rata|vacation|new \d+-month|retain(?:s|ed)? (?:a copy|copies)|for convenience \[?\w+\]? ?gets)/,
                    /\b(?:will be|shall be|is|are) (?:refunded|returned|repaid)\b|\bshall refund|\bpro rata\b|\bdata\b|\bback-?ups?\b|\bcopies\b|\btitle\b|\brecords\b|\bconfidential|\bcome back\b|\bretention\b|percent of each payment|defects liability|\broll over|\brefunds? (?:prepaid|the|any|all|your)|\bany other early end|\bends the (?:plan|agreement|contract) for convenience|\bretain(?:s|ed)? (?:all |its )?(?:rights?|ownership|title)|\bkeeps? (?:all |its )?rights?|\bcredits?\b.{0,60}\bservice level|\bcommission|\bbonus|\bholdback|\bbalance of the advance/,
                  ],
                },
                {
                  all: [
                    money,
                    /\bnon-?refundable\b|\b(?:not|never) (?:be )?(?:refund(?:able|ed)|returned|repaid|returnable)\b|\bno refunds?\b|\b(?:cannot|not) be exchanged for money|\bgone for good\b/,
                  ],
                  level: 'low',
                  none: [
                    /\b(?:security deposit|keep(?:s|ing)? (?:using|a copy)|not limit|pro rata|vacation|new \d+-month|retain(?:s|ed)? (?:a copy|copies)|for convenience \[?\w+\]? ?gets)/,
                    /\bexcept|\bunless|\bother than|\bsubject to\b|\bprovided\b|\bfor convenience \[?\w+\]? ?gets/,
                  ],
                },
              ],
            ),
          ],
        ),
      ),
    ),
    'payment-period-short': [
      {
        all: [
          /\b(?:invoices?|bills?|statements?)\b.{0,80}\b(?:payable|paid|due|settled?|pay|remit\w*)\b.{0,30}\b(?:within|in|not later than|no later than) \d+ (?:business |working |calendar )?days?\b|\b(?:pay|settle|remit)\b.{0,40}\b(?:invoices?|bills?|statements?)\b.{0,40}\b(?:within|in|not later than|no later than) (?:\d+) (?:business |working |calendar )?days?\b/,
        ],
        none: [
          alike,
          /\b(?:not paid|unpaid|fails?|failure|overdue|late|disput\w+|object\w*|remind\w*|cure|suspen\w+|terminat\w+|notice|refund\w*|credit|royalt\w+|received? (?:the )?payment|undisputed portion|expense|audit|interest)\b/,
        ],
        test: (hits) => {
          const days = /(\d+) (?:business |working |calendar )?days?$/.exec(hits[0]![0]);
          return days !== null && Number(days[1]) <= 10;
        },
      },
      {
        all: [
          /\b(?:invoices?|bills?)\b.{0,60}\b(?:(?:is|are|be) )?(?:due|payable|paid|settled)(?: and (?:payable|due))?(?: in full)? (?:immediately|at once|forthwith|(?:up)?on (?:receipt|presentation)|the same day)\b|\b(?:pay|settle)\b.{0,30}\b(?:invoices?|bills?)\b.{0,20}\b(?:immediately|at once|forthwith|(?:up)?on (?:receipt|presentation))\b/,
        ],
        none: [
          alike,
          /\b(?:not paid|unpaid|fails?|failure|overdue|late|disput\w+|default|terminat\w+|acceleration|within \d+ days|\d+ days)\b/,
        ],
      },
    ],
    'payment-needs-payer-act': barring(
      [/\b(?:due diligence|obligation to close|wind-down)\b/],
      [
        {
          bears: 'giver',
          all: [
            /\b(?:payments?|installments?|fees?|invoices?|milestones?|price|balance|sum)\b.{0,30}\b(?:is|are|becomes?|falls?|shall be(?:come)?|will be(?:come)?)(?: only)? (?:due|payable|paid)(?: and (?:due|payable))? (?:only )?(?:after|once|when|upon|if|as soon as|until)\b.{0,20}\[(?:taker|a|o)\] (?:has |have |shall have )?(?:approved|is satisfied|accepted|certified|confirmed|signed off)\b/,
          ],
          none: [alike, definition, /\bnot (?:to )?(?:be )?unreasonably|\breasonabl[ey]\b|\bdeemed\b|\bwithin \d+/],
        },
        {
          bears: 'giver',
          all: [
            /\bno (?:\S+ )?(?:payment|installment|fee|sum|invoice|part of the price)s? (?:is|are|falls?|becomes?|shall be(?:come)?|shall fall|will be(?:come)?) (?:due|payable|owed)\b.{0,20}\b(?:before|until|prior to|unless)\b.{0,40}(?<!\w)(?:acceptance certificates?|certificate of acceptance|\[taker\](?:'s)? (?:\S+ )?(?:written )?(?:acceptance|approval|has (?:approved|accepted|signed|confirmed|certified)))\b/,
          ],
          none: [alike, definition, /\bdeemed\b/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:payments?|obligations? to pay|funding|compensation)\b.{0,60}\b(?:subject to|contingent (?:up)?on|conditional (?:up)?on|conditioned (?:up)?on|depend\w* (?:up)?on)\b.{0,30}\b(?:annual )?(?:appropriat\w+|budget\w*|allocation|availability of (?:funds|funding)|funding|grant)\b/,
          ],
          none: [alike, definition, /\bnot (?:subject|contingent|conditional)\b/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:payable|due|paid|pay|payment|balance|fees?|sums?|release[sd]?|obligation to pay|price|earnings|invoices?)\b/,
            /\b(?:only (?:after|when|once|upon|if)|unless and until|unless|until|upon|contingent (?:up)?on|conditional (?:up)?on|conditioned (?:up)?on|subject to|after|depend\w* (?:up)?on)\b.{0,100}\b(?:sign(?:ed|s)? off|sign-?off|approv\w+|certif\w+|certificate|allocat\w+|appropriat\w+|budget\w*|funding|commissioning|inspection|complet\w+ (?:of )?its|satisf\w+|internal)\b/,
            /\b(?:thinks? fit|own satisfaction|(?:sole |absolute )(?:discretion|judgment|opinion)|as it (?:sees|deems)|rests? entirely|lies? (?:entirely )?with|matter for|no (?:set|fixed) time|decline to|its internal|annual budget|appropriat\w+|unless and until|complete satisfaction|(?:owner|employer|architect|engineer|funder|lender|board)'?s?)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:within \d+|failing which|deemed|unreasonabl\w+|reasonable satisfaction|not (?:be )?(?:conditional|contingent|subject)|closing|loan|drawdown|shares|court|regulator\w*|antitrust|shareholder|stockholder|dividend|bonus|employ\w+|medical|insur\w+|title|rent|tenant|deposit|tax|refund|expenses|final (?:order|judgment)|escrow|purchase and sale|terminat\w+)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:release|pay|send)\w* \[\w+\]'s (?:earnings|money|fees?|payout|pay)\b.{0,40}\b(?:after|once|when|if)\b.{0,40}\b(?:approv\w+|review\w*|check\w*|happy|satisf\w+)/,
            /\b(?:no (?:set|fixed) time|no time limit|however long|as long as it takes|when(?:ever)? \[\w+\] (?:like|decide|choose))/,
          ],
        },
        ...barring(
          [/\b(?:bankruptcy court|appropriate defense|deposit)/, alike],
          [
            {
              within: 'sentence',
              all: [
                /\b(?:invoices?|pa(?:y|id|yment|yable)|fees?|sums?)\b/,
                /\b(?:only (?:after|when|once|if)|until|unless|not .{0,30}before|subject to)\b/,
                /(?<!\w)(?:committee|board|management|director|manager|representative|\[\w+\]|client|buyer|customer|authority)\b.{0,80}\b(?:releas\w+|approv\w+|confirm\w+|certif\w+|sign\w*|authori[sz]\w+|satisf\w+|issued?|ratif\w+)\b/,
                /\b(?:discretion|as it (?:sees|thinks|deems)|at such time as|when(?:ever)? it (?:sees|wishes|likes)|no time limit|satisfaction)\b/,
              ],
              none: [
                definition,
                /\b(?:unreasonabl\w+|deemed|bonus\w*|renew\w*|loan|lender|assign\w*|accept(?:ed|ance)|deliverables?|employee|purchase price|closing|refund\w*|increase|terminat\w+|expenses|extend\w*)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:pa(?:y|id|yment|yable)|sums?|fees?|invoices?|entitle\w*|becomes? due|falls? due|due)\b/,
                /\b(?:after|before|until|unless|once|when|upon|if|contingent|conditional|subject to)\b.{0,120}\b(?:confirm\w*|issued?|certif\w*|approv\w*|sign\w*|satisf\w*|appropriat\w*|budget\w*|ratif\w*)\b/,
                /\b(?:deems? (?:appropriate|fit|necessary)|at such time as|sole(?: and absolute)? discretion|absolute discretion|in its discretion|no recourse|as it (?:thinks|sees) fit|for any reason|satisfied in its)\b/,
              ],
              none: [
                definition,
                /\b(?:unreasonabl\w+|deemed (?:given|approved)|bonus\w*|renew\w*|loan|lender|assign\w*|accept(?:ed|ance)|expenses?|employee|purchase price|closing|refund\w*|price increase|terminat\w+|extend\w*)\b/,
              ],
            },
            {
              all: [
                /\b(?:contingent|conditional|subject)\b.{0,30}\b(?:appropriat\w+|availability of (?:funds|funding|budget))|\bfunds are not appropriated\b|\bnon-?appropriation\b/,
                /\bpa(?:y|yment|id)\b|\bobligation/,
              ],
              none: [definition],
            },
            {
              all: [
                /\b(?:pay(?:s|able|ment|ments|ing)?|paid|fees?|due|invoices?|entitle\w*|royalt(?:y|ies)|sums?|owing|bill|release of funds|second half|advance)\b/,
                /\b(?:until|unless|only (?:when|after|once|if)|subject to|conditional|conditioned|contingent|condition precedent|when|once|if and when|upon|presupposes|on the date on which)\b.{0,90}?\b(?:approv\w+|sign(?:s|ed|ature)?|certif\w+|ratif\w+|budgets?|appropriat\w+|satisf\w+|elects?|decides?|issued?|internal|purchase order|publication|reconciliation|determin\w+|funds)\b/,
                /\b(?:discretion|absolute judgment|sole|as it (?:likes|sees fit|considers|wishes|may)|availability of (?:budget|funds|funding)|no (?:time|deadline|period)|no limit|not appropriated|are not appropriated|refuse|elects?|internal approvals?|may not be forthcoming|decides? to|whether to|considers necessary|as long as it|has approved)\b/,
              ],
              none: [
                definition,
                /\b(?:not depend|deemed given|deemed approved|unreasonably|whether or not|with reasons within|assign(?:s|ed|ment)?|expenses?|purchase price|lender|borrower|renew\w*|bonus|terminat\w+|accept(?:ed|ance|s)?)\b/,
              ],
            },
            {
              all: [
                /\b(?:no|not|nothing)\b.{0,60}\b(?:pay\w*|paid|due|owing|invoice|claim|charges)\b|\bpayment\b/,
                /\b(?:availability of (?:budget|funds|funding|appropriat\w+)|funds are not appropriated|budget approval|appropriation of funds|no purchase order|until a purchase order|purchase order (?:number )?has been issued)\b/,
              ],
              none: [/\bnot depend|\bdoes not/],
            },
            {
              all: [
                /\bapproval\b.{0,60}\bas long as it (?:sees fit|likes|wishes)|\bdefer approval\b|\b(?:delay|withhold) approval\b.{0,40}\bwithout liability/,
              ],
              none: [/\bunreasonably/],
            },
          ],
        ),
      ],
    ),
    'no-fee-without-result': curedBy(
      /reimburse .{0,60}documented costs/,
      barring(
        [/\b(?:patents?)\b/],
        [
          {
            within: 'sentence',
            all: [
              /\b(?:solely|only|purely|entirely|strictly|wholly) on a (?:contingen\w+|success|commission|results?)(?:-only| fee| based)? basis\b|\bpurely contingent\b|\bno[- ]win[,-]? no[- ]fee\b/,
              /\b(?:compensat\w+|paid|remunerat\w+|fees?|engaged|works?)\b/,
            ],
            none: [alike, definition, /\b(?:not|retainer|in addition)\b/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:unless and until|unless|until|only (?:if|when|once|upon|earn\w*|reward)|contingent (?:up)?on|conditional (?:up)?on|in the event that no|if no|where,? (?:for any reason,? )?no|leads? to no|no (?:purchase|sale|recovery|win|cure|placement|closing)|otherwise)\b/,
              /\b(?:transactions?|closings?|closes|sales?|sells?|sold|recover(?:y|ies|ed)|referrals?|buys?|hired|hires?|results?|success\w*|completed?|placement|candidate|deal|financing|award(?:ed)?|tender|reach(?:es|ed)?|views|targets?|contract|concluded|prospects?)\b/,
              /\b(?:nothing(?: whatsoever)?|get(?:s)? nothing|no claim (?:to|for) (?:any )?(?:remuneration|fees?|commissions?|payment)|no (?:fees?|pay(?:ment)?|commissions?|compensation|remuneration|reward)|neither (?:fees?|remuneration|compensation)|not (?:be )?(?:owing|owed|entitled|paid|payable|earn\w*)|goes unrewarded|unrewarded|only (?:reward|earn)|entirely contingent|own (?:costs|expense|risk))\b/,
              /\b(?:fees?|commissions?|compensat\w+|remuneration|reward|pay|paid|earn\w*|owing|owed?|disbursements|outlay)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:retainer|monthly|base (?:fee|salary)|in addition|breach|terminat\w+|shares|notes?|license fees?|no broker|any broker|finders?'? fees? by|represents?|tax|indemn\w*|insur\w+|deposit|milestone|refund\w*|royalt\w+|deliver\w*|option|bonus|severance|vest\w*|conditions? to closing|buyer shall|purchaser shall|defect\w*|goods|invoice[sd]?|overdue|interest|support)\b/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\b(?:no (?:sale|purchase|win|recovery|placement), no (?:pay|fee|commission|earnings)|only (?:earns?|get paid|paid) (?:when|if|once))\b/,
            ],
          },
          ...barring(
            [/\b(?:discounted|landlord may claim)/, alike, definition],
            [
              {
                within: 'sentence',
                all: [
                  /\b(?:paid|pay|fee|commission|remunerat\w+|compensat\w+|earns?)\b/,
                  /\b(?:only (?:if|when|upon|once|on)|solely (?:if|on|upon)|no (?:fee|pay|commission|payment)\b.{0,30}\b(?:unless|until|if)|(?:nothing|not)\b.{0,40}\bunless)\b/,
                  /\b(?:success\w*|completed sale|sale (?:is|has)|closing|transaction (?:is|has)|deal|award\w*|hired|placed|funded|wins?|order is placed|contract is signed|result)\b/,
                ],
                none: [
                  /\b(?:refund|insurance|loan|title|goods|warrant\w*|liabilit\w*|in addition|base (?:fee|salary)|monthly|accept(?:ed|ance)|purchase price|indemn\w*|terminat\w*|balance|assign\w*)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:if|unless|should|where|in the event)\b.{0,80}\b(?:not|n't|fails?|never|falls? through|abandon\w*|withdraw\w*|rejected|declin\w*)\b.{0,30}\b(?:complet\w+|clos\w+|succe\w+|award\w*|proceed|sign\w*|achiev\w+|approv\w+|go ahead|consummat\w+|win|won|obtain\w*)?\b/,
                  /\b(?:no (?:fee|commission|payment|compensation|remuneration|charge)|nothing|not (?:be )?(?:paid|entitled to (?:any |a )?(?:fee|payment|commission|compensation)))\b/,
                  /\b(?:acquisition|transaction|sale|deal|project|tender|bid|financing|offering|placement|candidate|permit|approval|claim|grant|listing|pilot|contract)\b/,
                ],
                none: [
                  /\b(?:refund|tax|interest|liabilit\w+|indemnif\w+|terminat\w+ fee|deposit|seller shall|warrant\w*|invoice|deliver\w*|goods|costs of the application|accept(?:ed|ance)|availab\w+|credit|renew\w*|confidential\w*|closing has not)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:no (?:fee|commission)|fee is not|not (?:be )?(?:entitled to|payable))\b/,
                  /\b(?:where|if|unless|should)\b/,
                  /\bcandidate\b/,
                ],
                none: [/\brefund/],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:no|not|nothing|neither)\b.{0,50}\b(?:fees?|commissions?|payment|compensation|remunerat\w+|paid|payable|owed|expenses)\b/,
                  /\b(?:unless|if|until|where|should|only|in the event|whoever)\b/,
                  /\b(?:(?:sale|transaction|deal|financing|offering|loan) (?:\w+ ){0,3}(?:clos\w*|complet\w*|fail\w*|not)|closes\b|does not close|decides? not to (?:proceed|go|enter|continue)|not to proceed|candidate\b.{0,40}(?:leaves|dismissed|resigns)|award(?:ed)? (?:of )?the (?:contract|tender|bid)|tender|proof of concept|pilot|prototype|abandon\w*|successful|realized)\b/,
                ],
                none: [
                  /\b(?:refund\w*|title|indemnif\w+|closing date|price of|warrant\w*|monthly retainer|withdraws|receives? the full|liabilit\w+|terminat\w* fee|break fee|neither \[|costs of the application|deposit|buyer shall not be|tax(?:es)?|interest|liquidated)\b/,
                ],
              },
              {
                all: [
                  /\b(?:earns? no fee|no (?:fee|commission|remuneration|compensation|payment|claim)|owes? .{0,12}nothing|nothing is owed|without (?:a claim|pay(?:ment)?|remuneration|compensation)|unremunerated|unpaid|paid (?:only|if)|is paid only|will be paid only|be paid only|gets paid if|not chargeable|bears? all its .{0,20}costs|sole risk and expense|own risk and (?:expense|cost)|on spec|no retainer|precondition of any payment|solely (?:on|upon)|exclusively of a percentage|vests? upon|only (?:when|if|upon))\b/,
                  /\b(?:(?:not|n't|never) (?:close|complete|win|succeed|proceed|realized)|falls? through|clos(?:es|ing)\b|transaction|sale|savings|tender|candidate|success\w*|abandon\w+|rollout|pilot|main order|orders that|elects? to place|into production|second renewal|introduc\w+|award(?:ed)? the contract)\b/,
                  /\b(?:fees?|paid|pay(?:s|ment|able)?|commissions?|compensation|remunerat\w+|unremunerated|owe|costs?|expense|chargeable|claim|retainer)\b/,
                ],
                none: [
                  /\b(?:monthly retainer|not depend|receives? the full|full fee|withdraws|half of the fee|refund|title|closing date|terminate|indemnif\w+|price|warrant\w*|promise|closing has not|grant is refused)\b/,
                ],
              },
            ],
          ),
        ],
      ),
    ),
    clawback: barring(
      [
        /\bfalls? due when\b|\bbecomes? (?:due|payable) (?:when|once|after)\b/,
        /\bcancel (?:the )?(?:affected|delayed|late|undelivered)\b/,
        /\bcancel\b[^.;]{0,60}\brecover\b[^.;]{0,20}\bpayments? (?:already )?made (?:for|in respect of|on account of)\b/,
      ],
      notIn(
        'employment-contract',
        barring(
          [
            /\b(?:deposit|project fee|execute and return|delivery costs|falls by|(?:reduced|reduces|decreas\w+|shrinks) by|pro rata|(?:1|one)[- ]?(?:twelfth|twenty|thirty)|1\/\d\d)\b/,
          ],
          byActor('both', [
            {
              all: [
                /\b(?:leaves?|resign\w*|quits?|employment (?:ends|terminates|is terminated)|(?:is|are) (?:dismissed|terminated)|give[s]? notice)\b.{0,120}\bwithin \d+ (?:months|years)\b|\bwithin \d+ (?:months|years)\b.{0,120}\b(?:leaves?|resign\w*|quits?|employment (?:ends|terminates))\b/,
                /\b(?:repayable|repays?|repaid|pay(?:s)? back|give[s]? back|return(?:ed|s)?|refund)\b/,
                /\b(?:bonus|sum|amount|award|payment|training|relocation|sign-?on|signing|commission|whole|net)\b/,
              ],
              none: [alike, definition, /\b(?:company property|equipment|documents|solicit\w*|tuition|loan)\b/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:take(?:s|n)? (?:\w+ )?back|claw(?:s|ed)? ?back|get(?:s)? back|recoup\w*|recover(?:ed)?|reclaim\w*|forfeited and (?:returned|repaid)|(?:shall|must|will|be|become|to) (?:be )?(?:returned|repaid|repayable|refunded|repay|return|refund|give back|surrender(?:ed)?))\b/,
                /\b(?:already (?:settled|paid|vested|earned|received)|once paid|previously paid|(?:bonus|commissions?|awards?|incentive|compensation|gain)s?\b.{0,60}\b(?:paid|realized|received|settled|advanced|earned)|what \[\w+\] (?:have |has )?paid|paid \[\w+\]|any gain|signing bonus|sign-on|retention bonus|payments? made to)\b/,
                /\b(?:bonus(?:es)?|commissions?|awards?|incentives?|compensation|gains?|salary|wages|earnings|sign-?on|training|advances?|payouts?|what \[\w+\] (?:have |has )?paid \[\w+\]|amounts? (?:previously|already) paid to (?:the )?\[giver\])\b|\bclaw/,
                /\b(?:if|should|where|upon|when|event|within \d+|demand|determin\w+|leaves?|terminat\w+|refund|chargeback|lapse\w*|competitor)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:arithmetical|clerical|overpa(?:id|yments?)|error|mistake|once paid is earned|not (?:be )?(?:subject|repay\w*|recover\w*|refund\w*)|no (?:recovery|repayment|clawback)|restatement required by law|purchase price|goods|defect\w*|prepaid fees|refund (?:to )?(?:the )?\[taker\]|deposit|loan|damages|insurance|insurer|tax refund|warrant\w+|customer shall|products? returned|unearned|license fee|tuition|attorneys|litigation|costs|indemn\w*|expenses|service credits?)\b/,
              ],
            },
            ...barring(
              [/\b(?:indemnif|defen[sc]e costs|pro rata|for (?:the )?\[\w+\]'s (?:uncured |material )?breach)/, alike],
              [
                {
                  all: [
                    /\b(?:hand(?:s)? back|gives? back|pays? back|returns?|repays?|refunds?|reimburses?)\b/,
                    /\b(?:bonus(?:es)?|commissions?|incentive (?:pay|payments?)|signing bonus|vested|equity|severance)\b/,
                    /\b(?:if|when|where|should|on|upon|for any reason|later|after)\b/,
                  ],
                  none: [
                    definition,
                    /\b(?:fraud|overpa\w+|mistake|pro rata|prorated|reduced by|not required|good reason|no )\b/,
                  ],
                },
                {
                  all: [
                    /\b(?:recover|reclaim|claw back|recoup|take back|charge back|demand (?:the )?return of|require\b.{0,20}\brepayment)\b/,
                    /\b(?:commissions?|bonus(?:es)?|incentives?|fees? (?:already )?paid|payments? (?:already )?made|sums? (?:already )?paid|salary|rebates?)\b/,
                    /\b(?:if|where|when|should|upon|within|at any time)\b/,
                  ],
                  none: [
                    /\b(?:deliverable|reject it|security deposit)/,
                    definition,
                    /\b(?:overpa\w+|mistake|error|fraud|prepaid|unused|undelivered|defect\w*|audit\w*|only where|may not|no )\b/,
                  ],
                },
                {
                  all: [
                    /\b(?:repa(?:y|ys|id|yable|yment)|refund(?:s|ed|able)?|return(?:s|ed)?|giv(?:e|es|en) back|reimburse[sd]?|revers(?:e|es|ed|al)|recoup\w*|recover(?:s|ed|able)?|claw\w*|debited back|pay(?:s)? back|paid back|debt)\b/,
                    /\b(?:bonus(?:es)?|commissions?|incentives?|incentive pay(?:ments)?|equity|vested|earn-?out|signing|joining bonus|training|relocation|draws?|introduction fees?|carried interest|severance|stipend|rebates?|placement fee|advances(?= are)|sums previously paid|(?:fees|sums|amounts|payments?|funds|moneys?) (?:previously|already) (?:paid|settled|received|disbursed|made)|already (?:paid|credited|disbursed|received)|previously (?:paid|settled)|matching payment)\b/,
                    /\b(?:if|upon|on|should|where|within|inside|later|at any time|breach|terminat\w*|leaves?|separation|cancel\w*|for any reason|recoup\w*)\b/,
                  ],
                  none: [
                    /\b(?:deliverable|reject it|security deposit)/,
                    definition,
                    /\b(?:fraud|reduced by|unamorti[sz]ed|does not deliver|not required|without ceiling|service charge|premiums|session|prepaid|unused|overpa(?:id|yments?)|mistake|in error|undelivered|not (?:provided|delivered|performed|subject|be recoverable)|no (?:clawback|repayment)|defect\w*|warranty|lower price|laptops?|documents|loan|borrower|restatement|pro rata only|good reason|lower|better price|comparable|like buyer|parity|late fee|tax credit|grant access|customer data|set[- ]off|recover(?:y)? of costs|not (?:be )?(?:repay|refund|recover|revers)\w*)\b/,
                  ],
                },
                {
                  all: [
                    /\b(?:repay|refund|reimburse|return)\w*\b/,
                    /\b(?:advance|matching payment|target in any later year|disallow\w*)\b/,
                    /\b(?:target|disallow\w*|shortfall|sales fall short|regardless of fault)\b/,
                  ],
                  none: [/\b(?:deliverable|reject it|security deposit)/, /\bloan\b|\bprepaid/],
                },
              ],
            ),
          ]),
        ),
      ),
    ),
    acceleration: barring(
      [
        // The end of rights is no sum that falls due.
        /\bterminate (?:all|any|the|every) (?:\w+ )?licen[cs]es?\b/,
        /\b(?:unpaid 30 days after|services (?:performed|rendered|provided)|not remedied within|discounted to present value|closing date|cease[sd]? to be payable)\b/,
      ],
      [
        {
          within: 'sentence',
          all: [
            /\b(?:entire|whole|all|everything|every installment|each installment|full|remaining|outstanding|unexpired|balance|fees that would have)\b/,
            /\b(?:(?:immediately |forthwith |at once )?(?:be(?:come)?s? |fall(?:s|ing)? |stand(?:s)? |declare(?:d)?\b.{0,80})(?:immediately |forthwith |automatically )*(?:due|payable)(?: and payable)?|due (?:right away|at once|immediately|now)|payable (?:at once|in (?:1|one) sum|immediately|forthwith|on the date of termination)|accelerat\w+)\b/,
            /\b(?:defaults?|breach\w*|miss(?:es|ed)?|late|fail\w*|terminat\w+|insolven\w+|non-?payment|unpaid|arrears)\b/,
            /\b(?:principal|installments?|rent|fees?|amounts?|sums?|balance|owe|charges|payments?|hire|price|indebtedness|obligations)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:does not|shall not|not (?:be )?accelerat\w+|no acceleration|fees (?:and charges )?(?:accrued|earned)|accrued (?:to|up to|prior|before|but unpaid)|earned (?:to|through|prior)|for services (?:rendered|performed|provided)|through the (?:date|effective)|up to the date|prior to (?:the )?(?:date|effective|termination)|present value|discounted|after (?:written )?notice and|within (?:thirty|30|\d{2}) (?:business |calendar )?days (?:after|of) (?:written )?notice|cure[sd]?|not cured|remedied|vest\w*|options?|shares?|stock|awards?|severance|salary|confidential\w*|accrued obligations|outstanding invoices|delivered (?:goods|products)|licen[cs]es? granted|rights? granted|deposit|insurance|expiration)\b/,
          ],
        },
        ...barring(
          [/\b(?:fees earned|theretofore|invoicable|incurred to|outstanding invoices|accrued)/, alike],
          [
            {
              within: 'sentence',
              all: [
                /\b(?:not paid|late|miss\w*|default\w*|fail\w*|overdue|unpaid|breach\w*)\b/,
                says(concepts.atOnce),
                /\b(?:loan|balance|all|whole|entire|remaining|rest|full)\b/,
                /\b(?:demand|require|call|declare|repay\w*|claim|due|payable)\b/,
                /\b(?:repayment|balance|installments?|loan|rent|fees|charges|price|payments|principal|sums|amounts)\b/,
              ],
              none: [
                definition,
                /\b(?:suspend|accrued|cure|after (?:written )?notice|\d+ days'? (?:written )?notice|refund|deliver\w*|discounted|terminat\w* for|services until|confiden\w*|return|insurance|claims? for|damages|indemnif\w*|does not comply)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:all|entire|whole|every|balance|remaining)\b.{0,40}\b(?:rentals?|rents?|fees|charges|payments|installments|amounts?|sums|royalties)\b/,
                /\b(?:would have (?:fallen|become|been)|through the end|(?:remainder|balance|rest|remaining|unexpired (?:part|portion)?) of the|for the (?:remainder|balance|rest)|unexpired term|remaining fees|not yet due)\b/,
                /\b(?:default|breach|fail\w*|terminat\w*|late|non-?payment)\b/,
                /\b(?:pay\w*|recover|due|claim|owe)\b/,
              ],
              none: [
                /\b(?:suspend|does not comply)/,
                definition,
                /\b(?:refund\w*|accrued|discounted|does not accelerate|not accelerat\w*|cure period|after (?:written )?notice and|prepaid|pro rata|mitigat\w*|less (?:any|the|what)|services? performed)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:late|default|miss\w*|fail\w*|exit|breach)\b/,
                /\b(?:balance|charges|installments|fees|rent|price|payments?)\b.{0,60}\b(?:subsequent|future|remaining|remainder|rest|then unpaid|unpaid|scheduled)\b|\b(?:subsequent|future|remaining|unpaid|entire|whole|full|annual)\b.{0,30}\b(?:balance|charges|installments|fees|rent|price|payments?)\b/,
                /\b(?:in one (?:go|amount|sum)|at once|immediately|forthwith|without demand|accelerat\w*)\b|\bshall be due from\b/,
              ],
              none: [
                /\b(?:suspend|does not comply)/,
                /\baccrued|\bdiscounted|\bcure period|\brefund|\bcease|\bdestroy|\bdeliver|\bdelay|\bdamages\b/,
              ],
            },
            {
              all: [
                /\b(?:all|entire|whole|full|aggregate|remaining|unpaid|future|every|rest|balance)\b/,
                /\b(?:immediately|forthwith|at once|straight away|in one (?:go|amount)|accelerat\w*|matures?|instantly|on demand|due and payable|falls? due|bring forward|brought forward|crystalli[sz]es?|becomes? (?:immediately )?(?:due|payable)|without (?:demand|presentment|notice|discount)|has to be paid|recover the aggregate)\b/,
                /\b(?:default(?:s|ed)?|miss(?:es|ed)?|breach(?:es)?|fails?|failure|late|terminat\w+|insolven\w+|deteriorat\w+|early exit|retaking)\b/,
                /\b(?:fees?|pay(?:s|able|ments?)?|paid|rent(?:al)?s?|installments?|principal|balance|charges|royalt(?:y|ies)|invoices?|obligations|sums|loan|note|price)\b/,
              ],
              none: [
                /\b(?:suspend|does not comply)/,
                definition,
                /\b(?:deliver\w*|delay\w*|after \d+ (?:business )?days'? (?:written )?notice|waives all rights|accrued (?:up to|to|before)|no default shall|not cause|continues \d+ days after|days late after notice|discounted to present|options?|vest(?:s|ed)?|cure period of|after (?:written )?notice and|confidential\w*|copies|access|licenses? (?:granted|terminate)|cease|destroy|damages)\b/,
              ],
            },
            {
              all: [
                /\b(?:declare|call in|call)\b.{0,60}\b(?:entire|whole|outstanding|all|loan|principal)\b.{0,60}\b(?:payable|due|at once)/,
              ],
              none: [
                /\b(?:suspend|does not comply)/,
                /\bonly if\b|\bcontinues \d+ days|\bafter \d+ (?:business )?days|\bnotice and/,
              ],
            },
            {
              all: [/\baccelerat\w+\b.{0,60}\b(?:rent|payments?|fees|balance|installments?|sums|royalt)/],
              none: [
                /\b(?:suspend|does not comply)/,
                /\bwaives\b|\bdiscounted|\bnot accelerat|\bno acceleration|\bafter notice/,
              ],
            },
          ],
        ),
      ],
    ),
    'pay-come-what-may': barring(
      [
        /\bin place of (?:all )?(?:the )?(?:base )?rent\b|\brelocat|\bmeters? fails?\b/,
        /\bpeaceabl|\bquiet(?:ly)? (?:enjoy|hold|possess)|\bhold and enjoy\b/,
        /\[\w+\] (?:do|does|need|will|shall|are|is) not (?:have to |need to |be (?:obliged|required) to |obliged to |required to )?pay\b/,
        /\b(?:another lender|irrevocable and continues|non-payment)\b|\bfailure to (?:utilize|use|order|call for)\b/,
      ],
      [
        {
          all: [
            /\b(?:waives?|no|not)\b.{0,40}\b(?:right|entitled|claim)\b.{0,20}\b(?:to|for) (?:an? |any )?(?:abatement|reduction|suspension|diminution) (?:or \w+ )?of (?:the )?(?:rent|fees?|charges|payments?|hire)\b/,
            /\b(?:interruption|failure|defects?|damage|loss|unavailab\w+|destruction|stoppage|reason)\b/,
          ],
          none: [alike, definition, /\b(?:except|unless|save|more than \d+ (?:consecutive )?(?:business )?days)\b/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:interrupt\w+|outages?|unavailab\w+|failures?|defects?|suspension|downtime|break-?downs?|damage|destruction|loss of use|non-?delivery)\b.{0,100}\b(?:not|no|nor)\b.{0,30}\b(?:reliev\w+|releas\w+|excus\w+|entitl\w+|affect\w*|reduc\w+|abat\w+|suspend\w*|terminate)\b.{0,80}\b(?:pay(?:ments?)?|charges|rent|fees?|hire|installments?|obligations?)\b/,
            /\b(?:pay(?:ments?)?|charges|rent|fees?|hire|installments?)\b/,
          ],
          none: [
            alike,
            definition,
            cured,
            /\b(?:failure (?:to|of (?:the )?\[?\w+\]? to) (?:pay|exercise|enforce|give|receive|send|deliver (?:an? )?(?:invoice|notice|statement))|failure by .{0,20}to (?:give|send|invoice)|guarant\w+|insur\w+|except|unless|landlord shall|force majeure|waiver|accrued|indemn\w*|deposit|damage caused by)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:pay(?:s|ments?|able)?|paid|rent|charges?|fees?|hire|installments?)\b/,
            /\b(?:in every circumstance|in all circumstances|under all circumstances|come what may|hell[- ](?:or|and)[- ]high[- ]water|no matter what|whatever happens|irrespective of whether|regardless of whether|even (?:if|when|where|though|while))\b/,
            /\b(?:destroy\w*|unable|not yet commissioned|unavailab\w+|fail\w*|break\w* ?down|closed|out of (?:order|service)|defect\w*|breach\w*|interrupt\w*|damage[d]?|loss of|not (?:work\w*|available|deliver\w*|perform\w*|usable)|unfit|down|hell)\b/,
            /\b(?:continue\w*|keep|still|shall|must|remains?|absolute|runs?|unconditional)\b/,
          ],
          none: [
            alike,
            definition,
            cured,
            /\b(?:abates?|suspended (?:until|for|while)|may (?:terminate|withhold|end)|guarantor|guaranty|insur\w+|late (?:fee|charge)|indemn\w*|warrant\w*|terminat\w+ (?:by|of)|employ\w+|salary|liabilit\w+|notices?|no (?:rent|fee|charge) is (?:due|payable)|lender|reduc\w+ in proportion)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:rent|fees?|charges?|retainer|subscription|hire|rentals?|price|installments?|payments?)\b/,
            /\b(?:continues? (?:to be )?|remains? |stays? |(?:is|are) |keep )(?:in full )?(?:due|payable|owed|paying|to be paid)|\bpay(?:s|able)?\b/,
            says(
              'although',
              'even though',
              'even if',
              'even when',
              'regardless',
              'irrespective',
              'whether or not',
              'notwithstanding',
              'no matter',
              'though',
            ),
            /\b(?:cannot be (?:used|occupied|operated|accessed)|can't be used|(?:not|never) (?:be )?(?:used|usable|delivered|provided|performed|working|operational|available|supplied)|unusable|destroyed|damaged|uninhabitable|out of (?:service|order|action)|breaks? down|stolen|no longer (?:works?|exists?))\b/,
          ],
          none: [
            alike,
            definition,
            cured,
            /\b(?:disput\w*|refund\w*|indemn\w*|tax|commission|bonus|minimum|liabilit\w*|severance|guarantor|insurance|warrant\w*|late charge|terminat\w*|deemed)\b/,
          ],
        },
        ...barring(
          [/\b(?:right to claim|reduce the cap)/, alike],
          [
            {
              all: [
                /\b(?:retainer|fees?|rent|charges?|hire|installments?|subscription|payments?|price)\b/,
                /\b(?:payable|paid|due|owed|pay|owes?)\b/,
                /\b(?:even (?:if|when|where|though)|although|whether or not|regardless (?:of whether)?|irrespective)\b.{0,80}\b(?:no (?:services?|goods|work|energy)|not (?:provid\w+|perform\w*|deliver\w*|work\w*|used|usable|available|supplied|been (?:delivered|provided|supplied))|fails?|failure|default|breach|idle|unavailable|interrupt\w*|down|suspended|broken)\b/,
              ],
              none: [
                definition,
                cured,
                /\b(?:disput\w*|refund\w*|non-?refundable|indemn\w+|tax|set[- ]?off|commission|bonus|minimum|liabilit\w+|severance|guarant\w+|insurance|warrant\w*|deemed|penalt\w*|late charge|terminat\w+)\b/,
              ],
            },
            {
              all: [
                /\b(?:pay(?:s|able|ments?|ing)?|paid|rent(?:al)?s?|fees?|hire|royalt(?:y|ies)|remittances|installments|repay|owing|owe|charge|minimum)\b/,
                regardless,
                nonPerformance,
              ],
              none: [
                definition,
                cured,
                /\b(?:disput\w*|refund\w*|non-?refundable|indemnif\w+|interest|tax(?:es)?|withh\w+|set[- ]?off|counterclaim|deduct\w*|liabilit(?:y|ies)|warrant(?:y|ies)|guarantee is|force majeure does not|goods already|accepted the equipment|abates? in|minimum|shortfall|commission|bonus(?:es)?|clawback|terminat\w+|escrow|credit against|penalt(?:y|ies)|late charge|invoice|audit\w*|acceptance|accepted|repaid|delay damages)\b/,
              ],
            },
            {
              all: [
                /\b(?:no|neither|nor|not)\b.{0,120}\b(?:abate(?:ment)?|reduction of (?:rent|the fee|fees|charges)|excuse or postpone|suspend(?:s)? (?:payment|its monthly))/,
                nonPerformance,
              ],
              none: [cured, /\bunless|\bexcept/],
            },
            {
              all: [
                /\bhell (?:and|or|or come) high[- ]?water\b|\bcome what may\b|\babsolute(?:ly)? and unconditional(?:ly)?\b.{0,120}\b(?:not (?:be )?(?:affected|subject)|irrespective|regardless|without)/,
                /\b(?:pay\w*|rent|hire|fees?|installments)\b/,
              ],
              none: [/\bonce it has accepted|\bguarantee\b|\bguarantor/],
            },
            {
              all: [
                /\b(?:keep|go(?:es)? on|continue[s]?) (?:paying|owing|to pay)\b/,
                /\b(?:even (?:if|when|though)|while|if)\b/,
                nonPerformance,
              ],
              none: [cured, /\bterminat/],
            },
          ],
        ),
      ],
    ),
    'late-invoice-forfeited': barring(
      [
        /\bundisputed invoice is (?:more than )?\d+ days (?:overdue|late)\b/,
        /\bsuspend\b/,
        /\binvoiced? (?:price|value|cost)\b/,
        /\b(?:most recently|late fee|credits? (?:apply|are applied)|against later invoices|unless the delay)\b/,
      ],
      [
        {
          all: [
            /\b(?:no (?:obligation|duty)|not (?:be )?(?:obliged|required|obligated)) to pay any (?:amounts?|sums?|invoices?)\b.{0,40}\b(?:invoiced|billed|received|submitted|after|late)\b/,
          ],
          none: [alike, definition, /\b(?:dispute[sd]?|incorrect|tax)\b/],
        },
        {
          all: [/\bwaives? (?:any|all|its) (?:claims?|rights?) to (?:such|those|these|any such) (?:amounts?|sums?)\b/],
          clause: [/\b(?:invoices?|invoiced|billed)\b.{0,80}\bwithin \d+|\binvoiced after\b/],
          none: [alike, definition],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:requests?|invoices?|claims?|bills?|timesheets?|expense (?:reports?|claims?)|applications?|receipts)\b/,
            /\b(?:submitted|received|sent|presented|made|lodged|invoiced|billed)\b.{0,30}\b(?:more than|later than|after|beyond|outside)\b/,
            /\b(?:not (?:be )?(?:honou?red|paid|reimbursed|considered|payable|accepted)|no (?:obligation|duty) to (?:pay|reimburse)|denied|forfeit\w*|waive[sd]?)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:warrant\w*|indemn\w*|goods|refund\w*|insur\w+|defect\w*|orders?|tax|shares|appeals?|complaints?|dispute[sd]?|overcharge|access|opt-?out)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:no (?:obligation|duty) to pay|not (?:be )?(?:obliged|required|obligated) to pay)\b.{0,60}\b(?:invoiced|after|late|amounts?|such)/,
            /\b(?:submit|send|issue|render|present)\w*\b.{0,30}\binvoices?\b.{0,60}\bwithin \d+ (?:days|months)/,
          ],
          none: [/\b(?:dispute[sd]?|refund)\b/],
        },
        {
          within: 'clause',
          all: [
            /\b(?:timesheets?|time ?cards?|invoices?|bills?|claims?|expense (?:reports?|claims?)|hours)\b.{0,60}\b(?:by|before|within|no later than|until)\b/,
            /\b(?:come in late|late (?:hours|invoices|timesheets|claims|bills)|(?:come|sent|submitted|arriv\w+|received) (?:in )?(?:late|later|after))\b.{0,40}\b(?:won't|not|never|no)\b.{0,12}\b(?:be )?(?:paid|pay|honou?red|accepted)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:invoices?|claims?|bills?|timesheets?|receipts|expense (?:reports?|claims?)|applications? for payment)\b/,
            /\b(?:condition precedent|(?:presented|submitted|received|rendered|lodged|made|sent|billed|claimed) within \d+|not (?:billed|invoiced|submitted|claimed|presented|received)\b.{0,20}\bwithin|within \d+ (?:days|months|weeks)|by the (?:\d+\w*|fifth|tenth|last) (?:day )?of)\b/,
            /\b(?:(?:right|entitlement|claim)s?\b.{0,40}\b(?:lapses?|lost|forfeit\w*|barred|extinguish\w*)|forfeit\w*|deemed waived|irrecoverable|waive[sd]?|no (?:obligation|duty) to pay|not (?:be )?(?:obliged|liable|required) to pay|not (?:be )?paid|loses? (?:its|the|any) right|creates? no obligation)\b/,
            /\b(?:pay(?:ment|s)?|paid|fees?|expenses?|sums?|amounts?|charges?|entitle\w*|right)\b/,
          ],
          none: [
            alike,
            definition,
            /(?<!\w)(?:dispute[sd]?|object\w*|overcharge|warrant\w*|indemn\w*|goods|deliver\w*|refund\w*|insur\w+|freight claims?|limitation|only postpone|\[taker\] (?:waives|forfeits|loses)|defect\w*|later invoice is payable|tax|award|shares|option)\b/,
          ],
        },
        {
          all: [
            /\b(?:invoic\w+|bill(?:s|ed|ing)?|expense (?:reports?|claims?)|time ?sheets?)\b/,
            /\b(?:late|after|later than|within|by the|deadline|out of time|not (?:sent|received|submitted|issued))\b/,
            /\b(?:will|shall|need|may|is|are|can)(?:n't| not)\b.{0,20}\b(?:pay|paid|accepted|honou?red|reimbursed|processed|recoverable|claimed)\b|\b(?:forfeit\w*|waived|void|lost|barred|lapses?)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:disput\w*|interest|suspend|object\w*|error|deliver\w*|quer\w*|late payment|accept(?:ed)? as correct|contest\w*|overcharg\w*|year late|goods|withh\w*|tax|deemed|undisputed|availab\w*|notified)\b/,
          ],
        },
        ...barring(
          [/\b(?:year late|employment ends|extra payment|notified in writing)/, alike, definition],
          [
            {
              all: [
                /\b(?:not (?:invoiced|billed|charged)|(?:invoic|bill)\w*\b.{0,30}\b(?:late|after|within|later than|out of time))\b/,
                /\b(?:cannot|can't|may not|not (?:be )?(?:recover\w*|paid|payable|honou?red|reimbursed|claimed)|no longer|waiv\w+|lost|lapse\w*|irrecoverable|forfeit\w*|barred|excluded)\b/,
                /\b(?:\d+ (?:days|months|weeks|years?)|month|year|deadline|cut-?off)\b/,
              ],
              none: [
                /\b(?:disput\w*|warrant\w*|insurance|indemn\w+|not (?:be )?(?:a )?waiver|does not waive|interest|suspend|defect\w*|damages|liabilit\w+|accept\w*|credits?)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:invoic\w+|bill(?:s|ed|ing)?|expense (?:reports?|claims?)|time ?sheets?|statements? of account|request(?:s)? for payment|services not invoiced)\b/,
                /\b(?:later than|after|within|not (?:invoiced|submitted|received|presented)|more than|beyond|by the)\b.{0,60}\b(?:\d+|month|year|deadline|date|day)\b/,
                /\b(?:waives?|(?:not|never|no) (?:be )?(?:honou?red|reimbursed|paid|payable|due|accepted)|void|lapses?|forfeit\w*|barred|extinguish\w*|loses?|no obligation to pay|not obliged to pay|not be liable)\b/,
              ],
              none: [
                /\b(?:year late|disput\w*|object\w*|late payment|interest|suspend\w*|not (?:be )?a waiver|does not waive|next payment run|overcharg\w*|deliverables?|goods|undisputed|accept(?:ed|ance) of)\b/,
              ],
            },
            {
              all: [
                /\b(?:invoic\w+|bill(?:s|ed|ing)?|time ?sheets?|expense claims?|applications? for payment|purchase order number|document set|charges billed|charged)\b/,
                /\b(?:void|waives? (?:payment|any|its|all)|deemed (?:abandoned|waived)|(?:never|not) (?:have to |be |need (?:not )?be )?(?:pay|paid|honored)|need not be paid|extinguish\w*|no payment|irrecoverable|lapses?|forfeit\w*|time[- ]barred|barred|discharged from paying|conditional on billing|ineffective|treated as included|loses? (?:its|the|any) (?:right|claim|entitlement))\b/,
                /\b(?:late(?:r)?|within|after|more than|not received|by (?:march|the)|in time|out of time|arrears|failure to (?:submit|bill|invoice)|not .{0,20}(?:presented|come to hand|charged)|don't send|month end|time being|fail\w*)\b/,
              ],
              none: [
                /\b(?:year late|disput\w*|object\w*|quer(?:y|ied|ies)|overcharg\w*|does not waive|not waive|warranty|suspend|paid in the next|error|interest|delay was caused|deliverables?)\b/,
              ],
            },
          ],
        ),
      ],
    ),
    'pay-at-payers-discretion': barring(
      [/\bpremises\b|\binspect\w*/],
      notIn(
        'employment-contract',
        byActor(
          'may',
          barring(
            [
              /\b(?:operate the business|(?:later|future|subsequent) sales|commissions? remains? payable|(?:maintenance|support|renewal|upgrade|extension|option)(?: and support)? fee)\b/,
            ],
            [
              {
                within: 'sentence',
                all: [
                  earnings,
                  /\b(?:(?:shall|will|to) be (?:such )?as (?:the )?(?:\[\w+\]|[a-z]+) (?:may|shall|from time)|(?:with)?in (?:the )?(?:sole |absolute )*(?:gift|discretion) of|(?:wholly |entirely )?within the gift|(?:award|reduce|refuse|withhold|vary|increase or decrease|cut|cancel)\b.{0,40}\b(?:without giving|at any time|discretion|no reason)|(?:sole|absolute|full|complete)(?: and absolute)? discretion|in its discretion|as (?:the )?\[\w+\] (?:may )?(?:decide|determine|think|see|deem)s? ?(?:fit)?|(?:decides?|determines?|sets?) (?:what|whether|how much|the (?:amount|rate))|if any,? as)\b/,
                  /\b(?:amount|payment|pay(?:able|s)?|paid|whether|rates?|award\w*|reduce|receive|eligible|earn\w*)\b/,
                ],
                none: [
                  alike,
                  definition,
                  /\b(?:engage other|remains? payable|territory|expenses|in addition to (?:the|its) (?:fees|salary) .{0,40}discretionary gift|tax(?:es)?|withhold (?:tax|from)|investment|assign\w*|terminat\w+ .{0,30}discretion|legal fees|attorneys|loan|deposit|refund\w*|liabilit\w+|claims?|defen[sc]e|settle\w*|sub-?contract\w*|reasonabl[ey]|good faith|licen[cs]e fee|purchase price|accept\w* orders?|content|users?|suspend|service credits?|products?|late (?:payment|fee)s?|damages|stock options?|invoices?|appoint|fees? (?:shall be|is|are) (?:\$|[0-9])|pricing|prices?)\b/,
                ],
              },
              {
                force: 'right',
                all: [
                  /\b(?:reduce|cut|lower|decrease)\b.{0,30}(?<!\w)(?:\[\w+\]'s )?(?:base )?(?:salary|pay|wages|compensation|commissions?|remuneration|what \[\w+\] (?:gets?|earns?|is paid|are paid))\b/,
                ],
                none: [
                  alike,
                  definition,
                  /\b(?:across-the-board|similarly|all (?:senior )?executives|with (?:the )?\[\w+\]'s consent|agree[sd]?|good reason|not|disabilit\w+|leave|service credits?|benefits payable)\b/,
                ],
              },
              ...barring(
                [/\b(?:terminate|assign|maintenance and support|service fee)/, alike],
                [
                  {
                    all: [
                      /\b(?:bonus(?:es)?|rebates?|commissions?|royalt(?:y|ies)|share|incentive|discretionary|remuneration|compensation|fee)\b/,
                      /\b(?:if and in the amount|(?:in|of) such amount (?:as|and)|as (?:it|\[\w+\]|the \[\w+\]|the board|the committee) (?:sees|thinks|deems|considers)(?: fit| appropriate| proper| fair)?|(?:\[\w+\]|it) sees fit|if any,? as|whether (?:or not )?to (?:pay|grant|award))\b/,
                    ],
                    none: [
                      definition,
                      /\b(?:reasonabl[ey]|good faith|withh\w+|repa\w+|refund\w*|increase|audit|accept\w*|expenses)\b/,
                    ],
                  },
                  {
                    within: 'sentence',
                    all: [
                      /\b(?:bonus(?:es)?|commissions?|incentive|revenue share|share of|additional work|extra work|variations?|remunerat\w+|compensation|fee)\b/,
                      /\b(?:determin\w+|decides?|fix(?:es)?|sets?|vary|withdraw|varied|withdrawn|percentage|value|amount|adjust\w*)\b/,
                      /\b(?:(?:sole|absolute|entire|own|unfettered)(?: and absolute)? discretion|discretionary|even after (?:the )?(?:performance|year|period)|in its discretion)\b/,
                    ],
                    none: [
                      definition,
                      /\b(?:reasonabl[ey]|good faith|may not|deduct\w*|withh\w+|accept(?:ed|ance) by|repa(?:y|id)|refund\w*|clawback|price list|increase the fees|audit\w*|renew\w*|expenses|terminat\w+)\b/,
                    ],
                  },
                  {
                    all: [/\bbonus(?:es)?\b/, /\b(?:entirely|wholly|purely|fully) discretionary\b/],
                    level: 'medium',
                    none: [definition],
                  },
                  {
                    all: [
                      /\b(?:bonus(?:es)?|commissions?|pay(?:s|ment|able)?|paid|remunerat\w+|compensation|fee|share of (?:the )?(?:proceeds|revenue)|proportion of revenue|royalt(?:y|ies)|rebates?|earn-?out|incentive|salary|targets|rates|amount)\b/,
                      /\b(?:(?:sole|absolute|own|entire|unfettered|uncontrolled|full) (?:and (?:absolute|sole|unfettered) )?(?:discretion|judgment|opinion)|in (?:its|\[\w+\]'s|the \[\w+\]'s) discretion|rests? entirely with|as (?:it|\[\w+\]|the \[\w+\]) (?:thinks?|considers?|sees|deems?) (?:fit|fair|proper)|considers? fair|deems? proper|commercial judgment|decide what|if any, as|sets? for .{0,20}from time to time|may adopt|may (?:amend|withdraw|alter|reduce|change)|may be (?:amended|withdrawn|altered|reduced|changed)|reserves the right to (?:fix|set|determine))\b/,
                      /\b(?:bonus|earned|share|proceeds|remunerat\w+|variations|commissions?|worth|revenue|completion payment|royalties|rebate|earn-out|incentive|plan|targets|compensation)\b/,
                    ],
                    none: [
                      definition,
                      /\b(?:reasonabl[ey]|good faith|not reduce|may not|another consultant|extend|audit\w*|retention|withh\w+|set[- ]?off|benchmark\w*|credits?|recover|price list|investment|indemnif\w+|accept(?:ed|ance)?|refund\w*|repa(?:y|id)|reject\w*)\b/,
                    ],
                  },
                  {
                    all: [
                      /\b(?:earn-?out|commissions?|bonus|royalt(?:y|ies)|share|rebate)\b/,
                      /\b(?:as (?:\[\w+\]|it) may (?:adopt|choose|determine|decide|think)|not (?:being )?open to challenge|may not (?:appeal|challenge))\b/,
                    ],
                    none: [/\breasonabl|\bexpert/],
                  },
                  {
                    all: [/\bdecide (?:what|how much)\b.{0,40}\b(?:worth|pay)/],
                    none: [/\bexpert\b/],
                  },
                ],
              ),
            ],
          ),
        ),
      ),
    ),
  }),
  fixes,
);

/** Further ways of saying it, in words that are rarer in contracts. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'pay-at-payers-discretion': [
    {
      bears: 'other',
      force: ['duty', 'right', 'promise'],
      all: [
        /\[a\] (?:shall|will|may|must|is to) (?:\S+ )?pay (?:\S+ ){0,3}?(?:such|whatever|any) (?:amounts?|sums?|fees?|remuneration|bonus|price)\b[^.;]{0,30}\b(?:as|that|which)? ?(?:it|the \[a\]|\[a\]|they) (?:\S+ ){0,2}?(?:considers?|thinks?|deems?|decides?|determines?|sees? fit|chooses?)\b/,
      ],
      none: [/\[each\]|\breasonabl[ey]\b|\bin good faith\b/],
    },
  ],
  'no-fee-without-result': [
    {
      bears: 'giver',
      all: [
        /\b(?:no (?:\S+ )?(?:compensation|fees?|commission|remuneration|payment|success fee)|nothing)\b[^.;]{0,60}\b(?:unless|until|except (?:if|when|where)|if no)\b[^.;]{0,60}\b(?:closes?|closing|completes?|completion|succeeds?|success\w*|award\w*|sale|financing|funding|result\w*|consummat\w+)\b/,
        /\b(?:receive|be (?:paid|payable|due|owed|entitled)|is (?:payable|due|owed|earned)|earns?|payable|due|entitled)\b/,
      ],
      none: [/\[each\]|\b(?:refund|interest|escrow|broker\w*)\b/],
    },
  ],
  prepayment: [
    {
      bears: 'taker',
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:100(?:%| percent) of|the (?:whole|full|entire)(?: of the)?|in full)\b/,
        /\b(?:price|fees?|charges?|amount|sums?|payment|balance)\b/,
        /\b(?:pay\w*|paid|payable|due)\b/,
        /\b(?:in advance|up ?front|before (?:delivery|dispatch|shipment|performance|the start|commencement|any work)|with (?:its|the|each|any) order|(?:on|upon|at) (?:signature|signing|placing|order|booking)|prior to (?:delivery|shipment|performance|commencement))\b/,
      ],
      none: [
        /\b(?:not|rent|monthly|each month|quarterly|installments?|escrow|arrears|closing|loan|insurance|premium|refundable deposit|overdue|terminat\w*|retainer|completion of)\b|\[each\]/,
      ],
    },
  ],
  'pay-when-paid': [
    {
      bears: 'giver',
      all: [
        /\b(?:only|solely|exclusively|nothing but)\b.{0,20}\b(?:out of|from|source)\b/,
        /\b(?:has (?:itself |in turn )?(?:collected|received|recovered)|settlement of|(?:sums?|money|amounts?) received)\b.{0,40}\b(?:from|by|of|bill)\b/,
        /\b(?:fees?|money|paid|payment|sums?)\b/,
      ],
      none: [/\b(?:refund\w*|indemni\w*|insur\w*|proceeds of|tax)\b/],
    },
  ],
  'pay-first-argue-later': [
    {
      bears: 'taker',
      all: [
        /\b(?:bills?|invoices?|statements?)\b/,
        /\b(?:thinks? (?:is )?(?:wrong|mistaken)|questions?|questioning|disput\w+|contest(?:s|ing)?|disagrees?|objects?)\b/,
        /\b(?:must|shall|have to|has to|is to|are to) (?:\w+ )?(?:be )?(?:pay|paid|settled?) .{0,20}\b(?:in full|whole|entire)\b|\bpay the (?:whole|full|entire)\b|\b(?:nonetheless|all the same) be (?:paid|settled)\b/,
      ],
      none: [/\bundisputed\b|\bwithhold|\bresol(?:ved|ution)\b/],
    },
  ],
  'pay-come-what-may': [
    {
      bears: 'actor',
      all: [
        /\[a\]'s (?:\S+ ){0,2}?(?:obligations?|duty|liability|covenants?) to (?:\S+ ){0,2}?(?:pay|make (?:\S+ )?payments?)\b[^.;]{0,60}\b(?:is|are|shall be|remains?)\b[^.;]{0,20}\b(?:absolute|unconditional|irrevocable|independent of)\b/,
      ],
      none: [/\[each\]|\b(?:not (?:be )?(?:absolute|unconditional)|undisputed)\b/],
    },
    {
      bears: 'taker',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:pay|pays|paid|payable|due)\b/,
        /\bwhether or not\b[^.;]{0,60}\b(?:performed|provided|delivered|supplied|rendered|available|received|completed)\b/,
      ],
      none: [/\[each\]|\b(?:taxes|loan|insurance|invoice[ds]? (?:is|are|has been) received)\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:rent|hire|charges?|fees?|price|installments?)\b.{0,30}\b(?:stays?|remains?|continues? to be) (?:payable|due|owing)\b.{0,50}\b(?:in (?:every|all|any) (?:circumstances?|events?|cases?)|come what may|whatever (?:happens|the cause))\b|\bno (?:failure|breach|default|delay) (?:of|by|on the part of) (?:the )?\[\w+\].{0,40}\b(?:relieves?|releases?|excuses?) .{0,80}\b(?:charges?|rent|fees?|price|payment)\b/,
      ],
    },
  ],
  'payment-needs-payer-act': [
    {
      bears: 'giver',
      all: [
        /\b(?:nothing|no (?:fee|sum|money|payment)) (?:falls|is|becomes|shall be|shall become) (?:due|payable)\b.{0,40}\b(?:until|before)\b.{0,60}\b(?:sign(?:ed|s) off|issue[sd]|approve[sd]|certifie[sd]|released?)\b|\btime for payment\b.{0,30}\bonly (?:when|once|after)\b.{0,80}\b(?:certificate|approv\w+|signed|issued)\b/,
      ],
    },
  ],
  acceleration: [
    {
      bears: 'taker',
      all: [
        /\b(?:late with|miss(?:es|ed)?|fails? to pay|failing|default\w*)\b.{0,50}\b(?:payments?|installments?|rentals?|rent|charges?|fees?)\b/,
        /\b(?:everything|all|every|whole)\b.{0,60}\b(?:still to come|up to the (?:end|last)|(?:rest|remainder|balance) of the (?:term|contract)|to the end of the (?:term|contract))\b/,
        /\b(?:owed|due|payable|call for|pay|demand)\b/,
      ],
      none: [/\b(?:only in its own|on (?:its|their) (?:scheduled|own) dates?)\b/],
    },
  ],
};

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(found, more), {
  'long-credit-period': [
    /\b(?:deposits?|prepayments?|sums? paid|amounts? paid|payments? made)\b[^.;]{0,60}\b(?:applied|credited|transferred) (?:to|toward|against)\b/,
  ],
  'pay-when-paid': [denies('depend|conditional|conditioned|contingent|excuse|await|a condition')],
  'pay-first-argue-later': [
    freedFrom('pay|settle'),
    // What goes on during a dispute is the work, not the payment.
    /\b(?:services?|access|supply|support|work|deliver(?:y|ies)) (?:shall|will|must|is to|are to) (?:\w+ )?(?:continue|go on|be (?:kept up|maintained|provided))\b/,
  ],
  'payment-needs-payer-act': [
    denies('a condition|conditional|depend|await'),
    noneOf('certificate|approval|consent|act', 'a condition|necessary|required'),
  ],
  clawback: [
    denies('repayable|refundable|clawed back'),
    freedFrom('repay|refund|return|hand back'),
    mayNot('recover|reclaim|recoup|claim'),
  ],
  acceleration: [
    denies('call (?:for|in)|accelerate|demand|declare|fall due|become due'),
    noneOf('default|failure|delay|breach', 'fall due|falls due|accelerates?|become due|payable before'),
  ],
  'pay-come-what-may': [
    denies('payable|due|liable'),
    freedFrom('pay'),
    /\b(?:breakdown|failure|loss|outage|interruption|default|non-delivery)\b.{0,60}\b(?<!\b(?:not|never|nor) )(?:relieves?|releases?|excuses?|discharges?) (?:the )?\[\w+\](?<!\bno .{0,120})(?<!\bneither .{0,120})/,
  ],
  'pay-at-payers-discretion': [
    denies('withhold|reduce|vary|over|refuse|latitude'),
    /\bno (?:latitude|discretion|freedom) (?:to|over|as to|in)\b/,
  ],
  'no-late-interest': [
    denies('excused|relieved|released|exempt|deprives?'),
    nothing('deprives?|relieves?|excuses?|excludes?'),
  ],
  'short-invoice-dispute-window': [
    rightKept,
    notTakenAs,
    denies('final|binding|conclusive|lose|lost|lapses?|waived?|barred|precluded'),
    noneOf(
      'invoices?|bills?|statements?|claims?|failure|silence',
      'final|binding|conclusive|accepted|correct|lapses?|waived?|barred',
    ),
  ],
  'invoice-conclusive': [
    denies('conclusive|final|binding|bind|settle|determine|decisive'),
    noneOf(
      'certificates?|records?|statements?|calculations?|meters?|figures?',
      'conclusive|final|binding|binds?|settles?|determines?|decisive',
    ),
  ],
  'fees-never-refunded': [
    denies('retain(?:ed)?|keep|kept|forfeit(?:ed)?|non-refundable|lost|refuse'),
    noneOf('fees?|payments?|deposits?|sums?|prepayments?', 'retained|kept|forfeited|non-refundable|lost'),
  ],
  'late-invoice-forfeited': [
    denies('forfeit(?:s|ed)?|lost|lose|lapses?|waived?|barred|extinguished|rendered free|refuse'),
    noneOf('claims?|work|right', 'lapses?|lost|forfeited|waived|barred|rendered free|free of charge|refused'),
  ],
  'tax-burden-shifted': [
    denies('gross up|add|increase|bear|borne|top up|bound to'),
    noneOf('tax|withholding|further amount|gross-up', 'borne|payable|due|bear'),
  ],
  'expense-markup': [denies('add|charge|mark up|apply|levy')],
  'no-fee-without-result': [
    denies('depend|conditional|contingent|refuse|withhold|reduce'),
    /\bno (?:claim|action|suit)s? (?:may|shall|can) be (?:made|brought)\b/,
  ],
  'penal-late-charge': [
    /^no (?:[a-z]+(?:, | or | and )){1,4}[a-z]+ (?:of any (?:kind|sort|description) )?(?:accrues?|runs?|is|are|shall be)\b/,
    denies('charged|payable'),
    mayNot('charge|levy|impose'),
    noneOf(
      'interest|fee|late fee|late charge|surcharge|penalty',
      'accrues?|runs?|added|owed|charged|payable|due|levied|imposed',
    ),
  ],
  'unlimited-expenses': [freedFrom('reimburse|pay|bear')],
  prepayment: [freedFrom('pay|prepay|advance')],
});
