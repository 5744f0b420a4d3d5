import { unlessCured, unlessDenied } from '../denied.ts';
import type { Statement } from '../../statements/statement.ts';
import { allDaysIn, percentagesIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { fixes } from './fixes.ts';

/** Who bears a cost, however it is said. */
const costFalls =
  /(?<!\w)(?:pays?|paid|payable|bears?|borne|meets?|met|owes?|owed|refunds?|reimburs\w+|recoups?|repa(?:y|id)\w*|makes? good|made good|put right|discharged|answers? for|(?:affair|charge|cost|concern|burden|expense) of|\[\w+\]'s (?:own |sole )?(?:charge|cost|expense|account|affair|burden)|for the \[\w+\] to|at (?:its|their) (?:own )?(?:cost|charge|expense)|falls? (?:on|to)|passed on|charged)(?!\w)/;
const itsOwnSay =
  /(?<!\w)(?:alone to (?:say|decide)|for the \[\w+\] alone|in (?:its|the \[\w+\]'s) (?:sole |absolute )?(?:opinion|view|judgment|discretion)|left to the \[\w+\]'s|need give no (?:ground|reason)|at (?:its|the \[\w+\]'s) (?:option|election|pleasure)|(?:it|\[\w+\]) (?:likes?|prefers?|wants?|wishes|chooses?|thinks?|decides?|sees fit|pleases)|sees fit|as its business needs|no permission|without (?:troubling|asking))(?!\w)/;
const breaks =
  /\b(?:breach\w*|break(?:s|ing)? (?:any|a|the)|default\w*|arrears|unpaid|non-?payment|late|missed|fails?|failure|covenants?)\b/;

const isHired =
  /\b(?:equipment|machines?|goods|copier|vehicles?|asset|rentals?|hire|hirer|unit|lessor|lessee|acceptance certificate|device)\b/;
const rentReview =
  /\b(?:review\w*|market rent|fair market|rental value|revised rent|new rent|base rent|local rents|cpi|index|escalat\w*|anniversary|open market)\b/;
const reviewExpert = /\b(?:experts?|arbitrators?|surveyors?|valuers?|apprais\w+|umpire)\b/;
const spaceWords =
  /\b(?:premises|unit|shop|store|building|space|property|lease[d]?|landlord|tenan\w+|lessor|lessee|demised|suite|office)\b/;
const wholeSentence =
  (pattern: RegExp) =>
  (_: unknown, { sentence }: Statement): boolean =>
    pattern.test(sentence.lower);
/** Equipment rules do not read leases of premises, nor those of business premises the letting of homes. */
const notPremises = (_: unknown, { sentence }: Statement): boolean =>
  !/\b(?:tenant|apartment|dwelling|premises|landlord|tenancy)\b/.test(sentence.lower);
const notHome = (_: unknown, statement: Statement): boolean =>
  !isLandlord(statement) &&
  !/\b(?:apartment|dwelling|house|home|flat|resident|furnace|appliances|cleaning fee)\b/.test(statement.sentence.lower);
const atEnd =
  /\b(?:end|expir\w+|terminat\w+|leave|leaves|leaving|quit\w*|yield\w* up|vacat\w+|surrender\w*|when \[\w+\] (?:go|leave)|expiration|hand back)\b/;
const noWarranty =
  /\b(?:as[- ]is|where[- ]is|with all faults|present condition|as \[?\w+\]? finds? it|no (?:condition|undertaking|warrant\w+|representation|promises?|claim)|having given no|own inspection|disclaim\w*|not (?:warrant|represent|promise))\b/;
const everyCost =
  /\b(?:all|every|each|whatever|one hundred percent|100 ?(?:%|percent)|whole|in full|any excess|deductibles?|excess|commission|discount|absolute discretion|sees fit|as often as)\b/;

/** A tenant that would hand the lease on asks first. */
const proposesTransfer = String.raw`(?:request|appl(?:y|ies|ication)|ask(?:s|ing)?|propos\w+|seeks?|wish(?:es)?|desires?|offers?|transfer notice|notice of (?:a |any |the )?(?:proposed |intended )?(?:assignment|transfer|sublet\w*|sublease))`;

const lease = ['lease-agreement', 'rental-agreement', 'other'];
const casualty = /\b(?:damage|destr|fire|flood|casualty|unfit|untenant|insured risk|interrupt)/;
const anyBreach =
  /\b(?:any|every|each|whatever|non-performance|unpaid|not paid|late payments?|miss(?:es|ed)? a payment|breach(?:es)?|default|non-payment|untidy)\b/;

const isLandlord = ({ actor }: Statement): boolean => /landlord|lessor|owner|superior|grantor/.test(actor?.word ?? '');
const isTenant = ({ actor }: Statement): boolean => /tenant|lessee|occupier|resident|hirer/.test(actor?.word ?? '');

const choice =
  /(?<!\w)(?:discretion|sees? fit|suits?|as suits|unhappy|free to|own (?:authority|accord|time|motion)|thinks? (?:fit|proper|right|best|useful|fair|appropriate|reasonable|suitable|necessary|desirable)|(?:it|he|she|they|you|we|\[\w+\]) (?:likes?|chooses?|wishes|wants?|considers?|believes?|regards?|judges?|decides?|determines?|pleases?|elects?|feels?|thinks?|names?|sees?|reckons?|may (?:\w+ )?(?:determine|decide|think|choose|elect|select|set|name))|whatever|for any (?:or no )?reason|at (?:its|their|his|the|\[\w+\]'s) (?:sole )?(?:option|election|choice)|whenever|in (?:its|\[\w+\]'s|their) (?:sole |own |absolute )?(?:opinion|view|judgment)|of the view|for any purpose|at any (?:time|hour)|without giving (?:a |any )?reasons?)\b/;
const evenIf =
  /\b(?:even (?:if|where|though|when|one|for|so)|although|no matter|whether or not|regardless|irrespective|however (?:caused|long|slight|small|minor|trivial|arising|it)|howsoever|whatever (?:the|its|may|reason|cause|was)|(?:for|of) (?:any|whatever|every) (?:reason|cause|sort|kind|nature)|notwithstanding|(?:in|under) (?:any|every|all|no) (?:event|case|circumstances)|without regard|who(?:so)?ever)\b/;
const actorPays =
  /(?:\[(?:a|taker)\] (?:\w+ ){0,3}(?:pay|pays|bear|bears|meet|cover|reimburse|indemnif|owe|be liable)|\b(?:borne|paid|payable|met|reimbursed|reimbursable|repaid|funded|repayable|recoverable) (?:\w+ ){0,3}(?:by|from) (?:the )?\[\w+\]|\[\w+\]'s (?:sole |own )?(?:account|expense|cost)|\bat (?:its|his|her|their) (?:sole |own )?(?:cost|expense)|\bfor the (?:sole )?account of|\bfall(?:s)? (?:on|to)\b|\bpay(?:s)? for\b)/;
/** The clause speaks of what is let or hired: other clauses of a lease have other issues. */
const lets =
  /\b(?:leas\w+|sub-?leas\w*|sub-?let\w*|underlet\w*|premises|demise\w*|landlord'?s?|lessors?|lessees?|tenan\w+|rents?|rental\w*|hire[drs]?|hiring|occup\w+|spaces?|shops?|stores?|units?|suites?|offices?|buildings?|mall|cent(?:er|re)|copier|machines?|equipment|vehicles?|estate|park|arcade|floors?)\b/;
const ofLease = (rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.map((rule) => ({ ...rule, clause: [...(rule.clause ?? []), lets] }));

/** Leases of premises and of equipment. */
const affirmed = defineTopic(
  'commercial-lease',
  file,
  {
    'rent-upward-only': barring(
      [/\bunder-?l(?:et|ease)|\bsub-?l(?:et|ease)/],
      ofLease([
        ...barring(
          [/\b(?:rent-free|fitted out|fitting[- ]out|valuer shall assume|to be assumed)\b/],
          [
            {
              types: lease,
              all: [
                /\b(?:rent|rental|annual fee)s?\b/,
                /\b(?:greate[rs]t?|highe(?:r|st)|larger) of\b.{0,200}(?:\brent|\bpassing|\bpayable|\bpaid|\breserved|\bcpi\b|\brpi\b|\bindex|percent\b|%)/,
              ],
              none: [
                /\b(?:lesser|lower of|no more than|not (?:to )?exceed|subject to a (?:cap|maximum)|security deposit|late (?:charge|fee)|holdover|holding over)\b/,
              ],
            },
            {
              types: lease,
              all: [
                /\b(?:rent|rental|review|valuer|market)\b/,
                /\b(?:upwards?[- ]only|at least what it pays (?:today|now)|(?:operates?|only) upwards?|ratchet|increase or nothing|only (?:ever )?(?:go up|be increased|increase|rise)|deflation being (?:treated|taken)|fall in the index (?:shall|is|will|must)(?: to)? be (?:disregarded|ignored|treated as)|rent (?:last|then|previously) (?:payable|paid|passing) (?:shall )?continues?|passing rent is the floor)/,
              ],
            },
            {
              types: lease,
              all: [
                /\b(?:rents?|rental|it|review)\b/,
                /\b(?:(?:not|never|in no (?:circumstances|event|case)|under no circumstances)\b.{0,60}\b(?:pay less|less than|lower than|below|be (?:decreased|reduced|lowered)|decrease|go down|come down|fall (?:below|under))|no (?:downward|decrease|reduction|diminution)|no right to .{0,50}(?:brought down|reduc|lower)|nothing .{0,30}entitle .{0,20}(?:reduction|diminution))/,
              ],
              clause: [/\b(?:rent|rental)/, /\b(?:review|escalat|index|market|renewal|shop|anniversary|market rent)/],
              none: [
                casualty,
                /\b(?:increased or|reviewed or|higher or lower|up or down|repair|service|temperature|insur|deposit|abat)/,
              ],
            },
            {
              types: lease,
              all: [
                /\b(?:waives? any (?:claim|right) to (?:an? )?(?:reduction|decrease|lower)|continues notwithstanding|less than the rent (?:last|then|previously))/,
                /\b(?:rent|reduction)/,
              ],
              clause: [/\b(?:review|market rent|revised rent|expert)/],
              none: [casualty],
            },
            {
              types: lease,
              level: 'medium',
              all: [
                /\b(?:rents?|annual fee|hire)\b/,
                /\b(?:escalat|increas|rise|step|compound|go(?:es)? up|uplift)\w*\b.{0,80}?\d+(?:\.\d+)? ?(?:%|percent)/,
              ],
              none: [
                /\b(?:no more than|not (?:to )?exceed|(?:never|not) by more than|up to|at most|maximum|cap(?:ped)?|lesser|lower of|subtenant|late|overdue|holdover|holding over)\b/,
              ],
              test: (_, statement) => percentagesIn(statement.words).some((value) => value >= 4 && value < 50),
            },
            {
              types: lease,
              all: [
                /\brent\b/,
                /\b(?:in no event|under no circumstances|at no time|never)\b.{0,80}\b(?:less|lower|below|reduc|decreas|fall)/,
              ],
              none: [casualty, /\babat/],
            },
            {
              types: lease,
              within: 'clause',
              all: [
                /\b(?:(?:rent|figure|it)\b.{0,30}\b(?:stays the same|stay where|remains? (?:the same|unchanged)|where it stands)|not (?:be )?(?:reduced|lowered|decreased)|no event (?:produce|result)\b.{0,80}\b(?:beneath|below|less|lower)|disregarded)\b/,
                /\b(?:fall|falls|gone down|go(?:es)? down|decrease|decline|drop|however the market|lower|beneath|below|less)\b/,
              ],
              clause: [/\brents?\b|\breview/, rentReview],
              none: [casualty, /\babat|\bdeposit|\beither higher|\bhigher or lower/],
            },
            {
              types: lease,
              within: 'sentence',
              all: [
                /\b(?:rents?|rental|index\w*|movement)\b/,
                /\b(?:if (?:that|it) is (?:less|lower)|less than|lower than|negative (?:movement|change)|decrease|fall(?:s|en)?|decline|drop)\b/,
                /\b(?:carr(?:y|ies) forward|counts as (?:zero|nil)|continues?|remains?|stays?|(?:is|be) (?:disregarded|ignored)|as zero|no effect|unchanged|treated as (?:zero|nil)|existing rent|no reduction|prevails?)\b/,
              ],
              none: [casualty, /\babat|\bdeposit|\bup or down|\bhigher or lower|\bsquare f/],
            },
          ],
        ),
        {
          types: lease,
          all: [
            /\b(?:review|escalat\w*|adjustment|indexation|renewal)\b/,
            /\b(?:no|not|never|neither|nor)\b.{0,60}\b(?:reduc\w+|decreas\w*|lower\w*|diminut\w+|downward\w*|fall)\b/,
            /\brents?\b/,
          ],
          none: [casualty, /\babat\w*|\bdeposit|\bservice charge|\binsur\w*|\bdisregard\w*|\brent-free|\bassum\w*/],
        },
      ]),
    ),
    'landlord-rent-figure-stands': ofLease([
      ...barring(
        [/\bmay still\b/],
        [
          {
            types: lease,
            all: [
              /\b(?:unless|fail(?:s|ure|ing|ed)?|if|silence|should|absence|without|does not|do not|not (?:made|received|served|stat)|no (?:valid )?counter-?notice|in default)\b/,
              /\b(?:counter-?notice|object\w*|respon[ds]\w*|dispute|silence|hear from|refers?|challenge|answer|reply|replies)\b/,
              /\b(?:shall be the rent|rent (?:shall|will) be|(?:stated|specified|proposed|claimed|notified|named|new|the owner's|landlord's)\b.{0,40}\b(?:rent|rental|figure|sum)|(?:rent|rental|figure|sum)\b.{0,30}\b(?:specified|stated|proposed|claimed|notified|named|in the .{0,20}notice|in it\b)|the new rent|such figure as)/,
              /\b(?:shall be|deemed|becomes?|prevails?|stands?|binds?|binding|final|conclusive(?:ly)?|applies|payable|accept\w*|constitutes?)\b/,
            ],
            none: [
              /\b(?:not be (?:treated|deemed|regarded)|either (?:party )?may (?:then )?refer|failing agreement|shall be referred)\b/,
            ],
            clauseNone: [/\bmay (?:still|then|nevertheless) (?:refer|dispute|challenge|object)/],
          },
          {
            types: lease,
            all: [
              /\b(?:fair market rent|market rent|reviewed rent|revised rent|new rent|prevailing market rent|market rate)\w*\b/,
              /\b(?:determin\w+ by \[\w+\] in (?:its|their|his|her) (?:sole|absolute)|as determined by \[\w+\](?! and \[)|such (?:figure|sum|amount) as (?:the )?\[?\w+\]? (?:shall|may)|silence)/,
            ],
            none: [/\b(?:independent|apprais|arbitrat|expert|mutual)/],
          },
          {
            types: lease,
            within: 'clause',
            all: [
              /\b(?:hear from|silence|counter-?notice|do not object|does not object)\b/,
              /\b(?:can't|cannot|may not) (?:be )?challenge|\bno way back|\bthereafter final|\b(?:conclusive|final and binding)/,
              /\b(?:new rent|market rent|reviewed rent|rent notice)\b/,
            ],
            none: [/\bmay (?:still|then) refer/],
          },
          {
            types: lease,
            all: [
              /\b(?:rent|rental|rack rental value|market value|rental value)\b/,
              /\b(?:has not|have not|not (?:been )?(?:served|given|received|made)|fails?|failure|unless|absence|silence|does not|do not)\b.{0,100}\b(?:notice|disput|object|respon|counter|challeng|appl|refer|elect)/,
              /\b(?:is that|shall be that|deemed|agreed|accepted?|binding|final|shall (?:be|become)|is (?:the|to be)|stated|stands)\b/,
            ],
            none: [
              /\bfailing agreement|\bnot be (?:treated|deemed|regarded)|\beither\b|\[each\]|\brent (?:is )?(?:not )?paid|\bunpaid\b|\bdeposit\b|\brenew|\bsublet|\bassign/,
            ],
            clause: [
              /\b(?:review|market rent|rental value|rent notice|proposed rent|revised rent|new rent|counter-?notice)/,
            ],
            clauseNone: [/\bmay (?:still|then|nevertheless) (?:refer|dispute|challenge|object)/],
          },
          {
            types: lease,
            all: [
              /\b(?:taken|deemed|treated|considered|regarded) (?:to have|as having|as) (?:agreed|accept|consent)/,
              /\b(?:unless|if|not|fail|absence|silence)/,
            ],
            clause: [/\brent\b/, /\b(?:propos|review|notif|notice of)/],
            none: [/\bnot be (?:treated|deemed|taken|regarded)|\bassign|\bconsent to|\bdeposit/],
          },
        ],
      ),
      {
        types: lease,
        all: [
          /\b(?:does not|do not|fails? to|unless|without)\b.{0,60}\b(?:require|request|demand|elect|refer|appl|object|disput|notif)/,
          /\b(?:notified|proposed|stated|specified|landlord's|lessor's) (?:rent|figure|sum|rental)\b|\brent (?:so )?(?:notified|proposed|stated|specified)/,
          /\b(?:shall|will) (?:then )?(?:apply|be (?:the|payable|binding|final)|stand|prevail)|\bbecomes?\b/,
        ],
        clauseNone: [/\bmay (?:still|then|nevertheless) (?:refer|dispute|challenge|object)/],
        none: [/\bmay still\b/],
      },
      {
        types: lease,
        within: 'clause',
        all: [
          /\b(?:say nothing|silence|unless|fail(?:s|ure|ing)?|absence of (?:a |any )?(?:reply|objection|response|notice)|(?:does|do) not (?:reply|respond|object|dispute))\b/,
          /\b(?:control|takes? effect|that is the rent|may not afterwards|irrevocable acceptance|deemed (?:to )?(?:accept|agree)\w*|binding|taken to have agreed|be the rent|stands?|final|conclusive)\b/,
        ],
        clause: [
          /\b(?:new rent|fair market rent|market rent|rent ought|rent review|review(?:ed)? rent|rent for|proposed rent|figure)\b/,
          /\brent/,
        ],
        none: [
          /\bmay still\b/,
          /\bnot (?:be )?(?:agreement|treated|deemed)|\beither\b|\bmay refer|\bindependent|\bdeposit|\bunpaid/,
        ],
      },
      {
        types: lease,
        within: 'sentence',
        all: [
          /\b(?:rent|rental)\b/,
          /\b(?:challenge|counter-?(?:proposal|notice|offer)|object\w*|dispute|disput\w+|response|reply|answer|appeal|contest)\b/,
          /\b(?:takes? effect|bound by|after which|binding|deemed|final|conclusive\w*|accepted|shall be the rent|stands?|applies)\b/,
          /\b(?:if no|no \w+(?:-\w+)? from|must be (?:lodged|made|served|given)|within|by the|unless|fail\w*|absence)\b/,
        ],
        none: [
          /\bmay still\b/,
          /\b(?:not (?:be )?(?:fix|agreement|treated|deemed)|shall not fix|either|may refer|independent|deposit|unpaid|arrears|insurance|service charge|sublet\w*|assign\w*)\b/,
        ],
      },
      {
        types: lease,
        within: 'sentence',
        all: [
          /\b(?:fails?|does not|unless|if no|absence|without)\b.{0,60}\b(?:dispute|object|respond|challenge|contest|reject)\w*/,
          /\b(?:determination|figure|rate|proposal|assessment|quote|notice)\b.{0,40}\b(?:conclusive|final|binding|deemed|stands?|applies|accepted)\b/,
        ],
        clause: [
          /\b(?:renewal (?:rate|rent|term)|market rent|rental rate|reviewed rent|revised rent|extension term|rent)\b/,
        ],
        none: [
          /\bmay (?:still|refer)|\bindependent|\barbitrat|\bappraiser|\bdeposit|\bservice charge|\boperating expenses|\bstatement\b/,
        ],
      },
    ]),
    'rent-review-assumptions': ofLease(
      barring(
        [/\bdeemed (?:to be )?(?:a )?part of\b|\binventory\b/],
        [
          {
            types: lease,
            all: [
              /\b(?:assum|hypothetical|suppos|pretend|deemed|as (?:if|though)|take(?:n)? into account|count the|reflected|no account)/,
              /\b(?:fitted[- ]out|fitting[- ]out|rent[- ]free|inducement|free months|improvements?|goodwill|perfect repair|(?:full )?complied with|headline|any purpose|user|incentive|works|kitchen)/,
              /\b(?:market rent|rent|review|value|premises|lease|worth|landlord|lessor|valuer)\b/,
            ],
            none: [
              /\b(?:disregard|insur|tax|actual state|usual rent-free|shall reflect the rent-free|works carried out by the \[\w+\] otherwise|no account (?:is|shall|will) (?:to )?be taken of (?:any )?(?:works|improvements|goodwill))/,
            ],
            clause: [
              /\b(?:market rent|review|valu|worth|hypothetical|willing (?:\w+ )?(?:\[\w+\]|lessee|tenant|landlord))/,
            ],
          },
          {
            types: lease,
            all: [
              /\b(?:footing|basis|assum|suppos|suppose|disregard(?:ing)? the fact|as if|treated as)/,
              /\b(?:vacant|equipped|fitted|any (?:retail )?(?:purpose|use)|every concession|concession|incentive|rent[- ]free|improvement|goodwill|complied)/,
            ],
            clause: [/\b(?:market rent|rental value|would be let|reviewed rent|revised rent)\b/],
            none: [/\bshall be disregarded|\bdisregard (?:any|the \[)/],
          },
          {
            types: lease,
            all: [
              /\b(?:rental value|market rent|fair market|reviewed rent|hypothetical|willing \[?\w+\]?)(?!\w)/,
              /\b(?:takes? account of|inclusive of|includ\w+|no (?:allowance|discount|deduction)|without deduction|as improved|having had the benefit|taken to have had)\b/,
              /\b(?:alterations?|improvements?|betterments?|additions|rent-free|free rent|inducements?|fixtures|allowances?|fitting[- ]out|concession)\b/,
            ],
            none: [/\b(?:disregard\w*|with the usual rent-free|shall reflect|actual state)\b/],
          },
        ],
      ),
    ),
    'rent-review-costs': ofLease([
      {
        types: lease,
        all: [
          /\b(?:expert|arbitrat\w*|surveyor|valuer|apprais\w*|umpire|rent review|determin\w+ the (?:revised |reviewed |market )?rent)/,
          /\b(?:fees?|costs?|expenses?|charges?|remuneration|pays? for)\b/,
          /(?:\b(?:borne|paid|payable|met) (?:\w+ ){0,3}by (?:the )?\[\w+\]|\[\w+\]'s (?:account|expense|cost)|\bfor (?:the )?(?:sole )?account of|\[\w+\] (?:shall|must|will|agrees to)? ?(?:always )?(?:pay|bear|meet|reimburse|indemnif)|\bfalls? (?:on|to)\b)/,
        ],
        clause: [/\b(?:rent|review|apprais|valuer|umpire)/],
        none: [
          /\bclosing\b/,
          /\bdisregard\b/,
          /(?<!\w)(?:equal(?:ly)?|half|halves|own (?:apprais|surveyor|adviser)|as the (?:expert|arbitrator) (?:directs|may)|whichever|\[each\]|alterations?|consent|premium|valuations? for insurance|service charge|expenditure|dilapidat|policy|insur|loan|facility)/,
        ],
      },
      {
        types: lease,
        all: [/\b(?:costs?|fees?|expenses?|charges)\b/, actorPays],
        clause: [
          /\b(?:rent review|review date|rental value|market rent|revised rent|reviewed rent)\b/,
          /\b(?:surveyor|expert|valuer|arbitrator|apprais|professional)/,
        ],
        none: [
          /\bclosing\b/,
          /\bdisregard\b/,
          /(?<!\w)(?:equal|half|share|own (?:apprais|surveyor|adviser|costs)|\[each\]|service charge|insur|repair|whichever|as (?:the )?\S+ (?:directs|decides|determines))/,
        ],
      },
      {
        types: lease,
        all: [/\[p\]'s (?:fees?|costs?|charges|expenses)\b/, actorPays],
        clause: [/\b(?:rent review|review date|rental value|market rent|revised rent|reviewed rent)\b/],
        none: [/\bclosing\b/, /\bdisregard\b/, /\b(?:equal|half|share|directs)\b/],
      },
      {
        types: lease,
        all: [
          /\b(?:expert|surveyor|valuer|arbitrat\w*|apprais\w*|umpire)(?:'s|s')? (?:fees?|costs?|charges)|\b(?:fees?|costs?|charges) of (?:the|any) (?:expert|surveyor|valuer|arbitrat|apprais|umpire)/,
          /\b(?:not|nor|no)\b.{0,30}\b(?:relieved|released|excused|recover|contribut)|\bin (?:any|every|all) (?:event|case)s?\b/,
        ],
        none: [/\bequal|\bhalf|\bdirects/],
      },
      {
        types: lease,
        all: [
          reviewExpert,
          /\b(?:fees?|costs?|charges?|bill|expenses?)\b/,
          /(?<!\w)(?:met by|borne by|paid by|lies? with|pays?|bear|reimburse|for the account)(?!\w)/,
          /\b(?:in (?:every|any|all) (?:case|event)s?|even (?:when|if|where)|notwithstanding|whatever|without regard|regardless|irrespective|all three|on demand|each review)\b/,
        ],
        none: [
          /\[each\]/,
          /\b(?:equal\w*|half|halves|own (?:appraiser|surveyor)|directs?|follow the award|insurance|dilapidat\w*|alterations?|service charge|repair|consent|loan)\b/,
        ],
        test: wholeSentence(/\b(?:rent|market|expert|apprais)/),
      },
      {
        types: lease,
        all: [
          /\b(?:surveyors?|valuers?|experts?|apprais\w+|arbitrators?|fixing the rent|review)\b/,
          /\b(?:charges?|costs?|expenses?|fees?|remuneration)\b/,
          /(?<!\w)(?:discharged|refund|pays?|bears?|met|borne|reimburse|recoup)(?!\w)/,
          /\b(?:whole|all|in full|every|each|whichever way|whatever|regardless)\b/,
        ],
        none: [
          /\[each\]|\b(?:equal\w*|half|decides who|directs?|dilapidat\w*|insurance|alterations?|service charge|consent)\b/,
        ],
        test: wholeSentence(/\brent|\breview/),
      },
    ]),
    'service-charge-open': barring(
      [/\bamorti[sz]ed over\b/],
      [
        {
          types: lease,
          within: 'sentence',
          all: [
            /\b(?:estate|operating|common (?:area|expense)|service|building|cam|maintenance|park|center|centre) (?:costs?|expenses?|charges?)\b[^.]{0,160}\b(?:include|including|means?|are|comprise|consist of|cover)\b/,
            /\b(?:improvements?|extensions?|capital (?:improvements?|expenditures?|costs?|works?|items?|replacements?)|defects? in (?:the )?(?:design|construction)|(?:un-?let|vacant|empty|unleased) (?:units?|space|premises)|leasing commissions?|interest on (?:\S+ ){0,3}?(?:borrowings?|loans?|mortgages?|debt)|debt service|initial construction)\b/,
          ],
          none: [
            /\b(?:exclud\w+|not (?:include|including)|shall not|except\w*|other than|amorti[sz]ed|useful life|required by law|but not|save for|in no event)\b|\bservices? agreement\b/,
          ],
          clause: [/\b(?:rent|tenan\w+|landlord|lessor|lessee|premises|occupiers?)\b/],
          clauseNone: [/\b(?:exclud\w+|not include|shall not include|amorti[sz]ed)\b/],
        },
        {
          types: lease,
          all: [
            /\b(?:share|proportion|percentage|which)\b[^.;]{0,80}\b(?:altered|changed|revised|increased|adjusted|varied|re-?allocated)\b/,
            /\b(?:empty|vacant|un-?let|unleased|inclusive rents?)\b/,
            /\b(?:borne|paid|met|shared|recovered)\b[^.;]{0,30}(?<!\w)(?:remaining|other|occup\w+|\[(?:a|taker)\])/,
          ],
        },
        ...ofLease(
          barring(
            [
              /\bimprovement costs?\b|\bconstruction (?:financing|costs|services|documents)|\bconfidential\b|\bfeedback\b|\bprorated\b|\bstop all work\b|\bstructured payments?\b|\bgathering system\b|\bspecifications\b/,
            ],
            [
              ...barring(
                [
                  /\b(?:expenses|charges?|costs) (?:do not |shall not |does not )?(?:exclude|include no)\b|\bexclud\w+ capital/,
                ],
                [
                  {
                    types: lease,
                    all: [
                      /\b(?:service charges?|operating (?:expenses|costs)|common (?:area|charges)|expenditure|outgoings|sinking|maintenance|additional rent|services|share of (?:whatever|all|any))\b/,
                      /\b(?:without (?:limit|ceiling|cap)|no (?:upper )?(?:limit|ceiling|cap)|(?:sole|absolute|its|his) discretion|(?:thinks|sees|considers) (?:fit|desirable|appropriate|necessary|proper)|whatever|of whatever (?:kind|nature)|of (?:every|any) (?:kind|nature)|may add|reserves|capital (?:improvements?|or otherwise|expenditure|works)|improvements?|inherent defects|rebuilding|vacant units|unlet|unoccupied|leasing commissions|financing)/,
                      /\b(?:pay|reimburse|recover\w*|contribut\w+|charge(?:d|able)?|share|payable|means|include\w*|obligation|invoiced)\b/,
                    ],
                    none: [
                      /\breasonable operating costs\b|\bwhich exclude\b|\bexcluding\b/,
                      /\b(?:exclud\w+|shall not include|not include|reasonable cost|shall not (?:increase|exceed)|not (?:increase )?(?:by )?more than|at (?:the )?(?:\[\w+\]|landlord|lessor)'s (?:own )?(?:cost|expense)|order form|subscription|fitting|first-class condition)/,
                      /\b(?:put and keep|keep .{0,60}(?:repair|condition)|insurance|premiums?)\b/,
                    ],
                  },
                  {
                    types: lease,
                    all: [
                      /\bservice charge|\boperating (?:expenses|costs)|\bcost of (?:the )?works\b/,
                      /\bmay be increased .{0,40}at any time|\bfair proportion\b.{0,80}\binherent defects/,
                    ],
                    none: [/\breasonable operating costs\b|\bwhich exclude\b|\bexcluding\b/],
                  },
                  {
                    types: lease,
                    all: [
                      /\b(?:service charge|services|building|expenditure|center|centre|estate|outgoings|common)\b/,
                      /\bmay add\b.{0,80}\b(?:desirable|fit|proper|appropriate)|\bno (?:upper )?(?:limit|cap|ceiling)\b|\bdecide what (?:is|we|\[\w+\]) (?:spen[dt]|charge)/,
                    ],
                    none: [/\breasonable operating costs\b|\bwhich exclude\b|\bexcluding\b/],
                  },
                  {
                    types: lease,
                    all: [
                      /\b(?:costs?|charges?|contribution|expenses?|outgoings)\b/,
                      /\b(?:whatever|refurbish|replacement of (?:plant|the)|reserve fund|sinking fund|improvement|capital|legal fees for disputes|no cap|no (?:upper )?limit|any (?:sums?|expenditure|cost)|head office|all (?:sums|costs|expenses))\b/,
                    ],
                    clause: [
                      /\b(?:service charge|common (?:costs|charges|expenses|area)|operating (?:costs|expenses)|building costs|outgoings|estate charge|center costs)\b/,
                    ],
                    none: [
                      /\breasonable operating costs\b|\bwhich exclude\b|\bexcluding\b/,
                      /\b(?:exclud|not (?:include|extend|exceed)|shall not|insur|rent review|apportioned fairly|reasonable (?:and proper )?cost|at the \[\w+\]'s own|landlord's own)\b/,
                      casualty,
                    ],
                  },
                  {
                    types: lease,
                    all: [
                      /\b(?:all|any|every)\b.{0,20}\b(?:costs|sums|expenses|expenditure|charges)\b/,
                      /\b(?:every kind|whatever|capital|improvement|replacement|overhead|whatsoever|any nature|discretion|reserve)/,
                      /\b(?:share|proportion|percentage|contribut)/,
                    ],
                    none: [/\b(?:exclud|not (?:include|exceed)|reasonable|own (?:cost|expense)|capped)\b/],
                  },
                  {
                    types: lease,
                    all: [
                      /\b(?:contribut\w+|share|proportion|ratio|pays?|reimburse)\b/,
                      /\b(?:unlet|vacant|unoccupied|void)\b.{0,20}\b(?:units?|space|parts?|premises)?|\ball units let\b/,
                      /\b(?:upkeep|center|centre|building|estate|common|cost)\b/,
                    ],
                    none: [/\bexclud|\bnot include|\bother than|\blandlord shall (?:pay|bear)/],
                  },
                ],
              ),
              {
                types: lease,
                all: [
                  /\b(?:service(?:s)? (?:costs?|charges?)|percentage|proportion|share|contribut\w+|outlay|expenditure|operating (?:costs|expenses))\b/,
                  /\b(?:anything|total (?:outlay|expenditure|cost)|without (?:ceiling|limit|cap)|in its opinion|betterment|marketing|empty|improvements?|whatever|every sum)\b/,
                ],
                none: [
                  /\b(?:exclud\w*|excluding|not include|fixed|no more than|not exceed|deposit|royalt\w*|software|rent review|profits?)\b/,
                ],
                test: wholeSentence(
                  /\b(?:landlord|lessor|tenant|lessee|building|park|center|centre|estate|premises|property)\b/,
                ),
              },
            ],
          ),
        ),
      ],
    ),
    'service-charge-unverified': barring(
      [/\bmore (?:than once|often than)\b/],
      [
        {
          types: lease,
          force: ['ban', 'no-right', 'waiver'],
          all: [
            /\b(?:inspect|see|audit|examine|review|copy|copies of|call for|ask for)\b (?:\S+ ){0,4}?(?:vouchers|receipts|invoices|accounts|books|records)\b/,
          ],
          clause: [
            /\b(?:service charges?|(?:estate|operating|common area|building) (?:costs?|expenses?)|maintenance charge)\b/,
          ],
          none: [/\bmore (?:than|often)\b|\bunless\b|\bexcept\b|\bdisclose\b/],
        },
        {
          types: lease,
          all: [
            /\b(?:excess|surplus|over-?payment)\b[^.;]{0,50}\b(?:kept|retained|held|stays?|remains?|not (?:be )?(?:repaid|refunded|returned|credited))\b/,
          ],
          clause: [
            /\b(?:service charges?|(?:estate|operating|common area|building) (?:costs?|expenses?)|maintenance charge)\b/,
          ],
          none: [/\bcredit(?:ed)? (?:to|against)\b|\bnext (?:year|instal|payment)/],
        },
        {
          types: lease,
          all: [
            /\b(?:service charge|operating expenses|common charges|expense statement|expenditure|statement|outgoings|accounts for the building|bill|books|account|expenses)\b/,
            /\b(?:conclusive|final (?:and|on)|being final|not (?:be )?open to (?:challenge|dispute)|waives? (?:any|all) right to (?:inspect|audit|dispute)|barred|without proof|no duty to (?:render|furnish|provide|account)|may not (?:call for|inspect|audit|dispute|challenge)|not (?:obliged|required|bound) to (?:render|furnish|provide|produce|account)|don't produce|do not produce|no (?:supporting )?(?:documents|accounts|vouchers|receipts)|accept the total|audit .{0,60}permitted only)/,
          ],
          clause: [
            /(?<!\w)(?:service charge|operating expenses|common charges|expense|expenditure|building|outgoings|premises|landlord|\[giver\]|surplus)/,
          ],
          none: [
            /\b(?:manifest error|shareholders|deposit|software|royalt)/,
            /\b(?:loan|lender|facility|dilapidation)/,
          ],
          clauseNone: [/\bdeposit\b/],
        },
        {
          types: lease,
          all: [
            /\b(?:may not|no right|cannot|not (?:be )?entitled|waives?|without|agrees? not)\b.{0,40}\b(?:query|see|inspect|ask|question|challenge|audit|examine|dispute|call for|copies|vouchers|receipts)/,
          ],
          clause: [
            /\b(?:service charge|common (?:costs|charges|expenses|area)|operating (?:costs|expenses)|outgoings|estate charge|expenditure)\b/,
          ],
          clauseNone: [/\bdeposit\b/],
        },
        {
          types: lease,
          all: [
            /\b(?:invoices?|statements?|certificates?|bills?|demands?)\b/,
            /\b(?:binding|conclusive|final)\b|\bwaives? any right of (?:audit|inspection)/,
          ],
          clause: [/\b(?:operating|service charge|costs incurred|additional rent|share of|common)\b/],
          none: [/\bmanifest|\bdeposit|\bloan|\bexpert/],
          clauseNone: [/\bdeposit\b/],
        },
        {
          types: lease,
          within: 'clause',
          all: [
            /\b(?:not (?:be )?(?:obliged|required|bound) to (?:produce|provide|supply|render)|don't (?:send|give|show|produce)|without (?:the )?production|calculation is final|not (?:be )?open to challenge|no (?:breakdown|copies)|may not (?:inspect|audit|see|call)|no right to (?:audit|inspect))\b/,
            /\b(?:accounts|receipts|breakdown|bills|invoices|vouchers|documents|calculation|accountant|books|records)\b/,
            /\b(?:running costs|contribution|sums demanded|service charge|operating expenses|share|what \[?\w+\]? owe|expenditure|costs)\b/,
          ],
          none: [/\bdeposit|\bmanifest|\broyalt|\bloan|\blender|\bsoftware/],
          test: wholeSentence(/\b(?:landlord|lessor|tenant|lessee|rent|building|running costs|sums demanded)\b/),
        },
        {
          types: lease,
          within: 'sentence',
          all: [
            /\b(?:figures?|books|expenditure|accounts?|charges?|costs?|cam|statements?|receipts|documents)\b/,
            /\b(?:no (?:entitlement|right)|not (?:be )?(?:disputed|called (?:up)?on|entitled)|may not be (?:disputed|questioned)|without (?:support|proof)|cannot (?:ask|see|check))\b/,
            /\b(?:review|inspect|audit|see|support|documents|check|expenditure|vouchers|books)\b/,
          ],
          none: [/\b(?:deposit|royalt\w*|loan|software|rent review|market rent|bank)\b/],
          test: wholeSentence(/\b(?:landlord|tenant|lessor|lessee|cam\b|building|expenditure)/),
        },
        {
          types: lease,
          all: [
            /\b(?:certificate|statement|account(?:s|ant)?|calculation|determination|demand)\b/,
            /\b(?:not be challenged|may not (?:be )?(?:challenge|question|dispute)|binding|conclusive|final)\b/,
            /\b(?:need not (?:disclose|produce|supply|provide|show)|without (?:disclos\w+|produc\w+)|underlying|no (?:obligation|duty) to (?:disclose|produce|provide))\b/,
          ],
          none: [/\bdeposit|\bmanifest|\broyalt|\bloan|\blender/],
        },
      ],
    ),
    'repair-put-and-keep': barring(
      [
        /\[a\] (?:shall|will|is|are)?\s?(?:not (?:be )?(?:liable|responsible|obliged|required)|under no)\b.{0,40}\b(?:structur|roof|repair|replace)/,
        /\b(?:service|operating) (?:costs?|expenses)' ?(?:excludes?|includes?|means)|\bservice costs\b/,
      ],
      barring(
        // What a service charge recovers is no covenant to repair.
        [
          /\b(?:service charges?|operating (?:costs|expenses)|common (?:area )?charges?)\b|\bnot impair\b|\bstructured payments?\b|\bfranchised?\b/,
        ],
        barring(
          [
            /\b(?:remov\w+|strip\w*|take out)\b.{0,40}\b(?:alterations?|additions|fixtures|improvements)\b|\bshell condition\b|\bcleaning fee\b/,
          ],
          [
            {
              types: lease,
              force: ['duty', 'promise', 'fact', 'acknowledgement', 'ban', 'exclusion', 'no-duty'],
              all: [
                /\b(?:repair|maintain|maintenance|renew|rebuild|replac\w+|fix|condition|making? good|making good|make (?:them|it) so|bringing)/,
                /\b(?:put and keep|no responsibilit\w+ for repair|put .{0,30}in(?:to)? .{0,20}repair|structur|roof|foundations?|load-bearing|inherent|latent|whatever (?:its|their) (?:present )?(?:state|condition)|howsoever|regardless of (?:their|its|the) (?:present )?(?:state|condition|cause)|even if it was|wear and tear (?:not|included)|existing (?:dilapidations|defects|wants?)|extraordinary|unforeseen|insured risks?|everything that is wrong|no responsibility for repairs|any expenditure whatsoever)/,
                /\b(?:shall|must|covenants?|agrees?|falls? on|at (?:its|his|her|their) (?:sole |own )?(?:cost|expense)|bear|responsib\w+|cost|be kept by)\b/,
              ],
              none: [
                /\b(?:schedule of condition|no worse)\b/,
                /(?<!\bnot )\bexcept(?:ed|ing)?\b|\b(?:other than|not (?:obliged|responsible|required|liable)|excluding|better (?:state|condition)|insurance|premium|caused by (?:the )?\[o\]|service charge|consent|rent (?:shall|will|remains?) (?:continue|be payable)|remains? due|alter|trade from|warranty period|software)/,
              ],
              test: notHome,
              clauseNone: [/\b(?:renter|tenancy|habitable)\b/],
            },
            {
              types: lease,
              force: ['duty', 'no-duty', 'exclusion', 'fact'],
              all: [
                /\b(?:triple net|full(?:y)? repairing|fri lease)\b|(?:\[o\]|\[giver\]|landlord|lessor) shall (?:not be required to make any|have no responsib)/,
                /\b(?:repair|expenditure|lease|maintain)/,
              ],
              none: [/\b(?:schedule of condition|no worse)\b/, /\bcaused by/],
              clauseNone: [/\b(?:renter|tenancy|habitable)\b/],
              test: notHome,
            },
            {
              types: lease,
              force: ['duty', 'promise', 'fact'],
              all: [
                /\b(?:solely responsible|replace|renew|rebuild|responsible for|repair|make good|put right)\b/,
                /\b(?:fabric|structure|roof|foundations|any part|whole of|main walls|exterior|every part)\b/,
                /\b(?:even if|whether or not|bad design|worn out|before the|at its own|howsoever|regardless|defect|when(?:ever)? (?:necessary|required)|as (?:often|and when))\b/,
              ],
              clause: [/\b(?:premises|building|lease|property|unit)\b/],
              none: [
                /\b(?:schedule of condition|no worse)\b/,
                /\b(?:caused by (?:the )?\[o\]|brought it about|except|other than|not (?:obliged|responsible)|insur|alteration|energy|software|goods)(?!\w)/,
              ],
              test: notHome,
              clauseNone: [/\b(?:renter|tenancy|habitable)\b/],
            },
            {
              types: lease,
              force: ['duty', 'promise', 'fact', 'acknowledgement'],
              all: [
                /\b(?:repair\w*|maintain\w*|maintenance|good condition|rebuild|renew\w*|hand back|keeping the|upkeep|condition)\b/,
                /\b(?:irrespective|regardless|whether or not|even for|although|whatever)\b.{0,80}\b(?:state|condition|defects?|design|there before|out of repair|wear|cause)\b|\b(?:defects? in design|inherent|out of repair|there before|structural and non-structural|inside and out)\b/,
              ],
              none: [
                /\b(?:schedule of condition|excepted|except|not (?:obliged|required|responsible)|insurance|rent (?:continues|shall continue)|without reimbursement|lies with the \[giver\])\b/,
                /(?:by|of|for|with) (?:the )?\[giver\]/,
              ],
              test: notHome,
              clauseNone: [/\b(?:no duty to repair|renter|tenancy|habitable|without charge to the \[taker\])\b/],
            },
            {
              types: lease,
              force: ['duty', 'promise', 'fact', 'acknowledgement'],
              all: [
                /\b(?:repair\w*|works needed|keep|hold it|maintain\w*|renew\w*|rebuild\w*)\b/,
                /\b(?:however bad|old faults|faults or new|walls?|roof|timbers|drains|structure|foundations|put (?:it |the \w+ )?into|bring the (?:property|premises)|state when the term began|whole building)\b/,
                costFalls,
              ],
              none: [
                /\b(?:not liable|except\w*|excluding|other than|existed when|schedule of condition|insur\w+|interior only|service charge|paid by the landlord)\b/,
                /(?:by|of|for) (?:the )?\[giver\]/,
              ],
              test: notHome,
            },
            {
              types: lease,
              force: 'duty',
              all: [
                /\b(?:repair|condition)\b/,
                /\b(?:bring\b.{0,40}\binto|put\b.{0,30}\binto|however (?:bad|poor)|whatever (?:its|their) (?:state|condition))\b/,
              ],
              none: [/\bnot (?:obliged|required)|\bschedule of condition|\bexcept/],
              test: notHome,
            },
          ],
        ),
      ),
    ),
    'reinstatement-strict': barring(
      [/\brequires? by (?:written )?(?:notice given )?(?:at least|not less than|no less than)\b/],
      [
        {
          types: lease,
          all: [
            /\b(?:end of (?:the )?(?:term|lease|tenancy)|expir(?:y|ation)|surrender\w*|yield\w*|termination|before (?:the )?\[?\w+\]? (?:go|leave)|at any time before or after|terminal|on installation|vacat)/,
            /\b(?:reinstat|restore|remov(?:e|ing) (?:all|every|any|cabling)|take out everything|shell condition|base build|original (?:state|layout|condition)|dilapidations|redecorate|without compensation|become the property)/,
            /\b(?:all|every(?:thing)?|whether or not|even if|even though|at (?:\[\w+\]|its|their)'?s? (?:sole |own )?(?:cost|expense)|unless the \[\w+\]|without compensation|estimate|final|including those|obligation|double rent)(?!\w)/,
          ],
          none: [
            /\b(?:need not|only (?:those|the) alterations|wear and tear excepted|not (?:be )?(?:required|obliged)|under no duty|break (?:date|notice|clause|right|payment)|accepting a surrender|premium|no claim|identified|data|policy|confidential|in place|equipment shall be returned|franchise)/,
            /(?<!\w)(?:landlord|\[a\]) shall at (?:its|their) own (?:cost|expense) remove/,
          ],
        },
        {
          types: lease,
          all: [/\bdilapidations\b/, /\b(?:estimate|final|surveyor|conclusive)\b/],
          none: [/\bno claim\b/, /\b(?:vacant possession|rent review)\b/],
        },
        {
          types: lease,
          force: 'transfer',
          all: [/\b(?:fixtures|improvements|alterations|fit-?out)\b/, /\bwithout (?:compensation|payment)/],
        },
        {
          types: lease,
          force: ['duty', 'promise'],
          all: [
            /\b(?:quit(?:ting)?|leaving|end of|expir|terminat|surrender|departure|yield|vacat)/,
            /\b(?:strip out|take (?:away|out)|remove|restore|reinstate|put .{0,20}back)\b/,
            /\b(?:works|alterations?|shell|original|every|all|whatever|fit-?out|partitions|any predecessor|permitted)\b/,
          ],
          clause: [/\b(?:premises|lease|tenant|term|landlord|unit)\b/],
          none: [
            /\b(?:own expense remove|need not|only those|named|identified|belongings|wear and tear excepted|equipment|goods|data)\b/,
          ],
          test: (_, statement) => !isLandlord(statement),
        },
        {
          types: lease,
          all: [
            /\b(?:determination|end|expir\w*|termination) of (?:the|this) (?:term|lease|tenancy)/,
            /\b(?:remove all|restore|reinstate|strip)\b/,
            /\b(?:works|alterations|original|state before|former state|condition)\b/,
          ],
          none: [/\b(?:need not|only those|named|identified|wear and tear excepted|belongings)\b/],
          test: (_, statement) => !isLandlord(statement),
        },
        {
          types: lease,
          force: ['duty', 'promise', 'fact', 'right'],
          all: [
            /\b(?:take out|taken out|remov\w+|reinstate\w*|strip\w*|restor\w+|bring the space back|bare shell|first constructed|original (?:layout|state|condition))\b/,
            /\b(?:everything|all|any|even|whether or not|with or without)\b/,
            /(?<!\w)(?:\[?\w+\]? put in|partitions|cabling|alterations|additions|improvements|fit-?out|install\w*|fixtures|works)\b/,
            atEnd,
          ],
          none: [
            /\b(?:unless|only those|reasonable wear|trade fixtures of|if the landlord|no (?:obligation|duty)|not be required|casualty|if \[\w+\] (?:so )?require|compensation for fit-out|service|software|relocat\w*|lease payments)\b/,
            /^no\b/,
          ],
          test: (_, statement) => !isLandlord(statement),
        },
        {
          types: lease,
          force: ['duty', 'promise'],
          all: [
            /\b(?:partitions?|alterations?|improvements?|additions?|fixtures?|cable|floor covering|works|fit-?out)\b/,
            /\b(?:every|all|any|whether|licensed or not|consent)\b/,
            /\b(?:be gone|remov\w+|strip\w*|restor\w+|reinstat\w+|hand over|give up|without compensation|free of payment)\b/,
            atEnd,
          ],
          none: [
            /\b(?:need not|not be required|unless|only those|reasonably required|no (?:duty|obligation)|compensation for|relocat\w*|share(?:s|holder))\b/,
          ],
          test: (_, statement) => !isLandlord(statement),
        },
        {
          types: lease,
          force: ['duty', 'promise'],
          all: [
            /\b(?:reinstate\w*|restore|remove)\b/,
            /\b(?:alterations?|additions|works|improvements|partitions)\b/,
            /\b(?:even (?:where|if|though)|whether or not|notwithstanding|although)\b.{0,60}\b(?:licen[sc]ed|consented|approved|permitted|agreed|consent)\b/,
          ],
          none: [/\bneed not|\bnot be required|\bunless\b/],
          test: (_, statement) => !isLandlord(statement),
        },
      ],
    ),
    'landlord-pays-repairs': barring(
      [
        /\b(?:arising from|resulting from|caused by|as a result of) (?:\w+ ){0,2}?(?:fair|ordinary|normal) wear/,
        /\bas little (?:inconvenience|disturbance|damage|disruption) as\b/,
        /\b(?:unless|except (?:where|if|when|to the extent))\b[^.;]{0,80}\b(?:misuse|misused|fault|neglect|negligen\w+|abuse|caused (?:it|by))\b/,
        /\bdue to (?:\w+ )?(?:fair wear|ordinary wear|wear and tear|latent|an? (?:inherent|latent))/,
        /\b(?:liable|liability) (?:to|for|under)\b|\bdigital content\b/,
      ],
      [
        {
          types: lease,
          all: [
            /\b(?:repair|maintain|maintenance|upkeep|replac|fix|making good|remed(?:y|ied)|make good)/,
            /(?:\bcaused by (?:the )?\[(?:o|taker)\]|\[(?:o|taker)\]'s (?:own )?(?:negligence|misuse|fixtures|equipment|fit-?out|shopfit|operations|goods|default)|\bno matter who|\bwhoever|\[a\]'s own operations|\birrespective of (?:their|its|the) (?:nature|cause)|\bregardless of (?:who|the cause|cause)|\bhowever caused|\bhowsoever (?:arising|caused))/,
            /\b(?:shall|must|bears?|(?:sole|own) (?:cost|expense)|for the account|pay for it|without any contribution|will)\b/,
          ],
          none: [
            /\b(?:not be (?:obliged|required|responsible)|except(?:ing)?|other than|excluding|product|software|goods and services)\b/,
            /\[a\] shall pay for damage/,
          ],
          test: (_, statement) => !isTenant(statement) || statement.words.includes('for the account'),
        },
        {
          types: lease,
          force: 'duty',
          all: [
            /\b(?:repair|maintain|remed(?:y|ied)|defects?|make good)/,
            /\bwithin (?:24|48|12|36) hours\b|\bwithin [1-3] (?:business |working )?days?\b/,
          ],
          none: [/\bemergenc|\burgent|software|service levels?/],
          test: (_, statement) => isLandlord(statement),
        },
        {
          types: lease,
          force: ['duty', 'promise'],
          all: [
            /\b(?:put right|repair|make good|maintain|service|keep|replace)\b/,
            /(?<!\w)(?:brought it about|customers|no matter|whoever|\[o\]'s (?:own )?(?:machinery|equipment|fixtures|property|goods|works|fittings)|caused by (?:the )?\[o\]|however|all damage|every part)(?!\w)/,
          ],
          clause: [/\b(?:premises|lease|unit|building|property|landlord|lessor)\b|\[giver\]|\[o\]/],
          none: [
            /\b(?:except|other than|not (?:obliged|required)|insurance|insure|premium|rent (?:deposit|review)|shall pay for damage)\b/,
          ],
          test: (_, statement) => isLandlord(statement),
        },
        {
          types: lease,
          force: ['duty', 'promise', 'fact', 'ban', 'no-right'],
          all: [
            /\b(?:repairs?|maintain|maintenance|upkeep|breakages?|replace\w*)\b/,
            /\b(?:including|even where|whether or not|however|whatever|all (?:repairs|maintenance)|every repair|together with)\b.{0,90}(?<!\w)(?:\[(?:o|taker)\]|neglect|acts|visitors|invitees|blame|customers|arose|fixtures|cause)(?!\w)/,
            /(?<!\w)(?:\[a\] shall|\[a\] look\w* after|responsibility of the \[(?:a|giver)\]|lies with the \[giver\]|performed by|by the \[giver\]|at (?:its|no) (?:sole |own )?(?:cost|charge)|at the \[(?:a|giver)\]'s|pay for them|without reimbursement)(?!\w)/,
          ],
          none: [
            /\b(?:except|unless|in which case|other than|excluding|reimburse the|tenant shall pay|operating expense|insurance|not responsible)\b/,
          ],
          test: (_, statement) => !isTenant(statement),
        },
        {
          types: lease,
          force: ['duty', 'promise', 'fact'],
          all: [
            /\b(?:repair\w*|breakdowns?|damage|maintenance|upkeep)\b/,
            /(?:\[(?:o|taker)\]'s (?:carelessness|negligence|neglect|fault|own|misuse)|\[(?:o|taker)\] (?:itself )?has (?:itself )?brought|\bbrought in\b|\bwhole burden\b|belonging to (?:the )?\[(?:o|taker)\])/,
            costFalls,
          ],
          none: [/\b(?:recover|except|unless|other than|reimburse the|operating expense|insur\w+)\b/],
          test: (_, statement) => !isTenant(statement),
        },
        {
          types: lease,
          all: [
            /\b(?:all|every|any) (?:repairs?|maintenance|replacements?)\b/,
            /\b(?:whether or not|even (?:if|where)|including|irrespective of whether|regardless of whether)\b.{0,50}\b(?:caused|damaged|negligen\w+|made necessary)\b.{0,40}(?:\[\w+\]|tenant|lessee)/,
          ],
          none: [/\b(?:except|unless|other than|reimburse|recover|operating expense|insured)\b/],
          test: (_, { sentence }) =>
            /\b(?:landlord|lessor|we|owner)\b.{0,40}\b(?:undertake|shall|must|will|carry|perform|responsib)/.test(
              sentence.lower,
            ),
        },
      ],
    ),
    'rent-withheld-for-repairs': barring(
      [
        /\b(?:set off|deduct|withhold) nothing\b/,
        /\b(?:cannot|can't) be lived in\b|\b(?:makes?|is|are|become|becomes|rendered?) (?:\S+ ){0,4}?(?:untenantable|uninhabitable|unfit)\b/,
      ],
      ofLease([
        ...barring(
          [
            /\bin proportion\b|\bestimates\b/,
            /\bbeyond (?:ordinary|normal|fair)|\bdocumented cost|\bgives? up|\bwaives?|\bnot (?:be )?(?:entitled|withhold|deduct)/,
          ],
          [
            {
              types: lease,
              all: [
                /\b(?:repair|maintenance|defect|cure|fault|working|service|reported item|remed|fix|upkeep)/,
                /\b(?:withhold|deduct|stop paying|cease|abates?|forgo|self-help|suspend|no rent|not be payable|set off)\b/,
                /\b(?:rent|cost|deduct)\b/,
              ],
              force: ['right', 'duty', 'fact', 'no-duty'],
              none: [
                /\b(?:without (?:any )?(?:deduction|set-off|abatement)|not (?:be )?entitle|fair proportion|proportionate|reasonable cost|up to 1 month|insured risk|from the (?:security )?deposit|against the deposit|deducted from the (?:security )?deposit|waives?|regardless|irrespective|invoice|however caused|service charge|commission|no (?:\w+ ){0,2}shall)\b/,
                /\b(?:casualty|destroyed|fire|landlord may deduct|security deposit)\b/,
              ],
            },
            {
              types: lease,
              force: ['right', 'fact', 'no-duty'],
              all: [
                /\b(?:pay no rent|no rent (?:is|shall be|will be)|stop(?:s|ped)? paying|withhold|deduct|recover .{0,40}from the rent|rent (?:is|shall be) suspended|reduce the rent|set off)\b/,
                /\b(?:until|work|cost|repair|double|twice|delay|does not|fails)\b/,
              ],
              clause: [/\b(?:repair|maintain|good order|make good|defect|maintenance)/],
              none: [/\b(?:reasonable cost|insured risk|fair proportion|deposit|up to 1 month|commission|casualty)\b/],
              test: (_, statement) => !isLandlord(statement),
            },
            {
              types: lease,
              all: [
                /\b(?:excused from (?:the |paying )?rent|no rent|relieved of rent|rent altogether|rent (?:ceases|stops))\b/,
                /\b(?:outstanding|delay|repair|work|defect|late|fault|until|for a day)\b/,
              ],
              clause: [/\b(?:repair|put right|maintain|make good|defect|work)/],
              none: [/\b(?:insured risk|proportion|fire|destroy)\b/],
            },
          ],
        ),
        {
          types: lease,
          all: [
            /\b(?:rent|it)\b.{0,30}\b(?:cease|stop|suspend|abate)\w*\b.{0,60}\buntil\b|\bdeduct\b.{0,40}\b(?:twice|double|cost|\d+ ?%)/,
            /\b(?:work|repair|defect|complete|cost)\b/,
          ],
          clause: [/\b(?:repair|make good|maintain|keep the|good order|condition)/, /\brent\b/],
          none: [
            /\b(?:reasonable (?:and proven )?cost|insured|fair proportion|deposit|up to 1 month|commission|casualty|documented)\b/,
          ],
        },
        {
          types: lease,
          force: ['right', 'fact', 'duty', 'no-duty'],
          all: [
            /\b(?:repair|maintenance|fixed|remed\w+|complain\w+|defect|unattended)\b/,
            /\b(?:rent\b.{0,40}\b(?:suspend\w*|abates?|withh\w+|cease|reduc\w+|stop\w*)|(?:withhold|stop paying|deduct|suspend|abate)\b.{0,30}\brent|vacate without)\b/,
            /\b(?:within|delay|in the \[\w+\]'s judgment|as long as|isn't fixed|fail\w*|not (?:be )?(?:completed|done|fixed)|any matter|hours|late)\b/,
          ],
          none: [
            /\b(?:may not|shall not|casualty|destroy\w*|insured|fire|material\w* impair\w*|\d\d+ days after (?:written )?notice|untenantable|untenable|equipment)\b/,
          ],
          test: (_, { words }) => !allDaysIn(words).some((days) => days >= 20),
        },
        {
          types: lease,
          force: ['right', 'fact', 'no-duty'],
          all: [
            /\b(?:repair\w*|heating|restored|fixed|complain\w*|defect)\b/,
            /\b(?:off the rent|no rent falls due|rent (?:is|stops|ceases)|knock|take (?:it )?off|deduct|withhold|hold back)\b/,
            /\b(?:\d (?:days?|hours)|twice|outstanding|requested|until|not (?:restored|done|mended)|hours)\b/,
          ],
          none: [/\b(?:no right|may not|shall not|fire|casualty|insured|destr\w+|dispute[sd])\b/],
          test: (_, { words }) => !allDaysIn(words).some((days) => days >= 20),
        },
        {
          types: lease,
          force: 'right',
          all: [
            /\b(?:suspend|stop|withhold|cease|reduce|defer)\b.{0,20}\b(?:payment|paying|rent)\b/,
            /\brent\b/,
            /\b(?:repairs?|maintenance|defects?)\b/,
            /(?:\b(?:whenever|late|delay\w*|opinion|until|not completed)\b)/,
          ],
          none: [/\b(?:may not|casualty|untenantable|material\w* impair\w*|after (?:2[0-9]|30|thirty))\b/],
          test: (_, statement) => !isLandlord(statement),
        },
      ]),
    ),
    'tenant-alters-freely': barring(
      [/\b(?:taxes|assessments)\b|\bfeatures\b/],
      [
        {
          types: lease,
          force: ['right', 'no-duty', 'fact', 'no-right'],
          all: [
            /\b(?:alter|addition|improvement|load-bearing|change the building|cut into|structural|works of every|replace the|modif)/,
            /\b(?:without (?:\[\w+\]'s )?(?:the )?(?:prior )?(?:notice|consent|approval|permission|prior|asking)|as (?:it|they|you) sees? fit|in any way that suits|at liberty|free to|deemed (?:given|granted)|of its choosing|no consent)/,
          ],
          clause: [/\b(?:premises|building|walls?|structur\w*|property|roof|systems|load-bearing|exterior|demised)\b/],
          none: [
            /\brepair, renew\b/,
            /(?<!\w)(?:non-structural (?:interior|alterations|works)|cosmetic|demountable|less than|below|up to|not (?:be )?(?:make|carry)|templates?|software|deliverables|\[giver\] may alter|policies|manual|rules and regulations|services)\b/,
          ],
          test: (_, statement) => !isLandlord(statement),
        },
        {
          types: lease,
          force: ['right', 'no-duty', 'fact'],
          all: [/\b(?:building works|works|alter|change|extend|convert|demolish|structur)/, choice],
          clause: [/\b(?:premises|lease|building|unit|property|structural)\b/],
          none: [
            /\brepair, renew\b/,
            /\b(?:non-structural|cosmetic|policies|rules|rent|services?|manual|with (?:the )?\[\w+\]'s (?:prior )?(?:written )?consent|require|insur)\b/,
          ],
          test: (_, statement) => isTenant(statement),
        },
        {
          types: lease,
          force: ['right', 'no-duty'],
          all: [
            /\b(?:make|carry out|perform|undertake)\b.{0,40}\b(?:alterations?|additions|improvements|works|changes)\b/,
            /\bwithout\b.{0,30}\b(?:consent|approval|permission|notice)|\bas it (?:deems|sees|thinks|considers|wishes|likes)/,
          ],
          none: [/\brepair, renew\b/, /\bnon-structural (?:interior|alterations|works)|\bless than|\bcosmetic/],
          test: (_, statement) => !isLandlord(statement),
        },
        {
          types: lease,
          within: 'clause',
          all: [
            /\b(?:alter\w*|works?|fit out|reconfigure|rebuild|change the layout|knock through|rewire|improvements|structural|load-bearing)\b/,
            /\b(?:approval shall not be needed|need not (?:submit|obtain|ask|seek)|don't (?:need|have) to ask|without (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:consent|approval)|no (?:consent|approval)|not (?:be )?(?:needed|required)|free to|absolute discretion)\b/,
          ],
          none: [
            /\b(?:cosmetic|non-structural alterations|may not|shall not (?:make|alter)|not be unreasonably|less than \$|costing|on notice|software|services|withheld)\b/,
          ],
          test: wholeSentence(/\b(?:tenant|lessee|landlord|lessor|you|premises|building)\b/),
        },
        {
          types: lease,
          force: ['right', 'fact', 'no-duty', 'ban'],
          all: [
            /\b(?:alter\w*|tear down|put up (?:walls|partitions)|walls|rebuild|remodel\w*|structure|works|improvements)\b/,
            itsOwnSay,
            /\b(?:no permission|permission|approval|consent|asking|judgment|discretion|its business needs|sees fit)\b/,
          ],
          none: [
            /\b(?:not be unreasonably|shall not|may not|on notice|demountable|cosmetic|non-structural|common areas)\b/,
          ],
          test: (_, statement) =>
            !isLandlord(statement) && /\b(?:tenant|lessee|lessor|landlord|premises)\b/.test(statement.sentence.lower),
        },
      ],
    ),
    'landlord-clears-up-after-tenant': [
      ...barring(
        [/\bthat \[\w+\] (?:has )?approved\b|\bshall leave the premises clean\b/],
        [
          {
            types: lease,
            all: [
              /\b(?:leave|leaves|left behind|move out|expiry|surrender|vacat|end of the (?:term|lease|tenancy)|dilapidations)/,
              /\b(?:in place|not (?:be )?(?:required|obliged|bound) to (?:reinstate|clean|clear|remove|make good|restore)|need not (?:reinstate|clean|clear|remove|make good|restore)|nothing \[?\w+\]? need to (?:clear|remove)|remove whatever|no claim for dilapidations|whatever state|without charge|cost of returning the)/,
            ],
            none: [
              /\b(?:made with|that \[\w+\] (?:has )?approved|approved as|identified|consented|franchise|confidential|equipment lease)\b/,
            ],
            test: (_, statement) => !(isLandlord(statement) && /need not/.test(statement.words)),
          },
          {
            types: lease,
            within: 'clause',
            all: [
              /\bmay leave (?:its|their|all|any|behind)/,
              /\b(?:own|sole) (?:expense|cost) (?:remove|clear|dispose)|\bremove and dispose\b/,
            ],
          },
          {
            types: lease,
            force: ['right', 'no-duty', 'fact', 'no-right'],
            all: [
              /\b(?:lease ends|end of the|expiry|walk out|leav(?:e|es|ing)|quit|vacat|terminat)/,
              /\b(?:where they are|in place|behind|works and|rubbish|as they stand|in whatever|uncleared|without (?:removing|reinstating|restoring|clearing))\b/,
            ],
            clause: [/\b(?:premises|lease|property|building)\b/],
            none: [/\bfranchis|\bemploy|\bdeposed?/],
            test: (_, statement) => !isLandlord(statement),
          },
          {
            types: lease,
            force: ['right', 'no-duty', 'fact', 'no-right', 'duty'],
            all: [
              /\b(?:no duty to (?:undo|remove|restore|reinstate|clear)|abandon|leave|not (?:be )?(?:obliged|required) to (?:undo|remove|restore|clear))/,
              /\b(?:debris|goods|works|them|alterations|rubbish|removal|departure|affair|fixtures)\b/,
            ],
            clause: [/\b(?:premises|lease|building|unit|property|landlord|lessor)\b|\[giver\]/],
            none: [/\bemploy|\bfranchis|\bmade with/],
            test: (_, statement) => !isLandlord(statement),
          },
        ],
      ),
      {
        types: lease,
        all: [
          /\b(?:no obligation|not (?:be )?(?:obliged|required|bound)|no duty|need not)\b.{0,30}\b(?:remove|reinstate|restore|repair|decorate|clear|undo|clean)/,
          /\b(?:alterations?|works|belongings|goods|fixtures|premises|decorate|clear|fittings)\b/,
        ],
        none: [
          /\bthat \[\w+\] (?:has )?approved|\bmade with|\bshall leave the premises clean|\bconsented|\blist(?:ed)?\b|\bsuch of|\blicen[cs]e/,
        ],
        test: (_, statement) => !isLandlord(statement),
      },
      {
        types: lease,
        within: 'clause',
        all: [
          /\b(?:anything|whatever|no (?:duty|obligation)|leave\w*|left|without making good|whatever state|removal)\b/,
          /(?:\b(?:cleared|stored|disposed|taken away|remov\w+|fix any damage|reinstat\w+|prepar\w+|repair of|restor\w+)\b)/,
          /(?:(?<!\w)(?:by the \[a\] at the \[a\]'s expense|\[a\] will pay|(?:\[giver\]|landlord|lessor) (?:bears?|shall bear|pays?)|at the \[giver\]'s (?:expense|cost)|borne by \[?\w+\]?|\[giver\]'s part)(?!\w))|\[(?:giver|a)\] (?:bears?|pays?|shall bear|will pay)/,
        ],
        clause: [atEnd],
        none: [/\b(?:at the (?:tenant|lessee|\[taker\]|\[o\])'s (?:cost|expense)|reimburse)\b|at the \[taker\]'s/],
        test: (_, statement) => !isTenant(statement) || /\bno (?:duty|obligation)\b/.test(statement.words),
      },
      {
        types: lease,
        force: ['duty', 'no-duty', 'fact'],
        all: [
          /\b(?:clear\w*|put back|carry off|remov\w*|restor\w*|belongings|waste|plant|tidy|make good)\b/,
          /(?:\bneed not\b|\bis for the \[giver\]|\[(?:giver|a)\] to arrange|\bno (?:duty|obligation)\b|\b(?:not|nor) (?:be )?(?:required|obliged|bound)\b)/,
          /\b(?:gone|departure|leav\w+|end of|expir\w+|quit\w*|altered|belongings)\b/,
        ],
        none: [/\bat the \[(?:taker|o)\]'s\b|\bcommon\b|\bconsented need not/],
        test: (_, statement) => !isLandlord(statement) || statement.force === 'duty',
      },
      {
        types: lease,
        within: 'sentence',
        all: [
          /\b(?:abandon|leave(?: behind)?|left behind|left on)\b/,
          /\b(?:remove|dispose|clear|store)\b.{0,80}(?:at (?:the )?\[\w+\]'s (?:sole |own )?(?:cost|expense)|at its (?:sole |own )?(?:cost|expense)|without charge)/,
        ],
        clause: [atEnd],
        none: [/\bat (?:the )?tenant's|\breimburse|\bat \[(?:taker)\]'s/],
        test: (_, { sentence }) =>
          /\b(?:landlord|lessor)(?:'s)? (?:shall|must|will|sole|own|cost|expense)|at (?:the )?(?:landlord|lessor)'s/.test(
            sentence.lower,
          ),
      },
    ],
    'insurance-rent-open': barring(
      [/\bkeep the (?:premises|building|property) insured\b|\bprimary coverage\b/],
      [
        {
          types: lease,
          all: [
            /\b(?:insurance|premiums?|insur(?:e|ing|ed)|excess(?:es)?|deductibles?)\b/,
            /\b(?:absolute discretion|sole discretion|its discretion|elects? to|chooses?|commission (?:retained|allowed)|without deduction|whatever|all excess|every deductible|gross premium|shortfall|for whatever reason|allocates?|blanket|handling fee)/,
            /\b(?:pay|repay|reimburse|bear|made up by|payable|share|means)\b/,
          ],
          none: [/\b(?:net of|reasonable premiums?|shall not recover|fair proportion|prepay|prepayment|loan)\b/],
        },
        {
          types: lease,
          all: [/\b(?:premiums?|insurance|insuring)\b/, actorPays],
          clause: [
            /\b(?:whatever|any insurance the|chooses|thinks fit|discretion|commission|excess(?:es)?|deductibles?|whole of|on demand)\b/,
          ],
          none: [
            /\b(?:net of|reasonable|fair proportion|own (?:cost|goods|contents)|shall not recover|liability insurance|maintain)\b/,
          ],
          test: (_, statement) => !isLandlord(statement),
        },
        {
          types: lease,
          force: ['duty', 'promise', 'fact', 'right', 'ban'],
          all: [
            /\b(?:insurance|premiums?|insur(?:e|ing|ances))\b/,
            /\b(?:repayable|repaid|passed on|reimburse\w*|pays?|falls to be repaid|recover\w*|insurance rent)\b/,
            everyCost,
            /\b(?:absolute discretion|sees fit|discretion|excess|deductibles?|self-insured|commission|discount|whatever|as often as|whichever|doesn't cover|refuse to pay|whether or not)\b/,
          ],
          none: [
            /(?<!\w)(?:reasonabl\w+|fair share|net of commission|competitive|own contents|properly|liability insurance|policy on request|\[?\w+\]? shall insure its own)\b/,
          ],
          test: wholeSentence(/\b(?:landlord|lessor|tenant|lessee|building|rent|our insurance)\b/),
        },
        {
          types: lease,
          all: [
            /\b(?:premiums?|insurers?|insurance|policy|underwriter)\b/,
            /\b(?:full|whole|whatever|all|every|any policy|in its discretion|leave unpaid|excess|likes?|chooses?)\b/,
            /(?<!\w)(?:recoups?|reimburse|repays?|repaid|made good|makes good|pays?|refunds?)(?!\w)/,
            /\b(?:whatever|excess|unpaid|underwriter|at whatever|any policy|level of cover|shortfall|deductible)\b/,
          ],
          none: [/\b(?:reasonabl\w+|after credit|net of|fair share|its own|properly)\b/],
          test: (_, { sentence }) => /\b(?:landlord|lessor|tenant|lessee)\b/.test(sentence.lower),
        },
      ],
    ),
    'rent-despite-destruction': barring(
      [
        /\brelocat/,
        /\b(?<!no )rent (?:abates|stops|ceases) (?:from|until|for|in|to)\b|\brecover (?:the |its )?damages\b/,
      ],
      ofLease(
        barring(
          [/\brefund\b/],
          [
            {
              types: lease,
              all: [
                /\b(?:rent|pays?)\b/,
                /\b(?:destr|damage|fire|flood|casualty|condemn|interruption|closure|untenant|unfit|rebuilding|cannot (?:be )?(?:use|occup)|can't use|failure of|loss of (?:access|services|power))/,
                /\b(?:continues? (?:to be|in full|as usual)|(?:no|nor|neither) \S+.{0,120}(?:abate|release|reduc)|not .{0,80}\breduction|not (?:be )?(?:abate|reduc|suspend|constitut|entitle|released?|relieve)|without (?:abatement|reduction)|remains? due|keep (?:on )?paying|waives? (?:every|any|all)|nor .{0,60}reduction|payable in full|no abatement)/,
              ],
              none: [
                /\brent (?:is|shall be|will be) (?:reduced|abated|suspended)\b|\breduced in proportion/,
                /\b(?:fitting[- ]out|equipment|goods|machine|repair is late|scanner|suspended|in fair proportion|shall abate|own (?:negligence|fault)|late (?:charge|fee)|security deposit)/,
              ],
            },
            ...barring(
              [/\brent (?:is|shall be|will be) (?:reduced|abated|suspended)\b|\breduced in proportion/],
              [
                {
                  types: lease,
                  force: 'waiver',
                  all: [
                    /\b(?:suspension|abatement|reduction) of rent|\bquit\b|\bterminate\b/,
                    /\b(?:untenant|destruction|damage|casualty|unusab|uninhabit)/,
                  ],
                },
                {
                  types: lease,
                  within: 'clause',
                  all: [
                    /\bkeep paying rent\b|\brent (?:remains|stays) (?:due|payable)/,
                    /\b(?:fire|flood|damage|casualty|rebuilding)\b/,
                  ],
                },
              ],
            ),
            ...barring(
              [/\brent (?:is|shall be|will be) (?:reduced|abated|suspended)\b|\breduced in proportion/],
              [
                {
                  types: lease,
                  all: [
                    /\b(?:damage|destruction|fire|casualty|closure|loss of)\b/,
                    /\b(?:relieve|release|excuse|discharge|abate|suspend|reduc|affect)\w*\b.{0,60}\b(?:rents?|payment|obligation)|\brents?\b.{0,60}\b(?:not (?:be )?(?:abate|suspend|reduce|affect)|without)/,
                  ],
                  force: ['ban', 'duty', 'no-right', 'fact', 'waiver', 'exclusion'],
                  none: [
                    /\b(?:equipment|goods|machine|shall (?:be )?(?:abate|suspended|reduced) (?:in|until|for)|proportion|except where)\b/,
                  ],
                },
                {
                  types: lease,
                  all: [
                    /\brent\b/,
                    /\b(?:go(?:es)? on|continue|remain(?:s)? payable|in full|still due|not (?:be )?(?:suspend|abate|cease|stop))/,
                    /\b(?:burns? down|destroy|shut|closed|damage|cannot be used|fire|flood|rebuild|unusable|authorit)/,
                  ],
                  none: [/\b(?:equipment|machine|goods|suspended in|proportion)\b/],
                },
                {
                  types: lease,
                  all: [
                    /\b(?:rent|hire)\b/,
                    /\b(?:not abate|no (?:abatement|reduction|suspension)|unaffected|shall not (?:be )?(?:abate|reduce|suspend|cease)\w*|without abatement)\b/,
                    /\b(?:fire|flood|closure|casualty|damage|destruction|any (?:other )?cause|loss of (?:use|access|services)|interruption|condemnation|unusable|force majeure)\b/,
                  ],
                  none: [/\b(?:equipment|goods|machine|in proportion|fair proportion)\b/],
                },
                {
                  types: lease,
                  within: 'sentence',
                  all: [
                    /\b(?:rent|sums reserved|rental)\b/,
                    /\b(?:continues to accrue|still have to pay|unaffected|no (?:abatement|reduction|suspension|right)|not (?:abate|be (?:reduced|suspended|released))|remains? (?:payable|due)|in full|without (?:abatement|reduction)|shall not release)\b/,
                    /\b(?:unfit|fire|flood|casualty|destr\w+|inaccessible|incapable of|can't use|untenantable|damage|unusable|closure|interruption)\b/,
                  ],
                  clause: [spaceWords],
                  none: [
                    /\b(?:shall be (?:suspended|abated|reduced)|shall abate|until (?:they are|it is) fit|either party may end|not be required to pay|equipment|lessee's obligation to pay rent is absolute|fair proportion of it shall|machine|copier)\b/,
                  ],
                },
              ],
            ),
            {
              types: lease,
              all: [
                /\brents?\b/,
                /\b(?:untouched|without pause|unaffected|undiminished|still|shall be paid|stays|go(?:es)? on|runs? on|no relief|not (?:be )?(?:excused|relieved|released))\b/,
                /\b(?:loss of the (?:building|premises)|peril|damage|destr\w+|closed by|by order of|unusable|unfit|burn\w*|flood)\b/,
              ],
              none: [/\bis not payable|\babates|\bsuspended until|\bequipment|\bvehicle|\bmachine|\breduced/],
            },
            {
              types: lease,
              all: [
                /\brents?\b.{0,20}\b(?:shall |will |do |does |is |are )?(?:not|never)\b.{0,20}\b(?:cease|suspend\w*|abat\w*|reduc\w*|stop)/,
                /\b(?:destroy\w*|destruct\w*|damage\w*|unfit|fire|flood|casualty|unusable)\b/,
              ],
              none: [/\bequipment|\bmachine|\bvehicle|\bunless\b|\bexcept\b/],
            },
          ],
        ),
      ),
    ),
    'keep-open-covenant': ofLease(
      barring(
        [/\btrade secrets?\b|\bsafety measures\b|\binterfere\b/],
        [
          {
            types: lease,
            force: ['duty', 'promise', 'right', 'fact', 'ban'],
            all: [
              /\b(?:keep the (?:premises|shop|store|unit)s? open|open for (?:trade|business|retail)|operate continuously|continuous(?:ly)? (?:operat|occupan|trad)\w*|continuous occupancy|duty to trade|trade from|trading hours|cease\w* (?:to trade|trading)|cessation of (?:business|trad\w+)|going dark|conduct (?:its )?business (?:continuously|without))/,
              /\b(?:throughout|every day|7 days|days a week|without (?:interruption|exception)|all (?:centre|center|shopping|business|opening) hours|regardless|entitles?|injunction|double rent|must|covenants?|at all times|shall be observed|damages)\b/,
            ],
            none: [
              /\b(?:nothing|not (?:be )?(?:obliged|required)|reasonable (?:efforts|endeavours)|may close|help ?desk|support|no further claim)/,
            ],
          },
          {
            types: lease,
            force: ['duty', 'promise', 'ban'],
            all: [
              /\b(?:continuously (?:occup|operat|trad|use|conduct)|(?:occup\w+|operat\w+|trad\w+|open|use)\b.{0,80}\b(?:during all|at all (?:times|hours)|every day|each day|all hours|throughout)|not (?:\w+ ){0,2}(?:go dark|cease (?:trading|to trade)|close (?:the|its))|go dark|remain open)/,
            ],
            clause: [/\b(?:premises|mall|centre|center|shop|store|unit|lease|trade|retail)\b/],
            none: [
              /\b(?:help ?desk|system|service levels?|reasonable (?:efforts|endeavours)|may close|insurance|quiet enjoyment|road|access)\b/,
            ],
            test: (_, statement) => !isLandlord(statement),
          },
          {
            types: lease,
            force: ['duty', 'fact', 'promise', 'ban', 'acknowledgement'],
            all: [
              /\b(?:carr(?:y|ies) on business|trade|trading|open|operate)\b/,
              /\b(?:without interruption|continuous\w*|throughout the term|every day|at all times|whether or not (?:it is )?profitable|all hours|uninterrupted\w*)\b/,
            ],
            clause: [/\b(?:unit|store|shop|premises|mall|center|centre|tenancy|lease)\b/],
            none: [
              /\b(?:nothing|not (?:be )?(?:obliged|required)|may use|software|service|supply|cooking|door|access)\b/,
            ],
            test: (_, statement) => !isLandlord(statement),
          },
          {
            types: lease,
            force: ['duty', 'fact', 'ban'],
            all: [
              /\b(?:shop|store|unit|premises)\b/,
              /\b(?:shut|closed|go dark|dark|not open|ceases? to trade)\b/,
              /(?:\bowes?\b|\bpays?\b|\bbreach\b|\bdamages\b|\bextra sum\b|\bmay not let\b|\btimes the\b|\bpenalty\b)/,
            ],
            none: [/\bfire|\bdamage by|\bcasualty|\blandlord shall|\bno duty/],
            test: (_, statement) => !isLandlord(statement),
          },
        ],
      ),
    ),
    'forfeiture-without-cure': ofLease([
      {
        types: lease,
        all: [
          /\b(?:re-?ent(?:er|ry)|forfeit\w*|take back (?:the )?(?:premises|property|unit|possession)|retake (?:the )?possession|terminate this lease|lease (?:shall|will) (?:end|terminate)|estate .{0,20}determines|repossess the premises|lock(?:ed|s)? \[?\w*\]? ?out)/,
          anyBreach,
          /\b(?:at once|immediate(?:ly)?|without (?:any )?(?:\w+ )?(?:notice|demand|warning|opportunity)|straight away|forthwith|whether or not (?:formally )?demanded|however (?:minor|trivial|slight)|automatic(?:ally)?|no (?:warning|notice|cure)|by a single day|incurable|giving up all relief|waives? (?:any|all) (?:statutory )?(?:notice|relief))/,
        ],
        none: [
          /\bdeposit\b/,
          /\b(?:not remedied|is not cured|fails to (?:cure|remedy)|opportunity to cure (?:has|of)|after (?:written )?(?:demand|notice)|\d+ (?:business |working )?days?(?:'s?)? (?:after|of|from|written|notice)|reasonable time|shall not (?:forfeit|terminate)|emergency|repair|shall not be in default)\b/,
          /\b(?:belongings|dwelling|apartment)\b/,
        ],
      },
      {
        types: lease,
        within: 'sentence',
        all: [
          /\bmay re-?enter (?:at once|immediately|forthwith|the premises (?:at once|immediately|forthwith|without))|\b(?:re-?ent|take back)\w* .{0,60}(?:straight away|at once|immediately)/,
          /\b(?:whether (?:or not )?(?:formally )?(?:or not )?demanded|breach(?:es)? any|miss a payment|unpaid on its due date|any (?:default|breach))/,
        ],
        none: [/\bdeposit\b/, /\b(?:not remedied|after (?:written )?(?:demand|notice)|make safe|emergency)\b/],
      },
      {
        types: lease,
        all: [
          /\b(?:re-?entry|forfeit|determines automatically)\b/,
          /\bwaives? .{0,40}notice|\bno warning|\bany breach by|\bwithout warning/,
        ],
        none: [/\bdeposit\b/, /\bemergency|\bafter (?:written )?notice/],
      },
      {
        types: lease,
        all: [
          /\b(?:resume possession|re-?enter|lease shall (?:thereupon )?(?:cease|end|determine)|forfeit|expel|retake|take back|terminate (?:this|the) lease)\b/,
          /\b(?:day overdue|any covenant|overdue|any (?:breach|default|failure)|arrears for 1 day|broken|late|unpaid)\b/,
        ],
        clause: [
          /\b(?:no prior (?:demand|notice)|no (?:demand|notice|opportunity|warning)|without (?:any )?(?:prior )?(?:demand|notice|warning)|at once|immediately|forthwith|dispensing|thereupon|whether or not demanded)\b/,
        ],
        none: [
          /\bdeposit\b/,
          /\b(?:not remedied|after (?:written )?(?:demand|notice)|\d+ days? (?:after|of|from)|emergency|shall not)\b/,
        ],
      },
      {
        types: lease,
        within: 'sentence',
        all: [
          /\b(?:re-?enter|re-?entry|retake|lock (?:the )?\[?\w+\]? out|lock\w* out|take back possession|resume (?:occupation|possession)|forfeit\w*|cancel \[?\w+\]?'s lease|terminate (?:this|the) lease|change the locks|exclude)(?!\w)/,
          /\b(?:any (?:rent|covenant|default|failure|breach|rule|term)|fails? to pay|miss (?:one|1|a) payment|unpaid|other covenant)\b/,
          /\b(?:whether formally demanded|no demand|without (?:any )?(?:prior )?(?:notice|demand)|on the spot|forthwith|immediate\w*|at once|breach of any covenant|that same day|no (?:notice|cure|opportunity)|demand or opportunity|[1-7] days after)\b/,
        ],
        none: [
          /\bdeposit\b/,
          /\b(?:after (?:written )?(?:notice|demand)|shall not|remedied|cured|within (?:\d\d|a reasonable)|2[0-9] days|30 days|continues for|court order|judicial|equipment|dwelling|deposit)\b/,
        ],
      },
      {
        types: lease,
        force: ['right', 'fact', 'duty'],
        all: [
          breaks,
          /\b(?:then and there|no warning|without (?:notice|warning|more)|at once|same day|of (?:1|one) day|immediately|forthwith)\b/,
          /\b(?:retak\w+|bar the|ended|repossess\w*|lock\w*|re-?enter\w*|evict\w*|keep (?:the )?\[\w+\] out|possession)\b/,
        ],
        none: [
          /\bdeposit\b/,
          /\b(?:must serve|notice and|remed\w+|cure\w*|put things right|after notice|court|dwelling|equipment|hire)\b/,
        ],
      },
    ]),
    'break-right-conditional': barring(
      [
        /\brequired to purchase\b/,
        /\brent (?:properly |duly )?(?:demanded|invoiced)\b[^.;]{0,40}\bbefore/,
        // Rent paid up and occupation given up are what a tenant can be held to (Code for Leasing Business Premises, 2020).
        /\b(?:principal|basic|base|annual|main|yearly) rent\b(?!.{0,200}\b(?:covenant|repair|vacant|perform|observ|all sums|any (?:term|breach)|in all respects|strict))/,
      ],
      [
        {
          types: lease,
          all: [
            /\b(?:break|early termination|early exit|determine the (?:tenancy|lease)|end this lease on|leaving at|option to (?:terminate|end|renew)|renewal or early|early departure right)\b/,
            /\b(?:only if|conditional (?:up)?on|condition|void|lapses?|no right|provided (?:that|always)|precondition|only works)\b/,
            /\b(?:every covenant|each (?:obligation|covenant|term)|all (?:of (?:its|the) )?(?:covenants|obligations|sums|terms)|any (?:term|covenant|obligation|sum|kind|provision|breach)|strict(?:ly)?|no default|every (?:single )?promise|vacant possession|fully (?:complied|performed)|whether (?:or not )?demanded|certificate|in arrears|been breached|disputed|time (?:being|is) of the essence)/,
          ],
          none: [
            /\b(?:shall not depend|not (?:be )?conditional|material(?:ly)? breach of which|left to a claim|basic rent due|acceptance|purchase price)\b/,
          ],
        },
        {
          types: lease,
          all: [
            /\b(?:no effect|of no effect|invalid|void|ineffective|not (?:be )?(?:effective|valid|exercise)|only (?:if|be (?:valid|effective))|conditional|unless|subject to|lapse|provided)\b/,
            /\b(?:observed|performed|complied with|paid all|all (?:sums|rents?|covenants|obligations|of its)|any (?:breach|default|arrears|outstanding)|vacant possession|no (?:breach|default|arrears|outstanding)|free (?:of|from))\b/,
          ],
          clause: [
            /\b(?:break|determine (?:this|the) (?:lease|tenancy)|end (?:this|the) (?:lease|tenancy)|terminat\w+ (?:this|the) (?:lease|tenancy)|early termination)/,
          ],
          none: [
            /\b(?:not (?:be )?(?:depend|conditional)|material(?:ly)? breach|re-?ent|forfeit|deposit|assign|quiet enjoyment|landlord may|alterations?)\b/,
          ],
        },
        {
          types: lease,
          all: [
            /\b(?:early exit|exit option|break|early termination|option to (?:end|determine|terminate))\b/,
            /\b(?:invalid|void|ineffective|fails?|lapses?|only if|conditional|no effect|not (?:be )?valid)\b/,
            /\b(?:any|outstanding|owing|all|every|left in|unpaid|not invoiced|breach)\b/,
          ],
          none: [/\b(?:not (?:be )?(?:depend|conditional|affect)|only if it gives notice)\b/],
        },
        {
          types: lease,
          all: [
            /\b(?:has|have|having)\b.{0,30}\b(?:complied|performed|observed|paid|kept)\b.{0,30}\b(?:all|every|each|in full)\b|\bstrict(?:ly)? compl/,
          ],
          clause: [
            /\bmay (?:terminate|determine|end|break) (?:this|the) (?:lease|tenancy)|\bbreak\b|\boption to (?:terminate|determine)/,
          ],
          none: [/\bre-?ent|\bforfeit|\bassign|\bdeposit/],
        },
        {
          types: lease,
          all: [
            /\bvacant possession\b|\bto (?:the )?\[\w+\]'s (?:reasonable |entire )?satisfaction\b|\bin every respect\b|\bhowever (?:trivial|slight|minor)\b/,
          ],
          clause: [/\bbreak\b|\bmay (?:terminate|determine|end) (?:this|the) (?:lease|tenancy)|\bearly termination\b/],
          none: [/\bre-?ent|\bforfeit|\bnot (?:be )?conditional|\bend of the term\b|\bexpir/],
        },
        {
          types: lease,
          force: ['right', 'fact', 'duty', 'ban', 'no-right'],
          all: [
            /\b(?:early terminat\w+|terminate early|break|option to determine|leave|end this lease|determine)\b/,
            /\b(?:only if|condition\w*|provided|where|no default|never been|void|of no effect)\b/,
            /\b(?:no default of any kind|strict compliance|every (?:term|obligation|covenant)|to the letter|all (?:of )?(?:the |its )?(?:covenants|obligations)|in all respects|never been late|any default|(?:fully |strictly )complied)\b/,
          ],
          none: [
            /\b(?:landlord may|material(?:ly)?|principal rent then due|only on having paid|assign\w*|renew\w*|extension|extend)\b/,
          ],
          test: (_, statement) => !isLandlord(statement),
        },
        {
          types: lease,
          all: [
            /\b(?:break|end the lease|leave|terminat\w+)\b/,
            /\b(?:lost|must up to then|must (?:by then )?have (?:kept|performed|paid|observed)|only if|void|fails|ineffective|no effect)\b/,
            /\b(?:any (?:sum|covenant|obligation)|each and every|every (?:one|covenant|obligation)|all (?:its|the) (?:covenants|undertakings)|however trifling|wholly empty|unperformed)\b/,
          ],
          none: [/\bmaterial(?:ly)?\b|\bwhether or not the\b|\bassign/],
          test: (_, statement) => !isLandlord(statement),
        },
      ],
    ),
    'break-price': ofLease([
      {
        types: lease,
        all: [
          /\b(?:break|terminate early|early termination|leave early|surrender|leaving|ending the (?:lease|tenancy)|buy-?out|end(?:s|ing)? (?:this|the) (?:lease|tenancy) early)\b/,
          /(?:\b(?:\d+|half a|a) (?:months?|years?)'s?'? (?:gross |base )?rent|\bmonths' (?:gross |base )?rent|\ball (?:base )?rent for the|\brent for the (?:time left|remainder|rest|unexpired)|\btermination fee equal|\d+ ?(?:%|percent) of the rent|\bbuy-out of|\bpremium of)/,
        ],
        none: [
          /\b(?:deposit|refunded?|no payment|guarantee|unamortized portion|interest|[12] months?'?s? rent|damages|breach)\b/,
        ],
        test: (hits) => !/^(?:1|2) months?/.test(hits[1]![0]),
      },
      {
        types: lease,
        all: [
          /\b(?:break date|leave early|early termination|termination date)\b/,
          /\b(?:no (?:part|portion) of (?:the )?rent|rent .{0,60}(?:not (?:be )?(?:refund|repaid|returned)|stays with|non-refundable)|no refund)/,
        ],
      },
      {
        types: lease,
        level: 'high',
        all: [/\b(?:break|early termination)\b/, /\btermination fee\b.{0,60}\b(?:all|remainder|entire|balance)\b/],
      },
      {
        types: lease,
        all: [
          /\b(?:[3-9]|1\d|2\d) months'? (?:gross |base |basic |principal )?rent\b|\b(?:a year|half a year)'s rent|\bpenalty equivalent/,
          /\b(?:pay|pays|payment|sum|penalty|premium|fee|compensation)\b/,
        ],
        clause: [
          /\b(?:break|determine (?:this|the) (?:lease|tenancy)|end (?:this|the) (?:lease|tenancy)|terminat\w+ (?:this|the) (?:lease|tenancy)|early termination|leave early|surrender)/,
        ],
        none: [/\b(?:deposit|guarantee|arrears|in advance|breach|damages)\b/],
      },
      {
        types: lease,
        all: [
          /\brent\b.{0,40}\b(?:paid|payable)\b.{0,40}\b(?:after|beyond|past|following)\b/,
          /\b(?:retain|kept|keep|not (?:be )?(?:repaid|refunded|returned|apportioned)|forfeit|belong)/,
        ],
        clause: [/\b(?:break|determine|terminat|end (?:this|the) (?:lease|tenancy))/],
      },
      {
        types: lease,
        all: [
          /\b(?:sum equal to|amount equal to|payment of|pay|hand over|penalty)\b/,
          /\b(?:(?:1|one|a|half a) year'?s'? rent|(?:[4-9]|1\d|2\d) months'? rent|year's rent)\b/,
        ],
        clause: [/\b(?:early exit|break|early termination|exit date|terminate early|end (?:this|the) lease)\b/],
        none: [/\bguarantee|\bdeposit|\barrears/],
      },
      {
        types: lease,
        all: [/\brents?\b.{0,40}\b(?:in advance|prepaid)\b/, /\bnot (?:be )?(?:refund|repay|repaid|apportion|return)/],
        clause: [/\b(?:terminate|break|determine)\b/],
        none: [/\bdamage|\bdestroy/],
      },
      {
        types: lease,
        all: [
          /\b(?:no rent|rents?)\b.{0,40}\b(?:after|beyond|in advance|for a period)\b/,
          /\b(?:no rent\b.{0,60}\b(?:repa(?:id|yable)|refund|return)|not (?:be )?(?:repa(?:id|yable)|refund|return))/,
        ],
        clause: [/\bbreak\b|\bmay (?:terminate|determine|end)\b/],
      },
      {
        types: lease,
        all: [
          /\b(?:surrender|early terminat\w+|leav\w+ early|leave early|exercise of the option|break|end\w* (?:this|the) lease early|exit)\b/,
          /(?:\b(?:against payment|pays?|payment of|fee|charge|obligation)\b)/,
          /(?:[$£€] ?\d[\d,.]*|\b\d+ months'? (?:base )?rent|\bfull rent\b|\bremainder\b|\brent waived)/,
        ],
        clause: [/\b(?:lease|rent|tenan\w+|term|premises)\b/],
        none: [
          /\b(?:without (?:any )?(?:payment|fee|penalty)|no (?:fee|premium|penalty)|refund|equipment|deposit|landlord shall pay|landlord may end|mitigat\w*|relet)\b/,
        ],
        test: (_, { words }) => !/\b[1-3] months'? (?:base )?rent\b/.test(words),
      },
      {
        types: lease,
        all: [
          /\b(?:before the (?:term|end)|break (?:right|option)?|early|cancell?ation|surrender|goes|leaves)\b/,
          /\b(?:premium|cancell?ation (?:charge|fee)|fee|sum|charge)\b/,
          /\b(?:[4-9]|1\d|2\d) months'? rent|[$£€] ?\d{2,3},\d{3}/,
          /(?<!\w)(?:owes?|pays?|payable|payment)(?!\w)/,
        ],
        none: [
          /\b(?:no sum|without|refund|deposit|equipment|landlord shall pay|mitigat\w*|rent review|cap|insurance)\b/,
        ],
        test: (_, { sentence }) => /\b(?:tenant|lessee|lease|premises)\b/.test(sentence.lower),
      },
    ]),
    'lease-assignment-barred': ofLease(
      barring(
        [
          /\battempt(?:ed)? (?:by (?:the )?\S+ )?(?:to )?(?:assign|transfer|disposi)\w*|^any purported\b|\b(?:assignment|disposition|transfer|delegation)\b[^.;]{0,80}\b(?:in violation|in contravention|not in accordance|non-?consented|other than as permitted|purports)\b|\bnon-consented|\bassignment of rights will be void|\bno party\b|\[each\]|\bnot be released\b|\bnotwithstanding the foregoing, \[\w+\] may assign|\bdue consideration|\bsublicen[sc]e\b|\bcompetitors\b/,
        ],
        [
          ...barring(
            [/\bmay not withhold\b|\bemployees\b/],
            [
              {
                types: lease,
                force: ['ban', 'right', 'fact', 'duty', 'no-right'],
                all: [
                  /\b(?:assign(?:s|ed|ing|ment)?|sub-?let(?:ting)?|sublease|underlet(?:ting)?|part with possession|disposal of this lease|hand the lease|transfer this lease|share (?:possession|occupation))\b/,
                  /(?:\b(?:sole|absolute|unfettered)(?: and \w+)? discretion|\bfor any reason or none|\bprohibited|\babsolutely|\brecapture|\bpay over all|\bprofit\b|\bat will\b|\bthe whole or any part|\bin whole or in part|\bcan't\b|\bvoid\b|\bnot even|\brise in rent)/,
                ],
                clause: [/(?<!\w)(?:lease|premises|landlord|lessor|tenancy|licen[cs]e the landlord|\[giver\])/],
                none: [
                  /\b(?:unreasonably withheld|without consent assign|may without consent|software|neither|except (?:to|with)|patent|invention|royalt)\b/,
                ],
              },
              {
                types: lease,
                all: [
                  /\bcondition\b/,
                  /\b(?:licen[cs]e|assignment|consent)\b/,
                  /\bat will\b|\brise in rent|\bincrease in rent/,
                ],
                none: [/\breasonabl/],
              },
              {
                types: lease,
                force: ['ban', 'no-right'],
                all: [
                  /\b(?:assign|transfer this lease|sub-?let|underlet|part with|permit (?:any|anyone|another|others?)|share (?:occupation|possession))/,
                  /\b(?:any other person|anyone|whole or|in any way|this lease|the premises|by operation of law|otherwise)\b/,
                ],
                clause: [/\b(?:lease|premises|tenancy)\b/],
                none: [
                  /\b(?:unreasonably|except|other than|save|without (?:the )?(?:prior )?(?:written )?(?:consent|approval|permission)|without \[\w+\]'s (?:prior )?(?:written )?(?:consent|approval|permission)|software|nuisance)\b/,
                ],
                clauseNone: [/\bnot (?:be )?unreasonably|\breasonably withheld/],
              },
              {
                types: lease,
                force: ['right', 'fact', 'no-duty'],
                all: [
                  /\b(?:give or refuse|refuse|withhold|grant or withhold)\b.{0,40}\b(?:consent|approval|permission)|\b(?:consent|approval)\b.{0,60}\b(?:refuse|withh[eo]ld)/,
                  choice,
                ],
                clause: [/\b(?:assign|sublet|sublease|underlet|transfer this lease|transferee)/],
                none: [/\b(?:unreasonably|only if|where|arrears)\b/],
              },
              {
                types: lease,
                force: ['ban', 'no-right'],
                all: [
                  /\b(?:sublet|sub-let|assign|dispose of its interest|transfer its interest|part with)\b/,
                  /\b(?:anyone|any (?:person|one|part|way)|at all|whatsoever|in whole|whole)\b/,
                ],
                none: [
                  /\b(?:unreasonably|without (?:the )?(?:prior )?(?:written )?(?:consent|approval|permission)|without \[\w+\]'s|except|other than)\b/,
                ],
              },
              {
                types: lease,
                all: [
                  /\b(?:assign|sublet|sub-let|sublease|underlet|transfer)\w*\b/,
                  /\b(?:sole|absolute|unfettered|uncontrolled)(?: and \w+)? discretion|\bno obligation on .{0,20}to act reasonably|\babsolutely prohibited|\bmay be withheld (?:for any reason|at will)/,
                ],
                none: [/\bsoftware|\bpatent|\binvention|\bnot (?:be )?unreasonably/],
              },
            ],
          ),
          {
            types: lease,
            force: ['ban', 'no-right', 'right', 'fact', 'duty'],
            all: [
              /\b(?:hand it over|rent the space|pass to another|assign\w*|sublet\w*|sublease|underlet\w*|transfer|part with possession|share occupation|occupation)\b/,
              /\b(?:unfettered|sole (?:and absolute )?discretion|absolute discretion|absolute judgment|sees fit|can't|recapture|above the rent|any(?:body|one) else|neither|in its (?:sole |absolute )?judgment|whole or any part|all rent received)\b/,
            ],
            clause: [spaceWords],
            none: [
              /\b(?:not (?:be )?unreasonably|landlord may assign|reasonabl[ey]|affiliate without|reversion|permitted transfer|equipment lease|software|services|indemnif\w*)\b/,
            ],
            test: (_, { words }) =>
              /lease|sublet|underlet|space|premises|occupation|hand it over|possession|rent/.test(words),
          },
          {
            types: lease,
            force: ['ban', 'fact', 'no-right', 'duty'],
            all: [
              /\b(?:part with|assign\w*|sublet\w*|transfer|share)\b/,
              /\b(?:anyone whatever|alone to say|no ground|need give no|in favor of any|to any(?:one|body)|absolute\w*|in any (?:way|manner)|acceptable)\b/,
            ],
            none: [/\breasonabl|\blandlord may assign|\bsoftware|\bservices\b|\baffiliate/],
            test: (_, statement) =>
              /\b(?:lease|lessee|lessor|tenant|landlord|premises)\b/.test(statement.sentence.lower),
          },
          {
            types: lease,
            all: [
              /\bnot to (?:assign|underlet|sublet|part with)|\bnot\b.{0,30}\b(?:assign|underlet|sublet|part with)/,
              /\b(?:any circumstances|whole or any part|at all|in any (?:way|manner)|or any part|share)\b/,
              /\b(?:premises|lease|possession|occupation|unit|property|demised)\b/,
            ],
            none: [
              /\b(?:not (?:be )?unreasonabl\w*|without (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?consent|except|software|services|in part only|but may|save that)\b/,
            ],
          },
        ],
      ),
    ),
    'tenant-relocated': barring(
      [/\bparking\b|\bcar ?park\b|\bspaces\b/],
      ofLease(
        barring(
          [/\bfranchis\w*|\blike-kind\b|\banother country\b|\bservice provider\b/],
          [
            {
              types: lease,
              all: [
                /\b(?:relocat\w*|move \[\w+\] to|substitute (?:other|alternative) (?:premises|space)|transfer its operations|replacement (?:suite|premises|space|unit)|alternative position|other (?:space|premises) in the|different unit|move when asked)\b/,
                /\b(?:may|can|right|reserves|shall (?:move|vacate|accept)|require|directs?|refusal|at any time)\b/,
              ],
              none: [
                /\b(?:no right to relocate|shall not (?:be )?relocate|full cost|at (?:landlord|\[a\])'s (?:sole |full )?(?:cost|expense)|employee|relocation expenses|data|server)\b/,
              ],
            },
            {
              types: lease,
              force: ['right', 'fact', 'duty'],
              all: [
                /\b(?:move|exchange|substitute|relocat|swap|transfer|replace)\w*\b/,
                /\b(?:unit|premises|space|location|suite|shop|stall)\b.{0,40}\b(?:any other|another|other|different|elsewhere)|\b(?:any other|another|other|different|alternative)\b.{0,30}\b(?:unit|premises|space|location|suite|shop|place|part)\b/,
              ],
              none: [
                /\b(?:at (?:its|the \[a\]'s|\[a\]'s|landlord's) (?:sole |own |full )?(?:cost|expense)|once|employee|comparable space on \d+ months|occupant|assign|goods|rules|no right)\b/,
              ],
              test: (_, statement) => !isTenant(statement) || /\[o\]/.test(statement.words),
            },
            {
              types: lease,
              force: ['right', 'duty', 'fact'],
              all: [
                /\b(?:relocat\w*|(?:move|switch|transfer) (?:the )?\[?\w+\]? to|move to (?:another|other)|substitute for the (?:demised )?premises|another (?:unit|office|suite|space|shop)|different (?:office|unit|suite|space)|alternative accommodation|comparable (?:unit|space)|other space|elsewhere in the)\b/,
                /\b(?:may|require\w*|reserves?|at any time|from time to time|shall|allots?|own expense|gift|discretion|has the right)\b/,
              ],
              clause: [
                /\b(?:unit|office|space|premises|center|centre|building|shop|floor|suite|mall|estate|project)\b/,
              ],
              none: [
                /\b(?:no right to|shall not|may not|tenant may ask|may ask|full cost|terminate without|by agreement|with (?:the )?\[\w+\]'s consent|employee|personnel|data|fire|casualty|rejects?|hold(?:ing)? over|remove its)\b/,
              ],
              test: (_, statement) =>
                /\b(?:landlord|lessor|tenant|lessee|lease|mall|office|unit|premises)\b/.test(
                  statement.sentence.lower,
                ) && !(isTenant(statement) && statement.force === 'right'),
            },
            {
              types: lease,
              force: ['right', 'duty', 'fact'],
              all: [
                /\b(?:another part|different floor|comparable (?:one|suite|unit|space|premises)|other (?:suite|unit|premises|space)|elsewhere|alternative)\b/,
                /\b(?:require\w*|accept|carried on|move|go(?:ing)? there|want the|exchange|weeks' notice)\b/,
              ],
              none: [/\b(?:not be made|shall not|by agreement|fire|damage|employee|data|goods|equipment|assign\w*)\b/],
              test: (_, statement) =>
                /\b(?:landlord|lessor|tenant|lessee|suite|arcade|mall|building)\b/.test(statement.sentence.lower) &&
                !(isTenant(statement) && statement.force === 'right'),
            },
          ],
        ),
      ),
    ),
    'rent-come-what-may': ofLease(
      barring(
        [/\bpress release|\bmilestone\b/],
        [
          ...barring(
            [
              /\b(?:clean\w*|deposit|pet|dwelling|apartment)\b/,
              /\bpermitted to terminate\b/,
              /\bonce it has accepted\b|\bsuspends the duty\b|\bdamage to or destruction of the premises\b/,
            ],
            [
              {
                types: ['lease-agreement', 'rental-agreement', 'other', 'service-agreement', 'purchase-agreement'],
                all: [
                  /\b(?:rent(?:al)?|rental payments?|installments?|payments?|hire charges?|pay(?:ing)?|abatement)\b/,
                  /(?:\babsolute and unconditional|\bhell or high water|\bunconditional|\bno right (?:of|to) (?:any )?(?:abatement|reduction|set-off)|\bregardless of|\birrespective of|\beven if the (?:machine|equipment|goods)|\bwhether or not the (?:goods|equipment|machine)|\bnot be affected|\bfor any reason whatsoever|\b(?:neither|no) \S+.{0,60}\b(?:relieves?|releases?)|\bwithout (?:any )?(?:set-off|abatement|defense)|\bcannot cancel)/,
                  /\b(?:equipment|goods|machine|leased|lessor|supplier|manufacturer|delivery|defect|breakdown|obsolescence|destruction|possession|abatement|recoupment|scanner|vehicle|plant|asset|received)/,
                ],
                none: [
                  /\b(?:may withhold|shall abate|except for sums|while (?:the )?\[\w+\] is in breach|confidential|guarantee|guarantor|warranty period|energy|output|curtail|index|market|building|premises are|base rent|casualty)\b/,
                  /\bdeemed output|\btake.or.pay|\bfranchis/,
                ],
              },
              {
                types: lease,
                within: 'clause',
                all: [
                  /\bkeep paying\b|\bmust (?:still )?pay\b/,
                  /\b(?:machine|equipment|copier|vehicle)\b.{0,40}\b(?:breaks|never arrives|fails|does not work)/,
                ],
              },
              {
                types: lease,
                all: [
                  /\b(?:obligation|duty|liability) to pay\b|\bpayments?\b|\brent\b|\binstallments?\b/,
                  /\b(?:noncancell?able|non-cancell?able|not abate|unconditional|absolute|not (?:be )?(?:abate|reduce|withh[eo]ld|suspend|cancel|subject to (?:any )?set-?off)|without (?:abatement|set-?off|deduction))/,
                  evenIf,
                ],
                clause: [/\b(?:equipment|goods|machine|leased|vehicle|plant|unit|vendor|supplier|asset)\b/],
                none: [/\b(?:guarant|premises|energy|mwh|output)\b/],
              },
            ],
          ),
          ...barring(
            [/\b(?:clean\w*|deposit|pet|dwelling|apartment)\b/],
            [
              {
                types: lease,
                all: [
                  /\b(?:pay|payment|rent|hire|installment)s?\b/,
                  /\b(?:unaffected|absolute|unconditional|not (?:be )?affected|irrespective|regardless|no (?:abatement|defen[cs]e|set-?off)|stands)\b/,
                  /\b(?:equipment|goods|machine|vehicle|plant|copier|device|unit)\b/,
                ],
                none: [
                  /\bpermitted to terminate\b/,
                  /\b(?:premises|energy|guarant|market|index|once it has accepted|suspends)\b/,
                ],
              },
              {
                types: lease,
                all: [
                  /\bobligations?\b|\bpay/,
                  /\babsolute(?: and unconditional)?\b|\bunconditional\b/,
                  /\b(?:irrespective|regardless|notwithstanding|whatever|despite|any (?:defect|breach|damage|reason))\b/,
                ],
                clause: [/\b(?:equipment|goods|machine|vehicle|leased|plant)\b/],
                none: [/\bpermitted to terminate\b/, /\bguarant|\bconfidential|\bpremises/],
              },
              {
                types: lease,
                within: 'sentence',
                all: [
                  /\b(?:rent(?:als?)?|hire|pay(?:ment|ing)?s?|installments?)\b/,
                  /\b(?:hell[- ]or[- ]high[- ]water|absolute|unconditional\w*|nothing\b.{0,80}\bexcuses|keep paying|remains? payable|without reference to|not (?:be )?(?:withhold|withheld|reduc\w*|excus\w*|abate)|in full)\b/,
                  /\b(?:out of order|lost|not been delivered|failure of|stops? working|condition or usefulness|defects?|never (?:delivered|comes)|breach by|account of any claim|unhappy|unusable|damage|even (?:if|though)|although)\b/,
                ],
                clause: [isHired],
                none: [
                  /\brent abates\b|\bunless\b|\bpremises\b.{0,40}\b(?:fire|flood|casualty)|\bexcept\b|\bfire or a flood/,
                ],
                test: wholeSentence(
                  /\b(?:equipment|machine|goods|copier|vehicle|asset|rentals|hirer|lessor|lease|device)\b/,
                ),
              },
              {
                types: lease,
                all: [
                  /\b(?:rentals?|hire|pay the finance|duty to pay|installments?|lease payments?)\b/,
                  /\b(?:come what may|no ground for|do not touch|unaffected|not (?:be )?(?:excuse|affect|touch|release)\w*|without (?:set-?off|deduction)|in all events)\b/,
                  /\b(?:failure|loss|defects?|breakdown|fault|damage|unusable)\b/,
                ],
                none: [/\bpremises\b|\bbuilding\b|\brent abates/],
                test: wholeSentence(
                  /\b(?:equipment|machine|goods|vehicle|asset|hirer|lessee|lessor|finance company)\b/,
                ),
              },
            ],
          ),
          {
            types: lease,
            all: [
              /\b(?:rentals?|hire (?:payments?|charges?)|lease payments?|payments?)\b/,
              /\b(?:without (?:any )?(?:deduction|set-?off|abatement)|in all circumstances|in any event|at all times|regardless)\b/,
              /\b(?:breaks? down|stolen|cannot be used|out of order|defective|damaged|not working|not delivered|destroyed|unusable)\b/,
            ],
            none: [/\bpremises\b|\bbuilding\b|\bunless\b|\bexcept\b/],
            test: wholeSentence(/\b(?:equipment|machine|goods|vehicle|asset|hire|rentals)\b/),
          },
        ],
      ),
    ),
    'accelerate-and-repossess': [
      {
        types: ['lease-agreement', 'rental-agreement', 'other'],
        all: [
          /\b(?:remaining rent|unpaid (?:rent|rentals?)|all future (?:installments|rent|rentals)|accelerat\w+|everything \[?\w+\]? would have paid|total of all|aggregate of all|whole of the unpaid|sum owed|rent for the (?:rest|remainder))/,
          /\b(?:repossess\w*|take back|retake\w*|retaking|re-?let|surrender the|collect the|sell the|retain possession|keeping the proceeds|sale or re-lease)\b/,
        ],
        clause: [/\b(?:equipment|goods|vehicles?|machine|plant|asset|chattels?|possession)\b/],
        none: [
          /\b(?:discounted|present value(?! being)|net proceeds|less the|elect either|shall not be entitled|credit for the)\b/,
          /\b(?:dwelling|apartment|premises|occupier|tenant)\b/,
        ],
      },
      {
        types: lease,
        within: 'clause',
        all: [
          /\b(?:miss a payment|default)/,
          /\b(?:everything|all (?:remaining|future|unpaid))\b/,
          /\b(?:come and collect|repossess|take back|re-let)\b/,
        ],
        none: [/\b(?:discounted|net proceeds|less the|premises|shall not be entitled|elect either)\b/],
      },
      {
        types: lease,
        all: [
          /\bno duty to (?:mitigate|re-?lease|re-?let|sell)|\bwithout credit\b|\bno credit\b/,
          /\b(?:accelerat|possession|balance|repossess)/,
        ],
        none: [/\bdeposit|\bhome|\bdwelling/],
      },
      {
        types: lease,
        within: 'clause',
        all: [
          /\b(?:immediate payment of all|all (?:rent|rentals|payments|installments)\b.{0,40}\b(?:unexpired|remaining|rest|balance)|(?:balance|remainder) of the (?:rent|rentals|payments|term)|accelerat)/,
          /\b(?:remove|repossess|retake|take possession of|recover) (?:the|all|any) (?:equipment|goods|machine|vehicle|asset)/,
        ],
        none: [
          /\b(?:discounted|net proceeds|present value|less (?:the|any) (?:net )?(?:proceeds|sum)|give credit|credited)\b/,
        ],
      },
      {
        types: lease,
        within: 'clause',
        all: [
          /\b(?:all (?:unpaid|remaining|future|outstanding) (?:payments|rent|rentals|installments|sums)|whole balance|entire balance)\b/,
          /\b(?:collect|repossess|take back|recover|remove|retake) the (?:equipment|goods|machine|vehicle)/,
        ],
        none: [/\b(?:discounted|net proceeds|present value|less (?:the|any) (?:net )?(?:proceeds|sum)|give credit)\b/],
      },
      {
        types: lease,
        within: 'clause',
        all: [
          /\b(?:all rentals?|entire balance|whole of the payments|everything left|every rental to come|all (?:future|remaining|unpaid) (?:rent(?:als?)?|payments)|(?:rest|remainder|balance) of the (?:term|rent))\b/,
          /\b(?:repossess|take possession|return of the equipment|collect the|come and take|recovery of the|retake|remove the (?:equipment|goods)|sell it|take the)\b/,
        ],
        clause: [
          /\b(?:default\w*|miss a payment|fails?|such case|breach)\b/,
          /\b(?:equipment|goods|machine|vehicle|asset|copier)\b/,
        ],
        none: [
          /\b(?:present value|discounted|less the net proceeds|credit(?:ed)? (?:the )?net|dwelling|premises|mitigat\w*)\b/,
        ],
      },
      {
        types: lease,
        within: 'sentence',
        all: [
          /\b(?:every (?:future )?rental|all (?:future|remaining|further) (?:rentals?|rent|hire)|rentals? to the end|whole of the remaining)\b/,
          /\b(?:have the \w+ back|take[sn]? back|keeps? the (?:sale )?proceeds|recover the|retak\w+|return of the|repossess\w*)\b/,
          breaks,
        ],
        none: [/\bdeduct|\bpresent value|\bcredit|\bpremises|\bdwelling/],
      },
    ],
    'equipment-as-is': ofLease(
      barring(
        [/\bas existed\b|\baward\b|\bcondemn\w*|\bprovided equipment\b/],
        [
          {
            types: lease,
            all: [
              /\b(?:as[- ]is|where[- ]is|no warranty|waives every remedy|all (?:conditions|warranties)|with all faults|disclaims?|don't promise|makes no (?:\w+ )?(?:warrant|representation)|no (?:one|person)'s guarantee|latent defects)\b/,
              /\b(?:equipment|leased goods|plant|machine|manufacturer|article 2a|hired?|lessor|lessee|vehicle)\b/,
            ],
            none: [
              /\b(?:hereby assigns|assigns to|shall assign|passes? (?:on )?to \[\w+\] (?:all|any|the)|software|information|services)\b/,
            ],
            clauseNone: [
              /\bassigns? to (?:the )?\[\w+\]\b.{0,40}\bwarrant|\bassigns? to \[\w+\].{0,40}warrant|\bwarrants? (?:that|and)\b/,
              /\bassigns? (?:to \[?\w+\]? )?(?:all|any|the)(?: \w+){0,3} warrant/,
            ],
          },
          {
            types: lease,
            all: [
              /\b(?:no (?:promise|warranty|representation|assurance)|not (?:make|give) any (?:promise|warranty)|no maker's warranty|no (?:manufacturer|maker|supplier)'?s? (?:warranty|guarantee))\b/,
            ],
            clause: [
              /\b(?:equipment|machine|vehicle|leased|hire|dealer|copier|plant)\b/,
              /\b(?:rent|payments?|hire|lease|installment|lessee)\b/,
            ],
            none: [/\bsoftware|\bservices|\bpremises|\bhabitab|\bhouse\b|\bhome\b/],
            clauseNone: [
              /\bassigns? to (?:the )?\[\w+\]\b.{0,40}\bwarrant|\bassigns? to \[\w+\].{0,40}warrant|\bwarrants? (?:that|and)\b/,
            ],
          },
          {
            types: lease,
            force: ['exclusion', 'no-duty', 'ban', 'fact', 'waiver', 'acknowledgement'],
            all: [/\b(?:no (?:other )?(?:warrant|representation)|disclaim|as[- ]is)/],
            clause: [/\b(?:equipment|leased goods|machine|vehicle)\b/, /\b(?:rent|lease|hire|rentals?)\b/],
            none: [/\bsoftware|\bservices|\bhouse|\bhome/],
            clauseNone: [
              /\bassigns? to (?:the )?\[\w+\]\b.{0,40}\bwarrant|\bassigns? to \[\w+\].{0,40}warrant|\bwarrants? (?:that|and)\b/,
              /\bassigns? (?:to \[?\w+\]? )?(?:all|any|the)(?: \w+){0,3} warrant/,
            ],
          },
          {
            types: lease,
            all: [
              noWarranty,
              /\b(?:condition|quality|suitab\w+|fault|faults|state|fit(?:ness)?|merchantab\w+|suits?|defects?|about (?:it|them)|inspection)\b/,
              /\b(?:equipment|machine|premises|unit|goods|building|property|it|them|asset)\b/,
            ],
            force: ['acknowledgement', 'exclusion', 'no-right', 'duty', 'fact', 'no-duty', 'ban', 'waiver', 'promise'],
            none: [
              /\b(?:end of the term|return|warrants that|will be in good|software|website|service|without waiver|habitab\w*|reasonable wear|except for latent|yield\w*|goods sold|dwelling)\b/,
            ],
            test: wholeSentence(/\b(?:lessor|lessee|landlord|tenant|hirer|owner|unit|machine|leased|premises)\b/),
            clauseNone: [
              /\bassigns? to (?:the )?\[\w+\]\b.{0,40}\bwarrant|\bassigns? to \[\w+\].{0,40}warrant|\bwarrants? (?:that|and)\b/,
            ],
          },
          {
            types: lease,
            within: 'clause',
            all: [
              /\btakes? the (?:unit|premises|equipment|machine|space) as \[?\w+\]? finds? it\b/,
              /\bno (?:promises?|warrant\w+)/,
            ],
            clauseNone: [
              /\bassigns? to (?:the )?\[\w+\]\b.{0,40}\bwarrant|\bassigns? to \[\w+\].{0,40}warrant|\bwarrants? (?:that|and)\b/,
            ],
          },
          {
            types: lease,
            within: 'sentence',
            all: [
              /\b(?:answers? for no|says? nothing (?:as to|about)|no (?:promise|assurance|guarantee)|not answer\w* for|gives? no)\b/,
              /\b(?:flaw|fault|defect|state|fitness|quality|condition)\b/,
              /\b(?:takes? (?:it|them|the)|just as it stands|on that footing|as (?:it|they) stands?|as found)\b/,
            ],
            none: [/\bwarrants\b|\bsoftware|\bdwelling|\bhome\b/],
            clauseNone: [
              /\bassigns? to (?:the )?\[\w+\]\b.{0,40}\bwarrant|\bassigns? to \[\w+\].{0,40}warrant|\bwarrants? (?:that|and)\b/,
            ],
          },
        ],
      ),
    ),
    'equipment-return-harsh': [
      {
        types: lease,
        all: [
          /\breturn condition\b[^.;]{0,30}\b(?:means|is)\b[^.;]{0,80}\b(?:new|as[- ]new|no (?:wear|marks)|without (?:\S+ )?(?:marks|wear|scratch\w*))\b|\breturn(?:ed)?\b[^.;]{0,80}\b(?:as[- ]new|like[- ]new) condition|\bin the condition (?:of a \S+ )?when new\b|\boriginal list price\b[^.;]{0,60}\b(?:return|condition)|\breturn condition\b[^.;]{0,60}\boriginal list price/,
        ],
        clause: [/\b(?:return\w*)\b/, isHired],
        none: [/\bfair wear|\bordinary wear|\bnormal wear|\breasonable wear/],
      },
      {
        types: lease,
        all: [
          /\buntil (?:every|all|each|the last)\b[^.;]{0,60}\b(?:back|returned|collected|received)\b[^.;]{0,60}\b(?:rent|rentals?|hire)\b[^.;]{0,40}\b(?:continues?|due|payable|runs?|accrues?)\b|\b(?:rent|rentals?|hire)\b[^.;]{0,40}\b(?:continues?|due|payable|runs?|accrues?)\b[^.;]{0,60}\buntil (?:every|all|each|the last)\b[^.;]{0,60}\b(?:back|returned|collected|received)/,
        ],
        clause: [isHired],
      },
      {
        types: lease,
        all: [
          /\b(?:return|de-?install\w*|transport|shipping|shipped|deliver\w*|packed)\b/,
          /\bto (?:any|such|whatever|whichever) (?:place|location|address|port|site)\b[^.;]{0,50}\b(?:designates?|names?|chooses?|specif\w+|directs?|selects?|elects?|requires?)\b/,
        ],
        clause: [isHired, /\breturn\w*|\bend of the (?:lease|term|hire)/],
        none: [/\bwithin \d+ (?:miles|kilomet\w+)\b|\breasonabl[ey]\b/],
        test: (hits, statement) =>
          notPremises(hits, statement) &&
          /\b(?:lessee|hirer|lessor|lease|hire|rent\w*|return)\b/.test(statement.sentence.lower),
      },
      ...barring(
        [/\b(?:parcel|per trip)\b/],
        [
          {
            types: lease,
            all: [
              /\b(?:return(?:ed|s|ing)?|redeliver\w*|ship it back|de-?install\w*|sole opinion shows wear|surrender the equipment)\b/,
              /\b(?:equipment|goods|plant|machine|item|copier|vehicle|it back|crating|hire)\b/,
              /\b(?:rent continues|continue to pay|keep charging|pay hire|until (?:the )?(?:\[\w+\]|lessor|owner|\w+ inspector)|freight prepaid|at \[?\w+\]?'?s? (?:sole |own )?(?:cost|expense)|looking like new|overhauled|re-?certif\w*|restocking fee|new replacement cost|any place|like new)/,
            ],
            none: [
              /\b(?:rent ends|at (?:its|the \[giver\]'s) own expense at the end|laptop|employee|confidential|defective|rejected|for any reason|full credit|wear and tear excepted)/,
            ],
          },
          {
            types: lease,
            within: 'clause',
            all: [
              /\bship it back\b|\breturn(?:ed|s|ing)? the (?:equipment|goods|machine)/,
              /\b(?:keep charging|rent (?:shall )?continues?|continues? to accrue|rate until)\b/,
            ],
            none: [/\brent ends\b/],
          },
          {
            types: lease,
            all: [
              /\b(?:on (?:its )?return|return(?:ed|ing)?|redeliver|hand(?:ed)? back|de-?install)/,
              /\b(?:saleable as new|as new|carriage|packing|freight|shipping|crating|repair needed|inspect|wherever \[?\w+\]? directs|any (?:place|location) (?:that )?\[?\w+\]?)/,
              actorPays,
            ],
            clause: [/\b(?:equipment|machine|copier|vehicle|plant|hire)\b/],
            none: [/\bordinary wear|\bfair wear|\breject|\bdefective|\bwarrant/],
          },
          {
            types: lease,
            all: [
              /\b(?:pay|cost|expense)\b/,
              /\b(?:packed|insured and sent|shipp|freight|deliver(?:ed|y) to|returned to|sent to|inspected|checked|found nothing wrong|reconditioned)\b/,
            ],
            clause: [/\b(?:equipment|machine|copier|vehicle|plant|hire)\b/, /\b(?:end|return|expir|lease)\b/],
            none: [/\bordinary wear|\bfair wear|\breject|\bdefective|\bwarrant|\bshall be collected by/],
          },
          {
            types: lease,
            within: 'clause',
            all: [
              /\b(?:keep paying|hire does not cease|rent(?:al)?s?\b.{0,40}\b(?:until|continues?|goes on|accru\w+)|remains? liable|overhauled|restocking fee)\b/,
              /\b(?:sign (?:it|them) off|off-hire note|certif\w+|satisf\w+|accepted by|inspected|content|approv\w+|new stock|as-new)\b/,
            ],
            clause: [
              /(?<!\w)(?:return\w*|redeliver\w*|sending|send\w* back|hand\w* back|\[p\])(?!\w)/,
              /\b(?:equipment|goods|machine|asset|hire|depot)\b/,
            ],
            none: [/\b(?:ordinary wear|rent ends on|deposit|premises|dwelling)\b/],
          },
          {
            types: lease,
            all: [
              /\b(?:return\w*|redeliver\w*|hand(?:ed)? back)\b/,
              /\b(?:new condition|as new|carriage|repacking|freight|signed off|until the \[\w+\])\b/,
              costFalls,
              /\b(?:any work|required to|new condition|repairs|signed off|restocking|until)\b/,
            ],
            none: [/\b(?:fair wear|ordinary wear|defective|premises|goods sold|warranty|buyer|deposit)\b/],
            test: wholeSentence(/\b(?:lessor|lessee|hirer|hire|customer|device|equipment|machine)\b/),
          },
        ],
      ),
    ],
    'equipment-evergreen': barring(
      [/\bboth parties agree\b|\bif (?:the parties|\[each\]) agree\b/],
      [
        {
          types: lease,
          all: [
            /\b(?:the|this|equipment) (?:lease|hire|hiring|rental|schedule)\b[^.;]{0,40}\b(?:runs? on|goes on|rolls? (?:on|over)|renews?|extends?|is (?:automatically )?(?:extended|renewed)|continues)\b[^.;]{0,60}\b(?:\d+ months|years?|1 year)\b(?: at a time|s)?/,
            /\b(?:unless|if (?:\[\w+\]|you|we|no) (?:\S+ ){0,6}?(?:notice|window|it)|misses|failing|in the absence of)\b/,
          ],
          clause: [/\b(?:equipment|units?|machines?|copier|vehicles?|hirer|lessee|schedule)\b/],
          none: [
            /\b(?:month[- ]to[- ]month|simply ends|remind\w*|without notice|subscription|dwelling|premises|tenancy|tenant|landlord|employment|mutual|agree\w*|option to)\b/,
          ],
          test: notPremises,
        },
        ...ofLease(
          barring(
            [/\bfranchis\w*|\bassets\b/],
            [
              {
                types: lease,
                all: [
                  /\b(?:equipment|copier|machine|hire|schedule|goods|base term|vehicle|plant)\b/,
                  /\b(?:extend(?:s|ed)?|renew(?:s|ed)?|starts? again|goes on|automatically|roll(?:s)? over|purchase all)\b/,
                  /\b(?:unless|until|if (?:the )?\[\w+\] do(?:es)? ?n[o']t|if \[\w+\] don't|fail(?:s|ure)|either purchase|after the base term)\b/,
                ],
                none: [
                  /\b(?:does not renew|month to month|month-to-month|maintenance plan|unless both|tenancy|shop|premises|bank|loan|guarantee|subscription)\b/,
                ],
                test: (_, statement) =>
                  !allDaysIn(statement.words).length ||
                  allDaysIn(statement.words).some((days) => days > 45) ||
                  /starts? again|whole year|full price/.test(statement.words),
              },
              {
                types: lease,
                all: [
                  /\b(?:keeps going|continue|renew|extend|roll|goes on|carry on)\w*\b/,
                  /\b(?:months? at a time|for \d+ months|year|successive|further|additional|another)\b/,
                  /\bunless\b|\buntil\b|\bif\b/,
                ],
                clause: [/\b(?:equipment|machine|copier|vehicle|leased goods|hire)\b/],
                none: [/\bmonth[- ]to[- ]month|\bunless both/],
                test: (_, { words }) => allDaysIn(words).some((days) => days > 45),
              },
              {
                types: lease,
                within: 'clause',
                all: [
                  /\b(?:unless|if the|does not tell|otherwise|no election|save where|not (?:given|notified)|tell \[?\w+\]? between|failing)\b/,
                  /\b(?:automatically (?:extend|renew)\w*|carries on|renews?|persists|extend\w*|chosen to purchase|year to year|successive)\b/,
                  /\b(?:\d+ (?:days|months)|election|period|notice)\b/,
                ],
                clause: [
                  /\b(?:equipment|machine|hir(?:e|ing|er)|rental|lessor|monthly payment|goods|copier|lease renews|same rent|rent last)\b/,
                ],
                none: [
                  /\b(?:month[- ]to[- ]month|simply ends|remind\w*|ends at the end|without notice|subscription|dwelling|premises|tenancy|employment|30 days)\b/,
                ],
                test: (_, { words, sentence }) =>
                  /\b(?:lessor|lessee|hirer|equipment|machine|lease|hiring)\b/.test(sentence.lower) &&
                  !/\bpremises\b/.test(words),
              },
              {
                types: lease,
                all: [
                  /\b(?:hire|equipment lease|copier|machine lease|lease|rental)\b/,
                  /\b(?:in default of notice|if (?:you|\[\w+\]) forget|without (?:timely )?notice|failing (?:written )?notice|unless)\b/,
                  /\b(?:goes on|keeps? renewing|renews?|rolls? (?:on|over)|continues for|is extended|extends)\b/,
                  /\b(?:year|\d+ months)\b/,
                ],
                none: [/\b(?:month[- ]to[- ]month|stops by itself|premises|tenancy|dwelling|home)\b/],
                test: notPremises,
              },
            ],
          ),
        ),
      ],
    ),
    'recapture-on-request': [
      {
        types: lease,
        force: ['right', 'duty', 'fact', 'acknowledgement'],
        all: [
          /\brecapture[sd]?\b|\b(?:take|taking|takes) back (?:the |that |all |any |such )?(?:\S+ ){0,3}?(?:premises|space|unit|store|shop|suite)/,
        ],
        clause: [/\b(?:assign\w*|sub-?let\w*|sub-?leas\w*|underlet\w*|transfer\w*|request for consent)\b/, spaceWords],
        none: [
          /\b(?:shall not|may not|no right to|not have (?:the |any )?right to|waives?) (?:\S+ ){0,2}?recapture|\bdepreciation\b|\btax\b|\bunless (?:the )?\[\w+\] withdraws\b|\bmay withdraw\b|\bright of recapture shall not\b/,
        ],
        clauseNone: [/\b(?:withdraw|rescind)s? (?:its|the|such) (?:\S+ )?(?:request|notice|application)/],
        bears: 'taker',
      },
      {
        types: lease,
        force: ['right', 'duty', 'fact', 'transfer'],
        all: [
          new RegExp(
            `\\b${proposesTransfer}\\b[^.;]{0,120}\\b(?:assign\\w*|sub-?let\\w*|sub-?leas\\w*|underlet\\w*|transfer\\w*)\\b|\\b(?:assign\\w*|sub-?let\\w*|sub-?leas\\w*|underlet\\w*|transfer\\w*)\\b[^.;]{0,60}\\b${proposesTransfer}\\b|\\bin lieu of (?:giving|granting) (?:its )?consent|\\binstead of (?:giving|granting|consenting)`,
          ),
          /\b(?:terminate|cancel|end|determine)s? (?:this|the|such) (?:lease|tenancy)\b|\brequire (?:a |the )?surrender\b|\boffer (?:by (?:the )?\[\w+\] )?to surrender\b|\bsurrender (?:of )?(?:this lease|the premises) to (?:the )?\[/,
        ],
        none: [
          /\b(?:breach|default|without (?:first )?(?:obtaining|such|the)|violation|contravention|may not|shall not|withdraw\w*)\b|^[^,]{0,40}\bif (?:the )?\[\w+\] assigns\b/,
        ],
        clause: [spaceWords],
        clauseNone: [/\b(?:withdraw|rescind)s? (?:its|the|such) (?:\S+ )?(?:request|notice|application)/],
        bears: 'taker',
      },
    ],
    'tenant-liable-after-assignment': [
      {
        types: lease,
        force: ['duty', 'fact', 'promise', 'acknowledgement'],
        all: [
          /\[(?:a|taker)\] (?:shall |will |must )?(?:also |nevertheless |nonetheless |at all times )?(?:remains?|continues? to be|stays?|be and remain) (?:\S+ ){0,3}?(?:liable|responsible|bound)\b/,
          /\b(?:remainder|balance|rest|residue|whole) of the term\b|\bany extension\b|\bthroughout the (?:\S+ )?term\b|\buntil the (?:end|expiry) of the term/,
        ],
        clause: [/\b(?:assign\w*|sub-?let\w*|sub-?leas\w*|underlet\w*|transfer\w*)\b/, spaceWords],
        none: [
          /\b(?:default|re-?ent\w+|terminat\w+|evict\w*|abandon\w*|vacat\w+|leaves?|moves? out|repossess\w*|breach|assign\w*|sub-?let\w*|sub-?leas\w*|transfer\w*)\b/,
        ],
        bears: 'taker',
      },
    ],
    'deposit-lost-on-sale': [
      {
        types: lease,
        all: [
          /\b(?:released?|relieved|discharged|fre(?:ed?|es)|no (?:further |more |longer )?(?:liab\w+|responsib\w+|obligations?)|not (?:be )?(?:liable|responsible|answerable)|look (?:solely|only) to)\b[^.;]{0,120}\bdeposit\b|\bdeposit\b[^.;]{0,120}\b(?:released?|relieved|discharged|no (?:further )?(?:liab\w+|responsib\w+|claim|recourse)|not (?:be )?(?:liable|responsible)|look (?:solely|only) to)\b/,
          /\b(?:sale|sells?|sold|conveyance|conveys?|transfers?|transferred|successor|new (?:owner|landlord|lessor|\[\w+\])|purchaser|grantee|disposes?|disposal)\b/,
        ],
        none: [
          /\b(?:upon|on|after|when|once|if|provided|to the extent|following|by) (?:\S+ ){0,4}?(?:transfer(?:s|red|ring)?|delivery|delivers?|delivered|paid|pays|payment|credit(?:s|ed)?|turn(?:s|ed)? over|assign(?:s|ed)?|hand(?:s|ed)? over) (?:\S+ ){0,2}?(?:of )?(?:the |such |said |that )?(?:\S+ )?deposit\b|\bdeposit (?:(?:has|have|is|was|shall be) )?(?:been )?(?:so )?(?:transferred|delivered|paid|credited|turned over|handed over) to\b(?! the [^.;]{0,20}or not)/,
          /\b(?:escrow|purchase price|earnest|broker|closing)\b/,
        ],
        clause: [spaceWords],
        bears: 'taker',
      },
      {
        types: lease,
        within: 'sentence',
        all: [
          /\bsells?\b[^.]{0,60}\b(?:premises|building|property|centre|center)\b[^.]{0,60}\bnot (?:be )?(?:liable|responsible|answerable) for (?:the |its return of the |return of the )?(?:security )?deposit/,
        ],
        bears: 'taker',
      },
      {
        types: lease,
        all: [
          /\b(?:released?|relieved|discharged|no (?:further )?liab\w+)\b/,
          /\bdeposit\b[^.;]{0,40}\bwhether or not\b[^.;]{0,60}\b(?:transferred|handed|paid|delivered|credited)\b/,
        ],
        bears: 'taker',
      },
    ],
    'lease-subordinate-no-protection': [
      {
        types: lease,
        force: ['fact', 'duty', 'promise', 'right', 'acknowledgement'],
        all: [
          /\b(?:this|the) lease\b[^.;]{0,100}\bsubordinate\b|\bsubordinate (?:this|the) lease\b|\[(?:a|taker)\]'s (?:\S+ ){0,4}?(?:interest|rights?|estate)\b[^.;]{0,80}\bsubordinate\b/,
          /\b(?:mortgages?|deeds? of trust|trust deeds?|ground leases?|head leases?|underlying leases?|superior leases?|encumbrances?|liens?)\b/,
        ],
        none: [
          /(?<!\w)(?:not (?:be )?(?:subordinate|required to subordinate)|non-?disturbance|not (?:to |be )?disturb\w*|provided|recognition agreement|so long as|remain undisturbed|unless|\[(?:a|taker)\]'s (?:own )?(?:mortgage|lender))\b/,
        ],
        clauseNone: [
          /\bnon-?disturbance|\bnot (?:to |be )?(?:\S+ )?disturb|\bundisturbed|\bsnda\b|\bwithout disturb|\brecogni[sz]e (?:the )?(?:\[\w+\]'s rights|this lease)/,
        ],
        bears: 'taker',
      },
    ],
    'insurance-proceeds-to-lessee': barring(
      [
        /\bto (?:the )?(?:repair|restoration|reinstatement|replacement|rebuilding) or (?:the )?(?:repair|restoration|reinstatement|replacement|rebuilding) of\b/,
      ],
      [
        {
          types: lease,
          force: ['duty', 'right', 'fact', 'transfer', 'acknowledgement'],
          all: [
            /\b(?:insurance (?:proceeds|monies|money|payments?)|proceeds of (?:(?:the|any|such) )?(?:\S+ )?insurance)\b[^.;]{0,80}\b(?:paid|payable|belongs?|released|go|applied)\b[^.;]{0,40}\b(?:to|by) (?:the )?\[(?:taker|a|o)\]|\[(?:a|taker)\] (?:may|shall be entitled to|is entitled to|can) (?:\S+ ){0,2}?(?:keep|retain|use|apply|receive) (?:the |all |any )?(?:\S+ )?(?:insurance (?:proceeds|money|monies)|proceeds of (?:the |any )?insurance)|\b(?:insurance (?:proceeds|monies|money)|proceeds of (?:(?:the|any) )?(?:\S+ )?insurance)\b[^.;]{0,80}\bapplied,? (?:\S+ ){0,2}?as (?:it|the lessee|\[taker\]) (?:elects|chooses|sees fit|decides|thinks fit)|\b(?:decide|determine)s? how (?:the )?insurance (?:money|proceeds|monies)/,
          ],
          clause: [/\b(?:lessee|hirer|lessor|equipment|units?|cranes?|vehicles?|aircraft|machines?)\b/],
          none: [
            /\b(?:trade fixtures|personal property|(?:\[(?:a|taker)\]'s|its own) (?:\S+ )?(?:property|contents|improvements|policy)|business interruption|liability insurance|jointly|loss payee|shall (?:be )?(?:used|use|apply|applied) (?:\S+ ){0,6}?(?:to|for|toward) (?:the )?(?:repair|restor|rebuild|replac)\w*)\b|\bto repair (?:or replace )?the (?:damage|premises|building|equipment)\b(?! or)/,
          ],
          test: (_, statement) => !isLandlord(statement) || /\bto (?:the )?\[(?:o|taker)\]/.test(statement.words),
          bears: 'giver',
        },
      ],
    ),
  },
  fixes,
);

/** In these words a statement says that the issue does not arise. */
const notDenied = unlessDenied(alsoBy(affirmed, otherWords), {
  'rent-come-what-may': [/\bnot (?:absolute|unconditional)\b/],
  'rent-upward-only': [/\bno (?:floor|minimum)\b|\blower (?:figure|rent|amount) (?:applies|governs|is payable)\b/],
  'service-charge-open': [/\bnot form (?:a )?part of (?:the )?(?:service|operating|common)|\bowes? nothing\b/],
  // What the owner asks for when it consents to works is known before they are done.
  'reinstatement-strict': [
    /\b(?:at the time (?:of|when)|when) (?:the )?(?:\[\w+\]'s |its |giving |granting |such )*(?:consents?|approv\w+|\[\w+\] (?:consents|approves|gives|grants))\b/,
  ],
  'repair-put-and-keep': [
    // What one breaks one mends.
    /\brepair (?:any |all )?damage\b[^.;]{0,60}\bcaused by (?:the )?(?:\[(?:a|taker)\]|tenant|lessee)/,
    /^nothing\b.{0,60}\b(?:requires?|obliges?|obligates?|binds?) (?:the )?\[\w+\] to\b/,
  ],
  'tenant-relocated': [
    /^(?!.*\b(?:unless|except|only|until)\b).*\b(?:at no time|never|no right to|may not|shall not|in no event)\b.{0,60}\b(?:require|relocate|move|transfer)\b/,
    /\b(?:free|at liberty|entitled) to (?:decline|refuse|reject)\b|\bmay (?:decline|refuse|reject) (?:it|the offer)\b/,
  ],
  // Rent that falls with what fire has made unusable is withheld for no repair.
  'rent-withheld-for-repairs': [
    /\brent\b[^.;]{0,30}\b(?:abates?|abated|reduced?|suspended)\b[^.;]{0,60}\b(?:in proportion|proportion\w*|unusable|untenantable|unfit|damaged)\b/,
  ],
  'recapture-on-request': [
    /\b(?:gives?|confers?|carries|grants?) (?:on )?(?:the )?\[\w+\] no (?:right|option|power)\b/,
  ],
  'insurance-proceeds-to-lessee': [
    /\bnone of the (?:insurance|proceeds)\b/,
    /\b(?:released?|paid|advanced) (?:out )?to (?:the )?\[\w+\] (?:only )?against (?:the )?(?:invoices|receipts|evidence|proof|certificates)\b/,
  ],
});

/** Where default is said to come only after notice and a time to cure, what follows a default does not come at once. */
export const issues = unlessCured(notDenied, {
  'lease-subordinate-no-protection': /\bnon-?disturbance\b|\bnot (?:to |be )?(?:\w+ )?disturb(?:ed)?\b|\bundisturbed\b/,
  // What the waiver of a statute takes, the clause gives where it lets the rent abate.
  'rent-despite-destruction':
    /\b(?:rent|rentals?)\b[^.;]{0,40}\b(?:shall|will|is to) (?:\w+ ){0,2}?(?:abate|be (?:abated|suspended|reduced)|cease)\b/,
  'forfeiture-without-cure':
    /\b(?:fails?|failure) to (?:pay|perform|observe|comply|cure|remedy)\b[^.;]{0,100}\bwithin (?:a period of )?\d+ (?:business |working |calendar )?days? (?:after|of|from|following) (?:[a-z]+ ){0,3}?(?:notice|demand)\b/,
});
