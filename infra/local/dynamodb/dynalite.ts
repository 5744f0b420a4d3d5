import { createRequire } from 'node:module';

/*
 * The parts of dynalite that are used, typed: its store on LevelDB, the actions of DynamoDB and their validation.
 * Its own server is not used, for it has no transactions and no time to live.
 */

/** An attribute value as DynamoDB's protocol has it: one type, one value. */
export type AttributeValue = Readonly<Record<string, unknown>>;
export type Item = Readonly<Record<string, AttributeValue>>;

/** A request or an answer of DynamoDB's protocol. */
export type Message = Record<string, unknown>;

export type Callback<Value = unknown> = (error: Error | null, value?: Value) => void;

/** What locks hand out: it wraps the callback that ends the locked part. */
type Release = (done: Callback) => Callback;

export interface SubStore {
  readonly lock: (key: string | readonly string[], locked: (release: Release) => void) => void;
  readonly get: (key: string, callback: Callback<Item>) => void;
  readonly put: (key: string, value: Item, callback: Callback) => void;
  readonly del: (key: string, callback: Callback) => void;
  readonly createValueStream: (options: object) => AsyncIterable<Item>;
}

export type StoredWrite =
  | { readonly type: 'put'; readonly key: string; readonly value: unknown }
  | { readonly type: 'del'; readonly key: string };

export interface Table {
  readonly TableName: string;
  readonly KeySchema: readonly { readonly AttributeName: string }[];
}

export interface Store {
  readonly options: object;
  readonly db: {
    readonly get: (key: string, callback: Callback) => void;
    readonly batch: (writes: readonly StoredWrite[], callback: Callback) => void;
    readonly open: () => Promise<void>;
    readonly close: (callback: Callback) => void;
  };
  readonly getTable: (name: string, callback: Callback<Table>) => void;
  readonly getItemDb: (table: string) => SubStore;
  readonly getIndexDb: (type: string, table: string, index: string) => SubStore;
}

/** An error that is an answer of the protocol. */
export interface ServiceError extends Error {
  readonly statusCode: number;
  readonly body: { readonly __type: string; readonly message?: string };
}

type Action = (store: Store, data: Message, callback: Callback<Message>) => void;

interface ActionValidation {
  readonly types: object;
  readonly custom?: (data: Message, store: Store) => string | undefined;
}

interface Database {
  readonly create: (options: { readonly path: string; readonly createTableMs: number }) => Store;
  readonly createKey: (item: Item, table: Table) => string;
  readonly validateKey: (key: Item, table: Table) => ServiceError | null | undefined;
  readonly validateItem: (item: Item, table: Table) => ServiceError | null | undefined;
  readonly validationError: (message: string) => ServiceError;
  readonly itemSize: (item: Item) => number;
}

interface Validations {
  readonly checkTypes: (data: Message, types: object) => Message;
  readonly checkValidations: (data: Message, types: object, custom: ActionValidation['custom'], store: Store) => void;
}

const require = createRequire(import.meta.url);

export const database = require('dynalite/db') as Database;
const validations = require('dynalite/validations') as Validations;

/** The operations that dynalite does by itself. */
export const plainOperations = [
  'BatchGetItem',
  'CreateTable',
  'DeleteTable',
  'DescribeTable',
  'GetItem',
  'ListTables',
  'Query',
  'Scan',
] as const;

type Operation = (typeof plainOperations)[number] | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'BatchWriteItem';

const fileOf = (operation: Operation): string => operation.charAt(0).toLowerCase() + operation.slice(1);

/**
 * Checks a request as DynamoDB does and gives it with its expressions parsed.
 * @throws ServiceError SerializationException or ValidationException
 */
export const validate = (store: Store, operation: Operation, message: Message): Message => {
  const { types, custom } = require(`dynalite/validations/${fileOf(operation)}`) as ActionValidation;
  const data = validations.checkTypes(structuredClone(message), types);
  validations.checkValidations(data, types, custom, store);
  return data;
};

/** Does one operation on a request that was validated. */
export const perform = (store: Store, operation: Operation, data: Message): Promise<Message> =>
  promised((callback) => (require(`dynalite/actions/${fileOf(operation)}`) as Action)(store, data, callback));

/** Turns a call with a callback into a promise. */
export const promised = <Value>(call: (callback: Callback<Value>) => void): Promise<Value> =>
  new Promise((resolve, reject) => {
    call((error, value) => (error ? reject(error) : resolve(value as Value)));
  });

export const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && 'statusCode' in error && 'body' in error;

/** An error of DynamoDB's protocol, with whatever more its body says. */
export const serviceError = (type: string, message: string, more: Message = {}): ServiceError =>
  Object.assign(new Error(message), {
    statusCode: 400,
    body: { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...more },
  });
