import { AppError } from './app-error.ts';

/** Where a page of a list ended, as a word for addresses: the sort key alone, the partition is always the list's own. */
export const encodeCursor = (sk: string): string => Buffer.from(sk).toString('base64url');

/**
 * The sort key in a cursor.
 * @param isOwn whether a sort key can be one of the list that is asked for
 * @throws AppError invalid_request where it cannot
 */
export const decodeCursor = (cursor: string, isOwn: (sk: string) => boolean): string => {
  const sk = Buffer.from(cursor, 'base64url').toString('utf8');
  if (encodeCursor(sk) !== cursor || !isOwn(sk)) throw new AppError('invalid_request', 'cursor: not one of ours');
  return sk;
};
