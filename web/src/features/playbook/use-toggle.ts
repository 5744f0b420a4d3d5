import { useCallback, useState } from 'react';
import type { Playbook } from '../../../../shared/playbooks.ts';
import { toast } from '../../lib/toast.ts';
import { contentOf } from './exchange.ts';
import { saveChange } from './save-playbook.ts';

/**
 * Switches playbooks on and off from their cards. Where somebody changed one meanwhile, the switch is set on theirs: it
 * changes nothing that they wrote.
 */
export const useToggle = () => {
  const [busyId, setBusyId] = useState<string>();

  const toggle = useCallback(async (playbook: Playbook, isActive: boolean): Promise<void> => {
    setBusyId(playbook.id);
    const save = (onto: Playbook) => saveChange({ ...contentOf(onto), isActive }, onto);
    let outcome = await save(playbook);
    if (outcome.kind === 'changed-meanwhile') outcome = await save(outcome.theirs);
    if (outcome.kind === 'gone' || outcome.kind === 'changed-meanwhile') {
      toast({ title: 'Error', description: 'Failed to update playbook. Please try again.', variant: 'destructive' });
    }
    setBusyId(undefined);
  }, []);

  return { busyId, toggle };
};
