import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Context } from 'aws-lambda';

/* The thread one instance of a Lambda runs in: it takes an event as JSON, and gives the answer back as JSON. */

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

/** `ready` once the code is loaded, then an answer to each request. */
export type WorkerAnswer = 'ready' | { readonly payload: string } | { readonly error: string };

type HandlerContext = Omit<Context, 'done' | 'fail' | 'succeed'>;
type Handler = (event: unknown, context: HandlerContext) => Promise<object>;

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
const loading = import(pathToFileURL(entry).href) as Promise<{ readonly handler: Handler }>;

void loading.then(
  () => port.postMessage('ready' satisfies WorkerAnswer),
  () => undefined,
);

port.on('message', (request: WorkerRequest) => {
  void loading
    .then(({ handler }) => handler(JSON.parse(request.payload), contextOf(request)))
    .then((result): WorkerAnswer => ({ payload: JSON.stringify(result) }))
    .catch((error: unknown): WorkerAnswer => ({ error: error instanceof Error ? error.name : typeof error }))
    .then((answer) => port.postMessage(answer));
});
