import type { AuditEntry } from '../../../shared/analysis.ts';
import { readTrail } from '../../adapters/entities/analyses.ts';
import { AppError } from '../app-error.ts';

/**
 * What was done with an analysis, newest first.
 * @throws AppError not_found where there is no such analysis or it is somebody else's
 */
export const listAuditEntries = async (options: {
  readonly ownerId: string;
  readonly id: string;
}): Promise<readonly AuditEntry[]> => {
  const entries = await readTrail(options.id);
  // Every analysis has the entry of its making, written in one transaction with it.
  if (entries.length === 0 || entries.some(({ ownerId }) => ownerId !== options.ownerId)) {
    throw new AppError('not_found', 'This analysis does not exist.');
  }
  return entries.map(({ entry }) => entry);
};
