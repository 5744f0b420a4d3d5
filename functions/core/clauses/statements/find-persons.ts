import type { Mention } from '../reading/find-parties.ts';
import { canAct, isName } from '../reading/name-parties.ts';
import { meansPerson } from '../reading/person-words.ts';
import type { Span } from '../reading/split-text.ts';
import type { ForceAt } from './find-force.ts';
import type { Force } from './statement.ts';

/*
 * Contracts make people act that are no side of them: an auditor, an expert, a board. They act where they stand as the
 * subject of a verb, as its object that is given a right, or behind the "by" of a passive.
 */

const capitalized = String.raw`\p{Lu}[\p{L}&-]*`;
const withArticle = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:[Tt]he|[Aa]n?|[Aa]ny|[Ee]ach|[Ee]very|[Ee]ither|[Nn]o) (${capitalized}(?: ${capitalized}){0,3})(?![\p{L}'’-])`,
  'gu',
);
/** "The Vineyard is free to": only who can act is bound, entitled or free. */
const boundOrFree = new RegExp(
  String.raw`(?<=\b[Tt]he )(${capitalized}(?: ${capitalized}){0,2})(?= (?:(?:is|are) (?:also |hereby |not )?(?:bound|free|entitled|obliged|obligated|at liberty|under no)|(?:has|have) (?:no |the |an? )?(?:[a-z]+ )?(?:right|duty|obligation|option|power|claim)|need not|(?:is|are) (?:released|relieved|excused|absolved|exempt)|(?:shall|will) not be (?:treated|regarded|considered|deemed)) )`,
  'gu',
);
/** A name without an article that an insertion or its companions part from its verb. */
const bare = new RegExp(
  String.raw`(?<=^\W*|, |\bthat )(${capitalized}(?: ${capitalized}){0,2})(?=,| and (?:all|any|its|every|each)\b)`,
  'gu',
);

/** A word for people without an article right before its verb: "Auditor may", "Utility shall". */
const beforeVerb = new RegExp(
  String.raw`(?<=^\W*|[,:;] |\b(?:that|if|and|or|but) )(${capitalized})(?= (?:shall|may|must|will|can|cannot|has|need)\b)`,
  'gu',
);

/** What only people do: a word with a capital before it is a name, whatever else it means. */
const personal =
  '(?:promises?|assures?|accepts? no|(?:transfers?|sells?|conveys?|assigns?) (?!to|from|on|when|for)|represents?|warrants?|acknowledges?|undertakes?|covenants?|agrees?|gives up|waives?|forgoes?|relinquish(?:es)?|surrenders?|releases?|hereby|(?:shall|must|may|will|cannot|need not) ?(?:not)?(?:,[^,;:.]{1,120},)? (?:pay|negotiate|solicit|disclose|discuss|approach|compete|assign|transfer|appoint|employ|engage|enter|sign|execute|charge|comply|cooperate|work|bear|prepare|produce|generate|submit|share|publish|issue|withhold|deduct|ship|inspect|audit|accept|reject|repair|insure|give|provide|deliver|keep|use|buy|sell|make|take|notify|procure|ensure|indemnify|return|hold|insure|permit|allow|refund|repay|supply|obtain|inform|send|perform|carry out|maintain|assist))';
const beforeDoing = new RegExp(
  String.raw`(?<=^\W*|[,:;] |\p{Ll} )(?<!\bof th(?:is|ese) )(${capitalized}(?: ${capitalized}){0,2})(?= ${personal}\b)`,
  'gu',
);
/** Names without an article that something is asked of, forbidden or given, or that stand behind "by" or "liability of". */
const undergoing = new RegExp(
  String.raw`(?<=\b(?:by|requir(?:es?|ing)|obliges?|compels?|binds?|prevent(?:s|ing)?|(?:forbidden|prohibited|closed|open) to|(?:necessary|compulsory|need|requirement|obligation|duty|up|responsibility|incumbent) (?:for|on|upon|of|to)|(?:rests?|lies|falls|imposed|placed) (?:up)?(?:on|with)|(?:due|payable|owed|owing) (?:by|from)|(?:pass|passes|vests?|belongs?|moves) (?:to|in)|precludes?|forbids?|prohibits?|restricts?|stops?|restrains?|entitles?|relieves?|excuses?|gives?|(?:confers?|bestows?) on|(?:liability|part|warranty|representation|required|powers?|gift) of|(?:breach|default|failure) (?:[a-z]+ ){0,4}for|open to|to which|(?:reserved|rests|lies) (?:to|by|with)) (?:the |each |every |any )?)(${capitalized}(?: ${capitalized}){0,2})(?![\p{L}'’-]| \p{Lu}| \d)`,
  'gu',
);
/** "Forms no part of the Airfield's duties": whose they would be. */
const ofTask = new RegExp(
  String.raw`(?<=\bpart of (?:the )?)(${capitalized}(?: ${capitalized}){0,2})(?=['’]s (?:[a-z]+ )?(?:dut|obligation|responsib))`,
  'gu',
);
const isDate =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|easter|christmas)\b/i;
/** The last words of a name are those of a thing that does nothing: "Notices shall", "Recoveries may". */
const severalOrAct = /(?:[^s]s|tion|sion|ment|ance|ence|ing|ity|ness|ly)$/;

