import { percentagesIn } from '../../text/quantities.ts';
import { denies, freedFrom, noneOf, nothing, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { endsIt } from '../termination/ways-to-end.ts';
import { withOwners, withSides } from '../termination/whose-side.ts';
import { fixes } from './fixes.ts';
import { bothSides, ownersChange as anyOwnersChange, buysIt, cheaply } from '../termination/lexicon.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** The ways English says that a company gets another owner. */
const newOwner =
  /(?<!\w)(?:(?:change|changes|shift|alteration) (?:of|in) (?:the )?(?:\[?\w+\]?'s )?(?:direct or indirect |beneficial )?(?:control|ownership|owners?)|\[\w+\]'s control|change-of-control|comes? under new ownership|merg(?:e|es|er|ers|ed)\b|take-?over|taken over|(?:is|are|be|been|being|was|were|gets?|if) acquired\b|acquired by\b|acqui(?:sition|res|rer)\b(?! of (?:another|similar|content|products?|materials?|data|goods|the option|option|inventory))|(?:sale|disposal|transfer|sell|sells|sold|dispose of) (?:\S+ ){0,6}?(?:shares|stock|equity|company|business|interests?|its (?:whole )?(?:undertaking|business)|catalogue)|(?:sale|transfer) of an? ownership|acquires? (?:a majority|control)|sale of (?:a majority|control|licensor|\[\w+\])|\bnew owners?|control over .{0,20}passes|buys? (?:your|\[\w\]'s) business|joined another group|affiliation of|exit event|ownership (?:will not )?changes?|different hands|sold to or combined|public offering|sell \[?\w*\]?(?:'s)? (?:company|business)|reorgani[sz]ation of .{0,20}capital|retain their holdings|successor by merger|sale of any (?:interest|shares?|stock|equity|part of)|any sale of (?:the )?\[)\b/;

const noConsequence =
  /\b(?:shall not (?:entitle|by itself)|no (?:fee|consent|charge)|vest in full|binds and benefits|leaves? this|direct competitor|machine|locks|control system|quality control|always permitted|without the consent of the other|retention bonus|up to \$?\d|not (?:be )?a change|stay unchanged|data sets?|databases|files|(?:outside|beyond) (?:\S+ ){0,3}?control)\b/;

/** A company or its owners change: the wider vocabulary. */
const ownersChange = new RegExp(
  `${anyOwnersChange.source}|${newOwner.source}|\\b(?:shares?|stock|equity|holding|stake)\\b.{0,40}\\b(?:change hands|reduced|sold|transferred|issued)|\\bbusiness is sold|\\bsell the (?:company|business|\\[\\w\\])|\\bbring in a new owner|\\bdisposal of the shares|\\bultimate parent retains|\\bentry of a new investor|\\bissue of new shares|\\btakeover of|\\bis (?:acquired|bought|taken over)|\\bminority stake|\\bbeneficial owners`,
);

/** The words of a change of owner or of an end in another role: an offering of shares, what follows an end, a mere heading. */
const notAnEnd =
  /\b(?:fails?|unable) to sell\b|\bshares held by\b|\bsubscribed\b|\bsublicensed\b|\broyalty term\b|\b(?:upon|effect of|consequences of|following|after|in case of the) termination (?:of (?!this agreement by)|by|under|under this)|\bin the event of termination\b|\bcondition\w* the closing\b|\bmay be assigned\b|\bis followed by\b|\bknowledge acquired\b|\bacquisition of similar\b|\[a\]'s control\b|\btermination for change (?:of|in) (?:the )?control(?: of (?:the )?\S+)?\.?$|" ; "|\bneither this agreement nor\b|\btermination rights\b/;

/** Notice duties, transfers of the contract and sales of goods are no ban on a new owner. */
const notAVeto =
  /\bprohibited by (?:applicable )?law\b|\bno longer prohibited\b|\bapproval order\b|\bstockholders of\b|\bcourt order\b|\bshall not assign\b|\bmay not assign\b|\bsale of any product\b|\badvertis|\binvented\b|\bpurchase of interest\b/;

/** Somebody on whom the deal rests is no longer there. */
const personGone =
  /\b(?:(?:if|should|when|once|upon|in case) .{0,40}\b(?:leaves?|dies|resigns?|quits?|ceases? to be|falls? ill|becomes? (?:unavailable|incapacitated)|is (?:unavailable|no longer)|stops working)|key (?:person|man|individual|employee|personnel)(?: event)?|(?:departure|death|incapacity|absence|resignation|unavailability)\b.{0,40}\b(?:of|by)\b|should (?:he|she|they|dr|mr|ms|mrs|prof)\b.{0,50}\b(?:leave|fall ill|go|die|be given))/;

/** Change of control: what a new owner or the loss of key people sets off. */
const found = defineTopic(
  'change-of-control',
  file,
  withSides(file.issues, {
    'change-of-control-termination': barring(
      [
        /\bat par\b|\bnominal\b|\bbad leaver\b|\bbook value\b|\blump sum\b|\bseverance\b|\bcoverage\b|\bguarantee\b|\bfully taken over\b|\bpersonnel\b|(?:outside|beyond) (?:\S+ ){0,3}?control\b/,
        // It is not the other side that may leave where whoever acquires this one may.
        /\b(?:acquirer|acquiring (?:party|company|entity))\b.{0,80}\b(?:rights?|may|option|entitled)\b.{0,120}\bterminat/,
      ],
      barring(
        [notAnEnd],
        withOwners([
          {
            all: [
              newOwner,
              new RegExp(
                `${endsIt.source}|\\bend this|\\bends\\b|\\bleave\\b|option to walk|shall cease|ceases\b|lapse|cancel|may close|right of termination`,
              ),
            ],
            none: [
              noConsequence,
              /\bprohibited|(?<!\w)(?:without (?:the )?(?:\[?\w+\]?'s )?(?:prior )?(?:written )?(?:consent|approval)|fee equal|call option|purchase|key person|for a nominal|shares, vested|premium|remains? in force|notify|royalt\w+|earlier of|put their notes|deemed an assignment)(?!\w)/,
              /\[each\]|either party/,
              /\bfounder leaves/,
            ],
          },
          {
            force: ['right', 'fact', 'duty'],
            all: [ownersChange, endsIt],
            none: [
              noConsequence,
              /(?<!\w)(?:without (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?(?:consent|approval)|nominal|call option|remains? in force|deemed an assignment|buy ?back|purchase the shares|title|premium|insolven\w*|bankrupt\w*|creditors|reinstated|competi\w+|manufactured|products?|capital contributions?)(?!\w)|\[each\]|either party|\bshall not (?:entitle|terminat)/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\b(?:of|after) being so notified\b.{0,40}\b(?:may|can)\b.{0,30}\b(?:determine|terminate|end|cancel)|\b(?:may|can) (?:determine|terminate|end|cancel)\b.{0,80}\bnotified\b/,
              /\bchange (?:of|in) (?:its |the )?(?:ownership|control|owners?|shareholders?)/,
            ],
            none: [/\[each\]|direct competitor/],
            bears: 'other',
          },
          {
            force: ['right', 'fact', 'duty', 'transfer'],
            all: [
              ownersChange,
              new RegExp(`${endsIt.source}|\\bfree to go\\b|\\bwithdraw the|\\bends\\b`),
              /\b(?:may|can|entitled?|right|option|free|ends|terminates?|lapses?|ground)\b/,
            ],
            none: [
              noConsequence,
              bothSides,
              /(?<!\w)(?:without (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?(?:consent|approval)|nominal|call option|remains? in force|deemed an assignment|buy ?back|repurchase|title|premium|products?|goods|severance|employ\w*|shares? of|sell-?off|royalt\w+|unaffected|not affect\w*|inventory|assets? of the|options?|merger agreement|closing|purchase price|successors?|licensed|assign\w*|insolven\w*|bankrupt\w*|unless|shall not)(?!\w)/,
            ],
          },
        ]),
      ),
    ),
    'change-of-control-consent': barring(
      [
        /\bwithdraw (?:its |an? |the |such )?approval\b/,
        /\b(?:until|before|pending|prior to) (?:\S+ ){0,5}?(?:completion|closing)\b/,
        /\bgoods\b/,
      ],
      barring(
        [notAVeto],
        withOwners([
          {
            bears: 'taker',
            all: [
              /\b(?:change (?:of|in) control|merger|sale of control)\b.{0,30}\b(?:with respect to|at|over|affecting) (?:the )?\[taker\]/,
              /\b(?:unless|without)\b.{0,60}\b(?:consent\w*|approv\w+|permission)\b/,
            ],
          },
          {
            bears: 'other',
            force: ['ban', 'duty', 'fact'],
            all: [
              /\b(?:shares?|stock|interests?|ownership|control|merger|sale|shareholders?) (?:in|of) (?:the )?\[o\]/,
              /\b(?:without|unless|before|subject to)\b.{0,40}\[a\](?:'s| has| gives| consents| approves)/,
              /\b(?:consent|approv\w+|permission|agreement|blessing)/,
            ],
            none: [noConsequence, /\b(?:not (?:be )?unreasonably|assign this|goods|products?)\b|\[each\]/],
          },
          {
            bears: 'other',
            all: [
              /(?<!\w)(?:to which|that|which) (?:the )?\[a\] has not (?:agreed|consented|approved|sanctioned)/,
              newOwner,
              /\b(?:breach|default)/,
            ],
          },
          {
            all: [
              newOwner,
              /(?<!\w)(?:without (?:the )?(?:\[?\w+\]?'s )?(?:prior )?(?:written )?(?:consent|approval|permission|leave)|consent|approval|permission|permit\w*|prohibited|unless|sanctioned|need (?:\[?\w+\]?'s )?ok|agreed|allows|except with|leave of|waives this)(?!\w)/,
              /\b(?:shall not|must|may not|event of default|default|breach|prohibited|need|undertakes?|no (?:disposal|transfer|sale)|agrees to seek|covenants?|retain their|permitted only|requires?|not dispose|required|obtain)\b/,
            ],
            none: [
              noConsequence,
              /(?<!\w)(?:not (?:to )?be unreasonably|shall not be unreasonably|which may not be unreasonably|deemed (?:an )?assign|constitutes an assignment|shall give notice within|within the \[?\w+\]?'s group|constru|assignment requiring|counts as)(?!\w)/,
              /\[each\]/,
              /\bdeemed\b.{0,40}assign/,
            ],
          },
          {
            force: ['ban', 'duty', 'no-right', 'transfer', 'fact', 'promise'],
            all: [
              ownersChange,
              /(?<!\w)(?:unless (?:the )?\[\w\] has (?:first |previously )?(?:approved|agreed|consented)|(?:written )?ok before|save with (?:the )?\[\w\]'s|without (?:the )?\[\w\]'s (?:\w+ )?(?:\w+ )?(?:agreement|consent|approval|ok|permission)|not (?:been )?sanctioned|prior (?:written )?(?:agreement|approval|consent)|need (?:the )?\[\w\]'s (?:\w+ )?(?:ok|consent|approval|permission))/,
            ],
            none: [
              noConsequence,
              /(?<!\w)(?:not (?:be )?unreasonably|deemed (?:an )?assign|data|files|within the group|plan of|has determined|delegate|sublicens\w*)(?!\w)|\[each\]|neither|either party/,
              /\bassign(?:,| (?:this|its|any)|ment or transfer)/,
            ],
          },
          {
            within: 'sentence',
            bears: 'actor',
            all: [
              /\[a\] shall procure that (?:its|the) (?:\w+ )?(?:parent|shareholders?|owners?|founder)(?!\w).{0,40}(?<!\w)(?:retain|keep|hold|continue)|\bnot suffer or permit any dealing/,
            ],
            none: [/\[each\]/],
          },
          {
            force: ['ban', 'duty', 'no-right', 'promise'],
            all: [
              ownersChange,
              /(?<!\w)(?:before (?:the )?\[\w+\] has (?:given|approved|agreed|consented)|(?:obtain|seek|get|have)\w* (?:the )?(?:\[\w+\]'s )?(?:\w+ )?(?:\w+ )?(?:approval|consent|agreement|blessing|permission)|without (?:first )?(?:the |having |obtaining )?(?:\[\w+\]'s |prior |written |the )*(?:approval|consent|blessing|permission|agreement)|unless .{0,30}(?:approved|agreed|consented|blessing))/,
            ],
            none: [
              noConsequence,
              bothSides,
              /\b(?:not (?:be )?unreasonably|deemed (?:an )?assign\w*|data|files|within the group|assign (?:this|its|any|or)|transfer (?:this|its rights|or assign)|products?|goods|sublicens\w*|delegat\w*|business unit|inventory|equipment|rights? (?:or|and|hereunder)|licen[cs]e[ds]?|assets used|ordinary course)\b/,
            ],
          },
        ]),
      ),
    ),
    'change-of-control-defined-wide': barring(
      [
        /\bmajority of the directors\b|\bappoint\w* a majority\b|\baffiliates?"? (?:shall )?means?\b|\bcommon control\b|\bcontinue to provide\b|\bobligations?\b[^.;]{0,80}\blimited\b/,
      ],
      withOwners([
        {
          all: [
            /\bchange (?:of|in) control|change in the persons holding|\bcontrol (?:of .{0,20})?(?:means|changes|shall be deemed to change)|\bchanges? if any\b/,
            /\b(?:means|includes?|occurs|constituted|is a|happens when|shall be|embraces|within the meaning|undergoes|covers|where|changes|deemed|if any)\b/,
            /(?<!\w)(?:direct or indirect|indirect\w*|any (?:alteration|issue|transfer|of your|of \[?\w+\]?'s owners|corporate transaction|owner)|however small|public offering|financing round|replacement of|directors|board|minority|negative|one share|1 share|stock exchange|succession|chief executive|director|shares are issued|joint ventures|pledge|ten percent|new shareholder|whatever level|\b\d+ ?(?:%|percent|per cent)|family)(?!\w)/,
          ],
          none: [
            /\b(?:excludes|not a change of control|more than (?:50|half)|majority of the vot|more than half|fifty percent|\b5[01] ?(?:%|percent)|shall list|consent|log\b|terminat\w*)\b/,
            /\[each\]|either party/,
          ],
          test: (_, { words }) => !percentagesIn(words).some((share) => share >= 50),
        },
        { all: [/^a transfer, however small|\btransfer, however small/, /\bchange of control/] },
        {
          all: [
            /\bchange (?:of|in) control|\bcontrol of (?:the )?\[\w+\] shall be (?:regarded|deemed|treated)|\bcontrol .{0,20}having changed/,
            /(?<!\w)(?:minority|however small|new investor|public offering|issue of new shares|holding company|stock exchange|any (?:transfer|sale|issue|change)(?! (?:of|in) (?:the )?control)|(?:1|2|3|any) (?:or more )?(?:of (?:the )?)?(?:\[\w\]'s |its )?directors|beneficial owners|chain of ownership|indirect)(?!\w)/,
            /\b(?:means|includes?|counts? as|deemed|regarded|occurs?|constitut\w+|treated)\b/,
          ],
          none: [
            /(?<!\w)(?:excludes?|not (?:be )?(?:a change|deemed|regarded)|more than (?:50|half)|majority|other than|5[01] ?(?:%|percent)|fifty percent)(?!\w)|\[each\]|either party/,
          ],
          test: (_, { words }) => !percentagesIn(words).some((share) => share >= 50),
        },
        {
          all: [/\bthe expression\b.{0,20}\bincludes?\b.{0,60}\b(?:trading in|shares of|indirect|listing)/],
          none: [/\[each\]/],
        },
      ]),
    ),
    'key-person-trigger': barring(
      [/\bmay not be moved\b|\bwarning\b/],
      barring(
        [/\b(?:inc|llc|ltd|subsidiary|affiliates?|investment adviser)\b/],
        [
          {
            bears: 'other',
            all: [
              /\b(?:should|if|when|where) (?:dr|mr|mrs|ms|prof)\.? \S+.{0,60}\b(?:no longer|unavailable|ceases?|leaves?|dies|resigns?)/,
              /\b(?:terminate|cancel|end|withdraw|leave)/,
            ],
            none: [/\breplacement\b|\baccess\b/],
          },
          {
            all: [
              /(?<!\w)(?:named \[?\w+|principal \[?\w+|lead \[?\w+|a&r \[?\w+|chief \[?\w+|key (?:\[\w+\]|person\w*|employee\w*|executive\w*|personnel|man)|ceases? to (?:lead|be (?:employed|engaged|involved|active|available|in charge|the|[a-z\[\]]+'s))|named consultant|lead designer|principal operator|founder dies|managing director|specialist|a&r manager|inventor|creative director|account manager|project manager|key \w+|person \[?\w+\]? picked|account lead|chief executive)(?!\w)/,
              /\b(?:depart\w*|ceases?|absent|no longer|leav\w+|leaves|replacement of|dies|incapacitat\w*|resign\w*|quits|absent|loss of|not available|stops? being|employed there)\b/,
              /\b(?:terminat\w*|end the|suspend|cancel|withhold|remove|stop|default|revoke|suspended|need not close|free to leave|withdraw|walk-?away|pay|leave)\b/,
            ],
            none: [
              /\b(?:shall propose|is not a ground|shall inform|remove (?:her|his|their) access|may replace named|only when no suitable|with notice|suitable replacement|change (?:of|in) control|reasonable approval)\b/,
              /\[each\]|both parties/,
            ],
          },
          {
            force: ['right', 'duty', 'fact'],
            all: [
              personGone,
              /\b(?:of the essence|named|individuals? listed|key (?:person|man|individual|employee|personnel)|(?:dr|mr|ms|mrs|prof|sir)\.? [a-z]+|the (?:director|founder|principal|composer|artist|architect|lead|conductor|chef|author|presenter)|she|he)\b/,
              /\b(?:terminat\w*|walk away|rescind|cancel|end (?:this|the|it)|withdraw|suspend\w*|stop payment|withhold|falls? away|lapses?|leave this)\b/,
            ],
            none: [
              /(?<!\w)(?:shall propose|replace(?:ment|d) (?:of equal|reasonably|acceptable)|suitable (?:replacement|substitute)|access|inform|employee's|employment (?:of|with)|tenant|reasonable approval|not entitle|benefits?|beneficiar\w*|estate|options?|shares|vest\w*)(?!\w)|\[each\]|both parties/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\bshould (?:he|she|they) (?:leave|fall ill|go|die|be)\b.{0,90}\b(?:may|can)\b.{0,30}\b(?:walk away|terminate|end|cancel|withdraw|leave)/,
              /\b(?:because of|chosen|relies on|rests on) /,
            ],
            bears: 'other',
            none: [/\[each\]/],
          },
          {
            force: ['right', 'duty', 'fact', 'ban'],
            all: [
              /\b(?:partner in charge|principals?\b.{0,60}(?:time|leave|cease)|key (?:person|people|man|individual|employee|executive)s?|(?:dr|mr|ms|mrs|prof)\.? [a-z]+|founder|lead (?:\w+ )?(?:designer|consultant|partner|engineer|investigator)|named (?:person|individual|consultant)s?|substantially all of their time)\b/,
              /\b(?:leaves?|leave the|left|depart\w*|dies|death|resign\w*|quits?|ceases?|no longer|unavailable|incapacit\w*|falls? ill|stops?)\b/,
              /(?<!\w)(?:terminat\w*|walk away|rescind|cancel|call .{0,30}off|end (?:this|the|it)|withdraw|suspend\w*|stop payment|remove it|remove (?:the )?\[\w\])(?!\w)/,
            ],
            none: [
              bothSides,
              /\b(?:shall propose|names another|replace(?:ment|d)?\b.{0,40}(?:equal|acceptable|like|suitable|reasonabl)|only when no|access|inform|reasonable approval|not entitle|benefits?|beneficiar\w*|estate|vest\w*|severance|employment agreement|salary|good reason|lease|options?)\b/,
            ],
          },
          {
            force: ['right', 'fact', 'duty'],
            all: [
              /\b(?:if|should|when|where) (?!the\b|an?\b|its\b|such\b|any\b)[a-z]+\.? [a-z]+ (?:is|are|be) no longer (?:employed|engaged|with|working|involved|available)|\b(?!the\b|an?\b)[a-z]+ [a-z]+ ceases to be (?:employed|engaged) by (?:the )?\[o\]/,
              /\b(?:terminat\w*|cancel\w*|end (?:this|the)|withdraw|walk away|suspend)/,
            ],
            none: [/\[each\]|\b(?:replacement|employee|executive|benefits?|severance)\b/],
          },
        ],
      ),
    ),
    'change-of-control-call-option': barring(
      [/\binventory\b/],
      [
        {
          bears: 'actor',
          force: ['transfer', 'duty', 'fact'],
          all: [
            /(?<!\w)(?:title to|shares?|improvements|business|assets|equipment|premises)(?!\w).{0,80}(?<!\w)(?:pass(?:es)?|vests?|transfer(?:red)?|sold|conveyed) (?:to|in) (?:the )?\[o\]/,
            newOwner,
            /\b(?:1 dollar|nominal|par value|book value|cost price|no consideration|without payment|peppercorn|1 pound)\b|\$1\b|\$0\.\d/,
          ],
          none: [/\bfair market value|\[each\]/],
        },
        {
          all: [
            /\bsell (?:his|her|its|their|all) .{0,10}(?:shares|interests?|units)/,
            /\b(?:lower of|nominal|par value|at cost|discount)/,
          ],
          none: [/\bfair market value|right of first/],
        },
        {
          all: [
            /\bhave an option\b|\bcall option\b/,
            /\bcontrol|exit|default|terminat/,
            /\b(?:discount|nominal|par\b|book value|cost)/,
          ],
          none: [/\bfair market value|no option/],
        },
        {
          all: [
            /\b(?:take the|take over|redeem|repurchase|buy\b|purchase|acquire|call for transfer|sell his|sell its|conveyed|vest in|hand over|forced? (?:the )?sale|force the sale|option,? .{0,30}over)\b/,
            /(?<!\w)(?:(?:one|1) dollar|\$1\b|\$\d{1,3}\b(?!,|\.\d|\d)|original (?:purchase|issue|subscription) price|\$0\.\d+|at par\b|par value|book value|nominal\b|nominal value|without payment|lower of cost|outstanding debt|free of charge|peppercorn|discount of|determines|half its fair|fifty cents|50 cents|at cost|nil\b|price which|for \$100)\b/,
            /(?<!\w)(?:change (?:of|in) (?:\S+ )?control|control|leaves|ceases to be (?:employed|engaged)|terminat\w*|sale of|default\w*|acquired|is sold|expiry|exit|bad leaver|sell \[?\w+\]?'s company|early termination|matur\w*)(?!\w)/,
          ],
          none: [
            /\b(?:fair market value|no option|end of the lease|independent (?:appraiser|expert)|licenses at|right of first refusal|improvements? made by)\b/,
            /\[each\]/,
          ],
        },
        {
          force: ['right', 'duty', 'transfer', 'fact'],
          all: [
            /(?<!\w)(?:buy back|buy-?back|repurchase|acquire|purchase|take over|transfer to (?:it|(?:the )?\[\w\])|sell (?:its|his|her|their|all)|title to .{0,60}pass(?:es)? to|shall pass to|require .{0,30}to (?:transfer|sell|convey|hand over))(?!\w)/,
            /\b(?:shares?|stock|improvements?|facility|plant|premises|business|equipment|intellectual property|assets?|units|dealership|interests?)\b/,
            /\$0?\.\d+|(?<!\w)(?:1 dollar|\$1\b|nominal|par value|book value|cost price|price (?:set|fixed|named|determined) by (?:the )?\[\w\]|less \d+ ?(?:%|percent)|own appraiser|1 pound|£1\b|peppercorn|no consideration|without payment)(?!\w)/,
            /\b(?:ends?|leaves?|ceases?|takeover|change (?:of|in) (?:control|ownership)|sale of|is sold|retires?|default|terminat\w*|sold\b|expir\w*|insolven\w*)\b/,
          ],
          none: [
            /(?<!\w)(?:fair market value|independent (?:appraiser|expert|valuer)|end of the lease|end of the term|lessee may|unvested|greater of|put shares|call shares)(?!\w)|\[each\]/,
          ],
        },
        {
          force: ['duty', 'fact'],
          all: [
            /\b(?:leaves?|leaver|ceases? to be (?:employed|engaged))\b/,
            /\b(?:obliged to|must|shall|bound to) (?:sell|transfer|offer)\b.{0,30}\bshares?/,
            /\b(?:nominal|par|cost|issue price)\b/,
          ],
          none: [/\bfair (?:market )?value|\bhigher of|\bbad leaver/],
        },
        {
          force: ['right', 'duty', 'transfer', 'fact'],
          all: [
            buysIt,
            /\b(?:shares?|stock|interests?|outlet|business|premises|equipment|facility|plant|improvements?|intellectual property|assets?|units|fittings|company)\b/,
            cheaply,
            /\b(?:departing|departs?|leav(?:es|er|ing)|ceases?|retir\w+|sells? its company|is sold|sale of|control|breach\w*|default\w*|dies|death|insolven\w*|exit|change of)\b/,
          ],
          none: [
            bothSides,
            /\b(?:fair (?:market )?(?:value|price)|independent|auditor|lessee|tenant|purchase price|closing|royalt\w+|inventory|products?|goods|insur\w*|tax\w*|licen[cs]e[ds]? to|greater of|unvested|escrow|limit\w* of liability|damages|merger|consent|offering|raw materials)\b/,
          ],
        },
      ],
    ),
    'change-of-control-charge': barring(
      [
        /\bcopyright\b|\btermination fee\b|\bloses its fee\b|\bsponsorship\b|(?:outside|beyond) (?:\S+ ){0,3}?control\b/,
      ],
      barring(
        [/\boffered shares\b|\bhypothecate\b|\bpledge\b|\bencumber\b/],
        withOwners([
          {
            all: [
              /\b(?:(?:is|are) (?:acquired|taken over)|change (?:of|in) control|mergers?|acquisition of (?:the )?\[\w+\])\b[^.;]{0,70}?\b(?:fees?|charges|prices?|royalt(?:y|ies)|rents?)(?: \S+){0,3}? (?:doubles?|triples?|(?:are|is|shall be|will be) (?:doubled|tripled|increased|raised))\b/,
            ],
            none: [/\bnot\b|\bno\b/],
          },
          {
            bears: 'other',
            all: [
              /(?<!\w)(?:entitles|allows|permits|lets) (?:the )?\[a\]/,
              newOwner,
              /\b(?:charge|fees?|raise|increase|price)/,
            ],
            none: [noConsequence, /\[each\]/],
          },
          {
            bears: 'other',
            force: 'right',
            all: [
              /\[a\] may (?:increase|raise|reset|adjust|charge)/,
              /(?<!\w)(?:merger|acquisition|takeover|sale|change of control) of (?:the )?\[o\]/,
              /\b(?:fees?|price|rates?|charges?)/,
            ],
            none: [/\[each\]/],
          },
          {
            bears: 'other',
            all: [
              /\[a\] (?:may|can|shall be entitled to)/,
              /(?<!\w)(?:if|when|where|upon|on|following) .{0,40}\[o\]/,
              newOwner,
              /\b(?:reset the fees|raise|require a reserve|increase|fee\b|list price|reprice|premium|increase the|raise the)/,
            ],
            none: [noConsequence, /\[each\]/],
          },
          {
            all: [
              /\bcosts caused by \[\w\]'s sale|caused by .{0,20}(?:sale|merger|takeover)/,
              /\brefunded|reimburs|pay/,
            ],
          },
          {
            all: [
              newOwner,
              /(?<!\w)(?:fee|premium|charge|rent rises|price cut|success fee|falls? due|raise its rates|reset the fees|fees to list|new license|share with|one fifth|surcharge|put their notes|at 101|become due|pay \[?\w+\]? \d|pay \[o\]|reserve and raise|rises by|then-current price|transfer fee|costs caused)(?!\w)/,
            ],
            none: [
              noConsequence,
              /\b(?:executive|additional users|purchase price|documented administrative|bears its own|no fee|cancel its commitment|buyer pays|deemed)\b/,
              /\[each\]/,
              /\bcompany pays\b/,
            ],
          },
          {
            bears: 'other',
            force: 'right',
            all: [
              /(?<!\w)(?:if|when|where|should|upon|on|following|after)(?!\w).{0,60}\[o\]/,
              ownersChange,
              /\[a\] (?:may|can|shall be entitled to) (?:\S+ ){0,3}?(?:reset|raise|increase|reprice|charge|adjust|revise|renegotiate|invoice)/,
            ],
            none: [noConsequence, /\[each\]/],
          },
          {
            force: ['duty', 'fact', 'transfer'],
            all: [
              ownersChange,
              /\b(?:(?:shall|must|will) (?:be paid|pay)|have to pay|payable|becomes? due|costs? \[\w\])(?!\w)/,
              /\b(?:\d+(?:\.\d+)? ?(?:%|per ?cent) of (?:the )?(?:consideration|price|proceeds|annual|fees)|fee\b|charge\b|premium|[$£€] ?\d)/,
            ],
            none: [
              noConsequence,
              /(?<!\w)(?:purchase price|closing|escrow|bonus|severance|dividend|executive|no fee)(?!\w)|\[each\]/,
            ],
          },
          ...barring(
            [
              noConsequence,
              bothSides,
              /\b(?:purchase price|closing|escrow|bonus|severance|dividend|executive|employ\w*|no fee|triggers no|per share|shares? of|stock option|vest\w*|royalt\w+|products?|merger consideration|tax\w*|expenses|invoice|net sales|license fees? (?:paid|for)|volume|minimum|exclusiv\w*|notice|offered shares|securities|foreclosure|real estate)\b/,
            ],
            [
              {
                force: 'right',
                bears: 'other',
                all: [
                  ownersChange,
                  /\b(?:step(?:s)? up|raise[sd]?|increase[sd]?|triggers?|reset|adjust|(?:relicens\w+|transfer|change of control|assignment|consent) (?:fee|charge)|fee (?:equal|of)|become[s]? (?:due|payable|repayable)|surcharge|pay)\b.{0,80}(?:\b(?:fees?|margin|price|rates?|charges?|interest)\b|\d ?(?:%|percent)|[$£€] ?\d)/,
                ],
              },
              {
                force: ['duty', 'fact', 'transfer'],
                all: [
                  ownersChange,
                  /\b(?:step(?:s)? up|raise[sd]?|increase[sd]?|triggers?|reset|adjust|(?:relicens\w+|transfer|change of control|assignment|consent) (?:fee|charge)|fee (?:equal|of)|become[s]? (?:due|payable|repayable)|surcharge|pay)\b.{0,80}(?:\b(?:fees?|margin|price|rates?|charges?|interest)\b|\d ?(?:%|percent)|[$£€] ?\d)/,
                ],
              },
            ],
          ),
        ]),
      ),
    ),
  }),
  fixes,
);

/** Further ways of saying it, in words that are rarer in contracts. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'change-of-control-termination': [
    {
      force: 'right',
      all: [
        /\b(?:if|should|when|once|where|in case) (?:the )?(?:control|ownership) (?:of|over) (?:the )?\[\w+\] (?:changes?|passes|shifts?|alters?|moves?)\b/,
        /\b(?:terminate|cancel|end|walk away|withdraw)\b/,
      ],
    },
  ],
  'change-of-control-consent': [
    {
      force: 'duty',
      all: [
        /\bbefore (?:the )?\[a\]\b.{0,60}\b(?:merges?|buys? into|sold|changes? hands|new owners?)\b/,
        /\b(?:get|obtain|have|seek|ask for)\b.{0,30}\b(?:consent|approval|go-ahead|permission|blessing)\b/,
      ],
    },
  ],
  'change-of-control-call-option': [
    {
      force: 'right',
      all: [
        /\b(?:merger|merges|sold|acquired|take-?over|change of control|changes? hands)\b/,
        /\b(?:buy|take over|acquire|purchase)\b/,
        /\bfor (?:1|a|one) (?:dollar|pound|euro)\b|\b(?:what|as it) stands in the books\b|\bbook value\b|\bnominal (?:price|sum|amount|value|consideration)\b/,
      ],
    },
  ],
};

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(alsoBy(found, more), otherWords), {
  'change-of-control-termination': [
    // Awards that vest on a dismissal after a change end nothing.
    /\bunvested\b|\bvest(?:s|ing|ed)?\b/,
    /\bno (?:ground|cause|reason) (?:for|to) (?:terminat|end|cancel)/,
    denies('end|terminate|bring|cancel|walk away|affect|entitle|rescind|withdraw|leave'),
    noneOf(
      'change|sale|merger|take-?over|transfer|acquisition',
      'entitles?|terminates?|affects?|gives?|permits?|ends?',
    ),
    nothing('entitles?|permits?|allows?'),
  ],
  'change-of-control-consent': [
    freedFrom('ask|obtain|seek'),
    noneOf('consent|approval|permission', 'needed|required|necessary'),
  ],
  'change-of-control-call-option': [denies('take over|buy|purchase|acquire')],
  'change-of-control-defined-wide': [
    denies('change of control|count|constitute|amount'),
    noneOf('change|transfer|sale', 'change of control|counts?|constitutes?'),
  ],
  'key-person-trigger': [
    /\bno (?:ground|cause|reason) (?:for|to) (?:terminat|end|cancel)/,
    denies('end|terminate|walk away|cancel|suspend|withdraw|leave|entitle'),
    noneOf('departure|absence|death|resignation|loss', 'entitles?|gives?|permits?|terminates?'),
  ],
  'change-of-control-charge': [
    denies('charge|raise|demand|payable|increase'),
    noneOf('fee|charge|payment|sum|premium', 'payable|due|charged|owed'),
  ],
});
