import { type FunctionInstance, startInstance } from './function-instance.ts';
import type { Call, LocalFunction, Outcome } from './local-function.ts';
import { createPoolGrowth } from './pool-growth.ts';
import type { CapacityUser, SharedCapacity } from './shared-capacity.ts';
import { createWaitingCalls } from './waiting-calls.ts';

export interface FunctionPool {
  /** Runs the function once; waits for a free worker where all are busy. Never rejects. */
  readonly invoke: (call: Call) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

const idleMs = 60_000;
const sweepMs = 15_000;

const longestIdle = (instances: ReadonlySet<FunctionInstance>): FunctionInstance | undefined =>
  [...instances]
    .filter(({ isBusy, isLoading }) => !isBusy() && !isLoading())
    .sort((a, b) => a.idleSince() - b.idleSince())[0];

/** Ends those that were idle for long, but keeps one. */
const endSpare = (instances: ReadonlySet<FunctionInstance>): void => {
  const idle = [...instances].filter(({ isBusy }) => !isBusy());
  const spare = instances.size > idle.length ? idle : idle.slice(1);
  for (const { idleSince, end } of spare) if (Date.now() - idleSince() > idleMs) end('was idle');
};

/** Ends all of them, and waits until they are gone. */
const endAll = async (instances: ReadonlySet<FunctionInstance>): Promise<void> => {
  const workers = [...instances].map(({ worker }) => worker);
  [...instances].forEach(({ end }) => end('was closed'));
  await Promise.all(workers.map((worker) => worker.terminate()));
};

/** A pool as the others that share its room know it: what of it is idle, and how it is woken. */
const userOf = (
  instances: ReadonlySet<FunctionInstance>,
  hasWaiting: () => boolean,
  assign: () => void,
): CapacityUser => ({
  idleSince: () => longestIdle(instances)?.idleSince(),
  endIdle: () => longestIdle(instances)?.end('made room'),
  wake: () => {
    if (hasWaiting()) assign();
  },
});

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
  const instances = new Set<FunctionInstance>();
  let isClosed = false;
  let lastFreeMs = 0;

  const assignFreed = (): void => {
    lastFreeMs = Date.now();
    assign();
  };

  const addInstance = (): FunctionInstance => {
    const instance = startInstance(lambda, log, {
      onReady: assign,
      onSettled: assignFreed,
      onEnd: (ended, gone) => {
        instances.delete(ended);
        // Its room is free once it is gone, not before.
        void gone.finally(() => capacity.giveWorkerBack());
        assignFreed();
      },
    });
    instances.add(instance);
    return instance;
  };

  const assign = (): void => {
    while (!isClosed) {
      const firstSinceMs = calls.firstSinceMs();
      if (firstSinceMs === undefined) break;

      const idle = [...instances].find(({ isBusy }) => !isBusy());
      if (idle === undefined && (!growth.mayGrow(firstSinceMs, lastFreeMs) || !capacity.takeWorker())) return;
      const invocation = calls.take();
      if (invocation !== undefined) (idle ?? addInstance()).run(invocation);
    }

    if (longestIdle(instances) !== undefined) capacity.wakeOthers(user);
  };

  const calls = createWaitingCalls(capacity, assign);
  const growth = createPoolGrowth(instances, assign);
  const user = userOf(instances, () => calls.firstSinceMs() !== undefined, assign);
  capacity.join(user);
  const sweep = setInterval(() => endSpare(instances), sweepMs).unref();

  return {
    invoke: (call) => (isClosed ? Promise.resolve({ kind: 'failed', reason: 'was closed' }) : calls.join(call)),
    close: async () => {
      isClosed = true;
      clearInterval(sweep);
      growth.close();
      calls.settleAll({ kind: 'failed', reason: 'was closed' });
      await endAll(instances);
    },
  };
};
