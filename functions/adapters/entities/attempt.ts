import { createHmac } from 'node:crypto';
import type { Key } from '../table.ts';

/** How often something was tried within a window of time. */
export interface AttemptRecord {
  /** Attempts that failed, and those that are under way. */
  readonly taken: number;
  /** Attempts that are under way. */
  readonly pending: number;
  /** Epoch seconds: the end of the window, when storage forgets it. */
  readonly expiresAt: number;
}

/**
 * The key of what is counted. Whose attempts they are cannot be read from it.
 * @param secret keeps the few possible network addresses from being tried out
 * @param parts what is counted, for whom
 */
export const attemptKey = (secret: string, ...parts: readonly string[]): Key => ({
  pk: `attempts#${createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')}`,
  sk: 'attempts',
});
