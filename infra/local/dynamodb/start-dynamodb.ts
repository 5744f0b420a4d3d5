import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readBody } from '../gateway/read-body.ts';
import { listen } from '../listen.ts';
import { refusalOf, signingFunction } from '../signature.ts';
import {
  database,
  isServiceError,
  type Item,
  type Message,
  perform,
  plainOperations,
  promised,
  type ServiceError,
  serviceError,
  type Store,
  validate,
} from './dynalite.ts';
import { itemBytes, readUnits } from './item-size.ts';
import { keyBeyond } from './leading-keys.ts';
import { openStore } from './open-store.ts';
import { createTimeToLive } from './time-to-live.ts';
import { createTransactions, type TransactionConflicts, type Transactions } from './transactions.ts';
import { writeItems, type WriteOperation } from './write-items.ts';

/** The most a request to DynamoDB may carry, in bytes. */
const maxRequestBytes = 16 * 1024 * 1024;
const expiryCheckMs = 5 * 60 * 1000;

type Operation = (message: Message) => Promise<Message>;

type AllowedKeys = (functionName: string, operation: string) => readonly string[];

interface DynamoDbOptions {
  /** Where the tables are kept. */
  readonly directory: string;
  /** 0 or nothing takes any free port. */
  readonly port?: number;
  /** The patterns of partition keys that a function's calls of an operation must match. */
  readonly allowedKeys?: AllowedKeys;
  /** What becomes of a transaction that meets another on an item; `wait` where not given. */
  readonly transactionConflicts?: TransactionConflicts;
}

