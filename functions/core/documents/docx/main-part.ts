import { type Docx, DocxError, parseXml, type XmlElement } from '../../../adapters/docx-reader.ts';
import { blocksText, type Findings, readBlocks } from './body-text.ts';
import { type Numbering, readNumbering } from './numbering.ts';
import { made, type Piece } from './pieces.ts';
import { readStyles, type Styles } from './styles.ts';
import { at, elements } from './xml.ts';

/** The part that holds a document's text, and what reading it takes. */
export interface MainPart {
  readonly name: string;
  /** The folder it stands in, with a slash at its end. */
  readonly folder: string;
  readonly xml: string;
  readonly root: XmlElement;
  readonly body: XmlElement;
  readonly context: { readonly styles: Styles; readonly numbering: Numbering; readonly findings: Findings };
}

/** The main part is named by the package's relationships; Word calls it `word/document.xml`. */
const mainPartOf = (archive: Docx): string => {
  const target = elements(archive.readXml('_rels/.rels')).find((relation) =>
    /\/officeDocument$/.test(relation.attributes['Type'] ?? ''),
  )?.attributes['Target'];
  return target?.replace(/^\//, '') ?? 'word/document.xml';
};

/**
 * Opens the main part of a document.
 * @param isPlaced whether its elements say where they stand in `xml`
 * @throws DocxError where there is no body
 */
export const readMainPart = (archive: Docx, isPlaced = false): MainPart => {
  const name = mainPartOf(archive);
  const folder = name.replace(/[^/]*$/, '');
  const xml = archive.readText(name) ?? '';
  const root = xml === '' ? undefined : parseXml(xml, isPlaced);
  const body = at(root, 'body');
  if (!root || !body) {
    throw archive.has('[Content_Types].xml')
      ? new DocxError('damaged', 'There is no document body.')
      : new DocxError('no-word-document', 'The archive holds no part of a Word document.');
  }
  const findings = { hidden: [], paragraphs: 0, hasTrackedChanges: false, hasEmbeddedDocument: false, noteIds: [] };
  const context = {
    styles: readStyles(archive.readXml(`${folder}styles.xml`)),
    numbering: readNumbering(archive.readXml(`${folder}numbering.xml`)),
    findings,
  };
  return { name, folder, xml, root, body, context };
};

const notesText = (archive: Docx, { folder, context }: MainPart): string[] => {
  const parts = new Map([
    ['footnote', archive.readXml(`${folder}footnotes.xml`)],
    ['endnote', archive.readXml(`${folder}endnotes.xml`)],
  ]);
  return context.findings.noteIds.map((key, index) => {
    const [kind = '', id] = key.split(' ');
    const note = elements(parts.get(kind), kind).find((element) => element.attributes['id'] === id);
    return `[${index + 1}] ${note ? blocksText(note, context).trim() : ''}`;
  });
};

/** All text of a document, its notes at the end, in pieces that say where each comes from; notes come from nowhere. */
export const readPieces = (archive: Docx, main: MainPart): Piece[] => {
  const pieces = readBlocks(main.body, main.context);
  const notes = notesText(archive, main);
  return notes.length === 0 ? pieces : [...pieces, ...made(['', '', ...notes].join('\n'))];
};
