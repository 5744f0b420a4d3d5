import { DocxError, openDocx, type XmlElement } from '../../adapters/docx-reader.ts';
import { readApart, serveReading } from '../../adapters/read-apart.ts';
import { messages } from '../../../shared/messages.ts';
import { AppError } from '../app-error.ts';
import { type Findings, headingMark } from './docx/body-text.ts';
import { carriedContent } from './docx/carried-content.ts';
import { readMainPart, readPieces } from './docx/main-part.ts';
import { textOf } from './docx/pieces.ts';
import { elements } from './docx/xml.ts';
import { tooBusy } from './too-busy.ts';
import { numbered } from './recognise-scans.ts';
import { hiddenNotes, unreadPartNotes } from './report-hidden.ts';

type Archive = ReturnType<typeof openDocx>;

/** What is said to a person whose Word document can't be read. */
export const docxErrors: Readonly<Record<DocxError['reason'] | 'broken-off', () => AppError>> = {
  'broken-off': () => docxErrors.damaged(),
  damaged: () =>
    new AppError(
      'unreadable_document',
      'This Word document is damaged and can’t be read. Save it again in Word, and upload that file.',
    ),
  encrypted: () =>
    new AppError(
      'encrypted_document',
      'This Word document is protected by a password. Remove the password and upload it again.',
    ),
  'too-costly': () =>
    new AppError(
      'unreadable_document',
      'This Word document unfolds to more than can be read. Upload the part you want to have reviewed.',
    ),
  unsafe: () =>
    new AppError(
      'unreadable_document',
      'This Word document declares a document type, which no Word document needs, and was refused. Save it again in Word, and upload that file.',
    ),
  'no-word-document': () =>
    new AppError('invalid_file_type', `This file is a ZIP archive, not a Word document. ${messages.invalidFileType}`),
};

/** All text of a part, a line for each paragraph; what is damaged or too large holds none that could be read. */
const partText = (archive: Archive, name: string): string => {
  const textOf = (element: XmlElement): string =>
    element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') +
    (element.name === 'p' || element.name.startsWith('x:') ? '\n' : '');
  try {
    const part = archive.has(name) ? archive.readXml(name) : undefined;
    return part ? textOf(part) : '';
  } catch {
    return '';
  }
};

/** What pictures are called and how they are described, for those who do not see them. */
const pictureWords = (element: XmlElement): string =>
  (element.name === 'x:docPr'
    ? ['title', 'descr', 'name'].map((name) => `${element.attributes[name] ?? ''}\n`).join('')
    : '') + elements(element).map(pictureWords).join('');

/** Word numbers its headers and footers; a document seldom has more than these. */
const marginParts = ['header', 'footer'].flatMap((kind) =>
  Array.from({ length: 6 }, (_, at) => `${kind}${at + 1}.xml`),
);

/** What a document holds beside its text, by the name a reader knows it by. */
const partsBeside = (archive: Archive, folder: string, body: XmlElement): Readonly<Record<string, string>> => {
  const join = (names: readonly string[]): string => names.map((name) => partText(archive, name)).join('\n');
  return {
    properties: join(['docProps/core.xml', 'docProps/app.xml', 'docProps/custom.xml']),
    comments: partText(archive, `${folder}comments.xml`),
    'headers and footers': join(marginParts.map((name) => folder + name)),
    'picture descriptions': pictureWords(body),
  };
};

const describe = (findings: Findings, hasComments: boolean): string[] => [
  ...(findings.hasTrackedChanges ? ['The document has tracked changes. They were read as accepted.'] : []),
  ...hiddenNotes(
    findings.hidden.map(({ text }) => text),
    `in ${numbered(
      'paragraph',
      findings.hidden.map(({ paragraph }) => paragraph),
    )}`,
  ),
  ...(hasComments ? ['The document has comments, which were left out.'] : []),
  ...(findings.hasEmbeddedDocument ? ['The document embeds another document, whose text was left out.'] : []),
];

interface DocxText {
  readonly text: string;
  /** The same text with a mark before each heading. */
  readonly marked: string;
  readonly notes: readonly string[];
}

const read = (bytes: Uint8Array): DocxText => {
  const archive = openDocx(bytes);
  const main = readMainPart(archive);
  const marked = textOf(readPieces(archive, main));
  const { folder, body } = main;
  const { findings } = main.context;
  const carried = carriedContent(archive);
  return {
    text: marked.replaceAll(headingMark, ''),
    marked,
    notes: [
      ...describe(findings, archive.has(`${folder}comments.xml`)),
      ...unreadPartNotes(partsBeside(archive, folder, body)),
      ...(carried === undefined ? [] : [carried]),
    ],
  };
};

/** The most reading may take of the processor, in milliseconds. A thousand pages take about a second. */
const processorMs = 7_500;

/** The longest it is waited for where the machine does other things meanwhile: a call ends soon after. */
const longestWaitMs = 22_000;

type Outcome = DocxText | { readonly failure: DocxError['reason'] };

/**
 * The text of a Word document as Word shows it: with list numbers, tables row by row, notes at the end, tracked
 * changes accepted, without hidden text, comments, headers and footers. It is read in a process of its own.
 * @throws AppError unreadable_document, encrypted_document, invalid_file_type; unavailable where the machine is too busy
 */
export const readDocxText = async (bytes: Uint8Array): Promise<DocxText> => {
  const reading = await readApart<Outcome>({
    moduleUrl: import.meta.url,
    name: 'docx',
    job: bytes,
    processorMs,
    waitMs: longestWaitMs,
  });
  if ('failure' in reading) throw reading.failure === 'busy' ? tooBusy() : docxErrors[reading.failure]();
  if ('failure' in reading.result) throw docxErrors[reading.result.failure]();
  return reading.result;
};

serveReading<Uint8Array>('docx', (bytes): Promise<Outcome> => {
  try {
    return Promise.resolve(read(bytes));
  } catch (error) {
    if (error instanceof DocxError) return Promise.resolve({ failure: error.reason });
    throw error;
  }
});
