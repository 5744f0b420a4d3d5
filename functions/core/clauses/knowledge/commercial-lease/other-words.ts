import type { Statement } from '../../statements/statement.ts';
import { percentagesIn } from '../../text/quantities.ts';
import type { IssueRule } from '../issue.ts';

const premises = ['lease-agreement', 'rental-agreement'];
/** The words of letting, without which a rule of leases would read other contracts. */
const letting =
  /\b(?:leas\w+|landlord|lessors?|lessees?|tenan\w+|premises|rents?|rentals|hire[dr]?|hiring|building|suite|sub-?let\w*|sublease)\b/;
const isGiver = ({ actor }: Statement): boolean => /landlord|lessor|owner|grantor|^we$/.test(actor?.word ?? '');
const byGiver = (_: unknown, statement: Statement): boolean => isGiver(statement);
const notByGiver = (_: unknown, statement: Statement): boolean => !isGiver(statement);
/** What is let or hired out apart from land. */
const hired = /\b(?:equipment|machines?|vehicles?|copiers?|hirer|goods|device)\b/;
const severalTimes =
  /\b(?:double|twice|triple|treble|thrice|(?:2|two|3|three) times|one and one[- ]half times|1\.5 times)\b/;
const staysOn =
  /\bhold(?:s|ing)?[- ]?over\b|\b(?:remain|stay|continu|retain)(?:s|ing|es)?\b(?: \S+){0,3}? (?:possession|occupation|occupancy)\b|\bstays? (?:on |in the \S+ )?after\b|\b(?:fails? to|does not|do not|failure to) (?:\w+ ){0,2}?(?:surrender|vacate|quit|yield up|deliver up)\b/;

