import type { ReceiptKey } from '../../../shared/receipts.ts';
import { readReceiptKeys } from '../../adapters/entities/receipt-keys.ts';

/** The public keys of the stage, former ones included, oldest first. */
export const listReceiptKeys = async (): Promise<{ readonly keys: ReceiptKey[] }> => ({
  keys: [...(await readReceiptKeys())],
});
