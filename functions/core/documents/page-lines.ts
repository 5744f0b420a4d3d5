import type { PdfItem, PdfPage } from '../../adapters/pdf-reader.ts';

/** A line of text on a page, in points from the page's top left. */
export interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The base line. */
  readonly y: number;
  readonly size: number;
}

/** Parts of a line stand on one base line, give or take what super- and subscript are moved by. */
const isSameLine = (line: Line, item: PdfItem): boolean =>
  Math.abs(line.y - item.y) < Math.max(line.size, item.size) * 0.45;

/** A gap of this share of the size is a space: fonts draw their space about a quarter wide. */
const spaceShare = 0.16;

/** A gap of this many sizes sets columns of a table, or a number from its clause. */
const columnShare = 2.5;

const between = (gap: number, size: number, before: string, after: string): string => {
  if (/\s$/.test(before) || /^\s/.test(after)) return '';
  if (gap > size * columnShare) return '  ';
  return gap > size * spaceShare ? ' ' : '';
};

const join = (line: Line, item: PdfItem): Line => {
  const isAfter = item.x >= line.left;
  const [gap, first, second] = isAfter
    ? [item.x - line.right, line.text, item.text]
    : [line.left - (item.x + item.width), item.text, line.text];
  return {
    text: first + between(gap, Math.min(line.size, item.size), first, second) + second,
    left: Math.min(line.left, item.x),
    right: Math.max(line.right, item.x + item.width),
    y: line.size >= item.size ? line.y : item.y,
    size: Math.max(line.size, item.size),
  };
};

const toLine = ({ text, x, y, width, size }: PdfItem): Line => ({ text, left: x, right: x + width, y, size });

/** Whether what is drawn next to each other on one line is drawn one after the other, from top to bottom. */
const isInReadingOrder = (lines: readonly Line[]): boolean => {
  let jumps = 0;
  for (let index = 1; index < lines.length; index++) {
    const [above, line] = [lines[index - 1]!, lines[index]!];
    if (line.y < above.y - Math.max(line.size, above.size) * 0.45) jumps++;
  }
  return jumps <= Math.max(2, lines.length * 0.1);
};

const overlapsVertically = (a: Line, b: Line): boolean => Math.abs(a.y - b.y) < Math.max(a.size, b.size) * 0.45;

/** Parts of one line that were drawn apart, for instance a number in the margin and its clause. */
const mergeRows = (lines: readonly Line[]): Line[] => {
  const rows: Line[] = [];
  for (const line of lines.toSorted((a, b) => a.y - b.y || a.left - b.left)) {
    const row = rows.at(-1);
    if (row && overlapsVertically(row, line))
      rows[rows.length - 1] = join(row, {
        text: line.text,
        x: line.left,
        y: line.y,
        width: line.right - line.left,
        size: line.size,
      });
    else rows.push(line);
  }
  return rows;
};

/**
 * The lines of a page in reading order: as they are drawn, which is how word processors write columns, or from top
 * to bottom where the page was drawn in no such order.
 */
export const pageLines = (page: PdfPage): Line[] => {
  const lines: Line[] = [];
  for (const item of page.items) {
    const line = lines.at(-1);
    // A blank drawn alone carries no size of its own that could be trusted, and starts no line.
    if (item.text.trim() === '') {
      if (line && isSameLine(line, item) && !line.text.endsWith(' '))
        lines[lines.length - 1] = { ...line, text: `${line.text} ` };
      continue;
    }
    const isJoined = line && isSameLine(line, item) && item.x >= line.left - line.size;
    if (isJoined) lines[lines.length - 1] = join(line, item);
    else lines.push(toLine(item));
  }
  const ordered = isInReadingOrder(lines) ? joinMargins(lines) : mergeRows(lines);
  return ordered
    .map((line) => ({ ...line, text: line.text.replace(/[\s\u00A0]+/g, ' ').trim() }))
    .filter((line) => line.text !== '');
};

/** Neighbours on the same base line become one line, whichever was drawn first. */
const joinMargins = (lines: readonly Line[]): Line[] => {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isApart = last !== undefined && (line.left >= last.right || line.right <= last.left);
    if (last && isApart && overlapsVertically(last, line)) {
      joined[joined.length - 1] = join(last, {
        text: line.text,
        x: line.left,
        y: line.y,
        width: line.right - line.left,
        size: line.size,
      });
    } else joined.push(line);
  }
  return joined;
};
