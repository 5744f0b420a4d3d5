import { availableParallelism } from 'node:os';
import type { FunctionInstance } from './function-instance.ts';

interface PoolGrowth {
  /**
   * Whether one more instance helps. Where that is not known yet it looks at those at work, and calls `lookAgain` later.
   * @param firstSinceMs since when the first call waits, in epoch milliseconds
   * @param lastFreeMs when an instance last became free
   */
  readonly mayGrow: (firstSinceMs: number, lastFreeMs: number) => boolean;
  readonly close: () => void;
}

const maxWorkers = 8;
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
 * Says when a pool of instances grows: one at a time, so that a rush of calls is not answered by loading code alone.
 * @param lookAgain has the pool ask again
 */
export const createPoolGrowth = (instances: ReadonlySet<FunctionInstance>, lookAgain: () => void): PoolGrowth => {
  let timer: NodeJS.Timeout | undefined;
  let allWait = false;

  /** Looks whether those at work only wait; what each did is measured from now to then. */
  const lookLater = (): void => {
    if (timer) return;
    const before = new Map([...instances].map(({ worker }) => [worker, worker.performance.eventLoopUtilization()]));
    timer = setTimeout(() => {
      timer = undefined;
      allWait = [...instances].every(
        ({ worker }) => worker.performance.eventLoopUtilization(before.get(worker)).utilization < waitsBelow,
      );
      lookAgain();
      allWait = false;
    }, looksEveryMs);
  };

  return {
    mayGrow: (firstSinceMs, lastFreeMs) => {
      if (instances.size >= maxWorkers || [...instances].some(({ isLoading }) => isLoading())) return false;

      const sinceMs = instances.size < processors ? firstSinceMs : Math.max(firstSinceMs, lastFreeMs);
      if (instances.size === 0 || allWait || Date.now() - sinceMs >= growsAfterMs) return true;

      lookLater();
      return false;
    },
    close: () => clearTimeout(timer),
  };
};