/** Whoever suffers a loss does nothing: "any expense incurred by the Buyer". */
const sufferedBy =
  /\b(?:incurred|suffered|sustained|experienced|imposed) by (?:the )?$|(?<!\b(?:be|is|are) (?:[a-z]+ly |hereby )?)\b(?:appointed|nominated|prescribed|published|notified|owned) by (?:the )?$|\b(?:business(?:es)?|activit(?:y|ies)|services?|products?|operations|trade) (?:(?:which|that) (?:is|are) )?(?:(?:then|being|now|presently|currently) )?(?:conducted|carried on|engaged in|operated|run|provided|offered|sold) by (?:the )?$/;

/** Whether a name behind these words does something that the statement does not say: "loss suffered by the Buyer". */
export const actsElsewhere = (before: string): boolean => sufferedBy.test(before);

const isFree = ({ start, end }: Span, taken: readonly Span[]): boolean =>
  taken.every((other) => other.end <= start || other.start >= end);

/**
 * The people a passage names beside its parties.
 * @param cased the passage as it is written
 * @param taken where its parties are named
 */
export const findPersons = (cased: string, taken: readonly Span[]): Mention[] => {
  const persons: Mention[] = [];
  const add = (name: string, end: number): void => {
    const span = { start: end - name.length, end };
    if (isFree(span, taken) && isFree(span, persons))
      persons.push({ ...span, word: name.toLowerCase(), standing: 'unknown' });
  };
  for (const match of cased.matchAll(withArticle))
    if (meansPerson(match[1]!)) add(match[1]!, match.index + match[0].length);
  for (const { 0: name, index } of cased.matchAll(bare))
    if (canAct(name) && !name.endsWith('ly') && isName(cased, name, index)) add(name, index + name.length);
  for (const { 0: name, index } of cased.matchAll(beforeVerb)) if (meansPerson(name)) add(name, index + name.length);
  for (const { 0: name, index } of cased.matchAll(boundOrFree)) if (canAct(name)) add(name, index + name.length);
  for (const { 0: name, index } of cased.matchAll(ofTask)) if (canAct(name)) add(name, index + name.length);
  for (const { 0: name, index } of cased.matchAll(beforeDoing))
    if (!severalOrAct.test(name) && !isDate.test(name)) add(name, index + name.length);
  for (const { 0: name, index } of cased.matchAll(undergoing))
    if (canAct(name) && !isDate.test(name) && !severalOrAct.test(name)) add(name, index + name.length);
  return persons;
};

const adverbs = /^(?: (?:also|then|always|only|further|likewise|[a-z]+ly|hereby))* $/;
const insertion = /^,(?! (?:and|or|nor|but)\b)[^;]{1,400}, $/;
const companions = /^ and (?:all|any|its|every|each)\b[^;:]{1,240} $/;
const objectBefore =
  /\b(?:by|to|from|against|with|for|than|upon|of|on|between|in|at|and|or|nor) (?:the|an?|any|each|every|either|no) $/;
const ofMany = /\b(?:none|each|any|all|one|some|both|either|neither) of the $/;
const agentBefore = /\bby (?:(?:the|an?|any|each|either) )?$/;
const givenBefore = /^ (?:on |upon |to )?(?:(?:the|an?|any|each|every|either) )?$/;

/** Whether a name is the subject of a verb: it stands right before it, or with no more than an insertion between. */
const isSubject = (words: string, { start, end }: Span, at: number, parties: readonly Span[]): boolean => {
  if (end > at) return false;
  const before = words.slice(Math.max(0, start - 32), start);
  if (objectBefore.test(before) && !ofMany.test(before)) return false;
  const gap = words.slice(end, at);
  if (adverbs.test(gap)) return true;
  const isParted = insertion.test(gap) || companions.test(gap);
  return isParted && !parties.some((party) => party.start > end && adverbs.test(words.slice(party.end, at)));
};

/** "Neither Maker nor Holder": who stands behind "nor" acts with the one before. */
export const neitherBefore = /\bneither (?:the )?[a-z'& -]{2,40}? nor (?:the )?$/;

/** What a statement can do to the object of its verb: "nothing obliges the Valuer", "on no account may the Porter". */
const givesTo: ReadonlySet<Force> = new Set(['duty', 'right', 'ban', 'no-duty', 'no-right']);

/** The one among people beside the parties who acts in a statement, where any does. */
export const actingPerson = (
  words: string,
  persons: readonly Mention[],
  parties: readonly Span[],
  { force, start, end }: ForceAt,
  isPassive: boolean,
): Mention | undefined => {
  if (force === 'fact' || force === 'definition' || !persons.length) return undefined;
  if (isPassive)
    return persons.find((person) => {
      const before = words.slice(Math.max(0, person.start - 40), person.start);
      return person.start >= end && agentBefore.test(before) && !actsElsewhere(before);
    });
  const subject = persons.findLast((person) => isSubject(words, person, start, parties));
  if (subject && neitherBefore.test(words.slice(0, subject.start))) return { ...subject, standing: 'both' };
  return (
    subject ??
    (givesTo.has(force)
      ? persons.find((person) => person.start >= end && givenBefore.test(words.slice(end, person.start)))
      : undefined)
  );
};
