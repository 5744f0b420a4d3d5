import { type Key, readKeys, type Write, writeTogether } from '../table.ts';
import { accountKey } from './account.ts';

/*
 * A deletion that has begun and is not finished: found by the address, which the account itself no longer holds for
 * others, so that somebody may register anew under it meanwhile.
 */

const deletionPartition = (email: string): string => `deletion#${email}`;

const deletionKey = (email: string, id: string): Key => ({ pk: deletionPartition(email), sk: id });

/** The write that notes that the deletion of an account has begun. */
export const noteDeletion = (email: string, id: string): Write => ({ Put: { Item: deletionKey(email, id) } });

/** The accounts of an address whose deletion has begun and is not finished, by their ids. */
export const findDeletions = async (email: string): Promise<readonly string[]> =>
  (await readKeys(deletionPartition(email))).map(({ sk }) => sk);

/** Removes the account itself, and with it the note of its deletion. */
export const finishDeletion = (email: string, id: string): Promise<void> =>
  writeTogether([{ Delete: { Key: accountKey(id) } }, { Delete: { Key: deletionKey(email, id) } }]);
