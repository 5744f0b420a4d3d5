import type { UploadedKey } from '../../../shared/documents.ts';
import { AppError } from '../app-error.ts';
import { uploadPrefix } from './upload-prefix.ts';

/** A file that came with the request, or one that was stored before. */
export type UploadedDocument =
  { readonly filename: string; readonly mediaType: string; readonly bytes: Uint8Array } | UploadedKey;

/**
 * A document that was stored under a key of the caller's.
 * @throws AppError not_found where there is none or it is somebody else's
 */
export const fetchStored = async (ownerId: string, key: string): Promise<Uint8Array> => {
  const { getObject } = await import('../../adapters/object-store.ts');
  const bytes = key.startsWith(uploadPrefix(ownerId)) ? await getObject(key) : undefined;
  if (!bytes)
    throw new AppError('not_found', 'This upload does not exist or has expired. Please upload the file again.');
  return bytes;
};
