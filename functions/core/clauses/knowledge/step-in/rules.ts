import { barring, defineTopic } from '../issue.ts';
import { holding } from '../termination/holding.ts';
import { withSides } from '../termination/whose-side.ts';
import { fixes } from './fixes.ts';
import { bothSides, asItLikes, noLimitOfTime, takesOver as anyTakesOver, atItsCost } from '../termination/lexicon.ts';
import file from './issues.json' with { type: 'json' };

/** The ways English says that one party takes over what the other was to do. */
const stepIn =
  /\b(?:assume responsibility for|complet(?:e|ing|ion of) the works? (?:by|itself|through)|taking over|step(?:s|ped|ping)?[- ]?in(?:to|s)?\b|step into|step-out|step(?:s)? out|tak(?:e|es|ing|en) (?:over|management|possession|control)|takeover|assume (?:operation|control|performance)|out of (?:the )?\[\w\]'s hands|run (?:it|the services) (?:for|in)|(?:itself|themselves) perform|appoint itself|in (?:the )?\[\w+\]'s (?:stead|place)|in its (?:stead|place)|own people (?:onto|on)|had carried on by others|carried on by others|put in charge|put on the job|operating the|operat(?:e|es|ing|ion of) the (?:facility|terminal|outlet|services|platform)|managing the building|manage the building|run the (?:services|outlet|terminal)|runs the|while .{0,30}(?:operates|runs) the|performed by third parties|performed in its stead)/;

const whim =
  /\b(?:not (?:satisfied|happy|content)|absolute discretion|whenever|at any time|for (?:any|whatever) reason|sole discretion|(?:as|when|if|whenever) (?:it|\[\w\]) (?:deems?|sees|thinks?|considers?|believes?|pleases|chooses|loses)|(?:deems?|thinks?|considers?|believes?|feels?) (?:it |that |this )?(?:fit|to be|would|desirable|necessary|standards|likely)|dissatisf\w+|in (?:its|the \[\w\]'s|\[\w\]'s) (?:opinion|interests|judge?ment|discretion)|opinion|judge?ment|at its (?:absolute )?(?:election|option)|absolute option|at its election|however minor|apprehension|any failure|no default|perceived|loses confidence|as and when|could affect|pleases|discretion|think that)\b/;

/** Another takes over what a party has to do: the wider vocabulary. */
const takesOver = new RegExp(
  `${anyTakesOver.source}|${stepIn.source}|\\bstep-?in\\b|\\bassume (?:the )?(?:conduct|(?:day-to-day )?control|running|management)|\\bsend in (?:its|their) own|\\bhand over (?:the )?(?:operation|conduct|running|management)|\\b(?:run|running|manage|operate|conduct)s? (?:the )?(?:\\S+ )?(?:plant|services?|works?|outlet|hotel|facility|business|site|property|project)|\\b(?:have (?:it|them) carried out|carried out) by others|\\bassumed services|\\bperform in (?:the )?\\S+ (?:stead|place)|\\bbring in another|\\bin place of (?:the )?\\[\\w\\]|\\bentered the (?:plant|site|premises)|\\bperforms? the services|\\brun them itself|\\bdo (?:them|it) itself`,
);

/** The right does not depend on a failing. */
const withoutDefault =
  /\b(?:not depend (?:up)?on any (?:breach|default|failure)|whether or not .{0,30}(?:breach|default)|(?:may|might|could) be at risk|judges? such|prudent|at (?:the )?(?:\S+ )?request\b|on request|sole opinion|in its (?:\w+ )?(?:opinion|interests?|judge?ment|discretion)|for any reason|no breach|without (?:any )?(?:breach|default|cause)|dissatisfied|not satisfied|whenever)\b/;

/** Words that speak of another matter than of one taking over what the other does. */
const notStepIn =
  /\b(?:prosecut\w+|patents?|litigation|capital expenditure|sign-?on|commission of the revenue|hold harmless|repurchase|option to purchase|pending the closing|brand of|programs, scripts|install\w* any|lease term|approved supplier|landlord|repairs|premises|furniture|may not carry out|earn-?out|fee book)\b/;

