import { type AccountRecord, accountKey, emailKey } from '../../adapters/entities/account.ts';
import { getItem, isConditionFailure, updateItem } from '../../adapters/table.ts';

/*
 * Tokens hold until their time is over, whatever becomes of the session; the account remembers the sessions that ended
 * before.
 */

/** The most sessions remembered one by one, which keeps the account's item below 4 KB. */
const mostRemembered = 40;

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const change = async (id: string, input: Omit<Parameters<typeof updateItem>[0], 'Key'>): Promise<boolean> => {
  try {
    await updateItem({ Key: accountKey(id), ...input });
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

/** Ends every session of an account that was begun before this second. */
export const endAllSessions = async (id: string): Promise<void> => {
  await change(id, {
    UpdateExpression: 'SET sessionsEndedBefore = :now, endedSessions = :none',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': nowSeconds(), ':none': {} },
  });
};

/** Ends every session of the account with an address, where there is one. */
export const endAllSessionsOf = async (email: string): Promise<void> => {
  const lead = await getItem(emailKey(email));
  if (lead) await endAllSessions(String(lead['id']));
};

/**
 * Ends one session of an account.
 * @param account as it was read, for the sessions it need not remember any more
 * @param until epoch second by which every token of the session has ended by itself
 */
export const endSession = async (account: AccountRecord, sessionId: string, until: number): Promise<void> => {
  const remembered = Object.entries(account.endedSessions ?? {});
  const over = remembered.filter(([, end]) => end <= nowSeconds()).map(([id]) => id);
  // Nobody signs out that often in an hour; forgetting one of them would bring it back to life.
  if (remembered.length - over.length >= mostRemembered) return endAllSessions(account.id);
  const names = Object.fromEntries(over.map((id, index) => [`#over${index}`, id]));
  const isNoted = await change(account.id, {
    UpdateExpression: [
      'SET endedSessions.#session = :until',
      ...(over.length > 0
        ? [
            `REMOVE ${Object.keys(names)
              .map((name) => `endedSessions.${name}`)
              .join(', ')}`,
          ]
        : []),
    ].join(' '),
    ConditionExpression: 'attribute_exists(endedSessions)',
    ExpressionAttributeNames: { '#session': sessionId, ...names },
    ExpressionAttributeValues: { ':until': until },
  });
  if (isNoted) return;
  // The account has none yet, or it is gone.
  const isFirst = await change(account.id, {
    UpdateExpression: 'SET endedSessions = :sessions',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(endedSessions)',
    ExpressionAttributeValues: { ':sessions': { [sessionId]: until } },
  });
  if (!isFirst && account.endedSessions === undefined)
    await endSession({ ...account, endedSessions: {} }, sessionId, until);
};
