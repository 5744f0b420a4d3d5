import { describe, expect, it } from '@jest/globals';
import { createSharedCapacity } from '../../../infra/local/gateway/shared-capacity.ts';

/** A function that has idle workers, each since a time, and notes what is asked of it. */
const userWith = (capacity: ReturnType<typeof createSharedCapacity>, idle: number[]) => {
  const user = {
    woken: 0,
    idleSince: () => idle[0],
    endIdle: () => {
      idle.shift();
      capacity.giveWorkerBack();
    },
    wake: () => {
      user.woken += 1;
    },
  };
  capacity.join(user);
  return user;
};

describe('what all functions of the local product share', () => {
  it('GIVEN as many workers as there may be WHEN one more is wanted THEN the longest idle one of any makes room', () => {
    const capacity = createSharedCapacity(3);
    const [newer, older] = [[5], [1]];
    userWith(capacity, newer);
    userWith(capacity, older);
    expect([1, 2, 3].map(() => capacity.takeWorker())).toEqual([true, true, true]);
    expect(capacity.takeWorker()).toBe(true);
    expect([newer, older]).toEqual([[5], []]);
    expect(capacity.takeWorker()).toBe(true);
    expect(capacity.takeWorker()).toBe(false);
  });

  it('GIVEN a worker that ends THEN whoever waits looks again', () => {
    const capacity = createSharedCapacity(1);
    const user = userWith(capacity, []);
    capacity.takeWorker();
    capacity.giveWorkerBack();
    expect(user.woken).toBe(1);
    expect(capacity.takeWorker()).toBe(true);
  });

  it('GIVEN as many calls or bytes as may wait THEN no more do, until one leaves', () => {
    const capacity = createSharedCapacity(1, 2);
    expect([capacity.wait(10), capacity.wait(10), capacity.wait(10)]).toEqual([true, true, false]);
    capacity.leave(10);
    expect(capacity.wait(100_000_000)).toBe(false);
    expect(capacity.wait(10)).toBe(true);
  });
});
