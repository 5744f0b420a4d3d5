import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';

/**
 * Whoever acts at an endpoint for admins, by id and name.
 * @throws AppError forbidden for anybody without an account: nobody is an admin by public mode
 */
export const actingAdmin = (caller: Caller | undefined): { readonly id: string; readonly name: string } => {
  if (caller?.kind !== 'account') throw new AppError('forbidden', 'This is for admins.');
  return { id: caller.id, name: caller.user.name };
};
