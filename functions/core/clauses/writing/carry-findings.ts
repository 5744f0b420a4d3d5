import type { Findings } from '../findings/find-all.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import type { IssueMatch } from '../findings/find-issues.ts';
import { isMildlyLikely, scoreRisk } from '../findings/score.ts';
import { overlaps, type Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { findKeptWords, type Insertion, type KeptPassage } from '../text/kept-words.ts';

/*
 * A reading weighs each statement by those around it, so reading a changed text anew may name untouched words otherwise, at
 * another level, or no longer. Changing one statement mends no other: what was found of words that stand as they stood is
 * carried over, and only of words that were touched the new reading decides. Flaws of the text are of no one statement, and
 * gaps and duties of none at all: the new reading says them.
 */

/** A passage without the marks and spaces at its ends, which a change behind it may replace. */
const bare = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  const lead = /^[^\p{L}\p{N}]*/u.exec(words)![0].length;
  const tail = lead === words.length ? 0 : /[^\p{L}\p{N}]*$/u.exec(words)![0].length;
  return { start: start + lead, end: end - tail };
};

/** The passage that holds all of a span; passages are in the order of the text. */
const passageOf = (passages: readonly KeptPassage[], { start, end }: Span): KeptPassage | undefined => {
  let [low, high] = [0, passages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passages[middle]!.end < end) low = middle + 1;
    else high = middle;
  }
  const found = passages[low];
  return found && found.start <= start && end <= found.end ? found : undefined;
};

