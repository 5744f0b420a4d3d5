import type { NegotiationSummary } from '../../../shared/negotiation-records.ts';
import { readNegotiationLines } from '../../adapters/entities/negotiations.ts';
import { decodeCursor, encodeCursor } from '../list-cursor.ts';

const isOwn = (sk: string): boolean => /^negotiation#[\d:.TZ-]{10,40}#[\w-]{1,64}$/.test(sk);

/**
 * One page of the owner's negotiations, that of the newest analysis first.
 * @param options.cursor where the previous page ended, as it said itself
 * @throws AppError invalid_request where the cursor is of no such list
 */
export const listNegotiations = async ({
  ownerId,
  limit,
  cursor,
}: {
  readonly ownerId: string;
  readonly limit: number;
  readonly cursor: string | undefined;
}): Promise<{ readonly negotiations: readonly NegotiationSummary[]; readonly nextCursor: string | undefined }> => {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, isOwn);
  const { summaries, lastPlace } = await readNegotiationLines(ownerId, limit, after);
  return { negotiations: summaries, nextCursor: lastPlace === undefined ? undefined : encodeCursor(lastPlace) };
};
