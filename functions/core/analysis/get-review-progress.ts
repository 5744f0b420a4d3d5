import type { ReviewProgress } from '../../../shared/analysis.ts';
import { readBegunReview } from '../../adapters/entities/model-review.ts';
import { AppError } from '../app-error.ts';
import { partsReadBefore } from './parts-read-before.ts';

const microDollarsPerDollar = 1_000_000;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/**
 * How far the language model has come with a clause of the owner: what is kept, whether or not anybody is at work. A clause
 * that is read at once is one part.
 * @throws AppError not_found where no review is begun, it is stored already, or it is somebody else's
 */
export const getReviewProgress = async (options: {
  readonly ownerId: string;
  readonly id: string;
}): Promise<ReviewProgress> => {
  const begun = await readBegunReview(options.id);
  if (begun.ownerId !== options.ownerId || begun.attempts === 0) {
    throw new AppError('not_found', 'No review is begun of this analysis.');
  }
  const { partSections, dayLimit } = begun;
  const parts = partSections?.length ?? 1;
  // At the place behind the last part lies what was said of all together.
  const read = [...partsReadBefore(begun).keys()].filter((place) => place < parts);
  return {
    parts,
    read: read.length,
    ...(partSections && {
      sections: { all: sum(partSections), read: sum(read.map((place) => partSections[place] ?? 0)) },
    }),
    cost: begun.microDollars / microDollarsPerDollar,
    ...(dayLimit !== undefined && { dayLimit: dayLimit / microDollarsPerDollar }),
    found: [...begun.found],
  };
};
