import {
  database,
  isServiceError,
  type Item,
  type Message,
  perform,
  serviceError,
  type ServiceError,
  type Store,
  validate,
} from './dynalite.ts';
import { itemBytes, readUnits } from './item-size.ts';
import { createRequestTokens } from './request-tokens.ts';
import { type LockedKey, locateWrite, withLocks, type Write, writeItems, type WriteOperation } from './write-items.ts';

/** The most actions of one transaction, and the most bytes of its items ("Amazon DynamoDB Transactions"). */
const maxActions = 100;
const maxTransactionBytes = 4 * 1024 * 1024;

/** A transaction costs twice what its parts cost alone. */
const transactionFactor = 2;

const operations: Readonly<Record<string, WriteOperation>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  // A check reads the item and evaluates the condition as a deletion does; what it would delete is not deleted.
  ConditionCheck: 'DeleteItem',
};

/** Does transactions on one store. */
export interface Transactions {
  readonly write: (message: Message) => Promise<Message>;
  /** @throws TransactionConflictException where a transaction is writing what a single write is about, and may not be waited for */
  readonly requireFree: (write: Write) => Promise<void>;
  readonly get: (message: Message) => Promise<Message>;
}

/**
 * What happens to a write of an item that a transaction is writing: it waits for it, or it is refused, as DynamoDB does
 * it: a transaction with the reason `TransactionConflict`, a single write with TransactionConflictException.
 */
export type TransactionConflicts = 'wait' | 'cancel';

const keyOf = ({ table, key }: LockedKey): string => `${table.TableName}\0${key}`;

const conflict = 'Transaction is ongoing for the item';

/** The items that transactions are writing at this moment. */
const createBusyItems = (conflicts: TransactionConflicts) => {
  const busy = new Set<string>();
  const isBusy = (key: string): boolean => conflicts === 'cancel' && busy.has(key);

  return {
    isBusy,
    /** @throws TransactionCanceledException where another transaction writes one of them and may not be waited for */
    claim: (keys: readonly string[]): void => {
      const taken = keys.map(isBusy);
      if (taken.some(Boolean)) {
        throw cancelled(
          taken.map((isTaken) => (isTaken ? { Code: 'TransactionConflict', Message: conflict } : { Code: 'None' })),
        );
      }
      keys.forEach((key) => busy.add(key));
    },
    release: (keys: readonly string[]): void => keys.forEach((key) => busy.delete(key)),
  };
};

const toGet = (store: Store, { kind, data }: Action): Message => {
  if (kind !== 'Get') throw database.validationError(`TransactItems can only contain Get: ${kind}`);
  return validate(store, 'GetItem', { ...data, ConsistentRead: true });
};

/** What a transaction reads of one item, and how many units that takes, alone. */
const readItem = async (store: Store, data: Message): Promise<{ response: Message; units: number }> => {
  const { Item: item } = await perform(store, 'GetItem', data);
  const whole = await perform(store, 'GetItem', { TableName: data['TableName'], Key: data['Key'] });
  const bytes = whole['Item'] === undefined ? 0 : itemBytes(whole['Item'] as Item);
  return { response: item === undefined ? {} : { Item: item }, units: readUnits(bytes) };
};

/** @throws TransactionCanceledException where one of the writes failed, with the reason of each */
const requireDone = (outcomes: Awaited<ReturnType<typeof writeItems>>, actions: readonly Action[]): void => {
  if (outcomes.every(({ error }) => error === undefined)) return;
  throw cancelled(
    outcomes.map(({ error, before }, index) => reasonOf(error, wantsOld(actions[index]?.data) ? before : undefined)),
  );
};

/** TransactWriteItems and TransactGetItems on a dynalite store. */
export const createTransactions = (store: Store, conflicts: TransactionConflicts): Transactions => {
  const tokens = createRequestTokens();
  const busy = createBusyItems(conflicts);

  const write = async (message: Message): Promise<Message> => {
    const actions = actionsOf(message);
    const writes = actions.map(({ kind, data }) => toWrite(store, kind, data));
    const keys = (await locateAll(store, writes)).map(keyOf);
    requireDistinct(keys);
    if (tokens.isRepeated(message)) return { ...capacityOf(message, [], 'WriteCapacityUnits') };

    try {
      busy.claim(keys);
      const outcomes = await writeItems(store, writes).finally(() => busy.release(keys));
      requireDone(outcomes, actions);
      tokens.markDone(message);
      const spent = outcomes.map(({ units }, index) => ({ table: tableOf(writes[index]?.data), units }));
      return capacityOf(message, spent, 'WriteCapacityUnits');
    } catch (error) {
      tokens.forget(message);
      throw error;
    }
  };

  const get = async (message: Message): Promise<Message> => {
    const gets = actionsOf(message).map((action) => toGet(store, action));
    const located = await locateAll(
      store,
      gets.map((data) => ({ operation: 'DeleteItem', data })),
    );
    requireDistinct(located.map(keyOf));

    return withLocks(store, located, async () => {
      const responses: Message[] = [];
      const spent: { table: string; units: number }[] = [];
      for (const data of gets) {
        const { response, units } = await readItem(store, data);
        responses.push(response);
        spent.push({ table: tableOf(data), units });
      }
      return { Responses: responses, ...capacityOf(message, spent, 'ReadCapacityUnits') };
    });
  };

  return {
    write,
    requireFree: async (item) => {
      if (conflicts === 'cancel' && busy.isBusy(keyOf(await locateWrite(store, item))))
        throw serviceError('TransactionConflictException', conflict);
    },
    get,
  };
};

