import { ownerPartition, summaryPrefix } from '../../../adapters/entities/analysis.ts';
import { deleteObjectsBelow } from '../../../adapters/object-store.ts';
import { deleteItems, inPartition, type Key, keyOf, queryItems } from '../../../adapters/table.ts';
import { deleteListedAnalysis } from '../../analysis/delete-analysis.ts';

/** Analyses that are deleted at the same time; all of them write their owner's count. */
const atOnce = 4;

/** The keys of one page of an owner's items; undefined after the last. */
const readKeys = async (ownerId: string): Promise<readonly Key[]> => {
  const { items } = await queryItems({
    ...inPartition(ownerPartition(ownerId)),
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
    Limit: 200,
  });
  return items.map(keyOf);
};

/**
 * Deletes everything an account made for itself: analyses, with their clauses, audit trails, reports and remembered
 * requests, and uploads. Repeating it does what an interruption left.
 * @param report takes a line about what was done
 */
export const deleteContent = async (ownerId: string, report: (line: string) => void): Promise<void> => {
  let analyses = 0;
  for (;;) {
    const keys = await readKeys(ownerId);
    const summaries = keys.filter(({ sk }) => sk.startsWith(summaryPrefix));
    for (let from = 0; from < summaries.length; from += atOnce) {
      await Promise.all(
        summaries.slice(from, from + atOnce).map((summary) => deleteListedAnalysis(ownerId, summary, 'operator')),
      );
    }
    analyses += summaries.length;
    if (summaries.length > 0) continue;
    await deleteItems(keys);
    if (keys.length === 0) break;
  }
  for (const place of ['analyses', 'reports', 'uploads']) await deleteObjectsBelow(`${place}/${ownerId}/`);
  const gone =
    analyses === 0 ? 'No analysis is left' : analyses === 1 ? '1 analysis is gone' : `${analyses} analyses are gone`;
  report(`${gone}; nor is any document or report.`);
};
