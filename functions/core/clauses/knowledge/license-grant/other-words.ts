import type { Statement } from '../../statements/statement.ts';
import type { IssueRule } from '../issue.ts';

const license = /\blicen[cs]\w+/;
const improvements = '(?:improvements?|modifications?|enhancements?|derivative works?|adaptations?|developments?)';

/** A test of a rule: the actor bears one of these names, which only one side of a license has. */
const actorIs =
  (names: RegExp) =>
  (_: readonly RegExpExecArray[], { actor }: Statement): boolean =>
    names.test((actor?.word ?? '').toLowerCase());

/** Rules for the plain words of form contracts. */
export const otherWords = {
  'perpetual-irrevocable-license': [
    {
      bears: 'giver',
      types: ['license-agreement'],
      force: ['fact', 'duty'],
      all: [
        /\brights? (?:granted|licensed)\b[^.;]{0,40}\b(?:is|are|shall be|shall remain|remains?)\b[^.;]{0,12}\b(?:irrevocable|perpetual)\b/,
      ],
      none: [/\b(?:not|unless|except|subject to|until|feedback|content)\b/],
    },
    {
      bears: 'giver',
      types: ['license-agreement', 'service-agreement'],
      force: ['fact', 'duty'],
      all: [
        /\b(?:the |this |such |any )?licen[cs]es?\b[^.;]{0,40}\b(?:is|are|shall be|continues?|lasts?|survives?|remains?)\b[^.;]{0,20}\b(?:irrevocable|perpetual|for ?ever|in perpetuity|indefinitely)\b/,
      ],
      none: [
        /\b(?:not|neither|unless|except|until|subject to|so long as|(?:upon|on|against) (?:full )?payment|terminable|feedback|content|if the licen[cs]ee)\b/,
      ],
    },
    {
      bears: 'other',
      force: ['fact', 'duty', 'right'],
      all: [
        /\[a\]'s (?:\w+ ){0,2}?(?:rights?|licen[cs]e)\b[^.;]{0,60}\b(?:continues?|survives?|remains?|be)\b[^.;]{0,30}\b(?:in perpetuity|perpetual\w*|for ?ever|indefinitely|without (?:limit|end))\b/,
        /\b(?:notwithstanding|despite|regardless|irrespective|even (?:if|after)|perpetuity)\b/,
      ],
      none: [/\bconfidential\w*\b|\bindemn\w+|\bnot\b|\baccrued\b/],
      clause: [license],
    },
    {
      bears: 'giver',
      force: ['ban', 'fact', 'no-right', 'duty'],
      all: [
        /\b(?:licen[cs]es?|rights? (?:granted|licensed))\b[^.;]{0,60}\b(?:may|can|shall|will) (?:not|never|in no (?:event|case)) be (?:revoked|terminated|cancel(?:l)?ed|withdrawn)\b|\b(?:licen[cs]es?|rights? (?:granted|licensed))\b[^.;]{0,40}\bcannot be (?:revoked|terminated|cancel(?:l)?ed|withdrawn)\b/,
      ],
      none: [/\b(?:unless|except|other than|save|only|during the (?:initial )?term|without (?:cause|notice))\b/],
    },
  ],
  'license-ends-with-support': [
    {
      bears: 'taker',
      force: ['fact', 'duty', 'ban', 'right'],
      all: [
        /\b(?:licen[cs]e|right to use)\b[^.;]{0,60}\b(?:ends?|terminates?|expires?|ceases?|lapses?)\b[^.;]{0,12}\b(?:when|if|once|upon|on|with)\b[^.;]{0,40}\b(?:services?|support|maintenance|subscription to support)\b[^.;]{0,30}\b(?:ends?|ended|terminat\w+|expir\w+|ceases?|lapses?|not renewed)\b|\b(?:licen[cs]e|right to use)\b[^.;]{0,30}\b(?:ends?|terminates?|expires?|ceases?|lapses?) (?:with|upon (?:the )?end of) (?:the )?(?:services?|support|maintenance)\b/,
      ],
      none: [/\bnot\b|\bsaas\b|\bsubscription services?\b|\bcloud\b/],
    },
  ],
  'license-revocable-at-will': [
    {
      level: 'medium',
      bears: 'taker',
      force: ['transfer', 'fact', 'right', 'duty'],
      all: [
        /\b(?:licen[cs]e|permission|right to use)\b/,
        /(?<!\bir)(?<!\bnon-)\brevocable\b(?! (?:only|solely|for|upon|on))/,
      ],
      none: [/\b(?:not revocable|trust|proxy|letter of credit|power of attorney|feedback|content|marks?|logos?)\b/],
      types: ['license-agreement', 'saas-agreement', 'service-agreement', 'purchase-agreement'],
    },
  ],
  'license-narrow-use': [
    {
      bears: 'taker',
      types: ['license-agreement'],
      force: ['fact', 'right', 'transfer'],
      all: [
        /\blicen[cs]e\b[^.;]{0,20}\b(?:is|are|extends? only)\b[^.;]{0,12}\b(?:for|to|limited to) (?:a |1 )?(?:single|1|one) (?:named )?(?:user|device|computer|machine|server|site|location)\b/,
      ],
      none: [/\bnot\b/],
    },
    {
      bears: 'taker',
      force: ['right', 'fact', 'ban', 'duty'],
      types: ['license-agreement', 'saas-agreement', 'service-agreement'],
      all: [
        /\b(?:software|program|product|licen[cs]e|service)\b[^.;]{0,20}\b(?:may|can|shall|must) only be (?:used|installed|run|accessed|operated)\b[^.;]{0,20}\b(?:on|at|by|from)\b[^.;]{0,30}\b(?:computer|machine|device|server|site|location|premises|person|user)\b|\baffiliates?\b[^.;]{0,20}\b(?:may|shall|must|can) not (?:be permitted to )?(?:use|access)\b[^.;]{0,20}\b(?:software|program|product|service)\b/,
      ],
    },
    {
      bears: 'taker',
      force: ['ban', 'right', 'fact', 'duty', 'no-right'],
      all: [
        /\b(?:not (?:be )?(?:use[d]?|install(?:ed)?|run|access(?:ed)?|operated?)\b[^.;]{0,50}\b(?:on|at|from) any (?:\w+ )?(?:equipment|machine|computer|server|device|site|location|premises) other than\b|(?:solely|only|exclusively)\b[^.;]{0,60}\b(?:not|and not|but not) (?:for|to|on) (?:the )?(?:benefit|use|behalf) (?:of|by)\b[^.;]{0,30}\b(?:affiliates?|group|subsidiar\w+|third part(?:y|ies)|others)\b)/,
      ],
    },
    {
      bears: 'taker',
      force: ['fact', 'ban', 'duty'],
      all: [
        /\b(?:licen[cs]e|software|use)\b[^.;]{0,30}\b(?:limited|restricted|confined) to\b[^.;]{0,30}\b(?:named users?|(?:the )?designated|\d+ (?:site|server|computer|machine|device|location)|single (?:site|server|computer|machine|device|location|user)|site)\b/,
      ],
      none: [/\bnot (?:limited|restricted|confined)\b|\bliab\w+\b/],
    },
  ],
  'sublicensing-free': [
    {
      bears: 'other',
      force: ['right'],
      types: ['license-agreement'],
      all: [
        /\[a\] (?:may|can|shall be entitled to|is entitled to|shall have the right to|has the right to) (?:\S+ )?(?:grant sub-?licen[cs]es|sub-?licen[cs]e)\b/,
      ],
      none: [/\b(?:not|only|solely|consent|approval|provided|subject to|written|notice|affiliates only|contractors)\b/],
      clauseNone: [
        /\b(?:consent|approval)\b[^.;]{0,40}\bsub-?licen\w+|\bsub-?licen\w+\b[^.;]{0,80}\b(?:consent|approv\w+|bound by|consistent with|subject to)\b/,
      ],
    },
    {
      bears: 'giver',
      force: ['fact', 'right', 'transfer'],
      all: [
        /\b(?:licen[cs]e|grant|rights?)\b[^.;]{0,60}\b(?:includes?|including|with|together with|carries|comprises)\b[^.;]{0,20}\b(?:right|power|authority) to (?:grant sub-?licen[cs]es|sub-?licen[cs]e)\b|\b(?:freely|fully|transferable,? (?:and )?)\s?,? ?(?:sub-?licen[cs](?:e)?able)\b|(?<!non-)(?<!not )\bsub-?licen[cs]e?able\b[^.;]{0,60}\blicen[cs]e\b/,
      ],
      none: [
        /\b(?:not (?:include|transferable|sub)|no right|non-?transferable|non-?sub-?licen\w+|consent|approval|solely to|only to|affiliates only|feedback|content|suggestions|subject to)\b/,
      ],
      types: ['license-agreement', 'service-agreement', 'other', 'purchase-agreement'],
    },
  ],
  'license-exclusivity-hollow': [
    {
      bears: 'other',
      types: ['license-agreement', 'other'],
      force: ['right'],
      all: [
        /\bnothing\b[^.;]{0,40}\b(?:prevents?|prohibits?|restricts?|limits?|stops?) (?:the )?\[a\] from (?:\S+ ){0,2}?(?:licensing|selling|granting|appointing|marketing|distributing|supplying|exploiting)\b/,
        /\b(?:others?|third parties|anyone|itself|in the (?:field|territory)|directly)\b/,
      ],
      none: [/\boutside\b|\bconfidential\b|\bafter (?:the )?(?:end|terminat|expir)\w*/],
      test: actorIs(/licensor|owner|principal|supplier|manufacturer|franchisor|author|university|^we$/),
    },
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        /\[a\] (?:\S+ )?(?:reserves? (?:the )?rights?|may|shall be (?:free|entitled)|is (?:free|entitled)|retains? the right)(?: \S+){0,3}? (?:to )?(?:sell|market|distribute|grant|appoint|licen[cs]e|supply|use|exploit)\b/,
        /\b(?:in|within|throughout|into) (?:the )?(?:\w+ )?(?:territory|field(?: of use)?|licensed territory)\b/,
      ],
      none: [
        /\b(?:not|outside|other than|except|consent|sublicen[cs]\w*|research|non-?commercial|academic|after (?:the )?(?:end|expir|terminat)\w*)\b|\[a\] (?:may|shall be entitled to|is entitled to) (?:\w+ ){0,2}?(?:sell|market|distribute) (?:the )?\[o\]'s/,
      ],
      test: actorIs(/licensor|owner|principal|supplier|manufacturer|company|franchisor|author|university|^we$/),
    },
  ],
  'source-code-unconditional': [
    {
      bears: 'giver',
      force: ['right', 'duty', 'fact', 'transfer'],
      all: [
        /\bsource code\b/,
        /\b(?:entitled to|released? to|delivered? to|handed over to|provided? to|made available to|receives?|may (?:request|demand|obtain))\b/,
        /\b(?:at any time|on (?:request|demand)|upon (?:request|demand|signature|signing)|for any reason|whenever|without (?:condition|charge)|(?:up)?on (?:any )?(?:terminat\w+|expir\w+)|at the end)\b/,
      ],
      none: [
        /\b(?:not|insolv\w+|bankrupt\w*|escrow agent|unless|only|ceases? (?:to|business)|material breach|open source|return(?:ed|s)?|confidential)\b/,
      ],
    },
  ],
  'grant-back-license': [
    {
      bears: 'actor',
      force: ['duty', 'promise', 'transfer'],
      all: [
        new RegExp(
          `\\b${improvements}\\b[^.;]{0,40}\\band (?:hereby )?grants? (?:to )?(?:the )?\\[o\\][^.;]{0,50}\\blicen[cs]e\\b`,
        ),
      ],
      none: [/\bnot\b|\breasonable (?:fee|royalty)\b/],
    },
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        new RegExp(
          `\\[a\\] (?:shall|will|must|agrees to) (?:\\S+ )?(?:make|provide|give|disclose)\\b[^.;]{0,30}\\b${improvements}\\b[^.;]{0,30}\\bto (?:the )?\\[o\\][^.;]{0,20}\\b(?:free|without (?:charge|payment)|at no (?:charge|cost)|royalty-free)\\b`,
        ),
      ],
      none: [/\bnot\b|\bupdates?\b|\bsupport\b|\bmaintenance\b/],
    },
    {
      bears: 'other',
      force: ['transfer', 'fact', 'right'],
      all: [
        new RegExp(
          `\\[a\\] (?:is|shall be) (?:hereby )?(?:licensed|granted (?:a|the) (?:\\w+ )*(?:licen[cs]e|right))\\b[^.;]{0,40}\\[o\\](?:'s)? (?:\\w+ )?${improvements}\\b`,
        ),
      ],
      none: [/\bnot\b/],
    },
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can|is free to|shall be (?:free|entitled) to|is entitled to) (?:\S+ )?(?:use|exploit|practi[cs]e|license|incorporate)\b[^.;]{0,20}\[o\]'s (?:\w+ )?(?:improvements?|modifications?|enhancements?|derivative works?|adaptations?)\b/,
      ],
      none: [/\bnot\b|\broyalty (?:to be|payable)\b|\breasonable (?:fee|royalty)\b|\bagreed (?:fee|royalty)\b/],
    },
    {
      bears: 'actor',
      force: ['duty', 'promise', 'transfer'],
      all: [
        /\[a\] (?:shall|will|agrees to|undertakes to|hereby)? ?(?:\S+ )?grants? (?:back )?(?:to )?(?:the )?\[o\][^.;]{0,60}\b(?:licen[cs]e|right)\b[^.;]{0,40}\b(?:improvement|improvements|modifications?|enhancements?|derivative works?|adaptations?)\b/,
      ],
      none: [/\bnot\b|\breasonable (?:fee|royalty)\b|\[a\]'s improvements to (?:the )?\[o\]'s\b|\btenant|\bleasehold/],
      test: actorIs(/licensee|recipient|distributor|manufacturer|user|customer|^you$|partner/),
    },
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        new RegExp(
          `\\[a\\] (?:may|can|shall have (?:the|a) (?:\\w+ )?right to|has (?:the|a) (?:\\w+ )?right to|is entitled to|shall be entitled to|is free to) (?:\\S+ ){0,3}?(?:use|exploit|practi[cs]e|licen[cs]e)\\b[^.;]{0,30}\\b${improvements}\\b[^.;]{0,40}(?:\\bby (?:the )?\\[o\\]|\\[o\\] (?:makes?|develops?|creates?))`,
        ),
      ],
      none: [/\b(?:royalt(?:y|ies) (?:payable|to be)|reasonable (?:fee|royalty)|against payment|tenant|premises)\b/],
    },
    {
      bears: 'actor',
      force: ['duty', 'promise', 'transfer', 'fact'],
      all: [
        new RegExp(
          `\\[a\\] (?:agrees to|shall|will|undertakes to|must) (?:\\S+ )?licen[cs]e\\b[^.;]{0,20}\\b(?:its|any|all|such|the \\[a\\]'s)\\b[^.;]{0,20}\\b${improvements}\\b[^.;]{0,30}\\bto (?:the )?\\[o\\]`,
        ),
      ],
      none: [/\bnot\b|\breasonable (?:fee|royalty|terms)\b/],
    },
  ],
  'content-license-broad': [
    {
      bears: 'other',
      force: ['right'],
      types: ['saas-agreement', 'other'],
      all: [
        /\[a\] (?:may|can) (?:\S+ ){0,5}?(?:sell|modify|publish|exploit|distribute|license)\b[^.;]{0,40}\b(?:content|photos?|pictures|videos?|posts?|material|reviews?)\b[^.;]{0,12}\[o\] (?:posts?|uploads?|submits?|shares?|sends?|provides?)\b/,
      ],
      none: [/\b(?:only|solely|not|to provide)\b/],
    },
    {
      bears: 'actor',
      force: ['fact', 'transfer', 'duty', 'acknowledgement', 'promise'],
      types: ['saas-agreement', 'other'],
      all: [
        /\[a\] (?:hereby )?(?:gives?|grants?|allows?|permits?)\b[^.;]{0,30}\b(?:permission|right|leave|licen[cs]e)?\b[^.;]{0,30}\b(?:photos?|pictures|content|videos?|posts?|uploads?|reviews?|recordings?)\b/,
        /\b(?:in any (?:way|manner) (?:\[o\]|it|they|we) (?:likes?|wish(?:es)?|chooses?|sees? fit|wants?)|for any purpose|as (?:\[o\]|it|they|we) (?:likes?|wish(?:es)?|sees? fit|pleases?)|however (?:\[o\]|it|they|we))(?!\w)/,
      ],
      none: [/\b(?:not|only to|solely|feedback|suggestions?)\b/],
    },
    {
      bears: 'taker',
      force: ['transfer', 'fact', 'acknowledgement', 'promise'],
      all: [
        /\b(?:by (?:posting|uploading|submitting|sending|providing|sharing)|content|posts?|uploads?|submissions?)\b/,
        /\b(?:grants?|gives?)\b[^.;]{0,120}\b(?:licen[cs]e|right)\b/,
        /(?<!non-)\b(?:transferable|sub-?licen[cs]e?able)\b/,
      ],
      none: [
        /\b(?:solely|only|for the (?:sole )?purpose of (?:providing|hosting|operating)|to provide the services?|revocable|feedback|not transferable|documentation|software|[a-z]+ marks?|deliverables)\b/,
      ],
      types: ['saas-agreement', 'other', 'license-agreement'],
    },
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can|shall be entitled to|is entitled to|has the right to|reserves? the right to) (?:\S+ ){0,4}?(?:use|reproduce|publish|display|distribute|exploit|sell|modify)\b[^.;]{0,80}\b(?:anything|everything|any (?:content|material|photo\w*|video)s?|whatever|all (?:content|material)s?)\b[^.;]{0,20}\[o\] (?:\S+ )?(?:uploads?|posts?|submits?|sends?|shares?|provides?|contributes?)\b/,
      ],
      none: [/\b(?:solely|only|not|to provide the services?|feedback|suggestions?|legal process|required by law)\b/],
    },
  ],
  'royalties-after-patents': [
    {
      bears: 'taker',
      all: [
        /\broyalt(?:y|ies)\b/,
        /\b(?:continues?|go on|goes on|remains?|survives?|not (?:\S+ )?(?:affect|end|reduce|relieve|release|terminate)\w*)\b/,
        /\b(?:expir\w+|laps\w+|invalid\w*|end|revo\w+)\b[^.;]{0,30}\bpatents?\b|\bpatents?\b[^.;]{0,20}\b(?:expires?|expired|lapses?|ends?|is (?:invalid|revoked))\b/,
      ],
      none: [/\b(?:not (?:be )?(?:payable|due|owed)|no royalt(?:y|ies)|cease\w*|accrued (?:before|prior))\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:royalt(?:y|ies)|licen[cs]e fees?|payments?)\b/,
        /\b(?:payable|due|paid|owed|accrue|continue|pay|owes?)\b/,
        /\b(?:after|following|beyond|notwithstanding|despite|regardless of|irrespective of|even (?:if|after|though)|whether or not|survives?)\b[^.;]{0,60}\bpatents?\b[^.;]{0,50}\b(?:expir\w+|laps\w+|invalid\w*|unenforceable|revoked|ends?)\b|\b(?:after|following|beyond|notwithstanding|despite|regardless of|irrespective of|survives?)\b[^.;]{0,40}\b(?:expir\w+|laps\w+|invalidity|invalidation|revocation|end)\b[^.;]{0,30}\bpatents?\b/,
      ],
      none: [
        /\b(?:not (?:be )?(?:payable|due|paid|owed|accrue|pay|owe)|no royalt(?:y|ies)|cease\w*|reduced|know-how rate|accrued (?:before|prior)|earned (?:before|prior))\b/,
      ],
    },
  ],
  'royalties-never-credited': [
    {
      bears: 'taker',
      types: ['license-agreement'],
      all: [
        /\bno (?:part|portion|amount) of (?:the |any )?(?:\w+ )?(?:royalt(?:y|ies)|licen[cs]e fees?)\b[^.;]{0,20}\b(?:is|are|shall be|will be)\b[^.;]{0,12}\b(?:refund\w*|return\w*|credit\w*|repa\w+)\b/,
      ],
      none: [/\bexcept\b|\bunless\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:royalt(?:y|ies)|licen[cs]e (?:issue )?fees?|upfront (?:fee|payment)|milestone payments?|initial fee)\b/,
        /\b(?:non-?refundable|not (?:be )?(?:refundable|refunded|repaid|recoverable|creditable|credited)|non-?creditable|non-?recoupable|no refund)\b/,
      ],
      none: [
        /\b(?:except|unless|other than|save|but creditable|(?:and|but) (?:is |are |fully )*creditable|advance|author|artist|publisher shall pay|writer|composer)\b/,
      ],
      types: ['license-agreement'],
    },
  ],
  'minimum-royalty-despite-cut': [
    {
      bears: 'taker',
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:minimum|guaranteed) (?:\w+ ){0,2}?(?:royalt(?:y|ies)|payments?|amounts?|fees?|guarantees?)\b|\bminimum guarantee\b/,
        /\b(?:regardless of|irrespective of|whether or not|even if|notwithstanding|whatever)\b/,
        /\b(?:sales|reduc\w+|withdraw\w+|exclusiv\w+|territory|products?|terminat\w+|revenues?|use)\b/,
      ],
      none: [/\b(?:not (?:be )?(?:payable|due)|reduced (?:in proportion|pro rata|proportion\w*)|pro[- ]rata)\b/],
      types: ['license-agreement', 'other'],
    },
  ],
  'no-challenge': [
    {
      bears: 'taker',
      all: [
        /\b(?:royalt(?:y|ies)|fees?|rates?)\b[^.;]{0,30}\b(?:doubles?|increases?|rises?|is (?:doubled|increased|tripled)|shall (?:double|increase|be increased|be doubled))\b/,
        /\b(?:challeng\w+|contests?|attacks?|disputes?)\b[^.;]{0,40}\b(?:patents?|validity|licensed|marks?)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'exclusive-channels-out': [
    {
      bears: 'other',
      force: ['fact', 'right', 'exclusion'],
      all: [
        /\[a\] (?:\S+ )?(?:reserves?|retains?|keeps?)\b[^.;]{0,30}\b(?:direct|online|internet|e-?commerce|government|wholesale|oem|key[- ]account|house[- ]account) (?:\w+ )?(?:sales|accounts|business|channels?)\b/,
      ],
      none: [/\bnot\b|\bconsent\b/],
    },
  ],
  'licensor-shut-out': [
    {
      bears: 'actor',
      force: ['ban', 'no-right', 'duty'],
      all: [
        /\[a\] (?:shall|may|will|must|agrees) not (?:to )?(?:itself )?(?:use|practi[cs]e|exploit|manufacture|commerciali[sz]e|work)\b[^.;]{0,30}\b(?:licensed (?:patents?|technology|rights|property|know-how|products?)|technology|patents?|inventions?)\b/,
        /\b(?:field|territory|term)\b/,
      ],
      none: [/\b(?:outside|except|other than|beyond|unless|only)\b/],
      test: actorIs(/licensor|owner|author|university|inventor|company|^we$/),
    },
  ],
  'no-duty-to-exploit': [
    {
      bears: 'other',
      types: ['license-agreement', 'other'],
      force: ['exclusion', 'no-duty', 'fact', 'ban'],
      all: [
        /\[a\] (?:does|do|shall|will) not (?:promise|undertake|commit|guarantee|agree|warrant)\b[^.;]{0,20}\b(?:to|that it will) (?:\S+ )?(?:sell|market|publish|exploit|use|manufacture|commerciali[sz]e|distribute|develop|release)\b/,
      ],
      none: [/\b(?:updates?|upgrades?|confidential|support)\b|\[each\]/],
      test: actorIs(/licensee|publisher|producer|label|studio|network|distributor|manufacturer/),
    },
    {
      bears: 'giver',
      types: ['license-agreement'],
      all: [
        /\bwhether\b[^.;]{0,30}\b(?:exploit|publish|market|sell|release|use|commerciali[sz]e)\b[^.;]{0,60}\b(?:up to|decided by|determined by|discretion of|at the discretion of|for) (?:the )?\[taker\]/,
      ],
      none: [/\bnot\b/],
    },
    {
      bears: 'other',
      force: ['no-duty', 'exclusion', 'fact', 'right'],
      all: [
        /\[a\] (?:makes?|gives?|assumes?|undertakes?) no (?:commitment|promise|undertaking|obligation|representation that it will) to (?:\S+ ){0,4}?(?:use|sell|market|exploit|commerciali[sz]e|publish|manufacture|develop|release)\b|\[a\] (?:need not|shall not be (?:obliged|required|obligated|bound) to|is not (?:obliged|required|obligated|bound) to|has no (?:obligation|duty) to) (?:\S+ ){0,2}?(?:publish|release|commerciali[sz]e|exploit|market|distribute|produce|exhibit)\b/,
      ],
      none: [/\b(?:updates?|upgrades?|confidential|support|notice|unless|except)\b|\[each\]/],
      test: actorIs(/licensee|publisher|producer|label|studio|network|distributor|manufacturer/),
    },
  ],
  'patents-may-lapse': [
    {
      bears: 'other',
      types: ['license-agreement'],
      force: ['no-duty'],
      all: [
        /\[a\] (?:need not|is not (?:required|obliged) to|shall not be (?:required|obliged) to) (?:\S+ )?(?:pay|maintain|renew|prosecute|file)\b[^.;]{0,30}\b(?:renewal|maintenance|patents?|registrations?|annuit\w+)\b/,
      ],
    },
    {
      bears: 'other',
      force: ['no-duty', 'fact', 'exclusion', 'right'],
      all: [
        /\[a\] (?:has|have|shall have|is under|assumes) no (?:duty|obligation|responsibility) (?:to|for) (?:\S+ ){0,2}?(?:fil(?:e|ing)|prosecut\w+|maintain\w*|renew\w*|defend\w*)\b[^.;]{0,40}\b(?:patents?|registrations?|applications?|marks?)\b/,
      ],
      none: [/\bregulatory\b|\bunless\b|\bother than\b/],
      clauseNone: [/\b(?:may (?:assume|take over)|right to (?:assume|take over))\b/],
    },
  ],
  'use-without-volume-limit': [
    {
      bears: 'giver',
      force: ['right', 'fact', 'transfer'],
      all: [
        /\b(?:unlimited (?:number of )?(?:users?|copies|seats|devices|servers|sites|use|volumes?|transactions)|without (?:any )?limit(?:ation)? (?:on|of|as to|in) (?:the number of )?(?:users?|copies|seats|devices|servers|sites|volumes?|transactions))\b/,
      ],
      none: [/\bfair use\b|\bnot (?:unlimited|more)\b|\bback-?up cop|\bup to\b|\bliab\w+/],
      types: ['license-agreement', 'saas-agreement'],
    },
  ],
  'grant-cut-by-notice': [
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can|reserves? the right to|is entitled to) (?:\S+ )?(?:take|remove|withdraw|exclude|strike|delete|carve)\b[^.;]{0,30}\b(?:countries|country|products?|marks?|properties|titles|states?|fields?|items?)\b[^.;]{0,20}\b(?:out of|from)\b[^.;]{0,20}\b(?:territory|licen[cs]e|grant|schedule|field|list)\b/,
      ],
      none: [/\bnot\b|\bif\b[^.;]{0,40}\b(?:infring|minimum|fails?)\w*/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
