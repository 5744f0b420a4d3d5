import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { createWebServer } from '../../../infra/local/gateway/serve-web.ts';
import type { GatewayRoute } from '../../../infra/local/gateway/serve-api.ts';
import { type Gateway, startGateway } from '../../../infra/local/gateway/start-gateway.ts';
import { eventually } from '../../support/eventually.ts';

const mebibyte = 1024 * 1024;
/** How long the gateway waits for a function: less than most of them may take, and long on a machine that has much to do. */
const waitsMs = 4000;
let directory: string;
let gateway: Gateway;
const lines: string[] = [];

/** The handlers behind the gateway, as a bundle holds them. */
const handlers = {
  echo: `export const handler = async (event, context) => ({
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event, requestId: context.awsRequestId, remaining: context.getRemainingTimeInMillis(), memory: context.memoryLimitInMB, environment: process.env }),
  });`,
  mirror: `export const handler = async (event) => ({ statusCode: 200, headers: { 'content-type': 'application/pdf' }, body: event.body ?? '', isBase64Encoded: event.isBase64Encoded });`,
  item: `export const handler = async (event) => ({ statusCode: 200, body: JSON.stringify(event.pathParameters) });`,
  note: `export const handler = async (event) => {
      console.log('ran ' + event.queryStringParameters.number);
      await new Promise((done) => setTimeout(done, 100));
      return { statusCode: 200, body: '' };
    };`,
  // Answers at once, sleeps, spins, fills memory or fails, as the query says.
  behave: `let calls = 0;
    export const handler = async (event) => {
      const { how, size } = event.queryStringParameters ?? {};
      calls += 1;
      if (how === 'sleep') await new Promise((done) => setTimeout(done, 60_000));
      if (how === 'pause') await new Promise((done) => setTimeout(done, 300));
      if (how === 'spin') for (;;) calls += 0;
      if (how === 'heap') { const all = []; for (;;) all.push(new Array(100_000).fill(Math.random())); }
      if (how === 'buffers') { const all = []; for (;;) { all.push(Buffer.alloc(10_000_000, 1)); await new Promise((done) => setTimeout(done, 20)); } }
      if (how === 'throw') throw new Error('the text of a contract');
      if (how === 'exit') process.exit(1);
      if (how === 'odd') return { statusCode: 'fine' };
      return { statusCode: 200, multiValueHeaders: { 'set-cookie': ['a=1', 'b=2'] }, body: size ? 'x'.repeat(Number(size)) : String(calls) };
    };`,
};

/** Handlers that stream their answers, as Lambda's runtime runs them. */
const streamingHandlers = {
  stream: `const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    export const handler = awslambda.streamifyResponse(async (event, stream, context) => {
      const { how } = event.queryStringParameters ?? {};
      if (how === 'throw') throw new Error('the text of a contract');
      if (how === 'bare') { stream.write('no status'); stream.end(); return; }
      const headers = { 'content-type': 'text/event-stream' };
      const out = awslambda.HttpResponseStream.from(stream, { statusCode: 201, headers, multiValueHeaders: { 'set-cookie': ['a=1', 'b=2'] } });
      out.write('first;' + context.getRemainingTimeInMillis() + ';' + event.requestContext.requestTimeEpoch);
      if (how === 'fall') { await wait(100); throw new Error('the text of a contract'); }
      const bits = how === 'long' ? 16 : 1;
      for (let bit = 0; bit < bits; bit += 1) { await wait(how === 'silent' ? 10_000 : 250); out.write(';next'); }
      console.log('streamed ' + how);
      out.end();
    });`,
  whole: handlers.item,
};

