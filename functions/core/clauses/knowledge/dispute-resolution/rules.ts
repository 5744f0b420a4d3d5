import { allDaysIn } from '../../text/quantities.ts';
import { denies, freedFrom, mayNot, noneOf, nothing, rightKept, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { forEachBearer, forEachGainer } from '../governing-law/for-each-side.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

const tribunal =
  /\b(?:arbitrat\w+|arbiters?|mediators?|tribunal|panel|umpire|adjudicators?|expert|neutral|referee|independent (?:expert|valuer|surveyor))\b/;
const someone =
  /\[(?!each)\w+\]|(?<!\w)(?:company|lender|bank|licensor|landlord|franchisor|employer|vendor|supplier|lessor|we|us)(?!\w)/;
const mutual =
  /\[each\]|(?<!\w)(?:either party|each party|both parties|the parties (?:shall )?(?:share|jointly)|neither party|prevailing party|losing party|successful party|unsuccessful party|non-prevailing)(?!\w)/;
const shortTime = /\b\d+[- ](?:\w+ )?(?:hour|day|week|month|year)/;

/** Who decides in place of a court, by any name. */
const decider =
  /\b(?:person who (?:will |shall )?(?:decides?|determines?|judges?)|whoever decides|decision-?maker|arbitrat\w+|arbiters?|arbitral|mediators?|tribunal|panel|umpire|adjudicators?|experts?|neutral|referee|surveyors?|valuers?|appraisers?|account(?:ants?|ing firm)|assessors?|engineers?|actuar(?:y|ies)|auditors?|certifier|architect|loss adjuster|(?:investment )?bank|king's counsel)\b/;
const atOdds =
  /\b(?:will decide|decides? the|disput\w*|disagree\w*|differences?|controvers(?:y|ies)|fail(?:s|ed|ing|ure)? to agree|(?:cannot|can't|unable to) agree|not agreed|complaints?|claims?|arbitrat\w+|tribunal|arbitral)\b/;
const appoints =
  '(?:appoint|nominat|designat|select|cho(?:os|se)|nam|pick|assign|provid|engag|retain|hir|instruct|pre-?approv|vett|draw)\\w*';
const quarrel =
  '\\b(?:disputes?|claims?|controvers(?:y|ies)|differences?|disagreements?|complaints?|matters?|questions?|grievances?|causes? of action)\\b';
/** A quarrel is taken to arbitrators, in the passive, the active or by name of the only way. */
const sentToArbitration = new RegExp(
  [
    `${quarrel}[^;]{0,400}?\\b(?:shall|must|will|to|are|is|be|agrees?|every|finally)\\b[^;]{0,60}?\\b(?:settle(?:d|ment)|resolv(?:ed|ing)|resolution|decided|determin(?:ed|ation)|adjudicated|disposed of|referred|submitted|subject to|heard|laid before|conducted|follow|use)\\b[^;]{0,90}?\\barbitrat(?!ion between|\\w+ (?:award|hearing) (?:shall|will))`,
    `\\b(?:submit|refer|bring|take|send|settle|resolve|decide)\\b[^.;]{0,40}${quarrel}[^.;]{0,60}?\\barbitrat`,
    `\\barbitrat(?:e|ed)\\b[^.;]{0,30}${quarrel}|${quarrel}[^.;]{0,60}\\b(?:to )?be arbitrated\\b`,
    `\\b(?:binding|mandatory|individual|final|use of|accept|by|to|through|before an?|neutral|sole) arbitrat\\w+\\b[^.;]{0,60}\\b(?:instead of|rather than|and not|only|exclusively|in place of)\\b[^;]{0,40}(?:\\b(?:court|judge|jury|litigation)|$)`,
    `\\baccepts? (?:the use of )?(?:binding |final )*arbitration\\b`,
    `\\bsubmit(?:s|ted)? to (?:final |binding |mandatory )*arbitration\\b`,
  ].join('|'),
);
/** Arbitration is named, but this does not send anyone there. */
const notSent =
  /\b(?:may (?:\w+ )?(?:commence|start|initiate|begin|propose|opt|request)|whether a dispute is arbitrable|must first send|in (?:\[\w+\]|your)(?:'s)? favou?r|under (?:litigation|arbitration)|filed within|legal process|commenced by filing|losing party|filing fees?|severed|frivolous|file a demand|scheduling|counterclaim|simultaneously|shall not (?:mediate|arbitrate)|consolidate|bear its own|such relief|if (?:an?|the|any) (?:court or )?arbitrat\w+ (?:finds|decides|determines|rules))\b/;
/** Rules of the bodies that administer arbitrations. */
const arbitralRules =
  /\b(?:icc|lcia|siac|hkiac|jams|aaa|uncitral|dis|scc|icdr|american arbitration|international chamber of commerce|international arbitration centre|expedited|streamlined|comprehensive)\b.{0,40}\b(?:rules|procedures)\b|\brules of (?:the )?(?:icc|lcia|siac|hkiac|jams|aaa|uncitral|\w+ international arbitration|american arbitration)/;
const equitable =
  /\b(?:injuncti\w+|equitable (?:relief|remed\w+)|specific performance(?! (?:standard|level|metric|criteri|target|requirement|indicator))|restrain\w*|enjoin\w*|interdict|temporary relief|interim relief|provisional (?:relief|measures)|stop \[\w+\]|order \[\w+\] to (?:stop|do)|court to (?:stop|order)|(?:restrain|stop|prevent)\w* .{0,30}by court order)/;
const noProofOrBond =
  /\b(?:(?:without|no|not|\w+n't|need not|waiv\w+|dispens\w+|free of)\b.{0,60}\b(?:bond|security|surety|undertaking in damages|proof|prov(?:e|ing)|show(?:ing)?|evidence)\b|irreparabl[ey]|(?:damages?|money|monetary (?:compensation|damages))\b.{0,30}\b(?:inadequate|insufficient|(?:would|will|may|might|could|does|do) not|not (?:be )?(?:an )?(?:adequate|suffic\w+|enough)|no adequate)|not (?:readily|easily|adequately|fully) (?:be )?(?:measur\w+|compensat\w+|quantif\w+|calculat\w+)|no adequate remedy|adequate remedy at law|cannot be (?:measured|compensated|made good) (?:in|by) (?:money|damages)|as of right|money\b.{0,20}\b(?:not|never) (?:make good|repair|cure|put right)|incalculable|beyond (?:money|calculation|measure)|no (?:bond|security) (?:being )?required)/;
const bondWaived =
  /\b(?:(?:without|no|not|\w+n't|need not|waiv\w+|dispens\w+|free of)\b.{0,60}\b(?:bond|security|surety|undertaking in damages|proof|prov(?:e|ing)|show(?:ing)?|evidence)\b|as of right\b|not (?:oppose|contest|resist|defend|object|argue)|consents? to)/;
const harmConceded =
  /\birreparabl[ey]|\b(?:damages?|money|monetary|remedy at law)\b.{0,40}\b(?:inadequate|insufficient|not (?:be )?(?:an? )?(?:adequate|suffic\w+|enough))|\bno adequate remedy/;
/** The court keeps its discretion, or the other side its defense. */
const courtDecides =
  /\bcourt'?s?'? discretion|\bsubject to the court|\bas the court (?:may|thinks|sees)|\bcourt (?:to|may|shall|will) (?:set|fix|decide|determine)\b|\b(?:nothing|not)\b.{0,50}\bcontest|\bnot (?:an )?admission|\bno admission/;
const never =
  /\b(?:not|\w+n't|no|never|nor|neither|cannot|can't|won't|in no event|under no circumstances?|waive[sd]?|waiving|gives? up|giving up|relinquish\w*|renounc\w+|forgo(?:es)?|exclud\w+|surrender\w*)\b/;
const legalFees =
  /\b(?:attorneys?|lawyers?|solicitors?|counsel)'?s? (?:charges?|bills?|fee)\b|\b(?:spends?|spent|incurs?|pays?|paid|lays? out) (?:on|for|to) (?:\w+ )?(?:counsel|lawyers?|attorneys?|solicitors?|legal)|\b(?:attorneys?'?s?'?|legal|solicitors?'?|lawyers?'?|counsel)'?s?'? (?:\w+ ){0,3}(?:fees|costs|expenses|charges)|\b(?:fees|costs|charges|expenses) (?:\S+ ){0,4}(?:of|for) (?:\S+ )?(?:attorneys?|lawyers?|counsel|solicitors?)|\bcosts? of (?:enforcement|collection|suit|collecting)|\bcollection (?:costs|fees|charges)|\b(?:costs|fees|expenses) (?:incurred|spent) (?:in|to|by).{0,40}\benforc/;

/** One suit for many people. */
const groupAction =
  /\b(?:class|collective|representative|consolidated|group|mass|joint)(?:[- ]wide)?,? (?:(?:or|and) )?(?:(?:class|collective|representative|consolidated|group|mass|joint),? )*(?:(?:or|and) \w+ )?(?:actions?|proceedings?|claims?|arbitrations?|basis|capacity|suits?|litigation|lawsuits?|relief|plaintiff)\b|\bclass[- ]?(?:wide|member|action)|\bmember of (?:a|any) (?:\w+ )?(?:class|group)|\bprivate attorney general|\b(?:claims?|disputes?|cases?|proceedings?)\b.{0,40}\b(?:consolidated|joined|combined|aggregated) with\b.{0,30}\bother|\b(?:claims?|suits?|actions?|disputes?|proceedings?|arbitrat\w+)\b.{0,50}\b(?:on behalf|for the benefit|in the name) of (?:others|\w+ generally|any other|other (?:users|customers|members|people|persons)|anyone else)/;
/** A class waiver is only mentioned, or what is pooled is no suit. */
const notClassWaiver =
  /\b(?:(?:is|are|be) found to be|finds that|held to be|says what happens|includes? information|aggregate liability|solicit\w*|action plan|interpreted and construed)\b|^(?:\S+ ){0,3}(?:binding )?arbitration (?:clause )?and class action waiver(?: for [^.]{0,40})?[.:]?$|^no class arbitrations, class actions or representative actions\.?$/;
/** Fees that go to whoever wins. */
const mutualFees =
  /(?<!\] (?:is|was|are|be|were|being) (?:adjudged |found to be |determined to be )?(?:the )?)\bprevailing party\b|\beither party\b.{0,80}\bfees|\bmutual(?:ly)?\b|\b(?:winner|loser|losing party|successful party|unsuccessful party|party in whose favou?r|non-prevailing)\b/;
const payNothing =
  /\bnot (?:be )?(?:responsible|liable|required|obliged|obligated|pay|bear|owe|have to)\b|\bno (?:legal|attorneys'?) (?:fees|costs)\b|\bwaive/;

/** The same words said of either side: as its duty or waiver they burden who acts, as its right the other. */
const eitherSide = (rule: IssueRule): readonly IssueRule[] => [
  { ...rule, force: ['duty', 'acknowledgement', 'waiver', 'promise', 'ban', 'no-right', 'transfer'], bears: 'actor' },
  { ...rule, force: ['right', 'no-duty', 'exclusion', 'fact', 'definition'], bears: 'other' },
];

/** How disputes are decided, at whose cost and by when. */
const found = defineTopic(
  'dispute-resolution',
  file,
  {
    'arbitration-mandatory': barring(
      [/\bsitus\b|\b(?:requiring|providing) that the parties\b|\b(?:unless|not) submitted to arbitration\b/],
      [
        {
          force: ['duty', 'promise', 'acknowledgement', 'fact', 'ban', 'waiver'],
          all: [
            sentToArbitration,
            /\b(?:shall|must|will|agrees?|binding|final(?:ly)?|exclusive(?:ly)?|only|solely|mandatory|instead of|rather than|hereby|is|are)\b/,
          ],
          none: [
            notSent,
            /\b(?:may (?:elect|choose|refer|agree)|either court or|nothing|not (?:be )?(?:required|obliged|subject|bound)|non-?binding|unless (?:both|the) parties|no arbitration|fees of the arbitrat|costs? of (?:the )?arbitrat|award|arbitrators? (?:shall|will|may) (?:not )?(?:have|be|award|apply|issue)|seat of|class|confidential\w*|except that|small claims court instead|if both|condition precedent to|before any arbitrat|institution of (?:any )?arbitrat)\b/,
          ],
          mutual: true,
        },
        {
          force: ['waiver', 'acknowledgement', 'promise'],
          all: [/\barbitrat\w+/, /\b(?:waives?|gives? up|giving up|relinquish\w*)\b/, /\b(?:court|judge|jury)\b/],
          mutual: true,
        },
        {
          all: [
            arbitralRules,
            /\b(?:settled|resolved|resolution|decided|determined|referred|submitted|sole recourse|heard|adjudicated|disposed of|proceedings? before)\b/,
          ],
          none: [
            notSent,
            /\b(?:may (?:elect|choose|refer|agree)|if both|nothing|not (?:be )?(?:required|obliged)|non-?binding|fees|mediat\w+)\b/,
          ],
          mutual: true,
        },
        {
          force: ['duty', 'promise', 'acknowledgement', 'waiver'],
          all: [
            /\b(?:use|go to|submit to|through|by|follow|resort to) (?:binding |final |individual )*arbitration (?:only|exclusively|instead|rather|alone)\b|\barbitrat\w+ (?:is|shall be|as) (?:the|its|their|your) (?:sole|only|exclusive)/,
          ],
          none: [/\b(?:nothing|not (?:be )?(?:required|obliged)|may (?:elect|choose))\b/],
          mutual: true,
          bears: 'both',
        },
        {
          all: [
            /\b(?:arbitral|arbitrat\w+)\b/,
            /\b(?:exclusion of (?:every|any|all|the)? ?courts?|neither will (?:file|bring) suit|final resolution|finally (?:resolved|settled)|are to be|to be (?:arbitrated|referred)|laid before|consents? to)\b/,
            /\b(?:disputes?|claims?|controvers(?:y|ies)|differences?|disagreements?)\b/,
          ],
          none: [
            notSent,
            /\b(?:may (?:elect|choose|refer|agree|propose)|if both|nothing|not (?:be )?(?:required|obliged)|non-?binding|fees|costs?|seat|award|class)\b/,
          ],
          mutual: true,
        },
      ],
    ),
    'arbitrator-chosen-by-one-side': barring(
      [/\bclaimant\b.{0,80}\brespondent\b|\bchoose arbitration\b|\bclass action\b/],
      [
        ...forEachGainer((gainer) => ({
          all: [
            decider,
            atOdds,
            new RegExp(
              `\\b${appoints} (?:\\S+ ){0,3}by ${gainer}(?! and (?:the )?\\[)|${gainer}(?:,[^,]{0,40},)? (?:(?:shall|may|will|can|alone|solely|has the (?:sole )?right to|is entitled to|reserves the right to) )*(?:appoint|nominate|designate|select|choose|name|pick|engage|retain|hire)s?\\b|(?:list|panel|roster|pool|those|candidates|persons|names) (?:whom |that |which )?${gainer} (?:has |have )?(?:pre-?approved|approved|chosen|selected|put forward|vetted|named)|\\bof ${gainer}'s (?:own |sole )?(?:choice|choosing|selection|nomination)|\\b(?:2|majority) (?:\\S+ ){0,4}(?:shall be |to be |are )?${appoints} by ${gainer}`,
            ),
          ],
          none: [
            /(?:by|between|of) \[each\]|\beither \[each\]|\b(?:jointly|mutual(?:ly)?|agreed|agreement of|approv\w+ by|by agreement|both|in consultation|consent of|acceptable to|each (?:party|side)|1 (?:\S+ ){0,4}by (?:the )?\[\w+\](?:,| and).{0,20}\b1|own (?:arbitrator|expert)|(?:second|third|other) (?:arbitrator|member|expert)|expert (?:advice|witness|knowledge)|auditors?'? (?:report|statement|certificate)|president of|opt out|fails? to (?:appoint|nominate|select)|insur\w+|witness|may object|strike)\b/,
            /\bif (?:the )?\[\w+\] (?:does not|fails)/,
          ],
          test: (hits, { words }) => {
            const at = hits[2]!.index;
            return decider.test(words.slice(Math.max(0, at - 90), at + hits[2]![0].length + 60));
          },
        })),
        ...forEachGainer((gainer) => ({
          all: [
            decider,
            new RegExp(
              `\\b(?:2|majority) (?:\\S+ ){0,5}${appoints} by ${gainer} and (?:the )?(?:remaining|other|third|1)\\b|${gainer} (?:shall |may |will )?(?:appoint|nominate|name|choose|select)s? (?:2|the chair|the presid)`,
            ),
          ],
          none: [/\[each\]/],
        })),
        {
          bears: 'taker',
          mutual: true,
          all: [
            tribunal,
            /(?<!\w)(?:panel|list|roster|pool|(?:chosen|picked|drawn|taken|selected) from)(?: \S+){0,5} (?:\[giver\]|(?:chosen|nominated|approved|kept|maintained|drawn up) by \[giver\])(?: \S+)? (?:nominate|choose|select|approve|maintain|keep|publish|provide|designate|draw)/,
          ],
          none: [/\bjointly\b|\bboth\b/],
        },
        {
          all: [
            tribunal,
            /(?<!\w)(?:(?:chosen|selected|appointed|named|nominated|designated|picked|retained|hired|engaged|approved|drawn up|maintained|kept) (?:solely |exclusively |only |unilaterally |from time to time |in advance )*by (?:the )?(?:\[(?!each)\w+\]|company|lender|board|us|licensor|employer|franchisor|vendor|supplier|landlord)|(?:\[(?!each)\w+\]|company|lender|licensor|employer|franchisor|vendor|supplier|landlord|we|it)(?:,? (?:in its (?:sole |absolute )*discretion|alone),?)? (?:shall |may |will |has the (?:sole |exclusive )?right to |alone |solely |unilaterally )+(?:\w+ )?(?:choos\w*|select\w*|appoint\w*|nam(?:e|es)|nominat\w*|designat\w*|pick\w*)|of (?:the )?(?:\[(?!each)\w+\]|company|lender|its|licensor|employer|our)(?:'s)? (?:own |sole )?(?:choice|choosing|selection)|(?:list|panel|roster|pool) (?:of (?:\S+ ){0,4})?(?:provided|prepared|maintained|kept|compiled|published|supplied|drawn|furnished) by (?:the )?(?:\[(?!each)\w+\]|company|us|employer|licensor)|(?:\[(?!each)\w+\]'s|company's|our) (?:own )?(?:list|panel|roster|choice|nominee|appointee)|(?:panel|list|roster|pool|bench)(?: \S+){0,5} (?:the )?(?:\[(?!each)\w+\]|company|we|it) (?:has |have |may |will |shall )?(?:nominate[sd]?|choose[sn]?|chose|select(?:s|ed)?|approve[sd]?|maintain(?:s|ed)?|keeps?|publish(?:es|ed)?|provide[sd]?|draws? up|put (?:forward|together)|designate[sd]?)|nominee of|(?:appointed|chosen|selected|named|nominated|picked|designated) (?:solely |only )?by (?:the )?(?!parties|president|court|each|both|either|aaa|mutual|agreement|american|icc|lcia|jams|two|institution|chair|a |an |and )\w+|(?:\[(?!each)\w+\]|company|employer|board) (?:alone )?(?:picks?|chooses?|selects?|appoints?|names?|designates?|nominates?))(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:provision regarding|opt out|so selected|remaining on|fair market|third arbitrator|shall each|defaulting|each (?:party|side)|both parties|jointly|mutual(?:ly)?|one (?:arbitrator |member )?(?:appointed |chosen |selected )?by each|two (?:so )?appointed|agreed|fail\w* to agree|one appointed by|institution|American Arbitration|aaa|jams|icc|lcia|president of|court of arbitration)(?!\w)|\[each\]|\bexpert (?:advice|witness|knowledge)|\bpanel doctor|\bexperts? (?:retained|engaged) (?:to advise|in connection)|\bsolar panel|\bauditor\b|\beach of \[|\bone by \[/,
          ],
        },
      ],
    ),
    'jury-waiver': barring(
      [
        /\bprohibit\w*\b[^.;]{0,160}\brequir|\brequiring\b|\binterpreted and construed\b|^[\d. ]{0,8}waiver of (?:trials? by jury|(?:a )?jury trials?)\.?$/,
      ],
      [
        {
          all: [
            /\bjury\b/,
            /\b(?:waives?|waived|waiver|waiving|gives? up|giving up|relinquish\w*|forgoes?|no right|without a jury|not (?:be )?(?:tried|heard|decided|entitled|have|demand|request)|surrender\w*|judge alone|bench trial|instead of a jury|never|releases?|no jury)\b/,
          ],
          none: [
            /^[\d. ]{0,8}(?:[^.;]{0,50}; ?){0,3}waiver of (?:trial by jury|(?:a )?jury trial)\.?$|\ba provision regarding\b|\.{6}/,
            /\b(?:be (?:taken|deemed|construed) to have|not (?:be )?(?:waive|taken to|deemed|construed)|does not (?:waive|give up)|do not (?:waive|give up)|keeps?|retains?|preserv\w*|nothing|not affect)\b/,
          ],
          mutual: true,
        },
        {
          all: [
            /\bjury\b|\b(?:peers|jurors)\b/,
            /\b(?:neither|not|never|won't)\b.{0,30}\b(?:demand|request|seek|ask|claim|be entitled|insist|require)|\b(?:demand|right|privilege|trial|heard|decided?|tried|found)\b.{0,60}\b(?:jury|jurors|peers)\b.{0,40}\b(?:struck|waived|barred|given up|excluded|surrendered)|\bnot (?:a |by (?:a )?)?(?:jury|\d+ of|jurors)|\brather than (?:a |by (?:a )?)?jur|\bjury\b.{0,20}\b(?:given up|waived|excluded|out of)|\bconsents? to (?:a )?(?:bench|non-?jury)|\bnon-?jury\b/,
          ],
          none: [
            /\b(?:be (?:taken|deemed|construed) to have|not (?:be )?(?:waive|construed|taken|deemed)|keeps?|retains?|preserv\w*|nothing|jury service|jury duty)\b/,
          ],
          mutual: true,
        },
      ],
    ),
    'class-waiver': barring(
      [notClassWaiver],
      [
        ...forEachBearer((bearer) => ({
          all: [
            new RegExp(
              `${bearer}(?:,[^,]{0,60},)? (?:(?:hereby|also|further|knowingly|expressly|irrevocably|and|that|it|specifically) )*(?:agrees?|waives?|may|shall|will|can(?:not|'t)?|won't|forgoes?|gives? up|relinquish\\w*|promises?|undertakes?|accepts?|understands?|acknowledges?)\\b`,
            ),
            groupAction,
            never,
          ],
          none: [
            /\b(?:does not (?:waive|apply|prohibit)|do not waive|not (?:be )?(?:deemed|construed)|nothing|holders of|class [a-d]\b|may (?:join|participate)|shares|stock|group (?:compan|member)|settle\w*|indemnif\w*|representative office|goods|license[sd]?|trade union|financial|insur\w+)\b/,
          ],
        })),
        {
          all: [
            /\b(?:class(?:-wide|wide)?|collective|representative|consolidated|group|mass|joint|private attorney general|other (?:customers?|users?|people|persons|employees|tenants))\b.{0,40}\b(?:actions?|proceedings?|claims?|arbitrations?|basis|capacity|suits?|litigation|lawsuits?|relief|members?|case|waiver|plaintiff)|\bclass[- ]?(?:wide|member|action)|member of any (?:class|group)|\bon behalf of (?:others|any other|other (?:users|customers)|anyone else)|\bprivate attorney general/,
            /\b(?:waives?|waiver|not|no|gives? up|only (?:in|on)|individual(?:ly)?|never|relinquish\w*|without|refrain|solely|barred|prohibited|forgo(?:es)?|can't|cannot|won't|his or her own)\b/,
          ],
          none: [
            /\b(?:does not (?:waive|apply|prohibit)|do not waive|not (?:be )?(?:deemed|construed) (?:to be )?(?:a )?waiver|nothing|(?:does|shall|will) not prevent|holders of|class [a-d] shares|may (?:join|participate|be brought)|group compan(?:y|ies)|classes? of (?:shares|stock)|tax group|group member|affiliated group|keeps?|joint (?:venture|liab|and several)|indemnif\w*|settle\w*|consolidated (?:financial|return|tax|group)|representative office|class a|first class|goods|license|trade union)\b/,
          ],
          test: (_, { words }) =>
            /\b(?:claims?|actions?|proceedings?|disputes?|lawsuits?|suits?|arbitrat\w+|litigation|class|case)\b/.test(
              words,
            ),
          mutual: true,
          bears: 'taker',
        },
        {
          bears: 'taker',
          mutual: true,
          all: [
            /\b(?:consolidat\w+|join(?:ed|der|s|ing)?|combin\w+|aggregat\w+|bundl\w+|merge[sd]?)\b.{0,50}\b(?:claims?|disputes?|cases?|complaints?|proceedings?|arbitrations?)\b|\b(?:claims?|disputes?|cases?|complaints?|proceedings?|arbitrations?)\b.{0,40}\b(?:consolidat\w+|join(?:ed|der)?|combin\w+|aggregat\w+|merged?)\b/,
            /\b(?:more than (?:1|one) (?:person|customer|user|member|employee)|(?:any )?other (?:persons?|people|customers?|users?|members?|employees?|tenants?|borrowers?|merchants?|subscribers?|party's|claimants?)|others|anyone else|another (?:person|customer|user|member|employee)|someone else|third part(?:y|ies))\b/,
            /\b(?:not|\w+n't|no|never|cannot|waive\w*|lacks?|without)\b/,
          ],
          none: [
            /\b(?:nothing|may (?:be )?(?:join|consolidat)|unless (?:all|both)|indemnif\w*|account|data|set off|goods|trademark)\b/,
          ],
        },
        {
          bears: 'taker',
          mutual: true,
          all: [
            /\b(?:individual (?:basis|claims?|capacity)|own (?:behalf|name)|one-on-one|individually|for (?:it|him|her|your)sel(?:f|ves) (?:only|alone))\b/,
            /\b(?:claims?|disputes?|arbitrat\w+|actions?|proceedings?|relief|lawsuits?|sue|cases?)\b/,
            /\b(?:only|solely|exclusively|no (?:class|group|collective)|not (?:as|in|on behalf)|limited to|alone|one-on-one)\b/,
          ],
          none: [
            /\b(?:nothing|invoice|tax|license|use|expense|defen[ds]|indemnif\w*|fiduciary|trustee|agent|warrant\w*|represents|acting on|account of)\b/,
          ],
          test: (hits) => Math.abs(hits[0]!.index - hits[1]!.index) < 90,
        },
        {
          bears: 'taker',
          mutual: true,
          all: [
            /\b(?:team up|band together|join (?:forces|in)|pool|several (?:people|customers|persons|claimants)'?s?|together with other|(?:for the benefit|in the name|on behalf) of \w+ (?:generally|as a (?:class|group)))\b/,
            /\b(?:claims?|complaints?|suits?|cases?|disputes?|grievances?|proceedings?|arbitrat\w+)\b/,
            /\b(?:not|no|never|can't|cannot|alone|singly|may not)\b/,
          ],
          none: [/\b(?:may hear|if they so|nothing|employees generally|goods|insur\w*|partnership|bid)\b/],
        },
      ],
    ),
    'courts-only-for-one-side': barring(
      [/\b(?:claim|action|application|suit|proceedings) for (?:an? )?(?:interim )?(?:injunctions?|injunctive)\b/],
      [
        {
          all: [
            /\b(?:any |the |an? )?(?:pending )?arbitration(?:s| proceedings)?\b[^.;]{0,40}\b(?:then pending )?(?:shall|will|is|are|must) (?:thereupon |then |be |automatically )*(?:discontinued|stayed|terminated|stopped|withdrawn|abandoned)\b/,
          ],
          clause: [
            /\b(?:not (?:prevent|preclude|restrict|limit)|at its option|may elect)\b[^\n]{0,30}\[(?!each)\w+\][^\n]{0,120}\bcourts?\b|\[(?!each)\w+\] (?:may|shall be entitled to)[^\n]{0,120}\bcourts?\b/,
          ],
          none: [/\[each\]|\bsettle\w*|\bby consent\b|\bboth\b/],
          bears: 'taker',
        },
        ...forEachGainer((gainer) => ({
          all: [
            new RegExp(
              `\\bnot (?:prevent|preclude|restrict|limit|stop)\\w* ${gainer} from (?:bringing|commencing|instituting|pursuing|taking) (?:any |a |its )?(?:claims?|actions?|suits?|proceedings)\\b[^.;]{0,60}\\b(?:before|in) (?:the |any )?(?:\\S+ )?courts?\\b`,
            ),
          ],
          clause: [/\barbitrat\w+/],
          none: [/\b(?:injunct\w*|interim|provisional|equitable|in aid of|preliminary|conservatory)\b|\[each\]/],
        })),
        ...barring(
          [/\bentering into an agreement\b|\bfair hearing\b/],
          [
            ...forEachGainer((gainer) => ({
              all: [
                new RegExp(
                  `\\bnot (?:limit|restrict|affect|prevent|preclude|impair|bind|apply to)\\w* ${gainer}(?:'s)?\\b.{0,60}\\b(?:courts?|proceedings|litigat\\w*|sue|suit)|${gainer}(?:,[^,]{0,60},)? (?:(?:may|can|shall|will|is|are|be|however|nevertheless|instead|alone|at its (?:\\w+ )?(?:option|election|discretion)|in its (?:\\w+ )*discretion)[, ]+)*(?:elect|choose|entitled|free|at liberty|require|bring|take|sue|litigate|pursue|commence|proceed|go to|reserves? the (?:option|right))\\b.{0,100}\\b(?:courts?|litigat\\w*|judicial|forum of its)`,
                ),
              ],
              clause: [/\barbitrat\w+|\brules of (?:the )?\w+ international arbitration/],
              clauseNone: [
                /\b(?:same|equal|like|corresponding|reciprocal) (?:choice|option|right|election)|\beither party may\b|\[each\] (?:may|shall be (?:entitled|free))\b|\b(?:either|each) \[each\]|\bsmall claims/,
              ],
              none: [
                mutual,
                /\b(?:may not|not be entitled|award|interim|in aid of|appeal|if required|order(?:ed)? by (?:a )?court|waives?|both|opt[- ]out|cannot|can't)\b/,
              ],
            })),
            ...eitherSide({
              all: [
                /\b(?:court|litigat\w*|judicial|sue|lawsuit|legal proceedings|arbitrat\w+|proceedings)\b/,
                /(?<!\w)(?:may (?:at (?:its|the \S+|any time) (?:\S+ ){0,3}|nevertheless |however |instead |also |always |still |elect |choose )*(?:elect|choose|choose to take|sue|bring|go to|seek|pursue|commence|take|litigat\w*|proceed|file|apply|refer|enforce|collect|start|opt)|reserves?|retains? the right|(?:at|in) (?:its|the \S+|\[(?!each)\w+\]'s) (?:sole )?(?:option|election|discretion)|(?:does|shall|will|do) not (?:apply|prevent|preclude|limit|restrict|bind|affect)|nothing|not (?:be )?(?:bound|required|obliged|limited|subject)|except (?:for |that )?(?:\S+ ){0,2}(?:\[(?!each)\w+\]|claims? (?:by|of|for)|actions? (?:by|for))|excluded|free to|entitled to|other than (?:claims|actions) by|keeps? (?:its|the|our) (?:access|right)|exempt)(?!\w)/,
                /\[(?!each)\w+\]|(?<!\w)(?:company|lender|bank|licensor|franchisor|employer|lessor|we|us)(?!\w)/,
              ],
              clause: [/\barbitrat\w+/],
              clauseNone: [
                /\b(?:same|equal|like|corresponding|reciprocal) (?:choice|option|right|election|freedom|liberty)|\beither party may\b|\[each\] may\b|\b(?:either|each) \[each\]/,
              ],
              none: [
                mutual,
                /\b(?:good faith efforts|may commence (?:an )?arbitration|hearing will take place|arbitration will be (?:held|conducted)|incurs expenses|severed|documents submitted|informal negotiation|confidentiality of|held to be unenforceable|notice of dispute|small claims|consumer may|interim (?:relief|measures) (?:pending|in aid)|statutory right|injunctive or other interim relief from any court of competent|waives?|may not|court may|judgment (?:on|upon) the award|award may be entered|any court having jurisdiction|arbitrators? may|tribunal may|appeal|opt out|opt-out|government agency|agency charges|administrative (?:charge|agency)|shall not be entitled|service of process|class|court finally|finally determines?|taker may|taker's choice)\b/,
              ],
              test: (hits, { words }) =>
                /\b(?:court|litigat|sue[sd]?\b|lawsuit|proceedings|judicial|arbitrat)/.test(
                  words.slice(Math.max(0, hits[1]!.index - 70), hits[1]!.index + hits[1]![0].length + 90),
                ) && !/\byou may (?:sue|bring|go)/.test(words),
            }),
            ...forEachGainer((gainer) => ({
              all: [
                new RegExp(
                  `\\b(?:save|except|but|other than|excluding)\\b.{0,20}${gainer}'s (?:own )?(?:actions?|claims?|suits?|right)\\b.{0,80}\\bcourts?\\b|${gainer} (?:keeps?|retains?|reserves?|preserves?) (?:its|their|the|full)? ?(?:\\w+ )?(?:liberty|freedom|right|option|access)\\b.{0,30}\\b(?:litigat\\w+|courts?|sue)|${gainer}'s actions?\\b.{0,60}\\b(?:brought|pursued) before (?:any|the) court`,
                ),
              ],
              clause: [/\barbitrat\w+/],
              none: [mutual],
            })),
            {
              within: 'clause',
              all: [
                /\b(?:keeps?|retains?) (?:its|their) (?:\w+ )?(?:liberty|freedom|right) to (?:litigate|sue|go to court)/,
                /\barbitrat\w+/,
              ],
              none: [/\[each\]|\beither party\b/],
            },
          ],
        ),
      ],
    ),
    'escalation-long': [
      {
        within: 'clause',
        all: [
          /\b(?:before|until|prior to|no (?:party|proceedings|claim|arbitration|lawsuit)|unless|condition precedent|first|not (?:commence|start|bring|file|initiate))\b/,
          /\b(?:mediat\w+|conciliat\w+)\b/,
          /\b(?:negotiat\w+|executives?|senior (?:management|executives?|officers?|representatives?)|steering|project managers?|escalat\w+|managing directors?|chief executives?|account managers?|vice presidents?)\b/,
          shortTime,
        ],
        none: [/\b(?:nothing|toll(?:ed|s)?|limitation periods? (?:shall|are|is) (?:be )?suspended)\b/],
        test: (hits) => {
          const words = [...new Set(hits.map(({ input }) => input))].join(' ');
          const days = allDaysIn(words).filter((one) => one < 400);
          return days.reduce((sum, one) => sum + one, 0) >= 75;
        },
      },
      {
        all: [
          /\b(?:disputes?|claims?|proceedings?|arbitrat\w+|court|litigation|lawsuits?|suit)\b/,
          /\b(?:negotiat\w+|mediat\w+|escalat\w+|executives?|talks?|conciliat\w+|cooling[- ]off|discuss\w*|informal|notice of (?:the )?dispute|good faith)\b/,
          /\b(?:not|no|until|before|condition precedent|only after|unless|prior to|first)\b/,
          shortTime,
        ],
        test: (_, { words }) => allDaysIn(words).some((days) => days >= 90 && days < 800),
        none: [
          /\b(?:statute of limitations|limitation period|prescription|terminat\w*|warranty|audit|survive\w*|invoice)\b/,
        ],
      },
      {
        all: [
          /\b(?:condition precedent|no (?:\w+ )?(?:proceedings?|claim|action|suit|arbitration|lawsuit)|may not (?:sue|bring|commence|file|start)|before (?:any|bringing|commencing|filing|starting|going))\b/,
          /\b(?:negotiat\w+|executives?|senior|project managers?|steering|directors?|talks?)\b/,
          /\bmediat\w+/,
          /\b(?:then|thereafter|each|every|level|stage|step|tier|next|after|followed|in turn|all of|exhaust\w*|complet\w*)\b/,
        ],
        mutual: true,
        none: [/\bwithin (?:10|15|20|30) days\b.{0,80}\bmediat\w+\b.{0,60}\bmay\b/],
        test: (_, { words }) => /\b(?:then|level|stage|step|tier|in turn|exhaust)\w*/.test(words),
      },
      {
        within: 'clause',
        all: [
          /\b(?:before|until|prior to|no (?:party|proceedings|claim|action|arbitration|lawsuit|suit)|unless|condition precedent|first|not (?:commence|start|bring|file|initiate)|only (?:then|thereafter|after))\b/,
          /\b(?:mediat\w+|conciliat\w+)\b/,
          /\b(?:negotiat\w+|talks|executives?|senior (?:management|executives?|officers?|representatives?)|steering|(?:project|account|contract) (?:managers?|leads?|board)|escalat\w+|managing directors?|principals?|vice presidents?|directors?|director level|relationship managers?|confer(?:ence|s)?|committee|boards?|phone call|call with|meet(?:ing)?)\b/,
          /\b(?:then|thereafter|further|in turn|after that|each of (?:these|the|such) (?:steps|stages)|none of which steps|exhaust\w*|conclud\w+|have met|been (?:held|escalated|tried)|all of (?:these|the) (?:steps|stages)|successive\w*|tiers?|levels?|stages?|steps?|followed by|complet\w+)\b/,
        ],
        clause: [
          /\b(?:disputes?|differences?|controvers\w+|unresolved|claims?|proceedings|arbitrat\w+|action|starting a case)\b/,
        ],
        none: [
          /\b(?:nothing|toll(?:ed|s)?|limitation periods? (?:shall|are|is) (?:be )?suspended|grievance|support ticket|at any time)\b/,
        ],
      },
    ],
    'costs-always-one-side': barring(
      [
        /^(?!.*\b(?:whatever|irrespective|regardless|in no case|any event|in all cases|even if|outcome|result)\b).*\badvances?d?\b/,
      ],
      [
        ...eitherSide({
          force: ['duty', 'fact', 'promise'],
          all: [
            /\b(?:costs?|fees?|expenses?|deposits?) of (?:all |any |the |such )?(?:proceedings|arbitrations?|arbitrators?|tribunal|litigation|disputes?|experts?|mediat\w+|arbitral \w+)\b[^.;]{0,80}\b(?:advanced|paid in advance|prepaid|fronted) (?:solely |wholly |in full )?by (?:the )?\[(?!each)\w+\]|\[(?!each)\w+\] (?:shall|will|must) (?:advance|prepay|front) (?:all |the |any )?(?:\S+ )?(?:costs?|fees?|expenses) of (?:the |any |all )?(?:arbitrat\w+|proceedings|tribunal|experts?|mediat\w+)/,
          ],
          none: [/\[each\]|\bequally\b|\bhalf\b|\bconsumer\b|\binitial filing\b/],
        }),
        ...eitherSide({
          force: ['ban', 'no-duty', 'fact'],
          all: [
            /\b(?:in no (?:case|event|circumstances)|under no circumstances|never)\b[^.;]{0,20}\[(?!each)\w+\] (?:\S+ )?(?:bear|pay|be liable for|reimburse) (?:the |any )?(?:costs?|legal (?:fees|costs)|attorneys'? fees|expenses) of (?:the )?\[(?!each)\w+\]/,
          ],
          clause: [/\b(?:proceedings|arbitrat\w+|courts?|litigation|disputes?)\b/],
          bears: 'other',
        }),
        ...barring(
          [/\bharmless\b|\bindemnify\b|\blawsuits, claims\b|\bliability\b[^;]{0,80}\blimited to\b/],
          [
            ...forEachBearer((bearer) => ({
              all: [
                /\b(?:costs?|expenses?|fees?|charges)\b.{0,80}\b(?:arbitrat\w+|mediat\w+|disputes?|expert|references?|proceedings?|adjudicat\w+|tribunal|litigation)\b|\b(?:arbitrat\w+|mediat\w+|disputes?|expert|proceedings?|adjudicat\w+|tribunal|litigation)\b.{0,40}\b(?:costs?|expenses?|fees?|charges)\b/,
                new RegExp(
                  `\\b(?:for the (?:sole )?account of|borne (?:\\w+ )?by|paid (?:\\w+ )?by|payable by|for|fall (?:up)?on|charged to|recoverable from|met by|at the (?:sole )?(?:cost|expense) of) ${bearer}(?: to (?:bear|pay|meet|carry))?|${bearer} (?:shall|will|must|agrees to) (?:\\w+ ){0,2}(?:pay|bear|meet|reimburse|cover|fund)`,
                ),
                /\b(?:in (?:all|every) (?:cases?|events?|instances?)|in any event|always|regardless|irrespective|whatever|whichever|however (?:the|such|any|it|they)|howsoever|even if|whether or not|no matter|win or lose)\b/,
              ],
              none: [
                /\b(?:each bears?|own costs|equally|shall share|shared|insurance|unless|loses|losing|unsuccessful|greater than|settlement offer|indemnif\w*|if (?:the )?\[\w+\] (?:prevails|wins|is successful)|prevailing|half)\b/,
              ],
            })),
            {
              force: ['duty', 'promise', 'acknowledgement', 'fact', 'no-duty', 'waiver', 'right'],
              all: [
                /\b(?:costs?|expenses?|fees?|charges)\b/,
                /\b(?:arbitrat\w+|mediat\w+|disputes?|litigation|legal (?:fees|costs|expenses|action)|attorneys?'?|counsel|solicitors?'?|lawyers?'?|enforc\w+|proceedings?|lawsuits?|expert's|suits?|action)\b/,
                /\b(?:(?:pay(?:s|able)?|bears?|reimburs\w*|paid|borne|responsible for|liable for|covers?|indemnif\w*|meets?|fall(?:s)? on|for (?:the )?\S+ account|for the account of)\b)/,
                /\b(?:regardless of (?:the )?(?:\S+ )?(?:outcome|result|who|which|whether|disposition|how)|how(?:so)?ever (?:the|such|any|it|they)\b.{0,40}\b(?:conclude|end|decided|determined|result|turn)|whichever (?:party|side) (?:prevails?|wins?|succeeds?)|whatever (?:the )?(?:\S+ )?(?:outcome|result)|irrespective of|whether or not (?:\S+ ){0,6}(?:prevails?|wins?|successful|judgment|upheld)|in (?:all cases|any event|every case|all events)|even (?:if|where|when) (?:\S+ ){0,6}(?:prevails?|wins?|successful|right|loses?|upheld|fails?)|win or lose|no matter (?:who|which|how|the)|all (?:costs|fees|expenses) of (?:the |any )?(?:arbitrat\w+|mediat\w+|dispute|expert|proceedings)|however (?:the )?(?:\S+ ){0,4}(?:decided|ends?|turns)|without regard to)\b/,
              ],
              none: [
                mutual,
                /\b(?:each bears?|own costs|equally|shall share|shared|insurance|loses|losing|no matter (?:the )?amount)\b(?!.{0,40}\beven)/,
              ],
            },
            {
              force: ['duty', 'promise', 'fact', 'acknowledgement'],
              all: [
                /\b(?:attorneys?'?|legal|solicitors?'?|lawyers?'?|counsel) (?:\w+ ){0,2}(?:fees|costs|expenses)|\b(?:costs?|fees|expenses) (?:of|incurred in|for|in) (?:\S+ ){0,5}(?:enforc\w*|collect\w*|arbitrat\w*|proceedings|litigation|dispute)/,
                /\b(?:pay(?:s|able)?|bears?|reimburs\w*|borne|responsible|liable)\b/,
                /\b(?:all|any|every|full)\b/,
                /\b(?:whether or not|in (?:enforcing|connection with (?:the )?(?:enforcement|any dispute))|enforc\w+|any dispute)\b/,
                /\[a\]|\[o\]/,
              ],
              none: [
                mutual,
                /\b(?:continu\w+|in full|prevail\w*|if (?:\S+ ){0,5}(?:prevail|success|judgment)|indemnif\w*|third[- ]part\w+|own (?:legal|costs|attorneys)|unless|finally|late|overdue|collection (?:costs|of)|collecting|to the extent|successful\w*|event of default|default(?:s|ed)?|wins?|loses?)\b/,
              ],
              level: 'medium',
              test: (_, { words }) => /\b(?:whether or not|any dispute)\b/.test(words),
            },
          ],
        ),
      ],
    ),
    'fees-shift-one-way': barring(
      [/\bany such (?:claim|suit|action)\b|\bin defense of\b|\bfor such defense\b/],
      [
        ...forEachBearer((bearer) => ({
          force: ['duty', 'promise', 'acknowledgement', 'fact', 'right'],
          all: [
            legalFees,
            new RegExp(
              `${bearer}(?:,[^,]{0,80},)? (?:(?:hereby|also|further|promptly|then|that it|that he|on demand) )*(?:shall|will|must|agrees?|undertakes?|is (?:liable|responsible)|are (?:liable|responsible)|have to|promises?)\\b.{0,90}\\b(?:pay|reimburse|bear|liable|responsible|cover|indemnify|meet|make good|owe)\\b|\\brecover\\w* (?:\\S+ ){0,4}from ${bearer}|\\b(?:payable|paid|borne|recoverable|reimbursed) (?:\\w+ )?(?:by|from) ${bearer}|\\bcharge ${bearer}`,
            ),
            /\b(?:to|in|for|of) (?:\S+ ){0,3}(?:enforc\w+|collect\w*|recover\w*)|\b(?:enforcement|collection) (?:of|costs)|\[\w+\](?:'s counsel)? (?:is|are|be) (?:the )?(?:prevailing|successful)|\[\w+\] (?:prevails?|wins?|succeeds?|obtains? judgment)|\b(?:hires?|retains?|engages?|instructs?|employs?|places?|refers?|uses?)\b.{0,50}\b(?:lawyers?|attorneys?|counsel|solicitors?|collect\w+|agency)|\bsuccessful(?:ly)?\b|\b(?:suit|action) to\b/,
          ],
          none: [
            mutualFees,
            payNothing,
            /\b(?:indemnif\w*|third[- ]part(?:y|ies)|own (?:attorneys|legal|costs|fees)|regardless of|represents? to|will not exceed|whether or not (?!(?:a )?(?:suit|action|litigation|proceedings?|legal))|even if|reciprocal(?<!no reciprocal)|registration|preparation of|drafting|negotiation of|perfect\w+|whichever|in investigating)\b/,
          ],
          clauseNone: [mutualFees],
          test: (_, { words }) =>
            /\[(?!each)\w+\].{0,400}\[(?!each)\w+\]|\bholder\b|\bentitled to recover\b/.test(words),
        })),
        ...eitherSide({
          all: [
            /\b(?:attorneys?'?s?'?|legal|solicitors?'?|lawyers?'?|counsel)'?s?'? (?:\w+ ){0,3}(?:fees|costs|expenses)|\b(?:fees|costs|expenses) (?:\S+ ){0,3}(?:of|for) (?:\S+ )?(?:attorneys|lawyers|counsel|solicitors)|\bcosts of (?:enforcement|collection|suit)/,
            /(?<!\w)(?:if (?:the )?(?:\[(?!each)\w+\]|company|lender|landlord|franchisor|licensor|employer|we) (?:\S+ ){0,6}(?:prevails?|wins?|succeeds?|is successful|enforc\w*|sues?|brings?|has to|have to|must|retains?|engages?|incurs?|takes|is the prevailing)|(?:\[(?!each)\w+\]|company|lender|landlord|franchisor|licensor|employer|we) (?:shall|may|will|is|are) (?:be )?(?:entitled to )?recover|(?:incurred|spent|paid) (?:by|in)|in (?:enforcing|any (?:action|suit|proceeding)|connection with (?:the )?(?:enforcement|enforcing|collection))|to enforce|enforcement (?:of|costs)|entitled to (?:recover|reimbursement|its)|successful\w*)(?!\w)/,
            /\b(?:enforc\w*|prevail\w*|wins?|breach\w*|action|suit|sue[sd]?|collect\w*|proceedings?|violat\w*|default\w*|litigat\w*|dispute|succeeds?|successful\w*)\b/,
            someone,
          ],
          none: [
            mutual,
            /\b(?:represents? to|will not exceed|cooperating|recovery received|investigating|indemnif\w*|third[- ]part(?:y|ies)|each (?:side|bear)|own (?:attorneys|legal|costs|fees)|whichever|party (?:that|who|which) (?:prevails|wins|substantially)|winner|waive\w*|regardless of|whether or not|even if|no (?:attorneys|legal) (?:fees|costs)|not (?:be )?(?:entitled|liable|recover)|reciprocal|loser)\b/,
          ],
          clauseNone: [mutualFees],
        }),
        {
          force: 'right',
          all: [
            legalFees,
            /\b(?:entitled to|may|can|shall) (?:also )?(?:recover|be paid|claim|charge)\b.{0,40}\bfrom (?:the )?(?:maker|borrower|tenant|debtor|buyer|\[o\])/,
          ],
          none: [mutualFees, payNothing, /\b(?:indemnif\w*|third[- ]part(?:y|ies))\b/],
          clauseNone: [mutualFees],
        },
      ],
    ),
    'injunction-conceded-one-way': [
      ...forEachBearer((bearer) => ({
        level: 'low',
        all: [
          harmConceded,
          new RegExp(
            `${bearer}(?:,[^,]{0,60},)? (?:\\w+ ){0,2}?(?:acknowledg\\w+|agrees?|accepts?|recogni[sz]es?|understands?)\\b`,
          ),
          /\bseek\b.{0,60}\b(?:injuncti\w+|equitable|specific performance|restrain\w*)|\b(?:injuncti\w+|equitable|specific performance)\b.{0,40}\bsought\b/,
        ],
        none: [
          bondWaived,
          /\[each\]|\b(?:each party|either party|the non-breaching party|the other party|nothing|not an admission|no admission)\b|\bcourt(?:'s)? (?:discretion|to set|may set|shall set|thinks)|\bsubject to the court/,
        ],
        clauseNone: [courtDecides],
      })),
      {
        bears: 'actor',
        force: ['waiver', 'acknowledgement', 'duty'],
        all: [/^(?:waives?|acknowledges?|agrees?|concedes?|accepts?)\b/, noProofOrBond, equitable],
        clauseNone: [courtDecides],
        none: [/\[each\]|\b(?:either|each) party\b|\bnothing\b/],
      },
      ...forEachBearer((bearer) => ({
        force: ['duty', 'acknowledgement', 'promise', 'waiver', 'fact', 'ban', 'right', 'no-right'],
        all: [
          noProofOrBond,
          new RegExp(
            `${bearer}(?:,[^,]{0,60},)? (?:(?:hereby|also|further|expressly|irrevocably|and) )*(?:acknowledg\\w+|agrees?|accepts?|conced\\w+|consents?|recogni[sz]es?|waives?|admits?|will not (?:argue|assert|contend|oppose|resist|contest)|shall not (?:argue|assert|contend|oppose|resist|contest)|understands?)|^waives?\\b|\\bagreed by ${bearer}`,
          ),
          equitable,
        ],
        clauseNone: [courtDecides],
        none: [
          /\[each\]|\b(?:each party|either party|the non-breaching party|the other party|no admission|not an admission|nothing|court (?:to|may|shall) (?:set|fix|decide|determine)|subject to the court|as the court may require|waives? (?:any |all |its |the )*(?:right|rights) to (?:seek |obtain )?(?:injunct|equit|specific))\b/,
          /^(?=.{0,40}\bin no event\b)/,
        ],
      })),
      ...forEachGainer((gainer) => ({
        within: 'sentence',
        all: [
          new RegExp(
            `${gainer} (?:can|may|shall be (?:entitled|free)|is entitled|will be entitled|has the right)\\b.{0,60}(?:${equitable.source})`,
          ),
          /\b(?:not|\w+n't|no|without|need not)\b.{0,40}\b(?:prove|proof|show(?:ing)?|bond|security|lost money|evidence|undertaking)\b/,
        ],
        clauseNone: [courtDecides],
        none: [/\[each\]|\b(?:nothing|court (?:to|may|shall) (?:set|fix|decide|determine))\b/],
      })),
      {
        bears: 'actor',
        all: [
          /\[a\] (?:\w+ )?(?:acknowledges?|agrees?|accepts?|concedes?|consents?|recogni[sz]es?|waives?)\b/,
          /\b(?:injuncti\w+|equitable relief|specific performance|restraining order)\b/,
          /\b(?:irreparabl[ey]|without (?:\S+ ){0,8}(?:bond|security|proof|proving|showing)|bond|inadequate|consents? to|without notice)\b/,
        ],
        clauseNone: [courtDecides],
        none: [
          /\[each\]|\beach party|\beither party|\bnon-breaching party|\bthe other party|\bno admission|\bnothing\b/,
        ],
      },
      ...eitherSide({
        all: [
          /\b(?:injuncti\w+|equitable relief|specific performance|restraining order|enjoin\w*|equitable remedies|interdict)\b/,
          /\b(?:irreparabl[ey]|without (?:\S+ ){0,8}(?:bond|security|proof|proving|showing|undertaking|evidence)|no (?:\S+ ){0,2}(?:bond|security|proof)|(?:waives?|not require) (?:\S+ ){0,6}(?:bond|security|proof)|not (?:be )?(?:required|obliged|need(?:ed)?|have) to (?:\S+ ){0,4}(?:post|prove|show|provide|give|furnish)|need not (?:\S+ ){0,2}(?:post|prove|show)|inadequa\w+|not (?:be )?(?:an )?adequate|ex parte|consents? to (?:\S+ ){0,4}(?:injunct|entry|order)|not (?:oppose|contest|resist|defend|object)|conced\w*|without notice|insufficient)\b/,
          /\[(?!each)\w+\]|(?<!\w)(?:company|lender|licensor|discloser|disclosing party|franchisor|employer|we|us)(?!\w)/,
        ],
        clauseNone: [courtDecides],
        none: [
          /\[each\]|(?<!\w)(?:each party|either party|both parties|the non-breaching party|the other party|neither|may seek (?:such )?(?:injunct\w+|equitable) relief (?:from|in) (?:any|a) court of competent jurisdiction|court (?:to|may|shall) (?:set|fix|decide|determine)|no admission|nothing|waives? (?:\S+ ){0,6}(?:right to|rights to)? ?(?:seek|injunct|equitable)|shall not (?:be entitled to )?(?:seek|obtain|enjoin))(?!\w)/,
        ],
      }),
    ],
    'interim-relief-waived': barring(
      [/\bopportunity to\b|\bright to require \[\w+\] to\b|\bpursue or exhaust\b|\bno injunctive relief\.?$/],
      [
        {
          force: ['ban', 'no-right', 'waiver', 'duty'],
          all: [
            /\b(?:under no circumstances?|in no event|at no time|shall not|will not|may not|cannot|never|waives?|no right)\b/,
            /\b(?:recourse|resort|entitled|right|seek|apply|claim|sue)\b.{0,30}\b(?:equitable (?:relief|remed\w+)|injuncti\w+|specific performance|to (?:enjoin|restrain)|temporary relief)/,
          ],
          none: [
            /\b(?:nothing|not (?:limit|prevent|prejudice|affect|preclude|restrict)|bond|security|proof|irreparabl[ey]|except|other than|infring\w*|oppose|contest|adequate|sole|exclusive|limited|unreasonably)\b/,
          ],
        },
        {
          all: [
            /\b(?:injuncti\w+|equitable (?:relief|remed\w+)|specific performance|enjoin\w*|restrain(?:ing order)?|interdict|rescission|court to (?:stop|order|prevent)|stop (?:the |any |its )?(?:production|distribution|exploitation|release))\b/,
            /\b(?:waives?|waived|waiver|gives? up|relinquish\w*|no (?:right|entitlement|injunct\w+)|not (?:be )?(?:entitled|have|seek|apply|ask|obtain|permitted|allowed|available|granted|claim)|never (?:seek|ask|enjoin)|(?:sole|only|exclusive)(?: and exclusive)? (?:remed\w+|recourse|right)|limited to|confined to|forgoes?|may not|shall not|only (?:claim|recover|seek)|excluded|cannot)\b/,
          ],
          none: [
            /\bright of rescission\b|\.{6}|\bnotice of rescission\b/,
            /(?<!\w)(?:defenses? based|bar to|settle|severed|right to obtain|unreasonably|bond|irreparabl[ey]|nothing|not waive|(?:shall|does|will) not (?:limit|prevent|prejudice|affect|preclude|restrict)|without prejudice|in addition to|shall not be (?:the )?(?:sole|exclusive)|not be limited|without waiv\w+|not exclude|adequate|except (?:for|that)|other than (?:injunct|equit|specific)|third party|infring\w*|enjoined by|is enjoined|use is)(?!\w)|\[each\]/,
          ],
        },
        {
          all: [
            new RegExp(
              `(?:${never.source}).{0,50}\\b(?:entitled|right|seek|apply|claim|recourse|resort|obtain|ask|allowed|permitted|attempt|sue|rescission and|entitlement)\\b.{0,50}(?:${equitable.source})`,
            ),
          ],
          none: [
            /(?<!\w)(?:nothing|not waive|(?:shall|does|will) not (?:limit|prevent|prejudice|affect|preclude|restrict|constitute)|without prejudice|in addition to|not (?:be )?(?:the )?(?:sole|exclusive)|not (?:be )?limited|without waiv\w+|not exclude|bond|irreparabl[ey]|except|other than (?:injunct|equit|specific)|third party|infring\w*|is enjoined|adequate|not (?:an )?adequate|not be a bar|security|proof|prov(?:e|ing)|unreasonably|defenses?|opposed?|contest|trade|labor|not restrain(?:ed)? (?:from|by)|enjoined or|restrain(?:ing|ed)? (?:trade|competition)|no (?:order|injunction|suit|action|proceeding|restraining)(?: \S+){0,8} (?:is|has been|pending|in effect|shall have been)|force majeure|restrains? or|prohibit\w*|need not)(?!\w)|\[each\]/,
          ],
        },
      ],
    ),
    'judgment-confessed': [
      ...forEachBearer((bearer) => ({
        all: [
          new RegExp(
            `${bearer} (?:\\w+ ){0,3}(?:agrees?|authori[sz]es?|consents?|empowers?|submits?|deliver|delivers|will deliver|shall deliver|signs?|has signed|acknowledges?|appoints?|waives?)\\b`,
          ),
          /\b(?:judg(?:e)?ment|possession|eject\w+|warrant of attorney|execution)\b.{0,60}\b(?:without|ex parte|absent)\b.{0,30}\b(?:process|notice|hearing|trial|service|suit|defen[cs]e)|\b(?:stipulat\w+|consent|confession|agreed order)\b.{0,20}\b(?:for|of|to)\b.{0,30}\bjudg(?:e)?ment|\baffidavit\b.{0,20}\badmitting\b|\benter(?:ed)? (?:\S+ ){0,4}judg(?:e)?ment\b.{0,60}\bwithout\b/,
        ],
        none: [
          /\b(?:nothing|award|only after|after (?:notice|service)|not (?:be )?(?:authori[sz]e|enter|consent)|never|no person|appeal\w*|indemnif\w*|third[- ]part|settle any|without (?:the )?(?:prior )?(?:written )?consent)\b/,
        ],
      })),
      {
        bears: 'actor',
        all: [
          /\[a\] (?:(?:hereby|irrevocably|and|unconditionally) )*(?:authori[sz]es?|consents?|empowers?|submits?|agrees?)\b/,
          /\bconfess(?:es|ion of)? (?:a )?judg(?:e)?ment|\bentry of (?:a )?judg(?:e)?ment\b.{0,60}\b(?:without|against)|\bimmediate (?:enforcement|execution)/,
        ],
        none: [/\bno\b.{0,20}\bconfess|\baward\b|\bsettle/],
      },
      ...eitherSide({
        all: [
          /\b(?:confess(?:es|ed|ion|ions|ing)?(?: of| to| a)? ?judg(?:e)?ments?|cognovit|warrants? of attorney|(?:enter|entry of|entered|take|obtain) (?:\S+ ){0,6}judg(?:e)?ment\b.{0,80}\b(?:without|against|immediately|by consent|hearing|trial|notice|attorney)|consent(?:s)? to (?:the )?(?:entry of )?(?:a )?judg(?:e)?ment|agreed judgment|immediate (?:execution|enforcement)|submits? to (?:immediate )?(?:enforcement|execution)|stipulated judgment|admits? (?:the )?(?:debt|liability|claim)(?: in advance)?)\b/,
        ],
        none: [
          /\b(?:only after|(?:no|not|without|prohibit\w*|never|neither|nor)\b.{0,40}\bconfess|judg(?:e)?ment (?:on|upon) (?:the |any )?(?:arbitra\w+ )?award|award may be entered|award (?:rendered|may)|nothing|settle\w*|admits? (?:no|any) (?:liability|fault)|without (?:\S+ )?consent|insur\w*|shall not admit|not admit|indemnif\w*|consent to (?:the )?entry of (?:any )?judgment or)\b/,
        ],
        test: (_, { words }) =>
          !/\badmits?\b/.test(words) ||
          /\b(?:advance|confess|without (?:further )?proof|hereby admits|execution|judgment)\b/.test(words),
      }),
      {
        all: [
          /\bjudg(?:e)?ments? (?:\S+ ){0,3}(?:be |is |may be )?(?:entered|taken|obtained|issued)\b.{0,60}\b(?:without (?:\S+ ){0,3}(?:notice|hearing|process|trial)|ex parte)/,
        ],
        none: [/\b(?:award|nothing|not be (?:entered|taken)|no judg\w+|against (?:the )?\[?insur\w*)\b/],
      },
    ],
    'hearing-at-other-sides-seat': barring(
      [/\bmaster copy\b|\bmanual\b/],
      [
        ...forEachGainer((gainer) => ({
          all: [
            /\b(?:arbitrat\w+|arbitral|mediat\w+|hearings?|panel|tribunal|proceedings?|disputes?)\b/,
            new RegExp(
              `\\b(?:at|in|within|near|to|of) (?:\\S+ ){0,8}?(?:${gainer}'s (?:\\S+ ){0,3}(?:seat|home|headquarters|head office|offices?|place of business|city|county|state|premises|country|establishment)|(?:seat|place of business|headquarters|head office|registered office|offices?|premises|principal office|domicile) of ${gainer}|(?:place|city|county|state|country|town) (?:where|in which|wherever) ${gainer} (?:\\S+ ){0,5}(?:headquarter\\w*|located|based|incorporated|principal|offices?|domiciled|situated|sits?|seat|established))`,
            ),
          ],
          none: [
            /(?<!\w)(?:of residence|claimant|respond(?:ent|ing)|defendant|by video|online|remote(?:ly)?|meet(?:ing)? of the|steering|courts? (?:of|in|located|sitting)|training|served|notice (?:shall|must)|laws?)(?!\w)|\[each\]/,
          ],
        })),
        ...forEachGainer((gainer) => ({
          within: 'clause',
          all: [
            new RegExp(
              `${gainer}(?: of|, (?:a|an|whose|with|having|located|based|established)) .{0,60}\\b(?:seat|office|headquarters|place of business|based|domiciled|located)\\b (?:\\w+ )?(?:in|at|is) (?<home>[a-z]{4,})`,
            ),
            /\b(?:panel|tribunal|arbitrat\w+|hearings?|mediation)\b.{0,60}\b(?:sit|held|take place|conducted|seat(?:ed)?|convened?)\b.{0,12}\b(?:in|at|be) (?<seat>[a-z]{4,})/,
          ],
          test: (hits) => hits[0]!.groups!['home'] === hits[1]!.groups!['seat'],
        })),
        {
          all: [
            /\b(?:arbitrat\w+|mediat\w+|hearings?|disputes?)\b/,
            /\b(?:held|conducted|take place|heard|seat(?:ed)?|venue|located|place of|attend\w*|in the (?:city|county)|sit|at|occur)\b/,
            /(?<!\w)(?:(?:\[(?!each)\w+\]|company|vendor|supplier|employer|licensor|lender|franchisor|provider)'s (?:\w+ ){0,3}(?:seat|home|headquarters|head office|offices?|place of business|principal office|registered office|city|county|state|premises|choosing|choice)|(?:where|in which|wherever) (?:the )?(?:\[(?!each)\w+\]|company|vendor|supplier|employer|licensor|lender|franchisor|we|it) (?:\S+ ){0,6}(?:headquarter\w*|located|based|incorporated|principal|offices?|domiciled|situated|sits?|chooses?|selects?|place of business)|(?:headquarters|principal place of business|registered office|head office) of (?:the )?(?:\[(?!each)\w+\]|company|vendor|licensor|franchisor|employer)|our (?:home|headquarters|head office|offices?)|nearest to (?:the )?(?:\[(?!each)\w+\]|company|our)|place (?:designated|chosen|selected|named) by (?:the )?(?:\[(?!each)\w+\]|company))(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:of residence|claimant|respondent|defendant|by video|online|remote(?:ly)?|your (?:home|county)|where (?:you|the consumer|employee) (?:live|reside|work)s?|meet(?:ing)? of the|steering)(?!\w)|\[each\]/,
          ],
          bears: 'taker',
        },
      ],
    ),
    'claims-period-short': barring(
      [
        // Proceedings within a time after notice of the claim, and a time that runs from the end of the statutory one.
        /\b(?:6|7|8|9|1[0-2]) months (?:after|of|from|following) (?:written )?notice\b/,
        /\bafter the (?:applicable |relevant )?(?:statute of limitations?|limitation period)/,
        /\b(?:6|7|8|9|1[0-2]) months (?:after|of|from|following) (?:the date of )?(?:that|such|the|its|giving) (?:\S+ )?notice\b/,
      ],
      [
        {
          force: ['duty', 'ban', 'no-right', 'fact', 'waiver'],
          all: [
            /\[each\] (?:shall|must|will|may only) (?:bring|commence|institute|file|make|raise|start) (?:any |every |all |its )?(?:claims?|actions?|suits?|proceedings?)\b[^.;]{0,60}\bwithin \d+ (?:days|weeks|months?|year)\b|\b(?:neither|no) \[each\] (?:shall|may|will|can) (?:bring|commence|institute|file|make|assert|maintain) (?:any |a |an )?(?:claims?|actions?|suits?|proceedings?|legal action)\b[^.;]{0,100}\b(?:more than|after|later than|unless)\b[^.;]{0,40}\b\d+ (?:days|weeks|months?|year)\b|\bno (?:claims?|actions?|suits?|proceedings?|legal action)\b[^.;]{0,100}\b(?:may|shall|can|will) be (?:brought|commenced|instituted|filed|made|asserted|maintained) by (?:the )?\[each\][^.;]{0,60}\b(?:more than|after|later than|unless)\b[^.;]{0,40}\b\d+ (?:days|weeks|months?|year)\b/,
          ],
          none: [
            /\b(?:third[- ]party|indemn\w*|insur\w*|invoice\w*|until|negotiat\w*|mediat\w*|good faith|notice of dispute|patent|statute of limitations)\b/,
          ],
          test: (_, { words }) => allDaysIn(words).some((days) => days > 0 && days <= 372),
          mutual: true,
          bears: 'both',
          // What cuts the claims of both alike to a year is usual enough; it is grave where it hits one alone.
          level: 'medium',
        },
        ...barring(
          [/\bnotice of the dispute and the reason\b|\bafter the date of (?:the |an )?invoice\b/],
          barring(
            [
              /\b(?:prompt|immediate) written notice of any\b|\bgives? \[\w+\] written notice of the dispute\b|\bunauthori[sz]ed (?:services|products)\b|\brevoke \[\w+\]'s\b|^[\d. ]*must bring claims within\b[^,;]{0,12}$/,
            ],
            [
              {
                all: [
                  /\b(?:claims?|actions?|suits?|proceedings?|causes? of action|lawsuits?|demands?|disputes?|liab\w*|complaints?|sue|arbitration)\b/,
                  /\b(?:barred|waived?|waives|lapse[sd]?|lost|extinguish\w*|forfeit\w*|time-?barred|(?:no|not|never)\b.{0,100}\b(?:more than|after|later than|unless|beyond|brought|commenced|filed|maintained)|must (?:be |file |bring |sue |start |commence |notify |make )|shall be (?:brought|commenced|filed|made|instituted|deemed waived|notified|submitted)|within|gone|dead|discharged|released|cease[sd]? to|void)\b/,
                  /\b(?:bring|brought|commenc\w*|fil(?:e|ed|ing)|institut\w*|asserted?|made|mak(?:e|ing)|notif\w*|raised?|start(?:ed)?|submit\w*|sue[sd]?|present\w*|initiat\w*|serv(?:e|ed)|liab\w*|barred|maintain(?:ed)?|issued|lodged?|tell|pursue[d]?|notice|waived|lost)\b/,
                  /\b(?<n>\d+)[- ](?:calendar |business |working |consecutive )?(?<u>day|week|month|year|hour)/,
                ],
                test: (hits, { words }) => {
                  const limit = /\b(?:month|year)/.test(hits[3]!.groups!['u']!) ? 372 : 372;
                  return (
                    allDaysIn(words).some((days) => days <= limit && days > 0) &&
                    /\b(?:barred|waive\w*|laps\w+|lost|extinguish\w*|forfeit\w*|time-?barred|no|not|never|must|shall be (?:brought|commenced|filed|made|instituted)|gone|discharged|released|void|cease)\b/.test(
                      words,
                    )
                  );
                },
                none: [
                  /\b(?:price (?:protection|decrease)|eligib\w+|shortest (?:time )?period|non-?binding procedure|prohibits)\b/,
                  /(?<!\w)(?:hearing|(?:is|are) not remedied|not been remedied|tenancy|unpaid rent|shall not claim|(?:has|have) not (?:paid|remedied)|demand made|dismissed|insolvency|bankruptcy|good faith efforts|reach an agreement|third[- ]party claims?|indemnif\w*|insur(?:er|ance)|indemnitee|notif\w* (?:the )?\[(?!each)\w+\] of (?:any|such) (?:claim|third)|pay(?:ment)? within|respond\w*|cure|negotiat\w*|mediat\w*|arbitrator (?:shall|will)|disputed (?:invoice|amount)|disputes? (?:an|any) invoice|renew\w*|terminat(?:e|ed|ion) (?:this|the|by|of|at)|opt(?:ing)?[- ]out|warranty period of|not (?:be )?(?:waive|bar|limit|affect)\w*|statute of limitations (?:shall|will) (?:not )?apply|claims? (?:made|handling)|data subject|deposit|bonus|reimburs\w*|settle\w* within|stop-?loss|lien|service credit|expense|no later than \d+ days before)(?!\w)|\bat least \d+ days|\btolled\b|\bafter \d+ (?:years|months) (?:from|of) (?:service|employment)/,
                ],
                mutual: false,
              },
              {
                all: [
                  /\b(?:statut(?:e|ory)(?: period)? of limitations?|limitations? periods?|limitation act|time limits?|statutory (?:time|limitation|period))\b/,
                  /\b(?:shorten\w*|waive[sd]?|reduc\w+|contrary|longer|notwithstanding|instead of|replac\w+|regardless)\b/,
                  shortTime,
                ],
                test: (_, { words }) => allDaysIn(words).some((days) => days <= 372),
                none: [/\bnot (?:be )?(?:shorten|reduc|waive)|\btolled|\bnothing/],
              },
              {
                force: ['fact', 'duty', 'ban', 'no-right', 'waiver', 'no-duty', 'exclusion'],
                all: [
                  /\b(?:claims?|actions?|suits?|proceedings?|complaints?|demands?|objections?)\b/,
                  /\b(?:discharg\w+|extinguish\w*|barred|lost|laps\w+|waived|dies|falls? away|gone|ceases?|releas\w+|no longer|void|forfeit\w*|irrevocably accepted)\b/,
                  /\b(?:institut\w*|bring|brought|put in writing|notif\w*|commenc\w*|fil(?:e|ed|ing)|raised?|made|lodged?|present\w*|failure|not|unless|sue[sd]?)\b/,
                  /\b(?:within|inside|before|after|later than|in the space of|by the end of|more than) (?:\S+ ){0,4}?\d+[- ](?:calendar |business |working )?(?:hour|day|week|month)/,
                ],
                test: (_, { words }) => allDaysIn(words).some((days) => days <= 372 && days > 0),
                none: [
                  /\b(?:third[- ]party|indemnif\w*|insur\w*|payment within|respond\w*|cure|remed\w+|negotiat\w*|mediat\w*|invoice\w*|renew\w*|opt[- ]?out|not (?:be )?(?:waive|bar|limit|affect)\w*|settle\w*|deposit|bonus|reimburs\w*|lien|service credit|expense|bankruptcy|petition|dismiss\w*|receiver|judgment|levy|attach\w*|stay(?:ed)?|option|offer|right of first|tenan\w+|fraud)\b|\[each\]|\bat least \d+/,
                ],
              },
            ],
          ),
        ),
      ],
    ),
    'must-perform-during-dispute': [
      ...forEachBearer((bearer) => ({
        force: ['duty', 'promise', 'ban', 'no-right', 'acknowledgement', 'fact', 'no-duty'],
        all: [
          /\b(?:disput\w*|disagree\w*|controvers(?:y|ies)|arbitrat\w+|adjudicat\w+|reference|litigation|complaint|quarrel)\b/,
          new RegExp(
            `${bearer} shall not,? (?:by reason of|on account of|because of)\\b|\\b(?:not|no|nor|never)\\b.{0,60}\\b(?:entitle|excuse|relieve|permit|allow|justif\\w+|release)s? ${bearer}.{0,40}|${bearer}(?:'s (?:\\S+ ){0,2}(?:obligations?|dut(?:y|ies))(?: \\S+){0,4})?(?:,[^,]{0,60},)? (?:shall|will|must|has to|have to|agrees to|is (?:not )?(?:required|obliged)|may not|cannot|can't|are (?:not )?(?:allowed|entitled)|is not entitled)\\b.{0,60}\\b(?:continu\\w*|keep|carry on|proceed|go on|remain|perform|withhold|suspend|stop|pay|delay|slow|interrupt|scale|halt)|\\b(?:settled|paid|discharged) (?:in full )?by ${bearer}`,
          ),
          /\b(?:withh[eo]ld\w*|suspen\w+|scale|settled|on its due date|halt|stop\w*|delay\w*|interrupt\w*|slow\w*|cessation|continu\w+|keep (?:on )?(?:paying|performing|working|supplying)|carry (?:on|out)|in full|unabated|paid|proceed|go on)\b/,
        ],
        none: [
          mutual,
          /\b(?:any difference is|whichever party owes|interim rent|regardless of (?:the )?(?:outcome|result)|attorneys|undisputed|other than (?:the )?(?:amounts?|sums?) (?:in dispute|disputed)|except (?:for )?(?:the |any )?(?:disputed|amounts?|sums?|those)|not (?:in )?disputed|not genuinely disputed|indemnif\w*|settle (?:any|such|the) claim|defen[cs]e of|good[- ]faith dispute|disputed in good faith|in good faith disput|may (?:suspend|withhold|stop)|injunct\w*|confiden\w*|jury|cost of|fees? of|books|records|if (?:the )?\[\w+\] (?:does not|fails to) pay|unless)\b/,
        ],
        clauseNone: [
          /\bmay (?:\w+ ){0,2}withhold\b.{0,60}\bdisput|\bdisput\w+ (?:\S+ ){0,4}may be withheld|\bundisputed\b/,
        ],
        test: (_, { words }) =>
          /\b(?:by reason of|on account of|because of|disputed or not|whether (?:or not )?disputed|merely because|on the ground|pending|during|despite|notwithstanding|while|until|even (?:if|when|where|though)|existence of|whether or not|no dispute|disputing|a dispute|any dispute|disputed|unresolved|currency)\b/.test(
            words,
          ),
      })),
      {
        force: ['duty', 'promise', 'ban', 'no-right', 'acknowledgement', 'fact'],
        all: [
          /\b(?:(?:pending|during|despite|notwithstanding|while|until|whilst|throughout|regardless of|even (?:if|when|where|though))\b.{0,70}\b(?:disputes?|disagree\w*|controvers(?:y|ies)|arbitrat\w+|litigation|claims?|proceedings?|resol\w+|settle\w*|difference)|(?:no (?:dispute|disagreement) (?:shall|will|may) (?:entitle|relieve|excuse|permit|allow))|(?:disputes?|disagreements?)\b.{0,70}\b(?:pending|unresolved|ongoing|continues?|outstanding|shall not|does not|no (?:ground|excuse|reason)|not (?:entitle|relieve|excuse)))\b/,
          /\b(?:continu\w*|perform\w*|pay\w*|without (?:interruption|delay|suspen\w*|deduct\w*|withhold\w*|set-?off)|not (?:\S+ ){0,3}(?:suspend|stop|withhold|interrupt|cease|delay|slow|terminate|halt)|keep(?:s|ing)? (?:on )?(?:performing|paying|supplying|working)|carr(?:y|ies) on|proceed\w*|diligent\w*|remains? (?:bound|obliged|due|payable)|go(?:es)? on)\b/,
          /\[a\]|\[o\]/,
        ],
        none: [
          mutual,
          /\b(?:any difference is|whichever party owes|interim rent|regardless of (?:the )?(?:outcome|result)|attorneys|legal and governmental|the parties (?:shall|will|must)|undisputed|other than (?:the )?(?:amounts?|sums?) (?:in dispute|disputed)|except (?:for )?(?:the )?(?:disputed|amounts?|sums?|those)|not (?:in )?disputed|both|not genuinely disputed|indemnif\w*|settle (?:any|such|the) claim|defen[cs]e of|reasonable cooperation|good faith dispute|may (?:suspend|withhold|stop)|injunct\w*|confiden\w*|jury|employment)\b/,
        ],
      },
    ],
    'decision-no-appeal': [
      {
        mutual: true,
        force: ['waiver'],
        all: [
          /\bwaives? (?:any |all |its |their |the |every )*(?:rights? (?:of|to) (?:\S+ )?(?:appeal|recourse|judicial review)|appeals?)\b/,
        ],
        clause: [/\b(?:arbitrat\w+|award|expert|disputes?|tribunal|determination)\b/],
        none: [
          /\b(?:recourse (?:to|against) (?:the )?(?:guarantor|borrower|seller|lender)|employ\w+|grievance|planning)\b/,
        ],
        bears: 'both',
      },
      {
        all: [
          /\b(?:decisions?|awards?|determinations?|rulings?|findings?|judg(?:e)?ments?|arbitrat\w+|outcome)\b/,
          /\b(?:(?:no|without|not|never|nor|waives?|gives? up|exclud\w+|free of)\b.{0,70}\b(?:appeal\w*|review\w*|challeng\w*|recourse|question\w*|set aside|contest\w*|annul\w*|vacat\w*)|non-?appealable|unappealable|not (?:be )?(?:appealable|reviewable|subject to)|last word)\b/,
        ],
        none: [
          /\b(?:proceedings not subject|not subject to (?:any|arbitration)|court review|final(?:,|,? and)? non-?appealable (?:judgment|order|decision|court)|finally (?:determined|adjudicated) by|manifest error|court of competent jurisdiction (?:in|finds|has)|nothing|except (?:for|in|on|as)|performance review|code review|without (?:prior )?review of|annual review|review period|right to appeal is|until|prejudice|planning|determined by a (?:court|final))\b|\bappeal (?:is|has been) /,
        ],
        mutual: true,
      },
      {
        mutual: true,
        all: [
          /\b(?:decisions?|awards?|determinations?|rulings?|findings?|arbitrat\w+|adjudicat\w+|expert|certificate|tribunal|outcome|decides?)\b/,
          new RegExp(
            `(?:${never.source}).{0,60}\\b(?:appeals?|appealed|open(?:ed)? (?:it )?(?:up|to)|revis\\w+|reopen\\w*|challeng\\w+|impugn\\w*|question(?:ed)?|set aside|annul\\w*|vacat\\w+|contest\\w*)|\\bexclud\\w+ (?:the )?(?:jurisdiction|powers?|review) of (?:the |any )?courts?\\b.{0,60}\\b(?:arbitration act|point of law|sections? (?:45|69|67|68)|award)`,
          ),
        ],
        none: [
          /\b(?:manifest error|nothing|except|unless|save|fraud|until|planning|employ\w+|performance review|final(?:,|,? and)? non-?appealable (?:judgment|order|court)|determined by a (?:court|final)|court of competent jurisdiction (?:in|finds|has)|right to appeal is|not (?:be )?(?:deemed|construed)|pending appeal|time for appeal|not been (?:appealed|reversed|stayed)|stay)\b/,
        ],
      },
      {
        mutual: true,
        within: 'sentence',
        all: [
          /\b(?:final|conclusive|binding)\b/,
          /\bneither \[each\].{0,40}\b(?:open up|review|revise|challenge|appeal|dispute|contest|question)\b/,
        ],
        none: [/\b(?:manifest error|fraud|nothing|unless|except)\b/],
      },
      {
        mutual: true,
        all: [
          /\b(?:decisions?|decides?|awards?|determin\w+|rulings?|findings?|certificate)\b/,
          /\b(?:last word|no (?:further )?(?:recourse|appeal|review)|not (?:be )?(?:open to|subject to|capable of) (?:\w+ )?(?:appeal|review|challenge|question)|final and (?:conclusive|unappealable)|heard to (?:question|challenge))\b/,
        ],
        none: [
          /\b(?:manifest error|nothing|except|unless|save|fraud|until|judgment of a court|court of competent|recourse (?:to|against) (?:the )?(?:guarantor|borrower|seller|lender)|non-?appealable)\b/,
        ],
      },
    ],
  },
  fixes,
);

/** Further ways of saying it, in words that are rarer in contracts. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'must-perform-during-dispute': [
    {
      bears: 'actor',
      force: ['ban', 'no-right'],
      all: [
        /\[a\] (?:\S+ ){0,6}?(?:suspend|stop|withhold|interrupt|halt|discontinue|cease)\b[^.;]{0,60}\b(?:perform\w*|services?|works?|deliver(?:y|ies)|supply|supplies|obligations?)\b[^.;]{0,60}\b(?:for any (?:reason|cause)|(?:in|under) (?:any|no) circumstances?|in any (?:event|case)|non-?payment|at any time|dispute\w*|whatever|even (?:if|where|when))\b/,
      ],
      none: [/\[each\]|\b(?:unless|except|without (?:first|prior|giving)|notice)\b/],
    },
  ],
  'class-waiver': [
    {
      bears: 'actor',
      all: [
        /\[a\] (?:\S+ ){0,12}?(?:waives?|gives? up|relinquish(?:es)?|forgoes?|surrenders?)\b[^.;]{0,120}\b(?:class|collective|representative|group|mass)(?:[- ]wide)?(?: (?:or|and) \S+)? (?:actions?|arbitrations?|proceedings?|claims?|relief|basis|suits?|lawsuits?)\b/,
      ],
      none: [/\[each\]|\b(?:not|nothing|does not|keeps?|retains?)\b/],
    },
  ],
  'jury-trial-given-up-alone': [
    {
      bears: 'actor',
      force: ['waiver', 'duty', 'acknowledgement', 'promise', 'no-right', 'ban'],
      all: [
        /\[a\] (?:\S+ ){0,14}?(?:waives?|gives? up|relinquish(?:es)?|forgoes?|surrenders?)\b[^.;]{0,80}\b(?:trials? by jury|jury trials?|jury)\b/,
      ],
      none: [
        /\[each\]|\b(?:each|either|both|neither) (?:party|side|of them)|\bthe parties\b|\b(?:not|nothing|keeps?|retains?)\b/,
      ],
    },
  ],
  'claims-period-short': [
    {
      bears: 'taker',
      all: [
        /\bno (?:claim|action|suit|proceeding)s?\b[^.;]{0,60}\b(?:may|shall|can|will) be (?:made|brought|commenced|asserted|raised|filed)\b[^.;]{0,60}\b(?:after|later than|beyond|more than)\b[^.;]{0,20}\b(?:(?:first|1st) anniversary|(?:[1-9]|1[0-2]) months?|\d+ days?|1 year)\b/,
      ],
      none: [/\b(?:unless|except|save|statute)\b|\[each\]/],
      level: 'medium',
    },
    {
      bears: 'actor',
      all: [
        /\b(?:proceedings|claims?|actions?|suits?)\b.{0,60}\b(?:must|shall|has to|have to|are to) be (?:begun|brought|started|commenced|filed|raised)\b.{0,40}\bwithin (?:(?:[1-9]|1[0-2]) months?|\d+ (?:days?|weeks?))\b.{0,60}\bor (?:not at all|never)\b|\b(?:lose|forfeit)s? (?:any|every|the|its|all|your) (?:right|claim)s?\b.{0,60}\bif\b.{0,60}\bwithin \d+ (?:days?|weeks?)\b/,
      ],
    },
  ],
};

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(found, more), {
  'arbitrator-chosen-by-one-side': [
    mayNot('nominated?|appoint(?:ed)?|choose|chosen|select(?:ed)?|named?|designated?|pick(?:ed)?'),
    noneOf(
      'arbitrators?|expert|referee|member|adjudicator|mediator',
      'named|nominated|appointed|chosen|selected|drawn|employed',
    ),
  ],
  'interim-relief-waived': [
    denies('confined|limited|waives?|prevented|barred|precluded|prevents?|restricts?'),
    nothing('stops?|prevents?|bars?|precludes?|prohibits?|restricts?|limits?'),
  ],
  'judgment-confessed': [
    denies('let|lets|permit|authori[sz]es?|empowers?|confess(?:es)?|consents?|submits?|enter|take|obtain'),
    nothing('permits?|authori[sz]es?|allows?|empowers?|entitles?'),
    /\bempowers? no\b/,
  ],
  'claims-period-short': [
    rightKept,
    denies('lapses?|barred|lost|lose|waived?|extinguished|forfeit(?:s|ed)?|fall away|time-barred'),
    noneOf('claims?|actions?|rights?', 'lapses?|barred|lost|waived|extinguished|forfeited|falls? away|time-barred'),
  ],
  'must-perform-during-dispute': [
    freedFrom('carry on|continue|go on|keep|proceed|perform'),
    nothing('obliges?|requires?'),
  ],
  'class-waiver': [
    denies('give up|waives?|relinquish|surrender|prevented|barred|lose'),
    nothing('prevents?|stops?|bars?|prohibits?|restricts?|waives?'),
  ],
  'courts-only-for-one-side': [denies('go to court|sue|bring before')],
  'costs-always-one-side': [freedFrom('bear|pay|reimburse|for')],
  'fees-shift-one-way': [freedFrom('make good|pay|reimburse|bear'), mayNot('recover|claim')],
  'injunction-conceded-one-way': [
    denies('concede|acknowledge|agree|admit|relieve'),
    nothing('relieves?|excuses?|entitles?'),
  ],
});
