import type { StoredAnalysis } from '../../../shared/analysis.ts';
import type { WordComments, WordSource, WordVariant } from '../../../shared/documents.ts';
import type { WordCheck } from '../../../shared/receipts.ts';
import type { Original } from '../documents/originals.ts';
import { withChosenChanges } from './chosen-changes.ts';
import { composeEdits, offsetBefore } from './compose-edits.ts';
import { type Edit, editsBetween, suggestedEdits } from './edits.ts';
import { findingComments, reasonComments } from './finding-comments.ts';
import { type EditGroup, groupEdits, linesOf } from './group-edits.ts';
import { writeNewDocument } from './new-document.ts';
import type { RefusedEdit } from './splice-docx.ts';
import type { Authorship } from './word-xml.ts';

interface WriteWordOptions {
  readonly stored: StoredAnalysis;
  /** The Word document the clause came from; undefined where it came otherwise. */
  readonly original: Original | undefined;
  readonly variant: WordVariant;
  readonly comments: WordComments;
  /** Whether the reason of each change stands beside it. */
  readonly hasReasons: boolean;
  readonly authorship: Authorship;
}

/** What became of an analysis as a Word document. */
export interface WrittenWord {
  readonly bytes: Uint8Array;
  /** Whether it is the document that came, or one newly made. */
  readonly source: WordSource;
  /** A sentence that says why it is a new one. */
  readonly reason?: string;
  /** The text its edits are of. */
  readonly text: string;
  readonly made: readonly (Edit | EditGroup)[];
  /** Edits that stand beside their passage as comments. */
  readonly refused: readonly RefusedEdit[];
  /** How many comments tell of findings. */
  readonly notes: number;
  /** How many tell the other side why a change is asked for. */
  readonly reasons: number;
  /** What was found to hold of the document that came; left out of a new one. */
  readonly checks?: readonly WordCheck[];
  /** A sentence on what it carries that nobody reads. */
  readonly carried?: string;
}

/** A text of which less than this share is left is another one: edits of it say nothing. */
const leastKept = 0.5;

const isAnotherText = (text: string, edits: readonly Edit[]): boolean =>
  edits.reduce((sum, { start, end }) => sum + end - start, 0) > text.length * (1 - leastKept);

/** What belongs together of a suggestion: what is changed for one finding; of one that was written as a whole, a line. */
const rangesOf = ({ clauseText, analysis }: StoredAnalysis) => {
  const { changes } = analysis.suggestedImprovement;
  return changes.length > 0 ? changes : linesOf(clauseText);
};

type CommentOptions = Pick<WriteWordOptions, 'variant' | 'comments' | 'hasReasons'>;

/** The comments that go along: none in a clean document. */
const commentsOn = (chosen: StoredAnalysis, { variant, comments, hasReasons }: CommentOptions) =>
  variant === 'clean'
    ? { notes: [], reasons: [] }
    : { notes: findingComments(chosen, comments), reasons: hasReasons ? reasonComments(chosen) : [] };

const newDocument = (chosen: StoredAnalysis, reason: string, options: WriteWordOptions): WrittenWord => {
  const { variant, authorship } = options;
  const { clauseText, analysis } = chosen;
  const edits = suggestedEdits(clauseText, analysis.suggestedImprovement);
  const made = groupEdits(clauseText, edits, rangesOf(chosen));
  const common = { source: 'new', reason, text: clauseText, made, refused: [] } as const;
  if (variant === 'clean') {
    const text = analysis.suggestedImprovement.revisedClause;
    return { ...common, notes: 0, reasons: 0, bytes: writeNewDocument({ text, edits: [], comments: [], authorship }) };
  }
  const { notes, reasons } = commentsOn(chosen, options);
  const bytes = writeNewDocument({ text: clauseText, edits, comments: [...reasons, ...notes], authorship });
  return { ...common, notes: notes.length, reasons: reasons.length, bytes };
};

/** The original with everything that makes the chosen text of it; a reason where that cannot be. */
const spliceOriginal = async (
  chosen: StoredAnalysis,
  { bytes, text }: Original,
  options: WriteWordOptions,
): Promise<WrittenWord | string> => {
  const { clauseText, analysis } = chosen;
  const before = editsBetween(text, clauseText);
  if (isAnotherText(text, before))
    return 'The text was changed so much before it was analyzed that the uploaded document says something else.';
  const edits = composeEdits(clauseText, before, suggestedEdits(clauseText, analysis.suggestedImprovement));
  const move = <Place extends { readonly start: number; readonly end: number }>(place: Place): Place => ({
    ...place,
    start: offsetBefore(before, place.start, 'start'),
    end: offsetBefore(before, place.end, 'end'),
  });
  const { notes, reasons } = commentsOn(chosen, options);
  const { spliceApart } = await import('./splice-apart.ts');
  const spliced = await spliceApart({
    bytes,
    text,
    edits: groupEdits(text, edits, rangesOf(chosen).map(move)),
    comments: [...reasons, ...notes].map(move),
    authorship: options.authorship,
    isTracked: options.variant === 'tracked',
  });
  if (!spliced)
    return 'The uploaded document is of a kind into which changes cannot be written so that rejecting them gives it back.';
  return { ...spliced, source: 'original', text, notes: notes.length, reasons: reasons.length };
};

/**
 * Writes the chosen changes of an analysis, and what was edited before it, into the Word document the clause came from,
 * with findings as comments. Where there is none, or it cannot be written, a new document is made of the clause.
 * @returns the document, and the analysis with the chosen changes alone
 * @throws AppError unavailable where the machine is too busy to read the document
 */
export const writeWord = async (
  options: WriteWordOptions,
): Promise<WrittenWord & { readonly chosen: StoredAnalysis }> => {
  const { stored, original } = options;
  const chosen = await withChosenChanges(stored);
  const spliced = original
    ? await spliceOriginal(chosen, original, options)
    : 'The text did not come from a Word document that is kept.';
  return { ...(typeof spliced === 'string' ? newDocument(chosen, spliced, options) : spliced), chosen };
};
