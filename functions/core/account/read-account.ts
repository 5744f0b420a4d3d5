import type { AccountRecord } from '../../adapters/entities/account.ts';
import { readAccount } from '../../adapters/entities/accounts.ts';
import type { Identity } from './verify-token.ts';

/** An account as it is at this moment; undefined where there is none, or it is being deleted. */
export const findAccount = async (id: string): Promise<AccountRecord | undefined> => {
  const record = await readAccount(id);
  return record?.deletingSince === undefined ? record : undefined;
};

/** Whether the session a token belongs to was ended before its time. */
export const isEnded = (
  { endedSessions = {}, sessionsEndedBefore = 0 }: AccountRecord,
  { sessionId, signedInAt }: Identity,
): boolean => Object.hasOwn(endedSessions, sessionId) || signedInAt < sessionsEndedBefore;

/** The account of a session that has not been ended; undefined where there is no such account. */
export const findSessionAccount = async (identity: Identity): Promise<AccountRecord | undefined> => {
  const record = await findAccount(identity.id);
  return record === undefined || isEnded(record, identity) ? undefined : record;
};
