import { applyEdits, type Edit } from './edits.ts';

/**
 * Where an offset stood in a text before edits were made in it.
 * @param side which end of an edit stands for what lies within what it put
 */
export const offsetBefore = (edits: readonly Edit[], offset: number, side: 'start' | 'end'): number => {
  let grown = 0;
  let endOfEdit: number | undefined;
  for (const { start, end, put } of edits) {
    const from = start + grown;
    if (offset < from) break;
    const isAtIt = offset <= from + put.length;
    if (isAtIt && side === 'start') return start;
    // Another edit may begin at once where this one ends.
    if (isAtIt) endOfEdit = end;
    grown += put.length - (end - start);
  }
  return endOfEdit ?? offset - grown;
};

/** A stretch of the text between the two sets of edits. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const stretchesOf = (edits: readonly Edit[]): Stretch[] => {
  let grown = 0;
  return edits.map(({ start, end, put }) => {
    const from = start + grown;
    grown += put.length - (end - start);
    return { from, to: from + put.length };
  });
};

const join = (stretches: readonly Stretch[]): Stretch[] => {
  const result: Stretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = result.at(-1);
    if (!last || stretch.from > last.to) result.push(stretch);
    else result[result.length - 1] = { from: last.from, to: Math.max(last.to, stretch.to) };
  }
  return result;
};

/**
 * Two sets of edits, made one after the other, as one set. What touches becomes one edit.
 * @param between the text with the first made and the second not yet
 * @returns edits of the text before the first, in order and apart
 */
export const composeEdits = (between: string, first: readonly Edit[], second: readonly Edit[]): readonly Edit[] => {
  if (first.length === 0) return second;
  const later = second.map(({ start, end }) => ({ from: start, to: end }));
  return join([...stretchesOf(first), ...later]).map(({ from, to }) => {
    const within = second.filter(({ start, end }) => start >= from && end <= to);
    const moved = within.map(({ start, end, put }) => ({ start: start - from, end: end - from, put }));
    return {
      start: offsetBefore(first, from, 'start'),
      end: offsetBefore(first, to, 'end'),
      put: applyEdits(between.slice(from, to), moved),
    };
  });
};
