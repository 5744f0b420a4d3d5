import type { ErrorBody, ErrorCode } from '../../../shared/errors.ts';
import {
  pathOf,
  routes,
  type RequestOf,
  type ResponseOf,
  type Route,
  type RouteName,
  type Routes,
} from '../../../shared/routes.ts';
import { announceSession, mayHaveSession, renewSession } from './session.ts';

/**
 * An answer other than success. The message is the status code, a colon, a space and the body's text, or the status
 * text where the body is empty (specification, section 8); `error` and `code` are the body's own, where it has them.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly error: string | undefined;
  readonly code: ErrorCode | undefined;

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText || statusText}`);
    this.status = status;
    const body = parseErrorBody(bodyText);
    this.error = typeof body.error === 'string' && body.error ? body.error : undefined;
    this.code = body.code;
  }
}

/** The request never reached the server, or its answer never reached the page. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('Please check your connection and try again', { cause });
  }
}

const parseErrorBody = (text: string): Partial<ErrorBody> => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
};

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Gives the answer back where it is a success, and raises ApiError where it is not. */
export const requireSuccess = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  throw new ApiError(response.status, response.statusText, await response.text().catch(() => ''));
};

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const refusals: readonly (ErrorCode | undefined)[] = ['account_pending', 'account_rejected', 'account_inactive'];

/**
 * Sends a request within the session: where the session's token has ended it is renewed, once for all calls that wait
 * for it, and the request is sent again. That the session is over, or the account may not in, is told to the page.
 * @param send sends the request; called twice at most
 * @throws what `send` throws, and NetworkError where the session could not be asked for
 */
export const withSession = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
  const startedAt = Date.now();
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw noticeRefusal(error);
    const renewal = mayHaveSession() ? await renewSession(startedAt) : 'ended';
    if (renewal === 'unanswered') throw new NetworkError(error);
    if (renewal === 'ended') {
      announceSession('ended');
      throw error;
    }
  }
  return send().catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'unauthenticated') announceSession('ended');
    throw noticeRefusal(error);
  });
};

const noticeRefusal = (error: unknown): unknown => {
  if (error instanceof ApiError && refusals.includes(error.code)) announceSession('refused');
  return error;
};

/**
 * The one way out of the page: sends method, address and body, always with credentials. A body is sent as JSON, with
 * its content type; a form is sent as it is. Without a body there is no content type.
 * @throws ApiError for an answer other than success, NetworkError where there was no answer, AbortError when stopped
 */
export const apiRequest = (
  method: string,
  url: string,
  body?: unknown,
  { headers, signal }: RequestOptions = {},
): Promise<Response> => {
  const isForm = body instanceof FormData;
  const contentType = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
  const init: RequestInit = { method, credentials: 'include', headers: { ...contentType, ...headers } };
  if (body !== undefined) init.body = isForm ? body : JSON.stringify(body);
  if (signal) init.signal = signal;
  return withSession(async () => {
    const response = await fetch(url, init).catch((error: unknown) => {
      throw isAbort(error) ? error : new NetworkError(error);
    });
    return requireSuccess(response);
  });
};

export interface CallOptions<Name extends RouteName> extends RequestOptions {
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: RequestOf<Routes[Name]> | FormData;
}

const queryString = (query: CallOptions<RouteName>['query'] = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size ? `?${search}` : '';
};

/** The address of an endpoint, as the route table writes it. */
export const urlOf = (
  name: RouteName,
  { params, query }: Pick<CallOptions<RouteName>, 'params' | 'query'> = {},
): string => pathOf(routes[name], params) + queryString(query);

/**
 * Calls an endpoint by its name in the route table and gives its JSON; nothing for endpoints that answer with none.
 * For a PDF use `apiRequest` with `urlOf`.
 * @throws what `apiRequest` throws
 */
export const call = async <Name extends RouteName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ResponseOf<Routes[Name]>> => {
  const route: Route = routes[name];
  const { params, query, body, headers, signal } = options;
  const url = urlOf(name, { ...(params && { params }), ...(query && { query }) });
  const response = await apiRequest(route.method, url, body, {
    ...(headers && { headers }),
    ...(signal && { signal }),
  });
  // The API checks its answers against the route's schema before they leave.
  const answer: unknown = route.response.type === 'json' ? await response.json() : undefined;
  return answer as ResponseOf<Routes[Name]>;
};

/**
 * Deletes what an id names. What is gone already counts as deleted.
 * @throws what `call` throws
 */
export const callToDelete = async (
  name: 'deleteAnalysis' | 'deleteNegotiation' | 'deletePlaybook' | 'deleteTemplate',
  id: string,
): Promise<void> => {
  await call(name, { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
};

/**
 * What a person is told about a failure: the server's own words, those about the connection, or the given ones.
 * @param fallback what to say where the server said nothing
 */
export const failureMessage = (error: unknown, fallback: string): string => {
  if (error instanceof NetworkError) return error.message;
  return error instanceof ApiError ? (error.error ?? fallback) : fallback;
};
