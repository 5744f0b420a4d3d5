import type { Verification } from '../../../shared/receipts.ts';
import { readReceiptKeys } from '../../adapters/entities/receipt-keys.ts';
import type { Caller } from '../caller.ts';
import type { UploadedDocument } from '../documents/fetch-stored.ts';
import { receiveDocument } from '../documents/receive-document.ts';
import { verifyDocx } from './verify-docx.ts';

/**
 * Says whether a Word document is as this stage exported it. Nothing of it is kept.
 * @throws AppError unreadable_document where it is no Word document; too_large over 10 MB; not_found for a key that is not
 *   the caller's; limit_reached where the caller may upload nothing more
 */
export const verifyReceipt = async (caller: Caller, document: UploadedDocument): Promise<Verification> => {
  // A failure here comes before a stored document goes, so that it can be verified again.
  const keys = await readReceiptKeys();
  const bytes = await receiveDocument(caller, document);
  return verifyDocx(
    bytes,
    keys.map(({ publicKey }) => publicKey),
  );
};