const inItsPlace =
  /\b(?:step(?:s|ped|ping)?[- ]?(?:in(?:to|s)?|out)\b|tak(?:e|es|en|ing) (?:\S+ ){0,8}?(?:over|possession|control|charge|management)\b|took over|takes? (?:\S+ ){0,8}?out of|taken out of|takeover|in (?:charge|control) of|out of (?:the )?\[\w\]'s hands|stead|place of|assum\w+|substitute|itself|themselves|by others|others\b|own (?:people|staff|\w+ in charge)|appoint\w*|nominee|nominat\w*|replacement|possession of|entered the|another contractor|run(?:s|ning)?\b|operat\w*|manag\w*|hand(?:s|ed|ing)? (?:\S+ ){0,3}?(?:back|over)|third part\w+|rivals?|competitors?|put in charge|on the job|control|people|come back|service back|resume|sees fit|indefinitely)\b/;

/** Freed of what the other side does while it stands in: nothing to answer for. */
const freedOfTheirActs =
  /\[a\] (?:is|are|(?:shall|will) (?:not )?be) (?:not |never )?(?:liable|responsible|answerable) for [^.;]{0,60}\b(?:acts?|omissions?|failures?|conduct|faults?) (?:\w+ ){0,3}(?:of|by) (?:the )?\[o\]/;

const standsIn = (words: string): boolean => !notStepIn.test(words) && inItsPlace.test(words);

const paysForIt = (words: string): boolean =>
  standsIn(words) &&
  !/\bat (?:the )?\[\w+\]'s (?:own |sole )?(?:cost|expense)s?(?: and (?:cost|expense)s?)?,? (?:co-?operate|assist)|\[o\] shall reimburse (?:the )?\[a\]/.test(
    words,
  );

