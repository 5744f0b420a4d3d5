import type { Call, Outcome } from './local-function.ts';
import type { SharedCapacity } from './shared-capacity.ts';

/** A call that waits for a worker or is with one. */
export interface Invocation extends Omit<Call, 'signal'> {
  /** Since when it waits for a worker. */
  readonly sinceMs: number;
  readonly settle: (outcome: Outcome) => void;
  /** Gives up its place among those who wait. */
  readonly stopWaiting: () => void;
}

/** The calls of one function that wait for a worker, the longest first. */
export interface WaitingCalls {
  /** Has a call wait, and tells what became of it; `busy` at once where there is no room to wait. */
  readonly join: (call: Call) => Promise<Outcome>;
  /** Since when the first of them waits; undefined where none does. */
  readonly firstSinceMs: () => number | undefined;
  /** Takes the first of them; it holds its place in the waiting room until it stops waiting. */
  readonly take: () => Invocation | undefined;
  /** Ends the waiting of all. */
  readonly settleAll: (outcome: Outcome) => void;
}

/** Longer than this nobody waits for a worker: what begins later could not end in time. */
const longestWaitMs = 20_000;

/**
 * Makes the line in which calls of one function wait.
 * @param capacity the waiting room of all functions
 * @param onJoined called when one more waits
 */
export const createWaitingCalls = (capacity: SharedCapacity, onJoined: () => void): WaitingCalls => {
  const queue: Invocation[] = [];

  const enqueue = ({ signal, ...call }: Call, resolve: (outcome: Outcome) => void): void => {
    const bytes = call.payload.length;
    if (!capacity.wait(bytes)) {
      resolve({ kind: 'busy' });
      return;
    }

    let isWaiting = true;
    const stopWaiting = (): void => {
      if (!isWaiting) return;
      isWaiting = false;
      clearTimeout(timer);
      capacity.leave(bytes);
    };
    const settle = (outcome: Outcome): void => {
      stopWaiting();
      resolve(outcome);
    };
    const invocation: Invocation = { ...call, sinceMs: Date.now(), settle, stopWaiting };
    const giveUp = (outcome: Outcome): void => {
      const place = queue.indexOf(invocation);
      if (place < 0) return;
      queue.splice(place, 1);
      settle(outcome);
    };
    const timer = setTimeout(() => giveUp({ kind: 'busy' }), longestWaitMs);

    queue.push(invocation);
    signal.addEventListener('abort', () => giveUp({ kind: 'failed', reason: 'was not waited for' }));
    onJoined();
  };

  return {
    join: (call) => new Promise((resolve) => enqueue(call, resolve)),
    firstSinceMs: () => queue[0]?.sinceMs,
    take: () => queue.shift(),
    settleAll: (outcome) => queue.splice(0).forEach((invocation) => invocation.settle(outcome)),
  };
};
