import { barring, defineTopic } from '../issue.ts';
import { closeBy } from '../payment/concepts.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

const marks =
  /\b(?:names?\b|logos?|brands?|trade ?marks?|marks|trade names?|photographs|image|likeness|voice|in (?:its |a |the )?(?:list of customers|customer lists?)|as a reference|reference customer|testimonial|quot(?:e|ation)|identify .{0,30}as a (?:customer|\[\w+\])|award of this contract|participation|\[\w+\] in customer lists|that \[\w+\] bought|display the work)\b/;
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

/** What this topic finds: who may speak of whom in public, and how. */
export const issues = defineTopic(
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
          /\blicen[cs]e to use the marks\b|\bmarket the products?\b|\bright to review and reject\b|\befforts to present\b|\bbiographical\b|\bproduct in the territory\b/,
        ],
        [
          {
            bears: 'actor',
            force: ['right', 'transfer', 'fact', 'acknowledgement', 'duty', 'waiver'],
            all: [
              /\[a\] (?:\w+ )?(?:allows?|permits?|consents? to|agrees? (?:that|to)|shall act as|will act as|grants?|give(?:s)? \[o\] (?:permission|the right|leave)|waives any objection|authori[sz]es)/,
              /\b(?:names?\b|logos?|brands?|trade ?marks?|marks|photographs?|image|likeness|voice|as a (?:customer|client|reference)|mention .{0,20}(?:company|business|name)|\[a\]'s company|act as|testimonial|quot(?:e|ation))/,
              publicity,
            ],
            none: [
              /\b(?:shall|may|will|must) not\b|\bon request\b|\bunless\b|\blicensed products\b|\bbrand guidelines\b|\bcontent\b/,
            ],
          },
          {
            force: ['right', 'transfer', 'fact', 'acknowledgement', 'waiver', 'no-duty', 'duty'],
            all: [
              marks,
              publicity,
              /\b(?:use[sd]?|using|identify|show|display|publish|quote|announce|tell|make public|inclusion|licen[cs]e|describe)\b/,
              /(?:\[o\]|\[taker\]|\[giver\]|\[a\]|\w+)/,
            ],
            none: [
              /\bmarketing fund\b|\bfund for\b/,
              /\bbrand fund\b|\baudited\b/,
              /\b(?:shall|may|will|must) not\b|\bneither\b|\bno right\b|\bunless\b|\b(?:with|subject to|after) (?:the )?(?:[\w\[\]']+ )?(?:prior )?(?:written )?(?:consent|approval)\b|\bshall stop when\b|\bprior (?:written )?(?:approval|consent) (?:of|in)\b|\bwithout (?:the |its )?(?:\[\w+\]'s )?prior written approval in each\b|\bbrand guidelines\b|\blicensed products\b|\bmeans\b|\bproper(?:ty|ties) to let\b|\bon request\b|\bwithdraw|\brevo[ck]|\bbadge\b|\bresale\b|\breport\b|\bdistribut|\bfranchisee may\b|\bcontent\b|\[each\]/,
              /\bconfidential information\b|\bfeedback\b/,
            ],
            test: (_, { words }) =>
              /\b(?:market|promot|publicity|advertis|ads|press|public|case stud|commercially|customer list|reference|tell the world|website|medium|announce|display)/.test(
                words,
              ),
          },
          {
            all: [/\bact as a reference\b|\bpermits? .{0,40}\bto publish its (?:trade ?marks|name|logo)/],
            none: [/\bmay not\b/],
          },
          {
            force: ['right', 'fact'],
            all: [
              /\b(?:hospital|customer|\[\w+\]) in (?:its |the |our )?(?:customer lists?|lists? of customers)\b|\binclusion of\b.{0,40}\bcustomer lists?/,
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
          /\b(?:speak|speaks|talk|talks|say|says|statement|comment|announce|post|write|address)\w*\b/,
          /\b(?:unless|without|until|before|save|except)\b/,
        ],
        none: [/\[each\]|\bneither\b|\bnothing\b|\bproducts?\b|\bcopyright/],
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
          /\b(?:talk to the press|(?:post|say|write|speak) (?:\S+ ){0,4}?(?:online|publicly|press|media)|press|public(?:ly)? (?:announce\w*|statements?|communications?)|announce|social media|interviews?|publish)\b/,
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
          /\b(?:public (?:statement|communication)|press|announce\w*|publici[sz]\w+|publicity|media|publication|anything publicly|publicly about|press releases?|interviews?|social media|mention|kept? from the public|talks are taking place|existence and terms|every advertisement)\b/,
          /\b(?:not|no|forbidden|refrain|requires?|unless|without|needs?|obtain|subject to|kept from)\b/,
          /\b(?:consent|approv\w+|permission|sign-off|clearance|leave|not|forbidden|refrain|kept from|no)\b/,
        ],
        none: [
          neverNoPublicStatement,
          /\bneeds? no consent\b|\bmaintenance\b|\brestrain\b/,
          /\[each\]|\bneither\b|\bnothing (?:prevents|in)\b|\bmeans\b|\bexcept that (?:each|it may)\b|\bfinancial statements\b|\bput up any sign\b|\bbenchmark|\btest results?\b|\bresults of any\b|\bfreedom of\b|\bcompetent court\b|\bmay (?:use|name|identify)\b.{0,60}\bcustomer list|\bnot be responsible\b|\bwithout (?:any )?(?:prior )?(?:consent|approval)(?! (?:of|from))\b(?<!not .{0,120})/,
        ],
        test: (_, { words, force }) => force !== 'right' && !/\bnothing\b/.test(words),
      },
      {
        force: ['ban', 'no-right'],
        all: [/\b(?:name|logo)\b/, /\b(?:publicity|advertis|press|promotion)\b/],
        none: [neverNoPublicStatement, /\[each\]/],
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
          /\b(?:disparag\w*|denigrat\w*|defam\w*|derogatory|negative (?:or critical )?(?:statements?|comments?|remarks?|reviews?|publicity)|critici[sz]e\w*|critical statement|bad reviews?|unfavou?rabl[ey]\w*|unfavou?rable reviews?|nothing adverse|adverse (?:comments?|statements?)|poor light|reflects badly|detrimental|talk down|(?:harm|damage|injure|hurt|tarnish|bring .{0,20}into) .{0,30}(?:good name|reputation|disrepute)|comments on)\b/,
          /\b(?:not|no|never|nothing|refrain\w*|abstain\w*|breach|charge of|agrees?|from)\b/,
        ],
        none: [
          neverNonDisparagementOneWay,
          /\[each\]|\bneither\b|\bnothing in\b|\bmutual\b|\bmeans\b|\bdistinctiveness\b|\bdefects\b|\bwithout the \[\w+\]'s consent\b|\bshall cause\b.{0,40}\bnot to\b|\bnegative (?:balance|amount|value|adjustment|pledge|covenant)\b|\bmay review\b|\bcritical (?:to|for|infrastructure|systems)|\bcash flow|\bindemnif/,
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
  }),
  fixes,
);
