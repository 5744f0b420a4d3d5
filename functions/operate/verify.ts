import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { receiptKeysSchema } from '../../shared/receipts.ts';
import { verifyDocx } from '../core/receipt/verify-docx.ts';

/* `npm run verify`: what the receipt of an exported Word document says, without a network. */

const usage = `npm run verify -- FILE.docx [--keys KEYS.json]

KEYS.json is what the product answers at /api/receipts/keys. Without it the signer is told by the key's fingerprint alone,
which proves nothing until somebody compares it.`;

const keysIn = async (file: string | undefined): Promise<readonly string[]> => {
  if (file === undefined) return [];
  const { keys } = receiptKeysSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return keys.map(({ publicKey }) => publicKey);
};

const verify = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ options: { keys: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    console.error(usage);
    return 2;
  }
  const { verdict, explanation, receipt } = verifyDocx(await readFile(file), await keysIn(values.keys));
  console.info(`${verdict}: ${explanation}`);
  if (receipt) console.info(`Receipt ${receipt.id}\nMade of  ${receipt.input} (SHA-256)\nKey      ${receipt.keyId}`);
  return verdict === 'unchanged' ? 0 : 1;
};

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
