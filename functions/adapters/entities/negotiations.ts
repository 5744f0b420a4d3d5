import type { AuditEntry } from '../../../shared/analysis.ts';
import type { LedgerEntry, NegotiationSummary } from '../../../shared/negotiation-records.ts';
import {
  deleteItems,
  failedConditions,
  getItem,
  inPartition,
  isWritten,
  queryAll,
  queryItems,
  readKeys,
  type Write,
  writeTogether,
} from '../table.ts';
import { analysisKey, analysisPartition, auditItem, ownerPartition } from './analysis.ts';
import {
  ledgerItem,
  ledgerPrefix,
  negotiationItem,
  negotiationKey,
  negotiationLine,
  negotiationLineKey,
  negotiationLinePrefix,
  type NegotiationRecord,
  readLedgerItem,
  readNegotiationItem,
  readNegotiationLine,
} from './negotiation.ts';

/** The negotiation of an analysis as it is at this moment; undefined where there is none. */
export const readNegotiation = async (id: string): Promise<NegotiationRecord | undefined> => {
  const item = await getItem(negotiationKey(id));
  return item && readNegotiationItem(item);
};

/** A ledger, oldest entry first. */
export const readLedger = async (id: string): Promise<readonly LedgerEntry[]> => {
  const items = await queryAll({ ...inPartition(analysisPartition(id), ledgerPrefix), ConsistentRead: true });
  return items.map(readLedgerItem);
};

interface NegotiationWrite {
  readonly record: NegotiationRecord;
  /** What the ledger says of the change. */
  readonly entry: LedgerEntry;
  /** What the audit trail of the analysis says of it. */
  readonly noted: AuditEntry;
}

/**
 * Writes a negotiation with its line, the entry of its ledger and that of the audit trail, or nothing: not where the
 * analysis is gone, and not where the negotiation is no longer at the revision before (or is there, at the first).
 */
export const writeNegotiation = async ({
  record,
  entry,
  noted,
}: NegotiationWrite): Promise<'written' | 'gone' | 'changed'> => {
  const { id, ownerId, revision } = record;
  const condition =
    revision === 1
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'revision = :before', ExpressionAttributeValues: { ':before': revision - 1 } };
  const writes: readonly Write[] = [
    { ConditionCheck: { Key: analysisKey(id), ConditionExpression: 'attribute_exists(pk)' } },
    { Put: { Item: negotiationItem(record), ...condition } },
    { Put: { Item: negotiationLine(record) } },
    { Put: { Item: ledgerItem(ownerId, id, entry), ConditionExpression: 'attribute_not_exists(pk)' } },
    { Put: { Item: auditItem(ownerId, id, noted) } },
  ];
  try {
    await writeTogether(writes);
    return 'written';
  } catch (error) {
    const failed = failedConditions(error).map(({ index }) => index);
    if (failed.includes(0)) return 'gone';
    if (failed.length > 0) return 'changed';
    throw error;
  }
};

/** Removes the entries of a ledger whose negotiation is gone; repeating it does what an interruption left. */
export const removeLedger = async (id: string): Promise<void> =>
  deleteItems(await readKeys(analysisPartition(id), ledgerPrefix));

/**
 * Removes a negotiation with its line and ledger, and notes that in the audit trail. Whether it did: not where another
 * call has removed it meanwhile.
 */
export const removeNegotiation = async (record: NegotiationRecord, noted: AuditEntry): Promise<boolean> => {
  const { id, ownerId, analysedAt } = record;
  const isRemoved = await isWritten(
    writeTogether([
      { Delete: { Key: negotiationKey(id), ConditionExpression: 'attribute_exists(pk)' } },
      { Delete: { Key: negotiationLineKey({ ownerId, createdAt: analysedAt, id }) } },
      { Put: { Item: auditItem(ownerId, id, noted) } },
    ]),
  );
  await removeLedger(id);
  return isRemoved;
};

/**
 * Some of an owner's negotiations, that of the newest analysis first, and the place of the last, where there are more.
 * @param after the place after which to begin
 */
export const readNegotiationLines = async (
  ownerId: string,
  limit: number,
  after: string | undefined,
): Promise<{ readonly summaries: readonly NegotiationSummary[]; readonly lastPlace: string | undefined }> => {
  const pk = ownerPartition(ownerId);
  const { items, lastKey } = await queryItems({
    ...inPartition(pk, negotiationLinePrefix),
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: limit,
    ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
  });
  return { summaries: items.map(readNegotiationLine), lastPlace: lastKey?.['sk'] as string | undefined };
};
