import { unlessDenied } from '../denied.ts';
import { allDaysIn, percentagesIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';

/** The money a tenant lodges, however it is called. */
const lodged =
  /\b(?:deposit|bond|security money|money lodged|sums? (?:held|lodged|retained)|(?:held|lodged) (?:by way of|as) security|deductions?)\b/;
const home =
  /\b(?:home|house|flat|apartment|dwelling|unit|room|tenan\w+|resid\w+|landlord|letting|property|occupan\w+|rent|lessee|lessor|lease|place)\b/;
const ofHome = (_: unknown, { sentence }: { readonly sentence: { readonly lower: string } }): boolean =>
  home.test(sentence.lower);
const moneyFigure = /[$£€] ?\d|\b\d+(?:\.\d+)? ?(?:%|percent)/;
const goesEarly =
  /\b(?:leave\w*(?: early)?|left|depart\w*|vacat\w+|abandon\w*|give\w* up|quit\w*|move out|terminat\w+|bring it to an end|end the (?:tenancy|lease)|surrender\w*|goes)\b/;
const freeOfCharge =
  /\b(?:no (?:charge|liability|penalty|fee|rent is owed|rent\b.{0,20}\bowed|further rent)|without (?:penalty|charge|paying|payment|fee|liability)|(?:owe|owing|pay\w*) (?:the )?(?:\[\w+\] )?(?:nothing|anything more)|shall owe\b.{0,20}\bnothing|nothing more)\b/;

const homes = ['lease-agreement', 'rental-agreement', 'other'];
const deposit = /\b(?:deposit|security|sums? (?:held|lodged)|money lodged|sum lodged|held for)\b/;
const fairLaw =
  /\b(?:to the extent (?:required|permitted) by law|court order|order of (?:a|the) court|lawful notice|as (?:the )?law (?:requires|allows)|in accordance with (?:the )?law)\b/;

const choice =
  /(?<!\w)(?:discretion|sees? fit|suits?|as suits|unhappy|free to|own (?:authority|accord|time|motion)|thinks? (?:fit|proper|right|best|useful|fair|appropriate|reasonable|suitable|necessary|desirable)|(?:it|he|she|they|you|we|\[\w+\]) (?:likes?|chooses?|wishes|wants?|considers?|believes?|regards?|judges?|decides?|determines?|pleases?|elects?|feels?|thinks?|names?|sees?|reckons?|may (?:\w+ )?(?:determine|decide|think|choose|elect|select|set|name))|whatever|for any (?:or no )?reason|at (?:its|their|his|the|\[\w+\]'s) (?:sole )?(?:option|election|choice)|whenever|in (?:its|\[\w+\]'s|their) (?:sole |own |absolute )?(?:opinion|view|judgment)|of the view|for any purpose|at any (?:time|hour)|without giving (?:a |any )?reasons?)\b/;
/** A landlord that may come in is not shut out. */
const mayComeIn =
  /\b(?:may|entitled to|has the right to),? (?:at (?:its|any) [^.;,]{0,30}, )?(?:enter|inspect|visit|come in)\b/;

/** What is entered, inspected or reached is no home. */
const notIntoHome =
  /\bnot refuse (?:\w+ )?access\b|\b(?:cure|remedy) (?:such|the|any) (?:failure|default|breach)\b|\benter(?:ed|ing|s)? into\b|\bright to enter into\b|\baccess(?:ible)?\b[^.;]{0,80}\b(?:websites?|web sites?|content|products?|accounts?|apps?|information|chats?|copies|online|internet|software|data)\b|\b(?:unauthori[sz]ed|user|account|login|password)\b[^.;]{0,60}\baccess\b|\b(?:user|merchant|affiliate|third parties)'?s? access to\b|\baccess to (?:the|our|any|its|all|part|parts|\[\w+\]'s)?(?: \S+){0,3}? ?services?\b|\b(?:records|books of account|audit|business hours|franchised?|safekeeping|intellectual property|passwords?|user content|joint venture|settlement)\b|\bin the event\b[^.;]{0,60}\baccess|\bfacilit(?:y|ies) of\b/;

