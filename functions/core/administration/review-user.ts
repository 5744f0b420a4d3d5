import type { User } from '../../../shared/administration.ts';
import { type DecideUserOptions, decideUser } from './decide-user.ts';

/** The other decisions about accounts send no mail, so their functions need not hold what it takes. */
const mails = () => import('../mail/send-account-mails.ts');

/**
 * Approves or rejects an account as `decideUser` does, and tells its owner by mail; a mail that fails changes nothing.
 * @throws AppError as `decideUser`
 */
export const reviewUser = (
  options: Omit<DecideUserOptions, 'decision' | 'tell'> & { readonly decision: 'approve' | 'reject' },
): Promise<User> =>
  decideUser({
    ...options,
    tell: async (account) => {
      const { sendApproved, sendRejected } = await mails();
      await (options.decision === 'approve' ? sendApproved : sendRejected)(account);
    },
  });
