import { afterAll, beforeAll } from '@jest/globals';
import { startLocalStorage } from './local-storage.ts';
import { startSecrets } from './secrets-server.ts';

/** The table, the bucket and the queue of a file's own. */
export let storage: Awaited<ReturnType<typeof startLocalStorage>>;

/**
 * Has storage and secrets of their own run while the tests of a file do.
 * @param load imports what is driven, which reads where they are
 */
export const useServices = (load: () => Promise<void>): void => {
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  beforeAll(async () => {
    [storage, secrets] = await Promise.all([startLocalStorage(), startSecrets()]);
    await load();
  });
  afterAll(() => Promise.all([storage.close(), secrets.close()]));
};
