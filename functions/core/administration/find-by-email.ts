import { findAccountId } from '../../adapters/entities/accounts.ts';
import { AppError } from '../app-error.ts';

/**
 * The id of the account of an address.
 * @throws AppError not_found where there is none
 */
export const requireIdByEmail = async (email: string): Promise<string> => {
  const id = await findAccountId(email);
  if (id !== undefined) return id;
  throw new AppError('not_found', `There is no account with the address ${email}. Its owner has to sign up first.`);
};
