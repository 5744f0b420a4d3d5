import { setTimeout as wait } from 'node:timers/promises';
import type { AppError } from './app-error.ts';

interface TryAgainOptions<Result> {
  /** Reads, decides and writes by what was read; undefined where others wrote in between. What it throws ends the trying. */
  readonly attempt: () => Promise<Result | undefined>;
  readonly attempts: number;
  /** How long to wait at most after an attempt, in milliseconds; chance shortens it, so that rivals do not meet again. */
  readonly longestWaitMs: (attempt: number) => number;
  /** What is thrown where others came first every time. */
  readonly givenUp: () => AppError;
}

/** Does something by what is stored, again from the beginning where others change it in between. */
export const tryAgain = async <Result>(options: TryAgainOptions<Result>): Promise<Result> => {
  const { attempt, attempts, longestWaitMs, givenUp } = options;
  for (let number = 1; number <= attempts; number += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
    if (number < attempts) await wait(longestWaitMs(number) * Math.random());
  }
  throw givenUp();
};
