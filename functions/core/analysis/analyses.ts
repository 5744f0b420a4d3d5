import type { AuditEntry } from '../../../shared/analysis.ts';
import type { WordVariant } from '../../../shared/documents.ts';
import {
  type AnalysisRecord,
  analysisItem,
  analysisKey,
  auditItem,
  contentLeaseName,
  endedContentLeases,
  packContent,
  readAnalysisItem,
  statisticsKey,
  summaryItem,
  unpackContent,
} from '../../adapters/entities/analysis.ts';
import { getItem, updateItem, writeTogether } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';

/** The most content kept inside an item; DynamoDB's limit is 400 KB for all of it. */
const maxInlineContentBytes = 300 * 1024;

type Write = Parameters<typeof writeTogether>[0][number];

const objectStore = () => import('../../adapters/object-store.ts');

/** Where the clause and the analysis lie when they are too long for an item. */
const contentObjectKey = (ownerId: string, id: string): string => `analyses/${ownerId}/${id}.json.gz`;

/** Where a report lies that is too large for an answer. */
export const reportObjectKey = (ownerId: string, id: string): string => `reports/${ownerId}/${id}.pdf`;

/** Where a Word document lies that is too large for an answer. */
export const wordObjectKey = (ownerId: string, id: string, variant: WordVariant): string =>
  `reports/${ownerId}/${id}-${variant}.docx`;

/** Where an analysis lies as JSON while its caller fetches it, because it is too large for an answer. */
export const answerObjectKey = (ownerId: string, id: string): string => `reports/${ownerId}/${id}.json`;

type Stored = Omit<AnalysisRecord, 'contentKey'>;

/** A function may run on a little after its answer was due. */
const leaseSlackMs = 5_000;

/** Notes that an object is about to be stored, and removes those that other calls have left. */
const announceContent = async ({ ownerId, id }: Stored, until: number): Promise<void> => {
  const statistics = await updateItem({
    Key: statisticsKey(ownerId),
    UpdateExpression: 'SET #lease = :until',
    ExpressionAttributeNames: { '#lease': contentLeaseName(id) },
    ExpressionAttributeValues: { ':until': until },
    ReturnValues: 'ALL_NEW',
  });
  await sweepContent(ownerId, statistics);
};

/**
 * Removes content whose analysis was never stored because the function was ended in between: the owner's statistics
 * hold a lease for each object until its analysis refers to it.
 * @param statistics the owner's item, as it was read
 */
export const sweepContent = async (
  ownerId: string,
  statistics: Readonly<Record<string, unknown>> | undefined,
): Promise<void> => {
  for (const id of endedContentLeases(statistics, Date.now())) {
    await removeContent(ownerId, id);
  }
};

const changeLease = async (ownerId: string, id: string, change: 'SET #lease = :over' | 'REMOVE #lease') => {
  await updateItem({
    Key: statisticsKey(ownerId),
    UpdateExpression: change,
    ConditionExpression: 'attribute_exists(#lease)',
    ExpressionAttributeNames: { '#lease': contentLeaseName(id) },
    ...(change.startsWith('SET') && { ExpressionAttributeValues: { ':over': 0 } }),
  });
};

/**
 * Removes an object no analysis refers to. Its lease is over from then on, so that no analysis can come to refer to it,
 * and goes last, so that an interruption leaves it to whoever comes next.
 */
const removeContent = async (ownerId: string, id: string): Promise<void> => {
  await changeLease(ownerId, id, 'SET #lease = :over');
  await (await objectStore()).deleteObject(contentObjectKey(ownerId, id));
  await changeLease(ownerId, id, 'REMOVE #lease');
};

/** @param leaseUntil the value of the content's lease; undefined where the content needs none */
const countOne = ({ ownerId, id }: Stored, leaseUntil: number | undefined): Write => ({
  Update: {
    Key: statisticsKey(ownerId),
    UpdateExpression: `${leaseUntil === undefined ? '' : 'REMOVE #lease '}ADD analysisCount :one`,
    ...(leaseUntil !== undefined && {
      ConditionExpression: '#lease = :until',
      ExpressionAttributeNames: { '#lease': contentLeaseName(id) },
    }),
    ExpressionAttributeValues: { ':one': 1, ...(leaseUntil !== undefined && { ':until': leaseUntil }) },
  },
});

/** Whether an analysis is stored; undefined where nobody can say. */
const isStored = (id: string): Promise<boolean | undefined> =>
  getItem(analysisKey(id)).then(
    (item) => item !== undefined,
    () => undefined,
  );

/**
 * Stores an analysis whole: its summary, its content, its first audit entry, its owner's count and whatever else must
 * hold together with it, or nothing of it. An analysis that was stored although the answer to that was lost is stored.
 * @param deadlineMs epoch milliseconds by which the call is answered or has failed
 * @param alongside further writes of the same transaction
 */
export const storeAnalysis = async (
  record: Stored,
  entry: AuditEntry,
  deadlineMs: number,
  alongside: readonly Write[] = [],
): Promise<void> => {
  const { ownerId, id } = record;
  const content = packContent(record);
  const contentKey = content.byteLength > maxInlineContentBytes ? contentObjectKey(ownerId, id) : undefined;
  const whole = { ...record, contentKey };
  const leaseUntil = contentKey === undefined ? undefined : deadlineMs + leaseSlackMs;
  if (leaseUntil !== undefined) await announceContent(record, leaseUntil);
  try {
    if (contentKey) await (await objectStore()).putObject(contentKey, content, 'application/gzip');
    await writeTogether([
      { Put: { Item: analysisItem(whole, content), ConditionExpression: 'attribute_not_exists(pk)' } },
      { Put: { Item: summaryItem(whole) } },
      { Put: { Item: auditItem(ownerId, id, entry) } },
      countOne(record, leaseUntil),
      ...alongside,
    ]);
  } catch (error) {
    if (await isStored(id)) return;
    // What cannot be removed now is found by its lease.
    if (contentKey !== undefined) await removeContent(ownerId, id).catch(() => undefined);
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
