import { denies, mayNot, noneOf, nothing, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { byActor, closeBy, concepts, curedBy, notIn, says } from '../payment/concepts.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** What treats both sides alike burdens neither. */
const alike = /\[each\]|\beither (?:party|side)\b|\bboth (?:parties|sides)\b|\bby agreement\b|\bmutual(?:ly)? agree/;
const definition = /\bmeans\b/;
const prices =
  /\b(?:prices?|pricing|fees?|charges|rates?|rent|dues|tariffs?|royalt(?:y|ies)|margin|premiums?|subscription (?:fees?|charges?|rates?)|cost of the service|amounts? payable|consideration|rate card|uplift it|repric\w+)\b/;
const raise =
  /\b(?:increas(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|adjust(?:s|ed|ing|ments?)?|chang(?:e|es|ed|ing)|revis(?:e|es|ed|ing|ions?)|modif(?:y|ies|ied)|amend(?:s|ed|ments?)?|var(?:y|ies|ied)|uplift|put up|mark up|repric\w+|widen|reset|fix(?:es)?|set(?! forth| out)|escalat\w+|review|subject to review|upward|alter(?:s|ed)?|add new fees)\b/;
const freely =
  /\b(?:at any time|from time to time|whenever|(?:sole|absolute|own|unfettered) (?:and absolute )?discretion|in its discretion|discretion|at will|to any level|as it (?:sees fit|thinks fit|may (?:determine|decide|think fit))|if it thinks fit|thinks fit|without (?:cause|consent|limit|notice)|(?:on|upon|by|giving) .{0,30}\b(?:notice|warning|announcement)|on announcement|reserves? the right|at liberty|is free to|of the \[\w+\]'s choosing|of \[\w+\]'s choosing|month to month|in the course of|during the term|such (?:sum|rate|amount)s? as|no (?:increase|consent)|needs no consent|that \[?\w*\]? ?names|we choose|in effect from time to time|posting|any time)\b/;
const limited =
  /\b(?:(?:not|never) (?:exceed|be more than|increase by more)|no more than|not more than|capped|ceiling of|up to a maximum|up to \d|lower of|lesser of|by up to|unless (?:\[\w+\]|both|the \[\w+\]) agrees?|only if \[?\w*\]? ?agrees|must be agreed|agreed in writing|with (?:the )?(?:prior )?(?:written )?(?:consent|agreement)|can cancel before|may (?:end|terminate|cancel) .{0,60}before|may not|shall not|will not|no (?:increase|change)\b.{0,40}\b(?:shall|may|unless|during|affects)|only for (?:later|new|future) orders|later orders|applies only if|get back|refund)\b/;
const list =
  /\b(?:price list|list price|rate card|price book|fee (?:book|schedule)|tariff|standard rates?|(?:our|\[\w+\]'s) pricing page|scale|published (?:price|rate|fee)s?|catalog(?:ue)? price|(?:list|published|standard|on-demand|posted|prevailing) (?:\w+ )?(?:prices?|rates?|fees?|charges)|quoted by|prices? in .{0,30} list|(?:fees?|rates|prices|charges)\b.{0,60}\b(?:website|web page|site)|what .{0,6}pay is shown|pricing page|rates? .{0,30}posted)\b/;
const current =
  /\b(?:(?:then|as|its)?[- ]?current|as modified|from time to time|at the time|for the time being|then[- ](?:prevailing|applicable|current|being)|prevailing|in force|as (?:reissued|updated|amended|modified|published|revised|posted)|(?:set forth|set out|posted|published|listed) on .{0,30}(?:website|site|page|portal)|which .{0,12}may (?:edit|change|update)|published (?:on|at)|on the (?:day|date) of (?:use|order|supply)|periodically|in effect|displayed|website|then being|substitute a new|as modified)\b/;
const dispatch =
  /\b(?:(?:on|at|of|upon|as of|until|with|before) (?:the )?(?:(?:date|day|time|moment) of )?(?:dispatch|despatch|shipment|delivery|loading|release|consignment|shipping|collection)|dispatch(?:ed)?|delivery note|when (?:the )?\w+(?: \w+){0,3} (?:leave|are shipped|are sent|ships?)|the day (?:on which it is poured|\[\w+\] sends?|we send)|day \[\w+\] send it|day on which|before delivery|release from|goes out|leaves? (?:its|the|our) (?:warehouse|plant|factory))\b/;

/** What is paid, as a thing that can move. */
const payment =
  /\b(?:prices?|pricing|fees?|charges?|rates?|rent|dues|tariffs?|royalt(?:y|ies)|premiums?|subscriptions?|what (?:the )?\[\w+\] (?:pays?|charges?)|sum to be invoiced|contract (?:sum|price)|amounts? payable|cost of the service)\b/;
const notPrice =
  /\b(?:liabilit\w*|liable|damages|bonus(?:es)?|salar(?:y|ies)|wages?|commissions?|compensation|incentives?|giving rise|aggregate|interest rate|rate of interest|service levels?|exchange traded|conversion (?:price|rate) of|shares?|stock|options?|warrants?|exercise price|base rate|prime rate|loan|margin|data|policies|policy|features?)\b/;
const agreedChange =
  /\b(?:unless (?:\[\w+\]|both|the \[\w+\]) agrees?|only (?:if|with)|by agreement|mutual\w*|(?:written|prior) (?:consent|agreement)|agree[sd]? in writing|both agree|not (?:to )?exceed|no more than|not more than|capped|up to \d|lower of|lesser of|may not|shall not|not be (?:increased|changed)|may (?:end|terminate|cancel)\b.{0,60}\bbefore|can (?:end|cancel|leave)\b.{0,60}\bbefore|good faith)\b/;
const indices =
  /\b(?:index(?:ed|ation|es)?|indices|cpi(?:-u|-w)?|rpi|cpih|ppi|consumer price|retail prices?|producer price|inflation|escalat\w+|uplift)\b/;
const onlyUp =
  /\b(?:no (?:fall|decrease|reduction|drop|decline)\b.{0,80}\b(?:bring|reduc\w+|lower|down|decreas\w+|result)|(?:in no event|never|not|no circumstances)\b.{0,30}\b(?:go(?:es)? down|decreas\w*|be (?:less|lower|reduced)|fall|reduc\w+)|upwards?[- ]only|greater of|higher of|larger of|whichever is (?:the )?(?:greater|higher|larger|more)|plus (?:an? (?:additional|further) )?\d+(?:\.\d+)? ?(?:%|percent|per ?cent|points)|plus \d)\b/;
const inputs =
  /\b(?:costs?|cost base|expenses?|outlays?|energy|electricity|gas|fuel|labou?r|wages?|freight|raw materials?|materials|transport|insurance premiums?|dut(?:y|ies)|tariffs?|taxes|levies|suppliers?|sub-?contractors?|utilit(?:y|ies)|change in (?:any )?law|new law)\b/;
const goUp =
  /\b(?:increas\w*|ris(?:e|es|en|ing)|rose|go(?:es)? up|went up|higher(?! of)|additional|extra|charges? (?:us|\[\w+\]|it|them) more|more expensive|dearer|surcharges?|raises?|any increase)\b/;
const passOn =
  /\b(?:pass(?:es|ed|ing)? (?:\w+ ){0,6}?(?:on|through|along)|pass (?:that|it|this) on|pass-?through|recover(?:s|able|ed)? .{0,30}from|recoverable|adjust\w* (?:the |its |\[\w+\]'s )?(?:prices?|fees?|charges|rates)|(?:prices?|fees?|charges|rates) (?:shall |may |will )?(?:be )?(?:adjust|increas|rais)\w*|add(?:ed|s)? to|met by (?:the )?\[|borne by (?:the )?\[|for (?:the )?\[\w+\]'s account|shall (?:bear|reimburse)|must (?:bear|reimburse)|by way of (?:a )?surcharge|charge(?:d)? (?:it |them |that )?to (?:the )?\[)\b/;
const goingList =
  /\b(?:pricing page|prices? page|price lists?|catalog(?:ue)?s?|rate cards?|tariffs?|price books?|(?:list|standard|published|posted|prevailing|catalog(?:ue)?) (?:\w+ )?(?:prices?|rates?|fees?|charges|tariff)|schedule of (?:rates|charges|fees)|fee schedule|rates? then being quoted|(?:daily|monthly|hourly) rate then)\b/;
const asItGoes =
  /\b(?:then[- ](?:current|prevailing|applicable|being)|current|updates?d?|amend\w*|for the time being|from time to time|now and then|re-?issue\w*|subject to (?:change|re-?issue|revision)|whatever|as (?:it|that|they) stands?|prevailing|in (?:force|effect) (?:at|on|when)|may (?:change|be changed|vary))\b/;
const goodsLeave =
  /\b(?:ship(?:s|ped|ment|ping)?|dispatch\w*|despatch\w*|deliver(?:y|ed|s)|collect(?:s|ion|ed)|load(?:ed|ing)|leaves?|release[sd]?|goes out|sent out)\b/;
const money2 =
  /\b(?:exchange (?:rates?|loss(?:es)?|risks?|differences?|fluctuations?|movements?|variations?)|rates? of exchange|currenc(?:y|ies)|euros?|yen|sterling|dollars?|usd|eur|gbp|francs?|foreign exchange|fx|convert\w*|conversion)\b/;

/** What makes an issue harmless or another matter, whatever stands beside it. */
const harmless: Readonly<Record<string, readonly RegExp[]>> = {
  'unilateral-price-increase': [
    /\bwithout (?:any )?adjustment of (?:the )?price|\bdownward|\binsurers?\b|\bguarant(?:y|or)\b|\blocks\b|\bcommissions?\b|\brates? of pay\b|\bcontract (?:price|sum) shall be determined|\bbind(?:s|ing)? the contractor/,
  ],
  'price-cut-by-payer': [
    /\bopening hours|\broyalt|\badd or remove (?:users|seats)|\bclosing statement|\breturn any part/,
  ],
  'price-list-from-time-to-time': [
    /\bprevailing party|\bcumulative liability|\bliability exceed|\bliab\w+ shall not\b/,
    // The rate of a tax is set by law and by no price list.
    /\b(?:vat|gst|value[- ]added tax|sales tax|tax(?:es)?)\b[^.;]{0,80}\b(?:prevailing|current|applicable|statutory) rates?\b|\b(?:prevailing|current|applicable) rate of (?:vat|gst|value[- ]added tax|sales tax|tax)\b/,
    // What else a price list states, such as a warranty period, is no price.
    /^(?!.*\b(?:prices?(?! (?:lists?|books?)\b)|pricing|fees?(?! schedule)|charge[sd]?|rates?(?! cards?)|tariffs?|pays?|paid|payable|payments?|buys?|buy|bought|purchase[sd]?|invoice[sd]?|bill(?:s|ed)?|costs?|sold|sells?|renew\w*|suppl(?:y|ies|ied)|what)\b)/,
    /\bwarranty (?:period|terms?)\b.{0,60}\b(?:specified|stated|set (?:out|forth)|listed) in (?:the|its|\[\w+\]'s) (?:\w+ )?price list/,
  ],
  'cost-pass-through': [
    /\bbenefit of (?:any|a|the) changes?\b|\bunderpa(?:y|id)|\barrears\b|\bretention bonus|\bper week\b/,
    // All that may be passed on, and no more.
    /\b(?:only|sole|exclusive) (?:entitlement|right|means|way|basis) (?:\S+ ){0,3}?to (?:recover|pass|increase|adjust)\b/,
  ],
  'price-frozen': [/\bleak|\bmisuse|\bbuys? back|\bworking capital/],
  'retroactive-price': [/\bshall be repaid|\bshall repay\b|\bforfeiture|\bcomprised in\b|\bbelong to (?:the )?\[/],
  'uncapped-indexation': [
    /\bfor each \W?additional|\bprocessors?\b/,
    /\bno (?:adjustment|increase|change)\b[^.;]{0,80}\b(?:raise|lower|exceed|more than)\b/,
  ],
  'price-at-dispatch': [/\bin default of\b|\bpre-estimate\b|\bliquidated\b/],
  'currency-risk': [/\bper mwh\b|\bexclusive remedy\b|\b(?:until|to) (?:the )?(?:date of )?receipt of payment\b/],
};

/** The same rules, none of which holds where its issue is harmless. */
const unlessHarmless = <Rules extends Readonly<Record<string, readonly IssueRule[]>>>(rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([id, all]) => [id, barring(harmless[id] ?? [], all)]),
  ) as unknown as Rules;

/** The price and how it moves. */
const found = defineTopic(
  'price',
  file,
  unlessHarmless(
    closeBy({
      'unilateral-price-increase': notIn(
        'employment-contract',
        barring(
          [
            /\b(?:once (?:a|per|in any|each) (?:year|contract year)|orders already (?:placed|accepted) are not|may change only as|index of)\b/,
          ],
          [
            {
              within: 'clause',
              all: [
                /\[\w+\] (?:may|can|might|reserves? the right to) (?:at any time )?(?:change|raise|increase|alter|adjust|revise|put up) (?:what \[\w+\] (?:charges?|pays?)|(?:\[\w+\]'s |the |its )?(?:prices?|fees?|charges|rates|subscription (?:fees?|price)|pricing))/,
                /\b(?:appl(?:y|ies)|takes? effect|effective|starts?|next bill|notice|notif\w+|e-?mail|post\w*|any time|tell|let .{0,10}know)\b/,
              ],
              none: [
                alike,
                definition,
                limited,
                agreedChange,
                notPrice,
                /\b(?:renewal|index|cpi|inflation|exchange|seats)\b/,
              ],
              clauseNone: [
                /\b(?:not (?:to )?exceed|no more than|not more than|capped at|may (?:end|terminate|cancel)\b.{0,80}\b(?:before|without (?:charge|penalty|liability)|increase|change)|can (?:end|cancel|leave)\b.{0,80}\b(?:before|free|without|don't))/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:revisions?|increases?|changes?|adjustments?|variations?|alterations?|uplifts?|review|fixing|setting)\b.{0,30}\b(?:fees?|prices?|rates|charges|rent|dues|tariff)\b|\b(?:fees?|prices?|rates|charges|rent|dues|tariff) (?:revisions?|increases?|changes?|adjustments?|variations?)\b|\bamount of (?:the )?(?:fees?|rent|charges|price)\b/,
                /\b(?:(?:in|within|at) (?:the )?\[\w+\]'s (?:sole |absolute |own )*(?:gift|discretion|hands|power|option|election)|left to (?:the )?\[|lies? (?:solely |entirely )?with|(?:is|be) a matter for|(?:solely|entirely) for (?:the )?\[\w+\] to|agree\w* in advance|as (?:the )?\[\w+\] (?:sees|thinks|deems|may decide|may determine))/,
              ],
              none: [
                alike,
                definition,
                limited,
                agreedChange,
                notPrice,
                /\b(?:change orders?|tax(?:es)?|index|cpi|rent review (?:date|surveyor)|expert)\b/,
              ],
            },
            {
              all: [
                /\b(?:charges?|fees?|prices?|rent|rates?|dues|subscription)\b.{0,40}\b(?:shall be|will be|is|are|be) such (?:greater |higher |other |increased |revised |reasonable )?(?:sum|amount|rate|figure|level)s? as (?:the )?\S+ (?:shall|may|will)?.{0,30}\b(?:notif\w+|determin\w+|specif\w+|fix\w*|set|announce\w*|decide\w*|advise\w*|stipulate\w*)/,
              ],
              none: [
                alike,
                definition,
                limited,
                agreedChange,
                notPrice,
                /\b(?:expert|surveyor|arbitrator|court|regulator|tribunal|penalt\w+)\b/,
              ],
            },
            ...barring(
              [
                /\b(?:mutual|referral|timing of|insurance|ferc|terminat|calculated based|applicable law|only by|proration)/,
                alike,
                definition,
                limited,
              ],
              [
                {
                  all: [
                    /\b(?:put up|raise|increase|change|adjust|revise|amend|hike|lift|bump up|put .{0,20} up)\b/,
                    /\b(?:rent|prices?|fees?|charges|rates?|dues|tariffs?|royalt(?:y|ies))\b/,
                    /\b(?:may|can|reserves?|free to|entitled|right)\b/,
                    /\b(?:during the (?:term|tenancy|lease|contract|season)|mid-?term|at any time|any time|whenever|discretion|weeks' notice|days' notice|without notice|at will|sees fit|as it likes|by (?:giving )?(?:\d+|a) (?:days?|weeks?|months?))\b/,
                  ],
                  none: [
                    /\b(?:index|cpi|inflation|renewal|anniversary|seats|exchange|interest rate|liabilit\w*|lower|reduce|features?|quantit\w*|scope|limit set by law|month-to-month|bonus|targets|premises licensed|once a year|policy|policies|service levels?|better price)\b/,
                  ],
                },
                {
                  force: ['right', 'duty', 'fact', 'acknowledgement', 'no-duty', 'no-right', 'definition'],
                  all: [prices, raise, freely],
                  none: [
                    /\b(?:better price|no higher than|not affect|each renewal|limit set by law|change in law|premises licensed|index|cpi|rpi|inflation|features?|security measures|seats|number of users|at the unit price|tax(?:es)? (?:rate|authorit)|exchange rate|interest rate on|propose|targets|earned bonus|bonus|downward|lower|reduce[sd]?|discount rate|rate of interest|late|overdue|change order|purchase order quantity|scope|specification|service levels?|anniversary|dispatch|at the price ruling|market rent|expert|change control|deductions?)\b/,
                  ],
                },
                {
                  all: [
                    /\b(?:change|increase|raise|put up|hike)\b.{0,20}(?<!\w)(?:\[\w+\]'s )?(?:prices?|fees?|rent|charges|rates)\b/,
                    /\b(?:at any time|whenever|any time|when(?:ever)? (?:we|\[\w+\]) (?:like|want|choose)|without (?:notice|consent|limit)|sole discretion|at will)\b/,
                  ],
                  none: [/\b(?:targets|bonus|exchange|propose)\b/],
                },
                {
                  all: [
                    /\b(?:rates?|fees?|charges|prices?|rent|dues)\b.{0,40}\bsubject to (?:\w+ ){0,2}(?:review|change|revision|increase|amendment)\b/,
                  ],
                  none: [/\b(?:index|cpi|inflation|exchange|scope|change orders?)\b/],
                },
                {
                  all: [
                    /\bincreases?\b.{0,80}\b(?:takes? effect|appl(?:y|ies)|effective|binding|bind)\b.{0,60}\b(?:announcement|posting|publication|immediately|forthwith|existing contract)\b|\bincreases?\b.{0,100}\b(?:no consent|without (?:the )?consent)/,
                  ],
                  none: [/\b(?:liabilit|commitment|minimum|index|cpi|inflation|interest|capital|salary)/],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:fees?|prices?|rates|charges|fee book|tariff|price list|rate card)\b/,
                    /\b(?:substitute|replace|amend|change|revise|reissue|issue)\b.{0,30}\b(?:fee book|fee schedule|price list|rate card|tariff|schedule of (?:fees|charges))/,
                  ],
                  none: [/\bcommission/],
                },
                {
                  all: [
                    /\b(?:dues|fees?|rent|rates|charges|price) (?:shall be|will be|is|are) (?:such (?:sum|amount|rate)s?|whatever|what)\b.{0,40}\b(?:fix(?:es)?|set|determine|decide|name)/,
                  ],
                },
              ],
            ),
          ],
        ),
      ),
      'extras-decided-by-one-side': [
        {
          all: [
            /\b(?:(?:falls?|is|are|lies?|counts? as|amounts? to|constitutes?) (?:in or )?(?:outside|out of|beyond|within|in) (?:the )?(?:agreed |original )?scope|out[- ]of[- ]scope|(?:extra|additional) (?:work|services?))\b/,
            /(?:\b(?:shall be|is|are|will be) (?:solely |entirely )?(?:for|up to|a matter for|left to) (?:the )?\[(?:giver|a)\](?: to (?:decide|determine|judge|say))?(?=\W|$)|\b(?:as |which |that |whatever |where )?(?:the )?\[(?:giver|a)\] (?:alone )?(?:may |shall |will )?(?:\w+ )?(?:decides?|determines?|considers?|deems?|judges?|regards?)\b|\b(?:decided|determined) (?:solely )?by (?:the )?\[(?:giver|a)\]|\bat (?:the )?\[(?:giver|a)\]'s (?:\S+ )?discretion)/,
          ],
          none: [
            alike,
            /\bby agreement\b|\bchange orders?\b|\bwritten (?:approval|consent|agreement)\b|\bwithout (?:extra |additional )?(?:charge|cost)/,
          ],
        },
        {
          bears: 'other',
          all: [
            /\[a\] (?:alone |solely )?(?:may |shall |will |can )?(?:\w+ly )?(?:decides?|determines?|considers?|deems?|judges?|regards?)\b.{0,80}\b(?:out(?:side)?(?: of)?|beyond|not (?:included|covered)|in or out(?:side)?(?: of)?) (?:in |by )?(?:the )?(?:agreed |original )?(?:scope|fees?|price)\b|\b(?:any|all) (?:work|services?|tasks?|requests?) (?:that |which )?(?:the )?\[a\] (?:considers?|deems?|regards? as|judges?|determines?)(?: \S+){0,4}? (?:out(?:side)?(?: of)?|beyond|extra|additional)\b/,
            /\b(?:charg\w+|bill\w*|invoic\w+|pay\w*|rates?|extra|on top|additional)\b/,
          ],
          none: [
            alike,
            /\bby agreement\b|\bchange orders?\b|\bwritten (?:approval|consent|agreement)\b|\bwithout (?:extra |additional )?(?:charge|cost)|\bno (?:extra|additional) (?:charge|cost)/,
          ],
        },
      ],
      'uncapped-indexation': barring(
        [/\b(?:for each additional|not be greater than)\b/],
        [
          {
            all: [
              /\b(?:rpi|cpi(?:-u|-w)?|cpih|ppi|inflation|index)\b ?(?:\+|plus) ?(?:an? (?:additional |further )?)?\d+(?:\.\d+)? ?(?:%|percent|per cent|points)/,
              /\b(?:each|every|annual\w*|yearly|anniversar\w+|per annum|never|upwards?)\b/,
            ],
            none: [
              alike,
              notPrice,
              /\b(?:not (?:to )?exceed|no more than|not more than|capped|up to a maximum|lower of|lesser of|salary|wages)\b/,
            ],
          },
          {
            all: [
              /\b(?:annual|yearly|each) (?:uplift|(?:price |fee |rent )?(?:increase|adjustment|indexation|escalation))s? (?:shall|will|must|may|can)? ?(?:not |never |in no (?:case|event) )?be (?:no )?(?:less than|lower than|below|at least) \d+(?:\.\d+)? ?(?:%|percent)/,
            ],
            none: [
              alike,
              notPrice,
              /\b(?:not (?:to )?exceed|no more than|not more than|capped|nor more|and more than|maximum)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [payment, indices, onlyUp],
            none: [
              alike,
              definition,
              agreedChange,
              notPrice,
              /\b(?:up or down|rise or fall|maximum|ceiling|cap\b|subject to a|overdue|late|but (?:not|by no) more|liquidated|taxes on|productivity|index (?:is discontinued|ceases))\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:rent|fees?|prices?|charges?|rates?|royalt\w+)\b/,
              /(?<![\d.])(?:10[4-9](?:\.\d+)?|1[1-9]\d) ?(?:%|percent|per ?cent) of\b.{0,60}\b(?:previous|preceding|prior|went before|before|last|then|earlier|immediately)\b/,
              /\b(?:years?|annual\w*|anniversar\w+|renewal|term)\b/,
            ],
            none: [
              alike,
              definition,
              agreedChange,
              notPrice,
              /\b(?:hold(?:ing)? ?over|overdue|late|average|liquidated|budget)\b/,
            ],
          },
          {
            all: [
              says(concepts.money),
              /\b(?:inflation|index|cpi|rpi)\b.{0,20}\bplus\b|\bplus \d+(?:\.\d+)? ?(?:%|percent\w*|points)/,
              /\b(?:each|every|annual\w*|year\w*|anniversary)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:not exceed|capped|no more than|up to|interest|overdue|late|lower of|lesser of|base rate|libor|sofr|prime)\b/,
            ],
          },
          {
            all: [
              prices,
              /\b(?:index(?:ed|ation)?|cpi|rpi|inflation|escalat\w+|anniversary|every (?:year|january|april|july)|each (?:year|january|april|july|quarter|anniversary)|annually|yearly|annual (?:increase|uplift|adjustment)|per annum|per year|at every review|renewal terms?|rent step|rising by)\b/,
              /\b(?:plus (?:\d|not less)|greater of|higher of|whichever is (?:more|higher|greater)|never (?:go(?:es)? down|decrease|be less|fall)|not (?:go down|decrease|reduce)|upward(?:s)? only|one[- ]way|may raise but|without (?:floor or )?(?:a )?(?:cap|ceiling|limit)|no (?:upper limit|cap|ceiling|maximum)|however (?:steep|high|large)|decreases are disregarded|compound\w*|not less than (?:[5-9]|\d\d)(?:\.\d+)? ?(?:%|percent|per cent)|(?<![\d.])(?:[5-9]|[1-9]\d)(?:\.\d+)? ?(?:%|percent|per cent)(?! of)|(?:3\.9|4) ?(?:%|percent) .{0,20}inflation|inflation plus|plus \d|a fifth|full increase in|in no case be (?:less|lower|reduced))\b|%/,
            ],
            test: ([, , third], { words }) => third![0] !== '%' || /\binflation plus|\bplus \d/.test(words),
            none: [
              alike,
              definition,
              /\b(?:not exceed|may never exceed|never exceed|no more than|not more than|up or down|lower of|lesser of|lower, of|maximum of|capped|up to|subject to a cap|ceiling of|liability cap|late|overdue|interest|productivity|reduce its prices|service levels?|headcount|emissions|bonus|commission|purchases?|commitment|minimum (?!royalt)|spend|volume|shall be no indexation|audit|discount|availability|either way|downtime)\b/,
            ],
          },
          {
            all: [
              /\b(?:indexation|index(?:ed)?|cpi|rpi|inflation|cost index)\b/,
              /\b(?:one[- ]way|upward(?:s)? only|may raise but not|never (?:go(?:es)? )?(?:down|decrease)|not (?:be )?(?:reduced|decrease))\b/,
            ],
            none: [alike, definition, /\bnot exceed|\bcapped|\bno more than|\bliability\b/],
          },
          {
            all: [
              /\brent\b|\bprices?\b|\bcharges\b|\bfees?\b|\bpayments\b/,
              /\b(?:cpi|rpi|retail prices? index|consumer price index|producer price index|price index|inflation|labor index)\b/,
              /\b(?:plus \d|plus|without|no (?:upper|maximum|cap)|whichever is more|greater|higher|however)\b/,
            ],
            none: [
              alike,
              definition,
              /\bnot exceed|\bnever exceed|\bno more than|\bnot more than|\bup or down|\blower of|\blesser of|\bcapped|\bup to\b|\bliability\b|\blate\b|\bshall be no\b/,
            ],
          },
          {
            all: [
              /\b(?:royalt(?:y|ies)|rent|fees?|prices?|charges)\b.{0,80}\b(?:rises?|rising|increas\w+|step\w* up|goes? up|go up|escalat\w+)\b.{0,20}\bby (?:a (?:fifth|quarter|tenth)|(?:[5-9]|\d\d)(?:\.\d+)? ?(?:%|percent))/,
              /\b(?:each|every|per|annual\w*|year\w*|renewal)\b/,
            ],
            none: [alike, definition, /\bnot exceed|\bno more than|\bup to\b|\bpurchases\b|\bvolume/],
          },
        ],
      ),
      'cost-pass-through': barring(
        [
          /\b(?:higher of|royalt(?:y|ies)|pay interest|step-in|evidenced|pass through increases|without additional (?:cost|charge)|at (?:the )?\[\w+\].s expense|uniformly|bears? all (?:increases|rises|costs)|no (?:surcharge|increase)s? .{0,60}(?:added|may be))\b/,
        ],
        [
          {
            bears: 'actor',
            all: [
              /\[a\] (?:shall|will|must|agrees to) (?:bear|pay|absorb|reimburse) (?:all|any|every) (?:increases?|rises?) (?:in|of) (?:the )?(?:third[- ]party|\[o\]'s|vendor|upstream|supplier|licensor) (?:\S+ ){0,3}?(?:fees?|costs?|charges|prices?)\b/,
            ],
            none: [alike, definition],
          },
          {
            within: 'sentence',
            all: [inputs, goUp, passOn],
            none: [
              alike,
              definition,
              limited,
              agreedChange,
              notPrice,
              /\b(?:no (?:increase|adjustment|surcharge|addition)|bears? all|own costs?|shared?|equally|proven|audited|documented|threshold|decreases? (?:are|is|shall be)|likewise|up or down|either way|increase or decrease|rise or fall|delay|breach|default|negligen\w+|audits?|variation|change orders?|requested by|terminat\w+|indemnif\w+|collection|lender|yield|increased costs? (?:incurred )?by (?:any|such) (?:lender|bank)|re-?procur\w*|replacement|cover|relocat\w+|tenant's (?:use|alterations)|repair|insur\w+ (?:against|coverage)|not (?:be )?(?:entitled|adjusted|varied)|sole (?:cost|expense|risk)|arising (?:out of|from)|legal (?:fees|costs)|attorneys)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:prices?|costs?|tariffs?|duties|wages|premiums|taxes)\b.{0,30}\b(?:go(?:es)? up|rise[s]?|increases?|become(?:s)? (?:more expensive|dearer))\b/,
              /\b(?:charge|pass|add|bill|invoice|recover)\w*\b.{0,40}\b(?:increase|difference|excess|rise|extra|additional)\b/,
            ],
            none: [alike, definition, limited, /\b(?:shared|own cost|audit\w*|index|rent)\b/],
          },
          {
            all: [
              /\b(?:increases?|rises?|changes?|additional|extra|new|higher)\b.{0,60}\b(?:costs?|rates?|duties|duty|prices? of|freight|wages?|premiums?|tariffs?|levies|charges)\b/,
              /\b(?:for (?:the )?\[\w+\]'s account|for the account of|borne by (?:the )?\[|are (?:to be )?paid by|charged to (?:the )?\[|recharged|passed on|added to the price)/,
            ],
            none: [
              alike,
              definition,
              /\b(?:shared|caused by|due to \[|delay|breach|default|audit|return|variation|change order|request\w*|seller's account|supplier's account|terminat\w+)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:costs?|wages?|wage|materials?|energy|transport|freight|insurance premiums?|duties|tariffs|fuel|labor)\b.{0,40}\b(?:ris(?:e|es|ing)|increas\w+|go(?:es)? up)\b|\b(?:ris(?:e|es|ing)|increas\w+)\b.{0,40}\b(?:costs?|wages?|wage|materials?|energy|transport|freight|premiums?|duties|tariffs|fuel|labor)\b/,
              /\b(?:price|charges|fees?|rate)s?\b.{0,30}\b(?:increas\w+|rais\w+|adjusted|goes? up|rise)\b.{0,40}\b(?:accordingly|correspondingly|same|match|reflect|to cover)|\b(?:compensate|reimburse|pass(?:ed)? (?:on|through)|recover|charge)\b.{0,60}\b(?:increas\w+|ris(?:e|es)|higher|costs?)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:not|may not|shared|either direction|up or down|capped|no more than|audit|bears? all|audited|proven|delay|breach|termination|own cost|index|late|indemnif\w+|threshold|collection)\b/,
            ],
          },
          {
            all: [
              /\b(?:costs?|cost base|expenses|premiums?|raw materials?|freight|labou?r|dut(?:y|ies)|energy|fuel|wages?|wage awards?|utilities|tariffs?|hosting|subcontractors?|funding costs|increased costs|surcharges?|change in law|exchange|payroll levies|raises its price)\b/,
              /\b(?:increas\w*|(?<!gives? )ris(?:e|es|en|ing)|higher|variations?|surcharges?|raise[sd]?|costs? to \[\w+\] of|change in law|costs? us more|increased costs)\b/,
              /\b(?:pass(?:ed|es)? (?:through|on)|pass-?through|added? (?:to|that)|add a surcharge|bears?|borne|for (?:the )?\[\w+\]'s account|for the account|recoverable|reimburse[sd]?|indemnif\w+|surcharge|apply|flow straight|makes? up|charged to|payable|agrees to pay|reflect)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:shared equally|may not pass|bears all increases in its own|own costs|passes? on decreases|up to \d|decreases likewise|not be passed|place of delivery as stated|at cost without|audited|proven|no (?:increase|adjustment)|sole risk|up or down|waives|not be adjusted|without (?:adjustment|an increase)|no change in price|at its own (?:cost|expense)|implement|hold harmless|structural|comply with|liability cap|arbitrat|delay|late|overdue|refuse|own (?:net )?income|gross(?:es|ed)? up|only if|audit|savings)\b/,
            ],
          },
          {
            all: [
              /\bsurcharges?\b/,
              /\b(?:as .{0,40}(?:dictate|determine|apply|require)|without limit|may (?:add|impose|levy)|at any time|from time to time|on top of)\b/,
            ],
            none: [alike, definition, /\blate\b|\bagreed\b.{0,20}\bonly/],
          },
          {
            all: [
              /\b(?:changes? in (?:any )?law|market rules|new (?:law|tax|regulation)s?)\b/,
              /\b(?:reimbursed|recoverable|borne|passed (?:on|through)|for the account|invoiced)\b.{0,30}\b(?:by|to|from|of)\b/,
            ],
            none: [alike, definition, /\bshared\b|\bspecific to\b|\bown business/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:subcontractors?|suppliers?|vendors?|licensors?|carriers?|landlord)\b.{0,60}\b(?:rais\w+|increas\w+|put\w* up)\b.{0,30}\b(?:prices?|charges|fees|rates)\b/,
              /\b(?:makes? up|pays?|bears?|passed|charged|added)\b/,
            ],
            none: [alike, definition, /\bnot\b|\bcommitment/],
          },
          { all: [/\bcosts? \[\w+\] more\b|\bit costs more\b/, /\badds?\b|\bcharge\b|\bbill\b/], none: [alike] },
        ],
      ),
      'price-list-from-time-to-time': barring(
        [
          /\btraining costs?\b/,
          /\b(?:ferc|applicable law|tariff rates)\b|\bagreed (?:\S+ ){0,3}?(?:beforehand|in advance)\b/,
        ],
        [
          {
            within: 'sentence',
            all: [
              goingList,
              asItGoes,
              /\b(?:pay(?:s|able)?|prices?|charged?|invoiced?|billed|rates?|fees|buys?|purchases?|renew\w*|supplied|govern|appl(?:y|ies))\b/,
            ],
            none: [
              alike,
              definition,
              limited,
              agreedChange,
              notPrice,
              /\b(?:attached|stay fixed|fixed for|discount (?:of|from|off)|excess use|unlicensed|over-?us\w+|audit\w*|dispatch|shipment|commissions?|exchange|reference rate|hub|market price|resale|resell|reseller's own|sale price to|additional (?:services|work|users)|time and materials|expenses|customs|tax tariffs?|import|feed-in|regulat\w+|governmental|public service commission|ferc|approved by|early termination|less than|lower than|no higher|most favou?red|damages|safety rules|union|carriers?'? published|telephone|postage|copy|copies|freight tariff|liquidated)\b/,
            ],
          },
          ...barring(
            [/\b(?:liquidated|referral|taxes|freight|transfer fee)/, alike, definition],
            [
              {
                within: 'sentence',
                all: [
                  /\b(?:list prices?|price lists?|tariffs?|rate cards?|fee schedules?|price books?)\b/,
                  /\b(?:from time to time|publish\w*|issues?|current|latest|then)\b/,
                  /\b(?:buys?|pays?|charged|applies|apply|purchases?|billed|invoiced|at the|price)\b/,
                ],
                none: [
                  /\b(?:exceed|attached|fixed|excess|discount of|audit|no increase|commission|times|dispatch|shipment|delivery|january|early termination|then-current term|at signature|comparable)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:price|prices|pricing|fees|charges|rates)\b/,
                  /\b(?:catalog(?:ue)?|price list|list price|list rates?|rate card|tariff|website|price book)\b/,
                  /\b(?:in effect|in force|current|then|prevailing|from time to time|at the time|as published|published)\b/,
                ],
                none: [
                  /\b(?:then-current term|early termination)/,
                  /\b(?:no increase|in excess|attached|fixed|not exceed|capped|interest|prime rate|excess use|unlicensed|audit|dispatch|ship date|shipment|commission|exchange|exceed|no more than|discount of)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [list, current],
                none: [
                  /\b(?:then-current term|early termination)/,
                  /\b(?:times|in excess|attached|fixed|exceed|do not apply|not apply|prior fee by|capped|overcharge|audit|excess use|unlicensed|hub index|agreed discount|not more than|no more than|gross sales|commission rates|documentation|policies|privacy|currency|exchange|reference rate|delivery|dispatch|without discount, together)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\bpay(?:s|able)?\b|\bcharged\b|\bbilled\b|\bpurchased\b|\bsold\b|\bprice\b|\bfees?\b/,
                  /\b(?:prices?|rates?|fees?|charges?|tariff)\b.{0,50}\b(?:then (?:current|prevailing|in force|being)|then-current|as current|from time to time|for the time being|then being quoted|as (?:re)?published|published .{0,40}at the time|prevailing|as (?:it )?may be (?:amended|changed|updated))\b/,
                ],
                none: [
                  /\b(?:then-current term|early termination)/,
                  /\b(?:no increase|in excess|attached|fixed|not exceed|may not exceed|capped|interest rate|prime rate|base rate|rate of interest|market rent|documentation|policies|no more than|not more than|excess use|unlicensed|audit|dispatch|delivery|currency|commission rates|royalt(?:y|ies) .{0,20}(?:rate|share))\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:then-current|standard|prevailing|published) list (?:price|fee)s?\b|\blist price\b.{0,40}\b(?:renew|without|no) /,
                  /\brenew\w*|\bdefault\b|\bextended term|\bextension/,
                ],
                none: [/\b(?:then-current term|early termination)/, /\bnot exceed|\bcapped|\bno more than/],
              },
            ],
          ),
        ],
      ),
      'price-at-dispatch': barring(
        [/\b(?:purchase confirmation|delivery costs)\b/],
        [
          {
            within: 'sentence',
            all: [
              /\b(?:prices?|sum to be invoiced|what (?:the )?(?:\[\w+\]|it) pays?|amount (?:charged|invoiced|payable)|invoice|charged)\b/,
              /\b(?:price|prices|rate|rates|sum|cost|level|figure)\b.{0,30}\b(?:in (?:effect|force)|ruling|current|prevailing|applicable|then)\b.{0,30}\b(?:when|at|on|as at|as of|upon)\b|\b(?:fixed|determined|settled|set|ascertained)\b.{0,30}\b(?:only )?(?:when|at|on|upon|by reference to)\b|\b(?:pay|charged|be) the price on the day\b|\bprice on the day\b/,
              goodsLeave,
            ],
            none: [
              definition,
              alike,
              /\b(?:cancel before|may cancel|can cancel|firm|risk (?:in|of|passes)|title|hub|index|delay|does not change|not change|insurance|tax(?:es)?|exchange rate|stated in the accepted|delivery (?:dates?|times?) (?:is|are|shall be) (?:fixed|determined)|replacement value|at the time of (?:loss|damage)|quantity|weight|freight collect|shares?|option|closing|market price|power|energy|gas|electricity|index price|nymex)\b/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\bprices?\b.{0,20}\b(?:can|may|might) (?:change|move|vary|go up|rise)\b.{0,30}\bbetween\b.{0,80}\b(?:ship|dispatch|deliver|collect|send|leave)\w*/,
            ],
            none: [/\b(?:may cancel|can cancel)\b/],
          },
          ...barring(
            [/\b(?:cancel before|proven and unavoidable)/, definition],
            [
              {
                within: 'sentence',
                all: [
                  /\b(?:price[sd]?|prices|charged|invoiced?|pricing|rate)\b/,
                  /\b(?:on|at|as of|prevailing (?:at|on)|in effect (?:on|at)|applicable (?:on|at)|in force (?:on|at)|current (?:on|at))\b.{0,30}\b(?:ship(?:ment|ping)?(?: date)?|dispatch|despatch|delivery)\b/,
                  /\b(?:regardless of when|notwithstanding|not binding|irrespective|whatever|prevailing|in effect|applicable|in force|ruling|current)\b/,
                ],
                none: [
                  /\b(?:firm|risk|title|may cancel|can cancel|hub|index|late|delay|not change|insurance|tax(?:es)?|exchange rate)\b/,
                ],
              },
              {
                all: [
                  /\b(?:prices?|rate|figure|cost|costs|level|billed|invoiced?|charged|pays?)\b/,
                  dispatch,
                  /\b(?:ruling|prevailing|in force|current|then|applicable|fixed by|(?:indicative|provisional|estimates?)|not lock|notwithstanding any quotation|without regard|at whatever|whatever (?:it|level|price)|may (?:change|vary|before)|carries the rate|what counts|becomes? known|definitive|obtaining|vary the|serv\w+ as a|set by|determined|it costs on)\b/,
                ],
                none: [
                  /\b(?:firm|shall not|no change|may cancel free|hub index|agreed margin|risk in|title|delivery dates?|time for delivery|delay|estimated (?:date|time)|late|defect|price stated)\b/,
                ],
              },
              {
                all: [
                  /\bprice[s]?\b/,
                  /\b(?:may|can|reserves? the right to) (?:change|vary|adjust|increase)\b.{0,60}\b(?:after (?:\[\w+\]|you|the) order|before (?:delivery|dispatch|shipment))/,
                ],
                none: [alike, /\bmay cancel\b|\bcan cancel\b|\bexcept\b/],
              },
              {
                all: [
                  /\b(?:before|until|at the time of|on) (?:delivery|dispatch|shipment|shipping)\b/,
                  /\b(?:vary|adjust|increase|change|set|fix)\b.{0,30}\b(?:agreed )?prices?\b/,
                ],
                none: [alike, /\bmay cancel\b|\bcan cancel\b|\bfirm\b|\brisk\b/],
              },
            ],
          ),
        ],
      ),
      'retroactive-price': barring(
        [
          /\b(?:no (?:change|increase|revision) [^.;]{0,40}appl(?:y|ies)|\d+ ?% of the fees|percent of the (?:fees|charges)|fees paid (?:in|during|by|for))\b/,
        ],
        [
          {
            all: [
              /\b(?:past|previous|earlier|prior|completed|all) (?:deliver(?:y|ies)|orders?|purchases?|invoices?|shipments?|usage)\b.{0,40}\b(?:re-?invoiced|re-?billed|re-?priced|re-?rated|recalculated|recharged|charged again)\b/,
              /\b(?:list prices?|full price|standard (?:prices?|rates?)|without (?:the )?discount|undiscounted|higher (?:prices?|rates?|tier))\b/,
            ],
            none: [alike, definition],
          },
          {
            all: [
              /\b(?:increases?|revisions?|changes?|new prices?|uplift|adjustments?)\b.{0,40}\b(?:appl(?:y|ies)|takes? effect|(?:is|are) charged)\b.{0,40}\b(?:deliveries|orders|services|goods|supplies|invoices|work|periods?)\b.{0,30}\bsince\b|\b(?:deliveries|orders|services|goods)\b.{0,20}\b(?:already (?:made|delivered|supplied|performed)|made since)\b/,
              /\b(?:prices?|rates?|fees?|charges?|tariffs?)\b/,
            ],
            none: [alike, definition, notPrice, /\b(?:not|never|no change|refund)\b/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:re-?bill|re-?invoice|back-?bill|re-?calculate|charge)\w*\b.{0,60}\b(?:correct|revised|proper|new|higher|adjusted) (?:rate|price|charge|tariff|fee)s?\b/,
              /\b(?:entire period|whole period|period during which|since|past|back to|all prior|previous|already|error existed)\b/,
            ],
            none: [alike, definition, notPrice, /\b(?:not (?:to )?exceed|no more than \d+|within \d+|refund|credit)\b/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:under-?charg\w+|under-?bill\w+|under-?invoic\w+|charged (?:\[\w+\] )?too little|unbilled|(?:re-?invoic\w*|re-?bill\w*|re-?calculat\w*|correct|adjust|revise)\b.{0,30}\b(?:past|earlier|previous|prior|historic\w*|already)|back-?bill\w*|back-?charg\w*)\b/,
              /\b(?:bill|invoices?|charges?|recover|difference|pay(?:able)?|re-?invoice|re-?bill|owes?)\b/,
              /\b(?:no matter|however long|how long ago|at any time|any time|whether or not|even (?:if|though|where)|regardless|irrespective|without limit\w*|settled|already|past|earlier|prior|previous)\b/,
            ],
            none: [
              alike,
              definition,
              notPrice,
              /\b(?:within \d+ (?:months|days|years)|no charge may|not (?:be )?(?:invoiced|billed|charged)|no more than \d+|refund\w*|credit(?:ed)? to|audit\w*|royalt\w+|exceed|cap|overcharg\w+|may not|shall not)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:prices?|tariffs?|rates?|fees?|rent|charges?|increases?|revisions?|uplift|reviewed rent)\b.{0,100}\b(?:deemed to have (?:applied|taken effect)|(?:takes?|have|taking) effect (?:as )?(?:of|from)|appl(?:y|ies) (?:as )?from|with effect from|payable (?:as )?from|operates? from|back ?dated to)\b.{0,60}\b(?:commencement|effective date|first day|start|beginning|earlier|review date|outset|signature|january)\b/,
              /\b(?:settlement|settled|already|difference|shortfall|balancing|make(?:s)? up|makes? good|long afterwards|invoiced|arrears|past|notwithstanding|elapsed|late determination)\b/,
            ],
            none: [alike, definition, notPrice, /\b(?:no charge may|refund\w*|lower|not later|decrease)\b/],
          },
          ...barring(
            [
              /\b(?:shall mean|deduct|allowances|at the time of|vat|remuneration|liab(?:le|ilit)|aggregate|giving rise|exceed|damages)/,
              alike,
              definition,
            ],
            [
              {
                all: [
                  /\b(?:price|rate|fee|rent|charge|tariff)\w*\b.{0,20}\b(?:increase|change|rise|adjustment|revision)s?\b/,
                  /\b(?:also )?(?:affects?|appl(?:y|ies)|covers?|extends?)\b.{0,50}\b(?:already|confirmed|accepted|placed|delivered|existing|past|earlier|previous|prior)\b/,
                ],
                none: [/\b(?:not|no|never|only|refund|lower|better|liabilit\w*)\b/],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:recalculate|re-?price|adjust|revise|increase|invoice|charge|back-?charge)\w*\b/,
                  /\b(?:all|units?|goods|services|orders|products)\b.{0,30}\b(?:already|previously) (?:purchased|delivered|ordered|supplied|performed|paid)|\bretroactiv\w+|\bundercharg\w+|\bany prior period\b|\bprior periods?\b/,
                  /\b(?:pay|difference|invoice|owe|price|rates?|charges)\w*\b/,
                ],
                none: [
                  /\b(?:liabilit)/,
                  /\b(?:refund\w*|credit\w*|lower price|comparable|within \d+ months|not later|audit|no retroactive|not (?:be )?retroactive|never|salary|better|more favou?rable|parity)\b/,
                ],
              },
              {
                all: [
                  /\b(?:prices?|pricing|rates?|rent|tariff|charges?|fees?|discounts?|repric\w+|licenses|transactions|hours worked|contributions|usage|bill|under-?charged|too little|amounts?|difference|shortfall)\b/,
                  /\b(?:retroactive\w*|retrospective\w*|back-?dat\w+|back-?bill\w*|with effect from the start|from the start of|past (?:months|transactions|periods|orders|years)|already (?:delivered|supplied|invoiced|paid)|earlier (?:licenses|orders|periods|payments)|preceding (?:\d+ )?(?:months|years?|twelve)|prior (?:years|periods)|all prior years|before the (?:order|notice|increase)|as if .{0,40}always|however (?:late|long)|from the review date|since the effective date|given during the year|later for usage|charged back|previous (?:years|periods|months))\b/,
                  /\b(?:invoice|pay(?:s|able|ment)?|paid|bill|owe[sd]?|owing|apply|applies|reprices?|make good|charged back|recover|assessed|re-?rate|debit|difference|reclassify|catch-up|from \[\w+\])\b/,
                ],
                none: [
                  /\b(?:liabilit)/,
                  /\b(?:never affects|no (?:retroactive|retrospective)|not (?:be )?retroactive|at least \d+ days after|within \d+ months|not later|following year only|refund\w*|credited|best price|comparable|like (?:buyer|hospital|customer)|lower price|rebate|salary|takes effect as of|audit\w*|excess use|overcharg\w*|interest shall|warranty|records|bonus|commission already|clawback|tax rate|goods ordered before|penalt\w+|better price|licensor.{0,20}best|indemnif\w+|late charge|favou?red)\b/,
                ],
              },
              {
                all: [
                  /\b(?:too little|under-?charg\w*|under-?bill\w*|did not meter|unbilled|understated)\b/,
                  /\b(?:bill|invoice|recover|charge|assess)\w*\b/,
                  /\b(?:however long|without limitation|later|any time|all prior|no limit)\b/,
                ],
                none: [/\b(?:liabilit)/, /\baudit\b|\bwithin \d+ months|\bnot later/],
              },
            ],
          ),
        ],
      ),
      'currency-risk': barring(
        [/\b(?:equally|gains and losses|only if)\b/],
        [
          {
            within: 'sentence',
            bears: 'taker',
            all: [
              /\b(?:euro|dollar|sterling|pound|yen|franc|currency|exchange rate)\b.{0,30}\b(?:weakens?|falls?|depreciates?|drops?|strengthens?|rises?|appreciates?)\b/,
              /\b(?:prices?|fees?|charges|rates)\b.{0,20}\b(?:increas\w+|rais\w+|go(?:es)? up)\b/,
              /\bno (?:reduction|decrease|credit)\b|\bnot (?:be )?(?:reduced|lowered|decreased)\b|\bupwards? only\b/,
            ],
            none: [alike],
          },
          {
            within: 'sentence',
            all: [
              money2,
              /\b(?:loss(?:es)?\b.{0,50}\b(?:exchange|currency)|exchange (?:loss(?:es)?|risks?|differences?|fluctuations?|movements?|variations?)|(?:risk|cost|loss|effect|burden)s? of (?:any |all )?(?:exchange|currency|conversion|fluctuation)\w*|extra cost|additional cost|any difference|the difference|increase[sd]?|shortfall|adjust\w*|risk)\b/,
              /\b(?:made good|reimbursed by|borne|bears?|for (?:the )?\[\w+\]'s (?:account|risk)|falls? (?:up)?on|at all times with|lies? with|(?:shall|must|will|has to|have to) (?:pay|bear|compensate|make up|cover)|cover(?:s)? any|adjust\w* (?:its |the )?prices?|prices? .{0,30}adjust\w*|may (?:adjust|increase|raise)|by (?:the )?\[taker\]|responsib\w+ of (?:the )?\[taker\])\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:up or down|either way|shared?|half|equally|both directions|increase or decrease|increased or decreased|rise or fall|adjusted up|accordingly up|seller bears|supplier bears|no adjustment|shall not be adjusted|not be (?:increased|adjusted)|loan|lender|borrower|credit facility|judgment currency|indemnif\w+|accounting|gaap|financial statements|shares?|convertible|conversion (?:price|ratio|shares|rate of the)|convert (?:the )?(?:note|shares|debt|file|data|documents?)|hedg\w+|liabilit\w+|taxes?|salary|\d+ dollars per|notice|interest at)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:convert\w*|conversion|translated|exchange)\b/,
              /\brates?\b.{0,60}(?<!\w)(?:choos\w+|choice|selects?|determin\w+|decides?|as (?:the )?\[\w+\](?:'s bank)? may|\[\w+\]'s bank|[a-z]+'s bank|sets?|sole|appl(?:y|ies))\b/,
              /\b(?:currenc\w+|dollars?|euros?|sterling|usd|eur|gbp|foreign)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:published by|wall street|bloomberg|reuters|central bank|federal reserve|ecb|financial times|shares?|convertible|judgment|loan|lender|borrower|note|spot rate (?:published|quoted)|mid-?market|oanda)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:exchange loss(?:es)?|exchange rates?|currency|pound|dollar|euro|sterling|yen|yuan|peso)\b/,
              /\b(?:adjust|increase|raise)\w*\b.{0,20}\b(?:prices?|fees|charges)\b.{0,20}\b(?:upward|if)\b|\bexchange loss\b.{0,80}\b(?:reimbursed|borne|paid)\b|\b(?:bears?|borne|reimburse[sd]?)\b.{0,60}\b(?:exchange|currency|conversion)\b/,
            ],
            none: [
              /\b(?:stock|shares|securit)/,
              /\b(?:stock|shares|securit)/,
              alike,
              definition,
              /\b(?:not adjusted|not (?:be )?affected|either|shared|both ways|up or down|equally|only if it pays)\b/,
            ],
          },
          {
            all: [
              /\b(?:currenc(?:y|ies)|exchange (?:rates?|loss(?:es)?|adjustment|risk)|dollar|euros?|sterling|franc|yen|rupee|devaluation|depreciation|conversion|conver(?:t|ts|ted|tible)|rate .{0,6}pick|turn .{0,20}into (?:your|\[\w+\]'s) money)\b/,
              /\b(?:bears?|borne|for the account|for .{0,20}'s account|at the expense|carry any loss|make good|compensated|upward only|no reduction follows|ignored|top up|adjusted (?:\w+ )?for|raise the|hold .{0,20}harmless|any rise|protects|most favorable|any excess may be kept|excess may be kept|losses)\b/,
            ],
            none: [
              /\b(?:stock|shares|securit)/,
              /\b(?:stock|shares|securit)/,
              alike,
              definition,
              /\b(?:not adjusted|not (?:be )?affected|either way|either direction|shared|same proportion|up or down|european central bank|published reference|do not affect|not affect|only if it pays after|in the same|certifications current)\b/,
            ],
          },
        ],
      ),
      'price-cut-by-payer': notIn(
        'employment-contract',
        byActor(
          'both',
          barring(
            [
              /\b(?:working capital|purchase price shall be reduced|fails? to act|diligent\w*|independent expert|once (?:annual )?(?:volume|purchases|orders)|if (?:annual )?(?:volumes?|purchases))\b/,
            ],
            [
              {
                force: 'right',
                bears: 'other',
                all: [
                  /\[a\] (?:may|can) (?:require|oblige|compel|ask|call on) (?:the )?\[o\] to (?:match|meet|beat|equal) (?:any|a|the|every|such) (?:lower|cheaper|better|competing|lowest|third-party) (?:quotes?|quotations?|offers?|prices?|bids?|rates?)\b/,
                ],
                none: [/\bright of first|\brofr\b|\bpurchase offer\b|\bshares?\b/],
              },
              {
                within: 'sentence',
                all: [
                  /\bbenchmark\w*\b/,
                  /\b(?:lower(?:s|ed)?|reduc\w+|match(?:es)?|adjust\w* (?:downward|down)|bring down|brought down|decreas\w+)\b/,
                  /\b(?:prices?|fees?|rates?|charges)\b/,
                ],
                none: [
                  alike,
                  definition,
                  /\b(?:by agreement|both agree|not (?:be )?(?:obliged|required)|no obligation|discuss|good faith|libor|sofr|interest|interbank|replacement|screen|index provider|independent benchmarker)\b/,
                ],
              },
              {
                all: [
                  /\b(?:prices?|fees?|rates?|charges|piece price|cost)\b.{0,50}\b(?:come down|comes down|reduc\w+|decreas\w+|fall(?:s)?|lower\w*|go down|drop\w*|cut)\b/,
                  /(?<![\d.])\d+(?:\.\d+)? ?(?:%|percent|per ?cent)/,
                  /\b(?:each|every|annual\w*|year(?:ly)?|anniversar\w+|per annum)\b/,
                ],
                none: [
                  alike,
                  definition,
                  notPrice,
                  /\b(?:volumes? (?:exceed|above|of more)|if (?:the )?\[taker\] (?:orders|buys|purchases)|delay|late|service credits?|tax|rent|royalt\w+|index|cpi|market share|interest|orders? (?:exceed|above)|energy|consumption|emissions|output|availability|pay(?:s|ment)? (?:early|within)|early payment|step-?down schedule|discount for|not (?:be )?(?:reduced|decreased))\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:cost (?:reductions?|savings?|downs?)|productivity|efficienc\w+|savings|price reductions?)\b/,
                  /\b(?:annual\w*|year\w*|each|every|per annum|\d ?%|\d percent)\b/,
                  /\b(?:pass(?:ed)? on|flows?|benefit|price|prices|reduction in|reduc\w+|credit\w*)\b/,
                  /\b(?:commits?|shall|must|guarantee[sd]?|undertakes?|agrees?|will)\b/,
                ],
                none: [
                  alike,
                  definition,
                  notPrice,
                  /\b(?:shared|equally|reasonable efforts|propose|discuss|merger|synerg\w+|employees?|plan|good faith|energy savings|tax savings|fifty|50)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:lower|better|cheaper|more (?:competitive|favou?rable)) (?:quote|quotation|price|offer|bid|rate)s?\b|\bcheaper\b/,
                  /\b(?:must|shall|has to|have to|will) (?:match|meet|equal|reduce|lower|beat)|\b(?:can|may) (?:cut|reduce|lower)\b|\bmove the (?:volume|business|order)|\bbuy elsewhere|\bterminate\b/,
                  /\b(?:quote|quotation|offer|bid|market|prices?|rates?|elsewhere|somebody else|third part\w+|others?|another)\b/,
                ],
                none: [
                  alike,
                  definition,
                  notPrice,
                  /\b(?:most favou?red|comparable customers?|other customers?|right of first|rofr|purchase offer|acquisition|tenant|not (?:be )?(?:obliged|required))\b/,
                ],
              },
              {
                force: 'right',
                all: [
                  /\b(?:cut|reduce|lower|decrease|revise downward)\b.{0,30}(?<!\w)(?:\[\w+\]'s )?(?:(?:day |hourly |agreed |unit |contract )?(?:rates?|fees?|prices?|charges))\b/,
                  /\b(?:at any time|from time to time|whenever|discretion|if (?:the )?\[\w+\] (?:finds?|thinks?|considers?|believes?)|on notice|unilaterally|as it sees fit|market)\b/,
                ],
                none: [
                  alike,
                  definition,
                  limited,
                  notPrice,
                  /\b(?:seller may|supplier may|licensor may|its own|list prices?|for any reason to promote|interest|service credits?)\b/,
                ],
              },
              {
                force: ['duty', 'promise', 'fact'],
                all: [
                  /\b(?:additional|further|extra|annual|yearly|increasing) (?:price )?(?:discounts?|rebates?|reductions?|savings)\b/,
                  /\b(?:each|every|per|annual\w*|yearly)\b/,
                  /\b(?:shall|must|will|undertakes?|agrees?|grants?|owes?|guarantees?)\b/,
                ],
                none: [
                  alike,
                  definition,
                  /\b(?:volume|exceed\w*|if|tiers?|shared|prompt|early payment|where the parties|refund)\b/,
                ],
              },
              {
                force: ['right', 'duty', 'promise'],
                all: [
                  /\b(?:reduce|cut|lower|decrease|adjust)\b.{0,30}\b(?:day|hourly|agreed|unit|contract)? ?(?:rates?|prices?|fees?|charges)\b/,
                  /\b(?:on \d+ (?:business )?days'? notice|at any time|at its discretion|unilaterally|sole discretion|without (?:the )?consent)\b/,
                ],
                none: [
                  alike,
                  definition,
                  /\b(?:service levels?|credits?|interest rate|downtime|index|minimum|liabilit\w+|own (?:selling )?prices|abate|list prices|retail|its rates to|may not)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:lower|cheaper|better) (?:quote|price|offer)\b.{0,40}\b(?:from )?(?:another|third|other|elsewhere)\b/,
                  /\b(?:meet|match|beat|pay the lower)\b/,
                ],
                none: [alike, definition, /\bright of first|\bmay match\b|\boffer received by/],
              },
              {
                all: [
                  /\b(?:prices?|rates?|fees?|charges|cost price|salary|hours|margin|discount|givebacks?|cost-?downs?|share)\b/,
                  /\b(?:reduc\w+|lower(?:s|ed)?|cuts?|adjust .{0,30}downward|downward|decreas\w+|match(?:es)?|givebacks?|discount the|fall(?:s)? in proportion|savings of)\b/,
                  /\b(?:anniversary|each year|annual(?:ly)?|every year|at any time|whenever|third party|benchmark\w*|market|spot|irrespective|discretion|may not object|as it pleases|budget|business needs|needs|automatically|immediate effect|open orders|view of its market|at harvest|target|competitor|elsewhere|anywhere)\b/,
                ],
                none: [
                  alike,
                  definition,
                  /\b(?:may not require|contract instead|independent expert|may (?:end|terminate)|shared equally|emissions|users|seats|functionality|for a comparable|most favou?red|similar customers|other (?:customers|purchasers|person|clients)|parity|interest|index|cpi|never go|increase[sd]?|raise|liabilit\w+|cap\b|deposit|severance|audit|credits?|minimum|commitment|quantit\w+|abate\w*|damages|tax|retention|volume discounts?|tiers|not (?:be )?(?:lowered|reduced?)|refund|lower of|lesser of|no more than|same scope|going forward|offer it|headcount)\b/,
                ],
              },
              {
                force: ['right'],
                all: [
                  /\b(?:reduce|cut|lower|decrease)\b.{0,40}\b(?:salary|base pay|wages|hours|rates|fees?|prices?|charges)\b/,
                ],
                none: [
                  alike,
                  definition,
                  /\blower of\b|\bconsumer price|\bexpert\b|\bown\b|\bseats\b|\busers\b|\bminimum|\bliab|\bfee if\b|\b(?:all|like) employees\b|\bcredits?\b|\bselling prices\b/,
                ],
              },
              {
                all: [/\b(?:productivity|annual|yearly) (?:givebacks?|price reductions?|cost[- ]downs?|savings)\b/],
                none: [alike, definition, /\bshared\b|\bwhere the parties/],
              },
            ],
          ),
        ),
      ),
      'price-frozen': barring(
        [/\b(?:shall|must|will) buy\b/],
        curedBy(
          /equitable adjustment/,
          byActor(
            'must',
            barring(
              [
                /\b(?:furnish all|provide all|lower of|lesser of|may increase|cpi|consumer price|no additional licen[cs]e|not (?:be )?fixed)\b/,
              ],
              [
                {
                  bears: 'actor',
                  all: [
                    /\bno (?:increase|rise|change|escalation) in (?:the )?(?:\S+ )?(?:costs?|prices?|wages|taxes)\b.{0,60}\b(?:entitles?|gives?|allows?|permits?) (?:the )?\[a\] (?:to |any |a )/,
                  ],
                  none: [alike, definition],
                },
                {
                  all: [
                    /\b(?:firm[, ](?:and )?fixed price|fixed[, ](?:and )?firm price|lump sum|firm (?:for|throughout|during)|guaranteed maximum price|prices?\b.{0,60}\b(?:shall|will) not (?:be )?(?:increase\w*|subject to|adjust\w*|change))\b/,
                    /\b(?:escalation|inflation|cost of (?:labou?r|materials)|costs?|for any (?:other )?reason|any renewal|irrespective|regardless)\b/,
                    /\b(?:not|no|never)\b/,
                  ],
                  none: [
                    alike,
                    definition,
                    /\b(?:first (?:12|twelve) months|landlord|rent|equitable adjustment|tax(?:es)? (?:are|shall be) (?:added|in addition)|more than \d+ ?(?:%|percent))\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:prices?|contract (?:sum|price)|fees?|rates?|lump sum|tender|bid|extra payment|compensation|charges|sum)\b/,
                    /\b(?:(?:not|no|nothing|never|under no)\b.{0,120}\b(?:entitled|claims?|addition|increas\w+|adjust\w*|extra payment|varied|vary|change|additional|extra|escalat\w+|relief)|(?:allowed|made allowance|provided) .{0,40}\b(?:every|all|any)|(?:stays?|remains?|holds?) (?:where it is|firm|fixed|the same|unchanged|as (?:it is|they are))|(?:takes?|bears?|carries|assumes?) (?:all|the|every|full)? ?(?:the )?risks?)\b/,
                    /\b(?:rises?|increases?|inflation|tariffs?|shortages?|unforeseen|ground|site conditions|subsurface|exchange rates?|cost of|costs?|labou?r|materials|fuel|eventualit\w+|market|whatever happens|changes? in (?:law|tax\w*))\b/,
                    /\b(?:whatever|any|all|every|no|nothing|under no|including|account of|irrespective|regardless|notwithstanding|risk)\b/,
                  ],
                  none: [
                    alike,
                    definition,
                    /\b(?:not fixed|shall be adjusted|are adjusted|up or down|unless|except(?! (?:as (?:provided|set forth) in|by|under|pursuant to) (?:an? )?(?:written )?(?:change|variation))|save|taxes? (?:are|is) (?:in addition|extra)|supplier may|seller may|provider may|landlord|tenant|rent|interest|loan|salary|bonus|wages|employ\w+|liabilit\w+|insur\w+|shares?|late payment|expenses (?:are|shall be) reimburs\w+|buyer shall bear|customer shall bear|purchaser shall bear|relief for|tax(?:es)? on|minimum|terminat\w+|consequential|damages|royalt\w+|seats?|overtime|severance|dividend|option)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:rates?|prices?|fees?|charges|sum)\b.{0,40}\b(?:stays?|remains?|holds?|(?:is|are|be) (?:held )?(?:fixed|frozen|firm))\b/,
                    /\b(?:until the end|throughout|for the (?:whole|entire|full)|extensions? included|(?:[3-9]|\d\d) years|any (?:extension|renewal)|full term)\b/,
                    /\b(?:whatever|regardless|irrespective|notwithstanding|no matter|costs?|inflation|increase\w*|risk)\b/,
                  ],
                  none: [
                    alike,
                    definition,
                    /\b(?:not fixed|adjusted (?:by|for|annually)|cpi|except|save|interest|loan|rent|tenant|salary|insur\w+|exchange)\b/,
                  ],
                },
                ...barring(
                  [/\b(?:by more than|lower of)/, definition],
                  [
                    {
                      within: 'sentence',
                      all: [
                        /\b(?:lump sum|fixed (?:price|fee|sum)|contract (?:price|sum)|agreed price|quoted price)\b/,
                        /\b(?:all eventualities|all risks|may not claim|no claim|not (?:be )?(?:entitled|claim|charge)|covers (?:everything|all)|no (?:additional|extra) (?:payment|charge)|at .{0,12}risk)\b/,
                        /\b(?:costs?|rise|risks?|inflation|materials|labou?r|unforeseen|ground|weather|more|increase)\b/,
                      ],
                      none: [alike, /\b(?:except|unless|save|change order|change in law gives|indemn\w+|insurance)\b/],
                    },
                    {
                      all: [
                        /\bprices?\b.{0,40}\bfixed for\b.{0,20}\b(?:[3-9]|\d\d) years\b|\bprices?\b.{0,40}\bremain (?:fixed|firm|unchanged)\b.{0,60}\b(?:renewal|(?:[3-9]|\d\d) years)/,
                      ],
                      none: [/\bexcept|\bsave\b|\bunless\b|\bcpi\b|\bindex\b/],
                    },
                    {
                      within: 'sentence',
                      all: [
                        /\b(?:prices?|contract (?:sum|price)|charges|fees?|rates?)\b/,
                        /\b(?:fixed|firm|flat|frozen|not (?:be )?(?:subject to (?:any )?(?:escalation|adjustment|increase)|adjusted|increased)|no (?:right to|entitlement to|claim (?:to|for)) .{0,12}increase|not seek .{0,12}increase|no increase|assumes? the risk)\b/,
                        /\b(?:for any reason|whatever|inflation|escalation|(?:[3-9]|\d\d)[- ]years?|renewals?|labor|materials|cost of|all increases)\b/,
                      ],
                      none: [
                        alike,
                        /\b(?:except|save|unless|other than|hardship|interest rate|cpi|index|may increase|may (?:rise|adjust)|after the (?:initial|first)|option|delivery date|by more than|then|salary|at renewal|thereafter|initial (?:term|12))\b/,
                      ],
                    },
                    {
                      all: [
                        /\b(?:prices?|contract (?:sum|price)|fees?|charges?|lump sum|rent|rate|fixed fee|quoted price|price adjustment|indexation)\b/,
                        /\b(?:fixed|firm|flat|frozen|locked|lump sum|not (?:be )?(?:adjusted|increased?|subject to|paid for overrun|charge .{0,12}more)|never exceed|no (?:indexation|escalation|adjustment|increase)|can't charge|cannot charge|fee includes every|no circumstances be entitled|hardship relief|rent payable today|same charges|at the .{0,20}price|sole risk|for the lump sum)\b/,
                        /\b(?:fixed fee includes|inflation|tariffs|ground conditions|any other cause|for (?:[3-9]|\d\d) years|waives any claim|costs? double|however long|whatever .{0,20}find|(?:full|entire) \d+ years|no escalation|waives|no circumstances|hardship|renewals?|overruns?|however caused|labou?r|raw materials|materials|component costs|rise in|\d\d years|years hence|risk alone|terms of \d+ years|increase in (?:the )?cost|own (?:sole )?risk|cost increases|whatever happens|irrespective of)\b/,
                      ],
                      none: [
                        alike,
                        /\b(?:first 12 months|for (?:12|24|six|6) months|except that a change|save for|except|changes ordered|estimates|single order|interest rate|delivery date|new price|hardship clause|then rise|initial term and|may rise|adjusted (?:for|at)|increase by no more|customer .{0,30}initial term|shall increase|liabilit\w+|salary|an adjustment of price|gives an adjustment)\b/,
                      ],
                    },
                    {
                      all: [
                        /\b(?:contract sum|contract price|prices?|charges|fees?)\b.{0,40}\bnot (?:be )?(?:adjusted|increased|subject to (?:any )?(?:adjustment|increase|escalation|revision))\b/,
                        /\b(?:for any (?:reason|cause)|any other cause|whatsoever|all risks|even if|waives|inflation|costs)\b/,
                      ],
                      none: [alike, /\bexcept\b|\bunless\b|\bduring the initial term\b/],
                    },
                  ],
                ),
              ],
            ),
          ),
        ),
      ),
    }),
  ),
  fixes,
);

/** Further ways of saying it, in words that are rarer in contracts. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'unilateral-price-increase': [
    {
      bears: 'taker',
      all: [
        /\bput (?:its|the|our|their) (?:rates?|prices?|fees?|charges?) up\b|\b(?:charges?|prices?|fees?|rates?) (?:may|can) (?:go up|rise|climb)\b/,
        /\b(?:whenever|at any time|during the term|as it (?:sees|thinks) fit|let you know|notice|warning|from time to time)\b/,
      ],
      none: [/\b(?:consent|agree[ds]?|exceed|at most|index|no more than|up to|renew\w*)\b/],
    },
  ],
  'price-at-dispatch': [
    {
      bears: 'taker',
      all: [
        /\b(?:charged|billed|invoiced) at (?:whatever|the (?:rate|price|figure))\b.{0,50}\b(?:asking|ruling|current|going)\b.{0,40}\b(?:leaves?|loaded|dispatch\w*|shipp\w+|deliver\w+)\b/,
      ],
    },
  ],
};

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(alsoBy(found, more), otherWords), {
  'unilateral-price-increase': [
    denies('raise|raised|increased?|revised?|revise|put up|go up|uplift|change|adjust|vary|alter|charge'),
    nothing('allows?|permits?|entitles?'),
    noneOf('increase|change|revision|rise', 'binds?|binding|effective|appl(?:y|ies)|takes? effect|permitted'),
  ],
  'price-list-from-time-to-time': [
    denies('invoiced|charged|billed|appl(?:y|ies)'),
    noneOf('later|version|edition|change|new', 'appl(?:y|ies)|binds?|effect'),
  ],
  'price-at-dispatch': [denies('billed|invoiced|charged|replace|priced')],
  'retroactive-price': [
    denies('bill|charge|invoice|recover|claim|apply|take effect|back-?date[d]?|re-?open'),
    noneOf('rate|change|increase|charge|price|adjustment', 'takes? effect|appl(?:y|ies)|retroactive\\w*|made|payable'),
  ],
  'price-cut-by-payer': [
    denies('lower|reduce|cut|bring|decrease'),
    noneOf('offer|price|reduction', 'entitles?|lowered|reduced|cut|permits?'),
  ],
  'uncapped-indexation': [denies('climb|rise|go up|increase|raised|escalate|indexed|exceed')],
  'cost-pass-through': [
    denies('passed on|recharged'),
    mayNot('pass on|charge|recover|recharge'),
    noneOf('increase|cost|rise|change|levy|surcharge', 'passed on|charged|recharged'),
    /\bno (?:later |further |other )?(?:tariff|surcharge|increase|rise|change|cost|revision)s?\b[^.;]{0,60}\b(?:alters?|changes?|affects?|increases?|raises?)\b/,
    /^no\b[^,;]*\[(\w+)\]'s costs\b[^,;]*\bborne by (?:the )?\[(?!\1)\w+\]/,
  ],
  'currency-risk': [noneOf('adjustment', 'made')],
  'price-frozen': [
    denies('frozen|fixed|firm|prevented|barred|locked'),
    nothing('prevents?|bars?|stops?|prohibits?|precludes?'),
  ],
  'extras-decided-by-one-side': [
    denies('decide|determine|charge|treat|classify|bill'),
    noneOf('work|extra|change|service', 'charged|billed|treated'),
  ],
});
