import type { ExportRecord, SignedRecord } from '../../../shared/receipts.ts';
import { openDocx } from '../../adapters/docx-reader.ts';
import { readReceipt, receiptPart } from './receipt-part.ts';
import { isSignedBy, type SigningKey } from './signing-key.ts';

/** JSON with the fields of each object in the order of their names: programs that pass it on may change their order. */
const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const signedText = (record: ExportRecord): string => `Clausewise record 1\n${inOneOrder(record)}`;

/** A record with the signature of a key. */
export const signRecord = (record: ExportRecord, key: SigningKey): SignedRecord => ({
  record,
  key: key.publicKey,
  signature: key.sign(signedText(record)),
});

/**
 * Whether a record is as it was signed, by the key that signed the receipt of a Word document, and is of that very receipt.
 * @throws DocxError where the document cannot be read
 */
export const isRecordOf = ({ record, key, signature }: SignedRecord, bytes: Uint8Array): boolean => {
  const receipt = readReceipt(openDocx(bytes).readText(receiptPart) ?? '');
  return (
    receipt !== undefined &&
    key === receipt.key &&
    isSignedBy(key, signedText(record), signature) &&
    record.receiptId === receipt.id &&
    record.input === receipt.input &&
    record.parts === receipt.parts
  );
};