/** Step-in: when the other side may take over, at whose cost and for how long. */
export const issues = defineTopic(
  'step-in',
  file,
  withSides(file.issues, {
    'step-in-broad-trigger': holding(standsIn, [
      {
        bears: 'other',
        force: 'right',
        all: [
          /\[a\] (?:may|can|is entitled to|shall be entitled to|has the right to)\b[^.;]{0,40}\b(?:step in|take over|perform|carry out|assume)\b/,
          /\b(?:whenever|where|if|when) (?:the )?(?:\[a\]|it|they) (?:\S+ )?(?:considers?|thinks?|believes?|deems?|decides?|wishes|sees fit|chooses)\b|\bfor any reason\b|\bin its (?:sole |absolute )?discretion\b/,
        ],
        none: [/\b(?:emergency|only (?:if|where)|reasonabl[ey])\b|\[each\]/],
      },
      {
        bears: 'actor',
        all: [/(?<!\w)(?:failure|part|scope) of (?:the )?\[a\]|\[a\]'s scope|upon any failure of/, stepIn, whim],
        none: [/\b(?:only if|unless|no right|emergency)/, /\[each\]/],
      },
      {
        force: ['right', 'duty', 'fact', 'definition', 'transfer', 'promise'],
        all: [stepIn, whim],
        none: [
          /\b(?:unused|licenses|only if|only where|no right|contract manager|emergency|regulator|unless|own keys|has lasted|abandoned|shall continue|as long as|may be prolonged|lasts until|when,? and only when|whether or not in competition|costs?\b|expenses?|charge|is satisfied that|when it is satisfied|remain in control|step out|competitor|competing|any operator|whomever|such date as|restore|hand(?:ed)? back|for which it|control of the (?:defen[cs]e|settlement|claim)|assignee|contract shall be)\b/,
          /\[each\]/,
        ],
      },
      {
        bears: 'actor',
        force: ['duty', 'fact'],
        all: [
          takesOver,
          /\b(?:right to (?:assume|take|step)|(?:shall|must|will) hand over (?:the )?(?:operation|conduct|running|management|control))/,
          withoutDefault,
        ],
        none: [/(?<!\w)(?:only (?:if|where)|unless|costs?|expir\w*|terminat\w*|end of)(?!\w)|\[each\]/],
      },
      {
        force: ['right', 'fact'],
        all: [takesOver, withoutDefault],
        none: [
          /(?<!\w)(?:only (?:if|where)|no right|unless|costs?|expenses?|competitor|as long as|until|records|audit|inspect|terminat\w*|own keys|its own (?:business|premises)|defen[cs]e|claim|may not|material (?:breach|default)|licen[cs]es?)(?!\w)|\[each\]/,
        ],
      },
      {
        force: ['right', 'fact', 'transfer'],
        all: [
          /(?<!\w)(?:step(?:s|ped|ping)?[- ]?in(?:to)?\b|take (?:\S+ ){0,6}?out of (?:the )?\[\w\]'s hands|take over (?:the |any |all )?(?:\w+ )?(?:services?|works?|performance|operation|running|management|project|plant|facility)|(?:put|place) (?:its|their) own \w+ in charge|assume (?:the )?(?:\S+ )?(?:control|conduct|running|operation|management|performance)|have others (?:do|finish|perform|complete))/,
          new RegExp(`${asItLikes.source}|\\buneasy|\\bunhappy|\\bnot (?:satisfied|happy)|\\bpleasure`),
        ],
        none: [
          bothSides,
          /\b(?:only (?:if|where)|no right|unless|costs?|competitor|until|audit|inspect|defen[cs]e|claims?|may not|material (?:breach|default)|licen[cs]es?|litigation|infring\w*|suit|prosecut\w*|regulat\w*|board|employ\w*|position)\b/,
        ],
      },
    ]),
    'step-in-at-bearers-cost': barring(
      [/\bsubstitutes?\b/, /\balterations\b|\bunamorti[sz]ed\b/],
      barring(
        [/\btake over the (?:defen[cs]e|conduct)\b/],
        holding(paysForIt, [
          {
            all: [
              /\bcosts? of (?:completing|finishing|performing) the works? by others|costs? of (?:step-?in|taking over|the takeover)/,
              /\bdeducted|borne by|paid by|charged to|reimburs|recover/,
            ],
            none: [/\breasonable and evidenced|own costs/],
          },
          { all: [/\bnot (?:be )?entitled to (?:any )?(?:charges|fees|payment)/, /\bstep-?in|takeover|took over/] },
          { all: [/\bstep into (?:the )?\[\w\]'s/, /\bcharge|costs/] },
          {
            all: [
              new RegExp(`${stepIn.source}|substitute appointed|takes? over|taking over`),
              /\b(?:costs?|expens\w+|outlay|expenditure|everything it costs|full cost|charges?|fees?|without charge|free of charge|spends|pay for it|losses|free)\b/,
              /(?<!\w)(?:reimburse\w*|recover\w*|falls? on|pay\b|pays|bear\w*|borne by|account of|deduct|at \[\w+\]'s|sole risk and cost|abate|without charge|refund\w*|indemnif\w*|liable for|charge (?:the )?\[\w\]|no charges|uplift|percent|for the account)(?!\w)/,
            ],
            none: [
              /\b(?:own costs|reasonable (?:and evidenced|extra cost)|shall not charge|own defects|shared equally|auditor|pays for them|at the agreed rates|travel|service credits?|debts and losses)\b/,
              /\[each\]/,
            ],
          },
          {
            all: [
              /\b(?:during|while) step-in|\bstep-in\b/,
              /\b(?:no charges|charges abate|charges (?:are )?reduced to nil|without charge|lend its)/,
            ],
            none: [/\bshall not charge/],
          },
          {
            within: 'sentence',
            force: ['duty', 'right', 'fact', 'ban'],
            all: [
              /\b(?:meet the bill|bear\w* (?:all|the whole|the|any)|borne by|pay (?:all|the|any|for)|repay|reimburse|deduct\w*|set (?:the )?(?:whole |full )?costs? (?:\S+ )?against|recover|receive no fee|no (?:charges|fees?) (?:are|is|shall be) payable|for (?:the )?account of)\b/,
              new RegExp(`${takesOver.source}|\\bmay (?:itself )?(?:do|carry out|perform) (?:them|it|the)`),
              /\b(?:whatever (?:it|the|that)|costs?|expenses?|laid out|overhead|bill|fee|charges)\b/,
            ],
            none: [
              /(?<!\w)(?:co-?operat\w*|reasonable|own costs|pays the charges|shared|capped|up to the|service credits?|audit\w*|inspect\w*|defen[cs]e|claim|travel|may terminate|insur\w*)(?!\w)|\[each\]/,
            ],
          },
          {
            force: ['duty', 'right', 'fact', 'ban', 'no-right'],
            all: [takesOver, atItsCost],
            none: [
              bothSides,
              /\b(?:reasonable|shall not charge|agreed rates|own (?:\w+ )?costs|shared|capped|up to|service credits?|audit\w*|inspect\w*|defen[cs]e|claims?|travel|terminat\w*|insur\w*|infring\w*|litigation|suit|patent\w*|licen[cs]e[ds]?|tax\w*|warrant\w*|interest|royalt\w+|employ\w*|assum\w+ (?:all|any|the) (?:risk|liab|obligation)\w*)\b/,
            ],
            test: (_, { words }) =>
              /\b(?:step-?in|take ?over|taken over|takeover|substitute|by others|in \[\w\]'s (?:place|stead)|finishing the work|itself)\b/.test(
                words,
              ),
          },
        ]),
      ),
    ),
    'step-in-without-end': holding(standsIn, [
      {
        force: ['no-duty', 'fact', 'right'],
        all: [
          /\b(?:no|not (?:be )?(?:under|obliged|required|obligated|bound))\b.{0,30}\b(?:step[- ]?out|hand(?: (?:back|over))|return|give back|relinquish|withdraw)/,
          /\bstep|\bservices?\b|\btake ?over|\bcontrol/,
        ],
        clause: [/step-?(?:in|out)|take ?over|taking over/],
        none: [/\bdata|\bconfidential|\[each\]/],
      },
      {
        all: [
          /^\[\w\] (?:may|shall|can|will) (?:continue|last|go on) indefinitely|step-?in (?:may|shall|can|will) (?:continue|last|go on) indefinitely/,
        ],
      },
      {
        all: [
          new RegExp(
            `${stepIn.source}|^\\[p\\] shall continue for as long as|control of the services|operation of the|possession of the|once taken over|service back|come back on`,
          ),
          /(?<!\w)(?:as long as|indefinite(?:ly)?|no (?:limit|longest)|not limited in time|alone decides when|decides when|need not be handed back|need not be (?:followed|returned)|when,? or if|when,? and only when|prolonged at will|under no (?:duty|obligation) to (?:return|hand back)|retain possession|until \[?\w+\]? elects|even where the default|permanent|unless \[?\w+\]? decides|rest of the term|not entitled to (?:come back|resume)|no claim to resume|such date as|may at any time choose|without limit|requires?)(?!\w)/,
        ],
        none: [
          /\b(?:may not continue|once the cause|\d+ days|as soon as|notes|photos|\d+ months|agreement of)\b/,
          /\[each\]/,
        ],
        force: ['right', 'duty', 'fact', 'ban', 'no-duty', 'no-right', 'exclusion', 'promise', 'transfer'],
      },
      {
        force: ['right', 'duty', 'fact', 'no-duty', 'ban'],
        all: [
          new RegExp(`${takesOver.source}|\\bremain in control|\\btakeover|\\bstep-in`),
          /(?<!\w)(?:as long as|unlimited period|(?:temporary or )?permanent\w*|no duty to (?:leave|return|hand)|under no duty to|until (?:it|the )?\[?\w*\]? ?(?:decides|chooses|elects|is minded)|without (?:limit|end)|indefinite\w*|for an? (?:unlimited|indefinite)|as \S+ elects|any length of time|within any period)(?!\w)/,
        ],
        none: [
          /(?<!\w)(?:\d+ (?:days|weeks|months)|as soon as|until the (?:cause|default|breach)|necessary to|not exceed|licen[cs]e|deliverables|lease|may not|confidential\w*|perform its obligations)(?!\w)|\[each\]/,
        ],
      },
      {
        force: ['duty', 'fact', 'right'],
        all: [
          /\bshall continue for as long as \[\w\] sees fit|\bcontinue (?:for )?as long as (?:the )?\[?\w+\]? (?:sees fit|wishes|chooses|likes)/,
        ],
        clause: [/\bstep-?in|\btak(?:e|ing) ?over/],
      },
      {
        all: [/\b(?:takeover|step-?in) (?:may|can|shall) be (?:temporary or permanent|permanent|of any duration)/],
      },
      {
        force: ['right', 'fact', 'duty', 'no-duty', 'ban'],
        all: [
          /(?<!\w)(?:step-?in|take ?over|taken (?:them|it|the \w+) over|in charge of|in control of|took over|hand (?:the )?\w+ back|let (?:the )?\[\w\] back in)(?!\w)/,
          noLimitOfTime,
        ],
        none: [
          bothSides,
          /\b(?:\d+ (?:days|weeks|months)|as soon as|cured|confidential\w*|licen[cs]e|lease|surviv\w*|data|employ\w*)\b/,
        ],
      },
    ]),
    'step-in-by-competitor': holding(standsIn, [
      {
        within: 'sentence',
        force: ['right', 'fact'],
        all: [
          stepIn,
          /(?<!\w)(?:including|even|whether or not|though|such as|also)(?!\w).{0,12}(?<!\w)(?:an? |any |1 of (?:the )?|its |another )?(?:\[\w+\]'s )?(?:competitors?|rivals?)(?!\w)|(?<!\w)(?:competitors?|rivals?) of (?:the )?\[o\]/,
        ],
        none: [/(?<!\w)(?:may not be|must not be|other than|not (?:be )?an? (?:competitor|rival)|excluding)|\[each\]/],
      },
      {
        all: [
          /\b(?:appoint|nominate|engage|bring in|designate|use) (?:any|a|an|another) (?:third part\w+|competitor|person|operator|\S+ operator|rival)/,
          /\b(?:competitor|competing|rival|whoever|any third part)/,
          stepIn,
        ],
        none: [
          /\b(?:is not a competitor|not a competitor|may not be|must not be|other than|approved by|bound by confid|not (?:a )?competitor)/,
          /\[each\]/,
        ],
      },
      {
        bears: 'actor',
        all: [
          /\[a\] (?:has no right to object|shall (?:permit|give|allow|instruct|grant)|must (?:open|show|give))/,
          /\bstep-in|take ?over|run the|appointee/,
          /\b(?:identity|no matter who|compet\w+|rival|appointee|nominee|designee|whoever)/,
        ],
        none: [/\bmay not be|must not be|other than a/],
      },
      {
        all: [
          stepIn,
          /\b(?:competitors?|compet\w+|rivals?|any third party|third parties of its|any (?:person|operator|supplier)|whomever|no matter who|whoever|other suppliers|others,? including|another contractor|neighbo?ring|nominee|nominate\w*|appointee|replacement agency|others\b|identity of|step-in contractor|delegated by|others in the market|hire one)\b/,
          /(?<!\w)(?:access|know-?how|use\b|competitor|competing|rival|source code|methods|technical data|confidential procedures|books|customer data|tools|instruct|without \[?\w+\]?'s consent|no right to object|bidding against|show them|build environment|drawings)(?!\w)/,
        ],
        none: [
          /(?<!\w)(?:is not a competitor|not a competitor|may not be|must not be|only through|must sign|subject to \[?\w+\]?'s|other than a|buy similar|cooperate with|only to what|liabilit|liable|damage|warrant|has agreed to keep)(?!\w)/,
          /\[each\]/,
        ],
      },
      {
        within: 'sentence',
        all: [
          /\b(?:call in|appoint|nominate|bring in) (?:whomever|whoever|any (?:operator|person|third party|contractor))/,
          /\b(?:step in|run the|take over|operate)/,
        ],
      },
      {
        all: [
          /\bno matter who|whoever it|any appointee/,
          /\bpermit|access|work with/,
          /\bconfidential|know-?how|procedures|systems|methods/,
        ],
      },
      {
        all: [
          /\bbring another contractor|1 of \[o\]'s competitors|one of \[\w\]'s competitors|hire .{0,20}competitors|maintenance company, even if it/,
          /\b(?:take over|plant|drawings|study|show)/,
        ],
      },
      {
        all: [
          /\bstep-?in|take ?over|taking over/,
          /\bincluding (?:rivals|(?:its |\[\w\]'s )?competitors)|competes with/,
        ],
        none: [/\b(?:may not be|must not be|other than|not a competitor|is not)/],
      },
      {
        within: 'clause',
        force: ['right', 'duty', 'fact'],
        all: [
          /\b(?:through (?:such|any) person|by others without restriction|any third party|such person as it may choose|whom(?:so)?ever|another \S+, a rival|a rival one|no objection to .{0,40}(?:same line of business|competitor|rival)|person of its choice|nominees? of its choice)\b/,
          /\b(?:full access|know-how|source code|its methods|pricing data|same line of business|rival|competitor|systems)\b/,
          /\b(?:step-?in|tak(?:e|ing|es) over|rights in this clause|bring in another|run the|assume)/,
        ],
        none: [
          /(?<!\w)(?:other than a competitor|not (?:be )?an? competitor|may not be|confidentiality undertaking|audit\w*|data (?:protection|processor)|buy similar)(?!\w)|\[each\]/,
        ],
      },
      {
        bears: 'giver',
        all: [
          /\b(?:step-?in|takeover|replacement) (?:nominee|contractor|operator|person|agent)\b|\bno objection\b/,
          /(?<!\w)(?:same line of business as|compet\w+ (?:with|of)|rival of) (?:the )?\[giver\]/,
        ],
        none: [/(?<!\w)(?:not be|other than|excluding)(?!\w)|\[each\]/],
      },
      {
        force: ['right', 'fact', 'duty'],
        all: [
          /(?<!\w)(?:step-?in|takes? over|in (?:the )?\[\w+\]'s (?:place|stead)|runs? the|takeover|have .{0,30}(?:run|perform|do) (?:it|the))(?!\w)/,
          /\b(?:rivals?|competitors?|same line of business|any (?:firm|person|third party|operator)|whoever|whomever|anyone|who runs)\b/,
          /(?<!\w)(?:let|pick|choose|appoint|nominate|bring in|may|for (?:the )?\[\w+\] to)(?!\w)/,
        ],
        none: [
          bothSides,
          /(?<!\w)(?:other than|not (?:be )?an? (?:\w+ )?(?:competitor|rival)|must not be|must not|may not|shall not|without (?:the )?\[\w\]'s|audit\w*|merger|control of|shares?|costs?|charges?|confidentiality undertaking|litigation|claim)(?!\w)/,
        ],
      },
    ]),
    'liable-during-step-in': barring(
      [freedOfTheirActs],
      holding(standsIn, [
        {
          all: [
            /\b(?:no (?:claim|remedy|recourse|right)|not (?:be )?(?:entitled|claim)|waives?|releases?)\b.{0,80}\b(?:anything done|acts?|omi(?:ssion|tted)|done or omitted|conduct|damage|loss)/,
            /(?<!\w)\[o\]|(?<!\w)(?:nominee|appointee|operator|third party|replacement)(?!\w)/,
          ],
          clause: [/step-?in|take ?over|taking over/],
          none: [/\[each\]|\bexcept|\bunless|\bnegligen/],
        },
        {
          all: [
            /^(?:the )?(?:\[[ap]\]|step-in|exercise of step-in|a takeover) (?:does|shall|will) not (?:relieve|release|excuse|affect)/,
            /\b(?:obligations?|liabilit\w+|responsib\w+|duties)/,
          ],
          clause: [/step-?in|take ?over/],
        },
        {
          all: [
            new RegExp(`${stepIn.source}|step-in contractor|is run by|others after step-in`),
            /(?<!\w)(?:remains? (?:responsible|liable|fully|answerable)|answers for|no liability|not (?:be )?(?:liable|reduced|affected|relieve)|relieves .{0,20}of none|accru(?:e|ing)|on the hook|hold .{0,25}harmless|waives|warranties extend|answers? for|continue to be levied|fully accountable|shall give .{0,20}a claim|deemed failures|delay damages|leaves? \[?\w+\]? (?:fully )?(?:accountable|liable|responsible)|failures of the)(?!\w)/,
          ],
          none: [
            /\b(?:is relieved|is not liable for failures caused by|shall not be responsible|is liable for damage caused by its|only for work|assignment|subcontractors as|reasonable and)\b/,
            /\[each\]|each party/,
          ],
        },
        {
          all: [
            /\b(?:step-?in|tak(?:ing|e) ?over|takeover)\b.{0,60}\b(?:shall|does|will) not (?:release|relieve|excuse|reduce|discharge)/,
            /\bliab|obligation|responsib|dut/,
          ],
        },
        {
          force: ['duty', 'fact', 'acknowledgement'],
          all: [
            /\b(?:remains?|continues? to be|stays?|shall be|is) (?:fully |solely |primarily )?(?:responsible|liable|answerable|accountable)\b|\bbe attributed to\b/,
            /(?<!\w)(?:while|during|in the time|when|for so long as|throughout|in the course of|in the performance of)(?!\w).{0,60}(?:\[o\]|\[\w+\]'s people|\bnominee|\bowner's people|\bperson brought in|\bothers\b|\bassumed services|\bstep-in|\bperson)/,
          ],
          clauseNone: [/\bsubcontract/],
          none: [
            /(?<!\w)(?:affiliate|employees|agents|users?|assign\w*|lease|force majeure|warranty period|subcontract\w*|confidential\w*|is liable for damage caused by (?:it|its))(?!\w)|\[each\] (?:shall|is|remain)/,
          ],
          test: (_, { words }) =>
            /\b(?:run|runs|running|perform|performs|operat\w+|manag\w+|carr(?:y|ies)|assumed|step-?in|takeover|brought in)/.test(
              words,
            ),
        },
        {
          force: ['ban', 'no-duty', 'exclusion', 'duty'],
          all: [
            /\b(?:no step-in|step-in|takeover|taking over|running the|run the|operat\w+ the)\b/,
            /(?<!\w)(?:shall|does|will) (?:not )?(?:relieve|release|excuse|discharge)(?!\w)|\bnot (?:be )?(?:answer|liable|responsible|answerable) (?:to (?:the )?\[o\]|for any damage)/,
            /\b(?:obligations?|liabilit\w+|damage|loss|responsib\w+|duties)\b/,
          ],
          none: [/(?<!\w)(?:is relieved|except|unless|negligen\w*|data|tenant|goods)(?!\w)|\[each\]/],
          clause: [
            /\bstep-?in|\btak(?:e|ing) ?over|\brun(?:ning)? the (?:plant|services|works|outlet|facility)|\bnominee/,
          ],
        },
        {
          all: [
            /(?<!\w)(?:step-?in|takeover|while (?:they|it|the \[\w+\]|\[\w+\]) (?:runs?|operates?|manages?)|people (?:run|make|operate)|taken over|by others in (?:its|\[\w\]'s) (?:place|stead))(?!\w)/,
            /\b(?:warrant\w+ .{0,30}(?:hold|extend|appl)|(?:leaves?|remain\w*|stay\w*) .{0,40}(?:untouched|unaffected|liable|responsible|answerable|bound)|answers? for nothing|not (?:be )?(?:relieve\w*|release\w*|answerable|liable|reduce\w*)|no liability|unaffected)\b/,
          ],
          none: [
            bothSides,
            /\b(?:is relieved|gives no warranty|only for|not liable for failures|except|unless|merger|shares?|compan(?:y|ies) (?:is|are)|lease|insur\w*|subcontract\w*|assign\w*)\b/,
          ],
        },
        {
          force: ['duty', 'fact', 'acknowledgement', 'ban'],
          all: [
            /\bremains? (?:\w+ )?(?:liable|responsible|answerable|accountable) for\b.{0,60}\b(?:performance|services?|works?)\b|\b(?:liable|responsible|answerable) for (?:the )?acts (?:and omissions )?of (?:the |such |those )?(?:third part\w+|nominee|replacement|substitute|step-in)/,
          ],
          clause: [/\bstep(?:s|ping)?[- ]?in\b|\btak(?:e|es|ing) over\b/],
          none: [bothSides, /\b(?:subcontract\w*|is relieved|except|unless)\b/],
        },
      ]),
    ),
  }),
  fixes,
);
