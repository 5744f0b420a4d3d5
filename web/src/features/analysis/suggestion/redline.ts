import type { ClauseChange } from '../../../../../shared/analysis.ts';
import type { RedlinePart } from '../../../lib/redline.ts';
import { editsOf } from '../review/clause-changes.ts';

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
 * How much a redline changes, in words. `keptShare` is the share of the clause's words that stay, 0 to 1.
 */
export interface RedlineSize {
  readonly changes: number;
  readonly deletedWords: number;
  readonly insertedWords: number;
  readonly keptShare: number;
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
  return { changes, deletedWords, insertedWords, keptShare };
};
