import { maxClauseLength } from '../../../shared/limits.ts';
import { AppError } from '../app-error.ts';
import { cleanFilename } from './clean-filename.ts';
import { detectDocumentType } from './detect-document-type.ts';
import type { RecognisePage } from './recognise-scans.ts';
import { addressedNotes, unreadPartNotes } from './report-hidden.ts';
import { textTooLong } from './text-too-long.ts';

interface ExtractTextOptions {
  readonly bytes: Uint8Array;
  /** The name the file came with: its extension says what the file should be. */
  readonly filename: string;
  /** What the client called the type. Browsers guess it from the extension, so the bytes decide instead. */
  readonly mediaType?: string;
  /** Epoch milliseconds by which the text must be there. */
  readonly deadlineMs: number;
  /** Reads a page that is an image. Without it scanned pages are refused. */
  readonly recognisePage?: RecognisePage;
  /** Hears how many pages are images before any is read, and throws where they may not be. */
  readonly admitScans?: (count: number) => Promise<void>;
}

export interface ExtractedText {
  readonly text: string;
  /** The file's name, safe to show and to store. */
  readonly filename: string;
  /** What the reader must know about how the text was read, in plain sentences. */
  readonly notes: readonly string[];
  /** Where in the text a line begins that the document itself calls a heading; left out where it says nothing of it. */
  readonly headings?: readonly number[];
}

interface ReadDocument {
  /** With `headingMark` before headings. */
  readonly text: string;
  readonly notes: readonly string[];
}

const readTxt = async (bytes: Uint8Array): Promise<ReadDocument> => {
  const { decodeText } = await import('../../adapters/text-decoder.ts');
  const { text, encoding } = decodeText(bytes);
  const note = 'The file is not Unicode text; it was read as Windows-1252 (Western European).';
  return { text, notes: encoding === 'windows-1252' ? [note] : [] };
};

const readDocx = async (bytes: Uint8Array): Promise<ReadDocument> => {
  const { readDocxText } = await import('./read-docx.ts');
  const { marked, notes } = await readDocxText(bytes);
  return { text: marked, notes };
};

const readPdf = async (options: ExtractTextOptions): Promise<ReadDocument> => {
  const { readPdfText } = await import('./read-pdf.ts');
  return readPdfText(options);
};

/** One kind of line end, no NUL or other control characters but the mark of headings, no run of blank lines, no space at line ends. */
const normalise = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|\u2028|\u0085/g, '\n')
    .replace(/\f|\u2029/g, '\n\n')
    .replace(/[\u0000\u0002-\u0008\u000B\u000E-\u001F\u007F]/g, '')
    .toWellFormed()
    // Looking for the beginning of white space first keeps this linear: a file may be one long run of it.
    .replace(/(?<![ \t\u00A0])[ \t\u00A0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** `headingMark` of the DOCX reader, which is loaded for Word documents only. */
const mark = '\u0001';

/** Takes the marks of headings out of a text; says where the lines begin that carried one. */
const takeMarks = (marked: string): { readonly text: string; readonly headings: readonly number[] } => {
  if (!marked.includes(mark)) return { text: marked, headings: [] };
  const headings: number[] = [];
  let at = 0;
  const lines = marked.split('\n').map((line) => {
    const plain = line.replaceAll(mark, '');
    if (line.startsWith(mark) && plain.trim() !== '') headings.push(at);
    at += plain.length + 1;
    return plain;
  });
  return { text: lines.join('\n'), headings };
};

const readers = {
  txt: ({ bytes }: ExtractTextOptions) => readTxt(bytes),
  docx: ({ bytes }: ExtractTextOptions) => readDocx(bytes),
  pdf: (options: ExtractTextOptions) => readPdf(options),
} as const;

/**
 * The text of a PDF, DOCX or TXT document: whole or not at all.
 * @throws AppError invalid_file_type, unreadable_document, encrypted_document, empty_document; too_large where the
 *   text is longer than an analysis takes; timeout where scanned pages take longer than there is time
 */
export const extractText = async (options: ExtractTextOptions): Promise<ExtractedText> => {
  const filename = cleanFilename(options.filename);
  const type = detectDocumentType(options.bytes, filename);
  const read = await readers[type](options);
  const { text, headings } = takeMarks(normalise(type === 'docx' ? read.text : read.text.replaceAll(mark, '')));
  if (text === '') throw new AppError('empty_document', 'This document holds no text.');
  if (text.length > maxClauseLength) throw textTooLong(text.length);
  const name = filename.replace(/\.[^.]+$/, '').replace(/[_-]+/g, ' ');
  const notes = [...read.notes, ...unreadPartNotes({ 'file name': name }), ...addressedNotes(text)];
  return { text, filename, notes, ...(headings.length > 0 && { headings }) };
};
