import { daysIn } from '../../text/quantities.ts';
import type { IssueRule } from '../issue.ts';

const event =
  /\b(?:force majeure|(?:beyond|outside) (?:of )?(?:its|their|his|the|\[\w+\]'s|your|our) (?:\w+ )?control|acts? of god)\b/;
const shortage =
  /\b(?:force majeure|shortages?|excused|scarcity|allocation|insufficient (?:supply|production|stock)|curtail\w*)\b/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'payment-despite-force-majeure': [
    {
      bears: 'taker',
      all: [
        /\b(?:force majeure|this (?:section|clause|article)|beyond .{0,20}control)\b/,
        /\b(?:not|nothing|no|never)\b.{0,60}\b(?:excuse[sd]?|reliev\w+|releas\w+|suspend\w*|affect\w*|delay\w*)\b/,
        /\b(?:pay(?:ing|ment|ments)?|sums?|amounts?|rent|fees|money|monetary)\b/,
      ],
      none: [/\[giver\]'s obligation to pay\b|\bneed not pay\b|\bnot (?:be )?required to pay\b/],
      clause: [event],
    },
    {
      bears: 'taker',
      force: ['no-duty', 'fact', 'duty'],
      all: [
        /\b(?:except(?: for)?|other than|excluding|save for|apart from|with the exception of)\b.{0,30}\b(?:payment|pay|monetary|financial)\b/,
        event,
        /\b(?:liable|excused|responsible|in (?:breach|default)|relieved)\b/,
      ],
      mutual: true,
    },
    {
      bears: 'taker',
      all: [
        /\b(?:nothing|no provision)\b.{0,30}\bexcuses?\b.{0,20}\bpay(?:ing|ment)?\b/,
        /\b(?:amounts?|sums?|fees|rent|due|money)\b/,
      ],
    },
  ],
  'one-way-force-majeure': [
    {
      bears: 'other',
      force: ['right', 'no-duty', 'fact'],
      all: [
        /\[a\] (?:may|can|shall be entitled to|is entitled to|is excused|shall be excused)\b.{0,30}\b(?:suspend|delay|postpone|defer|excused|extend)\b/,
        /\b(?:perform\w*|deliver\w*|obligations?|services?)\b/,
        event,
      ],
      none: [/\[each\]|\beither\b|\bneither\b|\bnot suspend\b|\[o\] (?:may|is|shall be) (?:also|likewise)/],
      clauseNone: [/\b(?:either|neither|each|both) part(?:y|ies)\b|\[each\]/],
    },
    {
      bears: 'other',
      force: ['fact', 'duty', 'no-duty'],
      all: [
        /\[a\] (?:is|are|shall be) (?:\w+ )?(?:excused|relieved|released|freed)\b/,
        /\b(?:events?|causes?|circumstances)\b.{0,15}\b(?:outside|beyond)\b.{0,20}\b(?:influence|control|power|reach)\b/,
      ],
      none: [/\[each\]|\bnot (?:be )?(?:excused|relieved)\b/],
      clauseNone: [/\b(?:either|neither|each|both) part(?:y|ies)\b|\[each\]/],
    },
  ],
  'own-failures-as-force-majeure': [
    {
      bears: 'taker',
      all: [
        /\b(?:lack of (?:funds|money|financing|staff|capital)|insolvency|failure of (?:the )?\[(?:giver|a)\]'s (?:\w+ )?(?:suppliers?|subcontractors?|equipment|systems?|machinery)|(?:suppliers?|subcontractors?|staff|employees|workforce)(?:'s)? (?:failure|default|strike)s?|breakdowns? of (?:the )?\[(?:giver|a)\]'s)\b/,
        /\bforce majeure\b/,
        /\b(?:is|are|be|deemed|counts?|includes?|means|constitutes?|treated)\b/,
      ],
      none: [/\b(?:not|no|never|other than|excluding|except)\b/],
    },
    {
      bears: 'taker',
      all: [
        /\bforce majeure["”]? (?:includes?|means|covers?|is)\b|\b(?:is|are|be|as) (?:deemed |considered )?(?:an? )?(?:event of )?force majeure\b/,
        /\b(?:difficult\w+|failures?|inability|problems|shortages?|delays?)\b.{0,25}(?:\[(?:giver|a)\]|\b(?:staff|labor|materials|equipment|suppliers?|subcontractors?|funds|financing)\b)/,
      ],
      none: [/\b(?:not|no|never|other than|excluding|except|unless|beyond .{0,20}control)\b/],
      test: (_, { actor }) => !/customer|client|buyer|tenant/.test(actor?.word ?? ''),
    },
  ],
  'no-exit-from-long-force-majeure': [
    {
      bears: 'actor',
      force: ['right', 'fact'],
      all: [
        event,
        /\b(?:continues?|lasts?|persists?|exceeds?|prolonged)\b.{0,20}\b\d+ (?:consecutive |calendar |successive )?(?:days|months|years?|weeks)\b/,
        /\[a\] may (?:\w+ )?(?:terminate|cancel|end|withdraw)\b/,
      ],
      none: [/\[each\]|\beither\b/],
      test: ([, long]) =>
        (daysIn(
          /\d+ (?:\w+ )?(?:days|months|years?|weeks)/
            .exec(long![0])![0]
            .replace(/consecutive |calendar |successive /, ''),
        ) ?? 0) >= 270,
    },
    {
      bears: 'both',
      all: [
        /\b(?:agreement|contract|lease)\b.{0,15}\b(?:shall |will )?(?:continue|remain)s? in (?:full )?(?:force|effect)\b/,
        /\b(?:notwithstanding|despite|regardless of|irrespective of|however long)\b/,
        event,
      ],
      none: [/\bnot\b|\buntil\b|\bunless\b/],
    },
    {
      bears: 'other',
      force: 'right',
      all: [/^only (?:the )?\[a\] may (?:terminate|cancel|end)|\[a\] alone may (?:terminate|cancel|end)/, event],
    },
  ],
  'no-force-majeure-relief': [
    {
      bears: 'giver',
      all: [
        /\b(?:strikes?|shortages?|supplier (?:failures?|delays?)|pandemics?|epidemics?|weather|war|acts? of god|breakdowns?|labor disputes?|transport)\b/,
        /\b(?:shall|will|does|do) not (?:excuse|relieve|release|discharge|exempt)\b.{0,10}\[giver\]/,
      ],
    },
    {
      bears: 'actor',
      force: ['no-right', 'ban', 'waiver'],
      all: [
        event,
        /\b(?:not (?:be )?entitled|no (?:right|claim|entitlement)|waives?|may not (?:claim|invoke|rely on))\b.{0,30}\b(?:relief|extension|excuse|suspension|claim|invoke|force majeure|protection)\b/,
      ],
      none: [/\[each\]|\bneither\b|\bcompensation\b|\bunless\b/],
    },
    {
      bears: 'actor',
      all: [
        /^no (?:strike|shortage|event|delay|accident|act of god|pandemic|breakdown|circumstance)\b.{0,50}\b(?:releases?|excuses?|relieves?|frees?|discharges?)\b.{0,6}\[a\]/,
      ],
    },
  ],
  'force-majeure-notice-trap': [
    {
      bears: 'actor',
      all: [
        /\brelief\b|\bexcuse[sd]?\b/,
        /\b(?:conditional|condition(?:ed)?|subject to|only if|provided|depends)\b.{0,30}\bnotice\b/,
        /\bwithin (?:\d+ hours?|[1-5] (?:business |calendar )?days?)\b/,
      ],
      none: [/\binjunctive relief\b|\bequitable relief\b|\brent relief\b/],
    },
  ],
  'supply-diverted-in-force-majeure': [
    {
      bears: 'taker',
      force: ['right', 'fact', 'no-duty'],
      all: [
        shortage,
        /\b(?:allocate|apportion|sell|supply|divert|distribute|ration)\b/,
        /\b(?:own use|other customers?|others|third parties|(?:it|\[a\]) (?:sees fit|considers?|deems?|chooses?|determines?|elects?)|discretion)\b/,
      ],
      none: [
        /\b(?:not|pro[- ]rata|proportion\w*|fair and (?:reasonable|equitable)|shares?|partnership|profits?|income|purchase price)\b/,
        /^(?:the )?\[taker\]/,
      ],
      test: (_, { actor }) => !/buyer|purchaser|customer|client/.test(actor?.word ?? ''),
    },
    {
      bears: 'taker',
      force: ['right', 'fact'],
      types: ['purchase-agreement', 'power-purchase-agreement', 'other'],
      all: [
        /\b(?:allocate|apportion|ration)\b/,
        /\bavailable (?:production|supply|supplies|products?|goods|stock|quantit\w+|output)\b/,
        /\b(?:in (?:such|any) manner|as it|discretion|sees fit|considers?|deems?)\b/,
      ],
      none: [/\b(?:not|pro[- ]rata)\b/],
    },
    {
      bears: 'taker',
      force: 'right',
      types: ['purchase-agreement', 'power-purchase-agreement', 'other'],
      all: [
        /\b(?:allocate|apportion|ration|distribute|divide)\b/,
        /\b(?:remaining|available|limited|reduced)\b.{0,15}\b(?:output|production|supply|supplies|products?|goods|stock|quantit\w+|capacity)\b/,
        /\b(?:as it|in (?:any|such) manner|discretion|(?:sees|thinks) fit|considers?|deems?)\b/,
      ],
      none: [/\b(?:not|pro[- ]rata)\b/],
      test: (_, { actor }) => !/buyer|purchaser|customer|client/.test(actor?.word ?? ''),
    },
  ],
  'force-majeure-extends-term': [
    {
      bears: 'taker',
      all: [
        /\b(?:agreement|contract|term|lease)\b.{0,15}\b(?:is|shall be|will be) (?:\w+ )?(?:extended|prolonged)\b/,
        /\b(?:as long as|period|duration|time)\b/,
        event,
      ],
      none: [/\b(?:not|unless)\b|\btime for\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
