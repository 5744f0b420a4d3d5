import type { NamedFinding, PointDecision, PointState, PointVerdict } from '../../../shared/negotiation-records.ts';
import type { FollowedPlace, ReplyComparison, ReplyMark, SilentChange } from '../../../shared/negotiations.ts';
import type { PointRecord } from '../../adapters/entities/negotiation.ts';
import { offerAt } from './point-places.ts';

export type Change = SilentChange | ReplyMark;

/** What a point rests on: the mark or silent change of the reply that holds it. */
export const changeOf = ({ kind, index }: Pick<PointRecord, 'kind' | 'index'>, comparison: ReplyComparison): Change => {
  const change = kind === 'silent' ? comparison.silentChanges[index] : comparison.marks[index];
  if (!change) throw new Error('a point names a change that its round does not hold');
  return change;
};

/** Where a change stands, by the words that were sent; a new paragraph by its own. */
const placeOf = ({ part, before, after }: Change): string => JSON.stringify([part, before || ['new', after]]);

/** Whether a point is agreed, or was given up. */
const isSettled = ({ state }: PointRecord): boolean => state === 'agreed' || state === 'conceded';

/** The state in which something new comes. */
const newState = { silent: 'open', mark: 'proposed' } as const satisfies Record<PointRecord['kind'], PointState>;

interface Held {
  readonly kind: PointRecord['kind'];
  readonly index: number;
  readonly change: Change;
}

/** An earlier point in a round that holds it again: settled it stays so if nothing changed, else it is up for decision. */
const comeAgain = (point: PointRecord, round: number, { kind, index }: Held, isSame: boolean): PointRecord => {
  const earlier = [...(point.earlier ?? []), { kind: point.kind, round: point.round, index: point.index }];
  if (isSettled(point) && isSame) return { ...point, kind, round, index, earlier, arrived: point.state };
  const { decision: _, ...rest } = point;
  const arrived = isSettled(point) ? 'reopened' : newState[kind];
  return { ...rest, kind, round, index, earlier, arrived, state: arrived };
};

const withdrawn = ({ decision: _, ...point }: PointRecord): PointRecord => ({ ...point, state: 'withdrawn' });

const decidedStates = { counter: 'countered', escalate: 'escalated', reject: 'open' } as const;

/** Where a decision leads: accepting gives something up where a change of ours stood there, or nobody marked it. */
const stateAfter = ({ kind, changes }: PointRecord, verdict: PointVerdict): PointState => {
  if (verdict !== 'accept') return decidedStates[verdict];
  return kind === 'silent' || changes.length > 0 ? 'conceded' : 'agreed';
};

/** A point that is up for decision though the newest reply does not hold it. */
const waiting = ({ decision: _, ...point }: PointRecord, state: PointState): PointRecord => ({
  ...point,
  arrived: state,
  state,
});

/** A point that a reply no longer holds, by what the file it answers has in its place. */
const leftOut = (
  point: PointRecord,
  change: Change | undefined,
  place: FollowedPlace | null | undefined,
): PointRecord => {
  if (place === undefined || !change || point.state === 'withdrawn') return withdrawn(point);
  switch (offerAt(change, place)) {
    case 'ours':
      return withdrawn(point);
    case 'other':
      return { ...point, state: 'agreed' };
    case 'theirs':
      // That their words went along, as a mark nobody touched, is nobody's consent.
      return isSettled(point) ? point : waiting(point, newState[point.kind]);
    case 'not-found':
      return waiting(point, 'not-assessable');
  }
};

/** What a change touches of the analysis. */
export type Concerns = Pick<PointRecord, 'findings' | 'changes'>;

interface RaiseOptions {
  readonly before: readonly PointRecord[];
  /** What the earlier points rest on, by the id of the point. */
  readonly changes: ReadonlyMap<string, Change>;
  /**
   * Where earlier points stand in the file that the reply answers, by the id of the point: those that were raised before it
   * was sent. Null where they stand nowhere in it.
   */
  readonly places?: ReadonlyMap<string, FollowedPlace | null>;
  readonly comparison: ReplyComparison;
  readonly round: number;
  readonly concernsOf: (change: Change) => Concerns;
}

/** Tells whether a change stands where an earlier point does. */
const standingAt =
  ({ changes, places }: Pick<RaiseOptions, 'changes' | 'places'>) =>
  (point: PointRecord, change: Change): boolean => {
    const earlier = changes.get(point.id);
    if (!earlier) return false;
    const place = places?.get(point.id);
    if (place === undefined) return placeOf(earlier) === placeOf(change);
    if (place?.isDoubtful) return false;
    if (place === null) return placeOf({ ...earlier, before: '' }) === placeOf(change);
    // Headers are several texts whose paragraphs are counted alike.
    const isThere = change.part === 'body' || place.words === change.before;
    return isThere && change.before !== '' && place.part === change.part && place.paragraph === change.paragraph;
  };

/** The earlier point that each change goes on with: of its own kind before one of the other. */
const goneOn = (found: readonly Held[], { before, ...options }: RaiseOptions): ReadonlyMap<Held, PointRecord> => {
  const waiting = [...before];
  const isHere = standingAt(options);
  const taken = new Map<Held, PointRecord>();
  for (const isOwnKind of [true, false]) {
    for (const one of found) {
      if (taken.has(one)) continue;
      const at = waiting.findIndex((point) => (point.kind === one.kind) === isOwnKind && isHere(point, one.change));
      const [earlier] = at < 0 ? [] : waiting.splice(at, 1);
      if (earlier) taken.set(one, earlier);
    }
  }
  return taken;
};

/**
 * The points of a negotiation when another reply has come: one for each silent change and mark. A change in a place that an
 * earlier point speaks of goes on with that point. What the reply no longer holds is withdrawn where the file it answers has
 * our words there, and agreed where it has others, which they let stand. Where it has theirs, a person accepted them or is
 * still to decide.
 */
export const raisePoints = (options: RaiseOptions): PointRecord[] => {
  const { before, changes, places, comparison, round, concernsOf } = options;
  const held: readonly Held[] = [
    ...comparison.silentChanges.map((change, index) => ({ kind: 'silent' as const, change, index })),
    ...comparison.marks.map((change, index) => ({ kind: 'mark' as const, change, index })),
  ];
  const taken = goneOn(held, options);
  let made = before.length;
  const found = held.map((one): PointRecord => {
    const { kind, index, change } = one;
    const earlier = taken.get(one);
    if (earlier) return comeAgain(earlier, round, one, changes.get(earlier.id)?.after === change.after);
    made += 1;
    const arrived = newState[kind];
    return { id: `p${made}`, kind, round, index, arrived, state: arrived, ...concernsOf(change) };
  });
  const isTaken = new Set(taken.values());
  const left = before.filter((point) => !isTaken.has(point));
  return [...found, ...left.map((point) => leftOut(point, changes.get(point.id), places?.get(point.id)))];
};

/** A point with a decision, or with its decision of this round undone. */
export const decided = (point: PointRecord, decision: PointDecision | undefined): PointRecord => {
  if (decision) return { ...point, state: stateAfter(point, decision.verdict), decision };
  const { decision: _, ...rest } = point;
  return { ...rest, state: point.arrived };
};

/** Findings without those that are named twice. */
export const namedOnce = (findings: readonly NamedFinding[]): NamedFinding[] => [
  ...new Map(findings.map((finding) => [finding.id, finding])).values(),
];
