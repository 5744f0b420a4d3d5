import type { XmlElement } from '../../../adapters/docx-reader.ts';

/** A stretch of text that was read. */
export interface Piece {
  readonly text: string;
  /** The element that holds it; none for what the reader made, as numbers and line ends. */
  readonly leaf?: XmlElement;
  /** Where in the element's own text it begins, in UTF-16 units. */
  readonly from: number;
}

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Text that stands in no element; no piece at all where it is empty. */
export const made = (text: string): Piece[] => (text === '' ? [] : [{ text, from: 0 }]);

/** Pieces without white space before the first letter and after the last; none where there is no letter. */
export const trimmed = (pieces: readonly Piece[]): Piece[] => {
  const isInk = ({ text }: Piece): boolean => text.trim() !== '';
  const first = pieces.findIndex(isInk);
  const last = pieces.findLastIndex(isInk);
  return pieces.slice(first < 0 ? pieces.length : first, last + 1).map((piece, index, { length }) => {
    const start = index === 0 ? piece.text.length - piece.text.trimStart().length : 0;
    const end = index === length - 1 ? piece.text.trimEnd().length : piece.text.length;
    return start === 0 && end === piece.text.length
      ? piece
      : { ...piece, text: piece.text.slice(start, end), from: piece.from + start };
  });
};

/** Texts one after the other, each parted from the next. */
export const joined = (texts: readonly (readonly Piece[])[], separator: string): Piece[] => {
  const result: Piece[] = [];
  for (const [index, pieces] of texts.entries()) {
    if (index > 0) result.push({ text: separator, from: 0 });
    for (const piece of pieces) result.push(piece);
  }
  return result;
};
