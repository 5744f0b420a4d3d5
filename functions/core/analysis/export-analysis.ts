import { reportObjectKey } from './analyses.ts';
import { getAnalysis } from './get-analysis.ts';
import { giveReport, type Report } from './give-report.ts';
import { renderReport } from './render-report.ts';

interface ExportAnalysisOptions {
  readonly ownerId: string;
  readonly id: string;
  /** The largest report that is given as bytes; a larger one goes by way of storage. */
  readonly maxAnswerBytes?: number;
}

/**
 * Makes the PDF report of an analysis and notes in its audit trail that it was made.
 * @throws AppError not_found where there is no such analysis or it is somebody else's
 */
export const exportAnalysis = async ({ ownerId, id, maxAnswerBytes }: ExportAnalysisOptions): Promise<Report> =>
  giveReport({
    ownerId,
    id,
    bytes: await renderReport(await getAnalysis({ ownerId, id }), { generatedAt: new Date() }),
    filename: `contract-analysis-${id}.pdf`,
    mediaType: 'application/pdf',
    key: reportObjectKey(ownerId, id),
    action: 'Report exported',
    maxAnswerBytes,
  });
