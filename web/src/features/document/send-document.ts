import { uploadResponseSchema, type UploadResponse } from '../../../../shared/documents.ts';
import { messages } from '../../../../shared/messages.ts';
import { call } from '../../lib/api.ts';
import { sendFile, type SendOptions } from '../../lib/upload/send-file.ts';

/**
 * Has the text of a document read.
 * @throws ApiError where the server refuses it, NetworkError where there is no answer, AbortError when stopped
 */
export const sendDocument = (file: File, options: SendOptions): Promise<UploadResponse> =>
  sendFile(
    file,
    {
      route: 'uploadDocument',
      fileField: 'document',
      parse: (answer) => uploadResponseSchema.parse(answer),
      fetchStored: (stored) => call('uploadDocument', { body: stored, signal: options.signal }),
      failure: messages.uploadFailed,
    },
    options,
  );
