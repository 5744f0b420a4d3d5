import type { StoredAnalysis } from '../../../shared/analysis.ts';
import { readDecisions } from '../../adapters/entities/analyses.ts';
import { loadAnalysis } from './analyses.ts';

/**
 * One stored analysis of the owner, clause text and decisions included.
 * @throws AppError not_found where there is none or it is somebody else's
 */
export const getAnalysis = async (options: {
  readonly ownerId: string;
  readonly id: string;
}): Promise<StoredAnalysis> => {
  const [record, decided] = await Promise.all([loadAnalysis(options.ownerId, options.id), readDecisions(options.id)]);
  const { ownerId: _, contentKey: __, idempotencyKey: ___, hasOriginal, ...stored } = record;
  return { ...stored, ...decided, ...(hasOriginal && { documentId: stored.id }) };
};
