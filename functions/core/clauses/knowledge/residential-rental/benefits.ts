import { allDaysIn } from '../../text/quantities.ts';
import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const homes = ['rental-agreement', 'lease-agreement', 'other'];

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('residential-rental', file, {
  'landlord-may-enter': [
    {
      types: homes,
      force: ['right', 'fact', 'duty'],
      all: [/\b(?:enter|access|visit)/, /\b(?:inspect|repair|maint|safety|check|works)/],
      clause: [/\b(?:landlord|tenan|property|premises|home)\b|\[giver\]/],
      none: [/\b(?:not enter|may never|gives up|audit|software|no right)/],
    },
    {
      types: homes,
      bears: 'giver',
      force: 'right',
      all: [
        /\[a\](?: or [\w' ]{1,30})? (?:may|can)(?: [\w' ]{1,40},)? (?:enter|visit|access|come in|inspect)\b/,
        /\b(?:inspect|repairs?|maint\w*|safety|check|show)\b/,
      ],
      clause: [/\b(?:rent|deposit|tenan|landlord|property|premises|home|apartment)\b/],
      none: [/\b(?:books|records|audit|accounts|may not)\b/],
    },
  ],
  'entry-in-emergency': [
    {
      types: homes,
      all: [
        /\bemergenc/,
        /\b(?:without (?:prior )?notice|no notice|at once|immediately|other than in|except in|except where|save in|need not|any time|unless)\b/,
      ],
      clause: [/\b(?:enter|access|visit|entry)/],
      none: [/\bemergency or otherwise/],
    },
  ],
  'viewings-allowed': [
    {
      types: homes,
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:show|viewing|view)/,
        /(?<!\w)(?:last \d+|final \d+|end of the|before the end|prospective|buyers?|tenants?|\[\w+\])/,
      ],
      clause: [/\b(?:property|premises|home|apartment|flat|enter|access)/],
      none: [/\bmay not show/],
    },
  ],
  'access-not-refused': [
    {
      types: homes,
      force: 'ban',
      all: [
        /\b(?:refuse|deny|obstruct)\w*\b.{0,40}\b(?:access|entry)|\bchange (?:any|the) locks?|\bunreasonably (?:refuse|withhold)/,
      ],
      clause: [/\b(?:tenan|landlord|property|premises|home)\b|\[\w+\]/],
      none: [/\blandlord shall not/],
    },
  ],
  'entry-with-notice': [
    {
      types: homes,
      all: [
        /\b(?:enter|access|visit|inspect)/,
        /\b(?:24|48|\d+) (?:hours|days)'? (?:written |prior )*notice|\bat least \d+ hours|\breasonable notice/,
      ],
      none: [/\bno notice|\bneed not/],
      clause: [/\b(?:landlord|tenan|property|premises|home)\b|\[giver\]/],
    },
    {
      types: homes,
      bears: 'taker',
      force: ['duty', 'ban', 'right', 'fact', 'promise'],
      all: [
        /\b(?:enter\w*|entry|access|visit\w*|coming in|come in|inspect\w*|viewings?)\b/,
        /\b\d+ (?:hours?|days?)'?s? (?:\w+ ){0,2}notice|\bat least \d+ (?:hours?|days?)|\breasonable (?:\w+ )?notice|\bnot less than \d+ (?:hours?|days?)/,
      ],
      none: [
        /\bno notice\b(?!.{0,20}emergenc)|\bneed not\b|\bwithout notice\b|\baudit|\bbooks\b|\brecords\b|\bterminat/,
      ],
    },
  ],
  'deposit-returned-by-date': [
    {
      types: homes,
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:deposit|balance)\b/,
        /\b(?:return|refund|repa(?:y|id))/,
        /\bwithin (?:\d+|the time)|\b(?:no|not) later than/,
      ],
      clause: [/\bdeposit\b/],
      test: (_, { words }) => allDaysIn(words).every((days) => days <= 60),
    },
    {
      types: homes,
      bears: 'taker',
      force: ['duty', 'promise', 'fact', 'transfer'],
      all: [
        /\bdeposit\b/,
        /\b(?:return|refund|repa(?:y|id)|give[ns]? back|hand(?:s|ed)? back|pa(?:y|id) (?:over|back))\w*\b/,
        /\b(?:within|no later than|not later than|inside|by)\b.{0,12}\b\d+ (?:\w+ )?(?:days?|weeks?)\b/,
      ],
      none: [/\b(?:not (?:be )?(?:returned|refunded)|non-?refundable|forfeit\w*)\b/],
      test: (_, { words }) => allDaysIn(words).every((days) => days <= 60),
    },
  ],
  'deductions-itemized': [
    {
      types: homes,
      force: ['duty', 'promise', 'fact'],
      all: [/\bitemi[sz]ed|\breceipts\b|\bbreakdown\b/, /\b(?:deduct|deposit|statement|list)/],
      none: [/\bnot\b|\bno\b|\bwithout\b(?! interest)|\bwaive/],
    },
  ],
  'wear-excluded': [
    {
      types: homes,
      all: [
        /\b(?:beyond|except(?:ing)?|other than|excluding|not|no)\b.{0,40}\b(?:ordinary|fair|normal|reasonable) wear|\bwear and tear excepted/,
      ],
    },
    {
      types: homes,
      all: [
        /\b(?:ordinary|fair|normal|reasonable) wear(?: and tear)?\b.{0,60}\b(?:not (?:be )?(?:charged|deducted|chargeable|counted|the tenant's)|no charge|excluded|excepted|free|disregarded)/,
      ],
      bears: 'taker',
    },
  ],
  'deposit-as-security': [
    {
      types: homes,
      force: ['right', 'fact'],
      all: [/\bdeposit\b/, /\b(?:deduct|apply|retain|use|secures?)\b/, /\b(?:unpaid rent|damage|arrears|sums due)/],
    },
    {
      types: homes,
      bears: 'giver',
      force: ['duty', 'right', 'fact', 'transfer'],
      all: [
        /\bdeposit\b/,
        /\b(?:deduct|apply|retain|use|secures?|as security|draw on|set against)\b/,
        /\b(?:rent|damage|arrears|sums due|cleaning|repairs?|breach)\b/,
      ],
      none: [/\b(?:may not|shall not|not be (?:applied|used)|last month's rent|only (?:unpaid|for))\b/],
    },
  ],
  'utilities-by-landlord': [
    {
      types: homes,
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:pays?|provides?|bears?|includ(?:es|ed)|supplies|responsible for)\b/,
        /\b(?:water|heat(?:ing)?|electricity|gas|utilities|waste|garbage|trash|internet|sewer)\b/,
        /(?<!\w)(?:rent|landlord|lessor|\[giver\])\b|\[a\]/,
      ],
      test: (_, { actor, words }) =>
        /landlord|lessor|owner/.test(actor?.word ?? '') || /\brent includes\b|\bincluded in the rent\b/.test(words),
      none: [/(?<!\w)(?:not|tenant shall pay|\[o\] shall (?:pay|reimburse)|repair|leaks?)\b/],
    },
  ],
  'pets-allowed': [
    {
      types: homes,
      force: 'right',
      all: [/\b(?:may|is allowed to|can) (?:keep|have)\b/, /\b(?:pets?|cats?|dogs?|animals?)\b/],
      none: [/\bmay not|\bno pets/],
    },
  ],
  'late-fee-grace': [
    {
      types: homes,
      all: [
        /\blate (?:charge|fee)\b/,
        /\b(?:only if|not (?:be )?(?:due|charged)|unless|grace|no late)\b/,
        /\b\d+ days?\b/,
      ],
      none: [/\bno grace\b|\bwithout (?:any )?grace/],
    },
  ],
  'repairs-in-time': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      force: ['duty', 'promise', 'fact'],
      all: [
        /(?:\[a\]|\[giver\]|landlord|lessor|owner|\bwe)(?: \S+){0,6}? (?:start|starts|begin|begins|carry out|carries out|complete|completes|make|makes|repair|repairs|fix|fixes|remedy|attend to|commence|commences)\b.{0,90}\b(?:within|in|no later than) \d+ (?:business |working |calendar )?(?:hours?|days?|weeks?)\b/,
        /\b(?:repair\w*|work|works|defects?|maintenance|faults?|urgent)\b/,
      ],
      none: [/\btenant (?:shall|must)\b|\[taker\] (?:shall|must|will)\b|\bdeposit\b|\brent (?:is|shall)|\bendeavou?r/],
      test: (_, { actor, words }) =>
        /\[giver\]|landlord|lessor|owner/.test(words) ||
        /landlord|lessor|owner|we\b|agent/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
  'may-repair-and-deduct': [
    {
      types: ['lease-agreement', 'rental-agreement'],
      force: ['right', 'fact', 'promise'],
      all: [
        /(?<!\w)(?:\[a\]|\[taker\]|tenant|lessee) may\b.{0,120}\b(?:have (?:it|them|the (?:\w+ )?(?:work|repairs?)) done|carry out|make the repair|arrange|undertake|perform|repair)\b.{0,160}\b(?:deduct|recover|set off|withhold|reimburs\w*|offset)\b/,
      ],
      none: [/\bmay not\b|\bnot (?:deduct|recover)|(?<!\w)(?:landlord|lessor|owner|\[giver\]) may\b/],
      test: (_, { actor, words }) =>
        /\[taker\]|tenant|lessee/.test(words) ||
        /tenant|lessee|resident|renter|you\b/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
  'rent-abates': [
    {
      types: ['rental-agreement'],
      all: [
        /\brent\b.{0,30}\b(?:abates?|abated|ceases?|stops?|suspended|reduced|not (?:be )?(?:payable|due))\b/,
        /\b(?:cannot be (?:lived in|used|occupied)|uninhabitable|unfit|untenantable|damag\w*|destr\w*|can be lived in)\b/,
      ],
      none: [
        /\brent\b.{0,20}\bnot (?:abate|cease|stop|be (?:abated|suspended|reduced))|\bno abatement|\bwithout abatement|\bnor\b/,
      ],
    },
  ],
  'deposit-stated': [
    {
      types: ['rental-agreement'],
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:security )?deposit (?:of|in the (?:amount|sum) of|is|shall be|equal to)\b.{0,20}(?:[$£€] ?\d|\b(?:usd|eur|gbp|cad|aud) ?\d|\b\d+ (?:months?|weeks?)'? rent)/,
      ],
      none: [/\b(?:non-?refundable|additional|increase\w*|restore|top up)\b/],
    },
  ],
  'deposit-restored': [
    {
      types: ['lease-agreement', 'rental-agreement'],
      force: ['duty', 'promise', 'fact'],
      all: [/\b(?:restore|replenish|top up|make up|reinstate|bring)\b.{0,40}\b(?:deposit|letter of credit|security)\b/],
      none: [/\bnot (?:be )?(?:required|obliged)/],
    },
  ],
  'entry-without-notice': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      force: ['right', 'duty', 'no-duty', 'fact'],
      all: [
        /\b(?:enter|entry|access|visit|beforehand)\b/,
        /\b(?:without (?:prior |any )?notice|no (?:prior )?notice (?:is|being) (?:required|needed)|need not (?:give|do so)|not (?:be )?(?:required|obliged) to give (?:\w+ ){0,2}notice)\b/,
      ],
      none: [/\bemergenc\w+|\bmay not|\bshall not (?:enter|visit)|\bexcept\b/],
    },
  ],
});
