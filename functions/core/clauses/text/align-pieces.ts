/** A run of pieces that stand in both texts, or in one of them. */
export interface Run {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly count: number;
}

/** The ways found so far: each goes on from another one by one piece removed or added, then by pieces that are kept. */
interface Ways {
  /** The place in the text before of the last piece behind it, way by way. */
  readonly reached: number[];
  readonly parent: number[];
  readonly isAdded: boolean[];
  readonly kept: number[];
}

const none = -1;

/** The runs of a way, each as long as it can be. */
const runsOf = ({ parent, isAdded, kept }: Ways, last: number): Run[] => {
  const runs: { kind: Run['kind']; count: number }[] = [];
  const put = (kind: Run['kind'], count: number) => {
    const next = runs.at(-1);
    if (next?.kind === kind) next.count += count;
    else if (count) runs.push({ kind, count });
  };
  for (let way = last; way !== none; way = parent[way]!) {
    put('kept', kept[way]!);
    if (parent[way] !== none) put(isAdded[way] ? 'added' : 'removed', 1);
  }
  return runs.reverse();
};

/**
 * Aligns two texts, piece by piece, with the fewest pieces removed and added (Myers, "An O(ND) Difference Algorithm").
 * Of two ways as short, the one that is further in the text before is taken.
 * @param before the pieces of one text by number, the same number for the same words
 * @param mostEdits so many pieces may be removed and added; the search takes time by the square of what it needs
 * @returns the runs in the order of the texts, or undefined where more edits are needed
 */
export const alignPieces = (
  before: readonly number[],
  after: readonly number[],
  mostEdits: number,
): readonly Run[] | undefined => {
  const ways: Ways = { reached: [], parent: [], isAdded: [], kept: [] };
  const most = Math.min(mostEdits, before.length + after.length);
  // The best way on each diagonal: the pieces it has gone in the text before, less those in the text after.
  const best = new Int32Array(2 * most + 3).fill(none);
  const origin = most + 1;
  let [lowest, highest] = [-most, most];
  /** Goes on from a way, and along what is kept; true at the end of both texts. */
  const go = (from: number, isAdded: boolean, diagonal: number): boolean => {
    const start = from === none ? -1 : ways.reached[from]! + (isAdded ? 0 : 1);
    let at = start;
    // Behind the end of the text before nothing stands, and no piece is like it.
    while (at - diagonal + 1 < after.length && before[at + 1] === after[at - diagonal + 1]) at += 1;
    best[origin + diagonal] = ways.reached.push(at) - 1;
    ways.parent.push(from);
    ways.isAdded.push(isAdded);
    ways.kept.push(at - start);
    const [isEnd, isEndAfter] = [at + 1 >= before.length, at - diagonal + 1 >= after.length];
    if (isEnd) highest = Math.min(highest, diagonal - 1);
    if (isEndAfter) lowest = Math.max(lowest, diagonal + 1);
    return isEnd && isEndAfter;
  };
  if (go(none, false, 0)) return runsOf(ways, 0);
  for (let edits = 1; edits <= most; edits += 1)
    for (let diagonal = Math.max(lowest, -edits); diagonal <= Math.min(highest, edits); diagonal += 2) {
      const [removing, adding] = [best[origin + diagonal - 1]!, best[origin + diagonal + 1]!];
      best[origin + diagonal - 1] = none;
      const isAdded = removing === none || (adding !== none && ways.reached[removing]! < ways.reached[adding]!);
      if (go(isAdded ? adding : removing, isAdded, diagonal)) return runsOf(ways, ways.parent.length - 1);
    }
  return undefined;
};
