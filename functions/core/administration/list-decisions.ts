import type { DecisionEntry } from '../../../shared/administration.ts';
import { decisionPlace, readDecisions } from '../../adapters/entities/decision.ts';
import { decodeCursor, encodeCursor } from '../list-cursor.ts';

interface ListDecisionsOptions {
  readonly limit: number;
  /** Where the previous page ended, as it said itself. */
  readonly cursor: string | undefined;
}

export interface DecisionPage {
  readonly decisions: readonly DecisionEntry[];
  /** Where the next page begins; undefined on the last one. */
  readonly nextCursor: string | undefined;
}

const isOwn = (sk: string): boolean => /^[\d:.TZ-]{10,40}#[\w-]{1,64}$/.test(sk);

/**
 * One page of what was decided about accounts, newest first: one query.
 * @throws AppError invalid_request where the cursor is of no such list
 */
export const listDecisions = async ({ limit, cursor }: ListDecisionsOptions): Promise<DecisionPage> => {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, isOwn);
  // One more than the page holds tells whether there is another one.
  const found = await readDecisions(limit + 1, after);
  const decisions = found.slice(0, limit);
  const last = decisions.at(-1);
  return {
    decisions,
    nextCursor: found.length > limit && last ? encodeCursor(decisionPlace(last)) : undefined,
  };
};
