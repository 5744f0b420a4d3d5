/*
 * Turns of phrase that mark a burden in any matter, over the rewritten words of a statement. Each names a way in which
 * drafters shift a risk: discretion, cost, whatever happens, fictions, waivers, sole remedies, no notice, short times.
 */
export const burdenSigns = {
  discretion:
    /\b(?:in|to|at) (?:the )?\[[aopg]\w*\](?:'s)? (?:sole |absolute |own |reasonable |good faith |unfettered |sole and absolute )*(?:opinion|judg(?:e)?ment|discretion|determination|view|satisfaction|option|election|request|direction|convenience)|\b(?:it|\[\w+\]) (?:alone |solely |reasonably |may |in its \w+ )?(?:considers?|deems?|thinks? (?:fit|proper)|determines?|sees? fit|elects?|directs?|requires?|specif(?:y|ies)|designates?|decides?|chooses?)\b|\bin its (?:sole |absolute |own |reasonable |sole and absolute )*(?:opinion|judg(?:e)?ment|discretion|determination|view|option|election)/,
  unpaid:
    /\bwithout (?:any |further |additional |extra )*(?:charge|cost|fee|fees|compensation|payment|consideration|adjustment|increase|credit|refund|reimbursement|interest|remuneration|indemnity|recourse|liability)\b|\bno (?:\w+ ){0,3}(?:payment|compensation|refund|credit|interest|allowance|adjustment|increase|abatement|reimbursement|remuneration|damages)\b|\b(?:non-?refundable|not refundable)\b/,
  'own-cost': /\bat (?:its|their|his|her|your|the \[\w+\]'s|\[\w+\]'s) (?:own |sole )*(?:cost|expense|risk)/,
  regardless:
    /\bwhether or not\b|\birrespective of\b|\bregardless of\b|\beven (?:if|where|though|when)\b|\bnotwithstanding\b|\bhowever (?:caused|arising)|\bhowsoever\b|\bwithout regard to\b|\bwhatever the\b|\bno matter\b/,
  binding:
    /\birrevocabl(?!y (?:incorporated|fixed|mixed|attached))|\bfinal and binding\b|\bconclusive|\bbinding (?:up)?on\b|\bmay not be (?:disputed|contested|challenged)/,
  deemed:
    /\bdeemed\b(?! (?:delivered|generated|generation|output|energy|quantit|volume))|\btreated as\b|\bconsidered (?:to (?:be|have)|accepted|approved)\b|\bpresumed\b/,
  waiver:
    /\bwaive|\breleases?\b|\bgives? up\b|\bforfeit|\blapse|\bforego|\brelinquish|\bloses?\b|\bdisclaims?\b|\bceases? to\b/,
  sole: /\b(?:sole|only|exclusive|entire) (?:and exclusive )?(?:remed|right|liab|recourse|obligation)/,
  only: /\bonly (?:if|where|when|to the extent|in respect|after|upon|on|for)\b|\bsolely (?:if|to the extent|for|upon)\b|\bunless\b/,
  'no-notice': /\bwithout (?:prior |further |any )*(?:written )?(?:notice|consent|approval|cause|reason|demand)\b/,
  'any-time': /\bat any time\b|\bfrom time to time\b|\bimmediately\b|\bforthwith\b/,
  cumulative:
    /\bin addition to,? and not in|\bwithout prejudice to\b|\bcumulative\b|\bwithout limit|\bunlimited\b|\bin no (?:event|case|circumstances)\b|\bin full\b/,
  'no-duty':
    /\b(?:no|not|never) (?:\w+ ){0,3}(?:obligation|duty|obliged|obligated|required|liable|responsible|liability|responsibility|bound)\b|\bneed not\b/,
  short: /\bwithin (?:\d|24|48|72)\b (?:business |working |calendar )?(?:hours?|days?)\b/,
  exception: /\b(?:except|save|other than|excluding|provided that|but (?:not|only|excluding))\b/,
  broad:
    /\b(?:any and all|all (?:losses|costs|claims|liabilities)|of (?:any|every) (?:kind|nature)|whatsoever|directly or indirectly|arising (?:out of|from) or|in connection with|relating to|including without limitation)\b/,
  lasting:
    /\b(?:perpetual(?:ly)?|in perpetuity|indefinitely|forever|survives?|for the life of|without limit in time|evergreen|automatic(?:ally)?)\b/,
  charge:
    /\b(?:pays?|payable|reimburses?|bears?|fees?|charges?|costs?|interest|liquidated damages|penalt(?:y|ies)|deduct(?:ed|ion|s)?|set[- ]off|withhold(?:s|ing)?)\b/,
} as const satisfies Readonly<Record<string, RegExp>>;
