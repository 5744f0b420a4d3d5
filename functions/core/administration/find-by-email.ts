import { emailKey } from '../../adapters/entities/account.ts';
import { getItem } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';

/** The id of the account of an address; undefined where there is none. */
export const findIdByEmail = async (email: string): Promise<string | undefined> =>
  (await getItem(emailKey(email)))?.['id'] as string | undefined;

/**
 * The id of the account of an address.
 * @throws AppError not_found where there is none
 */
export const requireIdByEmail = async (email: string): Promise<string> => {
  const id = await findIdByEmail(email);
  if (id !== undefined) return id;
  throw new AppError('not_found', `There is no account with the address ${email}. Its owner has to sign up first.`);
};
