import { uploadResponseSchema, type UploadResponse } from '../../../../shared/documents.ts';
import { maxInlineDocumentBytes } from '../../../../shared/limits.ts';
import { messages } from '../../../../shared/messages.ts';
import { ApiError, call, urlOf } from '../../lib/api.ts';
import { postForm, type PostedAnswer } from './post-form.ts';

/** What a caller wants to follow while a document travels and is read. */
export interface SendOptions {
  /** Called with the share of the file that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const requireSuccess = ({ status, body }: PostedAnswer): string => {
  if (status >= 200 && status < 300) return body;
  throw new ApiError(status, '', body);
};

/** Sends a file through the API itself. */
const sendInline = async (file: File, options: SendOptions): Promise<UploadResponse> => {
  const form = new FormData();
  form.append('document', file, file.name);
  const body = requireSuccess(await postForm(urlOf('uploadDocument'), form, options));
  return uploadResponseSchema.parse(JSON.parse(body));
};

/** Sends a file straight to storage, past what an API call can carry, and has it read from there. */
const sendThroughStorage = async (file: File, options: SendOptions): Promise<UploadResponse> => {
  const { signal } = options;
  const { url, fields, key } = await call('presignUpload', { body: { filename: file.name, size: file.size }, signal });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // Storage ignores every field after the file.
  form.append('file', file, file.name);
  const { status } = await postForm(url, form, { ...options, withCredentials: false });
  // What storage answers is for machines; a person is told what to do.
  if (status < 200 || status >= 300) throw new ApiError(status, '', JSON.stringify({ error: messages.uploadFailed }));
  return uploadResponseSchema.parse(await call('uploadDocument', { body: { key, filename: file.name }, signal }));
};

/**
 * Has the text of a document read.
 * @throws ApiError where the server refuses it, NetworkError where there is no answer, AbortError when stopped
 */
export const sendDocument = (file: File, options: SendOptions): Promise<UploadResponse> =>
  file.size > maxInlineDocumentBytes ? sendThroughStorage(file, options) : sendInline(file, options);
