import { getItem, isWritten, updateItem } from '../table.ts';
import { contentLeaseName, endedContentLeases, statisticsKey } from './analysis.ts';

/*
 * An owner's statistics count their analyses, and hold a lease for each object that is stored before an analysis refers
 * to it.
 */

/** What the statistics of an owner say. */
export interface OwnerStatistics {
  readonly analysisCount: number;
  /** The analyses that were never stored, and whose objects were left behind. */
  readonly abandoned: readonly string[];
}

const readItem = (item: Readonly<Record<string, unknown>> | undefined): OwnerStatistics => ({
  analysisCount: Number(item?.['analysisCount'] ?? 0),
  abandoned: endedContentLeases(item, Date.now()),
});

/** An owner's statistics, as they were a moment ago. */
export const readStatistics = async (ownerId: string): Promise<OwnerStatistics> =>
  readItem(await getItem(statisticsKey(ownerId), { consistent: false }));

/**
 * Notes that an object is about to be stored.
 * @param until the epoch millisecond at which the call that stores it has ended
 * @returns the owner's statistics
 */
export const leaseContent = async (ownerId: string, id: string, until: number): Promise<OwnerStatistics> =>
  readItem(
    await updateItem({
      Key: statisticsKey(ownerId),
      UpdateExpression: 'SET #lease = :until',
      ExpressionAttributeNames: { '#lease': contentLeaseName(id) },
      ExpressionAttributeValues: { ':until': until },
      ReturnValues: 'ALL_NEW',
    }),
  );

/** Ends the lease of an object, so that no analysis can come to refer to it; whether there is one. */
export const endContentLease = (ownerId: string, id: string): Promise<boolean> =>
  isWritten(
    updateItem({
      Key: statisticsKey(ownerId),
      UpdateExpression: 'SET #lease = :over',
      ConditionExpression: 'attribute_exists(#lease)',
      ExpressionAttributeNames: { '#lease': contentLeaseName(id) },
      ExpressionAttributeValues: { ':over': 0 },
    }),
  );

/** Forgets the lease of an object that was removed; one that is forgotten already stays so. */
export const forgetContentLease = async (ownerId: string, id: string): Promise<void> => {
  await isWritten(
    updateItem({
      Key: statisticsKey(ownerId),
      UpdateExpression: 'REMOVE #lease',
      ConditionExpression: 'attribute_exists(#lease)',
      ExpressionAttributeNames: { '#lease': contentLeaseName(id) },
    }),
  );
};
