import type { Key } from '../table.ts';

/*
 * A deletion that has begun and is not finished: found by the address, which the account itself no longer holds for
 * others, so that somebody may register anew under it meanwhile.
 */

export const deletionPartition = (email: string): string => `deletion#${email}`;

export const deletionKey = (email: string, id: string): Key => ({ pk: deletionPartition(email), sk: id });
