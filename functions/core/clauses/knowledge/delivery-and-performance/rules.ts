import { unlessDenied } from '../denied.ts';
import { percentagesIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { byActor, closeBy, concepts, curedBy, says } from '../payment/concepts.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** What treats both sides alike burdens neither. */
const alike = /\[each\]|\bboth (?:parties|sides)\b|\beach party\b|\beither party\b/;
const definition = /\bmeans\b/;
const dates =
  /\b(?:dates?|deadlines?|delivery times?|times? (?:for|of) (?:delivery|performance|completion|shipment)|milestones?|schedule|timetable|program(?:me)?|delay(?:s|ed)?|lateness|late|delivery|deliver(?:s|ed)?|shipment|completion|handover|punctual|days? late|on time|window|go-live|cod)\b/;
const changes =
  /\b(?:chang(?:e|es|ing)|var(?:y|iations?)|alter(?:s|ations?)?|modif(?:y|ications?)|additions?|omissions?|redirect|add(?:ed)?|amended|doubled|increas\w*|postpone[d]?|instruct\w*|direct|requests?|take (?:any )?part of the work away|take .{0,30}away from)\b/;
const noPay =
  /\b(?:without (?:an? |any )?(?:increase|adjust\w+|extra|additional|charge|change in (?:the )?price|payment|compensation|added pay)|no (?:claim|extra|additional|adjustment|increase|cost|payment|right to)|not (?:be )?(?:entitled to|adjust\w*|give rise|increase)|free of charge|at no (?:extra |additional )?(?:cost|charge)|for the same (?:money|price|fee)|staying the same|stays? the same|remain(?:s|ing)? (?:the same|unchanged)|absorbed within|waives?|as the \[\w+\] determines|price is as|(?:included|covered) (?:in|by)|without added pay|for the fixed price)\b/;

/** Dates, plans and periods of delivery. */
const timetable =
  /\b(?:(?:delivery|completion|shipping|ship|dispatch|lead|installation|go-live|performance|service|target|project|agreed|stated|quoted) (?:dates?|times?|plan|schedules?|timetable|timelines?|periods?)|dates? (?:for|of|given for) (?:delivery|completion|shipment|performance|dispatch)|times? (?:for|of) (?:delivery|completion|shipment|performance|dispatch)|timetable|time ?scales?|time ?lines?|lead times?|milestones?|deadlines?|delivery|program(?:me)?|project plan|schedule)\b/;
const mereEstimate =
  /\b(?:(?:mere(?:ly)?|only|good[- ]faith|best|non-?binding) estimates?|estimates?(?: only| and|,|$)|estimated only|are estimat\w+|is an estimate|indicative|approximat(?:e|ions?)(?! \d)|provisional|for guidance|guidance only|targets? only|only (?:a )?targets?|not (?:guaranteed|binding|firm|commitments?)|non-?binding|aspirational|no commitment|no (?:promise|guarantee)|not (?:guarantee|promise|commit)\w*|can(?:'t|not) (?:guarantee|promise))\b/;
const delayHarmless =
  /\b(?:delays?|late(?:ness)?|late (?:delivery|shipment|completion|performance)|failure to (?:meet|keep|deliver|ship|complete|perform)|longer)\b.{0,80}\b(?:not|no|nor|neither|never|can't|cannot|without)\b.{0,40}\b(?:grounds?|reason|entitles?|rights?|give rise|allow|liab\w+|responsib\w+|claims?|compensation|breach|damages|cancel\w*|rescind|rescission|terminat\w+|repudiat\w+|refuse)|\b(?:not|no|never)\b.{0,30}\b(?:liab\w+|responsib\w+|answerable|right|claim|entitled)\b.{0,60}\b(?:delays?|late(?:ness)?|late (?:delivery|shipment|completion))\b/;
const notDelivery =
  /\b(?:payments?|paying|rent|invoices?|interest|delay in exercis\w+|exercis\w+|force majeure|beyond (?:its|the|\[\w+\]'s) (?:reasonable )?control|to the extent (?:that )?(?:caused|due)|caused by (?:the )?\[(?:taker|o)\]|closing|loan|carriers?|third[- ]part\w+|consequential|waiver|binding and not|are binding|may cancel|refund|forbearance|indulgence)\b/;
/** The smallest slip that counts. */
const strictly =
  /\b(?:even by (?:an? |1 )?(?:day|hour|minute)|by however little|even (?:an?|1) (?:single )?(?:day|hour)|however (?:short|small|slight|brief|little|minor)|any delay|any lateness|no (?:period of |days? of )?(?:grace|cure|tolerance|extension)|without (?:any )?(?:period of )?(?:grace|cure|tolerance|reminder)|strict (?:adherence|compliance|observance)|strictly|immediate(?:ly)?|at once|forthwith|outright|automatically)\b/;
const ends =
  /\b(?:terminat\w*|cancel\w*|rescind\w*|rescission|repudiat\w+|walk away|call off|bring .{0,30}to an end|end (?:this|the|its|\[\w+\]'s)|turned away|turn away|refus\w+|reject\w*|returned|send back|sent back|struck off|strike off|void)\b/;
const perUnit =
  /\b(?:each|every|per|a|1|any) (?:full |further |calendar |working |business |additional |whole )*(?:day|week|month|hour)s?\b|\bdaily\b|\bweekly\b|\bper diem\b/;
const aSum =
  /[$£€] ?\d|(?<![\d.])\d[\d.,]* ?(?:%|percent|per ?cent|pounds|dollars|euros|usd|gbp|eur|basis points)|\b(?:half|1) (?:a )?(?:percent|per ?cent)\b/;
const beingLate =
  /\b(?:delay\w*|late(?:ness)?|overruns?|slip(?:s|page)?|tard\w+|behind schedule|(?:is|are|has|have) not (?:been )?(?:yet )?(?:complete[d]?|delivered|ready|finished|gone live|handed over|achieved|installed)|until (?:it|they|the \w+) (?:has|have|is|are)|until (?:practical|substantial|final|mechanical) completion|liquidated|(?:after|from|beyond|past) the (?:\w+ )?(?:completion|delivery|go-live|due|target|milestone|guaranteed) date)\b/;
const capped =
  /\b(?:up to (?:an? |the )?(?:maximum|aggregate|limit|cap|total|\d)|not (?:to )?exceed|shall not be more than|maximum of|maximum (?:aggregate|amount)|capped|subject to a (?:cap|limit|maximum)|a cap of|limited to|no (?:liquidated|fixed|delay) (?:damages|sum)|ceiling of)\b/;
const notLate =
  /\b(?:late (?:payments?|charges?|fees?)|payments? (?:due|date)|rent|interest|invoices?|overdue|installments?|principal|holdover|holding over|tenant|lessee|borrower|royalt\w+|service credits?|availability|severance|salary|insurance)\b/;
const people =
  /\b(?:key (?:personnel|staff|people|persons?|employees|individuals?|team members?|roles?)|(?:persons?|people|individuals?|personnel|staff|team|consultants?|members?|specialists|engineers) (?:\[\w+\] )?(?:\w+ ){0,3}(?:named|listed|identified|specified|set out|assigned|proposed)|(?:account|project|engagement|site|program) (?:directors?|managers?|lead(?:er)?s?|partners?|team)|(?:named|lead|principal|assigned|dedicated) (?:individuals?|consultants?|investigators?|persons?|people|engineers?|partners?|staff|personnel|team|employees)|team set out)\b/;
const fixedPeople =
  /\b(?:shall|may|must|will|can) ?not\b.{0,60}\b(?:replac|remov|reassign|chang|substitut|tak|withdraw|redeploy|transfer|mov)\w*|\bnot (?:to )?be (?:replaced|removed|reassigned|changed|substituted|taken off|withdrawn|redeployed|transferred|moved)\b|\b(?:no|any|each) (?:replacement|change|substitution|reassignment|removal|withdrawal)s?\b.{0,80}\b(?:requires?|permitted|without|subject to|needs?|allowed)\b|\b(?:have to|shall|must|will|agree\w* to) (?:stay|remain|continue|work)\b.{0,40}\b(?:on|until|throughout|for|nothing but|exclusively|solely)\b|\bwork on nothing but\b/;
const fairStaffing =
  /\b(?:unreasonabl\w+|(?:commercially )?reasonable (?:efforts|endeavou?rs)|best efforts|equal(?:ly)? qualifi\w+|equivalent qualif\w+|similar(?:ly)? (?:skill|qualif|experience)\w*|except (?:for|in|where|on)|save (?:for|in|where)|other than (?:for|due|because)|death|solicit\w*|hire|after notice|beyond (?:its|the) (?:reasonable )?control|insurance|directors?' )\b/;
const staff =
  /\b(?:persons?|people|personnel|employees?|staff|workers?|individuals?|members?|anyone|someone|engineers?|operatives|technicians?|crew|consultants?|contractors? personnel|representatives?)\b/;
const takeOff =
  /\b(?:remov(?:e|es|ed|al)|replac(?:e|es|ed|ement)|withdr(?:aw|awn|awal)|dismiss(?:ed|al)?|exclud(?:e|ed)|sw(?:ap|apped)|tak(?:e|en) off|put another|in the place of|relieved of|sent (?:away|home|off)|leave the site|reassign(?:ed)?|stood down|substitut\w+)\b/;
const onDemand =
  /\[\w+\] (?:may|can|shall be entitled to|is entitled to|has the right to|reserves the right to|shall have the right to)\b.{0,60}\b(?:require|request|direct|order|instruct|demand|ask|object)\w*|\b(?:up)?on (?:the |its |receipt of )?(?:first |written |\[\w+\]'s )*(?:request|demand|instruction|direction)\b|\bat (?:the )?\[\w+\]'s (?:request|demand|direction|instance)|\b(?:if|where|whenever|should) (?:the )?\[\w+\] (?:don't|does not|do not|should not|no longer) (?:want|wish|like|approve)\w*|\b(?:acceptable|agreeable|to the liking|satisfactory) (?:to|of) (?:the )?(?:\[\w+\]|[a-z]+)\b|\bwithout giving (?:any )?reasons?/;
const withGround =
  /\b(?:reasonabl[ey]|unreasonabl\w+|lawful\w*|legitimate|misconduct|misbehav\w+|incompeten\w+|negligen\w+|good (?:cause|reason)|for cause|just cause|breach(?:es)?|fails?|illegal\w*|unsafe|security|safety|grounds stated|directors?|trustees?|users?|content|data|tenant|guests?|shareholders?|board|logo|trade ?marks?|may remove (?:its|any of its) own|members? of its own)\b/;
const handOver =
  /\b(?:sub-?contract\w*|sub-?let\w*|delegat\w+|outsourc\w+|farm\w* out|contract(?:s|ed)? out|let out)\b|\b(?:hav(?:e|ing)|get(?:ting)?) .{0,40}\b(?:done|performed|carried out|made) by\b|\b(?:us(?:e|ing)|engag(?:e|ing|ed)|employ(?:ing)?|rely on|appoint(?:ing)?) (?:any )?(?:other|outside|third|independent|such|different|external) (?:compan\w+|part(?:y|ies)|persons?|people|firms?|contractors?|agents?|providers?|suppliers?)\b|\b(?:services|work|works|manufacture|performance|order|obligations|duties|tasks)\b.{0,40}\b(?:placed|passed|handed|entrusted|assigned|given|done|performed|carried out)\b.{0,30}\b(?:third part(?:y|ies)|others|anyone|another|any (?:other )?(?:person|company|firm)|someone else|partners|outsiders)\b|\b(?:pass|hand|give|entrust) (?:any|some|part|all|it|on)\b.{0,30}\b(?:someone else|anyone|others?|third part\w+|another)\b/;
const freeHand =
  /\b(?:without (?:the )?(?:prior )?(?:written )?(?:\[\w+\]'s )?(?:prior )?(?:written )?(?:consent|approval|notice|leave|permission|asking|telling|reference)|no (?:notice|consent|approval|permission)|as (?:it|\[\w+\]) (?:deems?|sees?|thinks?|considers?)|of (?:its|their|\[\w+\]'s) (?:own )?(?:choosing|choice|selection)|at liberty|free(?:ly)? to|in (?:its|\[\w+\]'s) (?:sole |absolute )*discretion|not (?:be )?(?:responsible|liable|answerable)|aren't responsible|no (?:responsibility|liability)|solely to the|any (?:third )?(?:person|part(?:y|ies)) (?:it|\[\w+\]) (?:chooses?|selects?|likes?))/;
const handOverFair =
  /\b(?:may not|shall not|must not|can ?not|can't|remains? (?:fully |wholly )?(?:liable|responsible)|stays? (?:fully )?(?:liable|responsible)|(?:only )?with (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?consent|only|unreasonabl\w+|may object|data|insur\w+|audits?|licen[cs]e|sub-?processors?|tenant|premises|land|sub-?lease|claims?|indemn\w*)\b/;

/** What makes an issue harmless or another matter, whatever stands beside it. */
const harmless: Readonly<Record<string, readonly RegExp[]>> = {
  'dates-not-binding': [
    /\bservice levels\b|\bhosting providers?\b|\bpayment processors\b|\binterest on late|\blate fees|\bquoted prices|\bpersonal property|\bunamorti[sz]ed|\bembargo|\bstrikes?\b|\bwar\b|\bbeyond (?:its|the|their) (?:reasonable )?control|\boutside (?:its|their) (?:reasonable )?control|\bforesee|\bdata required|\boutput\b|\bgeneration\b|\balter the building|\bindicative and no sum|\b(?:payment|reporting|report|quarterly|monthly|invoice) dates?\b/,
  ],
  'subcontracting-banned': [
    /\bthird[- ]party content|\bnot (?:be )?charge\b|\bdivulge|\bshare the\b|\battribut|\bshall not answer\b|\bavailability\b|\brescind\b|\bsole remedy\b|\btax\b|\bpay no rent|\brent\b|\bdesignated equipment|\bterritory, online|\bcarry out the work itself at|\bpass it to\b|\bforbidden transfer/,
  ],
  'work-subcontracted-freely': [/\bsub-?letting|\bstep-?in\b|\bother agents\b|\bown people\b|\bsublicens/],
  'no-extension-for-others-delay': [
    /\bdoes not affect (?:the )?\[\w+\]'s rights|\baward\b|\bomission to deliver|\btermination\b.{0,40}\brelieve|\bremittances|\bsuing\b|\bvesting|\bdelay damages, and/,
  ],
  'delay-damages': [/\bshortfall\b|\bguaranteed output/],
  'unilateral-changes': [
    /\bjob title|\bwithout naming|\bany feature\b|\bminimum annual quantity|\bcoverages?\b|\boffice hours/,
  ],
  'time-essence-one-way': [/\bbreak date|\bbilling by|\bcondition precedent\b|\bcommence operation/],
  'substitute-performance': [/\bsystem standards|\bservice charge|\bsupport for any version/],
  // Who may not take people off the work is kept from removing them; nobody else demands it.
  'removal-on-demand': [
    /\brepair and replace|\breplace key personnel|\b(?:shall|may|will|must) not (?:\w+ ){0,2}(?:remove|replace|reassign|withdraw)/,
  ],
  'open-ended-scope': [/\bhonest errors|\bdemised\b/],
};

/** The same rules, none of which holds where its issue is harmless. */
const unlessHarmless = <Rules extends Readonly<Record<string, readonly IssueRule[]>>>(rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([id, all]) => [id, barring(harmless[id] ?? [], all)]),
  ) as unknown as Rules;

/** Work for which the agreed price is said not to pay. */
const outsideScope =
  /\b(?:outside (?:the )?scope|out of scope|out-of-scope|beyond (?:the )?(?:scope|statement of work)|change to the scope|(?:additional|extra) (?:work|services)|not included in the fixed (?:fee|price)|considers to be additional|falls outside scope)\b/;
const scopeAgreed =
  /\b(?:change order|signed by both|agree\w* in writing|mutually|written order|employ\w+|insur\w+|tenant|arbitrat\w+|expert|if it considers|once ordered|engineer|architect|needed|required|necessary|order it)\b/;

/** What is delivered or done, by when and by whom. */
const affirmed = defineTopic(
  'delivery-and-performance',
  file,
  unlessHarmless(
    closeBy({
      'scope-decided-by-provider': (
        [
          ['a', 'other'],
          ['giver', 'taker'],
          ['o', 'actor'],
        ] as const
      )
        .map(([token, bears]): IssueRule => ({
          bears,
          all: [
            outsideScope,
            new RegExp(
              String.raw`\bfor (?:the )?\[${token}\] to (?:decide|determine|judge)|\b(?:decided|determined|judged) (?:solely |exclusively |only )?by (?:the )?\[${token}\]|\[${token}\](?: alone)? (?:shall |may |will |alone )*(?:decides?|determines?)(?: in its (?:sole |own )?discretion)? (?:whether|what|if)\b|\bin (?:the )?\[${token}\]'s (?:sole |reasonable )?(?:opinion|judgment|view|discretion)\b|\[${token}\]'s (?:determination|decision) (?:of|as to|on) (?:what|whether)|\bwhich \[${token}\] considers to be (?:additional|extra|outside)`,
            ),
          ],
          none: [alike, scopeAgreed],
        }))
        .concat([
          {
            bears: 'taker',
            all: [
              /\b(?:falls? outside (?:the )?scope|(?:is|are) (?:additional|extra|out of scope))\b.{0,30}\b(?:shall be|is|are) for (?!(?:the )?(?:expert|arbitrator|parties|client|customer|buyer))(?:the )?[a-z]+(?: [a-z]+)? to (?:decide|determine)\b/,
            ],
            none: [alike, scopeAgreed],
          },
        ]),
      'dates-not-binding': barring(
        [],
        [
          {
            all: [
              /\bnot be (?:liable|responsible|answerable)\b.{0,90}\b(?:delays?|late)\b.{0,20}\b(?:delivery|shipment|performance|completion|dispatch|delivering)\b|\bfailure to meet (?:them|(?:such|any|the|those) (?:\w+ )?(?:dates?|deadlines?|milestones?|times?))\b.{0,20}\bnot\b/,
            ],
            none: [
              alike,
              definition,
              notDelivery,
              /\b(?:to the extent|up to|except|unless|carrier|terminat\w+|loss of)\b/,
            ],
          },
          { within: 'sentence', all: [timetable, mereEstimate, delayHarmless], none: [alike, definition, notDelivery] },
          {
            within: 'sentence',
            all: [
              /\b(?:tr(?:y|ies) to|aims? to|hopes? to|endeavou?rs? to|efforts to|seeks? to|attempt\w* to)\b.{0,40}\b(?:deliver|ship|complet|keep|meet|perform|dispatch|finish|install)/,
              delayHarmless,
            ],
            none: [alike, definition, notDelivery],
          },
          {
            within: 'clause',
            all: [
              /\b(?:aims? to|hopes? to|tr(?:y|ies) to|expects? to|plan to)\b.{0,30}\b(?:deliver|ship|complet|finish|dispatch|install)\w*/,
              /\b(?:can't|can ?not|may not|no right to|don't) (?:cancel|refuse|end|terminate|get .{0,20}back|claim)\b/,
            ],
            none: [alike, definition, notDelivery],
          },
          {
            all: [
              timetable,
              mereEstimate,
              /\b(?:at liberty to|free to|may|entitled to|reserves the right to) (?:at any time )?(?:depart|deviate|change|amend|revise|vary|alter|move|disregard)\b/,
            ],
            none: [alike, definition, notDelivery],
          },
          {
            force: ['fact', 'definition', 'acknowledgement', 'promise', 'no-duty', 'duty'],
            level: 'low',
            all: [
              /\b(?:dates?|times?|timetable|schedules?|timelines?|periods?|deadlines?)\b.{0,70}\b(?:are|is|be|being|as|shall be|constitutes?|represents?)\b.{0,20}\b(?:(?:mere|only|good[- ]faith|best|non-?binding) estimates?|estimates? only|estimates?$|estimates? (?:and|,)|indicative|approximate|provisional|for guidance|targets only|not guaranteed|non-?binding)\b/,
              timetable,
            ],
            none: [alike, definition, notDelivery, /\b(?:budget|cost|fees?|price|quantit\w+)\b/],
          },
          ...barring(
            [
              /\b(?:full refund|litigation|unauthorized|loss or damage|claims? to the extent|failure of or|prior to the date|launch date)/,
              /\b(?:fairly disclosed|disclosure letter)/,
              alike,
              definition,
            ],
            [
              {
                all: [
                  says(concepts.noDuty),
                  /\b(?:delivery|completion|delivery dates?|deadlines?|dates?|timetable|lead times?|schedule)\b/,
                  /\b(?:date|dates|deadlines?|late\w*|delay\w*|time|times|timetable|schedule)\b/,
                ],
                none: [
                  /\b(?:force majeure|beyond .{0,20}control|caused by|to the extent|payment|rent|up to|third[- ]part\w+|closing|carrier'?s?|consequential|weather|notice|effective date|funds|warranty claim|before the date|after the date|facts)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:schedule|dates?|deadlines?|timetable|delivery|deliver|ship\w*|complet\w+|milestones?|delays?|late)\b/,
                  /\b(?:not (?:be )?(?:responsible|liable|answerable)|no (?:responsibility|liability|obligation)|accepts? no|disclaims?)\b.{0,40}\b(?:delays?|late\w*|missed|failure to meet)\b|\b(?:delays?|late\w*)\b.{0,60}\b(?:not (?:be )?(?:responsible|liable)|no (?:claim|right|remedy|liability))\b/,
                ],
                none: [
                  /\b(?:unless .{0,30}proves|weather|acts of god|warranty claim|whether or not recovered)/,
                  /\b(?:force majeure|beyond .{0,20}control|caused by (?:the )?\[|to the extent|payment|rent|up to|carrier|third[- ]part\w+|as far as|consequential|owner's|funds|transmission|bank|notice)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  dates,
                  /\b(?:estimates?(?: only)?|estimated|approximat\w+|indicative|(?:not|nor)\b.{0,30}\bof the essence|intended as guidance|bind nobody|not bind(?:ing)?|not (?:guaranteed|promise)|can't promise|expects?|as and when|at its convenience|may slip|try to|around|gives? no right|not (?:be )?liable|no liability|may not complain|does not make|not entitle|endeavou?rs|shall be excused as against)\b/,
                  /\b(?:not (?:be )?liable|no liability|no (?:right|remedy|claim)|(?:not|nor)\b.{0,30}\bof the essence|can't cancel|may not (?:cancel|complain|terminate)|waiv\w+|without consequence|gives? .{0,20}no right|shall be excused as against|however caused|bind nobody|not voidable|lease voidable|not entitle|no rebate|nor entitle|incurs? no|estimates? only|not binding|not promise|can't promise)\b/,
                ],
                none: [
                  /\b(?:unless .{0,30}proves|weather|acts of god|warranty claim|whether or not recovered)/,
                  /\b(?:may cancel|force majeure|beyond .{0,20}control|prevented by|third-party|percent of the sums|consequential|inspect|surveyor|to the extent caused|is binding|are binding on|quotations?|estimates? of cost|force majeure as|as far as \[?\w+\]? caused|up to \d ?%|pays? (?:0\.|half)|customer caused|late (?:payment|charge|fee)|payment (?:date|is late)|overdue|interest|binding on|cost estimates?|rent|severance|service levels?|retention|bonus)\b/,
                ],
              },
              {
                all: [/\btime\b.{0,60}\bnot\b.{0,20}\bof the essence\b/],
                clause: [/\b(?:deliver|perform|complet|shipment|services|goods|work)/],
                none: [
                  /\bin this clause\b/,
                  /\b(?:unless .{0,30}proves|weather|acts of god|warranty claim|whether or not recovered)/,
                  /\bpayment\b|\brent\b|\bsurveyor\b|\bexpert\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:late|delay\w*|miss\w*)\b/,
                  /\b(?:no right to (?:refuse|cancel|terminate|reject)|no remedy|no liability whatever|not (?:be )?liable\b.{0,60}\bdelay|delay\w*\b.{0,60}\bnot (?:be )?liable|liable .{0,40}for any delay)\b/,
                  /\b(?:deliver\w*|shipment|goods|milestones?|perform\w*|complet\w*|commercial operation|handover|services?)\b/,
                ],
                none: [
                  /\b(?:unless .{0,30}proves|weather|acts of god|warranty claim|whether or not recovered)/,
                  /\bforce majeure|\bbeyond (?:its|\[\w+\]'s) (?:reasonable )?control|\bcaused by \[|\bas far as\b|\bpay(?:ment|ing)\b|\bowner\b.{0,40}\bentitles|\bextension\b|\bcontractor's sole remedy/,
                ],
              },
            ],
          ),
        ],
        [/\brent reviews?\b|\breview dates?\b/],
      ),
      'time-essence-one-way': curedBy(
        /\bfurther period of|\bcontinues for .{0,30} after written notice|\breminder/,
        barring(
          [/\b(?:reminder|further period|delay continues|after written notice|only after)\b/],
          byActor('may', [
            {
              within: 'sentence',
              all: [
                /\b(?:dates?|time|times|schedule|deadlines?|timely delivery)\b.{0,20}\b(?:is|are|being|shall be) of the essence\b/,
                /\b(?:cancel\w*|reject\w*|terminat\w*|refus\w*|rescind\w*|return)\b/,
                /\b(?:deliver\w*|goods|order|shipments?|services|work|products?)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:payment|closing|rent|not of the essence|grace|cure|after (?:written )?notice|reminder)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:deadlines?|(?:delivery|completion|due|agreed|delivery) dates?|dates?|milestones?|schedule|program(?:me)?|time limits?|on time|delivery)\b/,
                strictly,
                ends,
              ],
              none: [
                alike,
                definition,
                notDelivery,
                /\b(?:pay(?:s|able)?|fees?|grace period of|cure period|after (?:written )?notice|more than \d+|expir\w+|renew\w*|terminated? automatically|effective date|date of termination|claims?|force|extension of \d|insolven\w+|bankrupt\w*|unless|notice period|days' (?:prior )?(?:written )?notice|offer|option|regulator\w*|confidential\w*|warrant\w+|service levels?|termination date|prior to|before|outside date)\b/,
              ],
            },
            {
              all: [
                /\b(?:goods|products?|shipments?|materials|deliver(?:y|ies|ed)|consignments?|orders?)\b.{0,80}\b(?:after|later than|beyond|outside|past) the (?:\w+ ){0,3}(?:date|time|window|day|deadline)\b/,
                /\b(?:turn(?:ed)? away|refus\w+|reject\w*|returned|struck off|cancel\w*|send back|sent back|not accept\w*)\b/,
              ],
              none: [
                alike,
                definition,
                notDelivery,
                /\b(?:buyer's right to cancel ends|cancellation fee|no later|may not|not be cancel\w*|after the date of (?:delivery|receipt|invoice))\b/,
              ],
            },
            ...barring(
              [
                /\b(?:automatically (?:renew|terminat)|expiration|term of this|renew\w*|deemed automatically|royalty payment|thirty \(?30|end of year|term of 1 year|remaining merchandise|absolute right to terminate|prior written notice)/,
                /\b(?:not permitted to terminate|statement of work shall terminate|obligations are absolute)/,
                alike,
                definition,
              ],
              [
                {
                  within: 'sentence',
                  all: [
                    says(
                      'rescind\\w*',
                      'terminat\\w+',
                      'cancel\\w*',
                      'end the',
                      'walk away',
                      'withdraw',
                      'reject\\w*',
                      'refuse\\w*',
                    ),
                    says(
                      concepts.atOnce,
                      'any delay',
                      'first delay',
                      'by (?:even )?(?:a|one|1) day',
                      'material breach',
                    ),
                    /\b(?:deadline|delivery date|completion date|milestone|delay|late|time limit|due date)\w*\b/,
                    /\b(?:exceed\w*|miss\w*|not met|not kept|delay\w*|late|fail\w*|overrun\w*)\b/,
                  ],
                  none: [
                    /\b(?:grace|reminder|cure|pay(?:s|ment|ments)?|rent|invoice|reasonable (?:extra|additional)|force majeure|loan|more than \d+|\d+ days after|unless|service levels?|installment|fees?|notice of renewal)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:deadlines?|delivery date|agreed date|delivery|deliver|milestone|schedule|due date|completion date|on time)\b/,
                    /\b(?:single missed|any (?:missed|failure|delay)|fails? to (?:deliver|meet|complete)|does not (?:deliver|meet|complete|perform)|not (?:delivered|met|completed)|late|miss\w*|without exception)\b/,
                    /\b(?:cancel\w*|terminat\w*|material breach|reject)\b/,
                    /\b(?:at once|immediately|forthwith|without (?:notice|liability|a grace|further)|single|entitles|material breach|any|on the agreed date|on time)\b/,
                  ],
                  none: [
                    /\b(?:grace|reminder|more than \d+|\d+ (?:business |calendar )?days (?:late|after)|cure|pay(?:s|ment|ments)?|rent|invoice|notice of renewal|reasonable (?:extra|additional)|force majeure|loan|report|closing|unless|service levels?|kpi|availability|financial|purchaser fails)\b/,
                  ],
                },
                {
                  force: ['fact', 'duty', 'promise', 'acknowledgement', 'right'],
                  all: [
                    /\btime (?:is|shall be|being|of .{0,30}is) of the essence\b|\bessence of this\b.{0,30}\b(?:time|punctual|timel)\w*/,
                    /\[(?:a|giver)\]'s\b|\b(?:deliver\w*|perform\w*|obligations?|services|supplier|contractor|cancel|terminat|engagement)\b/,
                  ],
                  none: [
                    /\b(?:option|renewal|not of the essence|closing|rent review|counter-?notice|for the go-live date|payment|buyer's payment|notice)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    dates,
                    /\b(?:any delay|even (?:1|one) day|of any length|any margin|by any margin|strictly|no tolerance|absolute|first late|slip|after the appointed|without (?:a )?(?:grace|cure) period|no later performance can cure|automatically|any date|failure .{0,20}by the guaranteed date|first delay|single delay)\b/,
                    /\b(?:cancel\w*|terminat\w*|end the contract|ends automatically|refuse[d]?|reject|material breach|drop|remov\w*|repudiation|forfeits|on pain of|while the \[?\w+\]?'?s? own dates|rescind)\b/,
                  ],
                  none: [
                    /\b(?:pay(?:s|ment)? .{0,20}late|rent|invoice|not of the essence|cure a delay|reasonable extra period|ten business days|service levels?|availability|loan|default interest|pays? by the second|notice of renewal|reminder|more than \d+ (?:business )?days late|not cause|shall not)\b/,
                  ],
                },
              ],
            ),
          ]),
        ),
      ),
      'delay-damages': curedBy(
        /\b(?:up to|not (?:to )?exceed|maximum|capped|limited to|no more than)\b.{0,60}\b(?:\d+(?:\.\d+)? ?(?:%|percent|per ?cent)|contract (?:price|sum)|fee|price)|\b(?:sole|only|exclusive) remed(?:y|ies)\b/,
        byActor('must', [
          {
            within: 'sentence',
            all: [
              perUnit,
              aSum,
              beingLate,
              /\b(?:pays?|paid|payable|owes?|liable|deduct\w*|damages|penalt\w+|costs?|forfeit\w*|run against|accru\w+|credit(?:ed)?|allow\w*|take off|sum|abate\w*)\b/,
              /\b(?:deliver\w*|complet\w*|works?|goods|services|system|milestones?|order|contract (?:price|sum)|fee|performance|ship\w*|project|deadline|go-live|gone live|purchase price|price)\b/,
            ],
            none: [alike, definition, capped, notLate],
            clauseNone: [
              /\b(?:delay|liquidated|late|such) ?(?:\w+ )?(?:damages|payments|credits|sums?)\b.{0,80}\b(?:up to|not (?:to )?exceed|maximum|capped|limited to)\b|\bmaximum (?:amount|aggregate|liability)\b|\bup to (?:a maximum|\d+(?:\.\d+)? ?(?:%|percent))|\bcap\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:delay\w*|late)\b/,
              /\b(?:penalt(?:y|ies)|damages|pays?|owes?|fine)\b/,
              /\b(?:per|each|every|a) (?:calendar |working )?(?:day|week)\b/,
              /\b(?:no (?:upper )?(?:limit|cap|ceiling|maximum)|unlimited|without (?:limit|cap|ceiling|maximum)|uncapped)\b/,
            ],
            none: [alike, definition, /\b(?:late (?:payment|charge|fee)|rent|interest|invoice|overdue|overpay)\b/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:delay\w*|late(?:ness)?|liquidated damages|demurrage)\b/,
              /\b(?:no (?:maximum|cap|limit|ceiling)|without (?:limit|cap|maximum|ceiling)|in addition to (?:any )?(?:other )?(?:damages|remed\w+)|unlimited|until completion)\b/,
              /\b(?:per|each|every|a) (?:calendar )?(?:day|week|month)\b|\bliquidated damages\b|\bdelay damages\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:up to|not exceed|maximum of|late (?:payment|charge|fee)|rent|interest|invoice|overdue|sole remedy|no liquidated)\b/,
            ],
          },
          {
            all: [
              /\b(?:late|delay\w*)\b/,
              /(?<![\d.])(?:[2-9]|\d\d) ?(?:%|percent) of\b.{0,50}\b(?:per|each|every|a) (?:day|calendar day)|\b(?:per|each|every) day\b.{0,60}(?<![\d.])(?:[2-9]|\d\d) ?(?:%|percent)/,
              /\b(?:deliver\w*|order|goods|price|contract|completion|work)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:up to|not exceed|maximum|capped|late (?:payment|charge|fee)|rent|interest|invoice|overdue)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:delay\w*|late(?:ness)?|slips?|days? (?:of|after)|until (?:delivery|cod|completion)|not handed over|demurrage|tardiness)\b/,
              /\b(?:per day|each day|every day|a day|daily|per week|a week|each week|each month|a month|liquidated damages|delay damages|penalt(?:y|ies)|forfeits)\b/,
              /\b(?:without (?:any )?(?:upper )?(?:limit\w*|cap|ceiling|maximum)|no (?:cap|ceiling|limit|upper)|in addition to|do not exclude|beyond the price|however long|indefinitely|limitless|uncapped|unlimited|not limited|whoever was late|plus its own|regardless of fault|(?<![\d.])(?:[2-9]|\d\d) (?:percent|per cent)|one percent of the price each day|1 percent|first day|one quarter|1 quarter|slips at all|every day)\b|(?<![\d.])(?:[2-9]|\d\d)% /,
              /\b(?:pay(?:s|able)?|owe[sd]?|costs?|forfeits?|levy|runs?|accumulate|damages|loses)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:up to (?:\d|an? |the)|sole remedy|no liquidated|holdover|director|maximum of|capped at|not exceed|late (?:payment|charge|fee)|rent|interest|invoice|overdue|grace period|payment|installment|holding over|board|curtail\w+|tenant|royalt\w+)\b/,
            ],
          },
          {
            all: [
              /\b(?:forfeits?|loses?)\b.{0,40}\b(?:quarter|half|third|\d\d (?:percent|%)) of the (?:total )?(?:price|fee)/,
              /\b(?:delay|late|slip|go-live|deadline)\w*\b/,
            ],
            none: [alike, /\bpayment\b/],
          },
        ]),
      ),
      'no-extension-for-others-delay': curedBy(
        /\b(?:is|be|are) (?:entitled to )?(?:an? )?exten(?:sion|ded)\b.{0,80}(?<!\w)(?:caused|delay|late|client|owner|employer|\[)/,
        barring(
          [/\b(?:loss of (?:income|profits?|data)|prior notice of|except for delays? caused)\b/],
          [
            {
              all: [
                /\bno (?:claim|entitlement|right|extension)\b.{0,40}\b(?:time|money|extension|compensation|relief)\b|\bnot (?:be )?entitled to\b.{0,40}\b(?:time|extension|relief)\b/,
                /\b(?:delays?|failure|default|lateness|late\w*)\b.{0,30}\b(?:on the part of|by|of|caused by|in giving) (?:the )?\[\w+\]|\[\w+\]'s (?:delay|failure|default|late\w*)/,
              ],
              none: [definition, /\b(?:itself|its own|payment of|closing|lender|carrier|to the extent)\b/],
            },
            {
              within: 'sentence',
              all: [
                /\bnot (?:be )?entitled to\b.{0,60}\b(?:extension|extra time|additional time|additional compensation|compensation|damages)\b.{0,60}\b(?:delays?|disruption|hindrance)\b|\b(?:assumes?|accepts?|bears?) (?:all|the|every) (?:the )?risks? of (?:such |any |all )?delays?\b|\bno damages? for delay\b/,
                /\b(?:whether (?:or not )?caused|caused by|whatever (?:the )?(?:cause|reason)|for any (?:cause|reason)|any other (?:party|cause)|regardless of (?:the )?cause|from any cause|howsoever|however caused|sole remedy)\b/,
              ],
              none: [
                definition,
                /\b(?:itself caus\w+|its own (?:fault|default|delay)|payment of|closing|lender|buyer shall not|purchaser shall not|carrier|to the extent (?:that )?(?:the )?\[giver\])\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:dates?|deadlines?|milestones?|program(?:me)?|schedule|timetable|time for completion)\b.{0,40}\b(?:stands?|(?:do|does|shall|will|is|are)(?: not|n't)(?: be)? (?:move|moved|change|changed|shift|extend|extended|affected|adjusted|postponed)|doesn't (?:move|change|shift)|don't (?:move|change)|(?:remains?|stays?) (?:fixed|unchanged|the same|binding|as))/,
                /\b(?:even (?:if|where|though|when)|if|regardless|irrespective|notwithstanding|where|because|although)\b.{0,120}\b(?:late|delay\w*|longer|slow\w*|fail\w*|not (?:provid|giv|deliver|ready|available)\w*|withh\w+|lack of)\b/,
              ],
              none: [
                alike,
                definition,
                /(?<!\w)(?:payment|pay\b|paid|rent|invoice|loan|renewal|insur\w+|itself caus\w+|its own|\[giver\] (?:itself )?(?:is late|causes|delays)|commencement date|expiration date|closing date)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:no (?:excuse|defen[sc]e|answer|ground|justification)|not (?:be )?(?:an? )?(?:excuse|relieved?|released?|justify|justified|excused))\b/,
                /(?:\[\w+\]|\b[a-z]+|contractors?) (?:has |had |have |was |were |is |are )?(?:fail\w*|delay\w*|did not|does not|late|been late|not (?:provid|giv|deliver)\w*)\b|\[\w+\]'s (?:delay|failure|late\w*|default|omission|act)|\b(?:late|delayed|missing) (?:approvals?|information|data|access|drawings|decisions?|feedback|materials)\b/,
                /\b(?:dates?|deadlines?|milestones?|program(?:me)?|schedule|timetable|on time|time lost)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:payment|pay\b|paid|rent|invoice|loan|renewal|insur\w+|exercis\w+|itself caus\w+|force majeure)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:interference|hindrance|obstruction|disruption|lack of access|restricted access|late (?:access|information|approvals?|drawings|instructions)|delay\w* (?:by|of|caused by) others|other contractors)\b/,
                /\b(?:accepts?|assumes?|bears?|takes?|carries) (?:all |the |full |every )*risks?\b|\bno (?:claim|extension|additional|extra|compensation)\b|\bnot (?:be )?entitled\b|\bwaives?\b/,
                /\b(?:program(?:me)?|dates?|time|schedule|completion|works?|delay\w*|money|cost|expense)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:payment|rent|quiet enjoyment|tenant|loan|itself caus\w+|is (?:paid|entitled)|shall be (?:extended|entitled))\b/,
              ],
            },
            ...barring(
              [/\b(?:event of default|borrower|itself caus\w+|its own (?:fault|default|delay))/, alike, definition],
              [
                {
                  all: [
                    /\b(?:late|delay\w*|failure|default|slow)\b.{0,60}\b(?:by|of) (?:the )?(?:\[\w+\]|owner|client|customer|buyer)|\[\w+\]'s (?:late|delay\w*|failure|default)/,
                    /\b(?:not|never|no)\b.{0,20}\b(?:release|relieve|excuse|extend|free|discharge|justify|entitle|move|postpone)\w*/,
                    /\b(?:deadlines?|dates?|time|timetable|milestones?|schedule)\b/,
                  ],
                  none: [/\b(?:payment|pay|rent|invoice|loan|exercis\w*|waiver|option)\b/],
                },
                {
                  all: [
                    /\bno (?:delay|act|omission|failure|default|event)\b.{0,140}\b(?:extension|extra time|additional time|extend|relieve|excuse|compensation)\b/,
                    /(?<!\w)(?:caused|whether|of|by|act|\[\w+\])/,
                  ],
                  none: [
                    /\b(?:payment|rent|waiver|exercis\w+|loan|renewal|remedy|right under|force majeure event shall)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:not|no|nor|waives?|never)\b.{0,60}\b(?:extension|extend\w*|extra time|additional time|delay damages|claim for (?:delay|disruption)|relief|compensation for delay|move\w*|damages for delays?)\b/,
                    /\bdelay\w*\b|\bfailure\b|\blate\b/,
                    /(?<!\w)(?:caused by (?:the )?(?:\[\w+\]|owner|client|customer)|(?:by|of) (?:the )?(?:\[\w+\]|owner|client|customer|contractor)|whatever the cause|for any (?:reason|cause)|however caused|howsoever caused|\[\w+\]'s (?:delay|failure|late|act)|acts of)/,
                  ],
                  none: [
                    /\b(?:except|unless|fair extension|payment|rent|loan|option|renewal|waiver|not responsible|interest|term of|warranty|delay in exercising|exercis\w+|delivery dates are extended|notice period|force majeure|buyer shall have no|not liable for)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:must|shall|remains? (?:bound|obliged|required)|is fixed|are fixed)\b/,
                    /\b(?:meet|dates?|deadlines?|milestones?|go-live)\b/,
                    /\b(?:even (?:if|where|though)|irrespective of|regardless of|notwithstanding)\b.{0,50}(?<!\w)(?:\[\w+\]|owner|client|customer)\b.{0,60}\b(?:late|delay\w*|fail\w*|makes|provid\w+|giving|approv\w+)/,
                  ],
                  none: [/\bpayment|\brent\b|\bpay\b|\binvoice/],
                },
                {
                  within: 'sentence',
                  all: [
                    /\bno (?:defen[sc]e|excuse|act,? omission or delay|act or delay|failure)\b|\bnot (?:relieve|excuse)\b|\bno act\b/,
                    /\b(?:delay|failure|default|omission)\b/,
                    /\b(?:delay damages|extension|extra payment|dates?|time)\b/,
                    /\[\w+\]|\bowner\b/,
                  ],
                  none: [/\b(?:payment|rent|waiver|exercis\w+|loan|renewal|remedy|right under|force majeure)\b/],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:extension|extra time|additional time|deadline|dates?|milestones?|timetable|delay damages|relief|delay(?:s|ed)?|time lost|go-live|accelerat\w+)\b/,
                    /\b(?:no (?:act|extension|relief|defen[sc]e|extra)|not (?:be )?(?:entitle\w*|move|moved|relieve\w*|extended?|alter\w*)|stays? the same|even (?:if|where|though) |irrespective|fixed|unaltered|waives? claims|leaves?|forfeits all|does not|sole remedy being|at its own expense|gives the .{0,20}no relief|for any reason whatsoever)\b/,
                    /(?<!\w)(?:(?:act|omission|delay|failure|default|approvals?|access|feedback|information|responsibilities|systems available|dependencies|direction|holds?) .{0,50}(?:\[[a-z]+\]|owner|client|customer|grid)|\[\w+\]'s (?:delay|failure|own|late|act)|\[\w+\] (?:is|holds?|hold|makes|caused)|if \[\w+\] hold|late (?:feedback|approvals?)|howsoever caused|for any reason whatsoever|disruption|interconnection|even if the \[?\w+\]? caused)\b|\b(?:act|omission|delay|failure|dependencies|feedback|direction|default) .{0,50}\[\w+\]/,
                  ],
                  none: [
                    /\b(?:move by the same|recovers its|except for delay caused|is not responsible|fair extension|gets a matching|may not be extended|loan|payment|late (?:fee|charge)|rent|renewal|terminat\w+|prevail|termination|lease|confidential\w*|deprive|not unreasonably|waiver|exercis\w+)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:accelerat\w+|catch up|add staff|recover (?:the )?(?:time|delay)|make up (?:for )?(?:the )?(?:time|delay))\b/,
                    /\b(?:own (?:expense|cost)|without (?:charge|extra|additional)|at no (?:extra )?cost|free of charge)\b/,
                    /\b(?:delay|late|time lost|hold .{0,12}up|any reason|irrespective|whatever)\b/,
                  ],
                  none: [/\bcaused by \[a\]|\brent\b|\bloan\b|\bpayment/],
                },
              ],
            ),
          ],
        ),
      ),
      'unilateral-changes': barring(
        [/\bimpact assessments?\b/],
        barring(
          [
            /\b(?:re-?submit|re-?perform\w*|rounds|not satisfied|re-?work|building|house rules|inspections?|audits?|underpayment|cancel (?:an|the|any|its) orders?|cancel an? order|entitle (?:the )?\[\w+\] to cancel)\b/,
          ],
          byActor('both', [
            {
              within: 'clause',
              all: [
                /\b(?:adjustments?|price|cost|compensation|value|valuation)\b.{0,60}\b(?:determined|fixed|decided|set|assessed) (?:solely |exclusively )?by (?:the )?\[\w+\](?:,? (?:in its|at its|whose|alone)|.{0,10}discretion)/,
                /\b(?:order|direct|instruct|make|require|request)s?\b.{0,30}\b(?:changes?|variations?|additions?|modifications?)\b/,
              ],
              none: [/\b(?:expert|arbitrat\w+|agree[sd]? (?:up)?on by|mutual\w*|reasonable discretion)\b/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:var(?:y|ies|iations?)|chang(?:e|es|ing|ed)|alter(?:s|ations?)?|modif(?:y|ications?)|add(?:s|itions?)? to|adjust(?:ments?)?|redirect|revis(?:e|ions?)|omit|increase or (?:reduce|decrease))\b/,
                /\b(?:works?|services|scope|specifications?|quantit\w+|drawings|designs?|delivery (?:dates?|schedule)|brief|requirements|deliverables|tasks|order|features|what \[\w+\] (?:need|want)s?)\b/,
                /\b(?:without|no|not) (?:any |an |be entitled to (?:any )?|entitled to (?:any )?)?(?:addition|increase|extra|additional|adjustment|change|further)\b.{0,25}\b(?:contract (?:sum|price)|prices?|fees?|pay\w*|charges?|costs?|money|compensation|sum|remuneration)\b|\b(?:the )?same (?:price|fee|money|sum|rate)\b|\b(?:prices?|fees?|sum|charges) (?:shall |will |to )?(?:stays?|remains?|staying|remaining)\b|\bat no (?:extra|additional|further)? ?(?:cost|charge)\b|\bfree of charge\b|\b(?:without|no) (?:extra|additional|further) (?:charge|cost|pay\w*)\b/,
                /\b(?:may|can|entitled|right|shall|must|instruct\w*|direct\w*|reserves?)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:agree[sd]? (?:otherwise|in writing)|written agreement|mutual\w*|signed|defects?|warrant\w+|law|regulat\w+|website|policies|policy|terms of service|may not|shall not change|not change|own (?:designs?|product)|features|updates?|substitut\w+|seller may|provider may|supplier may|vendor may|manufacturer may|interest|rent)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:variations?|chang(?:es?|e directions?|e orders?)|adjustments?|alterations?|modifications?)\b/,
                /\b(?:valu(?:ation|ed|e)|effect on (?:the )?(?:fees?|price|charges)|price|fee|cost|addition)\b.{0,50}\b(?:(?:final|binding|conclusive)|(?:as|such as|which|what) (?:the )?\[\w+\],?.{0,30}\b(?:may allow|allows?|decides?|determines?|thinks?|considers?|fixes|assess\w*))\b/,
                /\b(?:scope|works?|services|change|order|direction|contract)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:expert|arbitrat\w+|adjudicat\w+|agreed by|signed|independent|list price|market|control|board|tax|subscription)\b/,
              ],
            },
            {
              within: 'clause',
              all: [
                /\[\w+\] (?:may|can|might) change (?:what|the (?:brief|scope|work|plan|requirements|specification)|\[\w+\]'s (?:mind|needs|requirements))/,
                /\b(?:for|at) the same (?:price|fee|money|rate)\b|\bno extra (?:charge|cost|pay|money|fee)\b|\bwithout (?:extra|more) (?:pay|charge|money)\b/,
              ],
            },
            {
              all: [
                /\b(?:changes?|variations?|additions?|alterations?|modifications?)\b/,
                /\b(?:requested|ordered|instructed|demanded|asked for|directed|required)\b.{0,20}\bby (?:the )?(?:\[\w+\]|client|owner|customer)|\[\w+\] (?:may (?:order|request|instruct|require|demand)|requests|orders|instructs|asks for)/,
                says(concepts.unpaid),
              ],
              none: [
                alike,
                definition,
                /\b(?:agreed|signed|price list|warranty|law|defect\w*|personal data|data subject)\b/,
              ],
            },
            {
              all: [
                /\b(?:add|change|vary|alter|increase|extend)\b/,
                /\b(?:tasks?|work|services|scope|requirements|deliverables|features|specifications?)\b/,
                /\b(?:without|no) (?:an? )?(?:extra|additional|further|increase in|increased?)\b.{0,12}\b(?:fees?|charge|cost|pay\w*|compensation|price|remuneration)\b|\bat no (?:extra|additional)\b|\bfor the same (?:fee|price)\b/,
                /\b(?:may|can|entitled|right)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:agreed|signed|seller may|supplier may|vendor may|provider may|website|policy)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:change|modify|alter|vary|reschedul\w*|postpone|adjust)\b/,
                /\b(?:quantit\w+|delivery dates?|scope|specifications?|services|work|schedule|drawings|designs?)\b/,
                /\b(?:may|reserves? the right|right to|can|entitled)\b/,
                /\b(?:without (?:charge|cost|liability|compensation|additional|penalty|any (?:increase|charge|cost))|at no (?:extra |additional )?(?:charge|cost)|fee (?:shall )?remains? (?:the same|unchanged)|unchanged|no (?:additional|extra))\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:signed|agreed|agreement of|policy|policies|terms|website|subject to (?:an )?equitable|price adjustment|interest rate|seller reserves|manufacturer may|features)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                changes,
                /\b(?:scope|specification|quantit\w+|services|work|tasks|brief|features|milestone|variations?|duties|deliver\w*|orders?|change requests?|additions|what \[?\w+\]? want|want done|contract sum)\b/,
                noPay,
                /\b(?:may|can|shall|must|binding|instruction|required|issue[sd]?|do it)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:curtail\w*|office hours|change order signed|signed by both|prices? and dates are adjusted|need not carry out|at the rates|until its price has been|later orders|price list|project manager|mutual|customer may cancel|features to the service|policies|terms of service|fees? (?:at any time|upon notice)|interest|license fee|employee benefits|warranty|refund|quotation for|law|regulat\w+|terminate|liabilit\w+)\b/,
              ],
            },
            {
              force: ['right'],
              all: [
                /\b(?:double[d]?|halve[d]?|postpone[d]?|cancel(?:led|ed)?|reduce[d]?)\b.{0,60}\b(?:up to|until|before|at any time|whatever|without)\b/,
                /\b(?:order|quantit\w+|delivery|shipment)\w*/,
                /\b(?:no cost|without (?:cost|liability|charge|payment)|no liability|whatever \[\w+\] has spent)/,
              ],
              none: [alike, definition, /\bterminat|\bbefore .{0,30}accepted/],
            },
            {
              force: ['right', 'duty'],
              all: [
                /\bchange\b.{0,60}\b(?:duties|hours|reporting line|place of work)\b/,
                /\b(?:as it deems|sees fit|discretion|without|at any time|needs)\b/,
              ],
              none: [alike, /\breasonable\b|\bconsult/],
            },
            {
              all: [
                /\bchange (?:requests?|orders?)\b.{0,80}\b(?:binding on|must be|shall be (?:carried|implemented))\b|\bprice is as (?:the )?\[\w+\] determines\b/,
              ],
              none: [alike, definition, /\bsigned by|\bagreed\b/],
            },
            {
              all: [/\btake\b.{0,40}\b(?:part of the work|work) away\b|\bomit\b.{0,40}\bgive (?:it|them) to others\b/],
              none: [alike],
            },
            { within: 'clause', all: [/\bchange what \[\w+\] want/, /\bsame (?:money|price|fee)\b/] },
          ]),
        ),
      ),
      'open-ended-scope': [
        {
          within: 'sentence',
          all: [
            /\b(?:works?|services|scope|price|fees?|sum)\b.{0,60}\b(?:includes?|covers?|comprises?|extends? to|embraces?|encompass\w*|be deemed to (?:include|allow)|form part of|part of the)\b|\b(?:falling|fall|be) within the (?:fixed )?(?:price|fee|scope)\b|\b(?:regarded|treated|deemed) as (?:included|part|falling|within)\b/,
            /\b(?:everything|all (?:the )?(?:work|works|things|items|services|tasks|labor|other)|anything|whatever|such (?:further|other|additional|related) (?:tasks|work|services|things|duties)|not (?:expressly |specifically )?(?:described|listed|mentioned|shown|stated|set out)|inferred)\b/,
            /\b(?:whether or not|although not|(?:even )?(?:if|though) not|not (?:expressly|specifically)|not (?:described|listed|mentioned|shown|set out)|inferred|neither of|nobody|implied|ancillary|incidental|for a complete|to finish|to complete|it takes|as (?:the )?(?:\[\w+\]|[a-z]+) may (?:from time to time )?(?:call|request|require|ask|direct)|call upon)\b/,
          ],
          none: [
            definition,
            /\b(?:not include|does not|limited to|is a change|are a change|outside the scope|out of scope|charged (?:at|separately)|licen[cs]e|derivative|intellectual|confidential\w*|insur\w+|rent|premises|employee|employment|tax(?:es)?|liabilit\w+|losses|indemn\w*|including without limitation|warrant\w+|prices? include|documents?|records?|agreement includes|copyright|authorship|patents?|royalt\w+|minor)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:gaps?|errors?|omissions?|inconsistenc\w+|discrepanc\w+|want of detail|lack of detail|ambigu\w+|inadequac\w+|deficienc\w+|mistakes?)\b.{0,60}\b(?:requirements|drawings|specifications?|documents|brief|designs?|bills? of quantit\w+|statement of work)\b/,
            /\b(?:own (?:cost|expense|risk)|deemed to (?:allow|include|have)|make good|no (?:extra|additional|claim|addition|adjustment)|without (?:extra|additional|addition)|taken to have|bears? the risk|not (?:be )?entitled)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:notify|indemn\w*|extension|shall be paid|are a change|is a change|warrant\w+ claim|its own (?:design|drawings|documents))\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:all (?:work|services|tasks|items|materials|labor)|such other (?:duties|services|tasks|work)|any (?:related|other|additional) (?:functions?|services|tasks|work)|everything|other duties)\b/,
            /\b(?:necessary|required|needed|not (?:specifically )?(?:described|specified|listed|mentioned)|whether or not (?:specified|described|shown|listed)|may assign|may request|reasonably inferr\w+|implied|from time to time)\b/,
            /\b(?:contract price|fixed (?:price|fee)|no additional (?:fee|charge|compensation|cost)|without (?:additional|extra) (?:compensation|charge|pay|cost|fee)|at no (?:additional|extra)|included in the (?:price|fee|charges)|for the price|lump sum)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:out of scope|change order|limited to|expenses|warranty|license|outside the scope|insurance|change request|minor)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:services?|scope|tasks?|work|everything|items?|function\w*|needs?|requests?|hours|omissions|errors|things|deliver a solution|anything|duties)\b/,
            /\b(?:not (?:specifically )?(?:described|listed|shown|mentioned)|whether (?:shown|described|specified|mentioned) or not|inherent|incidental|implied|ancillary|such other services|from time to time|everything (?:required|needed|necessary)|whatever|all present and future|no ceiling|reasonably expect|deemed part|thinks desirable|prove needed|errors in the|omissions from|anything \[?\w+\]? need|business calls for|nobody thought|all-inclusive|even if not)\b/,
            /\b(?:no (?:extra|additional) (?:charge|cost|fee|pay)|fixed (?:price|fee)|lump sum|covered by|all-inclusive|included in|not give rise to extras|base fee|deemed part|without (?:overtime|extra|additional)|at .{0,30}risk|monthly fee|price covers|at no|retainer|taken to have allowed|within the (?:fee|price|charges))\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:limited to|is a change|outside the scope|charged separately|fewer than \d+ hours|all updates|may rely|may agree|license includes|rent includes|insurance|warranty|expenses|price list|minor)\b/,
          ],
        },
        {
          all: [
            /\bsatisfied (?:itself|himself) as to\b.{0,60}\b(?:drawings|sufficiency|site|conditions)/,
            /\b(?:fixed price|lump sum|everything required|contract sum)\b/,
          ],
          none: [alike, definition],
        },
      ],
      'key-personnel-locked': barring(
        [/\blimited to the persons named\b/],
        byActor('must', [
          {
            within: 'sentence',
            all: [people, fixedPeople],
            none: [
              alike,
              definition,
              fairStaffing,
              /\b(?:client shall name|client may|customer may|buyer may|reasonable|at the client's request|shares|board|company's directors?|without telling)\b/,
            ],
          },
          {
            all: [
              /\b(?:replace|remove|reassign|change|substitute)\b.{0,30}\b(?:key (?:person\w*|staff|people|individuals?)|persons? named|named (?:persons?|individuals?))/,
              /\b(?:absolute discretion|sole discretion|without (?:the )?(?:prior )?(?:written )?\[?\w*\]?(?:'s)? ?(?:prior )?(?:written )?consent|for any reason|may be withheld)\b/,
            ],
            none: [alike, definition, /\bunreasonabl|\bexcept\b|\bclient may require/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:key (?:person\w*|staff|people|employees)|listed individuals|named (?:individuals?|persons?|people)|assigned (?:individuals|personnel)|project manager)\b/,
              /\b(?:leaves?|leaving|resign\w*|not (?:substitute|replace|remove|reassign|change)|full[- ]time|for the duration|unavailable|departs?|death)\b/,
              /\b(?:terminat\w*|consent|for any reason|duration|sole discretion|not substitute|penalty|fee reduction|liquidated)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:reasonable efforts|except|similar skill|equally qualified|insurance|non-?solicit|hire|unreasonably|after informing|after notice|executive's)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:key (?:person(?:nel|s)?|staff|people)|named (?:individual|person|partners?|staff)|(?:account |project )?team|site manager|specialist|founders|partners named|general manager|people \[?\w+\]? start with|members? of the team|personnel|lead consultant)\b/,
              /\b(?:(?:shall|may|must|will|can) not\b.{0,40}\b(?:reassign|replace|remove|move|substitute|assign elsewhere|take on)|may .{0,20}(?:not )?assign elsewhere|forbidden|must stay|locked in|full time and exclusively|solely on|only the partners|departure|loses its fees|keep the named|exclusively until|before moving|becomes unavailable|not substitute|none of whom|not be (?:reassigned|replaced|removed|changed))\b/,
              /\b(?:for any reason|absolute discretion|may refuse|which .{0,20}may refuse|resignation|death|illness|material breach|costs? it|fine|terminat\w*|fees|until|solely|whole term|months|even|exclusively|own expense|consent|approval|stay|may the)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:reasonable efforts|except for resignation|free to assign|unreasonably|equally qualified|other's employees|after notice|may change it|hire|solicit|non-?solicit\w*|immediately remove|leased|client may require|buyer may require|at the client's request)\b/,
            ],
          },
          { within: 'clause', all: [/\bpeople \[\w+\] start with must stay\b/] },
        ]),
      ),
      'removal-on-demand': byActor('both', [
        {
          within: 'sentence',
          all: [staff, takeOff, onDemand],
          none: [
            alike,
            definition,
            withGround,
            /\b(?:equipment|signs?|personal data|individual's request|deliverables?|software|products?|goods|records|property|copies|consent|indemn\w*|notice of (?:termination|meeting))\b/,
          ],
        },
        ...barring(
          [/\b(?:trade ?mark)/, alike, definition],
          [
            {
              all: [
                /\b(?:withdraw|remove|replace|dismiss|exclude|take off)\w*\b/,
                /\b(?:employees?|persons?|people|staff|workers?|individuals?|personnel|anyone|team members?)\b/,
                /\b(?:whom?|that|which)\b.{0,30}\b(?:not like|dislikes?|object\w*|finds?|unsuitable|unacceptable|not (?:want|approve))|\b(?:any|no|without) reasons?\b|\bon (?:first )?(?:request|demand)\b/,
              ],
              none: [
                /\b(?:misconduct|good cause|lawful|users|tenant|director|content|reasonable grounds|data|board|shareholders)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:remove|withdraw|replace|dismiss|take off|reassign|return)\b/,
                /\b(?:worker|workers|personnel|person|individual|employee|staff|team member|engineer|member of)\b/,
                /\b(?:for any reason|dissatisfied|unsuitable|objects? to|immediately|whenever|upon request|on request|no cost|need not pay)\b/,
                /\b(?:sole discretion|any reason|dissatisfied|whenever it likes|request|demand|no cost to|absolute discretion)\b/,
              ],
              none: [
                /\b(?:good cause|misconduct|reasonable|lawful|director|users|content|logo|tenant|occup\w+|data|equipment|shareholders|unlawful|stated in writing|personal data|individual's request)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:remov(?:e|es|al)|replac(?:e|es|ement)|dismiss\w*|withdrawn|exclude|veto|sent away|take them off|should leave|to go|return a worker|terminate hotel employees|leave the site)\b/,
                /\b(?:individuals?|personnel|workers?|staff|persons?|people|engineers?|employees|someone|named person)\b/,
                /\b(?:for any reason|any reason or none|without (?:stating|giving|cause)|objectionable|don't like|on the \[?\w+\]?'?s? ?say-so|absolute right|not to the liking|decision .{0,40}is final|at the \[\w+\]'s discretion|discretion|no choice|whenever it likes|upon (?:the )?\[?\w+\]?'?s? ?demand|on demand|at the \[\w+\]'s request|say-so|wishes|sole)\b/,
              ],
              none: [
                /\b(?:reasonable and lawful|misconduct|no right to|remove users|equipment at the end|director|on written grounds|shareholders|content|data|terminate the executive|at-will employment|tenant|occupants)\b/,
              ],
            },
          ],
        ),
      ]),
      'work-subcontracted-freely': curedBy(
        /(?<!not )\b(?:remains?|stays?|is|be) (?:fully |wholly )?(?:liable|responsible) for (?:its |the |any |such |them|all |acts)/,
        barring(
          [/\b(?:advertis\w*|endors\w*|display)\b/],
          [
            {
              within: 'sentence',
              force: ['right', 'fact', 'acknowledgement', 'no-duty', 'transfer', 'promise', 'duty', 'exclusion'],
              all: [handOver, freeHand],
              none: [
                alike,
                definition,
                handOverFair,
                /\b(?:confidential\w*|disclos\w+|payment|assign (?:this|its) (?:agreement|rights)|trade ?marks?|competit\w+|marketing|delivery of the notice|solicit\w*)\b/,
              ],
            },
            ...barring(
              [
                /\b(?:bodily injury|license|terms of service|manufacturing capacity|copies of|cell site|use the specifications|conflicts with|informs|feeds|employees and subcontractors|assign this)/,
                alike,
                definition,
              ],
              [
                {
                  force: ['right', 'fact', 'acknowledgement', 'no-duty', 'transfer', 'promise'],
                  all: [
                    /\bthird part(?:y|ies)\b|\bsub-?contractors?\b|\bothers\b|\banyone\b/,
                    /\b(?:perform\w*|carried out|execut\w+|provided?|do the work|fulfil\w*|render\w*)\b/,
                    says(
                      'of (?:its|their|\\[\\w+\\].s) (?:own )?(?:choosing|choice)',
                      'as it (?:likes|sees fit|wishes|pleases)',
                      'freely',
                      'without (?:asking|consent|notice|approval)',
                      'in (?:its )?(?:sole )?discretion',
                      'at will',
                      'any',
                    ),
                  ],
                  none: [
                    /\b(?:remains? (?:fully )?(?:liable|responsible)|with (?:the )?(?:prior )?consent|auditors?|inspection|data|services of|insurance|benefit|rights of|liabilit\w*|indemn\w*|third-party software|claims?|warrant\w*|purchase|competing|license)\b/,
                  ],
                },
                {
                  force: ['right', 'fact', 'acknowledgement', 'no-duty', 'transfer', 'promise'],
                  all: [
                    /\b(?:sub-?contract|delegate|outsource|assign the performance)\b/,
                    /\b(?:freely|at will|at its (?:sole )?(?:discretion|option)|without (?:consent|notice|approval|restriction)|as it (?:sees fit|likes|wishes)|any (?:or all|part|person))\b/,
                  ],
                  none: [
                    /\bremains? (?:fully )?(?:liable|responsible)|\bwith (?:the )?(?:prior )?(?:written )?consent|\bminor|\bonly\b/,
                  ],
                },
                {
                  force: ['right', 'fact', 'acknowledgement', 'no-duty', 'transfer', 'promise'],
                  within: 'sentence',
                  all: [
                    /\b(?:may|reserves? the right|free|entitled|can|right to)\b.{0,40}\b(?:sub-?contract|delegate|outsource|engage sub-?(?:contract|process)ors?|use sub-?contractors?)/,
                    /\b(?:whole|any (?:part|or all)|all or|sole discretion|without|not (?:be )?responsible|no responsib\w+|third parties|any person|its choice)\b/,
                  ],
                  none: [
                    /\b(?:may not|remains? (?:fully )?(?:liable|responsible)|stays liable|with (?:the )?(?:prior )?(?:written )?consent|approved|listed|may object|prior (?:written )?(?:consent|approval|notice))\b(?!.{0,3}without)/,
                  ],
                },
                {
                  force: ['right', 'fact', 'acknowledgement', 'no-duty', 'transfer', 'promise'],
                  all: [
                    /\b(?:sub-?contract|delegat|outsourc)\w*/,
                    /\bwithout (?:the )?(?:prior )?(?:written )?(?:\[\w+\]'s )?(?:consent|approval|notice)/,
                  ],
                  none: [/\bmay not|\bshall not|\bremains? (?:fully )?(?:liable|responsible)/],
                },
                {
                  force: ['right', 'fact', 'acknowledgement', 'no-duty', 'transfer', 'promise'],
                  within: 'sentence',
                  all: [
                    /\b(?:sub-?contract\w*|delegat\w+|outsourc\w*|sub-?processors?|passed on to partners|substitution of another|get anyone|hand over management|made by third parties)\b|\b(?:duties|services|obligations|work|tasks|repairs|maintenance)\b.{0,40}\b(?:third parties|anyone|others|partners)\b/,
                    /\b(?:without (?:the )?(?:prior )?(?:written )?(?:consent|notice|informing|liability)|sole discretion|at its discretion|free to|no approval|as it (?:deems|sees) fit|whomever|whomsoever|anyone|unfettered|don't have to tell|of its choice|any person|not answerable|not (?:the )?\[?\w+\]?'?s? ?responsib\w+|no right to object|any terms whatsoever|can be passed|consents? in advance|in whole or (?:in )?part)\b/,
                  ],
                  none: [
                    /\b(?:may not|shall not|must not|cannot|remain(?:s)? (?:fully )?(?:responsible|liable)|stays liable|fully responsible|assign this agreement to an affiliate|listed in|in annex|with .{0,20}consent|customer may object|sub-?licen\w+|third parties for marketing|disclos\w+|audit\w*|inspections?|lender|advisers|transfer (?:its|the) receivables|sell (?:the )?(?:goods|products)|competitors|benchmark\w*)\b/,
                  ],
                },
              ],
            ),
          ],
        ),
      ),
      'subcontracting-banned': barring(
        [/\b(?:assign\w*[^.]{0,60}delegat\w*|delegat\w*[^.]{0,40}assign\w*|trademarks?|permission to use)\b/],
        byActor('must', [
          {
            within: 'sentence',
            force: ['ban', 'no-right', 'duty'],
            all: [
              handOver,
              /\b(?:shall|may|must|will|can|do) ?not\b|\bcan't\b|\bno (?:portion|part|obligation|work)\b|\b(?:forbidden|prohibited|barred|excluded|not (?:allowed|permitted))\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:unreasonabl\w+|no consent is needed|except|other than|as it sees fit|as it deems|may (?:use|engage) sub-?contract\w*|remains? liable|relieve\w*|release\w*|confidential\w*|disclos\w+|reverse engineer|resell|sub-?licen\w+|solicit\w*|rent|premises|sub-?lease|sub-?let|tenant|landlord|lease|vehicle|equipment|software|board|directors?|trustees?|licen[cs]e\w*|royalt\w+|data|personal|authority to bind|vote|shares|personnel of)\b/,
            ],
          },
          {
            all: [
              /\b(?:services|works?|obligations|duties|tasks)\b.{0,40}\b(?:performed|carried out|done|executed|rendered|provided)\b.{0,20}\b(?:only |solely |exclusively )?by (?:the )?\[\w+\](?:'s)? (?:own|itself|himself|personally|directly)/,
            ],
            none: [alike, definition, /\b(?:or its (?:approved )?sub-?contractors|affiliates)\b/],
          },
          {
            all: [
              /\b(?:do|perform|carry out) the (?:work|services|job) (?:yourself|itself|personally|himself|\[\w+\]self)/,
            ],
            none: [alike, definition],
          },
          {
            force: ['ban', 'no-right', 'fact', 'duty'],
            all: [
              /\bengagement of (?:any )?(?:third part\w+|sub-?contractors?|others)\b/,
              /\b(?:forbidden|prohibited|not (?:allowed|permitted)|requires?|unless)\b/,
            ],
            none: [alike, definition, /\b(?:unreasonabl\w+|auditors?|counsel|broker)\b/],
          },
          {
            all: [
              /\bsub-?contract\w*|\bdelegat\w+/,
              /\b(?:not (?:allowed|permitted)|prohibited|forbidden|excluded|barred|in no (?:case|circumstances|event)|no circumstances)\b/,
            ],
            none: [/\b(?:liable)/, alike, definition, /\bunless|\bexcept|\bwithout\b|\bunreasonabl|\blimit/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:sub-?contract\w*|delegate|outsourc\w+|sub-?processors?|independent contractors|use of any third party|engage any third party|freelancers|re-?broker|bring in anyone|passed .{0,20}to outsiders|own employees|hand over any load|own plant)\b/,
              /\b(?:(?:shall|may|must|will|can) not|no circumstances|forbidden|prohibited|only (?:if|with)|cannot|can't|excluded|requires? an approval|not .{0,20}to be passed|not even|undertakes not|instant termination|no portion|with its own employees only|without (?:the )?(?:prior )?(?:written )?(?:consent|leave))\b/,
              /\b(?:sole discretion|absolute discretion|withhold at will|free to decide|no circumstances|forbidden|prohibited|any part|any third party|anyone else|only|excluded|not even|instant|re-?broker|without (?:the )?(?:\[?\w+\]?'?s? )?(?:prior )?(?:written )?(?:consent|leave)|hand over any load)\b/,
            ],
            none: [
              /\b(?:liable)/,
              alike,
              definition,
              /\b(?:unreasonably|except to affiliates|listed in|sub-?let|at its discretion|may use subcontractors|assign this|remains liable|confidential\w*|disclos\w+|reverse engineer|resell|sell|assign or transfer|sub-?licen\w+|solicit|shall ensure that its subcontractors)\b/,
            ],
          },
        ]),
      ),
      'substitute-performance': barring(
        [/\bno material loss of (?:function|performance)\b|\bright (?:of|to) continued? (?:use|using)\b/],
        [
          {
            within: 'clause',
            all: [
              /\b(?:(?:isn't|is not|aren't|are not|no longer|not be|becomes? un|run out|un)(?: |-)?(?:in stock|available|stocked|obtainable)|out of stock|unavailable|discontinued)\b/,
              /\b(?:something (?:similar|else|comparable|equivalent)|(?:send|ship|supply|deliver|tender|provide|substitute) (?:\[\w+\] )?(?:an? )?(?:another|different|similar|alternative|substitute|replacement|comparable|equivalent)|substitut\w+ (?:an?|another|other|such))\b/,
              /\b(?:instead|in (?:its|their) place|bound to (?:take|accept)|shall (?:take|accept|be bound)|charge|must (?:take|accept)|may)\b/,
            ],
            none: [
              /\b(?:consent|may (?:refuse|reject|return|cancel)|can (?:refuse|reject|return|cancel|send it back)|full refund|agrees?|mediator|arbitrator|index|personnel|expert|lost card|benchmark|screen rate)\b/,
            ],
          },
          ...barring(
            [
              /\b(?:trade ?names?|subscription|charges payable)/,
              /\b(?:valid claim|credit note|repair)/,
              alike,
              definition,
            ],
            [
              {
                force: ['right', 'duty', 'fact'],
                all: [
                  /\b(?:equivalent|similar|comparable|alternative|other|different|substitute)\b.{0,20}\b(?:goods|products?|services?|materials|models?|items?|equipment|units)\b/,
                  /\b(?:instead of|in place of|in lieu of|rather than|for those|replac\w+|substitut\w+)\b/,
                  /\b(?:entitled|may|reserves?|right|can|shall accept|free to)\b/,
                ],
                none: [
                  /\b(?:defective|warranty|not|consent|required by law|may refuse|at no higher|infring\w*|damaged|insur\w+|competing)\b/,
                ],
              },
              {
                force: ['right', 'duty', 'fact'],
                all: [
                  /\b(?:substitut\w+|replace|alter|change|modify)\b/,
                  /\b(?:materials|components|goods|products?|models?|specifications?|itinerary|accommodation)\b/,
                  /\b(?:without (?:notice|consent|approval|liability)|no refund|at any time|shall accept|sole discretion|without prior)\b/,
                ],
                none: [
                  /\b(?:not|features?|service charge|plant|relocate|defective|warranty|required by law|equal or better|software updates?|list prices?|price|personnel|auditors?|licensed materials|confidential|website|remov\w+)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:substitut\w+|replac\w+|swap(?:ped)?|something similar|specifications? may be altered|alter\w*|more or less than|relocate|replacement energy|partial and early|equivalent|different model|successor|discontinued)\b/,
                  /\b(?:goods|products?|service|quantity|quantities|specifications?|equipment|hotel|itinerary|space|energy|shipments?|order(?:s|ed)?|items?|model|run out)\b/,
                  /\b(?:reserves? the right|may|shall accept|may not reject|must|have to keep|constitute proper|discretion|will be replaced|binds?|no (?:right to object|refund)|pays? for)\b/,
                  /\b(?:without (?:notice|consent)|shall accept|may not reject|have to keep|no (?:right|refund)|discretion|at any time|whenever|whatever|pays? (?:for|the)|at .{0,12}expense|in lots chosen|bind|considers equivalent|(?:1\d|[2-9]\d) ?(?:percent|%) more)\b/,
                ],
                test: (_hits, { words }) =>
                  !/more or less|tolerance/.test(words) || Math.max(0, ...percentagesIn(words)) > 5,
                none: [
                  /\b(?:may not substitute|required by law|need not accept|under the warranty|may refuse them|insurance carrier|only the delivered weight|defective goods|without buyer's written consent|personnel|staff|key person\w*|board|director|trustee|arbitrator|software updates?|warranty|directed by|manager|bulbs|tenant may|defects)\b/,
                ],
              },
            ],
          ),
        ],
      ),
    }),
  ),
  fixes,
);

/** In these words a statement says that the issue does not arise. */
export const issues = unlessDenied(alsoBy(affirmed, otherWords), {
  // Who acts "as agent or subcontractor for" another is banned from nothing.
  'subcontracting-banned': [/\bas (?:(?:an? )?[a-z]+,? (?:or )?){0,5}subcontractors? (?:for|of|to)\b/],
  'no-extension-for-others-delay': [
    /\b(?:other than|except|excluding|unless|save)\b[^.;]{0,100}(?:\[(?:o|taker)\](?:'s)?|\b(?:client|owner|customer|buyer|employer)(?:'s)?) (?:default|delays?|breach|failure|acts?|fault)\b/,
    // An extension that is the only remedy is an extension.
    /\bremed(?:y|ies)\b[^.;]{0,30}\b(?:being|is|shall be|are) (?:limited to )?(?:an? |any )?extensions? of (?:the )?(?:time|completion|contract time)\b/,
    /\bdoes not stand\b|\b(?:moves?|extended|postponed) by (?:the same|as many|an equal)\b/,
  ],
});
