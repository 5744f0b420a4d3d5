import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('employment-pay', file, {
  'bonus-pro-rata': [
    {
      all: [
        /\b(?:bonus|incentive|commission)\w*\b/,
        /\b(?:pro-?rat\w*|proportionate(?:ly)?|earned (?:but unpaid|before|up to)|accrued)\b/,
        /\b(?:leav\w*|terminat\w*|end(?:s|ed|ing)?|dismiss\w*|cessation|resign\w*|death|disability|redundan\w+|employment)\b/,
      ],
      none: [/\b(?:no (?:bonus|pro-?rat)|not (?:be )?(?:entitled|pro-?rat|paid|payable)|forfeit\w*|without any)\b/],
    },
    {
      bears: 'giver',
      force: ['duty', 'promise', 'right', 'fact'],
      all: [
        /\bbonus\b/,
        /\bpro[- ]?rat(?:a|ed)\b|\bproportion\w*\b/,
        /\b(?:leaves?|leaver|terminat\w*|ends?|cause|year|dismiss\w*|death|disab\w+)\b/,
      ],
      none: [/\b(?:no pro|not (?:be )?(?:paid|entitled|pro)|forfeit\w*|repay)\b/],
    },
  ],
  'bonus-formula-fixed': [
    {
      force: ['duty', 'right', 'fact', 'promise', 'definition'],
      all: [
        /\b(?:bonus|incentive|commission)\w*\b/,
        /\b(?:targets?|measures?|formula|metrics|goals|objectives|\d+ ?(?:%|percent)(?: of)?)/,
        /\b(?:set (?:out|in)|agreed|in writing|at the (?:start|beginning)|before the (?:start|beginning)|communicated|schedule|within \d+ days (?:of|after) the (?:start|beginning))\b/,
      ],
      none: [/\bdiscretion\b|\bmay (?:change|amend|vary|withdraw|adjust)|\bnot\b|\bunilateral/],
      types: ['employment-contract'],
    },
    {
      bears: 'giver',
      force: ['duty', 'promise', 'right', 'fact'],
      all: [
        /\bbonus\b/,
        /\b(?:shall (?:pay|receive|be paid)|is entitled to|will (?:pay|receive|be paid)|earns?)\b/,
        /\b(?:targets?|objectives?|kpis?|metrics?|milestones?|formula|\d+ ?(?:%|percent))\b/,
      ],
      none: [
        /\b(?:discretion\w*|may (?:be )?(?:withheld|reduced|award)|not (?:be )?entitled|sign-?on|no bonus|forfeit\w*)\b/,
      ],
    },
  ],
  'clawback-narrow': [
    {
      all: [
        /\b(?:claw\w*|recover\w*|repa\w+|recoup\w*)\b/,
        /\bonly (?:if|where|to the extent|in (?:the )?(?:case|event))/,
        /\b(?:fraud|misconduct|restate\w*|required by law|the law requires|dishonest\w*)\b/,
      ],
      none: [/\bnot only\b|\bcustomer|\binsur/],
      types: ['employment-contract'],
    },
  ],
  'pay-not-reduced': [
    {
      all: [
        /\b(?:salary|pay|compensation|remuneration|wages)\b/,
        /\b(?:not (?:be )?(?:reduced|decreased|lowered|cut|reduce|decrease)|no (?:reduction|decrease))\b/,
      ],
      none: [
        /\bexcept (?:in|at|as) (?:\S+ ){0,4}discretion/,
        // What is earned elsewhere is not what the employer pays.
        /\b(?:severance|mitigat\w+|elsewhere|(?:other|subsequent|new|later|another) (?:employ\w+|sources?|work))\b/,
      ],
      types: ['employment-contract'],
    },
  ],
  'overtime-paid': [
    {
      all: [
        /\bovertime|\badditional hours|\bhours in excess|\bhours worked (?:over|beyond|above)/,
        /\b(?:paid|pays?|compensat\w*|1\.5|time and a half|time off in lieu|rate of)\b/,
      ],
      none: [/\b(?:no|not|without|unpaid|includ\w+|exempt)\b/],
    },
  ],
  'equity-accelerates': [
    {
      force: ['fact', 'duty', 'transfer', 'promise', 'right'],
      all: [
        /\b(?:vests?|vesting|accelerat\w*|exercisable)\b/,
        /\b(?:options?|shares?|equity|units|awards?|stock)\b/,
        /\b(?:in full|fully|accelerat\w*|all unvested|immediately)\b/,
        /\b(?:without cause|good reason|change of control|change in control|dismissal|termination|death|sale of)\b/,
      ],
      none: [/\b(?:forfeit\w*|lapse|cancel\w*|not (?:vest|accelerate)|cease to vest|loan)\b/],
    },
  ],
  'paid-leave': [
    {
      types: ['employment-contract'],
      all: [
        /\b(?:holiday|vacation|annual leave|sick (?:pay|leave)|parental leave|paid (?:time off|leave)|pto)\b/,
        /\b(?:entitled|receives?|accrues?|paid|shall have|has)\b/,
        /\b\d+ (?:\w+ )?(?:days?|weeks?)|\bfull (?:pay|salary|sick)/,
      ],
      none: [
        /\b(?:unpaid|no (?:paid|sick)|not (?:be )?(?:paid|entitled)|forfeit\w*|must (?:use|take)|shall take|no payment)\b/,
      ],
    },
  ],
  'pension-paid': [
    {
      types: ['employment-contract'],
      force: ['duty', 'right', 'promise', 'fact'],
      all: [
        /\b(?:pension|retirement plan|401\(?k\)?|health (?:insurance|cover|plan)|life insurance|private medical|dental)\b/,
        /\b(?:contribut\w*|provides?|pays?|maintains?|eligible|entitled|match\w*|participat\w*)\b/,
      ],
      none: [
        /\b(?:not (?:be )?(?:entitled|eligible)|may (?:withdraw|amend|discontinue)|discretion\w*|employee shall contribute)\b/,
      ],
    },
  ],
  'target-bonus-stated': [
    {
      types: ['employment-contract'],
      force: ['duty', 'right', 'fact', 'promise', 'definition'],
      all: [
        /\b(?:on-target|target(?:ed)?)\b.{0,50}\bbonus\b.{0,80}\b\d+(?:\.\d+)? ?(?:%|percent|per cent)|\bbonus\b.{0,80}\b(?:on-target|target\w*)\b.{0,60}\b\d+(?:\.\d+)? ?(?:%|percent|per cent)|\bon-target bonus of\b/,
      ],
      none: [/\bup to\b|\bno (?:target )?bonus|\bnot (?:be )?entitled/],
    },
  ],
  'award-stated': [
    {
      types: ['employment-contract'],
      force: ['duty', 'promise', 'fact', 'right'],
      all: [
        /\b(?:pay|paid|payable|receive|entitled to|grant|awarded?)\b.{0,60}\b(?:sign(?:ing|-on|ing-on)|sign on|retention|relocation|welcome|joining|inducement)[- ]?(?:award|bonus|payment|allowance)?\b.{0,50}(?:[$£€]|\b(?:usd|eur|gbp|cad|aud)) ?\d/,
      ],
      none: [/\b(?:repay|repaid|clawback|forfeit|shall not|must return)\b/],
    },
  ],
  'unvested-lapses': [
    {
      types: ['employment-contract'],
      mutual: true,
      force: ['fact', 'duty', 'ban', 'no-right', 'acknowledgement'],
      all: [/\bunvested\b.{0,80}\b(?:lapses?|forfeited?|expires?|cancel\w*|terminates?|void)\b/],
      none: [/\bnot (?:lapse|be forfeited)|\baccelerat\w*|\bgood leaver\b/],
    },
  ],
});
