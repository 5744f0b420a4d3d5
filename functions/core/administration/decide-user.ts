import {
  decisionsIn,
  type User,
  type UserDecision,
  userDecisions,
  type UserState,
  userStateOf,
} from '../../../shared/administration.ts';
import type { AccountRecord } from '../../adapters/entities/account.ts';
import { AppError } from '../app-error.ts';
import { changeAccount } from './change-account.ts';
import { readUser } from './read-users.ts';

export interface DecideUserOptions {
  /** The admin who decides. */
  readonly admin: { readonly id: string; readonly name: string };
  readonly userId: string;
  readonly decision: UserDecision;
  /** Tells the account's owner; it never fails. */
  readonly tell?: (account: AccountRecord) => Promise<void>;
}

const stateWords: Readonly<Record<UserState, string>> = {
  pending: 'still waiting for review',
  approved: 'approved and active',
  inactive: 'approved but inactive',
  rejected: 'rejected',
};

const outcomeOf: Readonly<Record<UserDecision, (before: AccountRecord, adminName: string) => AccountRecord>> = {
  approve: (before, approvedBy) => ({ ...before, approvalStatus: 'approved', isActive: true, approvedBy }),
  reject: (before) => ({ ...before, approvalStatus: 'rejected' }),
  deactivate: (before) => ({ ...before, isActive: false }),
  reactivate: (before) => ({ ...before, isActive: true }),
};

/**
 * Approves, rejects, deactivates or reactivates an account, as its state allows it (specification, section 4).
 * @returns the account as it is now
 * @throws AppError not_found; conflict where the state does not allow it, where admins decide about themselves or
 *   about the last active admin; forbidden where the admin is none any more
 */
export const decideUser = async ({ admin, userId, decision, tell }: DecideUserOptions): Promise<User> => {
  const account = await changeAccount({
    actor: { kind: 'admin', ...admin },
    userId,
    decide: (before) => {
      const state = userStateOf(before);
      const what = userDecisions[decision];
      if (!decisionsIn[state].includes(decision)) {
        throw new AppError('conflict', `This user is ${stateWords[state]} and cannot be ${what}.`);
      }
      if (before.id === admin.id) throw new AppError('conflict', `Your own account cannot be ${what} by yourself.`);
      return { after: outcomeOf[decision](before, admin.name), what };
    },
  });
  await tell?.(account);
  return readUser(account);
};
