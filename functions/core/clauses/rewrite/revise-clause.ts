import type { FoundHazard } from '../findings/find-hazards.ts';
import type { Findings } from '../findings/find-all.ts';
import type { Span } from '../reading/split-text.ts';
import { overlaps } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { contentOf, sharedContent } from '../text/shared-content.ts';
import { contradict } from './find-contradictions.ts';
import { applyChanges, isSoftening, proposeChanges, type Change } from './propose-changes.ts';

/** A sentence that fills a gap; it stands at the end of the text. */
export interface Addition {
  readonly id: string;
  readonly title: string;
  readonly put: string;
}

/** A revised text, the changes that made it, in offsets of the text before, and what reading it again found. */
export interface Revision {
  readonly changes: readonly Change[];
  readonly additions: readonly Addition[];
  readonly text: string;
  readonly after: Findings;
}

/** From this share of its content on a sentence says what other words say. */
const saidFrom = 0.5;

/** The sentences that say what neither a change nor a sentence before them says. */
const notSaid = (additions: readonly Addition[], changes: readonly Change[]): readonly Addition[] => {
  const puts = changes.map(({ put }) => put);
  return additions.filter(({ put }) => {
    const isSaid = puts.some((other) => sharedContent(put, contentOf(other)) >= saidFrom);
    if (!isSaid) puts.push(put);
    return !isSaid;
  });
};

/** How often what a re-reading refused is tried with the next operation of its fix. */
const mostRounds = 4;
/** From this length on each further reading takes too long to be made for one finding more. */
const longFrom = 30_000;

/** Where the changes' own words stand in the revised text. */
const placesAfter = (changes: readonly Change[]): readonly (Span & { readonly change: Change })[] => {
  let shift = 0;
  return changes
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((change) => {
      const start = change.start + shift;
      shift += change.put.length - (change.end - change.start);
      return { start, end: start + change.put.length, change };
    });
};

/** A burden that a rule names; no change hangs on what is only likely. */
const isBurden = ({ match, bearer, level }: FoundHazard): boolean =>
  match?.likelihood === 1 && bearer !== 'counterpart' && level !== 'low';

const keyOf = (found: FoundHazard, operation: number): string =>
  `${found.hazard.id}@${found.match?.statement.start ?? found.at.start}:${operation}`;

/** From this likelihood on a burden of weight goes though an element of the clause stood in it alone. */
const sureFrom = 0.55;

/** Whether a change answers what is surely of weight. */
const isSure = ({ finding }: Change): boolean =>
  finding.level !== 'low' && finding.match !== undefined && finding.match.likelihood >= sureFrom;

/** The changes that took away what makes the clause complete: words of an element, or of a whole kind, that is gone. */
const losing = (before: Findings, after: Findings, changes: readonly Change[]): readonly Change[] => {
  if (after.completenessScore >= before.completenessScore) return [];
  const lost = before.covers.flatMap(({ kind, present }) => {
    const now = after.covers.find((cover) => cover.kind === kind);
    return [
      ...(now ? [] : [kind.trigger]),
      ...present.filter((element) => !now?.present.includes(element)).map((element) => element.present),
    ];
  });
  // What surely no careful lawyer would sign goes, and an element that it alone held with it.
  // So does what a playbook wants nobody to say.
  const avoided = before.playbook.avoided.flatMap(({ places }) => places);
  const taking = changes.filter(
    (change) =>
      change.end > change.start &&
      !isSure(change) &&
      // Words that only sharpen a burden make up no element by themselves.
      !isSoftening(change) &&
      !avoided.some((place) => overlaps(place, change)),
  );
  const telling = taking.filter(({ start, end }) => {
    // An element may hang on the words around: they count as far as they touch the change.
    const struck = before.read.lower.slice(Math.max(0, start - elementReach), end + elementReach);
    return lost.some((pattern) => pattern.test(struck));
  });
  return telling.length ? telling : taking;
};

/** How far from a change the words may stand that make an element together with it. */
const elementReach = 60;

/**
 * The changes to blame for what a re-reading finds: those whose finding is still there, those that bring a new one in,
 * and those without which the clause would be less complete.
 */
const refused = (before: Findings, after: Findings, changes: readonly Change[]): Change[] => {
  const places = placesAfter(changes);
  const wasThere = new Set(before.hazards.filter(isBurden).map(({ hazard }) => hazard.id));
  const blamed = new Set<Change>(losing(before, after, changes));
  for (const found of after.hazards.filter(isBurden)) {
    const { statement } = found.match!;
    const near = places.filter((place) =>
      overlaps(
        { start: statement.start, end: statement.end + 1 },
        { start: place.start, end: Math.max(place.end, place.start + 1) },
      ),
    );
    for (const { change } of near) {
      // Softer words need not settle their finding: they only take its edge.
      const isSame = change.finding.hazard.id === found.hazard.id && !isSoftening(change);
      // What a softening leaves of its statement was a burden before; only what it puts in can be a new one.
      const isOwnWords = found.match!.places.some((quote) =>
        places.some(
          (place) =>
            place.change === change &&
            overlaps(quote, place) &&
            (!isSoftening(change) || (place.start <= quote.start && quote.end <= place.end)),
        ),
      );
      if (isSame || (!wasThere.has(found.hazard.id) && isOwnWords)) blamed.add(change);
    }
  }
  return [...blamed];
};

