import { AppError } from '../app-error.ts';
import type { AccountCaller } from '../caller.ts';

/** Whether the application is open to an account. */
export const isLetIn = ({ user: { approvalStatus, isActive } }: AccountCaller): boolean =>
  approvalStatus === 'approved' && isActive;

/** Why the application is not open to an account. */
export const refusalOf = ({ user: { approvalStatus } }: AccountCaller): AppError => {
  if (approvalStatus === 'rejected') return new AppError('account_rejected', 'Your account has been denied access.');
  if (approvalStatus === 'approved') {
    return new AppError('account_inactive', 'Your account has been temporarily deactivated.');
  }
  return new AppError('account_pending', "Your account is pending our team's review.");
};
