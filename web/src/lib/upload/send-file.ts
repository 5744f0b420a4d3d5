import { maxInlineDocumentBytes } from '../../../../shared/limits.ts';
import type { RouteName } from '../../../../shared/routes.ts';
import { ApiError, call, urlOf, withSession } from '../api.ts';
import { postForm, type PostedAnswer } from './post-form.ts';

/** What a caller wants to follow while a document travels and is read. */
export interface SendOptions {
  /** Called with the share of the file that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** How a file is handed over: within a form to the API, or by the key it was stored under. */
export interface FileDelivery<Answer> {
  /** The endpoint that takes the form, the field its file goes in, and the fields beside it. */
  readonly route: RouteName;
  /** Values of its path's parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly fileField: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Gives the answer its type, or throws where it has another. */
  readonly parse: (answer: unknown) => Answer;
  /** Names the stored file to the API. */
  readonly fetchStored: (stored: { readonly key: string; readonly filename: string }) => Promise<unknown>;
  /** What a person is told where storage refuses the file. */
  readonly failure: string;
}

const requireSuccess = ({ status, body }: PostedAnswer): string => {
  if (status >= 200 && status < 300) return body;
  throw new ApiError(status, '', body);
};

const sendInline = async <Answer>(file: File, to: FileDelivery<Answer>, options: SendOptions): Promise<Answer> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(to.fields ?? {})) form.append(name, value);
  form.append(to.fileField, file, file.name);
  const body = await withSession(async () =>
    requireSuccess(await postForm(urlOf(to.route, to.params ? { params: to.params } : {}), form, options)),
  );
  return to.parse(JSON.parse(body));
};

const sendThroughStorage = async <Answer>(
  file: File,
  to: FileDelivery<Answer>,
  options: SendOptions,
): Promise<Answer> => {
  const { signal } = options;
  const { url, fields, key } = await call('presignUpload', { body: { filename: file.name, size: file.size }, signal });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // Storage ignores every field after the file.
  form.append('file', file, file.name);
  const { status } = await postForm(url, form, { ...options, withCredentials: false });
  // What storage answers is for machines; a person is told what to do.
  if (status < 200 || status >= 300) throw new ApiError(status, '', JSON.stringify({ error: to.failure }));
  return to.parse(await to.fetchStored({ key, filename: file.name }));
};

/**
 * Hands a document over: through the API itself, or past what an API call can carry straight to storage.
 * @throws ApiError where the server refuses it, NetworkError where there is no answer, AbortError when stopped
 */
export const sendFile = <Answer>(file: File, to: FileDelivery<Answer>, options: SendOptions): Promise<Answer> =>
  file.size > maxInlineDocumentBytes ? sendThroughStorage(file, to, options) : sendInline(file, to, options);
