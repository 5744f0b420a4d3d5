import useSWR from 'swr';
import type { ReviewProgress } from '../../../../../shared/analysis.ts';
import { dataKeys } from '../../../lib/data.ts';

/** How often the page asks, in milliseconds. */
const pollMs = 2_000;

/**
 * How far the model has come with an analysis' clause; undefined while nobody can say. A failure to tell changes nothing:
 * what was known stays, and it is asked again, as it is while the review is not begun.
 */
export const useReviewProgress = (analysisId: string, isWaiting: boolean): ReviewProgress | undefined => {
  const { data } = useSWR<ReviewProgress, Error>(dataKeys.reviewProgress(analysisId), {
    refreshInterval: isWaiting ? pollMs : 0,
    shouldRetryOnError: isWaiting,
    onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
      setTimeout(() => void revalidate({ retryCount }), pollMs);
    },
  });
  return data;
};
