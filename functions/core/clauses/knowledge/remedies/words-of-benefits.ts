/** The ways in which English says what recurs in the protections of every contract. */

/** The contract, or a right under it, comes to its end. */
export const ends =
  /\b(?:terminat\w*|cancel\w*|rescind\w*|forfeit\w*|re-?enter\w*|evict\w*|dismiss\w*|accelerat\w*|withdraw\w*|(?:end|ends|ended|ending|leave|close|discontinue)\b|event of default|call(?:s|ed)? in|comes? to an end|walk away|be in default)/;

export const fault =
  /\b(?:breach\w*|default\w*|violat\w*|fail\w*|non-?compl\w*|non-?payment|arrears|overdue|unpaid|(?:does|do|did|has|have) not (?:pay|perform|comply|meet)|poor performance|misconduct|contraven\w*|falls? short|missed|wrong)\b/;

/** A fault is put right. */
export const cure =
  /\b(?:cur(?:e|es|ed|ing)|remed(?:y|ies|ied|ying)|rectif\w+|(?:un)?correct(?:s|ed|ing)?|un(?:cured|remedied)|put(?:s|ting)? .{0,24}right|makes? (?:it |them |the \w+ )?good|improve|fix(?:es|ed)?|mend(?:s|ed)?|in which to|(?:still )?(?:persists|continues|unpaid) (?:for )?\d+)\b/;

export const period =
  /\b\d+[- ](?:\w+ )?(?:hours?|days?|weeks?|months?|years?)\b|\breasonable (?:time|period|opportunity)/;

/** A figure that is not passed. */
export const bounded =
  /\b(?:(?:not|no|never|neither|nor|under no circumstances?|in no (?:event|case))\b.{0,90}\b(?:exceed\w*|(?:be )?(?:greater|more|higher) than|go (?:above|beyond)|above|over \d)|capped at|limited to|(?:maximum|ceiling|cap)\b.{0,40}\b(?:is|of|shall be)|at most|no more than|not more than|(?<!rounded )up to)\b/;

export const figure =
  /[$£€] ?\d|\b\d[\d,.]* ?(?:%|percent|per cent|dollars|euros|pounds)|\b\d+ (?:months?|weeks?)'? (?:\w+ )?(?:fees|rent|salary|charges|pay)/;

export const money =
  /\b(?:prices?|fees?|charges?|rates?|rent|costs?|amounts?|sums?|tariffs?|dues|subscriptions?|premiums?|royalt(?:y|ies)|consideration|invoices?)\b/;

/** Money goes back to who paid it. */
export const givenBack =
  /\b(?:refund(?:s|ed)?|rebates?|money back|(?:gets?|receives?|is given|has) .{0,40}\bback|repa(?:y|ys|id)|reimburs(?:e|es|ed)|returns? (?:the|all|any|every) (?:\w+ )?(?:price|fees?|sums?|payments?|money)|credit(?:s|ed)? (?:to|against|the))\b/;

export const noSuch =
  /\b(?:no|not|never|without|non-?)[- ]?(?:\S+ ){0,4}?(?:refund\w*|rebate|credit\w*|repa\w+|entitled|right to)\b|\bnon-?refundable/;

/** Someone says no to what was delivered. */
export const rejects =
  /\b(?:reject\w*|refus\w+|turn\w* (?:back|away|down)|send\w* back|return\w*|revok\w+ (?:its )?acceptance)\b/;

export const notAsOrdered =
  /\b(?:not (?:match|meet|conform|comply|correspond|as ordered)|non-?conform\w*|defect\w*|damaged|faulty|faults?|departs? from|differs? from|short of|deviat\w+|falls? short)\b/;

export const unpaid =
  /\b(?:unpaid|overdue|outstanding|not (?:been )?paid|arrears|past due|non-?payment|fails? to pay|late (?:in )?pay\w*|remains? due|does not pay|until (?:it (?:is|has been) )?(?:paid|payment))\b/;

export const stopsWork =
  /\b(?:suspend\w*|stop\w*|downs? tools|ceas\w+|halt\w*|paus\w+|withhold\w* (?:performance|services|delivery|work)|lay down)\b/;

/** Things and events that nobody answers for. */
export const beyondControl =
  /\b(?:beyond|outside) (?:\S+ ){0,5}(?:control|influence|power)|\bforce majeure|\bacts? of god|\b(?:strikes?|floods?|war|fires?|epidemics?|pandemics?|earthquakes?|storms?|government (?:orders?|acts?)|natural disasters?|terrorism)\b.{0,60}\b(?:strikes?|floods?|war|fires?|epidemics?|pandemics?|earthquakes?|storms?|government|disasters?|terrorism|orders?)\b/;
