import { allDaysIn } from '../../text/quantities.ts';
import { barring, defineTopic } from '../issue.ts';
import { withSides } from '../termination/whose-side.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

/** What nobody can help: the usual names for it and the usual events. */
const outsideEvent =
  /\b(?:force majeure|beyond (?:\S+ ){0,5}?control|outside (?:\S+ ){0,4}?(?:control|power|reach)|beyond (?:\S+ ){0,3}?(?:power|reach)|could not (?:help|avoid|prevent|foresee)|hinder(?:s|ed)?|(?:can't|cannot|could not) (?:control|govern)|acts? of god|acts? of princes|epidemics?|pandemics?|embargo\w*|natural disasters?|extraordinary circumstances|excusing events?|excus(?:ed|es) by|outside (?:causes|events)|war\b|riots?|perils of the sea|government (?:order|measure|closure)s?|order of authorities|called off owing|extreme weather|emergency keeps|fire, flood|storms?|disruption beyond|enforced closing|events? of like|exceptional events|destruction of the|grid failure|relevant event|relief event|reliev\w+ event|excused event|hindered by events|impossibility|frustration|impracticab\w+(?! to (?:determine|ascertain|calculate))|no matter what happens|prevented\b)/;

const excused =
  /\b(?:(?:won't|can't) be (?:held )?(?:liable|responsible)|not (?:be )?(?:liable|responsible|answerable|in breach|in default|a breach)|without (?:liability|penalty|being in breach)|not have (?:broken|breached)|time (?:for \S+ )?(?:is|shall be) (?:lengthened|extended)|no damages are due|not be bound|aren't (?:responsible|liable)|isn't (?:responsible|liable)|excused|relieved|no (?:liability|responsibility|duty)|suspended|extended|may rely|pardoned|held harmless|deferred|incur no liability|bears? no|benefit of|exempt\w*|shall not answer|free(?:s|d) (?:\[?\w+\]? )?from)\b/;

const ownTrouble =
  /\b(?:subcontractors?'?|sub-?contractors?|suppliers?|shortages? of (?:labor|labour|materials|staff|workmen)|staff shortages?|labor shortages?|own (?:systems|workforce|employees)|outages? of|increase in (?:its )?costs|breakdown of|machinery|computer problems|letting (?:\[?\w+\]?|us) down|illness of|software errors?|foreseeable or not|inability to obtain|permits|workmen|cyber-?attacks?|bugs|hosting failure|whether or not preventable|equipment failure|lack of wind|strikes? of its own|commercial impracticability|difficult or expensive|own employees|market conditions|exchange rates|business plans|unavailability of|any business reason|malfunction|processors as matters|shortages, price|price increases|plant breakdowns?|computer failures?|loss of power|network congestion|third-party vendors|maintenance|any other cause|personnel|lack of funds|late subcontractors|(?:problems|trouble|failures?|faults?|breakdowns?) (?:with|of|in|at) (?:\S+ ){0,3}?(?:servers?|systems?|software|equipment|plant|machinery|vendors?|staff)|staffing|want of (?:staff|labou?r|materials|funds)|own workers|non-delivery by|scarce|price goes up|outages? (?:at|in)|(?:increases?|rises?) in (?:\S+ )?(?:costs?|prices?)|more (?:costly|expensive|onerous)|harder or|whether or not (?:\S+ ){0,2}?(?:foreseeable|within|avoidable)|obtain (?:\S+ )?financing)\b/;

const mutualRelief = /\[each\]|\b(?:neither|either|a party|affected party|each party|both \[?\w+)\b/;

/** The longest time that some words state, in days. */
const longest = (words: string): number =>
  Math.max(0, ...allDaysIn(words.replace(/(?:consecutive|full|continuous) /g, '')));

/** Force majeure: whom it excuses, what counts and what goes on meanwhile. */
export const issues = defineTopic(
  'force-majeure',
  file,
  withSides(file.issues, {
    'payment-despite-force-majeure': [
      {
        all: [
          new RegExp(
            `${outsideEvent.source}|epidemic|shut by order|throughout closures|\\bcancell?ation of the trip|whatever its cause`,
          ),
          /\b(?:pay\w*|paid|fees?|charges?|rent\b|royalt\w+|dues|hire|refund|tuition|money back|sums)\b/,
          /\b(?:not (?:be )?(?:affected|excused|suspended|lessened|reduced|diminished)|(?:excuse|delay|relieve).{0,20}(?:payment|obligation to pay)|not entitle .{0,20}(?:withhold|reduce)|no force majeure event excuses|continue\w*|unabated|undiminished|no event|in full|not (?:abate|give)|no (?:reduction|refund|abatement)|unaffected|still (?:have to )?pay|shall pay|remain\w*|throughout|fall due|falls? due|regardless|go on paying|nonetheless payable|run on|retained|collected|does not give|payable|are made by)\b/,
        ],
        none: [
          /\b(?:service levels|fees abate|need not pay|already delivered|in proportion|follows actual|refunds the|not be required|rent abates|(?:\[o\]|\[taker\]) (?:is|shall be) excused from|excused from (?:paying|payment)|insurance|lack of funds|liquidated|failure to pay|obligations? to (?:pay|make payments?) (?:money|(?:amounts|sums) (?:due|owed)|for (?:goods|services) (?:delivered|rendered))|(?:other than|except(?: for)?|unless|save for|excluding|reasons other than) (?:an? |for )?(?:event of )?force majeure|other than (?:an? |the )?(?:obligation|payment)|except (?:for )?(?:payment|the obligation))\b/,
          /\[each\] (?:is|shall be) (?:not liable|excused)|neither \[each\]/,
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
    'one-way-force-majeure': [
      {
        all: [
          new RegExp(`(?:\\[(?:a|p|giver|taker)\\](?:'s)?|\\bthe \\w+\\b)[^.;]{0,80}${excused.source}`),
          outsideEvent,
        ],
        none: [
          mutualRelief,
          /\band (?:the )?\[\w+\],? from\b|\blikewise\b|\brecommence|\bremains in default/,
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
    'own-failures-as-force-majeure': [
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
          /\bworkaround|warrant/,
        ],
      },
    ],
    'no-exit-from-long-force-majeure': [
      {
        all: [
          outsideEvent,
          /\b(?:may not terminate|cannot (?:terminate|cancel|be ended)|can't cancel|no right (?:to leave|to terminate|of)|no (?:power|liberty|freedom) to (?:withdraw|leave|terminate|cancel|end)|not be ground|never ends|shall take the goods whenever|stays? committed|remains? bound|waives any right|not be entitled to (?:terminate|cancel)|gives? .{0,20}the right to (?:cancel|terminate)|no limit on how long|stays? in (?:place|force)|not be free to|cannot contract with|gives? .{0,15}no right|be ended)\b/,
        ],
        none: [/\b(?:for convenience|nothing prevents|may terminate if|notice of force)\b/],
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
    'no-force-majeure-relief': [
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
          /\b(?:does not waive|ordinary equipment|lack of wind|lack of funds|could have avoided|is excused|neither|rent\b|royalt\w+|fees|not terminate|may not terminate|right of rescission|right to (?:cancel|terminate)|right to leave|to withdraw|take the goods|money back|within|unless|who uses|stays? committed|lessee's duty|payment obligation|waives force majeure as|pay\b|hire)\b/,
          /\[each\]/,
        ],
      },
      { all: [/\[a\] (?:must|shall) deliver on time no matter/], bears: 'actor' },
      { all: [/\b(?:must|shall) deliver on time no matter/] },
    ],
    'force-majeure-notice-trap': [
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
  }),
  fixes,
);
