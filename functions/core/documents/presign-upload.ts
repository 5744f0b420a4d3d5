import { randomUUID } from 'node:crypto';
import { documentTypeOf, type PresignedUpload } from '../../../shared/documents.ts';
import { maxDocumentBytes } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ts';
import { presignUploadForm } from '../../adapters/presigned-urls.ts';
import { AppError } from '../app-error.ts';
import { uploadPrefix } from './upload-prefix.ts';

/**
 * A form that takes one document of the owner straight to storage.
 * @throws AppError invalid_file_type where the name says a type that is not accepted
 */
export const presignUpload = (options: {
  readonly ownerId: string;
  readonly filename: string;
}): Promise<PresignedUpload> => {
  if (!documentTypeOf(options.filename)) throw new AppError('invalid_file_type', messages.invalidFileType);
  return presignUploadForm(`${uploadPrefix(options.ownerId)}${randomUUID()}`, maxDocumentBytes);
};
