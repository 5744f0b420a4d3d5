import { Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, it } from '@jest/globals';
import {
  contentOf,
  indexLines,
  isBlankDocument,
  positionOf,
  sliceOf,
  textOf,
} from '../../../../web/src/features/analysis/editor-text.ts';
import { replacementBetween } from '../../../../web/src/features/analysis/replacement.ts';
import fc from '../../../support/properties.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', attrs: { before: { default: '\n' } } },
    text: {},
  },
});
const documentOf = (text: string) => schema.node('doc', null, contentOf(schema, text));

/** Clause text as it comes: words, every kind of line break, blank lines, tabs, and characters of two units. */
const clauseText = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\r\n', '\r', '\n\n', '\t', ' ', '“', '😀', '§ 5', '\u00a0'),
      fc.string({ unit: 'binary' }),
    ),
  )
  .map((parts) => parts.join(''));

const isInsideLineBreak = (text: string, offset: number) => text[offset - 1] === '\r' && text[offset] === '\n';

describe('clause text and editor', () => {
  it('GIVEN any text WHEN it goes into the editor and back THEN it is the same to the letter', () => {
    fc.assert(fc.property(clauseText, (text) => textOf(documentOf(text)) === text));
  });

  it('GIVEN any offset WHEN it becomes a position THEN as much text stands before it in the document', () => {
    fc.assert(
      fc.property(clauseText, (text) => {
        const doc = documentOf(text);
        const lines = indexLines(doc);
        for (let offset = 0; offset <= text.length; offset += 1) {
          const before = textOf(doc.cut(0, positionOf(lines, offset)));
          expect(before.length).toBe(isInsideLineBreak(text, offset) ? offset - 1 : offset);
        }
      }),
    );
  });

  it('GIVEN any passage WHEN its offsets become positions THEN the document holds its very words there', () => {
    fc.assert(
      fc.property(clauseText, fc.nat(), fc.nat(), (text, a, b) => {
        const start = Math.min(a, b) % (text.length + 1);
        const end = Math.max(start, Math.max(a, b) % (text.length + 1));
        fc.pre(!isInsideLineBreak(text, start) && !isInsideLineBreak(text, end));
        const doc = documentOf(text);
        const lines = indexLines(doc);
        const passage = doc.slice(positionOf(lines, start), positionOf(lines, end)).content;
        expect(textOf(passage.firstChild?.isText ? documentOf(passage.textBetween(0, passage.size)) : passage)).toBe(
          text.slice(start, end),
        );
      }),
    );
  });

  it('GIVEN offsets beyond the text THEN they stand at its end', () => {
    const doc = documentOf('ab\ncd');
    expect(textOf(doc.cut(0, positionOf(indexLines(doc), 99)))).toBe('ab\ncd');
  });

  it('GIVEN any two texts WHEN their difference is replaced in the document THEN it shows the second to the letter', () => {
    fc.assert(
      fc.property(clauseText, clauseText, clauseText, clauseText, (head, one, other, tail) => {
        const before = head + one + tail;
        const after = head + other + tail;
        const { start, removed, inserted } = replacementBetween(before, after);
        expect(before.slice(0, start) + inserted + before.slice(start + removed)).toBe(after);

        const state = EditorState.create({ doc: documentOf(before) });
        const lines = indexLines(state.doc);
        const edited = state.tr.replace(
          positionOf(lines, start),
          positionOf(lines, start + removed),
          sliceOf(schema, inserted),
        );
        expect(textOf(edited.doc)).toBe(after);
      }),
    );
  });

  it('GIVEN a document WHEN it holds white space only THEN it is blank', () => {
    fc.assert(fc.property(clauseText, (text) => isBlankDocument(documentOf(text)) === (text.trim() === '')));
  });
});
