import { allDaysIn } from '../../text/quantities.ts';
import { denies, freedFrom, mayNot, noneOf, nothing, rightKept, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { fixes } from './fixes.ts';

const wares =
  /\b(?:goods|products?|wares|articles?|items?|merchandise|material|consignment|stock|deliver\w*|unloaded)\b/;
const tooLate =
  /\b(?:out of time|too late|no longer|count(?:s)? as (?:free|accepted|good)|deemed|lapses?|lost|waived?|barred|not (?:be )?(?:heard|considered|accepted|complained)|cannot (?:afterwards|later|be)|has no (?:warranty|claim|right)|no (?:warranty|claim|right|remedy)|excluded|ends|ceases?|forfeit\w*)\b/;

const defect =
  /\b(?:defects?|defective|faults?|faulty|non-?conform\w*|shortages?|short-deliver\w*|problems?|complain\w*|claims?|quality|warranty)\b/;
const claimLost =
  /\b(?:waived?|waiver|deemed (?:to be )?accepted|presumed|lapses?|barred|lost|loses|forfeit\w*|extinguish\w*|void|voids|invalid|suspended|precluded|conclusive\w*|no (?:claims?|complaints?|liability|remed\w+|rights?|responsib\w+|warranty)|not (?:be )?(?:liable|accepted?|consider\w*|entertain\w*|responsible|entitled|valid)|can't|cannot|unless|failing which|otherwise|ceases?|condition of any right|condition precedent)\b/;
/** Up to a week, in any wording. */
const veryShort =
  /\b(?:(?:12|24|36|48|72) hours|[1-7] (?:business |working |calendar )?days?|(?:first|second|third|fourth|fifth|sixth|seventh|same|next|following) (?:business |working )?day|(?:one|a) week|1 week|on (?:the )?delivery note|at the time of (?:delivery|unloading))\b/;
/** Where a rule names no actor who is the one supplying. */
const sellerActs = /seller|supplier|vendor|manufacturer|\bwe\b|\bour\b/;
const ordered = /\b(?:orders?|deliver(?:y|ies)|goods|products?|quantit\w+|call-?offs?)\b/;
const owesNothing =
  /(?<!\w)(?:without (?:any )?(?:liability|charge|cost|payment|penalty|compensation)|ow(?:e|es|ing) (?:the )?(?:\[\w+\] )?nothing|nothing (?:is|shall be) (?:due|payable|owed)|no (?:cancellation |further )?(?:charges?|costs?|fees?|payment|liability|claim|compensation)|(?:won't|not|never) (?:have to )?pay|free of charge|relieves? (?:it|\[\w+\]|them) of|\[\w+\]'s own (?:risk|account)|at (?:its|their|the \[\w+\]'s|\[\w+\]'s) (?:own )?(?:risk|expense|cost))\b/;
const moneyKept =
  /\b(?:non-?refundable|not (?:be )?(?:refund\w*|return\w*|repa\w+|given back)|no (?:sum|amount|part|money|payment|refunds?)\b.{0,50}\b(?:refund\w*|repa\w+|return\w*|given|due)|no refunds?|(?:is|are|be|may be) kept|(?:kept|retained|keeps?|stays? with|remains? with|forfeit\w*|(?:do not|don't|never|won't) (?:give|pay|refund)\b.{0,20}\b(?:money|back)?))\b/;
const neverComes =
  /\b(?:non-?delivery|not (?:be )?(?:deliver\w*|suppl\w*|ship\w*)|fail\w* to (?:deliver|supply|ship)|unable to (?:deliver|supply|ship)|cannot (?:deliver|supply|ship)|never (?:arrive|come|deliver\w*)|(?:shipment|delivery|supply|performance) (?:prove|become|is|be) (?:impossible|impracticable)|impossible|even (?:if|where|though)\b.{0,40}\b(?:late|arriv\w*|deliver\w*|suppl\w*)|neither delay|delay nor|abandonment of the order|any circumstances)\b/;

const sale = ['purchase-agreement', 'other', 'service-agreement'];
const goods =
  /\b(?:goods|products?|items?|consignment|shipment|deliver\w*|merchandise|equipment|stock|order\w*|materials?|box|unit)\b/;

const free =
  /\b(?:free(?: of charge)?|without (?:any |further |additional |extra )*(?:payment|charge|compensation|cost|costs|consideration|liability)|at no (?:charge|cost|extra)|for no(?:thing| payment| consideration| sum)|nothing|earns? (?:\[\w+\] )?nothing|excused from|no (?:sum|payment|compensation|charge|consideration|price|amount|money|further sum|claim|remedy|liability|recourse)|not (?:be )?(?:liable|responsible|answerable|accountable|paid|compensated|entitled|obliged to pay|required to pay)|owes? (?:\[\w+\] )?(?:nothing|no)|pays? only for what)\b/;
const evenIf =
  /\b(?:even (?:if|where|though|when|one|for|so)|although|no matter|whether or not|regardless|irrespective|however (?:caused|long|slight|small|minor|trivial|arising|it)|howsoever|whatever (?:the|its|may|reason|cause|was)|(?:for|of) (?:any|whatever|every) (?:reason|cause|sort|kind|nature)|notwithstanding|(?:in|under) (?:any|every|all|no) (?:event|case|circumstances)|without regard|who(?:so)?ever)\b/;
/** What makes an issue harmless or another matter, whatever stands beside it. */
const harmless: Readonly<Record<string, readonly RegExp[]>> = {
  'implied-terms-excluded': [
    /^(?!.*\b(?:warrant(?:y|ies)|conditions?|representations?|terms?|merchantab\w*|fitness|quality|as is|with all faults|description|remed(?:y|ies)|guarantees?|law|statut\w*|code|act|promise|assurances?|sold as seen)\b)/,
    /\bsome (?:states|jurisdictions|countries)|\bjurisdictions may|\bexcluded from applying|\bclass action|\bdisclosures? required|\bsection 1542|\breasonableness\b|\bcapricious|\bstandard terms (?:are|is)|\bbill of lading|\bnetting\b|\bretention\b|\blicen[cs]e (?:in|to|under|granted)|\bdisputes? arising|\bexclusive liability|\bassets?\b|\bthat cannot be excluded|\bextent that (?:a party|neither|\[each\])|\bstock exchange|\bonly for so long|\btenant waives/,
  ],
  'seller-not-bound-to-deliver': [
    /\b(?:notify|inform|tell)\b.{0,40}\bpromptly\b|\bpromptly (?:notify|inform|tell)|\bbest estimate\b/,
    /\breserve (?:capacity|production)|\bcapacity to supply|\bkeep lines|\bno obligation to (?:order|place|pay)|\bno duty to place|\bnot obliged to order|\binvoice\b|\bmessages?\b|\bbeyond (?:its|the|their|\[\w+\]'s) (?:reasonable )?control|\boutside (?:its|our|\[\w+\]'s) control|\bstrikes?\b|\bplant availability|\bonly before\b/,
  ],
  'defect-notice-short': [
    /\bforce majeure|\bchange order|\bindemn|\binvoices?\b|\bamended conditions|\bquotation|\bthe change\b|\breport the event|\bin triplicate/,
  ],
  'goods-substituted': [
    /\bpremises\b|\binfring|\bself-retention|\bset aside reserves\b|\b(?:insurance )?policy\b|\bmarks?\b|\bsubscription|\boutlet|\blowest price|\bnot charge for\b|\blicen[cs]e\b|\bmaterial we provide/,
  ],
  'prepaid-never-refunded': [
    /\bsecurity deposit|\brents?\b|\bmake-ready|\blandlord|\bvacate|\bfails to close|\bdeposit as its property|\bapartment/,
  ],
  'cancel-only-full-price': [/\bconsent to the training|\birrevocable for (?:ten|\d+) days|\broom revenue/],
  'stock-without-commitment': [/\bno duty to hold/],
  'defect-claim-barred': [/\brent abates|\bindemnify against|\btrust estate|\bcontract sum\b|\bpooling\b/],
  'title-retained-broad': [/\boperating costs|\bwork product\b|\bdisable access|\bdiscontinue\b/],
  'buyer-cancels-free': [
    /\b(?:refuse|reject|decline) or cancel|\bprior to (?:postage|order acceptance)|\bafter payment\b/,
  ],
  'returns-any-reason': [/\bmost favorable|\badvertising revenue|\bcommissions?\b/],
  'rejection-without-end': [
    /\bmarket prices|\bprior to (?:postage|order acceptance)/,
    /\bnot rejected\b.{0,60}\b(?:deemed|taken|treated)\b.{0,20}\baccepted\b/,
  ],
  'risk-passes-early': [
    /\bhanded over and risk passes\b|\bcommunications of|\bshall ship\b(?!.*\b(?:pass|transfer|bear|risk is))/,
    /\b(?:upon|on) (?:completion of )?(?:delivery|unloading) at (?:the )?(?:named place|\[\w+\]'s|destination|agreed place)/,
  ],
  'goods-price-at-dispatch': [/\brouting guide|\bdifference between the net/],
  'no-resale-of-goods': [/\bat the end of the term/],
};

/** The same rules, none of which holds where its issue is harmless. */
const unlessHarmless = <Rules extends Readonly<Record<string, readonly IssueRule[]>>>(rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([id, all]) => [id, barring(harmless[id] ?? [], all)]),
  ) as unknown as Rules;

/** Sale and supply of goods. */
const found = defineTopic(
  'sale-of-goods',
  file,
  unlessHarmless({
    'description-not-binding': [
      {
        bears: 'taker',
        all: [
          /\b(?:samples?|drawings?|descriptions?|illustrations?|pictures|photographs|catalog(?:ue)?s?|brochures?|data sheets?|technical data|(?:weights|dimensions)(?: and|,)|specifications given|product (?:information|literature)|sales literature|advertising matter)\b.{0,140}\b(?:(?:is|are|be|as) (?:\w+ ){0,2}(?:illustrative|approximate|indicative)|(?:are|is|be) (?:given |supplied |intended |provided )?(?:for|by way of) (?:guidance|illustration|general information|information(?: purposes)?|reference)(?: purposes)?(?: only)?|form no part of|not (?:form|constitute) (?:a )?part of|(?:not|non)[- ]binding|not (?:be )?(?:guaranteed|warrant\w*))|\bnot (?:be )?(?:a )?sale by (?:sample|description)|\b(?:not (?:warrant|promise|guarantee)\b.{0,60}|need not )(?:correspond|conform|match|comply)\b.{0,30}\b(?:samples?|descriptions?|specifications?|drawings?)/,
          /\b(?:goods|products?|samples?|equipment|catalog(?:ue)?s?|brochures?|drawings?|specifications given|merchandise|machines?)\b/,
        ],
        none: [
          /\[each\]|\b(?:headings?|captions?|forecasts?|quantit\w+|unless|except|tolerances?|section|land|premises|property description|legal description|delivery dates?|remains? (?:its|\[\w+\]'s|the) |recitals|titles?|plat|boundar\w+|retains? (?:title|ownership)|confidential\w*|patent\w*|claims|lots? (?:size|of)|reports?|studies|invention)\b/,
        ],
      },
    ],
    'title-passes-before-payment': [
      {
        bears: 'giver',
        all: [
          /\b(?:title|ownership|property)\b.{0,60}\b(?:pass(?:es)?|vests?|transfers?|goes|transferred|moves?)\b.{0,60}\b(?:earlier of (?:\w+ ){0,4}(?:delivery|dispatch|shipment) (?:and|or) .{0,20}\bpayment|(?:upon|on) any (?:part(?:ial)? |progress |advance )?payment|first payment|deposit)|\b(?:title|ownership|property)\b.{0,60}\b(?:pass(?:es)?|vests?|transfers?|goes|transferred|moves?)\b.{0,100}\b(?:whether or not|irrespective of|regardless of|even (?:if|though)|notwithstanding|before)\b.{0,40}\b(?:paid|payment|unpaid)\b|\bbecomes? (?:the )?\[taker\]'s property (?:as soon as|when|upon|on)\b.{0,40}\b(?:first|any|part|advance|progress|deposit)\b.{0,20}\b(?:installment|payment)|\bwaives? (?:any |all )?(?:rights? (?:to|of) )?(?:retention|reservation) of title/,
          /\b(?:goods|products?|materials|equipment|machines?|works?|units?|items|merchandise|title (?:passes|goes|shall pass) to)\b/,
        ],
        none: [
          /\[each\]|\b(?:later of|payment in full|until|software|licen[cs]e|intellectual property|work product|retained by|remains?(?! unpaid)|inventions?|energy|real property|premises|shares?|insur\w+|customs)\b/,
        ],
      },
    ],
    'defect-notice-short': [
      ...barring(
        [
          /\b(?:certified|registered mail|postage|mailed|courier|facsimile)\b/,
          /\b(?:assume the defense|indemnif\w+|such change|approved)\b/,
        ],
        [
          {
            types: sale,
            all: [
              /\b(?:defect\w*|non-?conform\w*|shortage|damage|complain\w*|problem|faults?|claims?|accepted|acceptance|reject\w*)\b/,
              /\b(?:notif\w*|notice|report\w*|tell|complaint|recorded|writ\w+|expiry|claims?|within|inspect\w*)\b/,
              /(?:\b\d+ (?:business |working |calendar )?(?:hours?|days?)\b|\bon the delivery note|\bupon delivery|\bat the time of (?:unloading|delivery))/,
              /\b(?:waived?|deemed|barred|fail\w*|won't accept|no claim|condition precedent|irrevocabl\w*|unless|lapses?|los(?:es|t)|forfeit\w*|extinguish\w*|conclusive\w*|after that|not be entertained|no liability)\b/,
            ],
            none: [
              /\b(?:of discovery|after discovery|of becoming aware|hidden defects may|does not affect|shall not bar|warranties? (?:is|are) not affected|delivery address|invoice|services|deposit|deliverables|buyer may reject|latent defects (?:shall|may) be)\b/,
            ],
            test: (_, { words }) => {
              const days = allDaysIn(words);
              const isHidden = /\b(?:hidden|latent|any defect|howsoever|all claims)\b/.test(words);
              return !days.length || Math.min(...days) <= (isHidden ? 10 : 5);
            },
          },
          {
            types: sale,
            within: 'clause',
            all: [
              /\bwithin (?:\d+ hours|[1-5] days)\b/,
              /\b(?:won't accept|not accept|deemed accepted)\b/,
              /\b(?:problem|defect|complaint|goods)/,
            ],
            none: [/\bof discovery/],
          },
          {
            types: sale,
            all: [
              /\b(?:fault|defect|damage|shortage|discrepanc|non-?conform|complaint|claim)/,
              /\b(?:not (?:reported|notified|made|received)|unless|fail\w*|report|notif)/,
              /\b(?:could not have been seen|hidden|latent|any|all|every)\b/,
              /\b(?:\d+ (?:business |working )?(?:hours?|days?))\b/,
            ],
            force: ['exclusion', 'ban', 'no-right', 'duty', 'waiver', 'fact', 'no-duty'],
            clause: [goods],
            none: [/\b(?:of discovery|after discovery|of becoming aware|services|deposit|buyer may reject)\b/],
            test: (_, { words }) => allDaysIn(words).some((days) => days <= 7),
          },
          {
            types: sale,
            all: [
              /\b(?:complaints?|claims?|defects?|faults?|shortages?|objections?)\b/,
              /\b(?:second|third|next|same|[1-7]|following) (?:business |working )?(?:day|days|hours)\b|\b(?:24|36|48|72) hours\b/,
              /\b(?:treated as|deemed|or the|otherwise|lost|barred|not (?:be )?(?:accept|consider|entertain)|in order|must|only if)/,
            ],
            clause: [goods],
            none: [/\bof discovery|\bservices|\bfrom when it (?:finds|found)/],
          },
          {
            types: sale,
            all: [
              /\b(?:complaints?|claims?|defects?|objections?)\b/,
              /\b(?:24|36|48|72) hours\b|\b[1-5] (?:business |working )?days\b/,
              /\b(?:waived?|lost|barred|void|forfeit|lapse)/,
            ],
            clause: [goods],
            none: [/\bof discovery|\bservices|\brent\b|\bdeposit/],
          },
          {
            types: sale,
            all: [defect, veryShort, claimLost],
            clause: [
              /\b(?:goods|products?|deliver\w*|orders?|consignment|shipment|carrier|materials?|merchandise|items?)\b/,
            ],
            none: [
              /\b(?:of discovery|after discovery|discover(?:s|ed|ing)|becoming aware|services|deposit|deliverables|rent|invoices?|software|cure|remed(?:y|ied) (?:the|such|that)|premises|personnel|seller shall (?:repair|replace)|confidential|accept or reject)\b/,
            ],
            test: (_, { actor, force }) => !(sellerActs.test(actor?.word ?? '') && force === 'duty'),
          },
        ],
      ),
      ...barring(
        [/\b(?:certified|registered mail|postage|mailed|courier|facsimile)\b/],
        [
          {
            types: sale,
            all: [
              /\b(?:complain\w*|refused|defects?|faults?|claims?|objections?|notice)\b/,
              /\b(?:[1-7] days|(?:24|36|48|72) hours|day of (?:arrival|delivery|receipt)|same day|on arrival|on delivery|(?:one|1|a) week|next day|fifth day|third day)\b/,
              tooLate,
            ],
            clause: [wares],
            none: [
              /\b(?:of discovery|after discovering|services|deposit|rent|invoices?|late delivery|personnel|software|seller shall (?:repair|deliver)|cancel\w*|interest)\b/,
            ],
          },
          {
            types: sale,
            all: [
              /\b(?:claims|complaints)\b/,
              /\blapses?\b|\bexpires?\b|\bend\b/,
              /\b(?:first|second|third|fourth|fifth|sixth|seventh) day\b|\b[1-7] days\b/,
            ],
            none: [/\bof discovery|\bservices|\brent\b|\bthird part/],
            clause: [/\b(?:carrier|unloaded|deliver\w*|goods|faults|inspection)\b/],
          },
        ],
      ),
    ],
    'defect-claim-barred': [
      ...barring(
        [/\b(?:websites?|trust estate|commission|listings)\b/, /\b(?:reimburse|was altered)\b/],
        [
          {
            types: sale,
            all: [
              /\b(?:claims?|defective|remed(?:y|ies)|complain\w*|warranty|liability)\b/,
              /\b(?:no (?:warranty )?claim|not be (?:regarded|considered|deemed|treated)|shall not|barred|can't complain|voids?|lapses?|may not|never|forfeit\w*|excluded|extinguish\w*)\b/,
              /\b(?:installed|used|processed|resold|opened|open the box|unpack\w*|any sum is owed|on any account|so long as any|while any (?:sum|invoice)|outstanding|unpaid|original (?:unopened )?packaging|altered|incorporated|paid in full|independent laboratory)\b/,
            ],
            none: [
              /\b(?:misuse|shall not affect|does not affect|sales report|title|property in|set off|interest|manual|fitness|set-off|rent|normal use|guarant\w*)\b/,
            ],
          },
          {
            types: sale,
            within: 'clause',
            all: [/\bonce \[?\w+\]? (?:have |has )?(?:opened|used|installed)/, /\bcan't complain|\bno claim/],
          },
          {
            types: sale,
            force: ['exclusion', 'ban', 'no-right', 'fact', 'no-duty', 'duty'],
            all: [
              /\b(?:no (?:responsibility|liability|claim)|not (?:be )?(?:liable|responsible|entitled)|cannot claim|excluded|void|lapse)/,
              /\b(?:put to use|been used|installed|resold|processed|opened|worn|payment has not been made|not (?:been )?paid|unpaid|any (?:sum|amount) (?:is )?(?:owed|owing|outstanding))/,
            ],
            clause: [goods],
            none: [/\bmisuse|\bwrong use|\bcontrary to|\brent\b|\btenan|\bdamage caused by/],
          },
          {
            types: sale,
            all: [
              /\b(?:complaints?|claims?|defects?|warrant|return)/,
              /\b(?:not (?:deal|accept|consider|be (?:accept|consider|entertain))|no |cannot|void|barred|lose)/,
              /\b(?:cut|fitted|sold on|used|installed|processed|altered|resold|opened|worn|mixed)\b/,
            ],
            force: ['ban', 'exclusion', 'no-right', 'no-duty', 'fact'],
            clause: [goods],
            none: [/\bmisuse|\bwrong(?:ly)? use|\bcontrary to|\bsales report|\bunused/],
          },
        ],
      ),
      {
        types: sale,
        all: [
          /\b(?:claims?|defects?|defective|faulty|complaints?|warranty(?: rights)?|remed\w+|quality)\b/,
          claimLost,
          /\b(?:installed|installation|used|using|processed|resold|resale|opened|fitted|fitting|unpacked|altered|cut|mixed|worked|putting into (?:service|use|operation)|put into (?:service|use|operation)|commission\w*|(?:invoice|sum|price|amount|payment)s?\b.{0,40}\b(?:unpaid|outstanding|overdue|open|owed|owing|paid in full)|unpaid)\b/,
        ],
        clause: [goods],
        none: [
          /\b(?:websites?|trust estate|commission|listings)\b/,
          /\b(?:misuse\w*|misused|incorrect\w*|improper\w*|wrong(?:ly)?|contrary to|not affect|caused by|negligen\w+|normal use|set-?off|rent|title|interest|unused|does not (?:waive|affect)|cut over)\b/,
        ],
        force: ['exclusion', 'ban', 'no-right', 'no-duty', 'fact', 'duty', 'waiver', 'right'],
        test: (_, { words }) =>
          /used|install|process|re(?:sold|sale)|opened|fitt|unpack|cut|mixed|worked|service|operation|invoice|unpaid|outstanding|paid in full|commission/.test(
            words,
          ),
      },
      {
        types: sale,
        all: [
          /\b(?:complain\w*|warranty|defects?|claims?|remed\w+|faults?)\b/,
          /\b(?:built into|payments? (?:are|is) overdue|overdue|arrears|opened or fitted|once (?:\[?\w+\]?'?(?:ve| have) )?(?:opened|used|fitted|installed)|incorporated|sold on|put to use|in use|processed|unpaid)\b/,
          /\b(?:cannot|no warranty|not (?:be )?(?:complained|claim\w*|accept)|don't accept|no (?:claim|right)|never|has no|lost|barred|suspended|ends)\b/,
        ],
        none: [/\b(?:misuse|wrong|incorrect\w*|improper\w*|title|interest|set-?off|may complain|rent|restocking)\b/],
        clause: [/\b(?:goods|products?|payments?|warranty|deliver\w*|fitted|material)\b/],
      },
    ],
    'implied-terms-excluded': [
      {
        types: sale,
        level: 'low',
        all: [
          /\b(?:implied|merchantab\w*|fitness|satisfactory quality)\b/,
          /\b(?:exclu\w*|disclaim\w*|do(?:es)? not apply|no other)\b/,
        ],
        clause: [
          /\b(?:warrants? (?:that|to|the)|except as stated|express warrant\w+ (?:in|of|lasts)|shall (?:repair|replace))\b/,
          goods,
        ],
        none: [
          /\[each\]|\bsoftware\b|\bservices?\b|\bdata\b|\bnothing in\b|\bonly to the extent\b|\bin addition to\b|\blease/,
        ],
      },
      ...barring(
        [
          /\bnothing in\b.{0,40}\bexclud/,
          /\bonly to the extent\b|\bin addition to\b/,
          /\bremain in full force\b|\bsponsor\w*\b|\brepresents to\b|\bwebsites?\b/,
          /\b(?:no further design|collaboration product|provided, however)\b/,
          /\[each\]|\bsoftware\b|\bservices?\b|\bdata\b/,
        ],
        [
          {
            types: sale,
            all: [
              /\b(?:implied (?:by|terms?|warrant\w*|condition\w*)|merchantab\w*|fitness|satisfactory quality|sections? 1[2-5]|as seen|with all faults|suit \[?\w+\]?'s purpose|any term implied|uniform commercial code|cisg warrant)/,
              /\b(?:exclu\w*|disclaim\w*|shall not apply|negat\w*|no promise|with all faults|sold as seen|as is|waives?|no (?:other )?warrant\w*|makes no)\b/,
            ],
            none: [
              /\bnothing\b.{0,60}\b(?:exclud|limit)|\bsoftware\b|\bequipment lease|\blessor\b|\blease[sd]?\b|\bservices? (?:is|are) provided|\bhabitab|\bto renew/,
            ],
          },
          {
            types: sale,
            within: 'clause',
            all: [/\bsold as seen\b|\bas[- ]is\b/, /\bno promise|\bnot .{0,30}(?:quality|purpose)|\ball faults/],
            clause: [/\bgoods|\bproducts?\b/],
          },
          {
            types: sale,
            all: [
              /\b(?:implied|statutory|merchantab|fitness|quality|conditions? or warrant)/,
              /\b(?:excluded|disclaim|do not apply|shall not apply|negated|hereby exclude)/,
            ],
            clause: [goods],
            none: [/\bnothing\b|\bsoftware|\blease|\bimplied licen/],
          },
          {
            types: sale,
            force: ['exclusion', 'ban', 'no-duty', 'waiver', 'acknowledgement', 'fact'],
            all: [
              /\b(?:no term|no (?:other )?(?:condition|warranty|promise|representation)|all (?:other )?(?:terms|conditions|warranties))\b/,
              /\b(?:quality|suitab|fitness|condition|merchantab|purpose|description)/,
            ],
            clause: [goods],
            none: [/\bsoftware|\bnothing in|\blease/],
          },
        ],
      ),
      ...barring(
        [
          /\bnothing in\b.{0,40}\bexclud/,
          /\bonly to the extent\b|\bin addition to\b/,
          /\bremain in full force\b|\bsponsor\w*\b|\brepresents to\b|\bwebsites?\b/,
        ],
        [
          {
            types: sale,
            all: [
              /\b(?:no (?:other )?(?:condition|promise|warrant\w+|term|assurance|guarantee|undertaking)|(?:in lieu|instead) of (?:all|any|every) other|the only (?:promise|warranty|guarantee))\b/,
              /\b(?:quality|suitab\w+|fitness|purpose|character|performance|statut\w+|common law|implied|the law (?:would|might|may)|custom)\b/,
            ],
            clause: [goods],
            none: [
              /\[each\]|\bsoftware\b|\bservices?\b|\bdata\b|\bnothing in this|\bin addition to\b|\blessor\b|\blease\b/,
            ],
          },
          {
            types: sale,
            within: 'clause',
            all: [
              /\bthe only (?:promise|warranty|guarantee|assurance)\b/,
              /\bno other (?:promise|warranty|guarantee|assurance|term)\b/,
            ],
            clause: [goods],
            none: [/\bsoftware\b|\bservices?\b/],
          },
        ],
      ),
      {
        types: sale,
        all: [
          /\b(?:quality|fitness|suitab\w*|conditions?|terms|warrant\w*|imply|implied|statutes?)\b/,
          /\b(?:nothing\b.{0,50}\b(?:read into|implied|to be (?:read|inferred))|shut out|excluded|apart from what|no further|all (?:other )?conditions|put aside|displaced|negatived)\b/,
          /\b(?:sale|goods|sales|statutes?|law|document|contract|products?)\b/,
        ],
        none: [
          /\bnothing in\b.{0,40}\bexclud/,
          /\b(?:unaffected|software|services?|data|lease|lessor|remain in full|in addition|nothing in this|force majeure)\b/,
          /\[each\]/,
        ],
      },
    ],
    'title-retained-broad': [
      {
        bears: 'taker',
        all: [
          /\b(?:title|property|ownership)\b.{0,40}\b(?:remains?|stays?|not pass|retain\w*)\b.{0,60}\buntil\b.{0,30}\ball (?:sums|debts|amounts|monies)\b.{0,40}\b(?:on any account|any other|under any)\b/,
        ],
        none: [/\[each\]/],
      },
      {
        types: sale,
        all: [
          /\b(?:title|property|ownership|stays? (?:\[\w+\]'s|ours)|owns?)\b/,
          /\b(?:all sums|on any account|any account|owe \[?\w+\]? nothing|another invoice|other goods|mixed with|proceeds|products? made|all (?:debts|monies|amounts)|even if paid|made into|everything|any other)\b/,
          /\b(?:remains?|shall not pass|until|vests?|retain\w*|trust|stays?|passes only|while)\b/,
        ],
        clause: [/\bgoods|\bproducts?\b|\bsold\b/],
        none: [
          /\b(?:shall be returned|promptly paid|injur\w+|insuring|employees)\b/,
          /\b(?:software|for those goods|but \[\w+\] may (?:use|resell)|intellectual|real property|confidential|deliverables|premises|unless paid for the)\b/,
        ],
      },
      {
        types: sale,
        force: ['right', 'fact'],
        all: [
          /\b(?:enter|break open|access)\b.{0,60}\b(?:at any time|without (?:prior )?(?:notice|warning)|clear)\b/,
          /\b(?:repossess|tak(?:e|ing) (?:them|it|the goods) (?:back|away)|recover|remov\w+|collect|retake|clear|repossession)\b/,
        ],
        clause: [/\b(?:title|ownership|property|goods|products?|wares)\b/],
        none: [/\bdata\b|\baudit|\binspect|\blease|\btenan|\bpersonal information|\bwhile payment\b/],
      },
      ...barring(
        [/\b(?:shall be returned|promptly paid|injur\w+|insuring|employees)\b/],
        [
          {
            types: sale,
            all: [
              /\b(?:ownership|title|property)\b/,
              /\b(?:every debt|all (?:debts|sums|money|monies|amounts)|any (?:debt|account|other)|anything owed|whatever is owed)\b/,
              /\b(?:until|stay|remain|retain|pass)/,
            ],
            none: [/\bsoftware|\bintellectual|\bland\b|\breal property/],
            clause: [goods],
          },
          {
            types: sale,
            all: [
              /\b(?:belongs?|title|property|ownership|own)\b/,
              /\b(?:made into|mixed|account shows|any kind|every (?:debt|sum)|all (?:sums|debts)|any (?:other )?(?:debt|sum|invoice))\b/,
            ],
            clause: [goods, /\b(?:until|as long as|so long as|while|unless)\b/],
            none: [/\bintellectual|\bsoftware|\bdeliverables|\bdesign/],
          },
          {
            types: sale,
            within: 'clause',
            all: [
              /\b(?:title|property|ownership|stays? (?:ours|\[\w+\]'s)|remains? (?:ours|\[\w+\]'s))\b/,
              /\b(?:current (?:account|balance)|everything \[?\w+\]? owes?|any (?:other )?(?:order|debt|account|contract)|all (?:sums|debts|monies|moneys|amounts|indebtedness)|group is outstanding|every (?:debt|sum))\b/,
            ],
            clause: [goods, /\b(?:until|as long as|so long as|while|unless|till|security)\b/],
            none: [/\bintellectual|\bsoftware|\bdeliverables|\bdesigns?\b|\breal property|\bconfidential/],
          },
          {
            types: sale,
            within: 'sentence',
            all: [
              /\b(?:belongs? to|property|title|ownership|own(?:s|ed)?|ours)\b/,
              /\b(?:account\b.{0,40}\b(?:nil|zero|balanced|settled)|all (?:that )?(?:the )?\[\w+\] owes?|everything delivered|every (?:debt|claim)|all (?:debts|sums|claims)|any (?:debt|sum)|current balance)\b/,
            ],
            clause: [wares],
            none: [/\b(?:intellectual|software|deliverables|each lot|data|confidential|land|real)\b/],
          },
        ],
      ),
    ],
    'risk-passes-early': [
      ...barring(
        [/\b(?:maintain (?:full )?insurance|custody|ownership of and bear all)\b/],
        [
          {
            types: sale,
            all: [
              /\b(?:risk|loss or damage|bears? loss|loss by the carrier|travel at)\b/,
              /\b(?:order (?:is )?(?:accepted|placed)|warehouse|still in|ready|completion of manufacture|dispatch|despatch|on leaving|ex works|shipment|storage|before delivery|leaves?|tell \[?\w+\]?|at the risk of|upon notice|handed to (?:a|the) carrier|conclusion of)(?!\w)/,
              /\b(?:pass\w*|bears?|problem|transfer\w*|risk of|responsib\w*|carr(?:y|ies))\b/,
            ],
            clause: [goods],
            none: [
              /\b(?:upon delivery to|on delivery to|until (?:the goods )?(?:have been )?(?:unloaded|delivered)|seller bears the risk|cost overruns|until delivery|buyer has chosen|data|curtail|storage media)\b/,
            ],
            test: (_, { words }) => !/\brisk (?:of loss )?(?:shall )?(?:remain|stay)/.test(words),
          },
          {
            types: sale,
            within: 'sentence',
            all: [/\brisk of the\b|\btravel at the risk/, /\bgoods\b/],
          },
          {
            types: sale,
            all: [
              /\brisk\b/,
              /\b(?:leave(?:s)? (?:the|its|\[\w+\]'s) (?:works|factory|warehouse|premises)|ex works|dispatch|despatch|handed to|placing of the order|order|on manufacture|collected by|loading)\b/,
            ],
            clause: [/\bgoods|\bproducts|\bconsignment|\bdelivery/],
            none: [/\b(?:until delivered|on delivery to \[|upon delivery|cost overruns|purchase order shall)\b/],
          },
          {
            types: sale,
            all: [
              /\b(?:loss|risk|damage)\b/,
              /\b(?:in transit|in \[?\w+\]?'?s? store|after invoicing|in the \[\w+\]'s (?:store|warehouse|hands)|before delivery|while (?:in|with))\b/,
              /\b(?:is (?:the )?\[\w+\]'s|borne by|for the account|at the risk|bear|passes?)/,
            ],
            clause: [goods],
            none: [/\bseller bears|\buntil delivered/],
          },
        ],
      ),
      {
        types: sale,
        all: [
          /\b(?:risk|hazards?|loss or damage|loss|destruction|damage)\b/,
          /\b(?:once|from the (?:moment|date|time)|upon|after|as soon as|when|on)\b.{0,60}\b(?:told|notified|notice|complete|order|dispatch\w*|despatch\w*|leav\w+|left|ready|accepted|placed|manufactur\w+|confirmation|handed)\b|\b(?:journey|transit|on the way|carriage)\b/,
          /(?<!\w)(?:borne by|bears?|lies? (?:up)?on|is (?:the )?\[\w+\]'s|\[\w+\]'s (?:problem|risk|account)|passes?|transfers?|at the risk|for the account|responsib\w+|assumes?|falls? on)\b/,
        ],
        clause: [goods],
        none: [
          /\b(?:insurance|custody|until (?:delivery|delivered)|on delivery|upon delivery|(?:seller|supplier|vendor) bears|data|services|curtail|carrier (?:that |which )?the buyer|personnel|infring\w+|liability)\b/,
        ],
      },
      {
        types: sale,
        all: [
          /\b(?:loss|danger|risk|damage|destruction|hazards?|perils?)\b/,
          /\b(?:in the \[\w+\]'s (?:warehouse|works|hands|store|plant)|of transit|in transit|lorry|truck|loaded|journey|carriage|invoice date|before (?:delivery|it is delivered)|from (?:dispatch|the moment)|on the way)\b/,
          /(?:\[(?:a|taker)\]'s (?:cost|risk|account|loss|problem)|\[(?:a|taker)\] (?:shall |must )?(?:bears?|carr(?:y|ies))|\bat the (?:\[\w+\]'s|buyer's|customer's) (?:cost|risk)|\b(?:borne by|lies? (?:up)?on|falls? on)\b)/,
        ],
        none: [/\b(?:insur\w*|until delivery|data|services|infring\w*|indemnif\w*|liability|seller carries)\b/],
        test: (_, { actor }) => !sellerActs.test(actor?.word ?? ''),
      },
    ],
    'cancel-only-full-price': [
      ...barring(
        [/\bletter of credit\b/],
        [
          {
            types: sale,
            all: [
              /\b(?:cancel\w*|call off|irrevocable|withdraw\w* (?:the|an|from the) order|countermand)\b/,
              /\b(?:whole price|full price|entire price|100 ?(?:%|percent)|contract value|(?:6|7|8|9)\d ?(?:%|percent)|bills the balance|firm and irrevocable|price in full|consent and)\b/,
            ],
            clause: [/\b(?:order\w*|goods|products?|contract value|production|price)\b/],
            none: [
              /\b(?:subscription|tickets|unavoidable costs|free of charge|proven|deposit paid by tenant|services? fee)\b/,
            ],
            force: ['ban', 'duty', 'no-right', 'fact', 'exclusion', 'right', 'no-duty'],
          },
          {
            types: sale,
            within: 'clause',
            all: [
              /\bcan't cancel|\bmay not (?:be )?cancel|\bno order may be cancelled/,
              /\b100%|\bwhole price|\bfull price|\bentire price/,
            ],
          },
          {
            types: sale,
            force: ['ban', 'no-right', 'duty', 'fact'],
            all: [
              /\b(?:cancel|withdraw|call off)/,
              /\b(?:unless|except|only)\b/,
              /\b(?:price in full|full price|whole (?:of the )?price|entire price|100 ?%|(?:7|8|9)\d ?(?:%|percent))/,
            ],
          },
          {
            types: sale,
            all: [
              /\b(?:calling it off|cancel\w*|withdraw\w*|call(?:s)? off)\b/,
              /\b(?:whole price|full price|price in full|entire price|total price)\b/,
            ],
          },
        ],
      ),
      {
        types: sale,
        all: [
          /\borders?\b/,
          /\b(?:non-?cancell?able|firm and (?:binding|irrevocable)|irrevocable|not (?:be )?(?:subject to cancellation|cancell?ed|revoked|withdrawn))\b/,
        ],
        none: [/\bletter of credit|\bseller (?:shall|may) not|\bsubscri|\bexcept\b.{0,80}\bcosts?\b|\bunless\b/],
        test: (_, { actor }) => !sellerActs.test(actor?.word ?? ''),
        level: 'low',
      },
      {
        types: sale,
        within: 'clause',
        all: [
          /\b(?:can't|cannot|may not|not be entitled to|only where)\b.{0,40}\b(?:cancel|withdraw|call off)|\b(?:cancellation|withdrawal)\b.{0,60}\b(?:only|consent|agrees)|\bcancels?\b/,
          /\b(?:whole|full|entire|total|all)\b.{0,12}\b(?:price|profits?|amount)\b|\b(?:[6-9]\d|100) ?(?:%|percent)/,
        ],
        clause: [ordered],
        none: [
          /\bletter of credit|\bsubscri|\bwithout (?:liability|penalty)|\brefunded in full|\bfull refund|\brefund\b|\bfully refund/,
        ],
      },
      {
        types: sale,
        all: [
          /\b(?:withdrawal|cancel\w*|withdraw\w*|stays given|call(?:s|ing)? off|change of mind)\b/,
          /\b(?:[6-9]\d ?(?:%|percent)|100 ?(?:%|percent)|all of the price|whole price|full (?:price|amount)|entire price|price in full)\b/,
          /\b(?:costs?|owes?|pays?|charge\w*|due|payable)\b/,
        ],
        none: [
          /\b(?:refund\w*|free of charge|subscription|deposit paid by|letter of credit|without (?:charge|cost))\b/,
        ],
      },
    ],
    'seller-not-bound-to-deliver': [
      ...barring(
        [/\b(?:repair or replace|repurchase|pre-order)\b/, /\b(?:carrier|shippers?|commencement date|operators?)\b/],
        [
          {
            types: sale,
            all: [
              /\b(?:deliver\w*|supply|order|ship\w*|stock|dispatch\w*)\b/,
              /\b(?:estimates? only|time (?:is|shall) not (?:be )?of the essence|not (?:be )?(?:liable|responsible) .{0,40}(?:delay|failure|late)|may (?:cancel or refuse|refuse or cancel|decline|allocate)|cancel or refuse|no duty to (?:fill|deliver|supply)|no obligation to (?:supply|deliver|fill)|late delivery.{0,40}(?:no right|not entitle)|owe \[?\w+\]? nothing|approximate only|waives? claims for short|short or missed)\b/,
            ],
            none: [
              /\b(?:force majeure|may cancel and be refunded|minimum quantity|may not refuse|services|software|take or pay|energy|forecast|no obligation (?:of|on) \[?\w+\]? to (?:purchase|order|buy)|stored?|outages?)\b/,
              /\bno obligation to order/,
            ],
            clauseNone: [/\bmay cancel and (?:be|get)/],
          },
          {
            types: sale,
            within: 'clause',
            all: [
              /\bestimates? only\b|\bdates? .{0,20}(?:approximate|estimate)/,
              /\bnot (?:be )?liable\b|\bno (?:liability|claim)/,
              /\bdeliver/,
            ],
            none: [/\bmay cancel/],
          },
          {
            types: sale,
            all: [
              /\b(?:dates?|delivery|lateness|delay|late)\b/,
              /\b(?:not (?:be )?(?:binding|answerable|liable|responsible|guarante)|approximate|estimates? only|no (?:liability|responsibility|claim)|in good faith but)\b/,
            ],
            clause: [/\bdeliver/, goods],
            none: [
              /\bforce majeure|\bservices\b|\brent\b|\benergy|\bseller shall deliver on|\bmay cancel|\bpayment|\bbuyer (?:shall|will) not/,
            ],
            clauseNone: [/\bmay cancel (?:the|any|and|if)/],
          },
          {
            types: sale,
            all: [
              /\b(?:no date is promised|try to (?:ship|deliver|supply)|not (?:promise|guarantee|commit)|nothing for delay|no commitment|best estimate|may be (?:late|delayed))\b/,
            ],
            clause: [/\b(?:ship|deliver|supply)/, goods],
            none: [/\bmay cancel|\bservices|\benergy/],
          },
        ],
      ),
      ...barring(
        [/\b(?:repair or replace|repurchase|pre-order)\b/],
        [
          {
            types: sale,
            force: ['right', 'fact', 'no-duty', 'exclusion', 'ban', 'no-right', 'duty'],
            all: [
              /\b(?:cancel|refuse|reject|decline|allocate|defer|postpone|suspend|withhold|ration)\b.{0,40}\b(?:orders?|deliver\w*|stock|suppl\w+|shipments?)\b|\bnot\b.{0,20}\boblig\w+.{0,30}\b(?:deliver|supply|ship)|\bnothing\b.{0,60}\boblig\w+.{0,60}\b(?:deliver\w*|supply|ship)/,
              /\b(?:sees? fit|discretion|any (?:time|reason)|convenience|chooses?|thinks? fit|accepted order|availability|without (?:liability|notice|reason)|owes?\b.{0,12}\bnothing)\b/,
            ],
            none: [
              /\b(?:unless|insolven\w+|fails? to pay|not paid|overdue|force majeure|breach|late|credit|default|software|nonconforming|services|defective)\b/,
            ],
            test: (_, { actor }) => !/buyer|customer|purchaser|retailer|\byou/.test(actor?.word ?? ''),
          },
          {
            types: sale,
            all: [
              /\b(?:time|dates?)\b.{0,30}\b(?:deliver\w*|ship\w*|dispatch)|\bdeliver\w* (?:times?|dates?)|\bdelay\b/,
              /\b(?:not (?:be )?of the essence|estimates? only|indicative|approximate|not guaranteed|not binding)\b/,
              /\b(?:no delay|not (?:be )?liable|no (?:liability|right|claim|damages|remedy)|however long)\b/,
            ],
            clause: [goods],
            none: [/\bforce majeure|\bservices\b|\bsoftware/],
          },
          {
            types: sale,
            all: [
              /\b(?:supply|deliver\w*|orders?|ship\w*|dispatch)\b/,
              /\b(?:does not undertake|not undertake|leave orders? unfilled|unfilled|no (?:duty|obligation) to|not (?:be )?(?:bound|obliged) to|at (?:its|our|\[\w+\]'s) option|without being bound|no date)\b/,
              /\b(?:delay|no rights?|date|unfilled|option|any (?:date|time|quantity)|orders?)\b/,
            ],
            none: [
              /\b(?:force majeure|pays \d|unless|breach|overdue|insolven\w*|nothing in this|software|services|buyer may|minimum|volume)\b/,
            ],
            test: (_, { actor }) => !/buyer|customer|purchaser|retailer/.test(actor?.word ?? ''),
          },
        ],
      ),
    ],
    'prepaid-never-refunded': [
      ...barring(
        [
          /\b(?:courier|facsimile|overnight|addressed)\b/,
          /\b(?:shall|will|must) (?:return|refund|repay)\b|\bcancels without cause\b/,
        ],
        [
          {
            types: sale,
            all: [
              /\b(?:in advance|prepay\w*|prepaid|deposit|on account|advance payment|up front|down payment)\b/,
              /\b(?:no part .{0,20}refund\w*|not (?:be )?refund\w*|non-?refundable|never (?:be )?(?:returned|refunded)|deemed earned|no right to cash|no refund|not (?:be )?(?:returned|repaid))\b/,
              /\b(?:non-delivery|can't supply|cannot supply|whether or not|unavailable|for any reason|fail\w* to deliver|even if|any circumstances|not shipped)\b/,
            ],
            none: [
              /\b(?:shall refund|subscription|term|tenant|landlord|dwelling|tenancy|reimbursed|pet|move-in|clean\w*|franchise|break date|rent)\b/,
            ],
          },
          {
            types: sale,
            all: [
              /\b(?:not (?:be )?(?:given back|returned|refunded|repaid)|non-?refundable|no refund|forfeit|kept)\b/,
              /\b(?:failure to (?:supply|deliver)|any event|any circumstances|whatever|any reason|not (?:be )?(?:deliver|suppl))/,
            ],
            clause: [
              /\b(?:goods|order|products?|deliver|supply)\b/,
              /\b(?:with the order|in advance|deposit|prepa|up front|before deliver)/,
            ],
            none: [/\btenan|\brent\b|\bsubscription|\bfranchis/],
          },
          {
            types: sale,
            all: [
              /\b(?:money paid|paid (?:ahead|in advance)|deposit|prepay|advance)/,
              /\b(?:ours to keep|keep|not (?:be )?(?:refund|return|repaid)|retain|forfeit)/,
              evenIf,
            ],
            none: [/\btenan|\brent|\bsubscription|\bfranchis|\btenancy/],
          },
          {
            types: sale,
            all: [
              /\b(?:in advance|deposit|prepay\w*|prepaid|with the order|up front)\b/,
              /\b(?:in no (?:event|circumstances)|never|under no circumstances|not)\b.{0,20}\b(?:refund|return|repa(?:id|y))/,
            ],
            none: [/\btenan|\brent\b|\bunless|\bexcept|\bsubscription|\bfees?\b/],
          },
          {
            types: sale,
            all: [
              /\b(?:deposit|in advance|advance payments?|prepa\w+|up ?front|with (?:the|its|their) order|paid|payments?|money|remitted|price)\b/,
              moneyKept,
              neverComes,
            ],
            clause: [/\b(?:goods|products?|orders?|suppl\w+|ship\w*|deliver\w*|arrive)\b/],
            none: [
              /\b(?:shall refund|will refund|refund in full|but (?:are|is) (?:repaid|refunded)|royalt\w*|licen[cs]e fee|rent|tax(?:es)?|source code|withhold)\b/,
            ],
          },
          {
            types: sale,
            within: 'clause',
            all: [
              /\b(?:pays?|payment|payable|due)\b.{0,30}\b(?:when|with|on|at the time of|in advance|up ?front)\b.{0,20}\b(?:order\w*)?/,
              moneyKept,
              neverComes,
            ],
            clause: [/\borders?\b/],
            none: [/\bshall refund|\bwill refund|\brefund in full|\bservices|\bsubscri|\blicen/],
          },
        ],
      ),
      {
        types: sale,
        within: 'sentence',
        all: [
          /\b(?:down payment|deposit|prepayment|advance|money|price|paid|payment)\b/,
          /\b(?:is lost|lost to|none of it is repaid|not (?:be )?(?:repaid|refunded|returned)|kept|keeps?|forfeit\w*|no refund|non-?refundable|stays with)\b/,
          /\b(?:even (?:where|if)|unable to|should|although|when)\b.{0,40}\b(?:supply|ship|deliver|arriv\w*)|\bnot (?:supply|ship|deliver)\b/,
        ],
        none: [
          /\b(?:courier|facsimile|overnight|addressed)\b/,
          /\b(?:shall (?:refund|return|repay)|pay your money back|rent|royalt\w*|tax|licen\w*)\b/,
        ],
      },
    ],
    'goods-substituted': [
      ...barring(
        [
          /\b(?:arbitrat\w+|ads|licensee|conform to the)\b/,
          /\b(?:software|marks?|trade names?|provision held|operator|programs|rating|entity)\b/,
          /\b(?:advice|advertisements|functionality|manufacturers?)\b/,
          /\b(?:remedy|warrant|repair|refund|insurance|report|deemed similar|replacement of goods|subdistributor)/,
        ],
        [
          {
            types: sale,
            all: [
              /\b(?:substitut\w*|something else|quantit(?:y|ies) may vary|specification may be|change of model|design (?:and|or) specification|alternative (?:goods|products)|other products|replace .{0,20}(?:goods|products))\b/,
              /\b(?:without (?:notice|consent|liability)|accept|no right to reject|can't send|thinks fit|not entitle|shall accept|similar|at (?:its|any) (?:discretion|time)|refuse)\b/,
            ],
            none: [
              /\b(?:shall not substitut\w*|form, fit|health plan|prior written (?:approval|consent)|employer|personnel|key person|premises|tenant)\b/,
            ],
          },
          {
            types: sale,
            within: 'clause',
            all: [
              /\bsend something else|\bsubstitute (?:goods|product)/,
              /\bcan't send it back|\bno right to (?:reject|return)/,
            ],
          },
          {
            types: sale,
            force: ['right', 'fact', 'no-right'],
            all: [
              /\b(?:supply|deliver|ship|send|furnish)\b.{0,25}\b(?:of (?:another|a different)|another (?:make|model|product)|(?:similar|equivalent|alternative|different|other) (?:goods|products?|items?|make|model|specification))|\bmay substitut|\bdifferent (?:make|model|specification)/,
            ],
            clause: [/\bgoods|\bproducts?\b/],
            none: [
              /\bprior (?:written )?(?:approval|consent)|\bform, fit|\bpersonnel|\bemploy|\bplan\b|\bother than those/,
            ],
            test: (_, { actor }) => !/buyer|customer|purchaser|retailer/.test(actor?.word ?? ''),
          },
          {
            types: sale,
            all: [
              /\b(?:near equivalent|equivalent|alternative|similar|different|substitute|replacement)\b/,
              /\b(?:will be sent|sent|supplied|deliver|ship|provide)/,
            ],
            clause: [/\bunavailable|\bout of stock|\bgoods|\bproducts|\bitem/],
            none: [/\bapproval|\bconsent|\bdefective|\bnonconforming|\breject|\bservice|\bform, fit/],
          },
        ],
      ),
      ...barring(
        [
          /\b(?:arbitrat\w+|ads|licensee|conform to the)\b/,
          /\b(?:software|marks?|trade names?|provision held|operator|programs|rating|entity)\b/,
        ],
        [
          {
            types: sale,
            force: ['right', 'fact', 'no-right', 'duty'],
            all: [
              /\b(?:alter|change|vary|modify|amend|revise|discontinue)\b.{0,30}\b(?:specifications?|designs?|compositions?|models?|materials?|construction)\b/,
              /\b(?:at any time|without (?:prior )?(?:notice|consent)|from time to time|discretion|sees? fit|reserves? the right)\b/,
            ],
            clause: [goods],
            none: [
              /\b(?:consent of|approv\w+|required by law|safety|not (?:materially )?(?:affect|impair)|without (?:materially )?(?:affecting|impairing)|services|software|patent|premises|plans?|change order|compensation)\b/,
            ],
            test: (_, { actor }) => !/buyer|customer|purchaser|retailer/.test(actor?.word ?? ''),
          },
          {
            types: sale,
            force: ['right', 'fact', 'no-right', 'duty'],
            all: [
              /\b(?:something else|another (?:make|model|brand|product|type)|goods (?:differing|different)|other goods|different (?:goods|products?|items?)|more or less than the quantity|over- or under-?deliver\w*|alternative (?:goods|products?|items?))\b/,
              /\b(?:instead|charged|due performance|to be taken|shall accept|must accept|as though|pay for|may (?:send|supply|deliver)|holds? to be equivalent|proper performance)\b/,
            ],
            none: [/\b(?:approval|consent|defective|personnel|warranty|may reject)\b/],
          },
        ],
      ),
      {
        types: sale,
        force: ['right', 'fact', 'duty', 'no-right'],
        all: [
          /\b(?:in place of|change (?:the )?(?:make-?up|measurements|design|composition|specification|finish|model)|comparable article|another article|instead of|similar (?:goods|article|product|item)|stand-?in|alternative)\b/,
          /\b(?:ordered|may be sent|free to|between order|must be (?:paid|accepted)|may|products?|goods)\b/,
        ],
        none: [
          /\b(?:arbitrat\w+|ads|licensee|conform to the)\b/,
          /\b(?:unless|agrees|approval|consent|defective|replace the defective|warranty|software|no other|personnel|by law|safety|repair)\b/,
        ],
        test: (_, { actor }) => !/buyer|customer|purchaser|retailer/.test(actor?.word ?? ''),
      },
    ],
    'goods-price-at-dispatch': barring(
      [
        /\b(?:date|day|time) of (?:the |\[\w+\]'s |its )*(?:acceptance|(?:purchase )?order|order confirmation|contract)\b|\baccepted before\b|\bwhen they were accepted\b|\bprice in force when (?:it|they) (?:was|were)\b/,
      ],
      [
        {
          types: sale,
          all: [
            /\b(?:prices?|surcharges?|what the \[\w+\] pays)\b/,
            /\b(?:(?:ruling|prevailing|in force|current) (?:at|on) (?:the )?(?:date|time|day)|day \[?\w+\]? ship|increase|surcharges?|may go up|raise\w*|at dispatch|date of (?:dispatch|despatch|shipment|delivery))\b/,
            /\b(?:dispatch|despatch|ship\w*|at any time|before delivery|after (?:you|\[\w+\]) order|whatever the increase|as \[?\w+\]? determines|such amount|invoice|since the order)\b/,
          ],
          clause: [goods],
          none: [
            /\b(?:transfer price|credit or debit|pricing model)\b/,
            /\b(?:firm|not be increased|no more than|not affected|capped|not exceed|rent|subscription|dispatch notes|energy|contract price|renewal|contingent|purchase price of the (?:company|business)|services? fees|\d+ days'? notice)\b/,
          ],
        },
        {
          types: sale,
          within: 'clause',
          all: [
            /\bprices? may (?:go up|be increased|change)/,
            /\b(?:day (?:\[\w+\]|we) ship|date of (?:dispatch|delivery|shipment))/,
          ],
          none: [/\b(?:transfer price|credit or debit|pricing model)\b/],
        },
        {
          types: sale,
          force: ['right', 'duty', 'fact'],
          all: [
            /\b(?:price|surcharges?)\b/,
            /\b(?:in force|ruling|current|prevailing|applicable|of such amount|then list)\b/,
            /\b(?:day|date|time|when|dispatch|invoice|leave)/,
          ],
          clause: [/\bgoods|\bproducts|\bdeliver|\bfreight|\bwarehouse/],
          none: [
            /\b(?:transfer price|credit or debit|pricing model)\b/,
            /\bfirm|\benergy|\brent|\boption|\bnot be increased|\bmarket price of|\bat the date of (?:the )?order/,
          ],
        },
        {
          types: sale,
          all: [/\bsurcharges?\b/, /\bsuch amount\b|(?<!\w)\[\w+\] determines|\bdiscretion|\bthinks fit/],
          none: [/\b(?:transfer price|credit or debit|pricing model)\b/],
        },
        {
          types: sale,
          all: [
            /\bprices?\b/,
            /\b(?:rise|increase|go up|change|raise|later)\b/,
            /\b(?:between order|after (?:the )?order|before (?:shipment|delivery|dispatch)|later price|until (?:shipment|delivery|dispatch))\b/,
          ],
          none: [/\b(?:transfer price|credit or debit|pricing model)\b/, /\bfirm|\bnot be increased|\bnot affect/],
        },
        {
          types: sale,
          all: [
            /\b(?:no|any) (?:price )?increase\b/,
            /\b(?:no\b.{0,30}\bentitle|not entitle)\b.{0,60}\b(?:cancel|refuse|reject|terminate|withdraw)/,
          ],
        },
        {
          types: sale,
          force: ['right', 'duty', 'fact', 'no-right', 'exclusion', 'ban'],
          all: [
            /\b(?:prices?|charge \[?\w+\]? more|amount invoiced|sum invoiced)\b/,
            /\b(?:indicative|revis\w+|increas\w+|raise\w*|adjust\w*|chang\w+|more than the price|higher|price list in force|whatever (?:it|was) quoted|not binding|vary)\b/,
            /\b(?:after (?:acceptance|the order|(?:you|\[\w+\]) (?:have )?order\w*|confirmation)|before (?:delivery|shipment|dispatch)|when \[?\w+\]? ordered|day of (?:shipment|dispatch|delivery)|no right to (?:withdraw|cancel)|quoted|accepted orders?)\b/,
          ],
          none: [
            /\b(?:firm|fixed|not (?:be )?(?:increased|affected|changed)|future orders|buyer may cancel|\d+ days'? notice|not exceed|capped?|energy|rent|subscription|services fees?|change order|mutual\w*|by agreement|agreed in writing)\b/,
          ],
          test: (_, { actor }) => !/buyer|customer|purchaser|retailer/.test(actor?.word ?? ''),
        },
        {
          types: sale,
          force: ['duty', 'fact', 'right'],
          all: [
            /\b(?:list|price|prices|increase|dearer|cost)\b/,
            /\b(?:on the day the goods leave|whatever \[?\w+\]?'?s? list|after (?:you|\[\w+\]) order|pass the increase|at (?:the time of )?(?:dispatch|shipment)|day (?:of|they) (?:dispatch|ship\w*)|when (?:they|the goods) (?:leave|ship)|between order and)\b/,
          ],
          none: [
            /\b(?:confirmed is|fixed|not exceed|notice|cap(?:ped)?|future orders|rent|energy|change the|make-?up|measurements|subscription)\b/,
          ],
          test: (_, { actor }) => !/retailer/.test(actor?.word ?? ''),
        },
      ],
    ),
    'buyer-cancels-free': barring(
      [/\bon paying\b|\bstandard goods\b/],
      [
        {
          types: sale,
          all: [
            /\b(?:cancel\w*|call off|put off|postpon\w*|terminat\w* (?:the|an|any) order|reschedul\w*)\b/,
            /\b(?:without (?:any )?(?:liability|charge|cost|payment|penalty)|owe \[?\w+\]? nothing|no (?:claim|liability)|sole entitlement|at (?:its|their) (?:risk|own cost)|without end|bear the cost|free of charge|shall not be liable)\b/,
            /\b(?:order\w*|goods|materials?|custom\w*|deliver\w*|work in process|tooling|products?)\b/,
          ],
          none: [
            /\bsuspended\b/,
            /\b(?:meeting|may not be cancelled|shall pay for finished|noncancelable|unavoidable|force majeure|late|standard goods|if delivery is|subscription|delay goes on|material breach|seller may (?:cancel|refuse)|even after (?:we|\[\w+\]) have confirmed|increase)\b/,
          ],
          test: (_, { actor, words }) =>
            !/seller|supplier|vendor|manufacturer/.test(actor?.word ?? '') ||
            /bear the cost|sole entitlement|no claim/.test(words),
        },
        {
          types: sale,
          within: 'clause',
          all: [
            /\b(?:work in process|finished goods|raw materials|tooling)\b/,
            /\b(?:cancel\w*)\b/,
            /\b(?:no claim for|bear the cost|at its risk)\b/,
          ],
          none: [/\bsuspended\b/, /\bshall pay for/],
        },
        {
          types: sale,
          force: ['right', 'fact', 'exclusion', 'no-duty'],
          all: [
            /\b(?:withdraw|cancel|call off|terminate|postpone|reduce)\b.{0,40}\b(?:order|orders|delivery|quantit)/,
            free,
          ],
          none: [
            /\bsuspended\b/,
            /\b(?:shall pay for|unavoidable|proven costs|late|force majeure|breach|price increase|within \d+ (?:days|hours) of (?:placing|the order))\b/,
          ],
          test: (_, { actor }) => !/seller|supplier|vendor|manufacturer/.test(actor?.word ?? ''),
        },
        {
          types: sale,
          force: ['right', 'fact', 'no-duty'],
          all: [
            /\b(?:drop|cancel|withdraw|abandon|call off|change|reduce)\b.{0,30}\border/,
            /\b(?:without (?:cost|charge|payment|liability|penalty)|any (?:point|time)|free|no (?:cost|charge|liability)|made-to-order|custom)\b/,
          ],
          none: [/\bsuspended\b/, /\bshall pay for|\blate|\bforce majeure|\bbreach|\bincrease\b|\brefunded?\b/],
          test: (_, { actor }) => !/seller|supplier|vendor|manufacturer/.test(actor?.word ?? ''),
        },
        {
          types: sale,
          force: ['right', 'fact', 'no-duty', 'exclusion', 'ban'],
          all: [
            /\b(?:cancel\w*|call off|put (?:off|back)|postpone|defer|reschedule|withdraw|terminat\w+|revoke)\b.{0,60}\b(?:orders?|deliver\w*|quantit\w+|goods)\b|\b(?:cancellation|termination) of (?:a|an|any|the) (?:purchase )?orders?\b|(?<!\w)\[o\] a purchase order/,
            owesNothing,
          ],
          none: [
            /\b(?:shall pay for|unavoidable|documented costs?|proven costs|on paying|upon payment|late|force majeure|breach|insolven\w+|price increase|within \d+ (?:days|hours) of (?:placing|the order)|suspended|subscription|services|fails? to|noncancelable|standard goods|more than \d+ days)\b/,
          ],
          test: (_, { actor, words }) =>
            !sellerActs.test(actor?.word ?? '') || /\[o\] a purchase order|relieves/.test(words),
        },
        {
          types: sale,
          force: ['right', 'fact', 'no-duty'],
          all: [
            /\b(?:drop|cancel|put off|postpone|call off|abandon|withdraw|defer)\b/,
            /\b(?:order|deliver\w*|goods)\b/,
            /\b(?:pays? nothing|without (?:charge|cost|payment|liability)|owes? nothing|free of charge|no (?:charge|payment|compensation))\b/,
            /\b(?:any stage|made-to-measure|custom\w*|as often|work already|any time|whenever|whatever stage|finished)\b/,
          ],
          none: [
            /\b(?:on paying|within \d+ days|late|breach|before (?:shipment|production)|standard goods|subscription|services|increase)\b/,
          ],
          test: (_, { actor }) => !sellerActs.test(actor?.word ?? ''),
        },
      ],
    ),
    'returns-any-reason': [
      ...barring(
        [/\b(?:refused|authorized returned)\b/],
        [
          {
            types: sale,
            all: [
              /\b(?:return\w*|taken back|take back|send back|sale-or-return|sale or return)\b/,
              /\b(?:any reason|for any|unsold|used|whenever|whatever|without end|on request|discontinued|any goods|no reason)\b/,
              /\b(?:credit\w*|refund\w*|invoice price|freight|sale-or-return|sale or return|at \[?\w+\]?'s (?:cost|expense)|pay the carrier)\b/,
            ],
            none: [
              /\b(?:restocking|defective goods|warranty period|keys|unopened|confidential|equipment|deposit|data|non-?refundable|never returned)\b/,
            ],
          },
          {
            types: sale,
            within: 'clause',
            all: [
              /\bsend back\b|\bmay return\b/,
              /\bcredit all|\bfull credit/,
              /\b(?:whenever|any reason|don't sell|unsold)\b/,
            ],
            none: [/\brestocking|\bdefective/],
          },
          {
            types: sale,
            force: ['right', 'fact'],
            all: [
              /\b(?:send back|return)\b/,
              /\b(?:at any time|any (?:goods|time|reason)|unsold|unwanted|whenever|without (?:giving )?(?:a )?reasons?|change of mind)\b/,
            ],
            clause: [/\b(?:refund|credit|carriage|freight|price)\b/, /\bgoods|\bproducts?|\bmerchandise|\bstock/],
            none: [/\bdefective|\bfaulty|\bconfidential|\brestocking|\bunopened|\bequipment|\bdata\b/],
          },
          {
            types: sale,
            force: ['right', 'fact'],
            all: [/\breturn\b/, /\b(?:does not sell|unsold|any reason|whenever|any time|not wanted|surplus)\b/],
            clause: [/\bcredit|\brefund/],
            none: [/\bdefective|\bunopened|\brestocking|\bnot conform/],
          },
        ],
      ),
      {
        types: sale,
        force: ['right', 'fact', 'duty', 'promise', 'no-right'],
        all: [
          /\b(?:return(?:s|ed)?|sen[dt] (?:\w+ )?back|take back|taken back|credited)\b/,
          /\b(?:any ?(?:thing|time|reason|condition)|for any|whenever|whatever|no longer (?:wants?|needs?)|unsold|unable to sell|surplus|unwanted|even if|no matter|any goods)\b/,
          /\b(?:credit\w*|refund\w*|repay|repaid|paying the freight|money back)\b/,
        ],
        none: [
          /\b(?:restocking|defective|defects?|faulty|warranty|nonconforming|confidential|deposit|data|non-?refundable|original packaging|unopened|unused|reject\w*|tax|licen[cs]e|advance)\b/,
        ],
      },
      {
        types: sale,
        all: [
          /\b(?:take(?:s)? (?:the )?goods back|take back|goes back|go back|returns?|sent back|send back)\b/,
          /\b(?:used or not|at all times|does not sell|not sold|unsold|any (?:time|reason)|whenever|full price|no longer wants)\b/,
          /\b(?:full price|credit note|refund\w*|credit|money|repay|repaid)\b/,
        ],
        none: [/\b(?:faulty|defect\w*|restocking|unused|nonconforming|warranty|confidential|deposit|data|licen\w*)\b/],
      },
    ],
    'stock-without-commitment': barring(
      [/\bnot obliged to hold\b/],
      [
        {
          types: sale,
          all: [
            /\b(?:stock|inventory|capacity|parts ready|consignment|buffer)\b/,
            /\b(?:keep|hold|held|maintain|reserves?|ready|safety)\b/,
            /\b(?:no obligation|no claim if|not (?:be )?(?:obliged|bound|committed) to|don't have to|only as drawn|at its risk|no (?:duty|commitment)|not binding|without (?:any )?(?:obligation|commitment)|fall short)\b/,
          ],
          none: [
            /\b(?:shall buy any stock|not obliged to hold|until payment|apart from|shares of stock|common stock|energy|take-or-pay)\b/,
          ],
        },
        {
          types: sale,
          within: 'clause',
          all: [
            /\b(?:keep|hold|maintain)\b.{0,50}\b(?:stock|parts|inventory|capacity)/,
            /\b(?:don't have to order|no obligation .{0,30}(?:purchase|buy|order)|not (?:be )?binding)/,
          ],
          none: [/\bshall buy|\bnot obliged to hold|\bsoftware/],
        },
        {
          types: sale,
          force: ['duty', 'promise', 'fact'],
          all: [
            /\b(?:hold|keep|maintain|reserve|have available)\b/,
            /\b(?:stock|inventory|capacity|parts|goods)\b/,
            /\b(?:does not (?:commit|bind|oblige)|not (?:be )?(?:binding|committed|obliged)|no (?:commitment|obligation|duty)|without (?:any )?(?:commitment|obligation))\b/,
          ],
          none: [/\bshall buy|\bservices?\b|\bsoftware/],
        },
        {
          types: sale,
          within: 'clause',
          all: [
            /\b(?:keep|hold|maintain)s?\b.{0,40}\b(?:weeks|months|days|stock|inventory)\b/,
            /\b(?:estimates?|forecasts?)\b.{0,60}\b(?:guidance|no (?:duty|obligation|commitment)|not (?:bind|commit|oblige))/,
          ],
          none: [/\bshall buy|\bnot obliged to hold/],
        },
        {
          types: sale,
          force: ['duty', 'promise', 'fact'],
          all: [
            /\b(?:maintain|keep|hold|carry)\b/,
            /\b(?:inventory|stock|capacity)\b/,
            /\b(?:forecasts?|estimates?)\b.{0,40}\b(?:non-?binding|not (?:be )?binding|without (?:any )?(?:commitment|obligation)|no (?:commitment|obligation))/,
          ],
          none: [/\bshall buy/],
        },
        {
          types: sale,
          all: [
            /\bforecasts?\b/,
            /\b(?:bind|oblige|commit|require)\w*\b.{0,30}\b(?:reserve|hold|keep|maintain|stock|capacity)/,
            /\b(?:do(?:es)? not|not|without)\b.{0,20}\b(?:bind|oblige|commit|obligation)/,
          ],
        },
        {
          types: sale,
          within: 'clause',
          all: [
            /\b(?:keep|hold|maintain|reserve|carry|dedicate)\w*\b.{0,60}\b(?:stock|inventory|capacity|parts|lines|safety stock|buffer|weeks|months)\b/,
            /\b(?:not (?:be )?(?:binding|bound|committed|obliged|have to)|don't have to|no (?:obligation|promise|commitment|duty|claim)|without (?:any )?(?:commitment|obligation)|elsewhere|under no (?:obligation|duty)|free to buy)\b/,
          ],
          clause: [/\b(?:buy|purchase|order|volume|quantit\w+|forecasts?|promise)\b/],
          none: [
            /\b(?:shall buy|will buy|not (?:be )?obliged to hold|need not hold|software|services|confidential|energy|shares of)\b/,
          ],
        },
        {
          types: sale,
          force: ['duty', 'promise', 'fact'],
          all: [
            /\b(?:hold|keep|maintain|carry)\b.{0,40}\b(?:stock|inventory)\b/,
            /\b(?:bearing|bears?|at (?:its|their|\[\w+\]'s) (?:own )?(?:cost|risk|expense|charge))\b/,
            /\b(?:obsolete|unsold|surplus|excess|unused|as the \[\w+\]|directs?)\b/,
          ],
          none: [/\bshall buy|\bservices\b|\bstock (?:exchange|option)/],
        },
        {
          types: sale,
          within: 'sentence',
          all: [
            /\b(?:on its shelves|weeks of parts|lines are kept|kept free|stock|inventory|capacity|reserve|shelves|warehouse)\b/,
            /\b(?:binds? itself to nothing|no orders|are no orders|not (?:be )?(?:bound|obliged)|need not (?:buy|order|take)|no (?:duty|obligation|promise)|without (?:any )?(?:commitment|obligation))\b/,
          ],
          none: [/\b(?:takes over|shall buy|software|services|shares)\b/],
        },
      ],
    ),
    'no-resale-of-goods': [
      ...barring(
        [/\bfranchise\b|\bmarks\b|\btransfer notice\b|\brofo\b/, /\b(?:regulatory approvals?|termination products?)\b/],
        [
          {
            types: sale,
            force: ['ban', 'fact', 'duty', 'no-right', 'right'],
            all: [
              /\b(?:cancel\w*|reject\w*|refus\w*|surplus|returned|turn the goods down|overrun|unsold|excess)\b/,
              /\b(?:not (?:be )?(?:sold?|sell|resell|resold|offer\w*|dispose\w*)|can't (?:offer|sell)|no sale|prohibited|destroy|scrap)\b/,
              /\b(?:goods|products?|items|merchandise|anyone|anybody|third part\w*|stock|them)\b/,
            ],
            none: [/\b(?:may resell|outside the|nothing restricts|energy|power|confidential|records|data|output)\b/],
          },
          {
            types: sale,
            force: ['ban', 'no-right', 'duty'],
            all: [
              /\b(?:sell|resell|offer|dispose|supply|transfer)\b/,
              /\b(?:such|cancelled|canceled|rejected|returned|refused|surplus|those)\b.{0,20}\b(?:goods|products|items|stock)|\b(?:goods|products|items|stock)\b.{0,40}\b(?:cancelled|rejected|returned|refused)/,
              /\b(?:others?|anyone|third part|anybody|elsewhere|any other)/,
            ],
            none: [/\bmay resell|\benergy|\boutput|\bbuyer shall not resell/],
          },
          {
            types: sale,
            force: ['ban', 'duty', 'no-right'],
            all: [
              /\b(?:pulped|destroyed|scrapped|not (?:find its way|be (?:sold|offered|supplied))|must not (?:sell|offer|supply))\b/,
              /\b(?:other|else|anyone|third|shop|not want|stock|goods)\b/,
            ],
            clause: [goods],
            none: [/\bconfidential|\bdata|\brecords|\bmay sell/],
          },
        ],
      ),
      {
        types: sale,
        force: ['ban', 'fact', 'duty', 'no-right', 'right'],
        all: [
          /\b(?:cancel\w*|declined?|reject\w*|refus\w+|withdrawn|returned?|sends? back|not (?:accepted|taken)|made to \[?\w+\]?'s order)\b/,
          /\b(?:not be (?:offered|sold|resold|supplied|disposed)|must not (?:be )?(?:offer\w*|sell|sold)|not dispose|can't sell|no product\b.{0,90}\b(?:other|third)|destroy|scrap)\b/,
        ],
        clause: [/\b(?:goods|products?|articles|merchandise|items|orders?)\b/],
        none: [
          /\bfranchise\b|\bmarks\b|\btransfer notice\b|\brofo\b/,
          /\b(?:may resell|outside the|confidential|records|data|energy|termination products?|regulatory approvals?|samples)\b/,
        ],
      },
      {
        types: sale,
        all: [
          /\b(?:turned down|cancell?ed|rejected|refused|returned|declined|withdrawn|private-label)\b/,
          /\b(?:must scrap|offer to nobody|every other channel|not (?:be )?(?:sold|offered|resold)|nobody|no one else|destroy\w*|to anyone|no other (?:buyer|channel|customer))\b/,
        ],
        none: [/\b(?:free for sale|may (?:sell|resell)|confidential|data|records|energy|samples)\b/],
        clause: [/\b(?:goods|products?|buyer|retailer|merchandise|what the|items|articles)\b/],
      },
    ],
    'rejection-without-end': [
      {
        bears: 'giver',
        all: [
          /\bright (?:of rejection|to reject)\b.{0,40}\b(?:not|never) (?:be )?(?:lost|affected|waived|barred)\b.{0,40}\b(?:acceptance|use|wear|lapse of time)\b/,
        ],
        none: [/\[each\]/],
      },
      {
        types: sale,
        all: [
          /\b(?:reject\w*|refuse|acceptance|conformity|whole lot|return the)\b/,
          /\b(?:at any time|lapse of time|whenever|sole discretion|any cause|even after|neither payment|without limit|whole lot|not (?:be )?(?:deemed|constitute) acceptance|nor .{0,30}(?:use|payment))\b/,
          /\b(?:goods|products?|unit|lot|use|inspection|buyer|refund|collect)\b/,
        ],
        clause: [/\b(?:goods|products?|lot|replace|inspection|unit)\b/],
        none: [
          /\b(?:accept or reject|purchase orders?|product order)\b/,
          /\b(?:application|deliverables|services|are accepted|warranty rights|resume|personnel|subcontractor|offer)\b/,
        ],
      },
      {
        types: sale,
        all: [
          /\b(?:reject|rejecting|rejection|accepted|acceptance)\b/,
          /\b(?:neither|nothing|no|not)\b.{0,60}\b(?:use|sale|payment|inspection|time|done|delivery)\b/,
          /\b(?:prevent|taken as|constitute|amount to|deemed|later|bar|any time)/,
        ],
        clause: [goods],
        none: [
          /\b(?:accept or reject|purchase orders?|product order)\b/,
          /\bwarranty rights|\bhidden|\bservices|\bdeliverables|\bseller/,
        ],
      },
      {
        types: sale,
        force: ['right', 'fact', 'ban', 'no-right', 'duty', 'no-duty'],
        all: [
          /\b(?:reject\w*|refus(?:e|al))\b/,
          /\b(?:at any time|no (?:time )?limit|whenever|without limit (?:of|in) time|lapse of|however long|any (?:time and for any )?reason|no matter (?:how|when)|sole (?:opinion|discretion)|need (?:not|it) (?:give|state)|in its (?:sole )?opinion)\b/,
        ],
        clause: [/\b(?:goods|products?|lot|deliver\w+|unit|resale|sent \[?\w+\]?)\b/],
        none: [
          /\b(?:orders?|accept or reject|deliverables|services|personnel|subcontractor|offer|proposal|application|request|consent|assign\w*|insurance|work|within \d+)\b/,
        ],
      },
      {
        types: sale,
        all: [
          /\b(?:reject\w*|refused?)\b/,
          /\b(?:never too late|any cause|sees fit|paid for and used|at any time|no (?:period|limit|end)|without limit|however late|at its pleasure|whenever)\b/,
        ],
        none: [
          /\b(?:orders?|within \d+|proposal|offer|services|deliverables|work|consent|personnel|on the day|not refused)\b/,
        ],
        clause: [/\b(?:goods|products?|lot|deliver\w*|reject)\b/],
        test: (_, { actor }) => !sellerActs.test(actor?.word ?? ''),
      },
    ],
  }),
  fixes,
);

/** Further ways of saying it, in words that are rarer in contracts. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'prepaid-never-refunded': [
    {
      bears: 'taker',
      all: [
        /\b(?:deposits?|prepayments?|advances?|down payments?)\b.{0,20}\b(?:stays? with|remains? with|(?:is|are) (?:kept|retained) by)\b.{0,40}\b(?:whether or not|even if|although|even where)\b|\bnot (?:give|pay|send) (?:the |your |any )?money back\b/,
      ],
    },
  ],
  'defect-notice-short': [
    {
      bears: 'taker',
      all: [
        /\b(?:faults?|defects?|wrong with|damage|complaints?|shortages?|flaws?)\b/,
        /\bwithin (?:(?:\d|[1-4]\d) hours|[1-5] (?:working |business )?days?)\b|\bby the (?:close|end) of the (?:\w+ )?day\b/,
        /\b(?:failing which|after that|otherwise|or else|thereafter)\b.{0,60}\b(?:taken to|deemed|can't|cannot|no claims?|lost|barred|approved|accepted)\b/,
      ],
    },
  ],
  'goods-price-at-dispatch': [
    {
      bears: 'taker',
      all: [
        /\b(?:charged|billed|invoiced) at (?:whatever|the (?:rate|price|figure))\b.{0,50}\b(?:asking|ruling|current|going)\b.{0,40}\b(?:leaves?|loaded|dispatch\w*|shipp\w+|load\w+)\b/,
      ],
    },
  ],
};

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(alsoBy(found, more), otherWords), {
  'defect-notice-short': [
    rightKept,
    denies('lapses?|lost|lose|barred|forfeit(?:s|ed)?|waived?'),
    freedFrom('report|notify|give'),
    noneOf('claims?|rights?|defects?|failure|delay', 'lapses?|lost|barred|forfeited|waived?|extinguished'),
  ],
  'defect-claim-barred': [
    denies('bar|barred|affect|prevent|exclude|lost|lose|preclude'),
    noneOf('use|payment|installation|resale|claims?', 'bars?|excludes?|affects?|lost|prevents?|barred'),
  ],
  'seller-not-bound-to-deliver': [
    // That dates are estimates is an issue of its own.
    /^(?:[\d.]+ )?(?:all |any |the |quoted |stated )*(?:delivery |shipping |shipment |dispatch )?(?:dates?|times?)(?: of (?:delivery|shipment|dispatch))? (?:is|are) estimates? only\.?$/,
    /\b(?:may|shall|must|will) (?:not|never) (?:cancel|refuse|withhold|delay|treat|decline)\b/,
    nothing('excuses?|relieves?|releases?|entitles?|permits?'),
  ],
  'prepaid-never-refunded': [
    denies('keep|kept|retain(?:ed)?|forfeit(?:ed)?|lost|refuse'),
    noneOf('deposits?|prepayments?|payments?|sums?|advance', 'retained|kept|forfeited|lost'),
  ],
  'goods-price-at-dispatch': [
    denies('charge|put up|raise|increase|replace|change|vary|adjust|alter'),
    noneOf('increase|change|rise', 'entitles?|permits?|allows?'),
  ],
  'buyer-cancels-free': [
    denies('cancel|withdraw|postpone|put back|call off|defer'),
    noneOf('cancellation|postponement', 'free|without'),
  ],
  'returns-any-reason': [denies('return(?:ed)?|sent back|send back|entitled|credit|come back')],
  'stock-without-commitment': [
    freedFrom('keep|hold|maintain|reserve|carry|stock'),
    noneOf('part|stock|inventory|capacity|goods', 'kept|held|reserved|maintained'),
  ],
  'implied-terms-excluded': [
    denies('excluded?|disclaim(?:s|ed)?|negated?|limit(?:ed)?|affect|waived?'),
    nothing('excludes?|limits?|affects?|takes?|negates?|restricts?'),
  ],
  'title-retained-broad': [
    denies('retain(?:ed|s)?|remain|stay'),
    noneOf('title|property|ownership', 'retained|remains?|reserved'),
    /\bno (?:rights?|title|interest|claim) (?:in|to) the proceeds\b/,
  ],
  'risk-passes-early': [denies('pass(?:es)?'), noneOf('risk', 'pass(?:es)?')],
  'cancel-only-full-price': [
    noneOf('cancellation (?:charge|fee)|charge|fee', 'payable|due|owed|arises?'),
    freedFrom('pay|bear'),
  ],
  'goods-substituted': [
    denies('deliver|substitute|supply|change|replace|alter|modify'),
    /\bonly (?:after|with|if|once|where|when) (?:the )?\[\w+\] (?:has |have |had )?(?:first )?(?:approv|agree|consent|accept)/,
    noneOf('substitutes?|substitution|change|other goods', 'supplied|delivered|made|permitted'),
  ],
  'no-resale-of-goods': [denies('prevented|barred|prohibited'), nothing('prevents?|bars?|prohibits?|stops?')],
  'rejection-without-end': [mayNot('reject|return')],
  'description-not-binding': [denies('illustrative|indicative|approximat\\w+|a guide|differ|deviate|vary|depart')],
  'title-passes-before-payment': [
    denies('pass(?:es)?|vests?|transfer'),
    noneOf('title|property|ownership', 'pass(?:es)?|vests?|transfers?'),
  ],
});
