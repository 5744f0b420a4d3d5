import { applyEdits, type Edit } from './edits.ts';

/** What is changed for one reason: its edits are made all together or not at all, for half of them would say nonsense. */
export interface EditGroup extends Edit {
  readonly parts: readonly Edit[];
  /** How many of the ranges it changes. */
  readonly ranges: number;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const touches = (one: Range, other: Range): boolean => one.start <= other.end && other.start <= one.end;

const joined = (text: string, parts: readonly Edit[], ranges: number): EditGroup => {
  const start = Math.min(...parts.map((part) => part.start));
  const end = Math.max(...parts.map((part) => part.end));
  const within = parts.map((part) => ({ ...part, start: part.start - start, end: part.end - start }));
  return { start, end, put: applyEdits(text.slice(start, end), within), parts, ranges };
};

/**
 * Edits of a text, those drawn together that touch the same range.
 * @param edits in order and apart
 * @returns in order and apart
 */
export const groupEdits = (text: string, edits: readonly Edit[], ranges: readonly Range[]): EditGroup[] => {
  const groups: { readonly parts: Edit[]; readonly ranges: Set<Range> }[] = [];
  for (const edit of edits) {
    const own = ranges.filter((range) => touches(edit, range));
    const last = groups.at(-1);
    if (last && own.some((range) => last.ranges.has(range))) {
      last.parts.push(edit);
      for (const range of own) last.ranges.add(range);
    } else groups.push({ parts: [edit], ranges: new Set(own) });
  }
  return groups.map(({ parts, ranges: own }) => joined(text, parts, own.size));
};

/** The lines of a text as ranges of it. */
export const linesOf = (text: string): Range[] => {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { start, end: start + line.length };
  });
};
