import { allDaysIn } from '../../text/quantities.ts';
import type { Statement } from '../../statements/statement.ts';
import { barring, defineTopic, type IssueRule } from '../issue.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

const free =
  /\b(?:nothing (?:in (?:this|the)\b.{0,40} )?(?:shall |will )?(?:prevents?|restricts?|limits?|prohibits?|precludes?|stops?|requires?)|free to|at liberty|non-?exclusiv\w+|remains? free|not (?:be )?(?:restricted|prevented|prohibited|bound|required|obliged|precluded)|may (?:appoint|sell|supply|deal|purchase|buy|source|engage|contract|work|license|grant|market)|without restriction|no (?:obligation|exclusiv\w+|such restriction))\b/;
const goods =
  /\b(?:products?|goods|services?|enterprises?|concerns?|undertakings?|ventures?|compan(?:y|ies)|activities|make|anything|software|platform|solutions?|technology|systems?|items?|offerings?|business(?:es)?|apps?|brands?|lines?|tools?|merchandise|materials?|equipment|app)\b/;
const compete =
  /\b(?:compet(?:e[sd]?|ing|itors?|itive(?:ly)?|ition)|similar (?:to|products?|goods|services?|business)|anything (?:like|similar|resembling|comparable)|(?:product|service|business)s? like|of a rival|rivals?|substitut\w+|same (?:or similar )?(?:products?|business|services?|kind)|functionally equivalent|alternative to|overlap\w*)\b/;

/** The same words said of either side: as its duty or waiver they burden who acts, as its right the other. */
const eitherSide = (rule: IssueRule): readonly IssueRule[] => [
  { ...rule, force: ['duty', 'acknowledgement', 'waiver', 'promise', 'ban', 'no-right', 'transfer'], bears: 'actor' },
  { ...rule, force: ['right', 'no-duty', 'exclusion', 'fact', 'definition'], bears: 'other' },
];

/** One who works for another is bound by the restraints of employment, not of trade. */
const isTrader = (_: readonly RegExpExecArray[], { actor, words }: Statement): boolean =>
  !/\b(?:employee|executive|worker|officer|manager)\b/.test((actor?.word ?? '').toLowerCase()) &&
  !/\b(?:departure|separation date|last day|cessation of employment|leav(?:e|ing) (?:us|employment))\b/.test(words);

/** A tie is gravest where the text says that the other side has none. */
const graverIfOtherIsFree = (rule: IssueRule): readonly IssueRule[] => [
  {
    ...rule,
    clause: [
      /\b(?:nothing\b.{0,60}\b(?:prevents?|restricts?|limits?|prohibits?|precludes?|requires?|obliges?|commits?)|free to|at liberty|(?:is|are|shall be|on a) non-?exclusive(?! upon| if)|remains? free|not (?:so )?(?:restricted|bound|tied)|may (?:appoint|purchase|buy|source|engage|work|use|deal|sell|license|contract)\b.{0,60}\b(?:others?|any|whoever|whomever|elsewhere|competing))\b/,
    ],
  },
  { ...rule, level: 'medium' },
];

