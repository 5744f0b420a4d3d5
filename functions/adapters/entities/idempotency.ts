import { createHash } from 'node:crypto';
import { deleteItem, getItem, isWritten, type Key, type Write } from '../table.ts';

/** A repeatable request: what it asked, what it makes, until when its maker may be waited for, and whether it is done. */
export interface IdempotencyRecord {
  readonly bodyHash: string;
  readonly analysisId: string;
  /** Epoch milliseconds. */
  readonly leaseUntil: number;
  readonly isDone: boolean;
  /** Epoch seconds, when storage forgets the record. */
  readonly expiresAt: number;
}

/** A caller's key is hashed: it is the caller's word and may hold anything. */
export const idempotencyKeyOf = (ownerId: string, key: string): Key => ({
  pk: `idempotency#${ownerId}#${createHash('sha256').update(key).digest('base64url')}`,
  sk: 'idempotency',
});

/** The request a key stands for, as far as it has come; undefined where the key is free. */
export const readRequest = async (ownerId: string, key: string): Promise<IdempotencyRecord | undefined> =>
  (await getItem(idempotencyKeyOf(ownerId, key))) as IdempotencyRecord | undefined;

/** The write that takes a key, unless another call holds it: a finished one for good, one at work until its lease ends. */
export const claimRequest = (ownerId: string, key: string, record: IdempotencyRecord, nowMs: number): Write => ({
  Put: {
    Item: { ...idempotencyKeyOf(ownerId, key), ...record },
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt < :nowSeconds OR (isDone = :no AND leaseUntil < :now)',
    ExpressionAttributeValues: { ':nowSeconds': Math.floor(nowMs / 1000), ':now': nowMs, ':no': false },
  },
});

/** The write that finishes a claimed request; it fails where the claim has passed to another call. */
export const finishClaim = (ownerId: string, key: string, analysisId: string): Write => ({
  Update: {
    Key: idempotencyKeyOf(ownerId, key),
    UpdateExpression: 'SET isDone = :yes',
    ConditionExpression: 'analysisId = :id',
    ExpressionAttributeValues: { ':yes': true, ':id': analysisId },
  },
});

/** Gives a key back after a failure, so that a repeat does the work again. */
export const releaseClaim = async (ownerId: string, key: string, analysisId: string): Promise<void> => {
  await isWritten(
    deleteItem({
      Key: idempotencyKeyOf(ownerId, key),
      ConditionExpression: 'analysisId = :id AND isDone = :no',
      ExpressionAttributeValues: { ':id': analysisId, ':no': false },
    }),
  );
};
