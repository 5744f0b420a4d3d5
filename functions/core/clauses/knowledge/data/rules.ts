import { unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { means } from '../intellectual-property/sides.ts';
import { closeBy } from '../payment/concepts.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords, toldOfNew } from './other-words.ts';

/** Data of whoever is served. */
const data =
  /\b(?:(?:customer|client|user|personal|company|member|patient|guest|merchant|payroll|usage|derived|output|telemetry|study|farm|source|tenant'?s'?|transaction|health|employee)\s?(?:data|information|details|records|content)|\[\w+\](?:'s)? (?:\w+ )?(?:data|content|information|records|files|details|library|database)|\b(?:datas?ets?|data\b|records\b|databases?|readings|metadata|logs|profiles|customer lists|contact lists|recordings|telemetry|information gathered|anything (?:\[\w+\] )?stores?))/;

const anonymous =
  /\b(?:aggregat\w*|anonymi[sz]\w*|anonymous(?:ly)?|de-?identified|statistic\w*|non-attributable|usage (?:data|analytics|statistics|metrics)|performance metrics|benchmarks?|do(?:es)? not (?:identify|reveal)|blended|pooled|summari[sz]ed|personal identifiers|stripped of)\b/;

const deleting =
  /\b(?:delet\w*|eras\w*|purg\w*|destroy\w*|destruction|wip(?:e|ed|es)|remov(?:e|ed|al)|return(?:s|ed)?|hand(?:s|ed)? (?:back|over)|give(?:s)? back|dispos\w+|shred\w*)\b/;

const breach =
  /\b(?:data )?breach(?:es)?\b|\b(?:security )?incidents?\b|\bunauthori[sz]ed (?:access|disclosure)\b|\bleaks?\b|\bcompromise\b|\bintrusions?\b|\bloss of (?:data|records)\b|\banomal(?:y|ies)\b|\bthreat\b|\bsuspected events?\b/;
const incident =
  /\b(?:data|security|personal|incidents?|unauthori[sz]ed|intrusions?|compromise|leaks?|hack\w*|records|cyber|logs|at risk|threat|suspected events?|breach is to be notified)\b/;
const notify =
  /\b(?:notif\w+|inform\w*|tell|told|report\w*|disclos\w+|communicat\w+|mention|alert\w*|write to|give written details|notice|written details|call \[)\b/;

const anyData =
  /\b(?:data\b|datasets?\b|information\b|records\b|content\b|files\b|particulars\b|contact details|what(?:ever)? (?:the )?\[\w+\] (?:uploads?|enters?|puts?|submits?|types?|stores?)|anything (?:the )?\[\w+\] (?:puts?|uploads?|enters?|stores?)|readings\b|metadata\b|logs\b|profiles\b)/;
const otherHands =
  /\b(?:(?:sub-?\s?processors?|sub-\[\w+\]|further (?:processors?|\[\w+\])|additional processors?|processors? of \S+ choosing)\b|(?:subcontract\w*|third part(?:y|ies)|other companies|delegat\w+|entrust\w*|outsourc\w+|companies that)\b.{0,80}\b(?:process\w*|handl\w+|host\w*|data)\b|\b(?:process\w*|handl\w+|hosting|passing)\b.{0,60}\b(?:subcontractors?|third part(?:y|ies)|other companies|contractors))/;
const dataIncident =
  /\b(?:incidents?|(?:data |security |privacy )?breach(?:es)?|compromise|intrusions?|unauthori[sz]ed (?:access|disclosure)|loss of (?:any )?(?:data|records|information)|(?:data|information|records) (?:is|are|was|were|has|have|may|might|could)\b.{0,24}\b(?:stolen|lost|leaked|out|hacked|exposed|interfered with)|events? (?:\S+ ){0,5}?(?:security|data))\b/;
const tells =
  /\b(?:notif\w+|inform\w*|tell|told|report(?:ed|s|ing)?|alert\w*|let (?:the )?\[\w+\] know|call (?:the )?\[\w+\]|notice|disclos\w+)\b/;

const neverDataSharedWithPartners =
  /\bfinancial condition\b|\bpurchase price|\bpatents?\b|\baudit|\bgood[- ]faith belief\b|\bproposed sale\b|\bfranchis/;

const neverDataOwnPurposes =
  /\bpromptly notify\b|\btax(?:es)?\b|\bbooks and records\b|\bcontrolled by\b|\bbusiness relationship\b|\beditorial\b|\bjointly own|\baccounting records\b|\baudit|\bpatent|\binventions?\b|\badvertising content\b|\blegal resources\b/;

const neverAggregatedDataRights =
  /\binsur|\bconsumer price|\bprice index|\btest data\b|\bsales statistics\b|\bindividually or in the aggregate\b|\bexchange rate|\bproviding (?:them|you|\[o\]) with statistics/;

const neverInstructionsOnly =
  /\bprogram content\b|\bsoftware\b|\bsponsor|\bprotective order\b|\bshall mean\b|\bdevice\b|\bupload\b|\bparty b business\b|\bfinancial information\b/;

const neverDataDeletedAtEnd =
  /\blinks?\b|\btax\b|\bdisclosing party\b|\bfrom backups and disaster|\bco-branded\b|\bbooks and records\b|\bpay all amounts\b/;

const neverDataNotDeleted =
  /\bfor no longer than\b|\bconfidential background\b|\bcontent posted\b|\bbackup computer systems\b|\bdisclosing party'?s\b|\bwritten information\b|\bdispose of or destroy\b/;

const neverCustomerWarrantsConsents =
  /\bown,? (?:that|or have)|\bemergency\b|\bexplicit prior\b|\bwill not (?:take|collect)\b|\blikeness\b|\buser account\b|\byou own\b|\b\[a\] own,|\bsubmit such user content\b/;

const neverDataAbroad = /\btechnological measures\b|\bcopyright laws?\b/;

const neverBreachNoticeImmediate = /\brecall\b|\bsuspension of\b|\bback-?up or other copies\b|\blogin details\b/;

const neverSubprocessorsOnNotice = /\binsur/;

const neverDataOwnedByVendor = /\bmeter\b|\bbusiness records\b|\bmemoranda\b|\bconfidential information\b/;

/** What is told of someone, and those whom it is told for ends of their own. */
const about =
  "(?:\\[\\w+\\](?:'s)? (?:\\w+ ){0,2}(?:data|information|records|details|particulars|profiles?|content|files)|(?:personal|transaction|customer|user|payroll|guest|contact) (?:data|information|details)|personal data of guests|information about \\[\\w+\\]|(?<=\\[\\w\\] )profiles|his or her particulars|data collected by the device|transfer of their data|data\\b(?= (?:goes|may be offered))|content\\b(?= available)|the \\[taker\\]'s files)";
const takers =
  '(?:(?:\\S+ )?partners?|advertisers?|affiliates|data brokers?|market researchers|sponsors?|insurers|lenders|(?:other|removal|data) companies|purchaser|investor|commercial ally|resellers|selected third parties|commission|whomever|third part(?:y|ies)\\b[^.;]{0,40}\\b(?:for (?:marketing|a fee|advertising|their own)|that may want))';

/** Answering for it, and what is answered for: that people agreed and the law allows it. */
const vouching =
  '(?:warrants?|represents?|guarantee\\w*|guaranteeing|undertakes?|promises?|responsib\\w+|ensure|confirms?|procured by|indemnif\\w+|bears? (?:\\w+ )?fines|it is for)';
const consented =
  '(?:consents?|consent to|consented|agreed to|opted in|permissions?|lawful(?:ly|ness)?|privacy laws?|legal basis|data protection law|waived any objection|infringes no right|validly agreed)';

/** What lets one side judge alone. */
const asItSeesFit =
  /(?<!\w)(?:(?:sole|own|absolute|free|unfettered|entire) (?:and \w+ )?(?:discretion|judg?ment|choice|opinion|view|pleasure)|(?:in|at|within) (?:its|their|the \[\w+\]'s|\[\w+\]'s) (?:\w+ )?(?:discretion|judg?ment|opinion|pleasure|gift)|(?:as|which|that|what|whatever|whichever|whoever|whomever|whenever|however|how|where|if) (?:the )?(?:\[\w+\]|it|they) (?:\w+ ){0,2}?(?:thinks?|considers?|deems?|finds?|believes?|sees?|wishes|likes?|chooses?|prefers?|wants?|pleases?|decides?|determines?|judges?|regards?|feels?|cares?|may (?:\w+ )?(?:think|consider|deem|find|see|wish|choose|prefer|want|please|decide|determine|select))\b|(?:whatever|whichever|any|such) \w+ (?:that |as |which )?(?:the )?(?:\[\w+\]|it) (?:\w+ )?(?:finds?|likes?|wants?|thinks?|prefers?|chooses?|considers?|deems?|sees?)\b|\[\w+\]'s (?:own )?(?:view|opinion|word|decision|assessment)\b(?! of the)|if \[\w+\] (?:feel|think|consider|believe)|sees? fit|thinks? fit|up to (?:us|the \[\w+\]|\[\w+\])|left to (?:the )?\[\w+\]|(?:is|are|be|rests|lies) (?:a matter )?(?:for|with) (?:the )?\[\w+\](?: alone)? (?:to|alone)|(?:suits?|appears? \w+ to|seems? \w+ to) (?:it|the \[\w+\]|\[\w+\])|free hand)/;
const bounded =
  /\breasonabl[ey]\b(?! or unreasonable)|\bgood faith\b|\bnot (?:be )?unreasonably\b|\bconsult(?:ation|ing)? with\b/;

/** A true test of anonymity. */
const identifiable =
  /\b(?:directly or indirectly|cannot (?:reasonably )?be|can(?: no longer|not)\b|could not|reasonabl[ey]|re-?identif(?:y|ied|ication)|irreversibl[ey]|any (?:individual|person|natural person)|individuals?\b[^.;]{0,20}\bnot|in combination|aggregat\w+|alone or)\b/;

/** What this topic finds: what is done with the data of whoever is served, and how long. */
const affirmed = defineTopic(
  'data',
  file,
  closeBy({
    // What robots and mining tools are used for is no use of the customer's data.
    'data-own-purposes': barring(
      [/\bdata (?:mining|gathering|extraction|scrap\w+|harvest\w+)\b/],
      [
        {
          force: ['transfer', 'fact'],
          all: [
            /\bgrants?\b[^.;]{0,80}\b(?:licen[cs]e|right|permission)\b/,
            /\[\w+\](?:'s)? (?:\w+ )?(?:data|content|inputs?|submissions|records)\b|\b(?:customer|user|client) (?:data|content)\b/,
            /\bto (?:(?:develop|improve|train|test|build|create|enhance|market|sell|offer|commerciali[sz]e|exploit|moneti[sz]e)\w*,? (?:and |or )?){1,5}[^.;]{0,20}\b(?:any|other|new|future|its|their) (?:\w+ ){0,2}(?:products?|services?|models?|offerings?|systems?)\b/,
          ],
          none: [/\b(?:not|only|solely|never|feedback|aggregated?|anonymi[sz]ed)\b|\bsoftware\b|\bconfidential\b/],
        },
        {
          force: ['fact', 'right', 'transfer', 'acknowledgement'],
          all: [
            /(?<!\w)(?:information \[\w+\] (?:gives?|provides?|shares?|enters?)|\[\w+\](?:'s)? (?:\w+ )?(?:data|information|records|content)|what \[\w+\] (?:upload|enter|store|give|submit)s?)\b/,
            /\b(?:in any way|for any(?:thing| purpose)|helps? (?:us|\[\w+\])|grow (?:our|\[\w+\]'s|its) business|as \[\w+\] (?:like|want|please)s?|to (?:our|\[\w+\]'s) (?:advantage|benefit)|for (?:our|\[\w+\]'s|its) own)\b/,
            /\b(?:use[sd]?|using|ours|exploit\w*|work with|turn)\b/,
          ],
          none: [
            /\bnot\b|\bonly\b|\bsolely\b|\bnever\b|\bfeedback\b|\bmodels?\b|\btrain|\baggregat|\banonym|\bidentif|\bconfidential\b|\bsoftware\b/,
          ],
          test: (_, { actor, force }) =>
            force !== 'right' || !/customer|client|user|licensee|subscriber|you|merchant/.test(actor?.word ?? ''),
        },
        {
          force: ['right', 'fact', 'transfer', 'acknowledgement'],
          all: [
            asItSeesFit,
            /\[\w+\](?:'s)? (?:\w+ )?(?:data|records|content|profiles?)\b|\b(?:customer|personal|user|transaction) data\b/,
            /\b(?:use[sd]?|using|exploit\w*|process\w*|analy[sz]e[ds]?|mine[ds]?|turn to)\b/,
          ],
          none: [
            bounded,
            /\b(?:not|only|solely|never)\b|\bdelet|\bretain|\bstor(?:e|age|ed)\b|\bcountr|\bsub-?process|\bsub-\[|\bsecur|\bbreach|\bmodels?\b|\btrain|\bfeedback\b|\bconfidential information\b|\baggregat|\banonym|\blocation|\baccess\b|\bbackup|\bexport\b|\bsuspend/,
          ],
          test: (_, { actor, force }) =>
            force !== 'right' || !/customer|client|user|licensee|subscriber|you|merchant/.test(actor?.word ?? ''),
        },
        {
          force: ['right', 'fact', 'transfer'],
          all: [
            anyData,
            /\b(?:drawn (?:up)?on|do anything|use[sd]?|exploit\w*|make use of|turn to account|put to)\b/,
            /\b(?:offerings? of its own|(?:anything|whatever) \[\w+\] (?:likes?|wants?|chooses?)|helps \[\w+\]'s business|(?:its|their|our|\[\w+\]'s) own (?:\w+ )?(?:ends|offerings?|products?|services|research|profit|benefit|account|gain|marketing)|(?:develop|design|improve|advertise|sell|market)\b.{0,30}\b(?:of its own|its own|other (?:products|services|customers)))/,
          ],
          none: [
            neverDataOwnPurposes,
            /\bnot\b|\bsolely\b|\bonly\b|\bfeedback\b|\bmodels?\b|\baggregat|\banonym|\bde-?identif|\bconfidential information\b|\bsoftware\b|\bmarks\b/,
          ],
          test: (_, { actor, force }) =>
            force !== 'right' || !/customer|client|user|licensee|subscriber|you/.test(actor?.word ?? ''),
        },
        {
          force: ['right', 'transfer', 'fact', 'acknowledgement', 'duty'],
          all: [
            anyData,
            /\b(?:use[sd]?|using|process\w*|analy[sz]e|exploit\w*|reproduce|licen[cs]e|commerciali[sz]e|mine)\b/,
            /\b(?:(?:for|in connection with|extends? to|in furtherance of) (?:\[\w+\]'s|its|their|our) (?:\w+,? (?:and )?){0,4}(?:business|research|marketing|purposes|products?)\b|build(?:ing)? new products|study (?:\[\w+\]'s|the|our) market|promot(?:e|ing) (?:\[\w+\]'s|its|our|other)|not (?:confined|limited|restricted) to (?:the )?(?:provision|performance|purpose)|(?:commercial|business) ends of its own|any purpose what(?:so)?ever|any (?:lawful )?purpose (?:it|the \[\w+\]) (?:chooses|sees fit)|as if (?:it were|they were) its own)/,
          ],
          none: [
            neverDataOwnPurposes,
            /\b(?:shall|may|will|must|can) not\b|\bnot (?:use|process)\b|\bno purpose\b|\bsolely\b|\bonly\b|\bfeedback\b|\bsuggestions\b|\bmachine learning|\bmodels?\b|\bdo(?:es)? not identify\b|\baggregat|\banonym|\bde-?identif|\bconfidential information\b|\bsoftware\b|\bdocumentation\b|\bmarketing materials\b|\btrade ?marks?\b|\blogos?\b|\bcontent licen[cs]e|\bproducts and services to\b|\blicensed content\b|\b\[(?:taker)\]'s (?:own )?(?:internal )?business\b/,
          ],
          test: (_, { words, force, actor }) =>
            !/\buse\b.{0,60}\[a\]'s (?:own )?(?:internal )?business/.test(words) ||
            (force !== 'right' && /\[a\] grants?/.test(words)) ||
            !/customer|client|user|licensee|subscriber/.test(actor?.word ?? ''),
        },
        {
          force: ['right', 'transfer', 'fact', 'acknowledgement', 'duty'],
          all: [
            data,
            /\b(?:its|their|our|[ao]\]'s) (?:\w+ )?(?:own )?(?:business|commercial|internal) (?:purposes|aims|ends|interests?)|\b(?:its|their|own|our) own (?:\w+ )?(?:purposes?|ends|use|benefit|business)|\bany (?:lawful |other )?(?:purpose|use|legitimate interest)s?\b|\ball lawful purposes\b|\bother (?:legitimate )?(?:purposes|interests?)\b|\bpurposes (?:that|which) (?:it|they|\[\w+\]) determines?\b|\b(?:product development|develop (?:and enhance|new)|build new products|market (?:other|its|our|new)|marketing|advertis\w+|cross-selling|demonstrations?|commerciali[sz]\w+|exploit|mined|sales\b|tuning its|credit scoring|unconnected with|generally)\b|\bunrestricted right\b|\bas it deems useful\b|\bcommercial ends\b/,
            /\b(?:use[sd]?|using|process\w*|analy[sz]e|exploit|handle|employ|drawn upon|mined|at .{0,20}disposal|licen[cs]e|right)\b/,
          ],
          none: [
            neverDataOwnPurposes,
            /\b(?:shall|may|will|must) not\b|\bother than\b|\bno purpose\b|\bonly\b(?! in)|\bsolely\b|\bexport/,
            /\blogos?\b|\bfeedback\b|\bsuggestions\b|\btrain|\bmachine learning|\bmodels?\b|\bthat do(?:es)? not identify\b|\bmeans\b|\baggregat|\banonym|\bde-?identif|\busage data\b|\btechnical logs\b|\bconfidential information\b/,
            /\bthird part(?:y|ies) for their\b|\bto third parties\b.{0,20}\bown purposes\b/,
            /^(?:the )?\[taker\] may\b/,
          ],
          test: (_, statement) =>
            !/^(?:the )?\[a\] may use the/.test(statement.words) ||
            !/customer|client|user|licensee/.test(statement.actor?.word ?? ''),
        },
        {
          force: ['right', 'transfer', 'fact', 'acknowledgement'],
          all: [
            /\b(?:nothing|without) .{0,30}\b(?:limits?|restricts?|restriction)\b|\bindependent controller\b|\bunrestricted\b/,
            data,
            /\b(?:analytics|commerciali[sz]|use|process|purposes)\b/,
            /\b(?:internal|own|determines?|commerciali[sz]|any)\b/,
          ],
          none: [neverDataOwnPurposes, anonymous, /\[each\]|\bfeedback\b|\bcontact data\b/],
        },
        {
          none: [neverDataOwnPurposes],
          force: 'no-duty',
          all: [/\bnot limited to\b/, /\bprocess\w*\b/, /\binstructions\b/],
        },
        { none: [neverDataOwnPurposes], all: [/\bincluding for (?:the )?(?:\[\w+\]'s|\w+'s) own purposes\b/] },
      ],
    ),
    'aggregated-data-rights': barring(
      [/\bname,? (?:and )?logo\b|\bname, logo\b/],
      [
        {
          within: 'sentence',
          force: ['right', 'fact', 'transfer', 'no-duty'],
          all: [
            /\b(?:averages|statistic\w*|benchmarks?|trends?|indices|totals|patterns)\b/,
            /\b(?:(?:no|not)\b.{0,40}\b(?:made out|recogni[sz]able|identif\w+|traced|disclose who|singled out|reveal\w*)|anonym\w+|de-?identified|aggregat\w+)\b/,
            /\b(?:data|figures|information|transactions|usage)\b/,
          ],
          none: [
            neverAggregatedDataRights,
            /\bshall not (?:produce|compile|create)|\btrain|\bmodels?\b|\bmeans\b|\bindex(?:ed|ation)\b|\brent\b|\bprice/,
          ],
        },
        {
          force: ['right', 'fact', 'transfer', 'acknowledgement'],
          all: [
            /\b(?:compil\w+ (?:\S+ ){0,4}?statistics|usage statistics|strip(?:s|ped|ping)? (?:\S+ ){0,5}?(?:details|names|identifiers)|no longer be (?:recogni[sz]ed|identified)|(?:not|cannot be) (?:re-?)?identif(?:iable|ied)|combined\b.{0,40}\b(?:that|data|information) of other|aggregate(?:d)? (?:or|and) (?:other )?(?:de-?identified|anonymous))\b/,
            /\b(?:may|right|entitled|free to|keep|use[sd]?|publish|retain\w*|licen[cs]e)\b/,
          ],
          none: [
            neverAggregatedDataRights,
            /\b(?:shall|may|will|must) not (?:\w+ )?(?:compile|aggregate|anonymi|use|re-?identify)|\btrain|\bmodels?\b|\bmeans\b|\bsamples\b|\bpatients?\b/,
          ],
        },
        {
          force: ['right', 'transfer', 'fact', 'acknowledgement', 'duty', 'promise', 'no-duty', 'ban'],
          all: [
            anonymous,
            /\b(?:use[sd]?|using|compile|create|collect|disclose|retain\w*|publish\w*|exploit\w*|generat\w+|own|belongs?|share|kept|keep|licensed|monitor|owns)\b/,
            /\b(?:data|information|statistics|benchmarks|insights|reports|metrics|form)\b/,
          ],
          none: [
            neverAggregatedDataRights,
            /\bconclusive|\bdispositive|\bcontrary proof|\bcopyright\b|\bconfidential information\b/,
            /\bmeans\b|\b(?:shall|may|will) not (?:\w+ )?(?:aggregat|anonym)|\b(?:shall|may|will) not (?:create|use) (?:or use )?(?:aggregat|anonym)|\baggregate liability\b|\bsupplies? \[|\bprovides? (?:the )?\[o\] with\b|\bdashboard\b|\bno anonymi|\butility\b|\bresults of any\b|\btests?\b|\bbenchmark(?:ing|ed)?\b.{0,30}\b(?:test|prices?|results|software|charges)|\bfees?\b|\breports its\b/,
            /\btrain|\bmodels?\b|\bneural\b|\bre-?identif|\bperformance of\b/,
          ],
        },
      ],
    ),
    'data-owned-by-vendor': barring(
      [/\b(?:delegates?|attendees?|visitors?)(?:'s?)? (?:data|lists?|details)\b/],
      [
        {
          force: ['transfer', 'fact', 'duty'],
          all: [
            /\b(?:data\b|datasets?|readings|maps|insights|profiles|analys[ei]s|records|logs|telemetry|customer lists)/,
            /\b(?:(?:convey|assign|transfer|cede|sign over)s?(?: \w+)? to (?:the )?(?<a>\[(?:o|giver)\])|proprietary to (?:the )?(?<b>\[(?:a|o|giver)\])|(?:lies?|rests?|resides?) (?:solely |exclusively )?with (?:the )?(?<c>\[(?:a|o|giver)\]))/,
          ],
          none: [
            neverDataOwnedByVendor,
            anonymous,
            /\bsoftware\b|\bdeliverables?\b|\bwork product\b|\binvent|\boutputs?\b|\bconfidential information\b|\bnot\b|\bno\b|\bbusiness records\b|\bseller\b|\bresponsib|\brisk\b|\bburden/,
          ],
          test: (hits, statement) => hits.some(({ groups }) => groups?.['a']) || means('giver')(hits, statement),
        },
        ...barring(
          [neverDataOwnedByVendor, /\baggregat|\banonym|\bde-?identif|\bdo(?:es)? not (?:identify|reveal)\b/],
          [
            {
              force: ['transfer', 'fact', 'duty', 'acknowledgement', 'right', 'ban', 'no-right'],
              all: [
                /\b(?:data\b|datasets?|database|insights|profiles|reports?|metadata|logs|records|readings|anything \[\w+\] (?:put|upload|enter|type)\b)/,
                /\b(?:(?:belongs?|vests?|passes?|rests?|accrues?) (?:\w+ ){0,2}?(?:in|with|to) (?:the )?(?<a>\[(?:a|o|giver|taker)\])|(?:the |sole |exclusive |same being the )+property of (?:the )?(?<b>\[(?:a|o|giver|taker)\]))|(?<c>\[(?:a|giver)\]) (?:\w+ )?(?:owns?|(?:shall|will) (?:\w+ )?own)\b/,
              ],
              none: [
                /\bsoftware\b|\bexcept\b|\bfeedback\b|\bdeliverables?\b|\bwork product\b|\bdrawings\b|\binvent|\boutputs?\b|\bmodels?\b|\bconfidential information\b|\bacquires? no\b|\bneither\b|\bno right, title\b|\bnothing\b|\bemployee|\bequipment\b|\brecords of\b|\bbooks and records\b|\btitle to the (?:goods|products)/,
              ],
              test: means('giver'),
            },
            {
              force: ['transfer', 'fact', 'duty', 'acknowledgement', 'right', 'ban'],
              all: [
                /\b(?:data\b|datasets?|database|analytics|insights|profiles|reports|scores|telemetry|customer lists|metadata|logs|records|results)/,
                /(?:\b(?:property|asset) of (?:the )?(?<a>\[(?:a|o|giver|taker)\]|[a-z]{4,})|\bowned (?:\w+ ){0,2}by (?:the )?(?<b>\[(?:a|o|giver|taker)\]|[a-z]{4,})|\b(?:vests?|vested|rests?|belongs?|retained|remains?) (?:\w+ ){0,2}(?:in|with|to|by|upon) (?:the )?(?<c>\[(?:a|o|giver|taker)\]|[a-z]{3,})|\b(?:is|are|be|becomes?|become|remains?) (?:the )?(?<d>\[(?:a|o|giver|taker)\]|[a-z]{4,})'s (?:[\w-]+ ){0,3}(?:property|asset|alone|confidential|own)|(?<e>\[(?:a|giver)\]) (?:shall |will )?(?:own|owns|retains? (?:\w+ ){0,2}(?:right|title|ownership))\b|\bassigns? to (?:the )?(?<f>\[(?:o|giver)\]) all (?:right|data)|\b(?:are|is) (?<g>ours)\b)/,
              ],
              none: [
                /\b(?:no|not|neither|nothing)\b.{0,20}\b(?:acquire|right, title|own|property)|\beach\b|\[each\]|\bsoftware\b|\bdata cent(?:er|re) equipment\b|\bexcept\b|\bbut nothing\b|\bfeedback\b|\bconfidential information (?:of|is)\b|\bdeliverables?\b|\bwork product\b|\bdrawings\b|\bbackground\b|\bunder this (?:agreement|sow)\b|\binvent|\boutputs? generated\b|\bmodels?\b(?! (?:\[a\] )?(?:we )?create)/,
              ],
              test: (hits, statement) => hits.some((hit) => hit.groups?.['g']) || means('giver')(hits, statement),
            },
          ],
        ),
        {
          all: [/\b(?:data|lists|records|database)\b/, /\b(?:are|is) ours\b/],
          none: [neverDataOwnedByVendor, /\bnot ours\b/],
        },
        {
          none: [neverDataOwnedByVendor],
          all: [
            /\bcustomer lists\b|\byour (?:data|records)\b|\b\[\w+\]'s (?:data|records)\b/,
            /\b(?:are|is) ours\b|\bmay not take\b/,
          ],
        },
        {
          all: [/\bwe own\b|\[a\] own\b/, /\bfrom \[o\]'s (?:information|data|records)|\bscores?\b|\banalytics\b/],
          none: [neverDataOwnedByVendor, /\bstandard\b/],
        },
      ],
    ),
    'data-not-deleted': [
      {
        within: 'sentence',
        force: ['exclusion', 'no-duty', 'right', 'fact', 'promise'],
        all: [
          /\b(?:no (?:promise|commitment|undertaking|obligation|duty)|not (?:promise|undertake|commit|bound|obliged|required))\b.{0,30}\b(?:erase|delete|remove|purge|destroy|wipe)\b|\b(?:hold on to|hang on to|keep|retain)\b.{0,80}\bfor as long as\b/,
          /\[\w+\](?:'s)? (?:\w+ )?(?:files|data|records|content|information)\b|\bpersonal data\b/,
        ],
        none: [/\bconfidential\b|\bmodels?\b|\btrain|\blaw\b|\baudit/],
      },
      {
        within: 'clause',
        force: ['ban', 'no-right', 'fact', 'no-duty', 'right'],
        all: [
          /\b(?:not (?:be )?entitle\w*|(?:can't|cannot) promise|no (?:right|obligation|duty)|need not|not (?:be )?(?:required|obliged))\b.{0,40}\b(?:remov\w+|delet\w+|eras\w+|wip\w+|purg\w+|destr\w+)\b/,
          /\b(?:data|files|records|content|profile)\b/,
          /\b(?:terminat\w+|cancel|close|end|expir\w+|leave|afterwards|kept|stays?)\b/,
        ],
        none: [
          neverDataNotDeleted,
          /\bconfidential\b|\bmodels?\b|\btrain|\blaw requires\b|\bordinary course\b|\bgoods\b/,
        ],
      },
      {
        force: ['right', 'fact', 'duty'],
        all: [
          /\b(?:hang on to|hold on to|keep|retain\w*|store|remain)\b/,
          /\[\w+\](?:'s)? (?:\w+ )?(?:data|records|content|files|information)\b/,
          /\b(?:as long as (?:\[\w+\]|it) (?:\w+ )?(?:find|think|consider|need|want|like|see)s?|for such (?:period|time) as (?:\[\w+\]|it)|indefinitely|without (?:any )?limit|no (?:time )?limit|however long|forever)\b/,
        ],
        none: [
          neverDataNotDeleted,
          /\bconfidential\b|\btrain|\bmodels?\b|\blaw\b|\bdelete[sd]?\b|\bnot (?:retain|keep)|\bmaintain\b|\baudit/,
        ],
      },
      {
        force: ['no-duty', 'fact', 'no-right', 'waiver', 'ban', 'duty', 'right', 'exclusion'],
        all: [
          deleting,
          /\b(?:data|information|records|content|copies|file|backups|archives|stored)\b/,
          /\bno (?:obligation|duty|right)\b|\bnot (?:be )?(?:obliged|required|bound|obligated|undertake)|\bnot bound\b|\bcannot undertake\b|\bnothing requires\b|\bneed not\b|\bat (?:the )?\[\w+\]'s option|\bwaives? any right to require\b|\bnot affected by\b|\bwill be considered but\b|\bnot (?:be )?granted\b|\bneed be\b/,
        ],
        none: [
          neverDataNotDeleted,
          /\bconfidential information\b|\bdiscloser|\bemployee\b|\b(?:as|where|if) (?:the )?law requires\b|\bordinary cycle\b|\bin the ordinary course\b|\bparking\b|\bdeposit|\bequipment\b|\bgoods\b|\bno obligation to (?:return|refund) (?:any )?(?:fees|payment)|\bembeddings\b|\bmodel|\btrain/,
          /\[(?:a|taker)\] (?:has no obligation|need not) .{0,20}(?:return|destroy) (?:the|any|or) .{0,20}\binformation\b(?!.*(?:customer|personal))/,
        ],
      },
      {
        force: ['right', 'duty', 'fact', 'acknowledgement', 'transfer'],
        all: [
          /\b(?:data|information|records|content|file|telemetry|backups)\b/,
          /\b(?:retain\w*|retention|kept?|keep|held|hold|holds|stays?|remain)\b/,
          /\b(?:(?:is |be )?permitted forever|indefinitely|forever|for ever|as long as (?:it|we|\[\w+\]) (?:sees|thinks|like)|without limit|no limit|perpetual\w*|even if|after (?:\[\w+\]|termination|return|the end|expiry|it ends)|outlasts|other business needs|for our records|as it (?:sees|thinks) fit)\b/,
        ],
        none: [
          neverDataNotDeleted,
          /\b(?:retain|keep) (?:all |its )?records for a period\b|\buntil (?:the )?\[\w+\] has paid/,
          /\breports for its records\b|\b(?:shall|will|must) (?:\w+ )?(?:delete|erase|destroy|return|purge)\b/,
          anonymous,
          /\bconfidential(?:ity)?\b|\btrain|\bmodels?\b|\bembeddings\b|\bfor (?:\d+|\w+) (?:days|months|years)\b|\bas (?:the )?law requires\b|\brequired by\b|\binvoices\b|\bcorrespondence\b|\bproperty of\b|\bcustomer may\b|\bnot retain\b|\b(?:shall|may|must|will) not\b|\bexport|\barchive copy|\bemployee\b/,
        ],
      },
      {
        force: 'right',
        all: [
          /\b(?:keep|retain|hold|store)\b/,
          /\[o\]'s (?:\w+ )?(?:data|information|records|files|content)\b/,
          /\b(?:as long as|indefinitely|even after|after .{0,20}(?:delet|clos|terminat|end|leav))/,
        ],
        none: [neverDataNotDeleted, /\bconfidential\b|\baggregat|\banonym|\blaw requires|\brequired by/],
      },
    ],
    'data-abroad': [
      {
        force: ['right', 'fact', 'acknowledgement', 'transfer'],
        all: [
          asItSeesFit,
          /\b(?:data|records|content|servers?|hosting)\b/,
          /\b(?:countr(?:y|ies)|location|jurisdictions?|continents?|abroad|overseas|where (?:in the world|the servers)|regions?|territor(?:y|ies))\b/,
        ],
        none: [
          bounded,
          /\bnot\b|\bonly\b|\bunless\b|\bsafeguards\b|\bgoods\b|\bconfidential information\b|\bsoftware\b|\bsell\b|\bexclusiv/,
        ],
      },
      {
        force: ['right', 'fact', 'acknowledgement', 'transfer'],
        all: [
          /\b(?:data|information|records|content|files)\b/,
          /\b(?:other continents|outside (?:the )?(?:europe|eu|eea|uk|united|country)\w*|other countries|foreign (?:countr\w+|server\w*|soil)|beyond the borders|cross-border)\b/,
          /\b(?:sent|send|relocate|move[ds]?|transfer\w*|stor\w+|host\w*|process\w*|kept)\b/,
          /\b(?:irrespective|regardless|whenever|suits|whatever|without|freely|agrees?|consents?)\b/,
        ],
        none: [
          neverDataAbroad,
          /\bonly\b|\bshall not\b|\bmay not\b|\bstandard contractual\b|\bsafeguards\b|\badequate\b|\bconfidential information\b|\bgoods\b|\bsoftware\b|\bunless\b/,
        ],
      },
      {
        force: ['right', 'transfer', 'fact', 'acknowledgement', 'no-duty', 'duty', 'waiver'],
        all: [
          /\b(?:data|information|records|content)\b/,
          /\b(?:whichever|whatever|any) (?:country|jurisdiction|place|location|territor\w+)\b|\b(?:anywhere|offshore|overseas|abroad|elsewhere in the world|in the world)\b|\b(?:weaker|less strict|lower)\b.{0,30}\b(?:privacy|laws|protection)|\bnothing obliges\b.{0,60}\bwithin (?:the )?(?:united kingdom|uk|eu|european|united states|country)/,
          /\b(?:host\w*|access\w*|stor\w+|process\w*|transfer\w*|send|sent|move[ds]?|held|hold|keep|kept|view)\b/,
        ],
        none: [
          neverDataAbroad,
          /\b(?:shall|may|will|must) not\b|\bonly (?:in|under|to|with)\b|\bunless\b|\bprior (?:written )?consent\b|\bstandard contractual\b|\bsafeguards?\b|\bexport control|\blicen[cs]e\b|\bgoods\b|\bproducts\b|\bsoftware\b|\bemployee\b|\bgovern|\bconfidential information\b|\bbusiness\b/,
        ],
      },
      {
        force: ['right', 'transfer', 'fact', 'acknowledgement', 'duty', 'ban', 'exclusion', 'waiver', 'no-duty'],
        all: [
          /\b(?:data|information|records|hosting|servers?|files|storage|systems|particulars|transfers?)\b/,
          /\b(?:any (?:country|jurisdiction|location|region|territor\w+|part of the world)|abroad|overseas|offshore|outside the (?:european|eea|eu|united|uk|country)|worldwide|across the world|anywhere|third countr(?:y|ies)|whatever jurisdiction|such territories as|location of data|data residency|between regions|international transfers?|countries with weaker|data cent(?:er|re)|local transfer rules)\b/,
          /\b(?:may|can|shall|will|consents?|agree\w*|authori[sz]ed|deemed|no commitment|cannot be guaranteed|alone|discretion|waives|no further|no particular|is)\b/,
        ],
        none: [
          neverDataAbroad,
          /\b(?:shall|may|will|must) not\b|\bno transfer\b|\bonly (?:in|under|to|with)\b|\bunless\b|\bprior (?:written )?consent\b|\bstandard contractual clauses\b|\bappropriate safeguards\b|\bexport(?:ed)? to any country\b|\bemployee may\b|\bwork abroad\b|\bmeans\b|\badequa|\bgoods\b|\blicen[cs]e\b|\bproducts\b|\bonly\b|\bequipment used\b|\bcompetition|\bcompete\b|\bgovern/,
          /\bbear|\brisk of\b|\bincidents\b/,
        ],
        test: (_, { words }) =>
          /\b(?:stor\w+|process\w*|access\w*|transfer\w*|send|host\w*|mov(?:e|ed)|relocat\w+|servers?|transmi\w+|location|residency|export|data cent)\b/.test(
            words,
          ),
      },
    ],
    'subprocessors-free': barring(
      [],
      [
        {
          force: ['right', 'fact', 'acknowledgement', 'transfer', 'no-duty'],
          all: [asItSeesFit, otherHands],
          none: [
            bounded,
            /\b(?:may|shall|will) not\b|\bdays'? |\bmeans\b|\bconfidential information\b|\badvertis|\btheir own purposes\b|\bremains? (?:fully )?liable\b|\bobject\b|\bgoods\b|\bpayment/,
          ],
        },
        {
          force: ['right', 'fact', 'no-duty'],
          all: [
            /\b(?:delegate|selection|hand over|pass(?: on)?|farm out|let(?:s)?|engage|use|involve)\b/,
            /(?<!\w)(?:processing|personal data|\[\w+\](?:'s)? (?:\w+ )?data|handle)\b/,
            /\b(?:other (?:firms|companies|parties)|third parties|those whom|outside (?:firms|helpers)|whomever|subcontractors?|anyone)\b/,
            /\b(?:having a say|need not be (?:advised|told|informed|asked)|matter for \[|liberty|without (?:asking|telling|informing)|no say|free to)/,
          ],
          none: [
            /\bonly\b|\bmay not\b|\bshall not\b|\bdays'? notice|\btheir own purposes\b|\bconfidential information\b/,
          ],
        },
        {
          force: ['right', 'transfer', 'fact', 'acknowledgement', 'no-right', 'no-duty', 'ban', 'duty'],
          all: [
            otherHands,
            /\b(?:may select|choosing|chooses?|(?:its|own|sole) (?:\w+ )?discretion|need not (?:name|tell|inform|notify)|without (?:\w+ ){0,3}?(?:telling|notice|informing|consent|approval|reference)|no (?:prior )?(?:consent|approval|notice)|(?:neither|not) required|whether existing or future|general consent|whomever)\b/,
            /\b(?:data|personal|process\w*|host\w*|records|information)\b/,
          ],
          none: [
            /\b(?:may|shall|will) not (?:\w+ )?(?:engage|use|appoint|subcontract|transfer|disclose)|\bremains? (?:fully )?liable\b|\b\d+ days'? |\bprior (?:specific )?(?:written )?(?:consent|approval) of\b|\bmeans\b|\bopportunity\b|\bgoods\b|\bconfidential information\b|\badvertis|\btheir own purposes\b|\bassign\b|\bcopyright/,
          ],
        },
        {
          within: 'clause',
          force: ['fact', 'right'],
          all: [otherHands, /\b(?:choose|change|replace|add)\b.{0,40}\bwithout (?:telling|notice|asking|informing)\b/],
        },
        {
          force: ['right', 'transfer', 'fact', 'acknowledgement', 'no-right', 'no-duty', 'ban', 'duty'],
          all: [
            /(?<!\w)(?:sub-?\s?process\w*|sub-?\[\w+\]|further process\w*|additional process\w*|\[\w+\] present|subcontractor that handles|companies that process|outside hosts|outsource .{0,40}(?:handling|processing)|processing may be delegated|who else gets to|those it engages|further \[\w+\],|additional \[\w+\])/,
            /\b(?:sole discretion|without (?:notice|consent|informing)|free to|blanket|unrestricted|whomever|at any (?:time|moment)|no list|no right to object|need not tell|not (?:be )?(?:liable|answer\w*|responsible)|does not answer|own terms only|alone|no duty|whether or not|no effect|any (?:affiliate|further)|of .{0,12}choosing|as it (?:wishes|sees fit)|choose)\b/,
          ],
          none: [
            /\b(?:may|shall) not (?:engage|use|appoint)|\bremains? (?:fully )?liable\b|\bthirty days\b|\b\d+ days'? (?:written |prior )?notice\b|\bprior (?:specific )?(?:written )?consent\b|\bmeans\b|\bopportunity\b|\bsubject to prior notice|\bprovided that it gives notice\b|\bafter notice\b|\bworks\b(?! for)|\bstays liable\b/,
          ],
        },
        {
          force: ['fact', 'right'],
          all: [
            /\b(?:outsource|delegat\w+|use of outside)\b/,
            /\b(?:personal|data|records|information|processing)\b/,
            /\b(?:whomever|unrestricted|no list|choosing|as it wishes)\b/,
          ],
        },
        {
          force: ['no-duty', 'exclusion', 'right'],
          all: [
            /\bsub-?\s?processors?\b|\bsub-\[\w+\]/,
            /\b(?:no liability|not (?:be )?(?:liable|responsible)|whatever|any .{0,20}(?:like|choose|wish)|no responsibility)\b/,
          ],
          none: [/\bnothing\b/],
        },
      ],
      [toldOfNew],
    ),
    'subprocessors-on-notice': [
      {
        within: 'sentence',
        all: [
          /\b(?:sub-?\s?processors?|sub-\[\w+\])\b/,
          /\b(?:writes? to|in advance|has informed|silence counts|weeks|successor|update[sd]? the list|web ?page|website)\b/,
        ],
        none: [neverSubprocessorsOnNotice, /\bincident|\bbreach\b|\bshall not\b|\bwithout\b|\bno right\b/],
      },
      {
        within: 'sentence',
        all: [
          otherHands,
          /\b(?:notice|notif\w+|inform\w*|email|announce|tell|opportunity to object|oppos\w+|objects?|objection|list of)\b/,
          /\b(?:additional|different|new|replac\w+|change[sd]?|add|adding|further|before)\b/,
        ],
        none: [
          neverSubprocessorsOnNotice,
          /\bwithout (?:\w+ )?(?:notice|telling)|\bneed not\b|\bno (?:right|consent)\b|\bincident|\bdata breach|\bspecific (?:prior )?(?:written )?consent|\bshall not engage\b|\bmeans\b|\bfees\b|\bwaives?\b|\bassign|\bprior written (?:consent|approval) of\b/,
        ],
        clause: [/\b(?:data|personal|process\w*)\b/],
      },
      {
        all: [
          /\b(?:sub-?\s?process\w*|sub-?\[\w+\]|further process\w*|further \[\w+\]|additional process\w*|additional \[\w+\]|names of those who process)/,
          /\b(?:notif\w+|notice|inform|tell|told|announce|email alert|posted|general (?:written )?authori[sz]ation)\b/,
          /\b(?:chang\w+|add\w*|new|replac\w+|further|appoint|object\w*|additions|intended)\b/,
        ],
        none: [
          neverSubprocessorsOnNotice,
          /\bwithout (?:notice|any notice)|\bneed not\b|\bno right to object|\bdata breach\b|\bincident|\bspecific prior consent\b|\bmeans\b|\bworks on notice\b|\bno effect\b|\bfees\b|\bblanket\b|\bonly the sub/,
        ],
      },
      {
        none: [neverSubprocessorsOnNotice],
        all: [
          /\breasonably objects?\b|\bcan object\b|\bmay object\b/,
          /\bnotice\b|\badd\b|\bnewly\b/,
          /\bdays?\b/,
          /\bsub-?process|\[o\]/,
        ],
        clause: [/\bsub-?\s?process|\bsub-?\[/],
      },
      {
        all: [/\bsub-?\s?process\w*|sub-\[\w+\]/, /\b\d+ days\b/, /\b(?:notif|chang|add|new|before)/],
        none: [neverSubprocessorsOnNotice, /\bbreach\b|\bincident|\bwithout\b|\bno effect/],
      },
      {
        none: [neverSubprocessorsOnNotice],
        all: [/\bgeneral (?:written )?authori[sz]ation\b/, /\b(?:sub-?process|28(?:\(2\)| ; 2)?|article 28)/],
      },
      {
        within: 'sentence',
        force: ['fact', 'right', 'transfer', 'acknowledgement'],
        all: [
          /\bsub-?\s?process\w*/,
          /\bprior notice\b|\bgives? (?:at least )?\d+ days|\bgives? notice\b/,
          /\bnew\b|\beach\b|\bbefore\w*|\bchange/,
        ],
        none: [neverSubprocessorsOnNotice, /\bbreach\b|\bincident|\bwithout\b/],
      },
    ],
    'breach-notice-late': [
      {
        within: 'sentence',
        force: ['duty', 'right', 'fact', 'no-duty'],
        all: [
          /\b(?:data|records|files|information)\b.{0,40}\b(?:compromised?|stolen|lost|leaked|hacked|exposed|taken|breached)\b|\b(?:data breach|security incident|hack|intrusion|theft of (?:\S+ ){0,2}data|unauthori[sz]ed access)\b/,
          /\b(?:say so|tell|inform|notify|let (?:the )?\[\w+\] know|report|disclose|announce|speak)\b/,
          /\b(?:when (?:it|the \[\w+\]|\[\w+\]) (?:\w+ )?(?:considers?|thinks?|deems?|finds?|sees?|chooses?|likes?|is ready)|the time right|in (?:its|their) own time|in due course|at (?:its|their|a) (?:convenience|time of)|after (?:\d+ )?(?:weeks|months)|once (?:it|the \[\w+\]|\[\w+\]) (?:has|is)|if at all)\b/,
        ],
        none: [/\b(?:24|36|48|72) hours\b|\bundue delay\b|\bprompt|\bimmediate/],
      },
      {
        force: ['duty', 'right', 'no-duty', 'fact'],
        all: [asItSeesFit, dataIncident, tells],
        none: [
          bounded,
          /\b(?:24|36|48|72) hours\b|\bundue delay\b|\bprompt|\bimmediate|\bbreach of (?:this|the) (?:agreement|contract)|\bterminat|\bconfidential information\b|\bpublic/,
        ],
        clause: [/\b(?:data|records|personal|security)\b/],
      },
      {
        force: ['no-duty', 'fact', 'right', 'duty'],
        all: [
          /\b(?:theft|unauthori[sz]ed access|breach(?:es)?|incidents?|hack\w*|leaks?|loss) (?:of|to|in)\b|\b(?:data breach|security incident)/,
          /\b(?:disclose|tell|inform|report|notif\w+|learns?|be told)\b/,
          /\b(?:not (?:be )?required\b.{0,60}\bbefore|in (?:the )?\[\w+\]'s (?:sole )?discretion|whether and when|not (?:be )?obliged|no sooner than|before the end of the (?:quarter|year|month))\b/,
          /\b(?:data|records|information|systems)\b/,
        ],
        none: [/\b(?:24|36|48|72) hours\b|\bundue delay\b|\bconfidential information\b|\bgoods\b/],
      },
      {
        force: ['duty', 'right', 'no-duty', 'fact', 'acknowledgement'],
        all: [
          dataIncident,
          tells,
          /\b(?:if and when|when (?:it|\[\w+\]) (?:thinks?|considers?)|(?:at|in) such (?:time|manner) as|(?:next|its|the) (?:quarterly|annual|monthly|regular) report|in its (?:sole |own )?(?:discretion|judg?ment|opinion)|only (?:once|after|if|where)|unless (?:the )?\[\w+\] (?:has )?(?:confirmed|determined|considers)|(?:after|upon) (?:it has )?(?:finish|complet|conclu)\w+ (?:its|the|an) (?:inquir\w+|investigation)|if (?:the )?\[\w+\] (?:thinks?|considers?|deems?))\b/,
          /\b(?:data|security|personal|records|information|cyber|unauthori[sz]ed|incidents?)\b/,
        ],
        none: [
          /\b(?:24|36|48|72) hours\b|\bundue delay\b|\bpromptly\b|\bbreach of (?:this|the) (?:agreement|lease|contract)|\bdefect|\bgoods\b|\bconfidential information\b|\bmeans\b|\bsuspend|\bterminat|\bfees\b|\bdamages\b/,
        ],
      },
      {
        force: ['duty', 'right', 'no-duty', 'fact', 'ban', 'acknowledgement', 'exclusion'],
        all: [
          breach,
          incident,
          notify,
          /\b(?:\d{2,3} (?:\w+ )?days|in its (?:sole )?(?:discretion|judgment)|if (?:the )?\[?\w+\]? thinks?|only (?:once|after|if|when|breaches)|once .{0,30}confirmed|as and when|deems? (?:it )?(?:appropriate|necessary|fit|material)|considers? material|in due course|annual|no duty to|need not|unless (?:the )?law|believes to be serious|after (?:completing|completion|its)|no notice is due|for (?:the )?\[?\w+\]? to decide|whether and when|more than \d[\d,]* records|of its confirmation|confirmed that)\b/,
        ],
        none: [
          /\bfees\b|\boverdue\b|\bsuspen/,
          /\bmaterial breach of this\b|\bcure\b|\bdamage within\b|\bwarrant|\bmay not delay\b|\bexcept\b|\bprovided that\b|\b(?:24|36|48|72) hours\b|\bmeans\b|\brepresentation|\bbreach of (?:this|the) (?:agreement|lease|contract)|\bwhere law enforcement|\bdefect|\bgoods\b|\bunsuccessful\b|\bfails to\b/,
        ],
        test: ([, , , hit]) => !/^\d/.test(hit![0]) || Number.parseInt(hit![0], 10) > 10,
      },
      {
        all: [
          /\bbreach(?:es)?\b|\bincidents?\b/,
          /\breport|\bnotif|\binform/,
          /\bannual(?:ly)?\b|\bin its annual\b|\bquarterly\b|\bas and when\b|\bno duty to report\b/,
        ],
        none: [/\baudit\b|\bcertif/],
      },
      {
        force: ['no-duty', 'exclusion', 'fact'],
        all: [
          /\bnotice\b|\bnotif|\breport|\btell\b/,
          /\b(?:incidents?|breaches|intrusions?)\b/,
          /\bno\b|\bneed not\b|\bnot (?:be )?required\b/,
        ],
        none: [/\bunsuccessful\b|\bport scans?\b|\bdelay\b|\bfailed attempts|\bno later\b/],
      },
    ],
    'breach-notice-immediate': [
      {
        force: ['duty', 'ban', 'fact'],
        all: [
          /\b(?:raise the alarm|report|notif\w+|inform\w*|alert|tell|warn|call)\b/,
          /\b(?:the (?:instant|moment|minute|second)|not more than (?:[1-9]|1[0-2]) hours|same hour|at once|immediately|straight away)\b/,
          /\b(?:suspects?|suspicion|first sign|possible|any chance|might|may have|potential)\b/,
          /\b(?:data|breach|information|systems|records)\b/,
        ],
        none: [
          neverBreachNoticeImmediate,
          /\bconfirmed (?:data )?breach|\bundue delay\b|\bconfidential information\b|\baccident\b|\bpassword/,
        ],
      },
      {
        force: ['duty', 'fact', 'ban'],
        all: [
          dataIncident,
          tells,
          /\b(?:immediate(?:ly)?|at once|forthwith|(?:the )?same (?:hour|day)|instant(?:ly)?|without any delay|(?:within|no(?:t)? (?:later|more) than|inside) (?:1|2|3|4|5|6|8|10|12) hours?)\b/,
          /\b(?:suspect\w*|suspicion|possible|potential|might|may have|could|any chance|reason to believe|any (?:actual|event|incident|security|data|loss)|whether confirmed)\b/,
        ],
        none: [
          neverBreachNoticeImmediate,
          /\bconfirmed (?:data |security |personal )?(?:breach|incident)|\b(?:48|72) hours\b|\bundue delay\b|\bneed not\b|\brepairs?\b|\btickets?\b|\bterminat|\[each\]|\bcure\b|\bpayment\b|\bconfidential information\b|\baccident\b|\bpassword|\baccount\b|\bbreach of (?:this|the) (?:agreement|contract|lease|warrant)/,
        ],
        clause: [/\b(?:data|security|personal|records|information|systems)\b/],
      },
      {
        force: ['duty', 'ban', 'fact', 'no-duty', 'right'],
        all: [
          /\b(?:suspect\w*|potential|possible|alleged|attempt\w*|anomal\w+|any (?:actual|security|data|breach)|incidents?|breach|compromise|lost device|threat|intrusion|at risk|loss of data)\b/,
          notify,
          /\b(?:immediate(?:ly)?|at once|forthwith|instant(?:ly)?|without a moment|on the same day|within (?:1|2|3|4|6|8|12) hours?|(?:no|not) (?:later|event later|more) than (?:1|2|3|4|6|8|12) hours?|inside \d+ hours|even by minutes|less than 24 hours|by minutes|as soon as a threat)\b/,
          /\b(?:data|security|incidents?|records|suspected (?:or possible )?breach|possible breach|intrusion|logs|device|compromise|threat|suspected events)\b/,
        ],
        none: [
          neverBreachNoticeImmediate,
          /\bcovenant\b|\bservice can be\b/,
          /\bconfirm(?:ed|ing)\b|\b72 hours\b|\b48 hours\b|\bundue delay\b|\bneed not\b|\brepairs?\b|\btickets?\b|\brespond\b|\bmaterial breach of this|\bbreach of (?:this|the) (?:agreement|lease)|\bterminat|\[each\]|\breport means|\bon written notice\b|\bby notice\b|\bupon notice\b|\bnotice of (?:default|termination)|\bcure\b|\bpayment\b|\bconfidential information\b/,
        ],
      },
      {
        none: [neverBreachNoticeImmediate],
        all: [
          /\blate notice of an incident\b|\bincluding unsuccessful\b|\bwhether or not then known\b|\baffecting any of its (?:\[\w+\]|customers)/,
        ],
      },
    ],
    'customer-warrants-consents': [
      {
        bears: 'actor',
        force: 'promise',
        all: [
          /\[a\] (?:represents|warrants|confirms|guarantees)(?: and warrants)? that (?:the |all |each )?(?:data subjects?|individuals|users|persons concerned) (?:have|has) (?:\w+ )?(?:agreed|consented|given)\b/,
        ],
        test: (_, { actor }) => !/vendor|provider|supplier|processor/.test((actor?.word ?? '').toLowerCase()),
      },
      {
        force: ['fact', 'promise', 'duty'],
        all: [
          /\b(?:alone answers|answers for|represents?|warrants?|guarantees?|vouch\w*|responsible)\b/,
          /\b(?:given (?:leave|permission|consent)|gathered (?:\S+ ){0,3}?(?:with the law|lawfully)|lawfully (?:be )?(?:used|collected|obtained)|in keeping with the law|consents?)\b/,
          /\b(?:personal data|details|data|people|individuals)\b/,
        ],
        none: [neverCustomerWarrantsConsents, /\[each\]|\bits own processing\b|\bplanning\b|\blandlord\b/],
        test: (_, { actor, words }) =>
          !/vendor|supplier|provider|contractor|processor/.test(actor?.word ?? '') || /\[o\]/.test(words),
      },
      {
        force: ['promise', 'duty', 'fact', 'acknowledgement', 'right'],
        all: [
          /\b(?:lawfulness|legal basis|consents?|permissions?|agreed to)\b/,
          /\b(?:for the account of|sole(?:ly)? (?:the )?(?:responsib\w+|matter)|alone|without inquiry|every (?:person|individual|data subject))\b/,
          /\b(?:process\w*|personal|data|uploads?)\b/,
        ],
        none: [
          neverCustomerWarrantsConsents,
          /\[each\]|\bnot (?:be )?responsib|\bown processing\b|\bbuilding\b|\bplanning\b|\bprocessor (?:shall|must) (?:obtain|ensure)|\bunreasonabl/,
        ],
        test: (_, { actor, words }) =>
          !/vendor|supplier|provider|contractor/.test(actor?.word ?? '') || /\[o\]/.test(words),
      },
      {
        force: ['promise', 'duty', 'fact', 'acknowledgement', 'no-duty', 'exclusion'],
        all: [
          new RegExp(
            `\\b${vouching}\\b[^.;]{0,170}?\\b${consented}\\b|\\b${consented}\\b[^.;]{0,130}?\\b${vouching}\\b`,
          ),
          /\b(?:data|collection|processing|monitoring|analytics|lists|end users|data subjects?|patients?|uses?|personal)\b/,
        ],
        none: [
          neverCustomerWarrantsConsents,
          /\bno warranty\b|\b(?:own|its) collection\b|\beach party\b|\[each\]|\blicen[cs]es and consents\b|\balterations\b|\bmeans\b|\bto provide the services\b|\bprocess personal data lawfully\b|\b(?:its|their) own processing\b|\blandlord's consent|\bwithout (?:the )?(?:prior )?(?:written )?consent\b|\bunreasonably\b/,
        ],
        test: (_, statement) =>
          !/vendor|supplier|provider|processor/.test(statement.actor?.word ?? '') || /\[o\]/.test(statement.words),
      },
      {
        none: [neverCustomerWarrantsConsents],
        all: [/\bshould any consent prove missing\b|\bnotices and permissions\b.{0,60}\bprocured by\b/],
      },
      {
        force: ['duty', 'promise'],
        all: [
          /\b(?:ensure|responsible for|guarantees?|warrants?)\b/,
          /\b(?:data|processing|uses?)\b/,
          /\b(?:compl(?:y|ies) with all|legal right|legal basis|all (?:privacy|data protection)|lawful)\b/,
          /\[o\]/,
        ],
        none: [neverCustomerWarrantsConsents, /\[each\]|\bown processing\b|\bits (?:own )?obligations\b/],
        test: (_, statement) => !/vendor|supplier|provider|processor|contractor/.test(statement.actor?.word ?? ''),
      },
    ],
    'data-shared-with-partners': [
      {
        force: ['right', 'fact', 'duty', 'transfer'],
        all: [
          /\[\w+\](?:'s)? (?:\w+ )?(?:lists?|profile|data|details|records|addresses|information)\b/,
          /\b(?:made over|pay \[?\w*\]? ?for access|access to|handed|given|sold|rented|supplied|passed)\b/,
          /\b(?:advertisers?|companies|partners|third parties|marketers|brokers|sponsors)\b/,
          /\b(?:their own|pay|mailings|cooperates|advertis\w+|offers|market\w*)\b/,
        ],
        none: [neverDataSharedWithPartners, /\bnever\b|\bnot\b|\bonly\b|\bconfidential\b|\baggregat/],
      },
      {
        force: ['right', 'transfer', 'fact', 'acknowledgement'],
        all: [
          /\[\w+\](?:'s)? (?:\w+ )?(?:data|records|information|particulars|details|content)\b|\b(?:customer|transaction|personal|user|guest) (?:data|information|details|records)\b|\binformation about \[/,
          /\b(?:licen[cs]e|sell|rent|trade|make .{0,80}available|pass on|share|disclose|exchange|moneti[sz]e)\b/,
          /\b(?:third part(?:y|ies)|partners?|resellers|affiliates|brokers|advertis\w+|other companies|sponsors|market researchers)\b/,
          /\b(?:for a fee|respective purposes|own purposes|market(?:ing|ers)?|offers|advertis\w+|data brokers|no share of|contact \[|(?:sell|rent|trade|moneti[sz]e))\b/,
        ],
        none: [
          neverDataSharedWithPartners,
          /\b(?:shall|may|will|must|do) not\b|\bnever\b|\bonly (?:to|as|with)\b|\bconfidential\b|\baggregat|\btrain|\bmodels?\b|\bneed to know\b|\bsub-?process|\blaw\b|\bneither\b|\bsoftware\b|\bproducts\b/,
        ],
      },
      ...barring(
        [
          neverDataSharedWithPartners,
          /\b(?:patents?|general public|generally available|rightfully|cache the content|right and licen[cs]e)\b/,
        ],
        [
          {
            force: ['right', 'transfer', 'fact', 'acknowledgement', 'duty'],
            all: [
              new RegExp(
                `\\b(?:disclos(?:e|es|ing|ure of)|shar(?:e|es|ing)|pass(?:es)?(?: on)?|giv(?:e|es)|exchange|suppl(?:y|ies)|communicate|make|transfer of|provide)\\b[^.;]{0,90}?(?<!\\w)${about}[^.;]{0,130}?\\b${takers}\\b|\\b(?:sell|sells|rent|monetize|trade|license access to)\\b[^.;]{0,60}?(?:(?<!\\w)${about}|\\bdetails about)|\\b(?:licen[cs]e|license) [^.;]{0,40}(?<!\\w)${about}[^.;]{0,40}\\bthird parties\\b|(?<!\\w)${about}[^.;]{0,120}?\\b(?:(?:goes to|passed to|exchanged with|available to|disclosed to|shared with|sold to|given to)\\b[^.;]{0,90}?\\b${takers}\\b|offered for sale\\b)|\\bcommunicate the \\[\\w+\\]'s particulars to whomever\\b`,
              ),
            ],
            none: [
              /\bdisclaim|\bas is\b|\bcontent of third|\bhealthcare\b|\blaw enforcement\b|\bdue diligence\b|\bidentity checks?\b|\bclaiming that\b|\bprecautions?\b|\birreparable\b|\banother person\b|\bservice providers\b|\bauditors?\b|\bservice charge\b|\bproprietary information\b|\bperformance of (?:the )?services\b|\bpersonnel and records\b|\blawfully\b|\bfree to disclose\b|\bprivacy policy\b|\binvestor (?:relations|reports)\b|\bmust be agreed\b/,
              /\b(?:shall|may|will|must|do) not\b|\bnot to\b|\bnever\b|\bonly to\b|\bonly\b|\bexcept\b|\bits own (?:data|partners)\b|\bproducts\b|\banonymous statistics\b|\bdo(?:es)? not identify\b|\bmeans\b|\bconfidential\b|\baggregat|\breports with its\b|\btrain|\bmodels?\b|\bneed to know\b|\bsub-?process|\bas (?:the )?law requires\b|\bevaluation\b|\bneither\b|\bknow-how\b|\bdrawings\b|\[each\]/,
            ],
            test: (_, { words }) => !/\bthe (?:discloser|recipient)\b/.test(words),
          },
          {
            all: [
              /\bno restriction\b|\bunrestricted\b/,
              /\b(?:supply|disclosure|transfer|sale)\b/,
              /\b(?:records|data|information)\b/,
              /\b(?:outside|third)\b/,
            ],
            none: [/\bconfidential\b|\bdiscloser\b|\brecipient may/],
          },
        ],
      ),
    ],
    'instructions-only': [
      {
        force: ['ban', 'right', 'duty', 'no-right'],
        all: [
          /(?<!\w)(?:personal data|\[\w+\] (?:personal )?data)\b/,
          /\b(?:not (?:ordered|instructed|told)|no (?:end|purpose) other than|as (?:the )?\[\w+\] directs|only as (?:the )?\[\w+\])\b/,
        ],
        none: [neverInstructionsOnly, /\bconfidential information\b|\bends of its own\b/],
      },
      {
        force: ['ban', 'duty', 'fact'],
        all: [
          /(?<!\w)(?:personal data|personal information|\[\w+\](?:'s)? (?:\w+ )?data)\b/,
          /\b(?:(?:otherwise|other) than (?:for|as|on|in)|save (?:on|as|in accordance)|except (?:on|as|in accordance)|only (?:in the way|as|on|in accordance|for|to)|exclusively|in the way \[\w+\] tells?)\b/,
          /\b(?:instruct\w*|written orders?|directions?|directed|performing the|provision of the|tell \[)/,
        ],
        none: [
          neverInstructionsOnly,
          /\bconfidential information\b|\bnot (?:be )?(?:bound|limited)|\bdisclos|\baggregat|\bown purposes and\b/,
        ],
      },
      {
        all: [
          /(?:\b(?:data|content|records|processing|handling of|processor)\b|(?:\[\w+\](?:'s)?|\bpersonal|\bidentifiable) information\b)/,
          /\b(?:only (?:on|to|as|for|in accordance)|solely (?:to|for|on|in)|exclusively for|just for|limited to what|other than as instructed|instructions alone|alone determine|nothing else|for no other purpose|no use .{0,30}other than|except the|outside the direct|not process .{0,30}own purposes|follows its directions|directions|documented instructions|not be put to any use|only as|only use)\b/,
          /\b(?:process\w*|use[ds]?|handl\w+|access|acts?|follows|retaining|purposes)\b/,
        ],
        none: [
          neverInstructionsOnly,
          /\bmeans\b|\[each\]|\bneither\b|\bmay use the (?:\[\w+\] )?(?:service|platform|site|app)\b|\btrade secrets\b|\bnot limited\b|\bconfidential information\b|\bequipment\b|\baggregat|\bunless\b.{0,20}opt|\bevaluat|\brecipient|\bdisplay\b|\bmodels?\b|\bpurpose of (?:the )?(?:talks|negotiat|transaction)|\blicen[cs]e\b|\blegal and it staff|\bneed to know\b|\bcan be used\b|\buse the (?:information|materials)\b/,
          /\bnot (?:be )?(?:required|bound)\b/,
        ],
        test: (_, { words }) => /\b(?:data|personal|content|records|process|information)\b/.test(words),
      },
      {
        force: ['ban', 'no-right', 'duty'],
        all: [
          /\b(?:not|no|prohibited)\b/,
          /\b(?:data|personal information|content|records)\b/,
          /\b(?:own purposes|beyond the services|any purpose other than|purposes? other than|outside the (?:direct|services)|other than as instructed|put to any use except)\b/,
        ],
        none: [neverInstructionsOnly, /\bconfidential information\b|\bnot limited\b|\brecipient\b/],
      },
      {
        force: ['duty', 'ban', 'fact'],
        all: [
          /\bdata\b|\bpersonal information\b/,
          /\b(?:only (?:process|use|access)|not (?:use|process|access|disclose|retain) .{0,50}\b(?:except|unless|other than|beyond)|solely)\b/,
          /\b(?:provid\w+ the|perform\w* the|services?|instruct\w+)\b/,
        ],
        none: [
          neverInstructionsOnly,
          /\bconfidential information\b|\btrain|\bmarketing only\b|\bcustomer may\b|\bnot limited\b|\boutside\b.{0,30}\bcountry|\bresidual/,
        ],
      },
    ],
    'data-deleted-at-end': barring(
      [
        /\bunaltered output\b|\bmeasurement (?:scripts?|tools?)\b/,
        // Whoever may delete what nobody fetched owes nothing.
        /\bmay (?:then |thereafter |also )?(?:\w+ly )?(?:delete|erase|destroy|purge|remove)\b/,
      ],
      [
        {
          force: ['duty', 'fact', 'promise'],
          all: [
            /\b(?:expunges?|remove[sd]?|deletes?|erases?|destroys?|wipes?)\b/,
            /(?<!\w)(?:personal data|\[\w+\](?:'s)? (?:\w+ )?data|remaining copy)\b/,
            /\b(?:is over|end of the contract|for good|has ended|for download|gives? (?:\S+ ){0,4}back)\b/,
          ],
          none: [
            neverDataDeletedAtEnd,
            /\bno duty\b|\bnot (?:be )?(?:required|obliged)|\bconfidential information\b|\bmodels?\b|\bsoftware\b/,
          ],
        },
        {
          force: ['duty', 'fact', 'promise'],
          all: [
            /\b(?:delete|erase|destroy|wipe|purge|destruction|deletion)\b/,
            /\[\w+\](?:'s)? (?:\w+ )?(?:data|records|content|information)\b|\bits systems of them\b|\bcopy of .{0,20}data\b/,
            /\b(?:when \[\w+\] leaves?|after that|thereafter|thereupon|on expiry|(?:within|not later than) \d+ days|at the (?:choice|end))\b/,
          ],
          none: [
            neverDataDeletedAtEnd,
            /\bsoftware\b|\bno obligation\b|\bnot (?:be )?(?:required|obliged)|\bneed not\b|\bconfidential information\b|\bmay be deleted\b|\bimmediately\b|\bwithout notice\b|\bbackups?\b|\bmodels?\b/,
          ],
        },
        {
          force: ['duty', 'fact', 'promise', 'right', 'acknowledgement', 'ban'],
          all: [
            new RegExp(
              `(?:${deleting.source}|\\bdisposes? of)[^.;]{0,90}?\\b(?:data|content|records|archives|files|copies of)\\b|\\b(?:data|content|records|archives|files)\\b[^.;]{0,190}?${deleting.source}`,
            ),
            /\b(?:termination|expir\w+|end of|at the end|ends|after|following|close[sd]?|exit|once processing|on completion|request|post-termination|cease)\b/,
          ],
          none: [
            neverDataDeletedAtEnd,
            /\breceipts\b|\bitemized\b|\bmoved out\b|\bsoftware\b|\[each\]|\bmarks\b|\breview\b|\breasonable access\b|\bit may take\b|\bremove (?:such )?(?:\S+ )?content\b|\bcontent and (?:marks|materials)\b|\bcease to (?:reproduce|display)\b|\bviolate\b/,
            /\b(?:no|not|without any) (?:obligation|duty|required|obliged|bound)\b|\bmay be deleted\b|\bneed not\b|\bimmediately\b|\bconfidential information\b|\bdiscloser'?s\b|\bmeans\b|\bkeys\b|\bequipment\b|\bno data may\b|\bare deleted and replaced|\bindividual records through\b|\breceiving party\b|\bforfeits?\b|\bwithout (?:prior )?(?:return|notice)\b|\bcannot\b|\bmodels?\b(?! trained)|\bcompany information\b|\bfees\b|\bnot (?:be )?(?:affected|deleted)\b|\bat \[\w+\]'s option|\bbe considered but|\bat (?:the )?processor's option|\bwaives?\b|\bentitled, not bound\b|\beven if\b|\bno copies?\b|\bis not (?:affected|deleted)/,
            /\bgoods\b|\bdeposit\b|\brecipient\b/,
          ],
        },
        {
          none: [neverDataDeletedAtEnd],
          force: 'ban',
          all: [
            /\bnot retain\b|\bnot keep\b/,
            /\bpersonal data|customer data|\bdata\b/,
            /\bend of\b|\bafter\b|\bbeyond\b/,
          ],
        },
        {
          all: [/\bcertificates? of (?:secure )?(?:deletion|destruction)\b/],
          none: [neverDataDeletedAtEnd, /\bmeans\b/],
        },
      ],
    ),
    'weak-anonymization': [
      {
        all: [
          /\b(?:data|information|insights?|content|records|statistics)\b/,
          /\b(?:direct identifiers?|(?:names?|addresses)(?: (?:and|or) (?:\w+ ){0,2}?(?:names?|addresses|numbers?|contact details))?|identifying names|[\w\[\]']+ names?|user names)\b[^.;]{0,20}\b(?:(?:have|has) been|are|is|being) (?:\w+ )?(?:removed|stripped|deleted|replaced|masked|hashed|left out|omitted)\b|\b(?:remov\w+|strip(?:ped|ping|s)?(?: of)?|delet\w+|without|leaving out|replac\w+|hash\w+) (?:the |its |their |any |all |only )*(?:direct identifiers?|names?(?: and addresses)?)\b/,
          /\b(?:deemed|considered|treated|regarded|counts? as|means|includ\w+|anonym\w+|de-?identif\w+|may|is not|are not|belongs?|use[sd]?)\b/,
        ],
        none: [
          identifiable,
          /\b(?:domain|file|brand|trade) names?\b|\bshall (?:not )?(?:remove|delete)\b|\bsource code\b|\bnot (?:be )?(?:deemed|considered|treated|anonym|enough|sufficient)/,
        ],
      },
      {
        all: [
          /\b(?:provided(?: only)? that|as long as|so long as|on condition that|if|where|only that)\b[^.;]{0,50}(?<!\w)(?:\[\w+\]|customer|client|users?) (?:is|are) not (?:named|identified by name|mentioned by name)\b|\b(?:do(?:es)? not|without) nam(?:e|ing) (?:the )?(?:\[\w+\]|customer|users?)\b|\[\w+\] (?:is|are) not named in (?:it|them)\b/,
        ],
        clause: [/\b(?:data|insights?|information|statistics|content)\b/],
        none: [identifiable, /\binsur|\bparty to\b|\blogo|\bpress\b|\badditional insured\b/],
      },
      {
        all: [
          /\b(?:pseudonym\w+|hash(?:ed|ing)|tokeni[sz]\w+|key-coded|coded|encrypted)\b[^.;]{0,60}\b(?:deemed|considered|treated|regarded|counts?|is|are|be)\b (?:as |to be )?(?:anonym\w+|de-?identified|not personal|no (?:longer )?personal|non-personal)\b/,
        ],
        none: [/\bnot (?:be )?(?:deemed|considered|treated)\b/],
      },
      {
        all: [
          /\b(?:anonym\w+|de-?identif\w+|not personal data)\b[^.;]{0,80}\b(?:even (?:if|though|where)|although|whether or not|notwithstanding)\b[^.;]{0,60}\b(?:re-?identif\w+|identified|traced|recogni[sz]\w+|singled out|inferred)\b/,
        ],
        none: [/\bnot (?:be )?(?:deemed|considered|treated) (?:as )?(?:anonym|de-?ident)/],
      },
    ],
    'data-defined-away': [
      {
        all: [
          /\b(?:(?:service|usage|derived|derivative|system|insight|statistical|operational|telemetry|performance|analytics?|aggregated?|resultant|generated|platform|learned) (?:data|insights?|information|results|output)|insights?|metadata|telemetry|learnings|analytics|logs|prompts|outputs?)\b[^.;]{0,60}\b(?:is|are|shall|will|does|do)\b[^.;]{0,20}\b(?:not|no) (?:be |constitute |form |fall |count |deemed |considered |treated |regarded |as |to be |part of |within |included in |an? |longer |the )*(?:\[\w+\](?:'s)?|customer|client|user|your|personal) (?:data|content|information|materials)\b/,
        ],
        none: [
          /\bshall not (?:use|disclose|include|contain|combine|sell)\b|\bdoes not (?:contain|include|identify|reveal|disclose)\b|\bnot personal (?:data|information)\b[^.;]{0,40}\bif\b/,
        ],
      },
      {
        all: [
          /(?:\[\w+\]|\b(?:customer|client|user|your)) (?:data|content|information|materials)"? (?:excludes?|(?:does|shall|will) not (?:include|cover|comprise|extend to)|is exclusive of)\b[^.;]{0,80}\b(?:usage|derived|derivative|metadata|prompts?|outputs?|results|insights?|statistic\w*|telemetry|analytics?|resultant|logs|generated|learnings)\b/,
        ],
        none: [/\b(?:confidential information|publicly available)\b/],
      },
      {
        force: ['definition', 'fact', 'duty'],
        all: [
          /"(?:[\w-]+ ){0,2}(?:insights?|usage data|service data|derived data|derived information|statistics|learnings|analytics|metadata|system data|usage information|resultant data|platform data)" (?:\w+ )?(?:means?|includ(?:es?|ing)|comprises?|refers? to|covers?)\b/,
          /\b(?:includ\w+|deriv\w+ from|about|whether or not|based on|together with|extracted from|any part of|comprising)\b[^.;]{0,110}(?:\[\w+\]'?s?|\b(?:customer|client|user)'?s?|\byour) (?:data|content|information|materials|inputs?|files)\b|\b(?:prompts?|inputs?|content)\b[^.;]{0,50}\b(?:entered|uploaded|submitted|typed)\b/,
        ],
        none: [
          /\b(?:excluding|other than|does not include|not including|but not|anonym\w+|de-?identif\w+|aggregat\w+|does not identify|cannot be)\b/,
        ],
      },
    ],
    'breach-costs-all': [
      {
        bears: 'actor',
        force: ['duty', 'promise', 'acknowledgement', 'fact'],
        all: [
          /\[a\] (?:shall|will|must|agrees to|undertakes to|is to|is (?:responsible|liable) for)? ?(?:\w+ )?(?:bear|pay|reimburse|be (?:responsible|liable) for|cover|refund|compensate|meet)\b[^.;]{0,70}\b(?:all|any|every|whatever|each)\b (?:and all )?(?:\w+ ){0,2}?(?:costs?|expenses?|losses|outlays?|sums?)\b/,
          /\b(?:incident|data breach|security breach|breach of security|personal data breach|event|unauthori[sz]ed access|intrusion|compromise)\b|\b(?:credit monitoring|notif(?:ication|ying)|forensic)\b/,
          /\b(?:regardless of|irrespective of|whether or not|without (?:limit\b|regard to)|whatever (?:its|the) cause|however caused|howsoever|even (?:if|where|though)|no matter|elects? to|chooses? to|decides? to|(?:thinks|sees) fit|at (?:its|\[o\]'s) (?:sole )?discretion)\b/,
          /\b(?:data|security|incident|privacy|credit monitoring)\b/,
        ],
        none: [
          /\bto the extent\b|\b(?:caused|resulting|arising) (?:by|from|out of) (?:the )?\[a\]|(?<!\w)(?:its|\[a\]'s) (?:own )?(?:negligence|breach|fault|failure)|\breasonabl[ey]\b|\binsur(?:ed|ance) against\b|\blegally required\b|\brent\b|\bproduct recall\b/,
        ],
        clause: [/\b(?:data|privacy|security|personal information|cyber)/],
      },
    ],
    'incident-gag': [
      {
        bears: 'actor',
        force: ['ban', 'duty', 'promise', 'no-right', 'fact'],
        all: [
          /\b(?:no|not|never|nor|nothing|neither|refrain from|nobody|abstain from)\b (?:\w+ ){0,5}?(?:statements?|announcements?|notif(?:y|ication|ying)|disclos(?:e|ure|ing)|inform(?:ing)?|communicat(?:e|ion|ing)s?|reports?(?:ing)?|speak(?:ing)?|contact(?:ing)?|tell(?:ing)?)\b[^.;]{0,140}\b(?:any(?:one)?(?: other)?(?: person| third part(?:y|ies)| regulator| authorit(?:y|ies))?|regulators?|authorit(?:y|ies)|insurers?|media|law enforcement|police|third part(?:y|ies)|data subjects?)\b/,
          /\b(?:without|unless|until|before|except with)\b[^.;]{0,50}\b(?:approv\w+|consents?|permission|authori[sz]\w+|agrees?)\b/,
          /\b(?:incident|data breach|security breach|personal data breach|breach of security|event|intrusion|unauthori[sz]ed access)\b/,
        ],
        none: [
          /\b(?:required by|requires?|as the law|legal(?:ly)? (?:required|obligation|duty)|under applicable law|by law|applicable laws?|mandatory)\b|\bpersonal data to\b|\bneither\b|\[each\]/,
        ],
        clause: [/\b(?:security|data|cyber|privacy|incident)/],
      },
    ],
  }),
  fixes,
);

/** In these words a statement says that the issue does not arise. */
export const issues = unlessDenied(alsoBy(affirmed, otherWords), {
  'data-own-purposes': [
    /\bmay use (?:its|their) own\b/,
    /^nothing\b.{0,40}\b(?:lets?|allows?|permits?|entitles?|authori[sz]es?)\b/,
  ],
  'data-owned-by-vendor': [
    /\b(?:under no circumstances|in no (?:event|case)|at no time)\b.{0,60}\bbecomes? (?:the )?(?:sole )?property of\b/,
  ],
  'weak-anonymization': [
    /\bnot (?:to )?(?:be )?(?:regarded|treated|considered|deemed|make|render|count)\b(?: \S+){0,6}? anonym/,
  ],
});
