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

interface Thread {
  readonly post: (request: RecognitionRequest) => void;
  /** Ends it; nothing is heard of it afterwards. */
  readonly end: () => Promise<unknown>;
}

/** Starts a thread that reads pages, and passes on what it says and that it failed. */
const startThread = (onAnswer: (answer: RecognitionAnswer) => void, onError: () => void): Thread => {
  const worker = new Worker(new URL('./recognition.ts', import.meta.url), { execArgv: [] });
  let hasEnded = false;
  worker.on('message', (answer: RecognitionAnswer) => {
    if (!hasEnded) onAnswer(answer);
  });
  worker.on('error', () => {
    if (!hasEnded) onError();
  });
  return {
    post: (request) => worker.postMessage(request),
    end: () => {
      hasEnded = true;
      return worker.terminate();
    },
  };
};

/** Calls that a thread works on, each with the time that is left for it. */
const createRunning = () => {
  const running = new Map<number, Call>();

  const finish = (id: number, outcome: Outcome): void => {
    const call = running.get(id);
    if (call === undefined) return;
    clearTimeout(call.timer);
    running.delete(id);
    call.settle(outcome);
  };

  return {
    isFull: () => running.size >= mostAtOnce,
    /** Gives a call so much time from now on; one that takes longer is refused, and `onLate` told. */
    limit: (id: number, milliseconds: number, onLate: () => void): void => {
      const call = running.get(id);
      if (call === undefined) return;
      clearTimeout(call.timer);
      call.timer = setTimeout(() => {
        finish(id, { id, error: 'BadDocumentException' });
        onLate();
      }, milliseconds);
    },
    /** Takes a call in. */
    add: (call: Call): void => void running.set(call.id, call),
    finish,
    failAll: (): void => {
      for (const id of running.keys()) finish(id, { id, error: 'InternalServerError' });
    },
    /** Takes back what is not finished, to begin again. */
    takeBack: (): readonly Call[] => {
      const calls = [...running.values()];
      for (const { timer } of calls) clearTimeout(timer);
      running.clear();
      return calls;
    },
  };
};

/**
 * Has pages read in a thread, two at a time and the others in their turn. A page that takes more than a page can need is
 * refused and the thread ended, for nothing else stops it; what it read beside that begins again in the next one.
 */
export const createPageReader = (): PageReader => {
  let thread: Thread | undefined;
  let count = 0;
  let waiting: Call[] = [];
  const running = createRunning();

  const end = async (): Promise<void> => {
    const ended = thread;
    thread = undefined;
    waiting = [...running.takeBack(), ...waiting];
    await ended?.end();
  };

  const goOn = (): void => {
    void end();
    next();
  };

  const take = (answer: RecognitionAnswer): void => {
    if ('drawn' in answer) running.limit(answer.id, readingMs, goOn);
    else {
      running.finish(answer.id, answer);
      next();
    }
  };

  const giveUp = (): void => {
    // Which of them it was is not known; each is told to come again.
    running.failAll();
    goOn();
  };

  const next = (): void => {
    while (!running.isFull()) {
      const call = waiting.shift();
      if (call === undefined) return;
      running.add(call);
      running.limit(call.id, drawingMs, goOn);
      thread ??= startThread(take, giveUp);
      thread.post({ id: call.id, bytes: call.bytes });
    }
  };

  return {
    read: (bytes) =>
      new Promise((settle) => {
        const id = (count += 1);
        if (waiting.length >= mostWaiting) settle({ id, error: 'ProvisionedThroughputExceededException' });
        else {
          waiting.push({ id, bytes, settle });
          next();
        }
      }),
    close: async () => {
      for (const { id, settle } of waiting.splice(0)) settle({ id, error: 'InternalServerError' });
      running.failAll();
      await end();
    },
  };
};
