import { predicatePatterns } from './predicate-patterns.ts';
import type { Force } from './statement.ts';

const adverb =
  '(?:(?:also|only|then|thereafter|nevertheless|always|at (?:its|their|his|her|our|your) (?:own |sole )?(?:option|discretion|cost|expense)|at any time|from time to time|in (?:its|their|his|her|our|your) (?:sole |absolute )*discretion|promptly|immediately|hereby|irrevocably|unconditionally|further|likewise|in the aggregate|in total|in aggregate|in any event|by reason only of [^,;]{1,80}|in (?:that|such|any) (?:case|event)),? )*';
/** What denies a verb that it stands behind: "may at no time", "shall on no account". */
export const denied =
  '(?:in|under) no (?:event|case|circumstances?|way|theory|conditions?|situation)|at no (?:time|point|stage)|on no (?:account|occasion)|by no means|in no manner';
/** "We're not obliged", "you'll be entitled". */
const contracted = "(?<=\\b(?:i|we|you|they|it|he|she))'(?:re|s|m|ll)";
const not = `(?:not|never|neither|nowise|no longer|${denied})`;

/** Words before which "means", "release" and "guarantee" are nouns. */
const meansBefore =
  '(?:other|by|any|all|such|no|of|the|these|those|some|which|same|reasonable|lawful|legal|electronic|technical|technological|appropriate|automated|available|commercial|alternative|or)';
const releaseBefore =
  "(?:press|news|an?|any|the|such|this|no|of|each|next|new|major|on|upon|software|all|future|[a-z]+'s|[a-z]+s')";
const guaranteeBefore =
  '(?:title|an?|the|any|this|such|bank|company|no|limited|under|performance|of|its|every|each|personal|corporate|that|payment|satisfaction|by|or)';

/** Verbs that free from a duty or lessen a right, and what shows that they do. */
export const frees =
  'relieves?|relieved|excuses?|excused|releases?|released|discharges?|discharged|absolves?|absolved|exempts?|exempted';
export const toDuty =
  "(?: [a-z'-]{1,24}){0,5}? (?:of|from)(?: [a-z'-]{1,24}){0,4}? (?:obligations?|dut(?:y|ies)|liabilit(?:y|ies)|responsibilit(?:y|ies))\\b";
export const lessens =
  'limits?|affects?|prejudices?|impairs?|diminish(?:es)?|reduces?|takes? away|removes?|waives?|excludes?|deprives?';
export const toRight =
  "(?: or [a-z]{1,12})?(?: (?!their|these|those|any)[a-z'-]{1,24}){0,1}(?: [a-z'-]{1,24}){1,5}? (?:rights?|remed(?:y|ies))\\b";
const nothing =
  '(?<!\\b(?:pays?|owes?|contains?) )nothing (?:(?:in|herein|here|hereunder|contained|set out|elsewhere|said|done)\\b(?:(?!\\brights? to\\b)[^.;:]){0,240}?|(?:shall |will |can |may )?)';
/** Verbs that put a duty on their object, and those that give their object a right. */
export const obliges =
  'oblig(?:es?|ates?|ing|ating)|requir(?:es?|ing)|compel(?:s|ling)?|commit(?:s|ting)?|bind(?:s|ing)?(?= (?:[a-z-]+ ){1,5}?to\\b)|impos(?:es?|ing)(?= (?:[a-z-]+ ){1,8}?(?:obligation|duty|liability))';
export const givesRight =
  "(?:grant|giv|conferr?|accord|vest|transferr?|convey)(?:s|es?|ing)?(?= (?:[a-z'-]+,? ){1,14}?(?:rights?|licen[cs]es?|interests?|title|claims?|ownership|entitlements?)\\b)|entitl(?:es?|ing)";
/** Who is freed by what happens: "theft of the plant excuses the Hirer from paying". */
const freesObject = "(?:relieve|excuse|absolve|exempt)s?(?= (?:[a-z'-]{1,24} ){1,4}?(?:of|from)\\b)";

/** What may be had by right, and verbs by which nobody has it: "gives the Guest no right", "keeps no claim". */
const entitlement =
  '(?:rights?|claims?|title|interest(?! (?:at|is|on|charge|payment|rate)\\b)|licen[cs]es?|ownership|entitlements?|remed(?:y|ies)|recourse|liens?|options?|privileges?|authority|say)';
const noEntitlement = `no (?:(?:such|further|other|legal|beneficial|proprietary|whatever|[a-z]{1,16}) ){0,2}${entitlement}\\b`;
const hands =
  '(?:(?:shall |will )?(?:give(?! up)|grant|confer|afford|accord|allow|offer|leave)|(?:gives(?! up)|grants|confers|affords|accords|allows|offers|leaves|carries))';
