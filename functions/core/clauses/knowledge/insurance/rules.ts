import { allDaysIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { unlessDenied, type Denials } from '../denied.ts';
import { say, sides } from '../liability-cap/sides.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const cover =
  /\bcovered against\b|\binsur\w+|\bcoverages?\b|\bpolic(?:y|ies)\b|\bcover\b|\bunderwriters?\b|\bself-(?:insur|fund)\w*|\bindemnity cover/;
const strictCover =
  /\binsur\w+|\bcoverages?\b|\bunderwriters?\b|\bindemnity cover|\b(?:risk|renters|liability|property) polic(?:y|ies)|\bpolicies (?:of|for)\b|\bcover of\b|\bliability cover\b|\b(?:auto|cargo|motor|own|cyber|umbrella) (?:polic(?:y|ies)|cover)\b|\bfollowing (?:\S+ )?(?:cover|policies)\b/;
const insuring = String.raw`(?:carry|carries|maintain|maintains|procure|procures|obtain|obtains|buy|keep|effect|hold|holds|take out|taken out|insure|insures|furnish|purchase|provide|responsible for insuring|cause|have in (?:effect|force)|have (?:\[[ao]\]'s|its|their|your) own)`;
const bothSides = /\[each\]|\beach party|\bboth parties|\bmutual|\beach other|\bthe other\b/;
const healthCover = /\bhealth\b|\bdental\b|\bd&o\b|\bkey-person|\bunemployment|\bbenefits?\b/;
const twoInsurers =
  /\[a\][^\n]{0,50}\b(?:shall|will|must)\b[^\n]{0,40}\b(?:maintain|carry|insure|procure|hold|keep)\b[^\n]*\n(?:[^\n]*\n){0,8}?(?![^\n]*: ?\((?:[b-h]|ii|iii|iv|v|vi|[2-6])\))[^\n]{0,40}\[a\][^\n]{0,30}\b(?:shall|will|must)\b[^\n]{0,40}\b(?:maintain|carry|insure|procure|hold|keep)\b[^\n]{0,60}\b(?:insur|cover)/;

/** What is said about a policy without a duty to carry one: its rank, its certificate, who is named in it. */
const notThePolicy =
  /\bnotice of (?:any )?(?:cancel|non-?renewal|material change)|\bpolic(?:y|ies)\b.{0,60}\b(?:shall|will|must|to) be (?:written as )?primary\b|\bpolicies will be primary\b|\bto be named as\b|\bin transit\b|\bif (?:the )?\S+ elects? to obtain\b|\bdirectors and officers\b|^(?!.*\b(?:maintain|carry|procure|obtain|keep|effect|take out|purchase|buy|insure|hold|provide|have|furnish)\b).*\bcertificates?\b/;

/** How a statement says that the issue is not so. */
const denials: Denials = {
  'self-insurance-allowed': /\bonly with\b[^.;]{0,30}\b(?:consent|approval|agreement)\b/,
  'subrogation-waived-one-way': /\bnothing\b.{0,40}\b(?:takes?|waives?|deprives?|limits?|removes?)\b/,
};

/** Insurance: who must carry it, on what terms, and what it is made to replace. */
const found = defineTopic(
  'insurance',
  file,
  {
    'insurance-one-sided': barring(
      [
        /\b(?:under no|no) (?:obligation|duty) to insure\b|\bneed not insure\b|\bnot (?:be )?(?:obliged|required) to insure\b/,
        /\bcarry their own\b/,
      ],
      barring(
        [/\binsured risks? (?:\S+ )?excepted|\bcause (?:the |its )?insurers to pay\b/],
        [
          ...sides((burdened, gainer) => ({
            all: [
              strictCover,
              say`\b(?:no|not|nothing|need not)\b.{0,40}\b(?:obligation|duty|required|under|need|insure|provides?|hold)|${burdened}(?:'s)? .{0,60}\bneed not hold`,
              say`${burdened}.{0,90}\b${insuring}|${gainer} (?:is|shall be) under no obligation|rests? on ${burdened}|${gainer} shall have no obligation|[a-z] provides no insurance`,
            ],
            clause: [
              /\b(?:no|under no) (?:obligation|duty) (?:to|of)\b[^\n]{0,30}\binsur|\bneed not hold\b|n't insure anything|\bprovides no insurance|\bno obligation to carry/,
            ],
            none: [bothSides, healthCover, /\bto show it\b/],
            test: (_hits, { words }) =>
              !/\[a\] (?:is|shall be|has) (?:under )?no(?:t)? (?:obligation|required)/.test(words) ||
              /\[a\] (?:is|shall be) under no obligation to insure/.test(words),
          })),
          ...sides((burdened) => ({
            force: ['duty', 'promise', 'fact'],
            all: [
              strictCover,
              say`${burdened}(?:'s)?(?: \S+){0,9}? (?:shall|must|will|have to|has to|needs? to|agrees to|undertakes to|is to|are to|be)?(?: \S+){0,10}?(?:${insuring})\b|\b(?:taken out|obtained|paid for|insured|carried|maintained|effected|procured|held) (?:and \S+ (?:\S+ )?)?(?:for )?by (?:the )?${burdened}`,
            ],
            none: [
              bothSides,
              healthCover,
              /\bnot (?:be )?required|\bself-insur|\bfail(?:s|ed|ure)?\b|\bif\b.{0,30}\blapse|\bevidence\b(?! of which)|\bcopy of\b|\bcustomary|\bcommercially reasonable|\bwarehouse|\bbest rating|\bwind-down|\bon behalf of\b|\bas (?:\S+ )?considers|\bsubrogat|\badditional (?:insured|cover)|\brequest|\bdemand|\bindemnif/,
              notThePolicy,
            ],
            clauseNone: [bothSides, twoInsurers, /\bunder no obligation|\bno obligation to/],
            level: 'low',
          })),
        ],
      ),
      [/\b(?:must|shall) (?:carry|maintain|take out) (?:its|their|his) own\b/],
    ),
    'subrogation-waived-one-way': barring(
      [/\bdefen[cs]es of a surety\b/, /\[a\] is an additional insured\b.*\bwaive subrogation against (?:the )?\[a\]/],
      [
        ...sides((burdened, gainer) => ({
          all: [
            say`${burdened}'s (?:insurers?|underwriters?|carriers?) (?:shall|will|may|can)? ?(?:have|has|not|never) (?:no |any )?(?:right|recourse|claim|recover)\b.{0,40}\b(?:recover\w*|recourse|claim\w*|action|from|against)\b.{0,20}${gainer}`,
          ],
          none: [bothSides],
        })),
        ...sides((burdened, gainer) => ({
          all: [
            /\bsubrogat\w*|\brights? of recovery\b|\binsurers?\b.{0,40}\bwaive\b.{0,30}\brecovery|\brecovery rights|n't come after|\bcannot come after|\b(?:insurers?|underwriters?|carriers?)\b.{0,60}\b(?:recourse|pursue|sue)\b|\btransfer of rights of recovery|\bstep into \S+ shoes|\bclaim over against/,
            /\bwaiv\w+|\babandons?\b|\bgive up|\breleases?\b|\bno (?:right|(?:\S+ )?(?:insurer|underwriter))|\bnot (?:be )?(?:subrogated|come)|n't come after|\bimmune|\bagainst\b/,
            say`(?:\b(?:against|in favou?r of|benefiting|releases|as to) (?:the )?(?:\S+ )?${gainer}|${gainer} shall be immune|\bcome after ${gainer}|\bpursue (?:the )?${gainer}|\bin ${gainer}'s favou?r|${burdened}'s insurers?\b|${burdened}(?:'s)? (?:[^\s[]\S* ){0,8}?(?:waives?|agrees to have|procure)\b)`,
          ],
          none: [
            bothSides,
            /\bno waiver|\bnot waive|\b(?:keeps?|retains?|reserves?|preserves?) (?:\S+ )?(?:rights?|subrogat)/,
            /\bguarantor\b/,
            /\bis subrogated to the rights/,
            /\beach cause/,
          ],
          clauseNone: [/\[each\][^\n]{0,120}\bsubrogat|\bmutual[^\n]{0,40}\bsubrogat/],
        })),
      ],
    ),
    'insurance-can-be-raised-at-will': [
      ...sides((_, gainer) => ({
        all: [
          /\binsur\w+|\bcoverages?\b|\blimits of liability|\bsuch further policies|\bindemnity cover|\b(?:additional|more|extra) cover|\bcover of\b|\blevels? of cover|\bpolicy limits?/,
          /\bincrease\w*|\braised?\b|\bchange\b|\bmodify\b|\brevise\b|\badditional\b|\bfurther\b|\bother insurance|\bmore (?:insurance|cover)|\bhigher\b|\bnew coverages|\bupward|\bwhat insurances|\bsuch (?:bonds|further)|\bwhatever\b|\bprescribes/,
          say`${gainer} (?:may|can|is entitled|reserves|shall have the right|deems?|considers?|thinks?|specif\w+|so requests|notifies|prescribes)|\bby (?:the )?${gainer}\b|${gainer}'s (?:\S+ ){0,2}?(?:demand|discretion|risk manager|judgment|option|request)|\bat the option of (?:the )?${gainer}`,
        ],
        none: [
          bothSides,
          /\bnot increase|\bmay not\b/,
          /\bcustomary for|\bagrees? to pay the premium|\bby agreement\b/,
          /\bbase rent|\bpremiums? at renewal/,
          /\badditional insured/,
          /\bfees?\b(?!.{0,20}insur)/,
          /\bits own\b.{0,30}\bpolicies/,
          /\breasonabl|\bother insurance. clause|\binvoked/,
        ],
      })),
      ...sides((_, gainer) => ({
        all: [
          /\b(?:required|minimum|policy|such)? ?(?:limits|amounts|coverages)\b/,
          /\bincrease|\braise|\bchange|\bmodify|\brevise|\badjust/,
          say`${gainer} (?:[^\s[]\S* ){0,3}?(?:may|can|reserves|shall have the right)`,
        ],
        none: [
          bothSides,
          /\bnot increase|\bmay not\b|\bcustomary|\bby agreement|\brent\b|\bfees?\b|\bprice|\breasonabl/,
        ],
        clause: [/\binsuranc|\binsured/],
      })),
      ...sides((burdened, gainer) => ({
        all: [
          /\binsur\w+|\bcoverages?\b|\bcover\b/,
          say`(?:\b(?:limits?|coverages?|amounts?)\b.{0,40}\bincreased?\b.{0,40}\bat the request of (?:the )?${gainer}|${burdened} (?:shall|must|will|has to|have to) (?:\S+ ){0,3}?(?:take out|carry|obtain|maintain|buy|effect) (?:any|all|such|whatever) (?:other|further|additional) (?:insurance|cover(?:age)?s?|policies)(?: \S+){0,2}? ${gainer} (?:may )?(?:asks? for|requires?|requests?|demands?|wants?|specif(?:y|ies)))`,
        ],
        none: [bothSides, /\breasonabl|\bcustomary|\bby agreement/],
      })),
      {
        bears: 'other',
        all: [
          /\bsuch (?:further|other|additional) (?:insurance|cover(?:age)?s?|policies) as (?:the )?\[(?:p|o|a)\] may (?:at any time |from time to time )(?:require|request|specify|demand)\b/,
        ],
        none: [bothSides, /\breasonabl|\bcustomary|\bby agreement|\[a\] may\b/],
      },
      {
        all: [
          /\b(?:levels?|limits?|amounts?|sums?) of (?:\S+ )?(?:cover|insurance|liability)|\binsurance (?:requirements|limits|amounts)/,
          /\bmay (?:\S+ ){0,4}?be (?:increased|raised|changed|revised|varied)\b/,
          /\b(?:its|their) (?:\S+ )?(?:opinion|view|discretion|judgment)|\bat any time\b|\bfrom time to time\b/,
        ],
        none: [/\[/, /\breasonabl|\bby agreement|\bcustomary/],
      },
      {
        all: [
          /\badditional cover|\blimits of liability|\bcoverage amounts/,
          /\bwhenever \[o\] so requests|\badjusted upward|\braised on \[\w+\]'s demand/,
        ],
        bears: 'actor',
      },
    ],
    'insurance-tail-long': [
      {
        all: [
          cover,
          /\bafter\b|\bfollowing\b|\bsurvive\b|\btail\b|\brun-off|\bextended (?:reporting|discovery)|\blasting\b|\bfrom (?:final |practical )?(?:acceptance|completion|expiry|termination)|\bpersist|\bkept? (?:\S+ ){0,4}?alive|\bfor a period of\b|\bpost-completion|\bcontinue|\bthrough the\b|\bremain in (?:being|force)|\bhas ended\b/,
          /\b(?:fifth|sixth|seventh|eighth|tenth|twelfth) anniversary|\b\d+[- ]years?|\bunlimited duration|\b10 years/,
        ],
        none: [
          /\brecords\b|\bconfidential/,
          bothSides,
          /\bguarantee\b/,
          /\blease term/,
          /\bnot more than once|\bevery \d+ years/,
          /\blimit(?:s)? customary/,
        ],
        test: (_hits, { words }) =>
          /\bunlimited duration|\banniversary/.test(words) || allDaysIn(words).some((days) => days >= 4.5 * 360),
      },
    ],
    'deductibles-without-fault': [
      {
        all: [
          /\b(?:deductibles?|self-insured (?:retentions?|amounts?)|(?:insurance|policy) excess(?:es)?|retentions?)\b/,
          /(?:\b(?:borne|paid|met|payable|carried|funded) by (?:the )?\[(?:a|giver)\]|\[a\](?: alone)? (?:shall |will |must |is to |agrees to )?(?:be (?:solely )?(?:responsible|liable) for|bears?|pays?|meets?|funds?|carr(?:y|ies))\b|\b(?:responsibility|account|cost|risk) of (?:the )?\[(?:a|giver)\]|\[a\] (?:is|are) (?:solely )?(?:responsible|liable) for|\[(?:a|giver)\]'s (?:\S+ )?(?:responsibility|account|cost|expense))/,
          /\b(?:irrespective of|regardless of|whatever|whoever|without regard to|no matter|even (?:if|where)|whether or not)\b.{0,60}\b(?:fault|caus\w+|neglig\w+|reason|liab\w+|responsib\w+)\b|\bwhoever\b/,
        ],
        none: [bothSides, healthCover, /\bto the extent\b|\bunless\b|\bexcept\b|\bsave\b/],
      },
      {
        bears: 'actor',
        all: [
          /\[a\] (?:shall |will |must |is to |agrees to )?(?:be (?:solely )?(?:responsible|liable) for|bears?|pays?|meets?|reimburses?|funds?)\b.{0,30}\b(?:deductibles?|self-insured retentions?|excess)\b.{0,30}\b(?:under|of|on|in) (?:the |any |any of )?\[o\]'s (?:\S+ ){0,4}?(?:polic(?:y|ies)|insurance|cover)\b/,
        ],
        none: [bothSides, healthCover, /\bto the extent\b|\bcaused by\b|\bfault\b|\bneglig\w+|\bunless\b|\bup to\b/],
      },
    ],
    'insurance-money-kept': barring(
      [
        /\bto (?:the )?(?:repair|restoration|reinstatement|replacement|rebuilding) or (?:the )?(?:repair|restoration|reinstatement|replacement|rebuilding) of\b/,
      ],
      [
        {
          force: ['right', 'fact', 'duty', 'transfer'],
          all: [
            /\[a\] (?:may|can|is entitled to|shall be entitled to|has the right to) (?:\S+ ){0,4}?(?:keep|retain|apply|use|spend|hold)\b.{0,30}\b(?:insurance (?:proceeds|money|moneys|payments?|sums)|proceeds of (?:\S+ ){0,3}?insurance|insured sums?)\b/,
            /\b(?:as (?:it|he|she|\[a\]) (?:sees fit|thinks fit|elects|chooses|wishes|likes|determines)|(?:sole |absolute )?discretion|for any purpose|general (?:corporate )?purposes|need not (?:\S+ )?(?:rebuild|repair|replace|restore|reinstate)|(?:not (?:be )?(?:obliged|required)|no obligation) to (?:rebuild|repair|replace|restore|reinstate)|(?:whether or not|without) (?:\S+ ){0,3}?(?:rebuild|repair|replace|restor|reinstat)\w*|all)\b/,
          ],
          none: [
            bothSides,
            healthCover,
            /\bloan\b|\blender\b|\bmortgagee?\b|\breasonabl|\bheld in trust\b|\bpremiums?\b/,
          ],
        },
        {
          all: [
            /\b(?:insurance (?:proceeds|money|moneys)|proceeds of (?:\S+ ){0,3}?insurance)\b.{0,80}\b(?:applied|used|spent|retained|kept|paid)\b/,
            /\b(?:as (?:it|\[\w+\]) (?:sees fit|thinks fit|elects|chooses|wishes|likes|determines|decides)|general (?:corporate )?purposes|for any purpose|at (?:its|\[\w+\]'s) (?:\S+ )?(?:option|election|discretion|choice))\b/,
          ],
          none: [bothSides, healthCover, /\bloan\b|\blender\b|\bmortgagee?\b|\breasonabl|\bheld in trust\b/],
        },
      ],
    ),
    'self-insurance-allowed': barring(
      [/\bno statement\b|\bdisclos\w+/],
      [
        {
          force: ['right', 'fact'],
          all: [
            /\[a\] (?:may|can|is free to|is entitled to|shall be free to) (?:\S+ ){0,3}?(?:cover|meet|carry|bear) (?:its|these|such|the|any) (?:\S+ )?(?:risks?|obligations?|exposures?) (?:by|through|under|with) (?:its|their) own (?:\S+ ){0,2}?(?:retention|funds|resources|reserves|program|captive)/,
          ],
          none: [bothSides],
        },
        {
          force: ['right', 'fact', 'duty', 'no-duty', 'promise', 'ban'],
          all: [
            /\b(?:may|can|option|permit\w*|allow\w*|entitled|elect\w*|in lieu|instead|through|satisf\w+|meet|mix|combination|right|including|or|by|choose\w*|free to|provide|reserves?|under)\b.{0,80}\bself-(?:insur|fund|retention)\w*|\bself-(?:insur|fund)\w*.{0,60}\b(?:satisf|fulfil|permitted|allowed|suffic|constitut|compl|meet|option|discretion)|\bself-insures\b|\bcaptive\b|\bretain the risk\b|\b(?:cover|insur\w+)\b.{0,40}\bown funds\b|\bcarry (?:its own|the) (?:risk|exposure) for its own account|\bcarry its own risk|\bdeductibles of such amount|\bcover these risks \S+|\bretentions of any size|\bset aside reserves|\bthrough its own funds|\bprogram of self|\bown insurer\b|\bbuy no (?:cover|insur)|\bnot (?:be )?required to (?:take out|buy|carry|hold) any (?:polic|insur|cover)/,
          ],
          none: [
            /\bnot (?:satisfy|(?:be )?(?:permitted|allowed|acceptable))|\bmay not\b|\bno self|\bmaintained by\b|\bcancell|\bshall not make|\bself-insured (?:amounts?|retentions?) thereunder|\bprimary\b|\bretentions? or self-insur|\breasonable and customary|\bdeductibles? or self-insur/,
            /\bnet worth above|\brating\b|\binvestment[- ]grade|\bstand in the place|\bnet worth of\b/,
            healthCover,
            bothSides,
            /\bwithout \S+'s (?:\S+ )?consent/,
          ],
        },
        { all: [/\bself-insur\w*/, /\bwithout any requirement as to net worth/] },
      ],
    ),
    'must-look-only-to-own-insurance': [
      ...sides((burdened, gainer) => ({
        all: [
          strictCover,
          say`(?:\binsur\w+ by (?:the )?${burdened}.{0,60}\b(?:never|not) by (?:the )?${gainer}|\bremedy of (?:the )?${burdened}\b|\bwithout recourse to (?:the )?${gainer}|\bpolicies of (?:the )?${burdened} without recourse)`,
        ],
        none: [bothSides],
      })),
      {
        all: [
          strictCover,
          /\blooks? (?:solely|only|exclusively)|\bonly recourse|\bexclusively\b|\bmust rely\b|\bclaim on [^.]{0,20}own (?:insurance|polic)|\b(?:exclusive|only|sole) (?:source|recourse|means) of (?:\S+ )?(?:compensation|recovery)|\bfrom (?:that|the|its) insurance (?:exclusively|alone|only)|\binsurers? and (?:nobody|no one|none) else|\bunderwriters? alone\b|\bborne by (?:its|their) insurance|\brecourse only|\bno liability for any loss\b.{0,60}\binsur|\bnot claim\b|\bsole source|\bwithout recourse\b|\bown insurers? alone|\bexclusive remedy\b|\brather than a claim|\bsolely to\b|\bsole recourse/,
        ],
        none: [
          bothSides,
          /\bpremiums collected|\bcommissions?\b/,
          /\bnot limited to|\bfirst\b/,
          /\bresponsible for insuring|\bseller shall look/,
          /\breps?\b|\br&w\b|\bescrow/,
        ],
        bears: 'actor',
      },
      {
        force: ['no-duty', 'exclusion', 'ban'],
        all: [
          /\bno liability\b|\bnot (?:be )?liable\b/,
          /\b(?:is|are)(?:,)? or (?:could|can|may) (?:be|have been)\b.{0,3}(?:covered|insured)|\binsured or insurable|\bcovered by insurance of|\bcould have been,? (?:covered|insured)/,
        ],
        none: [bothSides],
        bears: 'other',
      },
    ],
    'insurance-lapse-lets-other-buy': [
      ...sides((burdened, gainer) => ({
        all: [
          /\binsur\w+|\bcoverage\b|\bpolic(?:y|ies)\b|\bcertificate\b/,
          /\blapses?\b|\bfails?\b|\bfailure\b|\bin default of\b|\bnot renewed|\bwithout proof|\bnon-receipt|\babsence of\b|\bruns? out\b|\bexpires?\b|\bcancell\w+|\b(?:does|do) not (?:prove|provide|furnish)|\bnot (?:be )?(?:produced|furnished|provided|delivered|shown)\b|n't (?:show|prove|give|provide|send)|\bnon-compliance|\bforce-place|\bto procure insurance on behalf/,
          say`(?:${gainer} (?:may|shall have the right|can|is entitled),?(?: \S+){0,8}? (?:obtain|place|procure|purchase|buy|insure|effect|arrange|take out|force-place|back-charge)|${gainer} (?:may|can) terminate|\bimmediate (?:event of )?default|\bterminates? automatically|\bentitl\w+ (?:the )?${gainer} to (?:end|terminate|cancel|bring)|\benrolled in ${gainer}'s|${gainer} may effect it|permits ${gainer} to arrange|${gainer} (?:may )?(?:itself )?insure)`,
        ],
        none: [
          /\bdays (?:after|of|from|following) (?:\S+ ){0,4}?notice|\bactual premium|\breasonable (?:premium|cost)|\bmay not\b|\bwhile \S+'s policy is in force/,
          /\brepair\b|\bthe work\b/,
          bothSides,
          say`${burdened} may force-place`,
        ],
      })),
      {
        all: [
          /\bfail\w* to (?:furnish|provide|deliver|produce|show|send)\b.{0,40}\b(?:certificates?|evidence|proof) ?(?:of insurance|of cover)?\b.{0,60}\b(?:is|shall be|constitutes?|will be) (?:deemed )?(?:an? )?(?:immediate |material )+(?:breach|default|event of default)/,
        ],
        clause: [/\binsur/],
        none: [bothSides, /\bcure\b|\bremedied\b|\bremedy\b/],
        bears: 'actor',
      },
      {
        all: [
          /\b(?:payments?|sums?|fees?)\b.{0,20}\b(?:may|can|shall) be (?:withheld|held back|suspended)\b.{0,30}\b(?:until|unless|pending)\b.{0,40}\b(?:evidence|certificates?|proof) of (?:\S+ )?(?:insurance|cover)/,
        ],
        none: [bothSides],
        bears: 'giver',
      },
      {
        all: [
          /\bfail\w*\b.{0,40}\binsur/,
          /\bentitl\w+\b.{0,20}\bterminate (?:immediately|at once|forthwith)|\bimmediate\b.{0,12}\bdefault/,
        ],
        none: [/\bafter notice|\bcure\b/],
      },
      {
        all: [
          /\binsur|\bpolic/,
          /\bterminates automatically|\benrolled in|\bmay effect it|\bimmediate event of default|\bprogram and charged/,
          /\blapse|\bcancell|\bdefault|\bwithout proof/,
        ],
        none: [/\bafter notice/],
      },
    ],
    'insurance-promise-soft': [
      {
        all: [
          /\b(?:carry|maintain|hold|keep|provide)\b.{0,20}\b(?:insurance|cover(?:age)?)\b.{0,30}\b(?:at|in|to|with) (?:such )?(?:levels?|amounts?|limits?|scope|terms) (?:that |which |as )?(?:it|he|she|\[a\]) (?:deems?|considers?|thinks?|believes?|finds?|sees?) (?:\S+ )?(?:appropriate|adequate|prudent|sufficient|fit|proper|necessary|suitable)/,
        ],
        none: [bothSides, /\bmay not\b/],
      },
      {
        all: [
          /\binsur\w+|\bcoverages?\b|\bunderwriters?\b|\b(?:cargo|hold|maintain|carry) (?:\S+ )?cover\b|\bpolicies of\b|\bliability cover\b/,
          /\bas \S+ (?:considers?|thinks?|deems?)\b|\bconsiders (?:reasonable|appropriate|prudent)|\bif available\b|\bmay,? but (?:shall|is|need) not|\bthink best|\bas it (?:determines|sees fit|may determine)|\bno undertaking|\bendeavou?rs?\b|\bdeemed prudent|\bat \S+'s discretion|\bin its (?:\S+ )?discretion|\bacceptable to (?:it|\[a\])\b|\bconsiders? (?:\S+ )?(?:reasonable|appropriate|prudent|adequate|sufficient|proper)|\b(?:try|tries|aims?) to\b|\bsees? fit\b|\bso far as it (?:finds|thinks|considers)|\beconomical\b|\bno undertaking\b|\bdon't promise\b|\bmay drop|\bvaried without notice|\binternal policies|\bso long as it regards|\bneed only discuss|\bonly if convenient|\badequate insurance\b|\bno obligation to show|\bamounts of its choice|\bceases to be available|\bat the (?:\S+ )?discretion/,
        ],
        none: [
          /\bmay not\b|\bshall not reduce/,
          /\bif available at (?:a )?(?:commercially )?reasonable|\bavailable\b.{0,40}\bcommercially reasonable/,
          /\brequire\b|\bdemand|\bmay (?:from time to time )?(?:increase|specify)/,
          bothSides,
          /\bbetter of|\bequivalent\b/,
        ],
        test: (_hits, { words }) =>
          !/\[o\] (?:may|shall) (?:increase|obtain)|\bobtain other insurance|\badditional\b/.test(words),
      },
      { all: [/\binsurance is at \[?|\bcargo cover is at/, /\bdiscretion/] },
      {
        all: [/\binsure (?:ourselves|\[a\]|itself)|\binsure\b.{0,20}\bthink best/, /\bthink best|\bin its discretion/],
      },
    ],
    'additional-insured-wide': [
      ...sides((burdened, gainer) => ({
        all: [
          /\badditional(?:ly)? (?:insureds?|assureds?|interest)|\bindemnity to principals?\b|\binsured status\b|\bincluded as insureds?|\bco-?insured|\bas an? insured|\blist \S+ as an insured|\binsureds thereunder|\binsured part(?:y|ies)\b|\bnote the interest|\bas additional|\bloss payee/,
          say`(?:\b(?:name|names|include|list|add|protect|cause|interest of|respects|extend to|cover) (?:the )?${gainer}|${gainer}(?:'s)? (?:(?!names?\b|naming\b|includ\w+ |adds?\b|lists?\b|caus\w+|provid\w+|maintain|obtain|procure)[^\s[]\S* ){0,5}?(?:named|included|additional insured|insureds?|listed)|\bin favou?r of (?:\S+ )?${gainer}|\bhave ${gainer} listed|\bstatus to (?:the )?${gainer}|${gainer}'s interest noted|${gainer} joined|${gainer} and \S+ \S+ are to be included)`,
          say`(?:${burdened}|\bpolic(?:y|ies)\b|\binsur)`,
        ],
        none: [
          bothSides,
          /\bcaused by (?:the )?(?:\[\w+\]|\w+)'s (?:negligen|acts)|\bto the extent\b|\bnot (?:be )?(?:an additional|named|included|added|listed)/,
          /\bmeans the persons/,
          /\busers\b|\bwill not limit\b|\brequire (?:each of )?(?:its|their|all) (?:sub)?contractors|\bits contractors to\b/,
          say`\bon (?:the )?(?:\S+ ){0,4}?polic(?:y|ies) of (?:the )?${gainer}|${gainer}'s (?:\S+ ){0,2}?(?:insurance|polic(?:y|ies)) (?:is|shall be|will be) primary`,
        ],
      })),
      {
        bears: 'actor',
        all: [
          /\[o\],? (?:\S+ ){0,8}?(?:is|are|shall be|will be|must be)(?: to be)? (?:insured|covered|co-insured) (?:under|by) (?:the )?\[a\]'s (?:\S+ ){0,3}?polic(?:y|ies)\b/,
        ],
        none: [bothSides, /\bto the extent\b|\bnot (?:be )?(?:insured|covered)/],
      },
      {
        force: ['duty', 'promise'],
        all: [
          /\[a\](?: \S+){0,14}? (?:name|add|include|list|cause|endorse)\b,?(?: [^\s[]\S*){1,14}? (?:as|to be)(?: \S+){0,3}? (?:an? )?additional (?:named )?insureds?\b/,
        ],
        none: [bothSides, /\bto the extent\b|\bnot (?:be )?(?:required|an additional)|\bcontractors to\b/],
        bears: 'actor',
      },
      {
        all: [
          /\[a\]'s (?:\S+ ){0,3}?polic(?:y|ies)\b.{0,60}\b(?:endorsed|extended) to (?:make|name|include|cover)\b/,
          /\binsured/,
        ],
        none: [bothSides],
      },
      {
        all: [/\b(?:additional insureds?|insureds?)\b/, /\bprimary\b|\bnon-?contributory|\bpay first|\bown negligence/],
        none: [
          /\[[a-z]+\]'s (?:\S+ )?(?:insurance|coverage)\b/,
          bothSides,
          /\bto the extent\b/,
          /\bcaused by (?:the )?\[a\]'s/,
          /\bnot (?:be )?an additional/,
        ],
      },
    ],
  },
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