const functionOf = (
  name: keyof typeof handlers | keyof typeof streamingHandlers,
  timeoutSeconds: number,
): GatewayRoute['lambda'] => ({
  name,
  directory: path.join(directory, name),
  memoryMb: 128,
  timeoutSeconds,
  environment: () => ({ SETTING: name }),
});

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  for (const [name, code] of Object.entries({ ...handlers, ...streamingHandlers })) {
    await mkdir(path.join(directory, name));
    await writeFile(path.join(directory, name, 'index.mjs'), code);
  }
  const web = path.join(directory, 'web');
  await mkdir(path.join(web, 'assets'), { recursive: true });
  await writeFile(path.join(web, 'index.html'), '<title>page</title>');
  await writeFile(path.join(web, 'assets/app-abc123.js'), 'let plain;');
  await writeFile(path.join(web, 'assets/app-abc123.js.br'), 'compressed');
  await writeFile(path.join(directory, 'outside.txt'), 'outside');
  gateway = await startGateway({
    port: 0,
    routes: [
      { method: 'POST', path: '/api/echo', lambda: functionOf('echo', 5) },
      { method: 'POST', path: '/api/mirror', lambda: functionOf('mirror', 5) },
      { method: 'GET', path: '/api/items/{id}', lambda: functionOf('item', 5) },
      { method: 'DELETE', path: '/api/items/{id}', lambda: functionOf('item', 5) },
      { method: 'GET', path: '/api/behave', lambda: functionOf('behave', 2) },
      { method: 'GET', path: '/api/note', lambda: functionOf('note', 5) },
      { method: 'GET', path: '/api/stream', lambda: functionOf('stream', 60), events: {} },
      { method: 'GET', path: '/api/whole', lambda: functionOf('whole', 5), events: {} },
      { method: 'GET', path: '/api/unasked', lambda: functionOf('stream', 5) },
      { method: 'GET', path: '/api/slow', lambda: functionOf('behave', 60) },
    ],
    originKey: 'the-origin-key',
    headers: { 'x-frame-options': 'DENY' },
    serveWeb: createWebServer({
      root: web,
      runtimeConfig: { appName: 'Clausewise' },
    }),
    log: (line) => lines.push(line),
    timeoutMs: waitsMs,
  });
});

afterAll(async () => {
  await gateway.close();
  await rm(directory, { recursive: true });
});

const call = (method: string, target: string, init: RequestInit = {}) =>
  fetch(`${gateway.url}${target}`, { method, ...init });
const behave = (how: string) => call('GET', `/api/behave?how=${how}`);
const errorOf = async (response: Response) => ({ status: response.status, body: await response.json() });

interface Echo {
  readonly event: APIGatewayProxyEvent;
  readonly requestId: string;
  readonly remaining: number;
  readonly memory: string;
  readonly environment: Readonly<Record<string, string>>;
}

