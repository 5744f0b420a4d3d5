import { unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type Issue, type IssueRule } from '../issue.ts';
import { withOwners, withSides } from '../termination/whose-side.ts';
import { fixes } from './fixes.ts';
import {
  bothSides,
  handsOn,
  toAnyone,
  refusesAtWill,
  noTransfer,
  notEven,
  ownersChange,
  countsAsTransfer,
  freed,
  othersDoIt,
  unaskedOrUnanswerable,
} from '../termination/lexicon.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** The ways English says that a contract passes to somebody else; not the assignment of inventions. */
const transfers =
  /\b(?:assign(?:s|ed|ing|ment|ments|able)?\b|non-?assignable|transfer(?:s|red|ring|able|red to)?\b|novat\w+|sublet\w*|underlet\w*|subleas\w*|deal with part|delegat\w*|make over|hand (?:this|the) (?:engagement|contract|agreement) over|hand over .{0,20}to another|pass on its rights|pass this contract|cede[sd]?\b|part(?:s|ing)? with possession|participations?(?: all)?(?= to )|sell(?:s)?,? assign|put another buyer|convey\w*|sublicens\w*|encumber|pledge|moved to a successor|give or sell your|sold on)/;

const otherTransfers =
  /\b(?:inventions?|intellectual property|copyright|title and interest|right, title|work product|assign(?:s|ed)? (?:tasks|work|staff|personnel|employees|an? (?:engineer|manager))|personal data|data (?:outside|to|transfer)|bank transfer|wire transfer|transfer of (?:title|risk|ownership|data|the goods|property|technology)|confidential information|funds|out of the country|user accounts|transfer taxes?|real estate transfer|(?:shares|stock)(?! of (?:the )?\[)|moral rights|deemed assigned)\b/;

/** What is passed on is the contract, or rights and duties under it, and not goods, data or rights to works. */
const passesContract = (words: string): boolean =>
  /\b(?:assign|transfer|novat|convey|sell|pass|dispos|make over|made over|hand|sublet|underlet|subleas|cede|delegat|deal with|part(?:s|ing)? with)\w*\b.{0,90}\b(?:agreement|lease|contract|tenancy|premises|possession|position|place|ppa|rights?|obligations?|interests?|duties|membership|account|subscription|policy|licen[cs]e|franchise|terms|benefit|concession|engagement|appointment|property|it|loan|note|vehicle|business)\b|\b(?:agreement|lease|contract|licen[cs]e|membership|account|rights?|interest|concession|franchise|tenancy|subscription|policy|loan|obligations?)\b.{0,90}\b(?:assign|transfer|personal|novat|convey|pass|sold|made over|ceded)|\bmemberships? (?:is|are) non-?transferable|\b(?:subletting|assignment)\b.{0,40}\bprohibited|\bin (?:its|his|her|their) place\b/.test(
    words,
  );

const freely =
  /\b(?:without (?:the |any |\[o\]'s )?(?:prior )?(?:written )?(?:consent|asking|approval|restriction|notice|informing)|without (?:the )?\[o\]'s|no (?:approval|consent)|freely|free(?:ly)? (?:to|assignable)|any (?:third party|person|other employer|transferee|assignee)|to (?:any|another|whom\w*)|to anyone|whomsoever|at liberty|at any time (?:and )?without|unrestricted|without restriction|as it (?:sees|thinks|wishes)|if it so wishes|hereby consent\w* in advance|with or without|may do so|any other|in whole or part|on notice|however rated|regardless of)\b/;

const ban =
  /\b(?:may not|shall not|cannot|can't|must not|not (?:to |be )?(?:assign|transfer|part|sublet|permitted|allowed|transferable)|non-?assignable|non-?transferable|not transferable|prohibited|void|excluded|strictly personal|in no case|no power to|absolutely|has no right to)\b/;

const consentNeeded =
  /\b(?:without (?:the )?(?:prior )?(?:express )?(?:written )?(?:\[?\w+\]?'s )?(?:prior )?(?:written )?(?:consent|approval|permission|agreement)|except with|unless|only (?:if|with)|consent of|save (?:with|that|as)|other than with)\b/;

const controlShift =
  /\b(?:change (?:of|in) (?:the )?(?:control|ownership)|merger|consolidations?|amalgamations?|reorgani[sz]ation|sale of (?:assets|upstream equity|shares|stock)|transfer of more than|stock|equity|controlling interest|any shares|new shares|issue of|shareholders alter|acquisition of|public offering|beneficial owners|new partner|company is bought|conversion|principal of|death,)\b/;

/** The contract or a right under it goes to another: the wider vocabulary. */
const passesOn = new RegExp(
  `${transfers.source}|\\bpass (?:\\S+ ){1,5}(?:on|to)\\b|\\bdispos(?:e|al|ing) of (?:its|the|any|all)|\\bmade over|\\bdeal with any of its|\\bcharge or otherwise|\\btransferees?\\b|\\bassignees?\\b|\\bacquire[rd]? of|\\bsell (?:its|the|your|\\[\\w\\]'s) (?:business|franchise|membership|interest)|\\bconveyed`,
);

/** Nobody need be asked. */
const unasked =
  /\b(?:(?:to )?whom(?:so)?ever|whoever|another (?:company|person|firm)|any(?:one| person| third party| other (?:person|company))|without (?:reference to|consulting|asking|the need for|needing|first asking)|whenever \[\w\] (?:like|want|choose|wish)s?|(?:as|if) (?:it|\[\w\]|they) (?:chooses?|sees? fit|thinks? fit|pleases?|likes?|wishes)|freely (?:assignable|transferable)|including (?:to )?competitors|no (?:approval|consent) (?:of \S+ )?(?:is |being |shall be )?(?:needed|required)|in (?:its|their) (?:sole )?discretion|nothing .{0,30}restricts?)\b/;

/** Who stays liable for those whom it lets do the work. */
const answersForOthers =
  /\b(?:remains?|is|be|stays?) (?:fully |solely |primarily )?(?:liable|responsible|answerable) for\b[^\n]{0,60}\b(?:their|its|such|any|the) (?:\w+ )?(?:performance|acts?|work|subcontractors?|compliance|conduct|services)/;

/** That others do the work is usual where whoever brings them in answers for them. */
const milderIfAnswering = (issue: Issue): Issue =>
  issue.id === 'free-subcontracting'
    ? {
        ...issue,
        rules: [
          ...barring([], issue.rules, [answersForOthers]),
          ...issue.rules.map((rule): IssueRule => ({
            ...rule,
            clause: [...(rule.clause ?? []), answersForOthers],
            level: 'low',
          })),
        ],
      }
    : issue;

/** Who may be the new party is bounded, or the words are not of a leave to assign. */
const boundedTransfer =
  /\b(?:affiliat\w*|subsidiar\w*|associate|parent)\b(?!.{0,40}\b(?:or|and) (?:to )?(?:any (?:other )?(?:person|third|party|entity|company)|any third|anyone|others|a third|to others))|\bsucce(?:eds|ssors?)\b|\bsubstantially all\b|\bmerger\b|\bbona fide\b|\btransferred (?:equipment|contracts?|employees|assets)\b|\b(?:proposed|permitted) (?:transfer|assign)\w*|\bdevise\b|\bapproved by\b|\bmoney transfer\b|\bregulatory filings\b|\bdeath\b|\bobligate any person\b|\bsub-?licen[cs]e, sell\b|\bagrees,? in writing\b|\bsublicens(?:e|es|ing)\b|\brelieve\b|\brating agency\b|\bpurports\b|\b(?:entity|person|party|company) (?:that|which|to which|who)\b(?! (?:the )?(?:it|they|\[\w+\]) (?:\w+ )?(?:choos|select|think|wish|see|deem|desire|like))|\bprior right\b|\bparticipation in\b|\bconsummates\b|\bas permitted\b|\bstockholders?\b|\bregardless of the form\b|\bsame terms and conditions\b|\bassign this agreement to \[a\]/;

/** Nothing is paid, or both alike stay bound. */
const noFee =
  /\btransfer fee (?:is non-?refundable|shall be waived|shall (?:not )?be required)|\bno transfer fee\b|\bnot be subject to\b|\bby a party\b|\b(?:assigning|transferring) (?:or transferring )?party\b|\.{6,}|\badvertising fund fee\b|\brenewal fee\b|\bfranchise fee, the\b/;

/** What leaves a way to transfer, or speaks of something else than the contract. */
const notAbsolute =
  /\bexcept (?:in|as|by|for|to|that|with|when|where|pursuant)\b|\b(?:accordance|compliance) with\b|\bnon-consented\b|\bwithout (?:\S+ ){0,7}?(?:consent|approval|permission|agreement|authori[sz]ation)\b|\bfirst giving\b|\bto the extent that\b|\buntil\b|\b\S+ data shall\b|\bnot be subject to\b|\bnot unreasonably\b|\blicensed software\b|\brestricted party\b|\binterests\.$|\bcovenants that\b|\bdispute is\b|\blicen[cs]e to\b|\blicen[cs]e \(|\bin the event\b|\bshall be considered a\b|\bother asset\b|\bsame license\b|\bcontinuing for\b|\brequirements\b|\bunder section \d/;

/** Consent that may be refused as the other side likes. */
const atWill =
  /\b(?:give or withhold|grant or (?:withhold|refuse)|withh(?:old|eld)|refuse[ds]?|say no|declin\w+|decision|approv\w+|consent|accept\w*|permission)\b.{0,90}\b(?:as (?:it|\[\w\]|they) (?:sees?|thinks?|likes?|chooses?|pleases?)|(?:absolute|sole|unfettered|complete|free|entire)(?:,? (?:and )?\w+)? discretion|for any reason|(?:need|shall|do(?:es)?|will) not (?:be supported by|(?:have to |need to )?give|be obliged to give|state) (?:any )?reasons?|without (?:giving )?(?:any )?reasons?|final\b.{0,30}reasons|free hand)|\bfree hand\b.{0,30}\b(?:accept|approv|decid|consent)|\bsay no for any reason/;

/** Assignment: who may pass the contract on, and what remains. */
const found = defineTopic(
  'assignment',
  file,
  withSides(file.issues, {
    'free-assignment': barring(
      [
        // Shares in a party that pass are no contract that does.
        /\b(?:transfers?|transferred|sale|acquisition|disposal|assignment) of (?:\S+ ){0,3}?(?:shareholdings?|shares|stock|equity|(?:ownership )?interests? in (?:the )?\[\w+\])|\b(?:shareholdings?|shares|stock|equity|interests?) in (?:the )?\[\w+\] (?:is|are|be|being|have been|has been) (?:\w+ )?(?:transferred|sold|assigned|acquired)/,
        // What an assignee or assignor is bound to says nothing of who may assign.
        /\b(?:assignee|transferee|successor)s?\b(?: \S+){0,3}? (?:shall|will|must|is|are) (?:be )?(?:bound|liable|subject)\b(?!.*\b(?:may|free to|entitled to|right to) (?:\S+ ){0,3}?(?:assign|transfer))/,
        /\btells?\b|\bideas\b|\binspection\b|\bmanuscript\b|\bpersonnel\b|\bdepartment\b|\banother city\b|\bcarbon\b|\bguarantees of origin\b|\bplace of work\b/,
      ],
      [
        {
          // Usual as a right of both; where only one has it, the other deals with whoever comes.
          force: 'right',
          all: [
            /\[a\] may (?:freely |at any time )?(?:assign|transfer|novate)\b/,
            /\b(?:this agreement|its rights|the contract|this contract|this lease)\b/,
            /\b(?:affiliat\w*|successors?|substantially all)\b/,
          ],
          none: [
            /\[each\]|\bneither\b|\b(?:with|subject to) (?:the )?(?:prior )?(?:written )?(?:consent|approval)\b|\bonly (?:if|with|to)\b|\bprovided\b|\bassum(?:e|es|ing)\b|\bcreditworth/,
          ],
          clause: [
            /\[a\] (?:may|shall|will|must) not (?:\w+,? (?:or )?){0,6}?(?:assign|transfer|subcontract|delegate)|\bno assignment by\b/,
          ],
          clauseNone: [/\[each\] may (?:\w+,? ){0,4}?(?:assign|transfer)/],
          level: 'low',
        },
        {
          all: [
            /\bfree to (?:sell|assign|discount)|may sell/,
            /\b(?:receivables|this (?:lease|agreement)|equipment)/,
            /\b(?:receivables|assignee)/,
          ],
          none: [/\[each\]|consent/],
        },
        {
          force: [
            'right',
            'fact',
            'transfer',
            'no-duty',
            'duty',
            'exclusion',
            'acknowledgement',
            'promise',
            'ban',
            'no-right',
          ],
          all: [transfers, freely],
          none: [
            otherTransfers,
            /(?<!\w)(?:refuse consent|may not|shall not|cannot|can't|not unreasonably|without the (?:prior )?(?:written )?consent of the other|affiliate that assumes|to an affiliate|(?:to|within) (?:a |its )?(?:group|successor|affiliate)|of its business|only if|save with|approval which|steps out|sublet the (?:whole|works?)|sums due|successor to (?:all|substantially)|insur\w*|subcontract\w*|sub-?processors?|receiv(?:able|ables) only|deemed|change of control|released|discharged|relieved|with (?:the )?\[o\]'s consent|sublicens\w*|in no event|void|shall stay|at the cost|licen[cs]e to)(?!\w)/,
            /\[each\]|neither|either party/,
            /\b(?:if|unless) .{0,30}(?:fails to sign|merger)/,
            /\b(?:will not|with the prior written consent|not to be unreasonably|another (?:regulated|licensed|authori[sz]ed)|disclose|content\b|manufactur\w*|right of first refusal|purported)/,
          ],
          test: (_, { words }) => passesContract(words) && !boundedTransfer.test(words),
        },
        {
          within: 'sentence',
          all: [
            /\[[ap]\] may do so|\[[ap]\] (?:is|shall be) (?:free|at liberty) to (?:do so|assign)/,
            /\bshall not assign|may not assign/,
          ],
        },
        {
          force: ['right', 'fact', 'transfer', 'no-duty'],
          all: [passesOn, unasked],
          none: [
            boundedTransfer,
            otherTransfers,
            /(?<!\w)(?:may not|shall not (?:assign|transfer|sublet)|cannot|can't|must not|only (?:if|with)|save with|sublet the (?:whole|works)|portion of the works|subcontract\w*|deemed|incapable|not transferable|void|in no event|prior written (?:consent|approval)|without (?:the )?\[\w\]'s (?:prior )?(?:written )?consent, which|successor to (?:all|substantially)|affiliate\b(?!.{0,30}(?:or|and) any)|insur\w*|receivables|released|licen[cs]e to|denial|transferee enters|subsidiar\w+|content|information)(?!\w)|\[each\]|neither|either party/,
          ],
        },
        {
          all: [
            /\bnothing .{0,40}\b(?:restricts?|limits?|prevents?) (?:the )?\S+ (?:from |which |who )?.{0,40}\b(?:transfer|assign|novat)/,
            /\bas it (?:chooses|sees|thinks|likes)|\bwithout|\bany of its/,
          ],
          none: [/\[each\]|\bdata\b/],
        },
        {
          force: ['right', 'fact', 'transfer', 'no-duty'],
          all: [
            /\b(?:(?:sell|pass|transfer|assign|dispose of|hand|convey|novate|make over)\w* (?:\S+ ){0,5}?(?:(?:its|their|all|any|the|this|these) )?(?:rights?|contract|agreement|terms|interest|obligations|duties|claims)|(?:rights?|obligations|duties|interest|contract|agreement)\b.{0,40}\b(?:may|can) (?:pass|be (?:passed|sold|transferred|assigned)))\b/,
            toAnyone,
          ],
          none: [
            boundedTransfer,
            otherTransfers,
            bothSides,
            /(?<!\w)(?:may not|shall not|cannot|must not|only (?:if|with)|with (?:the )?\[\w\]'s|save|subcontract\w*|deemed|void|in no event|not (?:be )?(?:assign\w*|transfer\w*)|successor to|substantially|affiliate\w*|insur\w*|receivable|goods|products?|licen[cs]e to|sublicens\w*|copyright|patent\w*|trademark|right, title|shares?|unless|inventor\w*|works?|prior written|royalt\w+|use and)(?!\w)/,
          ],
        },
      ],
    ),
    'assignment-consent-at-will': barring(
      [/\bsublicenses may be\b|\bdenial of\b|\bnot be released\b/],
      barring(
        [/\bsublicense may be made\b|\bfunding\b|\bto whom (?:a )?sublicen/],
        [
          {
            within: 'sentence',
            all: [
              /\bneeds? (?:the )?\[\w+\]'s (?:prior |written )*(?:permission|consent|approval) to (?:transfer|assign|sublet)\b/,
              /\b(?:may|can) (?:refuse|withhold|deny)\b(?: \S+){0,3}? (?:without|for any|as it|at will|in its)\b/,
            ],
          },
          {
            bears: 'other',
            all: [
              /(?<!\w)(?:(?:rights?|interest|transferee|assignee|buyer|membership|franchise|business) of (?:the )?\[o\]|\[o\]'s (?:rights|interest|membership|transferee))|transferee|no rights of/,
              passesOn,
              atWill,
              /\[a\](?:'s|,| may| can| has|\b)/,
            ],
            none: [otherTransfers, /(?<!\w)(?:reasonabl[ey]|not (?:be )?unreasonably)(?!\w)|\[each\]/],
          },
          {
            bears: 'other',
            all: [
              /\[a\] (?:may|can|has|shall have|is free)(?!\w).{0,60}(?:withh\w+|declin\w+|refus\w+|veto|condition|den(?:y|ies))/,
              transfers,
              /\b(?:discretion|any reason|as it chooses|absolute|sole|unfettered|without (?:giving|reason))/,
            ],
            none: [otherTransfers, /\bmay not withhold|reasonabl[ey]/, /\[each\]/],
          },
          {
            all: [
              /\b(?:refuse arbitrarily|rests entirely with|approval may be unreasonably|consent may be (?:unreasonably|arbitrarily))/,
              /\b(?:assign\w*|transfer\w*|sublet\w*|subleas\w*|novat\w*|consent|approval|transferee)\b/,
            ],
            none: [/\bpay(?:ments?)?\b|\bpaid\b/],
          },
          {
            all: [
              transfers,
              /\b(?:consent|approv\w*|permission|refus\w+|withh\w+|accept\w*|allow\w*|veto|agree\w*|declin\w+|den(?:y|ied)|grant\w*|giv(?:e|en)|decision|condition\w*|licence)\b.{0,110}\b(?:discretion|judge?ment|option|as (?:it|\[\w\]|they) (?:sees?|thinks?|chooses?|likes?|pleases?)|reasons?|condition|reasonably|grounds|arbitrarily|explanation|unreasonably|veto|entirely with)|\b(?:discretion|option|absolute veto)\b.{0,60}\b(?:consent|approv\w*|refus\w+|withh\w+|allow\w*|permit\w*|agree)\b/,
              /\b(?:(?:withh(?:old|eld|olding)|refus\w+|grant(?:ed)?|giv(?:e|en)|decline|allow|den(?:y|ied)|condition\w*|approv\w*|veto|consent|discretion|decision|permission|agree|licence)\b)/,
              /\b(?:(?:sole|absolute|unfettered|own|complete)[\w ,]{0,25}(?:discretion|judge?ment|option)|(?:its|in the|at the|\[\w\]'s) discretion|acting as it sees fit|don't have to give a reason|any condition it likes|for any reason or none|no obligation (?:on \S+ \S+ )?to act reasonably|whatever its grounds|arbitrarily|without explanation|as it chooses|may be unreasonably|absolute veto|rests entirely with|in its discretion may allow|for any reason)(?!\w)/,
            ],
            none: [
              otherTransfers,
              /\b(?:terminable|give due consideration|subsidiaries|encumbered product|funding|bankruptcy code|indemnity bond|right is granted|conversion of|sublicense (?:may be )?(?:made|granted)|delegate performance|may not withhold|not be unreasonably|except that no consent|alter the facade|act reasonably but|work to employees|key person|settle)\b/,
              /\[each\]/,
            ],
            test: (_, { words }) => !/\bshall act reasonably\b/.test(words),
          },

          {
            all: [passesOn, atWill],
            force: ['ban', 'no-right', 'duty', 'right'],
            none: [
              otherTransfers,
              /(?<!\w)(?:reasonabl[ey]|not (?:be )?unreasonably|act reasonably|settle|alter)(?!\w)|\[each\]|neither/,
            ],
          },
          {
            within: 'clause',
            all: [
              /(?<!\w)(?:transfer|assign|sell|pass on|sublet)(?!\w).{0,60}(?:\bask (?:the )?\[\w\]|\bwhom (?:the )?\[\w\] (?:accepts|approves)|\[\w\]'s (?:consent|approval|permission))/,
              /\b(?:say no for any reason|refuse for any reason|free hand|need not give (?:a |any )?reasons?|don't have to (?:say|explain) why|as it sees fit|absolute discretion)\b/,
            ],
            none: [/(?<!\w)(?:reasonably|unreasonably)(?!\w)|\[each\]/],
          },
          {
            force: ['ban', 'duty', 'fact', 'right', 'no-right'],
            all: [handsOn, refusesAtWill],
            none: [
              otherTransfers,
              bothSides,
              /\b(?:reasonabl[ey]|not (?:be )?unreasonably|act reasonably|settle\w*|alter\w*|licen[cs]e[sd]? (?:to|granted)|use of|subcontract\w*|publish|disclos\w*|inventions?|terminat\w*|price|warrant\w*|deliver\w*)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\bmay (?:refuse|decline|say no)\b.{0,30}\b(?:without (?:saying why|reasons?|giving)|for any reason|as it (?:likes|pleases|sees fit)|in its (?:\w+ )?discretion)/,
              /\b(?:hand|pass|transfer|assign|sublet|sell)\b.{0,60}\b(?:if|with|subject to)\b.{0,30}\b(?:agrees|consents?|approv\w+|allows)/,
            ],
            bears: 'other',
            none: [bothSides],
          },
        ],
      ),
    ),
    'assignment-banned': barring(
      [
        /\b(?:transfer|assignment)\b[^.;]{0,30}\bshall not increase\b/,
        /\bsuit\b|\bjurisdiction\b|\bthose goods\b|\brejected\b|\bderivative works\b|\bother than to\b/,
      ],
      barring(
        [notAbsolute],
        [
          {
            all: [
              /\b(?:licen[cs]e|agreement|appointment|engagement|membership|account|rights?) (?:is|are) (?:strictly |purely )?personal\b/,
              /\b(?:cannot|may not|not) be (?:assigned|transferred)|not (?:assignable|transferable)/,
            ],
            none: [consentNeeded],
          },
          {
            force: ['ban', 'no-right'],
            all: [
              /\b(?:can't|cannot|may not) (?:give|sell|transfer|assign|pass)\b/,
              /\b(?:to anyone|at all|not even|under any|in any|to any (?:person|third|other))/,
            ],
            none: [otherTransfers, consentNeeded, /\[each\]|neither/],
          },
          {
            all: [transfers, ban],
            none: [
              otherTransfers,
              consentNeeded,
              /\b(?:part only|warrant(?:y|ies)|in (?:breach|violation|contravention) of|contrary to|in violation|nothing prevents|is to be treated|except to|neither|shared between|may not withhold|without liability|not be unreasonably|not assign the whole|assignor|discretion|confidential|sublicens\w* (?:the|any) (?:right|license)|licen[cs]e (?:granted|is|to)|right to use|grants?|deemed|either party|relieve|release|discharge|in any manner inconsistent)\b/,
              /\[each\]/,
              /\bnot (?:be )?(?:an|considered an?) assignment|no (?:consent|fee)/,
              /\b(?:attempt(?:ed|s)?|purported)\b.{0,80}\b(?:other than|not in accordance|without|except)|\bdisput\w+ is personal|\bsales\b|\bmaterials\b|\bcontent\b|\bdisclose\b/,
            ],
            test: (_, { words }) => passesContract(words),
            force: ['ban', 'no-right', 'fact', 'duty', 'exclusion', 'transfer', 'waiver', 'definition'],
          },
          {
            all: [
              /(?<!\w)(?:personal to (?:the )?\[\w+\](?! and \w+\b.{0,30}(?:agreed|granted|reli))|(?:is|are|be|shall be) non-?assignable|not transferable|rights under the warranty end if|may not be moved to a successor)(?!\w)/,
            ],
            none: [
              consentNeeded,
              /\blicen[cs]e to use|user accounts|\bgrant(?:s|ed)?\b|\bdisputes?\b|\brelian|\bskill\b/,
              /\bpersonal data/,
            ],
          },
          {
            force: ['ban', 'no-right'],
            all: [
              /\b(?:under no circumstances|in no (?:event|circumstances|case)|absolutely|whether voluntarily|by operation of law|at any time or|or to an affiliate|including (?:to )?(?:an )?affiliates?)\b/,
              /\b(?:assign|transfer|sublicens|sublet|convey|part with)\w*,?\b.{0,60}\b(?:rights?|interest|agreement|lease|licen[cs]e|contract|obligations)\b/,
            ],
            none: [
              otherTransfers,
              consentNeeded,
              /\[each\]|neither|(?<!\w)(?:in breach of|relieve|release|deemed)(?!\w)/,
            ],
          },
          {
            force: ['fact', 'duty', 'ban'],
            all: [
              /(?<!\w)(?:incapable of being (?:made over|assigned|transferred|passed)|personal to (?:it|him|her|them|(?:the )?\[\w+\])(?!\w).{0,60}(?<!\w)(?:not|incapable|cannot|no other)|(?:interest|rights?|licen[cs]e|agreement|membership) (?:is|are) not (?:transferable|assignable))/,
            ],
            none: [consentNeeded, otherTransfers, /\[each\]/],
          },
          {
            force: ['ban', 'no-right', 'fact', 'duty', 'right'],
            all: [handsOn, noTransfer, notEven],
            none: [
              otherTransfers,
              consentNeeded,
              bothSides,
              /\b(?:warrant\w*|in (?:breach|violation|contravention) of|contrary to|nothing|discretion|confidential\w*|sublicens\w*|licen[cs]e|deemed|relieve|release|discharge|data|inconsistent|employees?|goods|products?|disclos\w*|title|security interest|encumber\w*|lien|shares?|except|other than|if\b|terminat\w*|rights? to use|reproduc\w*|copy)\b/,
            ],
            test: (_, { words }) =>
              /\b(?:in no (?:way|event)|under no|not even|at all|own group|affiliate|goes with the person|by operation of law|never|any manner|including)/.test(
                words,
              ),
          },
          {
            force: ['ban', 'no-right', 'fact'],
            all: [
              /\b(?:membership|account|subscription|ticket|licen[cs]e|plan)\b/,
              /\b(?:goes with the person|cannot pass it on|can't pass it on|(?:cannot|can't|may not) be (?:passed on|given away|sold))\b/,
            ],
            none: [consentNeeded],
          },
        ],
      ),
    ),
    'deemed-assignment': withOwners([
      {
        bears: 'giver',
        all: [
          /in (?:the )?\[giver\]'s case|in relation to (?:the )?\[giver\]|(?:stock|shares|control|ownership|shareholders) of (?:the )?\[giver\]/,
          controlShift,
          /\bincludes?|deemed|means/,
          /\bassign|transfer/,
        ],
        none: [/\bnot\b/],
      },
      { all: [/\badmission of a new/, /\bconstrued|deemed|treated/] },
      {
        all: [
          controlShift,
          /\b(?:(?:deemed|considered|constitutes?|treated|treat|counts? as|includes?|constru\w+|regarded|viewed|amounts? to|equated|taken to have|falls within|same effect)\b.{0,60}\b(?:assign\w*|transfer\w*|parting with|handed the contract)|is (?:a|an) (?:transfer|assignment)|constituting a controlling interest .{0,60}\b(?:consent|approval)|(?:assign(?:ment|ed|s)?|transfer(?:s|red)?)\b.{0,40}\b(?:deemed|considered|includes?|treated))\b/,
        ],
        none: [
          /\b(?:in|of) a party\b|\beither party\b|\bevents? of default\b|\baccounts\b|\bbona fide\b|\bin default\b|\bcopyright\b|\breasonable basis\b/,
          /\b(?:not (?:be )?(?:an assignment|considered|deemed|count|treated|regarded|constitute)|shall not count|only if|inventions?|notice is deemed|no consent|liquidation|change of control"? (?:means|includes|event))\b/,
          /\[each\]|either party/,
        ],
      },
      {
        all: [
          /"assign(?:ment)?" (?:includes|means|shall include)\b.{0,80}\b(?:ownership|control|shares?|merger|stock)/,
        ],
        none: [/\[each\]|\bnot\b/],
      },

      {
        all: [ownersChange, countsAsTransfer],
        none: [
          bothSides,
          /\b(?:not (?:be )?(?:an assignment|deemed|considered|treated|regarded|count|rank)|only if|inventions?|successor|substantially all|right, title|change (?:of|in) control"? (?:means|includes)|does not rank|invest\w*|license[ds]?|may assign|insolven\w*|bankrupt\w*|creditors|shall assign|made for hire|copyright|successors and (?:permitted )?assigns|competi\w+|without (?:the )?consent of the other|permitted|royalt\w+)\b/,
        ],
      },
    ]),
    'released-on-transfer': barring(
      [/\bdischarge (?:all|any|its|the) (?:wages|salar|emoluments|sums|debts|invoices)/],
      barring(
        [
          /\bfree (?:and clear )?(?:of|from) (?:\S+ ){0,4}?(?:liens?|encumbrances|security interests|charges)\b/,
          /\bpersonnel\b|\bassignment of (?:such|its|any|the|their) (?:staff|persons?|people|employees|individuals)\b|\b(?:duty|obligation) to (?:transfer|consent)\b|\bcauses of action\b|\babandoned\b|\bsold you\b/,
        ],
        [
          {
            bears: 'actor',
            all: [
              /\[a\] shall (?:have recourse to|look (?:solely|only) to)/,
              /\bassign|transfer|new owner|sale|conveyance/,
            ],
          },
          {
            all: [
              /\b(?:transfer\w*|assign\w*|novat\w+|sale of|sells?|conveys?|conveyance of|hand(?:ing|s) (?:over|the)|substitution|moving the contract|sold)\b/,
              /(?<!\w)(?:released? from|is released|be released|no (?:further )?(?:obligation|liability)|discharg\w+|duties end|not responsible|no longer (?:responsible|liable)|free of|relieved|owes? \[?\w+\]? nothing|nothing more|steps out|recourse to the assignee only|look (?:solely|only)|expire|owes .{0,15}nothing|ceases? to be (?:answerable|liable|responsible)|without liability|complete discharge|freed)(?!\w)/,
            ],
            none: [
              /\bfree of charge\b|\bmoney transfer\b|\bagreeing to discharge\b|\bassign this agreement to \[a\]/,
              /\b(?:once the (?:buyer|assignee|transferee|new owner) has assumed|has assumed|assumes|only if|transfer of data|with consent|permitted|arise afterward|does not release|only to the extent|guarantor|remains? liable|risk|stays? liable|guarantees|not (?:be )?released|no assignment shall|not (?:be )?(?:discharge|freed)|fees payable|recipient|goods|unless|tenant is released|once the assignee has assumed)\b/,
              /\[each\]|assigning party/,
            ],
          },
          {
            all: [
              new RegExp(`${passesOn.source}|\\bconveyance|\\bsale of|\\btransferor`),
              /(?<!\w)(?:cease to bind (?:the )?\[\w\]|covenants .{0,20}cease|drops? out|against the (?:transferee|assignee) alone|no (?:guaranty|guarantee|recourse)|look only to|no further (?:responsibility|liability|obligation)|no longer (?:responsible|liable|bound)|freed from|discharged from|off the hook|steps out)(?!\w)/,
            ],
            none: [
              /(?<!\w)(?:has assumed|assumes|only if|not (?:be )?(?:released|relieve|discharge)|no assignment shall|remains? (?:liable|responsible)|arising after|unless|goods|data)(?!\w)|\[each\]/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\bno (?:guaranty|guarantee|recourse|claim)\b.{0,60}\b(?:against|available|from)\b/,
              /\b(?:transferor|assignor) (?:drops? out|is released|is free)|\bupon any transfer by/,
            ],
          },
          {
            force: ['fact', 'duty', 'ban', 'no-duty', 'transfer', 'exclusion', 'acknowledgement'],
            all: [
              /\b(?:(?:after|once|upon|on|following|from|when)\b.{0,60}\b(?:assign\w*|transfer\w*|novat\w+|sale of|sold|convey\w*|gone to another|handed over))/,
              freed,
            ],
            none: [
              bothSides,
              /\b(?:has assumed|assumes|assumed|only if|not (?:be )?(?:released?|relieved?|discharged?)|no assignment shall|remains? (?:liable|responsible)|stays? liable|arising after|falls due after|after the (?:assignment|transfer|sale)|unless|goods|data|confidential\w*|products?|lien|claims? by|warrant\w*|invoice|title|shares?|free of|employ\w*|charge|insur\w*|copyright|risk)\b/,
            ],
          },
        ],
      ),
    ),
    'transferor-stays-bound': barring(
      [/\bstranger\b|\bgenerated result\b/],
      barring(
        [noFee],
        [
          {
            all: [
              /\[a\] (?:shall |will |nevertheless |nonetheless )*(?:remains?|stays?|continues? to be) (?:(?:primarily|fully|jointly|directly|solely|severally|and) ){0,4}(?:liable|responsible|bound)\b(?: \S+){0,8}? (?:term|lease|tenancy|extension)\b/,
            ],
            clause: [/\bassign|\bsublet|\bsublease|\btransfer/],
            none: [/\bsubcontract|\buntil\b|\bbefore the (?:assignment|transfer)|\[each\]/],
          },
          {
            bears: 'taker',
            all: [
              /\bno (?:assignment|sublease|subletting|transfer)(?: \S+){0,3}? (?:releases?|relieves?|discharges?) (?:the )?\[taker\]/,
            ],
            none: [/\bunless\b|\bexcept\b|\buntil\b/],
          },
          {
            bears: 'other',
            all: [
              /\b(?:assign\w*|transfer\w*|sublet\w*|novat\w+)/,
              /(?<!\w)(?:outgoing|that) (?:the )?\[o\] (?:shall )?(?:enters?|remains?|guarantees?|gives?|provides?)(?!\w).{0,80}(?<!\w)(?:guarantee|liable|bound|surety)/,
            ],
            none: [/\[each\]|\baccrued before/],
          },
          {
            all: [
              /\b(?:assign\w*|transfer\w*|novat\w+|sublet\w*|subleas\w*|ceded|assumption|outgoing|change of tenant|guarantee performance by its|surety for)\b/,
              /(?<!\w)(?:must guarantee|shall be surety|processing fee|no (?:assignment|subletting|transfer|sublease) .{0,20}(?:release|relieve|discharge)|no assignment shall release|remains? (?:primarily |fully |jointly )?(?:liable|responsible|bound)|transfer fee|guarantees? (?:the )?(?:performance|obligations|payment)|jointly responsible|still owe|percent of the consideration|continues to be (?:bound|jointly|liable)|surety|answerable for its successor|not (?:freed|discharge)|persists|costs? \[?\w+\]? .{0,20}\d|stays? (?:jointly|liable|bound)|pay .{0,30}(?:costs|fee).{0,20}(?:each|any) assignment|legal fees|half of any|of any (?:premium|profit)|added and not substituted)(?!\w)/,
            ],
            none: [
              /\b(?:is released from|no fee|what accrued|accrued before|subcontractors|real estate|up to|reasonable costs|discharged once|vendor guarantees|affiliate to which)\b/,
              /\[each\]|assigning party/,
              /\bstay liable for its performance|stays? liable for its performance/,
            ],
          },
          {
            all: [
              /\b(?:permitted assignment|assign\w*|transfer\w*|sublet\w*|outgoing|licen[cs]e to assign|pass (?:\S+ ){1,3}contract)\b/,
              /(?<!\w)(?:remain\w* .{0,30}(?:liable|bound|responsible|answerable)|leaves? (?:the )?\[\w+\] (?:answerable|liable|bound|responsible)|authori[sz]ed guarantee|guarantee agreement|as if the transfer had never|shall release (?:the )?\[\w+\]|have to pay (?:up )?if they|answerable for the (?:transferee|assignee|\[\w+\]))(?!\w)/,
            ],
            none: [
              /(?<!\w)(?:is released|shall be released|accrued before|subcontract\w*|assigns? (?:tasks|staff)|affiliate to which|personal data|title|inventions?|delegat\w*|no assignment shall relieve the (?:assignor|assigning))(?!\w)|\[each\]|assigning party|neither/,
            ],
            test: (_, { words }) => /\b(?:licen[cs]e to assign|assign|transfer|sublet|outgoing|pass)/.test(words),
          },
          {
            force: ['duty', 'fact', 'ban', 'acknowledgement'],
            all: [
              /\b(?:assign(?:ment|s|ed|or|ee)?\b(?! (?:tasks|staff|personnel))|transfer\b|sublease|sublet\w*|novation|subtenant)\b/,
              /(?<!\w)(?:liab\w+ .{0,40}(?:outlasts?|survives?|continues?|persists?)|vouches? for|approval charge|(?:transfer|assignment|consent|approval|processing|review) (?:fee|charge) of|guarantee\w* (?:the|its) (?:performance|obligations|\[\w\]|assignee|transferee)|(?:remain|stay)s? .{0,20}(?:liable|bound) .{0,40}(?:assign\w*|transferee|subtenant|rest of the term))(?!\w)/,
            ],
            none: [
              bothSides,
              /\b(?:is released|shall be released|accrued|subcontract\w*|affiliate|personal data|title|inventions?|delegat\w*|before the|no liability|not (?:be )?liable|termination|expir\w*|licen[cs]e|bank transfer|wire)\b/,
            ],
          },
        ],
      ),
    ),
    'free-subcontracting': barring(
      [
        /\binspection\b|\bpublish\b|\bremove\b|\bfunds\b|\bexport\b|\bexcluded unless\b|\bagrees each time\b|\brequires? (?:an? |the )?(?:\S+ )?approval\b/,
      ],
      [
        {
          force: ['right', 'fact', 'no-duty', 'transfer', 'exclusion', 'duty'],
          all: [
            /\b(?:subcontract\w*|sub-contract\w*|sublet the works|sub-?processors?|delegate (?:or subcontract|performance|any|its)|outsourc\w*|other companies to do|performed by whom\w*|third parties (?:to carry|to perform|to which it)|farms? out|entrust\w*|appoint agents and third|to its contractors|through any contractor|named consultants may be replaced)\b/,
            /(?<!\w)(?:of its (?:own )?choice|of its choosing|in its discretion|without (?:notice|consent|the|informing|any|\[\w\]'s)|all or any (?:of|part)|(?:subcontract|delegate)\w* any (?:of its|portion|part)|any (?:firm|plant|contractor)|on any terms|whom\w*|at its discretion|free to|no (?:prior|liability|say)|not (?:be )?(?:responsible|answer)|aren't responsible|unrestricted|as it (?:thinks|sees)|of its own choosing|own responsibility|on any terms|entitled to|at any time)(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:with (?:the )?\[?\w+\]?'s (?:prior )?(?:written )?consent|with the prior written consent|prior consent|remains? (?:fully )?(?:liable|responsible)|responsible for its subcontractors|may not|shall not (?:subcontract|delegate)|may object|\d+ days' notice|use the service on its behalf|sublet a room|assign\w* this)(?!\w)/,
            /\[each\]|neither/,
            /step-?in|\bemployed by\b|\bsolicit|\bformer employee|\bverify\b|\baudits?\b|\bindemnif|\bnegligen|\bresulting (?:from|or)|\barising from\b|\bfollowing language\b|\baffiliate|\bsubsidiar|\bcontracts or permitted\b|\bassign any of \[a\]'s rights\b/,
          ],
        },
        {
          bears: 'other',
          all: [
            /\[a\] .{0,30}(?:not (?:be )?(?:liable|responsible|answerable)|no (?:liability|responsibility))/,
            /\b(?:acts?|omissions?|defaults?|failures?|errors?|work) .{0,20}(?:of|by) (?:its|any|such) (?:sub-?contractors?|sub-?processors?|agents|third-party)/,
          ],
          none: [/(?<!\w)(?:except|unless|other than|\[o\]'s)/, /\[each\]/],
        },
        {
          force: ['right', 'fact', 'no-duty', 'transfer', 'duty', 'ban'],
          all: [
            /\b(?:sub-?contract\w*|sub-?let (?:the |any )?(?:whole|works?|portion|part)|sub-?processors?|delegat(?:e|ed|ion|es)\b|outsourc\w*|(?:use|engage|employ|hire)s? (?:other (?:companies|firms|people)|third parties|others|contractors|agents)|rendered by third parties|through (?:others|third parties)|independent third parties)\b/,
            /(?<!\w)(?:without (?:consulting|asking|telling|informing|reference to|notice to|the \[\w\]'s|the (?:prior )?(?:consent|approval)|any (?:prior )?(?:consent|approval))|(?:of|at) its own choos\w+|(?:as|that) (?:it|\[\w\]) (?:may (?:from time to time )?)?(?:selects?|picks?|chooses?|sees? fit|thinks? fit)|(?:aren't|are not|isn't|not) (?:be )?(?:responsible|liable|answerable) for|approval of .{0,50}not be required|no say|at liberty|firms of its|does not vouch)(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:with (?:the )?\[?\w+\]?'s (?:prior )?(?:written )?consent|prior written (?:consent|approval) of|remains? (?:fully )?(?:liable|responsible|answerable)|shall not|may not|may object|step-?in|sublet (?:a room|the premises)|employed by)(?!\w)|\[each\] (?:may|shall|can)|neither/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:rendered|performed|provided|supplied) by (?:third parties|others|other companies|subcontractors)\b.{0,40}\b(?:picks?|chooses?|selects?|choice)/,
            /\b(?:no say|not vouch|not (?:be )?(?:responsible|liable)|aren't responsible)/,
          ],
        },
        {
          force: ['right', 'fact', 'no-duty', 'transfer', 'duty', 'ban'],
          all: [othersDoIt, unaskedOrUnanswerable],
          none: [
            bothSides,
            /(?<!\w)(?:with (?:the )?\[?\w+\]?'s (?:prior )?(?:written )?consent|prior written|approved|remains? (?:\w+ )?(?:liable|responsible|answerable)|shall not|may not|must not|may object|step-?in|premises|employed by|indirect|damages|without the (?:prior )?(?:written |express )*(?:consent|approval)|sublicens\w*|consent of|except|disclos\w*|confidential\w*|loss|claims?|negligen\w*|third[- ]party (?:products?|software|sites?|content|websites?|services)|independent contractor|taxes|advertis\w*|acts or omissions of|licen[cs]e|content|complaints|users|links?|authority|directors?|board|committee|affiliates?)(?!\w)/,
          ],
        },
      ],
    ),
  }),
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords).map(milderIfAnswering), {
  // What is personal to whoever works may not be assigned by them, as the law has it.
  'assignment-banned': [/\bpersonal to (?:the )?\[giver\].{0,60}\bby (?:him|her|them)\b/],
  'deemed-assignment':
    /\b(?:does|do|shall|will|is|are) not (?:be )?(?:deemed |treated as |considered )?(?:to be |to constitute |constitute )?an assignment\b/,
});
