import { documentTypeOf, documentTypes } from '../../../../shared/documents.ts';
import { maxClauseLength, maxClausePages, maxDocumentBytes, mebibyte } from '../../../../shared/limits.ts';
import { messages } from '../../../../shared/messages.ts';

/** What is wrong with a chosen file, worded as the specification does (section 5). */
export interface DocumentProblem {
  readonly title: 'Invalid File Type' | 'File Too Large';
  readonly description: string;
  /** What is so of this very file and what can be done about it, for where there is room to read it. */
  readonly advice?: string;
}

/** A size as a person who holds the file knows it, rounded up. */
const megabytes = (bytes: number): string => `${Math.ceil((bytes / mebibyte) * 10) / 10}MB`;

const characterLimit = `${maxClauseLength.toLocaleString('en')} characters`;

/** How much a document may hold: for a scan it is the size that counts, for one that is all text the characters. */
export const documentLimit = `up to ${megabytes(maxDocumentBytes)} or ${characterLimit} of text (about ${maxClausePages} pages)`;

/** No character takes more bytes than this for each of its UTF-16 units, in any encoding of text that is read. */
const mostBytesAUnit = 3;

const acceptedMediaTypes: readonly string[] = Object.values(documentTypes).flat();

/**
 * Says what keeps a file from being uploaded, before a byte of it is sent. A file counts as a document when its name
 * or its media type says so: some systems send neither a usual name nor a usual type.
 * @returns the problem, or undefined where there is none
 */
export const findDocumentProblem = (file: File): DocumentProblem | undefined => {
  const type = documentTypeOf(file.name);
  const isDocument = type !== undefined || acceptedMediaTypes.includes(file.type);
  if (!isDocument) return { title: 'Invalid File Type', description: messages.invalidFileType };
  if (file.size > maxDocumentBytes) {
    const advice = `This one has ${megabytes(file.size)}: split it, or save it with smaller pictures.`;
    return { title: 'File Too Large', description: messages.fileTooLarge, advice };
  }
  if (type === 'txt' && file.size > mostBytesAUnit * maxClauseLength) {
    const description = `A text file may hold up to ${characterLimit} (about ${maxClausePages} pages). Split it and upload the part you need.`;
    return { title: 'File Too Large', description };
  }
  return undefined;
};
