import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createReader, Unreadable } from './byte-reader.ts';
import { writesOf } from './check-log.ts';

/*
 * LevelDB's manifest: a log of edits, each a row of fields that begin with their number. It says which tables the store is
 * made of. Another table is one that was being written when the disk was full or the process ended: what it holds is
 * still in the log, and LevelDB puts it away when it opens.
 */

type Reader = ReturnType<typeof createReader>;

const skipNumber = ({ number }: Reader): void => void number();
const skipBytes = ({ number, take }: Reader): void => void take(number());

/** Reads one field of an edit, by its number (LevelDB, version_edit.cc). */
const fields: Readonly<Record<number, (reader: Reader, live: Set<number>) => void>> = {
  // The name of the order of keys; the log's number, the next file's, the last write's.
  1: skipBytes,
  2: skipNumber,
  3: skipNumber,
  4: skipNumber,
  // Where the next merge of a level begins.
  5: (reader) => {
    skipNumber(reader);
    skipBytes(reader);
  },
  // A table that is put away: its level and number.
  6: (reader, live) => {
    skipNumber(reader);
    live.delete(reader.number());
  },
  // A new table: its level, number and bytes, its first and last key.
  7: (reader, live) => {
    skipNumber(reader);
    live.add(reader.number());
    skipNumber(reader);
    skipBytes(reader);
    skipBytes(reader);
  },
  // The number of the log before.
  9: skipNumber,
};

/** @throws Unreadable where an edit holds what is no field */
const apply = (edit: Buffer, live: Set<number>): void => {
  const reader = createReader(edit);
  while (reader.place() < edit.length) {
    const read = fields[reader.number()];
    if (!read) throw new Unreadable();
    read(reader, live);
  }
};

/** The numbers of the tables that a store is made of; undefined where its manifest does not say. */
export const liveTables = async (directory: string): Promise<ReadonlySet<number> | undefined> => {
  try {
    const current = (await readFile(path.join(directory, 'CURRENT'), 'utf8')).trim();
    const manifest = await readFile(path.join(directory, path.basename(current)));
    const live = new Set<number>();
    for (const edit of writesOf(manifest)) apply(edit, live);
    return live;
  } catch (error) {
    if (error instanceof Unreadable || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
