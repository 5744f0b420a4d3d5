import type { NamedFinding, PointDecision, PointState, PointVerdict } from '../../../shared/negotiation-records.ts';
import type { ReplyComparison, ReplyMark, SilentChange } from '../../../shared/negotiations.ts';
import type { PointRecord } from '../../adapters/entities/negotiation.ts';

type Change = SilentChange | ReplyMark;

/** What a point rests on: the mark or silent change of the reply that holds it. */
export const changeOf = ({ kind, index }: Pick<PointRecord, 'kind' | 'index'>, comparison: ReplyComparison): Change => {
  const change = kind === 'silent' ? comparison.silentChanges[index] : comparison.marks[index];
  if (!change) throw new Error('a point names a change that its round does not hold');
  return change;
};

/** Where a change stands, by the words that were sent; a new paragraph by its own. */
const placeOf = ({ part, before, after }: Change): string => JSON.stringify([part, before || ['new', after]]);

const isSettled = ({ state }: PointRecord): boolean => state === 'agreed' || state === 'conceded';

/** The state in which something new comes. */
const newState = { silent: 'open', mark: 'proposed' } as const satisfies Record<PointRecord['kind'], PointState>;

/** An earlier point in a round that holds it again: settled it stays so if nothing changed, else it is up for decision. */
const comeAgain = (point: PointRecord, round: number, index: number, isSame: boolean): PointRecord => {
  if (isSettled(point) && isSame) return { ...point, round, index, arrived: point.state };
  const { decision: _, ...rest } = point;
  const arrived = isSettled(point) ? 'reopened' : newState[point.kind];
  return { ...rest, round, index, arrived, state: arrived };
};

const withdrawn = ({ decision: _, ...point }: PointRecord): PointRecord => ({ ...point, state: 'withdrawn' });

/** What a change touches of the analysis. */
export type Concerns = Pick<PointRecord, 'findings' | 'changes'>;

interface RaiseOptions {
  readonly before: readonly PointRecord[];
  /** What the earlier points rest on, by the id of the point. */
  readonly changes: ReadonlyMap<string, Change>;
  readonly comparison: ReplyComparison;
  readonly round: number;
  readonly concernsOf: (change: Change) => Concerns;
}

/**
 * The points of a negotiation when another reply has come: one for each silent change and mark. A change in a place that an
 * earlier point speaks of goes on with that point; what the reply no longer holds is withdrawn.
 */
export const raisePoints = ({ before, changes, comparison, round, concernsOf }: RaiseOptions): PointRecord[] => {
  const waiting = [...before];
  let made = before.length;
  const found = (['silent', 'mark'] as const).flatMap((kind) => {
    const list: readonly Change[] = kind === 'silent' ? comparison.silentChanges : comparison.marks;
    return list.map((change, index): PointRecord => {
      const isHere = (point: PointRecord): boolean => {
        const earlier = changes.get(point.id);
        return point.kind === kind && earlier !== undefined && placeOf(earlier) === placeOf(change);
      };
      const at = waiting.findIndex(isHere);
      const [earlier] = at < 0 ? [] : waiting.splice(at, 1);
      if (earlier) return comeAgain(earlier, round, index, changes.get(earlier.id)?.after === change.after);
      made += 1;
      const arrived = newState[kind];
      return { id: `p${made}`, kind, round, index, arrived, state: arrived, ...concernsOf(change) };
    });
  });
  return [...found, ...waiting.map(withdrawn)];
};

const decidedStates = { counter: 'countered', escalate: 'escalated', reject: 'open' } as const;

/** Where a decision leads: accepting gives something up where a change of ours stood there, or nobody marked it. */
const stateAfter = ({ kind, changes }: PointRecord, verdict: PointVerdict): PointState => {
  if (verdict !== 'accept') return decidedStates[verdict];
  return kind === 'silent' || changes.length > 0 ? 'conceded' : 'agreed';
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
