import type { Playbook } from '../../../../shared/playbooks.ts';
import { DeleteDialog } from '../../components/delete-dialog.tsx';
import { toast } from '../../lib/toast.ts';
import { explainFailure } from './save-playbook.ts';
import { deletePlaybook } from './use-playbooks.ts';

interface DeletePlaybookDialogProps {
  /** The playbook to delete; null while none is. */
  readonly playbook: Playbook | null;
  readonly onClose: (wasDeleted: boolean) => void;
}

/** Asks before a playbook goes with its templates. */
export const DeletePlaybookDialog = ({ playbook, onClose }: DeletePlaybookDialogProps) => {
  const remove = async (): Promise<void> => {
    if (!playbook) return;
    try {
      await deletePlaybook(playbook.id);
      onClose(true);
      toast({ title: 'Playbook deleted successfully.' });
    } catch (error) {
      onClose(false);
      explainFailure(error, 'Failed to delete playbook. Please try again.');
    }
  };

  return (
    <DeleteDialog
      open={playbook !== null}
      title={`Delete “${playbook?.name}”?`}
      onDelete={remove}
      onCancel={() => onClose(false)}
    >
      <p>Are you sure you want to delete this playbook? This action cannot be undone.</p>
      {playbook && playbook.templateCount > 0 && (
        <p>
          {playbook.templateCount === 1 ? 'Its template goes' : `Its ${playbook.templateCount} templates go`} with it.
          Analyses that used it stay as they are.
        </p>
      )}
    </DeleteDialog>
  );
};
