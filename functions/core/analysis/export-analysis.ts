import { randomUUID } from 'node:crypto';
import { addToTrail } from '../../adapters/entities/analyses.ts';
import { AppError } from '../app-error.ts';
import { reportObjectKey } from './analyses.ts';
import { getAnalysis } from './get-analysis.ts';
import { renderReport } from './render-report.ts';

/** A report, or the address it can be fetched from where it is too large for an answer. */
export type Report =
  { readonly bytes: Uint8Array; readonly filename: string } | { readonly location: string; readonly filename: string };

/** What fits a Lambda's answer of 6 MB after base64 has made four bytes of three. */
const maxReportBytes = 4 * 1024 * 1024;

interface ExportAnalysisOptions {
  readonly ownerId: string;
  readonly id: string;
  /** The largest report that is given as bytes; a larger one goes by way of storage. */
  readonly maxAnswerBytes?: number;
}

const recordExport = async (ownerId: string, id: string): Promise<void> => {
  const timestamp = new Date().toISOString();
  const entry = { id: randomUUID(), action: 'Report exported', timestamp, details: {} };
  if (!(await addToTrail(ownerId, id, entry))) throw new AppError('not_found', 'This analysis does not exist.');
};

/**
 * Makes the PDF report of an analysis and notes in its audit trail that it was made.
 * @throws AppError not_found where there is no such analysis or it is somebody else's
 */
export const exportAnalysis = async ({
  ownerId,
  id,
  maxAnswerBytes = maxReportBytes,
}: ExportAnalysisOptions): Promise<Report> => {
  const bytes = await renderReport(await getAnalysis({ ownerId, id }), { generatedAt: new Date() });
  const filename = `contract-analysis-${id}.pdf`;
  if (bytes.byteLength <= maxAnswerBytes) {
    await recordExport(ownerId, id);
    return { bytes, filename };
  }
  const key = reportObjectKey(ownerId, id);
  const [{ putObject }, { presignDownload }] = await Promise.all([
    import('../../adapters/object-store.ts'),
    import('../../adapters/presigned-urls.ts'),
  ]);
  // The trail says that a report was made once there is one; storage expires one the trail could not be told of.
  await putObject(key, bytes, 'application/pdf');
  await recordExport(ownerId, id);
  return { location: await presignDownload(key, filename, 'application/pdf'), filename };
};
