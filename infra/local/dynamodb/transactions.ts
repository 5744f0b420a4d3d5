import { createHash } from 'node:crypto';
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
import { type LockedKey, locateWrite, withLocks, type Write, writeItems, type WriteOperation } from './write-items.ts';

/** The most actions of one transaction, and the most bytes of its items ("Amazon DynamoDB Transactions"). */
const maxActions = 100;
const maxTransactionBytes = 4 * 1024 * 1024;

/** How long a client request token makes a repeated transaction harmless. */
const tokenMs = 10 * 60 * 1000;

/** A transaction costs twice what its parts cost alone. */
const transactionFactor = 2;

const operations: Readonly<Record<string, WriteOperation>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  // A check reads the item and evaluates the condition as a deletion does; what it would delete is not deleted.
  ConditionCheck: 'DeleteItem',
};

interface KnownToken {
  readonly digest: string;
  readonly at: number;
  isDone: boolean;
}

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

/** TransactWriteItems and TransactGetItems on a dynalite store. */
export const createTransactions = (store: Store, conflicts: TransactionConflicts): Transactions => {
  const tokens = new Map<string, KnownToken>();
  const busy = new Set<string>();

  const keyOf = ({ table, key }: LockedKey): string => `${table.TableName}\0${key}`;

  const requireFree = async (write: Write): Promise<void> => {
    if (conflicts === 'cancel' && busy.has(keyOf(await locateWrite(store, write)))) {
      throw serviceError('TransactionConflictException', 'Transaction is ongoing for the item');
    }
  };

  const claim = (keys: readonly string[]): void => {
    const isBusy = keys.map((key) => conflicts === 'cancel' && busy.has(key));
    if (isBusy.some(Boolean)) {
      throw cancelled(
        isBusy.map((taken) =>
          taken ? { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' } : { Code: 'None' },
        ),
      );
    }
    keys.forEach((key) => busy.add(key));
  };

  /** @throws TransactionInProgressException where it is repeated before it is known what becomes of it */
  const isRepeated = (message: Message): boolean => {
    const token = message['ClientRequestToken'];
    if (typeof token !== 'string') return false;
    for (const [known, { at }] of tokens) if (Date.now() - at > tokenMs) tokens.delete(known);
    const digest = createHash('sha256').update(JSON.stringify(message['TransactItems'])).digest('hex');
    const earlier = tokens.get(token);
    if (earlier === undefined) {
      tokens.set(token, { digest, at: Date.now(), isDone: false });
      return false;
    }
    if (earlier.digest === digest) {
      if (earlier.isDone) return true;
      throw serviceError(
        'TransactionInProgressException',
        'The transaction with the given request token is already in progress.',
      );
    }
    throw serviceError(
      'IdempotentParameterMismatchException',
      'The parameters of this request do not match those of the earlier request with the same client token.',
    );
  };

  const write = async (message: Message): Promise<Message> => {
    const actions = actionsOf(message);
    const writes = actions.map(({ kind, data }) => toWrite(store, kind, data));
    const located = await locateAll(store, writes);
    const keys = located.map(keyOf);
    requireDistinct(keys);
    if (isRepeated(message)) return { ...capacityOf(message, [], 'WriteCapacityUnits') };
    const token = String(message['ClientRequestToken']);
    try {
      claim(keys);
      const outcomes = await writeItems(store, writes).finally(() => keys.forEach((key) => busy.delete(key)));
      if (outcomes.some(({ error }) => error !== undefined)) {
        throw cancelled(
          outcomes.map(({ error, before }, index) =>
            reasonOf(error, wantsOld(actions[index]?.data) ? before : undefined),
          ),
        );
      }
      const known = tokens.get(token);
      if (known) known.isDone = true;
      const spent = outcomes.map(({ units }, index) => ({ table: tableOf(writes[index]?.data), units }));
      return capacityOf(message, spent, 'WriteCapacityUnits');
    } catch (error) {
      tokens.delete(token);
      throw error;
    }
  };

  const get = async (message: Message): Promise<Message> => {
    const gets = actionsOf(message).map(({ kind, data }) => {
      if (kind !== 'Get') throw database.validationError(`TransactItems can only contain Get: ${kind}`);
      return validate(store, 'GetItem', { ...data, ConsistentRead: true });
    });
    const located = await locateAll(
      store,
      gets.map((data) => ({ operation: 'DeleteItem', data })),
    );
    requireDistinct(located.map(keyOf));
    return withLocks(store, located, async () => {
      const responses: Message[] = [];
      const spent: { table: string; units: number }[] = [];
      for (const data of gets) {
        const { Item: item } = await perform(store, 'GetItem', data);
        const whole = await perform(store, 'GetItem', { TableName: data['TableName'], Key: data['Key'] });
        responses.push(item === undefined ? {} : { Item: item });
        const bytes = whole['Item'] === undefined ? 0 : itemBytes(whole['Item'] as Item);
        spent.push({ table: tableOf(data), units: readUnits(bytes) });
      }
      return { Responses: responses, ...capacityOf(message, spent, 'ReadCapacityUnits') };
    });
  };

  return { write, requireFree, get };
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
