import type { XmlElement } from '../../adapters/docx-reader.ts';
import type { Piece } from '../documents/docx/pieces.ts';

/** A place in the text of an element. */
export interface LeafPlace {
  readonly leaf: XmlElement;
  /** UTF-16 offset in the element's own text. */
  readonly at: number;
}

/** Where each character of a stored text stands in the document. */
export interface TextMap {
  /** Nothing for characters that the reader made. */
  readonly leafAt: (offset: number) => LeafPlace | undefined;
}

/** Characters that are stored as a line end. */
const isLineEnd = (character: string | undefined): boolean =>
  character !== undefined && /[\n\r\u2028\u0085]/.test(character);

/**
 * Finds the characters of a stored text among those that were read. Storing leaves white space and marks out, and adds
 * nothing.
 * @returns undefined where the stored text is not what was read: it was changed since
 */
export const mapText = (pieces: readonly Piece[], stored: string): TextMap | undefined => {
  const pieceOf = new Int32Array(stored.length);
  const placeOf = new Int32Array(stored.length);
  let next = 0;
  for (const [index, { text }] of pieces.entries()) {
    for (let at = 0; at < text.length && next < stored.length; at++) {
      if (text[at] !== stored[next] && !(stored[next] === '\n' && isLineEnd(text[at]))) continue;
      pieceOf[next] = index;
      placeOf[next] = at;
      next += 1;
    }
  }
  if (next < stored.length) return undefined;
  return {
    leafAt: (offset) => {
      const piece = offset < 0 || offset >= stored.length ? undefined : pieces[pieceOf[offset] ?? -1];
      return piece?.leaf && { leaf: piece.leaf, at: piece.from + (placeOf[offset] ?? 0) };
    },
  };
};
