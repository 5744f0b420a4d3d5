import type { AuditEntry } from '../../../shared/analysis.ts';
import {
  type AnalysisRecord,
  analysisItem,
  analysisKey,
  auditItem,
  packContent,
  readAnalysisItem,
  statisticsKey,
  summaryItem,
  unpackContent,
} from '../../adapters/entities/analysis.ts';
import { getItem, writeTogether } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';

/** The most content kept inside an item; DynamoDB's limit is 400 KB for all of it. */
const maxInlineContentBytes = 300 * 1024;

type Write = Parameters<typeof writeTogether>[0][number];

const objectStore = () => import('../../adapters/object-store.ts');

/** Where the clause and the analysis lie when they are too long for an item. */
const contentObjectKey = (ownerId: string, id: string): string => `analyses/${ownerId}/${id}.json.gz`;

/** Where a report lies that is too large for an answer. */
export const reportObjectKey = (ownerId: string, id: string): string => `reports/${ownerId}/${id}.pdf`;

/**
 * Stores an analysis whole: its summary, its content, its first audit entry, its owner's count and whatever else must
 * hold together with it, or nothing of it.
 * @param alongside further writes of the same transaction
 */
export const storeAnalysis = async (
  record: Omit<AnalysisRecord, 'contentKey'>,
  entry: AuditEntry,
  alongside: readonly Write[] = [],
): Promise<void> => {
  const content = packContent(record);
  const contentKey =
    content.byteLength > maxInlineContentBytes ? contentObjectKey(record.ownerId, record.id) : undefined;
  const stored = { ...record, contentKey };
  if (contentKey) await (await objectStore()).putObject(contentKey, content, 'application/gzip');
  try {
    await writeTogether([
      { Put: { Item: analysisItem(stored, content), ConditionExpression: 'attribute_not_exists(pk)' } },
      { Put: { Item: summaryItem(stored) } },
      { Put: { Item: auditItem(record.ownerId, record.id, entry) } },
      {
        Update: {
          Key: statisticsKey(record.ownerId),
          UpdateExpression: 'ADD analysisCount :one',
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
      ...alongside,
    ]);
  } catch (error) {
    if (contentKey) await (await objectStore()).deleteObject(contentKey).catch(() => undefined);
    throw error;
  }
};

const notFound = () => new AppError('not_found', 'This analysis does not exist.');

/**
 * The fields of an analysis without its content.
 * @throws AppError not_found where there is none or it is somebody else's
 */
export const findAnalysis = async (ownerId: string, id: string) => {
  const item = await getItem(analysisKey(id));
  const record = item && readAnalysisItem(item);
  if (record?.ownerId !== ownerId) throw notFound();
  return record;
};

/**
 * A whole analysis.
 * @throws AppError not_found where there is none or it is somebody else's
 */
export const loadAnalysis = async (ownerId: string, id: string): Promise<AnalysisRecord> => {
  const { content, ...record } = await findAnalysis(ownerId, id);
  const bytes = record.contentKey ? await (await objectStore()).getObject(record.contentKey) : content;
  if (!bytes) throw notFound();
  return { ...record, ...unpackContent(bytes) };
};
