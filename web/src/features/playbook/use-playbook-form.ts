import { type BaseSyntheticEvent, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { playbookInputSchema, type Playbook, type PlaybookInput } from '../../../../shared/playbooks.ts';
import type { Conflict } from './conflict-notice.tsx';
import { contentOf } from './exchange.ts';
import { resolvePlaybook } from './resolve-playbook.ts';
import { saveChange, saveNew, type SaveOutcome } from './save-playbook.ts';

/** What the form begins with where there is nothing yet. */
const emptyContent: PlaybookInput = { ...playbookInputSchema.parse({ name: '-' }), name: '' };

interface PlaybookFormOptions {
  /** The playbook to edit; undefined for a new one. */
  readonly playbook: Playbook | undefined;
  /** What a new one begins with. */
  readonly seed: PlaybookInput | undefined;
  readonly onSaved: () => void;
  /** Told of a playbook that was just made: the form is laid over it from now on. */
  readonly onCreated: (playbook: Playbook) => void;
}

/** A playbook's form, and what to do where somebody else has changed the playbook meanwhile. */
export interface PlaybookForm {
  readonly form: UseFormReturn<PlaybookInput>;
  /** The stored playbook that the form was last laid over; undefined for a new one. */
  readonly base: Playbook | undefined;
  readonly isSaving: boolean;
  /** Whether the form holds what nothing else does. */
  readonly isUnsaved: boolean;
  readonly conflict: Conflict | undefined;
  /** Saves what the form holds: over the playbook it is laid over, or as a new one. */
  readonly save: (event?: BaseSyntheticEvent) => Promise<void>;
  readonly saveAsNew: () => Promise<void>;
  readonly keepMine: () => void;
  readonly loadTheirs: () => void;
  readonly bringBackMine: () => void;
}

/** Fills and saves a playbook's form. Of two versions that differ, none is lost: whichever is taken, the other is kept. */
export const usePlaybookForm = ({ playbook, seed, onSaved, onCreated }: PlaybookFormOptions): PlaybookForm => {
  const [base, setBase] = useState(playbook);
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<PlaybookInput>({
    defaultValues: playbook ? contentOf(playbook) : (seed ?? emptyContent),
    resolver: resolvePlaybook,
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  const isReadOnly = playbook?.canEdit === false;

  const show = (content: PlaybookInput, next: Conflict | undefined, onto: Playbook | undefined): void => {
    setConflict(next);
    setBase(onto);
    form.reset(onto ? contentOf(onto) : content);
    form.reset(content, { keepDefaultValues: true });
  };

  const settle = (outcome: SaveOutcome): void => {
    switch (outcome.kind) {
      case 'failed':
        return;
      case 'created':
        show(contentOf(outcome.playbook), undefined, outcome.playbook);
        onCreated(outcome.playbook);
        return;
      case 'saved':
        setSaved(true);
        onSaved();
        return;
      default:
        setConflict(outcome);
    }
  };

  const saveOver = (onto: Playbook | undefined) =>
    form.handleSubmit(async (content) => settle(await (onto ? saveChange(content, onto) : saveNew(content))));

  return {
    form,
    base,
    isSaving: isSubmitting,
    isUnsaved: !isSaved && !isReadOnly && (isDirty || (seed !== undefined && !base) || conflict !== undefined),
    conflict,
    save: saveOver(base),
    saveAsNew: saveOver(undefined),
    keepMine: () => {
      if (conflict?.kind === 'changed-meanwhile') void saveOver(conflict.theirs)();
    },
    loadTheirs: () => {
      if (conflict?.kind !== 'changed-meanwhile') return;
      const { theirs } = conflict;
      show(contentOf(theirs), { kind: 'theirs-loaded', mine: form.getValues() }, theirs);
    },
    bringBackMine: () => {
      if (conflict?.kind === 'theirs-loaded') show(conflict.mine, undefined, base);
    },
  };
};
