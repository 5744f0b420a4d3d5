/*
 * How high each card was when it was last drawn. Going back or loading again then finds the same card at the same
 * place, though the cards above it are not drawn.
 */

const storageKey = 'card-heights';
/** A card's usual height with the gap below it, in pixels, until it is drawn. */
const usualHeight = 172;
/** Cards remembered over a reload, the last ones drawn. */
const maxKept = 2000;

const readKept = (): [string, number][] => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
};

const heights = new Map<string, number>(readKept());

const keep = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...heights].slice(-maxKept)));
  } catch {
    // Without storage the place after a reload is a close guess.
  }
};
window.addEventListener('pagehide', keep);

/** The height of an analysis's card with the gap below it, in pixels: as it was last drawn, or the usual one. */
export const heightOfCard = (id: string | undefined): number => heights.get(id ?? '') ?? usualHeight;

/** Remembers how high a card was drawn, in pixels. */
export const keepCardHeight = (id: string | undefined, height: number): void => {
  if (id !== undefined && height > 0) heights.set(id, height);
};
