/** What contracts call that which ends. */
export const contractWords =
  '(?:agreement|contract|lease|tenancy|subscription|(?:purchase )?order|licen[cs]e|term|services?|engagement|appointment|facility|commitments?|arrangement|plan|account|membership|employment|hire|hiring|rental|ppa|franchise|subcontract|statement of work|retainer|relationship|distributorship|dealership|concession|project|policy|program|collaboration|cover|undertaking|deal|rights|volumes|account|works?|agency|assignment|order form|insertion order|participation|purchase|supply|booking|reservation|reseller status)';

/** The ways English says that somebody ends a contract. */
export const endsIt = new RegExp(
  [
    '\\b(?:terminat(?!ion (?:date|fee|charge|payment|amount))\\w*|cancel\\w*|rescind\\w*|rescission|revo(?:ke|cable|cation)\\w*|repudiat\\w*|denounc\\w*)',
    'discontinu\\w* (?!temporarily)',
    'withdraw\\w*',
    'walk(?:ing|s)? away',
    'pull(?:ing|s)? out',
    'opt(?:ing|s)? out',
    'back(?:ing|s)? out',
    'wind(?:ing)? (?:up|down)',
    'dismiss\\w*',
    'lay off',
    'dispense with',
    'resign\\w*',
    'quit\\b',
    'call(?:ing|s)? (?:\\S+ ){0,4}off\\b',
    'delist\\w*',
    'stop doing business',
    "(?:close|shut down|switch off|drop|leave|exit|give up|surrender|forfeit|recall|determine|determines|determining|determination of|hand back|get out of|cease|put an end to|get out of|cut short|stop|abandon|sever|break off) (?:\\[(?:[aop]|giver|taker)\\](?:'s)? |[a-z]+ ){0,3}" +
      contractWords,
    '(?:close|drop|leave) (?:the )?\\[o\\]',
    '(?:may|can|to) leave\\b',
    'end to,? (?:this|the) ' + contractWords,
    'automatic end',
    "(?:end|ends|ended|ending) (?:\\[(?:[aop]|giver|taker)\\](?:'s)? |[a-z]+ ){0,4}" + contractWords,
    'end it\\b',
    '(?:shut|close|switch|turn) (?:\\S+ ){1,4}(?:down|off)\\b',
    '(?:remove|removal of|replace|oust|off-?board|part company with|sever ties with|let go of) (?:the )?\\[\\w+\\](?! (?:from|to)\\b)',
    '(?:hand|give|send) it back\\b',
    'treat (?:\\S+ ){1,6}as (?:being )?(?:discharged|over|finished|cancell?ed|repudiated)',
    'brought (?:\\S+ ){0,4}to (?:an end|a close)',
    '(?:cease|ceases|ceasing) to have effect',
    'go their separate ways',
    'rights (?:\\S+ ){0,4}revert',
    'break (?:the|this) (?:lease|contract|agreement|tenancy)',
    'let (?:the )?(?:\\[o\\]|employee|executive|contractor) go\\b',
    'part ways',
    'bow out',
    'cease (?:doing business|the services|to provide)',
    'dispens\\w+ with',
    'expel\\w*',
    'disengag\\w*',
    'bring(?:ing|s)? (?:\\S+ ){1,8}?(?:to (?:an end|a close|a halt)|down)\\b',
    '(?:come|comes|is|be) (?:brought )?to an end',
    'treat (?:\\S+ ){1,6}as (?:ended|at an end|terminated|having ended)',
    'throw (?:\\S+ ){1,3}off',
    're-?enter',
    'put (?:\\S+ ){1,4}to an end',
    'call (?:the )?(?:\\S+ ){1,4}off',
    'right of (?:termination|cancellation|rescission|withdrawal)',
    'lapses?\\b',
  ].join('|\\b'),
);

