import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '../../shared/errors.ts';
import { errorBodySchema } from '../../shared/errors.ts';
import { securityHeaders } from '../security-headers.ts';

/** Somebody who may sign in, for the checks that need a session. */
export interface SmokePerson {
  readonly email: string;
  readonly password: string;
}

export interface SmokeTarget {
  /** Where the product answers, without a path. */
  readonly url: string;
  /** The API's own address behind the edge, where that is to be tried. */
  readonly api?: string | undefined;
  readonly person?: SmokePerson | undefined;
}

export interface SmokeCheck {
  readonly name: string;
  /** What it takes to run it; left out where that is not given. */
  readonly needs?: 'https' | 'api' | 'person';
  /** @throws Error saying what is wrong */
  readonly run: (target: SmokeTarget) => Promise<void>;
}

const waitMs = 35_000;

const get = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(waitMs), ...init });

const expectThat = (holds: boolean, says: string): void => {
  if (!holds) throw new Error(says);
};

const expectStatus = (answer: Response, status: number): void =>
  expectThat(answer.status === status, `${answer.url} answers ${answer.status}, not ${status}`);

/** An error answer: its status, the one shape, and JSON that nothing on the way made a page of. */
const expectError = async (answer: Response, status: number, code: ErrorCode): Promise<void> => {
  expectStatus(answer, status);
  const body = errorBodySchema.safeParse(await answer.json().catch(() => undefined));
  expectThat(body.success, `${answer.url} answers ${status} in another shape than {error, code, requestId}`);
  expectThat(body.data?.code === code, `${answer.url} answers the code ${String(body.data?.code)}, not ${code}`);
};

const expectSecurityHeaders = (answer: Response): void => {
  for (const [name, value] of Object.entries(securityHeaders('https://storage'))) {
    const got = answer.headers.get(name);
    const isRight = name === 'content-security-policy' ? isStrict(got) : got === value;
    expectThat(isRight, `${answer.url} carries ${name}: ${String(got)}`);
  }
};

const isStrict = (policy: string | null): boolean =>
  ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"].every((part) =>
    policy?.split('; ').includes(part),
  );

const expectUncached = (answer: Response): void => {
  expectThat(answer.headers.get('cache-control') === 'no-store', `${answer.url} may be cached`);
  expectThat(!answer.headers.get('x-cache')?.startsWith('Hit'), `${answer.url} came out of a cache`);
};

const postJson = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  get(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

const isPublic = async (url: string): Promise<boolean> => {
  const answer = await get(`${url}/api/auth/public-mode`);
  expectStatus(answer, 200);
  const { publicMode } = (await answer.json()) as { readonly publicMode?: unknown };
  expectThat(typeof publicMode === 'boolean', `${answer.url} does not say whether public mode is on`);
  return publicMode === true;
};

const signIn = async (url: string, person: SmokePerson): Promise<string> => {
  const answer = await postJson(`${url}/api/auth/login`, person);
  expectStatus(answer, 200);
  const cookies = answer.headers.getSetCookie();
  for (const name of ['__Host-identity', '__Host-refresh']) {
    const cookie = cookies.find((line) => line.startsWith(`${name}=`)) ?? '';
    const isSafe = ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'].every((flag) => cookie.includes(flag));
    expectThat(isSafe, `the cookie ${name} is not there, or not HttpOnly, Secure and SameSite=Strict`);
  }
  return cookies.map((line) => line.slice(0, line.indexOf(';'))).join('; ');
};

/** What an identity token tells of the user pool it came from. */
interface PoolClaims {
  readonly iss: string;
  readonly aud: string;
}

/** The pool refuses whoever knows the client's id, which every token tells, and not its secret. */
const expectPoolRefuses = async ({ iss, aud }: PoolClaims, operation: string, body: object): Promise<void> => {
  const answer = await get(new URL(iss).origin, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: aud, ...body }),
  });
  const { __type: error = '' } = (await answer.json()) as { readonly __type?: string };
  const isRefused = answer.status === 400 && error.endsWith('NotAuthorizedException');
  expectThat(isRefused, `the user pool answers ${operation} without the secret: ${answer.status} ${error}`);
};

const firstScript = async (url: string): Promise<string> => {
  const html = await (await get(url)).text();
  const script = /\ssrc="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  if (script === undefined) throw new Error(`the page on ${url} names no script`);
  return url + script;
};

