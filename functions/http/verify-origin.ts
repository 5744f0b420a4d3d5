import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import { setting } from '../adapters/environment.ts';
import { readSecret } from '../adapters/secrets.ts';
import { AppError } from '../core/app-error.ts';
import { type Event, header, type Result } from './events.ts';

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Lets through only what came by way of the edge, which adds a secret header: the firewall and the viewer's
 * address stand there and could otherwise be passed by.
 */
export const verifyOrigin = (): MiddlewareObj<Event, Result> => ({
  before: async ({ event }) => {
    const key = await readSecret(setting('ORIGIN_SECRET_ID'));
    if (!isSame(header(event, 'x-origin-key') ?? '', key)) {
      throw new AppError('forbidden', 'Please use the address of the application.');
    }
  },
});
