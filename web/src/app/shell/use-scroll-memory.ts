import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const storageKey = 'scroll-positions';
/** How long a page may take to become long enough for its old position, in milliseconds. */
const patienceMs = 4000;

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const positions = readPositions();

const keepPositions = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage a reload begins at the top.
  }
};

/** Scrolls to a position as soon as the page is long enough, unless the person scrolls first. Returns how to stop. */
const restore = (top: number): (() => void) => {
  const reach = (): boolean => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (reach()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (reach()) stop();
  });
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, stop);
  };
  for (const type of ['wheel', 'touchstart', 'keydown']) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
  return stop;
};

/** Back, forward and reload return to where the page was; a new page begins at its top with the focus in it. */
export const useScrollMemory = (): void => {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const place = `${key}:${pathname}`;

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    if (navigationType === NavigationType.Replace) return;
    if (navigationType === NavigationType.Push) {
      window.scrollTo(0, 0);
      return;
    }
    const top = positions[place];
    return top ? restore(top) : undefined;
  }, [place, navigationType]);

  // Taken off before the page changes: the scrolling of the next page must not be taken for this one's.
  useLayoutEffect(() => {
    const remember = (): void => {
      positions[place] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keepPositions);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keepPositions);
    };
  }, [place]);

  useEffect(() => {
    const main = document.getElementById('content');
    if (navigationType === NavigationType.Push && main && !main.contains(document.activeElement))
      main.focus({ preventScroll: true });
  }, [pathname, navigationType]);
};
