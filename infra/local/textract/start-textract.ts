import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import { readBody } from '../gateway/read-body.ts';
import { listen, type Listening } from '../listen.ts';
import { refusalOf } from '../signature.ts';
import type { RecognitionAnswer, RecognitionRequest } from './recognition.ts';

/** The most a document sent along with a synchronous call may hold, in bytes ("Quotas in Amazon Textract"). */
const maxDocumentBytes = 10 * 1024 * 1024;
const maxRequestBytes = Math.ceil(maxDocumentBytes / 3) * 4 + 64 * 1024;

interface Reader {
  readonly read: (bytes: Uint8Array) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/** Starts Textract with DetectDocumentText for one page: PNG, JPEG or PDF bytes. Reading starts with the first call. */
export const startTextract = async (): Promise<Listening> => {
  const reader = createReader();
  const listening = await listen(
    createServer((request, response) => {
      serve(reader, request, response).catch(() => response.destroy());
    }),
  );
  return {
    ...listening,
    close: async () => {
      await listening.close();
      await reader.close();
    },
  };
};

/** What the thread works on at once: it has as many recognisers. */
const mostAtOnce = 2;
/** The most calls that wait; whoever comes later is told to come again, as Textract does. */
const mostWaiting = 60;
/** The longest a page may take to become a picture, and then to be read, in milliseconds: most take a tenth of it. */
const drawingMs = 8_000;
const readingMs = 25_000;

type Outcome = Exclude<RecognitionAnswer, { readonly drawn: true }>;

interface Call {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly settle: (outcome: Outcome) => void;
  timer?: NodeJS.Timeout;
}

/**
 * Has pages read in a thread, two at a time and the others in their turn. A page that takes more than a page can need is
 * refused and the thread ended, for nothing else stops it; what it read beside that begins again in the next one.
 */
const createReader = (): Reader => {
  let worker: Worker | undefined;
  let count = 0;
  let waiting: Call[] = [];
  const running = new Map<number, Call>();

  const end = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    for (const { timer } of running.values()) clearTimeout(timer);
    waiting = [...running.values(), ...waiting];
    running.clear();
    await ended?.terminate();
  };
  const finish = (id: number, outcome: Outcome): void => {
    const call = running.get(id);
    if (call === undefined) return;
    clearTimeout(call.timer);
    running.delete(id);
    call.settle(outcome);
  };
  const limit = (call: Call, milliseconds: number): void => {
    clearTimeout(call.timer);
    call.timer = setTimeout(() => {
      finish(call.id, { id: call.id, error: 'BadDocumentException' });
      void end();
      next();
    }, milliseconds);
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./recognition.ts', import.meta.url), { execArgv: [] });
    started.on('message', (answer: RecognitionAnswer) => {
      const call = running.get(answer.id);
      if (started !== worker || call === undefined) return;
      if ('drawn' in answer) limit(call, readingMs);
      else {
        finish(answer.id, answer);
        next();
      }
    });
    started.on('error', () => {
      if (started !== worker) return;
      // Which of them it was is not known; each is told to come again.
      for (const id of running.keys()) finish(id, { id, error: 'InternalServerError' });
      void end();
      next();
    });
    return started;
  };
  const next = (): void => {
    while (running.size < mostAtOnce) {
      const call = waiting.shift();
      if (call === undefined) return;
      running.set(call.id, call);
      limit(call, drawingMs);
      worker ??= start();
      worker.postMessage({ id: call.id, bytes: call.bytes } satisfies RecognitionRequest);
    }
  };
  return {
    read: (bytes) =>
      new Promise((settle) => {
        const id = (count += 1);
        if (waiting.length >= mostWaiting) {
          settle({ id, error: 'ProvisionedThroughputExceededException' });
          return;
        }
        waiting.push({ id, bytes, settle });
        next();
      }),
    close: async () => {
      for (const { id, settle } of waiting.splice(0)) settle({ id, error: 'InternalServerError' });
      for (const id of running.keys()) finish(id, { id, error: 'InternalServerError' });
      await end();
    },
  };
};

interface DetectDocumentText {
  readonly Document?: { readonly Bytes?: string };
}

const serve = async (reader: Reader, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() });
    response.end(JSON.stringify(body));
  };
  const body = await readBody(request, maxRequestBytes);
  // A body that is too large was not read, and is refused as such below.
  const refusal = body && refusalOf('textract', request, body);
  if (refusal !== undefined) {
    send(400, refusal);
    return;
  }
  if (request.headers['x-amz-target'] !== 'Textract.DetectDocumentText') {
    send(400, { __type: 'UnknownOperationException' });
    return;
  }
  if (body === undefined) {
    send(400, { __type: 'DocumentTooLargeException', message: 'Document too large' });
    return;
  }
  const { Document: document } = JSON.parse(body.toString('utf8')) as DetectDocumentText;
  const bytes = Buffer.from(document?.Bytes ?? '', 'base64');
  if (bytes.length < 4) {
    send(400, { __type: 'InvalidParameterException', message: 'Request has invalid parameters' });
    return;
  }
  if (bytes.length > maxDocumentBytes) {
    send(400, { __type: 'DocumentTooLargeException', message: 'Document too large' });
    return;
  }
  const answer = await reader.read(bytes);
  if ('blocks' in answer) {
    send(200, { Blocks: answer.blocks, DetectDocumentTextModelVersion: '1.0', DocumentMetadata: { Pages: 1 } });
    return;
  }
  if (answer.error === 'InternalServerError') {
    send(500, { __type: answer.error });
    return;
  }
  const isKnown = ['UnsupportedDocumentException', 'ProvisionedThroughputExceededException'].includes(answer.error);
  const type = isKnown ? answer.error : 'BadDocumentException';
  send(400, { __type: type, message: 'Request has unsupported document format' });
};
