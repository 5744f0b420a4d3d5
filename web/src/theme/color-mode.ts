import { useSyncExternalStore } from 'react';

const storageKey = 'color-mode';
const darkQuery = '(prefers-color-scheme: dark)';

export type ColorMode = 'light' | 'dark';
export type ColorModePreference = ColorMode | 'system';

const listeners = new Set<() => void>();

const readPreference = (): ColorModePreference => {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
};

const resolve = (preference: ColorModePreference): ColorMode => {
  if (preference !== 'system') return preference;
  return matchMedia(darkQuery).matches ? 'dark' : 'light';
};

const apply = (): void => {
  const mode = resolve(readPreference());
  const { classList, style } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
  style.colorScheme = mode;
  for (const listener of listeners) listener();
};

/** Keeps what a person chose; `system` forgets the choice and follows the system again. */
export const setColorModePreference = (preference: ColorModePreference): void => {
  try {
    if (preference === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // Without storage the choice cannot be kept, and the system's holds.
  }
  apply();
};

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(darkQuery);
  listeners.add(listener);
  media.addEventListener('change', apply);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', apply);
  };
};

/** The colour mode shown now, what was chosen, and a switch between light and dark. */
export const useColorMode = () => {
  const preference = useSyncExternalStore(subscribe, readPreference);
  const mode = useSyncExternalStore(subscribe, () => resolve(readPreference()));
  const toggle = (): void => setColorModePreference(mode === 'dark' ? 'light' : 'dark');
  return { mode, preference, toggle };
};
