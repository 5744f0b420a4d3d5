import { type Attempt, countMail } from './limit-attempts.ts';
import { mailCode } from './mail-code.ts';

/**
 * Mails another code to an address that waits for one; the answer is the same for every address.
 * @throws AppError too_many_requests, unavailable
 */
export const resendConfirmation = async (request: Attempt): Promise<void> => {
  await countMail(request);
  await mailCode(request.email);
};
