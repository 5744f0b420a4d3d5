import { unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { byParty, closeBy, curedBy, notIn } from '../payment/concepts.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** What treats both sides alike burdens neither. */
const alike = /\[each\]|\beither (?:party|side)\b|\bboth (?:parties|sides)\b/;
const definition = /\bmeans\b/;
const noDuty =
  /\b(?:no (?:obligation|minimum|commitment|duty)|not (?:be )?(?:obliged|required|committed|a take)|nothing .{0,60}?(?:commits?|obliges?|binds?|requires?)|need not|is not|non-binding|do not bind|does not bind)\b/;
const shortfall =
  /\b(?:short-?falls?|difference|the gap|the rest|balancing charge|deficiency|unspent|unused|un-?purchased|spends? less|if (?:you|\[\w+\]) spends? less|makes? up|short rate|dead freight|used or unused|whatever (?:net sales|amount)|margin lost|come to less|fewer than|falls? (?:short|beneath|below)|is not reached|bill .{0,12}the rest)\b/;
const minimum =
  /\b(?:minimums?|at least|no(?:t)? less than|not (?:be )?(?:less|fewer) than|no fewer than|floor|guaranteed|commits? to|committed|commitment|annual (?:contract )?quantity|agreed volume|contracted (?:volume|tonnage|insertion)|reserved|pledge|in no event be less|not be less)\b/;
const buying =
  /\b(?:purchas\w+|buy(?:s)?|spend(?:s)?|order(?:s|ed)?|take(?:s|n)?|tender(?:s|ed)?|pay(?:s|able|ments?)?|paid|fees?|charges?|charged|royalt(?:y|ies)|volumes?|units|quantity|services|usage|invoiced|billed|owe[sd]?)\b/;

/** A floor of volume or spend, by whatever name. */
const floor =
  /\b(?:minimums?|(?:annual|yearly|quarterly|monthly|contract|purchase|sales|volume|spend|threshold|committed|target) (?:volume|quantity|quantities|target|fee|charge|spend|commitment|purchases?|plan)s?|threshold|commitments?|quotas?|targets?|take-or-pay|short-?falls?|deficienc(?:y|ies)|guaranteed (?:royalt\w+|amounts?|volumes?))\b/;
const supplierFails =
  /\b(?:suspensions?|outages?|shortages?|downtime|delays?|late (?:shipment|delivery|supply)|(?:unable|inability|failure|fails?|failed) to (?:supply|deliver|ship|perform|fill|provide|make available)|(?:was|is|were|been) (?:down|unavailable|unable|late|interrupted)|could not (?:fill|supply|deliver|ship)|cannot (?:supply|deliver|ship)|refused|non-?delivery|non-?supply|break-?downs?|force majeure|interruptions?|failure of|defective|reason for which|for whatever (?:cause|reason)|whatever (?:the )?(?:cause|reason)|fault of|(?:does|did|do) not (?:supply|deliver|ship|perform|work))\b/;
const stillDue =
  /\b(?:(?:not|no|nor|never|nothing)\b.{0,60}\b(?:reduc\w*|excuse\w*|relieve\w*|adjust\w*|releas\w*|affect\w*|abat\w*|lower\w*|credit\w*|suspend\w*)|(?:payable|due|owed|paid) in full|(?:stays?|remains?) (?:the same|due|payable|unchanged|in full|in force)|without regard to|irrespective|regardless|even (?:if|where|though|when)|notwithstanding|whether or not)\b/;
const holdsReady =
  /\b(?:keep(?:s)?|hold(?:s)?|maintain(?:s)?|reserve(?:s|d)?|have|retain(?:s)?|set aside|dedicate|stock)\b.{0,90}\b(?:lines?|capacity|stocks?|inventory|buffer|stand-?by|labor|labour|plant|staff|crews?|personnel|vehicles|drivers|trucks|rooms|beds|machines?|free|available|readiness|resources|materials|components|raw materials|slots?)\b/;
const noOrders =
  /\b(?:under no (?:duty|obligation|commitment)|no (?:duty|obligation|commitment|(?:\w+ )?volume|minimum|guarantee|promise|undertaking)|not (?:be )?(?:obliged|bound|required|committed|guarantee\w*|oblig\w+)|nothing\b.{0,40}\b(?:commits?|obliges?|obligates?|binds?|requires?)|don't (?:promise|guarantee|have to)|does not (?:promise|guarantee|commit|undertake)|doesn't (?:promise|guarantee|have to)|without (?:any )?(?:commitment|obligation|guarantee)|need not (?:order|buy|purchase|take|use)|not (?:be )?liable)\b/;
const amount =
  /\b(?:users?|number of|seats?|licen[cs]es?|licen[cs]e counts?|minimums?|quantit(?:y|ies)|volumes?|commitments?|purchase targets?|targets?|quotas?|orders?|subscriptions?|plan|tier|capacity|headcount|guaranteed royalt\w+)\b/;
const salesRights =
  /\b(?:appointment|exclusiv\w+|licen[cs]es?|territor(?:y|ies)|areas?|regions?|dealership|distributorship|agency|franchise|distribution rights|rights?|agreement|contract)\b/;
const missesQuota =
  /\b(?:quotas?|targets?|minimum(?:s| \w+)?|sales plan|plan|threshold|(?:sales|purchases|orders|revenues?|volumes?|turnover|units)\b.{0,60}\b(?:less than|fewer than|below|short|beneath|do(?:es)? not (?:reach|meet|attain|achieve|exceed)|fail(?:s)? to (?:reach|meet))|(?:sells?|buys?|orders?|purchases?|takes?) (?:less|fewer) than|(?:its|\[\w+\]'s) (?:buying|purchasing|selling|ordering)|(?:buying|purchasing|selling|taking|ordering) (?:at least|not less than|no fewer than|no less than|\d))\b/;

/** What tells whose rights hang on the quota. */
const quotaOf = (party: string): RegExp =>
  new RegExp(
    `\\[${party}\\]'s (?:\\w+ ){0,2}?(?:appointment|exclusiv\\w+|rights?|territory|sales|purchases|net sales|licen[cs]e|dealership|performance)|` +
      `\\[${party}\\] (?:fails?|loses?|does not|forfeits?)|\\b(?:held by|granted to|assigned to|on the part of|any part of the territory from|sales by|bought by) (?:the )?\\[${party}\\]`,
  );

/** What a side must buy, take or hold ready whether or not it is needed. */
const found = defineTopic(
  'minimum-commitment',
  file,
  closeBy({
    'minimum-spend': barring(
      [
        /\b(?:net cash|net debt|working capital|completion accounts|closing statement)\b/,
        /\bunderpa(?:id|y\w*)\b/,
        /\bno other payment\b|\bno minimum\b/,
        /\b(?:audit(?:or|ed)?|accountant|inspection|report)\b[^.;]{0,120}\bshortfall\b|\bshortfall\b[^.;]{0,120}\b(?:audit(?:or|ed)?|accountant|inspection)\b/,
      ],
      notIn(
        'employment-contract',
        curedBy(
          /credited against (?:its|the|\[\w+\]'s) (?:orders|purchases)|(?:minimum|it) is reduced in proportion/,
          barring(
            [
              /^(?:\([a-z0-9]+\) |[\d.]+ )?minimum (?:royalt(?:y|ies)|purchases?|commitments?|orders?|volumes?)\.?$|\bno further payments?\b|\broyalty payable (?:hereunder|under)\b|\b(?:constitutes?|as) (?:a )?prepayment\b|\bposted as a credit\b|^(?!.*\b(?:pay|breach|shortfall|remit|deficiency)\b).*\bif (?:the )?\[\w+\] fails to meet the\b/,
              /\b(?:undercharged|supplementary invoice|sole remedy for|mwh|output|understated|inspection shows|audit shows|inspections?|materially reduce|seller shall pay|supplier shall pay|reduced in proportion|reduced (?:pro rata|proportionately))\b/,
            ],
            [
              {
                // Who is said to pay the shortfall bears it, whichever side that is.
                within: 'sentence',
                force: ['duty', 'fact'],
                bears: 'actor',
                all: [
                  /\[a\] (?:shall |will |must )?(?:also )?(?:pays?|owes?|makes? (?:up|good))\b.{0,40}\b(?:short-?fall|deficienc\w+|missing (?:volume|quantity|units))\b/,
                  /\b(?:purchases?|orders?|spend|volumes?|quantit\w+|units)\b/,
                  /\b(?:contract year|licen[cs]e year|year|quarter|month)\b/,
                ],
                none: [
                  alike,
                  definition,
                  noDuty,
                  /\b(?:working capital|net asset|audit\w*|availab\w+|output|insurance|tax|escrow|estimat\w+|operating expenses|may be made up|carried forward)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:(?:is|are|fall(?:s|en)?|come(?:s)? to|amount(?:s)? to|order(?:s)?|spend(?:s)?|buy(?:s)?|purchase(?:s|d)?|use(?:s|d)?) (?:\w+ ){0,3}(?:below|short of|less than|beneath|under)|fall(?:s)? short|short-?falls?|deficienc(?:y|ies)|below the (?:\w+ ){0,2}(?:threshold|minimum|volume|quantity|amount)|less than (?:that|the (?:minimum|committed|guaranteed)))\b/,
                  /\b(?:pay(?:s|able)?|invoic\w+|bill\w*|charg\w+|make(?:s)? (?:up|good)|made good|owes?|debit\w*)\b.{0,60}\b(?:short-?fall|difference|deficienc\w+|balance|gap|missing (?:volume|quantity|units))\b|\b(?:short-?fall|difference|deficienc\w+|balance|gap)\b.{0,80}\b(?:pay(?:able|s)?|paid|made (?:good|up)|due|invoiced|billed|charged|owed)\b/,
                  /\b(?:purchases?|orders?|spend|volumes?|quantit\w+|royalt\w+|fees?|units|usage|sales|services|goods|products|licen[cs]e year|contract year|quarter|month)\b/,
                ],
                none: [
                  alike,
                  definition,
                  noDuty,
                  /\b(?:working capital|price adjustment|net asset|audit\w*|inspect\w*|availab\w+|output|produc\w+ guarantee|seller shall pay|supplier shall pay|insurance|proceeds|deposit|tax|escrow|reconcil\w+|estimat\w+|operating expenses|actual (?:costs?|expenses)|may be made up|carried forward|nothing .{0,40}commits|collateral|foreclos\w+|invoice(?:d)? amount|delivered quantity|escrow|short shipment|reletting|relet)\b/,
                ],
              },
              {
                all: [
                  /\bguarantees?\b.{0,60}\b(?:royalt\w+|fees?|purchases?|orders?|payments?|revenues?|turnover)\b/,
                  /[$£€] ?\d|\b\d[\d,]* (?:units|tons|tonnes|cases)/,
                  /\b(?:each|every|per|annual\w*|yearly) ?(?:licen[cs]e |contract |calendar )?(?:year|month|quarter)?\b/,
                ],
                none: [
                  alike,
                  definition,
                  noDuty,
                  /\b(?:loan|obligations of|indemn\w*|bank|surety|landlord|lender|salary|bonus)\b/,
                ],
              },
              ...barring(
                [
                  /\b(?:impressions|costs and expenses|audit|performance requirements|reduced to the extent|will be reduced|schedule \(|payment year|as set forth on|repayable)/,
                  alike,
                  definition,
                ],
                [
                  {
                    all: [
                      /\b(?:at least|no(?:t)? less than|a minimum of|minimum)\b/,
                      /(?:\$|£|€)\d|\b(?:usd|eur|gbp) ?\d/,
                      /\b(?:royalt(?:y|ies)|purchases?|orders?|spend|fees|services|products?|sales)\b/,
                      /\b(?:each|every|per|annual\w*|yearly|year|month|quarter)\b/,
                      /\b(?:pays?|shall|must|will|undertakes?|agrees?|commits?|guarantees?|owes?)\b/,
                    ],
                    none: [
                      noDuty,
                      /\b(?:insurance|coverage|salary|wage|output|availab\w*|deposit|bond|liabilit\w*|net worth|credited against|if\b.{0,20}\bsales|bonus|capital)\b/,
                    ],
                  },
                  {
                    clauseNone: [/\bexclusiv/],
                    all: [
                      /\b(?:undertakes?|commits?|agrees?|shall|must|obliged|guarantees?)\b.{0,60}\b(?:order|purchase|buy|take|spend|pay|sell)\b.{0,50}\b(?:at least|not less than|no less than|no fewer than|minimum)\b/,
                      /\b(?:year|month|quarter|annual\w*|contract year|term|each)\b/,
                      /(?:\$|£|€|\beur|\busd|\bgbp|\d)/,
                    ],
                    none: [
                      /\b(?:reduced pro rata|same proportion|hours of training|territory may)/,
                      noDuty,
                      /\b(?:notice|insurance|coverage|hours' notice|days|staff|wage|interest|availab\w+|output|deposit|rent of|capital|each order|per order|royalt\w+ of \d+ ?(?:%|percent))\b/,
                    ],
                  },
                  {
                    all: [
                      /\b(?:less than|below|falls? short of|fall(?:s)? below|do(?:es)? not reach)\b/,
                      /\bpay(?:s)? (?:to \[\w+\] )?(?:\[\w+\] )?the (?:difference|balance|short-?fall|deficit)\b/,
                      /\b(?:fees?|purchases?|orders?|spend|charges|volume|year|quarter|month)\b/,
                    ],
                    none: [
                      /\b(?:reduced pro rata|same proportion|hours of training|territory may)/,
                      noDuty,
                      /\b(?:working capital|price|net asset|output|produce|availab\w+|seller shall pay|deposit|invoice|royalt\w+ due|salary|purchase price|insurance|proceeds)\b/,
                    ],
                  },
                  {
                    within: 'sentence',
                    all: [minimum, shortfall, buying],
                    none: [
                      /\b(?:reduced pro rata|same proportion|hours of training|territory may)/,
                      noDuty,
                      /\b(?:may be made up|made up during|produce|working capital|output|consecutive|availability|service levels?|uptime|insurance|engineers|output guarantee|deductible|wage|capital|net worth|notice of|seller delivers|severance|exclusivity|quota|vacation|cure|penalt\w+ of supplier|damages)\b/,
                    ],
                  },
                  {
                    clauseNone: [/\bexclusiv/],
                    force: ['duty', 'fact', 'promise'],
                    all: [
                      /\b(?:minimum (?:monthly |annual |yearly |quarterly )?(?:royalt(?:y|ies)|fees?|purchases?|spend|commitment|volume|quantity|charge|payment|order)|guaranteed (?:minimum )?royalt(?:y|ies)|(?:purchase|buy|spend|order|take|commits? to)\b.{0,40}\b(?:at least|no less than|not less than|a minimum of|minimum of|no fewer than)|annual consumption pledge|monthly floor|commits? to \d|in no event be less than)\b/,
                      buying,
                    ],
                    none: [
                      /\b(?:reduced pro rata|same proportion|hours of training|territory may)/,
                      noDuty,
                      /\b(?:may be made up|availability|insurance|minimum wage|notice|days'|if the target|quota|exclusiv\w+|expected|deemed reduced|is reduced by|reduces? the|reduced to the extent|minimum order quantity|each order|per order|handling charge|handling fee)\b/,
                    ],
                  },
                  {
                    all: [
                      /\b(?:minimum of \d|guarantees? (?:\$|£|€|eur|usd)? ?\d|minimum royalty|short rate|dead freight|consumption pledge)/,
                      /\b(?:owe[sd]?|guarantees?|charged|payable|due|paid|pledge|month|year)\b/,
                    ],
                    none: [
                      /\b(?:reduced pro rata|same proportion|hours of training|territory may)/,
                      noDuty,
                      /\b(?:availability|insurance|net worth|hours|notice|staff|wage|engineers|delivery|output|day'?s|coverage|each occurrence)\b/,
                    ],
                  },
                  {
                    within: 'sentence',
                    all: [
                      /\b(?:unused|unspent) (?:credits?|hours|commitment|balances?)\b/,
                      /\b(?:expire|lapse|forfeit|lost)\w*\b/,
                      /\b(?:paid|pays?|pledge|commitment|prepaid)\b/,
                    ],
                    none: [
                      /\b(?:reduced pro rata|same proportion|hours of training|territory may)/,
                      /\bpatent|\bvacation|\bleave\b/,
                    ],
                  },
                  {
                    all: [
                      /\b(?:short-?fall|deficiency) (?:payments?|charges?|fees?)\b|\bpay(?:s)? (?:\[\w+\] )?(?:for )?the short-?fall\b|\bremit the unspent\b/,
                    ],
                    none: [
                      /\b(?:reduced pro rata|same proportion|hours of training|territory may)/,
                      noDuty,
                      /\bmade up|\bconsecutive|\bnot due\b|\btax\b|\broyalt\w+ .{0,20}audit|\baudit|\bcapacity payment|\bis reduced by|\bresults from/,
                    ],
                  },
                  {
                    all: [/\b(?:fees? billed|hours?|charges)\b.{0,60}\b(?:no event|never)\b.{0,20}\bless than\b/],
                    none: [/\b(?:reduced pro rata|same proportion|hours of training|territory may)/, /\bseverance/],
                  },
                ],
              ),
            ],
          ),
        ),
      ),
    ),
    'take-or-pay-no-make-up': curedBy(
      /in the following two \(2\) contract years|in the (?:following|next) 2 contract years|shall carry over to the following/,
      barring(
        [/\b(?:non-?refundable|only where|pay out the remaining|only sums|only if)\b/],
        [
          {
            all: [
              /\b(?:shortfall|deficiency|take-or-pay) (?:payments?|fees?|charges?|amounts?)\b.{0,30}\b(?:gives?|confers?|carr(?:y|ies)|creates?|grants?) (?:\S+ )?no (?:right|claim|entitlement|credit)\b/,
            ],
            none: [/\[each\]/],
          },
          {
            all: [/\b(?:may|can|shall) ?not be (?:carried|rolled) (?:forward|over)\b/],
            clause: [
              /\b(?:unused|not used|prepaid|paid for)\b/,
              /\b(?:hours|credits?|volumes?|quantit\w+|units|visits|sessions|capacity|licen[cs]es)\b/,
            ],
            none: [alike, definition, /\b(?:losses|vacation|leave|holiday|tax|days off)\b/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:not (?:taken|used|consumed|drawn|lifted|called|collected)|un(?:used|taken|drawn|lifted|claimed)|don't (?:use|take|need)|does(?:n't| not) (?:use|take|call)|irrespective of (?:the )?(?:actual )?(?:throughput|usage|offtake|use|consumption|volumes?)|regardless of (?:the )?(?:actual )?(?:throughput|usage|offtake|use|consumption|volumes?)|whether or not (?:it |they |\[\w+\] |the \[\w+\] |actually )*(?:takes?|uses?|used|taken|required|needed)|deemed (?:taken|delivered|used)|actual throughput)\b/,
              /\b(?:(?:are|is) (?:gone|lost|forfeit\w*)|lapses?|forfeit\w*|expires?|(?:can't|cannot|may not|not) be (?:moved|carried|rolled|transferred|banked|credited|used later|taken later|made up)|without (?:any )?(?:obligation to )?(?:credit|account)|no (?:later|credit|refund|carry\w*|make-?up|right to (?:take|receive|recover|carry))|as if (?:it|they|the same) had been (?:taken|used|delivered|consumed)|no\b.{0,60}\bcount towards?|neither (?:carried|refund\w*|credited|rolled)|nor (?:carried|refund\w*|credited|rolled))\b/,
              /\b(?:energy|gas|power|hours?|credits?|visits?|units?|quantit\w+|volumes?|capacity|sessions?|throughput|allowance|minutes|tokens|charge|commitment|days|water|steam|electricity|product|licen[cs]es|seats|shipments?|sums? (?:so )?paid|classes|bookings?)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:vacation|holiday|annual leave|sick|service credits?|tax(?:es)?|carry forward of|losses|roll over to|rolls? over for|carried (?:over|forward) to|may (?:be )?take[n]? .{0,30}(?:later|next|free)|free of charge during|make-?up gas|options?|warrants?|shares?|patents?|insurance|licen[cs]e (?:granted|rights)|offer|trademarks?|commitment fee|loan|drawing|deposit|stock|coupon|vouchers? (?:expire|are valid)|permits?|appropriat\w+|reward|points|paid time off|pto)\b/,
            ],
          },
          {
            all: [
              /\b(?:hours?|credits?|units?|quantit\w+|volumes?|days|allowance|capacity|energy|gas)\b.{0,30}\bnot (?:used|taken|consumed|called)\b|\bunused (?:hours?|credits?|units?|quantit\w+|volumes?|allowance|capacity|balance)\b/,
              /\b(?:lost|lapse[sd]?|forfeit\w*|expires?|not (?:be )?(?:credited|carried|transferred|refunded|rolled)|without (?:credit|refund|compensation))\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:vacation|holiday|leave|service credits?|tax|sick|roll over|refunded on|then refunded|option)\b/,
            ],
          },
          {
            all: [
              /\bno right to (?:receive|take|demand|recover|call for)\b.{0,60}\b(?:later|afterward|subsequent|another (?:month|year)|future)\b|\bnot (?:be )?(?:entitled to )?(?:make[- ]up|made up|carr(?:y|ied) (?:over|forward)|roll(?:ed)? over)\b|\b(?:do|does|shall|may) not (?:carry|roll) over\b|\bno make-?up\b/,
              /\b(?:paid|pay|energy|gas|quantit\w+|volumes?|credits?|amounts?|units|commitment|capacity)\b/,
            ],
            none: [alike, definition, /\b(?:leave|vacation|holiday|losses|tax|service credits?|option|data)\b/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:credits?|hours|quantit\w+|capacity|units|volume|balance|commitment)\b/,
              /\b(?:unused|any balance|not (?:used|taken)|whether or not (?:used|taken|required)|remaining|untaken|prepaid)\b/,
              /\b(?:forfeit\w*|expires?|lapses?|lost|no make-?up|not (?:carry|be carried|roll)|no (?:refund|carry|credit)|without (?:refund|credit))\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:service credits?|outage|availability|roll over to|carried (?:over|forward) to|refunded|vacation|leave|patent|free of charge|at no further charge|option|insurance|tax|loan)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:take[- ]or[- ]pay|ship[- ]or[- ]pay|put[- ]or[- ]pay|pays? for|take or,|pay(?:s|able|ment)?|owed|owes?|paid|price|commitment|capacity|credits|hours)\b/,
              /\b(?:not taken|untaken|unused|unlifted|not lifted|uncollected|not (?:use|using|collect(?:s|ed)?|called)|deemed (?:output|delivered|taken)|whether (?:or not )?(?:it )?(?:taken|collects?|used)|skip(?:ped|s)?|left over|regardless of offtake|reserved|put-or-pay|take-or-pay|use-it-or-lose-it|irrespective of (?:offtake|use)|not call(?:ed)?|not taken)\b/,
              /\b(?:no (?:right to|make-?up|carry-?forward|credit|later)|not (?:roll(?:s)? over|be banked|later|afterward|make up|carried|offset)|does not roll|do not roll|cannot be (?:banked|carried|made up)|forfeit\w*|expires?|lapses?|gone for good|lost|waives any carry|excluded|without credit|no refund|neither refund|sell uncollected|may not (?:afterward|later|make)|shall not offset|use-it-or-lose-it)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:may take the same|free of charge in any|roll over to|then refunded|not a take|reduced by the net|vacation|with make-up|within seven|sick leave|paid time off|offer lapses|insurance|patent)\b/,
            ],
          },
          {
            all: [
              /\b(?:pays? for|payment (?:is )?(?:due )?for|invoiced? for)\b.{0,60}\b(?:deemed (?:output|generated|delivered)|as (?:though|if) (?:delivered|taken|generated))\b/,
            ],
            none: [alike, definition, /\bcurtail\w+/],
          },
        ],
      ),
    ),
    'minimum-despite-failure': barring(
      [/\b(?:resource model|reasons other than|credited against|only where|only if|where [^,]{0,20} was able to)\b/],
      [
        {
          within: 'sentence',
          all: [floor, supplierFails, stillDue],
          none: [
            alike,
            definition,
            /\b(?:shall be (?:reduced|adjusted|abated|credited)|(?:is|are) (?:reduced|adjusted|abated|suspended)|reduced by|reduced pro|save (?:for|where|in|to)|except (?:for|where|to|in)|unless|liabilit\w+|minimum (?:wage|rating|insurance|net worth|standards?|notice|term|age|service level)|service levels?|target date|liquidated|insurance|extension|indemn\w*|to the extent that (?:the )?\[\w+\] (?:fails|failed)|delivery dates?|completion date|accounts?|loan|lender|funding commitment|rent|bonus|milestone|seller's (?:commitment|output)|supply (?:commitment|shortfall))\b/,
          ],
        },
        ...barring(
          [/\b(?:excludes? )/],
          [
            {
              all: [
                /\b(?:minimum|commitment|guaranteed)\b/,
                /\b(?:liable|due|payable|owed?|pay|remains?|unchanged|continues?)\b/,
                /\b(?:although|even (?:if|though|when|where)|notwithstanding|regardless|irrespective|whether or not)\b.{0,80}\b(?:not (?:deliver\w*|suppl\w*|provid\w*|perform\w*|been|available)|fail\w*|unavailab\w+|breach|default|suspen\w+|outage|unable|interrupt\w*)\b/,
              ],
              none: [definition, /\b(?:insurance|severance|wage|liabilit\w+|warrant\w*)\b/],
            },
            {
              all: [
                /\bdeemed (?:output|energy|generation|delivered|delivery|quantit\w+|consumption|taken)\b|\bwould (?:otherwise )?have (?:been )?(?:generated|delivered|supplied|produced)\b/,
                /\b(?:outages?|unavailab\w+|insufficient|force majeure|grid|maintenance|any event|any reason|breakdown|failure|own)\b/,
              ],
              none: [
                alike,
                /\b(?:curtail\w+ (?:by|ordered|instruct)|at buyer's instruction|caused by (?:the )?(?:buyer|offtaker|\[taker\])|not include|excluding|insurance)\b/,
              ],
            },
            {
              all: [
                /\b(?:minimum|commitment|committed)\b/,
                /\bnot (?:be )?(?:reduced|affected|diminished|excused|lowered)\b|\bundiminished\b|\bunaltered\b/,
                /\b(?:unavailab\w+|suspen\w+|outage|failure|terminat\w+|delay|removed|default)\b/,
              ],
              none: [/\bunless|\bexcept|\bliabilit/],
            },
            {
              all: [/\bpay\b.{0,60}\b(?:contract price|price)\b.{0,60}\bdeemed (?:output|energy|generation|delivered)/],
              none: [/\bcurtail/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:minimum|commitment|committed|take-or-pay|annual quantity|volume for which|guaranteed)\b/,
                /\b(?:unable to (?:supply|deliver|perform)|fails? to (?:supply|deliver|make available|perform|provide)|failure to (?:supply|deliver|provide)|suspension|down-?time|outages?|unavailab\w+|interruption|shortage|not available)\b/,
                /\b(?:not (?:be )?(?:reduced|affected|excused|waived|suspended)|remains? (?:due|payable|in force|in full)|nevertheless|nonetheless|regardless|notwithstanding|in full|even (?:if|when|during)|still (?:due|payable))\b/,
              ],
              none: [
                definition,
                /\b(?:reduces the|is reduced by|no minimum|insurance|except|unless|output guarantee|liabilit\w+)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:minimums?|commitment|committed|contracted|annual quantity|full annual|guarantee[sd]?|purchase duty|minimum quantity|volume)\b/,
                /\b(?:notwithstanding|even (?:in|if|when|while|though)|no (?:failure|delay)|not (?:reduce|lower|count)|do(?:es)? not (?:count|lower|reduce|diminish|affect)|no (?:failure|delay)\b.{0,60}\breduces|disregarded|irrespective|regardless|remains? payable|nonetheless|not lower|whether \[\w+\] tenders|leaves? .{0,60}intact|counts? as (?:delivered|taken)|owed .{0,40}periods in which|whether or not)\b/,
                /\b(?:unavailab\w+|failure|delays?|can't supply|cannot supply|outages?|downtime|back orders|allocations|withdrawn|cancellations|suspension|closed|tenders it|fail(?:s|ed)? to (?:deliver|supply)|own (?:default|breach|outages)|not (?:been )?(?:able|supplied|delivered)|non-?delivery|shortage|late delivery)\b/,
              ],
              none: [
                definition,
                /\b(?:is reduced by|are reduced by|owes no minimum|not due as far|insurance|count toward|left out of account|output guarantee|guaranteed minimum output|reduces the minimum|minimum is reduced|limited warranty|liability)\b/,
              ],
            },
          ],
        ),
      ],
    ),
    'capacity-without-commitment': barring(
      [/\bdiscrepanc/],
      curedBy(/shall (?:buy|purchase) the finished goods/, [
        {
          within: 'sentence',
          all: [
            holdsReady,
            noOrders,
            /\b(?:orders?|purchase|buy|call-?offs?|forecasts?|volume|stock|capacity|take|use|work|readiness|demand)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:not (?:be )?(?:required|obliged) to (?:reserve|hold|keep|maintain|stock)|no (?:duty|obligation) to (?:hold|keep|reserve|maintain|stock)|paid for (?:its )?(?:stand-?by|readiness)|shall (?:buy|purchase|pay for)|reservation fee|stand-?by fee|may decline|insurance|records|confidential\w*|service levels?|liabilit\w+ for|premises|data|account|office space|shares|personnel policies|background|reserves the right|licen[cs]e)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\[(?:a|giver)\] (?:must|shall|will|agrees? to|has to|have to|undertakes to) (?:at (?:its|\[\w+\]'s) own (?:cost|expense),? )?(?:at all times )?(?:keep|hold|maintain|reserve|stock|have)\b.{0,100}\b(?:stock|inventory|capacity|stand-?by|lines?|crews?|drivers|vehicles|staff|materials|components)\b/,
            /\bno liability for any (?:unused|remaining|unsold)\b|\b(?:nothing\b.{0,40}\b(?:commits?|obliges?|obligates?|binds?|requires?)|(?:don't|doesn't|do not|does not) (?:promise|guarantee|commit|have to)|(?:no|not (?:any )?) ?(?:obligation|commitment|duty|promise|guarantee)|(?:isn't|is not|not) (?:be )?(?:paid|obliged|bound|required|committed))\b.{0,60}\b(?:buy|purchase|order|use|take|stock|any|volume|paid|standby)\b/,
          ],
          none: [/(?<!\w)(?:reservation fee|stand-?by fee|shall (?:buy|purchase)|may decline|\[each\])\b/],
          clauseNone: [
            /\b(?:reservation fee|stand-?by fee|capacity fee|shall (?:buy|purchase|pay for) (?:any|all|the) (?:remaining|unused|stock|inventory|materials))\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:components?|materials|stock|inventory|goods|parts|capacity|tooling)\b/,
            /\b(?:in reliance on|on the basis of|based on|against|to meet|according to)\b.{0,30}\bforecasts?\b|\bforecast\w*\b.{0,60}\b(?:procured|purchased|bought|built|made|held)\b/,
            /\b(?:(?:sole|own) risk|not (?:be )?liable|no (?:liability|obligation|responsibility)|surplus|obsolete|obsolescence)\b/,
          ],
          none: [
            alike,
            definition,
            /(?<!\w)(?:shall (?:buy|purchase|pay for|reimburse)|\[\w+\] (?:buys|purchases|reimburses))\b/,
          ],
        },
        ...barring(
          [
            /\b(?:content|updates|bug fixes|interruptions|confidential|liability for (?:any|user|such)|monitor)/,
            alike,
            definition,
          ],
          [
            {
              within: 'sentence',
              all: [
                /\b(?:keeps?|holds?|maintains?|reserves?|stocks?|provides?|allocates?)\b/,
                /\b(?:stock|inventory|capacity|staff|crews?|personnel|lines?|slots?|vehicles|trucks|rooms|supplies)\b/,
                /\b(?:no|not|without)\b.{0,25}\b(?:purchase|order|volume|minimum)? ?(?:commitments?|obligations?|guarantees?|promises?|commit|undertake|promise)\b/,
              ],
              none: [
                /\b(?:fee|insurance|shall (?:buy|purchase)|will purchase|confiden\w*|warrant\w*|not required|records|optional)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:keep|hold|reserve|maintain|allocate|dedicate|stand|set aside|guarantee|make available)\w*\b.{0,70}\b(?:free|available|ready|reserved|stock|inventory|capacity|lines?|slots?|staff|team|crew|trucks?|rooms?|production|materials)\b/,
                /\b(?:without|no|not)\b.{0,40}\b(?:guarantee|commitment|obligation|promise|obliged|minimum|bound)\b.{0,30}\b(?:of|to|any|orders?|purchase|volume|work|buy|order)\b/,
              ],
              none: [
                /\b(?:insurance|fee|will purchase|shall (?:buy|purchase)|not required to (?:reserve|hold|keep)|seller need not|licen[sc]e|customer data|warrant\w*|access)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:maintain|hold|reserve|keep|stock|provide|have)\b.{0,60}\b(?:inventory|stock|capacity|slots|crews?|staff|personnel|equipment|materials|supply|team|rooms|available)\b/,
                /\b(?:no|not|without|does not)\b.{0,40}\b(?:liability for|liable for|obligation to (?:place|order|buy|purchase)|guarantee\w*|commitment|commit|minimum|volume of|required to order)\b/,
              ],
              none: [
                /\b(?:insurance|capacity fee|will purchase|shall buy|not required to (?:reserve|hold|maintain)|no duty to|optional|seller need not|licen[sc]e)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:reserve[sd]?|hold(?:s)?|keep(?:s)?|maintain(?:s)?|guarantees?|stands? ready|be ready|ready to|standby|on call|available|dedicated|safety stock|stock|capacity|den(?:y|ies) its|line time|off sale)\b/,
                /\b(?:capacity|stock|inventory|trucks?|team|staff|rooms|himself free|shift|line time|materials|dispatch|consultants|available|ready|work|personnel)\b/,
                /\b(?:no obligation|under no obligation|no (?:commitment|guarantee of|availability payment|minimum)|not (?:be )?(?:liable|committed|obliged|bound|promise|have to give)|does not (?:promise|commit|guarantee)|don't have to|without (?:any )?(?:recourse|commitment|obligation|penalty)|makes no commitment|when(?:ever)? it likes|if no orders follow|as many or as few|sole election|only for those it|need not (?:order|buy))\b/,
              ],
              none: [
                /\b(?:optional module|buy any of it|monthly capacity fee|capacity fee|is not required to|not required to reserve|services ordered|may be released|seller need not accept|need not accept)\b/,
              ],
            },
            {
              all: [
                /\bforecasts?\b.{0,40}\b(?:oblige|require|commit)s? \[\w+\] to\b.{0,60}\b(?:hold|stock|reserve|capacity|build)/,
              ],
              none: [/\bbuy\b.{0,30}\bremains/],
            },
          ],
        ),
      ]),
    ),
    'binding-forecast': barring(
      [
        /\b(?:becomes? obsolete|safety stock|first (?:month|2 months|1 months?|30 days|60 days|4 weeks)|in no event|in excess of (?:the |\[\w+\].s )?binding)\b/,
      ],
      [
        {
          all: [
            /\b(?:orders?|purchase|buy|take|call off)\b.{0,60}\b(?:at least|not less than|no less than|a minimum of) \d+(?:\.\d+)? ?(?:%|percent|per ?cent) of\b.{0,80}\bforecasts?\b|\bforecasts?\b.{0,60}\b(?:at least|not less than|no less than) \d+ ?(?:%|percent)/,
          ],
          none: [
            alike,
            definition,
            /\b(?:no obligation|not (?:be )?(?:binding|obliged|required)|accuracy|supplier shall|supply at least|deliver at least)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:forecasts?|estimates? (?:furnished|given|of (?:its )?(?:needs|demand|requirements))|projections?|projected (?:requirements|needs|volumes?|demand)|(?:numbers|figures|quantities) \[\w+\] (?:sends?|gives?|provides?|submits?)|planning figures|estimated (?:requirements|volumes?|quantities))\b/,
            /\b(?:(?:count|treated|regarded|taken|stand)s? as|constitutes?|deemed|commits?|firm|binding|obliges?|is bound|shall be bound|take and pay|take or pay|must (?:buy|purchase|order|take)|shall (?:buy|purchase|order|take)|can't (?:lower|reduce|change|cancel)|pay .{0,40}(?:short|difference))\b/,
            /\b(?:orders?|purchase|quantit\w+|commitment|volumes?|buy|order|take|pay)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:no forecast|it may vary|may vary by|non-?binding|not (?:be )?(?:binding|commit\w*|oblig\w+|firm|a commitment|constitute|bind)|do not|does not|no (?:commitment|obligation)|planning (?:purposes )?only|good faith estimates? only|supplier shall (?:use|maintain|hold)|forward-looking|budget|cost estimates?|estimates? of (?:cost|fees|price)|weather|financial|projected revenues?|interest|nothing)\b/,
          ],
        },
        ...barring(
          [/\b(?:no forecast|stock held under)/, alike, definition],
          [
            {
              within: 'sentence',
              all: [
                /\b(?:forecasts?|projections?|estimates?|nominations?|annual plan)\b/,
                /\b(?:may not be (?:changed|reduced|withdrawn|cancel\w*|amended)|obliges?|binds?|commits?|firm|must be (?:purchased|taken|paid)|bound to)\b/,
                /\b(?:purchase|buy|quantit\w+|order|take|volumes?|pay)\w*\b/,
              ],
              none: [
                /\b(?:not (?:be )?bind\w*|neither|non-binding|good[- ]faith|delivery|cost estimate|no obligation|hold|stock|reserve|does not|do not|first month)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:forecasts?|projections?|estimates? of (?:demand|requirements))\b/,
                /\b(?:binding|commitments? to|non-cancell?able|must (?:accept|purchase|buy|pay)|shall (?:purchase|buy|accept|take)|firm|in reliance on)\b/,
              ],
              none: [
                /\b(?:non-binding|not (?:be )?binding|no forecast|not bind|does not|good[- ]faith|warrant\w*|only the first month|no (?:obligation|liability)|vary by|revenue|hold|reserve|cannot use|resell|financial|inventory sufficient)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:\d*-?(?:month|week)? ?forecasts?|estimates?|projections?|projected|planning (?:sheet|figures)|nominations?|indications?|usage estimates|as shown in (?:its|the) plan|season forecast|annual plan|expects to reach)\b/,
                /\b(?:binding|firm (?:purchase )?orders?|irrevocable|deemed (?:to be )?(?:ordered|orders)|shall be purchased|must (?:buy|purchase|take)|duty to take|purchase commitments?|committed|cannot be revised|may not (?:lower|reduce|cancel)|chargeable|payable|whether or not|non-?cancel\w+|bill .{0,30}for every)\b/,
                /\b(?:order(?:s|ed)?|purchas\w+|buy|quantit\w+|volumes|units|take|invoiced|bill|fee|payable|chargeable|season|garment|months?)\b/,
              ],
              none: [
                /(?<!\w)(?:non-binding|not bind|bind neither|good-faith|good faith estimates|planning only|only the first month|may (?:even )?vary by|weather|cost estimates?|estimated (?:delivery|shipping)|purchase order accepted|budget|delivery dates|records|conclusive|\[\w+\]'s estimate of|seller's estimate|under no obligation|meter|deemed output|expenses|hold|reserve capacity)\b/,
              ],
            },
          ],
        ),
      ],
    ),
    'minimum-ratchet': barring(
      [/\blevel of (?:support|service)|\bservice levels?\b/],
      barring(
        [/\b(?:available to)\b/],
        [
          {
            all: [
              /\b(?:sites?|users?|seats?|licen[cs]es?|quantit\w+|volumes?|units?|lines|subscriptions?|modules?|locations?|devices|commitments?|minimums?|capacity|points|tier|plan)\b.{0,40}\b(?:may|can) (?:only )?be (?:added|increased|raised|upgraded)\b.{0,30}\b(?:not|never|cannot be|can ?not|may not be) (?:be )?(?:removed|reduced|decreased|lowered|downgraded|cancelled|canceled)\b/,
            ],
            none: [/\[each\]|\bliabilit\w+|\binterest\b|\bsecurity\b/],
          },
          {
            within: 'sentence',
            all: [
              amount,
              /\b(?:may|can|shall|must|will|could|do|does)(?: not|n't| never)\b.{0,30}\b(?:be )?(?:brought down|reduc\w*|lower\w*|decreas\w*|fall|go down|scaled? (?:down|back)|downgrad\w*|drop\w*|cut)\b|\b(?:cannot|can't|never) (?:be )?(?:brought down|reduced|lowered|decreased|fall|go down|scaled (?:down|back)|downgraded|drop)\b|\bno (?:reduction|decrease|downgrade)\b|\bnot less than the (?:highest|greatest|peak|maximum)\b|\bonly (?:be )?(?:go up|increased?|raised|upward)/,
              /\b(?:term|renewal|renew|year|period|user|seat|licen[cs]e|anniversary|subscription|volume|minimum|purchase)\w*\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:compensation|salary|wages?|support staff|staff below|liabilit\w+|(?:supplier|provider|licensor|vendor|seller) (?:shall|may|must|will) not|obligation to|not reduce (?:the )?(?:obligation|liabilit|functional|service|right|level of)|insurance|fees shall not (?:be )?increase|interest rate|below the minimum|security|quality|service levels?|damages|coverage|share(?:s|holding)|rent|floor price|functionality|unless .{0,40}agree)\b/,
            ],
          },
          {
            all: [
              /\b(?:greater|higher|larger) of\b.{0,60}\b(?:previous|prior|preceding|last|expiring) (?:contract |calendar |year)?\w*'?s?\b/,
              /(?<!\w)(?:minimum|quantity|volume|commitment|purchase|actual\w*|bought|\[p\])\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:liabilit\w+|damages|rent|salary|bonus|fees? (?:paid|payable)|cpi|index|interest|severance|cap)\b/,
            ],
          },
          {
            all: [
              /\b(?:minimums?|targets?|quotas?|commitments?|minimum \w+|volumes?|purchase targets?)\b.{0,60}\b(?:steps? up|stepped up|rises?|increas\w+|goes up|go up|grows?|escalat\w+|is raised)\b/,
              /(?<![\d.])\d+(?:\.\d+)? ?(?:%|percent|per ?cent)/,
              /\b(?:anniversary|each (?:contract |calendar )?year|every year|annually|per (?:year|annum)|yearly|renewal)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:salary|wage|liabilit\w+|rent|insurance|service levels?|bonus targets?|price|not (?:exceed|more)|fees)\b/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\b(?:go|goes|grow|grows|are|is) (?:over|above|beyond|past)\b.{0,60}\b(?:seat|user|plan|tier|count|limit|allowance)\w*/,
              /\b(?:stay|remain|kept?|locked)\b.{0,30}\b(?:on (?:it|that|the (?:larger|higher))|there|from then on)\b|\bcan't (?:go|move) back\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:not less than|no(?:t)? fewer than|never less than|at least|no lower than)\b.{0,40}\b(?:highest|greatest|peak|maximum)\b.{0,40}\b(?:reached|used|recorded|attained|number|count)?/,
              amount,
            ],
            none: [alike, definition, /\b(?:bid|price|liabilit\w+|insurance|rent|standard|degree|quality)\b/],
          },
          {
            all: [
              /\b(?:licen[sc]es?|seats?|users?|units?|modules?|subscriptions?|plan|tier)\b/,
              /\b(?:can't|cannot|may not|not|never|no)\b.{0,25}\b(?:given back|give back|returned?|handed back|reduced?|dropp?(?:ed)?|cancel\w*|downgrad\w*|decreas\w*|removed?|switch(?:ed)? off)\b/,
              /\b(?:renewal|term|once ordered|during|at any time|plan|before|smaller|lower)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:prices?|terminat\w*|data|refund\w*|fees? may|liabilit\w*|features?|functionality|order may not be cancel\w*|software copies|equipment)\b/,
            ],
          },
          ...barring(
            [/\b(?:salary|territory)/, alike],
            [
              {
                all: [
                  /\b(?:upgrade|increase|add|move up|expand)\b.{0,40}\b(?:but|and)\b.{0,12}\b(?:not|never|no)\b.{0,12}\b(?:downgrade|decrease|reduce|remove|move down|cancel|shrink)\b|\bnot downgrade\b|\bno downgrad\w+/,
                ],
                none: [definition, /\bprices?\b|\brent\b|\bliab/],
              },
              {
                all: [
                  /\badd\b.{0,20}\bnot (?:remove|reduce|drop|cancel)\b/,
                  /\b(?:seats?|users?|licen[sc]es|quantit\w+|modules|units|lines)\b/,
                ],
              },
              {
                all: [
                  /\b(?:minimum|commitment|base quantity|committed)\b/,
                  /\bincreases? (?:on|each|every|by)\b.{0,60}\b(?:greater|anniversary|year|percent|%)/,
                ],
                none: [/\bliabilit|\binsurance|\bprices?\b|\brent\b|\bwage/],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:quantit\w+|users?|seats|licen[sc]es|licensed|minimums?|minimum purchase|volumes?|subscriptions?|commitments?|tiers?|spend)\b/,
                  /\bincreased? (?:but|and) (?:may )?not (?:be )?decreased?\b|\b(?:not|no|never|cannot)\b.{0,30}\b(?:reduc\w+|decreas\w+|downgrad\w+|lower\w*)\b|\b(?:increase|rise|grow|step up)s?\b.{0,20}\bby (?:at least )?\d+\b.{0,40}\b(?:each|every|successive|per|annual)/,
                  /\b(?:term|renewal|each|every|successive|year|annually|at any time|users?|seats)\b/,
                ],
                none: [
                  definition,
                  /\b(?:may (?:also )?(?:reduce|decrease|drop)|prices?|fees? (?:shall|will|may)|rent\b|salary|liabilit\w+|functionality|security|insurance|benefits|service levels?|rights|payment obligation|up or down|quality)\b/,
                ],
              },
              {
                all: [
                  /\b(?:bigger plan|users|seats|licen[sc]es|minimums?|quantit\w+|volumes?|tier|plan|commitments?|demand|outlets|openings|storage area|committed|spend|base quantity|subscriptions?)\b/,
                  /\b(?:(?:may|can|shall|will|are|is) not\b.{0,40}\b(?:reduce[d]?|decrease[d]?|be (?:reduced|returned|reset downward|surrendered|closed|available|dropped|lowered|downgraded))|cannot be (?:reduced|returned|decreased|dropped|lowered)|can't move down|can't (?:move down|downgrade|reduce)|never (?:steps? down|goes down|decreases?)|not (?:be )?reset downward|decreases not being|no part may be surrendered|no outlet once opened|rises by|greater of the last|highest quantity|peak (?:usage|demand)|maximum demand|becomes? .{0,40}committed|\d{3} ?(?:%|percent) of the previous|steps? up automatically|follows the maximum|no reductions?)\b/,
                ],
                none: [
                  definition,
                  /\b(?:up or down|may drop|by any number|liability cap|functionality|salary|rent|fees? may|prices?|wages|stays the same|service levels?|rises or falls|security|benefits|confidential|insurance)\b/,
                ],
              },
            ],
          ),
        ],
      ),
    ),
    'quota-loses-rights': barring(
      [/\b(?:sales|turnover) (?:fell|have fallen|dropped) by\b/],
      byParty(
        quotaOf,
        barring(
          [
            /\bliquidated damages\b|\bcredited against\b|\bloses its customer|\bfor the same period\b/,
            /\b(?:royalties|commits to purchase|right to use|reduced in proportion|reduced pro|spare parts|minimum period|reasons other than|continues to make|may (?:retain|keep) (?:its )?(?:exclusiv|sole)\w*)\b/,
          ],
          [
            {
              within: 'sentence',
              all: [
                missesQuota,
                /\b(?:(?:shall |will |may |can )?(?:become|be made|be converted (?:to|into)|turn)s? (?:a )?non-?exclusive|(?:lose|forfeit)s?\b|(?:ends?|terminat\w+|lapses?|ceases?|expires?|revok\w+|withdraw\w*|cancel\w*|shrink\w*|convert\w*|given? .{0,30}(?:someone else|another|others)|appoint (?:other|another)|conditional (?:up)?on|dependent (?:up)?on|subject to .{0,20}(?:buying|meeting|reaching|achiev\w+)|for (?:so|as) long as))\b/,
                salesRights,
                /\b(?:sells?|sales|purchas\w+|buy\w*|orders?|quotas?|targets?|net sales|units|volume|turnover|revenue|minimum|shortfall|sales plan)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:may (?:retain|keep)|recovery plan|unless|does not pay|keeps? its|not (?:lose|affect|terminate)|service levels?|availability|minimum (?:notice|term|rent|wage|age|insurance|net worth|rating|balance|capital)|employ\w+|executive|bonus|tenant|lease|rent|lender|loan|borrower|insur\w+|closing|shareholders?|shares|gross sales (?:reports?|statement)|supplier fails to (?:deliver|supply)|payment plan|stock plan|equity|benefit plan|business plan|health|milestone|delivery|purchase price|purchase orders? (?:then|outstanding)|orders? .{0,30}(?:court|terminat)|uptime|terminat\w+ (?:this agreement )?for convenience|remediation|audit)\b/,
              ],
            },
            ...barring(
              [
                /\b(?:royalt|company fails|delay(?:s)? in delivering|cancels any|e-money|expire upon|by supplier|insurance)/,
                alike,
                definition,
              ],
              [
                {
                  within: 'sentence',
                  all: [
                    /\b(?:sales|targets?|quota|purchases?|volume|turnover)\b/,
                    /\b(?:not|n't|fails?|below|under|miss\w*|short)\b/,
                    /\b(?:appoint (?:other|another|additional)|give .{0,20}(?:area|territory) to|take (?:back|away)|withdraw|end|lose[sd]?|terminat\w*|reduce the territory)\b/,
                    /\b(?:territory|exclusiv\w+|distributors?|dealers?|area|appointment|rights|agents?)\b|\[\w+\]/,
                  ],
                  none: [
                    /\b(?:2 (?:consecutive|years|successive)|recovery plan|service levels?|cure|pay the shortfall|product defects|notify|availability|support|payment|occupancy|tenant)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:exclusiv\w+|territory|appointment|dealership|development right|license|agreement|rights)\b.{0,40}\b(?:ends?|lapses?|terminat\w*|lost|revert\w*|withdrawn|cancel\w*|converted|ceases?)\b/,
                    /\b(?:sales|quota|targets?|purchases|volume|milestones?)\b.{0,60}\b(?:below|under|less than|not (?:met|reached|achieved)|miss\w*|short|fall)\b/,
                  ],
                  none: [
                    /\b(?:notify|notice of termination)/,
                    /\b(?:2 consecutive|2 years|recovery plan|service levels?|cure|pay(?:s|ing)? the shortfall|tenant)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:sales|milestones?|outlets?|quota|targets?|minimum (?:sales|purchases?)|units|openings?|restaurants|stores)\b/,
                    /\b(?:fails? to (?:meet|achieve|open|reach|purchase|attain)|failure to (?:meet|achieve|open|reach|purchase|attain)|not (?:achiev|meet|reach|attain)\w*|miss\w*|below|short(?:fall)?)\b/,
                    /\b(?:non-exclusive|exclusiv\w+|terminat\w+|lapses?|convert|territory|development rights|appointment|revoke\w*|withdraw\w*|forfeit\w*)\b/,
                  ],
                  none: [
                    /\b(?:notify|notice of termination)/,
                    /\b(?:2 consecutive|2 years running|service levels?|availability|does not affect|recovery plan|pay the shortfall|payment|uptime|closing|tenant may|occupancy|product liability|employee)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:targets?|quotas?|net sales|sales|orders|introductions|attainment|penetration|gross sales|restaurants|fewer than|noi|purchases|copies|performance (?:goal|milestone)s?)\b/,
                    /\b(?:miss(?:es|ed)?|short-?falls?|fail\w*|less than|fewer than|below|under|upon a shortfall|falls? short|dip below|not (?:reach|meet|attain|achiev)\w*|drops? under|sell less|must equal|should fewer)\b/,
                    /\b(?:end its exclusivity|exclusiv\w+|non-exclusive|territory|terminat\w+|lapse[sd]?|give your area|area to someone|withdrawn|reallocated|revert|shrink|cease|loses?|replaced|forfeit\w*|protected accounts|appointment|removes?)\b/,
                  ],
                  none: [
                    /\b(?:notify|notice of termination)/,
                    /\b(?:2 years running|not a breach|recovery plan|does not affect|service levels?|availability|pays? it|cent(?:re|er)'s occupancy|accelerated commission|audit|2 consecutive years|unless the shortfall|uptime|cure)\b/,
                  ],
                },
              ],
            ),
          ],
        ),
      ),
    ),
  }),
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
