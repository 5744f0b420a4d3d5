import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { unlessDenied, type Denials } from '../denied.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const license =
  /\b(?:sub)?-?licen[cs]e[sd]?\b|\b(?:right|permission|authority)s? (?:to|of) (?:use|access|occup|reproduc|cop(?:y|ies)|exploit|practi[cs]|operat|display)|\b(?:use|usage) rights?\b|\brights? (?:granted|conferred|herein|under (?:section|clause))|\bgrant(?:s|ed)?\b|\bpermission\b|\bauthori[sz]ation (?:to|of)\b|\blicensed rights\b/;
const forever =
  /\b(?:perpetual(?:ly)?|in perpetuity|everlasting|for ever|forever|permanent|irrevocabl[ey]|non-?terminable|without (?:end|limit of time)|full term of copyright|for so long as copyright)\b/;
const ending =
  /\b(?:terminat\w*|revo(?:ke[ds]?|king|cable|cation)|rescind|cancel\w*|withdraw\w*|tak(?:e|en) back|enjoin|bring .{0,30}to an end|end the (?:\w+ )?licen[cs]e|right to end|suspend)\b/;

/** A time without end. */
const endless =
  /\b(?:perpetual(?:ly)?|in perpetuity|everlasting|for ?ever|for good|permanent(?:ly)?|unlimited (?:duration|term|period)|indefinite(?:ly)?|without (?:any )?(?:end|(?:time )?limit(?:ation)? (?:of|as to|in) time|time limit)|(?:full|entire|whole) (?:life|term) of)\b/;
