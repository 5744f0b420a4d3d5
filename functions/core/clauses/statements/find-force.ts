import type { Span } from '../reading/split-text.ts';
import { sievePatterns } from '../text/pattern-sieve.ts';
import type { Force } from './statement.ts';

/** The verb that carries a statement: what it does to the actor and where it stands. */
export interface ForceAt {
  readonly force: Force;
  readonly start: number;
  readonly end: number;
  /** Whether the verb says it of nobody: "no party may", "in no event shall". */
  readonly isNegated: boolean;
}

const adverb =
  '(?:(?:also|only|then|thereafter|nevertheless|always|at (?:its|their|his|her|our|your) (?:own |sole )?(?:option|discretion|cost|expense)|at any time|from time to time|in (?:its|their|his|her|our|your) (?:sole |absolute )*discretion|promptly|immediately|hereby|irrevocably|unconditionally|further|likewise|in the aggregate|in total|in aggregate|in any event|by reason only of [^,;]{1,80}|in (?:that|such|any) (?:case|event)),? )*';
/** What denies a verb that it stands behind: "may at no time", "shall on no account". */
const denied =
  '(?:in|under) no (?:event|case|circumstances?|way)|at no (?:time|point|stage)|on no (?:account|occasion)|by no means|in no manner';
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
const frees =
  'relieves?|relieved|excuses?|excused|releases?|released|discharges?|discharged|absolves?|absolved|exempts?|exempted';
const toDuty =
  "(?: [a-z'-]{1,24}){0,5}? (?:of|from)(?: [a-z'-]{1,24}){0,4}? (?:obligations?|dut(?:y|ies)|liabilit(?:y|ies)|responsibilit(?:y|ies))\\b";
const lessens =
  'limits?|affects?|prejudices?|impairs?|diminish(?:es)?|reduces?|takes? away|removes?|waives?|excludes?|deprives?';
const toRight =
  "(?: or [a-z]{1,12})?(?: (?!their|these|those|any)[a-z'-]{1,24}){0,1}(?: [a-z'-]{1,24}){1,5}? (?:rights?|remed(?:y|ies))\\b";
const nothing =
  '(?<!\\b(?:pays?|owes?|contains?) )nothing (?:(?:in|herein|here|hereunder|contained|set out|elsewhere|said|done)\\b(?:(?!\\brights? to\\b)[^.;:]){0,90}?|(?:shall |will |can |may )?)';
/** Verbs that put a duty on their object, and those that give their object a right. */
const obliges =
  'oblig(?:es?|ates?|ing|ating)|requir(?:es?|ing)|compel(?:s|ling)?|commit(?:s|ting)?|bind(?:s|ing)?(?= (?:[a-z-]+ ){1,5}?to\\b)|impos(?:es?|ing)(?= (?:[a-z-]+ ){1,8}?(?:obligation|duty|liability))';
const givesRight =
  "(?:grant|giv|conferr?|accord|vest|transferr?|convey)(?:s|es?|ing)?(?= (?:[a-z'-]+,? ){1,14}?(?:rights?|licen[cs]es?|interests?|title|claims?|ownership|entitlements?)\\b)|entitl(?:es?|ing)";
/** Who is freed by what happens: "theft of the plant excuses the Hirer from paying". */
const freesObject = "(?:relieve|excuse|absolve|exempt)s?(?= (?:[a-z'-]{1,24} ){1,4}?(?:of|from)\\b)";

/** What may be had by right, and verbs by which nobody has it: "gives the Guest no right", "keeps no claim". */
const entitlement =
  '(?:rights?|claims?|title|interest(?! (?:at|is|on|charge|payment|rate)\\b)|licen[cs]es?|ownership|entitlements?|remed(?:y|ies)|recourse|liens?|options?|privileges?|authority|say)';
const noEntitlement = `no (?:(?:such|further|other|legal|beneficial|proprietary|whatever|[a-z]{1,16}) ){0,2}${entitlement}\\b`;
const hands =
  '(?:(?:shall |will )?(?:give|grant|confer|afford|accord|allow|offer|leave)|(?:gives|grants|confers|affords|accords|allows|offers|leaves|carries))';
