import { mailConfirmationCode } from '../../adapters/user-pool.ts';
import { countMail } from './limit-attempts.ts';

/**
 * Mails another confirmation code to an address that waits for one; the answer is the same for every address.
 * @throws AppError too_many_requests, unavailable
 */
export const resendConfirmation = async (request: {
  readonly email: string;
  readonly address: string;
}): Promise<void> => {
  await countMail(request);
  await mailConfirmationCode(request.email);
};