/** Letting of homes. */
const found = defineTopic(
  'residential-rental',
  file,
  {
    'deposit-deduct-anything': [
      {
        types: homes,
        all: [
          /\b(?:put (?:it|the (?:home|apartment|flat|house|unit|room|property)) (?:back )?(?:into|in)|restore (?:it|the (?:home|apartment|flat|house|unit|room|property)) to) (?:the|a|any) (?:state|condition)\b[^.;]{0,60}\b(?:next|new|like to|wish|want|marketable|re-?let\w*)\b|\b(?:repaint\w*|redecorat\w*|(?:new|replac\w+(?: of)?(?: the)?) carpets?|carpet replacement)\b[^.;]{0,120}\b(?:where|when|as|if) (?:\[\w+\]|we|it) (?:thinks?|considers?|sees?)|\b(?:repaint\w*|redecorat\w*|carpet\w*|cleaning)\b[^.;]{0,120}\b(?:regardless of|whatever the|irrespective of (?:the )?) ?(?:its |the )?condition/,
        ],
        clause: [/\b(?:from|against|out of|use|apply|charge) (?:the |your |\[\w+\]'s )?(?:security )?deposit\b/, home],
        none: [/\b(?:beyond (?:ordinary|normal|fair)|other than (?:ordinary|normal|fair)|landlord shall bear)\b/],
      },
      ...barring(
        [/\bwithout deduction\b|\bdocumented cost\b|\bno deduction\b/],
        [
          {
            types: homes,
            all: [
              /\b(?:deposit|money lodged|sum lodged|bond held)\b/,
              /\b(?:deduct\w*|retain\w*|keep|charged? against|proper charge|applied|comes? out of|appl(?:y|ied) towards|made good out of|withh[eo]ld\w*)\b/,
              /\b(?:(?:sole|absolute|own|its) (?:and absolute )?(?:discretion|judgment|opinion)|considers?|thinks? fit|sees? fit|decides?|regards as appropriate|ordinary wear|normal use|normal wear|fair wear|whether or not|any (?:cost|expense|sum|amount|worn)|whatever|of any (?:kind|origin|nature)|upgrades?|any purpose)\b/,
            ],
            none: [
              /\b(?:beyond (?:ordinary|normal|fair|reasonable)|other than (?:ordinary|normal|fair)|except(?:ing)? (?:ordinary|normal|fair|for)|no deduction|not (?:be )?(?:deduct|include|charge)|only (?:unpaid|for unpaid|actual)|excluding|excepted|purchase price|escrow|adjudicat|wear and tear excepted|prepay)/,
            ],
          },
          {
            types: homes,
            within: 'clause',
            all: [
              /\bdecides? what comes out of|\b(?:deduct|charge)\w* .{0,40}(?:discretion|sees? fit|thinks? fit)/,
              /\bdeposit\b/,
            ],
            none: [/\bbeyond (?:ordinary|normal|fair|reasonable)/],
          },
          {
            types: homes,
            force: ['right', 'fact', 'duty', 'acknowledgement'],
            all: [
              /\bdeposit\b/,
              /\b(?:take|taken|deduct|keep|retain|withhold|apply|use|charge|set|draw)\w*\b/,
              /\b(?:believes? (?:proper|necessary|right)|redecorat|decorating|repaint|worn|anything else|any (?:other )?(?:cost|costs|expense|expenses|sum)|all (?:costs|expenses)|whatever|discretion|considers?|thinks|opinion|sees? fit|deems?)\b/,
            ],
            none: [
              /\b(?:beyond (?:ordinary|normal|fair|reasonable)|no deduction|not (?:deduct|include|be)|only|excluding|excepted|purchase price|escrow|adjudicat|other than)\b/,
            ],
            clause: [/(?<!\w)(?:tenan|rent|landlord|dwelling|property|home|premises|lease|apartment|\[taker\])/],
          },
          {
            types: homes,
            force: ['right', 'fact'],
            all: [/\bdeposit\b/, /\b(?:use|deduct|take|keep|apply|draw on|retain)\b/, choice],
            none: [
              /\b(?:beyond (?:ordinary|normal|fair)|separate|escrow|only for|own account|ordinary account|bank)\b/,
            ],
          },
        ],
      ),
      {
        types: homes,
        force: ['right', 'fact', 'duty'],
        all: [
          /\b(?:use|take|deduct|keep|apply|retain|charge|spend)\b.{0,60}\b(?:it|deposit|from (?:it|the)|money|sum)?\b/,
          /\b(?:absolute discretion|anything|wear|repaint\w*|redecorat\w*|whether or not|any (?:cleaning|cost|expense))\b/,
        ],
        clause: [/\bdeposit\b/],
        none: [
          /\b(?:beyond (?:ordinary|normal|fair|reasonable)|no deduction|without deduction|except|other than|only|excluding|not (?:deduct|include)|insur|rent review|may not|rules)\b/,
        ],
      },
      {
        types: homes,
        all: [
          lodged,
          /\b(?:kept back|keep back|come out of|taken from|charged to|used for|appl(?:y|ied)|deduct\w*|retain\w*|withh[eo]ld)\b/,
          /(?<!\w)(?:\[\w+\] considers|considers|view|fading|effects of ordinary|whether or not|any purpose|thinks? fit|newly decorated|as it (?:sees|thinks)|shall not question|whatever)\b|\[\w+\] considers/,
        ],
        none: [
          /\b(?:beyond (?:ordinary|normal|fair|reasonable)|except(?:ing)?|no deduction|only|excluding|excepted|escrow|adjudicat|purchase|documented|no duty|itemi[sz]ed|whatever its actual loss)\b/,
        ],
      },
      {
        types: homes,
        all: [
          /\b(?:deposit|bond|security money)\b/,
          /\b(?:charged against|set against|deduct\w*|renewed|replaced|repaint\w*|at the cost of the|used|withh\w+|taken)\b/,
          /\b(?:alone to say|merely aged|aged|fresh coat|wear|old|faded|worn|its sole|sees fit|whatever)\b/,
        ],
        none: [/\b(?:only|beyond|except|not be|no deduction|closing|documented)\b/],
      },
    ],
    'deposit-no-return-date': [
      {
        types: homes,
        all: [
          /\b(?:sen[dt]|give(?:s|n)? back|return(?:s|ed)?|refund(?:s|ed)?|repa(?:y|id)|released?|remit(?:s|ted)?|paid back|pay back)\b/,
          /\b(?:within|after|has|have|not later than|no later than|up to)\b[^.;]{0,30}\b\d+ (?:business |calendar )?(?:days?|weeks?|months?)\b/,
          /\b(?:anything left|if anything is left|what(?:'s| is) left|what remains|such balance|(?:any|the) (?:balance|remainder|rest|surplus)|deposit)\b/,
        ],
        clause: [/\bdeposit\b/, home],
        none: [/\b(?:notice|guarantee|escrow|purchase|interest|invoice|top up|restore|shortfall)\b/],
        test: (_, statement) => allDaysIn(statement.words).some((days) => days >= 60 && days < 720),
      },
      ...barring(
        [/\bshall not be delayed\b|\bonly if the\b/],
        [
          {
            types: homes,
            all: [
              /\b(?:deposit|money lodged|sum (?:held|lodged)|bond)\b/,
              /\b(?:return(?:ed)?|refund(?:ed)?|repa(?:id|yment|y)|give back|released?|stays with|remit|balance)\b/,
              /\b(?:relet|re-let|new (?:tenant|occupant|resident|\[\w+\])|at such time|convenient|get around|conditional (?:up)?on|until (?:every|all|the|a|such)|once (?:the|a)|if at all|no time|sale of the|when (?:we|\[\w+\]) (?:get|can|are|have)|in due course|reasonable time|clearance)(?!\w)/,
            ],
            none: [
              /\b(?:shall not be delayed|within \d+|confidential|not later than|no later than|escrow|purchase price|credit balance|loan)\b/,
            ],
          },
          {
            types: homes,
            all: [
              /\b(?:deposit|balance|bond)\b/,
              /\b(?:within|after|has|have)\b.{0,30}\b\d+ (?:business |calendar )?(?:days?|months?)/,
              /\b(?:return|refund|repay|remit)/,
            ],
            clause: [/(?<!\w)(?:deposit|tenan|lease|dwelling|vacat|resident|\[\w+\] has 1)/],
            none: [/\b(?:notice|guarantee|escrow|purchase|interest)\b/],
            test: (_, statement) => allDaysIn(statement.words).some((days) => days > 60),
          },
          {
            types: homes,
            all: [/\b\d+ days? after termination to (?:remit|return|refund)/],
            test: (_, statement) => allDaysIn(statement.words).some((days) => days > 60),
          },
          {
            types: homes,
            all: [
              /\b(?:deposit|what remains|the (?:balance|rest|remainder))\b/,
              /\b(?:repaid|returned|refunded|paid back|released|given back)\b/,
              /\b(?:when|once|after|until|as soon as|upon)\b.{0,60}\b(?:re-?let|sold|bills|new tenant|inspection|satisf|settled|certif|convenient|accounts|ready)/,
            ],
            clause: [/\bdeposit\b/],
            none: [/\bwithin \d+|\bnot later than|\bno later than|\bescrow|\bpurchase/],
          },
          {
            types: homes,
            all: [
              /\b(?:send back|return|repay|refund|release|pay back)\w*\b/,
              /\b(?:what is left|balance|rest|remainder|deposit)\b/,
              /\b(?:when|once|after|until)\b.{0,50}\b(?:next (?:tenant|\[\w+\])|new|paid|sold|let|inspect|ready|bills)/,
            ],
            clause: [/\bdeposit\b/],
            none: [/\bwithin \d+|\bno later/],
          },
        ],
      ),
      {
        types: homes,
        all: [
          /\b(?:return|repay|refund|send back|give back|pay back|release)/,
          /\b(?:what's left|what is left|balance|rest|remainder|it|deposit)\b/,
          /\b(?:when|once|after|until|as soon as)\b.{0,60}\b(?:new|next|found|moved in|relet|re-let|sold|convenient|ready|bills|inspect)/,
        ],
        clause: [/\bdeposit\b/],
        none: [/\bwithin \d+|\bno later|\bnot (?:be )?delayed|\bonly if/],
      },
      {
        types: homes,
        all: [
          /\b(?:balance|remainder|rest|deposit)\b/,
          /\b(?:paid|returned|refunded|repaid|released|sent)\b/,
          /\b(?:after|following|upon|subject to)\b.{0,60}\b(?:relett\w*|reletting|final inspection|sale|new tenan|clearance|approval)/,
        ],
        clause: [/\bdeposit\b/],
        none: [/\bwithin \d+|\bno later/],
      },
      {
        types: homes,
        within: 'sentence',
        all: [
          lodged,
          /\b(?:back|repayable|repaid|return\w*|refund\w*|released?)\b/,
          /\b(?:when (?:\[\w+\] )?(?:have|has) (?:finished|found|let|relet|sold)|until\b.{0,60}\b(?:sold|let|relet|re-let|inspected|moved in)|once\b.{0,60}\b(?:sold|let|relet|moved in|inspected)|convenient|(?:9\d|1[0-9]\d) days|[4-9] months|are happy with|in due course)\b/,
        ],
        none: [/\b(?:within (?:7|10|14|21|28|30|45|60) days|escrow|purchase price|rent actually lost)\b/],
        test: ofHome,
      },
      {
        types: homes,
        all: [
          /\b(?:deposit|bond|security money)\b/,
          /\b(?:hand\w* (?:the deposit )?back|paid (?:out|back)|return\w*|refund\w*|repaid|give\w* back)\b/,
          /\b(?:sees fit|convenient|after the next|when (?:a|the) (?:new|next)|new (?:tenant|resident|lease)|in its own time|no (?:set|fixed) (?:date|time)|has signed|relet)\b/,
        ],
        none: [/\bwithin \d+ days|\bpurchase|\bescrow/],
        test: ofHome,
      },
    ],
    'deposit-forfeited': barring(
      [/\bloss of security\b/],
      [
        ...barring(
          [/\bnot (?:of itself )?(?:be )?forfeit/],
          [
            {
              types: homes,
              all: [
                deposit,
                /\b(?:forfeit\w*|los(?:es?|s) (?:\[\w+\]'s |of )?(?:the |its |his |her |all |whole |entire )*(?:whole |entire )?(?:deposit|sums?|security)|lose (?:your|its|\S+) (?:whole |entire )?deposit|kept by the|keep the (?:whole|entire)|absolute property|no (?:portion|part) of the deposit|become the (?:absolute )?property|retained (?:in full|as liquidated)|loss of all)/,
              ],
              none: [
                /\b(?:does not (?:of itself )?forfeit|not (?:be )?forfeit|purchase|closing|unvested|balance (?:shall be )?returned|loan|capital|shares)\b/,
              ],
            },
            {
              types: homes,
              all: [
                /\bdeposit\b/,
                /\b(?:surrenders?|loses?|forfeits?|gives? up|no right to|not (?:be )?(?:returned|refunded|entitled)|kept|retained)\b/,
                /\b(?:fails? to (?:complete|stay)|leaves? (?:early|before)|breaches?|before the end|any (?:breach|provision|term|rule)|in full|whole|entire|all of)\b/,
              ],
              none: [
                /\bdoes not\b|\bnot (?:of itself )?(?:be )?forfeit|\bpurchase|\bclosing|\bactual (?:loss|damage)|\bonly\b/,
              ],
              clause: [/\b(?:tenan|rent|landlord|dwelling|lease|agreement|home|apartment)/],
            },
            {
              types: homes,
              all: [
                /\b(?:keep|retain|lose|forfeit)\w*\b/,
                /\b(?:all of it|whole|entire|in full|deposit)\b/,
                /\b(?:before the (?:year|end|term)|early|leave|go|break|breach|any (?:rule|term|provision))/,
              ],
              clause: [/\bdeposit\b/],
              none: [/\bdoes not\b|\bnot (?:of itself )?(?:be )?forfeit|\bactual|\bonly\b|\bwear/],
            },
            {
              types: homes,
              all: [
                /\b(?:isn't refundable|not (?:be )?(?:refundable|refunded|returned)|non-?refundable|forfeit\w*|is lost|lose)\b/,
                /\b(?:leave|leaves|before the end|early|breach|breaks?|quit|move out|fails? to)\b/,
              ],
              clause: [/\bdeposit\b/],
              none: [/\bnot (?:of itself )?forfeit|\bactual|\bfee\b/],
            },
            {
              types: homes,
              all: [
                lodged,
                /(?:\b(?:property of the|loses? all claim|forfeit\w*|retained absolutely|keep all|keep the whole|retain the whole|lost in full|not be returned|becomes? the \[\w+\]'s)(?!\w))/,
                /\b(?:breach|fail\w*|leave\w*|left|depart\w*|late|notice|rules|vacat\w+|early|before|terminat\w+)\b/,
              ],
              none: [
                /\bnot (?:of itself )?(?:be )?forfeit|\b(?:to the rent actually|no deposit|shall return the rest|closing|buyer|purchaser|completion|purchase price|goods)\b/,
              ],
              test: ofHome,
            },
          ],
        ),
        {
          types: homes,
          all: [
            /\b(?:deposit|bond|security money)\b/,
            /\b(?:not (?:get|receive|have) (?:any|back)|shall not get|costs? the \[\w+\] the|loses?|lost|forfeit\w*|no part)\b/,
            /\b(?:any of|entire|whole|all|full|back)\b/,
            /\b(?:see out|before|early|pets?|breach|rule|leave|found|late|break)\b/,
          ],
          none: [/\bnot by itself|\bnot (?:of itself )?(?:be )?forfeit|\bpurchase|\bclosing|\bdamage costs/],
          test: ofHome,
        },
      ],
    ),
    'deposit-no-list': barring(
      [
        /\bnot (?:be )?(?:asked|charged|required|liable|make|made|keep|deduct|retain|withhold)\b.{0,60}\bwithout (?:(?:giving|sending|providing) (?:the )?\[\w+\] )?an? (?:written )?itemi[sz]ed/,
      ],
      [
        {
          types: homes,
          all: [
            /\b(?:waives?|gives? up|forgoes?|relinquish\w*|has no right to|not be entitled to)\b[^.;]{0,60}\b(?:itemi[sz]ed|itemi[sz]ation|list of (?:deductions|charges|damages?)|statement of (?:deductions|charges|damages?)|accounting|breakdown|receipts)\b/,
          ],
          clause: [/\bdeposit\b/, home],
          none: [/\b(?:invoice|audit)\b/],
        },
        ...barring(
          [/\bbankruptcy\b|\bliquidated damages\b|\bthe closing\b/],
          [
            {
              types: homes,
              all: [
                /\b(?:deposit|retained|deduct\w*|charge|money is applied|accounting)\b/,
                /\b(?:not (?:be )?(?:required|obliged|bound) to (?:furnish|provide|give|itemi[sz]e|explain|account)|without (?:explanation|itemi[sz]|furnish)|need (?:not )?(?:give|provide|itemi[sz]e|no)|no (?:accounting|breakdown|itemi[sz]ed|receipts|explanation|statement)|waives? (?:any |the )?(?:statutory )?(?:right|claim|demand) .{0,30}(?:description|list|statement|estimate|itemi)|binding on|accepted it|final)\b/,
              ],
              clause: [/\b(?:deposit|money lodged)\b|statutory right to a written description of damage/],
              none: [
                /\b(?:purchase|royalt|invoices? need|within (?:14|21|30|45|60) days .{0,40}(?:send|provide|deliver)|agent's decision|escrow)\b/,
              ],
            },
            {
              types: homes,
              all: [
                /\b(?:object|dispute\w*|challenge|contest|question)\b/,
                /\b\d+ (?:hours?|(?:business |calendar )?days?)\b/,
              ],
              clause: [/\bdeposit\b|\bamount stated as retained\b/],
              none: [/\b(?:adjudicat|free|purchase|scheme|invoice)/],
              test: (_, statement) => allDaysIn(statement.words).some((days) => days < 14),
            },
            {
              types: homes,
              force: ['no-duty', 'waiver', 'no-right', 'ban', 'exclusion'],
              all: [
                /\b(?:explain|account|itemi[sz]e|figures|breakdown|receipts|invoices|reasons|details|particulars|list|statement|evidence)\b/,
              ],
              clause: [/\bdeposit\b/, /\b(?:deduct|take from|retain|withh|keep|charge|repaid|applied)/],
              none: [/\binterest\b|\bescrow\b|\bseparate account/],
            },
            {
              types: homes,
              all: [
                /\b(?:no|without|not)\b.{0,20}\b(?:breakdown|itemi[sz]|list|receipts|explanation|account|details|statement)/,
              ],
              clause: [/\bdeposit\b/],
              none: [/\binterest|\bbank|\bescrow/],
            },
            {
              types: homes,
              all: [
                /\b(?:not (?:be )?(?:required|obliged|bound)|need not)\b.{0,40}\b(?:itemi[sz]ed|account|receipts?|breakdown|explain|justify|details|statement)/,
              ],
              clause: [/\bdeposit\b/],
            },
            {
              types: homes,
              within: 'clause',
              all: [
                /\b(?:deposit|deductions?|sums? retained|move-out statement)\b/,
                /\b(?:don't send (?:a |any )?(?:list|receipts)|need not be itemi[sz]ed|not (?:be )?(?:obliged|required|itemi[sz]e)|no (?:list|breakdown|receipts)|waives? any objection|accepted as it stands|treated as agreed|no longer contest|no duty to (?:provide|itemi[sz]e|explain)|without (?:any )?(?:itemi[sz]\w+|explanation|receipts))\b/,
              ],
              clause: [/\b(?:hours|days|list|itemi[sz]\w+|breakdown|receipts|explanation|figure)\b/],
              none: [
                /\b(?:(?:1[0-9]|[2-9]\d) days\b|shall (?:send|provide|give) (?:the )?\[?\w+\]? an itemi[sz]ed|purchase|escrow|interest bearing)\b/,
              ],
            },
            {
              types: homes,
              all: [
                /\b(?:deductions?|withheld|deposit|retained)\b/,
                /\b(?:particulars|list|explain\w*|receipts|objections?|one total|breakdown|itemi[sz]\w*)\b/,
                /\b(?:not be asked|need not|shall not|no (?:duty|obligation)|out of time|lapse|barred|waived?|too late|late after)\b/,
              ],
              none: [/\b(?:shall send|1[4-9] days|[2-9]\d days|invoice[sd]? for goods|service charge)\b/],
              test: (_, { sentence }) => !/\b(?:buyer|seller|royalt)/.test(sentence.lower),
            },
          ],
        ),
      ],
    ),
    'fixed-fee-regardless': [
      {
        types: homes,
        all: [
          /\b(?:fee|charge|flat (?:sum|rate|amount)|half of the deposit|\d[\d,.]* (?:dollars|pounds))/,
          /\b(?:clean\w*|turnover|move-in|move-out|redecorat\w*|administration|check-?out|check-?in|pet|key|make-ready|carpet\w*|repainting|application|inventory|lease preparation)\b/,
          /\b(?:in (?:every|any|all) (?:case|event)s?|whether or not|non-?refundable|never refund\w*|(?:under )?no circumstances|irrespective|regardless|no matter|earned (?:up)?on|not (?:be )?refund\w*|automatically|always|flat (?:\S+ ){0,2}?(?:fee|charge|sum|rate|amount))\b/,
        ],
        none: [
          /\b(?:franchise|no (?:cleaning|administration|fee)|returned in full|refundable pet deposit|actual (?:and )?(?:reasonable )?cost|software|subscription|setup|loan|facility)\b/,
        ],
      },
      {
        types: homes,
        all: [
          /\b(?:fee|charge)\b/,
          /\b(?:departure|check-?out|move-?out|move-?in|cleaning|turnover|admin\w*|inventory|key|redecorat\w*|exit|leaving)\b/,
          /\b(?:every|each|all|any|always|non-?refundable|in any case)\b/,
        ],
        clause: [/\b(?:tenan|rent|deposit|landlord|apartment|home)/],
        none: [/\b(?:actual|reasonable cost|no (?:cleaning|fee|administration)|damage|late)\b/],
      },
      {
        types: homes,
        force: ['duty', 'fact', 'promise', 'right', 'transfer'],
        all: [
          /\b(?:clean\w*|pets?|animal|locks?|keys?|repaint\w*|redecorat\w*|paint\w*|administrat\w+|carpet|check-?out|move-?in|pest)\b/,
          moneyFigure,
          /\b(?:non-?refundable|returnable|no part|regardless|however clean|in any event|in (?:every|all) cases?|immaterial|every tenancy|whether or not|whatever the (?:condition|state)|irrespective|kept by)\b/,
        ],
        none: [
          /\b(?:if the (?:apartment|home|flat|unit) is not|actual (?:and reasonable )?cost|not (?:be )?charged|no (?:cleaning|key)|invoice|software|services)\b/,
        ],
        test: ofHome,
      },
      {
        types: homes,
        all: [
          /\b(?:cleaning|fee|charge|repaint\w*|redecorat\w*|move-in|administration|pet)\b/,
          moneyFigure,
          /\b(?:even (?:where|if)|in all circumstances|spotless|regardless|whatever|in any case|non-?refundable|retained|never returned)\b/,
        ],
        none: [/\bonly if|\bat cost\b|\bsubscription|\bdelivery|\bservices fee|\benergy/],
        test: (_, { sentence }) =>
          /\b(?:tenan|resid|home|flat|apartment|management|move-in|landlord)/.test(sentence.lower),
      },
    ],
    'deposit-commingled': barring(
      [/\bexcept as (?:required|provided) by (?:\w+ )?law\b/],
      [
        {
          types: homes,
          all: [
            /\b(?:deposit|sum lodged|security)\b/,
            /\b(?:commingl\w*|general funds|no interest|(?:earns?|bears?) (?:\[?\w+\]? )?nothing|not (?:bear|earn|accrue) interest|without interest|no trust|in \[?\w+\]?'?s? business|not be (?:protected|held)|ordinary creditor|kept as an administration|interest .{0,40}kept)\b/,
          ],
          none: [
            /\b(?:shall (?:not commingle|hold .{0,40}separate)|separate interest|customer data|earnest|purchase price|loan)\b/,
          ],
        },
        {
          types: homes,
          all: [
            /\bdeposit\b/,
            /\b(?:ordinary account|own (?:account|money|funds)|free of interest|interest[- ]free|without interest|no interest|general account|mixed with|not bear)\b/,
          ],
          none: [/\bseparate|\bescrow account|\bloan|\bpurchase/],
        },
        {
          types: homes,
          within: 'clause',
          all: [
            /\b(?:deposit|security money|money lodged|bond)\b/,
            /\b(?:business account|general account|own (?:funds|account|purposes|use)|commingl\w+|mix\w*|apart from other|not (?:a |form a )?trust|need not stand|separate or protected|no duty lies\b.{0,30}\bto keep|as if its own)\b/,
          ],
          none: [
            /\b(?:shall be held in a separate|must be held in a separate|protected in a|confidential|purchase price|escrow agent|not (?:be )?(?:mix|commingl)\w*)\b/,
          ],
          test: ofHome,
        },
        {
          types: homes,
          all: [
            /\b(?:deposit|security (?:funds|money)|bond)\b/,
            /\b(?:together with its own|operating account|own account|its own money|general funds|mix\w*)\b/,
          ],
          none: [/\b(?:apart from|shall not|separate|never)\b/],
          test: ofHome,
        },
      ],
    ),
    'entry-without-notice': [
      {
        types: homes,
        all: [
          /\b(?:try|aim|endeavou?r|attempt|seek|like) to (?:tell|notify|warn|inform|let|give)\b[^.;]{0,80}\b(?:need not|not (?:be )?(?:required|obliged|bound)|don't have to|no (?:duty|obligation))\b/,
        ],
        clause: [
          /\b(?:come into|enter|entry|access)\b[^.;]{0,40}\b(?:home|house|apartment|flat|dwelling|premises|unit|room)?/,
          home,
        ],
        none: [/\bemergenc/],
      },
      ...barring(
        [notIntoHome],
        [
          {
            types: homes,
            force: ['right', 'acknowledgement', 'fact', 'waiver', 'no-right', 'ban', 'duty', 'no-duty', 'promise'],
            all: [
              /\b(?:enter(?:s|ing)?|entry|access|come in|visits?|inspect\w*|come upon|go in|let (?:itself|themselves) in)\b/,
              /\b(?:at any (?:time|hour)|without (?:any )?(?:prior |advance )?(?:notice|warning|telling)|with or without|whenever|at all (?:hours|times)|unannounced|don't need to tell|unrestricted|no notice|need not (?:give )?(?:any )?notice|courtesy only|omission gives|day or night)\b/,
            ],
            clause: [
              /(?<!\w)(?:premises|property|home|dwelling|apartment|unit|house|flat|room|quiet enjoyment|inspection|key|\[\w+\]'s absence|management)\b/,
            ],
            none: [
              /\bre-enter\b/,
              /\b(?:emergenc\w*|fire, flood|danger|on (?:at least )?\d+ (?:hours|days)|reasonable notice|\d+ hours?'?s? .{0,12}notice|shall not (?:enter|be)|common parts|audit|source code|books|systems|may not enter|employee|leave the property at any time|data|prior (?:agreement|consent))\b/,
            ],
          },
          {
            types: homes,
            within: 'clause',
            all: [
              /\b(?:come in|enter|access)\b.{0,40}\b(?:whenever|at any time)/,
              /\b(?:don't|do not|without) (?:need to )?(?:tell|notice|warn)/,
            ],
            none: [/\bre-enter\b/, /\bemergenc/],
          },
          {
            types: homes,
            force: ['right', 'acknowledgement', 'promise'],
            all: [
              /\b(?:go into|enter|come into|come in|access|walk in|let (?:itself|himself|herself) in)\b/,
              /\b(?:at all times|at any time|any time|whenever|at all hours|day or night|any hour|without (?:notice|warning|asking|knocking|permission)|unannounced)\b/,
            ],
            clause: [/\b(?:house|home|flat|apartment|dwelling|property|premises|room|tenan|resident|rent)\b/],
            none: [
              /\bre-enter\b/,
              /\bemergenc|\b\d+ (?:hours|days)\b|\breasonable (?:notice|times|hours)|\bcommon parts|\baudit|\bsystems?\b|\bsoftware|\brecords/,
            ],
          },
          {
            types: homes,
            force: ['right', 'fact'],
            all: [/\b(?:key|enter|come in|go in|access)\b/, choice],
            clause: [/(?<!\w)(?:tenan|landlord|room|house|home|flat|apartment|\[\w+\])(?!\w)/],
            none: [/\bre-enter\b/, /\bemergenc|\bnotice|\baudit|\bsystem|\bsoftware|\breasonable|\bparking|\bdata/],
          },
          {
            types: homes,
            force: ['right', 'duty', 'fact', 'no-duty', 'ban', 'transfer'],
            all: [
              /\b(?:admit|enter|entry|come in|access|pass into|visit|let .{0,12}in)\b/,
              /\b(?:whenever|at all hours|at any (?:time|hour)|day or night|any hour|unrestricted|all times)\b|\bno (?:appointment|notice|warning)\b/,
              /\b(?:without (?:need of |prior |any )?(?:an? )?(?:appointment|notice|warning|consent|agreement)|no (?:notice|appointment|warning)|courtesy only|not being required|don't have to tell|with or without notice|need not)\b/,
            ],
            none: [
              /\b(?:only in (?:an )?emergenc|in an emergency|except|shall not enter|reasonable (?:times?|notice)|24 hours|48 hours|common areas|software|records|audit)\b/,
            ],
            test: ofHome,
          },
          {
            types: homes,
            all: [
              /\b(?:let themselves in|visits?|enter\w*|come(?:s)? in|entry|access)\b/,
              /\b(?:whenever|no prior (?:word|notice)|without (?:prior )?(?:word|notice|warning|telling)|at any (?:time|hour)|unannounced)\b/,
            ],
            none: [
              /\b(?:emergenc\w*|day before|hours' notice|\d+ hours|common (?:areas|parts)|shall not|not (?:be )?(?:enter|permitted))\b/,
            ],
            test: (_, { sentence, actor }) =>
              /\b(?:tenan|resid|landlord|flat|home|unit|apartment|house|management)/.test(sentence.lower) &&
              !/tenant|resident/.test(actor?.word ?? ''),
          },
        ],
      ),
    ],
    'self-help-eviction': barring(
      [/\busernames?\b|\baccounts?\b(?! of)|\bassets\b|\bestate\b|\bfranchis\w*|\bassignment of the lessee/],
      [
        {
          types: homes,
          all: [
            /\b(?:chang(?:e|ing) the locks|lock(?:s|ed)? .{0,20}out|switch off|shut off|cut off|disconnect|any means|reasonable force|put \[?\w+\]?'?s? (?:things|belongings)|remov(?:e|ing) \[?\w+\]?'?s? (?:belongings|property|possessions|goods)|deemed abandoned|den(?:y|ies) .{0,30}access|deactivat\w*|without (?:legal )?(?:court )?(?:process|proceedings|order)|need for any order|seize and sell|lien on|exclude the)\b/,
            /\b(?:rent|breach|pay|due|arrears|default|balance|possession|dwelling|term|evict|owed|unpaid|outstanding)\b/,
          ],
          clause: [
            /(?<!\w)(?:tenant|resident|dwelling|apartment|home|house|unit|landlord|\[(?:o|a|taker|giver)\]|door code|lessee)(?!\w)/,
          ],
          none: [
            fairLaw,
            /\b(?:shall not (?:evict|change|cut|remove)|without giving|customer data|account access|software|service|api|stored? for \d+|credentials|equipment lease|goods on)\b/,
          ],
          force: ['right', 'waiver', 'fact', 'acknowledgement', 'duty'],
        },
        {
          types: homes,
          force: ['right', 'waiver', 'fact'],
          all: [
            /\b(?:bar (?:the )?\[\w+\]|exclude|lock|stop (?:the )?(?:water|power|electric|services|utilities)|cut|disconnect|remove|seize|hold or sell|sell|dispose of|throw)(?!\w)/,
            /\b(?:house|home|goods|belongings|possessions|property|water|power|door|furniture|unit|room)\b/,
            /\b(?:behind|rent|arrears|unpaid|pay|owed|due|default|breach)\b/,
          ],
          clause: [/\b(?:house|home|flat|apartment|dwelling|resident|tenan|rent)\b/],
          none: [
            /\bcourt|\blawful|\bas (?:the )?law|\bequipment|\bsold? the (?:goods|products)|\bunsold|\bwarehouse|\bsoftware|\bservices? (?:suspen|level)/,
          ],
        },
        {
          types: homes,
          force: ['right', 'fact'],
          all: [
            /\b(?:replace|change|switch)\w* the locks|\bclear the (?:room|house|flat|home|unit)|\bon the spot\b|\bput .{0,20}(?:out|street)|\bremove .{0,20}(?:belongings|possessions|furniture|\[o\]'s)/,
          ],
          none: [/\bcourt|\blawful|\bshall not/],
        },
        {
          types: homes,
          force: ['right', 'fact', 'waiver', 'duty', 'no-duty'],
          all: [
            /\b(?:seized?|sold|possession|lock\w*|disconnect|remov\w+|belongings|goods|evict\w*|cut off|retake\w*|exclude|put (?:\[\w+\] |\[\w+\]'s things )?out)\b/,
            /\b(?:no judgment|judicial process|without (?:court|judicial|legal|process|going to court|an order)|don't need to go to court|such means as|until the arrears|court proceedings|no court|trespass|by force|judgment being necessary)\b/,
          ],
          none: [
            /\bshall not change|\bonly by court|\bby court order|\bfollowing a court|\bafter obtaining|\bequipment\b|\bconfession/,
          ],
          test: ofHome,
        },
        {
          types: homes,
          all: [
            /\b(?:bar the|bar \[|lock(?:ed)? out|clear (?:it|the \w+) of|change (?:the )?locks|throw out|shut off|cut off|turn(?:ed)? off|disconnect\w*)(?!\w)/,
            /\b(?:arrears|owing|rent|default|late|unpaid)\b/,
          ],
          none: [/\b(?:court|shall not|may not|order|no right)\b/],
          test: ofHome,
        },
        {
          types: homes,
          force: ['right', 'ban', 'fact', 'duty'],
          all: [
            /\bchange the locks\b|\b(?:lock|put|throw|bar|shut)\b.{0,20}\bout\b|\b(?:remove|clear|sell|dispose of)\b.{0,25}\b(?:things|belongings|possessions|goods|property)\b|\b(?:cut|switch|turn|shut)(?:ting)? off\b|\bdisconnect/,
            /\b(?:without (?:going to )?(?:court|a court|an order|legal)|no court|not need (?:a )?court|court order not|(?:don't|fails? to|not) pay|arrears|default|late)\b/,
          ],
          bears: 'taker',
          none: [
            /\bshall not (?:change|lock|cut|remove)|\bmay not (?:change|lock|cut|remove)|\bonly (?:by|after|with) (?:a )?court|\bby court order|\bvacat\w+ by|\bleft (?:behind )?for more|\bdeposit/,
          ],
          test: ofHome,
        },
      ],
    ),
    'rent-raised-midterm': [
      {
        types: homes,
        all: [
          /\b(?:rent|pays? each month)\b/,
          /\b(?:increas\w*|rais\w*|put .{0,20}up|upward change|higher|such sum as|adjust\w*|vary|passed to)\b/,
          /\b(?:at any time|during the (?:term|fixed term|tenancy)|whenever|from time to time|before the lease is up|notwithstanding the fixed term|immediate|in such amount|at \[?\w+\]?'s (?:election|discretion)|on \d+ days'? notice|upon \d+ days'? notice|mid-?term)\b/,
        ],
        none: [
          /\b(?:not (?:be )?(?:increas|rais)\w*|on renewal|limit set by law|month-to-month|once in|once (?:a|per) year|reduc\w*|deposit|late|insur|service charge|review date|free to leave|index|cpi|after (?:each|the) anniversary|alterations?|assign|sublet)\b/,
        ],
        clauseNone: [/\bmonth-to-month tenancy\b/],
      },
      {
        types: homes,
        force: ['right', 'fact', 'duty'],
        all: [
          /\b(?:change|increase|raise|vary|alter|adjust|put up|review) (?:the |its |your |\[\w+\]'s )?(?:monthly )?rent\b|\brent (?:may|can|shall|will) (?:be )?(?:increase|change|raise|var|go up|rise)/,
          /\b(?:(?:[1-9]|1\d|2\d) days'? (?:written )?notice|at any time|whenever|any amount|time to time|discretion|without (?:notice|limit)|during the (?:term|tenancy)|text message|immediately)\b/,
        ],
        none: [/\b(?:not (?:be )?(?:increas|rais|chang)|renewal|month-to-month|once|review date|law)\b/],
      },
      {
        types: homes,
        force: ['right', 'fact'],
        all: [
          /\b(?:revise|raise|increase|change|lift|adjust|move)\b.{0,30}\b(?:upward|up|it|rent|higher)\b/,
          /\b(?:(?:[1-9]|1\d|2\d) days'? (?:written )?notice|at any time|whenever|any time|without notice)\b/,
        ],
        clause: [/\brent\b/],
        none: [/\brenewal|\bmonth-to-month|\bonce|\bdeposit|\binsur/],
      },
      {
        types: homes,
        within: 'clause',
        all: [
          /\b(?:rent|rental|monthly payment)\b/,
          /\b(?:change|adjust|revis\w+|increase|raise|alter|vary|shall be whatever|goes? up)\b/,
          /\b(?:during (?:the|\[\w+\]'s|this)\b.{0,25}\b(?:term|stay|tenancy|lease)|in the course of the (?:fixed )?term|at any time|notwithstanding that the letting|months certain|fixed term)\b/,
          /\b(?:may|can|free to|from time to time|subject to|notif\w+)\b/,
        ],
        none: [
          /\b(?:shall not (?:change|be (?:increased|changed|raised))|not (?:be )?(?:increase|raise|change)|after (?:the|that|expiry)|once a year|by agreement|no more than|late|renew\w*|market rent|review date|tenant may|equipment|base rent)\b/,
        ],
        test: ofHome,
      },
      {
        types: homes,
        all: [
          /\brent\b/,
          /\b(?:put (?:the rent )?up|raise\w*|increas\w*|variable|go up|change\w*)\b/,
          /\b(?:before the year|within the (?:lease |fixed )?term|during the (?:lease |fixed )?(?:term|year)|at any (?:point|time)|mid-?term|before the end)\b/,
        ],
        none: [
          /\b(?:no increase|not (?:be )?(?:increase|raise|change)d?|shall not|may not|after the|tenant may|late|deposit|review date|market rent)\b/,
        ],
        test: ofHome,
      },
    ],
    'rent-late-charge': barring(
      [/\baudit\b|\bper annum\b|\bhighest (?:lawful )?rate\b/],
      [
        {
          types: [...homes, 'service-agreement'],
          all: [
            /\b(?:late (?:fees?|charges?)|default charge|late payment|not (?:made|received|paid) (?:when due|by)|overdue|late costs|arrears|reminder letter|1 day late|returns or delays)/,
            /(?:\bfor each day|\bper day|\beach day|\ba day\b|\bno grace|\bhowever short|\bfee on any|\bfurther late fee|\bfull installment|\breminder letter|\b\d+(?:\.\d+)? ?(?:%|percent))/,
            /\b(?:rent|pay\w*|installment|arrears|fee|charge)\b/,
          ],
          none: [
            /\b(?:a year|per annum|per year|annual|base rate|no late fee|delivery|liquidated damages|commercial operation|per (?:mwh|week)|default rate|principal|break|dilapidat|lawful maximum|maximum rate permitted|deposit)\b/,
          ],
          test: (_, statement) => {
            const share = percentagesIn(statement.words);
            return share.length
              ? share.some(
                  (value) =>
                    value >= 10 ||
                    (value >= 3 &&
                      /\b(?:month|day)/.test(statement.words) &&
                      !/\b1\.?\d? ?(?:%|percent)/.test(statement.words) &&
                      !/single|once|after (?:the )?(?:5|10)/.test(statement.words)),
                )
              : true;
          },
        },
        {
          types: homes,
          all: [
            /\blate fees?\b|\blate charge\b|\bdefault charge\b/,
            /\b(?:further late fee|full installment|go first to outstanding late)/,
          ],
        },
        {
          types: homes,
          all: [/£\d+|\$\d+/, /\breminder (?:letter|email|notice)|\bfor (?:each|every) (?:letter|reminder)/],
        },
        {
          types: homes,
          all: [
            /\b(?:paid late|late|overdue|not paid|unpaid)\b/,
            /\b(?:charge|fee|surcharge|penalty)\b/,
            /\b(?:1\d|2\d|3\d|50) ?(?:%|percent) of (?:that|the|such|any)/,
          ],
          none: [/\b(?:a year|per annum|per year|delivery|deposit)\b/],
        },
        {
          types: homes,
          all: [
            /\b(?:late|after the (?:first|due date|1st)|overdue|unpaid|not paid)\b/,
            /\b(?:fee|charge)\b/,
            /\b(?:every day|each day|per day|a day|daily|further)\b/,
          ],
          none: [/\bdelivery|\bcommercial operation|\bmwh|\bno (?:late )?(?:fee|charge)/],
        },
        {
          types: homes,
          force: ['duty', 'fact', 'right', 'promise'],
          all: [
            /\b(?:late|overdue|arrears|not cleared|not (?:been )?(?:received|paid)|due date|unpaid)\b/,
            moneyFigure,
            /\b(?:even by a day|per day|(?:a|each|every|per) (?:further )?day|each day|no (?:period of )?grace|one day|1 day|per week|a week|compound\w*|due date|late charge of|of the overdue)\b/,
          ],
          none: [
            /\b(?:interest (?:on|at) \d(?:\.\d+)? ?(?:%|percent) (?:a|per) (?:year|annum)|deposit|delivery|delay damages|goods|services|base rate|more than [5-9] days|lesser of)\b/,
          ],
          test: (_, { words, sentence }) =>
            /\b(?:rent|installment|arrears|pay late|landlord|resident|tenan|lease)\b/.test(sentence.lower) &&
            (percentagesIn(words).some((value) => value >= 8) ||
              /(?:a|per|each|every|further) (?:further )?day|even by a day|1 day|per week|compound/.test(words)),
        },
        {
          types: homes,
          all: [
            /\brent\b/,
            /\b(?:each day|every day|per day|a day|arriving after|after the (?:1st|first|due)|late)\b/,
            /\b(?:delay|penalty|late|costs?|charge|fine)\b/,
            /[$£€] ?\d|\b(?:quarter|half|fifth|tenth) of\b|\b\d+ ?(?:%|percent)/,
          ],
          none: [/\b(?:[5-9]|1\d) days late|\bgrace\b|\bequipment|\binterest at\b|\bbase rate/],
          test: (_, { words }) =>
            /each day|every day|per day|a day|quarter of|half of|fifth of/.test(words) ||
            percentagesIn(words).some((value) => value >= 8),
        },
      ],
    ),
    'tenant-repairs-all': [
      {
        types: homes,
        all: [
          /\b(?:repair\w*|maintain|maintenance|fix|breaks|replace|service calls|upkeep|extermination|mold)\b/,
          /\b(?:regardless of (?:the )?cause|no matter|appliances|boiler|roof|plumbing|heating|structural|no repairing obligation|all service calls|at move-in|whatever the cause|anything that breaks|installations|everything)\b/,
          /(?<!\w)(?:\[a\]|\[taker\]|\w+ ortega|resident)(?!\w).{0,60}\b(?:shall|must|pay|fix|replace|cost|charged|responsib)|(?<!\w)(?:responsib\w+|charged to|own cost|(?:yours|\[\w+\]'s) to fix|\[o\]'s to fix)\b/,
        ],
        clause: [
          /(?<!\w)(?:dwelling|home|apartment|tenancy|tenant|resident|live here|landlord|move-in|boiler|\[o\]|unit|house)(?!\w)/,
        ],
        none: [
          /\bbuilding\b|\bgovernmental\b|\bpermits\b/,
          /\b(?:landlord shall|damage (?:it|\[\w+\]|that it|they) (?:causes?|has caused)|not liable|contractor|law puts|light bulbs|(?:ordinary|fair|normal) wear|warranty|goods|caused by (?:the )?\[|triple net|deposit|insured|premises, including|put and keep)\b/,
        ],
        test: (_, { actor, words }) =>
          !/landlord|lessor|owner|^we$/.test(actor?.word ?? '') || words.includes('no repairing'),
      },
      {
        types: homes,
        within: 'clause',
        all: [
          /\bno (?:repairing )?obligations? (?:to repair|whatever)?|\bno repairing/,
          /\breplace the (?:boiler|appliances|heating|roof)/,
        ],
        none: [/\bbuilding\b/],
      },
      {
        types: homes,
        force: ['duty', 'promise', 'acknowledgement', 'fact'],
        all: [
          /\b(?:all (?:repairs|maintenance|upkeep)|every repair|any repairs?|everything (?:in|that)|keep .{0,40}(?:repair|working order)|repairs? of (?:any|every) kind|see to and pay)\b/,
          /\b(?:furnace|roof|wiring|appliances|plumbing|heating|boiler|structure|systems?|windows|whatever|cause|regardless|including|at (?:its|his|her|their|\[\w+\]'s) (?:own )?(?:cost|expense))\b/,
        ],
        clause: [/\b(?:tenan|renter|resident|dwelling|home|house|flat|apartment|habitab|property)\b/],
        none: [
          /\bbuilding\b/,
          /(?<!\w)(?:landlord shall|\[giver\] shall|contractor|warranty|goods|products|caused by (?:the )?\[|except|other than|insured|not liable|law puts)\b/,
        ],
        test: (_, { actor }) => !/landlord|lessor|owner|agent|^we$/.test(actor?.word ?? ''),
      },
      {
        types: homes,
        force: ['duty', 'fact', 'promise', 'right', 'no-duty', 'acknowledgement'],
        all: [
          /\b(?:repair\w*|maintain\w*|maintenance|fix|replac\w+|any work)\b/,
          /\b(?:everything|anything|all repairs|every repair|structural|roof|boiler|heating|furnace|drains|plumbing|cooling|any work that)\b/,
          /(?:(?<!\w)(?:assumed in full by|carried out by|at the cost of|for the account of|(?:\[a\]|\[taker\]) pay|at its own expense|responsib\w+ of|\[a\] fix|whatever the(?:ir)? cause|due to age)(?!\w))/,
        ],
        none: [
          /(?<!\w)(?:landlord shall|\[giver\] shall|caused by|misuse|negligen\w+|only|except|own (?:misuse|negligence)|light bulbs|shall repair\b.{0,30}\bat (?:the )?landlord)\b/,
        ],
        test: (_, { sentence, actor }) =>
          /\b(?:house|home|flat|apartment|dwelling|unit|tenancy|resident|occupancy)\b/.test(sentence.lower) &&
          !/landlord|owner|lessor|\bwe\b/.test(actor?.word ?? ''),
      },
      {
        types: homes,
        within: 'sentence',
        all: [
          /\b(?:repairs?|upkeep|put right|fails in the|maintenance|mend\w*|fix\w*)\b/,
          /\b(?:roof|boiler|wiring|whatever (?:fails|breaks)|everything|all repairs|structure|furnace|plumbing|appliances)\b/,
          /(?:\[taker\]'s (?:charge|cost|expense|account)|\[a\] must|\[a\] (?:shall )?pays?\b|\bpay for\b|\brepairs nothing\b|\bat (?:its|their) (?:own )?(?:cost|expense)\b)/,
        ],
        none: [
          /\b(?:landlord repairs the|landlord shall|damage (?:which|caused)|except|only|misuse)\b/,
          /\[giver\] (?:shall |must )?(?:repairs?|keeps?|pays?)/,
        ],
        test: (_, { sentence }) =>
          /\b(?:house|home|flat|apartment|unit|tenan|resid)/.test(sentence.lower) &&
          !/\b(?:landlord|owner) (?:shall|must|will|keeps|repairs the)\b/.test(sentence.lower),
      },
    ],
    'tenant-rights-waived': [
      {
        types: homes,
        force: ['waiver', 'acknowledgement', 'duty', 'fact'],
        all: [
          /\b(?:waives?|gives? up|relinquish\w*|forgoes?)\b[^.;]{0,60}\b(?:rights?|penalt(?:y|ies)|remed(?:y|ies)|protections?|claims?)\b[^.;]{0,60}\b(?:(?:security )?deposit (?:act|law|statute)|tenan(?:t|cy) (?:protection )?(?:act|law|statute)|landlord and tenant|landlord[- ]tenant|housing (?:act|code|law)|rent (?:control|stabili[sz]ation))|\b(?:waives?|gives? up)\b[^.;]{0,80}\bstatutory (?:penalt\w+|rights?|protections?|remed\w+|damages)\b/,
        ],
        clause: [home],
        none: [/\bredemption\b|\blandlord waives|\blimitation period/],
      },
      {
        types: homes,
        force: ['waiver', 'exclusion', 'acknowledgement', 'no-right', 'fact', 'duty', 'right', 'transfer'],
        all: [
          /\b(?:waives?|waived|gives? up|give up|excludes?|as[- ]is|disclaims?|own risk|releases?|surrenders?)\b/,
          /\b(?:habitab\w*|statutory (?:duty|rights?)|rights? (?:that )?(?:tenants|under local law|given by law)|tenants have|notice to quit|unfit|uninhabitable|repair-and-deduct|fit (?:for living|to live)|weatherproof|safe|keep the structure in repair|notice before .{0,20}court|relocation assistance|rent control)\b/,
        ],
        clause: [/\b(?:home|dwelling|tenant|landlord|tenancy|unit|apartment|resident|property|local law|structure)\b/],
        none: [
          /\b(?:nothing (?:in|limits)|promissory|goods|software|services|equipment|hold harmless from third|condemn\w*)\b/,
        ],
      },
      {
        types: homes,
        all: [
          /\b(?:no promise|made no|gives? up|waives?|present condition|as it (?:is|stands)|accepts? .{0,30}condition|no (?:duty|obligation) to (?:provide|keep|make))\b/,
          /\b(?:habitab|right(?:s)? under (?:state|local|any|the) (?:\w+ )?(?:law|act|statute)|withhold rent|fit (?:for|to)|safe|statut|livable|liveable)/,
        ],
        clause: [/\b(?:tenan|renter|resident|dwelling|home|house|flat|apartment|property|premises)\b/],
        none: [/\bnothing in\b|\bgoods|\bsoftware|\bequipment/],
      },
      {
        types: homes,
        all: [
          /\b(?:with its faults|as it (?:is|stands)|known or not|no assurance|all faults|without any (?:promise|assurance|warranty))\b/,
          /\b(?:lived in|house|home|flat|apartment|dwelling|habitab)/,
        ],
        none: [/\bgoods|\bequipment|\bsoftware/],
      },
      {
        types: homes,
        force: ['waiver', 'ban', 'fact', 'acknowledgement', 'duty', 'no-right', 'promise'],
        all: [
          /\b(?:gives? up|waiv\w+|relinquish\w*|not to use|renounc\w+|surrender\w*|no claim|will bring no claim|agrees? not to)\b/,
          /\b(?:rights?|protections?|notices?|claim|remed\w+)\b/,
          /\b(?:statute|law|laws|ordinance|housing code|fit (?:to be|for)|habitab\w*|possession|repair|withhold rent|council|inspect)\b/,
        ],
        none: [
          /\b(?:nothing|without waiver|jury|subrogation|set-?off against|does not waive|presentment|software|deposit interest|condemn\w*)\b/,
        ],
        test: ofHome,
      },
      {
        types: homes,
        force: ['waiver', 'ban', 'fact', 'acknowledgement', 'duty', 'no-right', 'promise', 'no-duty'],
        all: [
          /\b(?:forgoes?|gives? up|waives?|renounces?|agrees? that|lets? go)\b/,
          /\b(?:housing (?:acts?|laws?|code)|need not be fit|not (?:be )?fit|tenants?' rights|protections?|statut\w+|no rent may be held|habitab\w*|every (?:benefit|right)|fit for living)\b/,
        ],
        none: [/\b(?:keeps|nothing|without waiver|jury|subrogation|does not)\b/],
        test: ofHome,
      },
    ],
    'tenancy-rolls-over': [
      ...barring(
        [
          /\bnot (?:automatically )?renew\b/,
          /\b(?:does|shall|will) not (?:automatically )?renew\b/,
          /\brights? (?:of|to) (?:renew|exten)\w*|\bunless (?:otherwise|previously|sooner|earlier)\b|\bextensions? or renewals?\b|\boptions? (?:to|of) (?:renew|exten)|\b(?:may|entitled to|elect to) (?:renew|extend)\b/,
        ],
        [
          {
            types: homes,
            all: [
              /\b(?:renew\w*|new fixed tenancy|additional yearly term|signed up for another|rolls? over|extends?|begins automatically|further (?:fixed )?(?:12-month )?term|accept(?:ance|ed) of the offered term)\b/,
              /\b(?:unless|forget|absence of|holding over|silence|if (?:the )?\[\w+\] (?:does not|do not|don't|fails?)|automatically)\b/,
            ],
            clause: [/\b(?:lease|tenancy|leaving|landlord|tenant|rent|resident|home|apartment)\b/],
            none: [
              /\b(?:month[- ]to[- ]month|unless both|not renewed|subscription|equipment|copier|machine|schedule|software|services|order form|hire)\b/,
            ],
            test: (_, statement) =>
              !allDaysIn(statement.words).length ||
              allDaysIn(statement.words).some((days) => days > 45) ||
              /holding over|forget|silence/.test(statement.words),
          },
          {
            types: homes,
            all: [
              /\b(?:continue|renew|extend|roll)\w*\b/,
              /\b(?:another|further|additional|new|successive)\b.{0,30}\b(?:year|term|\d+ months?|period)/,
              /\b(?:unless|if|absence|without)\b/,
            ],
            clause: [/\b(?:tenan|landlord|rent|lease|home|apartment|dwelling|resident)\b/],
            none: [
              /\b(?:month[- ]to[- ]month|unless both|subscription|equipment|machine|software|services|order form|hire|bank|loan)\b/,
            ],
            test: (_, { words }) => allDaysIn(words).some((days) => days > 45 && days < 300),
          },
          {
            types: homes,
            all: [
              /\b(?:fresh|new|further|another)\b.{0,20}\b(?:tenancy|term|lease)\b/,
              /\b(?:unless|if|absence|without)\b/,
            ],
            none: [/\bmonth[- ]to[- ]month|\bboth sign|\bunless both|\bguarant/],
            test: (_, { words }) => allDaysIn(words).some((days) => days > 45),
          },
          {
            types: homes,
            all: [
              /\b(?:no notice|unless|silence|save where|if (?:the )?\[?\w+\]? (?:does|do) not|fail\w*|without notice)\b/,
              /\b(?:run on|renew\w*|like term|extended|further (?:fixed )?(?:period|term)|second term|election to take)\b/,
              /\b(?:fixed|months|year|term)\b/,
              /\b(?:months? (?:before|ahead)|(?:60|75|90|120) days|ahead of|no later than|[2-6] months)\b/,
            ],
            none: [
              /\b(?:month[- ]to[- ]month|not renew automatically|both parties sign|equipment|subscription|services|either party)\b/,
            ],
            test: (_, { sentence }) =>
              /\b(?:tenan|resid|letting|flat|house|unit|home|landlord|lease)/.test(sentence.lower) &&
              !/\blessor\b/.test(sentence.lower),
          },
        ],
      ),
      {
        types: homes,
        all: [
          /\b(?:has not said|failing (?:written )?notice|unless|without (?:written )?notice|if no|silence)\b/,
          /\b(?:bound for another|prolongs? itself|another (?:academic )?year|further (?:year|term)|renews?|by (?:12|twelve) months|rolls? over)\b/,
        ],
        none: [
          /\bnot (?:automatically )?renew\b/,
          /\b(?:both sign|month[- ]to[- ]month|equipment|subscription|services|hire|copier|lessor)\b/,
        ],
        test: ofHome,
      },
    ],
    'leaving-early-full-rent': [
      {
        types: homes,
        all: [
          /\b(?:moves? out|leaves?|vacat\w+|departs?|quits?|gives? up)\b[^.;]{0,60}\b(?:early|before the (?:end|expiry)|(?:during|within) the (?:\S+ )?(?:term|year))\b[^.;]{0,80}\brent for (?:all )?(?:the )?(?:remaining|rest|remainder|balance|unexpired)\b[^.;]{0,60}\b(?:due|payable|owed|owes?)\b/,
        ],
        none: [/\b(?:until (?:a new|the \S+ is re-?let)|only until|less (?:any|the) rent|credit|salary)\b/],
      },
      ...barring(
        [/\bpresent value\b|\bexceeds the rental value\b/],
        [
          {
            types: homes,
            all: [
              /\b(?:moves? out|leaves? early|leave early|vacat\w*|early (?:move-out|departure|termination)|abandon\w*|remains? liable|before the end of the term|unexpired|death, deployment)\b/,
              /\b(?:all remaining rent|every month until|rent (?:to|until|through) the (?:expiry|end)|accelerated balance|rent for the (?:unexpired|rest|remainder|balance)|still owe|remaining (?:months'? )?rent|rent .{0,20}to the expiry|balance of the (?:rent|lease))/,
            ],
            none: [
              /\b(?:reasonable efforts to relet|until (?:a new|the (?:home|premises) is relet)|only until|equipment|repossess|break date|termination fee|salary)\b/,
            ],
          },
          {
            types: homes,
            all: [
              /\bno (?:duty|obligation) to (?:relet|re-let|mitigate|find)/,
              /(?<!\w)(?:landlord|rent|\[\w+\]|home)(?!\w)/,
            ],
            none: [/\bequipment|\baccelerated balance against\b|\bgoods\b/],
            clause: [/\bmoves? out|\bleav|\bvacat|\babandon/],
          },
          {
            types: homes,
            all: [
              /\b(?:departs?|leav(?:es?|ing)|moves? out|vacat|quits?|gives? up possession|abandon|early|sooner)\b/,
              /\b(?:whole|all|entire|full|remaining|balance|rest)\b.{0,40}\b(?:rent|year|term|tenancy)/,
              /\b(?:payable|due|owe|owes|liable|pay)\b/,
            ],
            none: [
              /\b(?:relet with|until (?:a new|the home|relet)|reasonable efforts|equipment|credit for|deposit|break (?:date|notice)|mitigat|less any|termination fee)\b/,
            ],
            clause: [/\b(?:tenan|rent|resident|lease|apartment|dwelling)/],
          },
          {
            types: homes,
            all: [
              /\b(?:before the end|early|gives? notice|leaves?|departs?|moves? out)\b/,
              /\b(?:stays?|remains?|is|be) liable\b|\bowes?\b|\bdue\b|\bpayable\b/,
              /\b(?:each month|every month|whether or not .{0,30}(?:let|relet)|to that date|until the end|even if .{0,30}(?:let|tenant))\b/,
            ],
            clause: [/\b(?:rent|tenan|house|home|flat)\b/],
            none: [/\buntil relet|\bcredit|\bmitigat|\befforts/],
          },
          {
            types: homes,
            all: [
              /\b(?:no|not)\b.{0,30}\b(?:obligation|duty|obliged|required|bound)\b.{0,20}\b(?:relet|re-let|mitigate|find (?:a|another))/,
            ],
            none: [/\bequipment|\bgoods|\bmachine/],
          },
          {
            types: homes,
            all: [
              goesEarly,
              /\b(?:every month's rent|all (?:the )?rent|aggregate of the payments|unpaid balance|full (?:lease )?term|rent (?:left|for the (?:remainder|rest))|to its end|remaining rent|to the last day)\b/,
              /\b(?:answerable|due|owes?|accelerat\w*|recover|pay|liable|one go|no allowance)\b/,
            ],
            force: ['duty', 'fact', 'right', 'waiver', 'promise'],
            none: [
              /\b(?:until (?:the home is |it is )?relet|reasonable efforts|only until|equipment|less the (?:net )?(?:rent|proceeds)|may end the lease early on|lessor)\b/,
            ],
            test: ofHome,
          },
          {
            types: homes,
            all: [
              /\b(?:giving up|leav\w+|before time|early|not look for another|goes|quit\w*|vacat\w+)\b/,
              /\b(?:would have paid|each remaining month|all (?:the )?rent|to the end|every month|rest of the (?:rent|term)|whole (?:of the )?rent)\b/,
              /\b(?:owes?|hold \[?\w+\]? to|pays?|due|liable|at once)\b/,
            ],
            none: [/\b(?:until (?:it is )?relet|rent stops|reasonable (?:efforts|steps)|equipment)\b/],
            test: (_, { sentence }) => /\b(?:tenan|resid|house|home|flat|management|rent)/.test(sentence.lower),
          },
        ],
      ),
    ],
    'tenants-joint-liability': [
      {
        types: ['rental-agreement', 'lease-agreement', 'other'],
        all: [
          /\b(?:joint(?:ly)? and several(?:ly)?|each being answerable|any (?:1|one) of them|pay (?:their|the) part|liable for the (?:whole|entire) rent)\b/,
          /\b(?:tenant|resident|roommate|rent|housemate|occupant|damage|lease|full)/,
        ],
        none: [
          /\b(?:guarant\w*|sellers?|warrant(?:y|ies)|borrower|only for (?:his|its|their)|partners?|director|owner|principal|member)\b/,
        ],
        clause: [/(?<!\w)(?:tenant|resident|housemate|roommate|rent|\[taker\])/],
      },
      {
        types: homes,
        all: [
          /\b(?:more than 1 person|housemate|roommate|co-tenant)/,
          /\b(?:in full|answerable for all|pay (?:their|the) part|any (?:1|one) of them|whole)/,
        ],
        none: [/\bonly for (?:his|its|their)/],
      },
      {
        types: homes,
        all: [
          /\b(?:together and individually|jointly|severally|each (?:and every|of them|1 of them)|any (?:1|one) of|all of them|individually)\b/,
          /\b(?:liable|owe|responsible|answerable|enforced)/,
          /\b(?:rent|full|whole|entire|damage|obligations?)\b/,
        ],
        clause: [/\b(?:tenan|resident|housemate|roommate|occupant|rent)\b/],
        none: [/\bguarant|\bwarrant|\bborrow|\bonly for|\bown share/],
      },
      {
        types: homes,
        all: [
          /\beach (?:of the )?(?:\[\w+\]|tenants?|residents?)\b/,
          /\b(?:bound|liable|owes?|answerable|responsible)\b/,
          /\b(?:whole|full|entire|all) (?:of the )?(?:rent|amount|sum)/,
        ],
      },
      {
        types: homes,
        all: [
          /\b(?:jointly and severally|joint and several|(?:2|two) or more persons|any one of them|others have to pay|co-\[?\w+\]?|cotenants?|each for the whole|against the other|one of (?:you|\[\w+\]))(?!\w)/,
          /\b(?:everything|whole|full|that share|owed|all (?:other )?obligations|in full|rent)\b/,
          /\b(?:liable|claim|pay|bind|charged|lessen|recover|answerable)\b/,
        ],
        none: [/\b(?:several and not joint|only for|not jointly|guarantor|indemnif\w*|partner|member)\b/],
        force: ['duty', 'fact', 'right', 'ban', 'promise', 'acknowledgement', 'exclusion'],
        test: (_, { sentence }) =>
          /\b(?:tenan|resid|flat|landlord|rent\b)/.test(sentence.lower) && !/\bguarant/.test(sentence.lower),
      },
      {
        types: homes,
        all: [
          /\b(?:any one of|one another's|each other's|all together|roommates|housemates|co-?tenants?|co-?\[\w+\])(?!\w)/,
          /\b(?:all sums|rent|damage|whole|everything)\b/,
          /\b(?:look to|answer for|liable|owe\w*|pay|claim)\b/,
        ],
        none: [/\b(?:own share only|several and not|guarantor|its own)\b/],
        test: (_, { sentence }) => /\b(?:tenan|roommate|resid|landlord|flat)/.test(sentence.lower),
      },
      {
        types: homes,
        all: [
          /\beach of (?:you|the tenants|\[\w+\])|\beach tenant\b|\ball (?:of )?(?:you|the tenants|tenants|\[\w+\])(?!\w)/,
          /\b(?:all of the rent|whole of the rent|full rent|full amount|whole rent|all the rent|entire rent)\b/,
        ],
        none: [/\bown share|\bits share|\bonly\b/],
        test: ofHome,
      },
    ],
    'utilities-allocated': barring(
      [/\blocalit(?:y|ies)\b|\bgas sales\b/],
      [
        {
          types: homes,
          all: [
            /\b(?:utilit\w+|water|electricity|heating|gas|trash|lighting|flat sum for services|power)\b/,
            /\b(?:allocat\w*|formula|no separate meters|add \d+|vacant unit|common area|revise at will|irrespective of consumption|billing fee|mark-?up|without inspection|work out what)\b/,
            /\b(?:pay|billed|owe|payable|charge|share|included|add)\b/,
          ],
          none: [
            /\b(?:included in the rent|directly to the utility|own meter|submeter|at cost without|delivery point|offtaker|operating expenses|mwh|curtail|interruption)\b/,
          ],
        },
        {
          types: homes,
          within: 'clause',
          all: [/\bno separate meters\b/, /\b(?:work out|owe|add \d+|allocat)/],
        },
        {
          types: homes,
          all: [
            /\b(?:heating|water|gas|electricity|utilities|power|trash)\b/,
            /\b(?:shared out|apportion|divid|allocat|split|service fee|as the \[?\w+\]? decides?|mark-?up)\b/,
          ],
          none: [/\bmeter of the|\bincluded in the rent|\bfloor area|\bat cost as/],
        },
        {
          types: homes,
          within: 'clause',
          all: [
            /\b(?:heating|energy bill|utilit\w+|electricity|water|sewer|trash|gas)\b|\[p\] shall be billed/,
            /\b(?:on the basis which|in the way \[?\w+\]? think|such method|as (?:it|the \[\w+\]) determines|deemed to be|split|apportion\w*|allocat\w*|as calculated by|formula)\b/,
          ],
          none: [
            /\b(?:own meter|actual use|at cost|contract directly|kwh meter readings|generator|offtaker|software)\b/,
          ],
          test: ofHome,
        },
        {
          types: homes,
          all: [
            /\b(?:water|energy|heating|electric\w*|gas|utilit\w*|sewer|trash|power)\b/,
            /\b(?:decides? how|divided among|split|spend|handling charge|whatever \[?\w+\]? (?:has )?used|share of the building|percentage of|apportion\w*|allocat\w*|in the way \[?\w+\]? think)\b/,
            /\b(?:bill|flats?|units?|building's|block's|pays?|apartments|spend)\b/,
          ],
          none: [/\b(?:own meter|at cost|actual|generator|offtaker|mwh|sub-?meter of)\b/],
          test: (_, { sentence }) =>
            /\b(?:tenan|resid|flat|apartment|landlord|owner|block|building)/.test(sentence.lower),
        },
      ],
    ),
    'landlord-no-remedy': barring(
      [/\bmoney transfer|\btransactions?\b|\bonline\b|\bdamage waiver\b/],
      [
        ...barring(
          [/\bless than (?:one|two|1|2) months?'/, /\bless than \d+ months\b|\bbefore the\b/],
          [
            {
              types: homes,
              force: ['ban', 'no-right', 'waiver', 'exclusion', 'fact', 'duty', 'right'],
              all: [
                /\b(?:(?:shall|may|must|will) not (?:terminate|evict|seek possession|sue|enforce)|may not be (?:sought|evicted|served)|can't (?:evict|sue)|cannot (?:evict|sue)|waives? all rights? to (?:recover|evict|terminate|enforce)|sole remedy|no claim against|no notice to leave)\b/,
                /\b(?:non-payment|arrears|rent|behind|possession|damage|lease|pay)\b/,
              ],
              none: [
                /\b(?:less than 2 months|court order|except (?:by|under|in accordance)|unless .{0,40}(?:court|notice)|without first|parking|casualty|the \[o\] (?:shall|may) not|tenant may not|change the locks|curtail|raise)\b/,
              ],
              test: (_, { actor, words }) =>
                /landlord|lessor|owner|^we$|harborline|^us$/.test(actor?.word ?? '') ||
                /against them|of the \[a\] for arrears/.test(words),
            },
            {
              types: homes,
              all: [
                /\bwaives? all rights? to (?:recover|evict|terminate)|\bsole remedy .{0,20}\bfor (?:arrears|non-?payment)/,
                /\b(?:apartment|premises|rent|letter|possession|home)/,
              ],
            },
            {
              types: homes,
              all: [
                /\b(?:no (?:proceedings|action|steps|claim)|not (?:\w+ ){0,2}(?:evict|sue|terminate|recover|take (?:any )?(?:action|proceedings)|end the (?:tenancy|lease)))\b/,
                /\b(?:possession|debt|rent|arrears|unpaid|paid)\b/,
              ],
              clause: [/\b(?:tenan|landlord|lease|rent|property|apartment)\b/],
              none: [/\b(?:court order|except|unless|without first|less than|until \d|parking|curtail|energy)\b/],
              test: (_, { actor }) => /landlord|lessor|owner|^we$/.test(actor?.word ?? ''),
            },
            {
              types: homes,
              force: ['waiver', 'no-right', 'ban'],
              all: [
                /\b(?:end the tenancy|evict|possession|claim|damages|sue|recover|terminate)\b/,
                /\b(?:late rent|arrears|unpaid|non-?payment|rent)\b/,
              ],
              none: [/\bunless|\bexcept|\bcourt order|\bwithout first|\bdeposit/],
              test: (_, { actor }) => /landlord|lessor|owner|^we$/.test(actor?.word ?? ''),
            },
          ],
        ),
        {
          types: homes,
          force: ['ban', 'no-right', 'waiver', 'fact', 'duty'],
          all: [
            /\b(?:non-?payment|don't pay|arrears|unpaid rent|rent (?:in arrear|is unpaid|owed)|rent has been unpaid)\b/,
            /(?:\b(?:not entitle|won't take|gives? up every|no proceedings|may not (?:evict|sue|charge)|shall not (?:evict|sue|charge|bring)|no (?:action|right|remedy)|cannot)\b)/,
            /\b(?:court|evict\w*|leave|possession|remed\w+|interest|sue|suit|end the tenancy|proceedings)\b/,
          ],
          none: [
            /\bless than (?:one|two|1|2) months?'/,
            /\b(?:within [1-9] days|14 days|30 days|tenant shall not|self-help|change the locks|without court)\b/,
          ],
          test: ofHome,
        },
        {
          types: homes,
          all: [
            /\b(?:arrears|unpaid rent|non-?payment|sue for rent|don't pay|rent unpaid)\b/,
            /\b(?:no ground|may not|not sue|cannot|no right|won't|shall not|not entitle\w*)\b/,
            /\b(?:possession|sue|evict\w*|court|end the|proceed\w*|leave)\b/,
          ],
          none: [
            /\bless than (?:one|two|1|2) months?'/,
            /\b(?:tenant may not|change the locks|without court|(?:7|14|21|30) days)\b/,
          ],
          test: (_, { sentence }) => /\b(?:landlord|owner|we|tenan|resid)/.test(sentence.lower),
        },
      ],
    ),
    'landlord-no-entry': barring(
      [notIntoHome, mayComeIn],
      [
        {
          types: homes,
          all: [
            /\b(?:enter|come into|entry|inspection|visit|access)\b/,
            /\b(?:(?:shall|may) not (?:enter|come)|may never|never come|gives? up all rights? of|not even|in an emergency or otherwise|refuse without reason|no more than once|unless (?:you|\[\w+\]) invite)\b/,
          ],
          none: [
            /\b(?:except in an emergency|other than in an emergency|24 hours|unreasonably|plant room|audit|systems|without first|reasonable notice)\b/,
          ],
        },
        {
          types: homes,
          force: ['ban', 'no-right'],
          all: [
            /\b(?:visit|enter|go into|come (?:to|into)|inspect|access)\b/,
            /\b(?:whatever cause|any reason|at any time|for any purpose|unless (?:the )?\[\w+\] (?:agrees?|consents?)|without (?:the )?\[?\w+\]?'?s? ?(?:prior )?(?:written )?(?:consent|permission|agreement)|at all|emergency or)\b/,
          ],
          clause: [/\b(?:tenan|home|house|flat|apartment|property|premises)\b/],
          none: [/\b(?:except in|other than in|24 hours|unreasonably|systems|plant|audit)\b/],
          test: (_, { actor }) => /landlord|lessor|owner|^we$/.test(actor?.word ?? ''),
        },
        {
          types: homes,
          force: ['ban', 'no-right', 'right', 'fact', 'duty'],
          all: [
            /\b(?:exclude|enter|entry|visit|come into|access|inspection)\b/,
            /\b(?:at all times|whatever the occasion|as it pleases|for any reason|no right of|even if there's|any purpose, including|never|condition of every entry|including (?:repairs|emergencies))\b/,
            /(?<!\w)(?:\[\w+\]'s (?:prior )?(?:written )?(?:consent|approval|leave)|exclude|unless \[?\w+\]? say|no right|consent)(?!\w)/,
          ],
          none: [
            /\b(?:not to be unreasonably|except in (?:an )?emergenc|at once in an emergency|on \d+ hours' notice|hours' notice|data|software|software|site rules|tenant shall not)\b/,
          ],
          test: (_, { sentence }) =>
            /\b(?:tenan|resid|landlord|owner|house|home|dwelling|flat|apartment)\b/.test(sentence.lower),
        },
        {
          types: homes,
          all: [
            /\b(?:turn\b.{0,20}\baway|no access|not enter|refuse (?:entry|access)|keep\b.{0,12}\bout|bar\b.{0,20}\bfrom (?:the )?(?:flat|home|unit|house))\b/,
            /\b(?:any occasion|without giving a reason|not even|unless the \[\w+\] agrees|at all|for any reason|any purpose)\b/,
          ],
          none: [/\b(?:emergency excepted|except in|arrears|rent)\b/],
          test: (_, { sentence, actor }) =>
            /\b(?:tenan|resid|flat|home|house|unit|owner|landlord)/.test(sentence.lower) &&
            !(
              /landlord|owner/.test(actor?.word ?? '') &&
              /turn/.test(sentence.lower) &&
              /tenant away/.test(sentence.lower)
            ),
        },
        {
          types: homes,
          force: ['ban', 'no-right', 'right', 'fact', 'duty'],
          all: [
            /\b(?:enter|entry|access|come in)\b/,
            /\b(?:under no circumstances|in no event|never|not\b.{0,20}\bat all|including in an emergency|even in an emergency|sole discretion|for any reason)\b/,
            /\b(?:consent|permission|approval|agree\w*)\b/,
          ],
          none: [/\b(?:not (?:be )?unreasonably|except in|other than in an emergency|hours' notice)\b/],
          test: (_, { sentence, actor }) =>
            /\b(?:landlord|owner)\b/.test(sentence.lower) && !/tenant|resident/.test(actor?.word ?? ''),
        },
      ],
    ),
    'tenant-leaves-freely': [
      {
        types: homes,
        all: [
          /\b(?:end the (?:fixed )?(?:term|tenancy|lease)|move out|determinable|leave|no notice is called for|terminate (?:this|the) (?:lease|tenancy))\b/,
          /\b(?:at any time|whenever|at will|[1-9] days?'?s? notice|alone|no notice)\b/,
          /\b(?:without (?:fee|charge|penalty|liability|paying)|refund all|whenever|stop paying|no claim|at will|no notice is)\b/,
        ],
        none: [
          /\[each\]|\beither\b|\bmay not end\b|\bpayment of a fee\b|\bbreach\b|\bsoftware\b|\bservices\b|\babandon/,
        ],
        test: (_, { actor }) => !/landlord|lessor|owner/.test(actor?.word ?? ''),
      },
      {
        types: homes,
        within: 'sentence',
        all: [
          /\bno notice is called for from\b|\bdeterminable by the \[\w+\] alone/,
          /(?<!\w)(?:tenancy|term|owner|lessor|\[\w+\])/,
        ],
      },
      {
        types: homes,
        force: ['right', 'fact', 'no-duty'],
        all: [
          /\b(?:give up|leave|quit|move out|end|terminate|surrender|vacate)\b/,
          /\b(?:any (?:day|time|date)|whenever|at will|no notice|without notice)\b/,
          /\b(?:no (?:further )?rent|owes? no|nothing|no (?:charge|fee|penalty|liability)|without (?:charge|fee|penalty|liability))\b/,
        ],
        clause: [/\b(?:tenan|landlord|lease|rent|property|home)\b/],
        none: [/\[each\]|\beither\b|\bbreach/],
        test: (_, { actor }) => !/landlord|lessor|owner/.test(actor?.word ?? ''),
      },
      {
        types: homes,
        force: ['right', 'fact', 'no-duty'],
        all: [
          /\b(?:walk away|leave|move out|quit|end the tenancy|go)\b/,
          /\b(?:a day's notice|1 day|any time|any day|whenever|no notice|at will)\b/,
        ],
        none: [/\[each\]|\bbreach|\beither/],
        clause: [/\b(?:tenan|landlord|house|home|flat)/],
        test: (_, { actor }) => !/landlord|lessor|owner/.test(actor?.word ?? ''),
      },
      {
        types: homes,
        force: ['right', 'fact', 'duty', 'no-duty'],
        all: [
          goesEarly,
          /\b(?:at any time|whenever|finds convenient|alone may|week's (?:notice|warning)|[1-9] days'? notice|for any reason|ahead of the expiry|as it pleases|when(?:ever)? it wishes)\b/,
          freeOfCharge,
        ],
        none: [
          /\b(?:either party|landlord may|each party|after (?:6|six|12|twelve) months|2 months|60 days|fee of|material breach|untenantable|casualty|damage|service|subscription)\b/,
        ],
        test: (_, { sentence, actor }) =>
          /\b(?:tenan|resid|letting|house|lease|term|move out)\b/.test(sentence.lower) &&
          !/landlord|owner|lessor/.test(actor?.word ?? ''),
      },
      {
        types: homes,
        all: [
          /\b(?:walk away|no minimum stay|go at any time|leave (?:at any time|whenever)|quit whenever|on (?:[1-9]|ten) days' notice)\b/,
          /\b(?:owes? nothing|nothing more|no minimum|without (?:payment|charge|penalty)|although the \[\w+\] must|no (?:charge|fee|rent))\b/,
        ],
        none: [/\b(?:months' rent|fee of|either|landlord may)\b/],
        test: (_, { sentence, actor }) =>
          /\b(?:tenan|resid|lease)/.test(sentence.lower) && !/landlord|owner/.test(actor?.word ?? ''),
      },
      {
        types: homes,
        force: ['right', 'fact'],
        all: [
          /\b(?:terminat\w+|end|leave|vacate|move out|quit)\b/,
          /\bat any time\b|\bfor any (?:or no )?reason\b|\b(?:[1-9]|1[0-4]) days'? (?:prior )?(?:written )?notice\b/,
          /\bwithout (?:any |further )*(?:penalty|liability|payment|charge|cost|fee)\b/,
        ],
        none: [
          /\beither party\b|\bmonths' rent|\bfee of|\bafter (?:6|12|the first)|\bmaterial breach|\buninhabit|\bmonth-to-month|\bperiodic/,
        ],
        test: (_, { sentence, actor }) =>
          /tenant|resident|\byou\b/.test(actor?.word ?? '') &&
          /\b(?:lease|tenancy|term|rent|home)\b/.test(sentence.lower),
      },
    ],
  },
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
