import type { AuditEntry } from '../../../shared/analysis.ts';
import { analysisPartition, auditPrefix, readAuditItem } from '../../adapters/entities/analysis.ts';
import { inPartition, queryAll } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';

/**
 * What was done with an analysis, newest first.
 * @throws AppError not_found where there is no such analysis or it is somebody else's
 */
export const listAuditEntries = async (options: {
  readonly ownerId: string;
  readonly id: string;
}): Promise<readonly AuditEntry[]> => {
  const items = await queryAll({
    ...inPartition(analysisPartition(options.id), auditPrefix),
    ScanIndexForward: false,
    ConsistentRead: true,
  });
  const entries = items.map(readAuditItem);
  // Every analysis has the entry of its making, written in one transaction with it.
  if (entries.length === 0 || entries.some(({ ownerId }) => ownerId !== options.ownerId)) {
    throw new AppError('not_found', 'This analysis does not exist.');
  }
  return entries.map(({ entry }) => entry);
};
