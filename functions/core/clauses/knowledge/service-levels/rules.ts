import { unlessDenied } from '../denied.ts';
import { allDaysIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { holding } from '../termination/holding.ts';
import { closeBy, concepts, says } from '../payment/concepts.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** What treats both sides alike burdens neither. */
const alike = /\bboth (?:parties|sides)\b|\beach party\b|\[each\]/;
const definition = /\bmeans\b/;
const service =
  /\b(?:availab\w+|unavailab\w+|up-?time|down-?time|service levels?|slas?|kpis?|key performance|response times?|outages?|interrupt\w+|service|platform|system|software|servers?|line|performance|targets?|missed levels?|delivery|deliveries|calls?|transactions?|output|pickups|incident|operation|failure)\b/;
const breachOfLevel =
  /\b(?:failures?|fail(?:s|ed)? to (?:meet|achieve)|miss(?:es|ed|ing)?|down-?time|outages?|unavailab\w+|below|drops?|short(?:fall)?|falls? short|falling short|late (?:delivery|deliveries|responses?)|less than|interruption|slips?|not (?:met|reached|achieved)|poor performance|service goes down|under target)\b/;

const levels =
  /(?<!\w)(?:service levels?|availab\w+|unavailab\w+|up-?time|down-?time|outages?|response times?|performance (?:standards|levels|indicators|issues)|slas?|kpis?|interruptions?|offline|(?:site|service|system|platform|app) (?:is|was|goes|went) down|\[\w+\]'re (?:down|up)|missed)\b/;

const neverTargetsOnly =
  /\bsuspension counts\b|\bacts? or omissions?\b|\bdue to\b|\bcaused by\b|\battributable\b|\bmerchant/;

const neverPerfectAvailability =
  /(?:\byour|\[\w+\]'s) use of the services? will\b|\b(?:not|n't|nor) (?:represent|warrant|guarantee)|\b(?:no|without any) (?:\S+ ){0,4}?(?:representation|warrant\w*|guarantee|promise|assurance)s?\b|\bdisclaim|\btermination assistance\b/;

const neverAllDowntimeCounts = /\bconfidential|\bpublicly\b|\bkeep the duration\b/;

const neverMeasuredByProvider = /\bpresumed correct\b|\bprivacy polic|\bsublicen/;

const neverCreditsSoleRemedy = /\bapart from termination\b|\bnon-conforming product\b|\breject and return\b/;

/** What lets one side judge alone. */
const asItSeesFit =
  /(?<!\w)(?:(?:sole|own|absolute|free|unfettered|entire) (?:and \w+ )?(?:discretion|judg?ment|choice|opinion|view|pleasure)|(?:in|at|within) (?:its|their|the \[\w+\]'s|\[\w+\]'s) (?:\w+ )?(?:discretion|judg?ment|opinion|pleasure|gift)|(?:as|which|that|what|whatever|whichever|whoever|whomever|whenever|however|how|where|if) (?:the )?(?:\[\w+\]|it|they) (?:\w+ ){0,2}?(?:thinks?|considers?|deems?|finds?|believes?|sees?|wishes|likes?|chooses?|prefers?|wants?|pleases?|decides?|determines?|judges?|regards?|feels?|cares?|may (?:\w+ )?(?:think|consider|deem|find|see|wish|choose|prefer|want|please|decide|determine|select))\b|(?:whatever|whichever|any|such) \w+ (?:that |as |which )?(?:the )?(?:\[\w+\]|it) (?:\w+ )?(?:finds?|likes?|wants?|thinks?|prefers?|chooses?|considers?|deems?|sees?)\b|\[\w+\]'s (?:own )?(?:view|opinion|word|decision|assessment)\b(?! of the)|if \[\w+\] (?:feel|think|consider|believe)|sees? fit|thinks? fit|up to (?:us|the \[\w+\]|\[\w+\])|left to (?:the )?\[\w+\]|(?:is|are|be|rests|lies) (?:a matter )?(?:for|with) (?:the )?\[\w+\](?: alone)? (?:to|alone)|(?:suits?|appears? \w+ to|seems? \w+ to) (?:it|the \[\w+\]|\[\w+\])|free hand)/;
const bounded =
  /\breasonabl[ey]\b(?! or unreasonable)|\bgood faith\b|\bnot (?:be )?unreasonably\b|\bconsult(?:ation|ing)? with\b/;

const promisesPerfection = (words: string): boolean =>
  !neverPerfectAvailability.test(words) &&
  !/\b(?:copy of|during any dispute|paid-up|of the price|in advance|going dark|abated|current terms|records|orderly transfer)\b/.test(
    words,
  );

const namesTargets = (words: string): boolean =>
  !neverTargetsOnly.test(words) &&
  !/\bnot responsible for\b.{0,200}\bwebsites?\b|\b(?:completeness|truth|accuracy) of (?:any|the) (?:advertis|content)/.test(
    words,
  );

/** What makes an issue harmless however it is worded. */
const harmless: Readonly<Record<string, RegExp>> = {
  'all-downtime-counts':
    /\b(?:go-live|pay for|payable for|committed output|set-off|absolute and unconditional|purchase duty|charges run|deemed output)\b/,
  'credits-uncapped':
    /\b(?:credit report|minimum (?:\w+ )?fee|remainder of the term|fees remain payable|milestone|up to (?:(?:the|a) )?(?:whole|entire|full|total|maximum|\d))\b/,
  'targets-only':
    /\b(?:quantity of energy|output is as available|volumes or plant|the plant will be available|level of output)\b/,
  'credits-on-top': /\b(?:late delivery|amounts drawn|security)\b|\bset off against\b.{0,20}\bdamages\b/,
};

const exceptHarmless = <Rules extends Readonly<Record<string, readonly IssueRule[]>>>(rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([id, all]) => {
      const never = harmless[id];
      return [id, never ? barring([never], all) : all];
    }),
  ) as unknown as Rules;

/** What quality of service is promised and what follows where it is missed. */
const found = defineTopic(
  'service-levels',
  file,
  exceptHarmless(
    closeBy({
      'downtime-defined-away': [
        {
          bears: 'taker',
          within: 'clause',
          all: [
            /^"?(?:down-?time|outages?|unavailab\w+)"? (?:means|shall mean)\b.{0,80}\b(?:no users?|all users|every user|(?:entire|whole) (?:service|platform|system|site|software)|(?:more than|exceed\w*|longer than|lasting over|in excess of) \d+ (?:consecutive |continuous )?(?:minutes|hours?))/,
          ],
        },
        {
          bears: 'taker',
          within: 'clause',
          all: [
            /^"?(?:down-?time|outages?|unavailab\w+)"?.{0,200}\b(?:do(?:es)? not include|exclud\w+)\b.{0,260}\b(?:degrad\w+|latency|slow\w*|partial (?:loss|outage|unavailab\w+)|loss of (?:any |individual |a |single )*(?:features?|function\w*|module))\b/,
          ],
        },
        {
          bears: 'taker',
          all: [
            /\b(?:down-?time|outages?|unavailab\w+|not available|interruptions?)\b/,
            /\b(?:(?:means|mean|occurs?|exists?|only|is|counts?)\b.{0,80}\b(?:no users?|all users|every user|no (?:\[\w+\]|customers?) (?:is|are|can)|(?:entire|whole|all) (?:of the )?(?:service|platform|system|site|software)|completely unavailable|totally unavailable)|(?:means|mean|only)\b.{0,60}\b(?:more than|exceed\w*|longer than|lasting (?:more than|over|longer)|over|in excess of|at least) \d+ (?:consecutive |continuous )?(?:minutes|hours?)|(?:outages?|interruptions?|down-?time|unavailability) (?:of |lasting )?(?:less|fewer|shorter|under|no more|up to)(?: than)? \d+ (?:\w+ )?(?:minutes|hours?)\b.{0,40}\b(?:disregarded|ignored|not (?:be )?(?:count\w*|include\w*|consider\w*)|exclud\w+))/,
          ],
          none: [
            alike,
            /\b(?:terminat\w+|material (?:function|feature|part)|any (?:feature|function|part|portion)|counts? double|(?:be|is|are) announced|restor\w+|respon\w+|notify|credit of|entitled to a|force majeure|rent|power|energy|seller|employ\w+)\b/,
          ],
        },
        {
          bears: 'taker',
          force: ['ban', 'exclusion', 'definition', 'fact', 'no-duty', 'duty'],
          all: [
            /\b(?:degrad\w+|latency|slow\w*|partial (?:loss|outage|unavailab\w+)|loss of (?:any |individual |a |single )*(?:features?|function\w*|module))\b/,
            /\b(?:do(?:es)? not|doesn't|don't|shall not|is not|are not|not) (?:be )?(?:counts?|constitute|include|considered|treated|regarded|deemed|amount)\b|\bexclud\w+/,
            /\b(?:down-?time|unavailab\w+|outages?|availability)\b|\[\w\] does not include (?:degrad|latency|slow|partial|loss)/,
          ],
          none: [alike, /\b(?:caused by|customer's (?:own )?(?:network|equipment)|force majeure)\b/],
        },
        {
          bears: 'taker',
          all: [
            /\b(?:service|platform|system|site|software)\b.{0,20}\b(?:considered|deemed|treated as|regarded as|counts as) (?:to be )?available\b.{0,20}\b(?:as long as|if|where|whenever|so long as|provided)\b.{0,40}\b(?:log-?in page|home page|ping|any (?:user|part|function)|servers? (?:respond|answer)|reach\w*|some)\b/,
          ],
          none: [alike],
        },
      ],
      'supplier-failures-excluded': [
        {
          bears: 'taker',
          within: 'clause',
          all: [
            /^"?(?:down-?time|outages?|unavailab\w+)"?.{0,200}\b(?:do(?:es)? not include|exclud\w+)\b.{0,360}?(?:\w+|\[(?:a|giver)\])'s (?:own )?(?:hosting|cloud|upstream|network|data cent\w+)(?:, (?:\w+,? )?(?:or|and) (?:other )?| )(?:suppliers|providers|vendors)\b/,
          ],
          none: [/\[taker\]'s (?:own )?(?:hosting|cloud|upstream|network)/],
        },
        {
          bears: 'taker',
          all: [
            /\b(?:down-?time|outages?|unavailab\w+|availability|service levels?|sla\b)|\[\w\] does not include (?:events|outages|failures|interruptions)/,
            /\b(?:do(?:es)? not|doesn't|don't|shall not|not|never) (?:be )?(?:counts?|includ\w+|responsible|apply|considered|treated|taken|liable)\b|\b(?:exclud\w+|disregarded|without regard to|ignor\w+|left out)\b/,
            /\[(?:a|o|giver)\]'s (?:own )?(?:\S+ (?:and |or )?){0,3}?(?:cloud|hosting|host|upstream|suppliers|vendors?|sub-?contractors?|isps?)\b(?! by)|\b\w+'s (?:own )?(?:hosting|cloud|upstream|network)(?:, (?:\w+,? )?(?:or|and) (?:other )?| )(?:suppliers|providers|vendors)\b|\bits (?:own )?(?:suppliers|vendors|sub-?contractors|hosting|cloud|host|data center operators)\b|\b(?:hosting|telecommunications|cloud|network|internet)(?: or \w+)? (?:service )?(?:providers?|suppliers?|partners?|\[\w\])(?: that)? (?:used|engaged|retained|selected)? ?(?:by )?(?:the )?\[(?:a|giver)\]|\b(?:cloud \[a\] \[a\] use|[a-z]+ (?:hosting )?\[p\] are disregarded|hosting \[p\])/,
          ],
          none: [
            alike,
            /\[taker\]'s|\b(?:beyond (?:its|the|\[\w+\]'s) (?:reasonable )?control|force majeure|customer's (?:own )?|other than|except|unless|count as|energy|seller|buyer|credit (?:of|worth))\b/,
          ],
        },
      ],
      'maintenance-declared-freely': [
        {
          bears: 'taker',
          within: 'clause',
          all: [
            /^"?(?:down-?time|outages?|unavailab\w+)"?.{0,200}\b(?:do(?:es)? not include|exclud\w+)\b.{0,120}\bmaintenance\b.{0,60}\b(?:announces?\b.{0,40}\b(?:before or during|during the|after the)|(?:designates?|declares?) as such|(?:of|for) (?:any|whatever) (?:length|duration)|without (?:prior )?notice)/,
          ],
        },
        {
          bears: 'taker',
          all: [
            /\b(?:maintenance|offline)\b/,
            /\b(?:announces?\b.{0,40}\b(?:before or during|during the|after the)|(?:designates?|declares?|announces?|chooses?) as such|(?:with or without|without(?: any)?(?: prior)?) (?:notice|warning)|(?:of|for) (?:any|whatever) (?:length|duration|period)|at any time|whenever|(?:scheduled|planned) (?:or|and) (?:un(?:scheduled|planned)|emergency)|planned or unplanned|emergency (?:maintenance|repairs?|updates?)|un(?:scheduled|planned) maintenance)\b/,
            /\b(?:(?:do(?:es)? not|doesn't|isn't|shall not|not|never) (?:be )?(?:counts?(?:ed)?|includ\w+|considered|treated|downtime|regarded)|exclud\w+|disregarded|left out|without regard|isn't downtime|means any period)\b/,
          ],
          clause: [/\b(?:down-?time|availab\w+|up-?time|outages?|unavailab\w+|maintenance means)\b/i],
          none: [
            alike,
            /\b(?:(?:up to|not (?:to )?exceed\w*|no more than|maximum of|less than|limited to) (?:\w+ )?\(?\d+|counts as downtime|fees?|equipment|price|insurance|charges|lessee|tenant|premises|rent|energy|mwh|power)\b/,
          ],
        },
      ],
      'credit-threshold-coarse': barring(
        [/\bwithout limit\b/],
        [
          {
            bears: 'taker',
            all: [
              /\bcredit(?:s|ed)?\b/,
              /\b(?:for )?(?:each|every) (?:full|whole|complete) (?:\d+ ?%|\d+ (?:hours?|consecutive hours)|(?:percentage )?point|percent|hour|day|24)/,
              /\b(?:availab\w+|unavailab\w+|down-?time|outages?|up-?time|below|falls? short)\b/,
            ],
            none: [alike, /\b(?:0\.\d+|part (?:of|thereof)|or part|rent|premises|interest)\b/],
          },
          {
            bears: 'taker',
            all: [
              /\bno (?:service )?credits?\b.{0,40}\b(?:due|payable|given|accrues?)\b.{0,30}\bunless\b.{0,30}\b(?:availability|up-?time)\b.{0,30}\bbelow (?:[1-8]?\d|9[0-7])(?:\.\d+)? ?%|\bcredits?\b.{0,40}\bonly (?:once|if|when|after)\b.{0,50}\b(?:down-?time|outages?|unavailability)\b.{0,20}\bexceeds? (?:[4-9]|\d\d+) hours/,
            ],
            none: [alike],
          },
        ],
      ),
      'availability-averaged': [
        {
          bears: 'taker',
          all: [
            /\b(?:up-?time|availability|available|service levels?)\b|\[p\] shall be measured on an annual/,
            /\b(?:(?:averaged?|measured|calculated|computed|tested)\b.{0,50}\b(?:(?:over|across|for|in|during|on) (?:each|any|every|the|a|an)?\b.{0,25}\b(?:quarter|quarterly|(?:contract |calendar )?years?|annual|yearly|(?:1?[02-9]|[3-9])[- ]months?)\b|yearly|annually|quarterly)|\d+(?:\.\d+)? ?% of the time (?:in|over|during|across) (?:each|any|every|the|a) (?:calendar |contract )?(?:quarter|year)|average availability over any \d+ (?:months|years))/,
          ],
          none: [
            alike,
            /\b(?:fees?|reports?|review\w*|staff|funds|prices?|monthly|each month|per month|interest|rent|taxes|royalt\w+|sales|inventory|consumption|credit facility|borrow\w*)\b/,
          ],
        },
      ],
      'credits-lapse': [
        {
          bears: 'taker',
          all: [
            /\b(?:service(?: level)? credits?|unused credits?|^credits|accrued credits?)\b/,
            /\b(?:expires?|lapses?|forfeit\w*|no (?:cash value|refund of)|not (?:be )?(?:redeem\w*|exchanged|converted|paid (?:out|in cash)|refund\w*|transferable|payable in cash)|cannot be (?:exchanged|redeemed|converted|paid)|never pay them|only be (?:set against|applied|used)|(?:applied|used|available|set) only (?:to|against|toward|for|as)|only be set)\b/,
          ],
          none: [
            alike,
            /\b(?:store|tax|letters? of credit|gift|if no (?:further|future)|paid in cash if|or paid|or refund\w*|shall be paid (?:to|within)|training credits?|prepaid|promotional)\b/,
          ],
        },
      ],
      'perfect-availability': holding(promisesPerfection, [
        {
          force: ['duty', 'ban', 'promise', 'fact'],
          all: [
            /\b(?:every (?:minute|second|hour|moment)|no failure of any (?:kind|sort)|not a (?:single )?(?:minute|second|moment)|day and night without|always)\b/,
            /\b(?:accessible|available|online|running|reachable|working|up\b|operational|permitted)\b/,
            /\b(?:system|service|platform|site|software|network|app|application|line)\b/,
          ],
          none: [
            neverPerfectAvailability,
            alike,
            definition,
            /\b(?:not (?:always|guarantee|warrant|promise)|except|maintenance|efforts|aims?|target|employee|support staff)\b/,
          ],
        },
        {
          force: ['ban', 'fact', 'promise', 'duty'],
          all: [
            /\b(?:at no (?:moment|time)|never (?:stops?|fails?|down|breaks?)|no faults? (?:whatsoever|at all|of any kind)|not for a (?:second|minute|moment))\b/,
            /\b(?:platform|software|service|system|site|network|app)\b/,
            /\b(?:out of reach|unavailable|down|stops?|faults?|answers? for|guarantees?|warrants?|inaccessible)\b/,
          ],
          none: [
            neverPerfectAvailability,
            alike,
            definition,
            /\b(?:not (?:guarantee|warrant|promise)|except|maintenance|liable)\b/,
          ],
        },
        {
          force: ['promise', 'duty', 'ban', 'fact'],
          all: [
            /\b(?:always be (?:online|available|up)|never (?:have (?:bugs|errors)|go (?:down|offline))|around the clock, every|no outage of any|no period of unavailability|at all times operate free|fault-free)\b/,
            /\b(?:app|site|service|system|platform|transmission|software|network)\b/,
          ],
          none: [
            neverPerfectAvailability,
            alike,
            definition,
            /\b(?:not (?:guarantee|warrant|promise)|except|excluding|maintenance|aims?|try|efforts|target)\b/,
          ],
        },
        ...barring(
          [
            neverPerfectAvailability,
            /(?<!\w)(?:normal use|termination assistance|will always be|materials and|workmanship|records|\[\w+\].s use of|repaired or replaced|free from defects)/,
            alike,
            definition,
          ],
          [
            {
              all: [
                /\b(?:never|not once|at no time|not at any time|always)\b.{0,30}\b(?:go(?:es)? (?:offline|down)|offline|unavailable|interrupted|down|fail|online|available|accessible|up and running)\b/,
                /\b(?:website|site|service|platform|system|software|network|servers?|app|line|application)\b/,
                /\b(?:promises?|guarantees?|warrants?|ensures?|shall|will|undertakes?)\b/,
              ],
              none: [
                /\b(?:not (?:guarantee|warrant|promise)|except|excluding|maintenance|target|efforts|below|less than)\b/,
              ],
            },
            {
              force: ['promise', 'duty', 'fact', 'ban'],
              all: [
                /\b(?:uninterrupted|error-?free|without interruption|free (?:of|from) (?:errors|defects|bugs|interruption)|no time (?:be )?unavailable|never (?:be )?(?:down|unavailable|interrupted)|at all times (?:be )?available|100 percent|zero downtime)\b|\b100 ?%/,
                /\b(?:services?|platform|software|network|system|site|uptime|availab\w+|app|solution|website)\b/,
                /\b(?:warrants?|guarantees?|ensure|shall|will|must|promises?|represents?|commits?)\b/,
              ],
              none: [
                /\b(?:not (?:warrant|guarantee|represent|promise)|does not|do not|no (?:warranty|guarantee|representation)|disclaim\w*|cannot|excluding|except|target\w*|aims?|efforts|as is|employee|rent|premises|payment|pays?|price|fees?|accept\w*)\b/,
              ],
            },
            {
              all: [
                /\b(?:100 ?(?:percent|per cent)|on-time performance of 100|zero (?:unplanned|downtime|planned)|uninterrupted(?:ly)?|without (?:any )?interruption|continuous|never be down|every second|at all times without|always be wholly|error-?free|free of (?:bugs|errors|any defect)|without exception|not a single|absolute)\b|\b100 ?%/,
                service,
                /\b(?:warrants?|shall|will|guarante\w+|promise|undertakes?|covenants?|is required|required|owed|commitment|must)\b/,
              ],
              none: [
                /\b(?:not (?:warrant|guarantee|promise)|does not|do not|no warranty|aims?|only availability|employees|vest|premises|quiet enjoyment|less the downtime|excluding|except|target of|(?:does|will) not be (?:uninterrupted|error)|confidential|payment of|pays|rent|royalt\w+|shares?|cannot guarantee|disclaims?|100 (?:percent|%) of (?:the )?(?:fees?|price|purchase|shares|stock|cost)|unlicensed|accept(?:ed|ance)|employment)\b/,
              ],
            },
          ],
        ),
      ]),
      'all-downtime-counts': barring(
        [
          /\bdo(?:es)? not count (?:as|toward)\b/,
          /\b(?:excused|excluded) (?:time|minutes|downtime|events?)\b.{0,30}\bmeans\b/,
          /\bnet trading revenue\b|\brevenues? (?:guarantee|shall be not less)/,
          /\bcounts? as (?:available|availability|uptime)\b|\bdeemed (?:to be )?available\b/,
        ],
        [
          {
            within: 'sentence',
            all: [
              /\b(?:outage|downtime|maintenance|interruption|unavailab\w+)\b/,
              /\b(?:reason (?:\S+ ){0,4}?(?:is )?immaterial|lowers the score|treated as a failure|regarded as (?:a failure|downtime)|counts? as a failure|is a failure)\b/,
            ],
            none: [neverAllDowntimeCounts, alike, /\bnot\b/],
          },
          {
            within: 'sentence',
            all: [
              levels,
              /(?<!\w)(?:scheduled works|planned|maintenance|updat\w+|force majeure|third-party|\[\w+\]'s (?:own )?(?:network|internet|default|fault|systems?|equipment)|beyond the \[\w+\]'s control|acts of the)\b/,
              /\b(?:for whatever reason|whatever the (?:reason|cause)|no allowance|answerable for each|counts? against|every (?:time|minute|period)|included|including (?:such|faults|planned)|even (?:if|where)|any period in which)\b/,
            ],
            none: [
              neverAllDowntimeCounts,
              alike,
              /\b(?:exclud\w+|not (?:be )?(?:count|includ|treat|deem)\w*|except|other than|only|does not|due notice|not responsible|insurance|fees)\b/,
            ],
          },
          ...barring(
            [
              neverAllDowntimeCounts,
              /\b(?:delivered energy|curtail)/,
              /\b(?:availability of parts|capacity charge|force majeure includes|defects reported)/,
            ],
            [
              {
                all: [
                  /\b(?:all|any|every) (?:down-?time|outages?|unavailab\w+|interruptions?)\b/,
                  /\b(?:whatever (?:its|the) cause|planned or unplanned|scheduled or (?:not|unscheduled)|regardless of (?:cause|fault)|irrespective|however caused|for any reason)\b/,
                  /\bcount\w*|\bincluded\b|\btaken into account\b/,
                ],
                none: [alike, definition, /\bnot (?:be )?count|\bexclud/],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:availability|down-?time|unavailab\w+|outages?|service levels?|uptime)\b/,
                  /(?<!\w)(?:scheduled|maintenance|force majeure|third[- ]part\w+|customer's|\[\w+\]'s (?:own )?(?:systems?|network|equipment)|without exclusion|no exclusions?|of any kind)\b/,
                  /\b(?:counted as|count as|deemed (?:failures?|downtime|outages?)|without (?:any )?exclusions?|no exclusions?|treated as|included in|attribut\w+ to)\b/,
                ],
                none: [
                  alike,
                  definition,
                  /\b(?:not (?:be )?(?:counted|treated|deemed|included)|are excluded|excluded from|excludes?|excluding|is not|does not|only)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:availab\w+|unavailab\w+|down-?time|outages?|response times?|measurement|clock|windows|late running|service level|get in|uptime)\b/,
                  /\b(?:planned|scheduled|maintenance|upgrades|patches|network faults|(?:\[\w+\]|customer)'s own|third[- ]party|force majeure|acts of god|carriers|utilities|cloud platforms?|curtailment|grid|weather|traffic|internet|access or information|strangers|no period is left out|whatever the cause|whoever is to blame|data supplied by|excused outages|irrespective)\b/,
                  /\b(?:counts? (?:as|against)|included?|includes|counted as|no period is left out|charged with|not stopped|treated as|no excused|added to|not (?:to )?be deducted|takes? the risk|fall within|irrespective|not excluded|does? not reduce)\b/,
                ],
                none: [
                  alike,
                  definition,
                  /\b(?:excludes?|excluding|not included in the rent|only as far|do not count|does not count|not count|not downtime|excluded|is not counted|left out of|works time|working time|clock stops|does not include|performance of its|force majeure event includes|insurance|fees?)\b/,
                ],
              },
              {
                within: 'clause',
                all: [
                  /\bcounts? as (?:\[\w+\]'s )?downtime\b/,
                  /\b(?:even if|own internet|maintenance|force majeure)\b/,
                ],
                none: [/\bnot count\b|\bonly as far\b|\bdon't count\b/],
              },
            ],
          ),
        ],
      ),
      'exclusions-swallow-uptime': [
        {
          within: 'clause',
          all: [
            /\b(?:take|takes|bring|switch|shut) (?:the )?(?:service|system|platform|site) (?:down|off|offline)\b|\b(?:works|maintenance|upgrades)\b/,
            /\b(?:whenever|as often as|for as long as|at any time|any time it) /,
            /\b(?:never|not|n't) (?:be )?(?:counted|count|counts|treated|regarded|considered|included)\b/,
            /\b(?:down-?time|outage|availab\w+|unavailab\w+|up-?time)\b/,
          ],
          none: [alike, definition, /\b(?:up to \d|no more than|announced|ahead|hours a month)\b/],
        },
        {
          within: 'sentence',
          all: [
            asItSeesFit,
            /\b(?:down-?time|availab\w+|outages?|unavailab\w+|up-?time|interruptions?)\b/,
            /\b(?:not (?:be )?(?:count\w*|regard\w*|treat\w*|include\w*|consider\w*)|exclud\w+|left out|disregard\w*|ignor\w+|set aside|deduct\w*|does not include)\b/,
          ],
          none: [alike, bounded, /\b(?:up to \d|no more than|not exceed|announced|ahead|insurance|liabilit\w+)\b/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:downtime|availability|interruptions?|outages?)\b/,
            /\b(?:not regarded|set aside|leave out|not (?:be )?(?:counted|considered|treated)|discount|ignore)\b/,
            /\b(?:(?:finds?|believes?|thinks?|considers?) (?:useful|were not|necessary|appropriate|fit)|whichever|whenever and however often|how(?:ever)? often|any interruption)\b/,
          ],
          none: [alike, definition, /\b(?:no more than|up to \d|announced|ahead)\b/],
        },
        {
          within: 'sentence',
          all: [
            /(?<!\w)(?:up-?time|down-?time|outages?|availab\w+|unavailab\w+|maintenance|sla\b|performance issues|interruptions?|\[a\] shall not apply to performance)\b/,
            /\b(?:left out|not (?:count|apply)|n't count|disregarded|treated as (?:time during|available)|excluded|ignored|may declare maintenance)\b/,
            /\b(?:of whatever length|whatever (?:length|hour)|as often and|as long as it|by someone else|anything else|designated by|other causes?|any other|thinks?|determines|hardware failure|deems? necessary|traffic peaks)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:up to \d|no more than|not exceed|announced|\d+ (?:hours|days)(?:'| before| in advance)|customer's own)\b/,
          ],
        },
        {
          all: [
            /\b(?:outages?|downtime|interruptions?|unavailab\w+)\b/,
            /\b(?:disregarded|ignored|left out|not (?:be )?(?:taken into account|counted|considered)|excluded|does not count|do not count)\b/,
            /\b(?:cloud|hosting|providers?|suppliers?|vendors?|subcontractors?|any cause|whatever|maintenance of any)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:customer's own|up to \d|announced|client's own|beyond .{0,20}control|not more than)\b/,
          ],
        },
        {
          all: [
            /\b(?:do(?:es)? not|not|never) (?:be )?(?:count\w*|include\w*)|\bexclud\w+|\bdisregarded\b/,
            /\b(?:suppliers?|subcontractors?|vendors?|hosting|upgrades|emergency|unscheduled|any maintenance|third[- ]part\w+)\b/,
            /\b(?:down-?time|availability|outages?|uptime|unavailab\w+)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:customer's|up to \d|no more than|announced|maximum|beyond .{0,20}control|counts? as|days' notice)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:availability|down-?time|unavailab\w+|outages?|uptime|service levels?|interruptions?)\b/,
            /\b(?:not (?:be )?(?:counted|count|include\w*|considered|deemed)|excludes?|excluding|excluded|exclusive of|disregard\w*)\b/,
            /\[\w+\]'s (?:\w+[- ])?(?:third-party|hosting|network|subcontractors?|suppliers?|vendors?|cloud|own)|\b(?:third-party (?:hosting|network|cloud|providers?)|(?:\[\w+\] )?determines (?:were|was|is|are|to be)|of whatever (?:frequency|length|duration)|regardless of (?:length|duration)|emergency maintenance|unscheduled maintenance|sole discretion|any reason)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:up to \d|no more than|not exceed|maximum of|announced|advance notice|days' notice|hours' notice|misuse|insurance|liabilit\w+|between \d)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:availab\w+|down-?time|outage|uptime|service level|commitment|credits?)\b/,
            /\b(?:does not include|don't count|not count|never counts?|excluded|exclud(?:es|ing)|disregarded|outside|removed from|leaves? out|not an outage|treated as available|left out)\b/,
            /\b(?:any maintenance|unscheduled|whether scheduled or not|any other (?:interruption|cause)|considers necessary|however long|hosting suppliers|subcontractors|no maximum|without notice|whatever type|third-party hosting|lasting fewer|less than \d+ hours|any hour which|beta features|vendor failures|remaining hours|any cause other than|when and as long|as it likes|emergency maintenance|personnel|traffic peaks|deems? necessary|at any hour|for however long)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:up to \d+ hours|only up to|announced \d+ days|\d+ days? (?:ahead|before)|between 1|rent|garden|customer's own equipment|counts as downtime|not exceed)\b/,
          ],
        },
        {
          within: 'clause',
          all: [/\[\w+\] (?:don't|do not) count\b/, /\b(?:fixing|updating|maintenance)\b/, /\bhowever long\b/],
        },
      ],
      'credits-uncapped': [
        {
          within: 'clause',
          all: [
            /\b(?:fees? for (?:an?|the) (?:entire|whole|full) (?:quarter|year|month)|no (?:upper )?(?:maximum|limit)|(?:whole|full|entire) year's fees|full month's|more than the (?:charges|fees))\b/,
            /\b(?:response times?|downtime|service credits?|availability|target|uptime|outage|service level)\b/,
            /\b(?:give back|gives? back|back|credits?|refund|waive|deduct\w*)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:letters? of credit|tax|lender|not exceed|at most|up to|capped|terminat\w+|prepaid)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:service credits?|credits?|deductions?|fees back)\b/,
            /\b(?:no (?:upper )?limit|may exceed the (?:charges|fees)|without any ceiling|(?:whole|full|entire) (?:month|year)'?s? ?(?:charge|fees?|'s)|year's fees back|full month's|\d{2} ?% of the annual|being cumulative)\b/,
            levels,
          ],
          none: [
            alike,
            definition,
            /\b(?:letters? of credit|tax|lender|borrower|credit facility|not exceed|limited to|up to|capped|sole)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:target|service level|availability|response time|kpi|level)\b/,
            /\b(?:miss\w*|not (?:met|reached)|below|fail\w*|fall\w*)\b/,
            /\b(?:waives?|forfeits?|refunds?|loses?|credits?|repays?)\b.{0,30}\b(?:entire|whole|all|full)\b.{0,30}\b(?:annual|yearly|fees?|charges|year)\b/,
          ],
          none: [alike, definition, /\b(?:prepaid|terminat\w+|unused|up to|month's fee)\b/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:refunds?|credits?|waives?|forfeits?|pays? back|reimburse\w*)\b/,
            /\b(?:whole|all|entire|full)\b.{0,30}\b(?:yearly|annual|year'?s?|quarterly|fees|charges)\b|\b(?:[5-9]|\d\d) ?(?:percent|%) of (?:the )?(?:annual|yearly)/,
            /\b(?:service level|availability|unavailab\w+|down-?time|uptime|outage|response time|kpi|sla)\b/,
          ],
          none: [alike, definition, /\b(?:up to|not exceed|capped|maximum|prepaid|terminat\w+|limited to|unused)\b/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:credits?|fees?|charges|refunds?|month free|forfeits?|owe|remuneration|\$ ?1,?000)\b/,
            breachOfLevel,
            /\b(?:without (?:any )?(?:maximum|limit|cap|ceiling)|unlimited|no (?:limit|cap|ceiling|maximum|upper bound)|uncapped|may exceed the fees|beyond the|whole (?:quarterly|annual|yearly|monthly)|annual (?:charges|fees)|yearly fees|(?:all|entire) fees|in full|however many|not be subject to the cap)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:up to \d|not exceed|never exceed|willful|misconduct|tax credits|lender|borrower|liability for|together|sole|exclusive remed|prepaid fees|terminat\w+|late (?:fee|charge|payment)|interest|delay damages|overdue|commission)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\bcredits?\b/,
            /\b(?:unlimited|uncapped|no (?:limit|cap|ceiling|maximum)|not be subject to (?:the |any )?(?:cap|ceiling)|without (?:any )?(?:limit|cap|maximum|ceiling)|accumulate)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:not exceed|lender|borrower|tax|together|extend|storage|line of credit|letters? of credit|not (?:be )?(?:unlimited|accumulate)|credit cards?|credit limit|may not exceed)\b/,
          ],
        },
        {
          all: [
            /\b(?:credits?|refunds?|forfeits?|waived?)\b/,
            /\b\d+ ?(?:%|percent|per cent) of (?:the )?(?:annual|yearly|total)\b|\bwhole (?:quarterly|annual|yearly) fee\b|\ball fees for the preceding\b|\bannual (?:maintenance )?fees? (?:are|is) waived\b|\bequal to \d+ (?:%|percent) of yearly\b/,
            /\b(?:downtime|availability|kpi|service level|response times|outage|slip)\b/,
          ],
          none: [alike, definition, /\bup to\b|\bnot exceed\b|\bcap\b/],
        },
        { within: 'clause', all: [/\b(?:month free|free month)\b/, /\bno limit\b/] },
        { all: [/\bfailed call\b|\beach failed\b/, /(?:\$|£|€)\d/, /\bhowever many\b/] },
      ],
      'credits-on-top': [
        {
          within: 'sentence',
          all: [
            /\b(?:service credits?|credits?|sums credited|credited)\b/,
            /\b(?:nonetheless|not (?:to )?be (?:offset|set off|deducted|counted|credited)|still (?:claim|sue|recover)|in full as well|whole of its loss)\b/,
            /\b(?:compensation|loss|damages|sue|claim)\b/,
          ],
          none: [alike, definition, /\btax\b|\bletter of credit/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:credits?|deductions?)\b/,
            /\b(?:not prevent|as well|in addition to|on top of|besides|without prejudice|without giving credit|not (?:be )?taken into account|also pay)\b/,
            /\b(?:damages|loss(?:es)?|recover\w*|sue|claim)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:(?<!not )in lieu|sole|tax|letter of credit|less any|count(?:s)? toward|may not|deducted from)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\bservice credits?\b|\bcredits?\b/,
            /\b(?:not limit|in addition|without prejudice|not (?:be )?(?:the )?(?:sole|exclusive)|not (?:affect|exclude|preclude|reduce)|as well as|besides|shall not (?:limit|affect))\b/,
            /\b(?:damages|remed\w+|loss(?:es)?|claim|recover)\b/,
          ],
          none: [
            /\b(?:may not claim)/,
            definition,
            /\b(?:(?<!not )in lieu of|may not|less|deduct\w*|count toward|sole and exclusive remedy|tax credits?|rights of either|only (?:monetary )?remedy|do not limit customer's other|credits are not an)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:credits?|rebates?|kpi scheme|price adjustment)\b/,
            /\b(?:in addition to|not in (?:substitution|lieu)|without prejudice|does not (?:reduce|limit)|do not (?:limit|reduce)|cumulative|over and above|besides|still sue|not be (?:deducted|set against)|no account being taken|disregarded in assessing|remains free|not instead of|no defen[sc]e|no payment on account|on top of|will not be deducted)\b/,
            /\b(?:damages|remed(?:y|ies)|compensation|loss(?:es)?|liability|recover|sue|relief|claim)\b/,
          ],
          none: [
            /\b(?:may not claim|(?<!not )in lieu of)/,
            alike,
            definition,
            /\b(?:sole|less any credits|count toward|base salary|bonuses|exclusive|given by law|tax|letter of credit|only (?:monetary )?remedy|rights of (?:either|each)|do not limit customer's other remedies)\b(?!.{0,5}not)/,
          ],
        },
      ],
      'credits-sole-remedy': [
        {
          bears: 'taker',
          force: 'no-right',
          all: [
            /^(?:apart from|other than|beyond|except for|save for) (?:the )?(?:service )?credits?\b.{0,20}\[a\] (?:has|have|shall have) no (?:\w+ )?(?:claim|remedy|recourse|right)/,
          ],
          none: [alike],
        },
        {
          within: 'clause',
          all: [
            /\bcredits?\b/,
            /\b(?:(?:beyond|besides|apart from|other than) the credit|once and for all|(?:demand|claim|have) nothing|and nothing else|settles? any claim|that's all|taken to have waived)\b/,
            /\b(?:outage|service level|downtime|availability|missed|down|interruption|failure)\b/,
          ],
          none: [
            neverCreditsSoleRemedy,
            alike,
            definition,
            /\b(?:may (?:also )?(?:end|terminate)|letter of credit|tax|besides the credit, the \[\w+\] may)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:credits?|extension of the term)\b/,
            /\b(?:nothing else|that's all|(?:taken|deemed) to have waived|waived every other|no damages, refund|in its place|can't cancel|no other (?:claim|remedy|right))\b/,
            levels,
          ],
          none: [
            neverCreditsSoleRemedy,
            alike,
            definition,
            /\b(?:not (?:be )?(?:the )?(?:sole|exclusive)|without prejudice|may (?:also )?terminate|letter of credit|tax credit|except|unless)\b/,
          ],
        },
        {
          all: [
            /\bcredits?\b/,
            /\b(?:only thing|all (?:that )?(?:\[\w+\]|you) (?:can|may|will|get)|nothing (?:else|more|beyond|other)|no (?:other|further) (?:remed\w+|claims?|right|compensation|liability)|limited to)\b/,
            /\b(?:uptime|downtime|outage|service level|target|availability|failure|interruption|down)\b/,
          ],
          none: [
            neverCreditsSoleRemedy,
            alike,
            definition,
            /\bterminat|\bexcept|\bnot exceed|\bcredits? (?:are|is) limited to\b|\bfee\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\bcredits?\b/,
            /\b(?:sole|only|exclusive|entire) (?:and exclusive )?(?:remed(?:y|ies)|recourse|compensation|liability|right|relief|claim)\b/,
          ],
          none: [
            neverCreditsSoleRemedy,
            alike,
            definition,
            /\bnot (?:be )?(?:the |an? |\[\w+\]'s )?(?:sole|only|exclusive)|\bexcept|\bunless|\bmay (?:also )?(?:terminate|end)|\bwithout prejudice|\bletter of credit|\btax credit|\bdo not limit/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:credits?|reduction of the next fee)\b/,
            /\b(?:sole|exclusive(?:ly)?|only (?:remedy|relief|recourse|compensation|credits)|one and only|entire (?:recourse|remedy|liability)|no (?:remedy other|liability)|nothing else|full and final(?: satisfaction)?|discharge in full|is all (?:you|\[\w+\]) get|may claim only|being limited to|look (?:exclusively|solely)|waives damages|not termination)\b/,
            /\b(?:remed(?:y|ies)|recourse|compensation|relief|liabilit\w+|damages|claims?|obligations|get|satisfaction|look)\b/,
          ],
          none: [
            neverCreditsSoleRemedy,
            alike,
            definition,
            /\b(?:do not limit|except that|without prejudice|cumulative|does not limit|defective goods|arbitration|may (?:also )?(?:end|terminate)|other than (?:the )?right|unless|tax|letters? of credit|except for repeated|not (?:be )?(?:the |an? |\[\w+\]'s )?(?:sole|exclusive)|not exclusive)\b/,
          ],
        },
        { none: [neverCreditsSoleRemedy], all: [/\ba credit toward\b.{0,40}\bis all\b|\bcredits? is all\b/] },
      ],
      'credit-claim-window': [
        {
          within: 'sentence',
          all: [
            /\bcredits?\b/,
            /\b(?:unless|if (?:the )?\[\w+\] (?:does|has|fails)|must|only if)\b/,
            /\b(?:within|inside(?: of)?|in|before) (?:the )?\d+ (?:business |working )?(?:hours?|days?|weeks?)\b/,
            /\b(?:gone|lost|lapses?|forfeit\w*|no credit|waive\w*|expires?|void|barred)\b/,
          ],
          test: (hits) => {
            const days = allDaysIn(hits.map(({ input }) => input).join(' '));
            return !days.length || Math.min(...days) < 30;
          },
          none: [alike, definition, /\b(?:automatic\w*|tax|letter of credit|credit card|loan|invoice)\b/],
        },
        {
          within: 'clause',
          all: [
            /\bcredits?\b/,
            /\b(?:write in|on application|applications?|requests?|claims?|email|ask)\b/,
            /\b(?:(?:during|within|in|more than) (?:the )?(?:\d+|a) (?:business |working )?(?:days?|hours?|weeks?)|\d+ (?:business )?days? after|more than a week)\b/,
            /\b(?:no credit|turned down|lose|rejected|refused|lapse\w*|late)\b/,
          ],
          test: (hits) => {
            const days = allDaysIn(hits.map(({ input }) => input).join(' '));
            return !days.length || Math.min(...days) < 30;
          },
          none: [
            alike,
            definition,
            /\b(?:automatic\w*|tax|letter of credit|credit card|loan|invoice)\b|\bis honou?red\b|\bwithout any application/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\bcredits?\b/,
            /\b(?:asked for|email \[\w+\]|ticket|requests?|application|claim(?:ed|s)?|apply)\b/,
            /\b(?:within|not later than|no later than|before the end of|after the) (?:the )?(?:\d+ (?:business )?(?:days?|hours?)|(?:fifth|tenth|fifteenth|seventh|\w+) day|week|5|7|10)\b/,
            /\b(?:lapses?|lose it|late\b|no obligation|unless|conditional|not be (?:honored|honoured|considered|accepted)|otherwise|forfeit\w*)\b/,
          ],
          test: (hits) => {
            const days = allDaysIn(hits.map(({ input }) => input).join(' '));
            return !days.length || Math.min(...days) < 30;
          },
          none: [
            alike,
            definition,
            /\b(?:automatic\w*|is honou?red|tax|letter of credit|credit card|loan|invoice|credit (?:check|report|limit|terms))\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\bcredits?\b/,
            /\b(?:loses?|lost|forfeit\w*|no credit|not (?:be )?entitled|waive\w*|lapse\w*|expire\w*)\b/,
            /\b(?:unless|if|failing|within|not .{0,30}claim\w*)\b/,
            /\b(?:a|1|one|\d+) (?:business |working |calendar )?(?:days?|weeks?|hours?)\b/,
          ],
          test: (hits) => {
            const days = allDaysIn(hits.map(({ input }) => input).join(' '));
            return !days.length || Math.min(...days) < 30;
          },
          none: [
            alike,
            definition,
            /\b(?:automatic\w*|does not|tax|letter of credit|credit card|loan|honou?red|vacation)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\bcredits?\b/,
            /\b(?:request\w*|claim\w*|submit\w*|notif\w*|appl(?:y|ied) for|ask)\b/,
            /\b(?:within|in|no later than|inside) (?:\w+ )?\d+ ?(?:business |working |calendar )?(?:days?|hours?|weeks?)\b/,
            /\b(?:expire|waiv\w+|forfeit\w*|lapse|not (?:be )?entitled|lose[sd]?|barred|void|must|otherwise|failure)\b/,
          ],
          test: (hits) => Math.min(...allDaysIn(hits.map(({ input }) => input).join(' '))) < 30,
          none: [
            alike,
            definition,
            /\b(?:automatic\w*|does not forfeit|honou?red|tax|letter of credit|credit card|warranty|loan|invoices shall)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:credits?|entitlement|money back for downtime|application|proof|claim)\b/,
            /\b(?:request|claim(?:s|ed)?|demand(?:ed)?|ask(?:ed)? for|sought|notice|file|email|submits?|opens? a ticket|application|filing)\b/,
            /\b(?:forfeit\w*|lapses?|waives?|given it up|valid only|only if|expires?|don't count|no credit is due|must|forgoes|promptly|failing which|not demanded)\b/,
            /\b\d+ ?(?:business |working |calendar )?(?:days?|hours?|weeks?)\b|\btenth day\b|\bend of the week\b|\bsame calendar week\b/,
            /\b(?:credits?|downtime|outage|interruption|availability)\b/,
          ],
          test: (hits) => {
            const days = allDaysIn(hits.map(({ input }) => input).join(' '));
            return !days.length || Math.min(...days) < 30;
          },
          none: [
            alike,
            definition,
            /\b(?:does not forfeit|without a claim|honou?red|automatic\w*|warranty|tax|credit card|invoices shall|refund of the price|letter of credit|credit check|credit report|loan)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:money back for (?:downtime|outages?)|credit for (?:downtime|an outage))\b/,
            /\b(?:inside|within) \d+ (?:hours|days)\b/,
          ],
        },
      ],
      'targets-only': holding(namesTargets, [
        {
          within: 'clause',
          all: [
            /\b(?:service levels?|response times?|availab\w+|up-?time|resolution times?|performance (?:figures|levels|standards))\b/,
            /\b(?:aspirations?|targets?|goals?|ambitions?|intentions?|indicat\w+|guid(?:e|ance|elines?)|illustrat\w+|hopes?|aims?|objectives|estimates?|approximate)\b/,
            /\b(?:no consequences?|without consequence|not (?:be )?(?:a breach|binding|liable|enforceable|a promise)|no (?:liability|remedy|claim|credit|breach|right|promise)|nothing follows|n't (?:promise|guarantee|bind))\b/,
          ],
          none: [
            neverTargetsOnly,
            definition,
            /\b(?:are binding|entitles?|credits? (?:is|are|shall be) (?:given|due|payable)|sales|business plan|budget|bonus|unless|forecast)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:strives?|aims?|illustrate what is usual|seeks? to|figures in the service description|typical|hopes?)\b/,
            /\b(?:response times?|service (?:levels?|description)|availability|uptime|performance)\b/,
            /\b(?:not answerable|no claim|not (?:be )?(?:liable|responsible|a breach)|gives? (?:\S+ ){0,3}?no (?:claim|right))\b/,
          ],
          none: [neverTargetsOnly, definition, /\breceives a credit\b|\bsales\b|\bbonus\b/],
        },
        {
          within: 'clause',
          all: [
            /\b(?:aims? to be up|goals?|hopes? to achieve|endeavou?rs|targets?|indicative|efforts)\b/,
            /\b(?:performance standards|service levels?|availability|response times?|up \d|be up|uptime|achieve)\b/,
            /\b(?:can't promise|not a breach|no (?:cause of action|remedy|liability)|won't get anything|accepts no liability|not (?:be )?construed as commitments)\b/,
          ],
          none: [
            neverTargetsOnly,
            definition,
            /\b(?:are binding|credits? (?:is|are|shall be) (?:given|due|payable)|sales|business plan|budget|bonus|unless)\b/,
          ],
        },
        ...barring(
          [neverTargetsOnly, /\b(?:communications lines|merchant|pricing|content|third[- ]part)/],
          [
            {
              all: [
                says(concepts.noDuty),
                /\b(?:response times?|availability|uptime|service levels?|performance levels?|resolution times?|transit times?)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:credits?|if|beyond .{0,20}control|force majeure|caused by|except|third[- ]part\w+|customer's own|uninterrupted)\b/,
              ],
            },
            {
              within: 'clause',
              all: [
                /\b(?:service levels?|response|resolution|availability|uptime|sla|make the service available|performance levels?)\b/,
                /\b(?:goals? only|targets? only|indicative|goals|targets|reasonable efforts|reasonable endeavou?rs|objectives|non-binding|estimates)\b/,
                /\b(?:not (?:be )?(?:liable|a breach|constitute|binding)|no (?:liability|remedy|breach)|do not constitute|not be a (?:material )?breach)\b/,
              ],
              none: [
                definition,
                /\b(?:are binding|credits? (?:is|are|shall be) (?:given|due|payable|issued)|business plan|budget|bonus|except for|unless)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:service levels?|response times?|availability|performance (?:figures|levels|indicators|targets)|uptime|key performance|kpis?|sla|expected output|transit times|goals|resolution times|keep the service up)\b/,
                /\b(?:targets? only|targets? (?:and|rather)|are targets\b|goals?|for guidance|non-binding|not (?:be )?(?:a breach|binding|guaranteed|bind)|indicative|for information|aspirational|objectives|estimates|statement of intent|endeavor|efforts|no (?:promises|remedy|credits|consequence|guarantee|rebate)|as and when available|nothing follows|try to)\b/,
                /\b(?:no (?:remedy|promises|credits?|refunds?|damages|rebate|rights|financial|availability)|not (?:a )?breach|not bind|not binding|non-binding|may not rely|aspirational|nothing|do not bind|carrying no|confers no|get nothing|owes? .{0,20}nothing|targets? only|not guaranteed)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:binding commitments and not|except for|severity 1 incidents|binding and carry|sales figures|business plan|bonus|gives a credit)\b/,
              ],
            },
            {
              within: 'clause',
              all: [
                /\btry to keep\b|\breasonable efforts to (?:reach|keep|make|achieve|meet)\b/,
                /\bno (?:promises|guarantee|credits?)\b|\bget nothing\b|\bno credits\b/,
              ],
              none: [/\bbinding\b/],
            },
          ],
        ),
      ]),
      'measured-by-provider': [
        {
          bears: 'other',
          all: [
            /\b(?:availability|up-?time|service levels?|down-?time)\b.{0,40}\b(?:computed|measured|calculated|determined|monitored) (?:solely |only |exclusively )?by (?:the )?\[a\]'s (?:own |internal )*(?:monitoring|systems?|tools?|logs|measurements?)\b|\[a\]'s (?:own )?(?:measurements?|figures|logs|records|monitoring) alone\b.{0,40}\b(?:service levels?|availability|up-?time)\b/,
          ],
          none: [alike, /\b(?:independent|third[- ]party)\b/],
        },
        {
          bears: 'taker',
          all: [
            /\b(?:availability|up-?time|service levels?|down-?time)\b.{0,40}\b(?:computed|measured|calculated|determined|monitored) (?:solely |only |exclusively )?by (?:the )?(?:\[giver\]|\w+)'s (?:own |internal )+(?:monitoring|systems?|tools?|logs|measurements?)\b/,
          ],
          none: [alike, /\b(?:independent|third[- ]party)\b/],
        },
        {
          within: 'clause',
          all: [
            levels,
            /\bonly (?:the )?\[\w+\]'s (?:own )?(?:figures|data|logs|records|readings|tools|measurements|numbers)|\[\w+\]'s (?:own )?(?:figures|logs|records|readings|instruments|measurements|numbers|tools) (?:alone )?(?:count|decide|prevail|govern|are (?:final|decisive|conclusive))/,
          ],
          none: [
            alike,
            definition,
            /\bpresumed correct\b|\b(?:independent|may (?:check|dispute|verify)|unless|invoice)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            levels,
            /\b(?:measur\w+|monitor\w*|logs?|records|instruments?|readings|figures|numbers|reports?|assess\w*|calculat\w*|determin\w+)\b/,
            /\b(?:final|conclusive|binding|decisive|dispositive|last word|beyond (?:dispute|question|challenge)|cannot be (?:\w+ )?(?:disputed|questioned|challenged|contested)|not (?:be )?(?:disputed|contested|challenged|questioned)|may not (?:dispute|contest|challenge|question|rely)|(?:the )?only (?:evidence|figures|record)|sole (?:source|evidence|basis)|alone (?:count|decide)s?|of no account)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:independent|presumed|unless|rebutt\w*|expert|manifest error|not (?:be )?(?:final|binding|conclusive)|may (?:dispute|check|verify)|billing|invoice|weight|bonus|target|sole remedy|employee|meter|energy|non-binding)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:instruments|certif(?:y|ies|icate)|readings|logs|own (?:tools|data|records|monitoring)|measurements?)\b/,
            /\b(?:of no account|cannot be (?:called into question|questioned|disputed|challenged)|what counts is|not (?:be )?(?:open to|subject to) (?:question|challenge|dispute)|beyond question)\b/,
            /\b(?:downtime|performed|performance|availability|uptime|service levels?)\b/,
          ],
          none: [
            neverMeasuredByProvider,
            alike,
            definition,
            /\b(?:independent|manifest error|completion certificate|may check|engineer)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:measures?|assessment|determination|logs|numbers|records|report|monitoring)\b/,
            /\b(?:the ones that count|final|conclusive|sole source|may not rely on any other|on the basis of its (?:internal|own) records|not be open to (?:challenge|audit)|disregarded)\b/,
            /\b(?:how long \[\w+\]'re up|credit is due|uptime|availability|downtime|performance|service levels?)\b/,
          ],
          none: [
            neverMeasuredByProvider,
            alike,
            definition,
            /\b(?:independent|presumed|unless|rebutt\w*|expert|not (?:be )?(?:final|binding)|may dispute|billing|invoice|weight|employee|sole remedy)\b/,
          ],
        },
        {
          all: [
            /\b(?:logs?|records?|data|tools?|monitoring|measurements?|reports?|statistics)\b/,
            /\b(?:sole|only|exclusive|conclusive|final|binding|definitive)\b/,
            /\b(?:availability|uptime|service levels?|outages?|performance|response times?|downtime)\b/,
          ],
          none: [
            neverMeasuredByProvider,
            alike,
            definition,
            /\b(?:independent|both|presumed|unless|expert|not (?:be )?(?:final|binding|conclusive)|sole remedy|exclusive remedy|only remedy|bonus|target|non-binding)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:uptime|availability|service levels?|outages?|performance|response times?)\b/,
            /\b(?:solely|exclusively|only|determination|determined by|own (?:tools|systems|monitoring|data|measurements?)|its (?:tools|systems|monitoring))\b/,
            /\b(?:monitoring|tools|logged|measur\w*|calculated|determination|records|logs)\b/,
            /\b(?:determinative|final|binding|conclusive|controlling|may not|not (?:be )?(?:disput|contest|challeng)\w*|solely|exclusively|prevail)\b/,
          ],
          none: [
            neverMeasuredByProvider,
            alike,
            definition,
            /\b(?:independent|both|presumed|unless|rebutt\w*|expert|not (?:be )?(?:final|binding|conclusive)|bonus|employee|billing|invoice)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:availability|performance|kpis?|service levels?|uptime|outage|target|missed|severity|logs|scorecard|measurements|level was missed|credits)\b/,
            /\b(?:exclusively|alone|only \[?\w+\]?'?s? ?(?:own )?(?:records|figures|data)|its own|own (?:records|figures|tools)|by (?:the )?\[\w+\]'s (?:monitoring|tools|systems|own)|sole discretion|as reported by|measurements are|marks its own|logs kept by|published by|solent's own|assigned by|calculates its own|solely)\b/,
            /\b(?:determined|final|binding|binds?|conclusive|may not (?:verify|dispute|contest)|waives?|decided|prevail|dispositive|no (?:contrary|access|right)|don't count|not have it upgraded|cannot have|having no right|results bind|show|data used)\b/,
          ],
          none: [
            neverMeasuredByProvider,
            alike,
            definition,
            /\b(?:independent|read access|presumed right|not binding|yearly review|surveyor|unless customer shows|expert|invoice|usage fees|bonus|royalt\w+|employer)\b/,
          ],
        },
      ],
      'sla-hair-trigger': [
        {
          within: 'sentence',
          all: [
            /\b(?:any shortfall|one missed|1 missed|a missed|single miss|first miss|tenth of a percent|however (?:small|slight)|ever offline)\b/,
            /\b(?:availability|targets?|service levels?|uptime|response|offline)\b/,
            /\b(?:cancel|walk away|terminat\w+|leave|rescind|end the)\b/,
          ],
          none: [alike, definition, /\b(?:months of a year|consecutive|repeated|cure|remediation)\b/],
        },
        {
          within: 'sentence',
          all: [
            levels,
            /\b(?:first instance|ever|single|any one|more than [1-9] minutes|once|by whatever margin)\b/,
            /\b(?:rescission|leave|end all|terminat\w+|determine the contract|cancel|rescind)\b/,
            /\b(?:immediate|straight away|at once|forthwith|incapable of remedy|money back|all agreements)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:consecutive|repeated|chronic|cure|not entitle|payment|remediation|three|lender|employee)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            says(concepts.ending),
            says(concepts.atOnce, 'single', 'once', 'one', '1'),
            /\b(?:service levels?|uptime|availability|kpis?|response times?|targets?|sla)\b/,
            /\b(?:not (?:met|reached|kept)|miss\w*|fail\w*|below|breach\w*)\b/,
            /\b(?:any|single|once|one|1|first)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:[2-9] (?:months|times|misses|occasions)|consecutive|repeated|chronic|cure|not entitle|payment|remediation)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:kpi|service levels?|availability|uptime|sla|response times?|performance target)\b/,
            /\b(?:miss\w*|fail\w*|not (?:met|achieved)|below|drops?)\b/,
            /\b(?:once|single|any (?:one )?month|1 month|a month|one month|any service level|any time)\b/,
            /\b(?:terminat\w*|end (?:the|this)|cancel|rescind)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:\d months (?:in|out)|consecutive|repeated|[2-9] (?:times|months|misses|occasions)|chronic|cure|remediation|not entitle|third)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:availability|service levels?|kpi|uptime|response(?:s| target)?|outage|late (?:delivery|responses)|first late|output in a month|lead target|ticket in time|level)\b/,
            /\b(?:any 1 month|single|one|1|any failure|2 late|first|once|uptime in a day|in a month|by any amount|as soon as|however small|any (?:month|failure)|drops? below)\b/,
            /\b(?:may (?:end|terminate|cancel|leave|rescind)|terminat\w+|cancel\w*|leave on the spot|dismiss|rescind|material breach|bring .{0,40}to an end|end every|with full refund)\b/,
            /\b(?:single|once|1 month|1 missed|first|however small|any amount|any failure|forthwith|immediate(?:ly)?|at once|on the spot|every agreement|all lots|that day|without (?:a |notice or )?(?:cure|notice)|cannot be cured|as soon as|full refund|rescind|all your money|any 1)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:\d months out of|consecutive|3 (?:misses|months)|third miss|not entitle|does not|remediation|payment|lender|warning|not cured|absence|rent|either|three)\b/,
          ],
        },
        { all: [/\b1 outage and\b|\bone outage and\b/] },
      ],
    }),
  ),
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
