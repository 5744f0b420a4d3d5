import { allDaysIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { unlessDenied, type Denials } from '../denied.ts';
import { forEachGainer } from '../governing-law/for-each-side.ts';
import { withSides } from '../termination/whose-side.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** What nobody can help: the usual names for it and the usual events. */
const outsideEvent =
  /\b(?:force majeure|beyond (?:\S+ ){0,5}?control|outside (?:\S+ ){0,4}?(?:control|power|reach)|beyond (?:\S+ ){0,3}?(?:power|reach)|could not (?:help|avoid|prevent|foresee)|hinder(?:s|ed)?|(?:can't|cannot|could not) (?:control|govern)|acts? of god|acts? of princes|epidemics?(?! defects?)|pandemics?|embargo\w*|natural disasters?|extraordinary circumstances|excusing events?|excus(?:ed|es) by|outside (?:causes|events)|war\b|riots?|perils of the sea|government (?:order|measure|closure)s?|order of authorities|called off owing|extreme weather|emergency keeps|fire, flood|storms?|disruption beyond|enforced closing|events? of like|exceptional events|destruction of the|grid failure|relevant event|relief event|reliev\w+ event|excused event|hindered by events|impossibility|frustration|impracticab\w+\b(?! to (?:determine|ascertain|calculate))|no matter what happens|prevented\b)/;

const excused =
  /\b(?:(?:won't|can't) be (?:held )?(?:liable|responsible)|not (?:be )?(?:liable|responsible|answerable|in breach|in default|a breach)|without (?:liability|penalty|being in breach)|not have (?:broken|breached)|time (?:for \S+ )?(?:is|shall be) (?:lengthened|extended)|no damages are due|not be bound|aren't (?:responsible|liable)|isn't (?:responsible|liable)|excused|relieved|no (?:liability|responsibility|duty)|suspended|extended|may rely|pardoned|held harmless|deferred|incur no liability|bears? no|benefit of|exempt\w*|shall not answer|free(?:s|d) (?:\[?\w+\]? )?from)\b/;

const ownTrouble =
  /\b(?:subcontractors?'?|sub-?contractors?|suppliers?|shortages? of (?:labor|labour|materials|staff|workmen)|staff shortages?|labor shortages?|own (?:systems|workforce|employees)|outages? of|increase in (?:its )?costs|breakdown of|machinery|computer problems|letting (?:\[?\w+\]?|us) down|illness of|software errors?|foreseeable or not|inability to obtain|permits|workmen|cyber-?attacks?|bugs|hosting failure|whether or not preventable|equipment failure|lack of wind|strikes? of its own|commercial impracticability|difficult or expensive|own employees|market conditions|exchange rates|business plans|unavailability of|any business reason|malfunction|processors as matters|shortages, price|price increases|plant breakdowns?|computer failures?|loss of power|network congestion|third-party vendors|maintenance|any other cause|personnel|lack of funds|late subcontractors|(?:problems|trouble|failures?|faults?|breakdowns?) (?:with|of|in|at) (?:\S+ ){0,3}?(?:servers?|systems?|software|equipment|plant|machinery|vendors?|staff)|staffing|want of (?:staff|labou?r|materials|funds)|own workers|non-delivery by|scarce|price goes up|outages? (?:at|in)|(?:increases?|rises?) in (?:\S+ )?(?:costs?|prices?)|more (?:costly|expensive|onerous)|harder or|whether or not (?:\S+ ){0,2}?(?:foreseeable|within|avoidable)|obtain (?:\S+ )?financing)\b/;

const mutualRelief = /\[each\]|\b(?:neither|either|a party|affected party|each party|both \[?\w+)\b/;

/** One side does not answer for not performing in time, or its failing is no breach. */
const answersNot =
  "(?:(?:not|never|n't) (?:be |have |incur |bear |suffer |constitute )?(?:held |deemed |considered |regarded )?(?:to be |as )?(?:liable|responsible|answerable|accountable|in (?:default|breach)|(?:a |any )?(?:default|breach|liability|responsibility))|(?:has|have|bears?|assumes?|accepts?|incurs?|with) no (?:liability|responsibility)|excused|relieved|released from)";
const notPerforming =
  '(?:fail\\w*|delay\\w*|non-?performance|perform\\w*|late|defaults?|interrupt\\w*|deliver\\w*|work|provide|supply)';
const broughtAboutBy =
  '(?:caused|delayed|prevented|hindered|held up|impeded|interrupted|hampered|occasioned|stopped|affected|due to|by reason of|because of|on account of|attributable to|resulting from|results? from|aris(?:es?|ing) (?:from|out of)|as a result of|owing to|in consequence of|in case of|in the event of)';
const unhelped =
  '(?:not (?:be |have been )?(?:reasonably )?foresee\\w*|not (?:be |have been )?foreseen|unforesee\\w+|(?:no one|nobody|it|\\[\\w+\\]) (?:could|can) (?:not )?(?:reasonably )?(?:foresee|control|avoid|prevent)|strikes?|lock-?outs?|labou?r (?:disputes?|troubles?|stoppages?|difficulties)|fires?|floods?|earthquakes?|hurricanes?|civil (?:unrest|commotion|disturbance|disorder)|acts? of (?:public|governmental?|civil|military)|(?:public|governmental?) (?:authorit\\w+|orders?|actions?)|severe weather|natural (?:disasters?|catastroph\\w+|events?))';

/** The longest time that some words state, in days. */
const longest = (words: string): number =>
  Math.max(0, ...allDaysIn(words.replace(/(?:consecutive|full|continuous) /g, '')));

/** How a statement says that the issue is not so. */
const denials: Denials = {
  'own-failures-as-force-majeure': /\bfailures?\b.{0,60}\b(?:does|do|shall|will) not (?:excuse|relieve|release)\b/,
};

/** Force majeure: whom it excuses, what counts and what goes on meanwhile. */
const found = defineTopic(
  'force-majeure',
  file,
  withSides(file.issues, {
    'payment-despite-force-majeure': barring(
      [/\bas (?:\S+ )?extended (?:for|by|due to|under)\b|\bdelay (?:liquidated )?damages\b/],
      [
        {
          all: [
            /\bforce majeure\b[^.;]{0,40}\b(?:not|never) (?:excuse|relieve|release|suspend|delay) (?:the )?\[taker\](?:'s)? (?:from |of )?(?:(?:its|the|any) )?(?:obligation (?:to pay|of payment)|obligations to pay|paying|payment|duty to pay)/,
          ],
          none: [/\b(?:already|delivered|performed|before the|accrued|prior to)\b/],
        },
        {
          bears: 'actor',
          all: [
            /\[a\] (?:must|shall|will|has to|have to) (?:keep|continue|go on|carry on)(?: on)? (?:paying|to pay)\b/,
            /\b(?:down|unavailable|suspended|interrupted|not (?:provided|performed|delivered|available)|during|while|even if)\b.{0,60}\bforce majeure\b/,
          ],
          none: [
            /\[each\]|\bexcept\b|\bunless\b|\bfor (?:goods|services) (?:already )?(?:delivered|performed|received)/,
          ],
        },
        {
          all: [
            new RegExp(
              `${outsideEvent.source}|epidemic(?! defect)|shut by order|throughout closures|\\bcancell?ation of the trip|whatever its cause`,
            ),
            /\b(?:pay\w*|paid|fees?|charges?|rent\b|royalt\w+|dues|hire|refund|tuition|money back|sums)\b/,
            /\b(?:not (?:be )?(?:affected|excused|suspended|lessened|reduced|diminished)|(?:excuse|delay|relieve).{0,20}(?:payment|obligation to pay)|not entitle .{0,20}(?:withhold|reduce)|no force majeure event excuses|continue\w*|unabated|undiminished|no event|in full|not (?:abate|give)|no (?:reduction|refund|abatement)|unaffected|still (?:have to )?pay|shall pay|remain\w*|throughout|fall due|falls? due|regardless|go on paying|nonetheless payable|run on|retained|collected|does not give|payable|are made by)\b/,
          ],
          none: [
            /\b(?:service levels|fees abate|need not pay|already delivered|in proportion|follows actual|refunds the|not be required|rent abates|(?:\[o\]|\[taker\]) (?:is|shall be) excused from|excused from (?:paying|payment)|insurance|lack of funds|liquidated|failure to pay|obligations? to (?:pay|make payments?) (?:money|(?:amounts|sums) (?:due|owed)|for (?:goods|services) (?:delivered|rendered))|(?:other than|except(?: for)?|unless|save for|excluding|reasons other than) (?:an? |for )?(?:event of )?force majeure|other than (?:an? |the )?(?:obligation|payment)|except (?:for )?(?:payment|the obligation))\b/,
            /\[each\] (?:is|shall be) (?:not liable|excused)|neither \[each\]/,
            /\bshall reduce\b|\bsuch reduction\b/,
          ],
        },
        {
          all: [
            /\b(?:cannot attend|shut by order|closures due to)\b/,
            /\b(?:fees?|charges?|royalt\w+)\b/,
            /\b(?:run on|remain|go on|owing|continue)/,
          ],
        },
      ],
    ),
    'one-way-force-majeure': barring(
      [
        /\bshall not be extended for any reason\b|\bas (?:\S+ )?extended (?:for|by|due to|under)\b|\binterruptions? (?:of|in|to|that|which)\b[^.;]{0,60}\bcontrol\b/,
      ],
      [
        {
          all: [
            /\b(?:force majeure|(?:the|such) definition)\b/,
            /\b(?:in no (?:case|event) include|not include|never include|excludes?),? (?:for|in the case of|as regards) (?:the )?\[(?!each)\w+\]|\[(?!each)(?:a|taker|giver)\] (?:may not|shall not|cannot|is not entitled to|shall not be entitled to|has no right to) (?:claim|invoke|rely (?:up)?on|plead|declare) force majeure|\bforce majeure (?:relief )?(?:is|shall) not (?:be )?available to (?:the )?\[(?!each)\w+\]/,
          ],
          none: [
            /\[each\]|\bunless\b|\bto the extent\b|\bif (?:it|the)\b|\bfor (?:payment|its payment|failure to pay|lack of)\b|\bto excuse\b|\bforce majeure (?:for|as to|in respect of)\b|\buntil\b|\bwithout notice|\bwith respect to\b/,
          ],
        },
        ...forEachGainer((gainer) => ({
          within: 'sentence',
          force: ['no-duty', 'exclusion', 'ban', 'fact', 'promise', 'right', 'duty', 'acknowledgement'],
          all: [
            new RegExp(
              `${gainer}(?:'s (?:failure|delay|inability|non-?performance|performance)\\b)?[^.;]{0,60}?\\b${answersNot}\\b[^.;]{0,120}?\\b${notPerforming}\\b[^.;]{0,120}?\\b${broughtAboutBy}\\b[^.;]{0,200}?(?:${unhelped}|${outsideEvent.source})|\\b(?:in no event|under no circumstances) (?:shall|will) ${gainer} be (?:held |deemed |considered )?(?:to be )?(?:liable|responsible|in (?:default|breach))\\b[^.;]{0,120}?\\b${notPerforming}\\b[^.;]{0,120}?\\b${broughtAboutBy}\\b[^.;]{0,200}?(?:${unhelped}|${outsideEvent.source})|${gainer}'s (?:failure|delay|inability|non-?performance)\\b[^.;]{0,60}?\\b${answersNot}\\b[^.;]{0,60}?\\b${broughtAboutBy}\\b[^.;]{0,200}?(?:${unhelped}|${outsideEvent.source})`,
            ),
          ],
          none: [
            /\[each\] (?:shall|will|is|are|may|can)|\b(?:neither|each party|both \[?\w+)\b|\baffected party (?:shall|will|is)/,
            /\bpremises are damaged\b|\bdamaged or destroyed\b/,
            /\b(?:indemnif\w*|indirect|consequential|insurance|viruses|unauthori[sz]ed access|loss of data|third-party sites|remains? liable|not (?:be )?excused|exceed\w*|pay rent|infring\w*)\b/,
          ],
          clauseNone: [/neither \[each\]|\[each\] (?:shall|is|will) (?:not )?(?:be )?(?:liable|excused)/],
        })),
        {
          bears: 'other',
          all: [
            /\bonly (?:the )?\[a\] (?:may|can|is entitled to) (?:claim|rely on|invoke|plead|declare) (?:\S+ )?force majeure|\[a\] alone (?:may|can|is entitled to) (?:claim|rely on|invoke|plead|declare|terminate\b.{0,40}\bforce majeure|end\b.{0,40}\bforce majeure)/,
          ],
          none: [/\[each\]/],
        },
        {
          all: [
            new RegExp(`(?:\\[(?:a|p|giver|taker)\\](?:'s)?|\\bthe \\w+\\b)[^.;]{0,80}${excused.source}`),
            outsideEvent,
          ],
          none: [
            mutualRelief,
            /\bpremises are damaged\b|\bdamaged or destroyed\b|\band (?:the )?\[\w+\],? from\b|\blikewise\b|\brecommence|\bremains in default/,
            /\bservice levels|not waive|\[o\] (?:was|is) excused|(?<!\w)(?:caused by (?:the )?\[\w+\]|\[\w+\] causes)|\bnot be excused|\b(?:whether or not within its control|may not rely|absolute|defen[cs]e of|not (?:be )?force majeure|insurance|liable for content|notice|notify|shall inform|waives|recovery plan|uploaded|shall maintain|lessee's duty|rent\b|assumes all risk|expressly accepts|no excuse|not excused|not (?:be )?available|third-party sites|indemnif|indirect|consequential|delivery time for as long|whether caused by|unauthori[sz]ed access|viruses|loss of data|condition precedent|unless|within \d+ (?:hours|days)|subcontractors?'? and|in no event)\b/,
          ],
          clauseNone: [/neither \[each\]|\[each\] (?:shall|is|will) (?:not )?(?:be )?(?:liable|excused)/],
        },
        {
          all: [
            /\b(?:may rely on force majeure and .{0,30}may not|alone shall have the benefit|no (?:such|like) (?:relief|exemption)|not (?:available|extended) to)/,
            outsideEvent,
          ],
        },
        {
          all: [/\bperformance by (?:the )?\[\w+\] may be deferred|\bdefer/, outsideEvent, /\b(?:deferred|may be)/],
          none: [mutualRelief],
        },
      ],
    ),
    'own-failures-as-force-majeure': [
      {
        // Excused alike, but only one side has suppliers and staff whose failure can stop the work.
        force: ['no-duty', 'exclusion', 'fact', 'definition', 'duty'],
        all: [
          outsideEvent,
          /\b(?:(?:failures?|defaults?|delays?|non-?performance|insolvency|shortages?) (?:of|by|in) (?:(?:its|the|any|other|third[- ]party|\[giver\]|\[taker\]|or|and|of|by) ?){0,4}(?:suppliers?|subcontractors?|carriers?|vendors?|supply|third[- ]party providers?)|(?:suppliers?|subcontractors?)(?:'s?|s') (?:failures?|defaults?|delays?)|(?:its own|own) (?:employees|staff|workforce|personnel))\b/,
        ],
        none: [
          /\b(?:excluding|does not include|do not include|not include|shall not be|other than (?:a )?(?:failure|default)|except (?:where|to the extent)|unless|themselves|itself (?:is |was )?(?:caused|affected|prevented)|only (?:if|where)|(?:is|are|be) (?:not|no) (?:an? )?(?:events? of )?force majeure|where such (?:failure|default) is|without (?:its|their) fault)\b/,
        ],
        mutual: true,
        bears: 'taker',
        types: ['saas-agreement', 'service-agreement', 'license-agreement', 'purchase-agreement', 'other'],
      },
      {
        force: ['fact', 'duty', 'right', 'definition', 'no-duty', 'exclusion', 'ban', 'promise', 'transfer'],
        all: [
          ownTrouble,
          new RegExp(
            `${outsideEvent.source}|${excused.source}|excus\\w+|within its control|relief extends|rank as|fall under this|entitled to relief|like events`,
          ),
          /\b(?:includ\w+|excused?|not (?:be )?(?:liable|answer)|extends? to|rank as|deemed|fall under|entitled to relief|on account of|excusing|frees|counts? as (?:an? |events? )?(?:\S+ ){0,2}?(?:force majeure|outside|beyond|excus\w+|reliev\w+)|not be bound|no liability|shall excuse|include|is anything|means)\b/,
        ],
        none: [
          /\b(?:charges run on|does not include|do not (?:include|count)|does not count|shall not excuse|only (?:if|where)|is not excused|shall report|shall replace|no excuse|not (?:be )?force majeure|not (?:a|an|be an?) (?:event of )?force majeure|excluding|other than|lack of funds or|insurance|reasonably (?:skilled|diligent)|indemnif\w*|loss of (?:data|profit)|whether or not advised|infring\w*|suspen\w*|not (?:attributable|caused)|content)\b/,
          /neither \[each\]|\[each\]/,
          /\bworkaround|warrant|\bfor the benefit of\b|\bfunctionality\b|\bunavailable by reason of maintenance|\bnegligent acts\b|\bwithout (?:its|any|(?:the )?\[\w+\]'s) (?:own )?fault/,
        ],
      },
    ],
    'no-exit-from-long-force-majeure': [
      {
        all: [
          /\bforce majeure\b[^.;]{0,60}\b(?:not|never) (?:\S+ )?(?:entitle|allow|permit|give|justify) (?:the )?\[(?:taker|a|o)\](?: a right| the right)? to (?:terminate|cancel|end|withdraw|leave)/,
        ],
        none: [/\bunless\b|\bexcept\b|\bfor (?:less|fewer)\b/],
      },
      {
        all: [
          outsideEvent,
          /\b(?:may not terminate|cannot (?:terminate|cancel|be ended)|can't cancel|no right (?:to leave|to terminate|of)|no (?:power|liberty|freedom) to (?:withdraw|leave|terminate|cancel|end)|not be ground|never ends|shall take the goods whenever|stays? committed|remains? bound|waives any right|not be entitled to (?:terminate|cancel)|gives? .{0,20}the right to (?:cancel|terminate)|no limit on how long|stays? in (?:place|force)|not be free to|cannot contract with|gives? .{0,15}no right|be ended)\b/,
        ],
        none: [/\b(?:for convenience|nothing prevents|may terminate if|notice of force|opening date)\b/],
        test: ([, hit], { words }) =>
          !/the right to (?:cancel|terminate)$/.test(hit![0]) ||
          /\b(?:no|nor|not) (?:event of )?(?:force|epidemic|event|act)/.test(words),
      },
      {
        within: 'clause',
        all: [
          /\bno right to (?:terminate|cancel|withdraw)|\bmay not (?:terminate|cancel|withdraw)/,
          /\bforce majeure\b/,
          /\buntil then\b|\bhowever long|\bmeanwhile\b/,
        ],
      },
      {
        all: [
          /\b(?:the event|force majeure|suspension|disruption)\b/,
          /\bno matter how long|\bhowever long|\bas long as it (?:lasts|takes)|\bwithout (?:the )?\[\w+\] being free to|\buntil the event is over/,
          /\b(?:stays?|remains?|contract|term|bound|withdraw|continues?)\b/,
        ],
        none: [/\bmay terminate|\bexcused for|\brelief|\bfor (?:so|as) long as\b/],
      },
      {
        within: 'sentence',
        all: [/\bforce majeure extends|for as long as it lasts/, /\bshall take .{0,30}whenever|bound/],
      },
      ...barring(
        [/\b(?:records|kept|notify|within \d+ (?:hours|days)|refund within)/],
        [
          {
            within: 'sentence',
            all: [
              /\b(?:force majeure|(?<!in )the event(?! (?:that|of|when))|excusing event|relevant event)\b/,
              /\b(?:terminat\w*|bring the contract to an end|give notice of termination|end the contract)\b/,
              /\b\d+ (?:consecutive |full |continuous )?(?:days?|months?|years?)\b/,
            ],

            test: (hits) => longest(hits[2]![0]) > 365,
          },
          {
            within: 'sentence',
            all: [
              /\b(?:force majeure|(?<!in )the event(?! (?:that|of|when))|excusing event|relevant event)\b/,
              /\b(?:terminat\w*|bring the contract to an end|give notice of termination|end the contract)\b/,
              /\b\d+ (?:consecutive |full |continuous )?(?:days?|months?|years?)\b/,
            ],

            test: (hits) => longest(hits[2]![0]) >= 180,
            level: 'low',
          },
        ],
      ),
      {
        all: [
          /\b(?:excusing event|down because|postpones but never|no matter how long|however long it lasts|force majeure extends|as long as it lasts)\b/,
          /\b(?:terminat\w*|cancel|ends|whenever|\d{3} days)\b/,
        ],
        none: [/\bnothing prevents|may terminate if/],
      },
    ],
    'no-force-majeure-relief': barring(
      [/\b(?:economic )?hardship\b.{0,160}\b(?:is|are|shall) not\b.{0,20}\bforce majeure\b/],
      barring(
        [/\bpersonnel\b/],
        [
          {
            within: 'clause',
            all: [
              /\bobligations (?:are|shall be) absolute\b|\btakes? upon (?:itself|himself|themselves) the risks?\b/,
              /\brisks? of (?:every|any|all) (?:event|cause|circumstance)|\bforce majeure|\bbeyond (?:its|\S+'s) control/,
            ],
            none: [/\bpay\b|\brent\b/],
          },
          {
            force: ['ban', 'no-right', 'waiver'],
            all: [
              /\[a\].{0,60}\b(?:may not|shall not|cannot|not be entitled to|no right to|never) (?:invoke|rely on|claim|plead|assert)\b|\[a\].{0,40}\b(?:waives?|renounces?|gives? up|forgoes?) (?:\S+ ){0,3}?(?:right|benefit|defen[cs]e|protection|excuse)/,
              /\b(?:force majeure|impossibility|frustration|impracticab)/,
            ],
            none: [
              /\b(?:unless|if notice|within|own|subcontractor|does not waive|except|as to any|disaster recovery|failure of)\b/,
              /\[each\]/,
            ],
            bears: 'actor',
          },
          {
            force: ['duty', 'promise'],
            all: [
              /\[a\] (?:shall|must|has to|have to|will)\b.{0,60}\b(?:even (?:if|where|though|when)|whatever|no matter)\b/,
              /\b(?:beyond|outside) (?:\S+ ){0,4}?control|\b(?:can't|cannot|could not) (?:control|prevent)|\bforce majeure|\bwhatever happens/,
            ],
            none: [/\bpay|\brent\b|\bfees?\b|\bnotif|\[each\]|\breasonable (?:efforts|endeavou?rs)/],
            bears: 'actor',
          },
          {
            force: ['ban', 'no-right', 'waiver', 'duty'],
            all: [
              /\b(?:may not|shall not|cannot|not be entitled to|no right to|never) (?:invoke|rely on|claim|plead|assert)\b|\bwaives? (?:any |the )?(?:right|benefit|defen[cs]e|protection)/,
              /\b(?:force majeure|impossibility|frustration|impracticab)/,
            ],
            none: [
              /\b(?:unless|if notice|within|own|subcontractor|does not waive|except|as to any|disaster recovery|failure of)\b/,
              /\[each\]/,
            ],
          },
          {
            all: [
              new RegExp(
                `${outsideEvent.source}|hardship|weather|pandemics|labou?r disputes|event cancellation|government measures|cancell?ation by authorities|acts of government`,
              ),
              /\b(?:waives?|shall not be force majeure|bears? the risk|assumes? (?:all |the )?risks?|(?:do(?:es)?|shall|will) not (?:qualify|count|constitute)|not (?:be )?excusable|not be excused|no matter what|count against|assumes all risk|no excuse|is liable for delay even|not available|absolute|not extended|in no event|leaves .{0,20}liable|do not discharge|unconditional|no allowance|expressly accepts|shall perform notwithstanding|will .{0,40}extend a|gives? .{0,20}no excuse|regardless of|not (?:be )?excused|accepts? (?:all |the )?risks?|no (?:event|circumstance|cause)\b.{0,60}\b(?:excuse|relieve|release|extend)|in all circumstances|(?:are|is|be) not (?:a )?force majeure)\b/,
            ],
            none: [
              /\bno (?:event|circumstances?) (?:shall|will)\b[^.;]{0,40}\b(?:liable|default|breach|responsible)/,
              /\bshall (?:but )?extend\b|\bcause for cancell|\bsuch reduction\b|\bmay suspend\b|\bsuspend this agreement/,
              /\b(?:does not waive|ordinary equipment|lack of wind|lack of funds|could have avoided|is excused|neither|rent\b|royalt\w+|fees|not terminate|may not terminate|right of rescission|right to (?:cancel|terminate)|right to leave|to withdraw|take the goods|money back|within|unless|who uses|stays? committed|lessee's duty|payment obligation|waives force majeure as|pay\b|hire)\b/,
              /\[each\]/,
            ],
          },
          { all: [/\[a\] (?:must|shall) deliver on time no matter/], bears: 'actor' },
          { all: [/\b(?:must|shall) deliver on time no matter/] },
        ],
      ),
    ),
    'force-majeure-notice-trap': [
      {
        all: [
          /\b(?:failure|failing|omission) to (?:notify|give (?:\S+ )?notice|inform|report)\b[^.;]{0,40}\bwithin (\d+) (?:hours?|(?:business |calendar )?days?)\b[^.;]{0,60}\b(?:bars?|forfeits?|loses?|waives?|defeats|excludes?|shall (?:bar|constitute a waiver))\b/,
          /\bforce majeure\b/,
        ],
        test: (_, { words }) => allDaysIn(words).some((days) => days <= 5) || /\bhours?\b/.test(words),
        mutual: true,
      },
      {
        all: [
          /\[o\] (?:shall|will) be (?:treated|deemed|regarded|taken|considered)\b/,
          /\bunless\b.{0,60}\b(?:report|notice|particulars)|\bif\b.{0,40}\bnot (?:\S+ )?(?:report|notif)/,
          /\b(?:the event|force majeure|the cause)\b/,
        ],
        none: [/\[each\]/],
        bears: 'other',
      },
      {
        all: [
          new RegExp(
            `${outsideEvent.source}|(?<!in )the event(?! (?:that|of|when))|the cause|the disruption|to be excused|right to be excused|exceptional|no excuse|relief\\b`,
          ),
          /\b(?:notice|notif\w+|report\w*|tell|told|inform\w*|advise|written details|particulars|account of|supplied)\b/,
          /\b(?:waives? relief|of which it has not|(?:may not|can't|cannot) rely|extinguish\w*|constitutes? a waiver|waiver of (?:its|any|the) right|is lost|only (?:if|where)|failing which|condition precedent|can't use|unless|not be entitled|may not be claimed|forfeits|lapses|stand liable|precondition|only when|deprives|no relief|or else|deemed to waive|loses|barred|where it has not)\b/,
        ],
        none: [
          /\b(?:as soon as (?:reasonably )?practicable|lasts|continues for|does not deprive|does not remove|except so far|data breach|discount|learns of|within (?:[7-9]|1\d|\d\d) days)\b/,
          /\[each\]|affected party|\bunlawful|\blegal reasons|\brefus|\bclaims? (?:may|shall|can) be brought|\bno claim\b/,
        ],
      },
    ],
    'supply-diverted-in-force-majeure': [
      {
        within: 'sentence',
        force: ['right', 'no-duty', 'fact'],
        all: [
          /\b(?:force majeure|excusing event|shortages?|short supply|(?:during|while) the event)\b/,
          /\b(?:sell|supply|deliver|divert|offer|allocate|apportion|distribute|prefer)\b[^.;]{0,80}\b(?:third part(?:y|ies)|(?:to )?others?\b|other (?:customers|buyers|purchasers|markets)|among (?:its|\[\w+\]'s|such|any|the)(?: \S+){0,3}? ?(?:customers|buyers|purchasers)|for its own (?:account|use)|own (?:needs|requirements))\b/,
          /\bfor its own (?:account|benefit)|\bas (?:it|\[\w+\]) (?:sees? fit|thinks? fit|chooses?|elects?|considers?|determines?|decides?|likes?)|\b(?:sole|own|absolute|its) (?:and absolute )?discretion\b|\bothers? first\b|\bneed not\b|\bnot (?:be )?(?:obliged|required|bound) to\b|\bin (?:any|such) manner (?:as )?(?:it|\[\w+\])|\bthird part(?:y|ies)\b|\bprefer\b/,
        ],
        none: [
          /\b(?:pro rata|prorat\w*|rat(?:e)?ably|proportionate\w*|equitab\w+|fair(?:ly)?(?! treat)|reasonabl[ey]|shall not|may not|buyer may|mitigat\w*|cover from|purchase (?:\S+ ){0,3}?from (?:third|other)|obtain (?:\S+ ){0,3}?from)\b|\[(?:taker)\] (?:may|can|shall be entitled)/,
        ],
        bears: 'taker',
      },
    ],
    'force-majeure-extends-term': [
      {
        force: ['fact', 'duty', 'right', 'promise', 'no-duty'],
        all: [
          /\bforce majeure\b/,
          /(?<!payment )(?<!for )(?<!\w)(?:the |this |initial |contract |delivery |supply |\[\w+\]'s )?(?:term|contract period|duration)\b(?: of (?:this|the) (?:agreement|contract|lease|license))?,? (?:shall|will|is|are|be)(?: \S+){0,3}? (?:extended|prolonged|lengthened|increased)\b|\b(?:extends?|prolongs?|lengthens?|adds? to) (?:the |this )?(?:contract |delivery )?(?:term|agreement|contract)\b(?! for)|\badded to (?:the )?(?:end of the )?(?:contract |delivery |supply )?term\b/,
        ],
        none: [
          /\b(?:not (?:be )?(?:extend\w*|prolong\w*)|may (?:elect|choose|request|ask)|option|time for (?:performance|delivery)|up to|not (?:to )?exceed|maximum|at (?:the )?(?:\[taker\]'s|buyer's|customer's)|payment terms?|warranty|if (?:the )?\[taker\] so|mutual\w*|agree)\b/,
        ],
        bears: 'taker',
      },
    ],
  }),
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
