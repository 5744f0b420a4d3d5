import { barring, defineTopic } from '../issue.ts';
import { unlessDenied, type Denials } from '../denied.ts';
import { say, sides } from '../liability-cap/sides.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

const indemnity =
  /\bindemni(?!tees?\b|tors?\b|fied (?:part|person)|fying part)\w+|\b(?:hold|holds|holding|save|saves|keep|keeps)\b.{0,80}\bharmless\b|\bdefends?\b|\b(?:keep|keeps) .{0,20}\b(?:indemnified|free (?:of|from))|\bmakes? (?:\S+ ){1,3}whole\b|\brelieve (?:the )?\[[ao]\] (?:of|from)\b|\bcover (?:the )?\[[ao]\](?:'s)? (?:for|from|against|costs?|loss\w*|too)/;
/** Any way of taking another's loss over. */
const takesOver = String.raw`(?:indemnif(?:y|ies)|indemnit\w+|(?:hold|holds|save|saves) .{0,80}harmless|makes? (?:\S+ ){1,3}whole|defends?|reimburse|make good|pay back|relieve|protect|answerable|cover|responsible|compensate|keep (?:\S+ ){1,6}?(?:indemnified|harmless|free (?:of|from)))`;
const gives = (burdened: string, gainer: string) =>
  say`(?:${burdened}(?:'ll)? (?:\S+ ){0,8}?${takesOver}|indemni\w+ (?:\S+ ){0,4}?(?:by|from) (?:the )?${burdened}|${burdened}'s (?:\S+ ){0,3}?(?:indemni(?!tee)|duty to defend|obligations? to indemn)|${gainer} (?:\S+ ){0,5}?(?:indemnified|entitled to (?:an )?indemni\w+))`;
const atFault =
  /\bnegligen|\bbreach|\bwil+ful|\bdefault\b|\bmisconduct|\bviolat|\bfailure\b|\binfring|\bacts? or omissions?|\bto the extent|\bcaused by (?:the )?\[a\]|\bfraud|\bfault\b/;
const anyLink =
  /\b(?:arising|arises?|resulting|resulted|result) (?:\S+ ){0,4}?(?:out of|from|in connection|by reason)|\bin any way|\b(?:in connection|connected|associated) with|\brelat(?:ing|ed) to|\bincident(?:al)? to|\btouching\b|\bconcerning\b|\bby reason of|\b(?:anything|has|have|having) to do with|\bany (?:connection|relation) (?:with|to)|\boccurring (?:in|on|at|upon)|\battributable to|\bof whatever nature|\bhows(?:o|oe)ever/;
const noFaultNeeded =
  /\bfault\b.{0,30}\b(?:immaterial|irrelevant|no matter|of no account)|\bwithout (?:need for |any )?(?:proof of )?(?:fault|negligence)|\bwhether or not (?:\S+ )?(?:caused|attributable) by|\bregardless of (?:\S+ )?(?:fault|cause|negligence|breach)|\birrespective of (?:\S+ )?(?:fault|breach|negligence|cause)|\bno matter (?:who|how|what)|\bhows(?:o|oe)ever (?:caused|arising)|\bhowever caused|\bwhether or not (?:\S+ ){0,6}?(?:fault|breach|negligen\w+)\b(?! of (?:the )?\[o\])|\bwithout regard to (?:\S+ )?(?:fault|negligence)|\bstrict liability|\bneed not (?:show|prove) (?:\S+ )?(?:negligence|fault|breach)|\beven (?:where|if|though) (?:it|\[a\]) (?:\S+ ){0,2}?(?:complied|was not|is not)|\bwas not at fault|\bwithout fault/;

/** An indemnity for the claims of others alone. */
const thirdPartyOnly =
  /\bto the extent (?:that \S+ )?(?:arising|arises?|resulting) from third[- ]party claims?|\bthird[- ]party claims?\b(?!.{0,30}\bas well)(?<!\b(?:in addition to|arising from|result from|as well as|confined to|limited to|and|or) (?:any |a )?third[- ]party claims?)/;

const chooses =
  /\bcounsel\b|\battorneys\b(?!(?:'|’)? (?:fees|costs|\(?and))|\blawyers\b|\bdefen[sc]e\b|\bdefend\b|\bhandling (?:\S+ ){0,3}?(?:claims?|defen|suit)|\b(?:conduct|control) (?:\S+ ){0,4}?(?:claims?|defen|suit|action|litigation|proceeding)|\bsettle(?:s|d|ments?)?\b|\bcompromise|\blitigation\b/;
const settling =
  /\bsettle\w*|\bcompromise|\badmissions?\b|\badmit\b|\bdispose of (?:the |any )?claims?\b|\bresolve any\b|\bdispos\w+ (?:of )?(?:\S+ )?by agreement|\bbring (?:the|any|such) claims? to an end|\bconced\w+/;
const freely =
  /\bwithout (?:\S+ ){0,4}?(?:consent|approval)|\bany (?:terms|manner|settlement)\b|\bon any terms|\bsees? fit\b|\b(?:sole|absolute|own)? ?discretion\b|\bexclusive authority|\bwhatever (?:terms|conditions)|\bno (?:\S+ )?consent\b|\bconsent\b.{0,60}\bnot (?:be )?(?:required|needed|necessary)|\bincluding (?:one|those) that|\bbound by\b|\bon such terms as|\bterms (?:that )?\S+ (?:considers?|deems?|thinks?)|\bhowever (?:we|\[a\]) like|\bmake admissions|\bagree to an injunction|\b(?:free|full authority) to\b|\bcompromise or admit\b|\badmit,? settle|\bneed not consult|\bon whatever (?:footing|terms|basis)|\bno (?:agreement|consent|approval) of\b|\bno approval\b|\brests? exclusively|\bcomplete control\b/;

const noCap =
  /\b(?:over and above|free of|outside|beyond)\b.{0,20}\b(?:limits?|caps?|ceiling)\b|\bnot (?:be )?(?:counted|count) (?:against|toward)|\bmay exceed\b.{0,60}\b(?:cap|limit)\b|\bunlimited\b|\buncapped\b|\bno (?:\S+ ){0,3}?(?:cap|ceiling|limit|limitation|upper limit)\b|\b(?:not|nor)\b.{0,30}\b(?:subject to|limited by|limited|restricted|restrict|capped)\b(?! to)|\boutside the (?:cap|limit)|\b(?:caps?|limits?|limitations?|section \d+|article \d+)\b.{0,40}\b(?:shall|will|do|does) not (?:apply|limit|extend)|\bshall not limit\b|\bwithout (?:\S+ )?limit\b|\bnothing in (?:this|the)\b.{0,60}\b(?:restricts?|limits?|caps?)\b/;
const atOnce =
  /\bas soon as \[?\w+\]? asks?\b|\bbeing called upon\b|\bonly after payment\b|\bpay (?:first|now)\b|\bstill (?:\S+ )?(?:argued|disputed|contested|open)\b|\bon (?:\S+ ){0,2}?(?:first )?demand\b|\bwhen \[?\w+\]? asks?\b|\bupon (?:\S+ ){0,2}?(?:demand|request)\b|\bimmediately\b|\bforthwith\b|\bstraight away|\bat once\b|\bas incurred\b|\bconclusive\b|\bbefore any (?:judgment|finding)|\bwhether or not\b.{0,40}\b(?:determined|established|proved)|\bassert(?:ion|ed)\b|\bwithout (?:waiting|requirement of proof|contest|proof)|\bwithin (?:[1-9]|10) (?:business )?days (?:of|after) (?:\S+ ){0,4}?demand|\bestimates\b|\bwhen \[[ao]\] asks?\b|\bwithin (?:[1-9]|10) (?:business )?days of invoice/;
const noticeWords = /\bnotice\b|\bpass(?:ed)? on\b|\bnotif\w+|\btell\b|\binform\b/;
const forfeits =
  /\bnot (?:be )?entitled to be indemnified|\bonly (?:\S+ ){0,6}?if\b|\bforever\b|\blos(?:e|es|ing)\b|\bloss of (?:the |its |any )?(?:right|indemni|claim)|\bforfeit\w*|\bceas\w+|\breleased?\b|\breliev\w+|\bdischarge\b|\blapses?\b|\bvoid\b|\bbarred\b|\bbars?\b|\bconditional\b|\bcondition precedent\b|\bprecondition|\bno indemnity\b|\bnot be (?:payable|liable|owed)|\bneed not\b|\bnot apply\b|\bextinguish\w*|\bno obligation\b/;
const noMitigation =
  /\bmitigat\w*|\bminimi[sz]e\b|\b(?:reduce|limit) (?:its|\[a\]'s|the|their) (?:loss|damages|termination|exposure)\w*|\brelet\b|\bre-lease\b|\bresell\b|\bcut (?:its|their|\[a\]'s) losses|\blook for (?:a |another )|\bseek (?:other employment|another|a new|a replacement)|\bkeep (?:\S+ )?(?:down|low)\b|\b(?:avoid|lessen|reduce|lower)(?: or (?:avoid|lessen|reduce))? (?:a |any |its |the |such )?loss/;
const ip = /\binfring\w*|\bintellectual property|\bip\b|\bpatents?\b|\btrademark indemn|\bcopyrights?\b/;
const everyday =
  /\bcombin\w+|\bopen source|\bthird-party components|\bai-generated|\boutputs?\b|\banything other than|\blatest version|\bany (?:update|configuration|use after)|\bissued as of|\b(?:united states|english|u\.s\.) patents|\bonly (?:against )?infring\w+ of which|\bactual knowledge|\bwil+ful\b(?=.{0,40}\binfring)|\bregistered in\b|\bused with\b|\boperated with|\boutside its\b|\bspecifications of any kind|\bbusiness processes|\bexact compliance|\bany patent claim|\bany modification|\bas used by\b|\bbeta\b|\bno patents|\balongside\b|\bin the slightest\b|\bnewest (?:release|version)|\btogether with (?:anything|other|any)|'s configuration\b|\bany system\b|\bmethod or process|\bissued outside/;
const workersComp =
  /\bcompensation (?:statutes?|acts?|laws?)\b|\bworker['’]?s?['’]? ?(?:compensation|comp)\b|\bworkmen['’]?s? comp|\bindustrial insurance|\bemployer(?:['’]s)? (?:immunit\w+|liability bar)|(?:\[o\]|\[a\]|\bemployers?) immunit|\bimmunity as an employer|\bemployer['’]?s? liability bar|(?:\[[a-z]+\]|employer)'s liability bar/;
const narrow =
  /\bsole(?:ly)?\b.{0,40}\b(?:wil|neglig|cause|fault|responsib|miscond)|\bwil+ful|\bintentional|\bdeliberate|\bcriminal|\bfraud\b|\bcourt of last resort|\bfinal(?:ly)?\b|\bnon-?appealable|\badjudged|\bconclusively|\balone\b|\bgross negligence/;
const onlyWords =
  /\bonly\b|\bsolely\b|\bmerely\b|\bexclusively\b|\b(?:limited|confined|restricted) to\b|\bno other claims|\bnever otherwise|\bwhere\b.{0,30}\bsole cause/;

/** Statements about an indemnity that give none, and what is no risk of the deal at large. */
const aboutIndemnity =
  /\binsur\w+|\bpolic(?:y|ies)\b|\bobtain\b.{0,30}\bindemni|\bobligations? (?:\S+ ){0,3}?to (?:\S+ )?(?:indemnify|defend)|\b(?:subject to|entitled to|scope of|pursuant to) (?:\S+ ){0,4}?indemnif|\bexcept to the extent|\bfailure of title|\btaxes\b|\bfrom contractors|\bto brokers?\b|\bfact or circumstance|\bafter-tax|\bindemnif\w+$/;
/** Two duties to indemnify that are no limbs of one list: each side may give one. */
const twoIndemnities =
  /\[a\][^\n]{0,60}\b(?:indemnif|hold|save|defend)[^\n]*\n(?:[^\n]*\n){0,8}?(?![^\n]*: ?\((?:[b-h]|ii|iii|iv|v|vi|[2-6])\))[^\n]{0,60}\[a\][^\n]{0,40}\b(?:shall|will|agrees|must)\b[^\n]{0,30}\b(?:indemnif|hold|defend)|\[each\][^\n]{0,80}\b(?:indemnif|hold|defend)|\bone another|\beach other/;

/** A party that indemnifies and is indemnified in the same clause, by the name it has there. */
const indemnifiedInTurn =
  /\b([a-z][\w.&-]{2,}),? (?:(?:also |hereby )?(?:shall|will|must|agrees? to|undertakes? to) (?:\S+ ){0,4}?|hereby )(?:indemnify|indemnifies|defend|hold|save)\b[^]{0,3000}?\b(?:shall|will|must|agrees? to|undertakes? to) (?:\S+ ){0,4}?(?:indemnify|defend|hold|save)\b,? (?:\S+ ){0,6}?\1\b|\bindemnif(?:y|ication) by (?:the )?[a-z][\w.& -]{2,40}\./;
/** Words that name an indemnity and give none: a heading, a cross-reference to what the other side owes. */
const noGrant =
  /^(?:\S+ ){0,2}(?:\S+ ){0,4}?indemni(?:fication|ty|ties)(?: (?:by|of) (?:the )?\S+)?\.?$|\b(?:subject to|except for|without limiting) (?:the )?\[o\]'s (?:\S+ ){0,5}?indemnif/;

/** Whoever sees to it that somebody else indemnifies gives no indemnity itself. */
const byAnother =
  /\b(?:ensures?|procures?|causes?|requires?|obligates?) (?:that )?(?:(?:the|its|each|any|every|all|such) )?(?!it\b|its\b)(?:\S+ ){1,4}?(?:shall |will |to |must )?(?:also )?(?:defends?|indemnif(?:y|ies)|holds?)\b/;

/** How a claim is settled; "liabilities and settlements" are what an indemnity pays. */
const settles =
  /(?<!\b(?:claims?|demands?|liabilit(?:y|ies)|loss(?:es)?|damages?|judge?ments?|awards?|fines|penalties|suits|actions|costs?|expenses|fees),?(?: and| or)? (?:amounts (?:paid|payable) in )?)\bsettle(?!ments\b)/;

/** Ending the right only where nothing else can be done about the claim. */
const lastResort =
  /\b(?:if|where|when|should)\b[^,;\n]{0,60}?\b(?:neither|none|not|unable|cannot)\b[^,;\n]{0,60}?\b(?:commercial|reasonabl|practica|available|feasib|possible|achiev|accomplish)/;

/** How a statement says that the issue is not so. */
const denials: Denials = {
  'indemnity-one-way': /\bgives? no indemnit(?:y|ies)\b/,
  'indemnity-for-any-breach':
    /\b(?:shall|does|do|will) not (?:by itself |of itself |in itself )?(?:give rise|lead|trigger|entitle)\b/,
  'indemnity-uncapped':
    /\b(?:is|are|shall) not (?:be )?(?:outside|excluded from|exempt from|free of)\b.{0,30}\b(?:cap|limit|ceiling)/,
  'ip-indemnity-hollowed-out': /\bindemnit(?:y|ies) (?:is|are|shall) not (?:be )?(?:excluded|limited|affected|lost)\b/,
  'ip-remedy-is-refund': /\b(?:is|are|shall) not (?:be )?(?:the |\[\w+\]'s )?(?:only|sole|exclusive) remed/,
};

/** Indemnities: who gives them, for what, and how they are run. */
const found = defineTopic(
  'indemnity',
  file,
  {
    'indemnity-one-way': [
      ...sides((burdened, gainer) => ({
        force: ['duty', 'promise', 'fact'],
        all: [gives(burdened, gainer), indemnity],
        none: [
          ip,
          /\[each\]/,
          /\bthird[- ]part(?:y|ies) (?:claims?|suits?|proceedings?)|\bclaims? (?:by|of) (?:a )?third|\bto third parties|\bindemnity (?:cover|insurance|purposes)/,
          /\bgood[- ]faith|\b(?:as|of) (?:an? )?(?:officer|director)|\bservice as\b|\bdefense costs\b/,
          /\bto the extent\b|\bnegligen\w+|\bbreach of conf/,
          /\bnot (?:be )?required|\bno (?:obligation|duty)|\bindemnity (?:is|shall be) (?:not )?(?:limited|conditional)|\bunder the indemnit\w+ is limited|\bonly\b|\bsolely\b/,
          /\bcontrol\b.{0,12}\bdefen|\bconduct the defen|\bindemnifying party|(?<!\bwithout (?:any )?)\blimits?\b|\bcap\b|\bnotice\b|\bnotif/,
          aboutIndemnity,
          settles,
          byAnother,
          noGrant,
        ],
        clauseNone: [twoIndemnities, indemnifiedInTurn],
      })),
      ...sides((burdened, gainer) => ({
        force: ['duty', 'promise'],
        all: [gives(burdened, gainer), indemnity, /\bthird[- ]part|\bclaims?\b/],
        none: [
          aboutIndemnity,
          settles,
          byAnother,
          noGrant,
          /\[each\]/,
          /\bonly\b|\bsolely\b|\bcontrol|\bnotif|\bnotice|\bnot\b|\bcap\b/,
          /\binfring.{0,40}\bpatent|\bpatent or copyright/,
        ],
        clauseNone: [twoIndemnities, indemnifiedInTurn],
        level: 'low',
      })),
      {
        all: [
          /\b(?:no|any) (?:reciprocal|corresponding|equivalent|similar) (?:obligation|indemnity|duty)|\bgives no indemnity\b|\bunder no obligation to indemnify/,
          /\b(?:no|under no|not)\b/,
        ],
        bears: 'other',
      },
    ],
    'indemnity-without-fault': barring(
      [
        /\b(?:operation|carrying on|conduct) (?:of (?:the )?\S+ )?after (?:the )?(?:completion|closing|transfer date)\b/,
      ],
      [
        ...sides((burdened, gainer) => ({
          force: ['duty', 'promise', 'fact', 'right', 'acknowledgement', 'waiver', 'transfer'],
          all: [
            gives(burdened, gainer),
            anyLink,
            /\b(?:services?|use|occupancy|agreement|contract|premises|equipment|products?|goods|engagement|operations?|business|account|possession|property|work|works|existence|ownership|transaction|lease|event|project)\b|\b(?:connected|relating|related|touching)\b/,
            /\bindemni|\bharmless|\bmake good|\bcover (?:all|any|every|whatever|the)\b|\bprotect\w* (?:\S+ ){0,5}?(?:from|against)\b|\bdefend|\banswerable|\bwhole\b|\bfree (?:of|from)/,
          ],
          none: [
            atFault,
            /\[each\]/,
            /\bgood[- ]faith|\bservice as\b/,
            /\bnot (?:be )?required|\bno (?:duty|obligation)/,
            /\bconfidential information\b/,
            /\b\[(?:a|taker|giver)\]'s (?:use of the (?:service|platform)|content|materials|data)\b/,
            /\[[a-z]+\]'s use of/,
            /\b(?:related|relating) to such (?:claim|breach)|\bdefects? (?:in|of)\b|\bdefective\b|\btrade ?marks?\b/,
            /\bdisputes?\b|\bsolely out of\b|\bonly those\b/,
            /\bcover(?:s|ed)? (?:by|under)\b|\binsur/,
            /\baudit\b|\btaxes\b|\bfailure of title|\bobtain\b.{0,30}\bindemni/,
          ],
        })),
        ...sides((burdened, gainer) => ({
          all: [
            gives(burdened, gainer),
            indemnity,
            /\b(?:aris\w+|relat\w+|connect\w+|result\w+|in connection|incident|attributable|due)(?: (?:out of|from|to|with|in any way|or|and|directly|indirectly|related|connected|any|all|this|the|agreement|services?|contract|\S+ing)){1,9}? \[[a-z]+\]'s (?:\S+ ){0,6}?use of\b/,
          ],
          none: [atFault, /\[each\]/, /\bin (?:breach|violation)/],
          level: 'medium',
        })),
        // Beside faults that are named, all that the services or the contract give rise to is named as well.
        ...sides((burdened, gainer) => ({
          force: ['duty', 'promise', 'fact'],
          all: [
            gives(burdened, gainer),
            indemnity,
            /\b(?:arising (?:out of|from)|relat(?:ing|ed) to|in connection with|resulting from|connected with)(?:,? (?:or|and|in any way|directly|indirectly|connected|related|relating|to|with|in connection|arising|out of|from|resulting)){0,9}? (?:\([a-z]+\) )?(?:the |its |this |any of the |\[\w+\]'s )(?:services|work|works|agreement|contract|engagement|performance of (?:the services|the work|this agreement|its obligations)|(?:provision|supply|sale|use) of (?:the )?(?:services|products|goods|deliverables|software)|products?|goods)(?: or (?:the )?\S+)?(?:,| or (?:any|the|its)|;)/,
            atFault,
          ],
          none: [
            /\[each\]/,
            /\bto the (?:proportionate )?extent\b|\bbut only\b|\bonly (?:if|where|to)\b|\bnegligent performance\b/,
            /\bnot (?:be )?required|\bno (?:duty|obligation)|\bconfidential information\b|\binfring/,
            /\[(?:taker|a)\]'s (?:\S+ )?(?:use|access)\b|\buse of the (?:service|platform|software)\b/,
          ],
        })),
        {
          all: [indemnity, noFaultNeeded],
          none: [
            /\bno (?:duty|obligation) to indemn/,
            /\bhows(?:o|oe)ever (?:caused|arising)\b(?!.{0,30}\bwhether).{0,60}\b(?:breach|negligen|misconduct|default)/,
            /\[each\]/,
            /\bnegligence of (?:the )?\[o\]|\[o\]'s (?:\S+ )?negligence/,
            /\bentitled to indemn/,
          ],
        },
        {
          all: [
            /\bindemnified\b|\bindemnity extends\b/,
            /\bnot at fault|\bneed not show/,
            /\b(?:costs|claims|losses)\b/,
          ],
          bears: 'taker',
        },
      ],
    ),
    'indemnity-covers-indemnitees-fault': barring(
      [/\bcontractual penalty\b|\b(?:use or disclosure|disclosure or use) in violation\b/],
      [
        ...sides((burdened, gainer) => ({
          all: [
            say`${burdened} (?:\S+ ){0,6}?(?:indemnif(?:y|ies)|defends?|holds? harmless)\b`,
            say`\bwhether or not (?:\S+ ){0,4}?(?:modified|altered|changed|combined|caused|contributed to|made|misused) (?:\S+ ){0,4}?by (?:the )?${gainer}|\bregardless of (?:any )?(?:fault|negligence|acts?) (?:of|by|on the part of) (?:the )?${gainer}`,
          ],
          none: [/\[each\]/],
        })),
        {
          all: [
            /\[a\].{0,60}(?:\bindemnif|\bharmless|\bdefend)/,
            /\b(?:even (?:if|though|where)|whether or not|regardless|notwithstanding|irrespective)\b[^.]{0,100}\b(?:negligen\w+|fault)\b/,
            /\b(?:negligence|fault)(?: or \S+(?: \S+){0,2})? of (?:the )?(?!\[|any\b|third|others|its\b|a\b|an\b|such\b|each\b)[a-z]{3,}|\b(?!its|it\b|they|he\b|she\b)[a-z]{3,} (?:is|was|were) (?:\S+ ){0,5}?(?:negligent|at fault)/,
          ],
          none: [
            /\[o\]|\[each\]|\[a\]'s (?:\S+ )?(?:negligence|fault)|\[a\] (?:is|was) (?:\S+ ){0,3}?(?:negligent|at fault)/,
            /(?<!not )\bexcept(?!ed)|\bunless\b|\bto the extent\b|\bno (?:obligation|duty)\b|\bnot (?:be )?(?:required|obligated|obliged)/,
          ],
          bears: 'actor',
        },
        {
          within: 'sentence',
          all: [
            /\[a\].{0,60}(?:\bindemnif|\bharmless|\bdefend)/,
            /\bno (?:answer|defen[sc]e)\b.{0,30}\[o\]|\[o\] (?:was|is|were) (?:itself )?(?:also )?(?:negligent|at fault|to blame)/,
          ],
          none: [/(?<!not )\bexcept(?!ed)|\bunless\b|\bto the extent\b|\bno (?:obligation|duty)\b/],
        },
        ...sides((burdened, gainer) => ({
          all: [
            /\bindemni|\bharmless|\bdefend\b|\bprotect\b|\bpay\b|\bcover\b|\bwhole\b/,
            say`\b(?:negligen\w+|neglect|fault|careless\w*|strict liability|blame)\b.{0,40}\b(?:of|by|on) (?:the |such )?${gainer}|${gainer}'s? (?:[^\s,]+,? (?:or|and) )?(?:[^\s,]+ ){0,4}?(?:negligen\w+|fault|carelessness|default)|${gainer} (?:\S+ ){0,3}?(?:to blame|at fault|negligent|contributed)|\bcaused (?:solely |wholly |partly |in (?:whole|part|whole or in part) )?by (?:the )?${gainer}|\b(?:negligen\w+|default|fault) of ${burdened} or of ${gainer}|\bordinary negligence\b`,
            /\beven (?:if|when|where|though)\b|\bwhether\b|\bregardless\b|\bnotwithstanding\b|\birrespective\b|\bincluding\b|\bnot excepted\b|\bcaused by the active|\bstays? true\b|\bstill\b|\bin part\b|\bconcurrent\b|\bcontributory\b|\bpartly\b|\bno defen[sc]e\b|\bnot be reduced\b|\bhows(?:o|oe)ever\b/,
          ],
          none: [
            /(?<!not )\bexcept(?!ed)|\bother than\b|\bto the extent\b|\bnot apply\b|\bin proportion\b|\bno (?:obligation|duty)\b/,
            /\bwhether (?:or not )?the (?:issue|question) of\b|\bcommitted by\b/,
            say`${gainer} (?:shall|will|must|agrees? to) (?:\S+ ){0,4}?(?:indemnify|hold|defend)`,
          ],
        })).filter(({ bears }) => bears),
        ...sides((_, gainer) => ({
          all: [
            /\bindemni|\bharmless|\bdefend\b/,
            /(?<!not )\bexcept(?!ed)|\bexcluding\b|\bother than\b|\bunless\b|\bsave\b/,
            say`\bsole(?:ly)?\b.{0,60}${gainer}|${gainer}'s? (?:\S+ )?(?:sole|gross)|\bgross(?:ly)? negligen\w+.{0,40}${gainer}|${gainer}'s sole negligence|${gainer} is solely negligent`,
          ],
          none: [/\[each\]/, /\bapply\b.{0,30}\bcap\b/, /\b(?:sole|gross)\b.{0,40}\bor (?:the )?negligence\b/],
        })),
        {
          all: [
            /\bindemni|\bharmless|\bdefend\b/,
            /\bregardless\b|\beven (?:if|when|where|though)\b|\bwhether or not\b|\birrespective\b|\bnotwithstanding\b|\bincluding\b/,
            /\b(?:negligen\w+|fault)\b.{0,40}\b(?:of|by) (?:any|an|the|such|a) (?:indemnified|indemnitee|person indemnified|party indemnified)|\bindemnitee's (?:\S+ )?(?:negligen|fault)/,
          ],
          none: [/\bto the extent\b|(?<!not )\bexcept\b|\bnot apply\b/],
        },
        {
          all: [
            /\bindemni/,
            /\bwhether\b.{0,60}\b(?:fault|default|omission) of \[a\] or of \[o\]|\bentitled to indemn\w+ whether/,
          ],
          bears: 'other',
        },
        {
          all: [
            /\bindemni/,
            /\beven if\b|\birrespective of whether\b|\bregardless of\b/,
            /\bnegligence of the owner\b|\bcontributed to\b/,
          ],
          none: [/\bto the extent\b/],
        },
      ],
    ),
    'indemnity-for-unfounded-claims': [
      {
        mutual: true,
        force: ['duty', 'promise', 'fact', 'definition'],
        all: [
          /\b(?:indemnif\w+|indemnity|hold (?:\S+ ){0,3}?harmless|relevant event|indemnified (?:event|loss|claim)s?)\b/,
          /\b(?:whether or not|even if|even though|although|regardless of whether|irrespective of whether|no matter whether|however|whether)\b.{0,60}\b(?:groundless|unfounded|well[- ]founded|meritorious|(?:has|have|having) (?:any )?merit|without merit|baseless|frivolous|justified|false or fraudulent|proved|proven)\b|\b(?:groundless|unfounded|baseless)(?:,? (?:and |or )?(?:false|fraudulent|frivolous))*(?:,? (?:and |or )?(?:false|fraudulent|frivolous))? (?:claims?|allegations?|suits?|demands?)\b/,
        ],
        none: [
          /\b(?:not|no|never)\b.{0,30}\b(?:indemnify|indemnity|cover|apply|extend)\b|\binsur(?:er|ance)\b|\bexclud\w+/,
        ],
      },
    ],
    'indemnity-covers-own-losses': barring(
      [/\bdamages (?:finally )?awarded\b/],
      [
        ...sides((burdened, gainer) => ({
          all: [
            /\bindemni|\bharmless|\breimburse|\bmake good|\bcompensate|\bwhole\b|\bpay\b.{0,30}\bindemni|\bcover \[/,
            say`(?:${gainer}'s direct losses|${gainer}(?:'s)? (?:\S+ ){0,3}?(?:own (?:\S+ )?(?:loss|losses|costs|expenses|expenditure|time|property|equipment|goods|damage)|internal (?:costs|losses)|itself suffers|ourselves|themselves)|${gainer}'s (?:loss of|lost|internal|staff|management) |\b(?:all|any|every)(?: and all)? (?:other )?(?:loss(?:es)?|damages?|costs?|expenses?|harm|liabilit\w+|diminution)\b.{0,90}\b(?:incurred|suffered|sustained)(?: or (?:incurred|suffered|sustained))? by (?:the )?${gainer}|\b(?:loss|losses|damages?|liability or cost|cost|expense|damage)\b.{0,40}${gainer} (?:itself )?(?:incurs?|suffers?|may (?:incur|suffer)|sustains?)|\bthat (?:the )?${gainer} (?:itself )?(?:suffers|incurs|sustains)|\b(?:direct|own) losses of (?:the )?${gainer}|\ball (?:\S+ )?${gainer}'s losses|\bevery other loss of (?:the )?${gainer}|\bharm to ${gainer}'s business|including ${gainer}'s own)`,
            say`${burdened}`,
          ],
          none: [
            thirdPartyOnly,
            /\[each\]/,
            /\bexpenses incurred in the course of employment|\btravel/,
            /\bnot cover\b/,
            /\battorneys|\bsolicitors|\brecovering sums/,
          ],
        })),
        ...sides((burdened, gainer) => ({
          all: [
            gives(burdened, gainer),
            /\bwhether or not (?:\S+ ){0,5}?third[- ]party|\bfirst-party|\bfull indemnity basis\b|\bon an indemnity basis\b|\bdirect (?:and|or|as well as) third[- ]party/,
          ],
          none: [
            /\bto the extent (?:that \S+ )?(?:arising|arises?|resulting) from third/,
            /\[each\]/,
            /\battorneys|\bsolicitors|\blegal (?:costs|fees)/,
          ],
        })),
        ...sides((burdened, gainer) => ({
          all: [
            gives(burdened, gainer),
            /\bagainst (?:any and )?all (?:loss(?:es)?|liabilit\w+|damages?|costs)/,
            /\bindemni/,
          ],
          none: [
            /\bthird[- ]part|\bclaims? (?:by|of|brought)|\bsuits\b|\bclaims\b|\bactions\b|\bdemands\b/,
            /\[each\]/,
            /\bto the extent/,
          ],
          level: 'low' as const,
        })),
        {
          all: [
            /\bwhether or not\b.{0,30}\bthird[- ]party|\bnot (?:confined|limited|restricted) to (?:third|claims of third)|\bloss is \[?\w+\]?'s own\b|\bfirst-party (?:claims included|losses)|\blosses?"? that \S+ must indemnify include/,
            /\bindemni|\bloss/,
          ],
          none: [/\[each\]/, /\[[ao]\]/],
        },
        { all: [/\brecoverable as a debt\b.{0,30}\bindemn/] },
      ],
    ),
    'indemnity-for-any-breach': [
      ...sides((burdened, gainer) => ({
        all: [
          gives(burdened, gainer),
          indemnity,
          say`${burdened}'s (?:breach|non-?performance|default)(?:,? (?:or|and|of|negligence|negligent|delayed|non-?performance|performance|failure|delay|in|or)){0,6} (?:of|in) (?:this agreement|the agreement|the contract|this contract|its obligations|any of its obligations|the terms of this agreement)`,
        ],
        none: [
          /\[each\]/,
          /\bto the extent\b|\bmaterial(?:ly)? breach|\bmaterial (?:failure|default)|\bdoes not\b|\bnot by itself|\bconfidentiality\b/,
          say`${gainer}'s (?:breach|default)`,
        ],
      })),
      ...sides((burdened, gainer) => ({
        all: [
          /\bindemni|\bharmless|\bdefend\b|\bcover (?:the )?\[|\bwhole\b/,
          /\bif (?:the )?\[[ao]\] (?:is in (?:default|breach)|breaks?|breach|do(?:es)?(?: not|n't) (?:do|follow|keep to|comply with|observe)|fails? to (?:do|follow|comply|observe))|\bany (?:\S+ ){0,4}?(?:breach|failure|non-?performance|non-?compliance|default|violation|inaccuracy)|\bbreach(?:es)? (?:or \S+ )?of any\b|\b(?:break|breaks|breach|breaches|violates?) any\b|\bbreach(?:es)?,? (?:or \S+ )?(?:by \S+ )?of (?:this|these|the) (?:agreement|terms|contract|lease)|\bfailure to (?:observe|comply|perform)|\bdefault in the performance|\bnon-?compliance with|\bby reason of\b.{0,30}\bbreach|\bdelay or default|\bviolation by\b|\ba breach of any term/,
          say`${burdened}|\bbreach\b`,
        ],
        none: [
          /\brepresent|\bwarrant/,
          /\bthird[- ]party\b|\bclaims? (?:by|of) (?:a )?third/,
          /\[each\]/,
          /\bto the extent\b|\bwarranties hereunder\b|\bunder (?:this|the) (?:sub)?(?:section|clause|paragraph)\b|\bthis subsection/,
          /\bdoes not\b|\bnot by itself/,
          /\bmaterial breach|\b(?:a|any) material (?:failure|default|violation|non)/,
          /\bconfidentiality\b/,
          /\b(?:the foregoing|such (?:breach|failure|default|violation)|indemnifying party|negligence or wil+ful misconduct (?:by|of))\b/,
          say`${gainer}'s (?:breach|default)`,
          /\bcap\b|\bexceed|\blimit/,
        ],
      })),
      {
        all: [
          /\bindemni|\bharmless/,
          /\b(?:inaccuracy in|breach of),? (?:\S+ ){0,3}?any (?:\S+ )?(?:representation|warranty)|\bany (?:inaccuracy|breach)\b.{0,40}\brepresentation/,
        ],
        none: [/\[each\]/, /\bindemnifying party\b/],
        level: 'low',
      },
      {
        all: [
          /\bindemni|\bharmless/,
          /\bthird[- ]party claims|\bclaims\b/,
          /\bbreach of this (?:agreement|contract|lease)|\bany breach of|\bnon-?compliance with/,
        ],
        none: [
          /\[each\]/,
          /\bcap\b|\blimit/,
          /\bmaterial breach|\bindemnifying party\b/,
          /\bbreach of (?:\S+ ){0,3}?warrant/,
        ],
        level: 'low',
      },
    ],
    'indemnitee-controls-defense': barring(
      [
        /\bleav(?:e|es|ing) (?:the )?\[\w+\] in (?:\w+ )?control\b/,
        // Who takes part beside the one that controls the defense does not run it.
        /\[\w+\] (?:may|shall be entitled to|has the right to) (?:\w+ )?(?:participate|take part|join|be represented) in\b(?!.*\b(?:assume|take over|control|settle)\b)/,
      ],
      [
        ...sides((burdened, gainer) => ({
          all: [
            chooses,
            say`(?:${gainer}.{0,160}(?:\bat (?:the )?${burdened}'s (?:\S+ )?(?:cost|expense)|\bat the (?:\S+ )?(?:cost|expense) of (?:the )?${burdened}|\b(?:paid|payable) by (?:the )?${burdened}|\bborne by (?:the )?${burdened}|\brecover the amount from ${burdened}|${burdened}(?:'ll)? (?:\S+ ){0,3}?(?:bear|pay|fund|reimburse)\b|${burdened} (?:to be |shall be |being )?(?:invoiced|billed|charged)|for ${burdened}'s account)|\bat (?:the )?${burdened}'s (?:\S+ )?(?:expense|cost).{0,80}${gainer}|\bsubject to indemnification by (?:the )?${burdened}|for which ${burdened} must indemnify|${burdened} must accept and pay|\b(?:at|in) ${gainer}'s (?:\S+ )?discretion and for ${burdened}'s account|${burdened}(?:'s)? .{0,60}\bbound by and pay|lawyers selected by .{0,30}${gainer}|${burdened}.{0,90}\b(?:attorneys|counsel|lawyers|solicitors) of (?:the )?${gainer}'s (?:own )?(?:choosing|choice|selection))`,
          ],
          none: [
            /\bif\b.{0,40}\bfails? to (?:assume|defend)|\b(?:let(?:s|ting)?|allow(?:s|ing)?|permit(?:s|ting)?) (?:the )?\S+ (?:to )?(?:run|control|conduct|handle)/,
            /(?:\b(?:its|their)|'s) own (?:cost|expense)/,
            /\bshall not\b|\bmay not\b|\bprovided that the settlement/,
            /\bdesign of\b/,
            /\[each\]/,
            /\btrademarks?\b|\bpatents?\b|\bprosecution\b|\bregistration\b|\breconciliation|\bsettlement letter|\bout-of-pocket|\belects not\b/,
            /\bcooperat\w*|\bco-operat|\bassist\w*|\bwitness|\barbitrat|\bborrowers?\b|\blenders?\b|\bgive (?:statements|evidence)/,
            /\bpay (?:any |all |the )?(?:final|damages|amount)|\baffidavit/,
          ],
        })),
        {
          force: ['duty', 'right', 'fact'],
          all: [
            /\b(?:indemnified (?:party|person)|indemnitee)s? (?:shall|will|may) (?:have|take|assume|retain)(?: the)? (?:sole|exclusive|full) (?:conduct|control|charge|direction)\b.{0,40}\b(?:claims?|defen[sc]e|proceedings|litigation|suit)\b/,
          ],
          none: [
            /\bif (?:the )?indemnif\w+ (?:party|person)?\b.{0,40}\bfails?|\bown (?:cost|expense)|\bunless\b|\bconsent\b/,
          ],
        },
        {
          force: 'right',
          all: [/\b(?:exclusive|sole)\b.{0,30}\b(?:defen[sc]e|control)\b/, /\bsubject to indemn/],
          none: [/\bown (?:cost|expense)/],
          bears: 'other',
        },
        {
          within: 'sentence',
          all: [
            /(?<!\b(?:allows?|allowing|permits?|lets?) (?:the )?)\[a\].{0,60}\b(?:sole control|selects?|direct|settle|compromise|control|conduct|run|assume|take over)\b.{0,40}\b(?:defen[sc]e|claims?|handling|litigation|negotiations)|\bdefen[sc]e of claims is in the hands of|\bdecisions on litigation/,
            /\b(?:shall|will) (?:pay|fund|bear|reimburse)\b.{0,60}\b(?:fees|costs?|it|outcome|settlement|bills?|result)\b|\bcost is borne|\bpayable by (?:the )?\[o\]/,
          ],
          none: [/\bfails to\b/, /\bown (?:cost|expense)/],
          bears: 'other',
        },
        {
          all: [/\bindemnitee\b/, /\bseparate counsel|\bsettle\b/, /\bindemnitor\b.{0,30}\b(?:bear|pay)/],
          none: [/\bown expense/],
        },
      ],
    ),
    'indemnitor-settles-freely': barring(
      [/\b(?:shall|must|may|will) not,? (?:settle\b.{0,60})?without\b.{0,40}\bconsent\b/],
      [
        ...(
          [
            ['giver', 'taker'],
            ['taker', 'giver'],
          ] as const
        ).map(([gainer, burdened]) => ({
          all: [
            settling,
            freely,
            say`\b(?:rests?|lies?|vests?) (?:exclusively |solely )?(?:with|in) (?:the )?\[${gainer}\]|\[${gainer}\] (?:may|has|shall have|alone|compromises|settles)`,
          ],
          none: [/\[[ao]\]|\bnot settle|\bonly with\b|\bunreasonably withheld|\bstrikes?\b/],
          bears: burdened,
        })),
        {
          all: [
            /\[a\] (?:shall|will|must|agrees? to) (?:be bound by|accept|perform)\b|\[a\] (?:gives?|grants?|allows?|authori[sz]es?) (?:the )?\[o\]/,
            settling,
            /\[o\]/,
          ],
          none: [
            /\bnot settle|\bonly with\b|\bunreasonably withheld|\bdisputes?\b|\[each\]|\baccounts?\b|\b(?:cash|physical|net) settle/,
          ],
          bears: 'actor',
        },
        {
          force: ['right', 'duty', 'fact', 'promise', 'acknowledgement', 'waiver', 'transfer', 'ban'],
          all: [settling, freely],
          none: [
            /\b(?:indemnified (?:party|person)|indemnitee)s? (?:shall|will|may|has|have)\b/,
            /\[a\] (?:shall|will|must|agrees? to) (?:be bound by|accept|perform)\b|\[a\] (?:gives?|grants?|allows?|authori[sz]es?) (?:the )?\[o\]/,
            /\b(?:shall|may|will|does|do)(?: ?not|n't) (?:\S+ ){0,5}?(?:settle|compromise|admit|enter|bring|concede)|\bno settlement|\bonly with\b|\bprovided that (?:the settlement|\[\w\] consents)|\bconsents to any|\bneither\b/,
            /\bat \[\w+\]'s (?:\S+ )?(?:expense|cost)|\brecover the amount|'s account\b|\bbear the entire cost|\baccept and pay|\bfor which\b.{0,20}\bmust indemnify/,
            /\bdisputes?\b|\binvoices?\b|\bunreasonably withheld|\bstrikes?\b|\block-?outs?\b|\bparticipate\b|\bpermitted to control|\bnot to settle|\bprosecution\b|\bsettlement (?:amount|sum)s? agreed|\bonly money\b|\bfully releases?\b|\bagreed to (?:in writing )?by\b|\bright to approve|\bincurred\b|\bsubstitut|\bnot be (?:liable|responsible)|\baccounts?\b|\bsettle(?:d|ment) (?:date|system|period|instruction)|\b(?:cash|physical|financial|net) settle/,
            /\bat (?:the )?\[o\]'s expense/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\[a\] (?:alone )?(?:decides?|determines?|chooses?)\b.{0,60}\bsettle/,
            /\bmust accept\b|\bbound by\b|\bmust go along/,
          ],
          none: [/\bnot settle|\bconsent\b/],
        },
        {
          all: [
            /\bsettle the claim however|\bsettle\b.{0,60}\byou must accept|\bmust (?:accept it|perform what the settlement)/,
          ],
          none: [/\bnot settle/],
        },
      ],
    ),
    'indemnity-uncapped': [
      ...sides((burdened) => ({
        all: [
          say`${burdened} (?:\S+ ){0,6}?(?:indemnif(?:y|ies)|reimburses?|compensates?|holds? harmless)\b`,
          /\bwithout (?:any |regard to any |reference to any )?(?:cap|basket|limit(?:ation)?|ceiling|deductible|threshold)\b/,
        ],
        none: [/\[each\]|\binsurance\b|\blimited to\b/],
      })),
      ...sides((burdened, gainer) => ({
        all: [
          /\bindemni\w+|\bdefend\b|\bpromise to (?:cover|protect|reimburse)|\bharmless/,
          noCap,
          say`(?:${burdened}'s?.{0,60}\b(?:indemni|duty to defend|promise|obligation|liability|amounts)|\b(?:given|payable|owed|recoverable) (?:by|from) (?:the )?${burdened}|${burdened} (?:\S+ ){0,2}?(?:acknowledges|agrees|accepts)|\b(?:liability|indemni\w+) (?:of|by) (?:the )?${burdened}|${burdened}'? obligation to indemnify|\bamount recoverable from ${burdened})`,
        ],
        none: [
          /\[each\]/,
          /\binfring|\bintellectual|\bip (?:claims|indemn)/,
          /\blimit\w* (?:of|on) (?:\S+ )?insurance\b(?!.{0,90}\b(?:article|section|clause|cap\b))/,
          /\bnot (?:be )?limited to\b|\bnot exceed|\binsurance\b(?!.{0,90}\b(?:cap|limit\w*) on (?:damages|liab))/,
          say`\bnot (?:apply|limit)\b.{0,20}${gainer}`,
          /\bnot apply\b.{0,120}\b(?:confiden|data secur|gross|wil+ful)/,
          /\bnot (?:limited|confined) to wil+ful/,
          /\b(?:not limited to third|confined)/,
        ],
        test: (_hits, { words }) =>
          !/\b(?:caps?|limits?|limitations?)\b.{0,40}\bnot apply\b/.test(words) ||
          /\bno\b|\buncapped|\bunlimited/.test(words) ||
          /\bindemni/.test(words),
      })),
      ...sides((burdened) => ({
        all: [
          say`${burdened}'s? (?:liability|obligations|duties) under (?:this|the foregoing) (?:article|section|clause|paragraph)|\bunder this (?:article|section|clause)\b.{0,30}\bof (?:the )?${burdened}`,
          noCap,
        ],
        none: [/\bfraud|\bwil+ful|\[each\]/],
        clause: [/\bindemnif(?:y|ies)|\bhold\b[^\n]{0,20}\bharmless/],
      })),
      {
        // "The obligations in this Section shall not be subject to any limitation of liability": whose they are, the clause says.
        bears: 'giver',
        force: ['fact', 'duty', 'no-duty', 'ban'],
        all: [
          /\b(?:the|these|this|such) (?:foregoing |above )?(?:obligations?|indemnit\w+|indemnification(?: obligations?)?)\b[^.;]{0,100}\bnot (?:be )?(?:subject to|limited by|restricted by) (?:any|the|a) (?:\S+ ){0,2}?(?:limit\w*|caps?|exclusions?)/,
        ],
        none: [/\[(?:a|o|each|taker)\]/],
        clause: [
          /(?<!\w)(?:contractor|consultant|supplier|vendor|(?:service )?provider|licensor|developer|agency|subcontractor)\b[^\n.]{0,40}\bindemnif/,
        ],
        clauseNone: [
          /\[each\][^\n]{0,40}indemnif|(?<!\w)(?:customer|client|company|licensee|buyer|owner)\b[^\n.,]{0,30}\b(?:shall|will|agrees to|must)\b[^\n.]{0,30}\bindemnif/,
        ],
      },
      ...sides((burdened) => ({
        // "Nothing in clause 14 shall limit the Supplier's liability under this indemnity."
        all: [
          say`\b(?:nothing|no (?:provision|limit\w*|cap))\b[^.;]{0,60}\b(?:limits?|restricts?|caps?|applies to|apply to)\b[^.;]{0,20}${burdened}'s (?:\S+ )?(?:liability|obligations?) under (?:the|this|these) (?:indemnit\w+|clause|section|article)`,
        ],
        none: [/\[each\]|\bfraud\b|\binsurance\b/],
        clause: [/\bindemnif(?:y|ies)\b/],
      })),
      {
        all: [
          /\bliability under (?:the|this|these|any|its) (?:indemnity|indemnities|indemnification)\b.{0,20}\b(?:is|are|shall be|remains) (?:unlimited|uncapped|without limit)|\b(?:limits?|limitations?|caps?)\b.{0,80}\b(?:shall|do|does|will|shall) not apply to (?:the|this|these|any|its) (?:\S+ )?(?:indemnity|indemnities|indemnification)/,
        ],
        none: [/\[each\]|\bneither\b/],
      },
      {
        within: 'clause',
        all: [
          /\[a\] (?:shall|will|must|agrees to|undertakes to) (?:\S+ ){0,6}?indemnif/,
          /\bno (?:limitation|limit|cap|exclusion|restriction)\b.{0,60}\bappl(?:y|ies) to\b.{0,30}\b(?:claim|liabilit\w+|indemnity|sums?|obligation|(?:this|the foregoing) (?:clause|section|paragraph))|\b(?:the|these|this|its) (?:foregoing |above )?(?:obligations?|indemnit\w+|indemnification(?: obligations?)?)\b[^.;]{0,100}\bnot (?:be )?(?:subject to|limited by|restricted by) (?:any|the|a) (?:\S+ ){0,2}?(?:limit\w*|caps?|exclusions?)/,
        ],
        clauseNone: [/\[each\][^\n]{0,40}indemnif/, twoIndemnities],
        bears: 'actor',
      },
      {
        all: [
          /\b(?:foregoing|this|the) indemnity\b/,
          /\bunlimited|\buncapped|\bno (?:upper )?limit|\bnot (?:be )?(?:limited|capped|subject to)\b/,
        ],
        none: [/\[each\]/, /\bnot (?:be )?limited to\b|\bworkers/],
      },
    ],
    'indemnity-pays-on-demand': [
      ...sides((burdened, gainer) => ({
        all: [
          atOnce,
          /\bindemni\w+|\breimburse\b|\bput (?:the )?\[\w+\] in funds|\bpay \[\w+\] back\b|\badvance\b|\bfund\b|\blosses\b|\bclause \d+|\bcosts\b/,
          say`(?:${burdened}(?:'ll)? (?:\S+ ){0,14}?(?:pay|reimburse|indemnify|advance|fund|make good|put)\b|\brequire (?:payment from (?:the )?${burdened}|(?:the )?${burdened} to (?:make payment|pay))|${gainer} (?:may|can|shall be entitled to) (?:\S+ )?(?:debit|deduct|draw)|${burdened} agrees|${burdened} undertakes to pay)`,
        ],
        none: [
          /\bloan\b|\binvoices?\b|\battorneys|\bcollection|\benforc|\binsur/,
          /\bfinal (?:judgment|determination)/,
          /\[each\]/,
          /\bno payment\b|\belects not\b|\bmay pay,? (?:compromise|settle|defend)/,
          /\bsubject to repayment/,
          /\bstep-in|\bperform(?:ing)? \[|\bpremiums?\b/,
        ],
        test: (_hits, { words }) =>
          /\bindemni|\bloss(?:es)?\b|\bdefen[sc]e\b|\bclaim/.test(words) || /\bclause \d/.test(words),
      })),
      ...sides((burdened) => ({
        all: [
          say`${burdened}(?: \S+){0,4}? pays?\b.{0,60}\b(?:sums?|amounts?|losses|costs?)\b.{0,20}\bcertified by\b`,
          /\bon (?:first )?demand\b|\bwithout (?:any )?proof\b|\bimmediately\b/,
        ],
        clause: [/\bindemnif|\bindemnit/],
        none: [
          /\bindependent\b|\bexpert\b|\bauditor|\barchitect\b|\bengineer\b/,
          say`certified by (?:the )?${burdened}`,
        ],
      })),
      {
        all: [/\b(?:payment|sums?) (?:\S+ ){0,3}?under (?:the|this) indemnity|\bindemnified (?:costs|amounts)/, atOnce],
        none: [/\bfinal\b|\bno payment\b|\bnot be due/],
      },
      {
        all: [
          /\bcertificate\b|\bstatement\b/,
          /\bconclusive\b|\bbinding\b|\benough\b|\bsuffic\w+/,
          /\blosses\b|\bindemni/,
        ],
        none: [/\bmanifest error|\bfinancial statement/],
      },
    ],
    'indemnity-lost-by-late-notice': [
      ...sides((burdened, gainer) => ({
        all: [
          noticeWords,
          /\bindemni\w+|\bdefend\b|\bprotect\b|\bclaim notice\b|\b(?:under|of) this (?:section|clause|article)\b/,
          forfeits,
          say`(?:\b(?:failure|delay) (?:by|of|on the part of) (?:the )?${burdened}|${burdened}(?:'s (?:failure|delay)|(?:'s?)? (?:[^\s[]\S* ){0,9}?(?:notif\w*|fails?|n't tell|late|tell|passed on|not entitled|deliver\w*|serve\w*|inform\w*|gave|gives?|has not|must|failed))\b|${gainer}'s? (?:\S+ )?(?:indemni|obligation|duty)|\bright of indemnification of (?:the )?${burdened}|\bnotified by (?:the )?${burdened}|${gainer} (?:need not|is released|has no obligation))`,
        ],
        none: [
          /\bto the extent\b|\bprejudiced\b|\bactual(?:ly)? prejudice/,
          /\bnot (?:affect|relieve)|\bnot\b.{0,20}\brelieve/,
          /\[each\]/,
          /\bdoes not matter/,
          say`\bnotif(?:y|ies) (?:the )?${burdened}`,
        ],
      })),
      {
        all: [
          /\bindemni(?:ty|fication)\b.{0,20}\b(?:lapses?|ceases?|ends?|is lost|falls away|is void)\b.{0,20}\b(?:unless|if)\b.{0,60}\bnotice\b/,
        ],
        none: [/\bprejudic/],
      },
      {
        all: [/\b(?:delay|failure|late)\b.{0,40}\bnoti\w+|\bnotif\w+\b.{0,30}\b(?:late|delay)/, /\bindemni/, forfeits],
        none: [/\bto the extent\b|\bnot (?:affect|relieve)|\bprejudiced/],
      },
      ...sides((burdened, gainer) => ({
        all: [
          say`${burdened} (?:[^\s[]\S* ){0,6}?(?:notif\w+|tells?|informs?|gives? (?:\S+ )?notice)`,
          /\b\d+ (?:business |working )?(?:days?|hours?|weeks?)/,
          say`(?:failing which|otherwise|failing that|or else),? (?:the )?${gainer}.{0,40}\b(?:no|not|released|relieved|discharged|free)\b`,
        ],
        none: [/\bto the extent\b|\bprejudiced/],
        clause: [/\bindemni|\bdefend\b/],
      })),
      {
        within: 'sentence',
        all: [/\bindemnity is conditional\b.{0,60}\bnotif/, /\breleased\b/],
        none: [/\bprejudiced/],
        bears: 'other',
      },
      {
        all: [
          /\bindemni/,
          /\bclaims?\b.{0,60}\bnot (?:\S+ )?(?:delivered|given|made|submitted|served|received|notified|presented)\b/,
          /\bbarred\b|\blapses?\b|\bwaived\b|\bvoid\b|\bextinguished|\bno effect/,
        ],
        none: [/\bprejudice|\bsurviv/],
      },
      {
        all: [/\bno indemnity\b|\bclaims? under the indemnity\b/, /\bunless\b.{0,60}\bnotice\b|\bnot notified\b/],
        none: [/\bprejudice/],
      },
    ],
    'no-duty-to-mitigate': [
      ...sides((_, gainer) => ({
        all: [
          say`${gainer}'s (?:\S+ )?(?:damages|loss\w*|recovery|claims?)`,
          /\bnot (?:be )?reduced\b.{0,60}\b(?:avoid|mitigat|minimi[sz])/,
        ],
        none: [/\[each\]/],
      })),
      {
        force: ['no-duty', 'right', 'ban', 'fact', 'duty', 'exclusion', 'no-right'],
        all: [
          noMitigation,
          /\bno (?:duty|obligation|requirement)|\bnot (?:be )?(?:required|obligated|obliged|bound|have to)|\bneed not\b|\bnot (?:be )?called (?:up)?on to\b|n't have to|\bwithout (?:being obliged|any (?:duty|obligation))|\bnot be reduced by any failure|\bnot apply\b|\bmitigation\b.{0,30}\bnot\b.{0,20}\brequired|\birrespective of any (?:duty|failure)|\bnothing\b.{0,60}\b(?:obliges?|requires?|compels?)\b/,
        ],
        clauseNone: [/\bseverance\b|\brelease of claims\b/],
        none: [
          /\bnothing in\b.{0,60}\b(?:reliev|affect|limit|restrict|waive|exclude)|\bneither\b|\[each\]|\bdust\b|\bnot relieve/,
        ],
      },
      {
        all: [/\[a\] waives?\b/, /\bmitigat\w*/],
        none: [/\[each\]/],
        bears: 'actor',
        test: (_hits, { words }) => /\[a\] waives?/.test(words),
      },
      { all: [/\bmitigat\w*/, /\bis waived by (?:the )?\[o\]/], bears: 'other' },
      {
        force: 'waiver',
        all: [/\[a\]/, /\bmitigat|\bfailure to (?:minimi[sz]e|relet|resell|reduce|avoid)/],
        none: [/\[each\]/],
        bears: 'actor',
      },
    ],
    'ip-indemnity-refused': sides((_, gainer) => ({
      force: ['no-duty', 'exclusion', 'fact', 'ban'] as const,
      all: [
        say`${gainer} (?:\S+ ){0,3}?(?:(?:ha(?:s|ve)|under|be under|bears?) no (?:\S+ ){0,2}?(?:obligation|duty|liability)|not (?:be )?(?:obliged|obligated|required)|gives? no|not) (?:\S+ ){0,3}?(?:to )?(?:indemnif\w+|indemnity|defend)\b`,
        /\binfring\w+|\bintellectual property\b|\bpatents?\b|\bthird[- ]party rights\b/,
      ],
      none: [/\[each\]|\b(?:to the extent|unless|except|arising from|modif\w+|combin\w+|if|where)\b/],
    })),
    'ip-indemnity-hollowed-out': [
      ...sides((_, gainer) => ({
        all: [
          say`${gainer}'s (?:\S+ ){0,4}?(?:indemnit\w+|obligations?|liability)\b[^.;]{0,60}\b(?:not|no)\b[^.;]{0,30}\b(?:apply|extend|cover)\b[^.;]{0,140}\bcombin\w+\b[^.;]{0,40}\b(?:any|other)\b`,
        ],
        none: [
          /\bto the extent\b|\bwould (?:not )?have\b|\bbut for\b|\bnot (?:supplied|provided|furnished|approved|authori[sz]ed)\b|\[each\]/,
        ],
      })),
      {
        all: [
          ip,
          /\bonly\b|\blimited to\b|\bconfined to|\balone\b|\bsolely\b/,
          /\bactual knowledge|\b(?:patents?|rights?|claims?) (?:of which|that|which) (?:\S+ ){0,3}?(?:aware|knew|knows|known)\b|\bactually knew|\bregistered copyrights?|\bcopyright (?:claims )?(?:only|alone)|\bexisting (?:\S+ )?patents/,
          /\b(?:indemni\w*|defend\w*|undertaking|protect\w*|obligation|duty)\b/,
        ],
        none: [/\bwarrant|\bto the best|\bnotify|\b(?:not|n't) apply\b/, /\[each\]/],
      },
      {
        force: ['fact', 'ban', 'exclusion'],
        all: [
          ip,
          /\bhow \[a\] uses?\b|\[a\]'s (?:use|configuration|combination)\b/,
          /\b(?:not|n't) (?:\S+ )?(?:cover|appl|includ|protect)|\bexcluded\b/,
        ],
        none: [/\bto the extent\b|\bbut for\b|\bunauthori[sz]ed|\bmisuse/],
        clause: [/\bindemni|\bdefend/],
        bears: 'actor',
      },
      {
        all: [
          ip,
          everyday,
          /\bno (?:\S+ )?(?:obligation|indemnity|liability|duty|responsib)|(?:\bnot|n't) (?:apply|be liable|extend|cover|include|defend|indemnify)|\bnot be (?:liable|responsible)|\bends (?:if|where|when)|\blapses?\b|\bceases?\b|\bfalls? away|\bexclud\w+|\blimited to|\bonly\b|\bsolely\b|\bdisclaim|\bsubject to\b|\balone\b/,
        ],
        none: [
          /\bhow \[a\] uses?\b/,
          /\bto the extent\b|\bbut for\b|\bwould not have\b|\bunauthori[sz]ed|\bnot (?:supplied|approved|provided|authorized|furnished|made|recommended|specified|contemplated|permitted)\b|\bother than (?:by )?(?:the )?\[|\bunmodified (?:output|version|form)/,
          /\bshall not combine\b/,
          /\bmay use open source/,
          /\bip indemnity covers\b/,
          /\b(?:caps?|limits?|limitations?)\b.{0,30}\bliability/,
        ],
        clause: [/\bindemni|\bdefend|\bobligation|\bliab|\bresponsib|\bprotection/],
      },
      {
        all: [
          /\b(?:no (?:liability|obligation)|not (?:be )?(?:liable|responsible|obligated))\b/,
          /\bclaims?\b.{0,40}\bcombin\w+|\bcombin\w+\b.{0,60}\bclaims?/,
        ],
        none: [
          /\bto the extent\b|\bbut for\b|\bwould not have\b|\bunauthori[sz]ed|\bnot (?:supplied|approved|provided|authorized|furnished|made|recommended|specified|contemplated|permitted)\b/,
        ],
        clause: [/\binfring|\bintellectual|\bdefend|\bindemni|\bany claim based on use\b/],
      },
      { all: [/\bexcluded from the (?:ip |infringement )?indemnity/] },
      {
        all: [
          /\b(?:any|the) (?:deliverables|service|goods)? ?as used by\b|\bany patent claim\b/,
          /\bexclud|\bnot\b/,
          ip,
        ],
      },
    ],
    'ip-remedy-is-refund': [
      ...sides((_, gainer) => ({
        all: [
          /\b(?:claims?|infring\w+|suits?|allegations?)\b/,
          say`${gainer} (?:may|can|shall be entitled to|is entitled to|has the right to)\b[^.;]{0,80}\bterminat\w+ (?:the |this |[\w\]['s]+ )?(?:licen[sc]es?|agreement|subscriptions?|rights?|access|use)\b[^.;]{0,60}\brefund\w*`,
        ],
        none: [
          /\[each\]|\b(?:insolven\w+|breach|default|convenience)\b|\bcommercially (?:un)?reasonable\b|\breasonable (?:efforts|endeavou?rs)\b/,
        ],
      })),
      ...sides((burdened, gainer) => ({
        all: [
          /\binfring\w*|\bpatent|\bip claim|\bif a claim is made/,
          /\brefund\w*|\bcredit\b|\brepay\w*|\bdepreciated|\bunamorti[sz]ed/,
          say`${burdened}'s (?:sole|only|exclusive)|${gainer} (?:[^\s[]\S* ){0,4}?(?:may|shall be entitled to|elects? to|can) (?:\S+ ){0,6}?(?:terminate|withdraw|end|cancel|refund|remove|take back)`,
        ],
        none: [
          /\bin addition to\b|\bnot \S+ (?:sole|exclusive)|\bwithout prejudice/,
          /\bif (?:neither|none|no(?:t| such))\b|\bonly if\b|\bcommercially (?:reasonable|practicable)|\bif \S+ (?:determines|cannot)/,
        ],
        clause: [/\binfring|\bpatent|\bintellectual/],
        clauseNone: [lastResort],
      })),
      {
        all: [
          /\binfring\w*|\bpatent|\bip claim|\btitle or ip|\bmarks must be changed|\benjoined\b|\buse is (?:stopped|prohibited|forbidden)|\bcopies (?:theirs|another|someone)/,
          /\bgiv(?:e|ing) (?:\[?\w+\]? )?back\b|\bdepreciation\b|\brefund\w*|\bcredit\b|\brepay\w*|\bpay(?:ing)? back|\breturn (?:of |the )?(?:\S+ ){0,4}?(?:fee|price|part)|\bdepreciated|\bfor its purchase price|\bunamorti[sz]ed|\bwritten-down/,
          /\bterminat\w*|\bwithdraw\b|\bend\b|\bdiscontinue\b|\btakes? (?:\S+ )?back\b|\bceas\w+|\bstops?\b|\bcancel\w*|\brecall\b|\bremove\b|\baccept return\b|\bsole\b|\bexclusive|\bentire\b|\bonly\b|\ball that\b/,
        ],
        none: [
          /\bin addition to\b|\bnot \S+ (?:sole|exclusive)|\bwithout prejudice/,
          /\bif (?:neither|none|no(?:t| such))\b|\bonly if\b|\bcommercially (?:reasonable|practicable)|\bif \S+ (?:determines|cannot)/,
        ],
        clauseNone: [lastResort],
      },
      ...sides((burdened) => ({
        all: [say`${burdened}'s (?:sole and )?(?:exclusive|sole|only) remedy for infringement`],
        clause: [/\brefund/],
        none: [/\bnot\b/],
      })),
      {
        within: 'sentence',
        all: [/\binfring\w*|\binfringes\b/, /\bend \[o\]'s|\breturn the unused|\brefund/],
        clause: [/\bthat's all\b|\bsole\b|\bnothing more/],
        clauseNone: [/\bin addition to\b|\bnot \S+ sole/, lastResort],
      },
    ],
    'workers-comp-immunity-waived': [
      {
        all: [
          workersComp,
          /\bwaiv\w+|\brelinquish\w*|\bgives? up\b|\bsurrender\w*|\brenounc\w*|\bdisclaim\w*|\bnot (?:be )?(?:limited|restricted)|\bno limitation|\bnotwithstanding\b|\bforgo\w*|\bforego\w*|\bnot (?:\S+ )?(?:assert|raise|plead|invoke|rely)\b|\bno (?:benefit|protection|immunity)\b.{0,90}\b(?:raised|asserted|pleaded)/,
        ],
        none: [
          /\bsubrogat/,
          /\bnot waive|\bnothing\b|\bno waiver/,
          /\bentitled to workers/,
          /\bcoverage\b|\bpolic(?:y|ies)\b/,
        ],
        bears: 'actor',
      },
      { within: 'sentence', all: [/\bnot be limited by workers/, /\bwaiv/] },
      { all: [/\bno limitation on damages under worker/] },
    ],
    'indemnity-in-return-is-empty': [
      {
        all: [/\bindemni\w+|\bharmless|\bcover (?:the )?\[o\]/, onlyWords, narrow],
        none: [
          /\[each\]/,
          /(?<!gross )(?<!grossly )(?<!sole )(?<!\S)negligen\w+|\bor breach\b/,
          /\bnot limited|\bnot confined/,
          /\b(?:dismiss|terminat)\w*/,
          ip,
          /\bexcept\b|\bexcluding\b/,
          /\bfinal(?:ly)? (?:awarded|judgment)\b(?!.{0,40}\b(?:sole|wil|intent|finds))/,
          /\bcap\b/,
        ],
      },
      {
        all: [
          /\[a\] .{0,40}(?:\bindemni\w+|\bharmless)/,
          /\b(?:caused by|arising (?:out of|from)|resulting from|due to) (?:the )?(?:sole|exclusive|entire)(?: \S+){0,3} (?:negligence|misconduct|fault|fraud) of (?:the )?\[a\]|\[a\]'s (?:sole|exclusive)(?: \S+){0,3} (?:negligence|misconduct|fault|fraud)/,
        ],
        none: [
          /\[each\]/,
          /\bother than\b|(?<!not )\bexcept\b|\bexcluding\b|\bnot\b.{0,30}\bsole/,
          /\bor (?:the )?negligence\b/,
        ],
      },
      {
        within: 'sentence',
        all: [
          /\[a\] .{0,40}(?:\bindemni\w+|\bharmless)/,
          /\bto the extent of (?:\S+ )?insurance|\bexclusively out of\b/,
        ],
        none: [/\[each\]/],
      },
      {
        all: [/\bindemni\w+|\bharmless/, /\b(?:only|solely)\b/, /\btrademark judgments|\bbad faith|\bcriminal/],
        none: [/\[each\]/],
      },
    ],
  },
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(found, denials);
