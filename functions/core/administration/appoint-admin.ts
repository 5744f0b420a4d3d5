import type { AccountRecord } from '../../adapters/entities/account.ts';
import { isActiveAdmin } from '../../adapters/entities/account-changes.ts';
import { AppError } from '../app-error.ts';
import { changeAccount } from './change-account.ts';
import { requireIdByEmail } from './find-by-email.ts';

const operator = { kind: 'operator' } as const;

/**
 * Makes the account of an address an approved and active admin, whatever it was.
 * @throws AppError not_found where nobody has registered with it; conflict where it is one already
 */
export const grantAdmin = async (email: string): Promise<AccountRecord> =>
  changeAccount({
    actor: operator,
    userId: await requireIdByEmail(email),
    decide: (before) => {
      if (isActiveAdmin(before)) throw new AppError('conflict', `${email} is an active admin already.`);
      return {
        after: {
          ...before,
          role: 'admin',
          approvalStatus: 'approved',
          isActive: true,
          approvedBy: before.approvedBy ?? 'Operator',
        },
        what: 'made an admin',
      };
    },
  });

/**
 * Makes an admin a user; their account stays as approved and active as it is.
 * @throws AppError not_found where nobody has registered with the address; conflict where it is no admin's, or the last
 *   active admin's
 */
export const revokeAdmin = async (email: string): Promise<AccountRecord> =>
  changeAccount({
    actor: operator,
    userId: await requireIdByEmail(email),
    decide: (before) => {
      if (before.role !== 'admin') throw new AppError('conflict', `${email} is no admin.`);
      return { after: { ...before, role: 'user' }, what: 'no longer an admin' };
    },
  });
