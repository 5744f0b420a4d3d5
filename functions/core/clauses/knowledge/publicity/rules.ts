import { unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { closeBy } from '../payment/concepts.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const publicity =
  /\b(?:market\w*|promot\w*|publicity|advertis\w*|ads\b|press|public\w*|case stud\w+|website|announce|commercially|customer lists?|reference|tell the world|presentations|any medium|display|identify)\b/;

const identity =
  /\b(?:names?\b|logos?\b|brands?\b|trade ?marks?\b|marks\b|photographs?\b|identity\b|(?:mention|identify|name|list) (?:the )?\[\w+\]|work (?:done|performed|produced) for|as (?:such|a reference|a customer|a client)|references\b|quotation\b|testimonial)/;
const outside =
  /\b(?:website|site\b|sales (?:decks?|materials|presentations)|references|awards?|portfolio|promotional|literature|case stud\w+|press|advertis\w*|publicity|publish|market\w*|social media|presentations|customer lists?)\b/;

const neverNameAndLogoFree =
  /\bcontributions to\b|\bcontact details\b|\bdirector(?:y|ies)\b|\bas is usual\b|\bmarketing fund\b|\bfund\b|\bcease\b|\bredact|\bhat\b|\bregistration of\b|\bintellectual property-|\bnon-?exclusive\b|\bsponsor|\btitles?\b|\bassociation marks\b|\badvocate for\b|\btrademarks in relation\b|\bin connection with the (?:marketing|sale|distribution|manufacture)|\blicensed (?:marks|property)\b|\bfranchis|\bsell\b|\bdistribution of\b|\bproducts? (?:and|or) services of\b|\bco-brand/;

const neverNoPublicStatement =
  /\beither party\b|\bthe other party\b|\bdirect competitor\b|\bendorsement\b|\bscreening\b|\bin ways that\b|\bknow-how\b|\bpriva(?:cy|te)\b/;

const neverNonDisparagementOneWay =
  /\blicensed (?:materials|marks)\b|\bimage in\b|\bbest efforts to conduct\b|\bin ways that\b|\bmarks in\b|\bbrand name\b.{0,10}\bin\b/;

/** The other side promises the same. */
const answeredInKind =
  /\bmutual|\bneither\b.{0,60}\bdisparag|\[\w+\] shall cause (?:its|their) \w+(?: \w+){0,6} not to (?:disparage|denigrate|defame)|\bdo the same\b|\blikewise\b/;

/** Who lends a name to a brand, as contracts call the one. */
const brandSide = /brand|company|sponsor|advertiser|client|distribut|licensee|network|label|club|producer|retailer/;

/** What becomes of the one whose conduct matters, whether a duty of that one or a right of the other side says so. */
const onTalent = (rule: IssueRule): readonly IssueRule[] => [
  {
    ...rule,
    force: [
      'duty',
      'ban',
      'no-right',
      'fact',
      'waiver',
      'acknowledgement',
      'no-duty',
      'exclusion',
      'promise',
      'transfer',
    ],
    test: (_, { actor }) => !brandSide.test(actor?.word ?? ''),
  },
  { ...rule, bears: 'other', test: (_, { actor }) => brandSide.test(actor?.word ?? '') },
];

/** What this topic finds: who may speak of whom in public, and how. */
const found = defineTopic(
  'publicity',
  file,
  closeBy({
    'name-and-logo-free': [
      {
        force: ['right', 'fact', 'transfer'],
        all: [
          /\b(?:entitled|may|free to|right|liberty)\b/,
          /\b(?:emblem|logo|name|pictures? of it|naming the \[\w+\]|among its (?:users|customers|clients)|insignia|crest|likeness)\b/,
          /\b(?:tell (?:\S+ ){0,4}?press|print|brochure|competitions?|prospects|show (?:pictures|images)|portfolio|advertis\w*|website|publicity)\b/,
        ],
        none: [
          neverNameAndLogoFree,
          /\bnot\b|\bonly\b|\bunless\b|\bconsent\b|\bapproval\b|\bagreed to\b|\bfranchis|\blicensed\b|\bdomain name|\bproducts?\b|\[each\]/,
        ],
      },
      ...barring(
        [
          neverNameAndLogoFree,
          /\b(?:shall|may|will|must) not\b|\bneither\b|\bno right\b|\bunless\b|\b(?:with|subject to|after) (?:the )?(?:[\w[\]']+ )?(?:prior )?(?:written )?(?:consent|approval)\b|\bprior written\b|\bguidelines\b|\blicensed products\b|\bmeans\b|\bon request\b|\bwithdraw|\bbadge\b|\bresale\b|\bdistribut|\bfranchis|\bcontent\b|\[each\]|\bconfidential information\b|\bfeedback\b|\bproducts? (?:in|under)\b|\bterritory\b|\bdomain name|\buser ?name|\bproper(?:ty|ties) to let|\bauthor\b|\bresearch\b|\bfund\b|\bart(?:ist|work)\b|\bonly (?:with|after)\b|\bemployees' names|\bnotices?\b/,
        ],
        [
          {
            bears: 'actor',
            force: ['right', 'transfer', 'fact', 'acknowledgement'],
            all: [
              /\[a\] (?:\w+ )?(?:grants?|permits?|allows?|agrees?|consents?|lets?|authori[sz]es)\b/,
              identity,
              outside,
              /\[(?:o|taker|giver|a)\]|\bowner\b/,
            ],
          },
          {
            force: ['right', 'transfer', 'fact', 'acknowledgement'],
            test: (_, { words }) =>
              /\[(?:o|taker|giver)\]/.test(words) && !/\[a\] (?:\w+ )?(?:agrees|acknowledges)\b|\bsolely\b/.test(words),
            all: [
              /\b(?:may|can|at liberty|entitled|right|licen[cs]e|permits?|agrees?|free to|no approval)\b/,
              identity,
              outside,
              /\[(?:o|taker|giver|a)\]|\bowner\b/,
            ],
          },
        ],
      ),
      ...barring(
        [
          neverNameAndLogoFree,
          /\blicen[cs]e to use the marks\b|\bendorse\b|\bsolely in connection\b|\bas required by the rules\b|\bmarket the products?\b|\bright to review and reject\b|\befforts to present\b|\bbiographical\b|\bproduct in the territory\b/,
        ],
        [
          {
            bears: 'actor',
            force: ['right', 'transfer', 'fact', 'acknowledgement', 'duty', 'waiver'],
            all: [
              /\[a\] (?:\w+ )?(?:allows?|permits?|consents? to|agrees? (?:that|to)|shall act as|will act as|grants?|give(?:s)? \[o\] (?:permission|the right|leave)|waives any objection|authori[sz]es)/,
              /(?<!\w)(?:names?\b|logos?|brands?|trade ?marks?|marks|photographs?|image|likeness|voice|as a (?:customer|client|reference)|mention .{0,20}(?:company|business|name)|\[a\]'s company|act as|testimonial|quot(?:e|ation))/,
              publicity,
            ],
            none: [
              /\b(?:shall|may|will|must) not\b|\bon request\b|\bunless\b|\blicensed products\b|\bbrand guidelines\b|\bcontent\b/,
            ],
          },
          {
            force: ['right', 'transfer', 'fact', 'acknowledgement', 'waiver', 'no-duty'],
            all: [
              /\b(?:use[sd]?|using|identify|show|display|publish|quote|include|inclusion of|list|place|put|feature|mention|reference|name)\b[^.;]{0,60}?(?:\[(?:o|taker|giver|p)\]'s (?:\S+ ){0,3}?(?:names?|logos?|trade ?marks?|marks|brands?|image|photograph|likeness|profile name)\b|(?:the )?\[(?:o|taker|giver)\] (?:(?:and \S+ ){1,3})?(?:as (?:a|its) (?:customer|client|reference|user)|in (?:customer lists?|press|case stud))|\bphotographs of the \[o\])[^.;]{0,220}?\b(?:market\w*|promot\w*|publicity|advertis\w*|ads|press|case stud\w+|website|site|commercially|customer lists?|presentations)\b|\btell (?:the world|people|prospects) that \[\w+\]|\bannounce the award of this contract\b|\bmake public the participation\b|\bdisplay the work and the name\b|\blicen[cs]e of (?:the )?\[\w+\]'s marks for publicity\b|\bright to quote statements\b|\binclusion of (?:the )?\[\w+\] in customer lists\b|\bphotographs of\b[^.;]{0,60}\bidentity of (?:the )?\[\w+\]/,
            ],
            none: [
              /\b(?:shall|may|will|must) not\b|\bneither\b|\bno right\b|\bunless\b|\b(?:with|subject to|after) (?:the )?(?:[\w\[\]']+ )?(?:prior )?(?:written )?(?:consent|approval)\b|\bshall stop when\b|\bprior (?:written )?(?:approval|consent) (?:of|in)\b|\bwithout (?:the |its )?(?:\[\w+\]'s )?prior written approval in each\b|\bbrand guidelines\b|\blicensed products\b|\bmeans\b|\bproper(?:ty|ties) to let\b|\bon request\b|\bwithdraw|\brevo[ck]|\bbadge\b|\bresale\b|\breport\b|\bdistribut|\bfranchisee may\b|\bcontent\b|\[each\]/,
              /\bconfidential information\b|\bfeedback\b|\bsolely\b|\bsponsor|\bpowered by\b|\bcamera-ready\b|\bterminate the use\b|\[a\] agrees that,? (?:\S+ ){0,5}\[a\]/,
            ],
          },
          {
            all: [/\bact as a reference\b|\bpermits? .{0,40}\bto publish its (?:trade ?marks|name|logo)/],
            none: [/\bmay not\b/],
          },
          {
            force: ['right', 'fact'],
            all: [
              /(?<!\w)(?:hospital|customer|\[\w+\]) in (?:its |the |our )?(?:customer lists?|lists? of customers)\b|\binclusion of\b.{0,40}\bcustomer lists?/,
              /\bagreed\b|\bmay\b|\bwaives/,
            ],
            none: [/\bshall stop\b|\bon request\b/],
          },
          {
            force: ['right', 'acknowledgement', 'transfer'],
            all: [
              /\b(?:names?|logos?|trade ?marks?|brands?|trade names?)\b/,
              /\b(?:list|name|mention|refer to|include|feature|disclose|reproduce|place|post)\b/,
              /\b(?:website|sales (?:presentations|materials)|marketing|customer lists?|promotion\w*|advertis\w*|publicity|social media|investor)\b/,
              /\[(?:o|taker)\]/,
            ],
            none: [
              /\b(?:shall|may|will|must) not\b|\bunless\b|\bconsent\b|\bapproval\b|\bpermission\b|\bon request\b|\bshall (?:stop|remove)|\[each\]|\bcontent\b|\blicensed products\b|\bguidelines\b/,
            ],
          },
        ],
      ),
    ],
    'no-public-statement': [
      {
        force: ['ban', 'fact', 'duty', 'no-right'],
        all: [
          /\b(?:journalists?|press|media|newspapers?|reporters?|broadcasters?|publicly|in public|social media|online|interviews?)\b/,
          /\b(?:no|not|n't|never|nor|refrain\w*)\b/,
          /\b(?:speaks?|talks?|says?|statements?|comments?|announce\w*|post|writes?|address)\b[^.;]{0,50}\b(?:journalists?|press|media|newspapers?|reporters?|broadcasters?|publicly|in public|social media|online|interviews?)\b|\bpress (?:announcement|statement)s?\b/,
          /\b(?:unless|without|until|before|save|except)\b/,
        ],
        none: [/\[each\]|\bneither\b|\bnothing\b|\bproducts?\b|\bcopyright|\baccount\b|\bby email\b/],
      },
      {
        within: 'clause',
        force: ['ban', 'fact', 'duty', 'no-right'],
        all: [
          /\b(?:mention (?:the )?\[\w+\]|talk to the press|statements to (?:newspapers|the media|the press|broadcasters)|post online|speak to (?:the )?(?:press|media|journalists))\b/,
          /\b(?:forbidden|reserved to|not|n't|none)\b/,
        ],
        none: [neverNoPublicStatement, /\[each\]|\bmay mention\b|\bneither\b|\bnothing\b/],
      },
      {
        force: ['ban', 'duty', 'no-right'],
        all: [
          /\b(?:talk to the press|(?:post|say|write|speak) (?:\S+ ){0,4}?(?:online|publicly|press|media)|press|public(?:ly)? (?:announce\w*|statements?|communications?)|announce|social media|interviews?|publish (?:\S+ ){0,3}(?:about|on|concerning|regarding))\b/,
          /\b(?:not|n't|no|never|refrain)\b/,
          /\b(?:without|unless|absent|save|except|prior)\b/,
          /\b(?:check\w*|consent|approv\w+|permission|agree[ds]?|authori[sz]ation)\b/,
        ],
        none: [
          neverNoPublicStatement,
          /\[each\]|\bneither\b|\bnothing\b|\bbenchmark|\btest results\b|\bcopyright|\bconfidential information\b|\bcontent\b|\bnot be unreasonably\b|\bstop work\b/,
        ],
      },
      {
        force: ['ban', 'no-right', 'duty', 'fact', 'acknowledgement'],
        all: [
          /\b(?:not|n't|no|never|refrain(?:s|ed)?|forbidden|without)\b[^.]{0,180}?(?:\b(?:issu(?:e|ing|ed)|mak(?:e|ing)|releas(?:e|ing)|publish(?:ing)?|giv(?:e|ing)|cause|permit)\b[^.;]{0,60}?\b(?:press (?:releases?|statements?|announcements?)|(?:public|media) (?:statements?|announcements?|communications?|disclosures?|releases?)|announcements?|publicity|interviews?)\b|\bannounce (?:this|the|its|any)\b|\bpublici[sz](?:e|ing)\b|\b(?:talk|speak)(?:ing)? (?:to|with) (?:the )?(?:press|media|journalists)\b|\bpost(?:ing)? (?:on social media|online)\b|\bmention (?:the )?\[\w+\] in\b|\breferring to [^.;]{0,70}\bin any (?:publication|interview|social|advert\w*|press)\b|\bdisclose that talks\b)|\bno (?:press|public|announcement|advertisement|interview)\b[^.;]{0,120}\b(?:shall|may|will) be (?:issued|made|released|given)\b|\b(?:press releases?|announcements?|publication by|publication of study results|interview, article|interviews?)\b[^.;]{0,90}\b(?:requires?|needs?|(?:is|are|be) subject to)\b[^.;]{0,60}\b(?:consent|approval|permission|clearance|sign-off)\b|\bapproval (?:prior to|of) every advertisement\b|\b(?:to be )?kept from the public\b/,
        ],
        none: [
          neverNoPublicStatement,
          /\bneeds? no consent\b|\bmaintenance\b|\brestrain\b|\bnot prevent\b|\bnot (?:be )?unreasonably\b|\bdeemed approved\b|\bcontest\b|\bchange of control\b|\bpress kits?\b|\bunless required by (?:applicable )?law\b|\bexcept (?:as|to the extent) (?:\w+ )?required\b/,
          /\[each\]|\bneither\b|\bnothing (?:prevents|in)\b|\bmeans\b|\bexcept that (?:each|it may)\b|\bfinancial statements\b|\bput up any sign\b|\bbenchmark|\btest results?\b|\bfreedom of\b|\bcompetent court\b|\bmay (?:use|name|identify)\b.{0,60}\bcustomer list|\bnot be responsible\b/,
        ],
        test: (_, { words, force }) => force !== 'right' && !/\bnothing\b/.test(words),
      },
      {
        force: ['ban', 'no-right'],
        all: [
          /\b(?:not|no|never|forbidden)\b[^.;]{0,60}\buse\b[^.;]{0,60}\b(?:names?|logos?)\b[^.;]{0,80}\b(?:in|for) (?:\S+ ){0,3}?(?:publicity|advertis\w+|press|promotions?|public statements?)\b/,
        ],
        none: [neverNoPublicStatement, /\[each\]|\bneither\b|\bthe other\b|\bpromotional materials for\b/],
      },
      {
        force: ['acknowledgement', 'duty', 'fact'],
        all: [
          /\bpress releases?\b|\bsay anything publicly\b|\bannouncements?\b|\bspeak publicly\b/,
          /\bneeds? (?:the )?(?:[\w\[\]]+'s )?(?:\w+ )?(?:sign-off|consent|approval|permission|latter)/,
        ],
        none: [neverNoPublicStatement, /\[each\]/],
      },
    ],
    'non-disparagement-one-way': [
      {
        force: 'right',
        bears: 'other',
        all: [
          /\b(?:bad|negative|poor|critical|unfavou?rable) (?:reviews?|comments?|remarks?)\b|\bdisparag\w*|\bspeaks? ill\b/,
          /\[a\] (?:can|may) (?:\w+ )?(?:close|end|suspend|terminate|charge|remove|block|cancel)\b/,
        ],
        none: [/\[each\]|\bmutual|\bdefam|\bunlawful/],
      },
      {
        force: ['promise', 'ban', 'duty', 'acknowledgement', 'fact'],
        all: [
          /\b(?:speak|speaks|talk|talks|say|says|write|writes|comment|comments)\b.{0,24}\b(?:badly|ill|negative\w*|poorly|unkind\w*|harsh\w*|critical\w*|bad|unfavou?rabl\w*|against)\b/,
          /\b(?:not|never|no|refrain|nothing)\b/,
          /\[(?:o|giver|taker)\]/,
        ],
        none: [/\[each\]|\bneither\b|\bmutual|\bprevents?\b/],
        clauseNone: [answeredInKind],
      },
      {
        force: ['ban', 'duty', 'right', 'fact'],
        all: [
          /\b(?:run (?:the )?\[\w+\] down|run down (?:the )?\[\w+\]|(?:leave|write|post) (?:\S+ ){0,3}?(?:bad|negative|poor|critical) review|bad[- ]?mouth|knock (?:the )?\[)/,
          /\b(?:must not|shall not|may not|can close|may (?:close|end|suspend|terminate|charge)|not)\b/,
        ],
        none: [neverNonDisparagementOneWay, /\[each\]|\bneither\b|\bnothing\b|\bmutual/],
      },
      {
        force: ['ban', 'duty', 'promise', 'acknowledgement'],
        all: [
          /\b(?:in(?:to)? (?:a )?(?:bad|poor|unfavou?rable|negative) light|speak ill|badmouth|run down|injure the reputation|critical (?:comments?|remarks?|of)|negative (?:reviews?|comments?)|derogatory|denigrat\w*|disparag\w*|(?:harm|damage|hurt) the (?:image|standing|name|reputation))\b/,
          /\b(?:not|never|no|refrain\w*|at no time)\b/,
          /\[(?:o|giver|taker)\]|\bgroup\b/,
        ],
        none: [
          neverNonDisparagementOneWay,
          /\[each\]|\bneither\b|\bnothing\b|\bmutual|\btrade ?marks?\b|\bgoodwill\b|\bproducts? (?:sold|in)|\bindemnif|\bcritical (?:to|for)/,
        ],
        clauseNone: [answeredInKind],
      },
      {
        none: [neverNonDisparagementOneWay],
        force: ['fact', 'duty'],
        all: [
          /\bdisparagement of (?:the )?\[(?:o|giver|taker)\] by\b/,
          /\bdefault\b|\bbreach\b|\bground\b|\bprohibited\b/,
        ],
      },
      {
        force: ['ban', 'duty', 'fact', 'promise', 'acknowledgement', 'right'],
        all: [
          /\b(?:not|no|never|refrain\w*|abstain\w*)\b[^.]{0,180}?\b(?:disparag(?:e|es|ing|ement of)|denigrat(?:e|es|ing)|defam(?:e|es|ing)|critici[sz](?:e|es|ing)|talk down|(?:derogatory|disparaging|negative|critical|adverse|unfavou?rabl[ey]|negative or critical) (?:or \w+ )?(?:statements?|comments?|remarks?|reviews?|publicity)|critical comments|(?:in|into) a poor light|reflects badly|(?:statements?|remarks?|anything)\b[^.;]{0,60}\b(?:detrimental to|damage|harm|injure|hurt|derogatory of)|speak unfavou?rably)\b|\bsay nothing adverse\b|\bcharge of\b[^.;]{0,40}\bunfavou?rable review|\bderogatory comments? by\b[^.;]{0,60}\bbreach\b|\bpublish comments on\b/,
          /\[(?:o|giver|taker|p)\]|\b(?:products?|services?|company|group|clinic|brand name|property)\b/,
        ],
        none: [
          neverNonDisparagementOneWay,
          /\[each\]|\bneither\b|\bnothing in\b|\bmutual\b|\bmeans\b|\bdistinctiveness\b|\bdefects\b|\bwithout the \[\w+\]'s consent\b|\bshall cause\b.{0,40}\bnot to\b|\bmay review\b|\bcritical (?:to|for|infrastructure|systems)|\bcash flow|\bindemnif/,
          /\bsubmissions?\b|\bcontent\b|\bany other person\b|\bthird part(?:y|ies)\b|\blink(?:ing|s)?\b|\btrade dress\b|\bgoodwill\b|\binfring|\bharass\w*|\bobscen\w*|\bviolate\b|\bpornograph\w*|\btrade ?marks may not\b|\blicensed marks?\b/,
        ],
        clauseNone: [answeredInKind],
      },
      {
        force: ['ban', 'fact', 'duty'],
        all: [
          /\breviews?\b|\bcomments?\b/,
          /\b(?:not (?:to )?(?:write|publish|post)|charge of|assigns copyright)\b/,
          /\b(?:bad|unfavou?rable|negative|on the)\b/,
        ],
        none: [neverNonDisparagementOneWay, /\bnothing\b/],
      },
    ],
    'morals-allegation': onTalent({
      within: 'sentence',
      all: [
        /\b(?:(?:is|are|was|be|been|being|gets?) (?:\w+ )?(?:alleged|accused|rumou?red|reported|suspected|charged|investigated|named|claimed)|(?:any|an|the|a|mere|unproved|unproven) (?:\w+ )?(?:allegations?|accusations?|rumou?rs?|reports?|suspicions?|complaints?)|allegations?|accusations?|rumou?rs?|under investigation|(?:credibly )?accused|accuses|(?:an |any )?(?:unproven|unproved) claims?|subject of (?:\w+ )?rumou?rs)\b/,
        /\b(?:disrepute|ridicule|scandal\w*|contempt|(?:im)?moral(?:s|ity|ly)?|scorn|controvers\w+|public (?:opinion|decency|embarrassment)|offensive|moral turpitude|indecen\w+|misconduct|embarrass\w*|image|reputation)\b/,
        /\b(?:terminat\w*|end(?:s)? (?:this|the|the contract)|cancel\w*|suspend\w*|withdraw\w*|drop|walk away)\b/,
      ],
      clause: [
        /\b(?:endors\w+|ambassador|talent|artist|athlete|influencer|performer|spokes\w+|celebrity|player|model|presenter|creator|host|licensor's (?:name|likeness)|likeness|disrepute|ridicule)\b/,
      ],
      none: [
        /\b(?:whistle\w*|employees? of|personnel|harassment polic|customer complaints?|claims? (?:by|of) third|infring\w+|product liability|royalt|indemnif\w+|content (?:posted|uploaded)|users?|proven|established by|convicted|admits|credible)\b|\bnot (?:be )?(?:sufficient|enough)|\bmay not\b|\ballegations? (?:alone )?(?:is|are|shall) not\b/,
      ],
    }),
    'morals-other-times': onTalent({
      within: 'sentence',
      all: [
        /\b(?:conduct\w*|behav\w+|act(?:s|ed|ing|ion)?|done|does|commit\w*|statements?|posts?|engag\w+|said|involved|anything)\b/,
        /\b(?:disrepute|ridicule|scandal\w*|contempt|moral(?:s|ity)?|scorn|controvers\w+|public decency|offensive|moral turpitude|indecen\w+|(?:consistent|inconsistent) with (?:\S+ ){0,3}?image|embarrass\w*)\b/,
        /\b(?:before or after|prior to or (?:during|after)|before,? during (?:or|and) after|whether before)\b(?: \S+){0,4}? (?:effective date|date|term|signing|signature|agreement|contract|commencement|execution)\b|\b(?:at any time )?(?:before|prior to|preceding|predating) (?:the )?(?:effective date|date (?:of|hereof)|signing|signature|start of|commencement|execution|term|agreement)\b|(?:^|[^\w])(?:past|old|earlier|previous|historic\w*) (?:\w+ ){0,2}?(?:conduct|behavio\w*|acts?|statements?|posts?)\b|\b(?:and )?for (?:a (?:further )?period of )?\d+ (?:years?|months?) (?:thereafter|after(?:wards)?|following)\b|\bwhenever (?:it )?(?:occurred|made|committed|it took place)\b|\b(?:however long|no matter how long) ago\b|\bat any time in (?:his|her|their|\[\w+\]'s) (?:past|life)\b/,
      ],
      none: [
        /\b(?:\d+ days|notice|written|disclosed to)\b(?: \S+){0,3}? (?:before|prior to)\b|\bwarrants? that (?:\S+ ){0,3}?(?:has|have) not\b|\bemployees?\b|\bsurviv|\bconfidential|\bindemnif|\bnot (?:count|be taken|matter)|\bonly\b(?: \S+){0,4}? (?:during|after)|\bfranchis|\btrade ?marks?\b/,
      ],
    }),
    'campaign-costs-on-talent': [
      {
        test: (_, { actor }) => !brandSide.test(actor?.word ?? ''),
        within: 'sentence',
        all: [
          /\b(?:reimburs\w+|pay|pays|bears?|refund\w*|compensat\w+|liable|makes? good|charged?|owes?|recover\w*|at (?:the )?(?:\[\w+\]|ambassador|talent|artist|athlete|influencer)'s (?:cost|expense)|account of)\b[^.;]{0,120}?\b(?:withdraw\w+|cancel\w+|pull(?:ed|ing)|scrap\w+|abandon\w*|unsold|unused|recall\w*|re-?shoot\w*|re-?shot|replac\w+|remak\w+|re-?print\w*|destroy\w*|discard\w*|lost|wasted)\b(?: \S+){0,4}? (?:campaigns?|advertis\w+|ads?|commercials?|products?|stock|inventory|merchandise|materials|packaging|content|footage|media|photograph\w*|films?)\b|\bbuys? back (?:\S+ ){0,3}?unsold (?:\w+ )?(?:products?|stock|inventory|merchandise|goods)\b|\b(?:campaigns?|advertis\w+|ads?|commercials?|signature products?|merchandise|footage|packaging)\b(?: \S+){0,4}? (?:that (?:is|are|has|have|must|can)|which (?:is|are|has|have|must|can)|withdrawn|pulled|cancel\w+|unsold|scrapped)\b[^.;]{0,80}?\b(?:is for (?:\S+ ){1,3}?to bear|reimburs\w+|at (?:the )?(?:\[\w+\]|ambassador|talent|artist|athlete|influencer)'s (?:cost|expense)|borne by|for (?:the )?\[\w+\]'s account|payable by|shall be paid by)\b/,
        ],
        clause: [
          /\b(?:endors\w+|ambassador|talent|artist|athlete|influencer|performer|spokes\w+|celebrity|player|model|presenter|creator|disrepute|ridicule|likeness|fans|followers)\b/,
        ],
        none: [
          /\b(?:buyer|purchaser|distributor|manufactur\w*|licensee|retailer|wholesaler|supplier|defect\w*|freight|shipment|returns? polic\w*|repurchas\w*)\b|\b(?:brand|company|sponsor|advertiser|client) (?:shall|will) (?:\w+ )?(?:bear|pay|reimburse)|\b(?:shall|will|is|are) not\b/,
        ],
      },
    ],
    'fees-repaid-on-conduct': onTalent({
      within: 'sentence',
      all: [
        /\b(?:claim back|recover|repay|refund|return|pay back|reimburse|hand back|repayment of|give back|forfeit and (?:repay|return))\b(?: \S+){0,5}? (?:everything|fees?|compensation|payments?|sums?|amounts?|royalties|guarantee|retainer|advances?)\b(?: \S+){0,6}? (?:received|paid|already|previously|theretofore|to date|in the (?:preceding|previous|last)|for the (?:preceding|previous))\b/,
      ],
      clause: [
        /\b(?:disrepute|ridicule|scandal\w*|public contempt|moral turpitude|morals|scorn|indecen\w+|(?:consistent|inconsistent) with (?:\S+ ){0,3}?image)\b/,
        /\b(?:endors\w+|ambassador|talent|artist|athlete|influencer|performer|spokes\w+|celebrity|player|model|presenter|creator|likeness|sponsor\w*|brand)\b/,
      ],
      none: [
        /\bnot (?:be )?(?:required|obliged|obligated|liable)|\bunearned\b|\bpro[- ]?rat|\bnot yet (?:performed|earned)|\bno (?:duty|obligation)|\b(?:company|brand|sponsor|advertiser|licensor) (?:shall|will) (?:\w+ )?(?:repay|refund|return)|\bservices not\b|\bfranchis/,
      ],
    }),
    'image-kept-without-pay': [
      {
        within: 'sentence',
        all: [
          /\b(?:name|likeness|image|voice|photographs?|portrait|persona|identity|performances?|footage)\b/,
          /\b(?:may keep (?:\S+ ){0,8}?(?:online|up|posted|published|available)|continues?|survives?|keeps? (?:on )?using|go(?:es)? on|(?:may|can) (?:still |continue to |go on )?(?:us(?:e|ing)|be used)|in perpetuity|perpetual(?:ly)?|for ever|forever|indefinitely)\b/,
          /\b(?:after|following|upon|on|beyond|despite|notwithstanding|survives?|such|post)\b(?: \S+){0,6}? (?:end|termination|terminat\w+|expir\w+|ended|term)\b|\b(?:thereafter|in perpetuity|for ever|forever|afterwards)\b/,
          /\bwithout (?:\S+ ){0,4}?(?:payment|pay|compensation|fees?|royalt\w*|remuneration|consideration|paying)\b|\bno (?:further |additional )?(?:payment|fees?|compensation|royalt\w*|remuneration)\b|\bfree of charge\b|\bunpaid\b|\bat no (?:\w+ )?(?:cost|charge)\b|\bfor nothing\b|\broyalty-free\b/,
        ],
        clause: [
          /\b(?:endors\w+|ambassador|talent|artist|athlete|influencer|performer|spokes\w+|celebrity|player|model|presenter|creator|consultant|contributor|speaker|her|his)\b/,
        ],
        none: [
          /\b(?:domain name|trade names?|company name|corporate name|product name|software|business name|licensed marks|customer'?s? (?:name|logo)|trade ?marks?|user content)\b|\b(?:shall|may|will|must) not (?:\w+ )?(?:use|continue)|\bcease\b|\bsell-?off\b|\bname of (?:the )?(?:company|fund|product)|\bno right\b/,
        ],
      },
    ],
    'illness-as-misconduct': onTalent({
      within: 'sentence',
      all: [
        /\b(?:injur(?:y|ed|ies)|illness|ill|pregnan\w+|sick(?:ness)?|disab(?:ility|led)|incapacit\w+|(?:fails? to|not) be selected|not selected|loses? form|dropped from)\b/,
        /\b(?:the same|this clause|clause \S+|likewise|also|(?:shall )?(?:equally )?appl(?:y|ies)|terminat\w+|end(?:s)? (?:this|the)|forfeit\w*|repay\w*|no (?:further )?fees?|cancel\w*|may (?:drop|leave|withdraw)|as if)\b/,
      ],
      clause: [
        /\b(?:endors\w+|ambassador|athlete|influencer|spokes\w+|celebrity|player|talent)\b/,
        /\b(?:disrepute|ridicule|scandal\w*|morals?|conduct|image|brand|sponsor\w*|endors\w+)\b/,
      ],
      none: [
        /\bpersonal injury\b|\bbodily injury\b|\binjury to\b|\binsur|\bindemnif|\bemploy|\bwarrant|\bforce majeure\b|\bnot (?:be )?(?:terminat|affect|reduc|a breach|in breach)|\bextend|\bproperty damage\b|\birreparable\b|\binjury or death\b|\bdeath or (?:\w+ )?injury\b|\bmutual/,
      ],
    }),
  }),
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
