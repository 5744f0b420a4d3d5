import { readOwned, removeOwned } from '../../../adapters/entities/analyses.ts';
import { deleteObjectsBelow } from '../../../adapters/object-store.ts';
import { deleteListedAnalysis } from '../../analysis/delete-analysis.ts';

/** Analyses that are deleted at the same time; all of them write their owner's count. */
const atOnce = 4;

const describeGone = (analyses: number): string => {
  if (analyses === 0) return 'No analysis is left';
  return analyses === 1 ? '1 analysis is gone' : `${analyses} analyses are gone`;
};

/**
 * Deletes everything an account made for itself: analyses, with their clauses, audit trails, reports and remembered
 * requests, and uploads. Repeating it does what an interruption left.
 * @param report takes a line about what was done
 */
export const deleteContent = async (ownerId: string, report: (line: string) => void): Promise<void> => {
  let analyses = 0;
  for (;;) {
    const { listed, others } = await readOwned(ownerId);
    for (let from = 0; from < listed.length; from += atOnce) {
      await Promise.all(
        listed.slice(from, from + atOnce).map((line) => deleteListedAnalysis(ownerId, line, 'operator')),
      );
    }
    analyses += listed.length;
    if (listed.length > 0) continue;
    await removeOwned(others);
    if (others.length === 0) break;
  }
  for (const place of ['analyses', 'reports', 'uploads', 'originals']) await deleteObjectsBelow(`${place}/${ownerId}/`);
  report(`${describeGone(analyses)}; nor is any document or report.`);
};
