import { mkdir } from 'node:fs/promises';
import { DamagedStoreError } from '../damaged-store.ts';
import { checkStore } from './check-store.ts';
import { type Callback, database, type Store, type StoredWrite } from './dynalite.ts';

/** Data that another process works on. LevelDB's lock ends with its process, however that ends. */
export class DataInUseError extends Error {
  constructor(directory: string) {
    super(`The data in ${directory} is in use by another start. Stop that one, or set DATA_DIR.`);
  }
}

/** LevelDB as its own module has it, below what dynalite wraps, which knows no way back from closed. */
interface Level {
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly batch: (writes: readonly StoredWrite[], options: { readonly sync: boolean }) => Promise<void>;
}

interface Waiting {
  readonly writes: readonly StoredWrite[];
  readonly done: Callback;
}

/** A store that failed is not opened again more often than this: a full disk seldom empties within it. */
const reopenMs = 500;

const causeOf = (error: unknown): NodeJS.ErrnoException | undefined =>
  error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;

const open = async (level: Level, directory: string): Promise<void> => {
  await level.open().catch((error: unknown) => {
    const cause = causeOf(error);
    if (cause?.code === 'LEVEL_LOCKED') throw new DataInUseError(directory);
    if (cause && /corrupt|missing files|CURRENT/i.test(cause.message))
      throw new DamagedStoreError(directory, `cannot be opened (${cause.message})`);
    throw error;
  });
};

/**
 * Has one batch written after the other, those that came meanwhile as one, and each on disk before it is acknowledged. A
 * write that fails may leave half a record behind, and what is written behind half a record is lost at the next start: so
 * nothing more is written until the store was closed, checked and opened again.
 */
const createWriter = (level: Level, directory: string) => {
  let waiting: Waiting[] = [];
  let isWriting = false;
  let failure: { readonly error: Error; readonly triedAt: number } | undefined;

  /** @throws Error what failed, where the store cannot be used again yet */
  const requireUsable = async (): Promise<void> => {
    if (failure === undefined) return;
    if (Date.now() - failure.triedAt < reopenMs) throw failure.error;
    failure = { ...failure, triedAt: Date.now() };
    await level.close();
    await checkStore(directory);
    await open(level, directory);
    failure = undefined;
  };

  const writeTogether = async (together: readonly Waiting[]): Promise<void> => {
    try {
      await requireUsable();
      await level.batch(
        together.flatMap(({ writes }) => writes),
        { sync: true },
      );
      for (const { done } of together) done(null);
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      failure ??= { error, triedAt: Date.now() };
      for (const { done } of together) done(error);
    }
  };

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) await writeTogether(waiting.splice(0));
    isWriting = false;
  };

  return (writes: readonly StoredWrite[], done: Callback): void => {
    waiting = [...waiting, { writes, done }];
    if (!isWriting) void writeAll();
  };
};

/**
 * Opens the tables of a directory, checked, with writes that are on disk once they are acknowledged.
 * @throws DataInUseError
 * @throws DamagedStoreError naming the file
 */
export const openStore = async (directory: string): Promise<Store> => {
  await mkdir(directory, { recursive: true });
  await checkStore(directory);
  const store = database.create({ path: directory, createTableMs: 0 });
  const { db } = store;
  // Below dynalite's own methods lie those of LevelDB's module, on its prototype.
  const own = Object.getPrototypeOf(db) as Level;
  const level: Level = {
    open: () => own.open.call(db),
    close: () => own.close.call(db),
    batch: (writes, options) => own.batch.call(db, writes, options),
  };
  await open(level, directory);
  const write = createWriter(level, directory);
  // Dynalite's own writes, such as those of tables, go through these too.
  return Object.assign(store, {
    db: Object.assign(db, {
      batch: write,
      put: (key: string, value: unknown, done: Callback) => write([{ type: 'put', key, value }], done),
      del: (key: string, done: Callback) => write([{ type: 'del', key }], done),
    }),
  });
};