export interface DynamoDb {
  readonly url: string;
  readonly removeExpired: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/**
 * Starts DynamoDB on this machine: dynalite's tables, queries and expressions, with transactions, time to live and
 * sizes counted in bytes of UTF-8. What was answered is on disk, whatever becomes of the process or of power.
 * @throws DataInUseError
 * @throws DamagedStoreError naming the file
 */
export const startDynamoDb = async ({
  directory,
  port = 0,
  allowedKeys,
  transactionConflicts = 'wait',
}: DynamoDbOptions): Promise<DynamoDb> => {
  const store = await openStore(directory);
  const timeToLive = createTimeToLive(store);
  const operations = operationsOn(store, timeToLive, transactionConflicts);
  const server = createServer((request, response) => {
    serve(operations, allowedKeys, request, response).catch(() => response.destroy());
  });
  const listening = await listen(server, port);
  const expiry = setInterval(() => void timeToLive.removeExpired().catch(() => undefined), expiryCheckMs);
  expiry.unref();
  return {
    url: listening.url,
    removeExpired: timeToLive.removeExpired,
    close: async () => {
      clearInterval(expiry);
      await listening.close();
      await promised((callback) => store.db.close(callback));
    },
  };
};

const operationsOn = (
  store: Store,
  timeToLive: ReturnType<typeof createTimeToLive>,
  conflicts: TransactionConflicts,
): ReadonlyMap<string, Operation> => {
  const transactions = createTransactions(store, conflicts);
  const operations = new Map<string, Operation>([
    ['TransactWriteItems', transactions.write],
    ['TransactGetItems', transactions.get],
    ['UpdateTimeToLive', timeToLive.update],
    ['DescribeTimeToLive', timeToLive.describe],
    ['BatchWriteItem', (message) => writeBatch(store, transactions, message)],
  ]);
  for (const operation of ['PutItem', 'UpdateItem', 'DeleteItem'] as const) {
    operations.set(operation, (message) => writeOne(store, transactions, operation, message));
  }
  for (const operation of plainOperations) {
    operations.set(operation, async (message) => {
      const answer = await perform(store, operation, validate(store, operation, message));
      return withReadUnits(message, answer);
    });
  }
  return operations;
};

const writeOne = async (
  store: Store,
  transactions: Transactions,
  operation: WriteOperation,
  message: Message,
): Promise<Message> => {
  const data = validate(store, operation, message);
  await transactions.requireFree({ operation, data });
  const [outcome] = await writeItems(store, [{ operation, data }]);
  if (outcome === undefined) return {};
  const { answer, error, before, units } = outcome;
  if (error !== undefined) throw withOldItem(error, message, before);
  if (answer['ConsumedCapacity'] === undefined) return answer;
  const table = message['ReturnConsumedCapacity'] === 'INDEXES' ? { Table: { CapacityUnits: units } } : {};
  return { ...answer, ConsumedCapacity: { TableName: message['TableName'], CapacityUnits: units, ...table } };
};

const withOldItem = (error: ServiceError, message: Message, before: Item | undefined): ServiceError => {
  const wantsOld = message['ReturnValuesOnConditionCheckFailure'] === 'ALL_OLD' && before !== undefined;
  return wantsOld && error.body.__type.endsWith('#ConditionalCheckFailedException')
    ? serviceError('ConditionalCheckFailedException', error.message, { Item: before })
    : error;
};

const writeBatch = async (store: Store, transactions: Transactions, message: Message): Promise<Message> => {
  const data = validate(store, 'BatchWriteItem', message);
  const requests = Object.entries(data['RequestItems'] as Record<string, readonly Record<string, Message>[]>);
  if (requests.reduce((sum, [, items]) => sum + items.length, 0) > 25) {
    throw database.validationError('Too many items requested for the BatchWriteItem call');
  }
  const capacity: Message[] = [];
  for (const [TableName, items] of requests) {
    let units = 0;
    for (const { PutRequest: put, DeleteRequest: del } of items) {
      const operation = put === undefined ? 'DeleteItem' : 'PutItem';
      const answer = await writeOne(store, transactions, operation, {
        TableName,
        ...(put ?? del),
        ReturnConsumedCapacity: 'TOTAL',
      });
      units += Number((answer['ConsumedCapacity'] as Message)['CapacityUnits']);
    }
    capacity.push({ TableName, CapacityUnits: units });
  }
  const wanted = data['ReturnConsumedCapacity'] === 'TOTAL' || data['ReturnConsumedCapacity'] === 'INDEXES';
  return { UnprocessedItems: {}, ...(wanted && { ConsumedCapacity: capacity }) };
};

/** Counts read units by bytes where the answer holds all that was read. */
const withReadUnits = (message: Message, answer: Message): Message => {
  const capacity = answer['ConsumedCapacity'];
  const isWhole = !message['ProjectionExpression'] && !message['FilterExpression'] && !message['IndexName'];
  if (typeof capacity !== 'object' || capacity === null || Array.isArray(capacity) || !isWhole) return answer;
  const items = (answer['Items'] ?? (answer['Item'] === undefined ? [] : [answer['Item']])) as readonly Item[];
  if (answer['Count'] !== undefined && Number(answer['Count']) !== items.length) return answer;
  const bytes = items.reduce((sum, item) => sum + itemBytes(item), 0);
  const units = readUnits(bytes) * (message['ConsistentRead'] === true ? 1 : 0.5);
  const table = message['ReturnConsumedCapacity'] === 'INDEXES' ? { Table: { CapacityUnits: units } } : {};
  return { ...answer, ConsumedCapacity: { ...capacity, CapacityUnits: units, ...table } };
};

const serve = async (
  operations: ReadonlyMap<string, Operation>,
  allowedKeys: AllowedKeys | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() });
    response.end(JSON.stringify(body));
  };
  const body = await readBody(request, maxRequestBytes);
  if (body === undefined) {
    send(413, {});
    return;
  }
  const refusal = refusalOf('dynamodb', request, body);
  if (refusal !== undefined) {
    send(400, serviceError(refusal.__type, refusal.message).body);
    return;
  }
  const [, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  const operation = operations.get(name);
  if (operation === undefined) {
    send(400, serviceError('UnknownOperationException', name).body);
    return;
  }
  try {
    const message = parse(body);
    const functionName = signingFunction(request);
    const beyond = functionName && allowedKeys && keyBeyond(message, allowedKeys(functionName, name));
    if (beyond !== undefined && beyond !== '') {
      const kind = beyond.split('#')[0] ?? '';
      throw serviceError('AccessDeniedException', `${functionName} may not call dynamodb:${name} on ${kind}`);
    }
    send(200, await operation(message));
  } catch (error) {
    if (isServiceError(error)) {
      send(error.statusCode, error.body);
      return;
    }
    console.error(error);
    send(500, serviceError('InternalServerError', 'The request could not be processed.').body);
  }
};

const parse = (body: Buffer): Message => {
  try {
    return JSON.parse(body.toString('utf8')) as Message;
  } catch {
    throw serviceError('SerializationException', 'The request is not JSON.');
  }
};
