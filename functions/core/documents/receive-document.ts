import { maxDocumentBytes } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { countDocuments } from '../subscription/count-documents.ts';
import { fetchStored, type UploadedDocument } from './fetch-stored.ts';

const received = async (caller: Caller, document: UploadedDocument): Promise<Uint8Array> => {
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
 * The bytes of a document that came, counted as an upload. A stored one was counted when its form was given out, and goes
 * now.
 * @throws AppError too_large over 10 MB; not_found for a key that is not the caller's; limit_reached where the caller may
 *   upload nothing more
 */
export const receiveDocument = async (caller: Caller, document: UploadedDocument): Promise<Uint8Array> => {
  const bytes = await received(caller, document);
  if (bytes.byteLength > maxDocumentBytes) throw new AppError('too_large', messages.fileTooLarge);
  return bytes;
};
