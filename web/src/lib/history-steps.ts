/*
 * Steps through the tab's history, before the router hears of them. A window calls its listeners in the order they were
 * added, capturing or not, so that this one is added when the application is loaded: ahead of the router's.
 */

type Interceptor = (event: PopStateEvent) => void;

let interceptor: Interceptor | undefined;

window.addEventListener('popstate', (event) => interceptor?.(event));

/**
 * Has every step looked at first; stopping the event's propagation keeps it from the router.
 * @returns what ends that
 */
export const interceptSteps = (next: Interceptor): (() => void) => {
  interceptor = next;
  return () => {
    if (interceptor === next) interceptor = undefined;
  };
};
