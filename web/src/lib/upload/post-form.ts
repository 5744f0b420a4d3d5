import { NetworkError } from '../api.ts';

/** What a request answered: its status and its body as text. */
export interface PostedAnswer {
  readonly status: number;
  readonly body: string;
}

/** What a caller wants to follow while a form travels. */
export interface PostOptions {
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Whether the session's cookie goes along; never to a foreign address. Default true. */
  readonly withCredentials?: boolean;
}

const stopped = (): DOMException => new DOMException('The upload was stopped', 'AbortError');

/**
 * Posts a form and reports how much of it has been sent, which `fetch` can't.
 * @returns the answer, whatever its status
 * @throws NetworkError where there is no answer, AbortError where the signal stopped it
 */
export const postForm = (url: string, form: FormData, options: PostOptions = {}): Promise<PostedAnswer> =>
  new Promise((resolve, reject) => {
    const { onProgress, signal, withCredentials = true } = options;
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      finish();
    };
    request.open('POST', url);
    request.withCredentials = withCredentials;
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = settle(() => resolve({ status: request.status, body: request.responseText }));
    request.onerror = settle(() => reject(new NetworkError('The request got no answer')));
    request.ontimeout = request.onerror;
    request.onabort = settle(() => reject(stopped()));
    if (signal?.aborted) {
      reject(stopped());
      return;
    }
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
