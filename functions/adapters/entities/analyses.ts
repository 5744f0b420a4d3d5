import type { AnalysisSummary, AuditEntry, Decisions } from '../../../shared/analysis.ts';
import type { SignedRecord } from '../../../shared/receipts.ts';
import {
  deleteItem,
  deleteItems,
  failedConditions,
  getItem,
  inPartition,
  isWritten,
  type Key,
  keyOf,
  queryAll,
  queryEach,
  queryItems,
  readKeys,
  type Write,
  writeTogether,
} from '../table.ts';
import {
  type AnalysisRecord,
  analysisItem,
  analysisKey,
  analysisPartition,
  auditItem,
  auditPrefix,
  contentLeaseName,
  decisionsItem,
  decisionsKey,
  ownerPartition,
  readAnalysisItem,
  readAuditItem,
  readDecisionsItem,
  readRecordItem,
  readSummaryItem,
  recordItem,
  recordPrefix,
  reviewLeaseKey,
  statisticsKey,
  summaryItem,
  summaryKey,
  summaryPrefix,
} from './analysis.ts';
import { type DeletedAnalysis, deletedAnalysisItem } from './deleted-analysis.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { ledgerPrefix, negotiationKey, negotiationLineKey } from './negotiation.ts';

type StoredFields = ReturnType<typeof readAnalysisItem>;

/** An analysis with its content still packed; undefined where there is none. */
export const readAnalysis = async (id: string): Promise<StoredFields | undefined> => {
  const item = await getItem(analysisKey(id));
  return item && readAnalysisItem(item);
};

