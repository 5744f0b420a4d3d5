import useSWR from 'swr';
import type { ReviewProgress } from '../../../../../shared/analysis.ts';
import { dataKeys } from '../../../lib/data.ts';

/** How often the page asks, in milliseconds. */
const pollMs = 2_000;

/**
 * How far the model has come with an analysis' clause; undefined while nobody can say. A failure to tell changes nothing:
 * what was known stays, and it is asked again, later each time.
 */
export const useReviewProgress = (
  analysisId: string,
  { isReadInParts, isWaiting }: { readonly isReadInParts: boolean; readonly isWaiting: boolean },
): ReviewProgress | undefined => {
  const { data } = useSWR<ReviewProgress, Error>(isReadInParts ? dataKeys.reviewProgress(analysisId) : null, {
    refreshInterval: isWaiting ? pollMs : 0,
    shouldRetryOnError: isWaiting,
    errorRetryInterval: pollMs,
  });
  return data;
};