/** How words begin that are a sentence of their own, with the stop of the one before where that had none. */
const opensSentence = /^[.!?]?["'”’)]*\s*["'“(]?\p{Lu}/u;

const plainWords = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

const movedBy = <Place extends Span>(place: Place, shift: number): Place => ({
  ...place,
  start: place.start + shift,
  end: place.end + shift,
});

/** What of a text stands in another one as it stood, told by places of the text. */
interface Untouched {
  /** How far a place moved that stands in the same words; undefined where they were touched. */
  readonly shiftOf: (place: Span) => number | undefined;
  /** As `shiftOf`, for a statement: what follows its sentence, and the stem of its list, are part of what it says. */
  readonly shiftOfStatement: (statement: Statement) => number | undefined;
  /** Whether a statement of the other text is one of the text, or a part of one, as it stood. */
  readonly isKeptStatement: (statement: Statement) => boolean;
  /** Whether a place of the other text stood in the text. */
  readonly isKeptPlace: (place: Span) => boolean;
}

const compareStatements = (before: Findings, after: Findings, additions: readonly string[]): Untouched => {
  const { text } = before.read;
  const { passages, insertions } = findKeptWords(text, after.read.text);
  const added = plainWords(additions.join(' '));
  // What fills a gap stands behind the last sentence, whatever that is about; so does what is a paragraph of its own.
  const behind = insertions.filter(
    ({ put }) => !/^[.\s]*\n\s*\n/.test(put) && !(added && plainWords(put).startsWith(added)),
  );
  const isFollowedUp = (place: Span, list: readonly Insertion[]): boolean => {
    const { end } = bare(text, place);
    return list.some(({ at }) => at >= end && /^[^\p{L}\p{N}\n]*$/u.test(text.slice(end, at)));
  };
  // A sentence may answer any statement of the one before; other words continue the last.
  const sentences = behind.filter(({ put }) => opensSentence.test(put));
  const statementsAfter = new Map(after.statements.map((statement) => [statement.start, statement]));
  const statementsBefore = new Map(before.statements.map((statement) => [statement.start, statement]));
  const nextOf = new Map(before.statements.map((statement, index) => [statement, before.statements[index + 1]]));
  const shiftOf = (place: Span): number | undefined => passageOf(passages, bare(text, place))?.shift;
  const shiftOfStatement = (statement: Statement): number | undefined => {
    const shift = shiftOf(statement);
    if (shift === undefined || isFollowedUp(statement, behind) || isFollowedUp(statement.sentence, sentences))
      return undefined;
    const now = statementsAfter.get(statement.start + shift);
    if (statement.own > 0 && now?.words !== statement.words) return undefined;
    const next = nextOf.get(statement);
    return next?.isProviso && shiftOf(next) === undefined ? undefined : shift;
  };
  const moved = passages.map(({ start, end, shift }) => ({ start: start + shift, end: end + shift, shift: -shift }));
  const shiftBack = (place: Span): number | undefined => passageOf(moved, bare(after.read.text, place))?.shift;
  const isKeptStatement = (statement: Statement): boolean => {
    const shift = shiftBack(statement);
    if (shift === undefined) return false;
    const place = movedBy(statement, shift);
    // Words around may have it begin or end elsewhere than it did.
    const was = statementsBefore.get(place.start) ?? before.statements.find((other) => overlaps(other, place));
    return was !== undefined && shiftOfStatement(was) !== undefined;
  };
  return { shiftOf, shiftOfStatement, isKeptStatement, isKeptPlace: (place) => shiftBack(place) !== undefined };
};

/** Moves findings of the text before to where their words stand now; undefined for one whose words were touched. */
const mover = (untouched: Untouched, after: Findings): ((found: FoundHazard) => FoundHazard | undefined) => {
  const statementsNow = new Map(after.statements.map((statement) => [statement.start, statement]));
  // Statements and sentences are told apart by identity: one is moved once.
  const moved = new Map<Statement, Statement>();
  const moveStatement = (statement: Statement, shift: number): Statement => {
    const known = moved.get(statement) ?? statementsNow.get(statement.start + shift);
    if (known) return known;
    const place = movedBy(statement, shift);
    const sentence = after.read.sentences.find((candidate) => overlaps(candidate, place)) ?? statement.sentence;
    moved.set(statement, { ...place, sentence });
    return moved.get(statement)!;
  };
  const moveMatch = (match: IssueMatch): IssueMatch | undefined => {
    const shift = untouched.shiftOfStatement(match.statement);
    const places = match.places.flatMap((place) => {
      const by = untouched.shiftOf(place);
      return by === undefined ? [] : [movedBy(place, by)];
    });
    if (shift === undefined || places.length < match.places.length) return undefined;
    return { ...match, places, statement: moveStatement(match.statement, shift), hit: movedBy(match.hit, shift) };
  };
  return (found) => {
    const match = found.match && moveMatch(found.match);
    return match && { ...found, match, sentence: match.statement.sentence, at: match.places[0]! };
  };
};

/** Burdens by the ids of what they are, as the score counts them. */
const byId = (hazards: readonly FoundHazard[]): ReadonlyMap<string, readonly FoundHazard[]> =>
  Map.groupBy(hazards, ({ hazard }) => hazard.id);

const weighed = (hazards: readonly FoundHazard[] = []): string =>
  hazards
    .map(({ level, bearer, softened, match }) => [level, bearer, softened, match?.likelihood].join())
    .sort()
    .join(';');

/**
 * A score with some burdens in place of others. Chances that are independent combine as a product, so that what the
 * burdens leave can be taken out of it and put in.
 */
const scoreWith = (
  score: number,
  { read }: Findings,
  was: readonly FoundHazard[],
  is: readonly FoundHazard[],
): number => {
  const [wasById, isById] = [byId(was), byId(is)];
  const differs = ({ hazard: { id } }: FoundHazard): boolean => weighed(wasById.get(id)) !== weighed(isById.get(id));
  const leftBy = (hazards: readonly FoundHazard[]): number =>
    10 -
    scoreRisk({
      hazards: hazards.filter(differs),
      ownDuties: 0,
      sharedDuties: 0,
      gaps: undefined,
      unfairness: 0,
      playbook: [],
      riskTolerance: read.options.riskTolerance,
      isWhole: read.isWhole,
      isReadyMade: read.isConsumer,
    });
  const [leftBefore, left] = [leftBy(was), leftBy(is)];
  if (leftBefore === left || leftBefore === 0) return score;
  return Math.round(Math.min(10, Math.max(0, 10 - ((10 - score) * left) / leftBefore)) * 100) / 100;
};

/** Whether a finding only says what its words say: its id names where they stood, and how they read in their sentence. */
const isOwnWords = ({ match }: FoundHazard): boolean => match?.issue.topic === 'bearing';

/**
 * A finding in its own words as it was, where all of them stand and the new reading raises them again, perhaps with words
 * that now follow: the same point, though those make it one of another kind.
 */
const raisedAgain = (found: FoundHazard, { shiftOf }: Untouched, after: Findings): FoundHazard | undefined => {
  if (!found.match || !isOwnWords(found)) return undefined;
  const places = found.match.places.flatMap((place) => {
    const shift = shiftOf(place);
    return shift === undefined ? [] : [movedBy(place, shift)];
  });
  if (places.length < found.match.places.length) return undefined;
  const again = after.hazards.find(
    (other) => isOwnWords(other) && other.bearer === found.bearer && overlaps(other.at, places[0]!),
  );
  if (!again?.match) return undefined;
  const hit = { start: places[0]!.start, end: places.at(-1)!.end };
  const match = { ...found.match, places, statement: again.match.statement, hit };
  return { ...found, match, sentence: again.sentence, at: places[0]! };
};

const isProved = (found: FoundHazard): boolean => !isMildlyLikely(found);

/**
 * What a changed text holds: of statements that stand in the same words, what was found before they were moved, at its
 * level; of words that were touched, what the new reading finds. The scores are those of that list, by the rule of
 * docs/scoring.md.
 * @param before what was found in the text as it was
 * @param after what a new reading finds in the changed text
 * @param additions sentences that were put behind the text to fill gaps: they touch no statement
 */
export const carryFindings = (before: Findings, after: Findings, additions: readonly string[] = []): Findings => {
  if (before.read.text === after.read.text) return after;
  const untouched = compareStatements(before, after, additions);
  const move = mover(untouched, after);
  const isDecided = ({ match }: FoundHazard): boolean =>
    match !== undefined &&
    untouched.isKeptStatement(match.statement) &&
    match.places.every((place) => untouched.isKeptPlace(place));
  const carried = new Map(
    before.hazards.flatMap((found) => {
      const moved = move(found) ?? raisedAgain(found, untouched, after);
      return moved ? [[found, moved] as const] : [];
    }),
  );
  const movedById = byId([...carried.values()]);
  const movedInOwnWords = [...carried.values()].filter(isOwnWords);
  // Words that follow may be read as more of a statement that stood: its finding is the same.
  const isCarried = (found: FoundHazard): boolean => {
    const same = isOwnWords(found) ? movedInOwnWords : movedById.get(found.hazard.id);
    return same?.some((moved) => overlaps(moved.at, found.at)) ?? false;
  };
  const read = after.hazards.filter((found) => !isDecided(found) && !isCarried(found));
  const hazards = [...carried.values(), ...read];
  const absorbed = new Set([
    ...after.playbook.absorbed,
    ...[...before.playbook.absorbed].flatMap((found) => carried.get(found) ?? []),
  ]);
  const carriedOver = {
    // Words that go may be those that named a party, and others may bring in what a heading leaves open: both are called as
    // they were.
    read: { ...after.read, parties: before.read.parties, spokenOf: before.read.lower },
    hazards,
    playbook: { ...after.playbook, absorbed },
    riskScore: scoreWith(after.riskScore, after, after.hazards, hazards),
    provedScore: scoreWith(after.provedScore, after, after.hazards.filter(isProved), hazards.filter(isProved)),
  };
  // Copied, the new reading would find out all that nobody has asked of it yet.
  return Object.create(after, Object.getOwnPropertyDescriptors(carriedOver)) as Findings;
};
