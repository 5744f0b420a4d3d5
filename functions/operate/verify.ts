import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ledgerSchema } from '../../shared/negotiation-records.ts';
import {
  receiptKeysSchema,
  type Replay,
  type SignedRecord,
  signedRecordSchema,
  type Verification,
} from '../../shared/receipts.ts';
import { verifyLedger } from '../core/negotiation/ledger.ts';
import { isRecordOf } from '../core/receipt/signed-record.ts';
import { verifyDocx } from '../core/receipt/verify-docx.ts';

/*
 * `npm run verify`: what the receipt of an exported Word document says, whether the engine finds the same again, or whether a
 * ledger's chain holds, without a network.
 */

const usage = `npm run verify -- FILE.docx [--keys KEYS.json] [--record RECORD.json [--input INPUT]]
npm run verify -- LEDGER.json

KEYS.json is what the product answers at /api/receipts/keys. Without it the signer is told by the key's fingerprint alone,
which proves nothing until somebody compares it. RECORD.json is what the product answers about the export at
/api/analysis/{id}/docx/receipt: it must be of this very document, as it was signed.
INPUT is what was analyzed, for a replay: the document that was uploaded, or the text in a file. This engine reads it again,
and must find what the record says; where another version found it, that is said.
LEDGER.json is the ledger of a negotiation, as it was saved. Compare its last hash with the one the product shows: whoever changes
an entry can chain all that follow anew.`;

type Verdict = Verification['verdict'];

const replayWords: Readonly<Record<Replay['outcome'], string>> = {
  same: 'replayed, the same',
  different: 'replayed, not the same',
  'not-possible': 'not replayed',
};

const keysIn = async (file: string | undefined): Promise<readonly string[]> => {
  if (file === undefined) return [];
  const { keys } = receiptKeysSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return keys.map(({ publicKey }) => publicKey);
};

interface RecordOptions {
  /** The files with the record and with what was analyzed, as far as they are given. */
  readonly record: string | undefined;
  readonly input: string | undefined;
}

/** Reads again what was analyzed; says what came of it, and whether it is the same. */
const replay = async (signed: SignedRecord, input: string): Promise<boolean> => {
  const { replayOffline } = await import('../core/analysis/replay-offline.ts');
  const { outcome, explanation, findings, changes } = await replayOffline(signed, {
    bytes: await readFile(input),
    filename: path.basename(input),
  });
  console.info(`${replayWords[outcome]}: ${explanation}`);
  if (findings !== undefined) console.info(`Findings  ${findings}\nChanges   ${changes ?? 0}`);
  return outcome === 'same';
};

/** Whether a record, where one is given, is the document's, and replays where what was analyzed is given; says both. */
const checkRecord = async (bytes: Uint8Array, verdict: Verdict, { record, input }: RecordOptions): Promise<boolean> => {
  if (record === undefined) {
    if (input !== undefined) console.info('not replayed: a replay needs the record of the export, too (--record).');
    return input === undefined;
  }
  const signed = signedRecordSchema.parse(JSON.parse(await readFile(record, 'utf8')));
  const isItsRecord = isRecordOf(signed, bytes);
  console.info(
    isItsRecord ? 'The record is of this document, as it was signed.' : 'The record is not of this document.',
  );
  if (isItsRecord) console.info(`Made by   ${signed.record.model ?? signed.record.engine}, ${signed.record.madeAt}`);
  if (input === undefined) return isItsRecord;
  if (isItsRecord && verdict === 'unchanged') return replay(signed, input);
  console.info('not replayed: only a document that is as it was exported is, by its own record and a known key.');
  return false;
};

/** Says whether the chain of a ledger holds; whether it does. */
const checkLedger = async (file: string): Promise<boolean> => {
  const { success, data } = ledgerSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!success) throw new Error('This is no Word document, or it is damaged. Nor is it the ledger of a negotiation.');
  const { negotiationId, entries } = data;
  const { isIntact, brokenAt } = verifyLedger(entries);
  console.info(isIntact ? 'intact: every entry is as it was chained.' : `broken: at entry ${brokenAt}.`);
  console.info(
    `Negotiation ${negotiationId}\nEntries     ${entries.length}\nLast hash   ${entries.at(-1)?.hash ?? '-'}`,
  );
  return isIntact;
};

const verify = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    options: { keys: { type: 'string' }, record: { type: 'string' }, input: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    console.error(usage);
    return 2;
  }
  if (file.endsWith('.json')) return (await checkLedger(file)) ? 0 : 1;
  const bytes = await readFile(file);
  const { verdict, explanation, receipt } = verifyDocx(bytes, await keysIn(values.keys));
  console.info(`${verdict}: ${explanation}`);
  if (receipt) console.info(`Receipt ${receipt.id}\nMade of  ${receipt.input} (SHA-256)\nKey      ${receipt.keyId}`);
  const isRecordRight = await checkRecord(bytes, verdict, { record: values.record, input: values.input });
  return verdict === 'unchanged' && isRecordRight ? 0 : 1;
};

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