/** The ways English says that no reason is needed. */
export const noReason = new RegExp(
  [
    '\\bat any (?:time|moment|point|stage)',
    'for (?:any|whatever|whatsoever) (?:(?:or no|cause or) )?(?:\\w+ )?reasons?',
    '(?:no|without|stating|assigning|giving) (?:any |good |just )*(?:reason|cause|ground|explanation|justification)s?\\b(?!able)',
    'without (?:[a-z]+ ){0,3}(?:cause|reasons?|grounds?|explanation|justification)\\b',
    "for (?:\\[a\\]'s |its |their |his |her |our )?(?:own |sole |mere )*convenience",
    "at (?:\\[a\\]'s |its |their |his |her )?(?:own |sole |absolute )*(?:convenience|pleasure|will)\\b",
    'whenever',
    'no questions asked',
    '(?:any|some) (?:cause|ground)s? or (?:no|none)',
    'as it may (?:elect|choose|decide)',
    'without (?:further )?(?:liability|penalty) (?:to|and)',
    'as and when',
    'on a whim',
    'as it (?:likes|pleases|wishes|thinks fit|sees fit|chooses)',
    '(?:thinks|sees|deems) (?:it )?(?:fit|proper|appropriate|desirable)',
    "in (?:its|\\[a\\]'s|their|his|her) (?:sole |absolute |own |unfettered |free |entire )*discretion",
    "at (?:its|\\[a\\]'s|their) (?:sole |absolute |own |free )+(?:option|election|discretion)",
    'with or without',
    'without (?:being required|having|needing|(?:any |the )?(?:need|obligation|duty|requirement)) to (?:show|demonstrate|prove|state|give|justify)',
    'irrespective of (?:whether|any)',
    'no (?:reason|cause|ground|justification|explanation)s?\\b',
    'no need (?:for|to) (?:justif|explain|show|prove|give|demonstrate|establish|have|state|be any)',
    'need (?:not|never) (?:give|show|have|state|explain|justify|be any)',
    '(?:so|as) (?:wishes|decides|chooses|elects|desires|pleases)\\b',
    'for (?:its |their )?own (?:\\w+ )?(?:reasons|purposes)',
    '(?:independently|regardless|irrespective) of (?:any )?(?:fault|cause|reason|breach)',
    '(?:fault|breach) on the part of \\S+ (?:is )?not (?:required|needed)',
    'business reasons',
    "(?:its |\\[a\\]'s )?(?:business|operational|commercial) (?:needs|reasons|requirements|interests?) so (?:dictate|require)",
    'without penalty',
    'unfettered',
    'although the \\[o\\] has (?:paid|performed)',
    'without (?:stating|assigning|giving|showing|alleging)',
    '(?:may|shall|can) (?:simply )?elect to discontinue',
  ].join('|\\b'),
);

/** A cause that somebody must have given. */
export const breachWords =
  /\b(?:breach\w*|default\w*|fails?\b|failures?\b|failed\b|failing\b|violat\w*|non-?compl\w*|non-?payment|not (?:paid|perform|compl|observ)\w*|don't (?:pay|comply|perform)|do(?:es)? not (?:pay|comply|perform|observe)\w*|not on time|unpaid|overdue|late\b|delay\w*|misses\b|missed\b|shortfall|infring\w*|offen[cs]e|misconduct|break(?:s|ing)? (?:any|these|this|our|your|a|one of|1 of|the (?:rules?|terms?|agreement|law|conditions?|policy))|doesn't (?:pay|comply|perform)|neglects?\b|omits? to|contraven\w*|not permitted|departure from|departs? from|disregards?\b|rules? broken|not occurred|inadequate|discrepanc\w*|deviation|incorrect|exceed\w*)/;

/** A condition that keeps a right from being one at will. */
export const onCondition =
  /\b(?:if|where|unless|should (?:the )?\[o\]|in (?:the )?(?:event|case)|upon (?:a|any|the|\[o\])|following|because|on account of|as a result of|in response to|due to|only for|solely for)\b (?!.{0,12}\bso (?:wishes|elects))/;

/** Time to put things right, or a grave breach: what makes a termination for cause fair. */
export const cureWords =
  /\b(?:(?<!no |without |any |to )(?:cured?|cures|remed(?:y|ied|ies)|rectif\w+)\b(?! (?:period )?appl)|uncured|unremedied|remains? (?:unpaid|uncured|in breach)|persists?|incapable of (?:remedy|cure)|cannot be (?:remedied|cured)|put right|not (?:been )?(?:cured|remedied|paid|made good) within|within \d+ (?:business |working |calendar )?days (?:after|of|from) (?:receipt of )?(?:written )?(?:notice|demand))/;

/** Words that forbid it: "may not terminate", "has no right to cancel", "may not be withdrawn". */
export const mayNotEnd = new RegExp(
  "\\b(?:may not|shall not|will not|must not|cannot|can't|can not|may never|shall never|shall in no event|in no (?:event|case) (?:may|shall|can)|under no circumstances (?:may|shall)|not (?:be )?(?:entitled|permitted|allowed|free|at liberty|have (?:any |the |a )?right|capable)|no (?:right|power|entitlement|option|contractual \\S+)|agrees? not|undertakes? not|covenants? not)\\b(?: (?:to|of|be))* (?:\\S+ ){0,5}?(?:terminat|cancel|rescind|rescission|revok|withdraw|quit\\b|resign|surrender|put an end|walk away|opt out|leave (?:this|the|early)|(?:end|exit|leave|break|bring) (?:the |this |its |any |all )*" +
    contractWords +
    '|bring(?:ing)? (?:\\S+ ){1,8}?to an? (?:end|close))',
);
