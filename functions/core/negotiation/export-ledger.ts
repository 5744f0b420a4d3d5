import type { Ledger } from '../../../shared/negotiation-records.ts';
import type { AccountCaller } from '../caller.ts';
import { getLedger } from './get-ledger.ts';
import { renderLedger } from './render-ledger.ts';

interface LedgerFile {
  readonly bytes: Uint8Array;
  readonly filename: string;
  readonly mediaType: string;
}

const asJson = (ledger: Ledger): Uint8Array => Buffer.from(`${JSON.stringify(ledger, null, 2)}\n`, 'utf8');

/**
 * The ledger of a negotiation as a file: as JSON, whose chain anybody can verify, or as PDF to be read and filed.
 * @throws AppError as `getLedger`
 */
export const exportLedger = async ({
  caller,
  id,
  format,
}: {
  readonly caller: AccountCaller;
  readonly id: string;
  readonly format: 'json' | 'pdf';
}): Promise<LedgerFile> => {
  const ledger = await getLedger({ caller, id });
  const filename = `negotiation-ledger-${id}.${format}`;
  if (format === 'json') return { bytes: asJson(ledger), filename, mediaType: 'application/json' };
  const bytes = await renderLedger(ledger, { generatedAt: new Date() });
  return { bytes, filename, mediaType: 'application/pdf' };
};