/** Rules for the plain wording that every form has. */
export const otherWords = {
  'rent-review-assumptions': [
    {
      types: premises,
      all: [
        /\b(?:without regard to|disregard\w*|assum\w+|as if|on the footing)\b/,
        /\b(?:rent[- ]free|free rent|concessions?|inducements?|improvement allowance|(?:fully )?fitted[- ]out|fit for (?:immediate )?(?:occupation|use)|complied with (?:all )?(?:its|the)|hypothetical|for a term of \d+ years)\b/,
      ],
      clause: [letting],
      none: [
        /\binsurance\b|\bactual state\b|\busual rent-free\b/,
        /\b(?:usual in the market|at (?:its|the \[\w+\]'s) own (?:cost|expense)|not be assumed|willing (?:parties|landlord|lessor)|liabilit\w+|assignee|assume[sd]? (?:all|the) obligations)\b/,
      ],
    },
  ],
  'rent-review-costs': [
    {
      types: premises,
      all: [
        /\b(?:experts?|surveyors?|valuers?|apprais\w+|arbitrators?)\b/,
        /\b(?:costs?|fees?|expenses)\b/,
        /\[(?:a|taker)\] (?:shall|will|must) (?:pay|bear|meet|reimburse)\b|\b(?:paid|borne|met) (?:\w+ )?by (?:the )?\[(?:a|taker)\]/,
      ],
      clause: [/\b(?:review|rental value|market rent|apprais\w+|surveyor|valuer)\b/],
      none: [
        /\b(?:consent|alterations|licen[cs]e)\b/,
        /\b(?:each|half|equally|equal shares|shared|respective|dispute|dilapidat\w*|insur\w+|purchase price)\b/,
      ],
      test: notByGiver,
    },
  ],
  'service-charge-open': [
    {
      types: premises,
      all: [
        /\ball (?:the )?(?:costs?|expenses|expenditure)\b[^.;]{0,40}\b(?:operating|running|owning|managing|maintaining)\b/,
        /\b(?:recoverable|payable|recovered|charged|borne|paid)\b[^.;]{0,12}(?:\bfrom|\bby|\bto) (?:the )?\[(?:taker|a)\]/,
      ],
      none: [/\bnot\b|\bexclud\w+/],
      bears: 'taker',
    },
    {
      types: premises,
      all: [
        /\b(?:cam|common (?:area|cost)s?|operating (?:costs?|expenses)|service charges?)\b/,
        /\b(?:administrat\w+|management|supervis\w+|overhead) (?:fee|charge)s?\b/,
        /\b\d+(?:\.\d+)? ?(?:%|percent)/,
      ],
      none: [/\bnot (?:include|exceed)\b|\bexclud\w+|\bno more than\b/],
    },
  ],
  'repair-put-and-keep': [
    {
      types: premises,
      force: ['duty', 'promise'],
      all: [
        /\b(?:keep|keeps|maintain\w*|repairs?|replace\w*|renew|make good)\b/,
        /\b(?:roofs?|foundations?|structur(?:e|al)|load-bearing|(?:main|exterior|bearing) walls)\b/,
        /\b(?:premises|building|property|unit|thereof|of (?:it|them))\b/,
      ],
      clause: [letting],
      none: [
        /\b(?:except(?:ing)?(?: for)?|excluding|other than|not including|but not|save)\b[^.;]{0,60}\b(?:roofs?|foundations?|structur\w+|walls)\b/,
        /\b(?:caused by|resulting from|to the extent|penetrat\w+|schedule of condition|alter(?:ed|ations?)|insur\w+|service charge|operating (?:costs|expenses)|dwelling|apartment)\b/,
        /\b(?:by|of|for|on) (?:the )?\[giver\]|\[o\]'s (?:cost|expense)/,
        hired,
      ],
      test: notByGiver,
    },
    {
      types: premises,
      force: ['no-duty', 'exclusion', 'fact'],
      all: [
        /\b(?:no (?:obligation|duty|responsibility)|not (?:be )?(?:required|obliged|obligated|responsible|liable))\b[^.;]{0,40}\b(?:repairs?|maintain|maintenance|replace)\b/,
      ],
      clause: [letting],
      none: [
        /\bdamaged\b/,
        /\b(?:except|other than|unless|until|caused by|negligen\w+|damage)\b/,
        // What is the tenant's own is not the landlord's to repair.
        /(?:\[(?:o|taker)\]|\b(?:tenant|lessee))'s (?:\w+ ){0,4}?(?:fixtures|property|improvements|equipment|alterations|contents|belongings)\b/,
        hired,
      ],
      test: byGiver,
    },
    {
      types: premises,
      force: ['duty', 'promise'],
      all: [
        /\b(?:repairs?|replace|make good|maintain)\b/,
        /\bwhether or not caused\b|\bhowever caused\b|\bregardless of (?:the )?cause\b|\bbeyond (?:economic(?:al)? )?repair\b/,
      ],
      clause: [letting],
      none: [/\bnot\b(?! caused)|\bexcept\b|\bother than\b/, hired],
      test: notByGiver,
    },
  ],
  'reinstatement-strict': [
    {
      types: premises,
      force: ['duty', 'promise'],
      all: [
        /\b(?:alterations|improvements|additions|installations|fit-?out)\b/,
        /\b(?:removed|remove)\b/,
        /\b(?:deliver up|surrender|yield up|hand back|vacate|at (?:the )?\[o\]'s (?:request|election|option)|if (?:the )?\[o\] (?:so )?(?:requests?|requires?|elects?))(?!\w)/,
      ],
      none: [/\b(?:months' notice|not (?:be )?(?:required|obliged)|may remove|wear and tear excepted)\b/, hired],
      test: notByGiver,
    },
    {
      types: premises,
      all: [
        /\b(?:fixtures|improvements|alterations|property|effects|belongings|signs?)\b/,
        /\b(?:without (?:payment|compensation|credit)|deemed abandoned|disposed of|removed)\b/,
        /(?:\[a\]|\[taker\]|\bits)(?:'s)?(?: sole| own)? (?:cost|expense|risk)\b/,
      ],
      clause: [letting],
      none: [/\b(?:shall not|not (?:be )?required|no obligation|landlord's cost)\b/, hired],
      test: notByGiver,
    },
    {
      types: premises,
      all: [
        /\b(?:restore|reinstate|remove|restoration|reinstatement|removal)\b/,
        /\b(?:holdover rent|rent)\b[^.;]{0,60}\buntil\b/,
      ],
      none: [/\bnot (?:be )?(?:liable|required)\b|\babate|\bno rent\b/],
      test: notByGiver,
    },
  ],
  'landlord-pays-repairs': [
    {
      types: premises,
      force: ['duty', 'promise'],
      all: [
        /\b(?:maintain|maintenance|repairs?|repair and condition|replace|replacements?)\b/,
        /\b(?:responsible for|liable for) all\b|\bof (?:every|any) kind\b|\bat no (?:cost|charge)\b|\bwithout (?:cost|charge|reimbursement|recovery)\b|\bnot (?:be entitled to )?(?:recover|charge|pass)\b|\b(?:the )?(?:whole|entire(?:ty)?) of the (?:premises|property|unit)\b|\bcaused by (?:the )?\[o\]/,
      ],
      none: [
        /\b(?:subject to reimburse\w*|operating expenses|casualty|warrant\w+|structur\w+|roof|common areas?|not (?:be )?(?:obliged|required|responsible|liable)|except)\b/,
      ],
      test: byGiver,
    },
  ],
  'rent-withheld-for-repairs': [
    {
      types: premises,
      force: ['right', 'fact'],
      all: [
        /\b(?:set[- ]?off|offset|withhold|suspend|stop|abate|deduct|reduce)\b/,
        /\b(?:against|from|of|off|paying|the) (?:the |any |its |payment of |base |monthly |all )*rent\b/,
        /\b(?:repairs?|default|breach|due from|owed by|considers|perform the work|cure|fails?)\b/,
      ],
      none: [
        /\bdeduct nothing\b|\bstatute\b/,
        /\b(?:not|no|casualty|fire|destr\w+|deposit|overpa\w+|judgment|court|arbitrat\w+|undisputed)\b(?! cure| due)/,
      ],
      test: notByGiver,
    },
    {
      types: premises,
      force: ['right', 'fact'],
      all: [
        /\bif (?:the )?\[o\] (?:does not|fails? to) (?:cure|remedy|repair|perform|make)\b/,
        /\b(?:offset|set[- ]?off|deduct|withhold)\b[^.;]{0,40}\brent\b/,
      ],
      none: [/\bdeduct nothing\b|\bstatute\b/, /\bmay not\b|\bdeposit\b|\bjudgment\b/],
      test: notByGiver,
    },
  ],
  'tenant-alters-freely': [
    {
      types: premises,
      force: ['right', 'no-duty', 'fact'],
      all: [
        /\b(?:alter\w*|improve\w*|additions?|demolish|structural)\b/,
        /\bwithout (?:first obtaining )?(?:the )?\[o\]'s (?:prior |written |further )*(?:consent|approval|permission)\b|\bwithout (?:the )?(?:prior |written )*(?:consent|approval|permission) of (?:the )?\[o\]/,
      ],
      none: [
        /\b(?:not make|costing|less than|not exceed\w*|up to|cosmetic|decorat\w+|(?<!and )non-structural)\b/,
        hired,
      ],
      test: notByGiver,
    },
  ],
  'landlord-clears-up-after-tenant': [
    {
      types: premises,
      force: ['duty', 'promise'],
      all: [
        /\b(?:remove|clear|dispose of|restore|reinstate)\b/,
        /\bat its (?:own |sole )*(?:cost|expense)\b/,
        /\b(?:left|abandoned|installed|made) (?:\w+ ){0,3}?by (?:the )?\[o\]|\[o\]'s (?:property|alterations|fixtures)\b/,
      ],
      none: [/\bnot\b/],
      test: byGiver,
    },
    {
      types: premises,
      force: ['right', 'no-duty', 'fact'],
      all: [
        /\b(?:surrender|yield up|return|leave)\b[^.;]{0,30}\b(?:premises|property|unit)\b[^.;]{0,30}\b(?:then[- ]current|then[- ]existing|as[- ]is|whatever) ?(?:state|condition)?\b|\b(?:not (?:be )?(?:required|obliged|obligated)|no obligation|no duty) to (?:\w+ or )?(?:make good|reinstate|restore|remove)\b/,
      ],
      clause: [letting],
      none: [/\blisted in\b|\bdamage\b|\bduring the term\b/, hired],
      test: notByGiver,
    },
  ],
  'insurance-rent-open': [
    {
      types: premises,
      all: [
        /\b(?:insurance|insuring|premiums?)\b/,
        /\badditional rent\b|\breimburs\w+|\bon demand\b/,
        /\bin such amounts? as\b|\bas (?:the )?\[\w+\] (?:may )?(?:determines?|decides?|elects?|thinks? fit)\b|\ball (?:insurance )?(?:premiums|costs?)\b/,
      ],
      none: [/\bexclud(?:es|ing|ed)\b|\bnot include\b|\bnot exceed\b|\bcapped\b|\breasonabl[ey]\b|\bown insurance\b/],
    },
  ],
  'keep-open-covenant': [
    {
      types: premises,
      all: [
        /\bkeep (?:the )?(?:\w+ )?(?:premises|store|shop|unit|restaurant)\b[^.;]{0,20}\bopen\b|\bnot (?:to )?(?:vacate|abandon|close)\b[^.;]{0,30}\bcease (?:to |its )?(?:operat\w+|trad\w+|business)\b|\b(?:ceases?|discontinues?|stops?) (?:to )?(?:operat\w+|trad\w+|conduct\w*(?: its)? business|(?:its )?business)\b/,
      ],
      clause: [letting],
      none: [
        /\bno duty\b|\bnotice if it intends\b|\bintends to cease\b/,
        /\b(?:no obligation|not (?:be )?(?:required|obliged)|service provider|services)\b/,
      ],
      test: (_, statement) => !isGiver(statement) || /\bmay terminate\b/.test(statement.words),
    },
  ],
  'forfeiture-without-cure': [
    {
      types: premises,
      force: ['waiver', 'acknowledgement', 'fact'],
      all: [
        /\b(?:waives?|gives? up|relinquish\w*)\b/,
        /\b(?:redemption|redeem|right to cure|relief from forfeiture|to cure)\b/,
      ],
      clause: [letting],
      none: [/\bnot waive\b|\bnothing\b/],
      test: notByGiver,
    },
  ],
  'break-right-conditional': [
    {
      types: premises,
      force: ['right', 'fact'],
      all: [
        /\b(?:extend|renew|terminate|end|break)\b/,
        /\b(?:provided|only if|so long as|on condition)\b/,
        /\b(?:never been|not (?:at any time )?(?:been |be )?)(?: late| in (?:default|breach|arrears))\b/,
      ],
      none: [/\b(?:cure|grace|material|beyond|continuing|uncured|then in default)\b/, hired],
      test: notByGiver,
    },
    {
      types: premises,
      all: [
        /\b(?:(?:right|option) to (?:terminate|renew|extend|break|end|determine)|(?:termination|renewal|extension|break) (?:option|right))\b/,
        /\b(?:condition(?:al|ed)|void|of no effect|lapses?|only if|shall not be exercisable|null and void)\b/,
        /\b(?:default|breach|strict|complian\w+|complied|arrears|outstanding)\b/,
      ],
      none: [
        /\b(?:beyond (?:any |all )?(?:applicable )?(?:notice|cure)|material(?:ly)?|not (?:be )?(?:void|conditional|invalidated)|uncured)\b/,
        hired,
      ],
      test: notByGiver,
    },
  ],
  'break-price': [
    {
      types: premises,
      all: [
        /\b(?:condition (?:of|to)|in order to|upon|on) (?:the |any |its |such )?(?:early termination|terminat\w+ early|exercis\w+|break)/,
        /\b(?:pays?|payment)\b/,
        /\b(?:unamorti[sz]ed|commissions?|free rent|abated rent|months'? rent|termination fee|improvements)\b/,
      ],
      none: [/\bwithout payment\b|\bnot (?:be )?required\b|\bno (?:fee|payment)\b/, hired],
      test: notByGiver,
    },
  ],
  'lease-assignment-barred': [
    {
      types: premises,
      all: [
        /\b(?:assign\w*|sub-?let\w*|sublease|transfer)\b/,
        /\bwithout (?:such |the |prior |written |\[\w+\]'s )*consent\b[^.;]{0,30}\b(?:void|default)\b|\bconsent\b[^.;]{0,60}\b(?:payment of|condition\w*)\b[^.;]{0,40}\b(?:excess|profit|premium|consideration)\b/,
      ],
      none: [/\bshall not (?:be )?(?:void|condition)|\bnot (?:to )?be unreasonably\b/],
    },
  ],
  'rent-come-what-may': [
    {
      types: premises,
      all: [
        /\b(?:rents?|rentals?|payments?|amounts (?:due|payable)|pay)\b/,
        /\babsolute and unconditional\b|\bno matter what\b|\bunder (?:any and )?all circumstances\b|\bcome what may\b|\bhell or high water\b|\b(?:equipment|machine|vehicle|premises)\b[^.;]{0,20}\b(?:cannot|can not|may not) be used\b/,
      ],
      clause: [letting],
      none: [
        /\babates?\b|\bonly for so long\b/,
        /\b(?:not (?:be )?(?:absolute|unconditional|liable|required)|shall abate|guarant\w+|no (?:rent|payment))\b/,
      ],
      test: notByGiver,
    },
  ],
  'accelerate-and-repossess': [
    {
      types: premises,
      within: 'sentence',
      all: [
        /\b(?:default|breach|fails? to pay|retake)\w*\b/,
        /\b(?:take|takes|taking|get) (?:back|possession)|\bretake\b|\brepossess\w*|\brecover the (?:equipment|goods|machine|vehicle)/,
        /\b(?:all|the) (?:the )?(?:remaining|future|unpaid|outstanding) (?:payments?|rents?|rentals?|installments?)\b|\b(?:present value|balance|remainder) of (?:all )?(?:the )?(?:future |remaining )?(?:rent|payments|term)/,
      ],
      none: [/\bnot (?:be )?(?:entitled|accelerate)\b|\bless the (?:net )?proceeds\b|\bcredit\b/],
    },
  ],
  'equipment-return-harsh': [
    {
      types: [...premises, 'other', 'service-agreement'],
      all: [
        hired,
        /\b(?:ship|return|send|deliver|restor\w+|redeliver)\b/,
        /\bwherever\b|\bsuch (?:place|location|address) as\b|\b(?:including|even|despite|regardless of) (?:ordinary|normal|fair) wear\b/,
        /(?:\[a\]|\[taker\]|\bits)(?:'s)?(?: sole| own)? (?:cost|expense)\b|\b(?:pays?|bear)\b/,
      ],
      none: [/\bnot (?:be )?(?:charged|liable|required)\b|\bexcepted\b|\bbuyer\b/],
      test: notByGiver,
    },
  ],
  'equipment-evergreen': [
    {
      types: [...premises, 'other'],
      all: [
        /\b(?:extend\w*|continu\w*|renew\w*)\b/,
        /\bmonth[- ]to[- ]month\b|\bfrom month to month\b|\bsuccessive months?\b/,
        /\buntil\b[^.;]{0,40}\b(?:equipment|machine|vehicle|goods|unit)\b[^.;]{0,20}\b(?:returned|purchased)\b/,
      ],
    },
  ],
  'tenant-liable-after-assignment': [
    {
      types: premises,
      all: [
        /\b(?:assign\w*|sub-?let\w*|sublease|underlet\w*|transfer\w*|pass(?:es)? on)\b/,
        /\b(?:no|not|neither)\b[^.;]{0,100}\b(?:release|relieve|discharge)s?\b(?: the)? \[(?:a|o|taker)\]|\b(?:remains?|stays?|continues? to be) (?:fully |primarily |jointly and severally |personally )*(?:liable|bound|responsible)\b|\bauthori[sz]ed guarantee agreement\b/,
      ],
      clause: [letting],
      none: [
        /\b(?:not (?:be )?liable|shall be released|purchaser of the (?:building|property)|default|re-?enter\w*)\b/,
        hired,
      ],
      test: notByGiver,
    },
    {
      types: premises,
      all: [
        /\bconsent\b[^.;]{0,60}\b(?:assign\w*|sub-?let\w*|transfer)\b[^.;]{0,20}\bnot (?:release|relieve|discharge)\b/,
      ],
    },
  ],
  'deposit-lost-on-sale': [
    {
      types: premises,
      within: 'sentence',
      all: [
        /\bdeposit\b/,
        /\b(?:transfers?|sells?|sold|sale|conveys?|conveyance|purchaser|buyer|successor)\b/,
        /\bno (?:further )?(?:liability|responsibility|obligation) (?:for|to|in respect)\b|\bmust (?:claim|recover|seek)\b|\blook (?:only|solely) to\b|\b(?:released?|relieved|discharged?) (?:of|from)\b/,
      ],
      clause: [letting],
      none: [/\b(?:assumes?|assumed|provided that|remains? liable|purchase price|escrow)\b/],
    },
  ],
  'lease-subordinate-no-protection': [
    {
      types: premises,
      all: [
        /\b(?:subordinate\w*|ranks? (?:behind|after|below)|subject to)\b/,
        /\b(?:any|all|every|present|future)\b(?: \S+){0,5}? (?:mortgages?|deeds? of trust|charges?|ground leases?|head lease)\b/,
      ],
      clause: [letting],
      clauseNone: [/\b(?:non-?disturb\w*|not disturb\w*|undisturbed|quiet(?:ly)? (?:enjoy|possess)\w*)\b/],
      none: [/\bnot (?:be )?(?:subordinate|subject)\b|\bsuperior to\b|\bno mortgage\b|\bonly if\b/, hired],
    },
  ],
  'insurance-proceeds-to-lessee': [
    {
      types: premises,
      all: [
        /\binsurance (?:proceeds|mon(?:ey|eys|ies))\b|\bproceeds of (?:any|all|the) (?:\w+ )?insurance\b|\bloss payee\b/,
        /\b(?:premises|building|property|equipment|improvements)\b/,
      ],
      none: [/\b(?:own|personal|trade|trust|not|none|jointly|until|its property|contents|inventory)\b/],
      test: (_, { sentence }) =>
        /\b(?:paid|payable|belongs?|released|retained) (?:in full )?(?:to|by) (?:the )?(?:tenant|lessee|hirer)\b|\b(?:tenant|lessee|hirer) (?:shall be|is|will be) (?:entitled to|(?:sole |named )?(?:as )?loss payee)\b/.test(
          sentence.lower,
        ),
    },
  ],
  'recapture-on-request': [
    {
      types: premises,
      force: ['right', 'fact'],
      all: [
        /\b(?:if|when|whenever|where|upon|after|in the event(?: that)?)\b[^.;]{0,20}\b(?:requests?|asks?|desires?|wishes|proposes?|seeks?)\b[^.;]{0,60}\b(?:assign\w*|sub-?let\w*|sublease|transfer)\b/,
        /\b(?:may|right to|entitled to|elect to)\b[^.;]{0,30}\b(?:terminate|recapture|take (?:\S+ ){0,3}?back|cancel|end)\b/,
      ],
      none: [/\b(?:without (?:the |such |\[\w+\]'s )*consent|withdraw|not (?:have|be entitled))\b/],
      test: byGiver,
    },
    {
      types: premises,
      force: ['right', 'fact'],
      all: [
        /\b(?:requests?|seeks?|asks? for|appl(?:y|ies) for|requesting|notice of (?:the|its|any) (?:request|proposed))\b[^.;]{0,60}\b(?:consent|approval|licen[cs]e|transfer|assignment|sublease)\b/,
        /\b(?:terminate|cancel|end|determine) (?:this|the) lease\b/,
      ],
      clause: [/\b(?:assign\w*|sub-?let\w*|sub-?leas\w*|underlet\w*)\b/],
      clauseNone: [/\b(?:withdraw|rescind)s? (?:its|the|such) (?:\S+ )?(?:request|notice|application)/],
      none: [/\b(?:default|breach|may not|shall not|without (?:first )?(?:obtaining|such|the))\b/],
      bears: 'taker',
    },
  ],
  'holdover-rent': [
    {
      types: premises,
      force: ['duty', 'fact'],
      all: [
        /\b(?:rent|rate|compensation|occupation)\b/,
        /\b\d+(?:\.\d+)? ?(?:%|percent)/,
        /\b(?:pay|pays|payable|owe|be)\b/,
      ],
      clause: [staysOn],
      none: [
        /\b(?:no|not) (?:increase|exceed|more)\b|\b(?:late charge|interest|per annum|default rate|operating)\b/,
        hired,
      ],
      test: (_, { words }) => percentagesIn(words).some((share) => share >= 130 && share <= 500),
      bears: 'taker',
    },
    {
      types: premises,
      within: 'sentence',
      all: [staysOn, /\b(?:rent|rate|charge|pays?|sum)\b/],
      none: [
        /\b(?:no|not) (?:increase|exceed|more)\b|\bwith (?:the )?\[\w+\]'s (?:written )?consent\b(?![^.;]*\b(?:double|twice))/,
        hired,
      ],
      test: (_, { sentence }) =>
        severalTimes.test(sentence.lower) ||
        percentagesIn(sentence.lower).some((share) => share >= 130 && share <= 500),
    },
    {
      types: premises,
      within: 'sentence',
      all: [
        staysOn,
        /\b(?:all|any) (?:loss(?:es)?|damages?|claims?)\b|\bconsequential\b|\b(?:succeeding|incoming|new|prospective) (?:tenant|\[\w+\])/,
        /\b(?:liable|indemnif\w+|responsible|pays?|reimburse)\b/,
      ],
      none: [/\bnot (?:be )?(?:liable|responsible)\b/, hired],
      test: notByGiver,
    },
  ],
  'landlord-lien': [
    {
      types: premises,
      all: [
        /\b(?:liens?|security interest|pledge[sd]?|distrain|distress)\b/,
        /\b(?:goods|fixtures|equipment|personal property|property|inventory|furniture|furnishings|effects|belongings|chattels|everything)\b/,
        /\b(?:grants?|have|has|reserves?|retains?|holds?|gives?|may|pledge[sd]?|subject to)\b/,
      ],
      clause: [/\b(?:landlord|lessor|tenant|lessee|premises|rent)\b/],
      none: [
        /\b(?:mortgage\w*|mechanic\w*|materialm[ae]n\w*|contractors?|free (?:and clear )?(?:of|from)|waives?|no (?:such )?liens?|not (?:have|create|permit|suffer|allow|place|be subject)|subordinat\w+|discharge|lenders?|filed)\b/,
      ],
      test: (_, { sentence, actor, force }) =>
        force !== 'ban' &&
        (!/tenant|lessee/.test(actor?.word ?? '') || /\b(?:grants?|gives?|pledges?)\b/.test(sentence.lower)),
    },
  ],
  'landlord-redevelops': [
    {
      types: premises,
      force: ['right', 'fact'],
      all: [
        /\b(?:terminated?|end(?:ed)?|cancel(?:ed|led)?|determined?|bring (?:\S+ ){0,3}?to an end)\b/,
        /\b(?:demolish\w*|demolition|redevelop\w*|rebuild|reconstruct\w*|renovat\w+|substantially (?:alter|refurbish)|sells? the|sale of the)\b/,
      ],
      clause: [/\b(?:leas\w+|tenan\w+|rent|premises)\b/],
      none: [
        /\bbreak date\b|\bplanning permission\b|\bonly if\b/,
        /\b(?:damage\w*|destr\w+|casualty|fire|condemn\w*|not|no right)\b/,
        hired,
      ],
      test: byGiver,
    },
  ],
  'tenant-relocated': [
    {
      types: premises,
      force: ['duty', 'promise', 'acknowledgement', 'fact'],
      all: [
        /\b(?:relocate|move)\b/,
        /\b(?:upon|on|at|when|if)\b[^.;]{0,20}\[o\](?:'s)? (?:written )?(?:request|notice|election|demand|option|so requests?|requires?)(?!\w)/,
      ],
      none: [/\bnot (?:be )?(?:required|obliged)\b|\bfurniture\b|\bvehicles?\b/],
      test: notByGiver,
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
