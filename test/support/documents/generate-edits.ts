import { DocxError } from '../../../functions/adapters/docx-reader.ts';
import { type Edit, tearsCharacter } from '../../../functions/core/word/edits.ts';
import fc from '../properties.ts';
import { docxText } from './check-splice.ts';

/** The text of a document; nothing where it has none or cannot be read. */
export const textIfReadable = (bytes: Uint8Array): string => {
  try {
    return docxText(bytes);
  } catch (error) {
    if (error instanceof DocxError) return '';
    throw error;
  }
};

/** What is put in: words, signs of XML, and paragraphs before, behind and within. */
const puts = ['', 'new words', ' a & <b>', 'new\nparagraph', '\nA new paragraph.', 'A new paragraph.\n', '\tq'];

/** Edits all over a text, in order and apart; a third of them at the ends of lines. */
export const editsOf = (text: string, choices: readonly (readonly [number, number, number])[]): Edit[] => {
  const edits: Edit[] = [];
  const ends = [...text.matchAll(/$/gm)].map(({ index }) => index);
  const placed = choices.map(([at, length, put]) => {
    const start = at % 3 === 0 ? (ends[at % ends.length] ?? 0) : at % (text.length + 1);
    return { start, end: Math.min(start + (at % 3 === 0 ? 0 : length), text.length), put: puts[put] ?? '' };
  });
  for (const edit of placed.toSorted((a, b) => a.start - b.start)) {
    const isApart = edit.start > (edits.at(-1)?.end ?? -1);
    const isWhole = [edit.start, edit.end].every((at) => !tearsCharacter(text, at));
    if (isApart && isWhole && (edit.put !== '' || edit.end > edit.start)) edits.push(edit);
  }
  return edits;
};

/** Where edits are made and what they put in, to be drawn; see `editsOf`. */
export const editChoices = fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(14), fc.nat(puts.length - 1)), {
  minLength: 4,
  maxLength: 12,
});
