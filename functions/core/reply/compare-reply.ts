import type { ReplyComparison } from '../../../shared/negotiations.ts';
import { serveReading } from '../../adapters/read-apart.ts';
import { compareFiles } from './compare-files.ts';
import { readBothApart, servingBoth } from './read-both-apart.ts';

interface Job {
  readonly earlier: Uint8Array;
  readonly later: Uint8Array;
}

/**
 * Holds a counterparty's Word file against the one that was sent: what was changed without a mark, what was marked, and
 * what is not compared. Marks that were in the file that was sent are part of it. Both are read in a process of its own, as
 * an upload is.
 * @throws AppError as `readBothApart` does
 */
export const compareReply = (sent: Uint8Array, reply: Uint8Array): Promise<ReplyComparison> =>
  readBothApart({ moduleUrl: import.meta.url, name: 'compare', job: { earlier: sent, later: reply } satisfies Job });

serveReading<Job>(
  'compare',
  servingBoth(({ earlier, later }) => compareFiles(earlier, later)),
);
