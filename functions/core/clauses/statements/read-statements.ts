import type { Mention, Standing } from '../reading/find-parties.ts';
import { canAct } from '../reading/name-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import { once } from '../text/once.ts';
import { plainTextBuilder, type PlainTextBuilder } from '../text/plain-text.ts';
import { findWrittenNumbers } from '../text/quantities.ts';
import { actOfStatement } from './acts.ts';
import { agentOfNoun, findActor, findHolder, findStandIn, isAside, isDoneToSubject } from './find-actor.ts';
import { findForce } from './find-force.ts';
import { actingPerson, findPersons } from './find-persons.ts';
import { modal, splitStatements, type StatementSpan } from './split-statements.ts';
import type { Statement } from './statement.ts';

/** An insertion in brackets, not the letter of a limb. */
const insertion = /\((?![a-z]\)|[ivx]{1,4}\)|\d{1,2}\))([^()]{1,400})\)/g;

/** How rules see a party: by the actor's side where there is an actor, else by the side of the exchange. */
const tokenOf = (mention: Mention, actor: Standing, giverIs: Standing): string => {
  const possessive = /^(?:your|our|my)$/.test(mention.word) ? "'s" : '';
  if (mention.standing === 'both')
    return `${/^(?:neither|no)\b/.test(mention.word) ? 'neither ' : ''}[each]${possessive}`;
  if (mention.standing === 'unknown') return `[p]${possessive}`;
  if (actor === 'own' || actor === 'counterpart') return `${mention.standing === actor ? '[a]' : '[o]'}${possessive}`;
  return `${mention.standing === giverIs ? '[giver]' : '[taker]'}${possessive}`;
};

interface Replaced extends Span {
  readonly put: string;
}

