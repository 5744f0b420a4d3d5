import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const lease = ['lease-agreement', 'rental-agreement', 'other'];

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('commercial-lease', file, {
  'assignment-needs-consent': [
    {
      types: lease,
      force: 'ban',
      all: [
        /\b(?:assign|sub-?let|sublease|underlet|part with)/,
        /\bwithout\b.{0,60}\b(?:consent|approval|permission|licen[cs]e)/,
      ],
    },
    {
      types: lease,
      force: ['ban', 'no-right'],
      all: [/\b(?:assign|sub-?let|underlet|part with possession)\b.{0,40}\bpart\b|\bpart (?:only )?of the premises/],
    },
  ],
  'security-from-assignee': [
    {
      types: lease,
      force: ['right', 'duty', 'fact'],
      all: [
        /\b(?:authori[sz]ed guarantee|rent deposit|guarantor|guarantee)\b/,
        /\b(?:require|condition|enter into|provide|procure|ask for)/,
      ],
      clause: [/\b(?:assign|underlet|sublet)/],
      none: [/\bnot (?:be )?(?:required|entitled)/],
    },
  ],
  'consent-may-be-refused': [
    {
      types: lease,
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:refuse|withhold)\w*\b.{0,40}\bconsent|\bconsent\b.{0,60}\b(?:refuse|withh)/,
        /\b(?:arrears|breach|default|financial|covenant strength|unable|able to|standing|weak)/,
      ],
      none: [/\bshall not (?:refuse|withhold)\b(?!.{0,80}\b(?:unless|except))/],
    },
  ],
  'application-costs-recovered': [
    {
      types: lease,
      force: ['duty', 'promise'],
      all: [/\b(?:pay|reimburse|bear)\b/, /\b(?:costs?|fees?)\b/, /\b(?:application|request|consent|licen[cs]e)\b/],
      clause: [/\b(?:assign|underlet|sublet|alter)/],
      none: [/\b(?:landlord|lessor) shall pay|\bemploy/],
    },
  ],
  'consent-reasonable': [
    {
      types: lease,
      all: [/\bnot\b.{0,20}\bunreasonably\b/, /\b(?:consent|withh|refus|delay|condition)/],
      clause: [/\b(?:assign|sub-?let|underlet|alter|change of use|lease|premises)/],
    },
  ],
  'group-sharing-allowed': [
    {
      types: lease,
      force: ['right', 'no-duty', 'fact'],
      all: [/\b(?:share|occup|assign|transfer)/, /\b(?:group|affiliate|purchaser of)/, /\b(?:may|without)\b/],
      none: [/\bmay not|\bshall not/],
    },
  ],
  'review-both-ways': [
    {
      types: lease,
      all: [
        /\brent\b/,
        /\b(?:higher or lower|up or down|upwards? or downwards?|increase or decrease|above or below|whether (?:more|greater) or less)\b/,
      ],
    },
  ],
  'improvements-disregarded': [
    {
      types: lease,
      force: ['duty', 'ban', 'fact', 'promise', 'definition'],
      all: [/\bdisregard|\bno account (?:shall|is to|will)/, /\b(?:improvement|goodwill|occupation|alteration|works)/],
      clause: [/\b(?:rent|market|valu)/],
      none: [/\bnot (?:be )?disregard/],
    },
  ],
  'rent-suspended': [
    {
      types: lease,
      force: ['duty', 'fact', 'right', 'no-duty', 'ban'],
      all: [
        /\brent\b/,
        /\b(?:abate|suspended|cease to be payable|reduced in)\b/,
        /\b(?:damage|destroy|unfit|casualty|insured risk|fire)/,
      ],
      none: [/\bnot (?:be )?(?:abate|suspend|reduce)|\bno\b.{0,60}\babate|\bnor\b|\bwaive/],
    },
    {
      types: lease,
      force: ['duty', 'fact', 'right', 'no-duty', 'ban', 'exclusion'],
      all: [
        /\b(?:rent|payments?)\b.{0,30}\b(?:abates?|abated|suspended|ceases?|stops?|(?:is|be) reduced|not (?:be )?(?:payable|due))\b|\babatement of (?:the )?rent\b/,
        /\b(?:damag\w*|destr\w*|unfit|casualty|fire|flood|untenantable|uninhabitable|cannot be (?:used|occupied)|condemn\w*)\b/,
      ],
      none: [
        /\b(?:rent\b.{0,20}\bnot (?:be )?(?:abate|suspend|reduc)\w*|no abatement|without (?:any )?abatement|nor\b|waives?)\b/,
      ],
    },
  ],
  'cure-before-forfeiture': [
    {
      types: lease,
      all: [
        /\b(?:re-?enter|forfeit|terminate|default|end this lease)/,
        /\b(?:not (?:been )?(?:remedied|cured)|after (?:written )?(?:notice|demand)|\d+ (?:business |working )?days (?:after|of|from)|fails to (?:cure|remedy) within)/,
      ],
      clause: [/(?<!\w)(?:rent|lease|premises|\[\w+\])(?!\w)/],
      none: [/\b(?:whether or not|without (?:any )?notice|may not)/],
    },
    {
      types: lease,
      bears: 'taker',
      all: [
        /\b(?:no (?:forfeiture|re-?entry|termination|eviction)|not (?:forfeit|re-?enter|terminate|evict|end))\b/,
        /\b(?:notice|remed\w*|cur(?:e|ed|ing)|putting|put .{0,20}right|days)\b/,
      ],
      none: [/\b(?:without (?:any )?notice|waives?)\b/],
    },
  ],
  'service-charge-limited': [
    {
      types: lease,
      all: [
        /\b(?:service charge|operating (?:expenses|costs))/,
        /\b(?:not (?:increase|exceed|include)|capped|exclud|no more than)/,
      ],
      force: ['ban', 'duty', 'fact', 'right', 'definition', 'exclusion'],
    },
  ],
  'quiet-enjoyment': [
    {
      types: lease,
      all: [
        /\b(?:quiet(?:ly)? (?:enjoy\w*|possess\w*|hold|have)|peace(?:ful|ably|able)\w*(?: and quiet\w*)? (?:enjoy\w*|possess\w*|hold|occup\w*|use|have)|quiet enjoyment|undisturbed (?:possession|use|enjoyment)|hold .{0,40}without (?:interruption|disturbance|hindrance))\b/,
      ],
      none: [
        /\b(?:no (?:covenant|warranty)|not (?:warrant|covenant)|nuisance|neighbou?rs|other (?:tenants|occupiers|residents)|disturb (?:the )?(?:quiet|other|neighbo))\b/,
      ],
    },
    {
      types: lease,
      all: [
        /\b(?:possession|occupation|occupancy|enjoyment|use of the (?:premises|property|home))\b/,
        /\bnot (?:be )?(?:interfered? with|disturb(?:ed)?|interrupt(?:ed)?|hinder(?:ed)?|molest(?:ed)?)\b|\bundisturbed\b|\bwithout (?:any )?(?:interference|disturbance|interruption|hindrance)\b/,
      ],
      none: [/\b(?:other (?:tenants|occupiers|residents)|neighbou?rs|nuisance|no (?:covenant|warranty))\b/],
    },
  ],
  'landlord-repairs': [
    {
      types: lease,
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:structur\w+|roof|foundations?|exterior|load-?bearing|heating|plumbing|electrical|hvac|common (?:areas|parts)|building systems|boiler|elevators?|smoke (?:alarms?|detectors?)|habitable)\b/,
        /^(?:\S+ ){0,12}?(?:\[a\]|\[giver\]|landlord|lessor)(?:,[^,]{0,60},)? (?:shall|must|will|agrees to|undertakes to|is responsible for|covenants to)\b/,
        /\b(?:repair\w*|maintain\w*|maintenance|replac\w*|keep|good (?:order|condition))\b/,
      ],
      none: [
        /(?<!\w)(?:not (?:be )?(?:required|obliged|responsible|liable)|tenant's (?:sole )?(?:cost|expense)|at (?:the )?\[o\]'s (?:sole )?(?:cost|expense)|no obligation|\[o\] shall reimburse)\b|\[each\]/,
      ],
      test: (_, { actor }) => !/tenant|lessee|renter|resident|hirer|licensee/.test(actor?.word ?? ''),
    },
    {
      types: lease,
      bears: 'taker',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:repairs?|maintenance|upkeep|replacement)\b/,
        /\b(?:shell|structur\w+|roof|foundations?|exterior|mechanical systems?|common (?:areas|parts)|plumbing|heating|electrical|hvac|boiler)\b/,
        /\b(?:falls? to|rests? with|lies? with|is (?:for|the responsibility of)|are (?:for|the responsibility of)|borne by|carried out by|responsibility of) (?:the )?\[(?:giver|o|a)\]/,
      ],
      none: [/\b(?:falls? to|rests? with|borne by|responsibility of) (?:the )?\[taker\]|\bnot\b/],
      test: (_, { actor }) => !/tenant|lessee|renter|resident|hirer/.test(actor?.word ?? ''),
    },
    {
      types: lease,
      bears: 'taker',
      force: ['duty', 'promise'],
      all: [
        /^(?:and )?(?:shall|must|will) (?:\w+ )?(?:repair|maintain|keep|replace)\b|\band (?:shall|must|will) (?:\w+ )?(?:repair|maintain|keep)\b/,
        /\b(?:structur\w+|roof|foundations?|exterior|heating|plumbing|electrical|hvac|common (?:areas|parts)|boiler)\b/,
      ],
      none: [/\b(?:not|tenant's (?:sole )?(?:cost|expense))\b|\[each\]/],
      test: (_, { actor }) => /landlord|lessor|owner/.test(actor?.word ?? ''),
    },
  ],
  'relet-credit': [
    {
      types: lease,
      all: [
        /\b(?:re-?let|re-?rent|re-?lease|find (?:a|another) (?:new |replacement )?tenant|mitigat\w*)\b/,
        /\b(?:shall|must|will|duty|efforts|credit\w*|counts? against|reduc\w*|set against|deduct\w*|less (?:the|any))\b/,
      ],
      none: [
        /\b(?:no (?:duty|obligation)|not (?:be )?(?:required|obliged|obligated)|need not|whether or not|waives?|without (?:any )?(?:duty|obligation)|may re-?let|for (?:the )?\[\w+\]'s account)\b/,
      ],
    },
  ],
  'user-maintains': [
    {
      types: lease,
      force: ['duty', 'promise'],
      all: [
        /\b(?:keep|maintain|repair)\b.{0,60}\b(?:good (?:working )?(?:order|repair|condition)|repair|clean|condition)\b/,
        /\[a\](?:,[^,]{0,60},)? (?:shall|must|will|agrees to|covenants to)\b/,
        /\b(?:premises|equipment|property|vehicle|goods|machine|interior|apartment|unit|home)\b/,
      ],
      test: (_, { actor }) => /tenant|lessee|renter|hirer|resident|licensee/.test(actor?.word ?? ''),
      none: [/\bnot (?:be )?(?:required|obliged)|\[each\]|\bat (?:the )?\[o\]'s (?:cost|expense)/],
    },
  ],
  'may-repossess': [
    {
      types: ['lease-agreement', 'rental-agreement', 'other', 'purchase-agreement'],
      force: 'right',
      all: [
        /\[a\](?:, [^,]{0,60},)? (?:may|can|shall be entitled to|is entitled to|has the right to)\b.{0,60}\b(?:repossess|retake|take (?:back )?possession|re-?enter|recover possession|recover the (?:goods|equipment|premises|vehicle))\b/,
        /\b(?:default\w*|fails?|breach\w*|unpaid|arrears|terminat\w*|insolven\w*)\b/,
      ],
      none: [/\bmay not\b|\[each\]/],
    },
  ],
  'returned-in-condition': [
    {
      types: lease,
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:return|surrender|yield up|deliver up|hand back|vacate)\w*\b/,
        /\b(?:condition|good order|clean|broom)\b/,
        /\b(?:premises|equipment|property|vehicle|goods|machine|unit|apartment|home)\b/,
      ],
      test: (_, { actor }) => /tenant|lessee|renter|hirer|resident/.test(actor?.word ?? ''),
      none: [/\bnot (?:be )?(?:required|obliged)|\bdeposit\b/],
      bears: 'giver',
    },
  ],
  'allowance-or-rent-free': [
    {
      types: lease,
      force: ['duty', 'fact', 'promise', 'right', 'no-duty'],
      all: [
        /\b(?:rent[- ]free|free rent|rent is free|no rent (?:is )?(?:payable|due) (?:for|during)|rent (?:shall be |is )?(?:abated|waived) for|(?:improvement|fit-?out|tenant|construction) allowance|landlord's contribution)\b/,
      ],
      none: [/\b(?:repay|forfeit\w*|no allowance|not (?:be )?entitled|damage|casualty)\b/],
    },
  ],
  'alterations-free': [
    {
      types: lease,
      force: 'right',
      all: [
        /\b(?:alterations?|improvements?|decorat\w*|changes|partitions)\b/,
        /\b(?:without (?:\S+ ){0,3}consent|no consent|non-?structural|cosmetic|minor)\b/,
      ],
      none: [/\bmay not\b|\bonly with\b/],
    },
  ],
  'systems-warranted': [
    {
      types: lease,
      force: ['promise', 'duty', 'acknowledgement'],
      all: [
        /\b(?:warrants?|represents?|guarantees?|deliver)\b/,
        /\b(?:systems?|premises|building|structure|roof|property|home|equipment)\b/,
        /\b(?:good (?:working )?(?:order|condition|repair)|free (?:of|from) (?:\w+ )?defects|habitable|complies?|fit for)\b/,
      ],
      test: (_, { actor }) => /landlord|lessor|owner/.test(actor?.word ?? ''),
      none: [/\bnot (?:warrant|represent)|\bno (?:warranty|representation)|\bmakes no|\[each\]/],
    },
  ],
  'user-bears-risk': [
    {
      types: ['lease-agreement', 'rental-agreement', 'other'],
      force: ['duty', 'fact', 'promise', 'acknowledgement'],
      all: [
        /(?:\[a\]|\[taker\]|\blessee|\btenant) (?:(?:shall|will|hereby|must) )?(?:bears?|assumes?|carr(?:y|ies)|accepts?) (?:the |all |entire |full )*risks? of (?:\w+ ){0,4}?(?:loss|damage|theft|destruction)\b|\brisk of (?:loss|damage)\b.{0,60}\b(?:is|be|rests|remains|lies) (?:with|on|borne by) (?:the )?(?:\[taker\]|\[a\]|lessee)/,
      ],
      none: [/\[each\]|\bgoods in transit|\b(?:buyer|seller|purchaser)\b/],
      test: (_, { actor, words }) =>
        /\[taker\]|lessee|tenant/.test(words) ||
        /lessee|tenant|renter|customer|you\b|hirer|charterer|resident/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
  'loss-payment': [
    {
      types: ['lease-agreement'],
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:pay|pays|payable|paid)\b.{0,160}\b(?:agreed value|stipulated loss value|casualty (?:value|loss value)|termination value|stipulated value)\b|\b(?:agreed value|stipulated loss value|casualty loss value)\b.{0,60}\b(?:due|payable|paid)\b/,
        /\b(?:loss|destr\w+|casualty|theft|damage\w*)\b/,
      ],
      none: [/\bnot (?:be )?(?:pay|due|required)/],
    },
  ],
  'rent-runs-on': [
    {
      types: ['lease-agreement'],
      force: ['duty', 'fact', 'no-duty', 'ban', 'acknowledgement', 'promise'],
      all: [
        /\brent\b.{0,60}\b(?:(?:shall|will) (?:continue|remain)|continues|is|be|shall be|remains) (?:to (?:be )?)?(?:payable|paid|due|accrue)\b.{0,40}\b(?:until|notwithstanding|despite|in spite of|even (?:if|though|where|when)|regardless)\b|\b(?:absolute and unconditional|shall not abate|without abatement)\b.{0,60}\brent\b|\b(?:obligation to pay (?:the )?rent|rent)\b.{0,60}\b(?:absolute and unconditional|not (?:be )?abate)/,
      ],
      none: [/\b(?:renewal term|commencement date|holdover|option)\b/],
    },
  ],
  'taker-chose': [
    {
      types: ['lease-agreement'],
      force: ['fact', 'acknowledgement', 'promise', 'duty'],
      all: [
        /(?:\[a\]|\[taker\]|\blessee)(?: \w+){0,6}? (?:selected|has selected|chose|has chosen)\b.{0,60}\b(?:equipment|goods|aircraft|vehicles?|vendor|supplier|manufacturer|machinery)\b/,
      ],
      none: [/\bnot (?:selected|chosen)/],
    },
  ],
  'option-to-break': [
    {
      types: ['lease-agreement', 'rental-agreement'],
      force: 'right',
      bears: 'actor',
      all: [
        /\[a\] (?:may|shall be entitled to|is entitled to|has the (?:right|option) to|can) (?:\w+ ){0,2}?(?:determine|terminate|end|break|cancel) (?:this|the) (?:tenancy|lease|agreement|term)\b.{0,20}\b(?:on|at|with effect from|as of|effective|after)\b.{0,30}\b(?:\d{4}|date|anniversary|month|year)/,
      ],
      none: [/\b(?:breach|default|fails?|destroy|damage|casualty|insolven\w+|condemn\w*|illegal)\b|\[each\]/],
    },
  ],
  'purchase-option': [
    {
      types: ['lease-agreement', 'rental-agreement'],
      force: 'right',
      bears: 'actor',
      all: [
        /\[a\] (?:may|shall have the (?:right|option) to|has (?:the|an) (?:right|option) to|is entitled to) (?:\w+ ){0,2}?(?:buy|purchase|acquire)\b.{0,60}\b(?:equipment|premises|property|aircraft|vehicles?|machin\w+|goods|asset|leased)\b/,
      ],
      none: [/\bonly from\b|\binsurance\b|\[each\]/],
    },
  ],
});
