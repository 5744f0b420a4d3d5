import type { DecisionEntry } from '../../../shared/administration.ts';
import { decisionsPartition } from '../../adapters/entities/account.ts';
import { readDecisionItem } from '../../adapters/entities/decision.ts';
import { inPartition, queryItems } from '../../adapters/table.ts';
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
  const pk = decisionsPartition;
  const { items } = await queryItems({
    ...inPartition(pk),
    ScanIndexForward: false,
    ConsistentRead: true,
    // One more than the page holds tells whether there is another one.
    Limit: limit + 1,
    ...(cursor !== undefined && { ExclusiveStartKey: { pk, sk: decodeCursor(cursor, isOwn) } }),
  });
  const shown = items.slice(0, limit);
  return {
    decisions: shown.map(readDecisionItem),
    nextCursor: items.length > limit ? encodeCursor(shown.at(-1)?.['sk'] as string) : undefined,
  };
};
