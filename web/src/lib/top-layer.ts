import { useSyncExternalStore } from 'react';
import { dismissAllToasts } from './toast.ts';

/*
 * An open modal dialog makes everything outside it inert: it could be neither clicked nor heard by a screen reader.
 * What must be reached all the same, the notifications, moves into the topmost dialog while there is one.
 */

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLElement[]): void => {
  open = next;
  for (const listener of listeners) listener();
};

/**
 * Says that a modal dialog is open, above those that are open already. What was notified before belongs to what lies
 * below, and does not come along.
 * @returns what says that it is closed again
 */
export const enterTopLayer = (dialog: HTMLElement): (() => void) => {
  dismissAllToasts();
  change([...open, dialog]);
  return () => change(open.filter((element) => element !== dialog));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The dialog that is above all others; null while none is open. */
export const useTopmostDialog = (): HTMLElement | null => useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
