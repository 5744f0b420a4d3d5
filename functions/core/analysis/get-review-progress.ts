import type { ReviewProgress } from '../../../shared/analysis.ts';
import { readBegunReview } from '../../adapters/entities/model-review.ts';
import { AppError } from '../app-error.ts';
import { partsReadBefore } from './parts-read-before.ts';

const microDollarsPerDollar = 1_000_000;

/**
 * How far the language model has come with a long clause of the owner: what is kept, whether or not anybody is at work.
 * @throws AppError not_found where no review in parts is begun, it is stored already, or it is somebody else's
 */
export const getReviewProgress = async (options: {
  readonly ownerId: string;
  readonly id: string;
}): Promise<ReviewProgress> => {
  const begun = await readBegunReview(options.id);
  if (begun.ownerId !== options.ownerId || begun.partCount === undefined) {
    throw new AppError('not_found', 'No review in parts is begun of this analysis.');
  }
  return {
    parts: begun.partCount,
    read: partsReadBefore(begun).size,
    cost: begun.microDollars / microDollarsPerDollar,
  };
};
