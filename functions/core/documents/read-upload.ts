import type { UploadedKey, UploadResponse } from '../../../shared/documents.ts';
import { maxDocumentBytes } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ts';
import { AppError } from '../app-error.ts';
import { type ExtractedText, extractText } from './extract-text.ts';
import type { RecognisePage } from './recognise-scans.ts';
import { uploadPrefix } from './upload-prefix.ts';

/** A file that came with the request, or one that was stored before. */
export type UploadedDocument =
  { readonly filename: string; readonly mediaType: string; readonly bytes: Uint8Array } | UploadedKey;

interface ReadUploadOptions {
  readonly ownerId: string;
  readonly document: UploadedDocument;
  /** Epoch milliseconds by which the text must be there. */
  readonly deadlineMs: number;
}

/** Most documents need no recognition, so what it takes is loaded with the first scanned page. */
const recognisePage: RecognisePage = async (...page) =>
  (await import('../../adapters/textract.ts')).recognisePage(...page);

const objectStore = () => import('../../adapters/object-store.ts');

const fetchStored = async (ownerId: string, key: string): Promise<Uint8Array> => {
  const { getObject } = await objectStore();
  const bytes = key.startsWith(uploadPrefix(ownerId)) ? await getObject(key) : undefined;
  if (!bytes)
    throw new AppError('not_found', 'This upload does not exist or has expired. Please upload the file again.');
  return bytes;
};

/**
 * An uploaded document with its text. A stored one is removed once it was read or found unreadable.
 * @throws AppError as `extractText` does; not_found for a key that is not the owner's; too_large over 10 MB
 */
export const openUpload = async ({
  ownerId,
  document,
  deadlineMs,
}: ReadUploadOptions): Promise<{ readonly bytes: Uint8Array; readonly read: ExtractedText }> => {
  const isStored = 'key' in document;
  const bytes = isStored ? await fetchStored(ownerId, document.key) : document.bytes;
  try {
    if (bytes.byteLength > maxDocumentBytes) throw new AppError('too_large', messages.fileTooLarge);
    const { filename } = document;
    const mediaType = isStored ? undefined : document.mediaType;
    const read = await extractText({
      // Reading a PDF takes the bytes away.
      bytes: bytes.slice(),
      filename,
      ...(mediaType !== undefined && { mediaType }),
      deadlineMs,
      recognisePage,
    });
    return { bytes, read };
  } finally {
    // Storage expires what an interruption leaves behind.
    if (isStored) await (await objectStore()).deleteObject(document.key).catch(() => undefined);
  }
};

/**
 * The text of an uploaded document.
 * @throws AppError as `openUpload` does
 */
export const readUpload = async (options: ReadUploadOptions): Promise<UploadResponse> => {
  const { read } = await openUpload(options);
  return { text: read.text, filename: read.filename, notes: [...read.notes] };
};
