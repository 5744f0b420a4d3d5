import type { UploadedKey, UploadResponse } from '../../../shared/documents.ts';
import { maxDocumentBytes } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ts';
import { AppError } from '../app-error.ts';
import { extractText } from './extract-text.ts';
import { uploadPrefix } from './presign-upload.ts';
import type { RecognisePage } from './recognise-scans.ts';

interface ReadUploadOptions {
  readonly ownerId: string;
  /** A file that came with the request, or one that was stored before. */
  readonly document:
    { readonly filename: string; readonly mediaType: string; readonly bytes: Uint8Array } | UploadedKey;
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
 * The text of an uploaded document. A stored one is removed once it was read or found unreadable.
 * @throws AppError as `extractText` does; not_found for a key that is not the owner's; too_large over 10 MB
 */
export const readUpload = async ({ ownerId, document, deadlineMs }: ReadUploadOptions): Promise<UploadResponse> => {
  const isStored = 'key' in document;
  const bytes = isStored ? await fetchStored(ownerId, document.key) : document.bytes;
  try {
    if (bytes.byteLength > maxDocumentBytes) throw new AppError('too_large', messages.fileTooLarge);
    const { filename } = document;
    const mediaType = isStored ? undefined : document.mediaType;
    const read = await extractText({
      bytes,
      filename,
      ...(mediaType !== undefined && { mediaType }),
      deadlineMs,
      recognisePage,
    });
    return { ...read, notes: [...read.notes] };
  } finally {
    // Storage expires what an interruption leaves behind.
    if (isStored) await (await objectStore()).deleteObject(document.key).catch(() => undefined);
  }
};
