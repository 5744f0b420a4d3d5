import type { Statement } from '../../statements/statement.ts';
import type { IssueRule } from '../issue.ts';

const ofTenants = (_: unknown, { sentence }: Statement): boolean =>
  /\b(?:tenan(?:ts?|cy)|residents?|roommates?|lease|rent)\b/.test(sentence.lower);
const isLandlord = (_: unknown, { actor }: Statement): boolean =>
  /landlord|owner|lessor|management|^we$/.test(actor?.word ?? '');
const isNotLandlord = (_: unknown, statement: Statement): boolean => !isLandlord(_, statement);

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'entry-without-notice': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      force: ['ban', 'duty', 'no-right'],
      all: [
        /\bnot (?:refuse|deny|prevent|object to)\b[^.;]{0,20}\b(?:entry|access)\b/,
        /\bat any (?:time|hour)\b|\bfor any reason\b|\bwhether or not\b/,
      ],
      none: [/\breasonable\b|\bnotice\b|\bemergenc|\bunreasonably\b/],
      test: isNotLandlord,
    },
    {
      types: ['rental-agreement', 'lease-agreement'],
      all: [
        /\b(?:consents?|agrees?|permits?) to (?:the )?(?:entry|access)\b|\bwaives? (?:any |all |the |its )?(?:rights? to )?(?:prior |advance )?notice\b/,
        /\b(?:entry|enters?|entering|access)\b/,
        /\bat (?:any|all) times?\b|\bwaives?\b|\bwithout (?:prior )?notice\b|\bwhether or not\b/,
      ],
      test: ofTenants,
      none: [/\bre-enter\b|\bemergenc|\breasonable (?:times|notice)\b|\baudit\b|\bpossession\b/],
    },
    {
      types: ['rental-agreement'],
      force: ['right', 'fact', 'duty', 'no-duty'],
      within: 'sentence',
      all: [
        /\b(?:enter|entry|access|comes? in|let \w+ in|visits?)\b/,
        /\b(?:whenever|at (?:whatever|any|all) hours?)\b/,
        /\bannounced or not\b|\bnot (?:be )?required to (?:tell|notify|warn|inform)\b|\bit suits\b/,
      ],
      none: [/\bonly\b|\bmay not\b|\bshall not\b|\bno access\b|\bemergenc/],
    },
  ],
  'self-help-eviction': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      force: ['right', 'fact', 'waiver', 'acknowledgement'],
      all: [
        /\b(?:re-?tak\w+|tak\w+|recover\w*|regain\w*|re-?enter\w*|enter\w*|exclude|expel|evict|remov\w+)\b/,
        /\b(?:possession|premises|persons|property|tenant|\[o\])(?!\w)/,
        /\bwithout (?:an? |any |the need for |recourse to |resort(?:ing)? to |obtaining |further )*(?:\w+ or )?(?:court|judicial|legal) (?:orders?|proceedings?|process|action)\b|\b(?:using|use|by) (?:such |reasonable |any |all )*(?:force|means)\b|\bwithout (?:notice or|being (?:liable|guilty))\b/,
      ],
      none: [/\bnot\b|\bonly\b|\blawful\b|\bequipment\b|\bgoods\b|\baccordance with (?:applicable )?law\b/],
    },
    {
      types: ['rental-agreement', 'lease-agreement'],
      all: [
        /\b(?:property|belongings|possessions|goods|furniture|effects)\b/,
        /\b(?:seized?|sold|sell|dispose of|lien|distrain)\b/,
        /\b(?:arrears|unpaid|rent due|owed|rent owing)\b/,
      ],
      none: [/\bnot\b|\bcourt\b|\baccordance with\b|\bequipment\b|\bpurchas/],
      test: ofTenants,
    },
    {
      types: ['rental-agreement'],
      force: ['right', 'fact'],
      all: [
        /\b(?:swap|change|replace)s? the locks\b|\b(?:put|set|place)s? (?:\S+ ){0,3}?(?:furniture|belongings|things) (?:out|on the (?:street|sidewalk|curb))\b/,
      ],
      none: [/\bnot\b|\bcourt\b|\bkeys?\b/],
    },
  ],
  'rent-raised-midterm': [
    {
      types: ['rental-agreement'],
      all: [
        /\brent\b/,
        /\b(?:increased?|raised?|adjust(?:ed)?)\b/,
        /\bduring the (?:lease )?term\b|\bnotwithstanding\b[^.;]{0,30}\bterm\b/,
        /\b(?:taxes|insurance|costs?|expenses|notice)\b/,
      ],
      none: [/\bnot be\b|\bno increase\b|\brenewal\b|\bmonth-to-month\b|\breview date\b/],
    },
    {
      types: ['rental-agreement'],
      force: ['right'],
      all: [
        /\brent\b/,
        /\b(?:halfway through|midway through|in the middle of|within) (?:the |this )?(?:lease|term|tenancy|year)\b/,
        /\b(?:raise|increase|lift|put (?:\S+ ){0,3}?up)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'tenant-repairs-all': [
    {
      types: ['rental-agreement'],
      all: [
        /\b(?:not (?:be )?(?:responsible|liable)|no responsibility) for\b[^.;]{0,30}\b(?:maintaining|repairing|maintenance|repairs?|upkeep)\b|\brepairs?\b[^.;]{0,40}(?:\[a\]|\[taker\])'s (?:sole )?responsibility\b/,
      ],
      none: [/\b(?:caused|damage|except|other than|unless|negligen\w+)\b/],
      test: (_, { actor, words }) =>
        /landlord|owner|lessor|^we$/.test(actor?.word ?? '') || /'s (?:sole )?responsibility/.test(words),
    },
    {
      types: ['rental-agreement'],
      force: ['duty', 'fact', 'promise', 'acknowledgement'],
      all: [
        /\b(?:all|every|any)\b(?: \S+){0,3}? (?:repairs?|maintenance)\b|\bfirst [$£€] ?[\d,.]+ of (?:any|each|every|the cost of)\b[^.;]{0,30}\brepairs?\b|\b(?:repair|replace)s? (?:or replace )?(?:any|all|every|the) appliances?\b/,
        /\b(?:responsib\w+|liable|pays?|expense|cost|repair|replace)\b/,
      ],
      none: [
        /\b(?:not|caused|damaged?|except|other than|negligen\w+|misuse|landlord's expense|report|notify|permit|access|minor|after|allow)\b|\[giver\]'s (?:sole )?(?:cost|expense)/,
      ],
      test: isNotLandlord,
    },
    {
      types: ['rental-agreement'],
      force: ['no-duty', 'exclusion', 'no-right', 'fact'],
      all: [
        /\b(?:no (?:obligation|duty|responsibility)|not (?:be )?(?:required|obliged|obligated|responsible|liable))\b[^.;]{0,30}\b(?:repairs?|maintain|maintenance|upkeep)\b/,
      ],
      none: [/\b(?:caused|except|other than|until|negligen\w+|misuse|unless|damage)\b/],
      test: isLandlord,
    },
    {
      types: ['rental-agreement'],
      all: [
        /\b(?:boiler|heating|roof|pipes?|furnace|wiring|plumbing|drains)\b/,
        /\b(?:mend\w*|repair\w*|replac\w*|fix\w*)\b/,
        /\b(?:up to|falls to|a matter for|at the expense of|goes on) (?:the )?\[taker\]/,
      ],
      none: [/\bnot\b|\bunless\b/],
    },
  ],
  'leaving-early-full-rent': [
    {
      types: ['rental-agreement'],
      all: [
        /\brent\b/,
        /\b(?:full|entire|whole|balance of the|remainder of the) (?:lease )?term\b/,
        /\bwhether or not\b[^.;]{0,20}\b(?:occup\w+|lives?|resides?|remains?|uses?)\b|\beven if\b[^.;]{0,30}\b(?:leaves?|vacates?|moves?|not occupy)\b/,
      ],
      none: [/\bnot (?:be )?(?:liable|required)\b|\buntil (?:the premises are )?re-?let\b/],
      test: isNotLandlord,
    },
    {
      types: ['rental-agreement'],
      within: 'sentence',
      all: [
        /\b(?:leav\w+|going|mov\w+ out|quit\w*|depart\w*) (?:\S+ ){0,2}?(?:before|early)\b/,
        /\b(?:every|each|all) (?:months?|rent)\b(?: \S+){0,4}? (?:left|remaining|outstanding|to come)\b(?: \S+){0,4}? (?:paid|owed|due)\b/,
      ],
    },
  ],
  'landlord-no-remedy': [
    {
      types: ['rental-agreement'],
      force: ['ban', 'no-right', 'waiver'],
      all: [
        /\b(?:evict\w*|possession|terminat\w+|notice to quit)\b/,
        /\b(?:arrears|unpaid|non-?payment)\b/,
        /\bunless\b[^.;]{0,40}\b(?:[3-9]|1\d) months\b|\b(?:[3-9]|1\d) months in arrears\b/,
      ],
      none: [/\bcourt order\b/],
    },
    {
      types: ['rental-agreement'],
      within: 'sentence',
      all: [
        /\b(?:arrears|unpaid rent|rent (?:is |remains )?unpaid)\b/,
        /\bmoney claim (?:alone|only)\b|\b(?:shall|may|will) not\b(?: \S+){0,6}? (?:terminate|evict|possession|notice to quit)\b/,
      ],
      none: [/\bnothing\b|\bnot give rise\b|\buntil\b|\bunless\b|\bless than\b/],
    },
  ],
  'tenancy-rolls-over': [
    {
      types: ['rental-agreement'],
      all: [
        /\b(?:renew\w*|extend\w*|continue\w*)\b/,
        /\b(?:(?:successive|additional|further|another|like|new|second)\b(?: \S+){0,2}? (?:years?|terms?|12 months|fixed term)|for (?:1|one) year)\b/,
        /\b(?:unless|absent|failure|does not|fails? to|in the absence of|if no)\b/,
        /\b(?:60|90|120) days\b|\b(?:2|3|4|6) months\b/,
      ],
      none: [
        /\bmonth[- ]to[- ]month\b|\bnot (?:automatically )?(?:renew|extend)\b|\bboth\b|\beither party\b|\bequipment\b/,
      ],
    },
    {
      types: ['rental-agreement'],
      within: 'sentence',
      all: [
        /\b(?:lease|tenancy|agreement)\b/,
        /\b(?:carr(?:y|ies)|runs?|continues?|rolls?) (?:on|over)\b(?: \S+){0,2}? (?:a further|another|a new)\b/,
        /\bnot (?:\S+ ){0,3}?(?:told|notified|given|written|said|informed)\b|\bunless\b/,
      ],
      none: [/\bnot (?:carry|run|continue|roll) o|\bmonth-to-month\b/],
    },
  ],
  'deposit-deduct-anything': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      all: [
        /\bdeposit\b/,
        /\b(?:retain|keep|withhold|use|apply|deduct)\b/,
        /\bfor any reason\b|\bto cover any (?:costs?|expenses?|loss(?:es)?)\b|\bas (?:reasonably )?determined by\b|\bany (?:amounts?|sums?|costs?) (?:that )?\[\w+\] (?:deems?|determines?)\b/,
      ],
      none: [/\bnot\b|\bonly\b|\bbeyond\b|\bactual\b|\bescrow\b|\bpurchase\b/],
    },
  ],
  'deposit-no-return-date': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      all: [
        /\bdeposit\b/,
        /\b(?:return|refund|repa(?:y|id)|release|pa(?:y|id) back|g[ai]ve(?:n)? back)(?:ed|d)?\b/,
        /\bas soon as (?:is )?(?:reasonably )?(?:practica\w+|possible|convenient)\b|\bwithin a reasonable (?:time|period)\b|\bat (?:a|such|the) time\b|\bin due course\b|\b(?:after|once|when|until)\b[^.;]{0,60}\bre-?(?:rented|let|leased|occupied)\b/,
      ],
      none: [/\b\d+ (?:business |calendar )?days\b|\bpurchase\b|\bescrow\b|\brequired by (?:applicable )?law\b/],
    },
  ],
  'deposit-forfeited': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      all: [
        /\b(?:retain|keep|retained|kept)\b(?: the| all| of| entire| whole| full){0,5} (?:security )?deposit\b|\bdeposit\b(?: \S+){0,3}? (?:retained|kept) by\b|\bnot (?:get|receive|have|recover|be returned) \S+ (?:security )?deposit(?: back)?\b/,
        /\b(?:default|breach(?:es)?|break|fails? to|failure|early|before the (?:end|expir\w+)|terminates?|abandons?)\b/,
      ],
      none: [
        /\b(?:until|extent|actual|portion|so much|only|damage to|repairs?|balance|purchase|closing|restore|replenish|separate|account)\b/,
      ],
    },
  ],
  'deposit-no-list': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      all: [
        /\b(?:itemi[sz]ed|itemi[sz]ation|accounting|account to)\b/,
        /\b(?:waives?|no (?:obligation|duty)|not (?:be )?(?:required|obliged|obligated|bound)|need not)\b/,
        /\b(?:deductions?|deposit)\b/,
      ],
      none: [/\binvoices?\b|\bseparate account\b/],
    },
  ],
  'fixed-fee-regardless': [
    {
      types: ['rental-agreement'],
      all: [
        /\b(?:clean\w*|carpet\w*|repaint\w*|redecorat\w*|inventory|check-?(?:out|in)|move-?(?:out|in)|administration|referencing|lease preparation|lock change)\b/,
        /\b(?:charged?|pays?|deducted|owes?|due)\b/,
        /[$£€] ?\d/,
      ],
      none: [
        /\b(?:if|unless|only|actual|reasonable cost|not|no|refundable|up to|exceed\w*|per (?:day|month|mile)|rent of|late)\b/,
      ],
    },
  ],
  'deposit-commingled': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      all: [
        /\bdeposit\b/,
        /\bnot (?:be )?entitled to (?:any )?interest\b|\bnot (?:be )?(?:required|obliged|obligated|bound) to\b[^.;]{0,60}\b(?:separate|segregat\w+|trust|interest|escrow)\b|\binterest\b[^.;]{0,40}\b(?:retained|kept|belongs?|property of)\b|\bneed not\b[^.;]{0,40}\b(?:separate|trust|interest)\b/,
      ],
      none: [/\bpurchase\b|\bescrow agent\b|\bcredited to\b/],
    },
  ],
  'rent-late-charge': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      all: [
        /\blate (?:fee|charge)|\b(?:fee|charge|penalty)\b/,
        /[$£€] ?\d/,
        /\b(?:for (?:each|every) (?:additional |subsequent |further |calendar )?day|per (?:additional )?day|(?:on|by) the (?:1st|first)(?: day)?(?: of the month)?|even (?:1|one) day|(?:1|one) day late)\b/,
        /\brent\b|\blate\b/,
      ],
      none: [
        /\b(?:no late|grace|exceed|maximum|more than \d+ days|not received (?:within|by the (?:fifth|5th|third|3rd|tenth|10th))|holds? over|holdover|delivery|returned check)\b/,
      ],
    },
  ],
  'tenant-rights-waived': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      all: [
        /\b(?:waives?|gives? up|relinquish\w*|forgoes?)\b/,
        /\brights?\b[^.;]{0,30}\bunder (?:the |any )?(?:\w+ )?\[\w+\] and \[\w+\] (?:act|law|code|statute)|\bstay of (?:execution|eviction)\b|\bright(?:s)? to (?:a )?(?:notice to quit|repair and deduct|redeem|cure)\b/,
      ],
      none: [/\bnot waive\b|\bnothing\b/],
      test: ofTenants,
    },
    {
      types: ['rental-agreement'],
      all: [
        /\bno (?:warranty|representation|promise|assurance)s?\b[^.;]{0,60}\b(?:habitab\w+|fit (?:for|to)|safe|suitab\w+|liv[ae]able)\b/,
      ],
      none: [/\bgoods\b|\bsoftware\b|\bequipment\b/],
    },
  ],
  'utilities-allocated': [
    {
      types: ['rental-agreement'],
      all: [
        /\b(?:utilit(?:y|ies)|water|sewer|gas|electric\w*|heating|trash)\b/,
        /\b(?:allocat\w+|apportion\w*|ratio utility|pro ?rata|flat (?:rate|fee|charge|sum|amount)|share of|formula|square footage)\b|[$£€] ?[\d,.]+ (?:per|a|each|every) month\b/,
        /\b(?:pay\w*|billed|charged?|charges|costs?|allocat\w+|owes?|bill)\b/,
      ],
      none: [
        /\b(?:landlord shall pay|separately metered|separate meter|own meter|submeter\w*|actual (?:metered )?(?:usage|consumption)|rent of|included in|late fee)\b/,
      ],
    },
  ],
  'tenants-joint-liability': [
    {
      types: ['rental-agreement', 'lease-agreement'],
      all: [/\bjoint(?:ly)? and several(?:ly)?\b/, /\b(?:liab\w+|obligat\w+|responsib\w+|bound)\b/],
      none: [/\bguarant|\bnot (?:be )?(?:jointly|joint)\b|\bseveral and not joint\b|\bpartners?\b|\bborrower/],
      test: ofTenants,
    },
    {
      types: ['rental-agreement'],
      all: [
        /\beach (?:of )?(?:the )?(?:\[\w+\]|tenant|resident|occupant)/,
        /\b(?:liable|responsible|answerable)\b/,
        /\b(?:every|any|each|all) (?:of the )?others?\b|\bco-?\[\w+\]/,
      ],
      none: [/\bonly\b|\bnot (?:be )?(?:liable|responsible)\b|\bguarant/],
      test: ofTenants,
    },
  ],
  'landlord-no-entry': [
    {
      types: ['rental-agreement'],
      all: [
        /\bno (?:entry|access|inspection)\b[^.;]{0,30}\b(?:permitted|allowed)\b[^.;]{0,20}\bwithout\b[^.;]{0,20}\b(?:consent|agreement|permission|approval)\b/,
      ],
      none: [/\bexcept\b|\bemergenc|\bunreasonably\b|\bnotice\b/],
      test: isLandlord,
    },
    {
      types: ['rental-agreement'],
      force: ['waiver', 'no-right', 'ban', 'fact', 'acknowledgement'],
      all: [
        /\bwaives? (?:all |any |its |the )*rights? (?:of|to) (?:entry|enter|access|inspect)|\bno right (?:of entry|to (?:enter|inspect|access))\b/,
      ],
      none: [/\b(?:without (?:first )?(?:giving |notice|consent)|except|other than|hours' notice|unless)\b/],
      test: isLandlord,
    },
    {
      types: ['rental-agreement'],
      all: [
        /\bmay (?:refuse|deny|exclude)\b(?: the)? \[\w+\](?:'s)?(?: \S+){0,2}? (?:entry|access|admission)\b|\bmay (?:refuse|deny) (?:entry|access|admission)\b/,
        /\b(?:any reason|any time|at all times|discretion|no reason|without (?:giving )?(?:any |a )?reasons?)\b/,
      ],
      none: [/\bnot\b|\bexcept\b|\bdata\b|\bsystems?\b/],
      test: isNotLandlord,
    },
    {
      types: ['rental-agreement'],
      all: [
        /\b(?:inspect\w*|enter|entry|access|visit)\b/,
        /\bno more (?:than|often than) (?:once|1)\b|\bnot more (?:than|often than) (?:once|1)\b|\bonly (?:when|if|while|in the presence of)(?: the)? \[\w+\](?: is| agrees| consents)?\b/,
      ],
      none: [/\b(?:emergenc\w*|audit|records|software|month|quarter)\b/],
      test: isLandlord,
    },
  ],
  'tenant-leaves-freely': [
    {
      types: ['rental-agreement'],
      force: ['right', 'fact', 'no-duty', 'exclusion'],
      all: [
        /\b(?:vacates?|leaves?|moves? out|quits?|surrenders?)\b/,
        /\bat any time\b[^.;]{0,20}\bwithout (?:prior )?notice\b|\b(?:no liability for|not (?:be )?liable for|owes? no|shall owe no|no obligation to pay)\b[^.;]{0,20}\brent\b/,
      ],
      none: [
        /\bnot terminate\b|\beither\b|\bbreach\b|\buninhabitab|\bdestroyed\b|\bdamage|\bafter the (?:lease|term|tenancy) ends\b|\babandon/,
      ],
      test: isNotLandlord,
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
