import path from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerRequest, WorkerSettings } from './function-worker.ts';

/** One Lambda: its code, its limits and its environment. */
export interface LocalFunction {
  readonly name: string;
  /** A directory whose `index.mjs` exports `handler`. */
  readonly directory: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** Asked for when an instance starts, which no function does before it is called. */
  readonly environment: () => Readonly<Record<string, string>>;
}

/** What became of an invocation. The payload is the handler's answer as JSON. */
export type Outcome =
  { readonly kind: 'answered'; readonly payload: string } | { readonly kind: 'failed'; readonly reason: string };

export interface FunctionPool {
  /**
   * Runs the function once; waits for a free worker where all are busy. Never rejects.
   * @param options.signal ends the waiting: an invocation that has begun goes on, as on Lambda
   */
  readonly invoke: (options: {
    readonly payload: string;
    readonly requestId: string;
    readonly signal: AbortSignal;
  }) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

interface Invocation {
  readonly payload: string;
  readonly requestId: string;
  readonly settle: (outcome: Outcome) => void;
}

interface Instance {
  readonly worker: Worker;
  isLoading: boolean;
  current: Invocation | undefined;
  timers: readonly NodeJS.Timeout[];
  idleSince: number;
}

const maxWorkers = 16;
const idleMs = 60_000;
const sweepMs = 15_000;
const memoryCheckMs = 200;
const mebibyte = 1024 * 1024;

/**
 * Runs one function in worker threads: one invocation at a time in each, more threads as they are needed, and idle
 * ones ended after a minute. One thread loads its code at a time, so that a rush of calls is not answered by loading
 * alone. A worker that overruns its time or memory is ended; the others go on.
 * @param log takes the lines the function writes
 */
export const createFunctionPool = (lambda: LocalFunction, log: (line: string) => void): FunctionPool => {
  const instances = new Set<Instance>();
  const queue: Invocation[] = [];
  let isClosed = false;

  const startInstance = (): Instance => {
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
      resourceLimits: { maxOldGenerationSizeMb: lambda.memoryMb },
    });
    const instance: Instance = { worker, isLoading: true, current: undefined, timers: [], idleSince: Date.now() };
    for (const input of [worker.stdout, worker.stderr]) createInterface({ input }).on('line', log);
    worker.on('message', (answer: WorkerAnswer) => {
      instance.isLoading = false;
      if (answer === 'ready') {
        assign();
        return;
      }
      settle(
        instance,
        'payload' in answer
          ? { kind: 'answered', payload: answer.payload }
          : { kind: 'failed', reason: `threw ${answer.error}` },
      );
      assign();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      end(instance, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'ran out of memory' : `died of ${error.name}`);
    });
    worker.on('exit', () => end(instance, 'exited'));
    instances.add(instance);
    return instance;
  };

  const settle = (instance: Instance, outcome: Outcome): void => {
    instance.timers.forEach((timer) => clearInterval(timer));
    instance.timers = [];
    instance.current?.settle(outcome);
    instance.current = undefined;
    instance.idleSince = Date.now();
  };

  const end = (instance: Instance, reason: string): void => {
    if (!instances.delete(instance)) return;
    settle(instance, { kind: 'failed', reason });
    void instance.worker.terminate();
    assign();
  };

  const run = (instance: Instance, invocation: Invocation): void => {
    const timeoutMs = lambda.timeoutSeconds * 1000;
    instance.current = invocation;
    instance.timers = [
      setTimeout(() => end(instance, `timed out after ${lambda.timeoutSeconds} s`), timeoutMs),
      setInterval(() => void checkMemory(instance), memoryCheckMs),
    ];
    const request: WorkerRequest = {
      payload: invocation.payload,
      requestId: invocation.requestId,
      deadlineMs: Date.now() + timeoutMs,
    };
    instance.worker.postMessage(request);
  };

  // The limit of a worker holds for its heap; what lies beside it (buffers) counts on Lambda too.
  const checkMemory = async (instance: Instance): Promise<void> => {
    const heap = await instance.worker.getHeapStatistics().catch(() => undefined);
    if (heap === undefined || instance.current === undefined) return;
    const used = heap.used_heap_size + heap.external_memory;
    if (used > lambda.memoryMb * mebibyte) end(instance, 'ran out of memory');
  };

  const assign = (): void => {
    while (queue.length > 0 && !isClosed) {
      const idle = [...instances].find(({ current }) => current === undefined);
      const isFull = instances.size >= maxWorkers || [...instances].some(({ isLoading }) => isLoading);
      if (idle === undefined && isFull) return;
      const invocation = queue.shift();
      if (invocation !== undefined) run(idle ?? startInstance(), invocation);
    }
  };

  const sweep = setInterval(() => {
    const idle = [...instances].filter(({ current }) => current === undefined);
    const spare = instances.size > idle.length ? idle : idle.slice(1);
    for (const instance of spare) {
      if (Date.now() - instance.idleSince > idleMs) end(instance, 'was idle');
    }
  }, sweepMs);
  sweep.unref();

  return {
    invoke: ({ payload, requestId, signal }) =>
      new Promise((settleInvocation) => {
        if (isClosed) {
          settleInvocation({ kind: 'failed', reason: 'was closed' });
          return;
        }
        const invocation = { payload, requestId, settle: settleInvocation };
        queue.push(invocation);
        signal.addEventListener('abort', () => {
          const place = queue.indexOf(invocation);
          if (place < 0) return;
          queue.splice(place, 1);
          settleInvocation({ kind: 'failed', reason: 'was not waited for' });
        });
        assign();
      }),
    close: async () => {
      isClosed = true;
      clearInterval(sweep);
      queue.splice(0).forEach((invocation) => invocation.settle({ kind: 'failed', reason: 'was closed' }));
      const workers = [...instances].map(({ worker }) => worker);
      [...instances].forEach((instance) => end(instance, 'was closed'));
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
};
