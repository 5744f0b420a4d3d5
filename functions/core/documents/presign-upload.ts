import { randomUUID } from 'node:crypto';
import { documentTypeOf, type PresignedUpload } from '../../../shared/documents.ts';
import { maxDocumentBytes } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ts';
import { presignUploadForm } from '../../adapters/presigned-urls.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { countDocuments } from '../subscription/count-documents.ts';
import { uploadPrefix } from './upload-prefix.ts';

/**
 * A form that takes one document of the caller straight to storage, and counts as an upload.
 * @throws AppError invalid_file_type where the name says a type that is not accepted; as `countDocuments` does
 */
export const presignUpload = async ({
  caller,
  filename,
}: {
  readonly caller: Caller;
  readonly filename: string;
}): Promise<PresignedUpload> => {
  if (!documentTypeOf(filename)) throw new AppError('invalid_file_type', messages.invalidFileType);
  await countDocuments({ caller, what: 'uploads', count: 1 });
  return presignUploadForm(`${uploadPrefix(caller.id)}${randomUUID()}`, maxDocumentBytes);
};
