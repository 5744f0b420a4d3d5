import { jest } from '@jest/globals';

/*
 * What a browser has and jsdom lacks: media queries, observers, the pointer, the native dialog and a layout.
 * Imported before anything that draws.
 */

/** The window's width in pixels, which decides the media queries below. */
let width = 1280;
let prefersDark = false;
const mediaListeners = new Set<() => void>();

const matches = (query: string): boolean => {
  const max = query.match(/max-width:\s*([\d.]+)px/);
  if (max) return width <= Number(max[1]);
  return query.includes('prefers-color-scheme: dark') && prefersDark;
};

/** Makes the window as wide as given, and tells whoever asked to know. */
export const setWindowWidth = (pixels: number): void => {
  width = pixels;
  for (const listener of mediaListeners) listener();
};

/** Makes the system light or dark. */
export const setSystemDark = (isDark: boolean): void => {
  prefersDark = isDark;
  for (const listener of mediaListeners) listener();
};

window.matchMedia = (query) =>
  ({
    media: query,
    get matches() {
      return matches(query);
    },
    onchange: null,
    addEventListener: (_: string, listener: () => void) => mediaListeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => mediaListeners.delete(listener),
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  }) as unknown as MediaQueryList;

class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
Object.assign(globalThis, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver });

if (!('PointerEvent' in window)) Object.assign(window, { PointerEvent: MouseEvent });
Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
});
window.scrollTo = jest.fn<(...place: unknown[]) => void>();

/** Every element is as high as a card and as wide as a window, so that windowed lists draw some of their rows. */
Object.defineProperties(HTMLElement.prototype, {
  offsetHeight: { configurable: true, get: () => 180 },
  offsetWidth: { configurable: true, get: () => width },
});

HTMLDialogElement.prototype.showModal = function showModal(): void {
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], input, button, a[href]')?.focus();
};
HTMLDialogElement.prototype.close = function close(): void {
  this.open = false;
};

File.prototype.text = function text(): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The file could not be read'));
    reader.readAsText(this);
  });
};
