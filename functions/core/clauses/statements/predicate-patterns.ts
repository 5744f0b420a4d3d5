import type { Force } from './statement.ts';

/*
 * What is said of an act that a noun names, or of what somebody does, by a predicate that names the party behind it:
 * "inspection is a duty of the Charterer", "it is not a breach for the Airline to", "in no event is the Agent entitled".
 */

const be = '(?:is|are|shall be|will be|remains?)';
const beNot = '(?:(?:is|are) not|(?:shall|will) not be)';
const always = '(?: (?:always|solely|entirely|hereby|at all times|at any time))*';
const task = '(?:dut(?:y|ies)|obligations?|responsibilit(?:y|ies))';
const kept = '(?:dut(?:y|ies)|obligations?|responsibilit(?:y|ies)|undertakings?)';
const failed = '(?:failed|broken|breached|defaulted|violated|neglected|omitted)';
/** To whom a place, and no choice, is open. */
const notOpen =
  '(?! (?:the |all |any |further |more than )?(?:public|inspection|review|(?:re-?)?negotiation|discussion|objection|amendment|change|visitors|view|doubt|question|challenge|interpretation|competition|business|traffic|general|one|several)\\b)';

/**
 * The predicates, to be looked for before any plain verb, that they may hold.
 * @param denied what denies a verb that it stands before, as the source of a pattern
 * @param freed verbs that free, and the duty behind them
 */
export const predicatePatterns = (denied: string, freed: string): readonly (readonly [Force, string])[] => [
  // "Security is required of the Tenant", "is a duty of the Charterer".
  ['no-duty', `\\b${beNot} required of\\b`],
  ['duty', `\\b${be}${always} required of\\b`],
  ['no-duty', `\\b(?:${beNot} (?:an?|the|any)|(?:is|are|shall be|will be) no) (?:[a-z]{1,12} )?${task} of\\b`],
  ['duty', `\\b${be}${always} an? (?:[a-z]{1,12} )?${task} of\\b`],
  // "Forms no part of the Landlord's obligations".
  [
    'no-duty',
    `\\b(?:forms? no part|(?:does|do|shall|will) not form (?:any )?part|(?:is|are) (?:no|not(?: any)?) part) of\\b(?=[^.;,]{1,60}?\\b${task}\\b)`,
  ],
  // "Termination is open to either party", "is within the power of the Trustee", "is ours to make".
  ['no-right', `\\b${beNot}${always} open to\\b${notOpen}`],
  ['right', `\\b${be}${always} open to\\b${notOpen}`],
  ['right', `\\b(?:${be}|lies?|falls?|rests?)${always} within the (?:sole |exclusive )?(?:powers?|gift|rights?) of\\b`],
  ['right', `\\b${be}${always} (?:ours|yours)(?: alone)? to\\b(?= [a-z])`],
  // "Renewal is not something to which the Operator is entitled", "in no circumstances is the Franchisee entitled".
  [
    'no-right',
    `\\b(?:is|are) not (?:something|anything|a thing|a matter|a benefit) to which\\b(?=(?: [a-z'-]{1,24}){1,5} (?:(?:is|are|(?:shall|will) be) entitled|(?:has|have) (?:any|a) (?:right|claim|title))\\b)`,
  ],
  [
    'no-right',
    `\\b(?:${denied}) (?:is|are)\\b(?=(?: [a-z'-]{1,24}){1,5}? (?:entitled|eligible|permitted|allowed|free) to\\b)`,
  ],
  // What is no breach need not be avoided.
  ['no-duty', `\\b(?:does|do) not (?:thereby )?(?:break|breach|default|violate)\\b(?=[^.;,]{0,60}? by\\b)`],
  [
    'no-duty',
    `\\b(?:it (?:(?:is|shall be|will be) (?:not an?|no)|(?:shall|will) not be an?)|nor (?:is it|(?:shall|will) it be) an?y?) (?:[a-z]{1,12} )?(?:breach|default|failure|violation)(?: (?:of|under) [^.;,]{1,40}?)? for\\b`,
  ],
  [
    'no-duty',
    `\\b(?:(?:shall|will) not be|(?:is|are) not(?: to be)?) (?:treated|regarded|considered|deemed|taken|held|seen) (?:as having|to have) ${failed}\\b`,
  ],
  // "Shall not by reason of a dispute be released from its duty": denied twice.
  [
    'duty',
    `\\b(?:shall|will|may|must) not (?:by reason|because|on account|as a result|on the ground|in consequence)(?: only)? of [^.;,]{1,80}? be (?:[a-z]{1,12}ly )?${freed}`,
  ],
  [
    'fact',
    `\\b(?:(?:is|are) no|${beNot} an?|(?:is|are) not to be an?) (?:[a-z]{1,12} )?(?:excuse|ground of excuse|defen[cs]e)\\b`,
  ],
  // A duty to make good that is bounded bounds what there is to recover.
  [
    'exclusion',
    `(?<=\\b${kept} (?:of [^.;,]{1,60} )?to (?:indemnify|compensate|make good|reimburse|hold)\\b(?:[^.;]|\\.\\d){0,160})\\b(?:is|are|shall be|will be) (?:capped at|limited to)\\b`,
  ],
  [
    'transfer',
    `(?<=\\b(?:transfer|assignment) of (?:the )?(?:(?:full|legal|beneficial|outright|and) )*(?:ownership|title|property|copyright)\\b[^.;]{0,160})\\b(?:(?:takes?|has|shall take|will take|shall have) effect|becomes? effective|shall become effective)\\b`,
  ],
];
