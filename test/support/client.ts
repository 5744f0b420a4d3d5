import { visitorCookie } from './visitor.ts';

/** An answer with its body read. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Body;
  readonly text: string;
}

/** Where the product under test answers. */
export const productUrl = (): string => {
  const url = process.env['PRODUCT_URL'];
  if (!url) throw new Error('PRODUCT_URL is not set: run through the "product" project of jest');
  return url;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A person at the API: keeps their cookie, sends JSON or forms, reads answers. */
export interface Client {
  readonly cookie: string;
  readonly send: <Body = unknown>(
    method: string,
    path: string,
    options?: { readonly json?: unknown; readonly form?: FormData; readonly headers?: Record<string, string> },
  ) => Promise<Answer<Body>>;
}

/** Someone new in public mode. */
export const newVisitor = async (url = productUrl()): Promise<Client> => clientWith(await visitorCookie(url), url);

/** A caller with the given cookie header; empty for none. */
export const clientWith = (cookie: string, url = productUrl()): Client => ({
  cookie,
  send: async <Body>(
    method: string,
    path: string,
    { json, form, headers = {} }: { json?: unknown; form?: FormData; headers?: Record<string, string> } = {},
  ) => {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, json: parse(text) as Body, text };
  },
});
