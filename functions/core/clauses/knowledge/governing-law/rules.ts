import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { unlessDenied, type Denials } from '../denied.ts';
import { givesUp } from '../consumer-terms/ways-to-say.ts';
import { fixes } from './fixes.ts';
import { forEachBearer, forEachGainer } from './for-each-side.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const law = /\b(?:laws?|governing law|governed by|choice of law)\b/;
const courts =
  /\b(?:courts?|jurisdiction|venue|forum|judicial district|litigat\w*|suits?|lawsuits?|proceedings?|legal action|actions?|judges?|tribunals?|sue[sd]?)\b/;
const home =
  /(?<!\w)(?:(?:\[(?!each)\w+\]|company|vendor|supplier|employer|licensor|lender|seller|landlord|franchisor|provider)'s (?:\S+ ){0,3}(?:seat|home|head(?:quarters| office)|headquarters|principal (?:place of business|office|executive office)|registered (?:office|address|seat)|home (?:state|city|country)|place of (?:business|incorporation|establishment|organization|residence)|state of (?:incorporation|organization|formation)|domicile|jurisdiction|country|state|county|city|town|own (?:\w+ )?(?:courts?|laws?|state|country|jurisdiction|home|city|county)|local|place|office|choosing|choice)|(?:where|in which|wherever) (?:the )?(?:\[(?!each)\w+\]|company|vendor|supplier|employer|licensor|lender|seller|landlord|franchisor|provider|we|us|it) (?:\S+ ){0,6}(?:seat|headquarter\w*|located|based|incorporated|established|domiciled|situated|organi[sz]ed|resides?|offices?|registered|sits?|place of business|has its|maintains)|(?:headquarters|principal place of business|registered office|head office|domicile|corporate seat|principal office|place of incorporation|home (?:state|court|country|city)) of (?:the )?(?:\[(?!each)\w+\]|company|vendor|supplier|employer|licensor|lender|seller|franchisor|provider)|our (?:home|head|own|local|registered)|(?:its|\[(?!each)\w+\]'s) home)(?!\w)/;

const seat =
  '(?:seat|home|headquarters|head office|(?:principal|main|registered|chief executive|executive|corporate) (?:place of business|office|address|seat)|offices?|place of (?:business|incorporation|establishment|organization|residence)|(?:state|country|jurisdiction) of (?:incorporation|organization|formation|establishment)|domicile|board|branch)';
const isThere =
  '(?:seat|headquarter\\w*|located|based|incorporated|established|domiciled|situated|organi[sz]ed|formed|resides?|(?:main|principal|registered|head|corporate)? ?offices?|registered|sits?|place of business|lives?)';

/** Where a party has its home. */
const homeOf = (party: string): string =>
  `(?:${party}'s (?:\\S+ ){0,3}?${seat}\\b|${seat} of ${party}|(?:where|in which|wherever) ${party}(?:'s)? (?:\\S+ ){0,6}?${isThere}\\b|(?:where|in which) (?:the )?(?:branch|office|seat|headquarters) of (?:${party}|the (?:bank|lender|company)))`;

const notThere =
  /(?<!\w)(?:arbitrat\w*|defendant|respond(?:ent|ing)|party (?:being )?sued|non-?exclusive|comply|complies|compliance|tax\w*|served|good standing|mailed|notices? to|holidays?|business day|small claims|either court)(?!\w)|\[each\]'s|\beach \[each\]/;

/** The same words said of either side: as its duty or waiver they burden who acts, as its right the other. */
const eitherSide = (rule: IssueRule): readonly IssueRule[] => [
  { ...rule, force: ['duty', 'acknowledgement', 'waiver', 'promise', 'ban', 'no-right', 'transfer'], bears: 'actor' },
  { ...rule, force: ['right', 'no-duty', 'exclusion', 'fact', 'definition'], bears: 'other' },
];

/** How a statement says that the issue is not so. */
const denials: Denials = {
  'protective-law-waived': /\b(?:does|do|shall) not (?:give up|waive|renounce|surrender|forgo)\b/,
  'law-or-forum-at-one-sides-choice': /\b(?:may|shall|can) not (?:change|choose|select|vary|pick)\b/,
  'law-of-other-sides-home': /\blaws? of\b.{0,50}\b(?:does|do|shall|will) not (?:apply|govern)\b/,
  'forum-at-other-sides-home': /^no (?:dispute|claim|action|suit|proceeding)s? (?:has|have|need|must|shall|may)\b/,
};

