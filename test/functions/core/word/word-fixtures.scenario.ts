import { describe, expect, it } from '@jest/globals';
import { DocxError } from '../../../../functions/adapters/docx-reader.ts';
import { type Edit, tearsCharacter } from '../../../../functions/core/word/edits.ts';
import { checkSplice, docxText } from '../../../support/documents/check-splice.ts';
import { hasWordFixtures, readWordFixture, wordFixtures } from '../../../support/documents/word-fixtures.ts';
import fc from '../../../support/properties.ts';

/** The text of a document; nothing where it has none or cannot be read. */
const textOf = (bytes: Uint8Array): string => {
  try {
    return docxText(bytes);
  } catch (error) {
    if (error instanceof DocxError) return '';
    throw error;
  }
};

const puts = ['', 'new words', ' a & <b>', 'new\nparagraph', '\nA new paragraph.', 'A new paragraph.\n', '\tq'];

/** Edits all over a text, in order and apart; a third of them at the ends of lines. */
const editsOf = (text: string, choices: readonly (readonly [number, number, number])[]): Edit[] => {
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

(hasWordFixtures ? describe : describe.skip)('Word documents of all kinds', () => {
  it('GIVEN each of them WHEN edits are put into it THEN all that is promised holds', () => {
    const counts = { files: 0, made: 0, refused: 0 };
    for (const name of wordFixtures) {
      const bytes = readWordFixture(name);
      const text = textOf(bytes);
      if (text === '') continue;
      counts.files += 1;
      const choices = fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(14), fc.nat(puts.length - 1)), {
        minLength: 4,
        maxLength: 12,
      });
      fc.assert(
        fc.property(choices, fc.nat(text.length), (chosen, at) => {
          const comments = [{ start: at, end: Math.min(at + 30, text.length), lines: [name] }];
          const { made, refused, unplaced } = checkSplice(bytes, editsOf(text, chosen), comments);
          counts.made += made.length;
          counts.refused += refused.length;
          expect(unplaced.length).toBeLessThanOrEqual(comments.length + refused.length);
        }),
        { numRuns: 2 },
      );
    }
    console.info(`${counts.files} documents, ${counts.made} edits made, ${counts.refused} refused`);
    expect(counts.files).toBeGreaterThan(300);
    expect(counts.made).toBeGreaterThan(1_000);
  }, 600_000);
});
