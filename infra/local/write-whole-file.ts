import { randomUUID } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Has a file, or what is named in a directory, reach the disk before it returns. */
export const syncPath = async (file: string): Promise<void> => {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes a file that only its owner may read, all of it or none: it is written beside its place first, so that a
 * process that dies, or a power cut, leaves the old content or the new. On disk when it returns.
 */
export const writeWholeFile = async (file: string, content: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await rename(draft, file);
    await syncPath(path.dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};
