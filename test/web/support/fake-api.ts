/** One request the page sent. */
export interface SentRequest {
  readonly method: string;
  /** Path with its query string. */
  readonly url: string;
  readonly init: RequestInit;
}

/** The JSON a request carried; null where it carried none. */
export const bodyOf = (request: SentRequest | undefined): unknown => {
  const body = request?.init.body;
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : null;
};

export interface Reply {
  readonly status?: number;
  /** Sent as JSON, unless it is a string. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Replier = (request: SentRequest) => Reply | Promise<Reply>;

const unknownEndpoint: Reply = {
  status: 404,
  body: { error: 'Nothing is here.', code: 'not_found', requestId: 'r-0' },
};
/** What a call answers that needs a session where there is none. */
export const unauthenticated: Replier = () => ({
  status: 401,
  body: { error: 'Please sign in.', code: 'unauthenticated', requestId: 'r-0' },
});

const defaults: Readonly<Record<string, Replier>> = {
  'GET /api/auth/public-mode': () => ({ body: { publicMode: true } }),
  'GET /api/auth/user': unauthenticated,
  'GET /api/auth/session': unauthenticated,
  'GET /runtime-config.json': () => ({ body: { supportEmail: 'help@example.com' } }),
  'GET /api/analyses': () => ({ body: [], headers: { 'x-total-count': '0' } }),
};

const nullBodyStatuses = [204, 205, 304];

const toResponse = ({ status = 200, body = '', headers = {} }: Reply): Response => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(nullBodyStatuses.includes(status) ? null : text, { status, headers });
};

/**
 * Stands at the network's edge in place of `fetch`.
 * @param repliers answers by method and path without its query; the last path segment may be `*`
 * @returns the requests sent, in their order
 */
export const serveApi = (repliers: Readonly<Record<string, Replier>> = {}): SentRequest[] => {
  const sent: SentRequest[] = [];
  const all: Readonly<Record<string, Replier>> = { ...defaults, ...repliers };
  globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input.toString();
    const request = { method: init.method ?? 'GET', url, init };
    sent.push(request);
    const path = url.split('?')[0] ?? '';
    const replier = all[`${request.method} ${path}`] ?? all[`${request.method} ${path.replace(/[^/]+$/, '*')}`];
    return toResponse(replier ? await replier(request) : unknownEndpoint);
  };
  return sent;
};

const unanswered = new Set<() => void>();

/** A reply that does not come as long as the test lasts. */
export const silence: Replier = () =>
  new Promise((_, reject) => unanswered.add(() => reject(new TypeError('The test is over'))));

/** Ends what is still unanswered, and lets nothing through any more. */
export const closeApi = async (): Promise<void> => {
  globalThis.fetch = () => Promise.reject(new TypeError('The test is over'));
  for (const end of unanswered) end();
  unanswered.clear();
  await new Promise((resolve) => setTimeout(resolve));
};

/** A reply that a broken connection gives: none at all. */
export const disconnected: Replier = () => Promise.reject(new TypeError('Failed to fetch'));
