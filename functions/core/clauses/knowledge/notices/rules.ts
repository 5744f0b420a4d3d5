import { denies, freedFrom, noneOf, notTakenAs, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { holding } from '../termination/holding.ts';
import { withSides } from '../termination/whose-side.ts';
import { fixes } from './fixes.ts';
import { bothSides, unseen, strictForm, orVoid, publicPlace, confirmed } from '../termination/lexicon.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const notice =
  /\b(?:notices?|notif\w+|communications?|messages?|emails?|e-mails?|letters?|demands?|cancellations?|complaints?|resignation\w*|announcements?|text messages|inform\w*|told|advise|telling)\b/;

/** What one side tells the other. */
const tells = new RegExp(
  `${notice.source}|\\b(?:demands?|messages?|communications?|notifications?|letters?|announce\\w*|statement|publication|contact)\\b`,
);

/** The notice clause of both parties: it names none of them. */
const forBoth =
  /\b(?:a|the|either|each|receiving|any|respective|other|such) (?:receiving )?part(?:y|ies)\b|\b(?:notices?|communications?|demands?|consents?)\b,?(?: \S+){0,10}? (?:required|permitted|hereunder|provided (?:for )?herein|pursuant to|under (?:this|the terms))|\b(?:facsimile|telecopy|fax(?:ed)? (?:no|number)|overnight|express (?:courier|mail|delivery)|united states|first class|postage prepaid|personal delivery|delivered personally)\b/;

/** A notice of one of them to the other. */
const ofOne = /\[(?:a|o|taker|giver|p)\]/;

const oneSided = (words: string): boolean => ofOne.test(words) || !forBoth.test(words);

const neverSeen = (words: string): boolean =>
  oneSided(words) &&
  !/\b(?:actual receipt|confirmation of receipt|notice of termination|overnight|required under|ordinance|property of)\b/.test(
    words,
  );

const formal = (words: string): boolean =>
  oneSided(words) &&
  !/^(?:provided,? (?:however,? )?that )?(?:no notices? of termination|notices) (?:of this agreement )?shall be\b/.test(
    words,
  ) &&
  !/\b(?:form s-\d|registration rights|not (?:\w+,? ){0,4}?duplicate|(?:otherwise|or|reproduce,?) duplicate|record of such meeting|with copies|which shall not constitute notice|fax no|deemed effective and delivered|a party who|such officer|claim form|any right of indemnification|no indemnity shall|deemed to have been|confidential information)\b/.test(
    words,
  );

const onBoard = (words: string): boolean =>
  !/\b(?:registered mail|united states|first class|submission|take-?down|business days after|by mail|(?:hours|day) after posting|is not notice)\b/.test(
    words,
  ) && oneSided(words);

const confirmedBy =
  /\b(?:acknowledg\w*|confirm\w*|countersign\w*|repl(?:y|ies|ied)|answer\w*|accept\w*|approv\w*|read|receipt(?:ed)?|certified|recorded|signed for|code|got it)\b/;

const needsWord = (words: string): boolean =>
  confirmedBy.test(words) &&
  !forBoth.test(words.replace(/\bunder (?:this|the terms)\b/g, '')) &&
  !/\b(?:accepted the (?:changes|goods)|acceptance of the rent|unauthori[sz]ed access|without protest|takes effect when \[\w\] sends?|written notice of defects|transmission|upon delivery|when delivered|return receipt|mechanically)\b/.test(
    words,
  );

/** A rule of notices that go to one side, which bears it whoever the statement says acts. */
const toOneSide = (rule: IssueRule): readonly IssueRule[] => [
  {
    ...rule,
    bears: 'actor',
    all: [
      /\b(?:notices?|communications?|messages?|statements)\b(?: \S+){0,10}? (?:to|for receipt by|intended for) (?:the )?\[a\]/,
      ...rule.all,
    ],
    none: [
      ...(rule.none ?? []),
      /\b(?:notices?|communications?|messages?|statements) (?:\w+ )?(?:from|by|of) (?:the )?\[a\]/,
    ],
  },
  {
    ...rule,
    bears: 'taker',
    all: [
      /\b(?:notices?|communications?|messages?|statements)\b(?: \S+){0,10}? (?:to|for receipt by|intended for) (?:the )?\[taker\]/,
      ...rule.all,
    ],
    none: [...(rule.none ?? []), /\b(?:from|by|of|to) (?:the )?\[giver\](?!'s?)/],
  },
  {
    ...rule,
    bears: 'giver',
    all: [
      /\b(?:notices?|communications?|messages?|statements)\b(?: \S+){0,10}? (?:to|for receipt by|intended for) (?:the )?\[giver\]/,
      ...rule.all,
    ],
    none: [...(rule.none ?? []), /\b(?:from|by|of|to) (?:the )?\[taker\](?!'s?)/],
  },
];

/** Notices: when they count, what form they need and who learns of them. */
const found = defineTopic(
  'notices',
  file,
  withSides(file.issues, {
    'deemed-received-unread': barring(
      [/\b(?:provided|if|so long as) (?:that )?no (?:\w+ ){0,2}(?:failure|bounce|error|non-?delivery|undeliver\w+)/],
      holding(neverSeen, [
        ...toOneSide({
          force: ['duty', 'fact', 'acknowledgement'],
          all: [
            /\b(?:deemed|treated|regarded|presumed|taken|considered|effective|takes? effect|binds?)\b/,
            /\b(?:when|(?:up)?on|once|(?:at the )?(?:moment|time)(?: of)?|as soon as) (?:it is |they are |being )?(?:sent|sending|posted|posting|mailed|mailing|dispatch\w*|transmi\w+|emailed)\b|\bwhether or not (?:actually )?(?:received|read|opened|delivered)/,
          ],
          none: [/\[each\]|\bunless (?:returned|.{0,20}(?:bounce|failure))|\bmeeting|\bpayment|\bgoods\b/],
        }),
        {
          bears: 'actor',
          force: ['duty', 'fact', 'acknowledgement'],
          all: [
            /\b(?:sent|given|served|posted|made) by (?:the )?\[o\]|\[o\]'s (?:notices?|communications?|messages?|letters?|e-?mails?)/,
            unseen,
            /\b(?:deemed|effective|conclusive\w*|presumed|treated|taken|effect|bind\w*|good)\b/,
          ],
          none: [/\[each\]|each party|\bunless (?:returned|.{0,20}(?:bounce|failure))/],
        },
        {
          bears: 'actor',
          all: [
            /\[a\] (?:is|are|shall be) (?:conclusively )?(?:presumed|considered|deemed|taken) (?:to have (?:had|received|read)|informed)|\[a\] (?:cannot object|may not (?:show|claim|contend))|at (?:the )?\[a\]'s risk/,
            /\b(?:notices?|messages?|communications?|receive)/,
          ],
          none: [/unless/],
        },
        {
          bears: 'giver',
          all: [
            /(?:letters|notices?|communications?) (?:\S+ ){0,4}?to (?:the )?\[giver\]/,
            /\b(?:irrebuttab|conclusive|presumed|deemed|upon deposit in the mail|when deposited|immediately on sending|irrespective of whether|when sent|whether or not)/,
          ],
          none: [/unless|on receipt/],
        },
        { within: 'sentence', all: [/\bsending .{0,40}is (?:enough|sufficient)/, /\b(?:cannot|may not) object/] },
        {
          all: [
            notice,
            /(?<!\w)(?:deemed|conclusive\w*|presumed|treat(?:ed)? (?:\[?\w+\]? )?as|take(?:s|n)? (?:effect|as)|sufficiently served|good service|considered informed|bind from|enough|count as delivered|are effective|received \[?\w+\]?'s? notice once|assume that|validity|irrebuttab\w*|received when sent)(?!\w)/,
            /(?<!\w)(?:whether or not (?:actually )?(?:received|read|opened)|irrespective of whether|deposit(?:ed)? in the mail|immediately (?:on|upon|after) sending|when sent|(?:up)?on (?:posting|sending|dispatch|mailing)|when mailed|regardless of (?:actual )?receipt|whether or not \[?\w+\]? open|the moment|returned undelivered|never come|miscarries|irrespective of any bounce|may not show|non-delivery|dispatched|opened or not|hour of dispatch|cannot object|regardless of actual|need not verify|irrebuttab\w*|its loss|immaterial|even if|spam|not received|24 hours after leaving)/,
          ],
          none: [
            /\b(?:unless returned|has not arrived|unless .{0,20}(?:bounce|failure)|second business day|actually delivered|no effect|on receipt|again by courier|not in fact|credited|absent a bounce|business days? after)\b/,
            /\[each\]|each party/,
          ],
        },
        {
          all: [
            tells,
            /\b(?:take effect|effective|complete|deemed|conclusive\w*|presumed|assume|treat|regarded|sufficient\w*|valid\w*|good service|validly)\b/,
            /\b(?:notwithstanding (?:that )?.{0,40}(?:mis-?deliver\w*|delayed|returned|lost)|mis-?delivered|proof of posting|upon dispatch|(?:undeliverable|bounce[sd]?)\b|(?:irrespective|regardless) of (?:whether|receipt|actual)|whether or not .{0,30}(?:read|open|receiv|seen)|hit send|\d+ hours after (?:posting|dispatch|sending)|never (?:arrives?|received|seen)|fails? to (?:arrive|reach))/,
          ],
          none: [
            /(?<!\w)(?:has not arrived|unless .{0,30}(?:returned|bounce|failure|fail)|only (?:on|upon|when)|actually (?:received|delivered)|business days? after .{0,20}(?:courier|dispatch))(?!\w)|\[each\]|each party|either party/,
          ],
        },
        {
          within: 'clause',
          all: [
            /(?<!\w)(?:hit send|(?:once|when|after|as soon as) (?:the )?\[\w\](?:'ve| has| have)? (?:sent|posted|emailed|hit)).{0,50}(?<!\w)(?:assume|treat|take|consider|deem)/,
            /\b(?:messages?|email|letters?|notices?)/,
          ],
          none: [/\[each\]/],
        },
        {
          force: ['fact', 'duty', 'acknowledgement', 'right', 'ban'],
          all: [
            /\b(?:notices?|communications?|messages?|letters?|demands?|e-?mails?)\b/,
            unseen,
            /\b(?:good|valid\w*|bind(?:s|ing)?|effective|effect|deemed|served|complete|treated|taken|count\w*|conclusive\w*|presum\w*|received|given)\b/,
          ],
          none: [
            bothSides,
            /\b(?:has not arrived|unless .{0,30}(?:returned|bounce|failure|fail)|only (?:on|upon|when|once)|actually (?:received|delivered)|return receipt|failure to|fails to|waive\w*|privileged|each party|all notices|any notice .{0,40}(?:hereunder|agreement)|payment|goods|disclaim\w*|personal delivery|overnight|courier|business days? after)\b/,
          ],
        },
      ]),
    ),
    'burdensome-notice-formalities': holding(formal, [
      ...(['taker', 'giver'] as const).map((gainer): IssueRule => ({
        bears: gainer === 'taker' ? 'giver' : 'taker',
        force: ['duty', 'fact', 'ban'],
        all: [
          gainer === 'taker' ? /\bnotices? to (?:the )?\[taker\]/ : /\bnotices? to (?:the )?\[giver\]/,
          /\b(?:must|only|shall be void|not (?:be )?valid|unless)\b/,
          /\b(?:registered (?:post|mail|letter)|certified mail|recorded delivery|notari[sz]ed|in (?:du|tri)plicate|by hand|personally)\b/,
        ],
        none: [/\[each\]|\bor (?:by )?e-?mail|notices? to (?:the )?\[\w+\].{0,160}notices? to (?:the )?\[\w+\]/],
      })),
      {
        all: [
          new RegExp(`${notice.source}|write to|shall use courier`),
          /\b(?:must|shall|without effect|only|void|no notice|strict|solely|has to|require|needs?|condition|not (?:be )?(?:valid|accepted|good)|invalid|disregarded|without effect|operative)\b/,
          /\b(?:registered (?:post|mail|airmail|letter)|certified mail|special delivery|recorded delivery|company secretary|general counsel in person|triplicate|duplicate|by hand to|in person|notari[sz]ed|form \w-?\d|own form|personally|sealed|by telephone (?:during|only)|retention line|fax|strict compliance|contract number|signature of all|in the original|both by|written cancellations|courier with signature|emails? (?:is |are |being )?(?:not (?:valid|accepted|sufficient|enough)|disregarded)|email is not|3 addressees)\b/,
        ],
        none: [
          /\b(?:required or permitted|all communications|(?:any|such) notice (?:required|shall)|deemed (?:given|received|sufficient|delivered|to have been)|notices?, (?:requests|consents|demands)|entitled to rely)\b/,
          /\b(?:with a copy by email|no particular form|ships|valid even if|devices|actually received|invoices? must quote|either party|both parties|landlord shall send)\b/,
          /\[each\]|each party|notice to (?:the )?\[\w+\].{0,160}notice to (?:the )?\[\w+\]/,
          /\ball notices\b/,
        ],
      },
      { all: [/\bresignation other than on|\bnotices are void if|notices? need the signature/] },
      {
        bears: 'actor',
        all: [
          /\[a\] (?:can|may|must|shall|has to|have to) (?:only )?.{0,40}(?<!\w)(?:contact|notify|tell|inform|write|serve|give)/,
          /\b(?:only|must|void|nullity|no effect|not (?:valid|count))\b/,
          /\b(?:recorded (?:letter|delivery|post)|registered|certified|by hand|personally|notari[sz]ed|fax|duplicate|triplicate|courier only|in person)\b/,
        ],
        none: [/\[each\]|\bor by e-?mail|\bor e-?mail/],
      },
      {
        all: [
          /(?<!\w)(?:communications?|notices?|notifications?) (?:of|by|from) (?:the )?\[(?<who>taker|giver|a|o)\]/,
          /\b(?:strictly conform|letterhead|notari[sz]ation|number of copies|in (?:du|tri)plicate|exact(?:ly)? (?:the )?form|other than (?:by|in)|any other (?:manner|form|means))\b/,
          /\b(?:not having been (?:made|given)|void|nullity|invalid|no effect|disregarded|ineffective|of no)\b/,
        ],
        none: [/\[each\]|either party/],
      },
      ...barring(
        [bothSides, /notice to (?:the )?\[\w+\].{0,160}notice to (?:the )?\[\w+\]/],
        [
          {
            force: ['fact', 'duty', 'ban', 'no-right', 'right'],
            all: [
              /(?<!\w)(?:(?:the )?\[(?:a|taker|giver)\]'s (?:\w+ )?(?:notices?|complaints?|claims?|requests?|letters?|communications?)|(?:notice|complaint|claim|request|notification)s? (?:of|by|from) (?:the )?\[(?:a|taker|giver)\]|a (?:complaint|claim|notice|request) (?:that|which) is not)/,
              strictForm,
              orVoid,
            ],
            none: [/\b(?:or (?:by )?e-?mail|invoice|payment|goods)\b/],
          },
          {
            force: ['fact', 'duty', 'ban', 'no-right'],
            all: [
              /\b(?:rejection|objection|dispute|claim|break|warranty|complaint|demand|termination|cancellation) (?:notices?|letters?|claims?)\b|\b(?:a |any )?(?:demand|claim|complaint|objection|rejection)\b/,
              /(?<!\w)(?:form in (?:schedule|appendix|annex|exhibit)|schedule \d+ form|signed by (?:the |its )?(?:\[\w\]'s )?(?:chief|managing|cio|ceo|cfo|director|president|company secretary)|notari[sz]ed|by hand at|delivered by hand|registered (?:post|mail|office)|in (?:du|tri)plicate|original (?:copy|signature)|in person)(?!\w)/,
              orVoid,
            ],
            none: [
              /\b(?:or (?:by )?e-?mail|all notices|any notice|notices (?:under|hereunder|shall|required)|court|process|stock|certificate|title|goods are|tax)\b/,
            ],
          },
        ],
      ),
    ]),
    'notice-by-posting': holding(onBoard, [
      ...toOneSide({
        force: ['duty', 'fact', 'acknowledgement', 'right'],
        all: [
          /\b(?:posted|postings?|publi(?:shed|cation)|displayed|placed)\b(?: \S+){0,8}? (?:on|in|at|within|to) (?:\S+ ){0,3}?(?:(?:web)?sites?|portal|app|service|dashboard|platform|page)\b|\bpostings? on\b/,
          /\b(?:deemed|effective|sufficient|may be (?:made|given|sent|provided)|constitut\w+|count\w*)\b/,
        ],
        none: [/\[each\]|\bnot (?:valid|sufficient)|\bin addition/],
      }),
      {
        all: [
          /\b(?:notify|inform|tell|notice)\b/,
          /\b(?:by|through|via) (?:displaying|posting|publishing|placing|putting)\b.{0,40}\b(?:site|page|homepage|portal|app\b|account|board|service|platform)/,
        ],
        none: [/\b(?:and by|also|in addition|e-?mail|not (?:be )?(?:valid(?:ly)?|notice))\b/, /\[each\]/],
      },
      {
        all: [
          /\bnotice (?:shall be |is )?(?:sufficient|good|given|served) (?:if|when|by) .{0,20}(?:affix|post|pin|display|left)/,
        ],
      },
      {
        bears: 'actor',
        all: [
          /\[a\] (?:agrees? to receive|is obliged to consult|must (?:check|consult|visit|monitor)|shall (?:check|consult|monitor))|inform (?:the )?\[a\]|notice to (?:all |the )?\[a\]|notify (?:the )?\[a\]/,
          /\bnotices?|inform|notify/,
          /\b(?:portal|website|site|intranet|banner|bulletin|release notes|dashboard|status page|board|posting|log-?in)/,
        ],
        none: [/\bnot (?:valid(?:ly)?|be)|in addition|e-?mail/],
      },
      {
        bears: 'taker',
        all: [
          /(?:notif(?:y|ied)(?: to)?|notice (?:to|on)|inform) (?:the |all )?\[taker\]/,
          /\b(?:portal|website|site|intranet|bulletin|status page|board|posting|display)/,
          /\b(?:satisf|sufficient|due notice|deemed|effective service|constitut|counts)/,
        ],
        none: [/\bnot (?:valid(?:ly)?|be)|e-?mail/],
      },
      {
        bears: 'giver',
        all: [
          /(?:notif(?:y|ied)(?: to)?|notice (?:to|on)|inform) (?:the |all )?\[giver\]/,
          /\b(?:portal|website|site|intranet|bulletin|status page|board|posting|display|uploaded)/,
          /\b(?:satisf|sufficient|due notice|deemed|effective service|constitut|counts)/,
        ],
        none: [/\bnot (?:valid(?:ly)?|be)|e-?mail/],
      },
      {
        all: [
          /\b(?:notices?\b|notif\w+|inform\w*|announcements?|advise|messages|bulletin|telling)/,
          /\b(?:post(?:ed|ing|s)? (?:\S+ ){0,3}?(?:on|in|to|at|within)|placing a message|affixed to|pinned to|left at|posting|website|web ?site|homepage|home page|portal|dashboard|console|status page|intranet|log-?in|release notes|banners?|notice board|pinned|clubhouse|support pages|display\w*|blog|newspaper|account inbox|in-app|bulletin|entrance hall|admin console)\b/,
          /\b(?:may (?:give|be|provide|notify|inform|send)|satisf\w+|sufficient|due notice|counts|constitute\w*|deemed|only\b|place of notice|need not be mailed|effective service|discharges|agrees to receive|no direct|may advise|good and)\b/,
        ],
        none: [
          /\b(?:is not valid|not validly|not valid notice|shall not post|maintenance windows|in addition to|named contact|job|signs|new version|revised terms|terms (?:are|is) effective|policy)\b/,
          /\[each\]|either party/,
        ],
      },
      { all: [/\bneed not be mailed/, /\bnotices?/, /\b(?:pages|site|portal|posted)/] },
      {
        all: [
          /\bmay give notice by posting|informs? its .{0,20}by blog|put important messages in|by a display in branches|through release notes and banners/,
        ],
      },
      {
        all: [
          /\b(?:publication|publish\w*|posting|posted|display\w*|appear\w*|announc\w+|placing|placed|upload\w*)\b/,
          /\b(?:(?:web)?site|page|portal|dashboard|app\b|console|notice board|blog|feed|platform)\b/,
          /(?<!\w)(?:counts? as|constitut\w+|deemed|sufficient|shall be|is) (?:\w+ ){0,3}?notice|(?<!\w)(?:that's where|binding (?:up)?on|no separate|from the moment|any(?:thing)? \[\w\] need to know)/,
        ],
        none: [
          /\bnot (?:valid|sufficient|validly|be valid|binding)|\bin addition|\be-?mail|\[each\]|\bpermit\b|\bterms (?:are|is) effective/,
        ],
      },
      {
        within: 'sentence',
        bears: 'actor',
        all: [
          /\[a\] (?:shall|must|should|agrees to|is to|has to) (?:\w+ )?(?:consult|check|visit|monitor|look at) (?:the |its )?(?:\[\w\]'s )?(?:\w+ )?(?:portal|(?:web)?site|page|dashboard|board)/,
        ],
        none: [/\be-?mail|in addition/],
      },
      {
        bears: 'taker',
        force: ['fact', 'duty'],
        all: [
          /\bcheck (?:\[\w+\]'s |the |this )?(?:\w+ )?(?:page|site|website|portal|board)(?!\w)/,
          /\b(?:from time to time|regularly|often|every so often|daily|announce|find out)\b/,
        ],
        none: [/\be-?mail/],
      },
      {
        force: ['fact', 'duty', 'right', 'acknowledgement'],
        all: [
          /(?<!\w)(?:notif(?:y|ies|ied)|inform(?:s|ed)? (?:the )?\[?\w+\]?|tell(?:s)? (?:the )?\[?\w+\]?|notices?\b(?! ?board)|learns? of|hears? of|announce[sd]?)(?!\w).{0,80}(?<!\w)(?:by|through|via|on|in)(?!\w).{0,40}(?<!\w)(?:post\w*|publish\w*|display\w*|site|portal|console|dashboard|board|app\b|page)|(?<!\w)(?:put up|hung|posted|displayed)(?!\w).{0,60}(?<!\w)(?:enough|sufficient|suffices|good notice|due notice)/,
          publicPlace,
          /\b(?:by (?:\w+ )?(?:post\w*|publish\w*|display\w*|plac\w+|putting|messages? (?:in|on))|put up|hung|hangs|post(?:ed|ing)|displayed|enough to (?:tell|inform|notify)|look up|has to (?:check|look|consult)|through (?:the|its|a))\b/,
        ],
        none: [
          bothSides,
          /\b(?:e-?mail\w*|in addition|also|not (?:valid|sufficient|be)|press release|third part\w+|infring\w*|public\w* announce\w*|privacy|personal|trademark|copyright|legend|disclos\w*|effective|amend\w*|modif\w*|revis\w*|change (?:these|this|the) (?:terms|agreement)|by mail|writing|reserve|account|law enforcement|submit\w*|should be sent|contact|services?|opportunit\w+|posted to|last known|loss|theft)\b/,
        ],
      },
    ]),
    'notice-needs-acknowledgment': holding(needsWord, [
      {
        bears: 'other',
        all: [
          /\[o\](?:'s)? .{0,30}(?:notice|resign|cancel)|notice of (?:the )?\[o\]|\[o\]'s emails|issued by \[a\] to \[o\]|(?:resignation|notice|notification|cancellation)s? (?:given |sent |made )?(?:of|by|from) (?:an? |the )?\[o\]|nothing (?:the )?\[o\] sends/,
          /(?:by|upon|once|after|until|when|before|only|valid|unless|of|to) (?:the )?(?:confirmation by )?\[a\](?:'s|'ve)?(?!\w)|\[a\] (?:has|have|must have)/,
          /\b(?:acknowledg\w*|confirm\w*|countersign\w*|repl(?:ied|y)|answered|accept\w*|certified|recorded|cancellation code|approv\w*)/,
        ],
        none: [/\b(?:whether or not|does not affect|renew|extension|no confirmation|shall acknowledge|shall confirm)/],
      },
      {
        all: [
          /\b(?:notices?\b|resignations?|cancellations?\b|emails? shall|nothing sent|\bto cancel\b)/,
          /\b(?:acknowledg\w*|confirm(?:ed|ation|s)?|countersign\w*|replied|accept(?:ance|ed)|receipt of the|actually read|written receipt|certified its receipt|cancellation code|approval by|recorded it|approved)\b/,
          /\b(?:(?:effective|valid|deemed|complete|operative|binding|counts?|treat\w*|served|given|amounts? to notice|effect)\b.{0,60}\b(?:until|only|once|upon|when|after|unless|before|prior to|on the day|without)|(?:until|only|once|upon|when|after|unless|before|absent|prior to|requires?|subject to)\b.{0,90}\b(?:effective|valid|deemed|complete|operative|binding|count|treat|served|given|validity|effect)|disregard|takes effect on being|amounts? to notice)\b/,
        ],
        none: [
          /\b(?:whether or not|no confirmation|absent a bounce|server|support request|orders? bind|do(?:es)? not affect|is effective on delivery|end of the notice period|renew\w*|extension|purchase|shall acknowledge|shall confirm|extend|deliverables?|goods received|breach)\b/,
          /\[each\]/,
        ],
      },
      { bears: 'other', all: [/\bmay disregard any notice/, /\bnot replied|acknowledg|confirmed/] },
      {
        bears: 'actor',
        all: [
          /\bno (?:notification|notice|communication|message|letter) (?:by|of|from) (?:the )?\[a\]|\bnotices? (?:by|of|from) (?:the )?\[a\]/,
          /\b(?:countersign\w*|acknowledg\w*|accept(?:ance|ed)|read it|confirm\w*|receipted|recorded)\b/,
          /\b(?:ineffective|no effect|not (?:be )?(?:treated|valid|effective|deemed)|treated as|void|only when|before the date)\b/,
        ],
        none: [/\bwhether or not|\[each\]|\brenew|\bextension/],
      },
      {
        bears: 'other',
        all: [
          /\[o\]'s (?:message|notice|email|letter|request|cancellation|resignation)|(?<!\w)(?:resignation|notice|cancellation) (?:by|of|from) (?:the )?\[o\]/,
          /\b(?:only|not|until|unless)\b.{0,40}\b(?:counts?|effective|valid|when|after|once|upon)\b/,
          /\b(?:replied|repl(?:y|ies)|confirm\w*|acknowledg\w*|got it|accept(?:ed|ance|s)|countersign\w*)\b/,
        ],
        none: [/\bwhether or not|\bserver\b|\[each\]|\brenew|\bextension|\bsupport request/],
      },
      {
        force: ['fact', 'ban', 'duty', 'acknowledgement'],
        all: [
          /(?<!\w)(?:notices?|warnings?|messages?|resignations?|notifications?|nothing (?:that )?(?:the )?\[\w\] sends|letters?|communications?)(?!\w)/,
          confirmed,
          /\b(?:without (?:force|effect)|no (?:force|effect)|ineffective|not (?:be )?(?:count\w*|valid|effective|deemed|treated)|counts? (?:as \w+ )?(?:before|only|when|once)|only (?:counts?|effective|valid|takes effect))\b/,
          /\b(?:unless|until|before|only|once|when|after)\b/,
        ],
        none: [
          bothSides,
          /\b(?:whether or not|even if|renew\w*|extension|orders?|amend\w*|waiver|no confirmation|assign\w*|server)\b/,
        ],
      },
    ]),
  }),
  fixes,
);

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(found, otherWords), {
  'deemed-received-unread': [
    /\b(?:not|never) (?:be )?deemed\b/,
    noneOf('notice|letter|message|email', 'received|served|effective|given'),
    // What counts once it is there was received.
    /\b(?:takes? effect|(?:is|are|becomes?) effective|counts?|operates?|speaks?) (?:only )?(?:up)?on (?:its |their |actual )?(?:delivery|receipt|arrival)\b/,
  ],
  'burdensome-notice-formalities': [denies('void|invalid|ineffective'), freedFrom('use|send|follow')],
  'notice-by-posting': [
    notTakenAs,
    denies('notice|sufficient|effective|suffice|by posting|give (?:\\S+ )?notice|constitute|count|amount|valid'),
  ],
  'notice-needs-acknowledgment': [
    denies('depend|need|require|conditional|await'),
    noneOf('acknowledgment|acknowledgement|confirmation|reply', 'needed|required|necessary'),
  ],
});
