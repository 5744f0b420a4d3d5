import { barring, defineTopic, type IssueRule } from '../issue.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

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

const field =
  /\b(?:products?|titles?|fields?|territor(?:y|ies)|countr(?:y|ies)|regions?|areas?|districts?|accounts?|modules?|marks?|trade ?marks?|channels?|boundaries|scope|extent|features?|formats?|schedule \d|exclusiv\w+)\b/;

const improvement =
  /\b(?:improvements?|modifications?|enhancements?|derivative works?|adapt(?:ations?|ing)|extensions?|developments?|develops|inventions?|know-how gained|blocking patent|improve)\b/;

const content =
  /\b(?:content|submissions?|posts?|posting|posted material|uploads?|uploaded|photographs|photos|images|videos?|recordings?|reviews|entries|materials? (?:submitted|posted|uploaded)|listing descriptions|student'?s'? work|everything \[\w+\] upload)\b/;

const minimum =
  /\b(?:minimums?|guarantee(?:d|s)? (?:annual |yearly )?(?:minimum|royalt\w+|amount|payment|sums?)s?|annual guarantee|(?:the )?guarantees?(?= (?:is|are|shall|remain|stay))|sums guaranteed|floor amount|fixed royalt\w+|minimum (?:royalt\w+|guarantee|fee|payment|purchase commitment))\b/;

const beyondTheService =
  /\b(?:perpetual(?:ly)?|irrevocable|for ?ever|any purpose|any (?:media|manner)|advert\w*|sell|sold|resale|even after|survives?|universe|commercial(?:ly)?|unrestricted|without (?:limit|payment|compensation)|however)\b/;
/** A wide license for as long as the service runs weighs less than one that outlives it. */
const milderForTheService = (rule: IssueRule): readonly IssueRule[] => [
  {
    ...rule,
    bears: 'actor',
    all: [...rule.all, beyondTheService, /\[a\] (?:\w+ ){0,2}(?:grants?|gives?|licen[cs]es)\b/],
  },
  { ...rule, all: [...rule.all, beyondTheService] },
  { ...rule, level: 'medium', none: [...(rule.none ?? []), beyondTheService] },
];

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

