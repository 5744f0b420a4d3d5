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
      none: [/\bnot\b|\bno\b|\bwithout\b|\bwaive/],
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
        /\b(?:rent|landlord|lessor|\[giver\])\b|\[a\]/,
      ],
      test: (_, { actor, words }) =>
        /landlord|lessor|owner/.test(actor?.word ?? '') || /\brent includes\b|\bincluded in the rent\b/.test(words),
      none: [/\b(?:not|tenant shall pay|\[o\] shall (?:pay|reimburse)|repair|leaks?)\b/],
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
});
