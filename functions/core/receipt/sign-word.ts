import type { ExportRecord, SignedRecord } from '../../../shared/receipts.ts';
import { noteReceiptKey } from '../../adapters/entities/receipt-keys.ts';
import { setting } from '../../adapters/environment.ts';
import { readSecret } from '../../adapters/secrets.ts';
import { signDocx } from './sign-docx.ts';
import { signRecord } from './signed-record.ts';
import { type SigningKey, signingKeyOf } from './signing-key.ts';

/** The keys this instance has seen noted. */
const noted = new Set<string>();

/** The stage's key. Its public half is noted before it signs anything, so that it still verifies when another one signs. */
const currentKey = async (): Promise<SigningKey> => {
  const key = signingKeyOf(await readSecret(setting('RECEIPT_SECRET_ID')));
  if (!noted.has(key.id)) {
    await noteReceiptKey({ id: key.id, publicKey: key.publicKey, since: new Date().toISOString() });
    noted.add(key.id);
  }
  return key;
};

/** What an export says of itself beside what its receipt says. */
type Told = Omit<ExportRecord, 'receiptId' | 'input' | 'parts'>;

/**
 * Puts a receipt into a Word document, signed with the stage's key, and signs the record of how it came to be.
 * @param input what the document was made of
 */
export const signWord = async (
  bytes: Uint8Array,
  input: Uint8Array | string,
  told: Told,
): Promise<{ readonly bytes: Uint8Array; readonly record: SignedRecord }> => {
  const key = await currentKey();
  const { bytes: signed, receipt } = signDocx({ bytes, input, key });
  const record = { receiptId: receipt.id, input: receipt.input, parts: receipt.parts, ...told };
  return { bytes: signed, record: signRecord(record, key) };
};
