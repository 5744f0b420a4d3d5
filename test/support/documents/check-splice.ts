import { expect } from '@jest/globals';
import { openDocx } from '../../../functions/adapters/docx-reader.ts';
import { wordChecks } from '../../../shared/receipts.ts';
import { writeZip } from '../../../functions/adapters/zip-writer.ts';
import { headingMark } from '../../../functions/core/documents/docx/body-text.ts';
import { readMainPart, readPieces } from '../../../functions/core/documents/docx/main-part.ts';
import { textOf } from '../../../functions/core/documents/docx/pieces.ts';
import { applyEdits, type Edit } from '../../../functions/core/word/edits.ts';
import { checkWritten } from '../../../functions/core/word/check-written.ts';
import type { EditGroup } from '../../../functions/core/word/group-edits.ts';
import type { WordComment } from '../../../functions/core/word/new-document.ts';
import { spliceDocx, type SplicedDocument } from '../../../functions/core/word/splice-docx.ts';
import { readParts } from './read-part.ts';
import { childNodes, findNodes, parseNodes, settleRevisions, writeNodes } from './settle-revisions.ts';

const author = 'Ada Byron of the tests';

/** The text of a Word document as the reader gives it, without its marks of headings. */
export const docxText = (bytes: Uint8Array): string => {
  const archive = openDocx(bytes);
  return textOf(readPieces(archive, readMainPart(archive)))
    .replaceAll(headingMark, '')
    .trim();
};

/** The reader trims paragraphs and cells: white space that edits bring to their ends does not count. */
const settled = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[ \t\u00A0]+/g, ' ').trim())
    .join('\n')
    .trim();

const withoutMark = (xml: string): string => xml.replace(/^\uFEFF/, '');

/** What a part says of the revisions of some authors, in order. */
const revisionsOf = (xml: string, isTheirs: (name: string | undefined) => boolean): string[] =>
  findNodes(parseNodes(withoutMark(xml)), 'w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:rPrChange', 'w:pPrChange')
    .filter(({ attributes }) => isTheirs(attributes['w:author']))
    .map(writeNodes);

const revisionsOfOthers = (xml: string): string[] => revisionsOf(xml, (name) => name !== author);

const commentsOf = (parts: ReadonlyMap<string, Buffer>) =>
  [...parts]
    .filter(([name]) => /^word\/comments\d*\.xml$/.test(name))
    .flatMap(([, part]) => childNodes(parseNodes(withoutMark(part.toString('utf8')))));

/**
 * Puts edits into a document and holds the result to all that is promised: rejecting gives the text, accepting the
 * revision, as far as edits were made; other parts keep their bytes, others' revisions and comments stay; what was
 * refused stands as a comment. What the product asks of it before it gives it out holds, too.
 * @returns what became of the edits
 */
export const checkSplice = (
  bytes: Uint8Array,
  edits: readonly (Edit | EditGroup)[],
  comments: readonly WordComment[] = [],
): SplicedDocument & { readonly xml: string } => {
  const text = docxText(bytes);
  const spliced = spliceDocx({ bytes, text, edits, comments, authorship: { author, date: new Date(0) } });
  const [before, after] = [readParts(bytes), readParts(spliced.bytes)];
  const archive = openDocx(bytes);
  const { name: main } = readMainPart(archive);
  const xml = withoutMark(after.get(main)?.toString('utf8') ?? '');
  const textWith = (content: string): string =>
    settled(docxText(writeZip([...after].map(([name, data]) => ({ name, data: name === main ? content : data })))));

  expect(textWith(settleRevisions(xml, 'reject', author))).toBe(settled(text));
  expect(textWith(settleRevisions(xml, 'accept', author))).toBe(settled(applyEdits(text, spliced.made)));
  expect(settled(docxText(spliced.bytes))).toBe(settled(applyEdits(text, spliced.made)));

  const plain = spliceDocx({
    bytes,
    text,
    edits,
    comments: [],
    authorship: { author, date: new Date(0) },
    isTracked: false,
  });
  expect(plain.made).toEqual(spliced.made);
  expect(settled(docxText(plain.bytes))).toBe(settled(applyEdits(text, plain.made)));
  const plainXml = readParts(plain.bytes).get(main)?.toString('utf8') ?? '';
  expect(revisionsOf(plainXml, (name) => name === author)).toEqual([]);

  expect(checkWritten({ before: bytes, after: spliced.bytes, text, made: spliced.made, isTracked: true })).toEqual(
    wordChecks,
  );
  expect(checkWritten({ before: bytes, after: plain.bytes, text, made: plain.made, isTracked: false })).toHaveLength(2);

  const mayChange = new RegExp(
    `^(?:${main}|.*\\.rels|\\[Content_Types\\]\\.xml|word/comments(?:Extended|Ids|\\d*)\\.xml)$`,
  );
  for (const [name, part] of before) if (!mayChange.test(name)) expect(after.get(name)?.equals(part)).toBe(true);
  expect(revisionsOfOthers(xml)).toEqual(revisionsOfOthers(withoutMark(before.get(main)?.toString('utf8') ?? '')));

  const written = commentsOf(after).filter(({ attributes }) => attributes['w:author'] === author);
  const others = (list: typeof written) =>
    list.filter(({ attributes }) => attributes['w:author'] !== author).map(writeNodes);
  expect(others(commentsOf(after))).toEqual(others(commentsOf(before)));
  expect(written.length + spliced.unplaced.length).toBe(comments.length + spliced.refused.length);
  expect(spliced.made.length + spliced.refused.length).toBe(edits.length);

  const document = parseNodes(xml);
  const marks = findNodes(document, 'w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference');
  for (const { attributes } of written) {
    const own = marks.filter((mark) => mark.attributes['w:id'] === attributes['w:id']).map(({ name }) => name);
    expect(own).toEqual(['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference']);
  }
  const revisions = findNodes(document, 'w:ins', 'w:del').filter(({ attributes }) => attributes['w:author'] === author);
  const ids = [...revisions, ...written].map(({ attributes }) => attributes['w:id']);
  const taken = new Set(
    [...readParts(bytes)].flatMap(([name, part]) =>
      /^word\/[^/]*\.xml$/.test(name) ? [...part.toString('utf8').matchAll(/\bw:id="(\d+)"/g)].map(([, id]) => id) : [],
    ),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => taken.has(id) && /comments|document/.test(main))).toEqual([]);
  return { ...spliced, xml };
};
