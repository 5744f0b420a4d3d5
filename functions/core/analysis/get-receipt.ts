import type { SignedRecord } from '../../../shared/receipts.ts';
import { readAnalysis, readExportRecord } from '../../adapters/entities/analyses.ts';
import { AppError } from '../app-error.ts';

interface GetReceiptOptions {
  readonly ownerId: string;
  /** The analysis that was exported. */
  readonly id: string;
  /** The id of the receipt in the document; the newest export's where it is left out. */
  readonly receiptId: string | undefined;
}

/**
 * The signed record of how an exported Word document came to be.
 * @throws AppError not_found where there is no such analysis or export, or the analysis is somebody else's
 */
export const getReceipt = async ({ ownerId, id, receiptId }: GetReceiptOptions): Promise<SignedRecord> => {
  const analysis = await readAnalysis(id);
  if (analysis?.ownerId !== ownerId) throw new AppError('not_found', 'This analysis does not exist.');
  const record = await readExportRecord(id, receiptId);
  if (!record) throw new AppError('not_found', 'No export of this analysis has such a receipt.');
  return record;
};
