import type { Verification } from '../../../shared/receipts.ts';
import { DocxError, openDocx } from '../../adapters/docx-reader.ts';
import { writeZip } from '../../adapters/zip-writer.ts';
import { AppError } from '../app-error.ts';
import { hashOfParts, readReceipt, receiptPart, signedText } from './receipt-part.ts';
import { fingerprintOf, isSignedBy } from './signing-key.ts';

const changed = (explanation: string): Verification => ({ verdict: 'changed', explanation });

const check = (bytes: Uint8Array, knownKeys: ReadonlySet<string>): Verification => {
  const archive = openDocx(bytes);
  const xml = archive.readText(receiptPart);
  if (xml === undefined) {
    const explanation = 'It carries no receipt: it was not exported here, or it was saved by another program since.';
    return { verdict: 'unsigned', explanation };
  }

  const receipt = readReceipt(xml);
  if (!receipt) return changed('Its receipt was changed since it was exported.');
  if (!isSignedBy(receipt.key, signedText(receipt), receipt.signature))
    return changed('The signature of its receipt does not fit: the receipt was changed since it was exported.');

  const keyId = fingerprintOf(receipt.key);
  const told = { id: receipt.id, input: receipt.input, keyId };
  // An archive can hold bytes that its directory does not name, or a part twice, and programs differ in which they read.
  const isAsWritten = writeZip(archive.storedParts()).equals(bytes);
  if (!isAsWritten || hashOfParts(archive) !== receipt.parts)
    return { ...changed('The document was changed since its receipt was signed.'), receipt: told };
  if (!knownKeys.has(receipt.key)) {
    const explanation = `It is as it was when its receipt was signed, but the key that signed it is none of the known ones: ${keyId}.`;
    return { verdict: 'unknown-signer', explanation, receipt: told };
  }
  return { verdict: 'unchanged', explanation: 'Not a byte was changed since it was exported.', receipt: told };
};

/**
 * Says by its receipt whether a Word document is, byte for byte, as it was exported.
 * @param knownKeys the public keys whose receipts count, former ones included: SPKI in DER, as base64
 * @throws AppError unreadable_document where it is no Word document
 */
export const verifyDocx = (bytes: Uint8Array, knownKeys: Iterable<string>): Verification => {
  try {
    return check(bytes, new Set(knownKeys));
  } catch (error) {
    if (!(error instanceof DocxError)) throw error;
    throw new AppError('unreadable_document', 'This is no Word document, or it is damaged.', { cause: error });
  }
};
