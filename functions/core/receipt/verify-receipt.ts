import { maxDocumentBytes } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ts';
import type { Verification } from '../../../shared/receipts.ts';
import { readReceiptKeys } from '../../adapters/entities/receipt-keys.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { fetchStored, type UploadedDocument } from '../documents/fetch-stored.ts';
import { countDocuments } from '../subscription/count-documents.ts';
import { verifyDocx } from './verify-docx.ts';

/** A document that came, counted as an upload. A stored one was counted when its form was given out, and goes now. */
const receive = async (caller: Caller, document: UploadedDocument): Promise<Uint8Array> => {
  if (!('key' in document)) {
    await countDocuments({ caller, what: 'uploads', count: 1 });
    return document.bytes;
  }
  const bytes = await fetchStored(caller.id, document.key);
  const { deleteObject } = await import('../../adapters/object-store.ts');
  // Storage expires what stays.
  await deleteObject(document.key).catch(() => undefined);
  return bytes;
};

/**
 * Says whether a Word document is as this stage exported it. Nothing of it is kept.
 * @throws AppError unreadable_document where it is no Word document; too_large over 10 MB; not_found for a key that is not
 *   the caller's; limit_reached where the caller may upload nothing more
 */
export const verifyReceipt = async (caller: Caller, document: UploadedDocument): Promise<Verification> => {
  // A failure here comes before a stored document goes, so that it can be verified again.
  const keys = await readReceiptKeys();
  const bytes = await receive(caller, document);
  if (bytes.byteLength > maxDocumentBytes) throw new AppError('too_large', messages.fileTooLarge);
  return verifyDocx(
    bytes,
    keys.map(({ publicKey }) => publicKey),
  );
};
