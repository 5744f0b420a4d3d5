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
  return persons;
};

const adverbs = /^(?: (?:also|then|always|only|further|likewise|[a-z]+ly|hereby))* $/;
const insertion = /^,(?! (?:and|or|nor|but)\b)[^;]{1,400}, $/;
const companions = /^ and (?:all|any|its|every|each)\b[^;:]{1,240} $/;
const objectBefore =
  /\b(?:by|to|from|against|with|for|than|upon|of|on|between|in|at|and|or|nor) (?:the|an?|any|each|every|either|no) $/;
const ofMany = /\b(?:none|each|any|all|one|some|both|either|neither) of the $/;
const agentBefore = /\bby (?:the|an?|any|each|either) $/;
const givenBefore = /^ (?:on |upon |to )?(?:the|an?|any|each|either) $/;

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
    return persons.find(
      (person) => person.start >= end && agentBefore.test(words.slice(Math.max(0, person.start - 12), person.start)),
    );
  return (
    persons.findLast((person) => isSubject(words, person, start, parties)) ??
    (givesTo.has(force)
      ? persons.find((person) => person.start >= end && givenBefore.test(words.slice(end, person.start)))
      : undefined)
  );
};
