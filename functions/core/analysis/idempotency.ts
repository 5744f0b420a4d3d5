import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { idempotencySeconds } from '../../../shared/limits.ts';
import { type IdempotencyRecord, idempotencyKeyOf } from '../../adapters/entities/idempotency.ts';
import {
  deleteItem,
  type FailedCondition,
  failedConditions,
  getItem,
  isConditionFailure,
  writeTogether,
} from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';

/** Either this call makes the analysis, or another one has made it. */
export type Claim = { readonly state: 'mine' } | { readonly state: 'done'; readonly analysisId: string };

interface ClaimOptions {
  readonly ownerId: string;
  readonly key: string;
  /** What is asked for, as it is compared with a repeat. */
  readonly request: unknown;
  /** The id the analysis gets if this call makes it. */
  readonly analysisId: string;
  /** Epoch milliseconds: until then this call is at work, or waits for the one that is. */
  readonly deadlineMs: number;
  /** Writes that are done together with taking the key. */
  readonly alongside: () => readonly Write[];
  /**
   * Looks at the conditions of those writes that did not hold, counted from the first of them; returns to try again.
   * @throws AppError where that is of no use
   */
  readonly answerRefusal: (failed: readonly FailedCondition[]) => Promise<unknown>;
}

type Write = Parameters<typeof writeTogether>[0][number];

const pollMs = 200;

const hash = (request: unknown): string => createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** The write that takes the key, unless another call holds it: a finished one for good, one at work until its lease ends. */
const claimWrite = ({ ownerId, key, request, analysisId, deadlineMs }: ClaimOptions): Write => {
  const now = Date.now();
  const record: IdempotencyRecord = {
    bodyHash: hash(request),
    analysisId,
    leaseUntil: deadlineMs,
    isDone: false,
    expiresAt: Math.floor(now / 1000) + idempotencySeconds,
  };
  return {
    Put: {
      Item: { ...idempotencyKeyOf(ownerId, key), ...record },
      ConditionExpression:
        'attribute_not_exists(pk) OR expiresAt < :nowSeconds OR (isDone = :no AND leaseUntil < :now)',
      ExpressionAttributeValues: { ':nowSeconds': Math.floor(now / 1000), ':now': now, ':no': false },
    },
  };
};

/** Takes the key together with what the analysis needs, or says what stood in the way. */
const tryClaim = async (options: ClaimOptions): Promise<readonly FailedCondition[]> => {
  try {
    await writeTogether([claimWrite(options), ...options.alongside()]);
    return [];
  } catch (error) {
    const failed = failedConditions(error);
    if (failed.length === 0) throw error;
    return failed;
  }
};

/**
 * Decides which of several equal calls does the work. The others wait for it and get its analysis.
 * @throws AppError idempotency_key_reused where the key stands for another request, conflict where the other call is
 *   still at work when this one must answer
 */
export const claimKey = async (options: ClaimOptions): Promise<Claim> => {
  const { ownerId, key, request, deadlineMs } = options;
  for (;;) {
    const failed = await tryClaim(options);
    if (failed.length === 0) return { state: 'mine' };
    // A repeat gets its answer whatever else stands in the way: it needs nothing new.
    if (!failed.some(({ index }) => index === 0)) {
      await options.answerRefusal(failed.map(({ index, item }) => ({ index: index - 1, item })));
      continue;
    }
    const other = (await getItem(idempotencyKeyOf(ownerId, key))) as IdempotencyRecord | undefined;
    if (other && other.bodyHash !== hash(request)) {
      throw new AppError('idempotency_key_reused', 'This Idempotency-Key was used for another request.');
    }
    if (other?.isDone) return { state: 'done', analysisId: other.analysisId };
    if (Date.now() + pollMs >= deadlineMs) {
      throw new AppError('conflict', 'The same request is still being worked on. Please try again.');
    }
    await wait(pollMs);
  }
};

/** The write that finishes a claimed request; it fails where the claim has passed to another call. */
export const finishClaim = (ownerId: string, key: string, analysisId: string) => ({
  Update: {
    Key: idempotencyKeyOf(ownerId, key),
    UpdateExpression: 'SET isDone = :yes',
    ConditionExpression: 'analysisId = :id',
    ExpressionAttributeValues: { ':yes': true, ':id': analysisId },
  },
});

/** Gives a key back after a failure, so that a repeat does the work again. */
export const releaseClaim = async (ownerId: string, key: string, analysisId: string): Promise<void> => {
  try {
    await deleteItem({
      Key: idempotencyKeyOf(ownerId, key),
      ConditionExpression: 'analysisId = :id AND isDone = :no',
      ExpressionAttributeValues: { ':id': analysisId, ':no': false },
    });
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};