/** What no test on one machine can prove of a deployment, each with the words it is reported in. */
export const smokeChecks: readonly SmokeCheck[] = [
  {
    name: 'the API is well and never cached',
    run: async ({ url }) => {
      for (const answer of [await get(`${url}/api/health`), await get(`${url}/api/health`)]) {
        expectStatus(answer, 200);
        expectThat(((await answer.json()) as { status?: string }).status === 'ok', 'health is not ok');
        expectUncached(answer);
      }
    },
  },
  {
    name: 'the API’s answers carry the security headers, errors too',
    run: async ({ url }) => {
      for (const path of ['/api/health', '/api/nothing-here']) expectSecurityHeaders(await get(url + path));
    },
  },
  {
    name: 'the page answers at every path with the security headers and is asked for anew',
    run: async ({ url }) => {
      for (const path of ['/', '/recent-analyses', '/playbooks']) {
        const answer = await get(url + path);
        expectStatus(answer, 200);
        expectThat(Boolean(answer.headers.get('content-type')?.startsWith('text/html')), `${path} is no page`);
        expectThat(answer.headers.get('cache-control') === 'no-cache', `${path} may be cached`);
        expectSecurityHeaders(answer);
      }
    },
  },
  {
    name: 'files are compressed and kept for a year',
    run: async ({ url }) => {
      const answer = await get(await firstScript(url), { headers: { 'accept-encoding': 'br' } });
      expectStatus(answer, 200);
      expectThat(answer.headers.get('content-encoding') === 'br', `${answer.url} is not compressed`);
      expectThat(Boolean(answer.headers.get('cache-control')?.includes('immutable')), `${answer.url} is not kept`);
    },
  },
  {
    name: 'the page is told where to find support',
    run: async ({ url }) => {
      const answer = await get(`${url}/runtime-config.json`);
      expectStatus(answer, 200);
      const { supportEmail } = (await answer.json()) as { readonly supportEmail?: unknown };
      expectThat(typeof supportEmail === 'string', '/runtime-config.json names no supportEmail');
    },
  },
  {
    name: 'the API refuses plain HTTP, which carries cookies in the clear',
    needs: 'https',
    run: async ({ url }) => {
      const answer = await get(`${url.replace(/^https:/, 'http:')}/api/health`);
      expectThat(answer.status === 403, `plain HTTP to the API answers ${answer.status}, not 403`);
    },
  },
  {
    name: 'the page’s plain HTTP leads to HTTPS',
    needs: 'https',
    run: async ({ url }) => {
      const answer = await get(url.replace(/^https:/, 'http:'));
      expectThat([301, 302, 307, 308].includes(answer.status), `plain HTTP answers ${answer.status}`);
      expectThat(Boolean(answer.headers.get('location')?.startsWith('https://')), 'plain HTTP leads elsewhere');
    },
  },
  {
    name: 'nobody is let in unknown, unless public mode is on',
    run: async ({ url }) => {
      if (await isPublic(url)) expectStatus(await get(`${url}/api/analyses`), 200);
      else await expectError(await get(`${url}/api/analyses`), 401, 'unauthenticated');
      await expectError(await get(`${url}/api/admin/users`), 401, 'unauthenticated');
    },
  },
  {
    name: 'a path that is not there is 404 as JSON',
    run: async ({ url }) => expectError(await get(`${url}/api/nothing-here`), 404, 'not_found'),
  },
  {
    name: 'the method that streams its answers gives an error with its status, as any other',
    run: async ({ url }) => {
      const answer = await postJson(`${url}/api/analyze`, { clauseText: ' ' }, { accept: 'text/event-stream' });
      if (await isPublic(url)) await expectError(answer, 400, 'invalid_request');
      else await expectError(answer, 401, 'unauthenticated');
    },
  },
  {
    name: 'an unknown address and a wrong password get one answer',
    run: async ({ url, person }) => {
      const emails = [`${randomUUID()}@example.com`, ...(person ? [person.email] : [])];
      for (const email of emails) {
        const answer = await postJson(`${url}/api/auth/login`, { email, password: `Wrong-${randomUUID()}1` });
        await expectError(answer, 401, 'invalid_credentials');
      }
    },
  },
  {
    name: 'the firewall refuses an attack with 403 as JSON',
    needs: 'https',
    run: async ({ url }) =>
      expectError(
        await get(`${url}/api/health?q=${encodeURIComponent('<script>alert(1)</script>')}`),
        403,
        'forbidden',
      ),
  },
  {
    name: 'the API answers nobody who comes past the edge',
    needs: 'api',
    run: async ({ api = '' }) => expectError(await get(`${api.replace(/\/$/, '')}/api/health`), 403, 'forbidden'),
  },
  {
    name: 'the firewall before the API refuses who comes past the edge, before any function runs',
    needs: 'api',
    run: async ({ api = '' }) => {
      const url = `${api.replace(/\/$/, '')}/api/health`;
      for (const headers of [{}, { 'x-origin-key': 'guessed' }] as readonly Record<string, string>[]) {
        const body = errorBodySchema.safeParse(await (await get(url, { headers })).json().catch(() => undefined));
        expectThat(body.data?.requestId === 'edge', `${url} is not answered by the firewall`);
      }
    },
  },
  {
    name: 'signing in gives safe cookies, another site’s page gets 403, signing out ends the session',
    needs: 'person',
    run: async ({ url, person }) => {
      const cookie = await signIn(url, person!);
      expectStatus(await get(`${url}/api/auth/user`, { headers: { cookie } }), 200);
      const foreign = { cookie, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
      await expectError(
        await postJson(`${url}/api/upload/presign`, { filename: 'a.pdf', size: 5_000_000 }, foreign),
        403,
        'forbidden',
      );
      expectStatus(await postJson(`${url}/api/auth/logout`, {}, { cookie }), 200);
      expectStatus(await get(`${url}/api/auth/user`, { headers: { cookie } }), 401);
    },
  },
  {
    name: 'the user pool answers nobody who comes past the API',
    needs: 'person',
    run: async ({ url, person }) => {
      const cookie = await signIn(url, person!);
      const [token, refresh] = ['__Host-identity', '__Host-refresh'].map(
        (name) => new RegExp(`${name}=([^;]+)`).exec(cookie)?.[1] ?? '',
      ) as [string, string];
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as PoolClaims;
      // An address nobody has: should the pool answer after all, nobody is mailed.
      await expectPoolRefuses(claims, 'ForgotPassword', { Username: `${randomUUID()}@example.com` });
      await expectPoolRefuses(claims, 'InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: refresh },
      });
    },
  },
  {
    name: 'storage lets no page in but this one',
    needs: 'person',
    run: async ({ url, person }) => {
      const cookie = await signIn(url, person!);
      const file = { filename: 'smoke.txt', size: 5_000_000 };
      const presigned = await postJson(`${url}/api/upload/presign`, file, { cookie });
      expectStatus(presigned, 200);
      const { url: storage } = (await presigned.json()) as { readonly url: string };
      const allowed = async (origin: string): Promise<string | null> => {
        const headers = { origin, 'access-control-request-method': 'POST' };
        return (await get(storage, { method: 'OPTIONS', headers })).headers.get('access-control-allow-origin');
      };
      expectThat((await allowed(url)) === url, 'storage does not let the page send large files');
      for (const origin of ['https://d000000000000.cloudfront.net', 'https://elsewhere.example'])
        expectThat((await allowed(origin)) === null, `storage lets pages of ${origin} in`);
    },
  },
  {
    name: 'a large file goes straight to storage and is read from there',
    needs: 'person',
    run: async ({ url, person }) => {
      const cookie = await signIn(url, person!);
      const text = 'The supplier shall keep all information confidential. '.repeat(90_000);
      const file = new Blob([text], { type: 'text/plain' });
      const presigned = await postJson(
        `${url}/api/upload/presign`,
        { filename: 'smoke.txt', size: file.size },
        { cookie },
      );
      expectStatus(presigned, 200);
      const upload = (await presigned.json()) as { url: string; fields: Record<string, string>; key: string };
      const form = new FormData();
      for (const [field, value] of Object.entries(upload.fields)) form.append(field, value);
      form.append('file', file);
      const stored = await get(upload.url, { method: 'POST', body: form, headers: { origin: url } });
      expectThat(stored.ok, `storage answers ${stored.status} to a presigned upload`);
      const read = await postJson(`${url}/api/upload`, { key: upload.key, filename: 'smoke.txt' }, { cookie });
      // Longer than a clause may be: being told so proves that it was read.
      await expectError(read, 413, 'too_large');
    },
  },
];
