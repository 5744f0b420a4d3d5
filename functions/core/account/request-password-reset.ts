import { mailResetCode } from '../../adapters/user-pool.ts';
import { type Attempt, countMail } from './limit-attempts.ts';

/**
 * Mails a code with which a new password can be set, where the address has an account; the answer is the same for
 * every address.
 * @throws AppError too_many_requests, unavailable
 */
export const requestPasswordReset = async (request: Attempt): Promise<void> => {
  await countMail(request);
  await mailResetCode(request.email);
};
