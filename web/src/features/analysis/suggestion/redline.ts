import { diffWordsWithSpace } from 'diff';
import type { ClauseChange } from '../../../../../shared/analysis.ts';
import { editsOf } from '../review/clause-changes.ts';

/*
 * A redline: the clause and its suggested wording as one run of text in which every change can be taken or left on its
 * own. Taking all changes gives the suggestion, leaving all gives the clause, to the letter.
 */

/** Words that both texts share. */
export interface KeptText {
  readonly kind: 'kept';
  readonly text: string;
}

/** One place at which the suggestion departs from the clause. `id` counts the changes from 0. */
export interface Change {
  readonly kind: 'change';
  readonly id: number;
  readonly deleted: string;
  readonly inserted: string;
  /** What asks for it; left out where only the two texts are known. */
  readonly reason?: string;
}

export type RedlinePart = KeptText | Change;

/**
 * How many word insertions and deletions a redline may take. Rewrites beyond it read badly as a redline and take
 * seconds to compute; they are shown side by side.
 */
export const maxRedlineEdits = 1_500;

/** Kept text this short between two changes (a space, an article) would only break them into crumbs. */
const crumb = /^\s*\S{0,3}\s*$/;

/**
 * Compares a clause with its suggested wording, word by word.
 * @returns the parts in reading order, or undefined where the two differ by more than `maxEdits` words
 */
export const redlineOf = (
  original: string,
  revised: string,
  maxEdits: number = maxRedlineEdits,
): readonly RedlinePart[] | undefined => {
  const differences = diffWordsWithSpace(original, revised, { maxEditLength: maxEdits });
  if (!differences) return undefined;

  const parts: RedlinePart[] = [];
  let kept = '';
  let deleted = '';
  let inserted = '';
  let nextId = 0;
  const closeChange = () => {
    if (deleted === '' && inserted === '') return;
    parts.push({ kind: 'change', id: nextId, deleted, inserted });
    nextId += 1;
    deleted = '';
    inserted = '';
  };
  for (const difference of differences) {
    if (!difference.added && !difference.removed) {
      kept += difference.value;
      continue;
    }
    const isOpen = deleted !== '' || inserted !== '';
    if (kept !== '' && isOpen && crumb.test(kept) && !/[\n\r]/.test(kept)) {
      deleted += kept;
      inserted += kept;
    } else if (kept !== '') {
      closeChange();
      parts.push({ kind: 'kept', text: kept });
    }
    kept = '';
    if (difference.added) inserted += difference.value;
    else deleted += difference.value;
  }
  closeChange();
  if (kept !== '') parts.push({ kind: 'kept', text: kept });
  return parts;
};

/**
 * The redline that an analysis states change by change.
 * @returns the parts in reading order; the ids count the changes as they stand in the clause
 */
export const redlineOfChanges = (original: string, changes: readonly ClauseChange[]): readonly RedlinePart[] => {
  const reasons = new Map(changes.map(({ findingId, reason }) => [findingId, reason]));
  const parts: RedlinePart[] = [];
  let at = 0;
  editsOf(original, changes).forEach(({ findingId, start, end, put }, id) => {
    if (start > at) parts.push({ kind: 'kept', text: original.slice(at, start) });
    const reason = reasons.get(findingId);
    parts.push({
      kind: 'change',
      id,
      deleted: original.slice(start, end),
      inserted: put,
      ...(reason !== undefined && { reason }),
    });
    at = end;
  });
  if (at < original.length) parts.push({ kind: 'kept', text: original.slice(at) });
  return parts;
};

/** The changes a reader has left out; every other one is taken. */
export type LeftChanges = ReadonlySet<number>;

/** The text that comes of the redline when the given changes are left out. */
export const applyRedline = (parts: readonly RedlinePart[], left: LeftChanges): string =>
  parts.map((part) => (part.kind === 'kept' ? part.text : left.has(part.id) ? part.deleted : part.inserted)).join('');

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/**
 * How much a redline changes, in words. `keptShare` is the share of the clause's words that stay, `changedShare` that of
 * all words in the redline that are struck or inserted, both 0 to 1.
 */
export interface RedlineSize {
  readonly changes: number;
  readonly deletedWords: number;
  readonly insertedWords: number;
  readonly keptShare: number;
  readonly changedShare: number;
}

/** Measures what is left of a clause when the given changes are left out. */
export const measureRedline = (parts: readonly RedlinePart[], left: LeftChanges): RedlineSize => {
  let changes = 0;
  let deletedWords = 0;
  let insertedWords = 0;
  let originalWords = 0;
  for (const part of parts) {
    if (part.kind === 'kept') {
      originalWords += countWords(part.text);
      continue;
    }
    const words = countWords(part.deleted);
    originalWords += words;
    if (left.has(part.id)) continue;
    changes += 1;
    deletedWords += words;
    insertedWords += countWords(part.inserted);
  }
  const keptShare = originalWords === 0 ? 1 : (originalWords - deletedWords) / originalWords;
  const allWords = originalWords + insertedWords;
  const changedShare = allWords === 0 ? 0 : (deletedWords + insertedWords) / allWords;
  return { changes, deletedWords, insertedWords, keptShare, changedShare };
};
