import { allDaysIn } from '../../text/quantities.ts';
import type { Statement } from '../../statements/statement.ts';
import { denies, freedFrom, noneOf, nothing, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

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

/** A ban on trading in what rivals the other's goods: the ban, the act and what it may not touch. */
const rivalTrade =
  /\b(?:not|can't|won't|don't|mustn't|never|nor|neither|refrain\w*|no(?! more| less| later)|prohibit\w*|abstain\w*)\b[^;]{0,420}?\b(?:develop\w*|sell\w*|market\w*|promot\w*|advertis\w+|distribut\w*|manufactur\w*|offer\w*|invest\w*|handl\w*|represent\w*|deal\w*|carr(?:y|ies|ying)|stock\w*|build\w*|back|creat\w*|launch\w*|licen[cs]e|engag\w*|operat\w*|participat\w+|provid\w*|hold\w*|acquir\w*|suppl\w*|produc\w*|design\w*|make|own|owning|control|interest in|introduc\w*|commerciali[sz]e|endors\w+|perform\w*|render\w*|work (?:for|with)|working (?:for|with)|act(?:ing)? for|advis\w+|assist\w*|consult\w*|enter into (?:any )?agreements?|place (?:any )?links?|bring to market|links?|conduct|carry out)\b,?(?: \S+){0,18}? \(?(?:\w\) )?(?:(?:directly |indirectly )?(?:competing|competitive|rival|substitut(?:e|able)|alternative) (?:\S+ ){0,2}?(?:products?|goods|services?|enterprises?|concerns?|undertakings?|ventures?|business(?:es)?|compan(?:y|ies)|activit(?:y|ies)|software|platforms?|solutions?|technolog(?:y|ies)|systems?|items?|offerings?|apps?|brands?|lines?|tools?|merchandise|materials?|equipment|entit(?:y|ies)|pumps?)\b|\b(?:products?|goods|services?|enterprises?|concerns?|undertakings?|ventures?|business(?:es)?|compan(?:y|ies)|entit(?:y|ies)|activities|anything|software|platform|solutions?|technology|systems?|items?|offerings?|apps?|brands?|lines?|tools?|merchandise|materials?|equipment|devices?|commercial entity|goods or services)\b,?(?: \S+){0,9}? (?:compet(?:es?|ing|itive)|in (?:direct |indirect )?competition|rivals?|similar (?:to|in)|like (?:the|\[\w+\])|of the same (?:kind|type)|functionally equivalent|alternatives? to|overlap\w*)\b|\bcompetitors?\b|\bsimilar products\b|\banything (?:like|similar|resembling|comparable))(?! (?:rates?|pric\w+|bids?|terms)\b)/;

/** The other side keeps for itself or for others what was granted as exclusive, where it was granted. */
const insideTheField =
  /\b(?:reserves?|retains?|may|can|(?:is|are|be|remains?) (?:free|entitled)|shall have the right|nothing\b.{0,40}\b(?:prevents?|prohibits?|restricts?|limits?|precludes?)|shall not (?:be (?:construed|deemed) to )?(?:prevent|prohibit|restrict|limit|preclude))\b(?: \S+){0,14}? (?:sell(?:ing)?|appoint(?:ing)?|supply(?:ing)?|operat(?:e|ing)|licens(?:e|ing)|franchis(?:e|ing)|open(?:ing)?|establish(?:ing)?|compet(?:e|ing)|market(?:ing)?|distribut(?:e|ing)|exploit(?:ing)?|solicit(?:ing)?|grant(?:ing)? (?:licen[cs]es|rights|franchises))\b(?: \S+){0,16}? (?:the field\b|(?:in|within|inside|into|throughout) (?:the )?(?:\S+'s )?(?:exclusive |protected |licensed |franchised? |same |development )*(?:territory|area|field|zone|there)|(?:\(?online|over the internet|via the internet|by e-?commerce|to (?:house|national|key) accounts|through (?:any|other|alternative) (?:other )?channels)(?!\w))/;

/** A first right in the hands of the one who acts; whatever the form of the statement, the other side carries it. */
const heldByActor =
  /\[a\](?:'s| (?:shall |will |must )?(?:again |then |also |thereupon )?(?:have|has|had|retains?|reserves?|holds?|enjoys?|be entitled to|is entitled to)) (?:\S+ ){0,4}?(?:rights? of first (?:refusal|offer)|first refusal|rofr|rofo|last look|pre-?empti(?:on|ve) rights?|right (?:to match|of last refusal))\b(?! (?:shares?|transfer|period|notice|price|sale|closing|interests?)\b)/;

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
const found = defineTopic(
  'exclusivity',
  file,
  {
    'exclusive-one-way': barring(
      [/\b(?:in|during|for) that (?:time|period)\b/],
      [
        {
          bears: 'actor',
          force: ['duty', 'promise', 'ban'],
          all: [
            /\[a\] (?:shall|will|must|agrees to|may|can)(?: not)? (?:work|perform services|act|provide (?:\S+ )?services) for (?:no other|no one else|nobody else|any(?:one| other) (?:\S+ )?(?:client|customer|person|company)s?\b.{0,20}\bduring)(?: (?:client|customer|person|company)s?)?/,
          ],
          none: [/\[each\]|\bcompet\w+|\bmay (?:work|perform|act|provide)(?: \S+)? for\b|\bconsent\b/],
        },
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
            /\blook to\b|\bsecurities\b|\bin concert\b|\bbankruptcy\b|\bimpersonat|\brefunds?\b|\bproud\b|\bconflicts?\b|\binconsistent\b|\binterferes?\b|-branded\b|\bbearing\b|\bprivate label|\bprivilege\b|\bcontract year\b|\binformation\b|\bpost\b/,
            /\bin the first (?:season|year) only\b/,
            /\boutside (?:of )?the territory\b|\bintroduced (?:to|by|through)\b|\bextend beyond\b/,
            /\[each\]|\bconfidential|\bjurisdiction|\bpurpose\b|\bdata\b/,
          ],
          test: isTrader,
        },
        ...graverIfOtherIsFree({
          force: ['ban', 'no-right', 'duty', 'promise', 'acknowledgement', 'waiver'],
          all: [
            /(?<!\w)(?:not|never|nor|refrain from|no|neither|abstain from|prohibited from),?(?: \S+){0,9} (?:buy\w*|purchas\w+|sourc\w+|obtain\w*|procur\w+|order\w*|deal\w*|engag\w+|contract\w*|negotiat\w+|suppl\w+|sell\w*|sold|distribut\w+|provid\w+|work\w*|perform\w*|sign up|enter\w* into|join\w*|list\w*|granted)(?: \S+){0,12}? (?:from|with|to|for|through|by|by means of) (?:any(?: \S+){0,2} other (?:\w+ )?(?:suppliers?|providers?|vendors?|persons?|part(?:y|ies)|compan(?:y|ies)|sources?|distributors?|agents?|agenc(?:y|ies)|dealers?|manufacturers?|firms?|brokers?|customers?|buyers?|purchasers?|entit(?:y|ies)|carriers?|sponsors?|sellers?|contractors?|clients?|business|brand|one|employer|promoter|label|publisher|studio)|anyone(?: else)?|anybody else|another \w+|others|(?:any )?(?:person|party|parties|supplier|provider|source|entity|company|one) other than|alternative (?:suppliers?|providers?|sources?|vendors?)|competing (?:suppliers?|providers?|vendors?|brands?|distributors?)|nobody else|no one else|(?:any )?third part(?:y|ies))(?!\w)|(?<!\w)(?:not|never|nor|refrain from),?(?: \S+){0,6} (?:appoint\w*|engag\w+|retain\w*|instruct\w*|book\w*|represent\w*|use|using|buy|purchase|sell|promot\w+|market\w*)(?: \S+){0,3}? (?:any(?: \S+){0,2} other (?:\w+ )?(?:suppliers?|providers?|vendors?|compan(?:y|ies)|distributors?|agents?|agenc(?:y|ies)|dealers?|manufacturers?|firms?|brokers?|customers?|clients?|carriers?|sponsors?|contractors?|brand|promoter|label|publisher|studio|airline)|another (?:supplier|provider|vendor|compan(?:y|ies)|distributor|agent|agency|dealer|manufacturer|firm|broker|carrier|sponsor|contractor|brand|client)|anyone else|competing (?:suppliers?|providers?|vendors?|brands?|distributors?))(?!\w)|(?<!\w)(?:not|never)(?: \S+){0,6} (?:buy|purchase|source|order|obtain|procure|sell|work)(?: \S+){0,6} elsewhere(?!\w)|(?<!\w)(?:from|with|to) (?:no one|nobody|no other|no (?:person|party|buyer|supplier|customer|client|company|distributor|agent|provider|vendor|source|platform|agency|consultant))(?: (?:else|other))?(?!\w)|(?<!\w)and (?:no one|nobody) else(?!\w)|(?<!\w)not (?:to )?(?:book|hire|engage|appoint|retain|instruct|use)(?: \S+){0,3} any other(?!\w)/,
          ],
          none: [
            /\brequirements\b|\b(?:designated|approved|nominated) suppliers?\b|\bor its (?:designees?|nominees?|designated)\b/,
            /\bnon-?exclusive (?:licen|right|basis)|\bthird person other than\b|\bthird[- ]party beneficiar|\bconcepts?\b|\btechnique\b|\bnot be a violation\b|\bthe content\b|\bexclusive basis \(/,
            /\blook to\b|\bsecurities\b|\bin concert\b|\bbankruptcy\b|\bimpersonat|\brefunds?\b|\bproud\b|\bconflicts?\b|\binconsistent\b|\binterferes?\b|-branded\b|\bbearing\b|\bprivate label|\bprivilege\b|\bcontract year\b|\binformation\b|\bpost\b/,
            /\bin the first (?:season|year) only\b/,
            /\boutside (?:of )?the territory\b|\bintroduced (?:to|by|through)\b|\bextend beyond\b/,
            free,
            /(?<!\w)(?:cancell?ed (?:goods|products)|infring\w*|train|models?|restrictions?|applies only to|revenue meter|in the territory|outlet|energy|inputs|grants? (?:the |to )*\S+ (?:a |an |the )?(?:\S+ )?(?:exclusive )?(?:right|licen[cs]e)|licen[cs]e under|royalty\S*|confidential|disclos\w*|assign(?:s|ed|ment)?|sublet|sublicen\w*|jurisdiction|courts?|remed(?:y|ies)|liab\w*|warrant\w*|intellectual property|solicit\w*|reverse engineer|subcontract\w*|personal data|solely for (?:the |its |\[a\]'s )?(?:internal|purpose|business|own|\w+ purposes)|third[- ]party (?:beneficiar|rights|software)|benefit of (?:any )?third|share|password|credentials|exclusive (?:license|licence|right to use|property|owner|control|possession)|data|trade ?marks?|logo|hire|employ|compet\w+|indemn\w*|approval of|consent of|agents?'? fees|sale or exchange|for the benefit|personal use|lien|encumb\w*|interest in|premises|deposit|payment|invoice|amend|feedback|notice|access to the|deliverables|ownership|entire agreement|transfer|pledge|residential|household|user account|privacy|property of|both parties|each party|either party|each other)(?!\w)|\[each\]/,
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
            /(?<!\w)(?:(?:buy|buys|bought|purchas\w+|sourc\w+|obtain\w*|procur\w+|order\w*|deals?|dealing|engag\w+|contracts?|negotiat\w+|suppl(?:y|ies|ied)|sells?|sold|distribut\w+|provid\w+|works?|perform\w*|book\w*|placed?|route[sd]?|send|sends)(?: \S+){0,8} (?:exclusively|solely|only) (?:from|to|with|through|for) (?:the )?\[(?!each)\w+\](?!'s)|(?:exclusively|solely|only) (?:buy|purchase|source|obtain|procure|order|deal|engage|contract|negotiate|supply|sell|distribute|work|perform|book|use|place|route)(?: \S+){0,10} (?:from|to|with|through|for) (?:the )?\[(?!each)\w+\]|deals? exclusively with|(?:services|performances?|output|capacity|production|works?) (?:shall be|is|are|will be) exclusive to|(?:exclusive|sole|sole and exclusive|only) (?:\w+ )?(?:suppliers?|providers?|vendors?|source|customer|outlet|carrier|broker|sponsor|logistics partner|purchaser|manufacturer)|exclusiv\w+ (?:undertaking|commitment|dealing)|(?:deal|work|suppl\w+|sell|perform|engage\w*|render) (?:\S+ ){0,8}on an exclusive basis|full[- ]time and exclusive)(?!\w)/,
          ],
          none: [
            /\brequirements\b|\b(?:designated|approved|nominated) suppliers?\b|\bor its (?:designees?|nominees?|designated)\b/,
            /\bnon-?exclusive (?:licen|right|basis)|\bthird person other than\b|\bthird[- ]party beneficiar|\bconcepts?\b|\btechnique\b|\bnot be a violation\b|\bthe content\b|\bexclusive basis \(/,
            /\blook to\b|\bsecurities\b|\bin concert\b|\bbankruptcy\b|\bimpersonat|\brefunds?\b|\bproud\b|\bconflicts?\b|\binconsistent\b|\binterferes?\b|-branded\b|\bbearing\b|\bprivate label|\bprivilege\b|\bcontract year\b|\binformation\b|\bpost\b/,
            /\bin the first (?:season|year) only\b/,
            /\boutside (?:of )?the territory\b|\bintroduced (?:to|by|through)\b|\bextend beyond\b/,
            free,
            /(?<!\w)(?:cancell?ed (?:goods|products)|infring\w*|train|models?|restrictions?|applies only to|revenue meter|in the territory|outlet|energy|inputs|grants? (?:the |to )*\S+ (?:a |an |the )?(?:\S+ )?(?:exclusive )?(?:right|licen[cs]e)|licen[cs]e under|royalty\S*|confidential|disclos\w*|assign(?:s|ed|ment)?|sublet|sublicen\w*|jurisdiction|courts?|remed(?:y|ies)|liab\w*|warrant\w*|intellectual property|solicit\w*|reverse engineer|subcontract\w*|personal data|solely for (?:the |its |\[a\]'s )?(?:internal|purpose|business|own|\w+ purposes)|third[- ]party (?:beneficiar|rights|software)|benefit of (?:any )?third|share|password|credentials|exclusive (?:license|licence|right to use|property|owner|control|possession)|data|trade ?marks?|logo|hire|employ|compet\w+|indemn\w*|approval of|consent of|agents?'? fees|sale or exchange|for the benefit|personal use|lien|encumb\w*|interest in|premises|deposit|payment|invoice|amend|feedback|notice|access to the|deliverables|remedy|available exclusively|offered exclusively|responsib\w+|ownership|entire agreement|transfer|pledge|residential|household|user account|privacy|property of|both parties|each party|either party|each other)(?!\w)|\[each\]/,
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
            /\blook to\b|\bsecurities\b|\bin concert\b|\bbankruptcy\b|\bimpersonat|\brefunds?\b|\bproud\b|\bconflicts?\b|\binconsistent\b|\binterferes?\b|-branded\b|\bbearing\b|\bprivate label|\bprivilege\b|\bcontract year\b|\binformation\b|\bpost\b/,
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
            /\b(?:services|works?|performances?|output|capacity|production)\b(?: \S+){0,6} (?:shall be|is|are|will be) exclusive to\b|\b(?:render|provide|perform|give)s? (?:\S+ ){0,3}exclusive services\b/,
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
            /\blook to\b|\bsecurities\b|\bin concert\b|\bbankruptcy\b|\bimpersonat|\brefunds?\b|\bproud\b|\bconflicts?\b|\binconsistent\b|\binterferes?\b|-branded\b|\bbearing\b|\bprivate label|\bprivilege\b|\bcontract year\b|\binformation\b|\bpost\b/,
            /\bin the first (?:season|year) only\b/,
            /\boutside (?:of )?the territory\b|\bintroduced (?:to|by|through)\b|\bextend beyond\b/,
            /\b(?:confidential|jurisdiction|remed(?:y|ies)|employee|licen[cs]e under|royalty\S*|sole customers?|non-?exclusive,? (?:\S+ ){0,3}?(?:licen[cs]e|right|jurisdiction))/,
          ],
          test: isTrader,
        },
      ],
    ),
    'exclusivity-long': barring(
      [/\b(?:appoints (?:the )?\[a\]|\[a\] is (?:hereby )?appointed)\b.{0,50}\b(?:sole|exclusive)\b/],
      [
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
    ),
    'all-requirements-from-one': barring(
      [/\bsatisf(?:y|ies) (?:every|all|any) needs?\b/],
      barring(
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
              /(?<!\w)(?:(?:all|entire|total|100 ?(?:%|percent)(?: of)?|every|full|whole|substantially all|(?:at least |not less than |no less than |minimum of )?(?:8\d|9\d) ?(?:%|percent|per cent)(?: of)?)(?!\w)[^,;]{0,30}(?<!\w)(?:requirements?|needs?|demand|supply of|volumes?|consumption|usage|supplies|(?:of )?(?:its|\[a\]'s|their|the) (?:\S+ ){0,3}(?:requirements?|needs?|products|services|purchases|inventory|supplies|supply|gas|fuel|energy|power|feed|materials|ingredients|stock|parts))|(?:all|every|any) (?:\w+ ){0,3}needed by .{0,40}\bonly from|(?:only|exclusively|solely) from (?:the )?\[(?!each)\w+\] or|requirements? contract|needs? (?:for|of)(?!\w).{0,40}\bexclusively|requirements\b.{0,60}(?<!\w)(?:exclusively|solely|only) (?:from|by|through)|(?:all|everything|(?:8\d|9\d) ?(?:%|percent|per cent) of)(?: the \w+(?: \w+){0,3}| that| which)? (?:it|\[a\]|they) (?:needs?|requires?|uses?|consumes?))(?!\w)/,
              /\b(?:from|by|with|through|of|to)\b/,
            ],
            none: [
              /\breturn\w*\b|\bsole expense\b|\binsurance\b|\brisk of loss\b|\bright to supply\b|\b(?:legal|regulatory|statutory|insurance|security|technical|system|minimum|safety|compliance|specification|code|applicable) requirements\b|\bmeets? (?:all|the|every) (?:\S+ ){0,3}requirements|\bcompl(?:y|ies) with\b|\b(?:not|no) (?:be )?(?:required|obliged|obligation|commit\w*) to (?:purchase|buy)|\brequirements (?:of|under|in|set) (?:the |this |applicable |any )?(?:law|agreement|section|policy|schedule|specification|standards?|order)|\bfree to\b|\bmay (?:buy|purchase|source|obtain)\b(?!.{0,20}\bonly)|\blicenses and permits|\bpermits\b|\bresponsible for\b|\bright to supply\b/,
            ],
            clauseNone: [
              /\bmay buy elsewhere\b/,
              /\b(?:may|free to|entitled to) (?:buy|purchase|source|obtain|procure)\b.{0,80}\b(?:elsewhere|other|third|alternative)/,
            ],
          },
        ],
      ),
    ),
    'commercial-noncompete': barring(
      [
        /\bits prices\b|\bwarrants? that\b/,
        // What may not be done with the product itself leaves its user free to compete without it.
        /\b(?:access(?:es|ing)?|us(?:e|es|ing)) (?:it|them|(?:any part of )?(?:the|any) (?:\w+ ){0,2}?(?:services?|software|platform|documentation|products?|system|application|api|content|licensed materials?|outputs?))\b[^.;]{0,80}\b(?:build|develop|create|design|train|offer|in order to|for the purpose of)\w*\b[^.;]{0,40}\bcompet/,
        /\b(?:closing|completion|shareholders?|the business as carried on)\b/,
        /\bor (?:publicly )?disclose\b|\bdisclose the\b|\bshall not include\b|\bdoes not include\b/,
      ],
      [
        {
          bears: 'giver',
          force: ['ban', 'duty'],
          all: [
            /\b(?:personnel|staff|individuals?|employees|consultants|people|workers)\b.{0,60}\b(?:may|shall|will|must|can) not be (?:deployed|assigned|used|engaged|allocated|staffed)\b.{0,20}\b(?:for|on|to|with|by) (?:a |any )?(?:\S+ ){0,3}?competitors?\b/,
          ],
          none: [/\[each\]/],
        },
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
          all: [rivalTrade],
          none: [
            /\binsurance\b|\blikely to\b|\bbanners?\b|\badvertisements?\b|\b(?:software|documentation) (?:on|at|for)\b|\bevent will\b.{0,40}\bconsent to\b|\bdefects?\b|\bstorage\b|\b(?:current|existing) (?:clients?|customers?|merchants?)\b|\blogos?\b|\bcommercial time\b|\bus(?:e|ing) (?:either |any |the |such |its )?(?:\S+ ){0,8}?to (?:develop|build|create|design|make) (?:\S+ ){0,3}?(?:products?|services?|software|platform|application)\b|\bterminat\w+ (?:\S+ ){0,4}for cause\b/,
            /(?<!\w)(?:confusingly|deceptively|trade ?marks?|disclose|equal to or less|solicit|applies only|material contact|not a (?:direct )?competitor|(?:former|same) premises|within \d+ (?:miles|kilomet\w+)|radius|employ(?:ee|er|ment|ed)|executive|salary|shall not (?:prevent|prohibit|restrict|preclude|be (?:construed|deemed|restricted))|nothing (?:in|shall)|free to|may (?:develop|sell|offer|compete)|us(?:e|ing) (?:the |any |\[o\]'s )?confidential|confidential information|reverse engineer\w*|competitive (?:bid\w*|pric\w*|rates?|process|terms)|benchmark\w*|by (?:using|copying|accessing)|derivative works?|access(?:es)? (?:to )?the (?:service|software|platform)|use (?:the )?(?:\S+ )?(?:service|software|platform|documentation|output)s? to|using the (?:service|software|platform|output)|not (?:be )?(?:restricted|prevented|precluded|prohibited)|non-?exclusive|solicit|assign|dissolution)(?!\w)|\[each\]/,
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
    'first-refusal-burden': barring(
      [/\blower (?:rates?|prices?)\b/],
      barring(
        [/\bright of first offer if\b/],
        [
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
                  /\bfirst and last right\b|\bfirst right to (?:negotiate|buy|purchase|acquire|licen[cs]e|publish|take|match)\b|\bright of pre-?emption\b|\bfirst call on\b/,
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
                none: [
                  /\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/,
                  /\bcure\b|\bdefault\b|\bwaive/,
                ],
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
              /\b(?:right of first (?:refusal|offer|negotiation)|first refusal|rofr|rofo|last look|right (?:of|to) (?:last refusal|match|pre-?emption)|pre-?empti(?:on|ve) right|matching right|first (?:option|look|call|opportunity|chance|right) (?:to (?:buy|purchase|acquire|licen[cs]e|negotiate|lease|match|publish|take|bid|supply|provide|develop|produce|rent|participate|accept|invest)|on|at)|matched? (?:the|such|any|that) (?:\S+ ){0,2}(?:offer|terms|price|bid|proposal|deal)|match (?:it|them)|meet any (?:\S+ )?(?:offer|bid))\b/,
            ],
            none: [
              heldByActor,
              /\b(?:lower|better) price\b|\bno matching right\b/,
              /\bfirst refusal\b.{0,40}\b(?:expires?|revives?|reinstated|ends)\b/,
              /\b(?:rof[ro]|first refusal|first offer|offered) (?:shares?|transfer|period|notice|price|sale|closing|interests?)\b|\bexercis\w+ (?:\S+ ){0,3}(?:right of first|first refusal)|\b(?:no|not|nothing|waive\w*|without|neither)\b.{0,60}\b(?:right of first|first refusal|last look|pre-?empti)|\bright of first (?:refusal|offer|negotiation)\b.{0,40}\b(?:shall not apply|has expired|lapse[sd]?)|\bfirst (?:option|call) (?:date|period|premium)|\bmatching (?:contribution|funds)|\bfirst option term|\bfirst call resolution|\bfreight|\bfirst right to (?:enforce|prosecute|bring|control)|^(?:article |section )?(?:[\w.()]+ ){0,3}right of first (?:refusal|offer)(?: for \S+ \S+| \S+)?\.?$|\bchange in control section|\btender of the right|\blikeness\b|\bcourt of competent|\bproposed assign|\b(?:10|15|5|7) (?:business )?days.{0,60}\bright of first negotiation|\bnegotiate in good faith/,
            ],
          }),
          {
            force: ['duty', 'acknowledgement', 'promise', 'transfer', 'right', 'fact'],
            all: [heldByActor],
            none: [
              /\b(?:lower|better) price\b|\bno matching right\b|\bfirst refusal\b.{0,40}\b(?:expires?|lapses?|ends)\b|\b(?:no|not|nothing|waive\w*|without|neither)\b.{0,60}\b(?:right of first|first refusal|last look|pre-?empti)|\btender of\b|\bnegotiate in good faith|\[each\]/,
            ],
            bears: 'other',
          },
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
              /\bproposed assign\w+|\bcourt of competent|\bmost favou?red|\bsimilarly situated|\bno less favou?rable (?:than|to) (?:those|any|the)|\bother customers\b|\bbest price/,
            ],
          }),
        ],
      ),
    ),
    'exclusivity-hollow': barring(
      [/\bquota\b|\bdo(?:es)? not meet\b/],
      [
        {
          bears: 'taker',
          all: [
            /(?<!non-)\bexclusiv\w+\b/,
            /\bleaves? (?:the )?\[?\w+\]? free to\b|\bdoes not (?:stop|keep|hinder)\b|\bremains? free to\b|\bfree to (?:sell|serve|supply|appoint)/,
          ],
          none: [/\bnon-?exclusive\b|\bjurisdiction|\bremed|\boutside\b|\bafter\b|\banother exclusive\b/],
        },
        {
          bears: 'taker',
          within: 'clause',
          all: [
            /\b(?:not (?:be )?affected by|does not restrict|do not fall|not (?:be )?(?:covered|restricted|prevented)|falls? outside)\b|\b(?:is|are|lie|stay) outside (?:of )?(?:the |this |that |\[\w+\]'s )?(?:exclusiv|appointment|territory)/,
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
            /(?<!non-)(?<!non )(?<!not )(?<!another )(?<!applicable )\bexclusive (?:\w+ )?(?:distributor|agent|licensee|dealer|reseller|right|territory|area|appointment|franchis|\[\w+\])/,
          ],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\boutside\b|\bbeyond the\b|\bother (?:countries|territories)\b|\bafter (?:the )?(?:term|end|expiry|termination)|\bonly (?:if|where)\b|\bfails?\b|\bconfidential|\bemploy|\bdefault\b|\bbreach\b|\bdoes not have another\b|\banother exclusive\b/,
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
            /\b(?:may|can|reserves? (?:the|all) rights? to|remains? (?:free|entitled) to|(?:is|are) (?:free|entitled) to)\b(?: \S+){0,4}? (?:sell|compete|operate|license|appoint|deal|market|supply|grant|open|solicit)\b(?: \S+){0,6}? (?:there|directly|within|inside|online|key accounts|national accounts|affiliates)\b/,
            /\b(?:territory|area|field|appointment|franchise|rights?|licen[cs]e)\b(?: \S+){0,3} (?:is|are|shall be) exclusive\b|\bexclusive (?:territory|area|field|right|appointment|agent|distributor|dealer|licensee)\b|\bexclusivity\b/,
            /\b(?:except|but|however|provided|notwithstanding)\b/,
          ],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\b(?:shall not|may not|will not|neither|outside|jurisdiction|remed\w+|non-?exclusive|expir\w+|terminat\w+)\b/,
          ],
        },
        {
          all: [insideTheField],
          clause: [
            /(?<!non-)(?<!non )\bexclusiv|\bprotected (?:area|territory|zone)|\bsole (?:distributor|agent|licensee|dealer)\b/,
          ],
          none: [
            /\bnon- ?exclusive\b|\bminimum of\b|\bcontinue to use the trademarks\b/,
            /\bonly\b|\bmay not\b|\bshall not\b(?! (?:be (?:construed|deemed)|prevent|restrict|limit|preclude|prohibit|stop))|\bneither\b|\boutside\b|\bbeyond\b|\brequirements of\b|\binventory\b|\bexisting stocks?\b|\bafter (?:the )?(?:term|end|expir\w+|terminat\w+)|\b(?:expired|terminated|expiration|termination)\b|\bfails?\b|\bbreach\b|\bdefault\b|\bjurisdiction\b|\[a\] may (?:market|sell) the products (?:only )?in the territory\b/,
          ],
        },
        {
          all: [
            /(?<!non-)(?<!non )\b(?:exclusiv\w+|sole) (?:\S+ ){0,8}?(?:\(?(?:except|other than|save|but not|subject to|excluding)(?: that| as| for| to| against)*) (?:the |by |with respect to )*(?:\[\w+\](?:'s)?|its|itself|affiliates?|online|internet|direct sales?|house accounts|national accounts|key accounts|existing (?:dealers|distributors|licensees))(?!\w)/,
          ],
          none: [
            /\bnon- ?exclusive\b|\b(?:remed(?:y|ies)|jurisdiction|courts?|property|liab\w*|employ\w*|confidential\w*|expense|cost|discretion|responsib\w+|consent of|approval)\b/,
          ],
        },
        {
          all: [
            /(?<!non-)(?<!non )\b(?:exclusiv\w+|sole (?:distributor|agent|licensee|right))\b,?(?: \S+){0,12}? (?:does|shall|will|do) not (?:\S+ )?(?:apply|extend|cover|include|prevent|restrict|limit|preclude|prohibit|bar|stop)(?: \S+){0,4}? (?:\(?online|internet|e-?commerce|direct sales?|affiliates?|house accounts|national accounts|key accounts|governments?|\[(?!each)\w+\](?:'s)? (?:from|own)|existing (?:dealers|distributors|customers)|others|third parties|appointing|selling)/,
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
          /\b(?:patents?|royalty\S*|sublicens\w+|maintenance|support|indemnif\w*|notice period|liab\w*|insurance|minimum (?:wage|insurance|cover|standards|requirements)|non-?exclusive|exclusive (?:jurisdiction|remed\w+)|refund|salary|employ\w*)\b/,
        ],
      },
    ],
    'exclusivity-lost-at-will': barring(
      [/\bnot met\b|\bunless (?:the )?\[?\w+\]? pays\b|\bshortfall\b|\bfails? to do so\b/],
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
            /\bupon the (?:occurrence|termination|expir\w+)|\bany of the following events\b|\bshall convert\b|\brecall\w*\b|\bwithdrawal of\b|\bfrom the market\b|\bperpetual\b|\borderly\b|\bif (?:the )?\[o\]|\bless than\b|\borders less\b/,
            /\b(?:minimum (?:purchase|sales|volume|order|annual|target|commitment)|fail\w* to (?:meet|achieve|purchase|reach|attain)|misse[sd]|cure|material breach|may not|shall not|cannot|only (?:if|where|with|by)|mutual\w*|user account|bank account|your account|accounts? (?:receivable|payable)|employ\w*|commission|exclusive jurisdiction|exclusive remed\w+|consent of|written agreement)\b/,
          ],
        },
      ],
    ),
  },
  fixes,
);

/** Further ways of saying it, in words that are rarer in contracts. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'exclusive-one-way': [
    {
      bears: 'actor',
      all: [
        /\[a\] (?:may|shall|will|can|must) (?:sell|supply|buy|deal|license|deliver)\b.{0,40}\b(?:to|from|with) (?:no one|nobody|none|no other than) (?:but|other than|except)? ?(?:the )?\[o\]/,
      ],
    },
  ],
  'commercial-noncompete': [
    {
      bears: 'actor',
      all: [
        /\[a\] (?:shall|will|must|may) (?:keep|carry|stock|sell|handle|offer) no (?:rival|competing|competitive)\b|\[a\] (?:shall|will|must) have nothing to do with\b.{0,40}\b(?:vies?|competes?|rivals?)\b/,
      ],
    },
  ],
};

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(alsoBy(found, more), otherWords), {
  'exclusive-one-way': [nothing('obliges?|binds?|requires?|prevents?|restricts?')],
  'commercial-noncompete': [
    denies('prevented|barred|prohibited|precluded|restrained'),
    nothing('prevents?|bars?|prohibits?|precludes?|restrains?|restricts?|stops?'),
  ],
  'exclusivity-lost-at-will': [
    denies('strike|withdraw|reduce|revoke|cut|remove|end|terminate|convert'),
    noneOf('second|other|agent|distributor', 'let|appointed|admitted'),
  ],
  'exclusivity-long': [denies('last|outlast|exceed|run')],
  'all-requirements-from-one': [
    freedFrom('buy|purchase|order|source|cover'),
    nothing('prevents?|bars?|obliges?|requires?|stops?'),
  ],
  'first-refusal-burden': [
    freedFrom('offer|let|notify'),
    /\bno right of first (?:refusal|offer)\b/,
    nothing('obliges?|requires?|gives?|grants?'),
  ],
  'exclusive-no-volume-promise': [denies('work|hold|tied')],
});
