import type { StoredAnalysis } from '../../../shared/analysis.ts';
import { wordMediaType, type WordComments, type WordVariant } from '../../../shared/documents.ts';
import type { Caller } from '../caller.ts';
import { suggestedEdits } from '../word/edits.ts';
import { findingComments } from '../word/finding-comments.ts';
import { writeNewDocument } from '../word/new-document.ts';
import { wordObjectKey } from './analyses.ts';
import { getAnalysis } from './get-analysis.ts';
import { giveReport, type Report } from './give-report.ts';

interface ExportWordOptions {
  readonly caller: Caller;
  readonly id: string;
  readonly variant: WordVariant;
  readonly comments: WordComments;
  /** The largest document that is given as bytes; a larger one goes by way of storage. */
  readonly maxAnswerBytes?: number;
}

/** Whose the changes are, by the account and nothing the caller sends. */
const authorOf = (caller: Caller): string => (caller.kind === 'account' ? caller.user.name : 'Public visitor');

const documentOf = (stored: StoredAnalysis, { caller, variant, comments }: ExportWordOptions): Uint8Array => {
  const { clauseText, analysis } = stored;
  const authorship = { author: authorOf(caller), date: new Date() };
  if (variant === 'clean') {
    const text = analysis.suggestedImprovement.revisedClause;
    return writeNewDocument({ text, edits: [], comments: [], authorship });
  }
  return writeNewDocument({
    text: clauseText,
    edits: suggestedEdits(clauseText, analysis.suggestedImprovement),
    comments: findingComments(stored, comments),
    authorship,
  });
};

/**
 * Makes a Word document of an analysis and notes in its audit trail that it was made: the clause with the suggestion as
 * tracked changes and the findings as comments, or the suggested clause alone.
 * @throws AppError not_found where there is no such analysis or it is somebody else's
 */
export const exportWord = async (options: ExportWordOptions): Promise<Report> => {
  const { caller, id, variant, maxAnswerBytes } = options;
  const stored = await getAnalysis({ ownerId: caller.id, id });
  return giveReport({
    ownerId: caller.id,
    id,
    bytes: documentOf(stored, options),
    filename: `contract-analysis-${id}${variant === 'clean' ? '-clean' : ''}.docx`,
    mediaType: wordMediaType,
    key: wordObjectKey(caller.id, id, variant),
    action: variant === 'clean' ? 'Clean Word document exported' : 'Word document with tracked changes exported',
    maxAnswerBytes,
  });
};
