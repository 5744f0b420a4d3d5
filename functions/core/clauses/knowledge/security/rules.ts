import { unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { means } from '../intellectual-property/sides.ts';
import { holding } from '../termination/holding.ts';
import { closeBy } from '../payment/concepts.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const security =
  /\b(?:secur(?:e|ity)|safeguard\w*|safekeeping|encrypt\w*|unauthori[sz]ed (?:access|disclosure)|hack\w*|virus(?:es)?|malware|break-?ins?|breaks? in|intrusions?|leak(?:s|age)?|intercept\w*|breach of its systems|protection of (?:records|data|information)|protect (?:customer |personal )?(?:data|\[\w+\])|theft|data (?:is|be) safe|unlawful access|technical or organi[sz]ational|disclosure of stored|data breach(?:es)?)\b/;
const data =
  /(?<!\w)(?:data|information|content|records|files|documents|transmissions?|systems?|account|service|platform|hosting|servers?|website|measures?|credentials|login|portal|\[\w+\]'s (?:environment|transmissions))\b/;
const incident =
  /\b(?:breach(?:es)?|incidents?|intrusions?|leaks?|attack|hack\w*|compromise|vulnerabilit\w+|loss of records|security measures|protective measures|data corrupted|unauthori[sz]ed)\b/;
const backup =
  /\b(?:back(?:s|ing|ed)?[- ]?ups?|back up|copies of|duplicates|safety copies|snapshots|own copies|archiving|kept copies|keep copies|save what|data recovery|restor(?:e|ation|ing)|lost (?:messages|uploads|data|content)|loss of (?:it|data|content)|failure to store)\b/;

const theirData =
  /\b(?:data\b|information\b|content\b|records\b|files\b|transmissions?\b|systems?\b|safeguards?\b|credentials?\b|account\b)/;
const attacked =
  /\b(?:secur(?:e|ity)|protect\w*|safeguards?|guard\b|encrypt\w*|hack\w*|intruders?|unauthori[sz]ed|exposed|corrupted|stolen|leak\w*|intercept\w*|tamper\w*|compromise[ds]?|breach(?:es|ed)?|incidents?|attack\w*)\b/;
const notProviders = /customer|client|user|subscriber|controller|merchant|you\b/;

const neverNoSecurityDuty =
  /\bindirect\b|\bconsequential\b|\bloss of profits?\b|\buninterrupted\b|\berrors?[- ]free\b|\bfree of (?:malware|viruses|errors|any virus)/;

const neverSecurityRiskOnCustomer =
  /\btax(?:es)?\b|\bmerger\b|\bstock of\b|\bdata protection laws\b|\bmobile device\b|\binsurance\b/;

const neverSecurityOwnStandard =
  /\binventions?\b|\bindemnif|\bcomply with all applicable data protection|\burgent situations\b/;

const neverSecurityAbsolute =
  /\bcomply with\b|\bexport\b|\bpos systems?\b|\bunsolicited\b|\byou are obligated to ensure\b|\[\w+\] (?:is|are) obligated to ensure\b/;

const neverBackupsOnCustomer = /\bdays to remove\b|\bloss of profits?\b|\btechnical assistance\b|\bmobile device\b/;

/** What lets one side judge alone. */
const asItSeesFit =
  /(?<!\w)(?:(?:sole|own|absolute|free|unfettered|entire) (?:and \w+ )?(?:discretion|judg?ment|choice|opinion|view|pleasure)|(?:in|at|within) (?:its|their|the \[\w+\]'s|\[\w+\]'s) (?:\w+ )?(?:discretion|judg?ment|opinion|pleasure|gift)|(?:as|which|that|what|whatever|whichever|whoever|whomever|whenever|however|how|where|if) (?:the )?(?:\[\w+\]|it|they) (?:\w+ ){0,2}?(?:thinks?|considers?|deems?|finds?|believes?|sees?|wishes|likes?|chooses?|prefers?|wants?|pleases?|decides?|determines?|judges?|regards?|feels?|cares?|may (?:\w+ )?(?:think|consider|deem|find|see|wish|choose|prefer|want|please|decide|determine|select))\b|(?:whatever|whichever|any|such) \w+ (?:that |as |which )?(?:the )?(?:\[\w+\]|it) (?:\w+ )?(?:finds?|likes?|wants?|thinks?|prefers?|chooses?|considers?|deems?|sees?)\b|\[\w+\]'s (?:own )?(?:view|opinion|word|decision|assessment)\b(?! of the)|if \[\w+\] (?:feel|think|consider|believe)|sees? fit|thinks? fit|up to (?:us|the \[\w+\]|\[\w+\])|left to (?:the )?\[\w+\]|(?:is|are|be|rests|lies) (?:a matter )?(?:for|with) (?:the )?\[\w+\](?: alone)? (?:to|alone)|(?:suits?|appears? \w+ to|seems? \w+ to) (?:it|the \[\w+\]|\[\w+\])|free hand)/;
const bounded =
  /\breasonabl[ey]\b(?! or unreasonable)|\bgood faith\b|\bnot (?:be )?unreasonably\b|\bconsult(?:ation|ing)? with\b/;

const lossList =
  /\bloss of (?:profits?|goodwill|opportunity|business|revenue)\b|\bany loss of data,? ?$|\bin contract,? (?:in )?tort\b/;

const ofSecurity = (words: string): boolean =>
  /\b(?:secur\w*|safe\w*|encrypt\w*|unauthori[sz]ed|unlawful|hack\w*|virus\w*|malware|break(?:s|-ins?|ing)?|intru\w*|leak\w*|intercept\w*|protect\w*|guard\w*|theft|stolen|breach\w*|cyber\w*|tamper\w*|outsiders|attack\w*|expos\w*|care|organi[sz]ational)\b/.test(
    words,
  ) &&
  !lossList.test(words) &&
  !/\b(?:does not affect the duty|unmarked|disclose a theft|regulatory fines)\b/.test(words) &&
  !/^(?:the )?\[a\] shall not be (?:liable|responsible) to (?:the )?\[(?:o|p)\].{0,160}\b(?:use|access) (?:or use )?of (?:the )?\[(?:o|p)\](?:'s)? (?:\w+ )?(?:services?|systems?|platform)\b/.test(
    words,
  );

const ofIntrusion = (words: string): boolean =>
  /\b(?:unauthori[sz]ed|authori[sz]ed (?:or not|it)|without \[\w+\]'s permission|hack\w*|intru\w*|breach\w*|secur\w*|passwords?|credentials?|login|stolen|theft|thie\w+|fraud\w*|compromis\w*|misus\w*|attack\w*|access\w*|leak\w*|intercept\w*|break|corrupt\w*|whoever|somebody|loss)\b/.test(
    words,
  ) && !/\b(?:rate of interest|exchange rate|manufacturer's warranty|date of invoice|assert at)\b/.test(words);

const ofCopies = (words: string): boolean =>
  /\b(?:back(?:s|ing|ed)?[- ]?(?:up|ups)|cop(?:y|ies)|restor\w*|archiv\w*|duplicat\w*|recover\w*|snapshots?|stor(?:e|ed|age|ing)|replace[ds]?|saved?|gone|keep\w*|kept|vanish\w*|retriev\w*|lost)\b/.test(
    words,
  ) &&
  !lossList.test(words) &&
  !/\berase\b|\bbackup tapes\b/.test(words);

/** A change that may not lower what is protected leaves nothing to its maker. */
const levelKept =
  /\b(?:level of (?:security|protection)|security|protection)\b[^.;]{0,60}\bnot (?:be )?(?:\w+ )?(?:reduc|diminish|degrad|lower|weaken|decreas)\w*|\bnot (?:\w+ )?(?:reduc|diminish|degrad|lower|weaken|decreas)\w* [^.;]{0,40}\b(?:security|protection)\b/;

const ofStandard = (words: string): boolean =>
  !/\b(?:court|by way of security|attorney|(?:deems?|considers?)(?: to be)? (?:of a )?confidential|merits protection|known or knowable|security incidents that|site rules|licen[cs]e with such terms|protection of its interests)\b/.test(
    words,
  );

const ofBreachCosts = (words: string): boolean =>
  !/\b(?:fees accrued|remaining fees|pay any invoice|termination for)\b/.test(words);

/** The costs are owed only by the one whose failing it was. */
const ownFaultOnly =
  /\[each\]|\b(?:to the extent|not (?:be )?(?:liable|responsible)|its own (?:costs|expenses)|caused by (?:its|the|such|\[a\]'s) (?:\w+ )?(?:users?|failure|breach|negligence)|resulting from \[?\w*\]?'?s? ?(?:its )?(?:failure|breach|negligence)|due to (?:its|\[a\]'s)|breach of (?:this|the|any|its) (?:agreement|section|clause|confidential\w*|obligations?|representations?|warrant\w+|covenants?|contract)|material breach|only (?:if|where))\b/;

/** The same incident, named before. */
const theIncident = /\b(?:(?:the|such|an|any) (?:event|incident)|a breach occurs?)\b/;
/** Something that went wrong with the security of data. */
const securityIncident =
  /\b(?:(?:security|data|privacy|cyber\w*|personal data|information security) (?:security )?(?:incidents?|breach(?:es)?|events?)|breach of security|unauthori[sz]ed (?:access|disclosure|use)(?: (?:to|of))?|the incident)\b/;

/** What this topic finds: who must keep data safe, and who pays when it was not. */
const found = defineTopic(
  'security',
  file,
  closeBy({
    'incident-costs-on-provider': [
      ...(
        [
          ['a', 'actor'],
          ['giver', 'giver'],
        ] as const
      ).flatMap(([token, bears]): IssueRule[] => {
        const paysFor: IssueRule = {
          bears,
          all: [
            new RegExp(
              String.raw`\[${token}\] (?:shall|will|must|agrees to|is|be)\b.{0,70}\b(?:bear|reimburse|pay|cover|indemnify|liable|responsible)\b.{0,90}\b(?:costs?|expenses|notices|losses|staff time|fines|monitoring)\b|\b(?:costs?|expenses)\b.{0,120}\b(?:borne|paid|reimbursed) by (?:the )?\[${token}\]|\b(?:costs?|expenses)\b.{0,120}\b(?:for|to) (?:the )?\[${token}\]'s (?:own |sole )?(?:account|expense)`,
            ),
            /\b(?:notif\w+|notices|credit monitoring|investigat\w+|forensic\w*|remediat\w+|identity (?:protection|theft)|call centers?|public relations|regulatory fines|incurs?|responding|mitigat\w+|staff time)\b/,
          ],
          none: [ownFaultOnly],
        };
        return [
          { ...paysFor, all: [...paysFor.all, securityIncident] },
          {
            ...paysFor,
            all: [...paysFor.all, theIncident],
            clause: [/\b(?:security|data) (?:incidents?|breach(?:es)?)|\ba breach occurs?\b/i],
          },
        ];
      }),
    ],
    'incident-silence': [
      ...(
        [
          ['a', 'actor'],
          ['giver', 'giver'],
        ] as const
      ).flatMap(([token, bears]): IssueRule[] =>
        [securityIncident, theIncident, /\bbreach of \[o\]'s data\b/].map((event): IssueRule => ({
          bears,
          force: ['ban', 'duty', 'no-right', 'promise'],
          all: [
            new RegExp(String.raw`\[${token}\]`),
            new RegExp(
              String.raw`\b(?:no|any|not|refrain from)\b.{0,70}?\b(?:statements?|announcements?|notif(?:y|ication)|inform|disclose|tell|publi(?:c comment|sh)|announce|communications?|press releases?|notices?)\b.{0,80}${event.source}`,
            ),
            /\b(?:without|unless|except with|until)\b.{0,60}\b(?:consents?|approv(?:al|ed?|es)|permission|agrees?|say so|authori[sz]\w+)\b/,
          ],
          none: [
            /\[each\]|\b(?:except|unless|save|other than|to the extent|where) (?:\w+ ){0,5}(?:required|legally|by (?:applicable )?law)|\brequired by (?:applicable )?law|\bto the extent\b|\b(?:not be unreasonably|neither)\b/,
          ],
          ...(event === theIncident ? { clause: [/\b(?:security|data) (?:incidents?|breach(?:es)?)/i] } : {}),
        })),
      ),
      {
        bears: 'giver',
        all: [
          new RegExp(
            String.raw`\b(?:content|timing|method|form)\b.{0,40}\b(?:notices?|notifications?|statements?|announcements?)\b.{0,30}${securityIncident.source}.{0,60}\b(?:decided|determined|controlled|approved)\b.{0,20}\b(?:solely|sole|alone|exclusively|discretion)\b`,
          ),
        ],
        none: [/\[each\]|\brequired by (?:applicable )?law/],
      },
    ],
    'no-security-duty': holding(ofSecurity, [
      {
        force: ['no-duty', 'exclusion'],
        all: [
          /\b(?:hack\w*|intruders?|unauthori[sz]ed|cyber\w*|data breach(?:es)?|security (?:breach(?:es)?|incidents?|of)|break-?ins?|(?:theft|exposure|loss|leak\w*|interception) of (?:\S+ ){0,2}?(?:data|records|information|files)|secure|encrypt\w*)\b/,
          /\[\w+\](?:'s|s')? (?:\w+ )?(?:data|content|information|records|files|transmissions)\b|\b(?:data|records|transmissions)\b/,
        ],
        none: [
          /\bunless\b|\bexcept\b|\bto the extent\b|\bbackups?\b|\bconfidential information\b|\bindirect\b|\bconsequential\b|\bloss of profits?\b|\bcustomer is not\b|\bsecurity (?:deposit|interest)|\bdoes not warrant that\b|\buninterrupted\b|\bfree of\b|\bunsuccessful\b|\bnotif|\bmodels?\b|\btrain|\bde-?identif|\bre-?identif|\bdelete\b|\bloan\b|\bpremises\b/,
        ],
        test: (_, { actor }) => !notProviders.test(actor?.word ?? ''),
      },
      {
        force: ['fact', 'duty', 'ban', 'no-duty', 'exclusion'],
        all: [
          /\b(?:(?:theft|exposure|loss|leak\w*|interception|hacking) (?:or \w+ )?of (?:the )?(?:\[\w+\]'s )?(?:data|records|information|files)|outsiders|intruders|hackers|break-?ins?)\b/,
          /\b(?:in no case|not (?:be )?(?:held )?(?:responsible|liable|answerable)|not something that (?:the )?\[\w+\] undertakes|no (?:concern|part|responsibility|liability)|under no circumstances)\b/,
        ],
        none: [
          neverNoSecurityDuty,
          /\bunless\b|\bexcept\b|\bto the extent\b|\bconfidential information\b|\bpremises\b/,
        ],
        test: (_, { actor }) => !notProviders.test(actor?.word ?? ''),
      },
      {
        force: ['exclusion', 'no-duty', 'fact', 'ban', 'acknowledgement'],
        all: [
          theirData,
          attacked,
          /\b(?:(?:no|not|n't|never|without) (?:\w+ ){0,2}?(?:promise|guarantee|warrant(?:y|s)?|undertake|obligation|duty|part of|answerable|liable|responsible)|disclaims?|no (?:promise|warranty)|at (?:\[\w+\]'s|your|its) own risk)\b/,
          /\b(?:protect\w*|secure\b|security of|safeguards|encrypt|hacked|intercept\w*|tamper\w*|intruders|guard)\b/,
        ],
        none: [
          neverNoSecurityDuty,
          /\bsecurity (?:deposit|interest|guards?|firm|staff)\b|\bunless\b|\bexcept\b|\bprovided that\b|\bpassword|\bbackups?\b|\bthird-party (?:sites|websites)|\bdoes not relieve\b|\bnothing\b|\bnot reduce\b|\bloan\b|\bimmune from\b|\bbut (?:we|\[a\]) (?:keep|use|maintain)|\bconfidential information\b|\bto the extent\b|\bdesigned to\b|\bsolely responsible\b/,
        ],
        test: (_, { actor }) => !notProviders.test(actor?.word ?? ''),
      },
      {
        force: ['exclusion', 'no-duty', 'fact', 'duty', 'ban', 'promise', 'acknowledgement'],
        all: [
          security,
          data,
          /\b(?:no (?:warranty|obligation|duty|dut(?:y|ies)|representation|responsibility|liability|security commitments|concern)|disclaims?|not (?:be )?(?:liable|obliged|responsible|required|bound|form part|warrant|guarantee)|can't promise|cannot promise|without security commitments|assumes? no|accepts? no|binds? \[\w+\] to nothing|excluded|excludes|free of)\b/,
        ],
        none: [
          neverNoSecurityDuty,
          /\bsecurity (?:firm|staff|personnel)\b/,
          /\bunless\b|\bexcept\b|\bnothing in\b.{0,30}\brelieves|\bsecurity (?:deposit|guards?|interest)|\bloan\b|\bborrower\b|\bbut we keep\b|\bprovided that\b|\bnot responsible for unauthori[sz]ed .{0,40}results? from|(?<!\w)(?:customer|taker|\[taker\]) is not\b|\bbackups?\b|\bthird-party\b|\bits (?:own )?(?:users|credentials)\b|\bsolely responsible for\b|\bcharged\b|\bfirst[- ]party\b/,
          /\bnot reduce\b|\bsafe custody\b/,
          /\bconfidential information\b.{0,60}\bindependently\b/,
        ],
        test: (_, statement) => !/customer|client|user|licensee|tenant|subscriber/.test(statement.actor?.word ?? ''),
      },
      {
        none: [neverNoSecurityDuty],
        force: ['exclusion', 'no-duty', 'ban', 'duty', 'fact'],
        all: [
          /\b(?:(?:no circumstances|no event|not|never)\b.{0,40}\bbreach of its systems|owes .{0,20}no duty of care|no duty of care)\b/,
          /\b(?:security|systems|data)\b/,
        ],
      },
      { none: [neverNoSecurityDuty], all: [/\bwithout security\b|\bno security commitments?\b|\bsafekeeping is no\b/] },
      {
        force: ['exclusion', 'no-duty', 'ban'],
        all: [
          /\b(?:disclaims?|excludes?|no (?:liability|responsibility|duty|obligation)|not (?:be )?(?:liable|responsible))\b/,
          /\b(?:security breach(?:es)?|data breach(?:es)?|security incidents?|hackers?|hacking|cyber\w*|unauthori[sz]ed access|break-ins?)\b/,
        ],
        none: [
          neverNoSecurityDuty,
          /\bexcept\b|\bunless\b|\bcaused by (?:the )?\[o\]|\bother tenants|\bnot responsible for unauthori[sz]ed access that results\b|\bto the extent\b/,
        ],
        test: (_, statement) => !/customer|client|user|subscriber|controller/.test(statement.actor?.word ?? ''),
      },
    ]),
    'security-own-standard': holding(
      ofStandard,
      barring(
        [],
        [
          {
            force: ['fact', 'right', 'duty'],
            all: [
              /\b(?:how|what|which|whether)\b.{0,60}\b(?:safe|secure\w*|protect\w*|safeguards?|security|guard)\b/,
              /(?<!\w)(?:up to (?:us|the \[\w+\]|\[\w+\])|for (?:the )?\[\w+\] (?:alone )?to|\[\w+\]'s (?:own )?(?:affair|business|decision|choice)|left to (?:the )?\[|(?:matter|question) for (?:the )?\[)/,
            ],
            none: [/\bloan\b|\bpremises\b|\bcollateral\b/],
          },
          {
            force: ['duty', 'fact', 'right', 'promise', 'acknowledgement'],
            all: [
              asItSeesFit,
              /\b(?:secur(?:e|ity)|safeguards?|protect\w*|encrypt\w*|firewalls?|controls|precautions)\b/,
              /\b(?:data\b|information|records|files|systems?|platform|service)\b/,
            ],
            none: [
              bounded,
              /\bnot (?:\w+ )?(?:reduced?|lower)|\bindustry\b|\biso\b|\bloan\b|\blender\b|\bcollateral\b|\bsecurit(?:y (?:deposit|interest|holder)|ies)\b|\bpremises\b|\bconfidential information\b|\bmarks?\b|\bintellectual\b|\bpatents?\b|\bsuspend|\bterminat|\bremove\b|\bremoval\b|\brights?\b|\bfranchis|\bno less\b|\bsocial security\b|\binsur|\bcustomer is\b|\bcustomer shall\b/,
            ],
            test: (_, { actor }) => !notProviders.test(actor?.word ?? ''),
          },
          {
            force: ['fact', 'duty', 'right'],
            all: [
              /\b(?:safeguards?|security|secure|protections?|protective)\b/,
              /\b(?:left to (?:the )?\[\w+\]'s|free choice|appear (?:suitable|fit|right|appropriate) to (?:it|the \[\w+\]|\[\w+\])|at (?:the )?\[\w+\]'s (?:pleasure|discretion)|as (?:it|\[\w+\]) (?:sees|thinks) fit|(?:is|are) up to (?:the )?\[\w+\])\b/,
            ],
            none: [
              neverSecurityOwnStandard,
              /\bsecurity (?:deposit|interest|guards?)|\bloan\b|\bcollateral\b|\bpremises\b|\bconfidential information\b|\bmarks\b|\bsecurities\b/,
            ],
          },
          {
            force: ['duty', 'fact', 'right', 'acknowledgement', 'promise'],
            all: [
              /\b(?:protect\w*|secur\w+|safeguards?|(?:protective|security) (?:controls|measures)|encryption)\b/,
              /\b(?:in (?:whatever|any|the) way (?:that )?(?:the )?\[\w+\] (?:thinks?|considers?|sees?)|(?:that|which|as) (?:the )?(?:\[\w+\]|it)(?: in its own judg?ment)? (?:\w+ )?(?:believes?|thinks?|considers?|deems?|finds?)|matter for (?:the )?\[\w+\] alone|for (?:the )?\[\w+\] (?:alone )?to (?:decide|choose|determine)|(?:sole|absolute) discretion)\b/,
              /\b(?:data|information|records|files|controls|measures|systems)\b/,
            ],
            none: [
              neverSecurityOwnStandard,
              /\binfring|\bmay not\b|\bnot (?:\w+ )?(?:reduced?|lower)|\bindustry standards?\b|\biso 27001\b|\bloan\b|\blender\b|\bconfidential information\b|\bpremises\b|\bsafety\b|\bno less\b|\btrade ?marks?\b|\bintellectual\b|\bremove\b|\bpurchas|\bcollateral|\bsecurities\b|\bsub-?process/,
            ],
          },
          {
            force: ['duty', 'fact', 'right', 'acknowledgement', 'no-duty', 'definition', 'promise'],
            all: [
              /\b(?:secur(?:e|ity)|safeguards?|protect\w*|encryption|controls|measures|hold tenants' documents|keep data|standards?|keep (?:the )?(?:data|records))\b/,
              /\b(?:(?:sole|own|absolute) (?:and absolute )?(?:discretion|judgment|opinion)|(?:as|that|which|such \w+ as|those which) .{0,30}\b(?:deems?|thinks?|considers?|finds?|sees?|wishes|select|opinion)|thinks? (?:fit|best)|as it considers|deems? (?:appropriate|fit|adequate)|its own judgment|for (?:the )?\[\w+\] to decide|judged by|alone|without notice|at (?:will|any time)|whatever they are|conclusive|however it wishes|internal guidelines|in the way \[\w+\] thinks?|its internal guidelines|in [a-z]+'s opinion|those which in)\b/,
              /\b(?:data|information|security|records|documents|encryption|safeguards|measures|controls|protection|standard)\b/,
            ],
            none: [
              neverSecurityOwnStandard,
              /\binfring|\bip claims|\bimprove its security|\blog files/,
              /\bdoes not fall\b|\bmay not\b|\bnot (?:reduce|lower)|\bindustry standards?\b|\biso 27001\b|\bpasswords\b|\bloan\b|\blender\b|\bassets\b|\bpolicy\" means\b|\bconfidential information\b|\brecipient\b|\bdiscloser\b|\bsecurity (?:deposit|interest)|\bquality\b|\bsafety\b|\bpremises\b|\bbrand standards|\bmanual\b|\bno less\b/,
              /\bsub-?process/,
            ],
            test: (_, { words }) =>
              /\b(?:secur|safeguard|encrypt|protect|controls|measures|documents|care that)/.test(words),
          },
          {
            force: 'right',
            all: [
              /\b(?:lower|relax|suspend|amend|reduce)\b/,
              /\b(?:safeguards|security (?:practices|measures|policy)|protections?)\b/,
            ],
            none: [neverSecurityOwnStandard, /\bnot\b/],
          },
        ],
        [levelKept],
      ),
    ),
    'security-risk-on-customer': holding(ofIntrusion, [
      {
        force: ['fact', 'duty', 'acknowledgement'],
        all: [
          /(?<!\w)(?:at (?:the )?\[(?:a|taker)\]'s (?:sole |own )?risk|falls? on (?:the )?\[(?:a|taker)\]|for (?:the )?\[(?:a|taker)\]'s account|\[(?:a|taker)\] (?:bears?|carries|takes|stands? the))\b/,
          /\b(?:credentials|password|login|account|hack\w*|intrusion|attack|thief|thieves|stolen|theft of data|breach of security|unauthori[sz]ed)\b/,
        ],
        none: [/\bexcept\b|\bunless\b|\bto the extent\b|\bnotif|\bcosts? of\b|\bgoods\b|\bpremises\b|\bdelivery\b/],
        test: (_, { actor }) =>
          !/vendor|supplier|provider|processor|contractor|agency|employee/.test(actor?.word ?? ''),
      },
      {
        force: ['fact', 'duty'],
        all: [
          /\b(?:intrusion|password|login|workspace|account|credentials|hack\w*|theft of data)\b/,
          /\b(?:falls? on (?:the )?\[(?:a|taker)\]|counts? as done by|deemed (?:done|made|given) by|is (?:for )?\[(?:a|taker)\]'s (?:risk|account|problem))\b/,
          /\b(?:even if|no matter who|whoever|regardless|anything|damage)\b/,
        ],
        none: [neverSecurityRiskOnCustomer, /\bexcept\b|\bunless\b|\bnot responsible\b|\bafter \[\w+\]'ve told/],
      },
      {
        force: ['duty', 'fact', 'acknowledgement', 'promise'],
        all: [
          /\b(?:account|login|credentials|passwords?|data|transactions?)\b/,
          /\b(?:counts? as|deemed|responsible|liable|answerable|responsibility|rests?|bears?)\b/,
          /\b(?:authori[sz]ed or not|even (?:if|where|though)|without \[\w+\]'s permission|whether or not|however (?:the|it|they)|including (?:where|those|such)|regardless|irrespective|in all cases|fraudulent|whoever)\b/,
          /\b(?:use[ds]?|activit\w+|everything|transactions?|leak\w*|loss|access|somebody|intruder|breach)\b/,
        ],
        none: [
          neverSecurityRiskOnCustomer,
          /\bexcept\b|\bunless\b|\bto the extent\b|\bnotif|\bnot (?:be )?(?:liable|responsible)|\bpremises\b|\[each\]|\bbackup|\bconfidential\b|\bnotice\b|\bdelivered\b|\bpayment\b|\binvoice/,
        ],
        test: (_, { actor, words }) =>
          !/vendor|supplier|provider|processor|contractor|agency|employee|recipient/.test(actor?.word ?? '') &&
          !/\[giver\] (?:shall|will|is|bears?)|\bon (?:the )?\[giver\]/.test(words),
      },
      {
        force: ['duty', 'fact', 'acknowledgement', 'waiver', 'promise', 'exclusion'],
        all: [
          /\b(?:unauthori[sz]ed|data|security|interception|hack\w*|intrusions?|intruder|break into|misuse|compromise|credentials|login|fraudulent|account|breaches of)\b/,
          /\b(?:solely responsible|bears?|all risk|own risk|entire risk|assumes?|risk of|hold .{0,20}harmless|deemed authori[sz]ed|liable for every|borne by|for the \[\w+\]'s account|accepts? responsibility|fall on|rest where they fall|danger of)\b/,
          /\b(?:unauthori[sz]ed|loss|damage|breach\w*|theft|incidents?|intrusion|security|however|whoever|stolen|fraudulent|hack\w*|compromise|break into|misuse|corruption|interception)\b/,
        ],
        none: [
          neverSecurityRiskOnCustomer,
          /\bbears no\b/,
          /\bpasswords? secret\b|\bits users' acts\b|\bexcept\b|\bunless\b|\bnot responsible\b|\bgoods\b|\bmeans\b|\bpremises\b|\[each\]|\bbackup|\bback up\b|\bnotif|\bcosts? of\b|\bconsents?\b|\brepresentatives\b|\bconfidential information\b|\bindemnif|\blosses from any security\b|\bimposed on\b|\brent\b|\bdeposit\b|\bequipment\b|\bmaintain\b/,
          /(?<!\w)(?:vendor|supplier|provider|\[giver\]) bears?\b/,
          /\bsecurity deposit/,
        ],
        test: (_, statement) =>
          /\b(?:data|account|systems?|security|login|credentials|portal|records|servers?|platform|breach|stores)\b/.test(
            statement.words,
          ) &&
          !/vendor|supplier|provider|processor|contractor|agency|employee|recipient/.test(statement.actor?.word ?? ''),
      },
      {
        none: [neverSecurityRiskOnCustomer],
        all: [/\b(?:hold|save|keep)\b.{0,20}\bharmless\b/, /\bbreaches? of (?:the )?(?:hosted|\[\w+\]'s) system/],
      },
      {
        force: ['duty', 'fact', 'acknowledgement'],
        all: [
          /\b(?:responsible|liable|answerable)\b/,
          /\b(?:all|any|every) (?:activit(?:y|ies)|use|access|transactions?|orders?)\b/,
          /\b(?:account|credentials|login|password)\b/,
          /\bwhether or not\b|\beven if\b|\bregardless\b|\bwhoever\b|\bhowever\b/,
        ],
        none: [neverSecurityRiskOnCustomer, /\bexcept\b|\bunless\b|\bnotif/],
        test: (_, statement) => !/vendor|supplier|provider/.test(statement.actor?.word ?? ''),
      },
    ]),
    'breach-costs-on-customer': holding(ofBreachCosts, [
      {
        force: ['fact', 'duty', 'promise'],
        all: [
          /\b(?:attack|intrusion|breach|incident|hack\w*|compromise)\b/,
          /\b(?:expense|costs?|bill|price|outlay|charges?)\b/,
          /\b(?:notif\w+|investigat\w+|forensic\w*|data subjects|letters|credit monitoring|lawyers|those affected|clean-?up|remed\w+)\b/,
          /\b(?:for (?:the )?(?<a>\[(?:a|taker)\])'s account|(?:borne|met|paid|carried) by (?:the )?(?<b>\[(?:a|taker|o)\])|on (?:the )?(?<c>\[(?:a|taker)\])|(?<d>\[(?:a|taker)\]) (?:shall |will |must )?(?:bear|meet|pay|carry|cover|stand)s?)\b/,
        ],
        none: [
          /\bto the extent\b|\bits own (?:fault|users|breach)\b|\bonly\b|\[each\]|\bpayment\b|\bconfidential\b|\bthis agreement\b|\bdefault\b/,
        ],
        test: means('taker'),
      },
      {
        force: ['fact', 'duty'],
        all: [
          /\b(?:intrusion|attack|breach|incident|hack\w*)\b/,
          /\b(?:bill for|pays? for|costs? of|expense of)\b/,
          /\b(?:investigators?|letters to|stronger protection|lawyers|forensic\w*|notif\w+|data subjects|more security|credit monitoring)\b/,
          /(?:\bgoes to (?:the )?(?<a>\[(?:taker|a)\])|(?<b>\[a\]) pays)/,
        ],
        none: [/\bto the extent\b|\bits own (?:fault|users)\b/],
        test: means('taker'),
      },
      {
        force: ['duty', 'fact', 'promise', 'acknowledgement', 'right'],
        all: [
          /\b(?:incident|data breach|(?:security )?breach\b|compromise|attack|forensic|cardholder|those affected|credit monitoring)\b/,
          /\b(?:expense|costs?|fines?|penalties|assessments|outlay|rates|charges?|fees)\b/,
          /(?:(?<a>\[(?:a|taker)\])(?:,? \w+){0,3} (?:meets?|bears?|pays?|reimburses?|covers?)\b|\b(?:passed (?:through|on) to|charged to|borne by|met by|paid by|payable by|for the account of|fall(?:s)? on) (?:the )?(?<b>\[(?:a|o|giver|taker)\]))/,
        ],
        none: [
          /\[each\]|\bonly where\b|\bnot be charged\b|\bto the extent (?:caused|the|that|it)\b|\bbreach of (?:this|the) agreement\b|\bconfidential\b|\brepairs?\b|\bdefault\b|\bcollection\b|\bpayment obligations\b|\boverdue\b|\binterest\b|\bdefend\b|\bwarrant/,
        ],
        test: means('taker'),
      },
      {
        all: [
          incident,
          /\b(?:data|security|notif\w+|investigation|forensic|credit monitoring|records|identity|incidents?|intrusions?|vulnerab\w+|regulators|your customers|telling|servers|leaks?|breach response)\b/,
          /\b(?:costs?|expenses?|expense|fines?|charge(?:able|d)?|invoiced|surcharge|pays?|outlay|reimburse|price|penalties|standard rates|time basis)\b/,
          /(?:(?<a>\[(?:a|taker)\])(?:,? \w+){0,3} (?:bears?|pays?|reimburses?|indemnif(?:y|ies))\b|\b(?:chargeable to|are for|borne by|paid by|payable by|charged to|recoverable from|invoiced to|at|be) (?:the )?(?<b>\[(?:a|o|giver|taker)\]|company|hospital|authority))/,
        ],
        none: [
          /\bdisclosure in breach\b|\bquiet enjoyment/,
          /\beach party bears\b|\[each\]|\bnot be charged\b|\bonly where its own\b|\boverdue\b|\bservice charge\b|\bmeans\b|\bbreach of (?:this|the) agreement\b|\bconfidential\b|\brepairs?\b|\btenant\b|\bdefault\b|\bcollection\b|\bclaims? (?:by|of|from|that)\b|\bnegligence\b/,
        ],
        test: means('taker'),
      },
      {
        all: [
          incident,
          /\b(?:invoiced|at its cost|surcharge)\b/,
          /\b(?:security|response hours|notifying|breach arose)\b/,
        ],
      },
      { all: [/\b(?:outlay|costs?|expenses?)\b/, /\b(?:loss of records|breach|data)\b/, /\bshall be [a-z[\]]+'s\b/] },
    ]),
    'security-absolute': barring(
      [
        /\bgoods\b|\binventory\b|\bshrinkage\b/,
        // "We cannot guarantee that the data are accurate" promises nothing.
        /\b(?:cannot|can not|can't|not|never|n't|no)\b(?: \S+){0,3}? (?:guarantees?|warrants?|ensures?|promises?)\b/,
      ],
      barring(
        [
          /\b(?:development|performance|delivery|collateral|credit)(?: period)? security\b|\bguaranteed (?:commercial|completion|capacity|output)/,
        ],
        [
          {
            force: ['ban', 'fact', 'duty', 'promise'],
            all: [
              /\b(?:stands? surety|answerable without regard to fault|answers? for (?:each|every)|without regard to fault|regardless of fault|no stranger will|liable for (?:each|every|any) (?:loss|theft)|no-fault)\b/,
              /\b(?:data|records|information)\b/,
            ],
            none: [
              neverSecurityAbsolute,
              /\bnegligence\b|\bconfidential information\b|\bexcept\b|\bloan\b|\bguarantor\b/,
            ],
            test: (_, { actor }) => !notProviders.test(actor?.word ?? ''),
          },
          {
            force: ['promise', 'duty', 'fact', 'ban', 'acknowledgement'],
            all: [
              /\b(?:(?:will|shall|may|are|is) (?:\w+ ){0,3}?(?:never|always|at all times) |free (?:of|from) (?:\w+ )?(?:vulnerabilities|security)|immune|completely secure|never be (?:lost|leaked|hacked)|whether or not (?:the )?\[\w+\] (?:was|is) at fault|whatever its cause|in full for all consequences|no unauthori[sz]ed person)/,
              /\b(?:data|systems|security|vulnerabilities|leaked|hacked|disclosure|access)\b/,
              /\b(?:guarantees?|warrants?|ensures?|promises?|liable|compensate|shall|will)\b/,
            ],
            none: [
              neverSecurityAbsolute,
              /\bnot (?:\w+ )?(?:warrant|guarantee|promise|ensure)|\breasonable\b|\bexcept\b|\bdesigned to\b|\bconfidential information\b|\bpremises\b|\bkeep\b.{0,20}\bpassword|\bsoftware\b(?!.*hack)|\bno (?:warranty|liability)\b|\bdisclaim|\bliens?\b|\bcollateral|\bloan\b|\bsecurity interest|\bnotif|\bdefects\b|\bavailable\b/,
            ],
            test: (_, { actor, words }) =>
              !notProviders.test(actor?.word ?? '') || /\byou promise|\[a\] promise/.test(words),
          },
          {
            within: 'sentence',
            all: [
              /\bin the event of any (?:security|data) (?:incident|breach)\b/,
              /\b(?:what(?:so)?ever (?:its|the) cause|whoever is responsible|regardless of (?:cause|fault))\b/,
              /\b(?:compensate|liable|pay|indemnif\w+)\b/,
            ],
            none: [neverSecurityAbsolute, /\bexcept\b|\[taker\] shall\b/],
          },
          ...barring(
            [
              neverSecurityAbsolute,
              /\bprincipal's\b|\bsurety\b|\bguarantee continues\b|\bassignment of the franchise\b/,
            ],
            [
              {
                force: ['promise', 'duty', 'fact', 'ban', 'right', 'acknowledgement'],
                all: [
                  /\b(?:guarantee\w*|ensure\w*|strictly liable|irrespective of fault|without proof of fault|absolute security|warrants absolute|answerable for each|impenetrable|howsoever arising|prevent all|promises? that|must contain no|no security weakness|insurer of|whether or not it complied|liability without)\b/,
                  /\b(?:unauthori[sz]ed|(?:loss|leak|corruption|compromise|breach|disclosure|security) (?:of|,|or)|data|security|breached|hack\w*|incidents?|vulnerab\w+|malware|impenetrable|intrusion)\b/,
                  /\b(?:no |never|any|all|every|each|irrespective|regardless|absolute|whatever|strictly|whether or not|without)\b/,
                ],
                none: [
                  /\bcommercially reasonable\b|\breasonable (?:steps|measures|efforts|and appropriate)\b|\bdoes not guarantee\b|\bnot (?:be )?(?:liable|warrant|guarantee)|\bsave those\b|\bexcept\b|\bspare parts\b|\bsecurity (?:deposit|interest)\b|\bmeans\b|\biso 27001\b|\bthat results? from\b|\bnotif|\bconsents?\b|\bloan\b|\bguarantor\b|\bconfidential information\b|\brecipient\b|\breport\b/,
                  /\bno (?:warranty|liability)\b/,
                ],
                test: (_, statement) =>
                  !/customer|client|user|subscriber|controller|tenant/.test(statement.actor?.word ?? ''),
              },
              {
                all: [
                  /(?<!\w)(?:you|\[a\]) are strictly liable\b|\bstrictly liable for any breach\b|\bbear(?:s)? all losses from any security\b/,
                ],
              },
              {
                all: [
                  /\ball costs of breaches\b|\bevery (?:security )?incident\b|\beach incident\b/,
                  /\bpayable by\b|\banswerable\b|\bliable\b|\bwhether or not\b/,
                ],
                none: [/\bexcept\b|\bsave\b/],
              },
            ],
          ),
        ],
      ),
    ),
    'backups-on-customer': holding(ofCopies, [
      {
        within: 'sentence',
        all: [
          /\b(?:not|no|n't|never)\b.{0,20}\b(?:make copies|copies of|back ?up|backups?|duplicate|replace)\b/,
          /\[\w+\](?:'s)? (?:\w+ )?(?:files|data|records|content)\b/,
          /\b(?:no claim|lost|destroyed|own (?:copies|risk)|no liability|not (?:be )?(?:liable|responsible)|gone)\b/,
        ],
        none: [/\bshall not make copies\b|\bmay not (?:make )?cop|\bconfidential\b|\bretain\b/],
      },
      {
        within: 'sentence',
        all: [
          /\b(?:saved in another place|makes no copies|(?:vanish|lost|gone) (?:\S+ ){0,3}?not (?:be )?replaced|store duplicates|duplicates elsewhere|keep (?:its|your) own copies)\b/,
          /\b(?:data|files|records|content)\b/,
        ],
        none: [neverBackupsOnCustomer, /\bevery night\b|\bshall restore\b|\bconfidential\b/],
      },
      {
        within: 'sentence',
        force: ['duty', 'no-duty', 'fact', 'exclusion', 'acknowledgement', 'ban'],
        all: [
          /\b(?:back(?:ing)?[- ]?ups?|back up|copies of|archive|restor\w+|recover|duplication)\b/,
          /\b(?:sole responsibility|no obligation|not (?:be )?(?:liable|responsible|obliged)|no (?:liability|restoration)|offers no|excludes? (?:all )?liability|need not|own (?:expense|arrangements|copies)|(?:is|are) for the \[\w+\])\b/,
          /\b(?:data|files|content|records|everything|loss)\b/,
        ],
        none: [
          neverBackupsOnCustomer,
          /\bpower\b|\bpremises\b|\bgoods\b|\bdaily\b|\bshall (?:restore|back up)\b|\bconfidential\b|\bdelet\w+ (?:all|the)|\bdestroy\b|\bretain\b|\bto the extent\b|\bno copies?\b|\brestoration of the\b|\bgenerator\b|\bcopies of (?:this|the) (?:agreement|invoice|software|report)/,
        ],
      },
      {
        force: ['duty', 'no-duty', 'fact', 'exclusion', 'ban', 'right', 'acknowledgement', 'promise'],
        all: [
          backup,
          /\b(?:solely responsible|alone|own (?:copies|risk|job|affair)|not (?:be )?(?:liable|answer|obliged|required|included|responsible|back up)|no (?:duty|obligation|liability|assurance|backup)|need not|don't keep|does not (?:answer|keep)|at (?:the )?\[\w+\]'s (?:peril|risk|own)|rests? exclusively|affair alone|not be replaced|up to (?:the )?|no responsibility|itself must have|must make|are lost)\b/,
          /\b(?:data|content|records|files|information|messages|uploads?|images|copies|database|environment|backups?)\b/,
        ],
        none: [
          neverBackupsOnCustomer,
          /\bown deletion\b|\bto the extent caused\b|\bconsequential\b/,
          /\bneed not make its own\b|\bbacks? up customer\b|\bshall restore\b|\bdaily\b|\bkey\b|\bmeans\b|\bconfidential\b|\bdestroy\b|\bdelet\w+ (?:all|the)\b|\bordinary course\b|\bpremises\b|\brestore the premises|\bgoods\b|\bovertime\b|\bretain\b|\bno copies?\b|\bpower\b/,
        ],
      },
      {
        within: 'sentence',
        force: ['duty', 'fact'],
        all: [
          /\b(?:responsible for|must|shall|should)\b.{0,40}\b(?:back(?:ing|-)? ?ups?|backups?|copies of)\b/,
          /\b(?:no liability|not (?:be )?liable|not responsible|does not answer)\b.{0,40}\b(?:loss|lost|data)\b/,
        ],
        none: [neverBackupsOnCustomer, /\bdaily backups\b/],
      },
    ]),
  }),
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
