import { noteReceiptKey } from '../../adapters/entities/receipt-keys.ts';
import { setting } from '../../adapters/environment.ts';
import { readSecret } from '../../adapters/secrets.ts';
import { signDocx } from './sign-docx.ts';
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

/**
 * Puts a receipt into a Word document, signed with the stage's key.
 * @param input what the document was made of
 */
export const signWord = async (bytes: Uint8Array, input: Uint8Array | string): Promise<Uint8Array> =>
  signDocx({ bytes, input, key: await currentKey() });
