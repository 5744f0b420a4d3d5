import { percentagesIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { denies, noneOf, unlessDenied, type Denials } from '../denied.ts';
import file from './issues.json' with { type: 'json' };
import { fixes } from './fixes.ts';
import { otherWords } from './other-words.ts';

/** Where the one who takes money, goods or premises is the one who gives security; an employer or client is not. */
const borrowing = ['other', 'lease-agreement', 'rental-agreement', 'purchase-agreement', 'power-purchase-agreement'];
/** What makes a default, in any wording. */
const treatedAsDefault =
  /\b(?:(?:event of )?default\b|regard (?:this|the) \w+ as (?:breached|in default)|as (?:breached|on a default)|suffices|treat the loan|act as on|may (?:call|demand|accelerate|cancel)|act if|acts? on it)\b/;
const elsewhere =
  /\b(?:elsewhere|any other (?:credit|loan|agreement|contract|debt|lender|creditor|facility|bank)|other (?:borrowings|debts?|loans?|creditors?|lenders?|facilit\w+|obligations?)|another (?:lender|creditor|bank|loan|facility)|any creditor|third (?:person|part\w+))\b/;
const couldCall =
  /\b(?:has the (?:power|right)|open to acceleration|entitled to|able to|could|would (?:allow|permit|entitle)|may require|capable of|used or not|power to require|exercisable|whether (?:or not )?(?:it|they) (?:does|do|uses?|acts?))\b/;
const allOwed =
  /\b(?:all (?:that )?(?:remains|is) (?:owing|unpaid|outstanding)|rest of the (?:loan|debt|note)|remaining (?:balance|installments|sums)|whole (?:loan|debt|balance|note)|entire (?:loan|debt|balance|note)|everything (?:owed|outstanding)|all (?:further|future|outstanding|remaining) (?:sums|installments|payments|amounts)|full balance|loan in full)\b/;
const atOnceDue =
  /\b(?:at once|single sum|immediately|forthwith|falls? due|becomes? due|due and payable|claim the|call (?:in|up)|declare|payable)\b/;
const surety = /\b(?:guarant\w+|suret\w+|stands? (?:good|surety)|answers? (?:without limit )?for|vouch\w*)\b/;

/** What says that an event is, or leads to, a default. */
const isDefault =
  /\b(?:events? of default\b|(?:is|are|be|as|being|constitutes?|into) (?:a |an |in )?(?:default|breach)\b|(?:the \[\w+\]|\[\w+\]) in default|in default\b|as in default|default (?:here(?:under)?|under (?:this|the)|of the \[\w+\])|call(?:ed)? (?:in )?(?:the|\[\w+\]'s) (?:loan|facility|debt)|callable|(?:demand|require|call for) (?:immediate )?(?:re)?payment|accelerate|same effect as if)/;
const informs =
  /\bnot by itself\b|\b(?:tell|notify|inform|advise|notif\w+|give (?:prompt |immediate )?notice|report|certif\w+|list|disclose|no default|is not\b|not (?:be )?(?:constitute|a default|an event))\b/;
const hasThreshold =
  /[$£€] ?\d|\b(?:exceed\w*|in excess of|threshold|more than|at least|de minimis|material (?:debt|indebtedness|agreement)|conflicts? with|violation of|after any (?:applicable )?grace|aggregate (?:principal )?amount of)\b/;
const ofGroup =
  /(?<!\w)(?:affiliates?|any member of the|shareholders?|stockholders?|directors?|officers?|guarantors?|partners?|business \[\w+\]|spouse|family|sister compan\w+|parent|subsidiar\w+|group|common control|same control|controls? or is controlled|linked to|connected (?:person|with)|related (?:person|compan\w+|part(?:y|ies))|associated compan\w+|any (?:person|company) that controls)(?!\w)/;
const trouble =
  /\b(?:defaults?|insolven\w*|bankrupt\w*|unable to pay|fails? to (?:pay|meet|perform)|failure to (?:pay|meet)|stops? paying|suspends? payment|death|dies|loses capacity|incapacity|winding[- ]up|liquidat\w+|ceases? (?:to pay|business)|judgment|convicted|charged with)\b/;
const noGrace =
  /\b(?:immediately|at once|straight away|forthwith|without (?:any )?(?:notice|grace|demand|cure)|no (?:days of )?grace|no (?:cure|reminder|opportunity)|however (?:minor|small|slight|trivial)|whatever gravity|slightest|by (?:one|1|a single) day|of the essence|from the moment|any term|on the spot|instantly|automatically)\b/;
const guarantorSays =
  /\b(?:guarant\w+|suret(?:y|ies|yship)|principal debtor|primary obligor|undersigned|indemnitor|personally|co-?signer)\b/;
const owedWhole =
  /\b(?:(?:all|everything|every sum|whole|entire|full|residue|remainder|remaining|rest|unpaid balance|outstanding balance)\b.{0,60}\b(?:owe[sd]?|owing|loan|debt|balance|principal|note|sums?|amounts?|indebtedness|obligations?|installments?)?|the (?:whole|residue|balance|remainder|rest))\b/;
const fallsDue =
  /\b(?:(?:becomes?|come|comes|fall|falls|be|is|are|shall be) (?:immediately |forthwith |at once )?(?:due|payable|repayable)|due and payable|immediately (?:due|payable)|due (?:at once|immediately)|call(?:s|ed)? (?:for|in)|pay off|pay (?:it )?(?:all )?(?:back|off)|demand|declare)\b/;
const costWords =
  /\b(?:costs?|expenses?|fees?|charges?|outlays?|disbursements?|lawyers?|counsel|legal bills|valuations?|attorneys?'? ?fees)\b/;
const creditWords =
  /(?<!\w)(?:lender|borrower|creditor|loan|facility|facility amount|credit agreement|note holder|holder of this note|bank|the note|obligor|debt|secured party|this note|undersigned|funder|\w+ lending)(?!\w)/;
/** Parties are tokens in a statement's words; what they are called stands in its sentence. */
const inCredit = (_: unknown, { sentence }: { readonly sentence: { readonly lower: string } }): boolean =>
  creditWords.test(sentence.lower);
const says =
  (pattern: RegExp) =>
  (_: unknown, { sentence }: { readonly sentence: { readonly lower: string } }): boolean =>
    pattern.test(sentence.lower);
const ofGuarantor = (_: unknown, { sentence }: { readonly sentence: { readonly lower: string } }): boolean =>
  guarantorSays.test(sentence.lower);
const notHere =
  /\b(?:rent|premises|tenan\w+|lease|royalt\w+|goods|products?|deliverables?|service charge|purchase order|software|customer data|energy|employee|insurance|infring\w+|third[- ]party claims?)\b/;

const credit =
  /\b(?:default|loan|lender|lending|borrow\w*|facility|note|indebtedness|debts?|credit|guarant\w*|obligor|agent|bank|financ\w*)\b/;
const otherDebt =
  /\b(?:other (?:debts?|agreement|creditor|indebtedness|borrowings?|obligation|lender)|any (?:other )?(?:debt|sum|indebtedness|financial indebtedness|account|obligation|creditor)|third party for borrowed|financial indebtedness|another lender|(?:under|of) any other|indebtedness of|elsewhere)\b/;
const guarantee =
  /\b(?:sole \[\w+\] \[\w+\]|liability is unlimited and extends|guarant(?:ee|ees|eed|y|ies|or|ors)|surety\w*|principal debtor|primary obligor|covenants as surety|on the hook|indemnif\w* the bank)(?!\w)/;

const choice =
  /(?<!\w)(?:discretion|sees? fit|suits?|as suits|unhappy|free to|own (?:authority|accord|time|motion)|thinks? (?:fit|proper|right|best|useful|fair|appropriate|reasonable|suitable|necessary|desirable)|(?:it|he|she|they|you|we|\[\w+\]) (?:likes?|chooses?|wishes|wants?|considers?|believes?|regards?|judges?|decides?|determines?|pleases?|elects?|feels?|thinks?|names?|sees?|reckons?|may (?:\w+ )?(?:determine|decide|think|choose|elect|select|set|name))|whatever|for any (?:or no )?reason|at (?:its|their|his|the|\[\w+\]'s) (?:sole )?(?:option|election|choice)|whenever|in (?:its|\[\w+\]'s|their) (?:sole |own |absolute )?(?:opinion|view|judgment)|of the view|for any purpose|at any (?:time|hour)|without giving (?:a |any )?reasons?)\b/;
const noNotice =
  /\b(?:without (?:any )?(?:prior |previous |further |formal )?(?:notice|warning|demand|telling|informing|asking)|at once|immediate(?:ly)?|forthwith|straight away|with immediate effect|instantly|no (?:notice|warning|demand|cure|grace)|\d (?:day|hour)s?'?s? (?:written )?notice)\b/;
/** The lender asks for the debt before its time. */
const callsDebt =
  /\b(?:accelerat\w+|declare\b.{0,60}\bdue|call(?:s|ed)? (?:in )?(?:the |all )?(?:whole |entire |full )?(?:principal|loans?|debt|facility|\[\w+\])|demand\w*\b.{0,20}\b(?:whole|entire|full|all|immediate)\b|cancel the facility)\b/;

/** How a statement says that the issue is not so. */
const denials: Denials = {
  // Who goes on being bound by a contract gives no guarantee of it.
  'guarantee-survives': /\bcontinues? to be bound (?:by|under)\b/,
  'guarantee-unlimited': [
    denies('stand(?:s|ing)?|guarantees?|answers?|answerable|liable|bound|surety'),
    noneOf('guarantee|surety|suretyship', 'given|secures?|covers?|extends?'),
  ],
  'confession-of-judgment': /^no confession\b|\bjudgment (?:creditor|debtor|\[\w+\]) confess/,
  'cross-default-no-threshold':
    /\b(?:notif\w+|informs?|advises?|tells?)\b.{0,40}\bof an?y? (?:\w+ )?default\b|\bnothing\b.{0,40}\b(?:makes?|shall make|constitutes?|is)\b|\b(?:is|are|shall|will|does|do) not (?:by itself |of itself )?(?:be|constitute|make|count as|trigger)?\s?(?:an? |the )?(?:event of )?default\b/,
  'cross-default-group':
    /\b(?:shall|will|does|do|is|are) not (?:by|of|in) itself (?:be|constitute)?|\b(?:shall|will|does|is|are) not (?:be |constitute )?(?:an? )?event of default\b|\b(?:may|shall|can) not (?:call|declare|treat)\b/,
  'default-could-be-called':
    /\b(?:is|are|shall|does|will) not (?:be |constitute )?(?:an? )?(?:event of )?default\b|\bno (?:event of )?default (?:arises?|occurs?|exists?|shall)\b|\bunless\b.{0,40}\b(?:actually|in fact)\b/,
  'default-by-opinion':
    /\b(?:may|shall|can) not (?:call|declare|treat|claim)\b.{0,40}\b(?:merely|only|just|solely)? ?because\b/,
  'repayable-on-demand': /\b(?:is|are|shall) not (?:be )?(?:repayable|payable|callable|cancel\w+)\b/,
  'guarantee-defenses-waived':
    /\b(?:waives? (?:none|no)\b|nothing (?:here|herein|in th\w+ [\w ]{1,20}) (?:waives?|shall waive))/,
  'certificate-conclusive':
    /\b(?:shall|is|are|do|does|will) (?:not|never) (?:be |thereby )?(?:conclusive|final|binding|bind)\b/,
  'default-interest-punitive': [
    /\b(?:shall|may|will) not (?:bear|carry|accrue) (?:any )?interest (?:at (?:more|a rate) |above|exceeding)|\b(?:is|are) (?:not|never) compounded\b/,
    // What statute gives on late commercial debts in the United Kingdom, and less.
    /(?<![\d.])[1-8](?:\.\d+)? ?(?:%|percent)[^.;]{0,40}\b(?:above|over)\b[^.;]{0,40}\b(?:bank of england|base rate)/,
  ],
  'prepayment-charge': /^no (?:[\w-]+ ){1,6}(?:is|are|shall be|will be) (?:due|payable|owed|charged)\b/,
  'capital-call-forfeit': /\b(?:shall|does|will) not (?:lose|forfeit)\b/,
};

/** Loans, security and guarantees. */
const found = defineTopic(
  'finance-and-guarantee',
  file,
  {
    'acceleration-though-remedied': [
      ...(['taker', 'other'] as const).map((bears): IssueRule => ({
        bears,
        all: [
          callsDebt,
          /\b(?:whether or not (?:it|the same|such \w+(?: \w+ \w+)?|the (?:event of )?default|that default) (?:is|has been|is then|be|remains|shall be) (?:then |still |since |later |subsequently )?(?:continuing|remedied|cured|subsisting)|(?:even (?:if|though|after|where)|regardless of whether|irrespective of whether|notwithstanding that)\b.{0,50}\b(?:has |have |is |was |been |since |later |subsequently )+(?:remedied|cured)|(?:no (?:subsequent|later) (?:cure|remedy|payment|tender)|(?:subsequent|later|late) (?:cure|remedy|payment)|payment of the overdue \w+)\b.{0,60}\b(?:affect|prevent|undo|rescind|bar|stop|deprive))/,
        ],
        none: [
          /\[each\]|\bunless (?:such|the) .{0,30}(?:remedied|cured)|\bif (?:such|the) .{0,40}(?:remedied|cured)\b.{0,20}\bshall/,
        ],
      })),
      {
        bears: 'taker',
        within: 'clause',
        all: [
          /\blate payment (?:does|do|shall|will) not (?:undo|cure|end|remedy)\b/,
          /\bdemand the (?:whole|entire|full) (?:loan|debt|balance)/,
        ],
      },
      {
        bears: 'taker',
        all: [
          /\b(?:event of )?default\b.{0,80}\b(?:continu(?:e|es|ing)|subsist(?:s|ing)?)\b.{0,30}\b(?:unless|until|if it has not been|so long as it has not been)\b.{0,30}\bwaived\b/,
        ],
        none: [/\[each\]|\b(?:cured or|remedied or|or cured|or remedied|cured,|remedied,|rectified)\b/],
      },
    ],
    'default-interest-on-everything': [
      {
        bears: 'taker',
        all: [
          /\bdefault\b|\b(?:miss(?:es|ed)? (?:a |any )?payment|payment is late)\b/,
          /\b(?:default (?:interest|rate)|rate of default|interest at (?:the |a )?default rate)\b.{0,80}\bon (?:the )?(?:all|whole|entire|full|total|aggregate|outstanding (?:principal|balance|loans?|indebtedness)|unpaid principal|\[\w+\]'s whole)\b|\bdefault rate (?:applies|shall apply|is applied|will apply)\b.{0,20}\b(?:whole|entire|full|all|total|aggregate|outstanding (?:principal|balance|loans?))\b|\b(?:outstanding|entire|unpaid|whole|full|all|aggregate)\b.{0,60}(?:\b(?:principal|loans?|obligations|balance|indebtedness|amounts?|debt|note)\b|\[\w+\]).{0,60}\b(?:bears?|accrues?|carr(?:y|ies))\b.{0,20}\binterest\b.{0,60}\b(?:default rate|default interest|(?:above|over|in excess of|plus|greater than) .{0,30}\brate)\b|\bdefault (?:interest|rate)\b.{0,60}\b(?:above|over) the rate\b.{0,20}\bon all\b/,
        ],
        none: [
          /\[each\]|\b(?:overdue (?:amounts?|sums?|principal|installments?|payments?)(?! installment)|past[- ]due|(?:not|is not|are not) paid when due|not paid (?:on|when|by)|unpaid when due|which (?:is|are|was|has) not (?:been )?paid|on (?:such|the) (?:overdue|unpaid|late) (?:amount|sum|installment|payment)s?|late installment)\b(?<!only to the overdue installment)/,
        ],
      },
    ],
    'security-released-by-borrower': [
      {
        bears: 'giver',
        within: 'sentence',
        all: [
          /\b(?:designat\w+|contributed? to|transfers? (?:it|them)|withdraw(?:s|n)? assets|ceases? to be (?:wholly|a)|sold to (?:a )?(?:related|affiliate)|dispos\w+|unrestricted subsidiar\w+|notice)\b/,
          /\b(?:(?:liens?|guarant(?:y|ees?)|security(?! (?:holder|agreement))|charges?|collateral|mortgages?)\b.{0,120}\b(?:automatically (?:be )?(?:released|terminated?|discharged)|(?:be|is|are) (?:automatically |thereupon )?(?:released|discharged)|falls? away|terminates? automatically|ceases?)|automatically released from (?:its|the|any) guarant|cease to (?:be|constitute|form part of the) collateral|from the collateral free of)/,
        ],
        none: [
          /\[each\]|\b(?:paid in full|payment in full|repaid|repayment of|satisf\w+ in full|no lien|not be (?:released|discharged|impaired)|shall not|may not|only (?:with|upon|after) (?:the )?(?:payment|consent)|proceeds|applied to|prior written consent of|interest on the|escrow|tenant|lease)\b(?<!without repayment)/,
        ],
      },
    ],
    'covenant-exceptions-wide': [
      {
        bears: 'giver',
        within: 'sentence',
        all: [
          /\b(?:restricted payments?|dividends?|distributions?|limit on (?:distributions|dividends|restricted payments)|may make any payment|investments?)\b/,
          /\b(?:(?:may|except|permitted|prevents?)\b.{0,100}\b(?:investments? in unrestricted subsidiar\w+|required by (?:any|an) agreement with (?:the )?(?:sponsor|\[\w+\]|its affiliates)|unlimited amounts?|in any amount|without (?:any )?limit(?:ation)? (?:as to|in) amount)|(?:does|shall) not apply to (?:payments|distributions|dividends) to (?:the )?(?:sponsor|\[\w+\]|shareholders?|parent))/,
        ],
        clause: [
          /\b(?:borrower|lender|loan|credit agreement|covenant|facility|lien|indebtedness|sponsor|limit on (?:distributions|dividends)|payment default)\b/i,
        ],
        none: [/\[each\]|\b(?:not exceed\w*|up to|leverage|partnership|members? shall)\b/],
      },
      {
        bears: 'giver',
        all: [
          /\bavailable amount\b.{0,12}means\b.{0,80}\b(?:100|(?:1|one) hundred) ?(?:%|percent)(?: \(100 ?%\))? of (?:\w+ ){0,2}(?:ebitda|cash flow|revenues?)/,
        ],
      },
      {
        bears: 'giver',
        all: [
          /\b(?:specified|blocking|payment|relevant) default\b.{0,12}means (?:only )?an? (?:failure|default) (?:to|in) pay(?:ment)?(?: of)? (?:principal|\[\w+\])(?: (?:at|on) (?:final |stated )?maturity)?\.?$/,
        ],
      },
    ],
    'cross-default-no-threshold': barring(
      [
        /\b(?:upon|on) default\b|\bnot be in default until\b|\bno late fee\b|\bindemnif|\bgives no right\b|\bshall not be a default\b/,
      ],
      barring(
        [/\bis not in\b|\bhas not (?:given|received|defaulted)\b|\bnor has\b/],
        [
          ...barring(
            [
              /\bforce majeure\b|\bwaiver\b|\bmanuals?\b|\bfranchis\w+|\bherein specified\b/,
              /\b(?:hereby grants|breach or violation of any terms|constitute a default under|conflict with)\b/,
            ],
            [
              {
                all: [
                  /\b(?:default|breach|fails?|failure|late|not (?:be )?paid|becomes?|due before|capable of being)\b/,
                  otherDebt,
                  /\b(?:event of default|default under this|in default|default hereunder|is a default|counts as a (?:breach|default)|shall constitute|any|whatever amount|regardless of (?:size|amount)|however small|even a small|of whatever|declared, due)\b/,
                ],
                clause: [/\b(?:default|loan|lender|facility|note|indebtedness|creditor|debt)\b/],
                none: [
                  /\bshall not by itself\b|\bhas the right to require\b|\b(?:shall|must|will) (?:promptly |immediately )?(?:tell|notify|inform|advise)\b/,
                  /\b(?:exceed\w*|in excess of|more than [$£€]|at least [$£€]|threshold|aggregate (?:amount )?(?:of|exceeds)|less than|shall not by itself|list all|other than|set off|combine|guarant\w*|deposit|this agreement or any other agreement|retaining|waives?|entitled to its|costs|prepay|security interest|secur(?:es|ing)|all monies|sister company|affiliate)\b/,
                  /[$£€]\d/,
                ],
                clauseNone: [
                  /\b(?:exceeding|in excess of|aggregat\w+ (?:more|at least)|threshold)\b|[$£€] ?\d[\d,.]* (?:or more|in (?:total|aggregate))/,
                ],
              },
              {
                all: [
                  /\b(?:supplier|creditor|account|agreement) .{0,60}\bcounts as a breach|\bdefault of \S+(?: \S+)? under any other agreement/,
                ],
                none: [/\bshall not by itself\b|\bhas the right to require\b/],
              },
              {
                all: [
                  /\b(?:event of default|default)\b/,
                  /\bfails? to pay any (?:debt|other (?:debt|sum|money|amount))|\bdoes not pay (?:any|another|a) (?:debt|creditor)|\b(?:owed|owing|due) to (?:anyone|any (?:other )?(?:person|creditor|party|lender))/,
                ],
                none: [
                  /\bshall not by itself\b|\bhas the right to require\b/,
                  /[$£€]\d|\bexceed|\bthreshold|\bmaterial debt/,
                ],
                clauseNone: [/\b(?:exceeding|in excess of|threshold)\b/],
              },
              {
                all: [
                  /\b(?:in breach of|fails? to meet|does not meet|default(?:s|ed)? (?:under|on|in))\b/,
                  /\b(?:obligation to pay money|any (?:other )?(?:debt|obligation|contract|agreement|loan|credit))\b/,
                  /\b(?:third person|third party|any (?:other )?person|anyone|any other|another)\b/,
                ],
                none: [
                  /\bshall not by itself\b|\bhas the right to require\b/,
                  /[$£€]\d|\bexceed|\bthreshold|\bconfidential|\bindemnif/,
                ],
                clauseNone: [/\b(?:exceeding|in excess of|more than [$£€]|threshold)\b/],
                clause: [credit],
              },
            ],
          ),
          {
            all: [
              /\b(?:defaults?|miss(?:es|ed)?|not (?:be )?paid|fails? to pay|remains? (?:outstanding|unpaid)|late|breach\w*|fail\w* to (?:pay|perform|meet))\b/,
              /\b(?:any other (?:agreement|loan|card|debt|contract|indebtedness|obligation|borrowing|instrument|financ\w+)|(?:another|any other|other) (?:creditor|lender|debts?|indebtedness)|any (?:financial )?indebtedness|borrowed money|owes? (?:to )?(?:another|anyone|others)|other than (?:the|this) (?:loan|agreement))\b/,
              isDefault,
            ],
            test: inCredit,
            none: [
              /\bforce majeure\b|\bwaiver\b|\bmanuals?\b|\bfranchis\w+|\bherein specified\b/,
              hasThreshold,
              informs,
              ofGroup,
              /\bguarantees?\b|\blease\b|\bservices\b/,
            ],
            clauseNone: [
              /\b(?:exceeding|in excess of|threshold)\b|[$£€] ?\d[\d,.]* (?:or more|in (?:total|aggregate))/,
            ],
          },
          {
            all: [
              /\b(?:late payment|breach\w*|defaults?|not paid|fails?|overdue|non-?payment|misses?)\b/,
              elsewhere,
              treatedAsDefault,
            ],
            test: inCredit,
            none: [
              hasThreshold,
              informs,
              ofGroup,
              couldCall,
              /\bguarantees?\b|\blease\b|\bservices\b|\bconfidential\b|\bset[- ]?off\b|\bonly where\b|\bwaive/,
            ],
          },
        ],
      ),
    ),
    'cross-default-group': barring(
      [
        /\bno consent is (?:needed|required)\b/,
        /\bby \[each\]|\bordinary course of business\b|\baffiliate agreement\b/,
      ],
      [
        ...barring(
          [
            /\b(?:stating that|negligence|conditions are satisfied)\b/,
            /\bthat of an? \w+ is not\b/,
            /\bterminat\w+ (?:of )?(?:this|the) agreement\b|\btermination due\b|\bby either \[?\w+\]?|\b(?:your|affiliate) agreement\b|\bnot terminate\b|\bcease to be accrued\b/,
          ],
          [
            {
              all: [
                /\b(?:affiliates?|shareholders?|directors?|guarantors?|sister compan\w*|group|joint venture|officers?|family|connected (?:person|with)|subsidiar\w*|partners?)\b/,
                /\b(?:default|insolven\w*|suspends? payment|bankrupt\w*|fails? to (?:meet|pay)|death|incapacity|judgment against|debts?)\b/,
                /\b(?:event of default|default|call \[?\w+\]?'s loan|treated as (?:1|one|a default)|payment of its debts|accelerate|shall be an event)\b/,
              ],
              clause: [credit],
              none: [
                /^(?:no|neither) |\bis not\b|\b(?:material subsidiar\w*|shall not be|procure|confidential|personally guarantee|set off|sums? owing to it or its affiliates|all debts|indemnif\w*|guarantees? (?:the )?(?:payment|all)|costs|exclusive)\b/,
              ],
            },
            {
              all: [
                /\bany (?:member of the (?:wider )?group|joint venture partner|affiliate|director)\b/,
                /\b(?:suspends? payment|insolven|fails? to pay|debts)/,
              ],
              none: [/\bmaterial subsidiar|\bindemnif|\bdata\b/],
            },
            {
              within: 'clause',
              all: [
                /\b(?:goes bankrupt|becomes insolvent|insolvency)\b/,
                /\b(?:family|stake in|sister|affiliate|director|officer)\b/,
                /\bcall .{0,20}loan|\bdefault\b/,
              ],
              none: [/\bmaterial subsidiar/],
            },
            {
              all: [
                /\b(?:parent|sister company|family member|affiliate|subsidiary|director|shareholder)\b/,
                /\b(?:cannot pay|fails? to pay|insolven|bankrupt|does not pay|default)/,
              ],
              clause: [/\bdefault\b/],
              none: [/^(?:no|neither) |\bis not\b|\bmaterial subsidiar|\bguarantees|\bindemn/],
            },
            {
              all: [ofGroup, trouble, isDefault],
              test: inCredit,
              none: [
                informs,
                /\b(?:material subsidiar\w*|procure|confidential|set off|indemnif\w*|guarantees (?:the|to|all)|shall guarantee|costs|exclusive|may demand payment from|remains? liable|waives?|on behalf of|and its (?:affiliates|subsidiaries)(?:,| from)|lease|services)\b/,
              ],
              force: ['fact', 'duty', 'right', 'definition', 'acknowledgement'],
            },
          ],
        ),
        {
          all: [
            /\b(?:fellow subsidiar\w+|sister|affiliates?|(?:any )?directors?|shareholders?|owners?|partners?|spouse|parent|group compan\w+|family|stake in|guarantors?)\b|\bany member of\b/,
            /\b(?:cannot meet|death|bankrupt\w*|convict\w*|insolven\w*|unable to pay|stops? paying|liabilities|winding up|default\w*)\b/,
            /\b(?:event of default|act as on|call \[?\w+\]?'?s? loan|in default|may (?:call|act|accelerate|demand)|default arises)\b/,
          ],
          test: says(/\b(?:lender|borrower|loan|bank|default|credit|facility)\b/),
          none: [
            /\b(?:stating that|negligence|conditions are satisfied)\b/,
            /\bthat of an? \w+ is not\b/,
            informs,
            /\bno effect\b|\bmaterial subsidiar|\bindemnif|\bshall guarantee|\bunless\b|\bservices\b|\blease\b/,
          ],
        },
      ],
    ),
    'default-could-be-called': [
      ...barring(
        [/\bmay be called earlier only\b|\bwhile an event of default\b/],
        [
          {
            all: [
              /\b(?:capable of being (?:declared|accelerated|called)|(?:becomes? )?entitled to (?:declare|call|accelerate|demand)|may be (?:cancelled|declared|accelerated|called)|would permit|could (?:ask|call|declare|accelerate|demand)|permit(?:s|ted)? acceleration|lapse of time would|whether or not (?:it|the creditor|that creditor) (?:does|has))\b/,
              /\b(?:debt|indebtedness|borrowings?|creditor|lender|loan|commitment)\b/,
            ],
            clause: [/\b(?:default|suffices|enough)\b|\bcapable of being/],
            none: [/\b(?:has waived|no default arises|arrangement fee|deposit)\b/],
          },
          {
            all: [
              /\b(?:creditor|lender|debt|indebtedness|borrowing|loan)\b/,
              /\b(?:has the right|is able|is permitted|would be able|may|could|can|entitled)\b.{0,40}\b(?:early repayment|accelerat|call|demand|repayment|declare)/,
              /\b(?:event of default|whether or not (?:exercised|it does|called)|even if (?:it|no))\b/,
            ],
            none: [
              /\bthe \[a\] may\b.{0,30}(?:demand|declare)|\b(?:on|after|upon|following|if|while) (?:an?|any|the) event of default/,
            ],
          },
          {
            all: [
              /\bcould\b|\bcapable\b|\bentitled\b|\bhas the right\b|\bpermitted\b/,
              /\b(?:demand money|ahead of time|early|before (?:its|the) (?:due|stated)|accelerat|prematurely)/,
              /\b(?:third person|creditor|lender|debt|loan|borrowing|indebtedness|money)\b/,
            ],
            none: [/\bprepay|\bmay prepay|\bguarantor/],
          },
        ],
      ),
      {
        all: [
          /\b(?:(?:with|giving of) notice or (?:the )?(?:lapse|passage) of time|would (?:allow|entitle|permit|enable)|could (?:ask|call|demand|accelerate|require|declare)|able to (?:call|demand|accelerate)|existence of that right|whether or not (?:it|that creditor|the creditor|any creditor) (?:does|has|acts)|has waived|agreed not to act)\b/,
          /\b(?:(?:other|another|third) (?:lender|creditor|party|borrowings?|debts?|indebtedness|loans?|person)|any creditor|any (?:other )?(?:debt|indebtedness|borrowing))\b/,
          isDefault,
        ],
        none: [
          /\b(?:no default (?:arises|occurs)|not be an event|unless (?:and until )?(?:it|that debt) (?:has|is)|in fact)\b/,
          informs,
        ],
        clause: [/\b(?:default|demand repayment|call)\b/],
      },
      {
        all: [
          /\b(?:creditors?|lenders?|borrowings?|debts?|loans?|indebtedness|third person)\b/,
          couldCall,
          /\b(?:early payment|accelerat\w*|early repayment|repayment|demand money|call(?:ed)? in|before (?:its|the) (?:due|time|maturity)|ahead of time)\b/,
          /\bevent of default\b|\bsuffices\b|\bdefault (?:here|hereunder|under this)\b|\bin default\b|\b(?:is|be) a default\b|\bmay act\b/,
        ],
        none: [
          /\b(?:really called|in fact|only where|has waived|may be called earlier only|the lender may|after an event)\b/,
          /^the \[a\] may\b/,
          informs,
        ],
      },
    ],
    'default-by-opinion': barring(
      [/\b(?:crime|offense|felony|proprietary marks|goodwill)\b/],
      [
        ...barring(
          [/\bgives no right\b|\bmay not (?:declare|call)\b|\bshall not (?:be|constitute)\b|\bprice\b/],
          [
            {
              all: [
                /\b(?:deems? (?:itself|himself) insecure|feels? (?:that|insecure)|(?:in|of) (?:the )?(?:\[\w+\]|lender|bank|agent|lessor)(?:'s)? (?:\w+ )?opinion|in the opinion of (?:the )?\[?\w+\]?|for the \[\w+\] to decide|(?:reasonably )?believ\w+|own (?:assessment|view|judgment)|for the agent to decide|sole (?:discretion|opinion|judgment)|its opinion|thinks)(?!\w)/,
                /\b(?:insecure|material(?:ly)? adverse|financial condition|prospect of payment|risk of lending|ability to pay|impaired|worsened|creditworth\w*|adverse (?:change|effect)|prospects|material adverse)\b/,
              ],
              none: [/\b(?:objectively|may not|counsel|closing|completion|price|closing conditions|target|services)\b/],
            },
            {
              all: [
                /\b(?:declare|call) a default\b|\bdefault\b/,
                /\bdeems? (?:itself|himself) insecure|\bfeels? insecure/,
              ],
              force: ['right', 'fact', 'duty', 'definition'],
            },
            {
              all: [
                /\b(?:of the view|regards? as adverse|considers?|believes?|thinks|opinion|deems?|satisfied|feels?|judgment)\b/,
                /\b(?:position|outlook|deteriorat|adverse|insecure|prospects|worse|creditworth|ability (?:to|of)|risk|financial condition|repay)/,
              ],
              clause: [/\b(?:event of default|default|loan|rentals|facility|credit|lender)\b/],
              none: [/\b(?:objectively|counsel|clos(?:e|ing)|completion|business plan)\b/],
            },
            {
              all: [
                /\b(?:come to doubt|doubts?|loses? confidence|fears?|suspects?|apprehend|not satisfied|unsatisfied|concerned)\b/,
                /\b(?:repaid|repay|pay|recover|perform|position|risk|solven)/,
              ],
              clause: [credit],
            },
          ],
        ),
        {
          all: [
            /\b(?:think|thinks|believes?|feels?|considers?|deems?|fears?|judges?|in the (?:sole )?(?:judgment|opinion|view)|satisfied)\b/,
            /\b(?:may not|might not|will not|cannot|unable|able to|ability|impair\w*|lessened|reduced|insecure|adverse|at risk|in doubt|prospect)\b/,
            isDefault,
          ],
          clause: [/\b(?:pay|repay|loan|lender|lend|credit|bank|default)\b/],
          none: [
            /\b(?:gives no right|objectively|counsel|clos(?:e|ing)|completion|price|rent|premises|lease|may not (?:declare|call)|independent)\b/,
          ],
        },
        {
          all: [
            /\b(?:forming the view|lost confidence|loses confidence|view that|considers?|thinks|believes?|doubts?|feels?|opinion|suspects?|satisfied that)\b/,
            /\b(?:weaken\w*|ability to (?:re)?pay|finances|worsen\w*|deteriorat\w*|credit|adverse|insecure|risk|prospects)\b/,
            /\b(?:default|treat the loan|call (?:in )?the (?:loan|facility)|stop lending|demand)\b/,
          ],
          none: [/\b(?:expert|objectively|counsel|closing|completion|rent|price|lease|accountant)\b/],
          test: inCredit,
        },
      ],
    ),
    'default-no-grace': barring(
      [/\bmaintenance\b/],
      [
        ...barring(
          [
            /\b(?:after|following|upon|on|while) (?:an?|any|the|such|the occurrence of an?|each) (?:such )?events? of default\b|\bdeclare all\b|\bgives rise\b/,
            /\bcontinue for\b|\bterminate this agreement\b|\bnot terminate\b|\bcure period\b/,
          ],
          [
            {
              all: [
                /\b(?:default|all (?:its )?remedies)\b/,
                /\b(?:without (?:any )?(?:notice|grace|demand)|no (?:grace|cure|reminder)|(?:immediately|forthwith|at once)\b|however minor|whether or not capable of remedy|inaccurate in any respect|the moment|1 day late|on the exact day|notice of default (?:are|is) waived|by a single day)/,
                /\b(?:not paid|unpaid|breach\w*|not observed|payment|covenant|term|representation|accounts|installment|failure|fails?)\b/,
              ],
              none: [
                /\bsuch failure (?:shall )?continue/,
                /\b(?:continues?|shall continue|continuing) (?:for|unremedied|uncured)\b/,
                /\b(?:not made good|within (?:\d+|a reasonable)|after (?:written )?notice|unless (?:remedied|cured)|may terminate this lease|re-?ent|is remedied|can be remedied|is not cured|cross-?default|notify|shall give (?:immediate |prompt )?notice|set off|premises|dwelling|repossess|interest)\b/,
              ],
              clauseNone: [
                /\b(?:business days|days) (?:of|after) (?:notice|the due date|its due date)\b|\bwithin (?:\d+|three|five|ten) business days\b|\bis not (?:cured|remedied) within\b/,
              ],
            },
            {
              all: [
                /\b(?:no grace period|no cure (?:right|period)|whether or not capable of remedy|no reminder being needed|notice of default .{0,20}waived)\b/,
                /\b(?:default|covenant|breach|payment|late)/,
              ],
              none: [
                /\bsuch failure (?:shall )?continue/,
                /\b(?:continues?|shall continue|continuing) (?:for|unremedied|uncured)\b/,
              ],
              clauseNone: [
                /\b(?:business days|days) (?:of|after) (?:notice|the due date|its due date)\b|\bwithin (?:\d+|three|five|ten) business days\b|\bis not (?:cured|remedied) within\b/,
              ],
            },
            {
              within: 'clause',
              all: [/\bno grace period\b/, /\bdefault\b/],
              none: [
                /\bsuch failure (?:shall )?continue/,
                /\b(?:continues?|shall continue|continuing) (?:for|unremedied|uncured)\b/,
              ],
              clauseNone: [
                /\b(?:business days|days) (?:of|after) (?:notice|the due date|its due date)\b|\bwithin (?:\d+|three|five|ten) business days\b|\bis not (?:cured|remedied) within\b/,
              ],
            },
            {
              force: ['ban', 'fact', 'duty', 'definition', 'right'],
              all: [
                /\b(?:event of default|default)\b/,
                /\b(?:does not pay .{0,40}(?:on (?:the|its) (?:day|date|due date))|does not comply with any|fails? to (?:comply with|perform|observe) any|any breach of any|breaches any)\b/,
              ],
              none: [
                /\bsuch failure (?:shall )?continue/,
                /\b(?:continues?|shall continue|continuing) (?:for|unremedied|uncured)\b/,
                /\b(?:within \d+|unless|\d+ (?:business |working )?days|grace|remed|cured?|material(?:ly)?|after notice)\b/,
              ],
              clauseNone: [
                /\b(?:business days|days) (?:of|after) (?:notice|the due date|its due date)\b|\bwithin (?:\d+|three|five|ten) business days\b|\bis not (?:cured|remedied) within\b/,
                /\b(?:grace|remedied within|cured? within|is capable of remedy|business days of (?:its|the) due)\b/,
              ],
            },
            {
              all: [
                /\bif (?:1|one|a|any|a single) (?:payment|installment) is (?:missed|late|not paid)\b/,
                /\b(?:at once|immediately|all|default)\b/,
              ],
              none: [
                /\bsuch failure (?:shall )?continue/,
                /\b(?:continues?|shall continue|continuing) (?:for|unremedied|uncured)\b/,
              ],
              clauseNone: [
                /\b(?:business days|days) (?:of|after) (?:notice|the due date|its due date)\b|\bwithin (?:\d+|three|five|ten) business days\b|\bis not (?:cured|remedied) within\b/,
              ],
            },
            {
              all: [
                /\bevents? of default\b/,
                /\b(?:fails? to pay|does not pay|not paid|non-payment|default in payment)\b.{0,40}\b(?:when due|on (?:the|its) due date|any (?:sum|amount)|any installment)/,
              ],
              none: [
                /\bsuch failure (?:shall )?continue/,
                /\b(?:continues?|shall continue|continuing) (?:for|unremedied|uncured)\b/,
                /\b(?:other|creditor|third|affiliate|indebtedness|anyone|elsewhere)\b|\bwithin|\bunless|\bgrace|\bafter\b|\bcontinues/,
              ],
              clauseNone: [
                /\b(?:business days|days) (?:of|after) (?:notice|the due date|its due date)\b|\bwithin (?:\d+|three|five|ten) business days\b|\bis not (?:cured|remedied) within\b/,
                /\b(?:grace|remedied|cured?|business days)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\bevents? of default\b/,
                /\bfails? to pay (?:any|a|an) (?:amount|sum|installment)\b.{0,30}\b(?:due|when)/,
              ],
              none: [/\b(?:grace|within \d+|unless|continues? for|remed|cured?)\b/],
              clauseNone: [
                /\b(?:business days|days) (?:of|after) (?:notice|the due date|its due date)\b|\bwithin (?:\d+|three|five|ten) business days\b|\bis not (?:cured|remedied) within\b/,
                /\b(?:grace|business days|remedied|cured? within)\b/,
              ],
            },
            {
              all: [
                /\b(?:any|every|each|slightest|a single|1|one|whatever)\b.{0,40}\b(?:breach|failure|fails?|default|departure|non-?compliance|payment|term|covenant|provision|obligation)\b|\b(?:breach|failure|departure|miss|non-?payment)\b/,
                noGrace,
                isDefault,
              ],
              test: inCredit,
              none: [
                /\b(?:within \d+|unless|grace period of|remedied|cured|is not cured|continu\w+ (?:for|unremedied)|after (?:written )?notice|notify|interest|rent|premises|lease|cross-?default|any other (?:agreement|loan|debt)|affiliates?|insolven\w+|set off|occurred and is|waives?|gives rise|upon (?:an|the occurrence of an?|any) event of default|if (?:an|any) event of default (?:occurs|has)|services|software)\b/,
              ],
              clauseNone: [
                /\b(?:business days|days) (?:of|after) (?:notice|the due date|its due date)\b|\bwithin (?:\d+|three|five|ten) business days\b|\bis not (?:cured|remedied) within\b/,
              ],
            },
            {
              force: ['fact', 'duty', 'definition'],
              all: [
                /\b(?:any (?:failure|breach|non-?compliance|default)|fails? to (?:comply|perform|observe))\b.{0,60}\b(?:any|each|every)? ?(?:provision|term|covenant|obligation|condition)s?\b/,
                /\b(?:is|are|shall be|constitutes?|shall constitute) an? event of default\b/,
              ],
              none: [/\b(?:within|unless|grace|remed\w+|cured?|continu\w+|material\w*|after|\d+ (?:business )?days)\b/],
              clauseNone: [
                /\b(?:business days|days) (?:of|after) (?:notice|the due date|its due date)\b|\bwithin (?:\d+|three|five|ten) business days\b|\bis not (?:cured|remedied) within\b/,
                /\b(?:grace|remedied|cured?|business days)\b/,
              ],
            },
          ],
        ),
        {
          all: [
            /\b(?:overdue|breach\w*|broken|late|missed|miss|unpaid|fails?|covenant)\b/,
            /\b(?:from the instant|from the moment|need allow no time|straight away|no time (?:to|for)|at the first|as soon as|immediately|without (?:notice|warning|grace|cure)|by (?:a|1|one) day|the instant)\b/,
            /\b(?:event of default|in default|default|acts? on it|put right)\b/,
          ],
          none: [
            /\b(?:after|following|upon|on|while) (?:an?|any|the|such|the occurrence of an?|each) (?:such )?events? of default\b|\bdeclare all\b|\bgives rise\b/,
            /\b(?:business days|in time|remedied|after notice|within \d+|interest|rent|notify|lease|services|cured within|waive\w*|upon any default|gives rise|insolven\w*)\b/,
          ],
          test: (_, { sentence }) =>
            /\b(?:lender|borrower|loan|bank|event of default|in default|installment|default straight)\b/.test(
              sentence.lower,
            ),
          clauseNone: [
            /\b(?:business days|days) (?:of|after) (?:notice|the due date|its due date)\b|\bwithin (?:\d+|three|five|ten) business days\b|\bis not (?:cured|remedied) within\b/,
          ],
        },
        {
          all: [
            /\bany (?:late payment|breach|failure|default|non-?payment|delay)\b/,
            /\b(?:is|shall be|constitutes?|amounts? to) an? (?:immediate )?event of default\b/,
            /\b(?:however (?:small|minor|slight)|no (?:notice|grace|remedy|cure)|immediately|whatever)\b/,
          ],
          none: [/\bwithin \d|\bunless (?:remedied|cured)|\bany other (?:agreement|loan|debt)/],
        },
      ],
    ),
    'repayable-on-demand': barring(
      [/\bif,? at any time,?:? (?:\d|\(|the \[\w+\] fails)/, /\bevents? of default\b/],
      [
        ...barring(
          [
            /\b(?:default|accelerat\w*|event|exit fee)\b/,
            /\b(?:expenses?|costs|premiums?|award|sums that|insurance|indemn\w*|purchase price)\b/,
          ],
          [
            {
              all: [
                /\b(?:repayable on demand|first written demand|on demand|ask for all the money|call this note|recall|uncommitted|fall due upon|demand (?:immediate )?repayment|cancel (?:any )?(?:undrawn|the facility|the commitment))\b/,
                /\b(?:loan|facility|indebtedness|advances?|note|money back|principal|undrawn|outstanding|credit)\b/,
                /\b(?:at any time|on demand|whenever|without reasons?|at will|wholly uncommitted|thinks fit|even if|notwithstanding|first written demand)\b/,
              ],
              none: [
                /\b(?:while an event of default|may not demand|unless (?:an )?event of default|copies|costs|expenses|fees|guarantor|indemnif\w*|upon an event of default|insurance|reimburse)\b/,
              ],
            },
            {
              force: ['right', 'fact', 'duty'],
              all: [
                /\b(?:require|demand|call for|ask for|insist on)\b.{0,40}\b(?:repayment|the loan|all (?:the )?money|payment of the (?:whole|entire))|\brepayable\b/,
                /\b(?:at any time|on demand|whenever|without (?:giving )?(?:a |any )?reasons?|at will|for any reason)\b/,
              ],
              none: [/\b(?:event of default|default|breach|may not|copies)\b/],
            },
            {
              force: ['right', 'fact', 'duty'],
              all: [
                /\b(?:overdraft|loan|facility|advance|credit|money)\b/,
                /\b(?:called in|call in|recalled|withdrawn|repaid|repayable)\b/,
                choice,
              ],
              none: [/\bevent of default|\bmay not|\bprepay/],
            },
          ],
        ),
        {
          force: ['right', 'fact', 'duty', 'no-duty'],
          all: [
            /\b(?:repayable on demand|uncommitted|(?:cancel|withdraw|recall|call in|terminate) (?:it|the (?:line|facility|loan|overdraft|commitment))|returned by|all the money back|written call|on demand)\b/,
            /\b(?:whether or not|at any time|whenever|without giving (?:a |any )?reasons?|when it pleases|even (?:if|though)|notwithstanding|uncommitted|at will|on demand)\b/,
            /\b(?:loan|facility|line|overdraft|money|outstanding|advance|balance)\b/,
          ],
          test: says(/\b(?:lender|bank|borrower|loan|facility|overdraft|line)\b/),
          none: [
            /\b(?:upon an event of default|after an event|while an event|exit fee|costs|expenses|fees|by mistake|unless|guarantor|guarantee|indemn\w+|insurance|interest on)\b/,
          ],
        },
        {
          force: ['right', 'fact', 'duty'],
          all: [
            /\b(?:loan|credit line|line|facility|overdraft|drawings|advances?|money)\b/,
            /\b(?:ask for|back|returned|withdraw\w*|end the|repaid|recall\w*|call(?:ed)? in|cancel\w*)\b/,
            /\b(?:on any day|at a day's notice|any time|free to|notwithstanding the maturity|whenever|when(?:ever)? it (?:likes|chooses|pleases)|at will|on demand|without (?:reason|cause))\b/,
          ],
          none: [
            /\b(?:default|breach|prepay\w*|borrower may|exit fee|fees?|costs|indemn\w*|guarant\w*|insurance|security deposit)\b/,
          ],
          test: (_, { sentence, actor }) =>
            creditWords.test(sentence.lower) && !/borrower|company|customer/.test(actor?.word ?? ''),
        },
      ],
      [/\bif at any time: ?\(?(?:\d|[a-z]\))/],
    ),
    'acceleration-whole-debt': [
      ...barring(
        [
          /\b(?:is|be) cured in that time\b|\bby \d+ (?:business )?days'? (?:written )?notice\b|\bunless (?:the default|it) is (?:cured|remedied)/,
        ],
        [
          {
            all: [
              /\b(?:default|miss(?:ed|es)? (?:1|one|an?|any|a single) (?:installment|payment)|event of default|fail(?:s|ure) to pay)\b/,
              /\b(?:entire|whole|all (?:sums|amounts|future|installments|unpaid)|every schedule|balance|remaining|full)\b/,
              /\b(?:becomes? (?:immediately )?due|immediately (?:due|payable)|falls? due|declare|due at once|automatically due|paid (?:right away|at once|immediately)|due and payable|payable forthwith)\b/,
            ],
            none: [
              /\bcontinues? for \d+/,
              /\b(?:is continuing and after|after (?:written |\d+ days'? )?notice|accrued interest due|shall not make|repossess\w*|take back|equipment|other (?:creditor|lender)|any other|prepayment premium|moves? out|rent)\b/,
            ],
          },
          {
            all: [
              /\bdefault\b/,
              /\b(?:whether or not continuing|every schedule|all interest that would have accrued)/,
              /\b(?:payable|due)\b/,
            ],
            none: [/\bcontinues? for \d+/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:immediately payable|becomes due at once|automatically due|right away|immediately due)/,
              /\b(?:event of default|default|miss (?:1|an?) installment)\b/,
              /\b(?:whether or not continuing|all (?:future )?interest|entire|whole (?:loan|balance|sum)|every schedule)/,
            ],
            none: [/\bcontinues? for \d+/, /\brent\b|\bequipment\b|\bafter \d+ days/],
          },
          {
            force: ['right', 'fact', 'duty'],
            all: [
              /\b(?:on|upon|after|following|if|while) (?:an?|any|the occurrence of an?) (?:event of )?default\b|\bon default/,
              /\b(?:demand|declare|require|call)\b/,
              /\b(?:loan|all (?:other )?(?:sums|amounts|interest)|interest to|whole|entire|balance|outstanding)\b/,
            ],
            none: [
              /\bcontinues? for \d+/,
              /\b(?:is continuing and|after (?:written |\d+ days'? )?notice|rentals?|equipment|remain(?:s|ing) uncured)\b/,
            ],
            clauseNone: [/\bafter \d+ days'? (?:written )?notice/],
          },
          {
            all: [
              /\b(?:default|missed|failure to pay)\b/,
              /\b(?:entire|whole|all|full)\b.{0,30}\b(?:note|loan|debt|balance|unpaid|sum|amount|payments?)\b/,
              /\b(?:payable|due|fall due|declared?)\b/,
            ],
            none: [
              /\bcontinues? for \d+/,
              /\b(?:after (?:written |\d+)|is continuing and|equipment|rent|any other|notice of|other (?:creditor|debt))\b/,
            ],
            clauseNone: [/\bafter \d+ days|\bby \d+ days' notice/],
          },
          {
            all: [
              /\b(?:installment|payment|default|insolvency)\b/,
              /\b(?:whole|entire|all)\b.{0,30}\b(?:outstanding|sum|obligations?|debt|loan|balance|indebtedness)/,
              /\b(?:repayable|mature|payable|due)\b/,
              noNotice,
            ],
            none: [/\bcontinues? for \d+/, /\bafter \d+|\bis continuing|\brent|\bequipment|\bother (?:debt|creditor)/],
          },
          {
            all: [
              /\b(?:defaults?|miss(?:es|ed)?|fail\w*|not paid|such an event|event of default|late)\b/,
              owedWhole,
              fallsDue,
              /\b(?:loan|debt|note|principal|installments?|borrow\w*|lender|bank|sums|facility|owes?)\b/,
            ],
            force: ['right', 'fact', 'duty'],
            none: [
              /\b(?:continues? for \d+|after (?:written |\d+ days'? )|is continuing and|rent(?:als?)?|equipment|goods|any other (?:agreement|loan|debt)|other (?:creditor|debt)|costs|indemnif\w*|guarantor|undrawn|any (?:failure|breach)|interest at|rate|set off|within \d+|whether or not an event)\b/,
            ],
            clauseNone: [/\bafter \d+ days|\bby \d+ days' notice/],
          },
        ],
      ),
      {
        force: ['right', 'fact', 'duty'],
        all: [/\b(?:default|late|miss(?:es|ed)?|failure|fails?|installment)\b/, allOwed, atOnceDue],
        test: (_, { sentence }) =>
          /\b(?:loan|lender|debt|note|borrow\w*|bank|owing|default)\b/.test(sentence.lower) &&
          !/\b(?:rent(?:als?)?|equipment|lessee|goods)\b/.test(sentence.lower),
        none: [
          /\b(?:does not make|not (?:be )?(?:due|accelerat\w*)|\d+ days|after (?:written )?notice|is continuing|interest at|bears|rate|whether or not an event|guarantor)\b/,
        ],
      },
      {
        force: ['right', 'duty'],
        all: [
          /\bmiss(?:es|ed)? (?:a|one|1|any) payment|\b(?:late|missed) (?:payment|installment)|\bdoes not pay (?:a|any|one)|\bfails? to (?:pay|make) (?:a|any|one|1)/,
          /\b(?:whole|entire|full|all|balance|outstanding)\b/,
          /\b(?:loan|debt|balance|principal|sums?|amount)\b/,
          /\b(?:repayment|repay|due|payable|demand|require|call)\b/,
        ],
        test: inCredit,
        none: [
          /\b(?:after (?:\d+|written)|\d+ days'? (?:written )?notice|business days after|any other|interest (?:at|of)|equipment|rent)\b/,
        ],
      },
    ],
    'guarantee-unlimited': barring(
      [],
      barring(
        [/\bguaranteed date\b|\bdelay damages\b/],
        [
          ...barring(
            [
              /\b(?:guaranteed (?:amount|royalt\w*|minimum|revenue)|minimum guarantee\w*|customer guarantees|privacy)\b/,
              /\b(?:title guarantee|copyright|patent)\b/,
            ],
            [
              {
                all: [
                  guarantee,
                  /\b(?:unlimited|without (?:any )?limit(?:ation)?|no (?:ceiling|limit|cap)|all (?:obligations|monies|moneys|debts|sums|amounts|liabilities|that)|every (?:debt|obligation)|any and all|everything|on any account|now or later|present (?:and|or) future|personal assets|any (?:amount not|sum not)|full and punctual|own pocket)\b/,
                ],
                force: ['duty', 'promise', 'fact', 'transfer', 'acknowledgement', 'definition', 'right', 'exclusion'],
                none: [
                  /\b(?:not exceed|shall not have|no (?:officer|director|personal)|limited to|up to|goods|products?|defects?|ends when|waives?|amendment|continu(?:es|ing) (?:guarantee|in force)|released?|service levels?|output|availability|money-back|warrant\w*|equipment|certificate|any (?:affiliate|shareholder)|insured|fails? to)\b/,
                ],
              },
              {
                all: [
                  /\b(?:answerable|liable|responsible|promise to pay|pay everything)\b/,
                  /\b(?:all that (?:its )?(?:subsidiar|affiliat)\w* owe|everything (?:the )?(?:company|\[\w+\]) owes|own pocket|every debt of the (?:company|customer|tenant|franchisee))/,
                ],
              },
              {
                all: [
                  /\b(?:personally (?:liable|responsible|bound)|guarantees? all|guarantees? (?:to pay )?(?:everything|whatever|every)|stands? surety for)\b/,
                  /\b(?:everything|all (?:that|sums|debts|monies|obligations|amounts)|any (?:sum|debt|amount)|whatever)\b/,
                ],
                none: [/\b(?:up to|not exceed|limited to|no (?:officer|director|personal)|shall not be personally)\b/],
              },
              {
                all: [
                  /\b(?:undertake|promise|agree|guarantee)s? to pay\b/,
                  /\b(?:whatever|everything|all|any sum)\b.{0,40}\bowes?\b/,
                  /\b(?:no maximum|no limit|without limit|at any (?:later )?time|now or|today or|personally)\b/,
                ],
              },
            ],
          ),
          {
            all: [
              /\bguarantees?\b/,
              /\b(?:present (?:and|or) future|now or hereafter|all (?:\w+ ){0,3}liabilities|without limit)/,
            ],
            none: [
              /\b(?:not exceed|limited to|up to|products?|defects?|title guarantee|output|availability|service)\b/,
            ],
          },
          {
            all: [
              /\b(?:personally|answers?|answerable|guarant\w+|surety|stands? behind)\b/,
              /\b(?:everything|whatever|all (?:that|sums|debts|monies|obligations)|every obligation|indebtedness|any account|owes or may come)\b/,
              /\b(?:no (?:upper )?(?:limit|ceiling|cap)|without limit|all of (?:her|his|its|their) own assets|now or (?:later|hereafter|in the future)|may come to owe|at any time have|howsoever|on any account|present (?:and|or) future)\b/,
            ],
            force: ['duty', 'promise', 'fact', 'transfer', 'acknowledgement', 'right', 'waiver'],
            none: [
              /\b(?:not exceed|limited to|up to|no (?:officer|director|shareholder)|not be personally|products?|defects?|output|availability|performance guarantee|service levels?|data|insurance)\b/,
            ],
          },
          {
            all: [
              surety,
              /\b(?:without limit|whole fortune|whatever|all (?:present|debts|sums)|present and (?:later|future)|everything|no (?:cap|limit|ceiling))\b/,
              /\b(?:owes?|debts?|liabilit\w+|obligations?|sums?|pay)\b/,
            ],
            force: ['duty', 'promise', 'fact', 'right', 'transfer', 'acknowledgement'],
            none: [
              /\b(?:more than \$|not exceed|limited to|up to|goods|defects?|output|availability|data|insur\w*|infring\w*|indemnif\w*|warrant\w*|guaranteed)\b/,
            ],
            test: (_, { sentence }) => /\b(?:guarant|stands? (?:good|surety)|surety)/.test(sentence.lower),
          },
        ],
      ),
      [/\bliability\b.{0,40}\b(?:is|shall be|will be) limited to\b/],
    ),
    'guarantee-survives': barring(
      [/\bceases? as to\b/],
      [
        ...barring(
          [
            /\b(?:guaranteed (?:amount|royalt\w*|minimum|revenue)|minimum guarantee\w*|minimum guaranteed|earn|royalty)\b/,
          ],
          [
            {
              all: [
                guarantee,
                /\b(?:continu(?:es|ing)|survives?|remains? (?:bound|in force|liable)|cannot be revoked|irrevocable|not (?:be )?(?:revok\w+|released?|discharged|terminated)|shall release|even after|notwithstanding that|after (?:termination|the (?:sale|end)|\[\w+\] leave)|binds? (?:its|his|her) estate|no assignment|has (?:sold|ceased))\b/,
              ],
              none: [
                /\b(?:ends? on|is (?:then )?released|may end|total liability|confidential\w*|product|warranty|money-back|demand payment from|amendment|extension|waives?)\b/,
              ],
            },
            {
              all: [
                /\b(?:remains? bound|still on the hook|still liable)\b/,
                /\b(?:after (?:the )?(?:share )?sale|former subsidiary|leave the company|leave)\b/,
              ],
            },
            {
              all: [
                /\b(?:promise|guarantee|undertaking|liability)\b/,
                /\b(?:holds?|continues?|remains?|stands?|survives?)\b/,
                /\b(?:although|even (?:if|after|though)|notwithstanding|after)\b.{0,40}\b(?:resign|sell|leave|transfer|cease|dispos|end)/,
              ],
              none: [/\bconfidential|\bwarranty|\bproduct/],
            },
            {
              all: [/\bsurvives?\b|\bcontinu(?:es|ing)\b|\bremains? in (?:full )?force/],
              clause: [
                /\bguarantees? (?:the|all|to|payment)|\bguarantor\b|\bguarant(?:ee|y) (?:shall|is|will)/,
                /\b(?:liability|guarant)/,
              ],
              none: [/\bconfidential|\bwarrant|\bend(?:s)? when|\breleased when|\bevent of default/],
            },
          ],
        ),
        {
          all: [
            /\bsurviv\w+|\bremains? (?:in (?:full )?force|bound|liable)|\bcontinu\w+|\bstays? in place|\b(?:not|nor) (?:be )?(?:open to|releas\w+|revok\w+|discharg\w+)|\bshall be covered|\bdoes not (?:release|end|discharge)/,
            /\b(?:termination|assignment|resign\w*|sale of|sells?|parted with|ceases?|leave|leaving|give notice|revok\w+|after|transfer|to a close)\b/,
          ],
          none: [
            /\b(?:guaranteed (?:amount|royalt\w*|minimum)|royalty|confidential\w*|warrant(?:y|ies)|product|until (?:all|payment)|event of default|may end|is released|waives?|data|indemnif\w*|employ\w*|service)\b/,
          ],
          test: ofGuarantor,
        },
        {
          all: [
            /\b(?:stays? bound|remains? (?:bound|liable)|continu\w*|cannot be (?:brought to an end|ended|revoked|withdrawn)|irrevocable|not (?:be )?(?:releas\w*|discharg\w*)|lasts|stands? after|binds?)\b/,
            /(?<!\w)(?:guarant\w+|debts?|surety|\[a\])(?!\w)/,
            /\b(?:although|after|even (?:if|after|though)|at any time|sold|left|resign\w*|ceas\w*|end(?:ed|s)?|later debts)\b/,
          ],
          test: says(/\b(?:guarant|surety)/),
          none: [
            /\b(?:may end|falls away|released when|until (?:all|the loan)|event of default|payment in full|guaranteed|waives?|demand)\b/,
          ],
        },
      ],
    ),
    'guarantee-defenses-waived': barring(
      [/\bno demand\b.{0,30}\b(?:may|shall|can) be made until\b/],
      barring(
        [/\bminimum royalty\b|\btitles\b|\broyalt|\bsales\b/],
        [
          ...barring(
            [/\b(?:inconvenient forum|endorsements?|insurance|additional insured)\b/],
            [
              {
                all: [
                  guarantee,
                  /\b(?:waives?|waived|not (?:be )?(?:affected|impaired|discharged|released) by|nonetheless covered|without notice to|no answer|not be reduced|deemed (?:sole )?principal|invalidity of the primary debt|not required to (?:proceed|pursue)|without first|defen[cs]es?|presentment|diligence|marshal\w*|subrogation|time given)\b/,
                ],
                none: [/\b(?:no amendment that raises|shall first demand|product|defects?|warranty|late notice)\b/],
              },
              {
                all: [/\b(?:primary debt|principal obligation)\b/, /\b(?:no answer|time given|invalidity)\b/],
              },
              {
                all: [/\b(?:presentment|marshal\w*|suretyship|notice of acceptance)\b/, /\bwaive/],
                clause: [/\b(?:guarant|suret|marshal)/],
              },
              {
                within: 'clause',
                all: [
                  /\b(?:come to \[?\w+\]? first|without chasing|proceed directly against)\b/,
                  /\b(?:company|loan|debtor|borrower|tenant)\b/,
                ],
              },
              {
                all: [
                  /\b(?:changes|amendments?|fee increases|extensions?|variations?)\b/,
                  /\bguarant(?:y|ee)\b/,
                  /\b(?:without (?:notice|consent|the)|nonetheless|bind|covered)/,
                ],
                none: [/\bno amendment|\bwithout its (?:written )?consent\b/],
              },
              {
                all: [
                  /\b(?:more time|lend (?:it )?more|release (?:other )?security|extend|vary|amend)\b/,
                  /\bwithout (?:asking|telling|consulting|the consent|notice|my|\[\w+\]'s)\b/,
                ],
                clause: [/\b(?:guarant|undertake to pay|surety|promise)/],
              },
              {
                force: ['ban', 'fact', 'duty', 'waiver'],
                all: [
                  /\bnot be (?:discharged|released|affected|impaired|reduced)\b/,
                  /\b(?:variation|amendment|time given|indulgence|extension|release|waiver|change)/,
                ],
                clause: [/\bguarant/],
                none: [/\bproduct|\bwithout (?:its|the guarantor's) consent/],
              },
            ],
          ),
          {
            all: [
              /\b(?:need not|not (?:be )?(?:required|obliged|bound) to|without (?:first|asking|chasing|pursuing|proceeding|exhausting)|first)\b/,
              /\b(?:proceed against|pursue|sue|claim(?:ing)? (?:against|from)|enforce|exhaust|asking|demand from|come to)\b/,
              /(?<!\w)(?:debtor|borrower|security|collateral|principal|customer|company|\[o\]|any other (?:person|remedy))(?!\w)/,
            ],
            test: ofGuarantor,
            none: [/\bshall first\b|\bmust first\b|\bunless\b|\binsurance/],
          },
          {
            all: [
              /\bnot (?:be )?(?:affected|discharged|released|impaired|reduced|diminished)\b|\bnothing\b.{0,90}\bdischarg\w+|\bdon't let\b|\blays? aside\b|\bwaives?\b/,
              /\b(?:time given|indulgence|variation|amend\w*|release of|changes? to|extension|increase|suret(?:y|yship)|defen[cs]es?|pleas?|presentment)\b/,
              /\b(?:liab\w+|guarant\w+|suret\w+|let \[?\w+\]? off|discharg\w+|plea|obligations?|without (?:\S+ ){0,2}(?:knowledge|consent|notice))\b/,
            ],
            clause: [/\b(?:guarant|suret|undersigned|come to \[?\w+\]? for the money|parent's liability)/],
            none: [
              /\b(?:without (?:its|the guarantor's) (?:written )?consent is|insurance|inconvenient|endorsements?|products?|shall first)\b/,
            ],
          },
          {
            all: [
              /\b(?:enlarged|extended|increased|varied|changed|amended|altered|time given|released)\b/,
              /\b(?:behind|without)\b.{0,60}\b(?:back|consent|knowledge|notice|being (?:weakened|affected|released|reduced)|telling)\b/,
              /\b(?:guarant\w*|surety|loan|debt)\b/,
            ],
            test: says(/\b(?:guarant|surety)/),
            none: [/\blapses|\bis discharged|\bfalls away|\bno amendment|\bunless\b/],
          },
          {
            force: ['waiver', 'right', 'no-duty', 'fact', 'duty', 'acknowledgement'],
            all: [
              /\bwaives? (?:all |any |every )?(?:\w+ )?(?:and |or )?(?:rights? and )?defen[cs]es?\b|\bwithout first (?:pursuing|proceeding|exhausting|suing|demanding|enforcing)\b|\bproceed directly\b/,
            ],
            test: ofGuarantor,
            none: [/\binsur\w+|\binconvenient|\bpayment terms\b|\bshall first\b/],
          },
        ],
      ),
    ),
    'security-all-assets': barring(
      [/\bcost savings\b|\bcleaning\b|\bmove-in\b|\bupkeep\b|\b(?:your|the) card\b/],
      [
        ...barring(
          [
            /\b(?:take|takes|took) no security\b/,
            /\btrademarks?\b|\binvoiced\b|\btitle to all\b|\bfree and clear\b/,
            /\b(?:permitting|permit to exist|other than incidental|incurring)\b/,
          ],
          [
            {
              all: [
                /\b(?:security interest|charges?|mortgage\w*|lien|stand as security|pledges?|floating charge|secur(?:es|ing|ity for))\b/,
                /\b(?:all (?:of )?(?:its|his|her|their|the)? ?(?:\w+ )?(?:assets|property|undertaking)|whole undertaking|everything|house|home|hereafter acquired|after-acquired|present and future|savings|own(?:s|ed) or)\b/,
              ],
              force: ['transfer', 'duty', 'fact', 'promise', 'right', 'acknowledgement', 'definition', 'waiver'],
              none: [
                /\b(?:only the financed|covers only|no security|shall not (?:create|subsist)|not create|customer data|maintain|service charges?|permitted liens|rent|home screen|security deposit|late|environmental|attributes?|no (?:lien|charge|security))\b/,
              ],
            },
            {
              force: ['transfer', 'duty', 'fact', 'promise', 'right'],
              all: [
                /\b(?:charges?|pledges?|mortgages?|assigns?|grants? (?:a )?(?:security|charge|lien))\b/,
                /\ball (?:that )?(?:it|he|she|\[\w+\]) (?:has|owns|have)|\bwill have\b|\ball (?:real|personal) property|\bresidence\b|\ball assets/,
              ],
              none: [/\bservice charge|\bshall not/],
            },
          ],
        ),
        {
          force: ['transfer', 'duty', 'fact', 'promise', 'right'],
          all: [
            /\b(?:charged to|stands? charged|pledges?|mortgages?|secur(?:es|ity)|lien|charges?)\b/,
            /\b(?:all (?:the )?(?:property|assets|goods)|whatever it owns|house|home|dwelling|wherever found|whenever (?:got|acquired)|everything (?:it|the \[\w+\]) (?:owns|has))\b/,
          ],
          none: [
            /\b(?:take|takes|took) no security\b/,
            /\b(?:nothing else|only|shall not|service charge|rent|security deposit|customer data|release\w*|no (?:lien|charge)|home page|trademarks?|free and clear)\b/,
          ],
          test: inCredit,
        },
      ],
    ),
    'certificate-conclusive': barring(
      [
        /\bunless (?:\S+ ){0,4}?(?:disput|object|challeng|contest)/,
        /\bfinal (?:pay|pay-?check|salary|settlement|instal(?:l)?ment|closing statement|accounts?)\b/,
      ],
      barring(
        [/\b(?:card issuer|transaction)\b/],
        [
          {
            all: [
              /\b(?:certificate|records|books|statement(?: of account)?|calculation|determination|account)\b/,
              /\b(?:conclusive|final (?:proof|evidence|and)|binding (?:on|for)|determinative|not be open to question|final evidence)\b/,
              /\b(?:owed|owe|due|outstanding|amount|sums?|calculation|debt|account)\b/,
            ],

            none: [
              /\b(?:manifest error|prima facie|insurance|service charge|royalt\w*|meter\w*|operating expenses|dilapidation\w*|expert|deposit|rent|landlord|tenant|premises|net receipts|earn-?out|energy|working capital)\b/,
            ],
          },
          {
            all: [
              /\brecords (?:are|shall be) (?:final|conclusive)|\bbooks (?:are|shall be) (?:determinative|conclusive)/,
            ],
            none: [/\bmanifest error|\bprima facie/],
          },
          {
            all: [
              /\b(?:determination|certificate|statement|calculation|records?|books|notice|demand)\b.{0,60}\b(?:final|conclusive|binding|binds?)\b/,
              /\b(?:sum|amount|owed|owing|payable|due|debt)\b/,
            ],
            none: [
              /\b(?:manifest error|prima facie|expert|service charge|royalt|meter|rent|deposit|surveyor|royalt|earn-?out|net (?:revenue|assets|income)|contingent)\b/,
            ],
          },
          {
            all: [
              /\b(?:ledger|records?|books|statement|certificate|account)\b/,
              /\b(?:beyond (?:argument|dispute)|conclusive|final|not (?:be )?(?:disputed|challenged|questioned)|sole (?:proof|evidence))\b/,
              /\b(?:due|owe|owed|owing|debt|balance|payable)\b/,
            ],
            none: [/\bmanifest|\bprima facie|\broyalt|\bdeposit\b|\brent\b|\bservice charge|\bmeter/],
          },
          {
            all: [
              /\b(?:entries|accounts|records|books|ledger)\b/,
              /\bconclusive\b|\bfinal\b|\bbinding\b/,
              /\b(?:owes?|owed|drawn|due|debt|borrow)/,
            ],
            none: [/\bmanifest|\bprima facie|\broyalt|\bservice charge|\brent\b|\bmeter/],
          },
          {
            all: [
              /\b(?:statements?|records|books|determinations?|calculations?|certificates?|figures?|accounts)\b/,
              /\b(?:may not be (?:questioned|challenged|disputed|contested)|decides? how much|taken as (?:correct|true|accurate)|cannot be (?:questioned|challenged|disputed)|conclusive|final|binding|without (?:any )?(?:further )?proof|to prove otherwise)\b/,
              /\b(?:owe[sd]?|owing|due|liable|sums?|amounts?|rates?|debt|balance)\b/,
            ],
            test: (_, { sentence }) =>
              creditWords.test(sentence.lower) ||
              guarantorSays.test(sentence.lower) ||
              /\brecords decide/.test(sentence.lower),
            none: [
              /\b(?:manifest|prima facie|meter\w*|royalt\w+|service charge|rent|deposit|expert|surveyor|energy|working capital|earn-?out|purchase price|tax|dispute[sd]? (?:within|by))\b/,
            ],
          },
          {
            all: [
              /\b(?:certifies|ledger|books|records|statement|figures?|account|certificate|evidence)\b/,
              /\b(?:settles? finally|is owing|no evidence to the contrary|beyond dispute|cannot be (?:disputed|questioned)|final\w*|conclusive\w*|not (?:be )?(?:disputed|challenged))\b/,
              /\b(?:ow(?:e|es|ed|ing)|due|pay|debt|sums?|amount)\b/,
            ],
            test: (_, { sentence }) => creditWords.test(sentence.lower) || guarantorSays.test(sentence.lower),
            none: [/\b(?:manifest|prima facie|mistaken|meter\w*|royalt\w*|service charge|rent|deposit|expert)\b/],
          },
        ],
      ),
    ),
    'default-interest-punitive': barring(
      [/\bcompounded with (?:the|that) overdue (?:amount|sum)s? at the end of each\b/, /\battorney/],
      barring(
        [/\blesser of\b|\[each\] shall (?:make|pay)\b/],
        [
          {
            all: [
              /\b(?:default (?:interest|rate)|overdue|late|unpaid|from the date of default|default)\b/,
              /\b(?:interest|rate)\b/,
              /\b(?:compound\w*|interest on (?:that )?interest|entire (?:principal|balance)|full balance|whole debt|highest rate|\d+(?:\.\d+)? ?(?:%|percent\w*))/,
            ],
            none: [/\b(?:above the bank|deposit earns|prepay\w*|rent is|service charge|discount)\b/],
            test: (_, { words }) => {
              const yearly =
                percentagesIn(words).some((value) => value >= 15) ||
                percentagesIn(words).some(
                  (value) => value >= 2 && value < 15 && /\b(?:per|a|each) month|monthly/.test(words),
                );
              const points = percentagesIn(words).some(
                (value) =>
                  value >= 6 &&
                  /\b(?:plus|above|over|additional)\b/.test(words) &&
                  /default rate|default interest|points/.test(words),
              );
              return (
                yearly ||
                points ||
                /compound|interest on (?:that )?interest|highest rate|entire principal|full balance|whole debt/.test(
                  words,
                )
              );
            },
          },
          {
            all: [/\b(?:arrears|overdue|late|unpaid|default)\b/, /\binterest\b/, /\b\d+(?:\.\d+)? ?(?:%|percent)/],
            none: [/\bmanifest|\bdeposit earns|\bdiscount/],
            test: (_, { words }) => percentagesIn(words).some((value) => value >= 15),
          },
          {
            all: [
              /\b(?:late|overdue|unpaid|arrears)\b/,
              /\b\d+(?:\.\d+)? ?(?:%|percent) (?:a|per|each) (?:month|week|day)\b/,
            ],
            none: [/\bdelivery|\bservice credit/],
            test: (_, { words }) =>
              percentagesIn(words).some((value) => value >= 2) || /(?:a|per|each) (?:week|day)/.test(words),
          },
          {
            all: [
              /\b(?:not paid when due|overdue|late|arrears|unpaid|on default|default(?: rate| subsists)?|past due)\b/,
              /\b(?:interest|rate)\b/,
              /\b(?:compound\w*|highest rate|maximum rate|(?:whole|entire|everything|all)\b.{0,30}\b(?:outstanding|owe|principal|obligations)|both before and after judgment|\d+(?:\.\d+)? ?(?:%|percent\w*))/,
            ],
            none: [
              /\b(?:discount|deposit earns|prepay\w*|service charge|overdue sum only|rent is|tax|accounts? receivable)\b/,
              /\bevery other creditor/,
            ],
            test: (_, { words }) => {
              const monthly = /\b(?:per|a|each|every) (?:month|week|day)|\bmonthly\b/.test(words);
              const values = percentagesIn(words);
              const points = [...words.matchAll(/\b(\d+) percentage points/g)].some((match) => Number(match[1]) >= 5);
              return (
                points ||
                values.some((value) => value >= 16 || (monthly && value >= 2 && value < 16)) ||
                (/\bcompound/.test(words) && values.some((value) => value >= 10)) ||
                (/whole|entire|everything|outstanding (?:principal|obligations)/.test(words) &&
                  values.some((value) => value >= 10)) ||
                /whether or not themselves overdue/.test(words)
              );
            },
          },
          {
            all: [
              /\b(?:default|late|overdue|arrears|unpaid)\b/,
              /\b(?:\d+(?:\.\d+)? ?(?:%|percent))/,
              /\b(?:bears?|grows?|interest|rate|accru\w*|added|charged)\b/,
            ],
            none: [/\b(?:rent|discount|delivery|goods|invoice|service credit|prepay\w*|tax)\b/],
            test: (_, { words, sentence }) => {
              const monthly = /\b(?:per|a|each|every) (?:month|week)|\bmonthly\b/.test(words);
              return (
                (creditWords.test(sentence.lower) || /\b(?:company|sum)\b/.test(sentence.lower)) &&
                percentagesIn(words).some(
                  (value) =>
                    value >= 16 || (value >= 2.5 && value < 16 && monthly && !/\b(?:a|per) year\b/.test(words)),
                )
              );
            },
          },
        ],
      ),
    ),
    'lender-costs-open': barring(
      [/\bincorrect execution\b|\bnon-execution\b|\bpurchase transactions?\b/],
      [
        ...barring(
          [
            /\b(?:continuing fee|taxes|offset|gross sales)\b/,
            /\b(?:audit|storage|damages, (?:losses|expenses)|losses|your breach|harmless|infring\w*|calls)\b/,
          ],
          [
            {
              all: [
                /\b(?:costs|expenses?|fees?|legal bills|outlays?|charges?|valuations?)\b/,
                /\b(?:whether or not reasonable|of (?:whatever|any|every) (?:kind|nature)|any fee (?:that )?\[?\w+\]? introduce|all of \[?\w+\]?'?s? legal|even if \[?\w+\]? lose|however incurred|every outlay|full indemnity|as the \[?\w+\]? sets|such rates as|internal time|without limit)\b/,
                /\b(?:pay|reimburse|falls? on|charged|indemnity|indemnif\w*|borne)\b/,
              ],
              none: [
                /\b(?:shortfall|output|replacement)\b/,
                /\b(?:arbitration|audit|warranty|defects?|reasonable and documented|up to [$£€]|own costs|fines|service charge|premises|net receipts|royalt\w*|arbitrat\w*|rent)\b/,
              ],
            },
            {
              force: ['duty', 'promise', 'fact'],
              all: [
                /\b(?:all|any|every|whatever)\b.{0,20}\b(?:expenses?|costs?|fees?|charges?)\b/,
                /\b(?:reimburse|pay|indemnify|bear)\b/,
                /\b(?:chooses? to incur|in-house|any adviser|however|of any (?:kind|nature)|whatsoever|reasonable or not|without limit|on demand|decides?|sets?)\b/,
              ],
              test: says(/\b(?:interest|loan|facility|credit|default|bank|lender|debt|arrears)\b/),
              none: [
                /\b(?:shortfall|output|replacement)\b/,
                /\breasonable (?:and|,|costs|expenses|fees)|\bup to [$£€]|\bdocumented|\bthird[- ]party claims?|\brent\b|\binfring|\bwarrant/,
              ],
            },
            {
              all: [
                /\b(?:every|all|any)\b.{0,20}\b(?:charge|outlay|cost|expense|fee)s?\b/,
                /\b(?:of whatever (?:sort|kind|nature)|whatever|however|without limit|of any (?:sort|kind))\b/,
                /\b(?:is for|on|paid by|borne by|pay|reimburse|falls)\b/,
              ],
              none: [
                /\b(?:shortfall|output|replacement)\b/,
                /\breasonable|\bindemnif|\bthird party|\bservice charge|\brent\b|\bnet\b|\broyalt/,
              ],
              test: says(/\b(?:bank|overdraft|interest|loan|account|facility|credit|lender)\b/),
            },
            {
              force: ['duty', 'promise', 'fact', 'right'],
              all: [
                costWords,
                /\b(?:all|any|every|such|whatever|each)\b.{0,30}\b(?:costs?|expenses?|fees?|charges?|outlays?|disbursements?|cost)\b|\bfees at such\b/,
                /\b(?:pays?|reimburse|bears?|cover|for \[?\w+\]?'?s? ?account|account|debited|repaid|part of the debt|borne|indemnify)\b/,
              ],
              test: inCredit,
              none: [
                /\breasonable (?:and|,|costs|expenses|fees|out-of-pocket|attorney|legal|documented)|\breasonabl[ey] (?:incurred|and)|\b(?:documented|up to [$£€]|prevailing|losing party|own costs|each party|outside counsel|not exceed\w*|prepay\w*)\b/,
                notHere,
                /\benforc\w+|\bcollect\w+|\bcollection/,
              ],
            },
            {
              force: ['duty', 'promise', 'fact', 'right'],
              all: [
                /\b(?:costs?|expenses?|fees?|charges?|outlays?|disbursements?)\b/,
                /\b(?:whether or not reasonable|whoever wins|whatever the (?:outcome|result)|successful in result|reasonable or not|at such (?:levels?|rates?) as|in any event|howsoever|whether or not)\b/,
                /\b(?:pays?|reimburse|bears?|cover|account|debited|repaid|part of the debt)\b/,
              ],
              test: inCredit,
              none: [notHere, /\b(?:own costs|each party|up to [$£€])\b/],
            },
          ],
        ),
        {
          force: ['duty', 'promise', 'fact'],
          all: [
            /\b(?:expense|costs?|adviser|fees?|charges?|outlays?|counsel|lawyers?)\b/,
            /\b(?:all|any|every|whatever)\b/,
            /\b(?:makes good|paid by|pays?|reimburse\w*|bears?|meets?|for the account|covers?)\b/,
            /\b(?:put to|whatever (?:it|they) (?:is|are) for|sees fit|of whatever|without limit|all expense|every (?:cost|expense|outlay)|chooses?|decides?|incurs? in any)\b/,
          ],
          test: inCredit,
          none: [
            /\b(?:continuing fee|taxes|offset|gross sales)\b/,
            notHere,
            /\breasonabl|\bdocumented|\bup to [$£€]|\bown costs|\bshort(?:fall)?\b/,
          ],
        },
      ],
    ),
    'prepayment-charge': barring(
      [/\bfees? of (?:[12]|0\.\d+) ?(?:%|percent)|\bno premium\b/],
      [
        {
          all: [
            /\b(?:prepa(?:y|id|yment)\w*|pay off the loan early|repay(?:ment)? early|early (?:re)?payment|redeem\w*|repaid early|chosen to repay)\b/,
            /\b(?:make-whole|premium|exit fee|all (?:the )?interest|may not be prepaid|not (?:be )?prepa(?:y|id)|penalty|fee of|can't|break fee)\b/,
          ],
          test: says(/\b(?:loan|lender|interest|facility|note|principal|acceleration|maturity|agent)\b/),
          none: [
            /\b(?:without (?:any )?(?:premium|penalty)|at par|fees? of (?:1|2) ?(?:%|percent)|annual fees|discount of|subscription|price in advance)\b/,
          ],
        },
        {
          all: [
            /\b(?:repays?|prepays?|redeems?|pays? off|settles?)\b.{0,60}\b(?:before|early|ahead|sooner|prior to)|\bearly (?:re)?payment/,
            /\b(?:interest|premium|fee|charge|penalty|compensation)\b/,
            /\b(?:in addition|would have (?:been )?(?:earned|payable|accrued|paid)|to (?:that|the final|maturity)|equal to|\d+ ?(?:%|percent)|must (?:also )?pay)\b/,
          ],
          none: [/\bwithout (?:any )?(?:premium|penalty)|\brent|\bfee of (?:1|2) ?(?:%|percent)|\bdiscount/],
        },
        {
          all: [
            /\b(?:settling early|early settlement|repay(?:ing|ment)? early|prepay\w*|paid (?:off )?early)\b/,
            /\b(?:does not reduce|no (?:reduction|rebate|discount)|full (?:finance )?charge|all interest|not (?:be )?reduced|still due)\b/,
          ],
        },
        {
          force: ['duty', 'ban', 'fact', 'right', 'no-right'],
          all: [
            /\b(?:pay(?:s|ing)? off early|repaid\b.{0,40}\bbefore|repay\w*\b.{0,30}\b(?:before|early|ahead)|redemption|redeem\w*|prepay\w*|ahead of (?:term|time|schedule)|early (?:re)?payment)\b/,
            /\b(?:exit fee|all (?:the )?interest|full term|yield|make-?whole|premium|compensation|save against|not be open|may not|cannot|not (?:be )?permitted|break (?:costs|fee))\b/,
          ],
          test: says(/\b(?:loan|lender|interest|facility|note|principal|borrower)\b/),
          none: [
            /\bwithout (?:any )?(?:premium|penalty|charge|fee)|\brent\b|\bsubscri|\bfees? of [12] ?(?:%|percent)|\breduced|\bat par\b|\bgoods\b/,
          ],
        },
        {
          force: ['duty', 'ban', 'fact', 'no-right'],
          all: [
            /\b(?:ahead of time|before the due dates?|early|prepa\w*|before (?:its )?maturity|sooner)\b/,
            /\b(?:paid off|pays? off|repa(?:y|id)\w*|prepa\w*|redeem\w*|settle\w*)\b/,
            /\b(?:interest|may not|thereby loses|fee|premium|compensat\w*|cannot|not (?:be )?(?:permitted|allowed))\b/,
          ],
          test: says(/\b(?:loan|lender|borrower|bank|note|facility|due dates)\b/),
          none: [
            /\b(?:no cost|free to|without (?:any )?(?:premium|penalty|charge|fee)|rent|goods|subscription|at par|late|overdue)\b/,
          ],
        },
      ],
    ),
    'negative-pledge-absolute': barring(
      [/\bacquire\b.{0,20}\b(?:offer to acquire\b|interest in any\b)/],
      barring(
        [/\bdrawings\b/],
        barring(
          [/\bsecurity (?:requirements|systems?|rules|procedures|officer)\b|\bfiber\b|\bpersonnel\b/],
          [
            ...barring(
              [/\bplaylists?\b|\bderivative works\b|\bpublish\b|\bservice\b/],
              [
                {
                  force: ['ban', 'fact', 'duty', 'no-right'],
                  all: [
                    /\b(?:lien|security|debt|borrow|indebtedness|dispos\w*|sell anything|dividend|capital expenditure|new shares|acquisitions?|incumbrance|encumbrance)\b/,
                    /\b(?:not (?:create|incur|permit|grant|sell|dispose|declare|borrow)|no security .{0,20}shall|can't (?:borrow|sell|give)|prohibited|shall not)\b/,
                    /\b(?:any|anything|anyone|without .{0,40}consent|save as|of any kind|whatsoever|elsewhere|all)\b/,
                  ],
                  test: says(/\b(?:lender|loan|owe|facility|bank|agent|borrower|company|lien)\b/),
                  none: [
                    /\b(?:permitted|other than in the ordinary|ordinary course|except|basket|purchase money|not disclose|sell (?:the )?(?:products|goods)|output|energy|data|equipment|personal information|security (?:measures|deposit|of the)|premises|minority|pre-?emption|lock-?up|may issue)\b/,
                  ],
                  clauseNone: [/\bordinary course\b|\bpermitted (?:liens?|security|disposals?|indebtedness)/],
                },
                {
                  force: ['ban', 'no-right'],
                  all: [
                    /\b(?:take credit|borrow|grant security|give security|part with any asset|incur|create)\b/,
                    /\b(?:anyone else|any other|any asset|elsewhere|any (?:debt|security|charge|lien)|from anyone)\b/,
                  ],
                  none: [/\b(?:ordinary course|permitted|except|unreasonably)\b/],
                  clauseNone: [/\bordinary course\b|\bpermitted (?:liens?|security)/],
                },
                {
                  force: ['ban', 'no-right', 'duty', 'fact', 'promise', 'acknowledgement'],
                  all: [
                    /\b(?:sold|sell|lease[sd]?|encumber\w*|borrow|invest|lend|acquire|merge|lien|security|debt|indebtedness|dividends?|distribution|dispos\w+|guarantees?|charge)\b.{0,40}\b(?:sold|sell|lease[sd]?|encumber\w*|borrow|invest|lend|acquire|merge|lien|security|debt|dividends?|distribution|dispos\w+|guarantees?|property|assets?)\b/,
                    /\b(?:no asset|not|neither|nor|can't|cannot|may not|without\b.{0,40}\bconsent|will,? so long)\b/,
                    /\b(?:while (?:any|the)|so long as|as long as|until|without\b.{0,40}\bconsent|any (?:person|asset|lien|debt|security)|any of its assets)\b/,
                  ],
                  test: says(/\b(?:lender|loan|facility|bank|borrower|outstanding hereunder|the loan is repaid)\b/),
                  none: [
                    /\b(?:permitted|ordinary course|except|other than|basket|unreasonably|nothing in this|premises|goods|products?|data|intellectual|rent|warrants?|licen[cs]e|set[- ]?off|guarantor)\b/,
                  ],
                  clauseNone: [/\bordinary course\b|\bpermitted (?:liens?|security|disposals?|indebtedness)/],
                },
              ],
            ),
            {
              force: ['ban', 'duty', 'fact', 'no-right'],
              all: [
                /\b(?:credit|security|asset sales|dividends?|investments?|borrow\w*|debt|sell|dispos\w*|lend\w*|charge)\b.{0,60}\b(?:credit|security|asset sales|dividends?|investments?|borrow\w*|debt|anyone|dispos\w*|assets?)\b/,
                /\b(?:no other|take up no|give no|need the \[\w+\]'s (?:leave|consent|approval)|in each case|shall not|may not|without (?:the )?\[\w+\]'s)(?!\w)/,
              ],
              test: inCredit,
              none: [
                /\b(?:permitted|ordinary course|except|other than|unreasonabl\w*|allowed as long|basket|set[- ]?off|goods|data|guarantor)\b/,
              ],
            },
          ],
        ),
      ),
    ),
    'power-of-attorney-wide': barring(
      [/\blimited power of attorney\b|\bintellectual property rights\b/],
      [
        {
          all: [
            /\b(?:attorney|attorney-in-fact|power of attorney|sign (?:papers|documents) for|irrevocable power)\b/,
            /\b(?:irrevocabl[ey]|can't take that back|at any time|every purpose|thinks? fit|any (?:document|act|deed)|whatever|coupled with an interest|from the date of signing|by way of security|full power)\b/,
            /\b(?:appoints?|makes?|names?|power|let|constitutes?|grants?|given|execute|sign)\b/,
          ],
          none: [
            /\b(?:after (?:an )?event of default|failed to do|attorney's fees|attorneys' fees|nothing in this|patent|invention|intellectual property|copyright|exit|sale of its shares|transfer its shares|deliverables)\b/,
          ],
        },
        {
          within: 'clause',
          all: [/\b(?:sign (?:papers|documents)|act) (?:for|in \S+ name)/, /\b(?:can't take that back|irrevocabl)/],
        },
        {
          all: [
            /\birrevocabl/,
            /\battorney\b/,
            /\b(?:any (?:instrument|document|deed|act)|in \[?\w+\]?'?s? name|at any time|considers?|all (?:documents|acts))\b/,
          ],
          none: [
            /\b(?:after (?:an )?event of default|fail(?:s|ed|ure) to|patent|inventions?|intellectual property|drag|sale shares)\b/,
          ],
        },
        {
          all: [
            /\bsign\b.{0,40}\bname\b|\bact in\b.{0,20}\bname\b|\bexecute\b.{0,60}\bname\b/,
            /\b(?:at all times|at any time|whatever|cannot be withdrawn|irrevocabl|any (?:document|instrument)|thinks)\b/,
          ],
          none: [/\bevent of default|\bfailed to do|\bpatent|\binvention/],
        },
        {
          within: 'clause',
          all: [
            /\bsign\b.{0,40}(?:\bname|\bfor \[\w+\]|\bon \[\w+\]'s behalf)|\bexecute\b.{0,60}\bname\b|\battorney\b/,
            /\b(?:cannot be (?:withdrawn|revoked)|can't (?:take|withdraw|cancel|revoke)|irrevocabl\w+|may not (?:revoke|withdraw)|whether or not a default)\b/,
          ],
          clause: [/\b(?:deeds?|documents?|transfers?|acts?|steps|papers|instruments?)\b/],
          none: [
            /\b(?:after an event of default|failed to do|patent|inventions?|copyright|intellectual property|proxy|sale of its shares|transfer its shares|attorneys?' fees|deliverables|performer|recording|merger)\b/,
          ],
        },
        {
          all: [
            /\b(?:attorney|act in its name|sign in|in (?:its|the \[\w+\]'s|\[\w+\]'s) name)(?!\w)/,
            /\b(?:irrevocabl\w*|may not take|cannot (?:revoke|withdraw)|any end|anything it may wish|at any time and|all purposes)\b/,
          ],
          none: [
            /\b(?:only during|event of default|failed|should have signed|patent|invention\w*|copyright|attorneys?' fees|shares|proxy)\b/,
          ],
        },
      ],
    ).map((rule) => ({ ...rule, types: borrowing })),
    'bank-set-off': [
      ...barring(
        [/\bcopy\b|\bdistribute\b|\bclose \[?\w+\]?'?s? account\b|\bderivative works\b/],
        [
          {
            force: ['right', 'fact', 'duty', 'acknowledgement'],
            all: [
              /\b(?:set[- ]?off|combine|debit|take money from|retention over|appropriat\w*|consolidat\w* accounts)\b/,
              /\b(?:accounts?|deposits?|balances?|credit balance|money held)\b/,
              /\b(?:at any time|without (?:any )?(?:prior )?notice|matured or not|contingent|may owe|considers? owing|affiliates|no default|any (?:of|liability|sum)|whether or not|unmatured)\b/,
            ],
            none: [
              /\b(?:after an event of default|due and unpaid|waives?|service credits?|security deposit|tenant|dwelling|invoice|purchase price|forecast)\b/,
            ],
          },
          {
            force: ['right', 'fact'],
            all: [
              /\b(?:apply|set[- ]?off|use|appropriate|debit|charge|take|transfer)\b/,
              /\b(?:credit balance|account|deposit|balances?|money)\b/,
              /\b(?:whether or not (?:then )?due|not (?:yet )?due|without (?:telling|notice|informing)|any obligation|future|contingent|affiliates)\b/,
            ],
            clause: [/(?<!\w)(?:borrower|lender|bank|credit|loan|default|facility|debt|balance|\[\w+\])(?!\w)/],
            none: [
              /\bsecurity deposit|\btenan|\brent\b|\bdue and (?:unpaid|payable) and|\binvoice|\bservice credit|\bworn|\bcleaning/,
            ],
          },
          {
            force: ['right', 'fact'],
            all: [
              /\b(?:help itself|take|apply|debit|use|appropriate|seize|set[- ]?off)\b/,
              /\b(?:any balance|any account|any (?:money|deposit)|balances|accounts? (?:with|kept|held))\b/,
            ],
            clause: [credit],
            none: [/\bafter an event|\bdue and unpaid|\bsecurity deposit|\btenan/],
          },
          {
            force: ['right', 'fact', 'duty', 'acknowledgement'],
            all: [
              /\b(?:combination of accounts|combine\w*|set[- ]?off|debit|standing to the credit|appl(?:y|ied|ication)|take (?:any )?money)\b/,
              /\b(?:accounts?|deposits?|balances?|credit of|moneys?)\b/,
              /\b(?:as often as|no (?:prior )?(?:demand|notice)|without (?:any )?(?:notice|demand|telling)|contingent|whether or not|at any time|matured|any obligation)\b/,
            ],
            test: says(/\b(?:bank|lender|borrower|loan|facility)\b|(?<!\w)\[giver\]/),
            none: [
              /\b(?:after an event of default|due and unpaid|waives?|security deposit|tenan\w+|rent|invoices?|goods|price|service credits?|royalt\w+|services|withholding)\b/,
            ],
          },
        ],
      ),
      {
        force: ['right', 'fact'],
        all: [
          /\b(?:help itself|used by|take|apply|debit|set off|use)\b/,
          /\b(?:deposits?|accounts?|balances?|money in|credit)\b/,
          /\b(?:whether or not due|without (?:a word|notice|telling|warning|asking)|any sum it claims|not yet due|at any time|before(?:hand)?)\b/,
        ],
        test: inCredit,
        none: [/\b(?:shall not|security deposit|tenant|rent|invoice|goods|service|escrow|data)\b/],
      },
    ],
    'capital-call-forfeit': barring(
      [/\bdiluted in proportion\b|\bup to (?:its|their|the) commitment\b|\bno \[?\w+\]? loses\b/],
      [
        {
          all: [
            /\b(?:capital|drawdown|missed call|more money|contribution|commitment|fund in)\b/,
            /\b(?:forfeits?|loss of all|dilut\w*|without limit|each time|for nothing|loses? (?:its|all)|reduced to (?:zero|nothing))\b/,
          ],
          clause: [/\b(?:member|partner|investor|share|venture|interest|manager|capital)\b/],
          none: [
            /\boptions?\b/,
            /\b(?:fair value|not (?:be )?required to contribute|no more than|new shares|units may be issued|exceed(?:ing)? its commitment)\b/,
          ],
        },
        {
          within: 'clause',
          all: [/\b(?:put in more money|further capital|capital call)/, /\b(?:forfeit|share goes to|lose|dilut)/],
          none: [/\boptions?\b/, /\bfair value\b/],
        },
        {
          within: 'clause',
          all: [
            /\b(?:further sums|additional (?:capital|contributions?|sums)|capital calls?|drawdown|contribute)\b/,
            /\b(?:cease to be|vest in|forfeit|without payment|dilut|lose)/,
          ],
          clause: [/\b(?:member|partner|investor|interest|venture|shareholder)/],
          none: [/\boptions?\b/, /\bfair value\b|\bfair market value\b/],
        },
        {
          all: [
            /\b(?:does not|fails? to|cannot) (?:meet|pay|fund|answer)\b.{0,20}\b(?:call|contribution|drawdown|capital)/,
            /\b(?:pass(?:es)?|vest|forfeit|lose|transfer|dilut)\w*\b/,
          ],
          none: [/\boptions?\b/, /\bfair (?:market )?value/],
        },
        {
          force: ['right', 'fact', 'duty', 'ban', 'transfer', 'no-right', 'waiver'],
          all: [
            /\b(?:capital|cash) calls?\b|\b(?:further|additional|more) (?:capital|contributions?|funds|money|sums)\b|\bnon-?payment of a call\b|\bdemand for (?:additional )?capital/,
            /\b(?:forfeit\w*|dilut\w*|cancel\w*|loses?|lost|offered all|at (?:half|a discount)|without compensation|no limit|as often as|such amounts|for nothing|vest)\b/,
          ],
          none: [
            /\b(?:fair value|not be required|no more than|exceed(?:ing)? its commitment|in proportion|proportional)\b/,
          ],
        },
        {
          force: ['ban', 'fact', 'duty', 'right', 'no-right', 'transfer'],
          all: [
            /\b(?:call for (?:funds|capital|money|cash)|calls? (?:on|for)|further sums|put in|pay in|contribut\w*|capital)\b/,
            /\b(?:drops? out|gets? nothing|no bound|no limit|loses?|forfeit\w*|dilut\w*|without limit|for nothing|expelled)\b/,
          ],
          test: says(/\b(?:members?|investors?|partners?|shareholders?|units|partnership|fund)\b/),
          none: [/\b(?:nothing beyond|fair value|no more than|not be required|employ\w*|vest\w*)\b/],
        },
      ],
    ),
    'confession-of-judgment': barring(
      [/\bnot authori[sz]e\b|\bis void\b/],
      [
        ...barring(
          [/\bpay any (?:final )?judgment\b|\binfring\w+/],
          [
            {
              all: [
                /\b(?:confess\w* (?:of )?judgment|confession of judgment|cognovit|warrant of attorney|affidavit of confession|judgment (?:be )?entered (?:against|forthwith|without)|enter judgment)\b/,
              ],
              none: [
                /\b(?:nothing|not (?:be )?(?:authoriz|entitle|confess)|arbitrat\w*|award|may be entered in any court (?:having|of competent))\b/,
              ],
            },
            {
              all: [/\bjudgment\b.{0,40}\bwithout a (?:hearing|trial)/],
              none: [/\bnot\b.{0,20}judgment/],
            },
            {
              all: [
                /\bjudgment\b/,
                /\b(?:by confession|confess|cognovit|without (?:a )?(?:hearing|trial|process|notice))\b/,
              ],
              none: [/\bnothing\b|\bnot (?:be )?(?:authori[sz]|entitle|confess)|\bjudgment of \[/],
            },
            {
              force: ['duty', 'right', 'fact', 'waiver', 'acknowledgement', 'promise', 'transfer'],
              all: [
                /\bjudgment\b|\baffidavit of confession\b/,
                /\b(?:consents? to (?:the )?entry|without (?:telling|notice|a hearing|serving|giving)|waives? service|confess\w*|chance to be heard)\b/,
              ],
              none: [
                /\b(?:nothing|not (?:be )?(?:authori[sz]\w*|entitle|confess)|award|arbitrat\w+|in its (?:sole |reasonable )?judgment|business judgment)\b/,
              ],
            },
          ],
        ),
        {
          force: ['duty', 'right', 'fact', 'waiver', 'acknowledgement', 'promise', 'transfer'],
          all: [
            /\b(?:judgment|admit the debt)\b/,
            /\b(?:take judgment|entered for|on its own affidavit|in its name|not needing to be heard|forthwith|without (?:more|a hearing|notice)|affidavit of confession)\b/,
          ],
          none: [/\b(?:must sue|nothing|award|arbitrat\w*|pay any|not (?:be )?(?:authori\w*|entitle))\b/],
          test: (_, { sentence }) =>
            creditWords.test(sentence.lower) || /\b(?:debtor|creditor|merchant)\b/.test(sentence.lower),
        },
        {
          all: [/\baffidavit of confession\b/],
          none: [/\bnothing\b|\bnot\b/],
        },
      ],
    ),
    'rate-set-by-lender': barring(
      [/\broyalt|\bconver(?:ted|sion)\b/],
      [
        ...barring(
          [/\bper-minute\b|\bcalls?\b(?! in)|\bsubscription\b/],
          [
            {
              force: ['right', 'fact', 'duty'],
              all: [
                /\b(?:margin|interest rate|rate|pricing)\b/,
                /\b(?:vary|change|increase|raise|fixes|steps? up|adjust|set|determine)\w*\b/,
                /\b(?:absolute discretion|sole discretion|whenever|for any reason|sees fit|thinks fit|from (?:month to month|time to time)|at any time|such percentage as)\b/,
              ],
              test: says(/\b(?:loan|lender|bank|interest|borrower|margin|facility|agent|credit)\b/),
              none: [
                /\b(?:not be changed|exchange rate|hourly|fee rates?|commission|day rate|rent|royalt\w*|subscription|goods|fixed margin|working hours|default rate)\b/,
              ],
            },
            {
              force: ['right', 'fact'],
              all: [
                /\b(?:alter|change|vary|increase|adjust|revise|raise|set|fix)\b.{0,30}\b(?:rate of interest|interest rate|margin|rate)\b/,
                choice,
              ],
              none: [/\bnot be changed|\bdefault rate|\bhourly|\broyalt|\bcommission/],
              clause: [/\binterest\b|\bmargin\b/],
            },
            {
              all: [
                /\b(?:interest|rate)\b/,
                /\b(?:such rate as|at (?:a|the) rate (?:set|fixed|determined|chosen) by|rate (?:that )?\[?\w+\]? (?:may )?(?:set|fix|determine|decide))\b/,
              ],
              none: [/\bby law|\bstatut/],
            },
            {
              all: [
                /\b(?:margin|interest rate|rate of interest)\b/,
                /\b(?:widen|reset|alter|increase|raise|change|vary|adjust|revise)\w*\b/,
                choice,
              ],
              none: [/\bnot (?:be )?(?:changed|increased)|\bboth parties|\bagree/],
            },
            {
              force: ['right', 'fact', 'duty', 'no-right'],
              all: [
                /\b(?:rates?|margin|spread|percentage|interest)\b/,
                /\b(?:raise|alter\w*|chang\w+|increase|vary|adjust|revise|amend|fix|determine)\b/,
                /\b(?:whenever|as it (?:thinks fit|sees fit|decides|chooses)|discretion|no upper (?:bound|limit)|from time to time|whenever \[?\w+\]? decide|at any time|so warrant)\b/,
              ],
              test: (_, { sentence }) => creditWords.test(sentence.lower) || /\binterest\b/.test(sentence.lower),
              none: [
                /\b(?:not be changed|only as|only (?:if|by)|written agreement|exchange rate|hourly|commission|royalt\w*|subscription|rent|goods|ceiling|base rate of|default rate|published|tax|insurance|ownership interest|percentage interest|benefits?|salary|service|data)\b/,
              ],
            },
          ],
        ),
        {
          force: ['right', 'fact', 'duty'],
          all: [
            /\b(?:rate|margin|interest)\b/,
            /\b(?:step up|raise|increase|fix|set|put up|move|change|adjust)\b/,
            /\b(?:if it thinks|for the \[\w+\] to|as it|whenever|in its (?:view|discretion)|when it|it (?:thinks|considers|believes)|from time to time)(?!\w)/,
          ],
          test: inCredit,
          none: [
            /\b(?:only as|published|fixed at|to maturity|written agreement|ceiling|default rate|exchange|rent|tax|service|prepay\w*)\b/,
          ],
        },
      ],
    ),
  },
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