/** @param leaseUntil the value of the content's lease; undefined where the content needs none */
const countOne = ({ ownerId, id }: AnalysisRecord, leaseUntil: number | undefined): Write => ({
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

interface NewAnalysis {
  readonly record: AnalysisRecord;
  /** The packed content; it stays out where the record says that it lies elsewhere. */
  readonly content: Uint8Array;
  /** The first of its audit trail. */
  readonly entry: AuditEntry;
  /** The value of the content's lease; undefined where the content needs none. */
  readonly leaseUntil: number | undefined;
  readonly alongside: readonly Write[];
}

/**
 * Writes an analysis whole: its summary, its content, its first audit entry, its owner's count and what goes with them,
 * or nothing of it.
 * @throws where a condition does not hold: it is there already, its content was given up, or one of `alongside`
 */
export const writeAnalysis = ({ record, content, entry, leaseUntil, alongside }: NewAnalysis): Promise<void> =>
  writeTogether([
    { Put: { Item: analysisItem(record, content), ConditionExpression: 'attribute_not_exists(pk)' } },
    { Put: { Item: summaryItem(record) } },
    { Put: { Item: auditItem(record.ownerId, record.id, entry) } },
    countOne(record, leaseUntil),
    ...alongside,
  ]);

/** What was done with an analysis, newest first, and whose each entry is. */
export const readTrail = async (id: string): Promise<readonly ReturnType<typeof readAuditItem>[]> => {
  const items = await queryAll({
    ...inPartition(analysisPartition(id), auditPrefix),
    ScanIndexForward: false,
    ConsistentRead: true,
  });
  return items.map(readAuditItem);
};

/**
 * Adds to an analysis' audit trail, with the record of an export where it tells of one; whether it did, which it does not
 * where the analysis is gone.
 */
export const addToTrail = (ownerId: string, id: string, entry: AuditEntry, record?: SignedRecord): Promise<boolean> =>
  isWritten(
    writeTogether([
      { ConditionCheck: { Key: analysisKey(id), ConditionExpression: 'attribute_exists(pk)' } },
      { Put: { Item: auditItem(ownerId, id, entry) } },
      ...(record ? [{ Put: { Item: recordItem(ownerId, record) } }] : []),
    ]),
  );

/** The record of an export by its receipt's id, or the newest; undefined where there is none. */
export const readExportRecord = async (
  id: string,
  receiptId: string | undefined,
): Promise<SignedRecord | undefined> => {
  const keys = await readKeys(analysisPartition(id), recordPrefix);
  const key = receiptId === undefined ? keys.at(-1) : keys.find(({ sk }) => sk.endsWith(`#${receiptId}`));
  const item = key && (await getItem(key));
  return item && readRecordItem(item);
};

/** The decisions on an analysis; none at revision 0 where nobody has decided yet. */
export const readDecisions = async (id: string): Promise<Decisions> =>
  readDecisionsItem(await getItem(decisionsKey(id)));

/**
 * Writes the decisions on an analysis with what its audit trail says of them, or nothing: not where the analysis is gone,
 * and not where the decisions are no longer at the revision before.
 */
export const writeDecisions = async (
  ownerId: string,
  id: string,
  decisions: Decisions,
  entries: readonly AuditEntry[],
): Promise<'written' | 'gone' | 'changed'> => {
  try {
    await writeTogether([
      { ConditionCheck: { Key: analysisKey(id), ConditionExpression: 'attribute_exists(pk)' } },
      {
        Put: {
          Item: decisionsItem(id, decisions),
          ConditionExpression: 'attribute_not_exists(pk) OR revision = :before',
          ExpressionAttributeValues: { ':before': decisions.revision - 1 },
        },
      },
      ...entries.map((entry) => ({ Put: { Item: auditItem(ownerId, id, entry) } })),
    ]);
    return 'written';
  } catch (error) {
    const failed = failedConditions(error).map(({ index }) => index);
    if (failed.includes(0)) return 'gone';
    if (failed.includes(1)) return 'changed';
    throw error;
  }
};

/** Audit entries that fit a transaction of 100 writes beside the others. */
const maxAuditDeletes = 85;

/** The keys of an audit trail, and of the records of exports and the ledger that belong to it. */
const trailKeys = async (id: string): Promise<readonly Key[]> => {
  const pk = analysisPartition(id);
  return (await Promise.all([recordPrefix, ledgerPrefix, auditPrefix].map((prefix) => readKeys(pk, prefix)))).flat();
};

/**
 * Removes an analysis with its summary, decisions, negotiation, audit trail, count and remembered request, and leaves a record
 * that it existed.
 * Whether it did: not where another call has removed it meanwhile.
 */
export const removeAnalysis = async (analysis: StoredFields, deleted: DeletedAnalysis): Promise<boolean> => {
  const { id, ownerId, idempotencyKey } = analysis;
  const trail = await trailKeys(id);
  const forget: Key[] = idempotencyKey ? [idempotencyKeyOf(ownerId, idempotencyKey)] : [];
  const isRemoved = await isWritten(
    writeTogether([
      { Delete: { Key: analysisKey(id), ConditionExpression: 'attribute_exists(pk)' } },
      {
        Update: {
          Key: statisticsKey(ownerId),
          UpdateExpression: 'ADD analysisCount :minusOne',
          ExpressionAttributeValues: { ':minusOne': -1 },
        },
      },
      { Put: { Item: deletedAnalysisItem(deleted) } },
      ...[
        summaryKey(analysis),
        decisionsKey(id),
        reviewLeaseKey(id),
        negotiationKey(id),
        negotiationLineKey(analysis),
        ...forget,
        ...trail.slice(0, maxAuditDeletes),
      ].map((Key) => ({
        Delete: { Key },
      })),
    ]),
  );
  // An entry may have come in between reading them and deleting; none can come any more.
  if (isRemoved) await deleteItems(await trailKeys(id));
  return isRemoved;
};

/** A line of an owner's list, by which its analysis is found. */
export interface Listed {
  readonly analysisId: string;
  /** Where the line stands. */
  readonly key: Key;
}

const listedAt = (key: Key): Listed => ({ key, analysisId: key.sk.split('#').at(-1) ?? '' });

/** Takes a line off its owner's list to which there is no analysis. */
export const removeFromList = ({ key }: Listed): Promise<void> => deleteItem({ Key: key });

/**
 * Some of an owner's analyses, newest first, and the place of the last, where there are more.
 * @param after the place after which to begin
 */
export const readSummaries = async (
  ownerId: string,
  limit: number,
  after: string | undefined,
): Promise<{ readonly summaries: readonly AnalysisSummary[]; readonly lastPlace: string | undefined }> => {
  const pk = ownerPartition(ownerId);
  const { items, lastKey } = await queryItems({
    ...inPartition(pk, summaryPrefix),
    ScanIndexForward: false,
    Limit: limit,
    ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
  });
  return { summaries: items.map(readSummaryItem), lastPlace: lastKey?.['sk'] as string | undefined };
};

/** Whether an owner has any analysis. */
export const hasAnalyses = async (ownerId: string): Promise<boolean> => {
  const { items } = await queryItems({
    ...inPartition(ownerPartition(ownerId), summaryPrefix),
    ConsistentRead: true,
    Limit: 1,
  });
  return items.length > 0;
};

/**
 * The lines of an owner's analyses from before a moment, oldest first.
 * @param cutoff ISO 8601
 */
export async function* eachListedBefore(ownerId: string, cutoff: string): AsyncGenerator<Listed> {
  const items = queryEach({
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
  for await (const item of items) yield listedAt(keyOf(item));
}

/** One page of what an owner has: analyses as its list names them, and everything else of theirs. */
export const readOwned = async (
  ownerId: string,
): Promise<{ readonly listed: readonly Listed[]; readonly others: readonly Key[] }> => {
  const { items } = await queryItems({
    ...inPartition(ownerPartition(ownerId)),
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
    Limit: 200,
  });
  const keys = items.map(keyOf);
  const isSummary = ({ sk }: Key): boolean => sk.startsWith(summaryPrefix);
  return { listed: keys.filter(isSummary).map(listedAt), others: keys.filter((key) => !isSummary(key)) };
};

/** Removes what an owner has beside analyses. */
export const removeOwned = (keys: readonly Key[]): Promise<void> => deleteItems(keys);
