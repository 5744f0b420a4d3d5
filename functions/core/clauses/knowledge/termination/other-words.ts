import { daysIn } from '../../text/quantities.ts';
import type { IssueRule } from '../issue.ts';

const ends =
  /\b(?:terminat\w+|cancel\w*|end (?:this|the|its|their)|rescind|withdraw from|leave|dismiss\w*|resign\w*)\b/;
const notSo = /\b(?:not|never|no|neither|nor|unless|except)\b/;
const bothSides = /\[each\]|\beither\b|\bmutual/;
/** Grounds so grave that a right bound to them hardly ever arises. */
const gravest =
  /\b(?:gross misconduct|gross negligence|fraud\w*|wil?lful|intentional|deliberate|criminal|felony|crimes?|repeated|persistent|(?:second|third|fourth|fifth) (?:\w+ ){0,2}?breach|court|tribunal|arbitrat\w+)\b/;
const illness =
  /\b(?:ill(?:ness)?|sick(?:ness)?|injur(?:y|ed)|disab(?:led|ility)|incapacit(?:y|ated|ation)|medical|ill-?health|pregnan\w+)\b/;

/** That a party may end the contract in some cases alone. */
const endsOnly = [
  /\[a\] (?:\w+ )?(?:may|can|is entitled to|shall be entitled to)\b/,
  ends,
  /\b(?:only|solely|exclusively)\b/,
];

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'long-or-unequal-notice': [
    {
      bears: 'taker',
      force: ['right', 'fact', 'duty'],
      all: [
        /\bterminat\w+|\bcancel\b/,
        /\[a\] (?:\w+ ){0,3}?terminate\b.{0,40}?\b(?:on|upon|by giving|with|giving) (?:not less than |at least )?\d+ (?:days?|weeks?|months?)'?.{0,30}\[o\].{0,60}?\b\d+ (?:days?|weeks?|months?)\b/,
      ],
      none: [bothSides],
      test: (hits, { words, standing }) => {
        const [first = 0, second = 0] = [...words.matchAll(/\b\d+ (?:days?|weeks?|months?|years?)\b/g)].map(
          ([period]) => daysIn(period) ?? 0,
        );
        return hits.length > 0 && standing !== 'both' && second > first;
      },
    },
    {
      bears: 'actor',
      force: ['duty', 'ban', 'right'],
      all: [
        /\b(?:notice of (?:resignation|termination)|notice (?:to (?:terminate|resign|leave))|resign\w*)\b/,
        /\b(?:shall|must|will|required|only)\b/,
        /\b\d+ (?:calendar |business |full )?(?:days?|weeks?|months?|years?)\b/,
      ],
      none: [bothSides, /\bnon-?renewal\b|\bcure\b|\bremed/],
      test: ([, , period], { words }) => (daysIn(period![0]) ?? 0) >= 85 && /^(?:the )?\[a\]/.test(words),
    },
    {
      bears: 'actor',
      types: ['employment-contract'],
      force: 'duty',
      all: [
        /^(?:the )?\[a\] (?:must|shall|will)\b.{0,20}\bgive\b/,
        /\bnotice\b/,
        /\b\d+ (?:calendar |full )?(?:days?|weeks?|months?)\b/,
      ],
      none: [bothSides, /\b(?:absence|leave|vacation|holiday|change)\b/],
      test: ([, , period], { actor }) =>
        (daysIn(period![0]) ?? 0) >= 85 && /employee|executive|worker|you/.test(actor?.word ?? ''),
    },
  ],
  'no-right-to-terminate': [
    {
      bears: 'actor',
      force: ['ban', 'no-right'],
      all: [
        /(?:\b(?:may|shall|can|will|is|are) ?not\b|\bcannot\b|\bno right\b)(?: (?:be|entitled|have|any|the|right|to|permitted|allowed|voluntarily|cancel|or|rescind|withdraw|otherwise)){0,6} (?:terminate|cancel|rescind|withdraw from|resign|end (?:this|the)|leave)\b/,
        /\b(?:before|prior to|during|until|once|after|within|for convenience|for any reason)\b/,
        /\b(?:term|period|expir\w+|end|convenience|booked|booking|ordered|order|placed|accepted|signed|confirmed|any reason|first \d+|minimum|\d+ (?:months?|years?)|anniversary|commenced|begun|started)\b/,
      ],
      none: [
        bothSides,
        /\b(?:unless|except|save|other than|without (?:giving|\d+|prior|cause|good|just|first|notice)|cured?|remed\w+|merely because|solely because|insurance|employees?' benefit|policy of)\b/,
      ],
    },
    {
      bears: 'actor',
      force: ['right', 'fact'],
      all: [...endsOnly, gravest],
      none: [
        /\bmay not\b|\bnot be\b|\[each\]|\beither\b|\bsuspend\b|\bor (?:for )?(?:material breach|cause|convenience)\b/,
      ],
    },
    {
      bears: 'actor',
      force: ['ban', 'no-right', 'fact'],
      all: [
        /\bcan't (?:terminate|cancel|end|leave)\b|\bno (?:early |premature )?(?:termination|cancellation|exit|withdrawal) (?:by|of) (?:the )?\[a\] (?:is|shall be) (?:permitted|allowed|possible|accepted)\b/,
      ],
      none: [bothSides, /\b(?:unless|except|without (?:giving|cause|notice|good))\b/],
    },
  ],
  'remaining-fees-on-termination': [
    {
      bears: 'taker',
      all: [
        /\b(?:remaining|unpaid|outstanding|future|full|all)\b.{0,30}\b(?:fees?|payments?|installments?|charges|sums|amounts|rent)\b/,
        /\b(?:accelerat\w+|fall due|become due|due and payable)\b|\bobligation to pay\b.{0,40}\b(?:full|entire|whole|remaining|balance of the) (?:\w+ )?(?:term|period)\b/,
        /\bterminat\w+|\bcancel\w*/,
      ],
      none: [
        /\b(?:accrued (?:up )?to|up to (?:and including )?the date|refund|prior to (?:the )?(?:date of )?termination|no fees|loan|note|debt)\b/,
      ],
      test: (_, { words }) =>
        /accelerat|due|full|entire|whole|balance/.test(words) && !/\[giver\] shall pay/.test(words),
    },
    {
      bears: 'taker',
      force: ['ban', 'fact', 'duty', 'no-right'],
      all: [
        /\bterminat\w+|\bcancel\w*/,
        /\b(?:relieve|release|excuse|discharge|affect)\b/,
        /\b(?:obligation|liability|duty) (?:to pay|for)\b.{0,40}\b(?:full|entire|whole|remain\w+|balance|all) ?(?:of )?(?:the )?(?:\w+ )?(?:term|period|fees)\b/,
      ],
      none: [/\baccrued\b|\bprior to\b|\bbefore\b|\bincurred\b/],
    },
    {
      bears: 'actor',
      force: ['duty', 'fact'],
      all: [
        /\[a\] (?:\w+ )?(?:owes?|pays?|(?:shall|must|will) (?:pay|owe)|remains? liable for)\b/,
        /\b(?:all|any|the) (?:remaining|outstanding|future) (?:fees?|payments?|charges|installments?|rent)\b|\ball fees (?:for|of) the (?:rest|remainder|whole)\b/,
        /\b(?:ends?|terminat\w+|cancel\w*)\b/,
      ],
      none: [/\b(?:accrued|up to the (?:date|effective)|prior to|not)\b/],
      test: (_, { actor }) => !/provider|vendor|supplier|landlord|licensor|employer/.test(actor?.word ?? ''),
    },
  ],
  'termination-fee': [
    {
      bears: 'taker',
      all: [
        /^(?:early )?(?:cancellations?|termination|withdrawal|rescheduling)\b.{0,60}/,
        /\b(?:subject to|incurs?|attracts?|carries|entails?|costs?|against)\b/,
        /\b(?:fees?|charges?|penalt(?:y|ies)|payment)\b|\d ?%|[$£€]/,
      ],
      none: [/\bno (?:fee|charge)|\bfree\b|\bwithout\b|\bby (?:the )?\[giver\]|\bnot\b/],
    },
    {
      bears: 'actor',
      force: ['duty', 'fact', 'promise'],
      all: [
        /\bif (?:the )?\[a\] (?:\w+ )?(?:resigns?|leaves?|terminates?|cancels?|withdraws?|ends)\b/,
        /\[a\] (?:shall|must|will) (?:\w+ )?(?:pay|reimburse|repay|owe)\b/,
        /[$£€] ?\d|\b\d+ ?%|\b(?:training|recruit\w+|relocation|sign-on|signing) (?:costs?|bonus)\b|\b\d+ months?'? (?:salary|fees?|rent)\b/,
      ],
      none: [notSo, /\baccrued\b/],
    },
  ],
  'cause-hard-to-prove': [
    {
      bears: 'actor',
      force: ['right', 'fact'],
      all: [
        ...endsOnly,
        /\b(?:(?:second|third|fourth|fifth) (?:\w+ ){0,2}?breach|wil?lful|repeated|persistent|finally (?:determined|adjudicated)|for more than (?:9\d|1[0-9]\d) days|after (?:2|3|three|two) (?:\w+ )?(?:reminders?|notices?|warnings?))\b/,
      ],
      none: [/\bmay not\b|\[each\]|\beither\b/],
    },
  ],
  'immediate-no-cure': [
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        ends,
        /\b(?:without (?:a |any )?(?:cure|grace)(?: period)?|no (?:cure|grace) period|without (?:\w+ )?opportunity to (?:cure|remedy))\b/,
      ],
      none: [bothSides, /\b(?:may|shall) not\b/],
    },
  ],
  'subjective-termination-ground': [
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        ends,
        /\b(?:suspects?|in (?:the )?\[a\]'s (?:\w+ )?(?:opinion|discretion|judgment|view)|in its (?:\w+ )?(?:opinion|discretion|judgment|view)|(?:is|are) (?:not satisfied|dissatisfied|unhappy))\b/,
        /\b(?:if|where|when|because|breach|unsatisf\w+|performance|work|conduct)\b/,
      ],
      none: [
        bothSides,
        /\b(?:may|shall) not\b|\b(?:court|reasonable (?:grounds|discretion|judgment)|after investigation|opportunity to cure|\d+ days)\b/,
      ],
    },
  ],
  'cross-termination': [
    {
      mutual: true,
      bears: 'taker',
      all: [
        /\b(?:default|breach|termination|expiry|cancellation)\b.{0,20}\b(?:under|of|in)\b.{0,12}\b(?:any other|another|other|all other) (?:agreements?|contracts?|lease|orders?)\b/,
        /\b(?:is|shall be|constitutes?|shall constitute|counts? as|is deemed|terminates?|ends?|entitles?)\b.{0,30}\b(?:default|breach|this (?:agreement|contract|lease|one))\b/,
      ],
      none: [/\b(?:not|never|no)\b|\bloan\b/],
    },
    {
      bears: 'taker',
      all: [
        /\bany other (?:agreement|contract|order|lease)\b.{0,40}\b(?:ends?|terminates?|is terminated|expires?|lapses?)\b/,
        /\bso (?:does|will|shall) this\b|\bthis (?:agreement|contract|one) (?:also |shall |will )*(?:ends?|terminates?)\b/,
      ],
      mutual: true,
    },
  ],
  'no-refund-on-termination': [
    {
      bears: 'taker',
      all: [
        /\bterminat\w+|\bcancel\w*|\bexpir\w+/,
        /\b(?:not|no|never|neither|nor)\b.{0,30}\b(?:entitle\w*|give|receive|right|confer)\b.{0,40}\b(?:refund|repayment|reimbursement|credit)\b/,
      ],
      none: [/\[giver\] (?:is|shall be|shall) not\b|\brefund only\b|\bnot (?:limit|affect)\b/],
    },
    {
      bears: 'taker',
      all: [
        /\[(?:a|taker)\] (?:gets?|receives?|is given|will (?:get|receive)) (?:back nothing|nothing back|no money back|nothing)\b/,
        /\b(?:ends?|ended|terminat\w+|cancel\w*|leaves?|expir\w+)\b/,
      ],
      test: (_, { actor }) => !/provider|vendor|supplier|landlord|contractor|licensor/.test(actor?.word ?? ''),
    },
  ],
  'no-pay-for-work-done': [
    {
      bears: 'giver',
      all: [
        /\bterminat\w+|\bcancel\w*/,
        /\b(?:no (?:further |other |additional )?(?:payment )?(?:obligation|liability|payment|duty)s?\b|not (?:be )?(?:liable|responsible|obliged|obligated|required)|forfeits?|only pays?|pays? only|no (?:fees?|compensation))\b/,
        /\b(?:payment obligations?|unpaid fees|(?:any )?(?:fees|expenses|compensation|payment)|work (?:in progress|done|performed)|accepted)\b/,
      ],
      none: [
        /\bbonus(?:es)?\b/,
        /\b(?:other than|except|accrued|up to (?:the )?(?:date|termination)|through the (?:effective )?date|prior to|shall pay (?:the )?\[\w+\] for|renewal|refund|notice period)\b|\bforfeits? no\b|\[taker\]'s (?:prepaid|deposit)|\bdeposit\b|\[each\]/,
      ],
      types: ['service-agreement', 'other', 'employment-contract', 'purchase-agreement'],
      test: (_, { words, actor }) =>
        // Who pays is freed, or who is paid goes without.
        /client|customer|owner|company|buyer|purchaser|employer|contractor|provider|supplier|consultant|we\b/.test(
          actor?.word ?? '',
        ) && !/\[a\] (?:shall|will) (?:pay|continue to pay)\b/.test(words),
    },
  ],
  'no-claim-on-termination': [
    {
      bears: 'actor',
      force: ['no-right', 'ban', 'waiver', 'exclusion'],
      all: [
        /\[a\]/,
        /\b(?:no (?:claim|right|entitlement)|not (?:be )?(?:entitled|entitle|give)|neither|waives?)\b/,
        /\b(?:compensation|indemnity|damages|loss of (?:office|goodwill|employment|position|profits?|prospects))\b/,
        /\b(?:terminat\w+|expir\w+|loss of (?:office|employment|position)|dismissal|non-?renewal)\b/,
      ],
      none: [/\[each\]|\bindirect\b|\bconsequential\b|\baccrued\b|\bwithout prejudice\b|\bwrongful\b/],
    },
    {
      bears: 'taker',
      force: ['no-duty', 'fact', 'duty', 'exclusion'],
      all: [
        /\[(?:giver|a)\] (?:shall |will )?(?:owes? no|(?:is|be) not (?:liable|obliged) (?:for|to pay)|pays? no|has no obligation to pay)\b/,
        /\b(?:compensation|damages|indemnity)\b/,
        /\b(?:terminat\w+|ends?|cancels?|expir\w+)\b/,
      ],
      none: [bothSides, /\b(?:indirect|consequential|wrongful|to the extent|except)\b/],
      test: (_, { actor }) =>
        /provider|vendor|supplier|licensor|franchisor|manufacturer|lender|we|landlord|company/.test(
          actor?.word ?? '',
        ) && actor?.standing !== 'own',
    },
  ],
  'wind-down-costs-on-supplier': [
    {
      bears: 'giver',
      all: [
        /\b(?:wind(?:ing)?[- ]?down|demobili[sz]\w+|breakage|severance|redundanc\w+|run-?off|stranded)\b/,
        /\b(?:bears?|at its (?:own )?(?:cost|expense)|own costs?|not (?:be )?(?:responsible|liable|reimburse\w*|payable|paid)|no\b.{0,40}\b(?:payable|paid|due|reimburs\w+|recoverable))\b/,
      ],
      none: [
        /\bshall (?:pay|reimburse|compensate) (?:the )?\[\w+\]|\[each\]|\bemployee\b|\bloan\b|\bexecutive\b|\bwill reimburse\b/,
      ],
      test: (_, { actor, words }) =>
        !/employe|executive|landlord|tenant|borrower|lender/.test(actor?.word ?? '') &&
        !/\b(?:loan|prepay|interest rate)/.test(words),
    },
    {
      bears: 'giver',
      all: [
        /\bcosts? of (?:closing|winding|shutting|running)(?: |-)(?:down|up|off)\b/,
        /\bfor (?:the )?\[giver\]'s account\b|\b(?:borne|paid|met) by (?:the )?\[(?:giver|a)\]/,
      ],
    },
  ],
  'termination-for-illness': [
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        illness,
        /\b(?:terminat\w+|dismiss\w*|end(?:s|ed)?(?: the)?(?: employment)?|discharge|lay off)\b/,
        /\[o\]|\bemploy\w+/,
      ],
      none: [
        bothSides,
        /\b(?:not|insur\w+|indemnif\w+|bodily injury|personal injury|third part\w+|property|harmless|fault|workers' compensation|medical (?:plan|aid|insurance|benefits?))\b/,
      ],
      test: (_, { sentence }) =>
        /employ|executive|consultant|contractor|you|worker|service provider/.test(sentence.lower),
    },
    {
      bears: 'giver',
      force: 'fact',
      types: ['employment-contract', 'service-agreement'],
      all: [/\b(?:employment|agreement|engagement|contract)\b.{0,30}\b(?:ends?|terminates?|ceases?)\b/, illness],
      none: [/\bnot\b|\binsur/],
    },
  ],
  'termination-short-notice': [
    {
      bears: 'taker',
      force: ['fact', 'duty'],
      all: [
        /\b\d+ (?:hours?|days?)\b.{0,15}\b(?:after|following|from)\b.{0,20}\bnotice\b.{0,20}\[giver\]/,
        /\b(?:agreement|contract|lease|engagement)\b.{0,10}\b(?:ends?|terminates?|shall (?:end|terminate))\b/,
      ],
      none: [bothSides, /\b(?:breach|default|cure|remed\w+|fail\w*)\b/],
      test: ([period]) => (daysIn(/\d+ (?:hours?|days?)/.exec(period![0])![0]) ?? 0) <= 10,
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
