import { AppError } from '../core/app-error.ts';

/**
 * The id in a path. What cannot be an id names nothing, so it is answered as an unknown one.
 * @throws AppError not_found
 */
export const idOf = (params: Readonly<Record<string, string>>): string => {
  const id = params['id'] ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) throw new AppError('not_found', 'There is nothing with this id.');
  return id;
};
