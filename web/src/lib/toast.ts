import { useSyncExternalStore } from 'react';

export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** `destructive` is for what went wrong. */
  readonly variant?: 'default' | 'destructive';
  readonly action?: ToastAction;
  /** Milliseconds it stays, where the default of 5000 (specification, section 9) is too short to act on. */
  readonly duration?: number;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const show = (next: ShownToast | null): void => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Shows a notification, from anywhere. One is visible at a time: a newer one takes the place of the one before. */
export const toast = (message: ToastMessage): void => {
  lastId += 1;
  show({ ...message, id: lastId });
};

/** Takes a notification away, unless a newer one has taken its place already. */
export const dismissToast = (id: number): void => {
  if (shown?.id === id) show(null);
};

/** Takes away whatever notification is visible. */
export const dismissAllToasts = (): void => show(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The notification that is visible now. */
export const useShownToast = (): ShownToast | null => useSyncExternalStore(subscribe, () => shown);