/** Which law applies and which courts decide. */
const found = defineTopic(
  'governing-law',
  file,
  {
    'law-of-other-sides-home': [
      ...forEachGainer((gainer) => ({
        all: [
          new RegExp(
            `\\blaws?\\b.{0,60}${homeOf(gainer)}|${gainer}'s (?:own |home |local |national |domestic )(?:state |country )?(?:laws?|jurisdiction's laws?)\\b`,
          ),
          /\b(?:govern\w*|appl(?:y|ies)\b|construed|interpret\w*|subject to|decided|determined|in accordance with|according to|is under|are under|under the laws? of)\b/,
        ],
        none: [
          notThere,
          /\b(?:reserves? the right|if you (?:are )?resid|extent permitted|required by|permitted by|nothing|except|inventions?|without giving effect|organized under|existing under|incorporated under|in violation|mandatory|habitually|must use|lawful use|elsewhere in|also apply)\b/,
        ],
      })),
      {
        all: [
          law,
          home,
          /\b(?:govern\w*|appl(?:y|ies)\b|construed|interpret\w*|subject to|decided under|determined|in accordance with)\b/,
        ],
        none: [
          /\b(?:good standing|reserves? the right|consumer protection|if you (?:are )?resid|extent permitted|compl(?:y|ies|iance) with|required by|tax\w*|defendant|permitted by|served|holidays?|business day|nothing|except|own time|inventions?|mandatory|habitually|elsewhere in|also apply|government authority)\b|\brespondent\b/,
        ],
        bears: 'taker',
        test: (_, { words }) =>
          !/\[each\]|\[taker\]'s (?:\w+ )?(?:country|state|home|jurisdiction)|\byour (?:local |home )?(?:country|state)|\[\w+\] (?:resides?|lives?)|in one of th[eo]se countries|prohibit|\buse the\b|\blawful use\b|must use\b/.test(
            words,
          ),
      },
    ],
    'jurisdiction-one-way': barring(
      [
        /\bduty to obtain\b|\bcourt order before\b/,
        /\bconfess\b|\bauthori[sz]es any attorney\b|\bpersonal data\b|\bnot to ask any court\b|\blast resort\b|\bcourts that have jurisdiction\b/,
      ],
      [
        ...forEachGainer((gainer) => ({
          within: 'clause',
          all: [
            new RegExp(
              `${gainer}(?:,[^,]{0,60},)? (?:may|can|could|is free to|remains free to|is entitled to|shall be (?:free|at liberty|entitled) to|are free to|reserves the right to) (?:\\w+ ){0,3}?(?:sue|bring|proceed|commence|take|institute|enforce|start|pursue|litigate)\\b.{0,90}?\\b(?:there or|any (?:other|competent|court|jurisdiction|country|forum|place)|wherever|where (?:the )?\\[|(?:whatever|whichever|other) (?:other )?(?:courts?|tribunal|jurisdiction)|elsewhere|anywhere|domicile|of its choice)`,
            ),
            /\b(?:only|must|exclusive(?:ly)?|sole(?:ly)?)\b.{0,80}\b(?:courts?|count(?:y|ies)|sue[sd]?|jurisdiction|state|tribunals?|actions?|proceedings?)\b|\b(?:courts?|tribunals?|proceedings?|sue)\b.{0,60}\b(?:only|must|exclusive(?:ly)?|sole(?:ly)?)\b/,
          ],
          none: [/\[each\] may|\beither party may|\bexcept (?:for )?injunct|\barbitrat|\bsmall claims\b/],
          clauseNone: [/\beither party\b.{0,60}\b(?:any other|elsewhere|enforce)|\bthe parties (?:submit|agree)/],
          clause: [courts],
        })),
        ...forEachBearer((bearer) => ({
          force: ['duty', 'acknowledgement', 'promise', 'waiver', 'transfer', 'right', 'ban', 'fact'],
          within: 'clause',
          all: [
            new RegExp(
              `${bearer} (?:\\w+ ){0,2}(?:may|shall|must|can|will|submits?|agrees?)\\b.{0,60}\\b(?:only|exclusive(?:ly)?|solely|must|not otherwise)\\b.{0,60}(?:${courts.source})`,
            ),
            /\b(?:not|nothing|no)\b.{0,50}\b(?:limit|restrict|prevent|affect|preclude)\w*\b.{0,50}\[(?!each)\w+\](?:'s)? (?:right|ability|freedom|from (?:suing|taking|bringing))|\b(?:prevented|precluded) from (?:taking|bringing|commencing)/,
          ],
          none: [/\[each\]|\beither party|\barbitrat|\binjunct/],
          clauseNone: [/\beither party\b.{0,60}\b(?:any other|elsewhere|enforce)/],
        })),
        {
          within: 'clause',
          all: [
            /\bno .{0,30}\b(?:party|lender|bank|creditor|noteholder)\b.{0,20}\b(?:prevented|precluded|restricted) from (?:taking|bringing|commencing) (?:\w+ )?(?:proceedings|actions?)\b/,
            /\bfor the (?:\w+ )?benefit of\b/,
          ],
        },
        {
          bears: 'actor',
          force: ['duty', 'acknowledgement', 'promise', 'waiver', 'transfer'],
          all: [
            /\[a\](?: \S+){0,4} (?:submits?|consents?|agrees? to|accepts?|attorns?|submit)\b(?: \S+){0,6} exclusive jurisdiction\b|\[a\](?: \S+){0,2} (?:shall|must|may|will) (?:\S+ ){0,2}(?:sue|bring|commence|file|start)(?: \S+){0,8} (?:only|exclusively|solely) (?:in|before)\b/,
            /\b(?:courts?|tribunals?|judges?)\b/,
          ],
          none: [
            /\[each\]|(?<!\w)(?:either party|each party|both parties|the parties|arbitrat\w*|non-?exclusive)(?!\w)/,
          ],
          clauseNone: [/\[each\][^.]{0,60}\b(?:submit|jurisdiction)|\bthe parties\b.{0,40}\bsubmit/],
        },
        {
          all: [
            courts,
            /(?<!\w)(?:any (?:other )?(?:competent |convenient )?(?:courts?(?! (?:case|proceeding|action|costs|order|decision|of law|filing|hearing))|jurisdictions?|place|country|forum|venue|state)|wherever|where(?:ver)? (?:\S+ ){0,6}(?:assets|found|located|resides?|carries|operates)|(?:not|nothing)(?!\w)(?! limited).{0,80}(?<!\w)(?:limit|prevent|preclude|restrict|affect|stop)\w*|at (?:its|the \S+) (?:option|election|choice)|courts? (?:of (?:its|\[a\]'s) choice|it (?:chooses|selects|prefers))|elsewhere(?! in the)|one or more|more than one|concurrently|reserves? the right to (?:sue|bring|commence|institute)|(?:sole(?:ly)?|exclusive(?:ly)?) (?:for|to) the benefit of|may (?:also |nevertheless |however )?(?:sue|bring|commence|take|institute|pursue|proceed|start)|free to sue)(?!\w)/,
            /\[(?!each)\w+\]|(?<!\w)(?:company|lender|licensor|bank|landlord|franchisor|we|us)(?!\w)/,
          ],
          none: [
            /\[each\]|(?<!\w)(?:settle|prominent|qualify to|to qualify|displaying|either party|each party|injuncti\w*|interim relief|equitable relief|parties submit|enforce (?:a |any |the )?(?:judgment|award)|non-?exclusive(?:ly)? for both|small claims|arbitrat\w*|cause of action|corrective action|legal action against third|disciplinary|take action|tax|insolvency|bankruptcy|class|may not|no such|regulat\w*|stop order|review by|appeal\w*|government\w*|commission|authorit(?:y|ies)|unenforceable|power of attorney|main residence|country of (?:\[\w+\]|your)|governed by|immunity|consumers? may|where (?:they|he|she) lives?|choose any forum(?! in)|not limited to|\[a\]'s country|that has jurisdiction over the claim|home jurisdiction)(?!\w)/,
          ],
          force: ['right', 'fact', 'exclusion', 'ban', 'no-duty', 'acknowledgement', 'duty'],
          test: (hits, { words }) =>
            /\b(?:court|jurisdiction|venue|forum|proceedings?|suit|sue|litigat|legal action)/.test(words) &&
            (hits[1]![0].startsWith('may')
              ? /\b(?:any (?:other )?(?:competent |convenient )?(?:courts?|place|jurisdictions?|forum|country|state|venue)|wherever|elsewhere|other (?:courts?|places?|jurisdictions?|forums?)|choice|where)\b/.test(
                  words,
                )
              : true),
        },
        {
          within: 'clause',
          all: [
            /(?<!\w)(?:\[(?!each)\w+\]|you|customer|supplier|borrower|lessee|tenant)(?!\w).{0,60}(?<!\w)(?:only|exclusive\w*|solely|irrevocably submits?|must)(?!\w).{0,80}(?<!\w)(?:courts?|jurisdiction)/,
            /(?<!\w)(?:\[(?!each)\w+\]|we|company|lender|lessor)(?!\w).{0,30}\bmay\b.{0,60}(?<!\w)(?:any|other|elsewhere|wherever)(?!\w).{0,60}(?<!\w)(?:courts?|jurisdictions?|place|country|proceedings)?/,
          ],
          none: [/\[each\] may|\beither party may|\bexcept (?:for )?injunct/],
          clause: [/\bcourts?\b/],
        },
      ],
    ),
    'forum-at-other-sides-home': [
      ...forEachGainer((gainer) => ({
        all: [
          new RegExp(
            `(?:${courts.source}).{0,90}${homeOf(gainer)}|\\b(?:courts?|tribunals?) (?:of|at|in) ${gainer}'s (?:home )?(?:state|county|city|country|home|seat|domicile)`,
          ),
          /\b(?:exclusive(?:ly)?|only|sole(?:ly)?|must|shall|submit\w*|brought|heard|filed|resolved|decided|tried|venue|otherwise than|nowhere else)\b/,
        ],
        none: [
          notThere,
          /\b(?:in writing|corrective|remed(?:y|ies)|not permit|laws? of|action plan|take (?:\w+ )?actions?|may (?:also )?(?:be brought|bring))\b/,
        ],
      })),
      ...forEachGainer((gainer) => ({
        within: 'clause',
        all: [
          new RegExp(
            `${gainer} ?(?: of|, (?:a|an|whose|with|having|located|based|established)) .{0,60}\\b(?:seat|office|headquarters|place of business|based|domiciled|located)\\b (?:\\w+ )?(?:in|at|is) (?<home>[a-z]{4,})`,
          ),
          /\b(?:exclusive\w*|only|sole(?:ly)?)\b.{0,40}\bcourts? (?:\S+ ){0,4}(?:of|in|at|for) (?<forum>[a-z]{4,})|\bcourts? (?:\S+ ){0,4}(?:of|in|at) (?<court>[a-z]{4,})\b.{0,40}\b(?:exclusive|sole)/,
        ],
        test: (hits) => {
          const { forum, court } = hits[1]!.groups!;
          return (forum ?? court) === hits[0]!.groups!['home'];
        },
      })),
      {
        all: [
          courts,
          home,
          /\b(?:exclusive(?:ly)?|only|sole(?:ly)?|must|shall|submit\w*|brought|heard|filed|resolved|decided|tried|venue)\b/,
        ],
        none: [
          /(?<!\w)(?:served|arbitrat\w*|defendant|respondent|comply|non-?exclusive|tax|either court|small claims|in writing|corrective|not permit|remed(?:y|ies)|local jurisdiction)(?!\w)|\[each\]'s|\[taker\]'s (?:\w+ )?(?:country|jurisdiction|state|home)/,
        ],
        bears: 'taker',
      },
    ],
    'forum-objection-waived': [
      {
        force: [
          'waiver',
          'ban',
          'duty',
          'promise',
          'acknowledgement',
          'no-right',
          'fact',
          'right',
          'exclusion',
          'no-duty',
        ],
        all: [
          /\b(?:waives?|waived|waiver|gives? up|forgoes?|relinquish\w*|not (?:to )?(?:object|raise|assert|challenge|contest|plead|argue|claim|dispute|seek)|no (?:objection|right to object)|releases?|never (?:object|challenge|argue)|without objection|renounces?|surrender\w*)\b(?:(?!\bjury\b).){0,140}\b(?:inconvenient|forum non conveniens|venue|jurisdiction|forum|transfer (?:of )?(?:the )?(?:case|venue|proceedings|suit)|choice of court|remov\w+ (?:to|the case)|move the case)\b|\b(?:inconvenient|forum non conveniens|venue|jurisdiction|forum|objections?)\b.{0,100}\b(?:waived|given up|released|renounced|excluded)\b/,
          /\b(?:waives?|waived|waiver|gives? up|given up|forgoes?|relinquish\w*|not (?:to )?(?:object|raise|assert|challenge|contest|plead|argue|claim|dispute|seek)|no (?:objection|right to object)|released?|releases|never (?:object|challenge|argue)|without objection|renounce[sd]?|excluded|surrender\w*)\b/,
          /\b(?:inconvenient|forum non conveniens|venue|jurisdiction|forum|transfer (?:of )?(?:the )?(?:case|venue|proceedings|suit)|personal jurisdiction|choice of court|remov\w+ (?:to|the case)|move the case)\b/,
        ],
        none: [
          /\bspecific performance\b|\badequacy of a remedy\b|\bprevent release\b|\bjury\b(?!.{0,80}\b(?:inconvenient|venue|forum))|\bdoes not waive|\bnot waive|\bclass\b(?!.{0,80}\bvenue)|\bsovereign|\bimmunity/,
        ],
        mutual: false,
      },
      {
        force: ['waiver', 'ban', 'duty', 'promise', 'acknowledgement', 'no-right', 'fact', 'right'],
        all: [
          givesUp,
          /\b(?:inconvenien\w+|forum non conveniens|too far|far away|no power over|lacks? (?:\w+ )?(?:power|jurisdiction)|improper (?:venue|forum|court)|not a (?:proper|suitable|convenient)|(?:proper|suitable|appropriate) (?:one|forum|court|venue)|laying of venue|personal jurisdiction|(?:transfer|stay|dismissal|remov\w+|moved|moving)\b.{0,40}\b(?:suit|action|proceedings?|case|court|forum|place|venue)|(?:case|suit|action|proceedings?) moved|(?:objection|challenge) (?:to|of) (?:\S+ ){0,4}(?:venue|jurisdiction|forum|court))\b/,
        ],
        none: [
          /\bjury\b(?!.{0,200}\b(?:inconvenient|objection|forum non))|\bnot waive|\bclass\b(?!.{0,80}\bvenue)|\bnothing\b|\bno party waives|\bgoods\b|\bdata\b|\b(?:license|assign)\w* or transfer/,
        ],
        mutual: false,
      },
    ],
    'protective-law-waived': [
      {
        all: [
          /\b(?:waives?|waived|waiver|gives? up|relinquish\w*|forgoes?|disclaims?|releases?|renounces?|contract(?:s|ed)? out|surrender\w*|not (?:apply|be entitled to|rely|invoke|claim)|shall not apply|exclude[sd]?|disappl(?:y|ied|ies)|does not apply|forfeits?|opts? out|agrees? not to (?:rely|invoke|claim|assert))\b/,
          /\b(?:(?:consumer|tenan(?:t|cy)|landlord[- ](?:and[- ])?tenant|employment|labor|labour|franchise|dealer|wage|worker|homestead|unfair (?:terms|contract|trade|practices|dismissal|competition)|deceptive|usury|anti-?discrimination|data protection|privacy|discrimination|redundancy|commercial agents?|securities|lemon|protective|mandatory|security of tenure|rent control|rent stabilization|debtor|anti-?deficiency|exemption|moratorium|civil rights|statutory|statute|overtime) ?(?:\w+[- ]){0,4}(?:laws?|statutes?|acts?|rights?|protections?|code|regulations?|legislation|remed(?:y|ies)|provisions|benefits?|claims?|exemptions?|compensation)|civil code|section 1542|protections? (?:that )?(?:\S+ )?(?:\S+ )?laws? gives?|statutory overtime|statutory (?:claims?|rights?)|(?:rights?|protections?|benefits?|remed(?:y|ies)|claims?|defenses?) (?:\S+ ){0,8}(?:under|given by|conferred by|granted by|afforded by|provided by|of|arising under|by) (?:any |all |the |such |applicable |local |or |and )*(?:\w+ ){0,5}(?:laws?|statutes?|act|code|legislation|regulations?)|(?:1954|1985) act|deceptive trade practices)\b/,
        ],
        none: [
          /\b(?:would toll|period of limitation|defenses? based|not allow|not be construed|securities act|(?:does|do|shall|will|is) not (?:be )?(?:waive\w*|exclude\w*|limit\w*|affect\w*|deemed)|not (?:waive|limit|affect|exclude)|nothing (?:in|herein|shall|contained)|except (?:as|where|to the extent) (?:required|prohibited|permitted) by|cannot be (?:waived|excluded|limited)|may not be (?:waived|excluded)|non-?waivable|subrogation|jury|implied warrant\w*|warranties|statutory deductions|ucita|international sale of goods|cisg|uniform computer|conflicts? of laws?|choice of laws?|third part(?:y|ies)\) act|third part(?:y|ies)|no waiver|class|moral rights|without prejudice|in addition to|failure (?:by \S+ )?(?:to|of)|formal waiver|waive compliance|not constitute|acts? of god|injuncti\w*|attorney-client|privilege\w*|sovereign|regulatory approval|anti-?trust)\b/,
        ],
      },
      {
        all: [
          /\b(?:waives?|gives? up|exclud\w+|disappl\w+|contracts? out|releases?)\b/,
          /\b(?:sections? 24 (?:to|through|-) ?28|landlord and tenant act|security of tenure|deceptive trade practices|dtpa|wage act|section 1542|unfair contract terms|consumer rights act|consumer protection|franchise (?:law|act|investment)|homestead|older workers|title vii|fair housing|fair labor|habitability|civil code)\b/,
        ],
        none: [/\bnothing\b|\bnot waive|\bcannot be waived|\bnot exclude/],
      },
      {
        all: [
          /\b(?:agrees? not to|not|won't|never|will not|shall not) (?:use|rely (?:up)?on|invoke|exercise|assert|claim|enforce)\b/,
          /\b(?:rights?|protections?|remed(?:y|ies))\b.{0,30}\blaws?\b.{0,50}\b(?:give|gives|gave|grants?|confers?|affords?|provides?)\b/,
        ],
        none: [/\b(?:nothing|intellectual|license|trademark|third part)\b|\bnot affect/],
      },
      {
        all: [
          givesUp,
          /\b(?:laws?|statutes?|acts?|legislation|regulations?|code)\b.{0,30}\b(?:protect\w*|for the (?:relief|benefit|protection) of|in favou?r of|giv(?:es?|ing)|safeguard\w*)\b|\b(?:safeguards?|protections?|benefits?|rights?|remed(?:y|ies)|relief|exemptions?)\b.{0,30}\b(?:of|under|given by|conferred by|granted by|from) (?:any |all |the |such )*(?:\w+ ){0,3}(?:laws?|statutes?|legislation|enactments?|code)\b/,
        ],
        none: [
          /\b(?:nothing|not (?:waive|exclude|limit|affect|take away)|cannot be waived|conflicts? of laws?|choice of laws?|intellectual|subrogation|jury|warrant\w*|third part(?:y|ies)|class|without prejudice|in addition|failure (?:by \S+ )?(?:to|of)|does not exercise|formal waiver|not constitute|injuncti\w*|privilege\w*|sovereign|bankruptcy code|securities|copyright|patent|tax|withholding|lien|no waiver|not be (?:deemed|construed)|trade secret|immunity|insur\w*|arbitrat\w*|international sale)\b|\[each\]/,
        ],
        test: (hits, { words }) =>
          /\b(?:tenants?|lessees?|consumers?|employees?|workers?|dealers?|distributors?|franchisees?|debtors?|borrowers?|agents?|protect\w*|redeem|redemption|termination|safeguards?|relief)\b|\[a\]/.test(
            words,
          ) &&
          Math.abs(hits[0]!.index - hits[1]!.index) < 90 &&
          /\b(?:tenants|consumers|employees|workers|dealers|distributors|franchisees|debtors|borrowers|agents|tenancy|safeguards|redeem)\b/.test(
            words,
          ),
      },
    ],
    'process-agent-or-easy-service': barring(
      [/\b(?:may|shall|can|must)(?: not|not) be served\b/],
      [
        ...forEachBearer((bearer) => ({
          all: [
            new RegExp(
              `\\b(?:good|valid|effective|sufficient) service (?:up)?on ${bearer}[^.;]{0,40}?\\bwhether or not (?:actually )?(?:received|delivered|read)\\b`,
            ),
          ],
        })),
        ...forEachBearer((bearer) => ({
          all: [
            /\b(?:process|summons|legal papers|court papers|claim form|writs?|court documents|originating (?:process|document)|suit papers)\b/,
            new RegExp(
              `\\bserv(?:e|ed|ice|ing)\\b (?:\\S+ ){0,3}(?:up)?on ${bearer}|\\bserve ${bearer}|${bearer}(?:'s)? (?:agent|son|daughter|spouse|employee|receptionist|last known|e-?mail|registered)|\\breach(?:es|ed)? ${bearer}|receipt by ${bearer}|${bearer} (?:\\w+ )?(?:designates|appoints|names)`,
            ),
            /\b(?:e-?mail\w*|(?:registered|certified|first[- ]class|ordinary|regular|by|through) (?:\w+ )?(?:mail|post)\b|posting|in ordinary post|receipt .{0,30}not (?:being )?required|leaving|whether or not|notwithstanding that|even (?:if|though)|last known|agent|publication|count as served|when sent|text message|deemed)\b/,
          ],
          none: [
            /(?<!\w)(?:process or service|export|transactions|registration process|due process|business process|process(?:ing)? of|shall not|not (?:be )?(?:valid|effective|sufficient)|actual receipt|copy to (?:\S+ )?counsel|hague|only at)(?!\w)|\[each\]/,
          ],
        })),
        {
          bears: 'actor',
          all: [
            /\[a\] (?:\w+ )?(?:agrees?|consents?|accepts?|acknowledges?) (?:that|to) (?:\w+ ){0,3}(?:process|court papers|service|summons)\b/,
            /\bserved\b/,
            /\b(?:mail|e-?mail|post|agent|last known)\b/,
            /\bwhether or not|\bif\b|\bonly\b|\bbut\b|\bserved\b/,
          ],
        },
        {
          bears: 'actor',
          force: ['duty', 'acknowledgement', 'fact', 'promise', 'waiver', 'transfer', 'ban', 'no-duty'],
          all: [
            /\[a\] (?:\w+ )?(?:agrees?|appoints?|consents?|accepts?|waives?|designates?|authori[sz]es?)\b/,
            /\bserv(?:e[sd]?|ice|ing)\b.{0,60}\b(?:process|summons|court papers|legal papers)\b(?! purchase| sending)|\b(?:process|summons|court papers|legal papers)\b.{0,80}\b(?:served|service on|mailed|sent|agent)\b|\bagent\b.{0,40}\bprocess\b/,
            /\b(?:serv(?:ed|ice)|agent for|mail|e-?mail)\b/,
          ],
          none: [
            /\[each\]|\bdue process|\bprocess(?:ing)? of (?:payment|personal|data)|\bhague\b|\bprocess or service\b|\bexport\b|\bto process\b|\btransactions\b/,
          ],
        },
        ...eitherSide({
          all: [
            /\b(?:process|summons|complaint|legal papers|court papers|claim form|writs?|legal documents|suit papers|court documents|originating|lawsuit)\b/,
            /\b(?:serv(?:e[sd]?|ice|ing)|deliver(?:ed|y)?|sent|mail(?:ed|ing)?)\b/,
            /\b(?:e-?mail|(?:registered|certified|first[- ]class|ordinary|regular|prepaid|by|through) (?:\w+ )?(?:mail|post)|posting|agent (?:for|to)|process agent|appoints?|leaving (?:it|them|a copy)|whether or not (?:\S+ ){0,3}(?:received|actually|arriv)|last known|even (?:if|though) (?:\S+ ){0,8}(?:receiv|return|arriv|reach)\w*|publication|waives? (?:personal |formal |the )?(?:service|requirement)|courier|secretary of state|messaging|text message|in any manner|notice (?:provision|address))\b/,
          ],
          none: [
            /(?<!\w)(?:party intended|ombudsman|use the service|export|purchase transactions|sending transactions|registration process|process or service|to process|complaint\.|due process|business process|in the process|process(?:ing)? of (?:payment|data|personal)|shall not|not (?:be )?(?:valid|effective|sufficient)|customer complaint|(?:copy|copies) to (?:\S+ )?counsel|process data|manufacturing process|hague)(?!\w)|\[each\]/,
          ],
        }),
      ],
    ),
    'law-or-forum-at-one-sides-choice': barring(
      [/\bprivacy law\b|\bspecification\b|\bsafety law\b/],
      [
        ...forEachGainer((gainer) => ({
          all: [
            new RegExp(
              `${gainer} may,? (?:(?:at its (?:sole )?(?:option|election|discretion)|in its (?:sole )?discretion),? )?(?:elect|choose|select|opt for)(?: \\S+){0,3}? (?:arbitration|litigation|court proceedings|mediation)\\b(?: \\S+){0,3}? or (?:\\S+ ){0,2}?(?:arbitration|litigation|courts?)\\b`,
            ),
          ],
          none: [/\[each\]|\beither party\b|\bboth parties\b|\bagree\b/],
        })),
        ...forEachGainer((gainer) => ({
          all: [
            /\b(?:governing law|laws? of|courts?|venue|forum|proceedings|arbitration|hearings?|trial|suit|disputes?)\b/,
            new RegExp(
              `\\b(?:in|at|by|before|to) (?:such|any|whichever|whatever|that) (?:\\w+ )?(?:city|place|court|forum|state|country|location|venue|seat|law|jurisdiction) (?:as |that |which )?${gainer} (?:may |shall |then |from time to time )*(?:nominate|choose|select|designate|name|pick|elect|appoint|prefer|specify|decide)s?|${gainer} (?:may|can|shall be entitled to|reserves the right to)\\b.{0,30}\\b(?:substitut\\w+|replac\\w+|chang\\w+|elect|choose|select)\\b.{0,40}\\b(?:governing law|laws? of|courts?|venue|forum|seat)`,
            ),
          ],
          none: [/\b(?:mutual\w*|jointly|comply|required by law|tax|change in law|arbitrators?)\b|\[each\]/],
        })),
        ...[
          {
            bears: 'actor',
            who: /(?<!\w)(?:by|that|which|where|whichever|wherever|as|of|at) (?:the )?\[o\]|\[o\]'s (?:\w+ ){0,2}(?:choice|choosing|option|election|selection|discretion)|\[o\] (?:may|chooses?|selects?)/,
          } as const,
          {
            bears: 'other',
            who: /^(?!.*(?<!\w)(?:(?:by|that|which|where|whichever|wherever|as|of|at) (?:the )?\[o\]|\[o\]'s (?:\w+ ){0,2}(?:choice|choosing|option|election|selection|discretion)|\[o\] (?:may|chooses?|selects?)))/,
          } as const,
        ].map(({ bears, who }): IssueRule => ({
          bears,
          all: [
            /\b(?:governing law|laws?|jurisdictions?|courts?|venue|forum|seat|place of (?:arbitration|suit|hearing))\b/,
            /(?<!\w)(?:(?:as|which|that|wherever|whichever|where) (?:the )?(?:\[(?!each)\w+\]|company|lender|we|it|licensor|landlord|franchisor)(?: \w+){0,2} (?:may |shall |then |from time to time |later )*(?:chooses?|selects?|elects?|designates?|decides?|nominates?|specif(?:y|ies)|prefers?|names?|picks?|directs?|determines?|notif(?:y|ies))|(?:at|in) the (?:sole )?(?:option|election|choice|discretion) of (?:the )?(?:\[(?!each)\w+\]|company|lender|licensor|lessor|landlord)|(?:at|in) (?:the )?(?:\[(?!each)\w+\]|company|lender|its|licensor|our)(?:'s)? (?:sole |absolute |own )*(?:option|election|discretion|choice)|of (?:the )?(?:\[(?!each)\w+\]|company|lender|its|licensor|our)(?:'s)? (?:own |sole )?(?:choice|choosing|selection)|(?:chosen|selected|designated|named|nominated|elected|specified|picked) (?:\S+ ){0,3}by (?:the )?(?:\[(?!each)\w+\]|company|lender|licensor|us|franchisor)|may (?:\S+ ){0,6}(?:chang\w+|choose|select|designate|substitut\w+|elect|mov\w+|pick|replace|nominate|specify)(?!\w).{0,40}(?<!\w)(?:law|court|forum|venue|jurisdiction|seat)|reserves? the right to (?:choose|change|select|designate|substitute)|(?:may|can) (?:\S+ ){0,3}(?:chang\w+|choos\w+|select\w*|mov\w+) (?:the )?(?:courts?|laws?|forum|venue|governing law|seat)|whichever (?:court|law|forum|venue|place) \S+ (?:\S+ )?(?:selects?|chooses?|prefers?|decides?))(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:exclusive remedy|in compliance with|blue sky|qualify or register|community standards|other applicable laws|permitted by applicable law|arbitrators? (?:chosen|selected)|(?:counsel|attorneys?|lawyers?) of (?:its|\[(?!each)\w+\]'s)|comply|law firm|required by law|tax|change in law|changes? (?:in|to) (?:the )?(?:applicable )?laws?|mutually|jointly|permitted by law|by law or|as permitted|under applicable law|fees of (?:the )?arbitrat\w+)(?!\w)|\[each\]/,
          ],
          test: ([, chooser], { words }) =>
            who.test(words) &&
            /\b(?:laws?|jurisdictions?|courts?|venue|forum|seat|place)\b/.test(
              words.slice(Math.max(0, chooser!.index - 70), chooser!.index + chooser![0].length + 50),
            ),
        })),
      ],
    ),
  },
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
