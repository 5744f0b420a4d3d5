import type { KeyboardEvent } from 'react';
import { toast } from '../../../lib/toast.ts';

/** How long a removal can be taken back, in milliseconds. */
const undoOfferMs = 10_000;

/** A list in which one entry has gone to another place. */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** Where Alt with an arrow moves an entry of an ordered list; undefined for every other key, and at the end. */
export const moveAsked = (event: KeyboardEvent, index: number, count: number): number | undefined => {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.key === 'ArrowUp' && index > 0) return index - 1;
  return event.key === 'ArrowDown' && index < count - 1 ? index + 1 : undefined;
};

/** Says that something a person wrote was removed, and offers to bring it back. */
export const offerUndo = (title: string, words: string, onUndo: () => void): void =>
  toast({ title, description: words, duration: undoOfferMs, action: { label: 'Undo', onAction: onUndo } });