/**
 * Softer words to do without where the text with them reads as riskier than before: those in the statements that burden
 * the reader still, else all of them. What answers a finding stays.
 */
const weighing = (before: Findings, after: Findings, changes: readonly Change[]): readonly Change[] => {
  if (after.riskScore <= before.riskScore) return [];
  const softened = placesAfter(changes).filter(({ change }) => isSoftening(change));
  const burdens = after.hazards.filter(
    ({ match, bearer, level }) => match && bearer !== 'counterpart' && level !== 'low',
  );
  const inBurdens = softened.filter((place) =>
    burdens.some(({ match }) =>
      overlaps(match!.statement, { start: place.start, end: Math.max(place.end, place.start + 1) }),
    ),
  );
  return (inBurdens.length ? inBurdens : softened).map(({ change }) => change);
};

/** From this share of its words on a statement is what a change put in. */
const ownShare = 0.7;

/** The changes whose own words contradict what stands beside them. */
const contradicting = (after: Findings, changes: readonly Change[]): readonly Change[] => {
  const places = placesAfter(changes).filter(({ start, end }) => end > start);
  // A number before it is not of the change.
  const placeOf = ({ start, end }: Statement) =>
    places.find((place) => Math.min(place.end, end) - Math.max(place.start, start) >= ownShare * (end - start));
  const placed = after.statements.map((statement) => ({ statement, change: placeOf(statement)?.change }));
  const standing = placed.filter(({ change }) => !change).map(({ statement }) => statement);
  return placed.flatMap(({ statement, change }) =>
    change && standing.some((other) => contradict(statement, other)) ? [change] : [],
  );
};

const endOf = (text: string, additions: readonly Addition[]): string => {
  if (!additions.length) return text;
  const body = text.trimEnd();
  const stop = /[.!?]["'”’)]*$/.test(body) ? '' : '.';
  const isParagraphs = /\n\s*\n/.test(body);
  return `${body}${stop}${isParagraphs ? '\n\n' : ' '}${additions.map(({ put }) => put).join(' ')}`;
};

/**
 * The additions to blame for what a re-reading finds: all, where a new finding stands in the words behind the clause or they
 * contradict it.
 */
const isRefusedEnd = (before: Findings, after: Findings, from: number): boolean => {
  const wasThere = new Set(before.hazards.filter(isBurden).map(({ hazard }) => hazard.id));
  const [added, standing] = [true, false].map((isBehind) =>
    after.statements.filter(({ start }) => start >= from === isBehind),
  ) as [Statement[], Statement[]];
  if (added.some((statement) => standing.some((other) => contradict(statement, other)))) return true;
  return after.hazards.some(
    (found) =>
      isBurden(found) && !wasThere.has(found.hazard.id) && found.match!.places.every(({ start }) => start >= from),
  );
};

/**
 * The text with every finding answered for which a fix holds when the text is read again: its finding is gone and no
 * other came in. What a re-reading refuses is tried with the next operation of the fix, then left.
 * @param asked the findings to answer: those that are listed, so that no change stands without its finding
 * @param reread reads a text as the clause was read
 * @param mayPut whether words may be put into the text
 */
export const reviseClause = (
  before: Findings,
  asked: readonly FoundHazard[],
  offered: readonly Addition[],
  most: number,
  reread: (text: string) => Findings,
  mayPut: (put: string) => boolean = () => true,
): Revision | undefined => {
  const { read } = before;
  // Words put in for one side could be the other's.
  if (read.parties.isSideHidden) return undefined;
  let additions = offered;
  const skipped = new Set<string>();
  const lastRound = read.text.length < longFrom ? mostRounds : 0;
  for (let round = 0; round <= lastRound; round += 1) {
    const changes = proposeChanges(
      before,
      asked,
      most,
      (found, operation) => skipped.has(keyOf(found, operation)),
      mayPut,
    );
    additions = notSaid(additions, changes);
    if (!changes.length && !additions.length) return undefined;
    const changed = applyChanges(read.text, changes);
    if (!/\p{L}/u.test(changed)) return undefined;
    const text = endOf(changed, additions);
    const after = reread(text);
    if (round < lastRound && additions.length && isRefusedEnd(before, after, changed.trimEnd().length)) {
      additions = [];
      continue;
    }
    const wrong = [...new Set([...refused(before, after, changes), ...contradicting(after, changes)])];
    if (!wrong.length && round < lastRound) wrong.push(...weighing(before, after, changes));
    if (!wrong.length) return { changes, additions, text, after };
    if (round < lastRound) for (const change of wrong) skipped.add(keyOf(change.finding, change.operation));
    else {
      const kept = changes.filter((change) => !wrong.includes(change));
      if (!kept.length && !additions.length) return undefined;
      const rest = endOf(applyChanges(read.text, kept), additions);
      return { changes: kept, additions, text: rest, after: reread(rest) };
    }
  }
  return undefined;
};
