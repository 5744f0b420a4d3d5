import { setTimeout } from 'node:timers/promises';

/**
 * Looks at a page until what is expected of it holds: a page shows what was asked for a frame or more later, and how
 * much later depends on the machine.
 * @param look one look, which throws where an expectation does not hold yet
 * @param ms how long to go on looking; less than a test may take, so that what is missing is named
 * @throws what the last look threw
 */
export const eventually = async <Seen>(look: () => Promise<Seen>, ms = 20_000): Promise<Seen> => {
  const end = Date.now() + ms;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() >= end) throw error;
    }
    await setTimeout(50);
  }
};