/** Verbs that forbid their object something. */
const forbids =
  "(?:(?:prevent|preclude|prohibit|restrain|stop|hinder|debar|bar)s?(?=(?: [a-z'-]{1,24}){1,5}? from\\b)|(?:forbid|prohibit)s?(?=(?: [a-z'-]{1,24}){1,5}? to\\b))";
/** At the head of a clause, what a transfer passes. */
const ownershipAtHead =
  '(?<=(?:^|[,;:]) ?(?:\\([a-z0-9]{1,4}\\) )?(?:(?:the|all|any|full|legal|beneficial|and) )*(?:ownership|title|property|copyright)\\b[^.;:]{0,160})';
/** At the head of a clause, what somebody may do. */
const choiceAtHead =
  '(?<=(?:^|[,;:] ?|\\b(?:the|a|any) )(?:choice|decision|selection|determination|question|whether|which|what|how)\\b[^.;:]{0,160})';

/** Behind "neither", "no" or "none of" and whoever it is of whom something is denied. */
const ofNobody = '(?<=\\b(?:neither|no|none of|nobody)\\b(?! (?:later|less|more|fewer))[^.;:,]{0,80} )';

/** In this order, the first that begins earliest decides. */
export const patterns: readonly (readonly [Force, RegExp])[] = (
  [
    ...predicatePatterns(denied, `(?:${frees})(?=${toDuty})`),
    // "Nothing herein relieves the Supplier of its duties" holds to a duty; "prevents Franchisor from" keeps a right.
    [
      'duty',
      `\\b${nothing}\\b(?:(?:${frees})(?=${toDuty})|(?:limits?|excludes?|restricts?)(?=(?: or (?:limits?|excludes?|restricts?))?(?: [a-z'-]{1,24}){1,4} liabilit))`,
    ],
    [
      'right',
      `\\b${nothing}\\b(?:prevent(?:s|ing)?|preclud(?:es?|ing)|restrict(?:s|ing)?|prohibit(?:s|ing)?|restrain(?:s|ing)?|stop(?:s|ping)?|forbid(?:s|ding)?|disentitl(?:es?|ing)|${forbids}|(?:${lessens})(?=${toRight}))\\b`,
    ],
    // "Nothing herein obliges Vendor to renew", "gives the Guest any right".
    ['no-duty', `\\b${nothing}\\b(?:${obliges})\\b`],
    ['no-right', `\\b${nothing}\\b(?:${givesRight})\\b`],
    [
      'no-duty',
      `(?<=\\b(?:neither|no) [^.;:,]{1,80} )(?:obliges|obligates|compels|(?:requires|binds)(?= (?:[a-z'-]+ ){1,5}?to\\b))\\b`,
    ],
    // "No term of this lease precludes the Tenant from".
    ['right', `(?<=\\b(?:neither|no) [^.;:,]{1,80} )${forbids}`],
    // "Gives the Guest no right", "confers no interest on the Guest", "entitles the Guest to no refund".
    [
      'no-right',
      `\\b${hands}(?=(?: (?:up)?on| to| with)?(?: (?:the|an?|any|each|either))?(?: [a-z'-]{1,24}){1,3}? ${noEntitlement})`,
    ],
    ['no-right', `\\b${hands} ${noEntitlement}`],
    ['no-right', `\\bentitles?(?=(?: [a-z'-]{1,24}){1,4}? to no\\b)`],
    [
      'no-right',
      `\\b(?:keeps?|retains?|enjoys?|possess(?:es)?|gets?|(?:is|are) (?:given|granted|left with|accorded)) ${noEntitlement}`,
    ],
    // "This Agreement gives the Guest the right to": by somebody, it is a grant.
    [
      'right',
      `\\b(?!grant)${hands}(?=(?: (?:up)?on| to)?(?: (?:the|an?|any|each|either))?(?: [a-z'-]{1,24}){1,3}? (?:the|an?) (?:[a-z-]{1,16} ){0,2}(?:right|option|power)s?\\b)`,
    ],
    // "No right on the part of the Agent arises", "no entitlement to sick pay accrues to the Cook".
    [
      'no-right',
      `(?<=\\bno (?:(?:other|further|such|[a-z]{1,12}) ){0,2}(?:rights?|claims?|entitlements?|remed(?:y|ies)|liens?|options?)\\b[^.;:]{0,120})\\b(?:(?:shall |will )?(?:arises?|accrues?|exists?|subsists?)|(?:is|are|shall be|will be) (?:enjoyed|conferred|had|held))\\b`,
    ],
    // A choice that "rests with" somebody, a right that "is reserved to" somebody.
    [
      'right',
      `${choiceAtHead}\\b(?:(?:(?:shall|will) )?(?:rests?|lies?|remains?) (?:(?:solely|entirely|exclusively|alone) )*with|(?:is|are|shall be|remains?) (?:(?:[a-z]+ly|always|at all times) )?a matter for)\\b`,
    ],
    [
      'right',
      `(?<=\\b(?:rights?|options?|powers?|privileges?|liberty)\\b[^.;:]{0,160})\\b(?:is|are|shall be|will be) (?:(?:hereby|expressly) )*(?:reserved|retained) (?:to|by|for)\\b`,
    ],
    // A cap that "applies to the liability" of somebody bounds it.
    [
      'exclusion',
      `(?<=\\b(?:cap|limit|ceiling|maximum) (?:of|on)\\b[^.;]{0,160})\\b(?:(?:shall|will) )?(?:appl(?:y|ies)|is (?:placed|set|put)) (?:to|on|upon)(?=[^.;,]{0,60}\\bliabilit)`,
    ],
    // "We promise you that it will last", "gives a warranty that": what is promised is so.
    [
      'promise',
      `(?<!\\b(?:not|the|all|any|no|of|such|these|those|and|or|other|their|its|his|her|our|your) )\\b(?:promises?|assures?)(?= (?:(?:to )?(?:the |an? |each )?[a-z'-]{1,24} (?:[a-z'-]{1,24} )?)?that\\b)|\\bgives? (?:[a-z'-]{1,24} ){0,6}?(?:warrant(?:y|ies)|assurances?)(?= (?:(?:to|and) (?:[a-z'-]{1,24} ){1,3})?that\\b)`,
    ],
    // "Sells the tractor as is", "supplies it with no warranty".
    [
      'exclusion',
      `\\b(?:sells?|provides?|supply|supplies|delivers?|licenses?|lets?|leases?|offers?|lends?|(?:is|are) (?:sold|let|bought|taken|hired))(?=[^.;:]{1,120}?(?:"?\\bas[- ]is\\b(?=["',.;)]|$| (?:basis|and|with|without|where|in its|condition))|\\bas seen\\b|\\bwith all (?:its |their )?faults\\b|\\bwith no (?:[a-z]{1,12} ){0,3}warrant|\\bwithout (?:any |[a-z]{1,12} )?(?:warrant(?:y|ies)|promise|guarantee)\\b))(?<!\\bnot [a-z]{1,12})`,
    ],
    // "Neither side has any duty to renew", "none of the Growers is under any obligation", "no Member has any claim".
    [
      'no-right',
      `${ofNobody}(?:has|have|enjoys?|(?:shall|will) (?:have|enjoy|acquire)|acquires?) any (?:[a-z]{1,12} ){0,2}${entitlement}\\b`,
    ],
    [
      'no-duty',
      `${ofNobody}(?:(?:has|have|owes?|bears?|(?:shall|will) (?:have|owe|bear)|(?:is|are|(?:shall|will) be) under) any (?:[a-z]{1,12} ){0,2}(?:obligations?|dut(?:y|ies)|responsibility|liability)|(?:has|have|bears?|accepts?|assumes?|(?:shall|will) (?:have|bear|accept|assume)) (?:responsibility|liability)|(?:has|have) to\\b)\\b`,
    ],
    [
      'no-duty',
      `\\b(?:does|do|shall|will) not have any (?:[a-z]{1,12} ){0,2}(?:obligations?|dut(?:y|ies)|responsibility)\\b`,
    ],
    // "Makes no commitment to buy", "need give no reason", "is released from its duty".
    [
      'no-duty',
      `\\b(?:(?:makes?|gives?|assumes?|accepts?|undertakes?|owes?) no (?:[a-z]{1,12} )?(?:commitment|obligation|undertaking|duty)\\b|needs? (?:give|make|show|pay|provide|take|offer|do|have|keep|hold) no\\b|(?:is|are|(?:shall|will) be) (?:thereby |then )?(?:released|discharged|freed|absolved|exempt|exempted) from\\b)`,
    ],
    // "Lies within the sole discretion of the Board".
    [
      'right',
      `\\b(?:is|are|lies?|rests?|remains?|(?:shall|will) be) (?:entirely |solely )?(?:with)?(?:in|at) the (?:(?:sole|absolute|entire|unfettered|exclusive|own|and) ){0,3}discretion of\\b`,
    ],
    // What nobody is said to need: "it is not necessary for the Bank to", "no duty to deliver rests on the Wholesaler".
    [
      'no-duty',
      `\\bit (?:is|shall be|will be) not (?:necessary|needed|required|compulsory|mandatory|obligatory|incumbent)\\b(?: (?:for|on|upon|of)\\b)?|\\bit (?:shall|will) not be (?:necessary|needed|required|compulsory|mandatory|obligatory|incumbent)\\b(?: (?:for|on|upon|of)\\b)?`,
    ],
    [
      'no-duty',
      `\\bthere (?:is|are|shall be|will be) no (?:[a-z]{1,12} )?(?:need|requirement|obligation|duty|necessity)(?: (?:whatsoever|whatever))?(?: (?:for|on|upon)\\b)?`,
    ],
    [
      'no-right',
      `\\bthere (?:is|are|shall be|will be) no (?:[a-z]{1,12} )?(?:right|entitlement|power|liberty) (?:for|on the part of)\\b`,
    ],
    [
      'no-duty',
      `(?<=\\bno (?:[a-z]{1,12} )?(?:obligation|duty|requirement|responsibility)\\b[^.;:]{0,120})\\b(?:(?:shall |will )?(?:rests?|lies?|falls?)|(?:is|are|shall be|will be) (?:imposed|placed|laid|cast))(?: (?:up)?on\\b| with\\b)`,
    ],
    // "Rent is not payable by the Stallholder", "commission is not due from us".
    [
      'no-duty',
      `\\b(?:(?:is|are) not|(?:shall|will) not (?:be|become|fall)) (?:payable|due|owed|owing)(?= (?:by|from)\\b)`,
    ],
    // Whose task it is: "it is the duty of the Skipper to", "is the responsibility of the Charterer", "is for its account".
    ['duty', `\\bit (?:is|shall be|will be) up to\\b`],
    [
      'duty',
      `\\b(?:is|are|shall be|will be|remains?)(?= (?:[a-z'-]{1,24} ){1,4}?(?:responsibility|duty|obligation|task|job)\\b(?! (?:of|to|for|under) (?:the )?(?:other|law)))(?= (?:(?:the|sole|entire|primary|full|joint|your|our|its|their|his|her|[a-z-]+'s?|[a-z-]+s') ){1,4}(?:responsibility|duty|obligation|task|job)\\b)(?: (?:the|sole|entire|primary|full|joint) ){0,1}(?:(?:sole|entire|primary|full|joint) )?(?:(?:responsibility|duty|obligation|task|job) of\\b)?`,
    ],
    [
      'duty',
      `(?<=\\b(?:costs?|expenses?|charges|fees|duties|tax(?:es)?|payment|maintenance|repairs?|insurance|upkeep|responsibility|risk)\\b[^.;:]{0,120})\\b(?:(?:(?:shall|will) )?(?:rests?|lies?|falls?|remains?) (?:(?:solely|entirely) )?(?:up)?(?:on|with)|(?:is|are|shall be|will be) (?:for the account of|at the (?:cost|expense) of))\\b(?! (?:terms|reduction))`,
    ],
    // "It is for the Editor alone to decide".
    [
      'right',
      `\\bit (?:is|shall be|will be) (?:solely |entirely )?for(?= (?:[a-z'-]{1,24} ){1,4}to (?:decide|determine|choose|say|judge|select|fix|settle)\\b)`,
    ],
    // "No liability for lost bookings is accepted by the Host", "is the Seller's sole liability".
    [
      'exclusion',
      `(?<=\\bno (?:liability|responsibility)\\b[^.;:]{0,120})\\b(?:is|are|shall be|will be) (?:accepted|assumed|undertaken|admitted|incurred)\\b`,
    ],
    [
      'exclusion',
      `\\b(?:is|are|shall be|will be|constitutes?|represents?)(?= [^.;,]{0,40}?\\b(?:entire|sole|only|total|maximum|whole|full)(?: and (?:exclusive|entire|only))? liability\\b)`,
    ],
    [
      'exclusion',
      `(?<=\\b(?:entire|sole|maximum|total|aggregate|only|overall) (?:(?:aggregate|and exclusive|total) )*liability\\b[^.;]{0,160})\\b(?:is|are|shall be|will be)\\b(?! (?:[a-z]+ ){0,2}(?:not|un|limited|capped|restricted|excluded))`,
    ],
    // "The most we will pay you is £200".
    [
      'exclusion',
      `(?<=\\bthe most (?:that )?[^.;,]{1,40} )(?:will|shall|must|can be (?:made|asked) to|(?:has|have) to) (?:be )?(?:pay|paid)\\b`,
    ],
    [
      'promise',
      `(?<=\\b(?:an?|each|the|such) (?:representations?|warrant(?:y|ies)|assurances?)\\b[^.;,]{0,60})\\b(?:is|are|shall be) (?:(?:hereby|deemed(?: to be)?) )*(?:made|given|repeated) (?:by|to)\\b|\\bit is (?:(?:an?|the|further|express) )*(?:representation|warranty|guarantee|assurance)(?: and (?:[a-z]+ )?(?:representation|warranty|guarantee))? (?:of|by|from|given by|made by)\\b`,
    ],
    // "Consent is not something that the Bank is obliged to give".
    [
      'no-duty',
      `\\b(?:is|are) not (?:something|anything|a thing) (?:that|which)?(?: [a-z'-]{1,24}){1,4}? (?:(?:is|are) (?:obliged|obligated|required|bound)|needs?|has|have) to\\b`,
    ],
    ['no-duty', `\\b(?:is|are|shall be) not (?:mandatory|compulsory|obligatory)\\b`],
    // What passes from one to another, or is made over by one.
    [
      'transfer',
      `\\b(?:(?:shall|will) pass|pass(?:es)?|moves?|transfers?) from\\b(?<=\\b(?:ownership|title|property|copyright|interest)\\b[^.;]{0,200})`,
    ],
    [
      'transfer',
      `${ownershipAtHead}\\b(?:is|are) (?:(?:hereby|thereby|irrevocably|absolutely) )*(?:given|handed|ceded|transferred|conveyed|assigned|passed)(?: over)?(?: (?:irrevocably|absolutely|outright))?(?= (?:by|to)\\b)`,
    ],
    [
      'transfer',
      `\\b(?:is|are) (?:(?:hereby|thereby|irrevocably|absolutely) )*(?:made over|ceded|conveyed) (?:by|to)\\b`,
    ],
    [
      'transfer',
      `(?<=\\btransfer of (?:the )?(?:ownership|title|property)\\b[^.;]{0,120})\\b(?:takes? place|occurs?|happens|is (?:effected|complete|made)|becomes effective)\\b`,
    ],
    [
      'transfer',
      `(?<!\\bto )\\b(?:hereby )?(?:makes? over|cedes?)(?= (?:to|the|all|its|his|her|absolutely)\\b)|\\b(?:gives?|hands?|cedes?|makes? over)(?= (?:over )?(?:to )?(?:the |an? )?[a-z'-]{1,24} (?:full |legal |outright )*(?:ownership|title|property)\\b)`,
    ],
    // Definitions and readings.
    [
      'definition',
      `(?<!\\b${meansBefore} )\\b(?:means?|shall mean|has the meaning|have the meaning|is defined as|(?<!\\b(?:must|shall|may|will|to) )refers? to|shall be (?:construed|interpreted) as)\\b`,
    ],
    // "No licence, express or implied, is granted to the Customer".
    [
      'no-right',
      `(?<=\\bno (?:(?:other|further|such|express|implied|proprietary|part|of|or) )*(?:rights?|licen[cs]es?|title|interest|ownership)\\b[^.;:]{0,90})\\b(?:is|are|shall be|will be) (?:(?:hereby|thereby|expressly|deemed|to be) )*(?:granted|given|conferred|accorded|implied|transferred)\\b`,
    ],
    // "Is not prevented from", "in no way barred from": what is not forbidden is free.
    [
      'right',
      `\\b(?:shall|will|is|are)(?:,? ?${adverb}${not}|n't) (?:be )?(?:(?:[a-z]{1,12}ly|thereby) )?(?:prevented|precluded|prohibited|(?:de)?barred|restrained|e?stopped|disqualified|forbidden|(?:restricted|limited)(?= (?:by [a-z0-9 ]{1,30} )?from\\b))\\b`,
    ],
    // Who does not waive a right keeps it.
    [
      'right',
      `\\b(?:does|do)(?: not|n't) (?:(?:thereby|hereby|by [a-z ]{1,40}) )?(?:waive|surrender|lose|forfeit|give up|relinquish|abandon|forgo)\\b(?=[^.;,]{1,60}\\b(?:rights?|remed(?:y|ies)|claims?|liens?|title|ownership|entitlements?|privilege|defen[cs]es?)\\b)`,
    ],
    // Twice negated: "shall not be relieved of its duty", "is not excused from paying" hold to it.
    ['duty', `\\b(?:shall|will|may|does|do) ${adverb}${not} (?:in any way )?(?:${freesObject})`],
    [
      'duty',
      `\\b(?:shall|will|is|are|may|must|does|do)\\b,? ?${adverb}${not} (?:in any way )?(?:be (?:[a-z]{1,12}ly )?)?(?:${frees}|exempt)(?=${toDuty}| from [a-z]{2,}ing\\b)`,
    ],
    // Time to do something is given: "shall have ten days to cure".
    [
      'right',
      `\\b(?:shall|will) have (?:[a-z-]{1,12} ){0,4}?(?:\\(?\\d{1,4}\\)? ){0,2}(?:business |calendar )?(?:days|weeks|months|years)\\b(?=[^.;,]{0,40}? to (?!(?:the|an?|its|such)\\b)[a-z]{3,}\\b)`,
    ],
    // "It shall be open to the Client to", "is given the right".
    ['right', `\\b(?:shall be|will be|is) open to (?=(?:[a-z'-]{1,24} ){1,4}to\\b)`],
    [
      'right',
      `\\b(?:is|are|be) (?:hereby )?(?:given|granted|accorded|afforded) (?:the |an? |sole |exclusive )*(?:right|option|power|authority|liberty)s?\\b`,
    ],
    ['right', `\\brights? (?:is|are|shall be) to\\b`],
    // No duty: what need not be done.
    [
      'no-duty',
      `(?:\\b(?:shall|will|is|are|does|do|need|must|has|have)|${contracted})\\b,? ?${adverb}(?:${not} (?:be |have |has )?(?:in any way |under any |any )?(?:then |thereby |hereby |always )?(?:required|obliged|obligated|obligations?|dut(?:y|ies)|bound|compelled|(?:asked|called (?:up)?on|expected) to|need|responsib(?:le|ility)|liab(?:le|ility)|accountable|answerable)|(?:be )?under no (?:obligation|duty|liability)|have no (?:obligation|duty|liability|responsibility)|no (?:obligation|duty|liability|responsibility))\\b`,
    ],
    // What is no default need not be avoided.
    [
      'no-duty',
      `\\b(?:shall|will|is|are)\\b,? ?${adverb}(?:${not}|never|in no (?:event|case)) (?:be )?(?:(?:deemed|considered) (?:to be )?)?in (?:default|breach)\\b`,
    ],
    [
      'no-duty',
      `\\b(?:need not|needn't|(?:pays?|owes?) nothing|bears? no (?:responsibility|liability|obligation|duty)|is excused from|are excused from|shall be excused|is relieved|are relieved|without any obligation to)\\b|\\b(?:(?:shall|will) )?(?:${freesObject})`,
    ],
    // No right and bans.
    [
      'no-right',
      `(?:\\b(?:shall|will|does|do|has|have|is|are|may)|${contracted})\\b,? ?${adverb}(?:${not} (?:(?:on (?:that|this|any such) (?:account|ground)|for (?:that|this) reason(?: alone)?|thereby|then) )?(?:be )?(?:entitled|eligible|have (?:any |the |a )?(?:right|claim|recourse|remedy|say)|permitted|permissible|allowed|free)|(?:have )?no (?:further |other |legal |beneficial |proprietary )?(?:right|say|claim|recourse|remedy|entitlement|interest|title|ownership))\\b`,
    ],
    [
      'no-right',
      `\\b(?:acquires?|obtains?|gains?|receives?) no (?:[a-z]{1,16} ){0,2}(?:rights?|title|interest|licen[cs]e|ownership|claim)\\b|\\b(?:shall|will|does|do|don't|doesn't)(?: not)? (?:have|acquire|obtain|gain|receive) any (?:[a-z]{1,16} ){0,2}(?:rights?|title|interest|licen[cs]e|ownership|claim)\\b`,
    ],
    [
      'ban',
      `\\b(?:is|are|shall be) (?:[a-z]{1,12}ly )?(?:prohibited|forbidden)\\b|\\b(?:(?:shall|will|must|(?:agrees?|undertakes?|covenants?|promises?) to) ${adverb})refrains? from\\b|\\b(?:prohibited|barred|precluded|prevented|restrained)(?: by [^.;,]{1,40})? from\\b|\\brefrains? from\\b`,
    ],
    // A liability that "is limited to" a sum may not exceed it.
    [
      'ban',
      `\\b(?:is|are|(?:shall|will|must) (?:[a-z]{1,12} ){0,2}be|remains?) (?:[a-z]{1,12} ){0,2}(?:limited|capped|restricted) (?:in (?:the )?(?:aggregate|total) )?(?:to|at)\\b(?<=\\b(?:liabilit(?:y|ies)|claims?|damages|recovery|compensation)\\b[^.;]{0,180})`,
    ],
    ['ban', `(?<=\\b(?:we|you|they|parties|and) )never (?!the)`],
    [
      'ban',
      `(?:\\b(?:shall|will|may|must|can|agrees?|undertakes?|(?<!\\b(?:the|an?|any|this|that|each|every|such|these|its|his|her|their|restrictive) )(?:covenants?|promises?))\\b|(?<=\\b(?:i|we|you|they|it|he|she))'(?:ll|d)\\b),? ?${adverb}(?:and shall )?${not}\\b`,
    ],
    ['exclusion', `\\b(?:don't|doesn't|do not|does not) (?:warrant|guarantee|promise|represent)\\b`],
    [
      'no-duty',
      `\\b(?:don't|doesn't|do not|does not|didn't) (?:have to|need to|owe|accept (?:any )?(?:responsibility|liability))\\b|\\b(?:isn't|aren't|won't be) (?:responsible|liable|answerable|accountable|obliged|required|bound)\\b`,
    ],
    [
      'no-right',
      `\\b(?:don't|doesn't|do not|does not) (?:have|get) (?:any |the |a )?(?:right|claim|say|refund)\\b|\\b(?:isn't|aren't|won't be) (?:entitled|allowed|permitted|able)\\b`,
    ],
    ['ban', `\\b(?:cannot|can't|won't|mustn't|shan't|may not|shall not|don't|doesn't|do not|does not)\\b`],
    ['ban', `\\b(?:is|are) not to (?!be (?:construed|read|taken|regarded|treated|interpreted|deemed))`],
    [
      'ban',
      `\\b(?:may (?:make|hold|have|take|do|retain|keep|assert|bring)|(?:shall|will|must) (?:make|take|bring|assert|raise|issue|publish|create|permit|allow|retain|keep|use|solicit)) no\\b(?! (?:[a-z]{1,12} ){0,3}(?:warrant|representation|guarantee|charge))`,
    ],
    // Rights.
    [
      'right',
      `(?:\\b(?:shall|will|is|are|remains?)|${contracted})\\b,? ?${adverb}(?:be |remain )?(?:entitled|permitted|allowed|free|at liberty|authori[sz]ed|empowered)(?:,[^,;]{0,60},)? (?:to|at)\\b`,
    ],
    [
      'right',
      `\\b(?:shall have|will have|has|have|reserves?|retains?|enjoys?)\\b,? ?${adverb}(?:the |a |an |full |sole |exclusive |absolute |unrestricted |unilateral |lawful |legal |first |prior )*(?:right|option|power|discretion|authority|liberty|freedom)s?\\b`,
    ],
    ['right', `\\b(?:(?:shall|will) )?entitles?\\b`],
    // "We get a worldwide licence from you".
    [
      'right',
      `\\b(?:gets?|receives?|obtains?|acquires?) (?:an?|the) (?:[a-z-]{1,20},? ){0,5}?(?:licen[cs]e|right|option)s?\\b`,
    ],
    [
      'right',
      `\\b(?:(?:shall|will) be|is|are)\\b,? ?${adverb}(?:eligible|qualified) (?:for|to (?:receive|earn|participate))\\b`,
    ],
    [
      'right',
      `(?<=\\bby [^.;,]{1,60})\\b(?:shall|will|is|are)\\b,? ?${adverb}(?:be )?(?:permitted|allowed)\\b(?! (?:by|under) (?:law|applicable|any law))`,
    ],
    // "Shall not be under any such restriction": whoever nothing holds is free.
    [
      'no-duty',
      `\\b(?:shall|will|is|are|be)\\b,? ?${adverb}${not} (?:be )?under (?:any|an|a|such) (?:[a-z]{1,12} )?(?:restrictions?|obligations?|dut(?:y|ies)|constraints?)\\b`,
    ],
    // "The license shall be sublicensable to Affiliates": what may be done with it is allowed.
    [
      'no-right',
      `\\b(?:(?:shall|will) not be|(?:is|are) not) (?:freely )?(?:sublicens(?:e)?able|assignable|transferr?able)\\b`,
    ],
    ['right', `\\b(?:shall be|will be|is|are) (?:freely |fully )?(?:sublicens(?:e)?able|assignable|transferr?able)\\b`],
    // Performatives.
    ['waiver', `\\b(?:agrees?|undertakes?|covenants?) to (?:waive|relinquish|forgo)\\b`],
    [
      'waiver',
      `\\b(?:hereby )?(?:irrevocably |unconditionally |expressly |knowingly |voluntarily |fully |forever |and )*(?:waives?|(?<!\\b${releaseBefore} )releases?|relinquish(?:es)?|(?<!\\b${releaseBefore} )surrenders?|fore?goes?|forfeits?|gives? up|shall forfeit|will forfeit|is forfeited|are forfeited|(?:is|are) (?:hereby )?(?:(?:expressly|irrevocably|unconditionally) )*(?:waived|relinquished)|(?:is|are) hereby released by)\\b`,
    ],
    [
      'transfer',
      `(?<!\\bto )\\b(?:hereby |irrevocably |presently |absolutely |unconditionally |and )*(?:assigns?|transfers?|conveys?|sells?)(?: and (?:assigns?|transfers?|conveys?|agrees? to assign))* (?:to|all|any|and|every|its|the|such|(?:(?:full|legal|beneficial|outright|absolute|good|sole|and) ){0,5}(?:ownership|title|copyright)|rights?|each|absolutely)\\b|\\bshall (?:vest|be owned|belong|pass|(?:be|become) the (?:sole )?(?:and exclusive )?property)\\b|\\b(?:vests?|belongs?|passes|pass) (?:in|to|solely|exclusively|absolutely)\\b|\\b(?:is|are|will be|shall be|remains?|become) (?:the )?(?:sole |exclusive |and )*(?:owned|property of)\\b`,
    ],
    [
      'transfer',
      `(?<!\\b(?:the|an?|any|this|such|each|no|to) )\\b(?:hereby )?grants?\\b(?! of\\b)|\\b(?:is|are) (?:hereby (?:assigned|transferred|conveyed|granted|licensed)|granted (?:an?|by|to))\\b`,
    ],
    [
      'exclusion',
      `\\bno (?:[a-z,-]{1,20} ){0,4}?(?:warrant(?:y|ies)|representations?|guarantees?|promise|assurance)(?: [a-z]{1,20}){0,8}? (?:is|are) (?:given|made|implied|offered)\\b`,
    ],
    // One warranty in the place of all others excludes them.
    [
      'exclusion',
      `\\b(?:(?:is|are) (?:given |made |provided )?(?:exclusive and )?in (?:lieu|place|substitution) (?:of|for)|replaces?|supersedes?|takes? the place of|substitutes? for|excludes?) (?:and exclude |and supersede )?(?:all|any|every|each)(?: and all)? (?:other )?(?:[a-z-]{1,16},? (?:or |and )?){0,3}?(?:warrant(?:y|ies)|conditions|guarantees?)\\b(?<!\\bprior [a-z, -]{1,60})`,
    ],
    [
      'exclusion',
      `\\b(?:disclaims?|bears? no|accepts? no|assumes? no|excludes?|(?:is|are|be) (?:hereby )?(?:expressly )?(?:excluded|disclaimed)|makes? no(?= (?:[a-z,-]{1,20} ){0,6}?(?:warrant|representation|guarantee|promise|assurance|condition|claim|statement))|gives no|(?:provides?|offers?|extends?) no (?:[a-z]{1,12} ){0,3}(?:warrant(?:y|ies)|representations?|guarantees?|assurances?)|(?:provided|supplied|sold|delivered|furnished|licensed|offered|made available)(?:,? [a-z]{1,20}){0,7}? "?as[- ]is|(?:provided|supplied|sold|delivered|furnished|licensed|offered|made available) (?:[a-z]{1,20} ){0,4}?without (?:any )?warrant(?:y|ies) of any)\\b`,
    ],
    [
      'promise',
      `\\b(?:represents?|(?<!\\b(?:this|the|an?|any|such|these) )warrants?|covenants? that)\\b|(?<!\\b${guaranteeBefore} )\\bguarantees?\\b(?! (?:is|are|was|were)\\b)|\\b(?:is|are) (?:hereby )?(?:warranted|guaranteed|represented) (?:by|to|that)\\b`,
    ],
    // Duties.
    [
      'duty',
      `\\b(?:is|are|be|remains?)\\b,? ?${adverb}(?:solely |fully |jointly |severally |and |strictly )*(?:required|mandatory|compulsory|obligatory|obliged|obligated|responsible|liable|answerable|bound|due|payable|subject|under (?:an?|any|the) (?:[a-z]{1,12} )?(?:obligation|duty))\\b`,
    ],
    ['duty', `\\b(?:agrees?|undertakes?|covenants?|promises?|commits?) to\\b`],
    [
      'duty',
      `(?:\\b(?:shall|must|(?<!\\b(?:free|good|ill|last) )will|has to|have to|is to|are to|ought to|it's up to)|(?<=\\b(?:we|you|they|it|he|she))'ll)\\b`,
    ],
    ['right', `(?<!\\b(?:of|in|until|by|before|after) )\\b(?:may|can|could|might)\\b`],
    [
      'duty',
      `\\b(?:(?<!\\b(?:obligations?|duty|undertaking) to )indemnify|indemnifies|(?<!\\b(?:sick|holiday|severance|base|basic|overtime|maternity|statutory|of|for|administering|final|full|in|any|no|without) )pays?|bears?|assumes?|provides?|(?<!\\bto )delivers?|maintains?|owes?)\\b`,
    ],
    [
      'acknowledgement',
      `\\b(?:acknowledges?|agrees?|accepts?|understands?|consents|(?<!^\\W*)consent(?! (?:by|of|is|are|was|shall|may|must|will|from|which|given)\\b)|submits?|confirms?)\\b`,
    ],
    [
      'fact',
      `\\b(?:is|are|has|have|does|do|constitutes?|continues?|begins?|ends?|renews?|includes?|applies|apply|prevails?|controls?|binds?|survives?|terminates?|expires?)\\b`,
    ],
  ] as const
).map(([force, source]) => [force, new RegExp(source, 'g')]);
