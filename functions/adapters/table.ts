import { setTimeout as wait } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { AppError } from '../core/app-error.ts';
import { setting } from './environment.ts';

/** The primary key of an item in the product's one table. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

type Item = Record<string, unknown>;
type Named<Input> = Omit<Input, 'TableName'>;
type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One write of those that are done together. Use cases pass it on; what it does, its entity alone knows. */
export type Write = {
  readonly [Kind in keyof TransactItem]: Named<NonNullable<TransactItem[Kind]>>;
};

/*
 * The table answers within milliseconds. Three attempts that hang end before any function does that uses it, so that
 * the gate, which the stack's own time limit does not cover, still answers.
 */
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 2_500, throwOnRequestTimeout: true },
  }),
  { marshallOptions: { removeUndefinedValues: true } },
);
const TableName = () => ({ TableName: setting('TABLE_NAME') });

/** Whether a write failed only because another transaction was at work on one of its items. */
const isConflict = (error: unknown): boolean =>
  error instanceof TransactionConflictException ||
  (error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).every(({ Code }) => Code === 'None' || Code === 'TransactionConflict'));

/**
 * Waits between attempts, in milliseconds at most; each is shortened by chance, so that rivals do not meet again. About
 * eight seconds in all: two hundred calls of one account, all at once, get through in that time.
 */
const conflictWaitsMs = [20, 40, 80, 160, 320, 640, ...Array.from({ length: 12 }, () => 1_280)] as const;

/**
 * Does a write again where it met another transaction: DynamoDB cancels one of the two and leaves repeating to the caller.
 * @throws AppError unavailable where it has met one each time
 */
const afterConflicts = async <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
  for (const waitMs of [...conflictWaitsMs, undefined]) {
    try {
      return await write();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (waitMs !== undefined) await wait(waitMs * Math.random());
    }
  }
  throw new AppError('unavailable', 'Too much of this is happening at once. Please try again.');
};

/** Reads one item; consistent unless told otherwise. */
export const getItem = async (key: Key, { consistent = true } = {}): Promise<Item | undefined> =>
  (await client.send(new GetCommand({ ...TableName(), Key: key, ConsistentRead: consistent }))).Item;

/** The most items one call reads by their keys. */
const readAtOnce = 100;

/**
 * Reads items by their keys, at most 100, in the order of the keys; undefined where there is none. What DynamoDB
 * leaves unread, because it is much or because it is busy, is asked for again.
 */
export const getItems = async (keys: readonly Key[]): Promise<readonly (Item | undefined)[]> => {
  if (keys.length > readAtOnce) throw new RangeError(`at most ${readAtOnce} items are read at once`);
  const name = setting('TABLE_NAME');
  const found = new Map<string, Item>();
  let unread: readonly Key[] = keys;
  for (let attempt = 0; unread.length > 0; attempt += 1) {
    if (attempt > 0) await wait(conflictWaitsMs[Math.min(attempt - 1, conflictWaitsMs.length - 1)]);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: [...unread] } } }),
    );
    for (const item of Responses?.[name] ?? []) found.set(`${item['pk']} ${item['sk']}`, item);
    unread = (UnprocessedKeys?.[name]?.Keys ?? []) as unknown as readonly Key[];
  }
  return keys.map(({ pk, sk }) => found.get(`${pk} ${sk}`));
};

/** Reads one page of a partition. */
export const queryItems = async (
  input: Named<QueryCommandInput>,
): Promise<{ readonly items: readonly Item[]; readonly lastKey: Item | undefined }> => {
  const { Items = [], LastEvaluatedKey } = await client.send(new QueryCommand({ ...TableName(), ...input }));
  return { items: Items, lastKey: LastEvaluatedKey };
};

/** The part of a query that names a partition, or the items of it whose sort keys begin with `prefix`. */
export const inPartition = (pk: string, prefix?: string) => ({
  KeyConditionExpression: prefix === undefined ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: { ':pk': pk, ...(prefix !== undefined && { ':prefix': prefix }) },
});

