import type { ExportRecord, SignedRecord } from '../../../shared/receipts.ts';
import { openDocx } from '../../adapters/docx-reader.ts';
import { canonicalJson } from '../canonical-json.ts';
import { readReceipt, receiptPart } from './receipt-part.ts';
import { isSignedBy, type SigningKey } from './signing-key.ts';

const signedText = (record: ExportRecord): string => `Clausewise record 1\n${canonicalJson(record)}`;

/** A record with the signature of a key. */
export const signRecord = (record: ExportRecord, key: SigningKey): SignedRecord => ({
  record,
  key: key.publicKey,
  signature: key.sign(signedText(record)),
});

/** Whether a record is as the key beside it signed it. */
export const isSignedRecord = ({ record, key, signature }: SignedRecord): boolean =>
  isSignedBy(key, signedText(record), signature);

/**
 * Whether a record is as it was signed, by the key that signed the receipt of a Word document, and is of that very receipt.
 * @throws DocxError where the document cannot be read
 */
export const isRecordOf = (signed: SignedRecord, bytes: Uint8Array): boolean => {
  const { record, key } = signed;
  const receipt = readReceipt(openDocx(bytes).readText(receiptPart) ?? '');
  return (
    receipt !== undefined &&
    key === receipt.key &&
    isSignedRecord(signed) &&
    record.receiptId === receipt.id &&
    record.input === receipt.input &&
    record.parts === receipt.parts
  );
};
