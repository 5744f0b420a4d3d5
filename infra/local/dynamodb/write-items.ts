import {
  database,
  isServiceError,
  type Item,
  type Message,
  perform,
  promised,
  type ServiceError,
  type Store,
  type StoredWrite,
  type SubStore,
  type Table,
} from './dynalite.ts';
import { itemBytes, maxItemBytes, writeUnits } from './item-size.ts';

export type WriteOperation = 'PutItem' | 'UpdateItem' | 'DeleteItem';

/** One write, validated. One that only `checks` its condition changes nothing. */
export interface Write {
  readonly operation: WriteOperation;
  readonly data: Message;
  readonly checks?: boolean;
}

/** What became of one write: its answer, or why it can't be done; and the item as it was. */
export interface WriteOutcome {
  readonly answer: Message;
  readonly error?: ServiceError;
  readonly before: Item | undefined;
  readonly units: number;
}

/** An item that is about to be locked: its table, and its key in dynalite's form. */
export interface LockedKey {
  readonly table: Table;
  readonly key: string;
}

/** Where a write goes, by the table's name and the key within it. */
export const locateWrite = async (store: Store, { data }: Write): Promise<LockedKey> => {
  const table = await promised<Table>((callback) => store.getTable(String(data['TableName']), callback));
  const item = (data['Item'] ?? data['Key']) as Item;
  const invalid = data['Item'] === undefined ? database.validateKey(item, table) : database.validateItem(item, table);
  if (invalid) throw invalid;
  requireShortKey(item, table);
  return { table, key: database.createKey(item, table) };
};

/** The most bytes of a partition key and of a sort key ("Quotas in Amazon DynamoDB"). */
const maxKeyBytes = [2048, 1024] as const;

/** Dynalite counts the units of a key's text, DynamoDB its bytes. */
const requireShortKey = (item: Item, { KeySchema }: Table): void => {
  for (const [at, { AttributeName }] of KeySchema.entries()) {
    const text = item[AttributeName]?.['S'];
    const most = maxKeyBytes[at] ?? maxKeyBytes[1];
    if (typeof text !== 'string' || Buffer.byteLength(text) <= most) continue;
    const what = at === 0 ? 'Size of hashkey has exceeded the' : 'Aggregated size of all range keys has exceeded the';
    throw database.validationError(`One or more parameter values were invalid: ${what} size limit of ${most} bytes`);
  }
};

/**
 * Tries several writes of different items with these items locked, and does all of them in one step, or none where
 * one can't be done. The step is one record of LevelDB's log: a process that dies leaves all of it or nothing.
 */
export const writeItems = async (store: Store, writes: readonly Write[]): Promise<readonly WriteOutcome[]> => {
  const located = await Promise.all(writes.map((write) => locateWrite(store, write)));
  return withLocks(store, located, async () => {
    const outcomes: WriteOutcome[] = [];
    const stored: StoredWrite[] = [];
    for (const write of writes) {
      const { outcome, changes } = await tryWrite(store, write);
      outcomes.push(outcome);
      if (write.checks !== true) stored.push(...changes);
    }
    if (outcomes.every(({ error }) => error === undefined) && stored.length > 0) {
      await promised((callback) => store.db.batch(stored, callback));
    }
    return outcomes;
  });
};

/** Runs something while nobody else writes these items. */
export const withLocks = <Value>(
  store: Store,
  keys: readonly LockedKey[],
  run: () => Promise<Value>,
): Promise<Value> => {
  const tables = [...new Set(keys.map(({ table }) => table.TableName))].sort();
  const lockNext = (index: number): Promise<Value> => {
    const name = tables[index];
    if (name === undefined) return run();
    const locked = keys.filter(({ table }) => table.TableName === name).map(({ key }) => key);
    return promised<Value>((callback) => {
      store.getItemDb(name).lock(locked, (release) => {
        const done = release(callback as never);
        lockNext(index + 1).then(
          (value) => done(null, value),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    });
  };
  return lockNext(0);
};

/** Has dynalite do a write against a store that only notes what it would change. */
const tryWrite = async (store: Store, { operation, data }: Write) => {
  const changes: StoredWrite[] = [];
  let before: Item | undefined;
  let after: Item | undefined;
  const noting = (prefix: string, subStore: SubStore, isItem: boolean): SubStore => ({
    ...subStore,
    lock: (_, locked) => locked((done) => done),
    get: (key, callback) =>
      subStore.get(key, (error, item) => {
        if (isItem) before = item;
        callback(error, item);
      }),
    put: (key, value, callback) => {
      if (isItem) after = value;
      changes.push({ type: 'put', key: `${prefix}~${key}`, value });
      callback(null);
    },
    del: (key, callback) => {
      changes.push({ type: 'del', key: `${prefix}~${key}` });
      callback(null);
    },
  });
  const notingStore: Store = {
    ...store,
    getItemDb: (table) => noting(`item-${table}`, store.getItemDb(table), true),
    getIndexDb: (type, table, index) =>
      noting(`index-${type.toLowerCase()}~${table}~${index}`, store.getIndexDb(type, table, index), false),
  };
  try {
    const answer = await perform(notingStore, operation, data);
    const units = writeUnits(before, after);
    if (after !== undefined && itemBytes(after) > maxItemBytes) {
      const verb = operation === 'UpdateItem' ? 'Item size to update has' : 'Item size has';
      throw database.validationError(`${verb} exceeded the maximum allowed size`);
    }
    return { outcome: { answer, before, units }, changes };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return { outcome: { answer: {}, error, before, units: writeUnits(before, undefined) }, changes: [] };
  }
};
