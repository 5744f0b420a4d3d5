import { isWritten, updateItem } from '../table.ts';
import { accountKey } from './account.ts';

/* Which sessions of an account ended before their tokens do; the account's item holds them. */

/**
 * Notes that every session begun before a moment is over, and forgets those noted one by one. Whether it did: not where
 * there is no such account.
 * @param before epoch seconds
 */
export const noteAllEnded = (accountId: string, before: number): Promise<boolean> =>
  isWritten(
    updateItem({
      Key: accountKey(accountId),
      UpdateExpression: 'SET sessionsEndedBefore = :now, endedSessions = :none',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':now': before, ':none': {} },
    }),
  );

/**
 * Notes one ended session beside others. Whether it did: not where the account has noted none yet, or is gone.
 * @param until epoch second by which every token of the session has ended by itself
 * @param over sessions that need not be remembered any more
 */
export const noteEnded = (
  accountId: string,
  sessionId: string,
  until: number,
  over: readonly string[],
): Promise<boolean> => {
  const names = Object.fromEntries(over.map((id, index) => [`#over${index}`, id]));
  const forgotten = Object.keys(names).map((name) => `endedSessions.${name}`);
  return isWritten(
    updateItem({
      Key: accountKey(accountId),
      UpdateExpression: `SET endedSessions.#session = :until${over.length > 0 ? ` REMOVE ${forgotten.join(', ')}` : ''}`,
      ConditionExpression: 'attribute_exists(endedSessions)',
      ExpressionAttributeNames: { '#session': sessionId, ...names },
      ExpressionAttributeValues: { ':until': until },
    }),
  );
};

/** Notes the first ended session of an account. Whether it did: not where one was noted before, or the account is gone. */
export const noteFirstEnded = (accountId: string, sessionId: string, until: number): Promise<boolean> =>
  isWritten(
    updateItem({
      Key: accountKey(accountId),
      UpdateExpression: 'SET endedSessions = :sessions',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(endedSessions)',
      ExpressionAttributeValues: { ':sessions': { [sessionId]: until } },
    }),
  );
