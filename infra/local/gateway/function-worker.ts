import { finished } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Context } from 'aws-lambda';
import { preludeEnd } from './prelude.ts';

/*
 * The thread one instance of a Lambda runs in: it takes an event as JSON, and gives the answer back as JSON, or in bits where
 * the function streams it.
 */

export interface WorkerSettings {
  readonly entry: string;
  readonly functionName: string;
  readonly memoryMb: number;
}

export interface WorkerRequest {
  readonly payload: string;
  readonly requestId: string;
  /** When the invocation is ended, in epoch milliseconds. */
  readonly deadlineMs: number;
}

/** `ready` once the code is loaded, then an answer to each request: whole, or bit by bit and then `streamed`. */
export type WorkerAnswer =
  'ready' | { readonly payload: string } | { readonly error: string } | { readonly chunk: Uint8Array } | 'streamed';

type HandlerContext = Omit<Context, 'done' | 'fail' | 'succeed'>;
type Handler = (event: unknown, context: HandlerContext) => Promise<object>;
type StreamingHandler = (event: unknown, stream: Writable, context: HandlerContext) => Promise<void>;

const { entry, functionName, memoryMb } = workerData as WorkerSettings;

/** The context without its deprecated callbacks, which no handler uses. */
const contextOf = ({ requestId, deadlineMs }: WorkerRequest): HandlerContext => ({
  callbackWaitsForEmptyEventLoop: true,
  functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
  memoryLimitInMB: String(memoryMb),
  awsRequestId: requestId,
  logGroupName: `/aws/lambda/${functionName}`,
  logStreamName: 'local',
  getRemainingTimeInMillis: () => Math.max(0, deadlineMs - Date.now()),
});

if (parentPort === null) throw new Error('This module runs in a worker thread.');
const port = parentPort;

const streaming = new Set<unknown>();

/** What Lambda's runtime gives to functions that stream: their answer begins with its status and headers, and eight zeros. */
const awslambda = {
  streamifyResponse: (handler: StreamingHandler): StreamingHandler => {
    streaming.add(handler);
    return handler;
  },
  HttpResponseStream: {
    from: (stream: Writable, prelude: unknown): Writable => {
      stream.write(JSON.stringify(prelude));
      stream.write(new Uint8Array(preludeEnd));
      return stream;
    },
  },
};
Object.assign(globalThis, { awslambda });

const streamAnswer = async (
  handler: StreamingHandler,
  event: unknown,
  context: HandlerContext,
): Promise<WorkerAnswer> => {
  const stream = new Writable({
    write: (chunk: Uint8Array, _, done) => {
      port.postMessage({ chunk } satisfies WorkerAnswer);
      done();
    },
  });
  await handler(event, stream, context);
  await finished(stream.end());
  return 'streamed';
};

const answerTo = async (handler: Handler | StreamingHandler, request: WorkerRequest): Promise<WorkerAnswer> => {
  const event: unknown = JSON.parse(request.payload);
  const context = contextOf(request);
  if (streaming.has(handler)) return streamAnswer(handler as StreamingHandler, event, context);
  return { payload: JSON.stringify(await (handler as Handler)(event, context)) };
};

const loading = import(pathToFileURL(entry).href) as Promise<{ readonly handler: Handler }>;

void loading.then(
  () => port.postMessage('ready' satisfies WorkerAnswer),
  () => undefined,
);

port.on('message', (request: WorkerRequest) => {
  void loading
    .then(({ handler }) => answerTo(handler, request))
    .catch((error: unknown): WorkerAnswer => ({ error: error instanceof Error ? error.name : typeof error }))
    .then((answer) => port.postMessage(answer));
});
