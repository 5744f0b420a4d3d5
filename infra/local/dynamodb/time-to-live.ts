import {
  database,
  type Item,
  type Message,
  promised,
  serviceError,
  type Store,
  type Table,
  validate,
} from './dynalite.ts';
import { writeItems } from './write-items.ts';

/** Items that lapsed longer ago than this are kept: DynamoDB takes such a time for a mistake. */
const longestPastSeconds = 5 * 365 * 24 * 60 * 60;

export interface TimeToLive {
  readonly update: (message: Message) => Promise<Message>;
  readonly describe: (message: Message) => Promise<Message>;
  /** Deletes what has expired and gives the number of items. */
  readonly removeExpired: () => Promise<number>;
}

const hasExpired = (expiry: Item[string] | undefined): boolean => {
  const now = Math.floor(Date.now() / 1000);
  const seconds = Number(expiry?.['N'] ?? Number.NaN);
  return seconds < now && seconds > now - longestPastSeconds;
};

/** Deletes the items of one table that have expired and gives their number. */
const removeExpiredOf = async (store: Store, name: string, attribute: string): Promise<number> => {
  const table = await promised<Table>((callback) => store.getTable(name, callback));
  let removed = 0;

  for await (const item of store.getItemDb(name).createValueStream({})) {
    const expiry = item[attribute];
    if (!hasExpired(expiry)) continue;
    const Key = Object.fromEntries(table.KeySchema.map(({ AttributeName: part }) => [part, item[part]])) as Item;
    // Whoever gave the item a later time meanwhile keeps it.
    const data = validate(store, 'DeleteItem', {
      TableName: name,
      Key,
      ConditionExpression: '#expiry = :expiry',
      ExpressionAttributeNames: { '#expiry': attribute },
      ExpressionAttributeValues: { ':expiry': expiry },
    });
    const [outcome] = await writeItems(store, [{ operation: 'DeleteItem', data }]);
    if (outcome?.error === undefined) removed += 1;
  }
  return removed;
};

/** Time to live on a dynalite store; which attribute holds it is kept in the store. */
export const createTimeToLive = (store: Store): TimeToLive => {
  const attributes = async (): Promise<Readonly<Record<string, string>>> => {
    const found = await promised((callback) => store.db.get(storeKey, callback));
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  };

  const update = async (message: Message): Promise<Message> => {
    const { TableName: name, TimeToLiveSpecification: specification } = message;
    const { AttributeName: attribute, Enabled: enabled } = (specification ?? {}) as Message;
    if (typeof name !== 'string' || typeof attribute !== 'string' || typeof enabled !== 'boolean') {
      throw database.validationError('TableName, AttributeName and Enabled are required');
    }
    await promised<Table>((callback) => store.getTable(name, callback));
    const known = await attributes();
    if ((known[name] !== undefined) === enabled) {
      throw database.validationError(`TimeToLive is already ${enabled ? 'enabled' : 'disabled'}`);
    }
    const { [name]: _, ...others } = known;
    const value = enabled ? { ...others, [name]: attribute } : others;
    await promised((callback) => store.db.batch([{ type: 'put', key: storeKey, value }], callback));
    return { TimeToLiveSpecification: { AttributeName: attribute, Enabled: enabled } };
  };

  const describe = async (message: Message): Promise<Message> => {
    const name = String(message['TableName']);
    await promised<Table>((callback) => store.getTable(name, callback)).catch(() => {
      throw serviceError('ResourceNotFoundException', `Requested resource not found: Table: ${name} not found`);
    });
    const attribute = (await attributes())[name];
    return {
      TimeToLiveDescription:
        attribute === undefined
          ? { TimeToLiveStatus: 'DISABLED' }
          : { TimeToLiveStatus: 'ENABLED', AttributeName: attribute },
    };
  };

  const removeExpired = async (): Promise<number> => {
    let removed = 0;
    for (const [name, attribute] of Object.entries(await attributes())) {
      removed += await removeExpiredOf(store, name, attribute);
    }
    return removed;
  };

  return { update, describe, removeExpired };
};

const storeKey = 'time-to-live~';
