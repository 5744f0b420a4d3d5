/**
 * Waits until all have ended, also where one fails: what is removed after a failure must not arrive afterwards.
 * @throws what the first of them in the list threw
 */
export const endTogether = async (promises: readonly Promise<unknown>[]): Promise<void> => {
  for (const ended of await Promise.allSettled(promises)) if (ended.status === 'rejected') throw ended.reason;
};
