import { gunzipSync, gzipSync } from 'node:zlib';
import { getItem, isWritten, updateItem, type Write, writeTogether } from '../table.ts';
import type { AuditEntry } from '../../../shared/analysis.ts';
import { type AnalysisRecord, analysisItem, analysisKey, auditItem, reviewLeaseKey, summaryItem } from './analysis.ts';

/*
 * An analysis that was answered before its model was asked is marked as pending. Whoever asks for the review takes a
 * lease; storing the review takes the mark away in the same transaction, so that one review at most is stored. A lease
 * that outlives its call - the function was ended in the middle - is taken by whoever comes next.
 */

interface ReviewLease {
  readonly id: string;
  /** Epoch milliseconds at which the call that holds it has ended. */
  readonly until: number;
}

/** A review that is about to be begun. */
interface NewLease extends ReviewLease {
  readonly ownerId: string;
  /** In how many parts the text is read; undefined where it is read at once. */
  readonly partCount: number | undefined;
}

const partPrefix = 'part#';

/** What a model said of one part of a long text. */
interface KeptPart {
  readonly place: number;
  readonly part: unknown;
  /** What reading it cost, in millionths of a US dollar. */
  readonly microDollars: number;
}

/** What is known of the review of an analysis before it is there. */
export interface BegunReview {
  /** Whose analysis it is; undefined where no review was begun. */
  readonly ownerId: string | undefined;
  /** In how many parts the text is read; undefined where it is read at once. */
  readonly partCount: number | undefined;
  /** What the parts that were kept cost, in millionths of a US dollar. */
  readonly microDollars: number;
  /** How often it was begun, by whoever holds the lease included. */
  readonly attempts: number;
  /** What a model said of parts of a long text, by their places: compressed JSON as it was kept. */
  readonly parts: ReadonlyMap<number, unknown>;
}

/** Reads what is known of the review of an analysis; of one that was not begun, with no part. */
export const readBegunReview = async (id: string): Promise<BegunReview> => {
  const item = (await getItem(reviewLeaseKey(id))) ?? {};
  const parts = Object.entries(item).flatMap(([name, value]) =>
    name.startsWith(partPrefix) && value instanceof Uint8Array
      ? [[Number(name.slice(partPrefix.length)), JSON.parse(gunzipSync(value).toString('utf8')) as unknown] as const]
      : [],
  );
  const { ownerId, partCount, microDollars = 0, attempts = 0 } = item;
  return {
    ownerId: ownerId as string | undefined,
    partCount: partCount as number | undefined,
    microDollars: Number(microDollars),
    attempts: Number(attempts),
    parts: new Map(parts),
  };
};

/**
 * Keeps what a model said of one part with what goes with it, or nothing of it. The part lies in the lease, so that it goes
 * when the review is stored or the analysis deleted. Whether it did: not where the lease is somebody else's.
 */
export const keepPart = (
  { id, until }: ReviewLease,
  { place, part, microDollars }: KeptPart,
  alongside: readonly Write[],
): Promise<boolean> =>
  isWritten(
    writeTogether([
      {
        Update: {
          Key: reviewLeaseKey(id),
          UpdateExpression: 'SET #part = :part ADD microDollars :cost',
          ConditionExpression: '#until = :until',
          ExpressionAttributeNames: { '#part': `${partPrefix}${place}`, '#until': 'until' },
          ExpressionAttributeValues: {
            ':part': gzipSync(JSON.stringify(part)),
            ':cost': microDollars,
            ':until': until,
          },
        },
      },
      ...alongside,
    ]),
  );

/** The write that checks that the analysis still waits for its review. */
export const checkPending = (id: string): Write => ({
  ConditionCheck: {
    Key: analysisKey(id),
    ConditionExpression: 'modelReview = :pending',
    ExpressionAttributeValues: { ':pending': 'pending' },
  },
});

/** The write that takes the lease where nobody is at work, and counts the attempt. */
export const takeReview = ({ id, ownerId, until, partCount }: NewLease, now: number): Write => ({
  Update: {
    Key: reviewLeaseKey(id),
    UpdateExpression: `SET #until = :until, ownerId = :owner${partCount === undefined ? '' : ', partCount = :parts'} ADD attempts :one`,
    ConditionExpression: 'attribute_not_exists(#until) OR #until < :now',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: {
      ':until': until,
      ':owner': ownerId,
      ':now': now,
      ':one': 1,
      ...(partCount !== undefined && { ':parts': partCount }),
    },
  },
});

/** Ends a lease, so that the next call need not wait for its end; one that is not ours stays. */
export const giveReviewUp = async ({ id, until }: ReviewLease): Promise<void> => {
  await isWritten(
    updateItem({
      Key: reviewLeaseKey(id),
      UpdateExpression: 'SET #until = :over',
      ConditionExpression: '#until = :until',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':until': until, ':over': 0 },
    }),
  );
};

interface NewReview {
  /** The analysis with the review, no longer pending. */
  readonly record: AnalysisRecord;
  /** The packed content. */
  readonly content: Uint8Array;
  readonly entry: AuditEntry;
  readonly lease: ReviewLease;
  readonly alongside: readonly Write[];
}

/**
 * Puts an analysis with its review in the place of the one that waits for it, with its summary, an audit entry and what
 * goes with them, or nothing of it. Whether it did: not where the analysis is gone, or the lease is somebody else's.
 */
export const writeReview = ({ record, content, entry, lease, alongside }: NewReview): Promise<boolean> =>
  isWritten(
    writeTogether([
      {
        Put: {
          Item: analysisItem(record, content),
          ConditionExpression: 'modelReview = :pending',
          ExpressionAttributeValues: { ':pending': 'pending' },
        },
      },
      {
        Delete: {
          Key: reviewLeaseKey(record.id),
          ConditionExpression: '#until = :until',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':until': lease.until },
        },
      },
      { Put: { Item: summaryItem(record) } },
      { Put: { Item: auditItem(record.ownerId, record.id, entry) } },
      ...alongside,
    ]),
  );