/** Verbs that forbid their object something. */
const forbids =
  "(?:(?:prevent|preclude|prohibit|restrain|stop|hinder|debar|bar)s?(?=(?: [a-z'-]{1,24}){1,5}? from\\b)|(?:forbid|prohibit)s?(?=(?: [a-z'-]{1,24}){1,5}? to\\b))";
/** At the head of a clause, what a transfer passes. */
const ownershipAtHead =
  '(?<=(?:^|[,;:]) ?(?:\\([a-z0-9]{1,4}\\) )?(?:(?:the|all|any|full|legal|beneficial|and) )*(?:ownership|title|property|copyright)\\b[^.;:]{0,160})';
/** At the head of a clause, what somebody may do. */
const choiceAtHead =
  '(?<=(?:^|[,;:] ?|\\b(?:the|a|any) )(?:choice|decision|selection|determination|question|whether|which|what|how)\\b[^.;:]{0,160})';

/** In this order, the first that begins earliest decides. */
const patterns: readonly (readonly [Force, RegExp])[] = (
  [
    // "Nothing herein relieves the Supplier of its duties" holds to a duty; "prevents Franchisor from" keeps a right.
    [
      'duty',
      `\\b${nothing}\\b(?:(?:${frees})(?=${toDuty})|(?:limits?|excludes?|restricts?)(?=(?: or (?:limits?|excludes?|restricts?))?(?: [a-z'-]{1,24}){1,4} liabilit))`,
    ],
    [
      'right',
      `\\b${nothing}\\b(?:prevent(?:s|ing)?|preclud(?:es?|ing)|restrict(?:s|ing)?|prohibit(?:s|ing)?|restrain(?:s|ing)?|stop(?:s|ping)?|forbid(?:s|ding)?|${forbids}|(?:${lessens})(?=${toRight}))\\b`,
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
      `\\b(?:gives?|hands?|cedes?|makes? over)(?= (?:over )?(?:to )?(?:the |an? )?[a-z'-]{1,24} (?:full |legal |outright )*(?:ownership|title|property)\\b)`,
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
    // Twice negated: "shall not be relieved of its duty" holds to it.
    ['duty', `\\b(?:shall|will|may|does|do) ${adverb}${not} (?:in any way )?(?:${freesObject})`],
    [
      'duty',
      `\\b(?:shall|will|is|are|may|must|does|do)\\b,? ?${adverb}${not} (?:in any way )?(?:be (?:[a-z]{1,12}ly )?)?(?:${frees})(?=${toDuty})`,
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
      `(?:\\b(?:shall|will|is|are|does|do|need|must|has|have)|${contracted})\\b,? ?${adverb}(?:${not} (?:be |have |has )?(?:in any way |under any |any )?(?:then |thereby |hereby |always )?(?:required|obliged|obligated|obligations?|dut(?:y|ies)|bound|compelled|(?:asked|called (?:up)?on|expected) to|need|responsib(?:le|ility)|liab(?:le|ility)|accountable)|(?:be )?under no (?:obligation|duty|liability)|have no (?:obligation|duty|liability|responsibility)|no (?:obligation|duty|liability|responsibility))\\b`,
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
      `(?:\\b(?:shall|will|does|do|has|have|is|are|may)|${contracted})\\b,? ?${adverb}(?:${not} (?:be )?(?:entitled|eligible|have (?:any |the |a )?(?:right|claim|recourse|remedy)|permitted|allowed|free)|(?:have )?no (?:further |other |legal |beneficial |proprietary )?(?:right|claim|recourse|remedy|entitlement|interest|title|ownership))\\b`,
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
      `\\b(?:is|are|(?:shall|will|must) (?:[a-z]{1,12} ){0,2}be|remains?) (?:[a-z]{1,12} ){0,2}(?:limited|capped|restricted) (?:in (?:the )?(?:aggregate|total) )?(?:to|at)\\b(?<=\\bliabilit(?:y|ies)\\b[^.;]{0,180})`,
    ],
    ['ban', `(?<=\\b(?:we|you|they|parties|and) )never (?!the)`],
    [
      'ban',
      `(?:\\b(?:shall|will|may|must|can|agrees?|undertakes?|(?<!\\b(?:the|an?|any|this|that|each|every|such|these|its|his|her|their|restrictive) )(?:covenants?|promises?))\\b|(?<=\\b(?:i|we|you|they|it|he|she))'(?:ll|d)\\b),? ?${adverb}(?:and shall )?${not}\\b`,
    ],
    ['exclusion', `\\b(?:don't|doesn't|do not|does not) (?:warrant|guarantee|promise|represent)\\b`],
    [
      'no-duty',
      `\\b(?:don't|doesn't|do not|does not|didn't) (?:have to|need to|owe|accept (?:any )?(?:responsibility|liability))\\b|\\b(?:isn't|aren't|won't be) (?:responsible|liable|obliged|required|bound)\\b`,
    ],
    [
      'no-right',
      `\\b(?:don't|doesn't|do not|does not) (?:have|get) (?:any |the |a )?(?:right|claim|say|refund)\\b|\\b(?:isn't|aren't|won't be) (?:entitled|allowed|permitted|able)\\b`,
    ],
    ['ban', `\\b(?:cannot|can't|won't|mustn't|shan't|may not|shall not|don't|doesn't|do not|does not)\\b`],
    ['ban', `\\bmay (?:make|hold|have|take|do|retain|keep|assert|bring) no\\b`],
    // Rights.
    [
      'right',
      `(?:\\b(?:shall|will|is|are)|${contracted})\\b,? ?${adverb}(?:be )?(?:entitled|permitted|allowed|free|at liberty|authori[sz]ed|empowered)(?:,[^,;]{0,60},)? (?:to|at)\\b`,
    ],
    [
      'right',
      `\\b(?:shall have|will have|has|have|reserves?|retains?|enjoys?)\\b,? ?${adverb}(?:the |a |an |full |sole |exclusive |absolute |unrestricted |unilateral |first |prior )*(?:right|option|power|discretion|authority|liberty|freedom)s?\\b`,
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
    // Performatives.
    ['waiver', `\\b(?:agrees?|undertakes?|covenants?) to (?:waive|relinquish|forgo)\\b`],
    [
      'waiver',
      `(?<!\\b${releaseBefore} )\\b(?:hereby )?(?:irrevocably |unconditionally |expressly |knowingly |voluntarily |fully |forever |and )*(?:waives?|releases?|relinquish(?:es)?|surrenders?|forgoes?|forfeits?|gives? up|shall forfeit|will forfeit|is forfeited|are forfeited|(?:is|are) (?:hereby )?(?:(?:expressly|irrevocably|unconditionally) )*(?:waived|relinquished)|(?:is|are) hereby released by)\\b`,
    ],
    [
      'transfer',
      `(?<!\\bto )\\b(?:hereby |irrevocably |presently |absolutely |unconditionally |and )*(?:assigns?|transfers?|conveys?|sells?)(?: and (?:assigns?|transfers?|conveys?|agrees? to assign))* (?:to|all|any|and|every|its|the|such|ownership|title|rights?|each|absolutely)\\b|\\bshall (?:vest|be owned|belong|pass|(?:be|become) the (?:sole )?(?:and exclusive )?property)\\b|\\b(?:vests?|belongs?|passes|pass) (?:in|to|solely|exclusively|absolutely)\\b|\\b(?:is|are|will be|shall be|remains?|become) (?:the )?(?:sole |exclusive |and )*(?:owned|property of)\\b`,
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
      `\\b(?:disclaims?|bears? no|accepts? no|assumes? no|excludes?|(?:is|are|be) (?:hereby )?(?:expressly )?(?:excluded|disclaimed)|makes no|make no|gives no|(?:provides?|offers?|extends?) no (?:[a-z]{1,12} ){0,3}(?:warrant(?:y|ies)|representations?|guarantees?|assurances?)|(?:provided|supplied|sold|delivered|furnished|licensed|offered|made available)(?:,? [a-z]{1,20}){0,7}? "?as[- ]is|(?:provided|supplied|sold|delivered|furnished|licensed|offered|made available) (?:[a-z]{1,20} ){0,4}?without (?:any )?warrant(?:y|ies) of any)\\b`,
    ],
    [
      'promise',
      `\\b(?:represents?|warrants?|covenants? that)\\b|(?<!\\b${guaranteeBefore} )\\bguarantees?\\b|\\b(?:is|are) (?:hereby )?(?:warranted|guaranteed|represented) (?:by|to|that)\\b`,
    ],
    // Duties.
    [
      'duty',
      `\\b(?:is|are|be)\\b,? ?${adverb}(?:solely |fully |jointly |severally |and |strictly )*(?:required|mandatory|compulsory|obligatory|obliged|obligated|responsible|liable|bound|due|payable|subject|under (?:an?|any|the) (?:[a-z]{1,12} )?(?:obligation|duty))\\b`,
    ],
    ['duty', `\\b(?:agrees?|undertakes?|covenants?|promises?|commits?) to\\b`],
    [
      'duty',
      `(?:\\b(?:shall|must|(?<!\\b(?:free|good|ill|last) )will|has to|have to|is to|are to|ought to|it's up to)|(?<=\\b(?:we|you|they|it|he|she))'ll)\\b`,
    ],
    ['right', `(?<!\\b(?:of|in|until|by|before|after) )\\b(?:may|can|could|might)\\b`],
    [
      'duty',
      `\\b(?:indemnif(?:y|ies)|(?<!\\b(?:sick|holiday|severance|base|basic|overtime|maternity|statutory|of|for|administering|final|full|in|any|no|without) )pays?|bears?|assumes?|provides?|delivers?|maintains?|owes?)\\b`,
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
const sift = sievePatterns(patterns.map(([, pattern]) => pattern));

/** Words that open a clause which only says when or of what; the verb in it carries no statement. */
const subordinate =
  /^\s*(?:\(?[a-z0-9.]{1,4}\)\s*)?(?:and |or |but |in each case |only |even |except |particularly |especially )*(?:if|where|wherever|when|whenever|upon|on|in the event|in case|unless|should|to the extent|after|following|during|while|whilst|as|once|until|till|because|since|so long|for so long|provided|which|who|whom|whose|that (?!party|event|case)|whether|notwithstanding|although|though|before|prior to|within|subject to|without prejudice|except|save|other than|regardless|irrespective|pursuant|for the purposes?|in accordance)\b/;
const transparent =
  /\b(?:acknowledges?|agrees?|accepts?|understands?|confirms?|stipulates?|provided|it is (?:agreed|understood|acknowledged)|declares?)(?:,? (?:and|that)? ?(?:agrees?|accepts?|confirms?|acknowledges?|understands?))*,? that\b[^,]{0,20}$|\bfor the avoidance of doubt,?\s*$/;
const exceptional =
  /\b(?:except|save|unless|other than) (?:[a-z'-]+ ){0,3}?(?:if|where|when|that|to the extent)\b|\bunless\b/;
const relative = /(?:\b(?:that|which|who)|\bif|\bwhere|\bwhen|\bunless|\buntil|\bas|\bwhether)(?: [a-z'[\]-]+){0,4} $/;

/** "At no cost", "with no right of appeal": what is denied belongs to an insertion. */
const negatedSubject = new RegExp(
  `\\b(?:(?<!\\b(?:at|for|with|of|to|by|in|on|under|from|without|has|have|having|is|are|than) )no|neither|none of|nobody|nor|nothing in (?:this|these)|${denied})\\b[^.;:]{0,60}$`,
);

const isDenying = new RegExp(`\\b(?:${denied})\\b`);

/** Verbs that say of a subject that opens with "no" what the whole says: "no term obliges", "no right arises". */
const saysDenied =
  /(?:obliges|obligates|compels|requires|binds|(?:prevent|preclude|prohibit|restrain|stop|hinder|debar|bar|forbid)s?|granted|given|conferred|accorded|implied|transferred|arises?|accrues?|exists?|subsists?|enjoyed|had|held)$/;
const isForbidden = /\b(?:prohibited|forbidden|barred|precluded|prevented|restrained)\b/;
/** "Must not fail to": who may not leave something undone must do it. */
const leavesUndone = /^(?:,(?! (?:and|or)\b)[^,;:.]{1,120},)?(?: not)?(?: [a-z]+){0,2}? (?:fail|omit|neglect) to\b/;

/** Segments between commas; those opened by a subordinating word carry no statement of their own. */
const segmentStart = (words: string, at: number): number => {
  let depth = 0;
  for (let index = at - 1; index >= 0; index -= 1) {
    const character = words[index];
    if (character === ')') depth += 1;
    else if (character === '(') depth = Math.max(0, depth - 1);
    else if (!depth && (character === ',' || character === ';' || character === ':')) return index + 1;
  }
  return 0;
};

/** Before a verb that this ends, no party is its subject: "of the Supplier", "the Supplier's". */
const noSubject =
  /\b(?:by|to|from|against|with|for|than|upon|of|on|between|in)(?: the| an?| any| such| each| either)? $/;
const pronounSubject =
  /(?:^|[\s,])(?:i|we|you|he|she|they|who|(?<!\b(?:to|of|by|from|with|for|on|at|against|in|under) (?:(?:the|all|any|its|other|their|each|such) )*)(?:it|parties|party|persons?|employees?|personnel|members?|affiliates?|anyone|nobody|whoever))\b[^.;:]{0,24}$/;

/** Whether a party, or someone who could be one, is the subject of a verb; a thing neither owes nor is banned. */
const hasPersonBefore = (
  words: string,
  at: number,
  parties: readonly Span[],
  from: number = Math.max(0, at - 160),
): boolean => {
  return (
    pronounSubject.test(words.slice(Math.max(from, at - 60), at)) ||
    parties.some(
      ({ start, end }) =>
        start >= from &&
        end <= at &&
        !words.slice(start, end).endsWith("'s") &&
        !/^(?:your|our|my)$/.test(words.slice(start, end)) &&
        !noSubject.test(words.slice(Math.max(0, start - 20), start)) &&
        !/[,:;]/.test(words.slice(end, at).replace(/,[^,]{0,120},/, '')),
    )
  );
};

/** What a thing does or is by the contract: "the term shall be extended", "headings do not affect the interpretation". */
const ofThings =
  /^(?: (?:automatically|thereafter|then|also|only|thereupon|forthwith|immediately|in any (?:way|event|case)|nevertheless|accordingly|be)){0,3} (?:deemed|(?:automatically )?(?:extended|renewed)|terminates?|expires?|renews?|continues?|remains? (?:in|valid|binding|effective|unaffected)|commences?|begins?|starts?|ceases? to (?:apply|have effect|be (?:binding|effective|in force))|takes? effect|survives?|appl(?:y|ies)|prevails?|increases?|decreases?|binding|effective|valid|final|conclusive|governed by|on the same|of no|inures?|lapses?|ends?|constitutes?|form part)\b|^ not (?:(?:of itself|by itself|in itself|alone|in any way|thereby) )?(?:be (?:deemed|construed|interpreted|taken|regarded)|constitute|apply|survive|extend to|(?:affect|limit|prejudice|impair)s? (?:[a-z'-]{1,24} ){0,3}(?:interpretation|construction|meaning|validity|enforceability|rights?|remed(?:y|ies)|obligations?|liabilit(?:y|ies)|provisions?|claims?))\b/;

/** A thing that "shall not prevent the Customer from" or "shall not affect its rights" leaves a party what it may do. */
const keepsFree = new RegExp(
  `^(?:shall|will|does|do) not (?:in any way )?(?:(?:prevent|preclude|prohibit|stop|restrict)s?(?=(?: [a-z'-]{1,24}){1,5} from\\b)|(?:${lessens})(?=${toRight})(?! any (?:other )?(?:rights?|remed)))`,
);

/** A thing that "does not oblige the Tenant to" leaves it free; one that "does not give it any right" gives none. */
const obligesNot = new RegExp(`^(?:shall|will|does|do) not (?:in any way |of itself )?(?:${obliges})\\b`);
const givesNot = new RegExp(`^(?:shall|will|does|do) not (?:in any way |of itself )?(?:${givesRight})\\b`);

/** "No delay shall prevent the Lender from calling the loan". */
const prevents =
  /^(?:shall|will) (?:in any way )?(?:prevent|preclude|prohibit|stop|bar|restrict)(?= (?:[a-z'-]+ ){1,5}from\b)/;

const holdsTo = new RegExp(`^(?:shall|will) (?:in any way )?(?:${frees})(?=${toDuty})`);

/** What a thing does to the party behind its verb: it holds it to a duty, keeps it free or gives it nothing. */
const forceOfThing = (chosen: ForceAt, words: string, isNegated: boolean): ForceAt | undefined => {
  const readings: readonly (readonly [Force, RegExp, boolean])[] = [
    // "No delay by the Bank shall relieve the Borrower of its duty": denied twice.
    ['duty', holdsTo, isNegated],
    ['right', keepsFree, chosen.force === 'ban'],
    ['right', prevents, isNegated && chosen.force === 'duty'],
    ['no-duty', obligesNot, chosen.force === 'ban'],
    ['no-right', givesNot, chosen.force === 'ban'],
  ];
  for (const [force, pattern, isOpen] of readings) {
    const match = isOpen ? pattern.exec(words) : null;
    if (match) return { ...chosen, force, end: chosen.start + match[0].length, isNegated };
  }
  return undefined;
};

/** "Acknowledges that data may be lost" knows of a risk; nobody is given a right. */
const mayBefall = (words: string, { force, start, end }: ForceAt, parties: readonly Span[]): boolean => {
  const known =
    /\b(?:acknowledges?|understands?|recogni[sz]es?|accepts?|(?:is|are) aware)\b[^.;,]{0,12} that [^.;]{0,120}$/.exec(
      words.slice(0, start),
    );
  if (!known || force !== 'right' || !/^(?:may|can|could|might)$/.test(words.slice(start, end))) return false;
  const from = known.index + known[0].indexOf(' that ');
  return !/\bby\b/.test(words.slice(end, end + 60)) && !hasPersonBefore(words, start, parties, from);
};

/**
 * The acknowledgement of what is to come: "acknowledges that the fees will rise". What somebody acknowledges that it will
 * do itself, it takes on.
 */
const knownToCome = (words: string, { force, start, end }: ForceAt): ForceAt | undefined => {
  if (force !== 'duty' || words.slice(start, end) !== 'will') return undefined;
  const known =
    /(?:^|([a-z'-]+)(?: hereby| also| further| [a-z]+ly)* )\b(acknowledges?|understands?|recogni[sz]es?|is aware|are aware) that (?!(?:it|he|she|they)\b)(?:the )?([a-z'-]+)[^.;]{0,160}$/.exec(
      words.slice(0, start),
    );
  if (!known || known[1] === known[3]) return undefined;
  const at = known.index + known[0].indexOf(`${known[2]!} that`);
  return { force: 'acknowledgement', start: at, end: at + known[2]!.length, isNegated: false };
};

/** What ends well before the statement's own clause: "Provided no Event of Default exists, ...". */
const withoutOpening = (words: string, at: number): string => {
  let from = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const comma = words.indexOf(', ', from);
    if (comma < 0 || comma >= at || !subordinate.test(words.slice(from, comma))) break;
    from = comma + 2;
  }
  return words.slice(from, at);
};

/** "At the end of the term, and so long as no rent is due, the Tenant may": what is denied there is a condition. */
const withoutConditions = (clause: string): string => {
  const segments = clause.split(', ');
  return segments
    .filter((segment, place) => place === segments.length - 1 || !subordinate.test(segment) || isDenying.test(segment))
    .join(', ');
};

const inserted = /^,(?! (?:and|or|but|nor)\b)[^,;:.]{1,200},/;

/** Where the conditions end with which a statement opens, and its own clause begins: "If it fails, or does not pay, then". */
const openingEnd = (words: string): number => {
  if (!subordinate.test(words)) return 0;
  const then = words.indexOf(', then ');
  if (then >= 0) return then;
  let end = words.indexOf(', ');
  while (end >= 0 && /^(?:or|and) /.test(words.slice(end + 2))) {
    const next = words.indexOf(', ', end + 2);
    // Without a clause behind it, what is joined to the condition is the clause.
    if (next < 0) break;
    end = next;
  }
  return Math.max(0, end);
};

/** "No Shareholder, for so long as it holds any Shares, shall": who is denied it stands far before the verb. */
const opensWithNo =
  /^\s*(?:\(?[a-z0-9]{1,4}\) )?no (?!later|less|fewer|more|matter|doubt|longer)[a-z' -]{1,60}, (?:for|while|whilst|whether|during|if|unless|without|except|save|as|so|however|including|in)\b/;

const opposites: Partial<Record<Force, Force>> = {
  right: 'ban',
  duty: 'ban',
  transfer: 'fact',
  waiver: 'fact',
  ban: 'duty',
  promise: 'exclusion',
  'no-duty': 'duty',
  'no-right': 'right',
};

/** The verb that carries a statement, and what it does. */
const findVerb = (words: string, parties: readonly Span[]): ForceAt => {
  const all: ForceAt[] = [];
  const isPossible = sift(words);
  patterns.forEach(([force, pattern], place) => {
    if (!isPossible(place)) return;
    for (const match of words.matchAll(pattern)) {
      const start = match.index;
      if (all.some((other) => start < other.end && other.start < start + match[0].length)) continue;
      all.push({ force, start, end: start + match[0].length, isNegated: false });
    }
  });
  all.sort((a, b) => a.start - b.start);
  const opening = openingEnd(words);
  const isLeading = ({ start, force }: ForceAt): boolean => {
    if (start < opening) return false;
    const from = segmentStart(words, start);
    const before = words.slice(from, start);
    // "Are non-refundable except where the show is late or does not start": the exception has its own verb.
    const earlier = all.find((other) => other.end <= start && other.start >= from);
    if (earlier && exceptional.test(words.slice(earlier.start, start))) return false;
    if (transparent.test(before)) return true;
    if (subordinate.test(before) || relative.test(before)) return false;
    // A bare fact verb says little where a modal follows in the same clause.
    return force !== 'fact' || before.trim().length > 0;
  };
  const leading = all.filter(isLeading);
  const strong = leading.filter(({ force }) => force !== 'fact' && force !== 'acknowledgement');
  const chosen = strong[0] ?? leading[0] ?? all.find(({ force }) => force !== 'fact') ?? all[0];
  if (!chosen) return { force: 'fact', start: 0, end: 0, isNegated: false };
  const clause = withoutOpening(words, chosen.start);
  const before = withoutConditions(clause).slice(-80);
  // "Shall, by reason only of its standing, be required": what is inserted changes nothing.
  const after = words
    .slice(chosen.end, chosen.end + 300)
    .replace(inserted, '')
    .slice(0, 90);
  const raw = words.slice(chosen.end, chosen.end + 160);
  const freesFromDuty =
    /^(?:,? \S+){0,7}? (?:be (?:\S+ )?(?:liab|responsib|obliged|obligat|required|bound|accountable)|have any (?:liab|obligation|dut|responsib))/.test(
      after,
    );
  const deniesRight = /^(?:,? \S+){0,7}? be (?:\S+ )?(?:entitled|eligible)\b/.test(after);
  if (chosen.force === 'ban' && deniesRight) return { ...chosen, force: 'no-right' };
  if (chosen.force === 'ban' && freesFromDuty) return { ...chosen, force: 'no-duty' };
  const isNegated =
    (negatedSubject.test(before) || opensWithNo.test(clause)) &&
    !/\bno (?:later|less|fewer|more) than\b[^,]{0,60}$/.test(before);
  const verb = words.slice(chosen.start, chosen.end);
  const isOfThing =
    (chosen.force === 'duty' || chosen.force === 'ban') &&
    /^(?:shall|will|does|do|must)\b/.test(verb) &&
    !hasPersonBefore(words, chosen.start, parties);
  const byThing = isOfThing ? forceOfThing(chosen, `${verb}${raw}`, isNegated) : undefined;
  if (byThing) return byThing;
  if (isOfThing && ofThings.test(`${verb.replace(/^[a-z]+/, '')}${after}`))
    return { ...chosen, force: isNegated ? 'ban' : 'fact', isNegated };
  if (mayBefall(words, chosen, parties)) return { ...chosen, force: 'acknowledgement' };
  const known = knownToCome(words, chosen);
  if (known) return known;
  if (chosen.force === 'right' && /^gives?$/.test(verb) && hasPersonBefore(words, chosen.start, parties))
    return { ...chosen, force: 'transfer' };
  if (!isNegated || /^nothing/.test(verb)) return chosen;
  if (/^(?:no-right|no-duty|right)$/.test(chosen.force) && saysDenied.test(verb)) return { ...chosen, isNegated };
  if (chosen.force === 'ban' && isForbidden.test(verb)) return { ...chosen, force: 'right', isNegated };
  if (/\bnothing in (?:this|these)/.test(before))
    return { ...chosen, force: chosen.force === 'duty' ? 'right' : chosen.force, isNegated };
  if (
    chosen.force === 'duty' &&
    (freesFromDuty ||
      (/due|payable/.test(verb) && /^ (?:\S+ )?(?:by|from) /.test(after)) ||
      /^ be (?:\S+ )?(?:due|payable|owed) (?:by|from) /.test(after) ||
      /liab|responsib|obliged|obligat|required|under an?\b/.test(words.slice(chosen.start, chosen.end)))
  )
    return { ...chosen, force: 'no-duty', isNegated };
  if ((chosen.force === 'duty' && deniesRight) || (chosen.force === 'right' && /entitled|eligible/.test(verb)))
    return { ...chosen, force: 'no-right', isNegated };
  return { ...chosen, force: opposites[chosen.force] ?? chosen.force, isNegated };
};

const ofLiability = /\bliabilit(?:y|ies)\b/;
const isBounded = /\b(?:limited|capped|restricted)\b/;
const exceeds = /^[^.;]{0,40}?\b(?:exceed|be (?:more|greater) than)\b/;

/** Whether a statement bounds a liability: nobody is forbidden anything, what exceeds the bound is excluded. */
const isCap = (words: string, { force, start, end }: ForceAt): boolean =>
  force === 'ban' &&
  ofLiability.test(words.slice(0, end + 60)) &&
  (isBounded.test(words.slice(start, end)) || exceeds.test(words.slice(end)));

/**
 * The verb that carries a statement. Conditions and relative clauses are passed over; "agrees that" and "acknowledges
 * that" lead to what is agreed.
 * @param words the statement in folded, lower-case words
 * @param parties where in them parties are named
 */
export const findForce = (words: string, parties: readonly Span[] = []): ForceAt => {
  const found = findVerb(words, parties);
  if (isCap(words, found)) return { ...found, force: 'exclusion' };
  const undone = found.force === 'ban' ? leavesUndone.exec(words.slice(found.end)) : null;
  return undone ? { ...found, force: 'duty', end: found.end + undone[0].length, isNegated: false } : found;
};
