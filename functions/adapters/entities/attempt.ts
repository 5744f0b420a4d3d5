import { createHmac } from 'node:crypto';
import { getItem, ifHolds, isWritten, type Key, putItem, updateItem } from '../table.ts';

/** How often something was tried within a window of time. */
export interface AttemptRecord {
  /** Attempts that failed, and those that are under way. */
  readonly taken: number;
  /** Attempts that are under way. */
  readonly pending: number;
  /** Epoch seconds: the end of the window, when storage forgets it. */
  readonly expiresAt: number;
}

/**
 * The key of what is counted. Whose attempts they are cannot be read from it.
 * @param secret keeps the few possible network addresses from being tried out
 * @param parts what is counted, for whom
 */
export const attemptKey = (secret: string, ...parts: readonly string[]): Key => ({
  pk: `attempts#${createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')}`,
  sk: 'attempts',
});

/** A place in a count: of this window only. */
export interface Place {
  readonly key: Key;
  readonly expiresAt: number;
}

interface PlaceOptions {
  readonly key: Key;
  /** How many places there are. */
  readonly limit: number;
  /** How long a window is open. */
  readonly seconds: number;
  /** 1 where what comes of the attempt is told afterwards. */
  readonly pending: 0 | 1;
  /** Epoch seconds. */
  readonly now: number;
}

/** Takes a place in the window that is open, or opens one; undefined where there is no place. */
export const takePlace = async ({ key, limit, seconds, pending, now }: PlaceOptions): Promise<Place | undefined> => {
  const joined = await ifHolds(
    updateItem({
      Key: key,
      UpdateExpression: 'ADD taken :one, pending :pending',
      ConditionExpression: 'expiresAt > :now AND taken < :limit',
      ExpressionAttributeValues: { ':one': 1, ':pending': pending, ':now': now, ':limit': limit },
      ReturnValues: 'ALL_NEW',
    }),
  );
  if (joined) return { key, expiresAt: (joined as unknown as AttemptRecord).expiresAt };
  const record: AttemptRecord = { taken: 1, pending, expiresAt: now + seconds };
  const isOpened = await isWritten(
    putItem({
      Item: { ...key, ...record },
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': now },
    }),
  );
  return isOpened ? { key, expiresAt: record.expiresAt } : undefined;
};

/** The count as it stands; undefined where nothing was tried. */
export const readAttempts = async (key: Key): Promise<AttemptRecord | undefined> =>
  (await getItem(key)) as AttemptRecord | undefined;

/** What becomes of a place: it stays as a failure, is left, or is left with every failure before it forgotten. */
const changes = {
  fail: 'ADD pending :minusOne',
  leave: 'ADD taken :minusOne, pending :minusOne',
  clear: 'SET taken = pending + :minusOne, pending = pending + :minusOne',
} as const;

/** Says what becomes of a place; whether its window is still the one that is counted. */
export const settlePlace = ({ key, expiresAt }: Place, change: keyof typeof changes): Promise<boolean> =>
  isWritten(
    updateItem({
      Key: key,
      UpdateExpression: changes[change],
      ConditionExpression: 'expiresAt = :window',
      ExpressionAttributeValues: { ':minusOne': -1, ':window': expiresAt },
    }),
  );

/** Forgets the failures of a count, and not what is under way. */
export const forgetAttempts = async (key: Key): Promise<void> => {
  await isWritten(
    updateItem({
      Key: key,
      UpdateExpression: 'SET taken = pending',
      ConditionExpression: 'attribute_exists(pk)',
    }),
  );
};