interface Action {
  readonly kind: string;
  readonly data: Message;
}

const actionsOf = (message: Message): Action[] => {
  const items = message['TransactItems'];
  if (!Array.isArray(items) || items.length === 0 || items.length > maxActions) {
    const bound = Array.isArray(items) && items.length > 0 ? 'less than or equal to 100' : 'greater than or equal to 1';
    throw database.validationError(
      "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: " +
        `Member must have length ${bound}`,
    );
  }
  if (Buffer.byteLength(JSON.stringify(items)) > maxTransactionBytes * 2) throw tooLarge();
  return items.map((item: Readonly<Record<string, Message>>) => {
    const [entry, ...others] = Object.entries(item);
    if (entry === undefined || others.length > 0) {
      throw database.validationError('TransactItems can only contain one of Check, Put, Update or Delete');
    }
    return { kind: entry[0], data: entry[1] };
  });
};

const tooLarge = (): ServiceError => database.validationError('Transaction request cannot exceed 4 MB');

const toWrite = (store: Store, kind: string, data: Message): Write => {
  const operation = operations[kind];
  if (operation === undefined) throw database.validationError(`TransactItems can not contain ${kind}`);
  const checks = kind === 'ConditionCheck';
  if ((checks || kind === 'Update') && data[checks ? 'ConditionExpression' : 'UpdateExpression'] === undefined) {
    const missing = checks ? 'conditionExpression' : 'updateExpression';
    throw database.validationError(
      `1 validation error detected: Value null at 'transactItems.member.${kind.charAt(0).toLowerCase()}${kind.slice(1)}.` +
        `${missing}' failed to satisfy constraint: Member must not be null`,
    );
  }
  return { operation, data: validate(store, operation, data), checks };
};

/** A key that does not fit its table cancels the transaction, where a table that is not there fails the request. */
const locateAll = async (store: Store, writes: readonly Write[]) => {
  const results = await Promise.all(
    writes.map((write) =>
      locateWrite(store, write).catch((error: unknown) => {
        if (isServiceError(error) && error.body.__type.endsWith('#ValidationException')) return error;
        throw error;
      }),
    ),
  );
  const located = results.filter((result): result is LockedKey => !(result instanceof Error));
  if (located.length < results.length) {
    throw cancelled(results.map((result) => reasonOf(result instanceof Error ? result : undefined, undefined)));
  }
  const bytes = writes.reduce((sum, { data }) => sum + itemBytes((data['Item'] ?? data['Key']) as Item), 0);
  if (bytes > maxTransactionBytes) throw tooLarge();
  return located;
};

const requireDistinct = (keys: readonly string[]): void => {
  if (new Set(keys).size < keys.length) {
    throw database.validationError('Transaction request cannot include multiple operations on one item');
  }
};

const wantsOld = (data: Message | undefined): boolean => data?.['ReturnValuesOnConditionCheckFailure'] === 'ALL_OLD';

interface Reason {
  readonly Code: string;
  readonly Message?: string;
  readonly Item?: Item;
}

const reasonOf = (error: ServiceError | undefined, item: Item | undefined): Reason => {
  if (error === undefined) return { Code: 'None' };
  const isCondition = error.body.__type.endsWith('#ConditionalCheckFailedException');
  const Message = error.body.message ?? error.message;
  if (!isCondition) return { Code: 'ValidationError', Message };
  return { Code: 'ConditionalCheckFailed', Message, ...(item !== undefined && { Item: item }) };
};

const cancelled = (reasons: readonly Reason[]): ServiceError => {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return serviceError('TransactionCanceledException', message, { Message: message, CancellationReasons: reasons });
};

const tableOf = (data: Message | undefined): string => String(data?.['TableName']);

/** The `ConsumedCapacity` of a transaction, one entry for each table, where the request asks for it. */
const capacityOf = (
  message: Message,
  spent: readonly { readonly table: string; readonly units: number }[],
  kind: 'ReadCapacityUnits' | 'WriteCapacityUnits',
): Message => {
  const wanted = message['ReturnConsumedCapacity'];
  if (wanted !== 'TOTAL' && wanted !== 'INDEXES') return {};
  const tables = [...new Set(spent.map(({ table }) => table))];
  const ConsumedCapacity = tables.map((TableName) => {
    const units = spent
      .filter(({ table }) => table === TableName)
      .reduce((sum, part) => sum + part.units * transactionFactor, 0);
    const capacity = { CapacityUnits: units, [kind]: units };
    return { TableName, ...capacity, ...(wanted === 'INDEXES' && { Table: capacity }) };
  });
  return { ConsumedCapacity };
};
