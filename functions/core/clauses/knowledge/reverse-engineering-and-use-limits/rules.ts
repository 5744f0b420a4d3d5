import { barring, defineTopic } from '../issue.ts';
import { closeBy } from '../payment/concepts.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

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

/** What lets one side judge alone. */
const asItSeesFit =
  /\b(?:(?:sole|own|absolute|free|unfettered|entire) (?:and \w+ )?(?:discretion|judg?ment|choice|opinion|view|pleasure)|(?:in|at|within) (?:its|their|the \[\w+\]'s|\[\w+\]'s) (?:\w+ )?(?:discretion|judg?ment|opinion|pleasure|gift)|(?:as|which|that|what|whatever|whichever|whoever|whomever|whenever|however|how|where|if) (?:the )?(?:\[\w+\]|it|they) (?:\w+ ){0,2}?(?:thinks?|considers?|deems?|finds?|believes?|sees?|wishes|likes?|chooses?|prefers?|wants?|pleases?|decides?|determines?|judges?|regards?|feels?|cares?|may (?:\w+ )?(?:think|consider|deem|find|see|wish|choose|prefer|want|please|decide|determine|select))\b|(?:whatever|whichever|any|such) \w+ (?:that |as |which )?(?:the )?(?:\[\w+\]|it) (?:\w+ )?(?:finds?|likes?|wants?|thinks?|prefers?|chooses?|considers?|deems?|sees?)\b|\[\w+\]'s (?:own )?(?:view|opinion|word|decision|assessment)\b(?! of the)|if \[\w+\] (?:feel|think|consider|believe)|sees? fit|thinks? fit|up to (?:us|the \[\w+\]|\[\w+\])|left to (?:the )?\[\w+\]|(?:is|are|be|rests|lies) (?:a matter )?(?:for|with) (?:the )?\[\w+\](?: alone)? (?:to|alone)|(?:suits?|appears? \w+ to|seems? \w+ to) (?:it|the \[\w+\]|\[\w+\])|free hand)/;
const bounded =
  /\breasonabl[ey]\b(?! or unreasonable)|\bgood faith\b|\bnot (?:be )?unreasonably\b|\bconsult(?:ation|ing)? with\b/;

/** What this topic finds: what may not be done with a product, and how that is watched. */
export const issues = defineTopic(
  'reverse-engineering-and-use-limits',
  file,
  closeBy({
    'use-restrictions-broad': [
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
              judged,
              /\b(?:not|no|nothing|forbidden|prohibited|refrain|breach|misuse|permitted use|entitles)\b/,
            ],
            none: [
              /\bconsent\b|\bworkers?\b|\banother that\b|\bassume control\b|\bdismissal\b/,
              /\brefuse an order\b|\bonly if they continue\b|\bmeans\b|\b(?:vendor|\[giver\]) may not\b|\[each\]|\bconfidential\b|\bassign\b|\brent\b|\bprice|\bdata\b(?! cent)|\bfeedback\b|\bterminate this|\bwithout (?:the )?\[\w+\]'s (?:prior )?(?:written )?consent|\bpay\b|\bmarks\b|\binsur|\bhire\b|\bsolicit|\bcompet(?:e|ing|itor)|\bwarrant/,
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
              /\b(?:offends? anyone|disagreeable|detrimental to (?:the )?\[\w+\]'s interests|excessively|unusually|even inadvertently|objectionable|inappropriate|anything .{0,40}(?:don't|doesn't|does not) like|further prohibited uses|load on the system)\b/,
            ],
            none: [/\bonly if\b|\bdisparag|\brefuse an order\b|\breputation\b/],
          },
        ],
      ),
    ],
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
        none: [neverCompetitorBan, /\bnothing\b|\bcounterfeit/],
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
          /\bnothing\b|\bindependently develop|\bmeans\b|\[each\]|\bwithout using\b|\bemploy(?:ee|ment)\b|\bsolicit\b|\bexecutive\b|\bcompetitive (?:bid|price)|\bterritory\b|\bexclusiv|\bassign\b|\bdeliverables?\b|\bdistribut|\bresell|\bfranchis|\bdisclos|\binfring|\bnot prevent|\bchange of control/,
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
              /\b(?:compet\w+|similar|anything like|resembl\w+|duplicat\w+|like functionality|replac\w+ (?:the|our) (?:system|software|platform|products?)|replace the products|in-house software|comparable services|designing its own|enters .{0,40}field of business|building competing)\b/,
              /\b(?:access|use[ds]?|user|product|service|software|platform|system|tools?|api|documentation|functions?|field of business|members|goods)\b/,
              /\b(?:not|can't|cannot|no|never|prohibited|refrain|breach|loses|forbidden)\b/,
            ],
            none: [
              /\bnothing in\b|\bindependently develop\b|\bmeans\b|\[each\]|\bnot supply\b|\bwithout using\b|\bemploy(?:ee|ment)\b|\bsolicit\b|\bexecutive\b|\bunreasonably\b|\bcompetent\b|\bcompetitive (?:bid|price|tender)|\bbenchmark|\bcompete for the work\b|\bconfidential information to compete\b|\bto compete with the discloser\b|\bterritory\b|\bjurisdiction\b|\bexclusiv|\bassign\b|\bdeliverables?\b|\bsimilar (?:event|cause|circumstance|nature|charge|tax|right|law|amount|proceeding|relief|transaction)|\breplacement (?:cost|part|product|goods)|\blandlord\b|\btenant\b|\bpremises\b|\blosses?\b/,
              /\bcompetitors? of (?:the )?\[o\]\b.{0,60}\b(?:not|no) (?:sell|supply|offer)|\bto (?:any|a) competitor\b/,
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
        force: ['ban', 'no-right', 'duty', 'fact', 'acknowledgement'],
        all: [
          /\b(?:reverse[- ](?:engineer\w*|compil\w*)|decompil\w*|disassembl\w*|derive (?:the )?source|take .{0,30}apart|derivative works?|tamper with|unlock|bypass|analy[sz]e the composition|chemically examined|reconstruction of|adapt, vary|frame, mirror|(?:modif\w+|copy|copied|alter|translat\w+)\b.{0,50}\b(?:software|program|firmware|code|service|equipment|platform|product))/,
          /\b(?:not|no|neither|forbidden|prohibited|refrain\w*|never)\b/,
        ],
        none: [
          neverReverseEngineeringBan,
          /\bshall procure\b|\benjoined\b|\brefund\b|\breplace the\b/,
          /\bnot prevent\b|\bdoes not (?:restrict|limit|bar)\b/,
          /\bnothing in\b|\bmeans any\b|\bmay modify\b|\b(?:that|which) (?:is|are) not\b|\breverse chronological\b|\bscaffold\b|\bwarrant\w*\b|\bnot (?:copy|copied) to\b|\bcopyright notices\b|\bthis agreement\b.{0,20}\bmodif|\bowned\b|\[each\]|\bindemn|\bliab|\bdefen[cs]e\b|\bconsent to modif|\bmodification of this|\bamend|\bvesting\b|\bownership\b|\bnot apply\b/,
        ],
      },
      {
        force: ['ban', 'no-right'],
        all: [/\bunlock\b|\btamper\b|\bderivative works\b|\btrade secrets of the platform\b|\btechnical protections\b/],
        none: [neverReverseEngineeringBan, /\bown(?:s|ed)?\b/],
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
          /\b(?:routines?|licen[cs]e keys?|time bombs?|telemetry|technical means|tracking|sensors|app sends|operating data)\b/,
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
              /\b(?:code|app|technical means|monitor usage|tracking agents?|remote(?:ly)?|shut-?off|automatic tools|time lock|licen[cs]e key|telematics|phone-home|scripts|data collection|sensors|smart locks|monitor\w*|devices?|software)\b/,
              /\b(?:reports? .{0,30}use|monitor\w*|track\w*|disabl\w*|deactivat\w*|shut-?off|trigger|inspect|stop the system|transmit|collect\w*|gather\w*|sends? (?:[\w\[\]]+ )?information|watch|read all use)\b/,
              /\b(?:use|usage|activity|location|data|details|without warning|what \[\w+\] do|late|suspected|background|comings|network|program|device|remotely|whatever)\b/,
            ],
            none: [
              /\bmake the service available\b|\bavailable at least\b/,
              /\bavailability\b|\buptime\b/,
              /\bno code\b|\bshall not include\b|\bonly that number\b|\bair quality\b|\bmeans\b|\beach quarter\b|\bnot (?:contain|put|include)|\bwarrants that\b|\bnot monitor\b|\bdesigned to\b|\bindustry standard\b|\bintrusion|\bincidents?\b|\banti-?virus|\bdisab(?:led persons|ility)\b|\baggregat|\bmonitor .{0,20}performance of\b|\bdata protection\b|\bfree of\b|\bmay not (?:use|include|contain)/,
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
