import type { FigureTrace } from '../../../shared/negotiation-records.ts';
import { compareFigures, isComparable, type Measured, measuredIn } from '../clauses/playbook/position-figures.ts';

/** The words of a paragraph at one step of a negotiation. */
export interface HeldWords {
  readonly by: 'us' | 'them';
  /** The file of ours, or the round of theirs. */
  readonly number: number;
  readonly words: string;
}

interface Step extends HeldWords {
  readonly figure: Measured;
}

/** The figures of one kind at every step; none where not every step has as many, as they could not be told apart. */
const columnsOf = (held: readonly HeldWords[], kind: Measured['kind']): Step[][] => {
  const rows = held.map((step) =>
    measuredIn(step.words)
      .filter((figure) => figure.kind === kind)
      .map((figure): Step => ({ ...step, figure })),
  );
  const [first = []] = rows;
  if (rows.some(({ length }) => length !== first.length)) return [];
  const columns = first.map((_, at) => rows.map((row) => row[at]!));
  return columns.filter((column) => column.every(({ figure }) => isComparable(column[0]!.figure, figure)));
};

const distance = (one: Step, other: Step): number => Math.abs(one.figure.value - other.figure.value);

/** Whether the later of two steps of one side is nearer to where the other side stood. */
const movement = (earlier: Step, later: Step, other: Step): 'nearer' | 'further' | 'none' => {
  if (compareFigures(earlier.figure, later.figure) === 0) return 'none';
  return distance(later, other) < distance(earlier, other) ? 'nearer' : 'further';
};

const movedIn = (column: readonly Step[]): FigureTrace['moved'] => {
  const [oursBefore, ours] = column.filter(({ by }) => by === 'us').slice(-2);
  const [theirsBefore, theirs] = column.filter(({ by }) => by === 'them').slice(-2);
  if (!oursBefore || !theirsBefore || !theirs) return undefined;
  // Where one file of ours stands against both rounds, it did not move.
  const ourLatest = ours ?? oursBefore;
  return {
    us: ours ? movement(oursBefore, ours, theirsBefore) : 'none',
    them: movement(theirsBefore, theirs, ourLatest),
  };
};

/** Whether a step is told of: one file of ours stands against every reply to it. */
const isOwnStep = ({ by, number }: Step, at: number, column: readonly Step[]): boolean =>
  column.findIndex((step) => step.by === by && step.number === number) === at;

/**
 * The figures of a paragraph that changed over a negotiation, and who moved.
 * @param held its words at every step, the oldest first
 */
export const traceFigures = (held: readonly HeldWords[]): FigureTrace[] =>
  (['amount', 'percentage', 'period'] as const)
    .flatMap((kind) => columnsOf(held, kind))
    .filter((column) => column.some(({ figure }) => compareFigures(figure, column[0]!.figure) !== 0))
    .map((column) => {
      const moved = movedIn(column);
      const steps = column.filter(isOwnStep).map(({ by, number, figure }) => ({ by, number, figure: figure.text }));
      return { steps, ...(moved && { moved }) };
    });
