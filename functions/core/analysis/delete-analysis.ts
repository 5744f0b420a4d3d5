import { wordVariants } from '../../../shared/documents.ts';
import { visitorSeconds } from '../../../shared/limits.ts';
import {
  analysisKey,
  analysisPartition,
  auditPrefix,
  statisticsKey,
  summaryKey,
} from '../../adapters/entities/analysis.ts';
import { type AnalysisDeleter, deletedAnalysisItem } from '../../adapters/entities/deleted-analysis.ts';
import { idempotencyKeyOf } from '../../adapters/entities/idempotency.ts';
import { deleteItems, isConditionFailure, type Key, readKeys, writeTogether } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';
import { answerObjectKey, findAnalysis, reportObjectKey, wordObjectKey } from './analyses.ts';

const auditKeys = (id: string): Promise<readonly Key[]> => readKeys(analysisPartition(id), auditPrefix);

/** Audit entries that fit a transaction of 100 writes beside the others. */
const maxAuditDeletes = 90;

/** A visitor is forgotten after as long, and the record with them. */
const expiryOf = (ownerId: string, now: Date) =>
  ownerId.startsWith('visitor-') ? { expiresAt: Math.floor(now.getTime() / 1000) + visitorSeconds } : {};

/**
 * Deletes an analysis and everything that belongs to it: content, summary, audit trail, count, remembered request. What
 * stays is a record that it existed, who deleted it and when.
 * Objects go first, so that no contract text is left behind by an interruption; repeating the call finishes it.
 * @param by whose doing it is; the owner's where nothing is said
 * @throws AppError not_found where there is none or it is somebody else's
 */
export const deleteAnalysis = async ({
  ownerId,
  id,
  by = 'owner',
}: {
  readonly ownerId: string;
  readonly id: string;
  readonly by?: AnalysisDeleter;
}): Promise<void> => {
  const record = await findAnalysis(ownerId, id);
  const objects = [
    reportObjectKey(ownerId, id),
    answerObjectKey(ownerId, id),
    ...wordVariants.map((variant) => wordObjectKey(ownerId, id, variant)),
    ...(record.contentKey ? [record.contentKey] : []),
  ];
  const { deleteObject } = await import('../../adapters/object-store.ts');
  await Promise.all(objects.map(deleteObject));
  const audits = await auditKeys(id);
  const now = new Date();
  const deleted = { id, ownerId, createdAt: record.createdAt, deletedAt: now.toISOString(), deletedBy: by };
  const forget: Key[] = record.idempotencyKey ? [idempotencyKeyOf(ownerId, record.idempotencyKey)] : [];
  try {
    await writeTogether([
      { Delete: { Key: analysisKey(id), ConditionExpression: 'attribute_exists(pk)' } },
      {
        Update: {
          Key: statisticsKey(ownerId),
          UpdateExpression: 'ADD analysisCount :minusOne',
          ExpressionAttributeValues: { ':minusOne': -1 },
        },
      },
      { Put: { Item: deletedAnalysisItem({ ...deleted, ...expiryOf(ownerId, now) }) } },
      ...[summaryKey(record), ...forget, ...audits.slice(0, maxAuditDeletes)].map((Key) => ({ Delete: { Key } })),
    ]);
  } catch (error) {
    // Somebody else's call has deleted it meanwhile.
    if (isConditionFailure(error)) throw new AppError('not_found', 'This analysis does not exist.', { cause: error });
    throw error;
  }
  // An entry may have come in between reading them and deleting; none can come any more.
  await deleteItems(await auditKeys(id));
};

/**
 * Deletes an analysis that its owner's list names. That somebody deletes it at the same moment is no error.
 * @param summary where it stands in the list
 */
export const deleteListedAnalysis = async (ownerId: string, summary: Key, by: AnalysisDeleter): Promise<void> => {
  try {
    await deleteAnalysis({ ownerId, id: summary.sk.split('#').at(-1) ?? '', by });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    await deleteItems([summary]);
  }
};
