import { diffArrays } from 'diff';
import { redlineTokens } from '../../../shared/redline-tokens.ts';

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
  const differences = diffArrays(redlineTokens(original), redlineTokens(revised), { maxEditLength: maxEdits });
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
    const words = difference.value.join('');
    if (!difference.added && !difference.removed) {
      kept += words;
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
    if (difference.added) inserted += words;
    else deleted += words;
  }
  closeChange();
  if (kept !== '') parts.push({ kind: 'kept', text: kept });
  return parts;
};