/** Being tied to one partner, and what it gets in return. */
export const issues = defineTopic(
  'exclusivity',
  file,
  {
    'exclusive-one-way': [
      {
        clauseNone: [
          /\bshall not (?:appoint|supply|sell|license)\b[^;.]{0,160}(?:\n|\band\b)[^;.]{0,60}\bshall not (?:sell|carry|deal|handle|promote|buy|appoint|supply)\b/,
          /\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/,
        ],
        force: ['ban', 'no-right', 'duty', 'promise'],
        all: [
          /\b(?:not|never|no|nobody|neither)\b.{0,40}\b(?:represent|act for|serve|supply|sell to|buy from|work for|deal with|carry|promote|use|appoint|engage)\b.{0,20}\bany other\b/,
        ],
        clause: [
          /\bnothing\b.{0,60}\b(?:limits?|restricts?|prevents?|commits?)\b.{0,60}\b(?:number|appoint|others?|engage|buy|source)|\bfree to (?:source|buy|appoint|deal|engage|use)\b|\bat liberty to\b|\bremains? free\b/,
        ],
        none: [
          /\brequirements\b|\b(?:designated|approved|nominated) suppliers?\b|\bor its (?:designees?|nominees?|designated)\b/,
          /\bnon-?exclusive (?:licen|right|basis)|\bthird person other than\b|\bthird[- ]party beneficiar|\bconcepts?\b|\btechnique\b|\bnot be a violation\b|\bthe content\b|\bexclusive basis \(/,
          /\blook to\b|\bsecurities\b|\bin concert\b/,
          /\bin the first (?:season|year) only\b/,
          /\boutside (?:of )?the territory\b|\bintroduced (?:to|by|through)\b|\bextend beyond\b/,
          /\[each\]|\bconfidential|\bjurisdiction|\bpurpose\b|\bdata\b/,
        ],
        test: isTrader,
      },
      ...graverIfOtherIsFree({
        force: ['ban', 'no-right', 'duty', 'promise', 'acknowledgement', 'waiver'],
        all: [
          /(?<!\w)(?:not|never|nor|refrain from|no|neither|abstain from|prohibited from)(?: \S+){0,9} (?:buy\w*|purchas\w+|sourc\w+|obtain\w*|procur\w+|order\w*|deal\w*|engag\w+|appoint\w*|contract\w*|negotiat\w+|suppl\w+|sell\w*|distribut\w+|offer\w*|provid\w+|work\w*|promot\w+|market\w*|represent\w*|list\w*|perform\w*|enter\w*|retain\w*|grant\w*|instruct\w*|book\w*|hire\w*|join\w*|use|using|us(?:e|ing) the services|solicit\w*)(?: \S+){0,14}? (?:any(?: \S+){0,2} other (?:\w+ )?(?:suppliers?|providers?|vendors?|persons?|part(?:y|ies)|compan(?:y|ies)|sources?|distributors?|agents?|agenc(?:y|ies)|dealers?|manufacturers?|firms?|brokers?|customers?|buyers?|purchasers?|entit(?:y|ies)|carriers?|sponsors?|sellers?|contractors?|clients?|business|brand|one|employer|promoter|label|publisher|studio)|anyone(?: else)?|anybody else|another \w+|others|elsewhere|(?:person|party|supplier|provider|source|entity|company|one) other than|alternative (?:suppliers?|providers?|sources?|vendors?)|competing (?:suppliers?|providers?|vendors?|brands?|distributors?)|nobody else|no one else|third part(?:y|ies))(?!\w)|(?<!\w)(?:from|with|to) (?:no one|nobody|no other|no (?:person|party|buyer|supplier|customer|client|company|distributor|agent|provider|vendor|source|platform|agency|consultant))(?: (?:else|other))?(?!\w)|(?<!\w)and (?:no one|nobody) else(?!\w)|(?<!\w)not (?:to )?(?:book|hire|engage|appoint|retain|instruct|use)(?: \S+){0,3} any other(?!\w)/,
        ],
        none: [
          /\brequirements\b|\b(?:designated|approved|nominated) suppliers?\b|\bor its (?:designees?|nominees?|designated)\b/,
          /\bnon-?exclusive (?:licen|right|basis)|\bthird person other than\b|\bthird[- ]party beneficiar|\bconcepts?\b|\btechnique\b|\bnot be a violation\b|\bthe content\b|\bexclusive basis \(/,
          /\blook to\b|\bsecurities\b|\bin concert\b/,
          /\bin the first (?:season|year) only\b/,
          /\boutside (?:of )?the territory\b|\bintroduced (?:to|by|through)\b|\bextend beyond\b/,
          free,
          /(?<!\w)(?:cancell?ed (?:goods|products)|infring\w*|train|models?|restrictions?|applies only to|revenue meter|in the territory|outlet|energy|inputs|grants? (?:the )?\S+ (?:a |an |the )?(?:\w+ )?(?:exclusive )?(?:right|licen[cs]e)|confidential|disclos\w*|assign(?:s|ed|ment)?|sublet|sublicen\w*|jurisdiction|courts?|remed(?:y|ies)|liab\w*|warrant\w*|intellectual property|solicit\w*|reverse engineer|subcontract\w*|personal data|solely for (?:the |its |\[a\]'s )?(?:internal|purpose|business|own|\w+ purposes)|third[- ]party (?:beneficiar|rights|software)|benefit of (?:any )?third|share|password|credentials|exclusive (?:license|licence|right to use|property|owner|control|possession)|data|trade ?marks?|logo|hire|employ|compet\w+|indemn\w*|approval of|consent of|agents?'? fees|sale or exchange|for the benefit|personal use|lien|encumb\w*|interest in|premises|deposit|payment|invoice|amend|feedback|notice|access to the|deliverables|ownership|entire agreement|transfer|pledge|residential|household|user account|privacy|property of|both parties|each party|either party|each other)(?!\w)|\[each\]/,
        ],
        clauseNone: [
          /\bshall not (?:appoint|supply|sell|license)\b[^;.]{0,160}(?:\n|\band\b)[^;.]{0,60}\bshall not (?:sell|carry|deal|handle|promote|buy|appoint|supply)\b/,
          /\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/,
          /\b(?:shall|must|will) (?:order|purchase|buy) (?:at least|not less)|\bminimum (?:purchase|order|annual)/,
          /\bshall not (?:appoint|supply|sell|license)\b[^;.]{0,160}(?:\n|\band\b)[^;.]{0,60}\bshall not (?:sell|carry|deal|handle|promote|buy|appoint|supply)\b/,
          /(?<!\w)(?:during|for) (?:the|that) (?:same )?(?:exclusivity|exclusive) (?:period|term),? (?:the )?\[(?!each)\w+\] shall not (?:appoint|supply|sell)/,
          /\bsells? (?:\S+ ){0,4}only to\b[^.]{0,40}\n[^\n]{0,60}\bbuys? (?:\S+ ){0,3}only from\b/,
        ],
        test: isTrader,
      }),
      ...graverIfOtherIsFree({
        force: ['ban', 'no-right', 'duty', 'promise', 'acknowledgement', 'fact', 'waiver'],
        all: [
          /(?<!\w)(?:(?:buy|buys|bought|purchas\w+|sourc\w+|obtain\w*|procur\w+|order\w*|deals?|dealing|engag\w+|contracts?|negotiat\w+|suppl(?:y|ies|ied)|sells?|sold|distribut\w+|offer\w*|provid\w+|works?|perform\w*|book\w*|use|uses|placed?|route[sd]?|send|sends)(?: \S+){0,12} (?:exclusively|solely|only) (?:from|to|with|through|by|for|on) (?:the )?\[(?!each)\w+\]|(?:exclusively|solely|only) (?:buy|purchase|source|obtain|procure|order|deal|engage|contract|negotiate|supply|sell|distribute|work|perform|book|use|place|route)(?: \S+){0,10} (?:from|to|with|through|for) (?:the )?\[(?!each)\w+\]|deals? exclusively with|(?:services|performances?|output|capacity|production|works?) (?:shall be|is|are|will be) exclusive to|(?:exclusive|sole|sole and exclusive|only) (?:\w+ )?(?:suppliers?|providers?|vendors?|source|customer|outlet|carrier|broker|sponsor|logistics partner|purchaser|manufacturer)|exclusiv\w+ (?:obligation|undertaking|commitment|dealing)|on an exclusive basis|full[- ]time and exclusive)(?!\w)/,
        ],
        none: [
          /\brequirements\b|\b(?:designated|approved|nominated) suppliers?\b|\bor its (?:designees?|nominees?|designated)\b/,
          /\bnon-?exclusive (?:licen|right|basis)|\bthird person other than\b|\bthird[- ]party beneficiar|\bconcepts?\b|\btechnique\b|\bnot be a violation\b|\bthe content\b|\bexclusive basis \(/,
          /\blook to\b|\bsecurities\b|\bin concert\b/,
          /\bin the first (?:season|year) only\b/,
          /\boutside (?:of )?the territory\b|\bintroduced (?:to|by|through)\b|\bextend beyond\b/,
          free,
          /(?<!\w)(?:cancell?ed (?:goods|products)|infring\w*|train|models?|restrictions?|applies only to|revenue meter|in the territory|outlet|energy|inputs|grants? (?:the )?\S+ (?:a |an |the )?(?:\w+ )?(?:exclusive )?(?:right|licen[cs]e)|confidential|disclos\w*|assign(?:s|ed|ment)?|sublet|sublicen\w*|jurisdiction|courts?|remed(?:y|ies)|liab\w*|warrant\w*|intellectual property|solicit\w*|reverse engineer|subcontract\w*|personal data|solely for (?:the |its |\[a\]'s )?(?:internal|purpose|business|own|\w+ purposes)|third[- ]party (?:beneficiar|rights|software)|benefit of (?:any )?third|share|password|credentials|exclusive (?:license|licence|right to use|property|owner|control|possession)|data|trade ?marks?|logo|hire|employ|compet\w+|indemn\w*|approval of|consent of|agents?'? fees|sale or exchange|for the benefit|personal use|lien|encumb\w*|interest in|premises|deposit|payment|invoice|amend|feedback|notice|access to the|deliverables|remedy|available exclusively|offered exclusively|responsib\w+|ownership|entire agreement|transfer|pledge|residential|household|user account|privacy|property of|both parties|each party|either party|each other)(?!\w)|\[each\]/,
        ],
        clauseNone: [
          /\bshall not (?:appoint|supply|sell|license)\b[^;.]{0,160}(?:\n|\band\b)[^;.]{0,60}\bshall not (?:sell|carry|deal|handle|promote|buy|appoint|supply)\b/,
          /\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/,
          /\b(?:shall|must|will) (?:order|purchase|buy) (?:at least|not less)|\bminimum (?:purchase|order|annual)/,
          /\bshall not (?:appoint|supply|sell|license)\b[^;.]{0,160}(?:\n|\band\b)[^;.]{0,60}\bshall not (?:sell|carry|deal|handle|promote|buy|appoint|supply)\b/,
          /(?<!\w)(?:during|for) (?:the|that) (?:same )?(?:exclusivity|exclusive) (?:period|term),? (?:the )?\[(?!each)\w+\] shall not (?:appoint|supply|sell)/,
          /\bsells? (?:\S+ ){0,4}only to\b[^.]{0,40}\n[^\n]{0,60}\bbuys? (?:\S+ ){0,3}only from\b/,
        ],
        test: isTrader,
      }),
      ...graverIfOtherIsFree({
        clauseNone: [
          /\bshall not (?:appoint|supply|sell|license)\b[^;.]{0,160}(?:\n|\band\b)[^;.]{0,60}\bshall not (?:sell|carry|deal|handle|promote|buy|appoint|supply)\b/,
          /\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/,
        ],
        all: [
          /\b(?:only|solely) (?:use|buy from|work (?:for|with)|trade with|act for|deal with|sell to|contract with|order from) \[|\b(?:buy|purchase|order|work|deal|sell|contract|supply) only (?:from|for|with|to) (?:the )?\[/,
          /\[(?!each)\w+\]/,
          /\bfor\b|\bwith\b|\bfrom\b|\bto\b/,
        ],
        none: [
          /\brequirements\b|\b(?:designated|approved|nominated) suppliers?\b|\bor its (?:designees?|nominees?|designated)\b/,
          /\bnon-?exclusive (?:licen|right|basis)|\bthird person other than\b|\bthird[- ]party beneficiar|\bconcepts?\b|\btechnique\b|\bnot be a violation\b|\bthe content\b|\bexclusive basis \(/,
          /\blook to\b|\bsecurities\b|\bin concert\b/,
          /\bin the first (?:season|year) only\b/,
          /\boutside (?:of )?the territory\b|\bintroduced (?:to|by|through)\b|\bextend beyond\b/,
          /\b(?:software|documentation|purposes?|confidential|materials|premises|internal|data|trademarks?|license|licence|information|names?|logos?|content|service marks)\b/,
        ],
        test: isTrader,
      }),
      ...graverIfOtherIsFree({
        clauseNone: [
          /\bshall not (?:appoint|supply|sell|license)\b[^;.]{0,160}(?:\n|\band\b)[^;.]{0,60}\bshall not (?:sell|carry|deal|handle|promote|buy|appoint|supply)\b/,
          /\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/,
        ],
        all: [
          /(?:services|works?|performances?|output|capacity|production)/,
          /(?:shall be|is|are|will be) exclusive to|exclusive services/,
        ],
        test: isTrader,
      }),
      {
        within: 'clause',
        force: ['right', 'no-duty', 'fact', 'exclusion', 'ban', 'duty'],
        all: [
          /\bexclusiv\w+|\bnot\b.{0,60}\bany other\b/,
          /\b(?:nothing (?:in|herein|shall)|free to|may (?:appoint|sell|supply|deal|buy|engage|purchase|source)|not (?:be )?(?:restricted|bound|prevented)|non-?exclusiv\w+|no (?:such|corresponding|reciprocal) (?:obligation|restriction|exclusivity)|remains? (?:entirely )?free|without restriction)\b/,
          /\b(?:from|with|to|by|of|other|third|others|anyone|any person|competitors?)\b/,
        ],
        clauseNone: [
          /\bshall not (?:appoint|supply|sell|license)\b[^;.]{0,160}(?:\n|\band\b)[^;.]{0,60}\bshall not (?:sell|carry|deal|handle|promote|buy|appoint|supply)\b/,
          /\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/,
          /\bexclusive (?:\w+ )?(?:distributor|agent|licensee|dealer|reseller|representative|franchisee)\b|\bappoints?\b.{0,60}\bexclusive\b/,
        ],
        clause: [
          /\b(?:exclusively (?:from|to|with|through|for)|exclusive (?:supplier|provider|distributor|agent|source|partner|basis|relationship)|shall not (?:\S+ ){0,6}(?:any other|others|anyone|third))/,
        ],
        none: [
          /\brequirements\b|\b(?:designated|approved|nominated) suppliers?\b|\bor its (?:designees?|nominees?|designated)\b/,
          /\bnon-?exclusive (?:licen|right|basis)|\bthird person other than\b|\bthird[- ]party beneficiar|\bconcepts?\b|\btechnique\b|\bnot be a violation\b|\bthe content\b|\bexclusive basis \(/,
          /\blook to\b|\bsecurities\b|\bin concert\b/,
          /\bin the first (?:season|year) only\b/,
          /\boutside (?:of )?the territory\b|\bintroduced (?:to|by|through)\b|\bextend beyond\b/,
          /\b(?:confidential|jurisdiction|remed(?:y|ies)|employee|non-?exclusive (?:licen[cs]e|right|jurisdiction|,))/,
        ],
        test: isTrader,
      },
    ],
    'exclusivity-long': [
      {
        clauseNone: [/\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/],
        force: ['duty', 'ban', 'promise', 'fact', 'acknowledgement'],
        all: [
          /\b(?:no (?:other )?(?:\w+ ){0,2}(?:but|except|other than)|nothing but|stays? exclusive|exclusive to|sole(?:ly)?|only)\b/,
          /\b(?:sells?|serves?|carr(?:y|ies)|stocks?|uses?|buys?|works?|supplies|supply|deals?|exclusive|promotes?)\b/,
          /\b(?:for (?:a (?:period|term) of )?(?:[4-9]|\d\d) years|until \[?\w+\]?.{0,20}\bagree|for as long as)\b/,
        ],
        none: [
          /\bexclusive option\b/,
          /\b(?:copyright|patent|warrant\w*|confidential|records?|lease|rent|jurisdiction|remed\w*|licen[cs]e|data|premises|purposes?)\b/,
        ],
      },
      {
        clauseNone: [/\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/],
        all: [
          /\b(?:exclusiv\w+|sole (?:supplier|provider|distributor|agent|source|partner)|only (?:supplier|source|provider|\[\w+\])|(?:sole|exclusive)[- ]dealing|(?:stock|carry|sell|handle) no (?:rival|competing|other)|(?:deal|buy|sell|purchase|supply|work|source) (?:only|solely|exclusively) (?:with|from|to|through)|lock-?out|no-?shop|tied)\b/,
          /\d+[- ](?:\S+ )?(?:year|month)|\d+(?:st|nd|rd|th) anniversary|\b(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) anniversary/,
        ],
        test: (_, { words }) =>
          allDaysIn(words).some((days) => days >= 1094 && days < 36500) ||
          /\b(?:(?:[3-9]|1\d|2\d)(?:st|nd|rd|th)|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) anniversary/.test(
            words,
          ),
        none: [
          /\bexclusive option\b/,
          /\b(?:exclusive (?:property|remed\w+|jurisdiction|license|licence|control|use|possession|venue|of (?:tax|vat))|confidential\w*|warrant\w*|limitations?|lease|rent|records|exclusivity (?:shall|will) (?:end|lapse|fall)|remed(?:y|ies)|courts?|copyright|patent|insurance|employment|loses? (?:its )?exclusiv|not (?:be )?exclusive|non-?exclusive)\b/,
        ],
      },
      {
        clauseNone: [/\bthis exclusivity (?:binds|applies|lasts)\b.{0,60}\bonly\b|\bmay end this exclusivity\b/],
        all: [
          /\b(?:exclusiv\w+ (?:\S+ ){0,3}(?:obligation|undertaking|commitment|arrangement|supply|distribut\w+|appointment|dealing|period|relationship|tie|covenant|agent|supplier|provider|partner)|exclusivity|sole (?:supplier|provider|distributor|agent|source)|deal exclusively|exclusive basis|(?:sole|exclusive)[- ]dealing|(?:stock|carry|sell|handle) no (?:rival|competing|other)|only (?:supplier|provider|source)|(?:deal|buy|sell|purchase|supply|work|source) (?:only|solely|exclusively) (?:with|from|to|through))\b|\bas \[\w\]'s (?:only|sole) /,
          /\b(?:perpetual(?:ly)?|indefinite(?:ly)?|forever|without (?:any )?(?:limit|end|time limit)|for as long as|no (?:fixed )?(?:end|expiry|termination) date|outlives?|does not expire|until the end of time|survives? (?:\S+ ){0,4}(?:terminat|expir)\w*|in perpetuity|no (?:end|expiry) date|renew(?:s|ed)? automatically|evergreen|for life)\b/,
        ],
        none: [
          /\bexclusive option\b/,
          /\b(?:exclusive (?:property|remed\w+|jurisdiction|licen[cs]e)|confidential\w*|courts?|intellectual|non-?exclusive|not exclusive|waive\w*)\b/,
        ],
      },
    ],
    'all-requirements-from-one': barring(
      [
        /\bannual (?:contract )?quantity\b|\btake and pay\b|\bmade available by\b/,
        /\blegal requirements?\b|\bliability\b|\ball costs\b/,
        /\bconditions, requirements\b|\bpurchase orders? for\b|\baccept all\b|\bordered? is placed\b/,
      ],
      [
        {
          clauseNone: [/\bmay buy elsewhere\b/],
          force: ['duty', 'promise', 'acknowledgement'],
          all: [
            /\b(?:meet|cover|place|buy|take|order|purchase|satisfy|source|draw|obtain)\b/,
            /\b(?:entirety|totality|whole|all) of (?:its|their|the) (?:\w+ ){0,2}(?:needs?|demand|requirements?|consumption)\b|\b(?:its |the |their )?(?:whole|entire|total|full) (?:\w+ )?(?:demand|need|needs|requirements?|consumption|volume)\b|\b(?:8\d|9\d|100)(?:\.\d+)? ?(?:%|percent|per cent)(?: ?\S+%\S*)? of (?:its|the|all|their) \w+/,
            /\b(?:from|with|through|by|to)\b/,
          ],
          none: [
            /\b(?:compl(?:y|ies)|free to|may buy|shares?|votes?|salary|uptime|availability|invoice|price|fee|fees|service levels?|proceeds|purchase price|deposit)\b/,
          ],
        },
        {
          clauseNone: [/\bmay buy elsewhere\b/],
          force: ['ban', 'duty', 'no-right', 'promise'],
          all: [
            /\b(?:not|never|no)\b.{0,60}\b(?:procur\w+|buy|bought|purchas\w+|obtain\w*|sourc\w+|acquir\w+|order(?:ed)?|get|us(?:e|ed))\b/,
            /\b(?:otherwise than|other than|except|save|but) (?:from|through|by|via) (?:the )?(?:\[(?!each)\w+\]|[a-z]{4,})/,
            /\b(?:fuel|goods|products?|supplies|materials?|parts?|ingredients?|energy|gas|services?|equipment|resin|stock|spares?|consumables|\w+s) (?:for|otherwise|other|except|save|but)\b/,
          ],
          none: [
            /\b(?:consent|confidential|data|shares?|information|court|writing|reasons?|employ|premises|insurance|liab\w*)\b/,
          ],
        },
        {
          force: ['duty', 'promise', 'ban', 'acknowledgement', 'no-right', 'fact'],
          all: [
            /\b(?:buy|buys|bought|get|gets|purchas\w+|obtain\w*|procur\w+|sourc\w+|order\w*|acquir\w+|suppl(?:y|ied|ies)|take|takes|receiv\w+|satisf\w+|meet(?:s)?|fulfil\w*|cover(?:ed|s)?)\b/,
            /(?<!\w)(?:(?:all|entire|total|100 ?(?:%|percent)(?: of)?|every|full|whole|substantially all|(?:at least |not less than |no less than |minimum of )?(?:8\d|9\d) ?(?:%|percent|per cent)(?: of)?)(?!\w).{0,30}(?<!\w)(?:requirements?|needs?|demand|supply|volumes?|consumption|usage|supplies|(?:of )?(?:its|\[a\]'s|their|the) (?:\S+ ){0,3}(?:requirements?|needs?|products|services|purchases|inventory|supplies|supply|gas|fuel|energy|power|feed|materials|ingredients|stock|parts))|(?:all|every|any) (?:\w+ ){0,3}needed by .{0,40}\bonly from|(?:only|exclusively|solely) from (?:the )?\[(?!each)\w+\] or|requirements? contract|needs? (?:for|of)(?!\w).{0,40}\bexclusively|requirements\b.{0,60}(?<!\w)(?:exclusively|solely|only) (?:from|by|through)|(?:all|everything|(?:8\d|9\d) ?(?:%|percent|per cent) of)(?: the \w+(?: \w+){0,3}| that| which)? (?:it|\[a\]|they) (?:needs?|requires?|uses?|consumes?))(?!\w)/,
            /\b(?:from|by|with|through|of|to)\b/,
          ],
          none: [
            /\breturn\w*\b|\bsole expense\b|\binsurance\b|\brisk of loss\b|\bright to supply\b|\b(?:legal|regulatory|statutory|insurance|security|technical|system|minimum|safety|compliance|specification|code|applicable) requirements\b|\bmeets? (?:all|the|every) (?:\S+ ){0,3}requirements|\bcompl(?:y|ies) with\b|\b(?:not|no) (?:be )?(?:required|obliged|obligation|commit\w*) to (?:purchase|buy)|\brequirements (?:of|under|in|set) (?:the |this |applicable |any )?(?:law|agreement|section|policy|schedule|specification|standards?|order)|\bfree to\b|\bmay (?:buy|purchase|source|obtain)\b(?!.{0,20}\bonly)|\blicenses and permits|\bpermits\b/,
          ],
          clauseNone: [
            /\bmay buy elsewhere\b/,
            /\b(?:may|free to|entitled to) (?:buy|purchase|source|obtain|procure)\b.{0,80}\b(?:elsewhere|other|third|alternative)/,
          ],
        },
      ],
    ),
    'commercial-noncompete': barring(
      [
        /\bits prices\b|\bwarrants? that\b/,
        /\b(?:closing|completion|shareholders?|the business as carried on)\b/,
        /\bor (?:publicly )?disclose\b|\bdisclose the\b|\bshall not include\b|\bdoes not include\b/,
      ],
      [
        {
          clauseNone: [/\bthis restriction (?:applies|covers) only\b/],
          force: ['ban', 'no-right', 'promise', 'duty'],
          all: [
            /\b(?:handle|act for|represent|bring to market|keep out of|stay out of|launch|market|sell|develop|sale|promotion|manufacture|offer)\b/,
            /\b(?:not|neither|nor|never|keep out|stay out|refrain)\b/,
            /\b(?:that|which) (?:(?:could|would|may|might|can) (?:\w+ )?)?(?:replace|rival|displace|substitute)s?\b|\bcompeting \w+|\brival \w+/,
          ],
          none: [
            free,
            /\b(?:confidential|solicit|employ\w*|trade ?marks?|bid|tender|reverse engineer|access|service levels?)\b|\[each\]/,
          ],
          test: isTrader,
        },
        {
          clauseNone: [/\bthis restriction (?:applies|covers) only\b/],
          all: [
            /\b(?:handling|sale|stocking|promotion|manufacture|development|marketing|distribution|carrying|purchase)\b.{0,80}\b(?:forbidden|prohibited|barred|not (?:be )?(?:permitted|allowed)|off limits)\b|\b(?:forbidden|prohibited|barred) (?:from|to)\b.{0,40}\b(?:handl|sell|stock|promot|develop|market|distribut)\w*/,
            compete,
            goods,
          ],
          none: [free, /\bconfidential|\banti-?competitive|\bcompetition (?:law|authority)|\[each\]/],
          test: isTrader,
        },
        {
          clauseNone: [/\bthis restriction (?:applies|covers) only\b/],
          force: ['ban', 'no-right', 'promise', 'duty'],
          all: [
            /\b(?:not|can't|won't|don't|never|nor|neither)\b.{0,80}\b(?:hold|invest|advise|supply|help|assist|own|finance|work|join|acquire|build|sell|make)\b/,
            /\b(?:interest in|advise|supply|help|assist|work for|involved in|build|sell|make|finance)\b.{0,60}\b(?:enterprise|business|concern|company|venture|undertaking|anyone|anything|person|product|service)s?\b.{0,60}\b(?:overlap\w*|compet\w*|rivals?|like \[\w\]'s|like (?:the )?\[o\]|who does)(?!\w)/,
          ],
          none: [
            /\bconfidential|\bsolicit|\bemploy|\bconflicts? of interest|\blisted\b.{0,20}\bshares|\bauditor|\bfree to|\bnothing\b|\[each\]/,
          ],
          test: isTrader,
        },
        {
          clauseNone: [/\bthis restriction (?:applies|covers) only\b/],
          force: ['ban', 'no-right', 'promise', 'duty'],
          all: [
            /\b(?:not|can't|won't|don't|mustn't|never|nor|neither|refrain\w*|no|prohibit\w*|abstain\w*|without)\b/,
            /\b(?:develop\w*|sell\w*|market\w*|promot\w*|distribut\w*|manufactur\w*|offer\w*|invest\w*|handl\w*|represent\w*|deal\w*|carr(?:y|ies|ying)|stock\w*|build\w*|creat\w*|launch\w*|licen[cs]\w*|engag\w*|operat\w*|provid\w*|compet\w*|hold\w*|acquir\w*|suppl\w*|produc\w*|design\w*|make|own\w*|introduc\w*|bring to market)\b/,
            compete,
            goods,
          ],
          none: [
            /(?<!\w)(?:confusingly|deceptively|trade ?marks?|disclose|assist in the development|equal to or less|solicit|applies only|material contact|not a (?:direct )?competitor|(?:former|same) premises|within \d+ (?:miles|kilomet\w+)|radius|employ(?:ee|er|ment|ed)|executive|salary|shall not (?:prevent|prohibit|restrict|preclude|be (?:construed|deemed|restricted))|nothing (?:in|shall)|free to|may (?:develop|sell|offer|compete)|us(?:e|ing) (?:the |any |\[o\]'s )?confidential|confidential information|reverse engineer\w*|competitive (?:bid\w*|pric\w*|rates?|process|terms)|benchmark\w*|by (?:using|copying|accessing)|derivative works?|access(?:es)? (?:to )?the (?:service|software|platform)|use (?:the )?(?:\S+ )?(?:service|software|platform|documentation|output)s? to|using the (?:service|software|platform|output)|not (?:be )?(?:restricted|prevented|precluded|prohibited)|non-?exclusive|solicit|assign|dissolution)(?!\w)|\[each\]/,
          ],
          test: isTrader,
        },
        {
          clauseNone: [/\bthis restriction (?:applies|covers) only\b/],
          force: ['ban', 'no-right', 'promise'],
          all: [
            /\bcompet(?:e|es|ing) (?:\S+ ){0,4}(?:with|against|in)\b/,
            /\b(?:not|never|nor|refrain\w*)\b/,
            /\[(?!each)\w+\]/,
          ],
          none: [
            /(?<!\w)(?:solicit|applies only|material contact|not a (?:direct )?competitor|(?:former|same) premises|within \d+ (?:miles|kilomet\w+)|radius|employ(?:ee|er|ment|ed)|executive|salary|resign|leav(?:e|ing)|nothing|free to|may compete|job|work for|us(?:e|ing) (?:the |any |\[o\]'s )?(?:confidential|service|software|platform)|access)(?!\w)|\[each\]/,
          ],
          test: isTrader,
        },
      ],
    ),
    'first-refusal-burden': [
      ...barring(
        [/\b(?:lower|better) price\b|\bno matching right\b/],
        [
          {
            bears: 'other',
            force: 'right',
            all: [
              /\b(?:enter into|step into|take over|take up|adopt)\b.{0,30}\b(?:contract|deal|offer|agreement|bargain)\b/,
              /\b(?:third part(?:y|ies)|outsider|other bidder|buyer|purchaser)\b/,
              /\b(?:same|equal|identical) terms\b|\bon the terms (?:offered|negotiated)/,
            ],
            none: [/\bstep-?in\b|\bdefault\b|\blender/],
          },
          {
            bears: 'other',
            force: ['right', 'duty', 'fact'],
            all: [
              /\bfirst and last right\b|\bfirst right to\b|\bright of pre-?emption\b|\bfirst call on\b/,
              /\b(?:negotiate|buy|acquire|licen[cs]e|publish|invention|work|match)\w*\b/,
            ],
            none: [
              /\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/,
              /\bno\b|\bwaive|\bprosecut|\benforce|\bdefend|\binfring/,
            ],
          },
          {
            bears: 'taker',
            all: [
              /\boffer(?:ed)?\b.{0,40}\bto (?:the )?\[giver\]/,
              /\bmust first offer\b|\bshall first offer\b|\bfirst be offered to\b|\bfirst offer (?:it|them|the)\b/,
              /\b(?:wish(?:es)?|wants?|intends?|proposes?|decides?|before)\b.{0,20}\b(?:sell|dispose|transfer|lease|licen[cs]e)/,
            ],
            none: [
              /\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/,
              /\bexisting (?:share)?holders in proportion\b|\bpro rata\b/,
            ],
          },
          {
            bears: 'giver',
            all: [
              /\boffer(?:ed)?\b.{0,40}\bto (?:the )?\[taker\]/,
              /\bmust first offer\b|\bshall first offer\b|\bfirst be offered to\b|\bfirst offer (?:it|them|the)\b/,
              /\b(?:wish(?:es)?|wants?|intends?|proposes?|decides?|before)\b.{0,20}\b(?:sell|dispose|transfer|lease|licen[cs]e)/,
            ],
            none: [
              /\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/,
              /\bexisting (?:share)?holders in proportion\b|\bpro rata\b/,
            ],
          },
          {
            bears: 'actor',
            all: [
              /\boffer(?:ed)?\b.{0,40}\bto (?:the )?\[o\]/,
              /\bmust first offer\b|\bshall first offer\b|\bfirst be offered to\b|\bfirst offer (?:it|them|the)\b/,
              /\b(?:wish(?:es)?|wants?|intends?|proposes?|decides?|before)\b.{0,20}\b(?:sell|dispose|transfer|lease|licen[cs]e)/,
            ],
            none: [
              /\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/,
              /\bexisting (?:share)?holders in proportion\b|\bpro rata\b/,
            ],
          },
          {
            all: [
              /\boffer(?:ed)?\b/,
              /\bmust first offer\b|\bshall first offer\b|\bfirst be offered to\b|\bfirst offer (?:it|them|the)\b/,
              /\b(?:wish(?:es)?|wants?|intends?|proposes?|decides?|before)\b.{0,20}\b(?:sell|dispose|transfer|lease|licen[cs]e)/,
            ],
            none: [
              /\boffer(?:ed)?\b.{0,40}\bto (?:the )?\[(?:giver|taker|o)\]/,
              /\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/,
              /\bexisting (?:share)?holders in proportion\b|\bpro rata\b/,
            ],
          },
          {
            bears: 'actor',
            force: ['duty', 'ban', 'promise'],
            all: [
              /\b(?:chance|opportunity|option|time|right)\b (?:[\w\[\]]+ ){0,3}(?:match|equal|meet|better|top|buy|take (?:it|them) (?:up|first))/,
              /\b(?:before|first|until|unless)\b/,
              /\b(?:sell|sells|sign|transfer|dispose|accept|contract|offer|licen[cs]e|lease)\w*\b/,
            ],
            none: [/\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/, /\bcure\b|\bdefault\b|\bwaive/],
          },
          {
            bears: 'other',
            force: ['right', 'duty', 'fact'],
            all: [
              /\b(?:last|first|final) (?:opportunity|chance|right|option|look)\b|\boption on\b|\bright to (?:equal|match|meet|better)\b/,
              /\b(?:equal|match|meet|better|bids?|offers?|proposals?|next \d+|next work)\b/,
            ],
            none: [
              /\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/,
              /\b(?:no|not|waive\w*|nothing|neither)\b.{0,40}\b(?:right of first|first|option)\b|\bnegotiat|\bcure\b|\bstock options?\b|\bextension option|\bdefen[cd]/,
            ],
          },
          {
            bears: 'actor',
            force: ['ban', 'duty'],
            all: [
              /\bno (?:disposal|sale|transfer|licen[cs]e|lease|grant|deal|agreement)\b|\bshall not (?:sell|transfer|dispose|licen[cs]e|accept)\b/,
              /\b(?:until|unless|before)\b/,
              /\b(?:declined|refused|failed|not (?:taken|accepted|exercised)|passed|waived)\b.{0,60}\b(?:take|buy|match|accept|terms|up|exercise)|\b(?:offered|tendered) (?:\w+ ){0,3}(?:first )?to\b/,
            ],
            none: [
              /\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/,
              /\bexisting shareholders in proportion\b|\blanguage\b/,
            ],
          },
        ],
      ),
      ...eitherSide({
        all: [
          /\b(?:has|have|had|grants?|granted|gives?|given|giving|retains?|reserves?|holds?|subject to|enjoys?|entitled|must|shall|agrees?|offers?|may|before|without|is|are|be)\b/,
          /\b(?:right of first (?:refusal|offer|negotiation)|first refusal|rofr|rofo|last look|right (?:of|to) (?:last refusal|match|pre-?emption)|pre-?empti(?:on|ve) right|matching right|first (?:option|look|call|opportunity|chance|right) (?:to|on|at|for)|matched? (?:the|such|any|that) (?:\S+ ){0,2}(?:offer|terms|price|bid|proposal|deal)|match (?:it|them)|meet any (?:\S+ )?(?:offer|bid))\b/,
        ],
        none: [
          /\b(?:lower|better) price\b|\bno matching right\b/,
          /\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/,
          /\b(?:rof[ro]|first refusal|first offer|offered) (?:shares?|transfer|period|notice|price|sale|closing|interests?)\b|\bexercis\w+ (?:\S+ ){0,3}(?:right of first|first refusal)|\b(?:no|not|nothing|waive\w*|without|neither)\b.{0,60}\b(?:right of first|first refusal|last look|pre-?empti)|\bright of first (?:refusal|offer|negotiation)\b.{0,40}\b(?:shall not apply|has expired|lapse[sd]?)|\bfirst (?:option|call) (?:date|period|premium)|\bmatching (?:contribution|funds)|\bfirst option term|\bfirst call resolution|\bfreight|\bfirst right to (?:enforce|prosecute|bring|control)|\b(?:10|15|5|7) (?:business )?days.{0,60}\bright of first negotiation|\bnegotiate in good faith/,
        ],
      }),
      ...eitherSide({
        all: [
          /\b(?:before|prior to|first|unless)\b/,
          /\b(?:offer(?:s|ed|ing)?|present(?:s|ed)?|giv(?:e|es|en|ing)|notif\w+|tender\w*|show)\b/,
          /\b(?:same terms|on (?:those|the same|identical|such|equal|no less|matching) (?:\S+ )?terms|(?:terms )?no (?:less|more) favou?rable|match\w*|at (?:the same|that) price)\b/,
          /\b(?:third[- ](?:party|person)|any (?:other|third|person|new)|another|others|outside|bona fide|buyer|elsewhere|offer)\b/,
        ],
        within: 'sentence',
        none: [
          /\b(?:lower|better) price\b|\bno matching right\b/,
          /\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/,
          /\bmost favou?red|\bsimilarly situated|\bno less favou?rable (?:than|to) (?:those|any|the)|\bother customers\b|\bbest price/,
        ],
      }),
    ],
    'exclusivity-hollow': barring(
      [/\bquota\b|\bdo(?:es)? not meet\b/],
      [
        {
          bears: 'taker',
          all: [
            /(?<!non-)\bexclusiv\w+\b/,
            /\bleaves? (?:the )?\[?\w+\]? free to\b|\bdoes not (?:stop|keep|hinder)\b|\bremains? free to\b|\bfree to (?:sell|serve|supply|appoint)/,
          ],
          none: [/\bnon-?exclusive\b|\bjurisdiction|\bremed|\boutside\b|\bafter\b/],
        },
        {
          bears: 'taker',
          within: 'clause',
          all: [
            /\b(?:not (?:be )?affected by|does not restrict|do not fall|not (?:be )?(?:covered|restricted|prevented)|falls? outside|outside)\b/,
            /(?<!non-)\bexclusiv\w+\b/,
            /\b(?:house accounts|internet|online|direct sales|deliver(?:y|ies) into|other dealers|other distributors|own sales|key accounts)\b/,
          ],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\bjurisdiction|\bremed|\bconfidential|\bliab/,
          ],
        },
        {
          within: 'clause',
          force: ['right', 'fact'],
          all: [
            /\b(?:may|can|free to|reserves?|entitled to|continue to)\b.{0,30}\b(?:sell|appoint|trade|licen[cs]e|supply|deal|compete|operate|market)\b.{0,60}\b(?:itself|[\w\[\]]+selves|ourselves|directly|(?:through |to )?others?\b|other (?:people|persons|agents|distributors|dealers|resellers)|on (?:its|their) own account)/,
            /(?<!non-)(?<!non )(?<!not )\bexclusive (?:\w+ )?(?:distributor|agent|licensee|dealer|reseller|right|territory|area|appointment|franchis|\[\w+\])/,
          ],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\boutside\b|\bbeyond the\b|\bother (?:countries|territories)\b|\bafter (?:the )?(?:term|end|expiry|termination)|\bonly (?:if|where)\b|\bfails?\b|\bconfidential|\bemploy|\bdefault\b|\bbreach\b/,
          ],
        },
        {
          all: [
            /(?<!non-)(?<!non )\bexclusiv(?:e|ity)\b/,
            /\bnot\b (?:be (?:construed|read|taken|interpreted|deemed) (?:to|as) )?(?:bar|prevent|stop|preclude|prohibit|restrict|limit)\w*\b/,
            /\bfrom (?:trading|selling|supplying|appointing|licensing|operating|competing|marketing|dealing|granting|using|making)\b/,
          ],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\bremed|\bjurisdiction|\bcourts?\b|\bconfidential|\bemploy|\boutside\b|\binjunct|\bnon-?exclusive/,
          ],
        },
        {
          force: ['definition', 'fact', 'transfer', 'right'],
          all: [
            /\bexclusive(?:ly|ness)?\b|\bexclusivity\b/,
            /\b(?:means?|other than|except(?:ing| for)?|save (?:for|as)|apart from|alongside|together with|but (?:for|not))\b/,
            /(?<!\w)(?:(?:such|any) (?:other )?(?:persons?|parties|licensees?|entities|third parties|companies|resellers|distributors)(?: \S+){0,4} (?:as|whom|that|which|may)(?: \S+){0,8} (?:authori[sz]e[sd]?|appoint(?:ed|s)?|designate[sd]?|permit(?:ted|s)?|nominate[sd]?|licen[cs]e[sd]?|approve[sd]?|allow(?:ed|s)?)|(?:and|or) (?:its|\[o\]'s|\[a\]'s) affiliates and (?:any|other|such) )/,
          ],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\b(?:remed(?:y|ies)|jurisdiction|courts?|confidential\w*|non-?exclusive|employ\w*)\b/,
          ],
        },
        {
          force: ['ban', 'fact', 'exclusion', 'no-right', 'no-duty', 'duty'],
          all: [
            /\b(?:does|shall|will|do|is|are) not (?:\S+ ){0,3}(?:extend|apply|cover|include|reach|relate)|\b(?:excludes?|falls? outside|is outside|not covered by)\b/,
            /\b(?:internet|online|e-?commerce|web(?:site)?|mail order|digital channels?|marketplaces?|direct sales|(?:national|key|house) accounts?)\b/,
            /\b(?:sales?|sold|selling|orders?|accounts?|customers?|channels?)\b/,
          ],
          clause: [/\bexclusiv\w+|\bsole (?:distributor|agent|licensee|reseller)/],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\b(?:warrant\w*|privacy|jurisdiction|tax(?:es)?|liab\w*|returns?|insur\w*)\b/,
          ],
        },
        {
          force: ['ban', 'no-right', 'promise', 'duty'],
          bears: 'actor',
          all: [
            /\[a\](?: \S+){0,3} not(?: \S+){0,6} (?:use|license|exploit|practi[cs]e|sell|enter|operate|work|compete)/,
            /\b(?:any|every|each|whichever|such) (?:\w+ )?(?:field|territory|market|sector|country|region|area|segment)\b/,
            /(?<!\w)\[o\](?: \S+){0,5} (?:designat\w+|nominat\w+|select\w*|choos\w+|nam(?:e|es|ed)|notif(?:y|ies|ied)|specif(?:y|ies|ied)|elect\w*|reserv\w+)(?!\w)/,
          ],
          none: [/\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/, /\bagreed\b|\bjointly\b/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:sell|compete|operate|license|appoint|deal|market|supply|grant|open)\b.{0,60}\b(?:there|directly|within|inside|online|key accounts|national accounts|affiliates)/,
            /\b(?:territory|area|exclusiv\w+|field)\b.{0,30}\b(?:exclusive|except|but)|\bexclusiv\w+/,
            /\b(?:except|but|however|may|reserves?)\b/,
          ],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\b(?:shall not|may not|will not|neither|outside|jurisdiction|remed\w+|non-?exclusive)\b/,
          ],
        },
        {
          force: 'right',
          all: [
            /\b(?:operate|license|sell|open|establish|franchise|appoint|compete|market|grant)\b/,
            /\b(?:within|inside|in|into) the (?:protected|exclusive|franchise[d]?|licensed)?(?: |-)?(?:area|territory|zone)\b/,
            /\b(?:reserves?|may|retains?|entitled)\b/,
            /\b(?:other|under|affiliates?|itself|any (?:brand|channel|person)|competing|different|online|internet|directly|others)\b/,
          ],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\bonly\b|\bmay not\b|\[a\] may (?:market|sell) the products (?:only )?in the territory\b/,
          ],
        },
        {
          all: [
            /\b(?:exclusiv\w+|territory|sole (?:distributor|agent|licensee)|protected (?:area|territory)|field of use|franchise area|exclusive)\b/,
            /\b(?:notwithstanding|except|however|but|reserves?|retains?|may (?:itself|also|nevertheless|however|at any time|from time to time|directly|continue|still|\S+ly|sell|appoint|grant|license|supply|open|operate|market|compete|distribute|authori[sz]e|establish|offer|solicit)|nothing|free to|does not (?:prevent|prohibit|restrict)|entitled|other than|excluding|shall not (?:prevent|restrict|limit))\b/,
            /(?<!\w)(?:(?:it|its|itself|\[a\]|\[o\]|affiliates?|licensees?|others|third parties|designees|anyone|franchisees?|other (?:distributors?|agents?|dealers|resellers))(?!\w).{0,110}(?<!\w)(?:sell\w*|compet\w*|market\w*|distribut\w*|licen[cs]\w*|appoint\w*|operat\w*|solicit\w*|suppl\w*|grant\w*|open\w*|establish\w*|deal\w*|offer\w*|promot\w*)|(?:sell\w*|compet\w*|market\w*|distribut\w*|licen[cs]\w*|appoint\w*|operat\w*|suppl\w*|grant\w*|open\w*|offer\w*)(?!\w).{0,80}(?<!\w)(?:itself|directly|affiliates?|others|online|internet|third parties|house accounts|national accounts|key accounts|alternative channels|e-?commerce|within the (?:exclusive )?(?:territory|area|field)|in the (?:exclusive )?(?:territory|area|field)|inside the|additional (?:distributors|dealers)))(?!\w)/,
            /\b(?:within|in|inside|into|throughout|online|internet|e-?commerce|website|directly|same|affiliates?|territory|national accounts|house accounts|any channel|other channels|field)\b/,
          ],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\bnon-?exclusive\b|(?<!\w)(?:outside|beyond) (?:of )?(?:the )?(?:exclusive |protected )?(?:territory|area|field)|\bnot (?:to )?(?:sell|appoint|grant|compete|supply|market|license|authori[sz]e|solicit|open|operate|establish)|\bneither\b|\bshall not\b(?!.{0,20}(?<!\w)(?:prevent|restrict|limit|be construed))|\bexclusive (?:jurisdiction|property|remed)|\bjurisdiction\b|\bpassive sales\b|\bconfidential|\[a\] shall pay|\bno other\b|\bvat\b|\bemploy/,
          ],
        },
        {
          all: [
            /\b(?:exclusiv\w+|sole)\b/,
            /\b(?:does not|shall not|will not|not)\b.{0,20}\b(?:apply|extend|cover|include|prevent|restrict|limit|preclude|prohibit)/,
            /(?<!\w)(?:online|internet|e-?commerce|direct sales?|affiliates?|house accounts|national accounts|key accounts|governments?|\[(?!each)\w+\](?:'s)? (?:from|own)|existing (?:dealers|distributors|customers)|others|third parties|appointing|selling)(?!\w)/,
          ],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\b(?:remed(?:y|ies)|jurisdiction|liab\w*|employ\w*|confidential\w*|courts?|injuncti\w*|non-?exclusive|indemn\w*|data)\b/,
          ],
        },
      ],
    ),
    'exclusive-no-volume-promise': [
      {
        bears: 'actor',
        within: 'sentence',
        force: ['duty', 'promise'],
        all: [
          /\b(?:hold|keep|reserve|maintain|set aside)\b.{0,40}\b(?:ready|readiness|available|capacity|crews?|free|slots?|stock)\b/,
          /\b(?:without (?:any )?claim to|no (?:undertaking|promise|commitment|assurance|guarantee)|not (?:undertake|promise|commit|bound|obliged)|nothing)\b/,
        ],
        none: [/\bconfidential|\bwarrant/],
      },
      {
        bears: 'other',
        within: 'clause',
        force: ['fact', 'no-duty', 'ban'],
        all: [
          /\bnothing\b.{0,60}\b(?:commits?|obliges?|binds?|requires?)\b.{0,30}\b(?:place|order|buy|purchase|book)/,
          /\bexclusiv\w+|\bonly to\b|\bdeals? only\b/,
        ],
      },
      {
        within: 'sentence',
        all: [
          /\b(?:don't|do not|does not|shall not|without|no|not|never)\b.{0,30}\b(?:promis\w*|guarantee\w*|commit\w*|assurance|undertak\w*|oblig\w*|bound)\b.{0,40}\b(?:book|use|take|order|buy|call|volume|fill|any|minimum)/,
          /\b(?:keep|hold|reserve|maintain|set aside)\b.{0,60}\b(?:free|slots?|capacity|available|ready|stock|places?|crew|staff|open)\b/,
        ],
        none: [/\bliab|\bconfidential|\bwarrant|\binsurance/],
      },
      {
        all: [
          /\b(?:no (?:\w+ ){0,3}(?:obligation|commitment|guarantee|promise|duty|minimum|assurance|representation|volume)|not (?:be )?(?:obliged|obligated|required|bound|commit\w*|guarantee\w*|promise\w*|constitute (?:a|any) (?:commitment|obligation))|does not (?:commit|guarantee|promise|undertake|oblige)|non-?binding|need not|without (?:any )?(?:\w+ )?(?:obligation|commitment|guarantee)|makes? no (?:\w+ )?(?:commitment|promise|guarantee|representation)|as (?:much or as )?(?:little|few)|free to order|nothing\b.{0,40}\b(?:obliges?|requires?|commits?)|don't (?:guarantee|promise)|none at all)\b/,
          /\b(?:(?:buy|purchas\w+|order\w*|sell\w*|volume|quantit(?:y|ies)|minimum|call off|hours|any particular|level of (?:business|work|orders|sales)|work|business|sales|hours|revenue|call[- ]?off)\b)/,
          /\b(?:minimum|any (?:particular |specific |minimum |given |certain |quantity|volume|amount|number|level|products?|goods|services|orders?|work)|quantit(?:y|ies)|volumes?|forecasts?|at all|number of|amount of|level of)\b/,
        ],
        clause: [
          /\b(?:exclusiv\w+|reserve\w* (?:\S+ )?capacity|hold (?:\S+ )?(?:capacity|stock|inventory|price)|maintain (?:\S+ ){0,3}(?:capacity|stock|inventory|price)|any other|anyone else|no one else|work only for|keep (?:\S+ ){0,4}(?:available|ready|stock|capacity|free)|capacity|dedicated|hold firm|firm price|prices? (?:shall be |are |is )?(?:fixed|held)|holds? (?:its|\S+'s) prices)\b/,
        ],
        none: [
          /\b(?:maintenance|support|indemnif\w*|notice period|liab\w*|insurance|minimum (?:wage|insurance|cover|standards|requirements)|non-?exclusive|exclusive (?:jurisdiction|remed\w+)|refund|salary|employ\w*)\b/,
        ],
      },
    ],
    'exclusivity-lost-at-will': barring(
      [/\bnot met\b|\bunless (?:the )?\[?\w+\]? pays\b|\bshortfall\b/],
      [
        {
          bears: 'other',
          force: 'right',
          all: [
            /\b(?:turn|convert|change|reduce|downgrade|transform)\b.{0,40}\b(?:sole|exclusive)\b/,
            /\b(?:into|to) an? (?:simple|ordinary|non-?exclusive|plain|regular)\b/,
          ],
          none: [/\bminimum\b|\bfails?\b|\bbreach|\bmisse[sd]/],
        },
        {
          bears: 'taker',
          within: 'clause',
          all: [
            /\b(?:become|becomes|turn|turns|made|convert\w*|rendered)\b.{0,20}\bnon-?exclusive\b/,
            /\b(?:at any time|discretion|reserves? the right|by notice|without (?:cause|reason)|whenever|may)\b/,
          ],
          none: [/\bminimum\b|\bfails?\b|\bmisse[sd]|\bcure|\bbreach/],
        },
        {
          all: [
            /\b(?:exclusiv\w+|territor(?:y|ies)|protected area|sole (?:distributor|agent|licensee)|product (?:list|range|line))\b/,
            /\b(?:(?:convert\w*|chang\w+|turn\w*|mak(?:e|ing)|render\w*)\b.{0,80}\bnon-?exclusive|(?:withdraw\w*|revok\w+|terminat\w*|remov\w+|cancel\w*|end|ends|suspend\w*|rescind\w*|strip\w*|take (?:back|away)|cease\w*|reduc\w+|cut|shrink\w*|redraw\w*|adjust\w*|alter\w*|chang\w+|modif\w+|redefin\w+|reassign\w*|realign\w*|carve)\b.{0,60}\b(?:exclusiv\w+|territor(?:y|ies)|protected area|accounts?|boundar\w+|products?|area)|exclusiv\w+\b.{0,80}\b(?:withdrawn|revoked|terminated|removed|cancelled|canceled|ended|suspended|converted|lapse|cease)|territor(?:y|ies)\b.{0,60}\b(?:reduced|changed|altered|adjusted|modified|redrawn|cut|redefined|reassigned|split|divided)|become (?:a )?non-?exclusive|non-?exclusive (?:at|by|on|upon|from|if|whenever))\b/,
            /(?<!\w)(?:at any time|(?:sole|absolute|own) (?:\w+ )?discretion|in (?:its|the \S+|\[(?!each)\w+\]'s) discretion|without (?:\S+ ){0,4}(?:cause|reason|consent|liability|compensation|notice)|for any (?:or no )?reason|(?:by|on|upon|with) (?:\S+ ){0,4}(?:notice|days)|from time to time|reserves? the right|whenever|unilateral(?:ly)?|as (?:it|the \S+) (?:sees?|thinks?|deems?|considers?|chooses?)|if it (?:sees|thinks|considers|believes|wishes)|may)(?!\w)/,
          ],
          none: [
            /\brecall\w*\b|\bwithdrawal of\b|\bfrom the market\b|\bperpetual\b|\borderly\b|\bif (?:the )?\[o\]|\bless than\b|\borders less\b/,
            /\b(?:minimum (?:purchase|sales|volume|order|annual|target|commitment)|fail\w* to (?:meet|achieve|purchase|reach|attain)|misse[sd]|cure|material breach|may not|shall not|cannot|only (?:if|where|with|by)|mutual\w*|user account|bank account|your account|accounts? (?:receivable|payable)|employ\w*|commission|exclusive jurisdiction|exclusive remed\w+|consent of|written agreement)\b/,
          ],
        },
      ],
    ),
  },
  fixes,
);
