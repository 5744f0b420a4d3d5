import { Worker } from 'node:worker_threads';
import type { RecognitionAnswer, RecognitionRequest } from './recognition.ts';

type Outcome = Exclude<RecognitionAnswer, { readonly drawn: true }>;

/** Reads pages, several of them at once. */
export interface PageReader {
  /** Reads the bytes of one page; an error of Textract's where that cannot be. Never rejects. */
  readonly read: (bytes: Uint8Array) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/** What the thread works on at once: it has as many recognisers. */
const mostAtOnce = 2;
/** The most calls that wait; whoever comes later is told to come again, as Textract does. */
const mostWaiting = 60;
/** The longest a page may take to become a picture, and then to be read, in milliseconds: most take a tenth of it. */
const drawingMs = 8_000;
const readingMs = 25_000;

interface Call {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly settle: (outcome: Outcome) => void;
  timer?: NodeJS.Timeout;
}

/** Starts a thread that reads pages, and passes on what it says and that it failed, each with the thread it comes from. */
const startThread = (
  onAnswer: (answer: RecognitionAnswer, from: Worker) => void,
  onError: (from: Worker) => void,
): Worker => {
  const worker = new Worker(new URL('./recognition.ts', import.meta.url), { execArgv: [] });
  worker.on('message', (answer: RecognitionAnswer) => onAnswer(answer, worker));
  worker.on('error', () => onError(worker));
  return worker;
};

/**
 * Has pages read in a thread, two at a time and the others in their turn. A page that takes more than a page can need is
 * refused and the thread ended, for nothing else stops it; what it read beside that begins again in the next one.
 */
export const createPageReader = (): PageReader => {
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

  const failAll = (): void => {
    for (const id of running.keys()) finish(id, { id, error: 'InternalServerError' });
  };

  const limit = (call: Call, milliseconds: number): void => {
    clearTimeout(call.timer);
    call.timer = setTimeout(() => {
      finish(call.id, { id: call.id, error: 'BadDocumentException' });
      void end();
      next();
    }, milliseconds);
  };

  const take = (answer: RecognitionAnswer, from: Worker): void => {
    const call = running.get(answer.id);
    if (from !== worker || call === undefined) return;
    if ('drawn' in answer) {
      limit(call, readingMs);
      return;
    }
    finish(answer.id, answer);
    next();
  };

  const giveUp = (from: Worker): void => {
    if (from !== worker) return;
    // Which of them it was is not known; each is told to come again.
    failAll();
    void end();
    next();
  };

  const next = (): void => {
    while (running.size < mostAtOnce) {
      const call = waiting.shift();
      if (call === undefined) return;
      running.set(call.id, call);
      limit(call, drawingMs);
      worker ??= startThread(take, giveUp);
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
      failAll();
      await end();
    },
  };
};
