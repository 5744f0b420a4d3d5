import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Writable } from 'node:stream';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { AnalyzeResponse } from '../../../shared/analysis.ts';
import { routes } from '../../../shared/routes.ts';
import { startSecrets } from '../../support/secrets-server.ts';

type Event = APIGatewayProxyEvent;
type Run = (event: Event, stream: Writable, context: Context) => Promise<void>;

/** What Lambda's runtime makes of a stream: the status and headers are told apart from what follows. */
class Answer extends Writable {
  prelude: unknown;
  readonly written: string[] = [];

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.written.push(chunk.toString('utf8'));
    done();
  }
}
const from = (stream: Answer, prelude: unknown): Answer => Object.assign(stream, { prelude });
Object.assign(globalThis, { awslambda: { streamifyResponse: (run: Run) => run, HttpResponseStream: { from } } });

const analysis = { analysisId: 'a-1', secret: 'x' } as unknown as AnalyzeResponse;

describe('a handler that streams', () => {
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  let product: typeof import('../../../functions/http/streamed-endpoint.ts');
  let AppError: (typeof import('../../../functions/core/app-error.ts'))['AppError'];
  let logged: string[];

  beforeAll(async () => {
    secrets = await startSecrets();
    process.env['PUBLIC_MODE'] = 'true';
    product = await import('../../../functions/http/streamed-endpoint.ts');
    ({ AppError } = await import('../../../functions/core/app-error.ts'));
  });
  afterAll(() => secrets.close());
  beforeEach(() => {
    logged = [];
    const take = (line: unknown): void => void logged.push(String(line));
    jest.spyOn(console, 'info').mockImplementation(take);
    jest.spyOn(console, 'error').mockImplementation(take);
  });
  afterEach(() => void jest.restoreAllMocks());

  const event = (changes: Partial<Event> = {}): Event =>
    ({
      httpMethod: 'POST',
      path: '/api/analyze',
      headers: {
        'x-origin-key': secrets.originKey,
        'x-viewer-host': 'app.example',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ clauseText: 'x' }),
      isBase64Encoded: false,
      requestContext: { requestTimeEpoch: Date.now() },
      ...changes,
    }) as Event;
  const context = (remainingMs = 170_000) =>
    ({ awsRequestId: 'request-1', getRemainingTimeInMillis: () => remainingMs }) as Context;

  type Handle = Parameters<typeof product.streamedEndpoint<typeof routes.analyzeClause>>[1];
  const run = async (handle: Handle, given = event(), answer = new Answer()): Promise<Answer> => {
    const handler = product.streamedEndpoint(routes.analyzeClause, handle) as unknown as Run;
    await handler(given, answer, context());
    return answer;
  };
  /** An event, without holding to what an analysis is. */
  const told = (data: object) => ({ event: 'finding', data }) as never;

  it('GIVEN an answer that is whole THEN it is sent with its status, headers and cookies, as any other handler’s', async () => {
    const schema = jest.spyOn(routes.analyzeClause.response.schema, 'parse').mockReturnValue(analysis);
    const { prelude, written, writableFinished } = await run(() => ({ json: analysis }));
    schema.mockRestore();
    expect(prelude).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      multiValueHeaders: { 'set-cookie': [expect.stringContaining('__Host-visitor=')] },
    });
    expect(written.join('')).toBe(JSON.stringify(analysis));
    expect(writableFinished).toBe(true);
  });

  it('GIVEN an error before the first event THEN it is the answer, with its status', async () => {
    const { prelude, written } = await run(() => {
      throw new AppError('limit_reached', 'No more today.');
    });
    expect(prelude).toMatchObject({ statusCode: 402, headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(written.join(''))).toMatchObject({ code: 'limit_reached', requestId: 'request-1' });
  });

  it('GIVEN events THEN each is sent as it comes, without what the contract does not name, and the end leaves a line in the log', async () => {
    const answer = new Answer();
    const seen: number[] = [];
    async function* events() {
      seen.push(answer.written.length);
      yield told({ id: '0#0', title: 'One\nline', level: 'high', secret: 'x' });
      await Promise.resolve();
      seen.push(answer.written.length);
      yield told({ id: '0#1', title: 'Two', level: 'low' });
    }
    await run(() => ({ events }), event(), answer);
    expect(answer.prelude).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/event-stream' } });
    expect(answer.written.filter((text) => text !== '')).toEqual([
      'event: finding\ndata: {"id":"0#0","title":"One\\nline","level":"high"}\n\n',
      'event: finding\ndata: {"id":"0#1","title":"Two","level":"low"}\n\n',
    ]);
    expect(seen[1]! - seen[0]!).toBe(1);
    expect(logged.at(-1)).toMatch(/"route":"POST \/api\/analyze","statusCode":200,"ms":\d+,"events":2/);
    expect(logged.join('')).not.toContain('One');
  });

  it.each([
    ['foreseen', () => new AppError('conflict', 'Please ask again.'), 'conflict'],
    ['unforeseen', () => new TypeError('clause: Northwind shall pay'), 'internal'],
  ])(
    'GIVEN an error nobody has %s THEN it is the last event, and nothing of it leaves that should not',
    async (_, make, code) => {
      async function* events() {
        yield told({ id: '0#0', title: 'One', level: 'high' });
        await Promise.resolve();
        throw make();
      }
      const { written, writableFinished } = await run(() => ({ events }));
      const [, data] = /^event: error\ndata: (.+)\n\n$/.exec(written.at(-1) ?? '') ?? [];
      expect(JSON.parse(data ?? '')).toMatchObject({ code, requestId: 'request-1' });
      expect(writableFinished).toBe(true);
      expect(logged.at(-1)).toContain(`"code":"${code}"`);
      expect([...written, ...logged].join('')).not.toContain('Northwind');
    },
  );

  it('GIVEN nothing to tell for long THEN comments keep the connection, until the end', async () => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'],
    });
    const answer = new Answer();
    async function* events() {
      jest.advanceTimersByTime(product.heartbeatMs * 3);
      await Promise.resolve();
      yield told({ id: '0#0', title: 'One', level: 'high' });
    }
    await run(() => ({ events }), event(), answer);
    jest.advanceTimersByTime(product.heartbeatMs * 3);
    jest.useRealTimers();
    expect(answer.written.filter((text) => text.startsWith(':'))).toEqual([':\n\n', ':\n\n', ':\n\n']);
  });

  it('GIVEN a caller who left THEN what the events tell of is made to its end', async () => {
    const answer = new Answer();
    let isMade = false;
    async function* events() {
      yield told({ id: '0#0', title: 'One', level: 'high' });
      answer.destroy(new Error('the connection is gone'));
      await new Promise((resolve) => setImmediate(resolve));
      yield told({ id: '0#1', title: 'Two', level: 'high' });
      isMade = true;
    }
    await run(() => ({ events }), event(), answer);
    expect(isMade).toBe(true);
  });

  it('GIVEN a function that may run for minutes THEN the answer begins within 29 s of the call, and the events have the rest', async () => {
    const deadlines: number[] = [];
    const now = Date.now();
    async function* events(endsAtMs: number) {
      deadlines.push(endsAtMs - now);
      await Promise.resolve();
      yield told({ id: '0#0', title: 'One', level: 'high' });
    }
    const requestContext = { requestTimeEpoch: now - 4_000 } as Event['requestContext'];
    await run(({ deadlineMs }) => {
      deadlines.push(deadlineMs - now);
      return { events };
    }, event({ requestContext }));
    const [answerBy, eventsBy] = deadlines;
    expect(answerBy).toBeGreaterThan(23_000);
    expect(answerBy).toBeLessThanOrEqual(25_000);
    expect(eventsBy).toBeGreaterThan(165_000);
  });
});
