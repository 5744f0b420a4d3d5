import type { AnalysisSummary } from '../../../shared/analysis.ts';
import {
  endedContentLeases,
  ownerPartition,
  readSummaryItem,
  statisticsKey,
  summaryPrefix,
} from '../../adapters/entities/analysis.ts';
import { getItem, queryItems } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';
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

const encodeCursor = (sk: string): string => Buffer.from(sk).toString('base64url');

/** A cursor holds a sort key only; the partition is always the caller's own. */
const decodeCursor = (cursor: string): string => {
  const sk = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!/^analysis#[\d:.TZ-]{10,40}#[\w-]{1,64}$/.test(sk))
    throw new AppError('invalid_request', 'cursor: not one of ours');
  return sk;
};

/** One page of the owner's analyses, newest first: one query, and one read for the total. */
export const listAnalyses = async ({ ownerId, limit, cursor }: ListAnalysesOptions): Promise<AnalysisPage> => {
  const pk = ownerPartition(ownerId);
  const [page, statistics] = await Promise.all([
    queryItems({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': summaryPrefix },
      ScanIndexForward: false,
      Limit: limit,
      ...(cursor !== undefined && { ExclusiveStartKey: { pk, sk: decodeCursor(cursor) } }),
    }),
    getItem(statisticsKey(ownerId), { consistent: false }),
  ]);
  // Whoever looks whether an analysis that was ended half-way is there has its text removed.
  if (endedContentLeases(statistics, Date.now()).length > 0) {
    await sweepContent(ownerId, statistics).catch(() => undefined);
  }
  return {
    analyses: page.items.map(readSummaryItem),
    nextCursor: page.lastKey && encodeCursor(page.lastKey['sk'] as string),
    total: Number(statistics?.['analysisCount'] ?? 0),
  };
};
