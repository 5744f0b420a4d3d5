import { documentTypeOf, documentTypes } from '../../../../shared/documents.ts';
import { maxDocumentBytes } from '../../../../shared/limits.ts';
import { messages } from '../../../../shared/messages.ts';

/** What is wrong with a chosen file, worded as the specification does (section 5). */
export interface DocumentProblem {
  readonly title: 'Invalid File Type' | 'File Too Large';
  readonly description: string;
}

const acceptedMediaTypes: readonly string[] = Object.values(documentTypes).flat();

/**
 * Says what keeps a file from being uploaded, before a byte of it is sent. A file counts as a document when its name
 * or its media type says so: some systems send neither a usual name nor a usual type.
 * @returns the problem, or undefined where there is none
 */
export const findDocumentProblem = (file: File): DocumentProblem | undefined => {
  const isDocument = documentTypeOf(file.name) !== undefined || acceptedMediaTypes.includes(file.type);
  if (!isDocument) return { title: 'Invalid File Type', description: messages.invalidFileType };
  if (file.size > maxDocumentBytes) return { title: 'File Too Large', description: messages.fileTooLarge };
  return undefined;
};
