/*
 * What all functions on one machine share: so many workers, and so much that waits for one. On AWS each has its own.
 */

/** The most workers of all functions together: each holds some 60 MB when it does nothing. */
const mostWorkers = 14;
/** The most invocations that wait, and the most bytes they hold. */
const mostWaiting = 200;
const mostWaitingBytes = 64 * 1024 * 1024;

/** A function's workers, as the others need to know them. */
export interface CapacityUser {
  /** Since when its longest idle worker does nothing; undefined where none is idle. */
  readonly idleSince: () => number | undefined;
  readonly endIdle: () => void;
  /** Has it look again whether it can go on. */
  readonly wake: () => void;
}

/** Workers and waiting room of all functions together. */
export interface SharedCapacity {
  readonly join: (user: CapacityUser) => void;
  /** Whether a worker may be started now; one that is idle elsewhere is ended for it. */
  readonly takeWorker: () => boolean;
  readonly giveWorkerBack: () => void;
  /** Tells whoever waits that a worker has become idle. */
  readonly wakeOthers: (than: CapacityUser) => void;
  /** Whether so many bytes may wait; they hold their place until `leave`. */
  readonly wait: (bytes: number) => boolean;
  readonly leave: (bytes: number) => void;
}

/** Makes the room that the functions of one gateway share. */
export const createSharedCapacity = (most = mostWorkers, mostCalls = mostWaiting): SharedCapacity => {
  const users: CapacityUser[] = [];
  let workers = 0;
  let waiting = 0;
  let waitingBytes = 0;
  let isWaking = false;

  const endLongestIdle = (): boolean => {
    const [longest] = users
      .flatMap((user) => {
        const since = user.idleSince();
        return since === undefined ? [] : [{ user, since }];
      })
      .sort((a, b) => a.since - b.since);
    longest?.user.endIdle();
    return longest !== undefined;
  };

  const wakeOthers = (than: CapacityUser | undefined): void => {
    // Whoever is woken may end a worker, which wakes the others: once is enough.
    if (isWaking) return;
    isWaking = true;
    for (const user of users) if (user !== than) user.wake();
    isWaking = false;
    // Those who were looked at first come last the next time.
    const [first] = users.splice(0, 1);
    if (first) users.push(first);
  };

  return {
    join: (user) => users.push(user),
    takeWorker: () => {
      if (workers >= most) {
        const wasWaking = isWaking;
        isWaking = true;
        const isFreed = endLongestIdle();
        isWaking = wasWaking;
        if (!isFreed) return false;
      }
      workers += 1;
      return true;
    },
    giveWorkerBack: () => {
      workers -= 1;
      wakeOthers(undefined);
    },
    wakeOthers,
    wait: (bytes) => {
      if (waiting >= mostCalls || waitingBytes + bytes > mostWaitingBytes) return false;
      waiting += 1;
      waitingBytes += bytes;
      return true;
    },
    leave: (bytes) => {
      waiting -= 1;
      waitingBytes -= bytes;
    },
  };
};
