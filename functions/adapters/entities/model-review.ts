import { gunzipSync, gzipSync } from 'node:zlib';
import { getItem, isWritten, updateItem, type Write, writeTogether } from '../table.ts';
import type { AuditEntry, RiskLevel } from '../../../shared/analysis.ts';
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
  /** How many sections end in each part of the text, in their order; undefined where it is read at once. */
  readonly partSections: readonly number[] | undefined;
  /** What the owner may spend on a model in a day, in millionths of a US dollar; undefined for visitors. */
  readonly dayLimit: number | undefined;
}

const partPrefix = 'part#';
const foundPrefix = 'found#';

/** What a model said of one part of a long text. */
interface KeptPart {
  readonly place: number;
  readonly part: unknown;
  /** What reading it cost, in millionths of a US dollar. */
  readonly microDollars: number;
}

/** A risk that a model has found and proved, while the rest of its answer is being written. */
export interface FoundRisk {
  readonly title: string;
  readonly level: RiskLevel;
}

/** A risk that is kept, by an id that no other of the review has. */
export interface KeptRisk extends FoundRisk {
  readonly id: string;
}

/** Where a risk was found: in which part of the text, and as which of its answer. */
export interface FoundPlace {
  readonly part: number;
  readonly place: number;
}

/** The id of a risk that was found, by where it was. */
export const foundId = ({ part, place }: FoundPlace): string => `${part}#${place}`;

/** What is known of the review of an analysis before it is there. */
export interface BegunReview {
  /** Whose analysis it is; undefined where no review was begun. */
  readonly ownerId: string | undefined;
  /** How many sections end in each part of the text, in their order; undefined where it is read at once. */
  readonly partSections: readonly number[] | undefined;
  /** What the owner may spend on a model in a day, in millionths of a US dollar; undefined for visitors. */
  readonly dayLimit: number | undefined;
  /** What was spent so far, in millionths of a US dollar: on the parts that were kept and on those that failed. */
  readonly microDollars: number;
  /** How often it was begun, by whoever holds the lease included. */
  readonly attempts: number;
  /** Epoch milliseconds at which the call that was at work last has ended, or will have; 0 where none was. */
  readonly until: number;
  /** What a model said of parts of a long text, by their places: compressed JSON as it was kept. */
  readonly parts: ReadonlyMap<number, unknown>;
  /** The risks that were found so far, in their order in the text's parts. */
  readonly found: readonly KeptRisk[];
}

/** The order of two places by their attributes' names, whose numbers have up to two digits. */
const byPlace = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** Reads what is known of the review of an analysis; of one that was not begun, with no part. */
export const readBegunReview = async (id: string): Promise<BegunReview> => {
  const item = (await getItem(reviewLeaseKey(id))) ?? {};
  const parts = Object.entries(item).flatMap(([name, value]) =>
    name.startsWith(partPrefix) && value instanceof Uint8Array
      ? [[Number(name.slice(partPrefix.length)), JSON.parse(gunzipSync(value).toString('utf8')) as unknown] as const]
      : [],
  );
  const found = Object.entries(item)
    .filter(([name]) => name.startsWith(foundPrefix))
    .sort(byPlace)
    .map(([name, risk]) => ({ id: name.slice(foundPrefix.length), ...(risk as FoundRisk) }));
  const { ownerId, partSections, dayLimit, microDollars = 0, attempts = 0, until = 0 } = item;
  return {
    ownerId: ownerId as string | undefined,
    partSections: partSections as readonly number[] | undefined,
    dayLimit: dayLimit as number | undefined,
    microDollars: Number(microDollars),
    attempts: Number(attempts),
    until: Number(until),
    parts: new Map(parts),
    found,
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

/**
 * Notes what was spent on parts that were not read, with what goes with it, or nothing of it: the audit entry of the review
 * tells all that it cost. Whether it did: not where the lease is somebody else's.
 */
export const noteSpent = (
  { id, until }: ReviewLease,
  microDollars: number,
  alongside: readonly Write[],
): Promise<boolean> =>
  isWritten(
    writeTogether([
      {
        Update: {
          Key: reviewLeaseKey(id),
          UpdateExpression: 'ADD microDollars :cost',
          ConditionExpression: '#until = :until',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':cost': microDollars, ':until': until },
        },
      },
      ...alongside,
    ]),
  );

/** Notes a risk that was found, so that it can be shown before the review is there; not where the lease is somebody else's. */
export const keepFound = async (
  { id, until }: ReviewLease,
  where: FoundPlace,
  { title, level }: FoundRisk,
): Promise<void> => {
  await isWritten(
    updateItem({
      Key: reviewLeaseKey(id),
      UpdateExpression: 'SET #found = :found',
      ConditionExpression: '#until = :until',
      ExpressionAttributeNames: { '#found': `${foundPrefix}${foundId(where)}`, '#until': 'until' },
      ExpressionAttributeValues: { ':found': { title, level }, ':until': until },
    }),
  );
};

/** The write that checks that the analysis still waits for its review. */
export const checkPending = (id: string): Write => ({
  ConditionCheck: {
    Key: analysisKey(id),
    ConditionExpression: 'modelReview = :pending',
    ExpressionAttributeValues: { ':pending': 'pending' },
  },
});

/** The write that takes the lease where nobody is at work, and counts the attempt. */
export const takeReview = ({ id, ownerId, until, partSections, dayLimit }: NewLease, now: number): Write => ({
  Update: {
    Key: reviewLeaseKey(id),
    UpdateExpression: `SET ${[
      '#until = :until, ownerId = :owner',
      ...(partSections ? ['partSections = :parts'] : []),
      ...(dayLimit === undefined ? [] : ['dayLimit = :limit']),
    ].join(', ')} ADD attempts :one`,
    ConditionExpression: 'attribute_not_exists(#until) OR #until < :now',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: {
      ':until': until,
      ':owner': ownerId,
      ':now': now,
      ':one': 1,
      ...(partSections && { ':parts': partSections }),
      ...(dayLimit !== undefined && { ':limit': dayLimit }),
    },
  },
});

/** Whether somebody is at work on a review, or it is queued, or was: what is known of it goes when it is stored. */
export const isReviewBegun = async (id: string): Promise<boolean> => (await getItem(reviewLeaseKey(id))) !== undefined;

/** For how long a review that is queued is not queued again, in milliseconds. */
const queuedMs = 5 * 60_000;

/** The write that notes that a review is queued, where it is not, or was long ago, and nobody is at work on it. */
export const noteQueued = ({ id, ownerId }: Pick<NewLease, 'id' | 'ownerId'>, now: number): Write => ({
  Update: {
    Key: reviewLeaseKey(id),
    UpdateExpression: 'SET #queued = :queued, ownerId = :owner',
    ConditionExpression:
      '(attribute_not_exists(#queued) OR #queued < :now) AND (attribute_not_exists(#until) OR #until < :now)',
    ExpressionAttributeNames: { '#queued': 'queuedUntil', '#until': 'until' },
    ExpressionAttributeValues: { ':queued': now + queuedMs, ':owner': ownerId, ':now': now },
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
