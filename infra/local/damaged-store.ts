import { readFile } from 'node:fs/promises';

/** A file of the data that cannot be used as it is. Whoever starts is told which, and what to do; nothing is changed. */
export class DamagedStoreError extends Error {
  readonly file: string;

  constructor(file: string, problem: string) {
    super(
      `The data is damaged: ${file} ${problem}. Nothing was changed. Put a copy of the data directory in its place, ` +
        'set DATA_DIR to begin elsewhere, or begin without data with `npm start -- --fresh`.',
    );
    this.name = 'DamagedStoreError';
    this.file = file;
  }
}

/**
 * Reads a file of the data that was written whole.
 * @throws DamagedStoreError where it is no longer what was written
 */
export const readStoredJson = async <Stored>(file: string): Promise<Stored> => {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as Stored;
  } catch {
    throw new DamagedStoreError(file, 'holds something else than was written to it');
  }
};