/** What this topic finds: how far a license reaches, what it costs to keep it and what it takes back. */
export const issues = defineTopic(
  'license-grant',
  file,
  {
    'perpetual-irrevocable-license': [
      ...barring(
        [/\bsubject to (?:the )?payment\b/],
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
              /\blicen[cs]e\b|\bgrant\b/,
              /\bsurviv\w+\b|\bcontinues?\b|\bremains? in (?:force|effect)/,
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
    'license-ends-with-support': [
      {
        within: 'sentence',
        all: [
          /\b(?:support|maintenance|subscription|(?:current|maintenance|support|service) plan|upkeep)\b/,
          /\b(?:licen[cs]e|right to (?:use|operate|run)|operate the|use the (?:program|software|system))\b/,
          /\b(?:only|tied to|runs? out|lose the other|so does|stands and falls|depends on|bound to|coupled|linked to|hinges on|falls away|no longer|goes with)\b/,
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
    'license-revocable-at-will': [
      {
        all: [
          /\b(?:licen[cs]e|permission|authori[sz]ation|right to (?:use|display|access)|rights? (?:granted|conferred))\b/,
          /\b(?:may|can|liable to|subject to)\b.{0,40}\b(?:be )?(?:revo\w+|withdrawn?|cancel(?:led|ed)?|recall(?:ed)?|end(?:ed)?|withdrawal)\b (?:[\w\[\]']+ ){0,4}?(?=\S)|\b(?:subsists?|lasts?|continues?|held|granted)\b.{0,40}\b(?:at the (?:pleasure|will)|until such time as \[\w+\] (?:elects?|chooses?|decides?)|during (?:the )?\[?\w+\]?'s pleasure)/,
          /\b(?:discretion|at (?:any time|will)|any reason|no reason|without cause|pleasure|elects?|chooses?|decides?|whenever|convenience)\b/,
        ],
        none: [
          /\bbreach\b|\bdefault\b|\bnot (?:be )?(?:revoked|withdrawn|terminated)|\bonly\b.{0,20}\bif\b|\breviews?\b|\bgift\b|\bpay\b/,
        ],
      },
      {
        force: ['right', 'fact', 'duty', 'transfer', 'no-duty', 'acknowledgement'],
        all: [
          license,
          /\b(?:revo\w+|withdraw\w*|cancel\w*|terminat\w*|discontinu\w*|recall\w*|call in|pull it|ended by|brought to an end|bring .{0,30}to an end|keep the licen[cs]e in being|cease|lasts)\b/,
          /\b(?:at any (?:time|moment)|(?:for )?(?:any|whatever) reason|no reason|without (?:giving )?(?:any )?(?:cause|reason)|at (?:the )?will|whenever|sole (?:and absolute )?discretion|in its discretion|on a whim|(?:its|the) option|pleasure of|so requests|revocable permission|simple notice|absolute|no need to show|regardless of any breach|considers? it|without justif\w+|need not be justified)\b/,
        ],
        none: [
          /\b(?:support|maintenance|services?) may be cancell?ed|\bwithout effect on the licen[cs]e|\bbreach of this licen[cs]e|\bevent of (?:a |any )?breach|\boption to purchase\b/,
          /\bcorrect the error\b|\bworkaround\b|\binfring/,
          /\bmaterial breach\b|\bfails to\b|\bonly where\b|\b(?:not|never) (?:be )?(?:revoked|withdrawn|terminated)|\bproxy\b|\bexcept for\b|\b(?:agreement|contract|order|services) for convenience\b|\[a\] may (?:terminate|end|cancel) (?:the|its|this) licen[cs]e at any time on \d+ days/,
          /\bdraft|\breviews?\b|\bpay\b|\bgeneral licen[cs]e\b|\bgift\b|\bautomatic renewal/,
        ],
        test: (_, statement) =>
          !/^\[a\] may (?:terminate|cancel)/.test(statement.words) ||
          !/licensee|customer|client|user/.test(statement.actor?.word ?? ''),
      },
      {
        all: [
          /\b(?:power|right) (?:of|to) (?:revo\w+|withdraw\w*)\b/,
          /\b(?:absolute|unfettered|need not be justified|without cause)\b/,
        ],
      },
      { all: [/\blicen[cs]e\b|\bit may be recalled\b/, /\bnothing obliges\b|\brecalled by (?:simple )?notice\b/] },
      {
        all: [
          /\bgrant lasts\b|\bbare licen[cs]e\b|\brevocable (?:at will|permission|without|without cause)\b|\bterminable at (?:the )?will\b/,
        ],
        none: [/\bnot\b/],
      },
      {
        force: 'right',
        all: [
          /\b(?:withdraw|revoke|recall|cancel|terminate)\b/,
          /\blicen[cs]e\b|\bpermission\b|\bright to use\b/,
          /\b\d+ (?:days?|hours?)'? (?:written |prior )?(?:notice|warning)|\bimmediate effect\b/,
          /\bwithout\b|\bdiscretion\b|\bno reason\b/,
        ],
        none: [/\bbreach\b|\bdefault\b|\[each\]/],
      },
    ],
    'license-narrow-use': barring(
      [
        /\blandlord\b|\btenan(?:t|cy)\b/,
        /\bneed to know\b|\bconfidence\b|\bdisclose\b|\bdoes not apply\b/,
        /\bcause (?:\w+ ){0,4}affiliates\b|\bneither\b.{0,40}\bnor (?:any of )?its affiliates|\bsuccessors and assigns\b|\bits affiliates (?:shall|will)\b|\b(?:trade ?marks?|trade names?|licensed mark)\b|\band its affiliates\b/,
      ],
      [
        {
          force: ['ban', 'no-right', 'exclusion'],
          all: [
            /\b(?:licen[cs]e[sd]?|use|using|used|access|benefit|enjoy)\b/,
            /\b(?:affiliates?|group compan(?:y|ies)|subsidiar(?:y|ies)|parent|sister compan\w+|outsourc\w+|contractors?|consultants?|successors?)\b/,
            /\b(?:let|allow|permit|extend to|inure to|pass to|for the benefit of)\b (?:[\w\[\]',]+ ){0,6}?(?:affiliates?|group|subsidiar\w+|parent|sister|outsourc\w+|contractors?|consultants?|successors?)|\b(?:affiliates?|subsidiar\w+|outsourc\w+|contractors?|successors?)\b.{0,30}\b(?:may|shall|can) (?:not )?(?:use|have access|enjoy)/,
          ],
          none: [
            /\bcompetitor|\bconfidential|\bdata\b|\bindemnif|\bliable|\bwithout (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?consent|\bshares?\b|\bexclusiv|\bassign\w*\b|\breverse|\bsolicit|\bthird part/,
          ],
        },
        {
          force: ['fact', 'transfer', 'right', 'duty'],
          all: [
            /\b(?:licen[cs]e|right of use|right to use)\b/,
            /\b(?:for|at|extends? (?:only )?to|confined to|limited to|restricted to)\b (?:the )?(?:one|a single|single|named|designated|\w+ at|\w+ (?:plant|site|office|building))\b|\b(?:plant|site|office|building|works) (?:at|in) \w+ (?:alone|only)\b/,
          ],
          none: [
            /\brent\b|\bpremises\b|\btenant|\bjurisdiction|\bnot limited\b|\bany (?:site|location)\b|\baffiliates? may\b|\bparking\b/,
          ],
        },
        {
          all: [
            /\b(?:licen[cs]e|use[ds]?|usage|install|access|operation|rights? (?:are|is) granted|right of use|software|program|system|deliverables|benefit of)\b/,
            /\b(?:one (?:site|computer|location|address|building|machine|server)|(?:single|named|designated|that) (?:site|location|equipment|legal entity|entity|machine|computer|server|building)|site named|per (?:machine|site|named)|only within|one building|plot \d)\b/,
            /\b(?:only|solely|alone|confined|limited|restricted|exclusively|single|no (?:other|extension)|not by or for|per|is for (?:one|a single|the named))\b/,
          ],
          none: [
            /\bindemnif|\bharmless\b|\bliabilities\b/,
            /\b(?:impugn|acquire any ownership|assignee|authorized customers|investor improvements|challenge the validity)\b/,
            /\bcovers all\b|\bat no (?:extra|additional)\b|\brecoverable\b/,
            /\bnot limited\b|\bmay let\b|\bany location\b|\baffiliates and\b|\bmeans\b|\bdelivery\b|\bsave that\b|\brent\b|\bpremises\b/,
          ],
        },
        {
          force: ['ban', 'no-right', 'fact', 'duty', 'right', 'exclusion', 'no-duty'],
          all: [
            /\b(?:licen[cs]e[sd]?|use|software|system|materials|rights? of use|benefit of|deliverables|access|platform)\b/,
            /\b(?:affiliates?|group compan(?:y|ies)|subsidiar(?:y|ies)|parent|sister compan\w+|outsourc\w+|successors?|acquirer|other public bod(?:y|ies)|shared service|third-party (?:\[a\]|contractors?|consultants?|providers?)|contractors? acting)\b/,
            /\b(?:not|no|neither|nor|forbidden|prohibited|excluded|unlicensed|outside the licen[cs]e|brings? .{0,30}to an end|new licen[cs]e)\b/,
          ],
          none: [
            /\bindemnif|\bharmless\b|\bliabilities\b/,
            /\b(?:impugn|acquire any ownership|assignee|authorized customers|investor improvements|challenge the validity)\b/,
            /\bcovers all\b|\bat no (?:extra|additional)\b|\brecoverable\b/,
            /\bnot (?:limited|restricted) to\b|\bsave that\b|\bmay (?:let|permit|allow)\b|\bnot (?:be )?(?:disclose|liable|solicit|hire|compete|assign)|\bconfidential\b|\bdata\b|\breverse engineer|\bcompetitor|\bnor permit (?:its affiliates|others)|\bsublicens\w+ (?:the|of)\b|\bwithout (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?consent|\bown (?:internal )?purposes\b|\bshares?\b|\bexclusiv/,
          ],
        },
        {
          none: [
            /\bindemnif|\bharmless\b|\bliabilities\b/,
            /\b(?:impugn|acquire any ownership|assignee|authorized customers|investor improvements|challenge the validity)\b/,
          ],
          all: [
            /\b(?:disaster recovery|backup server|relocation|remote access|moving it)\b/,
            /\b(?:outside the licen[cs]e|further licen[cs]e|prohibited|new licen[cs]e|additional (?:licen[cs]e )?fee|separately chargeable)\b/,
          ],
        },
        {
          all: [
            /\b(?:change of control|merger|transfer of business|acquisition)\b/,
            /\b(?:licen[cs]e|right of use|rights? to use|use)\b/,
            /\b(?:to an end|ends|terminates automatically|forbidden transfer|new licen[cs]e|unlicensed)\b/,
          ],
          none: [
            /\bindemnif|\bharmless\b|\bliabilities\b/,
            /\b(?:impugn|acquire any ownership|assignee|authorized customers|investor improvements|challenge the validity)\b/,
            /\bagreement\b/,
          ],
        },
        {
          force: ['transfer', 'duty', 'fact', 'right'],
          all: [
            /\blicen[cs]e\b/,
            /\b(?:non-?transferable|not transferable|personal)\b/,
            /\b(?:at|on|within) (?:the|a|one|its) (?:single |named |designated )?(?:site|location|premises|facility|machine|server|computer|address)\b/,
          ],
          none: [
            /\bindemnif|\bharmless\b|\bliabilities\b/,
            /\b(?:impugn|acquire any ownership|assignee|authorized customers|investor improvements|challenge the validity)\b/,
            /\baffiliates? may\b|\bany (?:site|location)\b|\brent\b|\btenant\b|\bsign(?:s|age)\b|\btrailer\b/,
          ],
        },
      ],
    ),
    'sublicensing-free': [
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
              /\b(?:sub-?\s?licens\w*|sublicen[cs]e\w*|further licen[cs]es|sub-\[a\]|pass (?:\[o\]'s )?rights on|extend its use rights|authori[sz]e third parties|to licen[cs]e (?:translations|others))(?!\w)/,
              /\b(?:without|unlimited|unrestricted|any (?:person|third party|replacement|tier)|anyone|whomever|freely|multiple tiers|no approval|thinks? (?:proper|fit|best)|need not (?:seek|ask|obtain)|unfettered|at its (?:absolute |sole )?discretion|no restriction|howsoever|to others at)\b/,
            ],
            none: [
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
          /\b(?:remove|removed|delete[ds]?|withdraw\w*|reduce[ds]?|redraw|take .{0,40}away|shut .{0,20}out|chang(?:e|ed)|amend(?:ed)?|narrow\w*|varied|vary|lessen\w*|convert|limit|drops? out|falls? away|be whatever|designat\w+|last notified|exclude|restrict)\b/,
          field,
          /\b(?:by (?:giving )?(?:\w+ )?notice|on \d+ days'? (?:written |prior )?notice|upon (?:written )?notif\w+|notice|notified|notifies|(?:sole|absolute) discretion|at any time|as it sees fit|simply by|by (?:updating|naming|telling)|designates|serving notice|when it says so|no reason)\b/,
          /\b(?:licen[cs]e[ds]?|grant|territor\w+|field|protected area|licensed products|scope|distribut|agent|accounts|exclusive|marks)\b/,
        ],
        none: [
          /\bby agreement\b|\bsigned by\b|\baddress\b|\broyalt(?:y|ies) (?:by|at)\b|\binfring|\bin the same proportion\b|\bmisses the minimum|\bprices?\b|\bfees? (?:by|at|on)\b|\bpay(?:ment)?\b(?! remain)|\bwithdraw the licen[cs]e\b|\bdata\b|\bcontent\b|\bservices?\b(?! mark)/,
          /\bnot be (?:reduced|changed|amended)|\bonly by (?:an |a )?(?:amendment|written)|\bconfidential/,
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
    'source-code-unconditional': [
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
          /\bsource (?:code|materials?|files)\b|\b(?:full|corresponding|complete) source\b|\bthe source of (?:all|the|\[\w+\])|\bsource of all\b|\b(?:firmware|program) sources?\b|\[\w+\]'s source\b|\b[a-z]+'s source\b|\bsource of (?:\[\w+\]'s|the) (?:software|product|program)|\bsource of all \[\w+\] software|\bhuman-readable code\b|\bcode base\b|\bprogram text\b|\bdeposited code\b|\bcode in (?:human-readable|source|readable|uncompiled) form\b|\b(?:human-readable|uncompiled|source) (?:form|version)\b/,
          /\b(?:deliver\w*|deposit|surrender|turn over|give|hand over|hand|receive|suppl(?:y|ied)|hand(?:s|ed)? (?:\[o\]|over)|provid(?:e|es|ed)|furnish\w*|place|accompanied|disclose|lodged|released?|call for|entitled to a copy|shall have|obtain|unrestricted access)\b/,
        ],
        none: [
          /\b(?:not|never) give\b|\bgive notice\b/,
          /\bonly upon\b|\bupon (?:the )?\[\w+\]\'s (?:bankruptcy|insolvency)|\bnot obliged\b|\bnot required\b/,
          /\b(?<!not with an )escrow\b.{0,80}\bonly\b|\brelease[ds]?\b.{0,40}\bonly\b|\bescrow and released only\b|\bnot (?:entitle|attempt|derive|be (?:delivered|provided|released))|\bno source code is\b|\bnothing in\b|(?<!whether or not a )\brelease event\b|\b(?:only )?(?:if|upon|where|when) (?:the )?\[\w+\] (?:becomes? insolvent|ceases|goes)|\bcustom deliverables\b|\breverse|\bnot (?:be )?(?:include|disclose)|\b(?:may|shall|will|must) not (?:disclose|attempt|copy|derive)|\bmeans the human|\bopen source|\b(?:that|which) \[\w+\] has paid for|\bdata\b|\benergy source|\b(?:deliverables|work product) (?:and|including)\b|\bsource of (?:the )?(?:funds|data|information|energy|supply)/,
        ],
        test: (_, { words }) =>
          !/\b(?:upon|on|only after|following|if) (?:a|the|any|an) (?:release|trigger|insolvency)/.test(words),
      },
    ],
    'grant-back-license': [
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
          improvement,
          /\b(?:grants? back|grant-?back|licen[cs]e[sd]?|right to (?:use|its)|may (?:adopt|use|be incorporated)|let \[o\]|available to|enjoys|incorporated by|use for all purposes)(?!\w)/,
          /\b(?:free|royalty-free|without payment|no fee|no cost|for nothing|paid-up|irrevocable|exclusively|perpetual|without charge|for all purposes|no charge|free of (?:royalty|charge)|all licenses|for the life|at no)\b/,
        ],
        none: [
          /\bto (?:use|make|reproduce|copy)\b[^.;]{0,80}\b(?:modify|improve|adapt)\b|\bskills\b/,
          /^(?:the )?\[a\] shall licen[cs]e its improvements to \[o\] without charge during|\bsource code\b/,
          /\bno (?:obligation|duty|licen[cs]e)\b|\breasonable royalty\b|\bfeedback\b|\bsuggestions?\b|\bideas\b|\bmeans patents\b|\bcomments\b|\bcontent\b|\bwork product\b|\bdeliverables?\b(?! made)/,
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
      ...milderForTheService({
        bears: 'actor',
        all: [
          /\[a\] (?:\w+ ){0,2}(?:grants?|gives?|licenses)\b/,
          /\b(?:photographs?|photos?|content|submissions?|posts?|videos?|entries|recordings?|reviews|uploads?|articles?)\b/,
          /\b(?:unrestricted|any (?:commercial )?purpose|commercial purpose|transferable|sublicensable|perpetual|irrevocable|any media)\b/,
          /\b(?:submitted|posted|uploaded|shared|sent in|user|member|every)\b/,
        ],
        none: [
          /(?<!ir)\brevocable\b|\bsole purpose\b|\bin accordance with this agreement\b|\bnon-?sublicensable\b|\bcontent (?:contained|delivered)\b|\bhereby grants? to (?:the )?\[taker\]|\[giver\] (?:\w+ ){0,2}grants?/,
          /\b(?:feedback|solely|only (?:to|for|as)|software|employee|deliverables?|services rendered)\b/,
        ],
      }),
      ...milderForTheService({
        all: [
          /(?<!\w)(?:customer data|\[(?:a|o|taker)\]'?s? (?:data|content|materials)|user (?:data|content)|content|data|submissions?|photos?|posts?|videos?|pictures|recordings|reviews|comments \[\w\] post|uploads?)\b/,
          /\b(?:grants?|right to|may|can|at liberty to|free to|licen[cs]e[ds]?|be used|entitled to)\b/,
          /\b(?:us(?:e|ed)|reproduc\w+|adapt|publish|exploit|display|distribut\w+|modif\w+|sell|commerciali[sz]e)\b/,
          /(?<!\w)(?:any (?:lawful )?(?:business |commercial |other )?purpose|sell other products|develop and sell|(?:in|for) (?:\w+ )?(?:ads?|adverts?|advertis\w+|marketing|promotion\w*)|commercial(?:ly)? (?:exploit\w*|purposes)|every form|all media|any media|without limit of time|without payment|even after|after (?:the )?(?:term|\[o\] (?:delete|leave|close))|our partners|\[a\]'s partners)\b/,
        ],
        none: [
          /(?<!ir)\brevocable\b|\bsole purpose\b|\bin accordance with this agreement\b|\bnon-?sublicensable\b|\bcontent (?:contained|delivered)\b|\bhereby grants? to (?:the )?\[taker\]|\[giver\] (?:\w+ ){0,2}grants?/,
          /\b(?:feedback|suggestions?|train|machine learning|ai|models?|aggregat\w+|anonym\w+|de-?identif\w+|personal data|confidential information|name and logo|logos?|trade ?marks?|solely|only (?:to|for|as)|software|licensed (?:materials|content)|employee)\b/,
          /\b(?:not|never|n't) (?:\w+ ){0,3}(?:use|sell|licen[cs]e|disclose)/,
        ],
      }),
      ...milderForTheService({
        force: ['transfer', 'right', 'fact', 'acknowledgement', 'duty', 'ban'],
        all: [
          content,
          /\b(?:grants?|licen[cs]e[ds]?|gives?|confer|right to|may be (?:used|sold|repurposed|reproduced)|may (?:make|use)|become available|agree)\b/,
          /\b(?:perpetual(?:ly)?|in perpetuity|irrevocable|everlasting|for ever|forever|any purpose|any (?:media|manner)|whatever reason|without (?:payment|compensation|credit|limit)|free\b|unrestricted|sublicensable|transferable right|commercial purposes|advertising|resale|sold|merchandising|its other work|as it likes|survives deletion|universe|even after|third-party products|so long as copyright)\b/,
        ],
        none: [
          /(?<!ir)\brevocable\b|\bsole purpose\b|\bin accordance with this agreement\b|\bnon-?sublicensable\b|\bcontent (?:contained|delivered)\b|\bhereby grants? to (?:the )?\[taker\]|\[giver\] (?:\w+ ){0,2}grants?/,
          /\bmay not be (?:\w+ ){0,2}(?:downloaded|copied|reproduced|used)|\blicensor hereby grants\b|\bsign all documents\b/,
          /\bonly (?:as needed|to provide|for the purpose)|\bsolely to\b|\bdo(?:es)? not claim\b|\bno purpose other\b|\bends when\b|\bfor the term\b|\bduring the term\b|\bunless \[\w+\] give|\bfeedback\b|\bsuggestions\b|\btrain|\bmachine learning|\bai\b|\bmodels?\b|\bsoftware\b|\bdocumentation\b|\bconfidential information\b|\btrade ?marks?|\blogo/,
        ],
      }),
      ...milderForTheService({
        all: [
          /\bremov(?:al|ing)\b|\bdelet(?:ing|ion)\b/,
          /\bcontent\b|\bthem\b|\bmaterial\b/,
          /\b(?:does|do|shall|will) not (?:end|affect|terminate)/,
          /\bright\b|\blicen[cs]e\b/,
        ],
        none: [
          /(?<!ir)\brevocable\b|\bsole purpose\b|\bin accordance with this agreement\b|\bnon-?sublicensable\b|\bcontent (?:contained|delivered)\b|\bhereby grants? to (?:the )?\[taker\]|\[giver\] (?:\w+ ){0,2}grants?/,
          /\bmay not be (?:\w+ ){0,2}(?:downloaded|copied|reproduced|used)|\blicensor hereby grants\b|\bsign all documents\b/,
          /\bmodel|\bai\b|\btrain|\bconfidential/,
        ],
      }),
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
          /\b(?:even (?:if|where|though|when)|whether or not|although|notwithstanding|irrespective|regardless|shall not (?:affect|reduce|prevent)|not affect|no (?:reduction|abatement)|unaltered|undiminished|stays? the same|unconditional|during any suspension|still be (?:made|paid|due)|leaves?|but the minimum)\b/,
        ],
        none: [
          /\bin the same proportion\b|\bno minimum royalt\w+ is\b|\bexcept that it abates\b|\bnot payable\b|\bcredited against\b.{0,10}$|\border quantity\b|\brent\b|\bcommitted (?:spend|volume)|\bservice credit/,
          /\bwage\b|\bhours\b|\bthroughput\b|\btake-or-pay\b/,
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
      ...milderForMarks({
        force: ['ban', 'duty', 'promise', 'acknowledgement', 'waiver'],
        all: [
          /\b(?:not|never|neither|nor|n't|refrain\w*|abstain)\b.{0,60}\b(?:impugn|question|contest|challeng\w+|disput\w+|attack|oppose|invalidate|cancell?ed|revoked|cast doubt|assail|deny)\b/,
          /\b(?:validity|ownership|enforceab\w+|patents?|trade ?marks?|marks?|brand|copyrights?|title|licensed rights|registrations?|designs?|intellectual property)\b/,
        ],
        none: [
          /\bnot a penalty\b|\bcancellation request\b/,
          /\bcosts?\b.{0,80}\bborne\b|\bresolving any questions\b|\bsuch questions\b/,
          /\b(?:any|such) (?:\w+ )?(?:contracts?|agreements?|permits?)\b|\binvoice|\bamounts?\b|\bfees?\b|\bjurisdiction|\barbitrat|\bnothing in\b|\breasonableness|\brent\b|\bthis agreement'?s? (?:validity|enforceab)|\b(?:validity|enforceability) of (?:this|the) (?:agreement|covenant|restriction|assignment|clause|security|loan)|\btitle to (?:the )?(?:property|premises|shares|goods)|\bdefen[cd]|\bindemnif|\bownership (?:interest|of (?:the )?(?:shares|premises))|\bliquidated damages\b/,
        ],
      }),
      ...milderForMarks({
        bears: 'other',
        force: 'right',
        all: [
          /\b(?:terminat\w*|end this|royalt\w+ (?:rate )?(?:shall )?(?:double|increase|rise))\b/,
          /\b(?:opposition|cancellation|inter partes|invalidity|nullity|revocation|challeng\w+|contest\w*|declaratory)\b/,
          /\b(?:licensed (?:rights?|patents?|marks?)|patents?|trade ?marks?|marks|registrations?)\b/,
        ],
        none: [
          /\bnot a penalty\b|\bcancellation request\b/,
          /\bcosts?\b.{0,80}\bborne\b|\bresolving any questions\b|\bsuch questions\b/,
          /\bmaterial breach\b|\bonly where the licen[cs]e is exclusive/,
        ],
      }),
      ...milderForMarks({
        force: ['ban', 'duty', 'acknowledgement', 'fact', 'waiver', 'promise', 'no-right'],
        all: [
          /\b(?:contest|challeng\w+|disput\w+|attack|oppose|invalidate|opposition|cancellation|inter partes|nullity|revocation|question\w*|call in question|petition against|deny|denying|admits?|accepts? as valid|impair|narrow|nullity)\b/,
          /\b(?:validity|valid|ownership|enforceab\w+|registrab\w+|patents?|trade ?marks?|marks|copyrights?|title of|rights|know-how|registrations|designs)\b/,
        ],
        none: [
          /\bnot a penalty\b|\bcancellation request\b/,
          /\bcosts?\b.{0,80}\bborne\b|\bresolving any questions\b|\bsuch questions\b/,
          /\bliquidated damages\b|\b(?:cancellation|revocation) of any (?:\w+ )?(?:contract|agreement|permit)/,
          /\bnothing in\b|\bmeans\b|\bservice charge\b|\binvoice|\bamounts?\b|\bfees? (?:that|in)\b|\botherwise free\b|\bjurisdiction\b|\bnotices? from\b|\baudit|\barbitrat|\bdispute resolution|\bany dispute\b|\bnon-compet|\breasonableness|\bmay (?:contest|challenge|dispute)|\bdisputes? (?:arising|between)|\bdefen[sc]e of|\bclaims? (?:that|by)|\bindemnif|\bdeposit\b|\brent\b|\bowner'?s? consent|\benforceability of (?:this|the) (?:agreement|covenant|restriction)/,
        ],
      }),
      ...milderForMarks({
        bears: 'other',
        force: ['right'],
        all: [
          /\bterminat\w*\b|\bend this\b/,
          /\bchallenges?\b|\bcontests?\b|\bdisputes?\b/,
          /\bvalidity\b|\bpatents?\b|\btrade ?marks?\b|\bmarks\b/,
        ],
        none: [
          /\bnot a penalty\b|\bcancellation request\b/,
          /\bcosts?\b.{0,80}\bborne\b|\bresolving any questions\b|\bsuch questions\b/,
          /\bmaterial breach\b|\bexclusive licen/,
        ],
      }),
    ],
    'exclusive-channels-out': [
      {
        bears: 'taker',
        within: 'clause',
        all: [
          /\b(?:website|online|internet|e-?commerce|digital(?: channels?)?|supermarkets?|chains?|key accounts?|mail order|marketplaces?|catalog(?:ue)?)\b/,
          /\b(?:outside|not (?:part of|covered|affected|within)|reserved to|excluded from|no part of|fall outside)\b.{0,40}(?:\bexclusiv\w*|\[\w+\]|\bgrant)|\bexclusiv\w+\b.{0,80}\bonly\b/,
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
  },
  fixes,
);
