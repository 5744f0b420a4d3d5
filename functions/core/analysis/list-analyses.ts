import type { AnalysisSummary } from '../../../shared/analysis.ts';
import { ownerPartition, readSummaryItem, statisticsKey, summaryPrefix } from '../../adapters/entities/analysis.ts';
import { getItem, inPartition, queryItems } from '../../adapters/table.ts';
import { decodeCursor, encodeCursor } from '../list-cursor.ts';
import { sweepContent } from './analyses.ts';

interface ListAnalysesOptions {
  readonly ownerId: string;
  readonly limit: number;
  /** Where the previous page ended, as it said itself. */
  readonly cursor: string | undefined;
}

export interface AnalysisPage {
  readonly analyses: readonly AnalysisSummary[];
  /** Where the next page begins; undefined on the last one. */
  readonly nextCursor: string | undefined;
  /** How many analyses the owner has in all. */
  readonly total: number;
}

const isOwn = (sk: string): boolean => /^analysis#[\d:.TZ-]{10,40}#[\w-]{1,64}$/.test(sk);

/**
 * One page of the owner's analyses, newest first: one query, and one read for the total.
 * @throws AppError invalid_request where the cursor is of no such list
 */
export const listAnalyses = async ({ ownerId, limit, cursor }: ListAnalysesOptions): Promise<AnalysisPage> => {
  const pk = ownerPartition(ownerId);
  const [page, statistics] = await Promise.all([
    queryItems({
      ...inPartition(pk, summaryPrefix),
      ScanIndexForward: false,
      Limit: limit,
      ...(cursor !== undefined && { ExclusiveStartKey: { pk, sk: decodeCursor(cursor, isOwn) } }),
    }),
    getItem(statisticsKey(ownerId), { consistent: false }),
  ]);
  // Whoever looks whether an analysis that was ended half-way is there has its text removed.
  await sweepContent(ownerId, statistics).catch(() => undefined);
  return {
    analyses: page.items.map(readSummaryItem),
    nextCursor: page.lastKey && encodeCursor(page.lastKey['sk'] as string),
    total: Number(statistics?.['analysisCount'] ?? 0),
  };
};
