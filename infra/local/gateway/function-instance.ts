import path from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerRequest, WorkerSettings } from './function-worker.ts';
import type { LocalFunction, Outcome } from './local-function.ts';
import type { Invocation } from './waiting-calls.ts';

/** One instance of a function: a worker thread that runs one invocation at a time. */
export interface FunctionInstance {
  readonly worker: Worker;
  /** Whether it has not yet loaded its code. */
  readonly isLoading: () => boolean;
  readonly isBusy: () => boolean;
  /** Since when it does nothing, in epoch milliseconds, where it is not busy. */
  readonly idleSince: () => number;
  /** Runs an invocation, which is settled by its answer, or where the instance ends. */
  readonly run: (invocation: Invocation) => void;
  /** Ends it; what it is at fails with the reason. Does nothing the second time. */
  readonly end: (reason: string) => void;
}

interface InstanceEvents {
  /** It has loaded its code. */
  readonly onReady: () => void;
  /** What it was at has its outcome. */
  readonly onSettled: () => void;
  /** It takes no more invocations; its room is free once `gone` is fulfilled. */
  readonly onEnd: (instance: FunctionInstance, gone: Promise<unknown>) => void;
}

/**
 * What a worker's newest objects may fill before they are swept, in MB. Left to itself each worker fills 48, nearly all
 * of it garbage, and a flood of calls makes a dozen workers.
 */
const youngMb = 12;
const memoryCheckMs = 200;
const mebibyte = 1024 * 1024;

const startWorker = (lambda: LocalFunction, log: (line: string) => void): Worker => {
  const settings: WorkerSettings = {
    entry: path.join(lambda.directory, 'index.mjs'),
    functionName: lambda.name,
    memoryMb: lambda.memoryMb,
  };
  const worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
    name: lambda.name,
    workerData: settings,
    env: { ...lambda.environment() },
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: lambda.memoryMb, maxYoungGenerationSizeMb: youngMb },
  });

  for (const input of [worker.stdout, worker.stderr]) createInterface({ input }).on('line', log);
  return worker;
};

const outcomeOf = (answer: Exclude<WorkerAnswer, 'ready' | { readonly chunk: Uint8Array }>): Outcome => {
  if (answer === 'streamed') return { kind: 'streamed' };
  return 'payload' in answer
    ? { kind: 'answered', payload: answer.payload }
    : { kind: 'failed', reason: `threw ${answer.error}` };
};

/** Whether a worker holds more than so many MB, in its heap or beside it (buffers), which counts on Lambda too. */
const holdsMoreThan = async (worker: Worker, memoryMb: number): Promise<boolean> => {
  const heap = await worker.getHeapStatistics().catch(() => undefined);
  return heap !== undefined && heap.used_heap_size + heap.external_memory > memoryMb * mebibyte;
};

/** What an instance is at: one invocation with what ends it, or nothing. */
const createWork = () => {
  let current: Invocation | undefined;
  let timers: readonly NodeJS.Timeout[] = [];
  let idleSince = Date.now();
  return {
    current: () => current,
    idleSince: () => idleSince,
    begin: (invocation: Invocation, ending: readonly NodeJS.Timeout[]): void => {
      invocation.stopWaiting();
      current = invocation;
      timers = ending;
    },
    settle: (outcome: Outcome): void => {
      timers.forEach((timer) => clearInterval(timer));
      timers = [];
      current?.settle(outcome);
      current = undefined;
      idleSince = Date.now();
    },
  };
};

/**
 * Starts an instance of a function. One that overruns its time or memory is ended.
 * @param log takes the lines the function writes
 */
export const startInstance = (
  lambda: LocalFunction,
  log: (line: string) => void,
  { onReady, onSettled, onEnd }: InstanceEvents,
): FunctionInstance => {
  const worker = startWorker(lambda, log);
  const work = createWork();
  let isLoading = true;
  let hasEnded = false;

  const end = (reason: string): void => {
    if (hasEnded) return;
    hasEnded = true;
    work.settle({ kind: 'failed', reason });
    onEnd(instance, worker.terminate());
  };

  const checkMemory = async (): Promise<void> => {
    if ((await holdsMoreThan(worker, lambda.memoryMb)) && work.current() !== undefined) end('ran out of memory');
  };

  const run = (invocation: Invocation): void => {
    const timeoutMs = lambda.timeoutSeconds * 1000;
    work.begin(invocation, [
      setTimeout(() => end(`timed out after ${lambda.timeoutSeconds} s`), timeoutMs),
      setInterval(() => void checkMemory(), memoryCheckMs),
    ]);
    const { payload, requestId, endsAtMs } = invocation;
    const deadlineMs = Math.min(Date.now() + timeoutMs, endsAtMs);
    worker.postMessage({ payload, requestId, deadlineMs } satisfies WorkerRequest);
  };

  worker.on('message', (answer: WorkerAnswer) => {
    isLoading = false;
    if (answer === 'ready') {
      onReady();
      return;
    }
    if (typeof answer === 'object' && 'chunk' in answer) {
      work.current()?.onChunk?.(answer.chunk);
      return;
    }
    work.settle(outcomeOf(answer));
    onSettled();
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'ran out of memory' : `died of ${error.name}`),
  );
  worker.on('exit', () => end('exited'));

  const instance: FunctionInstance = {
    worker,
    isLoading: () => isLoading,
    isBusy: () => work.current() !== undefined,
    idleSince: work.idleSince,
    run,
    end,
  };
  return instance;
};
