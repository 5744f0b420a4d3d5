import type { Statement } from '../../statements/statement.ts';
import type { IssueRule } from '../issue.ts';

/** Contracts of work and of supply; in others the same words are of rent, of loans or of notices. */
const works = ['service-agreement', 'purchase-agreement', 'saas-agreement', 'license-agreement', 'other'];
const byGiver = (_: unknown, { actor }: Statement): boolean =>
  !/client|customer|buyer|purchaser|owner|licensee|company|tenant|borrower|^you$/.test(actor?.word ?? '');
const byTaker = (_: unknown, { actor }: Statement): boolean =>
  !/contractor|supplier|provider|seller|vendor|consultant|licensor|landlord|lender|^(?:we|our)$/.test(
    actor?.word ?? '',
  );

/** Rules for the plain wording that every form has. */
export const otherWords = {
  'dates-not-binding': [
    {
      types: works,
      all: [/\btime\b[^.;]{0,40}\bnot (?:be )?of the essence\b/],
      none: [/\breporting\b/, /\bpayments?\b|\bpaying\b/],
      test: (_, { words }) => !/\[taker\]/.test(words),
    },
    {
      types: works,
      all: [
        /\bdelays?\b/,
        /\bnot (?:entitle|give|be a ground|constitute)\b/,
        /\b(?:cancel|terminate|reject|refuse|damages|compensation|claim)\b/,
      ],
      none: [/\breporting\b/, /\bextension\b|\bpayments?\b|\bforce majeure\b/],
      test: (_, { sentence }) =>
        !/\b(?:contractor|supplier|provider|seller|vendor|consultant) to\b/.test(sentence.lower),
    },
  ],
  'time-essence-one-way': [
    {
      types: ['service-agreement', 'purchase-agreement', 'other'],
      all: [/\btimes?\b[^.;]{0,60}\bof the essence\b/],
      none: [
        /\[each\]|\beach party\b|\bboth parties\b|\bas extended\b/,
        /\bnot (?:be )?of the essence\b|\bpay\w*\b|\bnotice\b|\boption\b|\brent\b|\bclosing\b|\bcompletion date\b|\bcure\b|\bescrow\b|\bloan\b/,
      ],
      test: byGiver,
    },
    {
      types: works,
      force: ['right', 'fact'],
      all: [
        /\b(?:cancel|terminate|reject|rescind)\b/,
        /\b(?:not (?:made|delivered|completed|performed|received|effected)|fails? to (?:deliver|complete|perform|meet))\b[^.;]{0,30}\b(?:on|by|within|at) (?:the |any |such )?(?:date|time|day|agreed|specified|milestone|delivery)/,
      ],
      none: [/\b(?:after (?:written )?notice|cure|grace|not (?:cancel|terminate|reject)|\d+ days)\b/],
      test: byTaker,
    },
    {
      types: works,
      force: ['duty', 'promise'],
      all: [
        /\b(?:strictly|strict|punctual\w*)\b[^.;]{0,30}\b(?:adhere|comply|meet|observe|adherence|compliance|schedule|dates?|timetable)\b/,
        /\b(?:schedule|dates?|deadlines?|timetable|milestones?)\b/,
      ],
      none: [/\bpayments?\b|\bsecurity\b|\bpolic(?:y|ies)\b/],
      test: byGiver,
    },
  ],
  'delay-damages': [
    {
      types: works,
      force: ['duty', 'promise'],
      all: [
        /\b(?:credit|pay|allow)\b[^.;]{0,20}[$£€] ?\d/,
        /\b(?:each|every|per|a) (?:\w+ )?(?:day|week)\b/,
        /\b(?:past|beyond|after) (?:the|its|such) (?:deadline|due date|completion date|delivery date|milestone)/,
      ],
      none: [/\b(?:exceed\w*|cap(?:ped)?|maximum|up to|interest|invoices?|payment is)\b/],
      test: byGiver,
    },
    {
      types: works,
      force: ['duty', 'promise', 'right', 'fact'],
      all: [
        /[$£€] ?\d|\b\d+(?:\.\d+)? ?(?:%|percent)/,
        /\b(?:for each|for every|per|each|every|a) (?:calendar |business |working |full |further )?(?:day|week)\b/,
        /\b(?:delays?|late|until (?:completion|delivery|completed|delivered)|after the (?:completion|delivery) date)\b/,
        /\b(?:pays?|payable|deduct\w*|damages|penalt\w+|credit|liable)\b/,
      ],
      none: [
        /\bare fixed at\b/,
        /\b(?:exceed\w*|cap(?:ped)?|maximum|up to|interest|invoices?|late (?:payment|fee)|not (?:be )?liable|rent)\b/,
      ],
      test: (_, statement) => byGiver(_, statement) || /\b(?:deduct|withhold|charge)\b/.test(statement.words),
    },
    {
      types: works,
      force: ['duty', 'promise'],
      all: [
        /\b(?:liable|responsible|indemnify|reimburse|pays?)\b/,
        /\b(?:all|any)\b[^.;]{0,30}\b(?:loss(?:es)?|costs?|damages?|expenses)\b/,
        /\b(?:resulting|arising|caused|due|incurred)\b[^.;]{0,25}\b(?:delay|late (?:delivery|completion|performance))\b/,
      ],
      none: [/\bnot (?:be )?liable\b|\bexceed\b|\bcap\b|\bpayments?\b|\bclient's delay\b/],
      test: byGiver,
    },
  ],
  'no-extension-for-others-delay': [
    {
      types: works,
      all: [
        /\b(?:no|not|notwithstanding|despite|regardless of)\b/,
        /\bno extensions? of (?:time|the)\b|\b(?:completion date|delivery date|schedule|milestones?|deadlines?|dates)\b[^.;]{0,40}\bnot (?:be )?(?:adjusted|extended|changed|moved|postponed)\b|\b(?:meet|complete|keep)\b[^.;]{0,40}\b(?:notwithstanding|despite|regardless of|irrespective of)\b[^.;]{0,20}\b(?:delays?|failure)\b/,
        /\b(?:delay\w*|any reason|act or omission|failure|any cause|granted|allowed)\b/,
      ],
      none: [/\bforce majeure included\b/, /\bpay(?:ing|ments?)\b|\bunless\b|\bexcept\b|\bother than\b|\brenewal\b/],
      test: (_, statement) => byGiver(_, statement),
    },
  ],
  'unilateral-changes': [
    {
      types: works,
      force: ['right', 'fact'],
      all: [
        /\b(?:change|modify|vary|amend|alter|revise|add to|omit|reduce|expand)\b/,
        /\b(?:scope|specifications?|services?|work|requirements|deliverables|statement of work|sow)\b/,
        /\b(?:at any time|by (?:written )?notice|any part|from time to time|reserves the right|as it sees fit|in its (?:sole )?discretion|without (?:the )?\[o\]'s consent)\b/,
      ],
      none: [
        /\bterminate\b/,
        /\b(?:not (?:change|modify|vary|amend)|equitabl\w+|adjust\w*|signed|agree[sd]?|mutual\w*|change order|terms of (?:use|service)|price|fees|personal data|reschedul\w+|location)\b/,
      ],
      test: (_, statement) =>
        /client|customer|buyer|purchaser|owner|company|licensee/.test(statement.actor?.word ?? ''),
    },
    {
      types: works,
      force: ['duty', 'promise'],
      all: [
        /\b(?:proceed with|perform|carry out|implement|comply with)\b[^.;]{0,20}\b(?:any|all|every|each|such)\b[^.;]{0,10}\b(?:changes?|variations?|modifications?)\b/,
        /\b(?:pending|before|prior to|whether or not|without waiting|even if|regardless)\b/,
      ],
      none: [/\bnot (?:be )?(?:obliged|required)\b|\bonly\b|\bup to\b/],
      test: byGiver,
    },
  ],
  'open-ended-scope': [
    {
      types: works,
      force: ['duty', 'promise'],
      all: [
        /\b(?:all|any|such) other (?:services?|work|tasks|duties)\b|\bwhatever else\b|\b(?:any|all) (?:additional|further) (?:services|work|tasks)\b/,
        /\b(?:requests?|requires?|asks?|directs?|requested|required|assigned?)\b/,
      ],
      none: [
        /\b(?:additional (?:fee|charge|compensation)|agreed|rates?|change order|separately|employee|not (?:be )?(?:obliged|required)|applicable law|laws)\b/,
      ],
      test: byGiver,
    },
    {
      types: works,
      all: [
        /\b(?:anything|everything|all work|any (?:item|work|task))\b[^.;]{0,30}\bnot (?:expressly |specifically |explicitly )*(?:excluded|mentioned|described|listed)\b/,
        /\b(?:included|part of|within|form part)\b/,
      ],
      none: [/\bnot (?:be )?included\b/],
    },
  ],
  'key-personnel-locked': [
    {
      types: works,
      all: [
        /\b(?:key (?:personnel|persons?|people|staff)|individuals? (?:named|listed|identified|specified)|persons? named|named (?:individuals?|persons?|personnel))\b/,
        /\bperformed (?:personally |only |exclusively )+by\b|\b(?:cost|expense)s?\b[^.;]{0,40}\breplacements?\b|\breplacements?\b[^.;]{0,60}\b(?:at its (?:own )?(?:cost|expense)|no (?:charge|cost))/,
      ],
      none: [/\bnot (?:be )?(?:liable|required)\b|\bclient's cost\b/],
    },
  ],
  'removal-on-demand': [
    {
      types: works,
      all: [
        /\b(?:removed?|take\b[^.;]{0,30}\boff|withdraw|replace|excluded?)\b/,
        /\b(?:personnel|employees?|staff|people|workers?|individuals?|persons?|members? of)\b/,
        /\b(?:without (?:cause|giving (?:any |a )?reasons?|reason)|at once|any reason|no reason|if (?:the )?\[o\] asks?)\b/,
      ],
      none: [/\bnot (?:require|remove)\b|\bonly for\b|\bgood cause\b|\bdata\b|\bsubject to\b/],
    },
  ],
  'work-subcontracted-freely': [
    {
      types: ['service-agreement'],
      force: ['right', 'fact'],
      all: [
        /\bhave (?:the |any )?(?:work|services|job)\b[^.;]{0,20}\b(?:done|performed|carried out) by (?:others|third parties|another)\b/,
      ],
      none: [/\bnot\b|\bconsent\b|\bat \[o\]'s (?:cost|expense)/],
      test: byGiver,
    },
    {
      types: ['service-agreement', 'other'],
      force: ['right', 'fact'],
      all: [
        /\b(?:use|engage|employ|perform|delegate|subcontract)\w*\b/,
        /\b(?:sub-?contractors?|other companies|third parties|affiliates|agents)\b/,
        /\b(?:perform|provide|do|carry out|fulfil\w*)\b[^.;]{0,40}\b(?:obligations?|services?|work|duties|through)\b/,
      ],
      none: [
        /\bdisclos\w+|\bdata\b/,
        /\b(?:consent|approv\w+|remains? (?:fully )?(?:liable|responsible)|responsible for|not (?:use|engage|employ|subcontract)|only)\b/,
      ],
      clauseNone: [/\bremains? (?:fully )?(?:liable|responsible)\b/],
      test: byGiver,
    },
  ],
  'substitute-performance': [
    {
      types: works,
      force: ['right', 'fact'],
      all: [
        /\b(?:amend|change|modify|vary)\b[^.;]{0,20}\bspecifications?\b|\b(?:provide|supply|deliver|perform)\b[^.;]{0,20}\b(?:different|other|another|alternative)\b[^.;]{0,20}\b(?:services?|products?|goods|version)\b/,
        /\b(?:where necessary|if necessary|as good|equivalent|reserves the right|at any time|considers?|thinks?|think)\b/,
      ],
      none: [/\bnot (?:amend|change|substitute)\b|\bconsent\b|\bagreed\b|\brequired by law\b/],
      test: (_, { actor }) => /contractor|supplier|provider|seller|vendor|consultant|^we$/.test(actor?.word ?? ''),
    },
  ],
  'scope-decided-by-provider': [
    {
      types: works,
      within: 'sentence',
      all: [
        /\b(?:charged?|invoiced?|bill(?:ed)?)\b/,
        /\b(?:outside (?:of )?(?:the )?scope|out-of-scope|additional (?:work|services)|extra (?:work|services)?|not (?:expressly |specifically )?(?:included|described|covered))\b/,
        /\b(?:considers?|thinks?|think|believes?|determines?|then-current|standard rates|without (?:prior )?(?:approval|notice|consent)|proposal|discretion)\b/,
      ],
      none: [
        /\b(?:no additional|not (?:be )?(?:charged?|invoiced?)|approved in writing|written (?:approval|agreement)|change order|agreed|prior (?:written )?(?:approval|consent) of)\b/,
      ],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
