import { createHash } from 'node:crypto';
import type { Key } from '../table.ts';

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