/** What can't be taken back. */
const fixed =
  /\birrevocabl[ey]\b|\bnon-?(?:terminable|revocable|cancel(?:l)?able)\b|\b(?:not|never|n't|cannot|no event)\b.{0,40}\b(?:revo(?:ke[ds]?|cable)|terminat\w+|rescind\w*|withdraw\w*|take (?:\w+ ){0,3}back|cancel\w*|end)\b/;
const innocent =
  /\b(?:feedback|suggestions?|ideas|content|posts?|submissions?|data|copies|except (?:for|on|where|if|as)|unless|other than for|material breach|jurisdiction|proxy|power of attorney|easement|lease|letter of credit)\b/;

const support =
  /\b(?:(?:annual )?support(?: fee)?|upkeep(?: program(?:me)?)?|update (?:plan|program(?:me)?|subscription)|care plan|maintenance|hosting|service (?:contract|agreement|plan)|managed service|consumables|support (?:plan|fees?|subscription))\b/;

const improvement =
  /\b(?:improvements?|modifications?|enhancements?|derivative works?|adapt(?:ations?|ing)|extensions?|developments?|develops|inventions?|know-how gained|blocking patent|improve)\b/;

const minimum =
  /\b(?:minimums?|guarantee(?:d|s)? (?:annual |yearly )?(?:minimum|royalt\w+|amount|payment|sums?)s?|annual guarantee|(?:the )?guarantees?(?= (?:is|are|shall|remain|stay))|sums guaranteed|floor amount|fixed royalt\w+|minimum (?:royalt\w+|guarantee|fee|payment|purchase commitment))\b/;

/** Not to attack a mark that one is allowed to use is said in every license; it weighs less than a bar to attack a patent. */
const milderForMarks = (rule: IssueRule): readonly IssueRule[] => [
  {
    ...rule,
    level: 'low',
    all: [...rule.all, /\b(?:trade ?marks?|marks?|brands?|logos?|trade names?|content)\b/],
    none: [...(rule.none ?? []), /\bpatents?\b/],
  },
  {
    ...rule,
    test: (_, { words }) =>
      /\bpatents?\b/.test(words) || !/\b(?:trade ?marks?|marks?|brands?|logos?|trade names?|content)\b/.test(words),
  },
];

/** Taking back a permission, and doing so as one likes. */
const takeBack =
  '(?:revok(?:e|ed|ing)|withdraw(?:n|al)?|cancel(?:led|ed)?|terminated?|recall(?:ed)?|end(?:ed)?|discontinued?|call in|called in|pull(?: it)?|brought to an end|bring it to an end)';
const permission =
  '(?:licen[cs]es?\\b|permission\\b|authori[sz]ation\\b|rights? (?:to (?:use|display|occupy|access)|granted|of use|herein)\\b)';
const atWill =
  '(?:at any (?:time|moment)|(?:any|whatever) reason|no reason|no explanation|without (?:giving )?(?:any )?(?:cause|reason)|(?:sole|absolute|its|own) (?:and absolute )?discretion|at (?:its )?will|at its (?:option|convenience|pleasure)|for convenience|whenever|on a whim|considers? it|no need to show|regardless of any breach|without justif\\w+)\\b';

const insider =
  '(?:affiliates?|group compan(?:y|ies)|companies of the same group|subsidiar(?:y|ies)|parent|sister compan(?:y|ies)|outsourc(?:er|ers|ing)(?: \\S+)?|(?:third-party )?(?:contractors?|consultants?)|successors?|shared service centre|other public body|service providers)';

const sourceCode =
  "(?:\\bsource (?:code|materials?|files)\\b|\\b(?:full|corresponding|complete) source\\b|\\bthe source of (?:all|the|\\[\\w+\\])|\\b(?:firmware|program) sources?\\b|\\[\\w+\\]'s source\\b|\\b[a-z]+'s source\\b|\\bhuman-readable code\\b|\\bcode base\\b|\\bprogram text\\b|\\bdeposited code\\b|\\bcode in (?:human-readable|source|readable|uncompiled) form\\b|\\bin (?:human-readable|uncompiled|source) form\\b)";

const sublicensing =
  "(?:sub-?\\s?licens\\w*|sublicen[cs]e\\w*|further licen[cs]es|sub-\\[a\\]|pass (?:\\[o\\]'s )?rights on|extend its use rights|authori[sz]e third parties|to licen[cs]e (?:translations|others))";
const freely =
  '(?:without (?!limitation|limiting|the appropriate|the (?:prior )?written)|unlimited|unrestricted|to any (?:person|third party|replacement|number)|any replacement|anyone|whomever|freely|multiple tiers|no approval|thinks? (?:proper|fit|best)|sees fit|need not (?:seek|ask|obtain)|no notice|unfettered|at its (?:absolute |sole )?discretion|absolute discretion|no restriction|howsoever|to others at)\\b';

/** An attack on rights of another, and what it is aimed at. */
const attack =
  '(?:impugn(?:ing)?|question(?:ing)?|contest(?:ing)?|challeng(?:e|ing)|(?<!\\ba )(?<!any )disput(?:e|ing)(?! resolution| relating| arising)|attack(?:ing)?|oppos(?:e|ing)|invalidat(?:e|ing)|petition against|deny|denying|cast doubt|assail|litigate|call(?:ing)? (?:in|into) question|seek(?:ing)? to (?:cancel|revoke|invalidate))';
const attacked =
  '(?:\\b(?:validity|enforceability|registrability|ownership|title|(?:exclusive )?rights?|patents?|trade ?marks?|marks?|brands?|copyrights?|registrations?|intellectual property|know-how|licensed (?:ip|rights|mark)))\\b';
const notAboutRights: readonly RegExp[] = [
  /\bnot a penalty\b|\bsuch provision\b|\bprovisions? of this agreement\b|^\W*(?:\(\w+\) )?disputing [^.;]{0,60}\[a\]'s|\bcancellation request\b|\bcosts?\b.{0,80}\bborne\b|\bsuch questions\b|\b(?:any|such) (?:\w+ )?(?:contracts?|permits?)\b|\binvoice|\bfees? (?:that|in)\b|\bjurisdiction|\barbitrat|\bnothing in\b|\breasonableness|\brent\b|\bservice charge\b|\botherwise free\b|\b(?:validity|enforceability) of (?:this|the) (?:agreement|covenant|restriction|assignment|clause|security|loan)|\btitle to (?:the )?(?:property|premises|shares|goods)|\bindemnif|\bownership (?:interest|of (?:the )?(?:shares|premises))|\bliquidated damages\b|\bmay (?:contest|challenge|dispute)|\bany dispute\b|\baudit\b|\bdeposit\b|\bmeans\b|\bamounts? (?:due|payable|invoiced|charged)|\bdispute resolution\b/,
];

/** What a user hands in, and a license of it that does not end or knows no bounds. */
const userContent =
  /(?:(?:\[\w+\]'?s?|\b(?:user|customer|your|member|posted|submitted|uploaded|this|such)) (?:\[\w+\] |own )?(?:content|submissions?|posts?|photo(?:graph)?s?|videos?|reviews|recordings|data|uploads?|entries|information)|\b(?:submissions?|photo(?:graph)?s?|entries|materials?|reviews|recordings?|imported information|students' work|everything \[\w+\])\b[^.;]{0,30}\b(?:submitted|posted|uploaded|provided by|sent in|upload)|\b(?:by|when \[\w+\]|anything \[\w+\]|users?|guests?|contestants? agree that their) (?:post(?:s|ing)?|submit(?:s|ting)?|upload(?:s|ing)?|entries)\b|\b(?:product photographs|listing descriptions|submissions)\b|\b(?:content|materials?|information|works?|anything|whatever) (?:that |which )?\[\w+\] (?:may )?(?:submit|upload|post|provide|send|share)s?\b|\bright to use posted material\b|\bany content provided by\b)/;
const forGood =
  /\b(?:perpetual(?:ly)?|in perpetuity|(?<!un)irrevocabl[ey]|everlasting|for ?ever|for all time|for any (?:lawful )?(?:business |commercial |other )?purposes?|(?:in|for) any (?:media|manner|format)|in all media|every form|without limit of time|even after|survives? deletion|universe|so long as copyright|however \[\w\] want|as it likes|commercial purposes|commercially exploit|any lawful business purpose|cannot be withdrawn|for whatever reason|(?:license )?continues after|develop and sell)\b/;
const hostedOnly: readonly RegExp[] = [
  /(?<!ir)\brevocable\b|\bsole purpose\b|\bin accordance with this agreement\b|\bnon-?sublicensable\b|\bnon-?transferable\b|\bcontent (?:contained|delivered)\b|\b(?:may|shall|must|will|agree) not (?:be |to )?(?:\w+ ){0,3}(?:use|download\w*|cop(?:y|ied)|reproduced?|exploit|access|post|upload|submit)/,
  /\b(?:moral rights?|feedback|suggestions?|train|machine learning|ai|models?|aggregat\w+|anonym\w+|de-?identif\w+|personal data|confidential information|name and logo|logos?|trade ?marks?|solely|software|documentation|licensed (?:materials|content)|employee|deliverables?)\b|\bonly (?:to|for|as|on|in)\b|\bno purpose other\b|\bends when\b|\b(?:for|during) the term\b(?! and)|\bunless \[\w+\] give|\bdo(?:es)? not claim\b|\bsign all documents\b/,
];

/** Those who take rights in order to exploit them. */
const takesRights =
  /licensee|publisher|producer|label|studio|network|company|manufacturer|distributor|sponsor|platform/;
const licensedForPay = /\b(?:royalt\w+|exclusive licen[cs]e|licen[cs]e[ds]?|exclusive rights?)\b/;
const notItsExploitation: readonly RegExp[] = [
  /\b(?:updates?|upgrades?|enhancements?|new (?:versions|releases)|source code|confidential|support|competing|press release|errors?|modifications?|documentation|similar products|franchis\w+|each party|neither)\b|\[each\]|\bunless\b|\bother than\b|\bexcept\b|\bnot (?:market|sell|manufacture|produce|use|publish|release) (?:any|the|or)\b(?![^.;]{0,10}\blicensed)/,
];

/** How a statement says that the issue is not so. */
const denials: Denials = {
  // Until the last patent expires there is something to pay for.
  'royalties-after-patents':
    /\b(?:until|for the life of|during the life of|up to|through|ending (?:on|with))\b[^.;]{0,40}\blast\b[^.;]{0,40}\bpatents?\b|\blast (?:of the )?(?:\w+ )?(?:patents?|valid claims?) to expire\b/,
  'perpetual-irrevocable-license':
    /\b(?:neither|not) (?:perpetual|irrevocable)\b|\bnothing\b.{0,40}\bmakes?\b.{0,40}\birrevocable\b/,
  'license-ends-with-support': /\b(?:shall|does|do|will) not (?:lapse|end|cease|terminate|expire)\b/,
  'content-license-broad': /^no (?:[\w-]+ ){0,3}licen[sc]es?\b.{0,60}\b(?:is|are|shall be) (?:granted|given|implied)\b/,
  'minimum-royalty-despite-cut': /\b(?:shall|does|do|will) not owe\b|\bneed not pay\b/,
};

/** What this topic finds: how far a license reaches, what it costs to keep it and what it takes back. */
const found = defineTopic(
  'license-grant',
  file,
  {
    'perpetual-irrevocable-license': [
      ...barring(
        [
          /\bsubject to (?:the )?payment\b|\b(?:up)?on expiration of\b|\bfor the period specified\b|\bfollowing (?:provisions|sections)\b|\[each\] grants\b|\[a\] may terminate any licen[cs]e/,
        ],
        [
          {
            bears: 'other',
            all: [/\[a\]'s (?:right|licen[cs]e|permission)\b/, endless, fixed],
            none: [innocent],
          },
          {
            bears: 'actor',
            force: 'waiver',
            all: [
              /\bright to\b.{0,20}\b(?:bring|end|terminate|revoke|withdraw|cancel)\b.{0,40}\b(?:licen[cs]e|grant|rights)\b/,
            ],
            none: [/\bunless\b|\bexcept\b/],
          },
          {
            bears: 'actor',
            all: [
              /\[a\] (?:\w+ ){0,4}(?:grants?|gives?|licen[cs]es?|concedes?|confers?|provides?)\b/,
              license,
              endless,
              fixed,
            ],
            none: [innocent, /\b(?:embedded|incorporated|contained|so far as|to the extent|deliverables?)\b/],
          },
          {
            bears: 'actor',
            level: 'low',
            all: [
              /\[a\] (?:\w+ ){0,4}(?:grants?|gives?|licen[cs]es?)\b/,
              license,
              endless,
              fixed,
              /\b(?:embedded|incorporated|contained|so far as|to the extent|deliverables?)\b/,
            ],
            none: [innocent],
          },
          {
            all: [license, endless, fixed],
            none: [
              innocent,
              /\[a\] (?:\w+ ){0,4}(?:grants?|gives?|licen[cs]es?)\b|\b(?:embedded|incorporated|deliverables?)\b/,
            ],
          },
          {
            bears: 'actor',
            force: ['ban', 'no-right'],
            all: [
              /\b(?:take|withdraw|revoke|end|cancel)\b (?:[\w\[\]']+ ){0,4}?(?:licen[cs]e|permission|right to use|grant|rights)\b/,
              /\b(?:even (?:if|where|when|though)|whatever|for any reason|ever\b)/,
            ],
            none: [/\bexcept\b|\bunless\b|\bcontent\b|\bdata\b/],
          },
          {
            all: [
              license,
              forever,
              /\b(?:not|never|cannot|immune|incapable|no default|any (?:ground|reason|cause)|howsoever|notwithstanding|whatever|neither|non-?terminable|surviv\w+|waives?|any breach|default)\b/,
              /\b(?:terminat|revo[ck]|breach|default|withdraw|rescind|cancel|non-?payment|insolven|bring .{0,20}to an end|for any (?:reason|cause))/,
            ],
            none: [
              /\brefund\b/,
              /\bdoes not cure\b|\bis not cured\b|\bmay terminate the perpetual\b/,
              /\bwithout cause\b|\bright of action\b|\bfee is payable\b/,
              /\bmay terminate if\b|\bwhich it may terminate\b|\bexcept (?:for|where|on)|\bunless\b|\bnot perpetual\b|\bfeedback\b|\bsuggestions\b|\bcontent\b|\bdata\b|\bjurisdiction\b|\bmaterial breach\b.{0,50}\bcure|\bdocumentation\b/,
            ],
          },
          {
            force: ['ban', 'fact', 'waiver', 'no-right', 'duty', 'right', 'acknowledgement', 'no-duty'],
            all: [
              /\b(?:shall|will|may|can|does|do|in no event|under no circumstances|waives?|entitles?|cannot|agrees that it cannot|immune|incapable|not)\b/,
              ending,
              /\b(?:licen[cs]e[sd]?|licensed rights|use rights|grant|rights (?:granted|can)|the rights)\b/,
              /\b(?:never|cannot|not (?:give rise|entitle)|in no event|no event may|waives all rights|immune|but not to|entitles the \[\w+\] to (?:compensation|damages) but|not (?:be )?(?:terminable|revocable|withdrawn)|may not (?:terminate|revoke|end))\b/,
            ],
            none: [
              /\brefund\b/,
              /\bdoes not cure\b|\bis not cured\b|\bmay terminate the perpetual\b/,
              /\bwithout cause\b|\bright of action\b|\bfee is payable\b/,
              /\bexcept\b|\bunless\b|\bcure\b|\bduring the (?:subscription )?term\b|\bother than\b|\bfor convenience\b|\bopen source\b|\bfeedback\b/,
            ],
            test: (_, { words }) => !/\b\[(?:taker)\] (?:may not|shall not) terminate/.test(words),
          },
          {
            all: [
              /\b(?:licen[cs]es?|grant)\b[^.;]{0,70}\b(?:surviv\w+|continues?|remains? in (?:force|effect))\b/,
              /\b(?:terminat\w+|expir\w+|breach)\b/,
              /\b(?:howsoever|however|any reason|own breach|even (?:on|if|for)|whatever|notwithstanding)\b/,
            ],
            none: [/\bmaintenance\b|\bsupport\b|\bsublicens|\bcontent\b|\bdata\b|\bfeedback\b|\bmonth-?to-?month\b/],
          },
          {
            all: [/\bnon-?terminable\b/, /\blicen[cs]e\b|\brights?\b/],
            none: [/\bfee (?:is|shall be) payable\b/],
          },
        ],
      ),
      {
        all: [
          /\bfailure\b.{0,40}\bto pay\b|\bnon-?payment\b|\bbreach\b/,
          /\bnot (?:be (?:a )?)?(?:ground|give rise|entitle|constitute)|\bno (?:ground|right)/,
          /\b(?:end|terminat\w+|revok\w+)\b.{0,30}\blicen[cs]e/,
        ],
      },
      {
        within: 'sentence',
        force: ['fact', 'transfer', 'duty'],
        all: [
          /\birrevocable\b|\bperpetual\b/,
          /\b(?:only|sole|exclusive) remed(?:y|ies)\b.{0,40}\b(?:breach|default)?\b.{0,20}\b(?:damages|money|monetary)/,
        ],
        clause: [/\blicen[cs]e/],
      },
      {
        force: ['ban', 'no-right'],
        bears: 'giver',
        all: [
          /\b(?:under no circumstances|in no event|may (?:not|never)|shall (?:not|never)|no right to|cannot)\b/,
          /\b(?:terminate|revoke|end|withdraw|cancel)\b/,
          /\blicen[cs]e\b|\blicensed rights\b/,
          /\beven (?:if|where|when)\b|\bfor any (?:reason|cause)\b|\bany breach\b|\bnon-?payment\b|\bfails? to pay\b/,
        ],
        none: [/\bsubject to (?:the )?payment\b/, /\bexcept\b|\bunless\b|\bmaintenance\b/],
      },
      { all: [/\blicen[cs]e\b/, /\bsurvives?\b (?:any|all|\[\w+\]'s|the)? ?(?:breach|default)/] },
    ],
    'license-ends-with-support': barring(
      [/\bon (?:a |any |the )?release\b/],
      [
        {
          within: 'sentence',
          all: [
            /\b(?:licen[cs]e|right to (?:use|operate|run))\b[^.;]{0,60}\b(?:tied to|stands and falls with|depends on|bound to|coupled (?:to|with)|linked to|hinges on|falls away with|goes with|continues only for)\b[^.;]{0,50}\b(?:support|maintenance|upkeep)\b|\bonly (?:\[a\] |the )?with a current (?:maintenance|support) plan\b|\b(?:operate|use|run) the (?:software|program|system|firmware|product) only for as long as\b[^.;]{0,50}\b(?:support|maintenance)\b|\bwhen the (?:support |maintenance )?plan runs out\b/,
          ],
          none: [
            /\bnot (?:affect|depend|conditional|tied)|\bwithout effect\b|\bwarrant|\bescrow|\binsolven|\bhosted service|\bremains? in force|\bfee (?:is|shall)|\bonly (?:during|for) (?:business|normal) hours/,
          ],
        },
        {
          all: [
            /\b(?:licen[cs]es?|rights? (?:to|of) (?:use|run|operat\w+|access)|permission|software|system|firmware|program)\b/,
            /\b(?:support|maintenance|upkeep|service (?:contract|plan|agreement)|update (?:plan|subscription)|care plan)\b/,
            /\b(?:failing which|lapse|uninterrupted|at all times subscrib\w+|condition(?:al)?|keeps? (?:up|paying)|paid-up|must (?:uninstall|stop|remove|delete))\b/,
            /\b(?:cease[sd]?|disabled|terminat\w+|ends?|stop(?:s|ped)?|withdrawn|expires?|conditional|uninstall|switched off)\b/,
          ],
          none: [
            /\bnot (?:affect|depend|conditional)|\bwarrant|\bescrow|\binsolven|\bhosted service|\bremains? in force/,
          ],
        },
        {
          all: [
            /\b(?:licen[cs]es?|right to (?:use|run)|use rights?|permission to use|rights under|software|system|firmware|program)\b/,
            support,
            /\b(?:only for so long|only while|only as long|so long as|valid only|only if|conditional|condition(?:ed)? (?:up)?on|coterminous|ends?|ended|terminates?|terminate|ceases?|cease|stop using|withdrawn|lapses?|disabled|no longer|falls with|ancillary|no licen[cs]e|and not otherwise|expires?)\b/,
          ],
          none: [
            /\bterminate the provision of\b|\btemporarily\b/,
            /\bwarrant|\bduty to support\b/,
            /\b(?:does|do|shall|will) not (?:affect|depend|end|terminate)|\bnot conditional\b|\bremains? in force\b|\bremaining in force\b|\bsubscription term\b|\bmay use the last\b|\bends when the licen[cs]e|\bcontinue using\b|\bhosted service\b|\bwithdraw support\b|\bmay (?:stop|end|cease|discontinue) (?:\w+ )?(?:support|maintenance)|\bdiscontinues? (?:\w+ )?support|\b(?:insolven|release event|escrow)/,
          ],
          test: (_, { words }) => !/^support (?:ends|terminates|ceases)/.test(words),
        },
        {
          all: [
            /\b(?:licen[cs]e[sd]?|right(?:s)? to (?:use|run)|may (?:only )?use|use of)\b/,
            /\b(?:for (?:as|so) long as|for the period (?:that|during which)|while|during (?:such|the) time as|(?:only )?until|for the duration of|provided (?:that )?|co-?terminous with)\b.{0,60}\b(?:support|maintenance|retain(?:s|ed)?|engaged|engagement|subscrib\w+ to (?:support|maintenance)|services? (?:contract|agreement|plan))\b/,
          ],
          none: [
            /\bterminate the provision of\b|\btemporarily\b/,
            /\bwarrant|\bnot (?:affect|depend|conditional)|\bescrow|\bhosted service\b|\bconfidential information\b|\b(?:perform|provid)\w+ (?:the )?services\b|\bemploy/,
            /\bname\b|\blogo\b|\bretain(?:s|ed)? (?:\S+ ){0,3}(?:cop(?:y|ies)|records|title|ownership)\b/,
          ],
        },
      ],
    ),
    'license-revocable-at-will': barring(
      [
        /\bbreach\b|\bdefault\b|\binsolven|\bwithout effect on the licen[cs]e|\bmove out\b|\bpaying (?:such )?royalt|\boption to purchase\b|\binfring|\bproxy\b|\bfails to\b|\bonly where\b|\b(?:not|never) (?:be )?(?:revoked|withdrawn|terminated)|\bpay\b|\bgift\b|\bautomatic renewal\b|\bgeneral licen[cs]e\b|\breviews?\b|\[each\]|\bsupport|\b(?:is|are) irrevocable\b/,
        /\bterminat\w+ (?:of )?this agreement\b|\b(?:agreement|contract|order|services) for convenience\b|\b(?:upon|on) (?:the )?(?:expir\w+|termination)\b|\bin the event\b|\bupon the occurrence\b|\[a\] may (?:terminate|end|cancel) (?:the|its|this) licen[cs]e at any time(?: on \d+ days|\W*$)/,
      ],
      [
        {
          force: ['right', 'fact', 'duty', 'transfer', 'no-duty', 'acknowledgement'],
          all: [
            new RegExp(
              `\\b${takeBack}\\b[^.;]{0,50}?\\b${permission}[^.;]{0,110}?\\b${atWill}|\\b${atWill}\\b[^.;]{0,90}?\\b${takeBack}\\b[^.;]{0,50}?\\b${permission}|\\b${permission}[^.;]{0,90}?\\b(?:may|can|could)\\b[^.;]{0,30}\\b${takeBack}\\b[^.;]{0,90}?\\b${atWill}|\\b${permission}[^.;]{0,140}?\\b(?:only until|at the (?:pleasure|will) of|mere courtesy|bare licen[cs]e)\\b[^.;]{0,140}`,
            ),
          ],
          test: (_, statement) =>
            !/^\[a\] may (?:terminate|cancel)/.test(statement.words) ||
            !/licensee|customer|client|user/.test(statement.actor?.word ?? ''),
        },
        {
          all: [
            /\bpower (?:of|to) (?:revo\w+|withdraw\w*)\b[^.;]{0,60}\b(?:absolute|unfettered|need not be justified|without cause)\b/,
          ],
        },
        {
          all: [/\bnothing obliges\b[^.;]{0,60}\blicen[cs]e\b|\bit may be recalled by (?:simple )?notice\b/],
        },
        {
          all: [
            /\bgrant lasts during\b|\bbare licen[cs]e\b|\brevocable (?:at will|permission|without (?:cause|notice|reason))\b|\b(?:licen[cs]e|permission|rights?)\b[^.;]{0,40}\bterminable at (?:the )?will\b/,
          ],
          none: [/\bnot\b/],
        },
      ],
    ),
    'license-narrow-use': barring(
      [
        /\blandlord\b|\btenan(?:t|cy)\b|\brent\b|\bpremises\b|\bindemnif|\bharmless\b|\bliabilities\b/,
        /\bneed to know\b|\bconfidence\b|\bdisclose\b|\bdoes not apply\b|\bconfidential|\bcompetitor|\bsolicit|\bshares\b/,
        /\bsuccessors and assigns\b|\b(?:trade ?marks?|trade names?|licensed mark)\b|\band its affiliates (?:may|shall)\b|\bwithout (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?consent|\bat no (?:extra|additional)\b|\baffiliates? may\b|\bmay (?:let|permit|allow)\b|\bmeans\b|\bcovers all\b|\bnot (?:limited|restricted) to\b|\bany (?:site|location)\b/,
      ],
      [
        {
          force: ['ban', 'no-right', 'fact', 'duty', 'right', 'exclusion', 'no-duty'],
          all: [
            new RegExp(
              `\\b(?:licen[cs]e|rights? of use|right to use|use)\\b[^.;]{0,80}\\b(?:does|do|shall|will) not (?:extend|inure|pass|cover|permit|include)\\b[^.;]{0,70}\\b${insider}\\b|\\bshall not inure to\\b[^.;]{0,30}\\bsuccessors?\\b|\\b(?:no|neither)\\b[^.;]{0,40}\\b${insider}\\b[^.;]{0,90}\\b(?:may|shall|can)\\b[^.;]{0,30}\\b(?:use|access|benefit|touch)\\b|\\b(?:not|n't) (?:\\w+ ){0,2}(?:permit|allow|let)\\b[^.;]{0,60}\\b${insider}\\b[^.;]{0,90}\\b(?:use|access|touch)\\b|\\b${insider}\\b[^.;]{0,50}\\b(?:may|shall|can) not (?:use|access|benefit|have access)\\b|\\b${insider}\\b[^.;]{0,50}\\b(?:are|is) not (?:covered|licensed|permitted)\\b|\\b(?:use|access) by [^.;]{0,40}\\b${insider}\\b[^.;]{0,60}\\b(?:not permitted|prohibited|forbidden|unlicensed)\\b|\\bnot by or for any ${insider}\\b|\\bpurposes of any ${insider} shall be unlicensed\\b`,
            ),
            /\b(?:licen[cs]e[sd]?|use|software|system|materials|rights? of use|deliverables|platform|program|database)\b/,
          ],
        },
        {
          force: ['fact', 'transfer', 'right', 'duty', 'ban'],
          all: [
            /\b(?:licen[cs]e[ds]?|right of use|right to use|rights? (?:are|is) granted|use[ds]?|install(?:ed)?)\b[^.;]{0,90}?\b(?:(?:one|single|named|designated|that) (?:legal entity|entity|site|location|address|computer|machine|server|building|equipment|unit|office|plant)|only within (?:the |one )?(?:\w+ )?(?:office|site|building|plant)|plant at \w+ (?:alone|only)|facility in \w+|one building|per (?:machine|site))\b/,
            /\b(?:only|solely|alone|confined|limited|restricted|exclusively|single|one|extends to|per|for (?:the )?(?:one|single|named))\b/,
          ],
          none: [/\brecoverable\b|\bsave that\b|\bdelivery\b|\bservice(?:s|d)? at\b|\bnot limited\b|\bany of its\b/],
        },
        {
          all: [
            /\b(?:disaster recovery|backup server|relocation|remote access|moving it)\b[^.;]{0,90}\b(?:outside the licen[cs]e|further licen[cs]e|prohibited|new licen[cs]e|additional (?:licen[cs]e )?fee|separately chargeable|new fee)\b/,
          ],
        },
        {
          all: [
            /\b(?:change of control|merger|transfer of business|acquisition)\b[^.;]{0,100}\b(?:licen[cs]e|right of use|rights? to use)\b[^.;]{0,40}\b(?:to an end|ends|terminates automatically)\b|\bmerger counts as a forbidden transfer\b|\b(?:outsourcing|sister)\b[^.;]{0,60}\bmay touch the system\b/,
          ],
        },
        {
          force: ['transfer', 'duty', 'fact', 'right'],
          all: [
            /\blicen[cs]e\b[^.;]{0,120}\b(?:at|on|within) (?:the|a|one|its) (?:single |named |designated )(?:site|location|premises|facility|machine|server|computer|address)\b/,
          ],
          none: [/\bsign(?:s|age)\b|\btrailer\b|\bservices at\b/],
        },
      ],
    ),
    'sublicensing-free': barring(
      [/\bprocure that\b.{0,60}\bsublicensees\b/],
      [
        {
          force: 'right',
          bears: 'other',
          all: [
            /\b(?:hand|pass|give|transfer|lend)\b (?:these|those|the|such|its|our|this)? ?(?:\w+ )?(?:rights?|licen[cs]e|permission|them)\b.{0,20}\bon\b|\bpass (?:them|it|these rights) (?:on )?to\b/,
            /\b(?:partners|others|anyone|third parties|affiliates|theirs|whoever|without (?:checking|asking|telling|consent))\b/,
          ],
          none: [
            /\bwithout (?:the |any )?rights? to (?:grant )?(?:further )?sub-?licen|\bcause (?:[\w-]+ ){0,5}sub-?licensees?\b/,
            /\bnot\b|\bdata\b|\bcosts?\b|\btax/,
          ],
        },
        {
          bears: 'actor',
          all: [
            /\[a\] (?:\w+ ){0,2}(?:lets?|allows?|permits?|authori[sz]es?|agrees? that) \[o\]/,
            /\b(?:pass (?:[\w\[\]']+ ){0,4}(?:rights?|licen[cs]e|permission)s? on|pass on (?:[\w\[\]']+ ){0,4}rights?|let (?:others|other people|anyone)|sub-?licen[cs]e|license (?:it|them|others))\b/,
            /\b(?:anyone|whoever|any third party|others|without asking|choose|as [\[\w\]]+ (?:likes?|wish))\b/,
          ],
        },
        ...barring(
          [
            /\bwithout (?:the |any )?rights? to (?:grant )?(?:further )?sub-?licen|\bcause (?:[\w-]+ ){0,5}sub-?licensees?\b/,
          ],
          [
            {
              force: ['right', 'transfer', 'fact'],
              all: [
                /\b(?:extend|pass|grant|confer|make available|authori[sz]e|transfer)\b (?:[\w,]+ ){0,14}?(?:others|other persons|third parties|any person|whom\w*)\b|\b(?:to|for) others\b/,
                /\b(?:rights? (?:under|to use|in)|licen[cs]e[sd]?(?: rights)?|patent rights|permission)\b/,
                /\bwithout\b.{0,60}\b(?:consent|approval|asking|leave|permission|account(?:ing)? to|notice)\b/,
              ],
              none: [
                /\bnot\b.{0,30}\bwithout\b|\bassign (?:this|the) agreement|\bcontent\b|\bfeedback\b|\bconfidential|\bunreasonabl|\bshares\b|\bdata\b|\bmay not\b/,
              ],
            },
            {
              force: ['right', 'transfer', 'fact', 'acknowledgement', 'duty'],
              all: [
                new RegExp(
                  `\\b${freely}[^.;]{0,60}?${sublicensing}(?!\\w)|${sublicensing}(?!\\w)[^.]{0,160}?\\b${freely}`,
                ),
              ],
              none: [
                /\bdenial\b|\bpursuant to written agreements\b|\ball sublicensing\b|\blicensees? hereunder\b|\bwithout limiting\b|\b(?:comply|diligently enforce)\b|^\W*\(\w\) sub-?licen/,
                /\b(?:may|shall|must) not\b|\bno sublicen[cs]e (?:may|shall)|\bprior (?:written )?consent of|\bwith consent\b|\bremains? (?:fully )?(?:liable|responsible)|\bwithout (?:the )?(?:\[\w+\]'s |licensor's )?prior written consent\b.{0,5}$|\bcontent\b|\bfeedback\b|\bbound by (?:these|this)|\bsuggestion/,
                /\bneither\b|\bwithout (?:the |any )?rights? to (?:grant )?sub-?licen|\bnon-?sub-?licen|\bno rights? to (?:grant )?sub-?licen/,
              ],
            },
          ],
        ),
        {
          all: [
            /\b(?:sub-?licens\w+|sub-\[\w+\])(?!\w)/,
            /\b(?:not (?:be )?(?:answerable|liable|responsible)|owes nothing|liability .{0,30}excluded|no (?:liability|responsibility)|look to them alone)\b/,
          ],
          bears: 'giver',
        },
        {
          force: ['no-duty', 'fact', 'exclusion', 'right'],
          all: [
            /\bconsent\b|\bapproval\b|\bnotice\b/,
            /\bnot (?:be )?(?:required|needed)\b|\bno (?:consent|approval)\b/,
            /\bsub-?licens/,
          ],
        },
      ],
    ),
    'license-exclusivity-hollow': [
      ...barring(
        [/\bjurisdiction|\bremed|\bcourts?\b|\bconfidential|\binjunct/],
        [
          {
            bears: 'taker',
            all: [
              /(?<!non-)(?<!non )\bexclusiv\w+\b/,
              /\b(?:notwithstanding|despite|except (?:as to|for|against)|save (?:as to|for)|in spite of|although)\b/,
              /\b(?:retains?|reserves?|keeps?|right to|has granted|may (?:hereafter )?grant|grant licen[cs]es|like rights|continue|may)\b/,
              /\b(?:itself|its (?:subsidiaries|affiliates)|subsidiaries|persons? to whom|others|like rights|through its)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /(?<!non-)(?<!non )\b(?:exclusiv\w+|sole)\b/,
              /\b(?:shall|will|does|do|may) not (?:be (?:read|construed|taken) (?:to|as) )?(?:prevent|limit|restrict|bar|preclude|stop|affect|bind|prejudice)\w*\b/,
              /\[(?:a|giver|o)\]'s (?:own )?(?:exploitation|use|right|sales|trading)|\b(?:prevent|bar|preclude|stop)\w* (?:the )?\[(?:a|giver|o)\]|\bfrom (?:making|selling|using|publishing|licensing|appointing|granting)/,
            ],
            clause: [/\b(?:licen[cs]\w*|grant|rights)\b/],
          },
        ],
      ),
      {
        all: [
          /"exclusive"/,
          /\b(?:not appoint more than|no more than|fewer than|up to) \d+ (?:other|further|additional)/,
        ],
      },
      {
        all: [
          /\bexclusiv\w*\b|\bprotected (?:territory|area)\b|\bsole (?:licen|right|distributor|agent)/,
          /\b(?:save for|except (?:for|that)|although|reserves? (?:the|all) rights?|does not (?:stop|prevent|bind)|shall not (?:prevent|stop|restrict|limit)|subject to (?:\[\w+\]'s |the )?(?:own )?rights?(?: which)?|outside the exclusive|notwithstanding the exclusive|falls away|without prejudice to|denotes only|open to all comers|may (?:at any time )?(?:open|appoint|sell|use|licen[cs]e|also)|in future grant|not bind)\b/,
          /\b(?:itself|its affiliates|its group|affiliates|others|anyone|other occupiers|any (?:\w+ )?third party|further agents|through partners|partners|supplying|internet sales|online channels|key accounts|to others|or licen[cs]e others|sell directly|exploit|negotiated|resellers|non-core|any person)\b/,
        ],
        none: [
          /\brights? of first\b|\bgovernment rights\b/,
          /\bjurisdiction\b|\bremed(?:y|ies)\b|\bnon-exclusive\b|\beven as to\b|\bshall not (?:itself|appoint)|\bconfidential|\bnegotiat(?:e|ions) with\b|\bcourts?\b/,
        ],
        test: (_, { words }) => !/\b(?:shall|will|may) not itself\b/.test(words),
      },
      {
        all: [
          /"?exclusive"?\b.{0,30}\b(?:means|denotes|shall mean)\b/,
          /\b(?:only|merely|save|except|other than|subject to)\b/,
        ],
        none: [/\bfield\b|\bremed/],
      },
      {
        within: 'sentence',
        all: [
          /\bexclusive\b/,
          /\breserves all rights to (?:exploit|use|licen[cs]e|sell|market)|\bmay (?:also )?sell directly|\bmay (?:use|itself|itself use|appoint|grant|licen[cs]e) .{0,40}\b(?:others|other|further|any person|itself|directly)/,
        ],
        none: [/\bjurisdiction|\bnon-exclusive\b|\bremed/],
      },
      {
        all: [
          /\bexclusive (?:licen[cs]e|rights?|appointment|distributor|grant)\b|\brights are exclusive\b/,
          /\[(?:a|giver)\](?:'s right to| may| shall be (?:free|entitled) to| can) (?:\w+ ){0,3}(?:grant|sell|appoint|use|licen[cs]e|supply|exploit|practi[cs]e)/,
        ],
        none: [/\bnon-exclusive|\bjurisdiction|\bterminat|\bnot\b/],
      },
    ],
    'grant-cut-by-notice': [
      {
        bears: 'taker',
        all: [
          /\b(?:field|territory|scope|products?|licensed (?:area|field|products))\b/,
          /\b(?:such as|as|whatever|what|that which|those)\b.{0,20}\[?\w+\]? (?:may )?(?:last |from time to time |at any time )?(?:notif(?:y|ies|ied)|determines?|designates?|specif(?:y|ies)|lists?|publish\w*|decides?)\b/,
          /\b(?:field|licen[cs]\w*|grant|scope)\b/,
        ],
        none: [/\bprice|\bfees?\b|\baddress|\bdefect|\border\b|\bproduct specification/],
      },
      {
        force: ['right', 'fact', 'duty'],
        all: [
          /\b(?:may|can|power|right|reserves?|free|entitled)\b/,
          /\b(?:delete|remove|withdraw|take|strike|cut|drop|exclude|carve)\b/,
          /\b(?:products?|countr(?:y|ies)|territor(?:y|ies)|trade ?marks?|marks|titles?|fields?|patents?|features?|content|lines|channels?|regions?|propert(?:y|ies)|works?|items?)\b/,
          /\b(?:from|out of)\b (?:[\w\[\]']+ ){0,3}(?:schedule|exhibit|annex|appendix|licen[cs]e|grant|scope|list)\b/,
        ],
        none: [/\binfring|\bprices?\b|\bfees?\b|\bby agreement\b|\bmutual|\[each\]|\bdata\b|\bbreach|\bnot\b/],
      },
      {
        all: [
          /\b(?:territory|field|licensed (?:products|marks|field|territory|titles|area)|products)\b/,
          /\b(?:as (?:amended|revised|varied|changed|updated|modified)|as [\w\[\]]+ may (?:amend|revise|vary|change|update))\b.{0,60}(?<!\w)(?:by|from time to time|discretion|\[\w+\])/,
          /\b(?:discretion|notice|sees? fit|sole|unilateral\w*|(?:by|as) (?:the )?\[(?:giver|a)\]|by (?:the )?\w+ (?:from time|in its|at its))(?!\w)/,
        ],
        none: [
          /\b(?:by|in) (?:the )?(?:parties|agreement|writing signed)|\blaws?\b|\bact\b|\bregulation|\bmutual|\[each\]|\bprice|\bpolic(?:y|ies)\b/,
        ],
      },
      {
        force: ['right', 'duty', 'fact', 'transfer', 'acknowledgement'],
        all: [
          /\b(?:remove|delete|withdraw|reduce|redraw|take|shut|change|amend|narrow|vary|modify|limit|exclude|restrict|terminate or modify)\b[^.;]{0,60}?\b(?:licensed (?:products?|field|lines|territory|marks?)|products?|titles?|(?:the |\[\w\]'s )?territor(?:y|ies)|countr(?:y|ies)|regions|districts|accounts|any field|the field|boundaries of|protected (?:area|exclusive rights)|exclusive rights|exclusivity|reserved rights|scope of the (?:licen[cs]e|grant))\b|\b(?:any (?:title|product|country)|(?:individual )?trade ?marks?|schedule \d|the extent of the premises licensed|any territory|exclusivity)\b[^.;]{0,60}\b(?:(?:may|can) be (?:withdrawn|removed|amended|varied|deleted|reduced)|drops out|falls away)\b|\bthe field shall be whatever\b/,
          /\b(?:by (?:giving )?(?:\w+ )?notice|on \d+ days'? (?:written |prior )?notice|(?:upon )?(?:\w+ )?notice|written notification|field notice|last notified|(?:sole|absolute|its) discretion|at any time|as it sees fit|simply by|by (?:updating|naming|telling)|designates|serving notice|when it says so|no reason)\b/,
          /\b(?:licen[cs]e[ds]?|grant|territor\w+|field|protected (?:area|exclusive)|scope|distribut\w*|districts|exclusiv\w+|agreement upon written notification|reserved rights)\b/,
        ],
        none: [
          /\b(?:covenants?|voluntary|recall|substitut\w+|substitute|cease to operate|terms of use|adopted|first refusal)\b/,
          /\bby agreement\b|\bsigned by\b|\baddress\b|\broyalt(?:y|ies) (?:by|at)\b|\binfring|\bin the same proportion\b|\bmisses the minimum|\bprices?\b|\bfees? (?:by|at|on)\b|\bpay(?:ment)?\b(?! remain)|\bwithdraw the licen[cs]e\b|\bdata\b|\bcontent\b|\bservices?\b(?! mark)/,
          /\bnot be (?:reduced|changed|amended)|\bonly by (?:an |a )?(?:amendment|written)|\bconfidential|\bmay not\b|\bmutual/,
          /\[each\] may/,
        ],
      },
      {
        all: [/\belection to convert\b|\bconvert .{0,40}\bnon-exclusive\b/, /\bnotice\b|\belection\b|\bdiscretion\b/],
        none: [/\bminimum\b.{0,30}\b(?:not met|misses|fails)/],
      },
      {
        force: ['right'],
        all: [
          /\[a\]|\[p\]|\[giver\]/,
          /\b(?:modify|change|vary|alter|reduce|amend|adjust|cut|shrink|take .{0,40}out of|exclude|remove|withdraw|delete)\b/,
          /\b(?:territor\w+|licensed (?:products|field|territory|marks|titles)|field of use|(?:titles|products?|countr\w+|regions?|marks) (?:out of|from) (?:\[\w+\]'s |the |your )?(?:scope|licen[cs]e|grant|agreement|contract)|scope of the licen[cs]e)\b/,
          /\b(?:at any time|discretion|notice|whenever|choose|from time to time|as it sees fit)\b/,
        ],
        none: [
          /\bby agreement\b|\[each\]|\binfring|\bonly\b|\bnot\b|\bprice|\bmisses|\bminimum (?:sales|purchases)\b.{0,20}\b(?:not met|missed)|\bin proportion\b/,
        ],
      },
    ],
    'source-code-unconditional': barring(
      [/\bdeposit\b.{0,80}\bin escrow\b|\bescrow (?:agent|\[\w+\])/],
      barring(
        [/\bescrow agent\b/, /\bpersonnel,? (?:premises|systems)\b/],
        [
          {
            bears: 'giver',
            all: [
              /\b(?:source (?:code|materials?)|escrow(?:ed)?|deposit(?:ed)? (?:code|materials?))\b/,
              /\b(?:release[ds]?|call for|deliver(?:y|ed)?|obtain|receive|demand)\b[^.;]{0,60}\b(?:(?:up)?on|for|after|in case of|in the event of|if there is) (?:any|every|each|a (?:minor|single|trivial)) (?:breach|default|failure|non-?compliance|delay)\b/,
            ],
            none: [/\bmaterial breach\b|\bnot cured\b|\bfails to cure\b|\bonly\b|\bindemnif/],
          },
          {
            bears: 'giver',
            force: 'right',
            all: [
              /\[a\] may (?:call for|demand|require|obtain) (?:the )?release (?:up)?on (?:any|every|each) (?:breach|default|failure)\b/,
            ],
            clause: [/\bsource code\b/],
          },
          {
            bears: 'giver',
            all: [
              /\bsource (?:code|files?|materials?)\b/,
              /\b(?:made available|make available|uploaded|committed|deposited (?:with|in) (?:the )?\[|push(?:ed)?|repository|transferred|turned over)\b/,
              /\b(?:each|every|all|at (?:each|every)|milestone|release|update|any time)\b/,
            ],
            none: [/\bescrow\b|\bonly (?:if|on|upon|after)\b|\binsolven|\bopen source|\bnot\b|\brelease event/],
          },
          {
            bears: 'actor',
            force: 'duty',
            all: [
              /\byou\b|\[a\] (?:\w+ ){1,4}(?:give|deliver|hand|send|provide|supply)\b(?: over)? \[o\]/,
              /\[a\]'s (?:\w+ )?source (?:code|files)\b/,
            ],
            none: [/\bescrow\b|\bonly (?:if|on|upon)\b|\bnot\b/],
          },
          {
            force: ['duty', 'right', 'fact', 'transfer', 'waiver', 'no-duty', 'ban'],
            all: [
              new RegExp(
                `\\b(?:deliver|surrender|turn over|hand(?:s|ed)?(?: over)?|suppl(?:y|ies)|provides?|furnish|give|disclose|upload|place|deposit|call for|receive|obtain|copy of|unrestricted access|accompanied by|shall have)\\b[^.;]{0,110}?${sourceCode}|${sourceCode}[^.;]{0,90}?\\b(?:(?:be|are|is) (?:\\w+ )?(?:furnished|delivered|supplied|provided|handed over|lodged|made available|turned over|deposited)|shall be made upon its demand|to which \\S+ \\S+ has unrestricted access)\\b|\\brelease of the deposited code\\b[^.;]{0,60}\\bdemand\\b`,
              ),
            ],
            none: [
              /\b(?:not|never) give\b|\bgive notice\b|\bverify\b|(?<!not )\bwith (?:the |an )?escrow\b|\bcertain circumstances\b|\baccess conditions\b|\bescrow agreement\b|\binto escrow\b|\bif sap\b|\b(?:may|must|shall|will) not\b|\bagrees not\b|\bpermission\b|\battempt|\bextract\b|\blicen[cs]e to (?:use|modify)\b|\benforce/,
              /\bonly upon\b|\bupon (?:the )?\[\w+\]\'s (?:bankruptcy|insolvency)|\bnot obliged\b|\bnot required\b/,
              /\b(?<!not with an )escrow\b.{0,80}\bonly\b|\brelease[ds]?\b.{0,40}\bonly\b|\bescrow and released only\b|\bnot (?:entitle|derive|be (?:delivered|provided|released))|\bno source code is\b|\bnothing in\b|(?<!whether or not a )\brelease event\b|\b(?:only )?(?:if|upon|where|when) (?:the )?\[\w+\] (?:becomes? insolvent|ceases|goes|fails)|\bcustom deliverables\b|\breverse|\bnot (?:be )?(?:include|disclose)|\bmeans the human|\bopen[- ]source|\b(?:that|which) \[\w+\] has paid for|\bdata\b|\benergy source|\b(?:deliverables|work product) (?:and|including)\b|\bsource of (?:the )?(?:funds|data|information|energy|supply|feed)/,
            ],
            test: (_, { words }) =>
              !/\b(?:upon|on|only after|following|after|if) (?:a|the|any|an|"?source code access) (?:release|trigger|insolvency|conditions?)/.test(
                words,
              ),
          },
        ],
        [/\brelease (?:events?|conditions?)\b|\bescrow agent\b/],
      ),
    ),
    'grant-back-license': [
      {
        bears: 'actor',
        all: [
          /\b(?:improvements?|enhancements?|modifications?) (?:made |developed )?by (?:the )?\[a\] (?:is|are|shall be|will be) (?:hereby )?licen[cs]ed to (?:the )?\[o\] (?:without|free|royalty-free|at no)\b/,
        ],
        test: (_, { actor }) => !/licensor|vendor|franchisor|supplier/.test((actor?.word ?? '').toLowerCase()),
      },
      {
        bears: 'actor',
        all: [
          /\[a\] (?:\w+ ){0,3}(?:makes?|devis\w+|develops?|improves?|creates?|discovers?)|\b(?:devised|made|developed|created) by (?:it|the \[\w\]|\[a\])|\bof (?:the )?\[taker\]/,
          /\b(?:refinements?|improvements?|new developments?|enhancements?|modifications?|better|further developments?|know-how|what \[\w\] ma(?:d|k)e)\b/,
          /\b(?:free and exclusive|free of charge|at no (?:charge|cost)|without (?:fee|charge|payment|royalty)|royalty-free|perpetual licen[cs]e|for nothing|for free)\b/,
          /\b(?:let|lets|licen[cs]e|use|included in|enjoy)\b/,
        ],
        none: [
          /\bto (?:use|make|reproduce|copy)\b[^.;]{0,80}\b(?:modify|improve|adapt)\b|\bskills\b/,
          /\bfeedback\b|\bsuggestions?\b|\bcontent\b|\bdeliverables?\b|\beach\b|\[each\]|\bupdates\b|\bsource code\b|\bsupport\b/,
        ],
        test: (_, { actor }) => !/licensor|vendor|franchisor|supplier/.test((actor?.word ?? '').toLowerCase()),
      },
      {
        bears: 'taker',
        within: 'sentence',
        all: [
          /\b(?:refinements?|improvements?|new developments?|enhancements?|modifications?)\b.{0,60}\b(?:devised|made|developed|discovered|of|by)\b/,
          /\b(?:free and exclusive use|free use|use (?:thereof|of it|of them) (?:free|without)|licen[cs]e to (?:the )?\[(?:giver|a|o)\] (?:without|free))/,
        ],
      },
      {
        bears: 'other',
        all: [
          /\bif (?:the )?\[o\] (?:makes?|improves?|develops?|changes?|extends?)\b/,
          /\blets? \[a\]|\[a\] (?:may|can) use/,
          /\b(?:at no (?:charge|cost)|free|without pay\w*|for nothing)\b/,
        ],
      },
      {
        force: 'right',
        bears: 'other',
        all: [
          /\[a\] (?:may|can|shall be (?:free|entitled) to) (?:adopt|use|exploit|incorporate|licen[cs]e)/,
          improvement,
          /\bby (?:the )?\[o\]|\[o\]'s (?:improvements?|modifications?|enhancements?)/,
        ],
      },
      {
        force: ['transfer', 'duty', 'fact', 'right', 'acknowledgement'],
        all: [
          /\b(?:licen[cs]es?|grants?(?: back)?|gives|right to (?:use|its))\b[^.;]{0,150}?\b(?:to|under|of|use|in|all|any|to use|each)(?: (?:any|all|such|its|the|and|further|\[a\]'?s?))* (?:improvements?|modifications?|enhancements?|extensions?|adaptations?|further inventions?|know-how that \[a\] gains|know-how that the \[a\] gains|\[a\] (?:improvements?|inventions?|modifications?))\b|\b(?:improvements?|enhancements?|developments?|new development|derivative works?|know-how gained|patents? obtained by [^.;]{0,40}modification|modifications?)\b[^.;]{0,110}?\b(?:(?:is|are|be) (?:\w+ )?(?:licensed|available|included)|licensed|gives? (?:the )?\[o\] the right to use)\b/,
          /\b(?:free|royalty-free|without (?:payment|compensation|fee|charge)|no (?:fee|cost|charge)|for nothing|paid-up|irrevocable|exclusively|perpetual|for all purposes|for the life|at no)\b/,
        ],
        none: [
          /\bto (?:make|prepare|create|develop) (?:\w+ ){0,2}(?:improvements|derivative works|enhancements|modifications)\b|\bto (?:use|make|reproduce|copy)\b[^.;]{0,80}\b(?:modify|improve|adapt)\b|\bskills\b|\bjoint\b|\bupdates\b|\bupgrades\b|\bmutually agreed\b|\[p\] improvements\b/,
          /^(?:the )?\[a\] shall licen[cs]e its improvements to \[o\] without charge during|\bsource code\b/,
          /\bno (?:obligation|duty|licen[cs]e)\b|\breasonable royalty\b|\bfeedback\b|\bsuggestions?\b|\bideas\b|\bmeans patents\b|\bcomments\b|\bcontent\b|\bwork product\b|\bdeliverables?\b(?! made)|\[each\]/,
          /\[giver\]'s improvements are licensed|^\[a\]'s improvements are licensed to \[o\] at no additional/,
        ],
        test: (_, statement) =>
          !/\[a\] owns its (?:own )?improvements/.test(statement.words) &&
          !/licensor|vendor|franchisor|supplier/.test(statement.actor?.word ?? ''),
      },
      {
        all: [
          /\bif (?:the )?\[\w+\] improve|\[\w+\]'s (?:improvements|modifications)\b/,
          /\blet \[o\]|\bincorporated by\b|\bfor nothing\b/,
        ],
      },
      {
        all: [/\bgrant-?backs?\b|\bgrants? back\b/],
        none: [
          /\bto (?:use|make|reproduce|copy)\b[^.;]{0,80}\b(?:modify|improve|adapt)\b|\bskills\b/,
          /\bno grant-?back\b|"grant-?back|\bmutual/,
        ],
      },
    ],
    'content-license-broad': [
      {
        bears: 'actor',
        all: [
          /\[a\](?: \w+ly| further| also| hereby)* (?:grants?|gives?|licen[cs]es?|confers?)\b|\bby (?:posting|submitting|uploading|providing|publishing)\b[^.;]{0,60}\[a\]/,
          userContent,
          forGood,
        ],
        none: [...hostedOnly, /\[giver\] (?:\w+ ){0,2}grants?\b|\bhereby grants? to (?:the )?\[taker\]/],
      },
      {
        force: ['transfer', 'right', 'fact', 'acknowledgement', 'ban'],
        all: [
          userContent,
          /\b(?:may|can|at liberty to|free to|entitled to|grants?|gives?|gets?|confers?|right to|licen[cs]es?|become available|agrees? that)\b/,
          forGood,
        ],
        none: [
          ...hostedOnly,
          /\[a\](?: \w+ly| further| also| hereby)* (?:grants?|gives?|licen[cs]es?|confers?)\b|\[giver\] (?:\w+ ){0,2}grants?\b|\bhereby grants? to (?:the )?\[taker\]/,
        ],
      },
      {
        all: [
          /\b(?:remov(?:al|ing)|delet(?:ing|ion))\b[^.;]{0,60}\b(?:does|do|shall|will) not (?:end|affect|terminate)\b[^.;]{0,40}\b(?:right|licen[cs]e)\b/,
        ],
        none: [/\bmodels?\b|\bai\b|\btrain|\bconfidential/],
      },
    ],
    'minimum-royalty-despite-cut': [
      {
        bears: 'taker',
        all: [
          /\b(?:minimum|guarantee[sd]?|guaranteed)\b/,
          /\b(?:nevertheless|nonetheless|as if no|regardless|in full|not entitle|no (?:abatement|reduction|adjustment|credit)|any abatement|still)\b/,
          /\b(?:removes?|removed|removal|loss of exclusivity|withdraw\w*|reduction|exclusiv\w+|country|countries|marks?|titles?|territory|products?)\b/,
          /\b(?:paid|pay|payable|due|abatement|reduction|abate|annual minimum)\b/,
        ],
        none: [/\bin proportion\b|\bpro rata\b|\bunless\b|\bwage|\brent\b|\border quantity/],
      },
      {
        all: [
          minimum,
          /\b(?:not|no|nor|never)\b.{0,60}\b(?:reduced?|lessen\w*|touch|abate[sd]?|lowered|diminish\w*|adjust\w*|affect\w*|fall|excuse\w*)\b|\bin all events\b|\bin any event\b|\bcome what may\b/,
          /\b(?:fewer|less|reduction|suspen\w+|limitation|loss of|withdraw\w*|remov\w+|property|non-exclusive|sold|sales|cut|shrink\w*|exclusiv\w+|territor\w+|titles|products?)\b/,
        ],
        none: [
          /\bin proportion\b|\bpro rata\b|\bunless\b|\bwage|\bhours\b|\brent\b|\bcommitted (?:spend|volume)|\bservice credit/,
        ],
      },
      {
        all: [
          minimum,
          /\b(?:even (?:if|where|though|when)|whether or not|although|notwithstanding (?:any|the|that) (?:\w+ )?(?:removal|reduction|withdrawal|narrowing|loss|cut|termination of exclusiv\w+|suspension)|irrespective|regardless|shall not (?:affect|reduce|prevent)|not affect|no (?:reduction|abatement)|unaltered|undiminished|stays? the same|unconditional|during any suspension|still be (?:made|paid|due)|leaves?|but the minimum)\b/,
        ],
        none: [
          /\bin the same proportion\b|\bno minimum royalt\w+ is\b|\bexcept that it abates\b|\bnot payable\b|\bcredited against\b.{0,10}$|\border quantity\b|\brent\b|\bcommitted (?:spend|volume)|\bservice credit/,
          /\bwage\b|\bhours\b|\bthroughput\b|\btake-or-pay\b|\brepayable\b|\bin order to maintain\b/,
        ],
        test: (_, { words }) =>
          /\b(?:licen|royalt|territor|exclusiv|product|marks?|patent|title|game|field|channel)/.test(words),
      },
      {
        all: [
          /\bminimum (?:royalt\w+|guarantees?|fees?)\b|\bremain payable in full\b/,
          /\b(?:not be reduced|no reduction|in full notwithstanding|remain(?:s)? (?:payable|due) in full)\b/,
          /\b(?:territor|licen|product|exclusiv|scope|remov|reduction of|withdraw)/,
        ],
        none: [/\bin proportion\b|\bpro rata\b|\bunless\b/],
      },
    ],
    'no-challenge': [
      {
        bears: 'other',
        all: [
          /\bchallenges? (?:by|of) (?:the )?\[o\][^.;]{0,60}\bvalidity\b[^.;]{0,40}\bentitles? (?:the )?\[a\] to terminate\b/,
        ],
      },
      ...milderForMarks({
        force: ['ban', 'duty', 'promise', 'acknowledgement', 'waiver', 'fact', 'no-right'],
        all: [
          new RegExp(
            `\\b(?:not|never|neither|nor|n't|no way|refrain\\w*|abstain\\w*|inconsistent)\\b[^.]{0,200}?\\b${attack}\\b[^.;]{0,90}?${attacked}|\\bno (?:step|proceedings?|action|act)\\b[^.;]{0,50}\\b(?:impair|invalidat\\w+|narrow|cancel|call in question)\\b (?=\\S)|\\bnothing that (?:might|may|could)(?: \\w+)? (?:impair|call into question|jeopardi[sz]e|call in question)\\b[^.;]{0,50}\\b(?:patents?|marks|title|ownership|validity)\\b|\\bnot (?:bring|begin|file|fund|support)\\b[^.;]{0,60}\\b(?:opposition|cancellation|inter partes|nullity|revocation|invalidity)\\b`,
          ),
        ],
        none: notAboutRights,
      }),
      ...milderForMarks({
        force: ['ban', 'duty', 'promise', 'acknowledgement', 'waiver', 'fact', 'no-right'],
        all: [
          /\baccepts? as valid\b|\[a\] (?:\w+ ){0,2}(?:admits?|recogni[sz]es?|acknowledges?) the (?:sole |exclusive )?validity\b|\bestopped from (?:denying|challenging|contesting|disputing)\b|\bright to (?:seek )?(?:challenge|revocation|contest|dispute|oppose)\b[^.;]{0,50}\b(?:is|are) (?:hereby )?waived\b/,
          /\b(?:validity|valid|patents?|marks?|copyrights?|rights?)\b/,
        ],
        none: notAboutRights,
      }),
      ...milderForMarks({
        force: ['fact', 'duty', 'promise'],
        all: [
          /\bchallenge by [^.;]{0,50}\b(?:rights|patents?|marks|validity)\b[^.;]{0,80}\b(?:breach|terminat\w+|end this)\b|\bif (?:the )?\S+ (?:questions|challenges|contests|disputes|attacks|opposes)\b[^.;]{0,50}\b(?:validity|patents?|marks|registrations?)\b[^.;]{0,90}\b(?:royalty|rate|terminat\w+|ends|costs)\b|^\W*(?:\(\w+\) )?(?:disputing|challenges|contests|attacks|challenging|contesting)\b[^.;]{0,60}\b(?:validity|enforceability|ownership)\b[^.;]{0,60}(?:\b(?:marks?|patents?|copyrights?)\b|\[\w\])|\bany act by [^.;]{0,40}\bnullity\b[^.;]{0,60}\bterminate\b/,
        ],
        none: notAboutRights,
      }),
      ...milderForMarks({
        bears: 'other',
        force: 'right',
        all: [
          /\b(?:terminat\w*|end this|royalt\w+ (?:rate )?(?:shall )?(?:double|increase|rise))\b/,
          /(?:\[o\]|\b(?:affiliates?|sub-?licensees?|in the event [a-z]+ [a-z]+))[^.;]{0,200}?\b(?:challenges?|contests?|disputes?|opposes?|attacks?|(?:commences?|bring|brings|files?|support|supports)\b[^.;]{0,70}\b(?:opposition|cancellation|inter partes|invalidity|nullity|revocation|interference))\b[^.;]{0,200}?\b(?:validity|patents?|trade ?marks?|marks|registrations?|licensed rights?)\b/,
        ],
        none: [...notAboutRights, /\bmaterial breach\b|\bexclusive licen/],
      }),
    ],
    'exclusive-channels-out': [
      {
        bears: 'taker',
        within: 'clause',
        all: [
          /\b(?:website|online|internet|e-?commerce|digital(?: channels?)?|supermarkets?|chains?|key accounts?|mail order|marketplaces?|catalog(?:ue)?)\b/,
          /\b(?:outside|not (?:part of|covered|affected|within)|reserved to|excluded from|no part of|fall outside)\b(?! \[\w\]'s control).{0,40}(?:\bexclusiv\w*|\[\w+\]|\bgrant)|\bexclusiv\w+\b.{0,80}\bonly\b/,
        ],
        none: [/\bjurisdiction|\bdata\b|\bcredit(?:ed|s)?\b/],
      },
      {
        force: ['fact', 'transfer', 'right', 'exclusion', 'duty'],
        bears: 'taker',
        all: [
          /\b(?:reserves? (?:to|for) (?:itself|himself|themselves)|retains? for itself|keeps? (?:for itself|back)|excluded from the exclusive|remain(?:s)? reserved to)\b/,
          /\b(?:internet|online|e-?commerce|web(?:site|shop)?s?|digital|mail order|catalog(?:ue)?|duty[- ]free|(?:key|national|house|named|global|chain|major) (?:accounts?|customers?)|direct sales|government|marketplaces?|wholesale|travel retail|export)\b/,
          /\b(?:sales?|sell|supply|customers?|accounts?|orders?|channels?|trade)\b/,
        ],
        none: [/\bnon-exclusive\b|\bdata\b|\bcontent\b|\bcredited\b|\bjurisdiction/],
        clause: [/\bterritory\b|(?<!non-)(?<!non )(?<![-\w])exclusiv|\barea\b/],
      },
      {
        force: ['fact', 'exclusion', 'definition', 'duty', 'ban', 'right', 'no-right', 'no-duty'],
        all: [
          /\bexclusiv\w+|\bgrant(?:ed)?\b|\bprotected territory\b|\bterritory\b/,
          /\b(?:not (?:extend|apply|include|cover|comprise)|exclud(?:es|ing|ed)|outside|other than|except(?:ing|s)?|save for|reserved? to|reserves?)\b.{0,70}\b(?:internet|online|e-?commerce|web(?:site|shop)?s?|digital (?:channels|sales)|mail order|(?:national|key|house|named|global|chain) accounts|direct sales|duty[- ]free|catalog(?:ue)? sales|government sales|marketplaces?)\b/,
        ],
        none: [
          /\bnot grant (?:\S+ ){0,4}exclusive/,
          /\bnon-?exclusive\b|\bjurisdiction\b|\bsafety\b|\bnot (?:be )?liable\b|\bliab|\bwarrant|\bdata\b|\bcontent\b|\bwebsite terms|\bcredit(?:ed|s) to (?:the )?\[taker\]|\bcommission\b/,
        ],
        clause: [/(?<!non-)(?<!non )(?<![-\w])exclusiv/],
      },
    ],
    'licensor-shut-out': [
      {
        bears: 'actor',
        force: ['waiver', 'duty', 'promise'],
        all: [
          /\b(?:gives? up|waives?|renounces?|forgoes?|relinquish\w*)\b.{0,30}\b(?:exploitation|use|working|licensing|practice|right to (?:use|exploit|license))\b/,
          /\b(?:patents?|technology|marks?|inventions?|know-how|works?)\b/,
        ],
        none: [/\bmoral|\bclaims?\b|\bunless\b|\bfeedback/],
      },
      {
        bears: 'actor',
        force: ['ban', 'duty', 'promise'],
        all: [
          /\b(?:refrain\w*|not|won't|never|abstain\w*|neither)\b.{0,30}\b(?:us(?:e|ing)|exploit\w*|practi[cs]\w+|work\w*|licens\w*)\b/,
          /(?<!\w)(?:its|his|her|their|\[a\]'s) own (?:purposes|invention|technology|patents?|marks?|use|rights)|\blicens(?:e|ing) (?:it|them) to others\b/,
          /\b(?:licen[cs]\w*|let (?:anyone|others)|others)\b/,
        ],
        none: [/\bconfidential|\bdata\b|\bfree to\b|\bexcept\b|\bsource code|\boutside the field/],
      },
      {
        bears: 'giver',
        level: 'low',
        all: [
          /(?<!non-)(?<!non )\b(?:exclusive|to the exclusion of)\b/,
          /\b(?:even (?:as )?(?:against|to|of)|including|against)\b (?:the )?(?:\[(?:a|giver)\]|owner|licensor|proprietor)|\bto the exclusion of (?:all others|everyone|all persons|the whole world|everybody|any other person)?,?(?: and| including)?(?: of)? ?(?:the )?(?:\[(?:a|giver)\]|owner|licensor)|\bthe (?:\[a\]|owner|licensor) (?:itself )?included\b/,
        ],
        none: [
          /\breserves?\b|\bexcept that\b|\bsave that\b|\bwhile\b.{0,40}\bminimum|\bjurisdiction\b|\bprovided\b|\bnot (?:be )?exclusive\b/,
        ],
      },
      {
        force: ['ban', 'duty', 'no-right', 'waiver'],
        all: [
          /\b(?:not|neither|nor|no)\b.{0,40}\b(?:use|exploit|practi[sc]e|licen[cs]e|grant|work|make|sell|commerciali[sz]e)\b/,
          /\b(?:licensed (?:technology|patents?|marks?|property|materials?|rights|know-how|products?)|patents?|technology|its own (?:technology|patents?|marks?|rights))\b/,
          /\b(?:any field|fields? (?:designated|named|chosen|nominated) by|fields? (?:that|which|as|nominated|named|chosen|notified)|as (?:the )?\[o\] (?:may )?(?:nominates?|names?|selects?|chooses?|notif\w+|designates?)|(?:that|which) (?:the )?\[o\] (?:may )?(?:nominates?|names?|selects?|chooses?|notif\w+|designates?)|even for its own|anywhere|any purpose|itself or|itself|nor license|or in such other)\b/,
        ],
        none: [
          /\bconfidential\b|\bchalleng|\bcontest\b|\blicensee (?:shall|may) not\b|\bexcept (?:as|under)\b|\breverse|\boutside the\b/,
        ],
        test: (_, { actor }) =>
          /licensor|owner|proprietor|university|inventor|we\b|grantor|author|institute/.test(
            (actor?.word ?? '').toLowerCase(),
          ),
      },
    ],
    'no-duty-to-exploit': [
      {
        bears: 'other',
        all: [
          /\[a\] (?:does|shall|will) not (?:undertake|promise|commit(?: itself)?|agree) to (?:exploit|commerciali[sz]e|market|develop|publish|release)\b/,
        ],
        clause: [licensedForPay],
        none: notItsExploitation,
        test: (_, { actor }) => takesRights.test((actor?.word ?? '').toLowerCase()),
      },
      {
        bears: 'other',
        force: ['no-duty', 'right', 'fact', 'exclusion', 'ban', 'acknowledgement'],
        all: [
          /\[a\] (?:\w+ )?(?:is|shall be|will be|shall have|has|have|shall|assumes|does|need|undertakes)\b(?: be)?(?: under)? (?:not|no)(?:t? (?:be )?(?:obliged|obligated|required|bound)| (?:obligation|duty|commitment))?(?: whatever| whatsoever)?(?: to)? (?:actually |in fact |itself )?(?:develop|commerciali[sz]e|exploit|market|publish|release|manufacture|produce|launch|promote|make use of|use or exploit|bring to market|work)\b/,
        ],
        clause: [licensedForPay],
        none: notItsExploitation,
        test: (_, { actor }) => takesRights.test((actor?.word ?? '').toLowerCase()),
      },
      {
        bears: 'other',
        all: [
          /\bnothing\b[^.;]{0,40}\b(?:obliges?|requires?|obligates?|binds?) (?:the )?\[[ao]\] to (?:develop|commerciali[sz]e|exploit|market|publish|release|manufacture|produce|launch|promote)\b|\b(?:sole|absolute) discretion,? (?:as to )?(?:whether|when)[^.;]{0,40}\bto (?:develop|commerciali[sz]e|exploit|market|publish|release|manufacture|produce|launch)\b|\[a\] (?:may|can|is free to|shall be entitled to) (?:decide not to|refrain from|shelve|withhold from release|leave unused|choose not to|elect not to|decline to) ?(?:develop|commerciali[sz]|exploit|market|publish|release|manufactur|produc|launch|the (?:licensed|work|patents|product|recordings|title|manuscript))/,
        ],
        clause: [licensedForPay],
        none: notItsExploitation,
        test: (_, { actor, words }) =>
          takesRights.test((actor?.word ?? '').toLowerCase()) || /^.{0,40}nothing\b/.test(words),
      },
    ],
    'patents-may-lapse': [
      {
        bears: 'other',
        force: ['right', 'no-duty', 'fact'],
        all: [
          /(?:\[a\] )?(?:may|can|(?:is|shall be) (?:free|entitled) to|reserves the right to|need not|not (?:be )?(?:obliged|required|obligated) to)\b[^.;]{0,80}\b(?:abandon|let|allow|give up|discontinue|cease|maintain|keep (?:\S+ ){0,2}?in force|renew|prosecute|pay (?:the )?(?:renewal|maintenance) fees)\b(?! the use)(?! use)[^.;]{0,70}\b(?:patents?|applications?|registrations?|prosecution|trade ?marks?|marks)\b/,
        ],
        test: (hits) => !/\b(?:let|allow)\b/.test(hits[0]?.[0] ?? '') || /\blapse\b/.test(hits[0]?.input ?? ''),
        none: [
          /(?<!\w)(?:notice|notif\w+|offer|opportunity|take over|assume|elects?|consult\w*|give \[o\]|first|provided|\[o\] may|reasonabl\w+|business|lease|premises|term of this|regulatory)\b/,
        ],
        clauseNone: [
          /\b(?:opportunity to|may (?:assume|take over|continue)|right to (?:assume|take over|continue))\b[^.;]{0,60}\b(?:prosecut|maint|patent|applic|registr)/,
        ],
        clause: [/\b(?:licen[cs]\w+|royalt\w+|assign\w*)\b/],
      },
    ],
    'use-without-volume-limit': [
      {
        force: ['right', 'fact', 'transfer', 'duty'],
        all: [
          /\b(?:any|an unlimited|unlimited|an unrestricted|whatever) number of (?:\w+ )?(?:users?|entities|transactions|copies|seats|devices|sites|servers|locations|affiliates|employees)\b|\b(?:unlimited|unrestricted) (?:number of )?(?:users?|use|volumes?|transactions|copies|seats)\b|\bwithout (?:any )?limit(?:ation)? (?:as to|on|of|in) (?:the )?(?:number of )?(?:users?|volumes?|transactions|copies|seats|use)\b/,
          /\b(?:fixed|flat|single|one-time|same) (?:\w+ ){0,3}?(?:fee|price|charge|sum|royalty)\b|\b(?:no|without(?: any)?) (?:additional|further|extra|increased?|other) (?:\w+ )?(?:charges?|fees?|costs?|payments?|royalt\w+)\b|\bat no (?:additional|extra|further) (?:cost|charge|fee)\b/,
        ],
        none: [
          /\bfair use\b|\bup to\b|\bnot (?:more|exceed)|\bsubject to (?:the )?(?:fair|volume|usage)|\bin excess\b|\bback-?up cop/,
        ],
      },
    ],
  },
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
