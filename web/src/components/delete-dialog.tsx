import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What goes with it, and that it cannot be brought back. */
  readonly children: ReactNode;
  /** Deletes, and says how that went: it does not fail. */
  readonly onDelete: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks before something is deleted, and waits for it. */
export const DeleteDialog = ({ open, title, children, onDelete, onCancel }: DeleteDialogProps) => {
  const [isBusy, setBusy] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={isBusy}
      isDestructive
      onConfirm={() => {
        setBusy(true);
        void onDelete().finally(() => setBusy(false));
      }}
      onCancel={onCancel}
    >
      {children}
    </ConfirmDialog>
  );
};
