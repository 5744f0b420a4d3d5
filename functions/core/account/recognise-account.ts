import { type AccountRecord, currentUserOf } from '../../adapters/entities/account.ts';
import type { AccountCaller } from '../caller.ts';
import { findSessionAccount } from './read-account.ts';
import { verifyToken } from './verify-token.ts';

/**
 * The account a token speaks for, as it is at this moment: one consistent read decides, not what held when the token
 * was issued.
 * @returns undefined where the token is not good, its session was ended or the account is gone
 * @throws AppError unavailable where tokens cannot be checked
 */
export const recogniseAccount = async (token: string): Promise<AccountCaller | undefined> => {
  const identity = await verifyToken(token);
  const record: AccountRecord | undefined = identity && (await findSessionAccount(identity));
  return record && { id: record.id, kind: 'account', user: currentUserOf(record), planId: record.planId };
};
