import { createHmac } from 'node:crypto';
import type { Key } from '../table.ts';

/** How many analyses public visitors made on a day (`2026-11-21`, UTC), all of them together. */
export const publicDayKey = (day: string): Key => ({ pk: `public#${day}`, sk: 'all' });

/**
 * The same of one network address, which cannot be read from the key.
 * @param secret keeps the few possible addresses from being tried out
 */
export const publicAddressKey = (day: string, address: string, secret: string): Key => ({
  pk: `public#${day}`,
  sk: `address#${createHmac('sha256', secret).update(address).digest('base64url')}`,
});
