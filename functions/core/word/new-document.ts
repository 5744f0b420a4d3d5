import { writeZip } from '../../adapters/zip-writer.ts';
import { type Edit, tearsCharacter } from './edits.ts';
import {
  type Authorship,
  authorAttributes,
  commentElement,
  commentEnd,
  commentStart,
  namespaces,
  runContent,
  wordMediaType,
  wordText,
  xmlDeclaration,
} from './word-xml.ts';

/** A remark on a passage of the text. Where `start` is `end` it hangs on that place, and on what is inserted there. */
export interface WordComment {
  readonly start: number;
  readonly end: number;
  /** Its paragraphs. */
  readonly lines: readonly string[];
}

interface NewDocument {
  readonly text: string;
  /** In order and apart. */
  readonly edits: readonly Edit[];
  readonly comments: readonly WordComment[];
  readonly authorship: Authorship;
}

type Kind = 'kept' | 'del' | 'ins';

/** A comment with its number, moved off the inside of edits, where a mark would tear them. */
interface Anchored extends WordComment {
  readonly id: number;
}

/** The document with one kind of line end, its offsets moved along. */
const settleLineEnds = (document: NewDocument): NewDocument => {
  const pairs = [...document.text.matchAll(/\r\n/g)].map(({ index }) => index);
  if (pairs.length === 0) return document;
  const moved = (at: number): number => at - pairs.filter((pair) => pair < at).length;
  const move = <Place extends { readonly start: number; readonly end: number }>(place: Place): Place => ({
    ...place,
    start: moved(place.start),
    end: moved(place.end),
  });
  return {
    ...document,
    text: wordText(document.text),
    edits: document.edits.map(move),
    comments: document.comments.map(move),
  };
};

/** Comments, numbered in their order, with marks that would tear an edit or a character moved to its ends. */
export const anchor = (comments: readonly WordComment[], edits: readonly Edit[], text: string): Anchored[] => {
  const around = (at: number) => edits.find(({ start, end }) => start < at && at < end);
  const within = (place: number): number => {
    const at = Math.max(0, Math.min(place, text.length));
    return tearsCharacter(text, at) ? at - 1 : at;
  };
  return comments.map(({ lines, ...place }, id) => {
    const [start, end] = [within(place.start), within(place.end)];
    return { id, lines, start: around(start)?.start ?? start, end: Math.max(around(end)?.end ?? end, start) };
  });
};

/** Collects runs into paragraphs. A line end that is inserted or deleted is a paragraph mark that is. */
const startBody = (authorship: Authorship, firstId: number) => {
  const paragraphs: string[] = [];
  let runs = '';
  let nextId = firstId;
  const revision = (kind: Kind): string => `w:${kind} w:id="${nextId++}" ${authorAttributes(authorship)}`;

  const endParagraph = (kind: Kind): void => {
    const mark = kind === 'kept' ? '' : `<w:pPr><w:rPr><${revision(kind)}/></w:rPr></w:pPr>`;
    paragraphs.push(`<w:p>${mark}${runs}</w:p>`);
    runs = '';
  };
  const writeLine = (kind: Kind, line: string): void => {
    const run = `<w:r>${runContent(line, kind === 'del' ? 'delText' : 't')}</w:r>`;
    runs += kind === 'kept' ? run : `<${revision(kind)}>${run}</w:${kind}>`;
  };
  return {
    write: (kind: Kind, text: string): void => {
      for (const [index, line] of wordText(text).split('\n').entries()) {
        if (index > 0) endParagraph(kind);
        if (line !== '') writeLine(kind, line);
      }
    },
    mark: (xml: string): void => {
      runs += xml;
    },
    finish: (): string => {
      endParagraph('kept');
      return paragraphs.join('');
    },
  };
};

const bodyOf = ({ text, edits, authorship }: NewDocument, comments: readonly Anchored[]): string => {
  const body = startBody(authorship, comments.length);
  const starts = Map.groupBy(comments, ({ start }) => start);
  const ends = Map.groupBy(comments, ({ end }) => end);
  const editsAt = Map.groupBy(edits, ({ start }) => start);
  const places = [...starts.keys(), ...ends.keys(), ...edits.flatMap(({ start, end }) => [start, end]), text.length];
  let at = 0;
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    if (place > at) body.write('kept', text.slice(at, place));
    at = Math.max(at, place);
    const ending = ends.get(place) ?? [];
    for (const { id, start } of ending) if (start < place) body.mark(commentEnd(id));
    for (const { id } of starts.get(place) ?? []) body.mark(commentStart(id));
    for (const { start, end, put } of editsAt.get(place) ?? []) {
      if (end > start) body.write('del', text.slice(start, end));
      if (put !== '') body.write('ins', put);
      at = end;
    }
    for (const { id, start } of ending) if (start === place) body.mark(commentEnd(id));
  }
  return body.finish();
};

/** Word's margins of an inch, on Letter paper; distances in twentieths of a point. */
const page =
  '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>';

const styles =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:eastAsia="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>';

/** Without it Word opens the document as one of an older version. */
const settings =
  '<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>';

const wordPart = (root: string, content: string): string =>
  `${xmlDeclaration}<w:${root} xmlns:w="${namespaces.word}">${content}</w:${root}>`;

const relations = (list: readonly (readonly [type: string, target: string])[]): string =>
  `${xmlDeclaration}<Relationships xmlns="${namespaces.packageRelations}">${list
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${namespaces.officeRelations}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const contentTypes = (parts: readonly string[]): string =>
  `${xmlDeclaration}<Types xmlns="${namespaces.contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordMediaType}.document.main+xml"/>${parts
    .map((part) => `<Override PartName="/word/${part}.xml" ContentType="${wordMediaType}.${part}+xml"/>`)
    .join('')}</Types>`;

/**
 * A new Word document of a text: a paragraph for each line, edits as Word's own tracked changes, and comments. Rejecting
 * all changes gives the text, accepting all gives the text with the edits made, both as `wordText` says.
 * @returns the bytes of a .docx file; the same input gives the same bytes
 */
export const writeNewDocument = (given: NewDocument): Uint8Array => {
  const document = settleLineEnds(given);
  const comments = anchor(document.comments, document.edits, document.text);
  const beside = ['styles', 'settings', ...(comments.length > 0 ? ['comments'] : [])];
  return writeZip([
    { name: '[Content_Types].xml', data: contentTypes(beside) },
    { name: '_rels/.rels', data: relations([['officeDocument', 'word/document.xml']]) },
    { name: 'word/_rels/document.xml.rels', data: relations(beside.map((part) => [part, `${part}.xml`])) },
    { name: 'word/document.xml', data: wordPart('document', `<w:body>${bodyOf(document, comments)}${page}</w:body>`) },
    { name: 'word/styles.xml', data: wordPart('styles', styles) },
    { name: 'word/settings.xml', data: wordPart('settings', settings) },
    ...(comments.length === 0
      ? []
      : [
          {
            name: 'word/comments.xml',
            data: wordPart(
              'comments',
              comments.map(({ id, lines }) => commentElement(id, lines, document.authorship)).join(''),
            ),
          },
        ]),
  ]);
};
