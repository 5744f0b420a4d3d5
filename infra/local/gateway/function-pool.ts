import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { CapacityUser, SharedCapacity } from './shared-capacity.ts';
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
  | { readonly kind: 'answered'; readonly payload: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** It has not begun, and will not: too much waits, or it has waited too long to be done in time. */
  | { readonly kind: 'busy' };

export interface FunctionPool {
  /**
   * Runs the function once; waits for a free worker where all are busy. Never rejects.
   * @param options.signal ends the waiting: an invocation that has begun goes on, as on Lambda
   * @param options.endsAtMs when its caller stops waiting, in epoch milliseconds: the function is told no later time, so
   *   that it does not keep and count what nobody gets
   */
  readonly invoke: (options: {
    readonly payload: string;
    readonly requestId: string;
    readonly signal: AbortSignal;
    readonly endsAtMs: number;
  }) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

interface Invocation {
  readonly payload: string;
  readonly requestId: string;
  readonly endsAtMs: number;
  /** Since when it waits for a worker. */
  readonly sinceMs: number;
  readonly settle: (outcome: Outcome) => void;
  /** Gives up its place among those who wait. */
  readonly stopWaiting: () => void;
}

interface Instance {
  readonly worker: Worker;
  isLoading: boolean;
  current: Invocation | undefined;
  timers: readonly NodeJS.Timeout[];
  idleSince: number;
}

const maxWorkers = 8;
/** Longer than this nobody waits for a worker: what begins later could not end in time. */
const longestWaitMs = 20_000;
/**
 * Where no worker becomes free for this long, one more is started. Workers that answer one call after the other need no
 * help, and it would take the processor from them: to load its code and what it knows costs more than many short calls.
 */
const growsAfterMs = 400;
/** Workers that wait for something else than the processor are looked for this often, and helped at once. */
const looksEveryMs = 50;
/** A worker whose thread does less than this of the time waits for something. */
const waitsBelow = 0.5;
const processors = availableParallelism();
/**
 * What a worker's newest objects may fill before they are swept, in MB. Left to itself each worker fills 48, nearly all
 * of it garbage, and a flood of calls makes a dozen workers.
 */
const youngMb = 12;
const idleMs = 60_000;
const sweepMs = 15_000;
const memoryCheckMs = 200;
const mebibyte = 1024 * 1024;

/**
 * Runs one function in worker threads: one invocation at a time in each, more threads as they are needed, and idle
 * ones ended after a minute. One thread loads its code at a time, so that a rush of calls is not answered by loading
 * alone. A worker that overruns its time or memory is ended; the others go on.
 * @param log takes the lines the function writes
 * @param capacity what all functions share
 */
export const createFunctionPool = (
  lambda: LocalFunction,
  log: (line: string) => void,
  capacity: SharedCapacity,
): FunctionPool => {
  const instances = new Set<Instance>();
  const queue: Invocation[] = [];
  let isClosed = false;
  let growth: NodeJS.Timeout | undefined;
  let lastFreeMs = 0;
  let allWait = false;

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
      resourceLimits: { maxOldGenerationSizeMb: lambda.memoryMb, maxYoungGenerationSizeMb: youngMb },
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
    lastFreeMs = instance.idleSince = Date.now();
  };

  const end = (instance: Instance, reason: string): void => {
    if (!instances.delete(instance)) return;
    settle(instance, { kind: 'failed', reason });
    // Its room is free once it is gone, not before.
    void instance.worker.terminate().finally(() => capacity.giveWorkerBack());
    assign();
  };

  const run = (instance: Instance, invocation: Invocation): void => {
    const timeoutMs = lambda.timeoutSeconds * 1000;
    invocation.stopWaiting();
    instance.current = invocation;
    instance.timers = [
      setTimeout(() => end(instance, `timed out after ${lambda.timeoutSeconds} s`), timeoutMs),
      setInterval(() => void checkMemory(instance), memoryCheckMs),
    ];
    const request: WorkerRequest = {
      payload: invocation.payload,
      requestId: invocation.requestId,
      deadlineMs: Math.min(Date.now() + timeoutMs, invocation.endsAtMs),
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

  /** Looks whether those at work only wait; what each did is measured from now to then. */
  const lookLater = (): void => {
    if (growth) return;
    const before = new Map([...instances].map(({ worker }) => [worker, worker.performance.eventLoopUtilization()]));
    growth = setTimeout(() => {
      growth = undefined;
      allWait = [...instances].every(
        ({ worker }) => worker.performance.eventLoopUtilization(before.get(worker)).utilization < waitsBelow,
      );
      assign();
      allWait = false;
    }, looksEveryMs);
  };

  const mayGrow = (): boolean => {
    if (instances.size >= maxWorkers || [...instances].some(({ isLoading }) => isLoading)) return false;
    const sinceMs = instances.size < processors ? queue[0]!.sinceMs : Math.max(queue[0]!.sinceMs, lastFreeMs);
    if (instances.size === 0 || allWait || Date.now() - sinceMs >= growsAfterMs) return true;
    lookLater();
    return false;
  };

  const assign = (): void => {
    while (queue.length > 0 && !isClosed) {
      const idle = [...instances].find(({ current }) => current === undefined);
      if (idle === undefined && (!mayGrow() || !capacity.takeWorker())) return;
      const invocation = queue.shift();
      if (invocation !== undefined) run(idle ?? startInstance(), invocation);
    }
    if (longestIdle() !== undefined) capacity.wakeOthers(user);
  };

  const longestIdle = (): Instance | undefined =>
    [...instances]
      .filter(({ current, isLoading }) => current === undefined && !isLoading)
      .sort((a, b) => a.idleSince - b.idleSince)[0];

  const user: CapacityUser = {
    idleSince: () => longestIdle()?.idleSince,
    endIdle: () => {
      const idle = longestIdle();
      if (idle) end(idle, 'made room');
    },
    wake: () => {
      if (queue.length > 0) assign();
    },
  };
  capacity.join(user);

  const sweep = setInterval(() => {
    const idle = [...instances].filter(({ current }) => current === undefined);
    const spare = instances.size > idle.length ? idle : idle.slice(1);
    for (const instance of spare) {
      if (Date.now() - instance.idleSince > idleMs) end(instance, 'was idle');
    }
  }, sweepMs);
  sweep.unref();

  return {
    invoke: ({ payload, requestId, signal, endsAtMs }) =>
      new Promise((resolve) => {
        if (isClosed) {
          resolve({ kind: 'failed', reason: 'was closed' });
          return;
        }
        const bytes = payload.length;
        if (!capacity.wait(bytes)) {
          resolve({ kind: 'busy' });
          return;
        }
        const settle = (outcome: Outcome): void => {
          invocation.stopWaiting();
          resolve(outcome);
        };
        let isWaiting = true;
        const stopWaiting = (): void => {
          if (!isWaiting) return;
          isWaiting = false;
          clearTimeout(timer);
          capacity.leave(bytes);
        };
        const invocation: Invocation = { payload, requestId, endsAtMs, sinceMs: Date.now(), settle, stopWaiting };
        const giveUp = (outcome: Outcome): void => {
          const place = queue.indexOf(invocation);
          if (place < 0) return;
          queue.splice(place, 1);
          settle(outcome);
        };
        const timer = setTimeout(() => giveUp({ kind: 'busy' }), longestWaitMs);
        queue.push(invocation);
        signal.addEventListener('abort', () => giveUp({ kind: 'failed', reason: 'was not waited for' }));
        assign();
      }),
    close: async () => {
      isClosed = true;
      clearInterval(sweep);
      clearTimeout(growth);
      queue.splice(0).forEach((invocation) => invocation.settle({ kind: 'failed', reason: 'was closed' }));
      const workers = [...instances].map(({ worker }) => worker);
      [...instances].forEach((instance) => end(instance, 'was closed'));
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
};
