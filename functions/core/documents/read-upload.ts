import type { UploadResponse } from '../../../shared/documents.ts';
import { maxDocumentBytes } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { countDocuments, giveDocumentsBack } from '../subscription/count-documents.ts';
import { detectDocumentType } from './detect-document-type.ts';
import { type ExtractedText, extractText } from './extract-text.ts';
import { fetchStored, type UploadedDocument } from './fetch-stored.ts';
import { keepUploadedOriginal } from './originals.ts';
import type { RecognisePage } from './recognise-scans.ts';

interface ReadUploadOptions {
  readonly caller: Caller;
  readonly document: UploadedDocument;
  /** Epoch milliseconds by which the text must be there. */
  readonly deadlineMs: number;
}

/** Most documents need no recognition, so what it takes is loaded with the first scanned page. */
const recognisePage: RecognisePage = async (...page) =>
  (await import('../../adapters/textract.ts')).recognisePage(...page);

const objectStore = () => import('../../adapters/object-store.ts');

/**
 * An uploaded document with its text. A stored one is removed once it was read or found unreadable; one that has to wait
 * for another try stays, and counts for nothing. A document counts as an upload when it comes, a stored one when its form
 * was given out; a scanned page when it is recognised.
 * @throws AppError as `extractText` and `countDocuments` do; not_found for a key that is not the caller's; too_large over
 *   10 MB
 */
export const openUpload = async ({
  caller,
  document,
  deadlineMs,
}: ReadUploadOptions): Promise<{ readonly bytes: Uint8Array; readonly read: ExtractedText }> => {
  const isStored = 'key' in document;
  let mayBeTriedAgain = false;
  if (!isStored) await countDocuments({ caller, what: 'uploads', count: 1 });
  const bytes = isStored ? await fetchStored(caller.id, document.key) : document.bytes;
  let pages = 0;
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
      admitScans: async (count) => {
        await countDocuments({ caller, what: 'scannedPages', count });
        pages = count;
      },
    });
    return { bytes, read };
  } catch (error) {
    mayBeTriedAgain = error instanceof AppError && error.code === 'unavailable';
    if (mayBeTriedAgain) {
      const uncounted = [
        ...(isStored ? [] : [{ caller, what: 'uploads' as const, count: 1 }]),
        ...(pages > 0 ? [{ caller, what: 'scannedPages' as const, count: pages }] : []),
      ];
      await Promise.all(uncounted.map(giveDocumentsBack)).catch(() => undefined);
    }
    throw error;
  } finally {
    // Storage expires what an interruption leaves behind.
    if (isStored && !mayBeTriedAgain) await (await objectStore()).deleteObject(document.key).catch(() => undefined);
  }
};

/** Keeps a Word document as it came. Where it cannot be kept its text is read all the same, and has no original. */
const keepOriginal = async (ownerId: string, bytes: Uint8Array, read: ExtractedText): Promise<string | undefined> => {
  if (detectDocumentType(bytes, read.filename) !== 'docx') return undefined;
  return keepUploadedOriginal(ownerId, { bytes, text: read.text }).catch(() => undefined);
};

/**
 * The text of an uploaded document. A Word document is kept as it came, for the analysis that may name it.
 * @throws AppError as `openUpload` does
 */
export const readUpload = async (options: ReadUploadOptions): Promise<UploadResponse> => {
  const { bytes, read } = await openUpload(options);
  const documentId = await keepOriginal(options.caller.id, bytes, read);
  return {
    text: read.text,
    filename: read.filename,
    notes: [...read.notes],
    ...(documentId !== undefined && { documentId }),
  };
};
