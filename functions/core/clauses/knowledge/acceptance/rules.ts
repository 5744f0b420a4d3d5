import { allDaysIn } from '../../text/quantities.ts';
import { denies, freedFrom, mayNot, noneOf, notTakenAs, rightKept, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { byActor, closeBy, concepts, curedBy, says } from '../payment/concepts.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

/** What treats both sides alike burdens neither. */
const alike = /\bboth (?:parties|sides|project managers|engineers)\b|\beach party\b/;
const definition = /\bmeans\b/;
const accepts =
  /\b(?:accept(?:s|ed|ance|able)?|approv(?:e|es|ed|al)|sign(?:s|ed)?[- ]?off|taken over|tak(?:e|es|en|ing)[- ]over|reject(?:s|ed|ion|ions)?|refuse[sd]?|satisfaction|satisfied|good enough|completion|publishable|certif\w+|achieved when|decline[sd]?|content with)\b/;
const works =
  /\b(?:deliverables?|goods|works?|services|milestones?|products?|shipments?|consignments?|manuscript|draft|design|equipment|software|system|delivery|build|units?|creative|commercial operation|anything presented|lot|campaign|concepts|premises|vehicle|contractor|facility|presented|specification|installation|proposals|collection|certificate|fee)\b/;
const discretion =
  /\b(?:(?:sole|absolute|unfettered|uncontrolled|own|full|complete)(?:,? (?:and|or) \w+)? (?:discretion|judgment|opinion|satisfaction|judge)|discretion|at will|for any reason|any reason or no reason|no reason|matter of .{0,30}taste|sole judge|decide alone|as it (?:pleases|likes|sees fit)|which need not be explained|need(?:ing|s)? no (?:statement of )?reasons?|at liberty to refuse|such matters as it|when \[\w+\] says so|notwithstanding|even if it does everything|no right to it)\b/;
const fairTest =
  /\b(?:unreasonably|acting reasonably|reasonable (?:discretion|opinion|judgment|satisfaction)|reasonably satisfied|materially|stating why|with reasons|giving reasons|criteria|specification, stating|expert|pass(?:es)? the (?:acceptance )?tests?|no discretion)\b/;
const silence =
  /\b(?:silence|silent|passage of time|lapse of time|how(?:ever)? long|whatever its length|failure (?:by .{0,20})?to (?:inspect|object|reject|respond)(?: or object)?|payment|use|used|live|production|occupation|conduct|launch|going live|service|inspect(?:ion)?|possession|testing|implied)\b/;
const deemed =
  /\b(?:deem(?:ed|s)?|presum(?:ed|ptive\w*)|constitut(?:es?|ing)|considered|taken (?:as|to (?:be|have))|treated as|counts? as|regarded as|conclusively|automatically|by default|stands?|approved|have accepted|final approval|lapses?)\b/;

/** What is handed over to be taken as right. */
const handedOver =
  /\b(?:deliverables?|goods|works?|products?|shipments?|consignments?|manuscript|drafts?|designs?|proofs?|images?|photographs?|equipment|machine|software|system|website|items?|parts?|materials|results?|reports?|services|submissions?|files|concepts?|prototypes?|units?|milestones?|content|what \[\w+\] (?:sends?|submits?|delivers?|makes?))\b/;
const takesOrNot =
  /\b(?:accept(?:s|ed|ance)?|reject(?:s|ed|ion)?|refus(?:e|es|ed|al)|declin(?:e|es|ed)|approv(?:e|es|ed|al)|sen[dt] back|return(?:s|ed)?|turn(?:ed)? (?:down|away)|have to take|take it)\b/;
const asItPleases =
  /\b(?:as it (?:thinks|sees|deems|considers|may think|shall think) (?:fit|proper|best)|on any grounds?|for any reason|with or without (?:cause|reason)|(?:in|to) (?:the|its) (?:sole |own |absolute |subjective |unfettered )*(?:opinion|view|estimation|judgment|discretion)(?: of)?|(?:only|sole|final|exclusive) (?:judge|arbiter)|(?:need|have to|required to|obliged to|bound to)(?: not)? (?:give|state|show|provide) (?:a |any )?reasons?|without (?:giving |stating |any )*(?:a )?reasons?|reasons? need|at will|whether or not (?:it|they|the \w+) (?:meets?|answers?|conforms?|compl\w+|satisf\w+|accords?)|even (?:if|though|where) (?:it|they|the \w+) (?:meets?|answers?|conforms?|compl\w+)|matters? of (?:taste|preference)|don't like|doesn't like|dislikes?|(?:complete|entire|full|sole|absolute|own) satisfaction|changed? (?:its|\[\w+\]'s) mind|any ground it considers)\b/;
const notWork =
  /\b(?:(?:purchase|product|equipment) orders?|orders? placed|any order|offers?|quotation|application|candidate|employ\w+|resign\w*|consent|assign(?:ment|ed)?|sub-?contract\w*|sub-?let\w*|tenant|landlord|lease|premises|loan|draw(?:down|n)|advertis\w+|trade ?marks?|publicity|press|logos?|budget|bonus|renew\w*|user content|cheques?|payment order|shares?|investors?|claims? (?:by|of)|insurer|deposit|terms of|amendment|policy|policies|medical|closing|condition precedent|conditions? to)\b/;
const acts =
  /\b(?:us(?:e|es|ed|ing)|install(?:s|ed|ing|ation)?|download(?:s|ed|ing)?|resale|resell\w*|sells?|pay(?:ment|s|ing)?|settlement|sign(?:ing|ature|s|ed)?|possession|occup\w+|process(?:es|ed|ing)|incorporat\w+|deploy\w*|open(?:s|ed|ing)?|unpack\w*|put(?:ting)? .{0,20}into (?:use|service|operation|production)|integrat\w+|taking delivery|receipt|collect(?:s|ed|ion)?|driving|moves? in|entry|commencement of use|launch(?:es|ed)?|publish(?:es|ed)?|publication)\b/;
const meansAccepted =
  /\b(?:constitut\w*|amounts? to|operates? as|counts? as|(?:is|be|are|stands?) (?:deemed|considered|treated as|regarded as|taken as|conclusive|proof|evidence|an?)|deem\w*|signif\w+|means?|impl(?:y|ies)|evidences?|confirms?|conclusive(?:ly)?|(?:be )?(?:conclusive |sufficient |final )?(?:proof|evidence)|acknowledg\w+|taken to (?:have|acknowledge|accept)|treated as|signals?|serves? as|equals?|is equivalent to)\b.{0,60}\b(?:accept(?:ance|ed)?|approv(?:al|ed)|satisf\w+|complete|good (?:order|condition|repair|state)|conform\w*|undamaged|free (?:of|from) defects?|as (?:it )?is)\b/;
const afterTaking =
  /\b(?:after|following|upon|once|on|from|when|as soon as)\b.{0,50}\b(?:accept(?:s|ed|ance)?|sign(?:s|ed)?[- ]?off|signs|signed|approv(?:es|ed|al|e)|handover|taking[- ]over|taken (?:over|into (?:service|use))|takes? (?:over|possession|delivery)|certificate|final payment|collected|left the)\b|\b(?:final payment|acceptance|taking[- ]over|final certificate|approval|sign-?off|signature)\b.{0,30}\b(?:operates?|constitutes?|acts?|is|be|serves?|discharges?|releases?|extinguishes?|ends?|bars?)\b/;
const claimsEnd =
  /\b(?:no (?:more|further|longer|subsequent)? ?(?:claims?|complaints?|remed(?:y|ies)|recourse|liability|responsib\w+|obligations?|rights?|correction)|(?:not|never|aren't|isn't|no longer)(?: be)? (?:responsible|liable|answerable|entertain\w*|accept(?:ed)? (?:any )?(?:claims?|complaints?|responsib\w+|liab\w+))|releases?(?:d)?|discharge[sd]?|extinguish\w*|waive[sd]?|waiver|barred|bars|give[s]? up|lose[s]?|forfeit\w*|ceases?|at an end|excluded|takes? .{0,20}as (?:it|they) stands?)\b/;
const faulty =
  /\b(?:defects?|faults?|errors?|mistakes?|quality|non-?conform\w*|deficien\w*|flaws?|imperfections?|shortcomings?|(?:claims?|liability|remed(?:y|ies)) (?:of any kind )?(?:for|in respect of|relating to|concerning) (?:the )?(?:works?|goods|deliverables?|services|equipment|products?|quality|condition))\b/;
const claimsKept =
  /\b(?:(?:does|do|shall|will|is) not (?:affect|waive|release|relieve|limit|constitute|prejudice|exclude|be deemed|a waiver)|not (?:affect|limit|waive|exclude|prejudice)|hidden|latent (?:defects )?(?:excepted|may)|except (?:for )?(?:hidden|latent|fraud)|except|without prejudice|save (?:for|that|as|in)|other than|unless|subject to (?:the )?warrant\w+|warranty (?:period|claims?) (?:remain|continue)|neither|nor)\b/;
const redo =
  /\b(?:revis\w+|rewrit\w+|correct\w*|re-?work\w*|re-?do(?:es|ne)?|repeat\w*|re-?perform\w*|re-?submit\w*|chang\w+|modif\w+|fix(?:es|ed)?|further (?:drafts?|versions?|rounds?|proposals|work)|new (?:drafts?|versions?)|redesign\w*|re-?deliver\w*|mak(?:e|es) good|done again|iterations?)\b/;
const forNothing =
  /\b(?:(?:at|without|free of) (?:its|\[\w+\]'s|their|no|any)? ?(?:own |sole |extra |additional |further )*(?:expense|cost|charge|compensation|fee|pay\w*|remuneration)|free of charge|for free|gratis|no (?:extra|additional|further|more) (?:pay\w*|charge|cost|fee|remuneration|compensation|money)|included in .{0,30}(?:fee|price)|fixed (?:fee|price)|without being paid|unpaid)\b/;
const noEnd =
  /\b(?:until\b.{0,60}\b(?:satisf\w+|happy|content|approv\w+|accept\w*|pleased|right)|as (?:often|many times|long|much) as|unlimited|without limit|no limit|however (?:often|many|long)|(?:each|every) time|any number of|indefinitely|again and again|whenever|such (?:further|additional|other) (?:\w+ )?(?:drafts?|versions?|changes|revisions|corrections|rounds) as|as .{0,30}may (?:call for|require|request|ask)|go on until|all further)\b/;
const keeps =
  /\b(?:keep(?:s)?|retain(?:s|ed)?|us(?:e|es|ed|ing)|exploit\w*|own(?:s|ed)?|belongs?|take over|takes over|resold|resell|sell|dealt with|deal with|property of|vests?|title (?:to|in)|need not (?:be )?return(?:ed)?|not (?:be )?(?:required|obliged) to return|dispose of|incorporate|become)\b/;
const payingNothing =
  /\b(?:without (?:owing|paying|payment|any payment|compensation|remuneration|charge|liability to pay|further payment|being (?:required|obliged) to pay)|(?:don't|doesn't|does not|do not|need not|not|elects? not to|chooses? not to|without having to|not (?:be )?(?:obliged|required|liable) to) pay|not (?:be )?(?:obliged|required) to (?:pay|compensate)|no (?:price|payment|fee|sum|compensation|remuneration|money|charge)s? (?:is|are|being|shall be|will be|falls?|becomes?|shall become)|no (?:payment|fee|compensation|remuneration)|free of charge|for nothing|for free|owes? (?:\[\w+\]|the \w+|\w+) nothing|nothing (?:is |shall be |being )?(?:due|owed|payable)|unpaid|not been paid|whether or not .{0,30}paid|refuses? to pay)\b/;
const madeWork =
  /\b(?:work(?:s| product| in progress)?|deliverables?|designs?|images?|photographs?|goods|materials|manuscript|drafts?|code|software|concepts?|ideas|samples?|prototypes?|results?|drawings|articles?|content submitted|submissions?|tooling|products?)\b/;

/** What makes an issue harmless or another matter, whatever stands beside it. */
const harmless: Readonly<Record<string, readonly RegExp[]>> = {
  'keeps-work-unpaid': [
    /\bresiduals?\b|\bname, photograph|\blikeness\b|\bunpaid charges|\bpayments made\b|\bpromissory note|\blease term\b|\bbelong to (?:the )?\[a\]/,
  ],
  'acceptance-by-use': [
    /^no\b.{0,80}\b(?:constitutes?|amounts?|operates?|counts?|shall be)\b|\bneither\b|\b(?:shall|will|do(?:es)?|may) not (?:be (?:deemed|taken|treated|construed)|constitute|amount|operate|count|imply|signify)|\bservice of process|\bnew (?:ones|terms|amount|version)|\bfurther term|\brental upward|\brenew/,
  ],
  'acceptance-ends-claims': [
    /\b(?:shall|does|do|will|is) not (?:be (?:deemed|taken|construed) (?:as |to be )?)?(?:a )?(?:waive[rs]?|constitute|affect|prejudice|limit|release|bar)\b/,
    /\bdilapidations|\bclaims (?:by|of) (?:the )?\[\w+\] against|\bacceptance of (?:the )?final payment|\bfinal payment\b.{0,60}\b(?:full release of|waiver of all claims)|\bof any sort left/,
  ],
  'never-deemed-accepted': [
    /^(?!.*\b(?:use[ds]?|using|silence|time|lapse|failure|operat\w+|possession|inspection|sign\w*|anything|nothing|receipt|deliver\w*|whatever|conduct|express\w*|written|writing|long|live|say\w*|until|unless|only|never|mean|work)\b).*\bpayments?\b/,
    /\bof any (?:such )?change\b|\badjustment of the tariff|\b(?:is|are|shall be) deemed accepted, (?:except|save)|\blockers?\b|\bmedical\b|\bdrug test|\bas of the termination/,
  ],
  'short-deemed-acceptance': [/\badvertis\w+|\bamended (?:conditions|terms)|\bresponded to such notice/],
  'defect-decided-by-supplier': [
    /\[(?:a|taker)\] (?:may|can|shall be entitled to|has the right to) (?:\w+ )?(?:reject|refuse|return)\b(?!.{0,120}\b(?:only|unless)\b)|\bunderwriters|\broyalt|\bremedy any defect at\b|\b(?:sites?|compan(?:y|ies)) (?:or|to|which)\b|\bauctions?\b/,
  ],
  'acceptance-sole-discretion': [
    /\b(?:decides?|determines?|judges?|finds?)\b.{0,60}\b(?:whether|if)\b.{0,60}\b(?:defective|faulty|defects?|faults?)\b|\b(?:user|exclude) content\b|\bbreak fee|\bload-bearing/,
  ],
  'endless-reperformance': [/\bexaminers?\b|\baudit/],
  'no-fee-until-all-accepted': [/\bpresentment|\bsubrogation/],
};

/** The same rules, none of which holds where its issue is harmless. */
const unlessHarmless = <Rules extends Readonly<Record<string, readonly IssueRule[]>>>(rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([id, all]) => [id, barring(harmless[id] ?? [], all)]),
  ) as unknown as Rules;

/** When work or goods are taken as right. */
const found = defineTopic(
  'acceptance',
  file,
  unlessHarmless(
    closeBy({
      'risk-until-acceptance': [
        {
          bears: 'giver',
          all: [
            /\brisk\b/,
            /\brisk\b.{0,120}\b(?:remains?|stays?|rests?|lies?|continues?|borne|retained?|with|at|of loss)\b.{0,80}\b(?:until|pending|prior to|before)\b.{0,60}\b(?:accept(?:s|ed|ance)|taking[- ]over|takes? over)\b|\b(?:bears?|retains?|assumes?|carr(?:y|ies))\b.{0,30}\brisk\b.{0,80}\b(?:until|pending|prior to|before)\b.{0,60}\b(?:accept(?:s|ed|ance)|taking[- ]over)\b|\brisk\b.{0,80}\b(?:pass(?:es)?|transfers?|shifts?|moves?|vests?)\b.{0,60}\b(?:upon|on|after|following|at|until|when|once)\b.{0,50}\b(?:accept(?:s|ed|ance)|taking[- ]over)\b|(?:until|pending|prior to|before) (?:\w+ ){0,3}(?:acceptance|taking[- ]over),? .{0,60}\brisk\b.{0,60}\[giver\]|'s risk until (?:the )?\[?\w+\]? (?:\w+ )?(?:accepts?|signs)/,
          ],
          none: [
            alike,
            /\b(?:whether or not|offer|orders? by|of (?:the |an |any )?orders?|by (?:the |a )?(?:common )?carrier|(?:upon|on) accept\w+ (?:of (?:the )?\w+ )?by (?:the )?\[(?:giver|a)|purchase order is|irrespective of acceptance|regardless of acceptance)\b/,
          ],
        },
      ],
      'acceptance-by-supplier-act': [
        {
          bears: 'taker',
          all: [
            /\b(?:(?:deliverables?|goods|works?|products?|software|services|equipment|systems?|phases?|milestones?|items|drafts?|designs?|units?|materials)\b.{0,50}\b(?:is|are|be|counts? as|treated as) (?:deemed |considered |taken as |regarded as |deemed to be |deemed to have been )?(?:\w+ )?accepted|^acceptance (?:of (?:the |each )?\w+ )?(?:occurs|takes place|is deemed to occur|shall (?:be deemed to )?occur)) (?:by \[\w+\] )?(?:upon|on|when|at|once|as soon as)\b (?:the (?:day|date|moment|time) (?:on which |of |when )?|its |their )?(?:(?:delivery|shipment|dispatch|despatch)(?: to (?:the )?(?:carrier|\[\w+\]))?(?= ?[.,;]|$)|(?:the )?\[(?:giver|a|taker|o)\] (?:issues?|sends?|gives?|makes? (?:it|them) available|notif\w+|invoices?|certif\w+|says|uploads?)\b)/,
          ],
          none: [
            alike,
            definition,
            /\b(?:\d+ days|unless|if (?:the )?\[\w+\]|order|offers?|notices? (?:is|are|shall)|written notice of acceptance|acceptance certificate|certificate of acceptance|signs?|written (?:acceptance|approval)|not|subject to|accepts)\b/,
          ],
        },
        {
          bears: 'taker',
          all: [
            /\[(?:giver|o|a)\]'s (?:\w+ )?(?:notice|certificate|notification|invoice|confirmation)(?: of (?:completion|delivery|readiness))? (?:shall |will |is |are )?(?:constitutes?|be deemed|deemed|be|amounts? to|counts? as|operates? as)\b.{0,20}\bacceptance of (?:the )?(?:deliverables?|goods|works?|services|products?|software|system|equipment)\b/,
          ],
          none: [alike, definition, /\bnot\b|\bwritten notice of acceptance|\border/],
        },
        {
          bears: 'taker',
          all: [
            /\b(?:deliverables?|goods|works?|products?|software|services|equipment|systems?|phases?|milestones?|items|drafts?|designs?|units?)\b.{0,30}\b(?:is|are|be) (?:deemed )?accepted\b.{0,160}\b(?:issues?|sends?) (?:its|an?|the) invoice\b/,
          ],
          none: [alike, definition, /\bnot\b|\border/],
        },
      ],
      'rejection-only-for-total-failure': [
        {
          bears: 'taker',
          all: [
            /\b(?:reject(?:s|ed|ion|ing)?|refuse[ds]?|withh[eo]ld acceptance|must accept|shall accept)\b/,
            /\b(?:only|solely|exclusively|unless|other than|no defect|nothing (?:but|short of))\b.{0,90}\b(?:(?:wholly|totally|completely|altogether|entirely|total(?:ly)?|complete(?:ly)?) (?:to )?(?:inoperab\w+|inoperative|unusable|unfit|useless|fail\w*|unable|operate|incapable)|(?:renders?|makes?|making|rendering) (?:the )?(?:entire|whole|all)\b.{0,40}\b(?:inoperab\w+|inoperative|unusable|unfit|useless)|(?:cannot|can't) be (?:used|operated) at all|prevents? (?:any|all) use|fails? (?:completely|entirely|totally|altogether)|(?:critical|fatal|severity 1|priority 1|class (?:1|a)|category (?:1|a)|level 1|p1) (?:error|defect|fault|failure|non-?conformit\w*|bug)s?|total failure)/,
          ],
          none: [
            alike,
            /\b(?:minor|order|offer|high|severity 2|major|priority 2|level 2|material(?:ly)?|workmanship|specifications?(?! test))\b/,
          ],
        },
        {
          bears: 'taker',
          all: [
            /\b(?:defect|fault|error|failure|non-?conformity)\b.{0,12}(?:is|means|shall mean) (?:only )?(?:an? |any )?(?:\w+ )?(?:defect|fault|error|failure|one)\b.{0,20}\b(?:makes?|renders?|leaves|prevents?)\b.{0,20}\b(?:entire|whole|all|any)\b.{0,40}\b(?:inoperab\w+|inoperative|unusable|unfit|useless|use)\b/,
          ],
          clause: [/\breject\w*/, /\baccept\w*/],
          clauseNone: [/\b(?:response time|severity 2|priority 2|level 2|hours)\b/i],
        },
      ],
      'acceptance-revocable': [
        {
          bears: 'giver',
          all: [
            /\b(?:revoke[sd]?|revoking|rescind(?:ed|s)?|withdraws?|withdrawn|reverse[sd]?|undo|set aside)\b.{0,25}\b(?:acceptance|approval of (?:the |any |a )?(?:deliverable|work|draft|sample|design|milestone|goods))|\bacceptance\b(?: (?:of|by) [^,;]{0,40})?(?: is provisional and)? (?:may|can|shall be) (?:\w+ ){0,3}(?:be )?(?:revoked|rescinded|withdrawn|set aside|reversed)|(?:notwithstanding|despite|(?:even )?after)\b.{0,40}\b(?:acceptance|accepted)\b.{0,40}\[a\] (?:may|can)(?: still| later| at any time| thereafter)? (?:reject|refuse)\b|\bacceptance\b.{0,40}\b(?:not|never) (?:prevent|preclude|bar|stop)\b.{0,30}\b(?:reject\w*|later rejection)/,
          ],
          none: [
            alike,
            /(?<!\w)(?:offer|orders?|may not|shall not be|cannot|not be revoked|irrevocabl\w*|marks|logo|consent to|waives?|no right|purchaser waives|\[\w+\] gives up|terms|signatory|bid|tender|resignation|election|appointment|option|escrow|gift)\b/,
          ],
        },
      ],
      'rejection-form-strict': [
        {
          bears: 'taker',
          all: [
            /\b(?:reject(?:s|ed|ion)?|notices? of (?:defects?|non-?conformit\w+))\b/,
            /\b(?:no rejection|rejection|reject|notices? of (?:defects?|non-?conformit\w+)|rejected)\b.{0,80}\b(?:unless|counts only|only (?:if|by|where)|valid only|without|not (?:submitted|made|given|accompanied)|does not include|in the form of (?:annex|schedule|exhibit|appendix)|is void|of no effect)\b/,
            /\b(?:in the form (?:of|set|prescribed|in)|(?:rejection|prescribed|claim|complaint) form|on \[\w+\]'s (?:standard |prescribed )?form|reproducible|test (?:case|logs?)|return(?:ed)? (?:goods |material |merchandise )?authori[sz]ation|rma\b|full test|prescribed)\b/,
          ],
          none: [
            alike,
            /\b(?:orders?|applications?|optional|convenience|reject (?:any |an )?(?:order|claim|application)|tender|bid|candidate|ballot|votes?)\b/,
          ],
        },
      ],
      'acceptance-sole-discretion': barring(
        [/\b(?:user|customer|purchaser)s? (?:declines?|rejects?|refuses?)\b/],
        barring(
          [
            /\b(?:post, display|feedback|non-?conforming|pric(?:e|es|ing)|modif(?:y|ied)|withhold|marks|terminate the licen[cs]e|user content|breach of this licen[cs]e|barrels)\b/,
          ],
          byActor('may', [
            {
              within: 'sentence',
              all: [
                /\b(?:determination|decision|judgment|opinion)\b.{0,80}\b(?:satisfactory|satisfaction|accept\w*|conform\w*)?\b.{0,40}\b(?:final|conclusive|binding)\b/,
                /\bto (?:the )?(?:\[\w+\]'s )?(?:\w+ ){0,2}satisfaction\b|\bsatisfactory to (?:the )?\[/,
                handedOver,
              ],
              none: [alike, definition, notWork, /\b(?:expert|arbitrat\w+|dispute|architect|engineer)\b/],
            },
            {
              within: 'sentence',
              all: [takesOrNot, asItPleases, handedOver],
              none: [
                alike,
                definition,
                fairTest,
                notWork,
                /\b(?:return(?:ed)? (?:all|the) (?:copies|materials|confidential)|refund|return polic\w+|personal|confidential\w*|not be (?:refused|rejected|withheld)|shall not (?:refuse|reject|withhold)|prices?|invoices?|change (?:request|order)|shipping|carrier|key person\w*|repair|replace|credit)\b/,
              ],
            },
            {
              within: 'clause',
              all: [
                /\b(?:don't|doesn't|do not|does not) like (?:what|it|the|\[\w+\]'s)/,
                /\b(?:(?:don't|doesn't|do not|does not|needn't|need not) have to (?:take|accept|keep|use|pay)|can (?:turn|send|reject|refuse))\b/,
              ],
              none: [/\b(?:you can return|within \d+ days of (?:delivery|receipt))\b/],
            },
            ...barring(
              [
                /\b(?:product order|any order|records shall|steering committee|tariff|logos?|merchandise|carrier may|authorized work|equipment orders|strictly conform)/,
                /\b(?:premises|surveyor|purchase order|hire for each day)/,
                alike,
                definition,
                fairTest,
              ],
              [
                {
                  all: [
                    /\b(?:accept\w*|approv\w*|reject\w*|sign(?:s|ed)? off|sign-off)\b/,
                    says(
                      '(?:entirely|solely|wholly|completely)? ?up to (?:the )?\\[\\w+\\]',
                      '(?:sole|absolute|own|full|free|unfettered|complete) discretion',
                      'alone decides?',
                      '\\[\\w+\\] alone',
                      'as it (?:likes|pleases|wishes|sees fit)',
                      'whatever (?:its|the) reason',
                      'for whatever reason',
                      'on a whim',
                      'need(?:s)? give no reasons?',
                      'without giving (?:any )?reasons?',
                    ),
                    /\b(?:campaign|work|deliverables?|report|designs?|goods|services?|products?|drafts?|results?|milestones?|software|concepts?)\b/,
                  ],
                  none: [
                    /\b(?:orders?|assign\w*|subcontract\w*|personnel|expenses?|publicity|renew\w*|price|content|loan|tenant|application|employee|budget|credit|consent|terminat\w*|suspen\w*|step-in)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:accept(?:s|ed|ance)?|approv(?:es|ed|al)|sign(?:s|ed)? off)\b/,
                    /\b(?:fully satisfied|complete(?:ly)? satisfied|entire satisfaction|at its (?:sole |absolute )?discretion|in its (?:sole |absolute )?discretion|declares? itself|may decline|solely for|likes? it|taste|happy with)\b/,
                    /\b(?:report|deliverables?|work|services?|goods|designs?|product|software|milestone|result|materials|draft|copy|content)\b/,
                  ],
                  none: [
                    /\b(?:take over|resume|suspended|competing|conditional on the|medical)/,
                    /\b(?:orders?|assign\w*|consent|subcontract\w*|publicity|loan|application|offer|renew\w*|price|expenses|personnel|tenant|territory|user content|advertis\w+|employee)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [accepts, discretion, works],
                  none: [
                    /\b(?:take over|resume|suspended|competing|conditional on the|medical)/,
                    /\b(?:purchase orders?|orders? placed|consent to|assign\w*|alterations|employee|bonus|renew\w*|price|refund|budget|resign\w*|application|terminat\w+|advertis\w+|content (?:that|posted)|license(?:e|d)? territory|loan|drawdown|offer|sub-?let\w*|subcontract\w*|personnel|remove|substitut\w*|expenses?|defects? (?:exist|reported)|returned by|return authori[sz]ation|credit|invoices?|key person\w*|premises|subprocessors?|sub-processors?|marketing materials|publicity|press|use of (?:the|its) (?:name|marks?)|trademarks?)\b/,
                  ],
                },
                {
                  all: [
                    /\b(?:may|can|entitled to|at liberty to|free to)\b.{0,30}\b(?:reject|refuse|return|decline)\b/,
                    works,
                    /\b(?:for any reason|any reason or no reason|no reason|at will|sole discretion|absolute discretion|without (?:cause|reason)|even (?:if|though|where) .{0,40}(?:conform|meet|compl))/,
                  ],
                  none: [
                    /\b(?:take over|resume|suspended|competing|conditional on the|medical)/,
                    /\b(?:purchase orders?|orders? placed|assign\w*|content (?:that|posted))\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:to|until|unless) .{0,40}\b(?:(?:complete|full|entire|absolute|sole) satisfaction|satisfied)\b/,
                    works,
                    /\b(?:complete|full|entire|absolute|sole|its own)\b/,
                  ],
                  none: [
                    /\b(?:take over|resume|suspended|competing|conditional on the|medical)/,
                    /\bconditions? precedent|\bclosing\b|\bdue diligence|\bpurchase price|\bidentity\b/,
                  ],
                },
              ],
            ),
          ]),
        ),
      ),
      'never-deemed-accepted': barring(
        [/\bacceptance of (?:any )?(?:defective|non-?conforming)\b/],
        curedBy(
          /\bdeemed (?:to (?:be|have been) )?accepted (?:if|unless|after|where|when)|\bis deemed accepted\b/,
          barring(
            [
              /\b(?:property of|paid for by|entitled to any payment|payment until|shall be deemed to have (?:accepted|approved)|does not apply|claim arises|indemnit\w+|infring\w+)\b/,
            ],
            [
              {
                all: [
                  /\bno (?:\w+ ){1,4}(?:shall be|will be|is|are|may be|to be)? ?(?:treated|deemed|regarded|considered|taken|held)\b.{0,15}\baccepted\b.{0,30}\b(?:until|unless|without|except|save|before)\b.{0,80}\b(?:writing|written|certificate|signed|says so|confirm\w*)/,
                  handedOver,
                ],
                none: [alike, definition, notWork],
                clauseNone: [
                  /\bdeemed (?:to (?:be|have been) )?accepted (?:if|unless|after|where|when)|\bdeemed (?:acceptance|accepted)\b.{0,60}\bdays\b|\bunreasonably (?:with|delay)/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:unaccepted|not accepted|not (?:been|be) (?:deemed |treated as |regarded as |considered )?accepted|not (?:be )?(?:deemed|construed|taken|treated|regarded) (?:as|to be) (?:an? )?(?:accept\w*|approv\w*)|not (?:amount to|constitute|imply|signify|mean) (?:an? |\[\w+\]'s |its )?(?:accept\w*|approv\w*)|(?:doesn't|does not) mean (?:that )?(?:\[\w+\](?:'ve|'s)? )?(?:have |has )?(?:accepted|approved))\b/,
                  /\b(?:silence|fail\w* to (?:respond|reject|object|reply)|how(?:ever)? long|passage of time|lapse of time|taken possession|commercial use|productive use|production|(?:live|beneficial|operational) use|put (?:it|them|the \w+) (?:to|into)|(?:is|are|'re|been) using|paid (?:for|in full)|payment)\b/,
                  handedOver,
                ],
                none: [
                  alike,
                  definition,
                  notWork,
                  /\b(?:testing purposes|test use|warrant\w+ claim|invoice is|waiver of|not rejected|within \d+ (?:business )?days)\b/,
                ],
                clauseNone: [
                  /\bdeemed (?:to (?:be|have been) )?accepted (?:if|unless|after|where|when)|\bdeemed (?:acceptance|accepted)\b.{0,60}\bdays\b/,
                ],
              },
              ...barring(
                [
                  /\b(?:written approval|prior approval|approval of any act|amounts not|advertiser|representation|order acceptance|codes? of conduct|the agreement|confidential|premises|strictly conform|duplicate)/,
                  /\b(?:after a change|acceptance of the change|terms)/,
                  alike,
                  definition,
                ],
                [
                  {
                    within: 'sentence',
                    all: [
                      /\b(?:not|never|no|neither|nor)\b.{0,60}\b(?:deemed|considered|treated as|constitute|construed as|regarded as|taken as|be)\b.{0,20}\baccept\w*|\b(?:no|neither)\b.{0,80}\baccept\w*/,
                      /\b(?:failure to reject|silence|irrespective of|time elapsed|in the absence of express|unless (?:expressly )?(?:accepted|confirmed) in writing|nor (?:shall )?(?:payment|use)|payment for or use|payment|use|lapse of time|passage of time|express written)\b/,
                      /\b(?:goods|work|deliverables?|services|products|equipment|acceptance)\b/,
                    ],
                    none: [
                      /\b(?:invoice|amend\w*|offer|waiver|order|warranty|policy|terms|if not rejected|not delay|given only if|if acceptance has not|test(?:ing)? purposes|within \d+|unreasonably|notice)\b/,
                    ],
                  },
                  {
                    within: 'sentence',
                    all: [
                      silence,
                      /\b(?:(?:shall|will|may|does|do|is|are|can|be)? ?(?:not|never|neither|no|nor|nothing|under no)|cannot|can't|without|waiving|exclusively)\b.{0,90}?\b(?:accept\w*|approv\w*|reject)\b|\b(?:neither|no)\b.{0,100}\b(?:accept\w*|approv\w*)|\baccept\w*\b.{0,80}\b(?:not|never|no (?:period|date|time)|without thereby|neither|exclusively|only (?:by|upon|in writing))\b|\bno date by which\b|\b(?:leaves?|keeps?|preserves?)\b.{0,40}\bright to reject\b|\bonly .{0,60}(?:certificate|writing)\b.{0,60}\bis acceptance\b/,
                      works,
                    ],
                    none: [
                      /\b(?:unless|not delay|given only if|reminder|if acceptance has not|not rejected|but a deliverable|test use does not|amend|admission|waiver|invoice|offer|policy|reasons within|terms of (?:use|service)|counts? as acceptance|is acceptance of|are (?:deemed )?accepted|is deemed accepted|warrant(?:y|ies)|liabilit\w+|accepts? no|latent|defects? not|indemnif\w+|without (?:the )?consent of|accept orders?|responsib\w+|ordered)\b/,
                    ],
                  },
                  {
                    all: [
                      /\b(?:cannot|can't|not|never|no)\b.{0,40}\b(?:be )?(?:inferred|implied|deemed|treat|relied on|construed|amount to|imply)\b/,
                      accepts,
                    ],
                    none: [
                      /\bnot rejected\b|\bnot delay|\bgiven only if|\bif acceptance has not|\breminder|\bwaiver\b|\binvoice|\boffer\b|\bamend|\badmission|\breason|\bfound\b|\bbreach\b/,
                    ],
                  },
                  {
                    within: 'sentence',
                    all: [
                      /\b(?:test|inspect|evaluate)\b.{0,40}\b(?:as long as|however long|no time limit|whenever)\b|\bno (?:date|period|time|deadline)\b.{0,60}\b(?:accept|reject|test|inspect)\w*|\bfor the making of which no period\b/,
                    ],
                  },
                ],
              ),
            ],
          ),
        ),
      ),
      'short-deemed-acceptance': barring(
        [/\b(?:requests?|advertisers?|such change|disapproves)\b/],
        [
          {
            bears: 'taker',
            within: 'clause',
            all: [
              /\b(?:have|has|having|gets?|given|allowed)\b(?: \w+){0,2} (?:[1-5] (?:business |working |calendar )?days|(?:24|48|72) hours)(?: in which| within which| after \w+)? to (?:review|inspect|test|check|examine|evaluate|reject)\b/,
              /\b(?:after which|failing which|otherwise|if not,?) (?:it|they|the \w+) (?:is|are|shall be|will be) (?:deemed |considered |taken as )?accepted\b|\b(?:deliverable|draft|work|software|goods|system|product)s? (?:is|are) (?:deemed )?accepted\b/,
            ],
            none: [notWork],
            clauseNone: [/\b(?:latent|hidden) defects\b/],
          },
          {
            within: 'clause',
            all: [
              /\b(?:shall have|has|have|gets?|within|period of|of) (?:[1-5] (?:business |working |calendar )?days|(?:24|48|72) hours)\b.{0,100}\b(?:review|inspect|test|evaluate|accept|reject|object|notify|report)\w*/,
              /\b(?:expiry|end) of the (?:review|test|testing|acceptance|inspection) period without\b|\bdeemed (?:to (?:be|have been|have) )?(?:irrevocably )?accept(?:ed|ance)\b|\b(?:constitutes?|be) (?:an? )?(?:irrevocable |final )?acceptance of (?:the )?(?:goods|deliverables?|work|services|products|equipment)\b/,
            ],
            none: [notWork, /\b(?:reminder|invoices?|statements?|order (?:shall be|is) deemed accepted|amend\w*)\b/],
            clauseNone: [/\b(?:latent|hidden) defects\b/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:defects?|shortages?|damage|reject\w*|rejection|object\w*|comments?|complain\w*|nonconform\w+|something's wrong|faults?|inspect\w*|notif\w+|respond|response|claims?)\b/,
              /\b(?:[1-5]|24|36|48|72)[- ](?:business |working |calendar |full |clear )?(?:hours?|days?)\b|\bnoon\b|\bclose of business\b|\b(?:next|following|same) (?:business |working )?day\b|\bday (?:after|of|following)\b|\bon (?:delivery|arrival|the spot)\b/,
              /\b(?:taken (?:as|to)|deem(?:ed|s)?|treat(?:ed|s)? (?:it |them |this )?as|constitut\w+|stands? (?:as )?(?:approved|accepted)|considered|regarded as|conclusive\w*|irrevocabl\w+|(?:shall|will) be (?:final|binding))\b.{0,40}\b(?:conform\w*|accept\w*|approv\w*|good|complete|correct)\b/,
            ],
            test: (hits) => {
              const days = allDaysIn(hits.map(({ input }) => input).join(' '));
              return !days.length || Math.min(...days) <= 5;
            },
            none: [
              alike,
              definition,
              notWork,
              /\b(?:orders? (?:shall be|is|are) (?:deemed )?accepted|deemed (?:received|given|served|delivered)|notices? (?:sent|given)|invoices?|statements?|reminder|(?:hidden|latent) defects|thirty|months?|time ?sheets?|bills?|e-?mail|courier|facsimile|amend\w*|change (?:order|request)|e-?mails|renewal)\b/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\b(?:within|has|have|get) (?:[1-5] (?:business |working )?days|(?:24|48|72) hours)\b.{0,60}\b(?:wrong|problem|change\w*|reject|object|unhappy|comments?|feedback)\b|\b(?:wrong|problem|change\w*|reject|object|comments?|feedback)\b.{0,60}\bwithin (?:[1-5] (?:business |working )?days|(?:24|48|72) hours)\b/,
              /\b(?:treat (?:it|them|this) as (?:approved|accepted|fine|done)|take (?:it|that) (?:that|as)|(?:counts? as|is|be) (?:approved|accepted))\b/,
            ],
            none: [/\border\b|\boffer\b|\breminder\b|\bbill\b|\binvoice/],
          },
          ...barring(
            [
              /\b(?:advertiser|facsimile|disclosure|edits|such change|courier)/,
              /\b(?:accepted the change|quotation|proposal)/,
            ],
            [
              {
                within: 'sentence',
                all: [
                  accepts,
                  /\b(?:\d+|third|second|fifth|close|1)[- ](?:business |working |calendar |full )?(?:hours?|days?|weeks?)\b|\bclose of the day\b|\bupon download\b|\bsame day\b/,
                  deemed,
                ],
                test: (hits) => {
                  const days = allDaysIn(hits.map(({ input }) => input).join(' '));
                  const least = Math.min(...days);
                  return !days.length || least <= 5;
                },
                none: [
                  alike,
                  definition,
                  /\b(?:orders?\b.{0,40}\baccepted by \[?|deemed received|notices? (?:sent|given)|notice is|offers?|employment|invoices?|statement|reminder|hidden defects|no silence|thirty|months?|reviews? each|time ?sheets?|bills?|reports? shall|amendment|e-?mail|service of|purchase order|bill of|policy|rejects? the order|refused within|renew\w*|availability|credit)\b/,
                ],
              },
              {
                within: 'clause',
                all: [
                  /\b(?:if )?\[\w+\] (?:don't|do not|does not) hear from \[?\w+\]?.{0,12}\b[1-7] (?:business |working )?days\b/,
                  accepts,
                ],
                none: [/\border|\boffer/],
              },
            ],
          ),
        ],
      ),
      'acceptance-by-use': barring(
        [/\bacceptance of (?:them|(?:the|such) (?:changes?|new|revised|amended))\b/],
        barring(
          [/\bno failure of acceptance\b/],
          barring(
            [/\b(?:marks|order acceptance|no (?:payment|use|inspection|acceptance|test))\b/],
            [
              {
                bears: 'taker',
                within: 'sentence',
                all: [
                  /\b(?:(?:deliverables?|goods|works?|products?|software|services|equipment|systems?|phases?|milestones?|items|drafts?|designs?|units?|materials) (?:is|are|shall be|will be) (?:deemed |considered |taken as |regarded as |deemed to be |deemed to have been )?accepted|acceptance (?:of (?:the |each )?\w+ )?(?:occurs|takes place|shall (?:be deemed to )?occur|is (?:deemed|complete)))\b.{0,200}(?<!\w)(?:(?:\[\w+\]|client|customer|buyer)'?s?,? (?:(?:or|and) [^,]{0,30}, )?(?:first |starts? (?:to )?|begins? (?:to )?|puts?|commences?|productive |operational |commercial |live )+(?:uses?|using|operat\w+|(?:it |them |\w+ )?(?:in|into|to) (?:use|operation|production))|(?:first|productive|operational|commercial|live) (?:use|operation)|use in production|first put into (?:operation|use|service)|go(?:es)?[- ]live)/,
                ],
                none: [
                  alike,
                  definition,
                  /\b(?:not|neither|nor|never|terms|polic(?:y|ies)|offer|order (?:is|shall)|for (?:more than )?\d+ (?:consecutive )?days)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  acts,
                  meansAccepted,
                  /\b(?:goods|products?|deliverables?|software|equipment|works?|services?|premises|system|units?|property|vehicle|machine|files|website|materials|items?|them)\b/,
                ],
                none: [
                  alike,
                  definition,
                  /\b(?:not|neither|nor|never|more than \d+ days|\d+ (?:consecutive )?days|website terms|terms of (?:use|service)|these terms|this agreement|the terms|continued use|amend\w*|polic(?:y|ies)|privacy|eula|offers?|orders? (?:is|are|shall)|purchase order|new price|invoice is|fees? (?:that|increase)|changes? to|means an?|testing|arbitrat\w+|accept\w* criteria|acceptance tests?|employ\w+|confidential\w*|insur\w+)\b/,
                ],
              },
              {
                all: [
                  /\b(?:once|when|as soon as|by|if) (?:the )?\[\w+\] (?:has |have )?(?:download|start|us|install|open|publish|launch|collect|pay|sign)\w*/,
                  /\[\w+\](?:'ve| have| has)? (?:accepted|approved) (?:it|them|the)\b/,
                ],
                none: [definition, /\bterms\b|\bagreement\b|\bpolic/],
              },
              ...barring(
                [
                  /\b(?:arbitration|responsib|payment order|new price|fees that|accept the agreement|updated|request)/,
                  /\b(?:final payment)/,
                ],
                [
                  {
                    all: [
                      /\b(?:us(?:e|es|ed|ing)|install\w*|resell\w*|pay(?:ment|s|ing)?|sign(?:ing|ature|s)?|possession|occup\w+|process\w*|operat\w+|deploy\w*)\b/,
                      /\b(?:amounts? to|constitut\w+|(?:is|be|are) (?:deemed |considered |treated as )?(?:an )?acceptance|deemed acceptance|counts? as|implies|equivalent to|signifies|evidences?|conclusive)\b.{0,30}\baccept\w*|\baccept\w*\b.{0,30}\bby (?:use|using|payment|conduct)/,
                      /\b(?:goods|products?|deliverables?|software|equipment|work|services?|premises|them|it|units?|system)\b/,
                    ],
                    none: [
                      alike,
                      definition,
                      /\b(?:not|neither|nor|terms|policy|policies|agreement|more than \d+ days|website|changes?|amend\w*|offer|order)\b/,
                    ],
                  },
                  {
                    within: 'sentence',
                    all: [
                      /\b(?:use[sd]?|using|signature|sign(?:s|ed|ing)?|payment|pays?|taking possession|possession|execution|unpacking|installing|installation|entry into|breaking the seal|creating an account|flow of|resale|resell|occup\w+|start using|first use|putting into|taking delivery|receipt)\b/,
                      /\b(?:constitutes?|conclusive|conclusively|deem(?:ed|s)?|confirms?|binds?|implies|tantamount|operates? as|precludes?|accepts? the|accepted (?:it|them)|have accepted|is acceptance|counts? as|acknowledges? that|evidence that|taken to|agrees? that \[?\w+\]? has done)\b/,
                      /\b(?:accept\w*|free from defects|complete|conform\w*|in full and to its satisfaction|reject\w*|taking over|as (?:it )?is|good (?:order|condition|repair)|existing condition|satisfaction)\b/,
                    ],
                    none: [
                      alike,
                      definition,
                      /\b(?:not|neither|nor|more than \d+ days|\d+ days|website|terms of (?:service|use)|these terms|continued use|effective date of a change|amend\w*|number of packages|protocol|policies|privacy|eula|this agreement|invoice is|offer)\b/,
                    ],
                  },
                  {
                    within: 'clause',
                    all: [
                      /\b(?:once|when|as soon as) \[\w+\] (?:start|begin|use|pay)\w*/,
                      /\baccepted (?:it|them|the)\b/,
                    ],
                    none: [/\bterms\b/],
                  },
                  {
                    within: 'sentence',
                    all: [
                      /\b(?:whether or not|even (?:if|though))\b.{0,50}\b(?:tested|received|inspected)\b/,
                      accepts,
                      /\b(?:binds?|unqualified|conclusive|irrevocabl\w+)\b/,
                    ],
                    none: [alike],
                  },
                ],
              ),
            ],
          ),
          [
            /\bchanges? (?:to|of) (?:the |these |its )?(?:polic(?:y|ies)|terms)\b.{0,120}\b(?:continued (?:use|receipt)|acceptance)\b/,
          ],
        ),
      ),
      'acceptance-ends-claims': barring(
        [/\b(?:claim|infringement) (?:results|arises) from\b/],
        [
          {
            within: 'sentence',
            all: [afterTaking, claimsEnd, faulty],
            none: [
              alike,
              definition,
              claimsKept,
              /\b(?:offer|loan|employ\w+|settlement (?:sum|agreement|amount)|resign\w*|closing|insur\w+|invoice|terms of|tax|data|accident|negotiat\w*|final payment (?:of|under) the loan|indemnif\w+|within \d+ (?:months|days) (?:after|of|from) (?:the )?discovery|termination)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:final payment|acceptance|taking[- ]over|final certificate|approval of the|sign-?off)\b.{0,60}\b(?:operates? as|constitutes?|acts? as|shall be|is|be)\b.{0,30}\b(?:release|waiver|discharge|bar)\b/,
              /\b(?:works?|goods|deliverables?|services|claims?|liabilit\w+|defects?|system|equipment)\b/,
            ],
            none: [alike, definition, claimsKept, /\b(?:loan|employ\w+|settlement|lien)\b/],
          },
          {
            all: [
              /\bno (?:remed(?:y|ies)|claims?|recourse|liability)\b.{0,80}\b(?:non-?conform\w*|defects?|faults?|errors?)\b/,
              /\bafter (?:the )?(?:\[\w+\]|[a-z]+) (?:has |have )?(?:accept\w*|tak\w+|sign\w*|approv\w*|put|used?)\b/,
            ],
            none: [alike, definition, claimsKept],
          },
          {
            all: [
              /\b(?:after|following|upon|once|on|from)\b.{0,30}\b(?:accept\w*|sign-?off|approv\w*|handover|taking over)\b/,
              /\b(?:no (?:more|further|longer)?|not|cannot|may not|excluded|barred|waive\w*|release[sd]?)\b.{0,30}\b(?:claims?|complaints?|remed\w+|recourse|liab\w+|rights?)\b/,
              /\b(?:defects?|faults?|errors?|quality|conform\w*|condition|deficien\w*)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:hidden|latent|except|not (?:affect|limit|waive|exclude)|without prejudice|unless|warranty (?:period|claims) (?:remain|continue)|offer)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:accept(?:s|ed|ance)|sign-?off|approval|closing)\b/,
              /\b(?:waiver of (?:all|any)|waives?|no further liability|not (?:be )?liable|release[sd]?|no (?:claim|liability|remedy|recourse)|final and (?:binding|conclusive)|discharge[sd]?)\b/,
              /\b(?:defects?|error|nonconform\w+|condition|faults?|claims?)\b/,
            ],
            none: [
              /\b(?:negotiat|mediat)/,
              alike,
              definition,
              /\b(?:not limit|not affect|does not|not (?:be )?(?:a )?(?:waiver|deemed)|except|hidden|latent|settlement|accident|employ\w+|no waiver|warranty (?:claims|remains)|invoice|payment of|shall not limit|terms of|unless|offer|resignation|disclaim\w*)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:accept(?:ed|ance)?|sign(?:ed|s|ing)?[- ]?off|when \[\w+\] sign|approval|approved|taking of the keys|final certificate|first use|acceptance form|takes? (?:over|possession)|execut\w+)\b/,
              /\b(?:waives?|no (?:further )?(?:remed(?:y|ies)|claims?|correction|recourse)|discharges?|released?|bar(?:s|ring|red)|may not afterward|extinguish\w*|excludes? any claim|ends? at|end at the dock|can't come back|cannot come back|passes? .{0,20}(?:all )?responsibility|barring|accepted for good|with all faults|or damages may be|forever|final and conclusive|conclusive that)\b/,
              /\b(?:defects?|defective|faults?|faulty|nonconformit\w+|claims?|warrant(?:y|ies)|remed(?:y|ies)|errors|correction|repair|conform|action in respect)\b/,
            ],
            none: [
              /\b(?:negotiat|mediat)/,
              alike,
              definition,
              /\b(?:does not (?:affect|waive|release|relieve|limit)|not (?:affect|constitute a waiver|waive)|except (?:for )?(?:hidden|latent)|except|leave .{0,30}in force|warranty in section|settlement sum|resign\w*|accident|employee|latent defects excepted|deposit agreement|amend|offer|terms|general release|loan|closing)\b/,
            ],
          },
          { within: 'clause', all: [/\bwhen \[\w+\] signs?\b/, /\b(?:can't|cannot|may not) come back\b/] },
        ],
      ),
      'endless-reperformance': byActor('must', [
        {
          within: 'sentence',
          all: [redo, forNothing, noEnd],
          none: [
            alike,
            definition,
            /\b(?:not (?:be )?(?:required|obliged)|limited to|up to (?:\d|an?)|rounds? of revisions are|\d rounds?|warranty (?:period|term)|warranties|polic(?:y|ies)|law|insurance|audit|indemnif\w+|training|premises|tenant|lease|bugs?|own part|outages?|maintenance|infring\w+|term of this|records|prices?|fees? (?:may|shall) be (?:revised|changed)|software updates?|closing|regist\w+|leasehold|cured?)\b/,
          ],
        },
        {
          all: [
            /\b(?:revis\w+|rewrit\w+|correct\w*|rework\w*|redo\w*|repeat\w*|re-?perform\w*|chang\w+|modif\w+|amend\w*|fix\w*)\b/,
            says(concepts.unpaid),
            says(
              'as (?:often|many times) as',
              'until .{0,40}(?:satisf\\w+|happy|content|approv\\w+|accept\\w*)',
              'unlimited',
              'without limit',
              'however (?:often|many)',
              'each time',
              'every time',
              'any number of',
            ),
          ],
          none: [alike, definition, /\b(?:limited to|up to \d|warranty|software updates?|law|policies)\b/],
        },
        {
          all: [
            /\b(?:repeats?|redo(?:es)?|re-?do|re-?perform\w*|revis\w+|correct\w*|re-?work\w*|fix\w*)\b/,
            /\b(?:free of charge|at (?:its|\[\w+\]'s) (?:own )?(?:cost|expense)|without (?:charge|payment)|for free|at no (?:cost|charge))\b/,
            /\b(?:until\b.{0,40}\b(?:happy|satisfied|content|pleased|approves?|accepts?|accepted)|no (?:limit|maximum)|any number of)\b/,
          ],
          none: [alike, definition, /\blimited to\b|\bup to \d|\bwarranty/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:correct\w*|re-?submit\w*|re-?perform\w*|redo\w*|re-?work\w*|revis\w+|rewrit\w+|fix(?:es|ing)?|done again|fresh proposals|re-?deploy\w*|repeat\w*|replacement|attempts|modif\w+)\b/,
            /\b(?:(?:at|without|free of) (?:its|\[\w+\]'s|their|no|any)? ?(?:own |sole )?(?:expense|cost|charge|compensation|extra)|free of charge|for free|gratis|no extra (?:pay|charge|cost)|without (?:charge|compensation)|included in .{0,30}fee|bears? the cost|carry no extra|fixed fee|expense)\b/,
            /\b(?:as many times|until|unlimited|no limit|indefinitely|again and again|however often|whatever number|as long as|each time|repeats|all further|so often as|without limit|as often as|every time|amended requirements|no matter)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:not required|material defects once|2 rounds of|limited to|up to \d|service after an outage|own part|policies|warranty period|bugs?|insurance|returns? .{0,10}premises|audit|indemnif\w+|training)\b/,
          ],
        },
        {
          all: [/\bunlimited (?:rounds of )?(?:revisions|rewrites|changes|re-?work|corrections|iterations|edits)\b/],
          none: [alike, /\bnot\b/],
        },
        {
          within: 'clause',
          all: [/\bkeep (?:fixing|correcting|changing)\b/, /\b(?:for free|at no (?:extra )?(?:cost|charge)|until)\b/],
        },
      ]),
      'keeps-work-unpaid': barring(
        [/\b(?:marks?|slogans?|shapes?|logos?)\b.{0,60}\bvests? in\b/],
        byActor('may', [
          {
            within: 'sentence',
            all: [
              keeps,
              payingNothing,
              madeWork,
              /\b(?:reject\w*|refus\w*|turn(?:s|ed)? down|declin\w*|terminat\w*|cancel\w*|submitted|not accepted|unaccepted|stops?|elects? not|unpaid|whether or not|not been paid|whatever)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:may not use|shall not use|not (?:be )?used?|shall be returned|on payment|upon payment|passes? only|after paying|shall pay for|when the fee|feedback|suggestions|customer data|confidential\w*|background|trade ?marks?|tenant|landlord|premises|rent|salary|employ\w+|deposits?|insurance|until (?:it has been )?paid|title until|retains? title|licen[cs]e fees?|shares?|public domain|loan|data|severance|account|service credits?|no (?:further )?payment (?:obligations?|default))\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\bterminat\w+\b/,
              /\b(?:take over|complet\w+|finish\w*)\b.{0,80}\b(?:works?|work in progress|services|deliverables?)\b/,
              /\bwithout owing\b|\bwithout (?:any )?(?:payment|compensation|liability) (?:to|for)\b|\bno (?:further )?(?:payment|sum|amount) (?:shall be|is|being) (?:due|payable|owed)/,
            ],
            none: [alike, definition, /\b(?:until|tenant|lease)\b/],
          },
          ...barring(
            [/\b(?:labeling|trademarks?|reports for any purpose)/, alike, definition],
            [
              {
                all: [
                  /\b(?:owns?|keeps?|retains?|uses?|belongs?|vests?|property of)\b/,
                  /\b(?:whether or not|regardless (?:of )?(?:whether)?|irrespective|even if|without)\b.{0,40}\b(?:pa(?:y|ys|id|ying|yment)|compensat\w+|fee)\b/,
                  /\b(?:drafts?|work|deliverables?|designs?|materials|results|code|software|concepts|ideas|goods|inventions|reports?|samples?|prototypes?)\b/,
                ],
                none: [
                  /\b(?:feedback|suggestions|salary|tenant|employee|may not|customer data|confidential\w*|title until|insurance)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:work product|work in progress|deliverables?|materials|works?|designs?|results)\b/,
                  /\b(?:vests?|keeps?|retain|use|own(?:s|ed)?|belongs?|property of)\b/,
                  /\b(?:(?:regardless of|irrespective of|whether or not).{0,30}paid|owes? (?:\[\w+\]|\w+) nothing|owes nothing|without (?:compensation|payment|charge)|nothing for it|no payment|unpaid)\b/,
                ],
                none: [
                  /\b(?:feedback|suggestions|on payment|upon payment|after payment|tenant|customer data|retained in its|license fee)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:retain(?:ed|s)?|keep(?:s)?|use[sd]?|hold on to|exploit|belongs?|become the|title|vests?|free disposal|run the system|property of|own(?:s|ed)?|sell them|become (?:the )?)\b/,
                  /\b(?:without pay(?:ment|ing)|no (?:fee|sum|payment)|unpaid|not (?:been )?paid|whether or not .{0,30}paid|for nothing|free of charge|keep the money|costs of which lie|without owing|or owing|nothing is (?:due|owed)|not bought|remains unpaid|at the \[\w+\]'s expense|without (?:any )?(?:compensation|remuneration))\b/,
                  /\b(?:reject\w*|refused|work|deliverables?|source code|turn .{0,12}work down|ideas|goods|text|concepts|samples|tooling|partial work|system|works|materials|stopp?ed|cancel\w*|terminat\w*)\b/,
                ],
                none: [
                  /\b(?:may not use|returned or deleted|after paying|when the fee .{0,20}paid|feedback|own background|reports for its records|background materials|royalty-free license to customer data|deposit|paid in full|until (?:it has been )?paid|rent|salary|tenant|suggestions|backup|retains? title|all rights in its)\b/,
                ],
              },
            ],
          ),
        ]),
      ),
      'no-fee-until-all-accepted': barring(
        [/\bgoods\b.{0,20}\bstay\b|\bstorage\b|\bdetention\b/],
        barring(
          [/\b(?:approval order|wind-down|liens?)\b/],
          [
            {
              all: [/\bno (?:progress|interim|milestone|partial) payments?\b/],
              clause: [/\b(?:final|full|entire|whole)\b.{0,60}\b(?:accept\w*|completion)/],
              none: [alike, definition, /\bloan|\brent\b/],
            },
            {
              within: 'sentence',
              all: [
                /\bno (?:progress|interim|milestone|partial|advance) payments?\b|\b(?:lump sum|single payment|(?:1|one) (?:sum|payment|installment))\b/,
                /\b(?:following|after|upon|on|until)\b.{0,80}\b(?:accept\w*|completion|approv\w*)\b/,
                /\b(?:contract price|fees?|price|payable|paid|payment)\b/,
                /\b(?:whole|entire|all|final|complete|no)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:severance|retirement|loan|release|merger|closing|purchase price|bonus|executive|employee|pension|annuity|royalt\w+|rent|insurance|settlement)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:paid|pay(?:s|able|ments?)?|fees?|price|invoices?|due|sum)\b/,
                /\b(?:the whole|entire|all (?:of )?the|all (?:deliverables|work|works|milestones)|everything|each and every|final acceptance|single (?:sum|payment|installment)|(?:1|one) (?:sum|payment)|last (?:deliverable|milestone))\b/,
                /\b(?:accept\w*|approv\w*|completion certificate|sign-?off)\b/,
                /\b(?:only (?:after|when|once|upon|on|if|following)|until|(?:and )?not before|(?:up)?on which alone|and upon which|in a single|in (?:1|one) (?:sum|payment)|before|no part|unless|nothing|once everything|not be entitled)\b/,
              ],
              none: [
                alike,
                definition,
                /(?<![\d.])(?:[1-8]\d|9[0-5]|[5-9]) ?(?:%|percent)|\b(?:installments|milestone payments?|monthly|retention|retainage|holdback|balance|final (?:payment|installment|invoice)|loan|rent|deposit|purchase price|closing|royalt\w+|pro rata|withheld|withhold|progress payments?|not (?:be )?(?:delayed|conditional)|employ\w+|tax(?:es)?|expenses|budget|shareholders?|refund|title|ownership|licen[cs]e (?:is|shall)|insur\w+|dispute)\b/,
              ],
            },
            ...barring(
              [/\b(?:terminat|performed up to)/, alike, definition],
              [
                {
                  all: [
                    /\b(?:entire|whole|full|total|no part of the|complete)\b.{0,20}\b(?:price|fee|payment|sum|remuneration|amount)\b/,
                    /\b(?:only (?:upon|on|after|when|once)|not .{0,20}(?:until|before)|until)\b.{0,40}\b(?:final|complete|full|all|last|whole|entire|every)\b/,
                    /\baccept\w*|\bapprov\w*|\bcomplet\w*/,
                  ],
                  none: [
                    /\b(?:monthly|title|retention|deposit|balance|\d+ ?(?:%|percent)|warranty|loan|rent|purchase price|closing)\b/,
                  ],
                },
                {
                  all: [
                    /\b(?:pa(?:y|id|yment|yable)|fees?|price|invoice[ds]?)\b/,
                    /\b(?:only (?:when|once|after|if|upon)|not (?:due |payable )?(?:until|before)|until)\b/,
                    /\ball (?:of )?(?:the )?\w+ (?:have|has|are|is) (?:been )?(?:accepted|approved|signed off|completed and accepted)|\b(?:final|complete|full) acceptance\b|\blast \w+ (?:has been |is )?accepted/,
                  ],
                  none: [/\b(?:monthly|retention|balance|\d+ ?(?:%|percent)|title|warranty|deposit|progress)\b/],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:single payment|one payment|lump sum|no invoice|fee|payment|paid|price|invoiced?)\b/,
                    /\b(?:after|until|before|conditional (?:on|upon)|upon|once|only)\b.{0,60}\b(?:accept\w*|approv\w*|sign-?off)/,
                    /\b(?:all (?:of )?(?:the )?(?:work|deliverables|services|phases|milestones)|every|complete (?:solution|system|project)|entire|final acceptance|last)\b/,
                    /\b(?:no|single|conditional|only|until|before)\b/,
                  ],
                  none: [
                    /\b(?:monthly|each phase|retention|balance|percent|\d ?%|title|warranty|progress payments|as follows|holdback|insurance|offer|order)\b/,
                  ],
                },
                {
                  within: 'sentence',
                  all: [
                    /\b(?:fees?|pay(?:s|ment|able|ments)?|paid|invoice|price|charges|remuneration|lump sum|claim)\b/,
                    /\b(?:every|all|entire|complete|whole|last|final|full collection|100 percent|any chapter|very last|one \w+ element)\b/,
                    /\b(?:accept(?:ed|ance)?|certified complete|approv\w+|passed .{0,30}tests|is done|completion of all|complete system|milestones|successful completion)\b/,
                    /\b(?:no part|until|solely upon|only (?:when|upon|after|on)|nothing|holds? up|once the whole|on the \[?\w+\]?'?s? ?acceptance of the last|together|may not invoice|conditional|condition to|not (?:be )?(?:due|payable)|no interim|no pro rata|remains outstanding)\b/,
                  ],
                  none: [
                    /\b(?:each milestone|\d+ ?(?:%|percent) of the (?:fee|price) is due|monthly|title passes|warranty period|does not delay|takes effect|offer|insurance|[1-9]\d? (?:percent|%)|final payment of|final invoice within|retention|order shall not)\b/,
                  ],
                },
              ],
            ),
          ],
        ),
      ),
      'defect-decided-by-supplier': [
        {
          all: [
            /\b(?:such|its|that) (?:determination|decision|finding) (?:shall be|is|will be) (?:final|binding|conclusive)\b/,
          ],
          clause: [/\b(?:determin\w+|decid\w+) (?:whether|if)\b.{0,60}\b(?:defect\w*|errors?|non-?conform\w*|faulty)/],
          none: [alike, definition, /\bexpert|arbitrat/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:only if|only where|only when|unless|provided that) (?:the )?\[(?:giver|a|o)\](?:'s \w+)?,?.{0,60}\b(?:determines?|agrees?|confirms?|satisf\w+|finds?|verif\w+|concludes?)\b|\[(?:a|o|giver)\] (?:shall|may|will) (?:\w+ )?(?:in its (?:sole |reasonable )?(?:discretion|judgment),? )?(?:determine|decide|judge)(?:,? (?:in|at) its (?:sole |own |absolute )?(?:discretion|judgment),?)? (?:whether|if)\b/,
            /\b(?:defect\w*|faulty|faults?|non-?conform\w*|errors?|bugs?|failure)\b/,
            /\b(?:return\w*|reject\w*|constitutes?|determination|covered|warrant\w*|credit|refund|repair|replace\w*|defective)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:expert|arbitrat\w+|neutral|independent|laborator\w+|tenant|premises|event of default|lender|insurer|data breach|acting reasonably|reasonably determin\w+|root cause)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:reject\w*|return(?:s|ed)?|refus\w+|defect\w*|faults?|faulty|non-?conform\w*|conform\w*|errors?)\b/,
            /\b(?:only (?:where|if|when|after|once) (?:the )?\[(?:giver|a|o)\] (?:agrees?|confirms?|accepts?|finds?|is satisfied|has (?:agreed|confirmed|verified|reproduced))|unless (?:the )?\[(?:giver|a|o)\],?.{0,50}\b(?:agrees?|confirms?|satisf\w+|finds?|determines?|verif\w+|accepts?)|(?:determined|decided|assessed|judged|established|verified|ascertained) (?:solely |exclusively |only )?by (?:the )?(?:\[giver\]|[a-z]+) (?:after|upon|following|in its|at its|alone|whose|on)|(?:can't|cannot|can ?not|unable to|is not able to|fails? to) (?:find|reproduce|replicate|verify|confirm|detect)|(?:determination|decision|finding|judgment) (?:of|by) (?:the )?\[giver\].{0,60}(?:final|binding|conclusive)|sole judge)/,
            /\b(?:goods|products?|deliverables?|items?|works?|equipment|software|services?|parts?|returns?|rejection|defective|defects?|faults?|errors)\b/,
          ],
          none: [
            alike,
            definition,
            /\b(?:expert|arbitrat\w+|neutral|independent|laborator\w+|tenant|premises|lease|insurer|invoice|tax|data|confidential\w*|employ\w+|root cause|cause of the|carrier)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:can't|cannot|can ?not|unable to|fails? to) (?:find|reproduce|replicate|verify|confirm|detect) (?:the |a |any )?(?:fault|defect|problem|error|issue)/,
            /\b(?:isn't|is not|not|no) (?:a )?(?:defective|defect|faulty|ground|refund|exist)\b|\b\[\w+\] (?:pay|bear|shall pay)s?\b/,
          ],
          none: [/\bexpert\b|\bneutral\b/],
        },
        ...barring(
          [
            /\b(?:product order|office|equipment or software was|materials only if|ad copy|altered)/,
            /\b(?:step-in|refused output|output)/,
            alike,
            definition,
          ],
          [
            {
              within: 'sentence',
              all: [
                /\b(?:defects?|faults?|complaints?|claims? for|rejection|return)\b/,
                /\b(?:only if|unless|subject to|valid only)\b.{0,40}(?:\[\w+\]|\bseller|\bsupplier|\bmanufacturer)\b.{0,40}\b(?:acknowledges?|confirms?|agrees?|accepts?|approves?|authori[sz]es?|admits?|recogni[sz]es?)\b/,
              ],
              none: [
                /\b(?:expert|independent|third party|warranty period|insur\w+|indemnif\w+|invoice|subcontract\w*)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:defects?|returned|returns?|error|reported issue|nonconform\w*|reject\w*|conform)\b/,
                /\b(?:determine\w* .{0,30}(?:sole|absolute) discretion|sole discretion|without .{0,30}(?:approval|consent|authori[sz]ation)|unless \[?\w+\]? (?:is able|can|agrees|confirms)|able to (?:replicate|reproduce|verify)|final determination)\b/,
                /\b(?:software|goods|deliverables?|products?|issue|work|equipment|services?|shipment)\b/,
              ],
              none: [
                /\b(?:independent|expert|confidential\w*|data|license (?:grant|rights)|assign\w*|employees|personnel|unsold|return of the premises|tax|refuse to accept any order|unreasonably|certif\w+|acceptance (?:by|of)|accept(?:ed|s)|service levels?|credits?)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:defects?|defective|faults?|faulty|reject(?:s|ed|ion)?|refuse|returns?|returned|nonconformit\w+|substandard|complete(?:d|ion)|complaint|pass(?:es|ed)?|tests?)\b/,
                /(?<!\w)(?:only (?:if|with) .{0,40}(?:confirms|authori[sz]\w+|consent|agree\w*|approv\w+)|without the (?:prior )?(?:written )?consent|free to refuse|\[\w+\] decide|final say|sole judgment|satisfied in its|(?:so )?declared by|elects to classify|waives all others|settled conclusively|alone|unless it is wholly|wholly unfit|no ground for|reproduce it|prior written authorization|decided by \[\w+\]|determined by \[?\w+)\b/,
              ],
              none: [
                /\b(?:press release|publicity|indemnif\w+|only if we alone|cancelled or rejected|instruments|unsold|independent|expert|laboratory decides|shall help|chance to inspect|does not require|carrier to use|terms|insurance|tax returns?|return of|consent of the landlord|assign|court|shares?|background|employment|service levels?|data|press|confidential|personnel|authority to|trial|uptime)\b/,
              ],
            },
          ],
        ),
        { within: 'clause', all: [/\b\[?\w*\]? ?decide(?:s)? if there's a fault\b|\bif \[\w+\] can't reproduce it\b/] },
      ],
    }),
  ),
  fixes,
);

/** Further ways of saying it, in words that are rarer in contracts. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'endless-reperformance': [
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\[a\] (?:\S+ ){0,6}?(?:re-?perform|redo|re-?work|re-?do|repeat|correct|revise|re-?submit)\b/,
        /\b(?:as (?:often|many times) as|until) (?:\S+ ){0,8}?(?:satisf\w+|accept\w+|happy|content|approv\w+|necessary|required)\b/,
      ],
      none: [/\[each\]|\b(?:once|twice|up to|additional (?:fee|charge)|at \[o\]'s (?:cost|expense))\b/],
    },
  ],
  'no-fee-until-all-accepted': [
    {
      bears: 'giver',
      all: [
        /\b(?:not (?:a|1|one) (?:cent|penny|dollar)|no part|(?:entire|whole) (?:fee|remuneration|price))\b.{0,80}\b(?:before|until|awaits?)\b.{0,40}\b(?:last|final|complete|all|every|whole)\b.{0,60}\b(?:accept\w*|signed off)\b/,
      ],
    },
  ],
  'acceptance-ends-claims': [
    {
      bears: 'taker',
      all: [
        /\b(?:acceptance|payment|signature|signing|countersignature|taking over|completion certificate)\b[^.;]{0,80}\b(?:is|are|be|constitutes?|serves? as|counts? as|deemed)\b(?: \S+){0,2}? (?:conclusive|final|irrebuttable)(?: and \S+)? (?:evidence|proof)\b[^.;]{0,140}\b(?:performed|complied|compl(?:y|ies|iance)|conform\w*|accordance|satisf\w+|complete|undamaged|accept(?:ance|ed)|free (?:of|from) defects?|properly)\b/,
      ],
      none: [/\b(?:not|save|except|unless|latent|hidden|prima facie|audit\w*)\b|\[each\]/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:from the moment|once|after|when|upon|by)\b.{0,40}\b(?:sign(?:ed|s|ing)|taking|accept\w+|collect\w+|handover)\b.{0,60}\b(?:answers? for nothing|parts? with every (?:claim|complaint))\b/,
      ],
    },
  ],
};

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(found, more), {
  'never-deemed-accepted': [denies('deny|contest|dispute|withhold|refuse|revoke')],
  'short-deemed-acceptance': [
    rightKept,
    notTakenAs,
    noneOf(
      'silence|failure|module|deliverables?|goods|works?|product|lapse',
      'accepted|acceptance|conforming|approved|approval',
    ),
  ],
  'acceptance-by-use': [
    notTakenAs,
    noneOf('payment|use|signature|signing|possession|occupation', 'acceptance|accepted'),
  ],
  'acceptance-by-supplier-act': [
    notTakenAs,
    noneOf('bill|notice|invoice|certificate|act|delivery', 'acceptance|accepted'),
  ],
  'acceptance-ends-claims': [
    rightKept,
    denies('free|release|relieve|discharge|waive|conclusive|extinguish|end|lose|affect'),
    noneOf(
      'signature|acceptance|payment|certificate|signing',
      'conclusive|releases?|relieves?|discharges?|waives?|bars?|ends?',
    ),
  ],
  'acceptance-sole-discretion': [denies('turn down|reject|refuse|left to|withhold|decide')],
  'endless-reperformance': [
    freedFrom('rework|redo|revise|repeat|correct'),
    noneOf('version|revision|draft|round', 'produced|free|made|required'),
  ],
  'keeps-work-unpaid': [
    denies('print|use|keep|retain|exploit|publish|run'),
    /\bnot (?:to )?work for\b|\bunpaid (?:roles?|positions?|offices?|work for others)\b/,
  ],
  'no-fee-until-all-accepted': [
    denies('await|wait|depend|withhold|held back|withheld|delayed'),
    noneOf('part|installment|fee|payment', 'held back|withheld|delayed|refused'),
  ],
  'risk-until-acceptance': [/\brisk\b.{0,40}\b(?:not|never) (?:remain|stay|rest|lie)s? (?:with|on)\b/],
  'acceptance-revocable': [denies('withdraw|revoke|cancel|take back|rescind|revoked|withdrawn')],
  'rejection-only-for-total-failure': [denies('limited|confined|restricted|have failed')],
  'rejection-form-strict': [
    denies('invalid|void|ineffective|lost|disregarded'),
    noneOf('form|formality|rejection', 'needed|required|necessary|invalid|void|disregarded'),
  ],
  'defect-decided-by-supplier': [
    denies('for (?:the )?\\[\\w+\\] to (?:decide|say|judge|determine)'),
    mayNot('decide|determine'),
  ],
});
