import { givesNothing, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { byActor, closeBy } from '../payment/concepts.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** What treats both sides alike burdens neither. */
const alike = /\b(?:both parties|each party) (?:shall|may|will)\b/;
const definition = /\bmeans\b/;
const others =
  /\b(?:other(?: customers?| clients?| purchasers?| buyers?| licensees?| merchants?| persons?| part(?:y|ies)| retailers?| investors?| hospitals?| agenc(?:y|ies)| channels?)|others|anyone|anybody|nobody|no one|any (?:other )?(?:person|customer|third party|client|investor|purchaser|retailer|licen[sc]e)|third part(?:y|ies)|someone|another|similarly situated|similar (?:client|customer|licensee|buyer|hospital|investor|retailer)s?|like (?:buyer|customer|hospital|purchaser|quantities)s?|comparable (?:rate|price)|comparable (?:customer|buyer|retailer|purchaser|client|lanes)s?|another (?:hospital|agency|investor)|investors of|later licen[sc]e|in any licen[sc]e|best (?:\[\w+\] )?pricing|parity clause|competing chains|whomsoever|public or private client|somebody|elsewhere|own website|side letters?|lower sale)\b|\b(?:other|another|similar(?:ly situated)?|like|comparable|any(?: other)?|or private|later|most[- ]favou?red|best|equal size) (?:\w+ )?\[\w+\]/;
const better =
  /\b(?:(?:better|lower|lowest|more (?:favou?rable|advantageous|attractive|generous)|most[- ](?:favou?red|favou?rable)|best)\b(?! efforts| of)|less than|no higher|not exceed|as (?:low|favou?rable|good) as|at least as (?:low|favou?rable|good)|as low as|no less favou?rabl[ey]|below those|equal or beat|pays? (?:\w+ )?less|paid less|charged? less|parity|match(?:es)?|cheaper|same|nobody pays|nobody .{0,12}pays?|no one .{0,30}pays?.{0,8} less|lower royalty|best (?:\[\w+\] )?pric\w+|in excess of the rate|side letters?|any right, economic)\b/;
const terms =
  /\b(?:prices?|pricing|rates?|fees?|royalt(?:y|ies)|terms?|conditions?|discounts?|deals?|offers?|charges?|allowances|side letters?|quotation|cost|pays?|paid|favou?red|status|charged?)\b/;
const none = [
  alike,
  definition,
  /\b(?:liability|fraud|no promise|not a promise|may differ|no right for any other|creates no right|volume discount|treat the \[\w+\]|information as carefully|reviews? prices|not used in this|invalid|spot rate|benchmark\w*|exchange|competitors? of|tariff in force|market rent|interest rate|severability|auditors?'? own|as well as its own|degree of care|own confidential)\b/,
];

const rivals =
  /\b(?:(?:any |some |each |all )?other (?:customers?|clients?|buyers?|purchasers?|licensees?|subscribers?|partners?|channels?|investors?|retailers?|merchants?|distributors?|\[\w+\])|others|anyone(?: else)?(?: anywhere)?|anybody|somebody else|someone else|any (?:person|third part(?:y|ies))|third part(?:y|ies)|another (?:customer|client|buyer|purchaser|licensee|partner|investor|party|person|\[\w+\])|another|no other|anywhere else|elsewhere|any other channel|favou?red customer|comparable customers?)\b/;
const goodTerms =
  /\b(?:lower|lowest|better|best|cheaper|less|(?:more|most|no less|as|equally) (?:favou?rabl[ey]|favou?red|advantageous|generous|attractive)|no higher|never be higher|not be higher|below (?:the|those)|overpaid|in comparison)\b/;
const notFavor =
  /\b(?:no promise|not (?:entitle|require|oblige)|liability|benchmark\w*|interest rate|market rent|degree of care|first refusal|superior proposal|board|spot|allocat\w+|no effect|not (?:affect|alter)|confidential information|indemn\w*|arbitrat\w+|tax|at auction|competitive bid|insurance)\b/;

/** Promises that nobody gets a better price. */
const affirmed = defineTopic(
  'most-favored-customer',
  file,
  closeBy({
    'mfc-promise': barring(
      [
        /\bmatch the deal\b|\bquote from\b|\boffered (?:energy|goods|products|services)\b|\bbona fide offer\b|\bno charge\b|\bon the hook\b|\bnew title\b|\bdelay damages\b/,
      ],
      byActor('must', [
        {
          force: ['duty', 'promise', 'fact', 'acknowledgement'],
          all: [
            /\b(?:prices?|pricing|rates?|fees?|royalt(?:y|ies)|charges?|terms)\b.{0,160}\b(?:no|not) (?:be )?(?:less|more) (?:un)?favou?rable\b.{0,60}\bthan (?:those|the|any) (?:prices?|pricing|rates?|fees?|royalt(?:y|ies)|charges?|terms)\b|\b(?:treated|priced|charged)\b.{0,20}\bat least as favou?rabl[ey]\b.{0,80}\b(?:prices?|pricing|rates?|fees?)\b.{0,80}\bas\b/,
          ],
          none: [
            ...none,
            notFavor,
            /\b(?:warrant (?:that )?the (?:financial|accounts)|employment|for the (?:lenders?|lessee) than)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:never|not|no)\b.{0,20}\b(?:be )?(?:higher|more|greater|less favou?rable|worse)\b.{0,20}\bthan\b|\bno (?:less favou?rable|higher|greater) than\b|\bbelow (?:the|those) (?:rates?|prices?)\b/,
            rivals,
            /\b(?:prices?|pricing|rates?|fees?|royalt(?:y|ies)|charges?)\b/,
          ],
          none: [...none, notFavor],
        },
        ...barring(
          [
            /\b(?:first refusal|right of first|on the same terms|same terms and conditions|renewable|another provision|for a consideration|insurance)/,
            /\b(?:last look|unless .{0,30}declined|first offer|delay damages|to match it|new title|step-in)/,
            definition,
          ],
          [
            {
              all: [
                /\bmost[- ]favou?red[- ](?:customer|nation|licensee|\[\w+\])|\bmfn\b/,
                /\b(?:shall|will|is|are|receive\w*|entitled|enjoy\w*|benefit|grant\w*|price|pricing|warrants?|clause|treatment)\b/,
              ],
              none: [/\b(?:no|not|nothing)\b/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:lower|better|more favou?rable)\b.{0,30}\b(?:price|pricing|rate|royalt\w+|terms|fees?|deal|offer)s?\b/,
                /\b(?:another|other|third part(?:y|ies)|comparable|similar\w*|like|anyone|someone|any (?:person|customer|licensee|\[\w+\]))\b/,
                /\b(?:entitled|benefit|shall (?:offer|extend|reduce|apply|receive|be reduced|refund|credit)|same|match|reduced|incorporated|amended|repay|refund|credit)\b/,
              ],
              none: [
                /\b(?:not entitle|no right|if a third party quotes|competitor|spot|benchmark|market price|free to|first refusal|matching right|superior proposal|board|quote from)\b/,
              ],
            },
          ],
        ),
        {
          force: ['duty', 'promise', 'fact', 'ban', 'right', 'acknowledgement', 'definition', 'transfer', 'waiver'],
          all: [
            /\b(?:prices?|pricing|rates?|fees?|royalt(?:y|ies)|charge[sd]?|deals?|terms|discounts?|allowances|side letters?|quotation|paid|pays?|provision|overpayments?)\b/,
            others,
            better,
          ],
          none: [
            /\b(?:first refusal|right of first|on the same terms|same terms and conditions|renewable|another provision|for a consideration|insurance)/,
            /\b(?:last look|unless .{0,30}declined|first offer|delay damages|to match it|new title|step-in)/,
            ...none,
            /\b(?:unaffected|may not see|no access|if a third party quotes|competitor offers|auditor reports|lower of|lesser of|re-?let\w*|subcontract(?:or|ing)\w*|change in law|spread|market price|prevailing market|no (?:retroactive|refund)|has no access|yes or no)\b/,
          ],
        },
        {
          all: [
            /\bmost[- ]favou?red[- ](?:customer|nation|licensee|client|purchaser|pricing|investor|status)?|\bprice parity\b|\bpricing parity\b|\bbest customer pricing\b|\bbest[- ]price guarantee\b|\bnot (?:charge|offer)\b.{0,60}\b(?:less|lower|below)\b/,
            /\b(?:shall|warrants?|will|promise|guarantee|breach|obliges?|must|may|status|clause|grants?|match)\b/,
          ],
          none: [
            /\b(?:first refusal|right of first|on the same terms|same terms and conditions|renewable|another provision|for a consideration|insurance)/,
            /\b(?:last look|unless .{0,30}declined|first offer|delay damages|to match it|new title|step-in)/,
            ...none,
            /\bcredited\b|\bno (?:retroactive|refund)|\bindependent accountant|\bonce a year an officer/,
          ],
        },
      ]),
    ),
    'mfc-any-customer': barring(
      [/\bgrid\b|\breplacement\b|\bdeficiency\b|\bmatch the deal\b/],
      byActor('must', [
        {
          within: 'sentence',
          all: [
            /\bno (?:other )?(?:customer|client|buyer|purchaser|licensee|subscriber|person|party|\[\w+\])\b.{0,160}\b(?:enjoys?|pays?|receives?|has|gets?|is charged|obtains?)\b.{0,60}\b(?:lower|less|better|more favou?rable)\b/,
            /\b(?:irrespective|regardless|whatever|any|no)\b/,
          ],
          none: [
            ...none,
            notFavor,
            /\b(?:similarly situated|comparable|substantially (?:similar|the same)|like (?:volumes|quantities))\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:lowest|best) (?:\w+ )?(?:price|rate|fee|pricing|terms)s?\b/,
            /\b(?:to|with|by|for) (?:any|anyone|anybody|another|all|other)\b.{0,30}\b(?:person|customer|buyer|part(?:y|ies)|client|purchaser|one|body)?\b/,
            /\b(?:quoted|offered|sold|charged|granted|given|gives?|sells?|offers?|charges?)\b/,
          ],
          none: [
            ...none,
            notFavor,
            /\b(?:similarly situated|comparable|substantially|like (?:volumes|quantities)|same volumes?)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:any (?:other )?(?:customer|person|third party|\[\w+\])|any third party|anyone|anybody|any other)(?:\b|(?<=\]))/,
            /\b(?:lower|lowest|better|best|more favou?rable|less)\b/,
            /\b(?:prices?|pricing|terms|rates?|service levels|royalt\w+)\b/,
            /\b(?:regardless|irrespective|whatever|any of its products|for any reason|at all times|terms)\b/,
          ],
          none: [
            /\b(?:same proportion|scope of the license|minimum annual)/,
            /\b(?:employment|confidential|arbitrat|for a consideration|reconstruction|first refusal)/,
            /\b(?:last look|to match it|first offer|delay damages)/,
            definition,
            /\b(?:similar\w*|comparable|like (?:customers?|quantit)|same (?:volume|scope)|not entitle|no right|free to|quote|competitor|first refusal|audit|confidential)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:any(?:one|body)?|no time|whatever|whomsoever|nobody|ever|every|never)\b/,
            better,
            terms,
            /\b(?:whatever the|whatever (?:size|volume)|for any reason|irrespective of (?:differences|volume|quantity)|regardless of (?:scope|volume|quantity|term)|(?:volume|size|commitment size|quantity|scope|territory)\b.{0,30}\bnotwithstanding|special promotions|one-off|pilots?|whomsoever|any customer|anyone|anywhere|anybody|mere (?:making|offer)|online and offline|every other channel|any other (?:person|customer)|any third party)\b/,
          ],
          none: [
            /\b(?:same proportion|scope of the license|minimum annual)/,
            /\b(?:employment|confidential|arbitrat|for a consideration|reconstruction|first refusal)/,
            /\b(?:last look|to match it|first offer|delay damages)/,
            ...none,
            /\b(?:substantially the same|left out of|like (?:customers|hospital|buyer|purchasers)|comparable|similar (?:class|customers|volumes|terms)|same scope|like quantities|spot rate|sell the products|rely on the)\b/,
          ],
        },
      ]),
    ),
    'mfc-retroactive-refund': barring(
      [/\bretainer\b/],
      barring(
        [/\b(?:shall mean|gross revenue|identification|preceding week)\b/],
        byActor('must', [
          {
            within: 'sentence',
            all: [
              /\b(?:refund\w*|repay\w*|reimburs\w*|credit(?:ed)?(?: back)?|return(?:ed)?|difference(?: back)?|overpa(?:id|yments?)|make good|excess)\b/,
              /\b(?:another|others?|third party|best-price|favou?red customer|other (?:customer|client|buyer|licensee)s?|comparison)\b/,
              /\b(?:since|whole time|earlier periods?|all (?:earlier|previous|past)|from the (?:date|start|effective)|back to|retroactiv\w+|already|with effect from|preceding|previous(?:ly)?|first had)\b/,
            ],
            none: [
              ...none,
              notFavor,
              /\b(?:next order|nothing is repaid|not (?:be )?repaid|prospectiv\w+|agreed prices|tax)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:refund|credit|repay|reimburse|rebate)\w*\b/,
              /\b(?:more favou?rable|lower|better|lowest) (?:price|pricing|rate|terms|royalt\w+)\b/,
              /\b(?:retroactiv\w+|since the (?:start|effective|beginning|date)|previous \d+|prior \d+|preceding|collected over|from the (?:start|outset|beginning)|back to)\b/,
            ],
            none: [definition, /\b(?:no|not|prospective|going forward|unused)\b/],
          },
          {
            within: 'clause',
            all: [
              /\b(?:refund(?:s|ed)?|credit|repa(?:y|ys|id|yable)|reimburse[sd]?|pay(?:s)? .{0,12}back|give(?:n)? back|rebate|returned|pays? \[\w+\] back)\b/,
              /\b(?:difference|gap|overpayments?|excess|lower (?:price|sale|rate)|better price|in excess of|charged less|paid less|parity|best|royalties paid in excess|already paid|shortfall)\b/,
              /\b(?:since|effective date|back-?dated|retroactive\w*|first (?:day|invoice)|whole contract|every period|earlier years|relates back|period since|earlier years|however long ago|from the outset|already paid|all purchases made|date of the earliest|preceding|prior (?:purchases|invoices|months|years)|(?:to|from) january)\b/,
              better,
              others,
            ],
            none: [
              ...none,
              /\b(?:no (?:adjustment|retroactive)|without interest|onward|current calendar quarter|after the date on which|billing errors|breach, prepaid|rebates earned|audit\w* shows)\b/,
            ],
          },
        ]),
      ),
    ),
    'mfc-audit': barring(
      [/\bwarranty\b/],
      byActor('must', [
        {
          within: 'sentence',
          clause: [
            /\b(?:best|lowest|(?:most|more)[- ](?:favou?r\w+)|favou?red|undertaking|parity|mfn|compliance with this (?:clause|section)|lower (?:price|rate|royalt)|better (?:price|terms|deal)|financial terms)/,
          ],
          all: [
            /\b(?:contracts?|agreements?|deals?|licen[cs]es?|invoices?|pricing|prices?|terms|sales(?: records)?)\b.{0,40}\b(?:with|to|for|granted to|concluded with|of) (?:its |\[\w+\]'s |any |all )?(?:others?|other (?:customers?|clients?|subscribers?|licensees?|buyers?|partners?)|another|third part(?:y|ies)|anyone else)\b/,
            /\b(?:check|examine|inspect|audit\w*|access to|copies|copy|review|verif\w+|lay open|disclose|produce|deliver(?:ed)?)\b/,
          ],
          none: [
            ...none,
            /\b(?:no right to|only whether|independent accountant|officer .{0,30}certif\w+|personal data|confidential information|sub-?licen\w+|assign\w*|insurance|tax)\b/,
          ],
          clauseNone: [/\b(?:no right to see|only whether|independent (?:accountant|auditor|accounting firm))\b/],
        },
        ...barring(
          [/\b(?:pertaining to the subject|healthcare|account and records|relating to)/, alike, definition],
          [
            {
              within: 'sentence',
              all: [
                /\b(?:audit|inspect\w*|examine|review|make available|open to|access|disclose|provide copies)\b/,
                /\b(?:other (?:customers?|purchasers?|clients?|buyers?|\[\w+\]s?)|third parties|sales to)(?:\b|(?<=\]))/,
                /\b(?:pricing|prices?|lowest price|most[- ]favou?red|favou?rable|discounts)\b/,
              ],
              none: [
                /\b(?:no access|may not|without access|certificate of|only whether|independent|nothing here|not see)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:inspect(?:s|ion)?|audit(?:s|ors)?|examine|review|access|look through|copies of each|disclos(?:e|ure)|books|verify|prove|delivered|furnish)\b/,
                /\bother \[\w+\]|\bby \[\w+\] name|\b(?:other (?:customers?|clients?|purchasers?|merchants?|licensees?|buyers?|retailers?)|all other|those (?:\[\w+\]|customers)|by customer name|third parties|competing chains|by customer name|all other|other clients|dealings with)\b/,
                /\b(?:contracts?|agreements?|prices?|pricing|price files|invoices|licen[sc]es?|parity|favou?red|rate cards?|discounts|sales data|what .{0,30}pay|books)\b/,
              ],
              none: [
                /\b(?:no access|no right|not entitle|may not|nothing here|independent accountant|only whether|references|bound to secrecy|excluding|except|without access|royalties due|confidentiality of other|shall not (?:have|include))\b/,
              ],
            },
          ],
        ),
      ]),
    ),
    'mfc-automatic-amendment': [
      {
        all: [
          /\b(?:more favou?rable|better|improved|lower) (?:\w+ )?(?:terms?|prices?|rates?|conditions)\b(?: \S+){0,4}? (?:(?:apply|applies|extends?|takes? effect) (?:\w+ )?automatically|automatically (?:apply|applies|extends?|takes? effect))\b/,
        ],
        none: [/\blaws?\b|\bsupplier'?s'? (?:own )?suppliers\b|\bpromotion/],
      },
      {
        within: 'sentence',
        all: [
          /\b(?:automatically|(?:deemed|taken|treated as) (?:to be )?(?:amended|modified|incorporated|changed)|(?:agreement|contract|price|rate|fee|royalty)s? (?:shall |will )?(?:\w+ ){0,6}?(?:changes?|adjusts?|drops?|stands? reduced|reduced|amended) (?:to|so)|nothing more to sign|without (?:further|any further|more) (?:action|act|formality|signature|ado)|of its own accord|ipso facto|by itself|forthwith and)\b/,
          rivals,
          goodTerms,
        ],
        none: [
          ...none,
          notFavor,
          /\b(?:once both|signed (?:an )?amendment|both (?:parties )?(?:have )?sign\w*|renew\w*)\b/,
        ],
      },
      {
        within: 'sentence',
        all: [
          /\b(?:automatic\w*|without further action|deemed (?:to be )?(?:automatically )?(?:amended|reduced|modified|incorporated)|incorporated into|by operation of)\b/,
          /\b(?:lower|better|more favou?rable|most[- ]favou?red)\b/,
          /\b(?:price|pricing|rate|terms|royalt\w+|offer)\w*\b/,
          /\b(?:another|other|third part(?:y|ies)|similar|comparable|like|anyone|any)\b/,
        ],
        none: [definition, /\b(?:renew\w*|unless|invalid|may agree|no (?:term|amendment)|law|index|cpi)\b/],
      },
      {
        within: 'sentence',
        all: [
          /\b(?:automatic(?:ally)?|by itself|ipso facto|deemed (?:to be )?(?:reduced|amended|modified|incorporated)|without (?:the )?(?:need|any (?:action|further))|no action|become[s]? part of|incorporated (?:here )?by reference|self-adjusts?|read into|stands? (?:modified|amended)|forthwith|the moment|amends? this|is deemed)\b/,
          /\b(?:better|lower|lowest|more (?:favou?rable|generous|advantageous)|side letters?|most[- ]favou?r\w+)/i,
          /\b(?:price|rate|terms?|licen[sc]e|agreement|contract|provision|offer|sale|sell|sold)\w*\b/,
          others,
        ],
        none: [
          definition,
          /\b(?:shall offer it|once the parties sign|unless both|signed by|invalid|renew\w*|required by law|expire)\b/,
        ],
      },
    ],
  }),
  fixes,
);

/** In these words a statement says that the issue does not arise. */
export const issues = unlessDenied(alsoBy(affirmed, otherWords), {
  'mfc-any-customer': [/\b(?:price|charge|figure|rate)s? (?:shall|will|does|do) not (?:come down|fall|drop)\b/],
  'mfc-retroactive-refund': [givesNothing, /\bno (?:refund|repayment|credit|rebate)\b/],
  'mfc-audit': [/\bneed not (?:disclose|open|show|produce|reveal)\b/],
});
