import { denies, freedFrom, noneOf, nothing, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { actorIsNot, actorOwns, madeBy, madeWorkIsOwnedBy, means } from './sides.ts';

/** Things made to order. */
const work =
  /\b(?:deliverables?|works? products?|bespoke|custom|customi[sz](?:ed|ations?)|commissioned|special(?:ly|ty) (?:written|made|developed|created|designed)|tooling|dies|foreground|campaigns?|interim and final reports|specifically for|(?:made|written|built|developed|created|prepared|produced|designed|conceived|generated|results of (?:the |its )?\w+|artwork|layouts|source files|resulting (?:modules?|software|work|materials)|build|make|develop|create|write|produce)(?: \w+){0,4} (?:for|to (?:the|\[\w+\]'s) (?:order|brief|specification)s?|at the (?:request|expense|cost) of|by (?:the )?\[\w+\] for|in (?:performing|the course of|connection with)|under (?:a|this|the|any)|at)\b|(?:paid for|funded) by)/;

/** Who owns, in the groups. */
const ownedBy =
  /(?:\b(?:propert(?:y|ies)|assets?|copyright) of (?:the )?(?<a>\[(?:a|o|giver|taker)\])|\bowned (?:\w+ ){0,2}by (?:the )?(?<b>\[(?:a|o|giver|taker)\])|\b(?:vests?|rests?|remains?|resides?|stays?|lies|inures?|accrues?|belongs?|reserved|retained)(?: \w+){0,2} (?:in|with|to|by)(?: the benefit of)? (?:the )?(?<c>\[(?:a|o|giver|taker)\])|\b(?:is|are|be|becomes?|remains?) (?:the )?(?<d>\[(?:a|o|giver|taker)\])'s (?:[\w-]+ ){0,3}(?:property|copyright|intellectual|asset|own)|(?<e>\[(?:a|giver)\]),? (?:\w+ly )?(?:shall |will |does |must )?(?:\w+ly )?(?:owns?\b|(?:retains?|keeps?|reserves?|holds?) (?:to itself )?(?:\w+ ){0,3}(?:rights?(?! to\b| of\b)|title|ownership|copyright|propert\w+|intellectual|results|interest)|(?:\w+ ){0,4}(?:is|be|remains?|are) the (?:sole |exclusive |and )*owners?)\b|\b(?:is|are|be|remains?|stays?) (?<h>ours)\b|\b(?:property of|owned (?:\w+ )?by|belongs? (?:\w+ )?to|vests? (?:\w+ )?in|(?:stay|remain)s? with) (?<f>[a-z]{4,}(?: [a-z&]+)?)|(?<g>[a-z]{4,}) (?:is|shall be|remains) the (?:sole |exclusive )*owner)/;

const preExisting =
  /\b(?:pre-?existing|background|(?:prior|existing|earlier|previous|original) (?:\w+ )?(?:works?|inventions?|ip|intellectual|materials?|tools?|technolog\w+|software|know-how|developments?|designs?|models?|rights|code|methods?|templates?|property|patents?)|previously (?:owned|made|created|developed|existing|used|written)|already (?:owned|made|created|developed|exist\w*|has|owns|own|had)|had before|(?:before|earlier than|preced\w+|prior to) (?:or (?:during|after) )?(?:the |this |such )?(?:effective|commencement|date|agreement|engagement|project|term|hire|signing|employment|services|start)|earlier|independent(?:ly)? (?:of|from|developed|made|created)|proprietary (?:tools?|templates?|software|technolog\w+|methods?|materials?|know-how)|old or new|whenever (?:made|created)|original(?:ly|ed|ated) before|patents (?:it|he|she) (?:holds|owns)|ever (?:created|made|written)|no matter when|(?:regardless|irrespective) of when|heretofore|theretofore|at the date hereof|not (?:made |created |developed )?(?:for|in connection|connected|related))\b/;

/** Words of a transfer, in whichever form. */
const transfers =
  /\b(?:assigns?|assigned|assignment|transfers?(?!able)|transferred|conveys?|conveyed|vests?|vested|passes|pass to|sells and|made over|make over|cedes?|hand(?:s|ed)? over|belongs?|(?:is|are|be|becomes?|become|remains?)(?: deemed)? (?:the )?(?:sole |exclusive |and |absolute )*property of|accrues? to|inures? to|owned (?:\w+ )?by|(?:is|are|be|becomes?|remains?)(?: \w+)? (?:ours|yours)\b|accrues? exclusively|become (?:the )?\[\w+\]'s(?: [\w-]+){0,2} property|(?:is|are|be|becomes?) (?:the )?\[\w+\]'s(?: [\w-]+){0,2} property)/;

const noTransfer =
  /\b(?:nothing|neither|no(?:t| longer| such)?(?: be)?(?: required| obliged)?) (?:[\w\[\]']+ ){0,9}?(?:assign|transfer|convey|vest|pass|to assign|own)|\bnot required\b|\bno (?:ownership|assignment|title|work product|transfer)\b|\bretains? (?:all|its|ownership)|\bkeeps? (?:all|its|ownership)|\bother than|\bexcluding\b|\bexcept\b|\bexclusive of\b|\bdoes not (?:include|extend|apply|cover)/;

const improvement =
  /\b(?:improvements?|modif(?:y|ies|ied|ications?)|enhancements?|derivative works?|derivatives|extensions?|adaptations?|translations?|alterations?|refinements?|upgrades?|further developments?|new (?:recipe|method|idea|process|version)|advances? (?:up)?on|betterments?|customi[sz]ations?|variations?|plug-?ins?|add-?ons?|workflows?|feedback and suggestions|(?:bug )?fixes|patches|changes (?:that )?\[\w\] makes?|suggestions|settings or changes|changes? to|change, (?:extend|adapt)|additions? (?:made|by)|independent developments?|connectors|configurations)\b/;

/** Things that are made for another, as they stand behind "rights in" or before "vest in". */
const madeThing =
  '(?:works? product|deliverables?|(?:custom |original |commissioned )?works(?: of authorship)?(?! council)|the work|inventions?|developments|foreground(?: \\w+){0,3}|(?:\\w+ )?results(?: and proceeds)?|contributions?|artworks?|translations?|articles?|drawings?|illustrations|photographs|designs?|reports?|campaign materials|outputs|developed materials|creations|game|images (?:produced|taken|made|created)|(?:code|software|documents?|documentation|materials?|reports?|data sets|models?|writings|drafts) (?:\\w+ ){0,2}?(?:written|developed|created|made|prepared|produced|authored)|new technology)';

const improvementPasses = new RegExp(
  `${improvement.source}[^.;]{0,180}?\\b(?:vests?|belongs?|accrues?|inures?|pass(?:es)? to|(?:is|are|be) (?:hereby )?(?:to be )?(?:assigned|transferred|made over|conveyed)|(?:is|are|be) (?:exclusively |solely )?owned (?:exclusively |solely )?by|(?:is|are|be|becomes?) (?:deemed )?(?:the )?(?:(?:sole|exclusive|and) )*property of|(?:is|are|be|becomes?) (?:the )?\\[\\w+\\]'s (?:(?!intellectual|confidential)[\\w-]+ ){0,2}property|it has conveyed to)\\b|\\b(?:assigns?|conveys?|transfers?|cedes?|makes? over|assignment(?= (?:of|in)))(?!,) [^.;]{0,110}?${improvement.source}|\\b(?:title|ownership|property|interest) (?:in|to|of) [^.;]{0,60}?${improvement.source}[^.;]{0,120}?\\b(?:vests?|pass(?:es)?|accrues?|belongs?|transfers?)\\b`,
);

const ownedByGiver =
  /\b(?:vest|belong|remain|owned)\w*(?: \w+){0,2} (?:in|with|to|by|of) (?:the )?(?:[a-z]{3,} )?\[giver\]|\bproperty of (?:the )?\[giver\]|\[giver\]'s (?:\w+ )?property/;

/** What is no transfer of made work: denials, and the assignment of other things. */
const notThisTransfer: readonly RegExp[] = [
  /\b(?:no|neither|nothing|never)\b.{0,60}\b(?:assign|transfer|own|pass|vest|belong|property|work product|interest in)|\bnot (?:[\w-]+ ){0,3}(?:assign|transfer|own|pass|vest|belong)|\bno (?:right|title|interest|ownership)\b.{0,160}\b(?:pass|vest|transfer)/,
  /\b(?:feedback|goods|rent|loan|leased?|leasehold|shares|ownership interest|fixtures|premises|franchise|trade ?marks? license|regulatory|assigned (?:patents|marks|ip)|prior inventions|pre-?existing (?:ip|materials|works) (?:is|are)|spare time|jointly|joint (?:ownership|works|property)|confidential information|personal data|sublicens\w+|platform)\b|\brisk (?:in|of|and title)\b|\btitle and risk\b/,
  /\bmay (?:freely )?assign\b|\b(?:assign|transfer) (?:\S+ ){0,3}this agreement\b|\bassigns? (?:work|tasks|staff|shifts|this)\b|\bassignment does not include\b|\bretains?(?! only)\b.{0,40}\b(?:all|its|title|ownership)\b|\[\w+\] (?:derivative works|improvements|inventions)\b/,
];

/** Words by which title passes now, or that make up for it. */
const presentAssignment =
  /\b(?:hereby|presently|automatically|by this agreement) (?:\w+ly )?(?:\w+ and )?(?:assign|transfer|convey|cede)\w*|\b(?:assign|convey|transfer)s (?:and|or) (?:agrees|shall|will|undertakes)|\bworks? (?:made )?for hire\b|\bdoes (?:hereby )?assign|\battorney(?:-in-fact)?\b|\b(?:is|are|be) (?:and \w+ )?(?:the )?(?:(?:sole|exclusive|and|absolute) )*property of|\bassigns (?:to|all)\b|\bvests? in\b|\bdeemed (?:to be )?assigned|\bhereby assign/;
const notOnlyPromised: readonly RegExp[] = [
  /\bhereby\b|\b(?:not|nor) assign|\bthis agreement\b[^.;]{0,20}\bassign|\bassign (?:this|its (?:rights|obligations)|an? |staff|personnel|\d)|\blease\b|\btrade ?marks?\b|\blicen[cs]e(?:d|es)? (?:of|to) (?:the )?inventions\b|\bregulatory\b|\bdomain names?\b|\bcause\b|\bfurther (?:documents|assurances)\b/,
];
/** Tests of which any is enough, or that widen what passes. */
const narrowOr =
  /\bhours,? or\b|\bor (?:\w+ ){0,3}(?:with|using|on|by|through|in the course|during|relat\w+|at)\b|\bwhether or not\b|\bregardless\b|\bown time\b|\bdoes not apply\b|\bnot (?:limited|only|confined)\b|\bsupport\b|\bwhether\b|\bsupervis|\bnoise\b/;
const claimedOtherwise =
  /\b(?:whether or not|deemed accepted|tenant|landlord|lease|goods|shares|premises|stock options?|collateral|invoice)\b/;
/** Things made to order, as what is changed. */
const ordered =
  "(?:(?:the|any|such|these|those|all|its|our|finished|delivered|[\\[\\w\\]]+'s) ){0,3}(?:\\w+ )?(?:deliverables?|work product|art ?works?|designs?|photographs?|images|bespoke \\w+|custom \\w+|drawings|illustrations|websites?|translations?|commissioned \\w+)\\b";
const changesOfAnother: readonly RegExp[] = [
  /\b(?:this agreement|scope of (?:the )?(?:work|services)|premises|building|site plan|specifications?|purchase orders?|change orders?|trade ?marks?|logos?|brand|tenant|landlord|facility|neither|reasonabl\w+|without (?:the )?(?:further|need)|house designs?|lessee|franchis\w+|packaging|products? designs?)\b|\[each\]/,
];

const toActor =
  /\b(?:owned (?:\w+ )?by|belongs? to|vests? in|(?:becomes?|be|is|are|remains?) the (?:\w+ ){0,3}property of|pass(?:es)? to|transferred to|assigned to) (?:the )?\[a\]/;

/** Who acts gives away, unless the statement says that it is the one who comes to own. */
const ofWhoGives = (rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.flatMap((rule): IssueRule[] =>
    rule.bears
      ? [rule]
      : [
          { ...rule, none: [...(rule.none ?? []), toActor] },
          { ...rule, bears: 'other', all: [...rule.all, toActor] },
        ],
  );

/** What this topic finds: who ends up with the rights in work, background and improvements. */
const found = defineTopic(
  'intellectual-property',
  file,
  {
    'vendor-owns-bespoke-work': [
      {
        force: ['transfer', 'fact', 'duty', 'acknowledgement'],
        all: [
          /\b(?:deliverables?|work product|bespoke \w+|commissioned \w+|works? (?:made|created|produced) for)\b[^.;]{0,120}?\b(?:vests?|remains?|rests?|stays?|resides?|belongs?)\b(?: (?:in|with|to))?(?: and (?:remains?|stays?|vests?))? (?:in|with|to) (?:(?:the )?[a-z]{3,} (?:& )?){0,3}\[giver\]/,
        ],
        none: [
          /\b(?:pre-?existing|background|feedback|assign\w*|hereby|goods|risk|until|unless|title and risk|records|jointly|except|improvements?|tools)\b/,
        ],
      },
      {
        bears: 'taker',
        all: [
          /\b(?:order(?:ed)?|fund(?:ed|ing)?|paid for|commission\w*|charged|designs?|designed|custom\w*|develop\w*|made|built|builds?|created|written|prepared)\b/,
          /\b(?:rights?|title|ownership|copyright|propert(?:y|ies)|belongs?|owns?|ours|keeps?|intellectual)\b/,
        ],
        none: [
          /\b(?:pre-?existing|background|feedback|data|goods|risk|rent|premises|records|equipment|standard|confidential|licensed technology|improvements?|ideas)\b|\bby or (?:for|on behalf of)\b/,
        ],
        test: (hits, statement) =>
          madeWorkIsOwnedBy('maker')(hits, statement) && !madeWorkIsOwnedBy('other')(hits, statement),
      },
      {
        all: [work, ownedBy],
        none: [
          /\bpledge\b|\brecords\b|\bjoint property\b/,
          /\bpre-?existing\b|\bbackground\b|\bits (?:own )?(?:\w+ )?(?:tools|know-how|materials|methodolog|standard)|\b(?:standard|generic|underlying|general) (?:platform|software|product|components|know-how|tools)|\bno (?:ownership|interest|title|right)\b|\bother than|\bexcluding|\blaptops?\b|\bequipment\b|\bhereby assign|\bassigned to|\bfeedback\b|\bjointly\b|\baggregat|\bcustomer data\b/,
        ],
        test: (hits, statement) => means('giver')(hits, statement) && !madeWorkIsOwnedBy('other')(hits, statement),
      },
      {
        all: [
          work,
          /\bno (?:right|title|interest|ownership|proprietary|property)\b.{0,200}\b(?:pass(?:es)?|transferred|transfers?|vests?|accrues?|conveyed|conferred|granted|acquired)\b(?:\s\w+)? (?:to|in|on|upon|by) (?:the )?(?<to>\[\w+\])/,
        ],
        test: means('taker'),
      },
      {
        all: [
          /\b(?:pays?|paying|payment|paid|funding|funded|fees?)\b/,
          /\b(?:not (?:the )?(?:own(?:ership)?|title)|confers? no (?:proprietary|ownership|title)|no (?:ownership|proprietary) (?:rights?|interest)|does not (?:transfer|confer|give) (?:\w+ ){0,3}(?:ownership|title|property))\b/,
        ],
        none: [/\bstandard\b|\bplatform\b|\bsubscription\b/],
      },
      {
        all: [
          /\b(?:nothing|none|no (?:part|deliverable|work))\b.{0,160}\bworks? (?:made )?for hire\b|\b(?:not|never) (?:a )?works? made for hire\b/,
        ],
      },
      {
        force: ['fact', 'right'],
        all: [
          /\b(?:receives?|gets?|acquires?|obtains?|has|have)\b (?:only )?(?:a |the )?(?:\w+[- ]){0,6}(?:licen[cs]e|right of use|right to use)\b/,
          /\bonly\b|\bmerely\b|\bno more than\b/,
          /\bdeliverables?\b|\bwork product\b|\bbespoke\b|\bcommissioned\b/,
        ],
      },
      {
        within: 'sentence',
        force: ['fact', 'transfer', 'duty'],
        all: [
          /\b(?:developed|made|written|created|designed|built|produced) by (?:the )?\[(?:a|giver)\] (?:\w+ ){0,3}(?:at|for|to|under)\b|\bat (?:the )?\[(?:o|taker)\]'s request\b/,
          ownedBy,
        ],
        none: [/\bpre-?existing\b|\bassign/],
        test: means('giver'),
      },
      {
        all: [
          /\b(?:bespoke|custom|commissioned)\b|\b(?:write|build|make|create|design|develop) for (?:the )?\[(?:o|taker)\]/,
          /\b(?:stays?|remains?) (?:with (?:the )?\[(?:a|giver)\]|(?:the )?\[(?:a|giver)\]'s|ours)\b/,
        ],
      },
    ],
    'background-ip-assigned': barring(
      [
        /\bin no way\b|\bconstrued as\b|\bremains? (?:the )?(?:\w+ )*property\b|\boption\b/,
        /\btrade ?marks?\b|\b(?:is|are) hereby granted\b|\bincorporates? into any\b.{0,220}\bowned by\b(?!.{0,300}\b(?:assign|become|belong|vest))|\bgrants?\b.{0,80}\blicen[cs]e|\blicen[cs]e to use\b|\blicen[cs]e with the right\b|\bregulatory\b/,
      ],
      ofWhoGives([
        {
          all: [
            /\b(?:rights? (?:transferred|assigned|granted)|all of it|(?:assignment|transfer)|work product|deliverables)\b/,
            /\b(?:includ(?:e|es|ing)|extends? to|covers?|takes? in)\b/,
            /\b(?:in existence before|existed before|wrote years ago|years ago|earlier|before (?:its|his|her|their|the|\[\w\]'s) (?:appointment|engagement|employment)|owned before|for someone else|independent(?:ly)?)\b/,
            /\b(?:ours|property|taken to include|belongs?|vests?|assign\w*|transfer\w*)\b/,
          ],
          none: [/\b(?:not|never|no|nothing|excluding|other than|except)\b/],
        },
        {
          force: ['definition', 'fact'],
          all: [
            /"(?:the )?(?:\w+ ){0,2}(?:project|foreground|arising|results?|work product|works?|deliverables?|assigned|transferred|company|buyer|client|\[\w+\])\b[^"]{0,24}" (?:\w+ )?(?:means|includes?|comprises?|extends? to)\b/,
            /\b(?:existing|exist|owned|made|created|developed)\b.{0,30}\b(?:at|on|before|prior to|independent(?:ly)? (?:of|from)|outside)\b/,
            /\b(?:developed independently|independent(?:ly)? (?:of|from)|at the date (?:hereof|of this)|(?:before|prior to) the)\b/,
          ],
          clause: [
            /\b(?:title|rights?|ownership)\b.{0,60}\b(?:vests?|pass(?:es)?|belongs?|transfer\w*)\b|\bassigns?\b/,
          ],
          none: [
            /\b(?:background|pre-?existing|excluded|retained|excludes?|excluding|does not|other than|but not|confidential)\b/,
          ],
        },
        {
          force: ['transfer', 'fact', 'duty', 'acknowledgement'],
          all: [
            transfers,
            preExisting,
            /\b(?:ip|intellectual property|inventions?|works?|materials?|tools?|technolog\w+|know-how|patents?|designs?|templates?|methods?|tools?|librar\w+|rights?|catalogue|ideas|software|developments|models?|code)\b/,
          ],
          none: [
            /\b(?:licen[cs]e to practi[cs]e|cell sites?|prior written notice and|used only by|right to grant sublicen[cs]es|shall not,? (?:\S+ ){0,8}be transferred)\b/,
            noTransfer,
            /\bjointly\b|\bconfidential information\b|\brisk\b|\brisk in\b|\bthis agreement\b.{0,40}\bassign|\blicen[cs]e of it\b|\binvention.{0,60}\b(?:made|conceived) (?:after|following)|\bstays? with\b/,
          ],
        },
        {
          all: [
            /\bassign(?:ment|s|ed)?\b|\bconvey/,
            /\b(?:extends? to|includes?|including|covers?|reaches|takes? in|as well as|together with|and (?:in )?any)\b.{0,40}\b(?:pre-?existing|background|prior (?:works|inventions)|existing (?:tools|materials)|independent(?:ly)? developed|(?:made|created|conceived|developed|owned) (?:before|prior to))/,
          ],
          none: [
            /\b(?:licen[cs]e to practi[cs]e|cell sites?|prior written notice and|used only by|right to grant sublicen[cs]es|shall not,? (?:\S+ ){0,8}be transferred)\b/,
            /\bnot (?:include|extend|cover)|\bexcluding\b|\bother than\b|\bexcept\b/,
          ],
        },
        {
          none: [
            /\b(?:licen[cs]e to practi[cs]e|cell sites?|prior written notice and|used only by|right to grant sublicen[cs]es|shall not,? (?:\S+ ){0,8}be transferred)\b/,
          ],
          all: [
            /\bnot (?:shown|listed|disclosed|set out|identified)\b.{0,40}\b(?:list|exhibit|schedule|annex)|\bno exclusion for (?:prior|earlier)/,
            /\bpropert|\bassign|\bbelong|\bconvey/,
          ],
        },
        {
          bears: 'other',
          all: [/\[a\] (?:shall |will )?owns?\b/, /\b(?:background|pre-?existing)\b/, /\[o\]'s\b/],
          none: [
            /\b(?:licen[cs]e to practi[cs]e|cell sites?|prior written notice and|used only by|right to grant sublicen[cs]es|shall not,? (?:\S+ ){0,8}be transferred)\b/,
            noTransfer,
          ],
        },
      ]),
    ),
    'own-improvements-assigned': barring(
      [/\bduring (?:the|his|her|their|its) (?:employment|service) (?:period|term)\b/],
      barring(
        [
          /\bjoint ownership\b|\battribution\b/,
          /\b(?:fixtures?|installed|premises|landlord|ownership or control|built by)\b/,
          /\blicen[cs]e (?:under|to use|to make)\b|\bfirst refusal\b|\btransferable licen[cs]e\b/,
        ],
        [
          {
            bears: 'actor',
            force: ['transfer', 'fact', 'duty', 'acknowledgement', 'promise'],
            all: [
              /\[a\](?:'s \w+)? (?:\w+ ){0,3}?(?:translates?|adapts?|modif(?:y|ies)|improves?|extends?|changes?|builds? (?:up)?on|enhances?|adds? to|refines?|customi[sz]es?|makes?|devises?)\b/,
              /\b(?:result|improvements?|changes|modifications?|adaptations?|translations?|them|work|version|title|derivatives?|fixes|additions?)\b/,
              /\b(?:rests?|vests?|belongs?|property|owned|accrues?|pass(?:es)?|transferred|assigned|becomes?|ours)\b/,
            ],
            none: [
              noTransfer,
              /\b(?:jointly|deliverables?|work product|services|shares|data|content|premises)\b|\[a\] (?:shall |will )?(?:owns?|keeps?|retains?)\b/,
            ],
            test: (hits, statement) => !actorOwns(true)(hits, statement) && madeWorkIsOwnedBy('other')(hits, statement),
          },
          {
            bears: 'other',
            all: [
              improvement,
              transfers,
              /\b(?:made|created|devised|developed|by or for|by or on behalf of|by)\b.{0,40}\[o\]/,
            ],
            none: [noTransfer, /\bjointly\b|\beach party\b|\bshares\b|\blicen[cs]ed to\b|\bcustomer data\b/],
            test: actorOwns(true),
          },
          {
            bears: 'taker',
            all: [
              /\b(?:ideas?|recipes?|techniques?|concepts?|materials?|inventions?|discover(?:y|ies)|developments?|methods?|improvements?|content)\b/,
              /\b(?:created|made|developed|devised|conceived|discovered|creates?|develops?|makes?)\b/,
              transfers,
            ],
            none: [
              noTransfer,
              /\bfor (?:the )?\[giver\]|\bservices\b|\bwork product\b|\bdeliverables?\b|\bjointly\b|\bworks? (?:made )?for hire\b|\bdata\b/,
            ],
            test: madeBy('taker'),
          },
          {
            force: ['transfer', 'fact', 'duty', 'acknowledgement', 'promise'],
            clauseNone: [/\b(?:premises|landlord|tenant|demised|leasehold)\b/],
            all: [improvementPasses],
            none: [
              /\b(?:continuations|reissues|registrations?|sublicens\w+|that party|a party's|vendor may)\b|\b(?:perform\w*|carrying out|provision of) (?:\w+ ){0,2}services\b|\[\w+\] (?:derivative works|improvements)\b|\bworks? made for hire\b|\bwork product\b|\[a\] (?:shall |will )?(?:owns?|have|has|retains?|be entitled)\b/,
              /\bowned (?:\w+ ){0,2}by (?:the )?\[a\]|\bproperty of (?:the )?\[a\]|\b(?:vests?|belongs?|accrues?) (?:\w+ ){0,2}(?:in|to) (?:the )?\[a\]/,
              /\bright to (?:make|practi[cs]e)\b|\blicen[cs]e\b.{0,60}\bto (?:make|practi[cs]e|reproduce)\b|\bjoint improvements?\b/,
              /\bnot be (?:[\w,]+ ){0,6}sold\b|\[a\] belongs? to (?:the )?\[a\]|\bmade by \[a\] (?:shall )?belong to \[a\]/,
              /\bchange of control\b|\bownership interest|\bshares\b/,
              noTransfer,
              /\b(?:jointly|each party|respective)\b|\bremain(?:s)? (?:the )?\[a\]'s property|\bby \[each\]|\blicensed to\b|\bgrants? \[|\bnotify\b|\brent\b|\bpremises\b|\bcustom (?:configurations|developments)/,
              /\bowned by \[o\] but|\bowned by it but/,
            ],
            test: (_, { words }) => !/\[a\] owns? its (?:own )?improvements/.test(words),
          },
          {
            none: [
              /\bright to (?:make|practi[cs]e)\b|\blicen[cs]e\b.{0,60}\bto (?:make|practi[cs]e|reproduce)\b|\bjoint improvements?\b/,
            ],
            all: [
              /\bif (?:the )?\[a\] (?:\w+, ?){0,3}(?:\w+ )?(?:or )?(?:change|modif|extend|improve|build|adapt|enhance)/,
              /\[o\] owns?\b|\b(?:is|are) (?:the )?\[o\]'s\b/,
            ],
          },
          {
            bears: 'other',
            all: [
              improvement,
              /\b(?:by|of|from) (?:the )?\[o\]|\bby whomever|\bwhoever makes/,
              /\[a\] (?:shall |will )?(?:own|be the owner)s?\b/,
            ],
            none: [
              /\bwhile working for\b|\b(?:results from|perform\w*|provision of) (?:the )?services\b|\bwork product\b/,
              /\bright to (?:make|practi[cs]e)\b|\blicen[cs]e\b.{0,60}\bto (?:make|practi[cs]e|reproduce)\b|\bjoint improvements?\b/,
              noTransfer,
            ],
          },
          {
            none: [
              /\bright to (?:make|practi[cs]e)\b|\blicen[cs]e\b.{0,60}\bto (?:make|practi[cs]e|reproduce)\b|\bjoint improvements?\b/,
            ],
            all: [
              improvement,
              /\bpart of (?:the )?(?:\[o\]|\[giver\]|\w+(?: \w+)?)'s (?:intellectual property|property|platform|technology)/,
            ],
          },
          {
            none: [
              /\bright to (?:make|practi[cs]e)\b|\blicen[cs]e\b.{0,60}\bto (?:make|practi[cs]e|reproduce)\b|\bjoint improvements?\b/,
            ],
            all: [
              /\b(?:adaptations?|improvements?|modifications?|enhancements?|variations?|changes)\b/,
              /\ball rights in (?:it|them)\b|\brights in (?:it|them)\b|\btitle to (?:it|them)\b/,
              /\bpass|\bvest|\bbelong|\bare \[/,
            ],
          },
        ],
      ),
    ),
    'no-license-back': [
      {
        within: 'sentence',
        force: ['no-right', 'ban'],
        all: [
          /\bno right to (?:use|reproduce|exploit|copy) (?:it|them|the same)\b|\b(?:not|never) (?:use|reproduce|exploit) (?:it|them|the same)\b/,
          /\b(?:work product|deliverables?|results|outputs?|designs?|assigned|inventions?)\b/,
          /\b(?:any purpose|any way|after (?:delivery|completion|assignment)|thereafter|for itself)\b/,
        ],
        none: [/\bby disclosure\b/, /\bdata\b|\bconfidential|\blicen[cs]ed\b|\bexcept|\bother than/],
        test: actorIsNot('taker'),
      },
      {
        force: ['right', 'ban', 'no-right'],
        all: [
          /\b(?:no further use|no longer (?:use|exploit|practi[cs]e)|no use whatever)\b/,
          /\b(?:rights? (?:have|has) passed|assign\w*|transferr?e?d?|convey\w*|once|after (?:delivery|completion|closing))\b/,
          /\b(?:works?|characters?|story|designs?|inventions?|materials?|software|code|methods?|drawings?)\b/,
        ],
        none: [
          /\bby disclosure\b/,
          /\bconfidential|\blicen[cs]e (?:ends|terminates|expires)|\btrade ?marks?\b|\bplatform\b|\bservices?\b/,
        ],
      },
      ...barring(
        [/\bby disclosure\b/, /\bservice may not\b|\bpurchase transaction\b|\be-money\b/],
        [
          {
            force: ['duty', 'fact', 'transfer', 'ban', 'no-right'],
            all: [
              /\b(?:transferred|assigned|conveyed|ceded) (?:[\w-]+ ){0,2}(?:inventions?|works?|rights|patents?|know-how|materials?|methods?|designs?|drawings?|technolog\w+)\b|\b(?:transfers?|assigns?|cedes?|conveys?)\b.{0,40}\b(?:copyright|rights|title)\b/,
              /\b(?:cease\w*|stop|not thereafter|(?:may|shall|will) not|no longer|reserves? no right|no right)\b.{0,40}\b(?:practi[cs]e|us(?:e|ing)|reproduc\w+|display|copy|exploit|make|create)\b/,
            ],
            none: [
              /\bdata\b|\bconfidential\b|\btrade ?marks?\b|\bthis agreement\b|\bother than\b|\bexcept|\blicensed\b/,
            ],
          },
          {
            force: ['ban', 'no-right'],
            all: [
              /\b(?:use|re-?use|copy|reproduce|exploit|practi[cs]e|adapt|make use of)\b/,
              /\b(?:work product|deliverables?|(?:assigned|transferred|conveyed) [\w-]+|results|outputs?|designs?|artwork|the work\b|foreground)/,
              /\b(?:for itself|for (?:himself|herself|themselves)|its own (?:use|purposes|business)|(?:any )?other (?:customer|client|person|purpose)s?|another client|again|in any (?:field|way|manner|form)|portfolio|for any purpose|retained business|(?:after|following|from) (?:and after )?(?:delivery|completion|closing|assignment|\[a\] hand)|further right)\b/,
            ],
            none: [
              /\b(?:except|other than|save|without (?:the )?(?:prior )?(?:written )?consent|confidential|software|platform|services? solely|licen[cs]ed|until)\b/,
            ],
            test: actorIsNot('taker'),
          },
        ],
      ),
      {
        force: 'ban',
        all: [
          /\[a\] (?:hand|deliver|give|send|transfer)/,
          /\b(?:use|re-?use|exploit) (?:it|them|the work) again\b|\b(?:portfolio|another client)\b/,
        ],
      },
      ...barring(
        [/\bby disclosure\b/, /\bservice may not\b|\bpurchase transaction\b|\be-money\b/],
        [
          {
            all: [
              /\bno (?:licen[cs]e|right|grant|permission)s?(?:,? (?:or|nor) \w+)?(?: of any kind)?,? (?:back|(?:express|is|are|to use|in any|in the|whatever|shall|to practi[cs]e|to perform)|is implied)|\bno (?:licen[cs]e|grant)-?back\b|\bwithout (?:any )?(?:retained |reserved )?(?:licen[cs]e|right) (?:back|to (?:use|perform|practi[cs]e))|\bno shop right\b|\b(?:keeps|retains) (?:nothing|no (?:right|licen[cs]e|interest))|\bwithout reservation\b/,
              /\bassign|\bconvey|\btransfer|\bimprovement|\bgrant-?back\b|\bjoint results\b|\bwork product\b|\binvention/,
            ],
            none: [/\btrade ?marks?\b|\bconfidential information\b|\bno obligation\b|\bnothing in\b/],
          },
          {
            all: [
              /\b(?:assign(?:s|ed|ment)|convey\w*|transfer\w*|made over)\b/,
              /\b(?:may|shall|must|will)\b (?:thereafter |then )?(?:no longer|not|never) (?:\w+ ){0,3}(?:use(?! to)|reuse|re-use|practi[cs]e|exploit)|\bcease (?:to use|using|all use)|\bnot be entitled to (?:use|re-?use)|\b(?:lost to it|lost for every|without any right)\b|\bmay use it only if\b/,
            ],
            none: [
              /\bdata\b|\bconfidential\b|\btrade ?marks?\b|\bthis agreement\b|\bother than|\bexcept|\bgrants? (?:the )?\[o\]/,
            ],
          },
          {
            force: ['ban', 'no-right', 'duty'],
            all: [
              /\b(?:not|never|no event|no longer|no right)\b.{0,60}\b(?:re-?use|make, use|use or sell|practi[cs]e)\b/,
              /\bassigned (?:inventions?|works?|rights|materials?|patents|ip|technology|hereunder)|\b(?:concepts?|works?|materials?|methods?) assigned\b|\bfor itself or (?:for )?(?:others|another|any other|for another)/,
            ],
            none: [/\bother than\b|\bexcept\b|\bconfidential\b|\bfreely\b|\bdata\b|\blicensed\b/],
          },
        ],
      ),
      {
        within: 'sentence',
        all: [
          /\b(?:assigns|transfers|conveys|passes to)\b/,
          /\bmay use it only\b|\bright to use (?:them|it)\b.{0,30}\b(?:falls away|ends|ceases)/,
        ],
      },
      {
        all: [
          /\bfurther use\b|\bcontinued use\b/,
          /\binfring/,
          /\b(?:methods?|work product|deliverables?|inventions?|improvements?)\b/,
        ],
      },
      {
        all: [
          /\bright to (?:go on )?us(?:e|ing) (?:them|it|the improvements?|the work)/,
          /\b(?:falls away|ends|ceases|lapses|is lost|extinguish)/,
          /\bimprovement|\bassign|\btitle\b/,
        ],
      },
      { all: [/\blost to (?:it|him|them|(?:the )?\[a\])\b/, /\bcontribut|\bresults\b|\bassign/] },
    ],
    'moral-rights-waived': [
      {
        within: 'sentence',
        all: [
          /\b(?:waives?|gives? up|relinquish\w*)\b.{0,40}\b(?:complain|object)\b/,
          /\b(?:change|alter|edit|use|adapt|naming|crediting|credit)\b/,
          /\b(?:work|works|image|photo\w*|text|design|performance|article|without naming|without crediting)s?\b/,
        ],
        none: [/\bjurisdiction|\bvenue|\bjury|\bforum/],
      },
      {
        all: [
          /\bmoral rights?\b|\bdroit moral\b|\b(?:right|claim)s? (?:of|to) (?:attribution|paternity|integrity|authorship)\b|\bauthors?' rights\b|\bright to be (?:named|identified|credited)|\bright .{0,30}to be identified\b|\bderogatory treatment\b|\bdistortion\b|\bmutilation\b|\b(?:byline|by-line)\b|\bsections? 77\b|\bvisual artists rights/,
          /\bwaives?\b|\bwaived\b|\bwaiver (?:by|of)\b|\bwaiving\b|\bgiv(?:e|es|en) up\b|\bsurrender|\brelinquish|\bforego|\bforgo|\babandon|\b(?:not|never) (?:to |be )?(?:assert|enforce|invoke|exercise|rely on|raise|claim|object)|\brenounc|\bwill not object|\bcede/,
        ],
        none: [
          /\bobtained\b|^\W{0,3}(?:\(\w+\) )?"[^"]{3,60}" means\b|\bnothing in\b|\b(?:does|do|shall|is) not (?:be )?waive|\bnot waived\b|\bno waiver\b/,
        ],
      },
      { all: [/\b(?:not|never) (?:to )?(?:assert|enforce|exercise|rely on)\b/, /\bmoral rights?\b/] },
      {
        all: [
          /\b(?:(?:object|complain) (?:to|about) (?:any |that|it|this)?|without naming|object to (?:any )?(?:modification|alteration|changes|distortion|mutilation|editing)|be (?:credited|named|identified)|credit as author)\b/,
          /\b(?:gives?|giving) up\b|\bwaiv|\bsurrender|\brelinquish|\brenounce/,
        ],
        none: [/\bnot waive/],
      },
    ],
    'ip-attorney': [
      {
        bears: 'actor',
        all: [
          /\[a\] (?:\w+ ){0,3}(?:lets?|allows?|permits?|authori[sz]es?|empowers?) \[o\] (?:to )?(?:sign|execute|file)/,
        ],
        none: [/\bcheck|\bthis agreement on\b|\border form/],
      },
      {
        bears: 'other',
        all: [
          /\[o\] (?:\w+ ){0,4}(?:appoints?|constitutes?|designates?|nominates?|makes?) (?:the )?\[a\]/,
          /\battorneys?\b/,
        ],
        none: [/\bneither\b|\bnothing in\b|\battorney'?s'? fees/],
      },
      {
        force: 'right',
        bears: 'other',
        all: [
          /\[a\].{0,40}\b(?:sign|execute|complete)|\[a\] (?:may|can|is empowered)/,
          /\b(?:in|on) (?:the )?\[o\]'s (?:own )?(?:name|stead|behalf)|\bsign for (?:the )?\[o\]|\bon behalf of (?:the )?\[o\]|\[o\]'s signature may/,
          /\b(?:sign|execute|complete|file|record|supplied)/,
        ],
        none: [/\bcheck|\bthis agreement on\b/],
      },
      {
        all: [
          /\b(?:attorney(?:s)?[- ]in[- ]fact|power of attorney|(?:lawful|true|its|his|her|as) (?:and lawful )?attorneys?\b|attorney for\b|irrevocable mandate|lawful (?:representative|agent|\[\w+\])|agent and attorney|(?:agent|agency|\[a\]), which (?:\w+|\[o\]) is irrevocable)/,
          /\b(?:appoints?|appointed|grants?|gives?|given|constitutes?|designates?|makes?|nominates?|empowered|authori[sz]e[sd]?|confers?|conferred)\b/,
        ],
        none: [
          /\bno power (?:of attorney|or authority)\b|\btelephone\b|\bneither\b|\bnothing in\b|\brent\b|\battorney'?s'? fees|\[o\] (?:\w+ ){0,4}(?:appoints?|constitutes?|designates?|nominates?|makes?) (?:the )?\[a\]/,
        ],
      },
      ...barring(
        [/\bthis agreement on\b|\bmust sign\b|\bnothing in\b|\bno power\b|\bmay not\b|\bcheck|\bpayment instruction/],
        [
          {
            bears: 'other',
            all: [
              /\b(?:in|on) (?:the )?(?:the )?\[o\]'s (?:own )?(?:name|stead|behalf)\b|\bstand in (?:his|her|its|their|\[\w+\]'s) shoes|\bsign for (?:the )?\[o\]|\bsignature may be supplied\b|\bon behalf of (?:the )?\[o\]/,
              /\b(?:sign|execute|complete|file|record|supplied|deliver)\b/,
              /\b(?:assign|invent|paper|document|transfer|patent|copyright|application|registration|convey|register|form|instrument|sign for|right)/,
            ],
            none: [/\[a\]'s (?:own )?(?:name|stead|behalf)\b/],
          },
          {
            all: [
              /\b(?:in|on) (?:the )?(?:\[(?:a|o|giver|taker)\]'s|(?:his|her|its|their|your)) (?:own )?(?:name|stead|behalf)\b|\bstand in (?:his|her|its|their|\[\w+\]'s) shoes|\bsign for (?:the )?\[o\]|\bsignature may be supplied\b|\bon behalf of (?:the )?\[(?:a|o)\]/,
              /\b(?:sign|execute|complete|file|record|supplied|deliver)\b/,
              /\b(?:assign|invent|paper|document|transfer|patent|copyright|application|registration|convey|register|form|instrument|sign for|right)/,
            ],
            none: [/\[o\]'s (?:own )?(?:name|stead|behalf)\b/],
          },
        ],
      ),
    ],
    'ip-passes-unpaid': [
      {
        bears: 'giver',
        all: [
          /\b(?:title|ownership|rights?|copyright|transfer|assignment|vesting)\b/,
          /\bnot\b.{0,30}\b(?:hinges?|depends?|turns?|hangs?|waits?|awaits?|conditional|contingent|subject|tied|linked)\b.{0,30}\bpa(?:y|id)/,
        ],
        none: [/\bsub-?contract\b/, /\bgoods\b|\brent\b|\brisk\b|\blease|\bshares\b/],
      },
      {
        bears: 'other',
        all: [
          /\[o\]('s|s?) (?:[\w-]+ ){0,3}?(?:designs?|works?|code|materials?|results|writing|pictures?|deliverables?)\b|\b(?:everything|anything|whatever|what) \[o\] (?:make|create|write|design|build)/,
          /(?<!\w)(?:ours|\[a\]'s)\b/,
          /\b(?:even (?:if|though|where|before)|whether or not|before)\b (?:[\w\[\]']+ ){1,4}pa(?:id|ys?)\b/,
        ],
      },
      {
        all: [
          /\b(?:failure (?:of|to make|in) payment|payment dispute|disputes? (?:over|about|as to) (?:\w+ ){0,4}(?:payment|fees|sums|invoices)|non-?payment|late payment|unpaid (?:fees|invoices?|sums))\b/,
          /\b(?:not|no|nor|neither)\b.{0,60}\b(?:affect|entitle|prejudice|impair|delay|prevent|invalidate|undo|reverse)\b/,
          /\b(?:ownership|title|assignments?|vesting|rights? (?:assigned|granted|in)|copyright|rescind|transfer)\b/,
        ],
        none: [/\bsub-?contract\b/, /\bgoods\b|\brent\b|\bpremises\b|\bdata\b|\bshares\b|\bmay (?:suspend|revoke)/],
      },
      {
        all: [
          /\b(?:designs?|work|works|deliverables?|materials?|code|everything|whatever|anything|rights)\b/,
          /\b(?:becomes?|is|are|belongs?|pass(?:es)?|vests?)\b.{0,40}(?<!\w)(?:ours|\[\w+\]|property)/,
          /\b(?:even (?:if|though|where|before)|whether or not|before)\b (?:[\w\[\]']+ ){1,4}(?:(?:have|has)(?: not|n't)?(?: yet)?(?: been)?|pays?|is|are|am)\b(?: not| yet)*(?: paid)?/,
          /\bpa(?:id|ys?)\b/,
        ],
        none: [/\bsub-?contract\b/, /\bgoods\b|\brent\b|\bpremises\b|\buntil\b|\bdata\b|\[o\]'s\b.{0,40}\bours\b/],
      },
      {
        all: [
          /\b(?:ownership|title|copyright|rights? (?:so )?granted|rights in|assign(?:s|ed|ment)|intellectual property|transfer|belongs?|passes|vests?|patents?|reversion|revert)\b/,
          /\b(?:whether or not|regardless of|irrespective of|notwithstanding|even (?:if|where|though)|independent of|not (?:be )?(?:dependent|conditional|contingent|conditioned)|before|not a condition|does not (?:depend|affect)|do not affect|no condition|before any)\b.{0,60}\b(?:pay|paid|payment|invoices?|fees?|sums|arrears|dispute over|remain outstanding)/,
        ],
        none: [
          /\bsub-?contract\b/,
          /\brisk in\b|\bgoods\b|\bperform the services\b|\buntil\b.{0,30}\bpaid\b|\breverts? to\b|\bno rights pass|\bcontinue to perform|\binterest\b|\bsuspend the services|\blicen[cs]e fee\b|\broyalt(?:y|ies) (?:is|are|stay|remain)/,
        ],
        test: (_, { words }) =>
          /\b(?:deliverables?|work|code|drawings?|copyright|intellectual|rights?|assign|results|designs?|patents?|title)\b/.test(
            words,
          ),
      },
      {
        all: [
          /\bpayment\b.{0,20}\b(?:is |shall )?(?:not|no)\b.{0,15}\b(?:condition|precondition|prerequisite)|\bnon-?payment\b|\barrears\b|\blate payment\b|\bfailure to (?:pay|account)|\bunpaid invoices?|\bsums owing\b|\bdefault in which\b/,
          /\b(?:withhold|revok|rescission|reversion|revert|reassign|retain title|lien|suspend or revoke|hold back|claim in debt|transfer|do(?:es)? not affect)/,
          /\b(?:rights?|title|copyright|work|ownership|files|intellectual)\b/,
        ],
        none: [
          /\bsub-?contract\b/,
          /\bmay (?:suspend|revoke|withhold)|\bgoods\b|\brent\b|\bpremises\b|\bwarehouse|\bdata\b/,
        ],
      },
      {
        within: 'sentence',
        all: [
          /\b(?:vests?|pass(?:es)?|transfer(?:red|s)?|conveyed|assign(?:s|ed))\b/,
          /\bonly remedy for non-?payment|\bclaim(?:s)? (?:is|are|shall be)? ?(?:only )?(?:in debt|for money)|\bno claim to reassignment|\bno (?:right|claim) (?:of|to) (?:reversion|rescission|reassignment)/,
        ],
      },
      {
        all: [/\bsole remedy for (?:non-?payment|late payment|unpaid)/, /\b(?:fees|debt|sue|money|damages|interest)\b/],
      },
      {
        all: [
          /\b(?:ownership|title|copyright|(?:all|the) rights|intellectual property|work product|deliverables?)\b/,
          /\b(?:pass|transfer|vest|belong|assign)\w*/,
          /\beven (?:if|when|though|where) (?:[\w\[\]]+ ){1,4}(?:haven't|has not|have not|hasn't|not (?:yet )?)(?: been)?\s?(?:yet )?paid\b/,
        ],
      },
    ],
    'deliverables-reused-for-competitors': barring(
      [/\bexpects? to (?:disclose|provide|receive)\b/],
      [
        {
          bears: 'taker',
          all: [
            /\bre-?(?:use|sale|licensing|exploitation) of (?:the |any |all )?(?:\w+ )?(?:deliverables?|work product|works?|designs?|results)\b[^.;]{0,140}?\b(?:other (?:clients|customers)|competitors?|third parties|others|rivals?)\b[^.;]{0,80}?\b(?:permitted|allowed|free|unrestricted|without (?:restriction|limit\w*|payment|consent)|not restricted)\b/,
          ],
          none: [/\bnot (?:be )?(?:permitted|allowed)|\bonly with\b|\bsubject to\b|\bprior written\b/],
        },
        {
          bears: 'taker',
          force: ['right', 'no-duty', 'acknowledgement'],
          all: [
            /(?<!\w)(?:custom\w*|bespoke|commissioned|\[?\w+\]? paid for|developed for)\b/,
            /\b(?:general release|standard (?:product|offering|release)|product line|all (?:of )?its (?:other )?(?:customers|clients)|other (?:customers|clients)|catalog(?:ue)?)\b/,
            /\b(?:incorporat\w*|include|fold|merge|make (?:them|it) available|offer|add|reuse|sell)\b/,
          ],
          none: [/\bnot\b|\bfee\b|\bdiscount/],
        },
        ...barring(
          [
            /\bneither\b|\bappoint/,
            /\bforecast|\bmarket conditions\b|\bharmless\b|\bbreach\b|\banticipated requirements\b|\bonly with (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?consent\b/,
          ],
          [
            {
              force: ['right', 'fact', 'acknowledgement', 'no-duty', 'ban', 'duty'],
              all: [
                /\b(?:deliverables?|work product|customi[sz]ations?|features? \[?\w+\]? paid for|translations?|artwork|reports?|tooling|designs?|bespoke \w+|custom \w+|anything [\[\w\]]+ (?:build|make|create|design|develop)|ideas|concepts)\b/,
                /\b(?:for|to|with|of|in)\b (?:[\w\[\]']+ ){0,5}?(?:others\b|(?:other|different|further|new) (?:\w+ )?(?:clients?|customers?|purchasers?|buyers?|businesses|companies|parties|participants)|third parties|anyone(?: else)?|competitors|rivals)\b/,
                /\b(?:may|can|free to|at liberty|reserves? the right|entitled to|nothing|not be (?:restricted|prevented|barred|precluded|prohibited)|shall not (?:restrict|prevent|bar|preclude|prohibit))\b/,
                /\b(?:us(?:e|ing|ed)|re-?us\w+|employ(?:ed)?|sell\w*|suppl\w+|provid\w+|offer\w*|licen[cs]\w+|market\w*|adapt\w*|appl(?:y|ied))\b/,
              ],
              none: [
                /\b(?:general (?:skills|know-how|knowledge|ideas)|residual|generic|catalog|standard (?:products?|software)|but not|sub-?licen[cs]|confidential information|may not|audit|personal data|moral|sub-?contract)/,
              ],
              test: actorIsNot('taker'),
            },
            {
              force: ['right', 'fact', 'acknowledgement', 'transfer'],
              all: [
                /(?<!\w)(?:competitors?|rivals?|competing|competition|same (?:market|industry|business|sector)|\[o\]'s industry|direct rivals?|other (?:companies|retailers|clients|customers) in)\b|\b(?:any|all of its|other|its other|the) (?:third part(?:y|ies)|customers|clients|retailers)\b|\[each\]|\bthe world at large\b|\banyone\b/,
                /\b(?:deliverables?|bespoke|custom|commissioned|same design|study|tooling|results of|work (?:made|paid|commissioned|product)|such features|concepts?|configurations?|models built|jointly specified|recipes|work\b)/,
                /\b(?:sell|sold|resell|licen[cs]e|re-?use|reused|adapt|suppl(?:y|ied|ying)|offer(?:ing)?|exploit|market|commerciali[sz]e|make available|made available|features available|provid(?:e|ing)|place it|open to use|used by)\b/,
              ],
              none: [
                /\bnot (?:supply|sell|offer|use|provide|licen[cs]e)|\bnone of the \[o\]'s|\bgeneric\b|\bcatalog|\bacting for other|\bknow-how\b|\bbut not\b|\bsublicen/,
                /\baggregat|\bmoral\b/,
              ],
              test: (_, { words }) => !/\bnothing\b.{0,40}\bacting for\b/.test(words),
            },
            {
              all: [/\bexclusivity\b/, /\b(?:no|lapses|ends)\b/, /\b(?:commissioned|bespoke|custom|deliverables?)\b/],
              none: [/\bterritory\b/],
            },
          ],
        ),
        {
          all: [
            /\b(?:substantially )?similar deliverables\b/,
            /\bcompetit|\bother part|\[each\]/,
            /\bnot (?:restricted|prevented|barred)|\bmay\b|\bfree to\b|\bnothing\b/,
          ],
        },
        {
          force: ['right', 'fact', 'acknowledgement'],
          all: [
            /\b(?:design|work|deliverables?|bespoke|custom|modules?|software|features?|product|report|code|concepts?|recipes?|tooling)\b/,
            /\b(?:made|developed|created|built|written|bespoke|custom|commissioned|paid for|deliverables?)\b/,
            /\b(?:sell|resell|licen[cs]e|offer|provid\w+|supply|reuse|re-use|exploit)\b/,
            /\b(?:rivals?|competitors?|other (?:businesses|clients|customers|companies)|third part(?:y|ies)|anyone)\b/,
          ],
          none: [
            /\bneither\b|\bappoint/,
            /\bforecast|\bmarket conditions\b|\bharmless\b|\bbreach\b|\banticipated requirements\b|\bonly with (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?consent\b/,
            /\b(?:not|never) (?:sell|licen[cs]e|offer|provide|supply|reuse)|\bgeneric\b|\bknow-how\b|\bcatalog|\bsub-?licen[cs]|\bbut not\b|\bgeneral skills\b/,
          ],
          test: (_, { words }) => !/\[taker\] may/.test(words),
        },
      ],
    ),
    'work-product-assigned': barring(
      [/\bpaid for by (?:the )?\[\w+\],?.{0,60}\b(?:vests?|remains?)\b/],
      barring(notThisTransfer, [
        {
          all: [
            /\b(?:creat|mak|made|develop|design|writ|produc|prepar|devis|conceiv|invent|arising|resulting)\w*/,
            /(?<!\w)(?:propert(?:y|ies)|owned|owns?|vests?|vested|belongs?|accrues?|ours|yours|passes|\[\w+\]'s)\b/,
            /\b(?:everything|anything|whatever|all|any|works?|results?|outputs?|materials?|inventions?|copyrights?|designs?|reports?|documents|drawings|deliverables?|foreground|intellectual)\b/,
          ],
          none: [
            /\bby or (?:for|on behalf of) (?:the )?\[(?:taker|o)\]|\bimprovements?\b(?!.{0,400}\bservices\b)|\bfranchis|\b(?:marks|system)\b|\bindependently (?:developed|created|made)\b/,
          ],
          test: (hits, statement) =>
            madeWorkIsOwnedBy('other')(hits, statement) &&
            (!madeBy('taker')(hits, statement) ||
              /\[a\] (?:\w+ ){1,3}for \[o\]|\bfor the (?:project|job|assignment)\b|\bworks? (?:made )?for hire\b/.test(
                statement.words,
              )),
        },
        {
          force: ['transfer', 'promise', 'fact', 'duty', 'acknowledgement', 'right', 'waiver'],
          all: [
            new RegExp(
              `\\b(?:assigns?|cedes?|conveys?|transfers?|signs? over|makes? over|gives? up)\\b,? [^.;]{0,120}?\\b(?:rights?|title|interests?|ownership|copyrights?|intellectual property)\\b[^.;]{0,70}? (?:in|to|of|under)(?: and to)? (?:[\\w'\\[\\]-]+ ){0,4}?${madeThing}\\b`,
            ),
          ],
        },
        {
          force: ['transfer', 'promise', 'fact', 'duty', 'acknowledgement'],
          all: [
            new RegExp(
              `\\b(?:assigns?|conveys?|transfers?|cedes?|makes? over)(?: \\w+ly)?(?: to (?:the )?[\\w\\[\\]]+)?,? (?:(?:all|any|every|such|the|each|its|and|or) ){1,4}?${madeThing}\\b`,
            ),
          ],
          none: [/\b(?:return|deliver|copies of|possession|back-?up|contractors? (?:to|shall)|files and)\b/],
        },
        {
          force: ['transfer', 'promise', 'fact', 'duty', 'acknowledgement', 'right', 'waiver'],
          all: [
            /\b(?:assign them to|gives? up (?:all |any )?(?:ownership|rights|title) in the (?:images|drawings|works?)|(?:completed|finished) work belongs to|(?:assigns?|signs? over) (?:all |the |its |full |entire )*copyrights?|copyrights? (?:is|are|shall be) (?:hereby )?assigned|waives? (?:all |any )?(?:claim to )?ownership of (?:the |any |all )?(?:works?|deliverables|results))\b(?! on)/,
          ],
        },
        {
          force: ['transfer', 'fact', 'duty', 'acknowledgement', 'right'],
          all: [
            new RegExp(
              `\\b(?:title|ownership|copyrights?|rights?(?:, title(?: and|,) interest)?|intellectual property(?: rights)?) (?:in|to|of)(?: and to)? (?:[\\w'\\[\\]-]+ ){0,4}?${madeThing}\\b[^.;]{0,160}?\\b(?:vests?|pass(?:es)?|transfers?|rests?|belongs?|accrues?|(?:is|are|be)(?: hereby)? (?:assigned|made over|transferred|ceded|the (?:sole |exclusive |and )*property of))\\b`,
            ),
          ],
          none: [ownedByGiver],
        },
        {
          force: ['transfer', 'fact', 'duty', 'acknowledgement'],
          all: [
            /\b(?:title|ownership|copyrights?|rights?) (?:in|to) [^.;]{0,60}\b(?:vests?|pass(?:es)?|transfers?|belongs?)\b[^.;]{0,60}\b(?:(?:up)?on (?:\w+ ){0,2}creation|as (?:and when|soon as) (?:\S+ ){0,4}(?:prepared|made|written|created|drawn))\b|\bcopyrights? (?:vests?|belongs?|passes)\b[^.;]{0,40}\bas the works? (?:is|are) (?:made|created)\b/,
          ],
          none: [ownedByGiver],
        },
        {
          force: ['transfer', 'fact', 'duty', 'acknowledgement'],
          all: [
            new RegExp(
              `${madeThing}\\b[^.;]{0,420}?\\b(?:(?:is|are) hereby assigned to|(?:is|are|be|becomes?)(?: deemed)?(?: to be)? (?:the )?(?:(?:sole|exclusive|and|absolute) )*property of|belongs? to|vests? in|(?:is|are|be) (?:exclusively )?owned (?:\\w+ )?by) (?:the )?(?:\\[o\\]|\\[taker\\]|(?!each|its|their|such|third|that|a )[a-z]{2,})`,
            ),
          ],
          none: [ownedByGiver],
          test: (hits, statement) => !madeWorkIsOwnedBy('maker')(hits, statement) && !madeBy('taker')(hits, statement),
        },
        {
          force: ['transfer', 'fact', 'duty', 'acknowledgement'],
          all: [
            /\b(?:is|are|be|considered|deemed)(?: (?:to be|considered|deemed|hereby|an?))*,? "?works?[- ](?:made[- ])?for[- ]hire\b/,
          ],
          none: [ownedByGiver, /\bnot (?:be |considered |deemed )?(?:a )?"?works?\b/],
        },
        {
          bears: 'other',
          all: [
            /(?<who>\[a\]) (?:shall |will |is to )?(?:exclusively |solely )?(?:owns?\b|(?:be |is |becomes? )?(?:the )?(?:sole |exclusive |and |absolute )*owner of\b)[^.;]{0,60}\b(?:work product|deliverables?|(?:all|every) (?:reports|results|inventions|developments|deliverable)|results of (?:the|its) (?:services|work|research)|fruits of|product of (?:its|the) (?:work|services))\b/,
          ],
          none: [
            /\bits? (?:own )?pre|\bno\b|\bnot\b|\b(?:made|discovered|developed|conceived) (?:\w+ ){0,6}by (?:or on behalf of )?\[a\]/,
          ],
          test: actorIsNot('giver'),
        },
        {
          bears: 'other',
          all: [
            new RegExp(
              `${madeThing}\\b[^.;]{0,120}?\\bowned (?:exclusively |solely )?by (?:the )?\\[a\\]|\\[o\\] (?:hereby )?(?:irrevocably )?assigns to (?:the )?\\[a\\],? all [^.;]{0,60}\\b(?:in|to) (?:any |all |the )?${madeThing}\\b`,
            ),
          ],
          none: [
            /\bby (?:the )?\[a\] (?:alone|or its)\b|\b(?:made|developed|created|conceived|discovered) (?:solely )?by (?:the )?\[a\]/,
          ],
          test: actorIsNot('giver'),
        },
        {
          all: [
            /\b(?:everything|whatever|anything|all (?:works?|material|inventions|work))\b[^.;]{0,40}\b(?:creates?|makes?|produces?|develops?|writes?|invents?|conceives?)\b[^.;]{0,60}\b(?:in the course of|as part of|under|during)\b[^.;]{0,90}\b(?:property of|belongs? to|vests? in|owned by)\b/,
          ],
        },
      ]),
    ),
    'background-definition-swallows': [
      {
        all: [
          /\b(?:modifications?|adaptations?|configurations?|customi[sz]ations?|enhancements?|extensions?|derivative works?)\b/,
          /\b(?:are|is|form part of|count as|deemed|treated as)\b (?:\w+ ){0,3}(?:the )?\[?\w+\]?'?s? (?:tools?|materials?|software|platform|works?|ip|technology)\b/,
          /\b(?:even (?:if|though|where)|whether or not|although|notwithstanding)\b.{0,60}\b(?:paid|commissioned|funded|requested|expense|cost)\b/,
        ],
      },
      {
        force: ['definition', 'fact', 'duty'],
        all: [
          /"?(?:pre-?existing|background|supplier|contractor|consultant|vendor|provider|developer|retained|core)\b[^"]{0,24}"? (?:shall |will |may )?(?:be (?:read|taken|understood|construed) as )?(?:means?|includ(?:es?|ing)|extends? to|covers?)\b/,
          /\b(?:whatever|anything|everything|all|any)\b.{0,50}\b(?:produc|creat|develop|mak|writ|acquir|generat)\w*\b.{0,30}\b(?:in the course of|during|while|in performing|under|for the)\b/,
        ],
        none: [/\b(?:independently of|but not|does not include|excluding|outside|executive|employment)\b/],
      },
      {
        force: ['definition', 'fact', 'duty'],
        all: [
          /(?:\b(?:background|pre-?existing|supplier|contractor|consultant|vendor|provider|developer|agency|retained|excluded|core)|\[\w+\]'s|(?<!\w)\[\w+\]) (?:\S+ )?(?:materials?|ip|technology|intellectual property|works?|tools|property|software|items|background|platform)\b/,
          /\b(?:means|includ(?:es?|ing)|comprises?|extends? to|embraces?|encompass(?:es)?|covers?|takes? in|together with|are|is)\b/,
          /\b(?:creat(?:ed?|es)|develop(?:ed|s)?|mak(?:e|es)|made|produc(?:ed?|es)|written|conceived|acquire[ds]?|improve[ds]?)\b.{0,40}\b(?:at any time|during|in the course of|while|under|hereafter|after the|from time to time|in performing|whenever)\b|\b(?:derived from|based (?:up)?on|incorporating)\b.{0,80}\bwhen(?:ever| soever)\b|\b(?:modifications?|adaptations?|configurations?|enhancements?|derivative(?:s| works)?|improvements?|customi[sz]ations?)\b.{0,80}\b(?:whether or not|whoever|even (?:if|where|though)|made for|at (?:its|(?:the )?\[\w+\]'s) (?:request|expense|cost)|paid for|regardless|by whomever)\b/,
        ],
        none: [
          /(?<!whether or )\b(?:independently of|not (?:created|developed|made|specifically)|but not|does not include|prior to (?:the )?(?:effective|commencement)[^,;]*$|outside (?:of )?(?:the|this)|unrelated|confidential information|personal data)\b/,
          /\bwithout (?:use|reference)\b|\bemployment\b|\bexecutive\b|\bshall disclose\b/,
        ],
        test: (_, { words }) => !/^\W?(?:the )?(?:client|customer|\[taker\]) (?:materials|data)/.test(words),
      },
      {
        force: ['fact', 'duty', 'transfer', 'right'],
        all: [
          /\b(?:modifications?|adaptations?|configurations?|customi[sz]ations?|enhancements?|extensions?|derivative works?)\b/,
          /\b(?:even (?:if|though|where)|whether or not|although|notwithstanding that|regardless of whether)\b.{0,40}\b(?:paid|funded|made for|commissioned|specified|expense|cost|requested)\b/,
          /\b(?:remains?|belongs?|property|owned|vests?|owns|retains?)\b/,
        ],
        none: [
          /\b(?:belongs?|vests?|property of|owned by)\b.{0,12}\b(?:client|customer|company)\b|\blicensee'?s? improvements\b|\bpremises\b|\blandlord|\btenant|\bfacility\b/,
        ],
        test: (_, { actor, words }) =>
          /\[giver\]/.test(words) ||
          /supplier|vendor|provider|contractor|consultant|developer|agency|licensor|we\b/.test(
            (actor?.word ?? '').toLowerCase(),
          ),
      },
    ],
    'title-waits-for-other-debts': [
      {
        bears: 'taker',
        all: [
          /\b(?:payment|receipt|discharge|settlement)\b[^.;]{0,40}\b(?:all|any|every)\b[^.;]{0,30}\b(?:fees|sums|amounts|charges|invoices|money|debts)\b[^.;]{0,40}\b(?:this (?:agreement )?and|under|on) (?:all |any )?(?:other|every|all) (?:agreements?|contracts?|accounts?|orders?|projects?)\b/,
          /\b(?:granted|licen[cs]e|right to use|title|assign\w*|ownership|rights)\b/,
        ],
        none: [/\b(?:goods|premises|rent|loan|collateral|shares|terminat\w+|suspend)\b/],
      },
      {
        all: [
          /\b(?:rights?|title|ownership|owner of|copyright|assignment|licen[cs]e)\b/,
          /\b(?:only (?:when|if|once|on|after|upon)|until|before|not (?:pass|vest|take effect|transfer|become)|unless and until|conditional (?:up)?on|once)\b/,
          /\b(?:all|any|every|everything|each|no|whole|entire)\b.{0,50}\b(?:sums?|amounts?|debts?|indebtedness|liabilit(?:y|ies)|obligations|mon(?:ey|ies)|invoices?|charges|fees|owe[sd]?|owing|payments?|account)\b.{0,110}(?<!\w)(?:any other|\[\w\]'s affiliates|in dispute|whatever (?:legal )?(?:ground|reason|cause)|other (?:agreements?|contracts?|projects?|engagements?|orders?|matters?|jobs?)|its (?:affiliates|group)|any of its affiliates|(?:any|whatever|whatsoever) account|howsoever|whether or not disputed|other dealings|of any (?:kind|nature))\b/,
        ],
        none: [
          /\b(?:goods|products?|equipment|risk|rent|loan|collateral|premises|shares|suspend|terminat\w+|undisputed)\b|\bnot (?:depend|conditional)/,
        ],
      },
      {
        force: ['transfer', 'fact', 'duty', 'right', 'ban'],
        all: [
          /\b(?:rights?|title|ownership|copyright|property)\b/,
          /\b(?:vests?|pass(?:es)?|transfers?|assign\w*|retains?|remains?)\b/,
          /\b(?:deliverables?|work product|works?|designs?|software|results|materials|intellectual property)\b/,
          /\b(?:all|any|every)\b.{0,30}\b(?:sums?|amounts?|debts?|money|monies|invoices?|charges|fees)\b.{0,50}\b(?:any other|other (?:agreements?|contracts?|projects?|engagements?|orders?)|on any account|whatever account|whatsoever|howsoever|any account|other dealings)\b/,
        ],
        none: [/\bgoods\b|\brisk\b|\brent\b|\bloan\b|\bcollateral\b|\bnot (?:depend|conditional)/],
      },
    ],
    'assignment-only-promised': [
      {
        bears: 'other',
        all: [
          /\[a\] (?:\w+ ){0,2}?(?:agrees to|undertakes to|promises to|covenants to|shall|will|must|is obliged to) (?:\w+ly )?(?:assign|transfer|convey)\b[^.;]{0,160}\b(?:inventions?|work product|deliverables?|copyrights?|patent(?:s| rights)?|results|developments|intellectual property|ip\b|designs?|discover(?:y|ies))/,
          /\b(?:up)?on (?:the |its |\[\w\]'s |written |first )*(?:request|demand|payment)\b|\bif (?:so )?(?:requested|asked)\b|\bwhen (?:so )?(?:requested|asked)|\bas and when\b|\bat (?:the )?\[\w\]'s request\b|\b(?:after|within \d+ \w+ (?:of|after)) (?:\S+ ){0,3}(?:request|payment|demand)/,
        ],
        none: notOnlyPromised,
        clauseNone: [presentAssignment],
      },
      {
        bears: 'other',
        level: 'low',
        all: [
          /\[a\] (?:\w+ ){0,2}?(?:agrees to|undertakes to|promises to|covenants to) (?:\w+ly )?assign\b[^.;]{0,160}\b(?:inventions?|work product|deliverables?|copyrights?|patent(?:s| rights)?|results|developments|intellectual property|ip\b|designs?|discover(?:y|ies))/,
        ],
        none: notOnlyPromised,
        clauseNone: [presentAssignment],
      },
      {
        bears: 'taker',
        all: [
          /\b(?:inventions?|work product|deliverables?|copyrights?|patent(?:s| rights)?|results|developments|intellectual property(?: rights)?)\b[^.;]{0,60}\b(?:shall|will|are to|is to) be assigned\b[^.;]{0,60}\b(?:by (?:a )?separate (?:deed|instrument|agreement|assignment)|(?:up)?on (?:written |first )?(?:request|demand)|at a later date|in due course)\b/,
        ],
        none: notOnlyPromised,
        clauseNone: [presentAssignment],
      },
    ],
    'inventions-narrow': [
      {
        all: [
          /\b(?:inventions?|work product|improvements?|developments?|intellectual property|discover(?:y|ies)|works?|copyrights?|designs?)\b/,
          /\b(?:in|during|within) (?:\w+ ){0,3}?(?:working|business|office|contracted|work) (?:hours|time)\b(?:,? (?:and )?(?:(?:while|being|wholly|entirely|solely|also|both) )*(?:on|at|in|with|using|by|through|from) [^.;]{0,60}?\b(?:premises|equipment|resources|facilities|offices?|tools|laboratory|computers?)\b|[^.;]{0,60}\b(?:only|alone|solely|exclusively)\b)/,
          /\b(?:assign\w*|belongs?|vests?|pass(?:es)?|property|owned|owns?|transfer\w*|covered|includes?|means|limited)\b/,
        ],
        none: [narrowOr],
      },
      {
        all: [
          /\b(?:only|solely|limited to|confined to|no)\b[^.;]{0,40}\b(?:inventions?|work product|improvements?|developments?|discover(?:y|ies)|works?|designs?|those)\b[^.;]{0,120}\b(?:in|during|within|outside(?: of)?) (?:\w+ ){0,3}?(?:working|business|office|contracted|work) (?:hours|time)\b/,
          /\b(?:assign\w*|belongs?|vests?|pass(?:es)?|property|owned|owns?|transfer\w*)\b/,
        ],
        none: [narrowOr],
      },
      {
        all: [
          /\b(?:inventions?|developments?|improvements?|discover(?:y|ies)|designs?|works?)\b[^.;]{0,80}\b(?:outside (?:of )?(?:\w+ ){0,2}(?:working|business|office|work) hours|at home|in (?:his|her|their|the) (?:own|spare|free) time)\b[^.;]{0,80}\b(?:belongs? to|(?:is|are|be|remains?) (?:the )?(?:\w+ )?(?:property of|owned by)|stays? with|remains? with|vests? in)(?: the)? \[(?:giver|a)\]/,
          /\b(?:even (?:if|where|when|though)|whether or not|regardless|all|any|every)\b/,
        ],
        none: [
          /\b(?:unrelated|not relat\w+|do(?:es)? not relate|without (?:the )?use|unless|except|other than|not (?:connected|result))\b/,
        ],
      },
    ],
    'invention-lost-unless-claimed': [
      {
        all: [
          /\b(?:inventions?|discover(?:y|ies)|developments?|improvements?|works?|designs?|results?)\b[^.;]{0,40}\bnot (?:so |thus |been )*(?:designated|claimed|elected|selected|listed|taken up|accepted|called for|exercised)\b[^.;]{0,80}\b(?:belongs?|remains?|stays?|vests?|reverts?|(?:is|are|be) (?:the )?(?:property|owned|released|free))\b/,
        ],
        none: [claimedOtherwise],
      },
      {
        within: 'sentence',
        all: [
          /(?:\b(?:if|where|should|failing)\b[^.;]{0,60}\b(?:does not|do not|fails? to|failing|not)\b[^.;]{0,40}\b(?:claim\w*|elect\w*|designat\w*|take up|call for|exercise|respond|notify)|\bunless\b[^.;]{0,40}\b(?:elects|claims|designates|takes up|calls for))\b[^.;]{0,90}\b(?:within|in|by)\b[^.;]{0,20}\b(?:\d+|days|weeks|months|time)\b/,
          /\b(?:inventions?|discover(?:y|ies)|improvements?)\b/,
          /\b(?:inventions?|it|they|title|rights?|ownership|discover(?:y|ies)|employee|inventor|claims?|months|days|weeks)\b[^.;]{0,40}\b(?:belongs?|remains?|stays?|vests?|reverts?|owns?|keeps?|retains?|(?:is|are|be) (?:the )?(?:property|owned|released|free))\b/,
        ],
        none: [claimedOtherwise, /\blicen[cs]e\b|\boption\b/],
      },
    ],
    'disclosure-when-maker-likes': [
      {
        bears: 'other',
        all: [
          /\b(?:disclos(?:e|es|ing|ed|ure)|reports?|reveals?|notif(?:y|ies)|tells?)\b[^.;]{0,60}\b(?:inventions?|discover(?:y|ies)|improvements?|developments?|enhancements?|results)\b[^.;]{0,60}\b(?:(?:at (?:such|the|a) (?:time|stage|point|moment)|when(?:ever)?|once|as soon as|as and when|only (?:if|when)|as|in the manner)\b[^.;]{0,12}(?:\[a\]|\b(?:it|he|she|they|employee|inventor)\b) (?:\w+ ){0,2}?(?:considers?|thinks?|sees?|decides?|chooses?|judges?|believes?|deems?|wishes|feels?|is (?:satisfied|ready)|likes?)|at (?:\[a\]'s|its|his|her|their) (?:sole |own |absolute )?discretion)/,
        ],
        none: [/\bconfidential information\b|\bpublic\b|\bpublish\b|\bpromptly\b|\bnot later than\b/],
      },
      {
        bears: 'other',
        all: [
          /\[a\] (?:shall |may |will )?(?:alone )?(?:decides?|determines?|chooses?) (?:when|whether|if)(?: and (?:when|whether))? (?:to disclose|(?:an? |any )?(?:invention|discovery|improvement)s? (?:is|are|shall be) (?:disclosed|reported))\b/,
          /\b(?:inventions?|discover(?:y|ies)|improvements?|developments?|enhancements?)\b/,
        ],
        none: [/\bthird part|\bconfidential/],
      },
    ],
    'own-materials-built-in': [
      {
        bears: 'other',
        force: ['right', 'no-duty', 'fact', 'acknowledgement'],
        all: [
          /\[a\] (?:may|can|is free to|shall be (?:free|entitled) to|reserves the right to|is entitled to)\b[^.;]{0,30}\b(?:incorporate|include|use|embed|build|integrate|insert|bundle)\b[^.;]{0,80}\b(?:(?:tools?|materials?|components|software|code|libraries|technology|inventions|modules|items|works?)\b[^.;]{0,40}\b(?:owned by|of (?:the )?\[a\]|of (?:its|his|her|their) own|of third parties)|(?:its|his|her|their|\[a\]'s) (?:own |pre-?existing |background |proprietary )(?:\w+ )?(?:tools?|materials?|components|software|code|libraries|technology|inventions|modules|ip|works?)|(?:third-party|open source|open-source|pre-?existing) (?:\w+ )?(?:tools?|materials?|components|software|code|libraries|modules))\b/,
          /\b(?:in|into|within|with)\b (?:the |any |all |its |\[\w\]'s |these |such )*(?:\w+ )?(?:deliverables?|work product|products?|results|software|works?|code|solution)\b/,
        ],
        none: [
          /\b(?:with|after|subject to|only|obtain\w*) (?:\S+ ){0,4}?(?:consent|approval|notice)\b|\bperpetual\b|\bprovided\b|\bshall grant\b|\bresell|\bdistribut|\bmarketing\b|\bmay not\b|\breserv(?:e|ation)s? of rights\b/,
        ],
        test: actorIsNot('taker'),
      },
      {
        bears: 'taker',
        all: [
          /\b(?:licen[cs]e|right|permission)\b (?:\w+ )?(?:to use|of|under|to)\b[^.;]{0,30}\b(?:them|such (?:tools|materials|items|components)|(?:the )?(?:background|pre-?existing|embedded|built-in|incorporated)|(?:tools|materials) so)\b[^.;]{0,60}\b(?:only (?:while|for as long as|during|until)|(?:for )?(?:so|as) long as|while|during the (?:term|employment)|ends? (?:on|with|when)|until (?:the )?(?:end|termination))\b[^.;]{0,60}\b(?:employ\w+|engage\w*|term|services|agreement|contract|retainer|subscri\w+|maintenance)\b/,
        ],
        clause: [/\b(?:incorporat\w+|embed\w*|built into|build|background|pre-?existing|deliverables?|work product)\b/],
        none: [/\bconfidential information\b|\bperpetual\b|\bfranchis|\bsurviv/],
        test: actorIsNot('taker'),
      },
      {
        bears: 'taker',
        all: [
          /\[\w+\] (?:shall |will )?(?:has|have|receives?|gets?) (?:only )?a licen[cs]e to use (?:them|such \w+|it) (?:only )?(?:while|for as long as|as long as|so long as|until)\b[^.;]{0,50}\b(?:employed|employment|engaged|engagement|retained|term|remains)\b/,
        ],
        clause: [/\b(?:incorporat\w+|embed\w*|built into|build|include)\b/],
      },
    ],
    'changes-need-consent': [
      {
        all: [
          new RegExp(
            `\\b(?:modif(?:y|ications?|ying)|alter(?:ations?|ing)?|changes?|changing|adapt(?:ations?|ing)?|translat(?:e|ions?)|maintenance|further development|extensions?)\\b (?:of|to|in|by (?:the )?\\[\\w+\\] (?:of|to))? ?${ordered}[^.;]{0,160}?\\b(?:subject to|requires?|needs?|only with|not without|depends? on|conditional on|only (?:after|upon))\\b[^.;]{0,30}\\b(?:consent|approval|permission|agreement of|authori[sz]ation)\\b`,
          ),
        ],
        none: changesOfAnother,
        test: actorIsNot('giver'),
      },
      {
        force: ['ban', 'duty', 'no-right', 'fact', 'promise'],
        all: [
          new RegExp(
            `\\b(?:not|never|nor|neither|no right to)\\b (?:\\w+,? ){0,4}?(?:modify|alter|change|adapt|edit|rework|crop|develop further|translate|let others (?:work on|change|modify))\\b (?:or \\w+ )?${ordered}[^.;]{0,80}?\\b(?:without|unless|except with)\\b[^.;]{0,40}\\b(?:consent|approval|permission|agrees?|authori[sz])`,
          ),
        ],
        none: changesOfAnother,
        test: actorIsNot('giver'),
      },
      {
        bears: 'taker',
        test: actorIsNot('taker'),
        all: [
          new RegExp(
            `\\b(?:only|no one but|nobody but|none but) (?:the )?\\[(?:a|o|giver)\\] (?:may|shall|can|is (?:allowed|entitled) to) (?:\\w+,? (?:or )?){0,2}?(?:modify|alter|change|adapt|maintain|edit|service)\\b (?:or \\w+ )?${ordered}`,
          ),
        ],
        none: changesOfAnother,
      },
    ],
  },
  fixes,
);

/** Further ways of saying it, in words that are rarer in contracts. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'background-definition-swallows': [
    {
      bears: 'taker',
      all: [
        /\b(?:materials?|tools?|background|ip|property|technology)\b.{0,4} means\b/,
        /\b(?:adds? to|derives?|writes? anew|devises?|alters?|refines?|improves?|develops?)\b.{0,100}\b(?:while|when|in|in the course of) (?:serving|performing|providing|working)\b/,
      ],
      none: [/\bmeans only\b|\b(?:does|do|shall) not\b|\bindependent(?:ly)? of\b/],
    },
  ],
};

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(alsoBy(found, more), otherWords), {
  'vendor-owns-bespoke-work': [
    /\b(?:retains?|keeps?|reserves?) no (?:\w+ ){0,2}?(?:rights?|title|interest|ownership)\b/,
  ],
  'background-ip-assigned': [
    denies('assigns?|transfers?|pass(?:es)?|belongs?|vests?|makes? over|become'),
    nothing('assigns?|transfers?'),
    noneOf('right|title|background|pre-existing', 'assigned|transferred|pass(?:es)?|vests?'),
    /\b(?:keep(?:s|ing)?|retain(?:s|ing)?|reserv(?:es?|ing)|excluding|(?:other|less) than|except(?:ing)?|save|apart from) (?:for )?(?:all |any |(?:all )?rights? (?:to|in) )?(?:the |its |their |his |her |\[\w+\]'s )?(?:\w+ )?(?:pre-?existing|background)\b/,
  ],
  'own-improvements-assigned': [
    denies('assigns?|transfers?|hand(?:s|ed)? over|belongs?|vests?|pass(?:es)?|assigned|transferred'),
    noneOf(
      'improvements?|modifications?|enhancements?|refinements?|derivative works?|adaptations?',
      '(?:belongs?|vests?|pass(?:es)?) (?:to|in)(?! (?:it|them)\\b)|assigned|transferred',
    ),
    nothing('assigns?|transfers?|obliges?|requires?'),
  ],
  'no-license-back': [
    denies('barred|prevented|deprives?|precluded|excluded|prohibited|restrict(?:ed)?'),
    nothing('deprives?|prevents?|bars?|restricts?'),
  ],
  'background-definition-swallows': [
    denies('include|extend|count|cover|comprise'),
    noneOf('enhancement|improvement|modification|work', 'counts?|included?|forms?'),
  ],
  'inventions-narrow': [denies('necessary|confined|limited|needed|required|restricted')],
  'invention-lost-unless-claimed': [denies("(?:the )?\\[\\w+\\]'s|lost|lose|lapses?|leave|deprives?")],
  'ip-passes-unpaid': [
    denies('pass(?:es)?|vests?|own(?:er|s)?|transfers?|assigned'),
    noneOf('rights?|title|ownership|property|copyright', 'pass(?:es)?|vests?|transfers?|assigned'),
  ],
  'title-waits-for-other-debts': [denies('depend|conditional|wait|withhold|hold back|delayed')],
  'assignment-only-promised': [
    denies('wait|depend|require[sd]?|necessary|needed'),
    noneOf('assignment|deed|paper|document', 'necessary|needed|required'),
  ],
  'deliverables-reused-for-competitors': [
    denies('sell|reuse[sd]?|use|license|offer|supply|resell'),
    noneOf('deliverables?|work|part', 'reused|sold|licensed|used|offered'),
  ],
  'disclosure-when-maker-likes': [denies('wait|delay|put off|defer|postpone|left to')],
  'own-materials-built-in': [
    denies('build|incorporate|embed|include|end|terminate|lapse'),
    noneOf('materials?|third-party|component', 'built|incorporated|embedded|included'),
  ],
  'changes-need-consent': [freedFrom('ask|obtain|seek'), nothing('obliges?|requires?|prevents?|prohibits?')],
});
