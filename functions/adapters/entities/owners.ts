import { deleteItem, getItem, inPartition, isWritten, putItem, queryItems } from '../table.ts';
import { directoryPartition } from './account.ts';
import { type RetentionPlace, retentionPlaceKey } from './retention.ts';
import { readVisitorItem, visitorKey, visitorsPartition } from './visitor.ts';

/* Everybody who can own an analysis, in lists that can be read one after the other: accounts, and public visitors. */

/** Somebody who can own analyses. */
export interface Owner {
  readonly id: string;
  /** When a public visitor's latest analysis was stored, ISO 8601; undefined for accounts. */
  readonly analysedAt: string | undefined;
}

const readers: Readonly<Record<string, (item: Readonly<Record<string, unknown>>) => Owner>> = {
  [directoryPartition('registered')]: ({ id }) => ({ id: id as string, analysedAt: undefined }),
  [visitorsPartition]: readVisitorItem,
};

/** The lists of owners, in the order in which they are read. */
export const ownerLists: readonly string[] = Object.keys(readers);

/**
 * Some owners of a list, and the place of the last, where there are more.
 * @param after the place after which to begin
 */
export const readOwners = async (
  list: string,
  limit: number,
  after: string | undefined,
): Promise<{ readonly owners: readonly Owner[]; readonly lastPlace: string | undefined }> => {
  const { items, lastKey } = await queryItems({
    ...inPartition(list),
    ConsistentRead: true,
    Limit: limit,
    ...(after !== undefined && { ExclusiveStartKey: { pk: list, sk: after } }),
  });
  return {
    owners: items.flatMap((item) => readers[list]?.(item) ?? []),
    lastPlace: lastKey?.['sk'] as string | undefined,
  };
};

/** Strikes a visitor off the list, unless an analysis came in meanwhile. */
export const forgetVisitor = async ({ id, analysedAt }: Owner): Promise<void> => {
  await isWritten(
    deleteItem({
      Key: visitorKey(id),
      ConditionExpression: 'analysedAt = :seen',
      ExpressionAttributeValues: { ':seen': analysedAt },
    }),
  );
};

/** How far old analyses were looked for; undefined where the next search begins anew. */
export const readRetentionPlace = async (): Promise<RetentionPlace | undefined> =>
  (await getItem(retentionPlaceKey)) as (RetentionPlace & Record<string, unknown>) | undefined;

/** Keeps how far old analyses were looked for. */
export const keepRetentionPlace = ({ list, after }: RetentionPlace): Promise<void> =>
  putItem({ Item: { ...retentionPlaceKey, list, after } });

/** Has the next search begin anew. */
export const forgetRetentionPlace = (): Promise<void> => deleteItem({ Key: retentionPlaceKey });
