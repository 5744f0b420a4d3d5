import { unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { closeBy } from '../payment/concepts.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const use =
  /\b(?:use[sd]?|uses|usage|using|misuse|platform|service|software|anything|act\b|on the premises|post anything|load on)\b/;
const judged =
  /\b(?:considers?|thinks?|deems?|may deem|opinion|may object|objectionable|don't like|doesn't like|would like|(?:sole|absolute) (?:discretion|judgment)|whenever it chooses|from day to day|regards? as normal|as \w+ intends|inappropriate|disagreeable|says so|might be detrimental|sole judgment)\b/;

const product =
  /\b(?:software|service|platform|program\b|licensed program|app\b|product|system|samples|prototype|code|api|documentation|tool|equipment|firmware|machine)\b/;
const barred = /\b(?:not|no|n't|never|neither|forbidden|prohibited|denied|refrain\w*|not allowed|barred|ruled out)\b/;

const neverCompetitorBan =
  /\blinks?\b|\bmerchants?\b|\btrade ?marks?\b|\bsimilar mark\b|\bcollected from\b|\bcompetitor's goods\b|\blogos?\b/;

const neverUseRestrictionsBroad =
  /\bguarantee|\bpromise that\b|\bchange in the control\b|\breasonable person\b|\breasonably believed\b|\badministrator\b|\bcrimes?\b|\bcriminal|\billegal\b|\btitles?\b|\bname\b|\bviolates any law\b|\binfring/;

const neverMonitoringCode =
  /\bmarks\b|\bscrapers?\b|\brobots\b|\bthird-party content\b|\bpatent|\blottery\b|\bhealthcare\b|\bnot automatically\b|\bfees and keep\b/;

const neverBenchmarkingBan = /\bdisparag|\bdirectly or indirectly, in any capacity\b|\bacquire\b/;

const neverReverseEngineeringBan =
  /\bclaims? (?:to|of|by)\b|\bsolely for (?:the )?research\b|\bto the extent they are based\b/;

/** Taking a product apart. */
const opening =
  '(?:reverse[- ](?:engineer\\w*|compil\\w*|assembl\\w*)|de-?compil\\w*|disassembl\\w*|derive (?:the )?(?:source|algorithms)|attempt to (?:derive|extract|obtain) (?:the )?source|derivation of (?:its|the) source|derivative works? (?:of|from|based (?:up)?on) (?:\\S+ ){0,4}?(?:software|program|service|platform|product|system|site|website|firmware|same|licensed materials)s?\\b|derivative works shall be prepared|unlock|bypass technical protections|analy[sz]e (?:the )?(?:composition|structure)|chemically examined|reconstruction of the model|reverse \\[o\\])';

/** What lets one side judge alone. */
const asItSeesFit =
  /(?<!\w)(?:(?:sole|own|absolute|free|unfettered|entire) (?:and \w+ )?(?:discretion|judg?ment|choice|opinion|view|pleasure)|(?:in|at|within) (?:its|their|the \[\w+\]'s|\[\w+\]'s) (?:\w+ )?(?:discretion|judg?ment|opinion|pleasure|gift)|(?:as|which|that|what|whatever|whichever|whoever|whomever|whenever|however|how|where|if) (?:the )?(?:\[\w+\]|it|they) (?:\w+ ){0,2}?(?:thinks?|considers?|deems?|finds?|believes?|sees?|wishes|likes?|chooses?|prefers?|wants?|pleases?|decides?|determines?|judges?|regards?|feels?|cares?|may (?:\w+ )?(?:think|consider|deem|find|see|wish|choose|prefer|want|please|decide|determine|select))\b|(?:whatever|whichever|any|such) \w+ (?:that |as |which )?(?:the )?(?:\[\w+\]|it) (?:\w+ )?(?:finds?|likes?|wants?|thinks?|prefers?|chooses?|considers?|deems?|sees?)\b|\[\w+\]'s (?:own )?(?:view|opinion|word|decision|assessment)\b(?! of the)|if \[\w+\] (?:feel|think|consider|believe)|sees? fit|thinks? fit|up to (?:us|the \[\w+\]|\[\w+\])|left to (?:the )?\[\w+\]|(?:is|are|be|rests|lies) (?:a matter )?(?:for|with) (?:the )?\[\w+\](?: alone)? (?:to|alone)|(?:suits?|appears? \w+ to|seems? \w+ to) (?:it|the \[\w+\]|\[\w+\])|free hand)/;
const bounded =
  /\breasonabl[ey]\b(?! or unreasonable)|\bgood faith\b|\bnot (?:be )?unreasonably\b|\bconsult(?:ation|ing)? with\b/;

/** What this topic finds: what may not be done with a product, and how that is watched. */
const found = defineTopic(
  'reverse-engineering-and-use-limits',
  file,
  closeBy({
    'use-restrictions-broad': barring(
      [/\bnothing in (?:this|the) (?:agreement|contract|license) (?:restricts|limits|prohibits)\b/],
      [
        {
          within: 'sentence',
          bears: 'other',
          force: ['fact', 'right', 'duty'],
          all: [
            /\bif \[a\] (?:feel|think|consider|believe|decide|find)s?\b/,
            /\b(?:us(?:e|es|ing)) (?:\S+ ){0,2}?(?:app|service|platform|software|product|site)\b/,
            /\b(?:breach|suspend|close|end|block|wrong|misuse|improper)\w*\b/,
          ],
          none: [/\breasonabl|\bunlawful\b|\billegal\b|\bfraud/],
        },
        {
          within: 'sentence',
          force: ['ban', 'fact', 'duty', 'no-right'],
          all: [
            asItSeesFit,
            /\b(?:use[sd]?|using|usage|employ) (?:\S+ ){0,3}?(?:service|software|platform|app|product|system|program|site)s?\b|\b(?:misuse|improper use|excessive use|fair use)\b/,
            /\b(?:not|n't|no|breach|forbidden|prohibited|improper|unsuitable|excessive|suspend|end)\b/,
          ],
          none: [
            bounded,
            /\[each\]|\bconsent\b|\bfeedback\b|\bmarks\b|\bpremises\b|\bdata\b(?! cent)|\bconfidential\b|\bwarrant|\bliab|\bfees?\b|\bprice|\bterminate this\b|\bassign|\bmay use\b|\bcontent\b|\bproducts and services\b|\bas is\b|\bdoes not\b/,
          ],
        },
        {
          within: 'clause',
          force: ['fact', 'ban', 'duty', 'right'],
          all: [
            /\b(?:employ|use) the (?:platform|app|service|software|product)\b/,
            /\b(?:at its pleasure|finds? (?:unsuitable|improper|wrong)|had in mind|decides? what that is|in a (?:fashion|way|manner) (?:that|which) (?:the )?\[\w+\]|decides? what (?:counts|is))\b/,
          ],
          none: [
            neverUseRestrictionsBroad,
            /\[each\]|\bthird part(?:y|ies)' rights\b|\bthat (?:breaks|violates|infringes)\b/,
          ],
        },
        {
          within: 'sentence',
          force: ['ban', 'fact', 'duty'],
          all: [
            /\b(?:use[sd]?|usage|using)\b/,
            product,
            /\b(?:in (?:a|any) (?:way|manner) (?:that|which)|otherwise than (?:strictly )?(?:as|in accordance)|any purpose other than (?:that )?which|excessive|in any way (?:which|that))\b/,
            /\b(?:wouldn't like|any trouble|annoy|inconvenience|objectionable|considers?|sole judge|expressly sanctioned|could in any way|may find|embarrass\w*|as determined by|improper|harm\w* \[\w+\]'s (?:interests|reputation))\b/,
          ],
          none: [
            neverUseRestrictionsBroad,
            /\[each\]|\bconsent\b|\bfeedback\b|\bmarks\b|\bpremises\b|\bviruses\b|\bspam\b|\bunlawful\b|\billegal\b|\bdata\b(?! cent)|\bconfidential\b/,
          ],
        },
        {
          none: [neverUseRestrictionsBroad],
          force: ['duty', 'fact'],
          all: [
            /\b(?:excessive|unreasonable|abnormal|unusual) use\b/,
            /\b(?:determined by|discretion|considers?|opinion)\b/,
            /\bbreach|\bsuspend|\bterminat|\bcharge/,
          ],
        },
        ...barring(
          [
            neverUseRestrictionsBroad,
            /\b(?:right to|may)\b.{0,60}\b(?:remove|edit|disallow|block)\b|\brestaurants?\b|\bcease using the (?:\[\w+\]|licensor) marks/,
          ],
          [
            {
              force: ['ban', 'duty', 'fact', 'no-right', 'right'],
              all: [
                use,
                new RegExp(
                  `\\b(?:not|n't|no use|nothing|refrain|forbidden|misuse|prohibited uses|permitted use|use beyond)\\b[^.;]{0,170}?${judged.source}|${judged.source}[^.;]{0,60}\\bforbidden\\b|\\buses which [^.;]{0,20}may object to\\b`,
                ),
              ],
              none: [
                /\bconsent\b|\bworkers?\b|\banother that\b|\bassume control\b|\bdismissal\b|\bexposed\b|\bpromote the sale\b|\bsimilar to\b|\bno longer\b|\bnot (?:be )?(?:liable|responsible|able)\b|\bwithout notice\b|\breport\b|\bnot required\b/,
                /\brefuse an order\b|\bonly if they continue\b|\bmeans\b|(?<!\w)(?:vendor|\[giver\]) may not\b|\[each\]|\bconfidential\b|\bassign\b|\brent\b|\bprice|\bdata\b(?! cent)|\bfeedback\b|\bterminate this|\bwithout (?:the )?\[\w+\]'s (?:prior )?(?:written )?consent|\bpay\b|\bmarks\b|\binsur|\bhire\b|\bsolicit|\bcompet(?:e|ing|itor)|\bwarrant/,
              ],
              test: (_, { words }) => !/^(?:the )?\[a\] (?:may|shall) (?:refuse|in its)/.test(words),
            },
            {
              all: [
                /\b(?:any use not|uses? other than|any (?:other )?use\b.{0,40}\bother than|use beyond)\b.{0,60}\b(?:authori[sz]ed|permitted|normal|documentation)\b/,
                /\b(?:material breach|prohibited|entitles|breach)\b/,
              ],
              none: [/\bnotice\b.{0,30}\bcure\b|\bonly if\b|\bindemnif/],
            },
            {
              force: ['ban', 'duty', 'fact', 'right', 'acknowledgement'],
              all: [
                /\b(?:not|nothing|refrain|breach|never)\b[^.;]{0,120}?\b(?:offends? anyone|disagreeable|detrimental to (?:the )?\[\w+\]'s interests|excessively|unusually|even inadvertently|objectionable|inappropriate|anything [^.;]{0,40}(?:don't|doesn't|does not) like|load on the system)\b|\bfurther prohibited uses\b|\b(?:expose any|upload any|post any)\b[^.;]{0,120}\botherwise objectionable\b|^\W*(?:\(\w+\) )?any (?:material|content) (?:that|which),? [^.;]{0,30}\b(?:sole|absolute) (?:judg?ment|discretion|opinion)\b[^.;]{0,40}\bobjectionable\b/,
              ],
              none: [
                /\bonly if\b|\bdisparag|\brefuse an order\b|\breputation\b|\bexposed\b|\bnot (?:be )?(?:liable|responsible|required|able)\b|\bmay (?:remove|delete|terminate)\b|\bdisclosure\b/,
              ],
            },
          ],
        ),
      ],
    ),
    'benchmarking-ban': [
      {
        force: ['duty', 'ban', 'fact', 'no-right'],
        all: [
          /\b(?:how (?:fast|well|quickly|good|reliabl\w+)|performance|speed|benchmarks?|tests?|testing|measure\w*)\b/,
          /\b(?:keeps? to (?:itself|yourself)|lets? nobody|let no one|not (?:test|publish|tell|measure|compare)|no one (?:else )?(?:may|to)|tell nobody|keep .{0,20}secret)\b/,
          product,
        ],
        none: [/\bmay (?:publish|test)\b|\bnothing\b|\bacceptance\b|\bgoods\b|\bclinical\b/],
      },
      {
        force: ['ban', 'duty', 'no-right', 'fact'],
        all: [
          /\b(?:test reports?|measure\w*|measured|comparisons?|how (?:quickly|fast|well)|evaluation)\b/,
          /\b(?:kept from the public|tell others|not let anyone|publish|make public|n't publish)\b/,
          /\b(?:service|software|product|platform|program)\b/,
        ],
        none: [neverBenchmarkingBan, /\bmay publish\b|\bnothing\b|\bclinical|\bgoods\b/],
      },
      {
        force: ['ban', 'no-right', 'duty', 'fact'],
        all: [
          /\b(?:comparisons?|comparing|performance analys\w+|benchmark\w*|speed|quality test|evaluations?|load test\w*|penetration tests?)\b/,
          product,
          barred,
          /\b(?:publish\w*|running|run|make known|conduct|disclose|compet\w+|monitor|other products)\b/,
        ],
        none: [
          neverBenchmarkingBan,
          /\bnothing\b|\bmeans\b|\bprices?\b|\bcharges\b|\bsamples of\b|\bacceptance\b|\bgoods\b|\bwarrant|\bclinical\b|\bindex\b|\bmarket rate/,
        ],
      },
      {
        force: ['ban', 'no-right', 'duty', 'fact', 'acknowledgement'],
        all: [
          /\b(?:benchmark\w*|performance (?:comparisons?|tests?|results)|competitive analysis|(?:speed|load|penetration|capacity) (?:tests?|or|testing)|comparisons? of the services|comparative study|test findings|measure|uptime statistics|how fast|how the product performed|evaluation of the (?:platform|service|software)|analy[sz]e samples|tested by a laboratory|chemically examined|monitoring availability)\b/,
          /\b(?:not|no|neither|prohibited|forbidden|may not|breach|secret|first obtain approval|without)\b/,
        ],
        none: [
          neverBenchmarkingBan,
          /\bconclusive|\bdispositive|\bcontrary proof/,
          /\bnothing prevents\b|\bmeans\b|\binternal purposes\b|\bbenchmarked against\b|\btests on completion\b|\bafter giving\b|\bindex\b|\brate\b|\bsecurity measures\b|\bservice levels?\b|\bjoint test\b|\bcharges\b/,
        ],
      },
      {
        force: ['ban', 'no-right'],
        all: [
          /\b(?:shar(?:e|ing)|publish|disclose|reveal|distribute|report)\b/,
          /\bresults? of (?:any |its |the )?(?:test\w*|evaluation|trial|benchmark\w*|assessment)|\btest results\b|\bperformance (?:data|results|figures)/,
        ],
        none: [neverBenchmarkingBan, /\[each\]|\bclinical\b|\bpatient/],
      },
    ],
    'competitor-ban': [
      {
        bears: 'taker',
        all: [
          /\buse of (?:the )?(?:\S+ ){1,4}?for (?:the )?(?:development|creation|building|design|making) of (?:an? |any )?(?:competing|rival|competitive)\b[^.;]{0,60}\b(?:forbidden|prohibited|not (?:allowed|permitted)|excluded)\b/,
        ],
      },
      {
        force: ['right', 'ban', 'fact', 'no-right', 'duty'],
        all: [
          /\b(?:rival|competing|competitive|competitors?|substitute|alternative) ?(?:product|service|software|offering|platform|tool|business|firm)?s?\b/,
          /\b(?:nobody|no one|none|not|never|no person)\b/,
          /\b(?:access|use|log in|see|view|try)\b.{0,40}\b(?:service|software|platform|app|product|system|program|tool)\b/,
        ],
        none: [
          neverCompetitorBan,
          /\bnothing\b|\[each\]|\bmay (?:use|develop)\b|\bprice|\bbenchmark|\bemploy|\bdistribut|\bfranchis|\bterritory\b/,
        ],
        test: (_, { actor }) => !/vendor|supplier|provider|licensor/.test(actor?.word ?? ''),
      },
      {
        force: ['ban', 'acknowledgement', 'promise', 'duty', 'fact'],
        all: [
          /\b(?:copycat|product of the same kind|same kind of (?:product|service)|clone|knock-?off|imitation|look-?alike)\b/,
          /\b(?:not|can't|neither|never|no)\b/,
        ],
        none: [neverCompetitorBan, /\bnothing\b|\bcounterfeit|\bmarks?\b|\bindicia\b|\bsymbols?\b/],
      },
      {
        force: ['ban', 'no-right', 'fact', 'duty'],
        all: [
          /\b(?:rivals? (?:it|the)|making something|comparable (?:function|features)|substitute|competitive intelligence|similar (?:ideas|features|functions|product|service|software)|competing (?:product|service|software)|(?:a|any|direct) competitor)\b/,
          product,
          barred,
          /\b(?:access\w*|look|use|develop|build|offer|design\w*|create)\b/,
        ],
        none: [
          neverCompetitorBan,
          /\bnothing\b|\bindependently develop|\bmeans\b|\[each\]|\bwithout using\b|\bemploy(?:ee|ment)\b|\bsolicit\b|\bexecutive\b|\brelated party\b|\bscope of this agreement\b|\bcompetitive (?:bid|price)|\bterritory\b|\bexclusiv|\bassign\b|\bdeliverables?\b|\bdistribut|\bresell|\bfranchis|\bdisclos|\binfring|\bnot prevent|\bchange of control/,
        ],
        test: (_, { actor }) =>
          !/vendor|supplier|provider|employee|executive|consultant|licensor/.test(actor?.word ?? ''),
      },
      ...barring(
        [
          neverCompetitorBan,
          /\b(?:franchis\w+|restaurants?|shareholder|commercial time|degree of care|licensed mark)\b/,
        ],
        [
          {
            force: ['ban', 'no-right', 'fact', 'duty', 'acknowledgement'],
            all: [
              /\b(?:not|can't|cannot|no|never|prohibited|refrain|forbidden|nobody)\b[^.]{0,220}?\b(?:access|use[ds]?|employed|user|log in)\b[^.;]{0,140}?\b(?:compet(?:es?|ing|itive|itors?)|similar|anything like|comparable|duplicates?|substitute|resembl\w+|replicat\w+)\b|\b(?:not|never|no|refrain from|neither)\b[^.;]{0,50}?\b(?:develop|build(?:ing)?|create|design|offer|work on)\b[^.;]{0,60}?(?:\b(?:compet(?:es?|ing|itive)|similar to|replacing|resembl\w+|replace|like functionality|comparable function)\b[^.;]{0,40}?\b(?:software|platform|program|app|service|tool|product|system)s?\b|\b(?:competes?|competing) with the (?:software|platform|program|app|tool|system)\b|\bcompeting tools\b)|\buse of the (?:documentation|software|platform|service|api)\b[^.;]{0,60}\b(?:designing|developing|building)\b[^.;]{0,40}\bprohibited\b|\b(?:enters|competes)\b[^.;]{0,60}\bloses its right of access\b|\bin-house software replacing\b|\baccess\b[^.;]{0,40}\bcompetitive purposes\b[^.;]{0,50}\bnot (?:permitted|allowed)\b|\bif [^.;]{0,40}\bcompet(?:e|es|itor)\b[^.;]{0,40}\b(?:can't|cannot|may not) (?:use|access)\b|\bwho compete with \[o\] may not access\b/,
              /\b(?:access|software|service|platform|system|tools?|api|app|site|website|documentation|product)s?\b/,
            ],
            none: [
              /\bnothing in\b|\bindependently develop\b|\bmeans\b|\[each\]|\bnot supply\b|\bwithout using\b|\bemploy(?:ee|ment)\b|\bsolicit\b|\bexecutive\b|\bunreasonably\b|\bcompetent\b|\bcompetitive (?:bid|price|tender|to products)|\bbenchmark|\bcompete for the work\b|\bconfidential information\b|\bto compete with the discloser\b|\bterritory\b|\bjurisdiction\b|\bexclusiv|\bassign\b|\bdeliverables?\b|\bsimilar (?:event|cause|circumstance|nature|charge|tax|right|law|amount|proceeding|relief|transaction|basis|restrictions?|technolog\w+|means)|\breplacement (?:cost|part|product|goods)|\blandlord\b|\btenant\b|\bpremises\b|\blosses?\b|\bvessels?\b|\bshall not apply\b|\b(?:trade|service) (?:name|mark)|\bmarks?\b|\bindicia\b|\bcounsel\b/,
              /\bcompetitors? of (?:the )?\[o\]\b.{0,60}\b(?:not|no) (?:sell|supply|offer)|\bto (?:any|a) competitor\b|\bby (?:either )?itself\b|\bthird parties which compete\b/,
            ],
            test: (_, statement) =>
              !/vendor|supplier|provider|employee|executive|consultant/.test(statement.actor?.word ?? ''),
          },
          {
            all: [/\bno competitor of\b/, /\bpermitted user\b|\baccess\b/],
          },
        ],
      ),
    ],
    'reverse-engineering-ban': [
      {
        force: ['fact', 'ban', 'duty', 'no-right', 'right'],
        all: [
          /\b(?:work(?:ing)? out|find(?:ing)? out|discover\w*|extract\w*|recover\w*|reconstruct\w*|uncover\w*|obtain\w*)\b.{0,20}\b(?:source code|code\b|algorithms?|workings|formula|structure|design)\b/,
          product,
          /\b(?:forbidden|prohibited|not|n't|never|no|barred|banned)\b/,
        ],
        none: [neverReverseEngineeringBan, /\bnothing\b|\[each\]|\bescrow\b|\bmay (?:work|find)|\bwarrant/],
      },
      {
        force: ['ban', 'duty', 'right', 'fact', 'no-right'],
        all: [
          /\b(?:unravel|workings|translating the object code|object code back|take (?:the )?\S+ apart|readable (?:form|code)|pick apart|inner workings|get at the (?:source )?code)\b/,
          /\b(?:no attempt|prohibited|not|n't|forbidden|never)\b/,
        ],
        none: [neverReverseEngineeringBan, /\bmay take\b|\bnothing\b|\bmay translate\b/],
      },
      {
        force: ['ban', 'no-right', 'duty', 'fact'],
        all: [
          /\b(?:discover how|find out how|work out how|figure out how|underlying code|take (?:\S+ ){0,3}?apart|derivation of|analy[sz]ed?\b.{0,60}\b(?:composition|structure)|make copies of it|change it|modification of)\b/,
          product,
          barred,
        ],
        none: [
          neverReverseEngineeringBan,
          /\bnothing\b|\[each\]|\bthis agreement\b|\bdrawings\b|\bwarrant|\bindemn|\bliab|\bnot prevent|\bmay modify\b|\bcontract\b/,
        ],
      },
      {
        force: ['ban', 'no-right', 'duty', 'fact', 'acknowledgement', 'right'],
        all: [
          new RegExp(
            `\\b(?:not|no|n't|neither|nor|forbidden|prohibited|refrain\\w*|never)\\b[^.]{0,300}?\\b${opening}|\\b${opening}[^.;]{0,140}?\\b(?:is|are) (?:\\w+ )?(?:not (?:allowed|permitted)|prohibited|forbidden|barred)\\b`,
          ),
        ],
        none: [
          neverReverseEngineeringBan,
          /\bshall procure\b|\benjoined\b|\brefund\b|\breplace the\b|\bnot prevent\b|\bdoes not (?:restrict|limit|bar)\b|\bnothing in\b|\bmeans any\b|\bmay modify\b|\breverse chronological\b|\bscaffold\b|\bwarrant\w*\b|\bindemn|\bliab|\bdefen[cs]e\b|\bamend|\bownership\b|\b(?:sole owner|deemed|vest\w*)\b|\bnot apply\b|\[each\]|\bconfidential information\b|\ball sublicensing\b|\bother than to end users\b|\bcontent\b.{0,60}\bexcept as expressly\b/,
        ],
      },
      {
        force: ['ban', 'no-right', 'duty', 'acknowledgement', 'fact'],
        all: [
          /\b(?:not|no|n't|neither|nor|forbidden|prohibited|refrain\w*|never)\b[^.]{0,220}?\b(?:modif(?:y|ying)|modification of|copy|copying|copied|alter|altering|adapt|translate|tamper with|reproduce|duplicate|hack|change)\b(?:,? (?:\S+ ){0,9}?| of )(?:software|programs?|firmware|source code|platform|equipment|product|service|website|licensed materials|specifications|system)s?\b|\bno (?:such )?(?:software|part of the code|code)\b[^.;]{0,30}\bcopied\b|\bframe, mirror\b/,
        ],
        none: [
          neverReverseEngineeringBan,
          /\bnotices?\b|\bdeposit(?:ed)?\b|\blook and feel\b|\bmask\b|\bmodified terms\b|\bmodifications to the terms\b|\bno more than\b|\bsource code (?:is|of the)\b.{0,40}\bdeposit|\bnot (?:copy|copied) to\b|\bpromot\w+|\b(?:that|which) (?:is|are) not\b|\bprices?\b|\bservices? (?:levels?|fees?|schedule)|\bdiscontinue\b|\bconsent to modif|\bmodification of this\b|\bthis agreement\b.{0,20}\bmodif|\b(?:terms|conditions|scope) of\b|\btrade ?marks?\b|\bbrand\b|\blogos?\b|\bpackag\w+|\blabel/,
          /\bshall procure\b|\benjoined\b|\brefund\b|\breplace the\b|\bnot prevent\b|\bdoes not (?:restrict|limit|bar)\b|\bnothing in\b|\bmeans any\b|\bmay modify\b|\bscaffold\b|\bwarrant\w*\b|\bindemn|\bliab|\bdefen[cs]e\b|\bamend|\bownership\b|\bowned\b|\b(?:sole owner|deemed|vest\w*)\b|\bnot apply\b|\[each\]|\bconfidential information\b|\ball sublicensing\b|\bnot (?:be )?able to\b/,
        ],
      },
    ],
    'monitoring-code': [
      {
        force: ['fact', 'right', 'duty', 'acknowledgement'],
        all: [
          /\b(?:routine|code|feature|module|function|device|component|software|sensor|chip|key)\b/,
          /\b(?:keeps? (?:the )?\[\w+\] informed|tells? (?:the )?\[\w+\]|reports? (?:back )?to (?:the )?\[\w+\]|lets? (?:the )?\[\w+\] (?:see|know|turn|switch|stop|disable|shut)|turn (?:it|the \w+) off|stop(?:s)? working|from a distance|remote(?:ly)?)\b/,
          /\b(?:how (?:the )?\[\w+\] uses?|use of|usage|turn (?:it|the \w+) off|uses it|switch (?:it )?off|disable)\b/,
        ],
        none: [
          neverMonitoringCode,
          /\b(?:not|no|free of) (?:\w+ )?(?:contain|include|routine|code|feature)|\bwarrants\b|\bmay not (?:use|include|contain)|\bdefects?\b/,
        ],
      },
      {
        force: ['fact', 'right', 'duty'],
        all: [
          /\b(?:calls home|tells (?:the )?\[\w+\] (?:how|who|what|when)|device by which|by which it can see|(?:licen[cs]e|usage) (?:metering|verification) (?:tool|code)|telemetry|fitted (?:\S+ ){0,4}?with a device)\b/,
          /\b(?:program|software|app|machine|product|service|equipment)\b/,
        ],
        none: [neverMonitoringCode, /\bnot\b|\bnothing\b|\bno\b/],
      },
      {
        force: ['right', 'fact', 'acknowledgement', 'duty', 'ban', 'transfer'],
        all: [
          /\b(?:routines?|licen[cs]e keys?|time bombs?|telemetry|technical means|tracking devices?|sensors|app sends|operating data)\b/,
          /\b(?:report(?:s)? to|track\w*|restricted|disabl\w*|lock\b|locked|switch (?:it )?off|from afar|remotely|verify compliance|automatically|sends? \[\w+\] information)\b/,
          product,
        ],
        none: [
          neverMonitoringCode,
          /\bno (?:monitoring|routines|time bombs)|\b(?:not|free of|free from) (?:\w+ ){0,2}?(?:contain|include|any|such)|\bwarrants\b|\bmay not (?:use|include|contain|embed)|\bdesigned to\b|\binvoice|\bdefects\b|\bvirus/,
        ],
      },
      ...barring(
        [
          neverMonitoringCode,
          /\bsections? \d+, \d|\bpurchase order\b|\buser submissions?\b|\bexploit the content\b|\bwill grant \[\w+\] a licen[cs]e\b/,
        ],
        [
          {
            force: ['right', 'duty', 'fact', 'acknowledgement', 'transfer', 'ban', 'definition'],
            all: [
              /(?:(?<!\w)(?:code|routines?|telemetry|tracking (?:agents?|technolog\w+)|scripts|sensors?|telematics|phone-home functions?|smart locks|technical means|embedded technology|automatic(?:ally)? tools?|data collection|cookies and beacons|\[\w\]'s app|the app|license manager)\b[^.;]{0,90}?\b(?:monitors?|track(?:s|ed)?|reports?|transmits?|collects?|gathers?|sends?|watch(?:es)?|inspects?)\b[^.;]{0,90}?\b(?:use|uses|usage|activity|activities|location|data|details|information|comings|whatever|what \[\w+\] do)\b|\b(?:monitor|track|record|inspect|watch)\b[^.;]{0,60}?\b(?:(?:\[\w+\]'s )?(?:use|usage) of the (?:software|app|service|platform|product|program|system)|all use|all activity|how \[\w+\] use)\b[^.;]{0,110}(?:\b(?:technolog\w+|code|tools?|means|embedded|remotely|devices?|automatically)\b)|\btrack how \[\w+\] use\b|\binspect by automatic tools\b|\binstall(?:ing|ation of)? (?:tracking|monitoring|telemetry) (?:agents?|software|code)?|\bbackground data collection\b|\b(?:remotely (?:disable|deactivate|lock|shut down|switch off)|remote (?:shut-?off|disabling|kill switch)|disabling (?:device|code)|switch it off remotely)\b)/,
            ],
            none: [
              /\bmake the service available\b|\bavailable at least\b|\badverse\b|\bexport\b|\bpassword\b|\bsubmissions?\b|\bcircumvent\b|\bcontent\b/,
              /\bavailability\b|\buptime\b/,
              /\bno (?:\S+ ){0,5}code\b|\bright to transmit\b|\bshall not include\b|\bonly that number\b|\bair quality\b|\bmeans\b|\beach quarter\b|\bnot (?:contain|put|include)|\bwarrants that\b|\bnot monitor\b|\bdesigned to\b|\bindustry standard\b|\bintrusion|\bincidents?\b|\banti-?virus|\bdisab(?:led persons|ility)\b|\baggregat|\bmonitor .{0,20}performance of\b|\bdata protection\b|\bfree of\b|\bmay not (?:use|include|contain)/,
            ],
          },
          {
            all: [/\btime lock\b|\blicen[cs]e key\b|\bremote(?:ly)? (?:shut|deactivat|disabl)\w*/],
            none: [/\bno |\bnot\b/],
          },
        ],
      ),
    ],
  }),
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
