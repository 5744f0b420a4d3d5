import { directoryPartition } from '../../adapters/entities/account.ts';
import { ownerPartition, summaryPrefix } from '../../adapters/entities/analysis.ts';
import { retentionPlaceKey, type RetentionPlace } from '../../adapters/entities/retention.ts';
import { readVisitorItem, visitorsPartition } from '../../adapters/entities/visitor.ts';
import {
  deleteItem,
  getItem,
  inPartition,
  isConditionFailure,
  keyOf,
  putItem,
  queryEach,
  queryItems,
} from '../../adapters/table.ts';
import { deleteListedAnalysis } from './delete-analysis.ts';

interface DeleteExpiredOptions {
  /** The age in days from which an analysis goes. */
  readonly retentionDays: number;
  /** When to stop, in epoch milliseconds; calling again goes on there. */
  readonly deadlineMs: number;
  /** The moment ages are measured at, in epoch milliseconds. */
  readonly nowMs?: number;
}

/** What a search came to. */
export interface ExpiredAnalyses {
  readonly deleted: number;
  /** Those that could not be deleted; the next search tries them again. */
  readonly failed: number;
  /** Whether everybody was looked at; otherwise the next search goes on where this one stopped. */
  readonly isFinished: boolean;
}

type Item = Readonly<Record<string, unknown>>;

const dayMs = 24 * 60 * 60 * 1000;

/** Owners that are looked at together. Each owner's analyses go one by one, for all of them write the owner's count. */
const ownersAtOnce = 25;

/** Everybody who can own an analysis: accounts, and public visitors. */
const owners: readonly { readonly list: string; readonly idOf: (item: Item) => string }[] = [
  { list: directoryPartition('registered'), idOf: ({ id }) => id as string },
  { list: visitorsPartition, idOf: (item) => readVisitorItem(item).id },
];

const hasAnalyses = async (ownerId: string): Promise<boolean> => {
  const { items } = await queryItems({
    ...inPartition(ownerPartition(ownerId), summaryPrefix),
    ConsistentRead: true,
    Limit: 1,
  });
  return items.length > 0;
};

/** Strikes a visitor off the list who has nothing any more, unless an analysis comes in at this moment. */
const forgetVisitor = async (item: Item, cutoff: string): Promise<void> => {
  const { id, analysedAt } = readVisitorItem(item);
  if (analysedAt >= cutoff || (await hasAnalyses(id))) return;
  try {
    await deleteItem({
      Key: keyOf(item),
      ConditionExpression: 'analysedAt = :seen',
      ExpressionAttributeValues: { ':seen': analysedAt },
    });
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** Deletes one owner's analyses from before `cutoff`, ISO 8601. */
const deleteOwned = async (ownerId: string, cutoff: string, isTimeUp: () => boolean) => {
  let deleted = 0;
  let failed = 0;
  const old = queryEach({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(ownerId),
      ':first': summaryPrefix,
      // Sort keys go on after the time, so that none of that very moment is in it.
      ':last': `${summaryPrefix}${cutoff}`,
    },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });
  for await (const summary of old) {
    if (isTimeUp()) break;
    try {
      await deleteListedAnalysis(ownerId, keyOf(summary), 'retention');
      deleted += 1;
    } catch {
      // One that cannot be deleted must not keep all others.
      failed += 1;
    }
  }
  return { deleted, failed };
};

/**
 * Deletes every analysis that is older than a number of days, with all that belongs to it, whoever owns it. Reads lists
 * of owners and of each owner's analyses, never the whole table. Stopped or interrupted at any point, calling it again
 * goes on where it was; nothing is lost by two at once.
 */
export const deleteExpiredAnalyses = async (options: DeleteExpiredOptions): Promise<ExpiredAnalyses> => {
  const { retentionDays, deadlineMs, nowMs = Date.now() } = options;
  const cutoff = new Date(nowMs - retentionDays * dayMs).toISOString();
  const isTimeUp = () => Date.now() >= deadlineMs;
  const kept = (await getItem(retentionPlaceKey)) as (RetentionPlace & Item) | undefined;
  const first = Math.max(
    0,
    owners.findIndex(({ list }) => list === kept?.list),
  );
  const sum = { deleted: 0, failed: 0 };
  for (const { list, idOf } of owners.slice(first)) {
    let after = kept?.list === list ? kept.after : undefined;
    do {
      const page = await queryItems({
        ...inPartition(list),
        ConsistentRead: true,
        Limit: ownersAtOnce,
        ...(after !== undefined && { ExclusiveStartKey: { pk: list, sk: after } }),
      });
      await Promise.all(
        page.items.map(async (owner) => {
          const { deleted, failed } = await deleteOwned(idOf(owner), cutoff, isTimeUp);
          sum.deleted += deleted;
          sum.failed += failed;
          if (list === visitorsPartition) await forgetVisitor(owner, cutoff);
        }),
      );
      // The place is still where this page begins, so that the next search finishes it.
      if (isTimeUp()) return { ...sum, isFinished: false };
      after = page.lastKey?.['sk'] as string | undefined;
      if (after !== undefined)
        await putItem({ Item: { ...retentionPlaceKey, list, after } satisfies RetentionPlace & Item });
    } while (after !== undefined);
  }
  await deleteItem({ Key: retentionPlaceKey });
  return { ...sum, isFinished: true };
};
