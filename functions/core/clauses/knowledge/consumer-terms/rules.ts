import { unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { forEachBearer } from '../governing-law/for-each-side.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { atWill, fairly, owesNothing } from './ways-to-say.ts';

const noNotice =
  /(?<!\w)(?:at any time|for any (?:or no )?(?:\w+ )?reason|any reason|no reason|without (?:\S+ ){0,6}(?:notice|reason|cause|liability|warning|explanation|explaining|telling|consent|compensation)|(?:sole|absolute|own) (?:\w+ )?(?:discretion|judgment|option)|in (?:its|our|\[(?!each)\w+\]'s|the company's) (?:\w+ )?discretion|at (?:its|our|\[(?!each)\w+\]'s) (?:\w+ )?discretion|as (?:it|we|\[a\]) (?:sees?|thinks?|chooses?|deems?|considers?|likes?|pleases?|wish\w*)|whenever|from time to time|reserves? the right|with or without notice|no notice|immediate(?:ly)?|notice or liability|(?:if|when) (?:it|we|\[a\]) (?:sees?|thinks?|chooses?|decides?|wants?|believes?))(?!\w)/;
const limited =
  /\b(?:only (?:if|where|when|for|in|after|with)|(?:shall|will|may|must|can) not (?:be )?(?:remov\w*|delet\w*|terminat\w*|clos\w*|chang\w*|increas\w*|suspend\w*|charge\w*)|(?:\d+) days'? (?:\w+ )*(?:notice|before|in advance)|(?:\d+)[- ]days'? (?:\w+ )*notice|with reasons|right to appeal|appeal|pro[- ]?rata refund|refund|material breach|serious breach)\b/;
const taker =
  /(?<!\w)(?:you|customer|user|member|subscriber|guest|buyer|client|tenant|player|passenger|student|purchaser|consumer|participant|patron|licensee|renter|account holder|traveler)(?!\w)/;

const posted =
  /(?<!\w)(?:content|posts?|postings?|submissions?|reviews?|uploads?|uploaded|comments?|listings?|videos?|photos?|photographs?|messages?|contributions?|materials? (?:\S+ ){0,2}(?:supplied|posted|uploaded|submitted|provided|contributed)|(?:what(?:ever)?|anything) \[(?!each)\w+\] (?:\w+ )?(?:post|upload|submit|publish|share)\w*)(?!\w)/;
const notPosted =
  /\b(?:confidential|hazardous|waste|equipment|employee|personnel|defect\w*|goods|raw materials?|lien|return or destroy|source materials|cookies|price|message boards? of|peer review|design review|legal review|tenant|landlord|patient|invoice)\b|\[each\]/;
const program =
  /(?<!\w)(?:features?|tools in|catalog(?:ue)?|channels?|functionalit(?:y|ies)|functions?|modules?|interfaces?|integrations?|versions?|specifications? of (?:the )?(?:software|service|platform|app)|(?:nature|extent|scope|content|make-?up|range) (?:\S+ ){0,4}of (?:the )?(?:services?|platform|site|app)|apis?|tools|the (?:service|services|site|platform|app|website|game)|(?:our|\[a\]'s) (?:service|services|site|platform|app|website|game|offerings?))(?!\w)/;
const sums =
  /\b(?:fees?|money|payments?|deposits?|tuition|charges|sums?|amounts?|price|tickets?|subscriptions?|dues|premiums?)\b/;
const refunded =
  /(?<!\b(?:no|not|never|nor) (?:\w+ ){0,5})\b(?:is|are|will be|shall be) (?:fully |promptly )?(?:refunded|paid back|repaid)(?! in (?:no|any))|(?<!\w)(?:we|\[\w+\]|and|then) (?:will |shall )?(?:refunds?|pay back)\b|\b(?:pro[- ]?rata|full) refund\b/;
/** The service may change, but not for the worse, or not without a way out. */
const keptUp =
  /\b(?:not|no|never)\b.{0,80}\b(?:material\w*|substantial\w*|adverse\w*)\b.{0,40}\b(?:reduc|degrad|diminish|decreas|impair|affect|worse)\w*|\b(?:reduc|degrad|diminish|decreas)\w*\b.{0,120}\b(?:may|can) (?:\w+ )?(?:cancel|terminate|leave)|\bpro[- ]?rata refund|\brefund (?:of )?(?:the |any )?(?:prepaid|unused)/;
const ofUse =
  /(?<!\w)(?:use of|using|used|use the|guests?|lets? in|access\w*|account|log-?in|content|uploads?|posts?|posted|visit\w*|attendance|participation|booking|stay|membership|profile|did on|does on|do on|activit(?:y|ies))(?!\w)/;

/** Who is brought in by a platform but is not the platform. */
const stranger =
  '(?:third[- ]part(?:y|ies)|merchants?|sellers?|vendors?|advertisers?|hosts|drivers|couriers?|carriers?|other (?:users|members|customers)|another user|users or (?:other )?third[- ]parties|independent (?:contractors|providers|drivers|hosts|sellers)|restaurants|hotels|airlines|partners|professionals|guides|trainers|tutors|instructors|suppliers)';
const theirThing =
  '(?:(?:web ?)?sites?|web ?pages|links?|services?|content|applications?|apps?|products?|goods|materials?|propert(?:y|ies)|resources|offerings?|purchases?|transactions?|integrations?|acts?|actions?|omissions?|conduct|performance|quality|delivery|merchandise|platforms?|providers?)';
/** What strangers do, sell or show. */
const theirs = `(?:${[
  `\\bthird[- ]part(?:y|ies)'?s?'? (?:\\S+ ){0,2}?${theirThing}\\b`,
  `\\b(?:linked|external) (?:\\S+ )?(?:(?:web ?)?sites?|services?|resources|pages)\\b`,
  `\\b${theirThing}(?:,? (?:or|and|and/or) ${theirThing})?(?: \\S+){0,6}? (?:of|by|from|between|with) (?:\\S+ ){0,4}?${stranger}\\b`,
  `\\b(?:what )?${stranger} (?:(?:on|via) (?:\\S+ ){1,3})?(?:do|does|did|say|says|offer|offers|you (?:book|hire|meet)|\\[\\w+\\] (?:books?|hires?|meets?))\\b`,
  `\\b(?:merchants?|sellers?|advertisers?|vendors?|drivers?|hosts?)'s?'? (?:\\S+ )?${theirThing}\\b`,
].join('|')})`;
/** Nobody answers, vouches or checks. */
const denial =
  "(?:(?:not|no|never|nor|neither|isn't|aren't|don't|doesn't)\\b[^.;:]{0,60}\\b(?:liable|liability|responsible|responsibility|control|endorse|warrant|guarantee|answerable|accountable|vouch|verify|screen|answer)|disclaims?|(?:accepts?|assumes?|takes?) no)";

/** An account may be closed by its holder, for what the holder did, or something else is done once it is closed. */
const notClosed =
  /\b(?:collect (?:\w+,? ){0,4}(?:fees|charges|costs)|delet\w+ any data|access to (?:\w+ )?content|may result in|contrary to|compromis\w+|inform \[\w+\] in advance|specifying the reasons|by requesting closure|chargebacks?|contact end users|reverse a payment)\b|\[o\] may terminate \[o\]'s/;
/** What changes is what users put there, who may use it or what the law asks, not what was bought. */
const notFeatures =
  /\b(?:comply with (?:\w+ )?(?:regulations|laws?)|(?:policies|practices) and limits|liability claims?|under the age|forbidden|posted to|user content|content that|media for any|legal reasons|licen[cs]e to use|contact end users|withdrawn from the market)\b/;
/** What is lost is data, and it is the loss that nobody answers for. */
const lossOfData =
  /\b(?:los(?:s|ses|e|es|t|ing)|delet\w*|corrupt\w*|destr\w*|eras\w*|damage[sd]?|back(?:s|ing)?[- ]?ups?|backed|storage|stor(?:e|ed|ing)|retain|recover\w*|preserv\w*|retriev\w*|fail\w* to store|permanent availability)\b[^.;]{0,50}\b(?:data|content|files|records|information|photos|documents|messages|uploads?|copies|recordings|projects?|work)\b|\b(?:data|content|files|records|information|photos|documents|messages|uploads?|copies|recordings|projects?)\b[^.;]{0,50}\b(?:los(?:s|es|t)|delet\w*|corrupt\w*|destroyed|destruction|eras\w*|damaged|back(?:ed)?[- ]?ups?|unavailab\w*|disappear\w*|vanish\w*|gone|wiped|stored|unrecoverable|preserved)\b/;

/** Advertising comes to a person, or what is known of the person goes to those who advertise. */
const ads =
  '(?:marketing|promot\\w*|advertis\\w*|newsletters?|telemarketing|special offers|offers|commercial (?:messages|communications)|sponsors?|auto-?dial\\w*|pre-?recorded|robocalls?)';
const reachedWithAds = new RegExp(
  [
    `\\breceiv\\w* (?:[^\\s.;]+ ){0,10}?${ads}\\b`,
    `\\b(?:send|sent|contact|contacted|call|calls|text|texts|e-?mail|e-?mails|mail|market to|phone|reach|notify|inform)\\b[^.;]{0,80}\\b${ads}\\b`,
    `\\b${ads}\\b[^.;]{0,60}\\b(?:by (?:phone|text|sms|e-?mail|mail|post|calls?|auto)|texts?|calls|e-?mails?|messages|mailings?)\\b`,
    `\\b(?:share|shared|sharing|disclose|disclosed|pass|passed|sell|sold|transfer|provide|provided|use|used)\\b[^.;]{0,60}\\b(?:data|information|details|particulars|e-?mail|numbers?|address|profile|contacts?)\\b[^.;]{0,120}\\b(?:${ads}|partners|affiliates|third parties)\\b`,
    `\\b(?:data|information|details|particulars|e-?mail|numbers?|address|profile|contacts?)\\b[^.;]{0,60}\\b(?:shared|disclosed|passed|sold|transferred|provided|used)\\b[^.;]{0,120}\\b(?:${ads}|partners|affiliates|third parties)\\b`,
  ].join('|'),
);

/** Whether two of `hits` stand close to each other. */
const close = (hits: readonly RegExpExecArray[], first: RegExp, second: RegExp, gap = 60): boolean => {
  const words = hits[0]!.input;
  return [...words.matchAll(new RegExp(first, 'g'))].some(({ index, 0: text }) =>
    second.test(words.slice(Math.max(0, index - gap), index + text.length + gap)),
  );
};

/** Terms that a business sets for the many who use its service. */
const found = defineTopic(
  'consumer-terms',
  file,
  {
    'content-removed-at-will': [
      ...forEachBearer((bearer) => ({
        force: ['right', 'fact', 'acknowledgement'],
        all: [
          new RegExp(
            `\\b(?:supplied|posted|submitted|uploaded|contributed|provided|shared|published) by (?:an? )?${bearer}|(?:content|posts?|reviews?|listings?|comments?|videos?|photos?|materials?) of (?:an? )?${bearer}|${bearer}'s (?:\\w+ )?(?:content|posts?|reviews?|listings?|uploads?|materials?|comments?|photos?|videos?|contributions?)`,
          ),
          /\b(?:may|can|reserves?|free|entitled|right|matter for|discretion)\b.{0,80}\b(?:remov\w*|delet\w*|take[ns]? (?:it |them )?down|withdrawn?|suppress\w*|alter\w*|edit\w*|hid(?:e|den)|unpublish\w*|block\w*|refuse\w*|pull\w*|shorten\w*|taken off|drop\w*)\b/,
          atWill,
          posted,
        ],
        none: [fairly, notPosted, /\bif (?:\S+ ){0,8}(?:breach|violat)/],
        test: (_, { force, actor }) => force !== 'right' || !taker.test(actor?.word ?? ''),
      })),
      {
        force: ['right', 'acknowledgement', 'fact', 'promise', 'duty', 'no-duty'],
        all: [
          /\b(?:remov\w*|delet\w*|take(?:s|n)? down|block\w*|edit\w*|moderat\w*|screen\w*|reject\w*|hid(?:e|es|ing|den)|purg\w*|disabl\w*|refus\w*|pull\w*|eras\w*|restrict\w*|taking down|demot\w*)\b/,
          /(?<!\w)(?:content|posts?|postings?|submissions?|reviews?|uploads?|materials?|comments?|listings?|videos?|photos?|messages?|profiles?|contributions?|what(?:ever)? (?:\[(?!each)\w+\]|you) (?:post|upload|submit|publish)\w*|anything (?:\[(?!each)\w+\]|you) (?:post|upload|submit|publish)\w*)(?!\w)/,
          noNotice,
        ],
        none: [
          limited,
          /\b(?:if|where|when|that)\b[^.;]{0,60}\b(?:violat|breach|infring|contrary)\w*|\b(?:delete|remove) any (?:inappropriate|unlawful|illegal)|\bban \[/,
          /\b(?:confidential|hazardous|waste|equipment|employee|personnel|defect\w*|goods|raw materials?|works?hop|lien|return or destroy|source materials|security|cookies|personal data|terms|price|refund)\b/,
        ],
        test: (_, { actor }) => !taker.test(actor?.word ?? ''),
      },
      {
        within: 'sentence',
        force: ['right', 'fact', 'acknowledgement'],
        all: [
          /\b(?:may|can|reserves?|free|entitled|right|matter for)\b.{0,60}\b(?:remov\w*|delet\w*|take[ns]? (?:it |them )?down|withdrawn?|suppress\w*|alter\w*|edit\w*|hid(?:e|den)|unpublish\w*|block\w*|shorten\w*|pull\w*|drop\w*|reject\w*|take[ns]? (?:it |them )?off)\b/,
          atWill,
          posted,
        ],
        none: [fairly, notPosted, /\b(?:if|where|when|that)\b[^.;]{0,60}\b(?:breach|violat|infring)\w*/],
        test: (_, { actor }) => !taker.test(actor?.word ?? ''),
      },
    ],
    'account-closed-at-will': barring(
      [notClosed],
      [
        {
          force: ['right', 'acknowledgement', 'fact', 'promise', 'duty', 'no-duty'],
          all: [
            /\b(?:terminat\w*|clos(?:e|es|ed|ing|ure)|suspend\w*|suspension|cancel\w*|deactivat\w*|disabl\w*|delet\w*|block\w*|ban(?:s|ned|ning)?|revok\w*|restrict\w*|discontinu\w*|end(?:s|ed)?|cut off|lock\w*|shut(?:s|ting)? (?:down|off)|expel\w*|freez\w*|kick\w*|withdraw\w*)\b/,
            /\b(?:accounts?|memberships?|access(?: to (?:the )?(?:service|site|platform|app|website)\w*)?|registrations?|profiles?|use of (?:the|our|its) (?:service|site|platform|app|website)s?|log-?ins?|user ?names?|subscriptions?|wallet)\b/,
            noNotice,
          ],
          none: [
            limited,
            /(?<!\w)(?:infring\w*|inactive|until such time|rejected|arbitration|contrary to|bank accounts?|accounts? (?:receivable|payable|manager)|taking into account|on account of|premises|employ\w*|building|escrow|\[a\] may (?:cancel|close|terminate) (?:\[a\]'s|your) (?:account|subscription|membership)|(?:cancel|close|delete|terminate|end) (?:your|\[a\]'s|his|her|their|my) (?:own )?(?:account|subscription|membership)|breach\w* (?:of )?(?:these|this|the)|violat\w*|fraud\w*|overdue|non-?payment|unpaid|security incident|territory|distribut\w*)(?!\w)/,
          ],
          test: (hits, { actor }) => !taker.test(actor?.word ?? '') && Math.abs(hits[0]!.index - hits[1]!.index) < 90,
        },
        {
          force: ['right', 'acknowledgement', 'fact'],
          all: [
            /\b(?:terminat\w*|clos(?:e|es|ed|ing)|suspend\w*|cancel\w*|deactivat\w*|disabl\w*|delet\w*|block\w*|ban\w*|revok\w*)\b/,
            /\b(?:accounts?|memberships?|access|profiles?)\b/,
            /\b(?:any (?:or no )?reason|no reason|without (?:\w+ )?(?:reason|cause)|without (?:\w+ )?notice|sole discretion|with or without)\b/,
          ],
          none: [
            /(?<!\w)(?:infring\w*|violat\w*|breach\w*|safety risk|data associated|inactive|until such time|arbitration|shall not|may not|will not|premises|bank account|employ\w*|building|refund|\d+ days)(?!\w)|(?<!\w)(?:close|cancel|delete|terminate) (?:your|\[a\]'s|my) (?:own )?(?:account|subscription|membership)/,
          ],
          test: (_, { actor }) => !taker.test(actor?.word ?? ''),
        },
        {
          force: ['right', 'acknowledgement', 'fact', 'promise', 'duty', 'no-duty'],
          all: [
            /\b(?:terminat\w*|clos(?:e|es|ed|ing|ure)|suspend\w*|cancel\w*|deactivat\w*|disabl\w*|block\w*|revo(?:k|c)\w*|discontinu\w*|end(?:s|ed)?|withdraw\w*|exclud\w*|expel\w*|shut(?:s|ting)?|lock\w*|freez\w*|frozen|ban(?:s|ned)?|remov\w*)\b/,
            /\b(?:\w+'s? (?:accounts?|profiles?|credentials|participation|membership|access|registration)|accounts?|profiles?|memberships?)\b/,
            atWill,
          ],
          none: [
            fairly,
            /\b(?:infring\w*|inactive|arbitration|bank accounts?|accounts? (?:receivable|payable|manager)|on account of|into account|premises|employ\w*|building|escrow|breach\w*|violat\w*|fraud\w*|overdue|non-?payment|unpaid|security (?:incident|risk)|territory|distribut\w*|inspect\w*|audit\w*|data room)\b|\[each\]|(?:close|cancel|delete|terminate|end) (?:your|\[a\]'s|their|its) (?:own )?(?:account|subscription|membership|participation)/,
          ],
          test: (_, { actor }) => !taker.test(actor?.word ?? ''),
        },
        {
          within: 'sentence',
          force: ['right', 'fact', 'duty'],
          all: [
            /\b(?:deactivation|closure|suspension|termination|withdrawal|revocation|disabling) of (?:\S+ ){0,4}(?:accounts?|profiles?|credentials|participation|membership|access|registration)\b/,
            atWill,
          ],
          none: [fairly, /\b(?:breach\w*|violat\w*|fraud\w*|overdue|bank accounts?|employ\w*)\b/],
        },
      ],
    ),
    'balance-or-content-forfeited': [
      {
        force: ['right', 'fact', 'duty'],
        all: [
          /\b(?:on|upon|after|following|when|if) (?:\S+ ){0,4}?(?:closure|closing|closed?|termination|terminated?|cancellation|deletion)\b/,
          /\b(?:delete|remove|cancel|void|destroy)\b[^.;]{0,60}\b(?:remaining|unused|accrued|outstanding) (?:\S+ )?(?:points|credits?|balances?|rewards|coins|miles|funds)\b/,
        ],
        none: [/\brefund\w*|\bconfidential|\bexport|\bafter giving\b/],
        bears: 'taker',
      },
      ...barring(
        [/\bright of cancell?ation\b|\buntil \[\w+\] (?:terminates?|cancels?)\b/],
        [
          {
            all: [
              /\b(?:credits?|balances?|points|rewards?|purchases?|prepaid (?:\w+ )?(?:amounts?|credits?|fees|funds)?|gift cards?|miles|virtual (?:\w+ )?(?:items?|currency|goods|coins)|coins|tokens|stored (?:value|content|data)|(?:unused|remaining|outstanding|accrued|unredeemed) (?:\w+ ){0,3}(?:credits?|balance|value|points|rewards|funds|sessions|classes|vouchers?|minutes|items)|vouchers?|deposit|content|files|wallet|winnings|loyalty|data|photos|uploads|store credit|top-?ups?|funds|sessions)\b/,
              /(?<!\w)(?:forfeit\w*|los(?:e|es|t|ing)|expire[sd]?|cancel(?:led|ed|s)?|void(?:ed)?|extinguish\w*|confiscat\w*|no (?:\w+ )?(?:refund|compensation|reimbursement|value|right)|without (?:\w+ )?(?:refund|compensation|reimbursement|payment)|not (?:be )?(?:refund\w*|paid|compensated|reimbursed|returned|redeem\w*)|laps(?:e[sd]?|ing)|wiped|disappear\w*|vanish\w*|gone|removed|deleted|keep(?:s)?|retains?|belongs? to (?:us|\[(?!each)\w+\]))(?!\w)/,
              /\b(?:terminat\w*|clos(?:e[sd]?|ing|ure)|suspend\w*|suspension|cancel\w*|deactivat\w*|(?:account|membership|subscription|access|service)\b.{0,30}\b(?:ends?|ended|is|are|ceases?)|leav(?:e|es|ing)|end (?:of|your)|inactiv\w*|expir\w*|delet\w*|discontinu\w*|dormant|bann?ed|ban)\b/,
              /(?<!\w)(?:accounts?|memberships?|subscriptions?|service|user|member|profile|card|app|platform|you|\[(?!each)\w+\]|plan|program\w*|wallet)(?!\w)/,
            ],
            test: (hits) =>
              close(
                hits,
                /(?<!\w)(?:forfeit\w*|los(?:e|es|t|ing)|expire[sd]?|cancel(?:led|ed|s)?|void(?:ed)?|extinguish\w*|confiscat\w*|refund\w*|compensat\w*|laps\w+|wiped|disappear\w*|vanish\w*|gone|removed|deleted|keeps?|retains?|belongs?|reimburs\w*|paid|returned)(?!\w)/,
                /\b(?:credits?|balances?|points|rewards?|purchases?|prepaid|gift cards?|miles|coins|tokens|currency|items|value|vouchers?|deposit|content|files|wallet|winnings|loyalty|data|photos|uploads|top-?ups?|funds|sessions|money|minutes|everything)\b/,
              ),
            none: [
              /\b(?:perpetual|grants?|available for|credit cards?|licen[cs]e (?:will|ends)|right ends|backups?|cooling-off|this paragraph)\b/,
              /\b(?:(?:shall|will|is|are|do|does|may) not (?:be )?(?:forfeit\w*|lost|lose|expire|affect\w*|lapse|cancel\w*)|never expire|(?:shall|will|must) (?:be )?(?:refund(?:ed)?|pay|paid|return(?:ed)?|reimburse\w*)|export|options?|bonus|equity|stock|vested|lessee|tenant|landlord|security deposit|lease|rent|service credits?|letter of credit|credit (?:agreement|facility|limit|check|report)|purchase orders?|purchase price|tax credits?|employ\w*|confidential|retention|within \d+ days (?:after|of)|retain(?:s)? (?:a )?cop|copies|prior to|accounts receivable|bank|archiv\w*|ownership|retains? (?:all )?(?:right|title|ownership)|commission\w*|upon (?:written )?request|seller)\b/,
            ],
          },
          {
            all: [
              /\b(?:remaining|unused|unspent|outstanding|residual|left) (?:\w+ ){0,3}(?:funds|balances?|credits?|money|sums?|value)\b|\b(?:funds|balance|credits?|sums?) (?:\S+ ){0,4}(?:remaining|left|standing to)\b/,
              /\b(?:become(?:s)? (?:the )?(?:property|\[\w+\]'s)|pass(?:es)? to|belongs? to|forfeit\w*|extinguish\w*|laps\w+|kept by|retained by|lost)\b/,
              /\b(?:clos(?:e[sd]?|ing|ure)|terminat\w*|inactiv\w*|dormant|cancel\w*|end(?:s|ed|ing)?|expir\w*)\b/,
            ],
            none: [
              /\b(?:not (?:be )?(?:forfeit\w*|lost|lapse)|refund(?:ed)?|returned|paid (?:out|back)|escrow|security deposit|tenant|landlord|loan|facility|partnership|dissol\w+|liquidat\w+|trust|letter of credit|reserve account)\b/,
            ],
          },
          {
            all: [
              /\b(?:credits?|balances?|points(?: pot)?|rewards?|gift cards?|coins|tokens|vouchers?|funds|money|value|whatever is left|what(?:ever)? remains|minutes|sessions)\b/,
              /\b(?:go(?:es)? (?:back )?to|revert\w*|wiped|void|gone|disappear\w*|lost|lose|laps\w+|forfeit\w*|extinguish\w*|cancel(?:led|ed)|written off|worthless|kept by|retained by|fall(?:s)? to|become(?:s)? \[\w+\]'s)\b/,
              /\b(?:clos(?:e[sd]?|ing|ure)|deactivat\w*|terminat\w*|leav(?:e|es|ing)|end(?:s|ed|ing)|inactiv\w*|dormant|delet\w*|suspend\w*|expir\w*)\b.{0,140}\b(?:accounts?|memberships?|credits?|points|user|balance|profile|gift card)|(?<!\w)(?:accounts?|memberships?|credits?|points|user|balance|\[\w+\]'s)\b.{0,60}\b(?:clos(?:e[sd]?|ing|ure)|deactivat\w*|terminat\w*|end(?:s|ed)|inactiv\w*|dormant|delet\w*|expir\w*)\b/,
            ],
            none: [
              /\b(?:(?:shall|will|is|are|do|does|may) not (?:be )?(?:forfeit\w*|lost|lose|lapse|cancel\w*)|never expire|refund(?:ed)?|paid (?:to|out|back)|escrow|options?|equity|stock|vest(?:ed|ing)|lease|rent|tenant|landlord|letter of credit|credit (?:agreement|facility|limit|check|report|card)|tax credits?|employ\w*|bonus|commission\w*|loan|lender|confidential|service credits?|purchase price)\b/,
            ],
            bears: 'taker',
          },
        ],
      ),
    ],
    'features-changed-at-will': barring(
      [/\bnon-?payment\b/],
      barring(
        [notFeatures],
        [
          {
            force: ['right', 'acknowledgement', 'fact', 'promise', 'no-duty', 'duty'],
            all: [
              /\b(?:chang\w*|modif\w*|discontinu\w*|withdr\w*|remov\w*|alter\w*|suspend\w*|limit\w*|add|stop\w*|retir\w*|replac\w*|updat\w*|terminat\w*|eliminat\w*|sunset\w*|cease\w*|drop\w*|reduc\w*|scale back|shut(?:s|ting)? down|revis\w*|redesign\w*|pull\w*|end(?:s|ing)?|vary|degrad\w*)\b/,
              /(?<!\w)(?:features?|functionalit(?:y|ies)|functions?|(?:any |all )?(?:aspects?|parts?|portions?|components?|elements?) (?:or (?:all|any|part|portion)s? )?of (?:the|our|its|any|\[(?!each)\w+\]'s) (?:service|site|platform|app|software|product|program|website|game|offering|content)\w*|the (?:service|services|site|platform|app|application|website|program|game|product|benefits?|content|catalog\w*)|(?:our|its|\[a\]'s) (?:service|services|site|platform|app|website|program|game|products?|offerings?|apis?)|(?:loyalty|rewards) program\w*|apis?|channels|tiers?)(?!\w)/,
              noNotice,
            ],
            clauseNone: [keptUp],
            none: [
              /\b(?:family|immediate|unit franchise|1940 act|as (?:the same |it )?may be amended|regulations|if: |breached any)\b/,
              /\b(?:(?:shall|will|may|must|can) not\b.{0,40}\b(?:chang|modif|discontinu|remov|reduc|degrad|alter|withdraw|eliminat|terminat|suspend)\w*|not materially|materially (?:reduc|degrad|diminish|decreas)\w*|\d+ days'? (?:\w+ )*(?:notice|advance)|refund|(?:terms|prices?|fees?|charges|rates?) at any time|unauthorized|modification of the|not liable to the extent|these terms|the terms|accounts?|access|overdue|breach\w*|maintenance|security|terminat\w+ (?:this|the) agreement|terminate (?:the )?services? (?:at any time )?(?:by|on|upon|for) (?:\d+|notice|convenience|giving)|the services? (?:by|on|upon) (?:\S+ )?notice|employ\w*|statement of work|order(?:s)?|works|goods|products? specifications?|subcontract\w*|personnel|scope of (?:the )?(?:work|services)|change request|variation|design of|consent)\b/,
            ],
            test: (hits, { actor }) =>
              !taker.test(actor?.word ?? '') &&
              close(
                hits,
                /\b(?:chang|modif|discontinu|withdr|remov|alter|suspend|limit|add|stop|retir|replac|updat|terminat|eliminat|sunset|ceas|drop|reduc|scale back|shut|revis|redesign|pull|end|vary|degrad)\w*/,
                /(?<!\w)(?:features?|functionalit\w+|functions?|service|services|site|platform|app|application|software|website|program\w*|game|products?|benefits?|content|catalog\w*|offerings?|apis?|channels|tiers?)(?!\w)/,
                70,
              ),
          },
          {
            force: ['right', 'acknowledgement', 'fact', 'no-duty'],
            all: [
              /\b(?:chang\w*|modif\w*|discontinu\w*|withdr\w*|remov\w*|alter\w*|retir\w*|replac\w*|eliminat\w*|sunset\w*|drop|reduc\w*|shut(?:s|ting)? down|redesign\w*|var(?:y|ied|ying)|degrad\w*|stop|pull|cut (?:back|down)|scale back|clos(?:e|ing)|trim|take away|drop)\b/,
              program,
              atWill,
            ],
            clauseNone: [keptUp],
            none: [
              fairly,
              /\b(?:these terms|the terms|accounts?|access to premises|overdue|breach\w*|unauthorized|employ\w*|statement of work|works|goods|subcontract\w*|personnel|change (?:request|order)|variation order|licensee may|terminate (?:this|the) agreement|consent|maintenance|security|emergency|fees? (?:at|in)|prices?|customer may|immediate family|insur\w*)\b|\[each\]/,
            ],
            test: (hits, { actor, words }) =>
              !taker.test(actor?.word ?? '') &&
              hits[0]!.index < hits[1]!.index + 90 &&
              close(
                hits,
                /\b(?:chang|modif|discontinu|withdr|remov|alter|limit|retir|replac|eliminat|sunset|drop|reduc|shut|redesign|var(?:y|ied)|degrad|stop|pull|cut|scale|clos|trim|take)\w*/,
                program,
                60,
              ) &&
              !/\[o\] (?:may|can|is free)/.test(words),
          },
          {
            within: 'sentence',
            force: 'right',
            all: [
              /\bmay (?:\w+ )?(?:pull|remove|change|drop|retire|withdraw|replace|alter|end|stop) (?:any of )?(?:them|it|these|those)\b/,
              program,
              atWill,
            ],
            clauseNone: [keptUp],
            none: [fairly],
          },
        ],
      ),
    ),
    'user-indemnifies': barring(
      [/\bfranchisor\b|\bproprietary marks\b|\basserted claim\b|\bproducers\b/],
      [
        ...forEachBearer((bearer) => ({
          force: ['duty', 'promise', 'acknowledgement', 'waiver'],
          all: [
            new RegExp(
              `${bearer}(?:'ll)?(?:,[^,]{0,60},)? (?:(?:shall|will|must|agrees? to|undertakes? to) )?(?:\\w+ ){0,3}?(?:keep (?:\\S+ ){1,4}(?:whole|indemnified|harmless)|indemnif\\w+|protect (?:\\S+ ){0,3}from|defend|pay:|pay for|hold \\S+ (?:\\S+ ){0,4}harmless|reimburse|answer for|be responsible for|make good)|\\b(?:met|paid|borne|reimbursed|covered) by (?:that )?${bearer}`,
            ),
            /\b(?:claims?|demands?|suits?|sues?|losses|loss|third[- ]part\w+|proceedings|damages)\b/,
            ofUse,
            /\b(?:any|all|every|everything|whatever|howsoever|something|anything|each)\b/,
          ],
          none: [
            /\b(?:caused by (?:\S+ ){0,3}(?:willful|intentional|gross)|to the extent|finally (?:awarded|determined)|infring\w+ (?:by|of) (?:the )?(?:service|software)|employ\w*|limited to|up to|not exceed\w*|patent|tenant|premises|licensed product|nothing|not (?:be )?required)\b|\[each\]/,
          ],
          test: (_, { words }) =>
            /\b(?:site|platform|app|website|user|member|participa\w+|account|log-?in|upload\w*|posts?|event|facilit\w+|content)\b/.test(
              words,
            ),
        })),
        {
          force: ['duty', 'promise', 'acknowledgement', 'waiver'],
          all: [
            /\b(?:indemnif\w*|hold (?:\S+ ){0,6}harmless|defend|reimburse|cover(?:s)? (?:\S+ ){0,3}(?:losses|costs|claims)|make (?:\S+ )?good)\b/,
            /(?<!\w)(?:(?:your|\[a\]'s|user's|customer's|member's|their|his or her|its) (?:\w+,? (?:or |and )?){0,4}(?:use|access|content|account|conduct|activit(?:y|ies)|posts?|submissions?|participation|presence|stay|booking|ride|visit|interaction\w*|breach|violation|materials|connection)|use (?:or misuse )?of (?:the|our|its|this) (?:service|site|platform|app|website|facilit|product|software|equipment)\w*|(?:using|accessing) (?:the|our) (?:service|site|platform|app|website)\w*|connection to|user content|under (?:your|\[a\]'s) account|anything (?:you|\[a\]) (?:post|do|upload|submit)\w*|participation in)(?!\w)/,
            /\b(?:any|all|every|anything|any and all|whatever|whatsoever)\b/,
          ],
          none: [
            /(?<!\w)(?:caused by (?:\S+ ){0,3}(?:willful|intentional|fraud\w*|gross)|to the extent (?:that )?(?:\S+ ){0,2}(?:caused|arising)|negligence of \[a\]|finally (?:awarded|determined)|infringes? (?:any |a )?(?:third|patent|copyright)|employ\w*|limited to|up to|not exceed\w*)(?!\w)|\[each\]/,
          ],
          test: (_, { actor, words }) =>
            taker.test(actor?.word ?? '') ||
            /\b(?:site|platform|app|website|user|member|participa\w+|account)\b/.test(words),
        },
      ],
    ),
    'no-refunds': barring(
      [/\b(?:or|agrees?) to refund\b/],
      [
        {
          all: [
            /\b(?:non-?refund\w*|(?:no|not|never|without|nor|won't|don't|doesn't|cannot|can't)(?: (?!delivered|used)[^\s,;]+){0,5}? (?:refund\w*|money back|reimburse\w*|repaid|returned|repay\w*|credits? for)|(?:sales?|purchases?|payments?|fees|charges|bookings?|orders?|tickets?) (?:\w+ ){0,4}(?:is|are|shall be|will be) (?:\w+ )?final|not (?:be )?(?:refundable|returnable|repayable|reimbursed)|(?:refunds?) (?:\w+ ){0,3}(?:not|excluded|never|unavailable|will not|shall not)|keep(?:s)? (?:all|any|the|every) (?:\w+ )?(?:payments?|fees?|money|sums|amounts?)|all sales final|final sale|earned (?:in full |fully )?(?:up)?on (?:receipt|payment|signing))\b/,
            /\b(?:fees?|payments?|purchases?|sales?|charges?|subscriptions?|deposit|tickets?|bookings?|orders?|amounts?|sums?|money|paid|price|refunds?|memberships?|tuition|credits?|plans?|passes|retainer|goods|items|premium|rent)\b/,
          ],
          clauseNone: [refunded, /\b(?:tenancy|security deposit|separate account|rent)\b/],
          none: [
            /\b(?:inactive status|be revoked|incorrectly executed|nothing (?:in|herein)|agrees? to (?:\S+ ){0,12}refund|issue a refund or credit|do not use your|(?:shall|will|must) (?!not|never)(?:\w+ )?refund|and (?:shall )?refund|refund prepaid|except (?:as|where|if|when|in|for|that|to)\b|unless\b|save (?:as|where|for)|other than|(?:shall|will|must) (?:promptly )?(?:be )?refund|is refundable|fully refundable|otherwise (?:provided|required|stated)|security deposit|tax(?:es)?|withholding|bonus|expenses? (?:shall|will) not|reimburse\w* (?:\w+ ){0,3}expenses?|not (?:be )?(?:required|obliged) to (?:prepay|pay)|salary|employ\w*|commission|final (?:invoice|payment|account|and binding)|severance|recoupable|options?|provided that|royalt(?:y|ies)|pro[- ]?rata refund|if .{0,60}\brefund (?:of )?(?:any|the) prepaid)\b/,
          ],
        },
        {
          within: 'sentence',
          force: ['ban', 'no-right', 'fact', 'acknowledgement', 'duty', 'waiver', 'transfer'],
          all: [
            /\b(?:no right to|not (?:be )?entitled to|no entitlement to|no part of (?:it|them|the \w+) (?:can|may|shall|will) be|(?:cannot|can't|may not) (?:be )?(?:claim\w*|recover\w*|get)|never) ?(?:\S+ ){0,4}(?:reimbursement|refunds?|reclaimed|repaid|returned|refunded|recovered|repayment|back)\b|\b(?:stays?|remains?|kept|keeps?|retained|retains?) (?:\S+ ){0,3}(?:with|by) (?:the )?(?:\[\w+\]|\w+)\b/,
            sums,
            /\b(?:paid|remitted|deposits?|tuition|booking|trip|course|membership|subscription|prepaid|ticket|cancel\w*|withdraw\w*|go ahead)\b/,
          ],
          clauseNone: [refunded, /\b(?:tenancy|security deposit|separate account|rent)\b/],
          none: [
            /\b(?:except|unless|save|other than|security deposit|tax\w*|royalt\w*|salary|employ\w*|nothing|title|ownership|risk|escrow|collateral|refund (?:of|the|any) (?:\w+ )?(?:unused|prepaid)|lender|borrower|notes?|expenses?|commission)\b/,
          ],
        },
        {
          force: ['ban', 'no-right', 'fact', 'acknowledgement', 'duty', 'waiver', 'no-duty', 'right'],
          all: [
            /\b(?:(?:no|not|never|in no (?:case|event)|cannot|can't|won't|under no circumstances?)\b.{0,40}\b(?:repaid|refund\w*|returned|reimbursed|given back|paid back|credited|money back|get (?:it|your money|\S+ money) back)|keeps? (?:the|all|any|your|\[\w+\]'s) (?:money|payments?|fees?|sums?|deposit)|final sales?|sales? (?:is|are) final|non-?refundable)\b/,
            sums,
            /\b(?:subscri\w+|class|course|ticket\w*|booking|member\w*|purchase[sd]?|prepaid|account|plan|user|customer|guest|order|already (?:collected|paid)|once (?:\S+ )?(?:paid|collected))\b|\[taker\]|\[o\]|\[a\]/,
          ],
          clauseNone: [refunded, /\b(?:tenancy|security deposit|separate account|rent)\b/],
          none: [
            /\b(?:except|unless|save|other than|security deposit|tax\w*|royalt\w*|salary|employ\w*|nothing (?:in|herein)|escrow|collateral|shall (?:promptly )?(?:be )?refund|will refund|notes?|lender|expenses?|commission|loan|advance|rent|retainage|dividend|capital|title|goods|equipment|data|information|materials|property|only the|wages|hold\w* back|milestone)\b/,
          ],
          bears: 'taker',
        },
      ],
    ),
    'marketing-consent-automatic': barring(
      [
        /\bmarketing (?:contribution|fund|plans?|allowances?)\b|\bbrand fund\b|\bregional fund\b|\bgenerate revenues\b|\bmedia\b|\bplatform may include advertis|\badvertising materials\b|\bdeemed marketing\b/,
      ],
      [
        {
          force: ['right', 'acknowledgement', 'duty', 'promise', 'fact', 'transfer', 'waiver'],
          all: [
            /\b(?:consent\w*|agree[sd]?|authori[sz]\w*|opt(?:s|ed)? in|permission|may|accept(?:s|ed)?|permit\w*|deemed|allow\w*|by (?:using|registering|signing|creating|providing|checking))\b/,
            /\b(?:marketing|promotion\w*|advertis\w*|newsletters?|telemarketing|auto-?dial\w*|text messages?|sms|calls?|robocalls?|pre-?recorded|offers (?:from|of|by)|special offers|e-?mails?|mailings?|commercial (?:messages|communications)|share (?:\S+ ){0,10}(?:partners|third parties|affiliates|advertisers|sponsors)|partners|sell (?:\S+ ){0,4}(?:data|information))\b/,
            /\b(?:receiv\w*|send\w*|contact\w*|call(?:s|ed|ing)?|shar(?:e|es|ed|ing)|disclos\w*|pass(?:ed)?|sell|market to|marketing|use[sd]? (?:\S+ ){0,8}(?:marketing|promot\w*|advertis\w*)|target\w*|e-?mail(?:s|ed)?|text(?:s|ed)?|transfer)\b/,
            reachedWithAds,
          ],
          none: [
            /(?<!\w)(?:generate revenue\w*|revenues?|collective business|franchise\w*|royalt\w*|contributions|ideas|solicitation|bank account|advertising fund|sell (?:any )?\S*-?branded|call to action|customers and potential|if they are enabled|separate(?:ly)?|opt-?in (?:consent|box|separately)|if (?:you|\[(?!each)\w+\]) (?:have )?(?:opt|tick|check|agree|consent)\w*|only (?:if|with|after|where)|(?:shall|will|may|do|does|must) not\b.{0,60}(?<!\w)(?:send|use|share|sell|contact|disclose|market)|never|without (?:your |\S+'s )?(?:prior |separate |express )?(?:written )?consent|press release|case stud\w*|logo|trade ?marks?|joint (?:press|marketing)|marketing materials?|co-?marketing|affiliates? (?:shall|may) (?:use|purchase)|conference calls?|sell (?:the )?products|legal notices|distribut\w*|resell\w*|licensee|franchis\w*|marketing plan|solicit\w* (?:employees|customers)|confidential\w*|likeness|employ\w*)(?!\w)|\[each\]/,
          ],
          test: (_, { words }) =>
            /(?<!\w)(?:you|your|user|customer|member|personal|consumer|subscriber|\[(?!each)\w+\]|phone|e-?mail|number|taker)(?!\w)/.test(
              words,
            ),
        },
        {
          all: [
            /\b(?:promot\w*|advertis\w*|marketing|mailing lists?|offers|newsletters?|commercial (?:messages|communications)|products? (?:\S+ ){0,4}(?:of|to) interest|sponsors|third parties|partners)\b/,
            /\b(?:contact|passed|pass|add|send|call|text|e-?mail|shar(?:e|ed)|disclos\w+|use the data)\b/,
            /\b(?:taken as|treated as|deemed|regarded as|counts as|amounts? to|constitutes?|implies|signifies)\b.{0,40}\b(?:agree\w*|consent|permission|authori[sz]ation|acceptance|opt(?:ed|ing)?[- ]in)\b/,
          ],
          none: [
            /\b(?:not (?:be )?(?:taken|treated|deemed|regarded)|never|only (?:if|with|where)|confidential|press release|franchise\w*|distribut\w*)\b|\[each\]/,
          ],
          bears: 'taker',
        },
        {
          all: [
            /\b(?:opted in|happy to (?:hear|receive|be contacted)|agrees? to (?:hear|receive|be contacted)|consents? to)\b/,
            /\b(?:promotional|advertising|marketing|offers|mailings?|sponsors|commercial partners|partners|phone, text)\b/,
            /\b(?:deemed|means|by (?:\w+ing|using)|opening|registering|creating|signing up|automatically|is taken)\b/,
          ],
          none: [
            /\b(?:only (?:if|upon|with)|separate|not (?:be )?(?:deemed|taken)|confidential|press release|franchise\w*|distribut\w*)\b|\[each\]/,
          ],
          bears: 'taker',
        },
      ],
    ),
    'own-risk': [
      {
        all: [
          /(?<!\w)(?:(?:at|on) (?:its|your|\[(?!each)\w+\]'s|their|his|her|my|the \S+'s|the) (?:own |sole |entire )*(?:and \w+ )?(?:risk|peril)|(?:assumes?|accepts?|takes?|bears?|assumption of) (?:\w+ )?(?:all|any|every|full|the|entire|complete|sole)?(?: and all)? ?(?:\w+ ){0,3}(?:risks?|responsibility for (?:any|all) (?:injur|damage|loss))|entire risk|all risks?|risk of (?:\S+ ){0,4}(?:is|lies|remains|rests) (?:with|on)|own (?:sole )?risk)(?!\w)/,
          /\b(?:use[sd]?|using|access\w*|participat\w*|enter\w*|activit(?:y|ies)|attend\w*|ride|facilit(?:y|ies)|service|services|site|website|platform|app|injur\w*|equipment|reliance|rely|download\w*|visit\w*|premises|event|content|swim\w*|park\w*|stay\w*|software|device|property|belongings|death|link\w*|store[sd]?|left|travel\w*)\b/,
        ],
        none: [
          /\b(?:password|risks? (?:associated with|of) \[\w+\]'s (?:own )?content)\b/,
          /(?<!\w)(?:risk of loss (?:shall )?(?:pass|transfer|of the (?:goods|products|equipment))|title and risk|risk (?:in|passes|shall pass|and title)|insur\w*|risk management|risk assessment|does not assume|not (?:at|assume)|nothing|deliver(?:y|ed)|goods|outside (?:the )?\S+ control|credit risk|shipment|contractor shall|works|clinical|market risk|only (?:risks|where)|design risk|currency|exchange)(?!\w)|\[each\]/,
        ],
        force: ['duty', 'acknowledgement', 'fact', 'promise', 'waiver', 'exclusion', 'right', 'no-duty'],
      },
      {
        force: ['duty', 'acknowledgement', 'fact', 'promise', 'waiver', 'exclusion'],
        all: [
          /\b(?:(?:full|sole|entire|all|complete) (?:\w+ )?responsibility for (?:any|all|every)? ?(?:\w+ )?(?:harm|injur\w+|loss|damage)|(?:alone|solely) bears? (?:the |all )?(?:consequences|risk|loss)|entirely a matter for|at the (?:sole |entire )?(?:risk|peril) of|(?:wholly|entirely) at (?:the )?(?:risk|peril))\b/,
          /\b(?:use|using|facilit(?:y|ies)|service|services|site|app|platform|premises|activit(?:y|ies)|event|car park|equipment|material obtained|participat\w+|attend\w+|visit\w*)\b/,
        ],
        none: [
          /\b(?:insur\w*|goods|delivery|shipment|contractor|works|nothing|title|transit|lessee|landlord|outside (?:\S+ )?control|caused by (?:its|\[a\]'s) (?:own )?(?:negligence|breach))\b|\[each\]|\bnot\b.{0,20}\bresponsib/,
        ],
        test: (_, { actor }) =>
          !actor || taker.test(actor.word) || actor.standing === 'own' || actor.standing === 'unknown',
      },
      {
        force: ['duty', 'acknowledgement', 'fact', 'promise', 'waiver', 'exclusion', 'right'],
        all: [
          /\b(?:risks?|hazards?|dangers?|perils?)\b.{0,60}\b(?:rests? (?:with|on)|lies? with|is (?:on|with|borne by)|falls? (?:up)?on|borne by|(?:yours|\[\w+\]'s) alone)\b|\b(?:take[sn]? on|shoulders?|assumes?|accepts?|bears?|runs?) (?:all|any|every|each|the (?:whole|full|entire))\b.{0,20}\b(?:risks?|hazards?|dangers?|perils?)\b/,
          /\b(?:use|using|attending|attend\w*|participat\w*|visit\w*|climb\w*|swim\w*|rid(?:e|ing)|facilit(?:y|ies)|festival|event|site|app|service|park\w*|travel\w*|activit(?:y|ies)|dangerous|injur\w+|premises|class(?:es)?|sport\w*|tour)\b/,
        ],
        none: [
          /\b(?:insur\w*|goods|delivery|shipment|contractor|works|nothing|title|transit|lessee|landlord|not (?:assume|take|bear|accept)|credit risk|market risk|currency|exchange|design|clinical|employ\w*|outside (?:\S+ )?control)\b|\[each\]/,
        ],
        bears: 'taker',
      },
    ],
    'fees-changed-at-will': barring(
      [/\b(?:terms and conditions|exhibit)\b[^.;]{0,60}\b(?:updated|amended)\b/],
      [
        {
          force: ['right', 'acknowledgement', 'fact', 'promise', 'duty', 'no-duty'],
          all: [
            /\b(?:chang\w*|increas\w*|rais\w*|adjust\w*|modif\w*|amend\w*|revis\w*|introduc\w*|add(?:s|ing)?|impos\w*|updat\w*|vary|varied|alter\w*|put up|set new|hike\w*|start (?:to )?charg\w*|begin (?:to )?charg\w*|re-?pric\w*|up)\b/,
            /\b(?:fees?|prices?|pricing|charges?|rates?|tariffs?|subscription (?:costs?|amounts?)|cost of|dues|surcharges?|premiums?|commissions? charged)\b/,
            /(?<!\w)(?:at any time|without (?:\S+ ){0,4}(?:notice|consent|limit\w*|warning)|(?:sole|absolute|own) (?:\w+ )?discretion|in (?:its|our|\[(?!each)\w+\]'s) (?:\w+ )?discretion|for any reason|from time to time|by posting|(?:up)?on posting|posted|effective immediately|immediate(?:ly)?|as (?:it|we|\[a\]) (?:sees?|thinks?|chooses?|deems?|considers?|likes?)|whenever|with or without notice|when posted|published on|by publishing|no notice|to any (?:level|amount|extent))(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:(?:shall|will|may|must|can) not (?:be )?(?:increas\w*|chang\w*|rais\w*|adjust\w*|exceed)|referral|affiliates?|written notice|without charge|in advance|additional conditions|(?:30|45|60|90|120|180) (?:calendar )?days|not (?:to )?exceed\w*|no more than|cap(?:ped)?|\d+ ?(?:%|percent|per cent)|consumer price|cpi|mutual(?:ly)?|by agreement|written agreement|interest rates?|exchange rates?|prime rate|base rate|tax(?:es)?|pass-?through|change order|change request|rate of pay|salary|employ\w*|royalt\w*|bonus|commission rate|both parties|right to (?:leave|cancel|terminate)|may (?:cancel|terminate) (?:without|within|before)|renewal term|of the next|discount\w* (?:at|to))(?!\w)|\[each\]/,
          ],
          test: (_, { actor }) => !taker.test(actor?.word ?? ''),
        },
        {
          within: 'sentence',
          force: ['right', 'acknowledgement', 'fact', 'duty', 'ban', 'no-duty'],
          all: [
            /\b(?:fees?|prices?|pricing|charges?|rates?|tariffs?|dues|subscription)\b.{0,90}\b(?:as (?:\S+ ){1,5}(?:decides|determines|sees fit|chooses|thinks fit)|from day to day|then (?:displayed|posted|published)|without (?:\w+ )?(?:notice|warning))\b|\b(?:rise|increase|change|adjustment|revision) (?:in|of|to) (?:\S+ ){0,4}(?:fees?|prices?|charges?|rates?|tariff|dues)\b.{0,80}\b(?:as (?:\S+ ){1,5}(?:decides|determines|chooses)|(?:no|without) (?:\S+ )?(?:notice|warning)|when (?:displayed|posted|published))/,
            /(?<!\w)(?:members?\w*|subscri\w+|users?|account|club|tariff|you|\[taker\]|\[o\]|\[a\])/,
          ],
          none: [
            fairly,
            /\b(?:not (?:to )?exceed\w*|no more than|cap(?:ped)?|\d+ ?(?:%|percent)|cpi|consumer price|interest rate|prime rate|exchange rate|tax(?:es)?|employ\w*|salary|royalt\w*|rate of pay|spot|commission rate)\b|\[each\]/,
          ],
        },
        {
          within: 'sentence',
          force: ['ban', 'duty', 'fact', 'acknowledgement'],
          all: [
            /\bcontinued (?:use|access|subscription|membership)\b.{0,80}\b(?:adjustment|change|increase|revision|rise)\b.{0,60}\b(?:tariff|fees?|prices?|charges?|rates?|dues)\b|\b(?:adjustment|change|increase|revision|rise)\b.{0,20}\b(?:tariff|fees?|prices?|charges?|rates?|dues)\b.{0,120}\b(?:acceptance|accepted|agreement)\b/,
            /\b(?:no (?:duty|obligation)|without|not (?:be )?(?:obliged|required))\b.{0,40}\b(?:notice|warning|warn|notify)/,
          ],
          none: [fairly],
        },
        {
          force: ['right', 'acknowledgement', 'fact', 'no-duty', 'promise'],
          all: [
            /\b(?:fees?|prices?|pricing|charges?|rates?|tariffs?|dues|what \[\w+\] charges?|cost of (?:the )?(?:service|subscription))\b/,
            /\b(?:add|lift|raise|increase|change|adjust|vary|put up|go(?:es)? up|introduce|impose|revise|hike|set new|alter)\w*\b/,
            atWill,
          ],
          none: [
            fairly,
            /\b(?:interest rates?|exchange rates?|prime rate|base rate|tax(?:es)?|change order|change request|rate of pay|salary|employ\w*|royalt\w*|bonus|commission|contract price|purchase price|cpi|consumer price|index|referral|affiliate|written notice|in advance|additional conditions|without charge|resale|retail price|option price|conversion price|exercise price|\d+ ?(?:%|percent)|cap(?:ped)?|by agreement|renewal)\b|\[each\]/,
          ],
          test: (hits, { actor }) => !taker.test(actor?.word ?? '') && Math.abs(hits[0]!.index - hits[1]!.index) < 70,
        },
      ],
    ),
    'service-refused-at-will': [
      {
        force: ['right', 'acknowledgement', 'fact', 'no-duty', 'promise', 'duty'],
        all: [
          /\b(?:refus\w*|declin\w*|reject\w*|cancel\w*|limit(?: or cancel)? (?:\S+ )?quantit\w*|turn(?:s)? away|deny|denies|denied|not (?:be )?(?:obliged|required|bound) to (?:accept|serve|fulfil|ship)|withdraw\w*)\b/,
          /\b(?:orders?|services? to|bookings?|reservations?|purchases?|admission|entry|customers?|anyone|any person|sales?|service|transactions?|registrations?|applications?|quantit\w*)\b/,
          noNotice,
        ],
        none: [
          limited,
          /\b(?:to protect|violat\w*|breach\w*|required to do so by law|prior to order acceptance|until\b[^.;]{0,40}\baccept)/,
          /\b(?:(?:shall|may|will|must) not (?:refuse|cancel|reject)|purchase orders?|change orders?|work orders?|courts? order|goods (?:that|which)|non-?conforming|defective|consent|assignment|insolven\w*|credit approval|late|force majeure|before accept\w*|overtime|content|submissions?|reviews?|accounts?|discriminat\w*|equipment|employ\w*|deliverables?|acceptance tests?)\b/,
        ],
        test: (_, { actor }) => !taker.test(actor?.word ?? ''),
      },
      {
        force: ['right', 'acknowledgement', 'fact', 'no-duty', 'duty'],
        all: [
          /\b(?:refus\w*|declin\w*|reject\w*|cancel\w*|turn(?:s|ed)? away|deny|denies|denied|limit)\b/,
          /\b(?:orders?|bookings?|reservations?|purchases?|admission|entry|customers?|anyone|any person|quantities|registrations?|applications?|service to)\b/,
          atWill,
        ],
        none: [
          fairly,
          /\b(?:to protect|violat\w*|breach\w*|prior to order acceptance)\b/,
          /\b(?:purchase orders?|change orders?|work orders?|court|non-?conforming|defective|consent|assignment|insolven\w*|credit approval|force majeure|content|submissions?|reviews?|accounts?|discriminat\w*|equipment|employ\w*|deliverables?|acceptance tests?|right of entry|entry (?:on|upon|onto)|distributor|dealer|tenant|landlord)\b|\[each\]/,
        ],
        test: (_, { actor }) => !taker.test(actor?.word ?? ''),
      },
    ],
    'third-parties-disclaimed': [
      {
        all: [
          /\b(?:merely|only|simply|just) (?:an? |the )?(?:venue|intermediary|marketplace|platform|agent|passive conduit|introduc\w+)\b/,
          /(?<!\w)(?:platform|site|service|app|website|we|company|\[a\]|\[p\])/,
        ],
        none: [/\bpayment agent\b/],
      },
      {
        all: [
          new RegExp(
            [
              `\\b${denial}\\b[^.;:]{0,90}?\\b(?:for|of|over|by|to|with|about|any|all|these|those|such|the|between|in)\\b[^.;:]{0,60}?${theirs}`,
              `${theirs}[^.;]{0,60}?\\b(?:is|are|remain) (?:\\w+ )?(?:not|beyond|outside) (?:\\S+ ){0,4}(?:control|responsib|liab)`,
              `\\b(?:recourse|claims?|dealings?|disputes?|purchases?|transactions?)\\b[^.;]{0,60}\\b(?:solely|only|exclusively) (?:with|to|against|between)\\b[^.;]{0,30}\\b(?:third[- ]part|merchant|seller|vendor|host|driver|provider|carrier)`,
            ].join('|'),
          ),
        ],
        none: [
          /(?<!\w)(?:third[- ]party (?:beneficiar\w*|claims?|infring\w*|rights)|indemnif\w*|intellectual property|non-?infring\w*|infring\w*|no (?:person|third party) other than|rights of third parties\) act|confidential\w*|subcontractors? (?:shall|as if)|remains? (?:fully )?(?:liable|responsible)|shall be (?:fully )?(?:liable|responsible)|no partnership|joint venture|force majeure|assign\w*|audit\w*|members? of (?:the )?(?:group|board)|authority to bind|employ\w*|sublicens\w*|landlord|tenant|business partners|consequential|encumbranc\w*|liens?|disclos\w*|not (?:been )?(?:disclosed|entered)|modif\w* by|other than (?:by )?(?:the )?\[a\]|not (?:supplied|provided|made|manufactured) by|combin\w+|estimates?|pre-?screen|content posted by|claims by (?:\[\w+\]|a|any)(?: or (?:a|any) third party)?|such (?:removal|disabling)|(?:remov|delet|block)\w* (?:\S+ ){0,3}(?:\[\w+\]'s |user )?content|misus\w+|represents? (?:solely|only)|incorrectly executed)(?!\w)|\[each\]/,
        ],
        force: [
          'no-duty',
          'exclusion',
          'acknowledgement',
          'fact',
          'duty',
          'ban',
          'waiver',
          'no-right',
          'right',
          'promise',
        ],
      },
      {
        force: ['fact', 'acknowledgement', 'duty', 'ban', 'no-duty', 'exclusion'],
        within: 'sentence',
        all: [
          /\b(?:(?:dealings?|transactions?|contracts?|bookings?|purchases?|disputes?|rides?|stays?) (?:\S+ ){0,12}(?:solely|only|exclusively) (?:between|with)|looks? (?:only|solely|exclusively) to|(?:sole|only|exclusive) recourse (?:\S+ ){0,4}(?:against|to))\b/,
          /\b(?:merchants?|sellers?|hosts?|drivers?|trainers?|instructors?|third[- ]part(?:y|ies)|other users|providers?|suppliers?|carriers?|restaurants?|hotels?|independent contractors?)\b|\[[ao]\]/,
          /\b(?:portal|platform|site|website|app|marketplace|introduced|found (?:through|on|via)|not (?:be )?(?:answerable|liable|responsible)|and not to|intermediary|agent only)\b/,
        ],
        none: [
          /\b(?:lender|noteholder|guarantor|insur\w*|employ\w*|escrow|partnership|indemnit\w+|confidential)\b|\[each\]/,
        ],
      },
      {
        within: 'sentence',
        force: ['fact', 'acknowledgement', 'duty', 'ban', 'no-duty', 'exclusion', 'no-right'],
        all: [
          /\b(?:tutors?|couriers?|drivers?|hosts?|sellers?|merchants?|trainers?|instructors?|guides?|providers?|partners?|third[- ]part(?:y|ies)|restaurants?|other (?:users|members)|advertisers?|suppliers?|carriers?)\b/,
          /\b(?:(?:met|meet|book|hire|engage\w*|find|found|hired|booked)\b[^.;]{0,20}? through (?:\[\w+\]|us)|through (?:\[\w+\]|the (?:app|site|platform|portal))|(?:on|via|engaged through|found on|met on|listed on|linked (?:to|from)) (?:\S+ )?(?:\[\w+\]'s )?(?:app|site|platform|portal|website|marketplace))\b/,
          owesNothing,
        ],
        none: [
          /\b(?:employ\w*|indemnif\w*|confidential|subcontractors? (?:shall|as if)|own staff|beneficiar\w*|infring\w*|pre-?screen|misuse|solely licensed)\b|\[each\]/,
        ],
        bears: 'taker',
      },
    ],
    'card-charged-any-amount': barring(
      [/\bwithdraw (?:\[\w+\]'s )?consent\b/],
      [
        ...forEachBearer((bearer) => ({
          all: [
            new RegExp(
              `${bearer} (?:\\w+ )?(?:authori[sz]es?|permits?|allows?|empowers?|agrees? that)\\b.{0,40}\\b(?:charge|debit|bill|draw|collect|deduct|take)\\b`,
            ),
            /\b(?:cards?|payment (?:method|instrument|account|details|credentials)|bank accounts?|account on file|wallet|direct debit|ach)\b/,
            /\b(?:any (?:and all |other |additional )?(?:amounts?|sums?|fees?|charges?|damages?)|whatever|all (?:amounts|fees|charges|sums)|without (?:\S+ ){0,4}(?:notice|consent|authori[sz]ation)|at any time|damages?|penalt(?:y|ies)|fines?)\b/,
          ],
          none: [
            fairly,
            /\b(?:refund|wages?|salary|agreed (?:subscription )?fee|chargebacks?|trust account|escrow|dispute\w*|receipt|after (?:\w+ )?notice|as described in|unpaid|overdue)\b/,
          ],
        })),
        {
          all: [
            /\b(?:charg\w*|debit\w*|bill(?:s|ed|ing)?|deduct\w*|collect\w*|draw|withdraw\w*|take|authori[sz]\w*|recover\w*|process)\b/,
            /\b(?:(?:credit |debit |bank |payment |stored |card|saved )*(?:cards?|payment (?:method|instrument|account|details)|bank accounts?|account on file|card on file|method on file|wallet|direct debit|ach)\b)/,
            /(?<!\w)(?:any (?:and all |other |additional )?(?:amounts?|sums?|fees?|charges?|balance|costs?|damages?|losses)|whatever|without (?:\S+ ){0,5}(?:notice|consent|authori[sz]ation|approval|permission)|at any time|(?:sole|its own|our) (?:\w+ )?discretion|damages?|as (?:it|we|\[a\]) (?:determines?|considers?|deems?|sees?)|all (?:amounts|fees|charges|sums)|no (?:further|prior) (?:notice|consent|authori[sz]ation)|additional (?:fees|charges|amounts)|cleaning|penalt(?:y|ies)|fines?|varying amounts)(?!\w)/,
          ],
          none: [
            /\b(?:accounts receivable|freight|expired|unpaid|overdue|pre-?authori[sz]\w*|as described in|valid(?:ity)?|funds or credit)\b/,
            /\b(?:(?:shall|will|may|must) not (?:\w+ )?(?:charge|debit|bill)|\d+ days'? (?:\w+ )*(?:notice|before)|at least \d+|only (?:for|the|with|after)|after (?:giving )?(?:written )?notice|with (?:your |the \S+'s )?(?:prior )?(?:written )?consent|any amount (?:incorrectly|wrongly)|refund|wages?|salary|agreed (?:subscription )?fee|chargebacks?|trust account|escrow|set off|dispute\w*|receipt)\b/,
          ],
        },
        ...barring(
          [
            fairly,
            /\b(?:accounts receivable|governmental|freight|expired|escrow|trust account|wages|salary|lender|facility|disput\w+)\b/,
          ],
          [
            {
              within: 'sentence',
              force: ['right', 'acknowledgement', 'fact', 'no-duty', 'transfer', 'duty'],
              all: [
                /\b(?:cards?|payment (?:method|credentials|details|instrument)|stored (?:payment|credentials)|bank account|direct debit|wallet)\b/,
                /\b(?:taken|charged?|debited?|billed|withdrawn?|collected|deducted|take)\b/,
                /\b(?:such sums as|whatever (?:sums|amounts?)|any (?:sums?|amounts?)|sums? (?:\S+ ){0,5}(?:assess|determine|consider)\w*)\b/,
                /\b(?:without (?:\S+ ){0,4}(?:reference|consent|notice|authori[sz]ation|asking)|no (?:\w+ )?(?:consent|notice|authori[sz]ation|approval)|continuing authority|may assess|as (?:it|\[a\]) (?:sees|determines|assesses))\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:cards?|payment (?:method|credentials|details|instrument)|bank account|direct debit|wallet)\b/,
                /\b(?:taken|charged?|debit\w*|billed|withdraw\w*|collect\w*|deduct\w*|take|draw|comes? (?:straight )?off|comes? out of)\b/,
                /\b(?:whatever|such sums|any (?:sums?|amounts?)|all sums|all amounts|sums? (?:\S+ ){0,5}(?:assess|determin|consider)\w*|(?:sums|amounts) (?:it|\[\w+\]) (?:consider|determin|think|say)\w*|damage|late return)\b/,
                /\b(?:won't (?:check|ask)|without (?:\S+ ){0,4}(?:reference|consent|notice|authori[sz]ation|asking|checking|mandate)|no (?:\w+ )?(?:consent|notice|authori[sz]ation|approval|mandate)|(?:it|\[\w+\]) (?:considers?|determines?|works? out|decides?|thinks?)|continuing authority)\b/,
              ],

              bears: 'taker',
            },
          ],
        ),
      ],
    ),
    'data-loss-user-risk': barring(
      [/\bobligation to (?:delete|remove|monitor)\b|\baccuracy,? (?:or|and) completeness\b|\binaccurac/],
      [
        {
          all: [
            /\b(?:back-?ups?|back(?:s|ing)? up|backed up|data|content|files|records|information|photos|documents|messages|uploads?|copies)\b/,
            /\b(?:los(?:s|t|e|es|ing)|delet\w*|corrupt\w*|destr\w*|eras\w*|fail\w* to store|unavailab\w*|damage[sd]?|disappear\w*|wiped|back(?:s|ing)?[- ]?ups?|backed|storage|store|stored|retain|recover\w*|unrecoverable|preserv\w*|retriev\w*)\b/,
            /(?<!\w)(?:(?:not|no|never|nor|without|neither|isn't|aren't)(?!\w).{0,70}(?<!\w)(?:liab\w*|responsib\w*|obligat\w*|dut(?:y|ies)|compensat\w*|guarantee\w*|accountab\w*|recourse|claim|warrant\w*)|(?:sole(?:ly)?|entire(?:ly)?|exclusive(?:ly)?|own|alone) (?:\w+ )?(?:responsib\w*|risk|liab\w*)|(?:\[a\]|you|user|customer) (?:alone |is |are |shall |must |bears? )+(?:\w+ )?(?:responsib\w*|risk)|(?:you|user|customer) (?:shall|must|should) (?:\w+ )?back|at (?:your|its|\[(?!each)\w+\]'s|their|the \S+'s) (?:own |sole )?risk|disclaims?|waives?|own back-?ups?|bears? (?:the |all )?(?:risk|loss))(?!\w)/,
          ],
          test: (_hits, { words }) => lossOfData.test(words),
          none: [
            /\b(?:consider to violate|hold \[\w+\] liable|misuses|negative experience|reliance on)\b/,
            /(?<!\w)(?:information security|daily back|encrypt\w*|confidential\w*|consequential|indirect|personal data breach|provider shall (?:back|maintain)|(?:vendor|supplier|provider|we|company|\[a\]) (?:shall|will|must) (?:\w+ )?(?:restore|perform|maintain (?:daily|regular)|back up \[o\]|keep (?:daily|regular) back)|and restore|through its fault|except (?:to the extent|where|if|for)|negligen\w*|restore (?:the )?(?:lost |last )?|loss of (?:profits?|revenue|business|goodwill)|audit\w*|books and records|tax|payroll|employ\w*|return or destroy|legal hold|cost of|data subject|privacy policy|hazard\w*|key loss|rent|lien)(?!\w)|\[each\]/,
          ],
        },
        {
          within: 'sentence',
          force: ['exclusion', 'no-duty', 'fact', 'right', 'acknowledgement', 'ban', 'duty'],
          all: [
            /\b(?:no|not|never|nor)\b.{0,30}\b(?:undertak\w+|guarantee\w*|warrant\w*|promis\w+|duty|obliged|obligation|assur\w+)\b.{0,90}\b(?:preserv\w+|kept|retain\w*|stored|restor\w+|recover\w*|back(?:ed)?[- ]?up|saved)\b|\b(?:can|may|might|could) (?:be lost|vanish|disappear|be (?:deleted|erased|destroyed)|perish)\b/,
            /\b(?:data|content|files|messages|recordings|logs|photos|documents|uploads?|material (?:\S+ ){0,3}(?:uploaded|stored|supplied)|information|records)\b/,
            /\b(?:alone (?:must|shall|bears?)|shall bear (?:the )?(?:whole|risk|loss|resulting)|sole(?:ly)? (?:responsib\w+|risk)|own (?:risk|copies|back-?ups?)|must (?:\w+ )?(?:keep|provide|make)|without liability|no liability|not (?:be )?liable|whole of the)\b/,
          ],
          none: [
            /\b(?:confidential\w*|personal data breach|return or destroy|legal hold|employ\w*|audit\w*|tax|restore (?:the )?(?:last|lost)|except|unless|negligen\w*)\b|\[each\]/,
          ],
        },
        {
          within: 'sentence',
          force: ['exclusion', 'no-duty', 'fact', 'right', 'acknowledgement', 'ban', 'duty', 'no-right'],
          all: [
            /(?<!\w)(?:data|content|files|messages|recordings|photos|documents|uploads?|projects?|your work|\[\w+\]'s work|records)\b/,
            /\b(?:los(?:s|t|e|es)|gone|delet\w*|corrupt\w*|destroy\w*|destruction|eras\w*|vanish\w*|disappear\w*|wiped|safekeeping|crash(?:es)?|damaged?)\b/,
            owesNothing,
          ],
          none: [
            /\b(?:confidential\w*|personal data breach|data breach|consider to violate|misuses|return or destroy|legal hold|employ\w*|audit\w*|tax|restore (?:the )?(?:last|lost)|except|unless|negligen\w*|not hold \[|viruses|reliance|consequential|indirect|profits?|revenue|goodwill|indemnif\w*|hazard\w*|insur\w*|to the extent|goods|premises|equipment|property damage|bodily)\b|\[each\]/,
          ],
          bears: 'taker',
        },
      ],
    ),
  },
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
