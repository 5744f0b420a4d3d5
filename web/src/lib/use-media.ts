import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is below the mobile breakpoint of 768 px (specification, section 9). */
export const phoneQuery = '(max-width: 767.98px)';

/** Whether two panes side by side would be too narrow to read in. */
export const tabbedPanesQuery = '(max-width: 1099.98px)';

/** Whether a table of seven columns would be wider than what an open sidebar leaves: its rows become cards. */
export const stackedRowsQuery = '(max-width: 1239.98px)';

/** Where such a table keeps its rows: the other windows. */
export const tableRowsQuery = `not all and ${stackedRowsQuery}`;

/** Whether a media query holds now. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
};
