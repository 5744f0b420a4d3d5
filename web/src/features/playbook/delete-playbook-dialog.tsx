import { useState } from 'react';
import type { Playbook } from '../../../../shared/playbooks.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from './save-playbook.ts';
import { deletePlaybook } from './use-playbooks.ts';

interface DeletePlaybookDialogProps {
  /** The playbook to delete; null while none is. */
  readonly playbook: Playbook | null;
  readonly onClose: (wasDeleted: boolean) => void;
}

/** Asks before a playbook goes with its templates. */
export const DeletePlaybookDialog = ({ playbook, onClose }: DeletePlaybookDialogProps) => {
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async (): Promise<void> => {
    if (!playbook) return;
    setIsBusy(true);
    try {
      await deletePlaybook(playbook.id);
      onClose(true);
      toast({ title: 'Playbook deleted successfully.' });
    } catch (error) {
      onClose(false);
      toastFailure(error, 'Failed to delete playbook. Please try again.');
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open={playbook !== null}
      title={`Delete “${playbook?.name}”?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={isBusy}
      isDestructive
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
    >
      <p>Are you sure you want to delete this playbook? This action cannot be undone.</p>
      {playbook && playbook.templateCount > 0 && (
        <p>
          {playbook.templateCount === 1 ? 'Its template goes' : `Its ${playbook.templateCount} templates go`} with it.
          Analyses that used it stay as they are.
        </p>
      )}
    </ConfirmDialog>
  );
};
