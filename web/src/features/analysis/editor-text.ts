import { Fragment, Slice, type Node, type Schema } from '@tiptap/pm/model';

/*
 * Clause text and the editor's document, mapped onto each other without loss: one paragraph a line. A paragraph carries
 * in `before` the line break that parts it from the paragraph above, so that a text with Windows line ends reads back
 * byte-identical and the offsets of a stored analysis keep pointing at the same words.
 */

/** A line break as plain text writes it. */
export type LineBreak = '\n' | '\r\n' | '\r';

/** The paragraph attribute that holds the break above it. It says nothing on the first paragraph. */
export const lineBreakAttribute = 'before';

/** The break a paragraph gets when it is made by typing. */
export const defaultLineBreak: LineBreak = '\n';

const lineBreaks = /\r\n|\r|\n/g;

/** The line break a paragraph carries; anything that is not one counts as the default. */
const breakBefore = (paragraph: Node): LineBreak => {
  const value: unknown = paragraph.attrs[lineBreakAttribute];
  return value === '\r\n' || value === '\r' ? value : defaultLineBreak;
};

const paragraphsOf = (schema: Schema, text: string): Node[] => {
  const type = schema.nodes['paragraph'];
  if (!type) throw new Error('The schema has no paragraph');
  const paragraph = (line: string, before: string) =>
    type.create({ [lineBreakAttribute]: before }, line === '' ? null : schema.text(line));

  const paragraphs: Node[] = [];
  let start = 0;
  let before: string = defaultLineBreak;
  for (const match of text.matchAll(lineBreaks)) {
    paragraphs.push(paragraph(text.slice(start, match.index), before));
    before = match[0];
    start = match.index + before.length;
  }
  paragraphs.push(paragraph(text.slice(start), before));
  return paragraphs;
};

/** The content of a document that shows `text`: never empty, one paragraph a line. */
export const contentOf = (schema: Schema, text: string): Fragment => Fragment.from(paragraphsOf(schema, text));

/** Pasted or dropped text as a slice whose first and last line join the paragraphs around them. */
export const sliceOf = (schema: Schema, text: string): Slice => new Slice(contentOf(schema, text), 1, 1);

/** The text that a document or a part of it shows, its line breaks as they came. */
export const textOf = (content: Node | Fragment): string => {
  const parts: string[] = [];
  content.forEach((paragraph, _offset, index) => {
    if (index > 0) parts.push(breakBefore(paragraph));
    parts.push(paragraph.textContent);
  });
  return parts.join('');
};

/** Whether a document shows nothing but white space. Stops at the first word. */
export const isBlankDocument = (doc: Node): boolean => {
  for (let index = 0; index < doc.childCount; index += 1) {
    if (doc.child(index).textContent.trim() !== '') return false;
  }
  return true;
};

/** Where the lines of a document stand: in the text (UTF-16 offsets) and in the document (positions), line by line. */
export interface LineIndex {
  readonly offsets: readonly number[];
  readonly positions: readonly number[];
  readonly lengths: readonly number[];
}

/** Reads a document once, so that many offsets can be found in it quickly. */
export const indexLines = (doc: Node): LineIndex => {
  const offsets: number[] = [];
  const positions: number[] = [];
  const lengths: number[] = [];
  let offset = 0;
  doc.forEach((paragraph, position, index) => {
    if (index > 0) offset += breakBefore(paragraph).length;
    offsets.push(offset);
    positions.push(position + 1);
    lengths.push(paragraph.content.size);
    offset += paragraph.content.size;
  });
  return { offsets, positions, lengths };
};

/** The index of the last entry that is not above `value`; the first where all are above it. */
const lastNotAbove = (sorted: readonly number[], value: number): number => {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
};

/**
 * The document position of a text offset. An offset inside a two-character line break stands at the end of its line;
 * one beyond the text stands at its end.
 */
export const positionOf = ({ offsets, positions, lengths }: LineIndex, offset: number): number => {
  const line = lastNotAbove(offsets, offset);
  const within = Math.min(Math.max(offset - (offsets[line] ?? 0), 0), lengths[line] ?? 0);
  return (positions[line] ?? 0) + within;
};
