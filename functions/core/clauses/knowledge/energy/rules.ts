import { percentagesIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { unlessCured, unlessDenied, type Denials } from '../denied.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { fixes } from './fixes.ts';

const lostOutput =
  /\b(?:output lost|shut for repair|lack of (?:sunshine|wind|sun|fuel)|grid (?:fault|failure|outage)|out of (?:order|service)|not (?:running|producing|operating)|breakdown|outage|maintenance|no (?:power|energy) (?:flows|comes)|idle|standstill|could not (?:run|produce|generate)|under repair)\b/;
const asIfDelivered =
  /\b(?:as if (?:it had been )?(?:delivered|generated|produced)|billed|invoiced|charged|pays? (?:for )?(?:the )?(?:contract volume|full|all the same|nevertheless|anyway|still)|still (?:pays|owes)|is (?:nevertheless |still )?(?:due|payable))\b/;
const nothingPaid =
  /\b(?:has no claim|no claim for|without owing|without pay(?:ment)?|for nothing|for free|owes? (?:\[?\w+\]? )?nothing|no (?:payment|compensation|price|money)|not (?:be )?(?:paid|compensated)|unpaid|uncompensated|gets? nothing|penny|token|nominal)\b/;
const takenOnSelf =
  /(?<!\w)(?:takes? upon itself|bears?|borne|meets?|for the \[\w+\] to meet|pays?|reimburs\w+|makes? good|made good|carries|added to the price|at the (?:expense|cost|risk) of|at its (?:own )?(?:cost|expense)|falls? (?:on|to)|passed (?:on|through))(?!\w)/;

const price = /\b(?:contract price|energy price|tariff|price|rate|what \[?\w+\]? pays? for)\b/;
const notProduced =
  /\b(?:would have (?:been )?(?:generated|produced|delivered|earned|ready|run)|could have (?:been )?(?:generated|produced|delivered)|stands ready|takes? less|makes? less|(?:was|were|is|are|been) made available|not (?:be )?(?:generated|produced|delivered|taken|available)|no (?:electricity|energy|power|output)|any (?:electricity|energy|power) is (?:produced|generated|delivered)|unable to (?:generate|deliver)|out of service|nothing is delivered)\b/;
const curtailed =
  /\b(?:curtail\w*|dispatch(?:ed)?[- ]down|held down|turned? (?:\[?\w+\]?'?s? (?:system|plant) )?down|turn\b.{0,20}\bdown|(?:reduce|lower|cut|cease|stop|limit) (?:its |the )?(?:output|generation|deliver\w+|production|generating)|shut(?:s)? down|reductions? that|in obedience to|refuse to take|instruction to reduce|lost (?:generation|output))\b/;
const unpaid =
  /\b(?:no (?:payment|compensation|claim|liability|sum|amount)|without (?:any )?(?:compensation|payment|liability)|not (?:be )?(?:paid|compensated|entitled|obliged to pay|required to pay|liable)|won't be paid|don't pay|shall not pay|forgo\w*|at the \[\w+\]'s (?:own )?cost|at (?:its|their) own cost|nothing (?:is|shall be) (?:due|payable|owed)|owes? \[?\w+\]? nothing|bears? the loss|free of charge|for free)\b/;
const gridCost =
  /\b(?:imbalance|balancing|congestion|transmission|scheduling|ancillary|use-of-system|network|grid|deviation|wheeling|system operator|(?:line|transmission|transformer|distribution|network|grid|electrical|energy|marginal) losses|losses (?:up to|before|beyond|on the|in the (?:grid|network|lines?|cables?))|distribution charges|interconnection)\b/;
const newLaw =
  /\b(?:changes? in (?:the )?(?:law|tax|regulation)|law changes|law changes|new (?:legal )?(?:law|tax|levy|levies|requirement|statute|regulation|duty|duties|charges?|taxes|rules?)s?|(?:statute|tariff|grid code|law|tax|regulation)s?\b.{0,80}\b(?:after the date|comes? into being|hereafter|future|enacted after)|future (?:law|tax|levy|regulation)s?)\b/;
const evenCause =
  /\b(?:whatever the (?:cause|reason)|for any (?:cause|reason)|any failure|not being an excuse|no excuse|unaffected by|regardless|irrespective|even (?:if|where|when)|whether or not|uncapped|without (?:limit|cap|ceiling|any limit)|no (?:cap|limit|upper limit|ceiling|maximum|grace|extension)|full cost|every (?:unit|mwh|kwh)|in no (?:event|case))\b/;

const energy = ['power-purchase-agreement', 'other', 'service-agreement', 'purchase-agreement'];
const power =
  /\b(?:energy|electricit\w*|power|output|generat\w*|mwh|kwh|mw|facility|plant|offtaker|grid|curtail\w*|dispatch\w*|meter\w*|gas|solar|wind|tariff|capacity|delivery point|utility|certificates?|attributes?|units|shortfall|take-or-pay|make-up|estimated|scada|readings?|availability|commercial operation|cod|ratepayers|procurement program|regulat\w+|forecasts?|instruments|deliveries|volumes?|yield|regos?|goos?|green|back down|imbalance|lev(?:y|ies)|could have sold)\b/;

/** How a statement says that the issue is not so. */
const denials: Denials = {
  // What either side alike may do is relief for nobody in particular.
  'energy-law-change-relief-wide': /\[each\]|\b(?:either|neither|that|affected) party\b/,
  'energy-estimate-no-true-up': /\b(?:shall|is|are|will) (?:not|never) (?:be )?(?:final|conclusive|binding)\b/,
  // What the grid or an emergency stops is nobody's choice.
  'energy-curtail-unpaid':
    /\bcurtail\w+\b[^.;]{0,40}\b(?:ordered|directed|required|instructed|imposed|caused|initiated) by (?:the |a |any )?(?:transmission|iso\b|rto\b|grid|system operator|independent system|balancing|distribution|utility)|\bcurtail\w+ (?:due to|because of|during|resulting from) (?:an? |any |the )?(?:emergency|force majeure)|^no curtail\w+\b.{0,50}\b(?:goes|go|is|are|shall be|remains?) (?:unpaid|uncompensated)\b/,
  'energy-curtail-counts-against': [
    /(?<!\bnot )(?<!\bnot be )\b(?:deemed|treated as|counted as|regarded as)(?: to (?:have been|be))? delivered\b(?!.*\bnot\b)/,
    /\b(?:shall|does|do|will|may|is|are) not (?:be )?(?:(?:count(?:ed)?|held|weigh) against\b|(?:lower|reduce)\b.{0,40}\b(?:guarante\w+|availab\w+)\b)/,
  ],
  'energy-law-change-cost':
    /\b(?:shall|does|do|will) not (?:bear|carry|pay)\b(?! (?:more|less)).{0,30}\b(?:costs?|taxes|lev(?:y|ies))\b|^no (?:[\w-]+ ){1,6}(?:is|are|shall be|shall fall|falls?) (?:for|on|upon|to)\b/,
  'energy-meter-one-party': /\b(?:shall|is|are|do|does|will) (?:not|never) (?:be )?(?:final|conclusive|binding|bind)\b/,
  'energy-delay-damages':
    /\b(?:up to a (?:cap|maximum|ceiling) of|capped at)\b.{0,120}\b(?:extend\w+|extension)\b.{0,100}\bforce majeure\b/,
  'energy-excess-unpaid':
    /\b(?:shall|is|are|may|will) not (?:be )?(?:taken|bought|accepted|delivered|sold)\b.{0,30}\b(?:free|without (?:charge|pay\w*)|at a reduced)/,
  'energy-price-step-down': /^nothing\b.{0,40}\b(?:entitles?|allows?|permits?|enables?)\b/,
};

const choice =
  /(?<!\w)(?:discretion|sees? fit|suits?|as suits|unhappy|free to|own (?:authority|accord|time|motion)|thinks? (?:fit|proper|right|best|useful|fair|appropriate|reasonable|suitable|necessary|desirable)|(?:it|he|she|they|you|we|\[\w+\]) (?:likes?|chooses?|wishes|wants?|considers?|believes?|regards?|judges?|decides?|determines?|pleases?|elects?|feels?|thinks?|names?|sees?|reckons?|may (?:\w+ )?(?:determine|decide|think|choose|elect|select|set|name))|whatever|for any (?:or no )?reason|at (?:its|their|his|the|\[\w+\]'s) (?:sole )?(?:option|election|choice)|whenever|in (?:its|\[\w+\]'s|their) (?:sole |own |absolute )?(?:opinion|view|judgment)|of the view|for any purpose|at any (?:time|hour)|without giving (?:a |any )?reasons?)\b/;
const evenIf =
  /\b(?:even (?:if|where|though|when|one|for|so)|although|no matter|whether or not|regardless|irrespective|however (?:caused|long|slight|small|minor|trivial|arising|it)|howsoever|whatever (?:the|its|may|reason|cause|was)|(?:for|of) (?:any|whatever|every) (?:reason|cause|sort|kind|nature)|notwithstanding|(?:in|under) (?:any|every|all|no) (?:event|case|circumstances)|without regard|who(?:so)?ever)\b/;
const free =
  /\b(?:free(?: of charge)?|without (?:any |further |additional |extra )*(?:payment|charge|compensation|cost|costs|consideration|liability)|at no (?:charge|cost|extra)|for no(?:thing| payment| consideration| sum)|nothing|earns? (?:\[\w+\] )?nothing|excused from|no (?:sum|payment|compensation|charge|consideration|price|amount|money|further sum|claim|remedy|liability|recourse)|not (?:be )?(?:liable|responsible|answerable|accountable|paid|compensated|entitled|obliged to pay|required to pay)|owes? (?:\[\w+\] )?(?:nothing|no)|pays? only for what)\b/;
const finalWord =
  /\b(?:final|conclusive(?:ly)?|(?<!non-)binding|binds?|shall bind|shall stand|beyond (?:argument|dispute|question)|not (?:be )?revisited|as it stands|sole basis|(?:may|can|shall|will|agrees? )(?:not|to)? ?(?:not )?(?:to )?(?:be )?(?:challenge|dispute|question|contest|query)\w*|no (?:later|further|subsequent) (?:adjustment|correction)|not (?:be )?(?:open to|subject to) (?:challenge|dispute|question|audit|review)|not (?:be )?(?:disputed|challenged|questioned|contested|revised|corrected))\b/;
/** Losses and costs of an indemnity or of a telephone line are none of the grid. */
const otherCharges =
  /\b(?:claims(?! (?:from|against|under) )|lawsuits|suits|liabilities|demands|attorneys|infring\w+|communications?|telecom\w*|telephone|internet|software|data)\b/;
/** An instrument that is signed or assigned measures nothing. */
const deedWords =
  /\bcounterparts?\b|\bone (?:and the same )?(?:instrument|agreement)|\b(?:agreement|contract|document|indenture|mortgage|assignments?|papers?|commitment),?(?: and| or)? (?:all )?(?:other )?(?:instruments?)\b|\binstruments? (?:or|of|to which|in writing|executed|signed|duly)\b|\bfacsimile\b|\bwaiver\b|\b(?:valid|legal(?:ly)?)(?:,? (?:valid|and))* binding\b|\bduly executed\b|\binventions?\b|\bpatents?\b/;
/** Sale and purchase of energy. */
const found = defineTopic(
  'energy',
  file,
  {
    'energy-pay-undelivered': [
      ...barring(
        [
          // Whoever orders less than it agreed to take pays for what it turned away.
          /\bwhere (?:the|such) (?:direction|instruction|order) is given for\b/,
          /\breasons other than force majeure\b|\bother than because of force majeure\b|\bless what (?:the )?\[\w+\] obtains\b/,
          /\bno\b.{0,40}\bpayment\b.{0,20}\b(?:is|shall be) due\b|\bnot (?:be )?(?:payable|due)\b/,
        ],
        [
          {
            types: energy,
            all: [
              /\b(?:deemed (?:output|energy|generation|delivered)|take and pay|take-or-pay|pay for if not taken|minimum (?:monthly|annual) (?:charge|quantity|payment)|energy that would have been|power the .{0,40}(?:expected|should)|capacity (?:payments?|charges?)|treated as .{0,20}(?:full generation|delivered)|not taken)\b/,
              /(?<!\w)(?:whatever (?:the )?(?:reason|cause)|whether or not|seller's (?:own )?(?:outage|maintenance|failure|default|forced outage)|grid|lack of (?:wind|sun|resource)|force majeure|unable|not available|non-availability|transmission|clouds|fault|even if|even where|forced outage|any reason|regardless|notwithstanding|\[\w+\]'s (?:own )?(?:outage|maintenance|failure|forced outage))/,
              /\b(?:pay\w*|invoiced?|owes?|charge|payments?|billing|includes?|deemed|means)\b/,
            ],
            clause: [power],
            none: [
              /\b(?:excludes?|excluding|except to the extent|except where the seller|only where|only if|no obligation to pay|only for energy (?:actually )?delivered|not tender|report|does not include|shall not include|prevented it|make-up (?:rights|quantities))/,
            ],
          },
          {
            types: energy,
            all: [
              /\b(?:\d+ ?(?:%|percent) of the annual|annual contract quantity|take-or-pay (?:level|quantity))\b/,
              /\bwhether or not (?:taken|delivered|generated)|\bpay for if not taken|\bas though it had been|\bforce majeure notwithstanding/,
            ],
            none: [/\bexcept to the extent|\bexcluding/],
          },
          {
            types: energy,
            force: 'definition',
            all: [
              /\b(?:delivered energy|deemed output|deemed energy|deemed generation|billable energy|output)\b/,
              /\b(?:would have (?:been )?(?:produced|generated|delivered)|could have)/,
              /\b(?:maintenance|outage|lack of|transmission|grid|force majeure|any reason|constraint)/,
            ],
            none: [/\bexclud|\bother than|\bdoes not include|\bexcept/],
          },
          {
            types: energy,
            force: ['duty', 'fact', 'promise', 'ban', 'definition'],
            all: [
              /\b(?:payable|pay|paid|charge[ds]?|invoiced?|billed|owed?)\b/,
              /\b(?:out of service|force majeure|outage|not (?:be )?(?:generated|delivered|available|produced)|system is down|unavailab|fails? to deliver|does not deliver|no (?:output|energy|wind|sun)|grid|whether or not (?:delivered|generated|taken)|breakdown)/,
              evenIf,
            ],
            clause: [power],
            none: [
              /\b(?:damages|no obligation|not (?:be )?(?:required|obliged) to pay|exclud|except|shall not pay|guarantee|rent|except to the extent)\b/,
            ],
          },
          {
            types: energy,
            all: [
              /\b(?:would have (?:been )?(?:generated|produced|delivered)|could have (?:been )?(?:generated|produced|delivered))\b/,
              /\b(?:outage|breakdown|shortage|wind|maintenance|fault|grid|force majeure|any reason|irrespective|not available)\b/,
            ],
            clause: [/\bpay\b|\bpayable|\binvoice|\bbill/],
            none: [/\b(?:exclud|other than|except|not include|for reasons other)\b/],
          },
          {
            types: energy,
            all: [
              /\b(?:deemed output|deemed generation|not generated|outages?)\b/,
              /\b(?:as though (?:it had been )?delivered|as if delivered|counts? as delivered|deemed delivered|treated as delivered)\b/,
            ],
            clause: [/\bpays?\b|\bpurchase duty|\bpayment|\binvoice/],
            none: [/\bguarantee|\bavailability (?:calculation|test)|\bforce majeure are excluded/],
          },
          {
            types: energy,
            force: ['definition', 'fact', 'duty'],
            all: [
              /\bdeemed (?:output|energy|generation|delivered)/,
              /\b(?:any cause|any reason|outages?|grid|low resource|force majeure|maintenance|unavailab)/,
              /\b(?:includes?|including|means|attributable|regardless|whether|whatever)\b/,
            ],
            none: [/\b(?:exclud\w+|does not include|shall not include|not including)\b/],
            clauseNone: [/\bexclud\w+ (?:energy|output|outages)|\bno (?:capacity or )?deemed\b/],
          },
        ],
      ),
      ...barring(
        [
          /\breasons other than force majeure\b|\bother than because of force majeure\b|\bless what (?:the )?\[\w+\] obtains\b/,
        ],
        [
          {
            types: energy,
            all: [
              /\b(?:capacity|minimum|fixed|standing|demand|availability) (?:charge|payment|fee)s?\b/,
              evenIf,
              /\b(?:available|deliver|generat|energy|output|outage|taken|supplied)/,
            ],
            none: [/\bno\b.{0,30}\bpayment\b|\bnot (?:be )?payable|\breduced|\bexcept/],
          },
          {
            types: energy,
            force: ['duty', 'fact', 'definition', 'promise'],
            all: [
              notProduced,
              /\b(?:pays?|payable|paid|accrues?|owes?|due|falls due|charged?|invoiced?)\b/,
              /\b(?:whether or not|regardless|irrespective|even (?:in|if|when|though)|nonetheless|notwithstanding|any reason|whatever|but for a|shortage of (?:wind|sun)|want of fuel|failure in the transmission)\b/,
            ],
            clause: [/\b(?:energy|electric\w*|power|plant|facility|kwh|mwh|gas|quantity|panels|generat\w+)\b/],
            none: [
              /\b(?:no (?:obligation|payment)|not (?:be )?(?:required|obliged|payable|due|pay)|don't pay|exclud\w+|except|only where|only (?:for|if)|damages|guarante\w+|tax|insurance|by more than|other than because)\b/,
            ],
          },
          {
            types: energy,
            all: [lostOutput, asIfDelivered],
            none: [
              /\b(?:not (?:be )?(?:billed|invoiced|charged|due|payable)|no payment|metered deliveries only|except|exclud\w*|only where|guarante\w+|damages|curtail\w*|reduced)\b/,
            ],
            clause: [power],
          },
        ],
      ),
    ],
    'energy-no-make-up': [
      ...barring(
        [/\boutput so lost\b/],
        [
          {
            types: energy,
            bears: 'taker',
            force: ['ban', 'no-right', 'exclusion', 'fact'],
            all: [
              /\b(?:may not|can ?not|can't|no right to|not (?:be )?(?:entitled|allowed|permitted) to|never)\b.{0,10}\b(?:carry forward|carry over|bank|make up|roll over|recover|take later)\b/,
              /\b(?:quantit\w+|energy|gas|volumes?|mwh|power)\b.{0,60}\b(?:paid for|not take|untaken|not taken)\b/,
            ],
            clause: [power],
            none: [/\[each\]/],
          },
          {
            types: energy,
            all: [
              /\b(?:not taken|take-or-pay|shortfall|make-up|unused (?:units|energy|gas)|paid for|quantities|carry[- ]forward)\b/,
              /\b(?:no (?:right|entitlement) to (?:make|bank|carry|receive)|no (?:right|entitlement) .{0,30}make-up|not refundable|lapse|no make-up|neither .{0,40}(?:credit|kind)|no(?:t|r|neither)? .{0,40}credit shall|no entitlement|expires?|don't credit|shall not .{0,30}(?:carry|bank|credit)|are gone|nor credit|no credit|extinguish)/,
            ],
            clause: [power],
            none: [/\bmay take make-up|\bshall be credited|\btraining|\bleave\b|\bvacation|\bholiday|\bdeposit/],
          },
          {
            types: energy,
            within: 'clause',
            all: [
              /\b(?:no entitlement|no right) to (?:bank|carry|receive|make)/,
              /\b(?:shortfall|not taken|paid for)\b/,
            ],
            clause: [power],
          },
          {
            types: energy,
            within: 'clause',
            all: [/\bunused (?:units|energy|kwh|quantit)/, /\b(?:gone|don't credit|lapse|expire)/],
          },
          {
            types: energy,
            all: [
              /\bno (?:right|entitlement|claim) to (?:receive|take|recover|make)/,
              /\b(?:paid for|not (?:been )?(?:received|taken|delivered))/,
            ],
            clause: [power],
          },
          {
            types: energy,
            all: [
              /\b(?:forfeit|lost|lapse|expire|no credit|not (?:be )?(?:carried|credited|made up|refund))\w*\b/,
              /\b(?:annual minimum|minimum|not taken|paid for|take-or-pay|shortfall|quantit)/,
            ],
            clause: [power],
            none: [/\bdamages|\bmay take make-up/],
          },
        ],
      ),
      {
        types: energy,
        all: [
          /\b(?:no|not)\b.{0,60}\bright to (?:future|later|further|make-up|receive|any)\b/,
          /\b(?:payment|energy|quantit|output|gas)/,
        ],
        clause: [power],
        none: [/\bterminat|\bset-?off/],
      },
      {
        types: energy,
        all: [/\b(?:not|no)\b.{0,40}\bright to (?:any )?(?:make-up|future|later|carry)/],
        clause: [power],
      },
      {
        types: energy,
        within: 'clause',
        all: [
          /\b(?:not (?:be )?(?:taken|used)|don't use|unused|deficiency|shortfall payments?|paid for|take-or-pay)\b/,
          /\b(?:not (?:be )?(?:recoverable|carried forward|credited|refund\w*|made up|banked)|no (?:right to (?:make|take|recover)|credit|make-?up|carry)|(?:are|is) (?:lost|gone|final)|extinguish\w*|lapses?|don't roll|do not roll|no bank|not\b.{0,30}\bbank|nothing\b.{0,60}\bbank)\b/,
        ],
        clause: [/\b(?:energy|electric\w*|power|gas|mwh|kwh|units|quantit\w+|deliver\w+)\b/],
        none: [
          /\bmay take make-up|\bshall be credited|\bleave\b|\bvacation|\bdeposit|\boutput so lost|\bcurtailment claims|\bgoods\b|\blicen/,
        ],
      },
      {
        types: energy,
        all: [
          /\b(?:gas|energy|allowance|quantit\w+|volumes?|power|units|electricity)\b/,
          /\b(?:paid for|has paid|minimum bill|unused|not (?:taken|drawn|used)|shortfall payment)\b/,
          /\b(?:no claim to receive|at a later time|expires?|not made good|lost|lapses?|forfeit\w*|no (?:right|claim)|extinguish\w*|cannot be (?:drawn|taken) later|gone)\b/,
        ],
        none: [/\bmay be drawn|\bmay (?:later )?take|\bfree of charge for|\bcurtail|\boutput so lost/],
      },
    ],
    'energy-estimate-no-true-up': barring(
      [],
      barring(
        [
          /\bmeters?\b.{0,60}\bwithin (?:plus or minus )?\d/,
          /\b(?:calculated|determined|estimated|computed) by (?:the )?\[taker\]/,
        ],
        barring(
          [
            /\bnon-binding\b/,
            /\bbinding (?:commitment|purchase)|\bconstitutes? the (?:final|entire)|\bentire (?:agreement|understanding)|\blegislative\b|\bagreements?,? (?:and|or) understanding/,
          ],
          [
            {
              types: energy,
              all: [
                /\b(?:estimat\w*|forecasts?|model(?:s|ed|led)?|assess(?:ment|ed)|calculated by software)\b/,
                /\b(?:final|conclusive|not (?:be )?(?:adjusted|corrected|reconciled|subject to)|no (?:refund|reconciliation|true-?up|adjustment|correction)|stand as issued|excluded|binding|without (?:any )?(?:true-?up|reconciliation|later adjustment))\b/,
                /\b(?:energy|billing|bill|invoices?|consumption|quantit\w*|meter\w*|pay|readings?|output|refund|reconciliation|generat\w*)\b/,
              ],
              clause: [power],
              none: [
                /\b(?:shall be reconciled|is not binding|may dispute|manifest error|independent engineer|expected output|guarantee|subject to (?:later )?(?:reconciliation|true-?up)|damages or termination|earn-?out|deferred)\b/,
              ],
            },
            {
              types: energy,
              within: 'clause',
              all: [
                /\bestimate[ds]? (?:readings|bills|invoices|quantities|output|turns)/,
                /\bno refund\b|\bno (?:true-?up|reconciliation)|\bfinal\b/,
              ],
              clause: [power],
              none: [/\bshall be reconciled/],
            },
            {
              types: energy,
              all: [finalWord, /\b(?:result|estimate|calculation|model|figure|adjustment|determination|assessment)/],
              clause: [power, /\b(?:estimat|model|calculat|assess|forecast|deemed|lost output)/],
              none: [/\b(?:manifest error|independent|expert|meters? shall be tested|royalt|certificate|governing)\b/],
            },
            {
              types: energy,
              all: [
                /\b(?:shall stand|not (?:be )?revisited|stands|no (?:later )?(?:adjustment|correction|true-?up|reconciliation)|shall bind|is binding|conclusive|final)\b/,
              ],
              clause: [
                /\b(?:worked out by|working|estimat|model|calculat|assess|forecast|would have (?:been )?generated)/,
                power,
              ],
              none: [/\bmanifest error|\bindependent|\bexpert/],
            },
            {
              types: energy,
              all: [/\bon (?:the )?\[\w+\]'s (?:own |sole )?(?:estimate|forecast|model|calculation)/],
              clause: [
                /\b(?:not give rise|no (?:repayment|adjustment|reconciliation|true-?up|refund)|final|not (?:be )?(?:adjusted|corrected|reconciled|repaid|revised))\b/,
                power,
              ],
              none: [/\bshall be reconciled/],
            },
            {
              types: energy,
              within: 'clause',
              all: [
                /\b(?:estimat\w+|guess\w*|forecast (?:volumes|quantities|output|generation)|model\w*|deemed (?:generation|output))\b/,
                /\b(?:don't correct|not (?:be )?(?:correct\w*|adjust\w*|reconcil\w*|revis\w*|true)|no (?:claim|refund|reconciliation|correction|adjustment|true-?up)|lie where they fall|stands? even|accepts? as correct|final)\b/,
                /\b(?:bill\w*|invoice[sd]?|settle|pay|quantit\w+|volumes|generation|readings?|meter\w*)\b/,
              ],
              clause: [power],
              none: [
                /\bshall be (?:reconciled|corrected|trued|adjusted)|\bmanifest error|\bindependent|\bdispute\b|\btrued up/,
              ],
            },
            {
              types: energy,
              all: [
                /\b(?:assess\w*|estimat\w*|day-ahead|forecast|model\w*|deemed|approximat\w*|calculated)\b/,
                /\b(?:not (?:be )?(?:reopened|revisited|changed|corrected|adjusted|replaced)|no (?:balancing )?(?:adjustment|correction|settlement|true-?up|refund)|final|stands?|remains? unchanged)\b/,
                /\b(?:volumes?|payment|quantit\w+|output|invoice\w*|meter\w*|deliveries)\b/,
              ],
              clause: [power],
              none: [/\bmanifest|\bindependent|\bare replaced|\btrued|\bguarante|\bnon-binding|\bdispute/],
            },
          ],
        ),
      ),
      [/\b(?:calculated|determined|computed|estimated) by (?:the )?(?:buyer|offtaker|purchaser|customer)\b/],
    ),
    'energy-no-output-guarantee': barring(
      [/\b(?:content|pricing|merchants?|backups?|uptime|websites?)\b/],
      [
        {
          types: energy,
          all: [
            /\b(?:not (?:guarantee|warrant|promise)|no (?:promises?|guarantee|warranty|commitment)|as available|indicative|no claim if|not be a breach|no shortfall|no liability for)\b/,
            /\b(?:quantity|output|availability|how much (?:power|energy)|produces? little|underperformance|performance of the (?:facility|plant|system)|level of (?:generation|availability)|shortfall|volume of energy)\b/,
          ],
          clause: [power],
          none: [
            /\bseller guarantees|\bbonus|\bsoftware|\bwebsite|\bthe buyer .{0,20}not guarantee|\boutputs? of the (?:service|model)|\bsales|\bservice levels?|\bforecast quantit/,
          ],
          clauseNone: [/\bcapped replacement cost\b|\bguarantees (?:at least )?\d+ ?(?:%|percent)/],
        },
        {
          types: energy,
          force: ['no-duty', 'ban', 'fact', 'exclusion', 'definition', 'no-right', 'acknowledgement', 'duty'],
          all: [
            /\b(?:as-available|indicative|don't promise|(?:does|do|shall|is) not (?:be )?(?:promis\w+|guarante\w+|warrant\w*|undertak\w+)|nothing\b.{0,60}\b(?:undertaking|promise|guarantee)|no (?:promise|guarantee|undertaking|warranty)|non-?availability|no claim where|makes? less than|not reached|estimate only)\b/,
            /\b(?:no (?:claim|liability|sum|payment|consequence|damages|right)|don't owe|not (?:be )?liable|without consequence|owes? nothing|remains? bound|no sum falls|nothing (?:is )?due|available for any number)\b/,
            /\b(?:output|generation|energy|power|system|plant|hours|availab\w+|deliver\w+|quantit\w+|forecast|it)\b/,
          ],
          clause: [/\b(?:energy|electric\w*|power|output|generation|plant|facility|system|deliveries|mwh|kwh)\b/],
          none: [
            /\b(?:software|website|services|curtail\w*|excess of|force majeure|system emergency|buyer may curtail|below the guarante\w+|model outputs?)\b/,
          ],
          clauseNone: [/\bcapped replacement cost\b|\bguarantees (?:at least )?\d+ ?(?:%|percent)/],
        },
        {
          types: energy,
          within: 'clause',
          all: [
            /\bas-available\b|\bnot firm\b|\bintermittent basis\b/,
            /\b(?:no claim|bound to purchase|no liability|not (?:be )?liable)\b/,
          ],
          clauseNone: [/\bcapped replacement cost\b|\bguarantees (?:at least )?\d+ ?(?:%|percent)/],
        },
        {
          types: energy,
          all: [
            /\b(?:does not commit|no commitment|illustrations?|illustrative|bind nobody|binds? no one|no (?:promise|assurance|undertaking)|not (?:be )?(?:bound|obliged) to (?:produce|deliver|generate)|little or nothing|no remedy|whatever (?:it|the plant) produces)\b/,
            /\b(?:volumes?|yield|output|generation|produced?|quantit\w+|energy|power|availab\w+)\b/,
          ],
          clause: [power],
          none: [
            /\b(?:commits to \d|guarantees \d|pays for what is missing|curtail\w*|excess|software|the buyer (?:does not|makes no)|forecast demand)\b/,
          ],
          force: ['ban', 'fact', 'no-duty', 'exclusion', 'no-right', 'duty', 'definition', 'acknowledgement'],
          clauseNone: [/\bcapped replacement cost\b|\bguarantees (?:at least )?\d+ ?(?:%|percent)/],
        },
        {
          types: energy,
          force: ['exclusion', 'ban', 'fact', 'no-duty', 'acknowledgement'],
          all: [
            /\b(?:no (?:representation|warranty|assurance|promise|guarantee|commitment)|not (?:represent|warrant|promise|guarantee|commit)\w*)\b/,
            /\b(?:amount|quantity|level|volume|output|how much|availability|production)\b.{0,40}\b(?:energy|electricity|power|output|produce\w*|generat\w*|deliver\w*)?/,
            /\b(?:energy|electricity|power|facility|plant|output|generat\w*|system)\b/,
          ],
          none: [
            /\b(?:software|website|services|forecast demand|buyer makes|offtaker makes|purchase any|curtail\w*)\b/,
          ],
          test: (_, { actor }) => !/buyer|offtaker|purchaser|customer|utility/.test(actor?.word ?? ''),
        },
      ],
    ),
    'energy-guarantee-hollow': [
      {
        types: energy,
        all: [
          /\b(?:available hours|availability|available)\b/,
          /\b(?:includes?|including|means|counts? as|counted as|treated as|deemed|regarded as)\b/,
          /\b(?:scheduled maintenance|planned (?:maintenance|outages?)|maintenance|serial defects?|defects?|spare parts?|supply chain|breakdowns?|own (?:outages?|fault|default)|could not (?:\S+ )?(?:have )?(?:been )?(?:economically|reasonably)? ?avoid\w*|lack of (?:parts|staff))\b/,
          /\b(?:is|was|were|are) (?:un|not )available\b|\bunavailab\w+|\bout of (?:service|operation)\b|\bnot (?:running|operating)\b|\b(?:stands?|stood) still\b|\bhours (?:lost|of)\b/,
        ],
        clause: [power],
        none: [
          /\b(?:as|deemed|counts? as|counted as|treated as|regarded as) (?:unavailable|not available)\b|\bup to (?:\d+|a maximum of \d+) (?:\S+ )?hours\b|\bexclud\w+|\bshall not include\b|\bdoes not include\b|\b(?:not|never|nor) (?:be )?(?:counted|count|treated|deemed|regarded)\b|\bwebsite\b|\bservice credits?\b|\buptime\b/,
        ],
      },
      {
        types: energy,
        all: [
          /\b(?:availability|output|production|performance|generation|volume|delivery)\b.{0,40}\bguarante\w+|\bguarante\w+.{0,40}\b(?:availability|output|production|performance|generation|quantity|volume)\b|\bshortfall\b/,
          /\b(?:sole|exclusive|only) (?:and exclusive )?(?:remedy|recourse|liability|claim)\b/,
          /(?<!\w)(?:[$£€]|usd|eur|gbp) ?(?:[1-9]|1\d)(?:\.\d+)? (?:per|a|for each|for every) (?:mwh|megawatt)/,
        ],
        clause: [power],
        none: [/\[each\]|\breplacement\b/],
      },
      {
        types: energy,
        all: [
          /\b(?:availability|output|production|generation|performance) ?(?:guarantee|level|ratio|target|test)?\b.{0,100}\b(?:averaged|measured|tested|calculated|assessed) (?:\S+ ){0,4}?(?:over|across) (?:each |every |a |any )?(?:rolling )?(?:periods? of )?(?:[3-9]|10|three|four|five)(?: \([^)]*\))?(?: consecutive| successive|-| contract| full)* ?(?:contract |calendar )?years?\b/,
        ],
        clause: [power],
        none: [/\[each\]|\b(?:price|royalt|rent|wages|royalty|index|interest)\b/],
      },
      {
        types: energy,
        force: ['no-right', 'ban', 'waiver', 'exclusion'],
        all: [
          /\b(?:terminat\w+|end the|claim damages|damages|any claim|cancel)\b/,
          /\b(?:shortfall|underperformance|failure to (?:meet|reach|achieve)|missed|not met|low)\b.{0,60}\b(?:availability|output|production|generation|guarantee\w*|energy|performance|shortfall)\b|\bby reason of (?:any|a) (?:\S+ )?shortfall\b/,
        ],
        clause: [power, /\bguarante|\bavailability/],
        none: [/\[each\]|\bunless\b|\bexcept\b|\bforce majeure\b|\buntil\b|\bif (?:the )?\[\w+\] (?:pays|has paid)/],
        test: (_, { actor }) => !/seller|generator|producer|supplier/.test(actor?.word ?? ''),
      },
    ],
    'energy-curtail-unpaid': barring(
      [],
      [
        ...barring(
          [/\btransmission provider\b|\breliability\b|\bshall pay the contract price and\b/],
          [
            {
              types: energy,
              force: ['no-right', 'ban', 'exclusion', 'no-duty', 'fact'],
              all: [
                /\b(?:no|not|n't|nothing|never)\b.{0,30}\b(?:pay\w*|paid|compensat\w*|due|owed?|claim)\b|\bowes? (?:the )?(?:\[\w+\] )?nothing\b/,
                /\b(?:bids?|bidding|dispatch\w*|took|takes?|ramp\w*|held|holds?|turn\w*|switch\w*|backs?|backed) (?:\S+ ){0,4}?(?:out of the market|down|off|back)\b/,
                /\b(?:price grounds?|prices?|economic|portfolio|whenever|any reason|market|at any time)\b/,
              ],
              clause: [power],
            },
            {
              types: energy,
              force: 'right',
              all: [
                /\bramp\b.{0,40}\bdown\b/,
                /\bowes? (?:the )?\[\w+\] nothing\b|\bwithout (?:any )?(?:payment|compensation)\b/,
              ],
              clause: [power],
            },
            {
              types: energy,
              all: [
                /\b(?:curtail\w*|reduce (?:output|generation|deliver\w*)|dispatch\w*|stop generating|reductions? ordered|not accept|need not accept|shut ?down|non-acceptance|interrupt deliveries)\b/,
                /\b(?:no (?:payment|claim|compensation|liability)|without (?:compensation|payment|liability)|uncompensated|owe \[?\w+\]? nothing|not (?:be )?(?:liable|obliged to pay|required to pay|compensated|paid)|waives? compensation|at the cost of|bears every|pays for accepted \w+ only|nothing is (?:due|payable))\b/,
              ],
              clause: [power],
              none: [
                /\b(?:system emergency|system operator|up to \d+ hours|may not curtail|bandwidth|acceptable use|caused by (?:the )?(?:seller|generator|\[\w+\]'s breach)|more than \d+ hours)\b/,
              ],
              clauseNone: [
                /\b(?:shall|must|will) pay (?:the )?(?:\[\w+\] )?the contract price|\bis paid the contract price|\bcompensated at the contract price/,
              ],
            },
            {
              types: energy,
              all: [
                /\b(?:direct|instruct|order|require|tell)\b.{0,50}\b(?:curtail|stop generating|reduce (?:output|deliver))/,
                /\b(?:any reason|at any time|whenever|economic|negative|convenience|without limit|sole discretion)/,
              ],
              none: [
                /\bsystem emergency|\bshall pay (?:the )?\[\w+\] (?:the )?contract price|\bpaid at the contract price/,
              ],
              clauseNone: [
                /\b(?:shall|must|will) pay (?:the )?(?:\[\w+\] )?the contract price|\bis paid the contract price|\bcompensated at the contract price/,
                /\bpay (?:the )?\[?\w+\]? .{0,40}(?:for|contract price).{0,60}curtail/,
              ],
            },
            {
              types: energy,
              within: 'clause',
              all: [
                /\b(?:stop generating|curtail|reduce output)\b/,
                /\b(?:owe (?:\[\w+\] )?nothing|no payment is due|no compensation|no claim)/,
              ],
              none: [/\bsystem emergency|\bsystem operator|\bbandwidth/],
              clauseNone: [
                /\b(?:shall|must|will) pay (?:the )?(?:\[\w+\] )?the contract price|\bis paid the contract price|\bcompensated at the contract price/,
              ],
            },
            {
              types: energy,
              force: ['right', 'ban', 'no-right', 'no-duty', 'fact', 'exclusion', 'duty', 'waiver'],
              all: [
                /\b(?:curtail|lower or cease|reduce|output so lost|lost output|cease (?:output|generation|deliver)|shut down|back down|turn down|stop (?:generat|produc))/,
                free,
              ],
              clause: [power, /\b(?:instruct|order|direct|request|require|curtail|tell)/],
              none: [
                /\b(?:system emergency|system operator|up to \d+ hours|bandwidth|acceptable use|except|breach of)\b/,
              ],
              clauseNone: [
                /\b(?:shall|must|will) pay (?:the )?(?:\[\w+\] )?the contract price|\bis paid the contract price|\bcompensated at the contract price/,
              ],
            },
            {
              types: energy,
              force: 'right',
              all: [
                /\b(?:instruct|order|direct|require|request|tell|call on)\b.{0,60}\b(?:curtail|lower|reduce|cease|stop|shut|limit|interrupt)/,
                choice,
              ],
              clause: [power],
              none: [/\bemergency|\bsystem operator/],
              clauseNone: [
                /\b(?:shall|must|will) pay (?:the )?(?:\[\w+\] )?the contract price|\bis paid the contract price|\bcompensated at the contract price/,
                /\bshall pay .{0,60}curtail|\bpaid .{0,40}(?:curtail|lost)|\bcompensat\w+ (?:the )?\[\w+\] for/,
              ],
            },
            {
              types: energy,
              force: ['right', 'fact'],
              all: [
                /\b(?:refuse|decline|reject|not take|interrupt|curtail)\b.{0,30}\b(?:output|energy|power|deliver)/,
                /\b(?:commercial reasons|any hour|any time|any reason|whenever|free to|pays only|as it)\b/,
              ],
              none: [/\bemergency/],
              clauseNone: [
                /\b(?:shall|must|will) pay (?:the )?(?:\[\w+\] )?the contract price|\bis paid the contract price|\bcompensated at the contract price/,
              ],
            },
            {
              types: energy,
              all: [
                /\b(?:could|would) have been (?:delivered|generated|produced|sold)\b/,
                /\bbut for\b.{0,20}\b(?:an?|the|such|any)\b.{0,20}\b(?:instruction|order|curtail|direction|request)/,
                free,
              ],
              none: [/\bemergency|\bsystem operator/],
              clauseNone: [
                /\b(?:shall|must|will) pay (?:the )?(?:\[\w+\] )?the contract price|\bis paid the contract price|\bcompensated at the contract price/,
              ],
            },
            {
              types: energy,
              within: 'sentence',
              all: [
                /\bcurtail/,
                /\bno right to (?:any )?(?:compensation|payment)|\bno (?:compensation|payment|claim)|\bwithout (?:compensation|payment|liability)|\bnot (?:be )?entitled to (?:any )?(?:compensation|payment)/,
              ],
              none: [/\bemergency|\bsystem operator|\bup to \d+ hours|\bforce majeure/],
              clauseNone: [
                /\b(?:shall|must|will) pay (?:the )?(?:\[\w+\] )?the contract price|\bis paid the contract price|\bcompensated at the contract price/,
              ],
            },
            {
              types: energy,
              within: 'clause',
              all: [curtailed, unpaid],
              clause: [
                /\b(?:instruct\w*|order\w*|direct\w*|request\w*|told|whenever|discretion|refus\w+|in obedience|economic|prices?|any reason)\b/,
                power,
              ],
              none: [
                /\b(?:emergency|system operator|grid operator|up to \d+ hours|at most \d+ hours|bandwidth|except|shall pay\b.{0,60}\bcurtail\w*|pays?\b.{0,60}\bfor (?:all )?curtailed|treated as delivered|maintenance)\b/,
              ],
              clauseNone: [
                /\b(?:shall|must|will) pay (?:the )?(?:\[\w+\] )?the contract price|\bis paid the contract price|\bcompensated at the contract price/,
              ],
            },
          ],
        ),
        {
          types: energy,
          within: 'sentence',
          all: [
            /\b(?:back down|curtail\w*|decline deliveries|refuse (?:deliveries|energy|power|output)|shut down|switch(?:ed)? off|turn(?:ed)? down|ramp down|reduce|stop|instructed)\b/,
            nothingPaid,
            /\b(?:low price|instruct\w*|order\w*|told|request\w*|any (?:time|reason)|economic|whenever|could have sold|times of|discretion)\b/,
          ],
          clause: [power],
          none: [
            /\b(?:emergency|system operator|as if the energy|transmission provider|reliability|pays as if|contract price and)\b/,
          ],
          clauseNone: [
            /\b(?:shall|must|will) pay (?:the )?(?:\[\w+\] )?the contract price|\bis paid the contract price|\bcompensated at the contract price/,
          ],
        },
      ],
      [
        /\bfor each mwh (?:so )?curtailed\b.{0,120}\b(?:shall|must|will) pay\b/,
        /\[\w+\] (?:(?:shall|must|will) (?:be paid|pay(?: (?:the )?\[\w+\])?)|is paid|pays) for (?:each mwh (?:that|curtailed)|(?:all |the )?(?:deemed|curtailed)\b)/,
        /\bshall pay for each mwh that would have been (?:delivered|generated|produced)\b/,
      ],
    ),
    'energy-curtail-pay-hollow': [
      {
        types: energy,
        all: [
          /^\W*\w*\)? ?(?:\S+ ){0,6}?(?:occurring |arising )?(?:in|during|for) (?:any|each|every|all) (?:interval|hour|period|settlement period)s? (?:in|during|for) which\b.{0,80}\b(?:lmp|prices?)\b.{0,60}\b(?:less than|lower than|below|under|negative|zero)\b|\b(?:required|needed|requested|desired) by (?:the )?\[\w+\] (?:in connection with|for|because of|on account of) (?:its|their) (?:own )?(?:portfolio|load|scheduling|trading|commercial|resale)/,
        ],
        clause: [
          /\bcurtail/,
          /\bexcept to the extent\b|\b(?:excused|uncompensated|permitted|unpaid|non-?compensable)\b|\bno (?:payment|compensation)\b|\bshall not (?:pay|compensate)\b|\ballowance\b/,
        ],
        none: [/\[each\]/],
      },
      {
        types: energy,
        all: [
          /\b(?:excused|permitted|uncompensated|non-?compensable|allowed|free) curtailments?(?: hours| event)?\b.{0,160}\b(?:means|includes?|shall mean|occurr\w+|exclud\w+)\b|\bcurtail\w*\b.{0,60}\b(?:is|are|shall be|counts? as) (?:deemed )?(?:excused|uncompensated|non-?compensable)\b/,
          /\b(?:price|lmp)\b.{0,60}\b(?:is|are|falls?|was|being) (?:equal to or )?(?:less|lower|below|under|beneath|negative)\b|\b(?:negative|low) (?:\S+ ){0,2}?prices?\b|\beconomic (?:reasons|curtail\w*|dispatch|bid\w*)|\b(?:portfolio|load|scheduling|commercial|trading|resale) (?:or \S+ |, \S+ ){0,2}(?:needs|position|requirements|reasons)\b|\bany reason\b/,
        ],
        none: [
          /\[each\]|\bemergenc(?:y|ies) only\b|\b(?:not|never) (?:be )?(?:an? )?(?:excused|uncompensated|non-?compensable)\b|\bshall not include\b|\bdoes not include\b/,
        ],
      },
      {
        types: energy,
        all: [
          /\b(?:hours?|intervals?|periods?|curtail\w*|events?)\b.{0,120}\b(?:(?:do|does|shall|will) not (?:be )?(?:count\w*|accrue|included|taken into account|reckon\w*)|(?:is|are|shall be) (?:disregarded|excluded|left out|not counted)|never counts?)\b.{0,60}\b(?:allowance|curtailment (?:threshold|limit|cap|hours|bank)|free hours)\b/,
        ],
        none: [/\[each\]|\bemergency\b(?![^.]{0,120}(?:price|lmp|less than|lasting|under|shorter))/],
      },
      {
        types: energy,
        all: [
          /\b(?:curtailment|annual|yearly|free|excused|hours) (?:\S+ ){0,2}?allowance\b.{0,20}\b(?:means|is|of|consists)\b.{0,80}\bhours\b/,
          /\b(?:excluding|exclud\w+|not counting|without counting|disregarding|save for|other than|leaving out)\b.{0,140}\b(?:prices?|lmp|lasting|less than|shorter|minutes|consecutive)\b/,
        ],
      },
      {
        types: energy,
        all: [
          /\b(?:pays?|compensat\w+|paid|payable|owes?|due)\b.{0,60}\bcurtail\w*\b|\bcurtail\w*\b.{0,60}\b(?:pays?|compensat\w+|paid|payable|owes?|due)\b/,
          /\b(?:only|save|except)\b.{0,80}\b(?:exceed\w*|in excess of|beyond|above|over|more than|after(?: the first)?)\b(?: of)? (?:[2-9]\d\d|\d,\d{3}|1\d{3}) hours\b/,
        ],
        none: [/\[each\]/],
      },
      {
        types: energy,
        all: [
          /\bno (?:payment|compensation|sum)\b.{0,60}\bfirst (?:[2-9]\d\d|\d,\d{3}|1\d{3}) hours\b.{0,80}\bcurtail/,
        ],
      },
      {
        types: energy,
        within: 'sentence',
        all: [
          /\bcurtail\w*/,
          /\b(?:less|reduced by|minus|after deduct\w+|net of|deducting)\b.{0,20}\b(?:the )?(?:market value|value|market price|revenues?|resale value|proceeds)\b.{0,80}\b(?:as |which )?(?:reasonably )?(?:determined|estimated|calculated|assessed|set|fixed) (?:solely )?(?:by|in)\b.{0,20}\[(?:a|o|taker|p)\]|\b(?:less|reduced by|minus|net of)\b.{0,30}\bwhat (?:the )?\[\w+\] (?:determines|estimates|considers|calculates)/,
        ],
        none: [/\[each\]|\bindependent\b|\bpublished\b|\bjointly\b/],
      },
    ],
    'energy-curtail-counts-against': barring(
      [/\bneither party\b|\[each\]|\bbeyond (?:the|its|their) (?:reasonable )?control\b/],
      [
        {
          types: energy,
          all: [
            /\b(?:energy|output|generation|mwh|power)\b.{0,30}\bnot (?:delivered|generated|taken)\b.{0,60}\b(?:counted|treated|regarded|deemed|counts?) as (?:not delivered|undelivered|a shortfall|missing|zero)\b/,
            /\b(?:guarante\w+|minimum|availability|target|promised)\b/,
          ],
          clause: [/\bcurtail/],
        },
        {
          types: energy,
          all: [
            /\b(?:availability|output|production|performance|volume) guarantee\b.{0,20}\b(?:applies|holds|stands|remains|continues)\b/,
            /\b(?:notwithstanding|despite|regardless of|irrespective of|whatever|even (?:if|during|in|where))\b.{0,30}\b(?:curtail\w*|reductions? ordered|instructions?)\b/,
          ],
        },
        {
          types: energy,
          all: [
            /\b(?:curtail\w*|shutdown|dispatch\w*|switch \[?\w+\]? off|instructed|ordered by|grid outage|not delivered because|hours)\b/,
            /\b(?:guarante\w*|availability|failure|shortfall|output test|performance)\b/,
            /\b(?:not be (?:added|credited|counted|treated as delivered|excluded)|count(?:s|ed)? (?:as|against|towards)|no relief|still count|deemed not delivered|treated as (?:unavailable|not delivered)|be counted as|shall count against)\b/,
          ],
          clause: [power],
          none: [
            /(?<!\bnot (?:be )?(?:counted|treated|credited|deemed) )\bas (?:production|delivered|generated|available)\b/,
            /\b(?:shall be treated as delivered|are excluded|leave|length of service|uptime)\b/,
          ],
        },
        {
          types: energy,
          all: [
            /\b(?:output|curtail|hours|energy|instruct|lost|outage)/,
            /\b(?:treated as (?:undelivered|not delivered|unavailable|unexcused)|count(?:s|ed)? against|not (?:be )?(?:excused|credited|deducted|counted|excluded)|included in (?:the )?(?:shortfall|unavailab))/,
            /\b(?:obligation|guarante|minimum|availability|shortfall|target)/,
          ],
          clause: [power],
          none: [
            /(?<!\bnot (?:be )?(?:counted|treated|credited|deemed) )\bas (?:production|delivered|generated|available)\b/,
          ],
        },
        {
          types: energy,
          within: 'clause',
          all: [
            /\bhours? (?:still )?count as a failure|\bcounts? as a (?:failure|shortfall|default)/,
            /\b(?:switch|curtail|shut|stop)/,
          ],
          none: [
            /(?<!\bnot (?:be )?(?:counted|treated|credited|deemed) )\bas (?:production|delivered|generated|available)\b/,
          ],
        },
        {
          types: energy,
          all: [
            /\b(?:refused|curtailed|undelivered|not accepted|lost) (?:output|energy|power|quantit\w+)\b/,
            /\b(?:not (?:be )?(?:credited|counted|included|added|excluded))\b/,
            /\b(?:performance|guarante|availability|minimum|measured|target)/,
          ],
          none: [
            /(?<!\bnot (?:be )?(?:counted|treated|credited|deemed) )\bas (?:production|delivered|generated|available)\b/,
            /\bshall be (?:treated|counted) as delivered/,
          ],
        },
        {
          types: energy,
          all: [
            /\b(?:grid outages?|curtailment|curtailed|instructed shutdown|dispatch down|force majeure|refusal)\b/,
            /\b(?:treated as|count(?:s|ed)? as|deemed|regarded as|gives? .{0,20}no (?:excuse|relief)|no excuse|no relief)\b/,
            /\b(?:unavailab|output guarantee|shortfall|guarantee|availability)/,
          ],
          none: [
            /(?<!\bnot (?:be )?(?:counted|treated|credited|deemed) )\bas (?:production|delivered|generated|available)\b/,
            /\bas delivered\b|\bavailable\b/,
          ],
        },
        {
          types: energy,
          all: [
            /\b(?:curtailed|refused|undelivered|lost|not (?:taken|delivered|accepted))\b/,
            /\bcounted as (?:a |an )?(?:shortfall|failure|default|unavailab)|\bcount(?:s|ed)? against\b/,
          ],
          clause: [power],
          none: [
            /(?<!\bnot (?:be )?(?:counted|treated|credited|deemed) )\bas (?:production|delivered|generated|available)\b/,
          ],
        },
        {
          types: energy,
          all: [
            /(?<!\w)(?:curtail\w*|dispatch-down|held down|in obedience|\[\w+\]'s (?:orders?|instructions?)|instructions? (?:of|from) the|system operator)(?!\w)/,
            /\b(?:apply even|(?:no|without) (?:adjustment|relief|allowance|credit|reduction)|not (?:be )?(?:credited|counted|adjusted|excus\w+|reliev\w+)|shall reduce|reduce the result|count as|counted as|even where|metered deliveries alone|still)\b/,
            /\b(?:guarante\w+|minimum|shortfall|availability|performance|target|measurement|damages)\b/,
          ],
          none: [
            /(?<!\bnot (?:be )?(?:counted|treated|credited|deemed) )\bas (?:production|delivered|generated|available)\b/,
            /\b(?:treated as (?:delivered|available)|shall be reduced by|excluded from|deemed delivered|be credited toward(?:s)? .{0,40}and)\b/,
          ],
          force: ['fact', 'duty', 'ban', 'no-right', 'definition', 'promise', 'exclusion'],
        },
        {
          types: energy,
          all: [
            /\b(?:curtail\w*|instructions? (?:from|of)|to stop|back[- ]down|ordered)\b/,
            /\b(?:not (?:be )?(?:taken out|lowered|reduced|adjusted|excluded|deducted|credited)|count(?:s|ed)? as (?:un|a failure|shortfall)|no (?:allowance|adjustment|relief)|remain in|against the)\b/,
            /\b(?:guarante\w+|promised|availability|target|minimum|volume)\b/,
          ],
          none: [
            /(?<!\bnot (?:be )?(?:counted|treated|credited|deemed) )\bas (?:production|delivered|generated|available)\b/,
            /\bas production|\bas delivered|\bcounted as production/,
          ],
        },
      ],
    ),
    'energy-no-sale-elsewhere': barring(
      [/\blow[- ]power\b|\bdevices?\b|\bsoftware\b/],
      [
        ...barring(
          [/\bmarket and contract price\b|\bdifference between\b|\bassets\b|\btransferee\b/],
          [
            {
              types: energy,
              bears: 'other',
              all: [
                /\[a\] (?:has|have|shall have|holds|enjoys) (?:an? |the )?(?:sole|exclusive) (?:\S+ ){0,2}?(?:right|entitlement|claim|option)s? (?:to|over|in) (?:all|any|the (?:entire|whole|total)|every|100 ?%)(?: of)? (?:\S+ ){0,4}?(?:output|energy|power|electricity|generation|capacity)\b/,
              ],
              none: [/\[each\]|\bmay sell\b|\bright to (?:operate|maintain|control)/],
            },
            {
              types: energy,
              all: [
                /\b(?:(?:shall|must|may|will) not (?:sell|divert|offer|market|deliver)|not (?:sell|divert)|exclusively|for \[?\w+\]? only|have to waste|alone|no right to sell|prohibited from selling|sole purchaser|committed exclusively)\b/,
                /\b(?:output|energy|power|electricity|capacity|everything \[?\w+\]? generate|curtailed|refused|expansion|storage)\b/,
                /\b(?:any (?:person|other|market|third)|third part\w*|other than|elsewhere|others|offtaker|only|exclusively|alone|market)\b/,
              ],
              none: [
                /\b(?:may sell|seller may sell|territory|products outside|distributor|except test|alone (?:owns|may)|own alone|instruments alone|option alone|at \S+ option|price)\b/,
              ],
              clause: [power],
            },
            {
              types: energy,
              within: 'clause',
              all: [
                /\beverything \[?\w+\]? (?:generate|produce)|\ball output/,
                /\bonly\b.{0,40}|\bhave to waste\b/,
                /\bwaste\b|\bnot (?:be )?(?:sold|sell)/,
              ],
            },
            {
              types: energy,
              force: ['ban', 'no-right', 'duty', 'fact'],
              all: [
                /\b(?:dispose of|sell|market|divert|offer|supply|committed exclusively|deliver)\b/,
                /\b(?:otherwise|elsewhere|anyone|any other|third part|others?|to the market|exclusively)\b/,
                /\b(?:output|energy|power|electricity|capacity|storage)\b/,
              ],
              clause: [power],
              none: [/\b(?:may sell|except|territory|distributor|if \[?\w+\]? does not|first offer)\b/],
              clauseNone: [/\bmay sell\b.{0,60}\b(?:curtail|excess|refus|not taken)/],
            },
            {
              types: energy,
              force: ['ban', 'no-right', 'duty', 'fact'],
              all: [
                /\b(?:power|output|energy|electricity|project|generation)\b/,
                /\b(?:may not go|alone|not (?:be )?(?:sold|offered|supplied|delivered)|sells? to \[\w+\] alone|only to)\b/,
                /\b(?:another|other|else|third|declines?|alone)\b/,
              ],
              clause: [/\b(?:sell|sells|sold|purchaser|market)\b/],
              none: [/\bmay sell|\bcontract price|\boption/],
            },
          ],
        ),
        {
          types: energy,
          within: 'clause',
          all: [
            /\b(?:not (?:be )?(?:sell|sold|offered|marketed|dispos\w+)|can't sell|prohibited from (?:dispos\w+|sell\w+)|no product will be|reserved to|may not (?:be )?(?:offer\w*|sell|sold)|exclusively to)\b/,
            /\b(?:third part\w+|others?|anybody|anyone|market|persons other than|elsewhere)\b/,
            /\b(?:curtail\w*|excess|even (?:if|when)|declin\w+|refus\w+|not (?:be )?tak(?:en|ing)|don't use|test energy|all output|any energy|unused|surplus)\b/,
          ],
          clause: [/\b(?:energy|power|generation|output|electric\w*|plant|facility|panels)\b/],
          none: [/\bmay sell\b|\bis free to sell|\bbuyer shall not|\bsoftware|\bcustomer data/],
        },
        {
          types: energy,
          all: [
            /\b(?:surplus|excess|output|kilowatt-?hour|power|energy|generation)\b/,
            /\b(?:anyone but|no(?:body|t| one)? .{0,20}else|waives? the right to (?:market|sell)|only to|not (?:market|sell|offer)|solely to|any other (?:buyer|person|party)|may go to)\b/,
            /\b(?:surplus|excess|turn it away|refus\w*|not one|declin\w*|untaken|though|even|all)\b/,
          ],
          force: ['ban', 'waiver', 'right', 'fact', 'duty', 'no-right', 'promise'],
          none: [
            /\b(?:may (?:market|sell)|is free to|buyer shall|keeps the proceeds|software|assets|transferee|payments?|hearing|devices?|data)\b/,
          ],
        },
      ],
    ),
    'energy-grid-charges': barring(
      [otherCharges, /\[a\]'s (?:failure|error|forecast)\b.{0,40}\b(?:borne|met|paid) by (?:the )?\[o\]/],
      [
        {
          types: energy,
          all: [
            /\b(?:less|deduct\w*|net of|after deduction of|reduced by|withhold\w*|set off)\b.{0,200}\b(?:imbalance|balancing|scheduling|transmission|congestion|network|grid|deviation|ancillary)\b(?: \S+){0,5}? (?:charges|costs|fees|penalties)\b/,
            /\b(?:allocat\w+|attribut\w+|determin\w+|apportion\w+|estimat\w+|assess\w+|incurred?|charged)\b/,
            /\b(?:pay\w*|paid|invoices?|statement|amounts?|price|sums?)\b/,
          ],
          none: [/\[each\]|\bequally\b|\bshared\b/],
          bears: 'giver',
        },
        {
          types: energy,
          force: ['duty', 'fact', 'promise'],
          all: [
            /\b(?:penalt(?:y|ies)|sanctions?|charges?|fees?|costs?)\b/,
            /\b(?:deviation|imbalance|balancing|scheduling|caiso|pjm|ercot|miso|nyiso|system operator|iso|rto)\b/,
            /\b(?:imposed|levied|charged|assessed|incurred)\b.{0,20}\b(?:on|to|against|by) (?:the )?\[o\].{0,40}\b(?:reimbursed|borne|paid|refunded|made good|recoverable) (?:by|from) (?:the )?\[a\]/,
          ],
          none: [/\[each\]|\b(?:caused by|fault|failure|breach|attributable|to the extent|result of|due to)\b/],
        },
        {
          types: energy,
          bears: 'giver',
          all: [
            gridCost,
            /\b(?:charges?|costs?|penalt\w+|lev(?:y|ies)|fees|losses)\b/,
            /\b(?:all|any|every|whatever|whoever)\b/,
            /\b(?:for|by) (?:the )?\[giver\](?:'s account| to (?:meet|pay|bear))|\baccount of (?:the )?\[giver\]|\b(?:borne|met|paid) by (?:the )?\[giver\]/,
          ],
          none: [/\b(?:up to (?:and at )?the delivery point|before the delivery point|each|own|it causes)\b/],
          clause: [power],
        },
        {
          types: energy,
          bears: 'taker',
          all: [
            gridCost,
            /\b(?:charges?|costs?|penalt\w+|lev(?:y|ies)|fees|losses)\b/,
            /\b(?:all|any|every|whatever)\b/,
            /\b(?:for|to|by|account of) (?:the )?\[taker\](?:'s account)?/,
          ],
          none: [/\b(?:at and (?:after|from)|beyond the delivery point|after the delivery point|each|own)\b/],
          clause: [power],
        },
        ...barring(
          [/\boperating losses\b/],
          [
            {
              types: energy,
              force: ['duty', 'promise', 'fact', 'exclusion', 'transfer', 'acknowledgement'],
              all: [
                /\b(?:imbalance|congestion|scheduling|balancing|transmission|ancillary service|network|use-of-system|deviation|grid company|line losses|transmission losses|wheeling|reactive power|grid) ?(?:charges?|costs?|penalt\w*|tariffs?|fees|services?|and|,|from)/,
                /\b(?:all|every|whatever|both sides|whether or not|even (?:where|when|if)|regardless|present and future|however|any and all|including those)\b/,
                /(?<!\w)(?:borne by|shall (?:pay|bear|reimburse)|indemnif\w*|cover|fall on|for the account|\[a\] pay|at \[?\w+\]?'s (?:cost|expense)|responsible)\b/,
              ],
              none: [
                /(?<!\w)(?:up to the delivery point|to the extent that its own|on its own side|each party|\[each\]|caused by the \[a\])/,
              ],
              clauseNone: [/\bfrom and after the delivery point/],
            },
            {
              types: energy,
              all: [
                /\b(?:imbalance|deviation|balancing|network|transmission)\b/,
                /\b(?:even (?:where|when|if)|whether or not)\b.{0,60}(?:\[o\]'s|\[\w+\]'s (?:own )?(?:instruction|forecast|nomination)|forecast)/,
              ],
            },
            {
              types: energy,
              force: ['duty', 'promise', 'fact'],
              all: [
                /\b(?:balancing|imbalance|network|grid|transmission|congestion|system)\b.{0,20}\b(?:costs?|charges?|penalt\w+|fees|tariffs?)/,
                /\b(?:all|any|every|whatever|each)\b/,
                /\b(?:pay|bear|reimburse|indemnify|meet|responsible|borne)\b/,
              ],
              none: [
                /(?<!\w)(?:each party|\[each\]|up to the delivery point|on its (?:own )?side|to the extent (?:that )?(?:caused|its)|caused by its own|half|equally)(?!\w)/,
              ],
              clauseNone: [/\bfrom and after the delivery point/],
            },
            {
              types: energy,
              all: [
                /\b(?:grid fees|balancing|imbalance|line losses|network charges|transmission|congestion)\b/,
                /\b(?:responsibility|for \[?\w+\]?'s account|borne|pay|bear)\b/,
                evenIf,
              ],
              none: [/\bown side|\bown act|\[each\]/],
            },
          ],
        ),
        {
          types: energy,
          all: [
            /\b(?:imbalance|balancing|network|grid|transmission|congestion|scheduling)\b.{0,20}\b(?:costs?|charges?|penalt\w+|fees)/,
            /(?<!\w)(?:for (?:the )?\[\w+\]'s (?:sole )?account|\[\w+\]'s responsibility|at (?:the )?\[\w+\]'s (?:cost|expense|risk))/,
          ],
          none: [/\beach party|\[each\]|\bown side/],
        },
        {
          types: energy,
          force: ['duty', 'fact', 'promise'],
          all: [
            gridCost,
            /\b(?:charges?|costs?|penalt\w+|lev(?:y|ies)|fines?|fees|losses)\b/,
            /\b(?:all|any|every|whatever|each|including those)\b/,
            /(?<!\w)(?:bears?|for \[?\w+\]?'?s? account|\[\w+\]'s account|paid by|pays?|met by|borne by|reimburses?|at the \[\w+\]'s (?:cost|expense))(?!\w)/,
          ],
          clause: [power],
          none: [
            /\b(?:up to (?:and at )?the delivery point|at and after|from the delivery point|before the delivery point|each (?:party )?(?:bears?|pays?)|it causes|respectively|registration|first \$|by reason of its own|to the extent (?:caused|due)|(?:seller|generator)'s side|(?:buyer|offtaker)'s side)\b/,
            /\[each\]/,
          ],
        },
      ],
    ),
    'energy-attributes-free': barring(
      [
        /\bcertificates?\b.{0,20}\bwhich (?:the )?\[(?:giver|a|o)\] (?:elects|chooses|decides)\b.{0,40}\bto (?:sell|keep|retain)\b/,
      ],
      barring(
        [/\bdebits\b|\bstop transfer\b|\bshares?\b|\bstock\b|\bsoftware\b|\bservice credits?\b/],
        [
          {
            types: energy,
            bears: 'giver',
            all: [
              /\b(?:contract price|price|tariff) (?:already )?(?:includes?|covers?|is (?:in full payment|full consideration) (?:for|of))\b.{0,60}\b(?:recs?|certificates?|guarantees? of origin|regos?|(?:environmental|green|renewable) (?:attributes?|credits?)|carbon credits?|attributes?)\b/,
              /\b(?:all|any|every|future|whatever|whether)\b/,
            ],
            none: [/\[each\]|\bnot include\b|\bonly\b|\bexcept\b/],
          },
          {
            types: energy,
            bears: 'giver',
            all: [
              /\b(?:recs?|certificates?|guarantees of origin|regos?|(?:environmental|green|renewable) attributes?|carbon credits?)\b.{0,60}\b(?:vests?|pass(?:es)?|belongs?|transfers?|goes?|go)\b.{0,30}\[(?:taker|o|a)\]/,
              /\b(?:without (?:any )?(?:further |additional |extra |separate )?(?:payment|charge|cost|price|consideration)|at no (?:additional |extra |further )?(?:cost|charge|price)|free of charge|for nothing|for no (?:further |additional |extra )?(?:payment|price|consideration))\b/,
            ],
            none: [/\[each\]/],
          },
          {
            types: energy,
            all: [
              /\b(?:environmental attributes?|guarantees of origin|carbon credits?|green certificates?|renewable (?:energy )?(?:certificates?|credits?)|recs|attributes|ancillary services|resource adequacy|capacity rights|tax benefits)\b/,
              /\b(?:no (?:consideration|separate|additional|extra|further)|free of charge|without (?:any )?(?:additional|further|extra|separate)? ?(?:payment|charge|consideration|price)|hereafter created|whether now existing|future|new kind|at its own cost|nothing extra|any other benefit|included in the (?:contract )?price)\b/,
              /\b(?:vest|belong|assigns?|pass(?:es)?|transfer\w*|get|sell|conveys?|entitled|property of)\b/,
            ],
            none: [/\b(?:retains?|shall pay the rec price|complies|comply|tax credits remain|keeps)\b/],
          },
          {
            types: energy,
            within: 'clause',
            all: [
              /\b(?:green certificates?|new kind of credit|environmental attributes?)\b/,
              /\bnothing extra|\bno (?:separate|additional|extra) (?:price|payment|consideration)/,
            ],
            none: [/\bretains\b/],
          },
          {
            types: energy,
            all: [
              /\b(?:certificates|credits|environmental (?:benefits?|attributes?)|green (?:benefits?|attributes?)|attributes)\b/,
              /\b(?:price includes|included in the|come into being|future|hereafter|later created|all (?:certificates|environmental|attributes)|any new|now exist)\b/,
            ],
            clause: [power],
            none: [
              /\bremains? with (?:the )?\[giver\]|\bsold separately|\b(?:retains?|keeps?|each certificate transferred|remain the property of the \[a\]|comply)(?!\w)/,
            ],
          },
          {
            types: energy,
            all: [
              /\b(?:certificate|offset|allowance|credit|attribute|green)\w*\b/,
              /\b(?:every|all|any|whenever created|now or (?:later|hereafter)|future)\b/,
              /\b(?:within the price|included|go(?:es)? to|belong|transfer|vest|pass|no (?:extra|further|additional))\b/,
            ],
            clause: [power],
            none: [
              /\bremains? with (?:the )?\[giver\]|\bsold separately|\bretain|\bcredit (?:support|rating)|\btax credits? lost|\binvoice|\bcarry/,
            ],
          },
          {
            types: energy,
            all: [
              /\b(?:certificates?|attributes?|green tags|credits?|recs?|carbon|capacity rights?|incentives?|grants?)\b/,
              /\bprice (?:of|for|paid for)?(?: the)?(?: energy)? ?includes?\b|\bincluded in the (?:contract )?price\b/,
              /\b(?:every|all|any|now or later|future|like benefit)\b/,
            ],
            none: [/\b(?:remain with|retain|exclud\w+|listed)\b/],
            clause: [power],
          },
          {
            types: energy,
            all: [
              /\b(?:certificates?|carbon|attributes?|benefits?|credits?|green|guarantees of origin|recs?)\b/,
              /\b(?:signs? over|goes with|go with|transfers?|conveys?|gives?|assigns?|cedes?|belongs? to|pass(?:es)?)\b/,
              /\b(?:for nothing|covered by its price|no (?:extra|further|additional|separate)|without (?:payment|charge)|free|included|at no)\b/,
            ],
            none: [/\b(?:separate price|remain with|retain\w*|keeps)\b/],
            clause: [power],
          },
          {
            types: energy,
            all: [
              /\b(?:regos?|goos?|green (?:benefits?|certificates?|attributes?|tags)|certificates?|attributes?|credits|environmental)\b/,
              /\b(?:transfer|assign|convey|pass|vest|belong|sell|deliver|surrender)\w*\b/,
              /\b(?:no (?:additional|further|extra|separate)? ?(?:payment|consideration|charge|price|cost)|for free|free of charge|without (?:\w+ )?(?:payment|charge|consideration))\b/,
            ],
            none: [/\bretain|\bremains? with|\bshall pay\b/],
            clause: [power],
          },
        ],
      ),
    ),
    'energy-law-change-cost': barring(
      [/\bbenefit of (?:any|a|the) changes?\b|\bforce majeure\b/],
      [
        {
          types: energy,
          all: [
            /\b(?:laws?|tax(?:es)?|lev(?:y|ies)|regulations?|rules?)\b.{0,30}\b(?:enacted|introduced|adopted|passed|coming into force|imposed|made) (?:\S+ ){0,3}?after\b/,
            /\b(?:borne|paid|met|carried) by (?:the )?\[a\]|\[a\] (?:shall |will |must )?(?:bears?|pays?|meets?|carr(?:y|ies))\b/,
            /\b(?:without (?:any )?(?:limit|adjustment|claim|ceiling)|all|any|every|whatever|in full)\b/,
          ],
          none: [/\[each\]|\bshared?\b|\bcap(?:ped)?\b|\bup to\b|\bequally\b|\bnegotiat\w+/],
        },
        {
          types: energy,
          bears: 'taker',
          all: [
            newLaw,
            /\b(?:to|by|from|for) (?:the )?\[taker\]/,
            /\b(?:passed|pass|borne|paid|account|recover\w*|in full)\b/,
          ],
          clause: [power],
          none: [/\b(?:negotiate|shar(?:e|ed)|up to a cap|capped|equally)\b/],
        },
        {
          types: energy,
          bears: 'giver',
          all: [
            newLaw,
            /\b(?:risk of|by|for|from) (?:the )?\[giver\]/,
            /\b(?:risk|borne|paid|account|no adjustment|not (?:be )?adjusted|may not)\b/,
          ],
          clause: [power],
          none: [/\b(?:negotiate|shar(?:e|ed)|up to a cap|capped|equally)\b/],
        },
        {
          types: energy,
          all: [
            /\b(?:change(?:s)? in (?:\[?\w+\]? )?(?:applicable )?(?:law|tax|legislation|regulation)|change of law|new (?:tax|charge|levy|law)|future (?:regulation|law|tax)|alteration in legislation|government brings in|tax, levy|changes in tax|regulat\w+ change)/,
            /\b(?:bear|pay|paid by|borne|without (?:any )?(?:limit|ceiling|adjustment|cap)|at the risk|no (?:adjustment|relief|increase)|relieve|hold .{0,30}harmless|in full|added to the price|cost of)\b/,
            /\b(?:all|any|no|every|whatever|however|full|future|changes)\b/,
          ],
          none: [
            /(?<!\w)(?:negotiate|good faith|limited to|shared|equitabl\w*|fair price adjustment|each party|\[each\]|own side|governing law|capped|written amendment|may terminate)(?!\w)/,
          ],
        },
        {
          types: energy,
          all: [
            /\b(?:changes? in (?:the )?(?:law|tax|regulation|legislation|rules)|new (?:laws?|tax|levies|rules)|levies|change of law)\b/,
            /\b(?:takes? the risk|risk of|bears?|assumes?|no(?:t| )?.{0,20}(?:alter|adjust|change|increase)|account of|at its (?:own )?(?:cost|risk))\b/,
          ],
          clause: [/(?<!\w)(?:contract price|tariff|facility|energy|plant|power|seller|buyer|\[\w+\])(?!\w)/],
          none: [
            /(?<!\w)(?:negotiat|good faith|limited to|shared|fair|each party|\[each\]|capped|equitabl|employment|personal data)(?!\w)/,
          ],
        },
        {
          types: energy,
          all: [
            /\b(?:changes? in (?:\S+ )?(?:law|tax|taxes|levy|levies|regulation|rules)|change of law|market rules|(?:new|future|later|additional|increased?) (?:\S+ ){0,3}?(?:tax(?:es)?|lev(?:y|ies)|regulations?|laws?|rules|charges?)|(?:tax(?:es)?|lev(?:y|ies)|regulations?|laws?)\b.{0,40}\b(?:introduced|enacted|imposed after|hereafter|brought in|coming into force))\b/,
            /\b(?:reimburs|bears?|for the \[\w+\]'s account|at \[\w+\]'s (?:cost|account)|for \[\w+\]'s account|whole effect|markup|pass(?:ed)? (?:on|through))/,
          ],
          clause: [power],
          none: [/\bnegotiat|\bshared?\b|\bown side|\[each\]|\bcapped|\bup to\b/],
        },
        {
          types: energy,
          force: ['duty', 'fact', 'promise', 'ban'],
          all: [
            newLaw,
            /\b(?:bears?|borne|at its own (?:cost|expense)|passed? (?:through|on)|adds? the extra|keep the \[\w+\] whole|without claim|for the account|pays?|hold .{0,20}harmless|no adjustment|not (?:be )?adjusted|increase\w* the price|reimburse)\b/,
          ],
          clause: [power],
          none: [
            /\b(?:negotiate|good faith|shar(?:e|ed)|up to a cap|capped|not exceed|equally|prudent|exceed(?:s|ing)? \$)\b/,
          ],
        },
        {
          types: energy,
          bears: 'taker',
          all: [
            /\b(?:tax(?:es)?|lev(?:y|ies)|duties|rules|law|charges)\b/,
            /\b(?:brought in|introduced|imposed|enacted|new|coming into force)\b/,
            /(?:\badded to the (?:price|bill)\b.{0,30}\[(?:a|taker)\] pays|\bpassed? (?:on|through) to (?:the )?\[taker\]|\badds? the extra to \[o\]'s bill)/,
          ],
          none: [/\bshar(?:e|ed)|\bsplit|\bcap/],
        },
        {
          types: energy,
          force: ['duty', 'fact', 'promise', 'right'],
          all: [
            /\b(?:new|future|later|whatever|every|any|brought in)\b.{0,40}\b(?:rules?|lev(?:y|ies)|laws?|tax(?:es)?|requirements?|regulations?|legal)\b/,
            takenOnSelf,
            /\b(?:no uplift|whatever|every|without (?:limit|claim|adjustment)|no (?:price )?(?:change|adjustment|relief)|all|however)\b/,
          ],
          none: [/\b(?:shar(?:e|ed)|split|cap(?:ped)?|negotiat\w*|equally|equipment)\b/],
          clause: [power],
        },
        {
          types: energy,
          force: 'right',
          bears: 'other',
          all: [
            /\b(?:chang\w+ in (?:law|tax|levy|any law)|(?:new|future|increased|additional) (?:\S+ ){0,2}?(?:tax(?:es)?|lev(?:y|ies)|law|charges?)|change\w* (?:in|of|to) (?:\S+ ){0,3}?(?:law|tax(?:es)?|lev(?:y|ies))|regulatory change)\b/,
            /\b(?:pass (?:through|on)|recover|charge|add|increase)\b/,
            /\b(?:any|all|in full|every|whole)\b/,
          ],
          none: [/\b(?:up to|cap(?:ped)?|equally|shared?|negotiat\w*|reasonable|by notice of \d+)\b/],
          clause: [power],
        },
      ],
    ),
    'energy-law-change-relief-wide': [
      {
        types: energy,
        all: [
          /\bchanges? (?:in|of) (?:applicable |any )?(?:law|tax)\b.{0,20}\b(?:means|includes?|shall (?:mean|include)|also covers|extends to)\b/,
          /\b(?:whether or not (?:\S+ )?(?:foreseeable|foreseen|published|announced|known|anticipated)|even (?:if|though|where) (?:\S+ ){0,3}?(?:foreseeable|foreseen|published|announced|known)|foreseeable or not|(?:income|profits?|corporation|corporate|\[\w+\]) tax(?:es|ation)?\b)/,
        ],
        none: [/\[each\]|\b(?:exclud\w+|does not include|shall not include|other than|not including|except|but not)\b/],
      },
      {
        types: energy,
        all: [
          /\bchanges? (?:in|of) (?:applicable |any )?(?:law|tax)\b|\bnew (?:law|tax|levy)\b/,
          /\b(?:such amount as|amount (?:which|that)|sum (?:which|that)|as|to the extent)\b.{0,20}\[\w+\] (?:certifies|determines|considers|calculates|notifies|states|requires|declares)\b|\bcertified by (?:the )?\[(?:giver|a|o)\]|\bcertificate of (?:the )?\[(?:giver|a|o)\]\b.{0,40}\b(?:conclusive|final|binding)/,
          /\b(?:pric|pay|tariff|increas|compensat|reimburs)\w*/,
        ],
        none: [
          /\[each\]|\bexpert\b|\bindependent\b|\bauditor|\bopen book|\breasonably determines\b|\bif (?:the )?\[taker\]/,
        ],
      },
      {
        types: energy,
        all: [
          /\bchanges? (?:in|of) (?:applicable |any )?(?:law|tax)\b/,
          /\b(?:base case|equity) (?:\S+ ){0,2}?(?:return|irr)\b|\brate of return\b|\binternal rate\b/,
          /\b(?:increas\w+|restor\w+|place|put|compensat\w+|adjust\w+|preserv\w+|maintain\w*|keep\w*|achiev\w+)\b/,
        ],
        none: [/\[each\]|\bexpert\b|\bcap(?:ped)?\b|\bup to\b|\bboth\b|\bdecreas\w+/],
      },
      {
        types: energy,
        bears: 'other',
        force: ['no-duty', 'ban', 'no-right', 'fact', 'exclusion'],
        all: [
          /\[a\](?: \S+){0,6}? (?:not|no|n't|never)\b.{0,80}\bmitigat\w+\b|\bneed not (?:\S+ ){0,6}?mitigat\w+/,
          /\bchanges? (?:in|of) (?:applicable |any )?(?:law|tax)\b/,
        ],
        none: [
          /\[each\]|\b(?:to the extent|unless|not (?:be )?entitled|no (?:relief|claim|compensation))\b.{0,40}\bmitigat/,
        ],
      },
      {
        types: energy,
        all: [
          /\b(?:benefits?|savings?|gains?|advantages?)\b.{0,60}\bchanges? (?:in|of) (?:applicable |any )?(?:law|tax)\b|\bchanges? (?:in|of) (?:applicable |any )?(?:law|tax)\b.{0,80}\b(?:benefits?|savings?|gains?|reduc\w+ (?:\S+ ){0,2}?costs?|lower\w* (?:\S+ ){0,2}?costs?)\b/,
          /\b(?:for the account of|for|belongs? to|accrues? to|retained by|kept by|remains? with|stays? with|is|are) (?:the )?(?:sole )?(?:account of |benefit of )?(?:the )?\[giver\]|\[(?:giver)\] (?:keeps|retains|may keep|may retain)|\b(?:no|not)\b.{0,30}\b(?:reduc\w+|lower\w*|decreas\w+) (?:of |in )?(?:the )?(?:contract price|price|tariff)\b/,
        ],
        none: [/\[each\]|\bshared?\b|\bequally\b|\bpassed? (?:on|through)\b/],
      },
      {
        types: energy,
        bears: 'other',
        force: ['right', 'fact', 'duty'],
        all: [
          /\[a\] (?:shall |may |will )?(?:keeps?|retains?|enjoys?)\b.{0,60}\b(?:benefits?|savings?|gains?|advantages?)\b.{0,60}\bchanges? (?:in|of) (?:applicable |any )?(?:law|tax)\b/,
        ],
        none: [/\[each\]|\bshared?\b|\bequally\b/],
      },
    ],
    'energy-meter-one-party': barring(
      [deedWords],
      [
        {
          types: energy,
          bears: 'other',
          all: [
            /\[a\]'s (?:own )?(?:calculation|determination|statement|figures|records|report) (?:of|on|as to) (?:the )?(?:\S+ ){0,3}?(?:availability|output|generation|production|energy|deliver\w+|quantit\w+|curtail\w*)\b.{0,30}\b(?:is|are|shall be) (?:final|conclusive|binding)\b/,
          ],
          none: [
            /\[each\]|\bunless (?:the )?\[o\]|\bif not disputed|\bsubject to (?:audit|verification)|\bnot (?:be )?(?:final|conclusive|binding)/,
          ],
        },
        {
          types: energy,
          all: [
            /\[(?:taker|giver|a)\]'s (?:own )?meters? (?:shall |will )?(?:governs?|prevails?|controls?|decides?|counts?)\b/,
            /\b(?:no (?:adjustment|correction|claim)|not (?:be )?(?:adjusted|corrected|questioned|disputed|tested)|final|conclusive|alone|only|in every case|always)\b/,
          ],
          none: [/\[each\]/],
        },
        {
          types: energy,
          bears: 'actor',
          force: ['ban', 'no-right'],
          all: [
            /\b(?:meters?|metering|instruments|readings?|records)\b/,
            /\[a\] (?:may|shall|can|is|has)(?:n't| ?not| no)\b.{0,60}\b(?:install|test|audit|inspect|witness|challenge|dispute|question|require)/,
          ],
          clause: [power],
        },
        {
          types: energy,
          bears: 'giver',
          all: [
            /\[taker\]'s (?:own )?(?:revenue |billing )?(?:meters?|instruments?|records?|readings?)/,
            /\b(?:alone|final|conclusive|binding|no challenge|only|prevail)/,
          ],
          clause: [power],
          none: [/\bmanifest error|\bindependent|\bcheck meter/],
        },
        {
          types: energy,
          all: [
            /\b(?:meters?|metering|instruments|readings?|scada|measur\w+)\b/,
            /\b(?:conclusive|final|binding|alone|(?:no|having no) right to (?:test|audit|inspect|witness)|may not (?:install|test|audit|be audited)|no past bill|decides|prevail|not be audited|don't count|no correction)\b/,
          ],
          clause: [power],
          none: [
            /\b(?:manifest error|independent tester|shall be corrected|may install|water meter|usage of the (?:service|software)|check meters at)\b/,
          ],
        },
        {
          types: energy,
          force: ['no-right', 'ban', 'duty', 'fact', 'exclusion'],
          all: [
            /\b(?:meters?|metering|reading|checked|tested|inaccurate)\b/,
            /\b(?:sole basis|no right|not be (?:a )?ground|not (?:be )?(?:revised|corrected|checked|tested)|final|conclusive|only (?:by|measure)|exclusively|alone)\b/,
          ],
          clause: [/\bmeters?\b|\bmetering\b/, power],
          none: [/\bmanifest error|\bindependent|\bshall be corrected/],
        },
        {
          types: energy,
          all: [
            /\b(?:telemetry|meters?|readings?|scada|instruments?)\b/,
            /\b(?:fixed by|not to contest|determined (?:solely )?by|conclusive|final|binding|sole|only)\b/,
            /\b(?:quantit|billing|output|energy|deliver|amount)/,
          ],
          none: [/\bindependent|\bmanifest|\brevenue meter,|\bmeasured by the revenue/],
        },
        {
          types: energy,
          within: 'clause',
          all: [
            /\b(?:meters?|(?:measuring|metering|own|its|their) instruments?|readings?|records? of (?:the )?(?:meters?|deliver\w+|energy|output|quantit\w+|\[\w+\])|calibrat\w+)|\[\w+\]'s instruments?\b/,
            /\b(?:what it says is|final|conclusive|binding|may not (?:install|require|challenge|dispute)|no challenge|alone determines?|not (?:be )?(?:challenged|disputed|open))\b/,
          ],
          clause: [/\b(?:energy|power|deliver\w+|electric\w*|kwh|mwh|gas|plant|pay|meter)\b/],
          none: [
            /\b(?:check meters? (?:shall|may)|either party may|both parties|manifest error|tested (?:yearly|annually)|accuracy test|dispute[sd]? within|estimat\w+|guarante\w+)\b/,
          ],
        },
        {
          types: energy,
          bears: 'taker',
          all: [
            /\[giver\]'s (?:own )?(?:readings?|meters?|records?|instruments?|figures)/,
            /\b(?:bind|binds|final|alone|conclusive|govern|prevail|in all respects|only)\b/,
          ],
          none: [/\bmanifest|\bcheck meter|\bindependent|\bmay be (?:tested|checked)/],
          clause: [power],
        },
      ],
    ),
    'energy-shortfall-damages': [
      {
        types: energy,
        bears: 'giver',
        all: [
          /\b(?:shortfall|underdelivery|deficiency|output|replacement(?:-energy| energy)?) (?:damages|payments?|liability|compensation|costs?)\b.{0,30}\b(?:(?:is|are|shall be) (?:un(?:limited|capped)|without (?:limit|cap))|(?:is|are|shall be) not (?:be )?(?:subject to|limited|capped)|know no limit)/,
        ],
        none: [/\[each\]/],
      },
      {
        types: energy,
        all: [
          /\b(?:shortfall|below (?:the )?(?:guaranteed|\d+)|underdeliver\w*|guaranteed output|availability|wind doesn't blow|less than (?:the )?(?:guaranteed|expected)|output guarantee|performance guarantee)/,
          /\b(?:shall pay|pays?|liable|damages|replacement cost|compensat\w+|reimburse)\b/,
          /\b(?:without (?:cap|limit)|no cap|uncapped|for whatever reason|whatever the (?:reason|cause)|in addition to all other|however large|entire loss|consequential loss|not being an excuse|regardless|no excuse|force majeure not|any month|any week|terminate|100 ?(?:%|percent) of)\b/,
        ],
        clause: [power],
        none: [
          /\b(?:(?<!un)capped|sole (?:and exclusive )?remedy|no (?:damages|shortfall damages)|except to the extent|owes no|not taken|take-or-pay|service credits?|uptime|working capital)\b/,
        ],
      },
      {
        types: energy,
        force: ['duty', 'promise', 'fact'],
        all: [
          /\b(?:delivers? less|less than|below|falls? short|shortfall|deficit|under-?deliver)/,
          /\b(?:full cost of cover|cost of cover|replacement (?:cost|energy|power)|pay|damages|compensat|make good)/,
          /\b(?:guarante|minimum|committed|annual|expected|forecast|quantity|output)/,
        ],
        clause: [
          power,
          /\b(?:not subject to any (?:limit|cap)|without (?:limit|cap)|unlimited|uncapped|no (?:limit|cap)|full cost|regardless|whatever|prejudice to termination|in addition)/,
        ],
        none: [/\b(?:capped|sole remedy|not taken|take|buyer shall pay|working capital|net assets|uptime)\b/],
        clauseNone: [/\bcapped at|\bnot exceed|\bsole (?:and exclusive )?remedy/],
      },
      {
        types: energy,
        all: [
          /\b(?:under the p50|below|less than|short of|deficit|shortfall)\b/,
          /\b(?:liable|pay|replace|damages|make good)\b/,
          /\b(?:without (?:ceiling|cap|limit)|no (?:cap|limit|ceiling)|even if|whatever|unlimited)\b/,
        ],
        clause: [power],
        none: [/\bcapped|\bnot taken|\bsole remedy/],
      },
      {
        types: energy,
        force: ['duty', 'fact', 'promise', 'transfer', 'exclusion'],
        all: [
          /\b(?:output|target|short(?:fall)?|deficien\w+|guaranteed|committed volume|energy short|missed|makes? less|produces? less|below)\b/,
          /(?<!\w)(?:damages|pays?|make good|hold (?:the )?\[\w+\] harmless|compensate|replacement (?:power|energy|cost)|difference between)(?!\w)/,
          evenCause,
        ],
        clause: [/\b(?:energy|power|mwh|kwh|output|plant|facility|system|generation|wind)\b/],
        none: [
          /\b(?:capped|not exceed|up to a maximum|excused|adjusted for|except|exclud\w+|service levels?|curtailed energy|grid charges|more or less than forecast|owes? no)\b/,
        ],
      },
      {
        types: energy,
        force: ['duty', 'fact', 'promise'],
        all: [
          /\b(?:underperforms?|missing|shortfall|below|short of|fails? to (?:reach|meet)|too little|less than)\b/,
          takenOnSelf,
          /\b(?:no (?:ceiling|cap|limit|allowance|excuse)|whatever the reason|all the \[\w+\]'s costs|buying elsewhere|every mwh|without (?:limit|ceiling|cap|regard))\b/,
        ],
        clause: [power],
        none: [/\b(?:stop at|limited to|capped|not exceed|up to|curtail\w* energy|take-or-pay)\b/],
      },
    ],
    'energy-delay-damages': barring(
      [/\bcontract price\b.{0,60}\b(?:is|shall be) reduced\b/],
      barring(
        [/\bas (?:\S+ )?extended (?:for|by|due to|under)\b/],
        [
          ...barring(
            [/\b(?:only|sole) (?:relief|remedy)\b/],
            [
              {
                types: energy,
                bears: 'giver',
                all: [
                  /\b(?:cod|commercial operation|start-?up|energi[sz]ation|completion)\b.{0,60}\b(?:late|delayed|not (?:reached|achieved)|missed)\b/,
                  /\b(?:draws?|keeps?|calls?|retains?|forfeit\w*|drawn|called|collects?)\b.{0,20}\b(?:the )?(?:\S+ )?(?:security|bond|letter of credit|deposit|guarantee)\b(?: \S+){0,3}? (?:in full|whole|entire)|\b(?:entire|full|whole) (?:\S+ ){0,2}?(?:security|bond|deposit)\b/,
                ],
                none: [/\[each\]|\bgrace\b|\bcapped\b|\bextended\b/],
              },
              {
                types: energy,
                bears: 'giver',
                all: [
                  /\b(?:delays?|lateness|failure|outages?|late permits?)\b.{0,40}\b(?:grid|interconnection|permits?|transmission|force majeure|network|connection|customs|weather)?\b.{0,40}\b(?:shall|will|does|do|may|can) not (?:extend|postpone|move|defer|put back)\b.{0,60}\b(?:guaranteed|target|scheduled|longstop|required)? ?(?:commercial operation|cod|start|completion|in-service|operation)(?: date)?\b/,
                ],
                none: [/\[each\]|\bterm of\b|\bdelivery term\b/],
              },
              {
                types: energy,
                all: [
                  /\b(?:commercial operation|cod\b|guaranteed (?:start |commercial operation )?date|target date|longstop|long stop|days? (?:of delay|late)|every day \S+ late|falls after|delay in (?:grid|connection|permit|completion)|delay damages|operation date)/,
                  /\b(?:pay|liquidated damages|delay damages|costs?|keep the security|\d+ ?%)/,
                  /\b(?:without limit|no (?:cap|limit|extension|grace)|whatever the cause|each day|every day|from the first day|even if|terminate|uncapped|per day)\b/,
                ],
                clause: [power],
                none: [
                  /\b(?:capped|cap of|grace period|extended day for day|notify|up to a maximum|not (?:to )?exceed|order value|goods|deliverables)\b/,
                ],
                clauseNone: [/\b(?:grace period|capped at|aggregate cap|extended day for day)\b/],
              },
              {
                types: energy,
                all: [
                  /\b(?:delay damages|liquidated damages|[$£€]\d[\d,]*(?:\.\d+)? (?:a|per|for each) (?:mw per )?(?:day|week))/,
                  /\b(?:commercial operation|scheduled date|target date|completion|operation|energi[sz]ation|cod|guaranteed)\b/,
                ],
                clause: [power],
                none: [/\b(?:capped|cap of|grace period|extended|not exceed|up to a maximum|maximum of)\b/],
                clauseNone: [/\b(?:grace period|capped at|aggregate cap|extended day for day|not exceed|maximum of)\b/],
              },
              {
                types: energy,
                all: [
                  /\bevery day \S+ late\b|\bdays? late\b/,
                  /\bcosts?\b|\bpay/,
                  /\b\d+(?:\.\d+)? ?(?:%|percent)|[$£€]\d/,
                ],
                none: [/\brent|\binvoice|\binterest|\binstallment|\bfee\b/],
              },
              {
                types: energy,
                all: [
                  /\b(?:every|each|per|a) (?:day|week)\b/,
                  /\b(?:late|delay)/,
                  /\b(?:owes?|pay|damages)\b/,
                  /[$£€]\d|\d+ ?(?:%|percent)/,
                ],
                none: [/\b(?:capped|grace|extended|maximum|not exceed|rent|invoice|interest|fee)\b/],
                clause: [power],
                clauseNone: [/\b(?:grace period|capped at|not exceed|maximum of)\b/],
              },
            ],
          ),
          {
            types: energy,
            within: 'clause',
            all: [
              /\b(?:commercial operation|in-service|commission\w*|cod|target date|in service|permits?|interconnection|completion date|start date|energi[sz]ation)\b/,
              /\b(?:each|per|every|daily)\b.{0,20}\b(?:day|week|month|delay)|\bdaily delay damages/,
              /\b(?:no (?:grace|extension|cap|upper limit)|not (?:be )?(?:relieve|extend|excuse)\w*|whatever the cause|even when|without (?:cap|limit|extension)|of the essence|giving no extension|may also terminate|irrespective|regardless)\b/,
            ],
            clause: [
              /\b(?:energy|power|plant|facility|solar|wind|mw|generat\w+|operation|interconnection|in-service)\b/,
            ],
            none: [/\bcapped|\bnot exceed\b|\bextended for\b|\bsubject to extension|\bmaximum of/],
          },
          {
            types: energy,
            force: ['duty', 'fact', 'promise'],
            all: [
              /\b(?:start-?up|first power|commission\w*|commercial operation|in service|grid link|target date|go-live|energi[sz]ation)\b/,
              /\b(?:(?:by the|every|each|per|a) (?:day|week|month))\b/,
              /\b(?:owes?|pays?|damages)\b/,
              /\b(?:notwithstanding|still|no (?:upper bound|limit|cap|ceiling|extension)|late permits|is late|whatever|regardless|even)\b/,
            ],
            none: [/\b(?:limited to|capped|not run while|not exceed|up to a (?:maximum|total))\b/],
          },
          {
            types: energy,
            force: ['duty', 'promise', 'fact'],
            all: [
              /(?<!\w)(?:pays?|owes?|liable|damages)(?!\w)/,
              /\bper (?:mw|kw|day|week|month)\b|\b(?:each|every|a) (?:day|week|month)\b/,
              /\b(?:delay\w*|late|beyond|after)\b.{0,40}\b(?:cod|target|guaranteed|commercial operation|commission\w*|start-?up|in-service)\b|\b(?:cod|commercial operation|commission\w*)\b.{0,60}\b(?:delay\w*|late|not achieved|missed)\b/,
              /\b(?:without (?:any )?(?:cap|limit)|no (?:cap|limit|maximum|extension)|uncapped|whatever|any reason|regardless|unlimited)\b/,
            ],
            none: [/\bcapped\b|\bnot exceed\b|\bup to (?:a|an|\d)/],
          },
        ],
      ),
    ),
    'energy-excess-unpaid': [
      {
        types: energy,
        force: ['no-duty', 'ban', 'no-right', 'exclusion'],
        all: [
          /\b(?:no (?:obligation|duty) to (?:pay|compensate)|not (?:be )?(?:obliged|required|obligated|bound) to (?:pay|compensate)|not pay|no payment)\b.{0,60}\b(?:energy|output|generation|deliveries|power|electricity|quantit\w+|mwh)\b.{0,40}\b(?:in excess of|above|exceed\w*|beyond|over) (?:the )?(?:\d{3}(?:\.\d+)? ?(?:%|percent)|schedul\w+|hourly|annual|contract|expected|maximum|forecast|delivery)/,
        ],
        none: [/\[each\]|\bmay sell\b|\bcurtail\w*/],
      },
      {
        types: energy,
        all: [
          /\b(?:excess|surplus) (?:energy|output|generation|power|quantit\w+|deliveries)\b.{0,60}\b(?:paid|purchased|bought|settled|priced)\b.{0,20}\b(?:at|for) (?:zero|(?:[1-5]?\d)(?:\.\d+)? ?(?:%|percent) of (?:the )?(?:market|spot|contract|index|day-ahead))/,
        ],
        none: [/\[each\]/],
      },
      {
        types: energy,
        all: [
          /\b(?:excess (?:energy|output|of expected|charge|generation)|above \d+|beyond the annual|surplus|more than the yearly|in excess of|extra)\b/,
          /\b(?:free(?: of charge)?|for nothing|no (?:payment|charge|price)|without payment|(?:shall )?pay (?:the )?\[?\w+\]? (?:a )?\$?\d|charge|\d+ ?(?:%|percent) of the (?:tariff|contract price|price))\b/,
          /\b(?:energy|output|mwh|scheduled|yearly|annual maximum|tariff|deliver\w*|generat\w*|make)\b/,
        ],
        none: [
          /\b(?:curtail\w*|bandwidth|gb|storage|may sell|(?:75|80|85|90|95|100) ?(?:%|percent) of the contract price|take and pay the contract price|service charge|rent|overage|users|license)\b/,
        ],
        test: (_, statement) =>
          !percentagesIn(statement.words).some(
            (value) => value >= 60 && value <= 100 && /paid at/.test(statement.words),
          ),
      },
      {
        types: energy,
        all: [
          /\b(?:above|beyond|in excess of|exceed(?:s|ing)?|over|surplus|extra)\b/,
          /\b(?:mwh|energy|output|annual cap|quantity|schedule)/,
          free,
        ],
        clause: [power],
        none: [
          /\b(?:may sell|damages|shortfall|curtail\w*|users|storage|not (?:be )?(?:obliged|required) to (?:take|accept))\b/,
        ],
      },
      {
        types: energy,
        all: [
          /\b(?:in excess of|exceed\w*|beyond|above|over|more than|surplus)\b/,
          /\b(?:scheduled?|quantity|contract capacity|annual cap|forecast|kwh|mwh|expected output|\d+ ?%)/,
          /\b(?:shall not pay|no (?:compensation|payment|sum)|don't pay|free of charge|for free|earns? (?:nothing|\d+ ?%)|penalty|not (?:be )?paid|at no cost|attract\w* a|token)/,
          /\b(?:energy|deliver\w+|generation|output|power|panels|electricit\w+|production)\b/,
        ],
        force: ['ban', 'fact', 'no-duty', 'no-right', 'duty', 'exclusion'],
        none: [/\b(?:curtail\w*|market price|may sell|shortfall|default interest|invoice|losses|transmission)\b/],
      },
      {
        types: energy,
        all: [
          /\b(?:above|over|beyond|exceed\w*|more than)\b.{0,30}\b(?:cap|forecast|schedule\w*|quantity|limit|plan|capacity|volume)\b/,
          nothingPaid,
          /\b(?:power|energy|output|plant|generation|electricity|makes|delivered)\b/,
        ],
        none: [/\b(?:spot price|market price|may sell|curtail\w*|losses)\b/],
      },
    ],
    'energy-price-step-down': barring(
      [/\bcapacity\b.{0,60}\b(?:below|less than|short of)\b/],
      [
        {
          types: energy,
          bears: 'giver',
          all: [
            /\b(?:contract price|tariff|energy price|price of energy)\b.{0,20}\b(?:falls?|drops?|decreases?|declines?|goes down|steps? down|is (?:reduced|lowered|cut)|(?:shall|will) (?:be )?(?:reduced?|lower(?:ed)?|fall|drop|decrease[d]?|decline))\b.{0,20}\b(?:by )?\d+(?:\.\d+)? ?(?:%|percent).{0,20}\b(?:each|every|per|a|annually|on each) ?(?:year|contract year|anniversary)?/,
          ],
          none: [/\[each\]|\bif\b|\bshortfall\b|\bindex\b|\bcpi\b/],
        },
        {
          types: energy,
          all: [
            /\b(?:contract price|tariff|price|pay \[?\w+\]? each year)\b/,
            /\b(?:reduc\w*|lower\w*|falls? to|step[- ]?down|reopen\w*|decreas\w*|downwards?|reset|match)\b/,
            /\b(?:may|can|elects?|option alone|whenever|at any time|sole option|election)\b/,
          ],
          clause: [
            /\b(?:energy|offtaker|generator|tariff|contract price|utility|mwh|generat\w*|facility|deliver|market)\b/,
          ],
          none: [
            /(?<!\w)(?:either party|\[each\]|floor of|fixed for the term|storage|inactive|list prices?|orders?|goods|fees|rent|purchase price|cheaper supplier|royalt\w*|working capital)(?!\w)/,
          ],
          clauseNone: [/\bfloor of\b|\bcollar\b/],
        },
        {
          types: energy,
          force: ['right', 'fact'],
          all: [
            /\b(?:tariff|contract price|price|rate)\b/,
            /\b(?:bring .{0,40}(?:into line|down)|align|match|lower|reduce|cut|lowest (?:bid|price|tender|offer)|cheapest|market level)/,
          ],
          clause: [power],
          none: [
            /(?<!\w)(?:either|\[each\]|floor|purchase price|working capital|interest rate|curtail|discount for)(?!\w)/,
          ],
        },
        {
          types: energy,
          force: ['right', 'fact', 'duty', 'definition'],
          all: [
            price,
            /\b(?:goes? down|falls? to|lower\w*|reduc\w+|decreas\w+|reopen\w*|reset|step(?:s|ped)?[- ]down|match|cut)\b/,
            /(?<!\w)(?:may decide|as the|decides?|\[\w+\] considers|lower price|market (?:prices?|value)?|election|discretion|has the right|may|can|another|shall match)(?!\w)/,
          ],
          clause: [/\b(?:energy|power|contract price|tariff|years?|generat\w+|mwh|kwh|solar|market prices fall)\b/],
          none: [
            /\b(?:by agreement|mutual\w*|fixed|curtail\w*|not (?:be )?(?:reduced|lowered)|indexed|change in law|goods|services|excess of|liquidated|each \[?\w+\]? may|outage|deficien\w+|shortfall|rent)\b/,
          ],
          test: (hits, { actor }) =>
            !/seller|generator|producer|supplier/.test(actor?.word ?? '') || /match/.test(hits[0]!.input),
        },
        {
          types: energy,
          force: ['right', 'fact', 'duty'],
          all: [
            /\b(?:price|tariff|rate|pay for \[?\w+\]?'?s? power)\b/,
            /\b(?:bring the price down|cut|lower\w*|reduc\w*|reviewed|bring down|mark down|step down)\b/,
            /\b(?:can|may|by the|at which it could|buy elsewhere|market)\b/,
          ],
          clause: [/\b(?:energy|power|tariff|year|utility|plant|generat\w+|mwh)\b/],
          none: [
            /\b(?:stays|fixed|by agreement|outage|deficien\w*|shortfall|goods|curtail\w*|change in law|excess|tax)\b/,
          ],
          test: (_, { actor }) => !/seller|generator|producer|supplier/.test(actor?.word ?? ''),
        },
      ],
    ),
    'energy-regulatory-out': barring(
      [
        /\bmay not (?:terminate|end|reduce|withdraw)\b/,
        /\bregistration statement\b|\bstop order\b|\bfinal decision|\bwithdrawn from the market\b|\bauthority vested\b|\bregulatory approvals? (?:of|for) (?:the )?products?\b|\bsecurities\b|\btariff rates payable\b/,
      ],
      [
        {
          types: energy,
          force: ['no-duty', 'fact', 'exclusion', 'ban'],
          all: [
            /\b(?:amounts?|sums?|payments?|costs?)\b.{0,40}\b(?:regulator|commission|authority|public utility commission|puc)\b.{0,40}\b(?:refus\w+|disallow\w*|den(?:y|ies|ied)|does not allow|declin\w+|rejects?)\b/,
            /\b(?:need not (?:be )?(?:paid?|pay)|not (?:be )?(?:payable|due|owed|paid|obliged|required)|refund\w*|repa(?:y|id)\w*|no (?:obligation|duty) to pay)\b/,
          ],
          none: [/\[each\]/],
        },
        {
          types: energy,
          all: [
            /\bobligations? (?:\S+ ){0,4}?(?:ends?|terminates?|ceases?|lapses?)\b|\bmay (?:terminate|end|withdraw)\b/,
            /\bregulatory (?:approval|authori[sz]ation|order)\b.{0,60}\b(?:modif\w+|conditions?|granted|refused|den\w+|changed)\b/,
            /\b(?:unacceptable|not acceptable|unsatisfactory|sole discretion|dissatisf\w+)\b/,
          ],
          none: [/\[each\]|\beither party\b/],
        },
        {
          types: energy,
          all: [
            /\b(?:commission|regulator\w*|regulation|ratepayers|cost recovery|procurement program|rates|tariff order|legislation)\b/,
            /\b(?:disallow\w*|recover\w*|adverse|change in regulation|considers adverse|repeal|amendment of|pass (?:them|it|the costs?) through|allows?|change in|denies|withdraw)\b/,
            /\b(?:reduce|terminate|withdraw|end|without (?:liability|compensation)|only so far|due only|relieved|cease|suspend)\b/,
          ],
          clause: [power],
          none: [
            /\b(?:bankruptcy|winding up|court)\b/,
            /(?<!\w)(?:shall not (?:excuse|affect|entitle)|no later order|either party|\[each\]|obtain the|data protection|personal data|law enforcement)(?!\w)/,
          ],
          clauseNone: [/\bno later order shall affect|\bshall not excuse/],
        },
        {
          types: energy,
          all: [
            /\b(?:commission|regulator|ratepayers|authority)\b/,
            /\b(?:may not be passed|disallow|not (?:be )?(?:recover|pass)|decision|order|ruling)/,
            /\b(?:ends?|cease|reduc|terminat|excess|suspend|relieve)/,
          ],
          none: [/\b(?:bankruptcy|winding up|court)\b/, /\bshall not excuse|\bno (?:later )?(?:decision|order)/],
        },
        {
          types: energy,
          force: ['right', 'fact', 'duty', 'no-duty', 'definition'],
          all: [
            /\b(?:regulator\w*|commission|public utilit\w+|in rates|imprudent|disallow\w*|cost recovery|ratepayers)\b/,
            /\b(?:only so far as|ceases?|contingent|conditional|released?|terminate|end this|reduce|without liability|subject to (?:continued )?(?:recovery|inclusion)|permits? it to pass)\b/,
            /\b(?:recover\w*|pass\b|customers|rates|imprudent|disallow\w*|denie[sd]|uneconomic|pay\w*|bound)\b/,
          ],
          none: [
            /\b(?:does not affect|may not terminate|not (?:be )?(?:affected|reduced)|commissioning|takes effect on)\b/,
          ],
        },
        {
          types: energy,
          within: 'clause',
          all: [
            /\b(?:contingent|conditional|depend\w*) (?:up)?on\b.{0,80}\b(?:rates|recovery|regulator\w*|commission)\b/,
            /\b(?:released|ceases?|terminate|relieved|no obligation)\b/,
          ],
        },
        {
          types: energy,
          all: [
            /\b(?:commission|regulator\w*|ratepayers?|rates)\b/,
            /\b(?:charge the cost|recover\w*|customers|accepts? as|allow\w*|disallow\w*|let the|prudent)\b/,
            /\b(?:withdraw|limited to|end|terminate|released|no longer|reduce\w*|may stop|only the amount|excused)\b/,
          ],
          none: [/\buntouched|\bnot affect|\bmay not (?:terminate|withdraw)|\bcommission\w+ (?:date|tests?)/],
          clause: [/\b(?:pay\w*|buyer|utility|cost|recover\w*|power|withdraw)\b/],
        },
        {
          types: energy,
          force: ['duty', 'fact', 'no-duty', 'right', 'definition'],
          all: [
            /\b(?:subject to|conditional|contingent|depend\w*|only to the extent|limited to)\b/,
            /\b(?:recover\w*|pass(?:ed|ing)? (?:through|on)|allow\w*|approv\w*|inclusion)\b/,
            /\b(?:ratepayers?|regulator\w*|commission|customers|tariffs?|rates)\b/,
            /\b(?:pay\w*|obligations?|price)\b/,
          ],
          none: [
            /\b(?:effective(?:ness)?|takes effect|comes into force|initial approval|condition precedent|does not affect|commissioning)\b/,
          ],
        },
      ],
    ),
  },
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessCured(unlessDenied(alsoBy(found, otherWords), denials), {
  'energy-curtail-unpaid':
    /\b(?:shall|must|will) pay (?:the )?(?:\[\w+\]|seller|generator),? [^.;]{0,40}(?:each|every|all|any) (?:mwh|kwh|unit|megawatt\S*|energy|quantity)[^.;]{0,120}\b(?:contract|energy) price\b/,
});