describe('a call', () => {
  it('reaches the handler as API Gateway gives it, with the headers of the edge in place of the client’s', async () => {
    const response = await call('POST', '/api/echo?tag=a&tag=b&q=x%20y', {
      body: '{"text":"§"}',
      headers: {
        'content-type': 'application/json',
        'X-Origin-Key': 'forged',
        'x-viewer-host': 'forged.example',
        'x-viewer-scheme': 'https',
        'x-viewer-address': '203.0.113.9',
      },
    });
    const { event, requestId, remaining, memory, environment } = (await response.json()) as Echo;
    expect(event).toMatchObject({
      resource: '/api/echo',
      path: '/api/echo',
      httpMethod: 'POST',
      queryStringParameters: { tag: 'b', q: 'x y' },
      multiValueQueryStringParameters: { tag: ['a', 'b'], q: ['x y'] },
      pathParameters: null,
    });
    const origin = Object.entries(event.headers).filter(([name]) => /^x-(origin|viewer)-/i.test(name));
    expect(Object.fromEntries(origin)).toEqual({
      'x-origin-key': 'the-origin-key',
      'x-viewer-scheme': 'http',
      'x-viewer-host': new URL(gateway.url).host,
      'x-viewer-address': '127.0.0.1',
    });
    expect(Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8').toString()).toBe('{"text":"§"}');
    expect(event.requestContext.requestId).toBe(requestId);
    expect(remaining).toBeGreaterThan(1000);
    expect(memory).toBe('128');
    expect(environment).toEqual({ SETTING: 'echo' });
  });

  it('carries binary bodies both ways unharmed, and several cookies', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const headers = { 'content-type': 'application/pdf', accept: 'application/pdf' };
    const response = await call('POST', '/api/mirror', { body: bytes, headers });
    expect(Buffer.compare(new Uint8Array(await response.arrayBuffer()), bytes)).toBe(0);
    expect((await behave('answer')).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('to an unknown path or with a wrong method gets JSON', async () => {
    expect(await errorOf(await call('GET', '/api/nothing'))).toEqual({
      status: 404,
      body: { error: expect.any(String), code: 'not_found', requestId: expect.any(String) },
    });
    // As API Gateway does, which cannot tell the two apart.
    expect(await errorOf(await call('PUT', '/api/items/1'))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await (await call('GET', '/api/items/a%20b')).json()).toEqual({ id: 'a%20b' });
  });

  it('leaves a line in the log without its query and its body', async () => {
    await call('POST', '/api/echo?secret=q-content', { body: 'b-content', headers: { 'content-type': 'text/plain' } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lines.join('\n')).toMatch(/^POST \/api\/echo 200 \d+ ms \d+ B$/m);
    expect(lines.join('\n')).not.toMatch(/content/);
  });
});

describe('limits', () => {
  it('a request above 10 MB is refused at the gateway', async () => {
    const response = await call('POST', '/api/echo', { body: new Uint8Array(10 * mebibyte + 1) });
    expect(await errorOf(response)).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it('a request that fits the gateway but not an invocation of 6 MB is refused', async () => {
    const pdf = { 'content-type': 'application/pdf', accept: 'application/pdf' };
    const tooLarge = await call('POST', '/api/mirror', { body: new Uint8Array(4.6 * mebibyte), headers: pdf });
    expect(await errorOf(tooLarge)).toMatchObject({ status: 413, body: { code: 'too_large' } });
    const fitting = await call('POST', '/api/mirror', { body: new Uint8Array(4 * mebibyte), headers: pdf });
    expect((await fitting.arrayBuffer()).byteLength).toBe(4 * mebibyte);
  });

  it('an answer above 6 MB becomes a 502', async () => {
    const response = await call('GET', `/api/behave?size=${6 * mebibyte}`);
    expect(await errorOf(response)).toMatchObject({ status: 502, body: { code: 'internal' } });
    expect((await call('GET', `/api/behave?size=${5 * mebibyte}`)).status).toBe(200);
  });

  it('an answer later than the gateway waits becomes a 504', async () => {
    expect(await errorOf(await call('GET', '/api/slow?how=sleep'))).toMatchObject({
      status: 504,
      body: { code: 'timeout' },
    });
  });

  it.each(['sleep', 'spin', 'heap', 'buffers', 'throw', 'exit', 'odd'])(
    'a handler that does "%s" fails alone, and the next call is served',
    async (how) => {
      const [failed, answered] = await Promise.all([behave(how), behave('answer')]);
      const { status, body } = await errorOf(failed);
      expect({ status, body }).toMatchObject({ status: 502, body: { code: 'internal' } });
      expect(JSON.stringify(body)).not.toContain('contract');
      expect(answered.status).toBe(200);
      expect((await behave('answer')).status).toBe(200);
    },
  );

  it('a worker runs one call at a time, and no more than 8 run at once', async () => {
    const startedAt = performance.now();
    const responses = await Promise.all(Array.from({ length: 20 }, () => call('GET', '/api/slow?how=pause')));
    const counts = await Promise.all(responses.map(async (response) => Number(await response.text())));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(counts.filter((count) => count === 1).length).toBeLessThanOrEqual(8);
    expect(performance.now() - startedAt).toBeGreaterThan(600);
  });

  it('workers of all functions together are few, what waits is bounded, and who comes beyond that gets 503 at once', async () => {
    const calls = Array.from({ length: 700 }, async (_, at) => {
      const startedAt = performance.now();
      const path = ['/api/behave?how=pause', '/api/slow?how=pause', '/api/items/1'][at % 3]!;
      const answer = await fetch(`${gateway.url}${path}`);
      await answer.arrayBuffer();
      return { status: answer.status, retry: answer.headers.get('retry-after'), ms: performance.now() - startedAt };
    });
    const answers = await Promise.all(calls);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.every(({ retry }) => Number(retry) > 0)).toBe(true);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
    expect(new Set(answers.map(({ status }) => status).filter((status) => ![200, 503, 504].includes(status)))).toEqual(
      new Set(),
    );
    expect((await fetch(`${gateway.url}/api/items/2`)).status).toBe(200);
  }, 60_000);

  it('a function is told to be done before its caller stops waiting', async () => {
    const answer = await fetch(`${gateway.url}/api/echo`, { method: 'POST', body: '{}' });
    const { remaining } = (await answer.json()) as { readonly remaining: number };
    expect(remaining).toBeLessThanOrEqual(waitsMs);
  });

  it('a call that nobody waits for any more is not begun', async () => {
    const impatient = new AbortController();
    const note = (number: number) =>
      call('GET', `/api/note?number=${number}`, number < 10 ? {} : { signal: impatient.signal });
    const calls = Array.from({ length: 40 }, (_, number) => note(number));
    const patient = Promise.all(calls.slice(0, 10));
    const left = Promise.allSettled(calls.slice(10));
    await calls[0];
    impatient.abort();
    expect((await left).some(({ status }) => status === 'rejected')).toBe(true);
    expect((await patient).every(({ status }) => status === 200)).toBe(true);
    expect((await call('GET', '/api/note?number=40')).status).toBe(200);
    const ran = lines.filter((line) => line.startsWith('ran ')).map((line) => Number(line.slice(4)));
    expect(ran).toEqual(expect.arrayContaining([0, 9, 40]));
    // At most as many as there are workers had begun when the first answered; the others left the line.
    expect(ran.length).toBeLessThan(30);
  });
});

describe('an answer that is streamed', () => {
  const stream = (how: string, init?: RequestInit) => call('GET', `/api/stream?how=${how}`, init);

  it('comes bit by bit, with its status, headers and cookies first', async () => {
    const startedAt = Date.now();
    const response = await stream('well');
    expect([response.status, response.headers.get('content-type')]).toEqual([201, 'text/event-stream']);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    const reader = response.body!.getReader();
    const first = new TextDecoder().decode((await reader.read()).value);
    expect(first).toMatch(/^first;\d+;\d+$/);
    // The function has its own time, and is told when the request came.
    const [, remaining, came] = first.split(';').map(Number);
    expect(remaining).toBeGreaterThan(50_000);
    expect(came).toBeGreaterThanOrEqual(startedAt);
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(';next');
    expect((await reader.read()).done).toBe(true);
  });

  it('may take longer than the gateway waits for one that is whole, as long as it is not silent', async () => {
    const startedAt = performance.now();
    expect((await (await stream('long')).text()).match(/;next/g)).toHaveLength(16);
    expect(performance.now() - startedAt).toBeGreaterThan(3_500);
  });

  it.each(['silent', 'fall'])('that is %s in the middle is broken off', async (how) => {
    const response = await stream(how);
    expect(response.status).toBe(201);
    await expect(response.text()).rejects.toThrow();
  });

  it.each(['/api/stream?how=throw', '/api/stream?how=bare', '/api/whole', '/api/unasked'])(
    'or should be and is not, or is and should not be: %s becomes a 502',
    async (path) => {
      const { status, body } = await errorOf(await call('GET', path));
      expect({ status, body }).toMatchObject({ status: 502, body: { code: 'internal' } });
    },
  );

  it('is made to its end though its caller leaves', async () => {
    const leaving = new AbortController();
    await stream('left', { signal: leaving.signal });
    leaving.abort();
    await eventually(() => {
      expect(lines).toContain('streamed left');
      return Promise.resolve();
    });
  });
});

describe('the page', () => {
  it('is served for every path without a dot, checked each time', async () => {
    for (const target of ['/', '/recent-analyses', '/?analysis=1']) {
      const response = await call('GET', target);
      expect(await response.text()).toBe('<title>page</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('has its hashed files cached for ever, and compressed for who takes that', async () => {
    const response = await call('GET', '/assets/app-abc123.js', { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe('let plain;');
    const head = await call('HEAD', '/assets/app-abc123.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(head.headers.get('content-encoding')).toBe('br');
    expect(head.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each(['/missing.js', '/..%2foutside.txt', '/%2e%2e/outside.txt', '/assets/..%2f..%2foutside.txt', '/%00.txt'])(
    'gives nothing for %s',
    async (target) => {
      const response = await call('GET', target);
      expect([400, 404]).toContain(response.status);
      expect(await response.text()).not.toContain('outside');
    },
  );

  it('says how it is configured', async () => {
    expect(await (await call('GET', '/runtime-config.json')).json()).toEqual({ appName: 'Clausewise' });
  });
});
