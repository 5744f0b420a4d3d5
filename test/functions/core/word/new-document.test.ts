import { describe, expect, it } from '@jest/globals';
import { applyEdits, type Edit } from '../../../../functions/core/word/edits.ts';
import { type WordComment, writeNewDocument } from '../../../../functions/core/word/new-document.ts';
import { wordText } from '../../../../functions/core/word/word-xml.ts';
import { partNames, readPart } from '../../../support/documents/read-part.ts';
import {
  childNodes,
  findNodes,
  parseNodes,
  plainBodyText,
  settleRevisions,
} from '../../../support/documents/settle-revisions.ts';
import { spentMs } from '../../../support/spent-ms.ts';
import fc from '../../../support/properties.ts';
import { rounds } from '../../../support/rounds.ts';

const authorship = { author: 'Ada "<Byron> & Co', date: new Date('2026-05-04T10:20:30.456+02:00') };

const write = (text: string, edits: readonly Edit[] = [], comments: readonly WordComment[] = []): Uint8Array =>
  writeNewDocument({ text, edits, comments, authorship });

const body = (bytes: Uint8Array): string => readPart(bytes, 'word/document.xml');
const rejected = (bytes: Uint8Array): string => plainBodyText(settleRevisions(body(bytes), 'reject'));
const accepted = (bytes: Uint8Array): string => plainBodyText(settleRevisions(body(bytes), 'accept'));

/** Texts of words, line ends, tabs and what stands in the way of XML. */
const clause = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('The ', 'Customer', ' pays $5', '. ', '\n', '\n\n', '\t', ' ') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('<w:t>', '&amp;', ']]>', '"', '\u0000', '\uFFFE', '\uD800', '😀', '\u000B'),
      },
    ),
    { maxLength: 40 },
  )
  .map((words) => words.join(''));

/** A place in a text, never within a character of two units. */
const placeIn = (text: string, at: number): number => {
  const place = at % (text.length + 1);
  return /[\uDC00-\uDFFF]/.test(text.charAt(place)) ? place - 1 : place;
};

/** A text, edits of it that are in order and apart, and passages for comments. */
const edited = fc
  .tuple(
    clause,
    fc.array(fc.tuple(fc.nat(500), fc.nat(12), clause), { maxLength: 6 }),
    fc.array(fc.tuple(fc.nat(500), fc.nat(500)), { maxLength: 4 }),
  )
  .map(([text, changes, passages]) => {
    const edits: Edit[] = [];
    for (const [at, length, put] of changes.toSorted(([a], [b]) => placeIn(text, a) - placeIn(text, b))) {
      const start = Math.max(placeIn(text, at), edits.at(-1)?.end ?? 0);
      const end = Math.max(start, placeIn(text, Math.min(start + length, text.length)));
      edits.push({ start, end, put });
    }
    const comments = passages.map(([a, b]) => {
      const [start = 0, end = 0] = [placeIn(text, a), placeIn(text, b)].sort((x, y) => x - y);
      return { start, end, lines: [text, 'why'] };
    });
    return { text, edits, comments };
  });

