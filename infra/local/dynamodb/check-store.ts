import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DamagedStoreError } from '../damaged-store.ts';
import { tableProblem } from './check-table.ts';
import { logProblem } from './check-log.ts';
import { liveTables } from './live-tables.ts';

/*
 * LevelDB opens a damaged store without a word and answers what it can still read. What it holds is checked before it is
 * opened, so that a part never passes for the whole.
 */

/** What finds the problem of a file of that name; undefined where it holds no data of the store. */
const checkOf = (name: string, live: ReadonlySet<number> | undefined) => {
  if (name.endsWith('.log')) return logProblem;
  const table = /^(\d+)\.(?:ldb|sst)$/.exec(name);
  return table && (live?.has(Number(table[1])) ?? true) ? tableProblem : undefined;
};

/**
 * Reads every file of a LevelDB store through and holds it against its checksums.
 * @throws DamagedStoreError naming the first file that is damaged
 */
export const checkStore = async (directory: string): Promise<void> => {
  const names = await readdir(directory).catch(() => []);
  const live = await liveTables(directory);
  for (const name of names.sort()) {
    const problemOf = checkOf(name, live);
    const file = path.join(directory, name);
    if (problemOf === undefined) continue;
    // Another start that works on this data may have put a file away meanwhile; opening finds that out.
    const bytes = await readFile(file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    });
    const problem = bytes && problemOf(bytes);
    if (problem) throw new DamagedStoreError(file, problem);
  }
};
