import { randomUUID } from 'node:crypto';
import type { SignedRecord } from '../../../shared/receipts.ts';
import { addToTrail } from '../../adapters/entities/analyses.ts';
import { AppError } from '../app-error.ts';

/** A report, or the address it can be fetched from where it is too large for an answer. */
export type Report =
  { readonly bytes: Uint8Array; readonly filename: string } | { readonly location: string; readonly filename: string };

/** What fits a Lambda's answer of 6 MB after base64 has made four bytes of three. */
const maxReportBytes = 4 * 1024 * 1024;

const recordExport = async ({ ownerId, id, action, record }: GiveReportOptions): Promise<void> => {
  const entry = { id: randomUUID(), action, timestamp: new Date().toISOString(), details: {} };
  if (!(await addToTrail(ownerId, id, entry, record))) throw new AppError('not_found', 'This analysis does not exist.');
};

interface GiveReportOptions {
  readonly ownerId: string;
  /** The analysis it is of. */
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly filename: string;
  readonly mediaType: string;
  /** Where it lies while its owner fetches it. */
  readonly key: string;
  /** What the audit trail says was done. */
  readonly action: string;
  /** What is kept of how it came to be. */
  readonly record?: SignedRecord;
  /** The largest report that is given as bytes; a larger one goes by way of storage. */
  readonly maxAnswerBytes?: number | undefined;
}

/**
 * Gives a file made of an analysis to its owner and notes that in the audit trail.
 * @throws AppError not_found where the analysis was deleted meanwhile
 */
export const giveReport = async (options: GiveReportOptions): Promise<Report> => {
  const { bytes, filename, mediaType, key, maxAnswerBytes = maxReportBytes } = options;
  if (bytes.byteLength <= maxAnswerBytes) {
    await recordExport(options);
    return { bytes, filename };
  }
  const [{ putObject }, { presignDownload }] = await Promise.all([
    import('../../adapters/object-store.ts'),
    import('../../adapters/presigned-urls.ts'),
  ]);
  // The trail says that a report was made once there is one; storage expires one the trail could not be told of.
  await putObject(key, bytes, mediaType);
  await recordExport(options);
  return { location: await presignDownload(key, filename, mediaType), filename };
};
