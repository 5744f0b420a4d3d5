import { documentTypeOf, type DocumentType } from '../../../shared/documents.ts';
import { messages } from '../../../shared/messages.ts';
import { AppError } from '../app-error.ts';

/** What the first bytes of a file say it is, whatever it is called. */
type Content = 'pdf' | 'zip' | 'compound' | 'image' | 'rtf' | 'binary' | 'text';

const startsWith = (bytes: Uint8Array, ...magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

const utf16Marked = (bytes: Uint8Array): boolean => startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);

/** Bytes of text hold no control characters but white space; UTF-16 holds zeros, in every other place only. */
const isBinary = (bytes: Uint8Array): boolean => {
  if (utf16Marked(bytes)) return false;
  const sample = bytes.subarray(0, 8192);
  let controls = 0;
  let zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros = index % 2 === 0 ? [zeros[0]! + 1, zeros[1]!] : [zeros[0]!, zeros[1]! + 1];
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++;
  });
  const bothHalves = Math.min(...zeros) > sample.length * 0.02;
  return controls > sample.length * 0.02 || bothHalves;
};

const contentOf = (bytes: Uint8Array): Content => {
  // A PDF may carry up to 1,024 bytes before its header (ISO 32000, annex H.3.4.1).
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1029)).toString('latin1');
  if (/%PDF-\d/.test(head)) return 'pdf';
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) return 'zip';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'compound';
  if (head.startsWith('{\\rtf')) return 'rtf';
  if (
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    /^(GIF8|II\*\0|MM\0\*)/.test(head)
  ) {
    return 'image';
  }
  return isBinary(bytes) ? 'binary' : 'text';
};

const contentNames: Readonly<Record<Content, string>> = {
  pdf: 'a PDF',
  zip: 'a ZIP archive or an Office document',
  compound: 'an older or protected Office document',
  image: 'an image',
  rtf: 'a rich-text document',
  binary: 'no text',
  text: 'plain text',
};

const expectedContent: Readonly<Record<DocumentType, Content>> = { pdf: 'pdf', docx: 'zip', txt: 'text' };

/** An encrypted Word document is a compound file with a stream of this name in it. */
const isProtectedOffice = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from('EncryptedPackage', 'utf16le'));

/**
 * The type of a document by its name's extension, which its first bytes must bear out.
 * @throws AppError invalid_file_type where the extension is not accepted or the content is another type's;
 *   encrypted_document for a Word document that needs a password; unreadable_document for content of no known type;
 *   empty_document for no bytes at all
 */
export const detectDocumentType = (bytes: Uint8Array, filename: string): DocumentType => {
  const type = documentTypeOf(filename);
  if (type === undefined) throw new AppError('invalid_file_type', messages.invalidFileType);
  if (bytes.byteLength === 0) throw new AppError('empty_document', 'This file is empty.');
  const content = contentOf(bytes);
  if (content === expectedContent[type]) return type;
  if (type === 'docx' && content === 'compound' && isProtectedOffice(bytes)) {
    throw new AppError(
      'encrypted_document',
      'This Word document is protected by a password. Remove the password and upload it again.',
    );
  }
  if (content === 'binary' || (type !== 'txt' && content === 'text')) {
    throw new AppError(
      'unreadable_document',
      `This file is damaged: its name ends in .${type}, but it holds no ${type === 'txt' ? 'text' : type.toUpperCase() + ' document'}.`,
    );
  }
  throw new AppError(
    'invalid_file_type',
    `The name of this file ends in .${type}, but it is ${contentNames[content]}. ${messages.invalidFileType}`,
  );
};
