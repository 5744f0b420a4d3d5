import type { AccountRecord } from '../../adapters/entities/account.ts';
import { makeAccount } from '../../adapters/entities/accounts.ts';
import { findAccount } from './read-account.ts';
import { firstAdminEmail } from './first-admin.ts';
import { listReviewers } from './list-reviewers.ts';

/** A person as the user pool knows them. */
export interface PoolPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Whether they have shown that they read mail at this address. */
  readonly isEmailVerified: boolean;
}

/** What everybody begins as; the first admin, whose address is configured and confirmed, is let in at once. */
export const newAccount = ({ id, email, name, isEmailVerified }: PoolPerson): AccountRecord => {
  const isFirstAdmin = isEmailVerified && email === firstAdminEmail();
  return {
    id,
    email,
    // Whoever was interrupted before they were named goes by their address.
    name: name || email,
    role: isFirstAdmin ? 'admin' : 'user',
    approvalStatus: isFirstAdmin ? 'approved' : 'pending',
    isActive: true,
    createdAt: new Date().toISOString(),
    approvedBy: null,
    version: 1,
    endedSessions: {},
  };
};

/** Tells a person and the admins of a new account. */
export const tellAbout = async (record: AccountRecord): Promise<void> => {
  // Signing in hardly ever makes an account, so it does not load what sends mail.
  const { sendApproved, sendRegistrationReceived, sendRequestToReview } = await import('../mail/send-account-mails.ts');
  if (record.approvalStatus === 'approved') return sendApproved(record);
  const reviewers = await listReviewers();
  await Promise.all([
    sendRegistrationReceived(record),
    ...reviewers.map((admin) => sendRequestToReview({ admin, person: record })),
  ]);
};

/** Tells the owner of an address that it has an account, by as many mails as a new account takes. */
export const tellOwner = async (record: AccountRecord): Promise<void> => {
  const { sendAddressHasAccount, sendToNobody } = await import('../mail/send-account-mails.ts');
  const reviewers = await listReviewers();
  await Promise.all([sendAddressHasAccount(record), ...reviewers.map(() => sendToNobody())]);
};

/**
 * Makes sure that a person has an account, and tells them and the admins of a new one. Whatever step was interrupted
 * before, calling it again completes it.
 */
export const ensureAccount = async (person: PoolPerson): Promise<void> => {
  if (await findAccount(person.id)) return;
  const record = newAccount(person);
  if (await makeAccount(record)) await tellAbout(record);
};