/** Copies a passage with its parties and numbers replaced; what stands in brackets is kept back for the end. */
const copyPassage = (
  builder: PlainTextBuilder,
  read: ReadText,
  span: Span,
  replaced: readonly Replaced[],
  asides: Span[],
  isAside = false,
): void => {
  const brackets = isAside
    ? []
    : [...read.lower.slice(span.start, span.end).matchAll(insertion)]
        .map((match) => ({ start: span.start + match.index, end: span.start + match.index + match[0].length }))
        .filter((bracket) => !replaced.some((one) => one.start <= bracket.start && one.end >= bracket.end));
  const cuts = [
    ...replaced.filter(({ start, end }) => start >= span.start && end <= span.end),
    ...brackets.map((bracket) => ({ ...bracket, put: '' })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  let at = span.start;
  for (const cut of cuts) {
    if (cut.start < at) continue;
    builder.copy(read.lower, at, cut.start);
    builder.put(cut.put, cut.start, cut.end);
    at = cut.end;
  }
  builder.copy(read.lower, at, span.end);
  for (const bracket of brackets) asides.push({ start: bracket.start + 1, end: bracket.end - 1 });
};

/** Words that name a party only where the text writes them as a name. */
const commonWord =
  /^(?:company|firm|professional|talent|host|institution|trust|fund|holder|sponsor|group|members?|users?|customers|clients|owners?|bank|charges|fees|services|platform|goods|products|authority)$/;

/** "Other customers" and "that company" are no parties; nor is a word in lower case that the text elsewhere writes as a name. */
const isPartyHere = (read: ReadText, at: number, mention: Mention, words: string): boolean => {
  if (mention.standing === 'both') return true;
  if (
    /\b(?:other|another|third|end|prospective|competing|registered|such other|group) $/.test(
      words.slice(Math.max(0, mention.start - 14), mention.start),
    ) &&
    !/^(?:you|we|us|our|your)$/.test(mention.word)
  )
    return false;
  if (/^(?:charges|fees|services|platform|goods|products)$/.test(mention.word)) return false;
  const isLower = /\p{Ll}/u.test(read.text[at] ?? 'a');
  if (!isLower || mention.word.length < 4) return true;
  if (
    commonWord.test(mention.word) &&
    (!/\bthe $/.test(words.slice(Math.max(0, mention.start - 4), mention.start)) ||
      namedSides(read).has(mention.standing))
  )
    return false;
  if (read.text.includes(mention.word[0]!.toUpperCase() + mention.word.slice(1))) return false;
  const named = namedSides(read);
  // Where the parties are written as names, "suppliers" and "any subcontractor" are other people.
  if (/s$/.test(mention.word) || /^sub-?contractor/.test(mention.word)) return named.size === 0;
  return !named.has(mention.standing) || named.size < 2;
};

const namedSidesOf = new WeakMap<ReadText, ReadonlySet<Standing>>();

/** The sides that the text writes with a capital letter, as names are. */
const namedSides = (read: ReadText): ReadonlySet<Standing> => {
  const known = namedSidesOf.get(read);
  if (known) return known;
  const sides = new Set(
    read.sentences
      .flatMap(({ mentions, start }) => mentions.map((mention) => ({ mention, at: start + mention.start })))
      .filter(
        ({ mention, at }) =>
          mention.standing !== 'both' &&
          !/^(?:you|we|i|your|our)$/.test(mention.word) &&
          /\p{Lu}/u.test(read.text[at] ?? ''),
      )
      .map(({ mention }) => mention.standing),
  );
  namedSidesOf.set(read, sides);
  return sides;
};

/** "... and shall pay": the subject is that of the clause before. */
const startsWithVerb = new RegExp(
  `^\\s*(?:and |or |but )?(?:(?:hereby|also|further|expressly|specifically|therefore) )*(?:${modal})\\b`,
);

/** The giver's standing for this reader, so that a statement without an actor still tells the sides apart. */
const giverStanding = (read: ReadText): Standing => read.parties.giver;

/** A passage with the names in it blanked. */
const blanked = (words: string, names: readonly Span[]): string =>
  names.reduce((text, { start, end }) => `${text.slice(0, start)}${'_'.repeat(end - start)}${text.slice(end)}`, words);

const longerName = /(?<=\b(?:[Tt]he|[Aa]n?|[Aa]ny|[Ee]ach|[Ee]very) )(?:\p{Lu}[\p{L}&-]* ){1,3}$/u;

/** Mentions with the whole name that a word for a role ends: "the Ferry Company"; "the Closing Date Buyer" is none. */
const wholeNames = (cased: string, mentions: readonly Mention[]): readonly Mention[] =>
  mentions.map((mention) => {
    const [before] = longerName.exec(cased.slice(Math.max(0, mention.start - 60), mention.start)) ?? [];
    if (!before || !/^\p{Lu}/u.test(cased.slice(mention.start)) || !canAct(before.trim())) return mention;
    const start = mention.start - before.length;
    return mentions.some((other) => other !== mention && other.end > start && other.start < mention.start)
      ? mention
      : { ...mention, start };
  });

/** "Inspection by the Buyer", "the liability of the Carrier": who stands behind these is no subject. */
const notSubject =
  /\b(?<!\b(?:none|each|any|all|one|some|both|either|neither) )(?:by|of|to|for|from|with|against|upon|on) (?:(?:the|an?|any|either|each|both) )?$/;

/** Whether somebody is named right before a verb, so that no thing is its subject. */
const isNamedBefore = (words: string, names: readonly Span[], at: number): boolean =>
  names.some(
    ({ start, end }) =>
      end <= at &&
      at - end < 14 &&
      !words.slice(start, end).endsWith("'s") &&
      !notSubject.test(words.slice(Math.max(0, start - 24), start)),
  );

/** Whether a statement is joined to the one before and begins with its verb. */
const isJoined = (read: ReadText, { start, end, stem }: StatementSpan): boolean =>
  stem === undefined &&
  startsWithVerb.test(read.lower.slice(start, end)) &&
  /\b(?:and|or|but|nor),?\s*$/.test(read.lower.slice(Math.max(0, start - 8), start));

/** What a passage says, by its own words, the parties in them and whoever acted before: it says the same wherever it stands. */
interface Passage {
  /** In lower case. */
  readonly words: string;
  /** As it is written. */
  readonly cased: string;
  readonly mentions: readonly Mention[];
  /** Whether it is a limb of a list, with the stem before it. */
  readonly isLimb: boolean;
  readonly previous: Mention | undefined;
}

/** Who does what by a passage. */
export type Told = Pick<Statement, 'force' | 'isShield' | 'act' | 'actor' | 'holder' | 'standing'>;

const tellPassage = ({ words, cased, mentions, isLimb, previous }: Passage): Told => {
  const persons = findPersons(cased, mentions);
  const sides = wholeNames(cased, mentions);
  const everyone = persons.length ? [...sides, ...persons].sort((a, b) => a.start - b.start) : sides;
  const force = findForce(words, everyone);
  const isElliptical = startsWithVerb.test(isLimb ? '' : words);
  const person = actingPerson(words, persons, mentions, force, isDoneToSubject(words, force));
  const isFree = force.force !== 'fact' && force.force !== 'definition';
  const found =
    person ??
    (isElliptical && previous
      ? previous
      : (agentOfNoun(words, everyone, force) ??
        findActor(words, sides, force, previous) ??
        // Where no side of the contract does, whoever else the text names may.
        (isFree && persons.length ? findActor(words, persons, force, undefined) : undefined)));
  return {
    force: force.force,
    isShield: force.isShield === true,
    act: actOfStatement(
      blanked(words, [...mentions, ...persons]),
      force,
      isNamedBefore(words, [...mentions, ...persons], force.start),
    ),
    actor: found ? (isAside(words, found, force) ? undefined : found) : findStandIn(words, force),
    holder: findHolder(words, everyone, force),
    standing: found?.standing ?? 'unknown',
  };
};

const readStatement = (
  read: ReadText,
  span: StatementSpan,
  previous: Mention | undefined,
  known: Map<string, Told>,
): Statement => {
  const passages: readonly Span[] = span.stem ? [span.stem, span] : [span];
  // The verb and the actor are looked for in stem and limb together, as a reader would.
  const raw = passages.map(({ start, end }) => read.lower.slice(start, end));
  const words = raw.join(' ');
  const shift = (place: number): number => {
    const first = passages[0]!;
    const length = first.end - first.start;
    return passages.length === 1 || place < length ? first.start + place : passages[1]!.start + place - length - 1;
  };
  const mentions = read.parties
    .mentionsIn(words)
    .filter((mention) => isPartyHere(read, shift(mention.start), mention, words));
  const cased = passages.map(({ start, end }) => read.text.slice(start, end)).join(' ');
  const passage: Passage = { words, cased, mentions, isLimb: span.stem !== undefined, previous };
  const told = once(known, JSON.stringify(passage), () => tellPassage(passage));
  const replaced: Replaced[] = [
    ...mentions.map((mention) => {
      const isOwner = words.slice(mention.start, mention.end).endsWith("'s");
      return {
        start: shift(mention.start),
        end: shift(mention.end - 1) + 1,
        put: `${tokenOf(mention, told.standing, giverStanding(read))}${isOwner ? "'s" : ''}`,
      };
    }),
    ...passages.flatMap((passage) =>
      findWrittenNumbers(read.lower, passage).map(({ start, end, value }) => ({ start, end, put: String(value) })),
    ),
  ];
  const builder = plainTextBuilder();
  const asides: Span[] = [];
  if (span.stem) {
    copyPassage(builder, read, span.stem, replaced, asides);
    builder.put(' ', span.start, span.start);
  }
  const own = builder.length;
  copyPassage(builder, read, span, replaced, asides);
  for (const aside of asides) {
    builder.put(' ; ', aside.start, aside.start);
    copyPassage(builder, read, aside, replaced, [], true);
  }
  const plain = builder.build();
  return {
    start: span.start,
    end: span.end,
    sentence: span.sentence,
    ...told,
    words: plain.words,
    plain,
    own,
    isProviso: span.isProviso,
  };
};

/** Nothing shorter than this says who must do what. */
const leastStatement = 8;

const saysSomething = ({ start, end }: Span): boolean => end - start >= leastStatement;

/**
 * Reads every statement of a text, in its order.
 * @param known what passages say that were read before; what is read now is added
 */
export const readStatements = (read: ReadText, known = new Map<string, Told>()): Statement[] => {
  let previous: Mention | undefined;
  let last: Statement | undefined;
  return splitStatements(read)
    .filter(saysSomething)
    .map((span) => {
      // "Attendance will not be required in May and shall not exceed ten days": what follows is said of the same thing.
      const isOfThing = last?.sentence === span.sentence && last.actor === undefined;
      const statement = readStatement(read, span, isOfThing && isJoined(read, span) ? undefined : previous, known);
      last = statement;
      if (statement.actor && statement.actor.standing !== 'unknown') previous = statement.actor;
      return statement;
    });
};
