import type { FollowedPlace } from '../../../shared/negotiations.ts';
import { serveReading } from '../../adapters/read-apart.ts';
import { followFiles, type SoughtPlace } from './follow-files.ts';
import { readBothApart, servingBoth } from './read-both-apart.ts';

interface Job {
  readonly earlier: Uint8Array;
  readonly later: Uint8Array;
  readonly sought: readonly SoughtPlace[];
}

/**
 * Finds paragraphs of a Word file that was sent in the one that was sent after it; see `followFiles`. Both are read in a
 * process of its own, as an upload is.
 * @throws AppError as `readBothApart` does
 */
export const followPlaces = (
  earlier: Uint8Array,
  later: Uint8Array,
  sought: readonly SoughtPlace[],
): Promise<readonly (FollowedPlace | null)[]> => {
  const job: Job = { earlier, later, sought };
  return readBothApart({ moduleUrl: import.meta.url, name: 'follow', job });
};

serveReading<Job>(
  'follow',
  servingBoth(({ earlier, later, sought }) => followFiles(earlier, later, sought)),
);
