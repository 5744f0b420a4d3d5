import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { UNSAFE_NavigationContext, type To } from 'react-router';
import { interceptSteps } from './history-steps.ts';

/** The place of an entry in the tab's history, as the router numbers it. */
const indexOf = (state: unknown): number | undefined => {
  const index = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : undefined;
};

/**
 * Stands between unsaved work and everything that would leave it: another address, the browser's own Back and Forward,
 * and closing or reloading the tab (where the browser itself asks).
 * @param isGuarding whether there is something to lose
 * @param onAttempt told that the page was about to be left, with what leaves it after all
 * @param isWithin whether an address still shows the work, such as another tab of it
 * @returns what lets the next step through unasked, for whoever has asked already
 */
export const useLeaveGuard = (
  isGuarding: boolean,
  onAttempt: (leave: () => void) => void,
  isWithin: (to: To) => boolean,
): (() => void) => {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const isReleased = useRef(false);
  const attempt = useEffectEvent((leave: () => void) =>
    onAttempt(() => {
      isReleased.current = true;
      leave();
    }),
  );

  const passes = useEffectEvent((to: To): boolean => isReleased.current || isWithin(to));

  useEffect(() => {
    if (!isGuarding) return;
    isReleased.current = false;
    const push = navigator.push.bind(navigator);
    const replace = navigator.replace.bind(navigator);
    navigator.push = (...to) => (passes(to[0]) ? push(...to) : attempt(() => push(...to)));
    navigator.replace = (...to) => (passes(to[0]) ? replace(...to) : attempt(() => replace(...to)));

    const here = indexOf(history.state);
    let isReturning = false;
    const onPopState = (event: PopStateEvent): void => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const there = indexOf(event.state);
      if (isReleased.current || here === undefined || there === undefined || there === here) return;
      // The browser has moved already: back to where the work is, unseen by the router, and ask there.
      event.stopImmediatePropagation();
      isReturning = true;
      history.go(here - there);
      attempt(() => history.go(there - here));
    };
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (!isReleased.current) event.preventDefault();
    };
    const endIntercepting = interceptSteps(onPopState);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      endIntercepting();
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isGuarding, navigator]);

  return () => {
    isReleased.current = true;
  };
};
