import type { WordComments } from '../../../shared/documents.ts';
import type { Negotiation } from '../../../shared/negotiation-records.ts';
import type { NegotiationRecord } from '../../adapters/entities/negotiation.ts';
import { readNegotiation } from '../../adapters/entities/negotiations.ts';
import { findAnalysis } from '../analysis/analyses.ts';
import { exportWord } from '../analysis/export-word.ts';
import { AppError } from '../app-error.ts';
import type { AccountCaller } from '../caller.ts';
import { cleanFilename } from '../documents/clean-filename.ts';
import { detectDocumentType } from '../documents/detect-document-type.ts';
import type { UploadedDocument } from '../documents/fetch-stored.ts';
import { receiveDocument } from '../documents/receive-document.ts';
import { readExport } from '../documents/sent-files.ts';
import { sha256 } from '../receipt/receipt-part.ts';
import { describeNegotiation } from './get-negotiation.ts';
import { emptyLedger } from './ledger.ts';
import { keepFile, removeFile } from './negotiation-objects.ts';
import { storeNegotiation } from './negotiations.ts';

export interface StartOptions {
  readonly caller: AccountCaller;
  readonly analysisId: string;
  /** What was sent; the newest export where nothing is said. */
  readonly document: UploadedDocument | undefined;
  /** Which findings go along where the export is made now. */
  readonly comments: WordComments;
}

interface Sent {
  readonly bytes: Uint8Array;
  readonly filename: string;
  readonly source: 'export' | 'upload';
}

/** The type of a Word file is borne out by its first bytes; whether it can be read shows when a reply is compared. */
export const requireWord = (bytes: Uint8Array, filename: string): string => {
  const clean = cleanFilename(filename);
  if (detectDocumentType(bytes, clean) === 'docx') return clean;
  throw new AppError('invalid_file_type', 'Please upload a Word document (DOCX).');
};

const exported = async ({ caller, analysisId: id, comments }: StartOptions): Promise<Sent> => {
  const filename = `contract-analysis-${id}.docx`;
  const known = await readExport(caller.id, id);
  if (known) return { bytes: known, filename, source: 'export' };
  await exportWord({ caller, id, variant: 'tracked', comments });
  const made = await readExport(caller.id, id);
  if (made) return { bytes: made, filename, source: 'export' };
  throw new AppError('unavailable', 'The exported document cannot be read at the moment. Please try again.');
};

/**
 * The file that was sent: the one that came, or the newest export.
 * @throws AppError as `startNegotiation`
 */
export const sentBy = async (options: StartOptions): Promise<Sent> => {
  const { caller, document } = options;
  if (!document) return exported(options);
  const bytes = await receiveDocument(caller, document);
  return { bytes, filename: requireWord(bytes, document.filename), source: 'upload' };
};

const begun = (): AppError =>
  new AppError(
    'conflict',
    'A negotiation about this analysis has begun with another file. Delete it first, or send this one as a revised file.',
  );

/** A negotiation that is there already: the same for whoever begins it again with the same file, or with none. */
const goOn = (known: NegotiationRecord, hash: string | undefined): Promise<Negotiation> => {
  if (hash !== undefined && known.sent.every((sent) => sent.sha256 !== hash)) throw begun();
  return describeNegotiation(known);
};

/**
 * Begins the negotiation over an analysis with what was sent to the counterparty: the newest Word document that was exported
 * with tracked changes, one that is exported now, or a file that the person uploads. Beginning it again gives the one that
 * is there.
 * @throws AppError not_found where there is no such analysis or it is somebody else's; conflict where it has begun with
 *   another file; as `receiveDocument` and `exportWord` do; invalid_file_type where the file is no Word document
 */
export const startNegotiation = async (options: StartOptions): Promise<Negotiation> => {
  const { caller, analysisId: id, document } = options;
  const analysis = await findAnalysis(caller.id, id);
  const known = await readNegotiation(id);
  if (known && !document) return goOn(known, undefined);

  const { bytes, filename, source } = await sentBy(options);
  const hash = sha256(bytes);
  if (known) return goOn(known, hash);

  const at = new Date().toISOString();
  const by = caller.user.name;
  const object = await keepFile(caller.id, id, bytes);
  try {
    const record = await storeNegotiation(
      {
        id,
        ownerId: caller.id,
        title: analysis.title,
        createdAt: at,
        updatedAt: at,
        analysedAt: analysis.createdAt,
        revision: 0,
        sent: [{ object, filename, sha256: hash, at, by, source, number: 1, afterRound: 0 }],
        rounds: [],
        points: [],
        ledger: emptyLedger,
      },
      { at, by, action: 'started', details: { sent: hash, source } },
    );
    return await describeNegotiation(record);
  } catch (error) {
    // The answer to a write can be lost, and another call may have begun it at the same moment.
    const now = await readNegotiation(id);
    if (now?.sent[0]?.object !== object) await removeFile(caller.id, id, object).catch(() => undefined);
    if (now?.ownerId === caller.id) return goOn(now, document && hash);
    throw error;
  }
};
