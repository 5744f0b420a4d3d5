import { unlessDenied } from '../denied.ts';
import { percentagesIn, allDaysIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';

/** What holds whatever else is so. */
const regardless =
  /\b(?:regardless|irrespective|whether or not|no matter|notwithstanding|despite|even (?:if|though|where|when)|although|though|in (?:every|any|all) (?:case|event|circumstances?)|for (?:any|whatever) (?:reason|cause)|whatever|whoever'?s?|howsoever|however|without regard|for (?:its|the) own convenience|in no (?:event|case|circumstances?))\b/;
const takesEffectFrom =
  /\b(?:(?:not|no\b.{0,90}|nor|never|neither\b.{0,60}) ?(?:shall |will |may |does |do |in any way |be deemed to |to )*(?:be )?(?:diminish|prejudic|affect|reduc|limit|impair|bar|defeat|waive|relieve|restrict|preclude|qualif|lessen|exclude|disentitle)\w*|without prejudice to|no (?:defen[cs]e|answer|bar|excuse))\b/;
const wrongdoing = /\b(?:warrant\w*|represent\w*|indemn\w*|breach\w*|inaccura\w*|incorrect\w*|untrue|misleading)\b/;
const closingWords =
  /\b(?:closing|completion|acquisition|the (?:business|target|company|sale|deal|transaction|merger)|purchase price|consideration|shares|disclosure (?:letter|schedules?)|data room)\b/;
const deferredPrice =
  /\b(?:earn-?out(?: payments?)?|contingent (?:payments?|consideration)|deferred (?:consideration|price|payments?)|loan notes?|promissory note|vendor notes?|instal+ments? of the (?:purchase )?price|part of the (?:purchase )?price|(?:purchase )?price not yet paid|balance of the (?:purchase )?price|outstanding consideration|holdback)\b/;
const notAgreed =
  /\b(?:agreed (?:by|in writing)|agreed or|finally (?:determined|adjudicated|resolved)|final (?:judgment|determination|award)|without (?:any )?set-?off|without (?:set-?off or )?deduction|undisputed|into escrow|withholding tax|required by law)\b/;

const deal = ['purchase-agreement', 'other', 'service-agreement', 'license-agreement'];
const earnOut =
  /\b(?:earn-?out|contingent (?:payment|consideration)|deferred (?:consideration|price|payment)|milestone payment)\b/;
const pricePaid =
  /\b(?:price|consideration|working capital|net assets|cash in the company|completion accounts|closing statement|net working capital)\b/;
const disclosed = /\b(?:disclosed|disclosures?(?: (?:letter|schedules?))?|data room|told \[?\w+\]? about)(?!\w)/;

const choice =
  /(?<!\w)(?:discretion|sees? fit|suits?|as suits|unhappy|free to|own (?:authority|accord|time|motion)|thinks? (?:fit|proper|right|best|useful|fair|appropriate|reasonable|suitable|necessary|desirable)|(?:it|he|she|they|you|we|\[\w+\]) (?:likes?|chooses?|wishes|wants?|considers?|believes?|regards?|judges?|decides?|determines?|pleases?|elects?|feels?|thinks?|names?|sees?|reckons?|may (?:\w+ )?(?:determine|decide|think|choose|elect|select|set|name))|whatever|for any (?:or no )?reason|at (?:its|their|his|the|\[\w+\]'s) (?:sole )?(?:option|election|choice)|whenever|in (?:its|\[\w+\]'s|their) (?:sole |own |absolute )?(?:opinion|view|judgment)|of the view|for any purpose|at any (?:time|hour)|without giving (?:a |any )?reasons?)\b/;
const finalWord =
  /\b(?:final|conclusive(?:ly)?|binding|binds?|shall bind|shall stand|beyond (?:argument|dispute|question)|not (?:be )?revisited|as it stands|sole basis|(?:may|can|shall|will|agrees? )(?:not|to)? ?(?:not )?(?:to )?(?:be )?(?:challenge|dispute|question|contest|query)\w*|no (?:later|further|subsequent) (?:adjustment|correction)|not (?:be )?(?:open to|subject to) (?:challenge|dispute|question|audit|review)|not (?:be )?(?:disputed|challenged|questioned|contested|revised|corrected))\b/;
/** What makes an issue harmless or another matter, whatever stands beside it. */
const harmless: Readonly<Record<string, readonly RegExp[]>> = {
  'sale-claims-unlimited': [
    /^(?!.*\b(?:warrant\w*|represent\w*|indemn\w*|claims?|liab\w*|loss(?:es)?|breach\w*|recover\w*|paid|wrong|amounts?|schedule|answerable|article|section|clause)\b)/,
    /\bsense of the words|\billustrative|\bamounts due\b|\bfinancial statements provided|\[each\]'s liability|\bpersonal injury|\binjunctive|\bdisclosure made to|\btime limit does not apply if|\bgoods\b|\bservices?\b|\bcredits?\b|\bmwh\b|\bliquidated|\bsoftware\b|\bpremises|\bconfiden|\bmarks\b|\bgross negligence of either|\bbank\b|\bdelivery\b|\bproduct\b|\boutput\b|\bshall not extend to (?:the )?\[\w+\]'s lost|\bnot unlimited\b|\beither party's\b|\bsome (?:states|jurisdictions)|\bplus the amount paid|\btwelve month period|\b12 month period|\bin any 12/,
  ],
  'sale-materiality-scrape': [/\bseverable|\bunenforceable/],
  'buyer-knowledge-ignored': [
    /\bhereafter devised|\bnow known\b|\bemployee\b|\blogin\b|\bsubscriber|\bcommon knowledge/,
  ],
  'earnout-buyer-control': [/\bmilestone payment of\b/],
  'indemnity-despite-disclosure': [/\bcommon knowledge|\bdisclosure howsoever caused|\bcompletely secure/],
  'escrow-long': [
    /\bkept secret|\binsur\w+|\bindemnity policy|\bprogress payment|\binterim payment|\binvoices are kept/,
  ],
  'sale-non-reliance': [/\bmetered|\boutput\b|\bvolumes as issued/],
  'seller-release-general': [/\bemployment\b|\bseverance|\bobligation of confidence|\bproperty as is\b/],
  'buyer-mac-out': [/\bdelivery receipt/],
};

/** The same rules, none of which holds where its issue is harmless. */
const unlessHarmless = <Rules extends Readonly<Record<string, readonly IssueRule[]>>>(rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([id, all]) => [id, barring(harmless[id] ?? [], all)]),
  ) as unknown as Rules;

/** Sale of a business or a company. */
const found = defineTopic(
  'sale-of-business',
  file,
  unlessHarmless({
    'price-paid-by-note': [
      {
        bears: 'giver',
        types: deal,
        within: 'sentence',
        all: [
          /\b(?:(?:purchase )?price|consideration|closing payment)\b/,
          /\b(?:shares?|stock|business|purchase price|closing|acquisition|interests?|assets)\b/,
          /\b(?:unsecured|subordinated|non-?interest[- ]bearing|interest-free|no interest|without interest|free of interest|own shares or loan notes)\b/,
          /\b(?:(?:loan|promissory|vendor|seller|subordinated) notes?|notes?\b.{0,20}\b(?:due|maturing|repayable|of \[)|\d+ (?:equal )?(?:annual|monthly|quarterly|yearly) installments|over \d+ years|deferred (?:consideration|price|payment)|bearing note)\b/,
        ],
        none: [
          /\[each\]|\b(?:secured by|bank guarantee|borrower|lender shall|repay the loan notes|owed to the company|consumers?|warrants?|conversion|convertible|investors?|escrow|refund\w*|holdback|returned)\b/,
        ],
      },
    ],
    'earnout-buyer-control': [
      {
        types: deal,
        all: [
          earnOut,
          /\b(?:sole discretion|absolute discretion|no duty|no obligation|no (?:implied|fiduciary)|as (?:it|you|\[\w+\]) (?:sees?|thinks?|pleases?)|even if|final|you alone|alone draw|may (?:operate|charge|move|discontinue)|computation|sees fit|free to)\b/,
        ],
        none: [/\b(?:good faith|keep separate|whole earn-?out becomes due|set off|withhold|independent accountant)\b/],
      },
      {
        types: deal,
        within: 'clause',
        all: [
          /\brun the (?:business|company) as|\boperate the (?:company|business) in (?:its|their) (?:sole|absolute)/,
          earnOut,
        ],
        none: [/\bgood faith\b/],
      },
      {
        types: deal,
        all: [
          /\b(?:contingent payments?|earn-?out|deferred (?:consideration|payments?)|milestone)\b/,
          /\b(?:any decision|exclusive control|sole control|even (?:if|one)|reduces? or eliminat|no (?:duty|obligation)|sole discretion|free to)\b/,
        ],
        none: [/\bgood faith|\bset off|\bdeduct/],
      },
      {
        types: deal,
        all: [
          /\b(?:calculation|computation|determination|statement) of (?:net (?:revenue|income|profit)|ebitda|the (?:earn-?out|contingent))\b/,
          finalWord,
        ],
        none: [/\bindependent|\bmanifest error|\broyalt|\blicens/],
      },
      {
        types: deal,
        all: [
          /\bearn-?out|\bcontingent|\bdeferred (?:consideration|price)/,
          /\b(?:integrate|restructure|close|run|operate|conduct|manage)\b/,
          choice,
        ],
        none: [/\bgood faith|\bseparate/],
      },
      {
        types: deal,
        all: [earnOut, /\bnothing\b.{0,40}\b(?:obliges?|requires?|compels?|prevents?|restricts?|binds?)\b/],
        none: [/\bgood faith\b/],
      },
      {
        types: deal,
        all: [
          earnOut,
          /\b(?:auditors?|accountants?|books|records|officers?) of\b.{0,60}\b(?:states?|determines?|certif\w+|finds?)\b|\bshall be (?:that|the (?:sum|figure|amount)) (?:which|that|as)\b.{0,60}\b(?:states?|determines?|certif\w+)\b/,
        ],
        none: [/\bindependent|\bdispute/],
      },
      {
        types: deal,
        all: [earnOut, /\b(?:overheads?|charges?|costs|charged|chargeable|allocat\w+|divert\w*|transfer)\b/, choice],
        none: [/\bgood faith|\bseparate|\bset off|\bwithhold|\bdeduct/],
      },
      {
        types: deal,
        within: 'clause',
        all: [
          /\b(?:run|operate|manage|conduct|carry on)\w*\b.{0,60}\b(?:sees? fit|likes?|chooses?|wish\w*|discretion|wants?|thinks? (?:fit|proper|best))\b/,
          /\b(?:earn-?out|extra payment|contingent|deferred|additional (?:payment|consideration|price)|further (?:payment|consideration)|milestone|bonus price)\b/,
        ],
        none: [/\bgood faith\b/],
      },
      {
        types: deal,
        all: [
          earnOut,
          /\b(?:not|never) (?:object|dispute|challenge|question|contest|complain)|\b(?:is|are|shall be) (?:final|conclusive|binding)\b/,
        ],
        none: [/\bindependent|\bexpert\b|\bmanifest error|\bunless\b/],
      },
      {
        types: deal,
        all: [
          /\b(?:earn-?out|further (?:consideration|payment|price)|deferred|contingent|profits? on which|performance payment|additional price)\b/,
          /\b(?:for \[?\w+\]? alone|for the \[\w+\] alone|not open to argument|even if|no (?:say|voice|claim)|alone (?:decides?|determines?)|as (?:it|the \[\w+\]) (?:likes|pleases|chooses)|however (?:it|the business) is run|final|is run)\b/,
        ],
        none: [/\b(?:shall not take|good faith|independent|dispute|expert|set[- ]?off|withhold)\b/],
      },
    ],
    'price-adjustment-one-way': [
      {
        types: deal,
        all: [
          /\bno (?:upward (?:adjustment|change)|increase|addition to the price)\b|\bnot (?:be )?adjusted upwards?\b/,
        ],
        clause: [/\b(?:net assets|working capital|indebtedness|net debt|cash|completion accounts|closing statement)\b/],
        none: [/\brent\b|\benergy\b|\bsalary\b/],
      },
      {
        types: deal,
        within: 'sentence',
        all: [
          /\b(?:if (?:it is|they are|it|they)? ?(?:more|higher|greater|above|exceeds?)|surplus|excess)\b.{0,90}\b(?:no\b|not\b|nothing|retain|keeps?|kept|belongs?|remains? with|leaves? it)/,
          /\b(?:price|consideration)\b.{0,60}\b(?:reduc|decreas|lower|abat|cut|falls?\b|drops?\b)|\b(?:deficit|shortfall|deficiency)\b.{0,50}\b(?:repa|paid|pay|made good|met|lowers?)/,
        ],
        clause: [/\b(?:net assets|working capital|completion|closing|indebtedness|net debt|cash|accounts)\b/],
        none: [/\bvice versa|\bindependent accountant\b|\brent\b|\brefer\b/],
      },
      {
        types: deal,
        all: [
          pricePaid,
          /\b(?:no upward|only reduce|not (?:be )?increased|no event be increased|never (?:be )?increased|get nothing|for (?:the )?\[?\w+\]?'s benefit|only (?:be )?(?:reduced|decreased)|downward(?:s)? only|excess .{0,40}(?:no|retain|keep)|final and binding)\b/,
          /\b(?:adjust\w*|decreas\w*|reduc\w*|shortfall|less than|lower|pay \[?\w+\]? back|excess|prepared by)\b/,
        ],
        none: [
          /\b(?:independent accountant|buyer shall pay the excess|manifest error|rent|energy|units|orders|expert|royalt\w*)\b/,
        ],
      },
      {
        types: deal,
        within: 'clause',
        all: [
          /\b(?:target|working capital|cash in the company|net assets)\b/,
          /\bno upward|\bget nothing|\bany excess is for/,
        ],
      },
      {
        types: deal,
        within: 'clause',
        all: [
          /\b(?:price|consideration)\b.{0,40}\b(?:cut|reduced|decreased|lowered|adjusted down|repay)|\b(?:pay|repay) .{0,20}\b(?:shortfall|deficit|difference)/,
          /\b(?:above|higher|exceeds?|excess|surplus)\b.{0,60}\b(?:no (?:further|additional)|not (?:be )?(?:payable|paid|increase)|nothing|get nothing)/,
        ],
        clause: [/\b(?:net assets|working capital|completion|closing|indebtedness|cash)\b/],
      },
      {
        types: deal,
        all: [
          /\b(?:purchase price|price|consideration)\b/,
          /\bin no event be increased|\bnever (?:be )?increase|\bshall not be increased|\bno increase/,
        ],
        clause: [/\b(?:net assets|working capital|completion|closing|indebtedness|leakage|cash)\b/],
      },
      {
        types: deal,
        all: [
          /\b(?:repay|pay|reduc)\w*\b.{0,40}\b(?:difference|shortfall|price|deficit)|\bbenefit\b/,
          /\b(?:if below|if above|if (?:higher|lower)|keeps? the benefit|no (?:further|additional) (?:sum|payment)|retains? any)\b/,
        ],
        clause: [/\b(?:completion accounts|closing|net debt|working capital|net assets|completion)\b/],
      },
      {
        types: deal,
        within: 'clause',
        all: [
          /\b(?:below|less than|lower than|short of)\b.{0,40}\b(?:target|estimate)?\b.{0,40}\b(?:reduc|cut|decreas|repay|pay)/,
          /\bno (?:increase|upward adjustment|additional (?:sum|payment)|further sum)|\bnot (?:be )?increased/,
        ],
        clause: [/\b(?:working capital|net assets|net debt|completion|closing)\b/],
      },
      {
        types: deal,
        within: 'clause',
        all: [
          /\b(?:price|consideration)\b.{0,60}\b(?:reduc|decreas|lower|abat|cut|falls?\b|drops?\b)|\b(?:deficit|shortfall|deficiency)\b.{0,50}\b(?:repa|paid|pay|made good|met)/,
          /\b(?:if (?:it is|they are|it|they)? ?(?:more|higher|greater|above|exceeds?)|surplus|excess)\b.{0,90}\b(?:no\b|not\b|nothing|retain|keeps?|kept|belongs?|remains? with)/,
        ],
        clause: [/\b(?:net assets|working capital|completion|closing|indebtedness|net debt|cash|accounts)\b/],
        none: [/\bvice versa|\bindependent accountant\b|\brent\b|\brefer\b/],
      },
      {
        types: deal,
        all: [
          /\b(?:price|consideration)\b/,
          /\b(?:in no (?:circumstances?|event|case)|never|under no circumstances|not)\b.{0,25}\b(?:rais|increas|adjusted up|go up|grow)/,
          /\b(?:net assets|working capital|completion|closing|indebtedness|net debt|debt|cash|accounts|leakage|deficiency|shortfall)\b/,
        ],
        none: [/\brent\b|\benergy\b|\bindex/],
      },
      {
        types: deal,
        within: 'clause',
        all: [
          /\b(?:calculation|statement|determination|computation|completion accounts|closing accounts)\b.{0,60}\b(?:final|conclusive|binding|bind|not be (?:reviewed|questioned|disputed|challenged)|alone)\b/,
          /\b(?:price|consideration)\b.{0,40}\b(?:adjust|abat|reduc|lower|decreas)/,
        ],
        none: [/\bindependent|\bmanifest error|\bdispute notice|\bexpert\b|\brent\b/],
      },
      {
        types: deal,
        within: 'sentence',
        all: [
          /\b(?:lowers? the price|price (?:is|shall be) (?:lowered|reduced|cut)|reduces the (?:price|consideration)|deducted from the (?:price|consideration)|repay)\b/,
          /\b(?:leaves? it as it is|no (?:increase|change|effect)|unchanged|not (?:be )?(?:raised|increased)|benefit of|kept by|for the \[\w+\])(?!\w)/,
          /\b(?:shortfall|excess|surplus|cash|debt|working capital|net assets|completion|closing)\b/,
        ],
      },
      {
        types: deal,
        all: [
          /\b(?:closing|completion) (?:accounts|statement|balance sheet)\b|\bworking capital\b|\bnet (?:debt|assets)\b|\[p\]/,
          /\b(?:made|prepared|drawn up|calculated|determined) by (?:the )?\[?\w+\]?(?: alone)?|\[\w+\]'s (?:calculation|figures?)/,
          /\b(?:without appeal|final|binding|conclusive|alone and|settle|bind the)\b/,
        ],
        none: [/\b(?:independent|dispute|manifest|expert|within \d+ days)\b/],
      },
    ],
    'indemnity-despite-disclosure': [
      ...barring(
        [
          /\b(?:advised of the possibility|been advised|software|subject .{0,20}to any obligation of disclosure)\b/,
          /\b(?:patent\w*|inventions?|title and interest|license,)\b/,
        ],
        [
          {
            types: deal,
            all: [
              disclosed,
              /\b(?:whether or not|nothing in the .{0,40}(?:limit|qualify|affect)|not (?:be )?(?:affected|limited|qualified|reduced)|even for|notwithstanding|regardless of|irrespective of|despite|even if)\b/,
              /\b(?:indemn\w*|claim\w*|losses|rights|obligation|liab\w*|warrant\w*|problems)\b/,
            ],
            clause: [
              /(?<!\w)(?:disclosure (?:letter|schedules?)|data room|warrant\w*|seller|buyer|vendors?|purchaser|\[\w+\]|clause|losses)(?!\w)/,
            ],
            none: [
              /\b(?:not liable for any matter|subject to the matters|breach of this agreement|confidential\w*|recipient|personal data|trade secret)\b/,
            ],
          },
          {
            types: deal,
            all: [
              /\bdisclosed\b|\bdisclosure\b|\bdata room\b/,
              /\b(?:although|even though|whether or not|notwithstanding|despite|irrespective|regardless)\b/,
              /\b(?:loss|indemn|make good|liable|claim|warrant)/,
            ],
            none: [/\bconfidential/],
          },
        ],
      ),
      {
        types: deal,
        all: [
          /\bbut for (?:its|their|the|such) disclosure\b|\bas if (?:it|they) had not been disclosed|\bdespite (?:its|their) disclosure|\bwithout regard to (?:any |the )?disclosure/,
        ],
        none: [
          /\b(?:advised of the possibility|been advised|software|subject .{0,20}to any obligation of disclosure)\b/,
        ],
      },
      ...barring(
        [/\b(?:advised of the possibility|been advised|software|subject .{0,20}to any obligation of disclosure)\b/],
        [
          {
            types: deal,
            all: [
              disclosed,
              /\bno (?:matter|fact|information|disclosure|document|circumstance|thing|entry)\b|\bnothing\b/,
              /\b(?:limit|qualif|affect|prejudic|reduc|preclude|bar|defeat|diminish|exclude)\w*\b.{0,50}\b(?:claim|liab|indemn|right|remed|recover)/,
            ],
            none: [/\bconfidential|\bpatent/],
          },
          {
            types: deal,
            all: [
              /\b(?:told|informed|advised|notified|put on notice|made known)\b/,
              takesEffectFrom,
              /\b(?:liab|claim|indemn|remed|right)/,
            ],
            clause: [/\b(?:closing|completion|warrant|disclos)/],
            none: [/\bconfidential|\bpatent/],
          },
          {
            types: deal,
            all: [
              /\bindemn|\bclaim|\bliab/,
              /\b(?:mention\w*|listed|set (?:out|forth)|appears?|contained|included|reflected)\b.{0,40}\b(?:disclos|schedule|data room)|\bdisclos\w+\b.{0,100}\bmention/,
              regardless,
            ],
            none: [/\bconfidential|\bpatent|\bservices\b/],
            clause: [closingWords],
          },
        ],
      ),
      {
        types: deal,
        all: [
          /\b(?:disclosure (?:letter|schedules?)|data room|disclosed|shown (?:it|to)|told)\b/,
          /\b(?:nothing\b.{0,60}\b(?:lessens?|limits?|reduces?|affects?)|even though|although|lessens? what|no (?:defen[cs]e|answer|bearing))\b/,
          /\b(?:pay|make good|losses|claim|liab\w*|indemn\w*|owes?)\b/,
        ],
        none: [/\bconfidential|\bpatent|\bfraud\b|\bemploy/],
      },
    ],
    'sale-claims-unlimited': [
      ...barring(
        [
          /\b(?:headings|convenience of reference|foregoing shall not limit|third part\w+|disbursements)\b/,
          /\blimits of insurance\b|\binsur\w+/,
          /\b(?:exclusions? (?:and|or) limitations? set forth|do not allow|force majeure|states or jurisdictions|disposition|without restriction)\b/,
        ],
        [
          {
            types: deal,
            all: [
              /\b(?:warrant(?:y|ies)|representations?|indemnit\w*|claims?|liability|answer\w*|limits?)\b/,
              /\b(?:survives? indefinitely|no (?:basket|deductible|cap|time limit|ceiling)|without (?:limit|ceiling)|shall not (?:apply|extend)|do(?:es)? not apply|no limit|indefinite\w*|unlimited)\b/,
              /(?<!\w)(?:seller\w*|vendors?|price|survive|fundamental|tax|basket|cap|schedule|indemnities|time|claims against|pay back|\[\w+\])(?!\w)/,
            ],
            clause: [
              /(?<!\w)(?:sellers?|vendors?|purchaser|closing|completion|the price|fundamental warranties|basket|disclosure|sale|share|schedule \d|above the price|indemnities|\[giver\])(?!\w)/,
            ],
            none: [
              /\b(?:nondisclosure|theory|contingent upon|misused|third parties)\b/,
              /\bquantity\b|\bdeliver\b/,
              /\b(?:fraud|is limited to|quantity|energy|mwh|service charge|software|customer data|confidential\w*|guarant\w*|rent|subscription|royalt\w*|loan|deducti\w+ .{0,20}expense)\b/,
            ],
          },
          {
            types: deal,
            all: [
              /\b(?:liability|claims?|indemnit)/,
              /\b(?:not subject to (?:any|a)|no|without|unlimited)\b.{0,30}\b(?:limit|ceiling|cap|period|basket|maximum|time)|\bunlimited/,
            ],
            clause: [
              /\b(?:warranties|representations)\b/,
              /\b(?:seller|buyer|vendor|purchaser|disclosure letter|completion|closing|purchase price)\b|\[giver\]|\[a\]/,
            ],
            none: [
              /\b(?:nondisclosure|theory|contingent upon|misused|third parties)\b/,
              /\bquantity\b|\bdeliver\b/,
              /\bfraud|\bconfidential|\bsoftware|\bdata\b|\bservice charge|\bdelay damages|\benergy/,
            ],
          },
          {
            types: deal,
            all: [
              /\b(?:limitations?|schedule \d+|caps?|limits?|restriction)\b/,
              /\b(?:no application|not apply|without (?:restriction|limit)|disapplied|shall not limit|do not (?:apply|limit))\b/,
            ],
            clause: [/\b(?:sellers?|vendors?|buyer|purchaser|completion|closing)\b|\[\w+\]/],
            none: [
              /\b(?:nondisclosure|theory|contingent upon|misused|third parties)\b/,
              /\bquantity\b|\bdeliver\b/,
              /\bfraud|\bconfidential|\bsoftware|\bdata\b|\bservice charge/,
            ],
          },
          {
            types: deal,
            all: [
              /\bno (?:limit|limitation|cap|restriction)s?\b.{0,60}\b(?:apply|applies|applicable)\b/,
              /\b(?:claim|clause|indemnity|liability|section)/,
            ],
            none: [/\bfraud|\bconfidential|\bsoftware/],
          },
          {
            types: deal,
            all: [
              /\b(?:liab\w*|claims?|indemn\w*)\b/,
              /\bnot (?:be )?(?:subject to|limited by|restricted by|confined to)\b.{0,60}\b(?:caps?|basket|deductible|survival|limits?|threshold|de minimis|minimum|time)\b/,
              /\b(?:breach|representations?|warrant\w+|price|claims)\b/,
            ],
            none: [/\bfraud|\bconfidential|\bsoftware|\bdata\b|\bgoods\b/],
          },
          {
            types: deal,
            within: 'clause',
            all: [
              /\bno (?:minimum|de minimis|threshold|basket|time (?:bar|limit)|maximum)\b.{0,60}\b(?:appl|claim)/,
              /\b(?:exceed|beyond|more than|above)\b.{0,30}\b(?:price|consideration)\b|\bno (?:maximum|limit|cap|ceiling)\b/,
            ],
            none: [/\bfraud|\bsoftware/],
          },
        ],
      ),
      ...barring(
        [
          /\b(?:headings|convenience of reference|foregoing shall not limit|third part\w+|disbursements)\b/,
          /\blimits of insurance\b|\binsur\w+/,
        ],
        [
          {
            types: deal,
            all: [
              /\b(?:responsible|liable|answerable)\b.{0,50}\b(?:wrong|business|company|claims?|warrant|breach)/,
              /\b(?:as long as|for ever|forever|indefinitely|at any time|without limit (?:of|in) time|however long)\b/,
              /\b(?:whatever the (?:amount|sum|size)|no (?:limit|cap|ceiling|maximum)|without limit|however (?:much|large|great)|any amount)\b/,
            ],
            clause: [closingWords],
            none: [
              /\b(?:exclusions? (?:and|or) limitations? set forth|do not allow|force majeure|states or jurisdictions|disposition|without restriction)\b/,
            ],
          },
          {
            types: deal,
            all: [
              /\b(?:representations?|warranties)\b/,
              /\bsurvive\b.{0,40}\b(?:indefinitely|forever|without limit|perpetuity|in perpetuity)\b/,
            ],
            none: [
              /\b(?:exclusions? (?:and|or) limitations? set forth|do not allow|force majeure|states or jurisdictions|disposition|without restriction)\b/,
              /\bfundamental|\btitle\b.{0,40}\bsurvive|\bconfidential/,
            ],
            clause: [closingWords],
          },
          {
            types: deal,
            all: [
              /\b(?:limits?|schedule \d+|ceiling|cap|date by which|basket|recover)\b/,
              /\b(?:no application|not apply|no (?:ceiling|cap|limit|date)|disapplied|is excluded|does not cover)\b/,
              /\b(?:warrant\w+|claims?|representations?)\b/,
            ],
            none: [/\b(?:fraud\w*|confidential\w*|software|data|goods|services|insurance|third part\w+|rent|energy)\b/],
            clause: [/\b(?:tax|property|business|title|warranties|fundamental|representations)\b/],
          },
        ],
      ),
    ],
    'buyer-knowledge-ignored': [
      ...barring(
        [
          /\b(?:consequential|neither \[each\]|advised of the possibility|cause of action|(?:been|was) advised|possibility of such)\b/,
          /\b(?:termination|non-renewal|no action|best knowledge|officer'?s?)\b/,
        ],
        [
          {
            types: deal,
            all: [
              /\b(?:knowledge|knew|know|reliance|investigation|due diligence|audit by)\b/,
              /\b(?:not (?:be )?(?:affected|limited|reduced|diminish\w*)|no defen[cs]e|not an element|no investigation|can still claim|regardless of|irrespective of|notwithstanding|shall not (?:affect|diminish|limit)|even if)\b/,
              /\b(?:rights?|claim|recover|defen[cs]e|remed\w*|indemn\w*|element)\b/,
            ],
            none: [/\b(?:may not claim|is not aware|confidential|license|license grant)\b/],
            clauseNone: [/\bmay not claim\b.{0,90}\b(?:knew|know|aware|actual knowledge)\b/],
          },
          {
            types: deal,
            all: [
              /\b(?:was aware|were aware|aware|knew|knowledge|known)\b/,
              /\b(?:although|even though|whether or not|notwithstanding|despite|irrespective|regardless|not (?:affect|limit|bar|reduce))\b/,
              /\b(?:loss|indemn|make good|liable|claim|warrant|rights)/,
            ],
            none: [/\bconfidential|\bemploy|\bknown or unknown|\bnot known to it|\binfring/],
            clauseNone: [/\bmay not claim\b.{0,90}\b(?:knew|know|aware|actual knowledge)\b/],
          },
        ],
      ),
      ...barring(
        [
          /\b(?:consequential|neither \[each\]|advised of the possibility|cause of action|(?:been|was) advised|possibility of such)\b/,
        ],
        [
          {
            types: deal,
            all: [/\b(?:knew|knowledge|aware|known)\b/, /\bno (?:answer|defen[cs]e|bar|excuse)\b/],

            clauseNone: [/\bmay not claim\b.{0,90}\b(?:knew|know|aware|actual knowledge)\b/],
          },
          {
            types: deal,
            all: [
              /\bnot (?:be )?(?:affected|limited|reduced|prejudiced|excluded) by\b.{0,40}\b(?:knowledge|investigation|awareness|due diligence)/,
            ],

            clauseNone: [/\bmay not claim\b.{0,90}\b(?:knew|know|aware|actual knowledge)\b/],
          },
        ],
      ),
      ...barring(
        [
          /\b(?:consequential|neither \[each\]|advised of the possibility|cause of action|(?:been|was) advised|possibility of such)\b/,
        ],
        [
          {
            types: deal,
            all: [
              /\b(?:knew|know|known|knowledge|aware(?:ness)?|discovered|investigations?|due diligence|inquiry|enquir\w+|examination|inspection)\b/,
              takesEffectFrom,
              /\b(?:claims?|recover\w*|recourse|responsib\w+|liab\w+|remed\w+|indemn\w+)\b/,
            ],
            clause: [/\b(?:warrant|represent|indemn|breach|closing|completion|claim)/],
            none: [
              /\bpatent|\blicen[cs]|\bconfidential|\bgoods\b|\bemploy|\binfring|\bto the knowledge of|\bmay not claim/,
            ],
            clauseNone: [/\bmay not claim\b.{0,90}\b(?:knew|know|aware|actual knowledge)\b/],
          },
          {
            types: deal,
            force: ['right', 'fact', 'duty'],
            all: [
              /\b(?:bring|make|pursue|raise|assert|have) (?:a|any|its|such) claims?\b|\b(?:claim|recover)\b/,
              /\b(?:even (?:if|where|though)|although|whether or not|regardless of|irrespective of|notwithstanding|despite)\b.{0,60}\b(?:knew|aware|known|knowledge|discovered|could have|investigation|diligence)\b/,
            ],
            clause: [wrongdoing],
            none: [/\bconfidential|\bgoods\b|\bknown or unknown|\bemploy/],
            clauseNone: [/\bmay not claim\b.{0,90}\b(?:knew|know|aware|actual knowledge)\b/],
          },
        ],
      ),
      {
        types: deal,
        all: [
          /\b(?:knew|know|known|aware|found|findings?|advisers?|review|diligence|learn\w*|discover\w*)\b/,
          /\b(?:no answer|keeps? (?:its|all) (?:claims|rights)|whatever|unaffected|still claim|may claim|nevertheless|no bar|not (?:be )?(?:lost|reduced|affected))\b/,
          /\b(?:claims?|rights|warrant\w*|indemn\w*|recover)\b/,
        ],
        none: [
          /\b(?:cannot found|may not claim|confidential|patent|goods|known or unknown|consequential|possibility of|claims? (?:by|of) third|employ\w*|release\w*|advised of)\b/,
        ],
        clause: [/\b(?:claim|warrant|closing|completion|signed|signing)/],
        clauseNone: [/\bmay not claim\b.{0,90}\b(?:knew|know|aware|actual knowledge)\b/],
      },
    ],
    'sale-materiality-scrape': barring(
      [
        /\bnot (?:in|for) (?:deciding|determining|establishing)\b/,
        /\b(?:only|solely) (?:in|for) (?:the purposes? of )?(?:comput|calculat|measur)/,
      ],
      [
        {
          types: deal,
          all: [
            /\b(?:materiality|materially|words? "?material|material adverse effect|qualif\w*)\b/,
            /\b(?:disregard\w*|without (?:regard|giving effect)|left out|don't count|read out|as if|ignored)\b/,
          ],
          none: [
            /\b(?:omitted because|confidential information|competitive harm|harmful)\b/,
            /\b(?:(?:solely|only) (?:for|in) (?:(?:the )?purposes? of )?(?:computing|calculating|determining the amount)|nothing in this|typographical|only for (?:the purpose of )?(?:calculating|computing))\b/,
          ],
        },
        {
          types: deal,
          within: 'clause',
          all: [/\bmaterially\b|\bmateriality\b/, /\b(?:don't count|disregarded|ignored)\b/],
          none: [
            /\b(?:omitted because|confidential information|competitive harm|harmful)\b/,
            /\bsolely for|\bnothing in this/,
          ],
        },
        {
          types: deal,
          all: [
            /\bmaterial(?:ity|ly)?\b/,
            /\b(?:struck out|deleted|disregard|ignored|removed|left out|read without)\b/,
          ],
          none: [
            /\b(?:omitted because|confidential information|competitive harm|harmful)\b/,
            /\bsolely for|\bonly (?:in|for)|\bnothing/,
          ],
        },
        {
          types: deal,
          all: [
            /\b(?:materialit\w+|material(?:ly)?|awareness|knowledge)\b|\bso far as\b.{0,30}\baware|\bqualif(?:ier|ication)s?\b/,
            /\b(?:disregard\w*|ignor\w+|left out|leave out|out of account|without (?:regard|reference) to|without giving effect|no effect|did not appear|not appear|as (?:though|if) (?:the|that|each|it|they|any)|contained no|read out|deleted|struck)\b/,
            /\b(?:claims?|breach\w*|loss(?:es)?|damages|indemn\w+|inaccurac\w+|warrant\w+|represent\w+)\b/,
          ],
          none: [
            /\bomitted because|\bconfidential|\bonly (?:in|for)\b|\bsolely\b|\bnot in (?:deciding|determining)|\bharmful|\btypographical|\bnothing in this/,
          ],
        },
        {
          types: deal,
          all: [
            /\bmaterial(?:ity|ly)?\b|\bqualifiers?\b|\bknowledge"/,
            /\b(?:no regard|however small|any error|any inaccuracy|struck|disregard\w*|left aside|set aside|omitted|as if)\b/,
            /\b(?:warrant\w*|breach|broken|loss\w*|claim\w*)\b/,
          ],
          none: [/\b(?:only (?:for|in)|ordinary effect|solely|confidential|omitted because)\b/],
        },
      ],
    ),
    'escrow-long': [
      {
        types: deal,
        all: [
          /\b(?:escrow|holdback|held back|retention|retained|keep a (?:third|quarter|half)|withheld)\b/,
          /\b(?:price|consideration|money|purchase|holdback|sum)\b/,
          /(?:\b\d+ (?:months?|years?)\b|\bonly when the \[|\buntil every|\bpending or threatened|\bwithout interest|\bso directs|\b(?:[2-9]\d) ?(?:%|percent))/,
        ],
        none: [/\b(?:source code|rent|tenan\w*|deposit scheme|construction)\b/],
        test: (_, { words }) =>
          allDaysIn(words).some((days) => days > 550) ||
          percentagesIn(words).some((value) => value > 15) ||
          /only when the \[|until every|without interest|so directs/.test(words),
      },
      {
        types: deal,
        all: [
          /\b(?:retain|hold|held|withh|escrow|holdback|keep)\w*\b/,
          /\b(?:purchase price|consideration|price)\b/,
          /\b\d+ (?:years?|months)\b/,
          /\b(?:security|retained|claims?|escrow|held|holdback)\b/,
        ],
        none: [/\bsource code|\brent|\bcompete|\bwarranty period/],
        test: (_, { words }) =>
          allDaysIn(words).some((days) => days > 550) || percentagesIn(words).some((value) => value > 15),
      },
      {
        types: deal,
        all: [
          /\b(?:price|consideration)\b/,
          /\b(?:stays?|held|blocked|retained|withheld|kept|escrow)\b/,
          /\b(?:[2-9]|1\d) years\b|\b(?:19|2\d|3\d|4\d|60) months\b|\bwhen the \[\w+\] agrees/,
        ],
        none: [/\bsource code|\brent\b/],
      },
      {
        types: deal,
        all: [
          /\b(?:retain|hold|held|withh|escrow|holdback|keep|kept|retention)\w*\b/,
          /\b(?:purchase price|consideration|price|holdback|retention|completion|closing)\b/,
          /\b(?:until|pending|when|once|as long as)\b.{0,60}\b(?:all|every|no (?:further )?)\b.{0,20}\bclaims?\b|\bdiscretion\b.{0,40}\bsatisfied|\bsatisfied in its\b|\b(?:[2-9]|1\d) years\b|\b(?:19|2\d|3\d|4\d|60) months\b|\b(?:third|half|quarter) of the (?:purchase )?price\b/,
        ],
        none: [
          /\bsource code|\brent\b|\bcompet|\brecords|\bconfidential|\bownership|\btitle\b|\bthen released|\breleased\b.{0,40}\bless\b/,
        ],
      },
      {
        types: deal,
        all: [
          /\b(?:escrow|keeps? back|kept back|retain\w*|held|withheld|stays? with|blocked|deposit account)\b/,
          /\b(?:price|consideration|[$£€] ?\d[\d,.]*)/,
          /\b(?:when it is (?:content|satisfied)|nothing more will|(?:2|3|4|5|6) and a half years|[2-9] years|(?:two|three|four|five) years|(?:2[4-9]|3\d|4\d|60) months|until (?:it|the \[\w+\]) is)\b/,
        ],
        none: [
          /\b(?:source code|rent|compet\w*|records|confidential|interest rate|loan|warranty period|goods|title|property in)\b/,
        ],
      },
    ],
    'price-set-off': [
      {
        types: deal,
        all: [
          /\b(?:set off|set-off|withhold|keep back|deduct|retain)\b/,
          /\b(?:deferred (?:consideration|price)|loan notes?|the note|earn-?out|what \[?\w+\]? still owe|purchase price|consideration|instal+ments of the price)\b/,
          /\b(?:estimates?|alleged|think|whether or not|believes?|any claim|may have|contingent|unproven|whenever|claims? notified)\b/,
        ],
        none: [/\b(?:agreed or finally|without set-off|finally determined to be due|escrow agent|goods)\b/],
        force: ['right', 'fact', 'no-duty'],
      },
      {
        types: deal,
        force: ['right', 'fact', 'no-duty'],
        all: [
          /\b(?:deduct|set off|withhold|retain|keep back)\b/,
          /\b(?:contingent payments?|deferred|earn-?out|loan notes?|consideration|purchase price)\b/,
          /\b(?:any claim|asserted|alleged|claims? (?:it|which)|may have|believes|made)\b/,
        ],
        none: [/\bagreed or finally|\bfinally determined|\binto escrow/],
      },
      {
        types: deal,
        force: ['right', 'fact'],
        all: [
          /\b(?:loan notes?|deferred|earn-?out|contingent|installments?)\b/,
          /\b(?:hold back|withhold|deduct|set off|retain)\b/,
          /\b(?:reckons|estimates?|believes|thinks|considers|alleg|any claim|may be worth|asserted)\b/,
        ],
        none: [/\bfinally|\bagreed or/],
      },
      {
        types: deal,
        all: [
          deferredPrice,
          /\b(?:set (?:it |them )?off|set-?off|withhold|withheld|deduct\w*|retain|keep back|held back|hold back|reduced?|offset)\b/,
          /\b(?:claims?|alleg\w+|estimat\w+|asserts?|asserted|dispute|losses|believ\w+|notified|may (?:have|be)|think\w*)\b/,
        ],
        none: [notAgreed, /\bgoods\b|\bloan agreement|\brent\b/],
        force: ['right', 'fact', 'no-duty', 'duty'],
      },
      {
        types: deal,
        force: ['right', 'fact', 'no-duty', 'duty'],
        all: [
          /\b(?:installments? of the price|later installments?|loan notes?|deferred|earn-?out|balance of the price|price still|consideration|promissory note)\b/,
          /\b(?:take|need not pay|hold back|set off|deduct|withhold|retain|suspend)\b/,
          /\b(?:says?|claims?|pending|alleg\w*|thinks|believes|dispute)\b/,
        ],
        none: [
          /\b(?:agreed or|finally|whether or not (?:the )?\[?\w+\]? has claims|in full|without (?:set|deduction)|goods|rent|escrow)\b/,
        ],
      },
    ],
    'seller-covenants-wide': [
      {
        types: deal,
        force: ['ban', 'duty', 'fact', 'promise', 'no-right'],
        all: [
          /\b(?:compet\w*|similar business|business similar|engaged|interest in any|work in the industry|investing|barred|carry on|solicit)\b/,
          /\b(?:\d+ years?)\b/,
          /\b(?:worldwide|anywhere|any interest|relatives|affiliates|listed companies included|at all|any business similar|group|selling|whole industry|directly or indirectly)\b/,
        ],
        clause: [
          /(?<!\w)(?:sellers?|vendors?|closing|completion|selling|sale|goodwill|\[giver\]|buyer's group|\[\w+\])(?!\w)/,
        ],
        none: [
          /\b(?:employ(?:ee|ment)|franchis\w*|passive|excepted|nothing prevents|tax records|confidential|system|trade secret|distributor|expiry|termination)\b/,
        ],
        test: (_, { words }) =>
          allDaysIn(words).some((days) => days >= 1500) ||
          /worldwide|anywhere in the world|relatives|at all/.test(words),
        clauseNone: [/\b(?:alliance|platform|exclusively|franchis\w*|distribut\w*|employment|royalt\w*|sector)\b/],
      },
      {
        types: deal,
        force: ['ban', 'duty', 'promise', 'no-right'],
        all: [
          /\b(?:[5-9]|1\d|20) years\b/,
          /\b(?:own|advise|employed|concerned|engage|compet|interest|carry on)\w*\b/,
          /\b(?:spouse|child|continent|world|anywhere|any capacity|connected|business|relative)\b/,
        ],
        none: [/\bemployee|\bfranchis|\bpassive|\bdistribut|\btax records|\bconfidential/],
        clause: [/\b(?:sellers?|vendors?|completion|closing|target)\b|\[giver\]|\[a\]/],
        clauseNone: [/\b(?:alliance|platform|exclusively|franchis\w*|distribut\w*|employment|royalt\w*|sector)\b/],
      },
      {
        types: deal,
        force: ['ban', 'duty', 'promise', 'no-right', 'fact', 'acknowledgement'],
        all: [
          /\b(?:compet\w*|business like|similar business|concerned in|engage\w* in|interest (?:of any kind\b.{0,40}\b)?in|carr(?:y|ies) on|invest\w*|solicit|employ|do business with|work in|own part|own any|advise)\b/,
          /\b(?:(?:[5-9]|1\d|20|25) years|decade|at any time after (?:completion|closing)|for (?:ever|life)|without limit (?:of|in) time)\b/,
          /\b(?:families|family|relatives|spouse|connected|associates?|affiliates?|group|anywhere|wherever|worldwide|world|whole industry|our industry|any kind|any capacity|passive|any customer|any trade|may come to)\b/,
        ],
        clause: [
          /\b(?:completion|closing|the (?:business|sale|target|price|goodwill)|after (?:the sale|completion))\b|\bsellers?\b|\bwork in\b|'s group\b/,
        ],
        none: [
          /\b(?:employee's|employment with|franchis\w*|excepted|nothing (?:prevents|restricts)|save for|other than (?:as )?(?:a )?(?:passive|holdings)|tax records|confidential|distributor|up to \d+ ?%|not more than \d+ ?%|less than \d+ ?%)\b/,
        ],
        clauseNone: [/\b(?:alliance|platform|exclusively|franchis\w*|distribut\w*|employment agreement|royalt\w*)\b/],
      },
      {
        types: deal,
        force: ['ban', 'duty', 'no-right', 'promise', 'fact'],
        all: [
          /\b(?:business like|anything to do with|deal with (?:the )?customers|compet\w*|interest in|engage|work (?:in|for)|similar business|solicit|trade)\b/,
          /\b(?:[5-9]|1\d|20|25) years\b|\bdecade\b/,
          /\b(?:any country|anywhere|relative|family|worldwide|group|any (?:business|capacity|part of the world)|nor any|wherever)\b/,
        ],
        none: [
          /\b(?:employee|franchis\w*|excepted|confidential|save for|within \w+ miles|distribut\w*|royalt\w*|records)\b/,
        ],
      },
    ],
    'buyer-mac-out': [
      ...barring(
        [/\btraining\b|\bfranchis\w+|\bgoods\b/, /\b(?:bankruptcy|designation|sale commencement)\b/],
        [
          {
            types: deal,
            all: [
              /\b(?:clos(?:e|ing)|completion|complete|call the deal off|before closing)\b/,
              /\b(?:sole discretion|its (?:judgment|opinion|satisfaction)|considers? adverse|in its judgment|don't like|financing|get your loan|being satisfied|due diligence|prospects)\b/,
              /\b(?:subject to|conditional|terminate|call .{0,10}off|walk|may (?:elect|refuse|withdraw|terminate)|without liability|if you don't|condition)\b/,
            ],
            none: [
              /\b(?:not (?:be )?conditional|excludes changes|electronically|reasonable (?:opinion|satisfaction)|loan|borrower|lender|premises)\b/,
            ],
          },
          {
            types: deal,
            within: 'clause',
            all: [
              /\bcall the deal off\b|\bdecline to (?:close|complete)/,
              /\b(?:loan|financing|numbers|diligence|discretion)\b/,
            ],
          },
          {
            types: deal,
            force: ['duty', 'right', 'fact', 'no-duty'],
            all: [
              /\b(?:obliged|required|obligation|bound) to (?:complete|close)|\b(?:complet|clos)\w+ (?:is|shall be) (?:conditional|subject)/,
              choice,
            ],
            none: [/\breasonabl|\bloan\b|\bborrow|\bpremises/],
          },
          {
            types: deal,
            all: [
              /\b(?:complete|close|completion|closing)\b/,
              /\b(?:funding|financ\w+)\b.{0,40}\b(?:acceptable|terms|satisfact|obtain)/,
            ],
            none: [/\bnot (?:be )?conditional|\bloan\b|\bborrow/],
          },
          {
            types: deal,
            force: ['right', 'fact'],
            all: [
              /\b(?:not to (?:close|complete|proceed)|decline to (?:close|complete)|refuse to (?:close|complete)|withdraw|walk away)\b/,
              choice,
            ],
            none: [/\breasonabl|\bloan|\bborrow/],
            clause: [/\b(?:closing|completion|close|complete)\b/],
          },
        ],
      ),
      ...barring(
        [/\btraining\b|\bfranchis\w+|\bgoods\b/],
        [
          {
            types: deal,
            force: ['right', 'fact', 'no-duty'],
            all: [
              /\b(?:rescind|terminate|withdraw|walk away|pull out|not (?:to )?(?:close|complete|proceed)|call (?:it|the (?:deal|sale)) off|cancel)\b/,
              /\b(?:before|prior to|up to|until|ahead of) (?:the )?(?:clos|complet)/,
              /\b(?:in (?:its|their|\[\w+\]'s|the \[\w+\]'s) (?:sole |absolute )?(?:view|opinion|judgment|discretion)|any adverse change|no longer (?:consider|wish|want)|for any reason|changes? (?:its|\[\w+\]'s) mind|as it (?:sees fit|chooses|pleases)|(?:in|to) its (?:own )?interest)/,
            ],
            none: [/\bloan\b|\bborrow|\bgoods\b|\borders?\b|\breasonabl/],
          },
          {
            types: deal,
            all: [
              /\bmaterial adverse (?:effect|change)\b/,
              /\b(?:no (?:exception|exclusion|carve-?out)|without (?:any )?exception|including (?:one|those|any|changes?).{0,40}(?:market|economy|industry|law)|as (?:judged|determined|decided) by|in (?:its|their|the) (?:sole )?(?:opinion|view|judgment)|could be)\b/,
            ],
            clause: [/\b(?:closing|completion|terminate|rescind|withdraw)\b/],
            none: [/\bloan\b|\bborrow|\blender|\bevent of default|\breasonabl/],
            level: 'medium',
          },
          {
            types: deal,
            all: [
              /\b(?:clos(?:e|ing)|complet(?:e|ion))\b.{0,60}\b(?:subject to|conditional|condition|dependent|contingent)\b/,
              /\b(?:financ\w+|funding|loan|satisf\w+|approval of (?:its|the \[\w+\]'s) (?:board|investment committee)|due diligence)\b/,
            ],
            none: [
              /\bnot (?:be )?(?:subject|conditional|contingent)|\bcovenants|\bfollowing conditions|\bno (?:material|injunction)|\breasonabl|\bwaive|\blender|\bescrow/,
            ],
          },
        ],
      ),
      {
        types: deal,
        all: [
          /\b(?:before (?:closing|completion)|completion|closing)\b/,
          /\b(?:pull out|withdraw|walk away|hangs on|depends? on|terminate|drop out|call off|not close)\b/,
          /\b(?:comes to think|less promising|agreeing to lend|bank|lender|financ\w*|view|thinks|satisf\w*|likes?|changes? its mind|sees fit)\b/,
        ],
        none: [
          /\b(?:may not withdraw|not (?:be )?(?:conditional|subject)|event of default|borrower|reasonabl\w*|bank account|escrow|goods|bank transfer|wire)\b/,
        ],
      },
    ],
    'break-fee-heavy': [
      ...barring(
        [/\b(?:monthly invoice|commencement date|customer|client|services?|six months|notice to)\b/],
        [
          {
            types: deal,
            all: [
              /\b(?:break fee|termination fee|deal fails|completion does not (?:take place|occur)|does not (?:close|complete)|transaction does not|break-?up fee)\b/,
              /\b(?:pay|cover|reimburse)\b/,
              /(?<!\w)(?:any reason|whoever|either party|\[each\]|all (?:of )?(?:\[?\w+\]?'s )?(?:expenses|costs)|including the \[\w+\]'s|whether or not|decision not to)(?!\w)/,
            ],
            none: [/\b(?:superior proposal|own costs|tenan\w*|lease|willful breach|rent)\b/],
          },
          {
            types: deal,
            all: [/\b(?:termination fee|break fee|break-?up fee)\b/, /\b\d+(?:\.\d+)? ?(?:%|percent)/],
            clause: [/\b(?:equity value|parent|merger|transaction|purchase price|acquisition|closing)\b/],
            none: [/\bsuperior proposal\b.{0,30}$|\blease\b|\brent\b/],
            test: (_, { words }) => percentagesIn(words).some((value) => value > 4),
          },
          {
            types: deal,
            all: [
              /\b(?:completion|closing|transaction|deal)\b.{0,30}\b(?:not (?:occur|take place|happen|proceed)|fails?|does not)|\b(?:should|if) (?:completion|closing|the (?:deal|sale|transaction)) not\b/,
              /\b(?:whatever|any|whoever|regardless|even)\b/,
              /\b(?:pay|reimburse)\b/,
            ],
            none: [/\bown costs|\bsuperior proposal|\btenan/],
          },
        ],
      ),
      {
        types: deal,
        all: [
          /\b(?:no closing|no completion|not (?:close|complete|occur|proceed))\b/,
          /\b(?:whatever (?:the )?cause|any (?:reason|cause)|whoever)\b/,
          /\b(?:pays?|reimburse)/,
        ],
        none: [/\b(?:monthly invoice|commencement date|customer|client|services?|six months|notice to)\b/],
      },
      ...barring(
        [/\b(?:monthly invoice|commencement date|customer|client|services?|six months|notice to)\b/],
        [
          {
            types: deal,
            all: [
              /\b(?:sale|deal|transaction|acquisition|merger|purchase|closing|completion)\b.{0,50}\b(?:falls? through|fails?|collapses?|not (?:complete|close|occur|proceed|go ahead|take place|be consummated|consummated)|come to nothing)\b|\bfailure of the (?:acquisition|sale|merger|transaction|deal)\b/,
              regardless,
              /(?<!\w)(?:pays?|reimburse|liable to \[?\w+\]?|bears?|cover|owes?)(?!\w)/,
            ],
            none: [/\bown costs|\bsuperior proposal|\btenan|\bstamp duty|\[taker\] (?:shall be |is )?liable/],
          },
          {
            types: deal,
            all: [
              /\b(?:termination|break-?up|break|reverse termination) fee\b/,
              /\b(?:whether or not|no (?:superior|competing|other) (?:offer|proposal)|for any reason|shareholders? (?:do|vote|fail|reject)|not approve)\b/,
            ],
            none: [/\blease\b|\brent\b|\bsubscri|\bservices\b/],
            clause: [/\b(?:merger|acquisition|transaction|shareholders?|stockholders?|closing|completion)\b/],
          },
          {
            types: deal,
            bears: 'taker',
            all: [
              /\bfailure of the (?:acquisition|sale|merger|transaction|deal)\b|\b(?:sale|deal|transaction|acquisition|merger|closing|completion)\b.{0,50}\b(?:falls? through|fails?|not (?:complete|close|occur|proceed|take place))\b/,
              regardless,
              /\[taker\] (?:shall be |is )?liable|\[taker\] (?:shall |must |will )?(?:pay|reimburse)/,
            ],
            none: [/\bown costs|\bsuperior proposal|\btenan/],
          },
        ],
      ),
      {
        types: deal,
        force: ['duty', 'fact', 'promise'],
        all: [
          /\b(?:(?:sale|deal|transaction|merger|purchase)\b.{0,30}\b(?:comes to nothing|fails?|collapses?|is abandoned|does not (?:close|complete|happen))|closing not be reached|closing is not reached|no closing|not completed)\b/,
          /(?<!\w)(?:owes?|bears?|pays?|reimburse)(?!\w)/,
          /[$£€] ?\d|\b(?:outlays?|costs|expenses|fee)\b/,
          /\b(?:no matter|whoever|whatever|any reason|all of|even|regardless|all (?:its|the))\b/,
        ],
        none: [/\b(?:own costs|superior proposal|whose breach|tenan\w*|customer|services?)\b/],
      },
    ],
    'sale-non-reliance': barring(
      [/\bcapable of being discovered\b/],
      [
        {
          types: deal,
          all: [
            /\b(?:not relied|no reliance|relies? (?:solely|only)|makes any representation|forget what|(?:releases?|waives?) (?:all|every) claims?|told \[?\w+\]? before)\b/,
            /\b(?:forecast\w*|data room|information memorandum|statements?|presentation|projections?|told|accuracy|due diligence)\b/,
          ],
          none: [
            /\b(?:nothing (?:in this clause )?limits|fraud(?! included)|rely on notices|software|condition of the premises)\b/,
          ],
          clauseNone: [/\b(?:nothing|not) .{0,60}\bfraud(?! included)|\bexcept .{0,30}fraud|\bother than .{0,20}fraud/],
          clause: [/\b(?:data room|information memorandum|forecast|claims?|can't claim|projections)\b/],
        },
        {
          types: deal,
          within: 'clause',
          all: [/\btold (?:\[\w+\]|you) before (?:signing|closing)/, /\bcan't claim|\bno claim/],
        },
        {
          types: deal,
          within: 'clause',
          all: [
            /\b(?:no assurance|own (?:inspection|enquiries|investigation)|not relied|no reliance|solely on the basis|no representation)\b/,
            /\b(?:no (?:remedy|claim|right)|waives?|even if (?:they|it) prove|not be liable)\b/,
          ],
          clause: [/\b(?:accounts|projections|forecasts?|enquiries|data room|information|statements?)\b/],
          none: [/\bfraud/],
        },
        {
          types: deal,
          all: [
            /\bno (?:remed\w+|claim|right|recourse|liability)\b/,
            /\b(?:data room|presentations?|information memorandum|projections?|forecasts?|said|shown|told|statements?|teaser|extra-contractual)\b/,
          ],
          none: [/\bfraud(?! included)\b|\bsoftware|\bpremises/],
          clauseNone: [/\b(?:nothing|not) .{0,60}\bfraud(?! included)|\bexcept .{0,30}fraud|\bother than .{0,20}fraud/],
          clause: [
            /\b(?:data room|information memorandum|management presentation|projections?|forecasts?|extra-contractual)\b/,
          ],
        },
        {
          types: deal,
          all: [
            /\bnothing\b.{0,40}\b(?:told|said|showed|promised|gave)\b/,
            /\b(?:counts?|binds?|matters?|can be relied|may be relied|is part)\b/,
          ],
          clauseNone: [/\bfraud/],
        },
        {
          types: deal,
          within: 'clause',
          all: [
            /\b(?:waives?|gives? up|releases?|surrenders?|relinquish\w*)\b.{0,60}\b(?:rights?|claims?|remed\w+)\b/,
            /\b(?:misleading|misrepresent\w+|negotiation|not relied|no reliance|reliance|data room|untrue)\b/,
          ],
          none: [/\bfraud(?! included)|\bsuretyship|\bguarant|\bjury/],
          clause: [/\b(?:statements?|information|forecasts?|represent\w+)\b/],
        },
        {
          types: deal,
          force: ['no-right', 'fact', 'waiver', 'acknowledgement', 'duty', 'ban', 'promise'],
          all: [
            /\b(?:heard|read|shown|told|said|misstatements?|memorandum|presentations?|forecasts?|data room|own inquir\w+|statements?)\b/,
            /\b(?:no (?:claim|right|remedy)|gives? it (?:any|no)|bring no|nothing|not (?:be )?entitled|waives?|gives? up)\b/,
            /\b(?:before signing|before closing|claim|right|remedy|against|misstatement|liab\w*)\b/,
          ],
          none: [/\bfraud(?! included)|\bsoftware|\bpremises|\bdefects?\b|\bgoods\b/],
          clauseNone: [/\b(?:nothing|not) .{0,60}\bfraud(?! included)|\bexcept .{0,30}fraud|\bfraudulent/],
          clause: [
            /\b(?:signing|closing|completion|memorandum|data room|inquir\w+|forecasts?|projections?|purchase[rd]?|bought)\b/,
          ],
        },
      ],
    ),
    'seller-release-general': [
      ...barring(
        [/\bfranchis\w+|\bexecute a general release\b/],
        [
          {
            types: deal,
            force: ['waiver', 'transfer', 'duty', 'exclusion', 'promise', 'fact', 'acknowledgement'],
            all: [
              /\b(?:releases?|discharges?|gives? up|waives?)\b/,
              /\b(?:all claims|any and all|every claim|all obligations|everything|of every kind|known (?:or|and) unknown|forever)\b/,
              /\b(?:company|acquired|target|heirs|seller|buyer|completion|closing|sell|group)\b/,
            ],
            none: [
              /\b(?:except for|release each other|funds|escrow agent|employment|guarant\w*|based on it|information memorandum|forecast|habitab\w*|lease)\b/,
            ],
          },
          {
            types: deal,
            force: ['waiver', 'transfer', 'duty', 'promise', 'fact', 'exclusion'],
            all: [
              /\b(?:waives?|releases?|discharges?|gives? up)\b/,
              /\ball (?:rights|claims|actions|demands)\b|\bany and all\b|\bevery (?:right|claim)/,
              /\bagainst the (?:company|target|business|group)|\b(?:company|target|group|subsidiar)\b/,
            ],
            none: [/\bexcept|\beach other|\bescrow|\bemployment|\bguarant/],
          },
          {
            types: deal,
            force: ['waiver', 'transfer', 'duty', 'promise', 'fact', 'exclusion', 'ban', 'acknowledgement'],
            all: [
              /\b(?:waives?|releases?|discharg\w+|gives? up|acquits?|relinquish\w*|renounces?|forgives?|abandons?)\b/,
              /\b(?:all|any|every|each|whatever)\b.{0,40}\b(?:rights?|claims?|actions?|demands?|liabilities|debts)\b/,
              /\b(?:known (?:or|and) unknown|unknown|don't know|not yet (?:discovered|known)|undisclosed|undiscovered|unpaid salary|loans|beginning of time|and its officers|of (?:any|every) (?:kind|nature)|whatever their nature|has or may have)\b/,
            ],
            clause: [
              /\b(?:clos(?:e[sd]?|ing)|complet(?:ion|es?)|acquisition|target|company|merger|purchase price|consideration|shares|stockholder|shareholder|as a director)\b/,
            ],
            none: [
              /\bexcept\b|\bother than\b|\beach other|\bescrow|\bguarant|\bmutual|\bforecast|\bpremises|\binventor|\bmoral rights|\bbased on it|\bsuretyship|\bhabitab/,
            ],
          },
          {
            types: deal,
            force: ['waiver', 'transfer', 'duty', 'promise', 'fact'],
            all: [
              /\b(?:waives?|releases?|gives? up|renounces?|discharges?)\b/,
              /\b(?:every|any|all) (?:right|claim)s?\b.{0,40}\bagainst\b/,
              /\b(?:salary|wages|loans?|dividends?|indemnification|as a director|expenses)\b/,
            ],
            none: [/\bexcept\b|\bother than\b|\beach other|\bguarant/],
          },
        ],
      ),
      {
        types: deal,
        force: ['no-right', 'waiver', 'transfer', 'duty', 'fact', 'right', 'promise', 'ban'],
        all: [
          /\b(?:no claim of any|lets? go of|all it could ask|has no claim|releases?|waives?|gives? up|forgives?|renounces?)\b/,
          /\b(?:known to it or not|known or not|back pay|loans|of any sort|any kind|all (?:that )?it|unpaid|whatever)\b/,
        ],
        clause: [/\b(?:clos\w+|complet\w+|target|company|sale)\b/],
        none: [
          /\b(?:except|other than|each other|escrow|guarant\w*|keeps its|forecast\w*|data room|memorandum|heard|habitab\w*)\b/,
        ],
      },
    ],
  }),
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