describe('a new Word document', () => {
  it('GIVEN any text, edits and comments THEN rejecting all gives the text, accepting all the revision', () => {
    fc.assert(
      fc.property(edited, ({ text, edits, comments }) => {
        const bytes = write(text, edits, comments);
        expect(rejected(bytes)).toBe(wordText(text));
        expect(accepted(bytes)).toBe(wordText(applyEdits(text, edits)));
      }),
      { numRuns: rounds(600) },
    );
  });

  it('GIVEN any of them THEN ids are unique, each comment has its marks in order, and only what is deleted is w:delText', () => {
    fc.assert(
      fc.property(edited, ({ text, edits, comments }) => {
        const bytes = write(text, edits, comments);
        const document = parseNodes(body(bytes));
        const ids = findNodes(document, 'w:ins', 'w:del').map(({ attributes }) => attributes['w:id']);
        const marks = findNodes(document, 'w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference');
        const written = comments.length === 0 ? [] : childNodes(parseNodes(readPart(bytes, 'word/comments.xml')));
        const commentIds = written.map(({ attributes }) => attributes['w:id']);
        expect(new Set([...ids, ...commentIds]).size).toBe(ids.length + comments.length);
        for (const id of commentIds) {
          expect(marks.filter(({ attributes }) => attributes['w:id'] === id).map(({ name }) => name)).toEqual([
            'w:commentRangeStart',
            'w:commentRangeEnd',
            'w:commentReference',
          ]);
        }
        for (const del of findNodes(document, 'w:del')) expect(findNodes(del, 'w:t')).toEqual([]);
        for (const ins of findNodes(document, 'w:ins')) expect(findNodes(ins, 'w:delText')).toEqual([]);
        expect(findNodes(document, 'w:delText').length).toBe(
          findNodes(document, 'w:del').flatMap((del) => findNodes(del, 'w:delText')).length,
        );
      }),
      { numRuns: rounds(200) },
    );
  });

  it('GIVEN comments THEN parts, relations and content types name each other; without any there is no such part', () => {
    const bytes = write('One two.', [], [{ start: 0, end: 3, lines: ['Why'] }]);
    expect(partNames(bytes)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/document.xml',
      'word/styles.xml',
      'word/settings.xml',
      'word/comments.xml',
    ]);
    const types = childNodes(parseNodes(readPart(bytes, '[Content_Types].xml')), 'Override').map(
      ({ attributes }) => attributes['PartName'],
    );
    const targets = childNodes(parseNodes(readPart(bytes, 'word/_rels/document.xml.rels'))).map(
      ({ attributes }) => `/word/${attributes['Target']}`,
    );
    expect(types.toSorted()).toEqual(['/word/document.xml', ...targets].toSorted());
    expect(partNames(write('One two.'))).not.toContain('word/comments.xml');
    expect(readPart(write('One two.'), '[Content_Types].xml')).not.toContain('comments');
  });

  it('GIVEN an author with marks of XML in the name THEN revisions and comments carry name and time in UTC', () => {
    const bytes = write('One two.', [{ start: 4, end: 7, put: 'three' }], [{ start: 4, end: 7, lines: ['Why'] }]);
    const nodes = [
      ...findNodes(parseNodes(body(bytes)), 'w:ins', 'w:del'),
      ...findNodes(parseNodes(readPart(bytes, 'word/comments.xml')), 'w:comment'),
    ];
    expect(nodes).toHaveLength(3);
    for (const { attributes } of nodes) {
      expect(attributes).toMatchObject({ 'w:author': 'Ada "<Byron> & Co', 'w:date': '2026-05-04T08:20:30Z' });
    }
  });

  it('GIVEN line ends of two characters THEN each is one paragraph, and edits and comments stay where they are', () => {
    const text = 'One.\r\nTwo.\r\nThree.';
    const edits = [{ start: text.indexOf('Two'), end: text.indexOf('Two') + 3, put: '2' }];
    const bytes = write(text, edits, [{ start: text.indexOf('Three'), end: text.length, lines: ['Why'] }]);
    expect(rejected(bytes)).toBe('One.\nTwo.\nThree.');
    expect(accepted(bytes)).toBe('One.\n2.\nThree.');
    expect(body(bytes)).toMatch(
      /<w:commentRangeStart w:id="0"\/><w:r><w:t[^>]*>Three\.<\/w:t><\/w:r><w:commentRangeEnd/,
    );
  });

  it('GIVEN a clause of a million characters and many edits THEN it is written in a moment', () => {
    const text = 'The Customer shall pay the fees within thirty days.\n'.repeat(19_000);
    const edits = Array.from({ length: 60 }, (_, index) => ({
      start: index * 15_000,
      end: index * 15_000 + 9,
      put: 'x\ny',
    }));
    const before = spentMs();
    const bytes = write(text, edits);
    expect(spentMs() - before).toBeLessThan(10_000);
    expect(rejected(bytes)).toBe(text);
  });
});
