import { mailConfirmationCode, mailResetCode } from '../../adapters/user-pool.ts';

/**
 * Mails an address the code that lets its owner in: one to confirm it, or one for a new password where it was confirmed
 * before. The pool mails one of them, to addresses it knows, and says the same of all.
 */
export const mailCode = async (email: string): Promise<void> => {
  await mailConfirmationCode(email);
  await mailResetCode(email);
};
