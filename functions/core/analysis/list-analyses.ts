import type { AnalysisSummary } from '../../../shared/analysis.ts';
import { readSummaries } from '../../adapters/entities/analyses.ts';
import { readStatistics } from '../../adapters/entities/owner-statistics.ts';
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
  const after = cursor === undefined ? undefined : decodeCursor(cursor, isOwn);
  const [{ summaries, lastPlace }, { analysisCount, abandoned }] = await Promise.all([
    readSummaries(ownerId, limit, after),
    readStatistics(ownerId),
  ]);
  // Whoever looks whether an analysis that was ended half-way is there has its text removed.
  await sweepContent(ownerId, abandoned).catch(() => undefined);
  return {
    analyses: summaries,
    nextCursor: lastPlace === undefined ? undefined : encodeCursor(lastPlace),
    total: analysisCount,
  };
};
