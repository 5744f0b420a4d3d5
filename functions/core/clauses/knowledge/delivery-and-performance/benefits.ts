import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on delivery, scope and staff. */
export const benefits = defineBenefits('delivery-and-performance', file, {
  'delay-compensated': [
    {
      within: 'sentence',
      all: [
        /\b(?:delay\w*|late)\b/,
        /\b(?:liquidated damages|delay damages|credit|entitled to|pays?|allows?)\b/,
        /%|\bpercent\b|\b(?:per|each|every) (?:full )?(?:day|week)\b/,
        /\b(?:deliver\w*|goods|price|work|completion|contract)\b/,
      ],
      none: [/\b(?:rent|interest|invoice|late (?:payment|charge|fee)|overdue|no liquidated|payment)\b/],
    },
  ],
  'delay-damages-limited': [
    {
      within: 'sentence',
      all: [
        /\b(?:delay\w*|late)\b/,
        /\b(?:up to|not exceed|maximum|capped|sole remedy|exclusive remedy)\b/,
        /%|\bpercent\b|\bsole remedy\b/,
        /\b(?:deliver\w*|goods|price|work|completion|damages|week|day)\b/,
      ],
      none: [/\b(?:rent|interest|invoice|late (?:payment|charge|fee)|overdue|service credits?|payment)\b/],
    },
  ],
  'may-cancel-late': [
    {
      within: 'sentence',
      all: [
        /\b(?:late|delay\w*|not deliver\w*)\b/,
        /\bmay (?:cancel|terminate|withdraw|reject)\b/,
        /\b(?:goods|deliver\w*|order|items?|work)\b/,
      ],
      none: [/\bmay not|\brent\b|\bpay(?:s|ment)?\b.{0,20}\blate|\binvoice/],
    },
    {
      bears: 'taker',
      force: 'right',
      all: [
        /\[a\](?:, [^,]{0,60},)? (?:may|can|is entitled to|shall be entitled to)\b.{0,40}\b(?:terminat\w*|cancel\w*|rescind|refuse)\b/,
        /\b(?:delay\w*|late)\b/,
        /\b(?:exceeds?|more than|after|longer than|lasts?|continues?)\b.{0,30}\b\d+ (?:days?|weeks?|months?)/,
      ],
      test: (_, { actor }) => !/supplier|seller|provider|contractor|vendor/.test(actor?.word ?? ''),
      none: [/\bmay not\b|\[each\]|\bforce majeure/],
    },
  ],
  'extension-of-time': [
    {
      within: 'sentence',
      all: [
        /\b(?:dates?|time|timetable|deadline|delay)\w*\b/,
        /\b(?:extended|extension|move by|moves? by|matching extension|gives? more time|relieved)\b/,
        /\b(?:caus\w+|delay\w*|force majeure|for which)\b/,
      ],
      none: [/\b(?:no|not)\b.{0,20}\b(?:extension|extend|move)|\blease\b|\brenew|\bloan|\bwaives?/],
    },
    {
      bears: 'giver',
      force: ['duty', 'fact', 'right', 'promise', 'no-duty'],
      all: [
        /\b(?:more time|additional time|extension of (?:time|the)|extend(?:ed|s)? (?:the )?(?:time|date|schedule|deadline)s?|time .{0,30}extended|dates? .{0,30}(?:postponed|moved|extended)|schedule .{0,30}adjusted)\b/,
        /\b(?:delay\w*|late|prevent\w*|variation|obstruct\w*|suspen\w*|act or omission)\b/,
        /\b(?:site|works?|perform\w*|completion|complete|deliver\w*|milestones?|schedule|project|services)\b/,
        /\b(?:owner|employer|customer|client|buyer|purchaser|other)\b|\[(?:taker|o|a)\]/,
      ],
      none: [
        /\b(?:no (?:extension|additional time|more time)|not (?:be )?(?:entitled|granted|extended)|renew\w*|option to extend|term of this|terminat\w*|force majeure|beyond|either party|revenue|years? after|offer|first refusal|insur\w*|in force|rent|lease|loan|maturity)\b/,
      ],
    },
    {
      bears: 'giver',
      force: ['right', 'duty', 'fact', 'promise'],
      all: [
        /\b(?:gets?|receives?|is (?:entitled to|granted|given)|shall (?:be (?:entitled to|granted|given)|have)|are extended|is extended|shall be extended)\b.{0,30}\b(?:extension|extra time|more time|additional time|longer)\b|\b(?:time|dates?|deadlines?|schedule)\b.{0,30}\b(?:is|are|shall be) extended/,
        /\b(?:delay\w*|late|prevent\w*|fails?|obstruct\w*|hinder\w*|suspend\w*|change[sd]?)\b/,
        /\b(?:site|work|works|access|contractor|supplier|information|instruction|deliver\w*|perform\w*|completion|milestones?)\b/,
      ],
      none: [
        /\b(?:no extension|not (?:be )?(?:entitled|granted)|renew\w*|term of|rent|lease|loan|force majeure|beyond|offer|insur\w*|in force|terminat\w*)\b|\[each\]/,
      ],
    },
  ],
  'changes-by-agreement': [
    {
      within: 'sentence',
      all: [
        /\b(?:change(?:s)?|variation)s?\b/,
        /(?<!\w)(?:change order|signed by|both (?:parties )?(?:have )?sign|agreed in writing|until .{0,40}agreed|in writing signed|\[each\] (?:have )?sign)/,
        /\b(?:price|fees?|time|dates?|effect|scope|services|work)\b/,
      ],
      none: [/\bnot need|\bwithout\b|\bmay change\b/],
    },
  ],
  'subcontracting-needs-consent': [
    {
      force: ['ban', 'right', 'duty', 'fact'],
      all: [
        /\bsub-?contract\w*|\bdelegat\w+|\bsub-?process\w+/,
        /\b(?:consent|approval|may object|prior (?:written )?notice)\b/,
      ],
      none: [
        /\bwithout (?:the )?(?:need for )?(?:prior )?(?:consent|approval|notice) (?:of|to)|\bmay .{0,60}without\b|\bno (?:consent|approval)|\bsole discretion without/,
      ],
    },
  ],
  'answers-for-subcontractors': [
    {
      force: ['duty', 'fact', 'transfer'],
      all: [
        /\bsub-?(?:contract|process)ors?\b|\bfor them\b/,
        /\b(?:remains?|is|stays|shall be) (?:fully |solely )?(?:responsible|liable|answerable)\b/,
        /\b(?:sub-?contract|sub-?process)\w*/,
      ],
      none: [/\bnot (?:be )?(?:responsible|liable|answerable)|\bno (?:liability|responsibility)/],
    },
  ],
  'client-must-cooperate': [
    {
      bears: 'giver',
      mutual: true,
      force: ['duty', 'no-duty', 'fact', 'exclusion'],
      types: ['service-agreement', 'saas-agreement'],
      all: [
        /(?:\[giver\]|\[o\]|\[a\]|supplier|provider|consultant|contractor)(?: \w+){0,2}? (?:is|are|shall be|will be) not (?:be )?(?:in default|in breach|liable|responsible)\b.{0,80}\b(?:wait\w*|late inputs?|missing (?:inputs?|information)|delay\w* (?:by|of|in)|fail\w* (?:to|by|of)|depends? on|cooperat\w*)\b/,
      ],
      none: [/\[taker\] (?:is|shall be) not|\bconfiden\w*|\bforce majeure|\bthird part(?:y|ies)\b|\bindemnif/],
      test: (_, { words }) => /(?:customer|client|\[taker\]|\[o\]|\[a\])/.test(words),
    },
    {
      bears: 'giver',
      force: ['duty', 'promise', 'no-duty', 'fact', 'exclusion', 'right'],
      all: [
        /\b(?:access|information|decisions?|approvals?|materials|cooperat\w*|assistance|instructions|facilities|inputs?|content)\b/,
        /\b(?:provide|give|supply|furnish|make available|cooperat\w*|needs?|depend\w*|require[sd]?)\b/,
        /\b(?:excused|relieved|not (?:be )?(?:liable|responsible|in breach)|extended|extension|no liability|adjust\w*)\b/,
        /\b(?:missing|late|delay\w*|fails?|failure|lack|until|to the extent|as far as|in time|timely)\b/,
      ],
      none: [
        /\b(?:confidential\w*|audit\w*|tenant|landlord|lender|borrower|employ\w*|indemnif\w*|force majeure|beyond)\b|\[each\]/,
      ],
    },
    {
      bears: 'giver',
      types: ['service-agreement', 'saas-agreement', 'other'],
      force: ['duty', 'promise'],
      all: [
        /\[a\](?:,[^,]{0,60},)? (?:shall|will|must|agrees to)\b/,
        /\b(?:cooperate|appoint a|provide|supply|give|make available|furnish)\b.{0,90}\b(?:access|information|decisions?|approvals?|test data|data|materials|instructions|facilities|content|project manager|contact person|personnel)\b/,
        /\b(?:timely|promptly|in time|by the dates?|when (?:required|needed)|reasonabl[ey]|binding decisions?|necessary|within \d+)\b/,
      ],
      test: (_, { actor }) => /client|customer|buyer|owner|employer|purchaser/.test(actor?.word ?? ''),
      none: [
        /\b(?:audit\w*|notice of (?:breach|termination)|confidential\w*|employee'?s?|indemnif\w*|personal data)\b|\[each\]/,
      ],
    },
  ],
  'waiting-time-paid': [
    {
      force: ['fact', 'duty', 'right', 'promise'],
      all: [
        /\b(?:waiting|standby|stand-by|idle|downtime|demurrage|delay(?:ed)?)\b.{0,60}\b(?:charged|billed|paid|payable|compensat\w*|invoiced?|rates?)\b/,
        /\b(?:rates?|hour\w*|day|costs?)\b/,
        /(?<!\w)(?:client|customer|owner|buyer|charterer|\[(?:taker|o|a)\])\b|\[[ao]\]/,
      ],
      none: [
        /\b(?:no (?:charge|payment)|not (?:be )?(?:charged|paid|compensated|entitled)|liquidated|per day of delay|late delivery|service credit|interest)\b/,
      ],
      types: ['service-agreement', 'other', 'purchase-agreement'],
    },
  ],
  'key-people-kept': [
    {
      force: ['ban', 'duty', 'promise', 'no-right', 'fact'],
      types: ['service-agreement', 'saas-agreement', 'other'],
      all: [
        /\b(?:key (?:personnel|people|staff|employees|persons?|individuals)|named (?:personnel|consultants?|individuals?))\b/,
        /\b(?:remov\w+|replac\w+|reassign\w*|substitut\w+|redeploy\w*|withdraw\w*|chang\w+)\b/,
        /\bwithout (?:\S+ ){0,6}?(?:consent|approval|agreement)\b/,
      ],
      none: [
        /\bmay (?:at any time|freely)|\bneed not|\[each\]|\bnot be (?:removed|replaced|reassigned|changed|substituted)/,
      ],
    },
    {
      bears: 'taker',
      mutual: true,
      force: ['ban', 'fact', 'duty'],
      types: ['service-agreement', 'saas-agreement'],
      all: [
        /\b(?:key (?:personnel|people|staff)|named (?:personnel|consultants?))\b.{0,40}\bnot be (?:removed|replaced|reassigned|changed|substituted)\b.{0,60}\bwithout (?:\S+ ){0,4}?(?:consent|approval|agreement)\b/,
      ],
      none: [/\[[ao]\]/],
    },
  ],
});
