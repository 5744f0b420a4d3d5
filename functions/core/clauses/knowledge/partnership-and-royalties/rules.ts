import { unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';

const royalty =
  /\b(?:royalt\w*|share|profit|commission|percentage|receipts|revenue|net (?:income|profit|sales)|gross|half|earns?)\b/;
const venture =
  /\b(?:member|partner\w*|shareholders?|shares?|units|board|venture|founder|investor|company|holders?|minority|majority|interest)\b/;

const noNotice =
  /\b(?:without (?:any )?(?:prior |previous |further |formal )?(?:notice|warning|demand|telling|informing|asking)|at once|immediate(?:ly)?|forthwith|straight away|with immediate effect|instantly|no (?:notice|warning|demand|cure|grace)|\d (?:day|hour)s?'?s? (?:written )?notice)\b/;

/** Who must do what it says carries it; what one may do is carried by the other. */
const eitherSide = (rule: IssueRule): readonly IssueRule[] => [
  { ...rule, force: ['duty', 'ban', 'promise', 'waiver', 'acknowledgement', 'no-right', 'transfer'], bears: 'actor' },
  { ...rule, force: 'fact', bears: 'actor', all: [...rule.all, /\[o\] (?:takes?|buys?|gets?|decides?|may|can)\b/] },
  {
    ...rule,
    force: ['right', 'no-duty', 'fact', 'definition', 'exclusion'],
    bears: 'other',
    none: [...(rule.none ?? []), /\[o\] (?:takes?|buys?|gets?|decides?)\b/],
  },
];

/** A change of owner, or of a person, and the end that it brings. */
const ownerChange =
  "(?:change of control|founders?|key person\\w*|lead designer|transfer of shares|sell (?:your|its|\\[\\w+\\]'s) company|departure|change in (?:the )?(?:ownership|control)|ceasing to work)";
const ending =
  '(?:material breach|terminate|end the (?:deal|agreement)|ends the (?:license|licence|agreement)|deemed .{0,30}(?:assignment|breach)|forthwith|keep the work|cannot be cured|event of default)';
const changeEnds = new RegExp(
  `\\b${ownerChange}\\b[^;]{0,330}?\\b${ending}\\b|\\b${ending}\\b[^;]{0,200}?\\b${ownerChange}\\b`,
);
const personEnds =
  /\b(?:death|divorce|illness|departure|resignation|retirement|new owner|change (?:of|in) (?:control|ownership|owners?))\b[^;]{0,400}?\b(?:breach|terminate|end|cancel|default)\b|\b(?:breach|terminate|end|cancel|default)\b[^;]{0,160}?\b(?:death|divorce|illness|departure|resignation|retirement|new owner|change (?:of|in) (?:control|ownership|owners?))\b/;

/** Those through whom a licensee can sell without selling itself. */
const affiliate =
  '(?:affiliat\\w+|sub-?licen[cs]ees?|group compan(?:y|ies)|(?:related|sister|associated) (?:compan(?:y|ies)|entit(?:y|ies))|subsidiar(?:y|ies)|sub-?distributors?)\\b';
/** Sales within a group that are counted when goods leave it. */
const counted =
  /\b(?:re-?sales?|re-?sold|resell|unless|end users?|first (?:independent|arm)|\w*arm'?s[- ]length|intercompany|intra-?group|among|between)\b|\bnot exclud/;
const someone = '(?:\\[\\w+\\]|it|licensee|publisher|label|company|we|producer|distributor)';
/** A split of a price by a measure, or by somebody who is independent. */
const fairSplit =
  /\b(?:ratio|proportion(?:al|ate)?(?:ly)? to|pro rata|list prices?|good faith|agree[ds]?\b|mutual\w*|independent|expert|fair market|multiply\w*|fraction|formula|reasonabl\w+|reference price)/;
const buySell =
  /\b(?:buy-?sell|shoot-?out|deadlock|russian roulette|buy-?out (?:notice|procedure)|offering to (?:sell|buy))\b/;

/** Partnership, joint venture, alliance and royalties. */
const found = defineTopic(
  'partnership-and-royalties',
  file,
  {
    'partner-exclusive-one-way': [
      ...barring(
        [/\bappointment\b|\bexclusive (?:distributor|agent|licensee|dealer)\b/],
        [
          {
            clauseNone: [/\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/],
            within: 'clause',
            force: ['duty', 'ban', 'promise', 'acknowledgement'],
            all: [
              /\b(?:make|produce|develop|record|write|work|perform|sell|publish|supply|appear)\b.{0,40}\balone\b|\b(?:not|never)\b.{0,20}\b(?:promot\w*|market|sell|offer)\b.{0,20}\b(?:compet\w+|rival)|\b(?:not|never)\b.{0,20}\b(?:cooperat\w*|partner|work|deal|ally|contract|collaborat\w*)\b.{0,20}\b(?:with )?(?:any|other|a) (?:rival|competitor|other|third|one)/,
              /\b(?:not (?:so )?(?:restricted|bound|tied|limited)|from (?:whom(?:so)?ever|anyone)|may (?:commission|engage|work|appoint|use)|free to|at liberty|whomever it)\b/,
            ],
            none: [/\[each\]|\bboth parties|\bgoods\b|\bconfidential|\bjurisdiction|\benergy/],
          },
          {
            clauseNone: [/\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/],
            within: 'clause',
            force: ['duty', 'ban', 'promise', 'fact', 'acknowledgement'],
            all: [
              /\b(?:promot|sell|work|deal|record|stream|publish|perform|cooperat|trad|distribut|appear|list|partner)\w* (?:[\w\[\]']+ ){0,3}?(?:only|solely|exclusively)\b|\b(?:only|solely|exclusively) (?:promote|sell|work|deal|record|stream|publish|perform|on|with|for|through)\b|\b(?:for|with|to) no (?:other )?(?:person|one|party|company|platform|label|publisher)\b/,
              /\b(?:may|can|free to|at liberty to|remains? free)\b.{0,40}\b(?:book|hire|enter into|work|sign|promote|engage|appoint|use|deal|contract|partner|collaborat\w*)\b.{0,60}\b(?:others?\b|other \w+|anyone|as many|who(?:so)?ever|competing|third part\w+)/,
            ],
            none: [
              /\[each\]|\beach party\b|\bboth parties\b|\bpurposes?\b|\bconfidential|\bjurisdiction|\bsoftware\b|\bdata\b|\benergy\b|\bemploy/,
            ],
          },
          {
            all: [
              /\b(?:exclusiv\w*|work only with|not supply any third|no competing line|deal (?:only|exclusively)|only with|shall not (?:work|deal|contract|supply) .{0,40}(?:other|third|any))\b/,
              /\b(?:remains? free|free to|nothing obliges|no (?:duty|obligation) to (?:record|release|buy|order|use|purchase)|anyone (?:you|\[\w+\]) like|may (?:appoint|use|engage|work|sell|buy)|whereas|while the \[\w+\]|while \[\w+\]|non-exclusive (?:for|as to|on the part))(?!\w)/,
            ],
            none: [
              /\b(?:trademarks?|lawful|service|guidelines|in any market which)\b/,
              /\b(?:goods|fund|output|energy|refuse|equipment|premises)\b/,
              /(?<!\w)(?:each party shall|both parties|\[each\]|exclusive jurisdiction|energy|output|curtail\w*|territory|so long as|license|licence|sole and exclusive remedy)(?!\w)/,
            ],
            clauseNone: [
              /\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/,
              /\bbrand fund\b|\bpremises\b|\boutput\b/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\bwork only with\b|\bdeal exclusively with\b|\bexclusive basis\b/,
              /\b(?:can use anyone|remains free|may work with others|free to (?:engage|work|deal))/,
            ],
            none: [
              /\b(?:trademarks?|lawful|service|guidelines|in any market which)\b/,
              /\b(?:goods|fund|output|energy|refuse|equipment|premises)\b/,
              /\beach party shall|\bboth parties may/,
            ],
            clauseNone: [
              /\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/,
              /\bbrand fund\b|\bpremises\b|\boutput\b/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\b(?:no other (?:platform|party|person|customer|company)|shall (?:develop|offer|make|sell|work).{0,40}\bno other|exclusiv\w* to|for no (?:one|other)|only for)\b/,
              /\b(?:may publish whatever|whatever it chooses|may (?:use|engage|appoint|work|buy|sell)|free to|no (?:duty|obligation))\b/,
            ],
            none: [
              /\b(?:trademarks?|lawful|service|guidelines|in any market which)\b/,
              /\b(?:goods|fund|output|energy|refuse|equipment|premises)\b/,
              /\[each\] shall|\bboth parties/,
            ],
            clauseNone: [
              /\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/,
              /\bbrand fund\b|\bpremises\b|\boutput\b/,
            ],
          },
          {
            all: [/\bno competing (?:line|product)|\bexclusive to\b|\bexclusively for\b/],
            clause: [/\bmay appoint other|\bno duty to|\bno obligation to|\bsell direct\b|\bremains? free|\bfree to/],
            none: [
              /\b(?:trademarks?|lawful|service|guidelines|in any market which)\b/,
              /\b(?:goods|fund|output|energy|refuse|equipment|premises)\b/,
              /\bjurisdiction|\bproperty of|\blicen[cs]e/,
            ],
            clauseNone: [
              /\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/,
              /\bbrand fund\b|\bpremises\b|\boutput\b/,
            ],
          },
          {
            all: [
              /\b(?:no other|nobody else|no one else|only to|exclusively|not (?:sell|supply|work|deal|license) .{0,30}(?:other|else|third))\b/,
              /\b(?:although|while|whereas|but)\b.{0,40}\b(?:may|free|can)\b/,
            ],
            none: [
              /\b(?:trademarks?|lawful|service|guidelines|in any market which)\b/,
              /\b(?:goods|fund|output|energy|refuse|equipment|premises)\b/,
              /\[each\]|\bboth parties|\bfund\b|\benergy/,
            ],
            clauseNone: [
              /\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/,
              /\bbrand fund\b|\bpremises\b|\boutput\b/,
            ],
          },
          {
            clauseNone: [/\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/],
            force: ['ban', 'duty', 'promise'],
            all: [
              /\b(?:shall|may|will) not (?:license|sell|supply|offer|deal|work|provide|appoint)\b.{0,60}\b(?:any other|third|anyone|others)\b|\bexclusively\b/,
            ],
            clause: [
              /\bmay (?:exploit|use|work|deal|license|sell|buy|purchase|appoint|engage)\b.{0,40}\b(?:compet|others?|any)|\bremains? free|\bnot (?:be )?(?:exclusive|bound)/,
            ],
            none: [
              /\b(?:trademarks?|lawful|service|guidelines|in any market which)\b/,
              /\b(?:goods|premises|energy|output|information|territory|software|data|jurisdiction)\b/,
            ],
          },
        ],
      ),
      {
        clauseNone: [/\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/],
        force: ['ban', 'duty', 'promise'],
        all: [/\b(?:work|deal|trade|cooperate|contract)\b.{0,20}\bexclusively\b|\bexclusively (?:with|to|for)\b/],
        clause: [
          /\bmay (?:work|deal|trade|contract|cooperate|sell|buy)\b.{0,30}\b(?:whom(?:so)?ever|who(?:so)?ever|anyone|others?|any (?:person|party|third))\b/,
        ],
      },
    ],
    'net-receipts-after-costs': [
      {
        all: [
          /\b(?:deduct\w*|less|net of|after|minus|subtract\w*)\b[^.;]{0,260}\b(?:any|all|such|other|every|whatever)\b (?:\w+ ){0,3}?(?:costs?|expenses?|charges|deductions|items|amounts|sums)\b[^.;]{0,70}(?:\b(?:attribut\w+|allocat\w+|relat\w+)\b[^.;]{0,60}\b(?:judge?ment|discretion|opinion|books|practices?)\b|\b(?:as|that|which) (?:the )?(?:\[\w+\]|it|licensee|publisher|company) (?:\w+ ){0,2}?(?:deems?|considers?|determines?|decides?|thinks?|chooses?|allocates?|attributes?)\b)/,
        ],
        clause: [
          /\b(?:royalt|net (?:sales|receipts|revenues?|profits?|income|proceeds)|share of|licensor|author|artist)/,
        ],
        none: [/\bnot exceed|\blimited to|\brent\b|\bservice charge|\bdeposit\b|\bsalary\b|\bwages\b|\binvoice/],
      },
      {
        all: [
          /\b(?:royalt\w*|share|net (?:revenue|receipts|income|profits?|proceeds))\b/,
          /\b(?:what (?:remains|is left)|remains|less|after|minus|net of)\b/,
          /\b(?:set off|deduct\w*|allocates?|overheads?|general expenses|all (?:other )?costs|marketing (?:and|costs|expenses)|production, marketing)\b/,
          /\b(?:costs?|expenses?|overheads?|charges?)\b/,
        ],
        none: [
          /\b(?:equally share|share equally)\b/,
          /\b(?:equally share|share equally|not exceed\w*|limited to|capped|no more than|no deductions?|without (?:any )?deduction|rent|service charge|employee|insurance|shares of|salary|energy|tenant|loss(?:es)? and damages)\b/,
        ],
      },
      {
        all: [
          /\b(?:royalt\w*|share|profit share|participation)\b/,
          /\b(?:before|prior to|until|after|less|once|left)\b/,
          /\b(?:recoup|take[s]? off|deduct|take off|tak(?:es?|ing) out|recover|withhold|subtract|has recovered)\w*\b/,
          /\b(?:costs?|expenses?|overheads?|(?:management|administration|distribution) (?:fee|charge))\b/,
        ],
        none: [
          /\b(?:equally share|share equally)\b/,
          /\b(?:equally share|share equally|not exceed\w*|limited to|capped|no more than|no deductions?|without (?:any )?deduction|other than|sales tax(?:es)?|rent|service charge|employee|insurance|escrow|shares|shareholders?|audit\w*|legal|attorneys?'?|litigation|infring\w*|energy|wages)\b/,
        ],
        clause: [
          /(?<!\w)(?:author|publisher|licens\w*|royalt\w*|artist|label|producer|partner|your share|\[\w+\]'s share|share of|receipts)/,
        ],
      },
      {
        all: [
          /\b(?:net receipts?|net (?:revenue|income|profit|proceeds|sales)|adjusted gross|what is left|share of the profit|gross income|recovered|recoup\w*|profit after)\b/,
          /\b(?:less (?:all|any)|after (?:deducting|taking off|recover\w*|\w+ has recovered|fees)|deducts?|deduction|remaining after|has recovered|taking off)\b/,
          /\b(?:all costs|overhead|whatever|expenses?|considers?|without (?:ceiling|limit)|charges|every expense|reserves|decide|determines?|deems)\b/,
        ],
        none: [
          /\b(?:equally share|share equally)\b/,
          /\b(?:without any deduction|not exceed\w*|actual returns|net pay|employee|insurance|energy|salvage|repossess\w*|rent)\b/,
        ],
      },
      {
        all: [
          /\b(?:what|income|sums?|amounts?|receipts) (?:is |that )?remain(?:s|ing)|\bless\b|\bdeduct/,
          /\b(?:marketing|overhead|staff|expenses?|costs?|charges|reserves|fees)\b/,
          /\b(?:any other cost|all costs|it allocates|allocat|deems|decides|considers|whatever|prudent|reserves|every)\b/,
        ],
        clause: [/\b(?:net income|net receipts|net revenue|royalt|profit share|adjusted gross|share)\b/],
        none: [
          /\b(?:equally share|share equally)\b/,
          /\bnot exceed|\bservice charge|\bequipment|\bdeposit|\benergy|\boperating costs of the building/,
        ],
      },
      {
        all: [
          /\b(?:half|share|percent|%|part)\b/,
          /\b(?:surplus|after|once|remaining|net of|left)\b/,
          /\b(?:taken back|recover|recoup|deduct|outlay|general costs|overhead|costs? fixed by|expenses)\w*\b/,
        ],
        clause: [
          /\b(?:author|publisher|licens|royalt|artist|producer|partner|share of|profit|receipts|revenue|surplus)\b/,
        ],
        none: [
          /\b(?:equally share|share equally)\b/,
          /\bnot exceed|\blimited to|\bservice charge|\bdeposit|\bequipment|\bescrow/,
        ],
      },
      {
        all: [
          /\bnet (?:profits?|receipts?|revenues?|income|proceeds|sales)\b/,
          /\b(?:less|after|deduct|minus|net of)\w*\b/,
          /\b(?:all|any|every)\b.{0,10}\b(?:costs|expenses|overhead|charges)|\boverhead\b|\ballocated by/,
        ],
        none: [/\b(?:equally share|share equally)\b/, /\bnot exceed|\blimited to|\bworking capital|\brent\b/],
      },
    ],
    'royalty-no-audit': barring(
      [
        /\boperating (?:costs|expenses)\b|\bpreviously (?:undertaken|audited|inspected|examined)\b|\balready (?:audited|inspected|examined)\b/,
      ],
      [
        {
          bears: 'giver',
          all: [
            /\b(?:royalty |sales |accounting )?(?:statements?|reports?|accounts|accountings?|records|books)\b[^.;]{0,120}\b(?:(?:shall|may|will|are|is|can) not (?:\w+ )?(?:be )?(?:(?:open|subject) to|audited|inspected|examined|checked)(?: (?:any )?(?:audit|inspection|examination|review))?|closed to)\b/,
          ],
          clause: [/\b(?:royalt|net (?:sales|receipts|revenues?|profits?)|share of (?:revenue|profits?)|commission)/],
          none: [
            /\bmore than once\b|\bonce\b|\bmore often\b|\bpreviously\b|\balready\b|\bexcept\b|\bunless\b|\bafter\b|\bolder\b|\brent\b|\bconfidential/,
          ],
        },
        {
          bears: 'giver',
          all: [
            /\b(?:statements?|accountings?|royalty reports?|accounts)\b[^.;]{0,120}\b(?:conclusive|final|binding|incontestable|deemed (?:accepted|correct|approved)|beyond (?:dispute|challenge))\b[^.;]{0,40}\b(?:unless|if not|save where|except where|\d+ (?:business )?days)\b/,
          ],
          test: (hits) =>
            Number(/\b(\d+) (?:business )?days\b/.exec(hits[0]?.input.slice(hits[0].index) ?? '')?.[1] ?? 999) <= 120,
          clause: [
            /\b(?:royalt|net (?:sales|receipts|revenues?|profits?)|author|artist|share of (?:revenue|profits?))/,
          ],
          none: [
            /\bmanifest|\binvoice|\bbank\b|\bloan|\brent\b|\bservice charge|\bmeter|\baudit(?:or|s|ed)?\b|\bclosing\b/,
          ],
        },
        {
          bears: 'actor',
          force: ['ban', 'duty', 'no-right'],
          all: [
            /\b(?:rely on|accept|trust|content with)\b.{0,20}\b(?:statements?|figures|accounts|reports?)\b/,
            /\b(?:not|no)\b.{0,20}\b(?:demand|see|ask|inspect|right|access|audit|voucher)/,
          ],
          none: [/\bfinancial statements|\brepresentations?\b|\breliance\b/],
        },
        {
          within: 'clause',
          bears: 'giver',
          all: [
            /\b(?:no access to|no examination|no inspection|not (?:be )?(?:examined|inspected|audited)|may not (?:examine|inspect)|no (?:right of )?audit)\b/,
            /\b(?:books|accounts?|records|statements?|figures)\b/,
            /\b(?:as correct|bind(?:s|ing)?|final|conclusive|statements?|accounts as|accept)\b/,
          ],
          clauseNone: [
            /\b(?:operating (?:costs|expenses)|service charge|rent|premises|common charges|bank|employ\w*|security|soc 2|personal data)\b/,
          ],
          none: [/\bmanifest|\bonce a year|\bconfidential\b|\bfinancial statements/],
        },
        {
          bears: 'giver',
          all: [
            /\bstatements?\b/,
            /\bnot (?:challenged|disputed|questioned|objected to)\b.{0,40}\b(?:\d{1,2}|1[01]\d) (?:business )?days\b/,
            /\b(?:binds?|binding|final|conclusive|accepted|correct)\b/,
          ],
          none: [/\bmanifest|\binvoice|\bbank\b|\bloan|\brent\b|\bservice charge/],
        },
        {
          within: 'clause',
          force: ['ban', 'no-right', 'waiver'],
          bears: 'actor',
          all: [
            /\b(?:can't|cannot|may not|no right (?:to|of)|not (?:be )?entitled to|waives?)\b.{0,40}\b(?:check|inspect\w*|audit|examin\w*|see|review|verify)\b/,
            /\b(?:accounts?|books|records|figures|statements?)\b/,
            /\b(?:figures are final|royalt\w*|share|revenue|commission|receipts|payments? (?:statement|due)|sales)\b/,
          ],
          none: [
            /\brent\b|\bservice charge|\bmanifest|\bonce a year|\bmore than once|\bconfidential|\bpersonal|\bbank\b/,
          ],
          clauseNone: [/\b(?:operating (?:costs|expenses)|service charge|rent|premises|common charges|employ\w*)\b/],
        },
        {
          force: ['no-duty', 'fact', 'ban'],
          bears: 'other',
          all: [
            /\b(?:no (?:duty|obligation)|not (?:be )?(?:obliged|required|bound)|need not)\b.{0,40}\b(?:furnish|render|provide|give|keep|preserve|maintain|account|report|show)\b/,
            /\b(?:accounts?|statements?|records|books|reports?)\b/,
            /\b(?:sales|royalt\w*|share|revenue|payment|commission|receipts)\b/,
          ],
          none: [
            /\brent\b|\bservice charge|\bpremises|\benergy|\bconfidential|\bmore than\b|\bemploy|\bfinancial statements|\btax\b/,
          ],
        },
        {
          all: [
            /\b(?:statements?|books|accounts|records|worked out \[?\w+\]?'s? share|receipts|audit)\b/,
            /\b(?:need not (?:furnish|provide|show|keep)|don't have to show|not disputed .{0,40}final|final,? and no audit|no (?:audit|right to (?:audit|inspect))|binds?|accepts? the sums|not (?:be )?(?:obliged|required) to (?:account|furnish|provide|show)|conclusive)\b/,
            royalty,
          ],
          clause: [/\b(?:royalt\w*|licens\w*|author|share|publisher|commission|receipts|revenue|artist|producer)\b/],
          none: [
            /\b(?:prospectus|registration statement|financial statements)\b/,
            /\b(?:manifest error|service charge|soc 2|shareholders except|operating expenses|insur\w*|lender|loan|meter\w*|energy|rent|two years|2 years after it was)\b/,
          ],
          clauseNone: [/\b(?:operating (?:costs|expenses)|service charge|rent|premises|common charges)\b/],
        },
        {
          within: 'clause',
          all: [
            /\bnot disputed by the\b|\bno audit may be made\b|\bwithout (?:any )?right (?:to|of) audit/,
            /\b(?:final|binding)\b/,
          ],
          clause: [/\bauthor|\broyalt|\baccounts\b/],
          clauseNone: [/\b(?:operating (?:costs|expenses)|service charge|rent|premises|common charges)\b/],
          none: [/\b(?:prospectus|registration statement|financial statements)\b/],
        },
        {
          all: [/\b(?:don't|do not|need not) have to show|\bneed not show/, /\bshare\b|\broyalt/],
          clauseNone: [/\b(?:operating (?:costs|expenses)|service charge|rent|premises|common charges)\b/],
          none: [/\b(?:prospectus|registration statement|financial statements)\b/],
        },
        {
          force: ['ban', 'no-right', 'no-duty', 'waiver', 'fact', 'duty', 'acknowledgement'],
          all: [
            /\b(?:books|accounts|records|figures|statements?|audit)\b/,
            /\b(?:may not (?:look|inspect|audit|examine|see)|no right to (?:audit|inspect|see|examine)|need not|not (?:be )?(?:obliged|required)|final|shall be accepted|without (?:any )?(?:audit|inspection|proof))\b/,
          ],
          clause: [
            /(?<!\w)(?:net income|net receipts|royalt|licens|commission|publisher|author|game|share of|profit share|\[\w+\] accepts the sums)\b/,
          ],
          none: [
            /\b(?:prospectus|registration statement|financial statements)\b/,
            /\bmanifest error|\bservice charge|\bshareholders|\bloan|\bmeter|\brent\b|\bonce a year|\b2 years/,
          ],
          clauseNone: [/\b(?:operating (?:costs|expenses)|service charge|rent|premises|common charges)\b/],
        },
        {
          all: [
            /\b(?:yearly figure|figures?|statements?|accounts|ledgers?|books|records)\b/,
            /\b(?:accepted as|private|not (?:be )?(?:open|shown|disclosed)|final|may not)\b/,
          ],
          clause: [/\b(?:author|publisher|royalt|licens|artist|share of|surplus|net receipts|net income|commission)\b/],
          none: [
            /\b(?:prospectus|registration statement|financial statements)\b/,
            /\bmanifest|\b2 years|\bonce a year|\bconfidential/,
          ],
          clauseNone: [/\b(?:operating (?:costs|expenses)|service charge|rent|premises|common charges)\b/],
        },
        {
          force: ['no-right', 'ban', 'waiver', 'duty'],
          all: [
            /\bno right (?:of|to) (?:any )?(?:inspect|audit|examin)|\baccounts shall be (?:final|conclusive|binding)|\bwaives? .{0,20}(?:audit|inspection)/,
          ],
          clause: [
            /\b(?:net (?:profits?|receipts?|income|sales|revenue)|royalt|commission|share of (?:revenue|profits?))\b/,
          ],
          none: [/\b(?:prospectus|registration statement|financial statements)\b/],
        },
      ],
    ),
    'share-set-by-other': [
      {
        bears: 'other',
        all: [
          /\b(?:what|which|how (?:much|large))\b.{0,20}\b(?:portion|share|part|percentage|cut|amount)\b/,
          /\b(?:decided|determined|fixed|set|settled) by (?:the )?\[a\]|\bis for (?:the )?\[a\] to\b/,
        ],
        none: [/\bexpert|\bcourt/],
      },
      {
        bears: 'giver',
        all: [
          /\b(?:portion|share|part|cut|percentage|split)\b.{0,30}\b(?:profits?|revenue|income|proceeds|receipts|sales)\b/,
          /\b(?:is|be|equals?)\b.{0,8}\b(?:whatever|what|such as|as)\b.{0,50}\b(?:considers?|thinks?|decides?|determines?|deems?|sees?)\b/,
        ],
        none: [/\bcourt\b|\bexpert\b|\baccountant|\bvaluer|\bcapital\b|\brent\b/],
      },
      ...eitherSide({
        all: [
          /\b(?:decides?|determines?|sets?|fix(?:es)?|chooses?)\b.{0,20}\b(?:how much|what (?:share|part|cut|percentage|royalty)|the (?:share|cut|percentage|royalty rate))\b/,
          /\b(?:money|revenue|income|share|cut|percentage|royalt\w*|profits?|proceeds)\b/,
          /\b(?:gets?|receives?|paid|earns?|pay|your|due)\b|\[\w\]/,
        ],
        none: [
          /\b(?:court|expert|arbitrat\w*|accountant|auditor|valuer|tax|insur\w*|rent|tenant|shares of|dividend)\b/,
        ],
      }),
      {
        bears: 'giver',
        all: [
          /\bsuch (?:royalt\w+|share|sum|fee|percentage|commission|payment|remuneration)\b.{0,20}\bas (?:the )?(?:\[[ap]\]|company|publisher|licensee|label|board)/,
          /\b(?:considers?|thinks?|determines?|decides?|deems?|sees? fit|judges?)\b/,
          /\b(?:royalt\w+|share|revenue|profits?|commission|inventor|author|artist|income)\b/,
        ],
        none: [/\brent\b|\bservice charge|\bcourt\b|\bexpert\b|\bcapital\b/],
      },
      ...barring(
        [/\b(?:valid claim|capital|adjusted|royalty term)\b/],
        [
          {
            all: [
              /\b(?:share|percentage|commission rates?|royalty rate|what \S+ earns|earns|revenue share|payout)\b/,
              /\b(?:thinks? fair|sees? fit|in its (?:sole |absolute )?discretion|decides?|may (?:change|lower|alter|suspend)|at any time|considers? (?:fair|appropriate)|sole discretion|right to (?:alter|change))\b/,
              /\b(?:pay|get|earns?|published by|rates?|revenue|share of|commission|percentage)\b/,
            ],
            clause: [/\b(?:revenue|commission|royalt\w*|share|percentage|platform|earns)\b/],
            none: [
              /\b(?:only by written|if both parties|uses its own share|service charge|pro rata share|operating|tenant|landlord|premises|shares of|drag|dilut\w*|interest rate|insurance|each partner decides)\b/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\bcommission rates\b.{0,40}\bpublished by|\bdecide what percentage|\bdetermine (?:the|its) share/,
              /\bmay (?:lower|change)|\bany time|\bdiscretion/,
            ],
          },
          {
            all: [
              /\b(?:such (?:part|share|proportion|percentage|sum) of|a (?:share|part|percentage) of)\b.{0,40}\b(?:income|revenue|profit|receipts|proceeds)|\b(?:income|revenue|profit|receipts) share/,
              /\b(?:as (?:the )?\[?\w+\]? (?:judges?|thinks?|considers?|decides?|determines?|sees)|discretion|reasonable in its view|thinks fair)\b/,
            ],
          },
          {
            all: [
              /\b(?:cut|share|part|percentage|commission|portion)\b.{0,30}\b(?:sale|revenue|income|profit|receipts|each)\b/,
              /\b(?:fixed|set|decided|determined|chosen) by\b|\bas \[?\w+\]? (?:decides|sees|thinks|judges)/,
            ],
            none: [/\bindependent|\bagreement|\bexpert|\baccountant|\bschedule|\bservice charge|\brent\b|\butilit/],
          },
          {
            all: [
              /\bsuch (?:percentage|share|proportion|part|amount)\b/,
              /\b(?:profits?|receipts|revenue|income|proceeds)\b/,
              /\bas (?:it|the \[\w+\]|\[\w+\]) (?:may )?(?:determine|decide|think|judge|see|consider|fix|set)/,
            ],
          },
        ],
      ),
    ],
    'deadlock-one-decides': barring(
      [
        /\bdispute (?:resolution )?service\b|\b(?:scheme|expert|adjudicator|arbitrator|accountant|mediator) (?:shall|will) decide\b/,
      ],
      [
        {
          all: [
            /\b(?:fail to agree|cannot agree|do not agree|evenly divided|disagree\w*|deadlock)\b/,
            /\b(?:settled|decided|resolved|determined) by\b|\b(?:carries the day|whose decision is final|has the (?:final|last) (?:say|word)|(?:shall be|is) decisive|controls?)\b/,
            /\b(?:partners?|members?|managers|directors|shareholders?|board|venture)\b|\[each\]/,
          ],
          none: [/\b(?:mediat\w*|arbitrat\w*|expert|court|independent|accountant|alternat\w*|no casting)\b/],
        },
        {
          force: ['fact', 'duty', 'right'],
          all: [
            /\b(?:reserved matters?|fundamental (?:matters?|changes?)|major decisions)\b/,
            /\b(?:simple majority|majority of the (?:board|directors)|bare majority)\b/,
          ],
          none: [/\bunanim|\bconsent of (?:both|each|all)|\bsupermajority/],
        },
        {
          all: [
            /\b(?:casting vote|deadlock|tie|cannot agree|disagree\w*|majority (?:member|shareholder|partner) alone|decided by the|without the (?:minority|other|\[\w+\])|final say|last word)(?!\w)/,
            /(?<!\w)(?:casting vote|alone|abide|decides?|view of|\[?\w+\]? decide|no recourse|prevails?|resolved in (?:accordance|favor))\b/,
          ],
          clause: [/\b(?:board|member|partner|venture|half|vote|tie|managing|budget|shareholders?)\b/],
          none: [
            /\b(?:no casting vote|referred to|mediation|show of hands|consent of both|arbitrat\w*|rent|invoice)\b/,
          ],
        },
        {
          all: [
            /\b(?:votes are equal|equality of votes|tied|tie|deadlock|disagree|cannot agree|evenly split|has half)\b/,
            /(?<!\w)(?:second vote|casting|decides?|prevails|final|decision of|\[?\w+\]? decide|extra vote|double vote)\b/,
          ],
          none: [/\bno (?:casting|second)|\bmediat|\bexpert|\barbitrat|\balternat/],
        },
        {
          within: 'clause',
          all: [/\bhas half\b|\beach of us\b/, /\bwhen \[\w+\] disagree|\bwhen we disagree/],
        },
        {
          all: [
            /\b(?:budgets?|new debt|business plan|reserved matters|major decisions)\b/,
            /\bdecided by (?:the )?(?:majority|managing|\[\w+\])(?: \w+)? alone|\bwithout (?:the )?(?:consent|approval|minority)/,
          ],
          none: [/\bno\b|\bnot\b|\bneither\b|\bboth\b/],
        },
        {
          all: [
            /\b(?:divided|disagree|tie|tied|equal|deadlock|split)\b/,
            /\b(?:view|vote|decision|opinion)\b.{0,30}\b(?:counts|prevails?|decides?|final|carries)|\b(?:counts|prevails|carries the day)\b/,
          ],
          none: [/\bmediat|\barbitrat|\bexpert/],
          clause: [venture],
        },
      ],
    ),
    'dilution-unprotected': [
      {
        force: ['exclusion', 'waiver', 'fact', 'ban', 'no-right'],
        bears: 'actor',
        all: [
          /\b(?:subscription|pre-?empti(?:on|ve)|anti-?dilution) rights?\b/,
          /\b(?:excluded|waived?|disapplied|does not apply|shall not apply|no)\b/,
        ],
        none: [/\bnothing\b|\bmay only be excluded/],
      },
      {
        force: ['waiver', 'no-right', 'duty', 'acknowledgement'],
        bears: 'actor',
        all: [
          /\bwaives?\b|\bno right\b|\bgives? up\b/,
          /\b(?:take part in|participate in|subscribe (?:for|to)|pre-?empt\w*)\b/,
          /\b(?:issues? of (?:shares|stock|units)|later issues?|rounds?|new (?:shares|stock|units)|shares)\b/,
        ],
      },
      {
        force: ['right', 'fact'],
        bears: 'other',
        all: [
          /\b(?:create|issue|allot|issued|allotted)\b/,
          /\b(?:stock|shares?|units|interests|class(?:es)?)\b/,
          /\b(?:without (?:first )?(?:offering|having offered)|ranking ahead|no pre-?empt\w*|at any price|on any terms)\b/,
        ],
        none: [/\bfirst (?:be )?offered|\boption plan\b|\bconsent of\b/],
      },
      {
        all: [
          /\b(?:stake|holding|percentage|interest|share)\b.{0,30}\b(?:shrinks?|falls?|goes? down|reduced|thinned|dilut\w*)\b/,
          /\b(?:new|other|further|additional) (?:investors?|shares|partners?|members|money|capital|units)\b/,
        ],
        none: [/\bfirst (?:be )?offer|\bconsent of|\bpre-?empti\w+ rights? (?:appl|shall)|\bonly (?:with|if)\b/],
      },
      {
        force: ['no-right', 'waiver'],
        bears: 'actor',
        all: [
          /\bno right to (?:buy in|subscribe|participate|take up|take part|maintain (?:its|his|her|their|\[\w\]'s) (?:percentage|share|stake))\b|\bwaives? (?:all |any )?(?:pre-?empti\w+|anti-?dilution)/,
          /\b(?:shares?|units|stake|round|issue|keep it|percentage|rights?)\b/,
        ],
      },
      ...barring(
        [/\b(?:distinctiveness|options to purchase|franchis\w*)\b/],
        [
          {
            all: [
              /\b(?:new (?:shares|units|partners|interests)|additional (?:shares|units)|issue\w*|dilut\w*|later round|bring in)\b/,
              /\b(?:any price|waives? (?:all|any) pre-?emption|percentage shrinks|dilut\w*|to itself|no anti-dilution|any (?:class|person)|on terms it approves|without (?:offering|pre-?emption))\b/,
            ],
            clause: [venture],
            none: [
              /\b(?:first be offered|without the consent of every|no new (?:units|shares)|concentrate|fails? to (?:fund|contribute)|missed call|drawdown|customer before use|capital call)\b/,
            ],
          },
          {
            all: [
              /\b(?:allot|issue|create|admit)\b.{0,40}\b(?:shares|units|interests|partners|members)|\banti-dilution/,
              /\b(?:anyone|any person|any consideration|any price|as it|without|no anti-dilution|on any terms|however low)\b/,
            ],
            none: [/\bfirst (?:be )?offer|\bconsent of|\bno new/],
            clause: [/\b(?:waives?|minority|investor|percentage|dilut|majority|member|price)/],
          },
          {
            all: [
              /\b(?:fresh|new|further|additional)\b.{0,20}\b(?:investors?|partners?|shares|units|members|capital)\b/,
              /\b(?:on terms of its|stake shrinks|dilut|in step|percentage falls|any terms|as it (?:sees|thinks|chooses))\b/,
            ],
            none: [/\bfirst (?:be )?offer|\bconsent of/],
          },
        ],
      ),
    ],
    'drag-along-any-terms': [
      ...eitherSide({
        all: [
          /\b(?:demand|require|insist|oblige|compel)\b.{0,30}\bsell\b/,
          /\b(?:whatever (?:conditions|terms|price)|any (?:conditions|terms|price)|such (?:price|terms|conditions)|negotiated|same (?:time|date|day))\b/,
          /\b(?:shares?|stake|units|interest|his|hers|theirs)\b/,
        ],
        none: [/\bidentical|\bfair (?:market )?value|\bminimum price|\bgoods\b/],
      }),
      {
        bears: 'other',
        force: 'right',
        all: [
          /\b(?:force|compel|cause|bring about|require)\b.{0,20}\b(?:a )?(?:sale|exit|disposal|merger)\b/,
          /\b(?:entire|whole|company|shares|business)\b/,
          /\b(?:alone approves?|any price|whatever|on such terms|at a price|in its discretion)\b/,
        ],
        none: [/\bfair (?:market )?value|\bindependent|\bcollateral|\bforeclos/],
      },
      ...eitherSide({
        all: [
          /\b(?:compel|require|oblige|force|make)\b.{0,40}\b(?:join|sell|transfer|participate)\b/,
          /\b(?:exit|sale|shares|units|stake|company)\b/,
          /\b(?:any (?:exit|sale|price|terms|buyer)|without (?:any )?(?:floor|minimum)|no minimum|whatever|same warranties|such terms)\b/,
        ],
        none: [/\bidentical|\bfair market value|\bminimum price|\bindependent|\bgoods\b/],
      }),
      ...eitherSide({
        all: [
          /\bif \[?\w+\]? (?:decides? to )?sells?\b/,
          /\bmust (?:also )?sell\b|\bshall (?:also )?sell\b/,
          /\bon the terms that\b|\bwhatever (?:price|terms)\b|\bany price\b/,
        ],
        none: [/\bidentical|\bsame terms|\bminimum price|\bgoods\b|\bproducts\b/],
      }),
      ...eitherSide({
        all: [
          /\b(?:sell|sale|exit|transfer its shares|join a sale)\b/,
          /\b(?:shall sell|must sell|require .{0,40}(?:join|sell)|appoints? .{0,40}attorney to transfer|drag|must (?:also )?(?:sell|transfer))\b/,
          /\b(?:whatever price|terms that \[?\w+\]? agree|any (?:price|terms|exit)|own affiliate|non-cash|jointly and severally|those holders|on the terms|same day)\b/,
        ],
        clause: [venture],
        none: [/\b(?:identical terms|same terms|minimum price|independent buyer|may join|goods|products)\b/],
      }),
      ...eitherSide({
        within: 'sentence',
        all: [
          /\bdecide to sell the company|\bwish to sell|\bpropose to sell/,
          /\bmust sell too|\bshall (?:all )?sell|\brequired to sell/,
        ],
        none: [/\bidentical terms|\bminimum price/],
      }),
      ...eitherSide({
        all: [
          /(?<!\w)(?:majority|holders?|\[\w+\]|investor)(?!\w)/,
          /\b(?:finds? a|accepts? an offer|decides? to sell|wish(?:es)? to sell|agree(?:s|d)? to sell|proposes? to sell)/,
          /\b(?:shall (?:transfer|sell)|must (?:transfer|sell|also)|required to (?:sell|transfer)|bound to (?:sell|transfer))/,
        ],
        none: [/\bidentical|\bsame terms|\bminimum price|\bmay join|\bgoods/],
        clause: [/\bshares?|\bcompany|\bunits/],
      }),
      ...eitherSide({
        all: [
          /\bif \[?\w+\]? (?:sells|finds|agrees|accepts)|\bif the majority\b|\bwhen \[?\w+\]? sells/,
          /\bsells? too\b|\bshall (?:also )?(?:sell|transfer)|\bmust (?:also )?(?:sell|transfer)/,
        ],
        none: [/\bidentical|\bsame terms|\bminimum price/],
      }),
      ...eitherSide({
        all: [
          /\brequire\b.{0,40}\b(?:to sell|sell|to transfer|transfer)\b|\bdrag/,
          /\b(?:shares|units|interests?|stake)\b/,
          /\b(?:such terms|any (?:purchaser|buyer|person|terms|price|\[\w+\])|as it agrees|whatever|it (?:agrees|accepts|approves))/,
        ],
        none: [/\bidentical|\bsame terms|\bminimum price|\bindependent/],
      }),
    ],
    'leaver-bought-out-cheap': [
      {
        bears: 'actor',
        all: [
          /\b(?:leaving|departing|retiring|outgoing|resigning|expelled|withdrawing)\b/,
          /\b(?:only|no more than|merely)\b.{0,20}\b(?:book value|nominal|par|cost|capital account)\b|\bwithout (?:reserves|goodwill)\b/,
        ],
        none: [/\bunvested|\bfair (?:market )?value/],
      },
      ...eitherSide({
        all: [
          /\b(?:resigns?|expelled|ceas\w+|leav\w+|retires?|dies|withdraws?|departs?|removed)\b/,
          /\b(?:redeem|sell|sold|transfer|buy|bought|purchase|repurchase|acquire|call)(?:e?d)?\b/,
          /\b(?:shares?|units|interest|stake)\b/,
          /\b(?:[1-8]?\d ?(?:%|percent|per cent) of (?:their|its|the|his|her)? ?(?:appraised|fair|market|book)|nominal (?:amount|value|price)|par|cost|book value|half)\b/,
        ],
        none: [/\bunvested\b|\bfull (?:appraised|market|fair)/],
      }),
      ...eitherSide({
        all: [
          /\b(?:dies?|leaves?|left|resigns?|withdraws?|departs?|defaults?|retires?)\b/,
          /\b(?:what \[?\w+\]? (?:\w+ )?paid|original (?:cost|price)|at (?:par|cost)|nominal|book value|\d+ ?% (?:of|less))\b/,
          /\b(?:shares?|units|interest|stake)\b/,
          /\b(?:take|buy|purchase|transfer|acquire|call)\b/,
        ],
        none: [/\bunvested|\bfair (?:market )?value\b|\bfranchis|\brent\b|\blease/],
      }),
      ...eitherSide({
        all: [
          /\b(?:ceases? to be|withdraw\w*|leave|leaves|departing|default|death|divorce|expel\w*|bad leaver|leaver|retire\w*|any reason)\b/,
          /\b(?:lower of|at (?:par|cost|nominal)|half of|less \d+|what you paid|what \[?\w+\]? paid|capital account|book value|\d+ ?(?:%|percent) of (?:fair|apprais\w*|market)|discount of)\b/,
          /\b(?:shares?|units|interest|paid only|take .{0,20}back|buy|sold|capital)\b/,
        ],
        clause: [venture],
        none: [/\b(?:unvested|fair market value|employees may|franchis\w*|outlet|rent|goods|lease)\b/],
      }),
      ...eitherSide({
        all: [
          /\b(?:leaves?|ceases?|withdraws?|dies|retires?|expelled|defaults?)\b/,
          /\b(?:nominal|par|cost|book) value\b|\bat (?:cost|par)\b|\bhalf (?:of|the)|\bdiscount\b|\bissue price/,
          /\b(?:shares?|units|interest|stake)\b/,
        ],
        none: [/\bunvested|\bfair (?:market )?value|\bfranchis|\brestaurant/],
      }),
      ...eitherSide({
        all: [
          /\b(?:departs?|leaves?|exits?|goes|resigns?)\b/,
          /\b(?:nominal|par|cost|issue price|what (?:it|he|she|\[\w+\]) paid|book)\b/,
          /\b(?:shares?|stake|units|interest)\b/,
        ],
        none: [/\bunvested|\bfair/],
      }),
      ...eitherSide({
        all: [
          /\b(?:ceas(?:es?|ing)|leav(?:es?|ing)|departing|retiring|leaver)\b/,
          /\blower of (?:cost|par|nominal|issue|the)|\bat (?:cost|par|nominal|a discount)|\b\d+ ?(?:%|percent) of (?:fair|market|apprais)/,
          /\b(?:shares?|units|interests?|stake)\b/,
        ],
        none: [/\bunvested/],
      }),
    ],
    'partner-change-is-breach': barring(
      [
        /\bcompetitor\b|\brequiring (?:the \w+ )?consent\b|\bmay terminate any licen[cs]es?\b|\bsublicensed (?:or subcontracted )?to\b|\bconditioned the closing\b|\bfails to cure such breach\b|\bdeemed to be in default if\b|\b(?:stock )?options?\b.{0,20}\bvest|\b(?:award|plan) (?:shall|agreement)\b|\bbeneficiar(?:y|ies)\b|\bpolicyholder\b/,
      ],
      [
        {
          force: ['fact', 'duty'],
          bears: 'taker',
          all: [
            /\b(?:licen[cs]e|agreement|contract|appointment|deal)\b.{0,20}\b(?:ends?|terminates?|lapses?|falls away)\b/,
            /\b(?:control of|ownership of|majority of)\b.{0,30}\b(?:passes|changes|is (?:sold|acquired|transferred)|moves)\b/,
          ],
          none: [/\[each\]|\beither\b|\bcompetitor|\btenan|\bborrower/],
        },
        {
          force: 'right',
          bears: 'other',
          all: [
            /\bceases? (?:for any reason )?to (?:be )?(?:\w+ly )?(?:engaged|employed|involved|work|manage|lead|own|direct|control)|\bthird party acquires? (?:the |a )?(?:majority|control)|\b(?:new owners?|changes? hands|is (?:sold|acquired|taken over|bought)|comes? under new)\b/,
            /\b(?:end|terminate|cancel|walk away|rescind|get out|stop)\b/,
          ],
          none: [
            /\[each\]|\beither\b|\breplace|\bcompetitor|\btenan|\blease|\bcollateral|\bborrower|\bto (?:be employed|carry on business)\b|\binsolven|\bemployee (?:who|ceases)|\bgoods\b|\bproduct\b/,
          ],
          clause: [/\b(?:business|company|deal|alliance|agreement|venture|developer|artist|partner|studio|firm)\b/],
        },
        {
          force: 'right',
          bears: 'other',
          all: [changeEnds],
          none: [
            /\bnot (?:be )?deemed\b/,
            /\bshall not (?:entitle|be|give)|\b(?:either|each) party|\[each\]/,
            /(?<!\w)(?:either party|\[each\]|shall not be|replacement within|equally qualified|direct competitor|good reason|severance|vesting|employment|tenant|premises|lease)(?!\w)/,
          ],
        },
        {
          force: ['fact', 'duty', 'definition', 'ban', 'promise'],
          all: [changeEnds],
          none: [
            /\bnot (?:be )?deemed\b/,
            /\bshall not (?:entitle|be|give)|\b(?:either|each) party|\[each\]/,
            /(?<!\w)(?:either party|\[each\]|shall not be|replacement within|equally qualified|direct competitor|good reason|severance|vesting|employment|tenant|premises|lease)(?!\w)/,
          ],
        },
        {
          force: 'right',
          bears: 'other',
          all: [
            /\b(?:shares? .{0,30}change hands|change of (?:control|ownership)|ceases? to (?:lead|work|be employed|manage|own|direct)|is acquired|sold to|key (?:person|man|employee)|leaves)\b/,
            /\b(?:cancel|terminate|end|material breach|default|revoke|withdraw)\b/,
            noNotice,
          ],
          none: [
            /\bnot (?:be )?deemed\b/,
            /\bshall not (?:entitle|be|give)|\b(?:either|each) party|\[each\]/,
            /\[each\]|\beither\b|\breplace|\bcompetitor|\btenan|\bemployee who/,
          ],
        },
        {
          force: ['fact', 'duty', 'definition', 'ban', 'promise'],
          all: [
            /\b(?:shares? .{0,30}change hands|change of (?:control|ownership)|ceases? to (?:lead|work|be employed|manage|own|direct)|is acquired|sold to|key (?:person|man|employee)|leaves)\b/,
            /\b(?:cancel|terminate|end|material breach|default|revoke|withdraw)\b/,
            noNotice,
          ],
          none: [
            /\bnot (?:be )?deemed\b/,
            /\bshall not (?:entitle|be|give)|\b(?:either|each) party|\[each\]/,
            /\[each\]|\beither\b|\breplace|\bcompetitor|\btenan|\bemployee who/,
          ],
        },
        {
          force: 'right',
          bears: 'other',
          all: [personEnds],
          none: [
            /\bnot (?:be )?deemed\b/,
            /\bshall not (?:entitle|be|give)|\b(?:either|each) party|\[each\]/,
            /\[each\]|\beither\b|\breplace|\btenan|\bloan|\bemployee|\bbenefits|\binsur/,
          ],
          clause: [
            /\b(?:founder|partner|key person|licensee|shareholder|owner|contractor|alliance|venture|principal)\b/,
          ],
        },
        {
          force: ['fact', 'duty', 'definition', 'ban', 'promise'],
          all: [personEnds],
          none: [
            /\bnot (?:be )?deemed\b/,
            /\bshall not (?:entitle|be|give)|\b(?:either|each) party|\[each\]/,
            /\[each\]|\beither\b|\breplace|\btenan|\bloan|\bemployee|\bbenefits|\binsur/,
          ],
          clause: [
            /\b(?:founder|partner|key person|licensee|shareholder|owner|contractor|alliance|venture|principal)\b/,
          ],
        },
      ],
    ),
    'buy-out-nominal': [
      {
        bears: 'taker',
        all: [
          /\b(?:pass(?:es)? to|transferred? to|taken over|falls? to|revert\w* to|conveyed? to|buy|acquire|purchase)\b/,
          /\b(?:symbolic|token|nominal|peppercorn|minimal)\b (?:\w+ )?(?:price|sum|amount|payment|consideration)\b/,
          /\b(?:equipment|customer base|business|assets|outlet|platform|shares|store|plant)\b|\] base\b/,
        ],
        none: [/\bleaver|\bpar value of|\bper share\b/],
      },
      {
        all: [
          /\b(?:buy|acquire|purchase|take over|option over|transfer|call)\b/,
          /\b(?:(?:1|one) dollar|\$ ?1(?:\.00)?\b|£ ?1(?:\.00)?\b|€ ?1\b|book value|nominal (?:value|sum|price)|without goodwill|written-down value|no consideration|token)\b/,
          /\b(?:outlet|shop|platform|shares|assets|business|intellectual property|software|source code|store|company)\b/,
        ],
        none: [
          /\b(?:put (?:shares|option|price|closing)|fair market value|lease end|equipment for (?:1|one)|receipt of|par value of the shares is|leaver|employed|ceases|capital account)\b/,
        ],
      },
      {
        all: [
          /\b(?:take over|buy|acquire|purchase|option)\b/,
          /\b(?:book value|nothing for goodwill|no (?:sum|payment|amount) for goodwill|nominal|depreciated|(?:1|one) (?:dollar|pound|euro))\b/,
        ],
        none: [
          /\bput (?:shares|option|price|closing)\b|\bfair market value|\bequipment for|\bcease|\bleaver|\bmember|\bemploy/,
        ],
      },
      {
        all: [
          /\b(?:have|take|buy|acquire|purchase)\b/,
          /\b(?:written-down value|written down value|book value|scrap value|nominal sum|token)\b/,
        ],
        none: [/\bput (?:shares|option|price|closing)\b|\bfair market value|\bleaver|\blease end/],
      },
      {
        all: [
          /\b(?:acquire|buy|purchase|take over|transfer)\b[^.;]{0,160}?\b(?:for|at|of|against)(?: (?:payment|the sum|the price|a price|a token sum) of)? (?:[$£€] ?1(?:\.00)?(?![\d,.])|(?:1|one) (?:dollar|pound|euro)\b)/,
        ],
        none: [
          /\breduced\b|\blicen[cs]es for\b|\bfee_per|\badministration\b|\bper (?:unit|user|port|copy|month)\b/,
          /\bequipment\b|\bper share\b|\bconsideration of\b|\bpar value\b|\b1 (?:million|billion)|\bprice per/,
        ],
      },
    ],
    'royalty-sales-left-out': [
      {
        all: [
          /\b(?:net (?:sales|receipts|revenues?|proceeds|income)|royalt\w+|revenues?|sales|sums|receipts|amounts)\b/,
          new RegExp(
            `\\b(?:exclud(?:e|es|ing|ed)|but not|and not|not includ(?:e|ing)|not take in|disregard(?:s|ed|ing)?|leav(?:e|es|ing) out|other than)\\b (?:(?:the|any|all|its|their|sales|those|sums|revenues?|receipts|amounts|income|made|invoiced|received|earned|generated|proceeds|of|from|by) ){0,7}(?:by|of|its|their|from) (?:\\S+ ){0,3}?${affiliate}`,
          ),
        ],
        clause: [/\broyalt/],
        none: [counted, /\b(?:exclud\w+|other than) (?:\S+ ){0,4}?(?:to|between|among)\b/],
      },
      {
        all: [
          new RegExp(
            `\\b(?:no|without|free (?:of|from)(?: any)?) (?:\\w+ ){0,2}?royalt\\w+ [^.;]{0,60}?\\b(?:sales?|sums?|revenues?|receipts|turnover|amounts)\\b (?:\\S+ ){0,4}?(?:by|of|from) (?:\\S+ ){0,3}?${affiliate}`,
          ),
        ],
        none: [counted],
      },
      {
        all: [
          new RegExp(
            `\\b(?:sales?|sums?|revenues?|receipts|turnover)\\b (?:\\S+ ){0,4}?(?:by|of|through|via) (?:\\S+ ){0,3}?${affiliate}[^.;]{0,60}?\\b(?:(?:bears?|attracts?|carry|carries|generates?|trigger|incurs?|gives? rise to) no (?:\\w+ ){0,2}?royalt|free (?:of|from) (?:any )?royalt|royalty-free|not (?:count|(?:be )?(?:counted|included|treated|subject|royalty-bearing)|bear|attract|enter|form|part of)|(?:is|are|be) (?:excluded|disregarded|left out|ignored|outside))`,
          ),
        ],
        clause: [/\broyalt/],
        none: [counted],
      },
      {
        all: [
          /\broyalt\w+[^.;]{0,100}\b(?:only|solely|exclusively|alone)\b[^.;]{0,40}\b(?:sales|sold|invoiced|receipts|received)\b[^.;]{0,40}\b(?:itself|alone|directly|for its own account)\b|\broyalt\w+[^.;]{0,80}\b(?:sales|sold|invoiced|receipts)\b[^.;]{0,30}\b(?:itself|alone)\b/,
        ],
        none: [counted, /\b(?:stand-?alone|alone basis|sold alone)\b/],
      },
    ],
    'royalty-bundle-split': [
      {
        all: [
          /\b(?:bundle[sd]?|bundling|combination|combined|packages?|together with|along with|in a set|(?:sold|supplied|licensed|offered) (?:\w+ ){0,2}?with (?:\w+ )?other)\b/,
          new RegExp(
            `\\b(?:share|part|portion|allocation|proportion|price|revenues?|value|amount|split|sum)\\b[^.;]{0,60}?(?:\\b(?:that|which|as|what|however|whatever)\\b (?:the )?${someone} (?:\\w+ ){0,3}?(?:attributes?|allocates?|assigns?|apportions?|determines?|decides?|considers?|fix(?:es)?|sets?|sees? fit|thinks?)|\\b(?:is|are|be) (?:\\w+ )?(?:allocated|apportioned|attributed|determined|fixed|set|decided|split|divided) by (?:the )?${someone})`,
          ),
        ],
        clause: [
          /\b(?:royalt|net (?:sales|receipts|revenues?|income)|licensor|author|artist|revenue share|commission)/,
        ],
        none: [fairSplit],
      },
      {
        force: 'right',
        all: [
          /\[a\] (?:may|shall be (?:free|entitled) to|is free to|can)\b[^.;]{0,60}\b(?:allocate|apportion|attribute|split|divide|assign)\b[^.;]{0,80}\b(?:price|revenues?|receipts|value|proceeds|sum|fee)\b/,
          /\b(?:bundle[sd]?|combination|packages?|among (?:the )?(?:products|titles|items)|between (?:the )?(?:products|titles|items|licensed)|together|other (?:products|goods|titles|services))\b/,
        ],
        clause: [/\b(?:royalt|net (?:sales|receipts|revenues?)|licensor|author|artist)/],
        none: [fairSplit],
      },
    ],
    'royalty-stacking-uncapped': [
      {
        all: [
          /\b(?:royalt\w+|sums?|amounts?|payments?|license fees|consideration)\b[^.;]{0,50}\b(?:to (?:any |a |one or more |other )?third[- ]part(?:y|ies)|to others|to other (?:licensors|owners|rights? ?holders)|third-party (?:royalt\w+|license fees|payments))\b|\bthird-party (?:royalt\w+|licen[cs]e fees)\b/,
          /\b(?:credit(?:ed)?|deduct(?:ed)?|offset|off-set|set off|set-off|subtract(?:ed)?|come off|comes off|reduced? by|reduces? the)\b/,
          /\broyalt/,
        ],
        none: [
          /\b(?:below|less than|floor|no event|exceed|minimum of|at least|more than|greater than|limited to|maximum|up to|reduced to)\b|\b(?:not|no)\b[^.;]{0,40}\b(?:credit|deduct|offset|set off|reduc)|\binfring\w+|\bdamages\b|\bsettle|\bnet sales\b[^.;]{0,20}\bmeans\b|\brent\b/,
        ],
        clauseNone: [
          /\b(?:royalt\w+)\b[^.;]{0,80}\b(?:not|never|no event)\b[^.;]{0,40}\b(?:below|less than|reduced by more)\b|\bno (?:case|event) (?:will|shall)\b[^.;]{0,40}\broyalt/,
        ],
      },
    ],
    'buy-sell-uneven': [
      {
        bears: 'actor',
        force: ['right', 'ban', 'no-right', 'fact'],
        all: [
          /\[[ap]\](?: \w)? (?:may|shall|can) (?:only )?(?:not )?(?:serve|give|issue|send|initiate|trigger|start|begin|use|exercise)\b[^.;]{0,70}\b(?:notice|procedure|buy-?sell|offer|mechanism|shoot-?out|option)\b[^.;]{0,60}\b(?:only (?:after|from|once|following|on or after)|(?:before|until|prior to) the (?:\w+ )?(?:anniversary|end of|expiry))/,
        ],
        clause: [buySell],
        none: [/\b(?:either|each|any|neither|both|no) \[|\[each\]|\beither\b/],
      },
      {
        bears: 'other',
        force: ['right', 'fact'],
        all: [
          /\bonly (?:the )?(?:\[\w\]|\w+)(?: [\w\[\]]+){0,2} (?:may|can|has the right to|is entitled to) (?:serve|give|issue|send|initiate|trigger|start|begin|invoke)\b[^.;]{0,60}\b(?:notice|procedure|buy-?sell|buy-?out|offer|mechanism|shoot-?out)\b/,
        ],
        clause: [buySell],
      },
      {
        bears: 'other',
        force: ['right', 'fact'],
        all: [
          /(?<!\w)(?:\[[ap]\]|(?!party)\w+) alone (?:may|can|has the right to|shall be entitled to) (?:serve|give|issue|send|initiate|trigger|start|begin|invoke|name the price)\b/,
        ],
        clause: [buySell],
      },
      {
        bears: 'actor',
        force: ['no-right', 'ban', 'waiver'],
        all: [
          /\bno right (?:\w+ )?to (?:serve|give|initiate|trigger|start|invoke)\b[^.;]{0,50}\b(?:buy-?sell|shoot-?out|buy-?out|deadlock|put|such) (?:notice|procedure|mechanism)\b/,
        ],
        none: [/\[each\]|\bneither\b/],
      },
    ],
    'buy-out-paid-late': [
      {
        all: [
          /\b(?:price|consideration|purchase money|value|redemption (?:price|amount))\b[^.;]{0,60}\b(?:satisfied|paid|payable|discharged|settled|met)\b[^.;]{0,40}\b(?:by|in|through|with|over)\b (?:[\w-]+,? ){0,6}?(?:loan notes?|promissory notes?|vendor (?:loan|notes?)|(?:instal(?:l)?ments?)|notes? (?:of|payable|repayable|issued)|[2-9] years|1\d years)\b/,
          /\b(?:shares?|units|interest|stake|membership|stock|buys?|buy-?out|holding)\b/,
        ],
        clause: [/\b(?:shareholders?|members?|partners?|venture|co-?owners?|holders?)\b|\bmy shares\b/],
        none: [
          /\bgoods\b|\brent\b|\bpremises\b|\bloan agreement\b|\bmerger\b|\bboth\b|\bsecured by\b|\bclosing date\b|\bparent\b|\bguarantee/,
        ],
      },
      {
        force: ['right', 'fact'],
        bears: 'other',
        all: [
          /\[[ap]\] may (?:pay|satisfy|settle|discharge)\b[^.;]{0,80}\b(?:price|consideration|value|sum)\b[^.;]{0,80}\b(?:loan notes?|promissory notes?|instal(?:l)?ments?|over (?:a period of )?\d+ years|unsecured)\b/,
        ],
        clause: [/\b(?:shareholders?|members?|partners?|venture|shares|units|membership)\b/],
        none: [/\bgoods\b|\brent\b|\bpremises\b|\boption price\b|\bexercise price\b/],
      },
    ],
    'silence-gives-up-share': [
      {
        all: [
          /\b(?:if|where|unless|should|failing|failure|absence|silence|fails?|does not|no (?:reply|answer|election|response|notice))\b/,
          /\b(?:deemed|taken|treated|regarded|considered|presumed|counts?|construed)\b(?: by the others?)? (?:(?:as|to|be|have|having|an?|its|been) ){0,4}(?:irrevocably |hereby )?(?:elect(?:ed|ion)|agree(?:d|ment)|offer(?:ed)?|accept(?:ed|ance)|chosen|choice|consent(?:ed)?|decision|decided) (?:\w+ )?(?:to|of|for) (?:\S+ ){0,4}?(?:sell|sale|transfer|withdraw)\b/,
        ],
        clause: [/\b(?:shares?|units|interests?|stake|membership|holding|partners?)\b/],
        none: [/\bgoods\b|\bproducts\b|\bpremises\b|\bnot (?:be )?(?:deemed|treated|taken)|\bwaived its right\b/],
      },
    ],
    'veto-emptied': [
      {
        all: [
          /\b(?:other than|except(?:ing)?|excluding|save for|save where|unless|not required|need not|no (?:consent|approval))\b[^.;]{0,120}\b(?:certif(?:y|ies|ied)|determines?|considers?|declares?|designates?|classif(?:y|ies)|regards?|deems?|thinks?|in (?:its|his|her|the) (?:\S+ )?opinion|believes?)\b[^.;]{0,80}\b(?:ordinary course|business plan|budget|urgent|routine|day-to-day|necessary|emergency|immaterial)\b/,
        ],
        clause: [
          /\b(?:reserved matters?|veto|major decisions?|consent matters?|shareholders?|members?|venture|joint)\b/,
        ],
        none: [/\brent\b|\bpremises\b|\bgoods\b|\binsur|\breasonable\b|\bconfidential|\blaw\b/],
      },
      {
        force: 'right',
        bears: 'other',
        all: [
          /\[[ap]\] may (?:\w+ )?(?:amend|change|revise|update|shorten|vary|reduce)\b[^.;]{0,40}\b(?:list of reserved matters|reserved matters|veto (?:list|rights?)|consent matters)\b/,
        ],
      },
    ],
  },
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
