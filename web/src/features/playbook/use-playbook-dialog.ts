import { useCallback, useState } from 'react';
import { createSearchParams, resolvePath, useLocation, useNavigate, type To } from 'react-router';
import type { Playbook, PlaybookInput } from '../../../../shared/playbooks.ts';
import type { DialogTab } from './playbook-dialog.tsx';
import type { PlaybookList } from './use-playbooks.ts';

/** What the address names a playbook that is still to be made. */
const newId = 'new';

/** What an entry of the tab's history carries beside its address. */
interface DialogState {
  /** What a new playbook begins with. */
  readonly seed?: PlaybookInput;
  /** What names the dialog while it goes on from a new playbook to the one that was made. */
  readonly key?: string;
  /** Names this opening of the dialog. It was opened from the list then, which lies one step back. */
  readonly opening?: string;
}

/** The address at which a playbook is open. */
export const playbookAddress = (id: string, tab: DialogTab = 'rules'): string =>
  `/playbooks?${createSearchParams({ playbook: id, ...(tab === 'templates' && { tab }) })}`;

/**
 * Which playbook is open, as the address says: Back closes it, a reload keeps it, and so does a list that is read anew
 * without it.
 */
export const usePlaybookDialog = (list: PlaybookList | undefined) => {
  const navigate = useNavigate();
  const location = useLocation();
  const search = new URLSearchParams(location.search);
  const id = search.get('playbook');
  const state = location.state as DialogState | null;
  const tab: DialogTab = search.get('tab') === 'templates' ? 'templates' : 'rules';

  const [held, setHeld] = useState<Playbook>();
  const found = id === null ? undefined : list?.items.find((playbook) => playbook.id === id);
  if (found && held?.id !== id) setHeld(found);
  if (id === null && held) setHeld(undefined);
  const playbook = held?.id === id ? held : found;

  const open = useCallback(
    (name: string, to: DialogTab, seed?: PlaybookInput) =>
      void navigate(playbookAddress(name, to), {
        state: { opening: crypto.randomUUID(), ...(seed && { seed }) } satisfies DialogState,
      }),
    [navigate],
  );

  const namedKey = id === newId ? (state?.opening ?? newId) : (id ?? '');
  const key = state?.key ?? namedKey;

  return {
    isOpen: id === newId || playbook !== undefined,
    /** The address names a playbook that the whole list does not hold. */
    isMissing: id !== null && id !== newId && !playbook && list !== undefined && list.next === null,
    /** Changes with what is open. */
    key,
    playbook,
    seed: id === newId ? state?.seed : undefined,
    tab,
    openNew: useCallback((seed?: PlaybookInput) => open(newId, 'rules', seed), [open]),
    openPlaybook: useCallback((name: string) => open(name, 'rules'), [open]),
    /** Goes on, in the same dialog, to the templates of the playbook that was just made in it. */
    goOnWith: (created: Playbook) => {
      setHeld(created);
      void navigate(playbookAddress(created.id, 'templates'), {
        replace: true,
        state: { ...(state?.opening !== undefined && { opening: state.opening }), key } satisfies DialogState,
      });
    },
    close: () => void (state?.opening ? navigate(-1) : navigate('/playbooks', { replace: true })),
    setTab: (to: DialogTab) => void navigate(playbookAddress(id ?? newId, to), { replace: true, state }),
    /** Whether an address shows the same dialog. */
    isWithin: (to: To): boolean => {
      const path = resolvePath(to, location.pathname);
      return path.pathname === location.pathname && new URLSearchParams(path.search).get('playbook') === id;
    },
  };
};
