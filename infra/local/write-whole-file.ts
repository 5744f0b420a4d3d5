import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file that only its owner may read, all of it or none: it is written beside its place first, so that a
 * process that dies leaves the old content or the new.
 */
export const writeWholeFile = async (file: string, content: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};
