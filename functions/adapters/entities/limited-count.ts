import { isWritten, type Key, type Write, writeTogether } from '../table.ts';

/** What is counted up to a limit, by the attribute that counts it. One item counts several of them. */
export type Counted = 'analyses' | 'uploads' | 'scannedPages';

interface Count {
  readonly what: Counted;
  readonly count: number;
}

interface LimitedCount extends Count {
  readonly key: Key;
  /** How many there may be; -1 is no limit. */
  readonly limit: number;
  /** Epoch seconds, when storage forgets the item. */
  readonly endsAt: number;
}

/** The write that counts, under the condition that the limit allows so many more. */
export const addWithin = ({ key, what, count, limit, endsAt }: LimitedCount): Write => ({
  Update: {
    Key: key,
    UpdateExpression: 'SET expiresAt = :ends ADD #what :count',
    ExpressionAttributeNames: { '#what': what },
    ExpressionAttributeValues: { ':count': count, ':ends': endsAt, ...(limit >= 0 && { ':room': limit - count }) },
    // What is not there yet is nothing used, of which a limit below the count leaves nothing either.
    ...(limit >= 0 && {
      ConditionExpression: limit >= count ? 'attribute_not_exists(#what) OR #what <= :room' : '#what <= :room',
    }),
  },
});

/** Counts in every place, or in none; whether each limit allowed it. */
export const countWithin = (counts: readonly LimitedCount[]): Promise<boolean> =>
  isWritten(writeTogether(counts.map(addWithin)));

/** Takes back in every place what was counted there; does nothing where one of them holds less. */
export const uncount = async (places: readonly Key[], { what, count }: Count): Promise<void> => {
  await isWritten(
    writeTogether(
      places.map((key) => ({
        Update: {
          Key: key,
          UpdateExpression: 'ADD #what :back',
          ConditionExpression: '#what >= :count',
          ExpressionAttributeNames: { '#what': what },
          ExpressionAttributeValues: { ':back': -count, ':count': count },
        },
      })),
    ),
  );
};
