import { wordVariants } from '../../../shared/documents.ts';
import { visitorSeconds } from '../../../shared/limits.ts';
import { type Listed, removeAnalysis, removeFromList } from '../../adapters/entities/analyses.ts';
import type { AnalysisDeleter } from '../../adapters/entities/deleted-analysis.ts';
import { AppError } from '../app-error.ts';
import { analysedOriginalKeys } from '../documents/originals.ts';
import { removeExportAndFiles } from '../documents/sent-files.ts';
import { answerObjectKey, findAnalysis, readingObjectKey, reportObjectKey, wordObjectKey } from './analyses.ts';

/** A visitor is forgotten after as long, and the record with them. */
const expiryOf = (ownerId: string, now: Date) =>
  ownerId.startsWith('visitor-') ? { expiresAt: Math.floor(now.getTime() / 1000) + visitorSeconds } : {};

/**
 * Deletes an analysis and everything that belongs to it: content, original, summary, decisions, negotiation,
 * audit trail, count, remembered request. What stays is a record that it existed, who deleted it and when.
 * Objects go first, so that no contract text is left behind by an interruption; repeating the call finishes it.
 * @param by whose doing it is; the owner's where nothing is said
 * @throws AppError not_found where there is none or it is somebody else's
 */
export const deleteAnalysis = async ({
  ownerId,
  id,
  by = 'owner',
}: {
  readonly ownerId: string;
  readonly id: string;
  readonly by?: AnalysisDeleter;
}): Promise<void> => {
  const record = await findAnalysis(ownerId, id);
  const objects = [
    reportObjectKey(ownerId, id),
    answerObjectKey(ownerId, id),
    readingObjectKey(ownerId, id),
    ...wordVariants.map((variant) => wordObjectKey(ownerId, id, variant)),
    ...(record.contentKey ? [record.contentKey] : []),
    ...(record.hasOriginal ? analysedOriginalKeys(ownerId, id) : []),
  ];
  const { deleteObject } = await import('../../adapters/object-store.ts');
  await Promise.all([...objects.map(deleteObject), removeExportAndFiles(ownerId, id)]);
  const now = new Date();
  const deleted = { id, ownerId, createdAt: record.createdAt, deletedAt: now.toISOString(), deletedBy: by };
  const isRemoved = await removeAnalysis(record, { ...deleted, ...expiryOf(ownerId, now) });
  // A reply may have come in between.
  await removeExportAndFiles(ownerId, id);
  // Somebody else's call has deleted it meanwhile.
  if (!isRemoved) throw new AppError('not_found', 'This analysis does not exist.');
};

/**
 * Deletes an analysis that its owner's list names. That somebody deletes it at the same moment is no error.
 */
export const deleteListedAnalysis = async (ownerId: string, listed: Listed, by: AnalysisDeleter): Promise<void> => {
  try {
    await deleteAnalysis({ ownerId, id: listed.analysisId, by });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    await removeFromList(listed);
  }
};