/** All that a query finds, however much it is: each page is read when the one before is used up. */
export async function* queryEach(input: Named<QueryCommandInput>): AsyncGenerator<Item> {
  let from: Item | undefined;
  do {
    const page = await queryItems({ ...input, ...(from && { ExclusiveStartKey: from }) });
    yield* page.items;
    from = page.lastKey;
  } while (from);
}

/** Reads all that a query finds. */
export const queryAll = async (input: Named<QueryCommandInput>): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for await (const item of queryEach(input)) items.push(item);
  return items;
};

/** The key of an item that was read. */
export const keyOf = ({ pk, sk }: Item): Key => ({ pk: pk as string, sk: sk as string });

/** The keys of all items of a partition, or of those whose sort keys begin with `prefix`, read consistently. */
export const readKeys = async (pk: string, prefix?: string): Promise<readonly Key[]> =>
  (await queryAll({ ...inPartition(pk, prefix), ProjectionExpression: 'pk, sk', ConsistentRead: true })).map(keyOf);

export const putItem = async (input: Named<PutCommandInput>): Promise<void> => {
  await afterConflicts(() => client.send(new PutCommand({ ...TableName(), ...input })));
};

/** Changes one item, or makes it, and gives it back as it is afterwards where `ReturnValues` asks for it. */
export const updateItem = async (input: Named<UpdateCommandInput>): Promise<Item | undefined> =>
  (await afterConflicts(() => client.send(new UpdateCommand({ ...TableName(), ...input })))).Attributes;

export const deleteItem = async (input: Named<DeleteCommandInput>): Promise<void> => {
  await afterConflicts(() => client.send(new DeleteCommand({ ...TableName(), ...input })));
};

/** Does several writes together or none of them; at most 100. A single change costs half of what it costs in a transaction. */
export const writeTogether = async (writes: readonly Write[]): Promise<void> => {
  const [only] = writes;
  if (writes.length === 1 && only?.Update) {
    await updateItem(only.Update);
    return;
  }
  const TransactItems = writes.map((write) =>
    Object.fromEntries(Object.entries(write).map(([kind, input]) => [kind, { ...TableName(), ...input }])),
  ) as TransactItem[];
  await afterConflicts(() => client.send(new TransactWriteCommand({ TransactItems })));
};

const atOnce = 25;

/** Deletes items that need no condition; when it fails half-way, repeating it does the rest. */
export const deleteItems = async (keys: readonly Key[]): Promise<void> => {
  for (let from = 0; from < keys.length; from += atOnce) {
    await Promise.all(keys.slice(from, from + atOnce).map((Key) => deleteItem({ Key })));
  }
};

/** Whether a write failed because the condition it carried did not hold (a single write, or one of several together). */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof ConditionalCheckFailedException ||
  (error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed'));

/** What a write gives; undefined where the condition it carries did not hold, and nothing was written. */
export const ifHolds = async <Result>(write: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await write;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
};

/** Whether a write was done: not where the condition it carries did not hold. */
export const isWritten = async (write: Promise<unknown>): Promise<boolean> =>
  (await ifHolds(write.then(() => true))) ?? false;

/** A condition that did not hold: which of the writes carried it, and the item it met where the write asks for it. */
interface FailedCondition {
  /** The place of the write among those that were sent together; 0 for a single one. */
  readonly index: number;
  readonly item: Item | undefined;
}

/** The conditions an error is about; none where it is another error. */
export const failedConditions = (error: unknown): readonly FailedCondition[] => {
  if (error instanceof ConditionalCheckFailedException) {
    return [{ index: 0, item: error.Item && unmarshall(error.Item) }];
  }
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).flatMap(({ Code, Item: item }, index) =>
    Code === 'ConditionalCheckFailed' ? [{ index, item: item && unmarshall(item) }] : [],
  );
};
