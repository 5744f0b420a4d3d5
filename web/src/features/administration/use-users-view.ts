import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readView, writeView, type UsersView } from './users-view.ts';

/** The list is asked for this long after the last key in the search box, in milliseconds. */
const searchDelayMs = 250;

/** Where the pages before this one began, newest last; kept with the history's entry, so that a reload keeps it. */
const trailOf = (state: unknown): readonly string[] => {
  const trail = (state as { readonly trail?: unknown } | null)?.trail;
  return Array.isArray(trail) && trail.every((cursor) => typeof cursor === 'string') ? trail : [];
};

/** What the address says at this moment: a second change may come before the page has drawn the first. */
const currentView = (): UsersView => readView(window.location);

/** The view of the users in the address, and the ways to change it. */
export const useUsersView = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const view = readView(location);
  const trail = trailOf(location.state);
  const [typed, setTyped] = useState(view.search);
  const sought = useRef(view.search);

  const go = (next: UsersView, options: { readonly trail?: readonly string[]; readonly replace?: boolean } = {}) => {
    void navigate(writeView(next), { replace: options.replace ?? false, state: { trail: options.trail ?? [] } });
  };

  // An address that changed by itself, by a link or by going back, says what is sought.
  useEffect(() => {
    if (sought.current === view.search) return;
    sought.current = view.search;
    setTyped(view.search);
  }, [view.search]);

  const seek = useRef<(search: string) => void>(() => undefined);
  useEffect(() => {
    seek.current = (search) => {
      sought.current = search;
      go({ ...currentView(), search, cursor: '', page: 1 }, { replace: true });
    };
  });
  useEffect(() => {
    if (typed === sought.current) return;
    const timer = setTimeout(() => seek.current(typed), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    view,
    typed,
    search: setTyped,
    filter: (state: UsersView['state']) => go({ ...currentView(), state, cursor: '', page: 1 }),
    /** Sorts by a column; once more the other way round. Names go from A, days of registration from the latest. */
    sort: (order: UsersView['order']) => {
      const current = currentView();
      const first = order === 'registered' ? 'descending' : 'ascending';
      const turned = current.direction === 'ascending' ? 'descending' : 'ascending';
      go({ ...current, order, direction: current.order === order ? turned : first, cursor: '', page: 1 });
    },
    showNext: (cursor: string) => go({ ...view, cursor, page: view.page + 1 }, { trail: [...trail, view.cursor] }),
    showPrevious: () => {
      // Whoever came here by a link has no pages behind them: the first one is where to go.
      const isKnown = trail.length > 0;
      const before = { ...view, cursor: trail.at(-1) ?? '', page: isKnown ? view.page - 1 : 1 };
      go(before, { trail: trail.slice(0, -1) });
    },
    clear: () => {
      setTyped('');
      sought.current = '';
      go({ ...view, search: '', state: '', cursor: '', page: 1 });
    },
  };
};
