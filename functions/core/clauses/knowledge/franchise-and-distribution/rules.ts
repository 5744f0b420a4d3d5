import { unlessDenied } from '../denied.ts';
import { allDaysIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { fixes } from './fixes.ts';

const network = ['other', 'license-agreement', 'service-agreement', 'purchase-agreement'];

const choice =
  /(?<!\w)(?:discretion|sees? fit|suits?|as suits|unhappy|free to|own (?:authority|accord|time|motion)|thinks? (?:fit|proper|right|best|useful|fair|appropriate|reasonable|suitable|necessary|desirable)|(?:it|he|she|they|you|we|\[\w+\]) (?:likes?|chooses?|wishes|wants?|considers?|believes?|regards?|judges?|decides?|determines?|pleases?|elects?|feels?|thinks?|names?|sees?|reckons?|may (?:\w+ )?(?:determine|decide|think|choose|elect|select|set|name))|whatever|for any (?:or no )?reason|at (?:its|their|his|the|\[\w+\]'s) (?:sole )?(?:option|election|choice)|whenever|in (?:its|\[\w+\]'s|their) (?:sole |own |absolute )?(?:opinion|view|judgment)|of the view|for any purpose|at any (?:time|hour)|without giving (?:a |any )?reasons?)\b/;
/** Franchise, agency and distribution. */
const affirmed = defineTopic(
  'franchise-and-distribution',
  file,
  {
    'territory-not-protected': barring(
      [/\bexisting stocks?\b|\bdata cent(?:er|re)s\b|\bcontent and information\b/],
      [
        {
          bears: 'taker',
          all: [
            /\bno (?:claim|right|entitlement)? ?(?:to )?(?:territorial|area|exclusive) (?:protection|rights?|territory)\b|\badmit (?:further|other|more) (?:dealers|distributors|agents|franchisees)\b/,
          ],
          none: [/\bjurisdiction/],
        },
        {
          bears: 'taker',
          force: ['right', 'fact', 'acknowledgement', 'no-duty'],
          all: [
            /\b(?:deliver|sell|supply|solicit|market|authori[sz]e|appoint|establish|open|license|operate|compete)\b[^.;]{0,140}\b(?:territory|protected area|exclusive area|wherever|anywhere|in the area|same market|vicinity)\b/,
            /\b(?:territory|protected area|exclusive area|wherever|anywhere|in the area|same market|vicinity)\b/,
            /\b(?:directly|likewise|other (?:distributors?|dealers?|agents?|outlets?|franchisees?)|competing|itself|affiliates|any channel)\b/,
          ],
          none: [
            /\b(?:outside|only (?:if|where|with)|shall not|may not|will not|neither|credited|consent|refer|jurisdiction|bid|exclusive licen[cs]e|joint inventions?|patents)\b/,
          ],
        },
        {
          force: ['right', 'fact'],
          bears: 'taker',
          all: [
            /\b(?:open|run|license|set up|operate|appoint|establish)\b.{0,40}\b(?:shops?|stores?|outlets?|units?|restaurants?|locations?|dealers?|agents?|distributors?|franchises?)\b/,
            /\b(?:near|next to|close to|adjacent|anywhere|in the same|nearby|around)\b/,
          ],
          none: [
            /\b(?:not|neither|never)\b.{0,20}\b(?:open|license|operate|appoint)|\blandlord|\btenant|\boutside the\b/,
          ],
        },
        {
          types: network,
          force: ['right', 'fact', 'no-right', 'acknowledgement', 'no-duty', 'definition', 'duty', 'ban', 'exclusion'],
          all: [
            /\b(?:territor\w*|area|exclusiv\w*|within|region|anywhere|market)\b/,
            /\b(?:(?:operate|open|license|own|establish) .{0,40}(?:outlets?|stores?|locations?|shops?|business)|sell (?:direct\w*|to customers|online)|appoint (?:others|other)|non-exclusive|reduc\w*|modif\w*|internet|online|compet\w*|key accounts|no exclusivity|reserved to)\b/,
            /\b(?:may|can|at any time|whatever the effect|no exclusivity|reserved|acquires no|non-exclusive|whenever|regardless)\b/,
          ],
          none: [
            /\b(?:inspect|trademarks|existing stocks?|may not be assigned)\b/,
            /\b(?:sublicense|outside of the|competitive business|financial interest|minimum development)\b/,
            /\bmay not be reduced\b/,
            /\bonly if targets\b|\bmake the appointment non-exclusive\b|\bconvert\b.{0,60}\bnon-exclusive\b/,
            /\b(?:shall not (?:open|license|sell|appoint)|other than through|employee|software|royalt\w*|non-exclusive(?:,)? (?:non-transferable|perpetual|worldwide|revocable|limited|license|licence|right)|both parties|compete with the [a-z]+ after|premises|shopping|while the \w+ remains free)\b/,
          ],
          clause: [
            /(?<!\w)(?:territory|franchis\w*|distribut\w*|dealer|appoint\w*|outlets?|grantor|your area|\[\w+\]'s area|area of)\b/,
          ],
        },
        {
          types: network,
          force: ['right', 'fact', 'no-right', 'acknowledgement'],
          all: [
            /\b(?:establish|open|operate|license|sell|appoint|compete|grant)\b/,
            /\b(?:stores?|outlets?|channel|others|delivery apps|online|company-owned|dealers?|agents?|franchis\w*|customers|anyone)\b/,
            /\b(?:there|area|territory|not exclusive|any other channel|next to|near|within|anywhere)\b/,
          ],
          clause: [/\b(?:area|territory)\b/, /\b(?:franchis|distribut|dealer|outlet|royalt|store|brand)/],
          none: [
            /\b(?:inspect|trademarks|existing stocks?|may not be assigned)\b/,
            /\b(?:sublicense|outside of the|competitive business|financial interest|minimum development)\b/,
            /\bmay not be reduced\b/,
            /\bonly if targets\b|\bmake the appointment non-exclusive\b|\bconvert\b.{0,60}\bnon-exclusive\b/,
            /\bshall not\b|\bemploy|\bconsent of/,
          ],
        },
        {
          types: network,
          force: ['right', 'fact'],
          all: [
            /\b(?:put|open|place|establish|locate|appoint|license)\b/,
            /\b(?:another|other|further|new)\b.{0,20}\b(?:shop|outlet|store|franchis\w*|dealer|distributor|agent)/,
            /\b(?:as close|near|next to|anywhere|in the (?:area|territory)|as \[?\w+\]? like)/,
          ],
          none: [
            /\b(?:inspect|trademarks|existing stocks?|may not be assigned)\b/,
            /\b(?:sublicense|outside of the|competitive business|financial interest|minimum development)\b/,
            /\bmay not be reduced\b/,
            /\bonly if targets\b|\bmake the appointment non-exclusive\b|\bconvert\b.{0,60}\bnon-exclusive\b/,
            /\bshall not/,
          ],
        },
        {
          types: network,
          all: [
            /\bnothing\b.{0,40}\b(?:prevents?|restricts?|limits?|prohibits?)\b/,
            /\b(?:outlets?|stores?|territory|area|sell|appoint|compet|distribut)/,
          ],
          clause: [/\b(?:territory|area)\b/],
          none: [
            /\b(?:inspect|trademarks|existing stocks?|may not be assigned)\b/,
            /\b(?:sublicense|outside of the|competitive business|financial interest|minimum development)\b/,
            /\bmay not be reduced\b/,
            /\bmay sell for its own|\bpassive sales|\bdistributing competing\b|\b(?:prevents?|restricts?|limits?|prohibits?) (?:the )?\[(?:p|taker)\]/,
          ],
        },
        {
          types: network,
          force: ['right', 'fact'],
          all: [
            /\bmay\b.{0,40}\b(?:itself |themselves )?(?:trade|sell|operate|compete|carry on)\b|\bpermit others to (?:trade|sell|operate)/,
            /\bwithin the (?:territory|area)|\bin the (?:territory|area)/,
          ],
          clause: [/\b(?:franchis|fee|distribut|dealer|brand|outlet)/],
          none: [/\binspect|\bexisting stocks?/],
          test: (_, { actor }) => !/franchisee|distributor|dealer/.test(actor?.word ?? ''),
        },
      ],
    ),
    'franchise-fees-changed': [
      {
        bears: 'taker',
        force: ['right', 'fact'],
        all: [
          /\b(?:(?:continuing|royalty|franchise|technology|marketing|advertising|service|network|system|monthly(?: service)?) fees?|additional (?:fees?|charges?)|new (?:fees?|charges?)|royalt(?:y|ies))\b/,
          /\b(?:fix(?:es)?|set|revised? (?:upward)?|rais(?:e|ed)|increas\w*|lev(?:y|ied)|impos\w*|introduc\w*|adjust\w*|vary|varied|chang\w*|add)\b/,
          /\b(?:own judg(?:e)?ment|anew|discretion|at any time|from time to time|whenever|by (?:amendment|notice)|at liberty|as it (?:sees|thinks)|without (?:consent|limit))\b/,
        ],
        clause: [
          /\b(?:service fee|continuing fee|manual|outlets?|brand|system|royalt\w*|technology|support|franchis\w*|territory|store|restaurant)\b/,
        ],
        none: [
          /\b(?:index|not exceed|capped?|cap|consumer price|rent|subscription|bank|interest|reasonable costs|licen[cs]ed products?)\b/,
        ],
      },
      {
        all: [
          /\b(?:fees?|charges?|contributions?|royalt\w*|levy|levies)\b/,
          /\b(?:put up|rais(?:e|ed)|increas\w*|add|introduc\w*|impos\w*|prescrib\w*|lev(?:y|ied)|new ones)\b/,
          /\b(?:whenever|at any time|from time to time|discretion|as \[\w+\] (?:may|sees?|sets?|decides?)|rates? \[\w+\] sets?)\b|\bat the rates? \[/,
        ],
        clause: [
          /\b(?:franchis\w*|brand|store|shop|outlet|system|manual|network|restaurant|training|audits|monthly fees)\b/,
        ],
        none: [
          /\b(?:not|no)\b.{0,30}\b(?:increase|raise|new fee|introduce)|\bindex\b|\bcap(?:ped)?\b|\bnot exceed|\bsubscription|\brent\b|\bbank\b|\binterest\b/,
        ],
      },
      ...barring(
        [/\b(?:timing|renewal term|value add(?:ed)?|repaid|offsets?|no additional)\b/],
        [
          {
            types: network,
            all: [
              /\b(?:royalt\w*|fees?|charges?|continuing fee|what you pay|levy|contribution)\b/,
              /\b(?:increas\w*|raise|new (?:fees|charges)|impose|bring in|from time to time|whatever percentage|then charges|without ceiling|change)\b/,
              /\b(?:in such amount|as (?:it|\[\w+\]) (?:decides?|determines?|sees)|whenever|without ceiling|sole discretion|at any time|whatever|any level|on \d+ days'? notice|manual)\b/,
            ],
            clause: [/\b(?:franchis\w*|royalt\w*|dealer|system|manual|network|brand|outlet)\b/],
            none: [
              /\b(?:not be changed|shall not (?:be )?(?:increase|change)|in line with cpi|once a year|retail prices|service charge|rent|net receipts|copyright|commission|subscription)\b/,
            ],
          },
          {
            types: network,
            force: ['right', 'fact', 'duty'],
            all: [
              /\b(?:royalty|fees?|contributions?|levy|charges)\b/,
              /\b(?:adjust|add|increase|raise|change|impose|introduce|then charges|vary)\w*\b/,
              choice,
            ],
            clause: [/\b(?:franchis|royalty|system|brand|dealer|network|new entrants)/],
            none: [/\bnot be (?:changed|increased)|\bcpi|\binterest rate|\bservice charge|\brent\b/],
          },
          {
            types: network,
            all: [
              /\bcontinuing fee|\broyalty\b/,
              /\bwhatever (?:percentage|amount|rate)|\bthen charge[sd]?\b|\bthen-current/,
            ],
          },
          {
            types: network,
            force: ['right', 'fact'],
            all: [
              /\b(?:alter|change|raise|increase|adjust|add|vary)\b[^.;]{0,50}?\b(?:fees?|charges?|royalt\w*|levy|contribution|what \[\w+\] pay)\b/,
            ],
            clause: [/\b(?:franchis|shop|outlet|dealer|system|brand|royalt)/],
            none: [/\b(?:cpi|index|once a year|not|agree|consent|up to)\b/],
          },
        ],
      ),
      {
        types: network,
        force: ['right', 'fact'],
        all: [
          /\b(?:vary|change|increase|adjust|raise|modify|amend)\b.{0,40}\b(?:fees?|royalt\w*|contributions?|charges)\b/,
          /\b(?:at any time|from time to time|discretion|on \d+ days|by notice|as it)\b/,
        ],
        clause: [/\bfranchis|\bterritory|\broyalt|\boutlet|\bbrand/],
        none: [/\b(?:not|timing|cpi|index|once|agree\w*)\b/],
      },
    ],
    'tied-purchases': barring(
      [/\ball (?:of )?(?:its|their) requirements\b/],
      [
        {
          bears: 'actor',
          force: ['duty', 'promise'],
          all: [
            /\[a\] (?:must|shall|will|agrees to|undertakes to) (?:\w+ )?(?:buy|purchase|obtain|order|source) (?:all|its entire|only)(?: of)?(?: the| its)? (?:\w+ ){0,3}?(?:supplies|requirements|goods|products|ingredients|equipment|materials|inventory|stock)\b[^.;]{0,30}\b(?:only |solely |exclusively )?from (?:the )?\[o\](?! or\b)/,
          ],
          clause: [/\b(?:franchis|distribut|dealer|outlet|restaurant|store)/],
        },
        {
          bears: 'taker',
          force: ['duty', 'promise'],
          all: [
            /\b(?:entire|whole|all|every)\b.{0,20}\b(?:stock|supplies|equipment|ingredients|inventory|merchandise|materials|goods)\b/,
            /\bfrom\b.{0,30}\b(?:sources?|suppliers?|vendors?)\b.{0,20}\b(?:named|designated|approved|nominated|chosen|appointed)\b/,
          ],
          none: [/\bor (?:any )?other\b|\bmeets? the\b.{0,20}\bspecification/],
        },
        {
          bears: 'taker',
          force: ['duty', 'ban', 'promise', 'no-right'],
          all: [
            /\b(?:must (?:come|be (?:bought|purchased|obtained|sourced|ordered))|shall (?:come|be (?:bought|purchased|obtained|sourced))|(?:may|shall|must|can) not (?:stock|buy|use|sell|purchase|order|source|obtain)|only (?:use|buy|stock|sell))\b/,
            /\b(?:from|by)\b.{0,60}(?:\[\w+\]|\bown supply|\bsupply company|\bsource|\bsupplier|\bnominees?|\bappointed|\bapproved|\bdesignated)/,
            /\b(?:goods|products?|parts?|supplies|equipment|machines?|ingredients?|stock|merchandise|materials|coffee|cups|food|packaging|systems?|all \w+)\b/,
          ],
          none: [
            /\b(?:consent|warrant\w*|confidential|data|court|energy|rent|subcontract\w*|employ\w*|securities|open source|infring\w*|export)\b/,
          ],
          clause: [
            /\b(?:outlet|brand|store|shop|territory|list prices?|spare parts|restaurant|franchis\w*|system|dealer\w*|appointed|supply company|rebates?)\b/,
          ],
        },
        {
          all: [
            /\bother than\b.{0,40}\b(?:sourced|supplied|bought|purchased|approved|obtained|provided|made)\b.{0,20}\b(?:through|from|by)\b/,
            /\b(?:no|not|none|only)\b/,
            /\b(?:parts?|goods|products?|supplies|equipment|systems?|ingredients?|signage|stock|merchandise|materials)\b/,
            /\b(?:used?|sold|sell|stock(?:ed)?|installed|offer(?:ed)?)\b/,
          ],
          none: [/\bwarrant|\bconfidential|\bdefect|\bliab|\bsecurities|\bconsent\b|\bpromotion|\btraining materials/],
        },
        {
          types: network,
          all: [
            /\b(?:buy|purchase\w*|obtain|source\w*|order|use)\b/,
            /\b(?:only (?:from|use products|products)|exclusively from|solely from|whole requirements|all (?:its )?requirements|only .{0,30}bought from|through the \[?\w+\]?'s? affiliate|designees|designated supplier|no other source)\b/,
            /\b(?:prices?|rebates?|even when|terms|all|its requirements|equipment|supplies|company|products)\b/,
          ],
          none: [
            /\bmarks\b/,
            /\b(?:any supplier that meets|nothing in this|signs|market price|energy|output|published specifications)\b/,
          ],
        },
        {
          types: network,
          all: [
            /\b(?:all|every|only)\b.{0,30}\b(?:stock|fittings|supplies|goods|ingredients|equipment|products|requirements)\b/,
            /\b(?:must come from|from \[?\w+\]? or|supplied by|bought from|obtained from|nominated|approved by|that \[?\w+\]? name)/,
          ],
          none: [/\bmarks\b/, /\bmeets|\bpublished|\bmarket price/],
        },
      ],
    ),
    'manual-changes-bind': barring(
      [/\bwarrant(?:s|y)?\b|\bdefects?\b|\balternative goods\b|\bcap on cost\b|\bonly after consultation\b/],
      [
        {
          bears: 'actor',
          force: ['duty', 'promise'],
          all: [
            /\[a\] (?:must|shall|will) (?:\w+ )?(?:remodel|refurbish|renovate|moderni[sz]e|redecorate|re-?equip)\b[^.;]{0,80}\b(?:when(?:ever)?|as(?: and when)?|if|each time) (?:the )?\[o\] (?:\w+ ){0,2}?(?:requires?|requests?|directs?|demands?|decides?|thinks)\b/,
          ],
          none: [/\bnot more (?:often )?than\b|\bonce\b|\breasonabl/],
        },
        {
          bears: 'taker',
          all: [
            /\b(?:bears? the cost|at (?:its|\[\w\]'s|the \[\w+\]'s) (?:sole |own )?(?:cost|expense)|bind(?:s|ing)?|pays? for|form(?:s)? part of|whatever (?:the )?cost)\b/,
            /\b(?:system standards|manual|brand standards|standards|policies|guidelines|alterations|refit|revision of the)\b/,
            /\b(?:revis\w*|amend\w*|chang\w*|vary|varied|update\w*|from time to time|modif\w*|may call for)\b/,
            /\b(?:without (?:\S+ )?consent|may|discretion|whatever|as it|at any time|call for|from time to time)\b/,
          ],
          none: [
            /\b(?:consultation|cap on|ceiling|not (?:be )?(?:require|spend)|accounting|laws?|regulation|employ\w*|industry standards|privacy|acceptable use|security policies)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:follow|comply|conform|remodel|re-?equip|refit|upgrade|refurbish|adopt|implement)\w*\b/,
            /(?<!accounting )(?<!industry )\b(?:brand standards|standards|manual|operations manual|system standards|brand guidelines)\b/,
            /\b(?:as varied|updates?|chang(?:e[sd]?|ing)|varied|modif\w+|amend\w*|revis\w*|new ones|from time to time)\b/,
            /\b(?:own (?:cost|expense)|pay for|without (?:any )?limit|at (?:its|the|\[\w\]'s) (?:\S+ )?(?:cost|expense))\b/,
          ],
          none: [
            /\baccounting standards|\blaws?\b|\bindustry standards|\bnot (?:be )?(?:require|spend)|\bceiling\b|\bcap\b/,
          ],
        },
        {
          types: network,
          all: [
            /\b(?:manual|standards|operations guide|system standards|how \[?\w+\]? must run|identity program\w*|brand standards)\b/,
            /\b(?:revis\w*|chang\w*|amend\w*|new|modif\w*|updat\w*|adopted)\b/,
            /\b(?:at (?:its|\[?\w+\]?'s) (?:own )?(?:cost|expense)|shall comply|bind|sole judgment|at any time|prevails|pay for whatever|without limit|every change|sole discretion)\b/,
          ],
          none: [
            /\b(?:insurance|coverage)\b/,
            /\b(?:reasonable and|shall be reasonable|not alter|need not spend|user manual|accounting standards|security standards|agreement prevails|employee handbook)\b/,
          ],
          clause: [
            /\b(?:franchis\w*|dealer|outlet|store|remodel\w*|system|operations|brand|grantor|investment|manual)\b/,
          ],
        },
        {
          types: network,
          within: 'sentence',
          all: [
            /\bchange how \[?\w+\]? must run\b|\brevise the manual|\bmodify the (?:manual|system)/,
            /\bpay for whatever|\bown cost|\bcomply/,
          ],
          none: [/\b(?:insurance|coverage)\b/],
        },
        {
          types: network,
          force: ['duty', 'right', 'fact', 'promise'],
          all: [
            /\b(?:standards?|manual|system|specifications|operations guide|policies)\b/,
            /\b(?:changes?|revis|amend|modif|updat|varies|vary)/,
            /\b(?:conform|comply|whatever the (?:cost|expense)|at (?:its|\[\w+\]'s) (?:own )?(?:cost|expense)|follow|adopt|implement|bind)\b/,
          ],
          clause: [/\b(?:franchis|dealer|brand|outlet|restaurant|store)/],
          none: [
            /\b(?:insurance|coverage)\b/,
            /\breasonabl|\bneed not spend|\bsecurity standards|\bagreement prevails|\baccounting/,
          ],
        },
        {
          types: network,
          all: [
            /\b(?:handbook|manual|guide|standards|rules of the system)\b/,
            /\b(?:new edition|each new|as changed|amend|revis|updat|change)/,
            /\b(?:follow|comply|refit|cost|bind|conform)/,
          ],
          none: [/\b(?:insurance|coverage)\b/, /\breasonabl|\bneed not spend|\bemployee handbook|\bsecurity/],
        },
      ],
    ),
    'no-end-compensation': barring(
      [/\bwaives? any other compensation\b/],
      barring(
        [
          /\b(?:points|credits|ratepayers?|procurement|broke the law|bonus(?:es)?|awards?)\b/,
          /\bbeyond the buy-?back\b|\bunless (?:the )?\S+ (?:ends|terminates)\b/,
        ],
        [
          {
            bears: 'actor',
            force: ['no-right', 'waiver', 'ban', 'acknowledgement'],
            all: [
              /(?:\[a\] (?:\w+ ){0,3}?|^)(?:no (?:claim|right|entitlement)|not (?:be )?entitled|waives?)\b[^.;]{0,50}\b(?:indemnit(?:y|ies)|goodwill|(?:mandatory|statutory) (?:right|compensation|indemnity)|compensation for (?:the )?(?:loss|terminat|customers|investment))/,
            ],
            clause: [
              /\b(?:terminat\w*|expir\w+|non-renewal)\b/,
              /\b(?:distribut|dealer|agent|franchis|resell|importer)/,
            ],
            none: [
              /\bthird[- ]part|\binfring|\bemploy|\bclaim(?:s|ed)? against\b|\bindemnit\w+ (?:under|for|from|against|obligation)|\bjury\b/,
            ],
          },
          {
            force: ['ban', 'no-right', 'waiver', 'fact', 'duty', 'no-duty', 'exclusion'],
            all: [
              /\b(?:non-?renewal|expir\w*|terminat\w*|ends?|the end)\b/,
              /\b(?:no (?:payment|compensation|indemnity|sum|claim|damages|reimbursement)|waives? any right|nothing (?:is|shall be)|not (?:be )?(?:entitled|liable))\b/,
              /\b(?:stock|fittings|lost profits?|goodwill|clientele|investments?|customer base|inventory|expenditure|customers (?:it|\[\w\]))\b/,
            ],
            none: [
              /\b(?:employ\w*|rent|landlord|tenant|lessee|insurance|shares|buys? back|indirect|consequential|breach of|service levels?|warrant\w*|licen[cs]e fees)\b/,
            ],
          },
          {
            all: [
              /\b(?:over|ends?|ended|terminat\w*|expir\w*|non-?renewal|finish\w*)\b/,
              /\b(?:owes? (?:[\w\[\]]+ )?nothing|no (?:claim|compensation|indemnity|payment)|renounces? (?:every|all|any)|waives? (?:every|all|any)|not (?:be )?entitled to)\b/,
              /\b(?:goodwill|customer base|clientele|clients|inventory|investments?|expenditure|money \S+ (?:put in|invested)|outlay|found or|built up)\b/,
            ],
            none: [
              /\b(?:employ\w*|rent|landlord|tenant|lessee|insurance|shares|buy back|service levels?|investment (?:company|manager|advis\w*)|impair\w*)\b/,
            ],
            clause: [
              /\b(?:franchis\w*|dealer|distribut\w*|agents?|agency|territor\w*|reseller|contract is over|customers?|clientele|products)\b/,
            ],
          },
          {
            types: network,
            all: [
              /\b(?:terminat\w*|expir\w*|ends?|end date)\b/,
              /\b(?:no (?:claim|right|entitlement|payment)|paid nothing|nothing for|waives?|get no|not (?:be )?entitled to|without compensation)\b/,
              /\b(?:compensation|goodwill|indemnity|unsold stock|lost profit|customers|commission|investment|money you spent)\b/,
            ],
            clause: [
              /(?<!\w)(?:distribut\w*|franchis\w*|agent|dealer|goodwill|reseller|customers|commission|\[\w+\])(?!\w)/,
            ],
            none: [
              /\b(?:shall buy back|is entitled to compensation|directors|employee|tenant|landlord|lease|premises|curtail\w*|facility|energy|rent|vested)\b/,
            ],
          },
          {
            types: network,
            within: 'clause',
            all: [
              /\bwhen (?:this|the (?:agreement|franchise)) ends\b|\bon (?:the end|termination|expiry)\b|\bwhen the franchise ends/,
              /\b(?:no payment|paid nothing|not (?:be )?(?:entitled|paid)|nothing for)\b.{0,60}\b(?:goodwill|customers|money \[?\w+\]? spent|invest|it\b)/,
            ],
            none: [/\bbuy back|\btenan|\bemployee|\bdepreciated|\bbook value/],
          },
          {
            types: network,
            all: [
              /\bpaid nothing\b|\bnot be paid\b|\bno (?:payment|compensation|sum)\b|\bnothing for\b|\bnot (?:be )?entitled to\b/,
              /\b(?:customers|goodwill|investment|stock|work done|contacts)\b/,
            ],
            clause: [/\b(?:after the end|when .{0,20}ends|on (?:the end|termination|expiry)|termination|expir)/],
            none: [/\bemployee|\btenant|\blease end|\bcurtail|\bservice credits|\bbook value/],
          },
        ],
      ),
    ),
    'minimum-sales-set': barring(
      [
        /\b(?:availability|service levels?|remediation|uptime|mutually agreed|reach agreement|quarterly payments?|transfer price|at the time the order is placed|remaining balance)\b/,
      ],
      [
        {
          bears: 'actor',
          force: 'duty',
          all: [
            /\[a\] (?:must|shall|will) (?:meet|achieve|reach|attain|sell|purchase)\b[^.;]{0,60}\b(?:minimum|quota|targets?)\b[^.;]{0,40}\bor (?:lose|forfeit)\b/,
          ],
        },
        {
          bears: 'other',
          force: 'right',
          all: [
            /\bif (?:the )?\[o\] (?:misses|fails to (?:meet|reach|achieve|attain)|falls short of|does not (?:meet|reach|achieve|attain)) (?:\S+ ){0,4}?(?:(?:sales|purchase|performance) )?(?:targets?|quotas?|minimum (?:sales|purchases?|orders?|quantity))\b[^.;]{0,60}\[a\] may (?:\w+ )?(?:terminate|end|withdraw|cancel)\b/,
          ],
          clause: [/\b(?:distribut|dealer|agent|franchis|resell|territor)/],
        },
        {
          bears: 'other',
          force: ['fact', 'right', 'duty'],
          all: [
            /\[a\] (?:alone |shall |will |may )?(?:sets?|fix(?:es)?|determines?) (?:the |its |\[o\]'s |annual )*(?:(?:sales|purchase) )(?:quotas?|targets?|minimums?)\b/,
          ],
          none: [/\bagree|\bmutual|\bconsult|\breasonabl/],
          clause: [/\b(?:distribut|dealer|agent|franchis|resell|territor|principal)/],
        },
        {
          bears: 'taker',
          all: [
            /\b(?:sells?|buys?|orders?|purchases?|places?)\b.{0,20}\b(?:fewer|less)\b.{0,40}\bthan\b|\bbelow the (?:number|quantity|target|figure)\b/,
            /\b(?:prescribed|set|fixed|determined|named|required|number|quantity|target)\b/,
            /\b(?:cancel\w*|terminat\w*|ends?|withdraw\w*|loses?|lost)\b/,
          ],
          none: [/\bconsecutive|\bin a row|\bcure|\bemploy|\brent\b|\baccounts\b/],
        },
        {
          bears: 'taker',
          within: 'clause',
          all: [
            /\b(?:fix(?:es)?|set(?:s)?|determin\w*|rais\w*)\b.{0,30}\b(?:quantit(?:y|ies)|quota|targets?|minimum)\b|\b(?:quota|sales targets?|minimum (?:sales|purchases?|quantit\w*))\b/,
            /\b(?:shortfall|fails? to (?:reach|meet|achieve)|miss(?:es|ed)?|pays? for|withdraw|lose[s]?|terminat\w*)\b/,
          ],
          none: [
            /\broyalt\w+\b|\bin proportion\b/,
            /\b(?:consecutive|in a row|cure|rent|take-or-pay|energy|employ\w*|not be a breach|guidance|service levels?|earn-?out|bonus|commission|salary|no consequence)\b/,
          ],
          clauseNone: [/\b(?:consecutive|in a row|cure[ds]?)\b/],
        },
        {
          all: [
            /\b(?:turnover|annual sales|sales|purchases|orders)\b[^.;]{0,160}?\b(?:falls? short|shortfall|miss(?:es|ed)?|fails? to (?:meet|reach|achieve)|not (?:to )?meet|(?:less than|below) (?:the |its |such |that )?(?:\w+ )?(?:minimum|target|quota|moq|figure|number))\b|\b(?:falls? short|miss(?:es|ed)?|fails? to (?:meet|reach|achieve|submit)|not (?:conduct|meet|reach|achieve))\b[^.;]{0,120}?\b(?:turnover|annual sales|sales|purchases|orders|moq)\b/,
            /\b(?:made good|make good|pays?|paid|terminat\w*|loses?|forfeit\w*|convert|withdraw)\b/,
          ],
          clause: [
            /\b(?:franchis\w*|dealers?|distribut\w*|reseller|territor\w*|agents?|area|retailer|products|turnover)\b/,
          ],
          none: [
            /\broyalt\w+\b|\bin proportion\b/,
            /\b(?:consecutive|in a row|cure|rent|tenant|take-or-pay|energy|employee|no liability|not be a breach|guidance|tax|earn-?out)\b/,
          ],
        },
        {
          types: network,
          all: [
            /\b(?:minimum (?:annual )?(?:purchases?|sales|quantit\w*|orders?)|sales quota|quota|targets?|at least the quantities|sales targets?)\b/,
            /(?<!\w)(?:fixes|set(?:s)? (?:for|by)|revised by|we set|\[\w+\] set|rise by|pay for any shortfall|fail\w*|miss|don't hit|shortfall|not (?:met|achieved|reach))\b/,
            /\b(?:terminat\w*|los(?:e|es|s)|non-exclusive|pay|end|revoke|turns|each year|forthwith)\b/,
          ],
          none: [
            /\broyalt\w+\b|\bin proportion\b/,
            /"contract year" means|\bfail to reach agreement\b/,
            /\b(?:2|two) consecutive years\b/,
            /\b2 years (?:running|in a row)\b|\bunless the shortfall\b/,
            /\b(?:not a breach|no minimum|agree sales targets|bonus|earn-?out|working capital|training|service levels?|energy|output|seats|users|subscription)\b/,
          ],
        },
        {
          types: network,
          within: 'clause',
          all: [
            /\b(?:quota|minimum (?:sales|purchases?|orders?)|targets?)\b/,
            /\b(?:does not (?:meet|reach|achieve)|fails? to (?:meet|reach|achieve)|miss|not (?:met|reached|achieved))\b/,
            /\b(?:end|terminate|withdraw|reduce|non-exclusive|cancel|lose)/,
          ],
          none: [
            /\broyalt\w+\b|\bin proportion\b/,
            /"contract year" means|\bfail to reach agreement\b/,
            /\b(?:2|two) consecutive years\b/,
            /\b2 years (?:running|in a row)\b|\bunless the shortfall\b/,
            /\bnot a breach|\bbonus|\bservice level|\buptime|\benergy|\boutput/,
          ],
        },
        {
          types: network,
          all: [
            /\b(?:turnover|sales|purchase|minimum)\b.{0,20}\b(?:goal|target|quota|level)s?\b|\bgoal\b|\bquota\b/,
            /\b(?:fix|set|decide|determine)s?\b|\bfall short|\bmiss/,
          ],
          clause: [/\b(?:take \[?\w+\]?'?s? (?:shop|area|territory)|terminate|end|lose|withdraw|non-exclusive)/],
          none: [
            /\broyalt\w+\b|\bin proportion\b/,
            /"contract year" means|\bfail to reach agreement\b/,
            /\b(?:2|two) consecutive years\b/,
            /\b2 years (?:running|in a row)\b|\bunless the shortfall\b/,
            /\bnot a breach|\bagree\b|\bbonus|\bearn-?out|\bservice level/,
          ],
        },
      ],
    ),
    'franchise-post-term-covenant': [
      {
        clauseNone: [/\bunless (?:the )?\[?\w+\]? ended it without cause\b/],
        force: ['ban', 'duty', 'no-right', 'promise'],
        bears: 'actor',
        all: [
          /\b(?:after|following|upon|on)\b.{0,20}\b(?:leaving|end|ends|expir\w*|terminat\w*|transfer)\b/,
          /\b(?:neither|not|never|nor)\b.{0,70}\b(?:active in|interest in|carry on|engage|operate|run|own|compete|conduct|work)\b/,
          /\b(?:same line of (?:trade|business)|spouse|members? of (?:its|their|his|her) family|owners|former (?:location|premises|site)|within the county|competing business|\w+ business (?:within|in)|near the)\b/,
        ],
        none: [/\b(?:employ\w*|solicit\w*|confidential|closing|seller|consultant|free to|own name)\b/],
      },
      {
        clauseNone: [/\bunless (?:the )?\[?\w+\]? ended it without cause\b/],
        force: ['ban', 'duty', 'no-right', 'promise'],
        all: [
          /\b(?:after|following|on|upon)\b.{0,12}\b(?:terminat\w*|expir\w*|end|contract ends|agreement ends|transfer)\b|\bthereafter\b/,
          /\b(?:not|can't|cannot|never|forbear|refrain|neither)\b.{0,70}\b(?:operat\w*|run|own|trad(?:e|ing)|carry on|engag\w*|compet\w*|open|conduct|involved)\b/,
          /\b(?:similar|competing|competitive|like|same)\b (?:\w+ ){0,2}(?:business(?:es)?|restaurants?|shops?|stores?|outlets?|goods|products|trade|services?|line)\b/,
        ],
        clause: [
          /\b(?:franchis\w*|dealers?|distribut\w*|outlets?|system|stores?|shops?|restaurants?|premises|brand)\b/,
        ],
        none: [
          /\b(?:employ\w*|consultant|solicit\w*|marks?\b|confusingly|confidential|jurisdiction|seller|closing|free to|former name|similar name)/,
        ],
      },
      {
        clauseNone: [/\bunless (?:the )?\[?\w+\]? ended it without cause\b/],
        types: network,
        force: ['ban', 'duty', 'fact', 'no-right', 'promise'],
        all: [
          /\b(?:after (?:the )?(?:end|expiry|termination|\[\w+\] leave)|following (?:expiry|termination)|leave the network|however the agreement ended|when \[?\w+\]? leave|post-term|former premises)\b/,
          /\b(?:similar business|compet\w*|run a shop|interest in|barred|deal in|same trade|from the trade|no interest)\b/,
          /(?:\b\d+ (?:years?|months?)\b|\bstatewide|\bcountry|\bmiles\b|\bany outlet)/,
        ],
        none: [
          /\b(?:no restriction|employ(?:ee|ment)|confidential|seller|vendors?|closing|completion|remove all signs|sale of the (?:business|shares))\b/,
        ],
        test: (_, { words }) =>
          allDaysIn(words).some((days) => days >= 540) || /statewide|country|miles|barred/.test(words),
      },
      {
        clauseNone: [/\bunless (?:the )?\[?\w+\]? ended it without cause\b/],
        types: network,
        force: ['ban', 'duty', 'no-right'],
        all: [
          /\b\d+ (?:years?|months)\b/,
          /\b(?:afterwards|thereafter|after (?:the|this|it)|following)\b/,
          /\b(?:own|work in|operate|run|engage|interest|lend money|carry on|deal)\b/,
          /\b(?:similar|compet|same|like)\b/,
        ],
        clause: [/\b(?:franchis|restaurant|outlet|distribut|dealer|chain|system|store)/],
        none: [/\bemployee|\bclosing|\bcompletion|\bseller/],
        test: (_, { words }) => allDaysIn(words).some((days) => days >= 540),
      },
      {
        clauseNone: [/\bunless (?:the )?\[?\w+\]? ended it without cause\b/],
        types: network,
        force: ['ban', 'no-right', 'duty'],
        all: [
          /\b(?:involved|interest|engage|own|run|work|operate|deal)\w*\b/,
          /\b\d+ miles\b|\bany (?:bakery|restaurant|shop|store|business)\b|\bcompet/,
          /\b(?:[2-9]|1\d) years\b|\b(?:1[89]|2\d|3\d) months\b/,
        ],
        clause: [/\b(?:after the end|after (?:this|the)|afterwards|terminat|expir|ends?)\b/],
        none: [/\bemployee|\bclosing|\bseller|\bcompletion/],
      },
      {
        clauseNone: [/\bunless (?:the )?\[?\w+\]? ended it without cause\b/],
        types: network,
        all: [
          /\b(?:[2-9]|1\d) years\b|\b(?:1[89]|2\d|3\d) months\b/,
          /\b(?:deal in|sell|distribute|compet|engage|handle)\b/,
          /\b(?:on|after|following|upon) (?:the )?(?:termination|expiry|end)\b/,
        ],
        force: ['ban', 'duty', 'no-right'],
        none: [/\bemploy|\bseller|\bclosing|\bsolicit/],
      },
    ],
    'ad-fund-free-use': [
      {
        bears: 'taker',
        all: [
          /\b(?:advertising|marketing|promotion\w*|brand)\b.{0,30}(?:\[\w\]|\bcontributions?|\bfund|\bfees?|\blevy|levies|payments?|money)\b|\b(?:payments?|contributions?|money)\b.{0,40}\b(?:national marketing|advertising|marketing)\b/,
          /\b(?:is a matter for|need not show|decides? alone|any purpose|no account|administrative costs|overhead|salaries|as (?:it|\[\w\]) (?:sees|thinks|likes)|discretion|own costs|general (?:account|funds)|no fiduciary|not (?:be )?(?:obliged|required|bound) to (?:account|spend))\b/,
        ],
        none: [
          /\b(?:allowances|rebates|past due|indebtedness|electronic funds|shareholders|transfer fees)\b|\bseparate account|\baudited|\bon trust\b|\bonly (?:for|on) advertising|\binvestment (?:company|fund)/,
        ],
      },
      {
        all: [
          /\b(?:fund|contributions?)\b/,
          /\b(?:brand|advertis\w*|marketing|promotion\w*|\w+ fund)\b|\] fund\b/,
          /\b(?:salaries|overhead|general account|administrat\w*|any purpose|no (?:trust|fiduciary)|how \[?\w+\]? (?:likes?|wants?)|as \[?\w+\]? (?:sees|thinks|likes)|not bound to (?:render|account)|discretion)\b/,
        ],
        none: [
          /\b(?:shareholders|indebtedness|past due|rebates)\b|\bseparate account|\baudited|\bonly for advertising|\bpension|\bretirement|\binvestment (?:company|fund)|\bmutual fund|\bnot (?:be )?(?:used|applied)|\btrust fund\b|\bcap on/,
        ],
        clause: [/\b(?:franchis\w*|dealer|brand|advertis\w*|system|outlet|store|fund)\b/],
      },
      ...barring(
        [/\bincrease\b/, /\brepurchase\b|\bdiscounts\b|\bpast due\b|\bindebtedness\b/],
        [
          {
            types: network,
            all: [
              /\b(?:brand fund|advertising (?:fund|pool|contribution\w*)|marketing (?:fund|contribution\w*|lev(?:y|ies))|cooperative advertising|ad fund|promotion fund)\b|\bfund\b/,
              /\b(?:as it (?:likes|sees|thinks|determines)|no duty to (?:account|spend)|general account|not a trustee|need not spend|no claim|sole discretion|own overhead|don't promise|no obligation to (?:account|spend|ensure)|find new franchisees)\b/,
            ],
            clause: [/\b(?:advertis\w*|marketing|brand|promotion|franchis\w*)\b/],
            none: [
              /\b(?:separate account|audited|at least half|approval|sinking|investment fund|past due|indebtedness)\b/,
            ],
          },
          {
            types: network,
            all: [
              /\b(?:marketing|advertising|brand|promotion\w*) (?:fund|pool|levy|levies|contributions?)\b|\bfund\b/,
              /\b(?:any purpose|of benefit to|considers|general (?:revenue|account)|not (?:be )?(?:required|obliged) to (?:report|account|spend)|own (?:costs|overhead)|elsewhere)\b/,
            ],
            clause: [/\b(?:marketing|advertis|brand)/],
            none: [/\bseparate account|\baudited|\badvertising only/],
          },
          {
            types: network,
            all: [
              /\b(?:promotion|marketing|advertising|brand)\b.{0,20}\b(?:levy|fund|contribution|fee)\b/,
              /\b(?:pooled|spent where|spend|used|see a benefit|as \[?\w+\]? (?:sees|thinks|likes|chooses|considers))\b/,
            ],
            none: [/\bseparate account|\baudited|\bonly for advertising|\bused only/],
          },
        ],
      ),
    ],
    'customers-handed-over': [
      {
        bears: 'actor',
        force: ['duty', 'promise', 'transfer'],
        all: [
          /\b(?:transfer|hand over|hand|deliver|assign|turn over|cede|surrender|give(?: up)?|make over)\b[^.;]{0,70}\b(?:customer|client|subscriber|purchaser|dealer)s?'? ?(?:lists?|data(?:base)?|records|contracts|details|base|accounts|files|information|relationships)\b|\b(?:transfer|hand over|deliver|assign|turn over|surrender|give)\b[^.;]{0,50}\blists? of (?:all |its |the )*(?:customers|clients)\b/,
          /\b(?:without (?:any )?(?:charge|compensation|payment|consideration)|free of charge|at no (?:cost|charge)|for nothing|gratis|at its own (?:cost|expense))\b/,
        ],
        clause: [/\b(?:terminat\w*|expir\w+|end of (?:this|the)|ends)\b/],
        none: [/\bemploy(?:ee|ment)\b|\bpersonal data\b|\bconfidential information\b|\bduring the term\b|\bmonthly\b/],
      },
      {
        bears: 'taker',
        all: [
          /\b(?:customer|client) (?:lists?|data(?:base)?|base|contracts|accounts|relationships)\b[^.;]{0,80}\b(?:pass(?:es)?|belongs?|go(?:es)?|vests?|(?:is|are|be) (?:transferred|assigned|handed over))\b[^.;]{0,60}\b(?:without (?:any )?(?:charge|compensation|payment)|free of charge|for nothing|no (?:compensation|payment))\b/,
        ],
        clause: [/\b(?:terminat\w*|expir\w+|end of (?:this|the)|ends)\b/],
        none: [/\bpersonal data\b|\bemployee/],
      },
    ],
    'stock-left-at-end': barring(
      [/\b(?:shall|must|will) (?:\(?[ivx]+\)? )?(?:re-?purchase|buy back|take back) all\b/],
      [
        {
          force: ['no-duty', 'ban', 'fact', 'right', 'exclusion'],
          all: [
            /\b(?:no (?:obligation|duty)|not (?:be )?(?:obliged|obligated|required|bound)|need not)\b[^.;]{0,30}\b(?:repurchase|buy back|take back|re-?acquire|purchase)\b[^.;]{0,60}\b(?:stock|inventory|unsold|products|goods|merchandise)\b/,
          ],
          clause: [/\b(?:terminat\w*|expir\w+|end of (?:this|the)|ends)\b/],
          none: [/\bminimum\b|\bexcept\b|\bunless\b|\bother than\b/],
        },
        {
          all: [
            /\b(?:stock|inventory|unsold (?:products|goods))\b/,
            /\b(?:repurchase[ds]?|bought back|buy back|taken back|take back|purchase[ds]?)\b[^.;]{0,90}\b(?:(?:[1-8]\d|9[0-5]) ?(?:%|percent|per cent)|half|scrap|discount|nominal|book value)\b/,
          ],
          clause: [/\b(?:terminat\w*|expir\w+|end of (?:this|the)|ends)\b/],
          none: [/\bminimum (?:purchase|order)|\breturn(?:ed)? for credit\b/],
        },
        {
          force: ['ban', 'duty', 'no-right'],
          all: [
            /\b(?:on|upon|after|following|once) (?:\S+ ){0,4}?(?:terminat\w+|expir\w+|ends?)\b[^.;]{0,90}\b(?:may not|shall not|no right to|must not|no longer|cease to|stop)\b[^.;]{0,30}\b(?:sell|selling|dispose of|distribute)\b[^.;]{0,50}\b(?:stock|inventory|unsold|remaining (?:products|goods))\b/,
          ],
          none: [/\bexcept\b|\bafter (?:\S+ ){0,3}?\d+ (?:days|months)\b|\bbuy back\b|\brepurchase\b|\bconfidential/],
        },
      ],
    ),
  },
  fixes,
);

/** In these words a statement says that the issue does not arise. */
export const issues = unlessDenied(alsoBy(affirmed, otherWords), {
  'territory-not-protected': [/\bneither\b.{0,60}\bmay (?:sell|trade|open|supply|appoint|solicit)\b/],
});
