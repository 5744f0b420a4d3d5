import type { StoredAnalysis } from '../../../shared/analysis.ts';
import {
  type ExportWordQuery,
  wordMediaType,
  type WordPreview,
  type WordSource,
  type WordVariant,
} from '../../../shared/documents.ts';
import type { Caller } from '../caller.ts';
import { readAnalysedOriginal } from '../documents/originals.ts';
import { keepExport } from '../documents/sent-files.ts';
import { sha256 } from '../receipt/receipt-part.ts';
import { signWord } from '../receipt/sign-word.ts';
import type { Edit } from '../word/edits.ts';
import type { EditGroup } from '../word/group-edits.ts';
import { type WrittenWord, writeWord } from '../word/write-word.ts';
import { wordObjectKey } from './analyses.ts';
import { getAnalysis } from './get-analysis.ts';
import { giveReport, type Report } from './give-report.ts';
import { recordedFindings } from './recorded-findings.ts';

interface WordOptions extends ExportWordQuery {
  readonly caller: Caller;
  readonly id: string;
}

interface ExportWordOptions extends WordOptions {
  /** The largest document that is given as bytes; a larger one goes by way of storage. */
  readonly maxAnswerBytes?: number;
}

/** Whose the changes are, by the account and nothing the caller sends. */
const authorOf = (caller: Caller): string => (caller.kind === 'account' ? caller.user.name : 'Public visitor');

interface Written extends WrittenWord {
  /** The analysis with the chosen changes alone. */
  readonly chosen: StoredAnalysis;
  /** What it was made of: the bytes that were uploaded, or the clause. */
  readonly input: Uint8Array | string;
}

const write = async ({ caller, id, variant, comments, reasons }: WordOptions): Promise<Written> => {
  const stored = await getAnalysis({ ownerId: caller.id, id });
  const original = stored.documentId === undefined ? undefined : await readAnalysedOriginal(caller.id, id);
  const authorship = { author: authorOf(caller), date: new Date() };
  const written = await writeWord({
    ...{ stored, original, variant, comments, authorship },
    hasReasons: reasons === 'true',
  });
  return { ...written, input: original && written.source === 'original' ? original.bytes : stored.clauseText };
};

/** How a document came to be, without a word of it. */
const describeExport = (analysisId: string, variant: WordVariant, { chosen, source, refused, checks }: Written) => {
  const { analysis, clauseText, contractType, riskTolerance } = chosen;
  return {
    analysisId,
    madeAt: new Date().toISOString(),
    variant,
    source,
    engine: analysis.source.engine,
    model: analysis.source.model,
    playbooks: analysis.playbooks.map(({ id, version }) => ({ id, version })),
    text: sha256(clauseText),
    settings: { contractType, partyRole: analysis.partyRole, riskTolerance },
    ...recordedFindings(analysis),
    refused: refused.map(({ edit: { start, end }, reason }) => ({ start, end, reason })),
    ...(checks && { checks: [...checks] }),
  };
};

/**
 * Makes a Word document of an analysis and notes in its audit trail that it was made: the document the clause came from,
 * or a new one, with the accepted changes as tracked changes or simply made, and findings as comments. It carries a signed
 * receipt, by which anybody can tell whether it was changed since.
 * @returns the document, and whether it is the one that came
 * @throws AppError not_found where there is no such analysis or it is somebody else's; unavailable where the machine is
 *   too busy to read the document
 */
export const exportWord = async (options: ExportWordOptions): Promise<Report & { readonly source: WordSource }> => {
  const { caller, id, variant, maxAnswerBytes } = options;
  const written = await write(options);
  const { source } = written;
  const { bytes, record } = await signWord(written.bytes, written.input, describeExport(id, variant, written));
  const report = await giveReport({
    ownerId: caller.id,
    id,
    bytes,
    filename: `contract-analysis-${id}${variant === 'clean' ? '-clean' : ''}.docx`,
    mediaType: wordMediaType,
    key: wordObjectKey(caller.id, id, variant),
    action: variant === 'clean' ? 'Clean Word document exported' : 'Word document with tracked changes exported',
    maxAnswerBytes,
    record,
  });
  // It is what goes to the counterparty, against which their reply is read. Public visitors do not negotiate.
  if (variant === 'tracked' && caller.kind === 'account') await keepExport(caller.id, id, bytes);
  return { ...report, source };
};

/** So many refused edits are told in full; who has more sees them in the document. */
const mostTold = 20;

/** The longest passage of a refused edit that is told, in UTF-16 units. */
const longestTold = 300;

const told = (text: string): string =>
  text.length <= longestTold ? text : `${text.slice(0, longestTold).toWellFormed()}…`;

/**
 * Counts changes of a suggestion one by one, as the review does, though those that touch are written as one, and edits that
 * were made before the analysis. Of a suggestion that was written as a whole, each passage is a change.
 */
const amountOf = ({ analysis }: StoredAnalysis, edits: readonly (Edit | EditGroup)[]) => {
  if (analysis.suggestedImprovement.changes.length === 0) return { changes: edits.length, edits: 0 };
  const ranges = edits.map((edit) => ('ranges' in edit ? edit.ranges : 0));
  return { changes: ranges.reduce((sum, own) => sum + own, 0), edits: ranges.filter((own) => own === 0).length };
};

/**
 * What a Word document of an analysis would hold, without making a note of it: how many edits as tracked changes, which
 * of them only as comments and why, and how many findings as comments.
 * @throws AppError as `exportWord`
 */
export const previewWord = async (options: WordOptions): Promise<WordPreview> => {
  const { source, reason, text, made, refused, notes, reasons, carried, chosen } = await write(options);
  return {
    source,
    ...(reason !== undefined && { reason }),
    written: amountOf(chosen, made),
    unwritten: amountOf(
      chosen,
      refused.map(({ edit }) => edit),
    ),
    refused: refused.slice(0, mostTold).map(({ edit, reason: why }) => ({
      text: told(text.slice(edit.start, edit.end)),
      put: told(edit.put),
      reason: why,
    })),
    refusedCount: refused.length,
    notes,
    reasons,
    ...(carried !== undefined && { carried }),
  };
};
